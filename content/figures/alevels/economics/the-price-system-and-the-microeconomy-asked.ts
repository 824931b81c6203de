import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { curves, filled, spots } from '@/lib/figures/named-lines'
import { arrow, dot, line, type Point, text } from '@/lib/figures/shapes'
import { series } from '@/lib/figures/statistics/chart'

const TOPIC = 'the-price-system-and-the-microeconomy-asked'

// 2.1

function threeFarms() {
  const g = graph({
    x: { label: 'Cherries / kg per day', max: 82, ticks: series(0, 80, 10), grid: true },
    y: { label: 'Price / $ per kg', max: 10.5, ticks: series(0, 10, 2), grid: true },
    height: 190,
  })
  return figure(
    {
      name: `${TOPIC}/three-farms`,
      title: 'Supply curves of three farms',
      description:
        'Price in dollars per kilogram is on the vertical axis, cherries in kilograms per day on the horizontal axis, with a grid. Three straight supply curves rise. S1 begins at the origin and passes through 20 kg at 4 dollars and 40 kg at 8 dollars. S2 begins at the origin and passes through 30 kg at 4 dollars and 60 kg at 8 dollars. S3 begins on the price axis at 4 dollars and passes through 20 kg at 8 dollars.',
      height: 274,
    },
    g.axes,
    curves(g, [
      [[0, 0], [49, 9.8], '*S*_{1}'],
      [[0, 0], [73, 9.73], '*S*_{2}', 'p'],
      [[0, 4], [29, 9.8], '*S*_{3}', 'r'],
    ]),
  )
}

function householdAndCafe() {
  const price = { label: 'Price / $', max: 6.4, ticks: series(0, 6, 1), grid: true }
  const home = graph({
    x: { label: 'litres per week', max: 5.4, ticks: series(0, 5, 1), grid: true },
    y: price,
    left: 30,
    width: 136,
  })
  const cafe = graph({
    x: { label: 'litres per week', max: 64, ticks: series(0, 60, 10), grid: true },
    y: price,
    left: 206,
    width: 136,
  })
  return figure(
    {
      name: `${TOPIC}/household-and-cafe`,
      title: 'Demand for milk of one household and of one café',
      description:
        'Two graphs with price in dollars per litre on the vertical and litres per week on the horizontal axis. Left, one household: a straight line from 5 dollars at 0 litres to 5 litres at a price of 0. Right, one café: a straight line from 6 dollars at 0 litres to 60 litres at a price of 0.',
      height: 262,
    },
    home.axes,
    home.line([
      [0, 5],
      [5, 0],
    ]),
    text(98, 258, 'one household', { anchor: 'middle', cls: 'b' }),
    cafe.axes,
    cafe.line([
      [0, 6],
      [60, 0],
    ]),
    text(274, 258, 'one café', { anchor: 'middle', cls: 'b' }),
  )
}

function coffeeAndTea() {
  const a = market({ left: 42, width: 106, height: 128 })
  const b = market({ left: 222, width: 106, height: 128 })
  const moved = (m: typeof a, first: string, second: string, right: boolean) =>
    m.straight([8, 82], [72, 18], first, right ? 'l' : 'p') +
    m.straight([32, 90], [92, 30], second, right ? 'p' : 'l') +
    (right ? m.shift([36, 56], [62, 56]) : m.shift([62, 56], [36, 56]))
  return figure(
    {
      name: `${TOPIC}/coffee-and-tea`,
      title: 'A student’s diagrams for tea and for coffee',
      description:
        'Two diagrams with price on the vertical and quantity on the horizontal axis. Left, tea: the demand curve moves to the right from D1 to D2. Right, coffee: the demand curve moves to the left from D1 to D2.',
      height: 222,
    },
    a.axes,
    moved(a, '*D*_{1}', '*D*_{2}', true),
    text(96, 216, 'tea', { anchor: 'middle', cls: 'b' }),
    b.axes,
    moved(b, '*D*_{2}', '*D*_{1}', false),
    text(276, 216, 'coffee', { anchor: 'middle', cls: 'b' }),
  )
}

