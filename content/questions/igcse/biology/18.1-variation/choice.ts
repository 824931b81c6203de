import { bySize, inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { BASES } from '../shared'
import { bloodGroupBars, countsInClasses, ladder, mutationLine, twoGroups, unnamedFeature } from './figures'

const { core, supplement, templates } = choiceQuestions('18.1')

export { templates }

const CONTINUOUS = [
  'height of adult humans',
  'body mass of mice',
  'length of oak leaves',
  'hand span of students',
  'mass of pea seeds',
  'length of trout',
] as const

const DISCONTINUOUS = ['ABO blood group in humans', 'shape of pea seeds', 'colour of pea seeds'] as const

core('kind-of-a-feature', {
  facts: { difficulty: 1, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const isContinuous = random.chance(0.5)
    return {
      isContinuous,
      right: random.pick(isContinuous ? CONTINUOUS : DISCONTINUOUS),
      wrong: isContinuous ? [...DISCONTINUOUS] : random.sample(CONTINUOUS, 3),
    }
  },
  make: ({ isContinuous, right, wrong }) => {
    const kind = isContinuous ? 'continuous' : 'discontinuous'
    return {
      stem: '',
      prompt: [
        `Which feature shows ${kind} variation?`,
        `Which feature is an example of ${kind} variation?`,
        `In which feature is the variation ${kind}?`,
      ],
      right,
      wrong: wrong.map(
        (text): Wrong => [
          text,
          isContinuous
            ? 'You chose a feature with a few separate groups and nothing in between.'
            : 'You chose a feature with a range of values between two extremes.',
        ],
      ),
      solution: isContinuous
        ? 'In continuous variation there is a range of phenotypes between two extremes: the feature is measured. Blood groups and the shape and colour of pea seeds have a few separate groups.'
        : 'In discontinuous variation there is a limited number of phenotypes with no intermediates. Heights, lengths and masses have a range of values.',
    }
  },
})

core('cause-of-each-kind', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    measured: random.pick(['body mass', 'height', 'hand span']),
    measuredFirst: random.chance(0.5),
    people: random.pick(['a village', 'a school', 'a football club', 'a hospital']),
  }),
  make: ({ measured, measuredFirst, people }) => {
    const both = 'genes and environment'
    const genes = 'genes only'
    const placed = (one: string, other: string) => (measuredFirst ? [one, other] : [other, one])
    return {
      stem: [
        `The people of ${people} differ in ${measured} and in ABO blood group.`,
        `A nurse records the ${measured} and the ABO blood group of everyone in ${people}.`,
        `Variation in ${measured} and in ABO blood group is found among the people of ${people}.`,
      ],
      prompt: ['What causes the variation in each feature?', 'Which row shows the cause of each variation?'],
      options: rows(placed(measured, 'ABO blood group'), placed(both, genes), [
        [
          placed(genes, both),
          'You swapped the two: the environment can change a feature that is measured, not a blood group.',
        ],
        [placed(genes, genes), `You left out the environment: food, for example, affects ${measured}.`],
        [placed(both, both), 'You let the environment change a blood group, which is inherited only.'],
      ]),
      solution: `${measured.charAt(0).toUpperCase()}${measured.slice(1)} shows continuous variation, which is caused by genes and by the environment. Blood groups show discontinuous variation, which is usually caused by genes only.`,
    }
  },
})

const IN_CLASSES = [
  [4, 12, 26, 38, 24, 10, 2],
  [2, 14, 30, 36, 20, 8],
  [6, 16, 34, 40, 28, 12, 4],
] as const

const IN_GROUPS = [
  { counts: [42, 10, 4, 44], feature: 'ABO blood group' },
  { counts: [28, 36, 8, 30], feature: 'ABO blood group' },
  { counts: [72, 24], feature: 'colour of pea seeds' },
  { counts: [56, 18], feature: 'shape of pea seeds' },
] as const

