import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { formulaCell, pickCell } from '../cells'
import { capital } from '../shared'
import { lettersInTable, precipitatesFigure } from './drawings'
import { CATALYST, DIFFERENT_CHARGES } from './points'

const { core, supplement, templates } = questionsOf('structured', '8.4', { calculator: 'needed' })

export { templates }

const ALKALI = [
  { name: 'sodium', place: [1, 3], equation: '2Na + 2H2O -> 2NaOH + H2' },
  { name: 'potassium', place: [1, 4], equation: '2K + 2H2O -> 2KOH + H2' },
] as const

const TRANSITION = [
  { name: 'iron', place: [8, 4], oxide: 'iron(III) oxide', formula: 'Fe_{2}O_{3}', whole: 160, part: 112 },
  { name: 'copper', place: [11, 4], oxide: 'copper(II) oxide', formula: 'CuO', whole: 80, part: 64 },
  { name: 'cobalt', place: [9, 4], oxide: 'cobalt(II) oxide', formula: 'CoO', whole: 75, part: 59 },
] as const

core('two-metals-in-the-table', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    alkali: random.pick(ALKALI),
    metal: random.pick(TRANSITION),
    names: random.pick([
      ['X', 'Y'],
      ['L', 'M'],
      ['Q', 'R'],
    ] as const),
    first: random.chance(0.5),
    mass: random.pick([2.4, 3.2, 4.8, 6, 12, 24]),
  }),
  make: ({ alkali, metal, names, first, mass }) => {
    const [letter, other] = first ? names : [names[1], names[0]]
    const places = [
      [letter, metal.place],
      [other, alkali.place],
    ] as const
    const found = (mass / metal.whole) * metal.part
    return {
      stem: [
        `The metals ${names[0]} and ${names[1]} are marked in the outline of the Periodic Table. The letters are not their symbols.`,
        `${names[0]} and ${names[1]} stand for two metals. Their places in the Periodic Table are shown.`,
        `Two metals, here called ${names[0]} and ${names[1]}, are compared. The diagram shows where they are in the Periodic Table.`,
      ],
      figure: lettersInTable(places),
      parts: {
        a: words({
          subject: 'igcse/chemistry',
          prompt: 'Identify the letter of the transition element.',
          mode: 'exact',
          answers: [{ text: letter, accept: [letter.toLowerCase()] }],
          solution: `The transition elements stand between Groups II and III: it is ${letter}.`,
        }),
        b: ask.table({
          prompt: 'Complete the table for the transition element.',
          command: 'Complete',
          head: ['', 'the transition element'],
          rows: [
            [
              { text: 'density, compared with the other metal' },
              pickCell('density', 'higher', ['lower', 'the same', 'higher']),
            ],
            [
              { text: 'melting point, compared with the other metal' },
              pickCell('melting point', 'higher', ['lower', 'the same', 'higher']),
            ],
            [
              { text: 'its sulfate in water' },
              pickCell('solution', 'coloured', ['coloured', 'colourless', 'white and cloudy']),
            ],
          ],
          scheme: ['density higher', 'melting point higher', 'coloured'],
          solution:
            'Transition elements have high densities and high melting points, and their compounds are coloured. The other metal is in Group I.',
        }),
        c: ask.written({
          lead: 'Transition elements often act as catalysts.',
          prompt: 'State what is meant by a *catalyst*.',
          scheme: CATALYST,
          modelAnswer: 'A substance that increases the rate of a reaction and is unchanged at the end.',
          solution: 'Two ideas: what it does to the rate, and what becomes of it.',
        }),
        d: ask.equation({
          lead: `The other metal is ${alkali.name}.`,
          prompt: `Give the symbol equation for the reaction of ${alkali.name} with water.`,
          command: 'State',
          answer: alkali.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `The products are the hydroxide and hydrogen: $\\ce{${alkali.equation}}$.`,
        }),
        e: ask.number({
          lead: `The transition element is ${metal.name}. ${quantity(metal.whole, 'g')} of ${metal.oxide}, ${metal.formula}, contains ${quantity(metal.part, 'g')} of ${metal.name}.`,
          prompt: `Calculate the mass of ${metal.name} in ${quantity(mass, 'g')} of ${metal.oxide}.`,
          answer: found,
          unit: 'g',
          sigFigs: 2,
          scheme: steps(`${plain(mass)} ÷ ${metal.whole} × ${metal.part}`, quantity(found, 'g', 3)),
          solution: `The masses stay in the same ratio: ${plain(mass)} ÷ ${metal.whole} × ${metal.part} = ${figures(found, 3)} g.`,
        }),
      },
    }
  },
  verify: ({ metal, mass }) => ({ e: metal.part / (metal.whole / mass) }),
})

const HALIDES = [
  { halogen: 'chlorine', halide: 'chloride', symbol: 'Cl', from: 127, to: 162.5 },
  { halogen: 'bromine', halide: 'bromide', symbol: 'Br', from: 216, to: 296 },
] as const

