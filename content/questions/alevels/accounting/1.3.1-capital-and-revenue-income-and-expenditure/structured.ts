import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.3.1')

export { templates }

question('classify-and-correct-profit', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({
    asset: random.pick(['new machine', 'new van', 'new oven', 'new packing line']),
    running: random.pick(['repairs to old equipment', 'fuel for the vans', 'cleaning of the offices']),
    receipt: random.pick([
      ['sale of an unused delivery van', 'capital receipt'],
      ['long-term loan from a bank', 'capital receipt'],
      ['rent from a tenant', 'revenue receipt'],
      ['interest on a bank deposit', 'revenue receipt'],
    ] as const),
    cost: random.step(12000, 34000, 500),
    profit: random.step(21000, 48000, 200),
  }),
  make: ({ asset, running, receipt, cost, profit }) => {
    const answer: Record<string, string> = {
      [`purchase of a ${asset}`]: 'capital expenditure',
      [running]: 'revenue expenditure',
      [receipt[0]]: receipt[1],
    }
    return {
      stem: `A business prepares its financial statements. The draft profit for the year is ${money(profit)}.`,
      parts: {
        a: ask.match({
          prompt: 'Identify the type of each item.',
          marks: 3,
          items: asItems(Object.keys(answer)),
          targets: asItems([
            'capital expenditure',
            'revenue expenditure',
            'capital receipt',
            'revenue receipt',
          ]),
          answer,
          scheme: Object.entries(answer).map(([item, type]) => `${item}: ${type}`),
          solution: `Capital items concern non-current assets and long-term finance, revenue items the day-to-day business. ${Object.entries(
            answer,
          )
            .map(([item, type]) => `The ${item}: ${type}`)
            .join('. ')}.`,
        }),
        b: ask.number({
          prompt: `The cost of the ${asset}, ${money(cost)}, was treated as an expense. Calculate the corrected profit for the year. Ignore depreciation.`,
          command: 'Calculate',
          answer: profit + cost,
          unit: '$',
          sigFigs: 6,
          scheme: [money(profit + cost)],
          solution: `Capital expenditure is not an expense of the year, so it is added back: ${plain(profit)} + ${plain(cost)} = ${money(profit + cost)}.`,
        }),
      },
    }
  },
  verify: ({ cost, profit }) => ({ b: -(-cost - profit) }),
})
