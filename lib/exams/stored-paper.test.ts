import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { answerFrom } from '@/lib/testing/keyed-answers'
import { type Answer, partKey } from './answers'
import { findBlueprint } from './blueprints'
import type { Paper } from './build-paper'
import type { PartKind } from './question'
import { resultOf } from './result'
import { PAPER_SHAPE, readPaper, type StoredPaper } from './stored-paper'
import { toPublicPaper } from './to-public'

const FOLDER = 'lib/exams/stored-papers'

/** As the database has them; an example is never changed. Each has every kind of part of its time. */
const examples = readdirSync(FOLDER)
  .sort()
  .map((name): [string, StoredPaper] => [name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))])

const KINDS: Record<PartKind, true> = {
  choice: true,
  numeric: true,
  expression: true,
  equation: true,
  solutions: true,
  match: true,
  order: true,
  table: true,
  words: true,
  ledger: true,
  written: true,
  structure: true,
  plot: true,
  draw: true,
}

const partsOf = ({ questions }: Paper) =>
  questions.flatMap(({ parts }, at) => parts.map(part => ({ key: partKey(at + 1, part.label), part })))

function sat(paper: Paper) {
  const blueprint = findBlueprint(paper.paperId)
  if (!blueprint) throw new Error(`There is no paper ${paper.paperId}`)
  const answers = new Map(
    partsOf(paper).map(({ key, part }): [string, Answer] => [key, answerFrom(part, right => right)]),
  )
  const sitting = {
    blueprint,
    paper,
    syllabus: requireSyllabus(blueprint.level, blueprint.subject),
    answers,
    selfMarks: new Map(),
    corrections: [],
  }
  const result = resultOf(sitting, { timeUsedMs: 60_000, automatic: false }, error => {
    throw error
  })
  return { result, shown: toPublicPaper(blueprint, paper) }
}

it('there is an example of each shape so far', () => {
  expect(examples.map(([, { shape = 0 }]) => shape)).toEqual(
    Array.from({ length: PAPER_SHAPE + 1 }, (_, at) => at),
  )
})

describe.each(examples)('%s', (_, stored) => {
  const paper = readPaper(stored)
  const { result, shown } = sat(paper)

  it('is read as a paper of today, with every kind of part', () => {
    expect(paper.shape).toBe(PAPER_SHAPE)
    expect(new Set(partsOf(paper).map(({ part }) => part.kind))).toEqual(new Set(Object.keys(KINDS)))
  })

  it('is shown: every part has its field, and nothing of its key', () => {
    const fields = shown.questions.flatMap(({ parts }) => parts)
    expect(fields.map(({ key, field }) => [key, field.kind])).toEqual(
      partsOf(paper).map(({ key, part }) => [key, part.kind]),
    )
    const text = JSON.stringify(shown)
    for (const { part } of partsOf(paper))
      expect(text).not.toContain(JSON.stringify(part.solution).slice(1, -1))
  })

  it('is marked: who knows the key has every mark that a machine gives', () => {
    const judged = result.parts.filter(({ state }) => state === 'marked')
    expect(judged.length).toBeGreaterThan(10)
    for (const { key, earned, available } of judged) expect([key, earned]).toEqual([key, available])
    expect(result.parts.filter(({ state }) => state === 'unanswered')).toEqual([])
  })
})

it('refuses a paper of a later release', () => {
  const [, stored] = examples.at(-1) ?? []
  if (!stored) throw new Error('There are no examples')
  expect(() => readPaper({ ...stored, shape: PAPER_SHAPE + 1 })).toThrow('this release knows')
})
