import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { MILKY } from '../7.1-the-characteristic-properties-of-acids-and-bases/points'
import { formulaCell, pickCell } from '../cells'
import {
  ADD_ALKALI,
  addReagent,
  CARBONATE_REMOVED,
  NITRIC_ACID,
  precipitateOf,
  RED_LITMUS_BLUE,
  WARM_IT,
} from '../ion-points'
import { HALIDES } from '../ions'
import { acidOnSolidFigure, testsFigure, tubesFigure } from './drawings'

const { core, templates } = questionsOf('structured', '12.5', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const METALS = [
  {
    name: 'copper(II)',
    symbol: 'Cu',
    charge: 2,
    seen: 'light blue ppt.,\nstays in excess',
    first: 'light blue precipitate',
    excess: 'dissolves, dark blue solution',
  },
  {
    name: 'iron(III)',
    symbol: 'Fe',
    charge: 3,
    seen: 'red-brown ppt.,\nstays in excess',
    first: 'red-brown precipitate',
    excess: 'does not dissolve',
  },
  {
    name: 'chromium(III)',
    symbol: 'Cr',
    charge: 3,
    seen: 'green ppt.,\ndissolves\nin excess',
    first: 'green precipitate',
    excess: 'does not dissolve',
  },
] as const

const PRECIPITATES = [...METALS.map(({ first }) => first), 'white precipitate', 'no precipitate']
const IN_EXCESS = ['dissolves, dark blue solution', 'dissolves, colourless solution', 'does not dissolve']

const OTHERS = [
  { name: 'calcium', symbol: 'Ca' },
  { name: 'magnesium', symbol: 'Mg' },
  { name: 'barium', symbol: 'Ba' },
] as const

core('metal-halide', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    metal: random.pick(METALS),
    halide: random.pick(HALIDES.slice(0, 2)),
    letter: random.pick(['W', 'X', 'Y']),
    other: random.pick(OTHERS),
  }),
  make: ({ metal, halide, letter, other }) => {
    const equation = `${other.symbol}I2 + 2AgNO3 -> 2AgI + ${other.symbol}(NO3)2`
    return {
      stem: [
        `Two tests are carried out on samples of solution ${letter}, which contains one salt. The diagram shows the tests and their results.`,
        `Solution ${letter} contains a single salt of a metal. It is tested as shown.`,
        `A technician finds a bottle without a label. The diagram shows two tests on the salt solution ${letter} from this bottle.`,
      ],
      figure: testsFigure(`solution ${letter}`, [
        ['NaOH(aq)', metal.seen],
        ['dilute HNO_{3},\nthen AgNO_{3}(aq)', `${halide.colour} ppt.`],
      ]),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the formulae of the two ions.',
          command: 'Complete',
          objective: 'AO2',
          head: ['', 'formula of the ion'],
          rows: [
            [{ text: 'positive ion' }, formulaCell('positive ion', `${metal.symbol}${metal.charge}+`)],
            [{ text: 'negative ion' }, formulaCell('negative ion', `${halide.symbol}-`)],
          ],
          scheme: [`${metal.symbol}^{${metal.charge}+}`, `${halide.symbol}^{−}`],
          solution: `The first result is that of ${metal.name} ions, the second that of ${halide.name} ions.`,
        }),
        b: ask.table({
          prompt: `Complete the table for another sample of solution ${letter}, to which aqueous ammonia is added.`,
          command: 'Complete',
          head: ['amount of aqueous ammonia', 'what is seen'],
          rows: [
            [{ text: 'a few drops' }, pickCell('with a few drops', metal.first, PRECIPITATES)],
            [{ text: 'an excess' }, pickCell('with an excess', metal.excess, IN_EXCESS)],
          ],
          scheme: [metal.first, metal.excess],
          solution: `Aqueous ammonia gives a ${metal.first}. In an excess this ${metal.excess.replace(', ', ' and gives a ')}.`,
        }),
        c: ask.equation({
          lead: `A solution of ${other.name} iodide, $\\ce{${other.symbol}I2}$, is tested with acidified silver nitrate. A yellow precipitate forms.`,
          prompt: `Write the symbol equation for the reaction of ${other.name} iodide with silver nitrate, $\\ce{AgNO3}$.`,
          command: 'State',
          objective: 'AO2',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `The ions change partners: $\\ce{${equation}}$. The yellow precipitate is silver iodide, $\\ce{AgI}$.`,
        }),
        d: ask.written({
          lead: 'Another salt is a sulfate.',
          prompt: 'Describe a test for sulfate ions. Give the positive result.',
          lines: 3,
          scheme: [NITRIC_ACID, addReagent('barium'), precipitateOf('white')],
          modelAnswer: 'Add dilute nitric acid, then aqueous barium nitrate. A white precipitate forms.',
          solution: 'The white precipitate is barium sulfate, which does not dissolve in the acid.',
        }),
      },
    }
  },
})

