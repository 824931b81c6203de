import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { shellsOf } from '@/lib/figures/chemistry/shells'
import { chargeText, ELEMENTS, element, ionCharge, nuclide } from '../elements'
import { LETTERS } from '../shared'
import {
  type Abundances,
  abundanceFigure,
  fourCharts,
  isUnbound,
  meanMass,
  nucleiFigure,
  twoAtoms,
} from './drawings'

const { core, supplement, templates } = choiceQuestions('2.3', { calculator: 'needed' })

export { templates }

core('same-and-different-in-isotopes', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const one = random.pick(ELEMENTS.filter(({ number }) => number > 5 && number < 19))
    const neutrons = one.mass - one.number
    const more = random.int(1, 2)
    return {
      one,
      counts: random.shuffle([neutrons, neutrons + more]),
      letters: random.pick([
        ['X', 'Y'],
        ['P', 'Q'],
        ['1', '2'],
      ]),
    }
  },
  make: ({ one, counts, letters }) => ({
    stem: [
      'The diagram shows two atoms. In their nuclei, p stands for protons and n for neutrons; crosses are electrons.',
      'Two atoms are drawn with their protons (p), neutrons (n) and electrons (crosses).',
      `Two atoms of ${one.name} are compared: p is a proton, n a neutron, and crosses are electrons.`,
    ],
    figure: twoAtoms(shellsOf(one.number), counts, letters),
    prompt: ['Why are the two atoms isotopes?', 'What makes these two atoms isotopes?'],
    right: 'They have the same number of protons and different numbers of neutrons.',
    wrong: {
      'They have different numbers of protons and the same number of neutrons.':
        'You exchanged protons and neutrons: atoms with different numbers of protons are different elements.',
      'They have the same number of neutrons and different numbers of electrons.':
        'You described an atom and its ion; in these atoms the electrons are equal.',
      'They have the same mass number and different proton numbers.':
        'You exchanged the two numbers: isotopes have the same proton number and different mass numbers.',
    },
    solution: `Both have ${one.number} protons, so they are atoms of the same element. They have ${counts[0]} and ${counts[1]} neutrons, so they are isotopes.`,
  }),
})

core('which-two-are-isotopes', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const protons = random.int(3, 6)
    const neutrons = protons + random.int(0, 1)
    // Beside the isotopes an atom with as many neutrons as one of them, and one with its mass number.
    const all = random.shuffle([
      { protons, neutrons },
      { protons, neutrons: neutrons + 2 },
      { protons: protons + 1, neutrons: neutrons + 2 },
      { protons: protons - 1, neutrons: neutrons + 1 },
    ])
    if (all.some(isUnbound)) return null
    const pairsOf = all.flatMap((a, at) => all.slice(at + 1).map(b => [a, b] as const))
    const right = pairsOf.find(([a, b]) => a.protons === b.protons)
    if (!right) return null
    const others = pairsOf.filter(each => each !== right)
    const telling = others.filter(
      ([a, b]) => a.neutrons === b.neutrons || a.protons + a.neutrons === b.protons + b.neutrons,
    )
    const rest = random.shuffle(others.filter(each => !telling.includes(each)))
    return { all, right, wrong: [...telling, ...rest].slice(0, 3) }
  },
  make: ({ all, right, wrong }) => {
    const names = (pair: readonly (typeof all)[number][]) =>
      all.flatMap((each, at) => (pair.includes(each) ? [LETTERS[at] ?? ''] : [])).join(' and ')
    return {
      stem: [
        'The diagram shows the nuclei of four atoms.',
        'The nuclei of four atoms P, Q, R and S are drawn.',
        'P, Q, R and S are atoms. Their nuclei are shown in the diagram.',
      ],
      figure: nucleiFigure(all, LETTERS),
      prompt: [
        'Which two atoms are isotopes of the same element?',
        'Which atoms belong to the same element?',
      ],
      right: names(right),
      wrong: wrong.map(
        ([a, b]): Wrong => [
          names([a, b]),
          a.neutrons === b.neutrons
            ? 'You chose atoms with the same number of neutrons, but isotopes have the same number of protons.'
            : a.protons + a.neutrons === b.protons + b.neutrons
              ? 'You chose atoms with the same mass number, but isotopes have the same number of protons.'
              : 'You chose atoms that differ in protons, so they are of different elements.',
        ],
      ),
      solution: `Count the protons: ${all.map(({ protons }, at) => `${LETTERS[at]} ${protons}`).join(', ')}. ${names(right)} have the same number of protons and different numbers of neutrons.`,
    }
  },
})

