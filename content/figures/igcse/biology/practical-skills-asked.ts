import { animalAboveRule } from '@/content/figures/igcse/biology/practical-skills-drawing-a'
import { canineAboveRule } from '@/content/figures/igcse/biology/practical-skills-drawing-b'
import {
  foodTests,
  pointsOnGraph,
  tileOfDrops,
} from '@/content/figures/igcse/biology/practical-skills-evaluating'
import { faultyGraph, gasLine, weighedTwice } from '@/content/figures/igcse/biology/practical-skills-graphs'
import { cylinderAt, rootOnRule } from '@/content/figures/igcse/biology/practical-skills-measuring'
import { tubesInARow } from '@/content/figures/igcse/biology/practical-skills-tests'
import { aboveRuler } from '@/lib/figures/biology/above-ruler'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { buretteReading, describeScale, tubeReading } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { renamed } from '@/lib/figures/renamed'
import { circle, dot, line, type Point, polar, rect, text } from '@/lib/figures/shapes'

// What the worked examples and questions on practical skills are read from.

const topic = 'practical-skills-asked'
const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const
const own = (drawn: Figure, name: string) => renamed(drawn, `${topic}/${name}`)

const spider = own(
  animalAboveRule('spider', 'arachnid', 'S', { image: 38, start: 14 }),
  'animal-above-a-rule',
)
const tooth = own(canineAboveRule({ start: 8, image: 53 }), 'tooth-above-a-rule')

/** A lemon cut across: rind as two circles, ten segments. */
const lemon = aboveRuler({
  name: `${topic}/lemon-above-a-rule`,
  title: 'A drawing of a lemon, cut across, above a ruler',
  seen: 'A drawing of a lemon, cut across. The rind is drawn as two circles, one inside the other. Inside them thin lines lead from the middle to the rind, one every 36 degrees, and a seed lies in four of the parts between them.',
  start: 6,
  image: 60,
  draw: (left, top) => {
    const [x, y, radius] = [left + 120, top + 120, 120]
    return {
      shape:
        circle(x, y, radius, 'l sheet') +
        circle(x, y, radius - 24, 'l sheet') +
        Array.from({ length: 10 }, (_, at) =>
          line(...polar(x, y, 8, at * 36), ...polar(x, y, radius - 24, at * 36), 'l thin'),
        ).join('') +
        circle(x, y, 8, 'l thin sheet') +
        [1, 3, 6, 8].map(at => dot(...polar(x, y, 36, at * 36 + 18), 'd', 4)).join(''),
      height: 2 * radius,
    }
  },
})

const threeTrials = own(
  tileOfDrops(
    [
      { name: 'trial 1', dark: 7 },
      { name: 'trial 2', dark: 3 },
      { name: 'trial 3', dark: 6 },
    ],
    20,
  ),
  'tile-with-an-anomaly',
)

const bubbles = own(
  pointsOnGraph({
    x: 'light intensity / arbitrary units',
    y: 'bubbles per minute',
    points: [
      [1, 10],
      [2, 20],
      [3, 18],
      [4, 40],
      [5, 50],
    ],
    lettered: [0, 1, 2, 3, 4],
    top: 60,
  }),
  'bubbles-and-light',
)

const PH: readonly Point[] = [
  [5, 210],
  [6, 120],
  [7, 60],
  [8, 150],
  [9, 270],
]
const phGraph = graph({
  x: { label: 'pH', min: 4, max: 10, ticks: [4, 5, 6, 7, 8, 9, 10], grid: true },
  y: { label: 'mean time / s', max: 300, ticks: [0, 60, 120, 180, 240, 300], grid: true, parts: 6 },
  height: 190,
})
const timeAndPh = figure(
  {
    name: `${topic}/time-and-ph`,
    title: 'Mean time until no starch is left, against pH',
    description: `Mean time in s, with small squares of 10 s, against pH. Crosses at ${PH.map(([ph, time]) => `pH ${ph}, ${time} s`).join('; ')}. Straight lines join them.`,
    height: 272,
  },
  phGraph.axes,
  phGraph.line(PH),
  phGraph.points(PH),
)

const cylinder = own(
  cylinderAt('cylinder', 54, { from: 0, to: 100, division: 2, numbered: 20 }),
  'cylinder-to-read',
)
const seedling = own(rootOnRule(12, 85), 'root-to-measure')

