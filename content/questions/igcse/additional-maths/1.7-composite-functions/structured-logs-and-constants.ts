import { ask } from '@/lib/exams/authoring/ask'
import { poly, signed } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.7')

export { templates }

question('exponential-of-a-logarithm', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = [random.int(2, 5), random.int(2, 5), random.int(1, 9)]
    const [power, root] = [a * b, random.int(2, 5)]
    return power % 2 === 1 || power > 10 || root === c || root ** power > 1100 ? null : { a, b, c, root }
  },
  make: ({ a, b, c, root }) => {
    const power = a * b
    return {
      stem: [
        `$f(x) = e^{${a}x}$ for all real *x*, and $g(x) = ${b}\\ln(x + ${c})$ for $x > -${c}$.`,
        `The functions f and g are defined by $f(x) = e^{${a}x}$ for $x \\in \\mathbb{R}$ and $g(x) = ${b}\\ln(x + ${c})$ for $x > -${c}$.`,
        `$f: x \\mapsto e^{${a}x}$, for all real *x*, and $g: x \\mapsto ${b}\\ln(x + ${c})$, for $x > -${c}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find $fg(x)$ as a power of a linear expression.',
          scheme: [
            `M1 $e^{${power}\\ln(x + ${c})}$`,
            `M1 $e^{\\ln(x + ${c})^{${power}}}$`,
            `A1 $(x + ${c})^{${power}}$`,
          ],
          solution: `g acts first: $fg(x) = e^{${a} \\times ${b}\\ln(x + ${c})} = e^{\\ln(x + ${c})^{${power}}}$, and the exponential undoes the logarithm.`,
          answer: `(x + ${c})^${power}`,
          letters: ['x'],
          form: 'factorised',
        }),
        b: ask.expression({
          command: 'State',
          subtopic: '1.2',
          objective: 'AO2',
          prompt: 'State the range of fg, as an inequality in *y*, where $y = fg(x)$.',
          scheme: ['B1 $y > 0$'],
          solution: `*x* comes from the domain of g, $x > -${c}$, so the bracket takes all positive values, and so does its power.`,
          answer: 'y > 0',
          letters: ['y'],
        }),
        c: ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: `Solve the equation $fg(x) = ${root ** power}$.`,
          scheme: [`M1 $x + ${c} = ${root}$`, `A1 ${plain(root - c)}`],
          solution: `$(x + ${c})^{${power}} = ${root}^{${power}}$. The bracket is positive in the domain of g, so $x + ${c} = -${root}$ is not possible: $x + ${c} = ${root}$.`,
          answer: [String(root - c)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find $gf(x)$.',
          scheme: [`B1 $${b}\\ln(e^{${a}x} + ${c})$`],
          solution: `f acts first: $gf(x) = ${b}\\ln(e^{${a}x} + ${c})$. A logarithm of a sum cannot be simplified.`,
          answer: `${b}ln(e^(${a}x) + ${c})`,
          letters: ['x'],
        }),
        e: ask.expression({
          command: 'Solve',
          objective: 'AO2',
          prompt: `Find the exact solution of the equation $gf(x) = ${b}\\ln ${c + root}$, in the form $\\frac{1}{p}\\ln q$, where *p* and *q* are integers.`,
          scheme: [
            `M1 $e^{${a}x} + ${c} = ${c + root}$`,
            `M1 $${a}x = \\ln ${root}$`,
            `A1 $\\frac{1}{${a}}\\ln ${root}$`,
          ],
          solution: `Divide by ${b}; the logarithms are equal, so $e^{${a}x} + ${c} = ${c + root}$. Then $e^{${a}x} = ${root}$ and $x = \\frac{1}{${a}}\\ln ${root}$.`,
          answer: `ln(${root})/${a}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ a, b, c, root }) => {
    const fg = (x: number) => Math.exp(a * b * Math.log(x + c))
    return {
      a: `(x*x + ${2 * c}*x + ${c * c})^${(a * b) / 2}`,
      b: '0 < y',
      c: [Math.round(bisect(x => fg(x) - root ** (a * b), -c + 1e-9, 20) * 1e6) / 1e6],
      d: `ln((${c} + e^(${a}x))^${b})`,
      e: `ln(${root}^(1/${a}))`,
    }
  },
})

