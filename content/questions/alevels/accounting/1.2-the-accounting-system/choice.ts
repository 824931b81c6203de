import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.2')

export { templates }

type Entry = {
  what: string
  debit: string
  credit: string
  otherDebit: [account: string, error: string]
  otherCredit: [account: string, error: string]
}

const ENTRIES: readonly Entry[] = [
  {
    what: 'buys goods for resale on credit',
    debit: 'Purchases',
    credit: 'Supplier',
    otherDebit: ['Sales', 'You debited sales, but the business bought the goods.'],
    otherCredit: ['Bank', 'You recorded a payment, but goods on credit are paid for later.'],
  },
  {
    what: 'buys office equipment on credit',
    debit: 'Office equipment',
    credit: 'Supplier',
    otherDebit: ['Purchases', 'You debited purchases, which is only for goods for resale.'],
    otherCredit: ['Bank', 'You recorded a payment, but the equipment was bought on credit.'],
  },
  {
    what: 'receives goods back from a credit customer',
    debit: 'Sales returns',
    credit: 'Customer',
    otherDebit: [
      'Purchases returns',
      'You debited purchases returns, which are goods sent back to suppliers.',
    ],
    otherCredit: ['Bank', 'You recorded a refund, but the debt of the credit customer is reduced.'],
  },
  {
    what: 'records goods taken by the owner for own use',
    debit: 'Drawings',
    credit: 'Purchases',
    otherDebit: ['General expenses', 'You treated the goods as a business expense, but they are personal.'],
    otherCredit: ['Bank', 'You recorded cash drawings, but goods were taken.'],
  },
  {
    what: 'writes off an irrecoverable debt',
    debit: 'Irrecoverable debts',
    credit: 'Customer',
    otherDebit: ['Discount allowed', 'You debited a discount, but none was given for early payment.'],
    otherCredit: ['Bank', 'You credited the bank, but no money was paid.'],
  },
  {
    what: 'repays part of a loan by bank transfer',
    debit: 'Loan',
    credit: 'Bank',
    otherDebit: ['Loan interest', 'You debited the expense, but the loan itself was repaid.'],
    otherCredit: ['Capital', 'You credited capital, but the owner brought in nothing.'],
  },
  {
    what: 'receives rent from a tenant by bank transfer',
    debit: 'Bank',
    credit: 'Rent received',
    otherDebit: ['Cash', 'You debited cash, but the tenant paid into the bank account.'],
    otherCredit: ['Rent paid', 'You credited the expense account, but rent from a tenant is income.'],
  },
]

question('accounts-to-debit-and-credit', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    entry: random.pick(ENTRIES),
    amount: random.step(120, 980, 20),
    business: random.pick(['A bookshop', 'A furniture shop', 'A bakery', 'A wholesaler', 'A garden centre']),
  }),
  make: ({ entry, amount, business }) => ({
    stem: `${business} ${entry.what}. The amount is ${money(amount)}.`,
    prompt: 'Which accounts are debited and credited?',
    columns: 'debit | credit',
    right: `${entry.debit} | ${entry.credit}`,
    wrong: {
      [`${entry.credit} | ${entry.debit}`]: 'You chose the right accounts but exchanged the two sides.',
      [`${entry.otherDebit[0]} | ${entry.credit}`]: entry.otherDebit[1],
      [`${entry.debit} | ${entry.otherCredit[0]}`]: entry.otherCredit[1],
    },
    solution: `Debits record increases of assets, expenses and drawings, and decreases of liabilities and income; credits record the opposite. So debit ${entry.debit} and credit ${entry.credit} with ${money(amount)}.`,
  }),
})
