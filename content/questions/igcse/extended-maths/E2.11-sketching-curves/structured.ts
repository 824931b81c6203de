import { asItems, ask } from '@/lib/exams/authoring/ask'
import { nonZero, poly, signed } from '@/lib/exams/authoring/maths'
import { secant } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { fromRoots, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { fourSketches, toSketch } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E2.11')

export { templates }

/** Families of graphs: an equation with numbers of the draw, a shape in the window, what is seen. */
const FAMILIES = [
  {
    text: (a: number, c: number) => `$y = ${a}x - ${c}$`,
    f: (x: number) => 1.3 * x - 0.4,
    says: 'a straight line that rises and crosses the y-axis below the origin',
  },
  {
    text: (a: number, c: number) => `$y = ${c} - ${a}x$`,
    f: (x: number) => 0.4 - 1.3 * x,
    says: 'a straight line that falls and crosses the y-axis above the origin',
  },
  {
    text: (_: number, c: number) => `$y = x^2 - ${c}$`,
    f: (x: number) => 1.7 * x * x - 0.6,
    says: 'a U-shaped curve with its lowest point on the y-axis below the origin',
  },
  {
    text: (_: number, c: number) => `$y = ${c} - x^2$`,
    f: (x: number) => 0.6 - 1.7 * x * x,
    says: 'an arch with its highest point on the y-axis above the origin',
  },
  {
    text: (a: number) => `$y = ${a}x^3$`,
    f: (x: number) => 1.6 * x ** 3,
    says: 'a curve that rises from bottom left, is level at the origin and rises to top right',
  },
  {
    text: (a: number) => `$y = -${a}x^3$`,
    f: (x: number) => -1.6 * x ** 3,
    says: 'a curve that falls from top left, is level at the origin and falls to bottom right',
  },
  {
    text: (a: number) => `$y = \\frac{${a}}{x}$`,
    f: (x: number) => 0.13 / x,
    says: 'two branches, at top right and at bottom left, that come close to both axes',
  },
  {
    text: (a: number) => `$y = -\\frac{${a}}{x}$`,
    f: (x: number) => -0.13 / x,
    says: 'two branches, at top left and at bottom right, that come close to both axes',
  },
  {
    text: (a: number) => `$y = ${a}^x$`,
    f: (x: number) => 0.2 * 5 ** x,
    says: 'a curve above the x-axis that rises more and more steeply; on the left it comes close to the x-axis',
  },
  {
    text: (a: number) => `$y = ${a}^{-x}$`,
    f: (x: number) => 0.2 * 5 ** -x,
    says: 'a curve above the x-axis that falls less and less steeply; on the right it comes close to the x-axis',
  },
] as const
const LETTERS = ['A', 'B', 'C', 'D'] as const

supplement('match-sketches', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const pairs = random.sample([0, 1, 2, 3, 4], 4)
    const kinds = pairs.map(pair => 2 * pair + random.int(0, 1))
    const spare = random.sample(
      kinds.map(kind => (kind % 2 === 0 ? kind + 1 : kind - 1)),
      2,
    )
    const [a, c] = [random.int(2, 5), random.int(2, 7)]
    return a === c ? null : { kinds, spare, a, c }
  },
  make: ({ kinds, spare, a, c }) => {
    const family = (kind: number) => FAMILIES[kind] ?? FAMILIES[0]
    const text = (kind: number) => family(kind).text(a, c)
    const targets = [...kinds, ...spare].sort((one, other) => one - other).map(text)
    return {
      stem: [
        'The diagram shows sketches of the graphs of four functions.',
        'Four graphs are sketched in the diagram. The axes have no scales.',
        'The diagram shows four sketches, *A*, *B*, *C* and *D*.',
      ],
      figure: fourSketches(
        kinds.map((kind, at) => ({ letter: LETTERS[at] ?? '', f: family(kind).f, says: family(kind).says })),
      ),
      parts: [
        ask.match({
          command: 'Write down',
          prompt: 'Write down the equation that belongs to each sketch.',
          items: kinds.map((_, at) => ({ id: LETTERS[at] ?? '', text: `Sketch ${LETTERS[at]}` })),
          targets: asItems(targets),
          answer: Object.fromEntries(kinds.map((kind, at) => [LETTERS[at] ?? '', text(kind)])),
          scheme: kinds.map((kind, at) => `B1 ${LETTERS[at]}: ${text(kind)}`),
          solution: `Look first at the shape, then at the sign. ${kinds.map((kind, at) => `${LETTERS[at]} is ${family(kind).says}: ${text(kind)}.`).join(' ')}`,
        }),
      ],
    }
  },
})