function solarPanels() {
  const m = market()
  return figure(
    {
      name: `${TOPIC}/solar-panels`,
      title: 'The supply of solar panels after a subsidy is removed',
      description:
        'Price is on the vertical axis, quantity of solar panels on the horizontal axis. The supply curve S2 lies to the left of S1, and an arrow points from S1 to S2. At the same price P the quantity supplied falls from Q1 to Q2.',
      height: 262,
    },
    m.axes,
    m.supply('*S*_{2}', -14, 'p'),
    m.supply('*S*_{1}', 14),
    m.read([64, 50], '*Q*_{1}', '*P*'),
    m.read([36, 50], '*Q*_{2}', ''),
    m.shift([76, 64], [54, 64]),
  )
}

// 2.2

function sandwiches() {
  const g = graph({
    x: { label: 'Sandwiches / day', max: 400, ticks: series(0, 400, 100), grid: true, parts: 5 },
    y: { label: 'Price / $', max: 7, ticks: series(0, 7, 1), grid: true },
    height: 180,
  })
  return figure(
    {
      name: `${TOPIC}/sandwiches`,
      title: 'Demand curve for sandwiches with two points',
      description:
        'Price in dollars is on the vertical axis, sandwiches a day on the horizontal axis; fine grid lines stand 20 sandwiches apart. A straight demand curve falls to the right. Point A on it lies at 5 dollars and 200 sandwiches, point B at 4 dollars and 280 sandwiches.',
      height: 264,
    },
    g.axes,
    curves(g, [[[60, 6.75], [376, 2.8], '*D*', 'p']]),
    spots(g, [
      [200, 5, 'A'],
      [280, 4, 'B'],
    ]),
  )
}

function tickets() {
  const g = graph({
    x: { label: 'Tickets / month', max: 1500, ticks: series(0, 1400, 200), grid: true, parts: 5 },
    y: { label: 'Price / $', max: 72, ticks: series(0, 70, 10), grid: true },
    height: 180,
  })
  return figure(
    {
      name: `${TOPIC}/tickets`,
      title: 'Demand curve for tickets with two points',
      description:
        'Price in dollars is on the vertical axis, tickets a month on the horizontal axis; fine grid lines stand 40 tickets apart. A steep straight demand curve falls to the right. Point A on it lies at 40 dollars and 1200 tickets, point B at 50 dollars and 1080 tickets.',
      height: 264,
    },
    g.axes,
    curves(g, [[[864, 68], [1404, 23], '*D*', 'p']]),
    spots(g, [
      [1200, 40, 'A'],
      [1080, 50, 'B'],
    ]),
  )
}

function higherIncomes() {
  const g = graph({
    x: { label: '', max: 4 },
    y: { label: 'Change in quantity demanded / %', min: -6, max: 11, ticks: series(-6, 10, 2), grid: true },
    height: 190,
  })
  const bars = ([10, -4, 2] as const).map((value, at) => {
    const middle = at + 1
    const name = ['J', 'K', 'L'][at] ?? ''
    return (
      filled(
        g,
        [
          [middle - 0.28, 0],
          [middle - 0.28, value],
          [middle + 0.28, value],
          [middle + 0.28, 0],
        ],
        'l w',
      ) + g.label(middle, 0, name, { anchor: 'middle', cls: 'b', dy: value < 0 ? -6 : 16 })
    )
  })
  return figure(
    {
      name: `${TOPIC}/higher-incomes`,
      title: 'Change in the quantity demanded of three products when incomes rise by 5%',
      description:
        'A bar chart with a line at zero. The vertical axis shows the percentage change in quantity demanded, from −6 to 10. Product J: 10 per cent. Product K: −4 per cent. Product L: 2 per cent.',
      height: 250,
    },
    g.axes,
    ...bars,
    line(...g.at(0, 0), ...g.at(4, 0)),
  )
}

// 2.3

