import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, dimension, type Point, polyline, text } from '@/lib/figures/shapes'

type Axis = { label: string; max: number; every: number; parts: number; format?: (value: number) => string }

const ticksOf = ({ max, every }: Axis) =>
  Array.from({ length: Math.round(max / every) + 1 }, (_, at) => Math.round(at * every * 1000) / 1000)

/** A graph of straight sections on graph paper. */
export function sections(
  facts: { name: string; title: string; description: string },
  x: Axis,
  y: Axis,
  points: readonly Point[],
): Figure {
  const g = graph({
    x: { ...x, ticks: ticksOf(x), grid: true },
    y: { ...y, ticks: ticksOf(y), grid: true },
    height: 200,
  })
  return figure({ ...facts, height: 282 }, g.axes, g.line(points))
}

/** A speed–time graph without a scale: up, level, down, with what is known written at it. */
export function trapezium(top: string, ends: readonly [string, string, string]): Figure {
  const [left, right, foot, head] = [60, 320, 160, 50]
  const xs = [left, left + 60, left + 170, left + 240]
  const upright = (x = 0) =>
    polyline(
      [
        [x, head],
        [x, foot],
      ],
      'l dash thin',
    )
  return figure(
    {
      name: 'algebra-and-graphs/speed-time-sketch',
      title: 'A speed–time graph',
      description: `NOT TO SCALE. Speed in m/s against time in s: a straight line rises from the origin to the speed ${top.replaceAll('*', '')} at the time ${ends[0].replaceAll('*', '')}, a level line follows, and a straight line falls to zero. The lengths of the level and the falling part are marked ${ends[1].replaceAll('*', '')} and ${ends[2].replaceAll('*', '')}.`,
      height: 222,
    },
    arrow(left, foot, right + 24, foot),
    arrow(left, foot, left, 24),
    text(left - 44, 16, 'speed / (m/s)', { cls: 's' }),
    text(right + 30, foot + 54, 'time / s', { anchor: 'end', cls: 's' }),
    text(350, 16, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
    polyline(
      [
        [left, foot],
        [xs[1] ?? 0, head],
        [xs[2] ?? 0, head],
        [xs[3] ?? 0, foot],
      ],
      'p',
    ),
    upright(xs[1]),
    upright(xs[2]),
    polyline(
      [
        [left, head],
        [xs[1] ?? 0, head],
      ],
      'l dash thin',
    ),
    text(left - 6, head + 4, top, { anchor: 'end' }),
    ...ends.map((each, at) => {
      const [from, to] = [xs[at] ?? 0, xs[at + 1] ?? 0]
      return dimension(from, foot + 14, to, foot + 14, each, [(from + to) / 2, foot + 33])
    }),
  )
}
