import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { frac, gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, money, plain, toSigFigs } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { core, templates } = questionsOf('structured', 'E2.1')

export { templates }

/** A number that is put in for a letter: in brackets where it is negative. */
const put = (value: number) => (value < 0 ? `(${value})` : String(value))

const NEGATIVE = [
  {
    letters: (a: number, b: number) => `${a}x^2 - ${b}y`,
    numbers: (a: number, b: number, x: number, y: number) =>
      `${a} \\times ${put(x)}^2 - ${b} \\times ${put(y)}`,
    middle: (a: number, b: number, x: number, y: number) => `${a * x * x} - ${put(b * y)}`,
    value: (a: number, b: number, x: number, y: number) => a * x * x - b * y,
  },
  {
    letters: (a: number, b: number) => `${a}xy - ${b}x`,
    numbers: (a: number, b: number, x: number, y: number) =>
      `${a} \\times ${put(x)} \\times ${put(y)} - ${b} \\times ${put(x)}`,
    middle: (a: number, b: number, x: number, y: number) => `${a * x * y} - ${put(b * x)}`,
    value: (a: number, b: number, x: number, y: number) => a * x * y - b * x,
  },
  {
    letters: (a: number, b: number) => `${a}y - ${b}(x - y)`,
    numbers: (a: number, b: number, x: number, y: number) =>
      `${a} \\times ${put(y)} - ${b} \\times (${x} - ${put(y)})`,
    middle: (a: number, b: number, x: number, y: number) => `${a * y} - ${put(b * (x - y))}`,
    value: (a: number, b: number, x: number, y: number) => a * y - b * (x - y),
  },
] as const

