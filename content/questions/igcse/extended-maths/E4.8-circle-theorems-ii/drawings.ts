import { type Figure, figure } from '@/lib/figures/figure'
import {
  type CircleFigure,
  type CirclePoints,
  chordAt,
  circleFigure,
  onCircle,
  tangentsFrom,
} from '@/lib/figures/geometry/circle-theorems'
import { notToScale } from '@/lib/figures/geometry/marks'
import { sine } from '@/lib/figures/geometry/points'
import type { Shape } from '@/lib/figures/shapes'

const BOX = { left: 44, top: 32, width: 240, height: 186 }

function ring(
  about: { name: string; title: string; says: string },
  points: CirclePoints,
  letterSides: Readonly<Record<string, number>>,
  draw: (plan: CircleFigure) => Shape,
): Figure {
  const plan = circleFigure(points, { box: BOX, letterSides })
  return figure(
    {
      name: `circles/${about.name}`,
      title: about.title,
      description: `${about.says} The diagram is not to scale.`,
      height: 246,
    },
    plan.ring,
    draw(plan),
    plan.letters,
    notToScale(),
  )
}

export function chordWithMidpoint(chord: string, distance: string): Figure {
  const [a, b] = chordAt(270, 0.52)
  return ring(
    {
      name: 'chord',
      title: 'A chord AB and its midpoint M',
      says: `AB is a chord of a circle, centre O, and M is the midpoint of AB. OM and OA are drawn. AB is ${chord} and OM is ${distance}.`,
    },
    { A: a, B: b, M: onCircle(270, 0.52) },
    { O: 90, M: 45 },
    plan =>
      plan.line('AB') +
      plan.line('AOM') +
      plan.side('OM', distance, { away: 'A', part: 0.35 }) +
      plan.side('AB', chord, { away: 'O' }),
  )
}

export function twoTangents(half: number, labels: { at?: string; OA?: string; OP?: string }): Figure {
  const { point, touch } = tangentsFrom(0, 1 / sine(half))
  const says = [
    labels.at && `Angle APB is ${labels.at}.`,
    labels.OA && `OA is ${labels.OA}.`,
    labels.OP && `OP is ${labels.OP}.`,
  ]
    .filter(Boolean)
    .join(' ')
  return ring(
    {
      name: 'two-tangents',
      title: 'Two tangents PA and PB to a circle',
      says: `PA and PB are tangents to a circle, centre O; they touch it at A and B. ${labels.OP ? 'OA, OB and OP' : 'OA, OB and AB'} are drawn. ${says}`,
    },
    { A: touch[0], B: touch[1], P: point },
    { O: 180, P: 0 },
    plan =>
      plan.line('PAOBP') +
      plan.line(labels.OP ? 'OP' : 'AB') +
      (labels.at ? plan.angle('APB', labels.at) : '') +
      (labels.OA ? plan.side('OA', labels.OA, { away: 'P' }) : '') +
      (labels.OP ? plan.side('OP', labels.OP, { away: 'A', part: 0.6 }) : ''),
  )
}

export function equalChords(): Figure {
  const [[a, b], [c, d]] = [chordAt(160, 0.56), chordAt(15, 0.56)]
  return ring(
    {
      name: 'equal-chords',
      title: 'Two equal chords AB and CD',
      says: `AB and CD are chords of a circle, centre O, with one tick each. M is the midpoint of AB and N is the midpoint of CD. OM and ON are drawn.`,
    },
    { A: b, B: a, C: c, D: d, M: onCircle(160, 0.56), N: onCircle(15, 0.56) },
    { O: 270, M: 160, N: 15 },
    plan =>
      plan.line('AB') +
      plan.line('CD') +
      plan.line('MON') +
      plan.ticks('AB', 1, 0.25) +
      plan.ticks('CD', 1, 0.25),
  )
}

export function tunnel(radius: string, width: string): Figure {
  const [a, b] = chordAt(270, 0.5)
  return ring(
    {
      name: 'tunnel',
      title: 'Cross-section of a tunnel',
      says: `The cross-section is the larger part of a circle, centre O, above the chord AB, which is the level road. T is the highest point of the circle. OA is ${radius} and AB is ${width}.`,
    },
    { A: a, B: b, T: 90 },
    { O: 60 },
    plan =>
      plan.line('AB', 'l thick') +
      plan.line('AOB') +
      plan.line('OT', 'l dash') +
      plan.side('OA', radius, { away: 'B' }) +
      plan.side('AB', width, { away: 'O' }),
  )
}

export function parallelChords(one: string, other: string, radius: string): Figure {
  const [[c, d], [a, b]] = [chordAt(90, 0.74), chordAt(270, 0.42)]
  return ring(
    {
      name: 'parallel-chords',
      title: 'Two parallel chords on opposite sides of the centre',
      says: `AB and CD are parallel chords of a circle, centre O, on opposite sides of O, CD above and AB below. OA is drawn and is ${radius}. AB is ${one} and CD is ${other}.`,
    },
    { A: a, B: b, C: d, D: c },
    { O: 60 },
    plan =>
      plan.line('AB') +
      plan.line('CD') +
      plan.line('OA') +
      plan.arrows('AB', 1, 0.8) +
      plan.arrows('CD', 1, 0.8) +
      plan.side('AB', one, { away: 'O' }) +
      plan.side('CD', other, { away: 'O', gap: 5 }) +
      plan.side('OA', radius, { away: 'B' }),
  )
}
