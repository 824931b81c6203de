import { ask } from '@/lib/exams/authoring/ask'
import { bareAxes } from '@/lib/exams/authoring/bare-axes'
import { poly, signed } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { functionCurve, parametricCurve, straightLine } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { INVERSE_EXISTS } from '../functions'

const { question, templates } = questionsOf('structured', '1.8')

export { templates }

/** (x − p)² + q, with p = 0 as x². */
const squareOf = (p: number, q: number) => `${p === 0 ? 'x^2' : `(${poly(1, -p)})^2`} ${signed(q)}`

const FEATURES = [
  {
    f: (c: number) => `$f(x) = e^x + ${c}$, for all real *x*`,
    inverse: (c: number) => `It rises, and its asymptote is $x = ${c}$.`,
  },
  {
    f: (c: number) => `$f(x) = \\ln(x - ${c})$, for $x > ${c}$`,
    inverse: (c: number) => `It rises, and its asymptote is $y = ${c}$.`,
  },
  {
    f: (c: number) => `$f(x) = x^2 + ${c}$, for $x \\ge 0$`,
    inverse: (c: number) => `It begins at the point $(${c}, 0)$.`,
  },
  {
    f: (c: number) => `$f(x) = \\sqrt{x - ${c}}$, for $x \\ge ${c}$`,
    inverse: (c: number) => `It begins at the point $(0, ${c})$.`,
  },
  {
    f: (c: number) => `$f(x) = ${c}x$, for all real *x*`,
    inverse: (c: number) => `It is a straight line through the origin with gradient $\\frac{1}{${c}}$.`,
  },
  {
    f: (c: number) => `$f(x) = e^{-x} + ${c}$, for all real *x*`,
    inverse: (c: number) => `It falls, and its asymptote is $x = ${c}$.`,
  },
] as const

question('features-of-the-inverse-graph', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => ({ c: random.int(2, 9), picked: random.sample([0, 1, 2, 3, 4, 5], 4) }),
  make: ({ c, picked }) => {
    const items = picked.map(at => ({ id: `f${at}`, text: FEATURES[at]?.f(c) ?? '' }))
    const targets = FEATURES.map(({ inverse }, at) => ({ id: `t${at}`, text: inverse(c) }))
    return {
      stem: '',
      parts: [
        ask.match({
          command: 'Match',
          prompt: [
            'Match each function with the statement about the graph of $y = f^{-1}(x)$.',
            'Match each function with the statement that is true of the graph of its inverse. Two statements are left over.',
            'For each function, choose the statement that is true of the graph of its inverse.',
          ],
          items,
          targets,
          answer: Object.fromEntries(picked.map(at => [`f${at}`, `t${at}`])),
          scheme: picked.map(at => `B1 ${FEATURES[at]?.f(c).split(',')[0]}: ${FEATURES[at]?.inverse(c)}`),
          solution: `Reflecting in $y = x$ exchanges the coordinates: an asymptote $y = ${c}$ becomes $x = ${c}$, an end point $(0, ${c})$ becomes $(${c}, 0)$, and what rises still rises.`,
        }),
      ],
    }
  },
})

