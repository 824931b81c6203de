import { allDiffer, bySize, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { circle, type Point, polar, text } from '@/lib/figures/shapes'
import { signed } from '../shared'

const { core, supplement, templates } = choiceQuestions('5.1.2')

export { templates }

const PARTICLES = [
  { name: 'proton', charge: '+1', place: 'in the nucleus' },
  { name: 'neutron', charge: '0', place: 'in the nucleus' },
  { name: 'electron', charge: '−1', place: 'in orbit around the nucleus' },
] as const

core('charge-and-place-of-a-particle', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(PARTICLES)
    const other = random.pick(PARTICLES.filter(each => each !== item))
    return { item, other }
  },
  make: ({ item, other }) => {
    const away = item.name === 'electron' ? 'in the nucleus' : 'in orbit around the nucleus'
    const place =
      item.name === 'electron'
        ? 'You put the electron into the nucleus, where only protons and neutrons are.'
        : `You put the ${item.name} outside the nucleus, where only electrons are.`
    return {
      stem: '',
      prompt: `Which row describes ${item.name === 'electron' ? 'an' : 'a'} ${item.name}?`,
      columns: 'relative charge | where it is in the atom',
      right: `${item.charge} | ${item.place}`,
      wrong: {
        [`${item.charge} | ${away}`]: place,
        [`${other.charge} | ${item.place}`]: `You gave the relative charge of the ${other.name}.`,
        [`${other.charge} | ${away}`]: `You gave the relative charge of the ${other.name}, and the place is wrong too.`,
      },
      solution: `The relative charges are +1 for a proton, 0 for a neutron and −1 for an electron. Protons and neutrons are in the nucleus; electrons are in orbit around it.`,
    }
  },
})

/** A nuclide in the notation of the syllabus. */
const nuclide = (nucleons: number, protons: number, symbol: string) =>
  `$\{}^{${nucleons}}_{${protons}}\\mathrm{${symbol}}$`

const NUCLIDES: readonly (readonly [name: string, symbol: string, nucleons: number, protons: number])[] = [
  ['lithium', 'Li', 7, 3],
  ['boron', 'B', 11, 5],
  ['carbon', 'C', 14, 6],
  ['fluorine', 'F', 19, 9],
  ['sodium', 'Na', 23, 11],
  ['aluminium', 'Al', 27, 13],
  ['phosphorus', 'P', 31, 15],
  ['chlorine', 'Cl', 37, 17],
  ['argon', 'Ar', 40, 18],
  ['potassium', 'K', 39, 19],
  ['iron', 'Fe', 56, 26],
  ['cobalt', 'Co', 60, 27],
  ['copper', 'Cu', 63, 29],
  ['zinc', 'Zn', 66, 30],
  ['silver', 'Ag', 107, 47],
  ['iodine', 'I', 131, 53],
  ['caesium', 'Cs', 137, 55],
  ['gold', 'Au', 197, 79],
  ['radium', 'Ra', 226, 88],
]

core('particles-of-a-neutral-atom', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [name, symbol, nucleons, protons] = random.pick(NUCLIDES)
    return { name, symbol, nucleons, protons, neutrons: nucleons - protons }
  },
  make: ({ name, symbol, nucleons, protons, neutrons }) => {
    const cells = (...counts: number[]) => counts.map(String)
    return {
      stem: `A nuclide of ${name} is written as ${nuclide(nucleons, protons, symbol)}.`,
      prompt: `Which row describes a neutral atom of this nuclide?`,
      options: rows(
        ['number of protons', 'number of neutrons', 'number of electrons'],
        cells(protons, neutrons, protons),
        [
          [
            cells(protons, nucleons, protons),
            'You took the nucleon number for the number of neutrons; it counts the protons too.',
          ],
          [
            cells(neutrons, protons, neutrons),
            'You exchanged protons and neutrons: the lower number is the number of protons.',
          ],
          [
            cells(protons, neutrons, neutrons),
            'You made the electrons equal to the neutrons. In a neutral atom they are equal to the protons.',
          ],
        ],
      ),
      solution: `The lower number is the proton number: ${protons} protons. The number of neutrons is ${nucleons} − ${protons} = ${neutrons}.

The atom is neutral, so it has as many electrons as protons: ${protons}.`,
    }
  },
  verify: ({ nucleons, neutrons }) => nucleons - neutrons,
})