core('sketch-a-quadratic', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [s, p, q] = [random.pick([1, 1, -1]), random.int(-6, 4), random.int(-3, 7)]
    return q - p < 4 || (p + q) % 2 !== 0 || p === 0 || q === 0 || p + q === 0 ? null : { s, p, q }
  },
  make: ({ s, p, q }) => {
    const [b, c] = [-s * (p + q), s * p * q]
    const h = (p + q) / 2
    const k = -s * ((q - p) / 2) ** 2
    const equation = `y = ${poly(s, b, c)}`
    const drawing = toSketch(
      'axes-for-a-quadratic',
      'The finished sketch',
      9,
      Math.max(Math.abs(k), Math.abs(c)) * 1.4 + 2,
      {
        curves: [fromRoots(s, [p, q])],
        onX: [p, q],
        onY: [c],
        points: [{ at: [h, k], label: `(${plain(h)}, ${plain(k)})` }],
      },
    )
    return {
      stem: [
        `A curve has the equation $${equation}$.`,
        `The equation of a curve is $${equation}$.`,
        `$${equation}$`,
      ],
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find the coordinates of the two points where the curve crosses the *x*-axis.',
          scheme: [
            `M1 $${s < 0 ? '-' : ''}(${poly(1, -p)})(${poly(1, -q)}) = 0$`,
            `A1 $(${p}, 0)$ and $(${q}, 0)$`,
          ],
          solution: `On the *x*-axis $y = 0$. Factorise: $${s < 0 ? '-' : ''}(${poly(1, -p)})(${poly(1, -q)}) = 0$, so $x = ${p}$ or $x = ${q}$.`,
          answer: `(${p}, 0), (${q}, 0)`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Find the coordinates of the turning point of the curve.',
          scheme: [`M1 $x = ${h}$, half-way between the roots`, `A1 $(${h}, ${k})$`],
          solution: `The curve is symmetrical, so the turning point lies half-way between the roots, at $x = ${h}$. There $y = ${s < 0 ? '-' : ''}(${h - p}) \\times (${h - q}) = ${k}$.`,
          answer: `(${h}, ${k})`,
          letters: [],
        }),
        c: ask.draw({
          ...drawing,
          command: 'Sketch',
          prompt: 'Sketch the curve on the axes. (You need not write the values on your sketch.)',
          objective: 'AO2',
          tools: ['curve'],
          scheme: [
            `B1 smooth curve of the right shape, ${s > 0 ? 'a U' : 'an arch'}, symmetrical`,
            `B1 crosses the *x*-axis ${p < 0 && q > 0 ? 'once on each side of the origin' : p > 0 ? 'twice on the right of the origin' : 'twice on the left of the origin'} and the *y*-axis ${c > 0 ? 'above' : 'below'} the origin`,
          ],
          solution: `The coefficient of $x^2$ is ${s > 0 ? 'positive, so the curve is a U' : 'negative, so the curve is an arch'}. Mark ${plain(p)} and ${plain(q)} on the *x*-axis, ${plain(c)} on the *y*-axis and the turning point, then draw one smooth curve.`,
        }),
      },
    }
  },
  verify: ({ s, p, q }) => {
    const [b, c] = [-s * (p + q), s * p * q]
    const root = Math.sqrt(b * b - 4 * s * c)
    const [one, two] = [(-b - root) / (2 * s), (-b + root) / (2 * s)]
    const h = -b / (2 * s)
    return { a: `(${one}, 0), (${two}, 0)`, b: `(${h}, ${c - (b * b) / (4 * s)})` }
  },
})

