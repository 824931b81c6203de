import { ask } from '@/lib/exams/authoring/ask'
import { frac, poly, signed } from '@/lib/exams/authoring/maths'
import { bisect, secant } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { asymptote, functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { isBetween, readFigure, through, yAxis } from '../curves'

const { core, supplement, templates } = questionsOf('structured', 'E2.10')

export { templates }

const PLOTTING =
  'One mark is for most of the points, the other for all of them. Join them with one smooth curve.'

core('table-and-plot-a-quadratic', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [s, a, b, from] = [random.pick([1, -1]), random.int(-4, 4), random.int(-5, 7), random.int(-4, 0)]
    const xs = Array.from({ length: 7 }, (_, at) => from + at)
    const ys = xs.map(x => s * x * x + a * x + b)
    const vertex = -a / (2 * s)
    const inside = Math.abs(vertex - from - 3) < 1.1 && Math.min(...ys) >= -8 && Math.max(...ys) <= 12
    const blanks = xs.filter((x, at) => (ys[at] ?? 0) > 0 && x !== 0)
    if (a === 0 || !inside || blanks.length < 3) return null
    const [one, two] = random.sample(blanks, 2).sort((p, q) => p - q) as [number, number]
    const level = random.int(-4, 8)
    const root = a * a - 4 * s * (b - level)
    if (root <= 0 || level === 0) return null
    const [low, high] = [vertex - Math.sqrt(root) / 2, vertex + Math.sqrt(root) / 2]
    const fine = low > from + 0.3 && high < from + 5.7 && isBetween(low) && isBetween(high)
    return fine ? { s, a, b, from, one, two, level, low, high } : null
  },
  make: ({ s, a, b, from, one, two, level, low, high }) => {
    const f = (x: number) => s * x * x + a * x + b
    const equation = `y = ${poly(s, a, b)}`
    const xs = Array.from({ length: 7 }, (_, at) => from + at)
    return {
      stem: '',
      parts: {
        a: ask.table({
          command: 'Work out',
          prompt: [
            `Complete the table of values for $${equation}$.`,
            `The table is for $${equation}$. Complete it.`,
            `Work out the two missing values in the table for $${equation}$.`,
          ],
          head: ['*x*', ...xs.map(x => plain(x))],
          rows: [
            [
              { text: '*y*' },
              ...xs.map(x =>
                x === one || x === two
                  ? { blank: x === one ? 'first' : 'second', answer: f(x), marks: 1 as const }
                  : { text: plain(f(x)) },
              ),
            ],
          ],
          scheme: [`B1 ${f(one)}`, `B1 ${f(two)}`],
          solution: `Put each value of *x* in, in brackets: $${s < 0 ? '-' : ''}(${one})^2 ${signed(a)} \\times (${one}) ${b === 0 ? '' : signed(b)} = ${f(one)}$. In the same way $x = ${two}$ gives ${plain(f(two))}.`,
        }),
        b: plotPart({
          name: 'algebra-and-graphs/grid-quadratic',
          title: 'Grid for a graph',
          description: `Empty graph paper to plot on, with x from ${plain(from)} to ${plain(from + 6)} and y from −8 to 12.`,
          command: 'Plot',
          prompt: `Plot the seven points of the graph of $${equation}$ on the grid.`,
          axes: {
            x: { label: '*x*', min: from, max: from + 6, large: 1, parts: 5 },
            y: { label: '*y*', min: -8, max: 12, large: 2, parts: 4 },
          },
          given: from < 0 ? [yAxis(-8, 12)] : [],
          tasks: [{ task: 'points', wanted: xs.map((x): Spot => [x, f(x)]), marks: 2 }],
          scheme: ['B1 at least four points within half a small square', 'B1 all seven points'],
          solution: PLOTTING,
        }),
        'c.i': ask.number({
          sigFigs: 3,
          command: 'Work out',
          lead: 'The graph is the smooth curve through your points.',
          objective: 'AO2',
          prompt: `Use the graph to find the smaller solution of $${poly(s, a, b)} = ${level}$.`,
          scheme: [`B1 ${figures(low, 3)}, within 0.2`],
          solution: `Draw the level line $y = ${level}$. It cuts the curve twice. The cut on the left is near $x = ${roundTo(low, 1)}$.`,
          answer: low,
          tolerance: 0.2,
        }),
        'c.ii': ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: `Use the graph to find the larger solution of $${poly(s, a, b)} = ${level}$.`,
          scheme: [`B1 ${figures(high, 3)}, within 0.2`],
          solution: `The line $y = ${level}$ cuts the curve a second time near $x = ${roundTo(high, 1)}$.`,
          answer: high,
          tolerance: 0.2,
        }),
      },
    }
  },
  verify: ({ s, a, b, from, level }) => {
    const gap = (x: number) => s * x * x + a * x + b - level
    const top = -a / (2 * s)
    return { 'c.i': bisect(gap, from, top), 'c.ii': bisect(gap, top, from + 6) }
  },
})

