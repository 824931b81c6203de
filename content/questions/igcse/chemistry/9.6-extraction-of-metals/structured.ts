import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { cellFigure, furnaceFigure, oreBars } from './drawings'
import {
  aboveCarbon,
  BURNS_AWAY,
  CONDUCTS,
  DIOXIDE_FORMS,
  LIMESTONE_DECOMPOSES,
  LOSES_OXYGEN,
  LOWER_TEMPERATURE,
  MONOXIDE_FORMS,
  OXYGEN_REACTS,
  SLAG_FORMS,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '9.6', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const LETTERS = ['W', 'X', 'Y', 'Z'] as const
const OPENINGS = ['gases', 'air', 'slag', 'iron'] as const
const NAMES = {
  gases: 'waste gases leave',
  air: 'hot air goes in',
  slag: 'molten slag leaves',
  iron: 'molten iron leaves',
} as const

const WITH_CARBON = [
  {
    metal: 'tin',
    lead: 'Tin is extracted by heating tin(IV) oxide, SnO_{2}, with carbon. Tin and carbon dioxide form.',
    equation: 'SnO2 + C -> Sn + CO2',
  },
  {
    metal: 'zinc',
    lead: 'Zinc is extracted by heating zinc oxide, ZnO, with carbon. Zinc and carbon monoxide form.',
    equation: 'ZnO + C -> Zn + CO',
  },
  {
    metal: 'copper',
    lead: 'Copper can be extracted by heating copper(II) oxide, CuO, with carbon. Copper and carbon dioxide form.',
    equation: '2CuO + C -> 2Cu + CO2',
  },
  {
    metal: 'lead',
    lead: 'Lead can be extracted by heating lead(II) oxide, PbO, with carbon. Lead and carbon dioxide form.',
    equation: '2PbO + C -> 2Pb + CO2',
  },
] as const

const ABOVE = [
  ['aluminium', 'al'],
  ['magnesium', 'mg'],
  ['calcium', 'ca'],
] as const

core('the-blast-furnace', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    order: random.shuffle(OPENINGS),
    known: random.pick(['gases', 'air'] as const),
    withCarbon: random.pick(WITH_CARBON),
    above: random.pick(ABOVE),
  }),
  make: ({ order, known, withCarbon, above: [metal, symbol] }) => {
    const letterOf = (name: (typeof OPENINGS)[number]) => LETTERS[order.indexOf(name)] ?? 'W'
    const asked = order.filter(name => name !== known)
    return {
      stem: [
        'The diagram shows a blast furnace for the extraction of iron. W, X, Y and Z are openings of the furnace.',
        'Iron is extracted in a blast furnace. The letters W to Z show where substances go in or leave.',
        'A blast furnace produces iron from its ore. Its openings are labelled W, X, Y and Z.',
      ],
      figure: furnaceFigure({
        gases: letterOf('gases'),
        air: letterOf('air'),
        slag: letterOf('slag'),
        iron: letterOf('iron'),
      }),
      parts: {
        a: words({
          subject,
          prompt: 'Name the main ore of iron.',
          command: 'Identify',
          answers: [{ text: 'hematite', accept: ['haematite'] }],
          reject: [{ text: 'bauxite', why: 'Bauxite is the main ore of aluminium.' }],
          solution: 'Hematite contains iron(III) oxide.',
        }),
        b: ask.table({
          prompt: 'Complete the table.',
          head: ['letter', 'what happens there'],
          rows: [
            [{ text: letterOf(known) }, { text: NAMES[known] }],
            ...asked.map(name => [
              { text: letterOf(name) },
              pickCell(`at ${letterOf(name)}`, NAMES[name], Object.values(NAMES)),
            ]),
          ],
          scheme: asked.map(name => `${letterOf(name)}: ${NAMES[name]}`),
          solution: `Hot air goes in near the bottom, gases leave at the top. Slag floats on iron, so it leaves by the higher tap: ${order.map(name => `${letterOf(name)}, ${NAMES[name]}`).join('; ')}.`,
        }),
        c: ask.written({
          prompt: 'Describe how carbon monoxide forms from coke and air in the blast furnace.',
          scheme: [DIOXIDE_FORMS, MONOXIDE_FORMS],
          modelAnswer:
            'Coke burns in the air to form carbon dioxide. The carbon dioxide reacts with more coke to form carbon monoxide.',
          solution: 'Two steps: first carbon dioxide forms, then more coke reduces it.',
        }),
        d: ask.written({
          lead: 'Iron ore contains the impurity silicon(IV) oxide.',
          prompt: 'Describe how limestone helps to remove this impurity.',
          scheme: [LIMESTONE_DECOMPOSES, SLAG_FORMS],
          modelAnswer:
            'Limestone decomposes to calcium oxide. The calcium oxide reacts with silicon(IV) oxide to form slag.',
          solution: 'Limestone does not react directly: its product calcium oxide reacts with the impurity.',
        }),
        'e.i': ask.equation({
          lead: withCarbon.lead,
          prompt: 'Write the symbol equation for this reaction.',
          command: 'State',
          objective: 'AO2',
          marks: 1,
          answer: withCarbon.equation,
          states: false,
          scheme: ['correct equation'],
          solution: `$\\ce{${withCarbon.equation}}$`,
        }),
        'e.ii': ask.written({
          prompt: `Explain why ${metal} is not extracted by heating its oxide with carbon.`,
          lines: 2,
          scheme: [aboveCarbon(metal, symbol)],
          modelAnswer: `The metal ${metal} is above carbon in the reactivity series.`,
          solution: `Compare ${metal} with carbon: carbon takes oxygen only from metals below it.`,
        }),
      },
    }
  },
})

