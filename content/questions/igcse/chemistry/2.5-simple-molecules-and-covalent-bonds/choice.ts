import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import type { CovalentMolecule } from '@/lib/figures/chemistry/bonding-data'
import { LETTERS } from '../shared'
import {
  boilingFigure,
  fourMolecules,
  lettered,
  moleculeFigure,
  moleculeOf,
  withOuter,
  withPairs,
} from './drawings'

const { core, supplement, templates } = choiceQuestions('2.5')

export { templates }

core('pair-that-shares', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    right: random.pick([
      'nitrogen and chlorine',
      'sulfur and oxygen',
      'carbon and fluorine',
      'phosphorus and hydrogen',
      'silicon and chlorine',
      'bromine and hydrogen',
    ]),
    ionic: random.sample(
      [
        'lithium and sulfur',
        'barium and chlorine',
        'potassium and oxygen',
        'calcium and bromine',
        'sodium and fluorine',
      ],
      2,
    ),
    metals: random.pick(['copper and zinc', 'iron and nickel', 'copper and tin', 'magnesium and aluminium']),
  }),
  make: ({ right, ionic, metals }) => ({
    stem: [
      'A compound consists of simple molecules. Use the Periodic Table.',
      'In a compound the atoms are held together by shared pairs of electrons only. Use the Periodic Table.',
      'A student looks for two elements that form a compound with covalent bonds. Use the Periodic Table.',
    ],
    prompt: ['Which two elements could be in the compound?', 'Which pair of elements forms such a compound?'],
    right,
    wrong: [
      ...ionic.map(
        (pair): Wrong => [
          pair,
          'You chose a metal and a non-metal: electrons are transferred, and the compound consists of ions.',
        ],
      ),
      [metals, 'You chose two metals: they do not form a compound with covalent bonds.'],
    ],
    solution: `Covalent bonds join atoms of non-metals. Only ${right} are both non-metals.`,
  }),
})

type Drawn = readonly [CovalentMolecule, string | null]

/** Simple hydrides and chlorine: which atom has the electrons that are not shared. */
const SINGLE = [
  {
    key: 'HCl',
    formula: 'HCl',
    name: 'hydrogen chloride',
    middle: 'Cl',
    atoms: 'hydrogen (1) and chlorine (2,8,7)',
  },
  { key: 'H2O', formula: 'H_{2}O', name: 'water', middle: 'O', atoms: 'hydrogen (1) and oxygen (2,6)' },
  { key: 'NH3', formula: 'NH_{3}', name: 'ammonia', middle: 'N', atoms: 'hydrogen (1) and nitrogen (2,5)' },
] as const

const letterOf = (all: readonly Drawn[]) =>
  inThisOrder(
    all.map(([, error], at): string | Wrong =>
      error === null ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error],
    ),
  )

core('diagram-of-a-molecule', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const item = random.pick(SINGLE)
    const right = moleculeOf(item.key)
    const wrong = random.sample(
      [
        [
          withOuter(right, item.middle, -2),
          `You overlooked that the atom of ${item.middle} has too few electrons: its outer shell must hold eight.`,
        ],
        [
          withOuter(right, item.middle, 2),
          `You overlooked that the atom of ${item.middle} has ten electrons in its outer shell: eight are a full shell.`,
        ],
        [withOuter(right, 'H', 2), 'You gave each hydrogen atom four electrons: its shell is full with two.'],
        [
          withPairs(right, 2),
          'You took two shared pairs in each overlap: a hydrogen atom can share one pair only.',
        ],
      ] as const,
      3,
    )
    const all: Drawn[] = random.shuffle([[right, null] as const, ...wrong])
    return { item, all }
  },
  make: ({ item: { key, formula, name, atoms, middle }, all }) => ({
    stem: [
      `The formula of ${name} is ${formula}. It is formed from ${atoms}.`,
      `Atoms of ${atoms} are joined in molecules of ${name}, ${formula}.`,
      `A student draws a molecule of ${name}, ${formula}, which is made of ${atoms}.`,
    ],
    figure: fourMolecules(
      key.toLowerCase(),
      all.map(([molecule]) => molecule),
    ),
    prompt: [
      'Which diagram of the outer shells is correct?',
      'Which is the correct dot-and-cross diagram of the molecule, outer shells only?',
    ],
    options: letterOf(all),
    solution: `Each hydrogen atom shares one pair of electrons and has two electrons. The atom of ${middle} must have eight electrons in its outer shell: those of the shared pairs, and the rest in pairs of its own.`,
  }),
  verify: ({ item, all }) =>
    'ABCD'.charAt(
      all.findIndex(([{ atoms, shared }]) =>
        atoms.every(({ symbol, outer }, at) => {
          const pairs = shared
            .filter(({ between }) => between.includes(at))
            .reduce((sum, each) => sum + each.pairs, 0)
          return outer - pairs >= 0 && outer + pairs === (symbol === item.middle ? 8 : 2)
        }),
      ),
    ),
})

