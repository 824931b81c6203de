import { numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figures, quantity } from '@/lib/exams/format'
import {
  BUTAN_1_OL,
  BUTANOIC_ACID,
  type Compound,
  ETHANOIC_ACID,
  ETHANOL,
  lowered,
  METHANOIC_ACID,
  METHANOL,
  PROPAN_1_OL,
  PROPANOIC_ACID,
} from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { lettered, oneMolecule } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import {
  acidFormula,
  acidName,
  alcoholName,
  esterFormula,
  esterName,
  prefix,
} from '../11.2-naming-organic-compounds/esters'

const { supplement, templates } = choiceQuestions('11.7', { calculator: 'needed' })

export { templates }

const ALCOHOLS: readonly Compound[] = [METHANOL, ETHANOL, PROPAN_1_OL]

/** Methanol is oxidised further than to its acid. */
const OXIDISED: readonly Compound[] = [ETHANOL, PROPAN_1_OL, BUTAN_1_OL]

supplement('acid-from-an-alcohol', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const one = random.pick(OXIDISED)
    const n = one.atoms.C
    const slips: Wrong[] = [
      [`${prefix(n)}ane`, 'You took the oxygen atom away, but oxidation adds oxygen.'],
      [esterName(n, n), 'You took the ester of the alcohol and the acid.'],
      [`sodium ${prefix(n)}anoate`, 'You took the salt of the acid, but there is no sodium in the reagents.'],
    ]
    slips.push([
      acidName(n - 1),
      'You left out the carbon atom that carries the –OH group, which becomes that of –COOH.',
    ])
    if (n < 4)
      slips.push([acidName(n + 1), 'You added a carbon atom, but oxidation does not change their number.'])
    return { one, wrong: random.sample(slips, 3) }
  },
  make: ({ one, wrong }) => ({
    stem: [
      'The alcohol shown is heated with acidified aqueous potassium manganate(VII) until the reaction is complete.',
      'The compound shown reacts with an excess of hot acidified aqueous potassium manganate(VII).',
      'The displayed formula of an alcohol is shown. It is oxidised completely by acidified aqueous potassium manganate(VII).',
    ],
    figure: oneMolecule(one),
    prompt: ['Which organic product forms?', 'What is the organic product?'],
    right: acidName(one.atoms.C),
    wrong,
    solution: `The carbon atom with the –OH group becomes that of –COOH, as when ethanol becomes ethanoic acid. The number of carbon atoms, ${one.atoms.C}, does not change: ${acidName(one.atoms.C)}.`,
  }),
})

const ACIDS: readonly Compound[] = [METHANOIC_ACID, ETHANOIC_ACID, PROPANOIC_ACID, BUTANOIC_ACID]

const pairOf = (random: { pick: <T>(from: readonly T[]) => T }) => {
  const [alcohol, acid] = [random.pick(ALCOHOLS), random.pick(ACIDS)]
  return alcohol.atoms.C === acid.atoms.C ? null : { alcohol, acid }
}

/** The ester with a slip in it: structural formulae as they are printed. */
const wrongEsters = (alcohol: number, acid: number): readonly Wrong[] => [
  [lowered(esterFormula(acid, alcohol)), 'You exchanged the two chains: that with C=O comes from the acid.'],
  [
    lowered(esterFormula(alcohol, acid).replace('COO', 'CO')),
    'You left out the oxygen atom that joins the two chains.',
  ],
  [
    lowered(`${acidFormula(acid)}${esterFormula(alcohol, 1).slice('HCOO'.length)}`),
    'You kept the hydrogen atom of the –COOH group, which becomes a part of water.',
  ],
]

supplement('formula-of-the-ester', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const pair = pairOf(random)
    return pair && pair.acid !== METHANOIC_ACID ? pair : null
  },
  make: ({ alcohol, acid }) => {
    const [a, c] = [alcohol.atoms.C, acid.atoms.C]
    return {
      stem: [
        'The two compounds shown are warmed with an acid catalyst. An ester forms.',
        'Compounds P and Q react in the presence of an acid catalyst.',
        'An ester is made from P and Q.',
      ],
      figure: lettered([
        ['P', alcohol],
        ['Q', acid],
      ]),
      prompt: [
        'What is the structural formula of the ester?',
        'Which structural formula does the ester have?',
      ],
      right: lowered(esterFormula(a, c)),
      wrong: wrongEsters(a, c),
      solution: `P is ${alcoholName(a)}, Q is ${acidName(c)}. Q loses OH and P the H of its –OH. What is left of Q, with its C=O, is joined by the O atom to the chain of P: ${lowered(esterFormula(a, c))}.`,
    }
  },
})

const mass = ({ atoms: { C, H, O } }: Compound) => 12 * C + H + 16 * O

