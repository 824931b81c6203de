import { lymphocyte } from '../blood-cells'
import { animalCell } from '../cells'
import { barLength, measuredLength, measuredLine, scaleBar } from '../scale-bar'

export const pieces = [
  animalCell.figure({
    name: 'kit/cell-with-scale',
    labels: 'none',
    title: 'A cell with a scale bar',
    extraHeight: 26,
    also: scaleBar({ x: 140, y: 192, length: barLength(10, 20, 140), label: '10 µm' }),
    alsoTells:
      'A scale bar below the cell stands for 10 micrometres; it is half as long as the cell is wide.',
  }),
  lymphocyte.figure({
    name: 'kit/cell-to-measure',
    labels: 'none',
    title: 'A cell with a line X to Y',
    also: measuredLine({ x1: 130, y1: 58, x2: 230, y2: 58 }),
    alsoTells: 'A line from X to Y crosses the whole cell.',
  }),
  lymphocyte.figure({
    name: 'kit/cell-measured',
    labels: 'none',
    extraHeight: 24,
    also: measuredLength(131, 132, 229, 132, '48 mm'),
    alsoTells: 'An arrow below shows that the drawing of the cell is 48 millimetres wide.',
  }),
]
