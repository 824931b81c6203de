import {
  algebra,
  ask,
  frac,
  fraction,
  gcd,
  line,
  poly,
  signed,
  term,
  values,
  whole,
} from '@/lib/exams/authoring/maths'
import { template } from '@/lib/exams/template'

const exactTrig = template({
  name: 'exact-values-from-one-ratio',
  subtopic: '1.5',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, c] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [8, 15, 17],
      [15, 8, 17],
      [7, 24, 25],
      [20, 21, 29],
    ] as const)
    return { a, b, c, s: random.pick([1, -1]), half: random.chance(0.5) }
  },
  make: ({ a, b, c, s, half }) => ({
    stem:
      s > 0
        ? `The angle $\\theta$ is obtuse and $\\sin\\theta = \\frac{${a}}{${c}}$.`
        : `The angle $\\theta$ is between $180^\\circ$ and $270^\\circ$, and $\\sin\\theta = -\\frac{${a}}{${c}}$.`,
    parts: [
      fraction(
        ask(
          'a',
          'Find',
          '1.5',
          'AO1',
          'Find the exact value of $\\cos\\theta$.',
          [`M1 $\\cos^2\\theta = 1 - \\frac{${a * a}}{${c * c}}$`, `A1 $-\\frac{${b}}{${c}}$`],
          `$\\cos^2\\theta = 1 - \\frac{${a * a}}{${c * c}} = \\frac{${b * b}}{${c * c}}$. In this quadrant the cosine is negative: $-\\frac{${b}}{${c}}$.`,
        ),
        -b / c,
      ),
      fraction(
        ask(
          'b',
          'Find',
          '1.5',
          'AO1',
          'Find the exact value of $\\tan\\theta$.',
          [`B1 $${frac(-s * a, b)}$`],
          `$\\tan\\theta = \\frac{\\sin\\theta}{\\cos\\theta} = ${frac(s * a, c)} \\div (-\\frac{${b}}{${c}}) = ${frac(-s * a, b)}$.`,
        ),
        (-s * a) / b,
      ),
      fraction(
        ask(
          'c',
          'Find',
          '1.5',
          'AO2',
          half
            ? 'Find the exact value of $\\sin(180^\\circ + \\theta)$.'
            : 'Find the exact value of $\\cos(180^\\circ + \\theta)$.',
          [`B1 $${half ? frac(-s * a, c) : frac(b, c)}$`],
          `Half a turn changes the sign of the sine and of the cosine: the value is $${half ? frac(-s * a, c) : frac(b, c)}$.`,
        ),
        half ? (-s * a) / c : b / c,
      ),
    ],
  }),
  verify: ({ a, c, s, half }) => {
    const theta = Math.PI - s * Math.asin(a / c)
    return {
      a: Math.cos(theta),
      b: Math.tan(theta),
      c: half ? Math.sin(Math.PI + theta) : Math.cos(Math.PI + theta),
    }
  },
})

const binomial = template({
  name: 'binomial-expansion-product',
  subtopic: '1.6',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [n, a] = [random.int(5, 7), random.pick([-3, -2, 2, 3])]
    const [p, q] = [random.int(2, 5), random.pick([-4, -3, -2, 2, 3, 4])]
    return gcd(p, q) === 1 ? { n, a, p, q } : null
  },
  make: ({ n, a, p, q }) => {
    const [one, two] = [n * a, ((n * (n - 1)) / 2) * a * a]
    const answer = p * two + q * one
    return {
      stem: '',
      parts: [
        algebra(
          ask(
            'a',
            'Find',
            '1.6',
            'AO1',
            `Find the first three terms, in ascending powers of *x*, in the expansion of $(1 ${term(a, 'x')})^${n}$. Write them as a sum.`,
            ['B1 $1$', `B1 $${one}x$`, `B1 $${two}x^2$`],
            `The terms are 1, $${n} \\times (${a}x) = ${one}x$ and $\\binom{${n}}{2}(${a}x)^2 = ${two}x^2$.`,
          ),
          `1 ${term(one, 'x')} + ${two}x^2 + ...`,
          ['x'],
          'expanded',
        ),
        whole(
          ask(
            'b',
            'Find',
            '1.6',
            'AO2',
            `Find the coefficient of $x^2$ in the expansion of $(${p} ${term(q, 'x')})(1 ${term(a, 'x')})^${n}$.`,
            [
              `M1 $${p} \\times ${two}$ and $${q} \\times ${one < 0 ? `(${one})` : one}$ added`,
              `A1 $${answer}$`,
            ],
            `Two products give $x^2$: $${p} \\times ${two} = ${p * two}$ and $${q} \\times ${one < 0 ? `(${one})` : one} = ${q * one}$. Their sum is $${answer}$.`,
          ),
          answer,
        ),
      ],
    }
  },
  verify: ({ n, a, p, q }) => {
    let powers = [1]
    for (let at = 0; at < n; at += 1)
      powers = [...powers, 0].map((each, index) => each + a * (powers[index - 1] ?? 0))
    const [, first = 0, second = 0] = powers
    return { a: `${second}x^2 + (${first})*x + 1`, b: p * second + q * first }
  },
})

