import { fourPanels } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { type Market, market } from '@/lib/figures/markets'
import { arrow, line, type Point, type Shape, text } from '@/lib/figures/shapes'

const TOPIC = 'the-macroeconomy-a-level-money'

// 9.4

/** Active balances do not depend on the rate; idle ones grow as it falls. */
const ACTIVE = 22
const idle = (r: number) => 640 / (r - 8) - 8
const preference: Point[] = [80, 70, 62, 54, 48, 42, 36, 31, 27, 24, 22, 20, 18, 17].map(r => [
  ACTIVE + idle(r),
  r,
])
const meets = (r: number): Point => [ACTIVE + idle(r), r]

const STEPS = [
  '1  active balances',
  '2  and idle ones: *L*',
  '3  *MS* gives the rate',
  '4  *MS* rises: *r* falls',
] as const

function liquiditySteps() {
  const [first, second] = [meets(50), meets(20)]
  const supply = (m: Market, x: number, label: string, cls: string) =>
    m.straight([x, 0], [x, 90], '', cls) + m.label(x, 94, label, 'middle')
  const active = (m: Market) => m.straight([ACTIVE, 0], [ACTIVE, 92], '', 'l dash')
  const drawn: ((m: Market) => Shape)[] = [
    m =>
      m.axes +
      m.straight([ACTIVE, 0], [ACTIVE, 92], '') +
      m.label(ACTIVE + 5, 56, 'for payments\nand emergencies'),
    m => m.axes + active(m) + m.bent(preference, '*L*', 'p'),
    m =>
      m.axes +
      m.bent(preference, '*L*', 'p') +
      supply(m, first[0], '*MS*_{1}', 'l') +
      m.read(first, '', '*r*_{1}'),
    m =>
      m.axes +
      m.bent(preference, '*L*', 'p') +
      supply(m, first[0], '*MS*_{1}', 'l') +
      supply(m, second[0], '*MS*_{2}', 'r') +
      m.read(first, '', '*r*_{1}') +
      m.read(second, '', '*r*_{2}'),
  ]
  return figure(
    {
      name: `${TOPIC}/liquidity-steps`,
      title: 'How to draw the money market in four steps',
      description:
        'Four diagrams with the rate of interest on the vertical axis and the quantity of money on the horizontal. Step 1: money held for payments and emergencies is a vertical line, because it hardly depends on the rate. Step 2: idle balances are added to the right of that line, few at a high rate, many at a low one; the sum is the liquidity preference curve L, which slopes down and becomes flat. Step 3: a vertical money supply MS1 crosses L at the rate r1. Step 4: the money supply rises to MS2, further right, which crosses L at the lower rate r2.',
      height: 400,
    },
    fourPanels(STEPS, (m, at) => drawn[at]?.(m) ?? '', { top: [26, 226], width: 112, title: [-22, 160] }),
  )
}

function moneyToOutput() {
  const high = 62
  const low = 38
  const money = market({ left: 46, top: 40, width: 112, height: 118, x: 'Money', y: 'Rate of interest' })
  const invest = market({ left: 216, top: 40, width: 112, height: 118, x: 'Investment', y: '' })
  const whole = market({ left: 46, top: 262, width: 240, height: 158, x: 'Real output', y: 'Price level' })
  const wants: Point[] = [
    [13, 86],
    [18, 74],
    [26, high],
    [42, 48],
    [62, low],
    [80, 31],
    [92, 28],
  ]
  const upright = (m: Market, x: number, label: string, cls: string) =>
    m.straight([x, 0], [x, 90], '', cls) + m.label(x, 94, label, 'middle')
  return figure(
    {
      name: `${TOPIC}/money-to-output`,
      title: 'From the money supply to output and prices',
      description:
        'Three diagrams. A and B have the rate of interest on the vertical axis. A, the money market: the money supply rises from MS1 to MS2 and the rate of interest falls along the liquidity preference curve L from r1 to r2. B, investment: at the lower rate r2 firms invest I2 instead of I1, read from a downward-sloping line of investment at each rate. C, the whole economy: aggregate demand shifts right from AD1 to AD2; along an upward-sloping SRAS real output rises from Y1 to Y2 and the price level from P1 to P2.',
      height: 466,
    },
    money.axes + money.bent(wants, '*L*'),
    upright(money, 26, '*MS*_{1}', 'l') + upright(money, 62, '*MS*_{2}', 'p'),
    money.read([26, high], '', '*r*_{1}') + money.read([62, low], '', '*r*_{2}'),
    invest.axes + invest.straight([10, 90], [90, 10], '*I*'),
    invest.read([38, high], '*I*_{1}', '') + invest.read([62, low], '*I*_{2}', ''),
    line(...money.at(26, high), ...invest.at(38, high), 'l dash thin'),
    line(...money.at(62, low), ...invest.at(62, low), 'l dash thin'),
    text(158, 22, 'A', { cls: 'b' }) + text(328, 22, 'B', { cls: 'b' }),
    whole.axes + whole.straight([8, 14], [90, 88], '*SRAS*'),
    whole.straight([8, 76], [70, 14], '*AD*_{1}') + whole.straight([26, 88], [92, 22], '*AD*_{2}', 'p'),
    whole.read(crossed(84), '*Y*_{1}', '*P*_{1}') + whole.read(crossed(114), '*Y*_{2}', '*P*_{2}'),
    text(286, 252, 'C', { cls: 'b' }),
  )
}

/** Where AD, on which output and price level add up to `sum`, meets SRAS. */
function crossed(sum: number): Point {
  const slope = (88 - 14) / (90 - 8)
  const y = (sum - 14 + 8 * slope) / (1 + slope)
  return [y, sum - y]
}

function crowdingOut() {
  const m = market({ x: 'Quantity of loanable funds', y: 'Rate of interest', width: 250, height: 200 })
  const [before, after] = [m.equilibrium(), m.equilibrium(30)]
  // The old demand, that of private firms, at the new rate.
  const firms: Point = [100 - after[1], after[1]]
  const [x1, y] = m.at(firms[0], 8)
  const [x2] = m.at(before[0], 8)
  return figure(
    {
      name: `${TOPIC}/crowding-out`,
      title: 'Crowding out in the market for loanable funds',
      description:
        'Rate of interest on the vertical axis, quantity of loanable funds on the horizontal. Supply S slopes up. D1, the demand of private firms, slopes down and crosses S at rate r1 and quantity Q1. D2 lies to the right of D1 by what the government borrows; it crosses S at the higher rate r2 and quantity Q2. At r2, firms on D1 borrow only Q3, less than Q1. An arrow from Q1 to Q3 shows the private investment that is crowded out.',
      height: 276,
    },
    m.axes,
    m.supply('*S*'),
    m.demand('*D*_{1}'),
    m.demand('*D*_{2}', 30, 'p'),
    m.read(before, '*Q*_{1}', '*r*_{1}'),
    m.read(after, '*Q*_{2}', '*r*_{2}'),
    m.read(firms, '*Q*_{3}', ''),
    arrow(x2, y, x1, y, { cls: 'r' }),
    m.shift([27, 76], [50, 76]),
  )
}

export const figures = [liquiditySteps(), moneyToOutput(), crowdingOut()]
