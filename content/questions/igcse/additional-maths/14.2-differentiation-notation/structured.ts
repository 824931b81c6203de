import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac, nonZero, poly, signed, typedFraction } from '@/lib/exams/authoring/maths'
import { derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { line, text } from '@/lib/figures/shapes'

const { question, templates } = questionsOf('structured', '14.2')

export { templates }

const inLetter = (text: string, letter: string) => text.replaceAll('x', letter)

question('first-and-second-derivative', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [kind, n] = [random.int(0, 3), random.pick([4, 5])]
    const [a, b, c] = [random.int(1, 3), random.pick(nonZero(-6, 6)), random.pick(nonZero(-9, 9))]
    return { kind, n, a, b, c, at: random.pick([-2, -1, 2, 3]) }
  },
  make: ({ kind, n, a, b, c, at }) => {
    const letter = ['x', 'x', 't', 'u'][kind] ?? 'x'
    const name = kind === 0 ? 'f' : ['y', 'y', 's', 'z'][kind]
    const zeros = Array.from({ length: n - 3 }, () => 0)
    const f = inLetter(poly(a, ...zeros, b, c, 0), letter)
    const first = inLetter(poly(n * a, ...zeros, 2 * b, c), letter)
    const second = inLetter(poly(n * (n - 1) * a, ...zeros, 2 * b), letter)
    const isF = kind === 0
    const [one, two] = isF
      ? ["f'(x)", "f''(x)"]
      : [`\\frac{d${name}}{d${letter}}`, `\\frac{d^2${name}}{d${letter}^2}`]
    const value = n * (n - 1) * a * at ** (n - 2) + 2 * b
    return {
      stem: isF ? `$f(x) = ${f}$` : `$${name} = ${f}$`,
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: [`Find $${one}$.`, `Find an expression for $${one}$.`],
          scheme: ['B1 two of the three terms right', `B1 $${first}$`],
          solution: `Multiply each term by its power and make the power one smaller: $${one} = ${first}$.`,
          answer: first,
          letters: [letter],
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: [`Find $${two}$.`, `Find an expression for $${two}$.`],
          scheme: [`B1 $${second}$`],
          solution: `The second derivative is the derivative of $${first}$: $${second}$. Nothing is squared.`,
          answer: second,
          letters: [letter],
        }),
        c: ask.number({
          objective: 'AO1',
          command: 'Find',
          prompt: isF
            ? `Find the value of $f''(${at})$.`
            : `Find the value of $${two}$ when $${letter} = ${at}$.`,
          scheme: [`M1 $${at}$ put into their second derivative`, `A1 ${plain(value)}`],
          solution: `Put $${at}$ in after differentiating: $${n * (n - 1) * a} \\times ${bracketed(at)}^${n - 2} ${signed(2 * b)} = ${value}$.`,
          answer: value,
          own: { from: 'b', key: `f(${at})` },
        }),
      },
    }
  },
  verify: ({ kind, n, a, b, c, at }) => {
    const letter = ['x', 'x', 't', 'u'][kind] ?? 'x'
    const f = (z: number) => a * z ** n + b * z * z + c * z
    return {
      a: `${a}*${n}*${letter}^${n}/${letter} + 2*(${b})*${letter} + (${c})`,
      b: `${a * n * n - a * n}*${letter}^${n}/${letter}^2 + 2*(${b})`,
      c: Math.round(derivative(z => derivative(f, z, 0.01), at, 0.01)),
    }
  },
})

const STEPPED = [
  { says: 'y = x^2 + 5x', f: (x: number) => x * x + 5 * x, slope: '2x + 5', typed: '2x + 5' },
  { says: 'y = x^3 - 2x', f: (x: number) => x ** 3 - 2 * x, slope: '3x^2 - 2', typed: '3x^2 - 2' },
  { says: 'y = \\frac{24}{x}', f: (x: number) => 24 / x, slope: '-\\frac{24}{x^2}', typed: '-24/x^2' },
  { says: 'y = 2x^2 - 7', f: (x: number) => 2 * x * x - 7, slope: '4x', typed: '4x' },
  {
    says: 'y = \\frac{60}{x^2}',
    f: (x: number) => 60 / x ** 2,
    slope: '-\\frac{120}{x^3}',
    typed: '-120/x^3',
  },
  {
    says: 'y = x + \\frac{8}{x}',
    f: (x: number) => x + 8 / x,
    slope: '1 - \\frac{8}{x^2}',
    typed: '1 - 8/x^2',
  },
] as const

