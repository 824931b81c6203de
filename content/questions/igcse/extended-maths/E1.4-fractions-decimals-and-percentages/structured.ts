import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { supplement, templates } = questionsOf('structured', 'E1.4')

export { templates }

supplement('recurring-decimal-to-fraction', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [a, b, c] = [random.int(1, 9), random.int(1, 9), random.int(1, 9)]
    const kind = random.pick(['late', 'pair', 'latePair'] as const)
    // 0.3999… is only another way to write 0.4.
    return b === c || a === b || (kind === 'late' && b === 9) ? null : { kind, a, b, c }
  },
  make: ({ kind, a, b, c }) => {
    const shape = {
      late: {
        dots: `0.${a}\\dot{${b}}`,
        long: `0.${a}${b}${b}${b}…`,
        up: 10 * a + b - a,
        by: 90,
        high: 100,
        low: 10,
        tops: [`${a}${b}.${b}${b}…`, `${a}.${b}${b}…`],
      },
      pair: {
        dots: `0.\\dot{${a}}\\dot{${b}}`,
        long: `0.${a}${b}${a}${b}…`,
        up: 10 * a + b,
        by: 99,
        high: 100,
        low: 1,
        tops: [`${a}${b}.${a}${b}…`, `0.${a}${b}…`],
      },
      latePair: {
        dots: `0.${a}\\dot{${b}}\\dot{${c}}`,
        long: `0.${a}${b}${c}${b}${c}…`,
        up: 99 * a + 10 * b + c,
        by: 990,
        high: 1000,
        low: 10,
        tops: [`${a}${b}${c}.${b}${c}…`, `${a}.${b}${c}…`],
      },
    }[kind]
    const { dots, long, up, by, high, low, tops } = shape
    const lowName = low === 1 ? 'x' : `${low}x`
    return {
      stem: `The recurring decimal $${dots}$ means ${long}`,
      parts: {
        '': ask.fraction({
          objective: 'AO1',
          prompt: `Write $${dots}$ as a fraction.`,
          scheme: [
            `M1 two multiples of *x* with the same recurring part, such as $${high}x$ and $${lowName}$`,
            `M1 $${high - low}x = ${up}$`,
            `A1 $${frac(up, by)}$`,
          ],
          solution: `Let $x = ${dots}$. Then ${high}*x* = ${tops[0]} and ${low === 1 ? '*x*' : `${low}*x*`} = ${tops[1]} Subtract, so that the recurring parts cancel: $${high - low}x = ${up}$, so $x = \\frac{${up}}{${by}}${gcd(up, by) === 1 ? '' : ` = ${frac(up, by)}`}$.`,
          answer: up / by,
        }),
      },
    }
  },
  verify: ({ kind, a, b, c }) => {
    const digits = {
      late: `${a}${String(b).repeat(15)}`,
      pair: `${a}${b}`.repeat(8),
      latePair: `${a}${`${b}${c}`.repeat(8)}`,
    }[kind]
    return Number(`0.${digits}`)
  },
})
