import { graph } from '@/lib/figures/graph'
import { printed } from '@/lib/figures/plane/plane'
import { circle, line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { type Chart, series, spokenLabel } from './chart'

type LineSet = { name: string; points: readonly Point[] }

export type LineChartOptions = {
  sets: readonly LineSet[]
  x: { label: string; min?: number; max: number; ticks: readonly number[]; name?: (tick: number) => string }
  y: { label: string; min?: number; max: number; every: number }
  height?: number
}

/** The first line is drawn in pen, the second dashed, a third thin; a key names them where there are several. */
const LINES = ['p', 'l dash', 'l thin']

function key(sets: readonly LineSet[], y: number): Shape {
  const widths = sets.map(({ name }) => 48 + name.length * 7.2)
  let x = 184 - widths.reduce((sum, each) => sum + each, 0) / 2
  return sets
    .map(({ name }, at) => {
      const here = x
      x += widths[at] ?? 0
      return (
        line(here, y, here + 26, y, LINES[at % LINES.length]) + text(here + 32, y + 4, name, { cls: 's' })
      )
    })
    .join('')
}

/** Up to three lines through given points; the chart is 296 units wide. */
export function lineChart({ sets, x, y, height = 170 }: LineChartOptions): Chart {
  const top = 34
  const on = graph({
    x: { label: x.label, min: x.min ?? 0, max: x.max, ticks: x.ticks, ...(x.name ? { format: x.name } : {}) },
    y: { label: y.label, min: y.min ?? 0, max: y.max, ticks: series(y.min ?? 0, y.max, y.every), grid: true },
    left: 48,
    top,
    width: 296,
    height,
  })
  const drawn = sets.map(
    ({ points }, at) =>
      on.line(points, LINES[at % LINES.length]) +
      points.map(([px, py]) => circle(...on.at(px, py), 2.5, at === 0 ? 'pd' : 'd')).join(''),
  )
  const foot = top + height + (x.label ? 48 : 28)
  const keyed = sets.length > 1
  const told = sets.map(({ name, points }) => {
    const each = points.map(([px, py]) => `${x.name?.(px) ?? printed(px)}: ${printed(py)}`).join(', ')
    return `${name}: ${each}`
  })
  return {
    shape: on.axes + drawn.join('') + (keyed ? key(sets, foot + 6) : ''),
    height: foot + (keyed ? 20 : 0),
    description: `A line chart; the vertical axis shows ${spokenLabel(y.label)}${x.label ? `, the horizontal axis ${spokenLabel(x.label)}` : ''}. ${told.join('; ')}.`,
  }
}
