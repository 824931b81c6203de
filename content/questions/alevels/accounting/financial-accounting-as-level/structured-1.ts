import { ask, b1, fill, inPart, LEDGER, own, statement } from '@/lib/exams/authoring/accounts'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const options = (list: readonly string[]) => list.map(each => ({ id: each, text: each }))

// 1.2 Books of prime entry: 3 marks

const BOOKS: readonly [what: string, book: string][] = [
  ['goods sold on credit to a customer', 'sales journal'],
  ['goods bought on credit from a supplier', 'purchases journal'],
  ['goods sent back to a credit supplier', 'purchases returns journal'],
  ['goods returned by a credit customer', 'sales returns journal'],
  ['wages paid by bank transfer', 'cash book'],
  ['a cheque received from a credit customer', 'cash book'],
  ['the purchase of a vehicle on credit', 'general journal'],
  ['the correction of an error in the ledger', 'general journal'],
  ['an irrecoverable debt written off', 'general journal'],
]

const books = template({
  name: 'books-of-prime-entry',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const items = random.sample(BOOKS, 3)
    return new Set(items.map(([, book]) => book)).size === 3 ? { items } : null
  },
  make: ({ items }) => ({
    stem: 'A business keeps full accounting records.',
    parts: [
      {
        kind: 'match',
        label: '',
        prompt: 'Identify the book of prime entry in which each transaction is first recorded.',
        command: 'Identify',
        subtopic: '1.2',
        objective: 'AO1',
        marks: 3,
        items: options(items.map(([what]) => what)),
        targets: options([
          'sales journal',
          'purchases journal',
          'sales returns journal',
          'purchases returns journal',
          'cash book',
          'general journal',
        ]),
        answer: Object.fromEntries(items),
        scheme: b1(...items.map(([what, book]) => `${what}: ${book}`)),
        solution: `The four journals of sales, purchases and returns are for goods on credit, the cash book is for receipts and payments, and the general journal is for all other entries. So: ${items.map(([what, book]) => `${what}: ${book}`).join('; ')}.`,
      },
    ],
  }),
})

// 1.3.1 Capital and revenue: 4 marks

const classification = template({
  name: 'classify-and-correct-profit',
  subtopic: '1.3.1',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Identify the type of each item.',
          command: 'Identify',
          subtopic: '1.3.1',
          objective: 'AO1',
          marks: 3,
          items: options(Object.keys(answer)),
          targets: options([
            'capital expenditure',
            'revenue expenditure',
            'capital receipt',
            'revenue receipt',
          ]),
          answer,
          scheme: b1(...Object.entries(answer).map(([item, type]) => `${item}: ${type}`)),
          solution: `Capital items concern non-current assets and long-term finance, revenue items the day-to-day business. ${Object.entries(
            answer,
          )
            .map(([item, type]) => `The ${item}: ${type}`)
            .join('. ')}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `The cost of the ${asset}, ${money(cost)}, was treated as an expense. Calculate the corrected profit for the year. Ignore depreciation.`,
          command: 'Calculate',
          subtopic: '1.3.1',
          objective: 'AO2',
          marks: 1,
          answer: profit + cost,
          unit: '$',
          unitMode: 'given',
          sigFigs: 6,
          form: 'any',
          scheme: b1(money(profit + cost)),
          solution: `Capital expenditure is not an expense of the year, so it is added back: ${plain(profit)} + ${plain(cost)} = ${money(profit + cost)}.`,
        },
      ],
    }
  },
  verify: ({ cost, profit }) => ({ b: -(-cost - profit) }),
})

// 1.3.2 Disposal: 6 marks

const disposal = template({
  name: 'disposal-account',
  subtopic: '1.3.2',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
      ask('Statement of profit or loss', Math.abs(result)),
      result > 0 ? 'a + b - c' : 'c - a - b',
      'Provision for depreciation',
      'Bank',
      'Cost',
    )
    const received = ask('Bank', proceeds)
    return {
      stem: `${asset} X was bought on 1 January 2018 for ${money(cost)}. Its useful life was estimated at ${life} years and its residual value at ${money(residual)}. Depreciation is charged by the straight-line method, with a full year's charge in the year of purchase and none in the year of disposal. ${asset} X was sold for ${money(proceeds)}, received by bank transfer, in ${2018 + years}. The financial year ends on 31 December.`,
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: 'Calculate the depreciation charge for one year.',
          command: 'Calculate',
          subtopic: '1.3.2',
          objective: 'AO2',
          marks: 2,
          answer: charge,
          unit: '$',
          unitMode: 'given',
          sigFigs: 5,
          form: 'any',
          scheme: [
            { code: 'M1', text: `(${plain(cost)} − ${plain(residual)}) ÷ ${life}` },
            { code: 'A1', text: money(charge) },
          ],
          solution: `The charge is (cost − residual value) ÷ useful life = (${plain(cost)} − ${plain(residual)}) ÷ ${life} = ${money(charge)}.`,
        },
        statement({
          label: 'b',
          prompt: 'Complete the disposal account for the year of the sale.',
          command: 'Complete',
          subtopic: '1.3.2',
          objective: 'AO2',
          head: LEDGER,
          rows: [
            [
              `${asset} at cost`,
              ask('Cost', cost, `${asset} at cost: ${plain(cost)}`),
              'Provision for depreciation',
              own(ask('Provision for depreciation', depreciation), `${years}*a`, inPart('a')),
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
      ],
    }
  },
  verify: ({ cost, residual, life }) => ({ a: (cost - residual) / life }),
})

