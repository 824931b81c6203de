import type { Ball } from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { boxesFigure, type Counts, closedFlask, stepsFigure } from './drawings'

const { core, templates } = choiceQuestions('6.1', { calculator: 'needed' })

export { templates }

const PHYSICAL = [
  ['candle wax melts in a warm room', 'melting forms no new substance'],
  ['sugar dissolves in hot water', 'dissolving leaves the sugar as it is, and it can be got back'],
  ['water vapour condenses on a cold window', 'condensing forms no new substance'],
  ['iodine crystals become a purple vapour', 'the vapour is still iodine'],
  ['a block of ice melts in a glass', 'melting forms no new substance'],
  ['ethanol evaporates from the skin', 'evaporating forms no new substance'],
  ['a copper pipe is cut and bent', 'the metal is still copper'],
  ['salt crystals form when sea water dries', 'the salt was in the water before'],
] as const

const CHEMICAL = [
  ['an iron nail rusts in damp air', 'rust is a new substance'],
  ['magnesium burns to a white ash', 'magnesium oxide is a new substance'],
  ['milk turns sour in a warm kitchen', 'an acid is formed, a new substance'],
  ['natural gas burns in a cooker', 'carbon dioxide and water are new substances'],
  ['sugar becomes black when it is heated strongly', 'carbon is formed, a new substance'],
  ['an egg becomes solid in boiling water', 'new substances are formed, and it does not become liquid again'],
  ['zinc fizzes in dilute sulfuric acid', 'hydrogen and zinc sulfate are new substances'],
  ['limestone is heated and gives off carbon dioxide', 'calcium oxide and carbon dioxide are new substances'],
] as const

core('one-of-the-other-kind', {
  facts: { difficulty: 1, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const asksChemical = random.chance(0.5)
    const [mine, others] = asksChemical ? [CHEMICAL, PHYSICAL] : [PHYSICAL, CHEMICAL]
    return {
      asksChemical,
      right: random.pick<readonly [string, string]>(mine),
      wrong: random.sample<readonly [string, string]>(others, 3),
    }
  },
  make: ({ asksChemical, right, wrong }) => {
    const [kind, other] = asksChemical ? ['chemical', 'physical'] : ['physical', 'chemical']
    return {
      stem: '',
      prompt: [
        `Which change is a ${kind} change?`,
        `In which change is ${asksChemical ? 'a new substance formed' : 'no new substance formed'}?`,
      ],
      right: right[0],
      wrong: wrong.map(([text, why]): Wrong => [text, `You chose a ${other} change: ${why}.`]),
      solution: `This is a ${kind} change: ${right[1]}.`,
    }
  },
})

const FEATURES = {
  new: ['a new substance is formed', 'chemical changes only'],
  bonds: ['bonds between atoms are broken and made', 'chemical changes only'],
  mass: ['the total mass stays the same', 'both kinds of change'],
  energy: ['thermal energy can be taken in or given out', 'both kinds of change'],
} as const

core('physical-chemical-or-both', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({
    first: random.pick(['new', 'bonds'] as const),
    second: random.pick(['mass', 'energy'] as const),
    swap: random.chance(0.5),
  }),
  make: ({ first, second, swap }) => {
    const one = FEATURES[first]
    const two = FEATURES[second]
    const [only, both] = ['chemical changes only', 'both kinds of change']
    const order = (a: string, b: string) => (swap ? [b, a] : [a, b])
    return {
      stem: '',
      prompt: [
        'Which row shows in which changes each statement is true?',
        'For which kinds of change is each of the two statements true?',
      ],
      options: rows(order(one[0], two[0]), order(only, both), [
        [
          order(both, both),
          `You let a physical change ${first === 'new' ? 'form new substances' : 'break bonds between atoms'}.`,
        ],
        [
          order(only, only),
          `You forgot that in a physical change ${second === 'mass' ? 'no mass is lost or gained either' : 'such as melting energy is transferred as well'}.`,
        ],
        [order(both, only), 'You exchanged the two statements.'],
      ]),
      solution: `New substances form, and bonds between atoms change, in chemical changes only. Mass is conserved in both kinds of change, and both can take in or give out thermal energy: melting takes it in, burning gives it out.`,
    }
  },
})

