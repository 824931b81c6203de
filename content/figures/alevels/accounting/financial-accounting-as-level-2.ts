import { figure } from '@/lib/figures/figure'
import { box, chain, link } from '@/lib/figures/flow'
import { arrow, centred, dimension, line, rect, type Shape, text } from '@/lib/figures/shapes'

const TOPIC = 'financial-accounting-as-level-2'

function controlRoutes() {
  const source = box(70, 10, 220, 40, 'book of prime entry', 'l w')
  const personal = box(6, 96, 164, 58, 'personal accounts\nin the sales or\npurchases ledger')
  const control = box(190, 96, 164, 58, 'control account in\nthe general ledger')
  const list = box(6, 196, 164, 40, 'list of balances: total')
  const balance = box(190, 196, 164, 40, 'balance')
  return figure(
    {
      name: `${TOPIC}/control-routes`,
      title: 'Two routes from a book of prime entry',
      description:
        'A flow chart. At the top a book of prime entry. Left route: each item is posted to the personal accounts in the sales or purchases ledger, whose balances are listed and totalled. Right route: the total for the period is posted to the control account in the general ledger, which is balanced. At the bottom the total of the list and the balance of the control account must be equal.',
      height: 284,
    },
    source.shape,
    personal.shape,
    control.shape,
    list.shape,
    balance.shape,
    link([110, 50], personal.top),
    link([250, 50], control.top),
    text(88, 78, 'each item', { anchor: 'end' }),
    text(272, 78, 'the total'),
    link(personal.bottom, list.top),
    link(control.bottom, balance.top),
    line(88, 236, 88, 264, 'l thin'),
    line(272, 236, 272, 264, 'l thin'),
    line(88, 264, 122, 264, 'l thin'),
    line(238, 264, 272, 264, 'l thin'),
    centred(180, 264, 'must be equal', 'b'),
  )
}

function adjustments() {
  // One month is 18 wide; January begins at x = 40, the year ends at x = 256.
  const [start, month] = [40, 18]
  const at = (months: number) => start + months * month
  return figure(
    {
      name: `${TOPIC}/accrual-and-prepayment`,
      title: 'A prepaid and an accrued expense on a time line',
      description:
        'A time line for the year from 1 January to 31 December and three months of the next year. Upper bar, insurance: paid from 1 April of this year to 31 March of the next. The nine months to 31 December belong to this year; the three months after the year end are prepaid. Lower bar, electricity: paid for the ten months to 31 October; November and December are used but unpaid, so they are accrued.',
      height: 226,
    },
    text(8, 38, 'insurance', { cls: 'b' }),
    rect(at(3), 48, 9 * month, 30, 'l w'),
    rect(at(12), 48, 3 * month, 30, 'l hl'),
    centred(at(7.5), 63, 'this year: 9 months'),
    centred(at(13.5), 63, '3'),
    text(at(12) + 6, 40, 'prepaid', { cls: 'b' }),
    text(8, 112, 'electricity', { cls: 'b' }),
    rect(start, 122, 10 * month, 30, 'l w'),
    rect(at(10), 122, 2 * month, 30, 'r rw dash'),
    centred(at(5), 137, 'paid: 10 months'),
    centred(at(11), 137, '2'),
    text(at(12) - 6, 114, 'accrued', { anchor: 'end', cls: 'b' }),
    line(at(12), 26, at(12), 176, 'l thick'),
    text(at(12), 18, 'year end', { anchor: 'middle' }),
    arrow(20, 176, 344, 176),
    line(start, 172, start, 180),
    line(at(3), 172, at(3), 180),
    line(at(10), 172, at(10), 180),
    line(at(15), 172, at(15), 180),
    text(start, 196, '1 Jan', { anchor: 'middle', cls: 's' }),
    text(at(3), 196, '1 Apr', { anchor: 'middle', cls: 's' }),
    text(at(10) - 8, 196, '31 Oct', { anchor: 'middle', cls: 's' }),
    text(at(12), 196, '31 Dec', { anchor: 'middle', cls: 's' }),
    text(at(15), 196, '31 Mar', { anchor: 'middle', cls: 's' }),
    text(at(6), 218, 'this year', { anchor: 'middle' }),
    text(at(14), 218, 'next year', { anchor: 'middle' }),
  )
}

