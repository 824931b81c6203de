import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain } from '@/lib/exams/format'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { currentAndVoltage } from '@/lib/figures/laboratory/circuit-practicals'
import { ampsCell, bothDials, ohmsCell, READ_TO, readAmps, readVolts, voltsCell } from './meters'
import { CHANGES_CURRENT, supported } from './points'
import { GRADIENT_FALLS, LAMP_CHANGES, resistanceRises } from './points-lamp'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const ABOUT = [0.5, 1, 1.5, 2, 2.5, 2.9] as const

core('current-in-a-lamp', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [most, power] = [random.step(0.4, 0.48, 0.01), random.pick([0.46, 0.5, 0.54, 0.58])]
    const readings = ABOUT.map(about => {
      const volts = readVolts(about + random.pick([-0.05, 0, 0.05]))
      return { volts, amps: readAmps(most * (volts / 3) ** power) }
    })
    const [first, last] = [readings[0], readings[5]]
    return first && last ? { readings, first, last, readLast: random.chance(0.5) } : null
  },
  make: ({ readings, first, last, readLast }) => {
    const read = readLast ? 5 : 0
    const { volts, amps } = readLast ? last : first
    const [low, high] = [first.volts / first.amps, last.volts / last.amps]
    const own = { part: 'a', volts: 'volts', amps: 'amps' }
    return {
      stem: [
        'A student investigates how the current in a lamp depends on the potential difference (p.d.) across it. She uses the circuit that is shown in the figure.',
        'The current in the filament lamp of a small torch is measured for several potential differences (p.d.s) across the lamp. The figure shows the circuit.',
        'Some students study a lamp with a metal filament. They connect the circuit that is shown in the figure, close the switch, and take six pairs of readings of potential difference (p.d.) and current.',
      ],
      figure: assembled('practical-circuits/current-in-a-lamp', currentAndVoltage({ of: 'lamp' })),
      parts: {
        a: ask.table({
          lead: `The next figure shows the meters for the ${readLast ? 'last' : 'first'} pair of readings.`,
          figure: bothDials('practical-circuits/meters-of-one-lamp', volts, amps),
          prompt: 'Complete the table. Record both readings.',
          objective: 'AO3',
          head: ['p.d. / V', 'current / A'],
          rows: [[voltsCell('volts', volts), ampsCell('amps', amps)]],
          scheme: [`${plain(volts, 2)} V`, `${plain(amps, 2)} A`],
          solution: `${READ_TO} The readings are ${plain(volts, 2)} V and ${plain(amps, 2)} A.`,
        }),
        'b.i': plotPart({
          lead: 'The table shows the other readings.',
          table: {
            head: ['p.d. / V', 'current / A'],
            rows: readings.map((each, at) =>
              at === read ? ['see (a)', 'see (a)'] : [plain(each.volts, 2), plain(each.amps, 2)],
            ),
          },
          name: 'practical-circuits/grid-for-one-lamp',
          title: 'Grid for a graph of current against p.d.',
          description:
            'Graph paper. The horizontal axis is the p.d. from 0 to 3 V, the vertical one the current from 0 to 0.5 A.',
          prompt: 'Plot the six pairs of readings on the grid.',
          objective: 'AO3',
          axes: {
            x: { label: 'p.d. / V', min: 0, max: 3, large: 0.5, parts: 5 },
            y: { label: 'current / A', min: 0, max: 0.5, large: 0.1, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: readings.map(each => [each.volts, each.amps] as const),
              marks: 3,
              follow: readings.map((_, at) => (at === read ? { part: 'a', cell: 'amps' } : {})),
            },
          ],
          scheme: [
            'at least two points within half a small square',
            'at least four points',
            'all six points',
          ],
          solution: 'One small square is 0.1 V across and 0.01 A upwards.',
        }),
        'b.ii': ask.written({
          lead: 'A smooth curve is drawn through the origin and the six points.',
          prompt: [
            'Describe how the gradient of the curve changes as the p.d. increases.',
            'Describe what happens to the gradient of this curve at larger p.d.s.',
          ],
          command: 'Describe',
          objective: 'AO3',
          scheme: [GRADIENT_FALLS],
          modelAnswer: 'The gradient becomes smaller as the p.d. increases.',
          solution:
            'Each further 0.5 V adds less to the current than the 0.5 V before, so the curve becomes less steep.',
        }),
        c: ask.table({
          lead: 'The resistance of the lamp is p.d. ÷ current.',
          prompt: [
            'Complete the table. Calculate the resistance for the first and for the last pair of readings, to two significant figures or more.',
          ],
          command: 'Calculate',
          objective: 'AO3',
          head: ['pair of readings', 'resistance / Ω'],
          rows: [
            [{ text: 'first' }, ohmsCell('first', first.volts, first.amps, readLast ? undefined : own)],
            [{ text: 'last' }, ohmsCell('last', last.volts, last.amps, readLast ? own : undefined)],
          ],
          scheme: [`first: ${figures(low, 2)} Ω`, `last: ${figures(high, 2)} Ω`],
          solution: `${plain(first.volts, 2)} ÷ ${plain(first.amps, 2)} = ${figures(low, 2)} Ω and ${plain(last.volts, 2)} ÷ ${plain(last.amps, 2)} = ${figures(high, 2)} Ω.`,
        }),
        d: ask.written({
          lead: 'A student suggests that the resistance of the lamp is the same for all six pairs of readings.',
          prompt:
            'State whether the results support this suggestion. Justify your answer with figures from (c).',
          command: 'Justify',
          objective: 'AO3',
          lines: 4,
          scheme: [
            supported(false, 'no, they do not support it (the resistance is not constant)', LAMP_CHANGES),
            resistanceRises(
              `the resistance rises from ${figures(low, 2)} Ω to ${figures(high, 2)} Ω, by much more than 10%`,
              [...new Set([figures(low, 2), figures(low, 3)])],
              [...new Set([figures(high, 2), figures(high, 3)])],
            ),
          ],
          modelAnswer: `No. The resistance rises from ${figures(low, 2)} Ω to ${figures(high, 2)} Ω, which is a difference of more than 10%.`,
          solution:
            'Equal values may differ by about 10%, because of the readings. This difference is much larger. The filament becomes hotter, and a hot metal has a greater resistance.',
        }),
        e: ask.written({
          prompt: [
            'Explain why the circuit contains a variable resistor.',
            'State the purpose of the variable resistor in this experiment.',
            'Explain what the variable resistor is used for.',
          ],
          command: 'Explain',
          objective: 'AO3',
          scheme: [CHANGES_CURRENT],
          modelAnswer: 'It changes the current, so that several pairs of readings can be taken.',
          solution:
            'A larger resistance in the circuit makes the current smaller, and the p.d. across the lamp as well.',
        }),
      },
    }
  },
})
