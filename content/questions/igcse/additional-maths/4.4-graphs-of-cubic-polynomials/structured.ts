import { asItems, ask } from '@/lib/exams/authoring/ask'
import { bareAxes } from '@/lib/exams/authoring/bare-axes'
import { bracketed, factor, nonZero, poly } from '@/lib/exams/authoring/maths'
import { crossings, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve, type RealFunction } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import type { SketchMark } from '@/lib/figures/plane/sketch-words'
import { fromRoots } from '@/lib/figures/plane/sketches'
import { text } from '@/lib/figures/shapes'
import {
  below,
  between,
  EXACT,
  either,
  negativeSet,
  ratio,
  sketched,
} from '../equations-inequalities-and-graphs'

const { question, templates } = questionsOf('structured', '4.4')

export { templates }

const TOPIC = 'equations-inequalities-and-graphs'

/** The greatest size of a function in a window. */
const tallest = (f: RealFunction, from: number, to: number) =>
  Math.max(...Array.from({ length: 81 }, (_, at) => Math.abs(f(from + ((to - from) * at) / 80))))

question('sketch-a-cubic', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [s, a, b, c] = [random.pick([1, -1, 1, 2]), random.int(-5, 0), random.int(-2, 3), random.int(1, 6)]
    const fine = a < b && b < c && c - a > 3 && b - a < 5 && c - b < 5
    return fine && a * b * c !== 0 ? { s, a, b, c } : null
  },
  make: ({ s, a, b, c }) => {
    const front = s === 1 ? '' : s === -1 ? '-' : String(s)
    const equation = `${front}${factor(a)}${factor(b)}${factor(c)}`
    const start = -s * a * b * c
    const f = fromRoots(s, [a, b, c])
    const reach = Math.max(tallest(f, a, c), Math.abs(start)) * 1.5
    const wide = Math.max(c, -a) + 1.2
    const roots = [a, b, c]
    // Away from the letter O beside it.
    const mark = (at: number): SketchMark => {
      const slope = s * roots.filter(each => each !== at).reduce((all, each) => all * (at - each), 1)
      return at === -1 ? { at, label: plain(at), place: slope > 0 ? 'above left' : 'below left' } : at
    }
    return {
      stem: [
        `A curve has the equation $y = ${equation}$.`,
        `The equation of a curve is $y = ${equation}$.`,
        `$y = ${equation}$`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the *x*-coordinates of the points where the curve meets the *x*-axis.',
          scheme: [a, b, c].map(each => `B1 ${plain(each)}`),
          solution: `$y = 0$ when one of the factors is zero: $x = ${a}$, $x = ${b}$ or $x = ${c}$.`,
          answer: [a, b, c].map(String),
          ...EXACT,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO1',
          coordinate: 'y',
          prompt: 'Find the *y*-coordinate of the point where the curve meets the *y*-axis.',
          scheme: [`B1 ${plain(start)}`],
          solution: `Put $x = 0$: $${s === 1 ? '' : `${s} \\times `}${bracketed(-a)} \\times ${bracketed(-b)} \\times ${bracketed(-c)} = ${start}$.`,
          answer: start,
        }),
        c: ask.draw({
          ...bareAxes(
            { name: `${TOPIC}/axes-for-a-cubic` },
            {
              height: 210,
              curves: [f],
              x: [-wide, wide],
              y: [-reach, reach],
              onX: roots.map(mark),
              onY: [start],
            },
          ),
          command: 'Sketch',
          objective: 'AO2',
          prompt: 'Sketch the curve on the axes. (You need not write the values on your sketch.)',
          tools: ['curve'],
          scheme: [
            `B1 smooth cubic curve that ${s > 0 ? 'comes from bottom left and ends at top right' : 'comes from top left and ends at bottom right'}`,
            'B1 three crossings of the *x*-axis on the right sides of the origin, and the *y*-axis met on the right side',
          ],
          solution: `The coefficient of $x^3$ is ${s > 0 ? 'positive: from bottom left to top right' : 'negative: from top left to bottom right'}. Mark the three roots and ${plain(start)} on the *y*-axis, then draw one smooth curve.`,
        }),
      },
    }
  },
  verify: ({ s, a, b, c }) => {
    const at = (x: number) => s * (x ** 3 - (a + b + c) * x * x + (a * b + b * c + c * a) * x - a * b * c)
    return { a: crossings(at, -9.003, 9), b: at(0) }
  },
})

