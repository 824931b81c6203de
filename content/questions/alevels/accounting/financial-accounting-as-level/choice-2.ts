import { allDiffer, choice, numbers, rows } from '@/lib/exams/authoring/options'
import { money, plain, quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

// 1.5.1 Adjustments

const expense = template({
  name: 'expense-with-accrual-and-prepayment',
  subtopic: '1.5.1',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const paid = random.step(4200, 9600, 50)
    const [opening, closing] = [random.step(150, 780, 10), random.step(150, 780, 10)]
    const [openingOwed, closingOwed] = [random.chance(0.5), random.chance(0.5)]
    const start = openingOwed ? -opening : opening
    const end = closingOwed ? closing : -closing
    const right = paid + start + end
    if (Math.abs(start + end) < 50 || Math.abs(opening - closing) < 50) return null
    if (!allDiffer([right, paid - start - end, paid + end, paid - start + end], 5)) return null
    const what = random.pick(['rent', 'equipment hire', 'cleaning', 'advertising'])
    return { paid, opening, closing, openingOwed, closingOwed, start, end, right, what }
  },
  make: ({ paid, opening, closing, openingOwed, closingOwed, start, end, right, what }) => {
    const word = (owed: boolean) => (owed ? 'accrued' : 'prepaid')
    return choice({
      stem: `A business paid ${money(paid)} for ${what} during the year ended 31 December. On 1 January ${money(opening)} was ${word(openingOwed)}, and on 31 December ${money(closing)} was ${word(closingOwed)}.`,
      prompt: `What is the charge for ${what} in the statement of profit or loss for the year?`,
      subtopic: '1.5.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: '$',
        sigFigs: 5,
        wrong: [
          [paid - start - end, 'You treated both adjustments the wrong way round.'],
          [paid + end, `You left out the amount ${word(openingOwed)} on 1 January.`],
          [
            paid - start + end,
            `You treated the amount ${word(openingOwed)} on 1 January the wrong way round.`,
          ],
        ],
      }),
      solution: `The charge is what belongs to this year. The amount ${word(openingOwed)} on 1 January is ${openingOwed ? 'a cost of last year that was paid now, so subtract it' : 'a cost of this year that was paid last year, so add it'}. The amount ${word(closingOwed)} on 31 December is ${closingOwed ? 'a cost of this year that is not paid yet, so add it' : 'a cost of next year, so subtract it'}.

${plain(paid)} ${openingOwed ? '−' : '+'} ${plain(opening)} ${closingOwed ? '+' : '−'} ${plain(closing)} = ${money(right)}.`,
    })
  },
  verify: ({ paid, opening, closing, openingOwed, closingOwed }) => {
    // The account of the expense: debits less credits, the charge balances it.
    const debits = paid + (openingOwed ? 0 : opening) + (closingOwed ? closing : 0)
    const credits = (openingOwed ? opening : 0) + (closingOwed ? 0 : closing)
    return money(debits - credits)
  },
})

// 1.5.2 Sole traders

