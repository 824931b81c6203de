import { ask } from '@/lib/exams/authoring/ask'
import { nonZero, poly, signed, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { slopeAt } from '@/lib/figures/plane/curves'
import { mark, printed } from '@/lib/figures/plane/plane'
import { readFigure, through } from '../curves'

const { supplement, templates } = questionsOf('structured', 'E2.12')

export { templates }

/** A sum of powers of x, as LaTeX. */
function powers(terms: readonly (readonly [factor: number, power: number])[]): string {
  const top = Math.max(...terms.map(([, power]) => power))
  const coefficients = Array.from({ length: top + 1 }, (_, at) =>
    terms.filter(([, power]) => power === top - at).reduce((sum, [factor]) => sum + factor, 0),
  )
  return poly(...coefficients)
}

supplement('differentiate-a-sum', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [kind, n] = [random.int(0, 1), random.int(3, 6)]
    const [a, b, c] = [random.int(2, 7), random.pick(nonZero(-9, 9)), random.pick(nonZero(-9, 9))]
    const low = random.int(1, n - 2)
    return { kind, n, a, b, c, low }
  },
  make: ({ kind, n, a, b, c, low }) => {
    // kind 0: ax^n + bx^low + c; kind 1: x^low(ax^(n−low) + b)
    const outer = low === 1 ? 'x' : `x^${low}`
    const inner = powers([
      [a, n - low],
      [b, 0],
    ])
    const expanded = powers([
      [a, n],
      [b, low],
    ])
    const y = kind === 0 ? `${expanded} ${signed(c)}` : `${outer}(${inner})`
    const answer = powers([
      [a * n, n - 1],
      [b * low, low - 1],
    ])
    const parts = [`${a * n}x^${n - 1}`, low === 1 ? String(b) : powers([[b * low, low - 1]])] as const
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `$y = ${y}$. Find $\\frac{dy}{dx}$.`,
            `Differentiate $y = ${y}$.`,
            `Find the derivative, $\\frac{dy}{dx}$, of $y = ${y}$.`,
          ],
          scheme:
            kind === 0
              ? [`B1 $${parts[0]}$`, `B1 $${parts[1]}$`, `B1 $${signed(c).replace('+ ', '')}$ gives 0`]
              : [`M1 $${expanded}$`, `A1 $${parts[0]}$`, `A1 $${parts[1]}$`],
          solution: `${kind === 0 ? '' : `Expand the bracket first: $y = ${expanded}$.\n\n`}Multiply each term by its power and make the power one smaller: $${a}x^${n}$ gives $${parts[0]}$.${kind === 0 ? ' A number on its own gives 0.' : ''} So $\\frac{dy}{dx} = ${answer}$.`,
          answer,
          letters: ['x'],
        }),
      ],
    }
  },
  verify: ({ n, a, b, low }) => `${a}*${n}*x^${n}/x + (${b})*${low}*x^${low}/x`,
})

const DRAWN = [
  { f: (a: number) => (x: number) => (a * x * x) / 8, says: 'U-shaped', a: [2, 3, 4], at: [2, 3, 3.5] },
  {
    f: (a: number) => (x: number) => 1.1 + (a * x) / 10 + 1.6 ** x / 3,
    says: 'rising',
    a: [1, 2, 4],
    at: [2, 3, 4],
  },
  {
    f: (a: number) => (x: number) => (a * x * (6 - x)) / 9,
    says: 'arched',
    a: [5, 6, 7, 8],
    at: [1, 2, 4, 5],
  },
  { f: (a: number) => (x: number) => (4 * a) / (x + 1), says: 'falling', a: [2, 2.25, 2.5], at: [1, 2, 3] },
] as const

