import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { formulaCell, wholeCell } from '../cells'
import { type Letters4, oneLiquid, riverFigure, worksFigure } from './drawings'
import {
  BOILS_ABOVE,
  CAUSE_DISEASE,
  FEWER_IMPURITIES,
  IS_IMPURE,
  KILL_MICROBES,
  LESS_OXYGEN,
  LIFE_DIES,
} from './points'

const { core, templates } = questionsOf('structured', '10.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

core('water-works', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => ({
    letters: random.pick([
      ['A', 'B', 'C', 'D'],
      ['P', 'Q', 'R', 'S'],
      ['J', 'K', 'L', 'M'],
    ] as const),
    place: random.pick(['a town', 'a city', 'an island', 'a village']),
    volume: random.pick([1500, 2500, 3500, 4500, 6500]),
    dose: random.pick([1.2, 1.6, 1.8, 2.4]),
  }),
  make: ({ letters, place, volume, dose }) => {
    const [tank, sand] = letters
    const grams = dose * volume
    return {
      stem: [
        `The diagram shows the water works of ${place}. Substance X removes tastes and odours. Gas Y is added to the water in small amounts.`,
        `River water is made fit to drink for ${place}, as the diagram shows. Tastes and odours are removed by substance X. A little of gas Y is added at the end.`,
        `The domestic water of ${place} comes from a river and is treated as shown. Substance X removes tastes and odours; small amounts of gas Y are added.`,
      ],
      figure: worksFigure(letters as Letters4, false),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the names of the two processes that remove solids.',
          head: ['stage', 'process'],
          rows: [
            [
              { text: tank },
              wordsCell('process in the tank', 'sedimentation', { subject, accept: ['settling'] }),
            ],
            [
              { text: sand },
              wordsCell('process in the sand', 'filtration', { subject, accept: ['filtering'] }),
            ],
          ],
          scheme: ['sedimentation', 'filtration'],
          solution: `In ${tank} the water stands still and solids sink to the bottom: sedimentation. In ${sand} sand and gravel hold back smaller solids: filtration.`,
        }),
        b: words({
          subject,
          prompt: 'Name substance X.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'carbon', accept: ['charcoal', 'activated carbon', 'activated charcoal'] }],
          solution: 'Carbon removes tastes and odours.',
        }),
        'c.i': ask.table({
          prompt: 'Complete the table for gas Y.',
          head: ['name', 'formula'],
          rows: [
            [wordsCell('name of gas Y', 'chlorine', { subject }), formulaCell('formula of gas Y', 'Cl2')],
          ],
          scheme: ['chlorine', 'Cl_{2}'],
          solution: 'Chlorine is added. Its molecules have two atoms: $\\ce{Cl2}$.',
        }),
        'c.ii': ask.written({
          prompt: 'Explain why gas Y is added to the water.',
          lines: 2,
          scheme: [KILL_MICROBES, CAUSE_DISEASE],
          modelAnswer: 'It kills harmful microbes in the water, which cause disease.',
          solution: 'Say what is killed, and what harm it would do.',
        }),
        'c.iii': ask.number({
          lead: `For each cubic metre of water ${quantity(dose, 'g')} of gas Y is added. The works treats ${plain(volume)} m^{3} of water a day.`,
          prompt: 'Calculate the mass of gas Y that is added in a day, in kilograms.',
          answer: grams / 1000,
          unit: 'kg',
          sigFigs: 2,
          scheme: [
            `C1 ${plain(dose)} × ${plain(volume)} = ${plain(grams)} g`,
            `A1 ${quantity(grams / 1000, 'kg')}`,
          ],
          solution: `${plain(dose)} × ${plain(volume)} = ${plain(grams)} g, and 1000 g is 1 kg: ${quantity(grams / 1000, 'kg')}.`,
        }),
      },
    }
  },
  verify: ({ volume, dose }) => ({ 'c.iii': volume / (1000 / dose) }),
})

const FUELS = [
  { name: 'methane', formula: 'CH_{4}', answer: 'CH4 + 2O2 -> CO2 + 2H2O' },
  { name: 'propane', formula: 'C_{3}H_{8}', answer: 'C3H8 + 5O2 -> 3CO2 + 4H2O' },
  { name: 'ethanol', formula: 'C_{2}H_{5}OH', answer: 'C2H5OH + 3O2 -> 2CO2 + 3H2O' },
] as const

