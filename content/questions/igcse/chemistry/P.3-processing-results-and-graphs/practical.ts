import { stopClocks } from '@/content/figures/igcse/chemistry/practical-skills-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { BY_EYE, RATE_RISES, SAME_TOTAL, SENSOR, STRAIGHT } from './points'

const { core, templates } = questionsOf('practical', 'P.3', { calculator: 'needed' })

export { templates }

const VOLUMES = [10, 20, 30, 40, 50] as const

core('disappearing-cross', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const slope = random.pick([0.7, 0.74, 0.78, 0.82, 0.86])
    const times = VOLUMES.map(volume => Math.round(1000 / (slope * volume)) + random.pick([0, 0, 1]))
    const rates = times.map(time => roundTo(1000 / time, 3))
    const asked = random.pick([25, 35, 45])
    return { slope, times, rates, asked }
  },
  make: ({ slope, times, rates, asked }) => {
    const [first = 0, second = 0] = times
    const rate = slope * asked
    return {
      stem: [
        'A student put 10 cm^{3} of aqueous sodium thiosulfate and 40 cm^{3} of distilled water into a conical flask on a sheet of paper with a cross. She added 5 cm^{3} of dilute hydrochloric acid, started a stop-clock and looked down through the mixture, which slowly became cloudy. She stopped the clock when the cross disappeared. She repeated this with 20, 30, 40 and 50 cm^{3} of aqueous sodium thiosulfate and with less water, so that there were always 50 cm^{3} before the acid was added.',
        'The reaction of sodium thiosulfate with dilute hydrochloric acid makes solid sulfur, which hides a cross under the flask. In five experiments a student mixed 10, 20, 30, 40 and 50 cm^{3} of aqueous sodium thiosulfate with distilled water to make 50 cm^{3}, added 5 cm^{3} of acid and measured the time until the cross could not be seen.',
        'Some students studied the rate of a reaction. They diluted 10, 20, 30, 40 and 50 cm^{3} of aqueous sodium thiosulfate to 50 cm^{3} with distilled water in a conical flask that stood on a cross. They added 5 cm^{3} of dilute hydrochloric acid to each of them and timed how long it took for the cross to disappear.',
      ],
      figure: stopClocks([
        ['10 cm^{3}', first],
        ['20 cm^{3}', second],
      ]),
      parts: {
        'a.i': ask.table({
          lead: 'The stop-clocks show the times with 10 cm^{3} and with 20 cm^{3} of aqueous sodium thiosulfate.',
          prompt: 'Complete the table. Record both times in seconds.',
          objective: 'AO3',
          head: ['volume of sodium thiosulfate / cm^{3}', 'time / s'],
          rows: [
            [{ text: '10' }, { blank: 'time-10', answer: first, marks: 1, unit: 's' }],
            [{ text: '20' }, { blank: 'time-20', answer: second, marks: 1, unit: 's' }],
          ],
          scheme: [quantity(first, 's'), quantity(second, 's')],
          solution: `A minute is 60 s. The times are ${quantity(first, 's')} and ${quantity(second, 's')}.`,
        }),
        'a.ii': ask.table({
          lead: 'The rate of the reaction can be given as 1000 ÷ time.',
          prompt: 'Complete the table. Give both rates to one decimal place.',
          objective: 'AO3',
          head: ['volume of sodium thiosulfate / cm^{3}', 'time / s', 'rate / per 1000 s'],
          rows: VOLUMES.map((volume, at) => [
            { text: String(volume) },
            { text: at < 2 ? 'see (a)(i)' : String(times[at]) },
            at < 2
              ? {
                  blank: `rate-${volume}`,
                  answer: rates[at] ?? 0,
                  marks: 1,
                  sigFigs: 2,
                  tolerance: 0.06,
                  follow: { from: [{ part: 'a.i', cell: `time-${volume}` }], formula: '1000/a' },
                }
              : { text: plain(rates[at] ?? 0, 1) },
          ]),
          scheme: [plain(rates[0] ?? 0, 1), plain(rates[1] ?? 0, 1)],
          solution: `1000 ÷ ${first} = ${plain(rates[0] ?? 0, 1)} and 1000 ÷ ${second} = ${plain(rates[1] ?? 0, 1)}.`,
        }),
        b: plotPart({
          name: 'practical-skills-3/grid-for-rate',
          title: 'Grid for a graph of rate against volume',
          description:
            'Graph paper. The horizontal axis is the volume of aqueous sodium thiosulfate from 0 to 50 cm³, the vertical one the rate from 0 to 50.',
          prompt: 'Plot the five rates on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: 'volume of sodium thiosulfate / cm^{3}', min: 0, max: 50, large: 10, parts: 5 },
            y: { label: 'rate / per 1000 s', min: 0, max: 50, large: 10, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: VOLUMES.map((volume, at) => [volume, rates[at] ?? 0] as const),
              marks: 2,
              follow: VOLUMES.map((volume, at) => (at < 2 ? { part: 'a.ii', cell: `rate-${volume}` } : {})),
            },
            {
              task: 'line',
              gradient: [slope - 0.08, slope + 0.06],
              intercept: [-2, 2],
              covers: [10, 50],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line of best fit',
          ],
          solution: 'One small square is 2 cm^{3} across and 2 upwards. Draw one thin line with a ruler.',
        }),
        c: ask.number({
          command: 'Determine',
          prompt: `Use your graph to find the time for the cross to disappear with ${asked} cm^{3} of aqueous sodium thiosulfate. Show your working.`,
          objective: 'AO3',
          answer: 1000 / rate,
          unit: 's',
          sigFigs: 2,
          tolerance: 120 / rate,
          scheme: [
            `C1 reads the rate at ${asked} cm^{3}, about ${plain(rate, 0)}`,
            `A1 1000 ÷ rate, about ${quantity(1000 / rate, 's', 2)}`,
          ],
          solution: `At ${asked} cm^{3} the line is at about ${plain(rate, 0)}. Time = 1000 ÷ rate = about ${quantity(1000 / rate, 's', 2)}.`,
        }),
        'd.i': ask.number({
          prompt:
            'Calculate the volume of distilled water used with 30 cm^{3} of aqueous sodium thiosulfate.',
          objective: 'AO3',
          answer: 20,
          unit: 'cm^{3}',
          scheme: ['20 cm^{3}'],
          solution: 'The two volumes make 50 cm^{3}: 50 − 30 = 20 cm^{3}.',
        }),
        'd.ii': ask.written({
          prompt: 'Explain why distilled water is added.',
          objective: 'AO3',
          scheme: [SAME_TOTAL],
          modelAnswer: 'The total volume stays the same, so that only the concentration changes.',
          solution:
            'The depth of liquid above the cross must be the same, and the concentration is the one thing that changes.',
        }),
        e: ask.written({
          prompt: 'Describe how the rate depends on the volume of aqueous sodium thiosulfate.',
          objective: 'AO3',
          scheme: [RATE_RISES, STRAIGHT],
          modelAnswer:
            'The greater the volume of sodium thiosulfate, the higher the rate. The rate is proportional to the volume.',
          solution:
            'The line is straight and goes through the origin: twice the volume gives twice the rate.',
        }),
        f: ask.choice({
          prompt: 'Predict the times if all solutions were 10 °C warmer.',
          command: 'Predict',
          objective: 'AO3',
          right: 'All five times would be shorter.',
          wrong: {
            'All five times would be longer.': 'You took a high temperature to make the reaction slower.',
            'All five times would stay the same.': 'You took the temperature to have no effect on the rate.',
            'Only the shortest time would change.': 'You took one experiment only, but all five are warmer.',
          },
          solution: 'A reaction is faster at a higher temperature, so the cross disappears sooner each time.',
        }),
        g: ask.written({
          lead: 'Two students who watched the same flask stopped their clocks at different times.',
          prompt: 'Explain why, and suggest **one** improvement.',
          command: 'Explain',
          objective: 'AO3',
          scheme: [BY_EYE, SENSOR],
          modelAnswer:
            'It is hard to tell by eye exactly when the cross disappears. Use a light sensor under the flask.',
          solution:
            'The cross fades slowly, so people stop the clock at different moments. A sensor decides in the same way each time.',
        }),
      },
    }
  },
  verify: ({ slope, asked }) => ({ c: (1000 / (slope * 50)) * (50 / asked), 'd.i': 50 - 30 }),
})
