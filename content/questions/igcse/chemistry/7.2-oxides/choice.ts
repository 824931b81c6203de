import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { jarFigure, type Tested, tableFigure, testedOxides } from './drawings'

const { core, supplement, templates } = choiceQuestions('7.2', { calculator: 'needed' })

export { templates }

const ACIDIC = ['carbon dioxide', 'sulfur dioxide', 'sulfur trioxide', 'phosphorus(V) oxide'] as const
const BASIC = [
  'copper(II) oxide',
  'calcium oxide',
  'magnesium oxide',
  'iron(III) oxide',
  'sodium oxide',
] as const

core('acidic-and-basic', {
  facts: { difficulty: 1, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ acidic: random.sample(ACIDIC, 3), basic: random.sample(BASIC, 3) }),
  make: ({ acidic, basic }) => {
    const [a1 = '', a2 = '', a3 = ''] = acidic
    const [b1 = '', b2 = '', b3 = ''] = basic
    return {
      stem: '',
      prompt: 'Which row names an acidic oxide and a basic oxide?',
      columns: 'acidic oxide | basic oxide',
      right: `${a1} | ${b1}`,
      wrong: {
        [`${b2} | ${a2}`]:
          'You reversed the two: oxides of non-metals are acidic, those of metals are basic.',
        [`${a3} | ${a1}`]: `You took ${a1} for a basic oxide, but it is the oxide of a non-metal.`,
        [`${b3} | ${b1}`]: `You took ${b3} for an acidic oxide, but it is the oxide of a metal.`,
      },
      solution: `Oxides of non-metals, such as ${a1}, are acidic. Oxides of metals, such as ${b1}, are basic.`,
    }
  },
})

const REACTIONS = [
  {
    oxide: 'copper(II) oxide',
    with: 'dilute sulfuric acid',
    salt: 'copper(II) sulfate',
    other: 'copper(II) sulfite',
  },
  { oxide: 'calcium oxide', with: 'dilute nitric acid', salt: 'calcium nitrate', other: 'calcium nitride' },
  {
    oxide: 'magnesium oxide',
    with: 'dilute hydrochloric acid',
    salt: 'magnesium chloride',
    other: 'magnesium chlorate',
  },
  {
    oxide: 'carbon dioxide',
    with: 'aqueous sodium hydroxide',
    salt: 'sodium carbonate',
    other: 'sodium carbide',
  },
  {
    oxide: 'carbon dioxide',
    with: 'aqueous calcium hydroxide',
    salt: 'calcium carbonate',
    other: 'calcium carbide',
  },
  {
    oxide: 'carbon dioxide',
    with: 'aqueous potassium hydroxide',
    salt: 'potassium carbonate',
    other: 'potassium carbide',
  },
] as const

core('products-of-an-oxide', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ item: random.pick(REACTIONS) }),
  make: ({ item }) => ({
    stem: [
      `${capital(item.oxide)} reacts with ${item.with}.`,
      `A student lets ${item.oxide} react with ${item.with}.`,
      `In an experiment ${item.oxide} and ${item.with} react with each other.`,
    ],
    prompt: ['What are the products?', 'Which row names both products?'],
    options: rows(
      ['salt', 'other product'],
      [item.salt, 'water'],
      [
        [[item.salt, 'hydrogen'], 'You gave hydrogen, which forms when a metal itself reacts with an acid.'],
        [
          [item.salt, 'oxygen'],
          'You let the oxide set its oxygen free, but the oxygen becomes part of water.',
        ],
        [
          [item.other, 'water'],
          `You named the wrong salt: look at the ${item.oxide === 'carbon dioxide' ? 'carbonate ions that carbon dioxide forms' : 'acid, whose ions are in the salt'}.`,
        ],
      ],
    ),
    solution: `${item.oxide === 'carbon dioxide' ? 'An acidic oxide reacts with a base' : 'A basic oxide reacts with an acid'} to form a salt and water. The salt is ${item.salt}.`,
  }),
})

