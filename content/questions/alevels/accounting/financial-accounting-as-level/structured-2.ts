import { ask, b1, fill, LEDGER, own, statement } from '@/lib/exams/authoring/accounts'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

// 1.5.1 Adjustments: 3 marks

const insurance = template({
  name: 'expense-account-with-prepayments',
  subtopic: '1.5.1',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const months = random.int(2, 10)
    const before = random.step(120, 400, 5)
    const now = before + random.step(5, 40, 5)
    return { months, before, now, what: random.pick(['Insurance', 'Rent', 'Equipment hire']) }
  },
  make: ({ months, before, now, what }) => {
    const month =
      ['', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'][
        months
      ] ?? ''
    const [opening, paid, closing] = [before * months, now * 12, now * months]
    const charge = opening + paid - closing
    return {
      stem: `A business pays for ${what.toLowerCase()} once a year in advance. On 1 ${month} 2024 it paid ${money(before * 12)} for the next twelve months, and on 1 ${month} 2025 it paid ${money(paid)} for the next twelve months. Its financial year ends on 31 December.`,
      parts: [
        statement({
          label: '',
          prompt: `Prepare the ${what.toLowerCase()} account for the year ended 31 December 2025.`,
          command: 'Prepare',
          subtopic: '1.5.1',
          objective: 'AO2',
          head: LEDGER,
          rows: [
            [
              'Balance b/d (prepaid)',
              ask('Balance b/d', opening),
              'Statement of profit or loss',
              own(
                ask('Statement of profit or loss', charge),
                'a + b - c',
                'Balance b/d',
                'Bank',
                'Balance c/d',
              ),
            ],
            ['Bank', fill('Bank', paid), 'Balance c/d (prepaid)', ask('Balance c/d', closing)],
            ['Total', fill('Total debit', opening + paid), 'Total', fill('Total credit', opening + paid)],
          ],
          solution: `At each year end the payment covers ${months} more months. Prepaid on 1 January: ${plain(before * 12)} × ${months}/12 = ${money(opening)}. Prepaid on 31 December: ${plain(paid)} × ${months}/12 = ${money(closing)}. Charge of the year: ${plain(opening)} + ${plain(paid)} − ${plain(closing)} = ${money(charge)}.`,
        }),
      ],
    }
  },
})

// 1.5.2 Sole traders: 6 marks

const soleTrader = template({
  name: 'statement-of-profit-or-loss',
  subtopic: '1.5.2',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const v = {
      revenue: random.step(140000, 210000, 500),
      bought: random.step(76000, 98000, 200),
      taken: random.step(600, 2400, 100),
      opening: random.step(8000, 15000, 100),
      closing: random.step(8000, 15000, 100),
      wages: random.step(22000, 32000, 100),
      owed: random.step(300, 1200, 20),
      oldAllowance: random.step(400, 900, 10),
      increase: random.step(60, 240, 10),
      rate: random.pick([10, 15, 20]),
      cost: random.step(30000, 52000, 1000),
      year: random.pick([2024, 2025]),
    }
    const gross = v.revenue - v.opening - v.bought + v.taken + v.closing
    const left = gross - v.wages - v.owed - v.increase - (v.cost * v.rate) / 100
    return v.opening === v.closing || left < 8000 ? null : v
  },
  make: v => {
    const purchases = v.bought - v.taken
    const costOfSales = v.opening + purchases - v.closing
    const gross = v.revenue - costOfSales
    const wages = v.wages + v.owed
    const depreciation = (v.cost * v.rate) / 100
    const profit = gross - wages - depreciation - v.increase
    return {
      stem: `A sole trader provides this information at 31 December ${v.year}. Wages of ${money(v.owed)} are accrued. Inventory is ${money(v.closing)}. Goods costing ${money(v.taken)} were taken for own use and have not been recorded. Equipment is depreciated at ${v.rate}% a year on cost. The allowance for irrecoverable debts is to be ${money(v.oldAllowance + v.increase)}.`,
      table: {
        caption: 'Some balances before the adjustments',
        head: ['Item', '\\$'],
        rows: [
          ['Revenue', plain(v.revenue)],
          ['Purchases', plain(v.bought)],
          [`Inventory, 1 January ${v.year}`, plain(v.opening)],
          ['Wages', plain(v.wages)],
          ['Equipment at cost', plain(v.cost)],
          ['Allowance for irrecoverable debts', plain(v.oldAllowance)],
        ],
      },
      parts: [
        statement({
          label: '',
          prompt: `Prepare the statement of profit or loss for the year ended 31 December ${v.year}. Enter amounts without signs.`,
          command: 'Prepare',
          subtopic: '1.5.2',
          objective: 'AO2',
          head: ['', '\\$', '\\$'],
          rows: [
            ['Revenue', '', v.revenue],
            ['Opening inventory', v.opening, ''],
            ['Purchases, less goods for own use', ask('Purchases', purchases), ''],
            ['Less: closing inventory', v.closing, ''],
            [
              'Less: cost of sales',
              '',
              own(fill('Cost of sales', costOfSales), `${v.opening} + a - ${v.closing}`, 'Purchases'),
            ],
            ['Gross profit', '', own(ask('Gross profit', gross), `${v.revenue} - a`, 'Cost of sales')],
            ['Less: wages', ask('Wages', wages), ''],
            ['Less: depreciation', ask('Depreciation', depreciation), ''],
            [
              'Less: increase in allowance for irrecoverable debts',
              ask('Increase in allowance', v.increase),
              '',
            ],
            [
              'Profit for the year',
              '',
              own(
                ask('Profit for the year', profit),
                'a - b - c - d',
                'Gross profit',
                'Wages',
                'Depreciation',
                'Increase in allowance',
              ),
            ],
          ],
          solution: `Purchases: ${plain(v.bought)} − ${plain(v.taken)} = ${money(purchases)}. Cost of sales: ${plain(v.opening)} + ${plain(purchases)} − ${plain(v.closing)} = ${money(costOfSales)}. Gross profit: ${plain(v.revenue)} − ${plain(costOfSales)} = ${money(gross)}.

Wages: ${plain(v.wages)} + ${plain(v.owed)} = ${money(wages)}. Depreciation: ${v.rate}% of ${plain(v.cost)} = ${money(depreciation)}. Only the increase of the allowance, ${money(v.increase)}, is an expense. Profit: ${plain(gross)} − ${plain(wages)} − ${plain(depreciation)} − ${plain(v.increase)} = ${money(profit)}.`,
        }),
      ],
    }
  },
})

