import { ball, particlesIn, repeated } from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { levelSyringe } from '@/content/figures/igcse/chemistry/states-of-matter-asked'
import { ballModel, flaskOnBalance } from '@/content/figures/igcse/chemistry/stoichiometry'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { buretteReading } from '@/lib/figures/laboratory/measuring'
import { arrow, text } from '@/lib/figures/shapes'

const topic = 'stoichiometry-asked'
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Formulae ---

const modelOfAnAcid = figure(
  {
    name: `${topic}/model-of-an-acid`,
    title: 'A model of balls and sticks',
    description:
      'Three balls C in a row, joined by sticks. The first carries three balls H, the second two. The third is joined by two sticks to a ball O and by one stick to another ball O, which carries a ball H.',
    height: 150,
  },
  ballModel(180, 78, 'CH3CH2COOH', 40),
)

const modelWithChlorine = figure(
  {
    name: `${topic}/model-with-chlorine`,
    title: 'A model of balls and sticks',
    description: 'Two balls C joined by a stick. Each of them is joined to one ball Cl and to two balls H.',
    height: 140,
  },
  ballModel(180, 70, 'ClCH2CH2Cl', 42),
)

const beforeAndAfter = figure(
  {
    name: `${topic}/nitrogen-and-hydrogen`,
    title: 'Particles before and after a reaction',
    description:
      'A key: a filled circle is an atom of nitrogen, an open circle an atom of hydrogen. Before: two particles of two filled circles joined and six particles of two open circles joined. After: four particles, each of one filled circle joined to three open ones.',
    height: 178,
  },
  particlesIn(
    [8, 8],
    [140, 116],
    repeated([
      [2, ['black', 'black']],
      [6, ['white', 'white']],
    ]),
    7,
  ),
  arrow(160, 66, 200, 66),
  particlesIn([212, 8], [140, 116], repeated([[4, ['black', 'white', 'white', 'white']]]), 5),
  text(78, 145, 'before', bold),
  text(282, 145, 'after', bold),
  ball(88, 165, 'black'),
  text(99, 169.5, 'nitrogen atom'),
  ball(214, 165, 'white'),
  text(224, 169.5, 'hydrogen atom'),
)

// --- Relative masses ---

const oxide = graph({
  x: { label: 'mass of magnesium / g', max: 24, ticks: [0, 6, 12, 18, 24], grid: true, parts: 3 },
  y: { label: 'mass of magnesium oxide / g', max: 40, ticks: [0, 10, 20, 30, 40], grid: true, parts: 5 },
})

const magnesiumOxide = figure(
  {
    name: `${topic}/magnesium-oxide`,
    title: 'Mass of magnesium oxide from magnesium',
    description:
      'Mass of magnesium oxide in grams against mass of magnesium in grams: a straight line from the origin to the point 24 g of magnesium, 40 g of magnesium oxide. The grid has a line at every 2 g.',
    height: 248,
  },
  oxide.axes,
  oxide.line([
    [0, 0],
    [24, 40],
  ]),
)

const modelOfAMolecule = figure(
  {
    name: `${topic}/model-of-a-molecule`,
    title: 'A model of a molecule',
    description:
      'Two balls C joined by a stick. One carries three balls H, the other two balls H and a ball Cl.',
    height: 140,
  },
  ballModel(180, 70, 'CH3CH2Cl', 42),
)

const openFlask = figure(
  {
    name: `${topic}/open-flask`,
    title: 'An open flask on a balance at the start and at the end',
    description:
      'The same open conical flask on a balance twice. At the start it holds lumps in a liquid and the balance reads 152.6 g. At the end there are no lumps and it reads 150.4 g.',
    height: 194,
  },
  flaskOnBalance(90, 160, '152.6', false),
  flaskOnBalance(270, 160, '150.4', false, false),
  text(90, 188, 'start', bold),
  text(270, 188, 'end', bold),
)

// --- The mole ---

const burette = figure(
  {
    name: `${topic}/burette-twice`,
    title: 'A burette at the start and at the end of a titration',
    description:
      'Two parts of a burette, its numbers growing downwards, with ten divisions from number to number. At the start the bottom of the meniscus is four divisions below 1. At the end it is four divisions below 21.',
    height: 204,
  },
  buretteReading({ x: 100, y: 10, value: 1.4 }),
  buretteReading({ x: 260, y: 10, value: 21.4 }),
  text(100, 198, 'start', bold),
  text(260, 198, 'end', bold),
)

const oxygenInSyringe = figure(
  {
    name: `${topic}/gas-in-a-syringe`,
    title: 'A gas syringe with a scale',
    description:
      'A closed gas syringe lies level. Its scale runs from 0 to 100 cm³ with a mark at every 2 cm³. The inner face of the plunger, at the right end of the gas, stands at the mark one before 50.',
    height: 126,
  },
  levelSyringe(48),
)

const gas = graph({
  x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: {
    label: 'volume of carbon dioxide / dm^{3}',
    max: 1.2,
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2],
    grid: true,
    parts: 5,
  },
})

const carbonDioxide = figure(
  {
    name: `${topic}/carbon-dioxide-and-time`,
    title: 'Carbon dioxide from a sample of calcium carbonate',
    description:
      'Volume of carbon dioxide in dm³ against time in minutes. The curve starts at the origin, becomes less steep and is level from 8 minutes on, two of the finer lines above 1.0; five of them make 0.2 dm³.',
    height: 248,
  },
  gas.axes,
  gas.plot(time => 1.08 * (1 - (1 - Math.min(time, 8) / 8) ** 3), 0, 10),
)

export const figures = [
  modelOfAnAcid,
  modelWithChlorine,
  beforeAndAfter,
  magnesiumOxide,
  modelOfAMolecule,
  openFlask,
  burette,
  oxygenInSyringe,
  carbonDioxide,
]
