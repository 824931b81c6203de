import { blank, fill, inPart, LEDGER, own, statement } from '@/lib/exams/authoring/accounts'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.3.2')

export { templates }

question('disposal-account', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const life = random.pick([4, 5, 8])
    const charge = random.step(1500, 4800, 100)
    const residual = random.step(1000, 5000, 500)
    const cost = charge * life + residual
    const years = random.int(2, life - 1)
    const carrying = cost - charge * years
    const result = random.pick([-1, 1]) * random.step(200, 950, 50)
    const asset = random.pick(['Machine', 'Van', 'Lorry', 'Printing press'])
    return { life, charge, residual, cost, years, carrying, result, proceeds: carrying + result, asset }
  },
  make: ({ life, charge, residual, cost, years, result, proceeds, asset }) => {
    const depreciation = charge * years
    const gain = Math.max(result, 0)
    const side = result > 0 ? 'profit' : 'loss'
    const transfer = own(
      blank('Statement of profit or loss', Math.abs(result)),
      result > 0 ? 'a + b - c' : 'c - a - b',
      'Provision for depreciation',
      'Bank',
      'Cost',
    )
    const received = blank('Bank', proceeds)
    return {
      stem: `${asset} X was bought on 1 January 2018 for ${money(cost)}. Its useful life was estimated at ${life} years and its residual value at ${money(residual)}. Depreciation is charged by the straight-line method, with a full year's charge in the year of purchase and none in the year of disposal. ${asset} X was sold for ${money(proceeds)}, received by bank transfer, in ${2018 + years}. The financial year ends on 31 December.`,
      parts: {
        a: ask.number({
          prompt: 'Calculate the depreciation charge for one year.',
          answer: charge,
          unit: '$',
          sigFigs: 5,
          scheme: [`M1 (${plain(cost)} − ${plain(residual)}) ÷ ${life}`, `A1 ${money(charge)}`],
          solution: `The charge is (cost − residual value) ÷ useful life = (${plain(cost)} − ${plain(residual)}) ÷ ${life} = ${money(charge)}.`,
        }),
        b: statement({
          prompt: 'Complete the disposal account for the year of the sale.',
          objective: 'AO2',
          head: LEDGER,
          rows: [
            [
              `${asset} at cost`,
              blank('Cost', cost, `${asset} at cost: ${plain(cost)}`),
              'Provision for depreciation',
              own(blank('Provision for depreciation', depreciation), `${years}*a`, inPart('a')),
            ],
            ...(gain > 0
              ? [['Statement of profit or loss', transfer, 'Bank', received]]
              : [
                  ['', '', 'Bank', received],
                  ['', '', 'Statement of profit or loss', transfer],
                ]),
            ['Total', fill('Total debit', cost + gain), 'Total', fill('Total credit', cost + gain)],
          ],
          solution: `Depreciation was charged for ${years} years (2018 to ${2017 + years}): ${years} × ${plain(charge)} = ${money(depreciation)}. Carrying amount = ${plain(cost)} − ${plain(depreciation)} = ${money(cost - depreciation)}. The proceeds of ${money(proceeds)} are ${result > 0 ? 'more' : 'less'}, so there is a ${side} of ${money(Math.abs(result))}.`,
        }),
      },
    }
  },
  verify: ({ cost, residual, life }) => ({ a: (cost - residual) / life }),
})
