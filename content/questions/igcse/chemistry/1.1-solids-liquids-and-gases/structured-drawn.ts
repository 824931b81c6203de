import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { neededFor } from '@/lib/exams/rising-scheme'
import type { Spot } from '@/lib/exams/sketch'
import { pickCell } from '../cells'
import { NUMBER_WORDS } from '../shared'
import { ENERGY_RELEASED, FORCES_FORM } from './points-drawn'

const { supplement, templates } = questionsOf('structured', '1.1', { calculator: 'needed' })

export { templates }

/** Melting points, to the nearest even number as one small square is 2 °C. */
const SOLIDS = [
  ['naphthalene', 80],
  ['stearic acid', 70],
  ['palmitic acid', 62],
  ['myristic acid', 54],
] as const

/** How far above the melting point the readings are at first, and below it in the end. */
const STARTS = [
  [26, 12],
  [22, 10],
  [24, 10],
] as const
const ENDS = [
  [8, 14, 18],
  [6, 12, 16],
  [8, 14, 20],
] as const

const STATES = ['solid only', 'liquid only', 'gas only', 'solid and liquid', 'liquid and gas']

supplement('cooling-curve-to-plot', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    solid: random.pick(SOLIDS),
    start: random.pick(STARTS),
    end: random.pick(ENDS),
    level: random.pick([3, 4]),
    after: random.pick([1, 2]),
    holder: random.pick(['test-tube', 'boiling tube', 'small beaker']),
  }),
  make: ({ solid: [name, melts], start, end, level, after, holder }) => {
    const readings = [
      ...start.map(above => melts + above),
      ...Array.from({ length: level }, () => melts),
      ...end.map(below => melts - below),
    ]
    const wanted = readings.map((reading, minute): Spot => [minute, reading])
    const needed = neededFor(wanted.length, 3)
    const [first, last] = [start.length, start.length + level - 1]
    const late = last + after
    const middle = first + 1
    return {
      stem: [
        `Hot liquid ${name} cools in a ${holder}. Its temperature is read every minute. The table shows the results.`,
        `A student melts ${name} in a ${holder}, lets it cool and reads the temperature every minute, until all of it has been solid for some time.`,
        `The table shows the temperature of ${name}, a pure substance, that cools in a ${holder}. At the start all of it is liquid.`,
      ],
      table: {
        head: ['time / min', ...readings.map((_, minute) => String(minute))],
        rows: [['temperature / °C', ...readings.map(reading => plain(reading))]],
      },
      parts: {
        'a.i': plotPart({
          name: 'states-of-matter/grid-for-a-cooling-curve',
          title: 'Grid for a cooling curve',
          description:
            'Graph paper. The horizontal axis is the time from 0 to 10 minutes, the vertical one the temperature from 30 to 110 °C.',
          prompt: 'Plot the results on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: 'time / min', min: 0, max: 10, large: 2, parts: 4 },
            y: { label: 'temperature / °C', min: 30, max: 110, large: 10, parts: 5 },
          },
          tasks: [{ task: 'points', wanted, marks: 3 }],
          scheme: needed.map(count =>
            count === wanted.length
              ? `all ${count === 9 ? 'nine' : count} points`
              : `at least ${NUMBER_WORDS[count] ?? count} points within half a small square`,
          ),
          solution:
            'One small square upwards is 2 °C, one to the right is half a minute. Put a small cross at each pair of values.',
        }),
        'a.ii': ask.number({
          prompt: `Determine the melting point of ${name} from the results.`,
          answer: melts,
          unit: '°C',
          sigFigs: 1,
          scheme: [quantity(melts, '°C')],
          solution: `The graph is level from ${first} min to ${last} min: a pure substance freezes and melts at one temperature, ${quantity(melts, '°C')}.`,
        }),
        b: ask.table({
          prompt: 'Complete the table with what is present at each time.',
          command: 'Complete',
          objective: 'AO2',
          head: ['time / min', `what is present in the ${holder}`],
          rows: [
            [{ text: plain(1) }, pickCell('at first', 'liquid only', STATES)],
            [{ text: plain(middle) }, pickCell('in the middle', 'solid and liquid', STATES)],
            [{ text: plain(late) }, pickCell('in the end', 'solid only', STATES)],
          ],
          scheme: ['liquid only', 'solid and liquid', 'solid only'],
          solution:
            'Above the melting point all of it is liquid, below it all is solid. While the graph is level both are present.',
        }),
        c: words({
          subject: 'igcse/chemistry',
          prompt: `State the name of the change of state at ${middle} min.`,
          mode: 'words',
          answers: [
            { text: 'freezing', accept: ['solidifying', 'solidification', 'freeze', 'liquid to solid'] },
          ],
          reject: [
            { text: 'melting', why: 'Melting is the change from solid to liquid.' },
            { text: 'condensing', why: 'Condensing is the change from gas to liquid.' },
            { text: 'condensation', why: 'Condensation is the change from gas to liquid.' },
          ],
          solution: 'A liquid turns into a solid: it freezes.',
        }),
        d: ask.written({
          prompt: `Explain, in terms of particles, why the temperature does not fall between ${first} min and ${last} min, although thermal energy is lost to the air.`,
          scheme: [FORCES_FORM, ENERGY_RELEASED],
          modelAnswer:
            'Forces of attraction form between the particles. This releases energy, which makes up for the thermal energy that is lost.',
          solution:
            'Say what happens between the particles when the solid forms, and what this does with energy.',
        }),
      },
    }
  },
  verify: ({ solid, start, end, level }) => {
    // The reading that comes up more than once.
    const all = [
      ...start.map(above => solid[1] + above),
      ...Array(level).fill(solid[1]),
      ...end.map(each => solid[1] - each),
    ]
    return {
      'a.ii': all.toSorted((one, other) => one - other).find((each, at, list) => list[at + 1] === each) ?? 0,
    }
  },
})
