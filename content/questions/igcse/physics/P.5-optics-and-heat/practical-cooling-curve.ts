import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { inThisOrder } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { inWaterAndInAir, LINES, linesThrough, thermometersFor } from './heat-figures'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const MINUTES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

const SLOWS_DOWN = judged(
  'the rate of cooling decreases with time',
  `
  SLOW = slow/slower/slowest/slowly/less/lower/decrease/reduce/small/smaller/drop/fall/down/"shallower"/flatter
  FAST = fast/faster/fastest/quick/quicker/quickly/high/higher/greater/more/rapid/rapidly/large/larger/steep/steeper
  RATE = rate/cooling/cool/cools/gradient/speed/curve/graph/slope | temperature ... (fall/falls/drop/drops/decrease/change)
  LATE = end/last/later/final/time/then/towards/after/goes/passes
  NUMBER = 1*/2*/3*/4*/5*/6*/7*
  EARLY = first/start/beginning/early/initially/begin/begins
  reject (get/gets/become/becomes) (faster/quicker) | (fall/drop/cool) more ...(no SLOW).. (each/every)
  reject RATE ...(no SLOW).. (increase/faster/quicker/rise/rises) ...(no first/start/beginning/initially).. LATE | (rate/cooling) ...(no SLOW).. (increases/constant/same/steady)
  reject RATE ...(no FAST/end/last).. (slowest/slower/lower/slow/slowly) ...(no end/last/later/than).. EARLY
  accept (rate/gradient/speed/slope/cooling) ...(no increase/rises).. SLOW
  accept RATE ...(no SLOW/end/last).. FAST ... EARLY | EARLY ...(no SLOW/end).. FAST | RATE ...(no FAST/start/first).. (slower/slow/slowly/less/lower/smaller) ... LATE
  accept cool/cools/cooling/fall/falls/drop/drops ... (slower/slowly/less) | (slower/slow) ... RATE | SLOW ... LATE | LATE ...(no FAST).. (slower/slow/slowly/less/lower) | less steep
  accept slow/slows/slowed down | (get/gets/become/becomes/is/so) (slower/less) | SLOW (rate/speed/gradient) | (lose/loses/lost/loss) ...(no FAST).. (slower/slowly/less)
  accept slower, without EARLY
  accept it ... down ... NUMBER | from NUMBER to NUMBER, (down/decrease)
  unsure "levels" off
  unsure FAST
  earns: the rate of cooling decreases
  earns: it cools quickly at first and then more slowly
  earns: the temprature falls slower towards the end
  earns: the curve becomes less steep
  misses: the rate of cooling increases with time
  misses: the water gets colder
  misses: the rate stays constant
  misses: heat is lost to the room`,
)

const SMALLER_DIFFERENCE = judged(
  'because the difference between the temperatures of the water and of the room (air, surroundings) becomes smaller',
  `
  ROOM = room/air/surrounding/surroundings/environment/ambient/outside
  SMALL = small/smaller/less/lower/decrease/reduce/close/closer/near/nearer/shrink/narrow/little
  DIFFERENCE = difference/gap/gradient/gradients/diff
  BIG = big/bigger/biggest/large/larger/largest/great/greater/greatest/high/higher/highest
  reject DIFFERENCE ...(no SMALL).. (increase/increases) | (increase/increasing) ... DIFFERENCE, without SMALL
  accept DIFFERENCE ...(no BIG/increases/rate/slower).. SMALL | SMALL (temperature/temp/thermal/in) DIFFERENCE | SMALL DIFFERENCE
  accept temperature/temp/water/it ... (close/closer/nearer/near/approach/approaches/similar/equal/reach/reaches) ... ROOM
  accept BIG ... DIFFERENCE ... (start/first/beginning) | (start/first/beginning) ... BIG ... DIFFERENCE
  accept DIFFERENCE ... BIG ... (start/first/beginning/then) | (start/first/beginning) ... DIFFERENCE ... BIG
  accept not BIG DIFFERENCE
  unsure DIFFERENCE, temperature
  unsure hot/hotter/warm/warmer ... ROOM
  earns: the temperature difference between water and room gets smaller
  earns: the water gets closer to room temperature
  earns: the diference between it and the surroundings decreases
  earns: there is a smaller temperature difference
  misses: the water is colder
  misses: heat is lost by evaporation
  misses: the temperature decreases
  misses: the difference in temperature increases`,
)

