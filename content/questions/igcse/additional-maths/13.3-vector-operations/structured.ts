import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, nonZero, signed, surd, term, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import type { Point } from '@/lib/figures/shapes'
import { combination } from '../../extended-maths/E7.4-vector-geometry/drawings'
import { across, ij, inBrackets, leading, length, plus, root, scaled } from '../vectors-in-two-dimensions'

const { question, templates } = questionsOf('structured', '13.3')

export { templates }

const PAIRS = [
  ['a', 'b', 'c'],
  ['p', 'q', 'r'],
  ['u', 'v', 'w'],
] as const

question('sums-multiples-and-magnitudes', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const a: Point = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    const b: Point = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    const [s, t] = random.pick([
      [2, 3],
      [3, 2],
      [2, 1],
      [1, 2],
      [3, 1],
      [4, 3],
    ] as const)
    const [m, n] = [random.pick(nonZero(-4, 5)), random.pick(nonZero(-4, 5))]
    const first = plus(scaled(a, s), b, -t)
    const c = plus(scaled(a, m), b, n)
    const size = length(first)
    const isPlain = Math.abs(across(a, b)) > 2 && gcd(a[0], a[1]) === 1 && gcd(b[0], b[1]) === 1
    return isPlain &&
      ![...first, ...c].includes(0) &&
      size.typed.length < 10 &&
      Math.max(...c.map(Math.abs)) < 26 &&
      m !== n
      ? { a, b, s, t, m, n, first, c, set: random.int(0, 2) }
      : null
  },
  make: ({ a, b, s, t, m, n, first, c, set }) => {
    const [p, q, r] = PAIRS[set] ?? PAIRS[0]
    const size = length(first)
    const times = (k: number) => (k === 1 ? '' : k)
    return {
      stem: [
        `$\\mathbf{${p}} = ${ij(a).tex}$ and $\\mathbf{${q}} = ${ij(b).tex}$.`,
        `The vectors $\\mathbf{${p}}$ and $\\mathbf{${q}}$ are such that $\\mathbf{${p}} = ${ij(a).tex}$ and $\\mathbf{${q}} = ${ij(b).tex}$.`,
        `Two displacements are $\\mathbf{${p}} = (${ij(a).tex})$ km and $\\mathbf{${q}} = (${ij(b).tex})$ km.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $${times(s)}\\mathbf{${p}} - ${times(t)}\\mathbf{${q}}$ in terms of $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [`M1 $${times(s)}${inBrackets(a)} - ${times(t)}${inBrackets(b)}$`, `A1 $${ij(first).tex}$`],
          solution: `$${times(s)}${inBrackets(a)} - ${times(t)}${inBrackets(b)} = ${ij(first).tex}$`,
          answer: ij(first).typed,
          letters: ['i', 'j'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: `Find the exact value of $|${times(s)}\\mathbf{${p}} - ${times(t)}\\mathbf{${q}}|$.`,
          scheme: [`M1 $${root(first)}$`, `A1 $${size.latex}$`],
          solution: `$${root(first)} = ${size.latex}$`,
          answer: size.typed,
          letters: [],
          form: 'exact',
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `The vector $\\mathbf{${r}} = ${ij(c).tex}$ can be written as $m\\mathbf{${p}} + n\\mathbf{${q}}$. Find the values of *m* and *n*.`,
          scheme: [
            `M1 $${leading(a[0], 'm')} ${term(b[0], 'n')} = ${c[0]}$ and $${leading(a[1], 'm')} ${term(b[1], 'n')} = ${c[1]}$`,
            'M1 one of the letters eliminated',
            `A1 $m = ${m}$, $n = ${n}$`,
          ],
          solution: `Compare the components: $${leading(a[0], 'm')} ${term(b[0], 'n')} = ${c[0]}$ and $${leading(a[1], 'm')} ${term(b[1], 'n')} = ${c[1]}$.\n\nMultiply the first by ${plain(b[1])} and the second by ${plain(b[0])} and subtract: $${a[0] * b[1] - a[1] * b[0]}m = ${c[0] * b[1] - c[1] * b[0]}$, so $m = ${m}$, and then $n = ${n}$.`,
          answer: `(${m}, ${n})`,
          letters: ['m', 'n'],
        }),
      },
    }
  },
  // All whole pairs are tried.
  verify: ({ a, b, s, t, c }) => {
    let found: Point = [0, 0]
    for (let m = -9; m <= 9; m += 1)
      for (let n = -9; n <= 9; n += 1)
        if (m * a[0] + n * b[0] === c[0] && m * a[1] + n * b[1] === c[1]) found = [m, n]
    const [x, y] = [s * a[0] - t * b[0], s * a[1] - t * b[1]]
    return { a: `${x}*i + (${y})*j`, b: `sqrt(${x * x + y * y})`, c: `(${found[0]}, ${found[1]})` }
  },
})

const SCALARS = [
  ['m', 'n'],
  ['h', 'k'],
  ['s', 't'],
] as const

question('coefficients-of-two-vectors', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const one: Point = [random.int(1, 4), random.pick(nonZero(-4, 4))]
    const other: Point = [random.pick(nonZero(-4, 4)), random.int(1, 5)]
    const [m, n] = [random.pick(nonZero(-4, 5)), random.pick(nonZero(-4, 5))]
    const sum = plus(scaled(one, m), other, n)
    const times = random.pick([-3, -2, 2, 3, 4])
    const isPlain =
      gcd(one[0], one[1]) === 1 && gcd(other[0], other[1]) === 1 && Math.abs(across(one, other)) > 1
    return isPlain && !sum.includes(0) && m !== n && Math.max(...sum.map(Math.abs)) < 25
      ? { one, other, m, n, sum, times, set: random.int(0, 2), names: random.int(0, 2) }
      : null
  },
  make: ({ one, other, m, n, sum, times, set, names }) => {
    const [a, b, c] = PAIRS[set] ?? PAIRS[0]
    const [h, k] = SCALARS[names] ?? SCALARS[0]
    const write = ([x, y]: Point) => combination([a, b], [x, 1], [y, 1]).tex
    const left = `${h}(${write(one)}) + ${k}(${write(other)})`
    const far = sum[1] * times
    return {
      stem: [
        `$\\mathbf{${a}}$ and $\\mathbf{${b}}$ are non-zero vectors that are not parallel. *${h}* and *${k}* are constants such that $${left} = ${write(sum)}$.`,
        `The vectors $\\mathbf{${a}}$ and $\\mathbf{${b}}$ are not parallel and neither of them is zero. It is given that $${left} = ${write(sum)}$, where *${h}* and *${k}* are constants.`,
        `Two forces $\\mathbf{${a}}$ and $\\mathbf{${b}}$ are not zero and not parallel to each other. *${h}* and *${k}* are constants with $${left} = ${write(sum)}$.`,
      ],
      parts: {
        a: ask.whole({
          objective: 'AO2',
          prompt: `Find the value of *${h}*.`,
          scheme: [
            `M1 $${leading(one[0], h)} ${term(other[0], k)} = ${sum[0]}$ and $${leading(one[1], h)} ${term(other[1], k)} = ${sum[1]}$`,
            `M1 *${k}* eliminated`,
            `A1 ${plain(m)}`,
          ],
          solution: `$\\mathbf{${a}}$ and $\\mathbf{${b}}$ are not parallel, so their coefficients must agree one by one:\n\n$\\mathbf{${a}}$: $${leading(one[0], h)} ${term(other[0], k)} = ${sum[0]}$, and $\\mathbf{${b}}$: $${leading(one[1], h)} ${term(other[1], k)} = ${sum[1]}$.\n\nThe solution is $${h} = ${m}$ and $${k} = ${n}$.`,
          answer: m,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find the value of *${k}*.`,
          scheme: [`A1 ${plain(n)}`],
          solution: `Put $${h} = ${m}$ into one of the equations: $${k} = ${n}$.`,
          answer: n,
          follow: { from: 'a', formula: `(${sum[0]} - (${one[0]})*x)/(${other[0]})` },
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          subtopic: '13.1',
          prompt: `The vector $\\mathbf{${c}} = x\\mathbf{${a}} ${term(far, `\\mathbf{${b}}`)}$ is parallel to $${write(sum)}$. Find the value of *x*.`,
          scheme: [
            `M1 $\\mathbf{${c}} = ${frac(far, sum[1])}(${write(sum)})$, or equal ratios`,
            `A1 ${plain(sum[0] * times)}`,
          ],
          solution: `One vector is a multiple of the other. The coefficients of $\\mathbf{${b}}$ show the multiple: $${times}$. So $x = ${times} \\times ${sum[0] < 0 ? `(${sum[0]})` : sum[0]} = ${sum[0] * times}$.`,
          answer: sum[0] * times,
        }),
      },
    }
  },
  // All whole pairs are tried.
  verify: ({ one, other, sum, times }) => {
    let found: Point = [0, 0]
    for (let m = -9; m <= 9; m += 1)
      for (let n = -9; n <= 9; n += 1)
        if (m * one[0] + n * other[0] === sum[0] && m * one[1] + n * other[1] === sum[1]) found = [m, n]
    return { a: found[0], b: found[1], c: (sum[1] * times) / (sum[1] / sum[0]) }
  },
})