const CHARGED = ELEMENTS.filter(({ number }) => number > 6 && ionCharge(number) !== 0)

/** A heavier isotope of an element, in sense: one or two more neutrons. */
const heavier = (symbol: string, more: number) => element(symbol).mass + more

core('particles-in-an-ion', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const one = random.pick(CHARGED)
    const mass = heavier(one.symbol, random.int(0, 2))
    return mass === 2 * one.number ? null : { one, mass, charge: ionCharge(one.number) }
  },
  make: ({ one: { number, symbol, name }, mass, charge }) => {
    const neutrons = mass - number
    const electrons = number - charge
    const cells = (p: number, n: number, e: number) => [plain(p), plain(n), plain(e)]
    return {
      stem: [
        `An ion of ${name} has the symbol ${nuclide(mass, number, symbol, charge)}.`,
        `A compound of ${name} contains the ion ${nuclide(mass, number, symbol, charge)}.`,
        `The symbol of an ion is ${nuclide(mass, number, symbol, charge)}.`,
      ],
      prompt: [
        'Which row shows the particles in this ion?',
        'How many particles of each kind are in this ion?',
      ],
      options: rows(['protons', 'neutrons', 'electrons'], cells(number, neutrons, electrons), [
        [
          cells(number, neutrons, number),
          'You gave the electrons of the atom; the charge tells that the ion has gained or lost some.',
        ],
        [
          cells(number, neutrons, number + charge),
          charge > 0
            ? 'You added electrons for a positive charge, but a positive ion has lost them.'
            : 'You took electrons away for a negative charge, but a negative ion has gained them.',
        ],
        [cells(number, mass, electrons), 'You took the mass number for the number of neutrons.'],
      ]),
      solution: `Protons: ${number}. Neutrons: ${mass} − ${number} = ${neutrons}. The charge ${chargeText(charge)} means ${Math.abs(charge)} electron${Math.abs(charge) === 1 ? '' : 's'} ${charge > 0 ? 'fewer' : 'more'} than protons: ${electrons}.`,
    }
  },
})

core('symbol-of-a-particle', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const one = random.pick(CHARGED)
    const mass = heavier(one.symbol, random.int(0, 2))
    const charge = ionCharge(one.number)
    const neutrons = mass - one.number
    const other = ELEMENTS.find(({ number }) => number === one.number - charge)
    return other && neutrons !== one.number ? { one, mass, charge, neutrons, other } : null
  },
  make: ({ one: { number, symbol }, mass, charge, neutrons, other }) => ({
    stem: [
      `A particle contains ${number} protons, ${neutrons} neutrons and ${number - charge} electrons.`,
      `In a particle there are ${number - charge} electrons, ${number} protons and ${neutrons} neutrons.`,
      `The numbers of particles in an ion are: ${number} protons, ${neutrons} neutrons, ${number - charge} electrons.`,
    ],
    prompt: [
      'What is its symbol? Use the Periodic Table.',
      'Which symbol does it have? Use the Periodic Table.',
    ],
    right: nuclide(mass, number, symbol, charge),
    wrong: [
      [
        nuclide(mass, number, symbol, -charge),
        charge > 0
          ? 'You took fewer electrons for a negative charge, but electrons are negative.'
          : 'You took more electrons for a positive charge, but electrons are negative.',
      ],
      [
        nuclide(mass, number - charge, other.symbol),
        'You took the number of electrons for the proton number, but the protons decide the element.',
      ],
      [
        nuclide(neutrons, number, symbol, charge),
        'You wrote the number of neutrons above; the mass number is protons and neutrons together.',
      ],
    ],
    solution: `${number} protons: the element is ${symbol}. Mass number: ${number} + ${neutrons} = ${mass}. The electrons are ${Math.abs(charge)} ${charge > 0 ? 'fewer' : 'more'} than the protons, so the charge is ${chargeText(charge)}.`,
  }),
  verify: ({ one, mass, charge }) => nuclide(mass, one.number, one.symbol, charge),
})

