import { fc, typedText } from '@/lib/testing/properties'
import type { Answer, AnswerOf, LedgerRow } from '../answers'
import { followFaults } from '../check-follow'
import { keyFaults } from '../check-key'
import type { LedgerEntry, LedgerPart, Part, TablePart } from '../question'
import { explain } from '../to-public'
import { markPart, partFaults, publicField } from './registry'
import { ALONE } from './rules'

const ENTRIES: LedgerEntry[] = [
  { name: 'sales', side: 'debit', narrative: 'Sales', accept: ['credit sales'], amount: 9000, marks: 1 },
  { name: 'bank', side: 'credit', narrative: 'Bank', accept: ['cash received'], amount: 7400, marks: 1 },
  {
    name: 'returns',
    side: 'credit',
    narrative: 'Sales returns',
    accept: ['returns inwards'],
    amount: 300,
    marks: 1,
  },
  {
    name: 'carried',
    side: 'credit',
    narrative: 'Balance c/d',
    amount: 2500,
    marks: 1,
    balance: 'carried down',
  },
  {
    name: 'brought',
    side: 'debit',
    narrative: 'Balance b/d',
    amount: 2500,
    marks: 1,
    balance: 'brought down',
  },
]

function ledger(changes: Partial<LedgerPart> = {}): LedgerPart {
  const entries = changes.entries ?? ENTRIES
  const marked = entries.filter(({ marks }) => marks === 1)
  return {
    kind: 'ledger',
    label: 'a',
    prompt: 'Prepare the sales ledger control account.',
    command: 'Prepare',
    subtopic: '1.4.4',
    objective: 'AO2',
    solution: '',
    account: 'Sales ledger control account',
    lines: 6,
    given: [{ side: 'debit', narrative: 'Balance b/d', amount: 1200 }],
    marks: marked.length,
    scheme: marked.map(({ narrative }) => ({ code: 'B1', text: narrative })),
    ...changes,
    entries,
  }
}

const PICKED = ledger({
  narratives: [
    'Sales',
    'Bank',
    'Sales returns',
    'Balance c/d',
    'Balance b/d',
    'Purchases',
    'Cash',
    'Discount allowed',
  ],
  entries: ENTRIES.map(({ accept: _, ...entry }) => entry),
})

/** "narrative amount" or "date | narrative amount"; the amount is the last word. */
function row(text: string): LedgerRow {
  const [date, rest] = text.includes('|') ? text.split('|') : ['', text]
  const [, narrative = '', amount = ''] = /^\s*(.*?)\s*(\S*)$/.exec(rest ?? '') ?? []
  return { date: (date ?? '').trim(), narrative, amount }
}

const answerOf = (debit: string[], credit: string[]): AnswerOf<'ledger'> => ({
  kind: 'ledger',
  debit: debit.map(row),
  credit: credit.map(row),
})

function mark(
  part: LedgerPart,
  debit: string[],
  credit: string[],
  context = ALONE as Parameters<typeof markPart>[2],
) {
  const marking = markPart(part, answerOf(debit, credit), context)
  if (marking.state === 'toSelfMark') throw new Error('accounts are marked')
  return marking
}

const FULL: [string[], string[]] = [
  ['Sales 9000', 'Balance b/d 2500'],
  ['Bank 7400', 'Sales returns 300', 'Balance c/d 2500'],
]

