import { type Figure, figure } from '@/lib/figures/figure'
import { describeJourney, journey, type Leg } from '@/lib/figures/geometry/bearings'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { cosine, sine } from '@/lib/figures/geometry/points'

/** Names of triangles, a letter for each corner. */
export const NAMES = ['ABC', 'PQR', 'XYZ', 'DEF', 'KLM']

export const cornersOf = (name: string) => [...name] as [string, string, string]

/** Two legs with their bearings; a dashed line leads back to the start. */
export function twoLegs(first: number, one: number, second: number, other: number): Figure {
  const legs: Leg[] = [
    { to: 'Q', bearing: first, distance: one },
    { to: 'R', bearing: second, distance: other },
  ]
  const options = { close: 'RP', box: { left: 54, top: 66, width: 230, height: 150 } }
  return figure(
    {
      name: 'triangles/journey-on-two-bearings',
      title: 'A journey from P to Q and on to R',
      description: `${describeJourney('P', legs, options)} The diagram is not to scale.`,
      height: 250,
    },
    journey('P', legs, options).shape,
    notToScale(),
  )
}

type Field = {
  ab: number
  bc: number
  cd: number
  b: number
  d: number
  /** solved: the diagonal and its angles with BC and CD */
  ac: number
  bca: number
  acd: number
}

/** A quadrilateral ABCD with its diagonal AC; D lies above the diagonal and B below it. */
export function field({ ab, bc, cd, b, d, ac, bca, acd }: Field): Figure {
  const shape = drawing(
    {
      A: [-ac, 0],
      B: [-bc * cosine(bca), -bc * sine(bca)],
      C: [0, 0],
      D: [-cd * cosine(acd), cd * sine(acd)],
    },
    { box: { left: 50, top: 34, width: 230, height: 190 } },
  )
  return figure(
    {
      name: 'triangles/quadrilateral-with-diagonal',
      title: 'Quadrilateral ABCD with the diagonal AC',
      description: `Quadrilateral ABCD with the diagonal AC. AB is ${ab} m, BC is ${bc} m and CD is ${cd} m. The angle at B is ${b} degrees and the angle at D is ${d} degrees. The diagram is not to scale.`,
      height: 258,
    },
    shape.outline('ABCD'),
    shape.line('AC'),
    shape.corners('ABCD'),
    shape.side('AB', `${ab} m`),
    shape.side('BC', `${bc} m`),
    shape.side('CD', `${cd} m`),
    shape.angle('ABC', `${b}°`),
    shape.angle('CDA', `${d}°`),
    notToScale(),
  )
}
