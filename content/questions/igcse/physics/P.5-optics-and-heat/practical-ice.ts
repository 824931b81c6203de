import { bestFit, normalFit } from '@/content/questions/igcse/results'
import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import { iceHeated, onWatch, thermometersFor, watchesFor } from './heat-figures'
import { READS_WELL } from './points-heat'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const MINUTES = [5, 6, 7, 8, 9] as const

const STAYS_WHILE_MELTING = judged(
  'the temperature stays the same (constant), because the energy melts the ice (changes its state)',
  `
  SAME = same/flat/constant/steady/unchanged/fixed/level/stay/stays/remain/remains
  MELT = melt/melts/melting/melted/state/bonds/forces/latent/liquid | ice (to/into) water
  reject (temperature/it/reading/thermometer) ...(no until/then/after/SAME).. (rise/rises/increase/increases/fall/decrease/drop) ...(no after/once/then).. MELT
  accept not (rise/change/increase/vary) ... (until/till/before/while) ... MELT
  accept (temperature/it/reading/thermometer/water) ... SAME & MELT
  accept SAME & MELT
  accept not (rise/change/increase/go/vary) & MELT
  accept (0/zero) & MELT
  unsure (temperature/reading) & MELT
  earns: the temperature stays constant because the ice is melting
  earns: it does not rise, the energy is used to melt the ice
  earns: the temprature is the same since the energy changes its state
  misses: the temperature rises slowly
  misses: the temperature stays constant
  misses: the ice is cold`,
)

const CRUSHED = judged(
  'all of it is at the same temperature (touches the bulb or the water better; has a larger surface; melts more evenly)',
  `
  CRUSHED = crushed/small/smaller/pieces/bits/it/ice
  BLOCK = block/large/big/lump/one
  reject (small/smaller/less) surface, without BLOCK
  reject not (touch/contact/even/evenly) ... crushed
  accept (surface/area) | contact/touch/touches/touching/surround/surrounds/surrounded/cover/covers/around | (same/even/evenly/uniform/equal/uniformly) ... (temperature/melt/melts/melting/heat/heated/spread/distributed/throughout) | (temperature/melt/melts/heat/heated/spread) ... (same/even/evenly/uniform/uniformly/equally/throughout)
  accept (melt/melts) ... (faster/quickly/quicker/easily) | (faster/quicker) ... melt | (stir/stirred) ... (easily/easier/better) | (easier/easy/easily) ... stir
  accept BLOCK ... not (touch/contact/surround/cover/around/even/evenly) | BLOCK ... (slow/slowly/long/longer/different/inside/outside)
  accept (thermometer/bulb) ... (put/place/insert/push/stand/inside/into/middle/between) | not (put/place/insert/push) ... BLOCK
  unsure mix/mixed
  earns: so that the ice touches the bulb all round
  earns: it has a larger surface area
  earns: the ice melts more evnly, evenly
  earns: so that the temprature is the same everywhere
  misses: so that it is cold
  misses: it is cheaper
  misses: to see it better
  misses: because the beaker is small`,
)

