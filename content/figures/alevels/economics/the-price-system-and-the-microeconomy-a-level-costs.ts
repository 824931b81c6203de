import { inFourSteps } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { type Curve, costs, meeting, sample } from '@/lib/figures/firm-curves'
import { type Market, market } from '@/lib/figures/markets'
import { dimension, dot, line, type Point, text } from '@/lib/figures/shapes'
import { rectangle } from './the-price-system-and-the-microeconomy-a-level'

const TOPIC = 'the-price-system-and-the-microeconomy-a-level-costs'

// 7.5

const ap: Curve = l => 2.4 * l - 0.024 * l * l
const mp: Curve = l => 4.8 * l - 0.072 * l * l
const WAGE = 2400

/** The cost curve that mirrors a product curve: the wage divided by it, by the output of that much labour. */
function mirrored(product: Curve, from: number, to: number): Point[] {
  return Array.from({ length: 33 }, (_, at): Point => {
    const labour = from + ((to - from) * at) / 32
    return [(ap(labour) * labour) / 38, WAGE / product(labour)]
  })
}

function productsAndCosts() {
  const box = { width: 250, height: 146 }
  const up = market({ ...box, x: 'Quantity of labour', y: 'Product' })
  const down = market({ ...box, x: 'Output', y: 'Cost', top: 270 })
  const output = (labour: number) => (ap(labour) * labour) / 38
  return figure(
    {
      name: `${TOPIC}/products-and-costs`,
      title: 'Product curves and the cost curves that mirror them',
      description:
        'Two diagrams. Upper: product on the vertical axis, quantity of labour on the horizontal axis. Marginal product MP rises to a peak at L1 and then falls; it cuts average product AP at the peak of AP, at L2. Lower: cost on the vertical axis, output on the horizontal axis. Marginal cost MC falls to its lowest point at output Q1, which is made with L1, and then rises; it cuts average variable cost AVC at the lowest point of AVC, at output Q2, which is made with L2.',
      height: 466,
    },
    up.axes,
    up.bent(sample(mp, 3, 64), '', 'p'),
    up.label(64, 26, '*MP*'),
    up.bent(sample(ap, 3, 88), '*AP*'),
    up.read([100 / 3, mp(100 / 3)], '*L*_{1}', ''),
    up.read([50, ap(50)], '*L*_{2}', ''),
    down.axes,
    down.bent(mirrored(mp, 6.2, 60.3), '*MC*', 'r'),
    down.bent(mirrored(ap, 12.8, 63), '*AVC*'),
    down.read([output(100 / 3), 30], '*Q*_{1}', ''),
    down.read([output(50), 40], '*Q*_{2}', ''),
  )
}

function costCurveSteps() {
  const { avc, mc, ac, minimum } = costs(24, 900)
  const q = 30
  return figure(
    {
      name: `${TOPIC}/cost-curve-steps`,
      title: 'How to draw short-run cost curves in four steps',
      description:
        'Four diagrams with cost on the vertical and output on the horizontal axis, each adding to the one before. Step 1: a U-shaped average variable cost curve AVC with its lowest point marked. Step 2: marginal cost MC, falling and then rising through that point. Step 3: average cost AC above AVC, with its lowest point on MC, further right; the gap to AVC narrows. Step 4: at output Q the average cost C1 is read on AC and the average variable cost C2 on AVC; the shaded rectangle between them, up to Q, is total fixed cost.',
      height: 436,
    },
    inFourSteps(
      [
        {
          title: '1  *AVC*',
          draw: m => m.bent(sample(avc, 3, 90), '*AVC*') + dot(...m.at(40, 24)),
        },
        { title: '2  *MC* cuts its bottom', draw: m => m.bent(sample(mc, 3, 73), '*MC*', 'r') },
        {
          title: '3  *AC*, lowest on *MC*',
          draw: m =>
            m.bent(sample(ac, 14, 90), '', 'p') +
            m.label(19, 88, '*AC*') +
            dot(...m.at(minimum, ac(minimum))),
        },
        {
          title: '4  the gap times *Q*',
          under: m =>
            m.area(rectangle(0, avc(q), q, ac(q)), '', 'hl') + m.label(15, avc(q) + 17, '*FC*', 'middle'),
          draw: m => m.read([q, ac(q)], '*Q*', '*C*_{1}') + m.read([q, avc(q)], '', '*C*_{2}'),
        },
      ],
      { x: 'output', y: 'cost' },
    ),
  )
}