question('plot-the-reflected-points', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const r = random.pick([2, 3])
    const p = r === 2 ? random.int(-5, 1) : random.int(-2, 4)
    return { p, r, q: p + r - r * r, at: random.pick([0, 1, 5 - r]) }
  },
  make: ({ p, q, r, at }) => {
    const f = (x: number) => (x - p) ** 2 + q
    const xs = [p, p + 1, p + 2, p + 3]
    const curve: Spot[] = Array.from({ length: 13 }, (_, step): Spot => [p + step / 4, f(p + step / 4)])
    const asked = xs[at] ?? p
    return {
      stem: [
        `The function f has the domain $x \\ge ${p}$. Its graph, which rises without limit, is drawn on the grid in part (a) as far as $x = ${p + 3}$. The points with whole-number values of *x* are marked.`,
        `f is a one–one function with the domain $x \\ge ${p}$. The grid in part (a) shows its graph as far as $x = ${p + 3}$, with four points marked on it. The graph goes on rising without limit.`,
        `The grid in part (a) shows the graph of $y = f(x)$ from $x = ${p}$, where the domain begins, to $x = ${p + 3}$. From there it goes on rising without limit. Four of its points are marked.`,
      ],
      parts: {
        a: plotPart({
          name: 'functions/grid-with-a-curve',
          title: 'A curve on a grid',
          description: `Graph paper with x and y from −8 to 8. A curve rises through the four marked points ${xs.map(x => `(${plain(x)}, ${plain(f(x))})`).join(', ')}.`,
          command: 'Plot',
          prompt: 'Plot the four corresponding points of the graph of $y = f^{-1}(x)$.',
          axes: {
            x: { label: '*x*', min: -8, max: 8, large: 2, parts: 4 },
            y: { label: '*y*', min: -8, max: 8, large: 2, parts: 4 },
          },
          given: [
            { tool: 'line', from: [0, -8], to: [0, 8] },
            { tool: 'line', from: [-8, 0], to: [8, 0] },
            { tool: 'curve', through: curve },
            ...xs.map(x => ({ tool: 'point' as const, at: [x, f(x)] as const })),
          ],
          tasks: [{ task: 'points', wanted: xs.map((x): Spot => [f(x), x]), marks: 2 }],
          scheme: ['B1 at least two points right', 'B1 all four points right'],
          solution: `Exchange the coordinates of each point: ${xs.map(x => `$(${x}, ${f(x)})$ becomes $(${f(x)}, ${x})$`).join(', ')}.`,
        }),
        b: ask.expression({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the equation of the line in which the two graphs are reflections of each other.',
          scheme: ['B1 $y = x$'],
          solution: 'Exchanging the two coordinates is a reflection in the line $y = x$.',
          answer: 'y = x',
          letters: ['x', 'y'],
        }),
        c: ask.whole({
          command: 'Write down',
          subtopic: '1.3',
          objective: 'AO1',
          prompt: `Write down the value of $f^{-1}(${f(asked)})$.`,
          scheme: [`B1 ${plain(asked)}`],
          solution: `The graph of f passes through $(${asked}, ${f(asked)})$, so $f^{-1}(${f(asked)}) = ${asked}$.`,
          answer: asked,
        }),
        d: ask.expression({
          command: 'State',
          subtopic: '1.2',
          objective: 'AO1',
          prompt: 'State the domain of $f^{-1}$, as an inequality in *x*.',
          scheme: [`B1 $x \\ge ${q}$`],
          solution: `It is the range of f. The lowest point of the graph is $(${p}, ${q})$, and from there it rises without limit.`,
          answer: `x >= ${q}`,
          letters: ['x'],
        }),
        e: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *x* for which $f(x) = f^{-1}(x)$.',
          scheme: [`B1 ${plain(p + r)}`],
          solution: `f is increasing, so its graph meets that of the inverse on the line $y = x$. The marked point $(${p + r}, ${p + r})$ lies on it.`,
          answer: p + r,
        }),
      },
    }
  },
  verify: ({ p, q, at }) => {
    const f = (x: number) => x * x - 2 * p * x + p * p + q
    const whole = [0, 1, 2, 3].map(step => p + step)
    return {
      b: 'y - x = 0',
      c: whole.find(x => f(x) === f(p + at)) ?? 0,
      d: `${Math.min(...whole.map(f))} <= x`,
      e: whole.find(x => f(x) === x) ?? 0,
    }
  },
})

