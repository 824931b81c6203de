import { ask } from '@/lib/exams/authoring/ask'
import { poly, signed } from '@/lib/exams/authoring/maths'
import { bisect, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { sketch } from '@/lib/figures/plane/sketches'
import { INVERSE_EXISTS, NO_WAY_BACK, NOT_ONE_ONE, solved } from '../functions'

const { question, templates } = questionsOf('structured', '1.5')

export { templates }

question('why-there-is-no-inverse', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [s, p, d] = [random.pick([1, -1]), random.int(1, 5), random.int(1, 4)]
    return p === d ? null : { s, p, d }
  },
  make: ({ s, p, d }) => {
    const f = (x: number) => s * ((x - p) ** 2 - d * d)
    const rule = s > 0 ? poly(1, -2 * p, p * p - d * d) : poly(-1, 2 * p, d * d - p * p)
    const [low, high] = [Math.min(p - d, 0) - 1, Math.max(p + d, 0) + 1]
    const size = Math.max(Math.abs(f(low)), d * d) * 1.1
    const drawn = sketch({ curves: [f], x: [low, high], y: [-size, size], onX: [p - d, p + d], height: 200 })
    return {
      stem: [
        `The diagram shows a sketch of $y = f(x)$, where $f(x) = ${rule}$ for all real *x*.`,
        `$f(x) = ${rule}$ for $x \\in \\mathbb{R}$. The graph of $y = f(x)$ is sketched in the diagram.`,
        `The function $f: x \\mapsto ${rule}$ has the domain $x \\in \\mathbb{R}$. The diagram shows a sketch of its graph.`,
      ],
      figure: figure(
        {
          name: 'functions/parabola-with-two-roots',
          title: 'Sketch of a parabola',
          description: `On axes without scales, ${s > 0 ? 'a U-shaped curve' : 'a curve like an arch'} that crosses the x-axis at ${plain(p - d)} and ${plain(p + d)}.`,
          height: drawn.height,
        },
        drawn.shape,
      ),
      parts: {
        a: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why f does not have an inverse.',
          scheme: [NOT_ONE_ONE, NO_WAY_BACK],
          modelAnswer:
            'f is not one–one: two different inputs have the same output. So an output would go back to two inputs, and the inverse would not be a function.',
          solution: `For example, $f(${p - d}) = f(${p + d}) = 0$. The output 0 comes from two inputs, so there is no single input to go back to.`,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            'The domain is changed to $x \\le k$. Find the greatest value of *k* for which f has an inverse.',
            'The function now has the domain $x \\le k$. Find the greatest *k* for which it has an inverse.',
          ],
          scheme: [
            `M1 half-way between ${plain(p - d)} and ${plain(p + d)}, or completing the square`,
            `A1 ${p}`,
          ],
          solution: `The curve turns half-way between its roots, at $x = ${p}$. As far as this point it only ${s > 0 ? 'falls' : 'rises'}.`,
          answer: p,
        }),
        c: ask.expression({
          command: 'State',
          subtopic: '1.2',
          objective: 'AO1',
          prompt: 'For this value of *k*, state the domain of $f^{-1}$, as an inequality in *x*.',
          scheme: [`B1 $x ${s > 0 ? '\\ge -' : '\\le '}${d * d}$`],
          solution: `The domain of the inverse is the range of f. At the turning point $f(${p}) = ${f(p)}$, so it is $x ${s > 0 ? '\\ge -' : '\\le '}${d * d}$.`,
          answer: s > 0 ? `x >= -${d * d}` : `x <= ${d * d}`,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ s, p, d }) => {
    const f = (x: number) => s * (x * x - 2 * p * x + p * p - d * d)
    const turn = Array.from({ length: 41 }, (_, at) => at - 20).find(x => f(x - 1) === f(x + 1)) ?? 0
    return { b: turn, c: s > 0 ? `${f(turn)} <= x` : `${f(turn)} >= x` }
  },
})

