import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { shellsOf } from '@/lib/figures/chemistry/shells'
import { ELEMENTS, element, groupOf, ionCharge, ionText, nuclide, ROMAN } from '../elements'
import { LETTERS } from '../shared'
import { atomFigure, fourShells, particleBars } from './drawings'

const { core, templates } = choiceQuestions('2.2')

export { templates }

const PARTICLES = [
  { name: 'proton', mass: '1', charge: '+1' },
  { name: 'neutron', mass: '1', charge: '0' },
  { name: 'electron', mass: '1/1840', charge: '−1' },
] as const

core('relative-mass-and-charge', {
  facts: { difficulty: 1, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ asked: random.pick(PARTICLES) }),
  make: ({ asked }) => {
    const all = [...PARTICLES, { name: 'none', mass: '0', charge: asked.name === 'neutron' ? '+1' : '0' }]
    const wrong = all
      .filter(({ name }) => name !== asked.name)
      .map(({ name, mass, charge }) => ({
        cells: [mass, charge],
        error:
          name === 'none'
            ? 'You gave a relative mass of 0, but no particle in an atom has no mass.'
            : `You gave the values of ${name === 'electron' ? 'an electron' : `a ${name}`}.`,
      }))
    return {
      stem: '',
      prompt: [
        `Which row describes ${asked.name === 'electron' ? 'an electron' : `a ${asked.name}`}?`,
        `What are the relative mass and the relative charge of ${asked.name === 'electron' ? 'an electron' : `a ${asked.name}`}?`,
      ],
      options: rows(
        ['relative mass', 'relative charge'],
        [asked.mass, asked.charge],
        wrong.map(({ cells, error }) => [cells, error] as const),
      ),
      solution:
        'Protons and neutrons have the relative mass 1, electrons almost none. Protons are positive, electrons negative, and neutrons have no charge.',
    }
  },
})

const CHARGED = ELEMENTS.filter(({ number }) => number > 6 && ionCharge(number) !== 0)

core('particles-in-an-atom', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const one = random.pick(ELEMENTS.filter(({ number, mass }) => number > 2 && mass - number !== number))
    return { one }
  },
  make: ({ one: { symbol, number, mass, name } }) => {
    const neutrons = mass - number
    return {
      stem: [
        `The symbol of an atom of ${name} is ${nuclide(mass, number, symbol)}.`,
        `An atom is written as ${nuclide(mass, number, symbol)}.`,
        `A sample of ${name} contains atoms with the symbol ${nuclide(mass, number, symbol)}.`,
      ],
      prompt: [
        'Which row gives the numbers of particles in this atom?',
        'How many particles of each kind are in this atom?',
      ],
      options: rows(
        ['protons', 'neutrons', 'electrons'],
        [plain(number), plain(neutrons), plain(number)],
        [
          [
            [plain(number), plain(mass), plain(number)],
            'You took the mass number for the number of neutrons.',
          ],
          [
            [plain(neutrons), plain(number), plain(neutrons)],
            'You exchanged protons and neutrons: the lower number is the number of protons.',
          ],
          [
            [plain(number), plain(neutrons), plain(neutrons)],
            'You took as many electrons as neutrons; an atom has as many electrons as protons.',
          ],
        ],
      ),
      solution: `The lower number is the proton number: ${number} protons, and in an atom as many electrons. Neutrons = ${mass} − ${number} = ${neutrons}.`,
    }
  },
})

