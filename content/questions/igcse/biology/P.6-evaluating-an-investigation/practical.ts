import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import type { Spot } from '@/lib/exams/sketch'
import { tileOfDrops } from '../../../../figures/igcse/biology/practical-skills-evaluating'
import {
  BY_EYE,
  CAUSE,
  COLORIMETER,
  FALLS_AND_RISES,
  MORE_OFTEN,
  NOT_TESTED_BETWEEN,
  ONLY_EVERY,
  STILL_THERE,
  TEST_CLOSER,
  WITH_FIGURES,
} from './points-amylase'

const { core, templates } = questionsOf('practical', 'P.6', { calculator: 'needed' })

export { templates }

/** Five values; `slow` is the place of a slow one, in which one trial goes wrong, `never` of the one without an end. */
const SERIES = [
  { by: 'temperature', values: [20, 30, 40, 50, 70], slow: 0, best: 2, never: 4 },
  { by: 'temperature', values: [15, 25, 35, 45, 65], slow: 0, best: 2, never: 4 },
  { by: 'temperature', values: [10, 25, 40, 55, 75], slow: 0, best: 2, never: 4 },
  { by: 'pH', values: [4, 5, 6, 7, 8], slow: 1, best: 3, never: 0 },
  { by: 'pH', values: [3, 5, 6, 7, 9], slow: 1, best: 3, never: 0 },
  { by: 'pH', values: [5, 6, 7, 8, 10], slow: 0, best: 2, never: 4 },
] as const

/** Other trials of a value, in steps: how far they are from the first. */
const SPREADS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, -1],
  [1, 1],
] as const

type Row = { value: number; dark: number; trials: readonly number[]; mean: number; odd: number | null }