type Kinds = readonly [Ball, Ball]

/** Particles before, after a chemical change, as single atoms, and with some missing, of two kinds of atom. */
const SETS: readonly ((of: Kinds) => {
  start: Counts
  made: Counts
  atoms: Counts
  fewer: Counts
  madeFewer: Counts
})[] = [
  ([a, b]) => ({
    start: [
      [2, [a, a]],
      [2, [b, b]],
    ],
    made: [[4, [a, b]]],
    atoms: [
      [4, [a]],
      [4, [b]],
    ],
    fewer: [
      [2, [a, a]],
      [1, [b, b]],
    ],
    madeFewer: [[3, [a, b]]],
  }),
  ([a, b]) => ({
    start: [[4, [a, b]]],
    made: [
      [2, [a, a]],
      [2, [b, b]],
    ],
    atoms: [
      [4, [a]],
      [4, [b]],
    ],
    fewer: [[3, [a, b]]],
    madeFewer: [
      [2, [a, a]],
      [1, [b, b]],
    ],
  }),
  ([a, b]) => ({
    start: [
      [3, [a, a]],
      [1, [b, b]],
    ],
    made: [[2, [b, a, a, a]]],
    atoms: [
      [6, [a]],
      [2, [b]],
    ],
    fewer: [
      [2, [a, a]],
      [1, [b, b]],
    ],
    madeFewer: [[1, [b, a, a, a]]],
  }),
]

core('boxes-before-and-after', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const kinds = random.shuffle<Ball>(['white', 'black', 'blue'])
    const set = random.int(0, 2)
    return {
      asksChemical: random.chance(0.5),
      set,
      kinds: [kinds[0] ?? 'white', kinds[1] ?? 'black'] as const,
      order: random.shuffle([0, 1, 2, 3]),
    }
  },
  make: ({ asksChemical, set, kinds, order }) => {
    const found = SETS[set]?.(kinds)
    const { start, made, atoms, fewer, madeFewer } = found ?? {
      start: [],
      made: [],
      atoms: [],
      fewer: [],
      madeFewer: [],
    }
    const physical: [Counts, string | null][] = [
      [start, null],
      [made, 'You chose new particles, in which other atoms are joined: this is a chemical change.'],
      [atoms, 'You chose single atoms: the bonds between atoms were broken, so this is a chemical change.'],
      [fewer, 'You chose a box in which particles are missing, but none leaves and mass is conserved.'],
    ]
    const chemical: [Counts, string | null][] = [
      [made, null],
      [start, 'You chose the same particles in other places: this is a physical change.'],
      [
        madeFewer,
        'You chose a box in which atoms are missing, but in a chemical change every atom is still there.',
      ],
      [fewer, 'You chose the same particles, and some are missing, although none leaves.'],
    ]
    const options = order.map(
      (at): [Counts, string | null] => (asksChemical ? chemical : physical)[at] ?? [start, null],
    )
    const kind = asksChemical ? 'chemical' : 'physical'
    return {
      stem: [
        'The diagram shows particles in a closed box at the start. Nothing enters or leaves the box.',
        'A closed box holds the particles that are shown at the start. Circles of different kinds are atoms of different elements.',
        'In the diagram, each kind of circle is an atom of one element. The box at the start is closed.',
      ],
      figure: boxesFigure(
        start,
        options.map(([counts]) => counts),
        `${set}-${kinds.join('-')}-${asksChemical ? '1' : '2'}-${order.join('')}`,
      ),
      prompt: [
        `Which box shows the particles after a ${kind} change?`,
        `What can be in the box after a ${kind} change?`,
      ],
      options: inThisOrder(
        options.map(([, error], at): string | Wrong =>
          error === null ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error],
        ),
      ),
      solution: asksChemical
        ? 'In a chemical change atoms are joined in a new way, but no atom is lost or gained. Count each kind of atom in the boxes.'
        : 'In a physical change the particles stay what they are. They only move to other places, and none is lost.',
    }
  },
})

