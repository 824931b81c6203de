import { allDiffer, choice, numbers, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

// 1.1 Types of business entity

const ENTITIES: readonly { entity: string; right: readonly string[]; wrong: readonly Wrong[] }[] = [
  {
    entity: 'a sole trader',
    right: [
      'The owner is personally liable for all the debts of the business.',
      'The owner is entitled to all of the profit.',
    ],
    wrong: [
      [
        'The liability of the owner is limited to the capital invested.',
        'You gave the owner limited liability, which only the shareholders of a company have.',
      ],
      [
        'The business can raise capital by an issue of shares.',
        'You described a limited company: only a company issues shares.',
      ],
      [
        'The business has a legal identity separate from that of its owner.',
        'You took the business for a separate legal person, which only a company is.',
      ],
      [
        'The profit must be shared with at least one other owner.',
        'You described a partnership: here there is one owner.',
      ],
    ],
  },
  {
    entity: 'an ordinary partnership',
    right: [
      'The partners are usually liable for its debts without limit.',
      'The owners share its profits and its losses.',
    ],
    wrong: [
      [
        'The owners receive their share of the profit as dividends.',
        'You described shareholders: partners receive shares of profit and take drawings.',
      ],
      [
        'The business has a legal identity separate from that of its owners.',
        'You took the business for a separate legal person, which only a company is.',
      ],
      [
        'The business raises its capital by an issue of ordinary shares.',
        'You described a limited company: partners contribute capital, without shares.',
      ],
      [
        'The business must have exactly two owners.',
        'You took two owners for the only number possible, but two is the least.',
      ],
    ],
  },
  {
    entity: 'a private limited company',
    right: [
      'It has a legal identity separate from that of its shareholders.',
      'Its shareholders can lose no more than they agreed to pay for their shares.',
    ],
    wrong: [
      [
        'It may offer its shares to the general public.',
        'You described a public limited company: a private one may not offer shares to the public.',
      ],
      [
        'Its shareholders must pay its debts when it is unable to pay.',
        'You gave the shareholders unlimited liability.',
      ],
      [
        'It comes to an end when one of its shareholders dies.',
        'You overlooked that a company continues to exist whoever owns its shares.',
      ],
      [
        'Its shareholders take drawings from it.',
        'You described owners who are sole traders or partners: shareholders receive dividends.',
      ],
    ],
  },
  {
    entity: 'a public limited company (plc)',
    right: [
      'It may offer its shares to the general public.',
      'It has a legal identity separate from that of its shareholders.',
    ],
    wrong: [
      [
        'It is owned by the government.',
        'You took “public” to mean the public sector, but it means that the public may buy shares.',
      ],
      [
        'Its shareholders have unlimited liability for its debts.',
        'You gave the shareholders unlimited liability.',
      ],
      [
        'All its shareholders take part in its day-to-day management.',
        'You took owners for managers: shareholders elect directors, who manage the company.',
      ],
      [
        'It needs no published financial statements.',
        'You overlooked that a public limited company must publish its financial statements.',
      ],
    ],
  },
]

const entity = template({
  name: 'true-statement-about-an-entity',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const picked = random.pick(ENTITIES)
    return { entity: picked.entity, right: random.pick(picked.right), wrong: random.sample(picked.wrong, 3) }
  },
  make: ({ entity, right, wrong }) =>
    choice({
      stem: 'Businesses are organised as different types of entity.',
      prompt: `Which statement about ${entity} is correct?`,
      subtopic: '1.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `The correct statement is: ${right} Sole traders and partners are not separate in law from their business, and usually have unlimited liability. A limited company is a separate legal entity, and its shareholders have limited liability.`,
    }),
})

// 1.2 The accounting system

