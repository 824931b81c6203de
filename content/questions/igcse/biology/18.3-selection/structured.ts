import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { GENERATIONS, hospitals, marked, YEARS, yields } from './figures'
import {
  BEST_OFFSPRING,
  CROSSES,
  chooses,
  LESS_ANTIBIOTIC,
  MUTATION,
  OTHERS_KILLED,
  PASSES_RESISTANCE,
  passesAlleles,
  REPEATS,
  RESISTANT_REPRODUCE,
  reproduces,
  seenMore,
  survives,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '18.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

const STEPS = [
  { id: 'vary', text: 'individuals have different alleles' },
  { id: 'many', text: 'more offspring are born than can survive' },
  { id: 'struggle', text: 'there is competition for food and space' },
  { id: 'pass', text: 'those that reproduce pass on their alleles' },
]

const RELEASES = [
  { released: [160, 200], found: [80, 40] },
  { released: [200, 160], found: [100, 40] },
  { released: [200, 80], found: [120, 20] },
  { released: [100, 200], found: [60, 40] },
  { released: [160, 200], found: [40, 80] },
  { released: [200, 100], found: [40, 60] },
  { released: [80, 200], found: [20, 120] },
] as const

core('moths-in-a-wood', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    data: random.pick(RELEASES),
    wood: random.pick(['an oak wood', 'a valley', 'a park']),
  }),
  make: ({ data, wood }) => {
    const shares = [0, 1].map(at => ((data.found[at] ?? 0) / (data.released[at] ?? 1)) * 100)
    const darkWins = (shares[0] ?? 0) > (shares[1] ?? 0)
    const [better, worse] = darkWins ? ['dark', 'pale'] : ['pale', 'dark']
    const at = darkWins ? 1 : 0
    return {
      stem: [
        `Moths rest on the ${better} trunks of the trees in ${wood}, where birds hunt them by sight. Dark and pale moths are marked and released. A week later, marked moths are caught again. The chart shows the results.`,
        `In ${wood}, the trunks of the trees are ${better}. Scientists mark dark and pale moths of one species and release them. The chart shows how many were released and how many were found again a week later. Birds hunt the moths by sight.`,
        `Birds find moths by sight on the trunks of trees. Marked moths of two colours are released in ${wood}, where the trunks are ${better}, and some of them are found again a week later, as the chart shows.`,
      ],
      figure: marked(data),
      parts: {
        'a.i': ask.number({
          prompt: `Calculate the percentage of the ${worse} moths that were found again.`,
          answer: shares[at] ?? 0,
          unit: '%',
          scheme: [`C1 ${data.found[at]} ÷ ${data.released[at]} × 100`, `A1 ${figures(shares[at] ?? 0, 2)}%`],
          solution: `${data.found[at]} of ${data.released[at]} were found again: ${data.found[at]} ÷ ${data.released[at]} × 100 = ${plain(shares[at] ?? 0)}%.`,
        }),
        'a.ii': ask.written({
          lead: `Of the ${better} moths ${plain(shares[darkWins ? 0 : 1] ?? 0)}% were found again.`,
          prompt: `Suggest why a smaller percentage of the ${worse} moths was found again.`,
          objective: 'AO2',
          scheme: [seenMore(worse, better)],
          modelAnswer: `On the ${better} trunks, ${worse} moths are easier to see, so more of them are eaten by birds.`,
          solution: `Think of the colour of the trunks: ${worse} moths are not camouflaged on them.`,
        }),
        b: ask.order({
          prompt: 'Put these steps of natural selection into the right order.',
          command: 'Identify',
          marks: 3,
          items: STEPS.toSorted((one, other) => one.text.localeCompare(other.text)),
          answer: STEPS.map(({ id }) => id),
          scheme: sequenceScheme(4, 3),
          solution:
            'Genetic variation comes first. Many offspring lead to a struggle for survival, and those that survive reproduce and pass on their alleles.',
        }),
        c: ask.written({
          prompt: `Explain how natural selection will change the moths there, if the trunks stay ${better} for many years.`,
          objective: 'AO2',
          scheme: [survives(better, worse), reproduces(better, worse), passesAlleles(better, worse)],
          modelAnswer: `More ${better} moths survive, so they are more likely to reproduce. They pass on the alleles for ${better} colour to the next generation, and these alleles become more common.`,
          solution: 'Three steps earn the marks: who survives, who reproduces, and what is passed on.',
        }),
      },
    }
  },
  verify: ({ data }) => {
    const lost = data.released.map((all, at) => (all - (data.found[at] ?? 0)) / all)
    return { 'a.i': 100 - 100 * Math.max(...lost) }
  },
})

