import { rows, structured } from '@/lib/exams/authoring/options'
import { plain } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { arrow, curve, line, type Point, rect, text } from '@/lib/figures/shapes'

const facts = { style: 'structured', tier: 'supplement', calculator: 'needed' } as const

const B1 = (point: string): MarkPoint => ({ code: 'B1', text: point })
const C1 = (point: string): MarkPoint => ({ code: 'C1', text: point })
const A1 = (point: string): MarkPoint => ({ code: 'A1', text: point })

/** A nuclide in the notation of the syllabus. */
const nuclide = (nucleons: number | string, protons: number | string, symbol: string) =>
  `$\{}^{${nucleons}}_{${protons}}\\mathrm{${symbol}}$`

// 5.1.1 The atom

const FOILS = [
  { metal: 'gold', symbol: 'Au', nucleons: 197, protons: 79 },
  { metal: 'platinum', symbol: 'Pt', nucleons: 195, protons: 78 },
  { metal: 'silver', symbol: 'Ag', nucleons: 107, protons: 47 },
  { metal: 'copper', symbol: 'Cu', nucleons: 63, protons: 29 },
] as const

const scattering = template({
  ...facts,
  checked: '2026-11-20',
  name: 'alpha-particles-at-a-metal-foil',
  subtopic: '5.1.1',
  difficulty: 3,
  values: random => {
    const ratio = random.step(8000, 20_000, 500)
    const back = random.int(12, 40)
    const bent = random.step(10, 30, 1) * Math.round((ratio * back) / 1000)
    return { foil: random.pick(FOILS), ratio, back, bent, straight: ratio * back - back - bent }
  },
  make: ({ foil, ratio, back, bent, straight }) => {
    const { metal, symbol, nucleons, protons } = foil
    const total = ratio * back
    return structured({
      stem: `In a vacuum, a narrow beam of α-particles is directed at a very thin ${metal} foil. A detector counts the α-particles that leave the foil in different directions. The table shows the results.`,
      table: {
        head: ['deflection of the α-particle', 'number of α-particles'],
        rows: [
          ['less than 1° (almost straight on)', plain(straight)],
          ['from 1° to 90°', plain(bent)],
          ['more than 90° (turned back)', plain(back)],
        ],
      },
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: 'One α-particle in every *N* is turned back. Calculate *N*.',
          command: 'Calculate',
          subtopic: '5.1.1',
          objective: 'AO2',
          marks: 2,
          answer: ratio,
          unit: '',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(
              `total number of α-particles ÷ number turned back, or ${plain(straight)} + ${plain(bent)} + ${plain(back)} (= ${plain(total)})`,
            ),
            A1(plain(ratio)),
          ],
          solution: `Total number of α-particles: ${plain(straight)} + ${plain(bent)} + ${plain(back)} = ${plain(total)}.

${plain(back)} of them are turned back, so *N* = ${plain(total)} ÷ ${plain(back)} = ${plain(ratio)}.`,
        },
        {
          kind: 'match',
          label: 'b',
          prompt: 'Identify the conclusion that each finding supports best.',
          command: 'Identify',
          subtopic: '5.1.1',
          objective: 'AO1',
          marks: 2,
          items: [
            { id: 'most', text: 'Most α-particles are not deflected.' },
            { id: 'way', text: 'α-particles that pass near a nucleus are repelled by it.' },
            { id: 'back', text: 'Very few α-particles are turned back.' },
          ],
          targets: [
            { id: 'empty', text: 'An atom consists mostly of empty space.' },
            { id: 'charge', text: 'The nucleus is positively charged.' },
            { id: 'mass', text: 'The nucleus is very small and holds most of the mass of the atom.' },
            { id: 'electrons', text: 'Electrons are in orbit around the nucleus.' },
            { id: 'spread', text: 'The positive charge is spread evenly through the atom.' },
          ],
          answer: { most: 'empty', way: 'charge', back: 'mass' },
          scheme: [B1('two of the three right'), B1('all three right')],
          solution:
            'Most α-particles meet nothing that pushes them: the atom is mostly empty space. Like charges repel, so a nucleus that repels the positive α-particles is positive. Only a direct hit on something tiny, with much more mass than the α-particle, turns it back.',
        },
        {
          kind: 'table',
          label: 'c',
          prompt: `A nucleus in the foil is ${nuclide(nucleons, protons, symbol)}. State its relative charge and its relative mass.`,
          command: 'State',
          subtopic: '5.1.2',
          objective: 'AO1',
          marks: 2,
          head: ['', 'relative charge', 'relative mass'],
          rows: [
            [{ text: 'proton' }, { text: '+1' }, { text: '1' }],
            [
              { text: `nucleus of ${metal}` },
              { blank: 'charge', answer: protons, marks: 1 },
              { blank: 'mass', answer: nucleons, marks: 1 },
            ],
          ],
          scheme: [B1(`(+)${protons}`), B1(String(nucleons))],
          solution: `Only the protons are charged, so the relative charge is the proton number, +${protons}. Protons and neutrons both have a relative mass of about 1, so the relative mass is the nucleon number, ${nucleons}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'Explain why the foil is very thin and why the air is removed.',
          command: 'Explain',
          subtopic: '5.2.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1(
              'thin foil: a thicker foil would absorb α-particles (low penetrating ability), or: would deflect them more than once',
            ),
            B1(
              'no air: a few centimetres of air absorb α-particles (they ionise it strongly), or: the air would deflect them',
            ),
          ],
          modelAnswer:
            'α-particles do not penetrate far into matter, so a thick foil would stop them. A few centimetres of air absorb α-particles as well, because they ionise the air strongly, so they would not reach the detector.',
          solution:
            'α is the least penetrating of the three radiations: it loses its energy quickly because it ionises strongly. Both precautions make sure that the α-particles reach the detector.',
        },
      ],
    })
  },
  verify: ({ back, bent, straight }) => ({ a: 1 / (back / (straight + bent + back)) }),
})

// 5.1.2 The nucleus

type Ion = { name: string; symbol: string; protons: number; light: number; heavy: number; charge: number }
const IONS: readonly Ion[] = [
  { name: 'lithium', symbol: 'Li', protons: 3, light: 6, heavy: 7, charge: 1 },
  { name: 'oxygen', symbol: 'O', protons: 8, light: 16, heavy: 18, charge: -2 },
  { name: 'magnesium', symbol: 'Mg', protons: 12, light: 24, heavy: 26, charge: 2 },
  { name: 'sulfur', symbol: 'S', protons: 16, light: 32, heavy: 34, charge: -2 },
  { name: 'chlorine', symbol: 'Cl', protons: 17, light: 35, heavy: 37, charge: -1 },
  { name: 'potassium', symbol: 'K', protons: 19, light: 39, heavy: 41, charge: 1 },
  { name: 'calcium', symbol: 'Ca', protons: 20, light: 40, heavy: 44, charge: 2 },
  { name: 'copper', symbol: 'Cu', protons: 29, light: 63, heavy: 65, charge: 2 },
  { name: 'bromine', symbol: 'Br', protons: 35, light: 79, heavy: 81, charge: -1 },
]

const isotopes = template({
  ...facts,
  checked: '2026-11-20',
  name: 'two-isotopes-and-an-ion',
  subtopic: '5.1.2',
  tier: 'core',
  calculator: 'not-needed',
  difficulty: 2,
  values: random => {
    const ion = random.pick(IONS)
    const first = random.chance(0.5)
    // As many neutrons as protons would hide every mistake.
    if (first && ion.light === 2 * ion.protons) return null
    return { ion, asked: first ? ion.light : ion.heavy, other: first ? ion.heavy : ion.light }
  },
  make: ({ ion, asked, other }) => {
    const { name, symbol, protons, charge } = ion
    const size = Math.abs(charge)
    const electrons = size === 1 ? 'one electron' : 'two electrons'
    const verb = charge > 0 ? 'loses' : 'gains'
    const neutrons = other - protons
    return structured({
      stem: `Two isotopes found in natural ${name} are ${nuclide(ion.light, protons, symbol)} and ${nuclide(ion.heavy, protons, symbol)}.`,
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State what is meant by *isotopes* of an element.',
          command: 'State',
          subtopic: '5.1.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('(atoms with) the same number of protons (same proton number)'),
            B1('different numbers of neutrons (different nucleon numbers)'),
          ],
          modelAnswer:
            'Isotopes are atoms of the same element: they have the same number of protons but different numbers of neutrons.',
          solution:
            'The number of protons decides which element it is, so it is the same for all isotopes of the element. Only the number of neutrons differs.',
        },
        {
          kind: 'table',
          label: 'b',
          prompt: `Complete the table for a neutral atom of ${nuclide(asked, protons, symbol)}.`,
          command: 'Determine',
          subtopic: '5.1.2',
          objective: 'AO1',
          marks: 3,
          head: ['particle', 'number in the atom'],
          rows: [
            [{ text: 'proton' }, { blank: 'protons', answer: protons, marks: 1 }],
            [{ text: 'neutron' }, { blank: 'neutrons', answer: asked - protons, marks: 1 }],
            [{ text: 'electron' }, { blank: 'electrons', answer: protons, marks: 1 }],
          ],
          scheme: [B1(`${protons} protons`), B1(`${asked - protons} neutrons`), B1(`${protons} electrons`)],
          solution: `The lower number is the proton number: ${protons} protons. Neutrons: ${asked} − ${protons} = ${asked - protons}. A neutral atom has as many electrons as protons: ${protons}.`,
        },
        {
          kind: 'written',
          label: 'c.i',
          lead: `An atom of ${nuclide(other, protons, symbol)} becomes an ion with a relative charge of ${charge > 0 ? '+' : '−'}${size}.`,
          prompt: 'State what happens to the atom when it becomes this ion.',
          command: 'State',
          subtopic: '5.1.1',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [B1(`it ${verb} ${electrons}`)],
          modelAnswer: `The neutral atom ${verb} ${electrons}.`,
          solution: `Electrons are negative. An atom that ${verb} ${electrons} has a relative charge of ${charge > 0 ? '+' : '−'}${size}. The nucleus does not change.`,
        },
        {
          kind: 'choice',
          label: 'c.ii',
          prompt: 'Which row describes the ion?',
          command: 'Identify',
          subtopic: '5.1.1',
          objective: 'AO2',
          marks: 1,
          ...rows(
            ['protons', 'neutrons', 'electrons'],
            [plain(protons), plain(neutrons), plain(protons - charge)],
            [
              [
                [plain(protons), plain(neutrons), plain(protons + charge)],
                'You changed the number of electrons the wrong way. Electrons are negative.',
              ],
              [
                [plain(protons + charge), plain(neutrons), plain(protons)],
                'You changed the number of protons. When an ion forms, only the number of electrons changes.',
              ],
              [
                [plain(protons), plain(other), plain(protons - charge)],
                'You took the nucleon number for the number of neutrons. Subtract the proton number.',
              ],
            ],
          ),
          scheme: [B1(`${protons} protons, ${neutrons} neutrons, ${protons - charge} electrons`)],
          solution: `The nucleus stays as it is: ${protons} protons and ${other} − ${protons} = ${neutrons} neutrons. The atom ${verb} ${electrons}, so the ion has ${protons} ${charge > 0 ? '−' : '+'} ${size} = ${protons - charge} electrons.`,
        },
      ],
    })
  },
})

type Product = [name: string, symbol: string, nucleons: number, protons: number]
const SPLITS: readonly { first: Product; second: Product; free: number; daughter: [string, string] }[] = [
  {
    first: ['barium', 'Ba', 141, 56],
    second: ['krypton', 'Kr', 92, 36],
    free: 3,
    daughter: ['lanthanum', 'La'],
  },
  {
    first: ['barium', 'Ba', 144, 56],
    second: ['krypton', 'Kr', 89, 36],
    free: 3,
    daughter: ['lanthanum', 'La'],
  },
  {
    first: ['xenon', 'Xe', 140, 54],
    second: ['strontium', 'Sr', 94, 38],
    free: 2,
    daughter: ['caesium', 'Cs'],
  },
  {
    first: ['xenon', 'Xe', 139, 54],
    second: ['strontium', 'Sr', 95, 38],
    free: 2,
    daughter: ['caesium', 'Cs'],
  },
  {
    first: ['caesium', 'Cs', 140, 55],
    second: ['rubidium', 'Rb', 93, 37],
    free: 3,
    daughter: ['barium', 'Ba'],
  },
  { first: ['iodine', 'I', 137, 53], second: ['yttrium', 'Y', 96, 39], free: 3, daughter: ['xenon', 'Xe'] },
  {
    first: ['lanthanum', 'La', 147, 57],
    second: ['bromine', 'Br', 87, 35],
    free: 2,
    daughter: ['cerium', 'Ce'],
  },
]

const fission = template({
  ...facts,
  checked: '2026-11-20',
  name: 'fission-in-a-power-station',
  subtopic: '5.1.2',
  calculator: 'not-needed',
  difficulty: 3,
  values: random => ({ split: random.pick(SPLITS) }),
  make: ({ split: { first, second, free, daughter } }) => {
    const [name, symbol, nucleons, protons] = first
    const [otherName, other, otherNucleons, otherProtons] = second
    const equation = `$\{}^{235}_{92}\\mathrm{U} + {}^{1}_{0}\\mathrm{n} \\rightarrow {}^{${nucleons}}_{${protons}}\\mathrm{${symbol}} + {}^{A}_{Z}\\mathrm{${other}} + ${free}\\,{}^{1}_{0}\\mathrm{n}$`
    return structured({
      stem: `In the reactor of a nuclear power station, nuclei of uranium-235 undergo nuclear fission. This equation shows one of the reactions.

${equation}`,
      parts: [
        {
          kind: 'written',
          label: 'a.i',
          prompt: 'State what is meant by *nuclear fission*.',
          command: 'State',
          subtopic: '5.1.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [B1('a heavy (large) nucleus splits into (two) smaller nuclei')],
          modelAnswer: 'In nuclear fission a heavy nucleus splits into two smaller nuclei.',
          solution: 'The word *nucleus* is needed: it is not the atom or a molecule that splits.',
        },
        {
          kind: 'written',
          label: 'a.ii',
          prompt: 'Explain why energy is released in this reaction.',
          command: 'Explain',
          subtopic: '5.1.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            B1(
              'mass is converted to energy, or: the total mass of the products is less than that of the uranium nucleus and the neutron',
            ),
          ],
          modelAnswer:
            'The products together have slightly less mass than the uranium nucleus and the neutron. The lost mass is converted to energy.',
          solution:
            'In fission a small part of the mass is converted to energy. Most of it is kinetic energy of the products.',
        },
        {
          kind: 'table',
          label: 'b',
          prompt: `Determine the nucleon number *A* and the proton number *Z* of the ${otherName} nucleus.`,
          command: 'Determine',
          subtopic: '5.1.2',
          objective: 'AO2',
          marks: 2,
          head: ['', 'nucleon number *A*', 'proton number *Z*'],
          rows: [
            [
              { text: `${otherName} nucleus` },
              { blank: 'nucleons', answer: otherNucleons, marks: 1 },
              { blank: 'protons', answer: otherProtons, marks: 1 },
            ],
          ],
          scheme: [B1(`*A* = ${otherNucleons}`), B1(`*Z* = ${otherProtons}`)],
          solution: `The upper numbers have the same sum on both sides: *A* = 235 + 1 − ${nucleons} − ${free} = ${235 + 1 - nucleons - free}. So have the lower numbers: *Z* = 92 − ${protons} = ${92 - protons}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt:
            'Another nuclear reaction is nuclear fusion. State **one** similarity and **one** difference between fission and fusion.',
          command: 'State',
          subtopic: '5.1.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('similarity: (large amounts of) energy released, or: (some) mass converted to energy'),
            B1(
              'difference: in fission a heavy nucleus splits, and in fusion light nuclei join (to form a heavier nucleus)',
            ),
          ],
          modelAnswer:
            'In both reactions mass is converted to energy. In fission a heavy nucleus splits into smaller ones, but in fusion two light nuclei join and form a heavier nucleus.',
          solution:
            'Give one statement about both reactions, then one statement that names what happens in each of them.',
        },
        {
          kind: 'table',
          label: 'd',
          lead: `The nucleus ${nuclide(nucleons, protons, symbol)} is unstable. It emits a β-particle and becomes a nucleus of ${daughter[0]} (${daughter[1]}).`,
          prompt: `Complete the table for the ${daughter[0]} nucleus.`,
          command: 'Determine',
          subtopic: '5.2.3',
          objective: 'AO2',
          marks: 2,
          head: ['', 'nucleon number', 'proton number'],
          rows: [
            [{ text: `${name} nucleus` }, { text: String(nucleons) }, { text: String(protons) }],
            [
              { text: `${daughter[0]} nucleus` },
              { blank: 'after-nucleons', answer: nucleons, marks: 1 },
              { blank: 'after-protons', answer: protons + 1, marks: 1 },
            ],
          ],
          scheme: [B1(`nucleon number ${nucleons}`), B1(`proton number ${protons + 1}`)],
          solution: `In β decay a neutron changes into a proton and an electron, and the electron leaves the nucleus. The number of nucleons stays ${nucleons}, and the proton number rises by 1, to ${protons + 1}.`,
        },
      ],
    })
  },
})

