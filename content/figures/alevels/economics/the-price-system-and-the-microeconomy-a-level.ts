import { figure } from '@/lib/figures/figure'
import { type Curve, costs, meeting, sample, straightFrom } from '@/lib/figures/firm-curves'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { type Market, market, ppcPoints } from '@/lib/figures/markets'
import { dimension, dot, line, type Point, type Shape, text } from '@/lib/figures/shapes'

const TOPIC = 'the-price-system-and-the-microeconomy-a-level'

const LEFT = { left: 42, width: 104, height: 128 }
const RIGHT = { left: 222, width: 104, height: 128 }
const PAIR_HEIGHT = 222

function pairTitle(x: number, content: string): Shape {
  return text(x, 216, content, { anchor: 'middle' })
}

export function rectangle(x1: number, y1: number, x2: number, y2: number): Point[] {
  return [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ]
}

/** Horizontal line at a price, with its name on the right. */
function level(m: Market, y: number, label: string, to = 96, cls = 'p'): Shape {
  return m.straight([0, y], [to, y], label, cls)
}

function markY(m: Market, y: number, label: string): Shape {
  const [x, py] = m.at(0, y)
  return text(x - 6, py + 4, label, { anchor: 'end' })
}

// 7.1

function totalAndMarginalUtility() {
  const tu = graph({ x: { label: 'Quantity', max: 8 }, y: { label: 'Total utility', max: 27 }, height: 120 })
  const mu = graph({
    x: { label: 'Quantity', max: 8 },
    y: { label: 'Marginal utility', min: -4, max: 10 },
    top: 216,
    height: 120,
  })
  const [x, top] = tu.at(5, 25)
  const [, zero] = mu.at(5, 0)
  return figure(
    {
      name: `${TOPIC}/utility-curves`,
      title: 'Total utility and marginal utility',
      description:
        'Two graphs above each other, both with quantity on the horizontal axis. Upper: total utility TU rises, ever more slowly, to a highest point at quantity Qs and then falls. Lower: marginal utility MU falls in a straight line and crosses the horizontal axis at the same quantity Qs. Beyond Qs, marginal utility is negative.',
      height: 372,
    },
    tu.axes,
    tu.plot(q => 10 * q - q * q, 0, 7),
    tu.label(7, 21, 'TU', { dx: 6, dy: 4 }),
    line(x, top, x, zero, 'l dash thin'),
    dot(x, top),
    tu.label(5, 25, 'satiation', { dy: -8, anchor: 'middle' }),
    mu.axes,
    mu.line([
      [0, 10],
      [7, -4],
    ]),
    mu.label(7, -4, 'MU', { dx: 6, dy: 2 }),
    dot(x, zero),
    text(x - 6, zero + 17, '*Q*_{s}', { anchor: 'end' }),
    mu.label(5.5, 1.2, 'MU negative'),
  )
}

function demandFromUtility() {
  const m = market({ y: 'Price, marginal utility / $', width: 230 })
  const mu = straightFrom(94, 0.9)
  return figure(
    {
      name: `${TOPIC}/demand-from-utility`,
      title: 'An individual demand curve derived from marginal utility',
      description:
        'Price and marginal utility in dollars on the vertical axis, quantity on the horizontal axis. A marginal utility curve slopes down and is labelled MU = D. At price P1 the consumer buys Q1, where marginal utility equals P1. At the lower price P2 the consumer buys more, Q2. An arrow runs down along the curve.',
      height: 262,
    },
    m.axes,
    m.straight([4, mu(4)], [92, mu(92)], '*MU* = *D*', 'p'),
    m.read([34, mu(34)], '*Q*_{1}', '*P*_{1}'),
    m.read([68, mu(68)], '*Q*_{2}', '*P*_{2}'),
    m.shift([45, mu(45) + 8], [63, mu(63) + 8]),
  )
}

// 7.2: an old budget line from (0, 90) to (44, 0); after the fall in the price of X it ends at (100, 0).

const INCOME = 90
const OLD_END = 44
const NEW_END = 100
const OLD_CHOICE = 26
const SUBSTITUTED = 42

const oldLine = straightFrom(INCOME, INCOME / OLD_END)
const newLine = straightFrom(INCOME, INCOME / NEW_END)

/** A convex curve that touches the old budget line and, further right, a line as flat as the new one. */
function firstCurve(): Curve {
  const root = Math.sqrt(INCOME / OLD_END / (INCOME / NEW_END))
  const d = (root * OLD_CHOICE - SUBSTITUTED) / (root - 1)
  const k = (INCOME / OLD_END) * (OLD_CHOICE - d) ** 2
  const c = oldLine(OLD_CHOICE) - k / (OLD_CHOICE - d)
  return x => c + k / (x - d)
}

/** A convex curve that touches the new budget line at x. */
function secondCurve(x: number, asymptote: number): Curve {
  const k = (INCOME / NEW_END) * (x - asymptote) ** 2
  const c = newLine(x) - k / (x - asymptote)
  return q => c + k / (q - asymptote)
}

