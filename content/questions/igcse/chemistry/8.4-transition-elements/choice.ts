import type { Place } from '@/content/figures/igcse/chemistry/the-periodic-table-2'
import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { ROMAN } from '../elements'
import {
  lettersInTable,
  type Metal,
  oxygenFigure,
  type Role,
  scatterFigure,
  solutionsFigure,
} from './drawings'

const { core, supplement, templates } = choiceQuestions('8.4', { calculator: 'needed' })

export { templates }

const letterAt = (at: number) => 'ABCD'.charAt(at)

/** Options A to D, each with its error, or null for the right one. */
const lettered = (errors: readonly (string | null)[]) =>
  inThisOrder(
    errors.map((error, at): string | Wrong => (error === null ? letterAt(at) : [letterAt(at), error])),
  )

const ELSEWHERE: readonly (readonly [places: readonly Place[], error: string])[] = [
  [
    [
      [1, 3],
      [1, 4],
      [1, 5],
    ],
    'You chose a metal of Group I, an alkali metal.',
  ],
  [
    [
      [2, 3],
      [2, 4],
      [2, 5],
    ],
    'You chose a metal of Group II.',
  ],
  [
    [
      [13, 3],
      [14, 6],
      [13, 5],
    ],
    'You chose a metal to the right of the block of transition elements.',
  ],
  [
    [
      [17, 3],
      [17, 4],
      [16, 3],
    ],
    'You chose a non-metal on the right of the table.',
  ],
]

core('place-of-a-transition-element', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    all: random.shuffle([
      {
        place: [random.int(4, 11), random.int(4, 6)] as Place,
        error: null as string | null,
      },
      ...random
        .sample(ELSEWHERE, 3)
        .map(([places, error]) => ({ place: random.pick(places), error: error as string | null })),
    ]),
  }),
  make: ({ all }) => ({
    stem: [
      'The places of four elements are marked in the Periodic Table. The letters are not their symbols.',
      'A, B, C and D are four elements in the Periodic Table, not their symbols.',
      'The outline of the Periodic Table shows where four elements, A to D, stand.',
    ],
    figure: lettersInTable(all.map(({ place }, at) => [letterAt(at), place] as const)),
    prompt: [
      'Which element is a metal that often acts as a catalyst and forms coloured compounds?',
      'Which element is a transition element?',
    ],
    options: lettered(all.map(({ error }) => error)),
    solution:
      'The transition elements stand in the block between Group II and Group III. They form coloured compounds and often act as catalysts.',
  }),
})

const TRANSITION: readonly Metal[] = [
  { density: 7.9, melts: 1540 },
  { density: 8.9, melts: 1460 },
  { density: 9, melts: 1080 },
  { density: 7.2, melts: 1910 },
  { density: 6, melts: 1910 },
]
const OTHERS: readonly (readonly [of: readonly Metal[], error: string])[] = [
  [
    [
      { density: 1, melts: 98 },
      { density: 0.9, melts: 63 },
      { density: 0.5, melts: 180 },
    ],
    'You chose a metal of low density and low melting point, as in Group I.',
  ],
  [
    [
      { density: 2.7, melts: 660 },
      { density: 1.7, melts: 650 },
      { density: 1.6, melts: 840 },
    ],
    'You chose a metal with a low density.',
  ],
  [
    [
      { density: 11.3, melts: 330 },
      { density: 9.7, melts: 270 },
      { density: 7.3, melts: 230 },
    ],
    'You looked at the density only; the melting point of this metal is low.',
  ],
]

core('melting-point-and-density', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    all: random.shuffle([
      { of: random.pick(TRANSITION), error: null as string | null },
      ...OTHERS.map(([metals, error]) => ({ of: random.pick(metals), error: error as string | null })),
    ]),
  }),
  make: ({ all }) => ({
    stem: [
      'The melting points and the densities of four metals are plotted.',
      'Each dot stands for a metal, A, B, C or D.',
      'The graph compares four metals. One of them is a transition element.',
    ],
    figure: scatterFigure(all.map(({ of }, at) => [letterAt(at), of] as const)),
    prompt: [
      'Which metal is a transition element?',
      'Which metal is most likely to be a transition element?',
    ],
    options: lettered(all.map(({ error }) => error)),
    solution:
      'Transition elements have a high density and a high melting point. Only one dot lies high up and far to the right.',
  }),
  verify: ({ all }) => letterAt(all.findIndex(({ of: { density, melts } }) => density > 5 && melts > 1000)),
})

const COLOURS = ['blue', 'pale green', 'yellow-brown', 'purple', 'pink', 'green'] as const
const ALL_PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const