type Observed = { before: string; hot: string; cold: string; change: number; physical: boolean }

/** `change` is the share of its mass that a solid gains or loses. */
const HEATED: readonly Observed[] = [
  { before: 'white powder', hot: 'yellow powder', cold: 'white powder', change: 0, physical: true },
  { before: 'yellow solid', hot: 'brown liquid', cold: 'yellow solid', change: 0, physical: true },
  { before: 'white solid', hot: 'colourless liquid', cold: 'white solid', change: 0, physical: true },
  { before: 'silvery wire', hot: 'red-hot wire', cold: 'silvery wire', change: 0, physical: true },
  { before: 'green powder', hot: 'black powder', cold: 'black powder', change: -0.355, physical: false },
  { before: 'white powder', hot: 'yellow powder', cold: 'white powder', change: -0.35, physical: false },
  { before: 'pink-brown metal', hot: 'black solid', cold: 'black solid', change: 0.25, physical: false },
  { before: 'grey metal', hot: 'white powder', cold: 'white powder', change: 0.667, physical: false },
  { before: 'blue crystals', hot: 'white powder', cold: 'white powder', change: -0.36, physical: false },
  { before: 'white crystals', hot: 'brown liquid', cold: 'black solid', change: -0.58, physical: false },
]

core('four-solids-heated', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const asksPhysical = random.chance(0.6)
    const mine = HEATED.filter(each => each.physical === asksPhysical)
    const others = HEATED.filter(each => each.physical !== asksPhysical)
    const all = random.shuffle([random.pick(mine), ...random.sample(others, 3)])
    const masses = all.map(({ change }) => {
      const start = random.int(15, 60) / 10
      return [start, Math.round(start * (1 + change) * 10) / 10] as const
    })
    return { asksPhysical, all, masses }
  },
  make: ({ asksPhysical, all, masses }) => {
    const kind = asksPhysical ? 'physical' : 'chemical'
    const place = all.findIndex(each => each.physical === asksPhysical)
    const why = ({ change, before }: Observed) =>
      change !== 0
        ? `its mass ${change < 0 ? 'falls, so a gas has been formed and has left' : 'rises, so it has combined with oxygen'}`
        : `it is a ${before} again and its mass is the same`
    return {
      stem: [
        'Four solids, W, X, Y and Z, are heated in open tubes and left to cool. No solid or liquid leaves the tubes.',
        'A student heats four solids in open tubes in air and weighs them before heating and after cooling. Nothing is spilt.',
        'The table shows what happens when four solids are heated in air and cool down again. None of them evaporates.',
      ],
      table: {
        head: [
          'solid',
          'at the start',
          'hot',
          'after cooling',
          'mass at the start / g',
          'mass after cooling / g',
        ],
        rows: all.map(({ before, hot, cold }, at) => {
          const [start = 0, end = 0] = masses[at] ?? []
          return ['WXYZ'.charAt(at), before, hot, cold, plain(start, 1), plain(end, 1)]
        }),
      },
      prompt: [`Which solid goes through a ${kind} change?`, `For which solid is the change ${kind}?`],
      options: inThisOrder(
        all.map((each, at): string | Wrong => {
          const letter = 'WXYZ'.charAt(at)
          return at === place
            ? letter
            : [letter, `You chose a ${asksPhysical ? 'chemical' : 'physical'} change: ${why(each)}.`]
        }),
      ),
      solution: `For ${'WXYZ'.charAt(place)} the change is ${kind}: ${why(all[place] ?? HEATED[0] ?? { before: '', hot: '', cold: '', change: 0, physical: true })}. ${asksPhysical ? 'No new substance is left, and the change is reversed by cooling.' : 'So a new substance has been formed, whatever its colour.'}`,
    }
  },
  verify: ({ asksPhysical, masses, all }) => {
    const same = masses.map(
      ([start, end], at) => Math.abs(start - end) < 0.05 && all[at]?.before === all[at]?.cold,
    )
    return 'WXYZ'.charAt(same.indexOf(asksPhysical))
  },
})

