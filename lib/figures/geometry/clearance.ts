import type { Point } from '@/lib/figures/shapes'
import { labelHeight, labelWidth } from './marks'

/** Finding room for labels: does a line run through the box of a text? */

export type Segment = readonly [Point, Point]

/** The part of a segment inside a box, in canvas units (Liang and Barsky). */
export function lengthInside([a, b]: Segment, centre: Point, width: number, height: number): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  let [enter, leave] = [0, 1]
  const sides: [number, number][] = [
    [-dx, a[0] - (centre[0] - width / 2)],
    [dx, centre[0] + width / 2 - a[0]],
    [-dy, a[1] - (centre[1] - height / 2)],
    [dy, centre[1] + height / 2 - a[1]],
  ]
  for (const [step, room] of sides) {
    if (Math.abs(step) < 1e-9) {
      if (room < 0) return 0
      continue
    }
    const at = room / step
    if (step < 0) enter = Math.max(enter, at)
    else leave = Math.min(leave, at)
  }
  return leave > enter ? (leave - enter) * Math.hypot(dx, dy) : 0
}

/** How much line lies under a label centred at a point. */
export function linesUnder(centre: Point, label: string, lines: readonly Segment[]): number {
  const [width, height] = [labelWidth(label) + 6, labelHeight(label)]
  return lines.reduce((sum, each) => sum + lengthInside(each, centre, width, height), 0)
}

/** The first of several places for a label that has no line under it, or else the one with least. */
export function freest(places: readonly Point[], label: string, lines: readonly Segment[]): Point {
  const [first = [0, 0] as Point] = places
  return places.reduce(
    (best, place) => {
      const under = linesUnder(place, label, lines)
      return under < best.under - 0.5 ? { place, under } : best
    },
    { place: first, under: linesUnder(first, label, lines) },
  ).place
}
