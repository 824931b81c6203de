import { choice, inThisOrder, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { figures, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

/** A charge as chemists write it: 2+, −. */
const chargeText = (charge: number) =>
  `${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '−'}`
const nuclide = (symbol: string, mass: number, protons: number, charge = 0) =>
  `$^{${mass}}_{${protons}}\\mathrm{${symbol}}${charge === 0 ? '' : `^{${chargeText(charge).replace('−', '-')}}`}$`

type Ion = { symbol: string; mass: number; protons: number; charge: number }
const IONS: readonly Ion[] = [
  { symbol: 'Al', mass: 27, protons: 13, charge: 3 },
  { symbol: 'S', mass: 34, protons: 16, charge: -2 },
  { symbol: 'Ca', mass: 44, protons: 20, charge: 2 },
  { symbol: 'Br', mass: 81, protons: 35, charge: -1 },
  { symbol: 'Fe', mass: 56, protons: 26, charge: 3 },
  { symbol: 'Cl', mass: 37, protons: 17, charge: -1 },
  { symbol: 'Zn', mass: 66, protons: 30, charge: 2 },
  { symbol: 'P', mass: 31, protons: 15, charge: -3 },
]

// 1.1 Particles in the atom and atomic radius

const ionParticles = template({
  name: 'neutrons-and-electrons-of-an-ion',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ ion: random.pick(IONS), heavier: random.int(0, 1) }),
  make: ({ ion: { symbol, mass, protons, charge }, heavier }) => {
    const nucleons = mass + heavier
    const neutrons = nucleons - protons
    const electrons = protons - charge
    const wrongWay = protons + charge
    return choice({
      stem: `The symbol of an ion is ${nuclide(symbol, nucleons, protons, charge)}.`,
      prompt: 'Which row shows the particles in this ion?',
      subtopic: '1.1',
      objective: 'AO2',
      options: rows(
        ['neutrons', 'electrons'],
        [String(neutrons), String(electrons)],
        [
          [
            [String(neutrons), String(wrongWay)],
            `You counted the charge the wrong way: an ion with the charge ${chargeText(charge)} has ${charge > 0 ? 'lost' : 'gained'} electrons.`,
          ],
          [
            [String(neutrons), String(protons)],
            'You gave the electrons of the neutral atom and left out the charge.',
          ],
          [
            [String(nucleons), String(electrons)],
            'You took the nucleon number for the number of neutrons; subtract the protons.',
          ],
        ],
      ),
      solution: `Neutrons = nucleon number − proton number = ${nucleons} − ${protons} = ${neutrons}. The charge ${chargeText(charge)} means that the ion has ${charge > 0 ? `${charge} fewer` : `${-charge} more`} electrons than protons: ${electrons}.`,
    })
  },
  verify: ({ ion, heavier }) => {
    let neutrons = 0
    while (ion.protons + neutrons < ion.mass + heavier) neutrons += 1
    return String(neutrons)
  },
})

const BEAMS = [
  { symbol: '^{2}H^{+}', charge: 1, mass: 2 },
  { symbol: '^{2}H^{−}', charge: -1, mass: 2 },
  { symbol: '^{3}H^{−}', charge: -1, mass: 3 },
  { symbol: '^{4}He^{2+}', charge: 2, mass: 4 },
  { symbol: '^{10}B^{+}', charge: 1, mass: 10 },
  { symbol: '^{12}C^{4+}', charge: 4, mass: 12 },
  { symbol: '^{16}O^{2−}', charge: -2, mass: 16 },
  { symbol: '^{24}Mg^{2+}', charge: 2, mass: 24 },
] as const

