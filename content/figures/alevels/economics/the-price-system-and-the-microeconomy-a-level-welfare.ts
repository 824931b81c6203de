import { figure } from '@/lib/figures/figure'
import { type Curve, costs, sample, straightFrom } from '@/lib/figures/firm-curves'
import { type Market, market, ppcPoints } from '@/lib/figures/markets'
import { dimension, dot, line, type Point, type Shape, text } from '@/lib/figures/shapes'

const TOPIC = 'the-price-system-and-the-microeconomy-a-level-welfare'

/** Four diagrams of one drawing; `draw` gets the diagram and the step, from 0. */
function fourSteps(y: string, titles: readonly string[], draw: (m: Market, step: number) => Shape): Shape {
  return titles
    .map((title, step) => {
      const left = step % 2 === 0 ? 42 : 216
      const top = step < 2 ? 52 : 280
      const m = market({ left, top, width: 106, height: 128, y })
      return draw(m, step) + text(left - 40, top - 36, title, { cls: 'b' })
    })
    .join('')
}

// 7.3

const value = straightFrom(92, 0.8)
const cost: Curve = q => 12 + 0.8 * q
const BEST = 50
const LOW = 26
const HIGH = 78

/** Value and cost from the axis, or from a quantity, up to another. */
function between(from: number, to: number): Point[] {
  return [
    [from, cost(from)],
    [from, value(from)],
    [to, value(to)],
    [to, cost(to)],
  ]
}

function netBenefit() {
  const under = (m: Market, step: number): Shape =>
    step === 0
      ? ''
      : step === 1
        ? m.area(between(0, LOW), '', 'gw')
        : m.area(between(0, BEST), '', 'gw') + (step === 3 ? m.area(between(BEST, HIGH), '', 'rw') : '')
  const over = (m: Market, step: number): Shape =>
    step === 1
      ? dimension(...m.at(LOW, cost(LOW)), ...m.at(LOW, value(LOW)), '') +
        m.read([LOW, cost(LOW)], '*Q*_{1}', '')
      : step === 2
        ? m.read([BEST, value(BEST)], '*Q*_{a}', '*P*')
        : step === 3
          ? m.read([BEST, value(BEST)], '*Q*_{a}', '') + m.read([HIGH, cost(HIGH)], '*Q*_{2}', '')
          : ''
  return figure(
    {
      name: `${TOPIC}/net-benefit-steps`,
      title: 'Why price equal to marginal cost gives the greatest net benefit',
      description:
        'Four diagrams with quantity on the horizontal and price and cost on the vertical axis; demand D falls, marginal cost MC rises. Step 1: the two curves. Step 2: output Q1 is left of where they cross; the area between D and MC up to Q1 is shaded and a vertical arrow at Q1 shows that the last unit is worth more than it costs. Step 3: output Qa, where D and MC cross, at price P; the whole triangle between the curves is shaded. Step 4: output Q2 lies right of Qa; between Qa and Q2 MC is above D, and a second triangle of another colour is a loss.',
      height: 452,
    },
    fourSteps(
      'Price, cost',
      [
        '1  value and cost',
        '2  *P* > *MC*: a gap is left',
        '3  *P* = *MC*: all of it',
        '4  *P* < *MC*: a loss',
      ],
      (m, step) =>
        under(m, step) +
        m.axes +
        m.straight([0, value(0)], [92, value(92)], '*D*', 'p') +
        m.straight([0, cost(0)], [92, cost(92)], '*MC*', 'r') +
        over(m, step),
    ),
  )
}

function dynamicEfficiency() {
  const { ac, minimum } = costs(42, 700)
  const later: Curve = q => ac(q) - 22
  const a = market({ left: 42, width: 104, height: 132, x: 'Output', y: 'Average cost' })
  const b = market({ left: 222, width: 104, height: 132, x: 'Good X', y: 'Good Y' })
  return figure(
    {
      name: `${TOPIC}/dynamic-efficiency`,
      title: 'Dynamic efficiency of a firm and of an economy',
      description:
        'Two diagrams. Left: output on the horizontal and average cost on the vertical axis; the U-shaped average cost curve of a firm falls from AC1 to AC2, and its lowest point falls from C1 to C2. Right: good X on the horizontal and good Y on the vertical axis; the production possibility curve of the economy shifts outwards from PPC1 to PPC2.',
      height: 226,
    },
    a.axes,
    a.bent(sample(ac, 15, 88), '*AC*_{1}'),
    a.bent(sample(later, 12, 88), '*AC*_{2}', 'p'),
    a.read([minimum, ac(minimum)], '', '*C*_{1}'),
    a.read([minimum, later(minimum)], '', '*C*_{2}'),
    a.shift([82, ac(82) - 2], [82, later(82) + 3]),
    b.axes,
    b.bent(ppcPoints(62, 60), ''),
    b.bent(ppcPoints(92, 88), '', 'p'),
    b.label(8, 30, '*PPC*_{1}'),
    b.label(62, 74, '*PPC*_{2}'),
    b.shift([46, 44], [61, 59]),
  )
}

// 7.4

const TIPS = {
  market: [50, 50] as Point,
  optimum: [35, 65] as Point,
  above: [50, 80] as Point,
  below: [35, 35] as Point,
}

/** A falling and a rising curve of one slope through a point; the social cost lies `gap` above the private one. */
function crossingAt([x, y]: Point, slope: number, gap: number) {
  const benefit: Curve = q => y - slope * (q - x)
  const own: Curve = q => y + slope * (q - x)
  const social: Curve = q => own(q) + gap
  const best = x - gap / (2 * slope)
  const tips = { market: [x, y], above: [x, y + gap], optimum: [best, benefit(best)] } as const
  return { benefit, own, social, tips }
}

