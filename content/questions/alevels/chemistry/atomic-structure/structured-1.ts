import { plain } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'

/** One independent mark for each text. */
const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))
const asOptions = (list: readonly string[]) => list.map(each => ({ id: each, text: each }))

type Ion = { symbol: string; name: string; mass: number; protons: number; charge: number }
const IONS: readonly Ion[] = [
  { symbol: 'Al^{3+}', name: 'aluminium', mass: 27, protons: 13, charge: 3 },
  { symbol: 'S^{2−}', name: 'sulfur', mass: 34, protons: 16, charge: -2 },
  { symbol: 'Ca^{2+}', name: 'calcium', mass: 44, protons: 20, charge: 2 },
  { symbol: 'Br^{−}', name: 'bromine', mass: 81, protons: 35, charge: -1 },
  { symbol: 'Fe^{3+}', name: 'iron', mass: 56, protons: 26, charge: 3 },
  { symbol: 'Cl^{−}', name: 'chlorine', mass: 37, protons: 17, charge: -1 },
]

// 1.1 and 1.2

const particles = template({
  name: 'particles-in-two-ions-and-isotopes',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ ions: random.sample(IONS, 2) }),
  make: ({ ions }) => ({
    stem: 'Atoms and ions consist of protons, neutrons and electrons.',
    parts: [
      {
        kind: 'table',
        label: 'a',
        prompt: 'Complete the table.',
        command: 'Complete',
        subtopic: '1.1',
        objective: 'AO2',
        marks: 4,
        head: ['ion', 'nucleon number', 'protons', 'neutrons', 'electrons'],
        rows: ions.map(({ symbol, mass, protons, charge }, at) => [
          { text: symbol },
          { text: String(mass) },
          { text: String(protons) },
          { blank: `neutrons-${at}`, answer: mass - protons, marks: 1 as const },
          { blank: `electrons-${at}`, answer: protons - charge, marks: 1 as const },
        ]),
        scheme: b1(
          ...ions.flatMap(({ symbol, mass, protons, charge }) => [
            `${symbol}: ${mass - protons} neutrons`,
            `${symbol}: ${protons - charge} electrons`,
          ]),
        ),
        solution: `Neutrons = nucleon number − protons; for the electrons, subtract a positive charge from the protons, or add the size of a negative one. ${ions.map(({ symbol, mass, protons, charge }) => `${symbol}: ${mass} − ${protons} = ${mass - protons} neutrons and ${protons - charge} electrons`).join('; ')}.`,
      },
      {
        kind: 'written',
        label: 'b',
        lead: `Other isotopes of ${ions[0]?.name} exist.`,
        prompt: 'Define the term *isotopes*.',
        command: 'Define',
        subtopic: '1.2',
        objective: 'AO1',
        marks: 2,
        lines: 2,
        scheme: b1('atoms with the same number of protons', 'and different numbers of neutrons'),
        solution:
          'The definition needs atoms with the same number of protons, and different numbers of neutrons.',
        modelAnswer: 'Isotopes are atoms with the same number of protons but different numbers of neutrons.',
      },
    ],
  }),
})

const BEAMS = [
  { symbol: '^{2}H^{+}', charge: 1, mass: 2 },
  { symbol: '^{4}He^{2+}', charge: 2, mass: 4 },
  { symbol: '^{16}O^{2−}', charge: -2, mass: 16 },
  { symbol: '^{24}Mg^{2+}', charge: 2, mass: 24 },
  { symbol: '^{19}F^{−}', charge: -1, mass: 19 },
] as const

