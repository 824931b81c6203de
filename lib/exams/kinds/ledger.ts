import type { AnswerOf } from '../answers'
import { plain } from '../format'
import type { EntryVerdict, Marking } from '../marking/verdict'
import { inlineHtml } from '../prose'
import type { LedgerEntry, LedgerPart } from '../question'
import { ledgerFaults } from './ledger-faults'
import {
  dayOf,
  isAmount,
  isDate,
  isNarrative,
  matchedRows,
  ownBalance,
  type Row,
  rowsOf,
  SIDES,
} from './ledger-rows'
import { longestRise } from './longest-rise'
import { followed } from './own-figures'
import { type KindRules, type MarkContext, noMarks } from './rules'

type Ledger = AnswerOf<'ledger'>

const SIDE_NAMES = { debit: 'Debit', credit: 'Credit' } as const

/** "Debit: 1 January, Sales, 400" */
function entryText({ side, date, narrative, amount }: LedgerEntry): string {
  return `${SIDE_NAMES[side]}: ${[date, narrative, plain(amount)].filter(Boolean).join(', ')}`
}

type Judged = { verdict: 'right' | 'own' | 'wrong'; remark: string | null }

type Account = {
  part: LedgerPart
  rows: Row[]
  matched: Map<LedgerEntry, Row>
  /** What an entry may be as well, by the student's own figures: amount, and side where that turns too. */
  own: (entry: LedgerEntry) => { amount: number | null; side: LedgerEntry['side'] }
}

function accountOf(part: LedgerPart, answer: Ledger, context: MarkContext): Account {
  const all = rowsOf(answer)
  const matched = matchedRows(part, all)
  const meant = new Set(matched.values())
  // An amount alone that no entry fits is a total.
  const rows = all.filter(row => row.narrative.trim() !== '' || meant.has(row))
  const balance = ownBalance(part, rows, matched)
  const opposite = balance.side === 'debit' ? 'credit' : 'debit'
  const own = (entry: LedgerEntry) => {
    if (entry.balance === 'carried down') return { amount: balance.amount, side: balance.side }
    if (entry.balance === 'brought down') return { amount: balance.amount, side: opposite } as const
    return { amount: followed(entry.follow, { part, answer, context }), side: entry.side }
  }
  return { part, rows, matched, own }
}

/** All of narrative, side, amount and date must be right, the amount by the student's own figures at least. */
function judge(entry: LedgerEntry, row: Row, account: Account): Judged {
  const own = account.own(entry)
  const isRight = isAmount(row.amount, entry.amount) && row.side === entry.side
  const isOwn = isAmount(row.amount, own.amount) && row.side === own.side && own.amount !== 0
  const faults = [
    ...(isNarrative(account.part, entry, row.narrative)
      ? []
      : [`the narrative should be “${entry.narrative}”`]),
    ...(row.side === entry.side || isOwn ? [] : [`it belongs on the ${entry.side} side`]),
    ...(isAmount(row.amount, entry.amount) || isOwn ? [] : [`the amount should be ${plain(entry.amount)}`]),
    ...(isDate(entry, row.date) ? [] : [`the date should be ${entry.date}`]),
  ]
  if (faults.length > 0) return { verdict: 'wrong', remark: sentence(faults) }
  return isRight
    ? { verdict: 'right', remark: null }
    : { verdict: 'own', remark: 'Right by your own figures.' }
}