const SERIES = [
  {
    animal: 'cows',
    product: 'milk yield',
    label: 'mean milk yield / kg per day',
    max: 50,
    every: 10,
    values: [20, 22, 24, 27, 30, 32],
    unit: 'kg per day',
  },
  {
    animal: 'goats',
    product: 'milk yield',
    label: 'mean milk yield / kg per day',
    max: 10,
    every: 2,
    values: [4, 4.4, 5.2, 5.6, 6, 6.8],
    unit: 'kg per day',
  },
  {
    animal: 'sheep',
    product: 'mass of wool',
    label: 'mean mass of wool / kg per year',
    max: 10,
    every: 2,
    values: [4, 4.4, 4.8, 5.6, 6, 7],
    unit: 'kg per year',
  },
] as const

core('better-animals-by-breeding', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    series: random.pick(SERIES),
    at: random.int(2, 5),
    land: random.pick(['a cool country', 'a dry country', 'the hills']),
  }),
  make: ({ series, at, land }) => {
    const { animal, product, values, unit } = series
    const end = values[at] ?? 0
    const start = values[0]
    const percent = ((end - start) / start) * 100
    return {
      stem: [
        `Farmers in ${land} use selective breeding to increase the ${product} of ${animal}. The graph shows the mean of each second generation.`,
        `The graph shows how the mean ${product} of ${animal} on a farm in ${land} changes during ten generations of selective breeding.`,
        `A farmer in ${land} improves the ${product} of ${animal} by selective breeding. The results are shown in the graph.`,
      ],
      figure: yields(series),
      parts: {
        'a.i': ask.number({
          prompt: `State the mean ${product} in generation ${GENERATIONS[at]}.`,
          objective: 'AO2',
          answer: end,
          unit,
          tolerance: series.every / 10,
          scheme: [`A1 ${end} ${unit} (± ${plain(series.every / 10)})`],
          solution: `Go up from generation ${GENERATIONS[at]} to the line and across to the axis: ${end} ${unit}.`,
        }),
        'a.ii': ask.number({
          prompt: `Calculate the percentage increase from generation 0 to generation ${GENERATIONS[at]}.`,
          answer: percent,
          unit: '%',
          tolerance: (series.every * 10) / start,
          follow: { from: 'a.i', formula: `(x - ${start})/${start}*100` },
          scheme: [`C1 (${end} − ${start}) ÷ ${start} × 100`, `A1 ${figures(percent, 2)}%`],
          solution: `The increase is ${plain(end - start)} ${unit}. ${plain(end - start)} ÷ ${start} × 100 = ${figures(percent, 2)}%.`,
        }),
        b: words({
          subject,
          prompt: 'State another name for selective breeding, that is, for selection by humans.',
          answers: [{ text: 'artificial selection', accept: ['artificial'] }],
          reject: [{ text: 'natural selection', why: 'In natural selection the environment selects.' }],
          solution: 'Selection by humans is artificial selection.',
        }),
        c: ask.written({
          prompt: `Describe how the farmers used selective breeding to increase the ${product}.`,
          scheme: [chooses(animal, product), CROSSES, BEST_OFFSPRING, REPEATS],
          modelAnswer: `They chose the ${animal} with the highest ${product} and crossed them. They selected the offspring with the highest ${product}, crossed these, and repeated this over many generations.`,
          solution:
            'Four steps: choose the parents, cross them, choose the best offspring, and repeat over many generations.',
        }),
        d: ask.choice({
          prompt: `Which feature of ${animal} could also be improved by selective breeding?`,
          objective: 'AO2',
          right: 'resistance to a disease',
          wrong: {
            'the amount of food that they are given':
              'You chose something that the farmer decides, which is not inherited.',
            'the number of vaccinations they receive': 'You chose a treatment, which is not inherited.',
            'the age at which the farmer sells them':
              'You chose a decision of the farmer, which is not inherited.',
          },
          solution: 'Only inherited features can be improved by selective breeding.',
        }),
      },
    }
  },
  verify: ({ series, at }) => {
    const end = series.values[at] ?? 0
    return {
      'a.i': series.values.slice(0, at + 1).reduce((_, each) => each, 0),
      'a.ii': (100 * end) / series.values[0] - 100,
    }
  },
})

