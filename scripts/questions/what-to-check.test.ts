import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DRAWS_CHECKED } from '@/lib/exams/check-template'
import type { Ledger, LedgerFile } from '@/lib/exams/ledger'
import { compiledFiles, loadTemplates } from '@/lib/server/content/compiled-questions'
import { isInTurn } from '../content/in-turn'
import { compileBanks } from './compile-banks'
import { templateAddresses } from './question-files'
import { checkNamer, hasPassed, type Known, toCheck } from './what-to-check'
import { passedFiles } from './write-ledger'

const CHOICE = 'igcse/physics/1.1-lengths/choice'
const MORE = 'igcse/physics/1.1-lengths/choice-more'
const RECALL = 'igcse/physics/1.2-motion/structured'
const ALL = [CHOICE, MORE, RECALL]
const SETTING = { subtopics: new Map(), commandWords: ['State'], objectives: ['AO1'] }
const FACTS = { on: '2026-11-20', templates: 1, derived: 0, read: 1, readOn: '2026-11-20' }

const root = mkdtempSync(join(tmpdir(), 'markwell-banks-'))
const source = join(root, 'questions')
const target = join(root, 'compiled')
const checker = join(root, 'checker.ts')
afterAll(() => rmSync(root, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(dirname(join(source, name)), { recursive: true })
  writeFileSync(join(source, name), text)
}

const templateFile = (name: string, imports: string, stem: string) => `${imports}
import { template } from '@/lib/exams/template'
export const templates = [template({
  name: '${name}', subtopic: '1.1', style: 'choice', tier: null, difficulty: 1, calculator: 'needed',
  values: random => ({ length: random.int(1, 9) }),
  make: ({ length }) => ({ stem: ${stem}, parts: [] }),
})]
`

beforeEach(() => {
  rmSync(source, { recursive: true, force: true })
  write('igcse/physics/shared.ts', 'export const unit = "m"\nexport const other = "s"\n')
  write('igcse/physics/shared/parts.ts', 'export const templates = []\n')
  write('igcse/physics/1.1-lengths/shared/choice.ts', 'export const templates = []\n')
  write('igcse/physics/1.1-lengths/choice-helper.test.ts', '')
  write(`${CHOICE}.ts`, templateFile('long', "import { unit } from '../shared'", 'length + unit'))
  write(`${MORE}.ts`, templateFile('longer', "import { other } from '../shared'", 'length + other'))
  write('igcse/physics/1.2-motion/recall.md', '| speed | velocity |\n')
  write(`${RECALL}.ts`, templateFile('recall', "import facts from './recall.md'", 'facts + length'))
  writeFileSync(checker, 'export const check = (text: string) => text.length > 3\n')
})

/** Everything has passed; then something is done; what has passed no more? */
async function lookedAtAfter(change: () => void): Promise<{ looked: string[]; compiled: string[] }> {
  await compileBanks(source, target)
  const name = await checkNamer(() => SETTING, checker)
  const entry = (address: string): LedgerFile => ({
    ...FACTS,
    hash: compiledFiles(target)[address]?.hash ?? '',
    by: name(address),
  })
  const passed = Object.fromEntries(ALL.map(address => [address, entry(address)]))
  change()
  const { compiled } = await compileBanks(source, target)
  const known: Known = {
    now: compiledFiles(target),
    passed,
    nameOf: await checkNamer(() => SETTING, checker),
  }
  return { looked: ALL.filter(address => !hasPassed(address, known)), compiled }
}

const append = (name: string, text: string) => appendFileSync(join(source, name), text)

it('finds the files of templates by their place and name', () => {
  expect(templateAddresses([], source)).toEqual(ALL)
})

it('nothing is compiled or looked at twice', async () => {
  expect(await lookedAtAfter(() => {})).toEqual({ looked: [], compiled: [] })
})

it.each<[string, () => void, string[]]>([
  ['a template', () => write(`${MORE}.ts`, templateFile('longer', '', 'length + "km"')), [MORE]],
  ['a comment in a template', () => append(`${MORE}.ts`, '// a remark\n'), []],
  [
    'what a helper gives',
    () => write('igcse/physics/shared.ts', 'export const unit = "km"\nexport const other = "s"\n'),
    [CHOICE],
  ],
  ['a comment in a helper', () => append('igcse/physics/shared.ts', '/** a remark */\n'), []],
  ['facts in a table', () => append('igcse/physics/1.2-motion/recall.md', '| mass | weight |\n'), [RECALL]],
  [
    'the checker',
    () => writeFileSync(checker, 'export const check = (text: string) => text.length > 4\n'),
    ALL,
  ],
  ['a comment in the checker', () => appendFileSync(checker, '// a remark\n'), []],
])('after a change of %s, what it bears on is looked at', async (_, change, looked) => {
  expect((await lookedAtAfter(change)).looked).toEqual(looked)
})

it('a compiled file that is not what was compiled is compiled again', async () => {
  const after = await lookedAtAfter(() =>
    writeFileSync(join(target, `${CHOICE}.cjs`), 'exports.templates=[]'),
  )
  expect(after).toEqual({ looked: [], compiled: [CHOICE] })
  expect(loadTemplates(MORE, target)[0]?.draw('x').question.stem).toMatch(/^\ds$/)
})

it('what is gone is compiled no more, and a state that cannot be read compiles everything', async () => {
  await compileBanks(source, target)
  rmSync(join(source, `${RECALL}.ts`))
  await compileBanks(source, target)
  expect(Object.keys(compiledFiles(target))).toEqual([CHOICE, MORE])
  writeFileSync(join(target, 'inputs.json'), '{"igcse')
  expect((await compileBanks(source, target)).compiled).toEqual(['near-terms', CHOICE, MORE])
})

describe('what the ledger does not know for sure', () => {
  const now = { [CHOICE]: { hash: 'a' } }
  const entry = { ...FACTS, hash: 'a', by: 'c' }
  const known: Known = { now, passed: { [CHOICE]: entry }, nameOf: () => 'c' }

  it('has not passed', () => {
    expect(hasPassed(CHOICE, known)).toBe(true)
    expect(hasPassed(MORE, known)).toBe(false)
    expect(hasPassed(CHOICE, { ...known, passed: {} })).toBe(false)
    expect(hasPassed(CHOICE, { ...known, nameOf: () => 'd' })).toBe(false)
    expect(hasPassed(CHOICE, { ...known, now: {} })).toBe(false)
    const old = { [CHOICE]: { hash: 'a' } as LedgerFile }
    expect(hasPassed(CHOICE, { ...known, passed: old })).toBe(false)
  })

  it('counts for nothing where templates were drawn another number of times, or the ledger is damaged', () => {
    const ledger = { draws: DRAWS_CHECKED, report: '', apart: {}, papers: {}, files: { [CHOICE]: entry } }
    expect(passedFiles(ledger)).toEqual({ [CHOICE]: entry })
    expect(passedFiles(null)).toEqual({})
    expect(passedFiles({ ...ledger, draws: DRAWS_CHECKED + 100 })).toEqual({})
    expect(passedFiles({ draws: DRAWS_CHECKED } as Ledger)).toEqual({})
  })

  it('is looked at on one day in ten all the same, on the same day for everybody', () => {
    const days = Array.from({ length: 30 }, (_, at) =>
      new Date(Date.UTC(2026, 10, 20 + at)).toISOString().slice(0, 10),
    )
    const looked = days.filter(day => toCheck([CHOICE], known, day).length > 0)
    expect(looked).toHaveLength(3)
    expect(looked.every(day => isInTurn(CHOICE, day))).toBe(true)
    const places = Array.from({ length: 1000 }, (_, at) => `igcse/physics/1.1/choice-${at}`)
    const share = places.filter(address => isInTurn(address, '2026-11-24')).length
    expect(share).toBeGreaterThan(60)
    expect(share).toBeLessThan(150)
  })
})
