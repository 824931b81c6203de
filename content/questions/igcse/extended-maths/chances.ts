import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import type { FollowSource } from '@/lib/exams/question'
import { type Figure, figure } from '@/lib/figures/figure'
import { arrow, centred, circle, line, polar, rect, type Shape, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { type Branch, probabilityTree } from '@/lib/figures/statistics/tree'

/** What several files about probability write and draw. */

/** A fraction as it is counted, then in its lowest terms: `\frac{12}{30} = \frac{2}{5}`. */
export function counted(above: number, below: number): string {
  const [asCounted, lowest] = [`\\frac{${above}}{${below}}`, frac(above, below)]
  return asCounted === lowest ? asCounted : `${asCounted} = ${lowest}`
}

/**
 * The cell of a table for a probability: fractions, decimals and percentages are right. The check wants a decimal that
 * ends, so its denominator has no factors but 2 and 5.
 */
export const chanceCell = (
  blank: string,
  answer: number,
  follow?: { from: FollowSource[]; formula: string },
) => ({
  blank,
  answer,
  unit: '',
  sigFigs: 3,
  marks: 1 as const,
  ...(follow ? { follow } : {}),
})

/** A probability for one mark that follows from cells of an earlier table. */
export function chanceFrom({
  answer,
  from,
  formula,
  ...facts
}: Omit<Parameters<typeof ask.table>[0], 'head' | 'rows'> & {
  answer: number
  from: FollowSource[]
  formula: string
}) {
  return ask.table({
    objective: 'AO2',
    ...facts,
    head: ['probability'],
    rows: [[chanceCell('probability', answer, { from, formula })]],
  })
}

/** Letters of a figure with the value that each stands for. */
export function letterValues({
  found,
  ...facts
}: Omit<Parameters<typeof ask.table>[0], 'head' | 'rows'> & {
  found: readonly ReturnType<typeof chanceCell>[]
}) {
  return ask.table({ ...facts, head: found.map(({ blank }) => `*${blank}*`), rows: [[...found]] })
}

/** A tree of two stages: its two outcomes, and the probabilities on the branches from the top down. */
export function tree(
  facts: { name: string; title: string },
  titles: readonly [string, string],
  outcomes: readonly (readonly [label: string, p: string, next: readonly (readonly [string, string])[]])[],
): Figure {
  const branches = outcomes.map(
    ([label, p, next]): Branch => ({
      label,
      p,
      next: next.map(([end, chance]) => ({ label: end, p: chance })),
    }),
  )
  return chartFigure(facts, probabilityTree({ titles, branches }))
}

/** A disc in equal sectors, from the top clockwise, with an arrow that turns. */
export function spinner(x: number, y: number, labels: readonly string[], radius = 62): Shape {
  const each = 360 / labels.length
  const turned = (at: number) => 90 - at * each
  const sectors = labels.map((label, at) => {
    const [cx, cy] = polar(x, y, radius * 0.7, turned(at + 0.5))
    return line(x, y, ...polar(x, y, radius, turned(at))) + text(cx, cy + 4.5, label, { anchor: 'middle' })
  })
  return (
    circle(x, y, radius) +
    sectors.join('') +
    arrow(x, y, ...polar(x, y, radius * 0.46, 67), { cls: 'p thick' })
  )
}

/** Cards in a row, each with a letter or number. */
export function cards(
  facts: { name: string; title: string; description: string },
  labels: readonly string[],
): Figure {
  const [wide, gap] = [32, 8]
  const left = (360 - labels.length * (wide + gap) + gap) / 2
  return figure(
    { ...facts, height: 64 },
    ...labels.map((label, at) => {
      const x = left + at * (wide + gap)
      return rect(x, 10, wide, 44) + centred(x + wide / 2, 32, label, 'b')
    }),
  )
}
