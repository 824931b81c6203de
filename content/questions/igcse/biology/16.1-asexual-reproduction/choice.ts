import { numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { dividing, marked, parentAndNew, type Shown, twoFields, yeastField } from './figures'

const { core, supplement, templates } = choiceQuestions('16.1')

export { templates }

core('what-asexual-reproduction-is', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    organism: random.pick([
      'Bacteria',
      'Yeasts',
      'Moulds',
      'Potato plants',
      'Strawberry plants',
      'Daffodils',
    ]),
  }),
  make: ({ organism }) => ({
    stem: [
      `${organism} can reproduce asexually.`,
      `A student reads that ${organism.toLowerCase()} can reproduce asexually.`,
      `Asexual reproduction takes place in ${organism.toLowerCase()}.`,
    ],
    prompt: ['Which statement describes asexual reproduction?', 'What is asexual reproduction?'],
    right: 'One parent produces genetically identical offspring.',
    wrong: {
      'One parent produces genetically different offspring.':
        'You named one parent, but without fusion of gametes the offspring have the same genes.',
      'Two parents produce genetically identical offspring.':
        'You named two parents, but one is enough in asexual reproduction.',
      'Two parents produce genetically different offspring.': 'You described sexual reproduction.',
    },
    solution:
      'Asexual reproduction is a process resulting in the production of genetically identical offspring from one parent.',
  }),
})

const STRUCTURES: Record<Shown, { name: string; other: string; slip: string }> = {
  runner: { name: 'runner', other: 'root', slip: 'You took the stem along the soil for a root.' },
  tuber: { name: 'tuber', other: 'seed', slip: 'You took the swollen stem for a seed.' },
  bulb: { name: 'bulb', other: 'fruit', slip: 'You took the part with fleshy leaves for a fruit.' },
  spore: { name: 'spore', other: 'pollen grain', slip: 'You took the cell of a mould for a pollen grain.' },
}

core('structure-and-kind', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ shown: random.pick(['runner', 'tuber', 'bulb', 'spore'] as const) }),
  make: ({ shown }) => {
    const { name, other, slip } = STRUCTURES[shown]
    return {
      stem: [
        'The figure shows an organism that reproduces. A new individual can grow from the part marked X, or at its end.',
        'An organism reproduces by means of the part marked X in the figure.',
        'A student draws an organism and marks with X a part by which it reproduces.',
      ],
      figure: marked(shown),
      prompt: [
        'What is part X, and which kind of reproduction is this?',
        'Which row describes part X and this kind of reproduction?',
      ],
      columns: 'part X | kind of reproduction',
      right: `${name} | asexual`,
      wrong: {
        [`${name} | sexual`]: 'You found the part, but no gametes fuse here, so reproduction is asexual.',
        [`${other} | asexual`]: slip,
        [`${other} | sexual`]: `${slip.replace(/\.$/, '')}, and you chose reproduction by gametes.`,
      },
      solution: `Part X is a ${name}. It grows from one parent without any fusion of gametes: asexual reproduction.`,
    }
  },
})

const ASEXUAL = [
  'A gardener plants one onion bulb and later digs up three bulbs.',
  'A piece of a willow branch that lies in wet soil grows roots.',
  'A cell of a yeast forms a small outgrowth, which breaks off.',
  'A strawberry plant sends out a stem that roots at its end.',
  'A bacterium copies its DNA and divides into two cells.',
  'A spore of a mould lands on fruit and grows into a mould.',
] as const

const SEXUAL: readonly (readonly [text: string, error: string])[] = [
  [
    'A bee brings pollen to a flower, and seeds form in it.',
    'You chose seeds, which form after gametes have fused.',
  ],
  ['A frog lays eggs in a pond, and sperm fuse with them.', 'You chose eggs and sperm, which are gametes.'],
  [
    'Wind blows pollen to a grass flower, and grains form.',
    'You chose grains, which are seeds that form after gametes have fused.',
  ],
  ['A hen and a cock mate, and chicks hatch from the eggs.', 'You chose two parents whose gametes fuse.'],
  ['Two salmon release eggs and sperm into a river.', 'You chose eggs and sperm, which are gametes.'],
  [
    'A pollen nucleus fuses with a nucleus in an ovule.',
    'You chose the fusion of two nuclei, which is fertilisation.',
  ],
]