type Process = { name: string; steps: readonly (readonly [step: string, isChemical: boolean])[] }

const PROCESSES: readonly Process[] = [
  {
    name: 'a candle burns',
    steps: [
      ['Solid wax melts around the wick.', false],
      ['Liquid wax becomes a vapour.', false],
      ['The vapour burns in the flame.', true],
    ],
  },
  {
    name: 'crystals of a salt are made',
    steps: [
      ['Copper(II) oxide reacts with an acid.', true],
      ['Excess solid is filtered off.', false],
      ['Water evaporates from the solution.', false],
    ],
  },
  {
    name: 'caramel is made',
    steps: [
      ['Sugar dissolves in hot water.', false],
      ['The water boils off.', false],
      ['Sugar turns brown and gives off a gas.', true],
    ],
  },
  {
    name: 'lime water is made from limestone',
    steps: [
      ['Limestone is crushed to a powder.', false],
      ['Strong heating sets carbon dioxide free.', true],
      ['The product reacts with water.', true],
    ],
  },
  {
    name: 'bread is made',
    steps: [
      ['Salt dissolves in water.', false],
      ['Yeast turns sugar into carbon dioxide.', true],
      ['The crust turns brown in the hot oven.', true],
    ],
  },
  {
    name: 'iron is made into a gate',
    steps: [
      ['Carbon monoxide reduces iron(III) oxide.', true],
      ['Molten iron becomes solid in a mould.', false],
      ['The gate rusts in the rain.', true],
    ],
  },
]

const SETS_OF_STEPS = ['1', '2', '3', '1 and 2', '1 and 3', '2 and 3'] as const

core('chemical-steps', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const process = random.pick(PROCESSES)
    const asksChemical = random.chance(0.5)
    const right = process.steps
      .flatMap(([, isChemical], at) => (isChemical === asksChemical ? [at + 1] : []))
      .join(' and ')
    const opposite = process.steps
      .flatMap(([, isChemical], at) => (isChemical === asksChemical ? [] : [at + 1]))
      .join(' and ')
    const others = SETS_OF_STEPS.filter(each => each !== right && each !== opposite)
    return { process, asksChemical, right, opposite, others: random.sample(others, 2) }
  },
  make: ({ process: { name, steps }, asksChemical, right, opposite, others }) => {
    const [kind, other] = asksChemical ? ['chemical', 'physical'] : ['physical', 'chemical']
    const isIn = (set: string, at: number) => set.includes(String(at + 1))
    const error = (set: string) => {
      const added = steps.findIndex(([, isChemical], at) => isIn(set, at) && isChemical !== asksChemical)
      const left = steps.findIndex(([, isChemical], at) => !isIn(set, at) && isChemical === asksChemical)
      return added >= 0
        ? `You counted step ${added + 1}, but it is a ${other} change.`
        : `You left out step ${left + 1}, which is a ${kind} change as well.`
    }
    const options = [right, opposite, ...others].toSorted((a, b) => a.length - b.length || a.localeCompare(b))
    const shown = (set: string) => (set.length === 1 ? `step ${set} only` : `steps ${set} only`)
    return {
      stem: [
        `The diagram shows three steps when ${name}.`,
        `Three things happen when ${name}.`,
        `When ${name}, three steps follow each other.`,
      ],
      figure: stepsFigure(
        steps.map(([step]) => step),
        String(PROCESSES.findIndex(each => each.name === name)),
      ),
      prompt: [`Which steps are ${kind} changes?`, `Which of the steps are ${kind} changes?`],
      options: inThisOrder(
        options.map((set): string | Wrong =>
          set === right
            ? shown(set)
            : [shown(set), set === opposite ? `You chose the ${other} changes.` : error(set)],
        ),
      ),
      solution: steps
        .map(
          ([, isChemical], at) =>
            `Step ${at + 1} is a ${isChemical ? 'chemical change: a new substance is formed' : 'physical change: no new substance is formed'}.`,
        )
        .join(' '),
    }
  },
})