core('melting-ice-heated', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const zero = random.pick([1, 1.5, 2, -1, -1.5])
    const slope = random.pick([4.8, 5.2, 5.6, 6])
    const melted = random.pick([3.5, 3.7, 3.9, 4.1])
    const scatter = random.shuffle([0.4, -0.4, 0.2, -0.2, 0])
    const temperatures = MINUTES.map(
      (minute, at) => Math.round(2 * (slope * (minute - melted) + (scatter[at] ?? 0))) / 2,
    )
    const fit = bestFit(MINUTES, temperatures)
    const meets = -fit.intercept / fit.gradient
    const late = temperatures[3] ?? 0
    const read = late + zero
    if (Math.abs(meets - melted) > 0.12 || read % 5 === 0 || (temperatures[4] ?? 0) > 34) return null
    const gone = Math.round(melted * 60) + random.int(4, 15)
    return { zero, temperatures, fit, meets, late, read, gone }
  },
  make: ({ zero, temperatures, fit, meets, late, read, gone }) => ({
    stem: [
      'A student puts crushed ice into a beaker and heats it gently on a hot plate. She starts a stop-watch. A thermometer stands in the ice, and later in the water. At first the ice melts, and then the water becomes warm.',
      'How long does ice last in a drink that stands on something warm? A student heats crushed ice in a beaker on a hot plate at a low setting, starts a stop-watch and reads a thermometer while the ice melts and afterwards.',
      'In a class experiment crushed ice is heated steadily in a beaker. A stop-watch is started. A thermometer in the beaker is read while the ice melts, and every minute after all of it has melted.',
    ],
    figure: iceHeated(),
    parts: {
      'a.i': ask.table({
        lead: 'The next figure shows the thermometer in the melting ice at 1 min, and in the water at 8 min.',
        figure: thermometersFor('ice-readings', [
          ['at 1 min, melting ice', zero],
          ['at 8 min, water', read],
        ]),
        prompt: 'Complete the table. Read to half a division.',
        objective: 'AO3',
        head: ['time / min', 'reading / °C'],
        rows: [
          [{ text: '1' }, { blank: 'in ice', answer: zero, marks: 1, sigFigs: 1 }],
          [{ text: '8' }, { blank: 'at 8 min', answer: read, marks: 1, sigFigs: 2 }],
        ],
        scheme: [`${plain(zero, 1)} °C`, `${plain(read, 1)} °C`],
        solution: `One division is 1 °C. ${zero < 0 ? 'Below zero count to the left, and write the minus.' : 'Count from the mark of 0 °C.'} The readings are ${plain(zero, 1)} °C and ${plain(read, 1)} °C.`,
      }),
      'a.ii': ask.table({
        lead: 'The true temperature of melting ice is 0 °C, so the thermometer has a zero error.',
        prompt: 'Determine the true temperature at 8 min.',
        objective: 'AO3',
        head: ['true temperature at 8 min / °C'],
        rows: [
          [
            {
              blank: 'true',
              answer: late,
              marks: 1,
              sigFigs: 2,
              follow: {
                from: [
                  { part: 'a.i', cell: 'at 8 min' },
                  { part: 'a.i', cell: 'in ice' },
                ],
                formula: 'a - b',
              },
            },
          ],
        ],
        scheme: [
          `${plain(read, 1)} ${zero < 0 ? '+' : '−'} ${plain(Math.abs(zero), 1)} = ${plain(late, 1)} °C`,
        ],
        solution: `In ice the thermometer reads ${plain(Math.abs(zero), 1)} °C too ${zero > 0 ? 'high, so take' : 'low, so add'} ${plain(Math.abs(zero), 1)} °C ${zero > 0 ? 'from' : 'to'} each reading: ${plain(late, 1)} °C.`,
      }),
      b: ask.number({
        lead: 'The next figure shows the stop-watch when the last piece of ice has melted.',
        figure: watchesFor('ice-gone', [['no ice is left', gone]]),
        prompt: 'State this time in seconds.',
        objective: 'AO3',
        answer: gone,
        unit: 's',
        sigFigs: 3,
        keepUnit: true,
        scheme: [`${gone} s`],
        solution: `${onWatch(gone)} is ${Math.floor(gone / 60)} min ${gone % 60} s: ${Math.floor(gone / 60)} × 60 + ${gone % 60} = ${gone} s.`,
      }),
      c: plotPart({
        name: 'heat-practicals/grid-for-ice',
        title: 'Grid for a graph of temperature against time',
        description:
          'Graph paper. The horizontal axis is the time from 0 to 10 minutes, the vertical one the temperature from 0 to 35 °C.',
        lead: 'The table shows true temperatures after the ice has melted.',
        table: {
          head: ['time / min', 'true temperature / °C'],
          rows: MINUTES.map((minute, row) => [
            String(minute),
            row === 3 ? 'see (a)(ii)' : plain(temperatures[row] ?? 0, 1),
          ]),
        },
        prompt:
          'Plot the five temperatures on the grid. Draw the straight line of best fit and extend it down to the time axis.',
        objective: 'AO3',
        axes: {
          x: { label: 'time / min', min: 0, max: 10, large: 1, parts: 2 },
          y: { label: 'temperature / °C', min: 0, max: 35, large: 5, parts: 5 },
        },
        tasks: [
          {
            task: 'points',
            wanted: MINUTES.map((minute, row) => [minute, temperatures[row] ?? 0] as const),
            marks: 2,
            follow: MINUTES.map((_, row) => (row === 3 ? { part: 'a.ii', cell: 'true' } : {})),
          },
          {
            task: 'line',
            gradient: [fit.gradient - 0.5, fit.gradient + 0.5],
            intercept: [fit.intercept - 4, fit.intercept + 4],
            covers: [4, 9],
            marks: 1,
          },
        ],
        scheme: [
          'at least three points within half a small square',
          'all five points within half a small square',
          'one straight line of best fit',
        ],
        solution:
          'One small square is half a minute across and 1 °C upwards. Use a ruler, with points on both sides of the line.',
      }),
      'd.i': ask.number({
        command: 'Determine',
        prompt: 'Use your line to determine the time at which the water began to get warmer than 0 °C.',
        objective: 'AO3',
        answer: meets,
        unit: 'min',
        sigFigs: 2,
        tolerance: 0.4,
        scheme: [`about ${plain(meets, 1)} min, where the line meets the time axis`],
        solution: `The line reaches 0 °C at about ${plain(meets, 1)} min. This is close to the time on the stop-watch, ${gone} s or ${plain(gone / 60, 1)} min.`,
      }),
      'd.ii': ask.written({
        prompt: 'Describe and explain what the temperature does before this time.',
        objective: 'AO3',
        marks: 1,
        lines: 2,
        scheme: [STAYS_WHILE_MELTING],
        modelAnswer: 'The temperature stays constant, because the energy is used to melt the ice.',
        solution: 'While a solid melts, energy is taken in without any rise in temperature.',
      }),
      e: ask.written({
        prompt: 'Suggest why crushed ice is used and not one large block.',
        objective: 'AO3',
        scheme: [CRUSHED],
        modelAnswer: 'Crushed ice has a larger surface and touches the bulb of the thermometer all round.',
        solution:
          'A large block melts at its surface while its inside may be much colder. Crushed ice and water round the bulb are all at the same temperature.',
      }),
      f: ask.written({
        prompt: 'State **one** precaution that makes the readings of temperature accurate.',
        objective: 'AO3',
        scheme: [READS_WELL],
        modelAnswer: 'Stir before each reading.',
        solution:
          'The water near the hot plate is warmer. Stirring makes the temperature the same everywhere; looking at right angles to the scale avoids parallax.',
      }),
    },
  }),
  verify: ({ temperatures, gone }) => {
    const { gradient, intercept } = normalFit(MINUTES, temperatures)
    const [minutes = 0, seconds = 0] = [Math.trunc(gone / 60), gone - 60 * Math.trunc(gone / 60)]
    return { b: minutes * 60 + seconds, 'd.i': -intercept / gradient }
  },
})