const beams = template({
  name: 'beams-in-an-electric-field',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => ({ beam: random.pick(BEAMS), proton: random.pick([4, 8, 12, 16, 20]) }),
  make: ({ beam, proton }) => {
    const answer = (proton * Math.abs(beam.charge)) / beam.mass
    return {
      stem: `Beams of protons, neutrons and electrons enter the same electric field at the same velocity. The protons are deflected by ${proton}°.`,
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Predict the path of each beam.',
          command: 'Predict',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 3,
          items: asOptions(['protons', 'neutrons', 'electrons']),
          targets: asOptions([
            'not deflected',
            'deflected slightly towards the negative plate',
            'deflected greatly towards the positive plate',
            'deflected slightly towards the positive plate',
          ]),
          answer: {
            protons: 'deflected slightly towards the negative plate',
            neutrons: 'not deflected',
            electrons: 'deflected greatly towards the positive plate',
          },
          scheme: b1(
            'protons: slightly towards the negative plate',
            'neutrons: not deflected',
            'electrons: greatly towards the positive plate',
          ),
          solution:
            'Neutrons have no charge. Protons are positive, electrons negative. Electrons are deflected far more, because their mass is much smaller.',
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the size of the angle by which a beam of ${beam.symbol} ions is deflected, at the same velocity.`,
          command: 'Calculate',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 2,
          answer,
          unit: '°',
          unitMode: 'given',
          signFree: true,
          sigFigs: 2,
          form: 'any',
          scheme: [
            { code: 'C1', text: `charge ÷ mass = ${Math.abs(beam.charge)} ÷ ${beam.mass}` },
            { code: 'A1', text: `${plain(Number(answer.toPrecision(3)))}°` },
          ],
          solution: `The angle is proportional to charge ÷ mass, which is 1 for a proton. ${Math.abs(beam.charge)} ÷ ${beam.mass} × ${proton}° = ${plain(Number(answer.toPrecision(3)))}°.`,
        },
      ],
    }
  },
  verify: ({ beam, proton }) => ({ b: proton / (beam.mass / Math.abs(beam.charge)) }),
})

// 1.3

const FILLING = ['1s', '2s', '2p', '3s', '3p', '4s', '3d', '4p'] as const
const HOLDS: Record<string, number> = { s: 2, p: 6, d: 10 }

const filling = template({
  name: 'order-of-filling',
  subtopic: '1.3',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ others: random.sample(['1s', '2s', '2p', '3s', '3p', '4p'], 3) }),
  make: ({ others }) => {
    const used = FILLING.filter(each => others.includes(each) || each === '4s' || each === '3d')
    const holds = used.map(each => HOLDS[each.slice(1)] ?? 0)
    const total = holds.reduce((sum, each) => sum + each, 0)
    return {
      stem: 'The sub-shells of an atom are filled in order of energy.',
      parts: [
        {
          kind: 'order',
          label: 'a',
          prompt: 'Identify the order in which these five sub-shells are filled, the first at the top.',
          command: 'Identify',
          subtopic: '1.3',
          objective: 'AO1',
          marks: 2,
          items: asOptions(used),
          answer: used,
          scheme: sequenceScheme(5, 2),
          solution: `The order is 1s 2s 2p 3s 3p 4s 3d 4p, so here ${used.join(', ')}. The 4s sub-shell is filled before 3d.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: 'Determine the greatest number of electrons that these five sub-shells can hold in total.',
          command: 'Determine',
          subtopic: '1.3',
          objective: 'AO2',
          marks: 1,
          answer: total,
          unit: '',
          unitMode: 'given',
          sigFigs: 2,
          form: 'integer',
          scheme: b1(plain(total)),
          solution: `An s sub-shell holds 2 electrons, a p sub-shell 6 and a d sub-shell 10: ${holds.join(' + ')} = ${total}.`,
        },
      ],
    }
  },
  // Two electrons for each orbital; 4s and 3d have six orbitals together.
  verify: ({ others }) => ({
    b: 2 * (6 + others.reduce((orbitals, each) => orbitals + (each.endsWith('p') ? 3 : 1), 0)),
  }),
})

