import { gasAbove, pondweedAtLamp } from '@/content/figures/igcse/biology/practical-skills-graphs'
import { bestFit, normalFit } from '@/content/questions/igcse/results'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import {
  ADJUSTS,
  ELSE_ALIKE,
  figuresQuoted,
  KEEPS_COOL,
  KEPT_FOR_PONDWEED,
  NOT_COUNTED,
  RATE_FALLS,
  WARMS_WATER,
  WITHOUT_PLANT,
} from './points'

const { core, templates } = questionsOf('practical', 'P.3', { calculator: 'needed' })

export { templates }

const MINUTES = [5, 10, 15, 20, 25, 30] as const
/** The rows that are read from the figure. */
const SHOWN = [1, 3, 5] as const
const DISTANCES = [10, 20, 30, 40, 50] as const
const SHARES = [1.35, 1, 0.64, 0.4, 0.26] as const

core('gas-from-pondweed', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const rate = random.pick([0.085, 0.09, 0.095, 0.105, 0.11, 0.115])
    const scatter = random.shuffle([0.1, -0.1, 0.05, -0.05, 0, 0])
    const volumes = MINUTES.map((minute, at) => roundTo(rate * minute + (scatter[at] ?? 0), 1))
    const fit = bestFit(MINUTES, volumes)
    const rates = SHARES.map(share => roundTo(rate * share, 3))
    // The first table must agree with the second.
    return Math.abs(fit.gradient - rate) < 0.004 && Math.abs(fit.intercept) < 0.09
      ? { volumes, fit, rates, plant: random.pick(['*Elodea*', '*Cabomba*', 'hornwort']) }
      : null
  },
  make: ({ volumes, fit, rates, plant }) => {
    const gradient = fit.gradient
    const [near = 0, far = 0] = [rates[0], rates[3]]
    const drop = ((near - far) / near) * 100
    const shown = SHOWN.map((row): readonly [number, string] => [volumes[row] ?? 0, `${MINUTES[row]} min`])
    return {
      stem: [
        `The figure shows how a student collected the gas that the pondweed ${plant} gives off in the light. The water contained sodium hydrogencarbonate, which supplies carbon dioxide. The lamp stood 20 cm from the plant. Every five minutes she read the volume of gas in the tube.`,
        `A student put stems of the water plant ${plant} into water with sodium hydrogencarbonate, a source of carbon dioxide. He placed a lamp 20 cm away, as in the figure, and read the volume of gas in the tube every five minutes.`,
        `Gas from the water plant ${plant} was collected with the apparatus in the figure, 20 cm from a lamp. Sodium hydrogencarbonate in the water supplied carbon dioxide. The volume of gas in the tube was read every five minutes for half an hour.`,
      ],
      figure: pondweedAtLamp('20 cm'),
      parts: {
        'a.i': ask.table({
          lead: 'The next figure shows parts of the tube at three times. The zero of its scale is at the closed end, which is at the top.',
          figure: gasAbove(shown),
          prompt: 'Complete the table with the three readings.',
          objective: 'AO3',
          marks: 3,
          head: ['time / min', 'volume of gas / cm^{3}'],
          rows: MINUTES.map((minute, row): TableCell[] => [
            { text: String(minute) },
            (SHOWN as readonly number[]).includes(row)
              ? {
                  blank: `volume-${minute}`,
                  answer: volumes[row] ?? 0,
                  marks: 1,
                  sigFigs: 2,
                  tolerance: 0.05,
                }
              : { text: plain(volumes[row] ?? 0, 1) },
          ]),
          scheme: shown.map(([value, when]) => `${when}: ${plain(value, 1)} cm^{3}`),
          solution: `Read the lowest point of the curved surface, and count downwards: ${shown.map(([value]) => plain(value, 1)).join(', ')} cm^{3}. One small division is 0.1 cm^{3}.`,
        }),
        'a.ii': ask.written({
          prompt:
            'Suggest why the volume of gas is a better measure of the rate than a count of the bubbles.',
          objective: 'AO3',
          scheme: [NOT_COUNTED],
          lines: 2,
          modelAnswer:
            'Bubbles are of different sizes, so the same number may hold different volumes of gas.',
          solution:
            'Ten large bubbles hold more gas than ten small ones. At high rates they also rise too fast to be counted.',
        }),
        b: plotPart({
          name: 'practical-skills/grid-for-gas',
          title: 'Grid for a graph of the volume of gas against time',
          description:
            'Graph paper. The horizontal axis is the time from 0 to 30 minutes, the vertical one the volume of gas from 0 to 4 cubic centimetres.',
          prompt: 'Plot the six volumes on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: 'time / min', min: 0, max: 30, large: 5, parts: 5 },
            y: { label: 'volume of gas / cm^{3}', min: 0, max: 4, large: 0.5, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: MINUTES.map((minute, row) => [minute, volumes[row] ?? 0] as const),
              marks: 2,
              follow: MINUTES.map((minute, row) =>
                (SHOWN as readonly number[]).includes(row) ? { part: 'a.i', cell: `volume-${minute}` } : {},
              ),
            },
            {
              task: 'line',
              gradient: [gradient - 0.012, gradient + 0.012],
              intercept: [fit.intercept - 0.2, fit.intercept + 0.2],
              covers: [0, 30],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all six points',
            'straight line of best fit',
          ],
          solution:
            'One small square is 1 minute across and 0.1 cm^{3} upwards. Use a ruler, and do not join the points one by one.',
        }),
        c: ask.number({
          prompt: 'Calculate the rate at which gas was given off. Use the gradient of your line.',
          objective: 'AO3',
          answer: gradient,
          unit: 'cm^{3}/min',
          sigFigs: 1,
          tolerance: 0.012,
          scheme: [
            `C1 change in volume ÷ time from two points of the line, such as ${figures(gradient * 30, 2)} ÷ 30 where it rises by ${figures(gradient * 30, 2)} cm^{3} in 30 min`,
            `A1 ${figures(gradient, 2)} cm^{3}/min (within 0.012)`,
          ],
          solution: `Choose two points of the line that are far apart. From 0 to 30 minutes it rises by about ${figures(gradient * 30, 2)} cm^{3}: ${figures(gradient * 30, 2)} ÷ 30 = ${figures(gradient, 2)} cm^{3}/min.`,
        }),
        'd.i': ask.number({
          lead: 'The experiment was repeated with the lamp at other distances. The table shows the rates.',
          table: {
            head: ['distance of the lamp / cm', 'rate / cm^{3} per min'],
            rows: DISTANCES.map((distance, row) => [
              String(distance),
              row === 1 ? 'see (c)' : plain(rates[row] ?? 0, 3),
            ]),
          },
          prompt: 'Calculate the percentage decrease in the rate when the lamp is moved from 10 cm to 40 cm.',
          objective: 'AO3',
          answer: drop,
          unit: '%',
          scheme: [
            `C1 (${plain(near, 3)} − ${plain(far, 3)}) ÷ ${plain(near, 3)} × 100`,
            `A1 ${figures(drop, 2)}%`,
          ],
          signFree: true,
          solution: `The decrease is ${plain(near, 3)} − ${plain(far, 3)} = ${plain(roundTo(near - far, 3), 3)}. Divide by the rate at the start, at 10 cm: ${plain(roundTo(near - far, 3), 3)} ÷ ${plain(near, 3)} × 100 = ${figures(drop, 3)}%.`,
        }),
        'd.ii': ask.written({
          prompt: 'Describe the effect of the distance of the lamp on the rate. Use figures from the table.',
          objective: 'AO3',
          lines: 3,
          scheme: [
            RATE_FALLS,
            figuresQuoted(
              `quotes two rates of the table, or the percentage, such as ${plain(near, 3)} at 10 cm and ${plain(rates[4] ?? 0, 3)} at 50 cm`,
              [0, 2, 3, 4].map(row => [plain(rates[row] ?? 0, 3), plain(rates[row] ?? 0)]),
              `${plain(near, 3)} at 10 cm and ${plain(rates[4] ?? 0, 3)} at 50 cm`,
              [`${figures(drop, 2)} "%"`, `${figures(drop, 2)} percent`],
            ),
          ],
          modelAnswer: `The greater the distance, the lower the rate: it falls from ${plain(near, 3)} cm^{3}/min at 10 cm to ${plain(rates[4] ?? 0, 3)} cm^{3}/min at 50 cm.`,
          solution: 'One mark is for the trend, one for figures that show it, with their units.',
        }),
        'e.i': words({
          subject: 'igcse/biology',
          prompt: 'State **two** variables that should be kept the same at all distances.',
          objective: 'AO3',
          asked: 2,
          answers: KEPT_FOR_PONDWEED,
          reject: [
            { text: 'distance', why: 'The distance of the lamp is what is changed.' },
            { text: 'distance of the lamp', why: 'The distance of the lamp is what is changed.' },
            { text: 'light intensity', why: 'The light intensity changes with the distance of the lamp.' },
            { text: 'volume of gas', why: 'The volume of gas is what is measured.' },
            { text: 'volume of oxygen', why: 'The volume of gas is what is measured.' },
            { text: 'rate of photosynthesis', why: 'The rate is the result.' },
          ],
          solution:
            'Temperature and carbon dioxide also affect photosynthesis, and so does the amount of plant. Only the distance of the lamp may change.',
        }),
        'e.ii': ask.written({
          lead: 'Another student says that it is not only the light that differs when the lamp is near.',
          prompt: 'Explain this source of error, and suggest an improvement.',
          objective: 'AO3',
          scheme: [WARMS_WATER, KEEPS_COOL],
          modelAnswer:
            'When the lamp is near it warms the water, so the temperature changes as well. Put a tank of water between the lamp and the beaker.',
          solution:
            'Temperature affects the rate of photosynthesis too. A tank of water lets light through but absorbs heat; an LED lamp gives off little heat.',
        }),
        f: ask.written({
          prompt: 'Explain why the plant is left for five minutes each time the lamp has been moved.',
          objective: 'AO3',
          scheme: [ADJUSTS],
          lines: 2,
          modelAnswer: 'So that the plant adjusts to the new light intensity and its rate is steady.',
          solution: 'Readings taken at once would still belong in part to the distance before.',
        }),
        g: ask.written({
          prompt: 'Describe a control experiment that shows that the gas comes from the living plant.',
          objective: 'AO3',
          scheme: [WITHOUT_PLANT, ELSE_ALIKE],
          modelAnswer:
            'Use the same apparatus without pondweed, or with boiled pondweed, and keep everything else the same.',
          solution:
            'A control leaves out the factor that is tested, here the living plant. Light, temperature and carbon dioxide stay as they were.',
        }),
      },
    }
  },
  verify: ({ volumes, rates }) => ({
    c: normalFit(MINUTES, volumes).gradient,
    'd.i': 100 - (100 * (rates[3] ?? 0)) / (rates[0] ?? 1),
  }),
})
