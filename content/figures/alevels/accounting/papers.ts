import { type Entry, money, tAccount } from '@/lib/figures/accounting/accounts'
import { type Figure, figure } from '@/lib/figures/figure'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'

const ROW = 18

/** The name of a column and where it stands: a negative place is the right edge of a column of numbers. */
export type Column = readonly [name: string, x: number]

export type Paper = {
  name: string
  title: string
  /** what is printed at the head of the paper */
  heading: string
  columns: readonly Column[]
  /** a line for each row, its cells between `|`; a row that begins with `=` is a total, with `*` a heading */
  rows: string
  /** printed below the table */
  below?: string
}

const cellsOf = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map(row => {
      const kind = /^\s*([=*])/.exec(row)?.[1] ?? ''
      const cells = row
        .trim()
        .slice(kind.length)
        .split('|')
        .map(cell => cell.trim())
      return { kind, cells }
    })

function read({ title, heading, columns, rows, below }: Paper): string {
  const said = cellsOf(rows).map(({ cells }) =>
    cells
      .flatMap((cell, at) => {
        const [name = ''] = columns[at] ?? []
        return cell === '' ? [] : [at === 0 || name === '' ? cell : `${name} ${cell}`]
      })
      .join(', '),
  )
  const head = columns.flatMap(([name]) => (name === '' ? [] : [name])).join(', ')
  const foot = below ? ` Below: ${below.replaceAll('\n', ' ')}` : ''
  return `${title}. Heading: ${heading.replaceAll('\n', ', ')}. Columns: ${head}. Rows: ${said.join('; ')}.${foot}`
}

/** A document of a business: a bank statement, an invoice, a list, a page of a register. It says itself what it shows. */
export function paper(facts: Paper): Figure {
  const { name, title, heading, columns, rows, below = '' } = facts
  const titles = heading.split('\n')
  const top = 12 + titles.length * 16
  const cell = (content: string, at: number, y: number, cls: string): Shape => {
    const [, x] = columns[at] ?? ['', 14]
    return text(Math.abs(x), y, content, { anchor: x < 0 ? 'end' : 'start', cls })
  }
  const drawn = cellsOf(rows)
  const body = drawn.map(({ kind, cells }, row) => {
    const y = top + 42 + row * ROW
    const rules = columns
      .filter(([, x], at) => kind === '=' && x < 0 && (cells[at] ?? '') !== '')
      .map(([, x]) => line(-x - 57, y - 13, -x, y - 13, 'l thin') + line(-x - 57, y + 4, -x, y + 4, 'l thin'))
    return (
      cells.map((each, at) => (each === '' ? '' : cell(each, at, y, kind ? 's b' : 's'))).join('') +
      rules.join('')
    )
  })
  const foot = top + 42 + drawn.length * ROW
  const notes = below === '' ? [] : below.split('\n')
  const height = foot + notes.length * 16 + (notes.length > 0 ? 4 : 0) - 4
  return figure(
    { name, title, description: read(facts), height: height + 4 },
    rect(4, 2, 352, height - 2, 'l thin sheet'),
    titles
      .map((each, at) => text(180, 20 + at * 16, each, { anchor: 'middle', cls: at === 0 ? 'b' : 's' }))
      .join(''),
    columns.map(([each], at) => cell(each, at, top + 20, 's')).join(''),
    line(8, top + 26, 352, top + 26, 'l thin'),
    body.join(''),
    notes.map((each, at) => text(14, foot + 4 + at * 16, each, { cls: 's' })).join(''),
  )
}

/** Two columns of amounts at the right of a list. */
export const TWO: readonly Column[] = [
  ['', 14],
  ['Dr $', -276],
  ['Cr $', -346],
]

const entries = (rows: string): Entry[] =>
  rows
    .trim()
    .split('\n')
    .filter(row => row !== '')
    .map(row => {
      const [date = '', details = '', amount = ''] = row.split('|').map(cell => cell.trim())
      return [date, details, amount === '?' ? null : Number(amount.replaceAll(' ', ''))]
    })

const told = (side: readonly Entry[]): string =>
  side
    .map(([date, details, amount]) => `${date} ${details} ${amount === null ? 'left blank' : money(amount)}`)
    .join('; ')

/** A T-account that is not balanced; an amount `?` is left blank. A line for each entry: date | details | amount. */
export function ledger(name: string, title: string, account: string, debit: string, credit: string): Figure {
  const [left, right] = [entries(debit), entries(credit)]
  const { shape, height } = tAccount({ title: account, debit: left, credit: right })
  return figure(
    {
      name,
      title,
      description: `The account ${account}, in dollars. Debit side: ${told(left)}. Credit side: ${told(right) || 'empty'}.`,
      height,
    },
    shape,
  )
}