core('neutrons-from-nucleons-and-electrons', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [, , nucleons, electrons] = random.pick(NUCLIDES)
    const neutrons = nucleons - electrons
    return allDiffer([neutrons, nucleons, electrons, nucleons + electrons], 3)
      ? { nucleons, electrons, neutrons }
      : null
  },
  make: ({ nucleons, electrons, neutrons }) => ({
    stem: `A neutral atom has ${electrons} electrons. There are ${nucleons} nucleons in its nucleus.`,
    prompt: 'How many neutrons are in the nucleus?',
    options: bySize({
      right: neutrons,
      wrong: [
        [nucleons, 'You gave the number of nucleons, which are protons and neutrons together.'],
        [electrons, 'You gave the number of electrons, which is equal to the number of protons.'],
        [nucleons + electrons, 'You added the two numbers instead of subtracting.'],
      ],
      print: plain,
    }),
    solution: `The atom is neutral, so it has as many protons as electrons: ${electrons}.

Number of neutrons = nucleon number − proton number = ${nucleons} − ${electrons} = ${neutrons}.`,
  }),
  verify: ({ nucleons, electrons }) => {
    let neutrons = 0
    while (electrons + neutrons < nucleons) neutrons += 1
    return neutrons
  },
})

core('which-two-are-isotopes', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [, , nucleons, protons] = random.pick(NUCLIDES.filter(each => each[3] > 3))
    return { nucleons, protons, order: random.shuffle([0, 1, 2, 3]), last: random.chance(0.5) }
  },
  make: ({ nucleons, protons, order, last }) => {
    // First and second are the isotopes; the third shares A with the first, the fourth its neutrons.
    const nuclei = [
      [nucleons, protons],
      [nucleons - 1, protons],
      [nucleons, protons + 1],
      [nucleons - 1, protons - 1],
    ] as const
    const letter = (place: number) => 'PQRS'[order.indexOf(place)] ?? ''
    const pair = (one: number, other: number) => [letter(one), letter(other)].sort().join(' and ')
    const sameNucleons = 'You chose two nuclei with the same nucleon number. They are of different elements.'
    const sameNeutrons =
      'You chose two nuclei with the same number of neutrons. They are of different elements.'
    return {
      stem: `Four nuclei are shown. The letters P, Q, R and S are not chemical symbols.

${order
  .map(place => {
    const [a = 0, z = 0] = nuclei[place] ?? []
    return nuclide(a, z, letter(place))
  })
  .join('\u2003')}`,
      prompt: 'Which two nuclei are isotopes of the same element?',
      right: pair(0, 1),
      wrong: [
        [pair(0, 2), sameNucleons],
        [pair(0, 3), sameNeutrons],
        last ? [pair(1, 2), sameNeutrons] : [pair(1, 3), sameNucleons],
      ],
      solution: `Isotopes of an element have the same proton number, which is the lower number, and different nucleon numbers. Only ${pair(0, 1)} have the same lower number, ${protons}.`,
    }
  },
})

/** Nucleons side by side, so that they can be counted. */
function openNucleus(x: number, y: number, protons: number, neutrons: number): string {
  const places: Point[] = [[x, y], ...[0, 1, 2, 3, 4, 5].map(at => polar(x, y, 23, at * 60 + 15))]
  for (let at = 0; places.length < protons + neutrons; at += 1) places.push(polar(x, y, 46, at * 30 + 15))
  return places
    .slice(0, protons + neutrons)
    .map(([px, py], at) => {
      const isProton =
        Math.floor(((at + 1) * protons) / (protons + neutrons)) >
        Math.floor((at * protons) / (protons + neutrons))
      return (
        circle(px, py, 10, isProton ? 'l sunk' : 'l sheet') +
        (isProton ? text(px, py + 4.5, '+', { anchor: 'middle', cls: 'b' }) : '')
      )
    })
    .join('')
}