function priceFall(
  choice: number,
  asymptote: number,
  from: number,
  to: number,
  name: Point = [53, 12],
): Shape {
  const m = market({ x: 'Good X', y: 'Good Y', width: 282, height: 222 })
  const ic1 = firstCurve()
  const ic2 = secondCurve(choice, asymptote)
  const flat = INCOME / NEW_END
  const height = ic1(SUBSTITUTED) + flat * SUBSTITUTED
  return (
    m.axes +
    m.bent(sample(ic1, 12.4, 54), '') +
    m.label(...name, '*IC*_{1}') +
    m.bent(sample(ic2, from, to, 48), '*IC*_{2}', 'p') +
    m.straight([0, INCOME], [OLD_END, 0], '') +
    m.straight([0, INCOME], [NEW_END, 0], '', 'p') +
    m.straight([0, height], [height / flat, 0], '', 'g dash') +
    m.read([OLD_CHOICE, oldLine(OLD_CHOICE)], '*X*_{1}', '', 'A') +
    m.read([SUBSTITUTED, ic1(SUBSTITUTED)], '*X*_{s}', '', 'B') +
    m.read([choice, newLine(choice)], '*X*_{2}', '', 'C')
  )
}

function effectsFigures() {
  const common =
    'Good Y on the vertical axis, good X on the horizontal axis. The budget line pivots outwards when the price of X falls. The consumer moves from A, on indifference curve IC1 and the old budget line, to C, on the higher curve IC2 and the new line. A dashed line parallel to the new budget line touches IC1 at B, to the right of A. From X1 to Xs is the substitution effect. '
  return [
    figure(
      {
        name: `${TOPIC}/price-effect-normal`,
        title: 'A fall in the price of X when X is a normal good',
        description: `${common}C lies to the right of B: from Xs to X2 the income effect is positive, so both effects raise the quantity of X.`,
        height: 300,
      },
      priceFall(60, 0, 38, 90, [14, 88]),
    ),
    figure(
      {
        name: `${TOPIC}/price-effect-inferior`,
        title: 'A fall in the price of X when X is an inferior good',
        description: `${common}C lies between A and B: from Xs back to X2 the income effect is negative, but it is smaller than the substitution effect, so X2 is larger than X1.`,
        height: 300,
      },
      priceFall(34, 10, 20.5, 84),
    ),
    figure(
      {
        name: `${TOPIC}/price-effect-giffen`,
        title: 'A fall in the price of X when X is a Giffen good',
        description: `${common}C lies to the left of A: from Xs back to X2 the income effect is negative and larger than the substitution effect, so X2 is smaller than X1.`,
        height: 300,
      },
      priceFall(18, 12, 13.4, 76),
    ),
  ]
}

function consumerEquilibrium() {
  const m = market({ x: 'Good X', y: 'Good Y', width: 250, height: 200 })
  const curveAt =
    (touch: number): Curve =>
    x =>
      touch ** 2 / x
  return figure(
    {
      name: `${TOPIC}/consumer-equilibrium`,
      title: 'Indifference curves and a budget line: the best affordable combination',
      description:
        'Good Y on the vertical axis, good X on the horizontal axis. Three convex indifference curves, IC1 nearest the origin, then IC2 and IC3. A straight budget line runs from the Y axis down to the X axis. It touches IC2 at one point, E, where the consumer buys X1 and Y1. It crosses IC1 twice and does not reach IC3.',
      height: 276,
    },
    m.axes,
    m.bent(sample(curveAt(31), 11, 92), '*IC*_{1}'),
    m.bent(sample(curveAt(42), 19, 92), '*IC*_{2}'),
    m.bent(sample(curveAt(54), 31, 92), '*IC*_{3}'),
    m.straight([0, 84], [84, 0], '', 'p'),
    m.read([42, 42], '*X*_{1}', '*Y*_{1}', '*E*'),
    m.label(45, 5, 'budget line'),
  )
}

function budgetShifts() {
  const a = market({ ...LEFT, x: 'Good X', y: 'Good Y' })
  const b = market({ ...RIGHT, x: 'Good X', y: 'Good Y' })
  return figure(
    {
      name: `${TOPIC}/budget-shifts`,
      title: 'How a budget line moves',
      description:
        'Two diagrams, good Y on the vertical and good X on the horizontal axis. Left: income rises and the budget line moves outwards from B1 to B2, parallel to itself. Right: the price of X falls; the line keeps its end on the Y axis and pivots outwards along the X axis from B1 to B2.',
      height: PAIR_HEIGHT,
    },
    a.axes,
    a.straight([0, 55], [55, 0], ''),
    a.straight([0, 88], [88, 0], '', 'p'),
    a.label(16, 22, '*B*_{1}', 'middle'),
    a.label(60, 38, '*B*_{2}'),
    a.shift([32, 26], [46, 38]),
    pairTitle(94, 'income rises'),
    b.axes,
    b.straight([0, 80], [45, 0], ''),
    b.straight([0, 80], [90, 0], '', 'p'),
    b.label(14, 26, '*B*_{1}', 'middle'),
    b.label(58, 36, '*B*_{2}'),
    b.shift([38, 18], [62, 18]),
    pairTitle(274, 'price of X falls'),
  )
}

// 7.3

