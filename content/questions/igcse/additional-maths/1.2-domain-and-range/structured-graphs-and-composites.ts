import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { solved } from '../functions'

const { question, templates } = questionsOf('structured', '1.2')

export { templates }

question('range-from-a-graph', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [s, h, k] = [random.pick([1, -1]), random.int(-1, 2), random.int(-3, 3)]
    const [left, right] = [h - random.int(1, 2), h + random.int(1, 3)]
    const f = (x: number) => s * (x - h) ** 2 + k
    const isIn = [f(left), f(right)].every(y => Math.abs(y) <= 6)
    const isFine = h - left !== right - h && h !== 0 && k !== 0 && isIn && left >= -3 && right <= 5
    return isFine ? { s, h, k, left, right, isLeftOpen: random.pick([true, false]) } : null
  },
  make: ({ s, h, k, left, right, isLeftOpen }) => {
    const f = (x: number) => s * (x - h) ** 2 + k
    const on = plane({
      x: { min: -4, max: 6, every: 1 },
      y: { min: -7, max: 7, every: 1 },
      grid: true,
      height: 280,
    })
    const far = right - h > h - left ? right : left
    const isFarOpen = far === left ? isLeftOpen : !isLeftOpen
    const sign = isFarOpen ? '<' : '<='
    const latex = isFarOpen ? '<' : '\\le'
    const [answer, shown] =
      s > 0
        ? [`${k} <= y ${sign} ${f(far)}`, `${k} \\le y ${latex} ${f(far)}`]
        : [`${f(far)} ${sign} y <= ${k}`, `${f(far)} ${latex} y \\le ${k}`]
    const [low, high] = [isLeftOpen ? '<' : '<=', isLeftOpen ? '<=' : '<']
    const [lowShown, highShown] = [isLeftOpen ? '<' : '\\le', isLeftOpen ? '\\le' : '<']
    return {
      stem: [
        'The diagram shows the whole graph of $y = f(x)$. An open circle marks an end that does not belong to it.',
        'The whole graph of the function f is drawn on the grid. The end with the open circle is not part of it.',
        'The grid shows $y = f(x)$ over the whole domain of f. A filled circle is part of the graph, an open one is not.',
      ],
      figure: figure(
        {
          name: 'functions/graph-with-two-ends',
          title: 'A graph on a grid',
          description: `A smooth curve on a grid with x from −4 to 6 and y from −7 to 7. It begins at the ${isLeftOpen ? 'open' : 'filled'} circle (${plain(left)}, ${plain(f(left))}), turns at (${plain(h)}, ${plain(k)}) and ends at the ${isLeftOpen ? 'filled' : 'open'} circle (${plain(right)}, ${plain(f(right))}).`,
          height: on.canvasHeight,
        },
        on.axes,
        functionCurve(on, f, { from: left, to: right }),
        mark(on, [left, f(left)], '', { kind: isLeftOpen ? 'open' : 'dot' }),
        mark(on, [right, f(right)], '', { kind: isLeftOpen ? 'dot' : 'open' }),
      ),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the domain of f, as an inequality in *x*.',
          scheme: [`B1 $${left} ${lowShown} x ${highShown} ${right}$`],
          solution: `Read the ends of the graph across, on the *x*-axis: from ${plain(left)} to ${plain(right)}. The open circle is left out.`,
          answer: `${left} ${low} x ${high} ${right}`,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the range of f, as an inequality in *y*, where $y = f(x)$.',
          scheme: [`B1 both values right`, `B1 $${shown}$`],
          solution: `Read the lowest and the highest point up the *y*-axis. The turning point gives ${plain(k)}, which is reached. The other limit, ${plain(f(far))}, belongs to the end at $x = ${far}$, which is ${isFarOpen ? 'not ' : ''}part of the graph: $${shown}$.`,
          answer,
          letters: ['y'],
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '1.5',
          objective: 'AO2',
          prompt: `The domain is made smaller: it is now $${far === right ? `k \\le x ${highShown} ${right}` : `${left} ${lowShown} x \\le k`}$. Find the ${far === right ? 'least' : 'greatest'} value of *k* for which f has an inverse.`,
          scheme: [`B1 $${h}$`],
          solution: `f must be one–one. That is so as far as the turning point, which may belong to the domain: $k = ${h}$.`,
          answer: String(h),
          letters: ['k'],
        }),
      },
    }
  },
  verify: ({ s, h, k, left, right, isLeftOpen }) => {
    const heights = Array.from({ length: (right - left) * 10 + 1 }, (_, at) => {
      const x = left + at / 10
      return Math.round((s * x * x - 2 * s * h * x + s * h * h + k) * 1000) / 1000
    })
    const [least, most] = [Math.min(...heights), Math.max(...heights)]
    const edge = isLeftOpen ? heights[0] : heights.at(-1)
    const reached = heights.filter(y => y === edge).length > 1 || (edge !== least && edge !== most)
    const isOpen = (value: number) => value === edge && !reached
    return {
      a: isLeftOpen ? `${right} >= x > ${left}` : `${right} > x >= ${left}`,
      b: `${most} ${isOpen(most) ? '>' : '>='} y ${isOpen(least) ? '>' : '>='} ${least}`,
      c: String(h),
    }
  },
})