core('notation-of-a-drawn-nucleus', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const protons = random.int(2, 7)
    const neutrons = protons + random.pick([1, 2])
    // No nucleus of five nucleons holds together.
    return protons + neutrons < 6 ? null : { protons, neutrons }
  },
  make: ({ protons, neutrons }) => {
    const total = protons + neutrons
    return {
      stem: 'The diagram shows a nucleus. The element is represented by X, which is not its chemical symbol.',
      figure: figure(
        {
          name: 'nuclear-physics/nucleus-to-count',
          title: 'The particles of a nucleus',
          description: `A cluster of ${total} circles: ${protons} shaded circles with a plus sign and ${neutrons} empty circles. A key says that shaded circles with a plus are protons and empty circles are neutrons.`,
          height: 132,
        },
        openNucleus(110, 66, protons, neutrons),
        circle(230, 46, 10, 'l sunk'),
        text(230, 50.5, '+', { anchor: 'middle', cls: 'b' }),
        text(248, 50.5, 'proton'),
        circle(230, 82, 10, 'l sheet'),
        text(248, 86.5, 'neutron'),
      ),
      prompt: 'What is the notation for this nuclide?',
      right: nuclide(total, protons, 'X'),
      wrong: {
        [nuclide(neutrons, protons, 'X')]:
          'You wrote the number of neutrons at the top. The nucleon number belongs there.',
        [nuclide(protons, total, 'X')]:
          'You exchanged the two numbers: the nucleon number stands at the top.',
        [nuclide(total, neutrons, 'X')]:
          'You wrote the number of neutrons at the bottom. The proton number belongs there.',
      },
      solution: `There are ${protons} protons and ${neutrons} neutrons, so the nucleon number is ${protons} + ${neutrons} = ${total}. It is written at the top, and the proton number ${protons} at the bottom.`,
    }
  },
  verify: ({ protons, neutrons }) => {
    // Count the circles and the plus signs of the drawing.
    const drawing = openNucleus(0, 0, protons, neutrons)
    return nuclide(drawing.split('<circle').length - 1, drawing.split('<text').length - 1, 'X')
  },
})

const NEUTRON = nuclide(1, 0, 'n')

/** Two products of a fission, with their symbols, nucleon numbers and proton numbers. */
type Split = readonly [symbol: string, nucleons: number, protons: number]

const FISSIONS: readonly { from: Split; first: Split; second: Split; free: number }[] = [
  { from: ['U', 235, 92], first: ['La', 147, 57], second: ['Br', 87, 35], free: 2 },
  { from: ['U', 235, 92], first: ['Cs', 144, 55], second: ['Rb', 90, 37], free: 2 },
  { from: ['U', 235, 92], first: ['I', 137, 53], second: ['Y', 97, 39], free: 2 },
  { from: ['U', 235, 92], first: ['Ba', 144, 56], second: ['Kr', 89, 36], free: 3 },
  { from: ['U', 235, 92], first: ['Te', 134, 52], second: ['Zr', 99, 40], free: 3 },
  { from: ['U', 235, 92], first: ['Ba', 139, 56], second: ['Kr', 94, 36], free: 3 },
  { from: ['Pu', 239, 94], first: ['Ba', 145, 56], second: ['Sr', 93, 38], free: 2 },
  { from: ['Pu', 239, 94], first: ['Xe', 134, 54], second: ['Zr', 103, 40], free: 3 },
]

