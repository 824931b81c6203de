import { line, type Shape, text } from '@/lib/figures/shapes'

/** One entry: date, details and amount; `null` is a gap for a student to fill in. */
export type Entry = readonly [date: string, details: string, amount: number | null]

/** 12 500 in accounts is 12 500; a loss is (500). A gap is a line to write on. */
export function money(amount: number | null): string {
  if (amount === null) return '………'
  const digits = Math.abs(Math.round(amount))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')
  return amount < 0 ? `(${digits})` : digits
}

/** Height of a line of an account. */
export const ROW = 18
const end = { anchor: 'end', cls: 's' } as const
const small = { cls: 's' } as const

function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, [, , amount]) => total + (amount ?? 0), 0)
}

/** The balancing figure: what the smaller side lacks, and which side it is on. */
export function balanceOf(
  debit: readonly Entry[],
  credit: readonly Entry[],
): { side: 'debit' | 'credit'; amount: number } {
  const [d, c] = [sum(debit), sum(credit)]
  return d >= c ? { side: 'debit', amount: d - c } : { side: 'credit', amount: c - d }
}

/** A single rule above a total and a double one below it. */
function totalRules(left: number, right: number, y: number): Shape {
  return (
    line(left, y - 13, right, y - 13, 'l thin') +
    line(left, y + 4, right, y + 4, 'l thin') +
    line(left, y + 7, right, y + 7, 'l thin')
  )
}

export type TAccount = {
  title: string
  debit: readonly Entry[]
  credit: readonly Entry[]
  currency?: string
  /** dates of the balance carried and brought down; without, the account is not balanced */
  closing?: { carried: string; brought: string }
  y?: number
  /** leaves the balances for the student */
  blankBalance?: boolean
}

/** A T-account, balanced by the kit: balance c/d on the smaller side, totals, balance b/d below. */
export function tAccount(account: TAccount): { shape: Shape; height: number } {
  const { title, currency = '$', closing, y = 6, blankBalance = false } = account
  const { side, amount } = balanceOf(account.debit, account.credit)
  const carried: Entry | null =
    closing && amount > 0 ? [closing.carried, 'Balance c/d', blankBalance ? null : amount] : null
  const debit = [...account.debit, ...(carried && side === 'credit' ? [carried] : [])]
  const credit = [...account.credit, ...(carried && side === 'debit' ? [carried] : [])]
  const rows = Math.max(debit.length, credit.length)
  const top = y + 26
  const first = top + 36
  const total = Math.max(sum(account.debit), sum(account.credit))
  const foot = first + rows * ROW
  const column = (entries: readonly Entry[], left: number): Shape =>
    text(left, top + 16, 'Date', small) +
    text(left + 48, top + 16, 'Details', small) +
    text(left + 168, top + 16, currency, end) +
    entries
      .map(([date, details, value], at) => {
        const at2 = first + at * ROW
        return (
          text(left, at2, date, small) +
          text(left + 48, at2, details, small) +
          text(left + 168, at2, money(value), end)
        )
      })
      .join('')
  const balanced = closing !== undefined
  const broughtLeft = side === 'debit' ? 8 : 186
  return {
    shape:
      text(180, y + 14, title, { anchor: 'middle', cls: 'b' }) +
      text(8, y + 14, 'Dr', small) +
      text(352, y + 14, 'Cr', end) +
      line(6, top, 354, top, 'l') +
      line(180, top, 180, balanced ? foot + 34 : foot, 'l') +
      column(debit, 8) +
      column(credit, 186) +
      (balanced
        ? [8, 186]
            .map(
              left =>
                text(left + 168, foot + 2, blankBalance ? money(null) : money(total), end) +
                totalRules(left + 118, left + 168, foot + 2),
            )
            .join('') +
          (amount > 0 && !blankBalance
            ? text(broughtLeft, foot + 28, closing.brought, small) +
              text(broughtLeft + 48, foot + 28, 'Balance b/d', small) +
              text(broughtLeft + 168, foot + 28, money(amount), end)
            : '')
        : ''),
    height: (balanced ? foot + 34 : foot) + 8,
  }
}

/** A line of a running-balance ledger: a debit or a credit. */
export type Posting = readonly [date: string, details: string, debit: number | null, credit: number | null]

