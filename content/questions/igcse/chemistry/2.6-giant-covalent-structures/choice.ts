import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { LETTERS } from '../shared'
import { branchesFigure, oxideFigure, structureFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('2.6')

export { templates }

core('form-of-carbon', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ isDiamond: random.chance(0.5) }),
  make: ({ isDiamond }) => {
    const [name, count, other, otherCount] = isDiamond
      ? ['diamond', 'four', 'graphite', 'three']
      : ['graphite', 'three', 'diamond', 'four']
    return {
      stem: [
        'The diagram shows part of the structure of a form of carbon.',
        'Part of a giant structure of carbon atoms is drawn here.',
        'A model of one form of carbon is built of balls and sticks, as in the diagram.',
      ],
      figure: structureFigure(isDiamond ? 'network' : 'sheets'),
      prompt: [
        'What is this form of carbon, and how many covalent bonds does each atom inside it form?',
        'Which row names this form of carbon and gives the number of covalent bonds of an atom inside it?',
      ],
      columns: 'form of carbon | covalent bonds of each atom',
      right: `${name} | ${count}`,
      wrong: {
        [`${name} | ${otherCount}`]: `You named it correctly, but took the number of bonds in ${other}.`,
        [`${other} | ${count}`]: `You counted the bonds correctly, but the structure is that of ${name}.`,
        [`${other} | ${otherCount}`]: `You took the structure for that of ${other}.`,
      },
      solution: isDiamond
        ? 'Each atom is joined to four others in different directions, and there are no layers: diamond.'
        : 'The atoms are in layers of hexagons, in which each is joined to three others: graphite. The dashed lines are weak forces, not covalent bonds.',
    }
  },
})

core('why-graphite-conducts', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    place: random.pick(['a cell', 'a battery', 'electrolysis', 'an electric motor']),
  }),
  make: ({ place }) => ({
    stem: [
      `A rod of graphite is used in ${place} because it conducts electricity.`,
      `Graphite conducts electricity, so it can be used in ${place}.`,
      `The current in ${place} passes through a piece of graphite.`,
    ],
    prompt: [
      'Why does graphite conduct electricity?',
      'What in its structure lets graphite conduct electricity?',
    ],
    right: 'Some of its electrons are free to move through it.',
    wrong: {
      'Some of its ions are free to move through it.':
        'You described a molten ionic compound; graphite has no ions.',
      'Its layers are free to slide over each other.':
        'You explained why graphite is a lubricant; a current needs charged particles that move.',
      'Each of its atoms forms bonds with all its electrons.':
        'You described diamond; in graphite one outer electron of each atom is not in a bond.',
    },
    solution:
      'Each carbon atom in graphite uses three of its four outer electrons for bonds. The fourth is delocalised and can move through the structure.',
  }),
})

const USES = [
  {
    kind: 'network',
    use: 'in cutting tools',
    reason: 'each atom is held by four strong bonds',
    why: 'diamond is very hard, because each atom is held rigidly by four strong covalent bonds',
  },
  {
    kind: 'sheets',
    use: 'as a lubricant',
    reason: 'layers of atoms slide over each other',
    why: 'graphite is slippery, because the forces between its layers are weak and the layers slide',
  },
  {
    kind: 'sheets',
    use: 'as an electrode',
    reason: 'some electrons are free to move',
    why: 'graphite conducts, because it has delocalised electrons',
  },
] as const

core('use-and-reason', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ at: random.int(0, 2), turned: random.chance(0.5) }),
  make: ({ at, turned }) => {
    const right = USES[at] ?? USES[0]
    const [one, two] = USES.filter(each => each !== right)
    const [first, second] = turned ? [two, one] : [one, two]
    const row = (use = '', reason = '') => `${use} | ${reason}`
    const bad = (use: string, reason: string) =>
      `You joined what does not belong together: ${use} is not explained by “${reason}” in the structure shown.`
    const pairs: [string, string][] = [
      [right.use, first?.reason ?? ''],
      [first?.use ?? '', right.reason],
      [second?.use ?? '', first?.reason ?? ''],
    ]
    return {
      stem: [
        'The diagram shows part of the structure of a form of carbon.',
        'A form of carbon has the structure that is shown in part here.',
        'Carbon atoms are arranged as in the diagram in one form of the element.',
      ],
      figure: structureFigure(right.kind),
      prompt: [
        'Which use does it have, and for which reason?',
        'Which row gives a use of this substance and the reason for it?',
      ],
      columns: 'use | reason',
      right: row(right.use, right.reason),
      wrong: Object.fromEntries(
        pairs.map(([use, reason]) => [row(use, reason), bad(`the use ${use}`, reason)]),
      ),
      solution: `The structure is that of ${right.kind === 'network' ? 'diamond' : 'graphite'}. It is used ${right.use}: ${right.why}.`,
    }
  },
})

