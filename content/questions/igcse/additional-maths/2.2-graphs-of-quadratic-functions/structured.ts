import { ask } from '@/lib/exams/authoring/ask'
import { bareAxes } from '@/lib/exams/authoring/bare-axes'
import { poly, signed, surdOf } from '@/lib/exams/authoring/maths'
import { lowestAt } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { fromRoots, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { added, br, front, isSquare, ratio, square, typed } from '../quadratic-functions'

const { question, templates } = questionsOf('structured', '2.2')

export { templates }

/** A window that shows a parabola with its roots, its vertex and the y-axis. */
function windowOf(xs: readonly number[], ys: readonly number[]) {
  const [left, right] = [Math.min(0, ...xs), Math.max(0, ...xs)]
  const [low, high] = [Math.min(0, ...ys), Math.max(0, ...ys)]
  const [wide, tall] = [(right - left) * 0.22 + 0.4, (high - low) * 0.28 + 0.4]
  return { x: [left - wide, right + wide] as const, y: [low - tall, high + tall] as const }
}

question('sketch-and-label', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, one, two] = [random.pick([1, 1, -1, 2, -2]), random.int(-7, 3), random.int(-2, 8)]
    return two - one < 3 || one === 0 || two === 0 || Math.abs(one + two) < 2
      ? null
      : { a, one, two, wording: random.int(0, 2) }
  },
  make: ({ a, one, two }) => {
    const [b, c] = [-a * (one + two), a * one * two]
    const h = (one + two) / 2
    const k = a * (h - one) * (h - two)
    const given = poly(a, b, c)
    const f = fromRoots(a, [one, two])
    const drawing = bareAxes(
      { name: 'quadratic-functions/axes-for-a-parabola' },
      {
        ...windowOf([one, two], [k, c]),
        height: 220,
        curves: [f],
        onX: [one, two],
        onY: [c],
        points: [{ at: [h, k], label: `(${plain(h)}, ${plain(k)})` }],
      },
    )
    const factors = `${front(a)}(x ${added(-one)})(x ${added(-two)})`
    return {
      stem: [
        `The function f is defined by $f(x) = ${given}$ for all real *x*.`,
        `A curve has the equation $y = f(x)$, where $f(x) = ${given}$.`,
        `$f(x) = ${given}$, where *x* is real.`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the *x*-coordinates of the points where the graph of $y = f(x)$ meets the *x*-axis.',
          scheme: [`M1 $${factors} = 0$`, `A1 $${one}$`, `A1 $${two}$`],
          solution: `On the *x*-axis $f(x) = 0$. Factorise: $${factors} = 0$, so $x = ${one}$ or $x = ${two}$.`,
          answer: [String(one), String(two)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the coordinates of the vertex of the graph.',
          scheme: [`M1 $x = ${ratio(h)}$`, `A1 $\\left(${ratio(h)}, ${ratio(k)}\\right)$`],
          solution: `The vertex lies half-way between the roots, at $x = ${ratio(h)}$. There $y = ${front(a)}${a === 1 || a === -1 ? '' : ' \\times '}${br(h - one)} \\times ${br(h - two)} = ${ratio(k)}$.`,
          answer: `(${typed(h)}, ${typed(k)})`,
          letters: [],
        }),
        c: ask.expression({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the equation of the axis of symmetry of the graph.',
          scheme: [`B1 $x = ${ratio(h)}$`],
          solution: `It is the vertical line through the vertex: $x = ${ratio(h)}$.`,
          answer: `x = ${typed(h)}`,
          letters: ['x', 'y'],
        }),
        d: ask.draw({
          ...drawing,
          command: 'Sketch',
          objective: 'AO2',
          prompt: 'Sketch the graph of $y = f(x)$ on the axes.',
          tools: ['curve'],
          scheme: [
            `B1 a smooth parabola that opens ${a > 0 ? 'upwards' : 'downwards'}, symmetrical about its vertex`,
            `B1 meets the *x*-axis ${one < 0 && two > 0 ? 'on both sides of the origin' : one > 0 ? 'twice to the right of the origin' : 'twice to the left of the origin'} and the *y*-axis ${c > 0 ? 'above' : 'below'} the origin, with the vertex on the correct side of the *y*-axis`,
          ],
          solution: `The coefficient of $x^2$ is ${a > 0 ? 'positive, so the parabola opens upwards' : 'negative, so the parabola opens downwards'}. It meets the *x*-axis at ${plain(one)} and ${plain(two)} and the *y*-axis at ${plain(c)}.`,
        }),
      },
    }
  },
  verify: ({ a, one, two }) => {
    const [b, c] = [-a * (one + two), a * one * two]
    const under = Math.sqrt(b * b - 4 * a * c)
    const h = -b / (2 * a)
    return {
      a: [(-b - under) / (2 * a), (-b + under) / (2 * a)],
      b: `(${h}, ${c - (b * b) / (4 * a)})`,
      c: `${2 * a}*x = ${-b}`,
    }
  },
})