supplement('aluminium-from-bauxite', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    mass: random.pick([153, 204, 255, 306, 408, 612, 765]),
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['S', 'T'],
    ] as const),
    isSwapped: random.chance(0.5),
  }),
  make: ({ mass, letters, isSwapped }) => {
    const [anode = '', cathode = ''] = isSwapped ? letters.toReversed() : letters
    return {
      stem: [
        `The diagram shows the cell in which aluminium is extracted from its oxide. ${letters[0]} and ${letters[1]} are the electrodes.`,
        `Aluminium is extracted by electrolysis of aluminium oxide in molten cryolite, with electrodes ${letters[0]} and ${letters[1]}.`,
        `In the cell shown, electrodes ${letters[0]} and ${letters[1]} are made of carbon. The cell produces aluminium.`,
      ],
      figure: cellFigure({ anode, lining: cathode }),
      parts: {
        a: words({
          subject,
          prompt: 'Name the main ore of aluminium.',
          command: 'Identify',
          answers: [{ text: 'bauxite' }],
          reject: [{ text: 'hematite', why: 'Hematite is the main ore of iron.' }],
          solution: 'Bauxite contains aluminium oxide.',
        }),
        b: ask.written({
          prompt: 'State two reasons, other than that it dissolves aluminium oxide, why cryolite is used.',
          scheme: [LOWER_TEMPERATURE, CONDUCTS],
          modelAnswer:
            'It lowers the operating temperature. It improves the conductivity of the electrolyte.',
          solution: 'One mark for the temperature (or melting point), one for the conductivity.',
        }),
        'c.i': ask.equation({
          prompt: `Write the ionic half-equation for the formation of the product at electrode ${cathode}.`,
          command: 'State',
          marks: 1,
          answer: 'Al3+ + 3e- -> Al',
          states: false,
          scheme: ['Al^{3+} + 3e^{−} → Al'],
          solution: `${cathode} is the cathode, where aluminium ions gain electrons: $\\ce{Al^3+ + 3e- -> Al}$.`,
        }),
        'c.ii': ask.equation({
          prompt: `Write the ionic half-equation for the discharge of ions at electrode ${anode}.`,
          command: 'State',
          answer: '2O2- -> O2 + 4e-',
          states: false,
          scheme: ['formulae of ion and molecule', 'balance of atoms and charges'],
          solution: `${anode} is the anode, where oxide ions lose electrons: $\\ce{2O^2- -> O2 + 4e-}$.`,
        }),
        d: ask.written({
          prompt: `Explain why the electrodes labelled ${anode} must be replaced regularly.`,
          scheme: [OXYGEN_REACTS, BURNS_AWAY],
          modelAnswer:
            'Oxygen forms at the anodes and reacts with the carbon. Carbon dioxide forms, so the anodes burn away.',
          solution: 'Say what reacts with what, then what becomes of the carbon.',
        }),
        e: ask.number({
          prompt: `Calculate the largest mass of aluminium that can be extracted from ${quantity(mass, 'kg')} of aluminium oxide, Al_{2}O_{3}. [*A*_{r}: O, 16; Al, 27]`,
          answer: (mass * 54) / 102,
          unit: 'kg',
          sigFigs: 2,
          scheme: [
            'C1 *M*_{r} of Al_{2}O_{3} = 102',
            `A1 ${plain(mass)} × 54 ÷ 102 = ${quantity((mass * 54) / 102, 'kg')}`,
          ],
          solution: `*M*_{r} of Al_{2}O_{3} is 2 × 27 + 3 × 16 = 102, of which 54 is aluminium: ${plain(mass)} × 54 ÷ 102 = ${quantity((mass * 54) / 102, 'kg')}.`,
        }),
      },
    }
  },
  verify: ({ mass }) => ({ e: (mass / (2 * 27 + 3 * 16)) * 2 * 27 }),
})

const ORES = [
  { ore: 'hematite', formula: 'Fe_{2}O_{3}', iron: 112, molar: 160, equation: 'Fe2O3 + 3CO -> 2Fe + 3CO2' },
  { ore: 'magnetite', formula: 'Fe_{3}O_{4}', iron: 168, molar: 232, equation: 'Fe3O4 + 4CO -> 3Fe + 4CO2' },
] as const

