import {
  cutEnd,
  processFigure,
} from '@/content/figures/igcse/biology/biotechnology-and-genetic-modification-3'
import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { complement } from '@/lib/figures/biology/dna'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { core, supplement, templates } = choiceQuestions('21.3')

export { templates }

const EXAMPLES = [
  'A gene from bacteria is inserted into maize.',
  'The human gene for insulin is put into bacteria.',
  'A gene for a toxin is removed from a fungus.',
  'A gene from a daffodil is inserted into rice.',
  'A gene of a tomato plant is changed in a laboratory.',
] as const

const NO_EXAMPLES: readonly Wrong[] = [
  [
    'Pollen of a tall wheat is put onto a short wheat.',
    'You chose a cross of two plants, which mixes all their genes by sexual reproduction.',
  ],
  [
    'The cows that give most milk are chosen to breed.',
    'You chose selective breeding, in which no single genes are moved.',
  ],
  [
    'Many plants are grown from cuttings of one rose.',
    'You chose asexual reproduction, in which genes stay the same.',
  ],
  [
    'Yeast is put into a sugar solution to make ethanol.',
    'You chose biotechnology with an organism whose genes are not changed.',
  ],
  [
    'Lactase is added to milk to break down its lactose.',
    'You chose the use of an enzyme, which changes no genes.',
  ],
]

core('example-of-genetic-modification', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ right: random.pick(EXAMPLES), wrong: random.sample(NO_EXAMPLES, 3) }),
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: ['Which is an example of genetic modification?', 'Which describes genetic modification?'],
    right,
    wrong,
    solution:
      'Genetic modification is changing the genetic material of an organism by removing, changing or inserting individual genes. Breeding, cuttings, and the use of yeast or enzymes do not do this.',
  }),
})

const CROPS = ['cotton', 'maize', 'soya'] as const

core('less-insecticide', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const before = random.pick([4, 5, 6, 8, 10])
    const after = random.int(1, before - 1)
    const percent = ((before - after) / before) * 100
    if (percent < 20 || percent > 90) return null
    const wrong = threeSlips(
      random,
      percent,
      [
        [(after / before) * 100, 'You gave what is left as a percentage, not the decrease.'],
        [
          ((before - after) / after) * 100,
          'You divided by the mass for the modified crop, not by the mass at the start.',
        ],
        [(before / after) * 100, 'You divided the larger mass by the smaller one.'],
        [(before - after) * 10, 'You took the difference for a percentage.'],
      ],
      value => value.toFixed(0),
    )
    return wrong
      ? {
          before,
          after,
          percent,
          wrong,
          crop: random.pick(CROPS),
          other: random.int(3, 9),
          kinder: random.int(1, 3),
        }
      : null
  },
  make: ({ before, after, percent, wrong, crop, other, kinder }) => ({
    stem: [
      `On two farms, P and Q, ordinary ${crop} was replaced by ${crop} that is resistant to insects. The chart shows how much insecticide was sprayed.`,
      `Farms P and Q change from ordinary ${crop} to genetically modified ${crop}, which insects do not eat. The chart shows the mass of insecticide that was used.`,
      `The chart shows the mass of insecticide that two farms, P and Q, used on ordinary ${crop} and on ${crop} that is modified to resist insects.`,
    ],
    figure: chartFigure(
      {
        name: `biotechnology-and-genetic-modification/insecticide-${before}-${after}-${other}-${kinder}`,
        title: 'Insecticide used on two farms',
      },
      barChart({
        categories: ['P', 'Q'],
        values: [
          { name: 'ordinary crop', values: [before, other] },
          { name: 'modified crop', values: [after, kinder] },
        ],
        label: 'farm',
        yLabel: 'insecticide / kg per hectare',
        yEvery: 1,
      }),
    ),
    prompt: 'By what percentage did the use of insecticide on farm P decrease?',
    options: numbers({ right: percent, unit: '%', wrong, sigFigs: 2 }),
    solution: `The mass falls from ${quantity(before, 'kg')} to ${quantity(after, 'kg')} per hectare, by ${quantity(before - after, 'kg')}. ${before - after} ÷ ${before} × 100 = ${quantity(percent, '%', 2)}.`,
  }),
  verify: ({ before, after }) => 100 - (100 * after) / before,
})

