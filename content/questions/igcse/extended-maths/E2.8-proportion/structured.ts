import { asItems, ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { fourGraphs } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E2.8')

export { templates }

/** What y may be proportional to: in words, in LaTeX, and its values at numbers that suit it. */
const KINDS = [
  {
    words: 'the square of *x*',
    of: (x: string) => `${x}^2`,
    typed: (x: string) => `${x}^2`,
    f: (x: number) => x * x,
    fit: [2, 3, 4, 5, 6, 8, 10],
  },
  {
    words: 'the cube of *x*',
    of: (x: string) => `${x}^3`,
    typed: (x: string) => `${x}^3`,
    f: (x: number) => x ** 3,
    fit: [1, 2, 3, 4, 5, 10],
  },
  {
    words: 'the square root of *x*',
    of: (x: string) => `\\sqrt{${x}}`,
    typed: (x: string) => `sqrt(${x})`,
    f: Math.sqrt,
    fit: [4, 9, 16, 25, 36, 49, 64, 81, 100],
  },
  {
    words: 'the cube root of *x*',
    of: (x: string) => `\\sqrt[3]{${x}}`,
    typed: (x: string) => `(${x})^(1/3)`,
    f: Math.cbrt,
    fit: [1, 8, 27, 64, 125, 1000],
  },
] as const
type Kind = (typeof KINDS)[number]
const kindAt = (at: number): Kind => KINDS[at] ?? KINDS[0]

supplement('direct-proportion-to-a-power', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const at = random.int(0, 3)
    const { f, fit } = kindAt(at)
    const [one, two] = random.sample([...fit], 2) as [number, number]
    const k = random.pick([0.5, 1.5, 2, 2.5, 3, 4, 5, 6, 7])
    const [y, answer] = [k * f(one), k * f(two)]
    return y > 1200 || answer > 3000 || !Number.isInteger(y) ? null : { at, one, two, k, y, answer }
  },
  make: ({ at, one, two, k, y, answer }) => {
    const { words, of, f } = kindAt(at)
    return {
      stem: '',
      parts: [
        ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `*y* is directly proportional to ${words}. When $x = ${one}$, $y = ${y}$. Work out the value of *y* when $x = ${two}$.`,
            `*y* is proportional to ${words}, and $y = ${y}$ when $x = ${one}$. Find *y* when $x = ${two}$.`,
            `$y \\propto ${of('x')}$. When $x = ${one}$, $y = ${y}$. Calculate *y* when $x = ${two}$.`,
          ],
          scheme: [`M1 $y = k${of('x')}$`, `M1 $k = ${k}$`, `A1 ${plain(answer)}`],
          solution: `Write $y = k${of('x')}$. Put the known pair in: $${y} = k \\times ${f(one)}$, so $k = ${k}$.\n\nThen $y = ${k} \\times ${f(two)} = ${answer}$.`,
          answer,
          sigFigs: 3,
        }),
      ],
    }
  },
  verify: ({ at, one, two, y }) => y * (two / one) ** ([2, 3, 1 / 2, 1 / 3][at] ?? 1),
})

