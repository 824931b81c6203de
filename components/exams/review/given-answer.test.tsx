import { render, screen, within } from '@testing-library/react'
import type { Answer } from '@/lib/exams/answers'
import { markPart, publicField } from '@/lib/exams/kinds/registry'
import { ALONE } from '@/lib/exams/kinds/rules'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import type { LedgerPart, Part, SolutionsPart, TablePart, WordsPart } from '@/lib/exams/question'
import { explain } from '@/lib/exams/to-public'
import { GivenAnswer } from './given-answer'

const FACTS = {
  label: 'a',
  prompt: 'State two factors.',
  command: 'State',
  subtopic: '1.1',
  objective: 'AO1',
  solution: '',
} as const

const FACTORS: WordsPart = {
  ...FACTS,
  kind: 'words',
  marks: 2,
  asked: 2,
  answers: [{ text: 'temperature' }, { text: 'light' }],
  reject: [{ text: 'oxygen', why: 'It is made, not used.' }],
  scheme: [
    { code: 'B1', text: 'temperature' },
    { code: 'B1', text: 'light' },
  ],
}

const ACCOUNT: LedgerPart = {
  ...FACTS,
  kind: 'ledger',
  marks: 2,
  account: 'Bank account',
  lines: 4,
  given: [],
  entries: [
    { name: 'sales', side: 'debit', narrative: 'Sales', amount: 900, marks: 1 },
    { name: 'rent', side: 'credit', narrative: 'Rent', amount: 900, marks: 1 },
  ],
  scheme: [
    { code: 'B1', text: 'Sales' },
    { code: 'B1', text: 'Rent' },
  ],
}

const ANGLES: SolutionsPart = {
  ...FACTS,
  kind: 'solutions',
  marks: 2,
  answer: ['30', '150'],
  letter: 'theta',
  interval: { from: '0', to: '360' },
  angles: 'degrees',
  figures: 'exact',
  scheme: [
    { code: 'B1', text: '30°' },
    { code: 'B1', text: '150°' },
  ],
}

const IONS: TablePart = {
  ...FACTS,
  kind: 'table',
  marks: 2,
  head: ['particle', 'charge', 'force / N'],
  rows: [
    [
      { text: 'electron' },
      { blank: 'charge', answer: '-1', mode: 'exact', marks: 1 },
      { blank: 'force', answer: -4, marks: 1 },
    ],
  ],
  scheme: [
    { code: 'B1', text: '-1' },
    { code: 'B1', text: '-4' },
  ],
}

/** The part as the review shows it: marked and explained by the server's own rules. */
function show(part: Part, answer: Answer | null) {
  const marking = markPart(part, answer ?? undefined, ALONE)
  const marked = marking.state === 'marked' ? marking : null
  const result: CheckedPart = {
    key: '1.a',
    state: marking.state,
    earned: marking.earned,
    available: marking.available,
    verdict: marked?.verdict ?? null,
    points: marked?.points ?? [],
    error: null,
    readAs: null,
    cells: marked?.cells ?? null,
    entries: marked?.entries ?? null,
    judged: marked?.judged ?? null,
    explanation: explain(part, '1'),
    before: null,
    subtopic: { number: '1.1', title: '', href: '' },
    objective: 'AO1',
    command: 'State',
  }
  const shown = {
    key: '1.a',
    label: 'a',
    lead: null,
    prompt: '',
    figure: null,
    table: null,
    marks: part.marks,
    field: publicField(part),
  }
  render(<GivenAnswer part={shown} result={result} answer={answer} />)
}

const rowTexts = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent?.replace(/\s+/g, ' ').trim())

it('sets the error of an option as the paper sets its prose', () => {
  const right = { text: '9.6', error: null }
  const wrong = { text: '9.8', error: 'You took *g* as 9.8 m/s^{2}, not 9.6.' }
  const part: Part = {
    ...FACTS,
    kind: 'choice',
    marks: 1,
    scheme: [],
    options: [right, wrong, { ...wrong, text: '9.7' }, { ...wrong, text: '9.9' }],
  }
  show(part, { kind: 'choice', choice: 'B' })
  const [shown] = screen.getAllByText(/^You took/)
  expect(shown?.innerHTML).toBe('You took <em>g</em> as 9.8 m/s<sup>2</sup>, not 9.6.')
})

it('each word that was given is shown with its verdict and the reason, then what is right', () => {
  show(FACTORS, { kind: 'words', texts: ['temprature', 'oxygen'] })
  expect(rowTexts()).toEqual([
    'Answer 1temprature rightSpelling forgiven: read as “temperature”.',
    'Answer 2oxygen not rightRejected: It is made, not used.',
  ])
  expect(screen.getByText('temperature; light')).toBeInTheDocument()
})

it('each entry of an account is right, wrong with the reason, or missing', () => {
  const row = (narrative: string, amount: string) => ({ date: '', narrative, amount })
  show(ACCOUNT, { kind: 'ledger', debit: [row('Sales', '90')], credit: [] })
  expect(rowTexts()).toEqual([
    'Debit, line 1Sales, 90 not rightThe amount should be 900.Debit: Sales, 900',
    'Missing missingCredit: Rent, 900',
  ])
})

it('a part without an answer shows what is right', () => {
  show(ACCOUNT, null)
  expect(screen.getByText('blank')).toBeInTheDocument()
  expect(screen.getByText(/Debit: Sales, 900/)).toBeInTheDocument()
})

it('a cell of a table that is wrong says why', () => {
  show(IONS, { kind: 'table', cells: { charge: '1', force: '4' } })
  expect(rowTexts()).toEqual([
    'electron, charge1 not rightThe sign is missing.-1',
    'electron, force / N4 not rightRight size, wrong sign.−4',
  ])
})

it('solutions are found, nearly found, missing, or none', () => {
  show(ANGLES, { kind: 'solutions', text: '30.1, 210' })
  expect(rowTexts()).toEqual([
    'Solution 130.1 not rightNear it, but not exact or not to the figures asked for.30°',
    'Solution 2 missing150°',
    'Not a solution210 not right–',
  ])
})