core('mass-number-from-a-diagram', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const one = random.pick(ELEMENTS.filter(({ number, mass }) => number > 4 && mass !== 2 * number))
    const neutrons = one.mass - one.number
    const shells = shellsOf(one.number)
    const wrong = threeSlips(
      random,
      one.mass,
      [
        [one.number, 'You gave the proton number; the mass number counts the neutrons as well.'],
        [neutrons, 'You gave the number of neutrons only.'],
        [one.mass + one.number, 'You added the electrons, whose mass is almost nothing.'],
        [2 * one.number, 'You doubled the number of protons, but there are more neutrons than protons here.'],
        [2 * neutrons, 'You doubled the number of neutrons, but there are fewer protons than neutrons here.'],
      ],
      String,
    )
    return wrong ? { one, neutrons, shells, wrong } : null
  },
  make: ({ one, neutrons, shells, wrong }) => ({
    stem: [
      'The diagram shows an atom. The particles in its nucleus are p (protons) and n (neutrons); crosses are electrons.',
      'An atom is drawn with its nucleus of protons (p) and neutrons (n) and its electrons (crosses).',
      'In the diagram of an atom, p stands for protons, n for neutrons and each cross for an electron.',
    ],
    figure: atomFigure(shells, `${one.number}p\n${neutrons}n`),
    prompt: ['What is the mass number of this atom?', 'What is the mass (nucleon) number of this atom?'],
    options: numbers({ right: one.mass, unit: '', wrong }),
    solution: `The mass number counts the protons and neutrons in the nucleus: ${one.number} + ${neutrons} = ${one.mass}. Electrons are not counted.`,
  }),
  verify: ({ neutrons, shells }) => shells.reduce((sum, each) => sum + each, neutrons),
})

core('group-and-period-from-shells', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const number = random.pick(
      [...Array(17).keys()].map(at => at + 4).filter(each => groupOf(each) !== 'VIII'),
    )
    const shells = shellsOf(number)
    const outer = shells.at(-1) ?? 1
    return outer === shells.length ? null : { number, shells, outer, name: random.pick(['X', 'Y', 'Z', 'Q']) }
  },
  make: ({ shells, outer, name }) => {
    const group = ROMAN[outer] ?? ''
    const period = shells.length
    const inner = shells.at(-2) ?? 2
    return {
      stem: [
        `The diagram shows the electrons in an atom of element ${name}.`,
        `Element ${name} has atoms with the electrons that are drawn here.`,
        `The crosses in the diagram are the electrons of an atom of element ${name}.`,
      ],
      figure: atomFigure(shells),
      prompt: [
        `In which group and which period is ${name}?`,
        `What is the place of ${name} in the Periodic Table?`,
      ],
      options: rows(
        ['group', 'period'],
        [group, plain(period)],
        [
          [
            [ROMAN[period] ?? '', plain(outer)],
            'You exchanged group and period: the outer electrons give the group.',
          ],
          [
            [ROMAN[inner] ?? '', plain(period)],
            'You counted the electrons of an inner shell; only those of the outer shell give the group.',
          ],
          [
            [group, plain(period - 1)],
            'You left out a shell: the first shell, with two electrons, counts as well.',
          ],
        ],
      ),
      solution: `There are ${outer} electrons in the outer shell, so ${name} is in Group ${group}. There are ${period} occupied shells, so it is in Period ${period}.`,
    }
  },
})

core('diagram-of-an-ion', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const one = random.pick(CHARGED)
    const charge = ionCharge(one.number)
    const options: (readonly [number, string | null])[] = [
      [one.number - charge, null],
      [one.number, 'You drew the atom, but the ion has gained or lost electrons.'],
      [
        one.number + charge,
        charge > 0
          ? 'You added electrons, but a positive ion has lost them.'
          : 'You took electrons away, but a negative ion has gained them.',
      ],
      [
        charge > 0 ? one.number - charge - 1 : one.number - charge + 1,
        'You counted one electron too many: the number in the charge is the number of electrons that moved.',
      ],
    ]
    if (options.some(([count]) => count > 20 || count < 1)) return null
    return { one, charge, options: random.shuffle(options) }
  },
  make: ({ one, charge, options }) => ({
    stem: [
      `The proton number of ${one.name} is ${one.number}. It forms the ion ${ionText(one.symbol, charge)}.`,
      `An atom of ${one.name} (proton number ${one.number}) becomes the ion ${ionText(one.symbol, charge)}.`,
      `Compounds of ${one.name}, whose proton number is ${one.number}, contain the ion ${ionText(one.symbol, charge)}.`,
    ],
    figure: fourShells(options.map(([count]) => shellsOf(count))),
    prompt: [
      'Which diagram shows the electrons of this ion?',
      'Which diagram is the electronic configuration of this ion?',
    ],
    options: inThisOrder(
      options.map(([, error], at): string | Wrong =>
        error === null ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error],
      ),
    ),
    solution: `An atom of ${one.name} has ${one.number} electrons. The ion has ${charge > 0 ? `lost ${charge}` : `gained ${-charge}`}, so it has ${one.number - charge}: ${shellsOf(one.number - charge).join(',')}.`,
  }),
  verify: ({ one, charge, options }) =>
    'ABCD'.charAt(options.findIndex(([count]) => count + charge === one.number)),
})

