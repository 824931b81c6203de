import { dimension, line, type Shape, text } from '@/lib/figures/shapes'

export type ScaleBar = {
  x: number
  y: number
  /** the length of the bar on the canvas */
  length: number
  /** what that length is in the specimen, such as `10 µm` */
  label: string
}

/** A bar that stands for a true length; its label is below it. */
export function scaleBar({ x, y, length, label }: ScaleBar): Shape {
  return (
    line(x, y, x + length, y, 'l') +
    line(x, y - 4, x, y + 4) +
    line(x + length, y - 4, x + length, y + 4) +
    text(x + length / 2, y + 17, label, { anchor: 'middle', cls: 's' })
  )
}

/** How long a bar must be on the canvas, given the true width that a drawing of `drawnWidth` units stands for. */
export function barLength(trueLength: number, trueWidth: number, drawnWidth: number): number {
  return trueWidth > 0 ? (trueLength / trueWidth) * drawnWidth : 0
}

export type MeasuredLine = { x1: number; y1: number; x2: number; y2: number; from?: string; to?: string }

/** A line across a drawing that the reader is to measure, its ends lettered: X—Y. */
export function measuredLine({ x1, y1, x2, y2, from = 'X', to = 'Y' }: MeasuredLine): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const tick = (x: number, y: number) => line(x - uy * 5, y + ux * 5, x + uy * 5, y - ux * 5)
  const end = (x: number, y: number, way: 1 | -1, letter: string) =>
    text(x + way * ux * 11, y + way * uy * 11 + 4.5, letter, { anchor: 'middle', cls: 'b' })
  return line(x1, y1, x2, y2) + tick(x1, y1) + tick(x2, y2) + end(x1, y1, -1, from) + end(x2, y2, 1, to)
}

/** A measured length beside a drawing, with its value. */
export function measuredLength(x1: number, y1: number, x2: number, y2: number, value: string): Shape {
  return dimension(x1, y1, x2, y2, value)
}
