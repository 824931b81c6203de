import { pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { question, templates } = choiceQuestions('1.4.4')

export { templates }

const CREDITED = [
  'sales returns',
  'discounts allowed',
  'irrecoverable debts written off',
  'receipts from credit customers',
  'contra with the purchases ledger',
]

const NOT_CREDITED: readonly Wrong[] = pairs({
  'cash sales': 'You chose cash sales, which are not entered in the sales ledger at all.',
  'increase in the allowance for irrecoverable debts':
    'You chose the allowance, which has its own account and changes no balance of a customer.',
  'discounts received': 'You chose discounts received, which belong to the purchases ledger.',
  'dishonoured cheques of customers':
    'You chose an item of the debit side: the customer owes the money again.',
  'interest charged on overdue accounts': 'You chose an item of the debit side: the customer owes more.',
  'credit sales': 'You chose an item of the debit side: credit sales increase what customers owe.',
})

question('credit-side-of-sales-ledger-control', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ right: random.pick(CREDITED), wrong: random.sample(NOT_CREDITED, 3) }),
  make: ({ right, wrong }) => ({
    stem: 'A business prepares a sales ledger control account at the end of each month.',
    prompt: 'Which item is entered on the **credit** side of this account?',
    right,
    wrong,
    solution: `The credit side holds what reduces the debts of credit customers. Of the four items only this one does: ${right}.`,
  }),
})