/** A curve with P, Q and the step between them: the same for every equation, since only the idea is shown. */
function stepFigure() {
  const f = (x: number) => 0.7 + 0.3 * x * x
  const on = plane({ x: { min: -0.4, max: 4.4 }, y: { min: -0.6, max: 6 }, height: 190 })
  const [from, corner, to] = [on.at(2, f(2)), on.at(3.5, f(2)), on.at(3.5, f(3.5))]
  return figure(
    {
      name: 'calculus/a-step-on-a-curve',
      title: 'Two points of a curve',
      description:
        'A sketch of another curve than the one in the question: points P and Q of a curve with a dashed step to the right, marked δx, and a dashed step up, marked δy.',
      height: on.canvasHeight,
    },
    on.axes,
    functionCurve(on, f, { from: 0 }),
    line(...from, ...corner, 'l dash thin'),
    line(...corner, ...to, 'l dash thin'),
    mark(on, [2, f(2)], '*P*', { place: 'above left' }),
    mark(on, [3.5, f(3.5)], '*Q*', { place: 'above left' }),
    text((from[0] + corner[0]) / 2, corner[1] + 18, '*δx*', { anchor: 'middle' }),
    text(corner[0] + 8, (corner[1] + to[1]) / 2, '*δy*', { anchor: 'start' }),
  )
}

/** Three significant figures of a change. */
const sig = (value: number) => plain(Number(value.toPrecision(3)))

question('a-small-change-in-x', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => ({
    kind: random.int(0, STEPPED.length - 1),
    at: random.pick([2, 4, 5]),
    step: random.pick([0.01, 0.02, 0.04, 0.05, 0.1]),
  }),
  make: ({ kind, at, step }) => {
    const { says, f, slope, typed } = STEPPED[kind] ?? STEPPED[0]
    const change = f(at + step) - f(at)
    const exact = derivative(f, at)
    const to = plain(at + step)
    return {
      stem: [
        `*P* and *Q* are the points of the curve $${says}$ where $x = ${at}$ and $x = ${to}$. The diagram shows, for another curve, what is meant by $\\delta x$ and $\\delta y$.`,
        `For the curve $${says}$, the value of *x* increases from ${plain(at)}, at *P*, to ${to}, at *Q*. $\\delta x$ and $\\delta y$ are the changes in *x* and *y*; the diagram shows them for another curve.`,
        `A point moves on the curve $${says}$ from *P*, where $x = ${at}$, to *Q*, where $x = ${to}$. The changes in its coordinates are $\\delta x$ and $\\delta y$. The diagram shows such changes on another curve.`,
      ],
      figure: stepFigure(),
      parts: {
        a: ask.number({
          objective: 'AO1',
          prompt: 'Find the value of $\\delta y$, correct to 3 significant figures.',
          scheme: ['M1 difference of the two values of *y*', `A1 ${sig(change)}`],
          solution: `$\\delta y$ is the value of *y* at *Q* less its value at *P*: ${sig(change)}.${change < 0 ? ' It is negative, because *y* decreases.' : ''}`,
          sigFigs: 3,
          answer: change,
        }),
        b: ask.number({
          objective: 'AO1',
          prompt: 'Find the value of $\\frac{\\delta y}{\\delta x}$, correct to 3 significant figures.',
          scheme: [`B1 ${sig(change / step)}`],
          solution: `$\\delta x = ${step}$, so $\\frac{\\delta y}{\\delta x}$ is ${sig(change / step)}. Use the unrounded value of $\\delta y$.`,
          sigFigs: 3,
          answer: change / step,
          via: [{ value: change, formula: `x/${step}` }],
          follow: { from: 'a', formula: `x/${step}` },
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [`B1 $${slope}$`],
          solution: `Differentiate each term: $\\frac{dy}{dx} = ${slope}$.`,
          answer: typed,
          letters: ['x'],
        }),
        d: ask.number({
          prompt:
            'Find the value that $\\frac{\\delta y}{\\delta x}$ tends to as *Q* moves along the curve towards *P*.',
          scheme: ['M1 $\\frac{dy}{dx}$ at *P*', `A1 ${plain(roundTo(exact, 6))}`],
          solution: `As $\\delta x \\to 0$, $\\frac{\\delta y}{\\delta x} \\to \\frac{dy}{dx}$. At *P*, $x = ${at}$ and $\\frac{dy}{dx} = ${plain(roundTo(exact, 6)).replace('−', '-')}$.`,
          answer: roundTo(exact, 9),
          own: { from: 'c', key: `f(${at})` },
        }),
      },
    }
  },
  verify: ({ kind, at, step }) => {
    const x = at + step
    const rise =
      [
        (x - at) * (x + at + 5),
        (x - at) * (x * x + x * at + at * at - 2),
        (-24 * step) / (x * at),
        2 * step * (x + at),
        (-60 * step * (x + at)) / (x * at) ** 2,
        step - (8 * step) / (x * at),
      ][kind] ?? 0
    const slopes = [2 * at + 5, 3 * at * at - 2, -24 / at ** 2, 4 * at, -120 / at ** 3, 1 - 8 / at ** 2]
    const words = ['x + x + 5', '3*x*x - 2', '-24*x^(-2)', '2*x*2', '-120*x^(-3)', '(x*x - 8)/x^2']
    return { a: rise, b: rise / step, c: words[kind] ?? '', d: slopes[kind] ?? 0 }
  },
})

