import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { numberLine } from '@/lib/figures/plane/number-line'
import { arrow, centred, circle, dot, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { level, middle, pin, small, thermometer, tiles } from './number-asked'

// E1.4 Fractions, decimals and percentages

/** A battery cut into equal parts, the first of them full; or with its charge in figures. */
function battery(x: number, y: number, name: string, inside: Shape): Shape {
  return (
    text(x - 20, y + 24, name, { anchor: 'middle', cls: 'b' }) +
    rect(x, y, 120, 38, 'l sheet') +
    rect(x + 120, y + 12, 6, 14, 'l sunk') +
    inside
  )
}

const parts = (x: number, y: number, count: number, full: number) =>
  Array.from({ length: count }, (_, at) =>
    rect(x + (at * 120) / count, y, 120 / count, 38, at < full ? 'l gw' : 'l sheet'),
  ).join('')

const batteries = figure(
  {
    name: 'number-asked-2/batteries',
    title: 'The charge of four batteries',
    description:
      'Four batteries. A is cut into 8 equal parts, of which 5 are shaded. B has 0.63 written on it. C has 62% written on it. D is cut into 5 equal parts, of which 3 are shaded. The shaded part, or the number, says how full the battery is.',
    height: 118,
  },
  battery(40, 8, 'A', parts(40, 8, 8, 5)),
  battery(220, 8, 'B', centred(280, 27, '0.63')),
  battery(40, 70, 'C', centred(100, 89, '62%')),
  battery(220, 70, 'D', parts(220, 70, 5, 3)),
)

const shadedGrid = figure(
  {
    name: 'number-asked-2/shaded-grid',
    title: 'A rectangle of equal squares, some shaded',
    description:
      'A rectangle of equal squares, 8 in each row and 5 rows. In the first row the first 4 squares are shaded, in the second row the first 3. No others are shaded.',
    height: 156,
  },
  tiles(64, 8, 28, 8, 5, (column, row) =>
    (row === 0 && column < 4) || (row === 1 && column < 3) ? 'l hl' : 'l sheet',
  ),
)

const sixths = level(62, { from: 4, to: 6, division: 1 / 6, numbered: 1 })

const betweenWholes = figure(
  {
    name: 'number-asked-2/between-wholes',
    title: 'A number on a line with equal divisions',
    description:
      'A number line from 4 to 6. From each whole number to the next there are 6 equal divisions. An arrow marked P points at the fifth mark after 4.',
    height: 96,
  },
  sixths.shape,
  pin(sixths.at(4 + 5 / 6), 62, '*P*'),
)

// E1.5 Ordering

const hundredths = level(62, { from: 0.7, to: 0.8, division: 0.01, numbered: 0.05 })

const readScale = figure(
  {
    name: 'number-asked-2/read-scale',
    title: 'A number on a scale from 0.70 to 0.80',
    description:
      'A scale from 0.70 to 0.80, numbered at 0.70, 0.75 and 0.80. From one number to the next there are 5 equal divisions. An arrow marked P points at the third mark after 0.75.',
    height: 96,
  },
  hundredths.shape,
  pin(hundredths.at(0.78), 62, '*P*'),
)

const fourTowns = figure(
  {
    name: 'number-asked-2/four-towns',
    title: 'Thermometers in four towns',
    description:
      'Four thermometers in degrees Celsius, from −10 to 10 with a mark at every degree and a number at every fifth. In A the liquid ends one mark above −5, in B two marks below 5, in C two marks below −5, in D one mark below 0.',
    height: 246,
  },
  text(8, 14, '°C', { cls: 's' }),
  thermometer(50, 186, -4, 'A'),
  thermometer(136, 186, 3, 'B'),
  thermometer(222, 186, -7, 'C'),
  thermometer(308, 186, -1, 'D'),
)

const interval = chartFigure(
  { name: 'number-asked-2/interval', title: 'An interval on a number line' },
  numberLine({ min: -5, max: 5, intervals: [{ from: -3, to: 2, open: 'to' }], label: '*n*' }),
)

// E1.6 The four operations

const eighths = level(96, { from: 0, to: 4, division: 0.125, numbered: 1 })
const ribbon = (y: number, to: number, name: string) =>
  rect(eighths.at(0), y, eighths.at(to) - eighths.at(0), 24, 'l w') +
  centred(eighths.at(0) + 40, y + 12, name, 'b') +
  line(eighths.at(to), y + 24, eighths.at(to), 96, 'l dash thin')

const ribbons = figure(
  {
    name: 'number-asked-2/ribbons',
    title: 'Two ribbons on a scale in metres',
    description:
      'Two ribbons above a scale from 0 to 4 metres. Each metre has 8 equal divisions. Both begin at 0. Ribbon A ends two divisions before 4. Ribbon B ends one division before 2.',
    height: 146,
  },
  ribbon(16, 3.75, 'ribbon A'),
  ribbon(56, 1.875, 'ribbon B'),
  eighths.shape,
  text(180, 138, 'length / m', small),
)

const threeTimes = figure(
  {
    name: 'number-asked-2/three-times',
    title: 'The temperature at three times of a day',
    description:
      'Three thermometers in degrees Celsius, from −10 to 10 with a mark at every degree and a number at every fifth. At midnight the liquid ends one mark above −10, at noon one mark below 5, in the evening one mark below 0.',
    height: 246,
  },
  text(8, 14, '°C', { cls: 's' }),
  thermometer(70, 186, -9, 'midnight'),
  thermometer(180, 186, 4, 'noon'),
  thermometer(290, 186, -1, 'evening'),
)

const cell = (x: number, y: number, width: number, label: string) =>
  rect(x, y, width, 48, 'l w') + centred(x + width / 2, y + 24, label)

const grid = figure(
  {
    name: 'number-asked-2/multiplication-grid',
    title: 'A multiplication split into six parts',
    description:
      'A rectangle split into three columns, headed 300, 20 and 7, and two rows, headed 40 and 8. First row: 12 000, p, 280. Second row: q, 160, 56.',
    height: 134,
  },
  text(114, 20, '300', middle),
  text(222, 20, '20', middle),
  text(304, 20, '7', middle),
  text(42, 58, '40', { anchor: 'end' }),
  text(42, 106, '8', { anchor: 'end' }),
  cell(52, 30, 124, '12 000'),
  cell(176, 30, 92, '*p*'),
  cell(268, 30, 72, '280'),
  cell(52, 78, 124, '*q*'),
  cell(176, 78, 92, '160'),
  cell(268, 78, 72, '56'),
)

// E1.7 Indices I

const brick = (x: number, y: number, label: string, cls = 'l sheet') =>
  rect(x, y, 96, 40, cls) + centred(x + 48, y + 20, label)

const wall = figure(
  {
    name: 'number-asked-2/wall',
    title: 'A wall of powers',
    description:
      'A wall of six bricks. Bottom row: 2 to the power 4, 2 to the power −6, 2 to the power p. Middle row: A, which stands on the first two, and 8, which stands on the last two. Top row: B, which stands on A and 8.',
    height: 136,
  },
  brick(132, 8, '*B*', 'l w'),
  brick(84, 48, '*A*', 'l w'),
  brick(180, 48, '8'),
  brick(36, 88, '2^{4}'),
  brick(132, 88, '2^{−6}'),
  brick(228, 88, '2^{p}'),
)

const powers = graph({
  x: { label: '*x*', min: -4, max: 2, ticks: [-4, -3, -2, -1, 0, 1, 2], grid: true },
  y: { label: '*y*', max: 4, ticks: [0, 1, 2, 3, 4], grid: true },
})
const named = (x: number, name: string) => {
  const [px, py]: Point = powers.at(x, 2 ** x)
  return dot(px, py, 'd', 4) + text(px - 10, py - 9, name, { anchor: 'middle', cls: 'b' })
}

const powerCurve = figure(
  {
    name: 'number-asked-2/power-curve',
    title: 'The graph of y = 2 to the power x with three points',
    description:
      'The curve y = 2 to the power x for x from −4 to 2, with y from 0 to 4. It rises more and more steeply and stays above the x-axis. Three points on it are named: P where x is −3, Q where x is −1, R where it crosses the y-axis.',
    height: 250,
  },
  powers.axes,
  line(...powers.at(0, 0), ...powers.at(0, 4), 'l'),
  powers.plot(x => 2 ** x, -4, 2, 'p'),
  named(-3, '*P*'),
  named(-1, '*Q*'),
  named(0, '*R*'),
)

const round = (x: number, label: string) => circle(x, 60, 22, 'l w') + centred(x, 60, label)
const step = (x: number, label: string) => arrow(x + 24, 60, x + 76, 60) + text(x + 50, 28, label, small)

const machine = figure(
  {
    name: 'number-asked-2/machine',
    title: 'Three operations one after the other',
    description:
      'Four circles joined by arrows. The first holds 64. An arrow marked cube root leads to a, an arrow marked square leads from a to b, an arrow marked reciprocal leads from b to c.',
    height: 92,
  },
  round(30, '64'),
  step(30, 'cube root'),
  round(130, '*a*'),
  step(130, 'square'),
  round(230, '*b*'),
  step(230, 'reciprocal'),
  round(330, '*c*'),
)

export const figures = [
  batteries,
  shadedGrid,
  betweenWholes,
  readScale,
  fourTowns,
  interval,
  ribbons,
  threeTimes,
  grid,
  wall,
  powerCurve,
  machine,
]