function tablesSupplied() {
  const g = graph({
    x: { label: 'Tables / month', max: 1000, ticks: series(0, 1000, 200), grid: true, parts: 10 },
    y: { label: 'Price / $', max: 56, ticks: series(0, 50, 10), grid: true, parts: 5 },
    height: 200,
  })
  return figure(
    {
      name: `${TOPIC}/tables-supplied`,
      title: 'Supply curve of a table factory with two points',
      description:
        'Price in dollars is on the vertical axis with fine grid lines 2 dollars apart, tables a month on the horizontal axis with fine lines 20 tables apart. A straight supply curve begins on the horizontal axis at 400 tables. Point A on it lies at 800 tables and 40 dollars, point B at 860 tables and 46 dollars.',
      height: 284,
    },
    g.axes,
    curves(g, [[[400, 0], [940, 54], '*S*', 'p']]),
    dot(...g.at(800, 40)),
    g.label(800, 40, 'A', { dx: -8, dy: -4, cls: 'b', anchor: 'end' }),
    dot(...g.at(860, 46)),
    g.label(860, 46, 'B', { dx: -8, dy: -4, cls: 'b', anchor: 'end' }),
  )
}

function throughTheOrigin() {
  const g = graph({
    x: { label: 'Quantity', max: 130, ticks: series(0, 120, 20), grid: true },
    y: { label: 'Price / $', max: 8.6, ticks: series(0, 8, 2), grid: true },
    height: 180,
  })
  return figure(
    {
      name: `${TOPIC}/through-the-origin`,
      title: 'Two supply curves that begin at the origin',
      description:
        'Price in dollars is on the vertical axis, quantity on the horizontal axis, with a grid. Two straight lines rise from the origin. The steeper one, A, passes through 40 units at 4 dollars and 60 units at 6 dollars. The less steep one, B, passes through 80 units at 4 dollars and 120 units at 6 dollars.',
      height: 264,
    },
    g.axes,
    curves(g, [
      [[0, 0], [82, 8.2], 'A', 'p'],
      [[0, 0], [126, 6.3], 'B', 'l'],
    ]),
  )
}

function bicycles() {
  const g = graph({
    x: { label: 'Bicycles / thousand a month', max: 82, ticks: series(0, 80, 10), grid: true },
    y: { label: 'Price / $', max: 430, ticks: series(0, 400, 50), grid: true },
    height: 210,
  })
  return figure(
    {
      name: `${TOPIC}/bicycles`,
      title: 'A rise in the demand for bicycles with two supply curves',
      description:
        'Price in dollars is on the vertical axis, bicycles in thousands a month on the horizontal axis, with a grid. Demand D1 meets both supply curves at 40 thousand and 200 dollars. D2 lies to the right of D1. It meets the steeper supply curve SX at 50 thousand and 300 dollars, and the less steep supply curve SY at 60 thousand and 250 dollars.',
      height: 294,
    },
    g.axes,
    curves(g, [
      [[4, 380], [68, 60], '*D*_{1}'],
      [[28, 410], [76, 170], '*D*_{2}', 'p'],
      [[22, 20], [60, 400], '*S*_{X}', 'r'],
      [[0, 100], [76, 290], '*S*_{Y}', 'g'],
    ]),
  )
}

function stadium() {
  const m = market({ x: 'Seats' })
  return figure(
    {
      name: `${TOPIC}/stadium`,
      title: 'A rise in demand for the seats of a stadium',
      description:
        'Price is on the vertical axis, the number of seats on the horizontal axis. Supply S is a vertical line at 40 000 seats. Demand moves to the right from D1 to D2. The price rises from P1 to P2, and the quantity stays at 40 000.',
      height: 262,
    },
    m.axes,
    m.straight([52, 0], [52, 98], '*S*'),
    m.demand('*D*_{1}', -8),
    m.demand('*D*_{2}', 22, 'p'),
    m.read([52, 40], '40 000', '*P*_{1}'),
    m.read([52, 70], '', '*P*_{2}'),
    m.shift([30, 64], [54, 64]),
  )
}

// 2.4

