import type { AnswerOf, LedgerRow } from '../answers'
import { cellAmount } from '../marking/cell-number'
import { judgePhrase, type ReadKey, readKey } from '../marking/words'
import type { LedgerEntry, LedgerPart, LedgerSide } from '../question'

/** The lines that a student wrote in an account, and which of its entries each one is meant for. */

type Ledger = AnswerOf<'ledger'>

export type Row = {
  side: LedgerSide
  /** From 0, as it stands on its side. */
  line: number
  date: string
  narrative: string
  /** As typed, and as it was read; null for what is no amount. */
  typed: string
  amount: number | null
}

export const SIDES = ['debit', 'credit'] as const

const CURRENCY = '$'
/** More than the field offers; what lies beyond is not read. */
const ROWS_MAX = 40
const TOTAL = /^\s*(?:sub-?)?totals?\s*$/i

export function amountOf(typed: string): number | null {
  return typed.trim() === '' ? null : cellAmount(typed, { answer: 0, unit: CURRENCY, own: '', others: [] })
}

/** Totals that are called so are left out: they are no entries. */
export function rowsOf(answer: Ledger): Row[] {
  return SIDES.flatMap(side =>
    answer[side].slice(0, ROWS_MAX).flatMap(({ date, narrative, amount }: LedgerRow, line) => {
      const isBlank = [date, narrative, amount].every(text => text.trim() === '')
      return isBlank || TOTAL.test(narrative)
        ? []
        : [{ side, line, date, narrative, typed: amount, amount: amountOf(amount) }]
    }),
  )
}

const BALANCES: Record<NonNullable<LedgerEntry['balance']>, readonly string[]> = {
  'carried down': [
    'balance c/d',
    'bal c/d',
    'c/d',
    'balance carried down',
    'carried down',
    'balance c/f',
    'balance carried forward',
    'closing balance',
  ],
  'brought down': [
    'balance b/d',
    'bal b/d',
    'b/d',
    'balance brought down',
    'brought down',
    'balance b/f',
    'balance brought forward',
    'opening balance',
  ],
}

/** Names that an entry goes by. */
export function namesOf({ narrative, accept = [], balance }: LedgerEntry): string[] {
  return [narrative, ...accept, ...(balance ? BALANCES[balance] : [])]
}

/** Reads each narrative once: an account asks of every line whether it is this entry or that. */
const keys = new WeakMap<LedgerPart, Map<LedgerEntry, ReadKey>>()

function keyOf(part: LedgerPart, entry: LedgerEntry): ReadKey {
  const known = keys.get(part) ?? new Map<LedgerEntry, ReadKey>()
  keys.set(part, known)
  const confusable = part.entries.flatMap(each => (each.narrative === entry.narrative ? [] : each.narrative))
  const key = known.get(entry) ?? readKey({ accept: namesOf(entry), confusable })
  known.set(entry, key)
  return key
}

export function isNarrative(part: LedgerPart, entry: LedgerEntry, typed: string): boolean {
  return part.narratives ? typed === entry.narrative : judgePhrase(typed, keyOf(part, entry)).is === 'right'
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Month and day as one number; null for what is no date. Years are passed over; 3/1 is 3 January. */
export function dayOf(date: string): number | null {
  const text = date.toLowerCase()
  const month = MONTHS.findIndex(each => text.includes(each)) + 1
  const numbers = (text.replace(/\d{4}/g, ' ').match(/\d{1,2}/g) ?? []).map(Number)
  const isYearFirst = /^\s*\d{4}/.test(text)
  const [day, second] = isYearFirst && month === 0 ? [numbers[1], numbers[0]] : numbers
  const inYear = month > 0 ? month : second
  if (day === undefined || inYear === undefined || day < 1 || day > 31 || inYear < 1 || inYear > 12)
    return null
  return inYear * 32 + day
}

export function isDate(entry: LedgerEntry, typed: string): boolean {
  return entry.date === undefined || dayOf(entry.date) === dayOf(typed)
}

const CENT = 0.005

export const isAmount = (amount: number | null, wanted: number | null): boolean =>
  amount !== null && wanted !== null && Math.abs(amount - wanted) <= CENT + 1e-9

/** How well a line fits an entry; 0 where it is meant for another. The narrative tells most. */
function closeness(part: LedgerPart, row: Row, entry: LedgerEntry): number {
  const [name, amount, side, date] = [
    isNarrative(part, entry, row.narrative),
    isAmount(row.amount, entry.amount),
    row.side === entry.side,
    isDate(entry, row.date),
  ]
  if (!name && !(amount && side)) return 0
  return (name ? 8 : 0) + (amount ? 4 : 0) + (side ? 2 : 0) + (date ? 1 : 0)
}

/** Which line is meant for which entry, the best fits first; each line for one entry at most. */
export function matchedRows(part: LedgerPart, rows: readonly Row[]): Map<LedgerEntry, Row> {
  const fits = part.entries
    .flatMap(entry => rows.map(row => ({ entry, row, close: closeness(part, row, entry) })))
    .filter(each => each.close > 0)
    .sort((one, other) => other.close - one.close)
  const matched = new Map<LedgerEntry, Row>()
  const used = new Set<Row>()
  for (const { entry, row } of fits) {
    if (matched.has(entry) || used.has(row)) continue
    matched.set(entry, row)
    used.add(row)
  }
  return matched
}

/** The amount that the student wrote for an entry. */
export function entryAmount(part: LedgerPart, answer: Ledger, entry: LedgerEntry): number | null {
  return matchedRows(part, rowsOf(answer)).get(entry)?.amount ?? null
}

/** The side that is short and by how much, reckoned from what is printed and the student's own entries. */
export function ownBalance(part: LedgerPart, rows: readonly Row[], matched: ReadonlyMap<LedgerEntry, Row>) {
  const closing = new Set([...matched].filter(([{ balance }]) => balance !== undefined).map(([, row]) => row))
  const sum = (side: LedgerSide) =>
    part.given.reduce((all, each) => all + (each.side === side ? each.amount : 0), 0) +
    rows.reduce((all, row) => all + (row.side === side && !closing.has(row) ? (row.amount ?? 0) : 0), 0)
  const short = sum('debit') - sum('credit')
  return { side: short < 0 ? ('debit' as const) : ('credit' as const), amount: Math.abs(short) }
}
