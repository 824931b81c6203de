import type { Answer, AnswerKind } from '@/lib/exams/answers'
import { isBlank, isEmpty } from '@/lib/exams/blank'
import { markPart } from '@/lib/exams/kinds/registry'
import { ALONE } from '@/lib/exams/kinds/rules'
import { leastPart } from '@/lib/exams/testing'
import { cellOf } from './palette'
import { blankRecord } from './sitting'

const ROW = { date: '', narrative: ' ', amount: '' }

/** Of every kind: what holds nothing, and the least that holds something. */
const CASES: { [K in AnswerKind]: { blank: Answer[]; filled: Answer[] } } = {
  choice: { blank: [], filled: [{ kind: 'choice', choice: 'A' }] },
  numeric: {
    blank: [
      { kind: 'numeric', value: '', unit: '' },
      { kind: 'numeric', value: ' ', unit: 'm' },
    ],
    filled: [{ kind: 'numeric', value: '0', unit: '' }],
  },
  expression: { blank: [{ kind: 'expression', text: ' \n' }], filled: [{ kind: 'expression', text: '0' }] },
  solutions: { blank: [{ kind: 'solutions', text: '\n ' }], filled: [{ kind: 'solutions', text: 'none' }] },
  match: {
    blank: [
      { kind: 'match', pairs: {} },
      { kind: 'match', pairs: { a: '', b: ' ' } },
    ],
    filled: [{ kind: 'match', pairs: { a: '', b: 'q' } }],
  },
  order: { blank: [{ kind: 'order', ids: [] }], filled: [{ kind: 'order', ids: ['a'] }] },
  table: {
    blank: [
      { kind: 'table', cells: {} },
      { kind: 'table', cells: { a: ' ', b: '' } },
    ],
    filled: [{ kind: 'table', cells: { a: '', b: '0' } }],
  },
  words: {
    blank: [
      { kind: 'words', texts: [] },
      { kind: 'words', texts: ['', ' '] },
    ],
    filled: [{ kind: 'words', texts: ['', 'a'] }],
  },
  ledger: {
    blank: [
      { kind: 'ledger', debit: [], credit: [] },
      { kind: 'ledger', debit: [ROW], credit: [ROW] },
    ],
    filled: [{ kind: 'ledger', debit: [ROW], credit: [{ ...ROW, amount: '0' }] }],
  },
  equation: { blank: [{ kind: 'equation', text: ' ' }], filled: [{ kind: 'equation', text: 'H2' }] },
  structure: {
    blank: [
      { kind: 'structure', text: ' ', drawn: null },
      { kind: 'structure', text: '', drawn: { atoms: [], bonds: [] } },
    ],
    filled: [
      { kind: 'structure', text: 'CH4', drawn: null },
      {
        kind: 'structure',
        text: '',
        drawn: { atoms: [{ element: 'C', charge: 0, hydrogens: null, at: [18, 18] }], bonds: [] },
      },
    ],
  },
  plot: {
    blank: [{ kind: 'plot', strokes: [] }],
    filled: [{ kind: 'plot', strokes: [{ tool: 'point', at: [2, 2] }] }],
  },
  draw: {
    blank: [{ kind: 'draw', strokes: [] }],
    filled: [{ kind: 'draw', strokes: [{ tool: 'line', from: [0, 0], to: [9, 9] }] }],
  },
  written: { blank: [{ kind: 'written', text: '\n' }], filled: [{ kind: 'written', text: '-' }] },
}

const rows = Object.values(CASES).flatMap(({ blank, filled }) => [
  ...blank.map(answer => [answer.kind, JSON.stringify(answer), answer, true] as const),
  ...filled.map(answer => [answer.kind, JSON.stringify(answer), answer, false] as const),
])

/** A palette of one question whose only part holds this answer. */
function paletteSays(answer: Answer): boolean {
  const records = { '1': { ...blankRecord('1'), answer, seq: 1 } }
  const question = { number: 1, parts: [{ key: '1' }] } as Parameters<typeof cellOf>[0]
  return cellOf(question, records).progress === 'answered'
}

it.each(rows)('%s %s: palette and marking agree whether it is blank', (kind, _, answer, blank) => {
  expect(isBlank(answer)).toBe(blank)
  expect(paletteSays(answer)).toBe(!blank)
  const marking = markPart(leastPart(kind), answer, ALONE)
  expect(marking.state === 'unanswered').toBe(blank)
})

it('a unit alone is blank, and kept', () => {
  expect(isEmpty({ kind: 'numeric', value: '', unit: 'm' })).toBe(false)
  expect(isEmpty({ kind: 'numeric', value: '', unit: '' })).toBe(true)
  expect(isEmpty(null)).toBe(true)
})
