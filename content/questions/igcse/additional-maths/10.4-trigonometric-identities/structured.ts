import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, poly, signed, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { parametricCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import {
  exactly,
  IN_DEGREES,
  inLatex,
  listed,
  piLatex,
  piTyped,
  RADIAN,
  RATIO,
  rootsOf,
} from '../trigonometry'

const { question, templates } = questionsOf('structured', '10.4')

export { templates }

const PAIRS = [
  ['sin', 'cos', '+'],
  ['cos', 'sin', '+'],
  ['sec', 'tan', '-'],
  ['cosec', 'cot', '-'],
] as const

const before = (factor: number) => (factor === 1 ? '' : String(factor))

/** The curve of a parameter on axes without a scale. */
function curveOf(
  kinds: readonly ['sin' | 'cos' | 'sec' | 'cosec', 'sin' | 'cos' | 'tan' | 'cot'],
  a: number,
  p: number,
  b: number,
  q: number,
) {
  const [one, other] = kinds
  const wide = one === 'sec' || one === 'cosec' ? 4 : 1.5
  const on = plane({
    x: { min: Math.min(-1, p - a * wide), max: Math.max(1, p + a * wide) },
    y: { min: Math.min(-1, q - b * wide), max: Math.max(1, q + b * wide) },
    origin: '',
    height: 190,
  })
  return figure(
    {
      name: 'trigonometry/curve-of-a-parameter',
      title: 'The curve',
      description:
        wide > 2
          ? 'Axes without a scale and a curve with two branches, one that opens to the left and one that opens to the right.'
          : 'Axes without a scale and one closed, oval curve. Every point of it belongs to one value of the angle θ.',
      height: on.canvasHeight,
    },
    on.axes,
    parametricCurve(on, t => [p + a * RATIO[one](t), q + b * RATIO[other](t)], 0.0003, 2 * Math.PI + 0.0003),
  )
}

question('eliminate-the-parameter', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [one, other, sign] = random.pick(PAIRS)
    const [a, b, p, q] = [random.int(1, 6), random.int(2, 6), random.int(-5, 5), random.int(-5, 5)]
    return a === b || (p === 0 && q === 0) ? null : { one, other, sign, a, b, p, q }
  },
  make: ({ one, other, sign, a, b, p, q }) => {
    const side = (letter: string, shift: number, factor: number, name: string) =>
      `${letter} = ${shift === 0 ? '' : `${shift} + `}${before(factor)}${name}\\theta`
    const solved = (letter: string, shift: number, factor: number) => {
      const top = shift === 0 ? letter : `${letter} ${signed(-shift)}`
      return factor === 1 ? top : `\\frac{${top}}{${factor}}`
    }
    const typed = (letter: string, shift: number, factor: number) => {
      const top = shift === 0 ? letter : `(${letter} ${signed(-shift)})`
      return factor === 1 ? `${top}^2` : `(${top}/${factor})^2`
    }
    const [first, second] = [solved('x', p, a), solved('y', q, b)]
    const squared = (text: string) => (/^[xy]$/.test(text) ? `${text}^2` : `\\left(${text}\\right)^2`)
    const answer = `${squared(first)} ${sign} ${squared(second)} = 1`
    const identity = {
      sin: '\\sin^2\\theta + \\cos^2\\theta = 1',
      cos: '\\cos^2\\theta + \\sin^2\\theta = 1',
      sec: '\\sec^2\\theta - \\tan^2\\theta = 1',
      cosec: '\\operatorname{cosec}^2\\theta - \\cot^2\\theta = 1',
    }[one]
    const equations = `$${side('x', p, a, inLatex(one))}$ and $${side('y', q, b, inLatex(other))}$`
    return {
      stem: [
        `It is given that ${equations}.`,
        `The variables *x* and *y* are given by ${equations}, where $\\theta$ is a parameter.`,
        `A point (*x*, *y*) moves so that ${equations}.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find $${inLatex(one)}\\theta$ in terms of *x*.`,
          scheme: [`B1 $${first}$`],
          solution: `Rearrange the first equation: $${inLatex(one)}\\theta = ${first}$.`,
          answer: typed('x', p, a).replace(/\^2$/, ''),
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find an equation connecting *x* and *y* that does not contain $\\theta$.',
          scheme: [`M1 $${inLatex(other)}\\theta = ${second}$`, `M1 $${identity}$ used`, `A1 $${answer}$`],
          solution: `$${inLatex(one)}\\theta = ${first}$ and $${inLatex(other)}\\theta = ${second}$. The identity $${identity}$ gives $${answer}$.`,
          solutionFigure: curveOf([one, other], a, p, b, q),
          answer: `${typed('x', p, a)} ${sign} ${typed('y', q, b)} = 1`,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ sign, a, b, p, q }) => ({
    a: `x/${a} - (${p})/${a}`,
    b: `${b * b}*(x^2 - 2*(${p})*x + ${p * p}) ${sign} ${a * a}*(y^2 - 2*(${q})*y + ${q * q}) = ${a * a * b * b}`,
  }),
})

