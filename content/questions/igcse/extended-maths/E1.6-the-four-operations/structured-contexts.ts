import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain, quantity } from '@/lib/exams/format'

const { core, templates } = questionsOf('structured', 'E1.6')

export { templates }

const TOWNS = ['Arden', 'Brook', 'Corrie', 'Dale', 'Elm', 'Ferry', 'Glen'] as const

core('temperatures-of-five-towns', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const towns = random.sample(TOWNS, 5)
    const temperatures = random.sample([-14, -11, -9, -8, -6, -4, -3, -1, 2, 3, 5, 7, 8], 5)
    const below = temperatures.filter(each => each < 0).length
    const sum = temperatures.reduce((total, each) => total + each, 0)
    return below < 2 || below > 4 || sum % 5 !== 0 || sum === 0 ? null : { towns, temperatures, sum }
  },
  make: ({ towns, temperatures, sum }) => {
    const [high, low] = [Math.max(...temperatures), Math.min(...temperatures)]
    const at = (value: number) => towns[temperatures.indexOf(value)] ?? ''
    const shown = (value: number) => `$${value}$`
    return {
      stem: [
        'The table shows the temperature in five towns at midnight.',
        'A student notes the temperatures at five weather stations on a winter night.',
        'At six in the morning the temperature is measured in five villages.',
      ],
      table: {
        head: ['place', ...towns],
        rows: [['temperature / °C', ...temperatures.map(shown)]],
      },
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the difference between the highest and the lowest temperature.',
          unit: '°C',
          signFree: true,
          scheme: [`B1 ${high - low}`],
          solution: `The highest is ${shown(high)} °C in ${at(high)}, the lowest ${shown(low)} °C in ${at(low)}. $${high} - (${low}) = ${high - low}$.`,
          answer: high - low,
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: 'Work out the mean of the five temperatures.',
          unit: '°C',
          scheme: [`M1 $${sum} \\div 5$`, `A1 ${plain(sum / 5)}`],
          solution: `The sum is $${temperatures.map(each => (each < 0 ? `(${each})` : each)).join(' + ')} = ${sum}$. Mean $= ${sum} \\div 5 = ${sum / 5}$.`,
          answer: sum / 5,
        }),
        c: ask.whole({
          command: 'Work out',
          lead: `Later the temperature in ${at(low)} has risen by ${quantity(high - low - 2, '°C')}.`,
          prompt: `Work out the new temperature in ${at(low)}.`,
          unit: '°C',
          scheme: [`B1 ${plain(high - 2)}`],
          solution: `Add the rise to the old temperature: $${low} + ${high - low - 2} = ${high - 2}$.`,
          answer: high - 2,
        }),
      },
    }
  },
  verify: ({ temperatures }) => {
    const sorted = [...temperatures].sort((one, other) => one - other)
    const [low = 0, high = 0] = [sorted[0], sorted[4]]
    return {
      a: Math.abs(low - high),
      b: temperatures.reduce((mean, each) => mean + each / 5, 0),
      c: high - 2,
    }
  },
})

