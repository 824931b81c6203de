import { rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { ETHANOIC_ACID } from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { oneMolecule } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { gasTestFigure, twoAcidsFigure } from './drawings'
import { METALS, type Metal } from './salts'

const { core, supplement, templates } = choiceQuestions('11.7', { calculator: 'not-needed' })

export { templates }

type Kind = 'metal' | 'base' | 'carbonate'

const OTHER: Readonly<Record<Kind, string>> = {
  metal: 'hydrogen',
  base: 'water',
  carbonate: 'water and carbon dioxide',
}

const TAKEN: Readonly<Record<Kind, string>> = {
  metal: 'You took the product of an acid and a metal.',
  base: 'You took the product of an acid and a base.',
  carbonate: 'You took the products of an acid and a carbonate.',
}

const REACTANTS: readonly { name: string; kind: Kind; of: string }[] = [
  { name: 'magnesium', kind: 'metal', of: 'magnesium' },
  { name: 'zinc', kind: 'metal', of: 'zinc' },
  { name: 'calcium', kind: 'metal', of: 'calcium' },
  { name: 'sodium hydroxide', kind: 'base', of: 'sodium' },
  { name: 'potassium hydroxide', kind: 'base', of: 'potassium' },
  { name: 'copper(II) oxide', kind: 'base', of: 'copper(II)' },
  { name: 'zinc oxide', kind: 'base', of: 'zinc' },
  { name: 'sodium carbonate', kind: 'carbonate', of: 'sodium' },
  { name: 'calcium carbonate', kind: 'carbonate', of: 'calcium' },
  { name: 'copper(II) carbonate', kind: 'carbonate', of: 'copper(II)' },
]

const KINDS: readonly Kind[] = ['metal', 'base', 'carbonate']

const SALT_SLIPS = [
  { ending: 'methanoate', error: 'You gave a salt of methanoic acid, which has one carbon atom.' },
  { ending: 'propanoate', error: 'You gave a salt of propanoic acid, which has three carbon atoms.' },
] as const

core('products-with-ethanoic-acid', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ one: random.pick(REACTANTS), slip: random.pick(SALT_SLIPS) }),
  make: ({ one: { name, kind, of }, slip }) => {
    const salt = `${of} ethanoate`
    return {
      stem: [
        `Dilute ethanoic acid reacts with ${name}.`,
        `A student adds ${name} to dilute ethanoic acid.`,
        `An excess of dilute ethanoic acid is added to ${name}.`,
      ],
      prompt: ['What are the products?', 'Which row gives the products?'],
      options: rows(
        ['salt', 'other product or products'],
        [salt, OTHER[kind]],
        [
          ...KINDS.filter(each => each !== kind).map(each => [[salt, OTHER[each]], TAKEN[each]] as const),
          [[`${of} ${slip.ending}`, OTHER[kind]], slip.error],
        ],
      ),
      solution: `${kind === 'metal' ? 'A metal forms a salt and hydrogen' : kind === 'base' ? 'A base forms a salt and water' : 'A carbonate forms a salt, water and carbon dioxide'} with an acid. The salts of ethanoic acid are ethanoates.`,
    }
  },
})

function formulaSlips({ symbol, charge }: Metal): readonly Wrong[] {
  return charge === 2
    ? [
        [
          `CH_{3}COO${symbol}`,
          'You took one ethanoate ion, but two are needed for the two positive charges.',
        ],
        [`CH_{3}COO${symbol}_{2}`, 'You doubled the metal ion, but the negative ion has the smaller charge.'],
        [`(CH_{3}COOH)_{2}${symbol}`, 'You kept the hydrogen atom that the metal replaces.'],
        [
          `(CH_{2}COOH)_{2}${symbol}`,
          'You replaced a hydrogen atom on a carbon atom; the one on the O atom is replaced.',
        ],
      ]
    : [
        [`(CH_{3}COO)_{2}${symbol}`, 'You took two ethanoate ions, but the metal ion has one charge only.'],
        [`CH_{3}COO${symbol}_{2}`, 'You took two metal ions, but the ethanoate ion has one charge only.'],
        [`CH_{3}COOH${symbol}`, 'You kept the hydrogen atom that the metal replaces.'],
        [
          `CH_{2}${symbol}COOH`,
          'You replaced a hydrogen atom on a carbon atom; the one on the O atom is replaced.',
        ],
      ]
}

