import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import {
  bracketed,
  frac,
  gcd,
  line,
  lineOf,
  nonZero,
  signed,
  term,
  typedFraction,
} from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { twoParallels } from './drawings'

const { core, templates } = questionsOf('structured', 'E3.6')

export { templates }

core('write-down-a-parallel-line', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const [m, c, k] = [random.pick(nonZero(-7, 8)), random.pick(nonZero(-9, 9)), random.pick(nonZero(-9, 9))]
    return Math.abs(m) === 1 || c === k ? null : { m, c, k, turned: random.chance(0.4) }
  },
  make: ({ m, c, k, turned }) => {
    const equation = turned ? `y = ${c} ${term(m, 'x')}` : `y = ${m}x ${signed(c)}`
    return {
      stem: [
        `The equation of line *L* is $${equation}$.`,
        `A line *L* has the equation $${equation}$.`,
        `Line *L* is the graph of $${equation}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: ['Write down the gradient of a line that is parallel to *L*.'],
          scheme: [`B1 ${plain(m)}`],
          solution: `Parallel lines have the same gradient. In $${equation}$ the number before *x* is $${m}$.`,
          answer: m,
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the equation of the line that is parallel to *L* and passes through $(0, ${k})$.`,
          scheme: [
            `B1 for $y = ${m}x + c$ with $c \\neq ${k}$, or a line with intercept $${k}$`,
            `B1 $y = ${m}x ${signed(k)}$`,
          ],
          solution: `The gradient is $${m}$ again. The line crosses the *y*-axis at $${k}$, so $c = ${k}$: $y = ${m}x ${signed(k)}$.`,
          answer: `y = ${m}x ${signed(k)}`,
          letters: ['x', 'y'],
          own: { from: 'a', key: `y = f*x + ${k}` },
        }),
      },
    }
  },
  verify: ({ m, c, k }) => ({ a: m + c - c, b: `y - ${k} = ${m}*(x - 0)` }),
})

/** Gradients above and below the line, in lowest terms. */
const GRADIENTS = [
  [1, 2],
  [3, 2],
  [1, 3],
  [2, 3],
  [4, 3],
  [3, 4],
  [2, 5],
  [2, 1],
  [3, 1],
] as const

core('parallel-through-a-point', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick(GRADIENTS)
    const sign = random.pick([1, -1])
    const above = sign * p
    const [x, c, d] = [q * random.pick(nonZero(-4, 4)), random.pick(nonZero(-9, 9)), random.int(2, 25)]
    const y = (above * x) / q + c
    return Math.abs(y) > 14 || y === 0 || q * c === d || (q > 1 && d % q === 0)
      ? null
      : { above, q, x, y, c, d, form: random.int(0, 1) }
  },
  make: ({ above, q, x, y, c, d, form }) => {
    // q y = above x + d, or the terms in x and y together.
    const given =
      form === 0 && q > 1
        ? `${q}y = ${above === 1 ? '' : above === -1 ? '-' : above}x + ${d}`
        : line(above, -q, -d)
    const { latex, typed, gradient } = lineOf(above, q, c)
    return {
      stem: [
        `Line *L* has equation $${given}$. Line *M* is parallel to *L* and passes through the point *P* $(${x}, ${y})$.`,
        `The equation of line *L* is $${given}$. The line *M* through *P* $(${x}, ${y})$ is parallel to *L*.`,
        `Two parallel lines *L* and *M* are shown. *L* has equation $${given}$ and *M* passes through *P* $(${x}, ${y})$.`,
      ],
      figure: twoParallels(above > 0, [x, y]),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the equation of *M*. Give your answer in the form $y = mx + c$.',
          scheme: [
            `B1 gradient $${gradient}$`,
            `M1 $${y} = ${gradient} \\times ${bracketed(x)} + c$`,
            `A1 $${latex}$`,
          ],
          solution: `Make *y* the subject: $${lineOf(above, q, d, q).latex}$. So *L* has gradient $${gradient}$, and *M* has the same.\n\nPut *P* into $y = ${gradient}x + c$: $${y} = ${gradient} \\times ${bracketed(x)} + c$, so $c = ${c}$.\n\nThe equation is $${latex}$.`,
          answer: typed,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
      },
    }
  },
  verify: ({ above, q, x, y }) => ({ a: `${q}*(y - ${y}) = ${above}*(x - ${x})` }),
})

const SAME = judged(
  'yes, since the gradients are equal',
  `
  EQUAL = equal/same/identical
  GRADIENT = gradient/slope/steepness
  reject not EQUAL
  reject GRADIENT different/differ
  accept GRADIENT ... EQUAL
  accept EQUAL ... GRADIENT
  unsure EQUAL
  earns: Yes, the gradients are equal
  earns: They both have the same gradient
  earns: parallel because the gradeints are the same
  misses: Yes, they are parallel
  misses: the lines never meet
  misses: The gradients are not equal`,
)

const OTHER = judged(
  'no, since the gradients are different',
  `
  EQUAL = equal/same/identical
  GRADIENT = gradient/slope/steepness
  accept GRADIENT ... not EQUAL
  accept not EQUAL ... GRADIENT
  accept GRADIENT ... different/differ/unequal
  accept different/unequal ... GRADIENT
  reject EQUAL
  unsure different
  earns: No, the gradients are not equal
  earns: They have different gradients
  earns: not parallel because the gradeints differ
  misses: No, they are not parallel
  misses: The gradients are equal
  misses: the lines meet somewhere`,
)