question('constants-from-derivatives', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.pick([1, 2, 3, -1, -2]), random.pick(nonZero(-6, 6))]
    const [c, d] = [random.pick(nonZero(-9, 9)), random.pick(nonZero(-9, 9))]
    const [p, q] = random.sample([-2, -1, 1, 2, 3], 2) as [number, number]
    const first = 3 * a * p * p + 2 * b * p + c
    const second = 6 * a * q + 2 * b
    const value = a * p ** 3 + b * p * p + c * p + d
    return second === 0 || Math.abs(first) > 40 || Math.abs(value) > 40
      ? null
      : { a, b, c, d, p, q, first, second, value }
  },
  make: ({ a, b, c, d, p, q, first, second, value }) => {
    const cubic = `${poly(a, 0, 0, 0)} + px^2 + qx + r`
    const slope = `${poly(3 * a, 0, 0)} + 2px + q`
    const inF = `f'(${p}) = ${first}`
    return {
      stem: [
        `$f(x) = ${cubic}$, where *p*, *q* and *r* are constants. It is given that $f''(${q}) = ${second}$, $${inF}$ and $f(${p}) = ${value}$.`,
        `The constants *p*, *q* and *r* are such that $f(x) = ${cubic}$ has $f(${p}) = ${value}$, $${inF}$ and $f''(${q}) = ${second}$.`,
        `A function is defined by $f(x) = ${cubic}$, with constants *p*, *q* and *r*. $f(${p}) = ${value}$, $${inF}$ and $f''(${q}) = ${second}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: "Find $f''(x)$ in terms of *p* and *x*.",
          scheme: [`B1 $f'(x) = ${slope}$`, `B1 $${poly(6 * a, 0)} + 2p$`],
          solution: `$f'(x) = ${slope}$, where *p* and *q* are numbers like any others. Differentiate again: $f''(x) = ${poly(6 * a, 0)} + 2p$.`,
          answer: `${poly(6 * a, 0)} + 2p`,
          letters: ['x', 'p'],
        }),
        'b.i': ask.whole({
          command: 'Find',
          prompt: 'Find the value of *p*.',
          scheme: [`M1 $f''(${q}) = ${second}$ used`, `A1 $p = ${b}$`],
          solution: `$f''(${q}) = ${second}$ gives $${6 * a * q} + 2p = ${second}$, so $p = ${b}$.`,
          answer: b,
        }),
        'b.ii': ask.whole({
          command: 'Find',
          prompt: 'Find the value of *q*.',
          scheme: [`B1 $q = ${c}$`],
          solution: `$${inF}$ gives $${3 * a * p * p} ${signed(2 * b * p)} + q = ${first}$, so $q = ${c}$.`,
          answer: c,
          follow: { from: 'b.i', formula: `${first - 3 * a * p * p} - ${bracketed(2 * p)}*x` },
        }),
        'b.iii': ask.whole({
          command: 'Find',
          prompt: 'Find the value of *r*.',
          scheme: [`B1 $r = ${d}$`],
          solution: `$f(${p}) = ${value}$ gives $${a * p ** 3} ${signed(b * p * p)} ${signed(c * p)} + r = ${value}$, so $r = ${d}$.`,
          answer: d,
        }),
        c: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: "Find the exact value of *x* for which $f''(x) = 0$.",
          scheme: [`B1 $${frac(-b, 3 * a)}$`],
          solution: `$f''(x) = ${poly(6 * a, 2 * b)}$. It is zero when $${poly(6 * a, 0)} = ${-2 * b}$.`,
          answer: typedFraction(-b, 3 * a),
          letters: [],
        }),
      },
    }
  },
  verify: ({ a, b, c, d, p, q, first, second, value }) => {
    const f = (x: number) => ((a * x + b) * x + c) * x + d
    const bend = (x: number) => f(x + 1) - 2 * f(x) + f(x - 1)
    // The second derivative of a cubic is a line: its root by two of its values.
    const found = Array.from({ length: 25 }, (_, at) => at - 12)
    const two = found.find(each => 6 * a * q + 2 * each === second) ?? Number.NaN
    const one = first - 3 * a * p * p - 2 * two * p
    const last = value - a * p ** 3 - two * p * p - one * p
    return {
      a: `p + p + x*${6 * a}`,
      'b.i': two,
      'b.ii': one,
      'b.iii': last,
      c: `${-bend(0)}/(${bend(1) - bend(0)})`,
    }
  },
})