supplement('turning-point-by-completing-the-square', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, h, k] = [random.pick([1, 1, 2, 3]), random.pick(nonZero(-6, 6)), random.pick(nonZero(-15, 12))]
    return { a, h, k, letter: random.pick(['P', 'T', 'M']) }
  },
  make: ({ a, h, k, letter }) => {
    const square = `${a === 1 ? '' : a}(${poly(1, -h)})^2 ${signed(k)}`
    const [b, c] = [-2 * a * h, a * h * h + k]
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: [
            `Write $${poly(a, b, c)}$ in the form $a(x + p)^2 + q$.`,
            `$${poly(a, b, c)}$ can be written in the form $a(x + p)^2 + q$. Work out this form.`,
            `Write the function $${poly(a, b, c)}$ in completed square form, $a(x + p)^2 + q$.`,
          ],
          scheme: [`M1 $${a === 1 ? '' : a}(${poly(1, -h)})^2$`, `A1 $${square}$`],
          solution: `${a === 1 ? '' : `Take ${a} out of the first two terms. `}Half of the coefficient of *x* gives $(${poly(1, -h)})^2$, which brings in ${plain(a * h * h)} too much: $${a === 1 ? '' : a}(${poly(1, -h)})^2 ${signed(-a * h * h)} ${c === 0 ? '' : signed(c)} = ${square}$.`,
          answer: square,
          letters: ['x'],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO2',
          prompt: `*${letter}* is the turning point of the graph of $y = ${poly(a, b, c)}$. Write down the coordinates of *${letter}*.`,
          scheme: [`B1 $(${h}, ${k})$`],
          solution: `A square is least when it is zero, at $x = ${h}$. Then $y = ${k}$.`,
          answer: `(${h}, ${k})`,
          letters: [],
        }),
        c: ask.whole({
          command: 'Write down',
          objective: 'AO2',
          prompt: 'Write down the number of points in which the graph crosses the *x*-axis.',
          scheme: [`B1 ${k < 0 ? 2 : 0}`],
          solution: `The turning point, a minimum, is ${k < 0 ? 'below the *x*-axis, so the curve crosses the axis twice' : 'above the *x*-axis, so the curve never meets it'}.`,
          answer: k < 0 ? 2 : 0,
        }),
      },
    }
  },
  verify: ({ a, h, k }) => {
    const [b, c] = [-2 * a * h, a * h * h + k]
    return {
      a: `${a}*x*x + ${b}*x + ${c}`,
      b: `(${-b / (2 * a)}, ${c - (b * b) / (4 * a)})`,
      c: b * b - 4 * a * c > 0 ? 2 : 0,
    }
  },
})

supplement('sketch-a-reciprocal', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [
      random.pick([-12, -10, -8, -6, -4, 4, 6, 8, 10, 12]),
      random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    ]
    const form = random.int(0, 1)
    return Number.isInteger((a / b) * 2) ? { a, b, form, wording: random.int(0, 5) } : null
  },
  make: ({ a, b, form }) => {
    const fraction = `${a < 0 ? '-' : ''}\\frac{${Math.abs(a)}}{x}`
    const equation =
      form === 0 ? `y = ${fraction} ${signed(b)}` : a < 0 ? `y = ${b} ${fraction}` : `y = ${b} + ${fraction}`
    const root = -a / b
    const [far, high] = [Math.max(8, Math.abs(root) * 1.6), 12]
    const drawing = toSketch('axes-for-a-reciprocal', 'The finished sketch', far, high, {
      curves: [x => a / x + b],
      onX: [root],
      asymptotes: [`y = ${b}`],
    })
    return {
      stem: [
        `A curve has the equation $${equation}$.`,
        `The equation of a curve is $${equation}$.`,
        `$${equation}$`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the equation of the asymptote that is parallel to the *x*-axis.',
          scheme: [`B1 $y = ${b}$`],
          solution: `For large *x* the fraction comes close to zero, so *y* comes close to ${plain(b)}. The asymptote is $y = ${b}$. (The other one is the *y*-axis, $x = 0$.)`,
          answer: `y = ${b}`,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find the coordinates of the point where the curve crosses the *x*-axis.',
          scheme: [`M1 $${fraction} ${signed(b)} = 0$`, `A1 $(${root}, 0)$`],
          solution: `Put $y = 0$: $${fraction} = ${-b}$, so $${-b === 1 ? '' : -b === -1 ? '-' : -b}x = ${a}$ and $x = ${root}$.`,
          answer: `(${root}, 0)`,
          letters: [],
        }),
        c: ask.draw({
          ...drawing,
          command: 'Sketch',
          prompt: 'Sketch the curve on the axes. Draw the asymptote as a line.',
          objective: 'AO2',
          tools: ['curve', 'line'],
          scheme: [
            'B1 two branches, each close to the *y*-axis at one end',
            `B1 asymptote ${b > 0 ? 'above' : 'below'} the *x*-axis, both branches close to it at their other ends`,
            `B1 crosses the *x*-axis once, ${root > 0 ? 'right' : 'left'} of the origin`,
          ],
          solution: `Draw the asymptote $y = ${b}$ first. The number above *x* is ${a > 0 ? 'positive: the branches lie at top right and bottom left' : 'negative: the branches lie at top left and bottom right'} of the crossing of the asymptotes. One of them crosses the *x*-axis at ${plain(root)}.`,
        }),
      },
    }
  },
  verify: ({ a, b }) => ({
    a: `y - ${Math.round((a / 1e9 + b) * 1000) / 1000} = 0`,
    b: `(${Math.round(secant(x => a + b * x, 1) * 1000) / 1000}, 0)`,
  }),
})