// 1.4.2 Suspense account and corrected profit: 8 marks

const suspense = template({
  name: 'suspense-account-and-corrected-profit',
  subtopic: '1.4.2',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [undercast, discount, repairs] = [
      random.step(100, 600, 50),
      random.step(30, 120, 5),
      random.step(350, 1200, 50),
    ]
    const expense = undercast + 2 * discount + random.step(180, 900, 10)
    const what = random.pick(['Insurance', 'Rent', 'Advertising', 'Heating'])
    return { undercast, discount, repairs, expense, what, profit: random.step(18000, 46000, 100) }
  },
  make: ({ undercast, discount, repairs, expense, what, profit }) => {
    const difference = expense - undercast - 2 * discount
    const corrected = profit + undercast + 2 * discount - expense - repairs
    return {
      stem: `The totals of a trial balance did not agree, and a suspense account was opened. The draft profit for the year was ${money(profit)}. These errors were then found:

- The sales account was undercast by ${money(undercast)}.
- ${what} paid, ${money(expense)}, was entered in the cash book but not posted to the ledger.
- Discount received of ${money(discount)} was debited to the discount allowed account.
- Repairs of ${money(repairs)} were debited to the equipment account. Ignore depreciation.

After these errors were corrected, the suspense account had no balance.`,
      parts: [
        statement({
          label: 'a',
          prompt: 'Prepare the suspense account.',
          command: 'Prepare',
          subtopic: '1.4.2',
          objective: 'AO2',
          head: LEDGER,
          rows: [
            [
              'Difference on trial balance',
              own(
                ask('Difference', difference),
                'a - b - c - d',
                what,
                'Sales',
                'Discount allowed',
                'Discount received',
              ),
              what,
              ask(what, expense),
            ],
            ['Sales', ask('Sales', undercast), '', ''],
            ['Discount allowed', ask('Discount allowed', discount), '', ''],
            ['Discount received', ask('Discount received', discount), '', ''],
            ['Total', fill('Total debit', expense), 'Total', fill('Total credit', expense)],
          ],
          solution: `${what} must be debited, so suspense is credited with ${money(expense)}. Sales must be credited with ${money(undercast)}, so suspense is debited. The discount was put in the wrong account on the wrong side: credit discount allowed ${money(discount)} to cancel, credit discount received ${money(discount)} to enter it, and debit suspense with both. The repairs did not upset the totals. The difference balances the account: ${plain(expense)} − ${plain(undercast)} − ${plain(discount)} − ${plain(discount)} = ${money(difference)}.`,
        }),
        statement({
          label: 'b',
          prompt: 'Complete the statement of corrected profit. Enter amounts without signs.',
          command: 'Complete',
          subtopic: '1.4.2',
          objective: 'AO2',
          head: ['', 'Increase \\$', 'Decrease \\$', '\\$'],
          rows: [
            ['Draft profit', '', '', profit],
            ['Sales', own(fill('Increase for sales', undercast), 'a', inPart('a', 'Sales')), '', ''],
            [
              'Discounts (both accounts)',
              own(
                ask('Discounts', 2 * discount, `Discounts, both accounts: ${plain(2 * discount)}`),
                'a + b',
                inPart('a', 'Discount allowed'),
                inPart('a', 'Discount received'),
              ),
              '',
              '',
            ],
            [what, '', own(fill('Decrease for expense', expense), 'a', inPart('a', what)), ''],
            ['Repairs', '', ask('Repairs', repairs), ''],
            [
              'Corrected profit',
              '',
              '',
              own(
                ask('Corrected profit', corrected),
                `${profit} + a + b - c - d`,
                'Increase for sales',
                'Discounts',
                'Decrease for expense',
                'Repairs',
              ),
            ],
          ],
          solution: `Sales and discounts increase the profit, the two expenses decrease it: ${plain(profit)} + ${plain(undercast)} + ${plain(2 * discount)} − ${plain(expense)} − ${plain(repairs)} = ${money(corrected)}.`,
        }),
      ],
    }
  },
})