const arithmetic = template({
  name: 'arithmetic-progression-from-two-facts',
  subtopic: '1.6',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, d, p, n] = [random.int(2, 15), random.int(2, 7), random.int(4, 8), random.int(10, 20)]
    const q = p + random.int(4, 9)
    return { a, d, p, q, n }
  },
  make: ({ a, d, p, q, n }) => {
    const [up, uq] = [a + (p - 1) * d, a + (q - 1) * d]
    const sum = (n * (2 * a + (n - 1) * d)) / 2
    return {
      stem: `In an arithmetic progression with terms $u_1, u_2, u_3, …$, it is given that $u_{${p}} = ${up}$ and $u_{${q}} = ${uq}$.`,
      parts: [
        values(
          ask(
            'a',
            'Find',
            '1.6',
            'AO1',
            'Find the first term *a* and the common difference *d*.',
            [`B1 *a* = ${a}`, `B1 *d* = ${d}`],
            `Subtract the two terms: $${q - p}d = ${uq} - ${up}$, so $d = ${d}$. Then $a = ${up} - ${p - 1} \\times ${d} = ${a}$.`,
          ),
          [
            ['*a*', a],
            ['*d*', d],
          ],
        ),
        whole(
          ask(
            'b',
            'Find',
            '1.6',
            'AO1',
            `Find the sum of the first ${n} terms.`,
            [`M1 $\\frac{${n}}{2}(2 \\times ${a} + ${n - 1} \\times ${d})$`, `A1 ${sum}`],
            `$S_{${n}} = \\frac{${n}}{2}(2a + ${n - 1}d) = \\frac{${n}}{2}(${2 * a} + ${(n - 1) * d}) = ${sum}$.`,
          ),
          sum,
        ),
        whole(
          ask(
            'c',
            'Find',
            '1.6',
            'AO2',
            `Find the least number of terms for which the sum is more than ${sum + 5}.`,
            [`M1 $S_n > ${sum + 5}$ set up or tried for a whole number near ${n}`, `A1 ${n + 1}`],
            `$S_{${n}} = ${sum}$ is too small. The next term, $${a + n * d}$, is more than 5, so $S_{${n + 1}}$ is enough: ${n + 1} terms.`,
          ),
          n + 1,
        ),
      ],
    }
  },
  verify: ({ a, d, n }) => {
    const sum = (count: number) =>
      Array.from({ length: count }, (_, at) => a + at * d).reduce((total, each) => total + each, 0)
    let least = 1
    while (sum(least) <= sum(n) + 5) least += 1
    return { b: sum(n), c: least }
  },
})

const geometric = template({
  name: 'geometric-progression-to-infinity',
  subtopic: '1.6',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [above, below] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [3, 4],
      [1, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ] as const)
    const lead = random.int(1, 6) * (below - above)
    if ((lead * below ** 4) % (above + below) === 0 || lead * below ** 3 > 1500) return null
    return { above, below, lead }
  },
  make: ({ above, below, lead }) => {
    const a = lead * below ** 3
    const [second, fourth] = [(a * above) / below, lead * above ** 3]
    const limit = (a * below) / (below - above)
    return {
      stem: `A geometric progression has positive terms. Its second term is ${second} and its fourth term is ${fourth}.`,
      parts: [
        fraction(
          ask(
            'a',
            'Find',
            '1.6',
            'AO1',
            'Find the common ratio.',
            [`M1 $r^2 = \\frac{${fourth}}{${second}}$`, `A1 $\\frac{${above}}{${below}}$`],
            `The fourth term is the second times $r^2$: $r^2 = ${fourth} \\div ${second} = \\frac{${above ** 2}}{${below ** 2}}$. All terms are positive, so $r = \\frac{${above}}{${below}}$.`,
          ),
          above / below,
        ),
        whole(
          ask(
            'b',
            'Find',
            '1.6',
            'AO1',
            'Find the first term.',
            [`B1 ${a}`],
            `Divide the second term by the ratio: $${second} \\div \\frac{${above}}{${below}} = ${a}$.`,
          ),
          a,
        ),
        whole(
          ask(
            'c',
            'Find',
            '1.6',
            'AO1',
            'Find the sum to infinity.',
            [`M1 $\\frac{${a}}{1 - \\frac{${above}}{${below}}}$`, `A1 $${frac(a * below, below - above)}$`],
            `As $|r| < 1$ the sum converges: $S_\\infty = \\frac{a}{1 - r} = ${a} \\div \\frac{${below - above}}{${below}} = ${frac(a * below, below - above)}$.`,
          ),
          limit,
        ),
        fraction(
          ask(
            'd',
            'Find',
            '1.6',
            'AO2',
            `A new progression consists of the squares of the terms of this progression, and its sum to infinity is *T*. Find $\\frac{T}{S_\\infty}$, where $S_\\infty$ is the sum to infinity found in part (c).`,
            [
              `M1 first term $a^2$ and ratio $r^2$`,
              `M1 $\\frac{a^2}{1 - r^2} \\div \\frac{a}{1 - r}$`,
              `A1 $${frac(a * below, below + above)}$`,
            ],
            `The squares have first term $a^2$ and ratio $r^2$. $\\frac{a^2}{1 - r^2} \\div \\frac{a}{1 - r} = \\frac{a}{1 + r} = ${frac(a * below, below + above)}$.`,
          ),
          (a * below) / (below + above),
        ),
      ],
    }
  },
  verify: ({ above, below, lead }) => {
    let [sum, squares, each] = [0, 0, lead * below ** 3]
    for (let count = 0; count < 400; count += 1) {
      sum += each
      squares += each * each
      each *= above / below
    }
    return { a: above / below, b: lead * below * below * below, c: sum, d: squares / sum }
  },
})

