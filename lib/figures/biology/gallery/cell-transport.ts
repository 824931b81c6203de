import { figure } from '@/lib/figures/figure'
import { arrow, text } from '@/lib/figures/shapes'
import { activeTransport, diffusionBox, plantCellInSolution, redCellInSolution } from '../cell-transport'

export const pieces = [
  plantCellInSolution.figure({ name: 'kit/turgid' }),
  plantCellInSolution.figure({ name: 'kit/flaccid', state: 'flaccid', labels: 'none' }),
  plantCellInSolution.figure({ name: 'kit/plasmolysed', state: 'plasmolysed' }),
  figure(
    {
      name: 'kit/red-cells',
      title: 'Red blood cells in three solutions',
      description:
        'The first cell is large and torn open, and its contents spill out. The second is a disc with a paler middle. The third is small, with a spiky edge.',
      height: 104,
    },
    redCellInSolution(66, 42, 'burst'),
    redCellInSolution(180, 42, 'normal'),
    redCellInSolution(290, 42, 'shrunken'),
    ['A', 'B', 'C'].map((each, at) => text(68 + at * 112, 96, each, { anchor: 'middle', cls: 'b' })).join(''),
  ),
  figure(
    {
      name: 'kit/diffusion',
      title: 'Diffusion in a box',
      description:
        'Two boxes with a dashed membrane in the middle. At first twenty particles are on the left and two on the right; later there are eleven on each side.',
      height: 130,
    },
    diffusionBox({ x: 10, y: 10, width: 140, height: 90, left: 20, right: 2, membrane: true }),
    arrow(160, 55, 200, 55),
    diffusionBox({ x: 210, y: 10, width: 140, height: 90, left: 11, right: 11, membrane: true }),
    text(80, 120, 'at first', { anchor: 'middle', cls: 's' }),
    text(280, 120, 'later', { anchor: 'middle', cls: 's' }),
  ),
  activeTransport.figure({ name: 'kit/active-transport' }),
]
