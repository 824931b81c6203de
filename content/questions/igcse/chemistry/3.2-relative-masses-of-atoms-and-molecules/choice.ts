import { numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, roundTo } from '@/lib/exams/format'
import { BRACKETED, formulaOf } from '../3.1-formulae/bracketed'
import { modelFigure } from '../3.1-formulae/drawings'
import { ce, MODELS } from '../3.1-formulae/models'
import { balanceFigure } from './drawings'
import {
  atomicMass,
  atomsIn,
  HYDRATES,
  hydrateText,
  massByAtoms,
  massOf,
  molecularMass,
  protonSum,
  valuesText,
  WATER,
} from './masses'

const { core, templates } = choiceQuestions('3.2', { calculator: 'needed' })

export { templates }

const LEVEL: readonly (readonly [unknown: number, carbon: number])[] = [
  [1, 2],
  [1, 3],
  [1, 4],
  [3, 1],
  [3, 4],
  [4, 3],
  [3, 5],
  [2, 3],
  [2, 5],
  [2, 1],
  [4, 5],
]

core('atoms-in-balance', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [unknown, carbon] = random.pick(LEVEL)
    const right = (12 * carbon) / unknown
    const wrong = threeSlips(
      random,
      right,
      [
        [12 * carbon, 'You gave the mass of all atoms of X together.'],
        [roundTo((12 * unknown) / carbon, 1), 'You turned the ratio of the atoms upside down.'],
        [
          roundTo((6 * carbon) / unknown, 1),
          'You took 6, the proton number of carbon, for the mass of its atom.',
        ],
        [
          12 * carbon * unknown,
          'You multiplied by the number of atoms of X, but their mass is shared between them.',
        ],
        [roundTo(carbon / unknown, 1), 'You counted the carbon atoms, but each has the relative mass 12.'],
        [12, 'You gave the relative mass of carbon-12 itself.'],
      ],
      plain,
    )
    return wrong ? { unknown, carbon, right, wrong } : null
  },
  make: ({ unknown, carbon, right, wrong }) => ({
    stem: [
      'The diagram compares the masses of atoms of an element X with those of carbon-12 atoms. The pans are level.',
      'Imagine a balance for atoms. Atoms of element X and atoms of carbon-12 on it have the same mass, as shown.',
      'On an imagined balance, atoms of element X and atoms of carbon-12 are level.',
    ],
    figure: balanceFigure(unknown, carbon),
    prompt: ['What is the relative atomic mass of X?', 'Which relative atomic mass does X have?'],
    options: numbers({ right, unit: '', wrong }),
    solution: `${carbon} carbon-12 atom${carbon === 1 ? ' has' : 's have'} the relative mass ${carbon} × 12 = ${12 * carbon}. This is the mass of ${unknown} atom${unknown === 1 ? '' : 's'} of X: ${12 * carbon} ÷ ${unknown} = ${right}.`,
  }),
  verify: ({ unknown, carbon }) => {
    let mass = 0
    while (mass * unknown < 12 * carbon) mass += 0.5
    return mass
  },
})

const MEANING: readonly Wrong[] = [
  [
    'the average mass of its isotopes compared to the mass of an atom of carbon-12',
    'You left out one twelfth: compared to a whole atom of carbon-12 the values would be twelve times smaller.',
  ],
  [
    'the mass of its commonest isotope compared to 1/12 of the mass of an atom of carbon-12',
    'You took one isotope only, but the relative atomic mass is an average of all.',
  ],
  [
    'the average mass of its isotopes compared to 1/12 of the mass of an atom of hydrogen-1',
    'You took another atom for the standard; it is carbon-12.',
  ],
  [
    'the average number of protons and electrons compared to that of an atom of carbon-12',
    'You compared numbers of particles, but it is a mass that is compared.',
  ],
]

core('meaning-of-relative-atomic-mass', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    element: random.pick([
      ['chlorine', 35.5],
      ['copper', 64],
      ['bromine', 80],
      ['iron', 56],
      ['magnesium', 24],
      ['silver', 108],
    ] as const),
    wrong: random.sample(MEANING, 3),
  }),
  make: ({ element: [name, mass], wrong }) => ({
    stem: [
      `In the Periodic Table the relative atomic mass of ${name} is ${mass}.`,
      `The number ${mass} stands with ${name} in the Periodic Table. It is the relative atomic mass.`,
      `The relative atomic mass of ${name} is ${mass}.`,
    ],
    prompt: [
      'What is meant by the relative atomic mass of an element?',
      'What does relative atomic mass mean?',
    ],
    right: 'the average mass of its isotopes compared to 1/12 of the mass of an atom of carbon-12',
    wrong,
    solution:
      'An average over the isotopes, compared to one twelfth of the mass of an atom of carbon-12. It is a ratio of masses and has no unit.',
  }),
})

