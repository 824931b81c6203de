import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { chargeText } from '../shared'

const { question, templates } = choiceQuestions('1.1')

export { templates }

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

question('neutrons-and-electrons-of-an-ion', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ ion: random.pick(IONS), heavier: random.int(0, 1) }),
  make: ({ ion: { symbol, mass, protons, charge }, heavier }) => {
    const nucleons = mass + heavier
    const neutrons = nucleons - protons
    const electrons = protons - charge
    const wrongWay = protons + charge
    return {
      stem: `The symbol of an ion is ${nuclide(symbol, nucleons, protons, charge)}.`,
      prompt: 'Which row shows the particles in this ion?',
      columns: 'neutrons | electrons',
      right: `${String(neutrons)} | ${String(electrons)}`,
      wrong: {
        [`${String(neutrons)} | ${String(wrongWay)}`]: `You counted the charge the wrong way: an ion with the charge ${chargeText(charge)} has ${charge > 0 ? 'lost' : 'gained'} electrons.`,
        [`${String(neutrons)} | ${String(protons)}`]:
          'You gave the electrons of the neutral atom and left out the charge.',
        [`${String(nucleons)} | ${String(electrons)}`]:
          'You took the nucleon number for the number of neutrons; subtract the protons.',
      },
      solution: `Neutrons = nucleon number − proton number = ${nucleons} − ${protons} = ${neutrons}. The charge ${chargeText(charge)} means that the ion has ${charge > 0 ? `${charge} fewer` : `${-charge} more`} electrons than protons: ${electrons}.`,
    }
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

question('angle-of-deflection', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem: `In an electric field, a beam of protons is deflected by ${angle(proton)}. A beam of ${beam.symbol} ions enters the same field at the same velocity.`,
      prompt: 'What is the angle of deflection of these ions?',
      options: inThisOrder(
        all.map(([value, error]): string | Wrong => (error === null ? angle(value) : [angle(value), error])),
      ),
      solution: `The deflection is proportional to charge ÷ mass. For a proton this is 1; for the ion it is ${plain(beam.charge)} ÷ ${beam.mass}. Angle = ${beam.charge < 0 ? `(${plain(beam.charge)})` : beam.charge} ÷ ${beam.mass} × ${proton}° = ${angle(right)}.`,
    }
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

question('radius-of-isoelectronic-ions', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ ions: random.sample(random.pick(SERIES), 4), largest: random.chance(0.5) }),
  make: ({ ions, largest }) => {
    const protons = ions.map(([, count]) => count)
    const wanted = largest ? Math.min(...protons) : Math.max(...protons)
    return {
      stem: `The ions ${ions
        .slice(0, 3)
        .map(([name]) => name)
        .join(', ')} and ${ions[3]?.[0]} have the same number of electrons.`,
      prompt: `Which ion has the ${largest ? 'largest' : 'smallest'} radius?`,
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
    }
  },
  verify: ({ ions, largest }) => {
    const sorted = [...ions].sort(([, one], [, other]) => (largest ? one - other : other - one))
    return sorted[0]?.[0] ?? ''
  },
})