function sentence(faults: readonly string[]): string {
  const text = faults.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Lines that repeat an entry: to enter it on both sides is to enter it on neither. */
function repeated({ part, rows, matched }: Account): Map<Row, LedgerEntry> {
  const used = new Set(matched.values())
  return new Map(
    rows.flatMap(row => {
      if (used.has(row)) return []
      const entry = part.entries.findLast(each => matched.has(each) && isNarrative(part, each, row.narrative))
      return entry ? [[row, entry] as const] : []
    }),
  )
}

/** Where dates are given, the entries of a side stand in their order. The lines that do not. */
function outOfOrder({ part, matched }: Account): Set<Row> {
  const days = [...new Set(part.entries.map(({ date }) => dayOf(date ?? '')))]
  const late = SIDES.flatMap(side => {
    const placed = [...matched]
      .filter(([entry, row]) => entry.date !== undefined && row.side === side)
      .sort(([, one], [, other]) => one.line - other.line)
    const places = placed.map(([{ date }], at) => days.indexOf(dayOf(date ?? '')) * 1000 + at)
    const inOrder = longestRise(places)
    return placed.filter((_, at) => !inOrder.has(at)).map(([, row]) => row)
  })
  return new Set(late)
}

function markLedger(part: LedgerPart, answer: Ledger, context: MarkContext): Marking {
  const account = accountOf(part, answer, context)
  const again = repeated(account)
  const twice = new Set(again.values())
  const late = outOfOrder(account)
  const judged = new Map<LedgerEntry, Judged>()
  for (const [entry, row] of account.matched) {
    const all = judge(entry, row, account)
    const fault = twice.has(entry)
      ? 'It is entered more than once.'
      : late.has(row)
        ? 'It is not in the order of dates.'
        : null
    judged.set(entry, fault && all.verdict !== 'wrong' ? { verdict: 'wrong', remark: fault } : all)
  }
  const verdicts = part.entries.filter(({ marks }) => marks === 1).map(entry => judged.get(entry)?.verdict)
  const points = verdicts.map(verdict => verdict === 'right' || verdict === 'own')
  const earned = points.filter(Boolean).length
  const entries = reviewed(account, judged, again)
  if (earned === 0) return { ...noMarks(part), entries }
  return {
    state: 'marked',
    earned,
    available: part.marks,
    verdict: earned < part.marks ? 'partly' : verdicts.includes('own') ? 'rightFollowThrough' : 'right',
    points: part.scheme.map((_, at) => points[at] ?? false),
    error: null,
    readAs: null,
    entries,
  }
}

function reviewed(
  { part, rows, matched }: Account,
  judged: ReadonlyMap<LedgerEntry, Judged>,
  again: ReadonlyMap<Row, LedgerEntry>,
): EntryVerdict[] {
  const entryOf = new Map([...matched].map(([entry, row]) => [row, entry]))
  const given = rows.map((row): EntryVerdict => {
    const entry = entryOf.get(row)
    const { verdict, remark } = (entry && judged.get(entry)) ?? {
      verdict: 'wrong',
      remark: again.has(row) ? 'It is entered more than once.' : 'No entry of this account.',
    }
    return {
      what: `${SIDE_NAMES[row.side]}, line ${row.line + 1}`,
      yours: [row.date, row.narrative, row.typed]
        .map(each => each.trim())
        .filter(Boolean)
        .join(', '),
      right: entry ? entryText(entry) : '',
      verdict,
      remark,
    }
  })
  const missing = part.entries
    .filter(entry => !matched.has(entry))
    .map(
      (entry): EntryVerdict => ({
        what: 'Missing',
        yours: '',
        right: entryText(entry),
        verdict: 'missing',
        remark: null,
      }),
    )
  return [...given, ...missing]
}

export const ledgerRules: KindRules<'ledger'> = {
  toPublic: part => ({
    kind: 'ledger',
    account: inlineHtml(part.account),
    currency: '$',
    lines: part.lines,
    dated: part.entries.some(({ date }) => date !== undefined),
    given: part.given.map(({ side, date = '', narrative, amount }) => ({
      side,
      date,
      narrative,
      amount: plain(amount),
    })),
    // By the alphabet: any other order might tell which belong to the account.
    narratives: part.narratives ? [...part.narratives].sort((one, other) => one.localeCompare(other)) : null,
  }),
  mark: markLedger,
  explain: part => ({
    answer: part.entries.map(entry => inlineHtml(escaped(entryText(entry)))).join('<br>'),
    errors: null,
    keyed: null,
    scales: null,
  }),
  faults: ledgerFaults,
}

/** Narratives are plain text: a dollar in one opens no formula. */
const escaped = (text: string) => text.replaceAll('$', '\\$')
