import { ask } from '@/lib/exams/authoring/ask'
import { frac, slopeTerm, typedFraction } from '@/lib/exams/authoring/maths'
import { crossings, integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { between, shadedSketch, times } from '../calculus-areas'

const { question, templates } = questionsOf('structured', '14.13')

export { templates }

question('two-exponential-curves', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ a: random.int(1, 4), k: random.int(2, 7), n: random.int(1, 3) }),
  make: ({ a, k, n }) => {
    // y = ake^(nx) above y = ae^(2nx), up to x = ln k / n
    const [one, two] = [`${a * k}e^{${times(n)}x}`, `${times(a)}e^{${2 * n}x}`]
    const f = (x: number) => a * k * Math.exp(n * x)
    const g = (x: number) => a * Math.exp(2 * n * x)
    const at = Math.log(k) / n
    const area = [a * (k - 1) ** 2, 2 * n] as const
    const grown = `${slopeTerm(a * k, n, `e^{${times(n)}x}`)} - ${slopeTerm(a, 2 * n, `e^{${2 * n}x}`)}`
    const x = n === 1 ? `\\ln ${k}` : `\\frac{1}{${n}}\\ln ${k}`
    return {
      stem: [
        `The diagram shows the curves $y = ${one}$ and $y = ${two}$. They meet at the point *P*. The region enclosed by the two curves and the *y*-axis is shaded.`,
        `The curves $y = ${one}$ and $y = ${two}$ cross at *P*, as the sketch shows. The shaded region lies between the curves and the *y*-axis.`,
        `*P* is the point of intersection of the curves $y = ${two}$ and $y = ${one}$. The shaded region is bounded by both curves and the *y*-axis.`,
      ],
      figure: shadedSketch(
        {
          name: 'calculus/a-region-between-two-curves',
          title: 'Sketch of two curves with a shaded region',
          description:
            'A sketch on x and y axes of two rising curves that meet the y axis at different points and cross at P, to the right of it. The region between the curves is shaded from the y axis to P.',
        },
        {
          curves: [f, g],
          x: [-at * 0.5, at * 1.45],
          y: [-f(at) * 0.13, f(at) * 1.4],
          points: [{ at: [at, f(at)], label: '*P*', place: 'below right' }],
          height: 210,
        },
        [{ upper: f, lower: g, from: 0, to: at }],
      ),
      parts: {
        a: ask.expression({
          subtopic: '6.3',
          objective: 'AO1',
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact *x*-coordinate of *P*.',
          scheme: [`M1 $${two} = ${one}$`, `M1 $e^{${times(n)}x} = ${k}$`, `A1 $x = ${x}$`],
          solution: `Divide $${two} = ${one}$ by $${times(a)}e^{${times(n)}x}$, which is never zero: $e^{${times(n)}x} = ${k}$. So $x = ${x}$.`,
          answer: n === 1 ? `ln(${k})` : `ln(${k})/${n}`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact area of the shaded region. Give your answer as a fraction or an integer.',
          scheme: [
            `M1 integrates $${one} - ${two}$`,
            `A1 $${slopeTerm(a * k, n, `e^{${times(n)}x}`)}$`,
            `A1 $${slopeTerm(a, 2 * n, `e^{${2 * n}x}`)}$`,
            `M1 $e^{${2 * n}x} = ${k * k}$ at *P*, and the value at 0 taken away`,
            `A1 $${frac(...area)}$`,
          ],
          solution: `The area is $${between(grown, 0, x)}$. At *P* $e^{${times(n)}x} = ${k}$ and $e^{${2 * n}x} = ${k * k}$; at 0 both are 1. So it is $\\left(${frac(a * k * k, n)} - ${frac(a * k * k, 2 * n)}\\right) - \\left(${frac(a * k, n)} - ${frac(a, 2 * n)}\\right) = ${frac(...area)}$.`,
          answer: typedFraction(...area),
          letters: [],
        }),
      },
    }
  },
  verify: ({ a, k, n }) => {
    const gap = (x: number) => a * k * Math.exp(n * x) - a * Math.exp(2 * n * x)
    const [meet = Number.NaN] = crossings(gap, 0.01, 4)
    return { a: meet.toFixed(10), b: integral(gap, 0, meet).toFixed(9) }
  },
})