/** A ledger account with a running balance, Dr or Cr after each line, computed from the postings. */
export function runningLedger(options: {
  title: string
  postings: readonly Posting[]
  currency?: string
  y?: number
  blankBalances?: boolean
}): { shape: Shape; height: number; balances: readonly number[] } {
  const { title, postings, currency = '$', y = 6, blankBalances = false } = options
  const columns = [222, 286, 352]
  let balance = 0
  const balances = postings.map(([, , debit, credit]) => {
    balance += (debit ?? 0) - (credit ?? 0)
    return balance
  })
  const top = y + 26
  const rows = postings.map(([date, details, debit, credit], at) => {
    const py = top + 40 + at * ROW
    const now = balances[at] ?? 0
    const side = now === 0 ? '' : now > 0 ? ' Dr' : ' Cr'
    const shown = blankBalances ? '………' : `${money(Math.abs(now))}${side}`
    return (
      text(8, py, date, small) +
      text(58, py, details, small) +
      (debit === null ? '' : text(columns[0] ?? 0, py, money(debit), end)) +
      (credit === null ? '' : text(columns[1] ?? 0, py, money(credit), end)) +
      text(columns[2] ?? 0, py, shown, end)
    )
  })
  const foot = top + 30 + postings.length * ROW + 4
  return {
    shape:
      text(180, y + 14, title, { anchor: 'middle', cls: 'b' }) +
      line(6, top, 354, top) +
      text(8, top + 16, 'Date', small) +
      text(58, top + 16, 'Details', small) +
      ['Debit', 'Credit', 'Balance']
        .map((name, at) => text(columns[at] ?? 0, top + 16, `${name} ${currency}`, end))
        .join('') +
      line(6, top + 23, 354, top + 23, 'l thin') +
      rows.join('') +
      line(6, foot, 354, foot, 'l thin'),
    height: foot + 10,
    balances,
  }
}

export type CashEntry = readonly [date: string, details: string, ...amounts: (number | null)[]]

/**
 * A cash book: receipts above, payments below, so that three columns keep their size on a phone.
 * Columns whose names are in `balanced` (cash, bank) are balanced; a discount column is only totalled.
 */
export function cashBook(options: {
  title?: string
  columns: readonly string[]
  receipts: readonly CashEntry[]
  payments: readonly CashEntry[]
  closing: string
  y?: number
  balanced?: readonly string[]
}): { shape: Shape; height: number; balances: readonly number[] } {
  const { title = 'Cash book', columns, receipts, payments, closing, y = 6 } = options
  const balanced = options.balanced ?? columns.filter(name => !name.toLowerCase().startsWith('discount'))
  const step = columns.length > 2 ? 62 : 78
  const place = (at: number) => 352 - (columns.length - 1 - at) * step
  const totals = (entries: readonly CashEntry[]) =>
    columns.map((_, at) => entries.reduce((total, entry) => total + (Number(entry[at + 2]) || 0), 0))
  const [into, out] = [totals(receipts), totals(payments)]
  const balances = columns.map((name, at) => (balanced.includes(name) ? (into[at] ?? 0) - (out[at] ?? 0) : 0))
  // A debit balance is carried down among the payments, an overdraft among the receipts.
  const carried = (sign: 1 | -1): CashEntry[] =>
    balances.some(each => each * sign > 0)
      ? [[closing, 'Balance c/d', ...balances.map(each => (each * sign > 0 ? each * sign : null))]]
      : []
  const part = (entries: readonly CashEntry[], top: number, side: string): Shape => {
    const sums = totals(entries)
    const foot = top + 40 + entries.length * ROW
    return (
      text(8, top + 16, side, { cls: 'b' }) +
      columns.map((name, at) => text(place(at), top + 16, name, end)).join('') +
      line(6, top + 23, 354, top + 23, 'l thin') +
      entries
        .map(([date, details, ...amounts], row) => {
          const py = top + 40 + row * ROW
          return (
            text(8, py, date, small) +
            text(58, py, details, small) +
            amounts
              .map((amount, at) => (amount === null ? '' : text(place(at), py, money(amount), end)))
              .join('')
          )
        })
        .join('') +
      sums
        .map(
          (total, at) =>
            text(place(at), foot + 2, money(total), end) + totalRules(place(at) - 48, place(at), foot + 2),
        )
        .join('')
    )
  }
  const [debit, credit] = [
    [...receipts, ...carried(-1)],
    [...payments, ...carried(1)],
  ]
  const top = y + 22
  const second = top + 40 + debit.length * ROW + 22
  const height = second + 40 + credit.length * ROW + 18
  return {
    shape:
      text(180, y + 14, title, { anchor: 'middle', cls: 'b' }) +
      line(6, top, 354, top) +
      part(debit, top, 'Dr  Receipts') +
      part(credit, second, 'Cr  Payments'),
    height,
    balances,
  }
}