question('exponential-and-its-reflection', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, k, n] = [random.int(1, 5), random.int(2, 9), random.pick([1, 2])]
    // A steep curve far from the axes is no longer seen on a sketch.
    return a * k > (n === 1 ? 10 : 6) ? null : { a, k, n, b: a * k }
  },
  make: ({ a, k, n, b }) => {
    const front = a === 1 ? '' : String(a)
    const power = n === 1 ? 'e^x' : `e^{${n}x}`
    const part = n === 1 ? '' : `\\frac{1}{${n}}`
    const over = (letter: string) => (a === 1 ? `${letter} + ${b}` : `\\frac{${letter} + ${b}}{${a}}`)
    const log = (letter: string) => part + (a === 1 ? `\\ln(${letter} + ${b})` : `\\ln${over(letter)}`)
    const [low, high] = [-b * 1.25, b * 0.9 + 2]
    const inverse = (x: number) => (x > -b ? Math.log((x + b) / a) / n : Number.NaN)
    const drawn = bareAxes(
      { name: 'functions/exponential-pair' },
      {
        curves: [
          { f: x => a * Math.exp(n * x) - b, label: '*y* = f(*x*)', cls: 'p' },
          { f: inverse, label: '*y* = f^{−1}(*x*)', cls: 'r' },
        ],
        x: [low, high],
        y: [low, high],
        onY: [a - b],
        asymptotes: ['y = x'],
        equalScales: true,
        height: 280,
      },
    )
    return {
      stem: [
        `$f(x) = ${front}${power} - ${b}$ for all real *x*.`,
        `The function f is defined by $f(x) = ${front}${power} - ${b}$ for $x \\in \\mathbb{R}$.`,
        `$f: x \\mapsto ${front}${power} - ${b}$, $x \\in \\mathbb{R}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the exact coordinates of the points where the graph of $y = f(x)$ meets the axes.',
          scheme: [`B1 $(0, ${a - b})$`, `M1 $${power} = ${k}$`, `A1 $(${part}\\ln ${k}, 0)$`],
          solution: `$f(0) = ${a} - ${b} = ${a - b}$. On the *x*-axis $${front}${power} = ${b}$, so $${power} = ${k}$ and $x = ${part}\\ln ${k}$.`,
          answer: `(0, ${a - b}), (ln(${k})/${n}, 0)`,
          letters: [],
        }),
        b: ask.expression({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the equation of the asymptote of the graph of $y = f^{-1}(x)$.',
          scheme: [`B1 $x = -${b}$`],
          solution: `$y = f(x)$ has the asymptote $y = -${b}$, because $${power}$ comes close to 0. The reflection in $y = x$ turns it into $x = -${b}$.`,
          answer: `x = -${b}`,
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '1.6',
          objective: 'AO1',
          prompt: 'Find an expression for $f^{-1}(x)$.',
          scheme: [`M1 $${power} = ${over('y')}$`, `A1 $${log('x')}$`],
          solution: `$y + ${b} = ${front}${power}$, so $x = ${log('y')}$ and $f^{-1}(x) = ${log('x')}$.`,
          answer: `ln((x + ${b})/${a})/${n}`,
          letters: ['x'],
        }),
        d: ask.draw({
          ...drawn,
          command: 'Sketch',
          objective: 'AO2',
          prompt:
            'On the axes, sketch the graphs of $y = f(x)$ and $y = f^{-1}(x)$ and the line $y = x$. (You need not write the values on your sketch.)',
          tools: ['curve', 'line'],
          scheme: [
            'B1 $y = f(x)$: level on the left, below the *x*-axis, then rising more and more steeply',
            'B1 $y = f^{-1}(x)$: the mirror image, steep on the left, then rising less and less',
            `B1 the pair meets the line $y = x$ at two points, one on each side of the origin`,
          ],
          solution: `Draw the line $y = x$ first. The curve of f passes below the origin, at ${plain(a - b)}, and crosses the *x*-axis at $${part}\\ln ${k}$. Reflect these points and the asymptote.`,
        }),
        e: ask.whole({
          command: 'State',
          objective: 'AO2',
          prompt: 'Hence state the number of solutions of the equation $f(x) = f^{-1}(x)$.',
          scheme: ['B1 2'],
          solution:
            'f is increasing, so the two graphs meet only on the line $y = x$, and there at two points.',
          answer: 2,
        }),
      },
    }
  },
  verify: ({ a, k, n, b }) => {
    const f = (x: number) => a * Math.exp(x) ** n - b
    const root = bisect(f, 0, 5)
    const signs = Array.from({ length: 4001 }, (_, at) => -60.003 + at * 0.02).map(x => f(x) > x)
    return {
      a: `(ln(${Math.round(Math.exp(root) ** n)}^(1/${n})), 0), (0, ${f(0)})`,
      b: `x + ${-Math.round(f(-50))} = 0`,
      c: `(ln(x + ${b}) - ln(${b / k}))/${n}`,
      e: signs.filter((each, at) => at > 0 && each !== signs[at - 1]).length,
    }
  },
})

question('half-parabola-and-its-reflection', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const gap = random.pick([1, 3, 4, 5, 7, 8])
    const p = random.int(-2, 6)
    const q = p - gap
    return q === 0
      ? null
      : {
          p,
          q,
          gap,
          names: random.pick([
            ['P', 'Q', 'R'],
            ['A', 'B', 'C'],
            ['S', 'T', 'U'],
          ] as const),
        }
  },
  make: ({ p, q, gap, names }) => {
    const f = (x: number) => (x - p) ** 2 + q
    const under = 4 * gap + 1
    const meet = (2 * p + 1 + Math.sqrt(under)) / 2
    const [low, high] = [Math.min(q, 0) - 1.5, Math.max(meet, p, 1) + 2]
    const on = plane({
      x: { min: low, max: high },
      y: { min: low, max: high },
      equalScales: true,
      height: 260,
      origin: '*O*',
      originPlace: 'below right',
    })
    const [one, two, three] = names
    return {
      stem: [
        `$f(x) = ${squareOf(p, q)}$ for $x \\ge ${p}$. The diagram shows the graphs of $y = f(x)$ and $y = f^{-1}(x)$. They begin at *${one}* and at *${two}*, and they meet at *${three}*.`,
        `The function f is defined by $f(x) = ${squareOf(p, q)}$ for $x \\ge ${p}$. Its graph begins at *${one}*. The graph of $y = f^{-1}(x)$ begins at *${two}* and meets the graph of f at *${three}*.`,
        `The diagram shows the graph of $y = f(x)$, which begins at *${one}*, and the graph of $y = f^{-1}(x)$, which begins at *${two}*. The graphs meet at *${three}*. It is given that $f(x) = ${squareOf(p, q)}$ for $x \\ge ${p}$.`,
      ],
      figure: figure(
        {
          name: 'functions/half-parabola-pair',
          title: 'A graph and its reflection',
          description: `Axes with equal scales and no numbers, and the dashed line y = x. The graph of f is half a U-shaped curve: it begins at ${one}, below the dashed line, and rises more and more steeply through ${three} on that line. The graph of the inverse is its reflection: it begins at ${two}, above the dashed line, and rises less and less steeply through ${three}.`,
          height: on.canvasHeight,
        },
        on.axes,
        straightLine(on, 'y = x', { cls: 'l dash thin' }),
        functionCurve(on, f, { from: p }),
        parametricCurve(on, t => [f(t), t], p, high, 'r'),
        mark(on, [p, q], `*${one}*`, { place: p === 0 ? 'below right' : 'below' }),
        mark(on, [q, p], `*${two}*`, { place: 'above left' }),
        mark(on, [meet, meet], `*${three}*`, { place: 'below right' }),
      ),
      parts: {
        a: ask.written({
          command: 'Explain',
          subtopic: '1.5',
          objective: 'AO2',
          prompt: 'Explain why f has an inverse.',
          scheme: [INVERSE_EXISTS],
          modelAnswer: 'f is one–one, since it increases throughout its domain.',
          solution: `The domain begins at the turning point $x = ${p}$, and from there the curve only rises.`,
        }),
        b: ask.expression({
          command: 'Find',
          subtopic: '1.6',
          objective: 'AO1',
          prompt: 'Find an expression for $f^{-1}(x)$.',
          scheme: [
            `M1 $${p === 0 ? 'x' : poly(1, -p)} = \\pm\\sqrt{y ${signed(-q)}}$`,
            `A1 $${p === 0 ? '' : `${p} + `}\\sqrt{x ${signed(-q)}}$`,
          ],
          solution: `$${squareOf(p, q).replace(/ [+-] \d+$/, '')} = y ${signed(-q)}$. The domain $x \\ge ${p}$ needs the positive root: $f^{-1}(x) = ${p === 0 ? '' : `${p} + `}\\sqrt{x ${signed(-q)}}$.`,
          answer: `${p} + sqrt(x ${signed(-q)})`,
          letters: ['x'],
        }),
        c: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the coordinates of *${two}*.`,
          scheme: [`B1 $(${q}, ${p})$`],
          solution: `*${one}* is the turning point $(${p}, ${q})$. Exchange its coordinates.`,
          answer: `(${q}, ${p})`,
          letters: [],
        }),
        d: ask.expression({
          command: 'Find',
          subtopic: '7.3',
          objective: 'AO2',
          prompt: `Find the exact length of *${one}${two}*.`,
          scheme: [`M1 $\\sqrt{${gap}^2 + ${gap}^2}$`, `A1 $${gap === 1 ? '' : gap}\\sqrt{2}$`],
          solution: `The coordinates differ by ${gap} in both directions: $\\sqrt{${gap}^2 + ${gap}^2} = ${gap === 1 ? '' : gap}\\sqrt{2}$.`,
          answer: `${gap}*sqrt(2)`,
          letters: [],
          form: 'exact',
        }),
        e: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the exact *x*-coordinate of *${three}*.`,
          scheme: [
            'M1 $f(x) = x$',
            `M1 $${poly(1, -(2 * p + 1), p * p + q)} = 0$`,
            `M1 $\\frac{${2 * p + 1} \\pm \\sqrt{${under}}}{2}$`,
            `A1 $\\frac{${2 * p + 1} + \\sqrt{${under}}}{2}$, and no other value`,
          ],
          solution: `*${three}* lies on the line $y = x$, so $f(x) = x$: $${poly(1, -(2 * p + 1), p * p + q)} = 0$ and $x = \\frac{${2 * p + 1} \\pm \\sqrt{${under}}}{2}$. Only the larger root is in the domain $x \\ge ${p}$.`,
          answer: `(${2 * p + 1} + sqrt(${under}))/2`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ p, q }) => {
    const f = (x: number) => x * x - 2 * p * x + p * p + q
    const meet = bisect(x => f(x) - x, p, p + 20)
    return {
      b: `(x - (${q}))^(1/2) + ${p}`.replace('+ -', '- '),
      c: `(${f(p)}, ${p})`,
      d: `sqrt(${Math.round((f(p) - p) ** 2 * 2)})`,
      e: `sqrt(${Math.round((2 * meet - 2 * p - 1) ** 2)})/2 + ${p + 0.5}`.replace('+ -', '- '),
    }
  },
})