supplement('gradient-from-a-tangent', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const kind = random.int(0, 3)
    const { a: as, at: xs, f } = DRAWN[kind] ?? DRAWN[0]
    const [a, x] = [random.pick<number>(as), random.pick<number>(xs)]
    const slope = slopeAt(f(a), x)
    const [other, letter] = [random.pick([1, 2, 3, 4, 5]), random.pick(['P', 'A', 'T', 'Q', 'K'])]
    const chord = (f(a)(x) - f(a)(other)) / (x - other)
    return Math.abs(chord) < 0.3 || f(a)(x) > 9 || f(a)(other) > 9 || other === x || Math.abs(slope) < 0.3
      ? null
      : { kind, a, x, other, letter, slope }
  },
  make: ({ kind, a, x, other, letter, slope }) => {
    const { f, says } = DRAWN[kind] ?? DRAWN[0]
    const curve = f(a)
    const sign = slope > 0 ? 'positive' : 'negative'
    return {
      stem: [
        `The diagram shows a curve. The point *${letter}* is on the curve and its *x*-coordinate is ${plain(x)}.`,
        `*${letter}* is the point on the curve where $x = ${x}$.`,
        `The curve in the diagram passes through *${letter}*, where $x = ${x}$.`,
      ],
      figure: readFigure({
        name: 'algebra-and-graphs/a-curve-and-a-point',
        title: 'A curve with a point on a grid',
        description: `A smooth ${says} curve passes through about ${through(
          each => roundTo(curve(each), 1),
          [0, 1, 2, 3, 4, 5, 6].filter(each => curve(each) <= 10),
        )}. The point ${letter} is marked at x = ${printed(x)}.`,
        x: { min: 0, max: 6, every: 1, parts: 5 },
        y: { min: 0, max: 10, every: 1, parts: 2 },
        f: curve,
        from: 0,
        more: on =>
          mark(on, [x, curve(x)], `*${letter}*`, { place: slope > 0 ? 'above left' : 'above right' }),
      }),
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: `By drawing a tangent, estimate the gradient of the curve at *${letter}*.`,
          scheme: [
            `M1 tangent at *${letter}* ruled`,
            'M1 rise ÷ run for two points of the tangent that are far apart',
            `A1 ${figures(slope, 2)}, within ${figures(Math.max(0.25, Math.abs(slope) * 0.2), 2)}`,
          ],
          solution: `Lay a ruler along the curve so that it touches at *${letter}* and leaves the curve alike on both sides. Choose two points of the line that are far apart: rise ÷ run is near ${figures(slope, 2)}. It is ${sign}, because the curve ${slope > 0 ? 'rises' : 'falls'}.`,
          answer: slope,
          tolerance: Math.max(0.25, Math.abs(slope) * 0.2),
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: `Calculate the gradient of the straight line that joins *${letter}* to the point of the curve where $x = ${other}$. Use values of *y* that you read from the graph.`,
          scheme: [
            `B1 ${figures((curve(x) - curve(other)) / (x - other), 2)}, within ${figures(Math.max(0.2, Math.abs(slope) * 0.1), 2)}`,
          ],
          solution: `Read both values of *y*: about ${plain(roundTo(curve(x), 1))} and ${plain(roundTo(curve(other), 1))}. Divide their difference by the difference of the values of *x*: about ${figures((curve(x) - curve(other)) / (x - other), 2)}.`,
          answer: (curve(x) - curve(other)) / (x - other),
          tolerance: Math.max(0.2, Math.abs(slope) * 0.1),
        }),
      },
    }
  },
  verify: ({ kind, a, x, other }) => {
    const slopes = [
      (a * x) / 4,
      a / 10 + (Math.log(1.6) * 1.6 ** x) / 3,
      (a * (6 - 2 * x)) / 9,
      (-4 * a) / (x + 1) ** 2,
    ]
    const chords = [
      (a * (x + other)) / 8,
      a / 10 + (1.6 ** x - 1.6 ** other) / (3 * (x - other)),
      (a * (6 - x - other)) / 9,
      (-4 * a) / ((x + 1) * (other + 1)),
    ]
    return { a: slopes[kind] ?? 0, b: chords[kind] ?? 0 }
  },
})

supplement('gradient-at-a-point', {
  facts: { difficulty: 2, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b, c] = [random.int(1, 3), random.pick(nonZero(-6, 6)), random.pick(nonZero(-9, 9))]
    const x = random.pick([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, -1.2, 1.4])
    const slope = clean(3 * a * x * x + 2 * b * x + c)
    return slope === 0 ? null : { a, b, c, x, slope }
  },
  make: ({ a, b, c, x, slope }) => ({
    stem: [
      `A curve has the equation $y = ${poly(a, b, c, 0)}$.`,
      `$y = ${poly(a, b, c, 0)}$`,
      `The equation of a curve is $y = ${poly(a, b, c, 0)}$.`,
    ],
    parts: {
      a: ask.expression({
        command: 'Work out',
        objective: 'AO1',
        prompt: 'Find $\\frac{dy}{dx}$.',
        scheme: ['B1 two of the three terms right', `B1 $${poly(3 * a, 2 * b, c)}$`],
        solution: `Multiply each term by its power and make the power one smaller: $\\frac{dy}{dx} = ${poly(3 * a, 2 * b, c)}$.`,
        answer: poly(3 * a, 2 * b, c),
        letters: ['x'],
      }),
      b: ask.number({
        sigFigs: 3,
        command: 'Work out',
        objective: 'AO1',
        prompt: `Find the gradient of the curve at the point where $x = ${x}$.`,
        scheme: [
          `M1 $${3 * a} \\times (${x})^2 ${signed(2 * b)} \\times (${x}) ${signed(c)}$`,
          `A1 ${plain(slope)}`,
        ],
        solution: `The gradient is the value of $\\frac{dy}{dx}$: $${3 * a} \\times (${x})^2 ${signed(2 * b)} \\times (${x}) ${signed(c)} = ${slope}$.`,
        answer: slope,
        own: { from: 'a', key: `f(${x})` },
      }),
    },
  }),
  verify: ({ a, b, c, x }) => ({
    a: `${3 * a}*x*x + ${2 * b}*x + (${c})`,
    b: roundTo(
      slopeAt(t => a * t ** 3 + b * t * t + c * t, x),
      4,
    ),
  }),
})