const deflection = template({
  name: 'angle-of-deflection',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const beam = random.pick(BEAMS)
    const proton = random.pick([4, 6, 8, 9, 10, 12, 15, 18])
    const right = (proton * beam.charge) / beam.mass
    const noCharge = (proton / beam.mass) * Math.sign(right)
    const upsideDown = (proton * beam.mass) / beam.charge
    const third = Math.abs(beam.charge) === 1 ? proton * Math.sign(right) : noCharge
    if (Math.abs(right * 1000 - Math.round(right * 1000)) > 1e-6) return null
    if (Math.abs(third * 100 - Math.round(third * 100)) > 1e-6) return null
    if (Math.abs(upsideDown) >= 90 || new Set([right, -right, upsideDown, third]).size < 4) return null
    return { beam, proton, right, upsideDown, third }
  },
  make: ({ beam, proton, right, upsideDown, third }) => {
    const angle = (value: number) => `${value > 0 ? '+' : ''}${plain(value)}°`
    const thirdError =
      Math.abs(beam.charge) === 1
        ? 'You compared the sizes of the charges only and left out the mass.'
        : 'You compared the masses only and left out the size of the charge.'
    const all: [number, string | null][] = [
      [right, null],
      [-right, 'You gave the direction of the opposite charge.'],
      [upsideDown, 'You multiplied by mass ÷ charge; the deflection is proportional to charge ÷ mass.'],
      [third, thirdError],
    ]
    all.sort(([one], [other]) => one - other)
    return choice({
      stem: `In an electric field, a beam of protons is deflected by ${angle(proton)}. A beam of ${beam.symbol} ions enters the same field at the same velocity.`,
      prompt: 'What is the angle of deflection of these ions?',
      subtopic: '1.1',
      objective: 'AO2',
      options: inThisOrder(
        all.map(([value, error]): string | Wrong => (error === null ? angle(value) : [angle(value), error])),
      ),
      solution: `The deflection is proportional to charge ÷ mass. For a proton this is 1; for the ion it is ${plain(beam.charge)} ÷ ${beam.mass}. Angle = ${beam.charge < 0 ? `(${plain(beam.charge)})` : beam.charge} ÷ ${beam.mass} × ${proton}° = ${angle(right)}.`,
    })
  },
  verify: ({ beam, proton }) => {
    const value = proton / (beam.mass / beam.charge)
    return `${value > 0 ? '+' : ''}${plain(value)}°`
  },
})

const SERIES: readonly (readonly [string, number])[][] = [
  [
    ['O^{2−}', 8],
    ['F^{−}', 9],
    ['Na^{+}', 11],
    ['Mg^{2+}', 12],
    ['Al^{3+}', 13],
  ],
  [
    ['S^{2−}', 16],
    ['Cl^{−}', 17],
    ['K^{+}', 19],
    ['Ca^{2+}', 20],
  ],
]

const radius = template({
  name: 'radius-of-isoelectronic-ions',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ ions: random.sample(random.pick(SERIES), 4), largest: random.chance(0.5) }),
  make: ({ ions, largest }) => {
    const protons = ions.map(([, count]) => count)
    const wanted = largest ? Math.min(...protons) : Math.max(...protons)
    return choice({
      stem: `The ions ${ions
        .slice(0, 3)
        .map(([name]) => name)
        .join(', ')} and ${ions[3]?.[0]} have the same number of electrons.`,
      prompt: `Which ion has the ${largest ? 'largest' : 'smallest'} radius?`,
      subtopic: '1.1',
      objective: 'AO2',
      options: inThisOrder(
        ions.map(([name, count]): string | Wrong =>
          count === wanted
            ? name
            : [
                name,
                `You overlooked the nuclear charge: another of the ions has ${largest ? 'fewer' : 'more'} protons than the ${count} of this one.`,
              ],
        ),
      ),
      solution: `The electrons are the same in number and arrangement, so only the protons differ. The ion with the ${largest ? 'fewest' : 'most'} protons (${wanted}) attracts the electrons ${largest ? 'least' : 'most'} strongly and is the ${largest ? 'largest' : 'smallest'}.`,
    })
  },
  verify: ({ ions, largest }) => {
    const sorted = [...ions].sort(([, one], [, other]) => (largest ? one - other : other - one))
    return sorted[0]?.[0] ?? ''
  },
})

// 1.2 Isotopes

