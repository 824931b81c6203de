import { bySize, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { BASES } from '../shared'
import { type Built, colourGraph, colourTime, type DnaPart, letteredDna, twoMolecules } from './drawings'

const { core, supplement, templates } = choiceQuestions('4.1')

export { templates }

const CALLED: Record<Built, { names: readonly string[]; why: string }> = {
  carbohydrate: {
    names: ['starch', 'glycogen', 'cellulose'],
    why: 'equal units (glucose) in a chain build up a carbohydrate',
  },
  protein: {
    names: ['a protein', 'an enzyme'],
    why: 'units of several kinds (amino acids) in a chain build up a protein',
  },
  fat: {
    names: ['a fat', 'an oil'],
    why: 'three long units (fatty acids) on a short one (glycerol) build up a fat or an oil',
  },
}

core('two-large-molecules-drawn', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [first = 'fat', second = 'protein', third = 'carbohydrate'] = random.shuffle(
      Object.keys(CALLED) as Built[],
    )
    const [one = '', two = '', three = ''] = [first, second, third].map(each =>
      random.pick(CALLED[each].names),
    )
    return { first, second, one, two, three }
  },
  make: ({ first, second, one, two, three }) => ({
    stem: [
      'The diagram is a plan of two large molecules, P and Q. Each small shape is one smaller molecule. Different shapes or shades are different smaller molecules.',
      'Two large molecules, P and Q, are drawn as plans. Each shape is a smaller molecule; equal shapes of one shade are molecules of the same kind.',
      'A student makes plans of two large molecules, P and Q, from shapes that are the smaller molecules. Each kind of smaller molecule has its own shape or shade.',
    ],
    figure: twoMolecules(first, second),
    prompt: ['What could P and Q be?', 'Which row names P and Q?'],
    options: rows(
      ['P', 'Q'],
      [one, two],
      [
        [[two, one], 'You reversed P and Q.'],
        [[one, three], `You misread Q: ${CALLED[second].why}.`],
        [[three, two], `You misread P: ${CALLED[first].why}.`],
      ],
    ),
    solution: `P: ${CALLED[first].why}. Q: ${CALLED[second].why}.`,
  }),
})

core('glucose-in-a-diluted-juice', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const shown = random.pick([2, 3, 4, 6, 8])
    const [juice, water] = random.pick([
      [10, 40],
      [10, 90],
      [20, 60],
      [5, 45],
      [10, 30],
      [25, 25],
    ] as const)
    const factor = (juice + water) / juice
    const wrong = threeSlips(
      random,
      shown * factor,
      [
        [shown, 'You gave the concentration of the mixture, not of the juice.'],
        [shown / factor, 'You divided by the factor: the juice is stronger than the mixture.'],
        [(shown * water) / juice, 'You used the volume of the water, not the whole volume of the mixture.'],
        [colourTime(shown), 'You took the time for the concentration.'],
        [shown + factor, 'You added the factor; the concentration must be multiplied.'],
      ],
      plain,
    )
    return wrong
      ? {
          shown,
          juice,
          water,
          factor,
          wrong,
          fruit: random.pick(['apple', 'pear', 'grape', 'mango', 'cherry']),
        }
      : null
  },
  make: ({ shown, juice, water, factor, wrong, fruit }) => ({
    stem: [
      `The graph shows how long it takes until hot Benedict’s solution changes colour with solutions of glucose. ${quantity(juice, 'cm^3')} of ${fruit} juice are mixed with ${quantity(water, 'cm^3')} of water. A sample of the mixture changes the colour after ${quantity(colourTime(shown), 's')}.`,
      `Solutions of glucose are heated with Benedict’s solution, and the time until the colour changes is measured, as the graph shows. In the same test a mixture of ${quantity(juice, 'cm^3')} of ${fruit} juice and ${quantity(water, 'cm^3')} of water takes ${quantity(colourTime(shown), 's')}.`,
      `Because ${fruit} juice is too sweet for the test, ${quantity(juice, 'cm^3')} of it are mixed with ${quantity(water, 'cm^3')} of water. With Benedict’s solution the mixture changes colour after ${quantity(colourTime(shown), 's')}. The graph shows the times for solutions of glucose.`,
    ],
    figure: colourGraph(),
    prompt: [
      'What is the concentration of reducing sugar in the juice, as if all of it were glucose, in g per dm^{3}?',
      'How much reducing sugar, counted as glucose, is in the juice before it is mixed with water, in g per dm^{3}?',
    ],
    options: bySize({ right: shown * factor, wrong, print: plain }),
    solution: `At ${colourTime(shown)} s the graph shows ${shown} g per dm^{3} for the mixture. The whole volume is ${juice + water} cm^{3}, which is ${factor} times that of the juice. So the juice has ${shown} × ${factor} = ${plain(shown * factor)} g per dm^{3}.`,
  }),
  verify: ({ shown, juice, water }) => plain(((shown / 1000) * (juice + water)) / (juice / 1000)),
})

