import { type Ledger, ledgerEntry } from './ledger'

const FILE = {
  hash: 'a',
  by: 'c',
  on: '2026-11-18',
  templates: 10,
  derived: 4,
  read: 10,
  readOn: '2026-11-17',
}
const LEDGER: Ledger = {
  draws: 200,
  report: '',
  apart: { 'some-paper': 7 },
  papers: {},
  files: {
    one: FILE,
    two: { ...FILE, hash: 'b', on: '2026-11-20', derived: 1, read: 8, readOn: '2026-11-19' },
  },
}

it('adds up the files of a paper, with the oldest check and the newest reading', () => {
  expect(
    ledgerEntry(
      LEDGER,
      'some-paper',
      new Map([
        ['one', 'a'],
        ['two', 'b'],
      ]),
    ),
  ).toEqual({
    apart: 7,
    templates: 20,
    draws: 200,
    derived: 5,
    read: 18,
    on: '2026-11-18',
    readOn: '2026-11-19',
    changed: 0,
  })
})

it('counts nothing for a file that changed since, and says so', () => {
  expect(
    ledgerEntry(
      LEDGER,
      'some-paper',
      new Map([
        ['one', 'a'],
        ['two', 'other'],
        ['three', 'c'],
      ]),
    ),
  ).toMatchObject({
    templates: 10,
    changed: 2,
  })
  expect(ledgerEntry(LEDGER, 'some-paper', new Map([['one', 'other']]))).toBeNull()
})
