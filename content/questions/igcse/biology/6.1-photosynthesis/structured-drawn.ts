import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { type Culture, floatingDiscs, seedlings } from './drawings-drawn'
import {
  FOR_AMINO_ACIDS,
  FOR_CHLOROPHYLL,
  FOR_PROTEINS,
  GAS_LIFTS,
  GAS_NOT_LIMITING,
  LESS_SUGAR,
  MAKES_OXYGEN,
  NONE_FLOATS,
  OTHER_LIMITING,
} from './points-drawn'

const { core, supplement, templates } = questionsOf('structured', '6.1', { calculator: 'needed' })

export { templates }

const CONCENTRATIONS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const

const FLOATING = [
  [0, 4, 9, 13, 16, 16],
  [0, 5, 10, 15, 17, 17],
  [1, 6, 11, 14, 15, 15],
  [0, 3, 7, 11, 13, 13],
  [0, 6, 12, 16, 18, 18],
] as const

supplement('discs-that-rise', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    floating: random.pick(FLOATING),
    asked: random.int(1, 3),
    minutes: random.pick([8, 10, 12, 15]),
    plant: random.pick(['spinach', 'ivy', 'cress', 'clover']),
  }),
  make: ({ floating, asked, minutes, plant }) => {
    const [concentration, count] = [CONCENTRATIONS[asked] ?? 0, floating[asked] ?? 0]
    return {
      stem: [
        `A student cuts 20 equal discs from leaves of ${plant} for each of six beakers and removes the air from them, so that they sink. The beakers hold solutions of sodium hydrogencarbonate, which supplies carbon dioxide, and stand under a lamp. The diagram shows the beaker with ${plain(concentration)}% sodium hydrogencarbonate, the table the results of all beakers.`,
        `Discs of ${plant} leaves from which the air has been removed sink in water. A student puts 20 discs into each of six solutions of sodium hydrogencarbonate, a source of carbon dioxide, under a lamp. After ${minutes} minutes the floating discs are counted. The diagram shows the discs in the ${plain(concentration)}% solution.`,
        `To study photosynthesis, 20 discs of ${plant} leaves are put into each of six beakers with solutions of sodium hydrogencarbonate, which gives carbon dioxide. The air was removed from the discs before, so that all sink. A lamp shines on the beakers for ${minutes} minutes. The diagram shows one beaker, with ${plain(concentration)}% sodium hydrogencarbonate.`,
      ],
      figure: floatingDiscs(count, minutes),
      table: {
        head: ['concentration of sodium hydrogencarbonate / %', `discs that float after ${minutes} minutes`],
        rows: CONCENTRATIONS.map((each, at) => [plain(each, 1), at === asked ? '…' : String(floating[at])]),
      },
      parts: {
        'a.i': ask.number({
          prompt: `State the number of discs that float in the diagram after ${minutes} minutes.`,
          answer: count,
          sigFigs: 1,
          unit: '',
          scheme: [`${count}`],
          solution: `Count the discs at the surface: ${count}. The other ${20 - count} are still at the bottom.`,
        }),
        'a.ii': plotPart({
          name: 'plant-nutrition/grid-for-discs',
          title: 'Grid for a graph of floating discs against concentration',
          description:
            'Graph paper. The horizontal axis is the concentration of sodium hydrogencarbonate from 0 to 1.2%, the vertical one the number of discs that float from 0 to 20.',
          prompt: 'Plot the six results on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: 'concentration / %', min: 0, max: 1.2, large: 0.2, parts: 4 },
            y: { label: 'discs that float', min: 0, max: 20, large: 5, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: CONCENTRATIONS.map((each, at): Spot => [each, floating[at] ?? 0]),
              marks: 2,
              follow: CONCENTRATIONS.map((_, at) => (at === asked ? { part: 'a.i' } : {})),
            },
          ],
          scheme: ['at least three points within half a small square', 'all six points'],
          solution: `One small square upwards is one disc. The points are ${CONCENTRATIONS.map((each, at) => `(${plain(each)}, ${floating[at]})`).join(', ')}.`,
        }),
        b: ask.written({
          prompt: 'Explain why discs rise to the surface in the light.',
          scheme: [MAKES_OXYGEN, GAS_LIFTS],
          objective: 'AO2',
          modelAnswer:
            'Photosynthesis in the discs gives off oxygen. The gas collects in the air spaces of the leaf, so that the disc becomes less dense and floats.',
          solution: 'Name the gas that photosynthesis makes, and say what it does to the disc.',
        }),
        c: ask.written({
          prompt: `Explain why no more discs float at ${quantity(1, '%')} than at ${quantity(0.8, '%')} sodium hydrogencarbonate.`,
          objective: 'AO2',
          scheme: [GAS_NOT_LIMITING, OTHER_LIMITING],
          modelAnswer:
            'Carbon dioxide is no longer the limiting factor. Light intensity or temperature now limits the rate of photosynthesis.',
          solution:
            'The number no longer rises with more carbon dioxide, so this does not limit the rate. Say what may limit it instead.',
        }),
        d: ask.written({
          lead: `Another beaker with 20 discs in ${quantity(0.8, '%')} sodium hydrogencarbonate is kept in the dark for ${minutes} minutes.`,
          prompt: 'Predict the result.',
          objective: 'AO2',
          scheme: [NONE_FLOATS],
          lines: 1,
          modelAnswer: 'No disc floats: all 20 stay at the bottom.',
          solution: 'Without light there is no photosynthesis, so no oxygen is made and the discs stay down.',
        }),
      },
    }
  },
  verify: ({ floating, asked }) => ({ 'a.i': 20 - (20 - (floating[asked] ?? 0)) }),
})

