import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { thermometer } from '@/lib/figures/laboratory/glassware'
import { label } from '@/lib/figures/laboratory/labels'
import { rule } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { bench } from '@/lib/figures/laboratory/stands'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { lens } from '@/lib/figures/rays'
import { arc, circle, line, type Point, polar, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'practical-skills-6'

const words = (label: string): string => label.replaceAll('*', '').replace(/[{}^]/g, '')

// --- Beakers of hot water ---

type Cup = { lid: boolean; layers: number; level: number; bulb: number }

/** A beaker of hot water that stands at (x, y), the bulb so far above the bench, with so many layers round it. */
function cup(x: number, y: number, { lid, layers, level, bulb }: Cup): Shape {
  const wide = 36 + layers * 8
  return (
    Array.from({ length: layers }, (_, at) => {
      const half = wide - at * 8
      return rect(x - half, y - 90, half * 2, 90, 'l hl')
    }).join('') +
    rect(x - 36, y - 106, 72, 106, 'sheet') +
    beaker({ x, y, width: 72, height: 96, level }) +
    (lid ? rect(x - 44, y - 105, 88, 8, 'l sunk') : '') +
    thermometer(x, y - bulb, 142)
  )
}

const openAndCovered = figure(
  {
    name: `${topic}/a-set-up-made-better`,
    title: 'A cooling experiment before and after it is improved',
    description:
      'Two equal beakers of hot water. On the left, before: the beaker has no lid, and the bulb of the thermometer rests on the bottom. On the right, after: the beaker has a lid, and the bulb is in the middle of the water.',
    height: 226,
  },
  bench(190),
  cup(88, 190, { lid: false, layers: 0, level: 0.75, bulb: 10 }),
  cup(272, 190, { lid: true, layers: 0, level: 0.75, bulb: 42 }),
  label('no lid', 12, 66, 60, 94, 'start'),
  label('bulb on\nthe bottom', 138, 150, 92, 181, 'start'),
  label('lid', 336, 60, 304, 88, 'end'),
  text(88, 214, 'before', { anchor: 'middle', cls: 'b' }),
  text(272, 214, 'after', { anchor: 'middle', cls: 'b' }),
)

// --- Two experiments that are compared ---

export type Values = readonly [number, number, number]

const pairOf = (
  name: string,
  what: string,
  told: (values: Values) => string,
  shape: (x: number, values: Values) => Shape,
  lines: (values: Values) => readonly string[],
  pair: readonly [Values, Values],
): Figure =>
  figure(
    {
      name: `${topic}/${name}`,
      title: `Two experiments with ${what}`,
      description: pair.map((values, at) => `Experiment ${at + 1}: ${told(values)}.`).join(' '),
      height: 272,
    },
    ...pair.map((values, at) => {
      const x = 92 + at * 176
      return (
        text(x, 16, `experiment ${at + 1}`, { anchor: 'middle', cls: 'b' }) +
        shape(x, values) +
        lines(values)
          .map((each, row) => text(x, 228 + row * 18, each, { anchor: 'middle' }))
          .join('')
      )
    }),
    bench(206),
  )

const layersText = (count: number): string => `${count} ${count === 1 ? 'layer' : 'layers'} of cloth`

/** Volume of water in cm³, temperature at the start in °C, layers of cloth. */
export const twoCups = (name: string, pair: readonly [Values, Values]): Figure =>
  pairOf(
    name,
    'hot water',
    ([volume, start, layers]) =>
      `a beaker with a lid and a thermometer holds ${volume} cm³ of water at ${start} °C, with ${layersText(layers)} round it`,
    (x, [volume, , layers]) => cup(x, 206, { lid: true, layers, level: volume / 270, bulb: 26 }),
    ([volume, start, layers]) => [
      `${volume} cm^{3} of water`,
      `${start} °C at the start`,
      layersText(layers),
    ],
    pair,
  )

/** Length in cm, mass of the bob in g, angle from which it is released in degrees. */
export const twoPendulums = (name: string, pair: readonly [Values, Values]): Figure =>
  pairOf(
    name,
    'a pendulum',
    ([length, mass, angle]) =>
      `a pendulum ${length} cm long with a bob of ${mass} g is released from ${angle}° to the vertical`,
    (x, [length, mass, angle]) => {
      const [top, long] = [42, length * 1.7]
      const [px, py] = polar(x, top, long, 270 + angle)
      return (
        rect(x - 24, 28, 48, 14, 'l sunk') +
        line(x, top, x, top + long + 14, 'l dash thin') +
        line(x, top, px, py) +
        circle(px, py, mass > 60 ? 11 : 8, 'l sunk') +
        arc(x, top, 40, 270, 270 + angle, 'p thin')
      )
    },
    ([length, mass, angle]) => [`length ${length} cm`, `bob ${mass} g`, `released from ${angle}°`],
    pair,
  )

/** Distance along the ramp in cm, height of its upper end in cm, mass of the trolley in g. */
export const twoRamps = (name: string, pair: readonly [Values, Values]): Figure =>
  pairOf(
    name,
    'a ramp',
    ([distance, height, mass]) =>
      `a trolley of ${mass} g rolls ${distance} cm down a ramp whose upper end is ${height} cm high`,
    (x, [distance, height, mass]) => {
      const [half, up] = [distance * 0.7, height * 3]
      const turn = Math.atan2(up, 2 * half)
      // Along the slope from its upper end, and out from it.
      const at = (along: number, out: number): Point => [
        x - half + along * Math.cos(turn) + out * Math.sin(turn),
        206 - up + along * Math.sin(turn) - out * Math.cos(turn),
      ]
      const top = 8 + (mass > 600 ? 26 : 16)
      return (
        polygon(
          [
            [x - half, 206],
            [x - half, 206 - up],
            [x + half, 206],
          ],
          'l sunk',
        ) +
        polygon([at(4, 8), at(38, 8), at(38, top), at(4, top)], 'l sheet') +
        circle(...at(12, 4.5), 4, 'l sheet') +
        circle(...at(30, 4.5), 4, 'l sheet')
      )
    },
    ([distance, height, mass]) => [
      `distance ${distance} cm`,
      `upper end ${height} cm high`,
      `trolley ${mass} g`,
    ],
    pair,
  )

// --- An image on a bench ---

const BENCH: Scale = { from: 0, to: 60, division: 1, numbered: 10 }

/** Object, lens and screen over a rule; with a range, the image looks sharp anywhere in it. */
export function lensOverRule(
  name: string,
  at: number,
  screen: number | readonly [from: number, to: number],
): Figure {
  const ruled = rule({ x: 34, y: 128, length: 276, scale: BENCH })
  const place = (value: number) => ruled.at(value)[0]
  const [from, to] = typeof screen === 'number' ? [screen, screen] : screen
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'An object, a lens and a screen over a rule',
      description: `A rule in centimetres, one division to a centimetre. An illuminated object stands at 0, the centre of a converging lens at ${at} cm, ${from === to ? `a screen at ${from} cm` : `and the image on the screen looks sharp anywhere between ${from} cm and ${to} cm`}.`,
      height: 172,
    },
    from === to ? '' : rect(place(from), 44, place(to) - place(from), 84, 'hl'),
    line(place(0), 58, place(0), 128, 'l thick'),
    line(place(at), 112, place(at), 128, 'l thin'),
    lens(place(at), 80, 62),
    line(place(from), 44, place(from), 128, from === to ? 'l thick' : 'l dash'),
    from === to ? '' : line(place(to), 44, place(to), 128, 'l dash'),
    text(place(0), 34, 'object', { anchor: 'middle' }),
    text(place(at), 34, 'lens', { anchor: 'middle' }),
    text(place((from + to) / 2), from === to ? 34 : 18, from === to ? 'screen' : 'image looks\nsharp here', {
      anchor: 'middle',
    }),
    ruled.shape,
  )
}