core('vitamin-from-rice', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const values = random.sample([40, 50, 80, 100, 120, 160, 200], 4)
    const [chosen = 100] = values
    const need = random.pick([300, 400, 500, 600])
    const percent = random.pick([40, 50, 60, 80])
    const right = ((need * percent) / 100 / chosen) * 100
    if (!Number.isInteger(right) || right < 60 || right > 500) return null
    const wrong = threeSlips(
      random,
      right,
      [
        [(need / chosen) * 100, 'You calculated for the whole daily need.'],
        [
          ((need * percent) / 100 / chosen) * 10,
          'You divided correctly but multiplied by 10 instead of by 100 g.',
        ],
        [(need * percent) / 100, 'You gave the micrograms that are needed, not the mass of rice.'],
        [
          ((need * (100 - percent)) / 100 / chosen) * 100,
          'You calculated for the part of the need that the rice does not supply.',
        ],
        [(chosen / ((need * percent) / 100)) * 100, 'You divided the other way round.'],
      ].filter((slip): slip is [number, string] => Number.isInteger(slip[0])),
      String,
    )
    return wrong
      ? {
          values,
          chosen,
          need,
          percent,
          right,
          wrong,
          who: random.pick(['A child', 'A young child', 'A boy', 'A girl']),
        }
      : null
  },
  make: ({ values, chosen, need, percent, right, wrong, who }) => ({
    stem: [
      `Rice was genetically modified so that the body can make vitamin A from it. The chart shows how much vitamin A the body obtains from 100 g of four kinds of this rice. ${who} needs ${need} µg of vitamin A each day.`,
      `Four kinds of genetically modified rice supply vitamin A. The chart shows how much the body obtains from 100 g of each. ${who} needs ${need} µg of vitamin A each day.`,
      `Scientists compare four kinds of rice that were modified to supply vitamin A. The chart shows the mass of vitamin A that the body obtains from 100 g. ${who} needs ${need} µg of the vitamin each day.`,
    ],
    figure: chartFigure(
      {
        name: `biotechnology-and-genetic-modification/rice-${values.join('-')}`,
        title: 'Vitamin A from four kinds of rice',
      },
      barChart({
        categories: [...'PQRS'],
        values,
        label: 'kind of rice',
        yLabel: 'vitamin A from 100 g of rice / µg',
        yEvery: 20,
      }),
    ),
    prompt: `What mass of rice P supplies ${percent}% of the vitamin A that is needed in a day?`,
    options: numbers({ right, unit: 'g', wrong }),
    solution: `${percent}% of ${need} µg is ${(need * percent) / 100} µg. 100 g of rice P supplies ${chosen} µg, so the mass is ${(need * percent) / 100} ÷ ${chosen} × 100 = ${quantity(right, 'g')}.`,
  }),
  verify: ({ chosen, need, percent }) => (need * percent) / chosen,
})

const STEPS = ['cutGene', 'cutPlasmid', 'join', 'insert', 'multiply'] as const

type Step = (typeof STEPS)[number]

const AT_STEP: Record<Step, { asked: readonly string[]; error: string }> = {
  cutGene: {
    asked: ['is the human gene cut out by a restriction enzyme'],
    error: 'You chose the step in which the gene is cut out of human DNA by a restriction enzyme.',
  },
  cutPlasmid: {
    asked: ['does a restriction enzyme open a ring of DNA'],
    error: 'You chose the step in which a restriction enzyme cuts the plasmid open.',
  },
  join: {
    asked: ['is DNA ligase used', 'is the recombinant plasmid formed'],
    error: 'You chose the step in which DNA ligase joins gene and plasmid.',
  },
  insert: {
    asked: ['is the recombinant plasmid put into a bacterium'],
    error: 'You chose the step in which the bacterium takes up the recombinant plasmid.',
  },
  multiply: {
    asked: ['is the recombinant plasmid copied as cells reproduce'],
    error: 'You chose the step in which the bacteria multiply.',
  },
}