core('amylase-on-a-tile', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const series = random.pick(SERIES)
    const interval = random.pick([30, 60])
    const odd = random.pick([2, 3])
    const rows = series.values.map((value, at): Row => {
      if (at === series.never) return { value, dark: 10, trials: [], mean: 0, odd: null }
      const isSlow = at === series.slow
      const dark = isSlow ? random.int(6, 7) : at === series.best ? 1 : random.int(3, 4)
      const first = (dark + 1) * interval
      if (isSlow) {
        const other = first + random.pick([0, interval])
        const wrong = random.int(2, 3) * interval
        const trials = odd === 2 ? [first, wrong, other] : [first, other, wrong]
        return { value, dark, trials, mean: (first + other) / 2, odd }
      }
      const trials = [first, ...random.pick(SPREADS).map(step => first + step * interval)]
      return { value, dark, trials, mean: trials.reduce((sum, each) => sum + each, 0) / 3, odd: null }
    })
    const means = rows.filter(({ mean }) => mean > 0).map(({ mean }) => mean)
    if (new Set(means).size < 4 || means.some(mean => series.values.some(value => value === mean)))
      return null
    return { by: series.by, best: series.best, rows, interval, odd, amylase: random.pick(['1', '2']) }
  },
  make: ({ by, best, rows, interval, odd, amylase }) => {
    const limit = 10 * interval
    const named = (value: number) => (by === 'pH' ? `pH ${value}` : `${value} °C`)
    const head = by === 'pH' ? 'pH' : 'temperature / °C'
    const timed = rows.filter(({ trials }) => trials.length > 0)
    const [never, slow] = [rows.find(({ trials }) => trials.length === 0), rows.find(row => row.odd)]
    const [low, top, high] = [best - 1, best, best + 1].map(at => rows[at]?.value ?? 0) as [
      number,
      number,
      number,
    ]
    const bestMean = rows[best]?.mean ?? 0
    const others = timed.filter(({ value }) => value !== top).map(({ mean }) => mean)
    const setting =
      by === 'pH'
        ? `Each tube holds 5 cm^{3} of starch suspension and 2 cm^{3} of a buffer solution of one pH. All tubes stand in a water bath at 35 °C. ${amylase} cm^{3} of amylase solution of the same temperature is added and a stopwatch is started.`
        : `Tubes with 5 cm^{3} of starch suspension and tubes with ${amylase} cm^{3} of amylase solution stand in a water bath for five minutes. Then the contents are mixed and a stopwatch is started. This is done at five temperatures.`
    const drops = `Every ${interval} s a drop of the mixture is put into a new well of a white tile, which holds a drop of iodine solution. The figure shows the tile after the first trial.`
    return {
      stem: [
        `A student investigates the effect of ${by} on the digestion of starch by amylase.\n\n${setting} ${drops}`,
        `Amylase digests starch to maltose. A class wants to know how ${by} affects this.\n\n${setting} ${drops}`,
        `A bakery adds amylase to its flour. To find out how ${by} changes the work of the enzyme, a student does an experiment.\n\n${setting} ${drops}`,
      ],
      figure: tileOfDrops(
        rows.map(({ value, dark }) => ({ name: named(value), dark })),
        interval,
      ),
      parts: {
        'a.i': ask.table({
          lead: 'The student records the time of the first drop that is **not** blue-black. A dash stands where no time could be recorded. The table shows the results of trial 2 and trial 3.',
          prompt: 'Use the figure to complete the table for trial 1.',
          command: 'Complete',
          objective: 'AO3',
          head: [head, 'time in trial 1 / s', 'time in trial 2 / s', 'time in trial 3 / s'],
          rows: rows.map(({ value, trials }): TableCell[] =>
            trials.length === 0
              ? [{ text: String(value) }, { text: '–' }, { text: '–' }, { text: '–' }]
              : [
                  { text: String(value) },
                  { blank: `trial 1 at ${value}`, answer: trials[0] ?? 0, marks: 1 },
                  { text: String(trials[1]) },
                  { text: String(trials[2]) },
                ],
          ),
          scheme: timed.map(({ value, trials }) => `${named(value)}: ${trials[0]} s`),
          solution: `Go along each row to the first orange-brown drop and read the time above it. At ${named(top)} this is ${rows[best]?.trials[0]} s.`,
        }),
        'a.ii': ask.written({
          prompt: `State what the drops at ${named(never?.value ?? 0)} show about the starch in this tube.`,
          objective: 'AO3',
          lines: 1,
          scheme: [STILL_THERE(limit)],
          modelAnswer: `There is still starch in the tube after ${limit} s.`,
          solution:
            'Iodine solution turns blue-black with starch. The results do not show whether the starch would be digested later.',
        }),
        'b.i': ask.values({
          prompt: 'Identify the anomalous result in the table.',
          command: 'Identify',
          objective: 'AO3',
          found: [
            [head, slow?.value ?? 0],
            ['trial', odd],
          ],
          scheme: [named(slow?.value ?? 0), `trial ${odd}`],
          solution: `In trial ${odd} at ${named(slow?.value ?? 0)} the time is ${slow?.trials[odd - 1]} s, far less than the other two times of this row, ${slow?.trials.filter((_, at) => at !== odd - 1).join(' s and ')} s.`,
        }),
        'b.ii': ask.written({
          prompt: 'Suggest **one** mistake in the method that could have caused this result.',
          objective: 'AO3',
          lines: 2,
          scheme: [CAUSE(by)],
          modelAnswer: 'Too much amylase was added to this tube.',
          solution:
            'The time is too short, so look for what makes the reaction faster, or what makes a time seem shorter. “Human error” says nothing.',
        }),
        'c.i': ask.table({
          prompt: 'Calculate the mean times. Leave out the anomalous result.',
          command: 'Calculate',
          objective: 'AO3',
          head: [head, 'mean time / s'],
          rows: timed.map(({ value, trials, mean, odd: wrong }): TableCell[] => [
            { text: String(value) },
            {
              blank: `mean at ${value}`,
              answer: mean,
              marks: wrong || value === top ? 1 : 0,
              follow: {
                from: [{ part: 'a.i', cell: `trial 1 at ${value}` }],
                formula: wrong ? `(a + ${trials[4 - wrong]}) / 2` : `(a + ${trials[1]} + ${trials[2]}) / 3`,
              },
            },
          ]),
          scheme: timed
            .filter(({ value, odd: wrong }) => wrong || value === top)
            .map(({ value, mean }) => `${named(value)}: ${plain(mean)} s`),
          solution: `At ${named(slow?.value ?? 0)} only two times count: their mean is ${plain(slow?.mean ?? 0)} s. At ${named(top)} all three count: (${rows[best]?.trials.join(' + ')}) ÷ 3 = ${plain(bestMean)} s.`,
        }),
        'c.ii': plotPart({
          name: 'practical-skills/grid-for-mean-times',
          title: `Grid for a graph of mean time against ${by}`,
          description: `Graph paper. The horizontal axis is ${by === 'pH' ? 'pH from 2 to 10' : 'temperature from 0 to 80 °C'}, the vertical one the mean time from 0 to ${limit} seconds.`,
          prompt: `Plot the mean times against ${by}.`,
          command: 'Plot',
          objective: 'AO3',
          axes: {
            x:
              by === 'pH'
                ? { label: 'pH', min: 2, max: 10, large: 1, parts: 5 }
                : { label: 'temperature / °C', min: 0, max: 80, large: 10, parts: 5 },
            y: { label: 'mean time / s', min: 0, max: limit, large: limit / 6, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: timed.map(({ value, mean }): Spot => [value, mean]),
              marks: 2,
              follow: timed.map(({ value }) => ({ part: 'c.i', cell: `mean at ${value}` })),
            },
          ],
          scheme: ['at least two points within half a small square', 'all four points'],
          solution: `One small square is ${by === 'pH' ? '0.2' : '2 °C'} across and ${limit / 30} s upwards. Nothing is plotted for ${named(never?.value ?? 0)}, since there is no time.`,
        }),
        d: ask.written({
          prompt: `Describe the effect of ${by} on the time. Use figures from the tables.`,
          objective: 'AO3',
          scheme: [
            FALLS_AND_RISES(by, top),
            WITH_FIGURES([bestMean, ...others].map(Math.round), top, by === 'pH' ? '' : '°C'),
          ],
          modelAnswer: `The time falls up to ${named(top)}, where the mean is ${plain(bestMean)} s, and then rises again.`,
          solution:
            'Say which way the time goes, and where it turns. Then quote a mean with its unit. Numbers turn a description into evidence.',
        }),
        e: ask.written({
          lead: `The student says: “My times may be wrong by up to ${interval} s.”`,
          prompt: 'Explain why, and suggest how the method could be improved.',
          command: 'Explain',
          objective: 'AO3',
          scheme: [ONLY_EVERY(interval), MORE_OFTEN(interval)],
          modelAnswer: `Drops are tested only every ${interval} s, so the starch may have gone between two drops. Test a drop every 10 s.`,
          solution:
            'An improvement must answer the error that is named: here the time between the drops. Repeating would not make it shorter.',
        }),
        f: ask.written({
          lead: 'Whether a drop is blue-black is judged by eye.',
          prompt: 'Explain why this is a source of error, and suggest an improvement.',
          command: 'Explain',
          objective: 'AO3',
          scheme: [BY_EYE, COLORIMETER],
          modelAnswer:
            'The colour changes gradually, so different people judge it differently. Compare each drop with a drop of iodine solution alone.',
          solution:
            'The colour passes from blue-black through brown to orange-brown. A standard to compare with, or an instrument, takes the judgement away.',
        }),
        g: ask.written({
          lead: `The student concludes: “The optimum ${by} of this amylase is exactly ${named(top)}.”`,
          prompt:
            'Explain why the results do not fully support this conclusion, and suggest what the student should do next.',
          command: 'Explain',
          objective: 'AO3',
          scheme: [NOT_TESTED_BETWEEN(by, [low, top, high]), TEST_CLOSER(by, [low, top, high])],
          modelAnswer: `No other values between ${named(low)} and ${named(high)} were tested, so the optimum could be a little higher or lower. Test more values closer together around ${named(top)}.`,
          solution: `The results show only that ${named(top)} is the best of the five values. The optimum lies somewhere between ${named(low)} and ${named(high)}.`,
        }),
      },
    }
  },
})
