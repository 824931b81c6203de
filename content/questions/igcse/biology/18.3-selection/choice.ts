import { bySize, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { beaks, beetles, GENERATIONS, marked, yields } from './figures'

const { core, templates } = choiceQuestions('18.3')

export { templates }

const STEPS = [
  'There is genetic variation within the population.',
  'Many offspring are produced.',
  'There is a struggle for survival and competition.',
  'Better adapted individuals are more likely to reproduce.',
  'They pass on their alleles to the next generation.',
] as const

const NO_STEPS: readonly Wrong[] = [
  [
    'Individuals change their alleles to fit the environment.',
    'You let individuals change their alleles, but they keep those they were born with.',
  ],
  [
    'All individuals have the same chance to reproduce.',
    'You left out selection: some have a greater chance than others.',
  ],
  ['Humans choose the individuals that reproduce.', 'You described selective breeding.'],
  [
    'Features gained during life are passed on.',
    'You let features be inherited that are not in the alleles.',
  ],
  [
    'The environment causes the mutations that are needed.',
    'You took mutations as a reply to a need, but they are random.',
  ],
]

core('missing-step', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    at: random.int(0, 4),
    wrong: random.sample(NO_STEPS, 3),
    animal: random.pick(['rabbits', 'field mice', 'snails', 'wild goats']),
  }),
  make: ({ at, wrong, animal }) => ({
    stem: [
      `The table shows the steps of natural selection in a population of ${animal}. Step X is missing.`,
      `A student lists the steps of natural selection in ${animal}, but leaves out step X.`,
      `Natural selection acts on a population of ${animal}. One step, X, is left out in the table.`,
    ],
    table: {
      head: ['step', 'what happens'],
      rows: STEPS.map((step, index) => [String(index + 1), index === at ? 'X' : step.replace(/\.$/, '')]),
    },
    prompt: ['What is step X?', 'Which sentence belongs at X?'],
    right: STEPS[at] ?? '',
    wrong,
    solution: `The five steps are: genetic variation, many offspring, struggle for survival and competition, a greater chance of reproduction for the better adapted, and the passing on of their alleles. Step ${at + 1} is missing.`,
  }),
})

core('colour-and-ground', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    isRock: random.chance(0.5),
    hunter: random.pick(['Birds', 'Lizards', 'Small foxes']),
  }),
  make: ({ isRock, hunter }) => {
    const ground = isRock ? 'dark rock' : 'pale sand'
    const [right, other] = isRock ? ['dark', 'pale'] : ['pale', 'dark']
    return {
      stem: [
        `The figure shows dark and pale beetles on two grounds. ${hunter} that hunt by sight eat the beetles.`,
        `Beetles of one species are dark or pale, which is inherited. Equal numbers live on two grounds, as the figure shows. ${hunter} hunt them by sight.`,
        `Dark and pale beetles of one species are released on two grounds. ${hunter} find the beetles by sight and eat them.`,
      ],
      figure: beetles(),
      prompt: [
        `What is expected on the ${ground} over many generations?`,
        `What will natural selection lead to on the ${ground}?`,
      ],
      right: `The allele for ${right} colour becomes more common.`,
      wrong: {
        [`The allele for ${other} colour becomes more common.`]:
          'You chose the colour that is easier to see on this ground.',
        [`Each ${other} beetle slowly turns ${right} as it grows.`]:
          'You let single beetles change; it is the population that changes.',
        'Both alleles stay as common as they were at first.':
          'You overlooked that beetles of one colour are eaten more often than the others.',
      },
      solution: `On ${ground}, ${right} beetles are harder to see. More of them survive and reproduce, and they pass on the allele for ${right} colour.`,
    }
  },
})

const RELEASES = [
  { released: [160, 200], found: [80, 40] },
  { released: [200, 160], found: [100, 40] },
  { released: [200, 80], found: [120, 20] },
  { released: [100, 200], found: [60, 40] },
  { released: [160, 200], found: [40, 80] },
  { released: [200, 100], found: [40, 60] },
  { released: [80, 200], found: [20, 120] },
] as const