// 1.4.3 Bank reconciliation: 6 marks

const reconciliation = template({
  name: 'cash-book-and-reconciliation-statement',
  subtopic: '1.4.3',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const balance = random.step(2600, 7400, 10)
    const [charges, returned, transfer] = [
      random.step(25, 140, 5),
      random.step(180, 640, 10),
      random.step(220, 900, 10),
    ]
    const [unpresented, uncredited] = [random.step(310, 1150, 5), random.step(260, 980, 5)]
    const from = random.pick(['a credit customer', 'a tenant'])
    return { balance, charges, returned, transfer, unpresented, uncredited, from }
  },
  make: ({ balance, charges, returned, transfer, unpresented, uncredited, from }) => {
    const updated = balance + transfer - charges - returned
    const total = balance + transfer
    const bank = updated + unpresented - uncredited
    return {
      stem: `On 30 June the bank column of a cash book shows a debit balance of ${money(balance)}. The bank statement shows items that are not in the cash book: a credit transfer of ${money(transfer)} from ${from}, bank charges of ${money(charges)} and a dishonoured cheque of ${money(returned)}. Cheques of ${money(unpresented)} have not been presented, and deposits of ${money(uncredited)} have not been credited by the bank.`,
      parts: [
        statement({
          label: 'a',
          prompt: 'Complete the updated cash book (bank columns).',
          command: 'Complete',
          subtopic: '1.4.3',
          objective: 'AO2',
          head: LEDGER,
          rows: [
            ['Balance b/d', balance, 'Bank charges', fill('Bank charges', charges)],
            [
              'Credit transfer',
              ask('Credit transfer', transfer),
              'Dishonoured cheque',
              ask('Dishonoured cheque', returned),
            ],
            [
              '',
              '',
              'Balance c/d',
              own(
                ask('Balance c/d', updated),
                `${balance} + a - b - c`,
                'Credit transfer',
                'Bank charges',
                'Dishonoured cheque',
              ),
            ],
            ['Total', fill('Total debit', total), 'Total', fill('Total credit', total)],
          ],
          solution: `The credit transfer is a receipt; bank charges and the dishonoured cheque are credited. Balance: ${plain(balance)} + ${plain(transfer)} − ${plain(charges)} − ${plain(returned)} = ${money(updated)}.`,
        }),
        statement({
          label: 'b',
          prompt: 'Complete the bank reconciliation statement at 30 June. Enter amounts without signs.',
          command: 'Complete',
          subtopic: '1.4.3',
          objective: 'AO2',
          head: ['', '\\$'],
          rows: [
            [
              'Balance in the updated cash book',
              own(fill('Updated cash book', updated), 'a', inPart('a', 'Balance c/d')),
            ],
            ['Add: unpresented cheques', ask('Unpresented cheques', unpresented)],
            ['Less: uncredited deposits', ask('Uncredited deposits', uncredited)],
            [
              'Balance on the bank statement',
              own(
                ask('Balance on the bank statement', bank),
                'a + b - c',
                'Updated cash book',
                'Unpresented cheques',
                'Uncredited deposits',
              ),
            ],
          ],
          solution: `The bank has not yet paid the unpresented cheques, and has not yet received the deposits: ${plain(updated)} + ${plain(unpresented)} − ${plain(uncredited)} = ${money(bank)}.`,
        }),
      ],
    }
  },
})

