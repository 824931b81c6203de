import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { ELECTRONS_MOVE } from '../2.6-giant-covalent-structures/points'
import { pickCell, wholeCell } from '../cells'
import { ionText } from '../elements'
import { capital } from '../shared'
import { latticeFigure, unfinishedLattice } from './drawings'
import { METALS } from './metals'
import {
  IONS_SLIDE,
  ionsSlide,
  LIKE_REPEL,
  METALLIC_BOND,
  metalElectrons,
  STILL_BONDED,
  saltIonsFixed,
} from './points'

const { supplement, templates } = questionsOf('structured', '2.7', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const SHAPED = [
  { name: 'copper', charge: 2, ion: 'Cu^{2+}', thing: 'wires of cables', equation: '2Cu + O2 -> 2CuO' },
  {
    name: 'aluminium',
    charge: 3,
    ion: 'Al^{3+}',
    thing: 'cables and thin foil',
    equation: '4Al + 3O2 -> 2Al2O3',
  },
  { name: 'magnesium', charge: 2, ion: 'Mg^{2+}', thing: 'ribbons', equation: '2Mg + O2 -> 2MgO' },
  { name: 'zinc', charge: 2, ion: 'Zn^{2+}', thing: 'sheets for roofs', equation: '2Zn + O2 -> 2ZnO' },
] as const

supplement('metal-for-a-product', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    item: random.pick(SHAPED),
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['Q', 'R'],
    ] as const),
    ions: random.step(1200, 4800, 150),
  }),
  make: ({ item: { name, charge, ion, thing, equation }, letters: [x, y], ions }) => ({
    stem: [
      `${capital(name)} is used for ${thing}. The diagram shows part of its structure; not all small particles are drawn.`,
      `The diagram shows how the particles are arranged in ${name}, a metal that is made into ${thing}. Not all small particles are drawn.`,
      `Part of the structure of ${name} is drawn here, without some of the small particles. This metal is used for ${thing}.`,
    ],
    figure: latticeFigure(x, y, ''),
    parts: {
      a: ask.table({
        prompt: `State the names of the particles ${x} and ${y}.`,
        head: ['letter', 'name of the particle'],
        rows: [
          [
            { text: x },
            wordsCell('large particle', 'positive ion', {
              subject,
              accept: [
                'cation',
                'metal ion',
                'positive metal ion',
                `${name} ion`,
                'ion',
                'metal cation',
                `positive ${name} ion`,
                'positively charged ion',
              ],
              reject: ['negative ion', 'anion', 'atom', 'proton', 'nucleus'],
            }),
          ],
          [
            { text: y },
            wordsCell('small particle', 'delocalised electron', {
              subject,
              accept: [
                'electron',
                'free electron',
                'mobile electron',
                'outer electron',
                'outer shell electron',
                'valence electron',
                'delocalized electron',
              ],
              reject: ['neutron', 'proton', 'negative ion'],
            }),
          ],
        ],
        scheme: [`${x}: positive ion (cation, metal ion)`, `${y}: (delocalised) electron`],
        solution: `A metal consists of positive ions, ${x}, in a sea of delocalised electrons, ${y}.`,
      }),
      b: ask.written({
        prompt: `Describe the bonding in ${name}.`,
        scheme: METALLIC_BOND,
        modelAnswer:
          'There is an electrostatic attraction between the positive ions and the delocalised electrons.',
        solution: 'Two ideas: an attraction, and the two kinds of particle between which it acts.',
      }),
      c: ask.written({
        prompt: `Explain, in terms of particles, why ${name} conducts electricity.`,
        lines: 2,
        scheme: [ELECTRONS_MOVE],
        modelAnswer: 'Its delocalised electrons can move through the structure and carry the charge.',
        solution: 'Say which particles move. The ions of a solid metal stay in their places.',
      }),
      d: ask.written({
        prompt: `Explain why ${name} can be made into ${thing} without breaking.`,
        objective: 'AO2',
        scheme: [IONS_SLIDE, STILL_BONDED],
        modelAnswer:
          'The layers of ions slide over each other. The delocalised electrons still attract the ions, so the bonding is not broken.',
        solution: 'First what moves, the layers of ions; then why the metal still holds together.',
      }),
      e: ask.number({
        prompt: `Calculate the number of delocalised electrons in a crystal with ${plain(ions)} ions ${ion}.`,
        answer: charge * ions,
        scheme: [`${plain(ions)} × ${charge} = ${plain(charge * ions)}`],
        solution: `Each atom has given ${charge} electrons, because the whole metal has no charge: ${plain(ions)} × ${charge} = ${plain(charge * ions)}.`,
      }),
      f: ask.equation({
        prompt: `${capital(name)} reacts with oxygen to form ${name === 'copper' ? 'copper(II) oxide' : `${name} oxide`}. Give the symbol equation.`,
        command: 'State',
        answer: equation,
        states: false,
        scheme: ['all formulae', 'balance'],
        solution: `$\\ce{${equation}}$. The charges of ${ion} and O^{2−} give the formula of the oxide.`,
      }),
    },
  }),
  verify: ({ item, ions }) => {
    let electrons = 0
    for (let at = 0; at < ions; at += 1) electrons += Number(/\d/.exec(item.ion)?.[0])
    return { e: electrons }
  },
})