const NOBLE = [
  { name: 'neon', number: 10, like: ['N', 'O', 'F', 'Na', 'Mg', 'Al'] },
  { name: 'argon', number: 18, like: ['P', 'S', 'Cl', 'K', 'Ca'] },
] as const

core('same-electrons-as-a-noble-gas', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const gas = random.pick(NOBLE)
    const other = NOBLE.find(each => each !== gas) ?? NOBLE[0]
    const right = random.pick(gas.like)
    const neighbour = random.pick(gas.like.filter(each => each !== right))
    return {
      gas,
      right,
      ions: random.sample(other.like, 2),
      neighbour,
    }
  },
  make: ({ gas, right, ions, neighbour }) => {
    const written = (symbol: string) => ionText(symbol, ionCharge(element(symbol).number))
    return {
      stem: [
        `The diagram shows the electrons in an atom of ${gas.name}.`,
        `An atom of ${gas.name} has the electrons that are drawn here.`,
        `The crosses in the diagram are the electrons of an atom of the noble gas ${gas.name}.`,
      ],
      figure: atomFigure(shellsOf(gas.number)),
      prompt: [
        `Which particle has the same electronic configuration as an atom of ${gas.name}? Use the Periodic Table.`,
        `Which particle has as many electrons as an atom of ${gas.name}? Use the Periodic Table.`,
      ],
      right: written(right),
      wrong: [
        ...ions.map(
          (symbol): Wrong => [
            written(symbol),
            `You chose an ion with ${element(symbol).number - ionCharge(element(symbol).number)} electrons, those of the other noble gas.`,
          ],
        ),
        [
          neighbour,
          `You chose an atom with ${element(neighbour).number} electrons; its ion, not the atom, has the configuration of ${gas.name}.`,
        ],
      ],
      solution: `Electrons of an ion = protons, less the positive charge or plus the negative one. For ${written(right)} the proton number is ${element(right).number}, so it has ${gas.number} electrons, as ${gas.name} has.`,
    }
  },
})

core('elements-of-one-group', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const low = random.int(3, 9)
    const pair = [low, low + 8]
    const [one, other] = random
      .shuffle([...Array(16).keys()].map(at => at + 3))
      .filter(each => pair.every(taken => (each - taken) % 8 !== 0))
    if (one === undefined || other === undefined || (one - other) % 8 === 0) return null
    const order = random.shuffle([...pair, one, other])
    const all = order.flatMap((a, at) => order.slice(at + 1).map(b => [a, b] as const))
    const right = all.find(([a, b]) => pair.includes(a) && pair.includes(b))
    const wrong = random.sample(
      all.filter(each => each !== right),
      3,
    )
    return right ? { order, right, wrong } : null
  },
  make: ({ order, right, wrong }) => {
    const names = (numbersOf: readonly number[]) =>
      numbersOf.map(each => LETTERS[order.indexOf(each)]).join(' and ')
    const outer = (number: number) => shellsOf(number).at(-1) ?? 0
    return {
      stem: [
        'The table shows the proton numbers of four elements. The letters are not their symbols.',
        'Four elements P, Q, R and S have the proton numbers in the table. The letters are not their symbols.',
        'P, Q, R and S stand for four elements with these proton numbers; the letters are not symbols.',
      ],
      table: {
        head: ['element', ...order.map((_, at) => LETTERS[at] ?? '')],
        rows: [['proton number', ...order.map(String)]],
      },
      prompt: [
        'Which two elements are in the same group?',
        'Which two elements have similar chemical properties?',
      ],
      right: names(right),
      wrong: wrong.map(
        (pair): Wrong => [
          names(pair),
          `You chose elements with ${outer(pair[0])} and ${outer(pair[1])} outer electrons; in a group these numbers are equal.`,
        ],
      ),
      solution: `Write the configurations: ${order.map((number, at) => `${LETTERS[at]} ${shellsOf(number).join(',')}`).join('; ')}. Only ${names(right)} have the same number of outer electrons, so they are in one group and react alike.`,
    }
  },
})