function efficiencyPpc() {
  const m = market({ x: 'Consumer goods', y: 'Capital goods', width: 240, height: 200 })
  const on = (x: number): Point => [x, 84 * Math.sqrt(1 - (x / 88) ** 2)]
  const spot = (point: Point, name: string) =>
    dot(...m.at(...point)) + m.label(point[0] + 3, point[1] + 3, name)
  return figure(
    {
      name: `${TOPIC}/efficiency-ppc`,
      title: 'Efficiency on a production possibility curve',
      description:
        'Capital goods on the vertical axis, consumer goods on the horizontal axis. A production possibility curve bows outwards. Points A and B lie on it: productively efficient. Point C lies inside it: inefficient. Arrows from C straight up and straight right to the curve show that more of one good can be had without less of the other. Point D lies outside the curve and cannot be reached.',
      height: 276,
    },
    m.axes,
    m.bent(ppcPoints(88, 84), '', 'p'),
    spot(on(28), 'A'),
    spot(on(70), 'B'),
    dot(...m.at(40, 42)),
    m.label(33, 34, 'C'),
    spot([82, 76], 'D'),
    m.shift([40, 44], [40, on(40)[1] - 1]),
    m.shift([42, 42], [75, 42]),
  )
}

function efficiencyFirm() {
  const m = market({ y: 'Cost, revenue', x: 'Output', width: 246, height: 200 })
  const { mc, ac, minimum } = costs()
  const ar = straightFrom(100, 0.6)
  const best = meeting(ar, mc, 40, 90)
  return figure(
    {
      name: `${TOPIC}/efficiency-firm`,
      title: 'Productive and allocative efficiency of a firm',
      description:
        'Cost and revenue on the vertical axis, output on the horizontal axis. A U-shaped average cost curve AC, cut from below at its lowest point by the marginal cost curve MC. Average revenue AR slopes down. At output Qp, where MC meets AC, average cost is lowest: productive efficiency. At output Qa, further right, AR, which is price, equals MC: allocative efficiency.',
      height: 276,
    },
    m.axes,
    m.bent(sample(mc, 4, 73), '*MC*', 'r'),
    m.bent(sample(ac, 10, 92), '*AC*'),
    m.straight([0, 100], [94, ar(94)], '*AR*', 'p'),
    m.read([minimum, ac(minimum)], '*Q*_{p}', '*C*_{p}'),
    m.read([best, ar(best)], '*Q*_{a}', '*P*_{a}'),
  )
}

// 7.4

type External = {
  name: string
  title: string
  description: string
  demands: readonly [string, number][]
  supplies: readonly [string, number][]
  loss: readonly Point[]
}

function externality({ name, title, description, demands, supplies, loss }: External) {
  const m = market({ y: 'Costs, benefits', width: 226, height: 190 })
  const optimum: Point = loss[2] ?? [0, 0]
  return figure(
    { name: `${TOPIC}/${name}`, title, description, height: 266 },
    m.area(loss, '', 'rw'),
    m.axes,
    ...demands.map(([label, move]) => m.demand(label, move, move === 0 ? 'l' : 'p')),
    ...supplies.map(([label, move]) => m.supply(label, move, move === 0 ? 'l' : 'p')),
    m.read(m.equilibrium(), '*Q*_{1}', '*P*_{1}'),
    m.read(optimum, '*Q*_{2}', '*P*_{2}'),
    dimension(...m.at(50, 50), ...m.at(50, (loss[1] ?? [0, 0])[1]), ''),
  )
}

function externalityFigures() {
  const axes = 'Costs and benefits on the vertical axis, quantity on the horizontal axis. '
  return [
    externality({
      name: 'negative-production',
      title: 'A negative externality of production',
      description: `${axes}Demand is MPB = MSB. Marginal social cost MSC lies above marginal private cost MPC. The market produces Q1 at price P1, where MPC meets MPB. The optimum Q2, where MSC meets MSB, is smaller, at the higher price P2. The shaded triangle of welfare loss lies between MSC and MSB from Q2 to Q1. A vertical arrow at Q1 is the marginal external cost.`,
      demands: [['*MPB* = *MSB*', 0]],
      supplies: [
        ['*MPC*', 0],
        ['*MSC*', -30],
      ],
      loss: [
        [50, 50],
        [50, 80],
        [35, 65],
      ],
    }),
    externality({
      name: 'negative-consumption',
      title: 'A negative externality of consumption',
      description: `${axes}Supply is MPC = MSC. Marginal social benefit MSB lies below marginal private benefit MPB. The market quantity Q1 at P1, where MPB meets MPC, is larger than the optimum Q2 at P2, where MSB meets MSC. The shaded triangle of welfare loss lies between MSC and MSB from Q2 to Q1. A vertical arrow at Q1 is the marginal external cost.`,
      demands: [
        ['*MPB*', 0],
        ['*MSB*', -30],
      ],
      supplies: [['*MPC* = *MSC*', 0]],
      loss: [
        [50, 50],
        [50, 20],
        [35, 35],
      ],
    }),
    externality({
      name: 'positive-consumption',
      title: 'A positive externality of consumption',
      description: `${axes}Supply is MPC = MSC. Marginal social benefit MSB lies above marginal private benefit MPB. The market quantity Q1 at P1, where MPB meets MPC, is smaller than the optimum Q2 at P2, where MSB meets MSC. The shaded triangle of welfare loss lies between MSB and MSC from Q1 to Q2. A vertical arrow at Q1 is the marginal external benefit.`,
      demands: [
        ['*MPB*', 0],
        ['*MSB*', 30],
      ],
      supplies: [['*MPC* = *MSC*', 0]],
      loss: [
        [50, 50],
        [50, 80],
        [65, 65],
      ],
    }),
    externality({
      name: 'positive-production',
      title: 'A positive externality of production',
      description: `${axes}Demand is MPB = MSB. Marginal social cost MSC lies below marginal private cost MPC. The market quantity Q1 at P1, where MPC meets MPB, is smaller than the optimum Q2 at the lower price P2, where MSC meets MSB. The shaded triangle of welfare loss lies between MSB and MSC from Q1 to Q2. A vertical arrow at Q1 is the marginal external benefit.`,
      demands: [['*MPB* = *MSB*', 0]],
      supplies: [
        ['*MPC*', 0],
        ['*MSC*', 30],
      ],
      loss: [
        [50, 50],
        [50, 20],
        [65, 35],
      ],
    }),
  ]
}

