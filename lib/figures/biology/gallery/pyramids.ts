import { figure } from '@/lib/figures/figure'
import { describePyramid, ecologicalPyramid, energyFlow, populationPyramid } from '../pyramids'

const BIOMASS = [
  { name: 'phytoplankton', value: 840 },
  { name: 'zooplankton', value: 210 },
  { name: 'herring', value: 46 },
  { name: 'tuna', value: 5 },
]

const NUMBERS = [
  { name: 'oak tree', value: 1 },
  { name: 'caterpillars', value: 260 },
  { name: 'blue tits', value: 18 },
]

const AGES = [
  ['0–9', 7.1, 6.8],
  ['10–19', 7, 6.9],
  ['20–29', 6.6, 6.7],
  ['30–39', 6.2, 6.3],
  ['40–49', 5.8, 6],
  ['50–59', 5.1, 5.3],
  ['60–69', 3.9, 4.4],
  ['70+', 2.7, 3.9],
] as const

export const pieces = [
  figure(
    {
      name: 'kit/pyramid-biomass',
      title: 'A pyramid of biomass in the sea',
      description: describePyramid(BIOMASS, ' g per square metre'),
      height: 164,
    },
    ecologicalPyramid(BIOMASS, { unit: ' g / m^{2}' }),
  ),
  figure(
    {
      name: 'kit/pyramid-numbers',
      title: 'A pyramid of numbers on a tree',
      description: describePyramid(NUMBERS),
      height: 128,
    },
    ecologicalPyramid(NUMBERS),
  ),
  figure(
    {
      name: 'kit/population-pyramid',
      title: 'A population pyramid of a country',
      description:
        'Bars for eight age groups, males left and females right, in per cent of the population. The bars are longest for the youngest groups and grow shorter with age.',
      height: 208,
    },
    populationPyramid(
      AGES.map(([ages, males, females]) => ({ ages, males, females })),
      { max: 8, step: 2 },
    ),
  ),
  figure(
    {
      name: 'kit/energy-flow',
      title: 'Energy along a food chain',
      description:
        'Three boxes joined by arrows: grass 20 000 kJ, antelope with its value left blank, lion 150 kJ. From each box a dashed arrow leads down: 18 200 kJ, 1650 kJ and 150 kJ.',
      height: 132,
    },
    energyFlow(
      [
        { name: 'grass', value: 20000 },
        { name: 'antelope', value: 1800 },
        { name: 'lion', value: 150 },
      ],
      { blanks: [1] },
    ),
  ),
]
