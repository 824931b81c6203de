import { inFourSteps } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { type Curve, sample } from '@/lib/figures/firm-curves'
import { graph } from '@/lib/figures/graph'
import { type Market, market } from '@/lib/figures/markets'
import { dot, line, type Point } from '@/lib/figures/shapes'

const TOPIC = 'the-price-system-and-the-microeconomy-a-level-indifference'

export // 7.2

const INCOME = 90

const budget = (m: Market, end: number, cls = 'l') => m.straight([0, INCOME], [end, 0], '', cls)

/** A convex curve that touches a line of a given slope at a point. */
function touching([x, y]: Point, slope: number, asymptote: number): Curve {
  const k = slope * (x - asymptote) ** 2
  return q => y - k / (x - asymptote) + k / (q - asymptote)
}

const [STEEP, FLAT] = [INCOME / 40, INCOME / 100]
const A: Point = [20, 45]
const C: Point = [66, INCOME - 66 * FLAT]
const before = touching(A, STEEP, -14.4)
const after = touching(C, FLAT, 0)
const B: Point = [40, before(40)]

function effectsSteps() {
  const helper = B[1] + FLAT * B[0]
  return figure(
    {
      name: `${TOPIC}/effects-steps`,
      title: 'How to split a price effect in four steps',
      description:
        'Four diagrams with good Y on the vertical and good X on the horizontal axis, each adding to the one before. Step 1: the old budget line touches indifference curve IC1 at A; the quantity is X1. Step 2: the price of X falls, the line pivots outwards and touches the higher curve IC2 at C; the quantity is X2. Step 3: a dashed line parallel to the new budget line touches the old curve IC1 at B; the quantity is Xs. Step 4: an arrow from X1 to Xs is marked S, the substitution effect; an arrow from Xs to X2 is marked I, the income effect.',
      height: 436,
    },
    inFourSteps(
      [
        {
          title: '1  old line, *IC*_{1}, *A*',
          draw: m =>
            budget(m, 40) +
            m.bent(sample(before, 9, 54), '') +
            m.label(12, 82, '*IC*_{1}') +
            m.read(A, '*X*_{1}', '') +
            m.label(24.5, 49, 'A'),
        },
        {
          title: '2  new line, *IC*_{2}, *C*',
          draw: m =>
            budget(m, 100, 'p') +
            m.bent(sample(after, 39, 96), '', 'p') +
            m.label(42, 77, '*IC*_{2}') +
            m.read(C, '*X*_{2}', '', 'C'),
        },
        {
          title: '3  parallel, on *IC*_{1}: *B*',
          draw: m =>
            m.straight([0, helper], [helper / FLAT, 0], '', 'g dash') + m.read(B, '*X*_{s}', '', 'B'),
        },
        {
          title: '4  S, then I',
          draw: m =>
            m.shift([20, 101], [40, 101]) +
            m.shift([40, 101], [66, 101]) +
            m.label(30, 104, 'S', 'middle') +
            m.label(53, 104, 'I', 'middle'),
        },
      ],
      { x: 'good X', y: 'good Y' },
    ),
  )
}

function priceRise() {
  const m = market({ x: 'Good X', y: 'Good Y', width: 282, height: 222 })
  const first: Curve = x => 1980 / x
  const second: Curve = x => 900 / x
  const b = Math.sqrt(1980 / STEEP)
  const helper = 2 * first(b)
  return figure(
    {
      name: `${TOPIC}/price-rise`,
      title: 'A rise in the price of X when X is a normal good',
      description:
        'Good Y on the vertical axis, good X on the horizontal axis. The budget line pivots inwards when the price of X rises. The consumer moves from A, on the higher indifference curve IC1 and the old line, to C, on the lower curve IC2 and the new, steeper line. A dashed line parallel to the new line touches the old curve IC1 at B, to the left of A. From X1 to Xs is the substitution effect; from Xs to X2, further left, the income effect.',
      height: 300,
    },
    m.axes,
    m.bent(sample(first, 21.5, 88), '*IC*_{1}'),
    m.bent(sample(second, 9.8, 88), '*IC*_{2}', 'p'),
    budget(m, 88),
    budget(m, 40, 'p'),
    m.straight([(helper - 97) / STEEP, 97], [helper / STEEP, 0], '', 'g dash'),
    m.read([44, 45], '*X*_{1}', '', 'A'),
    m.read([b, first(b)], '*X*_{s}', '', 'B'),
    m.read([20, 45], '*X*_{2}', ''),
    m.label(16, 39, 'C', 'end'),
  )
}

