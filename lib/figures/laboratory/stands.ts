import { circle, line, polygon, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { display } from './measuring'
import { testTube } from './vessels'

/** A retort stand: foot on the bench at y, rod at x. `foot` is which way its base reaches. */
export function stand(x: number, y: number, height = 200, foot: 'left' | 'right' | 'both' = 'right'): Shape {
  const [left, right] = foot === 'both' ? [-36, 36] : foot === 'right' ? [-12, 62] : [-62, 12]
  return rect(x - 2, y - height, 4, height - 7, 'l sheet') + rect(x + left, y - 7, right - left, 7, 'l sunk')
}

/** A clamp from the rod at x to jaws that hold a thing of a width at `toX`; a boss on the rod. */
export function clamp(x: number, y: number, toX: number, width = 20): Shape {
  const side = Math.sign(toX - x) || 1
  const near = toX - side * (width / 2 + 1)
  return (
    rect(Math.min(x, near), y - 2, Math.abs(near - x), 4, 'l sheet') +
    rect(x - 7, y - 7, 14, 14, 'l sunk', 2) +
    line(toX - side * (width / 2 + 1), y - 8, toX - side * (width / 2 + 1), y + 8, 'l thick') +
    line(toX + side * (width / 2 + 1), y - 8, toX + side * (width / 2 + 1), y + 8, 'l thick')
  )
}

/** A rack with test-tubes; one entry of `contents` for each tube, null where a hole is empty. */
export function testTubeRack(
  x: number,
  y: number,
  contents: readonly ({ level?: number; fill?: string; label?: string } | null)[],
): Shape {
  const pitch = 40
  const width = contents.length * pitch
  const left = x - width / 2
  const tubes = contents.map((each, at) => {
    const px = left + (at + 0.5) * pitch
    if (!each) return ''
    const { label, ...held } = each
    return (
      testTube({ x: px, y: y - 12, height: 84, ...held }) +
      (label ? text(px, y - 104, label, { anchor: 'middle' }) : '')
    )
  })
  const post = (px: number) => rect(px, y - 62, 8, 62, 'l sunk')
  const rail = (py: number) =>
    contents
      .map((_, at) => {
        const [from, to] = [left + at * pitch, left + (at + 1) * pitch]
        const middle = (from + to) / 2
        return (
          rect(from, py, middle - 11 - from, 6, 'sunk') +
          rect(middle + 11, py, to - middle - 11, 6, 'sunk') +
          polyline([
            [from, py],
            [middle - 11, py],
            [middle - 11, py + 6],
            [from, py + 6],
          ]) +
          polyline([
            [to, py],
            [middle + 11, py],
            [middle + 11, py + 6],
            [to, py + 6],
          ])
        )
      })
      .join('')
  return (
    post(left - 8) +
    post(left + width) +
    rail(y - 60) +
    rect(left - 14, y - 10, width + 28, 10, 'l sunk') +
    tubes.join('')
  )
}

/** A top-pan balance with its display; what is weighed stands at (x, y − 40). */
export function balance(x: number, y: number, reading = '', unit = 'g', width = 130): Shape {
  const half = width / 2
  return (
    rect(x - half + 8, y - 40, width - 16, 5, 'l sheet') +
    rect(x - 6, y - 35, 12, 5, 'l sunk') +
    polygon(
      [
        [x - half + 6, y - 30],
        [x + half - 6, y - 30],
        [x + half, y],
        [x - half, y],
      ],
      'l sunk',
    ) +
    display(x - 38, y - 27, reading, unit, 76)
  )
}

/** A digital stopwatch: (x, y) is its middle. */
export function stopwatch(x: number, y: number, reading: string): Shape {
  return (
    rect(x - 5, y - 42, 10, 8, 'l sunk') +
    rect(x - 34, y - 34, 10, 8, 'l sunk', 2) +
    rect(x + 24, y - 34, 10, 8, 'l sunk', 2) +
    circle(x, y, 36, 'l sunk') +
    rect(x - 29, y - 12, 58, 24, 'l sheet', 2) +
    text(x, y + 4.6, reading, { anchor: 'middle', cls: 'b' })
  )
}

/** A bench to stand things on, at y. */
export function bench(y: number, x1 = 8, x2 = 352): Shape {
  return line(x1, y, x2, y)
}
