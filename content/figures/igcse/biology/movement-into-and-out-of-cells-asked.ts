import { plantCellInSolution } from '@/lib/figures/biology/cell-transport'
import { placed } from '@/lib/figures/biology/placed'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { balance } from '@/lib/figures/laboratory/stands'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { circle, dimension, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { agarCube } from './movement-into-and-out-of-cells'

const topic = 'movement-into-and-out-of-cells-asked'

const twoCubes = figure(
  {
    name: `${topic}/two-cubes`,
    title: 'Two cubes of different size',
    description:
      'Two cubes. Every side of the small cube is 1 cm long. Every side of the large cube is 3 cm long.',
    height: 176,
  },
  agarCube(60, 144, 34, 'l w'),
  dimension(60, 158, 94, 158, '1 cm', [77, 173]),
  agarCube(180, 144, 102, 'l w'),
  dimension(180, 158, 282, 158, '3 cm', [231, 173]),
)

/** A round cell with its letter and the concentration in it. */
function cell(x: number, y: number, letter: string, value: string): Shape {
  return (
    circle(x, y, 46, 'l w') +
    text(x, y - 6, letter, { anchor: 'middle', cls: 'b' }) +
    text(x, y + 16, value, { anchor: 'middle' })
  )
}

const threeCells = figure(
  {
    name: `${topic}/three-cells`,
    title: 'The concentration of glucose in three cells that touch',
    description:
      'Three cells, each of which touches the other two. The concentration of glucose is 12 units in cell P, 3 units in cell Q and 8 units in cell R.',
    height: 186,
  },
  cell(134, 50, 'P', '12 units'),
  cell(226, 50, 'Q', '3 units'),
  cell(180, 129.7, 'R', '8 units'),
)

const TIMES: readonly Point[] = [
  [10, 16],
  [20, 11],
  [30, 8],
  [40, 6],
  [50, 5],
]

const times = graph({
  x: {
    label: 'temperature of the acid / °C',
    min: 0,
    max: 50,
    ticks: [0, 10, 20, 30, 40, 50],
    grid: true,
    parts: 2,
  },
  y: {
    label: 'time until colourless / minutes',
    max: 18,
    ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18],
    grid: true,
  },
  height: 198,
})

const cubesAndTemperature = figure(
  {
    name: `${topic}/cubes-and-temperature`,
    title: 'The time until cubes of agar are colourless in acid, at five temperatures',
    description:
      'A graph of time in minutes against the temperature of the acid in °C. Five crosses are joined by a falling curve that becomes less steep: 16 minutes at 10 °C, 11 at 20 °C, 8 at 30 °C, 6 at 40 °C and 5 at 50 °C.',
    height: 280,
  },
  times.axes,
  times.curve(TIMES),
  times.points(TIMES),
)

const potatoCylinder = (x: number, y: number) => rect(x - 22, y - 12, 44, 12, 'l hl', 5)

const onBalances = figure(
  {
    name: `${topic}/cylinder-on-a-balance`,
    title: 'A cylinder of potato on a balance, before and after an hour in a solution',
    description:
      'A cylinder of potato lies on a balance twice. Before, the display shows 4.80 g. After one hour in a sucrose solution, the same cylinder gives 4.20 g.',
    height: 110,
  },
  text(92, 18, 'before', { anchor: 'middle', cls: 'b' }),
  text(268, 18, 'after one hour', { anchor: 'middle', cls: 'b' }),
  potatoCylinder(92, 60),
  balance(92, 100, '4.80', 'g'),
  potatoCylinder(268, 60),
  balance(268, 100, '4.20', 'g'),
)

const bag = figure(
  {
    name: `${topic}/bag-in-a-beaker`,
    title: 'A bag of dialysis tubing in a beaker',
    description:
      'A closed bag of dialysis tubing lies in a beaker. Inside the bag is sucrose solution of 5 per cent, outside it in the beaker is sucrose solution of 20 per cent.',
    height: 150,
  },
  beaker({ x: 180, y: 136, width: 130, height: 116, level: 0.82 }),
  rect(160, 58, 40, 66, 'l sheet', 16),
  line(174, 58, 174, 52),
  line(186, 58, 186, 52),
  rect(171, 55, 18, 6, 'l sunk', 2),
  label('dialysis\ntubing', 68, 62, 160, 80, 'end'),
  label('5% sucrose\nsolution', 272, 62, 186, 92, 'start'),
  label('20% sucrose\nsolution', 272, 114, 222, 112, 'start'),
)

const SWEET_POTATO: readonly Point[] = [
  [0, 16],
  [0.1, 12],
  [0.2, 8],
  [0.3, 4],
  [0.4, 0],
  [0.5, -3],
  [0.6, -6],
]

const gain = graph({
  x: {
    label: 'concentration / mol per dm^{3}',
    max: 0.6,
    ticks: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6],
    grid: true,
  },
  y: {
    label: 'change in mass / %',
    min: -8,
    max: 16,
    ticks: [-8, -4, 0, 4, 8, 12, 16],
    grid: true,
    parts: 2,
  },
  height: 192,
})

const sweetPotato = figure(
  {
    name: `${topic}/sweet-potato-in-sucrose`,
    title: 'Percentage change in mass of cylinders of sweet potato in sucrose solutions',
    description:
      'A graph of percentage change in mass against the concentration of sucrose. Seven crosses on a falling line: +16 at 0, +12 at 0.1, +8 at 0.2, +4 at 0.3, 0 at 0.4, −3 at 0.5 and −6 at 0.6 mol per dm³.',
    height: 274,
  },
  gain.axes,
  gain.curve(SWEET_POTATO),
  gain.points(SWEET_POTATO),
)

/** A plant cell in a solution, in one third of the canvas. */
function onionCell(middle: number, letter: string, state: 'turgid' | 'flaccid' | 'plasmolysed'): Shape {
  return (
    placed(plantCellInSolution({ labels: 'none', state }), { x: middle - 180 * 0.74, y: 0, scale: 0.74 }) +
    text(middle, 124, letter, { anchor: 'middle', cls: 'b' })
  )
}

const onionCells = figure(
  {
    name: `${topic}/onion-cells`,
    title: 'A cell of an onion in each of three solutions',
    description:
      'Three cells of an onion. In solution P the contents have shrunk away from the wall, and there is a gap between them. In solution Q the contents press on the wall all round, and the wall bulges outwards. In solution R the contents only just touch the wall, which is straight.',
    height: 134,
  },
  onionCell(62, 'P', 'plasmolysed'),
  onionCell(180, 'Q', 'turgid'),
  onionCell(298, 'R', 'flaccid'),
)

export const figures = [twoCubes, threeCells, cubesAndTemperature, onBalances, bag, sweetPotato, onionCells]
