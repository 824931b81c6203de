import { type Figure, figure } from '@/lib/figures/figure'
import {
  type CircleFigure,
  type CirclePoints,
  circleFigure,
  tangentPoint,
} from '@/lib/figures/geometry/circle-theorems'
import { notToScale } from '@/lib/figures/geometry/marks'
import { angleBetween, direction, sine, towards } from '@/lib/figures/geometry/points'
import type { Shape } from '@/lib/figures/shapes'

type Ring = {
  name: string
  title: string
  says: string
  points: CirclePoints
  lines: readonly string[]
  /** labels of angles by their letters */
  angles?: Readonly<Record<string, string>>
  more?: (plan: CircleFigure) => Shape
  letterSides?: Readonly<Record<string, number>>
  centre?: string
}

/** A circle with points, lines and labelled angles, not to scale as in the papers. */
function ring({ name, title, says, points, lines, angles = {}, more, ...rest }: Ring): Figure {
  const plan = circleFigure(points, { box: { left: 44, top: 32, width: 244, height: 186 }, ...rest })
  return figure(
    { name: `circles/${name}`, title, description: `${says} The diagram is not to scale.`, height: 246 },
    plan.ring,
    ...lines.map(path => plan.line(path)),
    ...Object.entries(angles).map(([corners, label]) => plan.angle(corners, label)),
    more?.(plan) ?? '',
    plan.letters,
    notToScale(),
  )
}

/** The angle at a vertex on a circle between two other points on it, measured from coordinates. */
export function inscribed(a: number, vertex: number, b: number): number {
  const at = (way: number) => towards([0, 0], way, 1)
  return angleBetween(at(a), at(vertex), at(b))
}

export function semicircle(a: number): Figure {
  return ring({
    name: 'diameter',
    title: 'Triangle ABC in a circle with the diameter AB',
    says: `A, B and C lie on a circle, centre O. AB is a diameter. AC and BC are drawn. Angle BAC is ${a}°.`,
    points: { A: 180, B: 0, C: 2 * a },
    lines: ['AB', 'ACB'],
    angles: { BAC: `${a}°` },
    letterSides: { O: 270 },
  })
}

/** Drawn flatter than it is where the angle is large, so that its size stands clear of the chord. */
export function tangentAndCentre(t: number): Figure {
  const drawn = Math.min(t, 26)
  return ring({
    name: 'tangent-and-centre',
    title: 'A tangent TA and a line from T to the centre',
    says: `A and B lie on a circle, centre O. TA is the tangent at A. The straight line OBT is drawn, and OA and AB are drawn. Angle OTA is ${t}°.`,
    points: { A: 90 - drawn, B: 0, T: [1 / sine(drawn), 0] },
    lines: ['OA', 'AT', 'OT', 'AB'],
    angles: { OTA: `${t}°` },
    letterSides: { O: 180, B: 315, T: 0, A: 90 - drawn },
  })
}

export function centreAngle(a: number): Figure {
  return ring({
    name: 'centre',
    title: 'Points A, B and C on a circle, centre O',
    says: `A, B and C lie on a circle, centre O. AB, OA, OB, AC and BC are drawn. C lies on the major arc AB. Angle OAB is ${a}°.`,
    points: { A: 180 + a, B: 360 - a, C: 78 },
    lines: ['ABCA', 'AOB'],
    angles: { OAB: `${a}°` },
    letterSides: { O: 90 },
  })
}

/** Where the four points of the crossing chords stand (degrees). */
export function crossingPoints({ p, q, arc }: { p: number; q: number; arc: number }) {
  const [A, B] = [200, 200 + arc]
  return { A, B, C: B + 2 * p, D: 560 - 2 * q }
}

export function crossingChords(v: { p: number; q: number; arc: number }): Figure {
  return ring({
    name: 'crossing-chords',
    title: 'Chords AC and BD that cross at X',
    says: `A, B, C and D lie on a circle in this order. The chords AC and BD cross at X. AB and CD are drawn. Angle BDC is ${v.p}° and angle ACD is ${v.q}°.`,
    points: crossingPoints(v),
    lines: ['AC', 'BD', 'AB', 'CD'],
    angles: { BDC: `${v.p}°`, ACD: `${v.q}°` },
    centre: '',
    more: plan => {
      const found = plan.with({ X: plan.meet('AC', 'BD') })
      return found.name('X', direction(found.points.X ?? [0, 0], plan.mid('AB')))
    },
  })
}

const tangentAtA = { S: tangentPoint(270, -1.25), T: tangentPoint(270, 1.25) }
const TANGENT_SIDES = { A: 270, S: 180, T: 0 }

export function alternateSegment(t: number): Figure {
  return ring({
    name: 'tangent-at-a',
    title: 'Triangle ABC in a circle and the tangent at A',
    says: `A, B and C lie on a circle. The straight line SAT is the tangent at A. CA and CB have one tick each. Angle TAB is ${t}°.`,
    points: { A: 270, B: 270 + 2 * t, C: 90 + t, ...tangentAtA },
    lines: ['ABCA', 'ST'],
    angles: { TAB: `${t}°` },
    centre: '',
    more: plan => plan.ticks('AC') + plan.ticks('BC'),
    letterSides: TANGENT_SIDES,
  })
}

export function cyclicInX(atD: string, atB: string, size: number, off: number): Figure {
  return ring({
    name: 'cyclic-quadrilateral',
    title: 'Cyclic quadrilateral ABCD and the centre O',
    says: `A, B, C and D lie on a circle, centre O, in this order. ABCD is a quadrilateral, and OA and OC are drawn. Angle ADC is ${atD.replaceAll('*', '')} and angle ABC is ${atB.replaceAll('*', '')}.`,
    points: { A: 270 - size, B: 270 + off, C: 270 + size, D: 90 + off },
    lines: ['ABCDA', 'AOC'],
    angles: { ADC: atD, ABC: atB },
    letterSides: { O: 270 },
  })
}

export function diameterAndTangent(t: number, c: number): Figure {
  const B = 270 + 2 * t
  return ring({
    name: 'diameter-and-tangent',
    title: 'Quadrilateral ABCD in a circle with the diameter BD and the tangent at A',
    says: `A, B, C and D lie on a circle, centre O, in this order. BD is a diameter. The straight line SAT is the tangent at A. Angle TAB is ${t}° and angle BDC is ${c}°.`,
    points: { A: 270, B, C: B + 2 * c, D: B + 180, ...tangentAtA },
    lines: ['ABCDA', 'BD', 'ST'],
    angles: { TAB: `${t}°`, BDC: `${c}°` },
    letterSides: { ...TANGENT_SIDES, O: B - 90 },
  })
}
