import type { Point, Shape } from '@/lib/figures/shapes'
import { type Box, type Drawing, drawing } from './drawing'
import { arcCosine, cosine, type Points, towards } from './points'

/** On a circle of radius 1: a number is a point on the circle at that angle (degrees), a pair any other point. */
export type CirclePoints = Readonly<Record<string, number | Point>>

export type CircleFigure = Drawing & {
  /** the circle itself, with its centre marked when it has a letter */
  ring: Shape
  /** all letters, each on the outer side */
  letters: Shape
}

export type CircleOptions = {
  /** letter of the centre; an empty string leaves it unmarked */
  centre?: string
  box?: Box
  /** sides on which letters stand where the outer side will not do: `{ O: 270 }` */
  letterSides?: Readonly<Record<string, number>>
}

const BOX: Box = { left: 40, top: 26, width: 280, height: 188 }

/** A circle of radius 1 about O with named points: `circleFigure({ A: 20, B: 140, T: tangentPoint(20, 1.2) })`. */
export function circleFigure(points: CirclePoints, options: CircleOptions = {}): CircleFigure {
  const { centre = 'O', box = BOX, letterSides = {} } = options
  const placed: Points = Object.fromEntries([
    ['O', [0, 0] as Point],
    ...Object.entries(points).map(([name, at]): [string, Point] => [
      name,
      typeof at === 'number' ? onCircle(at) : at,
    ]),
  ])
  const figure = drawing(placed, { box, around: [0, 90, 180, 270].map(way => onCircle(way)), middle: [0, 0] })
  const names = Object.keys(points).filter(name => name !== 'O')
  const mark =
    centre === '' ? '' : figure.dots('O') + figure.name('O', letterSides.O ?? freeSide(points), centre)
  return {
    ...figure,
    ring: figure.circle('O', 1) + mark,
    letters: names.map(name => figure.name(name, letterSides[name])).join(''),
  }
}

export function onCircle(degrees: number, radius = 1): Point {
  return towards([0, 0], degrees, radius)
}

/** A point of the tangent at a point of the circle: `along` radii away, anticlockwise when positive. */
export function tangentPoint(degrees: number, along: number): Point {
  return towards(onCircle(degrees), degrees + 90, along)
}

/** Where the two tangents touch (degrees) from an outer point in a direction and at a distance of so many radii. */
export function tangentsFrom(degrees: number, reach: number): { point: Point; touch: [number, number] } {
  const half = arcCosine(1 / Math.max(1, reach))
  return { point: onCircle(degrees, reach), touch: [degrees + half, degrees - half] }
}

/** The ends of two equal chords, each at a distance from the centre in a direction. */
export function chordAt(degrees: number, fromCentre: number): [number, number] {
  const half = arcCosine(fromCentre)
  return [degrees - half, degrees + half]
}

/** The direction farthest from all lines to the centre, for its letter. */
function freeSide(points: CirclePoints): number {
  const taken = Object.values(points).filter((at): at is number => typeof at === 'number')
  const clear = (way: number) => Math.min(180, ...taken.map(each => arcCosine(cosine(each - way))))
  return [270, 315, 225, 0, 180, 45, 135, 90].reduce(
    (best, way) => (clear(way) > clear(best) + 12 ? way : best),
    270,
  )
}

export type TheoremKind =
  | 'centre'
  | 'semicircle'
  | 'same-segment'
  | 'cyclic-quadrilateral'
  | 'alternate-segment'
  | 'tangents'
  | 'tangent-radius'
  | 'equal-chords'
  | 'chord-bisector'

export type TheoremOptions = CircleOptions & {
  /** moves the points: degrees on the circle */
  points?: Readonly<Record<string, number>>
  /** labels of angles by their letters, `{ ACB: '43°' }`; `true` writes the true size. Replaces the usual letters */
  mark?: Readonly<Record<string, string | true>>
}

type Theorem = {
  points: Readonly<Record<string, number>>
  /** points that follow from the others */
  more?: (points: Readonly<Record<string, number>>) => CirclePoints
  lines: readonly string[]
  marks: Readonly<Record<string, string>>
  extras?: (figure: CircleFigure) => Shape
  letterSides?: Readonly<Record<string, number>>
}

