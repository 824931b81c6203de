import type { State } from '@/content/figures/igcse/chemistry/the-periodic-table-2'
import { rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { atomOfX, dropperFigure, flasksFigure, rangesFigure, testedSolutions } from './drawings'
import {
  BROMINE,
  CHLORINE,
  DISPLACEMENTS,
  degrees,
  displacement,
  HALOGENS,
  type Halogen,
  IODINE,
  METALS,
  stateAt,
} from './halogens'

const { core, templates } = choiceQuestions('8.3', { calculator: 'needed' })

export { templates }

const FLASKS = ['P', 'Q', 'R'] as const

core('halogen-in-a-flask', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ all: random.shuffle(HALOGENS), asked: random.int(0, 2), mixed: random.chance(0.5) }),
  make: ({ all, asked, mixed }) => {
    const one = all[asked] ?? CHLORINE
    const [two, three] = HALOGENS.filter(each => each !== one) as [Halogen, Halogen]
    const letter = FLASKS[asked] ?? 'P'
    const other = mixed ? two : three
    return {
      stem: [
        'Chlorine, bromine and iodine are kept in three closed flasks at room temperature and pressure. The states are given below the flasks.',
        'The flasks P, Q and R hold chlorine, bromine and iodine, not in this order, at r.t.p.',
        'Each of three closed flasks holds one of the halogens chlorine, bromine and iodine. The flasks are at room temperature and pressure.',
      ],
      figure: flasksFigure(all.map((each, at) => [FLASKS[at] ?? '', each] as const)),
      prompt: [`What is in flask ${letter}, and what is its colour?`, `Which row describes flask ${letter}?`],
      columns: 'halogen | colour',
      right: `${one.name} | ${one.colour}`,
      wrong: {
        [`${two.name} | ${two.colour}`]: `You chose ${two.name}, which is a ${two.state} at r.t.p.`,
        [`${three.name} | ${three.colour}`]: `You chose ${three.name}, which is a ${three.state} at r.t.p.`,
        [`${one.name} | ${other.colour}`]: `You found the halogen, but ${other.colour} is the colour of ${other.name}.`,
      },
      solution: `At r.t.p. only ${one.name} is a ${one.state}. It is ${one.colour}.`,
    }
  },
})

core('which-pair-reacts', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const none = DISPLACEMENTS.map(([one, other]) => [other, one] as const)
    const reacts = random.chance(0.5)
    return {
      reacts,
      right: random.pick(reacts ? DISPLACEMENTS : none),
      wrong: random.shuffle(reacts ? none : DISPLACEMENTS),
      metal: random.pick(METALS).name,
    }
  },
  make: ({ reacts, right, wrong, metal }) => {
    const pair = ([one, other]: readonly [Halogen, Halogen]) =>
      `aqueous ${one.name} and aqueous ${metal} ${other.halide}`
    const [added, halide] = right
    return {
      stem: [
        'A student makes four mixtures of a halogen and a halide.',
        'Aqueous halogens are added to aqueous halides.',
        'Four test-tubes contain aqueous halides. A halogen is added to each of them.',
      ],
      prompt: reacts
        ? ['In which mixture does a reaction take place?', 'Which two solutions react with each other?']
        : ['In which mixture is there **no** reaction?', 'Which two solutions do **not** react?'],
      right: pair(right),
      wrong: wrong.map(
        (each): Wrong => [
          pair(each),
          reacts
            ? `You let ${each[0].name} displace ${each[1].name}, but ${each[0].name} is the less reactive of the two.`
            : `You took these for unreactive, but ${each[0].name} is more reactive than ${each[1].name} and displaces it.`,
        ],
      ),
      solution: reacts
        ? `A more reactive halogen displaces a less reactive one. Reactivity decreases down the group, so ${added.name} displaces ${halide.name}.`
        : `A halogen displaces only those below it in the group. ${added.name.charAt(0).toUpperCase()}${added.name.slice(1)} stands below ${halide.name}, so it is less reactive and cannot displace it.`,
    }
  },
})