core('kind-from-a-chart', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    inClasses: random.chance(0.5),
    classes: random.pick(IN_CLASSES),
    groups: random.pick(IN_GROUPS),
    measured: random.pick(['body mass', 'length of leaves', 'height of plants']),
  }),
  make: ({ inClasses, classes, groups, measured }) => {
    const { feature } = groups
    const kind = inClasses ? 'continuous' : 'discontinuous'
    const other = inClasses ? 'discontinuous' : 'continuous'
    const [right, wrong] = inClasses ? [measured, feature] : [feature, measured]
    const misread = inClasses
      ? 'You overlooked that the bars touch along a scale of numbers.'
      : 'You overlooked that there are a few separate groups.'
    return {
      stem: [
        'The chart shows how one feature varies in a population. The feature is not named.',
        'A student draws a chart of one feature of the individuals of a species.',
        'One feature was recorded for every individual of a sample. The chart shows the results.',
      ],
      figure: unnamedFeature(inClasses ? classes : groups.counts, inClasses),
      prompt: ['Which kind of variation is it, and which feature could it be?', 'Which row fits the chart?'],
      columns: 'kind of variation | feature',
      right: `${kind} | ${right}`,
      wrong: {
        [`${kind} | ${wrong}`]: `You named the kind of variation, but ${wrong} shows ${other} variation.`,
        [`${other} | ${right}`]: `You chose a feature that fits, but named the wrong kind of variation.`,
        [`${other} | ${wrong}`]: misread,
      },
      solution: inClasses
        ? `The bars touch and stand on a scale of numbers: a range of phenotypes between two extremes. This is continuous variation, as in ${measured}.`
        : `There are ${groups.counts.length === 2 ? 'two' : 'four'} separate groups with nothing between them. This is discontinuous variation, as in ${feature}.`,
    }
  },
})

const SHARES = [
  [8, 3, 1, 8],
  [9, 2, 1, 8],
  [6, 4, 1, 9],
  [7, 3, 2, 8],
  [6, 5, 2, 7],
] as const

core('share-of-a-group', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const parts = random.pick(SHARES)
    const every = random.pick([4, 10, 20])
    const at = random.int(0, 3)
    const counts = parts.map(part => part * every)
    const count = counts[at] ?? 0
    const right = (count / (20 * every)) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [count, 'You read the number of people; the question asks for a percentage of all of them.'],
        [100 - right, 'You gave the percentage of the people who have another blood group.'],
        [25, 'You shared the people equally among four groups.'],
        [
          (count / (20 * every - count)) * 100,
          'You divided by the number of people in the other groups, not by all the people.',
        ],
        [(count / Math.max(...counts)) * 100, 'You divided by the tallest bar, not by all the people.'],
      ],
      value => String(Math.round(value)),
    )
    return wrong?.every(([value]) => Math.abs(value - right) > 1)
      ? { every, at, counts, right, wrong, place: random.pick(['a college', 'a town', 'an island']) }
      : null
  },
  make: ({ every, at, counts, right, wrong, place }) => {
    const group = ['A', 'B', 'AB', 'O'][at] ?? ''
    return {
      stem: [
        `The chart shows the ABO blood groups of some people from ${place}.`,
        `The blood of some people from ${place} is tested. The chart shows their blood groups.`,
        `A nurse records the blood groups of some people from ${place} and draws a chart.`,
      ],
      figure: bloodGroupBars(counts, every),
      prompt: [
        `What percentage of these people have blood group ${group}?`,
        `Blood group ${group} is found in what percentage of these people?`,
      ],
      options: bySize({ right, wrong, print: value => quantity(Math.round(value), '%') }),
      solution: `All the people: ${counts.join(' + ')} = ${20 * every}. Group ${group}: ${counts[at]}. Percentage = ${counts[at]} ÷ ${20 * every} × 100 = ${quantity(right, '%')}.`,
    }
  },
  verify: ({ at, counts }) => {
    let all = 0
    for (const each of counts) all += each
    return (100 * (counts[at] ?? 0)) / all
  },
})

const SAMPLES = [
  { label: 'hand span / cm', of: 'students', first: 16, width: 1, what: 'a hand span', who: 'students' },
  { label: 'length of leaf / mm', of: 'leaves', first: 40, width: 5, what: 'a length', who: 'leaves' },
  { label: 'length of shell / mm', of: 'mussels', first: 20, width: 4, what: 'a shell', who: 'mussels' },
  { label: 'body mass / g', of: 'mice', first: 14, width: 2, what: 'a body mass', who: 'mice' },
] as const

const COUNTS = [
  [2, 5, 8, 11, 9, 4, 1],
  [1, 4, 9, 12, 8, 4, 2],
  [2, 6, 10, 14, 10, 6, 2],
  [1, 5, 11, 15, 10, 6, 2],
  [3, 8, 13, 11, 8, 5, 2],
] as const

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)