/** Where the answer is wanted in one letter, the question itself cannot be typed back. */
const LETTERS = { s: '\\sin', c: '\\cos', t: '\\tan' } as const
type Letter = keyof typeof LETTERS

/**
 * What is to be simplified, the letter for the answer, the answer, its LaTeX, the same in sine and cosine, and the first step.
 */
const SHORT = [
  [
    '(1 - \\cos^2\\theta)\\cot^2\\theta',
    'c',
    'c^2',
    '\\cos^2\\theta',
    '(1 - c^2)*c^2/(1 - c^2)',
    '\\sin^2\\theta \\times \\frac{\\cos^2\\theta}{\\sin^2\\theta}',
  ],
  [
    '\\sin\\theta(\\operatorname{cosec}\\theta - \\sin\\theta)',
    'c',
    'c^2',
    '\\cos^2\\theta',
    '1 - (1 - c^2)',
    '(1 - \\sin^2\\theta)',
  ],
  [
    '(1 + \\tan^2\\theta)\\cos\\theta',
    'c',
    '1/c',
    '\\sec\\theta',
    '(1 + (1 - c^2)/c^2)*c',
    '\\sec^2\\theta\\cos\\theta',
  ],
  [
    '(\\operatorname{cosec}^2\\theta - 1)\\tan\\theta',
    't',
    '1/t',
    '\\cot\\theta',
    '(1 + 1/t^2 - 1)*t',
    '\\cot^2\\theta\\tan\\theta',
  ],
  [
    '(\\sec^2\\theta - 1)\\operatorname{cosec}\\theta\\cos\\theta',
    't',
    't',
    '\\tan\\theta',
    't^2/t',
    '\\tan^2\\theta \\times \\frac{\\cos\\theta}{\\sin\\theta}',
  ],
] as const
const LONG = [
  [
    '\\cos\\theta + \\sin\\theta\\tan\\theta',
    'c',
    '1/c',
    '\\sec\\theta',
    'c + (1 - c^2)/c',
    '\\frac{\\cos^2\\theta + \\sin^2\\theta}{\\cos\\theta}',
  ],
  [
    '\\frac{1 - \\sin^2\\theta}{\\operatorname{cosec}^2\\theta - 1}',
    's',
    's^2',
    '\\sin^2\\theta',
    '(1 - s^2)/(1/s^2 - 1)',
    '\\frac{\\cos^2\\theta}{\\cot^2\\theta}',
  ],
  [
    '\\frac{\\sec^2\\theta - 1}{1 - \\cos^2\\theta}',
    'c',
    '1/c^2',
    '\\sec^2\\theta',
    '(1/c^2 - 1)/(1 - c^2)',
    '\\frac{\\tan^2\\theta}{\\sin^2\\theta}',
  ],
  [
    '\\sin\\theta + \\cos\\theta\\cot\\theta',
    's',
    '1/s',
    '\\operatorname{cosec}\\theta',
    's + (1 - s^2)/s',
    '\\frac{\\sin^2\\theta + \\cos^2\\theta}{\\sin\\theta}',
  ],
  [
    '\\frac{1 + \\cot^2\\theta}{1 + \\tan^2\\theta}',
    't',
    '1/t^2',
    '\\cot^2\\theta',
    '(1 + 1/t^2)/(1 + t^2)',
    '\\frac{\\operatorname{cosec}^2\\theta}{\\sec^2\\theta}',
  ],
] as const