core('mass-of-a-model', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const at = random.int(0, MODELS.length - 1)
    const model = MODELS[at]
    if (!model) return null
    const right = molecularMass(model.formula)
    const wrong = threeSlips(
      random,
      right,
      [
        ...model.wrong.map(([formula, error]): Slip => [molecularMass(formula), error]),
        [
          atomsIn(model.formula).reduce((all, [symbol]) => all + atomicMass(symbol), 0),
          'You added each element once, but the masses of all atoms count.',
        ],
        [protonSum(model.formula), 'You added proton numbers instead of relative atomic masses.'],
      ],
      plain,
    )
    return wrong ? { at, formula: model.formula, what: model.what, right, wrong } : null
  },
  make: ({ at, formula, what, right, wrong }) => {
    const atoms = atomsIn(formula)
    const values = valuesText(atoms.map(([symbol]) => symbol))
    return {
      stem: [
        `The diagram shows a model of a molecule. ${values}`,
        `In this model of a molecule each ball is an atom. ${values}`,
        `A molecule is shown as balls and sticks. ${values}`,
      ],
      figure: modelFigure(what, at),
      prompt: [
        'What is the relative molecular mass of the substance?',
        'Which relative molecular mass does it have?',
      ],
      options: numbers({ right, unit: '', wrong }),
      solution: `The molecule is ${ce(formula)}. ${atoms.map(([symbol, count]) => `${count} × ${atomicMass(symbol)}`).join(' + ')} = ${right}.`,
    }
  },
  verify: ({ formula }) => massByAtoms(formula),
})

core('formula-with-brackets', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const salt = random.pick(BRACKETED)
    const [outside, inside] = [massOf(salt.alone), massOf(salt.group)]
    const first = massOf(salt.group.slice(0, 1))
    const right = outside + inside * salt.times
    const wrong = threeSlips(
      random,
      right,
      [
        [outside + inside, 'You did not multiply what is in the bracket.'],
        [
          outside + first + (inside - first) * salt.times,
          'You multiplied only the last element in the bracket.',
        ],
        [
          outside + first * salt.times + inside - first,
          'You multiplied only the first element in the bracket.',
        ],
        [(outside + inside) * salt.times, 'You multiplied the atoms outside the bracket too.'],
        [inside * salt.times, 'You left out the atoms outside the bracket.'],
      ],
      plain,
    )
    return wrong ? { salt, right, wrong } : null
  },
  make: ({ salt, right, wrong }) => {
    const values = valuesText(
      [...salt.alone, ...salt.group]
        .map(([symbol]) => symbol)
        .filter((each, at, all) => all.indexOf(each) === at),
    )
    const formula = ce(formulaOf(salt))
    const [outside, inside] = [massOf(salt.alone), massOf(salt.group)]
    return {
      stem: [
        `The formula of ${salt.name} is ${formula}. ${values}`,
        `A chemist uses ${salt.name}, ${formula}. ${values}`,
        `The compound ${salt.name}, ${formula}, is used ${salt.use}. ${values}`,
      ],
      prompt: [
        `What is the relative formula mass of ${salt.name}?`,
        'Which relative formula mass does it have?',
      ],
      options: numbers({ right, unit: '', wrong }),
      solution: `The bracket has the mass ${inside} and counts ${salt.times} times: ${salt.times} × ${inside} = ${salt.times * inside}. With ${outside} outside the bracket: ${right}.`,
    }
  },
  verify: ({ salt }) => massByAtoms(formulaOf(salt)),
})

