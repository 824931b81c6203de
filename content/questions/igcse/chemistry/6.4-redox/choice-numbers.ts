import { bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { AGENTS, ARE_REDOX, FAMILIES, NOT_REDOX, oxidationNumber, PLACED, signed } from './changes'
import { ringFigure, type Test, testsFigure } from './drawings'

const { supplement, templates } = choiceQuestions('6.4', { calculator: 'needed' })

export { templates }

const ce = (formula: string) => `$\\ce{${formula}}$`

supplement('oxidation-number-of-an-element', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(PLACED)
    const right = oxidationNumber(item)
    const { count, oxygen, others, charge } = item
    const slips: Slip[] = [
      [-right, 'You gave the wrong sign: oxygen is negative, so this element must be positive.'],
      [(charge - others + oxygen) / count, 'You counted each oxygen atom as −1, but it is −2.'],
      [(charge - others + 2) / count, 'You counted one oxygen atom only.'],
      [right * count, 'You gave the sum for both atoms and did not share it between them.'],
      [(2 * oxygen - others) / count, 'You made the sum zero, but in an ion it is the charge of the ion.'],
      [charge, 'You gave the charge of the whole ion.'],
      [(charge + 2 * oxygen) / count, 'You left out the other positive atoms in the formula.'],
      [(2 * oxygen - charge - others) / count, 'You took the charge of the ion with the wrong sign.'],
      [oxygen, 'You gave the number of oxygen atoms.'],
    ]
    const usable = slips.filter(([value]) => Number.isInteger(value) && value !== 0)
    const wrong = threeSlips(random, right, usable, signed)
    return wrong ? { item, right, wrong } : null
  },
  make: ({ item, right, wrong }) => {
    const { formula, element, count, oxygen, others, charge } = item
    const kind = charge === 0 ? 'compound' : 'ion'
    return {
      stem: [
        `The formula of ${charge === 0 ? 'a compound' : 'an ion'} is ${ce(formula)}.`,
        `A solution contains the ${kind} ${ce(formula)}.`,
        `Chemists use the ${kind} ${ce(formula)}.`,
      ],
      prompt: [
        `What is the oxidation number of ${element} in it?`,
        `Which oxidation number does ${element} have?`,
      ],
      options: bySize({ right, wrong, print: signed }),
      solution: `Oxygen: ${oxygen} × (−2) = −${2 * oxygen}.${others > 0 ? ` The other atoms in the formula: ${signed(others)}.` : ''} The sum is ${signed(charge)}, so ${element} makes up ${signed(right * count)}${count > 1 ? `, and each of ${count} atoms is ${signed(right)}` : ''}.`,
    }
  },
  // The number that brings the sum to the charge, found by trying.
  verify: ({ item: { count, oxygen, others, charge } }) =>
    signed(
      [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].find(each => each * count + others - 2 * oxygen === charge) ??
        99,
    ),
})

supplement('which-is-redox', {
  facts: { difficulty: 3, checked: '2026-11-30', objective: 'AO2' },
  values: random => ({ right: random.pick(ARE_REDOX), wrong: random.sample(NOT_REDOX, 3) }),
  make: ({ right: [equation, change], wrong }) => ({
    stem: '',
    prompt: ['Which reaction is a redox reaction?', 'In which reaction do oxidation numbers change?'],
    right: ce(equation),
    wrong: wrong.map(([each, error]): Wrong => [ce(each), error]),
    solution: `In a redox reaction oxidation numbers change. Here ${change}. In the other three no oxidation number changes.`,
  }),
})

const LETTERS = ['A', 'B', 'C', 'D'] as const