const purchases = template({
  name: 'purchases-from-mark-up-or-margin',
  subtopic: '1.5.2',
  style: 'choice',
  tier: null,
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const onCost = random.chance(0.5)
    const rate = onCost ? random.pick([20, 25, 50, 60]) : random.pick([20, 25, 30, 40])
    const revenue = random.step(60000, 180000, 2000)
    const sales = onCost ? revenue / (1 + rate / 100) : revenue * (1 - rate / 100)
    const mixed = onCost ? revenue * (1 - rate / 100) : revenue / (1 + rate / 100)
    // Whole tens, so that no option stands out.
    if ([sales, mixed].some(each => !Number.isInteger(Number((each / 10).toFixed(6))))) return null
    const cost = Math.round(sales)
    const other = Math.round(mixed)
    const [opening, closing] = [random.step(5200, 12800, 100), random.step(5200, 12800, 100)]
    const right = cost + closing - opening
    if (Math.abs(closing - opening) < 500) return null
    if (!allDiffer([right, other + closing - opening, cost + opening - closing, cost], 3)) return null
    return { onCost, rate, revenue, cost, other, opening, closing, right }
  },
  make: ({ onCost, rate, revenue, cost, other, opening, closing, right }) =>
    choice({
      stem: `A sole trader keeps incomplete records. Revenue for the year was ${money(revenue)}, and the ${onCost ? 'mark-up' : 'gross profit margin'} was ${rate}%. Inventory was ${money(opening)} at the start of the year and ${money(closing)} at the end.`,
      prompt: 'What were the purchases for the year?',
      subtopic: '1.5.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: '$',
        sigFigs: 6,
        wrong: [
          [
            other + closing - opening,
            onCost
              ? 'You took the percentage of revenue, but a mark-up is a percentage of cost of sales.'
              : 'You took the percentage of cost of sales, but a margin is a percentage of revenue.',
          ],
          [cost + opening - closing, 'You exchanged the opening and the closing inventory.'],
          [cost, 'You gave the cost of sales and left out the change of inventory.'],
        ],
      }),
      solution: `Cost of sales = ${plain(revenue)} ${onCost ? `÷ ${plain(1 + rate / 100)}` : `× ${plain(1 - rate / 100)}`} = ${money(cost)}, because gross profit is ${rate}% of ${onCost ? 'cost of sales' : 'revenue'}.

Purchases = cost of sales + closing inventory − opening inventory = ${plain(cost)} + ${plain(closing)} − ${plain(opening)} = ${money(right)}.`,
    }),
  verify: ({ onCost, rate, revenue, opening, closing }) => {
    const profit = onCost ? (revenue * rate) / (100 + rate) : (revenue * rate) / 100
    return money(Math.round(revenue - profit - (opening - closing)))
  },
})

// 1.5.3 Partnerships