core('drops-of-a-halogen', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ pair: random.pick(DISPLACEMENTS), metal: random.pick(METALS) }),
  make: ({ pair: [one, other], metal }) => {
    const wrongColour = other === IODINE ? 'orange' : 'brown'
    const ends = `${metal.name} ${one.halide}`
    return {
      stem: [
        `Aqueous ${one.name} is added to colourless aqueous ${metal.name} ${other.halide}, drop by drop, until all of the ${other.halide} has reacted.`,
        `A student adds just enough aqueous ${one.name} to aqueous ${metal.name} ${other.halide} to complete the reaction.`,
        `The diagram shows how aqueous ${one.name} is added to aqueous ${metal.name} ${other.halide}. Just enough is added for all of the ${other.halide} to react.`,
      ],
      figure: dropperFigure(one.name, `${metal.name} ${other.halide}`),
      prompt: ['Which row describes the mixture at the end?', 'What is in the test-tube at the end?'],
      columns: 'colour of the mixture | salt formed',
      right: `${other.inWater} | ${ends}`,
      wrong: {
        [`${other.inWater} | ${metal.name} ${other.halide}`]:
          'You gave the salt of the start, but its halogen was displaced, so another salt has formed.',
        [`${wrongColour} | ${ends}`]:
          wrongColour === 'orange'
            ? 'You gave the colour of aqueous bromine, but it is iodine that is set free.'
            : 'You gave the colour of dissolved iodine, but it is bromine that is set free.',
        [`colourless | ${ends}`]: `You thought of the salt alone, which is colourless, but ${other.name} is set free as well.`,
      },
      solution: `$\\ce{${displacement(one, other, metal.symbol)}}$. The ${other.name} that is set free makes the mixture ${other.inWater}.`,
    }
  },
})

core('three-solutions-identified', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ all: random.shuffle(HALOGENS), metal: random.pick(METALS).name }),
  make: ({ all, metal }) => {
    const swapped = (one: Halogen, other: Halogen) =>
      all.map(each => (each === one ? other : each === other ? one : each).halide)
    return {
      stem: [
        `P, Q and R are aqueous ${metal} chloride, ${metal} bromide and ${metal} iodide, not in this order. Aqueous chlorine, which is pale green, and aqueous bromine, which is orange, are added to samples of each.`,
        `The labels of three bottles with aqueous ${metal} chloride, ${metal} bromide and ${metal} iodide are lost. Samples of the solutions P, Q and R are tested with aqueous chlorine (pale green) and with aqueous bromine (orange).`,
        `Two samples of each of the solutions P, Q and R are taken. One is mixed with pale green aqueous chlorine, the other with orange aqueous bromine. The solutions are ${metal} chloride, ${metal} bromide and ${metal} iodide.`,
      ],
      figure: testedSolutions(all.map((each, at) => [FLASKS[at] ?? '', each] as const)),
      prompt: ['Which ions do the solutions contain?', 'Which row names the halide ions in P, Q and R?'],
      options: rows(
        ['P', 'Q', 'R'],
        all.map(({ halide }) => halide),
        [
          [
            swapped(BROMINE, IODINE),
            'You exchanged bromide and iodide: bromine is orange in water, and iodine is brown.',
          ],
          [
            swapped(CHLORINE, BROMINE),
            'You exchanged chloride and bromide: chlorine turns the bromide orange and leaves the chloride unchanged.',
          ],
          [
            swapped(CHLORINE, IODINE),
            'You exchanged chloride and iodide: the iodide reacts with both halogens, the chloride with neither.',
          ],
        ],
      ),
      solution:
        'Chlorine does not change the chloride, sets orange bromine free from the bromide and brown iodine from the iodide. Bromine reacts with the iodide only; with the others the orange is its own colour.',
    }
  },
})

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const
const NAMES = [
  ['X', 'Y', 'Z'],
  ['Q', 'R', 'T'],
  ['L', 'M', 'E'],
] as const

core('order-from-a-table', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    names: random.pick(NAMES),
    order: random.pick(ORDERS),
    hidden: random.int(0, 2),
    others: random.sample([1, 2, 3, 4, 5] as const, 3),
  }),
  make: ({ names, order, hidden, others }) => {
    const inOrder: string[] = order.map(at => names[at] ?? '')
    const [top = '', middle = '', bottom = ''] = inOrder
    const rank = (name: string) => inOrder.indexOf(name)
    const WRONG: Readonly<Record<number, Wrong>> = {
      1: [
        [top, bottom, middle].join(', '),
        `You exchanged ${middle} and ${bottom}, but ${middle} displaces ${bottom}.`,
      ],
      2: [
        [middle, top, bottom].join(', '),
        `You exchanged ${top} and ${middle}, but ${top} displaces ${middle}.`,
      ],
      3: [[middle, bottom, top].join(', '), `You put ${top} last, but it displaces both others.`],
      4: [
        [bottom, top, middle].join(', '),
        `You put ${bottom} first, but it displaces neither of the others.`,
      ],
      5: [
        [bottom, middle, top].join(', '),
        'You gave the order from the least reactive to the most reactive.',
      ],
    }
    return {
      stem: [
        `${names.join(', ')} are three halogens; the letters are not their symbols. Some of their aqueous solutions are added to the sodium halides.`,
        `Three halogens are called ${names.join(', ')} here. A student notes in which mixtures a halogen is displaced. One halogen was not tested.`,
        `The table shows whether aqueous halogens react with aqueous sodium halides. ${names.join(', ')} stand for three different halogens.`,
      ],
      table: {
        head: ['halogen added', ...names.map(name => `Na${name}`)],
        rows: names
          .filter((_, at) => at !== hidden)
          .map(name => [
            `${name}_{2}`,
            ...names.map(other =>
              other === name ? '–' : rank(name) < rank(other) ? 'reaction' : 'no reaction',
            ),
          ]),
      },
      prompt: [
        'What is the order of reactivity, the most reactive first?',
        'Which order is correct, from the most to the least reactive?',
      ],
      right: inOrder.join(', '),
      wrong: others.map(at => WRONG[at] ?? ['', '']),
      solution: `A halogen reacts with the halides of all less reactive halogens. ${top} displaces both others, and ${middle} displaces ${bottom}: ${inOrder.join(', ')}.`,
    }
  },
  // Of all orders, the only one that agrees with what the table shows.
  verify: ({ names, order, hidden }) => {
    const reacts = (of: readonly number[], one: number, other: number) => of.indexOf(one) < of.indexOf(other)
    const shown = [0, 1, 2]
      .filter(at => at !== hidden)
      .flatMap(one => [0, 1, 2].filter(other => other !== one).map(other => [one, other] as const))
    const fitting = ORDERS.filter(each =>
      shown.every(([one, other]) => reacts(each, one, other) === reacts(order, one, other)),
    )
    return fitting.length === 1 ? (fitting[0]?.map(at => names[at]).join(', ') ?? '') : 'not one order only'
  },
})

