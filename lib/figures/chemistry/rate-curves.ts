import { type Graph, graph } from '@/lib/figures/graph'
import { type Point, type Shape, text } from '@/lib/figures/shapes'

type Frame = { left?: number; top?: number; width?: number; height?: number }

export type RateCurve = {
  /** what the curve levels off at */
  final: number
  /** time in which half of it has formed */
  halfTime: number
  label?: string
  cls?: string
}

export type RateGraph = Frame & {
  curves: readonly RateCurve[]
  /** of the axes, with their units */
  time: { label?: string; max: number; ticks?: readonly number[] }
  amount: { label: string; max: number; ticks?: readonly number[] }
  /** falls from its first value to nothing: a mass or a concentration that is used up */
  isFalling?: boolean
}

const STYLES = ['p', 'r dash', 'g', 'l dash']

/** Amount against time: steep at first, then level when a reactant is used up. */
export function rateGraph(facts: RateGraph): { shape: Shape; plane: Graph } {
  const { curves, time, amount, isFalling = false, left, top, width, height } = facts
  const frame = Object.fromEntries(
    Object.entries({ left, top, width, height }).filter(([, value]) => value !== undefined),
  )
  const plane = graph({
    x: {
      label: time.label ?? 'time / s',
      max: time.max,
      ...(time.ticks ? { ticks: time.ticks, grid: true } : {}),
    },
    y: { label: amount.label, max: amount.max, ...(amount.ticks ? { ticks: amount.ticks, grid: true } : {}) },
    ...frame,
  })
  const value = ({ final, halfTime }: RateCurve, at: number) => {
    const left = final * 0.5 ** (at / Math.max(0.001, halfTime))
    return isFalling ? left : final - left
  }
  const drawn = curves.map((each, at) => {
    const shownAt = Math.min(time.max * 0.8, each.halfTime * 1.3)
    const label = each.label
      ? plane.label(
          shownAt,
          value(each, shownAt),
          each.label,
          isFalling || at > 0 ? { dx: 7, dy: isFalling ? -3 : 13 } : { dx: -5, dy: -5, anchor: 'end' },
        )
      : ''
    return plane.plot(t => value(each, t), 0, time.max, each.cls ?? STYLES[at] ?? 'l') + label
  })
  return { shape: plane.axes + drawn.join(''), plane }
}

export type StateCurve = Frame & {
  /** temperatures; `from` above `to` is a cooling curve */
  from: number
  melting: number
  boiling?: number
  to: number
  ticks?: readonly number[]
  /** names of the parts: solid, melting … */
  labels?: boolean
  timeLabel?: string
}

export type HeatingCurve = {
  shape: Shape
  /** canvas point of a time and a temperature */
  at: (time: number, temperature: number) => Point
  /** corners of the line as [time, temperature] */
  points: readonly Point[]
}

/** Corners of the line: level at each change of state, longest where the substance boils. */
export function heatingPoints({ from, melting, boiling, to }: StateCurve): Point[] {
  const isBetween = (each: number) => each > Math.min(from, to) && each < Math.max(from, to)
  const changes = [melting, ...(boiling === undefined ? [] : [boiling])]
    .filter(isBetween)
    .sort((a, b) => (from > to ? b - a : a - b))
  const points: Point[] = [[0, from]]
  let time = 0
  for (const change of changes) {
    time += 1
    points.push([time, change])
    time += change === boiling ? 1.9 : 1.3
    points.push([time, change])
  }
  return [...points, [time + 1, to]]
}

/** Temperature against time of a pure substance that is heated or cooled: level while its state changes. */
export function heatingCurve(facts: StateCurve): HeatingCurve {
  const { from, melting, to, labels = true, timeLabel = 'time' } = facts
  const { left = 52, top = 32, width = 286, height = 160, ticks } = facts
  const points = heatingPoints(facts)
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const margin = (high - low) * 0.06 || 1
  // Counted from the lowest temperature, so that the time axis lies at the bottom and not at 0 °C.
  const base = low - margin
  const plane = graph({
    x: { label: timeLabel, max: (points.at(-1)?.[0] ?? 1) + 0.1 },
    y: {
      label: 'temperature / °C',
      max: high + margin - base,
      ...(ticks ? { ticks: ticks.map(each => each - base) } : {}),
      format: value => String(Math.round(value + base)).replace('-', '−'),
    },
    left,
    top,
    width,
    height,
  })
  const at = (time: number, temperature: number) => plane.at(time, temperature - base)
  const names = points.slice(1, -1).map(([time, temperature], index, all) => {
    const next = all[index + 1]
    if (index % 2 === 1 || !next) return ''
    const rising = temperature === melting ? 'melting' : 'boiling'
    const falling = temperature === melting ? 'freezing' : 'condensing'
    const [x, y] = at((time + next[0]) / 2, temperature)
    return text(x, y - 7, from > to ? falling : rising, { anchor: 'middle', cls: 's' })
  })
  const drawn = plane.line(points.map(([time, temperature]): Point => [time, temperature - base]))
  return { shape: plane.axes + drawn + (labels ? names.join('') : ''), at, points }
}

/** What is seen, for `figure({ description })`. */
export function describeHeatingCurve(facts: StateCurve): string {
  const verb = facts.from > facts.to ? 'falls' : 'rises'
  const parts = heatingPoints(facts)
    .map(([, temperature]) => temperature)
    .reduce<string[]>((told, temperature, at, all) => {
      if (at > 0)
        told.push(all[at - 1] === temperature ? 'then it is level' : `it ${verb} to ${temperature} °C`)
      return told
    }, [])
  return `Temperature against time. The line starts at ${facts.from} °C; ${parts.join('; ')}.`
}

/** What is seen, for `figure({ description })`. */
export function describeRateGraph({ curves, amount, isFalling = false }: RateGraph): string {
  const label = amount.label.replace(/[*_{}^]/g, '')
  const told = curves.map(({ label: name, final }, at) => {
    const which = name
      ? `curve ${name.replace(/[*_{}^]/g, '')}`
      : curves.length === 1
        ? 'the curve'
        : `curve ${at + 1}`
    return isFalling
      ? `${which} falls from ${final} towards 0`
      : `${which} rises from 0 and levels off at ${final}`
  })
  const steepest = [...curves].sort(
    (one, other) => other.final / other.halfTime - one.final / one.halfTime,
  )[0]
  const first = steepest?.label?.replace(/[*_{}^]/g, '')
  return `${label} against time: ${told.join('; ')}.${curves.length > 1 && first ? ` Curve ${first} is the steepest at the start.` : ''}`
}
