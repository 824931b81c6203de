import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { angleMark, notToScale } from '@/lib/figures/geometry/marks'
import { type Points, towards } from '@/lib/figures/geometry/points'
import { curvedShape, degreesOf } from '@/lib/figures/geometry/sectors'

const BOX = { left: 50, top: 30, width: 230, height: 150 }
const NOTE = 'The diagram is not to scale.'

/** Two tangents from T to a circle at A and B; what lies between them and the arc is shaded. */
export function tangentsFigure(angle: string, radius: string, half: number): Figure {
  const [r, far] = [10, 10 / Math.cos((half * Math.PI) / 180)]
  const points: Points = {
    O: [0, 0],
    A: towards([0, 0], half, r),
    B: towards([0, 0], -half, r),
    T: [far, 0],
  }
  const shape = drawing(points, { box: BOX })
  return figure(
    {
      name: 'circular-measure/two-tangents',
      title: 'A sector and two tangents',
      description: `A sector OAB with centre O. The radius OA is labelled ${radius} and the angle AOB ${angle}. The tangents at A and B meet at T. The region between the tangents and the arc AB is shaded. ${NOTE}`,
      height: 208,
    },
    curvedShape(shape, ['A', 'T', 'B', { round: 'O', to: 'A' }]),
    shape.line('OA'),
    shape.line('OB'),
    shape.side('OA', radius, { away: 'B' }),
    angleMark(shape.at('A'), shape.at('O'), shape.at('B'), { label: angle }),
    shape.name('O', 180),
    shape.name('A', 90),
    shape.name('B', 270),
    shape.name('T', 0),
    notToScale(),
  )
}

/** Two arcs about the same centre; the region between them is shaded. */
export function ringFigure(inner: string, outer: string, angle: string): Figure {
  const [low, high] = [35, 145]
  const points: Points = {
    O: [0, 0],
    A: towards([0, 0], low, 6),
    B: towards([0, 0], high, 6),
    C: towards([0, 0], high, 10),
    D: towards([0, 0], low, 10),
    E: [0, 10],
  }
  const shape = drawing(points, { box: BOX })
  return figure(
    {
      name: 'circular-measure/two-arcs',
      title: 'Two sectors with the same centre',
      description: `Two arcs with the same centre O. A and B lie on the smaller arc, D and C on the larger one, with A on OD and B on OC. OA is labelled ${inner}, OC ${outer} and the angle at O ${angle.replaceAll('*', '')}. The region ABCD between the arcs is shaded. ${NOTE}`,
      height: 208,
    },
    curvedShape(shape, ['A', { round: 'O', to: 'B' }, 'C', { round: 'O', to: 'D', clockwise: true }]),
    shape.line('OA'),
    shape.line('OB'),
    shape.side('OA', inner, { away: 'B' }),
    shape.side('OC', `*OC* = ${outer}`, { away: 'D', gap: 10, part: 0.35 }),
    angleMark(shape.at('A'), shape.at('O'), shape.at('B'), { label: angle }),
    shape.name('O', 270),
    shape.name('A', 320),
    shape.name('B', 220),
    shape.name('C', 145),
    shape.name('D', 35),
    notToScale(),
  )
}

/** A triangle OPQ with an arc about O from A on OP to B on OQ; the part outside the sector is shaded. */
export function triangleAndSector(
  sides: readonly [number, number, number],
  theta: number,
  unit: string,
): Figure {
  const [p, q, r] = sides
  const turn = degreesOf(theta)
  const points: Points = {
    O: [0, 0],
    A: [r, 0],
    P: [p, 0],
    B: towards([0, 0], turn, r),
    Q: towards([0, 0], turn, q),
  }
  const shape = drawing(points, { box: BOX })
  return figure(
    {
      name: 'circular-measure/triangle-and-sector',
      title: 'A triangle with a sector in one corner',
      description: `A triangle OPQ. A lies on OP and B on OQ; AB is an arc of a circle with centre O. OA is labelled ${r} ${unit} and the angle at O ${theta} rad. The region APQB outside the sector is shaded. ${NOTE}`,
      height: 212,
    },
    curvedShape(shape, ['A', 'P', 'Q', 'B', { round: 'O', to: 'A', clockwise: true }]),
    shape.line('OA'),
    shape.line('OB'),
    shape.side('OA', `${r} ${unit}`, { away: 'Q' }),
    angleMark(shape.at('A'), shape.at('O'), shape.at('B'), { label: String(theta) }),
    shape.name('O', 200),
    shape.name('A', 270),
    shape.name('P', 330),
    shape.name('B', turn + 80),
    shape.name('Q', turn),
    notToScale(),
  )
}