const CONFIGS: readonly [string, string][] = [
  ['Cr atom', '[Ar] 3d^{5} 4s^{1}'],
  ['Cu atom', '[Ar] 3d^{10} 4s^{1}'],
  ['Fe^{2+} ion', '[Ar] 3d^{6}'],
  ['Fe^{3+} ion', '[Ar] 3d^{5}'],
  ['Ca atom', '[Ar] 4s^{2}'],
  ['V atom', '[Ar] 3d^{3} 4s^{2}'],
  ['Zn^{2+} ion', '[Ar] 3d^{10}'],
]

const configurations = template({
  name: 'matching-configurations',
  subtopic: '1.3',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ items: random.sample(CONFIGS, 3) }),
  make: ({ items }) => ({
    stem: '[Ar] stands for the electron configuration of argon.',
    parts: [
      {
        kind: 'match',
        label: 'a',
        prompt: 'Identify the electron configuration of each species in its ground state.',
        command: 'Identify',
        subtopic: '1.3',
        objective: 'AO2',
        marks: 3,
        items: items.map(([name]) => ({ id: name, text: name })),
        targets: asOptions([
          ...items.map(([, config]) => config),
          '[Ar] 3d^{4} 4s^{2}',
          '[Ar] 3d^{9} 4s^{2}',
        ]),
        answer: Object.fromEntries(items),
        scheme: b1(...items.map(([name, config]) => `${name}: ${config}`)),
        solution: `Cr and Cu are exceptions with one 4s electron, and ions lose 4s before 3d. ${items.map(([name, config]) => `${name}: ${config}`).join('; ')}.`,
      },
      {
        kind: 'written',
        label: 'b',
        prompt: 'Define the term *free radical*.',
        command: 'Define',
        subtopic: '1.3',
        objective: 'AO1',
        marks: 1,
        lines: 1,
        scheme: b1('species with one or more unpaired electrons'),
        solution:
          'A free radical is any species, such as an atom or a molecule, that has one or more unpaired electrons.',
        modelAnswer: 'A free radical is a species with one or more unpaired electrons.',
      },
    ],
  }),
})

// 1.4

/** Outer electrons and first six ionisation energies in kJ/mol, real values to three figures: no X that does not exist. */
const ENERGIES: readonly { outer: number; all: readonly number[] }[] = [
  { outer: 2, all: [738, 1450, 7730, 10_500, 13_600, 18_000] }, // Mg
  { outer: 2, all: [590, 1150, 4910, 6490, 8150, 10_500] }, // Ca
  { outer: 3, all: [578, 1820, 2740, 11_600, 14_800, 18_400] }, // Al
  { outer: 4, all: [786, 1580, 3230, 4360, 16_100, 19_800] }, // Si
  { outer: 4, all: [1090, 2350, 4620, 6220, 37_800, 47_300] }, // C
  { outer: 5, all: [1010, 1910, 2910, 4960, 6270, 21_300] }, // P
  { outer: 5, all: [1400, 2860, 4580, 7480, 9440, 53_300] }, // N
]