core('substitute-negative-numbers', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const [a, b] = random.sample([2, 3, 4, 5], 2) as [number, number]
    const x = -random.int(2, 6)
    const y = random.pick([-5, -4, -3, -2, 3, 4, 5, 6])
    return x === y ? null : { a, b, x, y, form: random.int(0, 2) }
  },
  make: ({ a, b, x, y, form }) => {
    const { letters, numbers, middle, value } = NEGATIVE[form] ?? NEGATIVE[0]
    return {
      stem: '',
      parts: [
        ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the value of $${letters(a, b)}$ when $x = ${x}$ and $y = ${y}$.`,
            `$x = ${x}$ and $y = ${y}$. Work out the value of $${letters(a, b)}$.`,
            `$T = ${letters(a, b)}$. Work out the value of *T* when $x = ${x}$ and $y = ${y}$.`,
          ],
          scheme: [`M1 $${numbers(a, b, x, y)}$`, `A1 $${value(a, b, x, y)}$`],
          solution: `Put each negative number in brackets: $${numbers(a, b, x, y)}$.\n\nThis is $${middle(a, b, x, y)} = ${value(a, b, x, y)}$.`,
          answer: value(a, b, x, y),
        }),
      ],
    }
  },
  verify: ({ a, b, x, y, form }) => {
    let sum = 0
    const [times, each] = form === 0 ? [a, x ** 2] : form === 1 ? [a, y * x] : [a + b, y]
    for (let at = 0; at < times; at += 1) sum += each
    return form === 0 ? sum + b * -y : sum + b * -x
  },
})

type Fraction = readonly [number, number]
const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const minus = (one: Fraction, [c, d]: Fraction) => add(one, [-c, d])
const over = (one: Fraction, [c, d]: Fraction) => times(one, [d, c])

/** Formulas in p and q with a top and a bottom. */
const QUOTIENTS = [
  { latex: '\\frac{pq}{p + q}', top: times, bottom: add },
  { latex: '\\frac{p - q}{pq}', top: minus, bottom: times },
  { latex: '\\frac{p + q}{p - q}', top: add, bottom: minus },
] as const

core('fractions-in-a-formula', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const p = random.pick([
      [1, 2],
      [2, 3],
      [1, 3],
      [3, 4],
      [2, 5],
      [3, 2],
      [4, 3],
    ] as const)
    const q = random.pick([
      [-1, 2],
      [-1, 3],
      [-3, 4],
      [-1, 4],
      [-1, 6],
      [-2, 3],
      [-5, 2],
      [-5, 6],
    ] as const)
    const form = random.int(0, 2)
    const { top, bottom } = QUOTIENTS[form] ?? QUOTIENTS[0]
    const [above, below] = [top(p, q), bottom(p, q)]
    if (above[0] === 0 || below[0] === 0 || Math.abs(below[0]) === below[1]) return null
    const value = over(above, below)
    const least = Math.abs(value[1] / gcd(value[0], value[1]))
    return least === 1 || least > 12 ? null : { p, q, form }
  },
  make: ({ p, q, form }) => {
    const { latex, top, bottom } = QUOTIENTS[form] ?? QUOTIENTS[0]
    const [above, below] = [top(p, q), bottom(p, q)]
    const value = over(above, below)
    const given = `$p = ${frac(p[0], p[1])}$ and $q = ${frac(q[0], q[1])}$`
    return {
      stem: '',
      parts: [
        ask.fraction({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `$R = ${latex}$. Work out the value of *R* when ${given}. Give your answer as a fraction in its simplest form.`,
            `Work out the value of $${latex}$ when ${given}. Give your answer as a fraction in its simplest form.`,
            `A formula is $R = ${latex}$. Find *R* when ${given}. Give your answer as a fraction in its simplest form.`,
          ],
          scheme: [
            `M1 the top is $${frac(...above)}$`,
            `M1 the bottom is $${frac(...below)}$`,
            `A1 $${frac(...value)}$`,
          ],
          solution: `Work out the top and the bottom first, because the fraction bar acts as brackets. The top is $${frac(...above)}$ and the bottom is $${frac(...below)}$.\n\nTo divide by $${frac(...below)}$, multiply by $${frac(below[1], below[0])}$: the value is $${frac(...value)}$.`,
          answer: value[0] / value[1],
        }),
      ],
    }
  },
  verify: ({ p, q, form }) => {
    const [x, y] = [p[0] / p[1], q[0] / q[1]]
    return form === 0 ? 1 / (1 / x + 1 / y) : form === 1 ? 1 / y - 1 / x : 1 + (2 * y) / (x - y)
  },
})

const HIRES = [
  {
    of: 'hiring a van for one day and driving it *n* kilometres',
    unit: 'kilometre',
    rates: [0.24, 0.28, 0.32, 0.36],
    fixed: [40, 68, 4],
    counts: [120, 260, 20],
  },
  {
    of: 'printing *n* leaflets',
    unit: 'leaflet',
    rates: [0.06, 0.08, 0.12, 0.14],
    fixed: [25, 50, 5],
    counts: [250, 500, 25],
  },
  {
    of: 'a phone plan for one month in which *n* minutes are used',
    unit: 'minute',
    rates: [0.04, 0.06, 0.08, 0.12],
    fixed: [8, 20, 2],
    counts: [110, 240, 10],
  },
] as const

core('hire-formula', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const { rates, fixed, counts, ...kind } = random.pick(HIRES)
    const [charge, n] = [
      random.step(fixed[0], fixed[1], fixed[2]),
      random.step(counts[0], counts[1], counts[2]),
    ]
    const rate = random.pick(rates)
    const other = clean(rate + random.pick([0.16, 0.18, 0.22, 0.26]))
    const [first, second] = [clean(charge + rate * n), clean(other * n)]
    const apart = Math.abs(first - second)
    return apart < 3 || apart > 40 ? null : { ...kind, charge, rate, n, other }
  },
  make: ({ of, unit, charge, rate, n, other }) => {
    const [first, second] = [clean(charge + rate * n), clean(other * n)]
    return {
      stem: `The cost, $C$ dollars, of ${of} is given by the formula $C = ${charge} + ${rate}n$.`,
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the cost when $n = ${n}$.`,
          scheme: [`M1 $${charge} + ${rate} \\times ${n}$`, `A1 ${money(first)}`],
          solution: `Multiply before you add: $${charge} + ${rate} \\times ${n}$ = ${money(first)}.`,
          answer: first,
          sigFigs: 3,
          unit: '$',
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: `Explain what the number ${charge} in the formula tells you about the cost.`,
          scheme: [
            judged(
              `it is a fixed charge of ${money(charge)}, paid whatever *n* is`,
              `
              reject per/each/every ${unit}/n
              accept fixed/basic/standing/initial/constant/flat/minimum/always/whatever
              accept start/begin ... cost/charge/fee/price
              accept before/without
              accept even if/when/with
              accept setup/"set up"
              accept not use/used/print/printed/drive/driven/work
              accept not depend
              accept independ*
              accept n ... zero/nought/"0"
              accept zero/"0" ... ${unit}
              earns: it is a fixed charge
              earns: the cost before any ${unit} is counted
              earns: the fixd price that everyone pays
              misses: the cost of each ${unit}
              misses: the total cost
              misses: the number of ${unit}s`,
            ),
          ],
          modelAnswer: `It is a fixed charge of ${money(charge)}.`,
          solution: `When $n = 0$ the formula gives $C = ${charge}$. This amount is paid however large or small *n* is.`,
        }),
        c: ask.number({
          command: 'Work out',
          prompt: `For another company the formula is $C = ${other}n$. Work out how much less the cheaper company costs when $n = ${n}$.`,
          scheme: [
            `M1 $${other} \\times ${n}$`,
            `A1 ${money(second)}`,
            `A1 ${money(Math.abs(first - second))}`,
          ],
          solution: `The other company charges $${other} \\times ${n}$ = ${money(second)}. The ${first < second ? 'first' : 'other'} company is cheaper, by ${money(Math.max(first, second))} − ${money(Math.min(first, second))} = ${money(Math.abs(first - second))}.`,
          answer: clean(Math.abs(first - second)),
          sigFigs: 3,
          unit: '$',
          follow: { from: 'a', formula: first < second ? `${second} - x` : `x - ${second}` },
        }),
      },
    }
  },
  verify: ({ charge, rate, n, other }) => {
    let [first, second] = [charge * 100, 0]
    for (let at = 0; at < n; at += 1) [first, second] = [first + rate * 100, second + other * 100]
    return { a: first / 100, c: Math.abs(first - second) / 100 }
  },
})