const UNNAMED = [
  { key: 'CH4', group: 'IV' },
  { key: 'NH3', group: 'V' },
  { key: 'H2O', group: 'VI' },
  { key: 'HCl', group: 'VII' },
] as const

core('molecule-without-symbols', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    item: random.pick(UNNAMED),
    letters: random.pick([
      ['X', 'Z'],
      ['Q', 'R'],
      ['Y', 'X'],
    ] as const),
  }),
  make: ({ item, letters: [middle, end] }) => {
    const drawn = lettered(moleculeOf(item.key), {
      O: middle,
      N: middle,
      C: middle,
      Cl: middle,
      H: end,
    })
    const right = item.group
    const needs = { IV: 4, V: 5, VI: 6, VII: 7 } as const
    return {
      stem: [
        `The diagram shows the outer shells of the atoms in a molecule of elements ${middle} and ${end}. The letters are not symbols.`,
        `In this dot-and-cross diagram the symbols of the elements are replaced by the letters ${middle} and ${end}. Only outer shells are drawn.`,
        `A molecule of two elements, here called ${middle} and ${end}, is drawn with the electrons of its outer shells.`,
      ],
      figure: moleculeFigure(
        `molecule-${middle.toLowerCase()}-${end.toLowerCase()}-${drawn.atoms.length}`,
        drawn,
      ),
      prompt: [
        `In which group of the Periodic Table is element ${middle}?`,
        `Which group of the Periodic Table contains element ${middle}?`,
      ],
      options: inThisOrder(
        (['IV', 'V', 'VI', 'VII'] as const).map((group): string | Wrong =>
          group === right
            ? `Group ${group}`
            : [
                `Group ${group}`,
                `You did not count the dots, the electrons of ${middle} itself: there are not ${needs[group]} of them.`,
              ],
        ),
      ),
      solution: `The dots are the outer electrons that ${middle} brings: one in each shared pair, and all that are not shared. There are ${needs[right]}, so ${middle} is in Group ${right}.`,
    }
  },
  verify: ({ item: { key } }) => {
    const bonds = moleculeOf(key).shared.length
    return `Group ${['', 'VII', 'VI', 'V', 'IV'][bonds]}`
  },
})

const COUNTED: readonly (readonly [formula: string, pairs: number, free: number])[] = [
  ['NH_{3}', 3, 2],
  ['H_{2}O', 2, 4],
  ['HCl', 1, 6],
  ['H_{2}S', 2, 4],
  ['PH_{3}', 3, 2],
  ['HF', 1, 6],
]

core('shared-and-not-shared', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ item: random.pick(COUNTED) }),
  make: ({ item: [formula, pairs, free] }) => {
    const row = (one: number, other: number) => `${one} | ${other}`
    return {
      stem: [
        `A molecule has the formula ${formula}. Use the Periodic Table.`,
        `The molecules of a gas have the formula ${formula}. Use the Periodic Table.`,
        `A dot-and-cross diagram of ${formula} shows the electrons of the outer shells. Use the Periodic Table.`,
      ],
      prompt: [
        'How many electrons of the outer shells are shared in the molecule, and how many are not?',
        'Which row gives the numbers of shared electrons and of outer shell electrons that are not shared?',
      ],
      columns: 'shared electrons | outer electrons not shared',
      right: row(2 * pairs, free),
      wrong: {
        [row(pairs, free / 2)]: 'You counted pairs, but the numbers of electrons are asked for.',
        [row(2 * pairs, 0)]: 'You forgot the electrons of the middle atom that are not shared.',
        [row(2 * pairs, 8 - pairs)]:
          'You took all the outer electrons of one atom for electrons that are not shared.',
      },
      solution: `${pairs === 1 ? 'There is 1 shared pair' : `There are ${pairs} shared pairs`}: ${2 * pairs} electrons. The atom that is not hydrogen has ${8 - pairs} outer electrons and shares ${pairs} of them, so ${free} are not shared.`,
    }
  },
})

