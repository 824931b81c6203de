import { allDiffer, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.3.2', { calculator: 'needed' })

export { templates }

question('carrying-amount-by-reducing-balance', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [rate, years] = [random.pick([10, 20, 25, 30]), random.pick([2, 3])]
    const cost = random.step(8000, 48000, 1000)
    const right = Number((cost * (1 - rate / 100) ** years).toPrecision(12))
    const earlier = Number((cost * (1 - rate / 100) ** (years - 1)).toPrecision(12))
    const straight = cost - (cost * rate * years) / 100
    if (!Number.isInteger(right) || !Number.isInteger(earlier)) return null
    if (!allDiffer([right, earlier, straight, cost - right], 5)) return null
    const asset = random.pick(['A machine', 'A van', 'A printing press', 'A set of ovens'])
    return { rate, years, cost, right, earlier, straight, asset, from: random.pick([2022, 2023]) }
  },
  make: ({ rate, years, cost, right, earlier, straight, asset, from }) => ({
    stem: `${asset} cost ${money(cost)} on 1 January ${from}. Depreciation is charged at ${rate}% a year by the reducing balance method. The financial year ends on 31 December.`,
    prompt: `What was the carrying amount at 31 December ${from + years - 1}?`,
    options: numbers({
      right,
      unit: '$',
      sigFigs: 5,
      wrong: [
        [straight, 'You took the percentage of cost each year: that is the straight-line method.'],
        [earlier, 'You charged depreciation for one year too few.'],
        [cost - right, 'You gave the accumulated depreciation and did not subtract it from the cost.'],
      ],
    }),
    solution: `The charge for each year is ${rate}% of the carrying amount at its start, so ${100 - rate}% of it remains. After ${years} years: ${plain(cost)} × ${plain(1 - rate / 100)}^{${years}} = ${money(right)}.`,
  }),
  verify: ({ rate, years, cost }) => {
    let amount = cost
    for (let year = 0; year < years; year += 1) amount -= (amount * rate) / 100
    return money(Math.round(amount))
  },
})
