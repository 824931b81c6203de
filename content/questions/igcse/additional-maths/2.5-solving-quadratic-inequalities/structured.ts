import { ask } from '@/lib/exams/authoring/ask'
import { gcd, poly, signed } from '@/lib/exams/authoring/maths'
import { lowestAt } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, money, plain } from '@/lib/exams/format'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { added, front, isSquare, ratio, typed } from '../quadratic-functions'

const { question, templates } = questionsOf('structured', '2.5')

export { templates }

/** Signs as they are typed and as they are printed. */
const PRINTED: Record<string, string> = { '<': '<', '>': '>', '<=': '\\le', '>=': '\\ge' }
const printed = (sign: string) => PRINTED[sign] ?? sign

/** The set between two values or outside them: typed and in LaTeX. */
function setOf(one: number, two: number, isInside: boolean, withEnds: boolean, letter = 'x') {
  const [less, more] = withEnds ? ['<=', '>='] : ['<', '>']
  return isInside
    ? {
        typed: `${typed(one)} ${less} ${letter} ${less} ${typed(two)}`,
        latex: `$${ratio(one)} ${printed(less)} ${letter} ${printed(less)} ${ratio(two)}$`,
      }
    : {
        typed: `${letter} ${less} ${typed(one)} or ${letter} ${more} ${typed(two)}`,
        latex: `$${letter} ${printed(less)} ${ratio(one)}$ or $${letter} ${printed(more)} ${ratio(two)}$`,
      }
}

/** Where a condition holds among the quarters or sixths from −60 to 60, as ends of its stretches, open or closed. */
function stretches(holds: (x: number) => boolean, parts: number) {
  const grid = Array.from({ length: 240 * parts + 1 }, (_, at) => at / (2 * parts) - 60)
  const found: { from: number; to: number }[] = []
  for (const [at, x] of grid.entries()) {
    if (!holds(x)) continue
    const last = found.at(-1)
    if (last && at > 0 && holds(grid[at - 1] ?? x)) last.to = x
    else found.push({ from: x, to: x })
  }
  return { found, step: 1 / (2 * parts) }
}

