import { figure } from '@/lib/figures/figure'
import { cashBook, runningLedger, tAccount } from '../accounts'
import { statement } from '../statements'

const receivable = tAccount({
  title: 'Trade receivables control account',
  debit: [
    ['1 Jun', 'Balance b/d', 12400],
    ['30 Jun', 'Sales', 38600],
  ],
  credit: [
    ['30 Jun', 'Bank', 35200],
    ['30 Jun', 'Discounts', 700],
    ['30 Jun', 'Returns', 1150],
  ],
  closing: { carried: '30 Jun', brought: '1 Jul' },
})
const blank = tAccount({
  title: 'Khan account',
  debit: [
    ['9 May', 'Bank', 1900],
    ['20 May', 'Returns', 240],
  ],
  credit: [
    ['1 May', 'Balance b/d', 1900],
    ['6 May', 'Purchases', 2650],
  ],
  closing: { carried: '31 May', brought: '1 Jun' },
  blankBalance: true,
})
const ledger = runningLedger({
  title: 'Bank account',
  postings: [
    ['1 Apr', 'Balance b/d', 2300, null],
    ['4 Apr', 'Rent', null, 1200],
    ['11 Apr', 'Purchases', null, 1850],
    ['19 Apr', 'Sales', 3400, null],
  ],
})
const book = cashBook({
  columns: ['Discount', 'Cash / $', 'Bank / $'],
  receipts: [
    ['1 Mar', 'Balance b/d', null, 150, 2450],
    ['8 Mar', 'Amir', 20, null, 780],
    ['15 Mar', 'Sales', null, 640, null],
  ],
  payments: [
    ['3 Mar', 'Wages', null, 310, null],
    ['12 Mar', 'Begum', 35, null, 1365],
    ['22 Mar', 'Rent', null, null, 900],
  ],
  closing: '31 Mar',
})
const income = statement({
  title: 'Zara\nStatement of profit or loss\nfor the year ended 31 December 2025',
  lines: [
    { name: 'Revenue', outer: 84000 },
    { name: 'Cost of sales', head: true },
    { name: 'Opening inventory', inner: 6200 },
    { name: 'Purchases', inner: 47300 },
    { name: 'Closing inventory', inner: -5500 },
    { name: '', outer: -48000 },
    { name: 'Gross profit', outer: 36000, total: true },
    { name: 'Wages', inner: -14500 },
    { name: 'Rent', inner: -6000 },
    { name: '', outer: -20500 },
    { name: 'Profit for the year', outer: 15500, total: true },
  ],
})

export const pieces = [
  figure(
    {
      name: 'kit/t-account',
      title: 'A balanced T-account',
      description:
        'Trade receivables control account. Debit: balance b/d 12 400, sales 38 600. Credit: bank 35 200, discounts 700, returns 1150, balance c/d 13 950. Both sides total 51 000; the balance is brought down on the debit side.',
      height: receivable.height,
    },
    receivable.shape,
  ),
  figure(
    {
      name: 'kit/t-account-blank',
      title: 'A T-account to balance',
      description:
        'Khan account. Debit: bank 1900, returns 240. Credit: balance b/d 1900, purchases 2650. The balance c/d and the totals are blank.',
      height: blank.height,
    },
    blank.shape,
  ),
  figure(
    {
      name: 'kit/running-ledger',
      title: 'A bank account with a running balance',
      description:
        'Columns for date, details, debit, credit and balance. Balance b/d 2300 Dr; rent 1200; purchases 1850, after which the balance is 750 Cr; sales 3400, balance 2650 Dr.',
      height: ledger.height,
    },
    ledger.shape,
  ),
  figure(
    {
      name: 'kit/cash-book',
      title: 'A three-column cash book',
      description:
        'Receipts above and payments below with columns for discount, cash and bank. The cash and bank columns are balanced at the end of March; the discount columns are totalled.',
      height: book.height,
    },
    book.shape,
  ),
  figure(
    {
      name: 'kit/statement',
      title: 'A statement of profit or loss',
      description:
        'Statement of Zara: revenue 84 000, cost of sales 48 000, gross profit 36 000, expenses 20 500, profit for the year 15 500.',
      height: income.height,
    },
    income.shape,
  ),
]