core('which-is-asexual', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ right: random.pick(ASEXUAL), wrong: random.sample(SEXUAL, 3) }),
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: ['Which is asexual reproduction?', 'Which is an example of asexual reproduction?'],
    right,
    wrong: wrong.map((pair): Wrong => [...pair]),
    solution:
      'In asexual reproduction there is one parent, and no gametes fuse. The other three need the fusion of gametes.',
  }),
})

core('bacteria-after-some-hours', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const start = random.step(10, 60, 10)
    const every = random.pick([20, 30, 40])
    const hours = random.pick([2, 3, 4])
    const divisions = (hours * 60) / every
    if (!Number.isInteger(divisions) || divisions < 4 || divisions > 9) return null
    const right = start * 2 ** divisions
    const wrong = threeSlips(
      random,
      right,
      [
        [
          start * 2 * divisions,
          'You multiplied by 2 for each division and added; each division doubles the number before it.',
        ],
        [start * 2 ** (divisions - 1), 'You counted one division too few.'],
        [start * 2 ** (divisions + 1), 'You counted one division too many.'],
        [2 ** divisions, 'You began with one bacterium.'],
        [start * divisions, 'You multiplied by the number of divisions.'],
        [
          start * divisions ** 2,
          'You squared the number of divisions; the number 2 is raised to that power.',
        ],
      ],
      String,
    )
    return wrong
      ? {
          start,
          every,
          hours,
          divisions,
          right,
          wrong,
          place: random.pick(['warm milk', 'warm soup', 'cooked rice']),
        }
      : null
  },
  make: ({ start, every, hours, divisions, right, wrong, place }) => ({
    stem: [
      `The figure shows how a bacterium reproduces. In ${place} this takes ${every} minutes. At first there are ${start} bacteria.`,
      `In ${place}, each bacterium divides every ${every} minutes, as the figure shows. There are ${start} bacteria at the start.`,
      `A sample of ${place} contains ${start} bacteria. Every ${every} minutes each of them divides as shown.`,
    ],
    figure: dividing(),
    prompt: [
      `How many bacteria are there after ${hours} hours, if none dies?`,
      `If no bacterium dies, how many are there ${hours} hours later?`,
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `${hours * 60} ÷ ${every} = ${divisions} divisions. Each doubles the number: ${start} × 2^{${divisions}} = ${start} × ${2 ** divisions} = ${plain(right)}.`,
  }),
  verify: ({ start, every, hours }) => {
    let number = start
    for (let minute = every; minute <= hours * 60; minute += every) number += number
    return number
  },
})

core('budding-yeast', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const cells = random.pick([16, 20])
    const count = random.pick([4, 5, 6, 7, 8, 9, 10])
    const right = (count / cells) * 100
    if (!Number.isInteger(right) || count * 2 === cells) return null
    const wrong = threeSlips(
      random,
      right,
      [
        [((cells - count) / cells) * 100, 'You counted the cells without a bud.'],
        [(count / (cells - count)) * 100, 'You divided by the number of cells without a bud.'],
        [count, 'You gave the number of cells, not the percentage.'],
        [(count / (cells + count)) * 100, 'You counted the buds as cells of their own.'],
      ],
      value => plain(value, 0),
    )
    return wrong
      ? {
          cells,
          right,
          wrong,
          budding: random
            .sample(
              Array.from({ length: cells }, (_, at) => at),
              count,
            )
            .toSorted((a, b) => a - b),
          place: random.pick(['bread dough', 'grape juice', 'sugar solution']),
        }
      : null
  },
  make: ({ cells, right, wrong, budding, place }) => ({
    stem: [
      `The figure shows ${cells} yeast cells from ${place}. Some of them reproduce asexually.`,
      `A student looks at a drop of ${place} with a microscope and draws ${cells} yeast cells. Some of them have a bud.`,
      `Yeast grows in ${place}. The figure shows ${cells} cells, some of which reproduce by budding.`,
    ],
    figure: yeastField(cells, budding),
    prompt: ['What percentage of the cells has a bud?', 'What is the percentage of cells with a bud?'],
    options: numbers({
      right,
      unit: '%',
      wrong: wrong.map(([value, error]): [number, string] => [Math.round(value), error]),
    }),
    solution: `${budding.length} of the ${cells} cells have a bud, a small outgrowth. ${budding.length} ÷ ${cells} × 100 = ${right}%.`,
  }),
  verify: ({ cells, budding }) => budding.length * (100 / cells),
})

