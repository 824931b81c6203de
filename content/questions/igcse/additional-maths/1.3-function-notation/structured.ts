import { ask } from '@/lib/exams/authoring/ask'
import { poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.3')

export { templates }

question('composite-notation-linear', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const [a, b, c, k] = [random.int(2, 5), random.int(1, 7), random.int(1, 6), random.int(2, 6)]
    return a * k > b ? { a, b, c, k } : null
  },
  make: ({ a, b, c, k }) => ({
    stem: `$f(x) = ${a}x - ${b}$ and $g(x) = x^2 + ${c}$, for all real *x*.`,
    parts: {
      a: ask.whole({
        objective: 'AO1',
        prompt: `Find $fg(${k})$.`,
        scheme: [`M1 $g(${k}) = ${k * k + c}$`, `A1 ${a * (k * k + c) - b}`],
        solution: `Apply g first: $g(${k}) = ${k * k + c}$. Then $f(${k * k + c}) = ${a * (k * k + c) - b}$.`,
        answer: a * (k * k + c) - b,
      }),
      b: ask.expression({
        objective: 'AO1',
        prompt: 'Find $f^2(x)$ in its simplest form.',
        scheme: [`M1 $${a}(${a}x - ${b}) - ${b}$`, `A1 $${poly(a * a, -a * b - b)}$`],
        solution: `$f^2(x) = f(f(x)) = ${a}(${a}x - ${b}) - ${b} = ${poly(a * a, -a * b - b)}$.`,
        answer: poly(a * a, -a * b - b),
        letters: ['x'],
        form: 'expanded',
      }),
      c: ask.whole({
        objective: 'AO1',
        prompt: `Solve the equation $f^{-1}(x) = ${k}$.`,
        scheme: [`B1 ${a * k - b}`],
        solution: `If $f^{-1}(x) = ${k}$ then $x = f(${k}) = ${a * k - b}$.`,
        answer: a * k - b,
      }),
    },
  }),
  verify: ({ a, b, c, k }) => ({
    a: a * k * k + a * c - b,
    b: `${a}*${a}*x - ${a}*${b} - ${b}`,
    c: k * a - b,
  }),
})

question('solve-exponential-function', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({
    a: random.int(2, 6),
    b: random.int(1, 9),
    k: random.pick([2, 3, 5, 7]),
    n: random.int(2, 4),
  }),
  make: ({ a, b, k, n }) => ({
    stem: `$f(x) = ${a}e^{${n}x} + ${b}$ for all real *x*.`,
    parts: {
      a: ask.expression({
        subtopic: '1.2',
        objective: 'AO1',
        prompt: 'State the range of f, as an inequality in *y*, where $y = f(x)$.',
        scheme: [`B1 $y > ${b}$`],
        solution: `$e^{${n}x}$ takes every positive value, so $y > ${b}$.`,
        answer: `y > ${b}`,
        letters: ['y'],
      }),
      b: ask.expression({
        command: 'Solve',
        objective: 'AO1',
        prompt: `Find the exact solution of the equation $f(x) = ${a * k + b}$.`,
        scheme: [`M1 $e^{${n}x} = ${k}$`, `A1 $x = \\frac{1}{${n}}\\ln ${k}$`],
        solution: `$${a}e^{${n}x} = ${a * k}$, so $e^{${n}x} = ${k}$. Take logarithms: $${n}x = \\ln ${k}$, so $x = \\frac{1}{${n}}\\ln ${k}$.`,
        answer: `ln(${k})/${n}`,
        letters: [],
        form: 'exact',
      }),
    },
  }),
  verify: ({ b, k, n }) => ({ a: `${b} < y`, b: `(1/${n})*ln(${k})` }),
})
