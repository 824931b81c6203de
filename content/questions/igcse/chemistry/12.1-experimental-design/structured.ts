import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { buretteFigure, CYLINDERS, cylinderFigure, thermometersFigure } from './drawings'
import { LESS_HEAT_LOST, MORE_PRECISE, ONE_VOLUME_ONLY, SATURATED, SOLID_IS_LEFT } from './points'

const { core, templates } = questionsOf('structured', '12.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'
const INSTRUMENTS = ['balance', 'measuring cylinder', 'thermometer', 'stop-watch', 'gas syringe'] as const

/** Joules that a gram takes in as it dissolves. */
const SALTS = [
  { name: 'ammonium nitrate', heat: 321 },
  { name: 'potassium nitrate', heat: 345 },
  { name: 'ammonium chloride', heat: 277 },
  { name: 'potassium chloride', heat: 231 },
] as const

/** To half a degree, a little less than without any heat from outside. */
const fallOf = (heat: number, grams: number, water: number) =>
  Math.round(((0.95 * heat * grams) / (4.18 * (water + grams))) * 2) / 2

core('a-solid-that-cools-water', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const before = random.int(37, 49) / 2
    const water = random.pick([25, 50])
    const grams = water === 25 ? random.int(2, 4) : random.int(4, 9)
    const { name, heat } = random.pick(SALTS)
    const fall = fallOf(heat, grams, water)
    const after = before - fall
    if (before % 10 === 0 || after % 10 === 0 || after < 3) return null
    return {
      before,
      after,
      fall,
      salt: name,
      grams,
      water,
    }
  },
  make: ({ before, after, fall, salt, grams, water }) => ({
    stem: [
      `A student stirs ${quantity(grams, 'g')} of ${salt} into ${quantity(water, 'cm^3')} of water in a polystyrene cup. All of it dissolves. The thermometer before and after is shown.`,
      `${quantity(grams, 'g')} of ${salt} dissolve completely in ${quantity(water, 'cm^3')} of water in a polystyrene cup. The diagram shows the thermometer before and after.`,
      `In a polystyrene cup, ${quantity(water, 'cm^3')} of water are stirred with ${quantity(grams, 'g')} of ${salt} until all of it has dissolved. Part of the thermometer before and after is shown.`,
    ],
    figure: thermometersFigure(before, after),
    parts: {
      'a.i': ask.table({
        prompt: 'Complete the table with suitable apparatus.',
        head: ['what is measured', 'apparatus'],
        rows: [
          [{ text: 'mass of the solid' }, pickCell('for the mass', 'balance', INSTRUMENTS)],
          [{ text: 'volume of the water' }, pickCell('for the volume', 'measuring cylinder', INSTRUMENTS)],
        ],
        scheme: ['balance', 'measuring cylinder'],
        solution:
          'A balance measures mass. Of the apparatus listed, only the measuring cylinder measures the volume of a liquid.',
      }),
      'a.ii': ask.table({
        prompt: 'Complete the table.',
        head: ['substance', 'general name'],
        rows: [
          [
            { text: salt },
            pickCell('name of the solid', 'solute', ['solute', 'solvent', 'solution', 'filtrate']),
          ],
          [
            { text: 'water' },
            pickCell('name of water', 'solvent', ['solute', 'solvent', 'solution', 'filtrate']),
          ],
        ],
        scheme: ['solute', 'solvent'],
        solution: 'The solvent, water, dissolves the solute.',
      }),
      b: ask.table({
        prompt: 'Complete the table with the temperatures that are shown and the fall in temperature.',
        objective: 'AO2',
        head: ['', 'temperature / °C'],
        rows: [
          [{ text: 'before' }, { blank: 'before', answer: before, tolerance: 0.25, marks: 1 }],
          [{ text: 'after' }, { blank: 'after', answer: after, tolerance: 0.25, marks: 1 }],
          [
            { text: 'fall' },
            {
              blank: 'fall',
              answer: fall,
              signFree: true,
              marks: 1,
              follow: { from: [{ cell: 'before' }, { cell: 'after' }], formula: 'a - b' },
            },
          ],
        ],
        scheme: [before.toFixed(1), after.toFixed(1), fall.toFixed(1)],
        solution: `One division is 1 °C. A level half way between two marks is read to 0.5 °C. The fall is ${before.toFixed(1)} − ${after.toFixed(1)} = ${fall.toFixed(1)} °C.`,
      }),
      c: ask.written({
        prompt: 'Explain why a polystyrene cup is better than a glass beaker in this experiment.',
        lines: 2,
        scheme: [LESS_HEAT_LOST],
        modelAnswer: 'It is a good insulator, so less heat is exchanged with the surroundings.',
        solution: 'With a good insulator, the change in temperature is nearer to the true one.',
      }),
    },
  }),
})