core('test-two-lines', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick(GRADIENTS.filter(each => each[1] > 1))
    const [times, off] = [random.int(2, 3), random.pick([0, 0, 1, -1])]
    const [c, d] = [random.pick(nonZero(-9, 9)), random.pick(nonZero(-12, 15))]
    const [a, b] = [p * times, q * times + off]
    return gcd(gcd(a, b), d) > 1 || a % b === 0 ? null : { p, q, a, b, c, d, parallel: off === 0 }
  },
  make: ({ p, q, a, b, c, d, parallel }) => {
    const first = `${q}y = ${p === 1 ? '' : p}x ${signed(c)}`
    const second = line(a, -b, d)
    return {
      stem: [
        `The equation of line *L* is $${first}$. The equation of line *M* is $${second}$.`,
        `Line *L* has equation $${first}$ and line *M* has equation $${second}$.`,
        `*L* and *M* are the lines with equations $${first}$ and $${second}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the gradient of *L*.',
          scheme: [`B1 $${frac(p, q)}$`],
          solution: `Divide by ${q}: $${lineOf(p, q, c, q).latex}$. The gradient is $${frac(p, q)}$.`,
          answer: typedFraction(p, q),
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the gradient of *M*.',
          scheme: [`M1 $${b}y = ${a}x ${signed(-d)}$`, `A1 $${frac(a, b)}$`],
          solution: `Take the term in *y* to one side alone: $${b}y = ${a}x ${signed(-d)}$. Divide by ${b}: the gradient is $${gcd(a, b) > 1 ? `\\frac{${a}}{${b}} = ` : ''}${frac(a, b)}$.`,
          answer: typedFraction(a, b),
          letters: [],
          form: 'exact',
        }),
        c: ask.written({
          command: 'Determine',
          objective: 'AO2',
          prompt: 'Determine whether *L* and *M* are parallel. Give a reason for your answer.',
          scheme: [parallel ? SAME : OTHER],
          modelAnswer: parallel
            ? 'Yes, because the gradients are equal.'
            : 'No, because the gradients are not equal.',
          solution: parallel
            ? `Both gradients are $${frac(p, q)}$, and lines with equal gradients are parallel.`
            : `$${frac(p, q)}$ and $${frac(a, b)}$ are different, and only lines with equal gradients are parallel.`,
        }),
      },
    }
  },
  verify: ({ p, q, a, b, c, d }) => {
    const rise = (f: (x: number) => number) => f(7) - f(6)
    const parts = [rise(x => (p * x + c) / q), rise(x => (a * x - d) / b)].map(each =>
      Math.round(each * 720720),
    )
    return { a: `${parts[0]}/720720`, b: `${parts[1]}/720720` }
  },
})

core('unknown-constant-in-the-gradient', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [form, m, k, n] = [
      random.int(0, 2),
      random.pick(nonZero(-6, 7)),
      random.int(-6, 9),
      random.int(2, 5),
    ]
    const [a, c, d] = [random.int(2, 5), random.pick(nonZero(-9, 9)), random.pick(nonZero(-9, 9))]
    if (Math.abs(m) === 1 || k === 0 || c === d) return null
    // 0: y = (ak + b)x + c and ny = nm x + d; 1: kx + ny = c and y = mx + d; 2: the points (d, k) and (d + n, …)
    const b = m - a * k
    if (form === 0) return b === 0 || Math.abs(b) > 20 || d % n === 0 ? null : { form, m, n, a, b, c, d, k }
    if (form === 1) return { form, m, n, a, b: 0, c, d, k: -m * n }
    return Math.abs(k + m * n) > 20 ? null : { form, m, n, a, b: 0, c, d, k }
  },
  make: ({ form, m, n, a, b, c, d, k }) => {
    const other = `y = ${m}x ${signed(d)}`
    const given = [
      `The line $y = (${a}k ${signed(b)})x ${signed(c)}$ is parallel to the line $${n}y = ${m * n}x ${signed(d)}$.`,
      `The line $kx + ${n}y = ${c}$ is parallel to the line $${other}$.`,
      `The line through the points $(${d}, k)$ and $(${d + n}, ${k + m * n})$ is parallel to the line $y = ${m}x ${signed(c)}$.`,
    ][form]
    const first = [
      `$${n}y = ${m * n}x ${signed(d)}$ has gradient $${m}$`,
      `gradient of the first line $-\\frac{k}{${n}}$`,
      `gradient $\\frac{${k + m * n} - k}{${n}}$`,
    ][form]
    const second = [
      `${a}k ${signed(b)} = ${m}`,
      `-\\frac{k}{${n}} = ${m}`,
      `\\frac{${k + m * n} - k}{${n}} = ${m}`,
    ][form]
    const reason = [
      `Divide the second equation by ${n}: its gradient is $${m}$. The gradient of the first line is $${a}k ${signed(b)}$.`,
      `Make *y* the subject of the first equation: $y = -\\frac{k}{${n}}x + \\frac{${c}}{${n}}$. Its gradient is $-\\frac{k}{${n}}$.`,
      `The gradient of the line through the two points is $\\frac{${k + m * n} - k}{${d + n} - ${bracketed(d)}} = \\frac{${k + m * n} - k}{${n}}$.`,
    ][form]
    return {
      stem: given ?? '',
      parts: {
        a: ask.whole({
          command: 'Find',
          prompt: ['Find the value of *k*.', 'Work out the value of *k*.'],
          scheme: [`B1 ${first}`, `M1 $${second}$`, `A1 $k = ${k}$`],
          solution: `${reason}\n\nParallel lines have equal gradients: $${second}$, which gives $k = ${k}$.`,
          answer: k,
        }),
      },
    }
  },
  verify: ({ form, m, n, a, b, d, k }) => {
    // Two directions are parallel when their cross product is zero: try every k.
    for (let each = -60; each <= 60; each += 1) {
      const cross = [a * each + b - m, -each - m * n, k + m * n - each - m * (d + n - d)][form]
      if (cross === 0) return { a: each }
    }
    return { a: Number.NaN }
  },
})
