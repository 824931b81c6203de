import { poly } from '@/lib/exams/authoring/maths'
import { crossings, integral } from '@/lib/exams/authoring/numeric'
import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import type { Place } from '@/lib/figures/plane/place'
import { mark, onX, onY, plane } from '@/lib/figures/plane/plane'
import { areaUnder } from '@/lib/figures/plane/regions'
import { line } from '@/lib/figures/shapes'

/** What questions on motion in a straight line share. */

/** What moves, as the question names it: nothing that is known to be slower than the numbers drawn. */
export const MOVERS = [
  { the: 'particle', says: 'A particle moves in a straight line' },
  { the: 'particle', says: 'A particle *P* travels along a straight line' },
  { the: 'object', says: 'An object moves along a straight horizontal line' },
] as const

export const moverOf = (kind: number) => MOVERS[kind] ?? MOVERS[0]

/** A polynomial in t, highest power first. */
export const inT = (...coefficients: number[]) => poly(...coefficients).replaceAll('x', 't')

/** A quadratic or cubic in t that begins with a positive term. */
export function risingInT(...coefficients: number[]): string {
  if ((coefficients[0] ?? 0) >= 0) return inT(...coefficients)
  // Lowest power first: 12 − 6t, 8t − 3t².
  const terms = coefficients
    .map((each, at) => ({ each, power: coefficients.length - 1 - at }))
    .filter(({ each }) => each !== 0)
    .reverse()
  if ((terms[0]?.each ?? -1) < 0) return inT(...coefficients)
  return terms
    .map(({ each, power }, at) => {
      const letter = power === 0 ? '' : power === 1 ? 't' : `t^${power}`
      const size = Math.abs(each) === 1 && power > 0 ? '' : String(Math.abs(each))
      const sign = at === 0 ? '' : each < 0 ? ' - ' : ' + '
      return `${sign}${size}${letter}`
    })
    .join('')
}

/** The distance travelled: the sizes of the pieces between changes of direction, added up. */
export function distanceOf(velocity: (t: number) => number, from: number, to: number): number {
  const stops = [from, ...crossings(velocity, from + 1e-7, to, 0.00713).filter(t => t < to), to]
  return stops
    .slice(1)
    .reduce((sum, stop, at) => sum + Math.abs(integral(velocity, stops[at] ?? from, stop, 1000)), 0)
}

type Motion = {
  name: string
  title: string
  description: string
  /** The last time on the axis. */
  to: number
  /** The least and greatest value on the other axis. */
  low: number
  high: number
  label?: string
  height?: number
}

export const motionPlane = ({
  to,
  low,
  high,
  label = '*v*',
  height = 170,
}: Omit<Motion, 'name' | 'title' | 'description'>) =>
  plane({
    x: { min: 0, max: to, label: '*t*' },
    y: { min: low, max: high, label },
    left: 46,
    width: 270,
    height,
    origin: low < 0 ? '' : '*O*',
  })

/** Axes of time and displacement, velocity or acceleration without a scale, and what is drawn on them. */
export function motionSketch(
  { name, title, description, ...axes }: Motion,
  drawn: {
    pieces?: readonly { f: (t: number) => number; from: number; to: number; cls?: string }[]
    shade?: readonly { f: (t: number) => number; from: number; to: number }[]
    onT?: readonly { at: number; label?: string; place?: Place }[]
    onV?: readonly { at: number; label?: string }[]
    points?: readonly { at: readonly [number, number]; label: string; place: Place }[]
  } = {},
): Figure {
  const on = motionPlane(axes)
  return figure(
    { name, title, description, height: on.canvasHeight },
    ...(drawn.shade ?? []).map(({ f, from, to }) => areaUnder(on, f, from, to)),
    on.axes,
    ...(drawn.pieces ?? []).map(({ f, from, to, cls = 'p' }) => functionCurve(on, f, { from, to, cls })),
    ...(drawn.onT ?? []).map(({ at, label, place }) => onX(on, at, label, place)),
    ...(drawn.onV ?? []).map(({ at, label }) => onY(on, at, label)),
    ...(drawn.points ?? []).map(({ at: [t, y], label, place }) => mark(on, [t, y], label, { place })),
  )
}

type Spot = readonly [t: number, y: number]
export type Segment = readonly [from: Spot, to: Spot]

type TimeGrid = {
  name: string
  title: string
  /** What is drawn, for who cannot see it. */
  description: string
  to: number
  low: number
  high: number
  every: number
  label: string
  height?: number
}

const gridPlane = ({ to, low, high, every, label, height = 200 }: TimeGrid) =>
  plane({
    x: { min: 0, max: to, every: to > 12 ? 2 : 1, label: '*t* (s)' },
    y: {
      min: low,
      max: high,
      every,
      label,
      parts: every === 1 || every === 2 ? 2 : every === 4 || every === 20 ? 4 : 5,
    },
    grid: true,
    numbers: 'edge',
    origin: '',
    height,
  })

/** Straight pieces of a graph of motion on graph paper. */
export function timeGrid(grid: TimeGrid, segments: readonly Segment[], cls = 'p'): Figure {
  const on = gridPlane(grid)
  const { name, title, description } = grid
  return figure(
    { name, title, description, height: on.canvasHeight },
    on.axes,
    ...segments.map(([from, to]) => line(...on.at(...from), ...on.at(...to), cls)),
  )
}

/** Graph paper to draw straight pieces on: each is a check of its own. `also` stands in the model, but earns nothing. */
export function drawnOnGrid(grid: TimeGrid, segments: readonly Segment[], also: readonly Segment[] = []) {
  const on = gridPlane(grid)
  const zone = (at: Spot) => ({ at: on.at(...at), within: 8 })
  const empty = `Empty graph paper with *t* from 0 to ${plain(grid.to)} and the other axis from ${plain(grid.low)} to ${plain(grid.high)}.`
  return {
    figure: timeGrid({ ...grid, title: 'Graph paper', description: empty.replaceAll('*', '') }, []),
    modelFigure: timeGrid({ ...grid, name: `${grid.name}-finished` }, [...segments, ...also]),
    tools: ['line'] as const,
    checks: segments.map(([from, to]) => ({
      passes: [zone(from), zone(to)],
      as: 'line' as const,
      ends: true as const,
    })),
  }
}

/** A step of the scale that leaves not more than about seven numbers on an axis. */
export function stepFor(low: number, high: number): number {
  const wanted = (high - low) / 7
  return [1, 2, 5, 10, 20, 50, 100].find(each => each >= wanted) ?? 200
}

/** The next number of the scale outside a value. */
export const outside = (value: number, step: number) =>
  value < 0 ? Math.floor(value / step) * step : Math.ceil(value / step) * step
