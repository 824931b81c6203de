import {
  activeTransport,
  diffusionBox,
  plantCellInSolution,
  redCellInSolution,
} from '@/lib/figures/biology/cell-transport'
import { alveolus } from '@/lib/figures/biology/lungs'
import { chance } from '@/lib/figures/biology/organic'
import { rootHairCell } from '@/lib/figures/biology/specialised-cells'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { beaker } from '@/lib/figures/laboratory/vessels'
import {
  arrow,
  circle,
  dimension,
  dot,
  line,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

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

/**
 * A bag of dialysis tubing with a narrow glass tube at its top, standing in a beaker. The liquid in the tube reaches
 * `level` units above the knot, from 0 to 90.
 */
export function tubingInBeaker(level: number, x = 180, fill: 'hl' | 'w' = 'hl'): Shape {
  const top = 118 - level
  return (
    beaker({ x, y: 214, width: 104, height: 92, level: 0.86 }) +
    rect(x - 17, 132, 34, 70, `l ${fill}`, 14) +
    rect(x - 3.5, top, 7, 134 - top, fill) +
    polyline([
      [x - 3.5, 134],
      [x - 3.5, 14],
    ]) +
    polyline([
      [x + 3.5, 134],
      [x + 3.5, 14],
    ]) +
    line(x - 3.5, top, x + 3.5, top, 'p') +
    rect(x - 7, 126, 14, 7, 'l sunk', 2)
  )
}

/** Water (small) and solute (large) on the two sides of a membrane with gaps that only the water can pass. */
export function waterAndSolute(solutes: readonly [left: number, right: number]): Shape {
  const side = (left: number, count: number, seed: number) => {
    const places = Array.from({ length: 30 }, (_, at) => [at % 6, Math.floor(at / 6)] as const)
    const isSolute = (at: number) => (at * 7 + seed) % 30 < count
    return places
      .map(([column, row], at) => {
        const px = left + 12 + column * 23 + 5 * (chance(at + seed) - 0.5)
        const py = 28 + row * 26 + 5 * (chance(at + seed + 50) - 0.5)
        return isSolute(at) ? circle(px, py, 9, 'l rw') : dot(px, py, 'pd', 3)
      })
      .join('')
  }
  const pieces = Array.from({ length: 9 }, (_, at) => line(180, 12 + at * 16, 180, 22 + at * 16, 'l thick'))
  return (
    rect(30, 10, 300, 144, 'l sheet') + side(32, solutes[0], 1) + side(183, solutes[1], 4) + pieces.join('')
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

const model = figure(
  {
    name: `${topic}/osmosis-model`,
    title: 'Water and a solute on two sides of a partially permeable membrane',
    description:
      'A box is divided in the middle by a membrane with small gaps. Small dots are water molecules, which fit through the gaps; large circles are solute molecules, which do not. On the left there are few large circles and many dots, a dilute solution. On the right there are many large circles and fewer dots, a concentrated solution. An arrow marked net movement of water points from left to right.',
    height: 212,
  },
  waterAndSolute([4, 14]),
  text(105, 172, 'dilute solution', { anchor: 'middle', cls: 's' }),
  text(256, 172, 'concentrated solution', { anchor: 'middle', cls: 's' }),
  arrow(120, 184, 240, 184, { cls: 'p' }),
  text(180, 203, 'net movement of water', { anchor: 'middle', cls: 'tp s' }),
)

const tubing = figure(
  {
    name: `${topic}/dialysis-tubing`,
    title: 'Dialysis tubing with sugar solution in a beaker of water',
    description:
      'A bag of dialysis tubing stands in a beaker of water. It is full of concentrated sugar solution and tied to a narrow glass tube that stands upright. The sugar solution reaches some way up the tube.',
    height: 224,
  },
  tubingInBeaker(46),
  label('narrow glass\ntube', 252, 36, 184, 40, 'start'),
  label('level of the\nsolution', 100, 66, 177, 72, 'end'),
  label('sugar\nsolution', 96, 128, 170, 160, 'end'),
  label('dialysis\ntubing', 262, 134, 197, 152, 'start'),
  label('water', 262, 196, 216, 190, 'start'),
)

const turgid = plantCellInSolution.figure({
  name: `${topic}/turgid-cell`,
  title: 'A turgid plant cell in pure water',
})

const plasmolysed = plantCellInSolution.figure({
  name: `${topic}/plasmolysed-cell`,
  title: 'A plasmolysed plant cell in a concentrated solution',
  state: 'plasmolysed',
})

const redCells = figure(
  {
    name: `${topic}/red-blood-cells`,
    title: 'Red blood cells in three solutions',
    description:
      'In pure water the cell is torn open and its contents spill out. In a solution like blood plasma the cell is a disc with a paler middle. In a concentrated salt solution the cell is small, with a spiky edge.',
    height: 122,
  },
  redCellInSolution(62, 44, 'burst'),
  redCellInSolution(180, 44, 'normal'),
  redCellInSolution(296, 44, 'shrunken'),
  text(66, 96, 'in pure water:\nburst', { anchor: 'middle', cls: 's' }),
  text(180, 96, 'as in plasma:\nunchanged', { anchor: 'middle', cls: 's' }),
  text(296, 96, 'in salt solution:\nshrunken', { anchor: 'middle', cls: 's' }),
)

const POTATO = [
  [0, 16],
  [0.2, 7],
  [0.4, -4],
  [0.6, -13],
  [0.8, -19],
] as const

const g = graph({
  x: { label: 'concentration / mol per dm^{3}', max: 0.8, ticks: [0.2, 0.4, 0.6, 0.8], grid: true },
  y: { label: 'change in mass / %', min: -20, max: 20, ticks: [-20, -10, 0, 10, 20], grid: true },
  height: 180,
})

const potato = figure(
  {
    name: `${topic}/change-in-mass`,
    title: 'Graph of percentage change in mass against concentration of sucrose',
    description:
      'Concentration from 0 to 0.8 mol per dm³ is on the horizontal axis, percentage change in mass from −20 to +20 on the vertical one. Five crosses are joined by a falling curve: +16 at 0, +7 at 0.2, −4 at 0.4, −13 at 0.6 and −19 at 0.8. The curve crosses zero at about 0.33 mol per dm³.',
    height: 262,
  },
  g.axes,
  g.curve(POTATO),
  g.points(POTATO),
  arrow(...g.at(0.45, 9), ...g.at(0.34, 0.8), { cls: 'r' }),
  g.label(0.46, 9, 'no change in mass', { dy: 2, cls: 'tr s' }),
)

const carrier = activeTransport.figure({ name: `${topic}/active-transport` })

const rootHair = rootHairCell.figure({
  name: `${topic}/root-hair-cell`,
  only: ['root hair', 'cell membrane', 'vacuole', 'nucleus'],
})

export const figures = [
  box,
  air,
  cubes,
  model,
  tubing,
  turgid,
  plasmolysed,
  redCells,
  potato,
  carrier,
  rootHair,
]