// 7.5

function productCurves() {
  const m = market({ x: 'Quantity of labour', y: 'Product', width: 250 })
  const ap: Curve = l => 2.4 * l - 0.024 * l * l
  const mp: Curve = l => 4.8 * l - 0.072 * l * l
  return figure(
    {
      name: `${TOPIC}/product-curves`,
      title: 'Marginal and average product of labour',
      description:
        'Product on the vertical axis, quantity of labour on the horizontal axis. Marginal product MP rises to a peak at L1, then falls; it cuts average product AP from above at the highest point of AP, at L2, and reaches zero at L3. AP rises to L2 and falls after it. Diminishing returns set in at L1.',
      height: 262,
    },
    m.axes,
    m.bent(sample(mp, 3, 66.67), '', 'p'),
    m.bent(sample(ap, 3, 88), '*AP*'),
    m.read([33.3, mp(33.3)], '*L*_{1}', ''),
    m.read([50, ap(50)], '*L*_{2}', ''),
    m.label(63, 30, '*MP*'),
    text(m.at(66.67, 0)[0], m.at(0, 0)[1] + 17, '*L*_{3}', { anchor: 'middle' }),
    m.label(35, 86, 'diminishing returns begin'),
  )
}

function shortRunCosts() {
  const m = market({ y: 'Cost', x: 'Output', width: 262, height: 210 })
  const { avc, mc, ac, afc, minimum } = costs()
  return figure(
    {
      name: `${TOPIC}/short-run-costs`,
      title: 'Short-run cost curves',
      description:
        'Cost on the vertical axis, output on the horizontal axis. Average fixed cost AFC falls all the way. Average variable cost AVC is U-shaped. Average cost AC is U-shaped and lies above AVC; the gap between them narrows. Marginal cost MC falls, then rises, and cuts AVC and AC from below at their lowest points; the lowest point of AC, at Q2, is further right than that of AVC, at Q1.',
      height: 286,
    },
    m.axes,
    m.bent(sample(afc, 6.6, 92), '*AFC*', 'g'),
    m.bent(sample(avc, 3, 92), '*AVC*'),
    m.bent(sample(ac, 9.5, 92), '*AC*', 'p'),
    m.bent(sample(mc, 3, 73), '*MC*', 'r'),
    m.read([40, avc(40)], '*Q*_{1}', ''),
    m.read([minimum, ac(minimum)], '*Q*_{2}', ''),
  )
}

function longRunCosts() {
  const m = market({ y: 'Average cost', x: 'Output', width: 256, height: 186 })
  const [, bottom] = m.at(0, 0)
  const end = m.at(66, 0)[0]
  return figure(
    {
      name: `${TOPIC}/long-run-average-cost`,
      title: 'Long-run average cost and the minimum efficient scale',
      description:
        'Average cost on the vertical axis, output on the horizontal axis. The long-run average cost curve LRAC falls until output Q1, the minimum efficient scale: economies of scale. From Q1 to Q2 it is level: constant returns to scale. Beyond Q2 it rises: diseconomies of scale.',
      height: 262,
    },
    m.axes,
    m.bent(
      [
        [6, 88],
        [16, 66],
        [26, 50],
        [36, 42],
        [42, 40],
        [54, 40],
        [66, 40],
        [74, 43],
        [83, 53],
        [92, 68],
      ],
      '*LRAC*',
      'p',
    ),
    m.read([42, 40], '*Q*_{1}', '*C*_{1}'),
    line(...m.at(66, 40), end, bottom, 'l dash thin'),
    text(end, bottom + 17, '*Q*_{2}', { anchor: 'middle' }),
    m.label(54, 47, 'constant', 'middle'),
    m.label(21, 74, 'economies of scale'),
    m.label(68, 28, 'diseconomies'),
    m.label(21, 14, 'MES = *Q*_{1}', 'middle'),
  )
}

function scaleEconomies() {
  const m = market({ y: 'Average cost', x: 'Output', width: 244 })
  const lrac: Curve = q => 44 + 0.014 * (q - 58) ** 2
  return figure(
    {
      name: `${TOPIC}/internal-external`,
      title: 'Internal and external economies of scale',
      description:
        'Average cost on the vertical axis, output of the firm on the horizontal axis. Two U-shaped long-run average cost curves. A move down along LRAC1 from A to B, as output rises from Q1 to Q2, is an internal economy of scale. The curve LRAC2 lies below LRAC1 at every output: an external economy of scale has moved the whole curve down, from B to C at the same output.',
      height: 262,
    },
    m.axes,
    m.bent(sample(lrac, 6, 90), '*LRAC*_{1}'),
    m.bent(
      sample(q => lrac(q) - 26, 6, 90),
      '*LRAC*_{2}',
      'p',
    ),
    m.read([22, lrac(22)], '*Q*_{1}', '*C*_{1}', 'A'),
    m.read([58, 44], '*Q*_{2}', '*C*_{2}', 'B'),
    m.read([58, 18], '', '*C*_{3}', 'C'),
    m.shift([58, 42], [58, 21]),
  )
}