type Row = { kind: 'gas' | 'right' | 'ionic' | 'metal'; melts: number; boils: number; conducts: boolean }

const ERRORS = {
  gas: 'You chose a substance of simple molecules, but its boiling point is below 25 °C: it is a gas.',
  ionic: 'You chose a substance with a high melting point; that of simple molecules is low.',
  metal: 'You chose a liquid that conducts electricity; a substance of simple molecules does not.',
} as const

core('molecular-substance-in-a-table', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const all: Row[] = [
      {
        kind: 'gas',
        melts: -random.int(150, 190),
        boils: -random.int(30, 120),
        conducts: false,
      },
      { kind: 'right', melts: -random.int(20, 110), boils: random.int(46, 98), conducts: false },
      { kind: 'ionic', melts: random.int(610, 850), boils: random.int(1290, 1480), conducts: true },
      { kind: 'metal', melts: -39, boils: 357, conducts: true },
    ]
    return { all: random.shuffle(all) }
  },
  make: ({ all }) => ({
    stem: [
      'The table shows properties of four substances.',
      'Four pure substances P, Q, R and S have the properties in the table.',
      'A laboratory has measured some properties of the substances P, Q, R and S.',
    ],
    table: {
      head: ['', 'melting point / °C', 'boiling point / °C', 'conducts as a liquid'],
      rows: all.map(({ melts, boils, conducts }, at) => [
        LETTERS[at] ?? '',
        plain(melts),
        plain(boils),
        conducts ? 'yes' : 'no',
      ]),
    },
    prompt: [
      'Which substance consists of simple molecules and is a liquid at 25 °C?',
      'Which is a simple molecular substance that is a liquid at 25 °C?',
    ],
    options: inThisOrder(
      all.map(({ kind }, at): string | Wrong => {
        const letter = LETTERS[at] ?? ''
        return kind === 'right' ? letter : [letter, ERRORS[kind]]
      }),
    ),
    solution: `A liquid at 25 °C melts below and boils above this temperature. Two substances do; the one that does not conduct, ${LETTERS[all.findIndex(({ kind }) => kind === 'right')]}, consists of simple molecules.`,
  }),
  verify: ({ all }) =>
    LETTERS[all.findIndex(({ melts, boils, conducts }) => melts < 25 && boils > 25 && !conducts)] ?? '',
})

/** Faults of diagrams with double and triple bonds. */
function faultsOf(key: 'O2' | 'N2' | 'CO2'): readonly (readonly [CovalentMolecule, string])[] {
  const right = moleculeOf(key)
  const few = 'You overlooked that an oxygen atom has six electrons in its shell: eight are needed.'
  if (key === 'CO2')
    return [
      [withPairs(right, 1), 'You took single bonds: no atom then has eight electrons in its outer shell.'],
      [withOuter(right, 'O', -2), few],
      [withOuter(right, 'C', 2), 'You gave carbon two electrons more: it has four, and shares all of them.'],
    ]
  const [pairs, symbol, name] = key === 'O2' ? ([2, 'O', 'oxygen'] as const) : ([3, 'N', 'nitrogen'] as const)
  const others = key === 'O2' ? ([1, 3] as const) : ([1, 2] as const)
  return [
    ...others.map((each): readonly [CovalentMolecule, string] => [
      withPairs(right, each),
      `You took ${each} shared pair${each === 1 ? '' : 's'}: each ${name} atom then has ${right.atoms[0] ? right.atoms[0].outer + each : 0} electrons in its outer shell, not eight.`,
    ]),
    [
      withOuter(right, symbol, key === 'O2' ? -2 : 2),
      `You found the ${pairs} shared pairs, but not the right number of electrons that are not shared.`,
    ],
  ]
}

