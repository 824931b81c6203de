import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { core, templates } = questionsOf('structured', 'E1.6')

export { templates }

core('mixed-number-arithmetic', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [w, v] = [random.int(2, 4), random.int(1, 2)]
    const [b, d] = random.pick([
      [3, 4],
      [4, 6],
      [5, 3],
      [6, 4],
      [5, 4],
      [8, 6],
      [3, 5],
    ] as const)
    const [a, c] = [random.int(1, b - 1), random.int(1, d - 1)]
    const [e, f, g, h] = [random.int(1, 3), random.int(1, 4), random.int(2, 5), random.pick([5, 7, 8, 9])]
    if (gcd(a, b) !== 1 || gcd(c, d) !== 1 || gcd(g, h) !== 1 || gcd(f, 5) !== 1) return null
    const top = (w * b + a) * d - (v * d + c) * b
    const [upper, lower] = [(5 * e + f) * h, 5 * g]
    if (top <= 0 || top % (b * d) === 0 || upper % lower === 0) return null
    return { w, v, a, b, c, d, e, f, g, h, top, upper, lower }
  },
  make: ({ w, v, a, b, c, d, e, f, g, h, top, upper, lower }) => {
    const common = (b * d) / gcd(b, d)
    const [left, right] = [((w * b + a) * common) / b, ((v * d + c) * common) / d]
    return {
      stem: 'Work out each of these.',
      parts: {
        a: ask.fraction({
          command: 'Work out',
          objective: 'AO1',
          prompt: `$${w}\\frac{${a}}{${b}} - ${v}\\frac{${c}}{${d}}$`,
          scheme: [
            `M1 $\\frac{${w * b + a}}{${b}}$ and $\\frac{${v * d + c}}{${d}}$, or the fractional parts over a common denominator`,
            `M1 $\\frac{${left}}{${common}} - \\frac{${right}}{${common}}$ or equivalent`,
            `A1 $${frac(top, b * d)}$`,
          ],
          solution: `As improper fractions over the common denominator ${common}: $\\frac{${left}}{${common}} - \\frac{${right}}{${common}} = \\frac{${left - right}}{${common}}${gcd(left - right, common) === 1 ? '' : ` = ${frac(top, b * d)}`}$. An equal mixed number is right too.`,
          answer: top / (b * d),
        }),
        b: ask.fraction({
          command: 'Work out',
          objective: 'AO1',
          prompt: `$${e}\\frac{${f}}{5} \\div \\frac{${g}}{${h}}$`,
          scheme: [
            `B1 $\\frac{${5 * e + f}}{5}$`,
            `M1 $\\times \\frac{${h}}{${g}}$`,
            `A1 $${frac(upper, lower)}$`,
          ],
          solution: `Write the mixed number as $\\frac{${5 * e + f}}{5}$ and multiply by the reciprocal: $\\frac{${5 * e + f}}{5} \\times \\frac{${h}}{${g}} = ${frac(upper, lower)}$. An equal mixed number is right too.`,
          answer: upper / lower,
        }),
      },
    }
  },
  verify: ({ w, v, a, b, c, d, e, f, g, h }) => ({ a: w - v + a / b - c / d, b: (e + f / 5) / (g / h) }),
})