// 5.2.2 The three types of nuclear emission: deflection

const ALPHA_SOURCES = [
  { from: ['radium', 'Ra', 226, 88], to: ['radon', 'Rn'] },
  { from: ['thorium', 'Th', 228, 90], to: ['radium', 'Ra'] },
  { from: ['uranium', 'U', 238, 92], to: ['thorium', 'Th'] },
  { from: ['thorium', 'Th', 232, 90], to: ['radium', 'Ra'] },
] as const

const deflected = template({
  ...facts,
  checked: '2026-11-20',
  name: 'three-radiations-between-charged-plates',
  subtopic: '5.2.2',
  calculator: 'not-needed',
  difficulty: 3,
  values: random => ({
    source: random.pick(ALPHA_SOURCES),
    letters: random.shuffle(['P', 'Q', 'R']),
    topPositive: random.chance(0.5),
  }),
  make: ({ source, letters, topPositive }) => {
    const [alpha = '', beta = '', gamma = ''] = letters
    const [name, symbol, nucleons, protons] = source.from
    const [daughter, daughterSymbol] = source.to
    const y = 92
    // Down the page towards the lower plate: +1 when the lower plate is negative.
    const side = topPositive ? 1 : -1
    const bent = (points: readonly Point[]) => points.map(([px, py]): Point => [px, y + side * py])
    const label = (px: number, py: number, letter: string) => text(px, py, letter, { cls: 'b' })
    return structured({
      stem: `A source contains ${name} and the radioactive nuclides that form from it. It emits α-particles, β-particles and γ-radiation. In a vacuum, a narrow beam of the three radiations passes between two charged plates. The diagram shows their paths P, Q and R. It is not to scale.`,
      figure: figure(
        {
          name: 'nuclear-physics/beam-between-charged-plates',
          title: 'Three paths between two charged plates',
          description: `A beam enters from the left between two level plates. The upper plate is ${topPositive ? 'positive' : 'negative'}, the lower plate is ${topPositive ? 'negative' : 'positive'}. Path ${gamma} is straight. Path ${alpha} bends slightly ${topPositive ? 'downwards' : 'upwards'}. Path ${beta} bends strongly ${topPositive ? 'upwards' : 'downwards'}.`,
          height: 184,
        },
        rect(22, y - 14, 46, 28, 'l sunk'),
        text(45, y + 34, 'source', { anchor: 'middle' }),
        line(110, y - 62, 270, y - 62, 'l thick'),
        line(110, y + 62, 270, y + 62, 'l thick'),
        text(100, y - 57, topPositive ? '+' : '−', { anchor: 'end' }),
        text(100, y + 67, topPositive ? '−' : '+', { anchor: 'end' }),
        arrow(68, y, 320, y, { cls: 'p' }),
        curve(
          bent([
            [110, 0],
            [190, 5],
            [270, 19],
            [318, 30],
          ]),
          'p',
        ),
        curve(
          bent([
            [110, 0],
            [160, -8],
            [205, -28],
            [240, -56],
          ]),
          'p',
        ),
        label(326, y + 5, gamma),
        label(324, y + side * 32 + (side > 0 ? 8 : 2), alpha),
        label(246, y - side * 44 + 5, beta),
      ),
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Identify the radiation that follows each path.',
          command: 'Identify',
          subtopic: '5.2.2',
          objective: 'AO1',
          marks: 2,
          items: ['P', 'Q', 'R'].map(id => ({ id, text: `path ${id}` })),
          targets: [
            { id: 'alpha', text: 'α-particles' },
            { id: 'beta', text: 'β-particles' },
            { id: 'gamma', text: 'γ-radiation' },
          ],
          answer: { [alpha]: 'alpha', [beta]: 'beta', [gamma]: 'gamma' },
          scheme: [B1('two of the three right'), B1('all three right')],
          solution: `α-particles are positive and are attracted by the negative plate: path ${alpha}. β-particles are negative and are attracted by the positive plate: path ${beta}. γ-radiation has no charge and is not deflected: path ${gamma}.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt:
            'Explain, in terms of charge and kinetic energy, why α-particles have a stronger ionising effect than β-particles.',
          command: 'Explain',
          subtopic: '5.2.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('α-particles have a larger charge (+2, and β-particles −1)'),
            B1('α-particles have more kinetic energy'),
          ],
          modelAnswer:
            'An α-particle has twice the charge of a β-particle, so it exerts larger forces on the electrons of the atoms that it passes. It also has more kinetic energy, so it can ionise more atoms.',
          solution:
            'Compare both quantities that the question names: the charge is larger (+2 against −1) and so is the kinetic energy.',
        },
        {
          kind: 'table',
          label: 'c',
          lead: `A nucleus of ${name}-${nucleons}, ${nuclide(nucleons, protons, symbol)}, emits an α-particle and becomes a nucleus of ${daughter} (${daughterSymbol}).`,
          prompt: `Complete the table for the ${daughter} nucleus.`,
          command: 'Determine',
          subtopic: '5.2.3',
          objective: 'AO2',
          marks: 2,
          head: ['', 'nucleon number', 'proton number'],
          rows: [
            [
              { text: `${daughter} nucleus` },
              { blank: 'nucleons', answer: nucleons - 4, marks: 1 },
              { blank: 'protons', answer: protons - 2, marks: 1 },
            ],
          ],
          scheme: [B1(`nucleon number ${nucleons - 4}`), B1(`proton number ${protons - 2}`)],
          solution: `An α-particle takes away two protons and two neutrons. Nucleon number: ${nucleons} − 4 = ${nucleons - 4}. Proton number: ${protons} − 2 = ${protons - 2}.`,
        },
      ],
    })
  },
})

export const templates = [scattering, isotopes, fission, deflected]
