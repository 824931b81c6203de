import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { sideBySide } from '@/lib/figures/geometry/polygons'
import { cone, ellipseArc } from '@/lib/figures/geometry/round-solids'
import { trianglePoints } from '@/lib/figures/geometry/triangles'

const SCALE = 'The diagram is not to scale.'

/** Triangles ABC and PQR with labels of sides by their letters, and equal angles marked. */
export function similarTriangles(labels: Readonly<Record<string, string>>): Figure {
  const plan = sideBySide(
    trianglePoints({ AB: 5, AC: 4.4, A: 56 }),
    trianglePoints({ PQ: 7.5, PR: 6.6, P: 56 }),
    { box: { left: 30, top: 44, width: 296, height: 120 } },
  )
  const inner: Record<string, string> = { AB: 'C', AC: 'B', BC: 'A', PQ: 'R', PR: 'Q', QR: 'P' }
  const says = Object.entries(labels).map(([side, label]) => `${side} is ${label.replaceAll('*', '')}`)
  return figure(
    {
      name: 'similarity/two-triangles',
      title: 'Similar triangles ABC and PQR',
      description: `Triangle ABC and the larger triangle PQR. The angles at A and P have one arc, those at B and Q two arcs. ${says.join(', ')}. ${SCALE}`,
      height: 200,
    },
    plan.outline('ABC'),
    plan.outline('PQR'),
    plan.corners('ABC'),
    plan.corners('PQR'),
    plan.angle('BAC'),
    plan.angle('QPR'),
    plan.angle('ABC', undefined, { arcs: 2 }),
    plan.angle('PQR', undefined, { arcs: 2 }),
    ...Object.entries(labels).map(([side, label]) => plan.side(side, label, { away: inner[side] ?? 'A' })),
    notToScale(),
  )
}

/** Triangle ABC with DE parallel to BC, D on AB and E on AC. */
export function parallelInside(labels: { AD: string; DB: string; DE: string }): Figure {
  const plan = drawing(
    { B: [0, 0], C: [8, 0], A: [3.2, 6.4], D: [1.408, 2.816], E: [5.888, 2.816] },
    { box: { left: 50, top: 30, width: 240, height: 166 } },
  )
  return figure(
    {
      name: 'similarity/parallel-in-a-triangle',
      title: 'Triangle ABC with DE parallel to BC',
      description: `D lies on the side AB and E on the side AC of triangle ABC. DE is parallel to BC, marked with arrow heads. AD is ${labels.AD}, DB is ${labels.DB} and DE is ${labels.DE}. ${SCALE}`,
      height: 226,
    },
    plan.outline('ABC'),
    plan.line('DE'),
    plan.arrows('DE', 1, 0.7),
    plan.arrows('BC', 1, 0.6),
    plan.side('AD', labels.AD, { away: 'C' }),
    plan.side('DB', labels.DB, { away: 'C' }),
    plan.side('DE', labels.DE, { away: 'A' }),
    plan.name('A', 90),
    plan.name('B', 225),
    plan.name('C', 315),
    plan.name('D', 180),
    plan.name('E', 0),
    notToScale(),
  )
}

/** AB parallel to CD; AD and BC cross at X. */
export function crossed(labels: { AB: string; CD: string; AX: string }): Figure {
  const plan = drawing(
    { A: [-1.7, 2], B: [1.9, 2], C: [-2.85, -3], D: [2.55, -3], X: [0, 0] },
    { box: { left: 56, top: 42, width: 230, height: 146 } },
  )
  return figure(
    {
      name: 'similarity/crossed-lines',
      title: 'Two parallel lines AB and CD, with AD and BC crossing at X',
      description: `AB and CD are parallel, marked with arrow heads. The straight lines AD and BC cross at X. AB is ${labels.AB}, CD is ${labels.CD} and AX is ${labels.AX}. ${SCALE}`,
      height: 222,
    },
    plan.line('AB'),
    plan.line('CD'),
    plan.line('AD'),
    plan.line('BC'),
    plan.arrows('AB', 1, 0.75),
    plan.arrows('CD', 1, 0.75),
    plan.side('AB', labels.AB, { away: 'X' }),
    plan.side('CD', labels.CD, { away: 'X' }),
    plan.side('AX', labels.AX, { away: 'B' }),
    plan.name('A', 135),
    plan.name('B', 45),
    plan.name('C', 225),
    plan.name('D', 315),
    labelBeside(plan.at('X'), 0, '*X*', 12),
    notToScale(),
  )
}

/** A cone with a level cut below its vertex. */
export function cutCone(): Figure {
  const solid = cone({ radius: 4, height: 8 }, { box: { left: 90, top: 26, width: 180, height: 170 } })
  const [base, apex] = solid.circles
  const [from, to] = [apex?.centre ?? [180, 26], base?.centre ?? [180, 180]]
  const y = from[1] + (to[1] - from[1]) * 0.45
  const wide = (base?.radius ?? 60) * 0.45
  return figure(
    {
      name: 'similarity/cut-cone',
      title: 'A cone with a smaller cone to be removed from its top',
      description: `A cone. A level circle on it shows where a smaller cone is cut off at the top. ${SCALE}`,
      height: 226,
    },
    solid.shape,
    ellipseArc(from[0], y, wide, wide * 0.27, 180, 360, 'p'),
    ellipseArc(from[0], y, wide, wide * 0.27, 0, 180, 'p dash'),
    notToScale(),
  )
}
