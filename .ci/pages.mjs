// Writes the pages of the shelves from the shelves themselves. Run after a build: it reads what tsc emitted.
import { writeFileSync } from 'node:fs'
import { profilesPage, recipesPage, rulesPage, runtimesPage } from '../.build/pages.js'

writeFileSync(new URL('../src/recipes/README.md', import.meta.url), recipesPage())
writeFileSync(new URL('../src/rules/README.md', import.meta.url), rulesPage())
writeFileSync(new URL('../src/rules/PROFILES.md', import.meta.url), profilesPage())
writeFileSync(new URL('../src/runtimes/README.md', import.meta.url), runtimesPage())