question('fraction-in-a-fraction', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [b, r] = [random.int(2, 9), random.int(1, 7)]
    const a = r * (r + b)
    return b === r || a > 80 ? null : { a, b, r }
  },
  make: ({ a, b, r }) => {
    const under = a + b * b
    return {
      stem: [
        `$f(x) = \\frac{${a}}{x + ${b}}$ for $x > 0$.`,
        `The function f is defined by $f(x) = \\frac{${a}}{x + ${b}}$ for $x > 0$.`,
        `$f: x \\mapsto \\frac{${a}}{x + ${b}}$, $x > 0$.`,
      ],
      parts: {
        a: ask.values({
          command: 'Find',
          objective: 'AO1',
          prompt: `$f^2(x)$ can be written in the form $\\frac{${a}(x + ${b})}{px + q}$. Find the values of the integers *p* and *q*.`,
          scheme: [`B1 *p* = ${b}`, `B1 *q* = ${under}`],
          solution: `$f^2(x) = \\frac{${a}}{\\frac{${a}}{x + ${b}} + ${b}}$. Multiply above and below by $x + ${b}$: $\\frac{${a}(x + ${b})}{${a} + ${b}(x + ${b})} = \\frac{${a}(x + ${b})}{${b}x + ${under}}$.`,
          found: [
            ['*p*', b],
            ['*q*', under],
          ],
        }),
        b: ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: 'Hence solve the equation $f^2(x) = x$.',
          scheme: [
            `M1 $${a}(x + ${b}) = x(${b}x + ${under})$`,
            `M1 $x^2 + ${b}x - ${a} = 0$ or equivalent`,
            `A1 ${r}, and no other value`,
          ],
          solution: `$${a}(x + ${b}) = x(${b}x + ${under})$ becomes $${b}x^2 + ${b * b}x - ${a * b} = 0$, and after dividing by ${b}, $x^2 + ${b}x - ${a} = 0$. So $(x - ${r})(x + ${r + b}) = 0$. The domain is $x > 0$, so $x = ${r}$.`,
          answer: [String(r)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.whole({
          command: 'State',
          objective: 'AO2',
          prompt: 'For this value of *x*, state the value of $f^3(x)$, which is f applied three times.',
          scheme: [`B1 ${r}`],
          solution: `$f(${r}) = \\frac{${a}}{${r + b}} = ${r}$, so f leaves ${r} as it is, however often it is applied.`,
          answer: r,
          follow: { from: 'b', formula: 'x' },
        }),
      },
    }
  },
  verify: ({ a, b, r }) => {
    const f = (x: number) => a / (x + b)
    return {
      b: [Math.round(bisect(x => f(f(x)) - x, 1e-6, 1000) * 1e6) / 1e6],
      c: Math.round(f(f(f(r))) * 1e9) / 1e9,
    }
  },
})

