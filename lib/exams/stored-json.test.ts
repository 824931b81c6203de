import type { Answer, AnswerKind } from './answers'
import { STORED_JSON, type StoredColumn } from './stored-json'

/** As they stand in databases: one of each kind that was ever kept. A new shape is added, none is changed. */
const KEPT_ANSWERS: { [K in AnswerKind]: Answer[] } = {
  choice: [{ kind: 'choice', choice: 'B' }],
  numeric: [{ kind: 'numeric', value: '3.0 x 10^8', unit: 'm/s' }],
  expression: [{ kind: 'expression', text: '3x^2' }],
  equation: [{ kind: 'equation', text: '2H2 + O2 -> 2H2O' }],
  solutions: [{ kind: 'solutions', text: 'x = 2 or -3' }],
  match: [{ kind: 'match', pairs: { a: '2', b: '' } }],
  order: [{ kind: 'order', ids: ['c', 'a'] }],
  table: [{ kind: 'table', cells: { 'r1.c2': '4.2' } }],
  words: [{ kind: 'words', texts: ['nucleus', ''] }],
  ledger: [{ kind: 'ledger', debit: [{ date: 'Jan 1', narrative: 'Bank', amount: '90' }], credit: [] }],
  written: [{ kind: 'written', text: 'It speeds up.' }],
  structure: [
    { kind: 'structure', text: 'CH3CH2OH', drawn: null },
    {
      kind: 'structure',
      text: '',
      drawn: {
        atoms: [
          { element: 'C', charge: 0, hydrogens: null, at: [0, 0] },
          { element: 'O', charge: 0, hydrogens: null, at: [40, 0] },
        ],
        bonds: [{ a: 0, b: 1, order: 1 }],
      },
    },
  ],
  plot: [
    {
      kind: 'plot',
      strokes: [
        {
          tool: 'curve',
          through: [
            [0, 0],
            [1, 2],
          ],
        },
      ],
    },
  ],
  draw: [{ kind: 'draw', strokes: [{ tool: 'label', id: 'leaf', at: [3, 4] }] }],
}

const KEPT: [StoredColumn, unknown][] = [
  ...Object.values(KEPT_ANSWERS)
    .flat()
    .map((answer): [StoredColumn, unknown] => ['attempt_answers.answer', answer]),
  ['attempt_answers.self_points', [true, false]],
  ['attempts.marks_by_subtopic', { '1.5.1': [2, 3], '3.4': [0, 1] }],
  ['exam_papers.drawn', [['igcse-physics/3.4/echo', 'K7QF3M-1']]],
  ['practice_answers.marks', { '3.4': [1, 2] }],
]

it.each(KEPT)('%s takes what is kept: %j', (column, value) => {
  expect(STORED_JSON[column](JSON.parse(JSON.stringify(value)))).toBe(true)
})

it.each<[StoredColumn, unknown]>([
  ['attempt_answers.answer', { kind: 'choice', choice: 'E' }],
  ['attempt_answers.answer', { kind: 'numeric', value: 3, unit: '' }],
  ['attempt_answers.answer', { kind: 'toString' }],
  ['attempt_answers.answer', { kind: 'words', texts: 'nucleus' }],
  ['attempt_answers.answer', 'B'],
  ['attempt_answers.self_points', [1, 0]],
  ['attempts.marks_by_subtopic', { '1.5.1': [2] }],
  ['attempts.marks_by_subtopic', [[2, 3]]],
  ['exam_papers.drawn', [['igcse-physics/3.4/echo']]],
  ['practice_answers.marks', { '3.4': 1 }],
])('%s refuses %j', (column, value) => {
  expect(STORED_JSON[column](value)).toBe(false)
})