function fruitJuice() {
  const g = graph({
    x: { label: 'Quantity / thousand litres a week', max: 126, ticks: series(0, 120, 20), grid: true },
    y: { label: 'Price / $ per litre', max: 6.4, ticks: series(0, 6, 1), grid: true },
    height: 180,
  })
  return figure(
    {
      name: `${TOPIC}/fruit-juice`,
      title: 'Demand and supply of a fruit juice',
      description:
        'Price in dollars per litre is on the vertical axis, quantity in thousand litres a week on the horizontal axis, with a grid. Demand D is a straight line from 6 dollars at 0 to 120 thousand litres at a price of 0. Supply S is a straight line from the origin through 20 thousand litres at 1 dollar and 80 thousand at 4 dollars. They cross at 60 thousand litres and 3 dollars.',
      height: 264,
    },
    g.axes,
    curves(g, [
      [[0, 6], [112, 0.4], '*D*', 'p'],
      [[0, 0], [116, 5.8], '*S*'],
    ]),
  )
}

function lamps() {
  const g = graph({
    x: { label: 'Lamps / week', max: 520, ticks: series(0, 500, 100), grid: true, parts: 2 },
    y: { label: 'Price / $', max: 21, ticks: series(0, 20, 2), grid: true },
    height: 200,
  })
  return figure(
    {
      name: `${TOPIC}/lamps`,
      title: 'Demand and supply of a type of lamp',
      description:
        'Price in dollars is on the vertical axis, lamps a week on the horizontal axis; grid lines stand 2 dollars and 50 lamps apart. Demand D is a straight line from 20 dollars at 0 lamps, falling 2 dollars for every 50 lamps. Supply S is a straight line from the origin, rising 2 dollars for every 50 lamps.',
      height: 284,
    },
    g.axes,
    curves(g, [
      [[0, 20], [475, 1], '*D*', 'p'],
      [[0, 0], [475, 19], '*S*'],
    ]),
  )
}

function sweets() {
  const m = market()
  const before = m.equilibrium(0, 12)
  const after = m.equilibrium(0, -16)
  return figure(
    {
      name: `${TOPIC}/sweets`,
      title: 'The market for sweets after costs rise',
      description:
        'Price is on the vertical axis, quantity of sweets on the horizontal axis. Demand D does not move. Supply moves to the left from S1 to S2. The equilibrium moves up along D: the price rises from P1 to P2 and the quantity falls from Q1 to Q2.',
      height: 262,
    },
    m.axes,
    m.demand('*D*'),
    m.supply('*S*_{2}', -16, 'p'),
    m.supply('*S*_{1}', 12),
    m.read(before, '*Q*_{1}', '*P*_{1}'),
    m.read(after, '*Q*_{2}', '*P*_{2}'),
    m.shift([80, 74], [62, 74]),
  )
}

function fourCrossings() {
  const m = market({ x: 'Coach journeys', y: 'Fare' })
  const spot = (point: Point, name: string, dx: number, dy: number) =>
    dot(...m.at(...point)) + text(m.at(...point)[0] + dx, m.at(...point)[1] + dy, name, { cls: 'b' })
  return figure(
    {
      name: `${TOPIC}/four-crossings`,
      title: 'Two demand curves and two supply curves for coach journeys',
      description:
        'The fare is on the vertical axis, the number of coach journeys on the horizontal axis. D2 lies to the right of D1, and S2 to the right of S1. W is where D1 meets S1, X where D2 meets S1, Y where D1 meets S2, and Z where D2 meets S2.',
      height: 262,
    },
    m.axes,
    m.demand('*D*_{1}', -12),
    m.demand('*D*_{2}', 14),
    m.supply('*S*_{1}', -12, 'p'),
    m.supply('*S*_{2}', 14, 'p'),
    spot(m.equilibrium(-12, -12), 'W', -21, 4),
    spot(m.equilibrium(14, -12), 'X', -4, -10),
    spot(m.equilibrium(-12, 14), 'Y', -4, 19),
    spot(m.equilibrium(14, 14), 'Z', 9, 4),
  )
}

// 2.5

function marketOfUnits() {
  const g = graph({
    x: { label: 'Quantity / units a day', max: 126, ticks: series(0, 120, 20), grid: true },
    y: { label: 'Price / $', max: 31, ticks: series(0, 30, 2), grid: true },
    height: 220,
  })
  return figure(
    {
      name: `${TOPIC}/market-of-units`,
      title: 'Demand and supply with straight curves',
      description:
        'Price in dollars is on the vertical axis with grid lines 2 dollars apart, quantity in units a day on the horizontal axis. Demand D is a straight line that begins at 30 dollars on the price axis. Supply S is a straight line that begins at 6 dollars on the price axis. They cross at 80 units and 14 dollars.',
      height: 304,
    },
    g.axes,
    curves(g, [
      [[0, 30], [118, 6.4], '*D*', 'p'],
      [[0, 6], [118, 17.8], '*S*'],
    ]),
  )
}

