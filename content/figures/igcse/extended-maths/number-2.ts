import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import {
  arrow,
  centred,
  circle,
  curve,
  dimension,
  dot,
  line,
  type Point,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

// E1.10 Limits of accuracy

function ticksAt(y: number, marks: readonly (readonly [x: number, label: string])[], below = true): Shape {
  return marks
    .map(
      ([x, label]) =>
        line(x, y - 5, x, y + 5, 'l thin') +
        text(x, below ? y + 20 : y - 11, label, { anchor: 'middle', cls: 's' }),
    )
    .join('')
}

const boundsLine = figure(
  {
    name: 'number-2/bounds-line',
    title: 'The lengths that round to 8.4 cm',
    description:
      'A number line from 8.3 to 8.5 in centimetres, with marks at 8.3, 8.35, 8.4, 8.45 and 8.5. The part from 8.35 to 8.45 is thick. A filled circle at 8.35 shows that the lower bound is included. An open circle at 8.45 shows that the upper bound is not included. Arrows show that each bound is 0.05 cm from 8.4.',
    height: 146,
  },
  text(180, 18, 'rounds to 8.4 cm', { anchor: 'middle', cls: 'b' }),
  dimension(110, 52, 180, 52, '0.05'),
  dimension(180, 52, 250, 52, '0.05'),
  line(20, 80, 340, 80),
  ticksAt(80, [
    [40, '8.3'],
    [110, '8.35'],
    [180, '8.4'],
    [250, '8.45'],
    [320, '8.5'],
  ]),
  line(110, 80, 250, 80, 'p thick'),
  dot(110, 80, 'pd', 6),
  circle(250, 80, 6, 'p sheet'),
  text(110, 122, 'lower bound\nincluded', { anchor: 'middle', cls: 's' }),
  text(250, 122, 'upper bound\nnot included', { anchor: 'middle', cls: 's' }),
)

const boundsRectangle = figure(
  {
    name: 'number-2/bounds-rectangle',
    title: 'The smallest and the largest rectangle',
    description:
      'A rectangle measured as 12 cm by 7 cm, each to the nearest centimetre. A solid rectangle inside shows the smallest sizes, 11.5 cm by 6.5 cm. A dashed rectangle outside shows the largest sizes, 12.5 cm by 7.5 cm. The lower bound of the area comes from the small rectangle and the upper bound from the large one. Not to scale.',
    height: 216,
  },
  rect(84, 46, 240, 130, 'p dash'),
  rect(84, 66, 204, 110, 'l w'),
  dimension(84, 32, 324, 32, '12.5 cm (UB)'),
  dimension(84, 190, 288, 190, '', [186, 190]),
  text(186, 208, '11.5 cm (LB)', { anchor: 'middle' }),
  dimension(72, 46, 72, 176, '7.5 cm\n(UB)', [40, 108]),
  dimension(270, 66, 270, 176, '6.5 cm\n(LB)', [240, 118]),
  text(150, 122, 'smallest area', { anchor: 'middle', cls: 'b' }),
)

// E1.11 Ratio and proportion

function bar(x: number, y: number, part: number, count: number, cls: string, label = ''): Shape {
  return Array.from(
    { length: count },
    (_, at) => rect(x + at * part, y, part, 30, cls) + centred(x + at * part + part / 2, y + 15, label, 's'),
  ).join('')
}

const shareBar = figure(
  {
    name: 'number-2/share-bar',
    title: 'Sharing 72 dollars in the ratio 3 to 5',
    description:
      'A bar worth 72 dollars is cut into 8 equal parts. The first 3 parts are marked A and the other 5 parts are marked B. Each part is worth 9 dollars, so A gets 27 dollars and B gets 45 dollars.',
    height: 128,
  },
  dimension(20, 30, 340, 30, '$72 = 8 equal parts'),
  bar(20, 46, 40, 3, 'l w', '$9'),
  bar(140, 46, 40, 5, 'l sunk', '$9'),
  dimension(20, 96, 140, 96, '', [80, 96]),
  dimension(140, 96, 340, 96, '', [240, 96]),
  text(80, 116, 'A: 3 × $9 = $27', { anchor: 'middle' }),
  text(240, 116, 'B: 5 × $9 = $45', { anchor: 'middle' }),
)

const linkRatios = figure(
  {
    name: 'number-2/link-ratios',
    title: 'Joining two ratios through the letter they share',
    description:
      'A table with columns a, b and c. First row: a to b is 2 to 3, multiplied by 4. Second row: b to c is 4 to 5, multiplied by 3. Third row, below a line: a is 8, b is 12, c is 15. The b column, which is in both ratios, is shaded.',
    height: 150,
  },
  rect(136, 8, 32, 136, 'hl'),
  ...(['a', 'b', 'c'] as const).map((letter, at) => centred(92 + at * 60, 24, `*${letter}*`)),
  centred(92, 56, '2'),
  centred(152, 56, '3'),
  centred(152, 88, '4'),
  centred(212, 88, '5'),
  centred(122, 56, ':', 'b'),
  centred(182, 88, ':', 'b'),
  text(268, 60, 'multiply by 4', { cls: 's' }),
  text(268, 92, 'multiply by 3', { cls: 's' }),
  line(62, 108, 244, 108),
  centred(92, 128, '8', 'b'),
  centred(152, 128, '12', 'b'),
  centred(212, 128, '15', 'b'),
  centred(122, 128, ':', 'b'),
  centred(182, 128, ':', 'b'),
  text(268, 132, 'one *b* for both', { cls: 's' }),
)

// E1.12 Rates

const trip = graph({
  x: { label: 'time / min', max: 150, ticks: [0, 30, 60, 90, 120, 150], grid: true },
  y: { label: 'distance / km', max: 40, ticks: [0, 10, 20, 30, 40], grid: true },
})

const averageSpeed = figure(
  {
    name: 'number-2/average-speed',
    title: 'Distance–time graph of a ride with a rest',
    description:
      'Distance in kilometres is on the vertical axis from 0 to 40, time in minutes on the horizontal axis from 0 to 150. A solid line rises straight from 0 to 24 km at 60 minutes, stays level at 24 km until 90 minutes, and rises straight to 36 km at 150 minutes. A dashed straight line joins the start to the end: its gradient is the average speed.',
    height: 250,
  },
  trip.axes,
  trip.line([
    [0, 0],
    [60, 24],
    [90, 24],
    [150, 36],
  ]),
  trip.line(
    [
      [0, 0],
      [150, 36],
    ],
    'r dash',
  ),
  trip.label(75, 25.5, 'rest', { anchor: 'middle' }),
  trip.label(80, 12.5, 'dashed: constant\naverage speed'),
)

const speedUnits = figure(
  {
    name: 'number-2/speed-units',
    title: 'Changing between km/h and m/s',
    description:
      'Two boxes, km/h on the left and m/s on the right. The upper arrow goes from km/h to m/s: times 1000, divided by 3600, which is the same as divided by 3.6. The lower arrow goes from m/s back to km/h: times 3600, divided by 1000, which is the same as times 3.6.',
    height: 118,
  },
  rect(8, 40, 66, 38, 'l w', 6),
  centred(41, 59, 'km/h', 'b'),
  rect(286, 40, 66, 38, 'l w', 6),
  centred(319, 59, 'm/s', 'b'),
  arrow(80, 48, 280, 48),
  text(180, 36, '× 1000, ÷ 3600', { anchor: 'middle' }),
  text(180, 18, '÷ 3.6', { anchor: 'middle', cls: 'b' }),
  arrow(280, 70, 80, 70),
  text(180, 90, '× 3600, ÷ 1000', { anchor: 'middle' }),
  text(180, 110, '× 3.6', { anchor: 'middle', cls: 'b' }),
)

// E1.13 Percentages

const money = graph({
  x: { label: '*n* / years', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: 'value / $', max: 3000, ticks: [0, 1000, 2000, 3000], grid: true },
})

const interest = figure(
  {
    name: 'number-2/interest',
    title: 'Simple and compound interest on 1000 dollars at 10% per year',
    description:
      'The value in dollars, from 0 to 3000, is drawn against the number of years, from 0 to 10. Both graphs start at 1000 dollars and meet again at 1100 dollars after 1 year. Simple interest is a straight line that reaches 2000 dollars after 10 years. Compound interest is a curve that gets steeper and reaches about 2594 dollars after 10 years.',
    height: 250,
  },
  money.axes,
  money.plot(n => 1000 * 1.1 ** n, 0, 10, 'p'),
  money.line(
    [
      [0, 1000],
      [10, 2000],
    ],
    'r dash',
  ),
  money.label(7.4, 2300, 'compound', { anchor: 'end' }),
  money.label(8.2, 1500, 'simple', { anchor: 'middle' }),
)

const reversePercent = figure(
  {
    name: 'number-2/reverse-percentage',
    title: 'Working back from a sale price',
    description:
      'A long bar is the original price, 100%, which is not known. Under it, a shorter bar is the sale price, 88% of the original, worth 154 dollars. The missing piece at its right is the reduction of 12%. Below is the method: 154 divided by 0.88 is 175 dollars.',
    height: 158,
  },
  text(20, 18, 'original price = 100%', { cls: 'b' }),
  rect(20, 26, 320, 32, 'l sunk'),
  centred(180, 42, '?'),
  rect(20, 72, 282, 32, 'l w'),
  centred(160, 88, 'sale price = 88% = $154'),
  rect(302, 72, 38, 32, 'l dash'),
  text(340, 122, '−12%', { anchor: 'end', cls: 's' }),
  text(20, 148, 'original = 154 ÷ 0.88 = $175', { cls: 'b' }),
)

// E1.14 Using a calculator, E1.16 Money: two scales on one line

function doubleScale(
  y: number,
  above: readonly (readonly [x: number, label: string])[],
  below: readonly (readonly [x: number, label: string])[],
): Shape {
  return line(24, y, 336, y) + ticksAt(y, above, false) + ticksAt(y, below)
}

const decimalHours = figure(
  {
    name: 'number-2/decimal-hours',
    title: 'One hour in decimals and in minutes',
    description:
      'One line with two scales. Above it, decimals of an hour: 0, 0.1, 0.25, 0.5, 0.75 and 1. Below it, the matching minutes: 0, 6, 15, 30, 45 and 60. So 0.75 h is 45 minutes, not 75 minutes.',
    height: 112,
  },
  text(8, 18, 'hours (calculator)', { cls: 'b' }),
  doubleScale(
    60,
    [
      [30, '0'],
      [60, '0.1'],
      [105, '0.25'],
      [180, '0.5'],
      [255, '0.75'],
      [330, '1'],
    ],
    [
      [30, '0'],
      [60, '6'],
      [105, '15'],
      [180, '30'],
      [255, '45'],
      [330, '60'],
    ],
  ),
  text(8, 106, 'minutes (clock)', { cls: 'b' }),
)

// E1.15 Time

function hop(from: number, to: number, y: number, label: string): Shape {
  const middle = (from + to) / 2
  const points: Point[] = [
    [from, y],
    [middle, y - 18],
    [to, y],
  ]
  return curve(points, 'p') + text(middle, y - 24, label, { anchor: 'middle', cls: 's' })
}

const acrossMidnight = figure(
  {
    name: 'number-2/across-midnight',
    title: 'A journey from 21:45 to 06:20 the next day',
    description:
      'A time line with the times 21:45, 22:00, 00:00 and 06:20. Three curved steps join them: 15 minutes from 21:45 to 22:00, 2 hours from 22:00 to midnight, and 6 hours 20 minutes from midnight to 06:20. The total is 8 hours 35 minutes. Not to scale.',
    height: 128,
  },
  line(20, 66, 340, 66),
  ticksAt(66, [
    [40, '21:45'],
    [106, '22:00'],
    [196, '00:00'],
    [320, '06:20'],
  ]),
  hop(40, 106, 66, '15 min'),
  hop(106, 196, 66, '2 h'),
  hop(196, 320, 66, '6 h 20 min'),
  text(196, 102, 'midnight', { anchor: 'middle', cls: 's' }),
  text(320, 102, 'next day', { anchor: 'middle', cls: 's' }),
  text(180, 122, 'total: 8 h 35 min', { anchor: 'middle', cls: 'b' }),
)

const timeZones = figure(
  {
    name: 'number-2/time-zones',
    title: 'Two cities with a time difference of 6 hours',
    description:
      'Two lines of time, one above the other. The upper line is City A with the local times 22:40 and, 9 hours 35 minutes later, 08:15 the next day. The lower line is City B, which is 6 hours behind: at the same moments its clocks show 16:40 and, the next day, 02:15. Arrows marked minus 6 hours join the times at take-off and at landing.',
    height: 158,
  },
  text(8, 40, 'City A', { cls: 'b' }),
  line(70, 36, 340, 36),
  ticksAt(
    36,
    [
      [100, '22:40'],
      [304, '08:15'],
    ],
    false,
  ),
  text(202, 28, '9 h 35 min flight', { anchor: 'middle', cls: 's' }),
  text(8, 124, 'City B', { cls: 'b' }),
  line(70, 120, 340, 120),
  ticksAt(120, [
    [100, '16:40'],
    [304, '02:15'],
  ]),
  arrow(100, 46, 100, 110),
  arrow(304, 46, 304, 110),
  text(108, 82, '−6 h'),
  text(296, 82, '−6 h', { anchor: 'end' }),
  text(100, 154, 'take-off', { anchor: 'middle', cls: 's' }),
  text(304, 154, 'landing', { anchor: 'middle', cls: 's' }),
)

// E1.16 Money

const exchange = figure(
  {
    name: 'number-2/exchange',
    title: 'Dollars and euros at a rate of 1 dollar to 0.80 euros',
    description:
      'One line with two scales for a rate of 1 dollar to 0.80 euros. Above it, dollars: 0, 25, 50, 75 and 100. Below it, the matching euros: 0, 20, 40, 60 and 80. Going down multiplies by 0.80; going up divides by 0.80.',
    height: 132,
  },
  text(8, 18, 'dollars, $', { cls: 'b' }),
  text(352, 18, 'down: × 0.80', { anchor: 'end' }),
  doubleScale(
    66,
    [
      [36, '0'],
      [108, '25'],
      [180, '50'],
      [252, '75'],
      [324, '100'],
    ],
    [
      [36, '0'],
      [108, '20'],
      [180, '40'],
      [252, '60'],
      [324, '80'],
    ],
  ),
  text(8, 124, 'euros, €', { cls: 'b' }),
  text(352, 124, 'up: ÷ 0.80', { anchor: 'end' }),
)

// E1.17 Exponential growth and decay

const model = graph({
  x: { label: '*n*', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: '*y*', max: 300, ticks: [0, 100, 200, 300], grid: true },
})

const growthDecay = figure(
  {
    name: 'number-2/growth-and-decay',
    title: 'Exponential growth and exponential decay from the same start',
    description:
      'The value y, from 0 to 300, is drawn against n, from 0 to 10. Two curves start at y = 100 when n = 0. The growth curve y = 100 × 1.1 to the power n rises more and more steeply, to about 259 when n = 10. The decay curve y = 100 × 0.8 to the power n falls, steeply at first and then less and less, to about 11 when n = 10. It gets closer to zero but does not reach it.',
    height: 250,
  },
  model.axes,
  model.plot(n => 100 * 1.1 ** n, 0, 10, 'p'),
  model.plot(n => 100 * 0.8 ** n, 0, 10, 'r'),
  model.label(6.4, 225, 'growth: *b* > 1', { anchor: 'end' }),
  model.label(4.3, 60, 'decay: 0 < *b* < 1'),
)

// E1.18 Surds

function squares(x: number, y: number, side: number, count: number): Shape {
  return Array.from({ length: count * count }, (_, at) => {
    const [left, top] = [x + (at % count) * side, y + Math.floor(at / count) * side]
    return rect(left, top, side, side, 'l w') + centred(left + side / 2, top + side / 2, '5')
  }).join('')
}

const surdSquare = figure(
  {
    name: 'number-2/surd-square',
    title: 'A square of area 45 cut into nine squares of area 5',
    description:
      'A large square of area 45 is divided into 3 rows of 3 equal small squares, each of area 5. The side of a small square is the square root of 5. The side of the large square is the square root of 45, which is three of these sides, so the square root of 45 equals 3 times the square root of 5.',
    height: 208,
  },
  squares(96, 36, 46, 3),
  dimension(96, 26, 142, 26, '√5'),
  dimension(142, 26, 188, 26, '√5'),
  dimension(188, 26, 234, 26, '√5'),
  dimension(82, 36, 82, 174, '√45'),
  text(250, 96, 'area of each\nsmall square: 5', { cls: 's' }),
  text(165, 200, '√45 = 3√5', { anchor: 'middle', cls: 'b' }),
)

const triangle = figure(
  {
    name: 'number-2/surd-triangle',
    title: 'A right-angled triangle with surd sides',
    description:
      'A right-angled triangle. The horizontal side is 4 plus root 3 centimetres, the vertical side is 4 minus root 3 centimetres. The right angle is between them at the bottom left. The hypotenuse is x centimetres. Not to scale.',
    height: 150,
  },
  polygon(
    [
      [110, 26],
      [110, 116],
      [290, 116],
    ],
    'l w',
  ),
  rect(110, 106, 10, 10, 'l thin'),
  text(200, 137, '(4 + √3) cm', { anchor: 'middle' }),
  text(102, 76, '(4 − √3) cm', { anchor: 'end' }),
  text(212, 64, '*x* cm'),
)

export const figures = [
  boundsLine,
  boundsRectangle,
  shareBar,
  linkRatios,
  averageSpeed,
  speedUnits,
  interest,
  reversePercent,
  decimalHours,
  acrossMidnight,
  timeZones,
  exchange,
  growthDecay,
  surdSquare,
  triangle,
]