supplement('points-with-a-given-gradient', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [one, two] = [random.int(-4, 2), random.int(-1, 4)]
    const c = random.pick(nonZero(-12, 12))
    // dy/dx − m = 3(x − one)(x − two)
    if (two - one < 2 || (one + two) % 2 !== 0 || one === 0 || two === 0) return null
    const b = (-3 * (one + two)) / 2
    const m = c - 3 * one * two
    return m === 0 || b === 0 ? null : { one, two, b, c, m }
  },
  make: ({ one, two, b, c, m }) => {
    const f = (x: number) => x ** 3 + b * x * x + c * x
    const slope = poly(3, 2 * b, c)
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Find the coordinates of the two points on the curve $y = ${poly(1, b, c, 0)}$ where the gradient is ${plain(m)}.`,
            `The curve $y = ${poly(1, b, c, 0)}$ has the gradient ${plain(m)} at two points. Find the coordinates of these points.`,
            `Find the coordinates of the points at which the tangent to $y = ${poly(1, b, c, 0)}$ has the gradient ${plain(m)}.`,
          ],
          scheme: [
            `M1 $\\frac{dy}{dx} = ${slope}$`,
            `M1 $${slope} = ${m}$`,
            `A1 $x = ${one}$ and $x = ${two}$`,
            `A1 $(${one}, ${f(one)})$`,
            `A1 $(${two}, ${f(two)})$`,
          ],
          solution: `$\\frac{dy}{dx} = ${slope}$. Put it equal to the gradient: $${slope} = ${m}$, so $${poly(3, 2 * b, c - m)} = 0$.\n\nDivide by 3 and factorise: $(${poly(1, -one)})(${poly(1, -two)}) = 0$. Put $x = ${one}$ and $x = ${two}$ into the equation of the *curve*: $(${one}, ${f(one)})$ and $(${two}, ${f(two)})$.`,
          answer: `(${one}, ${f(one)}), (${two}, ${f(two)})`,
          letters: [],
        }),
      ],
    }
  },
  verify: ({ b, c, m }) => {
    const root = Math.sqrt(4 * b * b - 12 * (c - m))
    const points = [-1, 1].map(sign => {
      const x = (-2 * b + sign * root) / 6
      return `(${Math.round(x)}, ${Math.round(((x + b) * x + c) * x)})`
    })
    return points.join(', ')
  },
})

supplement('equation-of-a-tangent', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b, c, d] = [random.int(0, 2), random.pick(nonZero(-5, 5)), random.int(-7, 7), random.int(-9, 9)]
    const x = random.pick([-3, -2, -1, 1, 2, 3])
    const slope = 3 * a * x * x + 2 * b * x + c
    const y = a * x ** 3 + b * x * x + c * x + d
    return slope === 0 || c === 0 || (a > 0 && d !== 0) || Math.abs(y) > 40 || Math.abs(slope) > 30
      ? null
      : { a, b, c, d, x, slope, y }
  },
  make: ({ a, b, c, d, x, slope, y }) => {
    const curve = a === 0 ? poly(b, c, d) : poly(a, b, c, d)
    const derived = a === 0 ? poly(2 * b, c) : poly(3 * a, 2 * b, c)
    const line = poly(slope, y - slope * x)
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Find the equation of the tangent to the curve $y = ${curve}$ at the point where $x = ${x}$. Write it in the form $y = mx + c$.`,
            `*P* is the point on the curve $y = ${curve}$ with *x*-coordinate ${plain(x)}. Find the equation of the tangent at *P*, in the form $y = mx + c$.`,
            `A line touches the curve $y = ${curve}$ at the point where $x = ${x}$. Find its equation in the form $y = mx + c$.`,
          ],
          scheme: [
            `B1 $y = ${y}$ when $x = ${x}$`,
            `M1 $\\frac{dy}{dx} = ${derived}$`,
            `A1 gradient ${plain(slope)}`,
            `M1 $${y} = ${slope} \\times ${x < 0 ? `(${x})` : x} + c$`,
            `A1 $y = ${line}$`,
          ],
          solution: `On the curve $x = ${x}$ gives $y = ${y}$. The gradient there is the value of $\\frac{dy}{dx} = ${derived}$, which is ${plain(slope)}.\n\nPut the point into $y = ${slope === 1 ? '' : slope === -1 ? '-' : slope}x + c$: $${y} = ${slope * x} + c$, so $c = ${y - slope * x}$ and $y = ${line}$.`,
          answer: `y = ${line}`,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
      ],
    }
  },
  verify: ({ a, b, c, d, x }) => {
    const f = (t: number) => ((a * t + b) * t + c) * t + d
    const m = Math.round(slopeAt(f, x))
    return `y - (${f(x)}) = ${m}*(x - (${x}))`
  },
})

