import { smooth } from '@/lib/figures/biology/organic'
import { describeTeeth, teethInARow } from '@/lib/figures/biology/teeth'
import { toothSection } from '@/lib/figures/biology/tooth'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { dimension, line, type Point, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { agarCube } from './movement-into-and-out-of-cells'

const topic = 'human-nutrition-asked-2'

const PH: readonly Point[] = [
  [4, 4],
  [5, 20],
  [6, 50],
  [7, 80],
  [8, 100],
  [9, 80],
  [10, 50],
]

const ph = graph({
  x: { label: 'pH', min: 4, max: 10, ticks: [4, 5, 6, 7, 8, 9, 10], grid: true, parts: 2 },
  y: {
    label: 'activity of trypsin / % of greatest activity',
    max: 104,
    ticks: [0, 20, 40, 60, 80, 100],
    grid: true,
    parts: 2,
  },
})

const trypsin = figure(
  {
    name: `${topic}/trypsin-and-ph`,
    title: 'The activity of trypsin at different pH',
    description:
      'A graph of the activity of trypsin, as a percentage of the greatest activity, against pH from 4 to 10. The curve rises from 4 at pH 4 through 20 at pH 5, 50 at pH 6 and 80 at pH 7 to 100 at pH 8, and falls to 80 at pH 9 and 50 at pH 10.',
    height: 246,
  },
  ph.axes,
  ph.curve(PH),
)

const STARCH: readonly Point[] = [
  [0, 10],
  [1, 7.5],
  [2, 5],
  [3, 2.8],
  [4, 1.2],
  [5, 0.3],
  [6, 0],
  [8, 0],
]

const starch = graph({
  x: { label: 'time / minutes', max: 8, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8], grid: true },
  y: { label: 'mass of starch left / mg', max: 11, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
})

const saliva = figure(
  {
    name: `${topic}/starch-with-saliva`,
    title: 'Starch with saliva at two values of pH',
    description:
      'A graph of the mass of starch left, in milligrams, against time in minutes. Both lines begin at 10. The line for pH 7 falls in a straight line to 5 at 2 minutes, then less and less steeply to zero at 6 minutes. The line for pH 2 is level at 10 to 8 minutes.',
    height: 246,
  },
  starch.axes,
  starch.line(STARCH.slice(0, 3)),
  starch.curve(STARCH.slice(2, 7)),
  starch.line(STARCH.slice(6)),
  starch.line(
    [
      [0, 10],
      [8, 10],
    ],
    'r dash',
  ),
  starch.label(3.1, 3.4, 'pH 7', { cls: 'tp' }),
  starch.label(6, 8.9, 'pH 2', { cls: 'tr' }),
)

/** A tube with a piece of egg white at its bottom. */
function tube(x: number, side: number, name: string, words: string): Shape {
  return (
    testTube({ x, y: 130, width: 40, height: 100, level: 0.62 }) +
    (side > 0 ? rect(x - side / 2, 122 - side, side, side, 'l sheet', 3) : '') +
    text(x, 20, name, { anchor: 'middle', cls: 'b' }) +
    text(x, 150, words, { anchor: 'middle', cls: 's' })
  )
}

const eggWhite = figure(
  {
    name: `${topic}/egg-white-in-three-tubes`,
    title: 'Three tubes with egg white after two hours at 37 °C',
    description:
      'Three tubes. P: pepsin, pH 2; a small piece of egg white is left, 0.5 g. Q: pepsin, pH 8; a large piece is left, 5.0 g. R: boiled pepsin, pH 2; a large piece is left, 5.0 g.',
    height: 194,
  },
  tube(64, 12, 'P', 'pepsin\npH 2\n0.5 g left'),
  tube(180, 26, 'Q', 'pepsin\npH 8\n5.0 g left'),
  tube(296, 26, 'R', 'boiled pepsin\npH 2\n5.0 g left'),
)

const cheese = figure(
  {
    name: `${topic}/cube-of-cheese`,
    title: 'A cube of cheese, whole and cut',
    description:
      'On the left one cube with sides of 2 cm. On the right eight equal cubes with sides of 1 cm, made by cutting such a cube.',
    height: 150,
  },
  agarCube(20, 112, 72, 'l hl'),
  dimension(20, 124, 92, 124, '2 cm', [56, 140]),
  [0, 1, 2, 3].map(at => agarCube(164 + at * 48, 58, 36, 'l hl')).join(''),
  [0, 1, 2, 3].map(at => agarCube(164 + at * 48, 112, 36, 'l hl')).join(''),
  dimension(164, 124, 200, 124, '1 cm', [182, 140]),
)

const ROW = ['molar', 'canine', 'incisor', 'premolar'] as const
const LETTERS = ['P', 'Q', 'R', 'S']

const teeth = figure(
  {
    name: `${topic}/teeth-with-letters`,
    title: 'Four human teeth from the side',
    description: describeTeeth(ROW, LETTERS),
    height: 170,
  },
  teethInARow(ROW, LETTERS),
)

const holes = toothSection.figure({
  name: `${topic}/tooth-with-holes`,
  title: 'A tooth with two holes, cut lengthwise',
  labels: { gum: 'W', 'jaw bone': 'X', enamel: 'Y' },
  also:
    polygon(
      [
        [134, 42],
        [134, 54],
        [141, 48],
      ],
      'd',
    ) +
    polygon(
      [
        [205, 12],
        [215, 16],
        [203, 72],
        [196, 66],
      ],
      'd',
    ) +
    line(72, 44, 136, 48, 'l thin') +
    text(66, 48, 'hole 1', { anchor: 'end' }) +
    line(290, 20, 211, 22, 'l thin') +
    text(294, 24, 'hole 2'),
  alsoTells:
    'Hole 1 is a small dark notch in the outer layer at the side. Hole 2 is a dark channel from the top through the outer layer and the layer below it into the hollow.',
})

const digested = graph({
  x: {
    label: 'time / minutes',
    max: 90,
    ticks: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90],
    grid: true,
    parts: 2,
  },
  y: { label: 'mass of egg white left / g', max: 5.5, ticks: [0, 1, 2, 3, 4, 5], grid: true, parts: 2 },
})

