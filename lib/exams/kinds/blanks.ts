import { plainText } from '../prose'
import type { TableCell, TablePart } from '../question'

export type Blank = Extract<TableCell, { blank: string }>

export function blanksOf(part: TablePart): Blank[] {
  return part.rows.flat().filter((cell): cell is Blank => 'blank' in cell)
}

/** What a table says around a blank: the words of its own row and column, and those of the others. */
export type Around = {
  column: string
  row: string
  /** Texts of the other columns' heads and of the other rows' names. */
  others: string[]
  /** The text of the next cell, which is sometimes the unit. */
  after: string
}

export function aroundOf(part: TablePart, blank: Blank): Around {
  const row = part.rows.find(cells => cells.includes(blank)) ?? []
  const at = row.indexOf(blank)
  const after = row[at + 1]
  return {
    column: plainText(part.head[at] ?? ''),
    row: textOf(row[0]),
    others: [
      ...part.head.flatMap((head, other) => (other === at ? [] : plainText(head))),
      ...part.rows.filter(each => each !== row).map(each => textOf(each[0])),
    ],
    after: textOf(after),
  }
}

function textOf(cell: TableCell | undefined): string {
  return cell && 'text' in cell ? plainText(cell.text) : ''
}