it.each<[string, string[], string[], number]>([
  ['the key', ...FULL, 5],
  [
    'any order',
    ['Balance b/d 2500', 'Sales 9000'],
    ['Balance c/d 2500', 'Sales returns 300', 'Bank 7400'],
    5,
  ],
  ['a line left empty', ['', 'Sales 9000', '', 'Balance b/d 2500'], FULL[1], 5],
  [
    'as typed on a phone',
    ['sales 9,000', 'bal b/d $2500.00'],
    ['bank 7 400'.replace(' 4', ',4'), 'sale returns 300', 'balance carried down 2500'],
    5,
  ],
  [
    'other names',
    ['credit sales 9000', 'balance brought down 2500'],
    ['cash received 7400', 'Returns inwards a/c 300', 'bal. c/d 2500'],
    5,
  ],
  ['misspelt', ['Salse 9000', 'Balence b/d 2500'], ['Bank 7400', 'Sales retruns 300', 'Balance c/d 2500'], 5],
  [
    'totals on both sides',
    ['Sales 9000', 'Total 10200', 'Balance b/d 2500'],
    [...FULL[1], 'total 10,200'],
    5,
  ],
  ['totals without a name', ['Sales 9000', '10200', 'Balance b/d 2500'], [...FULL[1], '10200'], 5],
  [
    'a wrong amount; the balance is the own one',
    ['Sales 9500', 'Balance b/d 3000'],
    ['Bank 7400', 'Sales returns 300', 'Balance c/d 3000'],
    4,
  ],
  [
    'a wrong side; the balance is the own one',
    ['Sales 9000', 'Sales returns 300', 'Balance b/d 3100'],
    ['Bank 7400', 'Balance c/d 3100'],
    4,
  ],
  [
    'an entry missing; the balance is the own one',
    ['Sales 9000', 'Balance b/d 2800'],
    ['Bank 7400', 'Balance c/d 2800'],
    4,
  ],
  [
    'an entry missing; the right balance',
    ['Sales 9000', 'Balance b/d 2500'],
    ['Bank 7400', 'Balance c/d 2500'],
    4,
  ],
  ['all turned round', FULL[1], FULL[0], 0],
  [
    'a balance that is neither',
    ['Sales 9500', 'Balance b/d 2600'],
    ['Bank 7400', 'Sales returns 300', 'Balance c/d 2600'],
    2,
  ],
  [
    'a balance carried down to the wrong side',
    ['Sales 9000', 'Balance c/d 2500'],
    ['Bank 7400', 'Sales returns 300', 'Balance b/d 2500'],
    3,
  ],
  [
    'an own balance on the other side',
    ['Balance c/d 6500'],
    ['Bank 7400', 'Sales returns 300', 'Balance b/d 6500'],
    4,
  ],
  ['a foreign entry costs nothing by itself', [...FULL[0], 'Purchases 50'], FULL[1], 5],
  ['on both sides is on neither', [...FULL[0], 'Bank 7400'], FULL[1], 4],
  ['an amount without a name', ['9000', 'Balance b/d 2500'], FULL[1], 4],
  ['a name without an amount', ['Sales', 'Balance b/d 2500'], FULL[1], 4],
  ['another account', ['Purchases 9000', 'Balance b/d 2500'], FULL[1], 4],
  [
    'c/d for b/d',
    ['Sales 9000', 'Balance c/d 2500'],
    ['Bank 7400', 'Sales returns 300', 'Balance c/d 2500'],
    4,
  ],
  [
    'words for amounts',
    ['Sales lots', 'Balance b/d none'],
    ['Bank x', 'Sales returns y', 'Balance c/d z'],
    0,
  ],
])('%s', (_, debit, credit, earned) => {
  const marking = mark(ledger(), debit, credit)
  expect(marking.earned).toBe(earned)
  expect(marking.state === 'marked' && marking.points.filter(Boolean)).toHaveLength(earned)
})

it('narratives that are picked must be the very ones', () => {
  expect(mark(PICKED, ...FULL).earned).toBe(5)
  expect(mark(PICKED, ['Purchases 9000', 'Balance b/d 2500'], FULL[1]).earned).toBe(4)
})

it('each entry says whether it is right, by the own figures, wrong and why, or missing', () => {
  const marking = mark(
    ledger(),
    ['Sales 9500', 'Sales returns 300', 'Purchases 20'],
    ['Cash 7400', 'Balance c/d 9920'],
  )
  expect(marking.state === 'marked' && marking.entries).toEqual([
    {
      what: 'Debit, line 1',
      yours: 'Sales, 9500',
      right: 'Debit: Sales, 9000',
      verdict: 'wrong',
      remark: 'The amount should be 9000.',
    },
    {
      what: 'Debit, line 2',
      yours: 'Sales returns, 300',
      right: 'Credit: Sales returns, 300',
      verdict: 'wrong',
      remark: 'It belongs on the credit side.',
    },
    {
      what: 'Debit, line 3',
      yours: 'Purchases, 20',
      right: '',
      verdict: 'wrong',
      remark: 'No entry of this account.',
    },
    {
      what: 'Credit, line 1',
      yours: 'Cash, 7400',
      right: 'Credit: Bank, 7400',
      verdict: 'wrong',
      remark: 'The narrative should be “Bank”.',
    },
    {
      what: 'Credit, line 2',
      yours: 'Balance c/d, 9920',
      right: 'Credit: Balance c/d, 2500',
      verdict: 'wrong',
      remark: 'The amount should be 2500.',
    },
    { what: 'Missing', yours: '', right: 'Debit: Balance b/d, 2500', verdict: 'missing', remark: null },
  ])
  const own = mark(ledger(), ['Sales 9500'], ['Bank 7400', 'Sales returns 300', 'Balance c/d 3000'])
  expect(own.state === 'marked' && own.entries?.map(({ verdict }) => verdict)).toEqual([
    'wrong',
    'right',
    'right',
    'own',
    'missing',
  ])
})

