import { pendulumAndRule, stopwatches } from '@/content/figures/igcse/physics/practical-mechanics-a'
import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { manySwings } from './points-pendulum'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

/** The other lengths in centimetres; one more is read off the rule. */
const LENGTHS = [30, 60, 75, 90] as const

/** Square of the period of a pendulum of 1 cm. */
const PER_CM = (4 * Math.PI ** 2) / 981

/** By how much a time of all swings differs from that of theory, as a part of it. */
const SCATTER = [
  [0.004, -0.006, 0.005, -0.003],
  [-0.005, 0.004, -0.004, 0.005],
  [0.006, 0.003, -0.005, -0.004],
] as const

core('pendulum-length-and-period', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const lower = roundTo(random.int(452, 489) / 10, 1)
    const across = random.pick([1.6, 1.8, 2])
    const upper = roundTo(lower - across, 1)
    const length = roundTo((lower + upper) / 2, 1)
    const swings = random.pick([10, 20])
    const periodOf = (cm: number, off: number) => Math.sqrt(PER_CM * cm) * (1 + off)
    const time = roundTo(swings * periodOf(length, random.pick([-0.004, 0.003, 0.005])), 2)
    const off = random.pick(SCATTER)
    const periods = LENGTHS.map((cm, at) => roundTo(periodOf(cm, off[at] ?? 0), 2))
    const asked = random.pick([1.2, 1.6, 1.7])
    // A period that ends in 5 or 0 may be rounded in two ways.
    return /[05]$/.test((time / swings).toFixed(3)) && swings === 20
      ? null
      : { lower, upper, length, swings, time, periods, asked }
  },
  make: ({ lower, upper, length, swings, time, periods, asked }) => {
    const period = time / swings
    const shown = roundTo(period, 2)
    const square = roundTo(period ** 2, 4)
    const squares = periods.map(each => roundTo(each ** 2, 2))
    const at = asked ** 2 / PER_CM
    const method = `The rule hangs beside the thread with its zero level with the point from which the thread hangs. The figure shows the pendulum, and the bob beside the rule drawn larger.`
    return {
      stem: [
        `A student investigates how the period *T* of a pendulum depends on its length *l*, which is the distance from the point of support to the centre of the bob. ${method}`,
        `A pendulum is to be built that keeps time for a model clock. First a class measures how long one complete swing takes for different lengths *l*. The length is measured from the point of support to the centre of the bob. ${method}`,
        `A small metal ball on a thread swings like the weight of an old clock. A student measures its length *l*, from the point of support to the centre of the ball (the bob), and its period *T*, the time of one complete swing. ${method}`,
      ],
      figure: pendulumAndRule(upper, lower),
      parts: {
        'a.i': ask.table({
          prompt: 'Complete the table, and calculate the length *l* of the pendulum.',
          command: 'Complete',
          objective: 'AO3',
          head: ['', 'distance below the support / cm'],
          rows: [
            [{ text: 'top of the bob' }, { blank: 'top', answer: upper, marks: 1, sigFigs: 3, unit: 'cm' }],
            [
              { text: 'bottom of the bob' },
              { blank: 'bottom', answer: lower, marks: 1, sigFigs: 3, unit: 'cm' },
            ],
            [
              { text: 'centre of the bob, *l*' },
              {
                blank: 'length',
                answer: length,
                marks: 1,
                sigFigs: 3,
                unit: 'cm',
                follow: { from: [{ cell: 'top' }, { cell: 'bottom' }], formula: '(a + b)/2' },
              },
            ],
          ],
          scheme: [
            `top ${plain(upper, 1)} cm`,
            `bottom ${plain(lower, 1)} cm`,
            `*l* = ${plain(length, 1)} cm, halfway between them`,
          ],
          solution: `One small division is 0.1 cm. The centre is halfway between top and bottom: (${plain(upper, 1)} + ${plain(lower, 1)}) ÷ 2 = ${plain(length, 1)} cm. It cannot be read directly, because the bob is round.`,
        }),
        'a.ii': ask.table({
          lead: `The display shows the time *t* of ${swings} complete swings of this pendulum.`,
          figure: stopwatches([[`${swings} swings`, time]]),
          prompt:
            'Calculate the period *T* and complete the table. Give both values to at least three significant figures.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['*t* / s', '*T* / s', '*T*^{2} / s^{2}'],
          rows: [
            [
              { text: 'see the display' },
              { blank: 'period', answer: period, marks: 1, sigFigs: 3, unit: 's' },
              {
                blank: 'square',
                answer: square,
                marks: 1,
                sigFigs: 3,
                unit: 's^{2}',
                tolerance: Math.abs(square - shown ** 2) + 0.006,
                follow: { from: [{ cell: 'period' }], formula: 'a*a' },
              },
            ],
          ],
          scheme: [
            `*T* = ${plain(time, 2)} ÷ ${swings} = ${quantity(period, 's', 3)}`,
            `*T*^{2} = ${quantity(square, 's^{2}', 3)}`,
          ],
          solution: `${swings} swings take ${plain(time, 2)} s, so one takes ${plain(time, 2)} ÷ ${swings} = ${quantity(period, 's', 3)}. Its square is ${quantity(square, 's^{2}', 3)}.`,
        }),
        b: plotPart({
          name: 'practical-mechanics/grid-for-periods',
          title: 'Grid for a graph of the square of the period against length',
          description:
            'Graph paper. The horizontal axis is the length from 0 to 100 centimetres, the vertical one the square of the period from 0 to 4 seconds squared.',
          lead: `The table shows the results for four other lengths.`,
          table: {
            head: ['*l* / cm', '*T* / s', '*T*^{2} / s^{2}'],
            rows: LENGTHS.map((cm, row) => [
              plain(cm, 1),
              plain(periods[row] ?? 0, 2),
              plain(squares[row] ?? 0, 2),
            ]),
          },
          prompt:
            'Plot *T*^{2} against *l* for these four lengths and for your own result. Draw the straight line of best fit.',
          command: 'Plot',
          objective: 'AO3',
          axes: {
            x: { label: '*l* / cm', min: 0, max: 100, large: 20, parts: 10 },
            y: { label: '*T*^{2} / s^{2}', min: 0, max: 4, large: 1, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: [
                ...LENGTHS.map((cm, row): Spot => [cm, squares[row] ?? 0]),
                [length, roundTo(square, 2)],
              ],
              marks: 3,
              follow: [...LENGTHS.map(() => ({})), { part: 'a.ii', cell: 'square' }],
            },
            {
              task: 'line',
              gradient: [PER_CM - 0.003, PER_CM + 0.003],
              intercept: [-0.15, 0.15],
              covers: [30, 90],
              marks: 1,
            },
          ],
          scheme: [
            'at least two points within half a small square',
            'at least four points within half a small square',
            'all five points',
            'one thin straight line of best fit, points on both sides of it',
          ],
          solution:
            'One small square is 2 cm across and 0.1 s^{2} upwards. Draw one thin line with a ruler so that the points lie evenly on both sides of it.',
        }),
        c: ask.number({
          prompt: `Use your graph to determine the length of a pendulum with a period of ${quantity(asked, 's', 2)}. Show your working.`,
          command: 'Determine',
          objective: 'AO3',
          answer: at,
          unit: 'cm',
          tolerance: 3.5,
          scheme: steps(
            `*T*^{2} = ${plain(asked, 1)}^{2} = ${plain(asked ** 2, 2)} s^{2}`,
            `${quantity(at, 'cm', 2)} read from the line (within 3.5 cm)`,
          ),
          solution: `The graph shows *T*^{2}, so square the period first: ${plain(asked, 1)}^{2} = ${plain(asked ** 2, 2)} s^{2}. The line has this value at about ${quantity(at, 'cm', 2)}.`,
        }),
        d: ask.written({
          prompt: `Explain why the time of ${swings} swings is measured, and not the time of one swing.`,
          objective: 'AO3',
          lines: 2,
          scheme: [manySwings(swings)],
          modelAnswer: `The error due to reaction time is divided by ${swings}, so it is a smaller part of the result.`,
          solution: `Starting and stopping the watch is wrong by some tenths of a second, whatever is timed. Divided by ${swings}, this error matters little. For one swing it would be a large part of the time.`,
        }),
      },
    }
  },
  verify: ({ asked }) => ({ c: 981 * (asked / Math.PI / 2) ** 2 }),
})
