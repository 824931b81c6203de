import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, toSigFigs } from '@/lib/exams/format'
import { lampsInSeries, lampToConnect } from './drawings'
import { about, ampsCell, bothDials, ohmsCell, READ_TO, readAmps, readVolts, voltsCell } from './meters'
import { quotesRatio, supported, withinLimits } from './points'
import { LAMPS_WHOLE } from './points-lamps'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const TIMES = { 2: 'twice', 3: 'three times', 4: 'four times' } as const

core('lamps-in-series-and-parallel', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    // the current in one lamp is proportional to about the square root of its p.d.: a hot filament has more resistance
    const [seriesVolts, parallelVolts] = [random.step(2.3, 2.75, 0.05), random.step(1.75, 2.2, 0.05)]
    const [amps, power] = [random.step(0.14, 0.19, 0.01), random.pick([0.46, 0.5, 0.54, 0.58])]
    const seriesAmps = readAmps(amps)
    const parallelAmps = readAmps(2 * amps * (parallelVolts / (seriesVolts / 2)) ** power)
    const times = random.pick([2, 3, 3, 4] as const)
    const [ofSeries, ofParallel] = [
      toSigFigs(seriesVolts / seriesAmps, 3),
      toSigFigs(parallelVolts / parallelAmps, 3),
    ]
    const ratio = ofSeries / ofParallel
    const apart = Math.abs(ratio - times) / times
    // clearly equal, or clearly not
    if (parallelAmps > 0.48 || (apart > 0.07 && apart < 0.2)) return null
    return {
      series: [readVolts(seriesVolts), seriesAmps] as const,
      parallel: [readVolts(parallelVolts), parallelAmps] as const,
      ofSeries,
      ofParallel,
      times,
      ratio,
      apart,
      isSupported: apart <= 0.07,
    }
  },
  make: ({ series, parallel, ofSeries, ofParallel, times, ratio, apart, isSupported }) => {
    const printed = plain(ratio, 1)
    const readings = (
      label: string,
      name: string,
      [volts, amps]: readonly [number, number],
      more: { lead: string },
    ) =>
      ask.table({
        ...more,
        figure: bothDials(name, volts, amps),
        prompt: 'Complete the table. Record both readings.',
        objective: 'AO3',
        head: ['', 'p.d. / V', 'current / A'],
        rows: [[{ text: label }, voltsCell('volts', volts), ampsCell('amps', amps)]],
        scheme: [`${plain(volts, 2)} V`, `${plain(amps, 2)} A`],
        solution: `${READ_TO} The readings are ${plain(volts, 2)} V and ${plain(amps, 2)} A.`,
      })
    return {
      stem: [
        'A student finds the resistance of two identical lamps, first in series and then in parallel. The figure shows Circuit 1, with the lamps in series.',
        'Two identical torch lamps, X and Y, are connected in series to a battery, as shown in the figure. A student measures the potential difference (p.d.) across both lamps together and the current in them. Later she connects the same two lamps in parallel.',
        'The resistance of two identical small lamps together depends on how they are connected. To study this, some students set up Circuit 1, which is shown in the figure, and then Circuit 2 with the same lamps.',
      ],
      figure: lampsInSeries,
      parts: {
        a: readings('Circuit 1', 'practical-circuits/meters-of-lamps-in-series', series, {
          lead: 'The next figure shows the meters when the switch is closed.',
        }),
        b: ask.draw({
          lead: 'In Circuit 2 the two lamps are in parallel. Its diagram is not finished.',
          prompt:
            'On the diagram, draw two straight lines to connect each end of lamp Y to one of the points P and Q, so that the lamps are in parallel.',
          command: 'Draw',
          objective: 'AO3',
          ...lampToConnect(),
          tools: ['line'],
          scheme: ['one end of lamp Y to P (R to P)', 'the other end of lamp Y to Q (S to Q)'],
          solution:
            'Lamps in parallel have both ends in common: one end of Y is joined to P, the other to Q. The voltmeter then measures the p.d. across both.',
        }),
        c: readings('Circuit 2', 'practical-circuits/meters-of-lamps-in-parallel', parallel, {
          lead: 'The lamps are connected in parallel, and the switch is closed again.',
        }),
        d: ask.table({
          lead: 'The resistance of the two lamps together is p.d. ÷ current.',
          prompt: 'Complete the table. Calculate both resistances to two significant figures or more.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['', 'resistance / Ω'],
          rows: [
            [
              { text: 'Circuit 1' },
              ohmsCell('series', ...series, { part: 'a', volts: 'volts', amps: 'amps' }),
            ],
            [
              { text: 'Circuit 2' },
              ohmsCell('parallel', ...parallel, { part: 'c', volts: 'volts', amps: 'amps' }),
            ],
          ],
          scheme: [`Circuit 1: ${figures(ofSeries, 3)} Ω`, `Circuit 2: ${figures(ofParallel, 3)} Ω`],
          solution: `${plain(series[0], 2)} ÷ ${plain(series[1], 2)} = ${figures(ofSeries, 3)} Ω and ${plain(parallel[0], 2)} ÷ ${plain(parallel[1], 2)} = ${figures(ofParallel, 3)} Ω.`,
        }),
        e: ask.written({
          lead: `A student suggests that the resistance in Circuit 1 is ${TIMES[times]} the resistance in Circuit 2.`,
          prompt:
            'State whether the results support this suggestion. Justify your answer with figures from (d).',
          command: 'Justify',
          objective: 'AO3',
          lines: 4,
          scheme: [
            supported(isSupported, isSupported ? 'yes, they support it' : 'no, they do not support it'),
            withinLimits(
              isSupported,
              isSupported
                ? `the resistance in Circuit 1 is ${printed} times that in Circuit 2, within 10% of ${times} times (within the limits of experimental accuracy)`
                : `the resistance in Circuit 1 is ${ratio < times ? 'only ' : ''}${printed} times that in Circuit 2: ${about(apart)} away from ${times} times, more than 10% (beyond the limits of experimental accuracy)`,
              quotesRatio(isSupported, series[0] / series[1], parallel[0] / parallel[1], times, TIMES[times]),
            ),
          ],
          modelAnswer: isSupported
            ? `Yes. ${figures(ofSeries, 3)} ÷ ${figures(ofParallel, 3)} = ${printed}, which is within 10% of ${times}.`
            : `No. ${figures(ofSeries, 3)} ÷ ${figures(ofParallel, 3)} = ${printed}. The difference from ${times} is more than 10%.`,
          solution: `Divide one resistance by the other: ${printed}. The suggestion says ${times}. A difference of up to about 10% may come from the readings; here it is ${about(apart)}.`,
        }),
        f: ask.written({
          lead: 'In Circuit 1 neither lamp glows, but both meters show a reading.',
          prompt: [
            'Explain how the student knows that no filament is broken.',
            'Explain how it can be seen from the readings that the filaments of both lamps are whole.',
            'Explain how the meters show that both lamps can still work.',
          ],
          command: 'Explain',
          objective: 'AO3',
          scheme: [LAMPS_WHOLE],
          modelAnswer: 'The ammeter shows a current. With a broken filament there would be none.',
          solution:
            'In a series circuit a broken filament stops the current everywhere. A small current makes the filaments warm, but not hot enough to glow.',
        }),
      },
    }
  },
})
