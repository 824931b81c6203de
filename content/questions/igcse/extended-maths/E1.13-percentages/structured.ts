import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, money, plain, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { supplement, templates } = questionsOf('structured', 'E1.13', { calculator: 'needed' })

export { templates }

supplement('interest-and-reverse-percentage', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const drawn = {
      item: random.pick(['bicycle', 'camera', 'sofa', 'telescope', 'washing machine']),
      original: random.step(160, 640, 20),
      off: random.pick([5, 15, 20, 30, 35]),
      invest: random.step(1500, 6500, 250),
      rate: random.step(2.4, 5.8, 0.2),
      years: random.int(4, 9),
      up: random.step(5, 35, 5),
      down: random.pick([3, 4, 7, 8, 11, 12, 13, 17, 19]),
    }
    const change = clean(((100 + drawn.up) * (100 - drawn.down)) / 100 - 100)
    if (change === 0 || plain(change) !== figures(change, 3)) return null
    // Simple interest must not come near.
    const grown = (1 + drawn.rate / 100) ** drawn.years
    if (grown - 1 - (drawn.rate / 100) * drawn.years < 0.012 * grown) return null
    // Half a cent could be rounded either way; whole dollars would hide the cents asked for.
    const cents = drawn.invest * (1 + drawn.rate / 100) ** drawn.years * 100
    return Math.abs((cents % 1) - 0.5) < 0.02 || Math.round(cents) % 100 === 0 ? null : drawn
  },
  make: ({ item, original, off, invest, rate, years, up, down }) => {
    const sale = clean((original * (100 - off)) / 100)
    const grown = invest * (1 + rate / 100) ** years
    const change = clean(((100 + up) * (100 - down)) / 100 - 100)
    return {
      stem: '',
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: `In a sale, the price of a ${item} is reduced by ${off}%. The sale price is ${money(sale)}. Work out the original price.`,
          scheme: [`M1 ${money(sale)} ÷ ${(100 - off) / 100} or equivalent`, `A1 ${money(original)}`],
          solution: `The sale price is ${100 - off}% of the original price, so divide by ${(100 - off) / 100}: ${money(sale)} ÷ ${(100 - off) / 100} = ${money(original)}.`,
          answer: original,
          unit: '$',
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `${money(invest)} is invested at a rate of ${plain(rate)}% per year compound interest. Calculate the value of the investment at the end of ${years} years, correct to the nearest cent.`,
          scheme: [
            `M1 a multiplier of ${clean(1 + rate / 100)}`,
            `M1 $${invest} \\times ${clean(1 + rate / 100)}^${years}$`,
            `A1 ${money(roundTo(grown, 2))}`,
          ],
          solution: `Each year multiplies the value by ${clean(1 + rate / 100)}: $${invest} \\times ${clean(1 + rate / 100)}^${years}$ = ${money(roundTo(grown, 2))}.`,
          answer: roundTo(grown, 2),
          sigFigs: 3,
          unit: '$',
          tolerance: 0.0051,
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: `The number of visitors to a museum rises by ${up}% in one year and falls by ${down}% in the next year. Calculate the overall percentage change. Write a decrease as a negative number.`,
          scheme: [
            `M1 $${1 + up / 100} \\times ${clean(1 - down / 100)}$`,
            `M1 $${clean(1 + change / 100)} - 1$`,
            `A1 ${plain(change)}%`,
          ],
          solution: `Multiply the multipliers: $${1 + up / 100} \\times ${clean(1 - down / 100)} = ${clean(1 + change / 100)}$. The change is ${plain(change)}%.`,
          answer: change,
          sigFigs: 3,
          unit: '%',
        }),
      },
    }
  },
  verify: ({ original, off, invest, rate, years, up, down }) => {
    let value = invest
    for (let year = 0; year < years; year += 1) value += (value * rate) / 100
    const sale = original - (original * off) / 100
    return {
      a: (sale / (100 - off)) * 100,
      b: Math.round(value * 100) / 100,
      c: up - down - (up * down) / 100,
    }
  },
})
