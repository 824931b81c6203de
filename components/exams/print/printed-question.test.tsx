import { render, screen, within } from '@testing-library/react'
import type { PublicField } from '@/lib/exams/public-paper'
import { PrintedQuestion } from './printed-question'

function print(field: PublicField) {
  const part = {
    key: '1',
    label: '',
    lead: null,
    prompt: '<p>Do it.</p>',
    figure: null,
    table: null,
    marks: 2,
    field,
  }
  render(
    <PrintedQuestion
      question={{ number: 1, stem: '', figure: null, table: null, marks: 2, parts: [part] }}
    />,
  )
}

it('an account is printed with both sides, what is given, and empty lines to fill', () => {
  print({
    kind: 'ledger',
    account: 'Bank account',
    currency: '$',
    lines: 5,
    dated: true,
    given: [{ side: 'credit', date: '1 January', narrative: 'Balance b/d', amount: '300' }],
    narratives: ['Rent', 'Sales'],
  })
  const [debit, credit] = screen.getAllByRole('table').map(table => within(table).getAllByRole('row'))
  expect(debit).toHaveLength(1 + 5)
  expect(credit).toHaveLength(1 + 1 + 5)
  expect(credit?.[1]).toHaveTextContent('1 JanuaryBalance b/d300')
  expect(screen.getByText('Choose from: Rent; Sales.')).toBeInTheDocument()
})

it('what a cell is picked from is printed in it', () => {
  print({
    kind: 'table',
    head: ['quantity', 'change'],
    rows: [[{ html: 'mass' }, { blank: 'm', width: 'text', choices: ['rises', 'falls'] }]],
  })
  expect(screen.getByRole('cell', { name: 'rises / falls' })).toBeInTheDocument()
})
