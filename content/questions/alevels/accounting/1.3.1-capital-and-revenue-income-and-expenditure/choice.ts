import { allDiffer, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.3.1')

export { templates }

const CAPITAL_CASES = [
  {
    asset: 'machine',
    price: 'Invoice price of the machine',
    extras: ['Delivery of the machine', 'Installation of the machine'],
    revenue: 'Repairs to the machine during the year',
  },
  {
    asset: 'delivery van',
    price: 'Invoice price of the van',
    extras: ['Fitting of shelves before first use', 'Painting of the business name on the new van'],
    revenue: 'Insurance of the van for the year',
  },
  {
    asset: 'warehouse',
    price: 'Purchase price of the warehouse',
    extras: ['Legal costs of the purchase', 'Extension of the loading area'],
    revenue: 'Repainting of the offices after six months of use',
  },
] as const

question('total-capital-expenditure', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const price = random.step(24000, 68000, 500)
    const [one, other, running] = [
      random.step(400, 1900, 50),
      random.step(600, 2800, 50),
      random.step(350, 1500, 50),
    ]
    const right = price + one + other
    if (!allDiffer([right, price, right + running, price + one, price + other], 5)) return null
    return { about: random.pick(CAPITAL_CASES), price, one, other, running, right }
  },
  make: ({ about, price, one, other, running, right }) => ({
    stem: `A business bought a ${about.asset}. The table shows payments made in the first year.`,
    table: {
      head: ['Payment', '\\$'],
      rows: [
        [about.price, plain(price)],
        [about.extras[0], plain(one)],
        [about.revenue, plain(running)],
        [about.extras[1], plain(other)],
      ],
    },
    prompt: 'What was the total capital expenditure?',
    options: numbers({
      right,
      unit: '$',
      sigFigs: 5,
      wrong: {
        'You left out the costs of bringing the asset into use or improving it.': price,
        [`You left out an item that is capital expenditure: ${about.extras[1].toLowerCase()}.`]: price + one,
        [`You included revenue expenditure: ${about.revenue.toLowerCase()}.`]: right + running,
      },
    }),
    solution: `Capital expenditure is the price and all costs of bringing the asset into use or improving it: ${plain(price)} + ${plain(one)} + ${plain(other)} = ${money(right)}. The other payment is a day-to-day running cost, so it is revenue expenditure.`,
  }),
  verify: ({ price, one, other, running }) =>
    money([price, one, running, other].reduce((sum, each) => sum + each, 0) - running),
})
