import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.6')

export { templates }

question('binomial-expansion-product', {
  facts: { difficulty: 3, checked: '2026-11-20' },
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
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find the first three terms, in ascending powers of *x*, in the expansion of $(1 ${term(a, 'x')})^${n}$. Write them as a sum.`,
          scheme: ['B1 $1$', `B1 $${one}x$`, `B1 $${two}x^2$`],
          solution: `The terms are 1, $${n} \\times (${a}x) = ${one}x$ and $\\binom{${n}}{2}(${a}x)^2 = ${two}x^2$.`,
          answer: `1 ${term(one, 'x')} + ${two}x^2 + ...`,
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.whole({
          prompt: `Find the coefficient of $x^2$ in the expansion of $(${p} ${term(q, 'x')})(1 ${term(a, 'x')})^${n}$.`,
          scheme: [
            `M1 $${p} \\times ${two}$ and $${q} \\times ${one < 0 ? `(${one})` : one}$ added`,
            `A1 $${answer}$`,
          ],
          solution: `Two products give $x^2$: $${p} \\times ${two} = ${p * two}$ and $${q} \\times ${one < 0 ? `(${one})` : one} = ${q * one}$. Their sum is $${answer}$.`,
          answer,
        }),
      },
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

question('arithmetic-progression-from-two-facts', {
  facts: { difficulty: 3, checked: '2026-11-20' },
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
      parts: {
        a: ask.values({
          prompt: 'Find the first term *a* and the common difference *d*.',
          scheme: [`B1 *a* = ${a}`, `B1 *d* = ${d}`],
          solution: `Subtract the two terms: $${q - p}d = ${uq} - ${up}$, so $d = ${d}$. Then $a = ${up} - ${p - 1} \\times ${d} = ${a}$.`,
          found: [
            ['*a*', a],
            ['*d*', d],
          ],
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find the sum of the first ${n} terms.`,
          scheme: [`M1 $\\frac{${n}}{2}(2 \\times ${a} + ${n - 1} \\times ${d})$`, `A1 ${sum}`],
          solution: `$S_{${n}} = \\frac{${n}}{2}(2a + ${n - 1}d) = \\frac{${n}}{2}(${2 * a} + ${(n - 1) * d}) = ${sum}$.`,
          answer: sum,
        }),
        c: ask.whole({
          prompt: `Find the least number of terms for which the sum is more than ${sum + 5}.`,
          scheme: [`M1 $S_n > ${sum + 5}$ set up or tried for a whole number near ${n}`, `A1 ${n + 1}`],
          solution: `$S_{${n}} = ${sum}$ is too small. The next term, $${a + n * d}$, is more than 5, so $S_{${n + 1}}$ is enough: ${n + 1} terms.`,
          answer: n + 1,
        }),
      },
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

question('geometric-progression-to-infinity', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
      parts: {
        a: ask.fraction({
          objective: 'AO1',
          prompt: 'Find the common ratio.',
          scheme: [`M1 $r^2 = \\frac{${fourth}}{${second}}$`, `A1 $\\frac{${above}}{${below}}$`],
          solution: `The fourth term is the second times $r^2$: $r^2 = ${fourth} \\div ${second} = \\frac{${above ** 2}}{${below ** 2}}$. All terms are positive, so $r = \\frac{${above}}{${below}}$.`,
          answer: above / below,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: 'Find the first term.',
          scheme: [`B1 ${a}`],
          solution: `Divide the second term by the ratio: $${second} \\div \\frac{${above}}{${below}} = ${a}$.`,
          answer: a,
        }),
        c: ask.whole({
          objective: 'AO1',
          prompt: 'Find the sum to infinity.',
          scheme: [
            `M1 $\\frac{${a}}{1 - \\frac{${above}}{${below}}}$`,
            `A1 $${frac(a * below, below - above)}$`,
          ],
          solution: `As $|r| < 1$ the sum converges: $S_\\infty = \\frac{a}{1 - r} = ${a} \\div \\frac{${below - above}}{${below}} = ${frac(a * below, below - above)}$.`,
          answer: limit,
        }),
        d: ask.fraction({
          command: 'Find',
          prompt: `A new progression consists of the squares of the terms of this progression, and its sum to infinity is *T*. Find $\\frac{T}{S_\\infty}$, where $S_\\infty$ is the sum to infinity found in part (c).`,
          scheme: [
            `M1 first term $a^2$ and ratio $r^2$`,
            `M1 $\\frac{a^2}{1 - r^2} \\div \\frac{a}{1 - r}$`,
            `A1 $${frac(a * below, below + above)}$`,
          ],
          solution: `The squares have first term $a^2$ and ratio $r^2$. $\\frac{a^2}{1 - r^2} \\div \\frac{a}{1 - r} = \\frac{a}{1 + r} = ${frac(a * below, below + above)}$.`,
          answer: (a * below) / (below + above),
        }),
      },
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
