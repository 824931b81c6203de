import type { Stroke } from '@/lib/exams/sketch'
import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve, type RealFunction } from '@/lib/figures/plane/curves'
import { type PlaneAxis, plane, printed } from '@/lib/figures/plane/plane'
import type { Shape } from '@/lib/figures/shapes'

/** What graphs need: curves on graph paper that are read. */

/** Whether a value cannot be guessed as a whole number or a half. */
export const isBetween = (value: number, clear = 0.12) =>
  Math.abs(value * 2 - Math.round(value * 2)) / 2 > clear

/** The y-axis of a plotting grid whose x values begin below zero. */
export const yAxis = (min: number, max: number): Stroke => ({ tool: 'line', from: [0, min], to: [0, max] })

/** Points of a curve as a description tells them. */
export const through = (f: RealFunction, xs: readonly number[]) =>
  xs.map(x => `(${printed(x)}, ${printed(f(x))})`).join(', ')

type Read = {
  name: string
  title: string
  /** Where the description goes on after the axes. */
  description: string
  x: PlaneAxis
  y: PlaneAxis
  f: RealFunction
  from?: number
  to?: number
  height?: number
  more?: (on: ReturnType<typeof plane>) => Shape
}

/** A curve on graph paper. */
export function readFigure({
  name,
  title,
  description,
  x,
  y,
  f,
  from,
  to,
  height = 280,
  more,
}: Read): Figure {
  const on = plane({ x, y, grid: true, height })
  const axes = `Graph paper with ${spoken(x, 'x')} from ${printed(x.min)} to ${printed(x.max)} and ${spoken(y, 'y')} from ${printed(y.min)} to ${printed(y.max)}.`
  return figure(
    { name, title, description: `${axes} ${description}`, height: on.canvasHeight },
    on.axes,
    functionCurve(on, f, { from, to }),
    more?.(on) ?? '',
  )
}

const spoken = ({ label }: PlaneAxis, otherwise: string) => (label ?? otherwise).replaceAll('*', '')