core('share-of-a-histogram', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const sample = random.pick(SAMPLES)
    const counts = random.pick(COUNTS)
    const from = random.int(3, 5)
    const all = sum(counts)
    const above = sum(counts.slice(from))
    const right = (above / all) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [above, 'You gave the number, but not the percentage.'],
        [100 - right, 'You counted the bars on the wrong side of the value.'],
        [
          (sum(counts.slice(from + 1)) / all) * 100,
          'You left out the first class of those that are large enough.',
        ],
        [(sum(counts.slice(from - 1)) / all) * 100, 'You counted one class too many.'],
        [((counts[from] ?? 0) / all) * 100, 'You took one bar only, and left out all the larger classes.'],
      ],
      value => value.toFixed(1),
    )
    return wrong ? { sample, counts, from, right, wrong } : null
  },
  make: ({ sample, counts, from, right, wrong }) => {
    const edges = [...counts, 0].map((_, at) => sample.first + at * sample.width)
    const unit = sample.label.split(' / ')[1] ?? ''
    const value = quantity(edges[from] ?? 0, unit)
    const all = sum(counts)
    return {
      stem: [
        `The chart shows the results for a sample of ${sample.who}.`,
        `A student measures some ${sample.who}, sorts the values into classes and draws a chart.`,
        `One feature of a sample of ${sample.who} was measured. The chart shows how many fall into each class.`,
      ],
      figure: countsInClasses({ edges, counts, label: sample.label, of: sample.of }),
      prompt: [
        `What percentage of the ${sample.who} have ${sample.what} of ${value} or more?`,
        `Which percentage of the ${sample.who} have ${sample.what} of at least ${value}?`,
      ],
      options: numbers({ right, unit: '%', wrong }),
      solution: `Large enough: ${counts.slice(from).join(' + ')} = ${sum(counts.slice(from))}. In all: ${counts.join(' + ')} = ${all}. Percentage = ${sum(counts.slice(from))} ÷ ${all} × 100 = ${quantity(right, '%')}.`,
    }
  },
  verify: ({ counts, from }) => {
    let small = 0
    let all = 0
    counts.forEach((count, at) => {
      all += count
      if (at < from) small += count
    })
    return 100 - (100 * small) / all
  },
})

const TWINS = [
  { feature: 'body mass', unit: 'kg', low: 56, high: 64, gap: [9, 15] },
  { feature: 'height', unit: 'cm', low: 158, high: 166, gap: [5, 8] },
] as const

core('twins-brought-up-apart', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const one = random.pick(TWINS)
    const first = random.int(one.low, one.high)
    return {
      feature: one.feature,
      unit: one.unit,
      first,
      second: first + random.int(one.gap[0], one.gap[1]),
      group: random.pick(['A', 'B', 'AB', 'O']),
      eyes: random.pick(['brown', 'blue', 'green']),
    }
  },
  make: ({ feature, unit, first, second, group, eyes }) => ({
    stem: [
      'Identical twins have the same genes. Two identical twins were brought up in different families. The table shows three of their features as adults.',
      'Two sisters are identical twins, so they have the same genes. They grew up in two different countries. The table shows three of their features as adults.',
      'The table compares two adult brothers. They are identical twins with the same genes, but they were brought up apart.',
    ],
    table: {
      head: ['feature', 'twin 1', 'twin 2'],
      rows: [
        ['ABO blood group', group, group],
        ['eye colour', eyes, eyes],
        [`${feature} / ${unit}`, String(first), String(second)],
      ],
    },
    prompt: ['Which conclusion do the data support?', 'What can be concluded from the table?'],
    right: `The environment affects ${feature}.`,
    wrong: {
      'The environment affects blood group.':
        'You chose a feature that is the same in both twins, although their environments differed.',
      [`Genes do not affect ${feature}.`]:
        'You went further than the data: they show that the environment matters, not that genes do not.',
      [`${feature === 'height' ? 'Height' : 'Body mass'} varies discontinuously.`]:
        'You took two values for two groups, but a feature that is measured has a range of values.',
    },
    solution: `The twins have the same genes, so a difference between them must come from the environment. They differ in ${feature} only. Other people would be needed to find out how much genes matter.`,
  }),
})