/** 4 times 1/c is typed 4/c. */
const timesKey = (times: number, key: string) =>
  key.startsWith('1/') ? `${times}${key.slice(1)}` : `${times === 1 ? '' : times}${key}`
/** The same in LaTeX. */
function inLetter(times: number, key: string): string {
  return key.startsWith('1/') ? `\\frac{${times}}{${key.slice(2)}}` : timesKey(times, key)
}

question('simplify-to-one-function', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    one: random.int(0, SHORT.length - 1),
    other: random.int(0, LONG.length - 1),
    times: random.int(2, 9),
    word: random.int(0, 1),
  }),
  make: ({ one, other, times, word }) => {
    const [short, letter, shortKey, shortLatex, , first] = SHORT[one] ?? SHORT[0]
    const [long, second, longKey, longLatex, , step] = LONG[other] ?? LONG[0]
    const ending = (each: Letter) =>
      `Give your answer in terms of *${each}* only, where $${each} = ${LETTERS[each]}\\theta$.`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt:
            [
              `Simplify $${times}${short}$. ${ending(letter)}`,
              `Write $${times}${short}$ as simply as possible. ${ending(letter)}`,
            ][word] ?? '',
          scheme: [`M1 $${times}${first}$`, `A1 $${inLetter(times, shortKey)}$`],
          solution: `Use an identity first: $${times}${short} = ${times}${first} = ${times}${shortLatex}$, that is $${inLetter(times, shortKey)}$.`,
          answer: timesKey(times, shortKey),
          letters: [letter],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: `Simplify $${long}$. ${ending(second)}`,
          scheme: [`M1 $${step}$`, `A1 $${inLetter(1, longKey)}$`],
          solution: `$${long} = ${step} = ${longLatex}$, that is $${inLetter(1, longKey)}$.`,
          answer: longKey,
          letters: [second],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ one, other, times }) => ({
    a: `${times}*(${(SHORT[one] ?? SHORT[0])[4]})`,
    b: (LONG[other] ?? LONG[0])[4],
  }),
})

