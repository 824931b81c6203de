import { bySize, inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import {
  ETHANOIC_ACID,
  ETHANOL,
  lowered,
  ofSeries,
  PROPAN_1_OL,
  PROPANOIC_ACID,
  type Series,
} from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { lettered, oneMolecule } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { capital } from '../shared'
import { burning, DRAWN, formulaOf, GASES, oxygenFor, SOLIDS, taken } from './alkanes'
import { gasesFigure } from './drawings'

const { core, templates } = choiceQuestions('11.4', { calculator: 'not-needed' })

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const NOT_ALKANE: Readonly<Record<Series, string>> = {
  alkane: '',
  alkene: 'You chose a hydrocarbon, but it has a carbon–carbon double bond: it is unsaturated.',
  alcohol: 'You saw only single bonds, but there is an oxygen atom: it is no hydrocarbon.',
  'carboxylic acid': 'You chose a compound with oxygen atoms: it is no hydrocarbon.',
}

core('which-is-the-alkane', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const right = random.pick(ofSeries('alkane'))
    const all = [
      right,
      random.pick(ofSeries('alkene')),
      random.pick([ETHANOL, PROPAN_1_OL]),
      random.pick([ETHANOIC_ACID, PROPANOIC_ACID]),
    ]
    return { all: random.shuffle(all), right }
  },
  make: ({ all, right }) => {
    const why = (at: number) => (all[at] === right ? null : NOT_ALKANE[all[at]?.series ?? 'alkene'])
    return {
      stem: [
        'The displayed formulae of four organic compounds are shown.',
        'A, B, C and D are four organic compounds.',
        'A student draws the displayed formulae of four compounds.',
      ],
      figure: lettered(all.map((each, at) => [LETTERS[at] ?? '', each] as const)),
      prompt: ['Which compound is a saturated hydrocarbon?', 'Which compound is an alkane?'],
      options: inThisOrder({ A: why(0), B: why(1), C: why(2), D: why(3) }),
      solution: `${LETTERS[all.indexOf(right)]} contains only carbon and hydrogen, and all its bonds are single: it is a saturated hydrocarbon, an alkane.`,
    }
  },
})

core('oxygen-molecules-to-burn', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const one = random.pick(DRAWN)
    const { n } = one
    const of = taken(n)
    const right = oxygenFor(n)
    const wrong = threeSlips(
      random,
      right,
      [
        [of * n, 'You counted only the oxygen in the carbon dioxide and forgot the water.'],
        [(of * (n + 1)) / 2, 'You counted only the oxygen in the water and forgot the carbon dioxide.'],
        [2 * right, 'You gave the number of oxygen atoms, but an oxygen molecule has two.'],
        [
          of * (2 * n + 1),
          'You took one oxygen molecule for each water molecule, but a water molecule needs one atom.',
        ],
      ],
      value => String(value),
    )
    return wrong ? { one, right, wrong } : null
  },
  make: ({ one, right, wrong }) => {
    const of = taken(one.n)
    const words = of === 1 ? 'one molecule' : 'two molecules'
    return {
      stem: [
        `The displayed formula of an alkane is shown. It burns completely in oxygen.`,
        `The diagram shows a molecule of an alkane that is used as a fuel. Its combustion is complete.`,
        `An alkane with the displayed formula shown burns in plenty of air. Only two products are formed.`,
      ],
      figure: oneMolecule(one),
      prompt: [
        `How many oxygen molecules react with ${words} of this alkane?`,
        `What is the number of oxygen molecules that react with ${words} of this alkane?`,
      ],
      options: bySize({ right, wrong, print: value => String(value) }),
      solution: `The alkane is ${lowered(formulaOf(one.n))}. Carbon forms CO_{2}, hydrogen H_{2}O: $\\ce{${burning(one.n)}}$.`,
    }
  },
  verify: ({ one }) => {
    // Adds up the oxygen atoms that the atoms of the formula take.
    let atoms = 0
    for (let molecule = 0; molecule < taken(one.n); molecule += 1) {
      for (let C = 0; C < one.n; C += 1) atoms += 2
      for (let H = 0; H < 2 * one.n + 2; H += 2) atoms += 1
    }
    return String(atoms / 2)
  },
})