type Solid = { kind: 'network' | 'sheets' | 'metal' | 'ionic'; melts: string; solid: boolean; hard: string }

core('solid-in-a-table', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const all: Solid[] = [
      { kind: 'network', melts: 'above 3500', solid: false, hard: 'very hard' },
      { kind: 'sheets', melts: 'above 3500', solid: true, hard: 'soft' },
      { kind: 'metal', melts: plain(random.pick([63, 98, 327, 232])), solid: true, hard: 'soft' },
      { kind: 'ionic', melts: plain(random.pick([714, 734, 801, 850])), solid: false, hard: 'brittle' },
    ]
    return { all: random.shuffle(all), asked: random.pick(['network', 'sheets'] as const) }
  },
  make: ({ all, asked }) => {
    const name = asked === 'network' ? 'diamond' : 'graphite'
    const errors = {
      network: 'You chose a very hard solid that does not conduct: that is diamond.',
      sheets: 'You chose a soft solid that conducts: that is graphite.',
      metal: 'You overlooked the melting point: that of a giant covalent structure is very high.',
      ionic: 'You overlooked the melting point: that of a giant covalent structure is much higher.',
    }
    return {
      stem: [
        'The table shows properties of four solids.',
        'Four solids P, Q, R and S have the properties in the table. Two of them are forms of carbon.',
        'Some properties of the solids P, Q, R and S stand in the table.',
      ],
      table: {
        head: ['', 'melting point / °C', 'conducts as a solid', 'hardness'],
        rows: all.map(({ melts, solid, hard }, at) => [LETTERS[at] ?? '', melts, solid ? 'yes' : 'no', hard]),
      },
      prompt: [`Which solid is ${name}?`, `Which of the solids could be ${name}?`],
      options: inThisOrder(
        all.map(({ kind }, at): string | Wrong => {
          const letter = LETTERS[at] ?? ''
          return kind === asked ? letter : [letter, errors[kind]]
        }),
      ),
      solution: `Diamond and graphite have the same very high melting points in the table. ${asked === 'network' ? 'Diamond is the very hard one that does not conduct' : 'Graphite is the soft one that conducts'}: ${LETTERS[all.findIndex(({ kind }) => kind === asked)]}.`,
    }
  },
  verify: ({ all, asked }) =>
    LETTERS[
      all.findIndex(({ melts, solid }) => melts.startsWith('above') && solid === (asked === 'sheets'))
    ] ?? '',
})

core('rods-in-two-branches', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    first: random.chance(0.5),
    insulators: random.sample(['diamond', 'solid sulfur', 'solid sodium chloride', 'solid iodine'], 2),
    metal: random.pick(['copper', 'iron', 'zinc', 'aluminium']),
    names: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['Y', 'Z'],
    ] as const),
  }),
  make: ({ first, insulators: [one = '', two = ''], metal, names }) => {
    const row = (lit: string, dark: string) => (first ? `${lit} | ${dark}` : `${dark} | ${lit}`)
    const [lit, dark] = first ? ['1', '2'] : ['2', '1']
    return {
      stem: [
        `Two rods are tested in the circuit. Lamp ${lit} lights, lamp ${dark} does not.`,
        `A student puts two rods into the circuit. Only lamp ${lit} lights.`,
        `The rods ${names[0]} and ${names[1]} are in two branches of a circuit. Lamp ${lit} is on, and lamp ${dark} is off. The lamps are equal and not broken.`,
      ],
      figure: branchesFigure(names),
      prompt: ['Of which substances could the rods be made?', 'Which row could be correct for the two rods?'],
      columns: `rod ${names[0]} | rod ${names[1]}`,
      right: row('graphite', one),
      wrong: {
        [row(one, 'graphite')]:
          'You exchanged the rods: the lamp that lights is in the branch of the conductor.',
        [row('graphite', metal)]:
          `You overlooked that ${metal} is a metal and conducts, so both lamps would light.`,
        [row(two, one)]: `You took ${two} for a conductor, but it has no charged particles that can move.`,
      },
      solution: `Lamp ${lit} lights because its rod conducts, lamp ${dark} does not light because its rod does not. Graphite conducts, since it has delocalised electrons. As a solid, ${one.replace('solid ', '')} does not conduct.`,
    }
  },
})

const NETWORKS = [
  { name: 'diamond', kind: 'network', each: 4, atom: 'carbon atoms', factor: 2 },
  { name: 'graphite', kind: 'sheets', each: 3, atom: 'carbon atoms', factor: 1.5 },
] as const

