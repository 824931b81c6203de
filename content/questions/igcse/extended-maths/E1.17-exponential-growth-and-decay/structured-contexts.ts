import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'

const { supplement, templates } = questionsOf('structured', 'E1.17', { calculator: 'needed' })

export { templates }

const CULTURES = [
  { what: 'bacteria in a dish', time: 'hour', many: 'hours' },
  { what: 'rabbits on an island', time: 'year', many: 'years' },
  { what: 'users of an app', time: 'month', many: 'months' },
] as const

supplement('growth-from-a-formula', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const start = random.step(200, 900, 50)
    const rate = random.int(4, 18)
    const after = random.int(5, 9)
    const times = random.pick([2, 3])
    const factor = 1 + rate / 100
    const needed = Math.log(times) / Math.log(factor)
    return needed % 1 < 0.1 || needed % 1 > 0.9
      ? null
      : { start, rate, after, times, needed, culture: random.pick(CULTURES) }
  },
  make: ({ start, rate, after, times, needed, culture: { what, time, many } }) => {
    const factor = 1 + rate / 100
    const value = start * factor ** after
    return {
      stem: `The number of ${what} after *t* ${many} is $N = ${start} \\times ${plain(factor)}^t$.`,
      parts: {
        a: ask.values({
          command: 'Complete',
          prompt: `Complete the table with the number at the start and the percentage by which it grows each ${time}.`,
          scheme: [`B1 ${start}`, `B1 ${rate}`],
          solution: `When $t = 0$, $N = ${start}$. Each ${time} multiplies by ${plain(factor)}, which is an increase of ${rate}%.`,
          found: [
            ['number at the start', start],
            ['growth / %', rate],
          ],
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [
            `Calculate *N* when $t = ${after}$.`,
            `Calculate the value of *N* after ${after} ${many}.`,
          ],
          sigFigs: 3,
          scheme: [
            `M1 $${start} \\times ${plain(factor)}^${after}$`,
            `A1 ${[...new Set([plain(roundTo(value, 0)), figures(value, 3)])].join(', or ')}`,
          ],
          solution: `$${start} \\times ${plain(factor)}^${after} = ${figures(value, 5)}$.`,
          answer: value,
        }),
        c: ask.whole({
          command: 'Find',
          prompt: `Find the smallest whole number *t* for which *N* is more than ${times === 2 ? 'twice' : 'three times'} the number at the start.`,
          scheme: [
            `M1 a trial of $${plain(factor)}^t$ with $t \\ge 2$, compared with ${times}`,
            `A1 ${Math.ceil(needed)}`,
          ],
          solution: `$${plain(factor)}^{${Math.floor(needed)}} = ${figures(factor ** Math.floor(needed), 4)}$ and $${plain(factor)}^{${Math.ceil(needed)}} = ${figures(factor ** Math.ceil(needed), 4)}$. The first that is more than ${times} is for $t = ${Math.ceil(needed)}$.`,
          answer: Math.ceil(needed),
        }),
      },
    }
  },
  verify: ({ start, rate, after, times }) => {
    let value = start
    for (let step = 0; step < after; step += 1) value += (value * rate) / 100
    let [grown, time] = [1, 0]
    while (grown <= times) {
      grown += (grown * rate) / 100
      time += 1
    }
    return { b: value, c: time }
  },
})

const DECAYS = [
  { what: 'The mass of a radioactive substance', unit: 'g', time: 'day', many: 'days' },
  { what: 'The volume of air in a leaking balloon', unit: 'cm^3', time: 'hour', many: 'hours' },
  { what: 'The mass of a medicine in the blood', unit: 'mg', time: 'hour', many: 'hours' },
] as const

supplement('decay-and-its-rate', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const start = random.step(60, 480, 20)
    const rate = random.int(6, 24)
    const after = random.int(3, 6)
    const [other, kept] = [random.step(150, 600, 50), random.int(3, 5)]
    const lost = random.step(7, 21, 1)
    return {
      start,
      rate,
      after,
      other,
      kept,
      lost,
      end: Number((other * (1 - lost / 100) ** kept).toPrecision(4)),
      decay: random.pick(DECAYS),
    }
  },
  make: ({ start, rate, after, other, kept, lost, end, decay: { what, unit, time, many } }) => {
    const factor = 1 - rate / 100
    const value = start * factor ** after
    const left = (end / other) ** (1 / kept)
    return {
      stem: `${what} decreases exponentially at a rate of ${rate}% each ${time}. At first it is ${quantity(start, unit)}.`,
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate its value after ${after} ${many}.`,
          sigFigs: 3,
          unit,
          scheme: [`M1 $${start} \\times ${plain(factor)}^${after}$`, `A1 ${figures(value, 3)}`],
          solution: `Each ${time} multiplies by $1 - ${plain(rate / 100)} = ${plain(factor)}$: $${start} \\times ${plain(factor)}^${after} = ${figures(value, 4)}$.`,
          answer: value,
        }),
        b: ask.number({
          command: 'Calculate',
          lead: `In another case it falls from ${quantity(other, unit)} to ${quantity(end, unit)} in ${kept} ${many}.`,
          prompt: `Calculate the percentage by which it falls each ${time}.`,
          sigFigs: 3,
          unit: '%',
          signFree: true,
          scheme: [
            `M1 $${other} \\times x^${kept} = ${plain(end)}$`,
            `M1 $x = \\sqrt[${kept}]{\\frac{${plain(end)}}{${other}}}$, or ${figures(left, 3)}`,
            `A1 ${lost}`,
          ],
          solution: `If each ${time} multiplies by *x*, $${other} x^${kept} = ${plain(end)}$. $x = \\sqrt[${kept}]{\\frac{${plain(end)}}{${other}}} = ${figures(left, 4)}$, so it falls by ${lost}%.`,
          answer: lost,
          tolerance: 0.05,
        }),
      },
    }
  },
  verify: ({ start, rate, after, other, kept, end }) => {
    let value = start
    for (let step = 0; step < after; step += 1) value -= (value * rate) / 100
    let [low, high] = [0, 1]
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2
      if (other * middle ** kept < end) low = middle
      else high = middle
    }
    return { a: value, b: Math.round(100 - 100 * low) }
  },
})
