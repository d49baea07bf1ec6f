import { expect, test } from 'vitest'
import { folderMismatch, nameForm } from '../../src/runtimes/reason-field.ts'

const span = { start: 0, end: 1 }

test.each([
  ['Deploy', 'Write `deploy`.'],
  ['Azure CLI', 'Write `azure-cli`.'],
  ['--Tide_Table--', 'Write `tide-table`.'],
  ['Überblick', 'Write `überblick`.'],
])('the cure for %s is a name without another fault', (name, cure) => {
  expect(nameForm(name, 'unicode', 'code points', span).find(({ code }) => code === 'name-uppercase')?.cure).toBe(cure)
  expect(nameForm(cure.slice('Write `'.length, -2), 'unicode', 'code points', span)).toEqual([])
})

test.each([
  ['tide', 'tide-table', 'Rename the folder to `tide`, or write `name: tide-table`.'],
  ['Tide Table', 'tide-table', 'Write `name: tide-table`.'],
  ['tide', 'Tide', 'Rename the folder to `tide`.'],
  ['Tide', 'TIDE', 'Rename the skill and its folder to one name.'],
])('name %s in folder %s', (name, folder, cure) => {
  expect(folderMismatch(name, folder, 'dropped', span).cure).toBe(cure)
})
