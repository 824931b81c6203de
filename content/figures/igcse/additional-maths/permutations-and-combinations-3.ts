import { type Figure, figure } from '@/lib/figures/figure'
import { arrow, centred, dot, ellipse, line, rect, text } from '@/lib/figures/shapes'
import { slotFigure, slotRow } from './permutations-and-combinations-1'

// 11.3 Solving problems

type Facts = { name: string; title: string; description: string }

/** Groups to choose from: an oval for each, its people as dots, its name below. */
export function groupsFigure(facts: Facts, groups: readonly { name: string; count: number }[]): Figure {
  const wide = 350 / groups.length
  return figure(
    { ...facts, height: 118 },
    ...groups.map(({ name, count }, at) => {
      const x = 5 + wide * (at + 0.5)
      const rows = Math.ceil(count / (groups.length > 2 ? 4 : 6))
      const perRow = Math.ceil(count / rows)
      const dots = Array.from({ length: count }, (_, each) => {
        const row = Math.floor(each / perRow)
        const inRow = row === rows - 1 ? count - perRow * (rows - 1) : perRow
        return dot(
          x + ((each % perRow) - (inRow - 1) / 2) * 18,
          50 + (row - (rows - 1) / 2) * 20,
          at % 2 === 0 ? 'pd' : 'rd',
          4.5,
        )
      }).join('')
      return (
        ellipse(x, 50, wide / 2 - 8, 42, at % 2 === 0 ? 'l w' : 'l rw') +
        dots +
        text(x, 110, `${count} ${name}`, { anchor: 'middle' })
      )
    }),
  )
}

/** Books on a shelf, in the order of their kinds; each kind has its letter. */
export function shelfFigure(facts: Facts, kinds: readonly { letter: string; count: number }[]): Figure {
  const books = kinds.flatMap(({ letter, count }, kind) =>
    Array.from({ length: count }, (_, at) => ({ label: `${letter}_{${at + 1}}`, kind })),
  )
  const wide = 32
  const left = (360 - books.length * wide) / 2
  const fills = ['l w', 'l rw', 'l gw']
  return figure(
    { ...facts, height: 122 },
    ...books.map(({ label, kind }, at) => {
      const high = 78 - kind * 10 - (at % 2) * 5
      const x = left + at * wide
      return rect(x, 104 - high, wide, high, fills[kind] ?? 'l') + centred(x + wide / 2, 78, label)
    }),
    line(left - 14, 105, left + books.length * wide + 14, 105, 'l thick'),
  )
}

/** Two parallel lines: `upper` points on one, a number *n* of points, drawn as some and dots, on the other. */
export function twoLinesFigure(facts: Facts, upper: number): Figure {
  const step = 280 / (upper + 1)
  return figure(
    { ...facts, height: 146 },
    line(30, 36, 330, 36),
    ...Array.from({ length: upper }, (_, at) => {
      const x = 40 + step * (at + 1)
      return dot(x, 36) + text(x, 24, `*A*_{${at + 1}}`, { anchor: 'middle' })
    }),
    line(30, 106, 330, 106),
    ...[70, 130, 190, 290].map((x, at) => {
      const label = at === 3 ? '*B*_{n}' : `*B*_{${at + 1}}`
      return dot(x, 106) + text(x, 130, label, { anchor: 'middle' })
    }),
    text(240, 130, '…', { anchor: 'middle' }),
  )
}

const block = slotFigure(
  {
    name: 'permutations-and-combinations-3/block',
    title: 'A block of three letters',
    description:
      'Five boxes in a row. One of them is shaded, holds IUE and is marked block; the others hold P, C, T and R.',
  },
  [
    { holds: 'P' },
    { holds: 'IUE', below: 'block', fill: 'hl' },
    { holds: 'C' },
    { holds: 'T' },
    { holds: 'R' },
  ],
)

const gaps = figure(
  {
    name: 'permutations-and-combinations-3/gaps',
    title: 'Four consonants and the five gaps between and beside them',
    description:
      'The letters P, C, T and R stand in four boxes in a row. Five arrows from below point to the gaps: one before P, three between the letters, one after R.',
    height: 112,
  },
  ...['P', 'C', 'T', 'R'].map((letter, at) => {
    const x = 58 + at * 66
    return rect(x, 20, 40, 40, 'l w', 3) + centred(x + 20, 40, letter, 'b')
  }),
  ...[0, 1, 2, 3, 4].map(at =>
    arrow(45 + at * 66, 92, 45 + at * 66, 54, { cls: 'r', label: `${at + 1}`, labelAt: [45 + at * 66, 107] }),
  ),
)

const even = figure(
  {
    name: 'permutations-and-combinations-3/even-numbers',
    title: 'The choices for an even number of four digits, in two cases',
    description:
      'Two rows of four boxes. In the first row the last box is fixed as 0 and the others hold 5, 4 and 3. In the second row the last box holds 2, marked 2 or 4, the first 4, marked not 0, and the middle ones 4 and 3.',
    height: 190,
  },
  text(180, 16, 'it ends in 0', { anchor: 'middle', cls: 'b' }),
  slotRow([{ holds: '5' }, { holds: '4' }, { holds: '3' }, { holds: '1', below: '0', fill: 'hl' }], 24, 56),
  text(180, 106, 'it ends in 2 or 4', { anchor: 'middle', cls: 'b' }),
  slotRow(
    [
      { holds: '4', below: 'not 0', fill: 'w' },
      { holds: '4' },
      { holds: '3' },
      { holds: '2', below: '2 or 4', fill: 'hl' },
    ],
    114,
    56,
  ),
)

const seats = slotFigure(
  {
    name: 'permutations-and-combinations-3/seats',
    title: 'A row of seven seats',
    description: 'Seven empty boxes in a row stand for seats. They are numbered 1 to 7 below.',
  },
  [1, 2, 3, 4, 5, 6, 7].map(each => ({ below: String(each) })),
)

const committee = groupsFigure(
  {
    name: 'permutations-and-combinations-3/committee',
    title: 'Seven women and five men',
    description:
      'Two ovals: one holds 7 dots and is named 7 women, the other holds 5 dots and is named 5 men.',
  },
  [
    { name: 'women', count: 7 },
    { name: 'men', count: 5 },
  ],
)

const shelf = shelfFigure(
  {
    name: 'permutations-and-combinations-3/shelf',
    title: 'Eight books on a shelf',
    description:
      'Eight books stand on a shelf, side by side: four marked M1 to M4, then three marked P1 to P3, then one marked C1.',
  },
  [
    { letter: 'M', count: 4 },
    { letter: 'P', count: 3 },
    { letter: 'C', count: 1 },
  ],
)

export const figures = [block, gaps, even, seats, committee, shelf]
