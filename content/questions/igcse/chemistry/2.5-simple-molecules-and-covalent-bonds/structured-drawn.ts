import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { pickCell, wholeCell } from '../cells'
import { capital } from '../shared'
import { moleculeOf, shellsFigure } from './drawings'

const { core, templates } = questionsOf('structured', '2.5', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

/** Molecules of Core; `outer` are the electrons in the outer shell of the atom that is asked, alone. */
const MOLECULES = [
  {
    key: 'HCl',
    name: 'hydrogen chloride',
    printed: 'HCl',
    atom: 'chlorine',
    outer: 7,
    shared: 'one pair of electrons, one dot and one cross, in the overlap',
    rest: 'three pairs of electrons more on chlorine, none on hydrogen',
    why: 'The overlap has one pair: hydrogen then has two electrons. Chlorine has seven electrons of its own, so six are left over.',
    equation: 'H2 + Cl2 -> 2HCl',
    lead: 'Hydrogen chloride is made from its elements.',
    mass: 36.5,
    sum: '1 + 35.5',
  },
  {
    key: 'H2O',
    name: 'water',
    printed: 'H_{2}O',
    atom: 'oxygen',
    outer: 6,
    shared: 'one pair of electrons, one dot and one cross, in each of the two overlaps',
    rest: 'two pairs of electrons more on oxygen, none on hydrogen',
    why: 'Each overlap has one pair. Oxygen has six electrons of its own; two of them are shared, so four are left over.',
    equation: '2H2 + O2 -> 2H2O',
    lead: 'Water forms when hydrogen burns in oxygen.',
    mass: 18,
    sum: '2 × 1 + 16',
  },
  {
    key: 'NH3',
    name: 'ammonia',
    printed: 'NH_{3}',
    atom: 'nitrogen',
    outer: 5,
    shared: 'one pair of electrons, one dot and one cross, in each of the three overlaps',
    rest: 'one pair of electrons more on nitrogen, none on hydrogen',
    why: 'Each overlap has one pair. Nitrogen has five electrons of its own; three of them are shared, so two are left over.',
    equation: 'N2 + 3H2 -> 2NH3',
    lead: 'Ammonia is made from nitrogen and hydrogen.',
    mass: 17,
    sum: '14 + 3 × 1',
  },
  {
    key: 'CH4',
    name: 'methane',
    printed: 'CH_{4}',
    atom: 'carbon',
    outer: 4,
    shared: 'one pair of electrons, one dot and one cross, in each of the four overlaps',
    rest: 'no electrons outside of the overlaps',
    why: 'Each overlap has one pair. Carbon has four electrons of its own, and all four are shared.',
    equation: 'CH4 + 2O2 -> CO2 + 2H2O',
    lead: 'Methane burns completely in oxygen.',
    mass: 16,
    sum: '12 + 4 × 1',
  },
  {
    key: 'Cl2',
    name: 'chlorine',
    printed: 'Cl_{2}',
    atom: 'chlorine',
    outer: 7,
    shared: 'one pair of electrons, one dot and one cross, in the overlap',
    rest: 'three pairs of electrons more on each chlorine atom',
    why: 'The overlap has one pair. Each chlorine atom has seven electrons of its own, so six are left over.',
    equation: '2Na + Cl2 -> 2NaCl',
    lead: 'Chlorine reacts with hot sodium to form sodium chloride.',
    mass: 71,
    sum: '2 × 35.5',
  },
] as const

core('draw-outer-shells', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    item: random.pick(MOLECULES),
    who: random.pick(['A student', 'A teacher', 'A chemist', 'An author of a textbook']),
  }),
  make: ({ item, who }) => {
    const { key, name, printed, atom } = item
    return {
      stem: [
        `${capital(name)}, ${printed}, is a simple molecular substance. ${who} draws the bonding in one of its molecules.`,
        `In a molecule of ${name}, ${printed}, the atoms share electrons. ${who} draws this molecule.`,
        `${who} studies ${name}, ${printed}, whose atoms all have full outer shells in the molecule.`,
      ],
      parts: {
        a: ask.draw({
          lead: 'The circles in the diagram are the outer shells of the atoms.',
          prompt: `Complete the dot-and-cross diagram of a molecule of ${name}. Show outer shell electrons only.`,
          command: 'Draw',
          figure: shellsFigure(`${key.toLowerCase()}-core`, moleculeOf(key), false),
          tools: ['label'],
          labels: [
            { id: 'dot', text: '•' },
            { id: 'cross', text: '×' },
          ],
          modelFigure: shellsFigure(`${key.toLowerCase()}-core`, moleculeOf(key), true),
          scheme: [`${item.shared} (it does not matter which atom has dots)`, item.rest],
          solution: item.why,
        }),
        'b.i': words({
          subject,
          prompt: 'State the name of the type of bond in this molecule.',
          answers: [{ text: 'covalent', accept: ['covalent bond', 'covalent bonds', 'covalent bonding'] }],
          reject: [
            { text: 'ionic', why: 'No electrons pass from one atom to another.' },
            { text: 'metallic', why: 'Metallic bonding is in metals.' },
          ],
          solution: 'A pair of electrons that two atoms share is a covalent bond.',
        }),
        'b.ii': ask.table({
          prompt: `Complete the table for one ${atom} atom.`,
          command: 'Complete',
          objective: 'AO2',
          head: ['', 'electrons in its outer shell'],
          rows: [
            [{ text: 'before the molecule forms' }, wholeCell('before', item.outer)],
            [{ text: 'in the molecule, with all that are shared' }, wholeCell('in the molecule', 8)],
          ],
          scheme: [String(item.outer), '8'],
          solution: `The group of ${atom} gives its outer electrons: ${item.outer}. In the molecule its outer shell is full, with eight.`,
        }),
        c: ask.number({
          prompt: `Calculate the relative molecular mass of ${name}.`,
          answer: item.mass,
          unit: '',
          sigFigs: 2,
          scheme: [`${item.sum} = ${item.mass}`],
          solution: `Add the relative atomic masses of all atoms in the molecule: ${item.sum} = ${item.mass}.`,
        }),
        d: ask.table({
          prompt: 'Complete the table for simple molecular substances.',
          command: 'Complete',
          head: ['melting point', 'electrical conductivity'],
          rows: [
            [
              pickCell('melting point', 'low', ['high', 'low']),
              pickCell('electrical conductivity', 'poor', ['good', 'poor']),
            ],
          ],
          scheme: ['low melting point', 'poor conductivity'],
          solution:
            'Simple molecular substances melt at low temperatures and do not conduct electricity well.',
        }),
        e: ask.equation({
          lead: item.lead,
          prompt: 'Write the symbol equation for this reaction.',
          command: 'State',
          answer: item.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${item.equation}}$. Count the atoms of each element on both sides.`,
        }),
      },
    }
  },
  verify: ({ item }) => {
    const masses: Readonly<Record<string, number>> = { H: 1, C: 12, N: 14, O: 16, Cl: 35.5 }
    return { c: moleculeOf(item.key).atoms.reduce((sum, { symbol }) => sum + (masses[symbol] ?? 0), 0) }
  },
})
