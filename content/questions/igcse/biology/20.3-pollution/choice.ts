import {
  bagsGraph,
  CARBON_DIOXIDE,
  carbonDioxideGraph,
  greenhouse,
  type Ray,
  sewageGraph,
} from '@/content/figures/igcse/biology/human-influences-on-ecosystems-2'
import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { core, templates } = choiceQuestions('20.3')

export { templates }

const percentage = (value: number) => `${plain(Math.round(value))}%`

core('oxygen-below-an-outlet', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const high = random.pick([8, 10])
    const low = random.step(1, 4, 0.5)
    const right = ((high - low) / high) * 100
    const slips = threeSlips(
      random,
      right,
      [
        [(low / high) * 100, 'You gave the percentage of the oxygen that is left.'],
        [((high - low) / low) * 100, 'You divided by the lowest value, not by the one at first.'],
        [
          (high - low) * 10,
          'You gave ten times the difference, as if the value at first were 10 in any river.',
        ],
        [((12 - low) / 12) * 100, 'You took the end of the scale for the value at first.'],
        [((high - low) / 12) * 100, 'You divided by the end of the scale.'],
      ],
      percentage,
    )
    return slips && (right * 10) % 5 === 0
      ? { high, low, right, slips, town: random.pick(['a town', 'a village', 'a camp']) }
      : null
  },
  make: ({ high, low, right, slips, town }) => ({
    stem: [
      `Untreated sewage of ${town} flows into a river. The graph shows the dissolved oxygen along the river.`,
      `A river passes ${town}, from which untreated sewage enters it. The graph shows the oxygen dissolved in the water.`,
      `Scientists measure dissolved oxygen along a river into which ${town} lets untreated sewage.`,
    ],
    figure: sewageGraph(high, low, `river-${high}-${low}`),
    prompt: [
      'What is the percentage decrease in dissolved oxygen from 2 km to 6 km?',
      'By what percentage does the dissolved oxygen fall between 2 km and 6 km?',
    ],
    options: bySize({ right, wrong: slips, print: percentage }),
    solution: `It falls from ${high} to ${low} mg per dm^{3}. (${high} − ${low}) ÷ ${high} × 100 = ${percentage(right)}.`,
  }),
  verify: ({ high, low }) => 100 - (100 * low) / high,
})

const WRONG_OXYGEN: Record<'falls' | 'fish', Record<string, string>> = {
  falls: {
    'Fish that feed on the sewage use up oxygen.':
      'You chose fish, but it is bacteria that break sewage down, and fish leave or die.',
    'Algae that grow on the sewage take in oxygen to photosynthesise.':
      'You reversed photosynthesis: it releases oxygen.',
    'Oxygen turns the sewage into nitrogen gas.':
      'You let oxygen act by itself. Bacteria use it in respiration.',
  },
  fish: {
    'There is too little sewage left for their food.':
      'You let fish feed on sewage. It is the food of bacteria.',
    'There is too little carbon dioxide in the water.': 'You chose a gas that fish do not need.',
    'There is too much oxygen from the bacteria.': 'You reversed it: the bacteria use up oxygen.',
  },
}

core('why-oxygen-falls-below-an-outlet', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    high: random.pick([8, 9, 10]),
    low: random.step(1, 3, 0.5),
    asked: random.pick(['falls', 'fish'] as const),
  }),
  make: ({ high, low, asked }) => ({
    stem: [
      'The graph shows the oxygen dissolved in the water of a river into which untreated sewage flows.',
      'Untreated sewage enters a river. The graph shows how much oxygen is dissolved in its water.',
      'A pipe carries untreated sewage into a river. Dissolved oxygen is measured along the river.',
    ],
    figure: sewageGraph(high, low, `outlet-${high}-${low}`),
    prompt:
      asked === 'falls'
        ? 'What explains the change between 2 km and 6 km?'
        : 'Why are there hardly any fish at 6 km?',
    right:
      asked === 'falls'
        ? 'Bacteria that feed on the sewage use up oxygen.'
        : 'There is too little oxygen for their respiration.',
    wrong: WRONG_OXYGEN[asked],
    solution:
      'Bacteria feed on sewage and multiply. Their aerobic respiration uses up the oxygen dissolved in the water, and fish that need it for respiration die or leave.',
  }),
})

