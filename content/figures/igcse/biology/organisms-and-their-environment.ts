import { describeFoodWeb, foodWeb } from '@/lib/figures/biology/food-webs'
import { describePyramid, ecologicalPyramid } from '@/lib/figures/biology/pyramids'
import type { Eats } from '@/lib/figures/biology/trophic-levels'
import { type Figure, figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { arrow, centred, circle, curve, pointer, type Shape, text } from '@/lib/figures/shapes'

const topic = 'organisms-and-their-environment'

const GROUPS = ['producers', 'primary\nconsumers', 'secondary\nconsumers'] as const

export type EnergyArrow = 'light' | 'food' | 'heat' | 'dead'

/** Energy through a community: from the Sun along three groups, to decomposers, and out as heat. Letters stand at four arrows. */
function energyThrough(letters?: Readonly<Record<EnergyArrow, string>>): Shape {
  const boxes = GROUPS.map((name, at) => box(88 + at * 98, 92, 72, 44, name))
  const decomposers = box(132, 192, 132, 30, 'decomposers')
  const flow = (x1: number, y1: number, x2: number, y2: number) => arrow(x1, y1, x2, y2, { cls: 'p' })
  const heat = (x1: number, y1: number, x2: number, y2: number) => arrow(x1, y1, x2, y2, { cls: 'r dash' })
  const word = (
    key: EnergyArrow,
    name: string,
    x: number,
    y: number,
    anchor: 'start' | 'middle' = 'middle',
  ) => text(x, y, letters ? letters[key] : name, { anchor, cls: letters ? 'b' : 's' })
  return (
    circle(34, 114, 25, 'l hl') +
    centred(34, 114, 'Sun') +
    boxes.map(({ shape }) => shape).join('') +
    decomposers.shape +
    flow(61, 114, 86, 114) +
    flow(161, 114, 184, 114) +
    flow(259, 114, 282, 114) +
    boxes.map(({ top: [x, y] }) => heat(x, y - 1, x, 42)).join('') +
    text(222, 28, 'environment', { anchor: 'middle' }) +
    flow(124, 137, 162, 190) +
    flow(222, 137, 204, 190) +
    flow(320, 137, 238, 190) +
    heat(198, 223, 198, 252) +
    text(198, 270, 'environment', { anchor: 'middle' }) +
    word('light', 'light', 74, 106) +
    word('heat', 'heat', 229, 66, 'start') +
    word('food', 'food', 173, letters ? 106 : 84) +
    word('dead', 'waste and\ndead matter', 280, 176, 'start') +
    (letters ? '' : text(206, 242, 'heat', { cls: 's' }))
  )
}

export function energyLettered(letters: Readonly<Record<EnergyArrow, string>>): Figure {
  const { light, food, heat, dead } = letters
  return figure(
    {
      name: `${topic}/energy-letters-${`${light}${food}${heat}${dead}`.toLowerCase()}`,
      title: 'Energy transfers in a community, lettered',
      description: `The Sun on the left, then three boxes in a row, producers, primary consumers and secondary consumers, and a box of decomposers below. Arrow ${light} leads from the Sun to the producers, arrow ${food} from the producers to the primary consumers, arrow ${heat}, which is dashed, from the primary consumers up to the environment, and arrow ${dead} from the secondary consumers down to the decomposers. Further arrows like them have no letters.`,
      height: 280,
    },
    energyThrough(letters),
  )
}

const flowOfEnergy = figure(
  {
    name: `${topic}/flow-of-energy`,
    title: 'The flow of energy through a community',
    description:
      'Light leads from the Sun to producers. Arrows of food lead from producers to primary consumers and on to secondary consumers. From all three, arrows of dead and waste matter lead down to decomposers. Dashed arrows of heat lead from every group, decomposers included, out to the environment. No arrow leads back to the Sun.',
    height: 280,
  },
  energyThrough(),
)

const energyAndNutrients = figure(
  {
    name: `${topic}/energy-and-nutrients`,
    title: 'Energy flows, nutrients are recycled',
    description:
      'On the left a straight path downwards: light from the Sun, a box of living organisms, and heat to the environment, with no way back. On the right a ring: an arrow leads from nutrients in soil, water and air to a box of living organisms, and another arrow back by decomposers.',
    height: 214,
  },
  text(84, 18, 'energy', { anchor: 'middle', cls: 'b' }),
  text(84, 44, 'light from the Sun', { anchor: 'middle' }),
  arrow(84, 52, 84, 84, { cls: 'p' }),
  box(24, 86, 120, 40, 'living organisms').shape,
  arrow(84, 127, 84, 162, { cls: 'r dash' }),
  text(84, 180, 'heat to the\nenvironment', { anchor: 'middle' }),
  text(268, 18, 'nutrients', { anchor: 'middle', cls: 'b' }),
  box(208, 34, 120, 40, 'living organisms').shape,
  box(208, 150, 120, 44, 'ions in the soil,\ncarbon dioxide').shape,
  arrow(236, 149, 236, 76, { cls: 'p' }),
  arrow(300, 75, 300, 148, { cls: 'p' }),
  text(230, 116, 'taken up', { anchor: 'end', cls: 's' }),
  text(306, 110, 'decom-\nposers', { cls: 's' }),
)

/** What goes into an animal as food, and the ways out: the values stand beside the arrows, an unknown one as "?". */
export function animalBudget(
  animal: string,
  food: string,
  faeces: string,
  growth: string,
  heat: string,
): Figure {
  const words = [food, faeces, growth, heat]
  return figure(
    {
      name: `${topic}/budget-${animal}-${words.map(each => each.replace(/\D/g, '') || 'x').join('-')}`,
      title: `Energy that enters and leaves a ${animal} in one day`,
      description: `A box for the ${animal}. An arrow of food leads in: ${food}. Three arrows lead out: faeces and urine, ${faeces}; growth, ${growth}; heat from respiration, ${heat}.`,
      height: 156,
    },
    box(132, 52, 84, 48, animal).shape,
    arrow(70, 76, 130, 76, { cls: 'p' }),
    text(8, 60, `food\n${food}`),
    arrow(217, 76, 262, 76, { cls: 'p' }),
    text(268, 72, `growth\n${growth}`),
    arrow(174, 51, 174, 18, { cls: 'r dash' }),
    text(184, 24, `heat from respiration ${heat}`),
    arrow(174, 101, 174, 132, { cls: 'p' }),
    text(184, 122, `faeces and urine\n${faeces}`),
  )
}

/** A sealed globe of water with its three kinds of organisms. */
export const sealedGlobe = (): Figure =>
  figure(
    {
      name: `${topic}/sealed-globe`,
      title: 'A sealed globe',
      description:
        'A round globe of glass, more than half full of water, with air above. In the water there are green algae and two shrimps. Bacteria live in the sand at the bottom. The globe has no opening.',
      height: 212,
    },
    circle(130, 104, 92, 'l'),
    curve(
      [
        [46, 66],
        [88, 70],
        [130, 66],
        [172, 70],
        [214, 66],
      ],
      'p',
    ),
    curve(
      [
        [60, 162],
        [95, 152],
        [130, 158],
        [165, 150],
        [200, 162],
      ],
      'f',
    ),
    ...[72, 84, 96, 108].map((x, at) =>
      curve(
        [
          [x, 156],
          [x - 6, 138 - at * 4],
          [x + 5, 120 - at * 4],
          [x - 3, 104 - (at % 2) * 10],
        ],
        'g thick',
      ),
    ),
    ...[
      [138, 96],
      [170, 124],
    ].map(
      ([x = 0, y = 0]) =>
        curve(
          [
            [x - 14, y + 8],
            [x - 8, y - 2],
            [x + 4, y - 4],
            [x + 13, y + 3],
          ],
          'r thick',
        ) +
        curve(
          [
            [x + 13, y + 3],
            [x + 22, y - 3],
            [x + 28, y - 10],
          ],
          'r thin',
        ) +
        curve(
          [
            [x - 4, y],
            [x - 5, y + 8],
          ],
          'r thin',
        ) +
        curve(
          [
            [x + 4, y],
            [x + 4, y + 9],
          ],
          'r thin',
        ),
    ),
    pointer(252, 44, 168, 40, 'air'),
    pointer(252, 88, 156, 94, 'shrimp'),
    pointer(252, 138, 112, 146, 'algae'),
    pointer(252, 172, 150, 176, 'sand with\nbacteria'),
  )

const FIVE = [
  ['grass', 'producer'],
  ['grasshopper', 'primary consumer'],
  ['frog', 'secondary consumer'],
  ['snake', 'tertiary consumer'],
  ['hawk', 'quaternary consumer'],
] as const

const chainOfFive = figure(
  {
    name: `${topic}/chain-of-five`,
    title: 'A food chain and its trophic levels',
    description:
      'Five names, one above the other, joined by arrows that point upwards. From the foot: grass, a producer; grasshopper, a primary consumer; frog, a secondary consumer; snake, a tertiary consumer; hawk, a quaternary consumer.',
    height: 228,
  },
  ...FIVE.map(([name, level], at) => {
    const y = 208 - at * 47
    return (
      centred(100, y, name) +
      text(180, y + 4, level, { cls: 's' }) +
      (at === 0 ? '' : arrow(100, y + 36, 100, y + 11, { cls: 'p' }))
    )
  }),
)

const COLD_SEA: readonly Eats[] = [
  ['krill', 'phytoplankton'],
  ['fish', 'krill'],
  ['penguin', 'krill'],
  ['penguin', 'fish'],
  ['whale', 'krill'],
  ['seal', 'fish'],
  ['orca', 'seal'],
  ['orca', 'penguin'],
]
const seaWeb = foodWeb(COLD_SEA, { gap: 62 })

const webOfTheSea = figure(
  {
    name: `${topic}/web-of-the-sea`,
    title: 'A food web of the cold sea',
    description: describeFoodWeb(COLD_SEA),
    height: seaWeb.height,
  },
  seaWeb.shape,
)

const TREE_NUMBERS = [
  { name: 'oak tree', value: 1 },
  { name: 'caterpillars', value: 400 },
  { name: 'blue tits', value: 8 },
]
const TREE_BIOMASS = [
  { name: 'oak tree', value: 4000 },
  { name: 'caterpillars', value: 400 },
  { name: 'blue tits', value: 80 },
]

const pyramidsOfATree = figure(
  {
    name: `${topic}/pyramids-of-a-tree`,
    title: 'Pyramids of numbers and of biomass for one young oak tree',
    description: `Above, numbers: ${describePyramid(TREE_NUMBERS)} Below, biomass: ${describePyramid(TREE_BIOMASS, ' g')} The bars have equal heights and are centred.`,
    height: 284,
  },
  text(8, 18, 'numbers', { cls: 'b' }),
  ecologicalPyramid(TREE_NUMBERS, { x: 8, y: 26 }),
  text(8, 160, 'biomass', { cls: 'b' }),
  ecologicalPyramid(TREE_BIOMASS, { x: 8, y: 168, unit: ' g' }),
)

const GRASSLAND_ENERGY = [
  { name: 'grass', value: 20000 },
  { name: 'grasshoppers', value: 1600 },
  { name: 'frogs', value: 160 },
]

const pyramidOfEnergy = figure(
  {
    name: `${topic}/pyramid-of-energy`,
    title: 'A pyramid of energy of a grassland',
    description: describePyramid(GRASSLAND_ENERGY, ' kJ per square metre per year'),
    height: 128,
  },
  ecologicalPyramid(GRASSLAND_ENERGY, { unit: ' kJ' }),
)

export const figures = [
  chainOfFive,
  webOfTheSea,
  pyramidsOfATree,
  pyramidOfEnergy,
  flowOfEnergy,
  energyAndNutrients,
]
