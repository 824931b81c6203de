import { type Figure, figure } from '@/lib/figures/figure'
import { type Axis, type Graph, graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { balancedRule } from '@/lib/figures/laboratory/mechanics-practicals'
import { type Point, type Shape, text } from '@/lib/figures/shapes'

const topic = 'practical-skills-3'

// --- Small graphs, two in a row ---

const SMALL = { width: 118, height: 84, pitch: 160 }

function small(at: number, x: Axis, y: Axis): Graph {
  return graph({
    x,
    y,
    left: 48 + (at % 2) * 180,
    top: 32 + Math.floor(at / 2) * SMALL.pitch,
    width: SMALL.width,
    height: SMALL.height,
  })
}

const heightOf = (count: number): number => Math.ceil(count / 2) * SMALL.pitch + 6

/** Words in bold below a small graph, on the left of its label. */
function below(at: number, words: string): Shape {
  return text(8 + (at % 2) * 180, 154 + Math.floor(at / 2) * SMALL.pitch, words, { cls: 'b' })
}

// --- Axes ---

type Steps = { label: string; min?: number; step: number; max: number }

export type Measured = {
  points: readonly Point[]
  good: readonly [x: Steps, y: Steps]
  /** an upright axis on which the points fill less than half, and one in steps that are hard to read */
  wide: Steps
  awkward: Steps
}

export type AxesKind = 'good' | 'uneven' | 'crowded' | 'awkward'

const ticksOf = ({ min = 0, step, max }: Steps): number[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, at) => Number((min + at * step).toFixed(6)))

const axisOf = (steps: Steps): Axis => ({
  label: steps.label,
  min: steps.min ?? 0,
  max: steps.max,
  ticks: ticksOf(steps),
  grid: true,
})

type Drawn = { x: Axis; y: Axis; points: readonly Point[]; numbers: readonly [string, string] }

function drawnAs(kind: AxesKind, { points, good: [x, y], wide, awkward }: Measured): Drawn {
  const up = kind === 'crowded' ? wide : kind === 'awkward' ? awkward : y
  const upright = { y: axisOf(up), numbered: ticksOf(up).join(', ') }
  if (kind !== 'uneven')
    return { x: axisOf(x), y: upright.y, points, numbers: [ticksOf(x).join(', '), upright.numbered] }
  const values = points.map(([px]) => px)
  const written = values[0] === 0 ? values : [0, ...values]
  const shift = written.length - values.length
  return {
    x: {
      label: x.label,
      max: written.length - 1,
      ticks: written.map((_, at) => at),
      format: at => String(written[at]),
      grid: true,
    },
    y: upright.y,
    points: points.map(([, py], at): Point => [at + shift, py]),
    numbers: [`${written.join(', ')}, at equal distances`, upright.numbered],
  }
}

/** The same readings plotted on axes of several kinds, each with a letter or a caption. */
export function axesCompared(
  name: string,
  of: Measured,
  kinds: readonly AxesKind[],
  captions: readonly string[],
): Figure {
  const bare = (label: string) => label.replaceAll('*', '')
  const [x, y] = of.good
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'The same readings plotted on different axes',
      description: `Graphs of ${bare(y.label)}, upwards, against ${bare(x.label)}, to the right. The readings, across and up: ${of.points.map(([px, py]) => `${px} and ${py}`).join('; ')}. ${kinds
        .map((kind, at) => {
          const [across, up] = drawnAs(kind, of).numbers
          return `${captions[at]}: numbers across ${across}; numbers upwards ${up}.`
        })
        .join(' ')}`,
      height: heightOf(kinds.length),
    },
    ...kinds.map((kind, at) => {
      const drawn = drawnAs(kind, of)
      const g = small(at, drawn.x, drawn.y)
      return g.axes + g.points(drawn.points, 'p') + below(at, captions[at] ?? '')
    }),
  )
}

