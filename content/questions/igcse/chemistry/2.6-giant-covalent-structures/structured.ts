import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { MUCH_ENERGY } from '../2.4-ions-and-ionic-bonds/points'
import { NO_CHARGES } from '../2.5-simple-molecules-and-covalent-bonds/points'
import { pickCell, wholeCell } from '../cells'
import { oxideFigure, twoStructures } from './drawings'
import {
  DELOCALISED,
  ELECTRONS_MOVE,
  LAYERS_SLIDE,
  OXYGEN_TWO,
  SILICON_FOUR,
  STRONG_COVALENT,
  WEAK_BETWEEN_LAYERS,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '2.6', { calculator: 'needed' })

export { templates }

const FORMS = ['diamond', 'graphite'] as const

core('diamond-and-graphite', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    diamondFirst: random.chance(0.5),
    letters: random.pick([
      ['A', 'B'],
      ['X', 'Y'],
      ['P', 'Q'],
    ] as const),
    machine: random.pick(['a lock', 'a bicycle chain', 'the rail of a sliding window']),
  }),
  make: ({ diamondFirst, letters, machine }) => {
    const [diamond, graphite] = diamondFirst ? letters : [letters[1], letters[0]]
    const [one, two] = diamondFirst ? (['diamond', 'graphite'] as const) : (['graphite', 'diamond'] as const)
    const bonds = { diamond: 4, graphite: 3 } as const
    return {
      stem: [
        `The diagram shows parts of the structures of two forms of carbon, ${letters[0]} and ${letters[1]}.`,
        `Two forms of carbon, here called ${letters[0]} and ${letters[1]}, have the structures that are drawn here in part.`,
        `${letters[0]} and ${letters[1]} are two solids that consist of carbon only. Parts of their giant structures are shown.`,
      ],
      figure: twoStructures(diamondFirst, letters),
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          objective: 'AO1',
          head: ['', letters[0], letters[1]],
          rows: [
            [
              { text: 'name of this form of carbon' },
              pickCell('first name', one, FORMS),
              pickCell('second name', two, FORMS),
            ],
            [
              { text: 'number of covalent bonds of each atom inside the structure' },
              wholeCell('first bonds', bonds[one]),
              wholeCell('second bonds', bonds[two]),
            ],
          ],
          scheme: [
            `${letters[0]}: ${one}`,
            `${letters[1]}: ${two}`,
            `${letters[0]}: ${bonds[one]} bonds`,
            `${letters[1]}: ${bonds[two]} bonds`,
          ],
          solution: `${graphite} has layers of hexagons, in which each atom has three bonds: graphite. ${diamond} is diamond, with four bonds for each atom in all directions.`,
        }),
        b: ask.written({
          prompt: `Explain why ${graphite} can be used as an electrode.`,
          scheme: [DELOCALISED, ELECTRONS_MOVE],
          modelAnswer:
            'It has delocalised electrons. These electrons can move through the structure and carry the charge.',
          solution:
            'An electrode must conduct electricity. Say which particles carry the charge, and that they can move.',
        }),
        c: ask.written({
          prompt: `Powder of ${graphite} is put into ${machine} so that its parts move easily. Explain, in terms of structure, why this works.`,
          command: 'Explain',
          objective: 'AO2',
          scheme: [WEAK_BETWEEN_LAYERS, LAYERS_SLIDE],
          modelAnswer: 'The forces between its layers are weak, so the layers slide over each other.',
          solution: 'Two steps: what is weak, and what can move because of it.',
        }),
        d: ask.choice({
          prompt: `Why is ${diamond} used in cutting tools?`,
          right: 'It is hard: each atom has strong bonds in all directions.',
          wrong: {
            'It is hard: each molecule has strong forces all around.':
              'You thought of molecules, but diamond is one giant structure of atoms.',
            'It is hard: each atom has a strong bond to another layer.':
              'You thought of layers, but diamond has none.',
            'It is hard: each ion is strongly attracted by all the others.':
              'You thought of ions, but diamond consists of carbon atoms.',
          },
          solution: 'In diamond four strong covalent bonds hold each atom in a rigid structure.',
        }),
        e: ask.equation({
          prompt: `Both ${letters[0]} and ${letters[1]} burn completely in oxygen. Write the symbol equation, which is the same for both.`,
          command: 'State',
          answer: 'C + O2 -> CO2',
          states: false,
          scheme: ['C + O_{2} → CO_{2}'],
          solution: '$\\ce{C + O2 -> CO2}$: both consist of carbon only.',
        }),
      },
    }
  },
})