function marginAndMarkUp() {
  return figure(
    {
      name: `${TOPIC}/margin-and-mark-up`,
      title: 'Mark-up and margin on the same sale',
      description:
        'A bar of length 100 dollars stands for revenue. Its first part, 80 dollars, is cost of sales; the rest, 20 dollars, is gross profit. Mark-up is 20 out of 80, which is 25 per cent. Margin is 20 out of 100, which is 20 per cent.',
      height: 186,
    },
    dimension(20, 36, 340, 36, 'revenue $100'),
    rect(20, 48, 256, 40, 'l w'),
    rect(276, 48, 64, 40, 'l hl'),
    centred(148, 68, 'cost of sales $80'),
    centred(308, 68, '$20'),
    text(340, 106, 'gross profit', { anchor: 'end' }),
    text(20, 138, 'mark-up', { cls: 'b' }),
    text(92, 138, '20 ÷ 80 × 100 = 25% of cost'),
    text(20, 166, 'margin', { cls: 'b' }),
    text(92, 166, '20 ÷ 100 × 100 = 20% of revenue'),
  )
}

function capitalBridge() {
  const base = 190
  const scale = 3.6 // canvas units for $1000
  const column = (x: number, from: number, to: number, cls: string, label: string, value: string): Shape =>
    rect(x, base - to * scale, 52, (to - from) * scale, cls) +
    text(x + 26, base - to * scale - 6, value, { anchor: 'middle' }) +
    text(x + 26, base + 16, label, { anchor: 'middle', cls: 's' })
  const step = (x: number, level: number) =>
    line(x, base - level * scale, x + 18, base - level * scale, 'l thin dash')
  return figure(
    {
      name: `${TOPIC}/capital-bridge`,
      title: 'From opening capital to closing capital',
      description:
        'Five columns from left to right, in thousands of dollars. Opening capital 24.8. Capital introduced adds 2.0 and reaches 26.8. Profit, the unknown figure, adds 16.3 and reaches 43.1. Drawings take away 18.0. Closing capital is 25.1.',
      height: 232,
    },
    text(8, 16, '$000'),
    line(4, base, 356, base),
    column(8, 0, 24.8, 'l sunk', 'opening\ncapital', '24.8'),
    step(60, 24.8),
    column(78, 24.8, 26.8, 'l w', 'capital\nintroduced', '+ 2.0'),
    step(130, 26.8),
    column(148, 26.8, 43.1, 'l hl', 'profit', '+ 16.3'),
    step(200, 43.1),
    column(218, 25.1, 43.1, 'r rw', 'drawings', '− 18.0'),
    step(270, 25.1),
    column(288, 0, 25.1, 'l sunk', 'closing\ncapital', '25.1'),
  )
}

function appropriation() {
  return figure(
    {
      name: `${TOPIC}/appropriation`,
      title: 'How the profit of a partnership is appropriated',
      description:
        'Five boxes in a column joined by arrows. Profit for the year; plus interest on drawings; minus partners’ salaries; minus interest on capital; equals residual profit, shared in the profit-sharing ratio.',
      height: 300,
    },
    chain(
      50,
      10,
      260,
      [
        'profit for the year',
        '+ interest on drawings',
        '− partners’ salaries',
        '− interest on capital',
        '= residual profit, shared\nin the profit-sharing ratio',
      ],
      { height: 40, gap: 20 },
    ),
  )
}