core('pipette-and-burette', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const start = random.int(1, 4) + random.pick([2, 4, 6, 8, 14, 16, 18]) / 20
    const end = random.int(19, 30) + random.pick([3, 5, 7, 9, 11, 13, 15]) / 20
    const first = roundTo(end - start, 2)
    const second = roundTo(first - random.pick([0.2, 0.25, 0.3, 0.35]), 2)
    const third = roundTo(second + random.pick([-0.1, 0.1]), 2)
    return {
      start: roundTo(start, 2),
      end: roundTo(end, 2),
      first,
      second,
      third,
      alkali: random.pick(['aqueous sodium hydroxide', 'aqueous potassium hydroxide', 'limewater']),
      acid: random.pick(['dilute hydrochloric acid', 'dilute nitric acid']),
    }
  },
  make: ({ start, end, first, second, third, alkali, acid }) => {
    const mean = (second + third) / 2
    return {
      stem: [
        `A student puts 25.0 cm^{3} of ${alkali} into a flask and adds ${acid} until an indicator changes colour. The readings of the burette are shown.`,
        `25.0 cm^{3} of ${alkali} are neutralised by ${acid}, which is added from a burette. The diagrams show the burette at the start and at the end.`,
        `The diagrams show parts of the burette from which ${acid} was added to 25.0 cm^{3} of ${alkali}, until the indicator changed colour.`,
      ],
      figure: buretteFigure(start, end),
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['', 'volume / cm^{3}'],
          rows: [
            [
              { text: 'reading at the end' },
              { blank: 'end', answer: end, sigFigs: 4, tolerance: 0.02, marks: 1 },
            ],
            [
              { text: 'reading at the start' },
              { blank: 'start', answer: start, sigFigs: 2, tolerance: 0.02, marks: 1 },
            ],
            [
              { text: 'acid added' },
              {
                blank: 'added',
                answer: first,
                sigFigs: 3,
                marks: 1,
                follow: { from: [{ cell: 'end' }, { cell: 'start' }], formula: 'a - b' },
              },
            ],
          ],
          scheme: [end.toFixed(2), start.toFixed(2), first.toFixed(2)],
          solution: `The numbers grow downwards. Ten divisions are 1 cm^{3}; half a division is 0.05 cm^{3}. The volume is ${end.toFixed(2)} − ${start.toFixed(2)} = ${first.toFixed(2)} cm^{3}.`,
        }),
        'b.i': words({
          subject,
          prompt: `Name the most suitable apparatus to measure 25.0 cm^{3} of ${alkali}.`,
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'pipette', accept: ['volumetric pipette'] }],
          reject: [
            { text: 'measuring cylinder', why: 'A measuring cylinder is less precise.' },
            { text: 'dropping pipette', why: 'A dropping pipette does not measure a volume.' },
            { text: 'beaker', why: 'The lines on a beaker are only a rough guide.' },
          ],
          solution: 'A volumetric pipette gives one fixed volume, here 25.0 cm^{3}, precisely.',
        }),
        'b.ii': ask.written({
          prompt: 'Give one advantage of this apparatus over a measuring cylinder.',
          command: 'Give',
          lines: 1,
          scheme: [MORE_PRECISE],
          modelAnswer: 'It measures the volume more precisely.',
          solution: 'The ring is on a narrow part of the tube, so the volume is met exactly.',
        }),
        'b.iii': ask.written({
          prompt: 'Give one disadvantage of this apparatus.',
          command: 'Give',
          lines: 1,
          scheme: [ONE_VOLUME_ONLY],
          modelAnswer: 'It measures one fixed volume only.',
          solution: 'For another volume another pipette is needed, and filling it takes time.',
        }),
        c: ask.number({
          lead: `The experiment is repeated twice. This time, ${second.toFixed(2)} cm^{3} and ${third.toFixed(2)} cm^{3} of acid are added.`,
          prompt: 'Calculate the mean of these two volumes.',
          answer: mean,
          unit: 'cm^3',
          sigFigs: 3,
          scheme: [`(${second.toFixed(2)} + ${third.toFixed(2)}) ÷ 2 = ${plain(roundTo(mean, 3))} cm^{3}`],
          solution: `Add the two volumes and divide by 2: ${plain(roundTo(mean, 3))} cm^{3}.`,
        }),
      },
    }
  },
  verify: ({ second, third }) => ({ c: second + (third - second) / 2 }),
})

