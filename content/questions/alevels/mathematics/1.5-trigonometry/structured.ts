import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, poly, signed, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.5')

export { templates }

question('quadratic-trigonometric-equation', {
  facts: { difficulty: 4, calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    // n sin² + … = (n sin θ - m)(sin θ + k)
    const n = random.int(3, 7)
    const m = random.int(1, n - 1)
    const k = random.int(2, 4)
    return gcd(n, m) !== 1 || 2 * m === n || 6 * m <= n ? null : { n, m, k }
  },
  make: ({ n, m, k }) => {
    const middle = n * k - m
    const first = (Math.asin(m / n) * 180) / Math.PI
    return {
      stem: `$$${n}\\cos^2\\theta = ${term(middle, '\\sin\\theta').replace(/^\+ /, '')} ${signed(n - m * k)}$$`.replace(
        / [+-] 0\$\$$/,
        '$$$$',
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `The equation can be written as $f(s) = 0$, where $s = \\sin\\theta$ and f(*s*) is a quadratic expression whose first term is $${n}s^2$. Find f(*s*).`,
          scheme: [
            'M1 $\\cos^2\\theta = 1 - \\sin^2\\theta$ used',
            `A1 $${poly(n, middle, -m * k).replaceAll('x', 's')}$`,
          ],
          solution: `Replace $\\cos^2\\theta$ by $1 - s^2$ and collect all terms on one side: $${poly(n, middle, -m * k).replaceAll('x', 's')} = 0$.`,
          answer: poly(n, middle, -m * k).replaceAll('x', 's'),
          letters: ['s'],
        }),
        'b.i': ask.number({
          objective: 'AO1',
          prompt: `Solve the equation for $0^\\circ \\le \\theta \\le 360^\\circ$. Give the smaller solution, correct to 1 decimal place.`,
          scheme: [
            `M1 $(${n}s - ${m})(s + ${k}) = 0$`,
            `M1 $\\sin\\theta = ${frac(m, n)}$ only`,
            `A1 ${plain(first, 1)}°`,
          ],
          solution: `$(${n}s - ${m})(s + ${k}) = 0$. As $\\sin\\theta = -${k}$ is impossible, $\\sin\\theta = ${frac(m, n)}$, so $\\theta$ = ${plain(first, 1)}°.`,
          answer: first,
          sigFigs: 3,
          unit: '°',
          tolerance: 0.051,
        }),
        'b.ii': ask.number({
          command: 'Solve',
          objective: 'AO1',
          prompt: 'Give the larger solution, correct to 1 decimal place.',
          scheme: [`B1 ${plain(180 - first, 1)}°, or 180° minus their answer to (i)`],
          solution: `The sine is the same for $180^\\circ - \\theta$: 180° − ${plain(first, 1)}° = ${plain(180 - first, 1)}°.`,
          answer: 180 - first,
          unit: '°',
          tolerance: 0.051,
          sigFigs: 4,
          follow: { from: 'b.i', formula: '180 - x' },
        }),
      },
    }
  },
  verify: ({ n, m, k }) => {
    const cross = (from: number, to: number): number => {
      const left = (degrees: number) =>
        n * Math.cos((degrees * Math.PI) / 180) ** 2 -
        (n * k - m) * Math.sin((degrees * Math.PI) / 180) -
        (n - m * k)
      let [low, high] = [from, to]
      for (let step = 0; step < 80; step += 1) {
        const mid = (low + high) / 2
        if (left(low) * left(mid) <= 0) high = mid
        else low = mid
      }
      return (low + high) / 2
    }
    return { a: `(${n}*s - ${m})*(s + ${k})`, 'b.i': cross(0, 90), 'b.ii': cross(90, 180) }
  },
})

question('exact-values-from-one-ratio', {
  facts: { difficulty: 3, checked: '2026-11-20' },
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
    parts: {
      a: ask.fraction({
        objective: 'AO1',
        prompt: 'Find the exact value of $\\cos\\theta$.',
        scheme: [`M1 $\\cos^2\\theta = 1 - \\frac{${a * a}}{${c * c}}$`, `A1 $-\\frac{${b}}{${c}}$`],
        solution: `$\\cos^2\\theta = 1 - \\frac{${a * a}}{${c * c}} = \\frac{${b * b}}{${c * c}}$. In this quadrant the cosine is negative: $-\\frac{${b}}{${c}}$.`,
        answer: -b / c,
      }),
      b: ask.fraction({
        objective: 'AO1',
        prompt: 'Find the exact value of $\\tan\\theta$.',
        scheme: [`B1 $${frac(-s * a, b)}$`],
        solution: `$\\tan\\theta = \\frac{\\sin\\theta}{\\cos\\theta} = ${frac(s * a, c)} \\div (-\\frac{${b}}{${c}}) = ${frac(-s * a, b)}$.`,
        answer: (-s * a) / b,
      }),
      c: ask.fraction({
        command: 'Find',
        prompt: half
          ? 'Find the exact value of $\\sin(180^\\circ + \\theta)$.'
          : 'Find the exact value of $\\cos(180^\\circ + \\theta)$.',
        scheme: [`B1 $${half ? frac(-s * a, c) : frac(b, c)}$`],
        solution: `Half a turn changes the sign of the sine and of the cosine: the value is $${half ? frac(-s * a, c) : frac(b, c)}$.`,
        answer: half ? (-s * a) / c : b / c,
      }),
    },
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
