import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

export type Lining = { start: number; least: number; thirteen: number; most: number }

/** Thickness of a lining in mm over 28 days: straight lines between days 1, 5, 13, 21, 26 and 28. */
export function liningGraph({ start, least, thirteen, most }: Lining): Figure {
  const on = graph({
    x: { label: 'day of cycle', max: 28, ticks: [0, 7, 14, 21, 28], grid: true, parts: 7 },
    y: { label: 'thickness of lining / mm', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true, parts: 4 },
    height: 192,
  })
  const points: Point[] = [
    [1, start],
    [5, least],
    [13, thirteen],
    [21, most],
    [26, most],
    [28, most - 0.5],
  ]
  return figure(
    {
      name: `reproduction/lining-${start * 10}-${least * 10}-${thirteen * 10}-${most * 10}`,
      title: 'Thickness of the lining of a uterus',
      description: `A graph of the thickness of the lining, 0 to 12 mm, against the day of the cycle, 0 to 28. Straight lines join these points: ${points.map(([day, mm]) => `day ${day}, ${plain(mm)} mm`).join('; ')}.`,
      height: 282,
    },
    on.axes,
    on.line(points),
  )
}

export type Rise = { from: number; slow: number; fast: number }

/** Testosterone in the blood of a boy each year from 9 to 18: little until an age, then much for some years. */
export function testosteroneOf({ from, slow, fast }: Rise): Point[] {
  let level = 2
  return Array.from({ length: 10 }, (_, at): Point => {
    const age = 9 + at
    if (age > from && age <= from + 3) level += fast
    else if (age > from + 3) level += slow
    return [age, level]
  })
}

export function testosteroneGraph(rise: Rise): Figure {
  const on = graph({
    x: { label: 'age / years', min: 8, max: 18, ticks: [8, 10, 12, 14, 16, 18], grid: true, parts: 2 },
    y: {
      label: 'testosterone / nmol per dm^{3}',
      max: 20,
      ticks: [0, 4, 8, 12, 16, 20],
      grid: true,
      parts: 4,
    },
    height: 190,
  })
  const points = testosteroneOf(rise)
  return figure(
    {
      name: `reproduction/level-${rise.from}-${rise.slow * 2}-${rise.fast}`,
      title: 'Level of a hormone in the blood of a boy',
      description: `A graph of testosterone in nmol per cubic decimetre, 0 to 20, against age, 8 to 18 years. The points, joined by lines: ${points.map(([age, level]) => `${plain(level)} at ${age} years`).join(', ')}.`,
      height: 280,
    },
    on.axes,
    on.line(points),
    on.points(points),
  )
}