/** Outputs greater than a, which are what the logarithm of x − a takes. */
const inside = (a: number) =>
  judged(
    'the range of f lies inside the domain of g',
    `
  IN = in/inside/within/into/subset/contain/contained/part/belong/lie/fit
  OUT = output/range/image/value/"f(x)"
  reject "range of g" | "domain of f"
  reject "domain of g" ... IN ... range, without (contain/include/cover)
  accept OUT ... IN ... domain
  accept domain ... contain/include/cover ... OUT
  accept OUT ... greater/more/above/over/bigger/larger/exceed "${a}"
  accept "f(x)>${a}" | "${a}<y" | "${a}<f(x)" | "y>${a}" | "f>${a}"
  accept ("f(x)-${a}"/argument/bracket/power/"e") ... positive
  accept all/every/any ... OUT ... (IN "g" | defined/allowed/accepted/valid)
  accept OUT ... put/go/used/accepted/allowed/valid ... "g"
  accept "g" take/accept/use ... OUT
  earns: The range of f lies inside the domain of g
  earns: all outputs of f are in the domain of g
  earns: the range of f is a subset of the domian of g
  earns: f(x) is always greater than ${a}
  misses: f and g are both functions
  misses: because g is a logarithm
  misses: the domain of f is inside the range of g
  misses: f is one-one`,
  )

question('decay-inside-a-logarithm', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b, m] = [random.int(1, 9), random.pick([2, 3, 5, 6, 7, 10]), random.int(1, 3)]
    return a === b ? null : { a, b, m, k: random.int(2, 5) }
  },
  make: ({ a, b, m, k }) => {
    const power = m === 1 ? '-x' : `-${m}x`
    const term = m === 1 ? 'x' : `${m}x`
    return {
      stem: [
        `$f(x) = ${a} + ${b}e^{${power}}$ for $x \\ge 0$, and $g(x) = \\ln(x - ${a})$ for $x > ${a}$.`,
        `The functions f and g are defined by\n\n$f(x) = ${a} + ${b}e^{${power}}$ for $x \\ge 0$,\n\n$g(x) = \\ln(x - ${a})$ for $x > ${a}$.`,
        `$f: x \\mapsto ${a} + ${b}e^{${power}}$ for $x \\ge 0$ and $g: x \\mapsto \\ln(x - ${a})$ for $x > ${a}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the range of f, as an inequality in *y*, where $y = f(x)$.',
          scheme: [`B1 ${a + b} is the greatest value`, `B1 $${a} < y \\le ${a + b}$`],
          solution: `$f(0) = ${a} + ${b} = ${a + b}$. As *x* grows, $e^{${power}}$ falls towards 0 but never reaches it, so *y* comes down towards ${a}: $${a} < y \\le ${a + b}$.`,
          answer: `${a} < y <= ${a + b}`,
          letters: ['y'],
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why the composite function gf exists.',
          scheme: [inside(a)],
          modelAnswer: 'The range of f lies inside the domain of g.',
          solution: `Every output of f is greater than ${a}, and g can take every number greater than ${a}.`,
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '1.7',
          objective: 'AO1',
          prompt: 'Find $gf(x)$, without a power of e in your answer.',
          scheme: [`M1 $\\ln(${b}e^{${power}})$`, `A1 $\\ln ${b} - ${term}$`],
          solution: `$gf(x) = \\ln(${a} + ${b}e^{${power}} - ${a}) = \\ln(${b}e^{${power}}) = \\ln ${b} - ${term}$.`,
          answer: `ln(${b}) - ${term}`,
          letters: ['x'],
          form: 'simplified',
        }),
        d: ask.expression({
          command: 'State',
          objective: 'AO2',
          prompt: 'State the range of gf, as an inequality in *y*, where $y = gf(x)$.',
          scheme: [`B1 $y \\le \\ln ${b}$`],
          solution: `The domain of gf is the domain of f, $x \\ge 0$. At $x = 0$ the value is $\\ln ${b}$, and from there it only falls.`,
          answer: `y <= ln(${b})`,
          letters: ['y'],
        }),
        e: ask.expression({
          command: 'Solve',
          subtopic: '1.7',
          objective: 'AO2',
          prompt: `Solve the equation $gf(x) = -\\ln ${k}$, giving your answer in the form $p\\ln q$, where *q* is an integer.`,
          scheme: [
            `M1 $\\ln ${b} - ${term} = -\\ln ${k}$`,
            `A1 $x = ${m === 1 ? '' : `\\frac{1}{${m}}`}\\ln ${b * k}$`,
          ],
          solution: `$${term} = \\ln ${b} + \\ln ${k} = \\ln ${b * k}$, so $x = ${m === 1 ? '' : `\\frac{1}{${m}}`}\\ln ${b * k}$. It is positive, so it is in the domain.`,
          answer: m === 1 ? `ln(${b * k})` : `ln(${b * k})/${m}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ a, b, m, k }) => ({
    a: `${a + b} >= y > ${a}`,
    c: `ln(${b}) + ln(e^(-${m}x))`,
    d: `ln(${b}) >= y`,
    e: `-1/${m}*ln(1/${b * k})`,
  }),
})

