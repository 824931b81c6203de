import {
  CARBON_ENDS,
  type CarbonFlow,
  carbonMarked,
} from '@/content/figures/igcse/biology/organisms-and-their-environment-2'
import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { core, templates } = choiceQuestions('19.3')

export { templates }

const PROCESSES: readonly { flow: CarbonFlow; name: string; error: string }[] = [
  { flow: 'photosynthesis', name: 'photosynthesis', error: 'You chose the process from the air to plants.' },
  {
    flow: 'plantRespiration',
    name: 'respiration of plants',
    error: 'You chose the process from living plants to the air.',
  },
  { flow: 'feeding', name: 'feeding', error: 'You chose the process from one living organism to another.' },
  { flow: 'combustion', name: 'combustion', error: 'You chose the process from fuels to the air.' },
  {
    flow: 'decomposition',
    name: 'decomposition',
    error: 'You chose the process from dead organisms and waste to the air.',
  },
  {
    flow: 'fossilisation',
    name: 'formation of fossil fuels',
    error: 'You chose the process from dead organisms to coal, oil and gas.',
  },
]

const LETTERS = ['P', 'Q', 'R', 'S'] as const

const marksFor = (four: readonly { flow: CarbonFlow }[]) =>
  Object.fromEntries(four.map(({ flow }, at) => [flow, LETTERS[at] ?? ''])) as Partial<
    Record<CarbonFlow, string>
  >

core('carbon-at-an-arrow', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ four: random.sample(PROCESSES, 4), at: random.int(0, 3) }),
  make: ({ four, at }) => {
    const one = four[at] ?? PROCESSES[0]
    return {
      stem: [
        'The diagram shows the carbon cycle. Four arrows have letters.',
        'In this diagram of the carbon cycle, four processes are lettered.',
        'Letters **P** to **S** stand for four processes of the carbon cycle.',
      ],
      figure: carbonMarked(marksFor(four)),
      prompt: `Which process is **${LETTERS[at]}**?`,
      right: one?.name ?? '',
      wrong: four.filter(each => each !== one).map(({ name, error }): Wrong => [name, error]),
      solution: `The arrow leads ${CARBON_ENDS[one?.flow ?? 'feeding']}. This is ${one?.name}.`,
    }
  },
})

core('letter-in-the-carbon-cycle', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    four: random.sample(PROCESSES, 4),
    at: random.int(0, 3),
    place: random.pick(['a forest', 'a grassland', 'a lake and the land around it']),
  }),
  make: ({ four, at, place }) => {
    const one = four[at]
    return {
      stem: [
        `The diagram shows how carbon passes through ${place}.`,
        `A student draws the carbon cycle of ${place}.`,
        `The arrows of the diagram are processes of the carbon cycle in ${place}.`,
      ],
      figure: carbonMarked(marksFor(four)),
      prompt: `Which arrow shows ${one?.name}?`,
      options: inThisOrder(
        four.map((each, place): Wrong | string =>
          place === at ? (LETTERS[place] ?? '') : [LETTERS[place] ?? '', each.error],
        ),
      ),
      solution: `Look for the arrow ${CARBON_ENDS[one?.flow ?? 'feeding']}: ${LETTERS[at]}.`,
    }
  },
})

const CHANGES: readonly { what: string; effect: 'increases' | 'decreases' | 'no change'; why: string }[] = [
  { what: 'photosynthesis', effect: 'decreases', why: 'photosynthesis takes carbon dioxide in' },
  { what: 'combustion of coal', effect: 'increases', why: 'combustion releases carbon dioxide' },
  { what: 'decomposition', effect: 'increases', why: 'decomposers respire and release carbon dioxide' },
  { what: 'respiration of plants', effect: 'increases', why: 'all respiration releases carbon dioxide' },
  { what: 'feeding', effect: 'no change', why: 'feeding passes carbon from one organism to another' },
  { what: 'combustion of wood', effect: 'increases', why: 'combustion releases carbon dioxide' },
]

const EFFECTS = ['increases', 'decreases', 'no change'] as const

core('effect-on-carbon-dioxide', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const [one, two] = random.sample(CHANGES, 2)
    if (!one || !two || one.effect === two.effect) return null
    const rows = EFFECTS.flatMap(first => EFFECTS.map(second => [first, second] as const)).filter(
      ([first, second]) => first !== one.effect || second !== two.effect,
    )
    const wrong = random.sample(rows, 3)
    return wrong.some(([first]) => first === one.effect) && wrong.some(([, second]) => second === two.effect)
      ? { one, two, wrong }
      : null
  },
  make: ({ one, two, wrong }) => ({
    stem: '',
    prompt: [
      'Which row shows what each process by itself does to the carbon dioxide in the air?',
      'Which row shows how each process by itself changes the concentration of carbon dioxide in the air?',
    ],
    columns: `${one.what} | ${two.what}`,
    right: `${one.effect} | ${two.effect}`,
    wrong: Object.fromEntries(
      wrong.map(([first, second]) => [
        `${first} | ${second}`,
        first !== one.effect && second !== two.effect
          ? 'You went wrong with both: ask for each whether it takes in or releases carbon dioxide.'
          : `You went wrong with ${first === one.effect ? two.what : one.what}: ${first === one.effect ? two.why : one.why}.`,
      ]),
    ),
    solution: `The first: ${one.why}. The second: ${two.why}.`,
  }),
})

const FLOWS = [
  'photosynthesis',
  'plantRespiration',
  'animalRespiration',
  'decomposition',
  'combustion',
] as const