const REDUCTIONS = [
  {
    with: 'magnesium',
    formed: 'silicon and magnesium oxide',
    equation: 'SiO2 + 2Mg -> Si + 2MgO',
  },
  {
    with: 'carbon',
    formed: 'silicon and carbon monoxide',
    equation: 'SiO2 + 2C -> Si + 2CO',
  },
  {
    with: 'hydrogen fluoride',
    formed: 'silicon tetrafluoride, SiF_{4}, and water',
    equation: 'SiO2 + 4HF -> SiF4 + 2H2O',
  },
] as const

supplement('oxide-of-silicon', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    reaction: random.pick(REDUCTIONS),
    mass: random.step(15, 90, 15),
    found: random.pick(['beach sand', 'quartz crystals', 'sandstone']),
  }),
  make: ({ reaction, mass, found }) => {
    const silicon = (mass * 28) / 60
    return {
      stem: [
        `Silicon(IV) oxide, SiO_{2}, is the main substance in ${found}. Part of its structure is shown.`,
        `The diagram shows part of the structure of silicon(IV) oxide, SiO_{2}, which is found in ${found}.`,
        `Most of the mass of ${found} is silicon(IV) oxide, SiO_{2}. The diagram shows how its atoms are arranged.`,
      ],
      figure: oxideFigure(),
      parts: {
        a: ask.written({
          prompt: 'Describe how the atoms of each element are bonded in silicon(IV) oxide.',
          scheme: [SILICON_FOUR, OXYGEN_TWO],
          modelAnswer:
            'Each silicon atom is bonded to four oxygen atoms. Each oxygen atom is bonded to two silicon atoms.',
          solution: 'One sentence for each element, with the number of bonds and what is at the other end.',
        }),
        b: ask.written({
          prompt: 'Explain why silicon(IV) oxide has a high melting point.',
          scheme: [STRONG_COVALENT, MUCH_ENERGY],
          modelAnswer: 'It has many strong covalent bonds, and a lot of energy is needed to break them.',
          solution:
            'Name the bonds, say that they are strong, and then that much energy is needed to break them.',
        }),
        c: ask.table({
          prompt: 'Compare silicon(IV) oxide with carbon dioxide. Complete the table.',
          command: 'Compare',
          objective: 'AO2',
          head: ['', 'silicon(IV) oxide', 'carbon dioxide'],
          rows: [
            [
              { text: 'structure' },
              pickCell('silicon oxide', 'giant covalent', [
                'giant covalent',
                'giant ionic',
                'simple molecular',
              ]),
              pickCell('carbon dioxide', 'simple molecular', [
                'giant covalent',
                'giant ionic',
                'simple molecular',
              ]),
            ],
          ],
          scheme: ['silicon(IV) oxide: giant covalent', 'carbon dioxide: simple molecular'],
          solution:
            'The formulas look alike, but carbon dioxide consists of small molecules and silicon(IV) oxide has none.',
        }),
        d: ask.number({
          prompt: `Calculate the mass of silicon in ${quantity(mass, 'g')} of silicon(IV) oxide. [*A*_{r}: Si, 28; O, 16]`,
          answer: silicon,
          unit: 'g',
          scheme: steps(`28 ÷ 60 × ${plain(mass)}`, quantity(silicon, 'g')),
          solution: `The masses of one silicon and two oxygen atoms are in the ratio 28 to 32, together 60. 28 ÷ 60 × ${plain(mass)} = ${quantity(silicon, 'g')}.`,
        }),
        e: ask.equation({
          lead: `Silicon(IV) oxide reacts with ${reaction.with} to form ${reaction.formed}.`,
          prompt: 'Write the symbol equation for this reaction.',
          command: 'State',
          answer: reaction.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${reaction.equation}}$. Both oxygen atoms of the oxide must appear on the right.`,
        }),
      },
    }
  },
  verify: ({ mass }) => ({ d: mass - (mass * 32) / 60 }),
})

const LIKE_DIAMOND = [
  {
    name: 'silicon carbide',
    one: 'silicon',
    two: 'carbon',
    formula: 'SiC',
    turned: 'CSi',
    made: 'silicon(IV) oxide is heated with carbon. Carbon monoxide is formed as well',
    equation: 'SiO2 + 3C -> SiC + 2CO',
  },
  {
    name: 'cubic boron nitride',
    one: 'boron',
    two: 'nitrogen',
    formula: 'BN',
    turned: 'NB',
    made: 'boron oxide, B_{2}O_{3}, is heated with ammonia, NH_{3}. Water is formed as well',
    equation: 'B2O3 + 2NH3 -> 2BN + 3H2O',
  },
] as const

supplement('a-structure-like-diamond', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => ({ item: random.pick(LIKE_DIAMOND), atoms: random.step(1500, 6000, 250) }),
  make: ({ item, atoms }) => ({
    stem: [
      `The structure of ${item.name} is like that of diamond, but of two elements. Each ${item.one} atom is bonded to four ${item.two} atoms, and each ${item.two} atom to four ${item.one} atoms. All outer electrons are in bonds.`,
      `In ${item.name} every ${item.one} atom has four neighbours, all ${item.two}, and every ${item.two} atom four neighbours, all ${item.one}. The structure is like that of diamond, and no outer electrons are outside the bonds.`,
      `${item.one === 'boron' ? 'Cubic boron nitride' : 'Silicon carbide'} has a giant covalent structure like diamond: ${item.one} and ${item.two} atoms stand in turn, each bonded to four of the other kind. All outer electrons are in covalent bonds.`,
    ],
    parts: {
      a: words({
        subject: 'igcse/chemistry',
        prompt: `Deduce the formula of ${item.name}.`,
        objective: 'AO2',
        mode: 'formula',
        answers: [{ text: item.formula, accept: [item.turned] }],
        scheme: [item.formula],
        solution: `Both kinds of atom form four bonds, so there are equal numbers of them: ${item.formula}.`,
      }),
      b: ask.table({
        prompt: `Predict the properties of ${item.name}. Complete the table.`,
        command: 'Predict',
        objective: 'AO2',
        head: ['melting point', 'hardness', 'conducts electricity'],
        rows: [
          [
            pickCell('melting point', 'very high', ['low', 'very high']),
            pickCell('hardness', 'very hard', ['soft', 'very hard']),
            pickCell('conducts', 'no', ['yes', 'no']),
          ],
        ],
        scheme: ['very high melting point', 'very hard', 'does not conduct'],
        solution: 'A structure like that of diamond leads to properties like those of diamond.',
      }),
      c: ask.written({
        prompt: 'Explain your prediction for the melting point.',
        command: 'Explain',
        objective: 'AO2',
        scheme: [STRONG_COVALENT, MUCH_ENERGY],
        modelAnswer: 'It has many strong covalent bonds, and a lot of energy is needed to break them.',
        solution:
          'Name the bonds, say that they are strong, and then that much energy is needed to break them.',
      }),
      d: ask.written({
        prompt: 'Explain your prediction for the conduction of electricity.',
        command: 'Explain',
        lines: 2,
        objective: 'AO2',
        scheme: [NO_CHARGES],
        modelAnswer: 'It has no free electrons and no ions.',
        solution:
          'All outer electrons are in covalent bonds, and there are no ions, so nothing carries the charge.',
      }),
      e: ask.number({
        prompt: `Calculate the number of covalent bonds in a crystal with ${plain(atoms)} ${item.one} atoms and ${plain(atoms)} ${item.two} atoms. Ignore its surface.`,
        answer: 4 * atoms,
        scheme: [`${plain(atoms)} × 4 = ${plain(4 * atoms)}`],
        solution: `Each bond joins one ${item.one} and one ${item.two} atom. So it is enough to count the four bonds of every ${item.one} atom: ${plain(atoms)} × 4 = ${plain(4 * atoms)}.`,
      }),
      f: ask.equation({
        lead: `To make it, ${item.made}.`,
        prompt: 'Write the symbol equation for this reaction.',
        command: 'State',
        answer: item.equation,
        states: false,
        scheme: ['all formulae', 'balance'],
        solution: `$\\ce{${item.equation}}$. Count the atoms of each element on both sides.`,
      }),
    },
  }),
  verify: ({ atoms }) => {
    let ends = 0
    for (let atom = 0; atom < 2 * atoms; atom += 1) ends += 4
    return { e: ends / 2 }
  },
})