// 1.5.3 Partnerships: 5 marks

const appropriation = template({
  name: 'appropriation-account',
  subtopic: '1.5.3',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
      parts: [
        statement({
          label: '',
          prompt: 'Complete the appropriation account for the year. Enter amounts without signs.',
          command: 'Complete',
          subtopic: '1.5.3',
          objective: 'AO2',
          head: ['', '\\$'],
          rows: [
            ['Profit for the year', profit],
            ['Add: interest on drawings, X', drawn],
            ['Less: interest on capital, X', ask('Interest on capital X', interestX)],
            ['Less: interest on capital, Y', ask('Interest on capital Y', interestY)],
            ['Less: salary, Y', salary],
            [
              'Residual profit',
              own(
                ask('Residual profit', residual),
                `${profit} + ${drawn} - a - b - ${salary}`,
                'Interest on capital X',
                'Interest on capital Y',
              ),
            ],
            [
              'Share of X',
              own(ask('Share of X', part * first), `a*${first}/${first + second}`, 'Residual profit'),
            ],
            [
              'Share of Y',
              own(ask('Share of Y', part * second), `a*${second}/${first + second}`, 'Residual profit'),
            ],
          ],
          solution: `Interest on capital is ${rate}%: X ${money(interestX)}, Y ${money(interestY)}. Residual profit: ${plain(profit)} + ${plain(drawn)} − ${plain(interestX)} − ${plain(interestY)} − ${plain(salary)} = ${money(residual)}. X has ${first}/${first + second} of it, ${money(part * first)}, and Y has ${second}/${first + second}, ${money(part * second)}.`,
        }),
      ],
    }
  },
})

// 1.5.4 Limited companies: 6 marks

const equity = template({
  name: 'statement-of-changes-in-equity',
  subtopic: '1.5.4',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const shares = random.step(200000, 500000, 50000)
    const retained = random.step(60000, 120000, 1000)
    return {
      shares,
      retained,
      issued: random.step(40000, 100000, 10000),
      above: random.pick([20, 30, 40, 50]),
      oldPremium: random.step(10000, 40000, 5000),
      cents: random.pick([4, 5, 6, 8]),
      profit: random.step(48000, 96000, 500),
    }
  },
  make: ({ shares, retained, issued, above, oldPremium, cents, profit }) => {
    const premium = (issued * above) / 100
    const dividend = (shares * cents) / 100
    return {
      stem: `On 1 January 2025 a company had ${plain(shares)} ordinary shares of \\$1 each, share premium of ${money(oldPremium)} and retained earnings of ${money(retained)}. In April 2025 it paid a final dividend for 2024 of \\$0.0${cents} a share. In July 2025 it issued ${plain(issued)} ordinary shares at \\$1.${above} each, fully paid. The profit for 2025 was ${money(profit)}.`,
      parts: [
        statement({
          label: 'a',
          prompt:
            'Complete the statement of changes in equity for the year ended 31 December 2025. Enter the dividend without a sign.',
          command: 'Complete',
          subtopic: '1.5.4',
          objective: 'AO2',
          head: ['', 'Share capital \\$', 'Share premium \\$', 'Retained earnings \\$'],
          rows: [
            ['Balance at 1 January', shares, oldPremium, retained],
            [
              'Issue of shares',
              ask('Issue: share capital', issued),
              ask('Issue: share premium', premium),
              '',
            ],
            ['Profit for the year', '', '', profit],
            ['Less: dividend paid', '', '', ask('Dividend paid', dividend)],
            [
              'Balance at 31 December',
              own(fill('Closing share capital', shares + issued), `${shares} + a`, 'Issue: share capital'),
              own(
                fill('Closing share premium', oldPremium + premium),
                `${oldPremium} + a`,
                'Issue: share premium',
              ),
              own(
                ask('Closing retained earnings', retained + profit - dividend),
                `${retained} + ${profit} - a`,
                'Dividend paid',
              ),
            ],
          ],
          solution: `Share capital takes the nominal value of the new shares, ${money(issued)}; share premium takes the rest of the price, ${plain(issued)} × ${money(above / 100)} = ${money(premium)}. The dividend was paid before the issue: ${plain(shares)} × \\$0.0${cents} = ${money(dividend)}. Retained earnings: ${plain(retained)} + ${plain(profit)} − ${plain(dividend)} = ${money(retained + profit - dividend)}.`,
        }),
        {
          kind: 'written',
          label: 'b',
          prompt: 'Explain **one** advantage to the company of issuing shares rather than debentures.',
          command: 'Explain',
          subtopic: '1.5.4',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'a valid advantage, such as: dividends need not be paid / no repayment date / gearing does not rise / no security is needed',
            'its development, such as: so cash can be kept in a poor year, whereas debenture interest must be paid',
          ),
          solution:
            'Name one difference in favour of shares, such as dividends that are not compulsory, and then say what it means for the company.',
          modelAnswer:
            'Dividends on shares need not be paid in a poor year, whereas interest on debentures must be paid whatever the profit, so the company has less risk of running short of cash.',
        },
      ],
    }
  },
})