const ISOTOPES: readonly [string, number, number][] = [
  ['chlorine', 35, 37],
  ['magnesium', 24, 26],
  ['copper', 63, 65],
  ['bromine', 79, 81],
  ['neon', 20, 22],
]

const isotopes = template({
  name: 'how-two-isotopes-compare',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const right = random.pick([
      'They have the same electron configuration.',
      'They have the same chemical properties.',
      'They have different densities.',
      'They have different numbers of neutrons.',
    ])
    const wrong: Wrong[] = [
      [
        'They have different numbers of protons.',
        'Atoms with different numbers of protons are atoms of different elements.',
      ],
      [
        'They have different chemical properties.',
        'The electron configurations are identical, and so are the chemical properties.',
      ],
      [
        'They have different numbers of electrons.',
        'Neutral atoms of one element have the same number of electrons.',
      ],
      [
        'They have the same nucleon number.',
        'Isotopes of one element have different numbers of neutrons, so the nucleon numbers differ.',
      ],
    ]
    return { item: random.pick(ISOTOPES), right, wrong: random.sample(wrong, 3) }
  },
  make: ({ item: [element, light, heavy], right, wrong }) =>
    choice({
      stem: `The isotopes ${element}-${light} and ${element}-${heavy} are compared.`.replace(
        /-(\d)/g,
        '\u2011$1',
      ),
      prompt: 'Which statement is correct?',
      subtopic: '1.2',
      objective: 'AO1',
      options: statements(right, wrong),
      solution:
        'Isotopes have the same number of protons and electrons but different numbers of neutrons. The electron configuration and so the chemical properties are the same; mass and density differ.',
    }),
})

// 1.3 Electrons, energy levels and atomic orbitals

type Config = { what: string; right: string; wrong: readonly Wrong[]; why: string }
const CONFIGS: readonly Config[] = [
  {
    what: 'a chromium atom',
    right: '[Ar] 3d^{5} 4s^{1}',
    wrong: [
      [
        '[Ar] 3d^{4} 4s^{2}',
        'You followed the usual order; chromium is an exception with a half-filled 3d sub-shell.',
      ],
      ['[Ar] 3d^{6}', 'You left the 4s sub-shell empty; in the atom it holds one electron.'],
      ['[Ar] 4s^{2} 4p^{4}', 'You filled 4p before 3d.'],
    ],
    why: 'Chromium is an exception: one electron in 4s and a half-filled 3d sub-shell.',
  },
  {
    what: 'a copper atom',
    right: '[Ar] 3d^{10} 4s^{1}',
    wrong: [
      [
        '[Ar] 3d^{9} 4s^{2}',
        'You followed the usual order; copper is an exception with a full 3d sub-shell.',
      ],
      ['[Ar] 3d^{11}', 'A 3d sub-shell holds at most ten electrons.'],
      ['[Ar] 3d^{10} 4s^{2}', 'You counted one electron too many; this is zinc.'],
    ],
    why: 'Copper is an exception: one electron in 4s and a full 3d sub-shell.',
  },
  {
    what: 'an Fe^{2+} ion',
    right: '[Ar] 3d^{6}',
    wrong: [
      ['[Ar] 3d^{4} 4s^{2}', 'You took the electrons from 3d; the 4s electrons are lost first.'],
      ['[Ar] 3d^{5} 4s^{1}', 'You took one electron from each sub-shell; both are lost from 4s.'],
      [
        '[Ar] 3d^{6} 4s^{2}',
        'You gave the configuration of the atom and forgot that two electrons are lost.',
      ],
    ],
    why: 'The iron atom is [Ar] 3d^{6} 4s^{2}. The two 4s electrons are lost first.',
  },
  {
    what: 'an Mn^{2+} ion',
    right: '[Ar] 3d^{5}',
    wrong: [
      ['[Ar] 3d^{3} 4s^{2}', 'You took the electrons from 3d; the 4s electrons are lost first.'],
      ['[Ar] 3d^{4} 4s^{1}', 'You took one electron from each sub-shell; both are lost from 4s.'],
      [
        '[Ar] 3d^{5} 4s^{2}',
        'You gave the configuration of the atom and forgot that two electrons are lost.',
      ],
    ],
    why: 'The manganese atom is [Ar] 3d^{5} 4s^{2}. The two 4s electrons are lost first.',
  },
  {
    what: 'an S^{2−} ion',
    right: '[Ne] 3s^{2} 3p^{6}',
    wrong: [
      ['[Ne] 3s^{2} 3p^{4}', 'You gave the configuration of the atom and left out the two electrons gained.'],
      ['[Ne] 3s^{2} 3p^{2}', 'You removed two electrons; a negative ion has gained them.'],
      ['[Ne] 3s^{2} 3p^{4} 4s^{2}', 'The electrons gained fill the 3p sub-shell, which still has room.'],
    ],
    why: 'The sulfur atom is [Ne] 3s^{2} 3p^{4}. The two electrons gained fill the 3p sub-shell.',
  },
]

