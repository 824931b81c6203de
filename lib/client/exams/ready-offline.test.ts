import { readyText, readyWords } from './ready-offline'

const READY = { bytes: 84_200, missingSheets: 0, missingTools: 0, reloads: false }

it('says the size, and nothing that is not so', () => {
  expect(readyText(READY)).toBe('Ready offline, 84 KB')
  expect(readyText({ ...READY, missingSheets: 1 })).toMatch(/a sheet is missing/)
  expect(readyText({ ...READY, missingTools: 2 })).toMatch(/; a tool is missing/)
  expect(readyText({ ...READY, missingSheets: 1, missingTools: 1 })).toMatch(/a sheet and a tool are missing/)
  expect(readyText({ ...READY, bytes: null })).toBe('Not ready offline')
  expect(readyWords(READY)).toMatch(/do not reload/)
  expect(readyWords({ ...READY, reloads: true })).toMatch(/opens again/)
  expect(readyWords({ ...READY, bytes: null })).toMatch(/stay online/)
})