const partner = template({
  name: 'total-credited-to-a-partner',
  subtopic: '1.5.3',
  style: 'choice',
  tier: null,
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
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
  make: v =>
    choice({
      stem: `X and Y are partners who share profits and losses in the ratio ${v.first}:${v.second}. Their capitals are ${money(v.capitalX)} (X) and ${money(v.capitalY)} (Y). Interest on capital is ${v.rate}% a year, and Y has a salary of ${money(v.salary)}. Profit for the year was ${money(v.profit)}.`,
      prompt: 'What is the total amount credited to Y from the appropriation of the profit?',
      subtopic: '1.5.3',
      objective: 'AO2',
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

// 1.5.4 Limited companies

const rights = template({
  name: 'rights-issue-at-a-premium',
  subtopic: '1.5.4',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const nominal = random.pick([0.5, 1])
    const every = random.pick([3, 4, 5])
    const shares = every * random.step(40000, 120000, 10000)
    const issued = shares / every
    const price = nominal + random.pick([0.3, 0.4, 0.6, 0.8, 1.2])
    const share = issued * nominal
    const premium = Math.round(issued * (price - nominal))
    return share === premium ? null : { nominal, every, shares, issued, price, share, premium }
  },
  make: ({ nominal, every, shares, issued, price, share, premium }) =>
    choice({
      stem: `A company has ${plain(shares)} ordinary shares of ${money(nominal)} each. It makes a rights issue of one share for every ${every} held, at ${money(price)} a share. All the shares are taken up.`,
      prompt: 'By how much do the ordinary share capital and the share premium increase?',
      subtopic: '1.5.4',
      objective: 'AO2',
      options: rows(
        ['ordinary share capital', 'share premium'],
        [money(share), money(premium)],
        [
          [[money(share + premium), money(0)], 'You credited the whole amount received to share capital.'],
          [[money(premium), money(share)], 'You exchanged the nominal value and the premium.'],
          [
            [money(share), money(share + premium)],
            'You credited the whole amount received to share premium, besides the nominal value.',
          ],
        ],
      ),
      solution: `Shares issued: ${plain(shares)} ÷ ${every} = ${plain(issued)}. Share capital rises by the nominal value, ${plain(issued)} × ${money(nominal)} = ${money(share)}. Share premium rises by the excess of the price, ${plain(issued)} × ${money(price - nominal)} = ${money(premium)}.`,
    }),
  // Cash received less the premium on every share.
  verify: ({ nominal, every, shares, price }) =>
    money(Math.round((shares / every) * price - (shares / every) * (price - nominal))),
})

// 1.6.1 Users

const USERS = [
  {
    who: 'A bank that is asked for a five-year loan',
    right: 'whether interest and repayments can be met',
  },
  { who: 'A supplier who is asked for trade credit', right: 'whether invoices will be paid when due' },
  { who: 'An employee', right: 'whether jobs and wages are secure' },
  { who: 'The tax authority', right: 'how much tax is due on the profit' },
  { who: 'A person who may buy shares', right: 'what dividends and growth can be expected' },
  { who: 'A customer who needs spare parts for years', right: 'whether supplies will continue' },
] as const

const user = template({
  name: 'main-interest-of-a-user',
  subtopic: '1.6.1',
  style: 'choice',
  tier: null,
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [one, ...others] = random.sample(USERS, 4)
    return one ? { one, others } : null
  },
  make: ({ one, others }) => {
    const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
    return choice({
      stem: `${one.who} reads the financial statements of a company.`,
      prompt: 'What does this user most want to know?',
      subtopic: '1.6.1',
      objective: 'AO1',
      options: {
        inOrder: false,
        options: [
          { text: one.right, error: null },
          ...others.map(({ who, right }) => ({
            text: right,
            error: `You chose the main interest of another user: ${lower(who)}.`,
          })),
        ],
      },
      solution: `Each user has a decision to make. For ${lower(one.who)}, it depends on ${one.right}.`,
    })
  },
})

// 1.6.2 Ratios

const days = template({
  name: 'trade-receivables-days',
  subtopic: '1.6.2',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const size = random.int(2, 6)
    const [right, payable] = [random.step(30, 60, 5), random.step(25, 60, 1)]
    const purchasesSize = size - 1
    const credit = 73000 * size
    const payables = 200 * purchasesSize * payable
    const onSales = (payables / credit) * 365
    if (!Number.isInteger(Number(onSales.toFixed(6)))) return null
    if (!allDiffer([right, right * 0.8, payable, onSales], 4)) return null
    return { credit, right, payable, payables, size, purchasesSize, onSales: Math.round(onSales) }
  },
  make: ({ credit, right, payable, payables, size, purchasesSize, onSales }) =>
    choice({
      stem: 'The table shows information about a business for a year.',
      table: {
        head: ['Item', '\\$'],
        rows: [
          ['Cash sales', plain(credit / 4)],
          ['Credit sales', plain(credit)],
          ['Credit purchases', plain(73000 * purchasesSize)],
          ['Trade receivables', plain(200 * size * right)],
          ['Trade payables', plain(payables)],
        ],
      },
      prompt: 'What is the trade receivables turnover in days?',
      subtopic: '1.6.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'days',
        sigFigs: 2,
        wrong: [
          [right * 0.8, 'You divided by total sales, but only credit sales give trade receivables.'],
          [payable, 'You found the trade payables days.'],
          [onSales, 'You divided the trade payables by credit sales, instead of the trade receivables.'],
        ],
      }),
      solution: `Trade receivables days = trade receivables ÷ credit sales × 365 = ${plain(200 * size * right)} ÷ ${plain(credit)} × 365 = ${quantity(right, 'days')}.`,
    }),
  verify: ({ credit, right, size }) => {
    const perDay = credit / 365
    return (200 * size * right) / perDay
  },
})

export const templates = [expense, purchases, partner, rights, user, days]