question('squares-of-sine-and-cosine', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [quarter, acute] = random.pick([
      [1, 30],
      [2, 45],
      [3, 60],
    ] as const)
    const p = random.int(1, 12)
    const b = (quarter === 2 ? 2 : 4) * random.pick([1, 2, -1, -2])
    const q = p - b
    return q < 1 || q > 14 ? null : { p, q, b, quarter, acute, swap: random.chance(0.5) }
  },
  make: ({ p, q, b, quarter, acute, swap }) => {
    const [own, other] = swap ? ['cos', 'sin'] : ['sin', 'cos']
    const form = b > 0 ? poly(b, 0, q).replaceAll('x', 's') : `${q} - ${-b}s^2`
    const k = q + (b * quarter) / 4
    const angle = swap ? 90 - acute : acute
    const found = [angle, 180 - angle, 180 + angle, 360 - angle]
    const text = swap
      ? `${before(q)}\\sin^2\\theta + ${before(p)}\\cos^2\\theta`
      : `${before(p)}\\sin^2\\theta + ${before(q)}\\cos^2\\theta`
    const [low, high] = [Math.min(p, q), Math.max(p, q)]
    return {
      stem: [
        `$f(\\theta) = ${text}$ for $0 \\le \\theta \\le 2\\pi$.`,
        `The function f is defined by $f(\\theta) = ${text}$ for $0 \\le \\theta \\le 2\\pi$.`,
        `It is given that $f(\\theta) = ${text}$, where $0 \\le \\theta \\le 2\\pi$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: `Express $f(\\theta)$ in terms of *s* only, where $s = \\${own}\\theta$.`,
          scheme: [`M1 $\\${other}^2\\theta = 1 - \\${own}^2\\theta$ used`, `A1 $${form}$`],
          solution: `$\\${other}^2\\theta = 1 - s^2$, so $f(\\theta) = ${before(p)}s^2 + ${before(q)}(1 - s^2) = ${form}$.`,
          answer: form,
          letters: ['s'],
        }),
        'b.i': ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the greatest value of $f(\\theta)$.',
          scheme: [`B1 ${high}`],
          solution: `$s^2$ lies between 0 and 1. The greatest value is at $s^2 = ${b > 0 ? 1 : 0}$: ${high}.`,
          answer: high,
        }),
        'b.ii': ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the least value of $f(\\theta)$.',
          scheme: [`B1 ${low}`],
          solution: `The least value is at the other end, $s^2 = ${b > 0 ? 0 : 1}$: ${low}.`,
          answer: low,
        }),
        c: ask.solutions({
          command: 'Solve',
          subtopic: '10.5',
          objective: 'AO1',
          prompt: `Solve the equation $f(\\theta) = ${k}$. Give your answers in terms of $\\pi$.`,
          scheme: [
            `M1 $\\${own}^2\\theta = ${frac(quarter, 4)}$`,
            ...found.map(each => `A1 $${piLatex(each, 180)}$`),
          ],
          solution: `$${form} = ${k}$ gives $s^2 = ${frac(quarter, 4)}$, so *s* is positive or negative: one angle in each quadrant with the reference angle $${piLatex(angle, 180)}$. They are ${listed(found.map(each => `$${piLatex(each, 180)}$`))}.`,
          answer: found.map(each => piTyped(each, 180)),
          letter: 'theta',
          interval: { from: '0', to: '2pi' },
          angles: 'radians',
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ p, q, b, quarter, swap }) => {
    const f = (x: number) =>
      swap ? q * Math.sin(x) ** 2 + p * Math.cos(x) ** 2 : p * Math.sin(x) ** 2 + q * Math.cos(x) ** 2
    const values = Array.from({ length: 3601 }, (_, at) => f((at / 3600) * 2 * Math.PI))
    return {
      a: `${p}*s^2 + ${q} - ${q}*s^2`,
      'b.i': Math.round(Math.max(...values)),
      'b.ii': Math.round(Math.min(...values)),
      c: rootsOf(x => f(x) - q - (b * quarter) / 4, 0, 2 * Math.PI, 3607),
    }
  },
})

question('sum-and-difference', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [p, q] = [random.int(2, 9), random.int(2, 7)]
    return p === q || gcd(p, q) !== 1 || q > p ? null : { p, q, secant: random.chance(0.5) }
  },
  make: ({ p, q, secant }) => {
    const [big, small, last] = secant
      ? (['\\sec', '\\tan', '\\sin'] as const)
      : (['\\operatorname{cosec}', '\\cot', '\\cos'] as const)
    const [sum, difference, below] = [p * p + q * q, p * p - q * q, 2 * p * q]
    const k = frac(p, q)
    return {
      stem: [
        `It is given that $${big}\\theta + ${small}\\theta = ${k}$.`,
        `The angle $\\theta$ is such that $${big}\\theta + ${small}\\theta = ${k}$.`,
        `$${big}\\theta + ${small}\\theta = ${k}$`,
      ],
      parts: {
        a: exactly({
          command: 'Find',
          objective: 'AO2',
          prompt: `By using the identity for $${big}^2\\theta - ${small}^2\\theta$, find the value of $${big}\\theta - ${small}\\theta$.`,
          scheme: [
            `M1 $(${big}\\theta + ${small}\\theta)(${big}\\theta - ${small}\\theta) = 1$`,
            `A1 $${frac(q, p)}$`,
          ],
          solution: `$${big}^2\\theta - ${small}^2\\theta = 1$, and the left side is $(${big}\\theta + ${small}\\theta)(${big}\\theta - ${small}\\theta)$. So the difference is $1 \\div ${k} = ${frac(q, p)}$.`,
          answer: q / p,
          form: 'simplified',
        }),
        'b.i': exactly({
          command: 'Find',
          objective: 'AO2',
          prompt: `Hence find the value of $${big}\\theta$.`,
          scheme: [`M1 $2${big}\\theta = ${k} + ${frac(q, p)}$`, `A1 $${frac(sum, below)}$`],
          solution: `Add the two equations: $2${big}\\theta = ${k} + ${frac(q, p)} = ${frac(sum, p * q)}$, so $${big}\\theta = ${frac(sum, below)}$.`,
          answer: sum / below,
          form: 'simplified',
          own: { from: 'a', key: `(${p}/${q} + f)/2` },
        }),
        'b.ii': exactly({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the value of $${small}\\theta$.`,
          scheme: [`B1 $${frac(difference, below)}$`],
          solution: `$${small}\\theta = ${k} - ${frac(sum, below)} = ${frac(difference, below)}$.`,
          answer: difference / below,
          form: 'simplified',
          own: { from: 'a', key: `(${p}/${q} - f)/2` },
        }),
        c: exactly({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the value of $${last}\\theta$.`,
          scheme: [
            `M1 $${last}\\theta = \\frac{${small}\\theta}{${big}\\theta}$`,
            `A1 $${frac(difference, sum)}$`,
          ],
          solution: `$\\frac{${small}\\theta}{${big}\\theta} = ${last}\\theta$, so it is $${frac(difference, below)} \\div ${frac(sum, below)} = ${frac(difference, sum)}$.`,
          answer: difference / sum,
          form: 'simplified',
        }),
      },
    }
  },
  // The angle itself, by search.
  verify: ({ p, q, secant }) => {
    const [low, high] = secant ? [-1.5, 1.5] : [0.05, 3.05]
    const over = (x: number) =>
      secant ? 1 + Math.sin(x) - (p / q) * Math.cos(x) : 1 + Math.cos(x) - (p / q) * Math.sin(x)
    const [x = 0] = rootsOf(over, low, high, 3607)
    const [big, small] = secant ? [RATIO.sec(x), RATIO.tan(x)] : [RATIO.cosec(x), RATIO.cot(x)]
    return { a: big - small, 'b.i': big, 'b.ii': small, c: secant ? Math.sin(x) : Math.cos(x) }
  },
})

question('least-value-of-an-expression', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, h, c] = [random.int(1, 4), random.pick([-3, -2, -1, 1, 2, 3]), random.int(-6, 9)]
    return c === 0 || a + c === 0 ? null : { a, h, c, secant: random.chance(0.5) }
  },
  make: ({ a, h, c, secant }) => {
    const [big, small] = secant ? ['\\sec', '\\tan'] : ['\\operatorname{cosec}', '\\cot']
    const b = -2 * a * h
    const text = `${before(a)}${big}^2\\theta ${term(b, `${small}\\theta`)} ${signed(c)}`
    const form = poly(a, b, a + c).replaceAll('x', 't')
    const least = a + c - a * h * h
    return {
      stem: [
        `$f(\\theta) = ${text}$, for all values of $\\theta$ at which it is defined.`,
        `It is given that $f(\\theta) = ${text}$, where $\\theta$ takes all values for which the functions are defined.`,
        `The function f is defined by $f(\\theta) = ${text}$, where ${secant ? '$0^\\circ \\le \\theta \\le 180^\\circ$ and $\\theta \\ne 90^\\circ$' : '$0^\\circ < \\theta < 180^\\circ$'}.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: `Express $f(\\theta)$ in terms of *t* only, where $t = ${small}\\theta$.`,
          scheme: [`M1 $${big}^2\\theta = 1 + ${small}^2\\theta$ used`, `A1 $${form}$`],
          solution: `$${before(a)}(1 + t^2) ${term(b, 't')} ${signed(c)} = ${form}$.`,
          answer: form,
          letters: ['t'],
        }),
        'b.i': ask.whole({
          command: 'Find',
          subtopic: '10.4',
          objective: 'AO2',
          prompt: `Find the value of $${small}\\theta$ at which $f(\\theta)$ is least.`,
          scheme: [
            `M1 $${before(a)}(t ${signed(-h)})^2 ${signed(least)}$`.replace(' + 0$', '$'),
            `A1 ${plain(h)}`,
          ],
          solution: `Complete the square: $${form} = ${before(a)}(t ${signed(-h)})^2${least === 0 ? '' : ` ${signed(least)}`}$. It is least when $t = ${h}$.`,
          answer: h,
        }),
        'b.ii': ask.whole({
          command: 'State',
          objective: 'AO2',
          prompt: 'State the least value of $f(\\theta)$.',
          scheme: [`B1 ${plain(least)}`],
          solution: `The square is then 0, and the least value is ${plain(least)}.`,
          answer: least,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the set of values of *k* for which the equation $f(\\theta) = k$ has no solution.',
          scheme: ['M1 compares *k* with the least value', `A1 $k < ${least}$`],
          solution: `$${small}\\theta$ takes every value, so $f(\\theta)$ takes every value from ${plain(least)} upwards. There is no solution when $k < ${least}$.`,
          answer: `k < ${least}`,
          letters: ['k'],
        }),
      },
    }
  },
  verify: ({ a, h, c }) => {
    const f = (t: number) => a * (1 + t * t) - 2 * a * h * t + c
    const ts = Array.from({ length: 1001 }, (_, at) => (at - 500) / 100)
    const best = ts.reduce((one, other) => (f(other) < f(one) ? other : one))
    const least = Math.round(f(best))
    return {
      a: `${a} + ${a}*t^2 - ${2 * a}*(${h})*t + (${c})`,
      'b.i': Math.round(best),
      'b.ii': least,
      c: `${least} > k`,
    }
  },
})

