import { line, type Point, type Shape, text } from '@/lib/figures/shapes'

/** The plotting area on the canvas. */
export type Frame = { left?: number; top?: number; width?: number; height?: number }

type PlotAxes = { at: (x: number, y: number) => Point; shape: Shape }

/** Axes of a spectrum; `from` may be larger than `to`, as in infrared and NMR. */
export function spectrumAxes(
  { left = 44, top = 28, width = 300, height = 150 }: Frame,
  x: { from: number; to: number; ticks: readonly number[]; label: string },
  y: { max: number; ticks: readonly number[]; label: string },
): PlotAxes {
  const at = (px: number, py: number): Point => [
    left + (width * (px - x.from)) / (x.to - x.from || 1),
    top + height - (height * py) / (y.max || 1),
  ]
  const bottom = top + height
  const marks =
    x.ticks
      .map(each => {
        const [px] = at(each, 0)
        return (
          line(px, bottom, px, bottom + 5, 'l thin') +
          text(px, bottom + 18, String(each), { anchor: 'middle', cls: 's' })
        )
      })
      .join('') +
    y.ticks
      .map(each => {
        const [, py] = at(x.from, each)
        return (
          line(left - 5, py, left, py, 'l thin') +
          text(left - 8, py + 4, String(each), { anchor: 'end', cls: 's' })
        )
      })
      .join('')
  return {
    at,
    shape:
      line(left, top - 4, left, bottom) +
      line(left, bottom, left + width, bottom) +
      marks +
      text(left + width, bottom + 36, x.label, { anchor: 'end' }) +
      text(Math.max(4, left - 40), top - 12, y.label),
  }
}