core('coloured-and-colourless', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const right = random.pick(ALL_PAIRS)
    const [one, two] = random.sample(COLOURS, 2)
    return {
      right,
      colours: [0, 1, 2, 3].map(at => (at === right[0] ? one : at === right[1] ? two : 'colourless') ?? ''),
      wrong: random.sample(
        ALL_PAIRS.filter(each => each !== right),
        3,
      ),
    }
  },
  make: ({ right, colours, wrong }) => {
    const pair = ([one, other]: readonly [number, number]) => `${letterAt(one)} and ${letterAt(other)}`
    const pale = (of: readonly [number, number]) =>
      of.filter(at => colours[at] === 'colourless').map(letterAt)
    return {
      stem: [
        'Four salts are dissolved in water. Two of them are compounds of transition elements, two are compounds of Group I metals.',
        'Two of the four solutions contain ions of transition elements. The other two contain ions of Group I and Group II.',
        'A student has solutions of two salts of transition elements and of two salts of metals in Group II.',
      ],
      figure: solutionsFigure(colours.map((colour, at) => [letterAt(at), colour] as const)),
      prompt: [
        'Which solutions contain compounds of transition elements?',
        'In which solutions are there compounds of transition elements?',
      ],
      right: pair(right),
      wrong: wrong.map(
        (each): Wrong => [
          pair(each),
          pale(each).length === 2
            ? 'You chose the two colourless solutions, but transition elements form coloured compounds.'
            : `You chose ${pale(each).join('')}, which is colourless, but transition elements form coloured compounds.`,
        ],
      ),
      solution: `Transition elements form coloured compounds; those of Groups I and II are white or colourless. So it is ${pair(right)}.`,
    }
  },
})

const ROLES: Readonly<Record<Role, string | null>> = {
  fast: null,
  more: 'You let the catalyst make more oxygen, but the amount of hydrogen peroxide is the same.',
  less: 'You let the catalyst lower the volume of oxygen, but all of the hydrogen peroxide still decomposes.',
  slow: 'You let the catalyst slow the reaction down, but a catalyst makes it faster.',
}

core('oxide-added-to-a-reaction', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    roles: random.shuffle(['fast', 'more', 'less', 'slow'] as const),
    volume: random.pick([40, 45, 50]),
    oxide: random.pick(['manganese(IV) oxide', 'an oxide of a transition element', 'iron(III) oxide']),
  }),
  make: ({ roles, volume, oxide }) => ({
    stem: [
      `Hydrogen peroxide decomposes slowly and gives off oxygen. The dashed curve is for hydrogen peroxide alone. The experiment is repeated with the same amount of hydrogen peroxide and ${oxide}, which acts as a catalyst.`,
      `The dashed curve shows the oxygen formed from hydrogen peroxide alone. To an equal amount of hydrogen peroxide ${oxide} is added, a catalyst for this reaction.`,
      `A student collects the oxygen that hydrogen peroxide gives off (dashed curve). In a second experiment everything is the same, but ${oxide} is added as a catalyst.`,
    ],
    figure: oxygenFigure(volume, roles),
    prompt: ['Which curve is obtained with the catalyst?', 'Which curve shows the second experiment?'],
    options: lettered(roles.map(role => ROLES[role])),
    solution: `A catalyst makes the reaction faster, so the curve is steeper. It does not change how much oxygen forms, so the curve becomes level at the same volume, about ${quantity(volume, 'cm^3')}.`,
  }),
})

/** Metal atoms and negative ions in a formula, and the charge of these ions. */
const COMPOUNDS = [
  { metal: 'iron', rest: 'oxide', formula: 'Fe_{2}O_{3}', metals: 2, ions: 3, charge: 2 },
  { metal: 'iron', rest: 'chloride', formula: 'FeCl_{3}', metals: 1, ions: 3, charge: 1 },
  { metal: 'iron', rest: 'sulfate', formula: 'Fe_{2}(SO_{4})_{3}', metals: 2, ions: 3, charge: 2 },
  { metal: 'iron', rest: 'bromide', formula: 'FeBr_{2}', metals: 1, ions: 2, charge: 1 },
  { metal: 'manganese', rest: 'oxide', formula: 'MnO_{2}', metals: 1, ions: 2, charge: 2 },
  { metal: 'chromium', rest: 'oxide', formula: 'Cr_{2}O_{3}', metals: 2, ions: 3, charge: 2 },
  { metal: 'copper', rest: 'oxide', formula: 'Cu_{2}O', metals: 2, ions: 1, charge: 2 },
  { metal: 'cobalt', rest: 'chloride', formula: 'CoCl_{2}', metals: 1, ions: 2, charge: 1 },
  { metal: 'vanadium', rest: 'oxide', formula: 'V_{2}O_{3}', metals: 2, ions: 3, charge: 2 },
  { metal: 'nickel', rest: 'sulfate', formula: 'NiSO_{4}', metals: 1, ions: 1, charge: 2 },
  { metal: 'copper', rest: 'bromide', formula: 'CuBr_{2}', metals: 1, ions: 2, charge: 1 },
] as const