/** 2π/n in LaTeX. */
const PERIOD: Readonly<Record<number, string>> = {
  2: '\\pi',
  3: '\\frac{2\\pi}{3}',
  4: '\\frac{\\pi}{2}',
  6: '\\frac{\\pi}{3}',
}

question('greatest-bound-for-a-cosine', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b, n] = [random.int(-3, 6), random.int(2, 6), random.pick([2, 3, 4, 6])]
    return a === 0 || a === b || a === -b ? null : { a, b, n }
  },
  make: ({ a, b, n }) => {
    const rule = `${a} + ${b}\\cos ${n}x`
    return {
      stem: [
        `$f(x) = ${rule}$ for $0 \\le x \\le m$, where *x* is in radians and *m* is a positive constant.`,
        `The function f is defined by $f(x) = ${rule}$, *x* in radians, for $0 \\le x \\le m$. Here *m* is a positive constant.`,
        `The domain of $f: x \\mapsto ${rule}$ is $0 \\le x \\le m$, where *m* is a positive constant and *x* is in radians.`,
      ],
      parts: {
        a: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: `Explain why f has no inverse when $m = ${PERIOD[n] ?? ''}$.`,
          scheme: [NOT_ONE_ONE],
          modelAnswer: 'f is not one–one: the two ends of the domain have the same output.',
          solution: `This is a whole period of the cosine. Both ends give the output ${plain(a + b)}, so f is many–one.`,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'Find the greatest value of *m* for which f has an inverse. Give your answer in terms of $\\pi$.',
          scheme: [`M1 $${n}x = \\pi$ at the least value`, `A1 $\\frac{\\pi}{${n}}$`],
          solution: `The cosine falls until its angle is $\\pi$, and then it turns: $${n}m = \\pi$.`,
          answer: `pi/${n}`,
          letters: [],
          form: 'exact',
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '1.2',
          objective: 'AO1',
          prompt: 'For this value of *m*, find the domain of $f^{-1}$, as an inequality in *x*.',
          scheme: [`B1 ${plain(a - b)} and ${plain(a + b)}`, `B1 $${a - b} \\le x \\le ${a + b}$`],
          solution:
            `It is the range of f. The cosine takes all values from 1 to −1, so *f* takes all values from ${plain(a + b)} to ${plain(a - b)}, and both ends are reached.`.replace(
              '*f*',
              'f',
            ),
          answer: `${a - b} <= x <= ${a + b}`,
          letters: ['x'],
        }),
        d: ask.expression({
          command: 'Find',
          subtopic: '1.3',
          objective: 'AO2',
          prompt: `Find the exact value of $f^{-1}(${a})$.`,
          scheme: [`M1 $\\cos ${n}x = 0$`, `A1 $\\frac{\\pi}{${2 * n}}$`],
          solution: `It is the input that gives ${plain(a)}: $\\cos ${n}x = 0$, so $${n}x = \\frac{\\pi}{2}$ and $x = \\frac{\\pi}{${2 * n}}$.`,
          answer: `pi/${2 * n}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ a, b, n }) => {
    const f = (x: number) => a + b * Math.sin(Math.PI / 2 - n * x)
    const lowest = bisect(x => derivative(f, x), 2 / n, 4 / n)
    const middle = bisect(x => f(x) - a, 0, lowest)
    return {
      b: `${Math.round(lowest / (Math.PI / 720)) / 720}*pi`,
      c: `${Math.round(f(0))} >= x >= ${Math.round(f(lowest))}`,
      d: `${Math.round(middle / (Math.PI / 720)) / 720}*pi`,
    }
  },
})

question('least-bound-for-a-cubic', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [u, gap] = [random.int(-4, 2), random.pick([2, 4])]
    const [v, c] = [u + gap, random.int(-9, 9)]
    const next = random.int(1, 3)
    return c === 0 || u === 0 || v === 0 || u + v === 0 ? null : { u, v, c, next }
  },
  make: ({ u, v, c, next }) => {
    const half = (3 * (u + v)) / 2
    const f = (x: number) => x ** 3 - half * x * x + 3 * u * v * x + c
    const rule = poly(1, -half, 3 * u * v, c)
    const [least, at] = [f(v), v + next]
    return {
      stem: [
        `$f(x) = ${rule}$ for all real *x*.`,
        `The function f is defined by $f(x) = ${rule}$ for $x \\in \\mathbb{R}$.`,
        `$f: x \\mapsto ${rule}$, $x \\in \\mathbb{R}$.`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Find',
          subtopic: '14.6',
          objective: 'AO1',
          prompt: 'Find the *x*-coordinates of the stationary points of $y = f(x)$.',
          scheme: [`M1 $${poly(3, -3 * (u + v), 3 * u * v)} = 0$`, `A1 ${plain(u)}`, `A1 ${plain(v)}`],
          solution: `$f'(x) = ${poly(3, -3 * (u + v), 3 * u * v)} = 3(${poly(1, -u)})(${poly(1, -v)})$, which is zero at *x* = ${plain(u)} and at *x* = ${plain(v)}.`,
          answer: [String(u), String(v)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why f does not have an inverse.',
          scheme: [NOT_ONE_ONE],
          modelAnswer:
            'The curve rises, falls and rises again, so f is not one–one: some outputs come from more than one input.',
          solutionFigure: solved({
            name: 'cubic-with-two-turns',
            title: 'The curve and its turning points',
            description: `The curve rises to a maximum point at x = ${plain(u)}, falls to a minimum point at x = ${plain(v)} and rises again. A level line between the two heights cuts it three times.`,
            x: [u - 0.62 * (v - u), v + 0.62 * (v - u)],
            y: [f(v) - 0.5 * (f(u) - f(v)), f(u) + 0.5 * (f(u) - f(v))],
            pieces: [{ f }, { f: () => (f(u) + f(v)) / 2, cls: 'r dash' }],
            points: [
              { at: [u, f(u)], label: `*x* = ${plain(u)}`, place: 'above' },
              { at: [v, f(v)], label: `*x* = ${plain(v)}`, place: 'below' },
            ],
          }),
          solution: `The curve rises to $x = ${u}$, falls to $x = ${v}$ and rises again. A horizontal line between the two turning points cuts it three times.`,
        }),
        c: ask.whole({
          command: 'State',
          objective: 'AO2',
          prompt:
            'The function g has the same rule as f, and the domain $x \\ge k$. State the least value of *k* for which g has an inverse.',
          scheme: [`B1 ${plain(v)}`],
          solution: `From the minimum point at $x = ${v}$ on the curve only rises. A smaller *k* would take in a part that falls.`,
          answer: v,
          follow: { from: 'a', formula: 'x' },
        }),
        d: ask.expression({
          command: 'Find',
          subtopic: '1.2',
          objective: 'AO2',
          prompt: 'For this value of *k*, find the domain of $g^{-1}$, as an inequality in *x*.',
          scheme: [`M1 $f(${v}) = ${least}$`, `A1 $x \\ge ${least}$`],
          solution: `It is the range of g. The least value is $f(${v}) = ${least}$, and g rises from there without limit: $x \\ge ${least}$.`,
          answer: `x >= ${least}`,
          letters: ['x'],
        }),
        e: ask.whole({
          command: 'Solve',
          subtopic: '1.3',
          objective: 'AO2',
          prompt: `Solve the equation $g^{-1}(x) = ${at}$.`,
          scheme: [`M1 $x = g(${at})$`, `A1 ${plain(f(at))}`],
          solution: `$g^{-1}(x) = ${at}$ means $x = g(${at}) = ${f(at)}$.`,
          answer: f(at),
        }),
      },
    }
  },
  verify: ({ u, v, c, next }) => {
    const f = (x: number) => x * (x * (x - 1.5 * (u + v)) + 3 * u * v) + c
    const middle = (u + v) / 2
    const slope = (x: number) => derivative(f, x)
    const [first, last] = [bisect(slope, u - 5, middle), bisect(slope, middle, v + 5)].map(Math.round)
    return {
      a: [first ?? 0, last ?? 0],
      c: last ?? 0,
      d: `${f(last ?? 0)} <= x`,
      e: f((last ?? 0) + next),
    }
  },
})