core('formula-with-water', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const hydrate = random.pick(HYDRATES)
    const dry = molecularMass(hydrate.salt)
    const right = dry + hydrate.water * WATER
    const wrong = threeSlips(
      random,
      right,
      [
        [dry, 'You left out the water of crystallisation.'],
        [dry + WATER, 'You counted one molecule of water only.'],
        [dry + 2 * hydrate.water + 16, 'You multiplied the hydrogen of the water, but not its oxygen.'],
        [dry + hydrate.water * 17, 'You took one hydrogen atom for each molecule of water.'],
        [dry + hydrate.water * 33, 'You exchanged the numbers of hydrogen and oxygen atoms in the water.'],
        [
          dry * hydrate.water + WATER,
          'You multiplied the salt instead of the water by the number behind the dot.',
        ],
      ],
      plain,
    )
    return wrong ? { hydrate, dry, right, wrong } : null
  },
  make: ({ hydrate, dry, right, wrong }) => {
    const values = valuesText([...new Set([...atomsIn(hydrate.salt).map(([symbol]) => symbol), 'H', 'O'])])
    return {
      stem: [
        `Crystals of hydrated ${hydrate.name} have the formula ${hydrateText(hydrate)}. ${values}`,
        `A bottle contains hydrated ${hydrate.name}, ${hydrateText(hydrate)}. ${values}`,
        `The formula ${hydrateText(hydrate)} is that of hydrated ${hydrate.name}. ${values}`,
      ],
      prompt: ['What is its relative formula mass?', 'Which relative formula mass do the crystals have?'],
      options: numbers({ right, unit: '', wrong }),
      solution: `The salt without water: ${dry}. Water: ${hydrate.water} × ${WATER} = ${hydrate.water * WATER}. Together ${right}.`,
    }
  },
  verify: ({ hydrate }) => massByAtoms(hydrate.salt, hydrate.water),
})

type Unknown = {
  before: string
  after: string
  count: 1 | 2
  /** of what is not X, and of it with one error */
  rest: number
  slip: number
  error: string
  metals: readonly string[]
}

const BRACKET_ONCE = 'You took what is in the bracket once.'
const ONE_OXYGEN = 'You counted one oxygen atom only.'

const UNKNOWN: readonly Unknown[] = [
  {
    before: 'X',
    after: '(NO3)2',
    count: 1,
    rest: 124,
    slip: 62,
    error: BRACKET_ONCE,
    metals: ['Mg', 'Ca', 'Zn', 'Cu'],
  },
  {
    before: 'X',
    after: '(OH)2',
    count: 1,
    rest: 34,
    slip: 17,
    error: BRACKET_ONCE,
    metals: ['Mg', 'Ca', 'Ba', 'Zn'],
  },
  { before: 'X2', after: 'CO3', count: 2, rest: 60, slip: 28, error: ONE_OXYGEN, metals: ['Na', 'K'] },
  { before: 'X2', after: 'SO4', count: 2, rest: 96, slip: 48, error: ONE_OXYGEN, metals: ['Na', 'K'] },
  { before: 'X2', after: 'O3', count: 2, rest: 48, slip: 16, error: ONE_OXYGEN, metals: ['Al', 'Fe'] },
]

core('metal-in-a-compound', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const one = random.pick(UNKNOWN)
    const right = atomicMass(random.pick(one.metals))
    const whole = right * one.count + one.rest
    const wrong = threeSlips(
      random,
      right,
      (
        [
          [one.rest, 'You gave the mass of the rest of the formula.'],
          [(whole - one.slip) / one.count, one.error],
          one.count === 2
            ? [whole - one.rest, 'You gave the mass of two atoms of X.']
            : [(whole - one.rest) / 2, 'You shared the mass between two atoms, but there is one atom of X.'],
          [whole / one.count, 'You did not subtract the mass of the other atoms.'],
          [whole / 2 - one.rest, 'You halved before subtracting the mass of the other atoms.'],
        ] as Slip[]
      ).filter(([value]) => value > 4),
      plain,
    )
    return wrong ? { one, right, whole, wrong } : null
  },
  make: ({ one, right, whole, wrong }) => {
    const formula = ce(`${one.before}${one.after}`)
    const symbols = [...new Set([...one.after.matchAll(/[A-Z][a-z]?/g)].map(([symbol]) => symbol))]
    return {
      stem: [
        `The relative formula mass of ${formula}, a compound of a metal X, is ${whole}. ${valuesText(symbols)}`,
        `A metal X forms the compound ${formula}, whose relative formula mass is ${whole}. ${valuesText(symbols)}`,
        `An unknown metal X is in the compound ${formula}. The relative formula mass of the compound is ${whole}. ${valuesText(symbols)}`,
      ],
      prompt: ['What is the relative atomic mass of X?', 'Which relative atomic mass does the metal X have?'],
      options: numbers({ right, unit: '', wrong }),
      solution: `The other atoms have the mass ${one.rest}: ${whole} − ${one.rest} = ${whole - one.rest}${one.count === 2 ? `, for two atoms of X. ${whole - one.rest} ÷ 2 = ${right}` : ''}.`,
    }
  },
  verify: ({ one, whole }) => {
    // Masses are tried until the whole formula has the right one.
    const rest = massByAtoms(one.after)
    for (let mass = 1; mass < 300; mass += 0.5) if (mass * one.count + rest === whole) return mass
    return 0
  },
})
