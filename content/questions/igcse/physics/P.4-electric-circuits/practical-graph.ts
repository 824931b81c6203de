import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity } from '@/lib/exams/format'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { currentAndVoltage } from '@/lib/figures/laboratory/circuit-practicals'
import { bestFit } from '@/lib/figures/statistics/statistics'
import { about, ampsCell, bothDials, READ_TO, readAmps, readVolts, voltsCell } from './meters'
import { quotesBoth, supported, withinLimits } from './points'
import { USES_ALL_READINGS } from './points-graph'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const SHARES = [0.2, 0.36, 0.52, 0.68, 0.84, 1] as const

core('resistance-from-a-graph', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const printed = random.pick([4.7, 5.6, 6.2, 6.8])
    const isEqual = random.chance(0.5)
    const share = isEqual ? random.step(0.96, 1.04, 0.01) : random.pick([0.76, 0.78, 0.8, 1.21, 1.23, 1.25])
    const ohms = printed * share
    const most = Math.min(random.step(2.65, 2.85, 0.05), 0.47 * ohms)
    const readings = SHARES.map(part => {
      const volts = readVolts(part * most)
      return { volts, amps: readAmps(volts / ohms) }
    })
    const points = readings.map(({ volts, amps }) => [amps, volts] as const)
    const fit = bestFit(points)
    const apart = Math.abs(fit.gradient - printed) / printed
    const isStraight = points.every(([x, y]) => Math.abs(fit.gradient * x + fit.intercept - y) < 0.06)
    const isClear = isEqual ? apart < 0.045 : apart > 0.17
    if (!isStraight || !isClear || Math.abs(fit.intercept) > 0.06) return null
    return { printed, isEqual, readings, points, fit, apart, read: random.pick([2, 3, 4] as const) }
  },
  make: ({ printed, isEqual, readings, points, fit, apart, read }) => {
    const { volts, amps } = readings[read] ?? { volts: 0, amps: 1 }
    const range = fit.gradient * 0.06
    const rise = fit.gradient * 0.4
    const found = quantity(fit.gradient, 'Ω', 2)
    const away = about(apart)
    const readOffs = [-0.05, -0.03, -0.01, 0, 0.01, 0.03, 0.05].flatMap(part =>
      [1, 2].map(places => plain(fit.gradient * (1 + part), places)),
    )
    return {
      stem: [
        `A student finds the resistance of a resistor. The value that is printed on it is ${plain(printed, 1)} Ω. She uses the circuit that is shown in the figure.`,
        `Some students check a resistor on which ${plain(printed, 1)} Ω is printed. They connect it into the circuit that is shown in the figure and measure the potential difference (p.d.) across it for six different currents.`,
        `A resistor from an old radio is labelled ${plain(printed, 1)} Ω. To find out whether this is still right, a student takes six pairs of readings of potential difference (p.d.) and current with the circuit that is shown in the figure.`,
      ],
      figure: assembled('practical-circuits/resistance-from-a-graph', currentAndVoltage({ of: 'resistor' })),
      parts: {
        a: ask.table({
          lead: 'The next figure shows the meters for one pair of readings.',
          figure: bothDials('practical-circuits/meters-of-a-resistor', volts, amps),
          prompt: 'Complete the table. Record both readings.',
          objective: 'AO3',
          head: ['current / A', 'p.d. / V'],
          rows: [[ampsCell('amps', amps), voltsCell('volts', volts)]],
          scheme: [`${plain(amps, 2)} A`, `${plain(volts, 2)} V`],
          solution: `${READ_TO} The readings are ${plain(volts, 2)} V and ${plain(amps, 2)} A.`,
        }),
        b: plotPart({
          lead: 'The table shows the other readings.',
          table: {
            head: ['current / A', 'p.d. / V'],
            rows: readings.map((each, at) =>
              at === read ? ['see (a)', 'see (a)'] : [plain(each.amps, 2), plain(each.volts, 2)],
            ),
          },
          name: 'practical-circuits/grid-for-a-resistor',
          title: 'Grid for a graph of p.d. against current',
          description:
            'Graph paper. The horizontal axis is the current from 0 to 0.5 A, the vertical one the p.d. from 0 to 3 V.',
          prompt: 'Plot the six pairs of readings on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: 'current / A', min: 0, max: 0.5, large: 0.1, parts: 10 },
            y: { label: 'p.d. / V', min: 0, max: 3, large: 0.5, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: points,
              marks: 3,
              follow: points.map((_, at) => (at === read ? { part: 'a', cell: 'volts' } : {})),
            },
            {
              task: 'line',
              gradient: [fit.gradient - range, fit.gradient + range],
              intercept: [fit.intercept - 0.11, fit.intercept + 0.11],
              covers: [points[0]?.[0] ?? 0, points[5]?.[0] ?? 0.5],
              marks: 1,
            },
          ],
          scheme: [
            'at least two points within half a small square',
            'at least four points',
            'all six points',
            'straight line of best fit, with points on both sides of it',
          ],
          solution:
            'The current is on the horizontal axis: one small square is 0.01 A across and 0.1 V upwards. Draw one thin line with a ruler.',
        }),
        c: ask.number({
          lead: 'The gradient of the line is the resistance of the resistor.',
          prompt: 'Determine the resistance from your graph. Show your working and give the unit.',
          command: 'Determine',
          objective: 'AO3',
          answer: fit.gradient,
          unit: 'Ω',
          unitMode: 'asked',
          tolerance: range,
          scheme: [
            `C1 change in p.d. ÷ change in current, from two points of the line that are at least 0.2 A apart, such as ${plain(rise, 2)} ÷ 0.40`,
            `A1 ${found} (within ${plain(range, 1)} Ω), with the unit`,
          ],
          solution: `Take a triangle that covers more than half of the line. Over 0.40 A the line rises by about ${plain(rise, 2)} V: ${plain(rise, 2)} ÷ 0.40 = ${found}. A volt for each ampere is an ohm.`,
        }),
        d: ask.written({
          lead: `A student says that the resistance is still the printed ${plain(printed, 1)} Ω.`,
          prompt: 'State whether your result supports this. Justify your answer with figures.',
          command: 'Justify',
          objective: 'AO3',
          lines: 4,
          scheme: [
            supported(isEqual, isEqual ? 'yes, it supports it' : 'no, it does not support it'),
            withinLimits(
              isEqual,
              isEqual
                ? `the difference is ${away}, less than 10%`
                : `the difference is ${away}, more than 10%`,
              quotesBoth(
                isEqual,
                readOffs.filter(each => Number(each) !== printed),
                [plain(printed, 1)],
              ),
            ),
          ],
          modelAnswer: isEqual
            ? `Yes. ${found} differs from ${plain(printed, 1)} Ω by less than 10%.`
            : `No. ${found} differs from ${plain(printed, 1)} Ω by more than 10%.`,
          solution: `The difference is ${plain(Math.abs(fit.gradient - printed), 1)} Ω, ${away} of ${plain(printed, 1)} Ω. Up to about 10% may come from the readings.`,
        }),
        e: ask.written({
          lead: 'The resistance could also be calculated from one pair of readings.',
          prompt: [
            'Suggest **one** advantage of using a graph.',
            'Suggest why a graph is better.',
            'Explain why the value from the graph is more reliable.',
          ],
          command: 'Suggest',
          objective: 'AO3',
          scheme: [USES_ALL_READINGS],
          modelAnswer: 'The line is an average of all readings.',
          solution:
            'One pair may happen to be wrong. The line lies between all of the points, and a point far away from it is seen at once.',
        }),
      },
    }
  },
  verify: ({ points }) => {
    // by the normal equations
    const sum = (of: (x: number, y: number) => number) => points.reduce((all, [x, y]) => all + of(x, y), 0)
    const [sx, sy, sxx, sxy] = [sum(x => x), sum((_, y) => y), sum(x => x * x), sum((x, y) => x * y)]
    return { c: (6 * sxy - sx * sy) / (6 * sxx - sx * sx) }
  },
})