supplement('exponential-intercepts', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [r, n] = random.pick([
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 1],
      [3, 2],
      [4, 1],
      [5, 1],
      [0.5, -1],
      [0.5, -2],
      [0.5, -3],
    ] as const)
    const a = random.int(1, 5)
    return {
      r,
      n,
      a,
      b: -Math.round(a * r ** n),
      names: random.pick([
        ['A', 'B'],
        ['P', 'Q'],
        ['S', 'T'],
        ['C', 'D'],
      ] as const),
    }
  },
  make: ({ r, n, a, b, names }) => {
    const base = r === 0.5 ? '\\left(\\frac{1}{2}\\right)' : String(r)
    const equation = `y = ${a === 1 ? '' : `${a} \\times `}${base}^x ${signed(b)}`
    const drawn = sketch({
      curves: [x => a * r ** x + b],
      x: r < 1 ? [-4.6, 4] : [-4, n + 1.6],
      y: [b * 1.35 - 1, -b * 1.1 + 3],
      points: [
        { at: [0, a + b], label: `*${names[0]}*` },
        { at: [n, 0], label: `*${names[1]}*` },
      ],
      height: 210,
    })
    return {
      stem: `The diagram shows a sketch of the graph of $${equation}$. It crosses the *y*-axis at *${names[0]}* and the *x*-axis at *${names[1]}*.`,
      figure: chartFigure(
        {
          name: 'algebra-and-graphs/an-exponential-with-two-points',
          title: 'Sketch of an exponential curve',
          description: `A curve on axes without scales. It ${r > 1 ? 'comes close to a level on the left, below the x-axis, and rises more and more steeply to the right' : 'falls from the left, less and less steeply, and comes close to a level below the x-axis on the right'}. ${names[0]} is marked where it crosses the y-axis, ${names[1]} where it crosses the x-axis.`,
        },
        drawn,
      ),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: [
            'Write down the equation of the asymptote of the curve.',
            'Write down the equation of the asymptote.',
            'The curve has one asymptote. Write down its equation.',
          ],
          scheme: [`B1 $y = ${b}$`],
          solution: `$${base}^x$ comes as close to zero as you like at one end of the curve, so *y* comes close to ${plain(b)}: $y = ${b}$.`,
          answer: `y = ${b}`,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find the coordinates of *${names[0]}*.`,
          scheme: [`B1 $(0, ${a + b})$`],
          solution: `At $x = 0$ the power is 1: $y = ${a} ${signed(b)} = ${a + b}$.`,
          answer: `(0, ${a + b})`,
          letters: [],
        }),
        c: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Find the coordinates of *${names[1]}*.`,
          scheme: [`M1 $${base}^x = ${Math.round(r ** n)}$`, `A1 $(${n}, 0)$`],
          solution: `Put $y = 0$: $${a === 1 ? '' : `${a} \\times `}${base}^x = ${-b}$, so $${base}^x = ${Math.round(r ** n)}$ and $x = ${n}$.`,
          answer: `(${n}, 0)`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ r, a, b }) => ({
    a: `y = ${Math.round(a * r ** (r > 1 ? -200 : 200) + b)}`,
    b: `(0, ${a * r ** 0 + b})`,
    c: `(${Math.round(Math.log(-b / a) / Math.log(r))}, 0)`,
  }),
})

