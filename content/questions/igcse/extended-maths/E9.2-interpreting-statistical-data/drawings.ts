import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { line, polar, text } from '@/lib/figures/shapes'
import { barChart, patternedBar } from '@/lib/figures/statistics/bars'
import { chartFigure, series } from '@/lib/figures/statistics/chart'
import { pieAngles, type Slice, sector } from '@/lib/figures/statistics/pie'
import { stemAndLeaf } from '@/lib/figures/statistics/stem-leaf'

export function dualBars(
  title: string,
  categories: readonly string[],
  values: readonly { name: string; values: readonly number[] }[],
  yLabel: string,
): Figure {
  return chartFigure(
    { name: 'statistics/dual-bars', title },
    barChart({ categories, values, yLabel, yEvery: 4 }),
  )
}

export function backToBack(
  names: readonly [string, string],
  left: readonly number[],
  data: readonly number[],
  unit: string,
): Figure {
  return chartFigure(
    { name: 'statistics/back-to-back', title: 'A back-to-back stem-and-leaf diagram' },
    stemAndLeaf({ data, left, names, unit }),
  )
}

/** A bar chart whose vertical axis begins above zero. */
export function cutBars(
  categories: readonly string[],
  values: readonly number[],
  y: { label: string; min: number; max: number; every: number },
): Figure {
  const box = { left: 60, top: 34, width: 270, height: 170 }
  const on = graph({
    x: { label: '', max: categories.length },
    y: { label: y.label, min: y.min, max: y.max, ticks: series(y.min, y.max, y.every), grid: true },
    ...box,
  })
  const base = box.top + box.height
  const bars = values.map((value, at) => {
    const [x, top] = on.at(at + 0.5, value)
    return (
      patternedBar(x - 28, top, 56, base - top, 0) +
      text(x, base + 18, categories[at] ?? '', { anchor: 'middle', cls: 's' })
    )
  })
  return figure(
    {
      name: 'statistics/bars-of-sales',
      title: `A bar chart: ${y.label.toLowerCase()}`,
      description: `A bar chart with ${values.length} bars. The numbers on the vertical axis, ${y.label.toLowerCase()}, run from ${y.min} at its foot to ${y.max}. ${categories.map((name, at) => `${name}: ${values[at]}`).join('; ')}.`,
      height: base + 30,
    },
    on.axes,
    ...bars,
    line(box.left, base, box.left + box.width, base),
  )
}

/** Two pie charts side by side; names and angles stand in the sectors. */
export function twoPies(pies: readonly { title: string; slices: readonly Slice[] }[]): Figure {
  const drawn = pies.map(({ title, slices }, index) => {
    const [x, y, radius] = [index === 0 ? 90 : 270, 90, 76]
    const sizes = pieAngles(slices)
    let from = 0
    const sectors = slices.map(({ label, mark }, at) => {
      const size = sizes[at] ?? 0
      const [px, py] = polar(x, y, radius * 0.62, 90 - (from + size / 2))
      const shape = sector(x, y, radius, from, from + size, ['l w', 'l sheet', 'l sunk', 'l gw'][at % 4])
      from += size
      return (
        shape +
        text(px, py + (mark ? -2 : 4.5), label, { anchor: 'middle', cls: 's' }) +
        (mark ? text(px, py + 13, mark, { anchor: 'middle', cls: 's' }) : '')
      )
    })
    return sectors.join('') + text(x, y + radius + 22, title, { anchor: 'middle' })
  })
  const told = pies.map(
    ({ title, slices }) =>
      `${title}: ${slices.map(({ label, mark }) => (mark ? `${label} (${mark})` : label)).join(', ')}.`,
  )
  return figure(
    {
      name: 'statistics/two-pies',
      title: 'Two pie charts',
      description: `Two pie charts of the same size, with sectors clockwise from the top. ${told.join(' ')}`,
      height: 196,
    },
    ...drawn,
  )
}
