import { graph } from '@/lib/figures/graph'
import { printed } from '@/lib/figures/plane/plane'
import { along, outline, trace } from '@/lib/figures/plane/trace'
import { arrow, line, num, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'
import { type Chart, niceStep, plainText, scaleFor, spokenLabel } from './chart'
import { normalDensity } from './statistics'

export type Bell = { mean: number; deviation: number; label?: string; cls?: string }

export type NormalOptions = {
  /** one curve, or several on one axis */
  curves: readonly Bell[]
  /** area of the first curve that is shaded; an end left out is the far tail */
  shade?:
    | { from?: number; to?: number; label?: string }
    | readonly { from?: number; to?: number; label?: string }[]
  /** values written under the axis; a number writes itself */
  marks?: readonly (number | { at: number; label: string })[]
  /** `*x*`, `Mass / g` */
  label?: string
  height?: number
}

const REACH = 3.5

type Tail = { from?: number; to?: number; label?: string }

/** Normal curves over a bare axis, with shaded areas and marked values. */
export function normalCurve(options: NormalOptions): Chart {
  const { curves, shade = [], marks = [], label = '*x*', height = 130 } = options
  const low = Math.min(...curves.map(({ mean, deviation }) => mean - REACH * deviation))
  const high = Math.max(...curves.map(({ mean, deviation }) => mean + REACH * deviation))
  const peak = Math.max(...curves.map(({ mean, deviation }) => normalDensity(mean, mean, deviation)))
  const [left, right, top] = [14, 330, curves.some(each => each.label) ? 28 : 12]
  const base = top + height
  const at = (x: number, y: number): Point => [
    left + ((x - low) / (high - low)) * (right - left),
    base - 2 - (y / peak) * (height - 2),
  ]
  const paths = curves.map(
    ({ mean, deviation }) =>
      (x: number) =>
        at(x, normalDensity(x, mean, deviation)),
  )
  const frame = { left, right, top: top - 1, bottom: base }
  const tails: readonly Tail[] = Array.isArray(shade) ? shade : [shade]
  const first = paths[0]
  const areas = first ? tails.map(tail => shadedTail(first, tail, low, high, base)) : []
  const bells = curves.map(({ mean, label: name, cls }, index) => {
    const path = paths[index]
    if (!path) return ''
    const drawn = trace(path, low, high, frame, cls ?? (index === 0 ? 'p' : 'l dash'))
    const [px, py] = path(mean)
    return drawn + (name ? text(px, py - 8, name, { anchor: 'middle' }) : '')
  })
  const written = marks.map(each => {
    const mark = typeof each === 'number' ? { at: each, label: printed(each) } : each
    const [px] = at(mark.at, 0)
    return (
      line(px, base, px, base + 5, 'l thin') + text(px, base + 19, mark.label, { anchor: 'middle', cls: 's' })
    )
  })
  const long = label.replace(/\*/g, '').length > 2
  return {
    shape:
      areas.join('') +
      bells.join('') +
      arrow(left - 6, base, right + 10, base) +
      written.join('') +
      (long ? text(right + 10, base + 38, label, { anchor: 'end' }) : text(right + 15, base + 5, label)),
    height: base + (long ? 46 : 28),
    description: describeNormal(options),
  }
}

function shadedTail(
  path: (x: number) => Point,
  { from, to, label }: Tail,
  low: number,
  high: number,
  base: number,
): Shape {
  const [start, end] = [Math.max(low, from ?? low), Math.min(high, to ?? high)]
  if (!(end > start)) return ''
  const [[x1, y1], [x2]] = [path(start), path(end)]
  const area = outline(
    `M${num(x1)} ${num(base)}L${num(x1)} ${num(y1)}${along(path, start, end)}L${num(x2)} ${num(base)}Z`,
    'w',
  )
  const edges = [from, to].map(each =>
    each === undefined ? '' : line(path(each)[0], base, ...path(each), 'l'),
  )
  return area + edges.join('') + (label ? tailLabel(path, start, end, base, label) : '')
}

// In the area where there is room, else above the tail with a pointer into it.
function tailLabel(
  path: (x: number) => Point,
  start: number,
  end: number,
  base: number,
  label: string,
): Shape {
  const samples = Array.from({ length: 41 }, (_, step) => path(start + ((end - start) * step) / 40))
  const weight = samples.reduce((sum, [, y]) => sum + (base - y), 0) || 1
  const x = samples.reduce((sum, [px, y]) => sum + px * (base - y), 0) / weight
  const near = samples.reduce((best, each) => (Math.abs(each[0] - x) < Math.abs(best[0] - x) ? each : best))
  const [first, last] = [samples[0]?.[0] ?? x, samples.at(-1)?.[0] ?? x]
  const width = label.replace(/\*/g, '').length * 7.4
  if (base - near[1] > 34 && last - first > width + 6) {
    const spare = (last - first - width) / 2 - 3
    const middle = (first + last) / 2
    return text(Math.min(middle + spare, Math.max(middle - spare, x)), base - 12, label, { anchor: 'middle' })
  }
  const right = x > 172
  const high = near[1] < 60
  const [px, py] = high ? [right ? 338 : 6, 24] : [x + (right ? 26 : -26), near[1] - 34]
  const anchor = high ? (right ? 'end' : 'start') : 'middle'
  const foot = high ? px + (right ? -width / 2 : width / 2) : px
  return line(foot, py + 4, x, (near[1] + base) / 2, 'l thin') + text(px, py, label, { anchor })
}

export function describeNormal({ curves, shade = [], marks = [], label = '*x*' }: NormalOptions): string {
  const tails: readonly Tail[] = Array.isArray(shade) ? shade : [shade]
  const names = curves.flatMap(each => (each.label ? [plainText(each.label)] : []))
  const bells =
    curves.length === 1
      ? 'A bell-shaped normal curve'
      : `${curves.length === 2 ? 'Two' : 'Several'} bell-shaped normal curves${names.length > 0 ? ` (named: ${names.join(', ')})` : ''}`
  const marked = marks.map(each => (typeof each === 'number' ? printed(each) : each.label.replace(/\*/g, '')))
  const areas = tails.map(({ from, to, label: name }) => {
    const where =
      from === undefined
        ? `to the left of ${printed(to ?? 0)}`
        : to === undefined
          ? `to the right of ${printed(from)}`
          : `between ${printed(from)} and ${printed(to)}`
    return `the area ${where} is shaded${name ? ` and labelled ${name.replace(/\*/g, '')}` : ''}`
  })
  return `${bells} over an axis of ${spokenLabel(label)}${marked.length > 0 ? `, with ${marked.join(', ')} marked on it` : ''}.${areas.length > 0 ? ` On it, ${areas.join('; ')}.` : ''}`
}

export type DiscreteOptions = {
  values: readonly number[]
  probabilities: readonly number[]
  /** `*x*` */
  label?: string
  yLabel?: string
  yEvery?: number
  yMax?: number
  /** values whose lines stand out */
  stress?: readonly number[]
  height?: number
}

/** A discrete distribution as vertical lines over its values. */
export function discreteDistribution(options: DiscreteOptions): Chart {
  const { values, probabilities, label = '*x*', yLabel = 'P(*X* = *x*)', stress = [], height = 150 } = options
  const tallest = Math.max(...probabilities, 0)
  const y = scaleFor(tallest, options.yEvery ?? niceStep(tallest, 5), options.yMax)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const on = graph({
    x: { label, min: low - 0.7, max: high + 0.7, ticks: values },
    y: { label: yLabel, max: y.max, ticks: y.ticks, grid: true },
    left: 52,
    top: 34,
    width: 286,
    height,
  })
  const bars = values.map((value, at) => {
    const [x, top] = on.at(value, probabilities[at] ?? 0)
    const [, foot] = on.at(value, 0)
    const half = 5
    return polygon(
      [
        [x - half, foot],
        [x - half, top],
        [x + half, top],
        [x + half, foot],
      ],
      stress.includes(value) ? 'l rw' : 'l w',
    )
  })
  return {
    shape: on.axes + bars.join(''),
    height: height + 80,
    description: `A chart of a discrete distribution with one vertical bar for each value of ${label.replace(/\*/g, '')}. ${values.map((value, at) => `${printed(value)}: ${printed(probabilities[at] ?? 0)}`).join('; ')}.`,
  }
}