const PAIRS: readonly (readonly [name: string, light: number, heavy: number])[] = [
  ['chlorine', 35, 37],
  ['bromine', 79, 81],
  ['lithium', 6, 7],
  ['copper', 63, 65],
  ['potassium', 39, 41],
  ['carbon', 12, 13],
  ['oxygen', 16, 18],
]

supplement('why-isotopes-react-alike', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ pair: random.pick(PAIRS) }),
  make: ({ pair: [name, light, heavy] }) => ({
    stem: [
      `The isotopes ${name}‑${light} and ${name}‑${heavy} have the same chemical properties.`,
      `Atoms of ${name}‑${light} react in the same way as atoms of ${name}‑${heavy}.`,
      `In all reactions ${name}‑${light} behaves like ${name}‑${heavy}.`,
    ],
    prompt: ['What is the reason?', 'Which statement explains this?'],
    right: 'Their atoms have the same electronic configuration.',
    wrong: {
      'Their atoms have the same number of neutrons.':
        'You took neutrons for electrons; the numbers of neutrons differ, and neutrons take no part in reactions.',
      'Their nuclei have the same relative mass.':
        'You overlooked the neutrons: the masses of isotopes differ.',
      'Their nuclei take part in reactions in the same way.':
        'You thought of nuclei, but only electrons are shared or transferred in a reaction.',
    },
    solution: `Isotopes have the same number of electrons, in the same electronic configuration. Electrons decide how an atom reacts, so ${name}‑${light} and ${name}‑${heavy} react alike.`,
  }),
})

const ELEMENTS_OF_TWO: readonly (readonly [light: number, heavy: number])[] = [
  [10, 11],
  [35, 37],
  [63, 65],
  [69, 71],
  [79, 81],
  [107, 109],
  [121, 123],
]

/** Half way between two tenths, where rounding is in doubt. */
const isHalfway = (mass: number) => Math.round(mass * 100) % 10 === 5

supplement('relative-atomic-mass-from-a-chart', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [light, heavy] = random.pick(ELEMENTS_OF_TWO)
    const percent = random.step(55, 90, 5)
    const isotopes: Abundances = random.chance(0.5)
      ? [
          [light, percent],
          [heavy, 100 - percent],
        ]
      : [
          [light, 100 - percent],
          [heavy, percent],
        ]
    const right = meanMass(isotopes)
    if (isHalfway(right)) return null
    const common = percent === isotopes[0]?.[1] ? light : heavy
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (light + heavy) / 2,
          'You took the plain mean of the mass numbers, but the abundances are not equal.',
        ],
        [light + heavy - right, 'You exchanged the abundances of the two isotopes.'],
        [common, 'You took the mass of the more abundant isotope only.'],
        [light + heavy - common, 'You took the mass of the less abundant isotope only.'],
      ],
      value => figures(value, value >= 100 ? 4 : 3),
    )
    return wrong ? { isotopes, right, wrong, who: random.pick(['X', 'Y', 'Z']) } : null
  },
  make: ({ isotopes, right, wrong, who }) => ({
    stem: [
      `The bar chart shows the isotopes in a sample of element ${who}.`,
      `A sample of element ${who} is analysed. The bar chart shows the abundance of each isotope.`,
      `Element ${who} has two isotopes. Their abundances in a sample are shown in the bar chart.`,
    ],
    figure: abundanceFigure(isotopes),
    prompt: [
      `What is the relative atomic mass of ${who}?`,
      `What is the relative atomic mass of ${who} in this sample?`,
    ],
    options: numbers({ right, unit: '', sigFigs: right >= 100 ? 4 : 3, wrong }),
    solution: `Each mass number counts with its abundance: (${isotopes.map(([mass, percent]) => `${mass} × ${percent}`).join(' + ')}) ÷ 100 = ${figures(right, right >= 100 ? 4 : 3)}.`,
  }),
  verify: ({ isotopes: [one, other] }) => {
    const [light, heavy] = [one?.[0] ?? 0, other?.[0] ?? 0]
    return light + ((heavy - light) * (other?.[1] ?? 0)) / 100
  },
})