const BURNERS = [
  { fuel: 'propane', told: 'A heater burns propane.' },
  { fuel: 'butane', told: 'A camping stove burns butane.' },
  { fuel: 'methane', told: 'A boiler burns natural gas, which is mainly methane.' },
  { fuel: 'octane', told: 'An engine burns a fuel that contains the alkane octane.' },
] as const

core('air-supply-and-products', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const low = random.pick(['carbon monoxide and water', 'carbon and water'])
    const full = 'carbon dioxide and water'
    const wrong = random.sample(
      [
        [
          `${low} | ${full}`,
          'You exchanged the two: it is with too little oxygen that less oxygen is bonded.',
        ],
        [
          `${full} | ${low.replace('water', 'hydrogen')}`,
          'You left hydrogen over, but the hydrogen of the alkane always burns to water.',
        ],
        [
          `carbon dioxide and hydrogen | ${low.replace('water', 'hydrogen')}`,
          'You left hydrogen over in both, but the hydrogen of the alkane burns to water.',
        ],
        [
          `${full} | carbon dioxide and hydrogen`,
          'You let hydrogen go short of oxygen, but it is carbon that is not burned completely.',
        ],
        [
          `${low} | ${low === 'carbon and water' ? 'carbon monoxide and water' : 'carbon and water'}`,
          'You named products of incomplete combustion for both, but plenty of oxygen gives carbon dioxide.',
        ],
      ] as const,
      3,
    )
    return { burner: random.pick(BURNERS), right: `${full} | ${low}`, wrong }
  },
  make: ({ burner, right, wrong }) => ({
    stem: [
      burner.told,
      `${burner.told} The supply of air can be changed.`,
      `${burner.told} Its inlet for air may become blocked.`,
    ],
    prompt: [
      `Which row shows products of the combustion of ${burner.fuel}?`,
      `Which row gives substances that form when ${burner.fuel} burns?`,
    ],
    columns: 'with plenty of oxygen | with too little oxygen',
    right,
    wrong: Object.fromEntries(wrong),
    solution:
      'Complete combustion gives carbon dioxide and water. With too little oxygen, carbon monoxide or carbon forms instead of carbon dioxide; the hydrogen still burns to water.',
  }),
})

core('tests-on-the-gases', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const solid = random.pick(SOLIDS)
    const milky = 'colourless to milky'
    const wrong = random.sample(
      [
        [`${solid.back} | ${milky}`, `You reversed the colours of ${solid.name}: they are for losing water.`],
        [
          `${solid.turns} | stays colourless`,
          'You forgot the carbon dioxide from the flame, which turns limewater milky.',
        ],
        [
          `no change | ${milky}`,
          'You forgot that the hydrogen of the alkane burns to water, which changes the solid in P.',
        ],
        [
          `${solid.other} | ${milky}`,
          `You gave the colours of another solid that is used to test for water, not those of ${solid.name}.`,
        ],
        [
          `${solid.turns} | milky to colourless`,
          'You reversed the change in limewater, which is colourless at the start.',
        ],
      ] as const,
      3,
    )
    return { solid, fuel: random.pick(GASES), right: `${solid.turns} | ${milky}`, wrong }
  },
  make: ({ solid, fuel, right, wrong }) => ({
    stem: [
      `${capital(fuel.name)} burns in plenty of air. The gases from its flame are drawn through two tubes, P and Q. P contains ${solid.name}, Q contains limewater.`,
      `A student burns ${fuel.name} in plenty of air and draws the gases over ${solid.name} in tube P and through limewater in tube Q.`,
      `${capital(fuel.name)} burns below a funnel in plenty of air. A pump draws the gases through tube P, with ${solid.name}, and tube Q, with limewater.`,
    ],
    figure: gasesFigure,
    prompt: ['Which changes are seen?', 'What is seen in P and in Q?'],
    columns: 'in P | in Q',
    right,
    wrong: Object.fromEntries(wrong),
    solution: `Complete combustion of an alkane gives water and carbon dioxide. Water turns ${solid.name} from ${solid.turns}. Carbon dioxide turns limewater milky.`,
  }),
})
