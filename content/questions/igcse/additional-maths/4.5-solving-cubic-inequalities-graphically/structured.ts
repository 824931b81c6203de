import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, factor, nonZero, poly } from '@/lib/exams/authoring/maths'
import { bisect, crossings } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, toSigFigs } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { line as segment } from '@/lib/figures/shapes'
import {
  above,
  below,
  between,
  EXACT,
  either,
  isClosed,
  logOf,
  negativeSet,
  ratio,
  SIGNS,
  type Sign,
  sketched,
  type Values,
} from '../equations-inequalities-and-graphs'

const { question, templates } = questionsOf('structured', '4.5')

export { templates }

/** Where a cubic with a positive leading coefficient is below a level, or above it, from where it meets the level. */
function cubicSet(ends: readonly [number, number, number], isBelow: boolean, closed: boolean): Values {
  const [one, two, three] = ends.map(each => ratio(Math.round(each * 2), 2))
  if (!one || !two || !three) throw new Error('three ends')
  return isBelow
    ? either(below(one, closed), between(two, three, closed))
    : either(between(one, two, closed), above(three, closed))
}

question('cubic-inequality-from-its-factors', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [s, a, b, c] = [random.pick([1, -1]), random.int(-6, 1), random.int(-3, 4), random.int(1, 7)]
    const sign: Sign = random.pick(['<', '<=', '>', '>='] as const)
    const half = random.int(0, 1)
    return a < b && b < c && c - a > 3 && a * b * c !== 0 ? { s, a, b, c, sign, half } : null
  },
  make: ({ s, a, b, c, sign, half }) => {
    // With half, the largest root becomes c − ½, from the factor 2x − (2c − 1).
    const top = half === 1 ? c - 0.5 : c
    const last =
      half === 1
        ? s > 0
          ? `(${poly(2, 1 - 2 * c)})`
          : `(${2 * c - 1} - 2x)`
        : s > 0
          ? factor(c)
          : `(${c} - x)`
    const f = `${factor(a)}${factor(b)}${last}`
    const isBelow = sign.startsWith('<') === s > 0
    const set = cubicSet([a, b, top], isBelow, isClosed(sign))
    const g = (x: number) => s * (half + 1) * (x - a) * (x - b) * (x - top)
    const tall = Math.max(...Array.from({ length: 61 }, (_, at) => Math.abs(g(a + ((top - a) * at) / 60))))
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the inequality $${f} ${SIGNS[sign]} 0$.`,
            `By sketching a suitable graph, solve $${f} ${SIGNS[sign]} 0$.`,
            `Find the set of values of *x* for which $${f} ${SIGNS[sign]} 0$.`,
          ],
          scheme: [
            `B1 critical values ${plain(a)}, ${plain(b)} and $${ratio(Math.round(top * 2), 2).latex}$`,
            `M1 shape of the cubic: ${s > 0 ? 'from bottom left to top right' : 'from top left to bottom right'}`,
            'A1 one of the two pieces',
            `A1 ${set.said}`,
          ],
          solution: `The graph meets the axis at ${plain(a)}, ${plain(b)} and $${ratio(Math.round(top * 2), 2).latex}$. The leading coefficient is ${s > 0 ? 'positive' : 'negative'}, so it comes from ${s > 0 ? 'bottom' : 'top'} left. It is ${sign.startsWith('<') ? 'below' : 'above'} the axis for ${set.said}.${isClosed(sign) ? ' The roots belong to the set.' : ' The roots do not belong to the set.'}`,
          solutionFigure: sketched('cubic-from-factors', 'Sketch of the cubic', {
            curves: [g],
            x: [Math.min(a, 0) - 1, Math.max(top, 0) + 1],
            y: [-tall * 1.4, tall * 1.4],
            onX: [a, b, top],
          }),
          answer: set.typed,
          letters: ['x'],
        }),
      ],
    }
  },
  verify: ({ s, a, b, c, sign, half }) => {
    const top = c - half / 2
    const sum = [a, b, top].reduce((all, each) => all + each, 0)
    const at = (x: number) => s * (x ** 3 - sum * x * x + (a * b + (a + b) * top) * x - a * b * top)
    return { '': negativeSet(x => (sign.startsWith('<') ? at(x) : -at(x)), isClosed(sign), -12.003, 12) }
  },
})

/** Two triples of whole numbers with one sum and one sum of squares: their cubics differ by a number. */
const TRIPLES = Array.from({ length: 9 ** 2 }, (_, at) => [0, Math.floor(at / 9), at % 9] as const).filter(
  ([a, b, c]) => a < b && b < c,
)
const PAIRS = TRIPLES.flatMap(one =>
  TRIPLES.flatMap(([, b, c]) =>
    [-3, -2, -1, 1, 2, 3].flatMap(shift => {
      const two = [shift, b + shift, c + shift] as const
      const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
      const squares = (all: readonly number[]) => all.reduce((total, each) => total + each * each, 0)
      return sum(one) === sum(two) && squares(one) === squares(two) ? [{ one, two }] : []
    }),
  ),
)

/** The cubic on squared paper, and with the level line ruled. */
function onPaper(f: (x: number) => number, level: number, from: number, to: number): [Figure, Figure] {
  const inside = Array.from({ length: 121 }, (_, at) => f(from + 1 + ((to - from - 2) * at) / 120))
  const every = 10
  const [low, high] = [
    Math.floor(Math.min(...inside, level) / every - 0.3) * every,
    Math.ceil(Math.max(...inside, level) / every + 0.3) * every,
  ]
  const on = plane({
    x: { min: from, max: to, every: 1 },
    y: { min: low, max: high, every, parts: 5 },
    grid: true,
    height: 250,
    numbers: 'edge',
    origin: '',
  })
  const facts = {
    title: 'A cubic curve on squared paper',
    height: on.canvasHeight + 4,
  }
  const words =
    `Squared paper with x from ${from} to ${to} and y from ${low} to ${high}. A cubic curve rises from bottom left to a maximum, falls to a minimum and rises to top right.`.replaceAll(
      '-',
      '−',
    )
  const name = 'equations-inequalities-and-graphs/cubic-on-paper'
  const shapes = [on.axes, functionCurve(on, f)]
  return [
    figure({ ...facts, name, description: words }, ...shapes),
    figure(
      { ...facts, name: `${name}-model`, description: `${words} A level line is ruled across it.` },
      ...shapes,
      segment(...on.at(from, level), ...on.at(to, level), 'r'),
    ),
  ]
}

question('cubic-and-a-level-line', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const { one, two } = random.pick(PAIRS)
    const move = random.int(-6, -1)
    const [p, q] = [one, two].map(each => each.map(root => root + move) as [number, number, number])
    if (!p || !q) return null
    const d = q[0] * q[1] * q[2] - p[0] * p[1] * p[2]
    const sign: Sign = random.pick(['<', '<=', '>', '>='] as const)
    return Math.abs(d) < 50 && d !== 0 && d % 2 === 0 ? { p, q, d, sign } : null
  },
  make: ({ p, q, d, sign }) => {
    // A factor x stands first.
    const f = [...p]
      .sort((one, two) => Number(two === 0) - Number(one === 0))
      .map(factor)
      .join('')
    const at = (x: number) => (x - p[0]) * (x - p[1]) * (x - p[2])
    const [from, to] = [Math.min(p[0], q[0]) - 1, Math.max(p[2], q[2]) + 1]
    const [paper, model] = onPaper(at, d, from, to)
    const isBelow = sign.startsWith('<')
    const set = cubicSet(q, isBelow, isClosed(sign))
    const zero = cubicSet(p, !isBelow, false)
    return {
      stem: [
        `The diagram shows the graph of $y = ${f}$.`,
        `The curve $y = ${f}$ is drawn on squared paper.`,
        `$f(x) = ${f}$. The graph of $y = f(x)$ is shown.`,
      ],
      figure: paper,
      parts: {
        a: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: `By drawing a suitable line on the graph, solve the equation $${f} = ${d}$.`,
          scheme: [`M1 the line $y = ${d}$`, ...q.map(each => `A1 ${plain(each)}`)],
          solution: `The line is $y = ${d}$. It meets the curve at $x = ${q.join(',\\ ')}$. Check one: at $x = ${q[2]}$ the product is $${p.map(each => bracketed(q[2] - each)).join(' \\times ')} = ${d}$.`,
          solutionFigure: model,
          answer: q.map(String),
          ...EXACT,
        }),
        b: ask.expression({
          command: 'Write down',
          prompt: `Hence write down the set of values of *x* for which $${f} ${SIGNS[sign]} ${d}$.`,
          scheme: ['B1 one of the two pieces', `B1 ${set.said}`],
          solution: `The curve is ${isBelow ? 'below' : 'above'} the line for ${set.said}. The ends ${isClosed(sign) ? 'belong' : 'do not belong'} to the set, because the sign is $${SIGNS[sign]}$.`,
          answer: set.typed,
          letters: ['x'],
        }),
        c: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the set of values of *x* for which $${f} ${isBelow ? '>' : '<'} 0$.`,
          scheme: ['B1 one of the two pieces', `B1 ${zero.said}`],
          solution: `The roots are $${p.join(',\\ ')}$. The curve is ${isBelow ? 'above' : 'below'} the *x*-axis for ${zero.said}.`,
          answer: zero.typed,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ p, d, sign }) => {
    const [b, c, e] = [-(p[0] + p[1] + p[2]), p[0] * p[1] + p[1] * p[2] + p[2] * p[0], -p[0] * p[1] * p[2]]
    const at = (x: number) => ((x + b) * x + c) * x + e
    const way = sign.startsWith('<') ? 1 : -1
    return {
      a: crossings(x => at(x) - d, -14.003, 14),
      b: negativeSet(x => way * (at(x) - d), isClosed(sign), -14.003, 14),
      c: negativeSet(x => -way * at(x), false, -14.003, 14),
    }
  },
})

