import { energyArrow, pathwayOn, pathwayPlane } from '@/content/figures/igcse/chemistry/chemical-energetics'
import { figure } from '@/lib/figures/figure'
import type { Graph } from '@/lib/figures/graph'
import { thermometerReading } from '@/lib/figures/laboratory/measuring'
import { type Shape, text } from '@/lib/figures/shapes'

const topic = 'chemical-energetics-asked'

const level = (g: Graph, from: number, to: number, energy: number): Shape =>
  g.line(
    [
      [from, energy],
      [to, energy],
    ],
    'l dash thin',
  )

const scaled = pathwayPlane({ max: 400, step: 100, parts: 5 })

const energiesOnAScale = figure(
  {
    name: `${topic}/energies-on-a-scale`,
    title: 'Reaction pathway diagram with a scale',
    description:
      'Energy in kJ/mol against progress of reaction, with a line at every 20 kJ/mol. The level of the reactants is three lines above 100, the peak one line above 300, the level of the products three lines above 0.',
    height: 254,
  },
  scaled.axes,
  pathwayOn(scaled, { reactants: 160, peak: 320, products: 60 }, ['reactants', 'products'], [false, true]),
)

const scale = { from: 10, to: 30, division: 1, numbered: 5 }

const twoThermometers = figure(
  {
    name: `${topic}/two-thermometers`,
    title: 'A thermometer before and after a solid dissolves',
    description:
      'Two readings of a thermometer with a mark at every 1 °C and a number at every 5 °C. Before, the liquid ends one mark after 20 °C; at the end, three marks after 10 °C.',
    height: 160,
  },
  text(20, 16, 'before', { cls: 'b' }),
  thermometerReading({ x: 20, y: 24, value: 21, scale }),
  text(20, 94, 'lowest temperature', { cls: 'b' }),
  thermometerReading({ x: 20, y: 102, value: 13, scale }),
)

const sketch = pathwayPlane()
const ends = { reactants: 30, peak: 88, products: 58 }

const arrowsWithLetters = figure(
  {
    name: `${topic}/arrows-with-letters`,
    title: 'Reaction pathway diagram with two arrows',
    description:
      'Energy against progress of reaction. The level of the products lies above that of the reactants, and the path goes over a peak above both. Arrow P leads up from the level of the reactants to the peak, arrow Q up from the level of the reactants to that of the products.',
    height: 242,
  },
  sketch.axes,
  level(sketch, 27, 80, ends.reactants),
  pathwayOn(sketch, ends, ['reactants', 'products'], [true, false]),
  energyArrow(sketch, 47, ends.reactants, ends.peak, 'p'),
  energyArrow(sketch, 74, ends.reactants, ends.products),
  sketch.label(47, 58, 'P', { dx: 7, cls: 'b' }),
  sketch.label(74, 43, 'Q', { dx: 7, cls: 'b' }),
)

const formation = { reactants: 58, peak: 90, products: 26 }

const ammoniaPathway = figure(
  {
    name: `${topic}/ammonia-pathway`,
    title: 'Reaction pathway diagram for the formation of ammonia',
    description:
      'The level of N₂ + 3H₂ lies above that of 2NH₃. The path goes over a peak. An arrow up from the level of the reactants to the peak is the activation energy, an arrow down from the level of the reactants to that of the product is the enthalpy change.',
    height: 242,
  },
  sketch.axes,
  level(sketch, 27, 84, formation.reactants),
  pathwayOn(sketch, formation, ['N_{2} + 3H_{2}', '2NH_{3}'], [false, true]),
  energyArrow(sketch, 47, formation.reactants, formation.peak, 'p'),
  energyArrow(sketch, 76, formation.reactants, formation.products),
  sketch.label(47, 63, '*E*_{a}', { dx: -6, anchor: 'end' }),
  sketch.label(76, 42, 'Δ*H*', { dx: 7 }),
)

export const figures = [energiesOnAScale, twoThermometers, arrowsWithLetters, ammoniaPathway]
