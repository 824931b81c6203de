import {
  NITROGEN_ENDS,
  type NitrogenFlow,
  nitrogenMarked,
} from '@/content/figures/igcse/biology/organisms-and-their-environment-2'
import { optionsOf, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { supplement, templates } = choiceQuestions('19.3')

export { templates }

const PROCESSES: readonly { flow: NitrogenFlow; name: string; error: string }[] = [
  {
    flow: 'fixation',
    name: 'nitrogen fixation',
    error: 'You chose the process from nitrogen gas to compounds.',
  },
  {
    flow: 'denitrification',
    name: 'denitrification',
    error: 'You chose the process from nitrate ions to nitrogen gas.',
  },
  {
    flow: 'nitrification',
    name: 'nitrification',
    error: 'You chose the process from ammonium ions to nitrate ions.',
  },
  {
    flow: 'decay',
    name: 'decomposition',
    error: 'You chose the process from proteins of dead organisms to ammonium ions.',
  },
  {
    flow: 'uptake',
    name: 'absorption by roots',
    error: 'You chose the process from ions in the soil to plants.',
  },
]

const LETTERS = ['W', 'X', 'Y', 'Z'] as const

supplement('nitrogen-at-an-arrow', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ four: random.sample(PROCESSES, 4), at: random.int(0, 3) }),
  make: ({ four, at }) => {
    const one = four[at]
    return {
      stem: [
        'The diagram shows the nitrogen cycle. Four arrows have letters.',
        'In this diagram of the nitrogen cycle, four processes are lettered.',
        'Letters **W** to **Z** stand for four processes of the nitrogen cycle.',
      ],
      figure: nitrogenMarked(Object.fromEntries(four.map(({ flow }, place) => [flow, LETTERS[place] ?? '']))),
      prompt: `Which process is **${LETTERS[at]}**?`,
      right: one?.name ?? '',
      wrong: four.filter(each => each !== one).map(({ name, error }): Wrong => [name, error]),
      solution: `The arrow leads ${NITROGEN_ENDS[one?.flow ?? 'feeding']}. This is ${one?.name}.`,
    }
  },
})

const CROPS = [
  { legume: 'clover', other: 'wheat' },
  { legume: 'beans', other: 'maize' },
  { legume: 'peas', other: 'barley' },
] as const

supplement('nitrate-after-a-crop', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const before = random.step(24, 32, 2)
    return {
      ...random.pick(CROPS),
      before,
      after: before + random.step(10, 16, 2),
      less: before - random.step(8, 14, 2),
    }
  },
  make: ({ legume, other, before, after, less }) => ({
    stem: [
      `A farmer grows ${legume} in one field and ${other} in another. After the harvest the roots stay in the soil and decay. The chart shows the nitrate ions in the soil.`,
      `The chart shows the nitrate ions in the soil of two equal fields, before and some months after a crop. In one field ${legume} grew, in the other ${other}. All roots were left in the soil.`,
      `Two fields have the same soil. In one a farmer grows ${legume}, in the other ${other}, and leaves the roots in the ground. The chart shows the nitrate ions before and after.`,
    ],
    figure: chartFigure(
      {
        name: `organisms-and-their-environment-2/crop-${before}-${after}-${less}`,
        title: 'Nitrate ions in the soil of two fields',
      },
      barChart({
        categories: ['before', `after ${legume}`, `after ${other}`],
        values: [before, after, less],
        yLabel: 'nitrate ions / mg per kg of soil',
        yEvery: 10,
        yMax: 50,
        height: 180,
      }),
    ),
    prompt: [`What explains the result for ${legume}?`, `Which explanation fits the result for ${legume}?`],
    right: 'Bacteria in their roots fix nitrogen gas.',
    wrong: {
      'Bacteria in their roots denitrify the soil.':
        'You chose the process that removes nitrate ions from the soil.',
      'Their leaves take in nitrogen gas from the air.':
        'You let the plant use nitrogen gas. Only some bacteria, and lightning, can fix it.',
      'Their roots absorb more nitrate ions than others.':
        'You chose an effect that would leave fewer nitrate ions in the soil.',
    },
    solution: `Nitrogen-fixing bacteria live in nodules on the roots of ${legume}. They convert nitrogen gas to compounds. When the roots decay, ammonium ions are released, and nitrification makes nitrate ions of them. ${other.charAt(0).toUpperCase()}${other.slice(1)} only takes nitrate ions out of the soil.`,
  }),
})

const DAYS = 24

