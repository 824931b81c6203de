import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain, roundTo } from '@/lib/exams/format'

const { core, templates } = questionsOf('structured', 'E1.16')

export { templates }

const BILLS = [
  { what: 'electricity', unit: 'kWh', cents: [18, 34] },
  { what: 'gas', unit: 'kWh', cents: [8, 16] },
  { what: 'water', unit: 'm^{3}', cents: [145, 260] },
] as const

core('bill-from-meter-readings', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const bill = random.pick(BILLS)
    const isWater = bill.what === 'water'
    const before = random.int(2100, 8400)
    const used = isWater ? random.int(24, 78) : random.step(240, 860, 10)
    const cents = random.int(bill.cents[0], bill.cents[1]) + (isWater ? 0 : random.int(1, 9) / 10)
    const fixed = random.int(1250, 3890) / 100
    const tax = random.pick([5, 8, 12, 15])
    const sum = roundTo(fixed + roundTo(used * cents, 0) / 100, 2)
    const total = sum * (1 + tax / 100)
    return Math.abs(((total * 100) % 1) - 0.5) < 0.06
      ? null
      : { bill, before, used, cents, fixed, tax, sum, total }
  },
  make: ({ bill: { what, unit }, before, used, cents, fixed, tax, sum, total }) => ({
    stem: [
      `A family receives a bill for ${what}.`,
      `The table is part of a bill for ${what}.`,
      `A shop owner checks the bill for ${what}.`,
    ],
    table: {
      head: ['', ''],
      rows: [
        ['reading at the start', `${plain(before)} ${unit}`],
        ['reading at the end', `${plain(before + used)} ${unit}`],
        [`price of 1 ${unit}`, `${plain(cents)} cents`],
        ['fixed charge', money(fixed)],
      ],
    },
    parts: {
      a: ask.number({
        command: 'Calculate',
        prompt: 'Calculate the total of the charge for what was used and the fixed charge.',
        sigFigs: 3,
        unit: '$',
        tolerance: 0.0051,
        scheme: [
          `M1 ${plain(before + used)} − ${plain(before)}, or ${used}`,
          `M1 their ${used} × ${plain(cents)} ÷ 100 + ${plain(fixed, 2)}`,
          `A1 ${money(sum)}`,
        ],
        solution: `${plain(before + used)} − ${plain(before)} = ${used} ${unit} were used. They cost $${used} \\times ${plain(cents)} = ${plain(roundTo(used * cents, 0))}$ cents, or ${money(roundTo((used * cents) / 100, 2))}. With the fixed charge: ${money(sum)}.`,
        answer: sum,
      }),
      b: ask.number({
        command: 'Calculate',
        lead: `A tax of ${tax}% is added to this total.`,
        prompt: 'Calculate the amount to pay. Give your answer correct to the nearest cent.',
        sigFigs: 3,
        unit: '$',
        tolerance: 0.0051,
        scheme: [`M1 their total × ${plain(1 + tax / 100)}`, `A1 ${money(roundTo(total, 2))}`],
        solution: `Adding ${tax}% multiplies by ${plain(1 + tax / 100)}: ${money(sum)} × ${plain(1 + tax / 100)} = ${money(roundTo(total, 2))}.`,
        answer: roundTo(total, 2),
        follow: { from: 'a', formula: `${1 + tax / 100}*x` },
      }),
    },
  }),
  verify: ({ used, cents, fixed, tax }) => {
    const inCents = Math.round(used * cents + fixed * 100)
    return { a: inCents / 100, b: Math.round(inCents + (inCents * tax) / 100) / 100 }
  },
})

const TRAVELLERS = [
  { who: 'A traveller', there: 'Japan', sign: 'yen', rate: [142, 158], step: 1 },
  { who: 'A student', there: 'South Africa', sign: 'rand', rate: [17.2, 19.6], step: 0.1 },
  { who: 'A tourist', there: 'Thailand', sign: 'baht', rate: [33, 37], step: 0.5 },
] as const

