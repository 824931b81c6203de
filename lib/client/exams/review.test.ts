import type { AttemptResult, PartResult } from '@/lib/exams/marked-paper'
import {
  answeredOf,
  guessesOf,
  matches,
  perMarkText,
  readNext,
  resultCsv,
  reviewsOf,
  timeText,
} from './review'
import { saved, view } from './testing'

function part(key: string, change: Partial<PartResult> = {}): PartResult {
  return {
    key,
    state: 'marked',
    earned: 0,
    available: 1,
    verdict: 'wrong',
    points: [false],
    error: null,
    readAs: null,
    cells: null,
    entries: null,
    judged: null,
    explanation: {
      corrections: [],
      answer: '',
      scheme: [],
      solution: '',
      solutionFigure: null,
      modelFigure: null,
      errors: null,
      keyed: null,
      scales: null,
    },
    before: null,
    subtopic: { number: '1.2', title: 'Motion', href: '/n/1.2' },
    objective: 'AO1',
    command: 'State',
    counts: true,
    ...change,
  }
}

const result: AttemptResult = {
  earned: 1,
  available: 5,
  toSelfMark: 1,
  grade: null,
  byTopic: [],
  byObjective: [],
  byCommand: [],
  misconceptions: [],
  parts: [
    part('1', { earned: 1, verdict: 'right' }),
    part('2'),
    part('3.a', { subtopic: { number: '2.1', title: 'Heat', href: '/n/2.1' } }),
    part('3.b', { state: 'toSelfMark', verdict: 'notMarked' }),
    part('4', { state: 'unanswered', verdict: null }),
    part('5', { counts: false }),
  ],
  timeUsedMs: 1000,
  automatic: false,
}

const seen = view({
  result,
  answers: [
    saved('1', { answer: { kind: 'choice', choice: 'A' }, timeMs: 10_000 }),
    saved('2', { answer: { kind: 'choice', choice: 'B' }, timeMs: 260_000, flagged: true }),
    saved('3.b', { answer: { kind: 'written', text: '=cmd "x"\nnext' } }),
  ],
})

describe('review', () => {
  const reviews = reviewsOf(seen)
  const numbers = (filter: Parameters<typeof matches>[1]) =>
    reviews.filter(review => matches(review, filter)).map(review => review.question.number)

  it('filters by marks lost, flag, time and what is to be marked', () => {
    expect(numbers('all')).toEqual([1, 2, 3, 4, 5])
    expect(numbers('wrong')).toEqual([2, 3, 4])
    expect(numbers('flagged')).toEqual([2])
    expect(numbers('slow')).toEqual([2])
    expect(numbers('self')).toEqual([3])
  })

  it('takes no mark for a question that the section did not ask for, and does not count it as one to answer', () => {
    expect(reviews.map(({ counts, isLeft }) => [counts, isLeft])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [true, true],
      [false, true],
    ])
    expect(answeredOf(seen)).toEqual({ answered: 3, parts: 5 })
  })

  it('says what to read where most marks were lost, without those that do not count or are not marked', () => {
    expect(readNext(seen)).toEqual([
      { number: '1.2', title: 'Motion', href: '/n/1.2', lost: 2 },
      { number: '2.1', title: 'Heat', href: '/n/2.1', lost: 1 },
    ])
  })

  it('finds the guesses, and says how they did', () => {
    const guessed = view({
      ...seen,
      answers: seen.answers.map(answer => ({ ...answer, guessed: answer.key !== '3.b' })),
    })
    expect(guessesOf(guessed)).toEqual({ parts: 2, right: 1, marks: 1 })
    expect(guessesOf(seen)).toBeNull()
    expect(reviewsOf(guessed).filter(review => matches(review, 'guessed'))).toHaveLength(2)
    expect(resultCsv(guessed).split('\r\n')[1]).toBe('1,1.2 Motion,AO1,State,A,1,1,marked,yes,10')
  })

  it('says the time for each mark', () => {
    expect(perMarkText(84_000, 1)).toBe('1.4 min a mark')
    expect(perMarkText(84_000, 2)).toBe('42 s a mark')
    expect(perMarkText(0, 2)).toBe('')
  })

  it('exports a row for each part, and no formula that a spreadsheet would run', () => {
    const rows = resultCsv(seen).split('\r\n')
    expect(rows).toHaveLength(7)
    expect(rows[1]).toBe('1,1.2 Motion,AO1,State,A,1,1,marked,,10')
    expect(rows[4]).toContain(`"'=cmd ""x""\nnext"`)
  })
})

it('exports words and accounts as they were typed', () => {
  const row = { date: '1 Jan', narrative: 'Sales', amount: '900' }
  const typed = view({
    result,
    answers: [
      saved('1', { answer: { kind: 'words', texts: ['mitosis', '', 'meiosis'] } }),
      saved('2', { answer: { kind: 'ledger', debit: [row], credit: [{ ...row, date: '' }] } }),
    ],
  })
  const rows = resultCsv(typed).split('\r\n')
  expect(rows[1]).toContain(',mitosis; meiosis,')
  expect(rows[2]).toContain(',debit: 1 Jan Sales 900; credit: Sales 900,')
})

it.each([
  [900, '1 s'],
  [59_000, '59 s'],
  [69_000, '1 min 9 s'],
  [720_000, '12 min'],
  [4_080_000, '1 h 08 min'],
])('%d ms is %s', (ms, text) => {
  expect(timeText(ms)).toBe(text)
})
