import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { core, templates } = questionsOf('structured', 'E1.16', { calculator: 'needed' })

export { templates }

core('wages-and-exchange-rate', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [rate, hours, extra] = [random.step(9.6, 16.4, 0.4), random.int(30, 38), random.int(3, 8)]
    const [exchange, price, goods] = [
      random.step(0.82, 0.96, 0.01),
      random.step(140, 380, 10),
      random.pick(['tablet', 'guitar', 'drone', 'winter coat']),
    ]
    const dollars = clean(price / exchange)
    const more = random.step(6, 24, 1) + 0.5
    const here = roundTo(dollars, 0) + more
    // Whole dollars would hide the cents asked for.
    return Number.isInteger(roundTo(here - dollars, 2))
      ? null
      : { rate, hours, extra, exchange, price, goods, dollars, here }
  },
  make: ({ rate, hours, extra, exchange, price, goods, dollars, here }) => {
    const pay = clean(rate * (hours + 1.5 * extra))
    const saved = roundTo(here - dollars, 2)
    return {
      stem: 'A technician works in the USA and plans a visit to France.',
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `The technician is paid ${money(rate)} per hour for ${hours} hours and one and a half times this rate for ${extra} hours of overtime. Calculate the total pay.`,
          scheme: [
            `M1 $${hours} \\times ${rate}$ or $${extra} \\times 1.5 \\times ${rate}$`,
            `A1 ${money(pay)}`,
          ],
          solution: `Normal pay: ${hours} × ${money(rate)} = ${money(clean(hours * rate))}. Overtime: ${extra} × 1.5 × ${money(rate)} = ${money(clean(extra * 1.5 * rate))}. Total: ${money(pay)}.`,
          answer: pay,
          sigFigs: 3,
          unit: '$',
          tolerance: 0.005,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: `A ${goods} costs ${money(here)} in the USA and €${price} in France. The exchange rate is ${money(1)} = €${exchange.toFixed(2)}. Calculate how much cheaper the ${goods} is in France, in dollars and correct to the nearest cent.`,
          scheme: [
            `M1 $${price} \\div ${exchange.toFixed(2)}$`,
            `M1 ${money(here)} − their price in dollars`,
            `A1 ${money(saved)}`,
          ],
          solution: `Divide euros by the rate to get dollars: $${price} \\div ${exchange.toFixed(2)}$ = ${money(roundTo(dollars, 2))}. The difference is ${money(here)} − ${money(roundTo(dollars, 2))} = ${money(saved)}.`,
          answer: saved,
          sigFigs: 3,
          unit: '$',
          tolerance: 0.0051,
        }),
      },
    }
  },
  verify: ({ rate, hours, extra, exchange, price, here }) => ({
    a: Math.round(100 * (rate * hours + rate * extra + (rate * extra) / 2)) / 100,
    b: Math.round(100 * here - (100 * price) / exchange) / 100,
  }),
})
