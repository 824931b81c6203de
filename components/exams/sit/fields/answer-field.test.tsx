import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Answer, AnswerOf } from '@/lib/exams/answers'
import type { PublicField } from '@/lib/exams/public-paper'
import { CHUNKS } from '../../tools/tool-chunks'
import { AnswerField } from './answer-field.client'

// Fields of kinds that few papers have come late: here they have come.
beforeAll(() => Promise.all([CHUNKS.equationField, CHUNKS.words, CHUNKS.ledger].map(({ load }) => load())))

function Field({ field, onChange }: { field: PublicField; onChange: (answer: Answer | null) => void }) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [struck, setStruck] = useState('')
  return (
    <AnswerField
      field={field}
      answer={answer}
      onAnswer={next => {
        setAnswer(next)
        onChange(next)
      }}
      id="part-1"
      name="answer to question 1"
      readOnly={false}
      struck={struck}
      onStruck={setStruck}
    />
  )
}

function show(field: PublicField) {
  const given: (Answer | null)[] = []
  render(<Field field={field} onChange={answer => given.push(answer)} />)
  return { last: () => given.at(-1), user: userEvent.setup() }
}

const ITEMS = [
  { id: 'i1', html: 'radio' },
  { id: 'i2', html: 'light' },
  { id: 'i3', html: 'X-rays' },
]