const configuration = template({
  name: 'electron-configuration',
  subtopic: '1.3',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ item: random.pick(CONFIGS) }),
  make: ({ item }) =>
    choice({
      stem: '[Ne] and [Ar] stand for the configurations of neon and argon.',
      prompt: `What is the electron configuration of ${item.what} in its ground state?`,
      subtopic: '1.3',
      objective: 'AO1',
      options: statements(item.right, item.wrong),
      solution: item.why,
    }),
})

/** Element, sub-shell that is being filled, its electrons and its orbitals. */
const OPEN: readonly [string, string, number, 3 | 5][] = [
  ['carbon', '2p', 2, 3],
  ['nitrogen', '2p', 3, 3],
  ['oxygen', '2p', 4, 3],
  ['silicon', '3p', 2, 3],
  ['phosphorus', '3p', 3, 3],
  ['sulfur', '3p', 4, 3],
  ['chlorine', '3p', 5, 3],
  ['titanium', '3d', 2, 5],
  ['vanadium', '3d', 3, 5],
  ['cobalt', '3d', 7, 5],
  ['iron', '3d', 6, 5],
  ['manganese', '3d', 5, 5],
  ['nickel', '3d', 8, 5],
]
const unpairedIn = (electrons: number, orbitals: number) =>
  electrons <= orbitals ? electrons : 2 * orbitals - electrons

const unpaired = template({
  name: 'number-of-unpaired-electrons',
  subtopic: '1.3',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ item: random.pick(OPEN) }),
  make: ({ item: [element, shell, electrons, orbitals] }) => {
    const right = unpairedIn(electrons, orbitals)
    const full = { '2p': '2s', '3p': '3s', '3d': '4s' }[shell] ?? ''
    const pool = [electrons, electrons % 2, orbitals, electrons + 2, 2].filter(
      (value, at, all) => value !== right && all.indexOf(value) === at,
    )
    const reasons = (value: number) =>
      value === electrons
        ? `You counted all the ${shell} electrons, but some of them are paired.`
        : value === electrons % 2
          ? 'You paired the electrons as far as possible; orbitals are first occupied singly.'
          : value === orbitals
            ? `You counted the orbitals of the ${shell} sub-shell, not its unpaired electrons.`
            : value === electrons + 2
              ? `You counted all the electrons of ${full} and ${shell}, but the ${full} electrons are paired.`
              : `You counted the two ${full} electrons, but these are a pair.`
    const values = [right, ...pool.slice(0, 3)].sort((one, other) => one - other)
    return choice({
      stem: `An atom of ${element} in its ground state has ${electrons} electrons in its ${shell} sub-shell.`,
      prompt: 'How many unpaired electrons does the atom have?',
      subtopic: '1.3',
      objective: 'AO2',
      options: inThisOrder(
        values.map((value): string | Wrong =>
          value === right ? String(value) : [String(value), reasons(value)],
        ),
      ),
      solution: `The ${shell} sub-shell has ${orbitals} orbitals. They are occupied singly first, because electrons repel one another. With ${electrons} electrons, ${right} ${right === 1 ? 'is' : 'are'} unpaired. All lower sub-shells, and 4s where it is occupied, are full.`,
    })
  },
  verify: ({ item: [, , electrons, orbitals] }) => {
    const boxes = Array.from({ length: orbitals }, () => 0)
    for (let at = 0; at < electrons; at += 1) boxes[at % orbitals] = (boxes[at % orbitals] ?? 0) + 1
    return String(boxes.filter(count => count === 1).length)
  },
})

