import { line, type Point, type Shape } from '@/lib/figures/shapes'

/** Squared paper to measure and draw on: its lines, and where a point of it (squares right and up) lies on the canvas. */
export type SquaredPaper = { shape: Shape; at: (right: number, up: number) => Point; cell: number }

export function squaredPaper(x: number, y: number, across: number, down: number, cell: number): SquaredPaper {
  const columns = Array.from({ length: across + 1 }, (_, at) =>
    line(x + at * cell, y, x + at * cell, y + down * cell, 'f thin'),
  )
  const rows = Array.from({ length: down + 1 }, (_, at) =>
    line(x, y + at * cell, x + across * cell, y + at * cell, 'f thin'),
  )
  return {
    shape: [...columns, ...rows].join(''),
    at: (right, up) => [x + right * cell, y + (down - up) * cell],
    cell,
  }
}