const SALTS = [
  { plus: 'Mg^{2+}', minus: 'Br^{−}', formula: 'MgBr2' },
  { plus: 'Ca^{2+}', minus: 'I^{−}', formula: 'CaI2' },
  { plus: 'K^{+}', minus: 'S^{2−}', formula: 'K2S' },
  { plus: 'Na^{+}', minus: 'Se^{2−}', formula: 'Na2Se' },
  { plus: 'Ba^{2+}', minus: 'Cl^{−}', formula: 'BaCl2' },
] as const

const KINDS = ['metallic', 'ionic', 'covalent'] as const

supplement('three-solids-compared', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    order: random.shuffle([...KINDS]),
    salt: random.pick(SALTS),
    melts: {
      metallic: random.int(66, 150) * 10,
      ionic: random.int(62, 98) * 10,
      covalent: random.int(170, 280) * 10,
    },
    letters: random.pick([
      ['P', 'Q', 'R'],
      ['X', 'Y', 'Z'],
      ['J', 'L', 'M'],
    ] as const),
  }),
  make: ({ order, salt, melts, letters }) => {
    const letterOf = (kind: (typeof KINDS)[number]) => letters[order.indexOf(kind)] ?? ''
    const [metal, ionic] = [letterOf('metallic'), letterOf('ionic')]
    const facts = {
      metallic: ['yes', 'yes', 'becomes flat'],
      ionic: ['no', 'yes', 'breaks'],
      covalent: ['no', 'no', 'breaks'],
    } as const
    return {
      stem: [
        `The table shows properties of three solids, ${letters[0]}, ${letters[1]} and ${letters[2]}. All have giant structures.`,
        `Three solids with giant structures, ${letters[0]}, ${letters[1]} and ${letters[2]}, are tested. The table shows the results.`,
        `A company tests three materials, ${letters[0]}, ${letters[1]} and ${letters[2]}, with different types of bonding. All have giant structures.`,
      ],
      table: {
        head: [
          '',
          'melting point / °C',
          'conducts when solid',
          'conducts when molten',
          'when hit by a hammer',
        ],
        rows: order.map((kind, at) => [letters[at] ?? '', plain(melts[kind]), ...facts[kind]]),
      },
      parts: {
        a: ask.table({
          prompt: 'Deduce the type of bonding in each solid.',
          command: 'Deduce',
          objective: 'AO2',
          head: [...letters],
          rows: [order.map((kind, at) => pickCell(`bonding of ${letters[at]}`, kind, KINDS))],
          scheme: order.map((kind, at) => `${letters[at]}: ${kind}`),
          solution: `${metal} conducts as a solid and becomes flat: metallic. ${ionic} conducts only when molten: ionic. ${letterOf('covalent')} never conducts: covalent.`,
        }),
        b: ask.written({
          prompt: `Explain why ${metal} conducts when solid, but ${ionic} does not.`,
          objective: 'AO2',
          scheme: [metalElectrons(metal, ionic), saltIonsFixed(metal, ionic)],
          modelAnswer: `In ${metal} the electrons can move through the structure. In solid ${ionic} the ions are in fixed positions and cannot move.`,
          solution: 'For each solid say which charged particles it has and whether they can move.',
        }),
        c: ask.written({
          prompt: `Explain, in terms of ions, why ${metal} becomes flat but ${ionic} breaks when it is hit.`,
          objective: 'AO2',
          scheme: [ionsSlide(metal, ionic), LIKE_REPEL],
          modelAnswer: `In ${metal} layers of positive ions slide over each other. When a layer of ${ionic} moves, ions of the same charge come next to each other and repel.`,
          solution:
            'In both a layer moves. In the metal the electrons hold the ions together; in the ionic solid equal charges now face each other.',
        }),
        d: words({
          subject,
          prompt: `Solid ${ionic} contains the ions ${salt.plus} and ${salt.minus}. Deduce its formula.`,
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: salt.formula }],
          scheme: [`$\\ce{${salt.formula}}$`],
          solution: `The charges must add up to zero: $\\ce{${salt.formula}}$.`,
        }),
        e: ask.choice({
          prompt: `Which particles carry the charge in molten ${metal} and in molten ${ionic}?`,
          objective: 'AO2',
          columns: `molten ${metal} | molten ${ionic}`,
          right: 'electrons | ions',
          wrong: {
            'ions | electrons': 'You exchanged them: the metal has delocalised electrons.',
            'electrons | electrons': 'You gave the ionic compound free electrons; its ions carry the charge.',
            'ions | ions': 'You let the ions of the metal carry the charge; its delocalised electrons do.',
          },
          solution: `A metal conducts by its delocalised electrons, solid or molten. A molten ionic compound conducts by its ions, which are then free to move.`,
        }),
      },
    }
  },
})