core('liquid-from-a-flame', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const perCubic = random.pick([160, 180, 200, 220, 240])
    const volume = random.pick([25, 50, 75])
    return {
      fuel: random.pick(FUELS),
      isCopper: random.chance(0.5),
      begins: random.pick([102, 103, 104]),
      rise: random.pick([3, 4, 5]),
      volume,
      perCubic,
      mass: Math.round(perCubic * volume) / 1000,
    }
  },
  make: ({ fuel, isCopper, begins, rise, volume, perCubic, mass }) => {
    const salt = isCopper ? 'copper(II) sulfate' : 'cobalt(II) chloride'
    const [before, after] = isCopper ? ['white', 'blue'] : ['blue', 'pink']
    return {
      stem: [
        `When ${fuel.name}, ${fuel.formula}, burns in plenty of oxygen, carbon dioxide and water are formed. A student cools the gases and collects a liquid. Some salt may have got into it. The graph shows the temperature of the liquid as it is heated until it boils.`,
        `A teacher burns ${fuel.name}, ${fuel.formula}, in plenty of oxygen. Carbon dioxide and water are formed. A liquid is collected, into which some salt may have got. The graph shows its temperature while it is heated and boils.`,
        `Water is formed, with carbon dioxide, when ${fuel.name}, ${fuel.formula}, burns in plenty of oxygen. A liquid is collected, but there may be some salt in it. It is heated until it boils, as the graph shows.`,
      ],
      figure: oneLiquid({ begins, ends: begins + rise }),
      parts: {
        a: ask.equation({
          prompt: `Write the symbol equation for the burning of ${fuel.name} in plenty of oxygen.`,
          command: 'State',
          answer: fuel.answer,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${fuel.answer}}$: balance carbon first, then hydrogen, then oxygen.`,
        }),
        b: ask.table({
          lead: `Anhydrous ${salt} is used to show that the liquid contains water.`,
          prompt: 'Complete the table with the colours of the solid.',
          head: ['before', 'after'],
          rows: [
            [wordsCell('colour before', before, { subject }), wordsCell('colour after', after, { subject })],
          ],
          scheme: [before, after],
          solution: `Water turns anhydrous ${salt} from ${before} to ${after}.`,
        }),
        'c.i': ask.number({
          prompt: 'Determine the temperature at which the liquid begins to boil.',
          objective: 'AO2',
          answer: begins,
          unit: '°C',
          sigFigs: 3,
          scheme: [quantity(begins, '°C')],
          solution: `The line bends at 4 min, where the liquid begins to boil: ${quantity(begins, '°C')}.`,
        }),
        'c.ii': ask.written({
          prompt: 'Explain how the graph shows whether the liquid is pure water or not.',
          objective: 'AO2',
          lines: 2,
          scheme: [IS_IMPURE, BOILS_ABOVE],
          modelAnswer:
            'It is not pure, because it boils above 100 °C and its temperature rises while it boils.',
          solution:
            'Pure water boils at exactly 100 °C, and the temperature stays constant. Impurities raise the boiling point.',
        }),
        d: ask.number({
          lead: `${quantity(volume, 'cm^3')} of the liquid is evaporated. ${quantity(mass, 'g')} of solid is left.`,
          prompt: 'Calculate the mass of solid in 1 dm^{3} of the liquid.',
          answer: perCubic,
          unit: 'g',
          sigFigs: 2,
          scheme: [
            `C1 ${plain(mass)} ÷ ${volume} × 1000, or 1 dm^{3} = 1000 cm^{3}`,
            `A1 ${quantity(perCubic, 'g')}`,
          ],
          solution: `1 dm^{3} is 1000 cm^{3}: ${plain(mass)} ÷ ${volume} × 1000 = ${quantity(perCubic, 'g')}.`,
        }),
        e: ask.written({
          lead: 'For the experiment distilled water is used to rinse the apparatus.',
          prompt: 'Explain why distilled water is used and not tap water.',
          lines: 1,
          scheme: [FEWER_IMPURITIES],
          modelAnswer: 'Distilled water contains fewer chemical impurities than tap water.',
          solution: 'Tap water contains dissolved substances, which would stay on the apparatus.',
        }),
      },
    }
  },
  verify: ({ mass, volume, begins }) => ({ 'c.i': begins, d: mass / (volume / 1000) }),
})

/** Formulae with the number of oxygen atoms in each. */
const METALS = [
  { name: 'sodium', nitrate: ['NaNO_{3}', 3, '3'], phosphate: ['Na_{3}PO_{4}', 4, '4'] },
  { name: 'potassium', nitrate: ['KNO_{3}', 3, '3'], phosphate: ['K_{3}PO_{4}', 4, '4'] },
  { name: 'calcium', nitrate: ['Ca(NO_{3})_{2}', 6, '2 × 3'], phosphate: ['Ca_{3}(PO_{4})_{2}', 8, '2 × 4'] },
  {
    name: 'magnesium',
    nitrate: ['Mg(NO_{3})_{2}', 6, '2 × 3'],
    phosphate: ['Mg_{3}(PO_{4})_{2}', 8, '2 × 4'],
  },
] as const

core('river-beside-a-farm', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    river: { enters: random.pick([1, 2, 3]), falls: 4, recovers: random.pick([8, 12]) },
    limit: random.pick([4, 6, 8]),
    at: random.pick([1, 2, 3]),
    metal: random.pick(METALS),
    plant: random.pick(['wheat', 'maize', 'potatoes', 'rice']),
  }),
  make: ({ river, limit, at, metal, plant }) => {
    const share = (limit - 2) / 8
    const first = river.enters + (1 - share) * river.falls
    const last = river.enters + river.falls + share * river.recovers
    const place = river.enters + at
    const oxygen = 10 - 2 * at
    const decrease = ((10 - oxygen) / 10) * 100
    return {
      stem: [
        `A farmer spreads fertiliser on a field of ${plant}, and rain washes some of it into a river. The graph shows the oxygen dissolved in the river.`,
        `Rain washes fertiliser from a field of ${plant} into a river. The graph shows how the dissolved oxygen changes along the river.`,
        `A river flows past a field of ${plant} where much fertiliser is used. The graph shows the oxygen dissolved in its water.`,
      ],
      figure: riverFigure(river),
      parts: {
        'a.i': words({
          subject,
          lead: 'Fertilisers contain nitrates and phosphates.',
          prompt: 'State one other source of the phosphates in rivers.',
          mode: 'words',
          answers: [
            {
              text: 'detergents',
              accept: [
                'detergent',
                'washing powder',
                'washing powders',
                'washing-up liquid',
                'laundry detergent',
              ],
              allow: ['sewage', 'soap powder'],
            },
          ],
          solution: 'Phosphates come from fertilisers and from detergents.',
        }),
        'a.ii': ask.table({
          lead: 'The table shows a nitrate and a phosphate.',
          prompt: 'Complete the table with the number of oxygen atoms in each formula.',
          objective: 'AO2',
          head: ['compound', 'formula', 'number of oxygen atoms'],
          rows: [
            [
              { text: `${metal.name} nitrate` },
              { text: metal.nitrate[0] },
              wholeCell('oxygen atoms in the nitrate', metal.nitrate[1]),
            ],
            [
              { text: `${metal.name} phosphate` },
              { text: metal.phosphate[0] },
              wholeCell('oxygen atoms in the phosphate', metal.phosphate[1]),
            ],
          ],
          scheme: [`nitrate: ${metal.nitrate[1]}`, `phosphate: ${metal.phosphate[1]}`],
          solution: `${metal.nitrate[0]} has ${metal.nitrate[2] === String(metal.nitrate[1]) ? '' : `${metal.nitrate[2]} = `}${metal.nitrate[1]} oxygen atoms, and ${metal.phosphate[0]} has ${metal.phosphate[2] === String(metal.phosphate[1]) ? '' : `${metal.phosphate[2]} = `}${metal.phosphate[1]}. A number behind brackets multiplies all that is inside.`,
        }),
        b: ask.written({
          prompt: 'Explain how the fertiliser harms the fish in the river.',
          lines: 2,
          scheme: [LESS_OXYGEN, LIFE_DIES],
          modelAnswer: 'It leads to deoxygenation: there is less oxygen dissolved in the water. So fish die.',
          solution:
            'Nitrates and phosphates lead to deoxygenation of the water, and aquatic life is damaged.',
        }),
        'c.i': ask.number({
          prompt: `Calculate the percentage by which the oxygen has decreased from ${quantity(0, 'km')} to ${quantity(place, 'km')}.`,
          answer: decrease,
          unit: '%',
          sigFigs: 2,
          scheme: [
            `C1 ${plain(oxygen)} mg/dm^{3} at ${quantity(place, 'km')}, or (10 − ${plain(oxygen)}) ÷ 10 × 100`,
            `A1 ${quantity(decrease, '%')}`,
          ],
          solution: `The oxygen falls from 10 to ${quantity(oxygen, 'mg/dm^3')}: (10 − ${plain(oxygen)}) ÷ 10 × 100 = ${quantity(decrease, '%')}.`,
        }),
        'c.ii': ask.number({
          lead: `A kind of fish cannot live where there is less than ${quantity(limit, 'mg/dm^3')} of oxygen.`,
          prompt: 'Determine the length of the river in which these fish cannot live.',
          objective: 'AO2',
          marks: 2,
          answer: last - first,
          unit: 'km',
          scheme: [
            `C1 ${quantity(first, 'km')} or ${quantity(last, 'km')} read`,
            `A1 ${quantity(last - first, 'km')}`,
          ],
          solution: `The oxygen is too low from ${quantity(first, 'km')} to ${quantity(last, 'km')}: ${plain(last)} − ${plain(first)} = ${quantity(last - first, 'km')}.`,
        }),
      },
    }
  },
  verify: ({ river, limit, at }) => ({
    'c.i': at * 20,
    'c.ii': ((river.falls + river.recovers) * (limit - 2)) / 8,
  }),
})
