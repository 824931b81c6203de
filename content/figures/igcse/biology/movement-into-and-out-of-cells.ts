import { diffusionBox } from '@/lib/figures/biology/cell-transport'
import { alveolus } from '@/lib/figures/biology/lungs'
import { figure } from '@/lib/figures/figure'
import { arrow, dimension, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'movement-into-and-out-of-cells'

/** A cube of agar seen from the front and a little from above; (x, y) is the lower left corner of its front. */
export function agarCube(x: number, y: number, size: number, cls = 'l rw'): Shape {
  const lean = size * 0.3
  return (
    rect(x, y - size, size, size, cls) +
    polygon(
      [
        [x, y - size],
        [x + lean, y - size - lean],
        [x + size + lean, y - size - lean],
        [x + size, y - size],
      ],
      cls,
    ) +
    polygon(
      [
        [x + size, y - size],
        [x + size + lean, y - size - lean],
        [x + size + lean, y - lean],
        [x + size, y],
      ],
      cls,
    )
  )
}

/** A cube of agar cut through the middle: the edge has lost its colour to a depth, the core has kept it. */
export function agarSection(x: number, y: number, size: number, depth: number): Shape {
  return (
    rect(x, y - size, size, size, 'l sheet') +
    rect(x + depth, y - size + depth, size - 2 * depth, size - 2 * depth, 'l thin rw')
  )
}

const box = figure(
  {
    name: `${topic}/particles-in-a-box`,
    title: 'Particles of a solute at first and later',
    description:
      'Two boxes, each divided in the middle by a dashed line that particles can cross. At first there are twenty particles on the left and two on the right. Later there are eleven on each side.',
    height: 140,
  },
  diffusionBox({ x: 10, y: 22, width: 140, height: 90, left: 20, right: 2, membrane: true }),
  arrow(161, 67, 199, 67),
  diffusionBox({ x: 210, y: 22, width: 140, height: 90, left: 11, right: 11, membrane: true }),
  text(80, 13, 'at first', { anchor: 'middle', cls: 'b' }),
  text(280, 13, 'later', { anchor: 'middle', cls: 'b' }),
  text(80, 132, '20 and 2', { anchor: 'middle', cls: 's' }),
  text(280, 132, '11 and 11', { anchor: 'middle', cls: 's' }),
)

const air = alveolus.figure({
  name: `${topic}/alveolus`,
  title: 'Diffusion between the air in an alveolus and the blood',
})

const cubes = figure(
  {
    name: `${topic}/agar-cubes`,
    title: 'Two cubes of agar cut open after the same time in acid',
    description:
      'Two squares, the cut faces of two cubes with sides of 10 mm and 20 mm. In both, acid has reached a depth of 3 mm from every side and the edge there is colourless. The pink core that is left is 4 mm wide in the small cube and 14 mm wide in the large one.',
    height: 172,
  },
  agarSection(60, 140, 60, 18),
  agarSection(196, 140, 120, 18),
  dimension(60, 156, 120, 156, '', [90, 156]),
  dimension(196, 156, 316, 156, '', [256, 156]),
  text(90, 171, '10 mm', { anchor: 'middle', cls: 's' }),
  text(256, 171, '20 mm', { anchor: 'middle', cls: 's' }),
  line(69, 88, 58, 48, 'l thin'),
  line(94, 104, 150, 62, 'l thin'),
  line(220, 80, 178, 62, 'l thin'),
  text(150, 58, 'pink', { cls: 's' }),
  text(14, 22, 'acid has reached\n3 mm: no colour', { cls: 's' }),
)

export const figures = [box, air, cubes]
