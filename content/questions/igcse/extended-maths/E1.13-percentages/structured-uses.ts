import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, money, plain, roundTo } from '@/lib/exams/format'

const { core, supplement, templates } = questionsOf('structured', 'E1.13')

export { templates }

const SHOPS = [
  { who: 'A market trader', buys: 'boxes of mangoes', one: 'box' },
  { who: 'A shop', buys: 'pairs of shoes', one: 'pair' },
  { who: 'A bookseller', buys: 'sets of maps', one: 'set' },
] as const

core('buying-and-selling', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const cost = random.step(16, 60, 4)
    const profit = random.pick([15, 25, 35, 40, 45])
    const off = random.pick([10, 20, 25])
    const price = cost * (1 + profit / 100)
    const old = random.step(40, 80, 20)
    const drop = random.pick([5, 15, 30, 35])
    return (price * 100) % 10 !== 0 || !Number.isInteger((old * drop) / 100)
      ? null
      : { cost, profit, off, price, old, now: old - (old * drop) / 100, drop, shop: random.pick(SHOPS) }
  },
  make: ({ cost, profit, off, price, old, now, drop, shop: { who, buys, one } }) => ({
    stem: `${who} buys ${buys} for ${money(cost)} a ${one} and sells each ${one} at a profit of ${profit}%.`,
    parts: {
      a: ask.number({
        command: 'Work out',
        objective: 'AO1',
        prompt: [`Work out the selling price of a ${one}.`, `Work out the price at which a ${one} is sold.`],
        sigFigs: 3,
        unit: '$',
        scheme: [`M1 $${cost} \\times ${plain(1 + profit / 100)}$`, `A1 ${money(price)}`],
        solution: `$${profit}\\%$ of ${money(cost)} is ${money((cost * profit) / 100)}. Selling price: ${money(cost)} + ${money((cost * profit) / 100)} = ${money(price)}.`,
        answer: price,
      }),
      b: ask.number({
        command: 'Work out',
        lead: `In a sale the selling price is reduced by ${off}%.`,
        prompt: `Work out the sale price of a ${one}.`,
        sigFigs: 3,
        unit: '$',
        scheme: [
          `M1 their selling price × ${plain(1 - off / 100)}`,
          `A1 ${money(roundTo(price * (1 - off / 100), 2))}`,
        ],
        solution: `The sale price is ${100 - off}% of ${money(price)}: ${money(price)} × ${plain(1 - off / 100)} = ${money(roundTo(price * (1 - off / 100), 2))}.`,
        answer: price * (1 - off / 100),
        follow: { from: 'a', formula: `${1 - off / 100}*x` },
        tolerance: 0.0051,
      }),
      c: ask.number({
        command: 'Work out',
        lead: `The number of customers falls from ${old} to ${now} a day.`,
        prompt: 'Work out the percentage decrease.',
        sigFigs: 3,
        unit: '%',
        signFree: true,
        scheme: [`M1 $\\frac{${old - now}}{${old}}$`, `A1 ${drop}`],
        solution: `The decrease is ${old - now}. As a percentage of the number before it is $\\frac{${old - now}}{${old}} \\times 100\\% = ${drop}\\%$.`,
        answer: drop,
      }),
    },
  }),
  verify: ({ cost, profit, off, old, now }) => {
    const price = (cost * (100 + profit)) / 100
    return { a: price, b: price - (price / 100) * off, c: 100 - (100 * now) / old }
  },
})

const SAVERS = ['A student', 'A family', 'A teacher', 'A retired couple'] as const