describe('with dates', () => {
  const date = ['2 January', '9 January', '20 January', '31 January', '1 February']
  const DATED = ledger({
    given: [{ side: 'debit', date: '1 January', narrative: 'Balance b/d', amount: 1200 }],
    entries: ENTRIES.map((entry, at) => ({ ...entry, date: date[at] })),
  })
  const debit = ['2 Jan | Sales 9000', '1 Feb | Balance b/d 2500']
  const credit = ['9 Jan | Bank 7400', '20 Jan | Sales returns 300', '31 Jan | Balance c/d 2500']

  it.each<[string, string[], string[], number]>([
    ['the key', debit, credit, 5],
    [
      'dates as students write them',
      ['Jan 2 | Sales 9000', '01/02 | Balance b/d 2500'],
      ['9th January | Bank 7400', '2026-01-20 | Sales returns 300', '31/1/26 | Balance c/d 2500'],
      5,
    ],
    ['a wrong date', ['3 Jan | Sales 9000', '1 Feb | Balance b/d 2500'], credit, 4],
    ['no date', ['Sales 9000', '1 Feb | Balance b/d 2500'], credit, 4],
    [
      'one entry out of the order of dates',
      debit,
      ['20 Jan | Sales returns 300', '9 Jan | Bank 7400', '31 Jan | Balance c/d 2500'],
      4,
    ],
  ])('%s', (_, left, right, earned) => {
    expect(partFaults(DATED)).toEqual([])
    expect(mark(DATED, left, right).earned).toBe(earned)
  })
})

describe('own figures', () => {
  const depreciation = (follow: LedgerEntry['follow']) =>
    ledger({
      account: 'Provision for depreciation account',
      given: [{ side: 'credit', narrative: 'Balance b/d', amount: 1000 }],
      entries: [
        { name: 'charge', side: 'credit', narrative: 'Income statement', amount: 500, marks: 1, follow },
        {
          name: 'carried',
          side: 'debit',
          narrative: 'Balance c/d',
          amount: 1500,
          marks: 1,
          balance: 'carried down',
        },
      ],
    })
  const part = depreciation({ from: [{ part: 'a' }], formula: 'a / 10' })
  const cost: Part = {
    ...part,
    kind: 'numeric',
    label: 'a',
    marks: 1,
    answer: 5000,
    unit: '$',
    unitMode: 'given',
    sigFigs: 4,
    form: 'any',
  }
  const earlier = (given: Part, answer: Answer) => ({ ...ALONE, earlier: () => ({ part: given, answer }) })

  it('an entry follows from an earlier part', () => {
    const own = earlier(cost, { kind: 'numeric', value: '6000', unit: '' })
    expect(mark(part, ['Balance c/d 1600'], ['Income statement 600'], own)).toMatchObject({
      earned: 2,
      verdict: 'rightFollowThrough',
    })
    expect(mark(part, ['Balance c/d 1600'], ['Income statement 600'])).toMatchObject({ earned: 1 })
  })

  it('a table follows from an entry', () => {
    const table: TablePart = {
      ...part,
      kind: 'table',
      label: 'b',
      marks: 1,
      head: ['', '\\$'],
      rows: [
        [
          { text: 'Provision' },
          {
            blank: 'p',
            answer: 1500,
            marks: 1,
            follow: { from: [{ part: 'a', cell: 'carried' }], formula: 'a' },
          },
        ],
      ],
      scheme: [{ code: 'B1', text: '1500 OF' }],
    }
    const own = earlier(part, answerOf(['Balance c/d 1700'], ['Income statement 700']))
    const marking = markPart(table, { kind: 'table', cells: { p: '1700' } }, own)
    expect(marking).toMatchObject({ earned: 1, verdict: 'rightFollowThrough' })
    expect(
      followFaults([part, table].map((each, at) => ({ ...each, label: 'ab'[at] ?? '' }) as Part)),
    ).toEqual(['(a) entry charge follows from part (a), but there is no earlier part of that label'])
  })

  it('what an author got wrong is found', () => {
    expect(followFaults([cost, { ...part, label: 'b' }])).toEqual([])
    const wrong = depreciation({ from: [{ part: 'a' }], formula: 'a / 20' })
    expect(followFaults([cost, { ...wrong, label: 'b' }]).join()).toMatch(/gives 250, the answer is 500/)
    const circle = depreciation({ from: [{ cell: 'charge' }], formula: 'a' })
    expect(followFaults([circle]).join()).toMatch(/in a circle/)
  })
})