const tangentToCurve = template({
  name: 'differentiate-tangent-normal',
  subtopic: '1.7',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, x] = [random.int(1, 4), random.int(1, 6), random.int(1, 3)]
    const k = x * x * random.int(1, 3)
    const gradient = 2 * a * x - k / (x * x)
    return gradient === 0 || Math.abs(gradient) === 1
      ? null
      : { a, b, x, k, gradient, y: a * x * x + k / x - b }
  },
  make: ({ a, b, x, k, gradient, y }) => {
    const tangent = `y = ${poly(gradient, y - gradient * x)}`
    const normal = line(1, gradient, x + gradient * y)
    return {
      stem: `A curve has equation $y = ${poly(a, 0, 0)} + \\frac{${k}}{x} - ${b}$.`,
      parts: [
        algebra(
          ask(
            'a',
            'Find',
            '1.7',
            'AO1',
            'Find an expression for $\\frac{dy}{dx}$.',
            [`B1 $${2 * a}x$`, `B1 $-\\frac{${k}}{x^2}$`],
            `Write $\\frac{${k}}{x}$ as $${k === 1 ? '' : k}x^{-1}$ and differentiate each term: $${2 * a}x - \\frac{${k}}{x^2}$.`,
          ),
          `${2 * a}x - ${k}/x^2`,
          ['x'],
        ),
        algebra(
          ask(
            'b',
            'Find',
            '1.7',
            'AO1',
            `Find the equation of the tangent to the curve at the point where $x = ${x}$.`,
            [
              `B1 $y = ${y}$ and gradient $${gradient}$`,
              `M1 line through $(${x}, ${y})$ with their gradient`,
              `A1 $${tangent}$ or equivalent`,
            ],
            `At $x = ${x}$, $y = ${y}$ and $\\frac{dy}{dx} = ${gradient}$. So $y ${signed(-y)} = ${gradient}(x - ${x})$, which is $${tangent}$.`
              .replace('y + 0 =', 'y =')
              .replace('y - 0 =', 'y ='),
          ),
          tangent,
          ['x', 'y'],
        ),
        algebra(
          ask(
            'c',
            'Find',
            '1.7',
            'AO1',
            'Find the equation of the normal to the curve at the same point.',
            [`M1 gradient $${frac(-1, gradient)}$`, `A1 $${normal}$ or equivalent`],
            `The normal is perpendicular to the tangent, so its gradient is $${frac(-1, gradient)}$. Through $(${x}, ${y})$ this gives $${normal}$.`,
          ),
          normal,
          ['x', 'y'],
        ),
      ],
    }
  },
  verify: ({ a, b, x, k }) => {
    const height = (at: number) => a * at * at + k / at - b
    const slope = Math.round(((height(x + 1e-5) - height(x - 1e-5)) / 2e-5) * 1e4) / 1e4
    return {
      a: `(${2 * a}*x^3 - ${k})/x^2`,
      b: `y - (${height(x)}) = ${slope}*(x - ${x})`,
      c: `${slope}*(y - (${height(x)})) = ${x} - x`,
    }
  },
})

export const templates = [exactTrig, binomial, arithmetic, geometric, tangentToCurve]
