import { plain, roundTo } from '@/lib/exams/format'
import type { PlotAxes } from '@/lib/exams/plot-frame'
import type { Random } from '@/lib/exams/random'
import { distanceToSegment, type Spot, type Stroke } from '@/lib/exams/sketch'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { centred, dot, line, type Shape, text } from '@/lib/figures/shapes'
import { series } from '@/lib/figures/statistics/chart'
import { bestFit } from '@/lib/figures/statistics/statistics'

/** Two quantities that belong together: scales, the line they lie near, and how sentences speak of them. */
export type Pair = {
  things: string
  one: string
  axes: PlotAxes
  /** Where the line may begin, and how steep it may be. */
  starts: readonly number[]
  slopes: readonly number[]
  said: (n: number) => string
  /** In headings of a table. */
  names: readonly [x: string, y: string]
  /** `a student who revises for 6 hours` */
  with: (x: number) => string
  /** What is estimated for it, and of what the first quantity is asked: `the mark of`. */
  asks: string
  back: (y: number) => string
  units: readonly [x: string, y: string]
  /** In what the second quantity is counted, in a sentence. */
  measure: string
  /** What it is: `mark`. */
  thing: string
  /** For each of these the second quantity changes: an hour, a mark. */
  per: string
  keys: readonly [x: string, y: string]
}

const axis = (label: string, max: number, large: number, parts: number) => ({
  label,
  min: 0,
  max,
  large,
  parts,
})

export const PAIRS: readonly Pair[] = [
  {
    things: 'students',
    one: 'student',
    axes: { x: axis('Revision / hours', 10, 1, 2), y: axis('Mark', 100, 20, 5) },
    starts: [20, 24, 28, 32],
    slopes: [4, 5, 6],
    said: n => `the time that ${n} students spent revising and the marks that they scored in a test`,
    names: ['Revision (hours)', 'Mark'],
    with: x => `a student who revises for ${plain(x)} hours`,
    asks: 'the mark of',
    back: y => `the revision time of a student who scores ${plain(y)} marks`,
    units: ['hours', ''],
    measure: 'marks',
    thing: 'mark',
    per: 'hour of revision',
    keys: ['hour', 'mark/score'],
  },
  {
    things: 'cars',
    one: 'car',
    axes: { x: axis('Age / years', 10, 1, 2), y: axis('Value / thousand dollars', 20, 5, 5) },
    starts: [17, 18, 19],
    slopes: [-1.2, -1.4, -1.5],
    said: n => `the ages of ${n} cars of the same model and their values`,
    names: ['Age (years)', 'Value (thousand dollars)'],
    with: x => `a car that is ${plain(x)} years old`,
    asks: 'the value, in thousands of dollars, of',
    back: y => `the age of a car with a value of ${plain(y)} thousand dollars`,
    units: ['years', ''],
    measure: 'thousand dollars',
    thing: 'value',
    per: 'year',
    keys: ['year/age', 'value/price/dollar/worth'],
  },
  {
    things: 'days',
    one: 'day',
    axes: { x: axis('Temperature / °C', 30, 5, 5), y: axis('Hot drinks sold', 100, 20, 5) },
    starts: [84, 88, 92],
    slopes: [-2, -2.4, -2.5],
    said: n => `the temperatures at midday on ${n} days and the numbers of hot drinks that a café sold`,
    names: ['Temperature (°C)', 'Hot drinks sold'],
    with: x => `a day with a temperature of ${plain(x)} °C`,
    asks: 'the number of hot drinks sold on',
    back: y => `the temperature on a day on which ${plain(y)} hot drinks are sold`,
    units: ['°C', ''],
    measure: 'drinks',
    thing: 'number of hot drinks sold',
    per: 'degree',
    keys: ['degree/temperature', 'drink'],
  },
  {
    things: 'deliveries',
    one: 'delivery',
    axes: { x: axis('Distance / km', 20, 5, 5), y: axis('Time / minutes', 60, 10, 5) },
    starts: [6, 8, 10],
    slopes: [2, 2.2, 2.4],
    said: n => `the distances and the times of ${n} deliveries by bicycle`,
    names: ['Distance (km)', 'Time (minutes)'],
    with: x => `a delivery over ${plain(x)} km`,
    asks: 'the time of',
    back: y => `the distance of a delivery that takes ${plain(y)} minutes`,
    units: ['km', 'min'],
    measure: 'minutes',
    thing: 'time',
    per: 'kilometre',
    keys: ['kilometre/km/distance', 'minute/time'],
  },
]

