import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { supplement, templates } = questionsOf('structured', 'E1.18')

export { templates }

supplement('surds-collect-expand-rationalise', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [m, n] = [random.pick([2, 3, 5, 7]), random.pick([5, 6, 7, 10, 11, 13, 14])]
    const [k, l] = random.sample([2, 3, 4, 5, 6], 2) as [number, number]
    const [p, q] = [random.int(2, 6), random.int(1, 3)]
    const under = n - q * q
    const lift = random.int(1, 4)
    if (k < l || under < 2) return null
    return { m, n, k, l, p, q, under, lift, above: under * lift }
  },
  make: ({ m, n, k, l, p, q, under, lift, above }) => {
    return {
      stem: '',
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `$\\sqrt{${k * k * m}} - \\sqrt{${l * l * m}} = k\\sqrt{${m}}$. Find the value of the integer *k*.`,
          scheme: [`M1 $${k}\\sqrt{${m}}$ or $${l}\\sqrt{${m}}$`, `A1 ${k - l}`],
          solution: `Take square factors out: $\\sqrt{${k * k * m}} = ${k}\\sqrt{${m}}$ and $\\sqrt{${l * l * m}} = ${l}\\sqrt{${m}}$. The difference is $${k - l === 1 ? '' : k - l}\\sqrt{${m}}$.`,
          answer: k - l,
        }),
        b: ask.values({
          command: 'Work out',
          prompt: `$(${p} + \\sqrt{${n}})^2 = a + b\\sqrt{${n}}$. Work out the integers *a* and *b*.`,
          scheme: [`B1 *a* = ${p * p + n}`, `B1 *b* = ${2 * p}`],
          solution: `$(${p} + \\sqrt{${n}})^2 = ${p * p} + ${2 * p}\\sqrt{${n}} + ${n}$.`,
          found: [
            ['*a*', p * p + n, 'a'],
            ['*b*', 2 * p, 'b'],
          ],
        }),
        c: ask.values({
          command: 'Work out',
          objective: 'AO2',
          prompt: `By rationalising the denominator, write $\\frac{${above}}{\\sqrt{${n}} - ${q}}$ in the form $c\\sqrt{${n}} + d$, where *c* and *d* are integers.`,
          scheme: [`B1 *c* = ${lift}`, `B1 *d* = ${lift * q}`],
          solution: `Multiply above and below by $\\sqrt{${n}} + ${q}$. The denominator becomes $${n} - ${q * q} = ${under}$, and $${above} \\div ${under} = ${lift}$.`,
          found: [
            ['*c*', lift, 'c'],
            ['*d*', lift * q, 'd'],
          ],
        }),
      },
    }
  },
  verify: ({ m, k, l }) => ({ a: (Math.sqrt(k * k * m) - Math.sqrt(l * l * m)) / Math.sqrt(m) }),
})
