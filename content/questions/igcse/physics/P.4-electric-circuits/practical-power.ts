import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo, toSigFigs } from '@/lib/exams/format'
import { readingChanges, resistanceChanges } from '../circuit-points'
import { metersToName } from './drawings'
import { about, ampsCell, bothDials, READ_TO, readAmps, readVolts, voltsCell } from './meters'
import { quotesRatio, supported, withinLimits } from './points'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const LENGTHS = [90, 50, 10] as const
const TIMES = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times', 6: 'six times' } as const
const LESS_RESISTANCE = judged('the resistance in the circuit is smaller', resistanceChanges(false))
const MORE_CURRENT = judged('so the current is larger', readingChanges(true, 'ammeter'))

core('power-of-a-lamp', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [most, power] = [random.step(0.38, 0.46, 0.01), random.pick([0.48, 0.52, 0.56])]
    const readings = [0.85, 1.4, 2.25].map(about => {
      const volts = readVolts(about + random.pick([-0.1, -0.05, 0, 0.05, 0.1]))
      return { volts, amps: readAmps(most * (volts / 2.3) ** power) }
    })
    const watts = readings.map(({ volts, amps }) => volts * amps)
    const ratio = toSigFigs(watts[2] ?? 0, 3) / toSigFigs(watts[0] ?? 1, 3)
    const near = ([3, 4, 5, 6] as const).find(each => Math.abs(ratio - each) <= 0.06 * each)
    const times = near && random.chance(0.6) ? near : random.pick([2, 3, 4, 5, 6] as const)
    const apart = Math.abs(ratio - times) / times
    if (apart > 0.06 && apart < 0.2) return null
    return { readings, watts, times, ratio, apart, isSupported: apart <= 0.06, read: random.int(0, 2) }
  },
  make: ({ readings, watts, times, ratio, apart, isSupported, read }) => {
    const { volts, amps } = readings[read] ?? { volts: 0, amps: 0 }
    const [shown, away, printed] = [watts.map(each => figures(each, 3)), about(apart), plain(ratio, 1)]
    return {
      stem: [
        'A student measures the power of a lamp. The lamp is in series with a resistance wire, and the length of wire in the circuit is changed by a sliding contact.',
        'Some students change the current in a lamp by means of a resistance wire. A sliding contact can touch the wire anywhere along a metre rule. For three lengths of wire the students find the power of the lamp.',
        'The brightness of a lamp is controlled by a resistance wire in series with it. To find the power of the lamp, a student measures the potential difference (p.d.) across it and the current in it for three lengths of wire.',
      ],
      parts: {
        a: ask.draw({
          prompt:
            'The two meters in the circuit diagram have no letters. On the diagram, write A in the symbol of the ammeter and V in the symbol of the voltmeter.',
          command: 'Draw',
          objective: 'AO3',
          ...metersToName(),
          tools: ['label'],
          scheme: ['A in series with the lamp', 'V in parallel with the lamp'],
          solution:
            'The current in the lamp passes through the ammeter, which is in series with it. The voltmeter compares the two ends of the lamp: it is in parallel.',
        }),
        b: ask.table({
          lead: `The next figure shows the meters when ${LENGTHS[read]} cm of wire are in the circuit.`,
          figure: bothDials('practical-circuits/meters-of-the-power', volts, amps),
          prompt: 'Complete the table. Record both readings.',
          objective: 'AO3',
          head: ['length of wire / cm', 'p.d. / V', 'current / A'],
          rows: [[{ text: String(LENGTHS[read]) }, voltsCell('volts', volts), ampsCell('amps', amps)]],
          scheme: [`${plain(volts, 2)} V`, `${plain(amps, 2)} A`],
          solution: `${READ_TO} The readings are ${plain(volts, 2)} V and ${plain(amps, 2)} A.`,
        }),
        c: ask.table({
          lead: 'The table shows the other readings. The power is p.d. × current.',
          prompt: 'Complete the table. Calculate the three powers to two significant figures or more.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['length of wire / cm', 'p.d. / V', 'current / A', 'power / W'],
          rows: readings.map((each, at) => [
            { text: String(LENGTHS[at]) },
            { text: at === read ? 'see (b)' : plain(each.volts, 2) },
            { text: at === read ? 'see (b)' : plain(each.amps, 2) },
            {
              blank: `power-${LENGTHS[at]}`,
              answer: roundTo(watts[at] ?? 0, 4),
              marks: 1,
              unit: 'W',
              sigFigs: 2,
              ...(at === read && {
                follow: {
                  from: [
                    { part: 'b', cell: 'volts' },
                    { part: 'b', cell: 'amps' },
                  ],
                  formula: 'a*b',
                },
              }),
            },
          ]),
          scheme: shown.map((each, at) => `${LENGTHS[at]} cm: ${each} W`),
          solution: readings
            .map(
              (each, at) =>
                `${LENGTHS[at]} cm: ${plain(each.volts, 2)} × ${plain(each.amps, 2)} = ${shown[at]} W.`,
            )
            .join(' '),
        }),
        d: ask.written({
          lead: `A student suggests that the power with 10 cm of wire is ${TIMES[times]} the power with 90 cm.`,
          prompt:
            'State whether the results support this suggestion. Justify your answer with figures from (c).',
          command: 'Justify',
          objective: 'AO3',
          lines: 4,
          scheme: [
            supported(isSupported, isSupported ? 'yes, they support it' : 'no, they do not support it'),
            withinLimits(
              isSupported,
              `the power with 10 cm is ${printed} times that with 90 cm: ${away} away from ${times} times, ${isSupported ? 'within 10% (within the limits of experimental accuracy)' : 'more than 10% (beyond the limits of experimental accuracy)'}`,
              quotesRatio(isSupported, watts[2] ?? 1, watts[0] ?? 1, times, TIMES[times]),
            ),
          ],
          modelAnswer: isSupported
            ? `Yes. ${shown[2]} ÷ ${shown[0]} = ${printed}, which is within 10% of ${times}.`
            : `No. ${shown[2]} ÷ ${shown[0]} = ${printed}. The difference from ${times} is more than 10%.`,
          solution: `Divide one power by the other: ${printed}. The suggestion says ${times}. Up to about 10% may come from the readings; here the difference is ${away}.`,
        }),
        e: ask.written({
          lead: 'The lamp becomes brighter when the length of wire in the circuit is made shorter.',
          prompt: ['Explain why.', 'Explain this change in brightness.', 'Explain this observation.'],
          command: 'Explain',
          objective: 'AO3',
          lines: 3,
          scheme: [LESS_RESISTANCE, MORE_CURRENT],
          modelAnswer: 'The resistance of a shorter wire is smaller, so the current is larger.',
          solution:
            'The resistance of a wire is proportional to its length. Wire and lamp are in series, so with less resistance there is a larger current in both.',
        }),
      },
    }
  },
})
