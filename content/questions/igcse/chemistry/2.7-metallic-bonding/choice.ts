import { bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { ionText } from '../elements'
import { LETTERS } from '../shared'
import { fourLattices, ionsFigure, latticeFigure, type Panel, pushedFigure, stripFigure } from './drawings'
import { METALS } from './metals'

const { supplement, templates } = choiceQuestions('2.7', { calculator: 'needed' })

export { templates }

const PAIRS = [
  ['X', 'Y'],
  ['P', 'Q'],
  ['Y', 'Z'],
] as const

supplement('labels-of-a-lattice', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    letters: random.pick(PAIRS),
    firstIsIon: random.chance(0.5),
    charge: random.pick(['+', 'K^{+}', 'Li^{+}']),
  }),
  make: ({ letters, firstIsIon, charge }) => {
    const [ion, dot] = firstIsIon ? letters : [letters[1], letters[0]]
    const row = (large: string, small: string) => (firstIsIon ? `${large} | ${small}` : `${small} | ${large}`)
    return {
      stem: [
        'The diagram shows part of the structure of a metal.',
        'Part of a piece of metal is drawn with its particles.',
        'A student draws the particles in a metal.',
      ],
      figure: latticeFigure(ion, dot, charge),
      prompt: [
        `What are ${letters[0]} and ${letters[1]}?`,
        `Which row names ${letters[0]} and ${letters[1]} correctly?`,
      ],
      columns: `${letters[0]} | ${letters[1]}`,
      right: row('positive ion', 'delocalised electron'),
      wrong: {
        [row('delocalised electron', 'positive ion')]:
          'You exchanged them: the ions are large and carry the charge that is shown.',
        [row('positive ion', 'negative ion')]:
          'You described an ionic compound; in a metal there are no negative ions.',
        [row('proton', 'delocalised electron')]:
          'You took the whole ion for a proton; it contains a nucleus and the inner electrons.',
      },
      solution: `The large circles with ${charge} are positive metal ions, here ${ion}. The small dots between them, ${dot}, are delocalised electrons.`,
    }
  },
})

const GRIDS = [
  [4, 2],
  [5, 2],
  [6, 2],
  [7, 2],
  [4, 3],
  [5, 3],
  [6, 3],
] as const

supplement('electrons-to-add', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const metal = random.pick(METALS)
    const [columns, rows] = random.pick(GRIDS)
    const ions = columns * rows
    const right = ions * metal.charge
    const wrong = threeSlips(
      random,
      right,
      [
        [ions, 'You took one electron for each ion, whatever its charge.'],
        [metal.charge, 'You gave the number for one ion only.'],
        [ions * (metal.charge + 1), 'You added one electron too many for each ion.'],
        [columns * metal.charge, 'You counted one row only.'],
        [ions * metal.number, 'You counted all electrons of the atoms, but the inner ones stay in the ions.'],
        [ions * 8, 'You took eight outer electrons for each ion.'],
      ],
      String,
    )
    return wrong ? { metal, columns, rows, right, wrong } : null
  },
  make: ({ metal: { name, symbol, charge }, columns, rows, right, wrong }) => ({
    stem: [
      `The diagram of the structure of ${name} is unfinished: only the ions are drawn.`,
      `A student draws the ions in a piece of ${name}. The delocalised electrons are still missing.`,
      `In this drawing of solid ${name} the delocalised electrons have been left out.`,
    ],
    figure: ionsFigure(ionText(symbol, charge), columns, rows),
    prompt: [
      'How many delocalised electrons belong to these ions?',
      'What number of delocalised electrons must be added, so that the drawing has no overall charge?',
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `There are ${columns} × ${rows} = ${columns * rows} ions. Each atom has given ${charge} electron${charge === 1 ? '' : 's'}: ${columns * rows} × ${charge} = ${right}.`,
  }),
  verify: ({ metal, columns, rows }) => {
    let electrons = 0
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) electrons += metal.charge
    return electrons
  },
})

const PANEL_ERRORS: Readonly<Record<Panel, string | null>> = {
  metal: null,
  salt: 'You chose an ionic compound, with positive and negative ions and no free electrons.',
  turned: 'You exchanged the charges: metal atoms lose electrons, so their ions are positive.',
  molecules: 'You chose simple molecules, whose atoms are joined in pairs.',
}

supplement('diagram-of-a-metal', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    kinds: random.shuffle(['metal', 'salt', 'turned', 'molecules'] as Panel[]),
    metal: random.pick(['sodium', 'potassium', 'silver', 'lithium']),
  }),
  make: ({ kinds, metal }) => ({
    stem: [
      'The diagrams show parts of structures. Each large circle is an atom or an ion.',
      'Four students draw structures. Large circles are atoms or ions.',
      'A to D are diagrams of structures, in which large circles stand for atoms or ions.',
    ],
    figure: fourLattices(kinds),
    prompt: [
      `Which diagram shows the bonding in ${metal}?`,
      `Which is the correct diagram of the structure of ${metal}?`,
    ],
    options: inThisOrder(
      kinds.map((kind, at): string | Wrong => {
        const error = PANEL_ERRORS[kind]
        return error === null ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error]
      }),
    ),
    solution: `${metal.charAt(0).toUpperCase()}${metal.slice(1)} is a metal: positive ions in rows in a sea of delocalised electrons, diagram ${'ABCD'.charAt(kinds.indexOf('metal'))}.`,
  }),
})