question('critical-values-and-set', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, over] = random.pick([
      [1, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 3],
    ] as const)
    // (ax − p)(x − q), or (2x − p)(over·x − q) with over 3.
    const lead = over === 3 ? 2 : a
    const [p, q] = [random.int(-9, 9), random.int(-9, 9)]
    const [one, two] = [p / lead, q / over].sort((x, y) => x - y) as [number, number]
    const [b, c] = [-(lead * q + over * p), p * q]
    const sign = random.pick(['<', '>', '<=', '>='])
    const bad = one === two || b === 0 || p === 0 || q === 0 || gcd(p, lead) > 1 || gcd(q, over) > 1
    return bad ? null : { a: lead * over, lead, over, p, q, b, c, one, two, sign, wording: random.int(0, 3) }
  },
  make: ({ a, lead, over, p, q, b, c, one, two, sign }) => {
    const isInside = sign.startsWith('<')
    const set = setOf(one, two, isInside, sign.endsWith('='))
    const factors = `(${poly(lead, -p)})(${poly(over, -q)})`
    const s = printed(sign)
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the inequality $${poly(a, b, 0)} ${s} ${-c}$.`,
            `Find the set of values of *x* for which $${poly(a, 0, c)} ${s} ${poly(-b, 0)}$.`,
            `Find the values of *x* for which $${poly(a, 0, 0)} ${s} ${poly(-b, -c)}$.`,
          ],
          scheme: [
            `M1 $${factors}$, from all terms on one side`,
            `A1 critical values $${ratio(one)}$ and $${ratio(two)}$`,
            `A1 ${set.latex}`,
          ],
          solution: `All terms on one side: $${poly(a, b, c)} ${s} 0$, which is $${factors} ${s} 0$. The critical values are $${ratio(one)}$ and $${ratio(two)}$.\n\nThe parabola opens upwards, so it is ${isInside ? 'below the *x*-axis between them' : 'above the *x*-axis outside them'}: ${set.latex}.`,
          answer: set.typed,
          letters: ['x'],
        }),
      ],
    }
  },
  verify: ({ a, b, c, sign }) => {
    const holds = (x: number) => {
      const y = a * x * x + b * x + c
      return sign.startsWith('<') ? y < -1e-9 : y > 1e-9
    }
    const { found, step } = stretches(holds, 6)
    const [first, last] = [found[0], found.at(-1)]
    const end = sign.endsWith('=') ? '=' : ''
    const at = (value: number) => `${Math.round(value * 12)}/12`
    if (sign.startsWith('<'))
      return `${at((first?.from ?? 0) - step)} <${end} x <${end} ${at((first?.to ?? 0) + step)}`
    return `x <${end} ${at((first?.to ?? 0) + step)} or x >${end} ${at((last?.from ?? 0) - step)}`
  },
})

question('two-conditions', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, r, s, q] = random
      .sample([-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)
      .sort((x, y) => x - y) as [number, number, number, number]
    const isNested = random.chance(0.6)
    const bad = p === 0 || q === 0 || p + q === 0 || (isNested ? r + s === 0 : s + q === 0 && r + p === 0)
    const isEmpty = r - p < 2 && (!isNested || q - s < 2)
    return bad || isEmpty || (!isNested && p + s === 0) || (!isNested && r + q === 0)
      ? null
      : { p, r, s, q, isNested }
  },
  make: ({ p, r, s, q, isNested }) => {
    // Nested: between p and q, outside r and s. Else between p and s, outside r and q.
    const [low, high] = isNested ? [p, q] : [p, s]
    const [out, far] = isNested ? [r, s] : [r, q]
    const first = poly(1, -(low + high), low * high)
    const second = poly(1, -(out + far), out * far)
    const inner = setOf(low, high, true, false)
    const outer = setOf(out, far, false, false)
    const both = isNested
      ? { typed: `${p} < x < ${r} or ${s} < x < ${q}`, latex: `$${p} < x < ${r}$ or $${s} < x < ${q}$` }
      : { typed: `${p} < x < ${r}`, latex: `$${p} < x < ${r}$` }
    const between = (from: number, to: number) =>
      Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at)
    const shared = isNested ? [...between(p, r), ...between(s, q)] : between(p, r)
    const factors = (one: number, two: number) =>
      [one, two]
        .map(each => (each === 0 ? 'x' : `(${poly(1, -each)})`))
        .sort((x, y) => x.length - y.length)
        .join('')
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: `Solve the inequality $${first} < 0$.`,
          scheme: [
            `M1 $${factors(low, high)}$`,
            `A1 critical values $${low}$ and $${high}$`,
            `A1 ${inner.latex}`,
          ],
          solution: `$${factors(low, high)} < 0$. The parabola opens upwards and is below the *x*-axis between its roots: ${inner.latex}.`,
          answer: inner.typed,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: `Solve the inequality $${second} > 0$.`,
          scheme: [`M1 critical values $${out}$ and $${far}$`, `A1 ${outer.latex}`],
          solution: `$${factors(out, far)} > 0$. The parabola is above the *x*-axis outside its roots: ${outer.latex}.`,
          answer: outer.typed,
          letters: ['x'],
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the set of values of *x* for which both inequalities are true.',
          scheme: [`M1 both sets compared, for example on a number line`, `A1 ${both.latex}`],
          solution: `Draw both sets on one number line. They share ${both.latex}.`,
          answer: both.typed,
          letters: ['x'],
        }),
        d: ask.whole({
          command: 'State',
          objective: 'AO2',
          prompt: 'State the number of integers *x* for which both inequalities are true.',
          scheme: [`B1 ${shared.length}`],
          solution: `The ends do not belong to the set. The integers in it are ${shared.map(each => plain(each)).join(', ')}: there ${shared.length === 1 ? 'is 1' : `are ${shared.length}`}.`,
          answer: shared.length,
        }),
      },
    }
  },
  verify: ({ p, r, s, q, isNested }) => {
    const [low, high, out, far] = isNested ? [p, q, r, s] : [p, s, r, q]
    const [f, g] = [(x: number) => (x - low) * (x - high), (x: number) => (x - out) * (x - far)]
    const ends = (holds: (x: number) => boolean) => {
      const { found, step } = stretches(holds, 1)
      return found.map(({ from, to }) => [from - step, to + step] as const)
    }
    const text = (parts: readonly (readonly [number, number])[]) =>
      parts
        .map(([from, to]) => (from < -59 ? `x < ${to}` : to > 59 ? `x > ${from}` : `${from} < x < ${to}`))
        .join(' or ')
    let count = 0
    for (let x = -50; x <= 50; x += 1) if (f(x) < 0 && g(x) > 0) count += 1
    return {
      a: text(ends(x => f(x) < 0)),
      b: text(ends(x => g(x) > 0)),
      c: text(ends(x => f(x) < 0 && g(x) > 0)),
      d: count,
    }
  },
})

question('unknown-below-the-line', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, wide, k] = [random.int(-7, 7), random.int(1, 9), random.int(1, 6)]
    return p === 0 || wide * k > 40 || wide * k < 2
      ? null
      : { p, wide, k, isMore: random.chance(0.5), wording: random.int(0, 2) }
  },
  make: ({ p, wide, k, isMore }) => {
    const [top, far] = [wide * k, p + wide]
    const under = poly(1, -p)
    const sign = isMore ? '>' : '<'
    const set = setOf(p, far, isMore, false)
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Solve',
          objective: 'AO2',
          prompt: [
            `Solve the inequality $\\frac{${top}}{${under}} ${sign} ${k}$, where $x \\ne ${p}$.`,
            `Find the set of values of *x* for which $\\frac{${top}}{${under}} ${sign} ${k}$, $x \\ne ${p}$.`,
            `By multiplying by $(${under})^2$, or otherwise, solve $\\frac{${top}}{${under}} ${sign} ${k}$ for $x \\ne ${p}$.`,
          ],
          scheme: [
            `M1 $${top}(${under}) ${sign} ${k === 1 ? '' : k}(${under})^2$`,
            `M1 all terms on one side, $(${under})(${poly(-k, k * far)}) ${sign} 0$`,
            `A1 critical values $${p}$ and $${far}$`,
            `A1 ${set.latex}`,
          ],
          solution: `The sign of $${under}$ is not known, but its square is positive. Multiply by it: $${top}(${under}) ${sign} ${k === 1 ? '' : k}(${under})^2$.\n\nBring all terms to one side and take the factor out: $(${under})(${poly(-k, k * far)}) ${sign} 0$. The critical values are $${p}$ and $${far}$. This parabola opens downwards, so it is ${isMore ? 'positive between' : 'negative outside'} them: ${set.latex}.`,
          answer: set.typed,
          letters: ['x'],
        }),
      ],
    }
  },
  verify: ({ p, wide, k, isMore }) => {
    const holds = (x: number) =>
      x !== p && (isMore ? (wide * k) / (x - p) > k + 1e-9 : (wide * k) / (x - p) < k - 1e-9)
    const { found, step } = stretches(holds, 1)
    const [first, last] = [found[0], found.at(-1)]
    return isMore
      ? `${(first?.from ?? 0) - step} < x < ${(first?.to ?? 0) + step}`
      : `x < ${(first?.to ?? 0) + step} or x > ${(last?.from ?? 0) - step}`
  },
})

question('curve-above-a-line', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [one, two] = [random.int(-6, 1), random.int(1, 7)]
    const [a, m, d] = [random.pick([1, 1, 2, -1]), random.pick([-3, -2, -1, 1, 2, 3]), random.int(-6, 8)]
    const [b, c] = [m - a * (one + two), d + a * one * two]
    return two - one < 2 || one === 0 || b === 0 || c === 0 || d === 0 || one + two === 0
      ? null
      : { a, one, two, m, d, b, c }
  },
  make: ({ a, one, two, m, d, b, c }) => {
    const [f, g] = [(x: number) => a * x * x + b * x + c, (x: number) => m * x + d]
    const wide = two - one
    const [left, right] = [Math.min(one - wide * 0.25, -0.8), Math.max(two + wide * 0.25, 0.8)]
    const ys = [f(-b / (2 * a)), g(one), g(two), f(left), f(right), 0]
    const tall = Math.max(...ys) - Math.min(...ys)
    const drawn = sketch({
      curves: [f, g],
      x: [left, right],
      y: [Math.min(...ys) - tall * 0.1, Math.max(...ys) + tall * 0.08],
      points: [
        { at: [one, g(one)], label: '*A*' },
        { at: [two, g(two)], label: '*B*' },
      ],
      height: 220,
    })
    const [curve, zero] = [poly(a, b, c), poly(a, b - m, c - d)]
    const factors = `${front(a)}(x ${added(-one)})(x ${added(-two)})`
    const below = setOf(one, two, a > 0, false)
    const edge = (b - m) ** 2 / (4 * a)
    const level = c - edge
    return {
      stem: `The diagram shows the curve $y = ${curve}$ and the line $y = ${poly(m, d)}$, which meet at *A* and *B*. The diagram is not to scale.`,
      figure: chartFigure(
        {
          name: 'quadratic-functions/a-curve-and-a-line',
          title: 'A parabola and a line',
          description: `A parabola that opens ${a > 0 ? 'upwards' : 'downwards'} and a straight line that cuts it at A, on the left, and at B, on the right.`,
        },
        drawn,
      ),
      parts: {
        a: ask.solutions({
          command: 'Find',
          subtopic: '2.4',
          objective: 'AO1',
          prompt: 'Find the *x*-coordinates of *A* and *B*.',
          scheme: [`M1 $${zero} = 0$`, `A1 $${one}$`, `A1 $${two}$`],
          solution: `At common points $${curve} = ${poly(m, d)}$, so $${zero} = 0$. Factorise: $${factors} = 0$, so $x = ${one}$ and $x = ${two}$.`,
          answer: [String(one), String(two)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO2',
          prompt: `Hence write down the set of values of *x* for which $${curve} < ${poly(m, d)}$.`,
          scheme: [`B1 ${below.latex}`],
          solution: `The curve is below the line ${a > 0 ? 'between *A* and *B*' : 'to the left of *A* and to the right of *B*'}: ${below.latex}.`,
          answer: below.typed,
          letters: ['x'],
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '2.3',
          objective: 'AO2',
          prompt: `The line is now moved to $y = ${front(m)}x + k$, where *k* is a constant. Find the set of values of *k* for which it does not meet the curve.`,
          scheme: [
            `M1 $${poly(a, b - m, 0)} ${signed(c)} - k = 0$`,
            `M1 $${(b - m) ** 2} - ${a < 0 ? `4 \\times (${a})` : 4 * a}(${c} - k) < 0$`,
            `A1 $k ${a > 0 ? '<' : '>'} ${ratio(level)}$`,
          ],
          solution: `At common points $${poly(a, b - m, 0)} ${signed(c)} - k = 0$. No real roots: $${(b - m) ** 2} - ${a < 0 ? `4 \\times (${a})` : 4 * a}(${c} - k) < 0$, so $k ${a > 0 ? '<' : '>'} ${ratio(level)}$.`,
          answer: `k ${a > 0 ? '<' : '>'} ${typed(level)}`,
          letters: ['k'],
        }),
      },
    }
  },
  verify: ({ a, m, d, b, c }) => {
    const gap = (x: number) => a * x * x + b * x + c - m * x - d
    const zeros = Array.from({ length: 81 }, (_, at) => at - 40).filter(x => gap(x) === 0)
    const [low = 0, high = 0] = zeros
    const turn = lowestAt(x => Math.sign(a) * gap(x), -40, 40)
    const level = `${Math.round((gap(turn) + d) * 8)}/8`
    return {
      a: zeros,
      b: gap((low + high) / 2) < 0 ? `${low} < x < ${high}` : `x > ${high} or x < ${low}`,
      c: a > 0 ? `${level} > k` : `${level} < k`,
    }
  },
})

const FIRMS = [
  ['A workshop makes *n* chairs a week.', 'chairs', [60, 130], [150, 600]],
  ['A bakery sells *n* cakes a day.', 'cakes', [16, 40], [20, 70]],
  ['A club sells *n* tickets for a concert.', 'tickets', [30, 70], [100, 500]],
] as const

question('profit-at-least', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 2)
    const [, , slope, cost] = FIRMS[at] ?? FIRMS[0]
    const [b, c] = [random.int(slope[0], slope[1]), random.int(cost[0], cost[1])]
    const a = random.step(0.4, 1.6, 0.1)
    const most = (b * b) / (4 * a) - c
    const goal = Math.round((most * random.step(0.55, 0.85, 0.05)) / 10) * 10
    const under = b * b - 4 * a * (c + goal)
    const [low, high] = [(b - Math.sqrt(under)) / (2 * a), (b + Math.sqrt(under)) / (2 * a)]
    const near = [low, high].some(each => Math.abs(each - Math.round(each)) < 0.06)
    return goal < 20 || under <= 0 || isSquare(under) || near || high - low < 6
      ? null
      : { at, a, b, c, goal, low, high }
  },
  make: ({ at, a, b, c, goal, low, high }) => {
    const [says, things] = FIRMS[at] ?? FIRMS[0]
    const lead = a === 1 ? '' : String(a)
    return {
      stem: `${says} The profit is *P* dollars, where $P = ${b}n - ${lead}n^2 - ${c}$. The profit has to be more than ${money(goal)}.`,
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `The condition can be written as $f(n) < 0$, where $f(n)$ is a quadratic in which $n^2$ has the coefficient ${a}. Find $f(n)$.`,
          scheme: [`M1 $${b}n - ${lead}n^2 - ${c} > ${goal}$`, `A1 $${lead}n^2 - ${b}n + ${c + goal} < 0$`],
          solution: `$${b}n - ${lead}n^2 - ${c} > ${goal}$. Bring all terms to the other side, where $n^2$ has a positive sign: $${lead}n^2 - ${b}n + ${c + goal} < 0$.`,
          answer: `${lead}n^2 - ${b}n + ${c + goal}`,
          letters: ['n'],
        }),
        b: ask.solutions({
          command: 'Find',
          subtopic: '2.4',
          objective: 'AO1',
          prompt: 'Find the critical values of *n*. Give your answers correct to 3 significant figures.',
          scheme: [
            `M1 $\\frac{${b} \\pm \\sqrt{${b * b} - 4 \\times ${a} \\times ${c + goal}}}{2 \\times ${a}}$`,
            `A1 ${figures(low, 3)}`,
            `A1 ${figures(high, 3)}`,
          ],
          solution: `Solve $${lead}n^2 - ${b}n + ${c + goal} = 0$ by the formula: *n* is about ${figures(low, 3)} or ${figures(high, 3)}.`,
          answer: [low.toFixed(8), high.toFixed(8)],
          letter: 'n',
          interval: null,
          angles: null,
          figures: { kind: 'significant', count: 3 },
        }),
        c: ask.values({
          command: 'State',
          objective: 'AO2',
          prompt: `State the least and the greatest number of ${things} for which the condition holds.`,
          scheme: [`B1 ${Math.ceil(low)}`, `B1 ${Math.floor(high)}`],
          solution: `The parabola opens upwards, so it is negative between the critical values. The whole numbers there go from ${plain(Math.ceil(low))} to ${plain(Math.floor(high))}.`,
          found: [
            ['least number', Math.ceil(low), 'least'],
            ['greatest number', Math.floor(high), 'greatest'],
          ],
        }),
      },
    }
  },
  verify: ({ a, b, c, goal }) => {
    const over = (n: number) => b * n - a * n * n - c - goal
    const top = lowestAt(n => -over(n), 0, 500)
    const cross = (from: number, to: number) => {
      let [low, high] = [from, to]
      for (let round = 0; round < 80; round += 1) {
        const middle = (low + high) / 2
        if (over(low) * over(middle) <= 0) high = middle
        else low = middle
      }
      return low
    }
    return {
      a: `${goal} - (${b}*n - ${a}*n*n - ${c})`,
      b: [cross(0, top), cross(top, 500)],
    }
  },
})