supplement('two-ions-of-iron', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    of: random.pick(HALIDES),
    greenFirst: random.chance(0.5),
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['S', 'T'],
    ] as const),
    moles: random.pick([0.02, 0.04, 0.05, 0.08, 0.1, 0.2]),
  }),
  make: ({ of: { halogen, halide, symbol, from, to }, greenFirst, letters, moles }) => {
    const charges = greenFirst ? [2, 3] : [3, 2]
    const mass = moles * from
    const formed = moles * to
    const equation = `2Fe${symbol}2 + ${symbol}2 -> 2Fe${symbol}3`
    return {
      stem: [
        `Solutions ${letters[0]} and ${letters[1]} contain two different ${halide}s of iron. Aqueous sodium hydroxide is added to a sample of each. The precipitates are shown.`,
        `Iron forms two ${halide}s. A student has an aqueous solution of each, ${letters[0]} and ${letters[1]}, and adds aqueous sodium hydroxide to a little of both.`,
        `A little aqueous sodium hydroxide is added to ${letters[0]} and to ${letters[1]}. They are solutions of two ${halide}s of iron. The diagram shows the results.`,
      ],
      figure: precipitatesFigure(
        letters.map((letter, at) => [letter, charges[at] === 2 ? 'green' : 'red-brown'] as const),
      ),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with formulae.',
          command: 'Complete',
          objective: 'AO2',
          head: ['solution', 'iron ion', `${halide} of iron`],
          rows: letters.map((letter, at) => [
            { text: letter },
            formulaCell(`ion in ${letter}`, `Fe${charges[at]}+`),
            formulaCell(`salt in ${letter}`, `Fe${symbol}${charges[at]}`),
          ]),
          scheme: letters.flatMap((letter, at) => [
            `${letter}: Fe^{${charges[at]}+}`,
            `Fe${symbol}_{${charges[at]}}`,
          ]),
          solution: `Iron(II), Fe^{2+}, gives a green precipitate, iron(III), Fe^{3+}, a red-brown one. The charge tells how many ${halide} ions, ${symbol}^{−}, there are.`,
        }),
        b: ask.written({
          lead: 'Iron has variable oxidation numbers.',
          prompt: 'Explain what this means.',
          lines: 2,
          scheme: [DIFFERENT_CHARGES],
          modelAnswer: 'Iron forms ions with different charges.',
          solution: 'Iron forms iron(II), Fe^{2+}, and iron(III), Fe^{3+}.',
        }),
        'c.i': ask.equation({
          lead: `${capital(halogen)} reacts with iron(II) ${halide} to form iron(III) ${halide}.`,
          prompt: 'Give the symbol equation for this reaction.',
          command: 'State',
          objective: 'AO2',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `One molecule of ${halogen} gives two ${halide} ions: $\\ce{${equation}}$.`,
        }),
        'c.ii': ask.equation({
          prompt: 'Give the ionic half-equation for the change of iron(II) ions to iron(III) ions.',
          command: 'State',
          objective: 'AO2',
          answer: 'Fe2+ -> Fe3+ + e-',
          states: false,
          scheme: ['Fe^{2+} → Fe^{3+} + e^{−}'],
          solution:
            'The charge rises from 2+ to 3+, so each ion loses one electron: $\\ce{Fe^2+ -> Fe^3+ + e-}$.',
        }),
        'd.i': ask.number({
          lead: `${quantity(mass, 'g')} of iron(II) ${halide} reacts completely.`,
          prompt: `Calculate the number of moles of iron(II) ${halide}. [*M*_{r}: Fe${symbol}_{2}, ${from}]`,
          answer: moles,
          unit: 'mol',
          sigFigs: 1,
          scheme: [`${plain(mass)} ÷ ${from} = ${quantity(moles, 'mol')}`],
          solution: `Moles = mass ÷ molar mass = ${plain(mass)} ÷ ${from} = ${quantity(moles, 'mol')}.`,
        }),
        'd.ii': ask.number({
          prompt: `Calculate the mass of iron(III) ${halide} that is formed. [*M*_{r}: Fe${symbol}_{3}, ${plain(to)}]`,
          answer: formed,
          unit: 'g',
          sigFigs: 2,
          follow: { from: 'd.i', formula: `${to}*x` },
          scheme: [`${plain(moles)} × ${plain(to)} = ${quantity(formed, 'g')}`],
          solution: `2 mol of Fe${symbol}_{2} gives 2 mol of Fe${symbol}_{3}, so the moles are equal: ${plain(moles)} × ${plain(to)} = ${quantity(formed, 'g')}.`,
        }),
      },
    }
  },
  verify: ({ of: { from, to }, moles }) => {
    const mass = moles * from
    return { 'd.i': mass / from, 'd.ii': (mass / from) * to }
  },
})
