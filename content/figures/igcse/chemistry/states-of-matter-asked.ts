import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { rule } from '@/lib/figures/laboratory/measuring'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { particleBox, scatter } from '@/lib/figures/particles'
import { dot, ellipse, line, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'states-of-matter-asked'
const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

// --- Diffusion ---

const [tubeLeft, tubeLength] = [26, 288]
const along = (centimetres: number) => tubeLeft + (centimetres / 90) * tubeLength

/** A closed tube with cotton wool at both ends, 90 cm apart; (tubeLeft, y) is its inner upper left corner. */
const tube = (y: number, inside: Shape): Shape =>
  rect(8, y, 324, 38, 'l') +
  inside +
  rect(2, y - 2, 10, 42, 'l sunk', 3) +
  rect(328, y - 2, 10, 42, 'l sunk', 3) +
  ellipse(19, y + 19, 7, 16, 'l w') +
  ellipse(321, y + 19, 7, 16, 'l rw')

const tubeRule = rule({
  x: along(0),
  y: 92,
  length: tubeLength,
  scale: { from: 0, to: 90, division: 2, numbered: 10 },
  unit: '',
})

const tubeOnRule = figure(
  {
    name: `${topic}/tube-on-a-rule`,
    title: 'A tube with two gases above a rule',
    description:
      'A long closed tube lies above a rule with a mark at every 2 cm. The cotton wool with aqueous ammonia begins at the mark 0 cm, that with hydrochloric acid at the mark 90 cm. A thin white ring in the tube stands above the second mark after 50 cm.',
    height: 144,
  },
  text(4, 16, 'cotton wool with\naqueous ammonia'),
  text(338, 16, 'cotton wool with\nhydrochloric acid', { anchor: 'end' }),
  tube(44, rect(along(54) - 2, 45, 4, 36, 'l sheet')),
  line(along(54), 82, along(54), 92, 'l thin'),
  text(along(53), 18, 'white\nring', { anchor: 'middle' }),
  tubeRule.shape,
  text(344, 140, 'cm', { anchor: 'end', cls: 's' }),
)

const placesInTube = figure(
  {
    name: `${topic}/four-places-in-a-tube`,
    title: 'Four places in a tube',
    description:
      'A long closed tube with a basic gas at the left end and hydrogen chloride at the right end. A dashed line marks the middle, and a white ring, marked ring with ammonia, stands right of the middle. Four places are marked: A far left, B a little left of the middle, C between the middle and the ring, D far right of the ring.',
    height: 142,
  },
  text(4, 16, 'ammonia or\nmethylamine'),
  text(338, 16, 'hydrogen\nchloride', { anchor: 'end' }),
  tube(44, rect(along(54) - 2, 45, 4, 36, 'l sheet') + line(along(45), 45, along(45), 81, 'l dash thin')),
  text(along(45), 134, 'middle', small),
  line(along(45), 84, along(45), 118, 'l dash thin'),
  text(along(54), 28, 'ring with ammonia', small),
  line(along(54), 33, along(54), 44, 'l thin'),
  ...(
    [
      [22, 'A'],
      [38, 'B'],
      [49.3, 'C'],
      [72, 'D'],
    ] as const
  ).map(([at, letter]) => line(along(at), 84, along(at), 92, 'l') + text(along(at), 108, letter, bold)),
)

const bromineIn = (x: number, upper: number, lower: number, seed: number): Shape =>
  rect(x, 10, 60, 140, 'l') +
  [...scatter(x, 10, 60, 3, upper, seed, 68), ...scatter(x, 82, 60, 3, lower, seed + 1, 68)]
    .map(([px, py]) => dot(px, py, 'rd', 3))
    .join('') +
  line(x - 6, 80, x, 80) +
  line(x + 60, 80, x + 66, 80)

const jarsAtThreeTimes = figure(
  {
    name: `${topic}/jars-at-three-times`,
    title: 'Bromine particles in two gas jars at three times',
    description:
      'Three pairs of gas jars, one jar upside down on the other, open to each other. Only bromine particles are drawn. X: 3 particles in the upper jar, 13 in the lower. Y: 8 in the upper, 8 in the lower. Z: none in the upper, 16 in the lower.',
    height: 178,
  },
  bromineIn(44, 3, 13, 21),
  bromineIn(152, 8, 8, 4),
  bromineIn(260, 0, 16, 9),
  text(74, 170, 'X', bold),
  text(182, 170, 'Y', bold),
  text(290, 170, 'Z', bold),
)

// --- Solids, liquids and gases ---

const barrel = linearScale({
  from: 0,
  to: 100,
  division: 2,
  numbered: 20,
  longer: 10,
  x: 40,
  y: 84,
  length: 230,
  way: 'right',
  side: 'below',
})
/** A closed gas syringe that lies level, with so much gas in it, in cm³. */
export function levelSyringe(volume: number): Shape {
  const [piston] = barrel.at(volume)
  return (
    rect(40, 46, piston - 40, 38, 'w') +
    line(40, 46, 284, 46) +
    line(40, 84, 284, 84) +
    line(40, 46, 40, 84) +
    rect(30, 59, 10, 12, 'd') +
    rect(piston, 47, 9, 36, 'l sunk') +
    rect(piston + 9, 60, 342 - piston - 9, 10, 'l sheet') +
    rect(342, 50, 6, 30, 'l sunk') +
    barrel.shape +
    text(304, 109, 'cm^{3}', { cls: 's' }) +
    pointer(80, 22, 96, 60, 'gas') +
    pointer(piston + 20, 22, piston + 5, 56, 'plunger')
  )
}

const gasSyringe = figure(
  {
    name: `${topic}/gas-in-a-syringe`,
    title: 'A gas syringe with a scale',
    description:
      'A closed gas syringe lies level. Its scale runs from 0 to 100 cm³ with a mark at every 2 cm³. The inner face of the plunger, at the right end of the gas, stands at the second mark after 60.',
    height: 126,
  },
  levelSyringe(64),
)

const threeBoxes = (drawn: readonly Shape[]): Shape =>
  [0, 1, 2]
    .map(
      at =>
        (drawn[at] ?? rect(10 + at * 120, 10, 100, 100)) +
        text(60 + at * 120, 130, ['solid', 'liquid', 'gas'][at] ?? '', bold),
    )
    .join('')

const boxesToComplete = figure(
  {
    name: `${topic}/boxes-to-complete`,
    title: 'Boxes for the particles of three states',
    description:
      'Three boxes of the same size, named solid, liquid and gas. In the first, circles of one size touch each other in straight rows from the bottom up. The other two are empty.',
    height: 142,
  },
  threeBoxes([particleBox(10, 10, 100, 'solid', 8)]),
)

const boxesComplete = figure(
  {
    name: `${topic}/boxes-complete`,
    title: 'The particles of three states, complete',
    description:
      'Solid: circles touch in straight rows. Liquid: circles of the same size, most of them touching, in no regular pattern at the bottom of the box. Gas: nine circles of the same size, far apart and spread at random through the box.',
    height: 142,
  },
  threeBoxes([
    particleBox(10, 10, 100, 'solid', 8),
    particleBox(130, 10, 100, 'liquid', 8),
    particleBox(250, 10, 100, 'gas', 8),
  ]),
)

const heating = graph({
  x: { label: 'time / min', max: 16, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16], grid: true },
  y: { label: 'temperature / °C', max: 200, ticks: [0, 40, 80, 120, 160, 200], grid: true, parts: 4 },
})

const heatingCurve = figure(
  {
    name: `${topic}/heating-curve`,
    title: 'Heating curve of a substance',
    description:
      'Temperature in °C against time in minutes. The line rises from 20 °C at 0 min to 80 °C at 2 min, is level until 5 min, rises to 150 °C at 8 min, is level until 14 min and rises to 190 °C at 16 min.',
    height: 248,
  },
  heating.axes,
  heating.line([
    [0, 20],
    [2, 80],
    [5, 80],
    [8, 150],
    [14, 150],
    [16, 190],
  ]),
)

export const figures = [
  tubeOnRule,
  placesInTube,
  jarsAtThreeTimes,
  gasSyringe,
  boxesToComplete,
  boxesComplete,
  heatingCurve,
]
