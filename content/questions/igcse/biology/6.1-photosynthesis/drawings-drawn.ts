import { type Figure, figure } from '@/lib/figures/figure'
import { bung } from '@/lib/figures/laboratory/contents'
import { label } from '@/lib/figures/laboratory/labels'
import { bench } from '@/lib/figures/laboratory/stands'
import { beaker, boilingTube } from '@/lib/figures/laboratory/vessels'
import { curve, ellipse, line, type Shape, text } from '@/lib/figures/shapes'

const DISCS = 20

/** So many discs in rows of ten, the first row at y. */
const discs = (x: number, y: number, count: number, way: 1 | -1): Shape =>
  Array.from({ length: count }, (_, at) =>
    ellipse(
      x - 58 + (at % 10) * 13 - (at > 9 ? 1 : 0),
      y + way * Math.floor(at / 10) * 8,
      5.6,
      3,
      'l thin gw',
    ),
  ).join('')

/** Discs of a leaf in a solution, at the start and later, when some of them float. */
export function floatingDiscs(floating: number, minutes: number): Figure {
  const vessel = (x: number) => beaker({ x, y: 163, width: 150, height: 104, level: 0.84 })
  return figure(
    {
      name: 'plant-nutrition/discs-in-a-beaker',
      title: 'Discs of a leaf in a beaker, at the start and later',
      description: `Two views of a beaker with a solution. At the start all ${DISCS} discs lie at the bottom. After ${minutes} minutes ${floating} discs are at the surface and ${DISCS - floating} at the bottom.`,
      height: 200,
    },
    bench(164),
    vessel(94),
    vessel(266),
    discs(94, 158, DISCS, -1),
    discs(266, 158, DISCS - floating, -1),
    discs(266, 80, floating, 1),
    label('disc of leaf', 60, 40, 88, 150, 'middle'),
    label('solution', 322, 40, 334, 116, 'middle'),
    text(94, 186, 'at the start', { anchor: 'middle' }),
    text(266, 186, `after ${minutes} minutes`, { anchor: 'middle' }),
  )
}

function seedling(x: number, tall: number, leaves: readonly string[]): Shape {
  const foot = 92
  const step = tall / leaves.length
  return (
    line(x, foot, x, foot - tall - 12, 'l thick') +
    [-9, -3, 4, 10]
      .map((dx, at) =>
        curve([
          [x, foot],
          [x + dx * 0.6, foot + 26],
          [x + dx, foot + 44 + at * 3],
        ]),
      )
      .join('') +
    leaves
      .map((cls, at) => {
        const y = foot - 20 - step * at
        return [-1, 1]
          .map(way =>
            curve(
              [
                [x, y],
                [x + way * 10, y - 9],
                [x + way * 26, y - 7],
                [x + way * 12, y + 2],
              ],
              cls,
              true,
            ),
          )
          .join('')
      })
      .join('')
  )
}

export type Culture = 'complete' | 'nitrate' | 'magnesium'

const GROWN: Record<Culture, { tall: number; leaves: readonly string[]; seen: string }> = {
  complete: {
    tall: 70,
    leaves: ['l gw', 'l gw', 'l gw', 'l gw'],
    seen: 'a tall seedling with eight green leaves',
  },
  nitrate: {
    tall: 34,
    leaves: ['l hl', 'l gw'],
    seen: 'a short seedling with two yellow leaves below and two green leaves above',
  },
  magnesium: {
    tall: 52,
    leaves: ['l hl', 'l hl', 'l hl'],
    seen: 'a seedling of middle height with six yellow leaves',
  },
}

/** Three seedlings after some weeks with their roots in solutions. */
export function seedlings(order: readonly Culture[]): Figure {
  return figure(
    {
      name: 'plant-nutrition/seedlings-in-solutions',
      title: 'Three seedlings with their roots in solutions',
      description: `Three tubes of solution, X, Y and Z, each with a seedling whose roots are in the solution. ${order.map((each, at) => `${'XYZ'.charAt(at)} holds ${GROWN[each].seen}.`).join(' ')}`,
      height: 216,
    },
    order
      .map((each, at) => {
        const x = 60 + 120 * at
        return (
          boilingTube({ x, y: 186, width: 34, height: 96, level: 0.8, fill: 'w' }) +
          bung(x, 86, 34) +
          seedling(x, GROWN[each].tall, GROWN[each].leaves) +
          text(x, 208, 'XYZ'.charAt(at), { anchor: 'middle', cls: 'b' })
        )
      })
      .join(''),
  )
}
