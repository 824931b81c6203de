import { ask } from '@/lib/exams/authoring/ask'
import { nonZero, poly, signed, slopeTerm, surd, typedFraction } from '@/lib/exams/authoring/maths'
import { crossings } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import type { DrawCheck } from '@/lib/exams/question'
import { figure } from '@/lib/figures/figure'
import { plane } from '@/lib/figures/plane/plane'
import { type Point, line as segment } from '@/lib/figures/shapes'
import {
  between,
  EXACT,
  lineText,
  logOf,
  negativeSet,
  ratio,
  sketched,
} from '../equations-inequalities-and-graphs'

const { question, templates } = questionsOf('structured', '4.1')

export { templates }

/** Every solution of an equation, no interval, exact. */

question('isolate-then-two-cases', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [k, a, r, c] = [random.int(2, 5), random.int(2, 5), random.pick(nonZero(-5, 6)), random.int(2, 12)]
    const [b, m] = [c - a * r, random.pick(nonZero(-9, 9))]
    const fine = b !== 0 && Math.abs(b) < 16 && (2 * c) % a !== 0 && k * c + m > 0
    return fine ? { k, a, b, c, m, r } : null
  },
  make: ({ k, a, b, c, m, r }) => {
    const inside = poly(a, b)
    const side = `${k}|${inside}| ${signed(m)}`
    const [one, two] = [ratio(r), ratio(-c - b, a)]
    return {
      stem: '',
      parts: {
        a: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${side} = ${k * c + m}$.`,
            `Find the exact solutions of $${side} = ${k * c + m}$.`,
            `Solve $${side} = ${k * c + m}$. Give your answers in exact form.`,
          ],
          scheme: [`M1 $|${inside}| = ${c}$`, `A1 $${two.latex}$`, `A1 ${plain(r)}`],
          solution: `Leave the modulus alone on one side: $${k}|${inside}| = ${k * c}$, so $|${inside}| = ${c}$.\n\nTwo cases: $${inside} = ${c}$ gives $x = ${one.latex}$, and $${inside} = -${c}$ gives $x = ${two.latex}$.`,
          answer: [two.typed, one.typed],
          ...EXACT,
        }),
        b: ask.whole({
          command: 'Write down',
          prompt: `Write down the value of *p* for which $${side} = p$ has exactly one solution.`,
          scheme: [`B1 ${plain(m)}`],
          solution: `The modulus is at least 0. Only the value 0 is taken once, at the corner of the graph, so $p = ${m}$.`,
          answer: m,
        }),
      },
    }
  },
  verify: ({ k, a, b, c, m }) => {
    const f = (x: number) => k * Math.abs(a * x + b) + m
    const lowest = Array.from({ length: 48_001 }, (_, at) => f((at - 24_000) / 600))
    return { a: crossings(x => f(x) - k * c - m), b: Math.round(Math.min(...lowest)) }
  },
})

question('modulus-equal-to-a-line', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, c] = [random.int(2, 5), random.pick(nonZero(-4, 4))]
    const [b, d] = [random.pick(nonZero(-11, 11)), random.pick(nonZero(-12, 12))]
    if (Math.abs(c) === a || (c < 0 && d < 0)) return null
    const found = [
      { top: d - b, under: a - c },
      { top: -b - d, under: a + c },
    ].map(each => ({ ...each, x: each.top / each.under, height: (c * each.top) / each.under + d }))
    const kept = found.filter(({ height }) => height > 0)
    const clear = found.every(({ top, height }) => Math.abs(height) > 0.3 && top !== 0)
    const whole = kept.some(({ x }) => Number.isInteger(x)) && found.every(({ x }) => Math.abs(x) < 13)
    // As often one solution as two.
    const wanted = random.pick([1, 2])
    return kept.length === wanted && clear && whole ? { a, b, c, d } : null
  },
  make: ({ a, b, c, d }) => {
    const [inside, line] = [poly(a, b), lineText(c, d)]
    const cases = [
      { top: d - b, under: a - c, says: `$${inside} = ${line}$` },
      { top: -b - d, under: a + c, says: `$${inside} = -(${line})$` },
    ].map(each => ({
      ...each,
      ...ratio(each.top, each.under),
      right: ratio(c * each.top + d * each.under, each.under),
      isKept: (c * each.top) / each.under + d > 0,
    }))
    const kept = cases
      .filter(({ isKept }) => isKept)
      .sort((one, two) => one.top / one.under - two.top / two.under)
    return {
      stem: '',
      parts: [
        ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $|${inside}| = ${line}$.`,
            `Find the exact values of *x* for which $|${inside}| = ${line}$.`,
            `Solve $|${inside}| = ${line}$, giving exact answers.`,
          ],
          scheme: [
            `M1 ${cases[0]?.says}, or both sides squared`,
            kept.length === 2 ? `M1 ${cases[1]?.says}` : `M1 ${cases[1]?.says}, both values found`,
            ...(kept.length === 2
              ? []
              : [`M1 the value $${cases.find(({ isKept }) => !isKept)?.latex}$ tried and rejected`]),
            ...kept.map(({ latex }) => `A1 $${latex}$`),
          ],
          solution: `The modulus is $${inside}$ or its negative.\n\n${cases
            .map(
              ({ says, latex, right, isKept }) =>
                `${says} gives $x = ${latex}$. There $${line} = ${right.latex}$, which is ${isKept ? 'positive: a solution.' : 'negative, and a modulus cannot be negative: rejected.'}`,
            )
            .join('\n\n')}`,
          answer: kept.map(({ typed }) => typed),
          ...EXACT,
        }),
      ],
    }
  },
  verify: ({ a, b, c, d }) => ({ '': crossings(x => Math.abs(a * x + b) - (c * x + d)) }),
})