supplement('an-ore-by-numbers', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const oxide = random.step(60, 80, 5)
    const sand = random.step(5, 20, 5)
    const others = 100 - oxide - sand
    return others >= 5
      ? { ore: random.pick(ORES), oxide, sand, mass: random.pick([120, 240, 300, 600, 900]) }
      : null
  },
  make: ({ ore: { ore, formula, iron, molar, equation }, oxide, sand, mass }) => {
    const percent = (100 * iron) / molar
    const right = (mass * oxide * iron) / (100 * molar)
    const silica = (mass * sand) / 100
    return {
      stem: [
        `The chart shows the composition by mass of an iron ore. The iron oxide is ${formula}, as in ${ore}.`,
        `A mine sells an ore of iron that contains ${ore}, ${formula}. The chart shows what the ore is made of.`,
        `An ore is analysed before it goes into a blast furnace. Its iron oxide is ${formula}, as in ${ore}. The chart shows the result.`,
      ],
      figure: oreBars(oxide, sand),
      parts: {
        a: ask.number({
          prompt: `Calculate the percentage by mass of iron in ${formula}. [*A*_{r}: O, 16; Fe, 56]`,
          answer: percent,
          unit: '%',
          sigFigs: 2,
          scheme: [`C1 *M*_{r} = ${molar}`, `A1 100 × ${iron} ÷ ${molar} = ${figures(percent, 3)}%`],
          solution: `*M*_{r} of ${formula} is ${molar}, of which ${iron} is iron: 100 × ${iron} ÷ ${molar} = ${figures(percent, 3)}%.`,
        }),
        b: ask.number({
          prompt: `Calculate the largest mass of iron that can be extracted from ${quantity(mass, 'kg')} of the ore. Use the chart.`,
          answer: right,
          unit: 'kg',
          sigFigs: 2,
          via: [{ value: percent, formula: `${(mass * oxide) / 10000}*x` }],
          follow: { from: 'a', formula: `${(mass * oxide) / 10000}*x` },
          scheme: [
            `C1 mass of the oxide = ${plain(oxide / 100)} × ${mass} = ${quantity((mass * oxide) / 100, 'kg')}`,
            `A1 ${plain((mass * oxide) / 100)} × ${iron} ÷ ${molar} = ${quantity(right, 'kg', 3)}`,
          ],
          solution: `The chart shows ${oxide}% iron oxide: ${quantity((mass * oxide) / 100, 'kg')}. Of this ${figures(percent, 3)}% is iron: ${quantity(right, 'kg', 3)}.`,
        }),
        'c.i': ask.equation({
          prompt: `Write the symbol equation for the reaction of ${formula} with carbon monoxide. Iron and one other product form.`,
          command: 'State',
          objective: 'AO2',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `Each carbon monoxide takes one oxygen atom and becomes carbon dioxide: $\\ce{${equation}}$.`,
        }),
        'c.ii': ask.written({
          prompt: 'Explain, in terms of oxygen, why the iron oxide is reduced in this reaction.',
          lines: 2,
          scheme: [LOSES_OXYGEN],
          modelAnswer: 'The iron oxide loses oxygen.',
          solution: 'Reduction is loss of oxygen: carbon monoxide takes it.',
        }),
        'd.i': ask.equation({
          lead: 'Calcium oxide, from limestone, reacts with silicon(IV) oxide in the furnace.',
          prompt: 'Write the symbol equation for this reaction.',
          command: 'State',
          marks: 1,
          answer: 'CaO + SiO2 -> CaSiO3',
          states: false,
          scheme: ['CaO + SiO_{2} → CaSiO_{3}'],
          solution: 'A basic and an acidic oxide form calcium silicate: $\\ce{CaO + SiO2 -> CaSiO3}$.',
        }),
        'd.ii': ask.number({
          prompt: `Calculate the mass of limestone, CaCO_{3}, that is needed to remove the silicon(IV) oxide from ${quantity(mass, 'kg')} of the ore. [*M*_{r}: CaCO_{3}, 100; SiO_{2}, 60]`,
          answer: (silica * 100) / 60,
          unit: 'kg',
          sigFigs: 2,
          scheme: [
            `C1 mass of SiO_{2} = ${quantity(silica, 'kg')}`,
            `A1 ${plain(silica)} × 100 ÷ 60 = ${quantity((silica * 100) / 60, 'kg')}`,
          ],
          solution: `The chart shows ${sand}% silicon(IV) oxide: ${quantity(silica, 'kg')}. One mole of CaCO_{3} gives one of CaO, which removes one of SiO_{2}: ${plain(silica)} × 100 ÷ 60 = ${quantity((silica * 100) / 60, 'kg')}.`,
        }),
      },
    }
  },
  verify: ({ ore: { formula }, oxide, sand, mass }) => {
    const [atoms, oxygen] = formula.includes('_{2}') ? [2, 3] : [3, 4]
    const share = (atoms * 56) / (atoms * 56 + oxygen * 16)
    return { a: share * 100, b: mass * (oxide / 100) * share, 'd.ii': (mass * sand) / 60 }
  },
})