const OF_THREE: readonly (readonly [string, number, number])[] = [
  ['magnesium', 24, 1],
  ['silicon', 28, 1],
  ['neon', 20, 1],
  ['argon', 36, 2],
  ['sulfur', 32, 1],
]

supplement('three-isotopes', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [name, first, gap] = random.pick(OF_THREE)
    const most = random.step(50, 80, 5)
    const second = random.step(5, 95 - most, 5)
    const isotopes: Abundances = [
      [first, most],
      [first + gap, second],
      [first + 2 * gap, 100 - most - second],
    ]
    if (second === 100 - most - second) return null
    const right = meanMass(isotopes)
    if (isHalfway(right)) return null
    const swapped = meanMass([
      [first, most],
      [first + gap, 100 - most - second],
      [first + 2 * gap, second],
    ])
    const wrong = threeSlips(
      random,
      right,
      [
        [first + gap, 'You took the plain mean of the mass numbers, but the abundances are not equal.'],
        [swapped, 'You exchanged the abundances of the two rarer isotopes.'],
        [first, 'You took the mass of the most abundant isotope only.'],
        [
          first + (gap * (100 - most)) / 100,
          'You took the two heavier isotopes as one; each counts with its own mass number.',
        ],
      ],
      value => figures(value, 3),
    )
    return wrong ? { name, isotopes, right, wrong } : null
  },
  make: ({ name, isotopes, right, wrong }) => ({
    stem: [
      `The bar chart shows the isotopes in a sample of ${name} that was prepared in a laboratory.`,
      `A sample of ${name} that was made for an experiment contains three isotopes, as the bar chart shows.`,
      `In a sample of ${name} that has been treated for research, three isotopes are found, with the abundances in the bar chart.`,
    ],
    figure: abundanceFigure(isotopes),
    prompt: [
      `What is the relative atomic mass of ${name} in this sample?`,
      `What is the relative atomic mass of this ${name}?`,
    ],
    options: numbers({ right, unit: '', sigFigs: 3, wrong }),
    solution: `(${isotopes.map(([mass, percent]) => `${mass} × ${percent}`).join(' + ')}) ÷ 100 = ${figures(right, 3)}. It lies between the smallest and the largest mass number, and has no unit.`,
  }),
  verify: ({ isotopes }) => {
    let sum = 0
    for (const [mass, percent] of isotopes) for (let atom = 0; atom < percent; atom += 1) sum += mass
    return sum / 100
  },
})