supplement('mass-of-an-ester', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const pair = pairOf(random)
    return pair && { ...pair, moles: random.pick([0.1, 0.2, 0.25, 0.4, 0.5]) }
  },
  make: ({ alcohol, acid, moles }) => {
    const ester = mass(alcohol) + mass(acid) - 18
    return {
      stem: [
        `P and Q form an ester. ${quantity(moles, 'mol')} of P reacts with ${quantity(moles, 'mol')} of Q.`,
        `${quantity(moles, 'mol')} of P and ${quantity(moles, 'mol')} of Q, whose displayed formulae are shown, are warmed with an acid catalyst. Both react completely.`,
        `An ester is made from the compounds shown, ${quantity(moles, 'mol')} of each. The yield is 100%.`,
      ],
      figure: lettered([
        ['P', alcohol],
        ['Q', acid],
      ]),
      prompt: [
        'What mass of the ester forms? [*A*_{r}: H, 1; C, 12; O, 16]',
        'Which mass of the ester is obtained? [*A*_{r}: H, 1; C, 12; O, 16]',
      ],
      options: numbers({
        right: ester * moles,
        unit: 'g',
        sigFigs: 3,
        wrong: {
          'You added both relative molecular masses, but one molecule of water is lost.':
            (ester + 18) * moles,
          'You took away two molecules of water, but only one is lost.': (ester - 18) * moles,
          'You let one molecule of each compound make two molecules of the ester, but it is one.':
            ester * 2 * moles,
        },
      }),
      solution: `*M*_{r}: P ${mass(alcohol)}, Q ${mass(acid)}. One molecule of each forms one molecule of ester and one of water: ${mass(alcohol)} + ${mass(acid)} − 18 = ${ester}. Mass = ${figures(moles, 2)} × ${ester} = ${quantity(ester * moles, 'g', 3)}.`,
    }
  },
  // The ester has the general formula CnH2nO2.
  verify: ({ alcohol, acid, moles }) => (14 * (alcohol.atoms.C + acid.atoms.C) + 32) * moles,
})

const SAUCES = ['diluted vinegar', 'a salad sauce', 'a cleaning liquid'] as const

supplement('acid-in-a-sauce', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const volume = random.pick([10, 20, 25])
    const titre = random.pick([15, 18, 22.5, 24, 27, 30])
    const strength = random.pick([0.1, 0.2, 0.5])
    return volume === titre ? null : { volume, titre, strength, liquid: random.pick(SAUCES) }
  },
  make: ({ volume, titre, strength, liquid }) => {
    const molar = (strength * titre) / volume
    return {
      stem: [
        `${quantity(volume, 'cm^3', 3)} of ${liquid} needs ${quantity(titre, 'cm^3', 3)} of aqueous sodium hydroxide, ${quantity(strength, 'mol/dm^3', 3)}. Its only acid is ethanoic acid.`,
        `The only acid in ${liquid} is ethanoic acid. ${quantity(volume, 'cm^3', 3)} of it is neutralised by ${quantity(titre, 'cm^3', 3)} of ${quantity(strength, 'mol/dm^3', 3)} sodium hydroxide.`,
        `In a titration ${quantity(titre, 'cm^3', 3)} of ${quantity(strength, 'mol/dm^3', 3)} sodium hydroxide neutralises ${quantity(volume, 'cm^3', 3)} of ${liquid}, whose only acid is ethanoic acid.`,
      ],
      prompt: [
        'What is the concentration of ethanoic acid in g/dm^{3}? [*M*_{r}: CH_{3}COOH, 60; NaOH, 40]',
        'Which concentration of ethanoic acid, in g/dm^{3}, is this? [*M*_{r}: CH_{3}COOH, 60; NaOH, 40]',
      ],
      options: numbers({
        right: molar * 60,
        unit: 'g/dm^3',
        sigFigs: 3,
        wrong: {
          'You exchanged the two volumes.': ((strength * volume) / titre) * 60,
          'You multiplied by the relative molecular mass of sodium hydroxide.': molar * 40,
          'You gave the concentration in mol/dm^{3}.': molar,
        },
      }),
      solution: `Moles of NaOH = ${figures(strength, 3)} × ${figures(titre, 3)} ÷ 1000 = ${quantity((strength * titre) / 1000, '')}, as many as of the acid. Concentration = ${quantity((strength * titre) / 1000, '')} × 1000 ÷ ${figures(volume, 3)} = ${figures(molar, 3)} mol/dm^{3}. In g/dm^{3}: ${figures(molar, 3)} × 60 = ${figures(molar * 60, 3)}.`,
    }
  },
  // 60 g of the acid for 40 g of the alkali, by masses.
  verify: ({ volume, titre, strength }) => {
    const alkali = (strength * 40 * titre) / 1000
    return (alkali * 1.5 * 1000) / volume
  },
})
