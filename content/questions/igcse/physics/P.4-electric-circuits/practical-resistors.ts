import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, toSigFigs } from '@/lib/exams/format'
import { threeArrangements, voltmeterToConnect } from './drawings'
import { about, ampsCell, bothDials, ohmsCell, READ_TO, readAmps, readVolts, voltsCell } from './meters'
import { KEEPS_COOL, quotesRatio, READS_SQUARELY, supported, withinLimits } from './points'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const NAMES = ['A', 'B', 'C'] as const
/** In resistances of one resistor. */
const SHARES = [3, 1 / 3, 1.5] as const
const THEORIES = [
  { large: 0, small: 1, times: 9, words: 'nine times' },
  { large: 0, small: 2, times: 2, words: 'twice' },
  { large: 2, small: 1, times: 4.5, words: '4.5 times' },
] as const

core('three-resistors-in-three-arrangements', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const one = random.step(4.6, 5.4, 0.1)
    const theory = random.pick(THEORIES)
    const spoilt = random.chance(0.5)
    const readings = NAMES.map((_, at) => {
      // a bad contact adds to the smaller of the two resistances that are compared
      const ohms =
        one * (SHARES[at] ?? 1) * (spoilt && at === theory.small ? random.pick([1.28, 1.36, 1.44]) : 1)
      const volts = readVolts(at === 1 ? random.step(0.65, 0.75, 0.05) : random.step(2, 2.6, 0.05))
      return { volts, amps: readAmps(volts / ohms), ohms }
    })
    const quotients = readings.map(({ volts, amps }) => toSigFigs(volts / amps, 3))
    const ratio = (quotients[theory.large] ?? 0) / (quotients[theory.small] ?? 1)
    const apart = Math.abs(ratio - theory.times) / theory.times
    if (readings.some(({ amps }) => amps > 0.49) || (apart > 0.07 && apart < 0.17)) return null
    return {
      readings,
      quotients,
      theory,
      ratio,
      apart,
      isSupported: apart <= 0.07,
      read: random.pick([0, 2] as const),
    }
  },
  make: ({ readings, quotients, theory, ratio, apart, isSupported, read }) => {
    const shown = readings[read] ?? { volts: 0, amps: 1 }
    const { volts, amps } = shown
    const ohms = quotients.map(each => figures(each, 3))
    const [larger, smaller] = [NAMES[theory.large], NAMES[theory.small]]
    const printed = plain(ratio, 1)
    return {
      stem: [
        'A student has three identical resistors. She measures the resistance of the three together in the arrangements A, B and C, which are shown in the figure.',
        'Three identical resistors can be arranged as shown in the figure. Some students connect arrangement A, then B, then C into the same circuit and find the resistance of each arrangement.',
        'The figure shows three arrangements of the same three resistors. A student connects each of them into a circuit, measures the current in the arrangement and the potential difference (p.d.) across it, and finds its resistance.',
      ],
      figure: threeArrangements,
      parts: {
        a: ask.draw({
          lead: 'The next figure shows arrangement C in the circuit.',
          prompt:
            'On the diagram, draw two straight lines to connect the voltmeter so that it measures the p.d. across the whole of arrangement C.',
          command: 'Draw',
          objective: 'AO3',
          ...voltmeterToConnect(),
          tools: ['line'],
          scheme: ['left end of the voltmeter to K', 'right end of the voltmeter to M'],
          solution:
            'The voltmeter is in parallel with what it measures, so it is joined to both ends of the arrangement, K and M. Between K and L it would measure two of the resistors only.',
        }),
        b: ask.table({
          lead: `The next figure shows the meters when arrangement ${NAMES[read]} is in the circuit.`,
          figure: bothDials('practical-circuits/meters-of-resistors', volts, amps),
          prompt: 'Complete the table. Record both readings.',
          objective: 'AO3',
          head: ['arrangement', 'p.d. / V', 'current / A'],
          rows: [[{ text: NAMES[read] }, voltsCell('volts', volts), ampsCell('amps', amps)]],
          scheme: [`${plain(volts, 2)} V`, `${plain(amps, 2)} A`],
          solution: `${READ_TO} The readings are ${plain(volts, 2)} V and ${plain(amps, 2)} A.`,
        }),
        c: ask.table({
          lead: 'The table shows the other readings.',
          prompt: [
            'Complete the table. Calculate the three resistances, p.d. ÷ current, to two significant figures or more.',
          ],
          command: 'Calculate',
          objective: 'AO3',
          head: ['arrangement', 'p.d. / V', 'current / A', 'resistance / Ω'],
          rows: readings.map((each, at) => [
            { text: NAMES[at] ?? '' },
            { text: at === read ? 'see (b)' : plain(each.volts, 2) },
            { text: at === read ? 'see (b)' : plain(each.amps, 2) },
            at === read
              ? ohmsCell(NAMES[at] ?? '', each.volts, each.amps, { part: 'b', volts: 'volts', amps: 'amps' })
              : ohmsCell(NAMES[at] ?? '', each.volts, each.amps),
          ]),
          scheme: ohms.map((each, at) => `${NAMES[at]}: ${each} Ω`),
          solution: readings
            .map(
              (each, at) => `${NAMES[at]}: ${plain(each.volts, 2)} ÷ ${plain(each.amps, 2)} = ${ohms[at]} Ω.`,
            )
            .join(' '),
        }),
        d: ask.written({
          lead: `By theory the resistance of arrangement ${larger} is ${theory.words} the resistance of arrangement ${smaller}.`,
          prompt: 'State whether the results support the theory. Justify your answer with figures from (c).',
          command: 'Justify',
          objective: 'AO3',
          lines: 4,
          scheme: [
            supported(isSupported, isSupported ? 'yes, they support it' : 'no, they do not support it'),
            withinLimits(
              isSupported,
              `the resistance of ${larger} is ${printed} times that of ${smaller}: ${about(apart)} away from ${plain(theory.times)} times, ${isSupported ? 'within 10% (within the limits of experimental accuracy)' : 'more than 10% (beyond the limits of experimental accuracy)'}`,
              quotesRatio(
                isSupported,
                quotients[theory.large] ?? 1,
                quotients[theory.small] ?? 1,
                theory.times,
                theory.words,
              ),
            ),
          ],
          modelAnswer: isSupported
            ? `Yes. ${ohms[theory.large]} ÷ ${ohms[theory.small]} = ${printed}, which is within 10% of ${plain(theory.times)}.`
            : `No. ${ohms[theory.large]} ÷ ${ohms[theory.small]} = ${printed}. The difference from ${plain(theory.times)} is more than 10%.`,
          solution: `Divide the resistance of ${larger} by that of ${smaller}: about ${printed}. By theory it is ${plain(theory.times)}. Up to about 10% may come from the readings; here the difference is ${about(apart)}.${isSupported ? '' : ' A bad contact may have added to one of the resistances.'}`,
        }),
        e: ask.written({
          lead: 'During the readings the resistors become warm.',
          prompt: [
            'Suggest **one** change to the method that would prevent this.',
            'Suggest **one** way to keep them at room temperature.',
            'Suggest how the student can avoid this.',
          ],
          command: 'Suggest',
          objective: 'AO3',
          scheme: [KEEPS_COOL],
          modelAnswer: 'Open the switch between the readings.',
          solution: 'A smaller current for a shorter time heats the resistors less.',
        }),
        f: ask.written({
          prompt: [
            'State **one** precaution that the student should take when reading a meter with a needle.',
            'State **one** precaution that makes the readings of the needles accurate.',
          ],
          command: 'State',
          objective: 'AO3',
          scheme: [READS_SQUARELY],
          modelAnswer: 'Look at right angles to the scale.',
          solution:
            'Seen from one side, the needle seems to stand beside its true place on the scale: a parallax error.',
        }),
      },
    }
  },
})
