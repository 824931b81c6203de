import { arrow, circle, dot, line, type Shape, text } from '@/lib/figures/shapes'
import { type Chart, series } from '@/lib/figures/statistics/chart'
import { printed } from './plane'

export type Interval = {
  /** an end left out goes on for ever, as an arrow */
  from?: number
  to?: number
  /** ends that do not belong, drawn as open circles: both, or one of them */
  open?: boolean | 'from' | 'to'
}

export type NumberLineOptions = {
  min: number
  max: number
  every?: number
  intervals?: readonly Interval[]
  /** `*x*` */
  label?: string
}

/** A number line with inequalities above it: filled circles for ≤ and ≥, open ones for < and >. */
export function numberLine({ min, max, every = 1, intervals = [], label = '*x*' }: NumberLineOptions): Chart {
  const [left, right] = [24, 326]
  const y = 16 + intervals.length * 20
  const at = (value: number) => left + ((value - min) / (max - min || 1)) * (right - left)
  const ticks = series(min, max, every).map(
    value =>
      line(at(value), y - 4, at(value), y + 4, 'l thin') +
      text(at(value), y + 20, printed(value), { anchor: 'middle', cls: 's' }),
  )
  return {
    shape:
      arrow(left - 12, y, right + 14, y) +
      text(right + 19, y + 4.5, label) +
      ticks.join('') +
      intervals.map((each, index) => bar(each, y - 18 - index * 20, at, [left - 12, right + 12])).join(''),
    height: y + 30,
    description: describeNumberLine({ min, max, intervals }),
  }
}

function bar(
  { from, to, open = false }: Interval,
  y: number,
  at: (value: number) => number,
  ends: [number, number],
): Shape {
  const [start, stop] = [from === undefined ? ends[0] : at(from), to === undefined ? ends[1] : at(to)]
  const end = (x: number, out: boolean) => (out ? circle(x, y, 4.5, 'p sheet') : dot(x, y, 'pd', 5))
  const shaft =
    from === undefined
      ? arrow(stop, y, start, y, { cls: 'p' })
      : to === undefined
        ? arrow(start, y, stop, y, { cls: 'p' })
        : line(start, y, stop, y, 'p')
  return (
    shaft +
    (from === undefined ? '' : end(start, open === true || open === 'from')) +
    (to === undefined ? '' : end(stop, open === true || open === 'to'))
  )
}

export function describeNumberLine({ min, max, intervals = [] }: NumberLineOptions): string {
  const told = intervals.map(({ from, to, open = false }) => {
    const end = (value: number, out: boolean) => `${out ? 'an open' : 'a filled'} circle at ${printed(value)}`
    const [one, other] = [open === true || open === 'from', open === true || open === 'to']
    if (from === undefined)
      return to === undefined ? 'the whole line' : `an arrow to the left from ${end(to, other)}`
    if (to === undefined) return `an arrow to the right from ${end(from, one)}`
    return `a line from ${end(from, one)} to ${end(to, other)}`
  })
  return `A number line from ${printed(min)} to ${printed(max)}.${told.length > 0 ? ` Above it: ${told.join('; ')}.` : ''}`
}