const successive = template({
  name: 'successive-energies-and-group',
  subtopic: '1.4',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const { outer, all } = random.pick(ENERGIES)
    return { outer, energies: [...all], lost: random.int(2, 5) }
  },
  make: ({ outer, energies, lost }) => {
    const sum = energies.slice(0, lost).reduce((total, energy) => total + energy, 0)
    return {
      stem: 'The table shows the first six ionisation energies of an element X, which is not a transition element.',
      table: {
        head: ['ionisation', 'energy / kJ mol^{−1}'],
        rows: energies.map((energy, at) => [String(at + 1), plain(energy)]),
      },
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: 'Deduce the number of electrons in the outer shell of an atom of X.',
          command: 'Deduce',
          subtopic: '1.4',
          objective: 'AO2',
          marks: 1,
          answer: outer,
          unit: '',
          unitMode: 'given',
          sigFigs: 2,
          form: 'integer',
          scheme: b1(plain(outer)),
          solution: `The largest jump is between ionisation energies ${outer} and ${outer + 1}, so the outer shell holds ${outer} electrons.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the energy needed to change one mole of X(g) into one mole of X^{${lost}+}(g).`,
          command: 'Calculate',
          subtopic: '1.4',
          objective: 'AO2',
          marks: 2,
          answer: sum,
          unit: 'kJ mol^-1',
          unitMode: 'given',
          sigFigs: 3,
          form: 'any',
          scheme: [
            { code: 'C1', text: `sum of the first ${lost} ionisation energies` },
            { code: 'A1', text: `${plain(sum)} kJ mol^{−1}` },
          ],
          solution: `The electrons are removed one after the other, so add the first ${lost} values: ${energies
            .slice(0, lost)
            .map(energy => plain(energy))
            .join(' + ')} = ${plain(sum)} kJ mol^{−1}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'Explain why one of the increases in the table is much larger than the others.',
          command: 'Explain',
          subtopic: '1.4',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'the next electron is removed from an inner shell / a shell closer to the nucleus',
            'it is less shielded and attracted more strongly',
          ),
          solution: 'Say where the next electron comes from, and why it is held more strongly there.',
          modelAnswer:
            'The outer shell is then empty, so the next electron is removed from an inner shell, which is closer to the nucleus. It is less shielded, so the nucleus attracts it more strongly.',
        },
      ],
    }
  },
  verify: ({ energies, lost }) => {
    const ratios = energies.slice(1).map((energy, at) => energy / (energies[at] ?? 1))
    let sum = 0
    for (let at = lost - 1; at >= 0; at -= 1) sum += energies[at] ?? 0
    return { a: ratios.indexOf(Math.max(...ratios)) + 1, b: sum }
  },
})

const trends = template({
  name: 'trends-across-and-down',
  subtopic: '1.4',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    across: random.chance(0.5),
    period: random.int(2, 3),
    group: random.pick([1, 2, 17]),
  }),
  make: ({ across, period, group }) => ({
    stem: across
      ? `The elements of Period ${period} are compared, from Group 1 to Group 18.`
      : `The elements of Group ${group} are compared, from the top to the bottom.`,
    parts: [
      {
        kind: 'match',
        label: 'a',
        prompt: `Identify the general trend ${across ? 'across the period' : 'down the group'}.`,
        command: 'Identify',
        subtopic: '1.4',
        objective: 'AO1',
        marks: 3,
        items: asOptions(['nuclear charge', 'shielding by inner shells', 'first ionisation energy']),
        targets: asOptions(['increases', 'decreases', 'stays about the same']),
        answer: across
          ? {
              'nuclear charge': 'increases',
              'shielding by inner shells': 'stays about the same',
              'first ionisation energy': 'increases',
            }
          : {
              'nuclear charge': 'increases',
              'shielding by inner shells': 'increases',
              'first ionisation energy': 'decreases',
            },
        scheme: b1(
          'nuclear charge increases',
          across ? 'shielding stays about the same' : 'shielding increases',
          `first ionisation energy ${across ? 'increases' : 'decreases'}`,
        ),
        solution: across
          ? 'Each element has one proton more, and the electrons are added to the same shell. The outer electrons are attracted more strongly.'
          : 'Each element has one shell more than the one above it. Distance and shielding outweigh the greater nuclear charge.',
      },
      {
        kind: 'written',
        label: 'b',
        prompt: 'Define the term *first ionisation energy*.',
        command: 'Define',
        subtopic: '1.4',
        objective: 'AO1',
        marks: 2,
        lines: 3,
        scheme: b1(
          'energy needed to remove one mole of electrons from one mole of atoms',
          'from gaseous atoms (to form gaseous 1+ ions)',
        ),
        solution: 'The definition needs one mole of electrons, one mole of atoms, and the gaseous state.',
        modelAnswer:
          'It is the energy needed to remove one mole of electrons from one mole of gaseous atoms, to form one mole of gaseous 1+ ions.',
      },
    ],
  }),
})

export const templates = [particles, beams, filling, configurations, successive, trends]