const BOXES = [
  { thing: 'An open box is made from a rectangular sheet of card', volume: 'the volume of the box' },
  {
    thing: 'A tray without a lid is folded from a rectangular sheet of metal',
    volume: 'the volume of the tray',
  },
  {
    thing: 'A planter that is open at the top is made from a rectangular plastic sheet',
    volume: 'the volume of the planter',
  },
] as const

question('volume-at-least', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [kind, long, wide, p] = [random.int(0, 2), random.int(9, 20), random.int(7, 16), random.int(1, 4)]
    const at = (x: number) => 4 * x * (long - x) * (wide - x)
    const d = at(p)
    // The other value in the domain: on the other side of the maximum.
    const rest = (x: number) => x * x - (long + wide - p) * x + (long - p) * (wide - p)
    if (long <= wide || p >= wide - 1 || rest(0) * rest(wide) >= 0) return null
    const other = bisect(rest, 0, wide)
    return Math.abs(other - p) > 0.8 && Math.abs(other - Math.round(other)) > 0.05
      ? { kind, long, wide, p, d }
      : null
  },
  make: ({ kind, long, wide, p, d }) => {
    const { thing, volume } = BOXES[kind] ?? BOXES[0]
    const [b, c] = [-(long + wide), long * wide]
    const quadratic = poly(1, b + p, (long - p) * (wide - p))
    const root = Math.sqrt((b + p) ** 2 - 4 * (long - p) * (wide - p))
    const other = (-(b + p) - root) / 2
    const [low, high] = [Math.min(p, other), Math.max(p, other)]
    const tall =
      1.15 * Math.max(...Array.from({ length: 50 }, (_, at) => volumeOf((at * wide) / 50, long, wide)))
    return {
      stem: `${thing}, ${2 * long} cm long and ${2 * wide} cm wide. A square with sides of *x* cm is cut away at each corner, and the sides are folded up. $V\\ \\text{cm}^3$ is ${volume}.`,
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find *V* as a polynomial in *x*, in expanded form.',
          scheme: [`M1 $x(${2 * long} - 2x)(${2 * wide} - 2x)$`, `A1 $V = ${poly(4, 4 * b, 4 * c, 0)}$`],
          solution: `The base measures $(${2 * long} - 2x)$ by $(${2 * wide} - 2x)$ and the height is *x*: $V = x(${2 * long} - 2x)(${2 * wide} - 2x) = ${poly(4, 4 * b, 4 * c, 0)}$.`,
          answer: poly(4, 4 * b, 4 * c, 0),
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO2',
          prompt: 'Write down the set of possible values of *x*.',
          scheme: [`B1 $0 < x < ${wide}$`],
          solution: `All three edges are positive. The shorter side gives $${2 * wide} - 2x > 0$, so $0 < x < ${wide}$.`,
          answer: `0 < x < ${wide}`,
          letters: ['x'],
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '3.2',
          prompt: `*V* is ${plain(d)} when $x = ${p}$. The equation $V = ${d}$ can be written as $(x - ${p})\\,q(x) = 0$ with $q(x) = x^2 + bx + c$. Find $q(x)$.`,
          scheme: [
            `M1 $${poly(1, b, c, -d / 4)} = 0$`,
            'M1 divides by the linear factor',
            `A1 $${quadratic}$`,
          ],
          solution: `$${poly(4, 4 * b, 4 * c, -d)} = 0$. Divide by 4: $${poly(1, b, c, -d / 4)} = 0$, and this is $(x - ${p})(${quadratic}) = 0$.`,
          answer: quadratic,
          letters: ['x'],
        }),
        d: ask.number({
          command: 'Find',
          sigFigs: 3,
          prompt: `Find the other possible value of *x* for which $V = ${d}$. Give your answer correct to 3 significant figures.`,
          scheme: [`M1 the formula for $${quadratic} = 0$`, `A1 ${figures(other, 3)}`],
          solution: `$x = \\frac{${-(b + p)} \\pm \\sqrt{${(b + p) ** 2 - 4 * (long - p) * (wide - p)}}}{2}$. The larger value is not less than ${wide}, so $x$ is ${figures(other, 3)}.`,
          answer: other,
          alsoUnits: ['cm'],
        }),
        e: ask.number({
          command: 'Find',
          sigFigs: 3,
          prompt: `Hence find the length of the interval of possible values of *x* for which $V \\ge ${d}$.`,
          scheme: [
            `M1 between ${figures(low, 3)} and ${figures(high, 3)}, from the shape of the graph`,
            `A1 ${figures(high - low, 3)}`,
          ],
          solution: `The graph of *V* rises from 0 at $x = 0$ and falls to 0 at $x = ${wide}$. It is above the line $V = ${d}$ between the two values, ${figures(low, 3)} and ${figures(high, 3)}. The length is ${figures(high - low, 3)}.`,
          solutionFigure: sketched('volume-of-a-box', 'The graph of y = V and a level line', {
            curves: [
              x => 4 * x * (long - x) * (wide - x),
              { f: () => d, label: `*y* = ${d}`, labelAt: wide * 0.86, place: 'above', cls: 'r' },
            ],
            x: [-0.5, wide],
            y: [-0.16 * tall, tall],
            onX: [{ at: p, label: plain(p) }],
          }),
          answer: high - low,
          alsoUnits: ['cm'],
          // The other value rounded first.
          alsoRight: [Number((toSigFigs(high, 3) - toSigFigs(low, 3)).toFixed(3))],
        }),
      },
    }
  },
  verify: ({ long, wide, p, d }) => {
    const at = (x: number) => volumeOf(x, long, wide)
    const found = crossings(x => at(x) - d - 1e-7, 0.0007, wide - 0.001)
    const other = found.find(x => Math.abs(x - p) > 0.4) ?? 0
    return {
      a: `x*(${2 * long} - 2*x)*(${2 * wide} - 2*x)`,
      b: `0 < x < ${wide}`,
      c: `(x*(${long} - x)*(${wide} - x) - ${d / 4})/(x - ${p})`,
      d: other,
      e: Math.abs((found[0] ?? 0) - (found[1] ?? 0)),
    }
  },
})

