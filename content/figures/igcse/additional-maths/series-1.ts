import { type Figure, figure } from '@/lib/figures/figure'
import { centred, circle, line, rect, type Shape, text } from '@/lib/figures/shapes'

// 12.1 Binomial theorem

function rowOf(n: number): number[] {
  let row = [1]
  for (let each = 0; each < n; each += 1) row = [1, ...row.map((value, at) => value + (row[at + 1] ?? 0))]
  return row
}

type Triangle = {
  name: string
  title: string
  /** the last row that is shown */
  last: number
  /** a row of empty circles below */
  blank?: boolean
  /** two neighbours and their sum below: the row and the place of the left one */
  stress?: readonly [row: number, at: number]
}

/** Pascal's triangle down to a row, with the name of each row at the left. */
export function pascal({ name, title, last, blank = false, stress }: Triangle): Figure {
  const [step, across, middle] = [30, 38, 206]
  const place = (row: number, at: number) => [middle + (at - row / 2) * across, 20 + row * step] as const
  const rows = Array.from({ length: last + 1 }, (_, row) => rowOf(row))
  const isStressed = (row: number, at: number) =>
    stress !== undefined &&
    ((row === stress[0] && (at === stress[1] || at === stress[1] + 1)) ||
      (row === stress[0] + 1 && at === stress[1] + 1))
  let drawn: Shape = ''
  if (stress) {
    const sum = place(stress[0] + 1, stress[1] + 1)
    for (const each of [stress[1], stress[1] + 1]) drawn += line(...place(stress[0], each), ...sum, 'p')
  }
  rows.forEach((row, n) => {
    drawn += text(8, 25 + n * step, `*n* = ${n}`, { cls: 's' })
    row.forEach((value, at) => {
      const [x, y] = place(n, at)
      drawn += circle(x, y, 13, isStressed(n, at) ? 'p w' : 'sheet') + centred(x, y, String(value))
    })
  })
  const bottom = last + (blank ? 1 : 0)
  if (blank) {
    drawn += text(8, 25 + bottom * step, `*n* = ${bottom}`, { cls: 's' })
    for (let at = 0; at <= bottom; at += 1) drawn += circle(...place(bottom, at), 13, 'l dash thin')
  }
  const told = rows.map((row, n) => `n = ${n}: ${row.join(', ')}`).join('; ')
  return figure(
    {
      name,
      title,
      description: `Numbers in rows that grow longer downwards, centred below one another. ${told}.${blank ? ` Below is a row of ${bottom + 1} empty circles for n = ${bottom}.` : ''}${stress ? ` Lines lead from two neighbours, ${rows[stress[0]]?.[stress[1]]} and ${rows[stress[0]]?.[stress[1] + 1]}, to their sum below them, ${rows[stress[0] + 1]?.[stress[1] + 1]}.` : ''}`,
      height: 40 + bottom * step,
    },
    drawn,
  )
}

type Products = {
  name: string
  title: string
  /** in the markup of figures */
  across: readonly string[]
  down: readonly string[]
  cells: readonly (readonly string[])[]
  /** cells that are added, by row and column */
  wanted: readonly (readonly [row: number, column: number])[]
  says: string
}

/** Each term of one bracket times each term of the other; what is wanted stands out. */
export function products({ name, title, across, down, cells, wanted, says }: Products): Figure {
  const [left, top, wide, high] = [76, 34, 276 / across.length, 30]
  const isWanted = (row: number, column: number) => wanted.some(([r, c]) => r === row && c === column)
  let drawn: Shape = centred(38, top / 2 + 1, '×')
  across.forEach((each, at) => {
    drawn += centred(left + (at + 0.5) * wide, top / 2 + 1, each)
  })
  down.forEach((each, row) => {
    drawn += centred(38, top + (row + 0.5) * high, each)
    across.forEach((_, column) => {
      const [x, y] = [left + column * wide, top + row * high]
      drawn += rect(x, y, wide, high, isWanted(row, column) ? 'l thick w' : 'l thin sheet')
      drawn += centred(x + wide / 2, y + high / 2, cells[row]?.[column] ?? '')
    })
  })
  return figure({ name, title, description: says, height: top + down.length * high + 6 }, drawn)
}

const triangle = pascal({
  name: 'series-1/triangle',
  title: "Pascal's triangle",
  last: 6,
  stress: [5, 1],
})

const product = products({
  name: 'series-1/product',
  title: 'A table of products',
  across: ['64', '−576*x*', '2160*x*^{2}'],
  down: ['1', '2*x*'],
  cells: [
    ['64', '−576*x*', '2160*x*^{2}'],
    ['128*x*', '−1152*x*^{2}', '4320*x*^{3}'],
  ],
  wanted: [],
  says: 'A table of products. Across: 64, −576x and 2160x². Down: 1 and 2x. The cells of the row of 1 are 64, −576x and 2160x², those of the row of 2x are 128x, −1152x² and 4320x³.',
})

const rows = pascal({ name: 'series-1/rows', title: "Rows of Pascal's triangle", last: 6 })

export const figures = [triangle, product, rows]
