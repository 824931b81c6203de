import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { line, rect, text } from '@/lib/figures/shapes'
import { niceStep, series } from '@/lib/figures/statistics/chart'

const COUNT = 8

type Set = { a: number; r: number }

/** S_1 to S_8. */
function sumsOf({ a, r }: Set): number[] {
  return Array.from({ length: COUNT }, (_, at) =>
    r === 1 ? a * (at + 1) : (a * (1 - r ** (at + 1))) / (1 - r),
  )
}

const limitOf = ({ a, r }: Set) => (Math.abs(r) < 1 ? a / (1 - r) : null)

/** A number without noughts at its end. */
const short = (value: number) => fixed(value, 2).replace(/\.?0+$/, '')

function draw(values: Set): string {
  const [sums, limit] = [sumsOf(values), limitOf(values)]
  const [high, low] = [Math.max(0, ...sums, limit ?? 0), Math.min(0, ...sums)]
  const step = niceStep(high - low, 5)
  const [max, min] = [Math.ceil(high / step - 1e-9) * step, Math.floor(low / step + 1e-9) * step]
  const on = graph({
    x: { label: '*n*', max: COUNT + 1, ticks: Array.from({ length: COUNT }, (_, at) => at + 1) },
    y: { label: '*S*_{n}', min, max, ticks: series(min, max, step), grid: true },
    left: 48,
    top: 42,
    width: 296,
    height: 160,
  })
  const bars = sums.map((sum, at) => {
    const [x, top] = on.at(at + 1, Math.max(sum, 0))
    const [, foot] = on.at(at + 1, Math.min(sum, 0))
    return rect(x - 12, top, 24, foot - top, 'l w')
  })
  if (limit === null) return on.axes + bars.join('')
  const [left, level] = on.at(0, limit)
  const [right] = on.at(COUNT + 1, 0)
  return (
    on.axes +
    bars.join('') +
    line(left, level, right, level, 'r dash') +
    text(right, level - 6, `limit ${short(limit)}`, { anchor: 'end', cls: 'tr' })
  )
}

function says(values: Set): Said {
  const { a, r } = values
  const [sums, limit] = [sumsOf(values), limitOf(values)]
  const terms = [a, a * r, a * r * r].map(short).join(', ')
  const last = sums[COUNT - 1] ?? 0
  return {
    description: `Bars for the sums of the first 1 to ${COUNT} terms of ${terms}, …: ${sums.map(short).join(', ')}. ${limit === null ? 'There is no line for a limit.' : `A dashed line marks the limit ${short(limit)}.`}`,
    readings: [
      ['First terms', `${terms}, …`],
      ['Sum of 8 terms', short(last)],
      ['Sum to infinity', limit === null ? 'none' : short(limit)],
      ['Converges', limit === null ? 'no: r is not between −1 and 1' : 'yes: r is between −1 and 1'],
    ],
  }
}

export const moving = explorable({
  title: 'Partial sums of a geometric progression and their limit',
  height: 248,
  values: {
    a: { label: 'First term a', min: 1, max: 8, step: 1, start: 4 },
    r: { label: 'Common ratio r', min: -1.2, max: 1.2, step: 0.1, start: 0.5 },
  },
  draw,
  says,
})
