import { netsWith, stockGraph } from '@/content/figures/igcse/biology/human-influences-on-ecosystems-3'
import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { core, supplement, templates } = choiceQuestions('20.4')

export { templates }

const RESOURCES = [
  { resource: 'wood', by: 'new trees' },
  { resource: 'fish', by: 'young fish' },
  { resource: 'reed', by: 'new reed' },
  { resource: 'bamboo', by: 'new shoots' },
] as const

core('resource-that-lasts', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => random.pick(RESOURCES),
  make: ({ resource, by }) => ({
    stem: [
      `A village uses ${resource} as a resource.`,
      `The people of a valley live by selling ${resource}.`,
      `A company sells ${resource} from a large area.`,
    ],
    prompt: [
      `When is ${resource} a sustainable resource here?`,
      `In which case is ${resource} used as a sustainable resource?`,
    ],
    right: `As much is removed each year as is replaced by ${by}.`,
    wrong: {
      'The same mass is removed each year, until nothing is left.':
        'You took a constant mass for a sustainable one. The resource still runs out.',
      'More is removed each year, so that more can be sold.':
        'You thought of money. Sustainable means that the resource does not run out.',
      'Nothing is removed in any year, so that all of it stays.':
        'You chose not to use it at all. A sustainable resource can be used.',
    },
    solution:
      'A sustainable resource is produced as rapidly as it is removed from the environment, so that it does not run out.',
  }),
})

core('years-of-sustainable-fishing', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const kinds = random.shuffle(['sustainable', 'too much', 'ends', 'first'] as const)
    const more = { sustainable: -random.pick([0, 5]), 'too much': 10, ends: 20, first: 5 }
    const years = kinds.map(kind => {
      const added = random.step(20, 35, 5)
      return { kind, added, taken: added + more[kind] }
    })
    return {
      years,
      right: kinds.indexOf('sustainable'),
      fish: random.pick(['cod', 'herring', 'sardines', 'mackerel']),
    }
  },
  make: ({ years, right, fish }) => ({
    stem: [
      `The chart shows what is added to four stocks of ${fish} in a year by breeding and growth, and what is caught.`,
      `Four countries fish for ${fish}, each from its own stock. The chart shows what each stock gains in a year, and what is caught.`,
      `Scientists compare four stocks of ${fish}: the mass that breeding and growth add in a year, and the mass caught.`,
    ],
    figure: chartFigure(
      {
        name: `human-influences-on-ecosystems-3/stocks-${years.map(({ added, taken }) => `${added}-${taken}`).join('-')}`,
        title: 'Gain and catch of four stocks of fish',
      },
      barChart({
        categories: ['W', 'X', 'Y', 'Z'],
        values: [
          { name: 'added', values: years.map(({ added }) => added) },
          { name: 'caught', values: years.map(({ taken }) => taken) },
        ],
        yLabel: 'mass in a year / thousand tonnes',
        label: 'stock',
        yEvery: 10,
        yMax: 60,
        height: 180,
      }),
    ),
    prompt: [
      'Which stock is fished sustainably?',
      'From which stock could fish be caught like this for ever?',
    ],
    options: inThisOrder(
      ['W', 'X', 'Y', 'Z'].map((letter, at): Wrong | string =>
        at === right
          ? letter
          : [
              letter,
              `You chose a stock of which ${(years[at]?.taken ?? 0) - (years[at]?.added ?? 0)} thousand tonnes more are caught than added.`,
            ],
      ),
    ),
    solution: `Sustainable means that no more is removed than is produced. Only in ${['W', 'X', 'Y', 'Z'][right]} is the mass caught not larger than the mass added.`,
  }),
  verify: ({ years }) =>
    ['W', 'X', 'Y', 'Z'][years.findIndex(({ added, taken }) => added / taken >= 1)] ?? '',
})

