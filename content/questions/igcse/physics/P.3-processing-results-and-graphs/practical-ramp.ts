import { ballOnRamp, stopwatches } from '@/content/figures/igcse/physics/practical-mechanics-a'
import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { verdict } from '../practical-shared-a'
import { BETTER_TIMING, doubled } from './points-ramp'

const { core, templates } = questionsOf('practical', 'P.3', { calculator: 'needed' })

export { templates }

const DISTANCES = [20, 40, 60, 80, 100] as const
const two = (value: number) => plain(value, 2)

/** By how much mean times differ from those of theory, as a part of them. */
const SCATTER = [
  [0.009, -0.008, 0.006, 0.004, -0.005],
  [-0.01, 0.007, -0.006, 0.005, 0.004],
  [0.008, 0.006, -0.007, -0.004, 0.005],
] as const

/** By how many hundredths of a second three runs differ from their mean. */
const RUNS = [
  [-3, 1, 2],
  [2, -4, 2],
  [4, -1, -3],
  [-2, -2, 4],
] as const

core('times-down-a-ramp', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const what = random.pick(['ball', 'marble', 'toy car'] as const)
    const acceleration = random.pick([42, 44, 46, 48, 50]) // cm/s²
    const height = roundTo(acceleration / 6 + random.pick([-4, -3, 2, 3, 4]) / 10, 1)
    const off = random.pick(SCATTER)
    const times = DISTANCES.map((s, at) =>
      roundTo(Math.sqrt((2 * s) / acceleration) * (1 + (off[at] ?? 0)), 2),
    )
    const read = random.pick([60, 100])
    const mean = times[DISTANCES.indexOf(read as 60)] ?? 0
    const runs = random.shuffle(random.pick(RUNS)).map(each => roundTo(mean + each / 100, 2))
    return { what, acceleration, height, times, read, mean, runs, who: random.pick(['She', 'He']) }
  },
  make: ({ what, acceleration, height, times, read, mean, runs, who }) => {
    const squares = times.map(each => roundTo(each ** 2, 2))
    const square = roundTo(mean ** 2, 4)
    const gradient = 2 / acceleration
    const others = DISTANCES.filter(s => s !== read)
    const squareOf = (s: number) => squares[DISTANCES.indexOf(s as 20)] ?? 0
    const [low, high] = [squareOf(40), squareOf(80)]
    const apart = (100 * Math.abs(high - 2 * low)) / high
    const method = `The distance *s* from P to Q is measured along the ramp, and the time *t* from P to Q with a stop-watch. The height *h* of the raised end stays the same.`
    return {
      stem: [
        `A student investigates how long a ${what} takes to move down a ramp from rest. ${who} holds it at the line P, lets it go, and stops the time when it reaches the line Q. ${method}`,
        `A ${what} is let go at a line P on a ramp and passes a line Q further down. A class measures how the time that it takes depends on the distance. ${method}`,
        `In a game a ${what} is to be let go on a slope and move down it from rest. To find out how long it takes for different distances, a student builds a ramp, lets it go at P and stops a stop-watch when it is at Q. ${method}`,
      ],
      figure: ballOnRamp(height, what),
      parts: {
        a: ask.number({
          lead: 'The figure shows the ramp, and part of the rule that is used to measure *h*, drawn larger.',
          prompt: 'State the height *h*.',
          command: 'State',
          objective: 'AO3',
          answer: height,
          unit: 'cm',
          sigFigs: 2,
          scheme: [`${plain(height, 1)} cm`],
          solution: `One small division is 0.1 cm, and the numbers grow upwards. The pointer is at ${plain(height, 1)} cm.`,
        }),
        b: ask.table({
          lead: `The displays show the times of three runs with *s* = ${read}.0 cm.`,
          figure: stopwatches([
            ['1st run', runs[0] ?? 0],
            ['2nd run', runs[1] ?? 0],
            ['3rd run', runs[2] ?? 0],
          ]),
          prompt:
            'Calculate the mean time *t* of the three runs, and *t*^{2}. Give both to at least three significant figures.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['*s* / cm', 'mean *t* / s', '*t*^{2} / s^{2}'],
          rows: [
            [
              { text: `${read}.0` },
              { blank: 'mean', answer: mean, marks: 1, sigFigs: 3, unit: 's' },
              {
                blank: 'square',
                answer: square,
                marks: 1,
                sigFigs: 3,
                unit: 's^{2}',
                follow: { from: [{ cell: 'mean' }], formula: 'a*a' },
              },
            ],
          ],
          scheme: [
            `*t* = (${runs.map(two).join(' + ')}) ÷ 3 = ${two(mean)} s`,
            `*t*^{2} = ${quantity(square, 's^{2}', 3)}`,
          ],
          solution: `*t* = (${runs.map(two).join(' + ')}) ÷ 3 = ${two(mean)} s. Its square is ${quantity(square, 's^{2}', 3)}.`,
        }),
        c: plotPart({
          name: 'practical-mechanics/grid-for-times-down-a-ramp',
          title: 'Grid for a graph of the square of the time against distance',
          description:
            'Graph paper. The horizontal axis is the distance from 0 to 100 centimetres, the vertical one the square of the time from 0 to 5 seconds squared.',
          lead: 'The table shows the mean results for four other distances.',
          table: {
            head: ['*s* / cm', '*t* / s', '*t*^{2} / s^{2}'],
            rows: others.map(s => [`${s}.0`, two(times[DISTANCES.indexOf(s)] ?? 0), two(squareOf(s))]),
          },
          prompt:
            'Plot *t*^{2} against *s* for these four distances and for your own result. Draw the straight line of best fit.',
          command: 'Plot',
          objective: 'AO3',
          axes: {
            x: { label: '*s* / cm', min: 0, max: 100, large: 20, parts: 10 },
            y: { label: '*t*^{2} / s^{2}', min: 0, max: 5, large: 1, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: [...others.map((s): Spot => [s, squareOf(s)]), [read, squareOf(read)]],
              marks: 3,
              follow: [...others.map(() => ({})), { part: 'b', cell: 'square' }],
            },
            {
              task: 'line',
              gradient: [gradient - 0.003, gradient + 0.003],
              intercept: [-0.17, 0.17],
              covers: [20, 100],
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
        d: ask.number({
          prompt:
            'Determine the gradient of your line. Use a triangle that covers more than half of the line, and show your working.',
          command: 'Determine',
          objective: 'AO3',
          answer: gradient,
          unit: 's^2/cm',
          tolerance: 0.003,
          scheme: steps(
            'rise ÷ run from two points of the line that lie more than half of its length apart',
            `${quantity(gradient, 's^{2}/cm', 2)} (within 0.003)`,
          ),
          solution: `Choose two points of the line far apart, such as those at 10 cm and at 100 cm. Rise ÷ run = about ${plain(90 * gradient, 1)} ÷ 90 = ${quantity(gradient, 's^{2}/cm', 2)}.`,
        }),
        e: ask.written({
          lead: 'A student suggests that *t*^{2} becomes twice as large when *s* becomes twice as large.',
          prompt:
            'State whether the results for 40.0 cm and 80.0 cm support this, within the limits of experimental accuracy. Support your answer with figures.',
          command: 'State',
          objective: 'AO3',
          lines: 2,
          scheme: [
            verdict('yes, they support it', true),
            doubled(
              `${two(high)} ÷ ${two(low)} = ${two(high / low)}, which is about 2; or both values; or 2 × ${two(low)} = ${two(2 * low)}`,
              low,
              high,
            ),
          ],
          modelAnswer: `Yes. ${two(high)} ÷ ${two(low)} = ${two(high / low)}, which is very close to 2.`,
          solution: `Twice ${two(low)} s^{2} is ${two(2 * low)} s^{2}, and ${two(high)} s^{2} was measured. That is only ${quantity(apart, '%', 2)} away, less than the 10% that an experiment of this kind allows.`,
        }),
        f: ask.written({
          lead: 'The times are short, and the student starts and stops the stop-watch by hand.',
          prompt: 'Suggest **one** change to the apparatus that makes the times more accurate.',
          command: 'Suggest',
          objective: 'AO3',
          lines: 1,
          scheme: [BETTER_TIMING],
          modelAnswer: 'Use light gates at P and Q that start and stop an electronic timer.',
          solution:
            'Reaction time is some tenths of a second. Light gates have none. With a longer ramp, or one less steep, the times are longer and the same error matters less.',
        }),
      },
    }
  },
  verify: ({ acceleration, height }) => ({ a: height / 1, d: 1 / (acceleration / 2) }),
})
