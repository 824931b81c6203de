import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import type { TableCell } from '@/lib/exams/question'
import type { Spot } from '@/lib/exams/sketch'
import { thermometersFigure } from '../12.1-experimental-design/drawings'
import {
  BEYOND,
  FALL_TOO_SMALL,
  HALF_FALL,
  HEAT_GAINED,
  INSULATE,
  MORE_LIQUID,
  TOO_LITTLE_SOLID,
} from './points'

const { core, templates } = questionsOf('practical', 'P.6', { calculator: 'needed' })

export { templates }

const SOLIDS = [
  { solid: 'sodium hydrogencarbonate', acid: 'dilute hydrochloric acid' },
  { solid: 'sodium hydrogencarbonate', acid: 'aqueous citric acid' },
  { solid: 'potassium hydrogencarbonate', acid: 'dilute hydrochloric acid' },
] as const

const one = (value: number) => value.toFixed(1)

core('fall-in-temperature', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const perGram = random.pick([1.3, 1.4, 1.5, 1.6])
    const start = random.pick([21.5, 22.5, 23.5])
    const odd = random.pick([2, 3])
    const rows = [1, 2, 3, 4, 5].map(mass => {
      const read = Math.round(2 * perGram * mass) / 2
      const fall = read - (mass === odd ? odd / 2 + 0.5 : 0)
      const initial = start + (mass === 4 ? 0 : random.pick([-0.5, 0, 0.5]))
      return { mass, initial, fall, lowest: initial - fall }
    })
    const drawn = rows.find(({ mass }) => mass === 4)
    if (!drawn || drawn.lowest % 10 === 0 || drawn.initial % 10 === 0) return null
    return { of: random.pick(SOLIDS), perGram, odd, rows, drawn, asked: random.pick([1.5, 2.5, 3.5]) }
  },
  make: ({ of, perGram, odd, rows, drawn, asked }) => {
    const wrong = rows.find(({ mass }) => mass === odd)
    const method = `In each of five experiments, 50 cm^{3} of ${of.acid} is measured into a glass beaker with a measuring cylinder and its initial temperature is measured. A weighed mass of ${of.solid} is added, the mixture is stirred, and the lowest temperature is measured. The acid is in excess.`
    const drawing = `The thermometers show the readings of experiment 4.`
    return {
      stem: [
        `A student investigates how the fall in temperature depends on the mass of ${of.solid} that reacts with ${of.acid}. The reaction is endothermic.\n\n${method} ${drawing}`,
        `The reaction of ${of.solid} with ${of.acid} is endothermic. A class wants to know how the fall in temperature depends on the mass of solid.\n\n${method} ${drawing}`,
        `Makers of cold packs look for reactions that take in thermal energy. A student tests ${of.solid} with ${of.acid}.\n\n${method} ${drawing}`,
      ],
      figure: thermometersFigure(drawn.initial, drawn.lowest),
      parts: {
        a: ask.table({
          prompt: 'Use the figure to complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: [
            'experiment',
            'mass of solid / g',
            'initial temperature / °C',
            'lowest temperature / °C',
            'fall in temperature / °C',
          ],
          rows: rows.map(({ mass, initial, lowest, fall }): TableCell[] =>
            mass === 4
              ? [
                  { text: String(mass) },
                  { text: String(mass) },
                  { blank: 'initial', answer: initial, marks: 1 },
                  { blank: 'lowest', answer: lowest, marks: 1 },
                  {
                    blank: 'fall in experiment 4',
                    answer: fall,
                    marks: 1,
                    follow: { from: [{ cell: 'initial' }, { cell: 'lowest' }], formula: 'a - b' },
                  },
                ]
              : [
                  { text: String(mass) },
                  { text: String(mass) },
                  { text: one(initial) },
                  { text: one(lowest) },
                  mass === 2
                    ? { blank: 'fall in experiment 2', answer: fall, marks: 1 }
                    : { text: one(fall) },
                ],
          ),
          scheme: [
            `fall in experiment 2: ${one(perGram * 2)} °C`,
            `initial temperature in experiment 4: ${one(drawn.initial)} °C`,
            `lowest temperature in experiment 4: ${one(drawn.lowest)} °C`,
            `fall in experiment 4: ${one(drawn.fall)} °C`,
          ],
          solution: `One division of the thermometer is 1 °C; read half divisions. Fall = initial temperature − lowest temperature: ${one(drawn.initial)} − ${one(drawn.lowest)} = ${one(drawn.fall)} °C.`,
        }),
        b: plotPart({
          name: 'practical-skills-6/grid-for-falls',
          title: 'Grid for a graph of the fall in temperature against mass',
          description:
            'Graph paper. The horizontal axis is the mass of solid from 0 to 6 g, the vertical one the fall in temperature from 0 to 10 °C.',
          prompt:
            'Plot the results on the grid. Draw a straight line of best fit from the origin, and leave out the anomalous result.',
          command: 'Plot',
          objective: 'AO3',
          axes: {
            x: { label: 'mass of solid / g', min: 0, max: 6, large: 1, parts: 5 },
            y: { label: 'fall in temperature / °C', min: 0, max: 10, large: 2, parts: 4 },
          },
          tasks: [
            {
              task: 'points',
              wanted: rows.map(({ mass, fall }): Spot => [mass, fall]),
              marks: 2,
            },
            {
              task: 'line',
              gradient: [perGram - 0.15, perGram + 0.15],
              intercept: [-0.5, 0.5],
              covers: [0, 5],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'a straight line from the origin that leaves out the anomalous result',
          ],
          solution: `The points lie on a line through the origin that rises by about ${perGram} °C for each gram, except that of ${odd} g.`,
        }),
        'c.i': ask.values({
          prompt: 'Identify the mass at which the result is anomalous.',
          command: 'Identify',
          objective: 'AO3',
          found: [['mass in g', odd]],
          scheme: [`${odd} g`],
          solution: `At ${odd} g the fall is only ${one(wrong?.fall ?? 0)} °C, well below the line through the other points.`,
        }),
        'c.ii': ask.written({
          prompt: 'Suggest **one** mistake that could have caused this result.',
          objective: 'AO3',
          lines: 2,
          scheme: [TOO_LITTLE_SOLID],
          modelAnswer: 'Some of the solid was left on the paper.',
          solution:
            'The fall is too small, so look for a mistake that lets less solid react, or that hides part of the fall. “Human error” says nothing.',
        }),
        d: ask.number({
          prompt: `Use your graph to find the fall in temperature when ${asked} g of the solid reacts.`,
          command: 'Determine',
          objective: 'AO3',
          answer: perGram * asked,
          unit: '°C',
          tolerance: 0.4,
          scheme: [`${one(perGram * asked)} °C, from a line through the points`],
          solution: `Go up from ${asked} g to the line and across to the vertical axis: about ${one(perGram * asked)} °C.`,
        }),
        e: ask.written({
          lead: 'The student says that a glass beaker is a source of error.',
          prompt: 'Explain why, state how it changes the results, and suggest an improvement.',
          command: 'Explain',
          objective: 'AO3',
          scheme: [HEAT_GAINED, FALL_TOO_SMALL, INSULATE],
          modelAnswer:
            'Heat is gained from the surroundings through the glass, so the fall in temperature is too small. Use a polystyrene cup with a lid.',
          solution:
            'The mixture is colder than the room, so thermal energy goes *into* it. An insulated cup lets less of it through.',
        }),
        f: ask.written({
          lead: 'The student repeats experiment 4 with 100 cm^{3} of the same acid in place of 50 cm^{3}.',
          prompt: 'Predict how the fall in temperature changes. Explain your answer.',
          command: 'Predict',
          objective: 'AO3',
          scheme: [HALF_FALL, MORE_LIQUID],
          modelAnswer:
            'The fall is half as large, because the same energy is taken from twice the volume of liquid.',
          solution:
            'The mass of solid is the same, so the same energy is taken in. It is taken from twice as much liquid.',
        }),
        g: ask.written({
          lead: `The student concludes: “20 g of the solid would give a fall of ${perGram * 20} °C.”`,
          prompt: 'Explain why the results do not support this conclusion.',
          command: 'Explain',
          objective: 'AO3',
          lines: 2,
          scheme: [BEYOND(5)],
          modelAnswer: 'No mass above 5 g was tested.',
          solution:
            'Results say nothing beyond their range. With 20 g the acid may be used up before all of the solid has reacted.',
        }),
      },
    }
  },
  verify: ({ perGram, asked }) => ({ d: (perGram * 10 * asked) / 10 }),
})