export const pairOf = (at: number): Pair => PAIRS[at] ?? (PAIRS[0] as Pair)

/** A small square of each axis. */
export const smallOf = ({ x, y }: PlotAxes) => ({ x: x.large / x.parts, y: y.large / y.parts })

export const yAt = (slope: number, start: number, x: number) => roundTo(start + slope * x, 4)

/** Points on lines of the grid near a straight line, balanced about it; null where they crowd or leave the grid. */
export function near(
  random: Random,
  axes: PlotAxes,
  onto: { slope: number; start: number },
  count: number,
  loose = 2.6,
): Spot[] | null {
  for (let attempt = 0; attempt < 80; attempt += 1) {
    const points = tried(random, axes, onto, count, loose)
    if (points) return points
  }
  return null
}

function tried(
  random: Random,
  axes: PlotAxes,
  { slope, start }: { slope: number; start: number },
  count: number,
  loose: number,
): Spot[] | null {
  const { x: dx, y: dy } = smallOf(axes)
  const columns = Math.round(axes.x.max / dx)
  const xs = random
    .sample(
      Array.from({ length: columns - 1 }, (_, at) => at + 1),
      count,
    )
    .sort((one, other) => one - other)
  const offsets = xs.map(() => (random.chance(0.5) ? 1 : -1) * random.step(0.8, loose, 0.1))
  const points = xs.map((column, at): Spot => {
    const free = yAt(slope, start, column * dx) / dy + (offsets[at] ?? 0)
    return [roundTo(column * dx, 2), roundTo(Math.round(free) * dy, 2)]
  })
  const rests = points.map(([x, y]) => (y - yAt(slope, start, x)) / dy)
  const half = Math.floor(count / 2)
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
  const isBalanced = Math.abs(mean(rests.slice(0, half))) < 0.5 && Math.abs(mean(rests.slice(half))) < 0.5
  const isSpread = (xs[0] ?? 0) <= columns / 5 && (xs.at(-1) ?? 0) >= (columns * 4) / 5
  const isLoose = rests.filter(each => Math.abs(each) > 0.7).length > count / 2
  const isInside = points.every(([, y]) => y > 0 && y < axes.y.max)
  const best = bestFit(points)
  const isAlong =
    Math.abs(best.gradient - slope) < 0.07 * Math.abs(slope) &&
    Math.abs(best.intercept - start) < 0.07 * Math.abs(slope) * (axes.x.max / 2) + dy / 2
  const isClear = points.every(([x, y], at) =>
    points.slice(0, at).every(([ox, oy]) => Math.abs(x - ox) > dx * 1.01 || Math.abs(y - oy) > dy * 1.01),
  )
  return isBalanced && isAlong && isSpread && isLoose && isInside && isClear ? points : null
}

export const crosses = (points: readonly Spot[]): Stroke[] => points.map(at => ({ tool: 'point', at }))

export const told = (points: readonly Spot[]) =>
  points.map(([x, y]) => `(${plain(x)}, ${plain(y)})`).join(', ')