question('square-or-second-derivative', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = [
      random.pick([1, 3, 4, 5, 6, 7]),
      random.pick(nonZero(-9, 9)),
      random.pick(nonZero(-9, 9)),
    ]
    return { a, b, c, k: random.int(2, 6) }
  },
  make: ({ a, b, c, k }) => {
    const [surd, typed] = [`\\sqrt{${2 * a}}`, `sqrt(${2 * a})`]
    const first = poly(2 * a, b)
    const size = k * k - 2 * a
    const x = (k - b) / (2 * a)
    return {
      stem: [
        `A curve has the equation $y = ${poly(a, b, c)}$.`,
        `$y = ${poly(a, b, c)}$`,
        `The equation of a curve is $y = ${poly(a, b, c)}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find $\\left(\\frac{dy}{dx}\\right)^2 - \\frac{d^2y}{dx^2}$ in terms of *x*. Give your answer in the form $px^2 + qx + r$.`,
          scheme: [
            `B1 $\\frac{dy}{dx} = ${first}$`,
            `B1 $\\frac{d^2y}{dx^2} = ${2 * a}$`,
            `B1 $${poly(4 * a * a, 4 * a * b, b * b - 2 * a)}$`,
          ],
          solution: `$\\frac{dy}{dx} = ${first}$ and $\\frac{d^2y}{dx^2} = ${2 * a}$. Only the first is squared: $(${first})^2 - ${2 * a} = ${poly(4 * a * a, 4 * a * b, b * b - 2 * a)}$.`,
          answer: poly(4 * a * a, 4 * a * b, b * b - 2 * a),
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.solutions({
          command: 'Find',
          prompt: `Find the exact values of *x* for which $\\left(\\frac{dy}{dx}\\right)^2 = \\frac{d^2y}{dx^2}$.`,
          scheme: [
            `M1 $(${first})^2 = ${2 * a}$`,
            `A1 $\\frac{${-b} - ${surd}}{${2 * a}}$`,
            `A1 $\\frac{${-b} + ${surd}}{${2 * a}}$`,
          ],
          solution: `$(${first})^2 = ${2 * a}$, so $${first} = \\pm ${surd}$ and $x = \\frac{${-b} \\pm ${surd}}{${2 * a}}$.`,
          answer: [`(${-b} - ${typed})/${2 * a}`, `(${-b} + ${typed})/${2 * a}`],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.number({
          command: 'Find',
          prompt: `Find the value of $\\left(\\frac{dy}{dx}\\right)^2 - \\frac{d^2y}{dx^2}$ at the point where the tangent has the gradient ${k}.`,
          scheme: [`B1 ${plain(size)}`],
          solution: `There $\\frac{dy}{dx} = ${k}$, and the second derivative is ${2 * a} everywhere: $${k}^2 - ${2 * a} = ${size}$. You do not need *x*${Number.isInteger(x) ? ` (it is ${plain(x)})` : ''}.`,
          answer: size,
        }),
      },
    }
  },
  verify: ({ a, b, c, k }) => {
    const f = (x: number) => (a * x + b) * x + c
    const at = (k - b) / (2 * a)
    const bend = Math.round(f(at + 1) - 2 * f(at) + f(at - 1))
    const gap = (x: number) => (f(x + 1) - f(x - 1)) ** 2 / 4 - bend
    const [zero, one, minus] = [gap(0), gap(1), gap(-1)]
    const [p, q] = [(one + minus) / 2 - zero, (one - minus) / 2]
    const under = Math.sqrt(q * q - 4 * p * zero)
    return {
      a: `${p}*x*x + (${q})*x + (${zero})`,
      b: [(-q - under) / (2 * p), (-q + under) / (2 * p)],
      c: roundTo(gap(at), 6),
    }
  },
})
