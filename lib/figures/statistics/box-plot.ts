import { printed } from '@/lib/figures/plane/plane'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'
import { type Chart, niceStep, series, spokenLabel } from './chart'
import { type FiveNumbers, fiveNumbers } from './statistics'

export type BoxPlot = {
  name?: string
  /** raw data, or the five numbers themselves */
  data?: readonly number[]
  five?: readonly [lowest: number, lower: number, median: number, upper: number, highest: number]
  /** values drawn as crosses beyond the whiskers */
  outliers?: readonly number[]
}

export type BoxPlotOptions = {
  plots: readonly BoxPlot[]
  /** `Time / minutes` */
  label: string
  min?: number
  max?: number
  every?: number
  /** draws the scale alone below the given plots, with room for one more plot by the student */
  blank?: string
}

export function numbersOf({ data = [], five }: BoxPlot): FiveNumbers {
  if (!five) return fiveNumbers(data)
  const [lowest, lower, median, upper, highest] = five
  return { lowest, lower, median, upper, highest }
}

const ROW = 50
const BOX = 28

function row(plot: BoxPlot, y: number, at: (value: number) => number): Shape {
  const { lowest, lower, median, upper, highest } = numbersOf(plot)
  const half = BOX / 2
  const end = (value: number) => line(at(value), y - 7, at(value), y + 7)
  const crosses = (plot.outliers ?? []).map(value => {
    const x = at(value)
    return line(x - 4, y - 4, x + 4, y + 4) + line(x - 4, y + 4, x + 4, y - 4)
  })
  return (
    line(at(lowest), y, at(lower), y) +
    line(at(upper), y, at(highest), y) +
    end(lowest) +
    end(highest) +
    rect(at(lower), y - half, at(upper) - at(lower), BOX, 'l w') +
    line(at(median), y - half, at(median), y + half, 'p') +
    crosses.join('')
  )
}

/** One or several box-and-whisker plots on one scale. */
export function boxPlots({ plots, label, blank, ...scale }: BoxPlotOptions): Chart {
  const all = plots.map(numbersOf)
  const outliers = plots.flatMap(plot => [...(plot.outliers ?? [])])
  const low = Math.min(...all.map(each => each.lowest), ...outliers)
  const high = Math.max(...all.map(each => each.highest), ...outliers)
  const every = scale.every ?? niceStep(high - low, 7)
  const min = scale.min ?? Math.floor(low / every) * every
  const max = scale.max ?? Math.ceil(high / every) * every
  const names = [...plots.map(({ name = '' }) => name), ...(blank === undefined ? [] : [blank])]
  const longest = Math.max(...names.flatMap(name => name.split('\n').map(each => each.length)), 0)
  const left = longest > 0 ? Math.min(110, longest * 7.2 + 20) : 18
  const [right, top] = [342, 12]
  const bottom = top + names.length * ROW
  const at = (value: number) => left + ((value - min) / (max - min || 1)) * (right - left)
  const grid = series(min, max, every / 2).map(value => line(at(value), top, at(value), bottom, 'f'))
  const ticks = series(min, max, every).map(
    value =>
      line(at(value), bottom, at(value), bottom + 5, 'l thin') +
      text(at(value), bottom + 19, printed(value), { anchor: 'middle', cls: 's' }),
  )
  const rows = plots.map((plot, index) => row(plot, top + (index + 0.5) * ROW, at))
  const written = names.map((name, index) => {
    const lines = name.split('\n').length - 1
    return name ? text(6, top + (index + 0.5) * ROW + 4.5 - lines * 8, name) : ''
  })
  return {
    shape:
      grid.join('') +
      line(left, bottom, right + 4, bottom) +
      ticks.join('') +
      rows.join('') +
      written.join('') +
      text(right, bottom + 40, label, { anchor: 'end' }),
    height: bottom + 48,
    description: `${describeBoxPlots({ plots, label })}${blank === undefined ? '' : ` A row for ${blank} is left empty.`}`,
  }
}

export function describeBoxPlots({ plots, label }: Pick<BoxPlotOptions, 'plots' | 'label'>): string {
  const told = plots.map(plot => {
    const { lowest, lower, median, upper, highest } = numbersOf(plot)
    const name = plot.name ? `${plot.name.replace('\n', ' ')}: whiskers` : 'Whiskers'
    const outliers = (plot.outliers ?? []).map(printed).join(', ')
    return `${name} from ${printed(lowest)} to ${printed(highest)}, box from ${printed(lower)} to ${printed(upper)}, line in the box at ${printed(median)}${outliers ? `, crosses at ${outliers}` : ''}.`
  })
  const kind = plots.length === 1 ? 'A box-and-whisker plot' : 'Box-and-whisker plots on one scale'
  return `${kind} of ${spokenLabel(label)}. ${told.join(' ')}`
}
