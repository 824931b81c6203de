import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { circle, dot, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { scaleFor } from '@/lib/figures/statistics/chart'

// 12.3 Arithmetic and geometric progressions

type Terms = {
  name: string
  title: string
  /** two sequences at most: dots, then open circles */
  sets: readonly { label: string; values: readonly number[] }[]
  x?: string
  y?: string
  /** the number below the first term */
  from?: number
  yMin?: number
  yMax?: number
  yEvery?: number
  /** added to the description */
  says?: string
}

/** Terms against their numbers: dots for the first sequence, open circles for the second. */
export function termsGraph({
  name,
  title,
  sets,
  x = '*n*',
  y = '*u*_{n}',
  from = 1,
  says,
  ...scale
}: Terms): Figure {
  const all = sets.flatMap(each => each.values)
  const { max, ticks } = scaleFor(Math.max(...all), scale.yEvery, scale.yMax)
  const min = scale.yMin ?? 0
  const count = Math.max(...sets.map(each => each.values.length))
  const on = graph({
    x: {
      label: x,
      min: from - 1,
      max: from + count,
      ticks: Array.from({ length: count }, (_, at) => from + at),
    },
    y: {
      label: y,
      min,
      max,
      ticks: ticks.filter(each => each >= min),
      format: each => plain(each),
      grid: true,
    },
    left: 56,
    width: 282,
    height: 150,
  })
  let drawn: Shape = on.axes
  sets.forEach(({ values }, set) => {
    values.forEach((value, at) => {
      const [px, py] = on.at(from + at, value)
      drawn += set === 0 ? dot(px, py, 'pd', 4) : circle(px, py, 4.5, 'l sheet')
    })
  })
  const keyed = sets.length > 1
  if (keyed)
    sets.forEach(({ label }, set) => {
      const left = set === 0 ? 70 : 210
      drawn += set === 0 ? dot(left, 240, 'pd', 4) : circle(left, 240, 4.5, 'l sheet')
      drawn += text(left + 12, 244.5, label, { cls: 's' })
    })
  const told = sets
    .map(({ label, values }) => `${label.replace(/[*{}]/g, '')}: ${values.join(', ')}`)
    .join('; ')
  return figure(
    {
      name,
      title,
      description: `Points without a line through them, one above each number from ${from} to ${from + count - 1}. ${says ?? `Heights, from left to right: ${told.replaceAll('-', '−')}.`}`,
      height: keyed ? 254 : 228,
    },
    drawn,
  )
}

type Box = { width: number; height: number; wide: string; high: string }

/** Rectangles on one line, each with its width below and its height beside it. */
export function rectangles({
  name,
  title,
  boxes,
}: {
  name: string
  title: string
  boxes: readonly Box[]
}): Figure {
  const total = boxes.reduce((sum, { width }) => sum + width, 0)
  const tallest = Math.max(...boxes.map(({ height }) => height))
  const room = 344 - boxes.length * 48
  const unit = Math.min(room / total, 110 / tallest)
  const base = 24 + tallest * unit
  let x = (360 - (total * unit + boxes.length * 48)) / 2 + 44
  let drawn: Shape = ''
  boxes.forEach(({ width, height, wide, high }, at) => {
    const [w, h] = [width * unit, height * unit]
    drawn += rect(x, base - h, w, h, 'l w')
    drawn += text(x - 5, base - h / 2 + 4.5, high, { anchor: 'end', cls: 's' })
    drawn += text(x + w / 2, base + 17, wide, { anchor: 'middle', cls: 's' })
    drawn += text(x + w / 2, base + 37, `*R*_{${at + 1}}`, { anchor: 'middle' })
    x += w + 48
  })
  const told = boxes.map(({ wide, high }, at) => `R${at + 1} is ${wide} wide and ${high} high`).join('; ')
  return figure(
    { name, title, description: `Rectangles side by side, from left to right. ${told}.`, height: base + 48 },
    drawn,
  )
}

const both = termsGraph({
  name: 'series-3/two-progressions',
  title: 'An arithmetic and a geometric progression',
  sets: [
    { label: '2, 5, 8, 11, 14', values: [2, 5, 8, 11, 14] },
    { label: '2, 4, 8, 16, 32', values: [2, 4, 8, 16, 32] },
  ],
  says: 'The dots 2, 5, 8, 11, 14 lie on a straight line. The open circles 2, 4, 8, 16, 32 rise more and more steeply.',
})

const offers = termsGraph({
  name: 'series-3/offers',
  title: 'Two offers of pay',
  x: 'year',
  y: 'pay / $',
  sets: [
    { label: 'offer A', values: [30_000, 31_500, 33_000, 34_500, 36_000] },
    { label: 'offer B', values: [28_000, 29_680, 31_460.8, 33_348.4, 35_349.4] },
  ],
  yMin: 26_000,
  yMax: 38_000,
  yEvery: 2000,
  says: 'Offer A is a straight row of dots from $30 000 in year 1 to $36 000 in year 5. Offer B begins lower, at $28 000, and its steps grow; in year 5 it is still a little lower than A.',
})

const steps = (() => {
  const [left, base, wide] = [30, 150, 44]
  let drawn: Shape = line(20, base, 340, base)
  const heights = [96, 72, 54, 40.5, 30.4, 22.8]
  heights.forEach((high, at) => {
    const x = left + at * 52
    drawn += rect(x, base - high, wide, high, 'l w')
    drawn += text(x + wide / 2, base + 18, `*u*_{${at + 1}}`, { anchor: 'middle' })
  })
  return figure(
    {
      name: 'series-3/falling-bars',
      title: 'Bars that fall',
      description:
        'Six bars, u1 to u6, each lower than the one before. Each is three quarters of the height of the bar before it.',
      height: 180,
    },
    drawn,
  )
})()

export const figures = [both, offers, steps]