// 1.4 Ionisation energy

const ELEMENTS = [
  ['Na', 'sodium'],
  ['Mg', 'magnesium'],
  ['Al', 'aluminium'],
  ['Si', 'silicon'],
  ['K', 'potassium'],
  ['Ca', 'calcium'],
  ['P', 'phosphorus'],
  ['B', 'boron'],
] as const

const equation = template({
  name: 'equation-for-an-ionisation-energy',
  subtopic: '1.4',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ element: random.pick(ELEMENTS), step: random.int(2, 4) }),
  make: ({ element: [symbol, name], step }) => {
    const ion = (charge: number, state = 'g') =>
      `${symbol}${charge === 0 ? '' : `^{${chargeText(charge)}}`}(${state})`
    const ordinal = ['first', 'second', 'third', 'fourth'][step - 1] ?? ''
    return choice({
      stem: `Each ionisation energy of ${name} can be represented by an equation.`,
      prompt: `Which equation represents the ${ordinal} ionisation energy of ${name}?`,
      subtopic: '1.4',
      objective: 'AO1',
      options: statements(`${ion(step - 1)} → ${ion(step)} + e^{−}`, [
        [
          `${ion(0)} → ${ion(step)} + ${step}e^{−}`,
          `You removed ${step} electrons at once; each ionisation energy is for one mole of electrons.`,
        ],
        [
          `${ion(step - 1)} + e^{−} → ${ion(step - 2)}`,
          'You added an electron; in ionisation it is removed.',
        ],
        [
          `${ion(step)} → ${ion(step + 1)} + e^{−}`,
          'You went one step too far: count the charge of the ion that is formed.',
        ],
      ]),
      solution: `The ${ordinal} ionisation energy removes one mole of electrons from one mole of gaseous ${step - 1}+ ions, so gaseous ${chargeText(step)} ions are formed.`,
    })
  },
})

type Dip = { pair: [string, string]; right: string; wrong: readonly Wrong[]; why: string }
const DIPS: readonly Dip[] = [
  ...(
    [
      ['aluminium', 'magnesium', '3p', '3s'],
      ['boron', 'beryllium', '2p', '2s'],
    ] as const
  ).map(
    ([low, high, p, s]): Dip => ({
      pair: [low, high],
      right: `Its outer electron is in ${p}, at a higher energy than ${s}.`,
      wrong: [
        ['It has a smaller nuclear charge.', `The nuclear charge of ${low} is greater by one proton.`],
        ['It has one more shell of electrons.', 'Both atoms have the same number of shells.'],
        [
          `Two of its ${p} electrons repel each other in one orbital.`,
          `There is only one ${p} electron, so there is no spin-pair repulsion in ${p}.`,
        ],
      ],
      why: `The ${p} electron of ${low} is at a higher energy and is shielded by the ${s} electrons, so it is removed more easily.`,
    }),
  ),
  ...(
    [
      ['sulfur', 'phosphorus', '3p'],
      ['oxygen', 'nitrogen', '2p'],
    ] as const
  ).map(
    ([low, high, p]): Dip => ({
      pair: [low, high],
      right: `It has a pair of electrons in one ${p} orbital, which repel each other.`,
      wrong: [
        ['It has a smaller nuclear charge.', `The nuclear charge of ${low} is greater by one proton.`],
        ['It has one more shell of electrons.', 'Both atoms have the same number of shells.'],
        [
          `Its outer electron is in ${p}, and that of ${high} is in an s sub-shell.`,
          `The outermost electron is in ${p} in both atoms.`,
        ],
      ],
      why: `In ${high}, each ${p} orbital holds one electron. In ${low}, one ${p} orbital holds a pair; the repulsion makes one of these easier to remove.`,
    }),
  ),
]

