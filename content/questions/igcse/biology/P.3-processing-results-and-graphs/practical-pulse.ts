import { pulseTraces } from '@/content/figures/igcse/biology/practical-skills-graphs'
import { mean } from '@/content/questions/igcse/results'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { capital } from '../shared'
import { figuresQuoted } from './points'
import {
  COUNT_SHORTER,
  HARDER_FASTER,
  KEPT_FOR_PULSE,
  NOT_CARRIED_OVER,
  PULSE_RECOVERS,
  SEPARATE_GROUPS,
} from './points-pulse'

const { core, templates } = questionsOf('practical', 'P.3', { calculator: 'needed' })

export { templates }

const SETS = [
  ['sitting', 'walking', 'cycling', 'running'],
  ['sitting', 'walking', 'step-ups', 'skipping'],
  ['sitting', 'walking', 'dancing', 'running'],
] as const

const IDS = ['one', 'two', 'three', 'four'] as const
/** Differences of the second and third trial from the first that leave a whole mean. */
const SPREADS = [
  [2, -2],
  [-3, 3],
  [4, -1],
  [-4, 1],
] as const

core('pulse-after-activities', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const counts = [random.int(11, 13), random.int(22, 25)] as const
    const ends = counts.map(count => {
      const [second, third] = random.pick(SPREADS)
      return [6 * count, 6 * count + second, 6 * count + third]
    })
    const middles = [random.step(86, 96, 2), random.step(108, 122, 2)]
    const odd = random.int(1, 2)
    const column = random.int(0, 2)
    const inner = middles.map((middle, at) => {
      const off = random.pick([1, 2, 3])
      const three = random.shuffle([middle - off, middle + off, middle])
      if (at + 1 !== odd) return three
      const two = [middle - off, middle + off]
      return two.toSpliced(column, 0, middle + random.pick([-31, -28, 29, 32]))
    })
    const trials = [ends[0] ?? [], ...inner, ends[1] ?? []]
    const means = trials.map((each, at) => mean(at === odd ? each.filter((_, c) => c !== column) : each, 0))
    return {
      counts,
      trials,
      odd,
      column,
      means,
      activities: random.pick(SETS),
      minutes: random.pick([3, 4, 5]),
    }
  },
  make: ({ counts, trials, odd, column, means, activities, minutes }) => {
    const [first, second, third, last] = activities
    const [low = 0, high = 0] = [means[0], means[3]]
    const rise = ((high - low) / low) * 100
    const kept = (trials[odd] ?? []).filter((_, c) => c !== column)
    const place = (row: number, c: number) => `${activities[row]}, trial ${c + 1}`
    const other = 3 - odd
    const rows = [0, 3].map((row, at): TableCell[] => [
      { text: activities[row] ?? '' },
      { blank: `count-${IDS[row]}`, answer: counts[at] ?? 0, marks: 1 },
      {
        blank: `rate-${IDS[row]}`,
        answer: 6 * (counts[at] ?? 0),
        marks: 1,
        follow: { from: [{ cell: `count-${IDS[row]}` }], formula: '6*a' },
      },
    ])
    return {
      stem: [
        `A student investigated how exercise affects her pulse rate. She wore a sensor on a finger, sat still, and then did three activities: ${second}, ${third} and ${last}, for ${minutes} minutes each. Her pulse was recorded for 10 s as soon as each activity ended. She rested between the activities until her pulse rate was back at its resting value.`,
        `The pulse of a student was recorded with a sensor on his finger for 10 s: first while he was sitting, and then straight after ${minutes} minutes of ${second}, of ${third} and of ${last}. Between the activities he sat until his pulse rate had reached its resting value again.`,
        `To find out how activity affects pulse rate, a sensor on the finger of a student recorded the pulse for 10 s straight after ${minutes} minutes each of ${first}, ${second}, ${third} and ${last}. Before each activity the student waited until the pulse rate was the same as at rest.`,
      ],
      figure: pulseTraces([
        [counts[0], capital(first)],
        [counts[1], `After ${last}`],
      ]),
      parts: {
        a: ask.table({
          lead: 'The figure shows two of the records. Each peak is one pulse.',
          prompt: 'Complete the table.',
          objective: 'AO3',
          head: ['activity', 'pulses in 10 s', 'pulse rate / beats per minute'],
          rows,
          scheme: [
            `${first}: ${counts[0]} pulses`,
            `${first}: ${counts[0]} × 6 = ${6 * counts[0]} beats per minute`,
            `${last}: ${counts[1]} pulses`,
            `${last}: ${counts[1]} × 6 = ${6 * counts[1]} beats per minute`,
          ],
          solution: `Count the peaks: ${counts[0]} and ${counts[1]}. One minute is six times 10 s, so multiply by 6: ${6 * counts[0]} and ${6 * counts[1]} beats per minute.`,
        }),
        'b.i': ask.choice({
          lead: 'Each activity was repeated. The next table shows all pulse rates, in beats per minute.',
          table: {
            head: ['activity', 'trial 1', 'trial 2', 'trial 3', 'mean'],
            rows: trials.map((each, row) => [
              activities[row] ?? '',
              ...each.map((value, c) => (c === 0 && (row === 0 || row === 3) ? 'see (a)' : String(value))),
              row === odd ? '…' : String(means[row]),
            ]),
          },
          prompt: 'Which result is anomalous?',
          objective: 'AO3',
          right: place(odd, column),
          wrong: {
            [place(0, 1)]:
              'You chose one of the lowest values, but the other trials at rest gave nearly the same.',
            [place(3, 2)]:
              'You chose one of the highest values, but the other trials of this activity are as high.',
            [place(other, column)]: 'You chose a value that lies close to the other two of its row.',
          },
          solution: `Two trials of ${activities[odd]} agree (${kept.join(' and ')}). The third, ${trials[odd]?.[column]}, lies far from them.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the mean pulse rate after ${activities[odd]}. Decide first what to do with the anomalous result.`,
          objective: 'AO3',
          answer: means[odd] ?? 0,
          unit: 'beats per minute',
          scheme: [
            `C1 leaves the anomalous result out: (${kept.join(' + ')}) ÷ 2`,
            `A1 ${means[odd]} beats per minute`,
          ],
          solution: `Leave the anomalous result out and divide by two: (${kept.join(' + ')}) ÷ 2 = ${means[odd]}.`,
        }),
        c: plotPart({
          name: 'practical-skills/grid-for-pulse',
          title: 'Grid for a bar chart of mean pulse rates',
          description: `Graph paper. Four activities stand below the horizontal axis: ${activities.join(', ')}. The vertical axis is the mean pulse rate from 0 to 160 beats per minute.`,
          prompt: 'Plot the four means as a bar chart.',
          objective: 'AO3',
          axes: {
            x: { label: '', min: 0, max: 8, large: 1, parts: 1 },
            y: { label: 'mean pulse rate / beats per minute', min: 0, max: 160, large: 20, parts: 5 },
            bars: activities.map((text, at) => ({ id: IDS[at] ?? '', text, at: 1 + 2 * at })),
          },
          tasks: [
            {
              task: 'bars',
              heights: Object.fromEntries(means.map((value, at) => [IDS[at] ?? '', value])),
              marks: 3,
            },
          ],
          scheme: [
            'at least two bars within half a small square',
            'at least three bars within half a small square',
            'all four bars within half a small square',
          ],
          solution: `The heights are ${means.join(', ')}. One small square is 4 beats per minute. Bars are equally wide and do not touch.`,
        }),
        d: ask.written({
          prompt: 'Explain why a bar chart is more suitable for these results than a line graph.',
          objective: 'AO3',
          scheme: [SEPARATE_GROUPS],
          lines: 2,
          modelAnswer: 'The activities are separate groups, so there are no values between them.',
          solution:
            'A line would suggest values between two activities. It is for two continuous variables only.',
        }),
        e: ask.number({
          prompt: `Calculate the percentage increase in the mean pulse rate from ${first} to ${last}.`,
          objective: 'AO3',
          answer: rise,
          unit: '%',
          scheme: [`C1 (${high} − ${low}) ÷ ${low} × 100`, `A1 ${figures(rise, 3)}%`],
          solution: `Increase = ${high} − ${low} = ${high - low}. Divide by the value at rest: ${high - low} ÷ ${low} × 100 = ${figures(rise, 3)}%.`,
        }),
        f: ask.written({
          prompt: 'Describe what the results show. Use figures from the table.',
          objective: 'AO3',
          lines: 3,
          scheme: [
            HARDER_FASTER,
            figuresQuoted(
              `quotes two figures, such as ${low} at rest and ${high} beats per minute after ${last}, or the percentage`,
              means.map(value => [String(value)]),
              `${low} at rest and ${high} after ${last}`,
              [
                `${figures(rise, 2)} "%"`,
                `${figures(rise, 2)} percent`,
                `${figures(rise, 3)} percent`,
                `${figures(rise, 3)} "%"`,
              ],
            ),
          ],
          modelAnswer: `The harder the activity, the higher the pulse rate. It is lowest at rest, ${low} beats per minute, and highest after ${last}, ${high} beats per minute.`,
          solution: 'One mark is for the trend, one for figures that show it.',
        }),
        'g.i': words({
          subject: 'igcse/biology',
          prompt: 'State **two** variables that should be kept the same for all four activities.',
          objective: 'AO3',
          asked: 2,
          answers: KEPT_FOR_PULSE,
          reject: [
            { text: 'activity', why: 'The activity is what is changed.' },
            { text: 'type of exercise', why: 'The kind of activity is what is changed.' },
            { text: 'intensity of exercise', why: 'The intensity differs between the activities.' },
            { text: 'pulse rate after exercise', why: 'The pulse rate is what is measured.' },
          ],
          solution:
            'Only the activity may change. The person, the time of each activity, the rest before it and the temperature stay the same.',
        }),
        'g.ii': ask.written({
          prompt: 'Explain why the pulse rate had to be back at its resting value before each activity.',
          objective: 'AO3',
          scheme: [NOT_CARRIED_OVER],
          lines: 2,
          modelAnswer: 'So that the activity before does not affect the next result.',
          solution:
            'If the pulse rate were still raised, part of the increase would come from the activity before.',
        }),
        h: ask.written({
          lead: 'Another student has no sensor. She counts her pulse at the wrist for one whole minute after each activity.',
          prompt: 'Explain why her results are less accurate, and suggest an improvement to her method.',
          objective: 'AO3',
          scheme: [PULSE_RECOVERS, COUNT_SHORTER],
          modelAnswer:
            'The pulse rate falls while she counts, so her result is too low. She should count for 15 s and multiply by four.',
          solution:
            'The heart begins to recover as soon as exercise stops. The shorter the count, the closer it is to the rate at the end of the exercise.',
        }),
      },
    }
  },
  verify: ({ trials, odd, column, means }) => {
    const row = trials[odd] ?? []
    const total = row.reduce((all, each) => all + each, 0)
    return {
      'b.ii': (total - (row[column] ?? 0)) / (row.length - 1),
      e: (100 * (means[3] ?? 0)) / (means[0] ?? 1) - 100,
    }
  },
})
