import { blank, own, statement } from '@/lib/exams/authoring/accounts'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.5.3')

export { templates }

question('appropriation-account', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [first, second] = random.pick([
      [3, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ] as const)
    return {
      first,
      second,
      rate: random.pick([4, 5, 6, 8]),
      capitalX: random.step(40000, 90000, 5000),
      capitalY: random.step(20000, 60000, 5000),
      salary: random.step(7000, 15000, 500),
      drawn: random.step(300, 900, 20),
      part: random.step(4000, 12000, 100),
    }
  },
  make: ({ first, second, rate, capitalX, capitalY, salary, drawn, part }) => {
    const [interestX, interestY] = [(capitalX * rate) / 100, (capitalY * rate) / 100]
    const residual = part * (first + second)
    const profit = residual + interestX + interestY + salary - drawn
    return {
      stem: `X and Y are partners who share residual profits and losses in the ratio ${first}:${second}. Their fixed capitals are ${money(capitalX)} (X) and ${money(capitalY)} (Y). Interest on capital is allowed at ${rate}% a year. Y has a salary of ${money(salary)} a year. Interest on the drawings of X for the year was ${money(drawn)}. The profit for the year was ${money(profit)}.`,
      parts: {
        '': statement({
          prompt: 'Complete the appropriation account for the year. Enter amounts without signs.',
          objective: 'AO2',
          head: ['', '\\$'],
          rows: [
            ['Profit for the year', profit],
            ['Add: interest on drawings, X', drawn],
            ['Less: interest on capital, X', blank('Interest on capital X', interestX)],
            ['Less: interest on capital, Y', blank('Interest on capital Y', interestY)],
            ['Less: salary, Y', salary],
            [
              'Residual profit',
              own(
                blank('Residual profit', residual),
                `${profit} + ${drawn} - a - b - ${salary}`,
                'Interest on capital X',
                'Interest on capital Y',
              ),
            ],
            [
              'Share of X',
              own(blank('Share of X', part * first), `a*${first}/${first + second}`, 'Residual profit'),
            ],
            [
              'Share of Y',
              own(blank('Share of Y', part * second), `a*${second}/${first + second}`, 'Residual profit'),
            ],
          ],
          solution: `Interest on capital is ${rate}%: X ${money(interestX)}, Y ${money(interestY)}. Residual profit: ${plain(profit)} + ${plain(drawn)} − ${plain(interestX)} − ${plain(interestY)} − ${plain(salary)} = ${money(residual)}. X has ${first}/${first + second} of it, ${money(part * first)}, and Y has ${second}/${first + second}, ${money(part * second)}.`,
        }),
      },
    }
  },
})
