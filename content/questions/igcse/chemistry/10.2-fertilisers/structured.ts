import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { formulaCell } from '../cells'
import { FERTILISERS, percentage, percentageOfAtoms } from './compounds'
import { neutralising, trialFigure } from './drawings'
import { BETTER_GROWTH, GIVES_ELEMENTS, INTO_RIVERS, NO_LARGER_YIELD } from './points'

const { core, templates } = questionsOf('structured', '10.2', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const MADE = [
  {
    name: 'ammonium nitrate',
    acid: 'dilute nitric acid',
    alkali: 'aqueous ammonia',
    equation: 'NH3 + HNO3 -> NH4NO3',
    ions: ['ammonium', 'NH4+', 'nitrate', 'NO3-'],
    missing: ['phosphorus', 'potassium'],
  },
  {
    name: 'ammonium sulfate',
    acid: 'dilute sulfuric acid',
    alkali: 'aqueous ammonia',
    equation: '2NH3 + H2SO4 -> (NH4)2SO4',
    ions: ['ammonium', 'NH4+', 'sulfate', 'SO42-'],
    missing: ['phosphorus', 'potassium'],
  },
  {
    name: 'potassium nitrate',
    acid: 'dilute nitric acid',
    alkali: 'aqueous potassium hydroxide',
    equation: 'KOH + HNO3 -> KNO3 + H2O',
    ions: ['potassium', 'K+', 'nitrate', 'NO3-'],
    missing: ['phosphorus'],
  },
] as const

const named = (name: string) => {
  const found = FERTILISERS.find(each => each.name === name)
  if (!found) throw new Error(`No fertiliser ${name}`)
  return found
}

const SYMBOLS: Readonly<Record<string, string>> = { phosphorus: 'P', potassium: 'K' }

core('making-a-fertiliser', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    made: random.pick(MADE),
    place: random.pick(['A student', 'A technician', 'A chemist']),
    mass: random.pick([15, 20, 25, 30, 40, 50]),
  }),
  make: ({ made, place, mass }) => {
    const item = named(made.name)
    const share = percentage(item)
    const [cation, cationFormula, anion, anionFormula] = made.ions
    return {
      stem: [
        `${place} makes a solution of ${made.name}, a fertiliser, with the apparatus shown.`,
        `The diagram shows how a solution of the fertiliser ${made.name} is made from an acid and an alkali.`,
        `${place} makes the salt ${made.name} as shown. The salt is used as a fertiliser.`,
      ],
      figure: neutralising(made.acid, made.alkali),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name this type of reaction between an acid and an alkali.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'neutralisation', accept: ['neutralization'], allow: ['acid-base'] }],
          solution: 'An acid and an alkali neutralise each other.',
        }),
        'a.ii': ask.equation({
          prompt: `Write the symbol equation for the reaction that forms ${made.name}, ${item.formula}.`,
          command: 'State',
          answer: made.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${made.equation}}$`,
        }),
        b: ask.table({
          prompt: `Complete the table for the two ions of ${made.name}.`,
          head: ['ion', 'formula'],
          rows: [
            [{ text: cation }, formulaCell('formula of the positive ion', cationFormula)],
            [{ text: anion }, formulaCell('formula of the negative ion', anionFormula)],
          ],
          scheme: ['formula of the positive ion', 'formula of the negative ion'],
          solution: `The ions are $\\ce{${cationFormula.replace('SO42-', 'SO4^2-')}}$ and $\\ce{${anionFormula.replace('SO42-', 'SO4^2-')}}$.`,
        }),
        'c.i': ask.number({
          prompt: `Calculate the percentage by mass of nitrogen in ${made.name}. [*A*_{r}: N, 14; *M*_{r}: ${item.formula}, ${item.mass}]`,
          answer: share,
          unit: '%',
          sigFigs: 2,
          scheme: [
            `C1 mass of nitrogen in the formula, ${item.nitrogen * 14}`,
            `A1 ${item.nitrogen * 14} ÷ ${item.mass} × 100 = ${quantity(share, '%', 3)}`,
          ],
          solution: `${item.nitrogen} × 14 = ${item.nitrogen * 14} of ${item.mass} is nitrogen: ${item.nitrogen * 14} ÷ ${item.mass} × 100 = ${quantity(share, '%', 3)}.`,
        }),
        'c.ii': ask.number({
          prompt: `Calculate the mass of nitrogen in a bag with ${quantity(mass, 'kg')} of ${made.name}.`,
          answer: (share * mass) / 100,
          unit: 'kg',
          sigFigs: 2,
          follow: { from: 'c.i', formula: `x*${mass}/100` },
          scheme: [
            `${quantity(share, '%', 3)} of ${quantity(mass, 'kg')} = ${quantity((share * mass) / 100, 'kg', 3)}`,
          ],
          solution: `${quantity(share, '%', 3)} of ${quantity(mass, 'kg')} is ${quantity((share * mass) / 100, 'kg', 3)}.`,
        }),
        d: words({
          subject,
          prompt: `Name one element of an NPK fertiliser that is missing in ${made.name}.`,
          command: 'Identify',
          mode: 'words',
          answers: [
            {
              text: made.missing.join(' or '),
              accept: made.missing.flatMap((name, _, all) =>
                all.length === 1 ? [SYMBOLS[name] ?? name] : [name, SYMBOLS[name] ?? name],
              ),
            },
          ],
          solution: `NPK fertilisers provide nitrogen, phosphorus and potassium. Not in ${made.name}: ${made.missing.join(' and ')}.`,
        }),
      },
    }
  },
  verify: ({ made, mass }) => {
    const share = percentageOfAtoms(named(made.name))
    return { 'c.i': share, 'c.ii': (share / 100) * mass }
  },
})

const OTHERS = {
  nitrate: {
    name: 'ammonium nitrate',
    formula: 'NH_{4}NO_{3}',
    acid: 'nitric acid',
    equation: 'NH3 + HNO3 -> NH4NO3',
  },
  sulfate: {
    name: 'ammonium sulfate',
    formula: '(NH_{4})_{2}SO_{4}',
    acid: 'sulfuric acid',
    equation: '2NH3 + H2SO4 -> (NH4)2SO4',
  },
} as const

core('field-trial', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    trial: {
      start: random.pick([2, 3, 4]),
      top: random.pick([7, 8, 9]),
      enough: random.pick([120, 160, 180, 220, 240]),
    },
    name: random.pick(['ammonium nitrate', 'ammonium sulfate', 'ammonium phosphate'] as const),
    plant: random.pick(['wheat', 'maize', 'barley', 'rice']),
    area: random.pick([4, 5, 6, 8]),
  }),
  make: ({ trial, name, plant, area }) => {
    const item = named(name)
    const other = name === 'ammonium sulfate' ? OTHERS.nitrate : OTHERS.sulfate
    const increase = ((trial.top - trial.start) / trial.start) * 100
    const fertiliser = trial.enough * area
    const nitrogen = (fertiliser * percentage(item)) / 100
    return {
      stem: [
        `Equal fields of ${plant} are treated with different masses of ${name}, ${item.formula}. The graph shows the yields.`,
        `The graph shows how the yield of ${plant} depends on the mass of the fertiliser ${name}, ${item.formula}.`,
        `A farmer finds out how ${name}, ${item.formula}, changes the yield of ${plant}. The graph shows the results.`,
      ],
      figure: trialFigure(trial),
      parts: {
        a: ask.written({
          prompt: `Explain why ${name} is used as a fertiliser.`,
          lines: 2,
          scheme: [GIVES_ELEMENTS, BETTER_GROWTH],
          modelAnswer: 'It provides nitrogen, which plants need. It improves the growth of the plants.',
          solution: 'Say which element it provides, and what this does for the plants.',
        }),
        'b.i': ask.number({
          prompt: 'Calculate the percentage increase of the yield from no fertiliser to the largest yield.',
          answer: increase,
          unit: '%',
          sigFigs: 2,
          scheme: [
            `C1 ${trial.top} − ${trial.start} = ${trial.top - trial.start}`,
            `A1 ${trial.top - trial.start} ÷ ${trial.start} × 100 = ${quantity(increase, '%', 3)}`,
          ],
          solution: `The yield rises from ${trial.start} to ${trial.top} tonnes per hectare: ${trial.top - trial.start} ÷ ${trial.start} × 100 = ${quantity(increase, '%', 3)}.`,
        }),
        'b.ii': ask.number({
          prompt: `Determine the least mass of ${name} that gives the largest yield on ${plain(area)} hectares.`,
          objective: 'AO2',
          answer: fertiliser,
          unit: 'kg',
          sigFigs: 3,
          scheme: [`${plain(trial.enough)} × ${plain(area)} = ${quantity(fertiliser, 'kg')}`],
          solution: `The line becomes level at ${plain(trial.enough)} kg per hectare: ${plain(trial.enough)} × ${plain(area)} = ${quantity(fertiliser, 'kg')}.`,
        }),
        'b.iii': ask.number({
          prompt: `Calculate the mass of nitrogen in this mass of ${name}. [*A*_{r}: N, 14; *M*_{r}: ${item.formula}, ${item.mass}]`,
          answer: nitrogen,
          unit: 'kg',
          sigFigs: 2,
          follow: { from: 'b.ii', formula: `x*${item.nitrogen * 14}/${item.mass}` },
          scheme: [
            `C1 ${item.nitrogen} × 14 ÷ ${item.mass}, or ${quantity(percentage(item), '%', 3)}`,
            `A1 ${quantity(nitrogen, 'kg', 3)}`,
          ],
          solution: `${item.nitrogen * 14} ÷ ${item.mass} of the mass is nitrogen: ${item.nitrogen * 14} ÷ ${item.mass} × ${plain(fertiliser)} = ${quantity(nitrogen, 'kg', 3)}.`,
        }),
        c: ask.written({
          prompt: `Suggest two reasons why the farmer should not use more than ${plain(trial.enough)} kg per hectare.`,
          objective: 'AO2',
          lines: 3,
          scheme: [NO_LARGER_YIELD, INTO_RIVERS],
          modelAnswer:
            'The yield does not increase any further, so fertiliser is wasted. The rest may be washed into rivers, where it leads to deoxygenation.',
          solution: 'One reason is in the graph. The other is what fertiliser does in natural water.',
        }),
        d: ask.equation({
          lead: `Another fertiliser, ${other.name}, ${other.formula}, is made from ammonia and ${other.acid}.`,
          prompt: `Write the symbol equation for the reaction of ammonia with ${other.acid}.`,
          command: 'State',
          answer: other.equation,
          states: false,
          marks: 1,
          scheme: ['all formulae, balanced'],
          solution: `$\\ce{${other.equation}}$: ${other.name} is the only product.`,
        }),
      },
    }
  },
  verify: ({ trial, name, area }) => ({
    'b.i': (trial.top / trial.start) * 100 - 100,
    'b.ii': trial.enough * area,
    'b.iii': (percentageOfAtoms(named(name)) / 100) * trial.enough * area,
  }),
})