it('what leaves the server names neither sides, nor amounts, nor which narratives belong', () => {
  expect(publicField(PICKED)).toEqual({
    kind: 'ledger',
    account: 'Sales ledger control account',
    currency: '$',
    lines: 6,
    dated: false,
    given: [{ side: 'debit', date: '', narrative: 'Balance b/d', amount: '1200' }],
    narratives: [
      'Balance b/d',
      'Balance c/d',
      'Bank',
      'Cash',
      'Discount allowed',
      'Purchases',
      'Sales',
      'Sales returns',
    ],
  })
  expect(publicField(ledger())).toMatchObject({ narratives: null })
  expect(explain(ledger(), '1').answer).toBe(
    'Debit: Sales, 9000<br>Credit: Bank, 7400<br>Credit: Sales returns, 300<br>Credit: Balance c/d, 2500<br>Debit: Balance b/d, 2500',
  )
})

const changed = (name: string, change: Partial<LedgerEntry>): LedgerPart =>
  ledger({ entries: ENTRIES.map(entry => (entry.name === name ? { ...entry, ...change } : entry)) })

it.each<[string, LedgerPart, RegExp | null]>([
  ['as it should be', ledger(), null],
  ['picked, as it should be', PICKED, null],
  ['no entries', ledger({ entries: [], given: [] }), /without entries/],
  ['marks that do not add up', ledger({ marks: 4 }), /5 marked entries for 4 marks/],
  ['a scheme of another length', ledger({ scheme: [] }), /not one point for each/],
  ['two names alike', changed('bank', { name: 'sales' }), /share a name/],
  ['a name with capitals', changed('bank', { name: 'The Bank' }), /not in kebab-case/],
  ['an amount below nought', changed('bank', { amount: -7400 }), /no sum of money/],
  ['parts of a cent', changed('bank', { amount: 7400.001 }), /no sum of money/],
  [
    'an account that does not balance',
    changed('sales', { amount: 9001 }),
    /does not balance: 10201 debit, 10200 credit/,
  ],
  ['a balance on the wrong side', changed('brought', { side: 'credit' }), /not the balance carried down/],
  ['another balance', changed('brought', { amount: 2400 }), /not the balance carried down/],
  [
    'nothing was carried down',
    ledger({ entries: ENTRIES.filter(({ name }) => name !== 'carried') }),
    /was not carried down/,
  ],
  ['two closing balances', changed('returns', { balance: 'carried down' }), /more than one closing balance/],
  [
    'a formula for the balance',
    changed('carried', { follow: { from: [], formula: '2500' } }),
    /needs no formula/,
  ],
  ['few lines', ledger({ lines: 4 }), /tell how many entries/],
  ['many lines', ledger({ lines: 21 }), /more than 20 lines/],
  ['an empty narrative', changed('bank', { narrative: '' }), /narrative is empty/],
  [
    'a narrative that cannot be typed',
    changed('bank', { narrative: 'bank '.repeat(20) }),
    /longer than can be typed/,
  ],
  ['narratives read as one', changed('bank', { narrative: 'Sale' }), /read as one/],
  ['some dates', changed('bank', { date: '1 January' }), /others have none/],
  ['no date', ledger({ entries: ENTRIES.map(entry => ({ ...entry, date: 'soon' })) }), /"soon" is no date/],
  [
    'a narrative that is not in the list',
    ledger({ ...PICKED, narratives: ['Sales', 'Cash', 'Rent'] }),
    /"Bank" is not among/,
  ],
  [
    'a list that tells the answer',
    ledger({ ...PICKED, narratives: PICKED.narratives?.slice(0, 6) }),
    /tells the answer/,
  ],
  [
    'a list with a name twice',
    ledger({ ...PICKED, narratives: [...(PICKED.narratives ?? []), 'Sales'] }),
    /narratives coincide/,
  ],
  [
    'names of what is picked',
    ledger({ narratives: PICKED.narratives }),
    /other names of them cannot be typed/,
  ],
])('a fault for every way to write it wrongly: %s', (_, part, fault) => {
  const faults = [...partFaults(part), ...(fault === null ? keyFaults(part) : [])].join('; ')
  if (fault === null) expect(faults).toBe('')
  else expect(faults).toMatch(fault)
})

it('whatever is typed is marked, within its marks', () => {
  const text = fc.oneof(
    typedText(30),
    fc.constantFrom('Sales', 'Bank', 'Balance c/d', '9000', '7,400', '1/1', 'total'),
  )
  const rows = fc.array(fc.record({ date: text, narrative: text, amount: text }), { maxLength: 20 })
  fc.assert(
    fc.property(fc.constantFrom(ledger(), PICKED), rows, rows, (part, debit, credit) => {
      const marking = markPart(part, { kind: 'ledger', debit, credit }, ALONE)
      expect(marking.earned).toBeGreaterThanOrEqual(0)
      expect(marking.earned).toBeLessThanOrEqual(part.marks)
    }),
  )
})