function revenueCurves() {
  const a = market({ ...LEFT, x: 'Output', y: 'Revenue' })
  const b = market({ ...RIGHT, x: 'Output', y: 'Revenue' })
  return figure(
    {
      name: `${TOPIC}/revenue-curves`,
      title: 'Average and marginal revenue of a price taker and of a price maker',
      description:
        'Two diagrams, revenue on the vertical axis and output on the horizontal axis. Left, a price taker: one horizontal line at price P is average revenue, marginal revenue and demand. Right, a price maker: average revenue AR slopes down; marginal revenue MR starts at the same point on the vertical axis, falls twice as steeply and crosses the output axis halfway.',
      height: PAIR_HEIGHT,
    },
    a.axes,
    a.straight([0, 55], [96, 55], '', 'p'),
    a.label(53, 62, '*AR* = *MR* = *D*', 'middle'),
    markY(a, 55, '*P*'),
    pairTitle(94, 'price taker'),
    b.axes,
    b.straight([0, 92], [90, 8], '*AR*', 'p'),
    b.straight([0, 92], [49.3, 0], '', 'r'),
    b.label(28, 16, '*MR*', 'end'),
    pairTitle(274, 'price maker'),
  )
}

function profitPanel(m: Market, q: number, price: number, cost: number, cls: string): Shape {
  return m.area(rectangle(0, Math.min(price, cost), q, Math.max(price, cost)), '', cls)
}

// 7.6

function perfectShortRun() {
  const { mc, ac } = costs()
  const panel = (top: number, price: number, cls: string, title: string) => {
    const m = market({ y: 'Cost, revenue', x: 'Output', top, width: 230, height: 160 })
    const q = meeting(mc, () => price, 30, 90)
    return (
      profitPanel(m, q, price, ac(q), cls) +
      m.axes +
      m.bent(sample(mc, 6, 73), '*MC*', 'r') +
      m.bent(sample(ac, 9.8, 80), '*AC*') +
      level(m, price, '*AR* = *MR*') +
      m.read([q, price], '*Q*', '*P*') +
      m.read([q, ac(q)], '', '*C*') +
      text(m.at(4, 0)[0], m.at(0, 0)[1] - 8, title, { cls: 'b' })
    )
  }
  return figure(
    {
      name: `${TOPIC}/perfect-short-run`,
      title: 'A perfectly competitive firm in the short run',
      description:
        'Two diagrams, one above the other, with marginal cost MC, average cost AC and a horizontal line AR = MR at the market price P. Output Q is where MC meets MR. Above: P is higher than average cost C at Q, and the shaded rectangle between P and C up to Q is supernormal profit. Below: P is lower than average cost C at Q, and the shaded rectangle is a loss, subnormal profit.',
      height: 466,
    },
    panel(34, 66, 'gw', 'profit'),
    panel(266, 33, 'rw', 'loss'),
  )
}

function perfectLongRun() {
  const { mc, ac, minimum } = costs()
  const [low, high] = [ac(minimum), 66]
  const q = meeting(mc, () => high, 30, 90)
  const a = market({ ...LEFT, height: 170 })
  const b = market({ ...RIGHT, width: 100, height: 170, x: 'Output', y: 'Cost, revenue' })
  const under = (x: number, name: string, anchor: 'start' | 'end') =>
    text(b.at(x, 0)[0] + (anchor === 'end' ? 3 : -3), b.at(0, 0)[1] + 17, name, { anchor })
  return figure(
    {
      name: `${TOPIC}/perfect-long-run`,
      title: 'A perfectly competitive market and firm: from short-run profit to long-run equilibrium',
      description:
        'Left, the market: demand D and supply S1 meet at price P1. Entry of new firms shifts supply right to S2 and price falls to P2. Right, one firm with MC and AC. At P1 it produces Q1 where MC meets the horizontal line AR1, which is also marginal revenue, with supernormal profit. At P2 the horizontal line AR2 touches AC at its lowest point, where MC cuts it: output is Q2 and profit is normal.',
      height: 264,
    },
    a.axes,
    a.straight([8, 101.4], [92, 21.6], '*D*'),
    a.straight([8, 36.4], [74, 89.2], '*S*_{1}'),
    a.straight([30, 20], [94, 57.8], '*S*_{2}', 'p'),
    a.read([45, high], '', '*P*_{1}'),
    a.read([69.5, low], '', '*P*_{2}'),
    a.shift([36, 56], [58, 39]),
    text(94, 258, 'market', { anchor: 'middle' }),
    b.axes,
    b.bent(sample(mc, 6, 74), '*MC*', 'r'),
    b.bent(sample(ac, 9.8, 78), '*AC*'),
    level(b, high, '', 100),
    level(b, low, '', 100),
    b.read([q, high], '', '*P*_{1}'),
    line(...b.at(q, high), ...b.at(q, 0), 'l dash thin'),
    under(q, '*Q*_{1}', 'start'),
    b.read([minimum, low], '', '*P*_{2}'),
    line(...b.at(minimum, low), ...b.at(minimum, 0), 'l dash thin'),
    under(minimum, '*Q*_{2}', 'end'),
    text(b.at(102, 0)[0], b.at(0, high)[1] + 4, '*AR*_{1}'),
    text(b.at(102, 0)[0], b.at(0, low)[1] + 4, '*AR*_{2}'),
    text(276, 258, 'one firm', { anchor: 'middle' }),
  )
}