const ACROSS = [1, 2, 3, 4, 5, 6, 8] as const

core('reciprocal-and-a-line', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, m, c] = [random.pick([6, 7, 8, 9, 10, 11, 12]), random.pick([1, 0.5]), random.step(4, 9, 0.5)]
    const root = c * c - 4 * m * a
    if (root <= 0) return null
    const [low, high] = [(c - Math.sqrt(root)) / (2 * m), (c + Math.sqrt(root)) / (2 * m)]
    const [one, two] = random.sample([3, 4, 5, 8], 2).sort((p, q) => p - q) as [number, number]
    const fine = low > 1.05 && high < 7.9 && high - low > 1.5 && isBetween(low) && isBetween(high, 0.1)
    return fine ? { a, m, c, low, high, one, two } : null
  },
  make: ({ a, m, c, low, high, one, two }) => {
    const f = (x: number) => a / x
    const line = `y = ${c} - ${m === 1 ? 'x' : '\\frac{1}{2}x'}`
    const asked = m === 1 ? `x^2 - ${c}x + ${a} = 0` : `x^2 - ${2 * c}x + ${2 * a} = 0`
    return {
      stem: '',
      parts: {
        a: ask.table({
          command: 'Work out',
          prompt: [
            `Complete the table of values for $y = \\frac{${a}}{x}$. Give the values correct to one decimal place where they are not exact.`,
            `The table is for the graph of $y = \\frac{${a}}{x}$. Work out the missing values. Round to one decimal place where they are not exact.`,
            `Work out the missing values of $y = \\frac{${a}}{x}$, to one decimal place where they are not exact.`,
          ],
          head: ['*x*', ...ACROSS.map(String)],
          rows: [
            [
              { text: '*y*' },
              ...ACROSS.map(x =>
                x === one || x === two
                  ? {
                      blank: x === one ? 'first' : 'second',
                      answer: roundTo(f(x), 1),
                      sigFigs: 2,
                      tolerance: 0.06,
                      marks: 1 as const,
                    }
                  : { text: plain(roundTo(f(x), 1)) },
              ),
            ],
          ],
          scheme: [`B1 ${plain(roundTo(f(one), 2))}`, `B1 ${plain(roundTo(f(two), 2))}`],
          solution: `Divide ${a} by each value of *x*: $${a} \\div ${one}$ gives ${plain(roundTo(f(one), 1))} and $${a} \\div ${two}$ gives ${plain(roundTo(f(two), 1))}.`,
        }),
        b: plotPart({
          name: 'algebra-and-graphs/grid-reciprocal',
          title: 'Grid for a graph',
          description: 'Empty graph paper to plot on, with x from 0 to 9 and y from 0 to 12.',
          command: 'Draw',
          prompt: `On the grid, plot the seven points of the graph of $y = \\frac{${a}}{x}$ and draw the line $${line}$.`,
          axes: {
            x: { label: '*x*', min: 0, max: 9, large: 1, parts: 5 },
            y: { label: '*y*', min: 0, max: 12, large: 2, parts: 10 },
          },
          tasks: [
            { task: 'points', wanted: ACROSS.map((x): Spot => [x, roundTo(f(x), 1)]), marks: 2 },
            {
              task: 'line',
              gradient: [-m - 0.05, -m + 0.05],
              intercept: [c - 0.2, c + 0.2],
              covers: [0, Math.min(9, c / m)],
              marks: 1,
            },
          ],
          scheme: [
            'B1 at least four points within half a small square',
            'B1 all seven points',
            `B1 ruled line through (0, ${plain(c)}) with gradient ${m === 1 ? '−1' : '−½'}`,
          ],
          solution: `The points fall on a curve that comes closer and closer to the *x*-axis. The line starts at (0, ${plain(c)}) and goes down ${m === 1 ? '1' : 'half a unit'} for each unit across.`,
        }),
        'c.i': ask.number({
          sigFigs: 3,
          command: 'Write down',
          lead: 'The line cuts the curve at two points.',
          objective: 'AO2',
          prompt: 'Use the graph to find the smaller *x*-coordinate of these points.',
          scheme: [`B1 ${figures(low, 3)}, within 0.2`],
          solution: `Read down from the left crossing: $x$ is about ${plain(roundTo(low, 1))}.`,
          answer: low,
          tolerance: 0.2,
        }),
        'c.ii': ask.number({
          sigFigs: 3,
          command: 'Write down',
          objective: 'AO2',
          prompt: 'Use the graph to find the larger *x*-coordinate of these points.',
          scheme: [`B1 ${figures(high, 3)}, within 0.2`],
          solution: `Read down from the right crossing: $x$ is about ${plain(roundTo(high, 1))}.`,
          answer: high,
          tolerance: 0.2,
        }),
        d: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt:
            'The two values of *x* are the solutions of an equation of the form $x^2 + bx + c = 0$. Work out this equation.',
          scheme: [`M1 $\\frac{${a}}{x} = ${line.slice(4)}$`, `A1 $${asked}$`],
          solution: `At the crossings the two values of *y* are equal: $\\frac{${a}}{x} = ${line.slice(4)}$. Multiply by *x*${m === 1 ? '' : ' and then by 2'} and bring all terms to one side: $${asked}$.`,
          answer: asked,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ a, m, c }) => {
    const gap = (x: number) => a / x + m * x - c
    const lowest = Math.sqrt(a / m)
    return {
      'c.i': bisect(gap, 0.5, lowest),
      'c.ii': bisect(gap, lowest, 20),
      d: `x*x + ${a / m} = ${c / m}*x`,
    }
  },
})

