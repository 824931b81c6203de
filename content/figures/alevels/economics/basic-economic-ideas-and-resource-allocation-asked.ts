import { figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import { spots } from '@/lib/figures/named-lines'
import { arrow, centred, dot, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'

const TOPIC = 'basic-economic-ideas-and-resource-allocation-asked'

/** A table as a drawing: the first row and the first column are in bold. */
function table(rows: readonly (readonly string[])[], widths: readonly number[], top = 8, high = 30): Shape {
  const starts = widths.map((_, at) => 8 + widths.slice(0, at).reduce((sum, each) => sum + each, 0))
  return rows
    .flatMap((row, down) =>
      row.map((content, across) => {
        const [x, width] = [starts[across] ?? 0, widths[across] ?? 0]
        const head = down === 0 || across === 0
        return (
          rect(x, top + down * high, width, high, head ? 'l thin w' : 'l thin sheet') +
          centred(x + width / 2, top + (down + 0.5) * high, content, head ? 'b' : undefined)
        )
      }),
    )
    .join('')
}

// 1.1

function wheatOrMaize() {
  const g = graph({
    x: { label: 'Wheat / tonnes', max: 125, ticks: series(0, 120, 20), grid: true },
    y: { label: 'Maize / tonnes', max: 190, ticks: series(0, 180, 30), grid: true },
  })
  return figure(
    {
      name: `${TOPIC}/wheat-or-maize`,
      title: 'Mixtures of wheat and maize that a farm can grow',
      description:
        'Maize in tonnes is on the vertical axis, wheat in tonnes on the horizontal axis, both with a grid. A straight line runs from 180 tonnes of maize and no wheat to 120 tonnes of wheat and no maize.',
      height: 250,
    },
    g.axes,
    g.line([
      [0, 180],
      [120, 0],
    ]),
  )
}

function chairsOrTables() {
  const g = graph({
    x: { label: 'Tables / week', max: 160, ticks: series(0, 150, 30), grid: true },
    y: { label: 'Chairs / week', max: 640, ticks: series(0, 600, 100), grid: true },
  })
  return figure(
    {
      name: `${TOPIC}/chairs-or-tables`,
      title: 'Chairs and tables that a factory can make in a week',
      description:
        'Chairs a week are on the vertical axis, tables a week on the horizontal axis, both with a grid. A straight line runs from 600 chairs and no tables to 150 tables and no chairs.',
      height: 250,
    },
    g.axes,
    g.line([
      [0, 600],
      [150, 0],
    ]),
  )
}

function usesOfLand() {
  return chartFigure(
    {
      name: `${TOPIC}/uses-of-land`,
      title: 'Value of four uses of a piece of land',
    },
    barChart({
      categories: ['car park', 'flats', 'offices', 'park'],
      values: [20, 60, 50, 40],
      yLabel: 'Value / $ million',
      yEvery: 10,
      yMax: 70,
    }),
  )
}

// 1.2

function faresAndPassengers() {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May']
  const x = {
    label: 'Month',
    min: 0.6,
    max: 5.4,
    ticks: [1, 2, 3, 4, 5],
    format: (at: number) => months[at - 1] ?? '',
  }
  const fare = graph({
    x: { ...x, label: '' },
    y: { label: 'Fare / $', min: 1.8, max: 2.3, ticks: [1.8, 2, 2.2], grid: true, format: v => v.toFixed(2) },
    height: 84,
  })
  const people = graph({
    x,
    y: { label: 'Passengers / thousand', min: 480, max: 520, ticks: series(480, 520, 10), grid: true },
    top: 184,
    height: 116,
  })
  const steps = (before: number, after: number): Point[] =>
    [1, 2, 3, 4, 5].map((at): Point => [at, at < 4 ? before : after])
  const drawn = (g: Graph, points: readonly Point[]) =>
    g.line(points) + points.map(([px, py]) => dot(...g.at(px, py), 'pd')).join('')
  return figure(
    {
      name: `${TOPIC}/fares-and-passengers`,
      title: 'Bus fare and number of passengers from January to May',
      description:
        'Two line graphs, one below the other, from January to May. Upper graph: the fare is 2.00 dollars from January to March and 2.20 dollars in April and May. Lower graph: the number of passengers is 500 thousand a month from January to March and 510 thousand in April and May. Both vertical axes begin above zero.',
      height: 346,
    },
    fare.axes,
    drawn(fare, steps(2, 2.2)),
    people.axes,
    drawn(people, steps(500, 510)),
  )
}

function rateOfUnemployment() {
  return chartFigure(
    {
      name: `${TOPIC}/rate-of-unemployment`,
      title: 'Rate of unemployment in a country over five years',
    },
    barChart({
      categories: ['year 1', 'year 2', 'year 3', 'year 4', 'year 5'],
      values: [8, 7, 5, 6, 4],
      yLabel: 'Unemployment / % of the labour force',
      yEvery: 1,
      yMax: 9,
    }),
  )
}

function periodsOfAFarm() {
  return figure(
    {
      name: `${TOPIC}/periods-of-a-farm`,
      title: 'What a farm can change in three periods',
      description:
        'A table of what a farm can change in three periods. Period X: number of workers yes, area of land yes, technology no. Period Y: number of workers yes, area of land yes, technology yes. Period Z: number of workers yes, area of land no, technology no.',
      height: 142,
    },
    table(
      [
        ['can change', 'X', 'Y', 'Z'],
        ['number of workers', 'yes', 'yes', 'yes'],
        ['area of land', 'yes', 'yes', 'no'],
        ['technology', 'no', 'yes', 'no'],
      ],
      [158, 62, 62, 62],
    ),
  )
}

// 1.3

function chairsBeforeAndAfter() {
  return chartFigure(
    {
      name: `${TOPIC}/chairs-before-and-after`,
      title: 'Daily output of five workers before and after the division of labour',
    },
    barChart({
      categories: ['before', 'after'],
      values: [60, 90],
      yLabel: 'Output of the five workers / chairs a day',
      yEvery: 10,
      yMax: 100,
    }),
  )
}

function paidToFactors() {
  return chartFigure(
    {
      name: `${TOPIC}/paid-to-factors`,
      title: 'Income of the four factors of production from one firm',
    },
    barChart({
      categories: ['land', 'labour', 'capital', 'enterprise'],
      values: [30, 90, 20, 40],
      yLabel: 'Income in a year / $ thousand',
      yEvery: 10,
      yMax: 100,
    }),
  )
}

function twoWaysOfWork() {
  const g = graph({
    x: { label: 'Number of workers', max: 5.2, ticks: [0, 1, 2, 3, 4, 5], grid: true },
    y: { label: 'Toys a day', max: 74, ticks: series(0, 70, 10), grid: true, parts: 5 },
    height: 200,
  })
  const spots = (points: readonly Point[]) => points.map(([x, y]) => dot(...g.at(x, y))).join('')
  const alone: Point[] = [1, 2, 3, 4, 5].map(at => [at, 10 * at])
  const divided: Point[] = [
    [2, 18],
    [3, 36],
    [4, 56],
    [5, 70],
  ]
  return figure(
    {
      name: `${TOPIC}/two-ways-of-work`,
      title: 'Output of a workshop with two ways of organising work',
      description:
        'Toys a day are on the vertical axis, the number of workers on the horizontal axis. Line A, each worker makes whole toys: 10 toys with 1 worker, 20 with 2, 30 with 3, 40 with 4 and 50 with 5. Line B, tasks are divided: 18 toys with 2 workers, 36 with 3, 56 with 4 and 70 with 5.',
      height: 288,
    },
    g.axes,
    g.line(alone, 'l dash') + spots(alone),
    g.line(divided, 'p') + spots(divided),
    g.label(4.5, 38, 'A', { cls: 'b' }),
    g.label(3.3, 50, 'B', { cls: 'b' }),
    text(52, 284, 'A: whole toys; B: tasks divided', { cls: 's' }),
  )
}

// 1.4

function riceInTwoCountries() {
  const g = graph({
    x: { label: 'Month', max: 9, ticks: series(0, 8, 1), grid: true },
    y: { label: 'Price of rice / $ per kg', max: 3.6, ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5], grid: true },
  })
  return figure(
    {
      name: `${TOPIC}/rice-in-two-countries`,
      title: 'Price of rice in two countries before and after a change of tastes',
      description:
        'The price of rice in dollars per kilogram is on the vertical axis, months 0 to 8 on the horizontal axis. An arrow marks the change of tastes in month 3. Line P stays at 2.00 dollars to month 3, rises to 3.00 dollars by month 5 and then stays there. Line Q is level at 1.50 dollars in all months.',
      height: 250,
    },
    g.axes,
    g.line([
      [0, 2],
      [3, 2],
      [5, 3],
      [8, 3],
    ]),
    g.line(
      [
        [0, 1.5],
        [8, 1.5],
      ],
      'l',
    ),
    g.label(8.2, 3.06, 'P', { cls: 'b' }),
    g.label(8.2, 1.56, 'Q', { cls: 'b' }),
    arrow(...g.at(3, 0.7), ...g.at(3, 0.06)),
    g.label(3, 0.84, 'change of tastes', { anchor: 'middle', cls: 's' }),
  )
}

function shareOfTheState() {
  return chartFigure(
    {
      name: `${TOPIC}/share-of-the-state`,
      title: 'Share of output produced by the public sector in four countries',
    },
    barChart({
      categories: ['J', 'K', 'L', 'M'],
      values: [40, 90, 10, 60],
      yLabel: 'Share of the public sector in output / %',
      yEvery: 10,
      yMax: 100,
      height: 200,
    }),
  )
}

function plannedShoes() {
  const g = graph({
    x: {
      label: 'Pairs of shoes / thousand a month',
      max: 40,
      ticks: series(0, 40, 10),
      grid: true,
      parts: 5,
    },
    y: { label: 'Price / $ per pair', max: 40, ticks: series(0, 40, 10), grid: true, parts: 5 },
    height: 200,
  })
  return figure(
    {
      name: `${TOPIC}/planned-shoes`,
      title: 'Demand for shoes, the planned supply and the fixed price',
      description:
        'Price in dollars per pair is on the vertical axis, pairs of shoes in thousands a month on the horizontal axis, both from 0 to 40. Demand D is a straight line from 36 dollars at no pairs to 36 thousand pairs at a price of 0. Supply S is a vertical line at 20 thousand pairs. A dashed level line marks the fixed price of 10 dollars.',
      height: 284,
    },
    g.axes,
    g.line(
      [
        [0, 36],
        [36, 0],
      ],
      'p',
    ),
    g.line(
      [
        [20, 0],
        [20, 36],
      ],
      'l',
    ),
    line(...g.at(0, 10), ...g.at(40, 10), 'r dash'),
    g.label(4, 34, '*D*'),
    g.label(20.6, 35, '*S*'),
    g.label(39.4, 11.2, 'fixed price', { anchor: 'end', cls: 's' }),
  )
}

// 1.5

function cornOrTrucks() {
  const g = graph({
    x: { label: 'Corn / million tonnes', max: 44, ticks: series(0, 40, 10), grid: true },
    y: { label: 'Trucks / thousand', max: 84, ticks: series(0, 80, 10), grid: true, parts: 2 },
    height: 190,
  })
  return figure(
    {
      name: `${TOPIC}/corn-or-trucks`,
      title: 'Production possibility curve of an economy that makes corn and trucks',
      description:
        'Trucks in thousands are on the vertical axis, corn in million tonnes on the horizontal axis, with a grid. The curve bows outwards. It passes through 80 thousand trucks at no corn, 75 at 10 million tonnes, 60 at 20, 35 at 30, and no trucks at 40 million tonnes.',
      height: 274,
    },
    g.axes,
    g.plot(x => 80 - 0.05 * x * x, 0, 40),
    ...[0, 10, 20, 30, 40].map(x => dot(...g.at(x, 80 - 0.05 * x * x), 'pd')),
  )
}

function carsOrBuses() {
  const g = graph({
    x: { label: 'Buses / month', max: 88, ticks: series(0, 80, 20), grid: true, parts: 2 },
    y: { label: 'Cars / month', max: 260, ticks: series(0, 240, 60), grid: true, parts: 2 },
  })
  return figure(
    {
      name: `${TOPIC}/cars-or-buses`,
      title: 'A straight production possibility curve for cars and buses',
      description:
        'Cars a month are on the vertical axis, buses a month on the horizontal axis, with a grid. A straight line runs from 240 cars and no buses to 80 buses and no cars.',
      height: 250,
    },
    g.axes,
    g.line([
      [0, 240],
      [80, 0],
    ]),
  )
}

function cropsOrMachines() {
  const g = graph({
    x: { label: 'Machines / thousand', max: 68, ticks: series(0, 60, 20), grid: true, parts: 2 },
    y: { label: 'Crops / million tonnes', max: 100, ticks: series(0, 100, 20), grid: true, parts: 2 },
    height: 190,
  })
  return figure(
    {
      name: `${TOPIC}/crops-or-machines`,
      title: 'Production possibility curve with four points',
      description:
        'Crops in million tonnes are on the vertical axis, machines in thousands on the horizontal axis, with a grid. The curve bows outwards from 90 million tonnes and no machines to 60 thousand machines and no crops. Points: J at 20 thousand machines and 80 million tonnes, on the curve; K at 40 and 50, on the curve; L at 20 and 50; M at 50 and 80.',
      height: 274,
    },
    g.axes,
    g.plot(x => 90 - (x * x) / 40, 0, 60),
    spots(g, [
      [20, 80, 'J'],
      [40, 50, 'K'],
      [20, 50, 'L'],
      [50, 80, 'M'],
    ]),
  )
}

function floodOfFarmland() {
  const g = graph({
    x: { label: 'Machines', max: 100 },
    y: { label: 'Crops', max: 100 },
    left: 46,
  })
  const bow = (height: number) => (x: number) => height * Math.sqrt(Math.max(0, 1 - (x / 84) ** 2))
  const points = (height: number): Point[] =>
    Array.from({ length: 19 }, (_, at): Point => {
      const x = 84 * Math.sin((Math.PI / 2) * (at / 18))
      return [x, bow(height)(x)]
    })
  return figure(
    {
      name: `${TOPIC}/flood-of-farmland`,
      title: 'Production possibility curve before and after a flood of farmland',
      description:
        'Crops are on the vertical axis, machines on the horizontal axis. PPC1 bows outwards from a high point on the crops axis to a point on the machines axis. PPC2 begins lower on the crops axis and ends at the same point on the machines axis. An arrow points down from PPC1 to PPC2.',
      height: 232,
    },
    g.axes,
    g.curve(points(90), 'l'),
    g.curve(points(54), 'p'),
    arrow(...g.at(20, 84), ...g.at(20, 56), { cls: 'p' }),
    g.label(44, 82, 'PPC_{1}'),
    g.label(24, 36, 'PPC_{2}'),
    g.label(0, 0, '0', { dx: -8, dy: 14, anchor: 'end', cls: 's' }),
  )
}

// 1.6

function wallInDollars() {
  return chartFigure(
    {
      name: `${TOPIC}/wall-in-dollars`,
      title: 'Value and cost of a flood wall, and the sum that households offered',
    },
    barChart({
      categories: ['value to the\n2000 households', 'cost of\nthe wall', 'offered by the\nhouseholds'],
      values: [600, 450, 50],
      yLabel: '$ thousand',
      yEvery: 50,
      yMax: 650,
      height: 200,
    }),
  )
}

function mapOfGoods() {
  const at = (x: number, y: number): Point => [84 + x * 2.5, 190 - y * 1.6]
  const spot = (x: number, y: number, name: string) =>
    dot(...at(x, y)) + text(at(x, y)[0] + 8, at(x, y)[1] + 4.5, name, { cls: 'b' })
  return figure(
    {
      name: `${TOPIC}/map-of-goods`,
      title: 'Four goods placed by rivalry and excludability',
      description:
        'A diagram with two axes. To the right goods become more rival; upwards they become easier to exclude people from. Four goods are marked. P is fully rival and fully excludable. Q is not rival and not excludable. R is not rival but fully excludable. T is fully rival but hardly excludable.',
      height: 236,
    },
    arrow(...at(0, 0), ...at(0, 108)),
    arrow(...at(0, 0), ...at(106, 0)),
    text(8, 16, 'excludable'),
    text(350, 212, 'rival', { anchor: 'end' }),
    text(84, 212, 'not rival'),
    text(76, 168, 'not\nexcludable', { anchor: 'end' }),
    line(...at(50, 0), ...at(50, 100), 'f dash'),
    line(...at(0, 50), ...at(100, 50), 'f dash'),
    spot(86, 88, 'P'),
    spot(10, 10, 'Q'),
    spot(12, 84, 'R'),
    spot(84, 16, 'T'),
  )
}

function twoDemands() {
  const g = graph({
    x: { label: 'Quantity / million packs a year', max: 86, ticks: series(0, 80, 10), grid: true },
    y: { label: 'Price / $ per pack', max: 12, ticks: series(0, 12, 2), grid: true, parts: 2 },
    height: 190,
  })
  return figure(
    {
      name: `${TOPIC}/two-demands`,
      title: 'Market for a demerit good with two demand curves',
      description:
        'Price in dollars per pack is on the vertical axis, quantity in million packs a year on the horizontal axis, with a grid. Supply S rises from 1 dollar at no packs to 9 dollars at 80 million packs. Demand curve V falls from 7 dollars at no packs and crosses supply at 30 million packs and 4 dollars. Demand curve W lies further right: it falls from 11 dollars and crosses supply at 50 million packs and 6 dollars.',
      height: 274,
    },
    g.axes,
    g.line(
      [
        [0, 1],
        [80, 9],
      ],
      'l',
    ),
    g.line([
      [0, 7],
      [60, 1],
    ]),
    g.line([
      [0, 11],
      [80, 3],
    ]),
    g.label(80, 9, '*S*', { dx: 5, dy: -4 }),
    g.label(60, 1, 'V', { dx: 6, dy: 2, cls: 'b' }),
    g.label(80, 3, 'W', { dx: 5, dy: 4, cls: 'b' }),
  )
}

export const figures = [
  wheatOrMaize(),
  chairsOrTables(),
  usesOfLand(),
  faresAndPassengers(),
  rateOfUnemployment(),
  periodsOfAFarm(),
  chairsBeforeAndAfter(),
  paidToFactors(),
  twoWaysOfWork(),
  riceInTwoCountries(),
  shareOfTheState(),
  plannedShoes(),
  cornOrTrucks(),
  carsOrBuses(),
  cropsOrMachines(),
  floodOfFarmland(),
  wallInDollars(),
  mapOfGoods(),
  twoDemands(),
]