const TREATMENTS: readonly Wrong[] = [
  ['They are kept in bright red light.', 'You chose visible light, which is not ionising.'],
  ['They are exposed to radio waves.', 'You chose radiation that is not ionising.'],
  ['They are watered with distilled water.', 'You chose pure water, which holds no harmful chemical.'],
  ['They are kept in the cold at 4 °C.', 'You chose a temperature that slows growth, not radiation.'],
  ['They are given extra nitrate ions.', 'You chose a mineral that plants use to make amino acids.'],
]

core('what-raises-the-rate', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    right: random.pick([
      'They are exposed to gamma rays.',
      'They are exposed to X-rays.',
      'They are exposed to ionising radiation.',
    ]),
    wrong: random.sample(TREATMENTS, 3),
    plant: random.pick(['barley', 'rice', 'tomato', 'wheat']),
  }),
  make: ({ right, wrong, plant }) => ({
    stem: [
      `Four groups of ${plant} seedlings are treated in different ways.`,
      `A plant breeder would like to find new alleles in ${plant}, and treats seedlings in four ways.`,
      `Seedlings of ${plant} grow in a laboratory. Each of four groups is treated differently.`,
    ],
    prompt: [
      'Which treatment is most likely to increase the rate of mutation?',
      'Which treatment would cause the most mutations?',
    ],
    right,
    wrong,
    solution:
      'Ionising radiation, such as gamma rays and X-rays, and some chemicals increase the rate of mutation.',
  }),
})

core('mutations-and-dose', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const start = random.pick([4, 6, 8])
    const times = random.int(2, 5)
    const dose = random.pick([4, 5, 6, 8])
    const then = start * times
    if (start + ((then - start) / dose) * 10 > 40) return null
    const wrong = threeSlips(
      random,
      times,
      [
        [times - 1, 'You divided the increase by the first number, not the new number by the first.'],
        [then - start, 'You found how many more cells there are, not how many times as many.'],
        [dose, 'You read the dose, not the numbers of cells.'],
        [then, 'You read the number at this dose and did not compare it with the one without radiation.'],
        [then / dose, 'You divided the number of cells by the dose.'],
      ],
      value => value.toFixed(2),
    )
    const isTidy = wrong?.every(([value]) => Number.isInteger(value * 2))
    return wrong && isTidy
      ? { start, times, dose, then, wrong, cells: random.pick(['yeast', 'mouse', 'bean']) }
      : null
  },
  make: ({ start, times, dose, then, wrong, cells }) => ({
    stem: [
      `Groups of ${cells} cells are given different doses of ionising radiation. The graph shows how many of them have a mutation.`,
      `The graph shows how the number of mutated ${cells} cells depends on the dose of ionising radiation.`,
      `Scientists count the ${cells} cells that have a mutation after different doses of ionising radiation.`,
    ],
    figure: mutationLine(start, dose, then),
    prompt: [
      `How many times as many cells are mutated at a dose of ${dose} as without radiation?`,
      `The number of mutated cells at a dose of ${dose} is how many times the number without radiation?`,
    ],
    options: numbers({ right: times, unit: '', wrong }),
    solution: `Without radiation there are ${start} mutated cells in a million, at a dose of ${dose} there are ${then}. ${then} ÷ ${start} = ${times}. Mutations happen without radiation as well, but less often.`,
  }),
  verify: ({ start, then }) => {
    let times = 0
    for (let left = then; left > 0; left -= start) times += 1
    return times
  },
})