core('height-formula', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const place = random.pick(['bridge', 'cliff top', 'balcony'])
    const thing = random.pick(['ball', 'stone', 'tennis ball'])
    const speed = random.step(11, 17, 0.5)
    const [early, late] = [random.step(1.1, 1.9, 0.2), random.step(3.4, 4.4, 0.2)]
    const low = speed * late - 4.9 * late * late
    return low > -3 || low < -40 ? null : { place, thing, speed, early, late }
  },
  make: ({ place, thing, speed, early, late }) => {
    const height = (t: number) => clean(speed * t - 4.9 * t * t)
    const [high, low] = [height(early), height(late)]
    return {
      stem: [
        `A ${thing} is thrown upwards from a ${place}. After *t* seconds its height above the ${place} is *h* metres, where $h = ${speed}t - 4.9t^2$.`,
        `The formula $h = ${speed}t - 4.9t^2$ gives the height, *h* metres, of a ${thing} above a ${place}, *t* seconds after it is thrown upwards from there.`,
      ],
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate *h* when $t = ${early}$.`,
          scheme: [`M1 $${speed} \\times ${early} - 4.9 \\times ${early}^2$`, `A1 ${figures(high, 3)}`],
          solution: `Only *t* is squared, not 4.9: $${speed} \\times ${early} - 4.9 \\times ${early}^2 = ${high}$, which is ${figures(high, 3)} to 3 significant figures.`,
          answer: high,
          sigFigs: 3,
          unit: 'm',
        }),
        'b.i': ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate *h* when $t = ${late}$.`,
          scheme: [`B1 $${toSigFigs(low, 3)}$`],
          solution: `$${speed} \\times ${late} - 4.9 \\times ${late}^2 = ${low}$.`,
          answer: low,
          sigFigs: 3,
          unit: 'm',
        }),
        'b.ii': ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: `Explain what your answer to part (b)(i) tells you about the position of the ${thing}.`,
          scheme: [
            judged(
              `after ${plain(late)} seconds the ${thing} is below the ${place}`,
              `
              reject above/higher/over
              accept below/under/beneath/lower/underneath
              accept "less than" ... bridge/cliff/balcony
              accept down ... from
              unsure past/pass ... bridge/cliff/balcony/start
              earns: it is below the ${place}
              earns: the ${thing} is now lower than where it was thrown from
              earns: it is benaeth the ${place}
              misses: the ${thing} is above the ${place}
              misses: it has stopped moving
              misses: the formula does not work`,
            ),
          ],
          modelAnswer: `The ${thing} is below the ${place}, by about ${figures(-low, 3)} m.`,
          solution: `The height is negative, so the ${thing} has fallen past the ${place} and is below it.`,
        }),
      },
    }
  },
  verify: ({ speed, early, late }) => {
    const factors = (t: number) => t * (speed - 4.9 * t)
    return { a: factors(early), 'b.i': factors(late) }
  },
})

