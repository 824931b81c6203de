import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import {
  arrow,
  curve,
  dimension,
  line,
  type Point,
  polygon,
  polyline,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const TOPIC = 'the-price-system-and-the-microeconomy'

// Two diagrams beside each other need narrower axes than the kit's own.
const LEFT = { left: 42, width: 106, height: 128 }
const RIGHT = { left: 222, width: 106, height: 128 }
const PAIR_HEIGHT = 222

function pairTitle(x: number, content: string): Shape {
  return text(x, 216, content, { anchor: 'middle' })
}

/** Small price and quantity axes with one curve and a name below: for sets of curves. */
function mini(x: number, y: number, letter: string, name: string, points: readonly Point[]): Shape {
  const spots = points.map(([px, py]): Point => [x + px * 0.84, y + 76 - py * 0.76])
  const [endX, endY] = spots[spots.length - 1] ?? [x, y]
  return (
    arrow(x, y + 76, x, y - 4) +
    arrow(x, y + 76, x + 88, y + 76) +
    text(x - 5, y + 6, '*P*', { anchor: 'end' }) +
    text(x + 88, y + 92, '*Q*', { anchor: 'end' }) +
    (spots.length > 2 ? curve(spots, 'p') : polyline(spots, 'p')) +
    text(endX + 5, endY + 4, letter) +
    text(x + 40, y + 108, name, { anchor: 'middle', cls: 's' })
  )
}

function demandSummation() {
  const g = graph({
    x: { label: 'Quantity / kg per week', max: 22, ticks: [0, 4, 6, 10, 16, 20], grid: false },
    y: { label: 'Price / $ per kg', max: 10, ticks: [0, 2, 4, 6, 8] },
  })
  return figure(
    {
      name: `${TOPIC}/market-demand`,
      title: 'Market demand as the sum of two individual demand curves',
      description:
        'Price in dollars per kilogram is on the vertical axis, quantity in kilograms per week on the horizontal axis. Three straight demand curves start together at a price of 8 dollars and slope down. At 4 dollars buyer A demands 4 kg and buyer B 6 kg. The third curve, market demand, lies furthest right: at 4 dollars it shows 10 kg, the sum of the two.',
      height: 252,
    },
    g.axes,
    g.line(
      [
        [0, 8],
        [8, 0],
      ],
      'l',
    ),
    g.line(
      [
        [0, 8],
        [12, 0],
      ],
      'l',
    ),
    g.line([
      [0, 8],
      [20, 0],
    ]),
    g.guide(4, 4),
    g.guide(6, 4),
    g.guide(10, 4),
    g.label(7.9, 0.6, '*D*_{A}'),
    g.label(11.8, 0.6, '*D*_{B}'),
    g.label(10.6, 4.6, '*D*_{market} = *D*_{A} + *D*_{B}'),
  )
}

function movementAndShift() {
  const a = market(LEFT)
  const b = market(RIGHT)
  return figure(
    {
      name: `${TOPIC}/movement-and-shift`,
      title: 'A movement along a demand curve and a shift of a demand curve',
      description:
        'Two diagrams with price on the vertical and quantity on the horizontal axis. Left: one downward sloping demand curve D. Price falls from P1 to P2 and quantity demanded rises from Q1 to Q2; an arrow runs down along the curve. Right: the demand curve moves to the right from D1 to D2. At the same price P the quantity demanded rises from Q1 to Q2.',
      height: PAIR_HEIGHT,
    },
    a.axes,
    a.demand('*D*'),
    a.read([32, 68], '*Q*_{1}', '*P*_{1}'),
    a.read([66, 34], '*Q*_{2}', '*P*_{2}'),
    a.shift([46, 66], [72, 40]),
    pairTitle(96, 'extension: lower own price'),
    b.axes,
    b.straight([8, 82], [78, 12], '*D*_{1}'),
    b.straight([34, 92], [94, 32], '*D*_{2}', 'p'),
    b.read([40, 50], '*Q*_{1}', ''),
    b.read([76, 50], '*Q*_{2}', '*P*'),
    b.shift([28, 68], [54, 68]),
    pairTitle(276, 'shift: another cause'),
  )
}

function supplyShifts() {
  const m = market()
  return figure(
    {
      name: `${TOPIC}/supply-shifts`,
      title: 'Shifts of a supply curve',
      description:
        'Price is on the vertical axis and quantity on the horizontal axis. Three parallel upward sloping supply curves. At the same price P, the middle curve S1 gives quantity Q1. S2 lies to its left and gives the smaller quantity Q2: a fall in supply. S3 lies to its right and gives the larger quantity Q3: a rise in supply. Arrows point from S1 to S2 and from S1 to S3.',
      height: 262,
    },
    m.axes,
    m.supply('*S*_{2}', -24, 'r'),
    m.supply('*S*_{1}'),
    m.supply('*S*_{3}', 24, 'p'),
    m.read([74, 50], '*Q*_{3}', '*P*'),
    m.read([50, 50], '*Q*_{1}', ''),
    m.read([26, 50], '*Q*_{2}', ''),
    m.shift([60, 65], [44, 65]),
    m.shift([68, 65], [84, 65]),
    m.label(55, 69, 'fall', 'middle'),
    m.label(79, 69, 'rise', 'middle'),
  )
}

function pedCurves() {
  const hyperbola = [18, 22, 30, 40, 55, 75, 90].map((x): Point => [x, 1650 / x])
  return figure(
    {
      name: `${TOPIC}/ped-curves`,
      title: 'Five demand curves by price elasticity',
      description:
        'Five small diagrams with price P on the vertical and quantity Q on the horizontal axis. Perfectly inelastic: a vertical line, PED is 0. Inelastic: a steep downward line, PED between 0 and minus 1. Unitary: a curve that gets flatter and never meets the axes, a rectangular hyperbola, PED is minus 1. Elastic: a gently sloping downward line, PED beyond minus 1. Perfectly elastic: a horizontal line, PED is infinite.',
      height: 302,
    },
    mini(22, 16, '*D*', 'perfectly inelastic\nPED = 0', [
      [45, 0],
      [45, 92],
    ]),
    mini(140, 16, '*D*', 'inelastic\n0 to −1', [
      [36, 94],
      [62, 10],
    ]),
    mini(258, 16, '*D*', 'unitary\nPED = −1', hyperbola),
    mini(80, 168, '*D*', 'elastic\nbeyond −1', [
      [6, 64],
      [92, 36],
    ]),
    mini(210, 168, '*D*', 'perfectly elastic\nPED = −∞', [
      [0, 50],
      [92, 50],
    ]),
  )
}

function pedAlongLine() {
  const g = graph({
    x: { label: 'Quantity', max: 100, ticks: [0, 20, 50, 80, 100] },
    y: { label: 'Price / $', max: 11, ticks: [0, 2, 5, 8, 10] },
    height: 140,
  })
  const r = graph({
    x: { label: 'Quantity', max: 100, ticks: [0, 20, 50, 80, 100] },
    y: { label: 'Total revenue / $', max: 280, ticks: [0, 160, 250] },
    top: 240,
    height: 104,
  })
  return figure(
    {
      name: `${TOPIC}/ped-along-line`,
      title: 'Price elasticity along a straight-line demand curve, with total revenue below',
      description:
        'Upper graph: a straight demand curve from a price of 10 dollars at quantity 0 to a price of 0 at quantity 100. At 8 dollars and 20 units PED is minus 4, elastic. At the midpoint, 5 dollars and 50 units, PED is minus 1. At 2 dollars and 80 units PED is minus 0.25, inelastic. Lower graph: total revenue is a hill. It is 160 dollars at 20 units, reaches its highest point, 250 dollars, at 50 units and falls to 160 dollars at 80 units and zero at 100 units.',
      height: 390,
    },
    g.axes,
    g.line([
      [0, 10],
      [100, 0],
    ]),
    g.guide(20, 8),
    g.guide(50, 5),
    g.guide(80, 2),
    g.label(22, 8.4, 'PED = −4 (elastic)'),
    g.label(52, 5.4, 'PED = −1 (unitary)'),
    g.label(70, 4.15, 'PED = −0.25'),
    g.label(79, 2.9, '(inelastic)'),
    r.axes,
    r.plot(q => 10 * q - 0.1 * q * q, 0, 100),
    r.guide(50, 250),
    r.guide(80, 160),
    r.label(72, 224, 'TR'),
  )
}

function pedRevenue() {
  const m = market()
  return figure(
    {
      name: `${TOPIC}/ped-revenue`,
      title: 'A price rise when demand is price inelastic',
      description:
        'A steep, price inelastic demand curve. Price rises from P1 to P2 and quantity demanded falls only from Q1 to Q2. A wide rectangle between the two prices, up to Q2, is revenue gained. A narrow rectangle between Q2 and Q1, below P1, is revenue lost. The gain is much larger than the loss, so total revenue rises.',
      height: 262,
    },
    m.area(
      [
        [0, 40],
        [54, 40],
        [54, 64],
        [0, 64],
      ],
      'revenue gained',
      'gw',
    ),
    m.area(
      [
        [54, 0],
        [66, 0],
        [66, 40],
        [54, 40],
      ],
      'lost',
      'rw',
    ),
    m.axes,
    m.straight([41, 90], [78, 16], '*D*'),
    m.read([66, 40], '*Q*_{1}', '*P*_{1}'),
    m.read([54, 64], '*Q*_{2}', '*P*_{2}'),
  )
}

function pesCurves() {
  return figure(
    {
      name: `${TOPIC}/pes-curves`,
      title: 'Five supply curves by price elasticity',
      description:
        'Five small diagrams with price P on the vertical and quantity Q on the horizontal axis. Perfectly inelastic: a vertical line, PES is 0. Inelastic: a steep line that starts on the quantity axis, PES between 0 and 1. Unitary: a line through the origin, PES is 1. Elastic: a gentle line that starts on the price axis, PES above 1. Perfectly elastic: a horizontal line, PES is infinite.',
      height: 302,
    },
    mini(22, 16, '*S*', 'perfectly inelastic\nPES = 0', [
      [45, 0],
      [45, 92],
    ]),
    mini(140, 16, '*S*', 'inelastic\n0 to 1', [
      [30, 0],
      [64, 90],
    ]),
    mini(258, 16, '*S*', 'unitary\nPES = 1', [
      [0, 0],
      [84, 84],
    ]),
    mini(80, 168, '*S*', 'elastic\nabove 1', [
      [0, 34],
      [90, 66],
    ]),
    mini(210, 168, '*S*', 'perfectly elastic\nPES = ∞', [
      [0, 50],
      [92, 50],
    ]),
  )
}

function pesTime() {
  const m = market()
  return figure(
    {
      name: `${TOPIC}/pes-time`,
      title: 'A rise in demand with three supply curves for three periods of time',
      description:
        'Demand shifts right from D1 to D2. Three supply curves pass through the first equilibrium, price P1 and quantity Q1. The momentary supply curve S1 is vertical: price jumps to P4 and quantity stays at Q1. The short-run curve S2 is steep: price is P3 and quantity Q2. The long-run curve S3 is flat: price is P2, only a little above P1, and quantity Q3 is the largest.',
      height: 262,
    },
    m.axes,
    m.demand('*D*_{1}'),
    m.demand('*D*_{2}', 30, 'p'),
    m.straight([50, 2], [50, 96], '*S*_{1}'),
    m.straight([30, 10], [71, 92], '*S*_{2}'),
    m.straight([10, 30], [94, 72], '*S*_{3}'),
    m.read([50, 50], '*Q*_{1}', '*P*_{1}'),
    m.read([70, 60], '*Q*_{3}', '*P*_{2}'),
    m.read([60, 70], '*Q*_{2}', '*P*_{3}'),
    m.read([50, 80], '', '*P*_{4}'),
  )
}

function disequilibrium() {
  const m = market()
  const level = (price: number) => line(...m.at(0, price), ...m.at(72, price), 'l dash thin')
  return figure(
    {
      name: `${TOPIC}/disequilibrium`,
      title: 'Equilibrium, excess supply and excess demand',
      description:
        'A downward sloping demand curve D and an upward sloping supply curve S cross at the equilibrium price Pe and quantity Qe. At the higher price P1 the quantity supplied, Q2, is larger than the quantity demanded, Q1: the gap is excess supply. At the lower price P2 the quantity demanded, Q2, is larger than the quantity supplied, Q1: the gap is excess demand.',
      height: 262,
    },
    m.axes,
    m.supply('*S*'),
    m.demand('*D*'),
    level(72),
    level(28),
    line(...m.at(28, 72), ...m.at(28, 0), 'l dash thin'),
    line(...m.at(72, 72), ...m.at(72, 0), 'l dash thin'),
    m.read([50, 50], '*Q*_{e}', '*P*_{e}'),
    text(m.at(0, 72)[0] - 6, m.at(0, 72)[1] + 4, '*P*_{1}', { anchor: 'end' }),
    text(m.at(0, 28)[0] - 6, m.at(0, 28)[1] + 4, '*P*_{2}', { anchor: 'end' }),
    text(m.at(28, 0)[0], m.at(28, 0)[1] + 17, '*Q*_{1}', { anchor: 'middle' }),
    text(m.at(72, 0)[0], m.at(72, 0)[1] + 17, '*Q*_{2}', { anchor: 'middle' }),
    dimension(...m.at(28, 72), ...m.at(72, 72), 'excess supply'),
    dimension(...m.at(28, 28), ...m.at(72, 28), 'excess\ndemand', [m.at(39, 28)[0], m.at(39, 28)[1] + 17]),
  )
}

function oneShift() {
  const a = market(LEFT)
  const b = market(RIGHT)
  return figure(
    {
      name: `${TOPIC}/one-shift`,
      title: 'A rise in demand and a fall in supply',
      description:
        'Two diagrams. Left: demand shifts right from D1 to D2 along a fixed supply curve S. Price rises from P1 to P2 and quantity rises from Q1 to Q2. Right: supply shifts left from S1 to S2 along a fixed demand curve D. Price rises from P1 to P2 and quantity falls from Q1 to Q2.',
      height: PAIR_HEIGHT,
    },
    a.axes,
    a.supply('*S*'),
    a.demand('*D*_{1}'),
    a.demand('*D*_{2}', 50, 'p'),
    a.read([50, 50], '*Q*_{1}', '*P*_{1}'),
    a.read([75, 75], '*Q*_{2}', '*P*_{2}'),
    a.shift([20, 84], [52, 84]),
    pairTitle(96, 'demand rises'),
    b.axes,
    b.demand('*D*'),
    b.supply('*S*_{1}'),
    b.supply('*S*_{2}', -50, 'p'),
    b.read([50, 50], '*Q*_{1}', '*P*_{1}'),
    b.read([25, 75], '*Q*_{2}', '*P*_{2}'),
    b.shift([72, 76], [40, 76]),
    pairTitle(276, 'supply falls'),
  )
}

function bothShift() {
  const a = market(LEFT)
  const b = market(RIGHT)
  return figure(
    {
      name: `${TOPIC}/both-shift`,
      title: 'Demand and supply rise together',
      description:
        'Two diagrams in which both curves shift right. Left: demand shifts further than supply, so price rises from P1 to P2. Right: supply shifts further than demand, so price falls from P1 to P2. In both, quantity rises from Q1 to Q2.',
      height: PAIR_HEIGHT,
    },
    a.axes,
    a.straight([4, 76], [70, 10], '*D*_{1}'),
    a.straight([32, 92], [90, 34], '*D*_{2}', 'p'),
    a.straight([10, 10], [92, 92], '*S*_{1}'),
    a.straight([22, 10], [90, 78], '*S*_{2}', 'p'),
    a.read([40, 40], '*Q*_{1}', '*P*_{1}'),
    a.read([68, 56], '*Q*_{2}', '*P*_{2}'),
    pairTitle(96, 'demand shifts more'),
    b.axes,
    b.straight([4, 92], [88, 8], '*D*_{1}'),
    b.straight([16, 92], [80, 28], '*D*_{2}', 'p'),
    b.straight([14, 30], [68, 84], '*S*_{1}'),
    b.straight([30, 6], [94, 70], '*S*_{2}', 'p'),
    b.read([40, 56], '*Q*_{1}', '*P*_{1}'),
    b.read([66, 42], '*Q*_{2}', '*P*_{2}'),
    pairTitle(276, 'supply shifts more'),
  )
}

function jointDemand() {
  const a = market(LEFT)
  const b = market(RIGHT)
  return figure(
    {
      name: `${TOPIC}/joint-demand`,
      title: 'A fall in the price of phones raises the demand for phone cases',
      description:
        'Two diagrams. Left, phones: supply shifts right from S1 to S2, price falls from P1 to P2 and quantity rises from Q1 to Q2. Right, phone cases, a complement: demand shifts right from D1 to D2, price rises from P1 to P2 and quantity rises from Q1 to Q2.',
      height: PAIR_HEIGHT,
    },
    a.axes,
    a.demand('*D*'),
    a.supply('*S*_{1}'),
    a.supply('*S*_{2}', 50, 'p'),
    a.read([50, 50], '*Q*_{1}', '*P*_{1}'),
    a.read([75, 25], '*Q*_{2}', '*P*_{2}'),
    a.shift([22, 16], [47, 16]),
    pairTitle(96, 'phones'),
    b.axes,
    b.supply('*S*'),
    b.demand('*D*_{1}'),
    b.demand('*D*_{2}', 50, 'p'),
    b.read([50, 50], '*Q*_{1}', '*P*_{1}'),
    b.read([75, 75], '*Q*_{2}', '*P*_{2}'),
    b.shift([20, 84], [52, 84]),
    pairTitle(276, 'phone cases'),
  )
}

function surplus() {
  const g = graph({
    x: { label: 'Quantity', max: 110, ticks: [0, 20, 40, 60, 80, 100] },
    y: { label: 'Price / $', max: 27, ticks: [0, 6, 12, 18, 24] },
    height: 180,
  })
  return figure(
    {
      name: `${TOPIC}/surplus`,
      title: 'Consumer surplus and producer surplus at equilibrium',
      description:
        'A straight demand curve D meets the price axis at 24 dollars, a straight supply curve S meets it at 6 dollars. They cross at 12 dollars and 60 units. Consumer surplus is the triangle below the demand curve and above the price of 12 dollars. Producer surplus is the triangle above the supply curve and below the price of 12 dollars.',
      height: 264,
    },
    polygon([g.at(0, 24), g.at(60, 12), g.at(0, 12)], 'w'),
    polygon([g.at(0, 12), g.at(60, 12), g.at(0, 6)], 'gw'),
    g.axes,
    g.line(
      [
        [0, 24],
        [100, 4],
      ],
      'l',
    ),
    g.line(
      [
        [0, 6],
        [100, 16],
      ],
      'l',
    ),
    g.guide(60, 12),
    g.label(101, 4, '*D*', { dy: 4 }),
    g.label(101, 16, '*S*', { dy: 4 }),
    g.label(16, 15.2, 'CS', { cls: 'b' }),
    g.label(16, 9.5, 'PS', { cls: 'b' }),
  )
}

function surplusSupplyRise() {
  const m = market()
  return figure(
    {
      name: `${TOPIC}/surplus-supply-rises`,
      title: 'Consumer surplus after a rise in supply',
      description:
        'Supply shifts right from S1 to S2. Price falls from P1 to P2 and quantity rises from Q1 to Q2. The gain in consumer surplus is the shaded area between the two prices, from the price axis to the demand curve. It has two parts: rectangle X up to Q1, the saving on units already bought, and triangle Y from Q1 to Q2, the surplus on extra units.',
      height: 262,
    },
    m.area(
      [
        [0, 50],
        [50, 50],
        [50, 30],
        [0, 30],
      ],
      'X',
      'w',
    ),
    m.area(
      [
        [50, 50],
        [70, 30],
        [50, 30],
      ],
      'Y',
      'gw',
    ),
    m.axes,
    m.demand('*D*'),
    m.supply('*S*_{1}'),
    m.supply('*S*_{2}', 40, 'p'),
    m.read([50, 50], '*Q*_{1}', '*P*_{1}'),
    m.read([70, 30], '*Q*_{2}', '*P*_{2}'),
    m.shift([22, 16], [47, 16]),
  )
}

function surplusElasticity() {
  const a = market(LEFT)
  const b = market(RIGHT)
  return figure(
    {
      name: `${TOPIC}/surplus-elasticity`,
      title: 'The gain in consumer surplus with inelastic and with elastic demand',
      description:
        'Two diagrams with the same rise in supply from S1 to S2. Left: demand is steep, price inelastic; price falls far, from P1 to P2, and the shaded gain in consumer surplus between the two prices is large. Right: demand is flat, price elastic; price falls little, and the shaded gain is smaller.',
      height: PAIR_HEIGHT,
    },
    a.area([
      [0, 50],
      [50, 50],
      [59, 23],
      [0, 23],
    ]),
    a.axes,
    a.straight([36.7, 90], [62, 14], '*D*'),
    a.straight([10, 10], [88, 88], '*S*_{1}'),
    a.straight([40, 4], [96, 60], '*S*_{2}', 'p'),
    a.read([50, 50], '', '*P*_{1}'),
    a.read([59, 23], '', '*P*_{2}'),
    pairTitle(96, 'inelastic demand'),
    b.area([
      [0, 50],
      [50, 50],
      [72.5, 36.5],
      [0, 36.5],
    ]),
    b.axes,
    b.straight([4, 77.6], [94, 23.6], '*D*'),
    b.straight([10, 10], [88, 88], '*S*_{1}'),
    b.straight([40, 4], [96, 60], '*S*_{2}', 'p'),
    b.read([50, 50], '', '*P*_{1}'),
    b.read([72.5, 36.5], '', '*P*_{2}'),
    pairTitle(276, 'elastic demand'),
  )
}

export const figures = [
  demandSummation(),
  movementAndShift(),
  supplyShifts(),
  pedCurves(),
  pedAlongLine(),
  pedRevenue(),
  pesCurves(),
  pesTime(),
  disequilibrium(),
  oneShift(),
  bothShift(),
  jointDemand(),
  surplus(),
  surplusSupplyRise(),
  surplusElasticity(),
]