function equity() {
  const all = box(110, 10, 140, 36, 'equity', 'l w')
  const shares = box(4, 90, 104, 44, 'ordinary\nshare capital')
  const capital = box(128, 90, 104, 44, 'capital\nreserves')
  const revenue = box(252, 90, 104, 44, 'revenue\nreserves')
  return figure(
    {
      name: `${TOPIC}/equity`,
      title: 'The parts of equity',
      description:
        'A tree. Equity has three branches: ordinary share capital; capital reserves, which are share premium and revaluation reserve; and revenue reserves, which are retained earnings and general reserve. Below capital reserves stands: no cash dividends. Below revenue reserves: dividends allowed.',
      height: 216,
    },
    all.shape,
    shares.shape,
    capital.shape,
    revenue.shape,
    link([130, 46], shares.top),
    link(all.bottom, capital.top),
    link([230, 46], revenue.top),
    text(56, 158, 'at nominal\nvalue', { anchor: 'middle', cls: 's' }),
    text(180, 158, 'share premium\nrevaluation reserve', { anchor: 'middle', cls: 's' }),
    text(304, 158, 'retained earnings\ngeneral reserve', { anchor: 'middle', cls: 's' }),
    text(180, 204, 'no cash dividends', { anchor: 'middle', cls: 'b' }),
    text(304, 204, 'dividends', { anchor: 'middle', cls: 'b' }),
  )
}

function rightsAndBonus() {
  const base = 224
  const scale = 0.44 // canvas units for $1000
  const column = (x: number, capital: number, premium: number, retained: number, label: string): Shape => {
    const [low, middle, top] = [capital, capital + premium, capital + premium + retained].map(
      each => base - each * scale,
    ) as [number, number, number]
    return (
      rect(x, low, 70, capital * scale, 'l w') +
      rect(x, middle, 70, premium * scale, 'l hl') +
      rect(x, top, 70, retained * scale, 'l sunk') +
      centred(x + 35, (low + base) / 2, String(capital)) +
      centred(x + 35, (low + middle) / 2, String(premium)) +
      centred(x + 35, (middle + top) / 2, String(retained)) +
      text(x + 35, top - 7, String(capital + premium + retained), { anchor: 'middle', cls: 'b' }) +
      text(x + 35, base + 18, label, { anchor: 'middle' })
    )
  }
  return figure(
    {
      name: `${TOPIC}/rights-and-bonus`,
      title: 'Equity of Company X before and after the two issues',
      description:
        'Three stacked columns in thousands of dollars, from below: share capital, share premium, retained earnings. At first 200, 60 and 95, together 355. After the rights issue 250, 90 and 95, together 435. After the bonus issue 300, 40 and 95, still 435.',
      height: 266,
    },
    text(4, 16, '$000'),
    line(70, base, 356, base),
    column(82, 200, 60, 95, 'at first'),
    column(176, 250, 90, 95, 'after the\nrights issue'),
    column(276, 300, 40, 95, 'after the\nbonus issue'),
    text(72, base - 40, 'share\ncapital', { anchor: 'end' }),
    text(72, base - 104, 'share\npremium', { anchor: 'end' }),
    text(72, base - 144, 'retained\nearnings', { anchor: 'end' }),
  )
}

const LEFT_USERS = ['owners', 'managers', 'employees', 'investors', 'lenders']
const RIGHT_USERS = ['suppliers', 'customers', 'government', 'the public', 'environmental\nbodies']

function users() {
  const centre = box(134, 108, 92, 56, 'accounting\ninformation', 'l w')
  const height = 40
  const y = (at: number) => 10 + at * 54
  return figure(
    {
      name: `${TOPIC}/users`,
      title: 'The users of accounting information',
      description:
        'Accounting information stands in the middle. Arrows lead from it to ten users. Left: owners, managers, employees, investors, lenders. Right: suppliers, customers, government, the public, environmental bodies. The first three, owners, managers and employees, are shaded.',
      height: 276,
    },
    LEFT_USERS.map((each, at) => box(4, y(at), 92, height, each, at < 3 ? 'l hl' : 'l sheet').shape).join(''),
    RIGHT_USERS.map((each, at) => box(248, y(at), 108, height, each).shape).join(''),
    LEFT_USERS.map((_, at) => arrow(134, 116 + at * 10, 98, y(at) + 20, { cls: 'p' })).join(''),
    RIGHT_USERS.map((_, at) => arrow(226, 116 + at * 10, 246, y(at) + 20, { cls: 'p' })).join(''),
    centre.shape,
  )
}

