import { ask } from '@/lib/exams/authoring/ask'
import { bareAxes } from '@/lib/exams/authoring/bare-axes'
import { factor, frac, poly } from '@/lib/exams/authoring/maths'
import { bisect, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'

const { question, templates } = questionsOf('structured', '1.4')

export { templates }

/** x in a bracket: (x − 3), or x itself for 0. */

question('draw-a-modulus-and-a-line', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, h] = [random.pick([2, 3, 3, 4]), random.int(-1, 4)]
    const [m, c] = [random.pick([1, -1, 2, -2]), random.int(1, 8)]
    const [wide, to] = [a === 2 ? 4 : 3, Math.abs(m) === 1 ? 6 : 4]
    const isTurned = h > 0 && random.pick([true, false])
    const line = (x: number) => m * x + c
    // The arms are met at whole numbers or halves.
    const [left, right] = [(a * h - c) / (a + m), (a * h + c) / (a - m)]
    const fits = [line(-3), line(to)].every(y => y >= -4 && y <= 12) && h - wide >= -4 && h + wide <= 7
    const fine = [left, right].every(
      x => Number.isInteger(x * 2) && x >= Math.max(-3, h - wide) && x <= Math.min(to, h + wide),
    )
    return fits && fine && a > Math.abs(m) && line(h) > 0 && (h !== 0 || m > 0)
      ? { a, h, m, c, left, right, wide, to, isTurned }
      : null
  },
  make: ({ a, h, m, c, left, right, wide, to, isTurned }) => {
    const rule = isTurned ? `|${a * h} - ${a}x|` : `|${poly(a, -a * h)}|`
    const steep = Math.abs(m)
    const line = m > 0 ? poly(m, c) : `${c} - ${steep === 1 ? 'x' : `${steep}x`}`
    const on = plane({
      x: { min: -4, max: 7, every: 1 },
      y: { min: -4, max: 12, every: 2, parts: 2 },
      grid: true,
      height: 290,
    })
    const zone = (x: number, y: number) => ({ at: on.at(x, y), within: 7 })
    return {
      stem: [
        `The functions f and g are defined for all real *x* by $f(x) = ${rule}$ and $g(x) = ${line}$.`,
        `$f(x) = ${rule}$ and $g(x) = ${line}$, for all real *x*.`,
        `For all real *x*, $f: x \\mapsto ${rule}$ and $g: x \\mapsto ${line}$.`,
      ],
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO1',
          prompt: `On the grid, draw the graph of $y = f(x)$ for $${h - wide} \\le x \\le ${h + wide}$ and the graph of $y = g(x)$ for $-3 \\le x \\le ${to}$. Rule each straight part.`,
          tools: ['line'],
          checks: [
            { passes: [zone(h - wide, a * wide), zone(h, 0)], as: 'line', ends: true },
            { passes: [zone(h, 0), zone(h + wide, a * wide)], as: 'line', ends: true },
            { passes: [zone(-3, c - 3 * m), zone(to, c + to * m)], as: 'line' },
          ],
          figure: figure(
            {
              name: 'functions/grid-for-a-modulus',
              title: 'Grid for two graphs',
              description:
                'Empty graph paper with x from −4 to 7 and y from −4 to 12. There is no graph yet.',
              height: on.canvasHeight,
            },
            on.axes,
          ),
          modelFigure: figure(
            {
              name: 'functions/grid-for-a-modulus-finished',
              title: 'The two graphs',
              description: `A V with its corner at (${plain(h)}, 0), whose arms go up ${a} for 1 across, and a straight line through (0, ${c}) that goes ${m > 0 ? 'up' : 'down'} ${steep} for 1 across.`,
              height: on.canvasHeight,
            },
            on.axes,
            functionCurve(on, x => a * (h - x), { from: h - wide, to: h }),
            functionCurve(on, x => a * (x - h), { from: h, to: h + wide }),
            functionCurve(on, x => m * x + c, { from: -3, to, cls: 'r' }),
          ),
          scheme: [
            `B1 left arm of the V, from $(${h - wide}, ${a * wide})$ to $(${h}, 0)$`,
            `B1 right arm of the V, from $(${h}, 0)$ to $(${h + wide}, ${a * wide})$`,
            `B1 line from $(-3, ${c - 3 * m})$ to $(${to}, ${c + to * m})$`,
          ],
          solution: `$${poly(a, -a * h)} = 0$ at $x = ${h}$: there the V has its corner, on the *x*-axis. Its arms go up ${a} for 1 across, to both sides. The line cuts the *y*-axis at ${c} and goes ${m > 0 ? 'up' : 'down'} ${steep} for 1 across.`,
        }),
        b: ask.solutions({
          command: 'Solve',
          subtopic: '4.1',
          objective: 'AO1',
          prompt: 'Solve the equation $f(x) = g(x)$.',
          scheme: [
            `M1 $${poly(a, -a * h)} = ${line}$ and $${poly(a, -a * h)} = -(${line})$`,
            `A1 ${plain(left)}`,
            `A1 ${plain(right)}`,
          ],
          solution: `Right arm: $${poly(a, -a * h)} = ${line}$ gives $x = ${right}$. Left arm: $${poly(-a, a * h)} = ${line}$ gives $x = ${left}$. The graphs cross at these two places.`,
          answer: [String(left), String(right)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.expression({
          command: 'Write down',
          subtopic: '4.2',
          objective: 'AO2',
          prompt: 'Hence write down the set of values of *x* for which $f(x) < g(x)$.',
          scheme: [`B1 $${left} < x < ${right}$`],
          solution: `The V is below the line between the two crossings: $${left} < x < ${right}$.`,
          answer: `${left} < x < ${right}`,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ a, h, m, c }) => {
    const gap = (x: number) => Math.abs(a * (x - h)) - m * x - c
    const [low, high] = [bisect(gap, h - 20, h), bisect(gap, h, h + 20)].map(x => roundTo(x, 6))
    return { b: [low ?? 0, high ?? 0], c: `${high} > x > ${low}` }
  },
})

question('modulus-of-a-cubic-that-touches', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [p, m, side] = [random.int(-6, 6), random.pick([1, 1, 2]), random.pick([1, -1])]
    const q = p + 3 * m * side
    // The roots must be read beside the letter O.
    const width = Math.max(p, q, 0) - Math.min(p, q, 0) + 3.2 * m
    const isCrowded = [p, q].some(root => root < 0 && -root < 0.1 * width)
    return p === 0 || q === 0 || Math.abs(q) > 7 || isCrowded ? null : { p, q, m, side }
  },
  make: ({ p, q, m, side }) => {
    const f = (x: number) => (x - p) ** 2 * (x - q)
    const rule = poly(1, -2 * p - q, p * p + 2 * p * q, -p * p * q)
    const turn = p + 2 * m * side
    const height = 4 * m ** 3
    const [low, high] = [Math.min(p, q), Math.max(p, q)]
    const top = height * 2.2
    const onY = Math.abs(f(0)) < 0.9 * top ? [Math.abs(f(0))] : []
    const drawn = bareAxes(
      { name: 'functions/modulus-of-a-cubic' },
      {
        curves: [x => Math.abs(f(x))],
        x: [Math.min(low, 0) - 1.6 * m, Math.max(high, 0) + 1.6 * m],
        y: [-0.12 * top, top],
        onX: [p, q],
        onY,
        height: 220,
      },
    )
    return {
      stem: [
        `$f(x) = ${rule}$ for all real *x*.`,
        `The function f is defined by $f(x) = ${rule}$ for $x \\in \\mathbb{R}$.`,
        `$f: x \\mapsto ${rule}$, where *x* is any real number.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          subtopic: '3.2',
          objective: 'AO1',
          prompt: `$x = ${q}$ is a root of $f(x) = 0$. Write $f(x)$ as a product of linear factors.`,
          scheme: [
            `M1 factor $${factor(q)}$ and a quadratic that begins with $x^2$`,
            `M1 $${poly(1, -2 * p, p * p)}$`,
            `A1 $${factor(p)}^2${factor(q)}$`,
          ],
          solution: `Divide by $${factor(q)}$: $f(x) = ${factor(q)}(${poly(1, -2 * p, p * p)})$, and the quadratic is a square: $f(x) = ${factor(p)}^2${factor(q)}$.`,
          answer: `${factor(p)}^2${factor(q)}`,
          letters: ['x'],
          form: 'factorised',
        }),
        b: ask.expression({
          command: 'Find',
          subtopic: '14.6',
          objective: 'AO1',
          prompt: 'Find the coordinates of both stationary points of $y = f(x)$.',
          scheme: [
            `M1 $${poly(3, -4 * p - 2 * q, p * p + 2 * p * q)} = 0$`,
            `A1 $x = ${p}$ and $x = ${turn}$`,
            `A1 $(${p}, 0)$ and $(${turn}, ${-side * height})$`,
          ],
          solution: `$f'(x) = ${poly(3, -4 * p - 2 * q, p * p + 2 * p * q)} = 3${factor(p)}${factor(turn)}$. It is zero at $x = ${p}$, where $y = 0$, and at $x = ${turn}$, where $y = ${f(turn)}$.`,
          answer: `(${p}, 0), (${turn}, ${f(turn)})`,
          letters: [],
        }),
        c: ask.draw({
          ...drawn,
          command: 'Sketch',
          objective: 'AO1',
          prompt:
            'Sketch the graph of $y = |f(x)|$. Show clearly how it meets the *x*-axis. (You need not write the values on your sketch.)',
          tools: ['curve'],
          scheme: [
            `B1 nothing below the *x*-axis; a rounded touch at ${plain(p)} and a sharp cusp at ${plain(q)}, in this order`,
            `B1 one arch between them, both outer arms going up`,
          ],
          solution: `At $x = ${p}$ the curve only touches the axis, so nothing is reflected there and it stays rounded. At $x = ${q}$ it crosses, so the part below is reflected and there is a cusp. The arch between them has the height ${height}.`,
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'Find the set of values of *k* for which the equation $|f(x)| = k$ has exactly four solutions.',
          scheme: [`M1 the height ${height} of the arch is used`, `A1 $0 < k < ${height}$`],
          solution: `The level line $y = k$ must cut the arch twice and both outer arms once. So it lies above the axis and below the top of the arch: $0 < k < ${height}$.`,
          answer: `0 < k < ${height}`,
          letters: ['k'],
        }),
      },
    }
  },
  verify: ({ p, q }) => {
    const f = (x: number) => x ** 3 - (2 * p + q) * x * x + (p * p + 2 * p * q) * x - p * p * q
    const whole = Array.from({ length: 61 }, (_, at) => at - 30)
    const flat = whole.filter(x => Math.abs(derivative(f, x)) < 1e-6)
    const top = Math.max(...flat.map(x => Math.abs(f(x))))
    return {
      a: `x^3 + (${-2 * p - q})*x^2 + (${p * p + 2 * p * q})*x + (${-p * p * q})`,
      b: flat.map(x => `(${x}, ${f(x)})`).join(', '),
      d: `${top} > k > 0`,
    }
  },
})

