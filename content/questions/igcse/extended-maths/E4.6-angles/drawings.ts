import { type Figure, figure } from '@/lib/figures/figure'
import { anglesRound, type ParallelLines, parallelLines } from '@/lib/figures/geometry/angles'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { centreOf, cosine, direction, sine, towards } from '@/lib/figures/geometry/points'
import { polygonFrom } from '@/lib/figures/geometry/polygons'
import type { Point } from '@/lib/figures/shapes'

const SCALE = 'The diagram is not to scale.'

/** Four angles at a point: a given one, a right angle, a multiple of x, and x. */
export function atPoint(v: { given: number; times: number; x: number; start: number }): Figure {
  const parts = [
    { size: v.given, label: `${v.given}°` },
    { size: 90, label: '' },
    { size: v.times * v.x, label: `${v.times}*x*°` },
    { size: v.x, label: '*x*°' },
  ]
  return figure(
    {
      name: 'angles/at-a-point',
      title: 'Four angles at a point',
      description: `Four straight lines meet at a point. The angles between them, in order, are ${v.given}°, a right angle, ${v.times}x° and x°. ${SCALE}`,
      height: 200,
    },
    anglesRound(170, 102, parts, { start: v.start, length: 88 }),
    notToScale(),
  )
}

/** Parallel lines AB and CD and a transversal with labelled angles. */
export function parallels(lines: ParallelLines, says: string): Figure {
  return figure(
    {
      name: 'angles/parallel-lines',
      title: 'Parallel lines AB and CD with a straight line that crosses them',
      description: `The upper line AB and the lower line CD are parallel, marked with arrow heads. A straight line crosses both. ${says} ${SCALE}`,
      height: 200,
    },
    parallelLines({ letters: 'ABCD', width: 230, x: 50, y: 66, ...lines }),
    notToScale(),
  )
}

/** Triangle ABC with AB = AC, a line DAE parallel to BC, and BC produced to F. */
export function underParallel(base: number): Figure {
  const shown = Math.min(66, Math.max(48, base))
  const top = sine(shown) / cosine(shown)
  const plan = drawing(
    { B: [-1, 0], C: [1, 0], A: [0, top], D: [-1.9, top], E: [1.9, top], F: [1.9, 0], G: [-1.6, 0] },
    { box: { left: 40, top: 42, width: 262, height: 128 } },
  )
  return figure(
    {
      name: 'angles/isosceles-under-a-parallel',
      title: 'An isosceles triangle and a line parallel to its base',
      description: `Triangle ABC has equal sides AB and AC, each with one tick. The straight line DAE is parallel to the straight line BCF. Angle DAB is ${base}°. ${SCALE}`,
      height: 206,
    },
    plan.line('DE'),
    plan.line('BF'),
    plan.line('AB'),
    plan.line('AC'),
    plan.arrows('DE', 1, 0.8),
    plan.arrows('BF', 1, 0.4),
    plan.ticks('AB'),
    plan.ticks('AC'),
    plan.angle('DAB', `${base}°`),
    plan.name('A', 90),
    plan.name('B', 250),
    plan.name('C', 270),
    plan.name('D', 180),
    plan.name('E', 0),
    plan.name('F', 0),
    notToScale(352, 16),
  )
}

/** Corners of a regular polygon that begins with the side BA (B at the origin, A above it), to one side of it. */
function onSide(sides: number, turn: 1 | -1): Point[] {
  const corners: Point[] = [[0, 0]]
  for (let at = 0; at < sides - 1; at += 1)
    corners.push(towards(corners[at] as Point, 90 + (turn * at * 360) / sides, 1))
  return corners
}

const inwards = (corner: Point, corners: readonly Point[]) => direction(corner, centreOf(corners))

