import type { Point, Shape } from '@/lib/figures/shapes'
import type { Chart } from '@/lib/figures/statistics/chart'
import { asymptote, endsOf, functionCurve, type RealFunction } from './curves'
import { beside, clearest, crowding, type Place, taken } from './place'
import { axisPoints, mark, onX, onY, type Plane, type PlaneAxis, plane, printed } from './plane'
import { curvesOf, describeSketch, named, type Sketch, type SketchCurve } from './sketch-words'
import { pointsAlong, runsOf } from './trace'

export type SketchChart = Chart & { on: Plane }

function pointsOf(on: Plane, equation: string): Point[] {
  const ends = endsOf(on, equation)
  if (!ends) return []
  const [[x1, y1], [x2, y2]] = [on.at(...ends[0]), on.at(...ends[1])]
  return pointsAlong(t => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t], 0, 1, on.frame)
}

/** Chooses the place of a label and keeps it free from then on. */
type Put = (point: Point, label: string, wish: Place | undefined, places: readonly Place[]) => Place

const SLANTED: readonly Place[] = ['below left', 'below right', 'above left', 'above right']
const AROUND: readonly Place[] = [
  'below right',
  'above right',
  'above left',
  'below left',
  'above',
  'below',
  'right',
  'left',
]
const AT_END: readonly Place[] = [
  'right',
  'above left',
  'left',
  'above right',
  'below right',
  'below left',
  'above',
  'below',
]

function axisLabels(on: Plane, options: Sketch, put: Put): Shape {
  const origin = on.at(0, 0)
  const [xs, ys] = [(options.onX ?? []).map(named), (options.onY ?? []).map(named)]
  const across = xs.map(({ at, label, place }) =>
    onX(on, at, label, put(on.at(at, 0), label, place, ['below', ...SLANTED])),
  )
  const up = ys.map(({ at, label, place }) =>
    onY(on, at, label, put(on.at(0, at), label, place, ['left', ...SLANTED])),
  )
  const seen = options.x[0] <= 0 && options.y[0] <= 0
  const letter = seen ? beside(origin, '*O*', put(origin, '*O*', undefined, SLANTED)) : ''
  return across.join('') + up.join('') + letter
}

function asymptoteLabels(on: Plane, equations: readonly string[], avoid: Point[]): Shape {
  return equations
    .map(equation => {
      const ends = endsOf(on, equation)
      if (!ends) return ''
      const found = (['last', 'first'] as const).flatMap(end => {
        const tip = on.at(...ends[end === 'last' ? 1 : 0])
        const upright = Math.abs(ends[0][0] - ends[1][0]) < 1e-9
        const point: Point = upright ? [tip[0], tip[1] + (end === 'last' ? 8 : -8)] : tip
        return AROUND.map(place => ({ end, place, point, cost: crowding(point, equation, place, avoid) }))
      })
      const best = found.sort((one, other) => one.cost - other.cost)[0]
      if (!best) return ''
      avoid.push(...taken(best.point, equation, best.place))
      return asymptote(on, equation, { end: best.end, place: best.place })
    })
    .join('')
}

/** Where along a curve its label is clear of everything: its right-hand end if it can, else further back. */
function roomiest(on: Plane, { f, place }: SketchCurve, label: string, avoid: readonly Point[]): number {
  const runs = runsOf(t => on.at(t, f(t)), on.x.min, on.x.max, on.frame)
  const places = place ? [place] : AT_END
  const found = runs.flatMap(run =>
    [1, 0.9, 0.8, 0.65, 0.35, 0.2, 0.1, 0].map(part => {
      const x = run.from + (run.to - run.from) * part
      const tip = on.at(x, f(x))
      const costs = places.map((each, rank) => crowding(tip, label, each, avoid) + rank * 0.01)
      return { x, cost: Math.min(...costs) + (1 - part) * 0.5 + (run === runs.at(-1) ? 0 : 0.5) }
    }),
  )
  return found.sort((one, other) => one.cost - other.cost)[0]?.x ?? on.x.max
}

