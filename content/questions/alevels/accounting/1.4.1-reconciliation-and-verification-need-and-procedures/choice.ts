import { pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { question, templates } = choiceQuestions('1.4.1')

export { templates }

const SUPPLIER_RIGHT = [
  'An invoice from this supplier has been left out of the books.',
  'A payment to this supplier has been entered in the account of another supplier.',
  'Goods returned to this supplier have been entered twice.',
]

const SUPPLIER_WRONG: readonly Wrong[] = pairs({
  'A sale to a credit customer has been left out of the books.':
    'You chose an error in the sales ledger: a supplier knows nothing of the sales of the business.',
  'Depreciation of equipment has been calculated wrongly.':
    'You chose an internal calculation that no supplier can confirm.',
  'Wages have been posted to the drawings account.':
    'You chose an error between two accounts that have nothing to do with the supplier.',
  'Bank charges have been left out of the cash book.':
    'You chose an error that the bank statement shows, not the statement of a supplier.',
  'An irrecoverable debt has not been written off.':
    'You chose an error in the account of a customer, not of a supplier.',
})

question('what-a-supplier-statement-shows', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    right: random.pick(SUPPLIER_RIGHT),
    wrong: random.sample(SUPPLIER_WRONG, 3),
    month: random.pick(['March', 'June', 'August', 'October', 'December']),
  }),
  make: ({ right, wrong, month }) => ({
    stem: `At the end of ${month} a business compares the account of one supplier in its purchases ledger with the statement that this supplier sent.`,
    prompt: 'Which error can this comparison reveal?',
    right,
    wrong,
    solution: `The statement of the supplier is an external document that lists the supplier's invoices, returns and payments received. It can reveal only errors in those entries: ${right}`,
  }),
})