const volumeOf = (x: number, long: number, wide: number) => x * (2 * long - 2 * x) * (2 * wide - 2 * x)

question('cubic-inequality-and-hence', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [l, n, m] = [random.int(1, 6), random.pick([1, 3, 5, 7]), random.int(2, 7)]
    return n / 2 < m && l !== m && 2 * (l - m) - n !== 0 && m * n !== l * (2 * m + n) ? { l, n, m } : null
  },
  make: ({ l, n, m }) => {
    // (x + l)(2x − n)(x − m)
    const [two, one, none] = [2 * l - 2 * m - n, m * n - l * (2 * m + n), l * m * n]
    const p = `2x^3 + ax^2 ${one < 0 ? '-' : '+'} ${Math.abs(one) === 1 ? '' : Math.abs(one)}x + b`
    const factors = `(x + ${l})(2x - ${n})(x - ${m})`
    const set = either(below(ratio(-l), true), between(ratio(n, 2), ratio(m), true))
    const inLog = between(logOf(n, 2), logOf(m), true, 'y')
    return {
      stem: [
        `$p(x) = ${p}$, where *a* and *b* are constants. $x - ${m}$ and $x + ${l}$ are factors of $p(x)$.`,
        `The polynomial $p(x) = ${p}$ has the factors $x - ${m}$ and $x + ${l}$. *a* and *b* are constants.`,
        `It is given that $x - ${m}$ and $x + ${l}$ are factors of $p(x) = ${p}$, where *a* and *b* are constants.`,
      ],
      parts: {
        'a.i': ask.whole({
          subtopic: '3.1',
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *a*.',
          scheme: [`M1 $p(${m}) = 0$ and $p(-${l}) = 0$, one letter eliminated`, `A1 ${plain(two)}`],
          solution: `$p(${m}) = 0$: $${m * m}a + b = ${-(2 * m ** 3 + one * m)}$. $p(-${l}) = 0$: $${l * l === 1 ? '' : l * l}a + b = ${2 * l ** 3 + one * l}$. Subtract: $a = ${two}$, and then $b = ${none}$.`,
          answer: two,
        }),
        'a.ii': ask.whole({
          subtopic: '3.1',
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *b*.',
          scheme: [`B1 ${plain(none)}`],
          solution: `Put $a = ${two}$ into $p(-${l}) = 0$: $b = ${none}$.`,
          answer: none,
          follow: { from: 'a.i', formula: `${-(2 * m ** 3 + one * m)} - ${m * m}*x` },
        }),
        b: ask.expression({
          subtopic: '3.2',
          command: 'Write',
          objective: 'AO1',
          prompt: 'Write $p(x)$ as a product of three linear factors.',
          scheme: [`M1 the third factor $2x + k$`, `A1 $${factors}$`],
          solution: `The third factor is $2x - ${n}$: the terms give $2x^3$, and the product of the numbers is $${l} \\times (-${n}) \\times (-${m}) = ${none}$. So $p(x) = ${factors}$.`,
          answer: factors,
          letters: ['x'],
          form: 'factorised',
        }),
        c: ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: 'Solve the inequality $p(x) \\le 0$.',
          scheme: [
            `M1 critical values $-${l}$, $${ratio(n, 2).latex}$ and ${m} on a cubic from bottom left to top right`,
            'A1 one of the two pieces',
            `A1 ${set.said}`,
          ],
          solution: `The leading coefficient is positive. The graph is on or below the axis on the far left and between the second and the third root: ${set.said}.`,
          answer: set.typed,
          letters: ['x'],
        }),
        d: ask.expression({
          command: 'Find',
          prompt:
            'Hence find the set of values of *y* for which $p(e^y) \\le 0$. Give the end points in exact form.',
          scheme: [
            `M1 $e^y \\le -${l}$ is impossible`,
            `M1 $${ratio(n, 2).latex} \\le e^y \\le ${m}$`,
            `A1 ${inLog.said}`,
          ],
          solution: `With $x = e^y$: $e^y \\le -${l}$ is impossible, since $e^y > 0$. From $${ratio(n, 2).latex} \\le e^y \\le ${m}$ comes ${inLog.said}.`,
          answer: inLog.typed,
          letters: ['y'],
        }),
      },
    }
  },
  verify: ({ l, n, m }) => {
    const [two, one, none] = [2 * l - 2 * m - n, m * n - l * (2 * m + n), l * m * n]
    const at = (x: number) => ((2 * x + two) * x + one) * x + none
    const [low = 0, high = 0] = crossings(y => at(Math.exp(y)), -4, 4)
    // Two values of p with a and b left out give both.
    const bare = (x: number) => 2 * x ** 3 + one * x
    const a = (bare(-l) - bare(m)) / (m * m - l * l)
    return {
      'a.i': a,
      'a.ii': -bare(m) - a * m * m,
      b: poly(2, two, one, none),
      c: negativeSet(at, true, -9.003, 9),
      d: `${low} <= y <= ${high}`,
    }
  },
})

