import type { DataTable, TableCell } from '@/lib/exams/question'

/** What questions of statistics print and fill: tables of frequencies, and cells that are chosen from a list. */

type Class = readonly [from: number, to: number]

/** A class of grouped data as it is chosen from a list. */
export const classText = ([from, to]: Class, letter: string) => `${from} < ${letter} ≤ ${to}`

/** A class of grouped data in print. */
const classLatex = ([from, to]: Class, letter: string) => `$${from} < ${letter} \\le ${to}$`

export const classesOf = (edges: readonly number[]): Class[] =>
  edges.slice(1).map((to, at) => [edges[at] ?? 0, to] as const)

/** The table of grouped data, one class a row. */
export const groupedTable = (
  heading: string,
  letter: string,
  edges: readonly number[],
  frequencies: readonly (number | string)[],
): DataTable => ({
  head: [heading, 'Frequency'],
  rows: classesOf(edges).map((each, at) => [classLatex(each, letter), String(frequencies[at] ?? '')]),
})

export const pickCell = (
  blank: string,
  answer: string,
  choices: readonly string[],
  more: { inOrder?: boolean; marks?: 0 | 1 } = {},
): TableCell => ({ blank, answer, mode: 'pick', choices: [...choices], marks: 1, ...more })

export const numberCell = (
  blank: string,
  answer: number,
  more: Partial<Extract<TableCell, { blank: string }>> = {},
): TableCell => ({ blank, answer, marks: 1, ...more })
