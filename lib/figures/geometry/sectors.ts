import { type Point, polygon, type Shape } from '@/lib/figures/shapes'
import { type Box, type Drawing, drawing, namesOf } from './drawing'
import { angleMark, italic, labelBeside, rightMark, sideLabel } from './marks'
import { arcPoints, direction, distance, type Points, towards } from './points'

export type SectorOptions = {
  radius: number
  /** degrees; for radians pass `degreesOf(1.2)` */
  angle: number
  /** written after the radius where no label says otherwise */
  unit?: string
  /** labels: the radius OA, the angle at the centre, the arc AB, the chord AB; an empty label leaves it out */
  mark?: { radius?: string; angle?: string; arc?: string; chord?: string }
  /** centre, start of the arc, end of the arc */
  letters?: string
  /** the direction of the first radius; by default the sector stands upright */
  start?: number
  box?: Box
  fill?: string
}

export type Sector = Drawing & { shape: Shape }

export function degreesOf(radians: number): number {
  return (radians * 180) / Math.PI
}

type Parts = { figure: Drawing; points: [string, string, string]; from: number; to: number; rim: Point[] }

function partsOf({ radius, angle, letters = 'OAB', start, box }: SectorOptions): Parts {
  const size = Math.min(360, Math.max(0, angle))
  const from = start ?? 90 - size / 2
  const rim = arcPoints([0, 0], radius, from, from + size)
  const [centre = 'O', first = 'A', last = 'B'] = namesOf(letters === '' ? 'OAB' : letters)
  const points: Points = {
    [centre]: [0, 0],
    [first]: towards([0, 0], from, radius),
    [last]: towards([0, 0], from + size, radius),
  }
  const figure = drawing(points, { around: rim, ...(box === undefined ? {} : { box }) })
  return { figure, points: [centre, first, last], from, to: from + size, rim: rim.map(figure.place) }
}

function labelsOf({ figure, points, from, to }: Parts, options: SectorOptions): Shape {
  const { letters = 'OAB', mark = {}, unit = '', radius, angle } = options
  const [centre, first, last] = points.map(figure.at) as [Point, Point, Point]
  const top = figure.place(towards([0, 0], (from + to) / 2, radius))
  const shown = mark.radius ?? `${radius} ${unit}`.trim()
  const size = mark.angle ?? `${angle}°`
  const reflex = angle > 180
  // below the chord there is room only when the centre, with its angle, is far enough away
  const chordRoom = distance(centre, [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]) > 56
  const square = Math.abs(angle - 90) < 0.05 && mark.angle === undefined
  const inside: Point = reflex ? [2 * first[0] - last[0], 2 * first[1] - last[1]] : last
  const names: [Point, number][] = [
    [centre, (from + to) / 2 + 180],
    [first, from],
    [last, to],
  ]
  return (
    (shown === '' ? '' : sideLabel(centre, first, inside, shown)) +
    (square
      ? rightMark(first, centre, last)
      : size === ''
        ? ''
        : angleMark(first, centre, last, { label: size, reflex })) +
    (mark.arc ? labelBeside(top, (from + to) / 2, mark.arc, 6) : '') +
    (mark.chord ? sideLabel(first, last, chordRoom ? top : centre, mark.chord) : '') +
    (letters === ''
      ? ''
      : names.map(([at, way], index) => labelBeside(at, way, italic(points[index] ?? ''), 4)).join(''))
  )
}

/** A sector: two radii and an arc, with radius, angle and arc labelled. */
export function sector(options: SectorOptions): Sector {
  const parts = partsOf(options)
  const { figure, rim, points } = parts
  const cls = options.fill === undefined ? 'l' : `l ${options.fill}`
  return { ...figure, shape: polygon([figure.at(points[0]), ...rim], cls) + labelsOf(parts, options) }
}

/** A sector with its chord; the segment between chord and arc is shaded. */
export function segment(options: SectorOptions): Sector {
  const parts = partsOf(options)
  const { figure, rim, points } = parts
  const [centre, first, last] = points.map(figure.at) as [Point, Point, Point]
  const shape = polygon(rim, `l ${options.fill ?? 'w'}`) + polygon([centre, first, last])
  return { ...figure, shape: shape + labelsOf(parts, options) }
}

/** A step along an outline: straight to a point, or round a centre (anticlockwise unless told) to a point. */
export type OutlineStep = string | { round: string; to: string; clockwise?: boolean }

/** An outline of straight lines and arcs through named points: `['A', 'B', { round: 'M', to: 'C' }]`. */
export function curvedShape(figure: Drawing, steps: readonly OutlineStep[], cls = 'l w'): Shape {
  const path: Point[] = []
  for (const step of steps) {
    const name = typeof step === 'string' ? step : step.to
    const end = figure.points[name] ?? [0, 0]
    if (typeof step === 'string') path.push(end)
    else {
      const centre = figure.points[step.round] ?? [0, 0]
      const start = path[path.length - 1] ?? end
      const [from, to] = [direction(centre, start), direction(centre, end)]
      const turn = step.clockwise ? -((from - to + 360) % 360 || 360) : (to - from + 360) % 360 || 360
      path.push(...arcPoints(centre, distance(centre, start), from, from + turn).slice(1))
    }
  }
  return polygon(path.map(figure.place), cls)
}