// --- Results on a graph ---

type Plotted = {
  name: string
  x: string
  y: string
  points: readonly Point[]
  /** places of points that carry the letters A, B, C and D */
  lettered?: readonly number[]
  top: number
  /** a line or curve of best fit, and how it is told */
  fit?: { at: (x: number) => number; from?: number; told: string }
}

/** Results as points on a grid. */
export function results({ name, x, y, points, lettered = [], top, fit }: Plotted): Figure {
  const xs = points.map(([each]) => each)
  const most = Math.max(...xs)
  const chart = graph({
    x: { label: x, max: most, ticks: xs[0] === 0 ? xs : [0, ...xs], grid: true },
    y: { label: y, max: top, ticks: [0, 1, 2, 3, 4].map(each => (each * top) / 4), grid: true },
    height: 180,
  })
  const told = points.map(
    ([px, py], at) =>
      `${px} and ${py}${lettered.includes(at) ? `, lettered ${'ABCD'.charAt(lettered.indexOf(at))}` : ''}`,
  )
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Results plotted as points',
      description: `A graph of ${words(y)}, upwards, against ${words(x)}, to the right. The points stand at ${told.join('; ')}.${fit ? ` ${fit.told}` : ''}`,
      height: 264,
    },
    chart.axes,
    fit ? chart.plot(fit.at, fit.from ?? 0, most, 'p') : '',
    chart.points(points),
    ...lettered.map((at, place) => {
      const [px, py] = chart.at(points[at]?.[0] ?? 0, points[at]?.[1] ?? 0)
      return text(px - 8, py - 6, 'ABCD'.charAt(place), { cls: 'b', anchor: 'end' })
    }),
  )
}