function fallingPrice() {
  const g = graph({
    x: { label: 'Quantity / units a month', max: 360, ticks: series(0, 350, 50), grid: true },
    y: { label: 'Price / $', max: 54, ticks: series(0, 50, 5), grid: true },
    height: 210,
  })
  return figure(
    {
      name: `${TOPIC}/falling-price`,
      title: 'A demand curve and two prices',
      description:
        'Price in dollars is on the vertical axis, quantity in units a month on the horizontal axis, with a grid. Demand D is a straight line that begins at 50 dollars on the price axis and passes through 200 units at 30 dollars and 250 units at 25 dollars. Dashed level lines mark 30 dollars, the old price, and 25 dollars, the new price.',
      height: 294,
    },
    g.axes,
    curves(g, [[[0, 50], [340, 16], '*D*', 'p']]),
    line(...g.at(0, 30), ...g.at(340, 30), 'l dash'),
    line(...g.at(0, 25), ...g.at(340, 25), 'r dash'),
    g.label(350, 31, 'old price', { anchor: 'end', cls: 's' }),
    g.label(120, 21, 'new price', { anchor: 'end', cls: 's' }),
  )
}

function lostSurplus() {
  const m = market()
  const before = m.equilibrium(0, 16)
  const after = m.equilibrium(0, -18)
  return figure(
    {
      name: `${TOPIC}/lost-surplus`,
      title: 'Consumer surplus that is lost when supply falls',
      description:
        'Price is on the vertical axis, quantity on the horizontal axis. Supply moves to the left from S1 to S2 along an unchanged demand curve D. The price rises from P1 to P2 and the quantity falls from Q1 to Q2. The strip between P1 and P2, from the price axis to the demand curve, is shaded.',
      height: 262,
    },
    m.area([[0, before[1]], before, after, [0, after[1]]], '', 'rw'),
    m.axes,
    m.demand('*D*'),
    m.supply('*S*_{2}', -18, 'p'),
    m.supply('*S*_{1}', 16),
    m.read(before, '*Q*_{1}', '*P*_{1}'),
    m.read(after, '*Q*_{2}', '*P*_{2}'),
    m.shift([82, 74], [62, 74]),
  )
}

function umbrellas() {
  const g = graph({
    x: { label: 'Umbrellas / day', max: 166, ticks: series(0, 160, 20), grid: true },
    y: { label: 'Price / $', max: 25, ticks: series(0, 24, 2), grid: true },
    height: 210,
  })
  return figure(
    {
      name: `${TOPIC}/umbrellas`,
      title: 'The market for umbrellas before and in a rainy season',
      description:
        'Price in dollars is on the vertical axis, umbrellas a day on the horizontal axis, with a grid. Supply S is a straight line that begins at 4 dollars on the price axis. Demand D1 begins at 16 dollars and meets S at 60 umbrellas and 10 dollars. Demand D2 begins at 24 dollars and meets S at 100 umbrellas and 14 dollars. An arrow points from D1 to D2.',
      height: 294,
    },
    g.axes,
    curves(g, [
      [[0, 16], [130, 3], '*D*_{1}'],
      [[0, 24], [150, 9], '*D*_{2}', 'p'],
      [[0, 4], [150, 19], '*S*'],
    ]),
    arrow(...g.at(13, 15), ...g.at(86, 15), { cls: 'p' }),
  )
}

export const figures = [
  threeFarms(),
  householdAndCafe(),
  coffeeAndTea(),
  solarPanels(),
  sandwiches(),
  tickets(),
  higherIncomes(),
  tablesSupplied(),
  throughTheOrigin(),
  bicycles(),
  stadium(),
  fruitJuice(),
  lamps(),
  sweets(),
  fourCrossings(),
  marketOfUnits(),
  fallingPrice(),
  lostSurplus(),
  umbrellas(),
]