supplement('oxidation-number-in-a-name', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ compound: random.pick(COMPOUNDS) }),
  make: ({ compound: { metal, rest, formula, metals, ions, charge } }) => {
    const right = (ions * charge) / metals
    const name = (number: number) => `${metal}(${ROMAN[number]}) ${rest}`
    const ionsText = `${ions} ${rest} ion${ions === 1 ? '' : 's'}`
    return {
      stem: [
        `A compound of a transition element has the formula ${formula}.`,
        `The label of a bottle says ${formula}.`,
        `The metal in ${formula} is a transition element, which can form more than one ion.`,
      ],
      prompt: ['What is the name of the compound?', 'Which name is correct?'],
      options: inThisOrder(
        [1, 2, 3, 4].map((number): string | Wrong =>
          number === right
            ? name(number)
            : [
                name(number),
                number === metals
                  ? `You took the number of ${metal} ions in the formula for their charge.`
                  : number === ions
                    ? `You took the number of ${rest} ions in the formula for the charge of the metal ion.`
                    : `You gave the metal ion the charge ${number}+, but with ${ionsText} the charges do not add up to zero.`,
              ],
        ),
      ),
      solution: `${ionsText} of charge ${charge}−: ${ions * charge}− in all. The metal must have ${ions * charge}+ in all, so ${metals === 1 ? `its ion is ${right}+` : `each of the ${metals} ions is ${right}+`}: ${name(right)}.`,
    }
  },
  verify: ({ compound: { metal, rest, metals, ions, charge } }) => {
    const fitting = [1, 2, 3, 4].find(each => metals * each - ions * charge === 0) ?? 0
    return `${metal}(${['', 'I', 'II', 'III', 'IV'][fitting]}) ${rest}`
  },
})

const CHLORIDES = [
  { metal: 'iron', symbol: 'Fe', mass: 56, charges: [2, 3] },
  { metal: 'copper', symbol: 'Cu', mass: 64, charges: [1, 2] },
] as const

supplement('ion-from-the-masses', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const metal = random.pick(CHLORIDES)
    return {
      metal,
      charge: random.pick<number>(metal.charges),
      moles: random.pick([0.02, 0.04, 0.05, 0.1, 0.2, 0.3, 0.4]),
    }
  },
  make: ({ metal: { metal, symbol, mass }, charge, moles }) => {
    const metalMass = mass * moles
    const whole = metalMass + moles * charge * 35.5
    const ion = (of: number) => `${symbol}^{${of === 1 ? '' : of}+}`
    return {
      stem: [
        `A chloride of ${metal} contains ${quantity(metalMass, 'g')} of ${metal} in ${quantity(whole, 'g')} of the compound. [*A*_{r}: ${symbol}, ${mass}; Cl, 35.5]`,
        `${quantity(metalMass, 'g')} of ${metal} forms ${quantity(whole, 'g')} of a chloride. [*A*_{r}: ${symbol}, ${mass}; Cl, 35.5]`,
        `A sample of a chloride of ${metal} has a mass of ${quantity(whole, 'g')}. It contains ${quantity(metalMass, 'g')} of ${metal}. [*A*_{r}: ${symbol}, ${mass}; Cl, 35.5]`,
      ],
      prompt: [
        `Which ion of ${metal} does the chloride contain?`,
        `What is the formula of the ${metal} ion?`,
      ],
      options: inThisOrder(
        [1, 2, 3, 4].map((of): string | Wrong =>
          of === charge
            ? ion(of)
            : [
                ion(of),
                `You found ${of} mol of chloride ions for each mole of ${metal} ions, but the moles are in the ratio 1:${charge}.`,
              ],
        ),
      ),
      solution: `Chlorine: ${quantity(whole - metalMass, 'g')} ÷ 35.5 = ${quantity(moles * charge, 'mol')}. ${metal.charAt(0).toUpperCase()}${metal.slice(1)}: ${quantity(metalMass, 'g')} ÷ ${mass} = ${quantity(moles, 'mol')}. So there are ${charge} Cl^{−} for each metal ion: ${ion(charge)}.`,
    }
  },
  verify: ({ metal: { symbol, mass }, charge, moles }) => {
    const total = mass * moles + moles * charge * 35.5
    const fitting =
      [1, 2, 3, 4].find(of => Math.abs(total / (mass * moles) - (mass + of * 35.5) / mass) < 1e-6) ?? 0
    return `${symbol}^{${fitting === 1 ? '' : fitting}+}`
  },
})