core('making-a-saturated-solution', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const scale = CYLINDERS[0]
    if (!scale) return null
    const water = random.pick([16, 18, 22, 24, 26, 28, 32, 34, 36, 38, 44, 46])
    const dish = random.int(250, 480) / 10
    const solubility = random.int(5, 18) * 2
    const solute = roundTo((solubility * water) / 100, 2)
    const celsius = random.pick([18, 20, 22, 25])
    return {
      scale,
      water,
      dish,
      solubility,
      solute,
      celsius,
      salt: random.pick(['salt X', 'salt Y', 'salt Z', 'solid W']),
    }
  },
  make: ({ scale, water, dish, solubility, solute, celsius, salt }) => {
    const both = roundTo(dish + solute, 2)
    return {
      stem: [
        `A student finds how much ${salt} dissolves in water at ${celsius} °C. The measuring cylinder with the water is shown.`,
        `A saturated solution of ${salt} is made at ${celsius} °C. The diagram shows the measuring cylinder with the water that is used.`,
        `To find the solubility of ${salt} at ${celsius} °C, a student measures a volume of water as shown and makes a saturated solution.`,
      ],
      figure: cylinderFigure(water, scale),
      parts: {
        'a.i': ask.number({
          prompt: 'Determine the volume of the water.',
          command: 'Determine',
          objective: 'AO2',
          answer: water,
          unit: 'cm^3',
          tolerance: 0.3,
          scheme: [quantity(water, 'cm^3')],
          solution: `One division is 1 cm^{3}. The bottom of the curved surface is at ${quantity(water, 'cm^3')}.`,
        }),
        'a.ii': ask.written({
          prompt: 'State what is meant by a saturated solution.',
          marks: 2,
          scheme: SATURATED,
          modelAnswer:
            'It contains the maximum concentration of the solute in the solvent, at a specified temperature.',
          solution:
            'At another temperature, another amount dissolves. So the temperature belongs to the answer.',
        }),
        'a.iii': ask.written({
          lead: `Small portions of ${salt} are stirred into the water, one after the other.`,
          prompt: 'State how the student can see that the solution has become saturated.',
          lines: 1,
          scheme: [SOLID_IS_LEFT],
          modelAnswer: 'Some solid is left that does not dissolve.',
          solution: 'When no more dissolves although the mixture is stirred, the solution is saturated.',
        }),
        b: ask.table({
          lead: 'The mixture is filtered.',
          prompt: 'Complete the table with the general names.',
          head: ['', 'general name'],
          rows: [
            [
              { text: 'solid in the paper' },
              pickCell('name of the solid', 'residue', ['residue', 'filtrate', 'solvent', 'distillate']),
            ],
            [
              { text: 'liquid in the beaker' },
              pickCell('name of the liquid', 'filtrate', ['residue', 'filtrate', 'solvent', 'distillate']),
            ],
          ],
          scheme: ['residue', 'filtrate'],
          solution: 'The residue remains, the filtrate passes through.',
        }),
        c: ask.number({
          lead: `All of the liquid from the beaker is evaporated in a dish of mass ${dish.toFixed(2)} g. The dish with the dry solid has a mass of ${both.toFixed(2)} g. Assume that all of the water that was measured is in this liquid.`,
          prompt: `Calculate the mass of ${salt} that dissolves in 100 cm^{3} of water at ${celsius} °C.`,
          answer: solubility,
          unit: 'g',
          tolerance: 0.05,
          follow: { from: 'a.i', formula: `${solute}*100/x` },
          scheme: [
            `C1 ${both.toFixed(2)} − ${dish.toFixed(2)} = ${quantity(solute, 'g')}`,
            `A1 ${plain(solute)} × 100 ÷ ${water} = ${quantity(solubility, 'g')}`,
          ],
          solution: `The dry solid has a mass of ${both.toFixed(2)} − ${dish.toFixed(2)} = ${quantity(solute, 'g')}. It was dissolved in ${quantity(water, 'cm^3')} of water. In 100 cm^{3} there would be ${plain(solute)} × 100 ÷ ${water} = ${quantity(solubility, 'g')}.`,
        }),
      },
    }
  },
  verify: ({ water, dish, solute }) => ({
    'a.i': water,
    c: ((dish + solute - dish) / water) * 100,
  }),
})