question('magnitude-with-an-unknown-multiple', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const a: Point = [random.pick(nonZero(-7, 7)), random.pick(nonZero(-7, 7))]
    const b: Point = random.pick([
      [1, 1],
      [1, -1],
      [1, 2],
      [2, 1],
      [-1, 2],
      [2, -1],
      [1, -2],
      [1, 3],
      [3, -1],
    ] as const)
    const large = random.int(1, 6)
    const square = b[0] ** 2 + b[1] ** 2
    const product = 2 * (a[0] * b[0] + a[1] * b[1])
    // Sum of the roots: −2 a·b / |b|².
    const small = -product / square - large
    const far = (a[0] + large * b[0]) ** 2 + (a[1] + large * b[1]) ** 2
    const isPlain =
      Number.isInteger(small) && small < large && small !== 0 && large + small !== 0 && small > -9
    return isPlain && Math.abs(across(a, b)) > 1 && far < 150 && far > 4 && product !== 0
      ? { a, b, large, small, far, square, product, set: random.int(0, 2) }
      : null
  },
  make: ({ a, b, large, small, far, square, product, set }) => {
    const [p, q] = PAIRS[set] ?? PAIRS[0]
    const entry = (x: number, y: number) => `${x} ${term(y, 'k')}`
    const [first, second] = [entry(a[0], b[0]), entry(a[1], b[1])]
    const all = a[0] ** 2 + a[1] ** 2
    const size = surd(1, 1, far)
    const middle = frac(large + small, 2)
    return {
      stem: [
        `$\\mathbf{${p}} = ${ij(a).tex}$ and $\\mathbf{${q}} = ${ij(b).tex}$. *k* is a constant.`,
        `The vectors $\\mathbf{${p}}$ and $\\mathbf{${q}}$ are given by $\\mathbf{${p}} = ${ij(a).tex}$ and $\\mathbf{${q}} = ${ij(b).tex}$, and *k* is a constant.`,
        `A particle is moved by the displacement $\\mathbf{${p}} = ${ij(a).tex}$ and then by *k* times the displacement $\\mathbf{${q}} = ${ij(b).tex}$, where *k* is a constant.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $|\\mathbf{${p}} + k\\mathbf{${q}}|^2$ as a quadratic expression in *k*.`,
          scheme: [`M1 $(${first})^2 + (${second})^2$`, `A1 $${square}k^2 ${term(product, 'k')} + ${all}$`],
          solution: `$\\mathbf{${p}} + k\\mathbf{${q}} = (${first})\\mathbf{i} + (${second})\\mathbf{j}$, so $|\\mathbf{${p}} + k\\mathbf{${q}}|^2 = (${first})^2 + (${second})^2 = ${square}k^2 ${term(product, 'k')} + ${all}$.`,
          answer: `${square}k^2 ${term(product, 'k')} + ${all}`,
          letters: ['k'],
          form: 'expanded',
        }),
        b: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          prompt: `Hence find the values of *k* for which $|\\mathbf{${p}} + k\\mathbf{${q}}| = ${size.latex}$.`,
          scheme: [
            `M1 $${square}k^2 ${term(product, 'k')} ${signed(all - far)} = 0$`,
            `A1 $k = ${large}$`,
            `A1 $k = ${small}$`,
          ],
          solution: `The square of the magnitude is ${far}: $${square}k^2 ${term(product, 'k')} + ${all} = ${far}$. So $${square}(k ${signed(-large)})(k ${signed(-small)}) = 0$, and $k = ${large}$ or $k = ${small}$.`,
          answer: [String(large), String(small)],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          subtopic: '2.1',
          prompt: `Find the value of *k* for which $|\\mathbf{${p}} + k\\mathbf{${q}}|$ is as small as possible.`,
          scheme: [
            'M1 the square completed, or the derivative equal to zero, or half-way between the roots',
            `A1 $${middle}$`,
          ],
          solution: `The magnitude is least where its square is least: $${square}\\left(k ${large + small > 0 ? '-' : '+'} ${frac(Math.abs(large + small), 2)}\\right)^2 + \\dots$ has its minimum at $k = ${middle}$.`,
          answer: typedFraction(large + small, 2),
          letters: [],
          form: 'exact',
        }),
        d: ask.expression({
          objective: 'AO2',
          subtopic: '2.1',
          prompt: `Find the exact least value of $|\\mathbf{${p}} + k\\mathbf{${q}}|$.`,
          scheme: [
            `M1 $k = ${middle}$ put into the quadratic expression`,
            `A1 $${surd(Math.abs(across(a, b)), square, square).latex}$`,
          ],
          solution: `With $k = ${middle}$ the square is $${frac(across(a, b) ** 2, square)}$, so the least value is $${surd(Math.abs(across(a, b)), square, square).latex}$.`,
          answer: surd(Math.abs(across(a, b)), square, square).typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  // The quadratic from three of its values; the least value by a search.
  verify: ({ a, b, far }) => {
    const f = (k: number) => (a[0] + k * b[0]) ** 2 + (a[1] + k * b[1]) ** 2
    const found = Array.from({ length: 61 }, (_, at) => 30 - at).filter(k => f(k) === far)
    const halves = Array.from({ length: 241 }, (_, at) => (at - 120) / 2)
    const least = halves.reduce((best, k) => (f(k) < f(best) ? k : best), 0)
    const [x, y] = [a[0] + least * b[0], a[1] + least * b[1]]
    return {
      a: `${(f(1) + f(-1)) / 2 - f(0)}*k^2 + (${(f(1) - f(-1)) / 2})*k + ${f(0)}`,
      b: found,
      c: String(least),
      d: `sqrt((${x})^2 + (${y})^2)`,
    }
  },
})
