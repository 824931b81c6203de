import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

const topic = 'coordination-and-response'

const told = (points: readonly Point[]) => points.map(([at, value]) => `${at} min: ${value}`).join(', ')

/** A hormone that is removed from the blood: half of what is left in each `half` minutes. */
export function removalGraph({ start, half }: { start: number; half: number }): Figure {
  const g = graph({
    x: { label: 'time / min', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true, parts: 4 },
    y: {
      label: 'concentration / arbitrary units',
      max: start,
      ticks: [0, 1, 2, 3, 4].map(each => (each * start) / 4),
      grid: true,
      parts: 4,
    },
    height: 190,
  })
  const at = (minute: number) => start * 0.5 ** (minute / half)
  return figure(
    {
      name: `${topic}/falling-concentration`,
      title: 'A graph of the concentration of a hormone in the blood',
      description: `A curve of concentration in arbitrary units against time in minutes. It begins at ${start}, falls to ${start / 2} at ${half} min, to ${start / 4} at ${2 * half} min and to ${start / 8} at ${3 * half} min, and goes on falling less and less steeply.`,
      height: 276,
    },
    g.axes,
    g.plot(at, 0, 12),
  )
}

export type Fright = { rest: number; top: number; start: number; gone: number; back: number }

/** The heart rate of somebody who is frightened at `start`; the danger is over at `gone`. */
export function heartRateGraph({ rest, top, start, gone, back }: Fright): Figure {
  const g = graph({
    x: {
      label: 'time / min',
      max: 16,
      ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16],
      grid: true,
      parts: 2,
    },
    y: {
      label: 'heart rate / beats per minute',
      min: 40,
      max: 160,
      ticks: [40, 60, 80, 100, 120, 140, 160],
      grid: true,
      parts: 4,
    },
    height: 190,
  })
  const points: Point[] = [
    [0, rest],
    [start, rest],
    [start + 1, top],
    [gone, top],
    [back, rest],
    [16, rest],
  ]
  return figure(
    {
      name: `${topic}/heart-rate-of-a-walker`,
      title: 'A graph of heart rate against time',
      description: `A graph of heart rate in beats per minute against time in minutes, made of straight lines between these points: ${told(points)}.`,
      height: 276,
    },
    g.axes,
    g.line(points),
  )
}

export type Glucose = { given: number; top: number; names: readonly [hormone: string, water: string] }

/** Blood glucose after an injection at `given`: of a hormone (full line) and of salt water (broken line). */
export function glucoseGraph({ given, top, names }: Glucose): Figure {
  const g = graph({
    x: { label: 'time / min', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true, parts: 2 },
    y: {
      label: 'blood glucose concentration / mmol per dm^{3}',
      min: 4,
      max: 8,
      ticks: [4, 5, 6, 7, 8],
      grid: true,
      parts: 5,
    },
    height: 190,
  })
  const points: Point[] = [
    [0, 5],
    [given, 5],
    [given + 20, top],
    [given + 30, top],
    [given + 70, 5],
    [120, 5],
  ]
  return figure(
    {
      name: `${topic}/glucose-after-an-injection`,
      title: 'Blood glucose concentration after an injection',
      description: `A graph of blood glucose concentration in mmol per dm³ against time in minutes. The full line (${names[0]}) is made of straight lines between these points: ${told(points)}. The broken line (${names[1]}) is level at about 4.9.`,
      height: 276,
    },
    g.axes,
    g.line(points),
    g.line(
      [
        [0, 4.9],
        [120, 4.9],
      ],
      'r dash',
    ),
    g.label(given + 25, top, names[0], { dy: -7, anchor: 'middle', cls: 'b' }),
    g.label(given + 25, 4.9, names[1], { dy: 18, anchor: 'middle', cls: 'b' }),
  )
}