const MULTIPLE = [
  { key: 'O2', formula: 'O_{2}', name: 'oxygen', atoms: 'oxygen (2,6)' },
  { key: 'N2', formula: 'N_{2}', name: 'nitrogen', atoms: 'nitrogen (2,5)' },
  { key: 'CO2', formula: 'CO_{2}', name: 'carbon dioxide', atoms: 'carbon (2,4) and oxygen (2,6)' },
] as const

supplement('diagram-with-multiple-bonds', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(MULTIPLE)
    const all: Drawn[] = random.shuffle([[moleculeOf(item.key), null] as const, ...faultsOf(item.key)])
    return { item, all }
  },
  make: ({ item: { key, formula, name, atoms }, all }) => ({
    stem: [
      `The molecules of ${name}, ${formula}, are formed from atoms of ${atoms}.`,
      `Four students draw a molecule of ${name}, ${formula}. It is formed from atoms of ${atoms}.`,
      `The formula of ${name} is ${formula}. Its atoms are those of ${atoms}.`,
    ],
    figure: fourMolecules(
      key.toLowerCase(),
      all.map(([molecule]) => molecule),
    ),
    prompt: [
      'Which diagram of the outer shells is correct?',
      'Which is the correct dot-and-cross diagram, outer shells only?',
    ],
    options: letterOf(all),
    solution: `Every atom must have eight electrons in its outer shell, and no more electrons than it brings and shares. ${key === 'N2' ? 'Nitrogen needs three electrons: three shared pairs, and one pair of its own on each atom.' : key === 'O2' ? 'Oxygen needs two electrons: two shared pairs, and two pairs of its own on each atom.' : 'Carbon needs four electrons and oxygen two: two shared pairs with each oxygen atom, which has two more pairs of its own.'}`,
  }),
  verify: ({ item, all }) =>
    'ABCD'.charAt(
      all.findIndex(([{ atoms, shared }]) =>
        atoms.every(({ symbol, outer }, at) => {
          const pairs = shared
            .filter(({ between }) => between.includes(at))
            .reduce((sum, each) => sum + each.pairs, 0)
          return (
            outer === ({ C: 4, N: 5, O: 6 }[symbol] ?? 0) && outer + pairs === 8 && item.key.includes(symbol)
          )
        }),
      ),
    ),
})

type Unfamiliar = {
  name: string
  formula: string
  outer: readonly number[]
  full: readonly number[]
  bonds: string
}

const [H, C, N, O, CL] = [1, 4, 5, 6, 7]

const SHARING: readonly (Unfamiliar & { pairs: number; joined: number })[] = [
  {
    name: 'methanol',
    formula: 'CH_{3}OH',
    outer: [C, H, H, H, O, H],
    full: [8, 2, 2, 2, 8, 2],
    pairs: 5,
    joined: 5,
    bonds: 'five single bonds: three C–H, one C–O, one O–H',
  },
  {
    name: 'ethene',
    formula: 'C_{2}H_{4}',
    outer: [C, C, H, H, H, H],
    full: [8, 8, 2, 2, 2, 2],
    pairs: 6,
    joined: 5,
    bonds: 'one double bond, C=C, and four single bonds, C–H',
  },
  {
    name: 'hydrogen cyanide',
    formula: 'HCN',
    outer: [H, C, N],
    full: [2, 8, 8],
    pairs: 4,
    joined: 2,
    bonds: 'one single bond, H–C, and one triple bond, C≡N',
  },
  {
    name: 'hydrazine',
    formula: 'N_{2}H_{4}',
    outer: [N, N, H, H, H, H],
    full: [8, 8, 2, 2, 2, 2],
    pairs: 5,
    joined: 5,
    bonds: 'five single bonds: one N–N and four N–H',
  },
  {
    name: 'methanal',
    formula: 'CH_{2}O',
    outer: [C, H, H, O],
    full: [8, 2, 2, 8],
    pairs: 4,
    joined: 3,
    bonds: 'one double bond, C=O, and two single bonds, C–H',
  },
  {
    name: 'phosgene',
    formula: 'COCl_{2}',
    outer: [C, O, CL, CL],
    full: [8, 8, 8, 8],
    pairs: 4,
    joined: 3,
    bonds: 'one double bond, C=O, and two single bonds, C–Cl',
  },
]