supplement('cubic-from-its-sketch', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, p, q] = [random.pick([1, 2, -1, -2]), random.int(-5, -1), random.int(1, 5)]
    const at = random.pick([p + 1, q - 1, 1, -1, 2, -2])
    return at === 0 || at === p || at === q || at < p || at > q || p + q === 0
      ? null
      : { a, p, q, at, y: a * at * (at - p) * (at - q) }
  },
  make: ({ a, p, q, at, y }) => {
    const f = fromRoots(a, [0, p, q])
    const heights = Array.from({ length: 60 }, (_, step) => Math.abs(f(p + ((q - p) * step) / 59)))
    const high = Math.max(...heights) * 1.35
    const drawn = sketch({
      curves: [f],
      x: [p - 1, q + 1],
      y: [-high, high],
      onX: [p, q],
      points: [{ at: [at, y], label: `(${plain(at)}, ${plain(y)})` }],
      height: 230,
    })
    const [b, c] = [-a * (p + q), a * p * q]
    const k = `${a === 1 ? '' : a === -1 ? '-' : a}`
    return {
      stem: [
        'The diagram shows a sketch of the graph of $y = ax^3 + bx^2 + cx$.',
        'A sketch of the curve $y = ax^3 + bx^2 + cx$ is shown.',
        'The curve in the sketch has the equation $y = ax^3 + bx^2 + cx$, where *a*, *b* and *c* are integers.',
      ].map(
        each =>
          `${each} It crosses the *x*-axis at ${plain(p)}, 0 and ${plain(q)}, and passes through (${plain(at)}, ${plain(y)}).`,
      ),
      figure: chartFigure(
        { name: 'algebra-and-graphs/a-cubic-sketch', title: 'Sketch of a cubic curve' },
        drawn,
      ),
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the expression $ax^3 + bx^2 + cx$.',
          scheme: [
            `M1 $y = ax(${poly(1, -p)})(${poly(1, -q)})$`,
            `M1 $${y} = a \\times (${at}) \\times (${at - p}) \\times (${at - q})$`,
            `A1 $a = ${a}$`,
            `A1 $${poly(a, b, c, 0)}$`,
          ],
          solution: `Each root gives a factor: $y = ax(${poly(1, -p)})(${poly(1, -q)})$.\n\nPut the point in: $${y} = a \\times (${at}) \\times (${at - p}) \\times (${at - q})$, so $a = ${a}$.\n\nExpand: $y = ${k}x(${poly(1, -p - q, p * q)}) = ${poly(a, b, c, 0)}$.`,
          answer: poly(a, b, c, 0),
          letters: ['x'],
          form: 'expanded',
        }),
      ],
    }
  },
  verify: ({ p, q, at, y }) => `${y / (at * (at - p) * (at - q))}*x*(x - (${p}))*(x - ${q})`,
})

