import { allDiffer, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.5.3', { calculator: 'needed' })

export { templates }

question('total-credited-to-a-partner', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [first, second] = random.pick([
      [3, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ] as const)
    const rate = random.pick([4, 5, 6])
    const [capitalX, capitalY] = [random.step(30000, 80000, 5000), random.step(20000, 60000, 5000)]
    const salary = random.step(8000, 16000, 1000)
    const part = random.step(5000, 14000, 100)
    const [interestX, interestY] = [(capitalX * rate) / 100, (capitalY * rate) / 100]
    const residual = part * (first + second)
    const profit = residual + interestX + interestY + salary
    const right = interestY + salary + part * second
    const simple = (profit * second) / (first + second)
    const swapped = interestY + salary + part * first
    if (!Number.isInteger(simple)) return null
    if (!allDiffer([right, simple, swapped, part * second], 5)) return null
    return {
      first,
      second,
      rate,
      capitalX,
      capitalY,
      salary,
      part,
      interestX,
      interestY,
      residual,
      profit,
      right,
      simple,
      swapped,
    }
  },
  make: v => ({
    stem: `X and Y are partners who share profits and losses in the ratio ${v.first}:${v.second}. Their capitals are ${money(v.capitalX)} (X) and ${money(v.capitalY)} (Y). Interest on capital is ${v.rate}% a year, and Y has a salary of ${money(v.salary)}. Profit for the year was ${money(v.profit)}.`,
    prompt: 'What is the total amount credited to Y from the appropriation of the profit?',
    options: numbers({
      right: v.right,
      unit: '$',
      sigFigs: 5,
      wrong: [
        [v.simple, 'You shared the whole profit by the ratio and left out interest and salary.'],
        [v.swapped, 'You gave Y the share of X in the residual profit.'],
        [v.part * v.second, 'You left out the salary of Y and the interest on the capital of Y.'],
      ],
    }),
    solution: `Interest on capital: X ${money(v.interestX)}, Y ${money(v.interestY)}. Residual profit = ${plain(v.profit)} − ${plain(v.interestX)} − ${plain(v.interestY)} − ${plain(v.salary)} = ${money(v.residual)}, of which Y has ${v.second}/${v.first + v.second} = ${money(v.part * v.second)}.

Y in total: ${plain(v.interestY)} + ${plain(v.salary)} + ${plain(v.part * v.second)} = ${money(v.right)}.`,
  }),
  verify: ({ first, second, rate, capitalX, capitalY, salary, profit }) => {
    const left = profit - ((capitalX + capitalY) * rate) / 100 - salary
    return money(Math.round(profit - (capitalX * rate) / 100 - (left * first) / (first + second)))
  },
})
