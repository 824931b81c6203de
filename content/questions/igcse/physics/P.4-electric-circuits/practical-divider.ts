import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, quantity } from '@/lib/exams/format'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { potentialDivider } from '@/lib/figures/laboratory/circuit-practicals'
import { bestFit } from '@/lib/figures/statistics/statistics'
import { contactAndVoltmeter } from './drawings'
import { readVolts, voltsCell } from './meters'
import { supported } from './points'
import { LENGTH_UNCERTAIN, straightThroughOrigin } from './points-divider'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const FIVE = [0, 1, 2, 3, 4] as const
/** Each length is about a fifth of the wire longer than the one before; the one that is read lies in the middle. */
const ABOUT = [15, 32, 0, 68, 85] as const

core('voltage-along-a-wire', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const isProportional = random.chance(0.5)
    const start = isProportional ? 0 : random.pick([0.3, 0.35, 0.4, 0.45])
    const slope = random.step(0.0255, 0.0305, 0.001)
    const read = random.step(47.2, 53.8, 0.1)
    if (Number.isInteger(read)) return null
    const points = FIVE.map(at => {
      const length = at === 2 ? read : (ABOUT[at] ?? 0) + random.int(-2, 2)
      return [length, readVolts(start + slope * length + random.pick([-0.03, 0, 0.03]))] as const
    })
    const fit = bestFit(points)
    const isStraight = points.every(([x, y]) => Math.abs(fit.gradient * x + fit.intercept - y) <= 0.07)
    return isStraight && Math.abs(fit.intercept - start) < 0.05 && points.every(([, y]) => y < 3)
      ? { isProportional, points, read, fit }
      : null
  },
  make: ({ isProportional, points, read, fit }) => {
    const volts = points[2]?.[1] ?? 0
    const rise = fit.gradient * 80
    const cut = figures(fit.intercept, 1)
    return {
      stem: [
        'A student investigates the potential difference (p.d.) along a resistance wire. The wire is stretched along a metre rule and connected to a battery. The voltmeter measures the p.d. between the end of the wire at 0 cm and the sliding contact.',
        'The whole of a nichrome wire is connected across a battery, as shown in the figure. A sliding contact can touch the wire anywhere. Some students measure the potential difference (p.d.) across several lengths of the wire.',
        'The circuit in the figure is a potential divider. A student moves the sliding contact along a constantan wire and, for five lengths between the 0 cm end and the contact, reads the potential difference (p.d.) on the voltmeter.',
      ],
      figure: assembled('practical-circuits/potential-divider', potentialDivider({ length: 50 })),
      parts: {
        a: ask.table({
          lead: 'The next figure shows part of the metre rule with the sliding contact, and the voltmeter.',
          figure: contactAndVoltmeter(read, volts),
          prompt: 'Complete the table. Record both readings.',
          objective: 'AO3',
          head: ['length / cm', 'p.d. / V'],
          rows: [
            [
              { blank: 'length', answer: read, marks: 1, unit: 'cm', sigFigs: 3, tolerance: 0.06 },
              voltsCell('volts', volts),
            ],
          ],
          scheme: [`${plain(read, 1)} cm`, `${plain(volts, 2)} V`],
          solution: `One division of the rule is 0.1 cm: ${plain(read, 1)} cm. One division of the voltmeter is 0.1 V, read to half a division: ${plain(volts, 2)} V.`,
        }),
        b: plotPart({
          lead: 'The table shows the other readings.',
          table: {
            head: ['length / cm', 'p.d. / V'],
            rows: points.map(([x, y], at) =>
              at === 2 ? ['see (a)', 'see (a)'] : [plain(x, 1), plain(y, 2)],
            ),
          },
          name: 'practical-circuits/grid-for-a-divider',
          title: 'Grid for a graph of p.d. against length',
          description:
            'Graph paper. The horizontal axis is the length from 0 to 100 cm, the vertical one the p.d. from 0 to 3 V.',
          prompt: 'Plot the five pairs of readings on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: 'length / cm', min: 0, max: 100, large: 20, parts: 10 },
            y: { label: 'p.d. / V', min: 0, max: 3, large: 0.5, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: points,
              marks: 3,
              follow: points.map((_, at) => (at === 2 ? { part: 'a', cell: 'volts' } : {})),
            },
            {
              task: 'line',
              gradient: [fit.gradient - 0.002, fit.gradient + 0.002],
              intercept: [fit.intercept - 0.11, fit.intercept + 0.11],
              covers: [15, 85],
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
            'One small square is 2 cm across and 0.1 V upwards. The line need not go through every point, nor through the origin.',
        }),
        c: ask.number({
          prompt: 'Determine the gradient of your line. Show your working.',
          objective: 'AO3',
          answer: fit.gradient,
          unit: 'V/cm',
          tolerance: 0.002,
          scheme: [
            `C1 change in p.d. ÷ change in length, from two points of the line that are at least 40 cm apart, such as ${plain(rise, 2)} ÷ 80`,
            `A1 ${quantity(fit.gradient, 'V/cm', 2)} (within 0.002)`,
          ],
          solution: `Take a triangle that covers more than half of the line. From 10 cm to 90 cm the line rises by about ${plain(rise, 2)} V: ${plain(rise, 2)} ÷ 80 = ${quantity(fit.gradient, 'V/cm', 2)}.`,
        }),
        d: ask.written({
          lead: 'A student suggests that the p.d. is directly proportional to the length.',
          prompt:
            'State whether the results support this suggestion. Justify your answer by means of the graph.',
          command: 'Justify',
          objective: 'AO3',
          lines: 4,
          scheme: [
            supported(isProportional, isProportional ? 'yes, they support it' : 'no, they do not support it'),
            straightThroughOrigin(
              isProportional,
              isProportional
                ? 'the line is straight and goes through the origin (within the limits of experimental accuracy)'
                : `the line does not go through the origin (at 0 cm it is at about ${cut} V)`,
              isProportional ? [] : [...new Set([cut, figures(fit.intercept, 2)])],
            ),
          ],
          modelAnswer: isProportional
            ? 'Yes. The line is straight and goes through the origin.'
            : 'No. The line is straight, but it does not go through the origin.',
          solution: isProportional
            ? 'Directly proportional means that twice the length gives twice the p.d. Such a graph is a straight line through the origin.'
            : `The graph of a direct proportion is a straight line through the origin. This line is at about ${cut} V where the length is 0: perhaps a bad contact at the end of the wire, or a zero error of the voltmeter.`,
        }),
        e: ask.written({
          prompt: [
            'Suggest **one** reason why the length cannot be measured exactly.',
            'Suggest **one** source of inaccuracy in the length.',
            'Suggest **one** difficulty in measuring the length exactly.',
          ],
          command: 'Suggest',
          objective: 'AO3',
          scheme: [LENGTH_UNCERTAIN],
          modelAnswer: 'The sliding contact is wide, so it is not clear where it touches the wire.',
          solution:
            'A thin edge pressed on the wire, and a wire that is stretched straight along the rule from exactly 0 cm, make the length more exact.',
        }),
      },
    }
  },
  verify: ({ points }) => {
    // by the normal equations
    const sum = (of: (x: number, y: number) => number) => points.reduce((all, [x, y]) => all + of(x, y), 0)
    const [sx, sy, sxx, sxy] = [sum(x => x), sum((_, y) => y), sum(x => x * x), sum((x, y) => x * y)]
    return { c: (5 * sxy - sx * sy) / (5 * sxx - sx * sx) }
  },
})