core('there-and-back-with-a-currency', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const one = random.pick(TRAVELLERS)
    const rate = random.step(one.rate[0], one.rate[1], one.step)
    const dollars = random.step(250, 800, 50)
    const spent = random.int(52, 88)
    const back = rate * random.pick([1.04, 1.05, 1.06, 1.08])
    const got = dollars * rate
    const left = Math.round((got * (100 - spent)) / 1000) * 10
    const cents = (left / back) * 100
    return Math.abs((cents % 1) - 0.5) < 0.05 || !Number.isInteger(Math.round(got * 100) / 100)
      ? null
      : { one, rate, dollars, back: Number(back.toPrecision(4)), got, left }
  },
  make: ({ one: { who, there, sign }, rate, dollars, back, got, left }) => ({
    stem: `${who} changes ${money(dollars)} into ${sign} before a journey to ${there}. The exchange rate is \\$1 = ${plain(rate)} ${sign}.`,
    parts: {
      a: ask.number({
        command: 'Calculate',
        objective: 'AO1',
        prompt: [`Calculate the amount received, in ${sign}.`, `Calculate how many ${sign} are received.`],
        sigFigs: 3,
        unit: '',
        scheme: [`B1 ${plain(got)}`],
        solution: `Each dollar gives ${plain(rate)} ${sign}: $${dollars} \\times ${plain(rate)} = ${plain(got)}$.`,
        answer: got,
      }),
      b: ask.number({
        command: 'Calculate',
        lead: `After the journey ${plain(left)} ${sign} are left. They are changed back at the rate \\$1 = ${plain(back)} ${sign}.`,
        prompt: 'Calculate the amount received, in dollars and correct to the nearest cent.',
        sigFigs: 3,
        unit: '$',
        tolerance: 0.0051,
        scheme: [`M1 $${left} \\div ${plain(back)}$`, `A1 ${money(roundTo(left / back, 2))}`],
        solution: `It takes ${plain(back)} ${sign} for a dollar: $${left} \\div ${plain(back)}$ = ${money(roundTo(left / back, 2))}.`,
        answer: roundTo(left / back, 2),
      }),
      c: ask.number({
        command: 'Calculate',
        prompt: `Calculate how much more ${who.replace('A ', 'the ')} would have received for the ${plain(left)} ${sign} at the first rate. Give your answer correct to the nearest cent.`,
        sigFigs: 3,
        unit: '$',
        tolerance: 0.0101,
        scheme: [`M1 $${left} \\div ${plain(rate)}$`, `A1 ${money(roundTo(left / rate - left / back, 2))}`],
        solution: `At the first rate it would be $${left} \\div ${plain(rate)}$ = ${money(roundTo(left / rate, 2))}. The difference is ${money(roundTo(left / rate - left / back, 2))}.`,
        answer: roundTo(left / rate - left / back, 2),
        follow: { from: 'b', formula: `${left / rate} - x` },
      }),
    },
  }),
  verify: ({ rate, dollars, back, left }) => ({
    a: dollars / (1 / rate),
    b: Math.round((left * 100) / back) / 100,
    c: Math.round((left * 100 * (back - rate)) / (rate * back)) / 100,
  }),
})

const PLANS = ['a washing machine', 'a bicycle', 'a laptop', 'a digital piano'] as const

core('cash-or-instalments', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const cash = random.step(320, 960, 40)
    const deposit = random.pick([10, 15, 20, 25])
    const months = random.pick([10, 12, 20, 24])
    const monthly = Math.round((cash * (100 - deposit) * (1.06 + random.int(0, 9) / 100)) / (months * 100))
    const more = (cash * deposit) / 100 + months * monthly - cash
    return more < 12 || !Number.isInteger((cash * deposit) / 100) || !Number.isInteger((1000 * more) / cash)
      ? null
      : { cash, deposit, months, monthly, more, what: random.pick(PLANS) }
  },
  make: ({ cash, deposit, months, monthly, more, what }) => ({
    stem: `The cash price of ${what} is ${money(cash)}. It can also be paid for with a deposit of ${deposit}% of the cash price and ${months} monthly payments of ${money(monthly)} each.`,
    parts: {
      a: ask.number({
        command: 'Work out',
        prompt: [
          'Work out how much more than the cash price is paid in this way.',
          'Work out the extra cost of paying in this way.',
        ],
        sigFigs: 3,
        unit: '$',
        scheme: [
          `M1 $${cash} \\times ${plain(deposit / 100)}$, or ${money((cash * deposit) / 100)}`,
          `M1 their deposit + $${months} \\times ${monthly}$`,
          `A1 ${money(more)}`,
        ],
        solution: `Deposit: ${money((cash * deposit) / 100)}. Payments: $${months} \\times ${monthly}$ = ${money(months * monthly)}. Together ${money((cash * deposit) / 100 + months * monthly)}, which is ${money(more)} more than ${money(cash)}.`,
        answer: more,
      }),
      b: ask.number({
        command: 'Work out',
        prompt: 'Write this extra amount as a percentage of the cash price.',
        sigFigs: 3,
        unit: '%',
        scheme: [`M1 $\\frac{${plain(more)}}{${cash}} \\times 100$`, `A1 ${plain((more / cash) * 100)}`],
        solution: `$\\frac{${plain(more)}}{${cash}} \\times 100\\% = ${plain((more / cash) * 100)}\\%$.`,
        answer: (more / cash) * 100,
        follow: { from: 'a', formula: `x*100/${cash}` },
      }),
    },
  }),
  verify: ({ cash, deposit, months, monthly }) => {
    let paid = (cash / 100) * deposit
    for (let month = 0; month < months; month += 1) paid += monthly
    return { a: paid - cash, b: (paid / cash) * 100 - 100 }
  },
})
