import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { turnsOnPencil } from './drawings'
import { ohmsCell, readAmps, readVolts } from './meters'
import { quotesBoth, supported, withinLimits } from './points'
import { ONE_IS_TOO_SMALL, TURNS_TOUCH } from './points-thickness'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

const NAMES = ['X', 'Y', 'Z'] as const

core('wires-of-different-thickness', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const turns = random.pick([20, 25, 30])
    const millimetres = random.int(Math.ceil(0.5 * turns), Math.floor(0.62 * turns))
    const left = random.step(0.6, 1.2, 0.1)
    const thick = millimetres / turns
    const diameters = [thick, random.pick([0.38, 0.4, 0.42]), random.pick([0.27, 0.28, 0.29, 0.3])]
    const isSupported = random.chance(0.5)
    const odd = random.int(1, 2)
    const readings = diameters.map((diameter, at) => {
      const share = !isSupported && at === odd ? random.pick([0.7, 0.74, 1.35, 1.4]) : 1
      const ohms = (0.62 * share) / diameter ** 2
      const volts = readVolts(Math.min(2.6, 0.46 * ohms) - random.step(0, 0.2, 0.05))
      return { volts, amps: readAmps(volts / ohms) }
    })
    const products = readings.map(({ volts, amps }, at) => (volts / amps) * (diameters[at] ?? 0) ** 2)
    const mean = products.reduce((all, each) => all + each, 0) / 3
    const spread = (Math.max(...products) - Math.min(...products)) / mean
    if (isSupported ? spread > 0.07 : spread < 0.22) return null
    return { turns, millimetres, left, thick, diameters, isSupported, odd, readings, products }
  },
  make: ({ turns, millimetres, left, thick, diameters, isSupported, odd, readings, products }) => {
    const right = roundTo(left + millimetres / 10, 2)
    const quotients = readings.map(({ volts, amps }) => volts / amps)
    const shownOhms = quotients.map(each => figures(each, 2))
    const shown = products.map(each => plain(each, 2))
    const strange = NAMES[odd] ?? ''
    const ways = (at: number) => [2, 3, 4].map(count => figures(products[at] ?? 0, count))
    return {
      stem: [
        `A student measures the resistance of three wires, X, Y and Z, of the same metal and the same length but of different thickness. To find the diameter of wire X, he winds ${turns} turns of it on a pencil, as shown in the figure.`,
        `The resistance of a wire depends on its thickness. Some students investigate wires X, Y and Z, which are all 1.00 m long and made of constantan. The figure shows how they find the diameter of wire X, with ${turns} turns of it on a pencil.`,
        `Three constantan wires, X, Y and Z, have the same length but different diameters. A student compares their resistances. She first finds the diameter of wire X from ${turns} turns of it on a pencil, as shown in the figure.`,
      ],
      figure: turnsOnPencil(turns, left, right),
      parts: {
        'a.i': ask.number({
          prompt: `Determine the length of the ${turns} turns.`,
          objective: 'AO3',
          answer: millimetres,
          unit: 'mm',
          tolerance: 0.5,
          scheme: [`${plain(millimetres)} mm (within 0.5 mm)`],
          solution: `One division of the rule is 0.1 cm, or 1 mm. The turns begin at ${plain(left, 1)} cm and end at ${plain(right, 1)} cm: ${plain(right, 1)} − ${plain(left, 1)} = ${plain(millimetres / 10, 1)} cm = ${plain(millimetres)} mm.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the diameter of wire X.',
          objective: 'AO3',
          answer: thick,
          unit: 'mm',
          follow: { from: 'a.i', formula: `x/${turns}` },
          scheme: [`${figures(thick, 2)} mm`],
          solution: `The turns lie side by side, so their length is ${turns} diameters: ${plain(millimetres)} ÷ ${turns} = ${figures(thick, 2)} mm.`,
        }),
        'a.iii': ask.written({
          prompt: [
            `Explain why ${turns} turns are measured and not one.`,
            `Explain why the student does not measure the diameter of a single turn.`,
          ],
          command: 'Explain',
          objective: 'AO3',
          scheme: [ONE_IS_TOO_SMALL],
          modelAnswer: 'One diameter is too small to be measured with a rule.',
          solution: `The rule can be read to about half a millimetre. Divided by ${turns}, this error becomes very small.`,
        }),
        'a.iv': ask.written({
          prompt: [
            'State **one** precaution that makes the diameter accurate.',
            'State **one** precaution that should be taken when the diameter is found in this way.',
          ],
          command: 'State',
          objective: 'AO3',
          scheme: [TURNS_TOUCH],
          modelAnswer: 'Wind the turns closely, so that there are no gaps between them.',
          solution: 'With gaps the length of the turns is more than the diameters together.',
        }),
        b: ask.table({
          lead: 'The table shows readings of potential difference (p.d.) and current for equal lengths of the three wires. The resistance is p.d. ÷ current.',
          prompt: 'Complete the table. Calculate the three resistances to two significant figures or more.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['wire', 'p.d. / V', 'current / A', 'resistance / Ω'],
          rows: readings.map(({ volts, amps }, at) => [
            { text: NAMES[at] ?? '' },
            { text: plain(volts, 2) },
            { text: plain(amps, 2) },
            ohmsCell(NAMES[at] ?? '', volts, amps),
          ]),
          scheme: shownOhms.map((each, at) => `${NAMES[at]}: ${each} Ω`),
          solution: readings
            .map(
              ({ volts, amps }, at) =>
                `${NAMES[at]}: ${plain(volts, 2)} ÷ ${plain(amps, 2)} = ${shownOhms[at]} Ω.`,
            )
            .join(' '),
        }),
        c: ask.table({
          lead: 'For each wire the product of its resistance and the square of its diameter, *R* × *d*^{2}, is worked out.',
          prompt: 'Complete the table. Calculate both products to two significant figures or more.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['wire', 'diameter *d* / mm', '*R* × *d*^{2} in Ω and mm^{2}'],
          rows: diameters.map((diameter, at) => [
            { text: NAMES[at] ?? '' },
            { text: at === 0 ? 'see (a)(ii)' : plain(diameter, 2) },
            at === 2
              ? { text: shown[at] ?? '' }
              : {
                  blank: `product-${NAMES[at]}`,
                  answer: roundTo(products[at] ?? 0, 6),
                  // one factor may be taken as it was rounded, the other as it was not
                  tolerance: roundTo(0.03 * (products[at] ?? 0), 3),
                  marks: 1,
                  unit: '',
                  sigFigs: 2,
                  follow: {
                    from:
                      at === 0
                        ? [{ part: 'b', cell: 'X' }, { part: 'a.ii' }]
                        : [{ part: 'b', cell: NAMES[at] ?? '' }],
                    formula: at === 0 ? 'a*b^2' : `a*${diameter}^2`,
                  },
                },
          ]),
          scheme: [`X: ${shown[0]}`, `Y: ${shown[1]}`],
          solution: [0, 1]
            .map(
              at =>
                `${NAMES[at]}: ${figures(quotients[at] ?? 0, 3)} × ${figures(diameters[at] ?? 0, at === 0 ? 3 : 2)}^{2} = ${shown[at]}.`,
            )
            .join(' '),
        }),
        d: ask.written({
          lead: 'A student suggests that *R* × *d*^{2} has the same value for all three wires.',
          prompt:
            'State whether the results support this suggestion. Justify your answer with figures from (c).',
          command: 'Justify',
          objective: 'AO3',
          lines: 4,
          scheme: [
            supported(isSupported, isSupported ? 'yes, they support it' : 'no, they do not support it'),
            withinLimits(
              isSupported,
              isSupported
                ? `the three values differ by less than 10% (within the limits of experimental accuracy)`
                : `the value of ${strange} differs from the others by much more than 10% (beyond the limits of experimental accuracy)`,
              quotesBoth(isSupported, ways(odd), [0, 1, 2].filter(at => at !== odd).flatMap(ways)),
            ),
          ],
          modelAnswer: isSupported
            ? `Yes. ${shown.join(', ')}: the difference is less than 10%.`
            : `No. ${shown.join(', ')}: the value of ${strange} differs from the others by more than 10%.`,
          solution: isSupported
            ? `The values are ${shown.join(', ')}. Differences of about 10% may come from the readings.`
            : `The values are ${shown.join(', ')}. Differences of about 10% may come from the readings, but not so large a difference as that of ${strange}. Perhaps its diameter was not measured correctly.`,
        }),
      },
    }
  },
  verify: ({ turns, left, millimetres }) => ({
    'a.i': (left + millimetres / 10) * 10 - left * 10,
    'a.ii': (10 * (left + millimetres / 10 - left)) / turns,
  }),
})