const PARTNERS = {
  acidic: {
    right: ['calcium oxide', 'aqueous sodium hydroxide', 'magnesium oxide', 'aqueous potassium hydroxide'],
    wrong: ['dilute sulfuric acid', 'dilute hydrochloric acid', 'phosphorus(V) oxide', 'dilute nitric acid'],
    oxides: ['carbon dioxide', 'sulfur dioxide'],
    says: 'an acidic oxide, which reacts with bases',
    because: 'the oxide of a non-metal and acidic',
  },
  basic: {
    right: ['dilute sulfuric acid', 'dilute hydrochloric acid', 'dilute nitric acid'],
    wrong: [
      'aqueous sodium hydroxide',
      'calcium oxide',
      'aqueous potassium hydroxide',
      'magnesium hydroxide',
    ],
    oxides: ['copper(II) oxide', 'iron(III) oxide', 'magnesium oxide'],
    says: 'a basic oxide, which reacts with acids',
    because: 'the oxide of a metal and basic',
  },
} as const

core('partner-for-an-oxide', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const kind = random.pick(['acidic', 'basic'] as const)
    return {
      kind,
      oxide: random.pick<string>(PARTNERS[kind].oxides),
      right: random.pick<string>(PARTNERS[kind].right),
      wrong: random.sample<string>(PARTNERS[kind].wrong, 3),
    }
  },
  make: ({ kind, oxide, right, wrong }) => ({
    stem: [
      `${capital(oxide)} is added to four substances in turn.`,
      `A student wants to make a salt from ${oxide}.`,
      `Of four substances only one forms a salt with ${oxide}.`,
    ],
    prompt: [
      `Which substance reacts with ${oxide} to form a salt?`,
      `With which substance does ${oxide} form a salt?`,
    ],
    right,
    wrong: wrong.map(
      (each): Wrong => [
        each,
        kind === 'acidic' && each.includes('oxide')
          ? `You chose ${each}, an acidic oxide like ${oxide}; acidic oxides react with bases.`
          : `You chose ${each}, ${kind === 'basic' ? 'a base' : 'an acid'}, but ${oxide} is ${PARTNERS[kind].says}.`,
      ],
    ),
    solution: `${capital(oxide)} is ${PARTNERS[kind].because}. ${kind === 'acidic' ? 'Acidic oxides react with bases' : 'Basic oxides react with acids'} to form a salt and water.`,
  }),
})

core('element-burnt-in-a-jar', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const ph = random.pick([2, 3, 4, 10, 11, 12])
    return { ph, letter: random.pick(['X', 'Y', 'Z', 'Q']) }
  },
  make: ({ ph, letter }) => {
    const isAcidic = ph < 7
    const [right, opposite] = isAcidic
      ? ['a non-metal | acidic', 'a metal | basic']
      : ['a metal | basic', 'a non-metal | acidic']
    return {
      stem: [
        `Element ${letter} burns in oxygen. Its oxide dissolves in the water on the indicator paper, which then shows pH ${ph}.`,
        `A jar of oxygen contains damp universal indicator paper. Element ${letter} is burnt in it, and the paper shows pH ${ph} when the oxide has dissolved on it.`,
        `Element ${letter} is burnt in a gas jar. The oxide dissolves on the damp indicator paper and gives pH ${ph}.`,
      ],
      figure: jarFigure(`element ${letter}`, 'damp universal indicator paper'),
      prompt: [
        `What is ${letter}, and what kind of oxide does it form?`,
        `Which row describes ${letter} and its oxide?`,
      ],
      columns: `element ${letter} | its oxide`,
      right,
      wrong: {
        [opposite]: `You took pH ${ph} for ${isAcidic ? 'alkaline' : 'acidic'}, but it is ${isAcidic ? 'below' : 'above'} 7.`,
        [isAcidic ? 'a metal | acidic' : 'a non-metal | basic']:
          `You read the pH correctly, but ${isAcidic ? 'metals form basic oxides' : 'non-metals form acidic oxides'}.`,
        [isAcidic ? 'a non-metal | basic' : 'a metal | acidic']:
          `You found the kind of element, but a solution of pH ${ph} is ${isAcidic ? 'acidic' : 'alkaline'}.`,
      },
      solution: `pH ${ph} is ${isAcidic ? 'below 7: the oxide forms an acid in water, so it is acidic, and the element is a non-metal' : 'above 7: the oxide forms an alkali in water, so it is basic, and the element is a metal'}.`,
    }
  },
})