type Entry = {
  what: string
  debit: string
  credit: string
  otherDebit: [account: string, error: string]
  otherCredit: [account: string, error: string]
}
const ENTRIES: readonly Entry[] = [
  {
    what: 'buys goods for resale on credit',
    debit: 'Purchases',
    credit: 'Supplier',
    otherDebit: ['Sales', 'You debited sales, but the business bought the goods.'],
    otherCredit: ['Bank', 'You recorded a payment, but goods on credit are paid for later.'],
  },
  {
    what: 'buys office equipment on credit',
    debit: 'Office equipment',
    credit: 'Supplier',
    otherDebit: ['Purchases', 'You debited purchases, which is only for goods for resale.'],
    otherCredit: ['Bank', 'You recorded a payment, but the equipment was bought on credit.'],
  },
  {
    what: 'receives goods back from a credit customer',
    debit: 'Sales returns',
    credit: 'Customer',
    otherDebit: [
      'Purchases returns',
      'You debited purchases returns, which are goods sent back to suppliers.',
    ],
    otherCredit: ['Bank', 'You recorded a refund, but the debt of the credit customer is reduced.'],
  },
  {
    what: 'records goods taken by the owner for own use',
    debit: 'Drawings',
    credit: 'Purchases',
    otherDebit: ['General expenses', 'You treated the goods as a business expense, but they are personal.'],
    otherCredit: ['Bank', 'You recorded cash drawings, but goods were taken.'],
  },
  {
    what: 'writes off an irrecoverable debt',
    debit: 'Irrecoverable debts',
    credit: 'Customer',
    otherDebit: ['Discount allowed', 'You debited a discount, but none was given for early payment.'],
    otherCredit: ['Bank', 'You credited the bank, but no money was paid.'],
  },
  {
    what: 'repays part of a loan by bank transfer',
    debit: 'Loan',
    credit: 'Bank',
    otherDebit: ['Loan interest', 'You debited the expense, but the loan itself was repaid.'],
    otherCredit: ['Capital', 'You credited capital, but the owner brought in nothing.'],
  },
  {
    what: 'receives rent from a tenant by bank transfer',
    debit: 'Bank',
    credit: 'Rent received',
    otherDebit: ['Cash', 'You debited cash, but the tenant paid into the bank account.'],
    otherCredit: ['Rent paid', 'You credited the expense account, but rent from a tenant is income.'],
  },
]

const entries = template({
  name: 'accounts-to-debit-and-credit',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    entry: random.pick(ENTRIES),
    amount: random.step(120, 980, 20),
    business: random.pick(['A bookshop', 'A furniture shop', 'A bakery', 'A wholesaler', 'A garden centre']),
  }),
  make: ({ entry, amount, business }) =>
    choice({
      stem: `${business} ${entry.what}. The amount is ${money(amount)}.`,
      prompt: 'Which accounts are debited and credited?',
      subtopic: '1.2',
      objective: 'AO1',
      options: rows(
        ['debit', 'credit'],
        [entry.debit, entry.credit],
        [
          [[entry.credit, entry.debit], 'You chose the right accounts but exchanged the two sides.'],
          [[entry.otherDebit[0], entry.credit], entry.otherDebit[1]],
          [[entry.debit, entry.otherCredit[0]], entry.otherCredit[1]],
        ],
      ),
      solution: `Debits record increases of assets, expenses and drawings, and decreases of liabilities and income; credits record the opposite. So debit ${entry.debit} and credit ${entry.credit} with ${money(amount)}.`,
    }),
})

// 1.3.1 Capital and revenue

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

const capital = template({
  name: 'total-capital-expenditure',
  subtopic: '1.3.1',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
  make: ({ about, price, one, other, running, right }) =>
    choice({
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
      subtopic: '1.3.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: '$',
        sigFigs: 5,
        wrong: [
          [price, 'You left out the costs of bringing the asset into use or improving it.'],
          [
            price + one,
            `You left out an item that is capital expenditure: ${about.extras[1].toLowerCase()}.`,
          ],
          [right + running, `You included revenue expenditure: ${about.revenue.toLowerCase()}.`],
        ],
      }),
      solution: `Capital expenditure is the price and all costs of bringing the asset into use or improving it: ${plain(price)} + ${plain(one)} + ${plain(other)} = ${money(right)}. The other payment is a day-to-day running cost, so it is revenue expenditure.`,
    }),
  verify: ({ price, one, other, running }) =>
    money([price, one, running, other].reduce((sum, each) => sum + each, 0) - running),
})

// 1.3.2 Changing asset values