it('an order is changed one place at a time, and where the item now stands is said', async () => {
  const { user, last } = show({ kind: 'order', items: ITEMS })
  expect(screen.getByRole('button', { name: 'Move up: radio' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Move down: radio' }))
  expect((last() as AnswerOf<'order'>).ids).toEqual(['i2', 'i1', 'i3'])
  expect(screen.getByRole('status')).toHaveTextContent('radio: now 2 of 3')
})

it('a match takes one choice for each item', async () => {
  const { user, last } = show({
    kind: 'match',
    items: ITEMS.slice(0, 2),
    targets: [{ id: 't1', html: 'm<sup>2</sup>' }],
  })
  await user.selectOptions(screen.getByLabelText('light'), 't1')
  expect(last()).toEqual({ kind: 'match', pairs: { i2: 't1' } })
})

it('cells of a table are named by their row and column', async () => {
  const { user, last } = show({
    kind: 'table',
    head: ['particle', 'charge'],
    rows: [[{ html: 'proton' }, { blank: 'p', width: 'number', choices: null }]],
  })
  await user.type(screen.getByRole('textbox', { name: 'proton, charge' }), '+1')
  expect(last()).toEqual({ kind: 'table', cells: { p: '+1' } })
})

it('a cell with choices is picked, by its row and column', async () => {
  const { user, last } = show({
    kind: 'table',
    head: ['quantity', 'change'],
    rows: [[{ html: 'mass' }, { blank: 'm', width: 'text', choices: ['rises', 'falls'] }]],
  })
  const pick = screen.getByRole('combobox', { name: 'mass, change' })
  await user.selectOptions(pick, 'falls')
  expect(last()).toEqual({ kind: 'table', cells: { m: 'falls' } })
  await user.selectOptions(pick, 'Choose')
  expect(last()).toEqual({ kind: 'table', cells: { m: '' } })
})

it('value and unit of a number are two fields, with an echo of how it reads', async () => {
  const { user, last } = show({ kind: 'numeric', unit: null, asksUnit: true, ask: null })
  await user.type(screen.getByLabelText(/^Value/), '3e8')
  await user.type(screen.getByLabelText(/^Unit/), 'm/s')
  expect(last()).toEqual({ kind: 'numeric', value: '3e8', unit: 'm/s' })
  expect(await screen.findByText('Read as 3 × 10⁸ m/s')).toBeInTheDocument()
})

it('an option is struck out without being chosen', async () => {
  const { user, last } = show({
    kind: 'choice',
    columns: null,
    options: (['A', 'B', 'C', 'D'] as const).map(letter => ({
      letter,
      html: `option ${letter}`,
      cells: null,
    })),
  })
  await user.click(screen.getByRole('button', { name: 'Strike out B' }))
  expect(screen.getByRole('button', { name: 'Strike out B' })).toHaveAttribute('aria-pressed', 'true')
  expect(last()).toBeUndefined()
  await user.click(screen.getByRole('radio', { name: /^C/ }))
  expect(last()).toEqual({ kind: 'choice', choice: 'C' })
})

it('words of a written answer are counted', async () => {
  const { user } = show({ kind: 'written', lines: 4 })
  await user.type(screen.getByRole('textbox', { name: /^Answer/ }), 'It slows down')
  expect(screen.getByText('3 words')).toBeInTheDocument()
})

it('an equation takes symbols from its keys and says how it reads', async () => {
  const { user, last } = show({ kind: 'equation', asksStates: true })
  const field = screen.getByLabelText('Equation, answer to question 1')
  expect(screen.getByText('Include state symbols.')).toBeVisible()
  await user.type(field, 'N2 + 3H2')
  await user.click(screen.getByRole('button', { name: 'Symbols for the answer to question 1' }))
  await user.click(await screen.findByRole('button', { name: 'reversible arrow' }))
  expect(last()).toEqual({ kind: 'equation', text: 'N2 + 3H2 ⇌ ' })
  await user.clear(field)
  await user.type(field, 'N2 + 3H2 <=> 2NH3')
  expect(
    await screen.findByText('NH', { exact: false, selector: '.equation' }, { timeout: 3000 }),
  ).toHaveTextContent('N2 + 3H2 ⇌ 2NH3')
})

it('words are typed on as many lines as are asked', async () => {
  const { user, last } = show({ kind: 'words', lines: 2 })
  await user.type(screen.getByRole('textbox', { name: /^Answer 2/ }), 'osmosis')
  expect(last()).toEqual({ kind: 'words', texts: ['', 'osmosis'] })
  await user.type(screen.getByRole('textbox', { name: /^Answer 1/ }), 'diffusion')
  expect(last()).toEqual({ kind: 'words', texts: ['diffusion', 'osmosis'] })
})

it('one word has one line', async () => {
  const { user, last } = show({ kind: 'words', lines: 1 })
  await user.type(screen.getByRole('textbox', { name: /^Answer\b.*question 1/ }), 'mitosis')
  expect(last()).toEqual({ kind: 'words', texts: ['mitosis'] })
})

const LEDGER: Extract<PublicField, { kind: 'ledger' }> = {
  kind: 'ledger',
  account: 'Bank account',
  currency: '$',
  lines: 2,
  dated: false,
  given: [{ side: 'debit', date: '', narrative: 'Balance b/d', amount: '1200' }],
  narratives: null,
}
const EMPTY = { date: '', narrative: '', amount: '' }

it('an account is filled by the keyboard alone, each field named by side, line and column', async () => {
  const { user, last } = show(LEDGER)
  expect(screen.getByText('Bank account')).toBeInTheDocument()
  const debit = within(screen.getByRole('table', { name: 'Debit side' }))
  expect(debit.getByRole('cell', { name: 'Balance b/d' })).toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Debit, line 1, narrative' })).toHaveFocus()
  await user.keyboard('Sales{Tab}900')
  await user.click(screen.getByRole('textbox', { name: 'Credit, line 2, amount' }))
  await user.keyboard('50')
  expect(last()).toEqual({
    kind: 'ledger',
    debit: [{ ...EMPTY, narrative: 'Sales', amount: '900' }, EMPTY],
    credit: [EMPTY, { ...EMPTY, amount: '50' }],
  })
  expect(screen.queryByRole('textbox', { name: /date/ })).toBeNull()
})

it('narratives of an account may be chosen, and dates be asked', async () => {
  const { user, last } = show({ ...LEDGER, dated: true, narratives: ['Bank', 'Sales'] })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Credit, line 1, narrative' }), 'Sales')
  await user.type(screen.getByRole('textbox', { name: 'Credit, line 1, date' }), '2 Jan')
  expect((last() as AnswerOf<'ledger'>).credit[0]).toEqual({ date: '2 Jan', narrative: 'Sales', amount: '' })
})
