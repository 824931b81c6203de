import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weighPages } from './budgets'

const FAMILIES = [
  { name: 'note', pages: /^reader\//, document: 2, scripts: 4 },
  { name: 'text', pages: /./, document: 1, scripts: 4 },
]
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'))
  mkdirSync(join(folder, 'static'))
  // Random bytes do not compress, so their number is their weight.
  writeFileSync(join(folder, 'static', 'a.js'), randomBytes(3 * 1024))
  writeFileSync(join(folder, 'static', 'b.js'), randomBytes(2 * 1024))
})
afterAll(() => rmSync(folder, { recursive: true }))

const page = (name: string, document: number, ...scripts: string[]) => ({
  page: name,
  document,
  first: 700,
  scripts: scripts.map(each => `/_next/static/${each}.js`),
})

it('weighs each family by its heaviest page', () => {
  const rows = weighPages(
    folder,
    [page('reader/a', 100, 'a'), page('reader/b', 1200, 'b'), page('about', 100, 'a')],
    FAMILIES,
  )
  expect(rows.map(({ family, pages, faults }) => [family, pages, faults])).toEqual([
    ['note', 2, []],
    ['text', 1, []],
  ])
  expect(rows[0]?.scripts).toBeCloseTo(3, 1)
})

it('names the heaviest page of a family that is over, and by what', () => {
  const pages = ['about', 'help'].map((name, at) => ({
    ...page(name, 3000 + at * 2000, 'a', 'b'),
    first: 20_000 - at,
  }))
  const [, row] = weighPages(folder, pages, FAMILIES)
  expect(row?.faults).toEqual([
    expect.stringMatching(/^text: the document of 2 of 2 pages weigh more than 1 KiB, help \d+\.\d$/),
    'text: the first screen of 2 of 2 pages weigh more than 14 KiB, about 19.5',
    expect.stringMatching(/^text: the scripts of 2 of 2 pages weigh more than 4 KiB, about 5\.\d$/),
  ])
})