const RAYS: readonly { ray: Ray; is: string; sees: string; error: string }[] = [
  {
    ray: 'light',
    is: 'energy from the Sun that warms the surface',
    sees: 'leads from the Sun to the surface',
    error: 'You chose the light that comes from the Sun.',
  },
  {
    ray: 'up',
    is: 'heat from the surface that the gases absorb',
    sees: 'leads from the surface up to the gases and ends there',
    error: 'You chose the heat that the gases absorb.',
  },
  {
    ray: 'back',
    is: 'heat that the gases send back to the surface',
    sees: 'leads from the gases down to the surface',
    error: 'You chose the heat that the gases send back.',
  },
  {
    ray: 'out',
    is: 'heat that escapes from the Earth',
    sees: 'leads from the surface through the gases to space',
    error: 'You chose the heat that escapes to space.',
  },
]

const RAY_LETTERS = ['P', 'Q', 'R', 'S'] as const

core('arrow-of-the-greenhouse-effect', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ order: random.shuffle(RAYS), at: random.int(0, 3) }),
  make: ({ order, at }) => {
    const letters = Object.fromEntries(
      order.map(({ ray }, index) => [ray, RAY_LETTERS[index] ?? '']),
    ) as Record<Ray, string>
    return {
      stem: [
        'The diagram shows the greenhouse effect. Four arrows have letters.',
        'Arrows **P** to **S** show how light and heat travel between the Sun, the Earth and space.',
        'In this diagram of the greenhouse effect, **P**, **Q**, **R** and **S** stand for light or heat.',
      ],
      figure: greenhouse(letters),
      prompt: `Which arrow is ${order[at]?.is}?`,
      options: inThisOrder(
        RAY_LETTERS.map((letter, index): Wrong | string =>
          index === at ? letter : [letter, order[index]?.error ?? ''],
        ),
      ),
      solution: `Arrow ${RAY_LETTERS[at]} ${order[at]?.sees}: ${order[at]?.is}.`,
    }
  },
})

core('rise-of-carbon-dioxide', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [first, last] = [random.int(0, 3), random.int(4, 6)]
    const [from, low] = CARBON_DIOXIDE[first] ?? [0, 0]
    const [to, high] = CARBON_DIOXIDE[last] ?? [0, 0]
    const right = (high - low) / (to - from)
    const slips = threeSlips(
      random,
      right,
      [
        [(high - low) / 10, 'You divided by 10, but there are more years between the two.'],
        [high - low, 'You gave the whole increase, not that of one year.'],
        [(high - low) / (to - from - 10), 'You counted ten years too few.'],
        [(to - from) / (high - low), 'You divided the years by the increase.'],
        [
          (high - 300) / (to - from),
          'You took the start of the scale, 300, for the value of the first year.',
        ],
        [(high - low) / (to - from + 10), 'You counted ten years too many.'],
      ],
      value => plain(Number(value.toFixed(2))),
    )
    return slips && to - from > 10 ? { from, to, low, high, right, slips } : null
  },
  make: ({ from, to, low, high, right, slips }) => ({
    stem: [
      'The graph shows the carbon dioxide in the air over the island of Hawaii.',
      'Since 1960 the carbon dioxide in the air has been measured on a mountain of Hawaii. The graph shows the results.',
      'The concentration of carbon dioxide in the air has changed since 1960, as the graph shows.',
    ],
    figure: carbonDioxideGraph('carbon-dioxide-measured'),
    prompt: [
      `What is the mean increase in each year from ${from} to ${to}?`,
      `By how much does it increase in a year, on average, from ${from} to ${to}?`,
    ],
    options: bySize({
      right,
      wrong: slips,
      print: value => `${plain(Number(value.toFixed(2)))} parts per million`,
    }),
    solution: `It rises from ${low} to ${high} parts per million in ${to - from} years: (${high} − ${low}) ÷ ${to - from} = ${plain(Number(right.toFixed(2)))} in each year.`,
  }),
  verify: ({ from, to }) => {
    const at = (year: number) => CARBON_DIOXIDE.find(([each]) => each === year)?.[1] ?? 0
    let rise = 0
    for (let year = from; year < to; year += 10) rise += at(year + 10) - at(year)
    return Number((rise / (to - from)).toFixed(2))
  },
})