const LETTERS = { cutGene: 'P', cutPlasmid: 'Q', join: 'R', insert: 'S', multiply: 'T' } as const

supplement('step-in-the-process', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const right = random.pick(STEPS)
    const others = random.sample(
      STEPS.filter(step => step !== right),
      3,
    )
    return {
      right,
      shown: STEPS.filter(step => step === right || others.includes(step)),
      asked: random.pick(AT_STEP[right].asked),
      protein: random.pick(['insulin', 'growth hormone', 'a protein that helps blood to clot']),
    }
  },
  make: ({ right, shown, asked, protein }) => ({
    stem: [
      `The diagram shows how bacteria are given the human gene for ${protein}.`,
      `Bacteria are modified so that they make ${protein}. The diagram shows the steps.`,
      `The steps in the diagram lead to bacteria that make ${protein}, a human protein.`,
    ],
    figure: processFigure(LETTERS, 'five-lettered-steps', ''),
    prompt: `At which step ${asked}?`,
    options: inThisOrder(
      shown.map((step): Wrong | string =>
        step === right ? LETTERS[step] : [LETTERS[step], AT_STEP[step].error],
      ),
    ),
    solution:
      'P: a restriction enzyme cuts out the gene. Q: the same enzyme cuts the plasmid. R: DNA ligase joins them to a recombinant plasmid. S: this is put into a bacterium. T: the bacteria multiply.',
  }),
})

const ENDS = ['AATT', 'GATC', 'AGCT', 'TCGA', 'CTAG', 'TTAA', 'CATG', 'GTAC'] as const

const swapped = (bases: string, pairs: Readonly<Record<string, string>>) =>
  [...bases].map(base => pairs[base] ?? base).join('')

supplement('fitting-sticky-end', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    end: random.pick(ENDS),
    paired: random.pick(['CGT', 'GCA', 'CCT', 'GGA', 'CAG']),
    gene: random.pick(['a human gene', 'the gene for insulin', 'a gene for a hormone']),
  }),
  make: ({ end, paired, gene }) => ({
    stem: [
      `A restriction enzyme has cut out ${gene}. The diagram shows one end of it.`,
      `The diagram shows one sticky end of ${gene} after it was cut out of human DNA.`,
      `To put ${gene} into a plasmid, scientists cut its DNA. One end of the gene is shown in the diagram.`,
    ],
    figure: cutEnd(end, paired),
    prompt: [
      'Which unpaired bases of a plasmid, placed below the sticky end from left to right, pair with it?',
      'Which bases of a cut plasmid, written from left to right below the unpaired bases, fit them?',
    ],
    right: swapped(end, { A: 'T', T: 'A', C: 'G', G: 'C' }),
    wrong: [
      [end, 'You chose the same bases; each base pairs with its partner, not with itself.'],
      [swapped(end, { A: 'C', C: 'A', T: 'G', G: 'T' }), 'You paired A with C and T with G.'],
      [swapped(end, { A: 'G', G: 'A', T: 'C', C: 'T' }), 'You paired A with G and T with C.'],
    ],
    solution: `A pairs with T, and C pairs with G. So the unpaired bases ${[...end].join(', ')} fit ${[...complement(end)].join(', ')}.`,
  }),
  verify: ({ end }) => complement(end),
})

const ORDER = ['cut', 'join', 'insert', 'multiply'] as const

const WORDS: Record<(typeof ORDER)[number], string> = {
  cut: 'cut gene and plasmid',
  join: 'join with DNA ligase',
  insert: 'put plasmid into bacteria',
  multiply: 'let bacteria multiply',
}