const FIZZING = [
  ['calcium carbonate', 'hydrochloric acid'],
  ['magnesium carbonate', 'nitric acid'],
  ['sodium carbonate', 'sulfuric acid'],
  ['copper(II) carbonate', 'hydrochloric acid'],
] as const

const grams = (value: number) => `${plain(value, 1)}\u00a0g`

core('closed-and-then-open', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const reactants = random.pick(FIZZING)
    const flask = random.int(900, 1300) / 10
    const acid = random.int(300, 600) / 10
    // So little that a flask can stand the pressure of the gas.
    const solid = random.int(8, 20) / 10
    const gas = random.int(2, 6) / 10
    const whole = flask + acid + solid
    // No more gas than the solid can give.
    if (gas > 0.34 * solid) return null
    const slips: Slip[] = [
      [whole, 'You forgot the gas that leaves when the bung is loosened.'],
      [whole + gas, 'You added the mass of the gas, but it leaves the flask.'],
      [whole - solid, 'You left out the solid, but its atoms are still there after the reaction.'],
      [whole - solid - gas, 'You left out the solid and subtracted the gas as well.'],
      [flask + acid + gas, 'You counted the gas instead of the solid.'],
    ]
    const wrong = threeSlips(random, whole - gas, slips, value => quantity(value, 'g', 4))
    return wrong && { reactants, flask, acid, solid, gas, whole, wrong }
  },
  make: ({ reactants: [solidName, acidName], flask, acid, solid, gas, whole, wrong }) => ({
    stem: [
      `A strong flask with its bung has a mass of ${grams(flask)}. It holds ${grams(acid)} of dilute ${acidName} and ${grams(solid)} of ${solidName}, which react while the flask is closed. Then the bung is loosened, ${grams(gas)} of carbon dioxide leaves, and the bung is put back.`,
      `The mass of a strong flask and its bung is ${grams(flask)}. In the closed flask ${grams(solid)} of ${solidName} reacts with ${grams(acid)} of dilute ${acidName}. Afterwards the bung is lifted for a moment, so that ${grams(gas)} of carbon dioxide escapes.`,
      `In a strong closed flask, ${grams(acid)} of dilute ${acidName} reacts with ${grams(solid)} of ${solidName}. Flask and bung have a mass of ${grams(flask)}. Then ${grams(gas)} of carbon dioxide is let out, and the flask is closed again.`,
    ],
    figure: closedFlask('?'),
    prompt: ['What does the balance read at the end?', 'What is the last reading of the balance?'],
    options: numbers({ right: whole - gas, unit: 'g', sigFigs: 4, wrong }),
    solution: `In the closed flask the mass stays the same during the reaction: ${plain(flask, 1)} + ${plain(acid, 1)} + ${plain(solid, 1)} = ${grams(whole)}. Then ${grams(gas)} leaves: ${plain(whole, 1)} − ${plain(gas, 1)} = ${grams(whole - gas)}.`,
  }),
  verify: ({ flask, acid, solid, gas }) =>
    (Math.round(flask * 10) + Math.round(acid * 10) + Math.round(solid * 10) - Math.round(gas * 10)) / 10,
})