supplement('electrons-shared-in-all', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(SHARING)
    const brought = item.outer.reduce((sum, each) => sum + each, 0)
    const wrong = threeSlips(
      random,
      2 * item.pairs,
      [
        [item.pairs, 'You counted the shared pairs, not the electrons in them.'],
        [brought, 'You counted all the outer electrons of the atoms, shared or not.'],
        [
          2 * item.joined,
          'You took every bond for a single one, but two atoms may share more than one pair.',
        ],
        [
          2 * (item.pairs + 1),
          'You counted one shared pair too many: an outer shell would hold more than eight.',
        ],
        [4 * item.pairs, 'You counted every shared electron once for each of its two atoms.'],
      ],
      String,
    )
    return wrong ? { item, wrong } : null
  },
  make: ({ item: { name, formula, pairs, bonds }, wrong }) => ({
    stem: [
      `In a molecule of ${name}, ${formula}, all atoms have the electronic configuration of a noble gas.`,
      `The formula of ${name} is ${formula}. By sharing electrons, each atom in the molecule reaches a full outer shell.`,
      `A molecule of ${name}, ${formula}, holds together by covalent bonds. Each of its atoms has a full outer shell.`,
    ],
    prompt: [
      'How many electrons are shared in covalent bonds in one molecule?',
      'What is the total number of electrons that form covalent bonds in one molecule?',
    ],
    options: numbers({ right: 2 * pairs, unit: '', wrong }),
    solution: `The molecule has ${bonds}. These are ${pairs} shared pairs, ${pairs} × 2 = ${2 * pairs} electrons.`,
  }),
  // Places in full shells less the electrons there are: each shared electron fills one place more.
  verify: ({ item: { full, outer } }) => {
    const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0)
    return total(full) - total(outer)
  },
})

supplement('when-a-molecular-liquid-boils', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    name: random.pick(['water', 'sulfur dioxide', 'hydrogen sulfide']),
    seed: random.int(3, 6),
  }),
  make: ({ name, seed }) => ({
    stem: [
      `The boxes show molecules of ${name} before and after it boils.`,
      `Liquid ${name} boils. Its molecules are drawn in both states.`,
      `A model of the molecules of ${name} as a liquid and as a gas is shown here.`,
    ],
    figure: boilingFigure(seed),
    prompt: [
      `What happens to the forces between the molecules and to the covalent bonds when ${name} boils?`,
      `Which row describes what happens when ${name} boils?`,
    ],
    columns: 'forces between molecules | covalent bonds in molecules',
    right: 'weak, and overcome | strong, and not broken',
    wrong: {
      'weak, and not overcome | strong, and broken':
        'You let the molecules fall apart, but in the gas they are whole, and far from each other.',
      'strong, and overcome | weak, and not broken':
        'You found what happens, but exchanged weak and strong: little energy is needed to separate molecules.',
      'weak, and overcome | weak, and broken':
        'You took covalent bonds for weak, but they are strong, and the molecules stay whole.',
    },
    solution:
      'When it boils the molecules move apart: the weak forces between them are overcome. The molecules themselves stay whole, since covalent bonds are strong.',
  }),
})

const LIQUIDS = ['ethanol', 'hexane', 'bromine', 'propanone', 'octane', 'tetrachloromethane'] as const

supplement('no-charges-to-carry', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ name: random.pick(LIQUIDS) }),
  make: ({ name }) => ({
    stem: [
      `Pure ${name} is a liquid that consists of simple molecules. It does not conduct electricity.`,
      `Two electrodes dip into pure ${name}, a liquid of simple molecules. No current is measured.`,
      `A lamp in a circuit does not light when pure ${name}, a simple molecular liquid, is part of the circuit.`,
    ],
    prompt: [`Why does ${name} **not** conduct electricity?`, 'What is the reason for this?'],
    right: 'It contains no ions and no free electrons.',
    wrong: {
      'Its ions are held in fixed positions.':
        'You described an ionic solid, but simple molecules are not ions.',
      'Its molecules are not free to move about.':
        'You described a solid; the molecules of a liquid move, but they carry no charge.',
      'Its covalent bonds are very hard to break.':
        'You named a fact that does not matter here: a current needs charged particles that can move.',
    },
    solution: `A current is a flow of charged particles. The molecules of ${name} have no charge, and all their electrons are held in bonds or on atoms, so nothing carries the current.`,
  }),
})
