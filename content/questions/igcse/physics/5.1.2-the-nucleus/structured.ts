import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { nuclide } from '../shared'

const { core, supplement, templates } = questionsOf('structured', '5.1.2')

export { templates }

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

core('two-isotopes-and-an-ion', {
  facts: { difficulty: 2, checked: '2026-11-24' },
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
    return {
      stem: `Two isotopes found in natural ${name} are ${nuclide(ion.light, protons, symbol)} and ${nuclide(ion.heavy, protons, symbol)}.`,
      parts: {
        a: ask.written({
          prompt: 'State what is meant by *isotopes* of an element.',
          scheme: [
            judged(
              '(atoms with) the same number of protons (same proton number)',
              `
              SAME = same/equal/identical
              reject different ...(no neutron/nucleon/mass/same/but).. proton
              reject not SAME ... proton
              reject SAME ...(no proton/atomic).. neutron/nucleon
              accept SAME ...(no neutron/nucleon/mass/different).. proton
              accept SAME atomic number
              accept proton ...(no neutron/nucleon/different).. SAME
              earns: atoms of the same element with the same number of protons but more neutrons
              earns: the proton number is the same
              earns: same atomic numbr, different mass
              misses: atoms with different numbers of protons
              misses: atoms with the same number of neutrons
              misses: atoms with different masses`,
            ),
            judged(
              'different numbers of neutrons (different nucleon numbers)',
              `
              DIFFERENT = different/unequal/vary/differ/more/fewer
              HEAVY = neutron/nucleon/mass
              SAME = same/equal/identical
              reject same ...(no proton/atomic/different/but).. neutron/nucleon
              accept DIFFERENT ...(no proton/same/element).. neutron/nucleon
              accept neutron/nucleon ...(no proton/same).. DIFFERENT
              accept not SAME ... neutron/nucleon
              accept DIFFERENT mass number
              unsure DIFFERENT mass
              earns: same protons but different neutrons
              earns: they have a diffrent number of nuetrons
              earns: the nucleon number differs
              misses: the same number of neutrons
              misses: they have different numbers of protons
              misses: isotopes are radioactive`,
            ),
          ],
          modelAnswer:
            'Isotopes are atoms of the same element: they have the same number of protons but different numbers of neutrons.',
          solution:
            'The number of protons decides which element it is, so it is the same for all isotopes of the element. Only the number of neutrons differs.',
        }),
        b: ask.table({
          prompt: `Complete the table for a neutral atom of ${nuclide(asked, protons, symbol)}.`,
          command: 'Determine',
          head: ['particle', 'number in the atom'],
          rows: [
            [{ text: 'proton' }, { blank: 'protons', answer: protons, marks: 1 }],
            [{ text: 'neutron' }, { blank: 'neutrons', answer: asked - protons, marks: 1 }],
            [{ text: 'electron' }, { blank: 'electrons', answer: protons, marks: 1 }],
          ],
          scheme: [`${protons} protons`, `${asked - protons} neutrons`, `${protons} electrons`],
          solution: `The lower number is the proton number: ${protons} protons. Neutrons: ${asked} − ${protons} = ${asked - protons}. A neutral atom has as many electrons as protons: ${protons}.`,
        }),
        'c.i': ask.written({
          lead: `An atom of ${nuclide(other, protons, symbol)} becomes an ion with a relative charge of ${charge > 0 ? '+' : '−'}${size}.`,
          prompt: 'State what happens to the atom when it becomes this ion.',
          subtopic: '5.1.1',
          lines: 1,
          scheme: [
            judged(
              `it ${verb} ${electrons}`,
              `
            THIS = ${charge > 0 ? 'lose/loss/remove/give/donate/release/leave/take/lost' : 'gain/get/receive/accept/add/take/attract/pick/gained'}
            OTHER = ${charge > 0 ? 'gain/get/receive/accept/add/gained' : 'lose/remove/give/donate/release/lost'}
            MANY = ${size === 1 ? 'one/1/an/a/single/another/extra/its' : 'two/2/pair/both'}
            reject proton
            reject OTHER ... electron
            reject electron ... OTHER
            reject ${size === 1 ? 'two/2/three/3' : 'one/1/an/three/3'} ... electron
            accept THIS ... MANY ... electron
            accept MANY ... electron ... THIS
            accept MANY ... ${charge > 0 ? 'fewer/less' : 'more/extra'} electron
            unsure THIS ... electron
            unsure electron ... THIS
            earns: it ${verb} ${electrons}
            earns: ${charge > 0 ? 'loss of' : 'gain of'} ${electrons}
            earns: it ${charge > 0 ? 'losses' : 'gayns'} ${size === 1 ? 'an electorn' : '2 electorns'}
            misses: it ${charge > 0 ? 'gains' : 'loses'} ${electrons}
            misses: it ${charge > 0 ? 'loses' : 'gains'} a proton
            misses: it becomes charged`,
            ),
          ],
          modelAnswer: `The neutral atom ${verb} ${electrons}.`,
          solution: `Electrons are negative. An atom that ${verb} ${electrons} has a relative charge of ${charge > 0 ? '+' : '−'}${size}. The nucleus does not change.`,
        }),
        'c.ii': ask.values({
          prompt: 'Determine the number of neutrons and the number of electrons in this ion.',
          subtopic: '5.1.1',
          objective: 'AO2',
          found: [
            ['number of neutrons', neutrons, 'neutrons-of-the-ion'],
            ['number of electrons', protons - charge, 'electrons-of-the-ion'],
          ],
          scheme: [`${neutrons} neutrons`, `${protons - charge} electrons`],
          solution: `The nucleus stays as it is: ${other} − ${protons} = ${neutrons} neutrons. The atom ${verb} ${electrons}, so the ion has ${protons} ${charge > 0 ? '−' : '+'} ${size} = ${protons - charge} electrons.`,
        }),
      },
    }
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

supplement('fission-in-a-power-station', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ split: random.pick(SPLITS) }),
  make: ({ split: { first, second, free, daughter } }) => {
    const [name, symbol, nucleons, protons] = first
    const [otherName, other, otherNucleons, otherProtons] = second
    const equation = `$\{}^{235}_{92}\\mathrm{U} + {}^{1}_{0}\\mathrm{n} \\rightarrow {}^{${nucleons}}_{${protons}}\\mathrm{${symbol}} + {}^{A}_{Z}\\mathrm{${other}} + ${free}\\,{}^{1}_{0}\\mathrm{n}$`
    return {
      stem: `In the reactor of a nuclear power station, nuclei of uranium-235 undergo nuclear fission. This equation shows one of the reactions.

${equation}`,
      parts: {
        'a.i': ask.written({
          prompt: 'State what is meant by *nuclear fission*.',
          scheme: [
            judged(
              'a heavy (large) nucleus splits into (two) smaller nuclei',
              `
              NUCLEUS = nucleus/nuclei
              SPLIT = split/break/divide/separate/fragment
              reject NUCLEUS ... join/fuse/combine
              reject SPLIT ... molecule
              unsure atom ... SPLIT, without NUCLEUS
              accept NUCLEUS ... SPLIT
              accept SPLIT ... NUCLEUS
              earns: splitting of a large nucleus into two smaller ones
              earns: when a heavy nucleous breaks up into smaller nuclei
              earns: a uranium nucleus is split by a neutron
              misses: two small nuclei join together
              misses: a nucleus gives out radiation
              misses: energy is released`,
            ),
          ],
          modelAnswer: 'In nuclear fission a heavy nucleus splits into two smaller nuclei.',
          solution: 'The word *nucleus* is needed: it is not the atom or a molecule that splits.',
        }),
        'a.ii': ask.written({
          prompt: 'Explain why energy is released in this reaction.',
          scheme: [
            judged(
              'mass is converted to energy, or: the total mass of the products is less than that of the uranium nucleus and the neutron',
              `
              LESS = less/small/lose/lost/decrease/reduce/missing/defect/smaller/loss
              reject mass ... not convert/change/lost
              reject mass ... conserved/same, without LESS
              reject energy ... convert/change/turn ... mass
              accept mass ... convert/change/turn/become/transform/transfer ... energy
              accept mass ... energy
              accept mass ... LESS
              accept LESS ... mass
              accept "E=mc2"/"E=mc^2"
              unsure mass
              earns: some mass is converted to energy
              earns: the products have less mass
              earns: because there is a los of mass, mas is converrted into energy
              misses: because the nucleus splits
              misses: because bonds are broken
              misses: it is exothermic`,
            ),
          ],
          modelAnswer:
            'The products together have slightly less mass than the uranium nucleus and the neutron. The lost mass is converted to energy.',
          solution:
            'In fission a small part of the mass is converted to energy. Most of it is kinetic energy of the products.',
        }),
        b: ask.table({
          prompt: `Determine the nucleon number *A* and the proton number *Z* of the ${otherName} nucleus.`,
          objective: 'AO2',
          head: ['', 'nucleon number *A*', 'proton number *Z*'],
          rows: [
            [
              { text: `${otherName} nucleus` },
              { blank: 'nucleons', answer: otherNucleons, marks: 1 },
              { blank: 'protons', answer: otherProtons, marks: 1 },
            ],
          ],
          scheme: [`*A* = ${otherNucleons}`, `*Z* = ${otherProtons}`],
          solution: `The upper numbers have the same sum on both sides: *A* = 235 + 1 − ${nucleons} − ${free} = ${235 + 1 - nucleons - free}. So have the lower numbers: *Z* = 92 − ${protons} = ${92 - protons}.`,
        }),
        c: ask.written({
          prompt:
            'Another nuclear reaction is nuclear fusion. State **one** similarity and **one** difference between fission and fusion.',
          command: 'State',
          scheme: [
            judged(
              'similarity: (large amounts of) energy released, or: (some) mass converted to energy',
              `
              RELEASE = release/give/produce/emit/generate/create/make/transfer/out/output/convert
              reject neither/not RELEASE
              reject fission ...(no fusion/both).. RELEASE ... energy ... fusion ... absorb/need/require/not
              accept both/similar/similarity/each/they, energy
              accept RELEASE ... energy
              accept energy ... RELEASE
              accept mass ... energy
              unsure energy
              unsure both ... mass
              earns: both release energy
              earns: similarity: they both give out lots of enrgy
              earns: in both, mass is converted to energy
              misses: fission splits a nucleus
              misses: both are done with uranium
              misses: both need a high temperature`,
            ),
            judged(
              'difference: in fission a heavy nucleus splits, and in fusion light nuclei join (to form a heavier nucleus)',
              `
              SPLIT = split/break/divide/separate/fragment/apart/splitting
              JOIN = join/fuse/combine/merge/together/bond/form/add
              reject fission ...(no fusion/SPLIT/not).. JOIN
              reject fusion ...(no fission/JOIN/not).. SPLIT
              accept SPLIT & JOIN
              unsure SPLIT
              unsure JOIN
              earns: in fission a nucleus splits but in fusion nuclei join
              earns: fusion is joining of nuclei and fission is spliting them
              earns: fission breaks a heavy nucleus and fusion combines two light nuclei
              misses: fusion splits nuclei and fission joins them
              misses: fusion needs a high temperature
              misses: fission releases energy`,
            ),
          ],
          modelAnswer:
            'In both reactions mass is converted to energy. In fission a heavy nucleus splits into smaller ones, but in fusion two light nuclei join and form a heavier nucleus.',
          solution:
            'Give one statement about both reactions, then one statement that names what happens in each of them.',
        }),
        d: ask.table({
          lead: `The nucleus ${nuclide(nucleons, protons, symbol)} is unstable. It emits a β-particle and becomes a nucleus of ${daughter[0]} (${daughter[1]}).`,
          prompt: `Complete the table for the ${daughter[0]} nucleus.`,
          command: 'Determine',
          subtopic: '5.2.3',
          objective: 'AO2',
          head: ['', 'nucleon number', 'proton number'],
          rows: [
            [{ text: `${name} nucleus` }, { text: String(nucleons) }, { text: String(protons) }],
            [
              { text: `${daughter[0]} nucleus` },
              { blank: 'after-nucleons', answer: nucleons, marks: 1 },
              { blank: 'after-protons', answer: protons + 1, marks: 1 },
            ],
          ],
          scheme: [`nucleon number ${nucleons}`, `proton number ${protons + 1}`],
          solution: `In β decay a neutron changes into a proton and an electron, and the electron leaves the nucleus. The number of nucleons stays ${nucleons}, and the proton number rises by 1, to ${protons + 1}.`,
        }),
      },
    }
  },
})
