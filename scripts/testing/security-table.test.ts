import { existsSync, readFileSync } from 'node:fs'

/** docs/security.md: every promise has a test of its own, which is where the table says. */
const PROMISES = 57
const ROW = /^\| (P\d+) \| (.+?) \| (.+?) \| (.+?) \|$/gm
const TEST = /`([^`]+)`: \*([^*]+)\*/g

type Named = { file: string; title: string }
type Row = { id: string; promise: string; keeper: string; tests: Named[] }

const rows: Row[] = Array.from(
  readFileSync('docs/security.md', 'utf8').matchAll(ROW),
  ([, id = '', promise = '', keeper = '', cell = '']) => ({
    id,
    promise,
    keeper,
    tests: Array.from(cell.matchAll(TEST), ([, file = '', title = '']) => ({ file, title })),
  }),
)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The title as the first argument of a call that is not skipped: it('…', test('…', it.each([…])('…', check('…'. */
function holdsTest({ file, title }: Named): boolean {
  const call = new RegExp(`([\\w.]*|\\])\\)?\\(\\s*(['"\`])${escaped(title)}\\2,`)
  const found = call.exec(readFileSync(file, 'utf8'))
  return found !== null && !/skip|todo/.test(found[1] ?? '')
}

it('has every promise once and in order, with what keeps it', () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: PROMISES }, (_, n) => `P${n + 1}`))
  for (const { promise, keeper } of rows) {
    expect(promise.length).toBeGreaterThan(10)
    expect(keeper.length).toBeGreaterThan(10)
  }
})

it.each(rows.map(row => [row.id, row] as const))('%s names tests that exist', (_id, { tests }) => {
  expect(tests.length).toBeGreaterThan(0)
  const missing = tests.filter(each => !existsSync(each.file) || !holdsTest(each))
  expect(missing).toEqual([])
})

it('gives each promise a test of its own, which no other row names first', () => {
  const firsts = rows.map(({ tests }) => `${tests[0]?.file}: ${tests[0]?.title}`)
  expect(firsts.filter((each, at) => firsts.indexOf(each) !== at)).toEqual([])
})

it('misses a title that no test has', () => {
  expect(
    holdsTest({ file: 'scripts/testing/security-table.test.ts', title: 'a test that is not there' }),
  ).toBe(false)
})