const NORTH = [
  [5, 10, 16, 24, 32, 40],
  [4, 10, 18, 26, 36, 44],
  [6, 12, 20, 28, 38, 46],
] as const
const SOUTH = [
  [4, 4, 6, 6, 8, 8],
  [4, 6, 6, 8, 8, 10],
  [2, 4, 4, 6, 8, 10],
] as const

supplement('resistance-in-two-hospitals', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    north: random.pick(NORTH),
    south: random.pick(SOUTH),
    at: random.int(3, 5),
    samples: random.pick([150, 200, 250, 350]),
    illness: random.pick(['wounds', 'the lungs', 'the skin', 'the bladder']),
  }),
  make: ({ north, south, at, samples, illness }) => {
    const [high = 0, low = 0] = [north[at], south[at]]
    return {
      stem: [
        `Two hospitals, North and South, test bacteria from infections of ${illness}. The graph shows the percentage of samples that are resistant to one antibiotic.`,
        `The graph shows how resistance to an antibiotic changed in two hospitals. Bacteria from infections of ${illness} were tested for ten years.`,
        `In two hospitals, bacteria from infections of ${illness} are tested every two years. The graph shows the percentage of samples that are resistant to an antibiotic.`,
      ],
      figure: hospitals(north, south),
      parts: {
        'a.i': ask.number({
          prompt: `State the percentage of resistant samples in hospital North after ${YEARS[at]} years.`,
          objective: 'AO2',
          answer: high,
          unit: '%',
          tolerance: 1,
          scheme: [`A1 ${high}% (± 1)`],
          solution: `Go up from ${YEARS[at]} years to the line of hospital North and across to the axis: ${high}%.`,
        }),
        'a.ii': ask.number({
          lead: `In that year, each hospital tests ${samples} samples.`,
          prompt:
            'Calculate how many more resistant samples there are in hospital North than in hospital South.',
          answer: (samples * (high - low)) / 100,
          tolerance: (samples * 2) / 100,
          follow: { from: 'a.i', formula: `(x - ${low})*${samples}/100` },
          scheme: [`C1 ${high}% − ${low}% = ${high - low}%`, `A1 ${plain((samples * (high - low)) / 100)}`],
          solution: `The difference is ${high}% − ${low}% = ${high - low}%. ${high - low}% of ${samples} is ${plain((samples * (high - low)) / 100)} samples.`,
        }),
        b: ask.written({
          prompt: 'Explain how the percentage of resistant bacteria in hospital North increased.',
          scheme: [MUTATION, OTHERS_KILLED, RESISTANT_REPRODUCE, PASSES_RESISTANCE],
          modelAnswer:
            'A random mutation made a bacterium resistant. The antibiotic killed the bacteria that were not resistant. The resistant bacteria survived and reproduced, and passed on the allele for resistance.',
          solution:
            'Four steps: mutation, the others are killed, the resistant ones reproduce, the allele is passed on.',
        }),
        c: ask.written({
          prompt: 'Suggest why resistance increased less in hospital South.',
          objective: 'AO2',
          scheme: [LESS_ANTIBIOTIC],
          modelAnswer: 'In hospital South less of the antibiotic is used, only when it is needed.',
          solution:
            'Where less antibiotic is used, resistant bacteria have less of an advantage over the others.',
        }),
        d: ask.table({
          prompt: 'Complete the table to compare two kinds of selection.',
          head: ['', 'natural selection', 'selective breeding'],
          rows: [
            [
              { text: 'what selects' },
              {
                blank: 'natural selects',
                answer: 'environment',
                mode: 'pick',
                choices: ['environment', 'humans'],
                marks: 1,
              },
              { text: 'humans' },
            ],
            [
              { text: 'speed of change' },
              { text: 'usually slower' },
              {
                blank: 'breeding speed',
                answer: 'usually faster',
                mode: 'pick',
                choices: ['usually faster', 'usually slower'],
                marks: 1,
              },
            ],
            [
              { text: 'genetic variation' },
              { text: 'more is kept' },
              {
                blank: 'breeding variation',
                answer: 'becomes less',
                mode: 'pick',
                choices: ['becomes less', 'becomes more'],
                marks: 1,
              },
            ],
          ],
          scheme: ['environment', 'usually faster', 'becomes less'],
          solution:
            'In natural selection the environment selects. Selective breeding is usually faster, and because few parents are used, genetic variation becomes less.',
        }),
      },
    }
  },
  verify: ({ north, south, at, samples }) => ({
    'a.i': 100 - (100 - (north[at] ?? 0)),
    'a.ii': (samples / 100) * (north[at] ?? 0) - (samples / 100) * (south[at] ?? 0),
  }),
})