question('cubic-that-touches-the-axis', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [k, p, q] = [
      random.pick([1, 2, 3, -1, -2]),
      random.pick(nonZero(-4, 4)),
      random.pick(nonZero(-5, 5)),
    ]
    return Math.abs(p - q) > 2 && p !== -q ? { k, p, q } : null
  },
  make: ({ k, p, q }) => {
    const start = -k * p * p * q
    const front = k === 1 ? '' : k === -1 ? '-' : String(k)
    const answer = `${front}${factor(p)}^2${factor(q)}`
    const f = fromRoots(k, [p, p, q])
    const [left, right] = [Math.min(p, q, 0) - 1.1, Math.max(p, q, 0) + 1.1]
    const heights = Array.from({ length: 81 }, (_, at) => f(left + 1.1 + ((right - left - 2.2) * at) / 80))
    const [low, high] = [Math.min(0, ...heights), Math.max(0, ...heights)]
    const room = (high - low) * 0.3
    return {
      stem: [
        'The diagram shows a sketch of the curve $y = a(x + b)^2(x + c)$, where *a*, *b* and *c* are integers.',
        'The curve in the diagram has the equation $y = a(x + b)^2(x + c)$. *a*, *b* and *c* are integers.',
        'A cubic curve with the equation $y = a(x + b)^2(x + c)$ is sketched in the diagram, where *a*, *b* and *c* are integers.',
      ].map(
        each =>
          `${each} It touches the *x*-axis at ${plain(p)}, crosses it at ${plain(q)}, and crosses the *y*-axis at ${plain(start)}.`,
      ),
      figure: sketched('cubic-that-touches', 'Sketch of a cubic curve', {
        curves: [f],
        x: [left, right],
        y: [low - room, high + room],
        onX: [p, q],
        onY: [start],
      }),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the equation of the curve.',
          scheme: [
            `M1 the factor $${factor(p)}^2$`,
            `M1 $${start} = a \\times (${-p})^2 \\times ${bracketed(-q)}$`,
            `A1 $y = ${answer}$`,
          ],
          solution: `The curve touches at ${plain(p)}, so this factor stands twice: $y = a${factor(p)}^2${factor(q)}$. At $x = 0$: $${start} = a \\times ${p * p} \\times ${bracketed(-q)}$, so $a = ${k}$.`,
          answer: `y = ${answer}`,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          command: 'Write down',
          prompt:
            'Write down the coordinates of the point where the graph of $y = |a(x + b)^2(x + c)|$ meets the *y*-axis.',
          scheme: [`B1 $(0, ${Math.abs(start)})$`],
          solution: `The modulus of ${plain(start)} is ${Math.abs(start)}.`,
          answer: `(0, ${Math.abs(start)})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ k, p, q }) => {
    const [b, c, d] = [-k * (2 * p + q), k * (p * p + 2 * p * q), -k * p * p * q]
    return { a: `y = ${k}*x^3 + (${b})*x^2 + (${c})*x + (${d})`, b: `(0, ${Math.abs(d)})` }
  },
})

const SHAPES = [
  {
    text: (p: number, q: number, r: number) => `$y = (x + ${p})(x - ${q})(x - ${r})$`,
    f: (x: number) => 2.2 * (x + 0.6) * (x - 0.25) * (x - 0.75),
    says: 'a curve from bottom left to top right that crosses the x-axis once on the left and twice on the right of the origin',
  },
  {
    text: (p: number, q: number, r: number) => `$y = (x + ${p})(${q} - x)(x - ${r})$`,
    f: (x: number) => -2.2 * (x + 0.6) * (x - 0.25) * (x - 0.75),
    says: 'a curve from top left to bottom right that crosses the x-axis once on the left and twice on the right of the origin',
  },
  {
    text: (p: number, q: number) => `$y = (x + ${p})(x - ${q})^2$`,
    f: (x: number) => 2 * (x + 0.6) * (x - 0.55) ** 2,
    says: 'a curve from bottom left to top right that crosses the x-axis on the left and touches it on the right of the origin',
  },
  {
    text: (p: number, q: number) => `$y = -(x + ${p})(x - ${q})^2$`,
    f: (x: number) => -2 * (x + 0.6) * (x - 0.55) ** 2,
    says: 'a curve from top left to bottom right that crosses the x-axis on the left and touches it on the right of the origin',
  },
  {
    text: (p: number, q: number) => `$y = (x + ${p})^2(x - ${q})$`,
    f: (x: number) => 2 * (x + 0.6) ** 2 * (x - 0.55),
    says: 'a curve from bottom left to top right that touches the x-axis on the left and crosses it on the right of the origin',
  },
  {
    text: (p: number, q: number) => `$y = (x + ${p})^2(${q} - x)$`,
    f: (x: number) => -2 * (x + 0.6) ** 2 * (x - 0.55),
    says: 'a curve from top left to bottom right that touches the x-axis on the left and crosses it on the right of the origin',
  },
  {
    text: (p: number, q: number, r: number) => `$y = |(x + ${p})(x - ${q})(x - ${r})|$`,
    f: (x: number) => Math.abs(2.2 * (x + 0.6) * (x - 0.25) * (x - 0.75)),
    says: 'a curve that is never below the x-axis, with three sharp corners on it, one on the left and two on the right of the origin',
  },
  {
    text: (p: number, q: number) => `$y = |(x + ${p})^2(x - ${q})|$`,
    f: (x: number) => Math.abs(2 * (x + 0.6) ** 2 * (x - 0.55)),
    says: 'a curve that is never below the x-axis; it touches it smoothly on the left and has a sharp corner on it on the right of the origin',
  },
] as const
const LETTERS = ['A', 'B', 'C', 'D'] as const

question('match-cubic-sketches', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kinds = random.sample([0, 1, 2, 3], 4).map(pair => 2 * pair + random.int(0, 1))
    const spare = random.sample(kinds, 2).map(kind => (kind % 2 === 0 ? kind + 1 : kind - 1))
    const [p, q, r] = [random.int(1, 5), random.int(1, 3), random.int(4, 7)]
    return p !== q ? { kinds, spare, p, q, r } : null
  },
  make: ({ kinds, spare, p, q, r }) => {
    const shape = (kind: number) => SHAPES[kind] ?? SHAPES[0]
    const name = (kind: number) => shape(kind).text(p, q, r)
    const targets = [...kinds, ...spare].sort((one, other) => one - other).map(name)
    const drawn = kinds.map((kind, at) => {
      const [left, top] = [at % 2 === 0 ? 20 : 200, at < 2 ? 26 : 166]
      // Without the letter O, which some of the curves would run through.
      const on = plane({
        x: { min: -1, max: 1 },
        y: { min: -1, max: 1 },
        left,
        top,
        width: 126,
        height: 100,
        origin: '',
      })
      return on.axes + functionCurve(on, shape(kind).f) + text(left, top - 8, LETTERS[at] ?? '', { cls: 'b' })
    })
    return {
      stem: [
        'The diagram shows sketches of four graphs. The axes have no scales.',
        'Four graphs are sketched in the diagram, on axes without scales.',
        'The diagram shows four sketches, *A*, *B*, *C* and *D*.',
      ],
      figure: figure(
        {
          name: `${TOPIC}/four-cubics`,
          title: 'Four sketches of graphs',
          description: `Four sketches on x and y axes without scales. ${kinds.map((kind, at) => `Sketch ${LETTERS[at]}: ${shape(kind).says}.`).join(' ')}`,
          height: 284,
        },
        ...drawn,
      ),
      parts: [
        ask.match({
          command: 'Write down',
          objective: 'AO2',
          prompt: 'Write down the equation that belongs to each sketch.',
          items: kinds.map((_, at) => ({ id: LETTERS[at] ?? '', text: `Sketch ${LETTERS[at]}` })),
          targets: asItems(targets),
          answer: Object.fromEntries(kinds.map((kind, at) => [LETTERS[at] ?? '', name(kind)])),
          scheme: kinds.map((kind, at) => `B1 ${LETTERS[at]}: ${name(kind)}`),
          solution: `Look at the sign of $x^3$, at factors that stand twice (the graph touches there), and for a graph that never goes below the axis. ${kinds.map((kind, at) => `${LETTERS[at]} is ${shape(kind).says}: ${name(kind)}.`).join(' ')}`,
        }),
      ],
    }
  },
})

question('factorise-and-find-the-intercepts', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b, n] = [
      random.pick(nonZero(-4, 4)),
      random.pick(nonZero(-5, 5)),
      random.pick([1, 3, 5, 7, -1, -3, -5]),
    ]
    // Arches wide enough to be drawn.
    const isWide = [a - b, a - n / 2, b - n / 2].every(gap => Math.abs(gap) >= 1)
    const isClear = isWide && a !== -b && Math.abs(a) + Math.abs(b) > 3
    return isClear && -2 * a - 2 * b - n !== 0 && 2 * a * b + n * (a + b) !== 0 ? { a, b, n } : null
  },
  make: ({ a, b, n }) => {
    const f = poly(2, -2 * a - 2 * b - n, 2 * a * b + n * (a + b), -a * b * n)
    const rest = poly(2, -2 * b - n, b * n)
    const factors = `${factor(a)}${factor(b)}(${poly(2, -n)})`
    const ends = [
      { at: a, ...ratio(a) },
      { at: b, ...ratio(b) },
      { at: n / 2, ...ratio(n, 2) },
    ].sort((one, two) => one.at - two.at)
    const [one, two, three] = ends
    if (!one || !two || !three) throw new Error('three roots')
    const set = either(below(one, true), between(two, three, true))
    const start = -a * b * n
    const g = fromRoots(2, [a, b, n / 2])
    const [left, right] = [Math.min(one.at, 0) - 0.8, Math.max(three.at, 0) + 0.8]
    const tall = Math.max(tallest(g, one.at, three.at), Math.abs(start)) * 1.45
    return {
      stem: [
        `The polynomial $f(x) = ${f}$ has the factor $${poly(1, -a)}$.`,
        `It is given that $${poly(1, -a)}$ is a factor of $f(x) = ${f}$.`,
        `$f(x) = ${f}$. One factor of $f(x)$ is $${poly(1, -a)}$.`,
      ],
      parts: {
        a: ask.expression({
          subtopic: '3.2',
          command: 'Write',
          objective: 'AO1',
          prompt: 'Write $f(x)$ as a product of three linear factors.',
          scheme: [
            `M1 $${factor(a)}(2x^2 + \\dots ${b * n < 0 ? '-' : '+'} ${Math.abs(b * n)})$`,
            `A1 $${rest}$`,
            `A1 $${factors}$`,
          ],
          solution: `Divide by $${poly(1, -a)}$: the quotient is $${rest} = ${factor(b)}(${poly(2, -n)})$.`,
          answer: factors,
          letters: ['x'],
          form: 'factorised',
        }),
        'b.i': ask.solutions({
          command: 'Find',
          objective: 'AO1',
          prompt:
            'Find the *x*-coordinates of the points where the graph of $y = |f(x)|$ meets the *x*-axis.',
          scheme: ends.map(({ latex }) => `B1 $${latex}$`),
          solution: `$|f(x)| = 0$ where $f(x) = 0$: $x = ${ends.map(({ latex }) => latex).join(',\\ ')}$.`,
          answer: ends.map(({ typed }) => typed),
          ...EXACT,
        }),
        'b.ii': ask.whole({
          command: 'Find',
          objective: 'AO1',
          coordinate: 'y',
          prompt: 'Find the *y*-coordinate of the point where the graph of $y = |f(x)|$ meets the *y*-axis.',
          scheme: [`B1 ${Math.abs(start)}`],
          solution: `$f(0) = ${start}$, so $|f(0)| = ${Math.abs(start)}$.`,
          answer: Math.abs(start),
        }),
        c: ask.draw({
          ...bareAxes(
            { name: `${TOPIC}/axes-for-a-modulus` },
            {
              height: 210,
              curves: [x => Math.abs(g(x))],
              x: [left, right],
              y: [-0.2 * tall, tall],
              onX: ends.map(({ at }) => at),
              onY: [Math.abs(start)],
            },
          ),
          command: 'Sketch',
          prompt: 'Sketch the graph of $y = |f(x)|$. (You need not write the values on your sketch.)',
          tools: ['curve'],
          scheme: [
            'B1 nothing below the *x*-axis, both outer arms go up, two rounded arches between them',
            'B1 sharp corners at three points of the *x*-axis, on the right sides of the origin',
          ],
          solution:
            'Draw the cubic lightly, then reflect every part below the *x*-axis in the axis. The crossings become sharp corners.',
        }),
        d: ask.expression({
          subtopic: '4.5',
          command: 'Find',
          prompt: 'Find the set of values of *x* for which $|f(x)| = -f(x)$.',
          scheme: ['M1 $f(x) \\le 0$', `A1 ${set.said}`],
          solution: `$|f(x)| = -f(x)$ where $f(x)$ is negative or zero. The coefficient of $x^3$ is positive, so the cubic is below the axis on the far left and between the second and the third root: ${set.said}.`,
          answer: set.typed,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ a, b, n }) => {
    const at = (x: number) =>
      2 * x ** 3 - (2 * a + 2 * b + n) * x * x + (2 * a * b + n * (a + b)) * x - a * b * n
    return {
      a: poly(2, -2 * a - 2 * b - n, 2 * a * b + n * (a + b), -a * b * n),
      'b.i': crossings(at, -8.003, 8),
      'b.ii': Math.abs(at(0)),
      d: negativeSet(at, true, -8.003, 8),
    }
  },
})

question('modulus-of-a-cubic-and-its-arch', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [k, p, gap, way] = [
      random.pick([1, 2, 3]),
      random.int(-4, 4),
      random.pick([3, 3, 6]),
      random.pick([1, -1]),
    ]
    const q = p + way * gap
    const [high, level] = [random.pick([1, 2]), random.pick([0.5, -0.5, 1])]
    return p !== 0 && q !== 0 && (gap === 3 || k === 1) ? { k, p, q, high, level } : null
  },
  make: ({ k, p, q, high, level }) => {
    const front = k === 1 ? '' : String(k)
    const f = `${front}${factor(p)}^2${factor(q)}`
    const x0 = (p + 2 * q) / 3
    const y0 = k * (x0 - p) ** 2 * (x0 - q)
    const tall = Math.abs(y0)
    const start = Math.abs(k * p * p * q)
    const ends = [p, q].sort((one, two) => one - two)
    const derived = `${front}${factor(p)}(${poly(3, -p - 2 * q)})`
    return {
      stem: [
        `A curve has the equation $y = f(x)$, where $f(x) = ${f}$.`,
        `$f(x) = ${f}$ for all real *x*.`,
        `The function $f$ is defined for all real *x* by $f(x) = ${f}$.`,
      ],
      parts: {
        'a.i': ask.solutions({
          command: 'Write down',
          objective: 'AO1',
          prompt:
            'Write down the *x*-coordinates of the points where the curve $y = f(x)$ meets the *x*-axis.',
          scheme: ends.map(each => `B1 ${plain(each)}`),
          solution: `The factors are zero at $x = ${p}$, where the curve touches the axis, and at $x = ${q}$, where it crosses.`,
          answer: ends.map(String),
          ...EXACT,
        }),
        'a.ii': ask.whole({
          command: 'Find',
          objective: 'AO1',
          coordinate: 'y',
          prompt: 'Find the *y*-coordinate of the point where the graph of $y = |f(x)|$ meets the *y*-axis.',
          scheme: [`B1 ${start}`],
          solution: `$f(0) = ${-k * p * p * q}$, and its modulus is ${start}.`,
          answer: start,
        }),
        b: ask.expression({
          subtopic: '14.6',
          command: 'Find',
          objective: 'AO1',
          prompt:
            'The curve $y = f(x)$ has a stationary point that is not on the *x*-axis. Find its coordinates.',
          scheme: [
            'M1 differentiates a product, or the expanded cubic',
            `A1 $f'(x) = ${derived}$`,
            `A1 $x = ${x0}$`,
            `A1 $(${x0}, ${y0})$`,
          ],
          solution: `$f'(x) = ${front === '' ? '' : `${front} \\times `}2${factor(p)}${factor(q)} + ${front}${factor(p)}^2 = ${derived}$. It is zero at $x = ${p}$, on the axis, and at $x = ${x0}$. There $y = ${front === '' ? '' : `${front} \\times `}(${x0 - p})^2 \\times (${x0 - q}) = ${y0}$.`,
          answer: `(${x0}, ${y0})`,
          letters: [],
        }),
        c: ask.expression({
          command: 'Find',
          prompt:
            'Find the set of values of *k* for which the equation $|f(x)| = k$ has exactly four solutions.',
          scheme: [
            `M1 an arch of height ${tall} between ${plain(ends[0] ?? 0)} and ${plain(ends[1] ?? 0)}`,
            `A1 $0 < k < ${tall}$`,
          ],
          solution: `The graph of $y = |f(x)|$ has both outer arms going up and one arch of height ${tall} between its two points on the *x*-axis. A line $y = k$ with $0 < k < ${tall}$ cuts each arm once and the arch twice.`,
          solutionFigure: sketched('modulus-of-a-cubic-with-an-arch', 'Sketch of the modulus of the cubic', {
            curves: [x => Math.abs(k * (x - p) ** 2 * (x - q))],
            x: [Math.min(p, q, 0) - 1.6, Math.max(p, q, 0) + 1.6],
            y: [-0.22 * Math.max(tall, start), Math.max(tall * 1.6, start * 1.2)],
            onX: [p, q],
            points: [{ at: [x0, tall], label: `(${plain(x0)}, ${plain(tall)})`, place: 'above' }],
          }),
          answer: `0 < k < ${tall}`,
          letters: ['k'],
        }),
        'd.i': ask.whole({
          command: 'State',
          prompt: `State the number of solutions of $|f(x)| = ${high * tall}$.`,
          scheme: [`B1 ${high === 1 ? 3 : 2}`],
          solution:
            high === 1
              ? 'The line touches the top of the arch and cuts each outer arm once: 3 solutions.'
              : 'The line is above the arch and cuts each outer arm once: 2 solutions.',
          answer: high === 1 ? 3 : 2,
        }),
        'd.ii': ask.whole({
          command: 'State',
          prompt: `State the number of solutions of $f(x) = ${y0 * level}$.`,
          scheme: [`B1 ${level === 0.5 ? 3 : level === 1 ? 2 : 1}`],
          solution:
            level === 0.5
              ? `Without the modulus the side of the axis matters. The line is between the *x*-axis and the stationary point $(${x0}, ${y0})$. It cuts the curve twice near that point and once more on the outer arm on the same side of the axis: 3 solutions.`
              : level === 1
                ? `The line touches the curve at the stationary point $(${x0}, ${y0})$ and cuts it once more, on the outer arm on the same side of the axis: 2 solutions.`
                : `Without the modulus the side of the axis matters. The stationary point $(${x0}, ${y0})$ is on the other side of the axis, so only one outer arm is cut: 1 solution.`,
          answer: level === 0.5 ? 3 : level === 1 ? 2 : 1,
        }),
      },
    }
  },
  verify: ({ k, p, q, high, level }) => {
    const at = (x: number) => k * (x ** 3 - (2 * p + q) * x * x + (p * p + 2 * p * q) * x - p * p * q)
    const flat = crossings(x => derivative(at, x), -12.003, 12).filter(x => Math.abs(at(x)) > 0.5)
    const x0 = Math.round(flat[0] ?? 0)
    const top = Math.abs(Math.round(at(x0)))
    const many = (height: number) => crossings(x => at(x) - height, -30.003, 30).length
    // A line through the stationary point meets the curve there without a change of sign.
    const all = (height: number) =>
      Math.abs(height - at(x0)) < 1e-6 ? many(height + Math.sign(height) * 1e-4) + 1 : many(height)
    return {
      'a.i': [p, q].sort((one, two) => one - two),
      'a.ii': Math.abs(at(0)),
      b: `(${x0}, ${Math.round(at(x0))})`,
      c: `0 < k < ${top}`,
      'd.i': all(high * top) + all(-high * top),
      'd.ii': all(at(x0) * level),
    }
  },
})
