import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Column, ledger, paper } from './papers'

const TOPIC = 'financial-accounting-as-level-asked'

/** A list of items with one column of amounts. */
const LIST: readonly Column[] = [
  ['', 14],
  ['$', -346],
]

// 1.1

const offers = paper({
  name: `${TOPIC}/offers-for-a-van`,
  title: 'Two offers for a van, each for three years',
  heading: 'Two offers for a van\nboth for three years',
  columns: [
    ['', 14],
    ['Loan', -276],
    ['Lease', -346],
  ],
  rows: `
    Amount of the loan / $ | 24 000 | –
    Interest a year, on the original sum | 8% | –
    Rental a month / $ | – | 600
    Repairs a year / $ | 500 | included
    Sale of the van at the end / $ | 9 000 | –`,
  below: 'The repairs and the sale are estimates.',
})

const months = graph({
  x: {
    label: 'end of month',
    max: 8,
    ticks: [1, 2, 3, 4, 5, 6, 7],
    format: value => ['', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][value] ?? '',
  },
  y: { label: 'bank balance / $000', min: -8, max: 12, ticks: [-8, -4, 0, 4, 8, 12], grid: true },
  height: 176,
})

const EXPECTED = ([8, 4, 2, -4, -6, 4, 10] as const).map((each, at) => [at + 1, each] as const)

const balances = figure(
  {
    name: `${TOPIC}/expected-balances`,
    title: 'Expected bank balance of a shop',
    description:
      'The vertical axis is the bank balance in thousands of dollars, from −8 to 12; the points are ends of months. June 8, July 4, August 2, September −4, October −6, November 4, December 10.',
    height: 256,
  },
  months.axes,
  months.line(EXPECTED),
  months.points(EXPECTED),
)

const machineOffer = paper({
  name: `${TOPIC}/price-of-a-machine`,
  title: 'Offer of a machine dealer',
  heading: 'Packing machine\ntwo ways to pay',
  columns: LIST,
  rows: `
    *Cash price | 15 000
    *Payment by instalments |
    Deposit | 3 000
    24 monthly payments, each | 570`,
})

const partnersFail = paper({
  name: `${TOPIC}/partnership-that-closes`,
  title: 'A partnership that has closed',
  heading: 'Partners A and B\nwhen the business closed',
  columns: LIST,
  rows: `
    Received from the sale of all assets | 52 000
    Trade payables | 38 000
    Bank loan, unsecured | 30 000
    Private savings of A | 90 000
    Private savings of B | 2 000`,
})

// 1.2

const documentsOfR = paper({
  name: `${TOPIC}/documents-for-r`,
  title: 'Documents of March for Customer R',
  heading: 'Business X: file of Customer R\nMarch 2026',
  columns: [
    ['Date', 14],
    ['Document', 70],
    ['$', -346],
  ],
  rows: `
    Mar 1 | Balance owed by R | 640
    Mar 8 | Copy of invoice sent to R | 1 250
    Mar 12 | Copy of credit note sent to R | 150
    Mar 20 | Bank transfer received from R | 600
    | Discount allowed on this payment | 40
    Mar 27 | Copy of invoice sent to R | 310`,
})

const invoice = paper({
  name: `${TOPIC}/invoice-from-t`,
  title: 'Invoice of Supplier T to Business X',
  heading: 'INVOICE 318\nSupplier T to Business X, 14 May',
  columns: [
    ['Goods', 14],
    ['Quantity', -206],
    ['Price $', -276],
    ['$', -346],
  ],
  rows: `
    Desk lamps | 20 | 18 | 360
    Chairs | 10 | 45 | 450
    =Total | | | 810`,
  below: 'Trade discount: 20%\nCash discount: 2.5% if paid within 14 days',
})

const bankGap = ledger(
  `${TOPIC}/bank-with-a-gap`,
  'A bank account with a missing amount',
  'Bank account',
  `1 Jun | Balance b/d | 2 300
   9 Jun | Sales | 1 450
   21 Jun | Capital | 500`,
  `4 Jun | Rent | 900
   12 Jun | Drawings | ?
   18 Jun | Supplier V | 1 160
   30 Jun | Balance c/d | 1 240`,
)

// 1.3.1

const machineInvoice = paper({
  name: `${TOPIC}/bills-for-a-machine`,
  title: 'Amounts billed for a new machine',
  heading: 'Bills for machine M\nyear of purchase',
  columns: LIST,
  rows: `
    List price (trade discount: 10%) | 48 000
    Delivery | 1 200
    Installation | 2 600
    Testing before use | 900
    Training of operators | 1 500
    Insurance for the first year | 1 100
    Maintenance contract for the first year | 800`,
})

const lorry = paper({
  name: `${TOPIC}/bill-for-a-lorry`,
  title: 'Bill for a new lorry',
  heading: 'Bill for a new lorry',
  columns: LIST,
  rows: `
    Price of the lorry | 38 000
    Lifting crane, fitted to the lorry | 5 200
    Name of the firm painted on the lorry | 450
    Road tax, one year | 620
    Insurance, one year | 1 340
    Fuel | 130
    =Total | 45 740`,
})

const officeExpenses = ledger(
  `${TOPIC}/office-expenses`,
  'An account of office expenses before it is closed',
  'Office expenses account',
  `Mar 4 | Stationery | 1 240
   Jun 17 | Computers | 5 000
   Oct 2 | Telephone | 860`,
  '',
)

// 1.3.2

const register = paper({
  name: `${TOPIC}/register-of-a-vehicle`,
  title: 'A page of the asset register',
  heading: 'Asset register: motor vehicles',
  columns: [
    ['', 14],
    ['Vehicle V1', -346],
  ],
  rows: `
    Date of purchase | 1 January 2024
    Cost | $32 000
    Useful life | 4 years
    Expected residual value | $10 000`,
})

const carrying = graph({
  x: { label: 'age / years', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  y: { label: 'carrying amount / $000', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true },
})

const carryingAmount = figure(
  {
    name: `${TOPIC}/carrying-amount-of-a-machine`,
    title: 'Carrying amount of a machine against its age',
    description:
      'The carrying amount in thousands of dollars is on the vertical axis, the age in years on the horizontal axis. A straight line falls from 40 at 0 years to 10 at 6 years, the end of its useful life.',
    height: 250,
  },
  carrying.axes,
  carrying.line([
    [0, 40],
    [6, 10],
  ]),
)

const equipment = paper({
  name: `${TOPIC}/register-with-gaps`,
  title: 'Equipment in an asset register, with gaps',
  heading: 'Asset register: equipment E\nyear ended 31 December',
  columns: [
    ['Year', 14],
    ['At start $', -140],
    ['Depreciation $', -244],
    ['At end $', -346],
  ],
  rows: `
    2024 | 15 000 | 3 000 | 12 000
    2025 | 12 000 | X | Y`,
  below: 'Method: reducing balance, at the same rate every year',
})

export const figures = [
  offers,
  balances,
  machineOffer,
  partnersFail,
  documentsOfR,
  invoice,
  bankGap,
  machineInvoice,
  lorry,
  officeExpenses,
  register,
  carryingAmount,
  equipment,
]
