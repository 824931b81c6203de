import { type StatementLine, statement } from '@/lib/figures/accounting/statements'
import { figure } from '@/lib/figures/figure'
import { centred, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { ledger, paper, TWO } from './papers'

const TOPIC = 'financial-accounting-as-level-asked-3'

// 1.5.1

/** Bars over months that are counted from the start of the line: from, length, its label, its row, where the label stands. */
type Stretch = readonly [from: number, length: number, label: string, row: number, labelAt: number]

function timeLine(
  month: number,
  total: number,
  stretches: readonly Stretch[],
  dates: readonly (readonly [at: number, label: string])[],
  year: readonly [from: number, to: number],
): Shape {
  const at = (months: number) => 24 + months * month
  const foot = 152
  return (
    stretches
      .map(([from, length, label, row, labelAt]) => {
        const y = 34 + row * 52
        return (
          rect(at(from), y, length * month, 42, row === 0 ? 'l w' : 'l sunk') +
          centred(at(labelAt), y + 21, label, 's')
        )
      })
      .join('') +
    year.map(end => line(at(end), 22, at(end), foot, 'l thick')).join('') +
    text((at(year[0]) + at(year[1])) / 2, 16, 'this year', { anchor: 'middle', cls: 'b' }) +
    line(at(0), foot, at(total), foot) +
    dates
      .map(
        ([place, label]) =>
          line(at(place), foot - 4, at(place), foot + 4) +
          text(at(place), foot + 18, label, { anchor: 'middle', cls: 's' }),
      )
      .join('')
  )
}

const insurance = figure(
  {
    name: `${TOPIC}/premiums-for-a-year`,
    title: 'Two insurance premiums on a time line',
    description:
      'A time line from 1 April of last year to 31 March of next year. This year, from 1 January to 31 December, is marked. A first bar, premium 1 800 dollars, covers the twelve months from 1 April of last year to 31 March of this year. A second bar, premium 2 400 dollars, covers the twelve months from 1 April of this year to 31 March of next year.',
    height: 178,
  },
  timeLine(
    13,
    24,
    [
      [0, 12, 'premium $1 800', 0, 4.5],
      [12, 12, 'premium $2 400', 1, 16.5],
    ],
    [
      [0, '1 Apr'],
      [9, '1 Jan'],
      [12, '1 Apr'],
      [21, '1 Jan'],
      [24, '31 Mar'],
    ],
    [9, 21],
  ),
)

const electricity = figure(
  {
    name: `${TOPIC}/electricity-bills`,
    title: 'Electricity bills on a time line',
    description:
      'A time line from 1 December of last year to 28 February of next year. This year, from 1 January to 31 December, is marked. Each bar is a bill for three months, paid on its last day: from 1 December 540 dollars, from 1 March 480 dollars, from 1 June 390 dollars, from 1 September 510 dollars. A grey bar from 1 December of this year to 28 February is the bill that is expected: 570 dollars.',
    height: 178,
  },
  timeLine(
    20.5,
    15,
    [
      [0, 3, '$540', 0, 2],
      [3, 3, '$480', 0, 4.5],
      [6, 3, '$390', 0, 7.5],
      [9, 3, '$510', 0, 10.5],
      [12, 3, 'expected bill $570', 1, 8.8],
    ],
    [
      [0, '1 Dec'],
      [3, '1 Mar'],
      [6, '1 Jun'],
      [9, '1 Sep'],
      [12, '1 Dec'],
      [15, '28 Feb'],
    ],
    [1, 13],
  ),
)

const inventory = chartFigure(
  { name: `${TOPIC}/cost-and-nrv`, title: 'Cost and net realisable value of three products' },
  barChart({
    categories: ['A', 'B', 'C'],
    values: [
      { name: 'cost', values: [4000, 3500, 2500] },
      { name: 'NRV', values: [5000, 3000, 3000] },
    ],
    yLabel: 'closing inventory / $',
    label: 'product',
    yEvery: 500,
    height: 190,
  }),
)

// 1.5.2

const till = ledger(
  `${TOPIC}/till-with-a-gap`,
  'The cash account of a till for one year',
  'Cash account (till)',
  `1 Jan | Balance b/d | 200
   31 Dec | Cash sales | ?`,
  `31 Dec | Wages | 2 600
   31 Dec | Drawings | 5 200
   31 Dec | Bank | 18 300
   31 Dec | Balance c/d | 150`,
)

const split = chartFigure(
  { name: `${TOPIC}/two-years-of-revenue`, title: 'Revenue of a trader split into cost and gross profit' },
  barChart({
    categories: ['year 1', 'year 2'],
    values: [
      { name: 'cost of sales', values: [40, 60] },
      { name: 'gross profit', values: [20, 20] },
    ],
    yLabel: 'revenue / $000',
    stacked: true,
    yEvery: 10,
    height: 170,
  }),
)

const affairs = paper({
  name: `${TOPIC}/affairs-of-a-trader`,
  title: 'Assets and liabilities of a trader on two dates',
  heading: 'Assets and liabilities',
  columns: [
    ['', 14],
    ['1 Jan $', -270],
    ['31 Dec $', -346],
  ],
  rows: `
    Equipment, carrying amount | 18 000 | 20 400
    Inventory | 7 400 | 9 100
    Trade receivables | 4 200 | 5 600
    Bank | 1 800 | 3 100
    Trade payables | 4 900 | 5 700
    Bank loan | 5 000 | 3 000`,
})

// 1.5.3

const balancesOfPartners = paper({
  name: `${TOPIC}/balances-of-partners`,
  title: 'Extract from the trial balance of a partnership',
  heading: 'A and B: extract from the trial balance\nat 31 December',
  columns: TWO,
  rows: `
    Capital account: A | | 60 000
    Capital account: B | | 40 000
    Current account at 1 January: A | | 2 100
    Current account at 1 January: B | 1 400
    Drawings for the year: A | 18 000
    Drawings for the year: B | 15 000
    6% loan from A | | 10 000`,
})

const currentAccount = ledger(
  `${TOPIC}/current-account-with-a-gap`,
  'The current account of a partner without its closing balance',
  'Current account: P',
  `1 Jan | Balance b/d | 900
   31 Dec | Drawings | 16 500
   31 Dec | Int. drawings | 330`,
  `31 Dec | Salary | 8 000
   31 Dec | Int. capital | 2 000
   31 Dec | Profit share | 5 230
   31 Dec | Balance c/d | ?`,
)

const APPROPRIATION: readonly StatementLine[] = [
  { name: 'Profit for the year', outer: 20000 },
  { name: 'Interest on drawings: E', inner: 500 },
  { name: 'Interest on drawings: F', inner: 500 },
  { name: 'Salary: E', inner: -15000 },
  { name: 'Interest on capital: E', inner: -4000 },
  { name: 'Interest on capital: F', inner: -6000 },
  { name: 'Residual profit or loss', outer: null, total: true },
]

const appropriationSheet = statement({
  title: 'E and F\nAppropriation account for the year',
  lines: APPROPRIATION,
})

const appropriation = figure(
  {
    name: `${TOPIC}/appropriation-with-a-gap`,
    title: 'An appropriation account without its last line',
    description:
      'Appropriation account of E and F, in dollars. Profit for the year 20 000. Interest on drawings: E 500, F 500. Salary: E 15 000 in brackets. Interest on capital: E 4 000 and F 6 000, both in brackets. Residual profit or loss: left blank.',
    height: appropriationSheet.height,
  },
  appropriationSheet.shape,
)

export const figures = [
  insurance,
  electricity,
  inventory,
  till,
  split,
  affairs,
  balancesOfPartners,
  currentAccount,
  appropriation,
]
