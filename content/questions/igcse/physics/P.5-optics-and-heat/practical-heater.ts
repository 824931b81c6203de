import { bestFit, normalFit } from '@/content/questions/igcse/results'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { heaterInWater, heaterMeters, thermometersFor } from './heat-figures'
import { HEAT_TO_SURROUNDINGS, LESS_LOST_FROM_BEAKER } from './points-mixing'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const MINUTES = [0, 2, 4, 6, 8, 10] as const

core('heater-in-water', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const volts = random.pick([10.5, 11, 11.5, 12, 12.5])
    const amps = random.pick([3.3, 3.4, 3.6, 3.7, 3.8, 3.9])
    const volume = random.pick([180, 200, 220])
    const room = random.pick([20.5, 21, 21.5, 22])
    const ideal = (60 * volts * amps) / (volume * 4.2)
    const slope = ideal * random.pick([0.78, 0.81, 0.84])
    const scatter = random.shuffle([0.3, -0.3, 0.2, -0.2, 0])
    const temperatures = MINUTES.map((minute, at) =>
      at === 0 ? room : Math.round(2 * (room + slope * minute + (scatter[at - 1] ?? 0))) / 2,
    )
    const fit = bestFit(MINUTES, temperatures)
    const ten = temperatures[5] ?? 0
    if (Math.abs(fit.gradient - slope) > 0.08 || ten > 49.5 || ten % 5 === 0) return null
    return { volts, amps, volume, ideal, temperatures, fit, ten }
  },
  make: ({ volts, amps, volume, ideal, temperatures, fit, ten }) => {
    const power = volts * amps
    const at = (minute: number) => fit.intercept + fit.gradient * minute
    return {
      stem: [
        `A student heats ${volume} cm^{3} of water in a glass beaker with an electric heater. An ammeter and a voltmeter show the current in the heater and the p.d. across it. She switches the heater on and measures the temperature of the water every two minutes.`,
        `A small electric heater can warm a cup of water on a journey. To test it, a student puts it into a glass beaker with ${volume} cm^{3} of water, connects it to a power supply with an ammeter and a voltmeter, and reads a thermometer every two minutes.`,
        `In a class experiment an electric heater is used in a glass beaker with ${volume} cm^{3} of water. Its current and the p.d. across it are constant. The temperature of the water is recorded at the start and every two minutes for ten minutes.`,
      ],
      figure: heaterInWater(),
      parts: {
        'a.i': ask.table({
          lead: 'The next figure shows both meters while the heater is on.',
          figure: heaterMeters(volts, amps),
          prompt: 'Complete the table. Read both meters to half a division. Power is p.d. × current.',
          objective: 'AO3',
          head: ['p.d. / V', 'current / A', 'power / W'],
          rows: [
            [
              { blank: 'volts', answer: volts, marks: 1, sigFigs: 2 },
              { blank: 'amps', answer: amps, marks: 1, sigFigs: 2 },
              {
                blank: 'power',
                answer: roundTo(power, 6),
                marks: 1,
                sigFigs: 2,
                follow: { from: [{ cell: 'volts' }, { cell: 'amps' }], formula: 'a*b' },
              },
            ],
          ],
          scheme: [
            `${plain(volts, 1)} V`,
            `${plain(amps, 1)} A`,
            `${plain(volts, 1)} × ${plain(amps, 1)} = ${figures(power, 2)} W`,
          ],
          solution: `One division of the voltmeter is 0.5 V, one of the ammeter 0.2 A; the needle may stand half-way between two marks. Power = ${plain(volts, 1)} × ${plain(amps, 1)} = ${figures(power, 3)} W.`,
        }),
        'a.ii': ask.table({
          lead: 'The next figure shows the thermometer after 10 min.',
          figure: thermometersFor('heater-readings', [['after 10 min', ten]]),
          prompt: 'Complete the table. Read to half a division.',
          objective: 'AO3',
          head: ['time / min', 'temperature / °C'],
          rows: MINUTES.map((minute, row): TableCell[] => [
            { text: String(minute) },
            row === 5
              ? { blank: `t${minute}`, answer: temperatures[row] ?? 0, marks: 1, sigFigs: 3 }
              : { text: plain(temperatures[row] ?? 0, 1) },
          ]),
          scheme: [`${plain(ten, 1)} °C`],
          solution: `One division is 1 °C, so the reading is ${plain(ten, 1)} °C.`,
        }),
        b: plotPart({
          name: 'heat-practicals/grid-for-heating',
          title: 'Grid for a graph of temperature against time',
          description:
            'Graph paper. The horizontal axis is the time from 0 to 10 minutes, the vertical one the temperature from 15 to 50 °C.',
          prompt: 'Plot the six temperatures on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: 'time / min', min: 0, max: 10, large: 2, parts: 4 },
            y: { label: 'temperature / °C', min: 15, max: 50, large: 5, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: MINUTES.map((minute, row) => [minute, temperatures[row] ?? 0] as const),
              marks: 1,
              follow: MINUTES.map((minute, row) => (row === 5 ? { part: 'a.ii', cell: `t${minute}` } : {})),
            },
            {
              task: 'line',
              gradient: [fit.gradient - 0.15, fit.gradient + 0.15],
              intercept: [fit.intercept - 0.9, fit.intercept + 0.9],
              covers: [0, 10],
              marks: 1,
            },
          ],
          scheme: ['all six points within half a small square', 'one straight line of best fit'],
          solution:
            'One small square is half a minute across and 1 °C upwards. The axis begins at 15 °C, so the points fill the grid.',
        }),
        c: ask.number({
          command: 'Determine',
          prompt: 'Determine the gradient of your line. Use a large triangle.',
          objective: 'AO3',
          answer: fit.gradient,
          unit: '°C/min',
          sigFigs: 2,
          tolerance: 0.15,
          scheme: [
            `C1 rise ÷ run from two points of the line that are more than half of it apart, such as ${plain(at(10) - at(0), 1)} ÷ 10`,
            `A1 ${figures(fit.gradient, 2)} °C/min (within 0.15)`,
          ],
          solution: `From 0 to 10 min the line rises from about ${plain(at(0), 1)} °C to ${plain(at(10), 1)} °C. Gradient = ${plain(at(10) - at(0), 1)} ÷ 10 = ${figures(fit.gradient, 2)} °C/min.`,
        }),
        'd.i': ask.table({
          lead: `If all the energy of the heater stays in the water, the gradient is 60 × power ÷ (4.2 × volume), with the power in W and the volume of ${volume} cm^{3}.`,
          prompt: 'Calculate this gradient.',
          objective: 'AO3',
          head: ['gradient without loss of energy / °C per min'],
          rows: [
            [
              {
                blank: 'ideal',
                answer: roundTo(ideal, 6),
                marks: 1,
                unit: '°C/min',
                sigFigs: 2,
                tolerance: 0.06,
                follow: {
                  from: [{ part: 'a.i', cell: 'power' }],
                  formula: `60*a/(4.2*${volume})`,
                },
              },
            ],
          ],
          scheme: [`60 × ${figures(power, 3)} ÷ (4.2 × ${volume}) = ${figures(ideal, 2)} °C/min`],
          solution: `The heater gives 60 × ${figures(power, 3)} J in a minute, and each degree takes 4.2 × ${volume} J: ${figures(ideal, 3)} °C/min.`,
        }),
        'd.ii': ask.written({
          lead: 'The gradient of the line is less than this.',
          prompt:
            'Explain why, and suggest **one** change to the apparatus that brings both closer together.',
          objective: 'AO3',
          scheme: [HEAT_TO_SURROUNDINGS, LESS_LOST_FROM_BEAKER],
          modelAnswer: 'Some energy is lost to the surroundings. Insulate the beaker and put a lid on it.',
          solution:
            'The warm water heats the air, the glass and the bench as well. Insulation and a lid keep more of the energy in the water.',
        }),
      },
    }
  },
  verify: ({ temperatures }) => ({ c: normalFit(MINUTES, temperatures).gradient }),
})