core('vitamin-c-by-a-standard', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const standard = random.pick([1, 2])
    const [known, ...juices] = random.pick([
      [20, 25, 50, 10],
      [20, 40, 25, 50],
      [10, 20, 25, 50],
      [16, 20, 40, 32],
      [12, 24, 30, 48],
    ] as const)
    const order = random.shuffle(juices)
    const at = random.int(0, 2)
    const drops = order[at] ?? 1
    const right = (standard * known) / drops
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (standard * drops) / known,
          'You divided the wrong way round: more drops mean less vitamin C in each.',
        ],
        [known / drops, 'You left out the concentration of the standard solution.'],
        [(standard * known) / (order[(at + 1) % 3] ?? 1), 'You read the bar of another juice.'],
        [(standard * known) / (order[(at + 2) % 3] ?? 1), 'You read the bar of another juice.'],
        [standard, 'You gave the concentration of the standard solution.'],
      ],
      plain,
    )
    return wrong ? { standard, known, order, at, drops, right, wrong } : null
  },
  make: ({ standard, known, order, at, drops, right, wrong }) => ({
    stem: [
      `The chart shows how many drops of a standard solution and of three juices take the colour from 1 cm^{3} of DCPIP. The standard contains ${standard} mg of vitamin C per cm^{3}.`,
      `A standard solution with ${standard} mg of vitamin C per cm^{3} and three juices, P to R, are added drop by drop to equal volumes of DCPIP. The chart shows how many drops remove the colour.`,
      `A student tests three juices and a solution of ${standard} mg of vitamin C per cm^{3} (standard) with DCPIP. The chart shows the drops that were needed. All drops are of equal size.`,
    ],
    figure: chartFigure(
      { name: 'biological-molecules/drops-of-four-liquids', title: 'Drops that remove the colour of DCPIP' },
      barChart({
        categories: ['standard', 'juice P', 'juice Q', 'juice R'],
        values: [known, ...order],
        yLabel: 'number of drops',
        yEvery: 4,
        yMax: 52,
        height: 208,
      }),
    ),
    prompt: [
      `What is the concentration of vitamin C in juice ${'PQR'.charAt(at)}, in mg per cm^{3}?`,
      `How many mg of vitamin C does 1 cm^{3} of juice ${'PQR'.charAt(at)} contain?`,
    ],
    options: bySize({ right, wrong, print: plain }),
    solution: `${drops} drops of juice ${'PQR'.charAt(at)} hold as much vitamin C as ${known} drops of the standard. So its concentration is ${standard} × ${known} ÷ ${drops} = ${plain(right)} mg per cm^{3}.`,
  }),
  verify: ({ standard, known, drops }) => {
    const whole = known * standard
    return plain(whole / drops)
  },
})

const DNA_NAMES: Record<DnaPart, string> = { strand: 'strand', base: 'base', pair: 'bond between bases' }

supplement('lettered-parts-of-dna', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const bases = Array.from({ length: 6 }, () => random.pick(BASES)).join('')
    const [first = 'strand', second = 'base', third = 'pair'] = random.shuffle(
      Object.keys(DNA_NAMES) as DnaPart[],
    )
    return { bases, first, second, third, fake: random.pick(['amino acid', 'protein']) }
  },
  make: ({ bases, first, second, third, fake }) => {
    const [one, two, three] = [DNA_NAMES[first], DNA_NAMES[second], DNA_NAMES[third]]
    return {
      stem: [
        'The diagram shows a part of a molecule of DNA, laid flat.',
        'Part of a double helix is drawn flat. Two of its parts have letters.',
        'A student makes a flat model of a piece of DNA.',
      ],
      figure: letteredDna(bases, first, second),
      prompt: ['What are X and Y?', 'Which row names X and Y?'],
      options: rows(
        ['X', 'Y'],
        [one, two],
        [
          [[two, one], 'You reversed X and Y.'],
          [[one, three], `You named X, but Y is a ${two}.`],
          [[fake, two], `You named Y, but X is a ${one}; proteins and amino acids are no parts of DNA.`],
        ],
      ),
      solution:
        'Two long strands carry the bases. The bases stand side by side on each strand, and bonds between pairs of bases hold the two strands together.',
    }
  },
})

