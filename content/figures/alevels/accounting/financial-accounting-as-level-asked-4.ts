import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { type Column, ledger, paper } from './papers'

const TOPIC = 'financial-accounting-as-level-asked-4'

const YEARS: readonly Column[] = [
  ['', 14],
  ['Year 1', -222],
  ['Year 2', -284],
  ['Year 3', -346],
]

// 1.4.4

const booksOfApril = paper({
  name: `${TOPIC}/books-of-april`,
  title: 'Totals taken from the books of a trader for April',
  heading: 'Totals for April',
  columns: [
    ['Book', 14],
    ['', 26],
    ['$', -346],
  ],
  rows: `
    *Sales ledger, 1 April
    | debit balances | 24 600
    | credit balances | 310
    *Sales journal | | 58 400
    *Sales returns journal | | 1 850
    *Cash book
    | receipts from credit customers | 51 230
    | cheque dishonoured, included above | 640
    | discounts allowed | 1 170
    | cash sales | 9 700
    *General journal
    | irrecoverable debts written off | 480
    | increase in allowance for irrecoverable debts | 200
    | interest charged to customers | 60
    | contra with the purchases ledger | 900
    *Sales ledger, 30 April
    | credit balances | 240`,
})

const payablesGap = ledger(
  `${TOPIC}/payables-with-a-gap`,
  'A purchases ledger control account with a missing amount',
  'Purchases ledger control account',
  `31 Jul | Bank | 20 150
   31 Jul | Discounts | 430
   31 Jul | Returns | 750
   31 Jul | Contra | 270
   31 Jul | Balance c/d | 10 400`,
  `1 Jul | Balance b/d | 9 400
   31 Jul | Purchases | ?`,
)

const salesJournal = paper({
  name: `${TOPIC}/sales-journal-july`,
  title: 'A page of the sales journal',
  heading: 'Sales journal, July',
  columns: [
    ['Date', 14],
    ['Customer', 80],
    ['Invoice', 190],
    ['$', -346],
  ],
  rows: `
    Jul 3 | A | 71 | 420
    Jul 9 | B | 72 | 350
    Jul 17 | C | 73 | 610
    =Jul 31 | Total to sales account | | 1 280`,
})

// 1.5.4

const ONE: readonly Column[] = [
  ['', 14],
  ['$', -346],
]

const equityOfX = paper({
  name: `${TOPIC}/equity-of-x`,
  title: 'The equity of Company X before the issues',
  heading: 'Company X\nEquity',
  columns: ONE,
  rows: `
    Ordinary shares of $0.50 each | 200 000
    Share premium | 60 000
    Retained earnings | 95 000
    =Total equity | 355 000`,
})

const equityOfZ = paper({
  name: `${TOPIC}/equity-of-z`,
  title: 'The equity of Company Z before a bonus issue',
  heading: 'Company Z\nEquity',
  columns: ONE,
  rows: `
    Ordinary shares of $1 each | 600 000
    Share premium | 70 000
    Retained earnings | 130 000
    =Total equity | 800 000`,
})

const changes = paper({
  name: `${TOPIC}/changes-with-gaps`,
  title: 'A statement of changes in equity with gaps',
  heading: 'Statement of changes in equity\n$000',
  columns: [
    ['', 14],
    ['Ordinary\u00a0shares', -190],
    ['General', -266],
    ['Retained', -346],
  ],
  rows: `
    1 January | 500 | 40 | 85
    Profit for the year | | | 47
    Dividends paid | | | A
    Transfer | | 12 | B
    =31 December | 500 | 52 | C`,
  below: 'The ordinary shares are of $1 each.',
})

// 1.6.1

const threeYears = paper({
  name: `${TOPIC}/three-years-of-a-company`,
  title: 'Figures of a company for three years',
  heading: 'Extracts from three years of accounts',
  columns: YEARS,
  rows: `
    Profit for the year / $000 | 84 | 96 | 110
    Interest paid / $000 | 12 | 10 | 8
    Bank balance / $000 | 15 | 22 | 31
    Current ratio (x : 1) | 1.4 | 1.5 | 1.7
    Payables turnover / days | 58 | 49 | 38`,
})

const maker = paper({
  name: `${TOPIC}/maker-of-machines`,
  title: 'Figures of a maker of machines for three years',
  heading: 'A maker of machines: extracts, $000',
  columns: YEARS,
  rows: `
    Revenue | 900 | 820 | 700
    Profit (loss) for the year | 40 | 6 | (55)
    Bank (overdraft) | 30 | (12) | (64)`,
})

const dividends = chartFigure(
  { name: `${TOPIC}/profit-and-dividends`, title: 'Profit and dividends of a company for three years' },
  barChart({
    categories: ['year 1', 'year 2', 'year 3'],
    values: [
      { name: 'profit for the year', values: [60, 70, 80] },
      { name: 'dividends paid', values: [30, 30, 30] },
    ],
    yLabel: '$000',
    yEvery: 10,
  }),
)

// 1.6.2

const companyX = paper({
  name: `${TOPIC}/company-x`,
  title: 'Two years of the accounts of Company X',
  heading: 'Company X',
  columns: [
    ['', 14],
    ['Year 1 $', -276],
    ['Year 2 $', -346],
  ],
  rows: `
    *For the year
    Revenue | 400 000 | 500 000
    of which credit sales | 320 000 | 420 000
    Cost of sales | 240 000 | 290 000
    Operating expenses | 112 000 | 165 000
    Interest | 3 000 | 5 000
    Profit for the year | 45 000 | 40 000
    Credit purchases | 236 000 | 314 000
    Opening inventory | 32 000 | 28 000
    *At the end of the year
    Non-current assets | 250 000 | 320 000
    Inventory | 28 000 | 52 000
    Trade receivables | 32 000 | 58 000
    Bank | 20 000 | –
    Trade payables | 26 000 | 48 000
    Other current liabilities | 4 000 | –
    Bank overdraft | – | 32 000
    Non-current liabilities | 50 000 | 80 000
    Shares and reserves | 250 000 | 270 000`,
})

const current = paper({
  name: `${TOPIC}/current-items`,
  title: 'Current assets and current liabilities of a business',
  heading: 'Extract from a statement\nof financial position',
  columns: [
    ['', 14],
    ['$', -346],
  ],
  rows: `
    *Current assets
    Inventory | 27 000
    Trade receivables | 31 000
    Bank | 8 000
    *Current liabilities
    Trade payables | 24 000
    Tax payable | 6 000`,
})

const margins = chartFigure(
  { name: `${TOPIC}/two-margins`, title: 'Gross margin and profit margin over three years' },
  barChart({
    categories: ['year 1', 'year 2', 'year 3'],
    values: [
      { name: 'gross margin', values: [40, 42, 44] },
      { name: 'profit margin', values: [12, 10, 8] },
    ],
    yLabel: '% of revenue',
    yEvery: 4,
    height: 190,
  }),
)

export const figures = [
  booksOfApril,
  payablesGap,
  salesJournal,
  equityOfX,
  equityOfZ,
  changes,
  threeYears,
  maker,
  dividends,
  companyX,
  current,
  margins,
]