core('order-of-operations', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = [random.int(3, 9), random.int(2, 6), random.int(2, 5)]
    const [d, e] = [random.int(2, 4), random.int(5, 12)]
    const first = a + b * c
    return first === (a + b) * c || e <= d ? null : { a, b, c, d, e, place: random.int(0, 2) }
  },
  make: ({ a, b, c, d, e, place }) => {
    const target = (a + b) * (c + d) - e
    return {
      stem:
        [
          'Work out each part without a calculator.',
          'No calculator may be used in this question.',
          'Think of the order of operations.',
        ][place] ?? '',
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out $${a} + ${b} \\times ${c} - ${d}^2$.`,
          scheme: [`M1 $${a} + ${b * c} - ${d * d}$`, `A1 ${plain(a + b * c - d * d)}`],
          solution: `The power and the product come first: $${a} + ${b * c} - ${d * d} = ${a + b * c - d * d}$.`,
          answer: a + b * c - d * d,
        }),
        b: ask.choice({
          command: 'Determine',
          prompt: 'Which calculation is correct?',
          right: `$(${a} + ${b}) \\times (${c} + ${d}) - ${e} = ${target}$`,
          wrong: {
            [`$${a} + ${b} \\times (${c} + ${d}) - ${e} = ${target}$`]:
              'You added the first two numbers first, but without brackets round them the product comes first.',
            [`$(${a} + ${b}) \\times ${c} + ${d} - ${e} = ${target}$`]:
              'You multiplied by a sum, but only its first number is multiplied: it has no brackets round it.',
            [`$${a} + ${b} \\times ${c} + ${d} - ${e} = ${target}$`]:
              'You worked out both sums first; without brackets the product comes first.',
          },
          solution: `$${a + b} \\times ${c + d} - ${e} = ${target}$. Without either pair of brackets the product comes before the sum.`,
        }),
      },
    }
  },
  verify: ({ a, b, c, d }) => {
    let product = 0
    for (let count = 0; count < b; count += 1) product += c
    return { a: a - d * d + product }
  },
})

const SHARED = [
  { what: 'juice', unit: 'litres', into: 'bottles', holds: 'A bottle holds' },
  { what: 'rice', unit: 'kilograms', into: 'bags', holds: 'A bag holds' },
  { what: 'paint', unit: 'litres', into: 'tins', holds: 'A tin holds' },
] as const

const PARTS = 60

core('filling-from-a-barrel', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [above, below] = random.pick([
      [3, 4],
      [2, 3],
      [4, 5],
      [5, 6],
    ] as const)
    const count = random.int(14, 40)
    const spilled = random.pick([
      [1, 2],
      [1, 4],
      [1, 3],
    ] as const)
    const cents = random.step(165, 395, 10)
    // In sixtieths, of which all these fractions are whole numbers.
    const whole = (count * above * PARTS) / below + (spilled[0] * PARTS) / spilled[1]
    return { above, below, count, spilled, whole, cents, what: random.pick(SHARED) }
  },
  make: ({ above, below, count, spilled: [s, t], whole, cents, what: { what, unit, into, holds } }) => {
    const [wholes, rest] = [Math.floor(whole / PARTS), whole % PARTS]
    const total = rest === 0 ? String(wholes) : `${wholes}${frac(rest, PARTS)}`
    return {
      stem: `A barrel contains $${total}$ ${unit} of ${what}. First $${frac(s, t)}$ of a ${unit.slice(0, -1)} is lost. The rest is put into ${into}. ${holds} $${frac(above, below)}$ of a ${unit.slice(0, -1)}.`,
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: [
            `Work out the number of ${into} that are filled.`,
            `Work out how many ${into} can be filled.`,
          ],
          scheme: [
            `M1 $${total} - ${frac(s, t)}$`,
            `M1 their result $\\times \\frac{${below}}{${above}}$`,
            `A1 ${count}`,
          ],
          solution: `$${total} - ${frac(s, t)} = ${frac(count * above, below)}$. To divide by $${frac(above, below)}$, multiply by $\\frac{${below}}{${above}}$: the number is ${count}.`,
          answer: count,
        }),
        b: ask.number({
          command: 'Work out',
          lead: `All the ${into} are sold, for ${money(cents / 100)} each.`,
          prompt: 'Work out the total amount of money received.',
          unit: '$',
          sigFigs: 5, // to the cent
          follow: { from: 'a', formula: `${cents / 100}*x` },
          scheme: [`M1 $${count} \\times ${plain(cents / 100, 2)}$`, `A1 ${money((count * cents) / 100)}`],
          solution: `$${count} \\times ${plain(cents / 100, 2)} = ${plain((count * cents) / 100, 2)}$. Multiply ${count} by ${cents} first: ${plain(count * cents)}.`,
          answer: (count * cents) / 100,
        }),
      },
    }
  },
  verify: ({ above, below, spilled: [s, t], whole, cents }) => {
    let [left, filled] = [whole - (s * PARTS) / t, 0]
    while (left > 0) {
      left -= (above * PARTS) / below
      filled += 1
    }
    return { a: left === 0 ? filled : 0, b: (cents * filled) / 100 }
  },
})