supplement('four-changes', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const at = random.int(0, FAMILIES.length - 1)
    const all: readonly (readonly [string, number])[] = FAMILIES[at]?.species ?? []
    return {
      at,
      asksOxidation: random.chance(0.5),
      first: random.int(0, 3),
      chosen: random.sample(all, 4).toSorted(([, one], [, other]) => one - other),
    }
  },
  make: ({ at, asksOxidation, first, chosen }) => {
    // Three changes go one way round the ring, and one goes back.
    const sorted = asksOxidation ? chosen.toReversed() : chosen
    const ring = [0, 1, 2, 3].map(place => sorted[(place + first) % 4] ?? (['', 0] as const))
    const element = FAMILIES[at]?.element ?? 'sulfur'
    const asked = asksOxidation ? 'oxidation' : 'reduction'
    const change = (place: number) => [ring[place]?.[1] ?? 0, ring[(place + 1) % 4]?.[1] ?? 0] as const
    const isRight = (place: number) => change(place)[1] > change(place)[0] === asksOxidation
    const right = LETTERS.findIndex((_, place) => isRight(place))
    const [from, to] = change(right)
    return {
      stem: [
        `The diagram shows four changes, A, B, C and D, of substances that contain ${element}. [In compounds and ions: H is +1, O is −2.]`,
        `Four substances contain ${element}. Arrows show changes from one to the next. [In compounds and ions: H is +1, O is −2.]`,
        `In the diagram each arrow is a change of one form of ${element} into another. [In compounds and ions: H is +1, O is −2.]`,
      ],
      figure: ringFigure(ring.map(([formula]) => formula)),
      prompt: [
        `In which change is ${element} ${asksOxidation ? 'oxidised' : 'reduced'}?`,
        `Which change is the ${asked} of ${element}?`,
      ],
      options: inThisOrder(
        LETTERS.map((letter, place): string | Wrong =>
          isRight(place)
            ? letter
            : [
                letter,
                `You chose a change from ${signed(change(place)[0])} to ${signed(change(place)[1])}, which is ${asksOxidation ? 'a reduction' : 'an oxidation'}.`,
              ],
        ),
      ),
      solution: `In change ${LETTERS[right]} the oxidation number of ${element} ${asksOxidation ? 'rises' : 'falls'} from ${signed(from)} to ${signed(to)}: ${asked}. In the other three it ${asksOxidation ? 'falls' : 'rises'}.`,
    }
  },
})

const NEUTRAL_MANGANATE: Test = [
  ['rw', 'purple'],
  ['rw', 'purple'],
]
const FADED: Test = [
  ['rw', 'purple'],
  ['sheet', 'colourless'],
]
const NEUTRAL_IODIDE: Test = [
  ['sheet', 'colourless'],
  ['sheet', 'colourless'],
]
const BROWN: Test = [
  ['sheet', 'colourless'],
  ['hl', 'brown'],
]

const CASES = {
  reducing: 'a reducing agent only',
  oxidising: 'an oxidising agent only',
  both: 'an oxidising and a reducing agent',
  neither: 'neither an oxidising nor a reducing agent',
} as const

const KINDS = ['reducing', 'oxidising', 'both', 'neither'] as const

supplement('liquid-in-two-tests', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ kind: random.pick(KINDS), letter: random.pick(['X', 'Y', 'Z', 'Q']) }),
  make: ({ kind, letter }) => {
    const [fades, browns] = [kind === 'reducing' || kind === 'both', kind === 'oxidising' || kind === 'both']
    const manganate = `manganate(VII) ${fades ? 'loses its purple colour, so there is a reducing agent' : 'stays purple, so there is no reducing agent'}`
    const iodide = `iodide ${browns ? 'turns brown, so there is an oxidising agent' : 'stays colourless, so there is no oxidising agent'}`
    return {
      stem: [
        `Liquid ${letter} is added to acidified aqueous potassium manganate(VII) and to aqueous potassium iodide. The diagram shows the colours before and after.`,
        `A student tests liquid ${letter} with two reagents. The colours before and after are shown.`,
        `The diagram shows what is seen when liquid ${letter} is added to each of two reagents.`,
      ],
      figure: testsFigure(letter, fades ? FADED : NEUTRAL_MANGANATE, browns ? BROWN : NEUTRAL_IODIDE),
      prompt: [
        `What does liquid ${letter} contain?`,
        `According to the tests, what does liquid ${letter} contain?`,
      ],
      right: CASES[kind],
      wrong: KINDS.filter(each => each !== kind).map((each): Wrong => {
        if ((kind === 'reducing' && each === 'oxidising') || (kind === 'oxidising' && each === 'reducing'))
          return [
            CASES[each],
            'You exchanged the two reagents: manganate(VII) shows reducing agents, iodide oxidising ones.',
          ]
        if ((kind === 'both' && each === 'neither') || (kind === 'neither' && each === 'both'))
          return [
            CASES[each],
            `You took ${kind === 'both' ? 'changes of colour' : 'unchanged colours'} for the opposite of what they show.`,
          ]
        return [
          CASES[each],
          fades !== (each === 'reducing' || each === 'both')
            ? `You misread the first test: the ${manganate}.`
            : `You misread the second test: the ${iodide}.`,
        ]
      }),
      solution: `The ${manganate}. The ${iodide}.`,
    }
  },
})