export const MEASURED = {
  wire: {
    points: [
      [10, 0.8],
      [20, 1.7],
      [50, 4],
      [60, 4.9],
      [90, 7.3],
    ],
    good: [
      { label: '*l* / cm', step: 20, max: 100 },
      { label: '*R* / Ω', step: 2, max: 8 },
    ],
    wide: { label: '*R* / Ω', step: 5, max: 20 },
    awkward: { label: '*R* / Ω', step: 3, max: 9 },
  },
  cooling: {
    points: [
      [0, 78],
      [1, 72],
      [2, 67],
      [5, 58],
      [8, 53],
    ],
    good: [
      { label: '*t* / min', step: 2, max: 8 },
      { label: '*θ* / °C', min: 50, step: 10, max: 80 },
    ],
    wide: { label: '*θ* / °C', step: 20, max: 100 },
    awkward: { label: '*θ* / °C', min: 52, step: 7, max: 80 },
  },
  spring: {
    points: [
      [0.5, 11],
      [1, 22],
      [2, 42],
      [2.5, 54],
      [4, 83],
    ],
    good: [
      { label: '*L* / N', step: 1, max: 4 },
      { label: '*e* / mm', step: 20, max: 100 },
    ],
    wide: { label: '*e* / mm', step: 50, max: 200 },
    awkward: { label: '*e* / mm', step: 30, max: 90 },
  },
  pendulum: {
    points: [
      [20, 0.8],
      [30, 1.2],
      [60, 2.4],
      [70, 2.8],
      [90, 3.6],
    ],
    good: [
      { label: '*l* / cm', step: 20, max: 100 },
      { label: '*T*^{2} / s^{2}', step: 1, max: 4 },
    ],
    wide: { label: '*T*^{2} / s^{2}', step: 2, max: 8 },
    awkward: { label: '*T*^{2} / s^{2}', step: 0.7, max: 4.2 },
  },
} as const satisfies Record<string, Measured>

// --- Lines ---

export type LineKind = 'best' | 'joined' | 'one-sided' | 'origin' | 'straight'

const SAID: Record<LineKind, (bends: boolean) => string> = {
  best: bends =>
    `one ${bends ? 'smooth curve' : 'straight line'} with points close to it, some above and some below`,
  joined: () => 'short straight lines from each point to the next one',
  'one-sided': bends =>
    `one ${bends ? 'smooth curve' : 'straight line'} below all of the points but two, which it touches`,
  origin: () => 'one straight line from the origin to the last point, with the other points above it',
  straight: () => 'one straight line from the first point to the last one, with the others above it',
}

/** The trend of the points and how far each of them is off it. */
const trend = (bends: boolean) => (x: number) => (bends ? 0.96 * (1 - Math.exp(-3 * x)) : 0.3 + 0.58 * x)
const XS = [0.12, 0.28, 0.44, 0.6, 0.76, 0.92]
const SIDE = 0.055
const OFF = [0.033, -SIDE, 0.022, 0.022, -SIDE, 0.033]

/** The same points with lines of several kinds, each with a letter or a caption. */
export function linesCompared(
  name: string,
  kinds: readonly LineKind[],
  captions: readonly string[],
  axes: { x: string; y: string },
  bends = false,
): Figure {
  const along = trend(bends)
  const points = XS.map((x, at): Point => [x, along(x) + (OFF[at] ?? 0)])
  const [first = [0, 0], last = [1, 1]] = [points[0], points[points.length - 1]]
  const drawn: Record<LineKind, (g: Graph) => Shape> = {
    best: g => g.plot(along, 0, 1, 'p'),
    joined: g => g.line(points),
    'one-sided': g => g.plot(x => along(x) - SIDE, bends ? 0.06 : 0, 1, 'p'),
    origin: g => g.line([[0, 0], last]),
    straight: g => g.line([first, last]),
  }
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'The same points with different lines',
      description: `Graphs of ${axes.y.replaceAll('*', '')}, upwards, against ${axes.x.replaceAll('*', '')}, to the right, without numbers. In each of them the same six points rise, ${bends ? 'steeply at first and then less and less' : 'by equal amounts but for a little scatter; the trend of the points does not begin at the origin'}. ${kinds.map((kind, at) => `${captions[at]}: ${SAID[kind](bends)}.`).join(' ')}`,
      height: heightOf(kinds.length),
    },
    ...kinds.map((kind, at) => {
      const g = small(at, { label: axes.x, max: 1 }, { label: axes.y, max: 1 })
      const [ox, oy] = g.at(0, 0)
      return (
        g.axes +
        text(ox - 8, oy + 12, '0', { anchor: 'end', cls: 's' }) +
        drawn[kind](g) +
        g.points(points) +
        below(at, captions[at] ?? '')
      )
    }),
  )
}

// --- A line to read ---

export type LineOf = {
  x: Steps
  y: Steps
  /** small squares to a large one */
  parts: readonly [x: number, y: number]
  /** value of the line at x = 0 and its gradient */
  start: number
  slope: number
  /** where the points stand, and how far above the line, in small squares */
  points: readonly (readonly [x: number, off: number])[]
}

const scaleOf = (steps: Steps, parts: number): Axis => ({ ...axisOf(steps), parts })

function graphOf({ x, y, parts }: LineOf): Graph {
  return graph({ x: scaleOf(x, parts[0]), y: scaleOf(y, parts[1]), height: 210 })
}

function plotted({ y, parts, start, slope, points }: LineOf): Point[] {
  const square = y.step / parts[1]
  return points.map(([px, off]): Point => [px, start + slope * px + off * square])
}