core('marked-and-found-again', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const data = random.pick(RELEASES)
    const shares = [0, 1].map(at => ((data.found[at] ?? 0) / (data.released[at] ?? 1)) * 100)
    const [dark = 0, pale = 0] = shares
    const right = Math.abs(dark - pale)
    const wrong = threeSlips(
      random,
      right,
      [
        [
          Math.abs(data.found[0] - data.found[1]),
          'You subtracted the numbers found again, not the percentages.',
        ],
        [Math.max(dark, pale), 'You gave the larger percentage and did not subtract the other.'],
        [Math.min(dark, pale), 'You gave the smaller percentage, not the difference.'],
        [dark + pale, 'You added the two percentages.'],
        [Math.abs(data.released[0] - data.released[1]), 'You compared the numbers that were released.'],
      ],
      value => String(Math.round(value)),
    )
    return wrong
      ? {
          data,
          right,
          dark,
          pale,
          wrong,
          wood: random.pick(['an oak wood', 'a pine wood', 'a valley']),
        }
      : null
  },
  make: ({ data, right, dark, pale, wrong, wood }) => ({
    stem: [
      `Dark and pale moths are marked and released in ${wood}. A week later, scientists catch moths and count those with a mark.`,
      `The chart shows how many marked moths of two colours were released in ${wood}, and how many were found again a week later.`,
      `To study natural selection, scientists mark dark and pale moths, release them in ${wood} and look for them a week later.`,
    ],
    figure: marked(data),
    prompt: [
      'What is the difference between the percentages of dark and pale moths that were found again?',
      'By how much do the percentages of dark and of pale moths found again differ?',
    ],
    options: bySize({ right, wrong, print: value => quantity(Math.round(value), '%') }),
    solution: `Dark: ${data.found[0]} ÷ ${data.released[0]} × 100 = ${plain(dark)}%. Pale: ${data.found[1]} ÷ ${data.released[1]} × 100 = ${plain(pale)}%. The difference is ${plain(right)}%.`,
  }),
  verify: ({ data }) => {
    const [one, other] = [data.found[0] * data.released[1], data.found[1] * data.released[0]]
    return (100 * Math.abs(one - other)) / (data.released[0] * data.released[1])
  },
})

core('beaks-before-and-after', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const deeper = random.chance(0.5)
    const before = random.pick([9, 9.5, 10])
    return {
      deeper,
      before,
      after: deeper ? before + 2 : before - 2,
      island: random.pick(['an island', 'a small island', 'a dry island']),
    }
  },
  make: ({ deeper, before, after, island }) => {
    const [beak, seeds] = deeper ? ['deep', 'large, hard'] : ['shallow', 'tiny']
    const comparative = deeper ? 'deeper' : 'shallower'
    return {
      stem: [
        `Birds on ${island} eat seeds. In year 2 nearly all plants with other seeds die, and only ${seeds} seeds are left. The graph shows the beaks of adult birds in year 1 and in year 4.`,
        `The graph shows the beaks of the adult birds of ${island} in two years. Between these years there were hardly any seeds except ${seeds} ones. The depth of a beak is inherited.`,
        `On ${island}, most plants die in a drought. Only ${seeds} seeds are left for the birds. Their beaks are measured before it, in year 1, and after it, in year 4.`,
      ],
      figure: beaks(before, after),
      prompt: ['What is the best explanation of the change?', 'Which statement explains the change?'],
      right: `More birds with ${beak} beaks survived and passed on their alleles.`,
      wrong: {
        [`Each bird grew a ${comparative} beak because it needed it to eat.`]:
          'You let single birds change on purpose; birds with such beaks were there before.',
        [`The seeds that were left caused mutations for ${comparative} beaks.`]:
          'You took mutations as a reply to a need, but they are random.',
        [`Birds with ${beak} beaks were chosen by humans to breed.`]:
          'You described selective breeding, but nobody chose these birds.',
      },
      solution: `There was variation in year 1. Birds with ${beak} beaks could eat the seeds that were left, so more of them survived, reproduced and passed on their alleles.`,
    }
  },
})

const AIMS = [
  {
    who: 'A farmer wants sheep with longer wool.',
    best: 'sheep with the longest wool',
    food: 'sheep better food, so that their lambs inherit long wool',
    cut: 'the wool more often, so that lambs are born with longer wool',
  },
  {
    who: 'A farmer wants hens that lay more eggs.',
    best: 'cocks and hens of families that lay the most eggs',
    food: 'hens better food, so that their chicks inherit a high number of eggs',
    cut: 'the eggs away more often, so that chicks inherit a high number of eggs',
  },
  {
    who: 'A grower wants tomatoes with larger fruit.',
    best: 'plants with the largest fruit',
    food: 'plants more fertiliser, so that their seeds inherit large fruit',
    cut: 'the small fruit off, so that the seeds inherit large fruit',
  },
] as const

core('what-the-breeder-does', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    aim: random.pick(AIMS),
    place: random.pick(['in a dry country', 'in the hills', 'on a small farm']),
  }),
  make: ({ aim, place }) => ({
    stem: [
      aim.who,
      aim.who.replace(' wants', ` ${place} wants`),
      `${aim.who.replace(/\.$/, '')} and uses selective breeding.`,
    ],
    prompt: ['What should be done in each generation?', 'What has to be repeated in every generation?'],
    right: `Cross the ${aim.best}.`,
    wrong: {
      [`Give the ${aim.food}.`]:
        'You let the offspring inherit an effect of food, which is not in the alleles.',
      [`Take ${aim.cut}.`]: 'You let the offspring inherit what was done to the parents.',
      'Let all the individuals reproduce freely with one another.':
        'You left out the choice of parents, which is what makes it selective.',
    },
    solution:
      'In selective breeding humans choose individuals with the desirable feature, cross them, and choose the best offspring as the next parents, over many generations.',
  }),
})