const TEMPERATURES = [-130, -120, -80, -70, -60, -50, -20, 80, 90, 100, 130, 140, 150, 160, 170]

/** The states that come of an error of reading, with what went wrong. */
function misreadings(temperature: number): readonly (readonly [State[], string])[] {
  const by = (rule: (of: Halogen) => State) => HALOGENS.map(rule)
  return [
    [by(({ state }) => state), 'You gave the states at r.t.p. instead of those at the given temperature.'],
    [
      by(({ melts, boils }) => (temperature < melts ? 'gas' : temperature < boils ? 'liquid' : 'solid')),
      'You read the bars upside down: below the bar a substance is solid, above it a gas.',
    ],
    [
      by(({ boils }) => (temperature < boils ? 'liquid' : 'gas')),
      'You looked at the upper ends only, and forgot that a substance is solid below its melting point.',
    ],
    [
      by(({ melts }) => (temperature < melts ? 'solid' : 'gas')),
      'You looked at the lower ends only: within its bar a substance is a liquid.',
    ],
    [
      by(({ melts }) => (temperature < melts ? 'liquid' : 'gas')),
      'You took the melting point for the temperature at which a liquid boils.',
    ],
    [
      by(({ boils }) => (temperature < boils ? 'solid' : 'liquid')),
      'You took the boiling point for the temperature at which a solid melts.',
    ],
  ]
}

core('states-at-a-temperature', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const temperature = random.pick(TEMPERATURES)
    const right = HALOGENS.map(each => stateAt(each, temperature))
    const seen = new Set([right.join()])
    const wrong = random.shuffle(misreadings(temperature)).filter(([states]) => {
      const fresh = !seen.has(states.join())
      seen.add(states.join())
      return fresh
    })
    return wrong.length < 3 ? null : { temperature, right, wrong: wrong.slice(0, 3) }
  },
  make: ({ temperature, right, wrong }) => ({
    stem: [
      `Each bar reaches from the melting point to the boiling point of a halogen. The three halogens are brought to ${degrees(temperature)}.`,
      `The lower end of each bar is the melting point of a halogen, the upper end its boiling point. Samples of the halogens are kept at ${degrees(temperature)}.`,
      `The bars show melting points (lower ends) and boiling points (upper ends) of three halogens. The temperature is ${degrees(temperature)}.`,
    ],
    figure: rangesFigure(),
    prompt: ['In which states are the halogens?', `What are the states at ${degrees(temperature)}?`],
    options: rows(['chlorine', 'bromine', 'iodine'], right, wrong),
    solution: `At ${degrees(temperature)} a halogen is a solid if the temperature is below its bar, a liquid if it is within, a gas if it is above: ${right.map((state, at) => `${HALOGENS[at]?.name} ${state}`).join(', ')}.`,
  }),
})

const TABLE = {
  boils: ['boiling point / °C', '−34', '59', '184'],
  colour: ['colour', 'pale yellow-green', 'red-brown', 'grey-black'],
  iron: ['with hot iron wool', 'glows brightly', 'glows', 'glows faintly'],
  hydrogen: ['with hydrogen', 'explodes in sunlight', 'reacts when heated', 'reacts slowly when heated'],
} as const
type Property = keyof typeof TABLE