const dips = template({
  name: 'why-the-first-ionisation-energy-is-lower',
  subtopic: '1.4',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ item: random.pick(DIPS) }),
  make: ({ item }) =>
    choice({
      stem: `The first ionisation energy of ${item.pair[0]} is lower than that of ${item.pair[1]}.`,
      prompt: `Which statement about ${item.pair[0]} explains this?`,
      subtopic: '1.4',
      objective: 'AO1',
      options: statements(item.right, item.wrong),
      solution: item.why,
    }),
})

/** Outer electrons and first six ionisation energies in kJ/mol, real values to three figures: no X that does not exist. */
const ENERGIES: readonly { outer: number; all: readonly number[] }[] = [
  { outer: 1, all: [496, 4560, 6910, 9540, 13_400, 16_600] }, // Na
  { outer: 1, all: [419, 3050, 4420, 5880, 7980, 9590] }, // K
  { outer: 2, all: [738, 1450, 7730, 10_500, 13_600, 18_000] }, // Mg
  { outer: 2, all: [590, 1150, 4910, 6490, 8150, 10_500] }, // Ca
  { outer: 3, all: [578, 1820, 2740, 11_600, 14_800, 18_400] }, // Al
  { outer: 4, all: [786, 1580, 3230, 4360, 16_100, 19_800] }, // Si
  { outer: 4, all: [1090, 2350, 4620, 6220, 37_800, 47_300] }, // C
  { outer: 5, all: [1010, 1910, 2910, 4960, 6270, 21_300] }, // P
  { outer: 5, all: [1400, 2860, 4580, 7480, 9440, 53_300] }, // N
]
const COUNTS = ['', '', '', '', '', 'five', 'six'] as const

const successive = template({
  name: 'group-from-successive-ionisation-energies',
  subtopic: '1.4',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const { outer, all } = random.pick(ENERGIES)
    const energies = all.slice(0, outer === 5 ? 6 : random.int(5, 6))
    return { outer, energies, least: outer === 3 ? random.int(1, 2) : Math.max(1, outer - 2) }
  },
  make: ({ outer, energies, least }) => {
    const group = (electrons: number) => String(electrons > 2 ? electrons + 10 : electrons)
    const [before = 1, after = 1] = energies.slice(outer - 1)
    const jump = `between ionisation energies ${outer} and ${outer + 1}`
    return choice({
      stem: `The table shows the first ${COUNTS[energies.length]} ionisation energies of element X, which is not a transition element.`,
      table: {
        head: ['ionisation', 'energy / kJ mol^{−1}'],
        rows: energies.map((energy, at) => [String(at + 1), plain(energy)]),
      },
      prompt: 'To which group of the Periodic Table does X belong?',
      subtopic: '1.4',
      objective: 'AO2',
      options: inThisOrder(
        [least, least + 1, least + 2, least + 3].map((electrons): string | Wrong =>
          electrons === outer
            ? `Group ${group(electrons)}`
            : [
                `Group ${group(electrons)}`,
                electrons === outer + 1
                  ? 'You counted the electron after the large jump, but this one is in an inner shell.'
                  : `You looked for the jump in the wrong place: the largest ratio is ${jump}.`,
              ],
        ),
      ),
      solution: `The largest jump is ${jump}: ${plain(after)} ÷ ${plain(before)} = ${figures(after / before, 2)}. So X has ${outer === 1 ? 'one electron' : `${outer} electrons`} in its outer shell and the next is removed from an inner shell: Group ${group(outer)}.`,
    })
  },
  verify: ({ energies }) => {
    const ratios = energies.slice(1).map((energy, at) => energy / (energies[at] ?? 1))
    const place = ratios.indexOf(Math.max(...ratios))
    return `Group ${[1, 2, 13, 14, 15][place]}`
  },
})

export const templates = [
  ionParticles,
  deflection,
  radius,
  isotopes,
  configuration,
  unpaired,
  equation,
  dips,
  successive,
]
