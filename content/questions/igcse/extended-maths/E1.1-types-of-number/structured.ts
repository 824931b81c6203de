import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { power } from './powers'

const { core, templates } = questionsOf('structured', 'E1.1')

export { templates }

core('prime-factors-hcf-lcm', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const [a, b, c, d] = [random.int(2, 4), random.int(1, 2), random.int(1, 4), random.int(1, 3)]
    const [p, q] = random.sample([5, 7, 11], 2) as [number, number]
    const first = 2 ** a * 3 ** b * p
    const second = 2 ** c * 3 ** d * q
    const bounded = first <= 800 && second <= 800 && first >= 60 && second >= 60
    return bounded && a !== c && b !== d ? { a, b, c, d, p, q, first, second } : null
  },
  make: ({ a, b, c, d, p, q, first }) => {
    const [e, f] = [Math.min(a, c), Math.min(b, d)]
    const [g, h] = [Math.max(a, c), Math.max(b, d)]
    return {
      stem: `$P = ${first}$ and $Q = ${power(2, c)} \\times ${power(3, d)} \\times ${q}$.`,
      parts: {
        a: ask.values({
          command: 'Complete',
          prompt: `*P* can be written as the product of prime factors $2^a \\times 3^b \\times ${p}$. Complete the table with the values of *a* and *b*.`,
          scheme: [`B1 *a* = ${a}`, `B1 *b* = ${b}`],
          solution: `Divide by 2 as often as possible, then by 3: $${first} = ${power(2, a)} \\times ${power(3, b)} \\times ${p}$.`,
          found: [
            ['*a*', a, 'a'],
            ['*b*', b, 'b'],
          ],
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: 'Find the highest common factor (HCF) of *P* and *Q*.',
          scheme: [`B1 ${2 ** e * 3 ** f}`],
          solution: `Take the lower power of each prime that both numbers have: $${power(2, e)} \\times ${power(3, f)} = ${2 ** e * 3 ** f}$.`,
          answer: 2 ** e * 3 ** f,
        }),
        c: ask.whole({
          objective: 'AO1',
          prompt: 'Find the lowest common multiple (LCM) of *P* and *Q*.',
          scheme: [
            `M1 $${power(2, g)} \\times ${power(3, h)} \\times ${p} \\times ${q}$`,
            `A1 ${plain(2 ** g * 3 ** h * p * q)}`,
          ],
          solution: `Take the higher power of every prime that appears: $${power(2, g)} \\times ${power(3, h)} \\times ${p} \\times ${q} = ${2 ** g * 3 ** h * p * q}$.`,
          answer: 2 ** g * 3 ** h * p * q,
        }),
      },
    }
  },
  verify: ({ first, second }) => {
    let common = Math.min(first, second)
    while (first % common !== 0 || second % common !== 0) common -= 1
    return { b: common, c: (first * second) / common }
  },
})