supplement('solutions-from-a-drawn-curve', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q] = [random.int(2, 5), random.int(-3, 3)]
    const [m, n] = [random.pick([-2, -1, 1, 2]), random.int(-4, 4)]
    const gap = (x: number) => x ** 3 - (p + m) * x + q - n
    const turn = Math.sqrt(Math.max(0, p + m) / 3)
    if (p + m < 2 || n === 0 || n === q || gap(turn) > -0.8 || gap(-turn) < 0.8) return null
    const root = bisect(gap, turn, 4)
    const far = Math.abs(m * 3 + n) < 9 && Math.abs(m * -3 + n) < 9
    const top = 2 * (p / 3) ** 1.5
    const levels = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].filter(
      k => Math.abs(k - q) < top - 0.6 || Math.abs(k - q) > top + 0.6,
    )
    const fine = root > 1 && root < 2.85 && isBetween(root, 0.08) && far && levels.length > 2
    return fine ? { p, q, m, n, root, level: random.pick(levels) } : null
  },
  make: ({ p, q, m, n, root, level }) => {
    const f = (x: number) => x ** 3 - p * x + q
    const count = Math.abs(level - q) < 2 * (p / 3) ** 1.5 ? 3 : 1
    const cubic = poly(1, 0, -p, q)
    const asked = poly(1, 0, -p - m, q - n)
    const line = poly(m, n)
    return {
      stem: [
        `The diagram shows the graph of $y = ${cubic}$.`,
        `The graph of $y = ${cubic}$ is drawn on the grid.`,
        `$y = ${cubic}$. The diagram shows the graph for values of *x* between −3 and 3.`,
      ],
      figure: readFigure({
        name: 'algebra-and-graphs/a-cubic-curve',
        title: 'A curve on a grid',
        description: `The smooth curve passes through ${through(f, [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2])}.`,
        x: { min: -3, max: 3, every: 1, parts: 5 },
        y: { min: -10, max: 10, every: 2, parts: 2 },
        f,
      }),
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO2',
          prompt: `Write down the number of solutions of $${cubic} = ${level}$.`,
          scheme: [`B1 ${count}`],
          solution: `Draw the level line $y = ${level}$. It cuts the curve ${count === 1 ? 'once' : 'three times'}, so there ${count === 1 ? 'is one solution' : 'are three solutions'}.`,
          answer: count,
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: `The equation $${asked} = 0$ can be solved by drawing a suitable straight line on the grid. Work out the equation of this line.`,
          scheme: [`M1 $${cubic} = ${line}$`, `A1 $y = ${line}$`],
          solution: `Make one side of the equation the function that is drawn. $${asked}$ needs $${poly(m, n)}$ added to become $${cubic}$, so add it to both sides: $${cubic} = ${line}$. Draw $y = ${line}$.`,
          answer: `y = ${line}`,
          letters: ['x', 'y'],
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: `Use your line to find the largest solution of $${asked} = 0$.`,
          scheme: [
            'M1 the line ruled, or its crossings with the curve used',
            `A1 ${figures(root, 3)}, within 0.1`,
          ],
          solution: `The line $y = ${line}$ cuts the curve three times. The crossing farthest to the right is near $x = ${roundTo(root, 1)}$.`,
          answer: root,
          tolerance: 0.1,
        }),
      },
    }
  },
  verify: ({ p, q, m, n, level }) => {
    const signs = Array.from({ length: 1201 }, (_, at) => {
      const x = -3.0013 + at * 0.005
      return x ** 3 - p * x + q > level
    })
    const count = signs.filter((each, at) => at > 0 && each !== signs[at - 1]).length
    return {
      a: count,
      b: `y - (${m})*x = ${n}`,
      c: secant(x => x ** 3 - (p + m) * x + q - n, 3),
    }
  },
})