supplement('product-of-a-fission', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const { from, first, second, free } = random.pick(FISSIONS)
    const [known, unknown] = random.chance(0.5) ? [first, second] : [second, first]
    return { from, known, unknown, free }
  },
  make: ({ from, known, unknown: [, nucleons, protons], free }) => {
    const show = (...[symbol, a, z]: Split) => nuclide(a, z, symbol)
    return {
      stem: `A nucleus of ${show(...from)} takes in a neutron and splits. The products are a nucleus of ${show(...known)}, a nucleus X and ${free === 2 ? 'two' : 'three'} neutrons.

${show(...from)} + ${NEUTRON} → ${show(...known)} + X + ${free} ${NEUTRON}`,
      prompt: 'What is X?',
      right: nuclide(nucleons, protons, 'X'),
      wrong: {
        [nuclide(nucleons - 1, protons, 'X')]: 'You left out the neutron that is taken in.',
        [nuclide(nucleons + free - 1, protons, 'X')]:
          `You subtracted only one neutron, but ${free} neutrons are released.`,
        [nuclide(nucleons, protons + 1 - free, 'X')]:
          'You counted each neutron as having a charge of +1, but its proton number is 0.',
      },
      solution: `Upper numbers: ${from[1]} + 1 = ${from[1] + 1} on the left, so X has ${from[1] + 1} − ${known[1]} − ${free} = ${nucleons} nucleons.

Lower numbers: ${from[2]} + 0 on the left, so X has ${from[2]} − ${known[2]} − 0 = ${protons} protons.`,
    }
  },
  verify: ({ from, known, free }) => nuclide(from[1] + 1 - known[1] - free, from[2] - known[2], 'X'),
})

const BETA = `$\{}^{0}_{-1}\\beta$`

const H2 = nuclide(2, 1, 'H')

const H3 = nuclide(3, 1, 'H')

const HE3 = nuclide(3, 2, 'He')

const HE4 = nuclide(4, 2, 'He')

const KINDS = {
  fusion: [
    `${H2} + ${H3} → ${HE4} + ${NEUTRON}`,
    `${H2} + ${H2} → ${HE3} + ${NEUTRON}`,
    `${HE3} + ${HE3} → ${HE4} + 2 ${nuclide(1, 1, 'H')}`,
  ],
  fission: [
    `${nuclide(235, 92, 'U')} + ${NEUTRON} → ${nuclide(141, 56, 'Ba')} + ${nuclide(92, 36, 'Kr')} + 3 ${NEUTRON}`,
    `${nuclide(235, 92, 'U')} + ${NEUTRON} → ${nuclide(140, 54, 'Xe')} + ${nuclide(94, 38, 'Sr')} + 2 ${NEUTRON}`,
    `${nuclide(239, 94, 'Pu')} + ${NEUTRON} → ${nuclide(145, 56, 'Ba')} + ${nuclide(93, 38, 'Sr')} + 2 ${NEUTRON}`,
  ],
  alpha: [
    `${nuclide(226, 88, 'Ra')} → ${nuclide(222, 86, 'Rn')} + ${HE4}`,
    `${nuclide(238, 92, 'U')} → ${nuclide(234, 90, 'Th')} + ${HE4}`,
    `${nuclide(241, 95, 'Am')} → ${nuclide(237, 93, 'Np')} + ${HE4}`,
  ],
  beta: [
    `${nuclide(14, 6, 'C')} → ${nuclide(14, 7, 'N')} + ${BETA}`,
    `${nuclide(90, 38, 'Sr')} → ${nuclide(90, 39, 'Y')} + ${BETA}`,
    `${nuclide(131, 53, 'I')} → ${nuclide(131, 54, 'Xe')} + ${BETA}`,
  ],
}

