import { type Figure, type FigureFacts, figure } from '@/lib/figures/figure'
import type { Shape } from '@/lib/figures/shapes'

/** A whole drawing that knows its height and, where it can, says what it shows. */
export type Chart = { shape: Shape; height: number; description?: string }

export type ChartFacts = Omit<FigureFacts, 'height' | 'description'> & {
  /** what is seen; charts of numbers say it themselves */
  description?: string
}

/** A figure of one chart, with whatever else is drawn on it. */
export function chartFigure(facts: ChartFacts, chart: Chart, ...more: Shape[]): Figure {
  const { description = chart.description ?? '', ...rest } = facts
  return figure({ ...rest, description, height: chart.height }, chart.shape, ...more)
}

/** A step of 1, 2 or 5 times a power of ten, so that about `count` of them fill a range. */
export function niceStep(range: number, count = 5): number {
  if (!(range > 0)) return 1
  const rough = range / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find(each => each * power >= rough * 0.999) ?? 10
  return step * power
}

/** Numbers from one to another by a step, free of rounding noise. */
export function series(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9)
  const count = Math.floor(to / step + 1e-9) - first + 1
  return Array.from({ length: Math.max(0, Math.min(count, 200)) }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  )
}

/** The scale of an axis from zero that holds the largest value: its end and its ticks. */
export function scaleFor(
  largest: number,
  every = niceStep(largest),
  max?: number,
): { max: number; ticks: number[] } {
  const end = max ?? Math.max(every, Math.ceil(largest / every - 1e-9) * every)
  return { max: end, ticks: series(0, end, every) }
}

/** A label without the marks of italics and raised letters, for a description. */
export function plainText(written: string): string {
  return written.replace(/[*{}]/g, '').replaceAll('\n', ' ')
}

/** The name of an axis in a sentence: `*m* / kg` is read as m in kg, `Time / s` as time in s. */
export function spokenLabel(label: string): string {
  return plainText(label)
    .replace(' / ', ' in ')
    .replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())
}