function shutdown() {
  const m = market({ y: 'Cost, price', x: 'Output', width: 250, height: 210 })
  const { avc, mc, ac, minimum } = costs()
  return figure(
    {
      name: `${TOPIC}/shutdown-price`,
      title: 'Shutdown prices and the supply curve of a perfectly competitive firm',
      description:
        'Marginal cost MC rises through the lowest point of average variable cost AVC, at price P1 and output Q1, and through the lowest point of average cost AC, at the higher price P2 and output Q2. MC is drawn thick from P1 upwards: the short-run supply curve. Below P1 the firm shuts down at once. Between P1 and P2 it goes on in the short run but leaves in the long run.',
      height: 286,
    },
    m.axes,
    m.bent(sample(mc, 4, 40), '', 'r dash'),
    m.bent(sample(mc, 40, 73), '*MC* = *S*', 'r thick'),
    m.bent(sample(ac, 9.5, 92), '*AC*'),
    m.bent(sample(avc, 3, 92), '*AVC*'),
    m.read([40, 30], '*Q*_{1}', '*P*_{1}'),
    m.read([minimum, ac(minimum)], '*Q*_{2}', '*P*_{2}'),
  )
}

function monopoly() {
  const m = market({ y: 'Cost, revenue', x: 'Output', width: 256, height: 214 })
  const { mc, ac } = costs()
  const [ar, mr] = [straightFrom(95, 0.9), straightFrom(95, 1.8)]
  const q = meeting(mr, mc, 10, 52)
  const best = meeting(ar, mc, 30, 80)
  return figure(
    {
      name: `${TOPIC}/monopoly`,
      title: 'A profit-maximising monopoly',
      description:
        'Average revenue AR slopes down, marginal revenue MR lies below it and is twice as steep. Marginal cost MC cuts average cost AC at its lowest point. The firm produces Q1, where MC equals MR, and charges P1 on AR. Average cost at Q1 is C1; the rectangle between P1 and C1 up to Q1 is supernormal profit. At Q2, further right, AR equals MC. The shaded area between AR and MC from Q1 to Q2 is the deadweight loss.',
      height: 290,
    },
    profitPanel(m, q, ar(q), ac(q), 'gw'),
    m.area([...sample(ar, q, best, 4), ...sample(mc, q, best, 12).reverse()], '', 'rw'),
    m.axes,
    m.straight([0, 95], [98, ar(98)], '*AR*', 'p'),
    m.straight([0, 95], [52, mr(52)], '', 'p'),
    m.label(31, 32, '*MR*', 'end'),
    m.bent(sample(mc, 4, 72), '*MC*', 'r'),
    m.bent(sample(ac, 9.5, 92), '*AC*'),
    m.read([q, ar(q)], '*Q*_{1}', '*P*_{1}'),
    m.read([q, ac(q)], '', '*C*_{1}'),
    dot(...m.at(q, mr(q))),
    m.read([best, ar(best)], '*Q*_{2}', ''),
  )
}

function monopolisticLongRun() {
  const m = market({ y: 'Cost, revenue', x: 'Output', width: 256, height: 206 })
  const { mc, ac, minimum } = costs()
  const slope = -(0.02 * (30 - 40) - 600 / 900)
  const start = ac(30) + slope * 30
  const [ar, mr] = [straightFrom(start, slope), straightFrom(start, 2 * slope)]
  return figure(
    {
      name: `${TOPIC}/monopolistic-long-run`,
      title: 'Monopolistic competition in the long run',
      description:
        'Average revenue AR slopes down and touches average cost AC at output Q1 and price P1, to the left of the lowest point of AC at Q2. At Q1 marginal revenue MR equals marginal cost MC. Price equals average cost, so profit is normal. The distance from Q1 to Q2 is excess capacity.',
      height: 282,
    },
    m.axes,
    m.straight([0, start], [84, ar(84)], '*AR*', 'p'),
    m.straight([0, start], [43, mr(43)], '', 'p'),
    m.label(36.5, 14, '*MR*'),
    m.bent(sample(mc, 4, 72), '*MC*', 'r'),
    m.bent(sample(ac, 9.5, 92), '*AC*'),
    m.read([30, ac(30)], '*Q*_{1}', '*P*_{1}'),
    dot(...m.at(30, mr(30))),
    m.read([minimum, ac(minimum)], '*Q*_{2}', ''),
  )
}

function naturalMonopoly() {
  const m = market({ y: 'Cost, revenue', x: 'Output', width: 252, height: 206 })
  const ac: Curve = q => 20 + 800 / q
  const [ar, mr] = [straightFrom(90, 0.8), straightFrom(90, 1.6)]
  const fair = meeting(ar, ac, 50, 90)
  return figure(
    {
      name: `${TOPIC}/natural-monopoly`,
      title: 'A natural monopoly',
      description:
        'Long-run average cost LRAC falls over the whole range of demand and marginal cost MC is a low horizontal line below it. The profit maximiser produces Q1, where MR equals MC, and charges P1. Price equals average cost at Q2 and P2. Price equals marginal cost at Q3 and P3, where average cost is above price, so the firm would make a loss.',
      height: 282,
    },
    m.axes,
    m.bent(sample(ac, 11, 94), '*LRAC*'),
    level(m, 20, '*MC*', 97, 'r'),
    m.straight([0, 90], [99, ar(99)], '*AR*', 'p'),
    m.straight([0, 90], [55, mr(55)], '', 'p'),
    m.label(58, 6, '*MR*'),
    m.read([43.75, 55], '*Q*_{1}', '*P*_{1}'),
    m.read([fair, ar(fair)], '*Q*_{2}', '*P*_{2}'),
    m.read([87.5, 20], '*Q*_{3}', '*P*_{3}'),
  )
}

