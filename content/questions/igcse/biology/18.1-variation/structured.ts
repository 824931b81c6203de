import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { seedsAndDose } from './figures'
import {
  BASE_SEQUENCE,
  BLOOD_GENES,
  MASS_ENVIRONMENT,
  NO_INTERMEDIATES,
  RANDOM,
  RANGE,
  SAME_GENES,
  TOO_MUCH,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '18.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

const CLASSES = [40, 50, 60, 70] as const

core('leaves-in-classes', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const counts = random.pick([
      [3, 7, 8, 2],
      [2, 9, 6, 3],
      [4, 8, 7, 1],
      [2, 6, 8, 4],
      [3, 9, 7, 1],
    ] as const)
    const lengths = CLASSES.flatMap((from, at) =>
      random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], counts[at] ?? 0).map(more => from + more),
    )
    return {
      counts,
      lengths: random.shuffle(lengths),
      plant: random.pick(['privet', 'beech', 'holly', 'lilac']),
    }
  },
  make: ({ counts, lengths, plant }) => {
    const [first, second, third, fourth] = counts
    const large = third + fourth
    return {
      stem: [
        `A student takes one leaf from each of 20 ${plant} plants and measures its length. These are the lengths in mm:`,
        `The leaves of ${plant} differ in length. A student measures one leaf from each of 20 plants. The lengths in mm are:`,
        `To study variation in ${plant}, a student measures 20 leaves, each from another plant. Their lengths in mm are:`,
      ].map(opening => `${opening}\n\n${lengths.join(', ')}`),
      parts: {
        'a.i': ask.table({
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['length / mm', 'number of leaves'],
          rows: [
            [{ text: '40 to 49' }, { blank: '40 to 49', answer: first, marks: 1 }],
            [{ text: '50 to 59' }, { blank: '50 to 59', answer: second, marks: 1 }],
            [{ text: '60 to 69' }, { blank: '60 to 69', answer: third, marks: 1 }],
            [{ text: '70 to 79' }, { text: String(fourth) }],
          ],
          scheme: [String(first), String(second), String(third)],
          solution: `Go through the list once and make a tally mark for each leaf: ${counts.join(', ')}. The sum must be 20.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the percentage of the leaves that are 60 mm long or longer.',
          answer: (large / 20) * 100,
          unit: '%',
          scheme: [`C1 (${third} + ${fourth}) ÷ 20 × 100`, `A1 ${large * 5}%`],
          solution: `${third} + ${fourth} = ${large} leaves of 20: ${large} ÷ 20 × 100 = ${large * 5}%.`,
        }),
        'b.i': words({
          subject,
          prompt: 'State the name of this kind of variation.',
          answers: [{ text: 'continuous variation', accept: ['continuous'] }],
          reject: [{ text: 'discontinuous', why: 'Lengths have a range of values.' }],
          solution: 'Length is measured and has a range of values: continuous variation.',
        }),
        'b.ii': ask.written({
          prompt: 'Give a reason for your answer to (b)(i).',
          command: 'Give',
          scheme: [RANGE],
          modelAnswer: 'There is a range of lengths between two extremes.',
          solution: 'In continuous variation there is a range of phenotypes between two extremes.',
        }),
        c: ask.written({
          prompt: 'Suggest why the student did not take all 20 leaves from one plant.',
          objective: 'AO2',
          scheme: [SAME_GENES],
          modelAnswer:
            'All the leaves of one plant have the same genes, so they do not show how plants differ.',
          solution:
            'Variation is differences between individuals. Leaves of one plant belong to one individual.',
        }),
        d: words({
          subject,
          prompt: 'State **two** causes of this kind of variation.',
          asked: 2,
          answers: [
            { text: 'genes', accept: ['alleles', 'genetic', 'inheritance'] },
            {
              text: 'environment',
              accept: ['environmental factors', 'surroundings', 'the environment'],
              allow: ['light', 'light intensity', 'water', 'amount of water', 'soil', 'minerals'],
            },
          ],
          solution: 'Continuous variation is caused by both genes and the environment.',
        }),
      },
    }
  },
  verify: ({ lengths }) => ({
    'a.ii': (lengths.filter(length => length >= 60).length / lengths.length) * 100,
  }),
})

const GROUPS = ['A', 'B', 'AB', 'O'] as const

core('blood-groups-and-mass', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    counts: random.pick([
      [16, 6, 2, 16],
      [18, 4, 2, 16],
      [14, 8, 2, 16],
      [12, 10, 4, 14],
      [14, 4, 2, 20],
    ] as const),
    at: random.pick([0, 1, 3]),
    gains: random.int(5, 9),
    club: random.pick(['a rowing club', 'a football club', 'a swimming club', 'a running club']),
  }),
  make: ({ counts, at, gains, club }) => {
    const percent = ((counts[at] ?? 0) / 40) * 100
    const town = townFor(at)
    return {
      stem: [
        `The table shows the ABO blood groups of the 40 members of ${club}.`,
        `The blood group of each of the 40 members of ${club} is known. The table shows how many have each group.`,
        `A doctor tests the blood of the 40 members of ${club}. The table shows the results.`,
      ],
      table: {
        head: ['blood group', 'number of people'],
        rows: GROUPS.map((group, index) => [group, String(counts[index])]),
      },
      parts: {
        a: plotPart({
          name: 'variation-and-selection/grid-for-groups',
          title: 'A grid for a chart of blood groups',
          description:
            'Graph paper for a bar chart. The names A, B, AB and O stand along the horizontal axis. The vertical axis is the number of people, from 0 to 20.',
          prompt: 'Draw a bar chart of the results on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: '', min: 0, max: 10, large: 2, parts: 2 },
            y: { label: 'number of people', min: 0, max: 20, large: 5, parts: 5 },
            bars: GROUPS.map((group, index) => ({ id: group, text: group, at: 2 * index + 2 })),
          },
          tasks: [
            {
              task: 'bars',
              heights: Object.fromEntries(GROUPS.map((group, index) => [group, counts[index] ?? 0])),
              marks: 2,
            },
          ],
          scheme: ['at least two bars of the right height, within half a small square', 'all four bars'],
          solution: 'One small square is one person. The top of each bar lies at its number.',
        }),
        b: ask.number({
          lead: `A town has ${town} people, and its blood groups are in the same proportions.`,
          prompt: `Calculate how many people of the town have blood group ${GROUPS[at]}.`,
          answer: (town * (counts[at] ?? 0)) / 40,
          scheme: [`C1 ${counts[at]} ÷ 40 × ${town}`, `A1 ${figures((town * percent) / 100, 3)}`],
          solution: `${counts[at]} of 40 is ${quantity(percent, '%')}. ${quantity(percent, '%')} of ${town} is ${(town * percent) / 100}.`,
        }),
        'c.i': words({
          subject,
          prompt: 'State the name of the kind of variation that blood groups show.',
          answers: [{ text: 'discontinuous variation', accept: ['discontinuous'] }],
          reject: [{ text: 'continuous', why: 'There is nothing between two blood groups.' }],
          solution: 'There are four groups and nothing in between: discontinuous variation.',
        }),
        'c.ii': ask.written({
          prompt: 'Give a reason for your answer to (c)(i).',
          command: 'Give',
          scheme: [NO_INTERMEDIATES],
          modelAnswer: 'There is a limited number of phenotypes and there are no intermediates.',
          solution:
            'In discontinuous variation there is a limited number of phenotypes with no intermediates.',
        }),
        d: ask.written({
          lead: `A year later the body mass of ${gains} members has changed, but the blood groups are still the same.`,
          prompt: 'Explain this observation.',
          objective: 'AO2',
          scheme: [BLOOD_GENES, MASS_ENVIRONMENT],
          modelAnswer:
            'Blood group is caused by genes only. Body mass is also affected by the environment, for example by diet.',
          solution:
            'Say for each feature what causes it: genes only for blood group, genes and environment for body mass.',
        }),
      },
    }
  },
  verify: ({ counts, at }) => {
    const town = townFor(at)
    let people = 0
    for (let left = town; left >= 40; left -= 40) people += counts[at] ?? 0
    return { b: people }
  },
})

/** A town whose number of people is a multiple of 40. */
function townFor(at: number) {
  return [2000, 3200, 2400, 4000][at] ?? 2000
}

const GERMINATE = [
  [95, 90, 80, 65, 45, 25],
  [90, 85, 75, 60, 40, 20],
  [100, 95, 85, 70, 50, 30],
] as const
const MUTATED = [
  [0, 5, 10, 20, 30, 40],
  [0, 5, 15, 25, 35, 45],
  [0, 10, 20, 30, 40, 50],
] as const

supplement('seeds-and-gamma-rays', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    germinate: random.pick(GERMINATE),
    mutated: random.pick(MUTATED),
    at: random.int(2, 4),
    seeds: random.pick([400, 600, 800, 1000]),
    plant: random.pick(['rice', 'barley', 'wheat', 'lentil']),
  }),
  make: ({ germinate, mutated, at, seeds, plant }) => {
    const [grow = 0, change = 0] = [germinate[at], mutated[at]]
    const answer = (seeds * grow * change) / 10_000
    return {
      stem: [
        `A plant breeder gives ${plant} seeds different doses of gamma rays and sows them. In the graph, line G shows the percentage of seeds that germinate, and line M the percentage of the seedlings in which a mutation is found.`,
        `${plant.charAt(0).toUpperCase()}${plant.slice(1)} seeds are treated with gamma rays and then sown. Line G is the percentage of the seeds that germinate. Line M is the percentage of the seedlings in which a mutation is found.`,
        `To find new kinds of ${plant}, seeds are exposed to gamma rays. The graph shows the percentage of seeds that germinate (line G) and the percentage of the seedlings in which a mutation is found (line M).`,
      ],
      figure: seedsAndDose(germinate, mutated),
      parts: {
        'a.i': ask.number({
          prompt: `State the percentage of seeds that germinate after a dose of ${at * 2} units.`,
          objective: 'AO2',
          answer: grow,
          unit: '%',
          tolerance: 2,
          scheme: [`A1 ${grow}% (± 2)`],
          solution: `Go up from a dose of ${at * 2} to line G and across to the axis: ${grow}%.`,
        }),
        'a.ii': ask.number({
          lead: `The breeder treats ${seeds} seeds with this dose.`,
          prompt: 'Calculate the expected number of seedlings in which a mutation is found.',
          answer,
          tolerance: (seeds * (2 * grow + 2 * change)) / 10_000,
          follow: { from: 'a.i', formula: `${(seeds * change) / 10_000}*x` },
          scheme: [
            `C1 ${grow}% of ${seeds} = ${(seeds * grow) / 100}`,
            `C1 ${change}% of ${(seeds * grow) / 100}`,
            `A1 ${answer}`,
          ],
          solution: `${grow}% of ${seeds} seeds germinate: ${(seeds * grow) / 100} seedlings. Of these ${change}% have a mutation: ${answer}.`,
        }),
        b: ask.written({
          prompt: 'State what is meant by a *gene mutation*.',
          scheme: [RANDOM, BASE_SEQUENCE],
          modelAnswer: 'A gene mutation is a random change in the base sequence of DNA.',
          solution:
            'Two things are wanted: that the change is random, and what changes, the base sequence of DNA.',
        }),
        c: words({
          subject,
          prompt: 'State the name given to the different forms of a gene, which are formed by mutation.',
          answers: [{ text: 'alleles' }],
          solution: 'Mutation is the way in which new alleles are formed.',
        }),
        d: ask.written({
          prompt: 'Suggest why the breeder does not use the highest dose.',
          objective: 'AO2',
          scheme: [TOO_MUCH],
          modelAnswer: 'Few seeds germinate after the highest dose, so few plants are left.',
          solution: 'Line G falls: the higher the dose, the more seeds die. Many mutations are harmful.',
        }),
        e: words({
          subject,
          prompt: 'State **two** sources of genetic variation in a population, other than mutation.',
          asked: 2,
          answers: [
            { text: 'meiosis', accept: ['formation of gametes by meiosis'] },
            { text: 'random mating' },
            {
              text: 'random fertilisation',
              accept: ['random fertilization'],
              allow: ['fertilisation', 'fertilization'],
            },
          ],
          reject: [
            { text: 'mitosis', why: 'Mitosis makes genetically identical cells.' },
            { text: 'asexual reproduction', why: 'Its offspring are genetically identical.' },
          ],
          solution: 'The sources are mutation, meiosis, random mating and random fertilisation.',
        }),
      },
    }
  },
  verify: ({ germinate, mutated, at, seeds }) => {
    const seedlings = (germinate[at] ?? 0) * (seeds / 100)
    return {
      'a.i': 100 - (100 - (germinate[at] ?? 0)),
      'a.ii': seedlings - seedlings * (1 - (mutated[at] ?? 0) / 100),
    }
  },
})
