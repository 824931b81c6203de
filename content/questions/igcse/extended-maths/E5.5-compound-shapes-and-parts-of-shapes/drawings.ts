import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { roundSolid } from '@/lib/figures/geometry/round-solids'
import { curvedShape } from '@/lib/figures/geometry/sectors'
import { roundFigure, SOLID_BOX } from '../solid-figures'

const NOTE = 'The diagram is not to scale.'
const BOX = { left: 50, top: 34, width: 230, height: 130 }

/** A rectangle ABCD with a semicircle on BC, and on AD as well where it has two. */
export function rounded(across: number, long: number, unit: string, ends: 1 | 2): Figure {
  const half = across / 2
  const around: [number, number][] = [
    [long + half, half],
    ...(ends === 2 ? [[-half, half] as [number, number]] : []),
  ]
  const shape = drawing(
    {
      A: [0, 0],
      B: [long, 0],
      C: [long, across],
      D: [0, across],
      M: [long, half],
      N: [0, half],
      E: [long + half, half],
    },
    { around, box: BOX },
  )
  const path = ['A', 'B', { round: 'M', to: 'C' }, 'D', ...(ends === 2 ? [{ round: 'N', to: 'A' }] : [])]
  return figure(
    {
      name: `compound/rectangle-and-${ends === 2 ? 'two-semicircles' : 'semicircle'}`,
      title: `A rectangle with ${ends === 2 ? 'two semicircles' : 'a semicircle'}`,
      description: `A rectangle ABCD with a semicircle on its side BC${ends === 2 ? ' and another on its side AD' : ''}. AB is labelled ${long} ${unit} and the dashed side BC is labelled ${across} ${unit}. ${NOTE}`,
      height: 200,
    },
    curvedShape(shape, path),
    shape.line('BC', 'l dash thin'),
    ends === 2 ? shape.line('AD', 'l dash thin') : '',
    shape.side('AB', `${long} ${unit}`, { away: 'C' }),
    shape.side('BC', `${across} ${unit}`, { away: 'E', gap: 8 }),
    notToScale(),
  )
}

/** A square with a quarter circle about A from B to D; what is outside it is shaded. */
export function squareAndQuarter(side: string): Figure {
  const shape = drawing({ A: [0, 0], B: [6, 0], C: [6, 6], D: [0, 6] }, { box: { ...BOX, height: 140 } })
  return figure(
    {
      name: 'compound/square-and-quarter-circle',
      title: 'A square ABCD with a quarter circle',
      description: `A square ABCD. AB is labelled ${side}. A quarter circle with centre A leads from B to D. The part of the square outside the quarter circle is shaded. ${NOTE}`,
      height: 206,
    },
    curvedShape(shape, ['B', 'C', 'D', { round: 'A', to: 'B', clockwise: true }]),
    shape.outline('ABCD'),
    shape.corners('ABCD'),
    shape.side('AB', side),
    notToScale(),
  )
}

export const coneOnHemisphere = (radius: number, height: number, unit: string) =>
  roundFigure(
    'cone-on-hemisphere',
    'A cone on a hemisphere',
    `A solid made of a hemisphere and, on its flat face, a cone with the same radius. The radius is labelled ${radius} ${unit} and the height of the cone ${height} ${unit}.`,
    roundSolid(
      [
        { kind: 'bowl', radius },
        { kind: 'frustum', radius, top: 0, height: Math.min(Math.max(height, 1.1 * radius), 2.6 * radius) },
      ],
      { mark: { radius: `${radius} ${unit}`, heights: ['', `${height} ${unit}`] }, box: SOLID_BOX },
    ),
  )

/** A cone cut parallel to its base: the frustum and the small cone above it. */
export function cutCone(radius: number, whole: number, small: number): Figure {
  const part = small / whole
  const tall = Math.min(Math.max(whole, 1.4 * radius), 2.6 * radius)
  return roundFigure(
    'cut-cone',
    'A cone cut parallel to its base',
    `A large cone is cut parallel to its base into a small cone, above, and a frustum. The radius of the base is labelled ${radius} cm, the height of the frustum ${whole - small} cm and the height of the small cone ${small} cm.`,
    roundSolid(
      [
        { kind: 'frustum', radius, top: radius * part, height: tall * (1 - part) },
        { kind: 'frustum', radius: radius * part, top: 0, height: tall * part },
      ],
      {
        mark: { radius: `${radius} cm`, heights: [`${whole - small} cm`, `${small} cm`] },
        box: SOLID_BOX,
      },
    ),
  )
}
