import { type Column, ledger, paper, TWO } from './papers'

const TOPIC = 'financial-accounting-as-level-asked-2'

const BANK: readonly Column[] = [
  ['Date', 14],
  ['Details', 64],
  ['Dr $', -222],
  ['Cr $', -274],
  ['Balance $', -346],
]

// 1.4.1

const statementOfK = paper({
  name: `${TOPIC}/statement-of-k`,
  title: 'Statement of account sent by Supplier K',
  heading: 'Supplier K: statement of account\nCustomer: Business X, 31 May',
  columns: BANK,
  rows: `
    May 1 | Balance | | | 1 250
    May 6 | Invoice 401 | 570 | | 1 820
    May 13 | Invoice 417 | 460 | | 2 280
    May 20 | Invoice 425 | 1 030 | | 3 310`,
})

const accountOfK = ledger(
  `${TOPIC}/account-of-k`,
  'The account of Supplier K in the ledger of Business X',
  'Supplier K account, May',
  `29 | Returns | 95
   30 | Bank | 320`,
  `1 | Balance b/d | 1 250
   6 | Purchases | 750
   20 | Purchases | 1 030`,
)

const statementOfL = paper({
  name: `${TOPIC}/statement-of-l`,
  title: 'Statement of account sent by Supplier L',
  heading: 'Supplier L: statement of account\nCustomer: Business Y, 30 June',
  columns: BANK,
  rows: `
    Jun 1 | Balance | | | 1 130
    Jun 9 | Invoice 88 | 640 | | 1 770
    Jun 15 | Invoice 93 | 170 | | 1 940`,
})

const accountOfL = ledger(
  `${TOPIC}/account-of-l`,
  'The account of Supplier L in the ledger of Business Y',
  'Supplier L account',
  '28 Jun | Bank | 250',
  `1 Jun | Balance b/d | 1 130
   9 Jun | Purchases | 640`,
)

const threeDocuments = paper({
  name: `${TOPIC}/three-documents`,
  title: 'Three documents of one purchase',
  heading: 'Purchase of boxes from Supplier M',
  columns: [
    ['', 14],
    ['Boxes', -190],
    ['Price each $', -276],
    ['Total $', -346],
  ],
  rows: `
    Order sent | 40 | 12.00 | 480
    Goods received note | 36 | – | –
    Invoice received | 40 | 12.50 | 500`,
})

// 1.4.2

const trialBalance = paper({
  name: `${TOPIC}/trial-balance-that-differs`,
  title: 'A trial balance whose totals differ',
  heading: 'Trial balance at 31 December 2025',
  columns: TWO,
  rows: `
    Revenue | | 120 400
    Purchases | 71 300
    Inventory at 1 January | 12 300
    Wages | 18 200
    Rent | 4 820
    Repairs | 1 150
    General expenses | 3 250
    Discounts | 410 | 620
    Equipment at cost | 42 000
    Provision for depreciation | | 12 500
    Trade receivables and payables | 16 200 | 11 300
    Bank | 4 670
    Drawings and capital | 10 000 | 40 200
    = | 184 300 | 185 020`,
})

const wrongColumns = paper({
  name: `${TOPIC}/trial-balance-with-errors`,
  title: 'A trial balance with balances in the wrong column',
  heading: 'Trial balance at 30 June',
  columns: TWO,
  rows: `
    Revenue | | 54 000
    Purchases | 31 000
    Purchases returns | 900
    Wages | 8 200
    Equipment | 36 000
    Trade payables | | 4 100
    Bank overdraft | 1 300
    Drawings | | 6 000
    Capital | | 20 900
    = | 77 400 | 85 000`,
})

const suspense = ledger(
  `${TOPIC}/suspense-with-a-gap`,
  'A suspense account without its opening difference',
  'Suspense account',
  `Jun 30 | Disc. received | 130
   Jun 30 | Sales | 250`,
  `Jun 30 | Difference | ?
   Jun 30 | Rent | 90
   Jun 30 | Customer M | 45`,
)

// 1.4.3

const cashBook = ledger(
  `${TOPIC}/cash-book-april`,
  'The bank columns of a cash book for April 2026',
  'Cash book (bank columns)',
  `1 Apr | Balance b/d | 2 650
   9 Apr | Customer F | 315
   18 Apr | Sales | 1 745
   30 Apr | Sales | 640`,
  `3 Apr | Rent (203) | 1 100
   10 Apr | Electricity | 145
   24 Apr | B (204) | 410
   28 Apr | C (207) | 275`,
)

const bankStatement = paper({
  name: `${TOPIC}/bank-statement-april`,
  title: 'The bank statement for April 2026',
  heading: 'Bank statement\nApril 2026',
  columns: BANK,
  rows: `
    Apr 1 | Balance | | | 2 650
    Apr 5 | Cheque 203 | 1 100 | | 1 550
    Apr 9 | Cheque paid in | | 315 | 1 865
    Apr 12 | Electricity | 154 | | 1 711
    Apr 14 | Dishonoured | 315 | | 1 396
    Apr 18 | Cash paid in | | 1 745 | 3 141
    Apr 22 | D (transfer) | | 860 | 4 001
    Apr 25 | Insurance | 210 | | 3 791
    Apr 30 | Charges | 45 | | 3 746`,
  below: 'Insurance was collected by direct debit.',
})

const overdraft = paper({
  name: `${TOPIC}/bank-statement-june`,
  title: 'The last lines of a bank statement',
  heading: 'Bank statement\nJune',
  columns: BANK,
  rows: `
    Jun 24 | Balance | | | 140 Cr
    Jun 26 | Cheque 311 | 500 | | 360 Dr
    Jun 28 | Insurance | 260 | | 620 Dr`,
})

const cashBookJuly = ledger(
  `${TOPIC}/cash-book-july`,
  'The bank columns of a cash book for July',
  'Cash book (bank columns)',
  `1 Jul | Balance b/d | 1 800
   11 Jul | Customer G | 1 560`,
  `8 Jul | Wages | 385
   19 Jul | Customer H | 75`,
)

export const figures = [
  statementOfK,
  accountOfK,
  statementOfL,
  accountOfL,
  threeDocuments,
  trialBalance,
  wrongColumns,
  suspense,
  cashBook,
  bankStatement,
  overdraft,
  cashBookJuly,
]