supplement('strip-between-terminals', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    metal: random.pick(['copper', 'iron', 'aluminium', 'silver', 'zinc']),
    positiveLeft: random.chance(0.5),
    ends: random.pick(PAIRS),
  }),
  make: ({ metal, positiveLeft, ends }) => {
    const [plus, minus] = positiveLeft ? ends : [ends[1], ends[0]]
    return {
      stem: [
        `A strip of ${metal} is connected to a battery.`,
        `The ends ${ends[0]} and ${ends[1]} of a strip of ${metal} are joined to the terminals of a battery.`,
        `There is a current in a strip of ${metal} when it is put into this circuit.`,
      ],
      figure: stripFigure(positiveLeft, ends),
      prompt: [
        'Which particles move through the strip, and to which end?',
        'Which row gives the particles that move through the strip and the end to which they move?',
      ],
      columns: 'particles | move to end',
      right: `delocalised electrons | ${plus}`,
      wrong: {
        [`delocalised electrons | ${minus}`]:
          'You got the particles right, but electrons are negative and move to the positive end.',
        [`positive ions | ${minus}`]:
          'You let the ions move, but in a solid metal they stay in their places.',
        [`positive ions | ${plus}`]:
          'You let the ions move; they stay in their places, and like charges would not attract.',
      },
      solution: `The delocalised electrons carry the charge. They are negative, so they move to the end at the positive terminal, ${plus}. The ions stay where they are.`,
    }
  },
})

const SHAPED = [
  ['a sheet of aluminium is pressed into a tray', 'bends'],
  ['a bar of copper is pulled into a wire', 'becomes longer'],
  ['a piece of gold is hammered into a thin leaf', 'becomes flatter'],
  ['a silver ring is pressed together', 'bends'],
  ['a rod of iron is rolled into a sheet', 'becomes flatter'],
] as const

supplement('pushed-layers', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ shaped: random.pick(SHAPED) }),
  make: ({ shaped: [event, result] }) => ({
    stem: [
      `The diagram shows two layers of particles of the metal when ${event}.`,
      `When ${event}, layers of its particles move as shown.`,
      `${event.charAt(0).toUpperCase()}${event.slice(1)}. The diagram shows what happens to two of its layers.`,
    ],
    figure: pushedFigure(),
    prompt: [
      `Why does it not break when it ${result}?`,
      `It ${result} and does not break. What is the reason?`,
    ],
    right: 'The ions are still attracted to the electrons around them.',
    wrong: {
      'The ions are now next to ions with the opposite charge.':
        'You thought of an ionic compound; all the ions of a metal are positive.',
      'The layers are held together by weak forces only.':
        'You described graphite; the attractions between the layers of a metal are strong.',
      'The atoms form new covalent bonds with their neighbours.':
        'You thought of shared pairs; in a metal the electrons are delocalised.',
    },
    solution:
      'The layers of ions slide over each other. The delocalised electrons move with them and attract the ions in their new places, so the bonding is not broken.',
  }),
})

const BONDS = [
  ['ionic', 'positive ions and negative ions'],
  ['covalent', 'a shared pair of electrons and two nuclei'],
  ['metallic', 'positive ions and delocalised electrons'],
] as const

supplement('bond-and-attraction', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const right = random.chance(0.6) ? 2 : random.int(0, 1)
    const mixed = BONDS.flatMap((_, a) => BONDS.flatMap((__, b) => (a === b ? [] : [[a, b] as const])))
    return { right, wrong: random.sample(mixed, 3) }
  },
  make: ({ right, wrong }) => {
    const row = (a: number, b: number) => `${BONDS[a]?.[0] ?? ''} | ${BONDS[b]?.[1] ?? ''}`
    return {
      stem: '',
      prompt: [
        'Which row shows a type of bond and the particles that attract each other in it?',
        'In which row do the bond and the particles that attract each other belong together?',
      ],
      columns: 'bond | attraction between',
      right: row(right, right),
      wrong: Object.fromEntries(
        wrong.map(([a, b]) => [
          row(a, b),
          `You joined what does not belong together: the attraction is that of the ${BONDS[b]?.[0]} bond.`,
        ]),
      ),
      solution: `In ${BONDS[right]?.[0] === 'ionic' ? 'an' : 'a'} ${BONDS[right]?.[0]} bond the attraction is between ${BONDS[right]?.[1]}.`,
    }
  },
})

type Solid = {
  kind: 'metal' | 'salt' | 'molecules' | 'network'
  cells: readonly [string, string, string, string]
}

const KIND_ERRORS = {
  metal: 'You chose a solid that conducts when solid and when molten and is malleable: a metal.',
  salt: 'You chose a solid that conducts when molten only and is brittle: an ionic compound.',
  molecules: 'You chose a solid with a low melting point that never conducts: simple molecules.',
  network:
    'You chose a solid with a very high melting point that never conducts: a giant covalent structure.',
} as const