question('equation-of-a-parabola', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [s, h, size] = [
      random.pick([1, 2, 3, -1, -2, -3]),
      random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
      random.int(2, 10),
    ]
    const k = -s * size
    const c = s * h * h + k
    return isSquare(size) || c === 0 || Math.abs(c) > 40 || surdOf(size).k > 1 ? null : { s, h, k, size, c }
  },
  make: ({ s, h, k, size, c }) => {
    const f = (x: number) => s * (x - h) ** 2 + k
    const reach = Math.max(Math.sqrt(size) * 1.35, Math.abs(h) * 1.15)
    const [left, right] = [Math.min(-0.8, h - reach), Math.max(0.8, h + reach)]
    const drawn = sketch({
      curves: [f],
      x: [left, right],
      y: windowOf([], [k, c, f(left) * 0.7, f(right) * 0.7]).y,
      points: [
        { at: [h, k], label: `(${plain(h)}, ${plain(k)})`, place: s > 0 ? 'below' : 'above' },
        { at: [0, c], label: `(0, ${plain(c)})` },
      ],
      height: 220,
    })
    const whole = square(s, -h, k)
    return {
      stem: [
        `The diagram shows a sketch of a quadratic curve. Its vertex is (${plain(h)}, ${plain(k)}), and it meets the *y*-axis at (0, ${plain(c)}).`,
        `The parabola in the sketch has its vertex at (${plain(h)}, ${plain(k)}) and passes through (0, ${plain(c)}).`,
        `The graph of a quadratic function f is sketched. The points (${plain(h)}, ${plain(k)}), its vertex, and (0, ${plain(c)}) are marked.`,
      ],
      figure: chartFigure(
        {
          name: 'quadratic-functions/a-parabola-and-its-vertex',
          title: 'Sketch of a parabola',
          description: `A parabola that opens ${s > 0 ? 'upwards' : 'downwards'}. Its vertex is marked (${plain(h)}, ${plain(k)}). It meets the y-axis at (0, ${plain(c)}) and the x-axis at two points that are not labelled.`,
        },
        drawn,
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the equation of the curve in the form $y = a(x + p)^2 + q$.',
          scheme: [
            `M1 $y = a(${poly(1, -h)})^2 ${signed(k)}$`,
            `M1 $${c} = ${h * h === 1 ? '' : h * h}a ${signed(k)}$`,
            `A1 $y = ${whole}$`,
          ],
          solution: `The vertex gives $y = a(${poly(1, -h)})^2 ${signed(k)}$. At $(0, ${c})$: $${c} = ${h * h === 1 ? '' : h * h}a ${signed(k)}$, so $a = ${s}$ and $y = ${whole}$.`,
          answer: `y = ${whole}`,
          letters: ['x', 'y'],
          form: 'simplified',
        }),
        b: ask.solutions({
          command: 'Find',
          subtopic: '2.4',
          objective: 'AO1',
          prompt:
            'Find, in exact form, the *x*-coordinates of the points where the curve meets the *x*-axis.',
          scheme: [
            `M1 $(${poly(1, -h)})^2 = ${size}$`,
            `A1 $${h} - \\sqrt{${size}}$`,
            `A1 $${h} + \\sqrt{${size}}$`,
          ],
          solution: `$y = 0$ gives $(${poly(1, -h)})^2 = ${size}$, so $x = ${h} \\pm \\sqrt{${size}}$.`,
          answer: [`${h} - sqrt(${size})`, `${h} + sqrt(${size})`],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.expression({
          command: 'State',
          objective: 'AO2',
          prompt:
            'The line $y = k$ does not meet the curve. State the set of possible values of *k*, as an inequality.',
          scheme: [`B1 $k ${s > 0 ? '<' : '>'} ${k}$`],
          solution: `The curve opens ${s > 0 ? 'upwards, so level lines below' : 'downwards, so level lines above'} the vertex miss it: $k ${s > 0 ? '<' : '>'} ${k}$.`,
          answer: `k ${s > 0 ? '<' : '>'} ${k}`,
          letters: ['k'],
        }),
      },
    }
  },
  verify: ({ h, k, c }) => {
    // The curve is symmetrical: three points of it, by Lagrange's formula.
    const a = (c - k) / (h * h)
    const f = (x: number) =>
      (c * (x - h) * (x - 2 * h)) / (2 * h * h) -
      (k * x * (x - 2 * h)) / (h * h) +
      (c * x * (x - h)) / (2 * h * h)
    const [b, under] = [f(1) - c - a, (f(1) - c - a) ** 2 - 4 * a * c]
    return {
      a: `y = ${a}*x*x + (${Math.round(b * 1000) / 1000})*x + ${c}`,
      b: [-1, 1].map(sign => (-b + sign * Math.sqrt(under)) / (2 * a)),
      c: a > 0 ? `${k} > k` : `${k} < k`,
    }
  },
})