const PREDICTED: Readonly<Record<'fluorine' | 'astatine', Record<Property, readonly [string, string]>>> = {
  fluorine: {
    boils: ['−188', '290'],
    colour: ['very pale yellow', 'black'],
    iron: ['bursts into flames', 'glows very faintly'],
    hydrogen: ['explodes in the dark', 'reacts very slowly when heated'],
  },
  astatine: {
    boils: ['340', '−150'],
    colour: ['black', 'very pale yellow'],
    iron: ['glows very faintly', 'bursts into flames'],
    hydrogen: ['reacts very slowly when heated', 'explodes in the dark'],
  },
}

const TREND: Readonly<Record<Property, string>> = {
  boils: 'boiling points increase down the group',
  colour: 'the colour gets darker down the group',
  iron: 'reactivity decreases down the group',
  hydrogen: 'reactivity decreases down the group',
}

const PAIRS: readonly (readonly [Property, Property])[] = [
  ['boils', 'iron'],
  ['boils', 'hydrogen'],
  ['colour', 'iron'],
  ['colour', 'hydrogen'],
  ['boils', 'colour'],
]

core('predicted-from-the-trend', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ who: random.pick(['fluorine', 'astatine'] as const), pair: random.pick(PAIRS) }),
  make: ({ who, pair: [one, other] }) => {
    const place = who === 'fluorine' ? 'above chlorine' : 'below iodine'
    const [[r1, w1], [r2, w2]] = [PREDICTED[who][one], PREDICTED[who][other]]
    return {
      stem: [
        `The table shows properties of three halogens. Another halogen, ${who}, is ${place} in Group VII.`,
        `Some facts about three halogens are given. ${who === 'fluorine' ? 'Fluorine' : 'Astatine'} stands ${place} in Group VII.`,
        `Use the data for chlorine, bromine and iodine to predict properties of ${who}, which is ${place} in the group.`,
      ],
      table: {
        head: ['', TABLE[one][0], TABLE[other][0]],
        rows: HALOGENS.map(({ name }, at) => [name, TABLE[one][at + 1] ?? '', TABLE[other][at + 1] ?? '']),
      },
      prompt: [`Which row is the best prediction for ${who}?`, `Which properties are expected of ${who}?`],
      options: rows(
        [TABLE[one][0], TABLE[other][0]],
        [r1, r2],
        [
          [[r1, w2], `You followed the first trend, but ${TREND[other]}.`],
          [[w1, r2], `You followed the second trend, but ${TREND[one]}.`],
          [[w1, w2], `You continued both trends in the wrong direction: ${who} is ${place}.`],
        ],
      ),
      solution: `${who === 'fluorine' ? 'Fluorine' : 'Astatine'} is ${place}. Continue both columns of the table ${who === 'fluorine' ? 'upwards' : 'downwards'}: ${TREND[one]}, and ${TREND[other]}.`,
    }
  },
})

const ATOMS = [
  { shells: [2, 7], isOuterOnly: false },
  { shells: [2, 8, 7], isOuterOnly: false },
  { shells: [7], isOuterOnly: true },
] as const

core('atom-of-a-halogen', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ atom: random.pick(ATOMS), letter: random.pick(['X', 'Y', 'Z', 'Q', 'T']) }),
  make: ({ atom: { shells, isOuterOnly }, letter }) => ({
    stem: [
      `The diagram shows ${isOuterOnly ? 'the outer electrons' : 'all electrons'} of an atom of element ${letter}. ${letter} is not its symbol.`,
      `An atom of element ${letter} is drawn with ${isOuterOnly ? 'the electrons of its outer shell' : 'all its electrons'}. The letter is not the symbol.`,
      `Element ${letter}, whose real symbol is another one, has atoms with the ${isOuterOnly ? 'outer electrons' : 'electrons'} shown here.`,
    ],
    figure: atomOfX(letter, shells, isOuterOnly),
    prompt: [
      `What are the formulae of a molecule and of an ion of ${letter}?`,
      `Which row gives the formulae of the molecules and of the ions of ${letter}?`,
    ],
    columns: 'molecule | ion',
    right: `${letter}_{2} | ${letter}^{−}`,
    wrong: {
      [`${letter} | ${letter}^{−}`]: 'You took the molecules for single atoms, but halogens are diatomic.',
      [`${letter}_{2} | ${letter}^{+}`]:
        'You let the atom lose an electron, but with seven outer electrons it gains one.',
      [`${letter}_{7} | ${letter}^{−}`]:
        'You took the number of outer electrons for the number of atoms in a molecule.',
    },
    solution: `Seven outer electrons: ${letter} is a halogen, in Group VII. Its molecules are diatomic, ${letter}_{2}, and its atoms gain one electron, ${letter}^{−}.`,
  }),
})
