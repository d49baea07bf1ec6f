export const id = 314;
export const ids = [314];
export const modules = {

/***/ 6314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answer: () => (/* binding */ answer)
/* harmony export */ });
/** What a command prints that answers with a text of its own. Throws UsageError. */
async function answer(asked, host) {
    switch (asked.command) {
        case 'show':
            return (await Promise.all(/* import() */[__webpack_require__.e(292), __webpack_require__.e(44), __webpack_require__.e(798), __webpack_require__.e(448), __webpack_require__.e(760), __webpack_require__.e(805)]).then(__webpack_require__.bind(__webpack_require__, 6805))).show(asked, host);
        case 'recipe':
            return (await Promise.all(/* import() */[__webpack_require__.e(292), __webpack_require__.e(44), __webpack_require__.e(798), __webpack_require__.e(448), __webpack_require__.e(351), __webpack_require__.e(760), __webpack_require__.e(563), __webpack_require__.e(212)]).then(__webpack_require__.bind(__webpack_require__, 8212))).recipePage(asked, host);
        case 'tools':
            return (await Promise.all(/* import() */[__webpack_require__.e(292), __webpack_require__.e(798), __webpack_require__.e(655)]).then(__webpack_require__.bind(__webpack_require__, 4655))).importTools(asked.server, asked.path, host);
        case 'explain':
            return (await Promise.all(/* import() */[__webpack_require__.e(292), __webpack_require__.e(44), __webpack_require__.e(798), __webpack_require__.e(448), __webpack_require__.e(351), __webpack_require__.e(165)]).then(__webpack_require__.bind(__webpack_require__, 9546))).explain(asked.id);
        case 'rules':
            return (await Promise.all(/* import() */[__webpack_require__.e(292), __webpack_require__.e(44), __webpack_require__.e(798), __webpack_require__.e(448), __webpack_require__.e(351), __webpack_require__.e(165)]).then(__webpack_require__.bind(__webpack_require__, 9546))).rulesPage();
        case 'runtimes':
            return (await Promise.all(/* import() */[__webpack_require__.e(292), __webpack_require__.e(44), __webpack_require__.e(798), __webpack_require__.e(448), __webpack_require__.e(351), __webpack_require__.e(165)]).then(__webpack_require__.bind(__webpack_require__, 9546))).runtimesPage();
    }
}


/***/ })

};