/** A line of best fit on a grid, to be read: `more` is drawn over it and `told` added to the words. */
export function lineToRead(
  name: string,
  of: LineOf,
  { more, told = '' }: { more?: (g: Graph) => Shape; told?: string } = {},
): Figure {
  const g = graphOf(of)
  const end = Number((of.start + of.slope * of.x.max).toFixed(6))
  const bare = (label: string) => label.replaceAll('*', '').replace(/[{}^]/g, '')
  const range = ({ label, min = 0, max }: Steps) => `${bare(label)} from ${min} to ${max}`
  return figure(
    {
      name: `${topic}/${name}`,
      title: `Graph of ${bare(of.y.label)} against ${bare(of.x.label)}`,
      description: `On the horizontal axis ${range(of.x)}, ${of.parts[0]} small squares to ${of.x.step}. On the vertical axis ${range(of.y)}, ${of.parts[1]} small squares to ${of.y.step}. A straight line goes from ${of.start} at 0 on the horizontal axis to ${end} at ${of.x.max}${of.points.length > 0 ? `, with ${of.points.length} points close to it on both sides` : ''}.${told}`,
      height: 292,
    },
    g.axes,
    g.line([
      [0, of.start],
      [of.x.max, of.start + of.slope * of.x.max],
    ]),
    g.points(plotted(of)),
    more?.(g) ?? '',
  )
}

const SCATTER = [0.6, -0.7, 0.5, -0.6, 0.7, -0.5]

const LENGTH: LineOf = {
  x: { label: '*L* / N', step: 1, max: 6 },
  y: { label: '*l* / cm', step: 5, max: 20 },
  parts: [5, 5],
  start: 5,
  slope: 2.5,
  points: [1, 2, 3, 4, 5].map((x, at) => [x, 0.6 * (SCATTER[at] ?? 0)]),
}

const gradientOfLength = lineToRead('large-triangle', LENGTH, {
  told: ' A right-angled triangle is drawn below the line with dashed sides, from 0.8 N and 7.0 cm to 5.6 N and 19.0 cm.',
  more: g =>
    g.gradient([0.8, 7], [5.6, 19], '', '') +
    g.label(3.4, 7, '5.6 − 0.8 = 4.8 N', { dy: 17, anchor: 'middle' }) +
    g.label(5.6, 11, '19.0 − 7.0\n= 12.0 cm', { dx: -6, anchor: 'end' }),
})

/** Length and extension of one spring on the same axes. */
const twoLines = lineToRead(
  'length-and-extension',
  { ...LENGTH, y: { ...LENGTH.y, label: 'length / cm' }, points: [] },
  {
    told: ' A second straight line, the extension e, goes from 0 at 0 N to 15 at 6 N. The first line is the length l.',
    more: g =>
      g.line(
        [
          [0, 0],
          [6, 15],
        ],
        'r',
      ) +
      g.label(3, 12.5, 'length *l*', { dx: -10, dy: -10, anchor: 'end' }) +
      g.label(3.4, 8.5, 'extension *e*', { dx: 12, dy: 14 }),
  },
)

const length = {
  ...twoLines,
  title: 'Length and extension of a spring against load',
}

const VOLTAGE: LineOf = {
  x: { label: '*I* / A', step: 0.1, max: 0.5 },
  y: { label: '*V* / V', step: 1, max: 4 },
  parts: [5, 5],
  start: 0,
  slope: 7,
  points: [0.1, 0.2, 0.3, 0.4, 0.48].map((x, at) => [x, SCATTER[at] ?? 0]),
}

const BALANCE: LineOf = {
  x: { label: '*x* / cm', step: 10, max: 40 },
  y: { label: '*y* / cm', step: 10, max: 50 },
  parts: [5, 5],
  start: 0,
  slope: 1.2,
  points: [
    [10, 0.1],
    [15, -0.05],
    [20, 0.05],
    [25, -0.1],
    [30, 0.05],
  ],
}

const AXES = { x: '*L* / N', y: '*l* / cm' }

export const figures: Figure[] = [
  axesCompared('poor-and-good-axes', MEASURED.spring, ['crowded', 'good'], ['too low', 'good']),
  axesCompared('two-graphs-with-a-fault', MEASURED.cooling, ['uneven', 'crowded'], ['A', 'B']),
  linesCompared(
    'four-lines',
    ['joined', 'one-sided', 'origin', 'best'],
    ['joined', 'one side', 'forced', 'best fit'],
    AXES,
  ),
  gradientOfLength,
  length,
  lineToRead('line-of-a-resistor', VOLTAGE),
  assembled(
    `${topic}/balanced-rule`,
    balancedRule({
      loads: [
        { at: 20, label: '*W*' },
        { at: 86, label: '1.0 N' },
      ],
    }),
  ),
  lineToRead('line-of-a-balance', BALANCE),
]