const GAINS = [
  'All plants have the desired features of the parent.',
  'The plants ripen at the same time and are alike.',
  'Many plants are produced in a short time.',
] as const

supplement('advantage-for-a-grower', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    right: random.pick(GAINS),
    crop: random.pick([
      ['Bananas', 'side shoots'],
      ['Potatoes', 'tubers'],
      ['Strawberries', 'runners'],
      ['Onions', 'bulbs'],
    ] as const),
  }),
  make: ({ right, crop: [crop, part] }) => ({
    stem: [
      `${crop} are grown from ${part}, and all of them come from one parent plant.`,
      `On a farm, ${crop.toLowerCase()} are grown from ${part} of one parent plant.`,
      `A company grows ${crop.toLowerCase()} from ${part}. Every plant comes from the same parent.`,
    ],
    prompt: ['What is an advantage of this method for the grower?', 'Why can this method be an advantage?'],
    right,
    wrong: {
      'Some plants survive if there is a new disease.':
        'You gave an advantage of variation, but these plants are genetically identical.',
      'Each plant has a new combination of features.': 'You described the offspring of sexual reproduction.',
      'The pollen of two good parents is combined.': 'You described how two parents are crossed.',
    },
    solution: `The plants are genetically identical, so the crop is uniform and keeps the desired features, and many plants can be made quickly. ${right}`,
  }),
})

supplement('two-fields-and-a-disease', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const clone = [random.step(34, 40, 2), random.step(4, 8, 2)]
    const mixed = [random.step(24, 30, 2), random.step(18, 22, 2)]
    return {
      clone,
      mixed,
      swapped: random.chance(0.5),
      crop: random.pick(['potatoes', 'sweet potatoes', 'yams']),
    }
  },
  make: ({ clone, mixed, swapped, crop }) => {
    const [asexual, sexual] = swapped ? ['Q', 'P'] : ['P', 'Q']
    const pair = (at: number) =>
      swapped ? [mixed[at] ?? 0, clone[at] ?? 0] : [clone[at] ?? 0, mixed[at] ?? 0]
    return {
      stem: [
        `In field P and field Q ${crop} are grown. One field was planted with tubers of one parent, the other with plants from seeds of many parents. In the second year a new disease reaches both fields.`,
        `A farmer grows ${crop} in two fields, P and Q. In one field all plants come from tubers of a single plant, in the other from seeds of many plants. A new disease reaches both in the second year.`,
        `The figure shows the yield of ${crop} in two fields. One was planted with tubers of one plant, the other with seedlings from many parents. In the second year both were reached by a new disease.`,
      ],
      figure: twoFields(['field P', 'field Q'], pair(0), pair(1)),
      prompt: [
        'Which field was planted with tubers of one parent, and why?',
        'Which field was grown from tubers of one parent, and what is the reason?',
      ],
      columns: 'field | reason',
      right: `${asexual} | no plant was resistant, as all have the same genes`,
      wrong: {
        [`${asexual} | each plant was resistant, as all have the same genes`]:
          'You found the field, but its yield fell because its plants were not resistant.',
        [`${sexual} | some plants were resistant, as their genes differ`]:
          'You chose the field with variation: its yield fell less because some plants were resistant.',
        [`${sexual} | no plant was resistant, as their genes differ`]:
          'You chose the field whose yield fell less, in which some plants must be resistant.',
      },
      solution: `The yield of field ${asexual} fell most. Its plants are genetically identical, so none was resistant. In field ${sexual} there is variation, and some plants were resistant.`,
    }
  },
})

const WILD = [
  { organism: 'A water plant that reproduces by runners', place: 'lake' },
  { organism: 'A grass that reproduces by runners', place: 'valley' },
  { organism: 'A water flea that reproduces without mating', place: 'pond' },
  { organism: 'A fungus that reproduces by spores of one parent', place: 'forest' },
] as const

