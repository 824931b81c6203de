import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { core, supplement, templates } = questionsOf('structured', 'E1.10')

export { templates }

const MEASURED = [
  { what: 'The length, *l*, of a rope', unit: 'm', to: '0.1 m', half: 0.05, low: 32, high: 98, tenth: true },
  { what: 'The mass, *m*, of a parcel', unit: 'g', to: '10 g', half: 5, low: 24, high: 95, tenth: false },
  { what: 'The height, *h*, of a tower', unit: 'm', to: 'metre', half: 0.5, low: 28, high: 97, tenth: false },
] as const

core('limits-of-one-measurement', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const one = random.pick(MEASURED)
    const number = random.int(one.low, one.high)
    const value = one.half === 5 ? number * 10 : one.half === 0.05 ? number / 10 : number
    const capacity = random.step(120, 480, 20)
    return Number.isInteger(value) === (one.half === 0.05) || /0$/.test(String(number))
      ? null
      : { one, value, capacity }
  },
  make: ({ one: { what, unit, to, half }, value, capacity }) => {
    const [low, high] = [clean(value - half), clean(value + half)]
    const letter = what.split('*')[1] ?? ''
    return {
      stem: `${what} is ${quantity(value, unit)}, correct to the nearest ${to}.`,
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: [
            `Complete the statement about *${letter}*.`,
            `Complete the statement with the limits of *${letter}*.`,
            `Complete the inequality for *${letter}*.`,
          ],
          head: ['lower bound', '', 'upper bound'],
          rows: [
            [
              { blank: 'lower bound', answer: low, unit, marks: 1 },
              { text: `≤ *${letter}* <` },
              { blank: 'upper bound', answer: high, unit, marks: 1 },
            ],
          ],
          scheme: [`B1 ${plain(low)}`, `B1 ${plain(high)}`],
          solution: `Go half of ${to === 'metre' ? '1 m' : to} either side: $${value} - ${half} = ${low}$ and $${value} + ${half} = ${high}$.`,
        }),
        b: ask.choice({
          command: 'Determine',
          lead: `The number of people in a hall is ${capacity}, correct to the nearest 20.`,
          prompt: 'What is the greatest possible number of people?',
          right: plain(capacity + 9),
          wrong: [
            [plain(capacity + 10), 'You took the bound itself, which rounds up to the next 20.'],
            [plain(capacity + 20), 'You went a whole 20 up; half of it is the limit.'],
            [plain(capacity + 19), 'You went a whole 20 up, less one person; half of it is the limit.'],
          ],
          solution: `${capacity + 10} would be rounded to ${capacity + 20}. People are counted in whole numbers, so the most is ${capacity + 9}.`,
        }),
      },
    }
  },
})