const reducing = template({
  name: 'carrying-amount-by-reducing-balance',
  subtopic: '1.3.2',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
  make: ({ rate, years, cost, right, earlier, straight, asset, from }) =>
    choice({
      stem: `${asset} cost ${money(cost)} on 1 January ${from}. Depreciation is charged at ${rate}% a year by the reducing balance method. The financial year ends on 31 December.`,
      prompt: `What was the carrying amount at 31 December ${from + years - 1}?`,
      subtopic: '1.3.2',
      objective: 'AO2',
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

// 1.4.1 Need for verification

const SUPPLIER_RIGHT = [
  'An invoice from this supplier has been left out of the books.',
  'A payment to this supplier has been entered in the account of another supplier.',
  'Goods returned to this supplier have been entered twice.',
]
const SUPPLIER_WRONG: readonly Wrong[] = [
  [
    'A sale to a credit customer has been left out of the books.',
    'You chose an error in the sales ledger: a supplier knows nothing of the sales of the business.',
  ],
  [
    'Depreciation of equipment has been calculated wrongly.',
    'You chose an internal calculation that no supplier can confirm.',
  ],
  [
    'Wages have been posted to the drawings account.',
    'You chose an error between two accounts that have nothing to do with the supplier.',
  ],
  [
    'Bank charges have been left out of the cash book.',
    'You chose an error that the bank statement shows, not the statement of a supplier.',
  ],
  [
    'An irrecoverable debt has not been written off.',
    'You chose an error in the account of a customer, not of a supplier.',
  ],
]

const supplierStatement = template({
  name: 'what-a-supplier-statement-shows',
  subtopic: '1.4.1',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    right: random.pick(SUPPLIER_RIGHT),
    wrong: random.sample(SUPPLIER_WRONG, 3),
    month: random.pick(['March', 'June', 'August', 'October', 'December']),
  }),
  make: ({ right, wrong, month }) =>
    choice({
      stem: `At the end of ${month} a business compares the account of one supplier in its purchases ledger with the statement that this supplier sent.`,
      prompt: 'Which error can this comparison reveal?',
      subtopic: '1.4.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `The statement of the supplier is an external document that lists the supplier's invoices, returns and payments received. It can reveal only errors in those entries: ${right}`,
    }),
})

// 1.4.2 Trial balance and suspense accounts

const ERROR_TYPES: Record<string, string> = {
  omission: 'in an error of omission the transaction is left out of the books completely',
  commission:
    'in an error of commission the correct amount is entered in the wrong account of the right type',
  principle: 'in an error of principle the amount is entered in an account of the wrong type',
  'original entry': 'in an error of original entry a wrong amount is entered in the book of prime entry',
  'complete reversal': 'in a complete reversal debit and credit are exchanged',
}
const ERROR_CASES: readonly [what: string, type: string][] = [
  ['A payment for repairs was debited to the machinery account.', 'principle'],
  ['The purchase of a computer for the office was debited to the purchases account.', 'principle'],
  ['A credit sale to customer J was debited to the account of customer T.', 'commission'],
  ['A payment to supplier K was debited to the account of supplier M.', 'commission'],
  ['A sales invoice was lost and was never entered.', 'omission'],
  ['A purchase on credit was not entered in any book.', 'omission'],
  ['A purchases invoice for $480 was entered in the purchases journal as $840.', 'original entry'],
  ['A sales invoice for $530 was entered in the sales journal as $350.', 'original entry'],
  [
    'Cash drawings were debited to the cash account and credited to the drawings account.',
    'complete reversal',
  ],
  [
    'Rent paid by cheque was debited to the bank account and credited to the rent account.',
    'complete reversal',
  ],
]

const errorType = template({
  name: 'type-of-error',
  subtopic: '1.4.2',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [what, type] = random.pick(ERROR_CASES)
    const others = random.sample(
      Object.keys(ERROR_TYPES).filter(each => each !== type),
      3,
    )
    return { what: what.replaceAll('$', '\\$'), type, others }
  },
  make: ({ what, type, others }) =>
    choice({
      stem: `The totals of a trial balance agree, but an error has been made. ${what}`,
      prompt: 'Which type of error is this?',
      subtopic: '1.4.2',
      objective: 'AO1',
      options: statements(
        type,
        others.map((each): Wrong => [each, `You confused the types: ${ERROR_TYPES[each]}.`]),
      ),
      solution: `The type is ${type}: ${ERROR_TYPES[type]}. Debits and credits remain equal, so the trial balance does not show it.`,
    }),
})

// 1.4.3 Bank reconciliation

const bank = template({
  name: 'balance-from-reconciling-items',
  subtopic: '1.4.3',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const book = random.step(2400, 7800, 20)
    const [unpresented, uncredited] = [random.step(240, 980, 10), random.step(240, 980, 10)]
    if (Math.abs(unpresented - uncredited) < 60) return null
    const statement = book + unpresented - uncredited
    return { book, unpresented, uncredited, statement, toStatement: random.chance(0.5) }
  },
  make: ({ book, unpresented, uncredited, statement, toStatement }) => {
    const [given, right] = toStatement ? [book, statement] : [statement, book]
    const sign = toStatement ? 1 : -1
    return choice({
      stem: `At 31 May the bank column of an updated cash book and the bank statement differ only because of unpresented cheques of ${money(unpresented)} and uncredited deposits of ${money(uncredited)}. The ${toStatement ? 'updated cash book shows a debit' : 'bank statement shows a credit'} balance of ${money(given)}.`,
      prompt: `What is the balance ${toStatement ? 'on the bank statement' : 'in the updated cash book'}?`,
      subtopic: '1.4.3',
      objective: 'AO2',
      options: numbers({
        right,
        unit: '$',
        sigFigs: 5,
        wrong: [
          [
            given - sign * (unpresented - uncredited),
            'You treated both reconciling items the wrong way round.',
          ],
          [given + unpresented + uncredited, 'You added both items, but one has to be subtracted.'],
          [given - unpresented - uncredited, 'You subtracted both items, but one has to be added.'],
        ],
      }),
      solution: `Cash book balance + unpresented cheques − uncredited deposits = bank statement balance. ${
        toStatement
          ? `${plain(book)} + ${plain(unpresented)} − ${plain(uncredited)} = ${money(statement)}.`
          : `So the cash book balance = ${plain(statement)} − ${plain(unpresented)} + ${plain(uncredited)} = ${money(book)}.`
      } The bank has not yet paid the cheques nor received the deposits.`,
    })
  },
  // From the balance printed, by the net amount still on its way to the bank.
  verify: ({ book, statement, unpresented, uncredited, toStatement }) =>
    money(toStatement ? book - (uncredited - unpresented) : statement + (uncredited - unpresented)),
})

// 1.4.4 Control accounts

const CREDITED = [
  'sales returns',
  'discounts allowed',
  'irrecoverable debts written off',
  'receipts from credit customers',
  'contra with the purchases ledger',
]
const NOT_CREDITED: readonly Wrong[] = [
  ['cash sales', 'You chose cash sales, which are not entered in the sales ledger at all.'],
  [
    'increase in the allowance for irrecoverable debts',
    'You chose the allowance, which has its own account and changes no balance of a customer.',
  ],
  ['discounts received', 'You chose discounts received, which belong to the purchases ledger.'],
  [
    'dishonoured cheques of customers',
    'You chose an item of the debit side: the customer owes the money again.',
  ],
  ['interest charged on overdue accounts', 'You chose an item of the debit side: the customer owes more.'],
  ['credit sales', 'You chose an item of the debit side: credit sales increase what customers owe.'],
]

const control = template({
  name: 'credit-side-of-sales-ledger-control',
  subtopic: '1.4.4',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ right: random.pick(CREDITED), wrong: random.sample(NOT_CREDITED, 3) }),
  make: ({ right, wrong }) =>
    choice({
      stem: 'A business prepares a sales ledger control account at the end of each month.',
      prompt: 'Which item is entered on the **credit** side of this account?',
      subtopic: '1.4.4',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `The credit side holds what reduces the debts of credit customers. Of the four items only this one does: ${right}.`,
    }),
})

export const templates = [entity, entries, capital, reducing, supplierStatement, errorType, bank, control]
