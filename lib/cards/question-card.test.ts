import type { PartResult } from '@/lib/exams/marked-paper'
import { view } from '../client/exams/testing'
import { cardsOfReview } from './question-card'

function partResult(key: string, more: Partial<PartResult> = {}): PartResult {
  return {
    key,
    state: 'marked',
    earned: 0,
    available: 1,
    verdict: null,
    points: [],
    error: null,
    readAs: null,
    cells: null,
    entries: null,
    judged: null,
    explanation: {
      corrections: [],
      answer: '<p>B</p>',
      scheme: [],
      solution: '<p>Because.</p>',
      solutionFigure: null,
      modelFigure: null,
      errors: null,
      keyed: null,
      scales: null,
    },
    before: null,
    subtopic: { number: '3.4', title: 'Sound', href: '/revision-notes/igcse/physics/waves/sound' },
    objective: 'AO1',
    command: 'State',
    counts: true,
    ...more,
  }
}

const reviewed = (parts: PartResult[]) =>
  view({
    result: {
      earned: 0,
      available: 6,
      toSelfMark: 0,
      grade: null,
      byTopic: [],
      byObjective: [],
      byCommand: [],
      misconceptions: [],
      parts,
      timeUsedMs: 0,
      automatic: false,
    },
  })

it('knows nothing before hand-in', () => {
  expect(cardsOfReview(view())).toEqual([])
})

it('calls missed what lost marks: not what is right, still to be marked, or does not count', () => {
  const cards = cardsOfReview(
    reviewed([
      partResult('1'),
      partResult('2', { earned: 1 }),
      partResult('3.a', { state: 'unanswered' }),
      partResult('3.b', { state: 'toSelfMark' }),
      partResult('4', { counts: false }),
      partResult('5', { state: 'selfMarked', available: 3, earned: 2 }),
    ]),
  )
  expect(cards.filter(each => each.isMissed).map(each => each.card.name)).toEqual([
    'Question 1',
    'Question 3 (a)',
    'Question 5',
  ])
})

it('is made of what the review shows: question, options, answer, solution, note', () => {
  const [first] = cardsOfReview(reviewed([partResult('1')]))
  expect(first?.card).toEqual({
    id: 'question/igcse/physics/p.1.K7QF3M/1',
    name: 'Question 1',
    marks: 1,
    front: {
      texts: ['<p>?</p>'],
      figures: [],
      tables: [],
      lists: [['<b>A</b> A', '<b>B</b> B', '<b>C</b> C', '<b>D</b> D']],
    },
    answer: '<p>B</p>',
    solution: '<p>Because.</p>',
    answerFigures: [],
    note: { href: '/revision-notes/igcse/physics/waves/sound', title: '3.4 Sound' },
  })
})

it('an account shows what is printed of it, and the narratives to choose from', () => {
  const seen = structuredClone(reviewed([partResult('1')]))
  const question = seen.paper.questions[0]
  const part = question?.parts[0]
  if (!part) throw new Error('no part')
  part.field = {
    kind: 'ledger',
    account: 'Bank account',
    currency: '$',
    lines: 4,
    dated: true,
    given: [{ side: 'credit', date: '1 January', narrative: 'R & S', amount: '300' }],
    narratives: ['Rent', 'Sales'],
  }
  expect(cardsOfReview(seen)[0]?.card.front).toMatchObject({
    tables: [
      {
        caption: 'Bank account',
        head: ['Debit', '$', 'Credit', '$'],
        rows: [
          ['…', '…', '1 January R &amp; S', '300'],
          ['…', '…', '…', '…'],
        ],
      },
    ],
    lists: [['Rent', 'Sales']],
  })
})