core('formula-of-an-ethanoate', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const metal = random.pick(METALS)
    return { metal, wrong: random.sample(formulaSlips(metal), 3) }
  },
  make: ({ metal: { name, symbol, charge }, wrong }) => ({
    stem: [
      `The displayed formula of ethanoic acid is shown. The ${name} ion is ${symbol}^{${charge === 1 ? '' : charge}+}.`,
      `The diagram shows a molecule of ethanoic acid. It forms a salt with ${name}, whose ion is ${symbol}^{${charge === 1 ? '' : charge}+}.`,
      `A salt contains ${name} ions, ${symbol}^{${charge === 1 ? '' : charge}+}, and ions that form from the acid shown.`,
    ],
    figure: oneMolecule(ETHANOIC_ACID),
    prompt: [`What is the formula of ${name} ethanoate?`, `Which formula does ${name} ethanoate have?`],
    right: charge === 2 ? `(CH_{3}COO)_{2}${symbol}` : `CH_{3}COO${symbol}`,
    wrong,
    solution: `The acid loses the H of its –O–H group: the ethanoate ion is CH_{3}COO^{−}. ${charge === 2 ? 'Two of them balance' : 'One of them balances'} ${symbol}^{${charge === 1 ? '' : charge}+}.`,
  }),
})

type Seen = { told: string; right: readonly string[]; wrong: readonly Wrong[]; why: string }

const SOLIDS: readonly Seen[] = [
  {
    told: 'The limewater, Y, turns milky.',
    right: ['calcium carbonate', 'zinc carbonate', 'copper(II) carbonate', 'magnesium carbonate'],
    wrong: [
      ['magnesium', 'You took a metal, whose gas is hydrogen.'],
      ['zinc', 'You took a metal, whose gas is hydrogen.'],
      ['copper(II) oxide', 'You took a base, with which no gas forms.'],
      ['calcium hydroxide', 'You took a base, with which no gas forms.'],
      ['copper', 'You took a metal that does not react with dilute acids.'],
    ],
    why: 'Carbon dioxide turns limewater milky. It forms from a carbonate and an acid.',
  },
  {
    told: 'Bubbles pass through the limewater, Y, for some minutes, but it stays clear.',
    right: ['magnesium', 'zinc', 'iron'],
    wrong: [
      ['calcium carbonate', 'You took a carbonate, whose gas would turn limewater milky.'],
      ['zinc carbonate', 'You took a carbonate, whose gas would turn limewater milky.'],
      ['copper(II) oxide', 'You took a base, with which no gas forms.'],
      ['magnesium oxide', 'You took a base, with which no gas forms.'],
      ['copper', 'You took a metal that does not react with dilute acids.'],
    ],
    why: 'A gas forms, and it is not carbon dioxide. A metal above hydrogen forms hydrogen with an acid.',
  },
]

core('which-solid-it-is', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const seen = random.pick(SOLIDS)
    return { seen, right: random.pick(seen.right), wrong: random.sample(seen.wrong, 3) }
  },
  make: ({ seen: { told, why }, right, wrong }) => ({
    stem: [
      `Solid X is added to dilute ethanoic acid, as shown. ${told}`,
      `The apparatus shown is used to identify solid X. ${told}`,
      `A student adds an unknown solid, X, to dilute ethanoic acid. ${told}`,
    ],
    figure: gasTestFigure(),
    prompt: ['Which substance could X be?', 'What could X be?'],
    right,
    wrong,
    solution: why,
  }),
})

supplement('two-acids-and-one-metal', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    final: random.pick([40, 45, 50]),
    soon: random.pick([60, 70, 80]),
    late: random.pick([180, 200, 220]),
    letters: random.pick([
      ['P', 'Q'],
      ['Q', 'P'],
      ['X', 'Y'],
      ['Y', 'X'],
    ] as const),
    metal: random.pick(['magnesium', 'zinc']),
  }),
  make: ({ final, soon, late, letters, metal }) => {
    const [steep, flat] = letters
    return {
      stem: [
        `Equal masses of ${metal} are added to an excess of hydrochloric acid and to an excess of ethanoic acid of the same concentration. The graph shows the volumes of gas.`,
        `Hydrochloric acid and ethanoic acid of the same concentration, both in excess, react with equal pieces of ${metal}. The volumes of gas are shown.`,
        `In two experiments the same mass of ${metal} reacts with an excess of an acid: hydrochloric acid in one, ethanoic acid of the same concentration in the other. The graph shows the results.`,
      ],
      figure: twoAcidsFigure(final, soon, late, letters),
      prompt: [
        'Which curve belongs to ethanoic acid, and why?',
        'Which is the curve of ethanoic acid, and what is the reason?',
      ],
      right: `${flat}, because it is only partially dissociated`,
      wrong: [
        [
          `${flat}, because its solution is more dilute`,
          'You mixed up weak and dilute: both solutions have the same concentration.',
        ],
        [`${steep}, because it is completely dissociated`, 'You took ethanoic acid for a strong acid.'],
        [
          `${steep}, because it has more hydrogen atoms`,
          'You counted the hydrogen atoms of the formula, but most of them do not become ions.',
        ],
      ],
      solution: `Ethanoic acid is a weak acid: it is partially dissociated, so the concentration of hydrogen ions is lower and the reaction slower. Curve ${flat} is less steep. The same mass of ${metal} forms the same volume of gas in the end.`,
    }
  },
})