// 7.7

function integration() {
  const middle = box(118, 104, 124, 52, 'Bread maker', 'l w')
  const farm = box(118, 10, 124, 46, 'Flour mill')
  const shop = box(118, 206, 124, 46, 'Chain of bakeries')
  const rival = box(2, 107, 96, 46, 'Another\nbread maker')
  const other = box(268, 107, 84, 46, 'Hotel\ncompany')
  return figure(
    {
      name: `${TOPIC}/integration`,
      title: 'Directions of integration for a bread maker',
      description:
        'A bread maker stands in the middle. An arrow up leads to a flour mill, its supplier: backward vertical integration. An arrow down leads to a chain of bakeries that sells bread: forward vertical integration. An arrow left leads to another bread maker at the same stage: horizontal integration. An arrow right leads to a hotel company in an unrelated industry: conglomerate integration.',
      height: 264,
    },
    middle.shape,
    farm.shape,
    shop.shape,
    rival.shape,
    other.shape,
    link(middle.top, farm.bottom, 'backward\nvertical'),
    link(middle.bottom, shop.top, 'forward\nvertical'),
    link(middle.left, rival.right),
    link(middle.right, other.left),
    text(50, 92, 'horizontal', { anchor: 'middle' }),
    text(310, 92, 'conglomerate', { anchor: 'middle' }),
  )
}

// 7.8

function objectives() {
  const m = market({ y: 'Cost, revenue', x: 'Output', width: 262, height: 216 })
  const { mc, ac } = costs(24, 300)
  const [ar, mr] = [straightFrom(95, 0.9), straightFrom(95, 1.8)]
  const profit = meeting(mr, mc, 10, 52)
  const revenue = 95 / 1.8
  const sales = meeting(ar, ac, 55, 90)
  return figure(
    {
      name: `${TOPIC}/objectives`,
      title: 'Output and price under three objectives',
      description:
        'Average revenue AR and marginal revenue MR slope down; marginal cost MC and average cost AC are U-shaped. Three outputs from left to right: Q1 where MC equals MR, profit maximisation, with the highest price P1; Q2 where MR is zero, revenue maximisation, with price P2; Q3 where AR equals AC, sales maximisation with normal profit, with the lowest price P3.',
      height: 292,
    },
    m.axes,
    m.straight([0, 95], [96, ar(96)], '*AR*', 'p'),
    m.straight([0, 95], [revenue, 0], '', 'p'),
    m.label(33, 27, '*MR*', 'end'),
    m.bent(sample(mc, 4, 74), '*MC*', 'r'),
    m.bent(sample(ac, 5, 94), '*AC*'),
    m.read([profit, ar(profit)], '*Q*_{1}', '*P*_{1}'),
    dot(...m.at(profit, mr(profit))),
    m.read([revenue, ar(revenue)], '*Q*_{2}', '*P*_{2}'),
    m.read([sales, ar(sales)], '*Q*_{3}', '*P*_{3}'),
  )
}

function thirdDegree() {
  const a = market({ ...LEFT, y: '$' })
  const b = market({ ...RIGHT, y: '$' })
  return figure(
    {
      name: `${TOPIC}/third-degree`,
      title: 'Third-degree price discrimination in two markets',
      description:
        'Two diagrams with the same horizontal line for marginal cost and average cost. Left, market A with less elastic demand: a steep AR and MR; MC equals MR at Qa and the price Pa is high. Right, market B with more elastic demand: a flat AR and MR; MC equals MR at Qb and the price Pb is lower than Pa. The shaded rectangles above average cost are the profits.',
      height: PAIR_HEIGHT,
    },
    a.area(rectangle(0, 20, 29.2, 55), '', 'gw'),
    a.axes,
    level(a, 20, '*MC*', 96, 'r'),
    a.straight([0, 90], [64, 13.2], '*AR*', 'p'),
    a.straight([0, 90], [37, 1.2], '', 'p'),
    a.label(39, 4, '*MR*'),
    a.read([29.2, 55], '*Q*_{a}', '*P*_{a}'),
    dot(...a.at(29.2, 20)),
    pairTitle(94, 'A: less elastic'),
    b.area(rectangle(0, 20, 35, 37.5), '', 'gw'),
    b.axes,
    level(b, 20, '*MC*', 96, 'r'),
    b.straight([0, 55], [96, 7], '*AR*', 'p'),
    b.straight([0, 55], [53, 2], '', 'p'),
    b.read([35, 37.5], '*Q*_{b}', '*P*_{b}'),
    b.label(55, 5, '*MR*'),
    dot(...b.at(35, 20)),
    pairTitle(274, 'B: more elastic'),
  )
}