question('modulus-of-a-cosine-in-degrees', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, c] = [random.int(3, 8), random.int(1, 3)]
    const b = random.pick([1, 2])
    const d = random.int(1, a - c - 1)
    return c < a - 1 && d !== a - c && d !== c ? { a, b, c, d } : null
  },
  make: ({ a, b, c, d }) => {
    const f = (x: number) => a * Math.cos((b * x * Math.PI) / 180) + c
    const [first, second] = [d, -d].map(k => (Math.acos((k - c) / a) * 180) / Math.PI / b) as [number, number]
    const end = 360 / b
    const all = [first, second, end - second, end - first]
    const angle = b === 1 ? 'x' : `${b}x`
    const on = plane({
      x: { min: 0, max: end, every: end / 4, format: value => `${plain(value)}°` },
      y: { min: 0, max: (a + c) * 1.25 },
      height: 200,
    })
    const g = (x: number) => Math.abs(f(x))
    return {
      stem: [
        `The diagram shows the graph of $y = |${a}\\cos ${angle} + ${c}|$ for $0^\\circ \\le x \\le ${end}^\\circ$, and the line $y = ${d}$.`,
        `The graph of $y = |${a}\\cos ${angle} + ${c}|$ is drawn for $0^\\circ \\le x \\le ${end}^\\circ$. It is cut by the line $y = ${d}$.`,
        `The curve in the diagram is $y = |${a}\\cos ${angle} + ${c}|$ for $0^\\circ \\le x \\le ${end}^\\circ$. The level line is $y = ${d}$.`,
      ],
      figure: figure(
        {
          name: 'functions/modulus-of-a-cosine',
          title: 'A modulus graph and a level line',
          description: `A curve above the x-axis for x from 0° to ${plain(end)}°. It falls from P on the y-axis to a cusp on the x-axis, rises to a lower rounded top M in the middle, falls to a second cusp and rises again. A level line, y = ${plain(d)}, crosses it at four points.`,
          height: on.canvasHeight,
        },
        on.axes,
        functionCurve(on, g, { from: 0, to: second }),
        functionCurve(on, g, { from: second, to: end }),
        functionCurve(on, () => d, { cls: 'r' }),
        mark(on, [0, a + c], '*P*', { place: 'above right' }),
        mark(on, [end / 2, a - c], '*M*', { place: 'above' }),
      ),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt:
            'Write down the coordinates of the point *P* on the *y*-axis. Give them without the degree sign.',
          scheme: [`B1 $(0, ${a + c})$`],
          solution: `$\\cos 0^\\circ = 1$, so $y = |${a} + ${c}| = ${a + c}$.`,
          answer: `(0, ${a + c})`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the coordinates of the maximum point *M*. Give them without the degree sign.',
          scheme: [`B1 $x = ${end / 2}$`, `B1 $y = ${a - c}$`],
          solution: `Half-way along, the cosine is −1: $y = |-${a} + ${c}| = ${a - c}$ at $x = ${end / 2}^\\circ$.`,
          answer: `(${end / 2}, ${a - c})`,
          letters: [],
        }),
        c: ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: `Solve the equation $|${a}\\cos ${angle} + ${c}| = ${d}$ for $0^\\circ \\le x \\le ${end}^\\circ$. Give your answers correct to 1 decimal place.`,
          scheme: [
            `M1 $\\cos ${angle} = ${frac(d - c, a)}$`,
            `M1 $\\cos ${angle} = ${frac(-d - c, a)}$`,
            ...all.map(x => `A1 ${roundTo(x, 1).toFixed(1)}°`),
          ],
          solution: `Without the modulus there are two equations: $${a}\\cos ${angle} + ${c} = ${d}$ and $${a}\\cos ${angle} + ${c} = -${d}$. Each has two solutions in the interval, one in each half: ${all.map(x => `${roundTo(x, 1).toFixed(1)}°`).join(', ')}.`,
          answer: all.map(String),
          letter: 'x',
          interval: { from: '0', to: String(end) },
          angles: 'degrees',
          figures: { kind: 'decimal', count: 1 },
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the set of positive values of *k* for which the equation $|${a}\\cos ${angle} + ${c}| = k$ has exactly two solutions in this interval.`,
          scheme: [`B1 ${a - c} and ${a + c}`, `B1 $${a - c} < k \\le ${a + c}$`],
          solution: `The line must be above *M*, where it cuts only the two outer parts, and not above *P*. At $y = ${a + c}$ it still meets the curve at both ends: $${a - c} < k \\le ${a + c}$.`,
          answer: `${a - c} < k <= ${a + c}`,
          letters: ['k'],
        }),
      },
    }
  },
  verify: ({ a, b, c, d }) => {
    const g = (x: number) => Math.abs(a * Math.sin(((b * x + 90) * Math.PI) / 180) + c) - d
    const found: number[] = []
    // Beside whole degrees, so that no step ends on a solution.
    for (let x = 0.1; x < 360 / b - 0.2; x += 0.25) {
      if (g(x) * g(x + 0.25) < 0) found.push(bisect(g, x, x + 0.25))
    }
    return {
      a: `(0, ${g(0) + d})`,
      b: `(${180 / b}, ${roundTo(g(180 / b) + d, 6)})`,
      c: found,
      d: `${roundTo(g(0) + d, 6)} >= k > ${roundTo(g(180 / b) + d, 6)}`,
    }
  },
})