core('positive-or-negative-particle', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const positive = random.pick(CHARGED.filter(({ number }) => ionCharge(number) > 0))
    const negative = random.pick(CHARGED.filter(({ number }) => ionCharge(number) < 0))
    const [atom, other] = random.sample(
      ELEMENTS.filter(
        ({ number, mass }) =>
          number > 5 && mass - number !== number && number !== positive.number && number !== negative.number,
      ),
      2,
    )
    if (!atom || !other) return null
    const kinds = random.shuffle([
      { one: positive, charge: ionCharge(positive.number) },
      { one: negative, charge: ionCharge(negative.number) },
      { one: atom, charge: 0 },
      { one: other, charge: 0 },
    ])
    return { kinds, plus: random.chance(0.5) }
  },
  make: ({ kinds, plus }) => {
    const counted = kinds.map(({ one, charge }, at) => ({
      letter: LETTERS[at] ?? '',
      protons: one.number,
      neutrons: one.mass - one.number,
      electrons: one.number - charge,
    }))
    const isRight = (charge: number) => (plus ? charge > 0 : charge < 0)
    const at = kinds.findIndex(({ charge }) => isRight(charge))
    return {
      stem: [
        'The bar chart shows the numbers of protons (p), neutrons (n) and electrons (e) in four particles P, Q, R and S.',
        'Four particles P, Q, R and S are compared. Bars show how many protons (p), neutrons (n) and electrons (e) are in each.',
        'In the bar chart, p stands for protons, n for neutrons and e for electrons of the particles P, Q, R and S.',
      ],
      figure: particleBars(counted),
      prompt: [
        `Which particle is a ${plus ? 'positive' : 'negative'} ion?`,
        `Which particle has a ${plus ? 'positive' : 'negative'} charge?`,
      ],
      options: inThisOrder(
        kinds.map(({ one, charge }, place): string | Wrong => {
          const letter = LETTERS[place] ?? ''
          if (isRight(charge)) return letter
          return [
            letter,
            charge === 0
              ? `You chose an atom: it has ${one.number} protons and as many electrons. Neutrons do not count.`
              : `You chose an ion with the opposite charge: it has ${charge > 0 ? 'fewer' : 'more'} electrons than protons.`,
          ]
        }),
      ),
      solution: `Only protons and electrons have a charge. A ${plus ? 'positive' : 'negative'} ion has ${plus ? 'fewer' : 'more'} electrons than protons: ${LETTERS[at]}, with ${counted[at]?.protons} protons and ${counted[at]?.electrons} electrons.`,
    }
  },
  verify: ({ kinds, plus }) => {
    const sums = kinds.map(({ one, charge }) => one.number - charge - one.number)
    return LETTERS[sums.findIndex(each => (plus ? each < 0 : each > 0))] ?? ''
  },
})