question('unknown-constant-in-a-quadratic', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [m, n, p] = [
      random.int(2, 5),
      random.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]),
      random.int(1, 5),
    ]
    const [k, e] = [random.int(1, 9), random.int(1, 5)]
    // fg(x) = k + e² − p² at mx + n = p ± e.
    const [low, high] = [(p - e - n) / m, (p + e - n) / m]
    const [s, at] = [random.int(2, 9), random.int(-2, 4)]
    return m * at + n !== 0 &&
      at !== low &&
      at !== high &&
      Number.isInteger(low * 2) &&
      Number.isInteger(high * 2) &&
      e !== p &&
      p * p !== s
      ? { m, n, p, k, e, s, at, low, high }
      : null
  },
  make: ({ m, n, p, k, e, s, at, low, high }) => {
    const value = k + e * e - p * p
    const inner = poly(m, n)
    const t = m * s + n
    const between = m * at + n
    const given = between * between - 2 * p * between + k
    return {
      stem: [
        `$f(x) = x^2 - ${2 * p}x + k$ and $g(x) = ${inner}$, for all real *x*, where *k* is a constant.`,
        `The functions f and g are defined for all real *x* by $f(x) = x^2 - ${2 * p}x + k$, where *k* is a constant, and $g(x) = ${inner}$.`,
        `$f: x \\mapsto x^2 - ${2 * p}x + k$ and $g: x \\mapsto ${inner}$ for $x \\in \\mathbb{R}$. *k* is a constant.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find $gf(x)$ in terms of *k*.',
          scheme: [
            `M1 $${m}(x^2 - ${2 * p}x + k) ${signed(n)}$`,
            `A1 $${m}x^2 - ${2 * m * p}x + ${m}k ${signed(n)}$`,
          ],
          solution: `f acts first: $gf(x) = ${m}(x^2 - ${2 * p}x + k) ${signed(n)}$.`,
          answer: `${m}x^2 - ${2 * m * p}x + ${m}k ${signed(n)}`,
          letters: ['x', 'k'],
        }),
        b: ask.expression({
          command: 'Find',
          subtopic: '2.3',
          objective: 'AO2',
          prompt: `Find the set of values of *k* for which the equation $gf(x) = ${t}$ has no real solutions.`,
          scheme: [
            `M1 $${m}x^2 - ${2 * m * p}x + ${m}k - ${m * s} = 0$, or $f(x) = ${s}$`,
            `M1 discriminant: $${4 * p * p} - 4(k - ${s}) < 0$ or equivalent`,
            `A1 $k > ${p * p + s}$`,
          ],
          solution: `$gf(x) = ${t}$ means $f(x) = ${s}$, that is $x^2 - ${2 * p}x + k - ${s} = 0$. There are no real solutions if $${4 * p * p} - 4(k - ${s}) < 0$, so $k > ${p * p + s}$.`,
          answer: `k > ${p * p + s}`,
          letters: ['k'],
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `It is now given that $fg(${at}) = ${given}$. Find the value of *k*.`,
          scheme: [
            `M1 $g(${at}) = ${between}$`,
            `M1 $${between ** 2} ${signed(-2 * p * between)} + k = ${given}$`,
            `A1 ${k}`,
          ],
          solution: `Work from the inside: $g(${at}) = ${between}$, and $f(${between}) = ${between ** 2} ${signed(-2 * p * between)} + k$. This is ${plain(given)}, so $k = ${k}$.`,
          answer: k,
        }),
        d: ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: `With this value of *k*, solve the equation $fg(x) = ${value}$.`,
          scheme: [
            `M1 $(${inner})^2 - ${2 * p}(${inner}) + ${k} = ${value}$`,
            `A1 ${plain(low)}`,
            `A1 ${plain(high)}`,
          ],
          solution: `With $u = ${inner}$ the equation is $u^2 - ${2 * p}u ${signed(k - value)} = 0$, so *u* is ${plain(p - e)} or ${plain(p + e)}. Then *x* is ${plain(low)} or ${plain(high)}.`,
          answer: [String(low), String(high)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ m, n, p, k, e, s, at }) => {
    const fg = (x: number) => {
      const u = m * x + n
      return u * (u - 2 * p) + k
    }
    const value = k + e * e - p * p
    const halves = Array.from({ length: 201 }, (_, at) => (at - 100) / 2)
    const found = halves.filter(x => fg(x) === value)
    return {
      a: `${m}*(x*x - ${2 * p}*x + k) + (${n})`,
      // The least value of f is k − p².
      b: `k - ${p * p} > ${s}`,
      c: fg(at) - (m * at + n - p) ** 2 + p * p,
      d: found,
    }
  },
})
