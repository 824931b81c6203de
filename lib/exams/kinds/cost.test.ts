import { fc, runs, typedText } from '@/lib/testing/properties'
import { ANSWER_LIMITS, type Answer } from '../answers'
import { account, closing, entry } from '../authoring/accounts'
import { words } from '../authoring/words'
import type { Part, TablePart } from '../question'
import { markPart } from './registry'
import { ALONE } from './rules'

const FACTS = {
  label: 'a',
  prompt: 'State two of the structures of this cell.',
  command: 'State',
  subtopic: '1.1',
  objective: 'AO1',
  solution: '',
} as const

const STRUCTURES = words({
  ...FACTS,
  subject: 'igcse/biology',
  asked: 2,
  answers: ['ribosome', 'mitochondrion', 'cell membrane', 'large permanent vacuole'].map(text => ({ text })),
})

const SALES = [
  'Sales',
  'Bank',
  'Sales returns',
  'Discount allowed',
  'Irrecoverable debts',
  'Contra',
  'Interest',
]
const ACCOUNT = account({
  ...FACTS,
  account: 'Sales ledger control account',
  entries: [
    ...SALES.map((name, at) => entry(at % 2 === 0 ? 'debit' : 'credit', name, 100 + at)),
    ...closing('credit', 100),
  ],
})

const TABLE: TablePart = {
  ...FACTS,
  kind: 'table',
  marks: 4,
  head: ['', 'answer'],
  rows: [
    [{ text: 'word' }, { blank: 'w', answer: 'endothermic reaction', mode: 'words', marks: 1 }],
    [{ text: 'number' }, { blank: 'n', answer: 12.5, unit: 'cm', marks: 1 }],
    [{ text: 'formula' }, { blank: 'f', answer: 'SO_{4}^{2-}', mode: 'formula', marks: 1 }],
    [{ text: 'genotype' }, { blank: 'g', answer: 'Tt', mode: 'exact', marks: 1 }],
  ],
  scheme: ['w', 'n', 'f', 'g'].map(text => ({ code: 'B1', text })),
}

/** Every field of the part holds the text, as long as it may be. */
function filled(part: Part, text: string): Answer {
  const most = (limit: number) => text.repeat(Math.ceil(limit / Math.max(1, text.length))).slice(0, limit)
  if (part.kind === 'words')
    return {
      kind: 'words',
      texts: Array.from({ length: 20 }, (_, at) => `${at}${most(ANSWER_LIMITS.words - 2)}`),
    }
  if (part.kind === 'table')
    return { kind: 'table', cells: Object.fromEntries(['w', 'n', 'f', 'g'].map(name => [name, most(60)])) }
  const rows = Array.from({ length: 20 }, (_, at) => ({
    date: most(ANSWER_LIMITS.date),
    narrative: `${at}${most(ANSWER_LIMITS.narrative - 2)}`,
    amount: most(ANSWER_LIMITS.amount),
  }))
  return { kind: 'ledger', debit: rows, credit: rows }
}

/** Far above what marking takes (a few milliseconds at worst), far below what one student may cost the others. */
const CPU_MAX_MS = 400

function costs(part: Part, text: string): number {
  const before = process.cpuUsage()
  const { earned } = markPart(part, filled(part, text), ALONE)
  const { user, system } = process.cpuUsage(before)
  expect(earned).toBeGreaterThanOrEqual(0)
  expect(earned).toBeLessThanOrEqual(part.marks)
  return (user + system) / 1000
}

const PARTS = [STRUCTURES, ACCOUNT, TABLE]

it.each(
  [
    'a,',
    '(a)',
    '(',
    '((',
    'not a ',
    'a or b and ',
    'ribosom ',
    'mitocondri',
    ' ',
    ' x',
    '1 ',
    '1,',
    '^',
    '^{',
    '_{2}',
  ].concat(['=', 'a=', '+', '-', '/', 'Irrecoverabel dets ', '₂⁺', 'aaab', '.', '\n', '"']),
)('%j again and again costs a bounded time', text => {
  for (const part of PARTS) expect(costs(part, text)).toBeLessThan(CPU_MAX_MS)
})

it('so does whatever may be typed, and nothing throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PARTS), typedText(40), (part, text) => {
      expect(costs(part, text)).toBeLessThan(CPU_MAX_MS)
    }),
    { numRuns: runs(60) },
  )
})