core('two-bags-in-soil', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    months: random.pick([6, 8, 10]),
    names: random.shuffle(['X', 'Y']),
    thing: random.pick(['bags', 'cups', 'forks']),
  }),
  make: ({ months, names, thing }) => {
    const [decays = '', stays = ''] = names
    const one = thing.slice(0, -1)
    return {
      stem: [
        `Two ${thing}, X and Y, of different materials lie in moist soil. The graph shows their mass.`,
        `A student buries two ${thing} of different materials in moist garden soil, and weighs them each month.`,
        `The graph shows what becomes of two ${thing}, X and Y, that are buried in the moist soil of a garden.`,
      ],
      figure: bagsGraph(months, [decays, stays]),
      prompt: `Which row shows the non-biodegradable ${one}, and why its mass changes as it does?`,
      columns: 'non-biodegradable | reason',
      right: `${stays} | decomposers cannot break it down`,
      wrong: {
        [`${stays} | decomposers break it down slowly at first`]:
          'You chose the right material, but a reason for one that decays.',
        [`${decays} | decomposers cannot break it down`]:
          'You chose the right reason, but the material whose mass falls to nothing.',
        [`${decays} | decomposers break it down to nothing`]:
          'You took non-biodegradable for a material that decays.',
      },
      solution: `The mass of ${stays} hardly changes in a year, since decomposers cannot break the material down: it is non-biodegradable. ${decays} is broken down within ${months} months.`,
    }
  },
})

core('less-methane-from-cattle', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [cattle, rice, landfill, other] = [
      random.step(40, 80, 10),
      random.step(20, 40, 10),
      random.step(20, 40, 10),
      random.step(10, 20, 10),
    ]
    const total = cattle + rice + landfill + other
    const cut = random.pick([20, 25, 30, 40, 50])
    const right = (cut * cattle) / total
    const slips = threeSlips(
      random,
      right,
      [
        [cut, 'You gave the percentage by which methane from cattle falls, not all methane.'],
        [(cattle / total) * 100, 'You gave the share of cattle in all methane.'],
        [(cut * cattle) / 100, 'You gave the decrease in thousand tonnes, not as a percentage.'],
        [(cut * cattle) / (total - cattle), 'You divided by the methane of the other sources alone.'],
        [
          ((100 - cut) * cattle) / total,
          'You took what the cattle still release, not what they release less.',
        ],
      ],
      percentage,
    )
    return slips && Number.isInteger(right) && total !== 100
      ? { cattle, rice, landfill, other, total, cut, right, slips }
      : null
  },
  make: ({ cattle, rice, landfill, other, total, cut, right, slips }) => ({
    stem: [
      `The chart shows the sources of methane in a country. A new food for cattle reduces the methane from cattle by ${cut}%. The other sources stay the same.`,
      `In a country, methane comes from the sources in the chart. A substance in the feed of the cattle lowers their methane by ${cut}%, and nothing else changes.`,
      `Farmers add seaweed to the food of their cattle, and the methane from cattle falls by ${cut}%. The chart shows the methane of the country before. The other sources do not change.`,
    ],
    figure: chartFigure(
      {
        name: `human-influences-on-ecosystems-2/methane-${cattle}-${rice}-${landfill}-${other}`,
        title: 'Sources of methane in a country',
      },
      barChart({
        categories: ['cattle', 'rice fields', 'landfill', 'other'],
        values: [cattle, rice, landfill, other],
        yLabel: 'methane in a year / thousand tonnes',
        yEvery: 10,
        yMax: 90,
        height: 190,
      }),
    ),
    prompt: [
      'By what percentage does all methane of the country fall?',
      'What is the percentage decrease of the methane from all sources together?',
    ],
    options: bySize({ right, wrong: slips, print: percentage }),
    solution: `All sources together give ${cattle} + ${rice} + ${landfill} + ${other} = ${total} thousand tonnes. ${cut}% of ${cattle} is ${plain((cut * cattle) / 100)} thousand tonnes. ${plain((cut * cattle) / 100)} ÷ ${total} × 100 = ${percentage(right)}.`,
  }),
  verify: ({ cattle, rice, landfill, other, cut }) => {
    const before = cattle + rice + landfill + other
    const after = cattle * (1 - cut / 100) + rice + landfill + other
    return (1 - after / before) * 100
  },
})