/** Two regular polygons on the two sides of AB, and the line that joins P and Q, the neighbours of A. */
export function sharedSide(left: number, right: number): Figure {
  const [one, other] = [onSide(left, 1), onSide(right, -1)]
  const named = { B: [0, 0] as Point, A: [0, 1] as Point, P: one[2] as Point, Q: other[2] as Point }
  const plan = drawing(named, {
    around: [...one, ...other],
    box: { left: 24, top: 40, width: 300, height: 158 },
    middle: [0, 0.5],
  })
  const rest = (corners: Point[], letter: string) => {
    const extra = Object.fromEntries(corners.slice(3).map((corner, at) => [`${letter}${at + 1}`, corner]))
    return plan.with(extra).outline(`BA${letter}${Object.keys(extra).join('')}`)
  }
  return figure(
    {
      name: 'angles/two-regular-polygons',
      title: 'Two regular polygons with a common side',
      description: `A regular polygon with ${left} sides and a regular polygon with ${right} sides lie on the two sides of their common side AB. AP is the next side of the first and AQ the next side of the second. P and Q are joined by a straight line. ${SCALE}`,
      height: 220,
    },
    rest(one, 'P'),
    rest(other, 'Q'),
    plan.line('PQ', 'p'),
    plan.name('A', inwards(named.A, left > right ? one : other)),
    plan.name('B', inwards(named.B, left > right ? one : other)),
    plan.name('P', inwards(named.P, one)),
    plan.name('Q', inwards(named.Q, other)),
    notToScale(),
  )
}

const SHAPES: Record<number, Point[]> = {
  5: [
    [0, 0],
    [6, 0],
    [7.4, 3.6],
    [3.6, 6],
    [-1.2, 4.2],
  ],
  6: [
    [0, 0],
    [5, 0],
    [7.4, 2.8],
    [6, 6],
    [1, 6.4],
    [-2.2, 3],
  ],
}

/** A polygon of five or six sides, a label in each angle. */
export function polygonWithAngles(labels: readonly string[]): Figure {
  const corners = SHAPES[labels.length] as Point[]
  const names = 'ABCDEF'.slice(0, corners.length).split('')
  const says = names.map((name, at) => `${name} ${labels[at]?.replaceAll('*', '')}`).join(', ')
  const points = Object.fromEntries(names.map((name, at) => [name, corners[at] as Point]))
  const mark = Object.fromEntries(names.map((name, at) => [name, labels[at] as string]))
  return figure(
    {
      name: 'angles/irregular-polygon',
      title: corners.length === 5 ? 'Pentagon ABCDE' : 'Hexagon ABCDEF',
      description: `A ${corners.length === 5 ? 'pentagon' : 'hexagon'} with the interior angles ${says}. ${SCALE}`,
      height: 240,
    },
    polygonFrom(points, { mark, box: { left: 40, top: 26, width: 250, height: 186 } }).shape,
    notToScale(),
  )
}

/** A folding table from the side: top AB, floor line CD, legs AD and BC that cross at E. */
export function foldingTable(apex: number): Figure {
  const plan = drawing(
    { A: [-1, 1], B: [1, 1], C: [-1.35, -1.35], D: [1.35, -1.35], E: [0, 0] },
    { box: { left: 60, top: 34, width: 220, height: 146 } },
  )
  return figure(
    {
      name: 'angles/folding-table',
      title: 'Side view of a folding table',
      description: `AB is the top and CD is a line on the floor below it; the two are parallel. The straight legs AD and BC cross at E. AE and BE have one tick each. Angle AEB is ${apex}°. ${SCALE}`,
      height: 212,
    },
    plan.line('AB'),
    plan.line('CD'),
    plan.line('AD'),
    plan.line('BC'),
    plan.arrows('AB', 1, 0.6),
    plan.arrows('CD', 1, 0.6),
    plan.ticks('AE'),
    plan.ticks('BE'),
    plan.angle('AEB', `${apex}°`),
    plan.name('A', 120),
    plan.name('B', 60),
    plan.name('C', 225),
    plan.name('D', 315),
    labelBeside(plan.at('E'), 0, '*E*', 14),
    notToScale(),
  )
}