const AVOGADRO = 6.02e23

const DRAWN = METALS.filter(({ symbol }) => ['Na', 'Mg', 'Al', 'K', 'Ca'].includes(symbol))

supplement('unfinished-lattice', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    metal: random.pick(DRAWN),
    n: random.pick([0.05, 0.1, 0.2, 0.25, 0.4, 0.5]),
    pupil: random.pick(['A student', 'A teacher', 'A pupil']),
  }),
  make: ({ metal: { name, symbol, charge, mass }, n, pupil }) => {
    const electrons = n * charge
    return {
      stem: [
        `${pupil} begins to draw part of the lattice of ${name}, which is in Group ${['I', 'II', 'III'][charge - 1]} of the Periodic Table.`,
        `The diagram of the structure of ${name}, an element of Group ${['I', 'II', 'III'][charge - 1]}, is unfinished.`,
        `Only circles are drawn so far in this diagram of the lattice of ${name}. The element is in Group ${['I', 'II', 'III'][charge - 1]}.`,
      ],
      parts: {
        a: ask.draw({
          prompt: `Complete the diagram of the bonding in ${name}. Show the charge of each particle in a circle, and the correct number of delocalised electrons, each as a dot.`,
          command: 'Draw',
          objective: 'AO2',
          figure: unfinishedLattice(charge, false),
          tools: ['label'],
          labels: ['+', '2+', '3+', '−', '2−', '•'].map((text, at) => ({ id: `mark-${at}`, text })),
          modelFigure: unfinishedLattice(charge, true),
          scheme: [
            `${charge === 1 ? '' : charge}+ in each of the six circles`,
            `${6 * charge} dots between the circles`,
          ],
          solution: `An atom of ${name} gives its ${charge === 1 ? 'one outer electron' : `${charge} outer electrons`} and becomes ${ionText(symbol, charge)}. For six ions there are 6 × ${charge} = ${6 * charge} delocalised electrons, spread between them.`,
        }),
        b: ask.written({
          prompt: 'State what is meant by a *metallic bond*.',
          scheme: METALLIC_BOND,
          modelAnswer:
            'It is the electrostatic attraction between positive ions in a giant lattice and a sea of delocalised electrons.',
          solution: 'Two ideas: an attraction, and the two kinds of particle between which it acts.',
        }),
        'c.i': ask.number({
          lead: `A piece of ${name} has a mass of ${quantity(n * mass, 'g')}. [*A*_{r}: ${symbol}, ${mass}; the Avogadro constant is 6.02 × 10^{23} per mole]`,
          prompt: `Calculate the amount of ${name}, in mol.`,
          answer: n,
          unit: 'mol',
          sigFigs: 1,
          scheme: [`${plain(n * mass)} ÷ ${mass} = ${quantity(n, 'mol')}`],
          solution: `*n* = *m* ÷ *M* = ${plain(n * mass)} ÷ ${mass} = ${quantity(n, 'mol')}.`,
        }),
        'c.ii': ask.number({
          prompt: 'Calculate the number of delocalised electrons in this piece.',
          answer: electrons * AVOGADRO,
          sigFigs: 2,
          follow: { from: 'c.i', formula: `x*${charge}*6.02*10^23` },
          scheme: steps(
            `${plain(n)} × ${charge} = ${quantity(electrons, 'mol')} of electrons`,
            `× 6.02 × 10^{23} = ${standardForm(electrons * AVOGADRO, 3)}`,
          ),
          solution: `Each atom gives ${charge}: ${quantity(electrons, 'mol')} of electrons. ${plain(electrons)} × 6.02 × 10^{23} = ${standardForm(electrons * AVOGADRO, 3)}.`,
        }),
        d: ask.table({
          prompt: `Complete the table for an atom of ${name} and for its ion in the lattice.`,
          objective: 'AO2',
          head: ['', 'number of protons', 'number of electrons'],
          rows: [
            [
              { text: 'atom' },
              { text: String(METALS.find(each => each.symbol === symbol)?.number ?? '') },
              wholeCell('electrons of the atom', METALS.find(each => each.symbol === symbol)?.number ?? 0),
            ],
            [
              { text: 'ion' },
              wholeCell('protons of the ion', METALS.find(each => each.symbol === symbol)?.number ?? 0),
              wholeCell(
                'electrons of the ion',
                (METALS.find(each => each.symbol === symbol)?.number ?? 0) - charge,
              ),
            ],
          ],
          scheme: ['electrons of the atom', 'protons of the ion', 'electrons of the ion'],
          solution: `The nucleus does not change. The ion has ${charge} electron${charge === 1 ? '' : 's'} fewer than the atom: they are delocalised.`,
        }),
      },
    }
  },
  verify: ({ metal, n }) => {
    const grams = n * metal.mass
    const oneAtom = metal.mass / AVOGADRO
    return { 'c.i': grams / metal.mass, 'c.ii': (grams / oneAtom) * metal.charge }
  },
})