const CULTURE_NAMES: Record<Culture, string> = {
  complete: 'all mineral ions',
  nitrate: 'no nitrate ions',
  magnesium: 'no magnesium ions',
}

const CULTURES: readonly Culture[] = ['complete', 'nitrate', 'magnesium']

core('seedlings-in-solutions', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    order: random.shuffle(CULTURES),
    masses: {
      complete: random.step(7.2, 9.6, 0.4),
      nitrate: random.step(1.6, 2.8, 0.4),
      magnesium: random.step(3.2, 4.8, 0.4),
    },
    weeks: random.int(4, 7),
    crop: random.pick(['sunflower', 'tomato', 'pepper', 'bean']),
  }),
  make: ({ order, masses, weeks, crop }) => {
    const letterOf = (wanted: Culture) => 'XYZ'.charAt(order.indexOf(wanted))
    const [full, poor] = [masses.complete, masses.nitrate]
    const fall = ((full - poor) / full) * 100
    return {
      stem: [
        `Three ${crop} seedlings of the same mass grow for ${weeks} weeks with their roots in different solutions. The diagram shows them at the end. The table shows their dry mass, the mass without water.`,
        `A student grows ${crop} seedlings of equal size in three solutions of mineral ions, X, Y and Z. After ${weeks} weeks they look as in the diagram, and their dry mass, the mass without water, is measured.`,
        `Mineral ions that ${crop} plants need are studied with three seedlings, which were alike at the start. The diagram shows them after ${weeks} weeks in solutions X, Y and Z, the table their dry mass, which is the mass without water.`,
      ],
      figure: seedlings(order),
      table: {
        head: ['solution', 'contains', 'dry mass of the seedling / g'],
        rows: order.map((each, at) => ['XYZ'.charAt(at), CULTURE_NAMES[each], plain(masses[each], 1)]),
      },
      parts: {
        a: plotPart({
          name: 'plant-nutrition/grid-for-seedlings',
          title: 'Grid for a bar chart of dry mass',
          description:
            'Graph paper for a bar chart. The letters X, Y and Z stand along the horizontal axis. The vertical axis is the dry mass from 0 to 10 g.',
          prompt: 'Draw a bar chart of the dry masses on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: '', min: 0, max: 8, large: 2, parts: 2 },
            y: { label: 'dry mass / g', min: 0, max: 10, large: 2, parts: 5 },
            bars: [...'XYZ'].map((id, at) => ({ id, text: id, at: 2 * at + 2 })),
          },
          tasks: [
            {
              task: 'bars',
              heights: Object.fromEntries(order.map((each, at) => ['XYZ'.charAt(at), masses[each]])),
              marks: 2,
            },
          ],
          scheme: ['at least two bars of the right height, within half a small square', 'all three bars'],
          solution: `One small square is 0.4 g. The bars end at ${order.map(each => plain(masses[each], 1)).join(', ')}.`,
        }),
        b: ask.number({
          prompt: `Calculate the percentage by which the dry mass in solution ${letterOf('nitrate')} is lower than in solution ${letterOf('complete')}.`,
          answer: fall,
          unit: '%',
          scheme: [
            `C1 (${plain(full, 1)} − ${plain(poor, 1)}) ÷ ${plain(full, 1)} × 100`,
            `A1 ${figures(fall, 3)}%`,
          ],
          solution: `The difference is ${plain(full - poor, 1)} g. As a percentage of ${plain(full, 1)} g: ${plain(full - poor, 1)} ÷ ${plain(full, 1)} × 100 = ${figures(fall, 3)}%.`,
        }),
        c: ask.written({
          prompt: `Explain why the seedling in solution ${letterOf('nitrate')} is short.`,
          scheme: [FOR_AMINO_ACIDS, FOR_PROTEINS],
          modelAnswer: 'Nitrate ions are needed to make amino acids. So fewer proteins are made for growth.',
          solution: 'Say what plants make with nitrate ions, and what is then made of these.',
        }),
        d: ask.written({
          prompt: `Explain why the seedling in solution ${letterOf('magnesium')} has yellow leaves and a low dry mass.`,
          scheme: [FOR_CHLOROPHYLL, LESS_SUGAR],
          modelAnswer:
            'Magnesium ions are needed to make chlorophyll. With less chlorophyll there is less photosynthesis, so less carbohydrate is made.',
          solution:
            'The green pigment is missing. Say what it is for, and what the plant then makes less of.',
        }),
        e: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the carbohydrate of which the plants build their cell walls.',
          answers: [{ text: 'cellulose' }],
          reject: [
            { text: 'starch', why: 'Starch is the store of energy.' },
            { text: 'glucose', why: 'Glucose is what cellulose is made of.' },
            { text: 'sucrose', why: 'Sucrose is carried in the phloem.' },
            { text: 'chlorophyll', why: 'Chlorophyll is the green pigment, no carbohydrate.' },
          ],
          solution: 'Glucose from photosynthesis is made into cellulose for cell walls.',
        }),
      },
    }
  },
  verify: ({ masses }) => ({ b: 100 - (100 * masses.nitrate) / masses.complete }),
})