function revenueAlongDemand() {
  const g = graph({
    x: { label: 'Quantity', max: 13, ticks: [0, 2, 4, 6, 8, 10, 12] },
    y: { label: '$ per unit', max: 13, ticks: [0, 6, 12] },
    height: 130,
  })
  const r = graph({
    x: { label: 'Quantity', max: 13, ticks: [0, 2, 4, 6, 8, 10, 12] },
    y: { label: 'Total revenue / $', max: 40, ticks: [0, 20, 36] },
    top: 234,
    height: 104,
  })
  return figure(
    {
      name: `${TOPIC}/revenue-along-demand`,
      title: 'Average, marginal and total revenue with price elasticity of demand',
      description:
        'Upper graph: average revenue AR falls in a straight line from 12 dollars at quantity 0 to 0 at quantity 12. Marginal revenue MR falls from 12 dollars to 0 at quantity 6. Demand is elastic left of quantity 6, unitary at 6 and a price of 6 dollars, and inelastic to the right. Lower graph: total revenue TR rises to its highest value, 36 dollars, at quantity 6 and falls to 0 at quantity 12.',
      height: 384,
    },
    g.axes,
    g.line([
      [0, 12],
      [12, 0],
    ]),
    g.line(
      [
        [0, 12],
        [6, 0],
      ],
      'r',
    ),
    g.guide(6, 6),
    g.label(4, 2.4, '*MR*', { anchor: 'end' }),
    g.label(10.6, 2, '*AR* = *D*'),
    g.label(3.2, 9.4, 'elastic'),
    g.label(6.2, 6.5, 'PED = −1'),
    g.label(8.4, 4.4, 'inelastic'),
    r.axes,
    r.plot(q => 12 * q - q * q, 0, 12),
    r.guide(6, 36),
    r.label(9.6, 27, '*TR*'),
  )
}

function kinkedDemand() {
  const m = market({ y: 'Price, cost, revenue', width: 256, height: 206 })
  const lower = straightFrom(136.5, 1.7)
  return figure(
    {
      name: `${TOPIC}/kinked-demand`,
      title: 'A kinked demand curve',
      description:
        'Demand AR has a kink at price P and quantity Q. Above P it is flat, elastic, because rivals do not follow a rise in price. Below P it is steep, inelastic, because rivals follow a cut. Marginal revenue MR falls in two parts with a vertical gap at Q; the lower part is below zero. Two marginal cost curves, MC1 and the higher MC2, both pass through the gap, so the best price is P with either.',
      height: 298,
    },
    m.axes,
    m.straight([0, 78], [45, 60], '', 'p'),
    m.straight([45, 60], [76, lower(76)], '*AR*', 'p'),
    m.straight([0, 78], [45, 42], '', 'g'),
    m.straight([45, 42], [45, -16.5], '', 'g'),
    m.straight([45, -16.5], [47, -23.3], '', 'g'),
    m.label(49, -19, '*MR*'),
    m.straight([14, 3], [80, 39], '*MC*_{1}', 'r'),
    m.straight([14, 17], [80, 54], '*MC*_{2}', 'r'),
    m.read([45, 60], '', '*P*'),
    line(...m.at(45, 60), ...m.at(45, 42), 'l dash thin'),
    text(m.at(45, 0)[0] - 6, m.at(0, 0)[1] + 17, '*Q*', { anchor: 'end' }),
    m.label(20, 77, 'elastic'),
    m.label(56, 62, 'inelastic'),
  )
}

function firstDegree() {
  const a = market({ ...LEFT, y: '$' })
  const b = market({ ...RIGHT, y: '$' })
  return figure(
    {
      name: `${TOPIC}/first-degree`,
      title: 'One price compared with first-degree price discrimination',
      description:
        'Two diagrams with the same demand curve AR and the same horizontal marginal cost MC. Left, one price P at quantity Q1: the triangle above P is consumer surplus, the rectangle below it down to MC is producer surplus, and the triangle to the right is deadweight loss. Right, first-degree discrimination: output is Q2, where AR meets MC, and the whole triangle between AR and MC is producer surplus; no consumer surplus is left.',
      height: PAIR_HEIGHT,
    },
    a.area(
      [
        [0, 90],
        [0, 55],
        [38.9, 55],
      ],
      '',
      'w',
    ),
    a.area(rectangle(0, 20, 38.9, 55), 'PS', 'gw'),
    a.area(
      [
        [38.9, 55],
        [38.9, 20],
        [77.8, 20],
      ],
      '',
      'rw',
    ),
    a.axes,
    a.label(12, 62, 'CS', 'middle'),
    level(a, 20, '*MC*', 96, 'r'),
    a.straight([0, 90], [92, 7.2], '*AR*', 'p'),
    a.read([38.9, 55], '*Q*_{1}', '*P*'),
    pairTitle(94, 'one price'),
    b.area(
      [
        [0, 90],
        [0, 20],
        [77.8, 20],
      ],
      'PS',
      'gw',
    ),
    b.axes,
    level(b, 20, '*MC*', 96, 'r'),
    b.straight([0, 90], [92, 7.2], '*AR*', 'p'),
    b.read([77.8, 20], '*Q*_{2}', ''),
    pairTitle(274, 'first degree'),
  )
}

export const figures = [
  totalAndMarginalUtility(),
  demandFromUtility(),
  consumerEquilibrium(),
  budgetShifts(),
  ...effectsFigures(),
  efficiencyPpc(),
  efficiencyFirm(),
  ...externalityFigures(),
  productCurves(),
  shortRunCosts(),
  longRunCosts(),
  scaleEconomies(),
  revenueCurves(),
  perfectShortRun(),
  perfectLongRun(),
  shutdown(),
  monopoly(),
  monopolisticLongRun(),
  naturalMonopoly(),
  integration(),
  objectives(),
  revenueAlongDemand(),
  kinkedDemand(),
  firstDegree(),
  thirdDegree(),
]