// 1.6.2 Ratios and 1.6.1 users: 6 marks

const ratios = template({
  name: 'margin-inventory-and-liquidity',
  subtopic: '1.6.2',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
    parts: [
      {
        kind: 'numeric',
        label: 'a',
        prompt: 'Calculate the gross profit margin.',
        command: 'Calculate',
        subtopic: '1.6.2',
        objective: 'AO2',
        marks: 1,
        answer: margin,
        unit: '%',
        unitMode: 'given',
        sigFigs: 3,
        form: 'any',
        scheme: b1(`${margin}%`),
        solution: `Gross profit ÷ revenue × 100 = ${plain(revenue - cost)} ÷ ${plain(revenue)} × 100 = ${margin}%.`,
      },
      {
        kind: 'numeric',
        label: 'b',
        prompt: 'Calculate the rate of inventory turnover, in times a year.',
        command: 'Calculate',
        subtopic: '1.6.2',
        objective: 'AO2',
        marks: 2,
        answer: times,
        unit: '',
        unitMode: 'given',
        sigFigs: 3,
        form: 'any',
        scheme: [
          {
            code: 'M1',
            text: `average inventory (${plain(opening)} + ${plain(closing)}) ÷ 2, or ${plain((opening + closing) / 2)}`,
          },
          { code: 'A1', text: `${times} times` },
        ],
        solution: `Average inventory = (${plain(opening)} + ${plain(closing)}) ÷ 2 = ${money((opening + closing) / 2)}. Rate = cost of sales ÷ average inventory = ${plain(cost)} ÷ ${plain((opening + closing) / 2)} = ${times} times.`,
      },
      {
        kind: 'numeric',
        label: 'c',
        prompt: 'Calculate the acid test ratio, *x*:1. Give *x* to two decimal places.',
        command: 'Calculate',
        subtopic: '1.6.2',
        objective: 'AO2',
        marks: 1,
        answer: others / liabilities,
        unit: '',
        unitMode: 'given',
        sigFigs: 3,
        form: 'any',
        scheme: b1(`${plain(others / liabilities, 2)}`),
        solution: `Current assets without inventory ÷ current liabilities = ${plain(others)} ÷ ${plain(liabilities)} = ${plain(others / liabilities, 2)}, so the ratio is ${plain(others / liabilities, 2)}:1.`,
      },
      {
        kind: 'written',
        label: 'd',
        prompt:
          'Explain why a supplier may look at the acid test ratio before giving credit to the wholesaler.',
        command: 'Explain',
        subtopic: '1.6.1',
        objective: 'AO1',
        marks: 2,
        lines: 3,
        scheme: b1(
          'it shows whether the wholesaler can pay its current liabilities / invoices when they are due',
          'from liquid assets, without having to sell inventory first',
        ),
        solution:
          'A supplier needs to know whether invoices will be paid on time. The ratio leaves out inventory, which has to be sold before it turns into cash.',
        modelAnswer:
          'The supplier wants to be paid on time. The ratio shows whether the wholesaler can pay its short-term debts from liquid assets, without having to sell its inventory first.',
      },
    ],
  }),
  verify: ({ revenue, cost, opening, closing, liabilities, others }) => ({
    a: 100 - (cost / revenue) * 100,
    b: (2 * cost) / (opening + closing),
    c: 1 / (liabilities / others),
  }),
})

export const templates = [insurance, soleTrader, appropriation, equity, ratios]