question('half-of-a-modulus', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, h, c] = [random.int(2, 5), random.int(1, 5), random.int(-6, 6)]
    return c === 0 || a * h + c < 1 ? null : { a, h, c, at: h - random.int(1, 4) }
  },
  make: ({ a, h, c, at }) => {
    const rule = `|${poly(a, -a * h)}| ${signed(c)}`
    const f = (x: number) => Math.abs(a * (x - h)) + c
    return {
      stem: [
        `$f(x) = ${rule}$ for $x \\le k$.`,
        `The function f, defined by $f(x) = ${rule}$, has the domain $x \\le k$.`,
        `$f: x \\mapsto ${rule}$ for $x \\le k$, where *k* is a constant.`,
      ],
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the greatest value of *k* for which f has an inverse.',
          scheme: [`M1 $${poly(a, -a * h)} = 0$`, `A1 ${h}`],
          solution: `The graph is a V. It only falls as far as its corner, where $${poly(a, -a * h)} = 0$: $k = ${h}$.`,
          answer: h,
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why f has an inverse for this value of *k*.',
          scheme: [INVERSE_EXISTS],
          modelAnswer: 'f is one–one, since it decreases throughout its domain.',
          solution: `For $x \\le ${h}$ the graph is one straight arm that falls, so no output occurs twice.`,
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '1.6',
          objective: 'AO2',
          prompt: 'Find an expression for $f^{-1}(x)$ for this value of *k*.',
          scheme: [
            `M1 $y = ${poly(-a, a * h)} ${signed(c)}$`,
            `M1 $${a}x = ${a * h + c} - y$`,
            `A1 $\\frac{${a * h + c} - x}{${a}}$`,
          ],
          solution: `For $x \\le ${h}$ the number in the modulus is negative or zero, so $f(x) = -(${poly(a, -a * h)}) ${signed(c)} = ${a * h + c} - ${a}x$. From $y = ${a * h + c} - ${a}x$ follows $x = \\frac{${a * h + c} - y}{${a}}$.`,
          answer: `(${a * h + c} - x)/${a}`,
          letters: ['x'],
        }),
        d: ask.expression({
          command: 'State',
          subtopic: '1.2',
          objective: 'AO1',
          prompt: 'State the domain of $f^{-1}$, as an inequality in *x*.',
          scheme: [`B1 $x \\ge ${c}$`],
          solution: `It is the range of f. A modulus is at least 0, so $f(x) \\ge ${c}$, and the domain is $x \\ge ${c}$.`,
          answer: `x >= ${c}`,
          letters: ['x'],
        }),
        e: ask.whole({
          command: 'Find',
          subtopic: '1.3',
          objective: 'AO1',
          prompt: `Find $f^{-1}(${f(at)})$.`,
          scheme: [`B1 ${plain(at)}`],
          solution: `$\\frac{${a * h + c} - (${f(at)})}{${a}} = ${at}$.`.replace(/- \((\d+)\)/, '- $1'),
          answer: at,
        }),
      },
    }
  },
  verify: ({ a, h, c, at }) => {
    const f = (x: number) => Math.max(a * x - a * h, a * h - a * x) + c
    return {
      a: Math.round(bisect(x => a * x - a * h, -50, 50) * 1e6) / 1e6,
      c: `${h} - (x - (${c}))/${a}`,
      d: `${f(h)} <= x`,
      e: Math.round(bisect(x => f(x) - f(at), h - 20, h) * 1e6) / 1e6,
    }
  },
})