question('two-moduli-and-hence', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, c] = [random.int(2, 7), random.int(1, 5)]
    const [b, d] = [random.pick(nonZero(-11, 11)), random.pick(nonZero(-11, 11))]
    if (a <= c || a - c > 4) return null
    const [one, two] = [(d - b) / (a - c), (-b - d) / (a + c)]
    const fine = one * two < 0 && one !== 1 && two !== 1 && (Number.isInteger(one) || Number.isInteger(two))
    const small = Math.abs(one) < 10 && Math.abs(two) < 10 && one !== -two
    return fine && small && one * two !== -1 ? { a, b, c, d, kind: random.int(0, 1) } : null
  },
  make: ({ a, b, c, d, kind }) => {
    const [one, two] = [ratio(d - b, a - c), ratio(-b - d, a + c)]
    const isFirst = (d - b) / (a - c) > 0
    const [top, under] = isFirst ? [d - b, a - c] : [-b - d, a + c]
    const size = Math.abs(under)
    const positive = top * Math.sign(under)
    const [good, bad] = isFirst ? [one, two] : [two, one]
    const inner = kind === 0 ? '\\sqrt{y}' : 'e^{y}'
    const wanted = kind === 0 ? ratio(positive ** 2, size ** 2) : logOf(positive, size)
    const square = poly(a * a - c * c, 2 * (a * b - c * d), b * b - d * d)
    return {
      stem: '',
      parts: {
        a: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $|${poly(a, b)}| = |${poly(c, d)}|$.`,
            `Find the exact solutions of $|${poly(a, b)}| = |${poly(c, d)}|$.`,
            `Find the *x*-coordinates of the points where the graphs of $y = |${poly(a, b)}|$ and $y = |${poly(c, d)}|$ meet.`,
          ],
          scheme: [
            `M1 both sides squared, or $${poly(a, b)} = \\pm(${poly(c, d)})$`,
            `M1 $${square} = 0$, or both linear equations rearranged`,
            `A1 $${bad.latex}$`,
            `A1 $${good.latex}$`,
          ],
          solution: `Both sides are at least 0, so squaring changes nothing: $(${poly(a, b)})^2 = (${poly(c, d)})^2$, which gives $${square} = 0$.\n\nOr, shorter: $${poly(a, b)} = ${poly(c, d)}$ gives $x = ${one.latex}$, and $${poly(a, b)} = -(${poly(c, d)})$ gives $x = ${two.latex}$.`,
          answer: [bad.typed, good.typed],
          ...EXACT,
        }),
        b: ask.solutions({
          command: 'Solve',
          prompt: `Hence solve $|${slopeTerm(a, 1, inner)} ${signed(b)}| = |${slopeTerm(c, 1, inner)} ${signed(d)}|$. Give your answer in exact form.`,
          scheme: [`M1 $${inner} = ${good.latex}$, the other value rejected`, `A1 $${wanted.latex}$`],
          solution: `This is the same equation with $x = ${inner}$. ${kind === 0 ? 'A square root is never negative' : 'A power of *e* is always positive'}, so $x = ${bad.latex}$ is rejected. From $${inner} = ${good.latex}$, $y = ${wanted.latex}$.`,
          answer: [wanted.typed],
          ...EXACT,
          letter: 'y',
        }),
      },
    }
  },
  verify: ({ a, b, c, d, kind }) => {
    const inner = (y: number) => (kind === 0 ? Math.sqrt(y) : Math.exp(y))
    return {
      a: crossings(x => Math.abs(a * x + b) - Math.abs(c * x + d)),
      b: crossings(
        y => Math.abs(a * inner(y) + b) - Math.abs(c * inner(y) + d),
        kind === 0 ? 0 : -8,
        kind === 0 ? 100 : 8,
      ),
    }
  },
})

question('modulus-of-a-quadratic', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q, m] = [random.pick(nonZero(-5, 5)), random.int(3, 20), random.int(3, 6)]
    const d = m * m - q
    const isSquare = Number.isInteger(Math.sqrt(q - d))
    const fine = d > 0 && q - d > 1 && !isSquare && p * p !== q && !Number.isInteger(Math.sqrt(q))
    return fine ? { p, q, d, m } : null
  },
  make: ({ p, q, d, m }) => {
    const f = poly(1, -2 * p, p * p - q)
    const root = surd(1, 1, q - d)
    const reach = Math.sqrt(q) * 1.65
    const [low, high] = [Math.min(p - reach, -0.8), Math.max(p + reach, 0.8)]
    return {
      stem: [
        `The function $f$ is defined by $f(x) = ${f}$ for all real *x*. The diagram shows the graph of $y = |f(x)|$.`,
        `$f(x) = ${f}$. The diagram is a sketch of the graph of $y = |f(x)|$. It is not to scale.`,
        `The curve in the diagram is $y = |${f}|$. Let $f(x) = ${f}$.`,
      ],
      figure: sketched(
        'modulus-of-a-quadratic',
        'Sketch of the modulus of a quadratic',
        {
          curves: [x => Math.abs((x - p) ** 2 - q)],
          x: [low, high],
          y: [-q * 0.18, q * 1.7],
          points: [{ at: [p, q], label: '*M*', place: 'above' }],
        },
        'A sketch on x and y axes without scales. The curve falls to the x-axis, rises to a rounded maximum point M, falls to the x-axis again and rises. It has sharp corners where it meets the x-axis.',
      ),
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: 'Express $f(x)$ in the form $(x + a)^2 + b$, where *a* and *b* are integers.',
          scheme: [`M1 $(${poly(1, -p)})^2$`, `A1 $(${poly(1, -p)})^2 - ${q}$`],
          solution: `Half of the coefficient of *x* gives $(${poly(1, -p)})^2$, which brings in ${p * p}: $(${poly(1, -p)})^2 ${signed(-p * p)} ${p * p - q === 0 ? '' : signed(p * p - q)} = (${poly(1, -p)})^2 - ${q}$.`,
          answer: `(${poly(1, -p)})^2 - ${q}`,
          letters: ['x'],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: '*M* is the maximum point between the two corners. Write down the coordinates of *M*.',
          scheme: [`B1 $(${p}, ${q})$`],
          solution: `$f$ has its minimum at $(${p}, -${q})$. The modulus reflects it in the *x*-axis.`,
          answer: `(${p}, ${q})`,
          letters: [],
          own: { from: 'a', key: `(${p}, -f(${p}))` },
        }),
        c: ask.expression({
          command: 'Find',
          prompt:
            'Find the set of values of *k* for which the equation $|f(x)| = k$ has exactly four solutions.',
          scheme: ['M1 a line $y = k$ above the *x*-axis and below *M*', `A1 $0 < k < ${q}$`],
          solution: `The line $y = k$ cuts the arch twice and both outer arms if it lies above the *x*-axis and below *M*: $0 < k < ${q}$.`,
          answer: `0 < k < ${q}`,
          letters: ['k'],
          own: { from: 'a', key: `0 < k < -f(${p})` },
        }),
        d: ask.solutions({
          command: 'Solve',
          prompt: `Solve the equation $|f(x)| = ${d}$. Give your answers in exact form.`,
          scheme: [
            `M1 $(${poly(1, -p)})^2 = ${q + d}$, or $${poly(1, -2 * p, p * p - q - d)} = 0$`,
            `M1 $(${poly(1, -p)})^2 = ${q - d}$, or $${poly(1, -2 * p, p * p - q + d)} = 0$`,
            `A1 ${plain(p - m)}`,
            `A1 $${p} - ${root.latex}$`,
            `A1 $${p} + ${root.latex}$`,
            `A1 ${plain(p + m)}`,
          ],
          solution: `$f(x) = ${d}$: $(${poly(1, -p)})^2 = ${q + d}$, so $${poly(1, -p)} = \\pm ${m}$ and $x = ${p + m}$ or $x = ${p - m}$.\n\n$f(x) = -${d}$: $(${poly(1, -p)})^2 = ${q - d}$, so $x = ${p} \\pm ${root.latex}$.`,
          answer: [`${p - m}`, `${p} - ${root.typed}`, `${p} + ${root.typed}`, `${p + m}`],
          ...EXACT,
        }),
      },
    }
  },
  verify: ({ p, q, d }) => {
    const f = (x: number) => x * x - 2 * p * x + p * p - q
    const lowest = Math.min(...Array.from({ length: 4001 }, (_, at) => f((at - 2000) / 100)))
    return {
      a: poly(1, -2 * p, p * p - q),
      b: `(${p}, ${Math.round(-lowest)})`,
      c: `0 < k < ${Math.round(-lowest)}`,
      d: crossings(x => Math.abs(f(x)) - d),
    }
  },
})

type Drawn = { a: number; v: number; c: number; d: number }

/** Squared paper from −4 to 6 and 0 to 9, and on the same paper y = |ax − av| with the line y = cx + d. */
function twoGraphs({ a, v, c, d }: Drawn) {
  const on = plane({
    x: { min: -4, max: 6, every: 1, parts: 2 },
    y: { min: 0, max: 9, every: 1, parts: 2 },
    grid: true,
    equalScales: true,
  })
  const height = on.canvasHeight + 4
  const inGrid = (x: number, y: number) => x >= -4 && x <= 6 && y >= 0 && y <= 9
  /** The ends of a line on the grid, from x to x. */
  const ends = (f: (x: number) => number, from: number, to: number): [Point, Point] => {
    const xs = Array.from({ length: 201 }, (_, at) => from + ((to - from) * at) / 200)
    const seen = xs.filter(x => inGrid(x, f(x)))
    const [first = from, last = to] = [seen[0], seen.at(-1)]
    return [on.at(first, f(first)), on.at(last, f(last))]
  }
  const zones = ([from, to]: [Point, Point]) =>
    [0.1, 0.5, 0.9].map(part => ({
      at: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const,
      within: 6,
    }))
  const drawn = [ends(x => -a * (x - v), -4, v), ends(x => a * (x - v), v, 6), ends(x => c * x + d, -4, 6)]
  const name = 'equations-inequalities-and-graphs/grid-for-a-v'
  const paper = 'Squared paper with x from −4 to 6 and y from 0 to 9.'
  return {
    tools: ['line' as const],
    checks: drawn.map((each): DrawCheck => ({ passes: zones(each), as: 'line' })),
    figure: figure(
      {
        name,
        title: 'Grid for two graphs',
        description: `${paper} The axes are numbered; nothing is drawn yet.`,
        height,
      },
      on.axes,
    ),
    modelFigure: figure(
      {
        name: `${name}-model`,
        title: 'Both graphs',
        description: `${paper} A V-shaped graph with its corner on the x-axis at ${plain(v)} and a straight line that cuts both arms.`,
        height,
      },
      on.axes,
      ...drawn.map(([from, to], at) => segment(...from, ...to, at === 2 ? 'r' : 'p')),
    ),
  }
}

question('draw-a-v-and-a-line', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, v] = [random.pick([1, 2, 2, 3, 4]), random.step(-2.5, 4, 0.5)]
    const [c, d] = [random.pick([-2, -1, -0.5, 0.5, 1, 1.5, 2]), random.int(1, 8)]
    if (Math.abs(c) === a) return null
    const [left, right] = [(a * v - d) / (a + c), (a * v + d) / (a - c)]
    const inside = [left, right].every(x => Number.isInteger(x * 2) && x >= -3.5 && x <= 5.5)
    const fine = inside && left < v && right > v && c * left + d <= 8.5 && c * right + d <= 8.5
    return fine && right - left >= 2 && v !== 0 && Number.isInteger(a * v)
      ? { a, v, c, d, left, right }
      : null
  },
  make: ({ a, v, c, d, left, right }) => {
    const inside = poly(a, -a * v)
    const line = c < 0 ? `${d} - ${slopeTerm(-c * 2, 2)}` : `${slopeTerm(c * 2, 2)} + ${d}`
    return {
      stem: '',
      parts: {
        a: ask.draw({
          ...twoGraphs({ a, v, c, d }),
          command: 'Draw',
          objective: 'AO1',
          prompt: [
            `On the grid, draw the graph of $y = |${inside}|$ and the graph of $y = ${line}$.`,
            `Draw accurately, on the same grid, the graphs of $y = |${inside}|$ and $y = ${line}$.`,
            `On the grid, draw $y = |${inside}|$ for $-4 \\le x \\le 6$ as far as it lies on the grid. Draw the line $y = ${line}$ as well.`,
          ],
          scheme: [
            `B1 left arm, falling to (${plain(v)}, 0) with gradient ${plain(-a)}`,
            `B1 right arm, rising from (${plain(v)}, 0) with gradient ${a}`,
            `B1 line through (0, ${d}) with gradient ${plain(c)}`,
          ],
          solution: `The corner of the V is where $${inside} = 0$, at (${plain(v)}, 0). Rule one arm with gradient ${a} to the right and one with gradient ${plain(-a)} to the left. The line starts at (0, ${d}) on the *y*-axis and has gradient ${plain(c)}.`,
        }),
        b: ask.solutions({
          command: 'Solve',
          prompt: `Hence, or otherwise, solve the equation $|${inside}| = ${line}$.`,
          scheme: [`B1 ${plain(left)}`, `B1 ${plain(right)}`],
          solution: `Read the *x*-coordinates of the two intersections: $x = ${left}$ and $x = ${right}$. Check: at $x = ${left}$ both sides are ${plain(c * left + d)}, at $x = ${right}$ both are ${plain(c * right + d)}.`,
          answer: [String(left), String(right)],
          ...EXACT,
        }),
        c: ask.expression({
          subtopic: '4.2',
          command: 'Write down',
          prompt: `Use your graphs to write down the set of values of *x* for which $|${inside}| < ${line}$.`,
          scheme: ['M1 the part where the V lies below the line', `A1 $${left} < x < ${right}$`],
          solution: `The V lies below the line between the intersections: $${left} < x < ${right}$.`,
          answer: between({ latex: '', typed: String(left) }, { latex: '', typed: String(right) }).typed,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ a, v, c, d }) => {
    const gap = (x: number) => Math.abs(a * x - a * v) - (c * x + d)
    return { b: crossings(gap), c: negativeSet(gap) }
  },
})

question('line-that-cuts-a-v', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, m, b, r] = [random.int(2, 5), random.int(1, 3), random.int(2, 12), random.int(2, 9)]
    if (m >= a) return null
    const k = (b * (r * (a - m) - (a + m))) / (a + m + r * (a - m))
    return Number.isInteger(k) && k !== 0 && k < b && k > (-m * b) / a ? { a, m, b, r, k } : null
  },
  make: ({ a, m, b, r, k }) => {
    const inside = poly(a, -b)
    const mx = slopeTerm(m)
    const [large, small] = [a - m === 1 ? `${b} + k` : `(${b} + k)/${a - m}`, `(${b} - k)/${a + m}`]
    const under = (top: string, n: number) => (n === 1 ? top : `\\frac{${top}}{${n}}`)
    const [shownLarge, shownSmall] = [under(`${b} + k`, a - m), under(`${b} - k`, a + m)]
    const vertex = ratio(b, a)
    const least = ratio(-m * b, a)
    // The line of the figure is any that cuts twice; it has no numbers.
    const level = b * 0.45
    const far = (b + level) / (a - m)
    const tall = Math.max(b * 1.25, (a * far - b) * 1.2)
    return {
      stem: [
        `The diagram shows the graph of $y = |${inside}|$ and the line $y = ${mx} + k$, where *k* is a constant. It is not to scale.`,
        `The graphs of $y = |${inside}|$ and $y = ${mx} + k$ are sketched in the diagram. *k* is a constant.`,
        `The diagram is a sketch of $y = |${inside}|$ and of one of the lines $y = ${mx} + k$, where *k* is a constant.`,
      ],
      figure: sketched(
        'line-and-v',
        'A line that cuts a V-shaped graph',
        {
          curves: [
            x => Math.abs(a * x - b),
            {
              f: x => m * x + level,
              label: `*y* = ${m === 1 ? '' : m}*x* + *k*`,
              labelAt: 0.6 * far,
              place: 'above left',
            },
          ],
          x: [-0.35 * far, 1.25 * far],
          y: [-0.17 * tall, tall],
        },
        'A sketch on axes without scales. A V-shaped graph has its corner on the positive x-axis and its left arm meets the positive y-axis. A straight line with a positive gradient cuts both arms of the V.',
      ),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the coordinates of the two points where the graph of $y = |${inside}|$ meets the axes.`,
          scheme: [`B1 $\\left(${vertex.latex}, 0\\right)$`, `B1 $(0, ${b})$`],
          solution: `$${inside} = 0$ at $x = ${vertex.latex}$, and at $x = 0$ the modulus is $|-${b}| = ${b}$.`,
          answer: `(${vertex.typed}, 0), (0, ${b})`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          prompt: `Find the set of values of *k* for which the equation $|${inside}| = ${mx} + k$ has two different solutions.`,
          scheme: [
            `M1 the corner lies below the line: $${m === 1 ? '' : `${m} \\times `}${vertex.latex} + k > 0$`,
            `A1 $k > ${least.latex}$`,
          ],
          solution: `The gradient ${m} is less than ${a}, the gradient of the right arm. So the line cuts both arms when the corner $\\left(${vertex.latex}, 0\\right)$ lies below it: $${m === 1 ? '' : `${m} \\times `}${vertex.latex} + k > 0$.`,
          answer: `k > ${least.typed}`,
          letters: ['k'],
        }),
        'c.i': ask.expression({
          command: 'Find',
          lead: 'For the rest of the question *k* is in this set.',
          prompt:
            'Find, in terms of *k*, the *x*-coordinate of the intersection on the right arm of the graph.',
          scheme: [`M1 $${inside} = ${mx} + k$`, `A1 $x = ${shownLarge}$`],
          solution: `On the right arm the modulus is $${inside}$ itself: $${inside} = ${mx} + k$, so $x = ${shownLarge}$.`,
          answer: large,
          letters: ['k'],
        }),
        'c.ii': ask.expression({
          command: 'Find',
          prompt: 'Find, in terms of *k*, the *x*-coordinate of the intersection on the left arm.',
          scheme: [`M1 $-(${inside}) = ${mx} + k$`, `A1 $x = ${shownSmall}$`],
          solution: `On the left arm the modulus is $${b} - ${slopeTerm(a)}$: $${b} - ${slopeTerm(a)} = ${mx} + k$, so $x = ${shownSmall}$.`,
          answer: small,
          letters: ['k'],
        }),
        d: ask.whole({
          command: 'Find',
          prompt: `The larger of the two solutions is ${r} times the smaller. Find the value of *k*.`,
          scheme: [
            `M1 $${shownLarge} = ${r} \\times ${a + m === 1 ? `(${b} - k)` : shownSmall}$`,
            `M1 $${a + m}(${b} + k) = ${r * (a - m)}(${b} - k)$`,
            `A1 ${plain(k)}`,
          ],
          solution: `$${shownLarge} = ${r} \\times ${shownSmall}$. Multiply out: $${a + m}(${b} + k) = ${r * (a - m)}(${b} - k)$, so $${a + m + r * (a - m)}k = ${b * (r * (a - m) - a - m)}$ and $k = ${k}$. This is in the set: $${k} > ${least.latex}$.`,
          answer: k,
        }),
      },
    }
  },
  verify: ({ a, m, b, r }) => {
    const solutions = (k: number) => crossings(x => Math.abs(a * x - b) - m * x - k, -60, 60)
    // The line that just reaches the corner, by trying; then the ratio, by trying.
    const least = Array.from({ length: 6001 }, (_, at) => (at - 3000) / 60).find(k =>
      solutionsExist(a, m, b, k),
    )
    const whole = Array.from({ length: 40 }, (_, at) => at - 20).find(k => {
      const [low = 0, high = 0] = solutions(k)
      return Math.abs(high - r * low) < 1e-6 && low > 0
    })
    return {
      a: `(${typedFraction(b, a)}, 0), (0, ${Math.abs(a * 0 - b)})`,
      b: `k > ${typedFraction(Math.round((least ?? 0) * 60 - 1), 60)}`,
      'c.i': `${(solutions(b / 2)[1] ?? 0) - b / 2 / (a - m)} + k*${1 / (a - m)}`,
      'c.ii': `${(solutions(b / 2)[0] ?? 0) + b / 2 / (a + m)} - k*${1 / (a + m)}`,
      d: whole ?? 0,
    }
  },
})

/** Whether the line is above the V anywhere, tried at many points. */
function solutionsExist(a: number, m: number, b: number, k: number): boolean {
  return Array.from({ length: 60 * a + 1 }, (_, at) => (at * b) / (30 * a)).some(
    x => m * x + k > Math.abs(a * x - b) + 1e-9,
  )
}