supplement('equation-of-the-line-to-draw', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const [a, b, c] = [random.int(1, 3), random.int(-5, 5), random.int(-6, 6)]
    const [m, n] = [random.pick([-3, -2, -1, 1, 2, 3]), random.pick([-5, -4, -3, -2, 2, 3, 4, 5])]
    const k = random.int(2, 12)
    const trivial = kind === 0 && (b === 0 || c === 0 || b === m || c === n)
    // The equation must have solutions.
    const under = kind === 0 ? (b - m) ** 2 - 4 * a * (c - n) : kind === 1 ? n * n + 4 * m * k : 1
    return trivial || under <= 0 ? null : { kind, a, b, c, m, n, k }
  },
  make: ({ kind, a, b, c, m, n, k }) => {
    const line = poly(m, n)
    const forms = [
      {
        drawn: poly(a, b, c),
        asked: poly(a, b - m, c - n),
        how: `Add $${line}$ to both sides of the equation`,
        way: `M1 adds $${line}$ to both sides, or subtracts the equation from the function`,
      },
      {
        drawn: `\\frac{${k}}{x}`,
        asked: poly(m, n, -k),
        how: `Divide the equation by *x*: $${poly(m, n)} - \\frac{${k}}{x} = 0$. Bring the fraction to the other side`,
        way: `M1 divides by *x*: $${poly(m, n)} - \\frac{${k}}{x} = 0$`,
      },
      {
        drawn: `x^2 + \\frac{${k}}{x}`,
        asked: poly(1, -m, -n, k),
        how: `Divide the equation by *x*: $${poly(1, -m, -n)} + \\frac{${k}}{x} = 0$. Keep $x^2$ and the fraction on the left and bring the rest to the other side`,
        way: `M1 divides by *x*: $${poly(1, -m, -n)} + \\frac{${k}}{x} = 0$`,
      },
    ] as const
    const { drawn, asked, how, way } = forms[kind] ?? forms[0]
    return {
      stem: [
        `The graph of $y = ${drawn}$ has been drawn accurately.`,
        `A student has drawn the graph of $y = ${drawn}$.`,
        `The curve $y = ${drawn}$ is drawn on a grid.`,
      ],
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Work out the equation of the straight line that must be drawn to solve $${asked} = 0$.`,
            `The equation $${asked} = 0$ is to be solved with the graph and a straight line. Find the equation of the line.`,
            `Find the equation of the line whose crossings with the curve give the solutions of $${asked} = 0$.`,
          ],
          scheme: [way, `M1 $${drawn} = ${line}$`, `A1 $y = ${line}$`],
          solution: `One side must be the function that is drawn. ${how}: $${drawn} = ${line}$.\n\nThe line is $y = ${line}$.`,
          answer: `y = ${line}`,
          letters: ['x', 'y'],
        }),
      ],
    }
  },
  verify: ({ kind, a, b, c, m, n, k }) => {
    // The line is the function wherever the equation, freed of its denominator, is zero: their difference.
    const at = (x: number) => {
      const drawn = [a * x * x + b * x + c, k / x, x * x + k / x][kind] ?? 0
      const zero =
        [
          a * x * x + (b - m) * x + c - n,
          -(m * x * x + n * x - k) / -x,
          (x ** 3 - m * x * x - n * x + k) / x,
        ][kind] ?? 0
      return kind === 1 ? drawn + zero : drawn - zero
    }
    const gradient = Math.round((at(3) - at(1)) / 2)
    return `y - ${Math.round(at(1))} = ${gradient}*(x - 1)`
  },
})

supplement('find-the-constants', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.int(1, 5), random.pick([2, 3, 4, 5, 1 / 2, 1 / 3])]
    const c = random.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4])
    const at = b < 1 ? random.pick([-1, -2]) : b > 3 ? 1 : random.pick([1, 2])
    const [y, start] = [a * b ** at + c, a + c]
    return y > 24 || a === 1 || start === 0 || y === 0 ? null : { a, b, c, at, y: Math.round(y), start }
  },
  make: ({ a, b, c, at, y, start }) => {
    const f = (x: number) => a * b ** x + c
    const lowest = Math.min(c, 0) - 2
    const highest = Math.max(y, start, 0) + 3
    const on = plane({ x: { min: -4, max: 4 }, y: { min: lowest, max: highest }, height: 220, origin: '' })
    const text = b < 1 ? `\\frac{1}{${Math.round(1 / b)}}` : String(b)
    const next = -at
    const base = b < 1 ? `\\left(${text}\\right)` : text
    const power = at === 1 ? 'b' : `b^{${at}}`
    const under = Math.round(b < 1 ? (1 / b) ** next : b ** at)
    return {
      stem: [
        'The diagram shows a sketch of the graph of $y = ab^x + c$.',
        'The curve in the diagram has the equation $y = ab^x + c$.',
        '$y = ab^x + c$, where *a*, *b* and *c* are constants. The diagram shows a sketch of the graph.',
      ].map(
        each =>
          `${each} It passes through (0, ${plain(start)}) and (${plain(at)}, ${plain(y)}), and the dashed line, the asymptote, is $y = ${c}$.`,
      ),
      figure: figure(
        {
          name: 'algebra-and-graphs/an-exponential-sketch',
          title: 'Sketch of a curve with an asymptote',
          description: `A curve that ${b > 1 ? 'rises more and more steeply to the right and comes close to a dashed level line on the left' : 'falls from the left and comes close to a dashed level line on the right'}. The dashed line is y = ${plain(c)}. The points (0, ${plain(start)}) and (${plain(at)}, ${plain(y)}) are marked on the curve.`,
          height: on.canvasHeight,
        },
        on.axes,
        asymptote(on, `y = ${c}`, {
          end: b > 1 ? 'last' : 'first',
          place: b > 1 ? 'below left' : 'below right',
        }),
        functionCurve(on, f),
        mark(on, [0, start], `(0, ${plain(start)})`, { place: b > 1 ? 'left' : 'right' }),
        mark(on, [at, y], `(${plain(at)}, ${plain(y)})`, { place: 'left' }),
      ),
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the value of *c*.',
          scheme: [`B1 ${plain(c)}`],
          solution: `$b^x$ comes as close to zero as you like, so *y* comes close to *c*. The asymptote is $y = c$, so $c = ${c}$.`,
          answer: c,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the value of *a*.',
          scheme: [`B1 ${a}`],
          solution: `At $x = 0$, $b^0 = 1$: $${start} = a ${signed(c)}$, so $a = ${a}$.`,
          answer: a,
          follow: { from: 'a', formula: `${start} - x` },
        }),
        c: ask.expression({
          form: 'exact',
          letters: [],
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the value of *b*. *b* is positive.',
          scheme: [`M1 $${y} = ${a}${power} ${signed(c)}$`, `A1 $${text}$`],
          solution: `Put (${plain(at)}, ${plain(y)}) in: $${y} = ${a}${power} ${signed(c)}$, so $${power} = ${frac(y - c, a)}$ and $b = ${text}$.`,
          answer: b < 1 ? `1/${Math.round(1 / b)}` : String(b),
        }),
        d: ask.expression({
          form: 'exact',
          letters: [],
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the exact value of *y* when $x = ${next}$.`,
          scheme: [`M1 $${a} \\times ${base}^{${next}} ${signed(c)}$`, `A1 $${frac(a + c * under, under)}$`],
          solution: `$${base}^{${next}} = \\frac{1}{${under}}$, so $y = \\frac{${a}}{${under}} ${signed(c)} = ${frac(a + c * under, under)}$.`,
          answer: `${a + c * under}/${under}`,
        }),
      },
    }
  },
  verify: ({ c, at, y, start }) => {
    const a = start - c
    // y − c is a geometric pattern: equal steps in x multiply it equally.
    return { a: c, b: a, c: `(${y - c}/${a})^(1/(${at}))`, d: `${a * a}/${y - c} + (${c})` }
  },
})