core('cooling-curve', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const room = random.pick([21, 21.5, 22.5, 23, 23.5])
    const start = random.pick([84, 85.5, 86.5, 88])
    const k = random.pick([0.075, 0.08, 0.085, 0.09])
    const scatter = MINUTES.map(() => random.pick([-0.5, 0, 0, 0, 0.5]))
    const temperatures = MINUTES.map((minute, at) =>
      at === 0
        ? start
        : Math.round(2 * (room + (start - room) * Math.exp(-k * minute)) + (scatter[at] ?? 0)) / 2,
    )
    const [t1 = 0, t7 = 0, t8 = 0] = [temperatures[1], temperatures[7], temperatures[8]]
    const [first, last] = [start - t1, t7 - t8]
    // The falls shrink, as the question says.
    const falls = temperatures.slice(1).map((each, at) => (temperatures[at] ?? 0) - each)
    if (falls.some(each => each <= 0) || last > first - 1.5 || t8 < 50) return null
    const read = random.pick([3, 4, 5])
    const shown = temperatures[read] ?? 0
    if (shown % 10 === 0 || start % 10 === 0) return null
    return {
      room,
      start,
      temperatures,
      first: roundTo(first, 1),
      last: roundTo(last, 1),
      t1,
      t7,
      t8,
      read,
      shown,
      order: random.shuffle(LINES),
      hour: random.pick(['a few hours', 'a whole night', 'one day']),
    }
  },
  make: ({ room, start, temperatures, first, last, t1, t7, t8, read, shown, order, hour }) => ({
    stem: [
      'A student investigates the cooling of hot water. She puts 200 cm^{3} of hot water into a beaker. Thermometer X is in the water, and thermometer Y hangs in the air beside the beaker. She reads X every minute for eight minutes. The reading of Y does not change.',
      'In a class on cooling, hot water stands in a beaker on a bench. A student has two thermometers, X in the water and Y in the air of the room. He reads X at the start and after each of eight minutes. He finds the same reading on Y each time.',
      'A cup of tea cools on a table. To find out how, a student takes a beaker with 200 cm^{3} of hot water as a model. One thermometer, X, dips into the water, another one, Y, hangs in the air. She starts a stop-watch and records the reading of X every minute; that of Y stays the same.',
    ],
    figure: inWaterAndInAir(),
    parts: {
      a: ask.table({
        lead: `The next figure shows thermometer Y, and thermometer X after ${read} minutes.`,
        figure: thermometersFor('water-and-air-readings', [
          ['thermometer Y', room],
          [`thermometer X after ${read} min`, shown],
        ]),
        prompt: 'Complete the table. Read both temperatures to half a division.',
        objective: 'AO3',
        head: ['thermometer', 'time / min', 'temperature / °C'],
        rows: [
          [{ text: 'Y' }, { text: 'at all times' }, { blank: 'room', answer: room, marks: 1, sigFigs: 2 }],
          ...MINUTES.map((minute, row): TableCell[] => [
            { text: 'X' },
            { text: String(minute) },
            row === read
              ? { blank: 'water', answer: shown, marks: 1, sigFigs: 2 }
              : { text: plain(temperatures[row] ?? 0, 1) },
          ]),
        ],
        scheme: [`Y: ${plain(room, 1)} °C`, `X after ${read} min: ${plain(shown, 1)} °C`],
        solution: `One division is 1 °C. Y reads ${plain(room, 1)} °C and X ${plain(shown, 1)} °C after ${read} minutes.`,
      }),
      'b.i': plotPart({
        name: 'heat-practicals/grid-for-cooling-curve',
        title: 'Grid for a graph of temperature against time',
        description:
          'Graph paper. The horizontal axis is the time from 0 to 8 minutes, the vertical one the temperature from 40 to 90 °C.',
        prompt: 'Plot the nine temperatures of X on the grid.',
        objective: 'AO3',
        axes: {
          x: { label: 'time / min', min: 0, max: 8, large: 1, parts: 2 },
          y: { label: 'temperature / °C', min: 40, max: 90, large: 10, parts: 5 },
        },
        tasks: [
          {
            task: 'points',
            wanted: MINUTES.map((minute, row) => [minute, temperatures[row] ?? 0] as const),
            marks: 3,
            follow: MINUTES.map((_, row) => (row === read ? { part: 'a', cell: 'water' } : {})),
          },
        ],
        scheme: [
          'at least three points within half a small square',
          'at least six points within half a small square',
          'all nine points within half a small square',
        ],
        solution:
          'One small square is half a minute across and 2 °C upwards. Mark each point with a small cross. A scale from 0 °C would leave half of the grid empty.',
      }),
      'b.ii': ask.choice({
        lead: 'Four students drew a line of best fit through points like these.',
        figure: linesThrough(order),
        prompt: 'Which line is the best?',
        objective: 'AO3',
        options: inThisOrder(
          order.map((line, at): string | [string, string] => {
            const letter = 'ABCD'.charAt(at)
            const error = WHY_NOT[line]
            return error === null ? letter : [letter, error]
          }),
        ),
        solution:
          'The points lie on a curve, with a little scatter. A line of best fit is one thin smooth curve that has points on both sides; it need not go through each of them.',
      }),
      'c.i': ask.table({
        lead: 'The average rate of cooling is the fall in temperature divided by the time.',
        prompt:
          'Calculate the average rate of cooling in the first minute and in the last minute. Use the temperatures in the table.',
        objective: 'AO3',
        head: ['minute', 'rate of cooling / °C per min'],
        rows: [
          [{ text: '0 to 1' }, { blank: 'first', answer: first, marks: 1, unit: '°C/min', sigFigs: 1 }],
          [{ text: '7 to 8' }, { blank: 'last', answer: last, marks: 1, unit: '°C/min', sigFigs: 1 }],
        ],
        scheme: [
          `${plain(start, 1)} − ${plain(t1, 1)} = ${plain(first, 1)} °C per min`,
          `${plain(t7, 1)} − ${plain(t8, 1)} = ${plain(last, 1)} °C per min`,
        ],
        solution: `The time is 1 minute each, so the rate is the fall: ${plain(first, 1)} °C and ${plain(last, 1)} °C per minute.`,
      }),
      'c.ii': ask.written({
        prompt: 'Describe how the rate of cooling changes, and suggest why.',
        objective: 'AO3',
        scheme: [SLOWS_DOWN, SMALLER_DIFFERENCE],
        modelAnswer:
          'The rate of cooling decreases. The difference between the temperature of the water and the temperature of the room becomes smaller.',
        solution:
          'Thermal energy flows the faster, the greater the difference in temperature. The water comes nearer to the temperature of the room, so it loses less energy in each minute.',
      }),
      d: ask.table({
        command: 'Predict',
        prompt: `Predict the reading of X after ${hour}.`,
        objective: 'AO3',
        head: [`reading of X after ${hour} / °C`],
        rows: [
          [
            {
              blank: 'later',
              answer: room,
              marks: 1,
              sigFigs: 2,
              tolerance: 0.5,
              follow: { from: [{ part: 'a', cell: 'room' }], formula: 'a' },
            },
          ],
        ],
        scheme: [`the reading of Y, ${plain(room, 1)} °C`],
        solution: `The water cools until it is as warm as the room. Then X reads the same as Y, about ${plain(room, 1)} °C.`,
      }),
    },
  }),
})

const WHY_NOT: Record<(typeof LINES)[number], string | null> = {
  smooth: null,
  joined: 'You took a line that joins the points one by one. A line of best fit is smooth.',
  straight: 'You took a straight line, but the points lie on a curve.',
  above: 'You took a curve that lies above nearly all of the points. They must be on both sides.',
}
