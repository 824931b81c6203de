import { readyText, readyWords } from './ready-offline'

const READY = { bytes: 84_200, missingSheets: 0, missingTools: 0, reloads: true }

it('says the size, and nothing that is not so', () => {
  expect(readyText(READY)).toBe('Ready offline, 84 KB')
  expect(readyText({ ...READY, missingSheets: 1 })).toMatch(/a sheet is missing/)
  expect(readyText({ ...READY, missingTools: 2 })).toMatch(/; a tool is missing/)
  expect(readyText({ ...READY, missingSheets: 1, missingTools: 1 })).toMatch(/a sheet and a tool are missing/)
  expect(readyText({ ...READY, bytes: null })).toBe('Not ready offline')
  expect(readyWords(READY)).toMatch(/opens again/)
  expect(readyWords({ ...READY, bytes: null })).toMatch(/stay online/)
})

it('never calls a paper ready whose page would have to be fetched', () => {
  const kept = { ...READY, reloads: false }
  expect(readyText(kept)).toBe('Paper kept, 84 KB; a reload needs a connection')
  expect(readyText({ ...kept, missingSheets: 1 })).not.toMatch(/ready/i)
  expect(readyWords(kept)).toMatch(/do not reload/)
  expect(readyWords({ ...kept, missingSheets: 1 })).toMatch(/A sheet is missing/)
})