question('range-between-end-points', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, h] = [random.pick([1, 2, 3, -1, -2, -3]), random.pick([-4, -3, -2, 2, 3, 4, 5])]
    const q = a > 0 ? random.pick([-15, -12, -9, -7, -4, 2, 3, 5, 8]) : random.int(4, 25)
    const [before, after] = random.sample([1, 2, 3, 4, 5], 2) as [number, number]
    const c = a * h * h + q
    return c === 0 || Math.abs(c) > 60
      ? null
      : { a, h, q, from: h - before, to: h + after, wording: random.int(0, 2) }
  },
  make: ({ a, h, q, from, to }) => {
    const f = (x: number) => a * (x - h) ** 2 + q
    const [b, c] = [-2 * a * h, a * h * h + q]
    const far = Math.abs(from - h) > Math.abs(to - h) ? from : to
    const [low, high] = a > 0 ? [q, f(far)] : [f(far), q]
    const sign = h > 0 ? '-' : '+'
    const form = a < 0 ? `r - p(x ${sign} q)^2` : `p(x ${sign} q)^2 ${q < 0 ? '-' : '+'} r`
    const whole = a < 0 ? `${q} - ${front(-a)}(${poly(1, -h)})^2` : square(a, -h, q)
    const domain = `$${from} \\le x \\le ${to}$`
    return {
      stem: [
        `The function f is defined by $f(x) = ${poly(a, b, c)}$ for ${domain}.`,
        `$f(x) = ${poly(a, b, c)}$ for ${domain}.`,
        `A function f has the domain ${domain} and is defined by $f(x) = ${poly(a, b, c)}$.`,
      ],
      parts: {
        a: ask.values({
          command: 'Find',
          subtopic: '2.1',
          objective: 'AO1',
          prompt: `Find the positive constants *p*, *q* and *r* for which $f(x) = ${form}$.`,
          scheme: [`B1 $p = ${Math.abs(a)}$`, `B1 $q = ${Math.abs(h)}$`, `B1 $r = ${Math.abs(q)}$`],
          solution: `${Math.abs(a) === 1 && a > 0 ? '' : `Take ${plain(a)} out of the terms with *x* first. `}Complete the square: $f(x) = ${whole}$.`,
          found: [
            ['*p*', Math.abs(a), 'p'],
            ['*q*', Math.abs(h), 'q'],
            ['*r*', Math.abs(q), 'r'],
          ],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the range of f, as an inequality in *y*, where $y = f(x)$.',
          scheme: [
            `B1 ${plain(q)} as the ${a > 0 ? 'least' : 'greatest'} value`,
            `M1 $f(${from}) = ${f(from)}$ and $f(${to}) = ${f(to)}$ compared`,
            `A1 $${low} \\le y \\le ${high}$`,
          ],
          solution: `The vertex, at $x = ${h}$, lies inside the domain, so the ${a > 0 ? 'least' : 'greatest'} value is $${q}$. At the ends $f(${from}) = ${f(from)}$ and $f(${to}) = ${f(to)}$. So $${low} \\le y \\le ${high}$.`,
          answer: `${low} <= y <= ${high}`,
          letters: ['y'],
        }),
        c: ask.whole({
          command: 'State',
          subtopic: '1.5',
          objective: 'AO2',
          prompt: `The domain of f is now changed to $${from} \\le x \\le k$. State the greatest value of *k* for which f has an inverse.`,
          scheme: [`B1 $${h}$`],
          solution: `A function with an inverse is one–one. From $x = ${from}$ on, f only ${a > 0 ? 'falls' : 'rises'} until the vertex, at $x = ${h}$. Beyond it values would occur twice.`,
          answer: h,
        }),
      },
    }
  },
  verify: ({ a, h, q, from, to }) => {
    const c = a * h * h + q
    const values = Array.from({ length: (to - from) * 4 + 1 }, (_, at) => {
      const x = from + at / 4
      return a * x * x - 2 * a * h * x + c
    })
    const turn = lowestAt(x => Math.sign(a) * (a * x * x - 2 * a * h * x + c), from, to)
    return { b: `${Math.min(...values)} <= y <= ${Math.max(...values)}`, c: Math.round(turn) }
  },
})
