import { asItems, ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.1')

export { templates }

type Ion = { symbol: string; name: string; mass: number; protons: number; charge: number }

const IONS: readonly Ion[] = [
  { symbol: 'Al^{3+}', name: 'aluminium', mass: 27, protons: 13, charge: 3 },
  { symbol: 'S^{2−}', name: 'sulfur', mass: 34, protons: 16, charge: -2 },
  { symbol: 'Ca^{2+}', name: 'calcium', mass: 44, protons: 20, charge: 2 },
  { symbol: 'Br^{−}', name: 'bromine', mass: 81, protons: 35, charge: -1 },
  { symbol: 'Fe^{3+}', name: 'iron', mass: 56, protons: 26, charge: 3 },
  { symbol: 'Cl^{−}', name: 'chlorine', mass: 37, protons: 17, charge: -1 },
]

question('particles-in-two-ions-and-isotopes', {
  facts: { difficulty: 2, checked: '2026-11-30' },
  values: random => ({ ions: random.sample(IONS, 2) }),
  make: ({ ions }) => ({
    stem: 'The table is about the particles in two ions.',
    parts: {
      a: ask.table({
        prompt: 'Complete the table.',
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
        scheme: ions.flatMap(({ symbol, mass, protons, charge }) => [
          `${symbol}: ${mass - protons} neutrons`,
          `${symbol}: ${protons - charge} electrons`,
        ]),
        solution: `Neutrons = nucleon number − protons; for the electrons, subtract a positive charge from the protons, or add the size of a negative one. ${ions.map(({ symbol, mass, protons, charge }) => `${symbol}: ${mass} − ${protons} = ${mass - protons} neutrons and ${protons - charge} electrons`).join('; ')}.`,
      }),
      b: ask.written({
        lead: `Other isotopes of ${ions[0]?.name} exist.`,
        prompt: 'Define the term *isotopes*.',
        subtopic: '1.2',
        lines: 2,
        scheme: [
          judged(
            'atoms with the same number of protons',
            `
            SAME = same/equal/identical
            DIFFERENT = different/differ/vary/unequal
            reject DIFFERENT ...(no neutron/mass/nucleon/SAME/but/and).. proton/atomic
            reject SAME ...(no proton/atomic/element/DIFFERENT/but).. neutron/nucleon/mass
            unsure molecule/compound/ion/ions
            unsure element with/that/which/have, without atom
            accept SAME ... proton | proton ... SAME | SAME atomic number
            unsure SAME element
            earns: atoms with the same number of protons but different numbers of neutrons
            earns: atoms of the same element with the same proton number
            earns: atoms with the same protton number
            misses: atoms with the same number of neutrons and different numbers of protons
            misses: atoms with different numbers of neutrons
            misses: atoms with different numbers of protons`,
          ),
          judged(
            'and different numbers of neutrons',
            `
            SAME = same/equal/identical
            DIFFERENT = different/differ/vary/unequal
            reject SAME ...(no proton/atomic/element/DIFFERENT/but/electron).. neutron/nucleon/mass
            reject DIFFERENT ...(no neutron/mass/nucleon/SAME/but/and).. proton/atomic
            accept DIFFERENT ... neutron | neutron ... DIFFERENT | more/fewer/less neutron | not same ... neutron
            unsure DIFFERENT mass/nucleon/masses | neutron
            earns: atoms with the same number of protons but different numbers of neutrons
            earns: the number of neutrons differs
            earns: diffrent numbers of nuetrons
            misses: atoms with the same number of neutrons and different numbers of protons
            misses: atoms with the same number of protons
            misses: they have different numbers of electrons`,
          ),
        ],
        solution:
          'The definition needs atoms with the same number of protons, and different numbers of neutrons.',
        modelAnswer: 'Isotopes are atoms with the same number of protons but different numbers of neutrons.',
      }),
    },
  }),
})

const BEAMS = [
  { symbol: '^{2}H^{+}', charge: 1, mass: 2 },
  { symbol: '^{4}He^{2+}', charge: 2, mass: 4 },
  { symbol: '^{16}O^{2−}', charge: -2, mass: 16 },
  { symbol: '^{24}Mg^{2+}', charge: 2, mass: 24 },
  { symbol: '^{19}F^{−}', charge: -1, mass: 19 },
] as const

question('beams-in-an-electric-field', {
  facts: { difficulty: 3, calculator: 'needed', checked: '2026-11-20' },
  values: random => ({ beam: random.pick(BEAMS), proton: random.pick([4, 8, 12, 16, 20]) }),
  make: ({ beam, proton }) => {
    const answer = (proton * Math.abs(beam.charge)) / beam.mass
    return {
      stem: `Beams of protons, neutrons and electrons enter the same electric field at the same velocity. The protons are deflected by ${proton}°.`,
      parts: {
        a: ask.match({
          prompt: 'Predict the path of each beam.',
          items: asItems(['protons', 'neutrons', 'electrons']),
          targets: asItems([
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
          scheme: [
            'protons: slightly towards the negative plate',
            'neutrons: not deflected',
            'electrons: greatly towards the positive plate',
          ],
          solution:
            'Neutrons have no charge. Protons are positive, electrons negative. Electrons are deflected far more, because their mass is much smaller.',
        }),
        b: ask.number({
          prompt: `Calculate the size of the angle by which a beam of ${beam.symbol} ions is deflected, at the same velocity.`,
          answer,
          unit: '°',
          signFree: true,
          scheme: [
            `C1 charge ÷ mass = ${Math.abs(beam.charge)} ÷ ${beam.mass}`,
            `A1 ${plain(Number(answer.toPrecision(3)))}°`,
          ],
          solution: `The angle is proportional to charge ÷ mass, which is 1 for a proton. ${Math.abs(beam.charge)} ÷ ${beam.mass} × ${proton}° = ${plain(Number(answer.toPrecision(3)))}°.`,
        }),
      },
    }
  },
  verify: ({ beam, proton }) => ({ b: proton / (beam.mass / Math.abs(beam.charge)) }),
})
