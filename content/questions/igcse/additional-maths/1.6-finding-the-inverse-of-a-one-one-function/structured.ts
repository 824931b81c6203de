import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.6')

export { templates }

question('inverse-of-an-exponential', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ a: random.int(2, 5), b: random.int(1, 9) }),
  make: ({ a, b }) => ({
    stem: `$f(x) = e^{${a}x} - ${b}$ for all real *x*.`,
    parts: {
      a: ask.expression({
        objective: 'AO1',
        prompt: 'Find an expression for $f^{-1}(x)$.',
        scheme: [`M1 $e^{${a}x} = y + ${b}$`, `A1 $\\frac{1}{${a}}\\ln(x + ${b})$`],
        solution: `$e^{${a}x} = y + ${b}$, so $${a}x = \\ln(y + ${b})$ and $f^{-1}(x) = \\frac{1}{${a}}\\ln(x + ${b})$.`,
        answer: `ln(x + ${b})/${a}`,
        letters: ['x'],
      }),
      b: ask.expression({
        objective: 'AO1',
        prompt: 'State the domain of $f^{-1}$, as an inequality.',
        scheme: [`B1 $x > -${b}$`],
        solution: `It is the range of f: $e^{${a}x} > 0$, so $x > -${b}$.`,
        answer: `x > -${b}`,
        letters: ['x'],
      }),
    },
  }),
  verify: ({ a, b }) => ({ a: `(1/${a})*ln(${b} + x)`, b: `-${b} < x` }),
})

question('inverse-of-a-rational-function', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [a, b, c] = [random.int(2, 6), random.int(1, 9), random.int(1, 6)]
    // With a = c the function is its own inverse.
    return a === c ? null : { a, b, c }
  },
  make: ({ a, b, c }) => ({
    stem: `$f(x) = \\frac{${a}x + ${b}}{x - ${c}}$ for $x \\ne ${c}$.`,
    parts: {
      a: ask.expression({
        objective: 'AO1',
        prompt: 'Find an expression for $f^{-1}(x)$.',
        scheme: [
          `M1 $y(x - ${c}) = ${a}x + ${b}$`,
          `M1 $x(y - ${a}) = ${c === 1 ? '' : c}y + ${b}$`,
          `A1 $\\frac{${c === 1 ? '' : c}x + ${b}}{x - ${a}}$`,
        ],
        solution: `$y(x - ${c}) = ${a}x + ${b}$, so $x(y - ${a}) = ${c === 1 ? '' : c}y + ${b}$. Divide and exchange the letters.`,
        answer: `(${c === 1 ? '' : c}x + ${b})/(x - ${a})`,
        letters: ['x'],
      }),
      b: ask.whole({
        objective: 'AO1',
        prompt: 'State the value of *x* that is not in the domain of $f^{-1}$.',
        scheme: [`B1 ${a}`],
        solution: `The denominator $x - ${a}$ must not be zero.`,
        answer: a,
      }),
    },
  }),
  verify: ({ a, b, c }) => ({ a: `${c} + (${a}*${c} + ${b})/(x - ${a})`, b: a }),
})

question('inverse-of-a-logarithm', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ a: random.int(2, 5), b: random.int(1, 9), k: random.int(2, 5) }),
  make: ({ a, b, k }) => ({
    stem: `$f(x) = ${a}\\ln(x - ${b})$ for $x > ${b}$.`,
    parts: {
      a: ask.expression({
        objective: 'AO1',
        prompt: 'Find an expression for $f^{-1}(x)$.',
        scheme: [`M1 $\\ln(x - ${b}) = \\frac{y}{${a}}$`, `A1 $e^{\\frac{x}{${a}}} + ${b}$`],
        solution: `$\\ln(x - ${b}) = \\frac{y}{${a}}$, so $x - ${b} = e^{\\frac{y}{${a}}}$ and $f^{-1}(x) = e^{\\frac{x}{${a}}} + ${b}$.`,
        answer: `e^(x/${a}) + ${b}`,
        letters: ['x'],
      }),
      b: ask.expression({
        objective: 'AO1',
        prompt: 'State the range of $f^{-1}$, as an inequality in *y*, where $y = f^{-1}(x)$.',
        scheme: [`B1 $y > ${b}$`],
        solution: `The range of the inverse is the domain of f: $y > ${b}$.`,
        answer: `y > ${b}`,
        letters: ['y'],
      }),
      c: ask.expression({
        command: 'Solve',
        subtopic: '1.7',
        prompt: `$g(x) = x + ${k}$ for all real *x*. Find the exact solution of $gf(x) = ${k + a}$.`,
        scheme: [`M1 $${a}\\ln(x - ${b}) + ${k} = ${k + a}$`, `M1 $\\ln(x - ${b}) = 1$`, `A1 $e + ${b}$`],
        solution: `$gf(x) = ${a}\\ln(x - ${b}) + ${k}$. This is ${k + a} when $\\ln(x - ${b}) = 1$, so $x = e + ${b}$.`,
        answer: `e + ${b}`,
        letters: [],
        form: 'exact',
      }),
    },
  }),
  verify: ({ a, b }) => ({ a: `${b} + e^(x/${a})`, b: `${b} < y`, c: `${b} + e^1` }),
})