const offTheLine = results({
  name: 'a-reading-off-the-line',
  x: 'length of wire / cm',
  y: 'resistance / Ω',
  points: [
    [20, 1.3],
    [40, 2.7],
    [60, 5.3],
    [80, 5.1],
    [100, 6.5],
  ],
  top: 8,
  fit: {
    at: each => 0.065 * each,
    told: 'A straight line from the origin to 6.5 Ω at 100 cm has all points but the third close to it.',
  },
})

const lettered = results({
  name: 'four-lettered-readings',
  x: 'current / A',
  y: 'p.d. / V',
  points: [
    [0.1, 0.8],
    [0.2, 1.6],
    [0.3, 1.7],
    [0.4, 3.1],
  ],
  lettered: [0, 1, 2, 3],
  top: 4,
})

/** Two small graphs of y against x with a straight line through the origin. */
const theories = figure(
  {
    name: `${topic}/a-theory-and-two-results`,
    title: 'One theory and two sets of results',
    description:
      'Two graphs without numbers of y against x, each with a straight line through the origin that is what the theory predicts. On the left, with the word supported, five points lie close to the line on both sides. On the right, with the words not supported, five points lie on a curve that leaves the line more and more and ends far below it.',
    height: 176,
  },
  ...[
    { x: 34, said: 'supported', off: [0.03, -0.03, 0.03, -0.02, -0.02], bend: 0 },
    { x: 214, said: 'not supported', off: [0, 0, 0, 0, 0], bend: 0.42 },
  ].map(({ x, said, off, bend }) => {
    const g = graph({
      x: { label: '*x*', max: 1 },
      y: { label: '*y*', max: 1 },
      left: x,
      top: 32,
      width: 124,
      height: 92,
    })
    return (
      g.axes +
      g.line([
        [0, 0],
        [1, 0.95],
      ]) +
      g.points(
        [0.16, 0.34, 0.52, 0.7, 0.88].map(
          (px, at): Point => [px, 0.95 * px - bend * px * px + (off[at] ?? 0)],
        ),
      ) +
      text(x + 62, 168, said, { anchor: 'middle', cls: 'b' }) +
      text(x - 8, 136, '0', { anchor: 'end', cls: 's' })
    )
  }),
)

// --- A cooling experiment as it is asked ---

const MINUTES = [0, 2, 4, 6, 8, 10]
const WITH_LID = [80, 76, 72, 68, 65, 62]
const WITHOUT = [80, 73, 67, 66, 56, 52]
const cools = (end: number) => {
  const rate = Math.log(58 / (end - 22)) / 10
  return (t: number) => 22 + 58 * Math.exp(-rate * t)
}

function coolings(): Figure {
  const g = graph({
    x: { label: 'time / min', max: 10, ticks: MINUTES, grid: true, parts: 4 },
    y: { label: 'temperature / °C', min: 50, max: 80, ticks: [50, 60, 70, 80], grid: true, parts: 5 },
    height: 200,
  })
  const both = [WITH_LID, WITHOUT].map(values => values.map((each, at): Point => [MINUTES[at] ?? 0, each]))
  return figure(
    {
      name: `${topic}/two-beakers-cool`,
      title: 'Temperature against time for two beakers',
      description: `Time from 0 to 10 min is on the horizontal axis, temperature from 50 to 80 °C on the vertical one. Readings every 2 min. Beaker P: ${WITH_LID.join(', ')} °C. Beaker Q: ${WITHOUT.join(', ')} °C. A smooth curve falls from 80 to 62 °C for P, another from 80 to 52 °C for Q.`,
      height: 282,
    },
    g.axes,
    g.plot(cools(62), 0, 10, 'p'),
    g.plot(cools(52), 0, 10, 'r'),
    g.points(both.flat()),
    g.label(5, 72.5, 'P, with a lid'),
    g.label(6, 56, 'Q, no lid', { anchor: 'end' }),
  )
}

export const figures: Figure[] = [
  openAndCovered,
  lensOverRule('sharp-over-a-range', 24, [51, 57]),
  offTheLine,
  twoCups('a-test-with-a-fault', [
    [200, 80, 1],
    [150, 80, 3],
  ]),
  theories,
  lettered,
  twoPendulums('two-pendulums', [
    [40, 50, 10],
    [80, 100, 10],
  ]),
  coolings(),
]
