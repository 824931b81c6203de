import { line, type Point, polygon, type Shape } from '@/lib/figures/shapes'
import type { RealFunction } from './curves'
import type { Plane } from './plane'

function valuesOf(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count)
}

/** The strips of the trapezium rule under a curve. */
export function trapezia(on: Plane, f: RealFunction, from: number, to: number, count: number): Shape {
  const xs = valuesOf(from, to, count)
  const tops: Point[] = xs.map(x => on.at(x, f(x)))
  return (
    polygon([on.at(from, 0), ...tops, on.at(to, 0)], 'l w') +
    xs.map(x => line(...on.at(x, 0), ...on.at(x, f(x)), 'l')).join('')
  )
}

/** Rectangles under a curve, as tall as the curve at their left, right or middle: bounds for an area. */
export function rectangles(
  on: Plane,
  f: RealFunction,
  from: number,
  to: number,
  count: number,
  tall: 'left' | 'right' | 'middle' = 'left',
): Shape {
  const xs = valuesOf(from, to, count)
  const part = { left: 0, middle: 0.5, right: 1 }[tall]
  return xs
    .slice(1)
    .map((right, at) => {
      const left = xs[at] ?? right
      const height = f(left + (right - left) * part)
      return polygon([on.at(left, 0), on.at(left, height), on.at(right, height), on.at(right, 0)], 'l w')
    })
    .join('')
}

/** The area that the trapezium rule gives. */
export function trapeziumRule(f: RealFunction, from: number, to: number, count: number): number {
  const step = (to - from) / count
  return valuesOf(from, to, count).reduce(
    (sum, x, at) => sum + f(x) * step * (at === 0 || at === count ? 0.5 : 1),
    0,
  )
}
