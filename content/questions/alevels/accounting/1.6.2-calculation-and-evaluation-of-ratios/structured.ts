import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.6.2', { calculator: 'needed' })

export { templates }

question('margin-inventory-and-liquidity', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const revenue = random.step(160000, 320000, 10000)
    const margin = random.step(20, 45, 1)
    const cost = (revenue * (100 - margin)) / 100
    const times = random.int(4, 10)
    const average = cost / times
    const spread = random.step(500, 2500, 100)
    if (!Number.isInteger(average)) return null
    const [opening, closing] = [average - spread, average + spread]
    const liabilities = random.step(12000, 20000, 500)
    const others = random.step(14000, 26000, 500)
    // Two decimal places are then three significant figures.
    if (others <= liabilities) return null
    return { revenue, margin, cost, times, opening, closing, liabilities, others }
  },
  make: ({ revenue, margin, cost, times, opening, closing, liabilities, others }) => ({
    stem: `The table shows information about a wholesaler for a year. Current assets other than inventory are ${money(others)} at the end of the year.`,
    table: {
      head: ['Item', '\\$'],
      rows: [
        ['Revenue', plain(revenue)],
        ['Cost of sales', plain(cost)],
        ['Opening inventory', plain(opening)],
        ['Closing inventory', plain(closing)],
        ['Current liabilities at the end of the year', plain(liabilities)],
      ],
    },
    parts: {
      a: ask.number({
        prompt: 'Calculate the gross profit margin.',
        answer: margin,
        unit: '%',
        sigFigs: 3,
        scheme: [`${margin}%`],
        solution: `Gross profit ÷ revenue × 100 = ${plain(revenue - cost)} ÷ ${plain(revenue)} × 100 = ${margin}%.`,
      }),
      b: ask.number({
        prompt: 'Calculate the rate of inventory turnover, in times a year.',
        answer: times,
        sigFigs: 3,
        scheme: [
          `M1 average inventory (${plain(opening)} + ${plain(closing)}) ÷ 2, or ${plain((opening + closing) / 2)}`,
          `A1 ${times} times`,
        ],
        solution: `Average inventory = (${plain(opening)} + ${plain(closing)}) ÷ 2 = ${money((opening + closing) / 2)}. Rate = cost of sales ÷ average inventory = ${plain(cost)} ÷ ${plain((opening + closing) / 2)} = ${times} times.`,
      }),
      c: ask.number({
        prompt: 'Calculate the acid test ratio, *x*:1. Give *x* to two decimal places.',
        answer: others / liabilities,
        sigFigs: 3,
        scheme: [`${plain(others / liabilities, 2)}`],
        solution: `Current assets without inventory ÷ current liabilities = ${plain(others)} ÷ ${plain(liabilities)} = ${plain(others / liabilities, 2)}, so the ratio is ${plain(others / liabilities, 2)}:1.`,
      }),
      d: ask.written({
        prompt:
          'Explain why a supplier may look at the acid test ratio before giving credit to the wholesaler.',
        subtopic: '1.6.1',
        scheme: [
          judged(
            'it shows whether the wholesaler can pay its current liabilities / invoices when they are due',
            `
            PAY = pay/paid/repay/settle/meet/cover/clear/honour/discharge
            OWED = liability/liabilities/debt/debts/invoice/due/time/short/obligation/obligations/back/creditor/payable/bill/supplier/it/them/owe/amount/quickly
            reject non current liability | profit/profitable/profitability
            accept PAY ... OWED | OWED ... PAY
            unsure PAY/liquidity/liquid/creditworthy/solvent/risk
            earns: it shows whether the wholesaler can pay its debts
            earns: to see if it is able to settle invoices on time
            earns: it shows if the current liabilitys can be met or payed, setle its debts
            misses: it shows the profit of the wholesaler
            misses: it leaves out inventory
            misses: suppliers like good ratios`,
          ),
          judged(
            'from liquid assets, without having to sell inventory first',
            `
            STOCK = inventory/inventories/stock
            OUT = exclude/ignore/omit/leave/deduct/subtract/remove/minus/less/take
            reject include/includes/including STOCK | sell/selling STOCK to pay
            accept not STOCK | not sell/rely/depend/use/include/count/need ... STOCK | OUT ... STOCK | STOCK ... OUT/out
            accept liquid/quick/liquidated ... asset | most liquid | cash/trade receivables ... and ... cash/trade receivables
            unsure STOCK/cash/liquid
            earns: from liquid assets, without having to sell inventory
            earns: it excludes inventory, which may take long to sell
            earns: it only looks at liqid assets
            misses: it shows whether it can pay its debts on time
            misses: it includes inventory
            misses: it shows the profit of the wholesaler`,
          ),
        ],
        solution:
          'A supplier needs to know whether invoices will be paid on time. The ratio leaves out inventory, which has to be sold before it turns into cash.',
        modelAnswer:
          'The supplier wants to be paid on time. The ratio shows whether the wholesaler can pay its short-term debts from liquid assets, without having to sell its inventory first.',
      }),
    },
  }),
  verify: ({ revenue, cost, opening, closing, liabilities, others }) => ({
    a: 100 - (cost / revenue) * 100,
    b: (2 * cost) / (opening + closing),
    c: 1 / (liabilities / others),
  }),
})