supplement('rectangle-with-bounds', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [length, width] = [random.int(12, 40), random.int(5, 11)]
    const area = random.step(60, 400, 20)
    const side = random.pick([4, 5, 8, 10])
    return length < 1.5 * width || area / side < 12 || !Number.isInteger(area / side)
      ? null
      : { length, width, area, side, place: random.int(0, 2) }
  },
  make: ({ length, width, area, side, place }) => {
    const most = 2 * (length + 0.5 + width + 0.5)
    const least = (length - 0.5) * (width - 0.5)
    const quotient = (area + 10) / (side - 0.5)
    const what = ['A rectangle', 'A rectangular field', 'A rectangular sheet of metal'][place] ?? ''
    const unit = place === 1 ? 'm' : 'cm'
    return {
      stem: `${what} has length ${quantity(length, unit)} and width ${quantity(width, unit)}, both correct to the nearest ${place === 1 ? 'metre' : 'centimetre'}.`,
      parts: {
        a: ask.number({
          command: 'Work out',
          prompt: 'Work out the upper bound of the perimeter.',
          sigFigs: 3,
          unit,
          scheme: [`M1 $2 \\times (${length + 0.5} + ${width + 0.5})$`, `A1 ${plain(most)}`],
          solution: `Use the upper bounds of both sides: $2 \\times (${length + 0.5} + ${width + 0.5}) = ${most}$.`,
          answer: most,
        }),
        b: ask.number({
          command: 'Work out',
          prompt: 'Work out the lower bound of the area.',
          sigFigs: 3,
          unit: `${unit}^2`,
          scheme: [`M1 $${length - 0.5} \\times ${width - 0.5}$`, `A1 ${plain(least)}`],
          solution: `Use the lower bounds of both sides: $${length - 0.5} \\times ${width - 0.5} = ${plain(least)}$.`,
          answer: least,
        }),
        c: ask.number({
          command: 'Work out',
          lead: `The area of another rectangle is ${quantity(area, `${unit}^2`)}, correct to the nearest 20 ${unit === 'm' ? 'm^{2}' : 'cm^{2}'}. Its width is ${quantity(side, unit)}, correct to the nearest ${place === 1 ? 'metre' : 'centimetre'}.`,
          prompt: 'Work out the upper bound of its length. Give your answer as a fraction or a decimal.',
          sigFigs: 3,
          unit,
          scheme: [
            `M1 $${area + 10}$ or $${side - 0.5}$`,
            `M1 $\\frac{${area + 10}}{${side - 0.5}}$`,
            `A1 $${frac((area + 10) * 2, side * 2 - 1)}$, or ${figures(quotient, 3)}`,
          ],
          solution: `The length is greatest for the greatest area and the smallest width: $\\frac{${area + 10}}{${side - 0.5}} = ${frac((area + 10) * 2, side * 2 - 1)}$.`,
          answer: quotient,
        }),
      },
    }
  },
  verify: ({ length, width, area, side }) => ({
    a: 2 * length + 2 * width + 2,
    b: length * width - (length + width) / 2 + 0.25,
    c: (2 * area + 20) / (2 * side - 1),
  }),
})

const CUPS = [
  { one: 'cup', many: 'cups', from: 'A jug contains', of: 'water', unit: 'ml' },
  { one: 'glass', many: 'glasses', from: 'A bottle contains', of: 'juice', unit: 'ml' },
  { one: 'bag', many: 'bags', from: 'A sack contains', of: 'flour', unit: 'g' },
] as const

supplement('certain-to-fill', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const each = random.step(120, 260, 10)
    const whole = random.step(2400, 4800, 100)
    const least = (whole - 50) / (each + 5)
    const greatest = (whole + 50) / (each - 5)
    const clear = (value: number) => value % 1 > 0.08 && value % 1 < 0.92
    return Math.floor(least) === Math.floor(greatest) || !clear(least) || !clear(greatest)
      ? null
      : { each, whole, least, greatest, cup: random.pick(CUPS) }
  },
  make: ({ each, whole, least, greatest, cup: { one, many, from, of, unit } }) => ({
    stem: `${from} ${quantity(whole, unit)} of ${of}, correct to the nearest 100 ${unit}. A ${one} holds ${quantity(each, unit)}, correct to the nearest 10 ${unit}.`,
    parts: {
      a: ask.whole({
        command: 'Calculate',
        prompt: `Calculate the number of ${many} that can certainly be filled completely.`,
        scheme: [
          `B1 ${plain(whole - 50)} or ${each + 5}`,
          `M1 $\\frac{${whole - 50}}{${each + 5}}$, or ${figures(least, 3)}`,
          `A1 ${Math.floor(least)}`,
        ],
        solution: `It is certain even with the least ${of} and the largest ${many}: $\\frac{${whole - 50}}{${each + 5}} = ${figures(least, 4)}$. So ${Math.floor(least)} ${many} are certain.`,
        answer: Math.floor(least),
      }),
      b: ask.whole({
        command: 'Calculate',
        prompt: `Calculate the greatest number of ${many} that can possibly be filled completely.`,
        scheme: [
          `M1 $\\frac{${whole + 50}}{${each - 5}}$, or ${figures(greatest, 3)}`,
          `A1 ${Math.floor(greatest)}`,
        ],
        solution: `Now take the most ${of} and the smallest ${many}: $\\frac{${whole + 50}}{${each - 5}} = ${figures(greatest, 4)}$, so ${Math.floor(greatest)} ${many}.`,
        answer: Math.floor(greatest),
      }),
    },
  }),
  verify: ({ each, whole }) => {
    const filled = (all: number, size: number) => {
      let count = 0
      while ((count + 1) * size <= all) count += 1
      return count
    }
    return { a: filled(whole - 50, each + 5), b: filled(whole + 50, each - 5) }
  },
})