supplement('cell-with-the-mutation', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const bases = Array.from({ length: 9 }, () => random.pick(BASES))
    const at = random.int(2, 7)
    const changed = random.pick(BASES.filter(base => base !== bases[at]))
    return {
      bases,
      changed: bases.map((base, place) => (place === at ? changed : base)),
      at,
      place: random.int(0, 3),
      tissue: random.pick(['skin', 'the lining of a lung', 'the root tip of an onion', 'a young leaf']),
    }
  },
  make: ({ bases, changed, at, place, tissue }) => {
    const cells = [...'ABCD']
    return {
      stem: [
        `The figure shows part of the DNA of a cell in ${tissue}. Four cells, **A** to **D**, are formed from it. The table shows the upper strand of the same part of their DNA.`,
        `A cell in ${tissue} divides, and its cells divide again. The figure shows part of the DNA of the first cell, and the table the upper strand of that part in the new cells **A** to **D**.`,
        `Part of the DNA of a cell in ${tissue} is shown in the figure. The table shows the upper strand of that part in four cells, **A** to **D**, that come from this cell by mitosis.`,
      ],
      figure: ladder(bases.join('')),
      table: {
        head: ['cell', 'upper strand'],
        rows: cells.map((cell, index) => [cell, (index === place ? changed : bases).join(' ')]),
      },
      prompt: ['In which cell has a gene mutation happened?', 'Which cell has a gene mutation in this part?'],
      options: inThisOrder(
        cells.map((cell, index): Wrong | string =>
          index === place
            ? cell
            : [cell, 'You chose a cell whose bases are in the same order as in the figure.'],
        ),
      ),
      solution: `A gene mutation is a change in the base sequence. Compare base by base: in cell ${cells[place]} base number ${at + 1} is ${changed[at]}, and in the figure it is ${bases[at]}.`,
    }
  },
})

const SOURCES = [
  'mutation, meiosis, random fertilisation',
  'mutation, random mating, meiosis',
  'random mating, mutation, random fertilisation',
  'meiosis, random mating, random fertilisation',
] as const

const NO_SOURCES: readonly Wrong[] = [
  ['mutation, mitosis, random mating', 'You included mitosis, which makes genetically identical cells.'],
  [
    'meiosis, mutation, asexual reproduction',
    'You included asexual reproduction, whose offspring are identical.',
  ],
  ['random mating, meiosis, different diets', 'You included diet: it changes phenotypes, but not alleles.'],
  [
    'random fertilisation, cuttings, mutation',
    'You included cuttings, which have the alleles of their parent.',
  ],
  [
    'meiosis, light intensity, random mating',
    'You included light, a cause of variation that is not genetic.',
  ],
]

supplement('sources-of-genetic-variation', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    right: random.pick(SOURCES),
    wrong: random.sample(NO_SOURCES, 3),
    animal: random.pick(['zebras', 'foxes', 'sparrows', 'oak trees']),
  }),
  make: ({ right, wrong, animal }) => ({
    stem: [
      `A population of ${animal} shows much genetic variation.`,
      `The alleles of ${animal} in one population are studied. No two individuals have the same combination.`,
      `In a large population of ${animal}, individuals have different combinations of alleles.`,
    ],
    prompt: [
      'Which list contains only sources of genetic variation?',
      'Which are all sources of this genetic variation?',
    ],
    right,
    wrong,
    solution:
      'Mutation, meiosis, random mating and random fertilisation are the sources of genetic variation in populations.',
  }),
})

supplement('cuttings-and-seeds', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    narrowIsP: random.chance(0.5),
    mean: random.pick([76, 80, 84]),
    plant: random.pick(['sugar cane', 'geraniums', 'potatoes', 'mint']),
  }),
  make: ({ narrowIsP, mean, plant }) => {
    const [right, other] = narrowIsP ? ['P', 'Q'] : ['Q', 'P']
    return {
      stem: [
        `Two groups of ${plant} grow in one field. One group was grown by asexual reproduction from one plant, the other from seeds of many plants. The graph shows their heights.`,
        `The graph shows the heights of two groups of ${plant} in one field. One group comes from seeds of many plants, the other from one plant by asexual reproduction.`,
        `A farmer grows ${plant} from seeds of many plants and, in the same field, by asexual reproduction from a single plant. The graph shows the heights of the two groups.`,
      ],
      figure: twoGroups(narrowIsP, mean),
      prompt: [
        'Which curve is the group grown by asexual reproduction, and what causes the variation in it?',
        'Which row is right for the group grown by asexual reproduction?',
      ],
      columns: 'curve | cause of the variation',
      right: `${right} | environment`,
      wrong: {
        [`${right} | random fertilisation`]:
          'You found the curve, but there is no fertilisation in asexual reproduction.',
        [`${other} | environment`]:
          'You gave the cause, but chose the group with the wider range of heights, which has different alleles.',
        [`${other} | random fertilisation`]: 'You described the plants from seeds, whose alleles differ.',
      },
      solution: `By asexual reproduction all plants get the same alleles, so only the environment makes their heights differ and the range is narrow: curve ${right}. Plants from seeds differ in their alleles as well, so their range is wider.`,
    }
  },
})