/**
 * A sketch of one or several curves with what an examiner looks for: intercepts, turning points, asymptotes. Labels
 * without a `place` stand where they are clear of the curves, the axes and one another.
 */
export function sketch(options: Sketch): SketchChart {
  const { x, y, points = [], asymptotes = [], ...size } = options
  const on = plane({ ...size, origin: '', x: { min: x[0], max: x[1] }, y: { min: y[0], max: y[1] } })
  const curves = curvesOf(options)
  const avoid = axisPoints(on)
  for (const { f } of curves) avoid.push(...pointsAlong(t => on.at(t, f(t)), ...x, on.frame))
  for (const each of asymptotes) avoid.push(...pointsOf(on, each))
  const put: Put = (point, label, wish, places) => {
    const chosen = wish ?? clearest(point, label, avoid, places)
    avoid.push(...taken(point, label, chosen))
    return chosen
  }
  const onAxes = axisLabels(on, options, put)
  const marks = points.map(({ at, label = '', place }) =>
    mark(on, at, label, { place: put(on.at(...at), label, place, AROUND) }),
  )
  const lines = asymptoteLabels(on, asymptotes, avoid)
  const drawn = curves.map((curve, at) => {
    const { f, label, ...own } = curve
    if (!label) return functionCurve(on, f, { cls: at === 0 ? 'p' : 'l', ...own })
    const labelAt = own.labelAt ?? roomiest(on, curve, label, avoid)
    const place = put(on.at(labelAt, f(labelAt)), label, own.place, AT_END)
    return functionCurve(on, f, { cls: at === 0 ? 'p' : 'l', ...own, label, labelAt, place })
  })
  return {
    shape: on.axes + onAxes + lines + drawn.join('') + marks.join(''),
    on,
    height: on.canvasHeight,
    description: describeSketch(options),
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}

/** A multiple of π as a fraction: `π/2`, `−3π/4`, `2π`. */
export function inPi(value: number, finest = 12): string {
  const top = Math.round((value / Math.PI) * finest)
  if (top === 0) return '0'
  const common = gcd(top, finest)
  const [over, under] = [Math.abs(top / common), finest / common]
  return `${top < 0 ? '−' : ''}${over === 1 ? '' : over}π${under === 1 ? '' : `/${under}`}`
}

export type TrigAxis = { from?: number; to?: number; every?: number; label?: string }

/** An angle axis in degrees, with its signs: 0° to 360° by 90°. */
export function degreesAxis({ from = 0, to = 360, every = 90, label = '*x*' }: TrigAxis = {}): PlaneAxis {
  return { min: from, max: to, every, label, format: value => `${printed(value)}°` }
}

/** An angle axis in radians, its ticks multiples of π: 0 to 2π by π/2. */
export function radiansAxis({ from = 0, to = 2, every = 0.5, label = '*x*' }: TrigAxis = {}): PlaneAxis {
  return {
    min: from * Math.PI,
    max: to * Math.PI,
    every: every * Math.PI,
    label,
    format: value => inPi(value),
  }
}

/** sin, cos and tan of an angle in degrees. */
export const inDegrees = {
  sin: (x: number) => Math.sin((x * Math.PI) / 180),
  cos: (x: number) => Math.cos((x * Math.PI) / 180),
  tan: (x: number) => Math.tan((x * Math.PI) / 180),
}

/** A polynomial by its roots: `fromRoots(1, [-2, 1, 3])` is (x + 2)(x − 1)(x − 3). */
export function fromRoots(leading: number, roots: readonly number[]): RealFunction {
  return x => roots.reduce((product, root) => product * (x - root), leading)
}

/** A polynomial by its coefficients, the highest power first. */
export function polynomial(...coefficients: readonly number[]): RealFunction {
  return x => coefficients.reduce((sum, each) => sum * x + each, 0)
}