const ROWS = [
  ['time', 'volume / cm^{3}'],
  ['1 min', '6.5'],
  ['2 min', '13'],
  ['3 min', '19.0'],
  ['4 min', '24.5 cm^{3}'],
] as const
const poorTable = figure(
  {
    name: `${topic}/table-of-a-student`,
    title: 'The table of a student',
    description: `A table with two columns and ruled lines. ${ROWS.map(([a, b]) => `${a}: ${b.replace('^{3}', '³')}`).join('; ')}.`,
    height: 156,
  },
  ...ROWS.map(
    ([time, volume], at) =>
      rect(70, 8 + at * 28, 90, 28, at === 0 ? 'l sunk' : 'l sheet') +
      rect(160, 8 + at * 28, 130, 28, at === 0 ? 'l sunk' : 'l sheet') +
      text(115, 27 + at * 28, time, at === 0 ? bold : middle) +
      text(225, 27 + at * 28, volume, at === 0 ? bold : middle),
  ),
)

const weighed = own(weighedTwice('3.50', '3.92'), 'potato-weighed-twice')
const gas = own(gasLine(5, 2), 'gas-against-time')
const smallScale = own(faultyGraph([4, 7, 11, 14, 18], 'small', 0), 'graph-to-criticise')

const TWENTY: Scale = { from: 0, to: 25, division: 0.5, numbered: 5 }
const dilution = figure(
  {
    name: `${topic}/two-volumes-to-mix`,
    title: 'The volumes of sucrose solution and of water that are mixed',
    description: `Parts of two measuring cylinders, marked in cubic centimetres. Sucrose solution: ${describeScale(TWENTY, 8, 'cm³')} Water: ${describeScale(TWENTY, 12, 'cm³')}`,
    height: 214,
  },
  text(96, 16, 'sucrose solution', bold),
  tubeReading({ x: 96, y: 26, value: 8, scale: TWENTY, height: 162 }),
  text(264, 16, 'distilled water', bold),
  tubeReading({ x: 264, y: 26, value: 12, scale: TWENTY, height: 162 }),
  text(180, 208, 'scales in cm^{3}', { anchor: 'middle', cls: 's' }),
)

const twoBurettes = figure(
  {
    name: `${topic}/burettes-at-the-end`,
    title: 'Parts of two burettes when the DCPIP solution has lost its colour',
    description: `Parts of two burettes, their zeros above. Vitamin C solution: ${describeScale({ from: 0, to: 50, division: 0.1, numbered: 1 }, 2.4, 'cm³')} Lemon juice: ${describeScale({ from: 0, to: 50, division: 0.1, numbered: 1 }, 4.8, 'cm³')}`,
    height: 214,
  },
  text(96, 16, 'vitamin C solution', bold),
  buretteReading({ x: 96, y: 26, value: 2.4, height: 162 }),
  text(264, 16, 'lemon juice', bold),
  buretteReading({ x: 264, y: 26, value: 4.8, height: 162 }),
  text(180, 208, 'scales in cm^{3}', { anchor: 'middle', cls: 's' }),
)

const twoFoods = own(
  foodTests([
    { name: 'P', colours: ['orange-brown', 'purple', 'blue', 'cloudy white'] },
    { name: 'Q', colours: ['blue-black', 'blue', 'green', 'clear'] },
  ]),
  'tests-on-two-foods',
)

const weedTubes = own(
  tubesInARow({
    name: 'weed-in-indicator',
    title: 'Three closed tubes of red hydrogencarbonate indicator',
    tells:
      'Three closed tubes with the same volume of red indicator. A: a water plant inside; bright light. B: a water plant inside; wrapped in foil. C: no plant; bright light.',
    tubes: [
      { top: 'A', below: 'bright light', bunged: true, inside: 'plant', fill: 'rw' },
      { top: 'B', below: 'wrapped in foil', bunged: true, inside: 'plant', fill: 'rw' },
      { top: 'C', below: 'bright light', bunged: true, fill: 'rw' },
    ],
  }),
  'weed-in-indicator',
)

export const figures: Figure[] = [
  spider,
  tooth,
  lemon,
  threeTrials,
  bubbles,
  timeAndPh,
  cylinder,
  seedling,
  poorTable,
  weighed,
  gas,
  smallScale,
  dilution,
  twoBurettes,
  twoFoods,
  weedTubes,
]