supplement('equation-of-fission-or-fusion', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    asked: random.pick(['fission', 'fusion'] as const),
    fission: random.pick(KINDS.fission),
    fusion: random.pick(KINDS.fusion),
    alpha: random.pick(KINDS.alpha),
    beta: random.pick(KINDS.beta),
  }),
  make: ({ asked, fission, fusion, alpha, beta }) => ({
    stem: '',
    prompt: `Which equation represents nuclear ${asked}?`,
    right: asked === 'fission' ? fission : fusion,
    wrong: {
      [asked === 'fission' ? fusion : fission]:
        asked === 'fission'
          ? 'You chose fusion, in which light nuclei join. In fission, a heavy nucleus splits.'
          : 'You chose fission, in which a heavy nucleus splits. In fusion, light nuclei join.',
      [alpha]: `You chose the decay of a nucleus that emits an α-particle. ${asked === 'fission' ? 'In fission, a heavy nucleus splits into two large parts.' : 'In fusion, two light nuclei join.'}`,
      [beta]: `You chose the decay of a nucleus that emits a β-particle. ${asked === 'fission' ? 'In fission, a heavy nucleus splits into two large parts.' : 'In fusion, two light nuclei join.'}`,
    },
    solution:
      asked === 'fission'
        ? 'In nuclear fission a heavy nucleus, which has taken in a neutron, splits into two smaller nuclei. Some neutrons are released.'
        : 'In nuclear fusion two light nuclei join and form a heavier nucleus, so there are two light nuclei on the left.',
  }),
})

supplement('mass-and-energy-in-fission-and-fusion', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    process: random.pick([
      { name: 'nuclear fission', right: 'A heavy nucleus splits.', wrong: 'Light nuclei join.' },
      { name: 'nuclear fusion', right: 'Light nuclei join.', wrong: 'A heavy nucleus splits.' },
    ]),
    where: random.pick(['Energy is released', 'Energy is transferred to the surroundings']),
    grows: random.pick(['It increases.', 'It stays the same.']),
  }),
  make: ({ process: { name, right, wrong }, where, grows }) => {
    const mass =
      grows === 'It increases.'
        ? 'You let the mass increase, but energy is released: mass is converted into energy.'
        : 'You let the mass stay the same, but some of it is converted into energy.'
    const swap = `You took ${name} for the opposite process.`
    return {
      stem: `${where} in ${name}.`,
      prompt: 'Which row describes what happens?',
      columns: 'what happens to nuclei | what happens to the total mass',
      right: `${right} | It decreases.`,
      wrong: {
        [`${right} | ${grows}`]: mass,
        [`${wrong} | It decreases.`]: swap,
        [`${wrong} | ${grows}`]: `${swap} Besides, the total mass decreases.`,
      },
      solution: `In ${name}, ${right === 'Light nuclei join.' ? 'light nuclei join and form a heavier nucleus' : 'a heavy nucleus splits into smaller nuclei'}. The products together have a little less mass than there was before: mass has been converted into energy.`,
    }
  },
})

supplement('relative-charge-and-mass-of-a-nucleus', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [name, symbol, nucleons, protons] = random.pick(NUCLIDES)
    return { name, symbol, nucleons, protons }
  },
  make: ({ name, symbol, nucleons, protons }) => ({
    stem: `A nuclide of ${name} is written as ${nuclide(nucleons, protons, symbol)}. The charge and the mass of its **nucleus** are compared with those of a proton.`,
    prompt: 'Which row gives the relative charge and the relative mass of the nucleus?',
    columns: 'relative charge | relative mass',
    right: `${signed(protons)} | ${String(nucleons)}`,
    wrong: {
      [`${signed(protons)} | ${String(nucleons - protons)}`]:
        'You counted only the neutrons for the mass. Protons have about the same mass.',
      [`${signed(nucleons)} | ${String(protons)}`]:
        'You exchanged the two numbers: only the protons are charged, and all nucleons have mass.',
      [`0 | ${String(nucleons)}`]:
        'You took the nucleus to be neutral. It is the atom, with its electrons, that is neutral.',
    },
    solution: `Only the protons are charged, each with +1, so the relative charge of the nucleus is ${signed(protons)}.

Each proton and each neutron has a relative mass of about 1, so the relative mass is the nucleon number, ${nucleons}.`,
  }),
  verify: ({ nucleons, protons }) => {
    const neutrons = nucleons - protons
    return signed(protons * 1 + neutrons * 0)
  },
})