const ROCKS = [
  { metal: 'calcium', symbol: 'Ca', flame: 'orange-red' },
  { metal: 'barium', symbol: 'Ba', flame: 'light green' },
  { metal: 'copper(II)', symbol: 'Cu', flame: 'blue-green' },
] as const

core('rock-and-acid', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const rock = random.pick(ROCKS)
    const sample = random.pick([4, 5, 6, 8])
    const percentage = random.int(68, 94)
    // Masses are given to 0.01 g.
    const mass = (sample * percentage) / 100
    if (Math.abs(mass * 100 - Math.round(mass * 100)) > 1e-6) return null
    return {
      rock,
      sample,
      mass: Math.round(mass * 100) / 100,
      place: random.pick(['a cave', 'a mine', 'a beach']),
    }
  },
  make: ({ rock, sample, mass, place }) => {
    const equation = `${rock.symbol}CO3 + 2HCl -> ${rock.symbol}Cl2 + H2O + CO2`
    const percentage = (100 * mass) / sample
    return {
      stem: [
        `A rock from ${place} contains a metal carbonate. Some of it is tested as shown. The solid gives off a gas.`,
        `A geologist tests a rock from ${place}, which contains a metal carbonate, with the apparatus shown.`,
        `The diagram shows a test on the powder of a rock from ${place}. The rock contains the carbonate of a metal.`,
      ],
      figure: acidOnSolidFigure('rock', 'dilute HCl', 'liquid L'),
      parts: {
        'a.i': words({
          subject,
          prompt: 'State the name of the gas that bubbles into liquid L.',
          command: 'State',
          mode: 'words',
          answers: [{ text: 'carbon dioxide', accept: ['CO2'] }],
          solution: 'A carbonate and an acid form a salt, water and carbon dioxide.',
        }),
        'a.ii': words({
          subject,
          prompt: 'State the name of liquid L, which is used to test for this gas.',
          command: 'State',
          mode: 'words',
          answers: [
            {
              text: 'limewater',
              accept: [
                'lime water',
                'calcium hydroxide',
                'aqueous calcium hydroxide',
                'calcium hydroxide solution',
              ],
            },
          ],
          solution: 'Limewater is the reagent for carbon dioxide.',
        }),
        'a.iii': ask.written({
          prompt: 'Describe the change that is seen in liquid L.',
          lines: 1,
          scheme: [MILKY],
          modelAnswer: 'The liquid turns milky.',
          solution: 'Carbon dioxide turns limewater milky (a white precipitate forms).',
        }),
        'b.i': words({
          subject,
          lead: `In a flame test, the rock colours the flame ${rock.flame}.`,
          prompt: 'Identify the metal ion in the rock. Give its formula.',
          command: 'Identify',
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: `${rock.symbol}2+` }],
          solution: `A flame that turns ${rock.flame} shows ${rock.metal} ions, ${rock.symbol}^{2+}.`,
        }),
        'b.ii': ask.equation({
          prompt:
            'Write the symbol equation for the reaction of this carbonate with dilute hydrochloric acid.',
          command: 'State',
          objective: 'AO2',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${equation}}$. The charges ${rock.symbol}^{2+} and CO_{3}^{2−} cancel in the carbonate; the chloride needs two Cl^{−}.`,
        }),
        c: ask.number({
          lead: `${quantity(sample, 'g', 3)} of the rock contains ${quantity(mass, 'g', 3)} of the carbonate.`,
          prompt: 'Calculate the percentage by mass of the carbonate in the rock.',
          answer: percentage,
          unit: '%',
          sigFigs: 2,
          scheme: steps(`${figures(mass, 3)} ÷ ${figures(sample, 3)} × 100`, quantity(percentage, '%')),
          solution: `Divide the mass of the carbonate by the mass of the rock: ${figures(mass, 3)} ÷ ${figures(sample, 3)} × 100 = ${quantity(percentage, '%')}.`,
        }),
      },
    }
  },
  verify: ({ sample, mass }) => ({ c: (mass * 100) / sample }),
})

const RESULTS = [
  { ion: 'sulfate', solid: true, words: 'HNO_{3}, then\nBa(NO_{3})_{2}:\nwhite ppt.' },
  { ion: 'chloride', solid: true, words: 'HNO_{3}, then\nAgNO_{3}(aq):\nwhite ppt.' },
  { ion: 'nitrate', solid: false, words: 'NaOH, Al foil,\nwarm: NH_{3}\nis given off' },
] as const

const ANIONS = ['sulfate', 'chloride', 'nitrate', 'carbonate', 'iodide']

const AMMONIUM = [
  {
    salt: 'ammonium chloride',
    formula: 'NH4Cl',
    equation: 'NH4Cl + NaOH -> NaCl + NH3 + H2O',
    why: 'The salt of sodium, ammonia and water form.',
  },
  {
    salt: 'ammonium sulfate',
    formula: '(NH4)2SO4',
    equation: '(NH4)2SO4 + 2NaOH -> Na2SO4 + 2NH3 + 2H2O',
    why: 'There are two ammonium ions, so two NaOH are needed.',
  },
  {
    salt: 'ammonium nitrate',
    formula: 'NH4NO3',
    equation: 'NH4NO3 + NaOH -> NaNO3 + NH3 + H2O',
    why: 'The salt of sodium, ammonia and water form.',
  },
] as const

core('three-fertilisers', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    order: random.shuffle(RESULTS),
    ammonium: random.pick(AMMONIUM),
    place: random.pick(['A gardener', 'A farmer', 'A shop']),
  }),
  make: ({ order, ammonium, place }) => {
    const letters = ['P', 'Q', 'R']
    const sulfate = letters[order.findIndex(({ ion }) => ion === 'sulfate')] ?? 'P'
    return {
      stem: [
        `${place} has three fertilisers, P, Q and R. Each is one potassium salt. The diagram shows a test on a solution of each.`,
        `${place} keeps three fertilisers, each a different salt of potassium. Their solutions, P, Q and R, are tested as shown.`,
        `Three fertilisers, P, Q and R, are potassium salts with different anions. ${place} has solutions of them tested, with the results shown.`,
      ],
      figure: tubesFigure(
        order.map(({ solid, words: seen }, at) => ({ letter: letters[at] ?? 'P', solid, words: seen })),
        'Tests on three solutions',
      ),
      parts: {
        'a.i': ask.table({
          prompt: 'Complete the table to identify the anion in each fertiliser.',
          command: 'Complete',
          objective: 'AO2',
          head: ['fertiliser', 'anion'],
          rows: order.map(({ ion }, at) => [
            { text: letters[at] ?? 'P' },
            pickCell(`anion in ${letters[at] ?? 'P'}`, ion, ANIONS),
          ]),
          scheme: order.map(({ ion }) => ion),
          solution:
            'Barium nitrate gives a white precipitate with sulfate ions, silver nitrate gives one with chloride ions. Ammonia from sodium hydroxide and aluminium foil shows nitrate ions.',
        }),
        'a.ii': ask.written({
          prompt: `Suggest why an acid is added to ${sulfate} before aqueous barium nitrate.`,
          lines: 2,
          objective: 'AO2',
          scheme: [CARBONATE_REMOVED],
          modelAnswer: 'It reacts with carbonate ions, which would also give a white precipitate.',
          solution:
            'Barium carbonate is white and insoluble in water as well. The acid removes carbonate ions, so a precipitate must be barium sulfate.',
        }),
        b: words({
          subject,
          prompt: 'State the colour of the flame in a flame test on any one of the fertilisers.',
          command: 'State',
          mode: 'words',
          answers: [{ text: 'lilac' }],
          solution: 'All three contain potassium ions, which colour a flame lilac.',
        }),
        'c.i': ask.written({
          lead: `Another fertiliser contains ${ammonium.salt}, $\\ce{${ammonium.formula}}$.`,
          prompt: 'Describe a test for ammonium ions. Give the positive result.',
          lines: 3,
          scheme: [ADD_ALKALI, WARM_IT, RED_LITMUS_BLUE],
          modelAnswer:
            'Add aqueous sodium hydroxide and warm the mixture. The gas turns damp red litmus paper blue.',
          solution: 'Ammonium ions and hydroxide ions form ammonia, which is an alkaline gas.',
        }),
        'c.ii': ask.equation({
          prompt: `Write the symbol equation for the reaction of ${ammonium.salt} with aqueous sodium hydroxide.`,
          command: 'State',
          objective: 'AO2',
          answer: ammonium.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${ammonium.equation}}$. ${ammonium.why}`,
        }),
      },
    }
  },
})