const ALONG_A = (points: Readonly<Record<string, number>>) => ({
  S: tangentPoint(points.A ?? 270, -1.25),
  T: tangentPoint(points.A ?? 270, 1.25),
})

const THEOREMS = {
  centre: {
    points: { A: 205, B: 325, C: 82 },
    lines: ['OA', 'OB', 'ACB'],
    marks: { ACB: '*x*', AOB: '2*x*' },
    letterSides: { O: 90 },
  },
  semicircle: {
    points: { A: 180, B: 0, C: 62 },
    lines: ['AB', 'ACB'],
    marks: {},
    extras: figure => figure.right('ACB'),
  },
  'same-segment': {
    points: { A: 214, B: 326, C: 48, D: 118 },
    lines: ['ACB', 'ADB'],
    marks: { ACB: '*x*', ADB: '*x*' },
  },
  'cyclic-quadrilateral': {
    points: { A: 205, B: 318, C: 35, D: 112 },
    lines: ['ABCDA'],
    marks: { DAB: '*a*', BCD: '180° − *a*' },
  },
  'alternate-segment': {
    points: { A: 270, B: 32, C: 140 },
    more: ALONG_A,
    lines: ['ABCA', 'ST'],
    marks: { TAB: '*x*', ACB: '*x*' },
    letterSides: { A: 270, S: 180, T: 0 },
  },
  tangents: {
    points: {},
    more: () => {
      const { point, touch } = tangentsFrom(0, 2.2)
      return { A: touch[0], B: touch[1], P: point }
    },
    lines: ['PAO', 'PBO'],
    marks: {},
    extras: figure =>
      figure.line('OP', 'l dash') +
      figure.right('OAP') +
      figure.right('OBP') +
      figure.ticks('PA') +
      figure.ticks('PB'),
    letterSides: { O: 180 },
  },
  'tangent-radius': {
    points: { A: 270 },
    more: ALONG_A,
    lines: ['OA', 'ST'],
    marks: {},
    extras: figure => figure.right('OAT'),
    letterSides: { O: 90, A: 270, S: 180, T: 0 },
  },
  'equal-chords': {
    points: {},
    more: () => {
      const [[a, b], [c, d]] = [chordAt(150, 0.55), chordAt(10, 0.55)]
      return { A: b, B: a, C: c, D: d, M: onCircle(150, 0.55), N: onCircle(10, 0.55) }
    },
    lines: ['AB', 'CD', 'OM', 'ON'],
    marks: {},
    extras: figure =>
      figure.right('OMB') +
      figure.right('OND') +
      figure.ticks('AB', 1, 0.25) +
      figure.ticks('CD', 1, 0.25) +
      figure.ticks('OM', 2) +
      figure.ticks('ON', 2),
    letterSides: { O: 270 },
  },
  'chord-bisector': {
    points: {},
    more: () => {
      const [a, b] = chordAt(270, 0.5)
      return { A: a, B: b, M: onCircle(270, 0.5) }
    },
    lines: ['AB', 'OM', 'OA', 'OB'],
    marks: {},
    extras: figure => figure.right('OMB') + figure.ticks('AM') + figure.ticks('MB'),
    letterSides: { O: 90, M: 270 },
  },
} satisfies Record<TheoremKind, Theorem>

/** A circle theorem as a note states it, or with the values of a question: the figure is true to its points. */
export function circleTheorem(
  kind: TheoremKind,
  options: TheoremOptions = {},
): CircleFigure & { shape: Shape } {
  const theorem: Theorem = THEOREMS[kind]
  const points = { ...theorem.points, ...options.points }
  const letterSides = { ...theorem.letterSides, ...options.letterSides }
  const figure = circleFigure({ ...points, ...theorem.more?.(points) }, { ...options, letterSides })
  const marks = Object.entries(options.mark ?? theorem.marks)
  const shape =
    figure.ring +
    theorem.lines.map(path => figure.line(path)).join('') +
    (theorem.extras?.(figure) ?? '') +
    marks.map(([angle, label]) => figure.angle(angle, label)).join('') +
    figure.letters
  return { ...figure, shape }
}