question('where-is-the-cubic-above', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [k, p, q] = [random.pick([1, 2, -1, -2]), random.pick(nonZero(-4, 4)), random.pick(nonZero(-6, 6))]
    return q - p > 2 ? { k, p, q } : null
  },
  make: ({ k, p, q }) => {
    const front = k === 1 ? '' : k === -1 ? '-' : String(k)
    const f = `${front}${factor(p)}^2${factor(q)}`
    const g = (x: number) => k * (x - p) ** 2 * (x - q)
    const x0 = (p + 2 * q) / 3
    const tall = Math.abs(g(x0))
    const strict = either(below(ratio(p)), between(ratio(p), ratio(q)))
    const closed = below(ratio(q), true)
    const [sign, other] = k > 0 ? ['<', '\\le'] : ['>', '\\ge']
    return {
      stem: [
        `The diagram shows a sketch of the curve $y = f(x)$, where $f(x) = ${f}$.`,
        `$f(x) = ${f}$. The graph of $y = f(x)$ is sketched in the diagram.`,
        `A sketch of the graph of $y = f(x)$ is shown, with $f(x) = ${f}$.`,
      ],
      figure: sketched(
        'cubic-with-a-repeated-factor',
        'Sketch of a cubic curve',
        {
          curves: [g],
          x: [Math.min(p, 0) - 1.3, Math.max(q, 0) + 1.1],
          y: k > 0 ? [-tall * 1.35, tall * 1.1] : [-tall * 1.1, tall * 1.35],
          points: [
            { at: [p, 0], label: '*A*', place: k > 0 ? 'above' : 'below' },
            { at: [q, 0], label: '*B*', place: k > 0 ? 'above left' : 'below left' },
          ],
        },
        'A sketch on axes without scales. A cubic curve touches the x-axis at A and crosses it at B, which is on the right of A.',
      ),
      parts: {
        'a.i': ask.expression({
          subtopic: '4.4',
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the coordinates of *A*.',
          scheme: [`B1 $(${p}, 0)$`],
          solution: `The curve touches where the factor is squared, at $x = ${p}$.`,
          answer: `(${p}, 0)`,
          letters: [],
        }),
        'a.ii': ask.expression({
          subtopic: '4.4',
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the coordinates of *B*.',
          scheme: [`B1 $(${q}, 0)$`],
          solution: `The curve crosses where the other factor is zero, at $x = ${q}$.`,
          answer: `(${q}, 0)`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          prompt: `Find the set of values of *x* for which $f(x) ${other} 0$.`,
          scheme: ['M1 everything on the left of *B*, and *B* itself', `A1 ${closed.said}`],
          solution: `The curve is on or ${k > 0 ? 'below' : 'above'} the axis everywhere on the left of *B*. At *A* the value is 0, which is allowed. So ${closed.said}.`,
          answer: closed.typed,
          letters: ['x'],
        }),
        c: ask.expression({
          command: 'Find',
          prompt: `Find the set of values of *x* for which $f(x) ${sign} 0$.`,
          scheme: ['M1 the value at *A* is left out', `A1 ${strict.said}`],
          solution: `Now neither *A* nor *B* belongs to the set, because there $f(x) = 0$: ${strict.said}.`,
          answer: strict.typed,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ k, p, q }) => {
    // Signs in each region, tried by values.
    const at = (x: number) => k * (x ** 3 - (2 * p + q) * x * x + (p * p + 2 * p * q) * x - p * p * q)
    const good = (x: number) => (k > 0 ? at(x) < 0 : at(x) > 0)
    const regions = [good(p - 1), good((p + q) / 2), good(q + 1)]
    if (regions.join() !== 'true,true,false') return { 'a.i': '', 'a.ii': '', b: '', c: '' }
    return { 'a.i': `(${p}, 0)`, 'a.ii': `(${q}, 0)`, b: `x <= ${q}`, c: `x < ${p} or ${p} < x < ${q}` }
  },
})