/** The name of an axis in a sentence. */
export const spoken = (label: string) => {
  const name = label.replace(' / ', ' in ')
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export const gridTold = ({ x, y }: PlotAxes) =>
  `Graph paper with ${spoken(x.label)} from 0 to ${x.max} and ${spoken(y.label)} from 0 to ${y.max}.`

type More = {
  /** A ruled line between two points. */
  fit?: readonly [Spot, Spot]
  named?: readonly (readonly [name: string, at: Spot])[]
  /** Whether the named points are marked; crosses need not be. */
  dots?: boolean
}

/** Beside a point, where a letter is farthest from crosses and line. */
function clearSpot([px, py]: Spot, crossed: readonly Spot[], fit: readonly Spot[] = []): Spot {
  const [from, to] = fit
  const room = ([x, y]: Spot) =>
    Math.min(
      ...crossed.filter(([cx, cy]) => cx !== px || cy !== py).map(([cx, cy]) => Math.hypot(x - cx, y - cy)),
      from && to ? distanceToSegment([x, y], from, to) + 4 : 99,
      18,
    )
  const around = Array.from({ length: 12 }, (_, at): Spot => {
    const turn = (at * Math.PI) / 6
    return [px + 15 * Math.cos(turn), py - 15 * Math.sin(turn)]
  })
  return around.reduce((best, each) => (room(each) > room(best) + 0.01 ? each : best))
}

/** A scatter diagram on graph paper. */
export function scatterFigure(
  axes: PlotAxes,
  points: readonly Spot[],
  { fit, named = [], dots = false }: More = {},
): Figure {
  const { x, y } = axes
  const height = 230
  const on = graph({
    x: { label: x.label, max: x.max, ticks: series(0, x.max, x.large), grid: true, parts: x.parts },
    y: { label: y.label, max: y.max, ticks: series(0, y.max, y.large), grid: true, parts: y.parts },
    left: 48,
    top: 34,
    width: 292,
    height,
  })
  const ruled = fit
    ? ` A straight line of best fit is drawn from (${told([fit[0]]).slice(1)} to ${told([fit[1]])}.`
    : ''
  const names = named.map(([name, at]) => ` The point ${name} is at ${told([at])}.`).join('')
  return figure(
    {
      name: 'statistics/scatter',
      title: 'Scatter diagram',
      description: `${gridTold(axes)} There are crosses at ${told(points)}.${ruled}${names}`,
      height: height + 80,
    },
    on.axes,
    fit ? on.line(fit) : '',
    on.points(points),
    ...named.map(([name, at]) => {
      const [px, py] = on.at(...at)
      const [tx, ty] = clearSpot(
        [px, py],
        points.map(each => on.at(...each)),
        fit?.map(each => on.at(...each)),
      )
      return (dots ? dot(px, py, 'rd', 3) : '') + centred(tx, ty, `*${name}*`)
    }),
  )
}

/** Small diagrams without scales, side by side; each list of points has coordinates from 0 to 10. */
export function threeFigure(lists: readonly (readonly Spot[])[]): Figure {
  const [size, gap, top] = [86, 30, 34]
  const small = lists.map((points, at): Shape => {
    const left = 26 + at * (size + gap)
    const bottom = top + size
    const place = ([x, y]: Spot): [number, number] => [left + (x / 10) * size, bottom - (y / 10) * size]
    return [
      line(left, top - 4, left, bottom),
      line(left, bottom, left + size + 4, bottom),
      text(left + size / 2, top - 14, 'ABC'.charAt(at), { anchor: 'middle', cls: 'b' }),
      text(left - 6, top + 6, '*y*', { anchor: 'end', cls: 's' }),
      text(left + size, bottom + 16, '*x*', { anchor: 'middle', cls: 's' }),
      ...points
        .map(place)
        .map(([px, py]) => line(px - 3, py - 3, px + 3, py + 3) + line(px - 3, py + 3, px + 3, py - 3)),
    ].join('')
  })
  return figure(
    {
      name: 'statistics/three-scatter-diagrams',
      title: 'Three scatter diagrams, A, B and C',
      description: `Three scatter diagrams of y against x without scales. ${lists
        .map(
          (points, at) =>
            `In ${'ABC'.charAt(at)}, measured in tenths of the axes, there are crosses at ${told(points)}.`,
        )
        .join(' ')}`,
      height: 146,
    },
    ...small,
  )
}
