import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { resistanceWire } from '@/lib/figures/laboratory/circuit-practicals'
import { bestFit } from '@/lib/figures/statistics/statistics'
import { ampsCell, bothDials, ohmsCell, READ_TO, readAmps, readVolts, voltsCell } from './meters'
import { SWITCH_OPEN } from './points'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const LENGTHS = [20, 40, 60, 80, 100] as const

core('resistance-of-lengths-of-wire', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const perCentimetre = random.step(0.072, 0.09, 0.001)
    const [emf, other] = [random.step(2.8, 3.1, 0.05), random.step(4.8, 5.6, 0.1)]
    const readings = LENGTHS.map(length => {
      const ohms = perCentimetre * length
      const amps = readAmps(emf / (ohms + other))
      return { length, amps, volts: readVolts((emf * ohms) / (ohms + other)) }
    })
    const ohms = readings.map(({ volts, amps }) => roundTo(volts / amps, 1))
    const [read, also] = random.pick([
      [2, 4],
      [2, 1],
      [3, 1],
    ] as const)
    const fit = bestFit(LENGTHS.map((length, at) => [length, ohms[at] ?? 0] as const))
    const isStraight = LENGTHS.every(
      (length, at) => Math.abs(fit.gradient * length + fit.intercept - (ohms[at] ?? 0)) < 0.2,
    )
    const [one, two] = [readings[read], readings[also]]
    return isStraight && one && two && Math.abs(fit.intercept) < 0.25
      ? { readings, ohms, read, also, fit, one, two }
      : null
  },
  make: ({ readings, ohms, read, also, fit, one, two }) => {
    const rise = fit.gradient * 80
    return {
      stem: [
        'A student measures the resistance of different lengths of a resistance wire. The wire is stretched along a metre rule. The sliding contact is pressed on the wire, the switch is closed, and the potential difference (p.d.) across this length of the wire and the current in it are measured.',
        'The circuit in the figure is used to find how the resistance of a constantan wire depends on its length. A sliding contact touches the wire at the length that is wanted. Both meters are read while the switch is closed.',
        'Some students investigate a nichrome wire that is fixed along a metre rule. They connect lengths of it into the circuit by means of a sliding contact. For each length they close the switch, read the voltmeter and the ammeter, and open the switch again.',
      ],
      figure: assembled('practical-circuits/resistance-of-a-wire', resistanceWire({ length: one.length })),
      parts: {
        a: ask.table({
          lead: `The next figure shows the two meters when the length of the wire is ${one.length} cm.`,
          figure: bothDials('practical-circuits/meters-of-a-wire', one.volts, one.amps),
          prompt: 'Complete the table. Record both readings.',
          objective: 'AO3',
          head: ['length / cm', 'p.d. / V', 'current / A'],
          rows: [[{ text: String(one.length) }, voltsCell('volts', one.volts), ampsCell('amps', one.amps)]],
          scheme: [`${plain(one.volts, 2)} V`, `${plain(one.amps, 2)} A`],
          solution: `${READ_TO} The readings are ${plain(one.volts, 2)} V and ${plain(one.amps, 2)} A.`,
        }),
        b: ask.table({
          lead: 'The table shows the readings for the other lengths. The resistance is p.d. ÷ current.',
          prompt: 'Complete the table. Calculate both resistances to two significant figures or more.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['length / cm', 'p.d. / V', 'current / A', 'resistance / Ω'],
          rows: readings.map(({ length, volts, amps }, at) => [
            { text: String(length) },
            { text: at === read ? 'see (a)' : plain(volts, 2) },
            { text: at === read ? 'see (a)' : plain(amps, 2) },
            at === read
              ? ohmsCell('read', volts, amps, { part: 'a', volts: 'volts', amps: 'amps' })
              : at === also
                ? ohmsCell('also', volts, amps)
                : { text: plain(ohms[at] ?? 0, 1) },
          ]),
          scheme: (read < also ? [read, also] : [also, read]).map(at => `${plain(ohms[at] ?? 0, 1)} Ω`),
          solution: `${plain(one.volts, 2)} ÷ ${plain(one.amps, 2)} = ${plain(ohms[read] ?? 0, 1)} Ω for ${one.length} cm, and ${plain(two.volts, 2)} ÷ ${plain(two.amps, 2)} = ${plain(ohms[also] ?? 0, 1)} Ω for ${two.length} cm.`,
        }),
        c: plotPart({
          name: 'practical-circuits/grid-for-a-wire',
          title: 'Grid for a graph of resistance against length',
          description:
            'Graph paper. The horizontal axis is the length from 0 to 100 cm, the vertical one the resistance from 0 to 10 Ω.',
          prompt:
            'Plot the five resistances of the table on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: 'length / cm', min: 0, max: 100, large: 20, parts: 10 },
            y: { label: 'resistance / Ω', min: 0, max: 10, large: 2, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: LENGTHS.map((length, at) => [length, ohms[at] ?? 0] as const),
              marks: 3,
              follow: LENGTHS.map((_, at) =>
                at === read ? { part: 'b', cell: 'read' } : at === also ? { part: 'b', cell: 'also' } : {},
              ),
            },
            {
              task: 'line',
              gradient: [fit.gradient - 0.006, fit.gradient + 0.006],
              intercept: [fit.intercept - 0.4, fit.intercept + 0.4],
              covers: [20, 100],
              marks: 1,
            },
          ],
          scheme: [
            'at least two points within half a small square',
            'at least four points',
            'all five points',
            'straight line of best fit, with points on both sides of it',
          ],
          solution:
            'One small square is 2 cm across and 0.2 Ω upwards. Draw one thin line with a ruler, with as many points above it as below.',
        }),
        d: ask.number({
          prompt: 'Determine the gradient of your line. Show your working.',
          objective: 'AO3',
          answer: fit.gradient,
          unit: 'Ω/cm',
          tolerance: 0.006,
          scheme: [
            `C1 change in resistance ÷ change in length, from two points of the line that are at least 50 cm apart, such as ${plain(rise, 1)} ÷ 80`,
            `A1 ${figures(fit.gradient, 2)} Ω/cm (within 0.006)`,
          ],
          solution: `Take a triangle that covers more than half of the line. From 20 cm to 100 cm the line rises by about ${plain(rise, 1)} Ω: ${plain(rise, 1)} ÷ 80 = ${figures(fit.gradient, 2)} Ω/cm.`,
        }),
        e: ask.written({
          lead: 'After each pair of readings the switch is opened.',
          prompt: [
            'Suggest why this is a good precaution.',
            'Suggest why the switch is closed for the readings only.',
            'Suggest why the switch is not left closed.',
          ],
          objective: 'AO3',
          scheme: [SWITCH_OPEN],
          modelAnswer: 'The wire would become hot, and its resistance would change.',
          solution:
            'A current heats the wire, and a hot wire has a greater resistance. Only the length should change the resistance.',
        }),
      },
    }
  },
  verify: ({ ohms }) => {
    // by the normal equations
    let [sx, sy, sxx, sxy] = [0, 0, 0, 0]
    LENGTHS.forEach((x, at) => {
      const y = ohms[at] ?? 0
      sx += x
      sy += y
      sxx += x * x
      sxy += x * y
    })
    return { d: (5 * sxy - sx * sy) / (5 * sxx - sx * sx) }
  },
})