function rentOrWages() {
  const box = { width: 236, height: 160, x: 'Output', y: 'Cost, revenue' }
  const [a, b] = [market({ ...box, top: 34 }), market({ ...box, top: 266 })]
  const [cheap, rent, wages] = [costs(16, 600), costs(16, 1600), costs(48, 600)]
  const price: Curve = () => 70
  const [many, few] = [meeting(cheap.mc, price, 50, 90), meeting(wages.mc, price, 42, 80)]
  const title = (m: Market, words: string) =>
    text(m.at(34, 0)[0], m.at(0, 104)[1], words, { cls: 'b' }) +
    m.straight([0, 70], [96, 70], '*AR* = *MR*', 'g')
  return figure(
    {
      name: `${TOPIC}/rent-or-wages`,
      title: 'A rise in fixed cost and a rise in variable cost',
      description:
        'Two diagrams, one above the other, of a price taker with a horizontal line AR = MR at price P. Above, the rent rises: average cost moves up from AC1 to AC2, marginal cost MC does not move, and output stays at Q1, where MC meets MR. Below, wages rise: average cost moves up from AC1 to AC2 and marginal cost from MC1 to MC2, so output falls from Q1 to Q2.',
      height: 466,
    },
    a.axes,
    title(a, 'rent rises'),
    a.bent(sample(cheap.mc, 4, 78), '*MC*', 'r'),
    a.bent(sample(cheap.ac, 9, 88), '*AC*_{1}'),
    a.bent(sample(rent.ac, 22, 88), '', 'p'),
    a.label(26, 86, '*AC*_{2}'),
    a.read([many, 70], '*Q*_{1}', '*P*'),
    b.axes,
    title(b, 'wages rise'),
    b.bent(sample(cheap.mc, 4, 78), '*MC*_{1}', 'r'),
    b.bent(sample(wages.mc, 4, 66), '', 'r dash'),
    b.label(63, 92, '*MC*_{2}', 'end'),
    b.bent(sample(cheap.ac, 9, 88), '*AC*_{1}'),
    b.bent(sample(wages.ac, 15, 92), '', 'p'),
    b.label(19, 88, '*AC*_{2}'),
    b.read([many, 70], '*Q*_{1}', '*P*'),
    b.read([few, 70], '*Q*_{2}', ''),
  )
}

function longRunEnvelope() {
  const m = market({ y: 'Average cost', x: 'Output', width: 262, height: 206 })
  const long: Curve = q => 30 + 0.017 * (q - 48) ** 2
  const plant =
    (touch: number): Curve =>
    q =>
      long(touch) + 0.034 * (touch - 48) * (q - touch) + 0.05 * (q - touch) ** 2
  const [small, middle, large] = [plant(16), plant(48), plant(80)]
  return figure(
    {
      name: `${TOPIC}/long-run-envelope`,
      title: 'Long-run average cost touches a short-run curve for each size of plant',
      description:
        'Average cost on the vertical axis, output on the horizontal axis. Three U-shaped short-run average cost curves SRAC1, SRAC2 and SRAC3 belong to a small, a middle and a large plant. The U-shaped long-run curve LRAC touches each of them from below and is never above them. At A, output Q1, the small plant is the right one. At output Q2 the small plant has the high cost C3, at B on SRAC1; the middle plant has the low cost C2, at C, where SRAC2 touches LRAC at its lowest point. Average cost at A is C1, between the two.',
      height: 282,
    },
    m.axes,
    m.bent(sample(small, 2, 51), '', 'l'),
    m.label(53, 70, '*SRAC*_{1}'),
    m.bent(sample(middle, 27, 72), '', 'l'),
    m.label(73, 61, '*SRAC*_{2}', 'middle'),
    m.bent(sample(large, 52, 95), '', 'l'),
    m.label(92, 80, '*SRAC*_{3}', 'end'),
    m.bent(sample(long, 2, 94), '*LRAC*', 'p thick'),
    m.read([16, long(16)], '*Q*_{1}', '*C*_{1}', 'A'),
    m.read([48, small(48)], '*Q*_{2}', '*C*_{3}'),
    m.label(46, 68, 'B', 'end'),
    m.read([48, 30], '', '*C*_{2}'),
    m.label(50, 22, 'C'),
  )
}

function gapBetweenTotals() {
  const box = { width: 250, height: 150 }
  const up = market({ ...box, x: 'Output', y: 'Total revenue, total cost' })
  const down = market({ ...box, x: 'Output', y: '*MR*, *MC*', top: 254 })
  const tr: Curve = q => 3.06 * q - 0.0252 * q * q
  const tc: Curve = q => 11 + 0.45 * q + 0.0117 * q * q
  const mr: Curve = q => 25 * (3.06 - 0.0504 * q)
  const mc: Curve = q => 25 * (0.45 + 0.0234 * q)
  const best = meeting(mr, mc, 10, 60)
  const ends = [meeting(tr, tc, 1, 20), meeting(tr, tc, 50, 90)] as const
  return figure(
    {
      name: `${TOPIC}/gap-between-totals`,
      title: 'Profit is largest where the gap between total revenue and total cost is widest',
      description:
        'Two diagrams above each other with output on the horizontal axis. Upper: total revenue TR rises ever more slowly, reaches a highest point and falls; total cost TC starts above zero and gets steeper. They cross at A and again at B; between them TR is above TC. The vertical gap, the profit, is widest at output Q. Lower: marginal revenue MR falls in a straight line and marginal cost MC rises in a straight line; they cross at the same output Q.',
      height: 450,
    },
    up.axes,
    up.bent(sample(tr, 0, 88), '*TR*', 'p'),
    up.bent(sample(tc, 0, 74), '*TC*', 'r'),
    dimension(...up.at(best, tr(best) - 1), ...up.at(best, tc(best) + 1), ''),
    up.label(best + 2, 71, 'profit'),
    dot(...up.at(ends[0], tr(ends[0]))),
    up.label(ends[0] + 3, tr(ends[0]) - 8, 'A'),
    dot(...up.at(ends[1], tr(ends[1]))),
    up.label(ends[1], tr(ends[1]) + 9, 'B', 'middle'),
    line(...up.at(best, tc(best)), ...down.at(best, mr(best)), 'l dash thin'),
    down.axes,
    down.straight([0, mr(0)], [54, mr(54)], '*MR*', 'p'),
    down.straight([0, mc(0)], [88, mc(88)], '*MC*', 'r'),
    down.read([best, mr(best)], '*Q*', ''),
  )
}

export const figures = [
  productsAndCosts(),
  costCurveSteps(),
  rentOrWages(),
  longRunEnvelope(),
  gapBetweenTotals(),
]
