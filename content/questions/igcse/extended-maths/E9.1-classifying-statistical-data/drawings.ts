import { tallyChart } from '@/content/figures/igcse/extended-maths/statistics-1'
import type { Figure } from '@/lib/figures/figure'
import { chartFigure } from '@/lib/figures/statistics/chart'

export const tallyFigure = (heading: string, rows: readonly { label: string; count: number }[]): Figure =>
  chartFigure({ name: 'statistics/tally-chart', title: 'A tally chart' }, tallyChart(heading, rows))
