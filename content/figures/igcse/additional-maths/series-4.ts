import { type Figure, figure } from '@/lib/figures/figure'
import { centred, circle, dimension, line, rect, type Shape, text } from '@/lib/figures/shapes'

// 12.4 Solving problems with progressions

/** The first rows of something, with so many places in each, centred below one another. */
export function rowsOfPlaces({
  name,
  title,
  rows,
  of,
}: {
  name: string
  title: string
  rows: readonly number[]
  /** what stands in the rows: seats, logs … */
  of: string
}): Figure {
  const most = Math.max(...rows)
  const gap = Math.min(20, 262 / most)
  const middle = 212
  let drawn: Shape = ''
  rows.forEach((count, row) => {
    const y = 20 + row * 30
    drawn += text(8, y + 4.5, `row ${row + 1}`, { cls: 's' })
    for (let at = 0; at < count; at += 1)
      drawn += circle(middle + (at - (count - 1) / 2) * gap, y, Math.min(7, gap / 2 - 1), 'l w')
  })
  drawn += centred(middle, 22 + rows.length * 30, '…')
  return figure(
    {
      name,
      title,
      description: `Rows of circles, each a place for one of the ${of}. From the top: ${rows.map((count, row) => `row ${row + 1} has ${count}`).join(', ')}. Dots show that the rows go on.`,
      height: 38 + rows.length * 30,
    },
    drawn,
  )
}

// Twice the same staircase: the sum of an AP is half of a rectangle.
const staircase = (() => {
  const [left, base, wide, unit] = [60, 176, 34, 12]
  const heights = [3, 5, 7, 9, 11]
  const total = 14
  let drawn: Shape = ''
  heights.forEach((high, at) => {
    const x = left + at * wide
    drawn += rect(x, base - high * unit, wide, high * unit, 'l w')
    drawn += rect(x, base - total * unit, wide, (total - high) * unit, 'l thin sheet')
    drawn += centred(x + wide / 2, base - (high * unit) / 2, String(high))
    drawn += centred(x + wide / 2, base - total * unit + ((total - high) * unit) / 2, String(total - high))
  })
  drawn += dimension(left, base + 14, left + 5 * wide, base + 14, '')
  drawn += text(left + 2.5 * wide, base + 32, '5 columns', { anchor: 'middle', cls: 's' })
  drawn += line(left + 5 * wide + 14, base, left + 5 * wide + 14, base - total * unit, 'p')
  drawn += text(left + 5 * wide + 22, base - 6 * unit, '3 + 11 = 14', { cls: 's' })
  return figure(
    {
      name: 'series-4/twice-the-sum',
      title: 'Twice the sum of an arithmetic progression',
      description:
        'Five columns. The shaded parts are 3, 5, 7, 9 and 11 high and rise like stairs. The same stairs upside down, 11, 9, 7, 5 and 3, stand on top of them. Together each column is 14 high, which is 3 plus 11.',
      height: 216,
    },
    drawn,
  )
})()

const theatre = rowsOfPlaces({
  name: 'series-4/theatre',
  title: 'The first rows of a theatre',
  rows: [12, 14, 16],
  of: 'seats',
})

const logs = rowsOfPlaces({
  name: 'series-4/logs',
  title: 'The top rows of a stack',
  rows: [4, 7, 10],
  of: 'logs',
})

export const figures = [staircase, theatre, logs]
