import { ask } from '@/lib/exams/authoring/ask'
import { frac, surd } from '@/lib/exams/authoring/maths'
import { fractionText } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'

/** What the questions on quadratic functions share: completed squares, roots, values below their names. */

/** A coefficient before a letter or a bracket. */
export const front = (value: number) => (value === 1 ? '' : value === -1 ? '-' : String(value))

/** A whole number, or a fraction with a small denominator, in LaTeX. */
export const ratio = (value: number) => {
  const below = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 20].find(
    each => Math.abs(value * each - Math.round(value * each)) < 1e-9,
  )
  return frac(Math.round(value * (below ?? 1)), below ?? 1)
}

/** The same after other terms: "+ 3", "- \frac{1}{2}", or nothing for zero. */
export const added = (value: number) =>
  value === 0 ? '' : `${value < 0 ? '-' : '+'} ${ratio(Math.abs(value))}`

/** A number as it is typed: whole or a fraction. */
export const typed = (value: number) => (Number.isInteger(value) ? String(value) : fractionText(value))

/** A number inside a calculation: in brackets if it is negative. */
export const br = (value: number) => (value < 0 ? `(${ratio(value)})` : ratio(value))

/** a(x + p)² + q in LaTeX. */
export const square = (a: number, p: number, q: number, letter = 'x') =>
  `${front(a)}${p === 0 ? letter : `(${letter} ${added(p)})`}^2 ${added(q)}`.trim()

export const isSquare = (n: number) => Number.isInteger(Math.sqrt(n))

/** √n in LaTeX, in its simplest form. */
export const root = (n: number) => surd(1, 1, n).latex

type Found = {
  name: string
  cell: string
  value: number
  follow?: { part: string; cell: string; formula: string }
}

/** Values below their names, which may follow from a cell of an earlier table (`a` in the formula). */
export function foundTable({
  found,
  ...facts
}: Omit<Parameters<typeof ask.table>[0], 'head' | 'rows'> & { found: readonly Found[] }) {
  return ask.table({
    ...facts,
    head: found.map(({ name }) => name),
    rows: [
      found.map(
        ({ cell, value, follow }): TableCell => ({
          blank: cell,
          answer: value,
          marks: 1,
          ...(follow && {
            follow: { from: [{ part: follow.part, cell: follow.cell }], formula: follow.formula },
          }),
        }),
      ),
    ],
  })
}