supplement('simple-or-compound', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const sum = random.step(1200, 6400, 200)
    const simple = random.step(3.2, 6.2, 0.2)
    const compound = random.step(2.4, 5.2, 0.1)
    const years = random.int(4, 8)
    const [one, other] = [(sum * simple * years) / 100, sum * ((1 + compound / 100) ** years - 1)]
    const cents = other * 100
    return Math.abs(one - other) < 25 || Math.abs((cents % 1) - 0.5) < 0.03
      ? null
      : { sum, simple, compound, years, one, other, who: random.pick(SAVERS) }
  },
  make: ({ sum, simple, compound, years, one, other, who }) => ({
    stem: `${who} has ${money(sum)} to invest for ${years} years. Bank A pays simple interest at a rate of ${plain(simple)}% per year. Bank B pays compound interest at a rate of ${plain(compound)}% per year.`,
    parts: {
      a: ask.number({
        command: 'Calculate',
        objective: 'AO1',
        prompt: 'Calculate the total interest from Bank A.',
        sigFigs: 3,
        unit: '$',
        tolerance: 0.0051,
        scheme: [`M1 $\\frac{${sum} \\times ${plain(simple)} \\times ${years}}{100}$`, `A1 ${money(one)}`],
        solution: `Simple interest is the same each year: $\\frac{${sum} \\times ${plain(simple)} \\times ${years}}{100}$ = ${money(one)}.`,
        answer: one,
      }),
      b: ask.number({
        command: 'Calculate',
        prompt: [
          'Calculate the total interest from Bank B. Give your answer correct to the nearest cent.',
          'Calculate the interest that Bank B pays in all. Give your answer correct to the nearest cent.',
        ],
        sigFigs: 3,
        unit: '$',
        tolerance: 0.0051,
        scheme: [
          `M1 $${sum} \\times ${plain(1 + compound / 100)}^${years}$`,
          `M1 their value − ${sum}`,
          `A1 ${money(roundTo(other, 2))}`,
        ],
        solution: `After ${years} years the value is $${sum} \\times ${plain(1 + compound / 100)}^${years}$ = ${money(roundTo(sum + other, 2))}. The interest is ${money(roundTo(sum + other, 2))} − ${money(sum)} = ${money(roundTo(other, 2))}.`,
        answer: roundTo(other, 2),
      }),
      c: ask.number({
        command: 'Calculate',
        prompt:
          'Calculate the rate of simple interest per year that would give the same total interest as Bank B. Give your answer correct to 3 significant figures.',
        sigFigs: 3,
        unit: '%',
        scheme: [
          `M1 $\\frac{${plain(roundTo(other, 2))}}{${sum} \\times ${years}} \\times 100$`,
          `A1 ${figures((other * 100) / (sum * years), 3)}`,
        ],
        solution: `The interest for one year would be ${money(roundTo(other, 2))} ÷ ${years}. As a percentage of ${money(sum)} it is ${figures((other * 100) / (sum * years), 3)}%.`,
        answer: (other * 100) / (sum * years),
        follow: { from: 'b', formula: `x*100/${sum * years}` },
      }),
    },
  }),
  verify: ({ sum, simple, compound, years }) => {
    let value = sum
    for (let year = 0; year < years; year += 1) value += (value * compound) / 100
    const cents = Math.round((value - sum) * 100) / 100
    return { a: sum * years * (simple / 100), b: cents, c: ((value - sum) / years / sum) * 100 }
  },
})

const GROUPS = [
  ['members', 'A club', 'a year ago', 'are children', 'are not children'],
  ['students', 'A school', 'last year', 'come by bus', 'do not come by bus'],
  ['visitors a day', 'A zoo', 'last month', 'are children', 'are not children'],
] as const

supplement('back-to-the-start', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const before = random.step(240, 960, 40)
    const up = random.pick([5, 10, 15, 20, 25, 30, 35])
    const now = (before * (100 + up)) / 100
    const share = random.pick([12, 15, 24, 35, 45, 60])
    return !Number.isInteger(now) || !Number.isInteger((now * share) / 100)
      ? null
      : { before, up, now, share, group: random.pick(GROUPS) }
  },
  make: ({ before, up, now, share, group: [members, what, ago, are, areNot] }) => ({
    stem: `${what} has ${now} ${members}. This is ${up}% more than ${ago}.`,
    parts: {
      a: ask.whole({
        command: 'Work out',
        prompt: `Work out the number of ${members} ${ago}.`,
        scheme: [`M1 $${now} \\div ${plain(1 + up / 100)}$, or ${100 + up}% is ${now}`, `A1 ${before}`],
        solution: `${now} is $${100 + up}\\%$ of the number before. $1\\%$ is $${now} \\div ${100 + up} = ${plain(now / (100 + up))}$, so $100\\%$ is ${before}.`,
        answer: before,
      }),
      b: ask.whole({
        command: 'Work out',
        lead: `${share}% of the ${members} now ${are}.`,
        prompt: `Work out the number of ${members} now who ${areNot}.`,
        scheme: [`M1 $${now} \\times ${plain((100 - share) / 100)}$`, `A1 ${(now * (100 - share)) / 100}`],
        solution: `$${100 - share}\\%$ ${areNot}: $${now} \\times ${plain((100 - share) / 100)} = ${(now * (100 - share)) / 100}$.`,
        answer: (now * (100 - share)) / 100,
      }),
    },
  }),
  verify: ({ up, now, share }) => {
    let before = 1
    while (Math.abs(before + (before * up) / 100 - now) > 1e-6) before += 1
    return { a: before, b: now - (now * share) / 100 }
  },
})