function demandFromCurves() {
  const box = { left: 46, width: 250, height: 150, x: 'Good X' }
  const up = market({ ...box, y: 'Good Y' })
  const down = market({ ...box, y: 'Price of X', top: 250, x: 'Quantity of X' })
  const [p1, p2] = [36 * STEEP, 36 * FLAT]
  const through = (x: number) => line(...up.at(x, 0), ...down.at(x, 100), 'l dash thin')
  const demand: Curve = x => p1 * (x / A[0]) ** (Math.log(p2 / p1) / Math.log(C[0] / A[0]))
  return figure(
    {
      name: `${TOPIC}/demand-from-curves`,
      title: 'A demand curve derived from indifference curves',
      description:
        'Two diagrams above each other with the quantity of X on the horizontal axis. Upper: when the price of X falls, the budget line pivots outwards from the same end on the Y axis; the consumer moves from A on IC1, with X1, to C on IC2, with X2. Lower: the price of X on the vertical axis. At the high price P1 the quantity is X1, at the low price P2 it is X2. The demand curve D joins the two points and slopes down.',
      height: 446,
    },
    up.axes,
    up.bent(sample(before, 9, 46), '*IC*_{1}'),
    up.bent(sample(after, 37, 90), '*IC*_{2}', 'p'),
    budget(up, 40),
    budget(up, 100, 'p'),
    up.read(A, '', '', 'A'),
    up.read(C, '', '', 'C'),
    line(...up.at(...A), ...up.at(A[0], 0), 'l dash thin'),
    line(...up.at(...C), ...up.at(C[0], 0), 'l dash thin'),
    through(A[0]),
    through(C[0]),
    down.axes,
    down.bent(sample(demand, 17.5, 90), '*D*', 'p'),
    line(...down.at(A[0], 100), ...down.at(A[0], p1), 'l dash thin'),
    line(...down.at(C[0], 100), ...down.at(C[0], p2), 'l dash thin'),
    down.read([A[0], p1], '*X*_{1}', '*P*_{1}'),
    down.read([C[0], p2], '*X*_{2}', '*P*_{2}'),
  )
}

function cashOrSubsidy() {
  const g = graph({
    x: { label: 'Food / units a week', max: 32, ticks: [0, 5, 10, 15, 20, 25, 30] },
    y: { label: 'Other goods / $ a week', max: 140, ticks: [0, 45, 90, 135] },
    height: 214,
    width: 280,
  })
  const curve =
    (k: number): Curve =>
    (x: number) =>
      k / x
  const spot = (x: number, y: number, name: string) =>
    dot(...g.at(x, y)) + g.label(x, y, name, { dx: 8, dy: -6, cls: 'b' })
  return figure(
    {
      name: `${TOPIC}/cash-or-subsidy`,
      title: 'A subsidy on food and a gift of cash that costs the same',
      description:
        'Food on the horizontal axis, other goods in dollars on the vertical axis. The old budget line B1 runs from 90 dollars to 15 units. A subsidy halves the price of food: line B2 runs from 90 dollars to 30 units and touches indifference curve IC2 at C, with 15 units and 45 dollars. A gift of cash moves the old line outwards, parallel: B3 runs from 135 dollars to 22.5 units and passes through C. It cuts IC2 there and touches the higher curve IC3 at D, to the left of C, with less food.',
      height: 298,
    },
    g.axes,
    g.line(
      [
        [0, 90],
        [15, 0],
      ],
      'l',
    ),
    g.line([
      [0, 90],
      [30, 0],
    ]),
    g.line(
      [
        [0, 135],
        [22.5, 0],
      ],
      'g',
    ),
    g.plot(curve(675), 5.2, 28, 'l'),
    g.plot(curve(11.25 * 67.5), 6.1, 31, 'r'),
    g.guide(15, 45),
    spot(15, 45, 'C'),
    spot(11.25, 67.5, 'D'),
    g.label(5, 129, '*IC*_{2}', { anchor: 'end', dy: 2 }),
    g.label(6.5, 122, '*IC*_{3}', { dy: -4 }),
    g.label(10.5, 21, '*B*_{1}', { anchor: 'end' }),
    g.label(27, 12, '*B*_{2}'),
    g.label(20, 9, '*B*_{3}', { anchor: 'end' }),
  )
}

export const figures = [effectsSteps(), priceRise(), demandFromCurves(), cashOrSubsidy()]