supplement('net-for-young-fish', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    pair: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['R', 'S'],
    ] as const),
    fish: random.pick(['cod', 'herring', 'haddock']),
  }),
  make: ({ pair: [small, large], fish }) => ({
    stem: [
      `The figure shows two fishing nets, and a young and an adult ${fish} drawn to the same scale.`,
      `A government allows only one of two kinds of net, so that the stock of ${fish} can recover. The figure shows both with a young and an adult fish.`,
      `Two nets are used for ${fish}. The figure shows their meshes with a young and an adult fish.`,
    ],
    figure: netsWith([`net ${small}`, `net ${large}`], `nets-${small.toLowerCase()}-${large.toLowerCase()}`),
    prompt: 'Which row shows the net that conserves the stock, and the reason?',
    columns: 'net | reason',
    right: `${large} | young fish escape and can breed later`,
    wrong: {
      [`${large} | adult fish escape and can breed again`]:
        'You chose the right net, but the adult fish are larger than its holes.',
      [`${small} | young fish are held back from danger`]:
        'You took the net for a shelter. Young fish in it are caught.',
      [`${small} | adult fish escape and can breed again`]:
        'You reversed it: through small holes no adult fish escapes.',
    },
    solution: `The holes of net ${large} are larger than young fish. These escape, grow up and breed, so the stock is kept up.`,
  }),
})

supplement('stock-after-a-quota', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const low = random.step(40, 70, 10)
    const high = random.step(160, 190, 10)
    const up = random.step(20, 40, 10)
    const masses = [high, high - 20, high - 50, low + 20, low, low + 10, low + up, low + up + 20]
    const end = masses[7] ?? 0
    const right = ((end - low) / low) * 100
    const print = (value: number) => `${plain(Math.round(value))}%`
    const slips = threeSlips(
      random,
      right,
      [
        [end - low, 'You gave the increase in thousand tonnes, not as a percentage.'],
        [((end - low) / end) * 100, 'You divided by the mass at the end.'],
        [(low / high) * 100, 'You compared the lowest mass with that of 1980.'],
        [
          (end / low) * 100,
          'You gave the mass at the end as a percentage of that of 2000, not the increase.',
        ],
        [((high - end) / high) * 100, 'You compared the end with 1980.'],
      ],
      print,
    )
    return slips && { masses, low, end, right, slips }
  },
  make: ({ masses, low, end, right, slips }) => ({
    stem: [
      'The graph shows the mass of a stock of fish. In 2000 a quota was introduced, which limits how much may be caught.',
      'Too many fish were caught from a stock. Since 2000 a quota limits the catch. The graph shows the mass of the stock.',
      'The graph shows a stock of fish, which has been protected by quotas since 2000.',
    ],
    figure: stockGraph(masses, `stock-${masses.join('-')}`),
    prompt: [
      'What is the percentage increase from 2000 to 2015?',
      'By what percentage does the mass increase from 2000 to 2015?',
    ],
    options: bySize({ right, wrong: slips, print: value => `${plain(Math.round(value))}%` }),
    solution: `It rises from ${low} to ${end} thousand tonnes. (${end} − ${low}) ÷ ${low} × 100 = ${plain(Math.round(right))}%.`,
  }),
  verify: ({ low, end }) => (end * 100) / low - 100,
})

const ANIMALS = ['rhinos', 'pandas', 'cheetahs', 'gorillas'] as const

supplement('why-gametes-travel', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ animals: random.pick(ANIMALS), asked: random.pick(['AI', 'IVF'] as const) }),
  make: ({ animals, asked }) => ({
    stem: [
      `Zoos on different continents breed ${animals}. They use ${asked === 'AI' ? 'artificial insemination (AI)' : 'in vitro fertilisation (IVF)'}.`,
      `In captive breeding of ${animals}, ${asked === 'AI' ? 'artificial insemination (AI)' : 'in vitro fertilisation (IVF)'} is often used instead of natural breeding.`,
      `A breeding programme for ${animals} uses ${asked === 'AI' ? 'artificial insemination (AI)' : 'in vitro fertilisation (IVF)'} with sperm from other zoos.`,
    ],
    prompt: `What is an advantage of ${asked} here?`,
    right: 'Sperm of a distant male can be used, and no animal has to travel.',
    wrong: {
      'All the young are genetically identical, so they are equally healthy.':
        'You described cloning. Sperm and egg join here, so the young vary.',
      'Young can be born without a female, so more of them are born.':
        'You left out the mother: a female must still carry the young.',
      'Only one parent passes on genes, so the species cannot change.':
        'You described asexual reproduction. There are two parents here.',
    },
    solution:
      'Sperm can be frozen, stored and sent to other zoos. So animals that live far apart can have young without being moved, and the genetic variation of the population is kept up.',
  }),
})