const LEFT = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
] as const
const RIGHT = [
  [4, 2],
  [5, 3],
  [6, 3],
] as const

core('oxides-and-the-periodic-table', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const asksBasic = random.chance(0.5)
    const places = asksBasic ? [random.pick(LEFT), ...RIGHT] : [random.pick(RIGHT), ...random.sample(LEFT, 3)]
    return { asksBasic, places: random.shuffle(places) }
  },
  make: ({ asksBasic, places }) => {
    const isRight = (group: number) => (asksBasic ? group < 3 : group > 3)
    return {
      stem: [
        'The letters A to D stand for four elements in part of the Periodic Table. Each burns in excess oxygen.',
        'The places of four elements, A, B, C and D, are marked in part of the Periodic Table. All four are burnt in excess oxygen.',
        'Four elements, A to D, stand in the Periodic Table as shown. They are heated in excess oxygen and form oxides.',
      ],
      figure: tableFigure(places.map(([group, period], at) => ['ABCD'.charAt(at), group, period] as const)),
      prompt: [
        `Which element forms an oxide that reacts with ${asksBasic ? 'acids' : 'bases'}?`,
        `Which element forms ${asksBasic ? 'a basic' : 'an acidic'} oxide?`,
      ],
      options: inThisOrder(
        places.map(([group], at): string | Wrong =>
          isRight(group)
            ? 'ABCD'.charAt(at)
            : [
                'ABCD'.charAt(at),
                group < 3
                  ? 'You chose an element on the left of the table, a metal, whose oxide is basic.'
                  : 'You chose an element on the right of the table, a non-metal, whose oxide is acidic.',
              ],
        ),
      ),
      solution: `Metals stand on the left of the Periodic Table, non-metals on the right. ${asksBasic ? 'The only metal of the four forms a basic oxide, which reacts with acids.' : 'The only non-metal of the four forms an acidic oxide, which reacts with bases.'}`,
    }
  },
})

const MIXTURES = [
  { basic: 'copper(II) oxide', acid: 'sulfuric acid' },
  { basic: 'magnesium oxide', acid: 'hydrochloric acid' },
  { basic: 'calcium oxide', acid: 'nitric acid' },
] as const

