import { plain } from '../format'
import type {
  CellFollow,
  FollowSource,
  LedgerEntry,
  LedgerPart,
  LedgerSide,
  TableCell,
  TablePart,
} from '../question'
import { type Loose, part } from './ask'
import { b1 } from './marks'

/** What authors of accounting write with beside authoring.ts: ledgers and statements whose scheme follows from cells. */

/** An amount that the student enters; `why` is what the scheme says of it. */
export type Asked = { name: string; answer: number; why: string; marks: 0 | 1; follow?: CellFollow }
/** Text, an amount that is shown, or a blank. */
export type Cell = string | number | Asked

/** A blank that carries a mark. */
export const blank = (name: string, answer: number, why = `${name}: ${plain(answer)}`): Asked => ({
  name,
  answer,
  why,
  marks: 1,
})

/** A blank without a mark of its own. */
export const fill = (name: string, answer: number): Asked => ({ ...blank(name, answer), marks: 0 })

/** A cell of an earlier part by its name; without a cell, the earlier part's number. */
export const inPart = (part: string, cell?: string): FollowSource =>
  cell === undefined ? { part } : { part, cell: nameOf(cell) }

/**
 * The own-figure rule: the blank is right as well where it follows from the student's own figures. `sources` are the
 * names of blanks of this table, or `inPart(…)`; in the formula they are a, b, c … in their order.
 */
export function own(asked: Asked, formula: string, ...sources: (string | FollowSource)[]): Asked {
  const from = sources.map(source => (typeof source === 'string' ? { cell: nameOf(source) } : source))
  return { ...asked, why: asked.marks === 1 ? `${asked.why} (OF)` : asked.why, follow: { from, formula } }
}

function nameOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

type Statement = Omit<Loose<TablePart>, 'rows' | 'scheme'> & { rows: Cell[][] }

/** A table part whose marks and scheme follow from its marked cells. */
export function statement({ rows, ...facts }: Statement): TablePart {
  const marked = rows.flat().filter((cell): cell is Asked => typeof cell === 'object' && cell.marks === 1)
  return part<TablePart>('table', {
    ...facts,
    scheme: b1(...marked.map(({ why }) => why)),
    rows: rows.map(row => row.map(cellOf)),
  })
}

function cellOf(cell: Cell): TableCell {
  if (typeof cell === 'string') return { text: cell }
  if (typeof cell === 'number') return { text: plain(cell) }
  const { name, answer, marks, follow } = cell
  return { blank: nameOf(name), answer, marks, width: 'number', ...(follow && { follow }) }
}

/** Heads of a ledger account in two sides. */
export const LEDGER = ['Debit', '\\$', 'Credit', '\\$']

/** An entry that the student makes; `more` may hold `accept`, `date`, `marks: 0`, `follow`. */
export function entry(
  side: LedgerSide,
  narrative: string,
  amount: number,
  more: Partial<Omit<LedgerEntry, 'side' | 'narrative' | 'amount'>> = {},
): LedgerEntry {
  return { name: nameOf(`${side} ${narrative}`), side, narrative, amount, marks: 1, ...more }
}

/** The closing balance: `side` is where it is carried down; it is brought down on the other. */
export function closing(
  side: LedgerSide,
  amount: number,
  dates: readonly [string?, string?] = [],
): LedgerEntry[] {
  const other = side === 'debit' ? 'credit' : 'debit'
  const [down, brought] = dates
  return [
    entry(side, 'Balance c/d', amount, {
      name: 'balance-c-d',
      balance: 'carried down',
      ...(down && { date: down }),
    }),
    entry(other, 'Balance b/d', amount, {
      name: 'balance-b-d',
      balance: 'brought down',
      ...(brought && { date: brought }),
    }),
  ]
}

type Account = Omit<Loose<LedgerPart>, 'scheme' | 'lines' | 'given'> &
  Partial<Pick<LedgerPart, 'lines' | 'given'>>

/** Lines beyond the longer side, so that their number tells nothing. */
const LINES_MORE = 3

/** An account whose marks, scheme and lines follow from its entries. */
export function account({ entries, given = [], ...facts }: Account): LedgerPart {
  const marked = entries.filter(({ marks }) => marks === 1)
  const onSide = (side: LedgerSide) => entries.filter(each => each.side === side).length
  return part<LedgerPart>('ledger', {
    lines: Math.max(onSide('debit'), onSide('credit')) + LINES_MORE,
    ...facts,
    entries,
    given,
    scheme: b1(...marked.map(schemeText)),
  })
}

function schemeText({ side, narrative, amount, follow, balance }: LedgerEntry): string {
  return `${side}: ${narrative.replaceAll('$', '\\$')} ${plain(amount)}${follow || balance ? ' (OF)' : ''}`
}