const STABLE_ERRORS: Record<string, string> = {
  'It is an advantage: offspring have many new combinations of genes.':
    'You described sexual reproduction; asexual reproduction gives identical offspring.',
  'It is a disadvantage: it may be that no offspring are adapted.':
    'You described a place whose conditions change.',
  'It is a disadvantage: offspring need two parents to begin.':
    'You gave two parents, but asexual reproduction needs one.',
}

const CHANGING_ERRORS: Record<string, string> = {
  'It is a disadvantage: offspring have many new combinations of genes.':
    'You described sexual reproduction; asexual reproduction gives identical offspring.',
  'It is an advantage: offspring keep a good combination of genes.':
    'You described a place whose conditions stay the same; here the old genes may no longer suit.',
  'It is an advantage: some offspring are adapted to the new heat.':
    'You expected variation, but the offspring are genetically identical.',
}

supplement('stable-or-changing', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ wild: random.pick(WILD), stable: random.chance(0.5) }),
  make: ({ wild, stable }) => ({
    stem: stable
      ? [
          `${wild.organism} is well adapted to a ${wild.place}. For many years the conditions there stay the same.`,
          `The conditions in a ${wild.place} have not changed for a long time. ${wild.organism} is well adapted to them.`,
          `${wild.organism} lives in a ${wild.place} in which the conditions hardly ever change.`,
        ]
      : [
          `${wild.organism} is well adapted to a ${wild.place}. Then the climate changes and the ${wild.place} becomes much warmer.`,
          `The water and the air of a ${wild.place} become much warmer. ${wild.organism} was well adapted to it before.`,
          `${wild.organism} lives in a ${wild.place} that becomes much warmer within a few years.`,
        ],
    prompt: [
      'What is the effect of asexual reproduction here?',
      'Which statement about asexual reproduction is correct here?',
    ],
    right: stable
      ? 'It is an advantage: offspring keep a good combination of genes.'
      : 'It is a disadvantage: it may be that no offspring are adapted.',
    wrong: stable ? STABLE_ERRORS : CHANGING_ERRORS,
    solution: stable
      ? 'In stable conditions the offspring, which are genetically identical, are adapted as well as the parent.'
      : 'Genetically identical offspring do not vary. When conditions change, it may be that none is adapted.',
  }),
})

supplement('plants-after-three-years', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const start = random.pick([8, 10, 20])
    const runners = random.pick([4, 5, 8])
    const percent = random.pick([25, 40, 50, 60, 75])
    const kept = (runners * percent) / 100
    if (!Number.isInteger(kept) || kept < 2) return null
    const right = start * (1 + kept) ** 3
    const wrong = threeSlips(
      random,
      right,
      [
        [start * kept ** 3, 'You left out the old plants, which live on.'],
        [start * (1 + runners) ** 3, 'You counted the new plants that die as well.'],
        [start * (1 + kept) * 3, 'You multiplied one year by three; each year begins with more plants.'],
        [start * (1 + 3 * kept), 'You let only the first plants reproduce in each year.'],
        [start * (1 + kept) ** 2, 'You stopped after two years.'],
        [start * (1 + kept) ** 4, 'You counted four years.'],
      ],
      String,
    )
    return wrong && right < 20000 ? { start, runners, percent, kept, right, wrong } : null
  },
  make: ({ start, runners, percent, kept, right, wrong }) => ({
    stem: [
      `A grower has ${start} strawberry plants like P in the figure. Each year every plant forms ${runners} new plants like Q, of which ${percent}% survive. No old plant dies.`,
      `The figure shows a strawberry plant P with a new plant Q. A grower begins with ${start} plants. Every year each plant forms ${runners} such new plants; ${percent}% of the new plants survive, and all old plants live on.`,
      `From ${start} strawberry plants, a grower wants to produce more, as in the figure. Each plant forms ${runners} new plants in a year, ${percent}% of these survive, and old plants do not die.`,
    ],
    figure: parentAndNew(),
    prompt: [
      'How many plants are there after three years?',
      'What is the number of plants after three years?',
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `Of ${runners} new plants ${kept} survive (${percent}%). With the old one, each plant becomes ${1 + kept} plants in a year. ${start} × ${1 + kept} × ${1 + kept} × ${1 + kept} = ${plain(right)}.`,
  }),
  verify: ({ start, runners, percent }) => {
    let plants = start
    for (let year = 0; year < 3; year += 1) plants += Math.round((plants * runners * percent) / 100)
    return plants
  },
})