const MOLECULES: readonly { name: string; formula: string; atoms: readonly (readonly [string, number])[] }[] =
  [
    {
      name: 'water',
      formula: 'H_{2}O',
      atoms: [
        ['H', 2],
        ['O', 1],
      ],
    },
    {
      name: 'ammonia',
      formula: 'NH_{3}',
      atoms: [
        ['N', 1],
        ['H', 3],
      ],
    },
    {
      name: 'methane',
      formula: 'CH_{4}',
      atoms: [
        ['C', 1],
        ['H', 4],
      ],
    },
    {
      name: 'carbon dioxide',
      formula: 'CO_{2}',
      atoms: [
        ['C', 1],
        ['O', 2],
      ],
    },
    {
      name: 'fluoromethane',
      formula: 'CH_{3}F',
      atoms: [
        ['C', 1],
        ['H', 3],
        ['F', 1],
      ],
    },
    {
      name: 'nitrogen trifluoride',
      formula: 'NF_{3}',
      atoms: [
        ['N', 1],
        ['F', 3],
      ],
    },
    {
      name: 'hydrogen sulfide',
      formula: 'H_{2}S',
      atoms: [
        ['H', 2],
        ['S', 1],
      ],
    },
    {
      name: 'ethane',
      formula: 'C_{2}H_{6}',
      atoms: [
        ['C', 2],
        ['H', 6],
      ],
    },
  ]

const summed = (atoms: readonly (readonly [string, number])[], of: (symbol: string) => number) =>
  atoms.reduce((sum, [symbol, count]) => sum + count * of(symbol), 0)

core('electrons-in-a-molecule', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const molecule = random.pick(MOLECULES)
    const neutrons = random.chance(0.5)
    const { atoms } = molecule
    const once = atoms.map(([symbol]) => [symbol, 1] as const)
    const number = (symbol: string) => element(symbol).number
    const rest = (symbol: string) => element(symbol).mass - element(symbol).number
    const of = neutrons ? rest : number
    const right = summed(atoms, of)
    const wrong = threeSlips(
      random,
      right,
      [
        [summed(once, of), 'You counted one atom of each element; use the numbers in the formula.'],
        [summed(atoms, symbol => element(symbol).mass), 'You added the mass numbers.'],
        [
          summed(atoms, neutrons ? number : rest),
          neutrons
            ? 'You added the protons instead of the neutrons.'
            : 'You added the neutrons instead of the electrons.',
        ],
        [summed(atoms, symbol => shellsOf(number(symbol)).at(-1) ?? 0), 'You counted outer electrons only.'],
        [2 * right, 'You counted everything twice.'],
      ],
      String,
    )
    return wrong ? { molecule, neutrons, right, wrong } : null
  },
  make: ({ molecule: { name, formula, atoms }, neutrons, right, wrong }) => ({
    stem: [
      `A molecule of ${name}, ${formula}, is made of the atoms ${listed(atoms)}.`,
      `The formula of ${name} is ${formula}. Its atoms are ${listed(atoms)}.`,
      `A sample of ${name} (${formula}) contains only the atoms ${listed(atoms)}.`,
    ],
    prompt: [
      `How many ${neutrons ? 'neutrons' : 'electrons'} are there in one molecule of ${name}?`,
      `What is the total number of ${neutrons ? 'neutrons' : 'electrons'} in one molecule of ${name}?`,
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `${atoms.map(([symbol, count]) => `${count} × ${neutrons ? element(symbol).mass - element(symbol).number : element(symbol).number} (${symbol})`).join(' + ')} = ${right}. ${neutrons ? 'The neutrons of an atom are its mass number less its proton number.' : 'An atom has as many electrons as its proton number.'}`,
  }),
  verify: ({ molecule: { atoms }, neutrons }) => {
    let count = 0
    for (const [symbol, times] of atoms)
      for (let at = 0; at < times; at += 1) {
        const { mass, number } = element(symbol)
        count += neutrons ? mass - number : number
      }
    return count
  },
})

const listed = (atoms: readonly (readonly [string, number])[]) => {
  const all = atoms.map(([symbol]) => nuclide(element(symbol).mass, element(symbol).number, symbol))
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