const inOrder = (...steps: (keyof typeof WORDS)[]) => steps.map(step => WORDS[step]).join(' → ')

const SLIPS: readonly Wrong[] = [
  [inOrder('join', 'cut', 'insert', 'multiply'), 'You joined the pieces before they were cut.'],
  [
    inOrder('cut', 'insert', 'join', 'multiply'),
    'You put the plasmid into bacteria before the gene was joined to it.',
  ],
  [
    inOrder('cut', 'join', 'multiply', 'insert'),
    'You let the bacteria multiply before they contained the gene.',
  ],
  [
    inOrder('insert', 'cut', 'join', 'multiply'),
    'You put the plasmid into bacteria before it was cut and joined to the gene.',
  ],
]

supplement('order-of-the-steps', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    wrong: random.sample(SLIPS, 3),
    protein: random.pick(['insulin', 'growth hormone', 'an antibody', 'a human enzyme']),
  }),
  make: ({ wrong, protein }) => ({
    stem: [
      `Bacteria can be modified to make ${protein}.`,
      `Scientists put the human gene for ${protein} into bacteria.`,
      `To obtain ${protein}, a human gene is brought into bacteria with plasmids.`,
    ],
    prompt: ['What is the order of the steps?', 'Which order of the steps is correct?'],
    right: inOrder(...ORDER),
    wrong,
    solution:
      'A restriction enzyme cuts out the gene and opens the plasmid. DNA ligase joins them to a recombinant plasmid, which is put into bacteria. The bacteria multiply and make the human protein.',
  }),
})

const AGAINST = {
  'herbicide-resistant soya': [
    'Genes for resistance may spread to weeds by pollen.',
    'Fewer wild plants in the fields leave animals less food.',
    'Farmers may have to buy expensive new seed each year.',
  ],
  'insect-resistant maize': [
    'Genes for resistance may spread to wild plants by pollen.',
    'Harmless insects may be killed by the poison as well.',
    'Farmers may have to buy expensive new seed each year.',
  ],
} as const

const FOR = {
  'herbicide-resistant soya': [
    'Weeds can be killed without damage to the crop.',
    'There is less competition, so the yield is higher.',
    'Weeds do not have to be removed by machines or by hand.',
  ],
  'insect-resistant maize': [
    'Less of the crop is eaten, so the yield is higher.',
    'Less insecticide has to be sprayed on the fields.',
    'Farmers need less fuel and time for spraying.',
  ],
} as const

supplement('argument-about-a-crop', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const crop = random.pick(['herbicide-resistant soya', 'insect-resistant maize'] as const)
    const isAgainst = random.chance(0.5)
    return {
      crop,
      isAgainst,
      right: random.pick<string>((isAgainst ? AGAINST : FOR)[crop]),
      wrong: random.shuffle<string>((isAgainst ? FOR : AGAINST)[crop]),
      place: random.pick(['a village', 'a region', 'a country']),
    }
  },
  make: ({ crop, isAgainst, right, wrong, place }) => ({
    stem: [
      `In ${place}, people discuss whether ${crop} should be grown.`,
      `The farmers of ${place} think about growing ${crop}.`,
      `A newspaper collects arguments for and against ${crop}, which is to be grown in ${place}.`,
    ],
    prompt: isAgainst
      ? `Which is an argument **against** growing ${crop}?`
      : `Which is an argument **for** growing ${crop}?`,
    right,
    wrong: wrong.map(
      (each): Wrong => [
        each,
        isAgainst ? 'You chose an advantage of the crop.' : 'You chose a disadvantage or concern.',
      ],
    ),
    solution: `Advantages are a higher yield and less work or insecticide. Concerns are that genes spread, that there is less biodiversity, and that seed is expensive. “${right}” is an argument ${isAgainst ? 'against' : 'for'} the crop.`,
  }),
})