supplement('table-of-proportion', {
  facts: { difficulty: 2, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const power = random.pick([1, 2, -1, -2])
    const xs = random.sample([0.5, 1, 1.5, 2, 2.5, 4, 5, 8], 4).sort((a, b) => a - b) as [
      number,
      number,
      number,
      number,
    ]
    const k =
      power < 0
        ? random.pick([20, 40, 60, 80, 100, 120, 200])
        : random.pick([1.2, 1.6, 2.4, 2.8, 3.2, 3.6, 4.4])
    const ys = xs.map(x => clean(k * x ** power))
    const fine = ys.every(each => Math.abs(each * 1000 - Math.round(each * 1000)) < 1e-9 && each >= 0.1)
    return fine ? { power, xs, ys, k, known: random.int(0, 1) } : null
  },
  make: ({ power, xs, ys, k, known }) => {
    const inverse = power < 0
    const squared = Math.abs(power) === 2
    const words = `${inverse ? 'inversely' : 'directly'} proportional to ${squared ? 'the square of *x*' : '*x*'}`
    const symbol = squared ? 'x^2' : 'x'
    const formula = inverse ? `y = \\frac{k}{${symbol}}` : `y = k${symbol}`
    const [given, other] = known === 0 ? [0, 1] : [1, 0]
    const cell = (at: number, name: string) =>
      at === given ? { text: plain(ys[at] ?? 0) } : { blank: name, answer: ys[at] ?? 0, marks: 1 as const }
    return {
      stem: [
        `*y* is ${words}.`,
        `In the table, *y* is ${words}.`,
        `The table is for two quantities *x* and *y*. *y* is ${words}.`,
      ],
      parts: [
        ask.table({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the missing values in the table.',
          head: ['quantity', 'pair 1', 'pair 2', 'pair 3', 'pair 4'],
          rows: [
            [
              { text: '*x*' },
              { text: plain(xs[0]) },
              { text: plain(xs[1]) },
              { text: plain(xs[2]) },
              { blank: 'x-4', answer: xs[3], marks: 1 },
            ],
            [
              { text: '*y*' },
              cell(0, 'y-1'),
              cell(1, 'y-2'),
              { blank: 'y-3', answer: ys[2] ?? 0, marks: 1 },
              { text: plain(ys[3] ?? 0) },
            ],
          ],
          scheme: [
            `B1 *x* = ${plain(xs[3])}`,
            `B1 *y* = ${plain(ys[other] ?? 0)}`,
            `B1 *y* = ${plain(ys[2] ?? 0)}`,
          ],
          solution: `Write $${formula}$. The known pair gives $k = ${k}$.\n\nPut the values of *x* in: *y* is ${plain(ys[other] ?? 0)} and ${plain(ys[2] ?? 0)}. For the last column solve for *x*: $x = ${xs[3]}$.`,
        }),
      ],
    }
  },
})

const BELOW = [
  {
    words: '*x*',
    of: 'x',
    typed: 'x',
    f: (x: number) => x,
    back: (v: number) => v,
    fit: [2, 3, 4, 5, 6, 8, 10],
  },
  {
    words: 'the square of *x*',
    of: 'x^2',
    typed: 'x^2',
    f: (x: number) => x * x,
    back: Math.sqrt,
    fit: [2, 3, 4, 5, 6, 10],
  },
  {
    words: 'the square root of *x*',
    of: '\\sqrt{x}',
    typed: 'sqrt(x)',
    f: Math.sqrt,
    back: (v: number) => v * v,
    fit: [4, 9, 16, 25, 36, 100],
  },
  {
    words: 'the cube of *x*',
    of: 'x^3',
    typed: 'x^3',
    f: (x: number) => x ** 3,
    back: Math.cbrt,
    fit: [1, 2, 3, 4, 5],
  },
] as const