const SOME_OUTSIDE = judged(
  'some outputs of f are not in the domain of g (they are negative or zero)',
  `
  OUT = "f(x)"/output/range/image/"y"/value
  reject "domain of f" | "range of g" | "f's domain"
  accept not (have/take/find/do/log/ln/logarithm) ... negative/zero/0 | "ln(-" | (log/ln/logarithm ... undefined)
  reject not negative | not any negative
  accept OUT ... negative
  accept "f" has/have/gives/takes ... negative
  accept OUT ... not positive
  accept OUT ... below/less zero/0 | OUT ... less than zero/0
  accept "f(x)<0" | "f(x)≤0" | "f(x)<=0" | "y<0" | "y<=0" | "y≤0"
  accept OUT ... zero/0
  accept ("y>=-" | "y≥-" | "f(x)>=-" | "f(x)≥-"), domain
  accept outside ... domain
  accept not in/inside/within/part/subset
  accept domain ... not contain/include/cover/have
  accept logarithm/ln/log ... negative/zero/0 | not (logarithm/ln/log ... negative/zero/0)
  accept not put/go/take/used ... logarithm/ln/log/"g"
  unsure negative, without "x"
  earns: Some outputs of f are negative
  earns: the range of f is not inside the domain of g
  earns: f has negitive values
  earns: f(x) < 0 for some x
  misses: f is not one-one
  misses: g is a logarithm
  misses: the domain of f includes negative numbers
  misses: the range of f is inside the domain of g`,
)