supplement('bonds-in-a-crystal', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(NETWORKS)
    const atoms = random.step(2000, 9000, 200)
    const wrong = threeSlips(
      random,
      atoms * item.factor,
      [
        [item.each * atoms, 'You counted every bond twice, once for each of the two atoms that it joins.'],
        [atoms, 'You took one bond for each atom.'],
        [
          (7 - item.each) * 0.5 * atoms,
          `You took the number of bonds of the other form of carbon: here each atom has ${item.each}.`,
        ],
        [
          (item.each * atoms) / 4,
          'You divided by four, but two atoms share a bond, so you must divide by two.',
        ],
        [(item.each - 1) * atoms, 'You took away one bond for each atom; divide by two instead.'],
      ],
      plain,
    )
    return wrong ? { item, atoms, wrong } : null
  },
  make: ({ item: { name, kind, each, factor }, atoms, wrong }) => ({
    stem: [
      `A very small piece of ${name} has ${plain(atoms)} atoms. Part of its structure is shown.`,
      `The diagram shows part of the structure of ${name}. A tiny crystal consists of ${plain(atoms)} atoms.`,
      `A model of ${name}, of which a part is drawn here, has ${plain(atoms)} atoms.`,
    ],
    figure: structureFigure(kind),
    prompt: [
      'About how many covalent bonds does it contain? Ignore that atoms at the surface have fewer bonds.',
      'How many covalent bonds are there in it? Take all atoms as atoms inside the structure.',
    ],
    options: numbers({ right: factor * atoms, unit: '', wrong }),
    solution: `Each atom forms ${each} bonds, but each bond belongs to two atoms: ${plain(atoms)} × ${each} ÷ 2 = ${plain(factor * atoms)}.`,
  }),
  verify: ({ item, atoms }) => {
    let ends = 0
    for (let atom = 0; atom < atoms; atom += 1) ends += item.name === 'diamond' ? 4 : 3
    return ends / 2
  },
})

supplement('part-of-silicon-oxide', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ asksLarge: random.chance(0.5) }),
  make: ({ asksLarge }) => {
    const [size, right, count, other, otherCount] = asksLarge
      ? ['large', 'silicon', 'four', 'oxygen', 'two']
      : ['small', 'oxygen', 'two', 'silicon', 'four']
    return {
      stem: [
        'The diagram shows part of the structure of silicon(IV) oxide.',
        'Part of the giant structure of silicon(IV) oxide is drawn here.',
        'A model of silicon(IV) oxide, SiO_{2}, has circles of two sizes.',
      ],
      figure: oxideFigure(),
      prompt: [
        `What does a ${size} circle stand for, and to how many other atoms is such an atom bonded inside the structure?`,
        `Which row is correct for the atoms that are drawn as ${size} circles inside the structure?`,
      ],
      columns: `${size} circle | bonded to`,
      right: `${right} | ${count} atoms`,
      wrong: {
        [`${right} | ${otherCount} atoms`]: `You named the atom, but ${otherCount} is the number of neighbours of the other kind of atom.`,
        [`${other} | ${count} atoms`]: `You counted the bonds, but an atom of ${other} has ${otherCount} of them.`,
        [`${other} | ${otherCount} atoms`]: 'You exchanged the two kinds of atom.',
      },
      solution:
        'Each silicon atom is bonded to four oxygen atoms and each oxygen atom to two silicon atoms. So the large circles, with four neighbours, are silicon and the small ones, with two, oxygen.',
    }
  },
})

const RATIOS = [
  { a: 4, b: 2, right: [1, 2] },
  { a: 4, b: 3, right: [3, 4] },
  { a: 3, b: 2, right: [2, 3] },
] as const

const formula = (one: string, count: number, other: string, times: number) =>
  `${one}${count === 1 ? '' : `_{${count}}`}${other}${times === 1 ? '' : `_{${times}}`}`

const COUNT = ['', 'one', 'two', 'three', 'four'] as const