supplement('parabola-from-its-turning-point', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [s, h, k] = [random.pick([1, 2, -1, -2]), random.pick(nonZero(-4, 4)), random.int(2, 11)]
    const root = Math.sqrt(k / Math.abs(s))
    return Number.isInteger(root) || Number.isInteger(root * 2) ? null : { s, h, k: s > 0 ? -k : k, root }
  },
  make: ({ s, h, k, root }) => {
    const c = s * h * h + k
    const f = (x: number) => s * (x - h) ** 2 + k
    const reach = Math.max(root * 1.5, Math.abs(h) + 0.8)
    const ends = [f(h - reach), f(h + reach), 0, k, c]
    const pad = (Math.max(...ends) - Math.min(...ends)) * 0.16
    const drawn = sketch({
      curves: [f],
      x: [h - reach, h + reach],
      y: [Math.min(...ends) - pad, Math.max(...ends) + pad],
      points: [
        { at: [h, k], label: `(${plain(h)}, ${plain(k)})`, place: s > 0 ? 'below' : 'above' },
        { at: [0, c], label: `(0, ${plain(c)})` },
      ],
      height: 220,
    })
    const square = `${s === 1 ? '' : s === -1 ? '-' : s}(${poly(1, -h)})^2 ${signed(k)}`
    return {
      stem: [
        `The diagram shows a sketch of a quadratic curve. Its turning point is (${plain(h)}, ${plain(k)}), and it crosses the *y*-axis at (0, ${plain(c)}).`,
        `A quadratic curve has the turning point (${plain(h)}, ${plain(k)}) and passes through (0, ${plain(c)}), as in the sketch.`,
        `The sketch shows the graph of a quadratic function, with its turning point (${plain(h)}, ${plain(k)}) and the point (0, ${plain(c)}).`,
      ],
      figure: chartFigure(
        { name: 'algebra-and-graphs/a-parabola-sketch', title: 'Sketch of a quadratic curve' },
        drawn,
      ),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Find the equation of the curve in the form $y = a(x + p)^2 + q$.',
          scheme: [
            `M1 $y = a(${poly(1, -h)})^2 ${signed(k)}$`,
            `M1 $${c} = ${h * h === 1 ? '' : h * h}a ${signed(k)}$`,
            `A1 $y = ${square}$`,
          ],
          solution: `The turning point gives $y = a(${poly(1, -h)})^2 ${signed(k)}$. Put (0, ${plain(c)}) in: $${c} = ${h * h === 1 ? '' : h * h}a ${signed(k)}$, so $a = ${s}$.`,
          answer: `y = ${square}`,
          letters: ['x', 'y'],
          form: 'simplified',
        }),
        b: ask.solutions({
          command: 'Calculate',
          objective: 'AO2',
          prompt:
            'Calculate the *x*-coordinates of the points where the curve crosses the *x*-axis. Give your answers correct to 2 decimal places.',
          scheme: [
            `M1 $(${poly(1, -h)})^2 = ${-k / s}$, or the quadratic formula`,
            `A1 ${plain(h - root, 2)}`,
            `A1 ${plain(h + root, 2)}`,
          ],
          solution: `Put $y = 0$: $(${poly(1, -h)})^2 = ${-k / s}$, so $x = ${h} \\pm \\sqrt{${-k / s}}$. That is $${(h - root).toFixed(2)}$ and $${(h + root).toFixed(2)}$.`,
          answer: [(h - root).toFixed(2), (h + root).toFixed(2)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: { kind: 'decimal', count: 2 },
        }),
      },
    }
  },
  verify: ({ s, h, k, root }) => {
    const c = s * h * h + k
    return {
      a: `y = ${s}*x*x - ${2 * s * h}*x + ${c}`,
      b: [-1, 1].map(
        sign => Math.round(secant(x => s * x * x - 2 * s * h * x + c, h + sign * root * 1.1) * 100) / 100,
      ),
    }
  },
})

supplement('cubic-and-its-intercepts', {
  facts: { difficulty: 2, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b] = [random.pick([2, 3, 4, 5, -2, -3, -4]), random.pick(nonZero(-60, 60))]
    const root = Math.cbrt(-b / a)
    return Math.abs(b) < 5 || Math.abs(root - Math.round(root)) < 0.04 ? null : { a, b, root }
  },
  make: ({ a, b, root }) => ({
    stem: [
      `A curve has the equation $y = ${poly(a, 0, 0, b)}$.`,
      `The equation of a curve is $y = ${poly(a, 0, 0, b)}$.`,
      `$y = ${poly(a, 0, 0, b)}$`,
    ],
    parts: {
      a: ask.expression({
        command: 'Write down',
        objective: 'AO1',
        prompt: 'Write down the coordinates of the point where the curve crosses the *y*-axis.',
        scheme: [`B1 $(0, ${b})$`],
        solution: `Put $x = 0$: $y = ${b}$.`,
        answer: `(0, ${b})`,
        letters: [],
      }),
      b: ask.number({
        sigFigs: 3,
        command: 'Calculate',
        objective: 'AO1',
        prompt: 'Calculate the *x*-coordinate of the point where the curve crosses the *x*-axis.',
        scheme: [`M1 $x^3 = \\frac{${-b}}{${a}}$`, `A1 ${figures(root, 3)}`],
        solution: `Put $y = 0$: $${a}x^3 = ${-b}$. Divide by ${plain(a)} and take the cube root: $x = ${figures(root, 3).replace('−', '-')}$.`,
        answer: root,
      }),
    },
  }),
  verify: ({ a, b, root }) => ({ a: `(0, ${a * 0 + b})`, b: secant(x => a * x ** 3 + b, root * 1.2) }),
})