const SERIES = [
  {
    what: 'milk yield of cows',
    label: 'mean milk yield / kg per day',
    max: 50,
    every: 10,
    values: [20, 22, 24, 27, 30, 32],
  },
  {
    what: 'milk yield of goats',
    label: 'mean milk yield / kg per day',
    max: 10,
    every: 2,
    values: [4, 4.4, 5.2, 5.6, 6, 6.8],
  },
  {
    what: 'number of eggs laid by hens',
    label: 'mean number of eggs in a year',
    max: 300,
    every: 50,
    values: [160, 180, 200, 220, 240, 260],
  },
  {
    what: 'yield of a variety of maize',
    label: 'mean yield / t per hectare',
    max: 10,
    every: 2,
    values: [5, 5.4, 6, 6.8, 7, 8],
  },
] as const

core('yield-over-generations', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const series = random.pick(SERIES)
    const at = random.int(2, 5)
    const [start, end] = [series.values[0], series.values[at] ?? 0]
    const right = ((end - start) / start) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [((end - start) / end) * 100, 'You divided by the value at the end, not by the one at the start.'],
        [(end / start) * 100, 'You gave the new value as a percentage of the old one, not the increase.'],
        [end - start, 'You gave the increase itself, not a percentage.'],
        [right / (GENERATIONS[at] ?? 1), 'You gave the increase of one generation, on average.'],
        [100 - right, 'You subtracted the increase from 100.'],
      ].filter(([value]) => Number(value) >= 1) as [number, string][],
      value => String(Math.round(value)),
    )
    const isClear = wrong?.every(([value]) => Math.abs(value - right) > 1.5)
    return wrong && isClear && Number.isInteger(Number(right.toFixed(6)))
      ? { series, at, start, end, right, wrong }
      : null
  },
  make: ({ series, at, start, end, right, wrong }) => ({
    stem: [
      `The ${series.what} is improved by selective breeding. The graph shows the mean in each second generation.`,
      `A breeder uses selective breeding to improve the ${series.what}. The graph shows the results.`,
      `The graph shows what selective breeding does to the ${series.what}.`,
    ],
    figure: yields(series),
    prompt: [
      `What is the percentage increase from generation 0 to generation ${GENERATIONS[at]}?`,
      `By what percentage does the mean rise from generation 0 to generation ${GENERATIONS[at]}?`,
    ],
    options: bySize({ right, wrong, print: value => quantity(Math.round(value), '%') }),
    solution: `Generation 0: ${start}. Generation ${GENERATIONS[at]}: ${end}. The increase is ${plain(end - start)}, which is ${plain(end - start)} ÷ ${start} × 100 = ${quantity(Math.round(right), '%')}.`,
  }),
  verify: ({ start, end }) => (100 * end) / start - 100,
})

core('plants-to-cross', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const high = random.step(8.2, 9.4, 0.2)
    const low = random.step(4.2, 5, 0.2)
    const plants = random.shuffle([
      { role: 'high', mass: high, sick: random.int(62, 80) },
      { role: 'healthy', mass: low + 0.6, sick: random.int(2, 5) },
      { role: 'middle', mass: low + 1.4, sick: random.int(40, 58) },
      { role: 'poor', mass: low - 0.6, sick: random.int(30, 38) },
    ])
    return {
      plants,
      crop: random.pick(['wheat', 'rice', 'barley']),
      disease: random.pick(['a fungus', 'a virus', 'mildew']),
    }
  },
  make: ({ plants, crop, disease }) => {
    const letter = (role: string) => 'PQRS'.charAt(plants.findIndex(plant => plant.role === role))
    const pair = (one: string, other: string) => [letter(one), letter(other)].sort().join(' and ')
    return {
      stem: [
        `The table shows four varieties of ${crop}. A breeder wants a variety with a high yield that is resistant to ${disease}.`,
        `A breeder has four varieties of ${crop} and wants to combine a high yield with resistance to ${disease}.`,
        `Four varieties of ${crop} are grown in the same field, and ${disease} infects some of the plants. A breeder wants to combine a high yield and resistance.`,
      ],
      table: {
        head: ['variety', 'yield / t per hectare', 'plants infected / %'],
        rows: plants.map(({ mass, sick }, at) => ['PQRS'.charAt(at), mass.toFixed(1), String(sick)]),
      },
      prompt: [
        'Which two varieties should be crossed?',
        'Which varieties should the breeder choose as parents?',
      ],
      right: pair('high', 'healthy'),
      wrong: {
        [pair('high', 'middle')]: 'You chose the two highest yields, but neither variety is resistant.',
        [pair('healthy', 'poor')]:
          'You chose the two with the fewest infected plants, but neither has a high yield.',
        [pair('middle', 'poor')]: 'You chose two varieties that are not the best in either feature.',
      },
      solution: `Variety ${letter('high')} has the highest yield, and variety ${letter('healthy')} has the fewest infected plants. Their offspring can have both, and only those that do are chosen as the next parents.`,
    }
  },
})