supplement('variation-lost-in-small-populations', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [small, large] = [random.pick([5, 10]), random.pick([40, 50])]
    return {
      small,
      large,
      letters: random.shuffle(['X', 'Y']),
      animals: random.pick(['wolves', 'lynxes', 'tortoises']),
    }
  },
  make: ({ small, large, letters, animals }) => {
    const [few = '', many = ''] = letters
    const chart = graph({
      x: { label: 'time / generations', max: 20, ticks: [0, 5, 10, 15, 20], grid: true },
      y: {
        label: 'genetic variation / % of that at first',
        max: 100,
        ticks: [0, 20, 40, 60, 80, 100],
        grid: true,
      },
    })
    const left = (size: number) => (at: number) => 100 * (1 - 1 / (2 * size)) ** at
    return {
      stem: [
        `Two populations of ${animals} had equal genetic variation at first. One has ${small} animals, the other ${large}. The graph shows their genetic variation. The climate is becoming warmer.`,
        `A new disease threatens two populations of ${animals} on islands, X and Y. One consists of ${small} animals, the other of ${large}. The graph shows their genetic variation.`,
        `The graph shows how genetic variation changes in two populations of ${animals}, X and Y: one of ${small} animals, one of ${large}. Their environment is changing.`,
      ],
      figure: figure(
        {
          name: `human-influences-on-ecosystems-3/variation-${letters.join('').toLowerCase()}-${small}-${large}`,
          title: 'Genetic variation of two populations',
          description: `Genetic variation as a percentage of that at first against time from 0 to 20 generations. ${few} falls from 100 to ${Math.round(left(small)(20))}. ${many}, dashed, falls from 100 to ${Math.round(left(large)(20))}.`,
          height: 246,
        },
        chart.axes,
        chart.plot(left(small), 0, 20),
        chart.plot(left(large), 0, 20, 'r dash'),
        chart.label(18, left(small)(18), few, { dy: 20, cls: 'b' }),
        chart.label(18, left(large)(18), many, { dy: -8, cls: 'b' }),
      ),
      prompt: 'Which row shows the population that is more likely to become extinct, and why?',
      columns: 'size | curve | reason',
      right: `${small} | ${few} | less able to adapt to change`,
      wrong: {
        [`${small} | ${many} | less able to adapt to change`]:
          'You chose the right size, but the curve of the population that loses less variation.',
        [`${large} | ${many} | more competition for food`]:
          'You chose the larger population, which keeps more variation.',
        [`${small} | ${few} | more mutations in each animal`]:
          'You chose the right curve, but small populations do not mutate more. They lose variation.',
      },
      solution: `A small population loses genetic variation faster: ${few} is the one of ${small} animals. With less variation it is less likely that some animals can survive a change, so it is less able to adapt and more at risk.`,
    }
  },
})

core('forest-that-is-felled-and-replanted', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const area = random.step(1200, 3600, 300)
    const years = random.pick([30, 40, 50, 60])
    const right = area / years
    const print = (value: number) => quantity(Math.round(value), 'hectares')
    const slips = threeSlips(
      random,
      right,
      [
        [area / 10, 'You divided by 10, but the trees need longer to grow.'],
        [area / (years * 2), 'You halved the area that can be felled. All of it grows again in time.'],
        [area / (years - 10), 'You took ten years too few for the growth of the trees.'],
        [area / (years + 10), 'You took ten years too many for the growth of the trees.'],
        [(area * years) / 100, 'You multiplied: the longer trees need, the less may be felled.'],
      ],
      print,
    )
    return slips && Number.isInteger(right)
      ? { area, years, right, slips, tree: random.pick(['pines', 'oaks', 'teak trees', 'beeches']) }
      : null
  },
  make: ({ area, years, right, slips, tree }) => ({
    stem: [
      `A company owns ${quantity(area, 'hectares')} of ${tree}. After planting, the trees grow for ${years} years before they are felled. Each year the same area is felled and replanted, so that the wood never runs out.`,
      `A forest of ${tree} has an area of ${quantity(area, 'hectares')}. Felled areas are replanted at once, and new trees are ready for felling after ${years} years. The forest is to be a sustainable resource.`,
    ],
    prompt: [
      'What is the largest area that may be felled in each year?',
      'Up to which area can be felled each year?',
    ],
    options: bySize({ right, wrong: slips, print: value => quantity(Math.round(value), 'hectares') }),
    solution: `An area that is felled can be felled again after ${years} years. So in ${years} years the whole forest may be felled once: ${plain(area)} ÷ ${years} = ${quantity(right, 'hectares')} in each year.`,
  }),
  verify: ({ area, years }) => {
    let largest = 0
    while ((largest + 1) * years <= area) largest += 1
    return largest
  },
})