supplement('abundance-from-relative-atomic-mass', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [light, heavy] = random.pick(ELEMENTS_OF_TWO)
    const percent = random.pick([20, 25, 30, 35, 40, 60, 65, 70, 75, 80])
    const mean = meanMass([
      [light, 100 - percent],
      [heavy, percent],
    ])
    const wrong = threeSlips(
      random,
      percent,
      [
        [100 - percent, 'You gave the abundance of the lighter isotope.'],
        [50, 'You took equal abundances; then the relative atomic mass would lie in the middle.'],
        [
          Math.round((mean - light) * 100 * (heavy - light === 2 ? 1 : 0.5)),
          heavy - light === 2
            ? 'You did not divide by the difference of the mass numbers, which is 2.'
            : 'You divided by 2, but the difference of the mass numbers is 1.',
        ],
        [Math.abs(100 - 2 * percent), 'You gave the difference of the two abundances.'],
      ].filter(([value]) => Number(value) > 0 && Number(value) <= 100) as [number, string][],
      value => quantity(value, '%'),
    )
    return wrong ? { light, heavy, percent, mean, wrong, who: random.pick(['X', 'Y', 'Z']) } : null
  },
  make: ({ light, heavy, percent, mean, wrong, who }) => ({
    stem: [
      `Element ${who} consists of two isotopes, with the mass numbers ${light} and ${heavy}. Its relative atomic mass is ${plain(mean)}.`,
      `The relative atomic mass of element ${who} is ${plain(mean)}. All its atoms have the mass number ${light} or ${heavy}.`,
      `A sample of element ${who} contains only ${who}‑${light} and ${who}‑${heavy}. Its relative atomic mass is ${plain(mean)}.`,
    ],
    prompt: [
      `What is the abundance of the isotope with the mass number ${heavy}?`,
      `What percentage of the atoms have the mass number ${heavy}?`,
    ],
    options: numbers({ right: percent, unit: '%', wrong }),
    solution: `Let *x* per cent of the atoms have the mass number ${heavy}: (${heavy}*x* + ${light}(100 − *x*)) ÷ 100 = ${plain(mean)}. So *x* = (${plain(100 * mean)} − ${plain(100 * light)}) ÷ ${heavy - light} = ${percent}.`,
  }),
  verify: ({ light, heavy, mean }) => (100 * (mean - light)) / (heavy - light),
})

supplement('chart-that-fits', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [light, heavy] = random.pick(ELEMENTS_OF_TWO)
    const shares = random.sample([10, 25, 40, 60, 75, 90], 4)
    return { light, heavy, shares, at: random.int(0, 3), who: random.pick(['X', 'Y', 'Z']) }
  },
  make: ({ light, heavy, shares, at, who }) => {
    const all = shares.map(
      (share): Abundances => [
        [light, 100 - share],
        [heavy, share],
      ],
    )
    const wanted = meanMass(all[at] ?? [])
    return {
      stem: [
        `Element ${who} has two isotopes. The relative atomic mass of ${who} in a sample is ${plain(wanted)}. The charts show abundance in per cent against mass number.`,
        `The bar charts show abundance in per cent against mass number for four samples of element ${who}. In one of them its relative atomic mass is ${plain(wanted)}.`,
        `In a sample of element ${who}, which has two isotopes, the relative atomic mass is ${plain(wanted)}. Each chart shows abundance in per cent against mass number.`,
      ],
      figure: fourCharts(all),
      prompt: ['Which bar chart belongs to this sample?', 'Which chart shows this sample?'],
      options: inThisOrder(
        all.map((isotopes, place): string | Wrong => {
          const letter = 'ABCD'.charAt(place)
          if (place === at) return letter
          const mean = meanMass(isotopes)
          const isMirror = Math.abs(mean + wanted - light - heavy) < 1e-9
          return [
            letter,
            isMirror
              ? `You exchanged the abundances of the two isotopes: this sample has ${plain(mean)}.`
              : `You chose a sample with too ${mean > wanted ? 'much' : 'little'} of the heavier isotope: its relative atomic mass is ${plain(mean)}.`,
          ]
        }),
      ),
      solution: `${all.map((isotopes, place) => `${'ABCD'.charAt(place)}: (${isotopes.map(([mass, percent]) => `${mass} × ${percent}`).join(' + ')}) ÷ 100 = ${plain(meanMass(isotopes))}`).join('; ')}.`,
    }
  },
  verify: ({ light, heavy, shares, at }) => {
    const wanted = light + ((heavy - light) * (shares[at] ?? 0)) / 100
    return 'ABCD'.charAt(
      shares.findIndex(share => Math.abs(light * (100 - share) + heavy * share - 100 * wanted) < 1e-6),
    )
  },
})
