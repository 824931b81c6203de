import { fizzing, gasFromWater, ladder, stripsInTubes } from '@/content/figures/igcse/chemistry/metals'
import { aluminiumCell } from '@/content/figures/igcse/chemistry/metals-2'
import { blastFurnace } from '@/lib/figures/chemistry/industry'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const topic = 'metals-asked'

const letterRow = (name: string) => ({ name, isGap: true })

// --- Extraction ---

const furnace = figure(
  {
    name: `${topic}/furnace-with-letters`,
    title: 'A blast furnace with letters',
    description:
      'A tall furnace in section. Solids go in at the top at P. Gases leave near the top at Q. A gas is blown in on both sides near the bottom at R. Two liquids lie at the bottom, one on the other: the upper one leaves at S, the lower one at T.',
    height: 280,
  },
  blastFurnace(10, 6, { charge: 'P', gases: 'Q', air: 'R', slag: 'S', iron: 'T' }),
)

const twoGaps = figure(
  {
    name: `${topic}/two-places-in-the-series`,
    title: 'Part of the reactivity series with two letters',
    description:
      'Part of the reactivity series, most reactive at the top: calcium, X, aluminium, carbon, Y, iron, copper, gold.',
    height: 190,
  },
  ladder(110, 6, [
    { name: 'calcium' },
    letterRow('X'),
    { name: 'aluminium' },
    { name: 'carbon', isMetal: false },
    letterRow('Y'),
    { name: 'iron' },
    { name: 'copper' },
    { name: 'gold' },
  ]),
)

const cell = figure(
  {
    name: `${topic}/cell-with-letters`,
    title: 'The electrolysis of aluminium oxide, with letters',
    description:
      'A tank in section. Its lining, A, is joined to the negative terminal. Three blocks, B, joined to the positive terminal, dip from above into the liquid C, and bubbles rise beside them. Another liquid, D, lies below C at the bottom of the tank.',
    height: 172,
  },
  aluminiumCell(42, 6, { anode: 'B', electrolyte: 'C', metal: 'D', lining: 'A' }),
)

// --- Properties ---

const oxide = graph({
  x: { label: 'mass of calcium / g', max: 2, ticks: [0, 0.5, 1, 1.5, 2], grid: true, parts: 5 },
  y: { label: 'mass of calcium oxide / g', max: 3, ticks: [0, 1, 2, 3], grid: true, parts: 5 },
})

const calciumOxide = figure(
  {
    name: `${topic}/calcium-oxide`,
    title: 'Mass of calcium oxide from calcium',
    description:
      'Mass of calcium oxide in grams against mass of calcium in grams: a straight line from the origin to the point 2.0 g of calcium, 2.8 g of calcium oxide. The grid has lines at every 0.1 g of calcium and every 0.2 g of calcium oxide.',
    height: 248,
  },
  oxide.axes,
  oxide.line([
    [0, 0],
    [2, 2.8],
  ]),
)

const metalInWater = figure(
  {
    name: `${topic}/metal-x-in-water`,
    title: 'Metal X in cold water',
    description:
      'Pieces of metal X lie at the bottom of a beaker of cold water, below an upturned funnel. Bubbles rise through the funnel into a test-tube that stands upside down on its stem. A little gas has collected at the top of the tube.',
    height: 210,
  },
  gasFromWater('metal X', 0.22),
)

const gas = graph({
  x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: 'volume of gas / cm^{3}', max: 60, ticks: [0, 20, 40, 60], grid: true, parts: 5 },
})

const gasFromAcid = figure(
  {
    name: `${topic}/gas-from-a-solid-in-acid`,
    title: 'Gas from a solid in dilute hydrochloric acid',
    description:
      'Volume of gas in cm³ against time in minutes, with a line at every 4 cm³ and at every 2 minutes. The curve starts at the origin, becomes less steep and is level from the third of the upright lines on, two lines above 40.',
    height: 248,
  },
  gas.axes,
  gas.plot(t => 48 * (1 - (1 - Math.min(t, 6) / 6) ** 2), 0, 10),
)

// --- Reactivity series ---

const fourMetals = figure(
  {
    name: `${topic}/four-unknown-metals`,
    title: 'Four metals in water and in acid',
    description:
      'Four test-tubes with pieces of metal. W in dilute acid: a few bubbles. X in cold water: some bubbles. Y in dilute acid: no bubbles. Z in dilute acid: very many bubbles.',
    height: 156,
  },
  fizzing([
    { above: 'W', below: 'acid', bubbles: 3 },
    { above: 'X', below: 'cold water', bubbles: 8 },
    { above: 'Y', below: 'acid', bubbles: 0 },
    { above: 'Z', below: 'acid', bubbles: 18 },
  ]),
)

const threeGaps = figure(
  {
    name: `${topic}/three-places-in-the-series`,
    title: 'The reactivity series with three letters',
    description:
      'The reactivity series, most reactive at the top: potassium, sodium, A, magnesium, aluminium, carbon, B, iron, hydrogen, C, silver, gold.',
    height: 276,
  },
  ladder(110, 6, [
    { name: 'potassium' },
    { name: 'sodium' },
    letterRow('A'),
    { name: 'magnesium' },
    { name: 'aluminium' },
    { name: 'carbon', isMetal: false },
    letterRow('B'),
    { name: 'iron' },
    { name: 'hydrogen', isMetal: false },
    letterRow('C'),
    { name: 'silver' },
    { name: 'gold' },
  ]),
)

const threeStrips = figure(
  {
    name: `${topic}/three-strips`,
    title: 'Three strips of metal in aqueous salts',
    description:
      'Three test-tubes at the start. 1: a strip of magnesium in aqueous iron(II) sulfate. 2: a strip of iron in aqueous magnesium sulfate. 3: a strip of copper in aqueous silver nitrate.',
    height: 180,
  },
  stripsInTubes([
    { letter: '1', metal: 'magnesium', solution: 'FeSO_{4}(aq)', fill: 'gw' },
    { letter: '2', metal: 'iron', solution: 'MgSO_{4}(aq)', fill: 'sheet' },
    { letter: '3', metal: 'copper', solution: 'AgNO_{3}(aq)', fill: 'sheet' },
  ]),
)

export const figures = [
  furnace,
  twoGaps,
  cell,
  calciumOxide,
  metalInWater,
  gasFromAcid,
  fourMetals,
  threeGaps,
  threeStrips,
]
