import { keyFaults } from '../check-key'
import { partFaults } from '../kinds/registry'
import { account, closing, entry } from './accounts'

it('an account has its marks, scheme and lines from its entries', () => {
  const part = account({
    label: 'a',
    prompt: 'Prepare the account.',
    command: 'Prepare',
    subtopic: '1.4.4',
    objective: 'AO2',
    solution: '',
    account: 'Rent account',
    given: [{ side: 'debit', narrative: 'Balance b/d', amount: 200 }],
    entries: [
      entry('debit', 'Bank', 2400),
      entry('credit', 'Statement of profit or loss', 2300, { accept: ['income statement'] }),
      ...closing('credit', 300),
    ],
  })
  expect(part).toMatchObject({ kind: 'ledger', marks: 4, lines: 5 })
  expect(part.scheme.map(({ text }) => text)).toEqual([
    'debit: Bank 2400',
    'credit: Statement of profit or loss 2300',
    'credit: Balance c/d 300 (OF)',
    'debit: Balance b/d 300 (OF)',
  ])
  expect([...partFaults(part), ...keyFaults(part)]).toEqual([])
})
