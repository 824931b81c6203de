import { findSyllabus } from '@/lib/catalogue/syllabuses'
import type { Answer } from './answers'
import { findBlueprint } from './blueprints'
import type { Paper } from './build-paper'
import type { Change, Correction } from './correction'
import { correctedPaper } from './corrections'
import type { Part } from './question'
import { resultOf } from './result'
import { leastPart } from './testing'

const PAPER_ID = 'igcse-physics-paper-2'
const PAPER = `${PAPER_ID}.1x7k2.K7QF3M`
const DAY = '2026-11-24'

const option = (text: string, isRight = false) => ({ text, error: isRight ? null : `You took ${text}.` })
const choice: Part = {
  ...leastPart('choice'),
  kind: 'choice',
  options: [option('iron', true), option('steel'), option('copper'), option('brass')],
}
const numeric = (more: object = {}) =>
  ({ ...leastPart('numeric'), answer: 149.3275, unit: 'W', unitMode: 'given', sigFigs: 2, ...more }) as Part
const expression = { ...leastPart('expression'), answer: '2x + 1' } as Part
const words: Part = {
  ...leastPart('words'),
  kind: 'words',
  asked: 1,
  answers: [{ text: 'osmosis' }],
  reject: [{ text: 'diffusion', why: 'You named the wider process.' }],
}
const cells = (rows: object[]) =>
  ({
    ...leastPart('table'),
    kind: 'table',
    marks: rows.length,
    head: ['quantity'],
    rows: rows.map(row => [row]),
    scheme: rows.map(() => ({ code: 'B1', text: 'right' })),
  }) as Part
const table = cells([
  { blank: 'mass', answer: 12, marks: 1 },
  { blank: 'change', answer: 'rises', marks: 1, mode: 'pick', choices: ['rises', 'falls', 'stays'] },
])

function paperOf(part: Part): Paper {
  const question = { template: '1.2/one', seed: 's', stem: '', parts: [part] }
  return {
    id: PAPER,
    paperId: PAPER_ID,
    seed: 'K7QF3M',
    shape: 1,
    sections: [{ id: 'A', questions: [1] }],
    questions: [question],
  }
}

const correction = (change: Change, more: Partial<Correction> = {}): Correction => ({
  id: 'one',
  template: 'igcse/physics/1.2/one',
  part: '1',
  paper: PAPER,
  change,
  reason: 'The figure shows another metal than the text.',
  day: DAY,
  ...more,
})

function mark(part: Part, answer: Answer | null, corrections: readonly Correction[]) {
  const [blueprint, syllabus] = [findBlueprint(PAPER_ID), findSyllabus('igcse', 'physics')]
  if (!blueprint || !syllabus) throw new Error('no paper 2')
  const result = resultOf(
    {
      blueprint,
      syllabus,
      paper: paperOf(part),
      answers: new Map(answer ? [['1', answer]] : []),
      selfMarks: new Map(),
      corrections,
    },
    { timeUsedMs: 0, automatic: false },
    error => {
      throw error
    },
  )
  const [own] = result.parts
  if (!own) throw new Error('no part')
  return { ...result, own }
}

const letter = (letter: 'A' | 'B' | 'C' | 'D'): Answer => ({ kind: 'choice', choice: letter })
const number = (value: string): Answer => ({ kind: 'numeric', value, unit: '' })
const text = (typed: string): Answer => ({ kind: 'expression', text: typed })
const said = (...texts: string[]): Answer => ({ kind: 'words', texts })
const filled = (mass: string, change: string): Answer => ({ kind: 'table', cells: { mass, change } })
const to = (from: string | number, right: string | number, cell?: string): Change => ({
  key: { from, to: right },
  ...(cell !== undefined && { cell }),
})