function revenueSplit() {
  const bar = (y: number, label: string, parts: readonly [number, number, number]): Shape => {
    const [cost, expenses, profit] = parts
    const scale = 3.4
    return (
      text(10, y - 8, label, { cls: 'b' }) +
      rect(10, y, cost * scale, 38, 'l w') +
      rect(10 + cost * scale, y, expenses * scale, 38, 'l hl') +
      rect(10 + (cost + expenses) * scale, y, profit * scale, 38, 'l gw') +
      centred(10 + (cost * scale) / 2, y + 19, `$${cost}`) +
      centred(10 + (cost + expenses / 2) * scale, y + 19, `$${expenses}`) +
      centred(10 + (cost + expenses + profit / 2) * scale, y + 19, `$${profit}`)
    )
  }
  return figure(
    {
      name: `${TOPIC}/revenue-split`,
      title: 'What happened to each $100 of revenue',
      description:
        'Two bars of 100 dollars of revenue each, divided into cost of sales, operating expenses and profit from operations. Year 1: 60, 28 and 12 dollars. Year 2: 58, 33 and 9 dollars.',
      height: 204,
    },
    bar(28, 'year 1', [60, 28, 12]),
    bar(106, 'year 2', [58, 33, 9]),
    text(108, 166, 'cost of sales', { anchor: 'middle' }),
    text(240, 166, 'operating\nexpenses', { anchor: 'middle' }),
    text(352, 166, 'profit from\noperations', { anchor: 'end' }),
  )
}

function liquidity() {
  const base = 196
  const scale = 1.4 // canvas units for $1000
  const column = (x: number, parts: readonly (readonly [number, string, string])[]): Shape => {
    let height = 0
    return parts
      .map(([size, name, cls]) => {
        height += size * scale
        return (
          rect(x, base - height, 78, size * scale, cls) +
          centred(
            x + 39,
            base - height + (size * scale) / 2,
            `${name}${size * scale > 36 ? '\n' : ' '}${size}`,
            's',
          )
        )
      })
      .join('')
  }
  return figure(
    {
      name: `${TOPIC}/liquidity`,
      title: 'Current assets and current liabilities of Company X',
      description:
        'Two pairs of columns in thousands of dollars. Year 1: current assets are bank 20, receivables 32 and inventory 28, together 80; current liabilities are 30. Year 2: current assets are receivables 58 and inventory 52, together 110; current liabilities are 80. Without inventory, year 1 has 52 against 30, year 2 has 58 against 80.',
      height: 256,
    },
    text(4, 16, '$000'),
    line(4, base, 356, base),
    column(8, [
      [20, 'bank', 'l gw'],
      [32, 'receivables', 'l w'],
      [28, 'inventory', 'l sunk'],
    ]),
    column(90, [[30, 'owed', 'r rw']]),
    column(190, [
      [58, 'receivables', 'l w'],
      [52, 'inventory', 'l sunk'],
    ]),
    column(272, [[80, 'owed', 'r rw']]),
    text(47, base + 18, 'current\nassets', { anchor: 'middle' }),
    text(129, base + 18, 'current\nliabilities', { anchor: 'middle' }),
    text(229, base + 18, 'current\nassets', { anchor: 'middle' }),
    text(311, base + 18, 'current\nliabilities', { anchor: 'middle' }),
    text(88, base + 54, 'year 1', { anchor: 'middle', cls: 'b' }),
    text(270, base + 54, 'year 2', { anchor: 'middle', cls: 'b' }),
  )
}

export const figures = [
  controlRoutes(),
  adjustments(),
  marginAndMarkUp(),
  capitalBridge(),
  appropriation(),
  equity(),
  rightsAndBonus(),
  users(),
  revenueSplit(),
  liquidity(),
]
