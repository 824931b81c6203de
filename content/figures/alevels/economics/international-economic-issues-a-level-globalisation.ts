import { fourPanels } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { type Curve, meeting, sample } from '@/lib/figures/firm-curves'
import { graph } from '@/lib/figures/graph'
import { type Market, market } from '@/lib/figures/markets'
import { dot, line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { series } from '@/lib/figures/statistics/chart'

const TOPIC = 'international-economic-issues-a-level-globalisation'

// 11.6

const [LOW, PARTNER, HIGH] = [12, 29, 48]
const supplyAt = (price: number) => 36 + 1.375 * (price - 48)
const demandAt = (price: number) => 60 - 1.375 * (price - 48)

const triangle = (outer: (price: number) => number): Point[] => [
  [outer(PARTNER), PARTNER],
  [outer(HIGH), PARTNER],
  [outer(HIGH), HIGH],
]
const oldImports = (from: number, to: number): Point[] => [
  [supplyAt(HIGH), from],
  [demandAt(HIGH), from],
  [demandAt(HIGH), to],
  [supplyAt(HIGH), to],
]

const homeMarket = (m: Market): Shape =>
  m.axes +
  m.straight([supplyAt(24), 24], [supplyAt(88), 88], '*S*') +
  m.straight([demandAt(88), 88], [demandAt(24), 24], '*D*')

/** A level price line whose name stands left of the axis. */
const priceLine = (m: Market, price: number, name: string, cls = 'l'): Shape =>
  line(...m.at(0, price), ...m.at(96, price), cls) +
  text(m.at(0, price)[0] - 5, m.at(0, price)[1] + 4, name, { anchor: 'end', cls: 's' })

const STEPS = [
  '1  home *S* and *D*, then *P*_{w}',
  '2  with tariff: *Q*_{2}*Q*_{3}',
  '3  partner, no tariff: *Q*_{1}*Q*_{4}',
  '4  gains *A*, *B* and loss *C*',
] as const

const joiningSteps = (() => {
  const reads = (m: Market, prices: readonly (readonly [number, string, string])[]): Shape =>
    prices
      .map(
        ([price, low, high]) =>
          m.read([supplyAt(price), price], low, '') + m.read([demandAt(price), price], high, ''),
      )
      .join('')
  const draw = (m: Market, at: number) => {
    const areas =
      m.area(triangle(supplyAt), '', 'gw') +
      m.area(triangle(demandAt), '', 'gw') +
      m.area(oldImports(LOW, PARTNER), '*C*', 'rw') +
      m.label(supplyAt(HIGH) - 6, PARTNER + 2, '*A*', 'middle') +
      m.label(demandAt(HIGH) + 6, PARTNER + 2, '*B*', 'middle')
    return (
      (at === 3 ? areas : '') +
      homeMarket(m) +
      priceLine(m, LOW, '*P*_{w}') +
      (at > 0 ? priceLine(m, HIGH, '*P*_{w} + *t*') + reads(m, [[HIGH, '*Q*_{2}', '*Q*_{3}']]) : '') +
      (at > 1 ? priceLine(m, PARTNER, '*P*_{p}', 'p') + reads(m, [[PARTNER, '*Q*_{1}', '*Q*_{4}']]) : '')
    )
  }
  return figure(
    {
      name: `${TOPIC}/joining-steps`,
      title: 'How to draw the diagram of trade diversion in four steps',
      description:
        'Four diagrams, each adding to the one before. Step 1: home supply S and home demand D, and a level line at the low price Pw of the non-member. Step 2: a level line at Pw plus t, with home supply Q2 and demand Q3: the old imports. Step 3: between them a level line at the partner’s price Pp, with home supply Q1, smaller than Q2, and demand Q4, greater than Q3: the new imports. Step 4: triangle A between Q1 and Q2 and triangle B between Q3 and Q4, both between Pp and Pw plus t, are gains; rectangle C between Pw and Pp from Q2 to Q3 is the loss.',
      height: 394,
    },
    fourPanels(STEPS, draw, { left: [50, 232], top: [26, 222], width: 104, height: 124, title: [-42, 160] }),
  )
})()

const whoPays = (() => {
  const m = market({ width: 240, height: 210 })
  const producers: Point[] = [
    [0, PARTNER],
    [supplyAt(PARTNER), PARTNER],
    [supplyAt(HIGH), HIGH],
    [0, HIGH],
  ]
  return figure(
    {
      name: `${TOPIC}/who-gains`,
      title: 'Who gains and who loses when a country joins a customs union',
      description:
        'Home supply S and home demand D with three level lines: Pw, above it the partner’s price Pp, above it Pw plus t. Between Pp and Pw plus t, from left to right: E, left of supply, goes from home producers to consumers; triangle A, home resources saved; rectangle F above the old imports Q2 to Q3, goes from the government to consumers; triangle B, the gain from more consumption. Below F, between Pw and Pp, rectangle C is tariff revenue that is lost to the country.',
      height: 286,
    },
    m.area(producers, '*E*', 'sunk'),
    m.area(triangle(supplyAt), '', 'gw'),
    m.area(triangle(demandAt), '', 'gw'),
    m.area(oldImports(PARTNER, HIGH), '*F*', 'hl'),
    m.area(oldImports(LOW, PARTNER), '*C*', 'rw'),
    homeMarket(m),
    priceLine(m, LOW, '*P*_{w}'),
    priceLine(m, HIGH, '*P*_{w}+*t*'),
    priceLine(m, PARTNER, '*P*_{p}', 'p'),
    m.read([supplyAt(PARTNER), PARTNER], '*Q*_{1}', ''),
    m.read([supplyAt(HIGH), HIGH], '*Q*_{2}', ''),
    m.read([demandAt(HIGH), HIGH], '*Q*_{3}', ''),
    m.read([demandAt(PARTNER), PARTNER], '*Q*_{4}', ''),
    m.label(supplyAt(HIGH) - 5, PARTNER + 3, '*A*', 'middle'),
    m.label(demandAt(HIGH) + 5, PARTNER + 3, '*B*', 'middle'),
  )
})()

/** The shoe market of the note: every dollar off the price adds 10 and 20 thousand pairs to what is imported. */
const netGain = (price: number) => 15 * (40 - price) ** 2 - 400 * (price - 30)

const net = graph({
  x: { label: "Partner's price / $", min: 30, max: 41, ticks: series(30, 40, 2), grid: true },
  y: {
    label: 'Net effect on welfare / $ thousand',
    min: -4500,
    max: 2000,
    ticks: series(-4000, 2000, 1000),
    grid: true,
  },
  height: 200,
})

const partnerPrice = figure(
  {
    name: `${TOPIC}/partner-price`,
    title: 'Net effect of joining on welfare at each price of the partner',
    description:
      'The net effect on welfare in thousands of dollars is on the vertical axis, the partner’s price in dollars on the horizontal axis, both with a grid. The curve falls from +1500 at 30 dollars, the price of the non-member, through +160 at 32 dollars, crosses zero a little above 32 dollars, passes −2160 at 36 dollars and ends near −4000 just below 40 dollars, the non-member’s price with the tariff. Above 40 dollars the effect is zero.',
    height: 284,
  },
  net.axes,
  net.plot(netGain, 30, 40),
  net.line(
    [
      [40, 0],
      [41, 0],
    ],
    'p thick',
  ),
  ...[30, 32, 36].map(price => dot(...net.at(price, netGain(price)), 'pd')),
  net.label(41, 0, 'no change', { dx: 2, dy: -8, anchor: 'end', cls: 's' }),
  net.label(30, 1500, '+1500', { dx: 8, dy: 2, cls: 's' }),
  net.label(32, 160, '+160', { dx: 8, dy: -6, cls: 's' }),
  net.label(36, -2160, '−2160', { dx: 8, dy: -6, cls: 's' }),
)

const as: Curve = q => 20 + 70 * (q / 90) ** 4

/** One central bank, two members: what helps one harms the other. */
const oneRate = (() => {
  const panel = (left: number, title: string, moved: number, cls: string, wish: string): Shape => {
    const m = market({ left, top: 30, width: 112, height: 128, x: 'Real output', y: 'Price level' })
    const ad =
      (move: number): Curve =>
      q =>
        110 + move - q
    const [before, after] = [meeting(as, ad(0), 30, 88), meeting(as, ad(moved), 30, 88)]
    const isFall = moved < 0
    return (
      m.axes +
      m.bent(sample(as, 6, 89), '*AS*') +
      m.straight([26, 84], [84, 26], isFall ? '*AD*_{1}' : '') +
      m.straight([26 + moved, 84], [84 + moved, 26], isFall ? '' : '*AD*_{2}', cls) +
      m.label(isFall ? 66 : 86, 11, isFall ? '*AD*_{2}' : '*AD*_{1}', 'middle') +
      dot(...m.at(before, as(before))) +
      dot(...m.at(after, as(after)), 'pd') +
      text(left, 222, title, { cls: 'b' }) +
      text(left, 240, wish, { cls: 's' })
    )
  }
  return figure(
    {
      name: `${TOPIC}/one-rate`,
      title: 'One interest rate for two members of a monetary union',
      description:
        'Two diagrams with the price level on the vertical and real output on the horizontal axis, each with an aggregate supply curve AS that gets steeper. Member X: aggregate demand shifts left from AD1 to AD2, output and the price level fall; it would need a lower interest rate. Member Y: aggregate demand shifts right, the price level rises more than output; it would need a higher interest rate.',
      height: 250,
    },
    panel(46, 'member X', -20, 'r', 'needs a lower rate'),
    panel(204, 'member Y', 16, 'p', 'needs a higher rate'),
  )
})()

export const figures = [joiningSteps, whoPays, partnerPrice, oneRate]