const KIND_NAMES = { metal: 'metallic bonding', salt: 'ionic bonding' } as const

supplement('solid-in-the-table', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const all: Solid[] = [
      { kind: 'metal', cells: [plain(random.int(63, 155) * 10), 'yes', 'yes', 'changes shape'] },
      { kind: 'salt', cells: [plain(random.int(60, 99) * 10), 'no', 'yes', 'breaks'] },
      { kind: 'molecules', cells: [plain(random.int(60, 220)), 'no', 'no', 'breaks'] },
      { kind: 'network', cells: [plain(random.int(150, 270) * 10), 'no', 'no', 'breaks'] },
    ]
    return { all: random.shuffle(all), asked: random.pick(['metal', 'metal', 'salt'] as const) }
  },
  make: ({ all, asked }) => {
    const at = all.findIndex(({ kind }) => kind === asked)
    return {
      stem: [
        'The table shows properties of four solids.',
        'The solids P, Q, R and S were tested. The results are in the table.',
        'Some properties of four solids are compared in the table.',
      ],
      table: {
        head: [
          '',
          'melting point / °C',
          'conducts when solid',
          'conducts when molten',
          'when hit by a hammer',
        ],
        rows: all.map(({ cells }, place) => [LETTERS[place] ?? '', ...cells]),
      },
      prompt: [`Which solid has ${KIND_NAMES[asked]}?`, `In which solid is there ${KIND_NAMES[asked]}?`],
      options: inThisOrder(
        all.map(({ kind }, place): string | Wrong => {
          const letter = LETTERS[place] ?? ''
          return kind === asked ? letter : [letter, KIND_ERRORS[kind]]
        }),
      ),
      solution:
        asked === 'metal'
          ? `A metal conducts when solid, since its electrons can move, and changes its shape, since its layers slide. Only ${LETTERS[at]} does both.`
          : `An ionic compound does not conduct when solid, but conducts when molten, and it is brittle. Only ${LETTERS[at]} fits.`,
    }
  },
  verify: ({ all, asked }) =>
    LETTERS[
      all.findIndex(
        ({ cells: [, solid, molten] }) => molten === 'yes' && (solid === 'yes') === (asked === 'metal'),
      )
    ] ?? '',
})

const AVOGADRO = 6.02e23

supplement('electrons-in-a-mass', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const metal = random.pick(METALS.filter(({ charge }) => charge > 1))
    const n = random.pick([0.02, 0.05, 0.1, 0.2, 0.25, 0.5])
    const right = n * metal.charge * AVOGADRO
    const wrong = threeSlips(
      random,
      right,
      [
        [n * AVOGADRO, 'You counted the ions; each atom gives more than one electron.'],
        [metal.charge * AVOGADRO, 'You counted the electrons of one mole; use the mass that is given.'],
        [
          (n * AVOGADRO) / metal.charge,
          'You divided by the number of electrons of each atom; multiply by it.',
        ],
        [
          n * metal.number * AVOGADRO,
          'You counted all electrons of the atoms, but the inner ones stay in the ions.',
        ],
        [
          (metal.charge * AVOGADRO) / n,
          'You turned the amount upside down: it is mass divided by molar mass.',
        ],
      ],
      value => standardForm(value, 3),
    )
    return wrong ? { metal, n, right, wrong } : null
  },
  make: ({ metal: { name, symbol, charge, mass }, n, right, wrong }) => {
    const sample = quantity(n * mass, 'g')
    return {
      stem: [
        `Solid ${name} contains ions ${ionText(symbol, charge)} and delocalised electrons. [*A*_{r}: ${symbol}, ${mass}; the Avogadro constant is 6.02 × 10^{23} per mole]`,
        `A piece of ${name} has a mass of ${sample}. Its ions are ${ionText(symbol, charge)}. [*A*_{r}: ${symbol}, ${mass}; one mole contains 6.02 × 10^{23} particles]`,
        `In the lattice of ${name} there are ions ${ionText(symbol, charge)} in a sea of electrons. [*A*_{r}: ${symbol}, ${mass}; Avogadro constant: 6.02 × 10^{23} per mole]`,
      ],
      prompt: [
        `How many delocalised electrons are in ${sample} of ${name}?`,
        `What is the number of delocalised electrons in ${sample} of ${name}?`,
      ],
      options: bySize({ right, wrong, print: value => standardForm(value, 3) }),
      solution: `Amount of ${name}: ${plain(n * mass)} ÷ ${mass} = ${quantity(n, 'mol')}. Each atom gives ${charge} electrons: ${plain(n)} × ${charge} = ${quantity(n * charge, 'mol')} of electrons, ${plain(n * charge)} × 6.02 × 10^{23} = ${standardForm(right, 3)}.`,
    }
  },
  verify: ({ metal, n }) => {
    const atomMass = metal.mass / AVOGADRO
    return standardForm(((n * metal.mass) / atomMass) * metal.charge, 3)
  },
})
