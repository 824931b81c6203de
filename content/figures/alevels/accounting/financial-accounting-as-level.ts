import { figure } from '@/lib/figures/figure'
import { box, chain, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { arrow, centred, line, type Point, rect, text } from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

/** One kind of owner: how far the unpaid debts of the business can reach. */
function reach(x: number, head: string, owners: string, limited: boolean): string {
  const debts = box(x, 30, 160, 34, 'unpaid debts', 'r sheet')
  const business = box(x, 94, 160, 34, 'assets of the business', 'l w')
  const own = box(x, 178, 160, 44, owners, limited ? 'l sheet' : 'l w')
  return (
    text(x + 80, 20, head, bold) +
    debts.shape +
    business.shape +
    own.shape +
    link(debts.bottom, business.top, undefined, 'r') +
    (limited
      ? arrow(x + 80, 128, x + 80, 148, { cls: 'r' }) +
        line(x, 151, x + 160, 151, 'l thick') +
        text(x + 80, 169, 'the law stops it here', middle)
      : link(business.bottom, own.top, undefined, 'r'))
  )
}

const liability = figure(
  {
    name: 'financial-accounting-as-level/liability',
    title: 'Unlimited and limited liability',
    description:
      'Two columns. On the left, a sole trader or partnership: an arrow leads from unpaid debts to the assets of the business and on to the owners’ personal assets, such as house and savings. On the right, a limited company: the arrow leads from unpaid debts to the assets of the business, but a thick line stops it before the shareholders’ personal assets. Shareholders can lose only what they have invested.',
    height: 232,
  },
  reach(10, 'Unlimited liability', 'owners’ house,\ncar and savings', false),
  reach(190, 'Limited liability', 'shareholders’ house,\ncar and savings', true),
)

const system = figure(
  {
    name: 'financial-accounting-as-level/system',
    title: 'The accounting system from document to financial statements',
    description:
      'Five boxes one under the other, joined by arrows. Source documents, such as invoices, credit notes and cheque counterfoils, are recorded in books of prime entry: journals and cash book. These are posted to the ledgers: sales, purchases and general ledger. Balances of the ledgers make the trial balance, which checks that debits equal credits. From it come the financial statements: profit or loss and financial position.',
    height: 318,
  },
  chain(
    10,
    10,
    146,
    ['source documents', 'books of prime entry', 'ledgers', 'trial balance', 'financial\nstatements'],
    { height: 40, gap: 24, words: ['recorded', 'posted', 'balanced', 'adjusted'] },
  ),
  text(170, 26, 'invoice, credit note,\ncheque counterfoil', { cls: 's' }),
  text(170, 90, 'journals and cash book', { cls: 's' }),
  text(170, 154, 'sales, purchases and\ngeneral (nominal) ledger', { cls: 's' }),
  text(170, 226, 'total debits = total credits?', { cls: 's' }),
  text(170, 282, 'profit or loss and\nfinancial position', { cls: 's' }),
)

const tAccount = figure(
  {
    name: 'financial-accounting-as-level/t-account',
    title: 'A T account and the rule DEAD CLIC',
    description:
      'A large letter T with the name of the account on top. The left side is the debit side, Dr. It lists the accounts that increase by a debit: expenses, assets, drawings. The right side is the credit side, Cr. It lists the accounts that increase by a credit: liabilities, income, capital. Their first letters make the words DEAD, Debit Expenses Assets Drawings, and CLIC, Credit Liabilities Income Capital.',
    height: 200,
  },
  text(180, 20, 'Name of account', bold),
  line(14, 34, 346, 34, 'l thick'),
  line(180, 34, 180, 190, 'l thick'),
  text(26, 56, 'Debit side (Dr)', { cls: 'b' }),
  text(196, 56, 'Credit side (Cr)', { cls: 'b' }),
  text(26, 84, 'a debit increases', { cls: 's' }),
  text(196, 84, 'a credit increases', { cls: 's' }),
  ['Expenses', 'Assets', 'Drawings'].map((name, at) => text(44, 112 + at * 24, name)).join(''),
  ['Liabilities', 'Income', 'Capital'].map((name, at) => text(214, 112 + at * 24, name)).join(''),
  text(26, 184, 'DEAD', { cls: 'tp b' }),
  text(196, 184, 'CLIC', { cls: 'tp b' }),
)

const equation = figure(
  {
    name: 'financial-accounting-as-level/equation',
    title: 'The accounting equation as two equal columns',
    description:
      'Two columns of the same height. The left column is assets, 50 000 dollars, what the business owns. The right column is made of liabilities, 18 000 dollars, owed to outsiders, and capital, 32 000 dollars, owed to the owner. The two columns are equal.',
    height: 204,
  },
  text(94, 20, 'what the business has', middle),
  text(266, 20, 'who provided it', middle),
  rect(24, 30, 140, 160, 'l w'),
  centred(94, 110, 'Assets\n$50 000'),
  centred(180, 110, '=', 'b'),
  rect(196, 30, 140, 58, 'l sunk'),
  centred(266, 59, 'Liabilities\n$18 000'),
  rect(196, 88, 140, 102, 'l sheet'),
  centred(266, 139, 'Capital\n$32 000'),
)

function capitalOrRevenueShape(): string {
  const start = box(10, 10, 340, 34, 'money spent')
  const first = box(10, 76, 160, 58, 'Was it spent to buy or\nimprove a non-current\nasset?')
  const second = box(10, 172, 160, 58, 'Was it needed to\nbring one into use?')
  const capital = box(
    222,
    76,
    130,
    154,
    'CAPITAL\nEXPENDITURE\n \nadd to cost in the\nstatement of\nfinancial position',
    'l w',
  )
  const revenue = box(
    10,
    268,
    340,
    44,
    'REVENUE EXPENDITURE\nexpense in the statement of profit or loss',
    'l sunk',
  )
  return (
    start.shape +
    first.shape +
    second.shape +
    capital.shape +
    revenue.shape +
    link([90, 44], first.top) +
    link(first.right, [222, 105], 'yes') +
    link(first.bottom, second.top, 'no') +
    link(second.right, [222, 201], 'yes') +
    link(second.bottom, [90, 268], 'no')
  )
}

const capitalOrRevenue = figure(
  {
    name: 'financial-accounting-as-level/capital-or-revenue',
    title: 'Deciding between capital and revenue expenditure',
    description:
      'A flow chart. Money spent: was it spent to buy or improve a non-current asset? If yes, it is capital expenditure and is added to cost in the statement of financial position. If no: was it needed to bring a non-current asset into use? If yes, it is capital expenditure. If no, it is revenue expenditure, an expense in the statement of profit or loss.',
    height: 322,
  },
  capitalOrRevenueShape(),
)

const thousands = [0, 8000, 16000, 24000, 32000]
const straight = [32000, 26500, 21000, 15500, 10000].map((value, year): Point => [year, value])
const reducing = [32000, 24000, 18000, 13500, 10125].map((value, year): Point => [year, value])
const d = graph({
  x: { label: 'end of year', max: 4, ticks: [0, 1, 2, 3, 4], grid: true },
  y: {
    label: 'carrying amount / $',
    max: 34000,
    ticks: thousands,
    grid: true,
    format: value => (value === 0 ? '0' : `${value / 1000} 000`),
  },
  left: 60,
  width: 280,
})

const depreciation = figure(
  {
    name: 'financial-accounting-as-level/depreciation',
    title: 'Carrying amount by the straight-line and the reducing balance method',
    description:
      'Carrying amount in dollars against time in years. Both methods begin at 32 000. Straight-line is a straight line: 26 500, 21 000, 15 500 and 10 000 after years 1 to 4. Reducing balance at 25% is a curve, drawn as points joined, that falls steeply at first and then less: 24 000, 18 000, 13 500 and 10 125. It lies below the straight line until the two almost meet at year 4.',
    height: 250,
  },
  d.axes,
  d.line(straight, 'l'),
  d.line(reducing, 'p dash'),
  d.points(straight),
  d.points(reducing.slice(1, 4), 'p'),
  d.label(1.62, 24600, 'straight-line'),
  d.label(0.6, 12200, 'reducing\nbalance', { cls: 'tp' }),
)

function disposalShape(): string {
  const cost = box(4, 52, 104, 44, 'asset account:\ncost', 'l w')
  const depreciated = box(252, 52, 104, 44, 'provision for\ndepreciation', 'l sunk')
  const proceeds = box(252, 104, 104, 44, 'bank, or new\nasset account', 'l sunk')
  const loss = box(252, 156, 104, 44, 'profit or loss:\nloss', 'l sunk')
  const gain = box(4, 156, 104, 44, 'profit or loss:\nprofit', 'l w')
  return (
    text(180, 32, 'Disposal account', bold) +
    line(122, 42, 238, 42, 'l thick') +
    line(180, 42, 180, 206, 'l thick') +
    text(150, 62, 'Dr', middle) +
    text(210, 62, 'Cr', middle) +
    [cost, depreciated, proceeds, loss, gain].map(each => each.shape).join('') +
    arrow(108, 74, 148, 74, { cls: 'p' }) +
    arrow(252, 74, 212, 74, { cls: 'p' }) +
    arrow(252, 126, 212, 126, { cls: 'p' }) +
    arrow(252, 178, 212, 178, { cls: 'p dash' }) +
    arrow(108, 178, 148, 178, { cls: 'p dash' }) +
    text(180, 226, 'either a profit or a loss makes it balance', middle)
  )
}

const disposal = figure(
  {
    name: 'financial-accounting-as-level/disposal',
    title: 'What goes into the disposal account',
    description:
      'A T account named Disposal. The debit side takes the cost of the asset from the asset account. The credit side takes the accumulated depreciation from the provision for depreciation account, and the proceeds from the bank account, or from the new asset’s account in a part exchange. A profit on disposal is a debit that balances the account; a loss on disposal is a credit. Both go to the statement of profit or loss.',
    height: 236,
  },
  disposalShape(),
)

/** One line of the verification figure: own record, evidence, and the name of the check. */
function check(y: number, record: string, evidence: string, name: string): string {
  return (
    box(6, y, 128, 46, record, 'l w').shape +
    box(226, y, 128, 46, evidence, 'l sunk').shape +
    arrow(170, y + 30, 136, y + 30, { cls: 'p' }) +
    arrow(190, y + 30, 224, y + 30, { cls: 'p' }) +
    line(168, y + 30, 192, y + 30, 'p') +
    text(180, y + 20, name, { anchor: 'middle', cls: 's' })
  )
}

const checks = figure(
  {
    name: 'financial-accounting-as-level/checks',
    title: 'Own records and the evidence that tests them',
    description:
      'Two columns joined by double arrows labelled with the name of the check. Own records on the left, evidence on the right. Cash book with bank statement: reconcile. Supplier’s account in our ledger with the statement from the supplier: compare. Control account with the list of balances in the ledger: agree. Inventory record with goods on the shelves: count.',
    height: 262,
  },
  text(70, 20, 'own record', bold),
  text(290, 20, 'evidence', bold),
  check(32, 'cash book', 'bank statement', 'reconcile'),
  check(90, 'supplier’s account\nin our ledger', 'statement from\nthe supplier', 'compare'),
  check(148, 'control account', 'list of balances\nin the ledger', 'agree'),
  check(206, 'inventory record', 'goods on\nthe shelves', 'count'),
)

function errorShape(): string {
  const question = box(70, 10, 220, 40, 'Are total debits still\nequal to total credits?')
  const yes = box(8, 92, 166, 40, 'totals AGREE:\nsix hidden errors', 'l w')
  const no = box(186, 92, 166, 40, 'totals DISAGREE:\nsuspense account', 'l sunk')
  return (
    question.shape +
    yes.shape +
    no.shape +
    arrow(130, 50, 100, 90, { cls: 'p' }) +
    arrow(230, 50, 260, 90, { cls: 'p' }) +
    text(104, 76, 'yes', { anchor: 'end' }) +
    text(256, 76, 'no') +
    text(20, 156, 'omission\ncommission\nprinciple\noriginal entry\nreversal\ncompensating') +
    text(
      198,
      156,
      'casting error\nsingle entry\nunequal amounts\nboth on the same side\none-sided transposition',
    )
  )
}

const errors = figure(
  {
    name: 'financial-accounting-as-level/errors',
    title: 'Which errors upset the trial balance',
    description:
      'A question with two branches: after the error, are total debits still equal to total credits? Yes: the totals agree and the error stays hidden. The six are omission, commission, principle, original entry, reversal and compensating. No: the totals disagree and a suspense account is opened. These are casting error, single entry, unequal amounts, both entries on the same side, and transposition of digits in one of the two accounts.',
    height: 250,
  },
  errorShape(),
)

function bankShape(): string {
  const book = box(6, 10, 166, 40, 'balance in\nour cash book', 'l w')
  const bank = box(188, 10, 166, 40, 'balance on the\nbank statement', 'l sunk')
  const both = box(60, 232, 240, 40, 'both reach the same figure', 'l hl')
  return (
    book.shape +
    bank.shape +
    both.shape +
    line(180, 10, 180, 216, 'f') +
    text(12, 74, 'enter in the cash book:', { cls: 'tp' }) +
    text(
      12,
      98,
      '+ credit transfers\n+ interest received\n− charges, interest paid\n− direct debits\n− standing orders\n− dishonoured cheques\n± our own errors',
    ) +
    text(194, 74, 'only in reconciliation:', { cls: 'tp' }) +
    text(194, 98, '+ uncredited deposits\n− unpresented cheques\n± errors of the bank') +
    arrow(110, 204, 130, 230, { cls: 'p' }) +
    arrow(260, 148, 240, 230, { cls: 'p' })
  )
}

const bank = figure(
  {
    name: 'financial-accounting-as-level/bank',
    title: 'Two balances, brought to the same figure',
    description:
      'Two columns. On the left the balance in our cash book. Enter in the cash book: add credit transfers and interest received, subtract bank charges, interest paid, direct debits, standing orders and dishonoured cheques, and correct our own errors. On the right the balance on the bank statement. Only in the reconciliation: add uncredited deposits, subtract unpresented cheques, and correct errors of the bank. Arrows from both columns lead to one box: both reach the same figure.',
    height: 282,
  },
  bankShape(),
)

export const figures = [
  liability,
  system,
  tAccount,
  equation,
  capitalOrRevenue,
  depreciation,
  disposal,
  checks,
  errors,
  bank,
]
