import { line, type Shape } from '@/lib/figures/shapes'

/** Squared paper to draw on: so many squares from the upper left corner. */
export function squares(x: number, y: number, across: number, down: number, cell: number): Shape {
  return (
    Array.from({ length: across + 1 }, (_, at) =>
      line(x + at * cell, y, x + at * cell, y + down * cell, 'f'),
    ).join('') +
    Array.from({ length: down + 1 }, (_, at) =>
      line(x, y + at * cell, x + across * cell, y + at * cell, 'f'),
    ).join('')
  )
}