supplement('constants-from-a-stationary-point', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [kind, h, k] = [random.int(0, 1), random.pick([-4, -2, 2, 4, 6]), random.pick(nonZero(-12, 15))]
    const [x, m, y] = [random.pick([1, 2, 3, -1, -2]), random.int(-9, 14), random.int(-12, 18)]
    // kind 1: y = px² + qx through (x, y) with gradient m there
    const p = clean((m * x - y) / (x * x))
    const q = clean(m - 2 * p * x)
    const fine = kind === 0 || (Number.isInteger(p) && p !== 0 && q !== 0 && m !== 0 && y !== 0 && p !== 1)
    return fine ? { kind, h, k, x, m, y, p, q } : null
  },
  make: ({ kind, h, k, x, m, y, p, q }) => {
    const [p0, q0] = kind === 0 ? [(-3 * h) / 2, k - h ** 3 + 1.5 * h ** 3] : [p, q]
    const [at, given] = kind === 0 ? [h, k] : [x, y]
    const curve = kind === 0 ? 'x^3 + px^2 + q' : 'px^2 + qx'
    const [slope, through] =
      kind === 0
        ? [`${3 * h * h} ${term(2 * h, 'p')} = 0`, `${h ** 3} ${term(h * h, 'p')} + q = ${k}`]
        : [
            `${term(2 * x, 'p')
              .replace(/^\+ /, '')
              .replace(/^- /, '-')} + q = ${m}`,
            `${x * x === 1 ? '' : x * x}p ${term(x, 'q')} = ${y}`,
          ]
    return {
      stem: [
        `The curve $y = ${curve}$ ${kind === 0 ? `has a stationary point at $(${at}, ${given})$` : `passes through $(${at}, ${given})$, where its gradient is ${plain(m)}`}.`,
        `*p* and *q* are constants. ${kind === 0 ? `$(${at}, ${given})$ is a stationary point of the curve $y = ${curve}$` : `At the point $(${at}, ${given})$ the curve $y = ${curve}$ has the gradient ${plain(m)}`}.`,
        `The equation of a curve is $y = ${curve}$. ${kind === 0 ? `It has a stationary point at $(${at}, ${given})$` : `Its gradient at the point $(${at}, ${given})$ is ${plain(m)}`}.`,
      ],
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Find the value of *p* and the value of *q*.',
          scheme: [
            kind === 0 ? 'M1 $\\frac{dy}{dx} = 3x^2 + 2px$' : 'M1 $\\frac{dy}{dx} = 2px + q$',
            `M1 $${slope}$`,
            `M1 $${through}$`,
            `A1 $p = ${p0}$ and $q = ${q0}$`,
          ],
          solution:
            kind === 0
              ? `At a stationary point $\\frac{dy}{dx} = 3x^2 + 2px$ is zero: $${slope}$, so $p = ${p0}$.\n\nThe point is on the curve: $${through}$, so $q = ${q0}$.`
              : `The gradient is $\\frac{dy}{dx} = 2px + q$: $${slope}$. The point is on the curve: $${through}$.\n\nSolve the two equations together: $p = ${p0}$ and $q = ${q0}$.`,
          answer: `p = ${p0}, q = ${q0}`,
          letters: ['p', 'q'],
        }),
      ],
    }
  },
  verify: ({ kind, h, k, x, m, y }) => {
    // Each condition is linear in p and q: a·p + b·q = c.
    const [a, b, c] = kind === 0 ? [2 * h, 0, -3 * h * h] : [2 * x, 1, m]
    const [d, e, f] = kind === 0 ? [h * h, 1, k - h ** 3] : [x * x, x, y]
    const det = a * e - b * d
    return `p = ${(c * e - b * f) / det}, q = ${(a * f - c * d) / det}`
  },
})