const BASKETS = [
  { one: 'pen', other: 'ruler', of: 'cents', whole: 1000, low: 45, high: 95 },
  { one: 'roll', other: 'muffin', of: 'cents', whole: 1000, low: 60, high: 110 },
  { one: 'small bag of rice', other: 'large bag of rice', of: 'grams', whole: 5000, low: 150, high: 450 },
] as const

core('expression-for-a-total', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(BASKETS)
    const [m, n] = random.sample([2, 3, 4, 5, 6], 2) as [number, number]
    const x = random.step(kind.low, kind.high, 5)
    const y = x + random.step(15, 60, 5)
    return m * x + n * y < kind.whole - 50 ? { ...kind, m, n, x, y } : null
  },
  make: ({ one, other, of, whole, m, n, x, y }) => {
    const isMoney = of === 'cents'
    const verb = isMoney ? 'costs' : 'has a mass of'
    const total = m * x + n * y
    const things = `${m} ${one.replace('bag', 'bags')}${one.includes('bag') ? '' : 's'} and ${n} ${other.replace('bag', 'bags')}${other.includes('bag') ? '' : 's'}`
    return {
      stem: `A ${one} ${verb} *x* ${of} and a ${other} ${verb} *y* ${of}.`,
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: `Write an expression, in terms of *x* and *y*, for the total ${isMoney ? 'cost' : 'mass'}, in ${of}, of ${things}.`,
          scheme: [`B1 $${m}x$ or $${n}y$`, `B1 $${m}x + ${n}y$`],
          solution: `Each ${one} adds *x* to the total, so ${m} of them add $${m}x$. In the same way ${n} of the others add $${n}y$. Together: $${m}x + ${n}y$.`,
          answer: `${m}x + ${n}y`,
          letters: ['x', 'y'],
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: isMoney
            ? `Work out the change, in cents, from ${money(whole / 100)} for ${things} when $x = ${x}$ and $y = ${y}$.`
            : `The bags are put on a shelf that can hold ${plain(whole / 1000)} kg. Work out how many more grams the shelf can hold with ${things} on it when $x = ${x}$ and $y = ${y}$.`,
          scheme: [`M1 $${whole} - (${m} \\times ${x} + ${n} \\times ${y})$`, `A1 ${whole - total}`],
          solution: `Put the numbers in: $${m} \\times ${x} + ${n} \\times ${y} = ${total}$. ${isMoney ? `${money(whole / 100)} is ${whole} cents` : `${plain(whole / 1000)} kg is ${whole} g`}, and $${whole} - ${total} = ${whole - total}$.`,
          answer: whole - total,
          unit: isMoney ? 'cents' : 'g',
        }),
      },
    }
  },
  verify: ({ m, n, x, y, whole }) => {
    let left: number = whole
    for (let at = 0; at < m; at += 1) left -= x
    for (let at = 0; at < n; at += 1) left -= y
    return { a: `(${m + n})*x + ${n}*(y - x)`, b: left }
  },
})