describe('a corrected part', () => {
  it.each<[string, Part, Change, Answer | null, before: number, now: number, verdict: string | null]>([
    ['choice: the new letter earns', choice, to('A', 'C'), letter('C'), 0, 1, 'right'],
    ['choice: the old letter keeps its mark', choice, to('A', 'C'), letter('A'), 1, 1, 'kept'],
    ['choice: another letter earns nothing', choice, to('A', 'C'), letter('B'), 0, 0, 'wrong'],
    ['choice: by the text of its options', choice, to('iron', 'copper'), letter('C'), 0, 1, 'right'],
    ['choice: two options are right', choice, { alsoRight: 'B' }, letter('B'), 0, 1, 'right'],
    ['choice: the first of two stays right', choice, { alsoRight: 'B' }, letter('A'), 1, 1, 'right'],
    ['choice: everyone, answered wrongly', choice, { everyone: true }, letter('D'), 0, 1, 'everyone'],
    ['choice: everyone, not answered', choice, { everyone: true }, null, 0, 1, 'everyone'],
    ['numeric: the new value', numeric(), to(149.3, 298.7), number('299'), 0, 1, 'right'],
    ['numeric: the old value', numeric(), to(149.3275, 298.7), number('149'), 1, 1, 'kept'],
    ['numeric: a further value', numeric(), { alsoRight: 298.7 }, number('300'), 0, 1, 'right'],
    [
      'numeric: the range stays',
      numeric({ answer: 20, tolerance: 1 }),
      to(20, 30),
      number('29.2'),
      0,
      1,
      'right',
    ],
    ['expression: the new one', expression, to('2x+1', '3x - 1'), text('-1 + 3x'), 0, 1, 'right'],
    ['expression: a further one', expression, { alsoRight: 'x^2' }, text('x*x'), 0, 1, 'right'],
    ['words: a text that was rejected', words, to('osmosis', 'diffusion'), said('diffusion'), 0, 1, 'right'],
    [
      'words: a further one',
      words,
      { alsoRight: 'active transport' },
      said('active transport'),
      0,
      1,
      'right',
    ],
    ['table: a number', table, to(12, 14, 'mass'), filled('14', 'falls'), 0, 1, 'partly'],
    [
      'table: a further number, the rest as it was',
      table,
      { alsoRight: 14, cell: 'mass' },
      filled('14', 'rises'),
      1,
      2,
      'right',
    ],
    [
      'table: what is picked',
      table,
      { alsoRight: 'falls', cell: 'change' },
      filled('', 'falls'),
      0,
      1,
      'partly',
    ],
    [
      'written: everyone',
      leastPart('written'),
      { everyone: true },
      { kind: 'written', text: 'No.' },
      0,
      1,
      'everyone',
    ],
  ])('%s', (_, part, change, answer, before, now, verdict) => {
    const { own, earned } = mark(part, answer, [correction(change)])
    expect({ before: own.before, now: own.earned, total: earned, verdict: own.verdict }).toEqual({
      before,
      now,
      total: now,
      verdict,
    })
    expect(own.explanation.corrections).toEqual([
      { day: DAY, html: 'The figure shows another metal than the text.' },
    ])
  })

  it('explains itself by the new key, and a kept mark is no misconception', () => {
    const by = (part: Part, change: Change, answer: Answer) => mark(part, answer, [correction(change)]).own
    expect(by(choice, to('A', 'C'), letter('A')).explanation).toMatchObject({
      answer: '<b>C</b> copper',
      scheme: [{ html: 'copper' }],
      solution: expect.stringMatching(/^<p><strong>Corrected on 24 Nov 2026\.<\/strong>/),
      errors: [
        { error: 'The figure shows another metal than the text.' },
        { error: 'You took steel.' },
        { error: null },
        { error: 'You took brass.' },
      ],
    })
    expect(by(choice, { alsoRight: 'B' }, letter('B')).explanation.answer).toBe(
      '<b>A</b> iron or <b>B</b> steel',
    )
    expect(by(numeric(), { alsoRight: 298.7 }, number('1')).explanation).toMatchObject({
      answer: '150\u00a0W or 300\u00a0W',
      scheme: [{ html: 'right; or 300\u00a0W' }],
      solution: '<p>It is as it is.</p>',
    })
    expect(by(table, to(12, 14, 'mass'), filled('1', '')).explanation.keyed).toEqual({
      mass: '14',
      change: 'rises',
    })
    expect(mark(choice, letter('D'), [correction({ everyone: true })]).misconceptions).toEqual([])
  })

  it('shows the solution that the correction brings', () => {
    const solved = correction(to('A', 'C'), { solution: 'Copper it is.' })
    expect(mark(choice, letter('A'), [solved]).own.explanation.solution).toBe('<p>Copper it is.</p>')
  })

  it('may be corrected twice, in the order of days whatever the order of the list', () => {
    const first = correction(to('A', 'C'))
    const second = correction(to('C', 'D'), { id: 'two', day: '2026-11-25' })
    const { own } = mark(choice, letter('D'), [second, first])
    expect([own.before, own.earned]).toEqual([0, 1])
    expect(own.explanation.corrections.map(({ day }) => day)).toEqual([DAY, '2026-11-25'])
  })

  it('of all papers that drew its template is found by the template', () => {
    const everywhere = correction({ everyone: true }, { paper: undefined, drawnBefore: DAY, part: '' })
    expect(mark(choice, null, [everywhere]).earned).toBe(1)
    expect(mark(choice, null, [{ ...everywhere, template: 'igcse/physics/1.2/two' }]).earned).toBe(0)
    expect(mark(choice, null, [{ ...everywhere, template: 'igcse/biology/1.2/one' }]).earned).toBe(0)
  })
})

