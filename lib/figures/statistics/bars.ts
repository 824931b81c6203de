import { graph } from '@/lib/figures/graph'
import { printed } from '@/lib/figures/plane/plane'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'
import { type Chart, niceStep, scaleFor, spokenLabel } from './chart'

export type BarChartOptions = {
  categories: readonly string[]
  /** one set of values, or several with their names */
  values: readonly number[] | readonly { name: string; values: readonly number[] }[]
  yLabel?: string
  /** what the categories are */
  label?: string
  yEvery?: number
  yMax?: number
  /** several sets on top of one another instead of side by side */
  stacked?: boolean
  /** categories whose bars are left out, for the student to draw */
  missing?: readonly number[]
  height?: number
}

type Set = { name: string; values: readonly number[] }

function setsOf(values: BarChartOptions['values']): Set[] {
  return values.every(each => typeof each === 'number')
    ? [{ name: '', values: values as readonly number[] }]
    : [...(values as readonly Set[])]
}

/** A bar in one of four patterns, which also print apart: washed, hatched, plain, grey. */
export function patternedBar(x: number, y: number, width: number, height: number, pattern: number): Shape {
  const kind = pattern % 4
  const outline = rect(x, y, width, height, ['l w', 'l sheet', 'l sheet', 'l sunk'][kind])
  if (kind !== 1 || height <= 0) return outline
  const gap = 6
  const lines = Array.from({ length: Math.floor((width + height) / gap) }, (_, at) => {
    const shift = (at + 0.5) * gap
    // From the left edge or the bottom, up to the right edge or the top.
    const [x1, y1] = shift < height ? [x, y + shift] : [x + shift - height, y + height]
    const [x2, y2] = shift < width ? [x + shift, y] : [x + width, y + shift - width]
    return line(x1, y1, x2, y2, 'f hatch')
  })
  return outline + lines.join('')
}

/** A bar chart; with several sets of values, dual (or stacked) bars and a key. */
export function barChart(options: BarChartOptions): Chart {
  const {
    categories,
    yLabel = 'Frequency',
    label = '',
    stacked = false,
    missing = [],
    height = 160,
  } = options
  const sets = setsOf(options.values)
  const sums = categories.map((_, at) => sets.map(set => set.values[at] ?? 0))
  const tallest = Math.max(
    ...sums.map(each => (stacked ? each.reduce((a, b) => a + b, 0) : Math.max(...each))),
    0,
  )
  const y = scaleFor(tallest, options.yEvery ?? niceStep(tallest, 6), options.yMax)
  const box = { left: 44, top: 34, width: 300, height }
  const on = graph({
    x: { label: '', max: categories.length },
    y: { label: yLabel, max: y.max, ticks: y.ticks, grid: true },
    ...box,
  })
  const slot = box.width / Math.max(1, categories.length)
  const count = stacked ? 1 : sets.length
  const wide = Math.min(46, (slot * 0.72) / count)
  const base = box.top + height
  const bars = categories.map((_, at) => {
    if (missing.includes(at)) return ''
    let under = 0
    return sets
      .map((set, index) => {
        const value = set.values[at] ?? 0
        const x = box.left + slot * (at + 0.5) + (stacked ? -0.5 : index - count / 2) * wide
        const [top, foot] = [on.at(0, under + value)[1], on.at(0, under)[1]]
        if (stacked) under += value
        return patternedBar(x, top, wide, foot - top, index)
      })
      .join('')
  })
  const names = categories.map((name, at) =>
    text(box.left + slot * (at + 0.5), base + 18, name, { anchor: 'middle', cls: 's' }),
  )
  const rows = Math.max(...categories.map(name => name.split('\n').length), 1) - 1
  const foot = base + 18 + rows * 16
  const named = label ? text(box.left + box.width / 2, foot + 20, label, { anchor: 'middle' }) : ''
  const keyTop = foot + (label ? 34 : 16)
  const keyed = sets.length > 1
  return {
    shape:
      on.axes +
      bars.join('') +
      line(box.left, base, box.left + box.width + 4, base) +
      names.join('') +
      named +
      (keyed ? key(sets, keyTop) : ''),
    height: keyed ? keyTop + 24 : foot + (label ? 28 : 8),
    description: describeBars(categories, sets, yLabel, missing, stacked),
  }
}

function key(sets: readonly Set[], y: number): Shape {
  const widths = sets.map(({ name }) => 34 + name.length * 7.2)
  let x = 180 - widths.reduce((sum, each) => sum + each, 0) / 2 + 4
  return sets
    .map(({ name }, at) => {
      const here = x
      x += widths[at] ?? 0
      return patternedBar(here, y, 14, 12, at) + text(here + 20, y + 10.5, name, { cls: 's' })
    })
    .join('')
}

function describeBars(
  categories: readonly string[],
  sets: readonly Set[],
  yLabel: string,
  missing: readonly number[],
  stacked: boolean,
): string {
  const told = categories.flatMap((name, at) => {
    if (missing.includes(at)) return []
    const values = sets.map(set => `${set.name ? `${set.name} ` : ''}${printed(set.values[at] ?? 0)}`)
    return [`${name.replace('\n', ' ')}: ${values.join(', ')}`]
  })
  const kind =
    sets.length === 1 ? 'A bar chart' : stacked ? 'A stacked bar chart' : 'A chart of bars side by side'
  const left = missing.map(at => (categories[at] ?? '').replace('\n', ' '))
  return `${kind}; the vertical axis shows ${spokenLabel(yLabel)}. ${told.join('; ')}.${left.length > 0 ? ` No bar is drawn for ${left.join(' and ')}.` : ''}`
}