supplement('agent-in-an-equation', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ item: random.pick(AGENTS), asksOxidising: random.chance(0.5) }),
  make: ({ item: { equation, oxidising, reducing, products }, asksOxidising }) => {
    const kind = asksOxidising ? 'oxidising' : 'reducing'
    const [right, opposite] = asksOxidising ? [oxidising, reducing] : [reducing, oxidising]
    return {
      stem: [
        `The ionic equation shows a redox reaction.\n\n${ce(equation)}`,
        `Electrons are transferred in this reaction.\n\n${ce(equation)}`,
        `Two solutions, or a metal and a solution, may react in a redox reaction. Here is one such reaction.\n\n${ce(equation)}`,
      ],
      prompt: [`Which is the ${kind} agent?`, `Which particle acts as the ${kind} agent?`],
      right: ce(right),
      wrong: [
        [
          ce(opposite),
          asksOxidising
            ? 'You chose the particle that is oxidised; the oxidising agent oxidises it.'
            : 'You chose the particle that is reduced; the reducing agent reduces it.',
        ],
        ...products.map(
          (each): Wrong => [
            ce(each),
            'You chose a product, but an agent is one of the particles that react.',
          ],
        ),
      ],
      solution: `${ce(oxidising)} gains electrons and is reduced: it is the oxidising agent. ${ce(reducing)} loses electrons and is oxidised: it is the reducing agent.`,
    }
  },
})

const MANGANATE = { half: 'MnO4^- + 8H+ + 5e- -> Mn^2+ + 4H2O', ion: 'MnO4^-', electrons: 5 } as const
const CHLORINE = { half: 'Cl2 + 2e- -> 2Cl-', ion: 'Cl2', electrons: 2 } as const
const BROMINE = { half: 'Br2 + 2e- -> 2Br-', ion: 'Br2', electrons: 2 } as const
const COPPER = { half: 'Cu^2+ + 2e- -> Cu', ion: 'Cu^2+', electrons: 2 } as const
const OXYGEN = { half: 'O2 + 4e- -> 2O^2-', ion: 'O2', electrons: 4 } as const

const IRON = { half: 'Fe^2+ -> Fe^3+ + e-', ion: 'Fe^2+', electrons: 1 } as const
const TIN = { half: 'Sn^2+ -> Sn^4+ + 2e-', ion: 'Sn^2+', electrons: 2 } as const
const MAGNESIUM = { half: 'Mg -> Mg^2+ + 2e-', ion: 'Mg', electrons: 2 } as const
const ALUMINIUM = { half: 'Al -> Al^3+ + 3e-', ion: 'Al', electrons: 3 } as const

/** What takes electrons and what gives them; each gives or takes another number. */
const EXCHANGES = [
  [MANGANATE, IRON],
  [MANGANATE, TIN],
  [CHLORINE, IRON],
  [CHLORINE, ALUMINIUM],
  [BROMINE, IRON],
  [COPPER, ALUMINIUM],
  [OXYGEN, MAGNESIUM],
  [OXYGEN, ALUMINIUM],
] as const

supplement('moles-by-electrons', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [taker, giver] = random.pick(EXCHANGES)
    const moles = random.pick([0.002, 0.004, 0.006, 0.01, 0.02, 0.03])
    const right = (moles * taker.electrons) / giver.electrons
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (moles * giver.electrons) / taker.electrons,
          'You divided the numbers of electrons the wrong way round.',
        ],
        [moles, 'You took one particle for one, but they exchange different numbers of electrons.'],
        [moles * taker.electrons * giver.electrons, 'You multiplied by both numbers of electrons.'],
        [
          moles / taker.electrons,
          'You divided by the electrons that are taken, but each particle takes so many.',
        ],
        [
          giver.electrons === 1 ? moles * (taker.electrons + 1) : moles * taker.electrons,
          giver.electrons === 1
            ? 'You added the numbers of electrons.'
            : 'You gave the moles of electrons, but each particle gives more than one.',
        ],
      ],
      value => quantity(value, 'mol', 2),
    )
    return wrong ? { taker, giver, moles, right, wrong } : null
  },
  make: ({ taker, giver, moles, right, wrong }) => ({
    stem: [
      `These half-equations belong to one redox reaction.\n\n${ce(taker.half)}\n\n${ce(giver.half)}`,
      `One substance takes electrons from another. The half-equations are shown.\n\n${ce(taker.half)}\n\n${ce(giver.half)}`,
      `A redox reaction has these two half-equations.\n\n${ce(taker.half)}\n\n${ce(giver.half)}`,
    ],
    prompt: [
      `How many moles of ${ce(giver.ion)} react with ${quantity(moles, 'mol')} of ${ce(taker.ion)}?`,
      `What amount of ${ce(giver.ion)} is needed for ${quantity(moles, 'mol')} of ${ce(taker.ion)}?`,
    ],
    options: numbers({ right, unit: 'mol', sigFigs: 2, wrong }),
    solution: `As many electrons are lost as are gained. ${quantity(moles, 'mol')} of ${ce(taker.ion)} takes ${taker.electrons} × ${plain(moles)} = ${quantity(moles * taker.electrons, 'mol')} of electrons. Each ${ce(giver.ion)} gives ${giver.electrons}, so ${plain(moles * taker.electrons)} ÷ ${giver.electrons} = ${quantity(right, 'mol', 2)} is needed.`,
  }),
  verify: ({ taker, giver, moles }) => moles * (taker.electrons / giver.electrons),
})
