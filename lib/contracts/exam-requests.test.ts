import { ANSWER_LIMITS, type Answer } from '@/lib/exams/answers'
import { allBlueprints } from '@/lib/exams/blueprints'
import { competencyTokenRequest, examAnswersRequest } from './exam-requests'

const body = (answer: unknown) => ({
  attemptId: 'a',
  changes: [
    {
      key: '1',
      seq: 1,
      answer,
      working: '',
      flagged: false,
      struck: '',
      timeMs: 0,
      at: '2026-11-23T10:00:00.000Z',
    },
  ],
})

const takes = (answer: unknown) => examAnswersRequest.isValidSync(body(answer), { strict: true })

const row = { date: '1 Jan', narrative: 'Sales', amount: '900' }

it.each<Answer>([
  { kind: 'words', texts: ['mitosis'] },
  { kind: 'words', texts: ['', 'b'.repeat(ANSWER_LIMITS.words)] },
  { kind: 'written', text: 'Demand rises.' },
  { kind: 'written', text: '', strokes: [{ tool: 'line', from: [1, 2], to: [3, 4] }] },
  { kind: 'ledger', debit: [row, { date: '', narrative: '', amount: '' }], credit: [] },
])('takes %j', answer => {
  expect(takes(answer)).toBe(true)
})

it.each<[string, unknown]>([
  ['a diagram that is none', { kind: 'written', text: '', strokes: [{ tool: 'line' }] }],
  ['words without texts', { kind: 'words' }],
  ['words that are no list', { kind: 'words', texts: 'mitosis' }],
  ['words that are no text', { kind: 'words', texts: [1] }],
  ['words that are too long', { kind: 'words', texts: ['b'.repeat(ANSWER_LIMITS.words + 1)] }],
  ['too many lines of words', { kind: 'words', texts: Array.from({ length: 21 }, () => '') }],
  ['words with another field', { kind: 'words', texts: [], cells: {} }],
  ['an account with one side', { kind: 'ledger', debit: [] }],
  ['an account whose side is no list', { kind: 'ledger', debit: {}, credit: [] }],
  ['a line without an amount', { kind: 'ledger', debit: [{ date: '', narrative: '' }], credit: [] }],
  ['a line with another field', { kind: 'ledger', debit: [{ ...row, mark: '1' }], credit: [] }],
  ['a line that is none', { kind: 'ledger', debit: [null], credit: [] }],
  ['an amount that is a number', { kind: 'ledger', debit: [{ ...row, amount: 9 }], credit: [] }],
  ['a long amount', { kind: 'ledger', debit: [{ ...row, amount: '9'.repeat(31) }], credit: [] }],
  ['too many lines', { kind: 'ledger', debit: Array.from({ length: 21 }, () => row), credit: [] }],
])('refuses %s', (_, answer) => {
  expect(takes(answer)).toBe(false)
})

it.each(allBlueprints().map(({ paperId }) => paperId))('opens %s, by all of its names', paperId => {
  const examId = `${paperId}.10x7k2.K7QF3M`
  const opened = { paperId, examId, met: [examId] }
  expect(competencyTokenRequest.isValidSync(opened, { strict: true })).toBe(true)
})