it.each<[string, Part, Correction, 'kind' | 'key']>([
  ['another stored letter', choice, correction(to('B', 'C')), 'key'],
  ['a fifth letter', choice, correction(to('A', 'E')), 'key'],
  ['another stored number', numeric(), correction(to(150, 298.7)), 'key'],
  ['a text for a number', numeric(), correction(to('149.3', 'much')), 'kind'],
  ['another stored expression', expression, correction(to('2x', '3x')), 'key'],
  ['a number for words', words, correction({ alsoRight: 5 }), 'kind'],
  ['a cell that is not there', table, correction({ alsoRight: 5, cell: 'weight' }), 'kind'],
  ['what cannot be picked', table, correction({ alsoRight: 'sinks', cell: 'change' }), 'key'],
  ['a cell of no table', choice, correction({ alsoRight: 'B', cell: 'a' }), 'kind'],
  ['a key of a kind without', leastPart('match'), correction({ alsoRight: 'q' }), 'kind'],
  ['another template', choice, correction({ everyone: true }, { template: 'igcse/physics/1.2/two' }), 'kind'],
  ['a part that is not there', choice, correction({ everyone: true }, { part: '1.b' }), 'kind'],
  ['a question that is not there', choice, correction({ everyone: true }, { part: '2' }), 'kind'],
])('%s is refused and changes nothing', (_, part, refused, by) => {
  const paper = paperOf(part)
  const corrected = correctedPaper(paper, [refused], 'igcse/physics')
  expect(corrected.refused).toMatchObject([{ correction: refused, by }])
  expect(corrected.paper).toEqual(paper)
  expect(corrected.notes.size + corrected.everyone.size).toBe(0)
})

it('the stored paper is never touched', () => {
  for (const [part, change] of [
    [choice, to('A', 'C')],
    [numeric(), { alsoRight: 3 }],
    [table, to(12, 14, 'mass')],
    [words, { alsoRight: 'diffusion' }],
  ] as const) {
    const paper = paperOf(part)
    const before = structuredClone(paper)
    const corrected = correctedPaper(paper, [correction(change)], 'igcse/physics')
    expect(corrected.refused).toEqual([])
    expect(paper).toEqual(before)
    expect(corrected.paper).not.toEqual(before)
  }
})