const MISTAKES: readonly { told: string; asked: string; right: string; wrong: readonly Wrong[] }[] = [
  {
    told: 'A student adds Benedict’s solution to apple juice, which contains glucose. After ten minutes at 20 °C the mixture is still blue.',
    asked: 'What was the mistake?',
    right: 'The mixture was not heated.',
    wrong: pairs({
      'The mixture was not shaken.': 'You chose shaking, which belongs to the test with ethanol.',
      'The juice was not crushed.': 'You thought of solid food; juice is a liquid.',
      'The reagent was the wrong one.':
        'You wanted another reagent, but Benedict’s solution shows reducing sugars.',
    }),
  },
  {
    told: 'A student shakes crushed nuts, which contain oil, with water and pours the liquid into another tube of water. No emulsion is seen.',
    asked: 'What was the mistake?',
    right: 'The nuts were not shaken with ethanol.',
    wrong: pairs({
      'The nuts were not mixed with iodine solution.': 'You chose the reagent for starch.',
      'The liquid was not heated in a water-bath.':
        'You chose heating, which belongs to the test for reducing sugar.',
      'The nuts were not mixed with biuret reagent.': 'You chose the reagent for protein.',
    }),
  },
  {
    told: 'A student shakes crushed cheese, which contains fat, with ethanol and waits. The clear liquid stays clear.',
    asked: 'What did the student forget?',
    right: 'to pour the liquid into water',
    wrong: pairs({
      'to heat the liquid in a water-bath':
        'You chose heating, which belongs to the test for reducing sugar.',
      'to add biuret reagent to the liquid': 'You chose the reagent for protein.',
      'to stir the cheese into cold water first':
        'You added water at the beginning, but the fat must first dissolve in ethanol.',
    }),
  },
  {
    told: 'A student heats egg white, which contains protein, with Benedict’s solution. The mixture stays blue, and the student writes “no protein”.',
    asked: 'What should the student have done?',
    right: 'used biuret reagent',
    wrong: pairs({
      'used iodine solution': 'You chose the reagent for starch.',
      'heated it for longer': 'You kept the reagent for reducing sugar, which shows no protein.',
      'used DCPIP solution': 'You chose the reagent for vitamin C.',
    }),
  },
  {
    told: 'A student adds iodine solution to a drink that contains glucose. It stays orange-brown, and the student writes “no sugar”.',
    asked: 'What should the student have done?',
    right: 'heated it with Benedict’s solution',
    wrong: pairs({
      'heated it with iodine solution': 'You kept the reagent for starch, which shows no sugar.',
      'shaken it with biuret reagent': 'You chose the reagent for protein.',
      'shaken it with ethanol and water': 'You chose the test for fats and oils.',
    }),
  },
  {
    told: 'A student heats boiled potato, which contains starch, with biuret reagent. It stays blue, and the student writes “no starch”.',
    asked: 'What should the student have done?',
    right: 'added iodine solution',
    wrong: pairs({
      'added Benedict’s solution': 'You chose the reagent for reducing sugar.',
      'added ethanol and water': 'You chose the test for fats and oils.',
      'added DCPIP solution': 'You chose the reagent for vitamin C.',
    }),
  },
]

core('mistake-in-a-food-test', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ item: random.pick(MISTAKES) }),
  make: ({ item: { told, asked, right, wrong } }) => ({
    stem: [told, `A food test went wrong. ${told}`, `Read this report of a test. ${told}`],
    prompt: asked,
    right,
    wrong,
    solution:
      'Iodine solution shows starch. Benedict’s solution shows reducing sugar, if it is heated. Biuret reagent shows protein. Fat is shaken with ethanol, and the liquid is poured into water.',
  }),
})