supplement('inverse-proportion-to-a-power', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const at = random.int(0, 3)
    const { f, fit } = BELOW[at] ?? BELOW[0]
    const [one, two, three] = random.sample([...fit], 3) as [number, number, number]
    const k = random.pick([
      12, 18, 20, 24, 30, 36, 40, 48, 54, 60, 72, 80, 90, 96, 108, 120, 144, 180, 200, 216, 240, 360,
    ])
    const [y1, y2, y3] = [k / f(one), k / f(two), k / f(three)]
    const tidy = (value: number) => value === Math.round(value)
    const half = (value: number) => tidy(value * 2) || tidy(value * 5)
    return tidy(y1) && half(y2) && half(y3) && y2 !== y3 && y1 > 1
      ? { at, one, two, three, k, y1, y2, y3 }
      : null
  },
  make: ({ at, one, two, three, k, y1, y2, y3 }) => {
    const { words, of, typed, f } = BELOW[at] ?? BELOW[0]
    return {
      stem: [
        `*y* is inversely proportional to ${words}. When $x = ${one}$, $y = ${y1}$.`,
        `*y* is inversely proportional to ${words}, and $y = ${y1}$ when $x = ${one}$.`,
        `$y \\propto \\frac{1}{${of}}$, where *x* is positive. When $x = ${one}$, $y = ${y1}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find *y* in terms of *x*.',
          scheme: [`M1 $y = \\frac{k}{${of}}$`, `A1 $y = \\frac{${k}}{${of}}$`],
          solution: `Write $y = \\frac{k}{${of}}$. Then $k = ${y1} \\times ${f(one)} = ${k}$, so $y = \\frac{${k}}{${of}}$.`,
          answer: `${k}/${typed}`,
          letters: ['x'],
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find the value of *y* when $x = ${two}$.`,
          scheme: [`B1 ${plain(y2)}`],
          solution: `$y = ${k} \\div ${f(two)} = ${y2}$.`,
          answer: y2,
          sigFigs: 3,
          own: { from: 'a', key: `f(${two})` },
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Find the positive value of *x* for which $y = ${y3}$.`,
          scheme: [`M1 $${of} = \\frac{${k}}{${y3}}$`, `A1 ${three}`],
          solution: `$${y3} = \\frac{${k}}{${of}}$, so $${of} = ${k} \\div ${y3} = ${f(three)}$ and $x = ${three}$.`,
          answer: three,
        }),
      },
    }
  },
  verify: ({ at, one, two, y1, y3 }) => {
    const power = [1, 2, 1 / 2, 3][at] ?? 1
    return {
      a: `${y1}*(${one}/x)^(${[1, 2, '1/2', 3][at]})`,
      b: y1 * (one / two) ** power,
      c: one * (y1 / y3) ** (1 / power),
    }
  },
})

const GRAPHS = [
  { power: 1, text: '*y* is directly proportional to *x*', factors: [2, 3, 4] },
  { power: 2, text: '*y* is directly proportional to the square of *x*', factors: [2, 3] },
  { power: 3, text: '*y* is directly proportional to the cube of *x*', factors: [2] },
  { power: 0.5, text: '*y* is directly proportional to the square root of *x*', factors: [4, 9] },
  { power: -1, text: '*y* is inversely proportional to *x*', factors: [2, 3, 4] },
  { power: -2, text: '*y* is inversely proportional to the square of *x*', factors: [2, 3] },
] as const

supplement('match-graphs-of-proportion', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const chosen = random.sample([0, 1, 2, 3, 4, 5], 4)
    const graphs = chosen.map((kind, at) => {
      const { power, factors } = GRAPHS[kind] ?? GRAPHS[0]
      const factor = random.pick(factors)
      const x = random.pick([1, 2, 3])
      const low = random.pick([2, 3, 4, 5])
      const grows = factor ** power
      const y = power < 0 ? low * factor ** -power : low
      return { kind, letter: 'ABCD'[at] ?? 'A', power, x, factor, y, other: Math.round(y * grows) }
    })
    return { graphs }
  },
  make: ({ graphs }) => ({
    stem: 'The diagram shows the graphs of four relations between *x* and *y*. Two points are marked on each. On each graph *y* is directly or inversely proportional to *x*, or to a power or root of *x*.',
    figure: fourGraphs(
      graphs.map(({ letter, power, x, factor, y, other }) => ({
        letter,
        power,
        points: [
          [x, y],
          [x * factor, other],
        ] as const,
      })),
    ),
    parts: [
      ask.match({
        command: 'Determine',
        objective: 'AO2',
        prompt: [
          'Determine the statement that is true for each graph.',
          'Use the marked points to determine which statement belongs to each graph.',
          'Determine, from the points, how *y* depends on *x* on each graph.',
        ],
        items: graphs.map(({ letter }) => ({ id: letter, text: `Graph ${letter}` })),
        targets: asItems(GRAPHS.map(({ text }) => text)),
        answer: Object.fromEntries(
          graphs.map(({ letter, kind }) => [letter, (GRAPHS[kind] ?? GRAPHS[0]).text]),
        ),
        scheme: graphs.map(({ letter, kind }) => `${letter}: ${(GRAPHS[kind] ?? GRAPHS[0]).text}`),
        solution: `Compare the two points. ${graphs.map(({ letter, factor, y, other }) => `On ${letter}, *x* is multiplied by ${factor} and *y* by ${other > y ? other / y : `$${frac(other, y)}$`}.`).join(' ')}\n\nIf *y* grows by the square of the factor, it is proportional to $x^2$, and so on. If it becomes smaller, the proportion is inverse.`,
      }),
    ],
  }),
})

const EFFECTS = [
  {
    words: 'directly proportional to the square of *x*',
    power: 2,
    factors: [3, 4, 5, 6, 10],
    backs: [4, 9, 16, 25, 100],
  },
  {
    words: 'directly proportional to the cube of *x*',
    power: 3,
    factors: [2, 3, 4, 5, 10],
    backs: [8, 27, 64, 125, 1000],
  },
  {
    words: 'directly proportional to the square root of *x*',
    power: 1 / 2,
    factors: [4, 9, 16, 25, 36, 100],
    backs: [2, 3, 4, 5, 10],
  },
  {
    words: 'inversely proportional to *x*',
    power: -1,
    factors: [2, 3, 4, 5, 8, 10],
    backs: [2, 3, 4, 5, 6, 10],
  },
  {
    words: 'inversely proportional to the square of *x*',
    power: -2,
    factors: [2, 3, 4, 5, 10],
    backs: [4, 9, 16, 25, 100],
  },
  {
    words: 'inversely proportional to the square root of *x*',
    power: -1 / 2,
    factors: [4, 9, 16, 25, 100],
    backs: [2, 3, 4, 5, 10],
  },
] as const

/** A factor or its reciprocal as a fraction in LaTeX. */
function factorText(value: number): string {
  return value >= 1 ? String(Math.round(value)) : frac(1, Math.round(1 / value))
}

supplement('effect-of-a-factor', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const at = random.int(0, 5)
    const { factors, backs } = EFFECTS[at] ?? EFFECTS[0]
    return { at, factor: random.pick(factors), back: random.pick(backs), wording: random.int(0, 2) }
  },
  make: ({ at, factor, back }) => {
    const { words, power } = EFFECTS[at] ?? EFFECTS[0]
    const [first, second] = [factor ** power, back ** (1 / power)]
    return {
      stem: [
        `*y* is ${words}.`,
        `The quantity *y* is ${words}.`,
        `Two positive quantities *x* and *y* are related: *y* is ${words}.`,
      ],
      parts: {
        a: ask.number({
          command: 'Write down',
          objective: 'AO2',
          prompt: `*x* is multiplied by ${factor}. Write down the number by which *y* is multiplied.`,
          scheme: [`B1 $${factorText(first)}$`],
          solution: `Do to the factor what the formula does to *x*: *y* is multiplied by $${factorText(first)}$.`,
          answer: first,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `*y* is to be multiplied by ${back}. Work out the number by which *x* must be multiplied.`,
          scheme: [
            `M1 the factor of *x*, treated as the formula treats *x*, is ${back}`,
            `A1 $${factorText(second)}$`,
          ],
          solution: `Call the factor of *x* *m*. The formula turns *m* into ${back}, so undo it: $m = ${factorText(second)}$. Check: a factor $${factorText(second)}$ for *x* gives the factor ${back} for *y*.`,
          answer: second,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ at, factor, back }) => {
    const { power } = EFFECTS[at] ?? EFFECTS[0]
    // Any two values of x show the factor; logarithms undo it.
    return { a: (7 * (5 * factor) ** power) / (7 * 5 ** power), b: Math.exp(Math.log(back) / power) }
  },
})

const REAL = [
  {
    of: 'The power, *P* kilowatts, of a wind turbine is directly proportional to the cube of the speed of the wind, *v* m/s.',
    y: 'P',
    x: 'v',
    words: 'the speed of the wind',
    result: 'the power',
    power: 3,
    typed: 'v^3',
    latex: 'v^3',
    k: [0.4, 0.5, 0.8, 1.2, 1.5],
    at: [4, 5, 6, 8, 10],
    unit: 'kW',
    unitX: 'm/s',
  },
  {
    of: 'The braking distance, *d* metres, of a car is directly proportional to the square of its speed, *v* km/h.',
    y: 'd',
    x: 'v',
    words: 'the speed',
    result: 'the braking distance',
    power: 2,
    typed: 'v^2',
    latex: 'v^2',
    k: [0.004, 0.005, 0.006, 0.0065, 0.007],
    at: [40, 50, 60, 80, 100],
    unit: 'm',
    unitX: 'km/h',
  },
  {
    of: 'The time, *T* seconds, of one swing of a pendulum is directly proportional to the square root of its length, *L* centimetres.',
    y: 'T',
    x: 'L',
    words: 'the length',
    result: 'the time of one swing',
    power: 0.5,
    typed: 'sqrt(L)',
    latex: '\\sqrt{L}',
    k: [0.2, 0.201],
    at: [16, 25, 36, 49, 64, 81, 100],
    unit: 's',
    unitX: 'cm',
  },
  {
    of: 'The brightness, *B* units, of a lamp is inversely proportional to the square of the distance from it, *d* metres.',
    y: 'B',
    x: 'd',
    words: 'the distance',
    result: 'the brightness',
    power: -2,
    typed: '1/d^2',
    latex: '\\frac{1}{d^2}',
    k: [180, 240, 320, 450, 500],
    at: [2, 4, 5, 10],
    unit: 'units',
    unitX: 'm',
  },
] as const

supplement('proportion-in-context', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 3)
    const kind = REAL[at] ?? REAL[0]
    const [k, first] = [random.pick(kind.k), random.pick(kind.at)]
    const second = clean(first * random.pick([0.7, 1.3, 1.4, 1.6, 1.8]))
    const y1 = clean(k * first ** kind.power)
    const y3 = Number((y1 * random.pick([0.45, 0.65, 1.25, 1.75, 2.2])).toPrecision(2))
    return String(y1).length > 6 || y1 === y3 ? null : { at, k, first, second, y1, y3 }
  },
  make: ({ at, k, first, second, y1, y3 }) => {
    const { of, y, x, power, latex, typed, unit, unitX, result, words } = REAL[at] ?? REAL[0]
    const [y2, x3] = [k * second ** power, (y3 / k) ** (1 / power)]
    const inverse = power < 0
    const formula = inverse ? `\\frac{${k}}{d^2}` : `${k}${latex}`
    return {
      stem: `${of} When $${x} = ${first}$, $${y} = ${y1}$.`,
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find a formula for *${y}* in terms of *${x}*.`,
          scheme: [`M1 $${y} = ${inverse ? '\\frac{k}{d^2}' : `k${latex}`}$`, `A1 $${y} = ${formula}$`],
          solution: `Write $${y} = ${inverse ? '\\frac{k}{d^2}' : `k${latex}`}$ and put the known pair in. It gives $k = ${k}$, so $${y} = ${formula}$.`,
          answer: inverse ? `${k}/d^2` : `${k}*${typed}`,
          letters: [x],
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate ${result} when ${words} is ${plain(second)} ${unitX}.`,
          scheme: [`B1 ${figures(y2, 3)}`],
          solution: `Put $${x} = ${second}$ into $${y} = ${formula}$: ${figures(y2, 3)} ${unit}.`,
          answer: y2,
          sigFigs: 3,
          unit,
          own: { from: 'a', key: `f(${second})` },
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `Calculate ${words} for which ${result} is ${plain(y3)} ${unit}.`,
          scheme: [
            inverse ? `M1 $d^2 = \\frac{${k}}{${y3}}$` : `M1 $${latex} = \\frac{${y3}}{${k}}$`,
            `A1 ${figures(x3, 3)}`,
          ],
          solution: `${inverse ? `$d^2 = ${k} \\div ${y3}$` : `$${latex} = ${y3} \\div ${k}$`}. Take the ${power === 3 ? 'cube root' : power === 0.5 ? 'square' : 'square root'}: ${figures(x3, 3)} ${unitX}.`,
          answer: x3,
          sigFigs: 3,
          unit: unitX,
        }),
      },
    }
  },
  verify: ({ at, first, second, y1, y3 }) => {
    const { power, x } = REAL[at] ?? REAL[0]
    const typed = power === 0.5 ? '1/2' : String(power)
    return {
      a: `${y1}*(${x}/${first})^(${typed})`,
      b: y1 * Math.exp(power * Math.log(second / first)),
      c: first * Math.exp(Math.log(y3 / y1) / power),
    }
  },
})

supplement('percentage-effect', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [at, rate] = [random.int(0, 3), random.step(8, 45, 1)]
    return rate % 10 === 0 ? null : { at, rate, goal: random.step(25, 95, 5) }
  },
  make: ({ at, rate, goal }) => {
    const { of, words, result, power } = REAL[at] ?? REAL[0]
    const inverse = power < 0
    const factor = (1 + rate / 100) ** power
    const change = Math.abs(factor - 1) * 100
    const back = ((1 + goal / 100) ** (1 / power) - 1) * 100
    const symbol = power === 3 ? '^3' : power === 0.5 ? '^{0.5}' : power === 2 ? '^2' : '^{-2}'
    const inverted =
      power === 3 ? '^{\\frac{1}{3}}' : power === 0.5 ? '^2' : power === 2 ? '^{0.5}' : '^{-0.5}'
    const one = clean(1 + rate / 100)
    const two = clean(1 + goal / 100)
    return {
      stem: of,
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `${words.replace('the', 'The')} increases by ${rate}%. Calculate the percentage ${inverse ? 'decrease' : 'increase'} of ${result}.`,
          scheme: [
            `M1 $${one}${symbol}$`,
            `M1 ${inverse ? `1 minus their ${figures(factor, 4)}` : `their ${figures(factor, 4)} minus 1`}, times 100`,
            `A1 ${figures(change, 3)}%`,
          ],
          solution: `An increase of ${rate}% is a factor of ${one}. So ${result} is multiplied by $${one}${symbol}$, which is ${figures(factor, 4)}.\n\nThat is ${inverse ? 'a decrease' : 'an increase'} of ${figures(change, 3)}%.`,
          answer: change,
          sigFigs: 3,
          unit: '%',
          signFree: inverse,
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: `Calculate the percentage by which ${words} must ${inverse ? 'decrease' : 'increase'} so that ${result} increases by ${goal}%.`,
          scheme: [`M1 $${two}${inverted}$`, `A1 ${figures(Math.abs(back), 3)}%`],
          solution: `The factor of ${result} is ${two}. Undo the power: the factor of ${words} is $${two}${inverted}$, which is ${figures(1 + back / 100, 4)}. That is ${inverse ? 'a decrease' : 'an increase'} of ${figures(Math.abs(back), 3)}%.`,
          answer: Math.abs(back),
          sigFigs: 3,
          unit: '%',
          signFree: inverse,
        }),
      },
    }
  },
  verify: ({ at, rate, goal }) => {
    const { power } = REAL[at] ?? REAL[0]
    const value = (x: number) => 3 * x ** power
    const change = ((value(40 * (1 + rate / 100)) - value(40)) / value(40)) * 100
    const back = (Math.exp(Math.log((100 + goal) / 100) / power) - 1) * 100
    return { a: Math.abs(change), b: Math.abs(back) }
  },
})

const CHAINS = [
  { first: 'the square of *x*', second: 'inversely proportional to *z*', of: 'x^2', one: 2, two: -1 },
  {
    first: 'the square of *x*',
    second: 'directly proportional to the square root of *z*',
    of: 'x^2',
    one: 2,
    two: 0.5,
  },
  { first: 'the cube of *x*', second: 'inversely proportional to *z*', of: 'x^3', one: 3, two: -1 },
  {
    first: 'the square of *x*',
    second: 'directly proportional to the cube of *z*',
    of: 'x^2',
    one: 2,
    two: 3,
  },
] as const
const SECONDS: Record<string, (k: number) => string> = {
  '-1': k => `\\frac{${k}}{z}`,
  '0.5': k => `${k}\\sqrt{z}`,
  '3': k => `${k}z^3`,
}

supplement('proportion-in-two-steps', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const at = random.int(0, 3)
    const { one, two } = CHAINS[at] ?? CHAINS[0]
    const [a, b] = [random.int(2, 6), random.int(2, 6)]
    const [x, z] = [
      random.int(2, 5),
      random.pick(two === 0.5 ? [4, 9, 16, 25] : two === 3 ? [2] : [2, 3, 4, 5]),
    ]
    const [y, x2] = [a * x ** one, b * z ** two]
    return !Number.isInteger(x2) && !Number.isInteger(x2 * 2) ? null : { at, a, b, x, z, y, x2 }
  },
  make: ({ at, a, b, x, z, y, x2 }) => {
    const { first, second, of, one, two } = CHAINS[at] ?? CHAINS[0]
    const power = one * two
    const k = a * b ** one
    const inner = SECONDS[String(two)]?.(b) ?? ''
    const final = power < 0 ? `\\frac{${k}}{z^${-power}}` : power === 1 ? `${k}z` : `${k}z^${power}`
    return {
      stem: [
        `*y* is directly proportional to ${first}. When $x = ${x}$, $y = ${y}$.`,
        `*y* is directly proportional to ${first}, and $y = ${y}$ when $x = ${x}$.`,
        `$y \\propto ${of}$. When $x = ${x}$, $y = ${y}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find *y* in terms of *x*.',
          scheme: [`M1 $y = k${of}$`, `A1 $y = ${a}${of}$`],
          solution: `Write $y = k${of}$. The known pair gives $${y} = k \\times ${x ** one}$, so $k = ${a}$ and $y = ${a}${of}$.`,
          answer: `${a}${of}`,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: `*x* is ${second}. When $z = ${z}$, $x = ${x2}$. Find *y* in terms of *z*, in its simplest form.`,
          scheme: [`M1 $x = ${inner}$`, `M1 $${a}\\left(${inner}\\right)^${one}$`, `A1 $y = ${final}$`],
          solution: `For *x* in terms of *z* the pair gives the constant ${b}: $x = ${inner}$.\n\nPut this into the formula of part (a): $y = ${a}\\left(${inner}\\right)^${one} = ${final}$.`,
          answer: power < 0 ? `${k}/z^${-power}` : power === 1 ? `${k}z` : `${k}z^${power}`,
          letters: ['z'],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ at, x, z, y, x2 }) => {
    const { one, two } = CHAINS[at] ?? CHAINS[0]
    const inner = two === 0.5 ? `z/${z}` : `((z/${z})^(${two}))^${one}`
    return { a: `${y}*(x/${x})^${one}`, b: `${y}/${x ** one}*${x2 ** one}*${inner}` }
  },
})
