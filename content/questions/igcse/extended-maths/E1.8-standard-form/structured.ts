import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { core, templates } = questionsOf('structured', 'E1.8')

export { templates }

core('standard-form-calculations', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [front, back] = [random.step(2.1, 9.8, 0.1), random.int(3, 9)]
    const [up, down] = [random.int(8, 11), random.int(3, 4)]
    const [small, power] = [random.step(1.2, 8.8, 0.1), random.int(3, 5)]
    const product = clean(front * back)
    const sum = clean(front * 10 + small)
    if (product < 10 || Number.isInteger(front) || Number.isInteger(small) || sum >= 100) return null
    return { front, back, up, down, small, power, product, sum }
  },
  make: ({ front, back, up, down, small, power, product, sum }) => ({
    stem: `$a = ${front} \\times 10^{${up}}$, $b = ${back} \\times 10^{-${down}}$ and $c = ${small} \\times 10^{${up - 1}}$.`,
    parts: {
      a: ask.table({
        prompt: 'Write *b* as an ordinary number.',
        scheme: [`B1 ${plain(back / 10 ** down)}`],
        solution: `The power $-${down}$ puts the ${back} in decimal place ${down}: ${plain(back / 10 ** down)}.`,
        head: ['*b* as an ordinary number'],
        rows: [
          [
            {
              blank: 'b',
              answer: plain(back / 10 ** down),
              accept: [plain(back / 10 ** down).slice(1), ...(down === 4 ? [`0.000 ${back}`] : [])],
              mode: 'exact',
              marks: 1,
            },
          ],
        ],
      }),
      b: ask.number({
        command: 'Work out',
        objective: 'AO1',
        prompt: 'Work out *ab*.',
        scheme: [
          `M1 $${product} \\times 10^{${up - down}}$ or ${plain(clean(product * 10 ** (up - down)))}`,
          `A1 $${clean(product / 10)} \\times 10^{${up - down + 1}}$`,
        ],
        solution: `Multiply the numbers and add the powers: $${front} \\times ${back} = ${product}$ and $10^{${up} - ${down}} = 10^{${up - down}}$. Then $${product} = ${clean(product / 10)} \\times 10$.`,
        answer: clean(product * 10 ** (up - down)),
        form: 'standard',
        sigFigs: 3,
      }),
      c: ask.number({
        command: 'Work out',
        objective: 'AO1',
        prompt: 'Work out *a* + *c*.',
        scheme: [
          `M1 $${clean(front * 10)} \\times 10^{${up - 1}}$ or $${clean(small / 10)} \\times 10^{${up}}$`,
          `A1 $${clean(sum / 10)} \\times 10^{${up}}$`,
        ],
        solution: `Match the powers first: $${small} \\times 10^{${up - 1}} = ${clean(small / 10)} \\times 10^{${up}}$. Then $(${front} + ${clean(small / 10)}) \\times 10^{${up}} = ${clean(sum / 10)} \\times 10^{${up}}$.`,
        answer: clean(sum * 10 ** (up - 1)),
        form: 'standard',
        sigFigs: 3,
      }),
      d: ask.whole({
        command: 'Write',
        prompt: `*N* is the integer $${plain(power)} \\times a$. Write down the number of digits of *N*.`,
        scheme: [`B1 ${String(Math.round(power * front * 10 ** up)).length}`],
        solution: `$${power} \\times ${front} = ${clean(power * front)}$, so $N = ${clean(power * front)} \\times 10^{${up}}$, which has ${String(Math.round(power * front * 10 ** up)).length} digits.`,
        answer: String(Math.round(power * front * 10 ** up)).length,
      }),
    },
  }),
  verify: ({ front, back, up, down, small, power }) => ({
    b: Number(`${front}e${up}`) * Number(`${back}e-${down}`),
    c: Number(`${front}e${up}`) + Number(`${small}e${up - 1}`),
    d: Math.floor(Math.log10(power * Number(`${front}e${up}`)) + 1e-12) + 1,
  }),
})
