import { type Figure, figure } from '@/lib/figures/figure'
import { rect, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { stemAndLeaf } from '@/lib/figures/statistics/stem-leaf'

/** Cards in a row, none of them filled in. */
export function emptyCards(letters: readonly string[]): Figure {
  const [wide, gap] = [46, 16]
  const left = 180 - (letters.length * wide + (letters.length - 1) * gap) / 2
  const cards: Shape[] = letters.map(
    (letter, at) =>
      rect(left + at * (wide + gap), 14, wide, 56, 'l w') +
      text(left + at * (wide + gap) + wide / 2, 47, `*${letter}*`, { anchor: 'middle' }),
  )
  return figure(
    {
      name: 'statistics/cards',
      title: 'Five cards in a row',
      description: `Five cards in a row, labelled ${letters.join(', ')} from left to right. No numbers are shown.`,
      height: 84,
    },
    ...cards,
  )
}

/** A bar chart of the frequencies of whole numbers. */
export function frequencyBars(
  label: string,
  values: readonly number[],
  frequencies: readonly number[],
): Figure {
  return chartFigure(
    { name: 'statistics/frequency-bars', title: `A bar chart: ${label.toLowerCase()}` },
    barChart({ categories: values.map(String), values: frequencies, label, yEvery: 1, height: 190 }),
  )
}

export function stemFigure(title: string, data: readonly number[], unit: string): Figure {
  return chartFigure({ name: 'statistics/stem-and-leaf', title }, stemAndLeaf({ data, unit }))
}