supplement('ions-in-moist-soil', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    start: random.step(50, 70, 5),
    low: random.step(5, 15, 5),
    asked: random.pick(['process', 'killed'] as const),
  }),
  make: ({ start, low, asked }) => {
    const chart = graph({
      x: { label: 'time / days', max: DAYS, ticks: [0, 4, 8, 12, 16, 20, 24], grid: true },
      y: { label: 'concentration / arbitrary units', max: 80, ticks: [0, 20, 40, 60, 80], grid: true },
    })
    const [fall, rise] = [0, 1].map(way =>
      [0, 4, 8, 12, 16, 20, 24].map((day): readonly [number, number] => {
        const part = 1 / (1 + Math.exp(-(day - 9) / 2.6))
        const share = (part - 0.03) / 0.967
        return [
          day,
          way === 0 ? start - (start - low) * Math.max(share, 0) : low + (start - low) * Math.max(share, 0),
        ]
      }),
    )
    const isProcess = asked === 'process'
    return {
      stem: [
        'Ammonium ions are added to moist soil in a jar without plants. The graph shows the ions in the soil. There is enough air.',
        'A scientist adds ammonium ions to a jar of moist soil with enough air and without plants, and measures the ions for 24 days.',
        'Moist soil without plants is mixed with ammonium ions and kept in an open jar. The graph shows the ions in the soil.',
      ],
      figure: figure(
        {
          name: `organisms-and-their-environment-2/ions-${start}-${low}`,
          title: 'Ions in a jar of soil',
          description: `Concentration in arbitrary units against time from 0 to 24 days. Ammonium ions fall from ${start} to ${low}, most steeply at about day 9. Nitrate ions, dashed, rise in the same time from ${low} to ${start}.`,
          height: 246,
        },
        chart.axes,
        chart.curve(fall ?? []),
        chart.curve(rise ?? [], 'l dash'),
        chart.label(2.2, start + 5, 'ammonium ions'),
        chart.label(23.6, start + 5, 'nitrate ions', { anchor: 'end' }),
      ),
      prompt: isProcess
        ? 'Which process takes place in the jar?'
        : 'How would the ions change if all bacteria in the soil had been killed first?',
      options: optionsOf(
        isProcess
          ? {
              right: 'nitrification',
              wrong: {
                denitrification: 'You chose the process that removes nitrate ions, but they increase.',
                'nitrogen fixation':
                  'You chose the process that uses nitrogen gas, but ammonium ions are used here.',
                deamination: 'You chose a process in animals, which breaks down amino acids.',
              },
            }
          : {
              columns: 'ammonium ions | nitrate ions',
              right: 'stay the same | stay the same',
              wrong: {
                'decrease | stay the same':
                  'You let ammonium ions be used up without bacteria. It is bacteria that convert them.',
                'stay the same | increase': 'You let nitrate ions appear without bacteria and from nothing.',
                'decrease | increase': 'You took the change for one that needs no bacteria.',
              },
            },
      ),
      solution: isProcess
        ? 'Ammonium ions decrease while nitrate ions increase: nitrifying bacteria convert the one to the other.'
        : 'Only nitrifying bacteria convert ammonium ions to nitrate ions. Without them both stay as they are.',
    }
  },
})

const STEPS = {
  decay: 'decomposition',
  nitri: 'nitrification',
  uptake: 'absorption',
  feeding: 'feeding',
  fix: 'nitrogen fixation',
  denitri: 'denitrification',
} as const

type Step = keyof typeof STEPS

const PATHS: readonly {
  from: string
  to: string
  right: readonly Step[]
  wrong: readonly (readonly [readonly Step[], string])[]
}[] = [
  {
    from: 'protein in a dead leaf',
    to: 'protein in a living grass plant',
    right: ['decay', 'nitri', 'uptake'],
    wrong: [
      [
        ['decay', 'denitri', 'uptake'],
        'You chose denitrification, which makes nitrogen gas, and roots do not absorb this.',
      ],
      [
        ['nitri', 'decay', 'uptake'],
        'You exchanged the first two: protein must be broken down to ammonium ions first.',
      ],
      [
        ['decay', 'fix', 'uptake'],
        'You chose fixation, which begins with nitrogen gas, not with ammonium ions.',
      ],
    ],
  },
  {
    from: 'nitrogen gas in the air',
    to: 'protein in a wheat plant',
    right: ['fix', 'nitri', 'uptake'],
    wrong: [
      [
        ['denitri', 'nitri', 'uptake'],
        'You chose denitrification, which makes nitrogen gas and does not use it.',
      ],
      [
        ['nitri', 'fix', 'uptake'],
        'You exchanged the first two: gas must be fixed before there are ammonium ions.',
      ],
      [['uptake', 'fix', 'nitri'], 'You let the plant take in nitrogen gas, which it cannot use.'],
    ],
  },
  {
    from: 'ammonium ions in the soil',
    to: 'protein in a rabbit',
    right: ['nitri', 'uptake', 'feeding'],
    wrong: [
      [
        ['denitri', 'uptake', 'feeding'],
        'You chose denitrification, which begins with nitrate ions and makes nitrogen gas.',
      ],
      [
        ['fix', 'uptake', 'feeding'],
        'You chose fixation, which begins with nitrogen gas, not with ammonium ions.',
      ],
      [
        ['uptake', 'nitri', 'feeding'],
        'You put nitrification inside the plant, but bacteria in the soil carry it out before absorption.',
      ],
    ],
  },
  {
    from: 'protein in a dead mouse',
    to: 'nitrogen gas in the air',
    right: ['decay', 'nitri', 'denitri'],
    wrong: [
      [['decay', 'nitri', 'fix'], 'You chose fixation, which uses nitrogen gas and does not make it.'],
      [
        ['nitri', 'decay', 'denitri'],
        'You exchanged the first two: protein must be broken down to ammonium ions first.',
      ],
      [
        ['decay', 'denitri', 'nitri'],
        'You exchanged the last two: denitrification needs nitrate ions, which nitrification makes.',
      ],
    ],
  },
]

const pathText = (steps: readonly Step[]) => steps.map(step => STEPS[step]).join(' → ')

supplement('path-of-nitrogen', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => random.pick(PATHS),
  make: ({ from, to, right, wrong }) => ({
    stem: [
      `Nitrogen atoms in ${from} become part of ${to}, by way of nitrate ions.`,
      `Nitrogen atoms pass from ${from} to ${to}. On their way they are in nitrate ions.`,
      `By way of nitrate ions, nitrogen atoms in ${from} become part of ${to}.`,
    ],
    prompt: ['In which order do the processes take place?', 'What is the order of the processes?'],
    right: pathText(right),
    wrong: wrong.map(([steps, error]): Wrong => [pathText(steps), error]),
    solution: `The order is ${pathText(right)}. Decomposition ends with ammonium ions, nitrification makes nitrate ions of them, and roots absorb these or denitrification makes nitrogen gas of them.`,
  }),
})