question('two-equations-for-an-angle', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [p, q] = [
      random.pick([-9, -8, -7, -5, -4, -3, -2, 2, 3, 4, 5, 7, 8, 9]),
      random.pick([-9, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]),
    ]
    const whole = Number.isInteger(Math.hypot(p, q))
    return whole || Math.abs(p) === Math.abs(q) || (p > 0 && q > 0)
      ? null
      : { p, q, letter: random.pick(['r', 'R', 'k']) }
  },
  make: ({ p, q, letter }) => {
    const size = Math.hypot(p, q)
    const turn = Math.atan2(p, q) / RADIAN
    const theta = turn < 0 ? turn + 360 : turn
    const acute = Math.atan(Math.abs(p / q)) / RADIAN
    return {
      stem: [
        `It is given that $${letter}\\sin\\theta = ${p}$ and $${letter}\\cos\\theta = ${q}$, where $${letter} > 0$ and $0^\\circ < \\theta < 360^\\circ$.`,
        `The numbers *${letter}* and $\\theta$ are such that $${letter}\\sin\\theta = ${p}$ and $${letter}\\cos\\theta = ${q}$, with $${letter} > 0$ and $0^\\circ < \\theta < 360^\\circ$.`,
      ],
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the value of *${letter}*.`,
          sigFigs: 3,
          scheme: [
            `M1 $${letter}^2(\\sin^2\\theta + \\cos^2\\theta) = ${p * p} + ${q * q}$`,
            `A1 $\\sqrt{${p * p + q * q}}$ or ${figures(size, 3)}`,
          ],
          solution: `Square and add: $${letter}^2(\\sin^2\\theta + \\cos^2\\theta) = ${p * p} + ${q * q}$, so $${letter}^2 = ${p * p + q * q}$ and *${letter}* = ${figures(size, 3)}.`,
          answer: size,
        }),
        b: ask.solutions({
          ...IN_DEGREES,
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of $\\theta$. Give your answer correct to 1 decimal place.',
          scheme: [
            `M1 $\\tan\\theta = ${frac(p, q)}$`,
            `M1 ${plain(acute, 1)}° and the correct quadrant`,
            `A1 ${plain(theta, 1)}°`,
          ],
          solution: `Divide: $\\tan\\theta = ${frac(p, q)}$, with the reference angle ${plain(acute, 1)}°. The sine is ${p > 0 ? 'positive' : 'negative'} and the cosine ${q > 0 ? 'positive' : 'negative'}, so $\\theta$ = ${plain(theta, 1)}°.`,
          answer: [String(theta)],
        }),
      },
    }
  },
  verify: ({ p, q }) => {
    const size = Math.sqrt(p ** 2 + q ** 2)
    return {
      a: size,
      b: rootsOf(x => size * Math.sin(x * RADIAN) - p, 0, 360, 3607).filter(
        x => Math.abs(size * Math.cos(x * RADIAN) - q) < 1e-6,
      ),
    }
  },
})