core('oxide-in-a-mixture', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const total = random.pick([4, 5, 8, 10])
    const residue = (total * random.pick([10, 15, 20, 30, 35, 40, 45])) / 100
    const percentage = ((total - residue) / total) * 100
    const wrong = threeSlips(
      random,
      percentage,
      [
        [(residue / total) * 100, 'You gave the percentage of the residue, which is the acidic oxide.'],
        [(residue / (total - residue)) * 100, 'You divided the residue by the oxide that reacted.'],
        [
          ((total - residue) / (total + residue)) * 100,
          'You added the residue to the mass of the mixture, but it was part of it.',
        ],
        [100 - residue, 'You subtracted a mass in grams from 100%.'],
        [(total - residue) * 10, 'You did not divide by the mass of the whole mixture.'],
      ].filter((slip): slip is [number, string] => Number(slip[0]) <= 100),
      value => quantity(value, '%', 2),
    )
    return wrong ? { total, residue, percentage, wrong, mixture: random.pick(MIXTURES) } : null
  },
  make: ({ total, residue, percentage, wrong, mixture: { basic, acid } }) => ({
    stem: [
      `A mixture of ${basic} and silicon(IV) oxide has a mass of ${quantity(total, 'g')}. It is stirred with excess warm dilute ${acid}. The solid that is left is filtered off, washed and dried. It has a mass of ${quantity(residue, 'g')}.`,
      `${quantity(total, 'g')} of a mixture of silicon(IV) oxide, an acidic oxide that does not dissolve in water, and ${basic} is warmed with excess dilute ${acid}. After filtering, washing and drying, ${quantity(residue, 'g')} of solid is left.`,
      `Sand, silicon(IV) oxide, is mixed with ${basic}. A sample of ${quantity(total, 'g')} is warmed with an excess of dilute ${acid}, and ${quantity(residue, 'g')} of a dry solid is obtained from it by filtration.`,
    ],
    prompt: [
      `What is the percentage by mass of ${basic} in the mixture?`,
      `Which percentage of the mass of the mixture is ${basic}?`,
    ],
    options: numbers({ right: percentage, unit: '%', sigFigs: 2, wrong }),
    solution: `${capital(basic)} is basic and reacts with the acid; silicon(IV) oxide, the oxide of a non-metal, does not and is left. So ${quantity(total, 'g')} − ${quantity(residue, 'g')} = ${quantity(total - residue, 'g')} is ${basic}, and ${quantity(total - residue, 'g')} ÷ ${quantity(total, 'g')} × 100 = ${quantity(percentage, '%', 2)}.`,
  }),
  verify: ({ total, residue }) => 100 - (100 * residue) / total,
})

const KINDS = {
  basic: { inAcid: true, inAlkali: false },
  acidic: { inAcid: false, inAlkali: true },
  amphoteric: { inAcid: true, inAlkali: true },
  neither: { inAcid: false, inAlkali: false },
} as const

const READ = {
  basic: 'dissolves in the acid only, so it is basic',
  acidic: 'dissolves in the alkali only, so it is acidic',
  amphoteric: 'dissolves in both, so it is amphoteric',
  neither: 'dissolves in neither of them',
} as const

supplement('oxides-in-two-liquids', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    kinds: random.shuffle(['basic', 'acidic', 'amphoteric', 'neither'] as const),
    asked: random.pick(['basic', 'acidic', 'amphoteric'] as const),
    acid: random.pick(['hydrochloric acid', 'nitric acid']),
    alkali: random.pick(['sodium hydroxide', 'potassium hydroxide']),
  }),
  make: ({ kinds, asked, acid, alkali }) => ({
    stem: [
      `Four oxides, A to D, that are insoluble in water are stirred with excess dilute ${acid} and with excess aqueous ${alkali}. The diagram shows whether any solid is left.`,
      `Samples of four oxides are stirred with an excess of dilute ${acid} and of aqueous ${alkali}. None of the oxides dissolves in water. The test-tubes are shown at the end.`,
      `The diagram shows four oxides, A to D, after they were stirred with excess dilute ${acid} and with excess aqueous ${alkali}. No oxide is soluble in water.`,
    ],
    figure: testedOxides(
      kinds.map((kind, at): Tested => ({ name: 'ABCD'.charAt(at), ...KINDS[kind] })),
      acid,
      alkali,
    ),
    prompt: [`Which oxide is ${asked}?`, `Which of the oxides, A to D, is ${asked}?`],
    options: inThisOrder(
      kinds.map((kind, at): string | Wrong =>
        kind === asked
          ? 'ABCD'.charAt(at)
          : ['ABCD'.charAt(at), `You chose ${'ABCD'.charAt(at)}, but this oxide ${READ[kind]}.`],
      ),
    ),
    solution: `An oxide that reacts with a liquid dissolves in it. A basic oxide reacts with acids only, an acidic one with alkalis only, an amphoteric one with both. The oxide asked for ${READ[asked]}.`,
  }),
})