/** A quantity, with its name beside the end of the dashed line. */
function quantity(m: Market, [x, y]: readonly [number, number], name: string, side: 'start' | 'end'): Shape {
  const [px, py] = m.at(x, 0)
  return (
    line(px, py, ...m.at(x, y), 'l dash thin') +
    dot(...m.at(x, y)) +
    text(px + (side === 'end' ? 3 : -3), py + 17, name, { anchor: side })
  )
}

function externalitySteps() {
  const { benefit, own, social, tips } = crossingAt([58, 46], 0.8, 36)
  const curves = (m: Market, step: number): Shape =>
    m.straight([8, benefit(8)], [92, benefit(92)], '*MPB*') +
    m.straight([14, own(14)], [92, own(92)], '*MPC*') +
    (step > 0 ? m.straight([4, social(4)], [66, social(66)], '', 'p') + m.label(62, 94, '*MSC*', 'end') : '')
  return figure(
    {
      name: `${TOPIC}/externality-steps`,
      title: 'How to draw a negative externality of production in four steps',
      description:
        'Four diagrams, each adding to the one before; quantity on the horizontal axis, costs and benefits on the vertical axis. Step 1: falling MPB and rising MPC meet at the market quantity Q1. Step 2: MSC is drawn above MPC; a vertical arrow at Q1 from MPC up to MSC is the marginal external cost. Step 3: MSC meets MPB, which is also MSB, at the smaller optimum quantity Q2. Step 4: the triangle between MSC and MSB from Q2 to Q1 is shaded, with its tip at Q2.',
      height: 452,
    },
    fourSteps(
      'Costs, benefits',
      [
        '1  the market: *Q*_{1}',
        '2  *MSC* above by *MEC*',
        '3  *MSC* = *MSB*: *Q*_{2}',
        '4  the loss, tip at *Q*_{2}',
      ],
      (m, step) =>
        (step === 3
          ? m.area(
              [tips.market, tips.above, tips.optimum].map(([x, y]): Point => [x, y]),
              '',
              'rw',
            )
          : '') +
        m.axes +
        curves(m, step) +
        quantity(m, tips.market, '*Q*_{1}', 'start') +
        (step === 1 || step === 3 ? dimension(...m.at(...tips.market), ...m.at(...tips.above), '') : '') +
        (step > 1 ? quantity(m, tips.optimum, '*Q*_{2}', 'end') : ''),
    ),
  )
}

function whoGains() {
  const m = market({ y: 'Costs, benefits', width: 226, height: 190 })
  return figure(
    {
      name: `${TOPIC}/less-output`,
      title: 'What changes when output falls from the market quantity to the optimum',
      description:
        'Quantity on the horizontal axis, costs and benefits on the vertical axis. MPB = MSB falls, MPC rises and MSC lies above it, parallel. Between the optimum Q2 and the market quantity Q1, triangle E lies between MPB and MPC, and triangle F above it between MSC and MPB. Together they are the external cost of the units from Q2 to Q1.',
      height: 266,
    },
    m.area([TIPS.optimum, TIPS.market, TIPS.below], '*E*', 'hl'),
    m.area([TIPS.optimum, TIPS.market, TIPS.above], '*F*', 'rw'),
    m.axes,
    m.demand('*MPB* = *MSB*', 0),
    m.supply('*MPC*', 0),
    m.supply('*MSC*', -30, 'p'),
    m.read(TIPS.market, '*Q*_{1}', ''),
    m.read(TIPS.optimum, '*Q*_{2}', ''),
  )
}

/** The same external cost per unit with steep and with flat curves. */
function lossAndElasticity() {
  const panel = (left: number, slope: number, title: string) => {
    const m = market({ left, top: 54, width: 112, height: 140, y: 'Costs, benefits' })
    const { benefit, own, social, tips } = crossingAt([58, 42], slope, 32)
    const [from, to] = [Math.max(5, 58 - 36 / slope), Math.min(90, 58 + 30 / slope)]
    const end = Math.min(90, 58 + 18 / slope)
    return (
      m.area(
        [tips.market, tips.above, tips.optimum].map(([x, y]): Point => [x, y]),
        '',
        'rw',
      ) +
      m.axes +
      m.straight([from, benefit(from)], [to, benefit(to)], '*MPB*') +
      m.straight([from, own(from)], [to, own(to)], '*MPC*') +
      m.straight([from, social(from)], [end, social(end)], '', 'p') +
      m.label(end - 2, social(end) + 3, '*MSC*', 'end') +
      quantity(m, tips.market, '*Q*_{1}', 'start') +
      quantity(m, tips.optimum, '*Q*_{2}', 'end') +
      dimension(...m.at(...tips.market), ...m.at(...tips.above), '') +
      text(left - 40, 18, title, { cls: 'b' })
    )
  }
  return figure(
    {
      name: `${TOPIC}/loss-and-elasticity`,
      title: 'The same external cost with steep and with flat curves',
      description:
        'Two diagrams with quantity on the horizontal axis and costs and benefits on the vertical axis; the vertical distance between MPC and MSC is the same in both. Left: MPB and MPC are steep, the optimum Q2 is only a little below the market quantity Q1, and the triangle of welfare loss is narrow. Right: MPB and MPC are flat, Q2 is far below Q1, and the triangle is wide.',
      height: 238,
    },
    panel(42, 1.3, 'inelastic'),
    panel(212, 0.42, 'elastic'),
  )
}

export const figures = [
  netBenefit(),
  dynamicEfficiency(),
  externalitySteps(),
  whoGains(),
  lossAndElasticity(),
]