const wholeAndChopped = figure(
  {
    name: `${topic}/whole-and-chopped`,
    title: 'Egg white with protease, in two tubes',
    description:
      'A graph of the mass of egg white left, in grams, against time in minutes. Both lines begin at 5.0. Line B falls steeply, through 2.5 at 10 minutes, to zero at 25 minutes. Line A falls slowly, through 4.2 at 10 minutes and 2.0 at 40 minutes, to zero at 80 minutes.',
    height: 246,
  },
  digested.axes,
  digested.curve([
    [0, 5],
    [5, 3.72],
    [10, 2.55],
    [15, 1.49],
    [20, 0.6],
    [25, 0],
  ]),
  digested.curve(
    [
      [0, 5],
      [10, 4.19],
      [20, 3.42],
      [30, 2.69],
      [40, 2],
      [50, 1.37],
      [60, 0.8],
      [70, 0.32],
      [80, 0],
    ],
    'r dash',
  ),
  digested.label(15, 1.6, 'B', { dx: 4, cls: 'b tp' }),
  digested.label(44, 1.9, 'A', { cls: 'b tr' }),
)

/** A lining of five villi of one height, above a level. */
function lining(x: number, tall: number, name: string, below: string): Shape {
  const outline = Array.from({ length: 5 }, (_, at): Point[] => {
    const left = x + at * 28
    return [
      [left + 5, 128],
      [left + 6, 128 - tall * 0.8],
      [left + 14, 128 - tall],
      [left + 22, 128 - tall * 0.8],
      [left + 23, 128],
    ]
  })
  return (
    polygon([[x, 128], ...smooth(outline.flat()), [x + 140, 128], [x + 140, 150], [x, 150]], 'l rw') +
    text(x + 70, 24, name, { anchor: 'middle', cls: 'b' }) +
    text(x + 70, 172, below, { anchor: 'middle', cls: 's' })
  )
}

const twoLinings = figure(
  {
    name: `${topic}/two-linings`,
    title: 'The lining of the small intestine of two people, at the same scale',
    description:
      'Two sections at the same scale, each with five villi. The villi of the healthy person are long, like fingers; below stands: 25 villi on 1 square millimetre, surface of each 0.40 square millimetres. Those of the person with coeliac disease are low bumps; below stands: 25 villi on 1 square millimetre, surface of each 0.06 square millimetres.',
    height: 202,
  },
  lining(20, 86, 'healthy', 'on 1 mm^{2}: 25 villi,\nsurface of each 0.40 mm^{2}'),
  lining(200, 14, 'coeliac disease', 'on 1 mm^{2}: 25 villi,\nsurface of each 0.06 mm^{2}'),
)

export const figures = [twoLinings, trypsin, saliva, eggWhite, cheese, teeth, holes, wholeAndChopped]
