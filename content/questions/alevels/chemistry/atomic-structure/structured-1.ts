import { plain } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
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
        solution: `Neutrons = nucleon number − protons; electrons = protons less a positive charge, or more by a negative one. ${ions.map(({ symbol, mass, protons, charge }) => `${symbol}: ${mass} − ${protons} = ${mass - protons} neutrons and ${protons - charge} electrons`).join('; ')}.`,
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
  { symbol: '^{20}F^{−}', charge: -1, mass: 20 },
] as const

const beams = template({
  name: 'beams-in-an-electric-field',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
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

const filling = template({
  name: 'order-of-filling',
  subtopic: '1.3',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  values: random => ({ from: random.int(0, 3) }),
  make: ({ from }) => {
    const used = ['1s', '2s', '2p', '3s', '3p', '4s', '3d', '4p'].slice(from, from + 5)
    return {
      stem: 'The sub-shells of an atom are filled in order of energy.',
      parts: [
        {
          kind: 'order',
          label: '',
          prompt: 'Identify the order in which these sub-shells are filled, the first at the top.',
          command: 'Identify',
          subtopic: '1.3',
          objective: 'AO1',
          marks: 3,
          items: asOptions(used),
          answer: used,
          scheme: b1(
            'all five in order: 3 marks',
            'three pairs of neighbours in order: 2 marks',
            'two pairs of neighbours in order: 1 mark',
          ),
          solution: `The order is 1s 2s 2p 3s 3p 4s 3d 4p, so here ${used.join(', ')}. The 4s sub-shell is filled before 3d.`,
        },
      ],
    }
  },
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
        solution: 'A free radical is any species, atom or molecule, with one or more unpaired electrons.',
        modelAnswer: 'A free radical is a species with one or more unpaired electrons.',
      },
    ],
  }),
})

// 1.4

const successive = template({
  name: 'successive-energies-and-group',
  subtopic: '1.4',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  values: random => {
    const outer = random.int(2, 4)
    const energies = [random.step(580, 740, 10)]
    while (energies.length < 6) {
      const last = energies.at(-1) ?? 0
      const factor = energies.length === outer ? random.step(4.6, 6, 0.1) : random.step(1.3, 1.6, 0.05)
      energies.push(Math.round((last * factor) / 10) * 10)
    }
    return { outer, energies }
  },
  make: ({ outer, energies }) => {
    const sum = energies.slice(0, outer).reduce((total, energy) => total + energy, 0)
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
          prompt: `Calculate the energy needed to change one mole of X(g) into one mole of X^{${outer}+}(g).`,
          command: 'Calculate',
          subtopic: '1.4',
          objective: 'AO2',
          marks: 2,
          answer: sum,
          unit: 'kJ/mol',
          unitMode: 'given',
          sigFigs: 3,
          form: 'any',
          scheme: [
            { code: 'C1', text: `sum of the first ${outer} ionisation energies` },
            { code: 'A1', text: `${plain(sum)} kJ mol^{−1}` },
          ],
          solution: `The electrons are removed one after the other, so add the first ${outer} values: ${energies
            .slice(0, outer)
            .map(energy => plain(energy))
            .join(' + ')} = ${plain(sum)}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `Explain why there is a large increase between ionisation energies ${outer} and ${outer + 1}.`,
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
            'The next electron is removed from an inner shell, which is closer to the nucleus. It is less shielded, so the nucleus attracts it more strongly.',
        },
      ],
    }
  },
  verify: ({ outer, energies }) => {
    const ratios = energies.slice(1).map((energy, at) => energy / (energies[at] ?? 1))
    let sum = 0
    for (let at = outer - 1; at >= 0; at -= 1) sum += energies[at] ?? 0
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
          'gaseous atoms, forming gaseous 1+ ions',
        ),
        solution: 'The definition needs one mole of electrons, one mole of atoms, and the gaseous state.',
        modelAnswer:
          'It is the energy needed to remove one mole of electrons from one mole of gaseous atoms, to form one mole of gaseous 1+ ions.',
      },
    ],
  }),
})

export const templates = [particles, beams, filling, configurations, successive, trends]