// 1.4.4 Control account: 5 marks

const salesControl = template({
  name: 'sales-ledger-control-account',
  subtopic: '1.4.4',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    opening: random.step(14000, 28000, 50),
    sales: random.step(86000, 140000, 100),
    cashSales: random.step(12000, 28000, 100),
    returns: random.step(1200, 3800, 20),
    discounts: random.step(600, 1900, 20),
    written: random.step(250, 900, 10),
    contra: random.step(300, 1500, 20),
    allowance: random.step(400, 1200, 10),
    kept: random.step(12000, 26000, 50),
    year: random.pick([2024, 2025]),
  }),
  make: ({ opening, sales, cashSales, returns, discounts, written, contra, allowance, kept, year }) => {
    const total = opening + sales
    const receipts = total - returns - discounts - written - contra - kept
    return {
      stem: `The table shows information for the year ended 31 December ${year}. On 1 January the trade receivables were ${money(opening)}.`,
      table: {
        head: ['Item', '\\$'],
        rows: [
          ['Cash sales', plain(cashSales)],
          ['Credit sales', plain(sales)],
          ['Returns from credit customers', plain(returns)],
          ['Receipts from credit customers', plain(receipts)],
          ['Discounts allowed', plain(discounts)],
          ['Irrecoverable debts written off', plain(written)],
          ['Allowance for irrecoverable debts', plain(allowance)],
          ['Contra with the purchases ledger', plain(contra)],
        ],
      },
      parts: [
        statement({
          label: '',
          prompt: 'Prepare the sales ledger control account for the year.',
          command: 'Prepare',
          subtopic: '1.4.4',
          objective: 'AO2',
          head: LEDGER,
          rows: [
            ['Balance b/d', opening, 'Sales returns', fill('Sales returns', returns)],
            ['Sales', ask('Sales', sales), 'Bank', ask('Bank', receipts)],
            ['', '', 'Discounts allowed', fill('Discounts allowed', discounts)],
            ['', '', 'Irrecoverable debts', ask('Irrecoverable debts', written)],
            ['', '', 'Contra', ask('Contra', contra)],
            [
              '',
              '',
              'Balance c/d',
              own(
                ask('Balance c/d', kept),
                `${opening} + a - b - c - d - e - f`,
                'Sales',
                'Sales returns',
                'Bank',
                'Discounts allowed',
                'Irrecoverable debts',
                'Contra',
              ),
            ],
            ['Total', fill('Total debit', total), 'Total', fill('Total credit', total)],
          ],
          solution: `Only credit sales are in the sales ledger, and the allowance is not part of this account. The credit side reduces the debts of the customers. Balance: ${plain(total)} − ${plain(returns)} − ${plain(receipts)} − ${plain(discounts)} − ${plain(written)} − ${plain(contra)} = ${money(kept)}.`,
        }),
      ],
    }
  },
})

export const templates = [books, classification, disposal, suspense, reconciliation, salesControl]