core('carbon-added-to-the-air', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [photosynthesis, plants] = [random.int(110, 125), random.int(48, 60)]
    const [animals, dead] = [random.int(4, 9), random.int(46, 56)]
    const fuels = random.int(7, 12)
    const right = plants + animals + dead + fuels - photosynthesis
    const print = (value: number) => quantity(value, 'units')
    const wrong = threeSlips(
      random,
      right,
      [
        [right - fuels, 'You left out combustion.'],
        [right - animals, 'You left out the respiration of animals.'],
        [right + photosynthesis, 'You forgot to take away what photosynthesis removes.'],
        [fuels, 'You took only the carbon from combustion.'],
        [
          right - plants + photosynthesis,
          'You left out the respiration of plants and forgot photosynthesis.',
        ],
        [right + animals, 'You counted the respiration of animals twice.'],
      ].filter(([value]) => Number(value) > 1) as [number, string][],
      print,
    )
    return right >= 3 && right <= 14 && wrong
      ? { flows: [photosynthesis, plants, animals, dead, fuels], right, wrong }
      : null
  },
  make: ({ flows, right, wrong }) => {
    const [photosynthesis = 0, plants, animals, dead, fuels] = flows
    return {
      stem: [
        'The numbers in the diagram are amounts of carbon that pass along arrows of the carbon cycle in one year, in the same units.',
        'In this carbon cycle, numbers show how much carbon passes along some arrows in one year, all in the same units.',
        'Scientists estimate how much carbon passes along five arrows of the carbon cycle in one year. All numbers are in the same units.',
      ],
      figure: carbonMarked(
        Object.fromEntries(FLOWS.map((flow, at) => [flow, String(flows[at])])),
        'A carbon cycle with amounts at some arrows',
      ),
      prompt: [
        'By how much does the carbon in the air increase in this year?',
        'What is the increase of carbon in the air in this year?',
      ],
      options: bySize({ right, wrong, print: value => `${value} units` }),
      solution: `Into the air: ${plants} + ${animals} + ${dead} + ${fuels} = ${right + photosynthesis}. Out of the air, by photosynthesis: ${photosynthesis}. The increase is ${right + photosynthesis} − ${photosynthesis} = ${right} units.`,
    }
  },
  verify: ({ flows }) => `${flows.slice(1).reduce((left, flow) => left + flow, -(flows[0] ?? 0))} units`,
})

core('carbon-dioxide-through-the-year', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    level: random.step(402, 414, 2),
    place: random.pick(['a hill', 'an island', 'a mountain']),
    asked: random.pick(['fall', 'rise'] as const),
  }),
  make: ({ level, place, asked }) => {
    const chart = graph({
      x: {
        label: 'month',
        min: 0.5,
        max: 12.5,
        ticks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        format: at => 'JFMAMJJASOND'.charAt(at - 1),
      },
      y: {
        label: 'carbon dioxide / parts per million',
        min: level - 6,
        max: level + 6,
        ticks: [level - 6, level - 3, level, level + 3, level + 6],
        grid: true,
      },
    })
    const isFall = asked === 'fall'
    const wrong: Record<string, string> = isFall
      ? {
          'Respiration releases more of it than photosynthesis removes.':
            'You exchanged the two: then the concentration would rise.',
          'Photosynthesis takes place, and respiration stops in the light.':
            'You let respiration stop. Plants and all other organisms respire all the time.',
          'Decomposition removes more of it than combustion releases.':
            'You took decomposition for a process that removes carbon dioxide, but it releases it.',
        }
      : {
          'Photosynthesis removes more of it than respiration releases.':
            'You exchanged the two: then the concentration would fall.',
          'Respiration takes place only while the trees have no leaves.':
            'You let respiration take place only in winter, but all organisms respire all the time.',
          'Decomposition removes less of it than combustion releases.':
            'You took decomposition for a process that removes carbon dioxide, but it releases it.',
        }
    return {
      stem: [
        `The graph shows the carbon dioxide in the air on ${place} in the north, in one year. The forests around it lose their leaves in autumn.`,
        `Scientists measure the carbon dioxide in the air on ${place} in the north. Around it grow forests that are without leaves in winter.`,
        `The carbon dioxide in the air is measured on ${place} in the north for one year. The trees of this region are bare from October to April.`,
      ],
      figure: figure(
        {
          name: `organisms-and-their-environment-2/year-${level}`,
          title: 'Carbon dioxide in the air in one year',
          description: `Carbon dioxide in parts per million against the month, January to December. It rises slowly from ${level + 1} in January to ${level + 3} in May, falls to ${level - 4} in September, and rises again to ${level} in December.`,
          height: 246,
        },
        chart.axes,
        chart.curve([
          [1, level + 1],
          [3, level + 2.2],
          [5, level + 3],
          [6, level + 1.6],
          [7.5, level - 2.4],
          [9, level - 4],
          [10.5, level - 2.4],
          [12, level],
        ]),
      ),
      prompt: isFall
        ? 'What explains the fall from May to September?'
        : 'What explains the rise from October to April?',
      right: isFall
        ? 'Photosynthesis removes more of it than respiration releases.'
        : 'Respiration releases more of it than photosynthesis removes.',
      wrong,
      solution: isFall
        ? 'In summer the trees have leaves and much light. Photosynthesis takes in more carbon dioxide than all respiration and combustion release, so its concentration falls.'
        : 'Bare trees cannot photosynthesise. Plants, animals and decomposers go on respiring, so the concentration of carbon dioxide rises.',
    }
  },
})