supplement('formula-from-neighbours', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    item: random.pick(RATIOS),
    letters: random.pick([
      ['X', 'Z'],
      ['Q', 'R'],
      ['X', 'Y'],
      ['Q', 'Z'],
    ] as const),
  }),
  make: ({ item: { a, b, right }, letters: [x, z] }) => ({
    stem: [
      `In a giant covalent structure each atom of an element ${x} is bonded to ${COUNT[a]} atoms of an element ${z}, and each atom of ${z} to ${COUNT[b]} atoms of ${x}.`,
      `The elements ${x} and ${z} form a giant covalent structure. An atom of ${x} has ${COUNT[a]} neighbours, all ${z}. An atom of ${z} has ${COUNT[b]} neighbours, all ${x}.`,
      `A compound is a giant covalent structure, in which every atom ${x} has ${COUNT[a]} bonds to atoms ${z}, and every atom ${z} has ${COUNT[b]} bonds to atoms ${x}.`,
    ],
    prompt: ['What is the formula of the compound?', 'Which formula does this compound have?'],
    right: formula(x, right[0], z, right[1]),
    wrong: [
      [
        formula(x, right[1], z, right[0]),
        `You exchanged the numbers: an atom with more neighbours is needed less often, so there is less ${x}.`,
      ],
      [
        formula(x, 1, z, a),
        `You counted the neighbours of ${x}, but each of them is shared with other atoms of ${x}.`,
      ],
      [
        formula(x, 1, z, 1),
        `You took equal numbers of atoms, but ${x} and ${z} form different numbers of bonds.`,
      ],
    ],
    solution: `Count the bonds from both sides: ${a} for each ${x}, ${b} for each ${z}. The totals are equal with ${right[0]} of ${x} to ${right[1]} of ${z}: ${right[0]} × ${a} = ${right[1]} × ${b}. The formula is ${formula(x, right[0], z, right[1])}.`,
  }),
  verify: ({ item: { a, b }, letters: [x, z] }) => {
    for (let one = 1; one < 5; one += 1)
      for (let two = 1; two < 5; two += 1) if (one * a === two * b) return formula(x, one, z, two)
    return ''
  },
})

const ALIKE = [
  {
    property: 'hard',
    opposite: 'soft',
    reason: 'strong bonds hold all atoms in place',
    bad: 'weak forces act between layers',
  },
  {
    property: 'high melting point',
    opposite: 'low melting point',
    reason: 'many strong bonds must break',
    bad: 'weak forces must be overcome',
  },
  {
    property: 'do not conduct',
    opposite: 'conduct electricity',
    reason: 'there are no free electrons',
    bad: 'there are free electrons',
  },
] as const

supplement('alike-for-a-reason', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ item: random.pick(ALIKE) }),
  make: ({ item: { property, opposite, reason, bad } }) => ({
    stem: [
      'Diamond and silicon(IV) oxide have similar structures.',
      'The structure of silicon(IV) oxide is similar to that of diamond.',
      'Some properties of silicon(IV) oxide are like those of diamond.',
    ],
    prompt: [
      'Which row gives a property of both and the reason for it?',
      'Which property do both have, and why?',
    ],
    columns: 'property of both | reason',
    right: `${property} | ${reason}`,
    wrong: {
      [`${property} | ${bad}`]:
        'You found the property, but the reason belongs to another kind of structure.',
      [`${opposite} | ${reason}`]:
        'You found what is true of the structure, but it leads to the opposite property.',
      [`${opposite} | ${bad}`]: 'You described another kind of structure, not that of diamond.',
    },
    solution: `In both, strong covalent bonds join all atoms in all directions, and no electrons are free. So ${property === 'high melting point' ? 'both have a high melting point' : property === 'hard' ? 'both are hard' : 'both do not conduct'}: ${reason}.`,
  }),
})

supplement('layers-of-another-substance', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    free: random.chance(0.5),
    name: random.pick(['X', 'Y', 'Z']),
    found: random.pick(['a laboratory', 'a factory', 'a university']),
  }),
  make: ({ free, name, found }) => {
    const electrons = free
      ? 'One outer electron of each atom is not in a bond and is delocalised.'
      : 'All outer electrons are held in bonds or on single atoms.'
    const [yes, no] = free ? ['yes', 'no'] : ['no', 'yes']
    return {
      stem: [
        `A new solid ${name}, made in ${found}, has the structure in the diagram. The lines in the layers are strong covalent bonds, the dashed lines weak forces. ${electrons}`,
        `The diagram shows part of a solid ${name} from ${found}. Within the layers there are strong covalent bonds, and between them weak forces, which are dashed. ${electrons}`,
        `In a solid ${name} from ${found} atoms form layers. Lines are strong covalent bonds, dashed lines weak forces. ${electrons}`,
      ],
      figure: structureFigure('sheets'),
      prompt: [
        `Is ${name} slippery, and does it conduct electricity as a solid?`,
        `Which row predicts the properties of solid ${name}?`,
      ],
      columns: 'slippery | conducts electricity',
      right: `yes | ${yes}`,
      wrong: {
        [`yes | ${no}`]: free
          ? 'You overlooked that delocalised electrons can carry a current.'
          : 'You took it for graphite, but without free electrons there is no current.',
        [`no | ${yes}`]:
          'You overlooked that the layers can slide, because the forces between them are weak.',
        [`no | ${no}`]: 'You got both wrong: look at the forces between the layers, and at the electrons.',
      },
      solution: `The forces between the layers are weak, so the layers slide and the solid is slippery. ${free ? 'Delocalised electrons carry a current, so it conducts.' : 'No electrons are free to move, so it does not conduct.'}`,
    }
  },
})