question('where-a-log-of-a-quadratic-exists', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, d] = [random.int(-4, 5), random.int(2, 6)]
    return p === 0 || p * p === d * d ? null : { p, d, s: random.pick([1, -1]) }
  },
  make: ({ p, d, s }) => {
    const [low, high] = [p - d, p + d]
    const rule = s > 0 ? poly(1, -2 * p, p * p - d * d) : poly(-1, 2 * p, d * d - p * p)
    const shown = s > 0 ? `x < ${low} \\text{ or } x > ${high}` : `${low} < x < ${high}`
    return {
      stem: [
        `$f(x) = ${rule}$ for all real *x*, and $g(x) = \\ln x$ for $x > 0$.`,
        `The functions $f: x \\mapsto ${rule}$, for all real *x*, and $g: x \\mapsto \\ln x$, for $x > 0$, are given.`,
        `Functions are defined by $f(x) = ${rule}$ for $x \\in \\mathbb{R}$ and $g(x) = \\ln x$ for $x > 0$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the range of f, as an inequality in *y*, where $y = f(x)$.',
          scheme: [
            `M1 $${s > 0 ? `(${poly(1, -p)})^2 - ${d * d}` : `${d * d} - (${poly(1, -p)})^2`}$ or the turning point`,
            `A1 $y ${s > 0 ? '\\ge -' : '\\le '}${d * d}$`,
          ],
          solution: `Complete the square: $f(x) = ${s > 0 ? `(${poly(1, -p)})^2 - ${d * d}` : `${d * d} - (${poly(1, -p)})^2`}$. A square is never negative, so $y ${s > 0 ? '\\ge -' : '\\le '}${d * d}$.`,
          answer: s > 0 ? `y >= -${d * d}` : `y <= ${d * d}`,
          letters: ['y'],
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why gf does not exist.',
          scheme: [SOME_OUTSIDE],
          modelAnswer: 'Some outputs of f are negative, and these are not in the domain of g.',
          solution:
            'The range of f contains numbers that are not positive. The logarithm cannot take them, so they are outside the domain of g.',
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            'The domain of f is now restricted, so that gf exists. Find the largest possible set of values of *x*.',
            'Find the largest set of values of *x* to which the domain of f can be restricted, so that gf exists.',
          ],
          scheme: [`M1 $${rule} > 0$`, `M1 ${plain(low)} and ${plain(high)}`, `A1 $${shown}$`],
          solution:
            `The outputs of f must be positive: $${s > 0 ? '' : '-'}(${poly(1, -low)})(${poly(1, -high)}) > 0$. The curve is ${s > 0 ? 'a U, positive outside the roots' : 'an arch, positive between the roots'}: $${shown}$.`.replace(
              '(x)',
              'x',
            ),
          solutionFigure: solved({
            name: 'sign-of-a-quadratic',
            title: 'Where the quadratic is positive',
            description: `${s > 0 ? 'A U-shaped curve' : 'A curve like an arch'} and the level line y = 0, which it crosses at ${plain(low)} and ${plain(high)}. It is above the line ${s > 0 ? 'on both outer sides' : 'between these two values'}.`,
            x: [low - d / 2, high + d / 2],
            y: [-1.3 * d * d, 1.3 * d * d],
            pieces: [{ f: x => s * ((x - p) ** 2 - d * d) }, { f: () => 0, cls: 'l' }],
            points: [
              { at: [low, 0], label: plain(low), place: s > 0 ? 'below left' : 'above left' },
              { at: [high, 0], label: plain(high), place: s > 0 ? 'below right' : 'above right' },
            ],
          }),
          answer: s > 0 ? `x < ${low} or x > ${high}` : `${low} < x < ${high}`,
          letters: ['x'],
        }),
        d: ask.solutions({
          command: 'Solve',
          subtopic: '1.7',
          objective: 'AO2',
          prompt: `With this domain, solve the equation $gf(x) = \\ln ${s > 0 ? 2 * d + 1 : 2 * d - 1}$.`,
          scheme:
            s > 0
              ? [`M1 $${rule} = ${2 * d + 1}$`, `A1 ${plain(p - d - 1)}`, `A1 ${plain(p + d + 1)}`]
              : [`M1 $${rule} = ${2 * d - 1}$`, `A1 ${plain(p - d + 1)}`, `A1 ${plain(p + d - 1)}`],
          solution: `The logarithms are equal, so $f(x) = ${s > 0 ? 2 * d + 1 : 2 * d - 1}$. Then $(${poly(1, -p)})^2 = ${s > 0 ? (d + 1) ** 2 : (d - 1) ** 2}$, so *x* is ${plain(s > 0 ? p - d - 1 : p - d + 1)} or ${plain(s > 0 ? p + d + 1 : p + d - 1)}. Both are in the domain.`,
          answer: s > 0 ? [String(p - d - 1), String(p + d + 1)] : [String(p - d + 1), String(p + d - 1)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ p, d, s }) => {
    const f = (x: number) => s * (x * x - 2 * p * x + p * p - d * d)
    const wanted = s > 0 ? 2 * d + 1 : 2 * d - 1
    const whole = Array.from({ length: 61 }, (_, at) => at - 30)
    const roots = whole.filter(x => f(x) === 0)
    const [low, high] = [Math.min(...roots), Math.max(...roots)]
    return {
      a: s > 0 ? `${f((low + high) / 2)} <= y` : `${f((low + high) / 2)} >= y`,
      c: s > 0 ? `x > ${high} or x < ${low}` : `${high} > x > ${low}`,
      d: whole.filter(x => f(x) === wanted),
    }
  },
})
