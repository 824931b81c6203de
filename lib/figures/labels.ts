import { line, type Shape, text } from './shapes'

/**
 * A label and a straight line, without an arrow head, from it to the thing it names. (x, y) is the baseline of its
 * start, its end or its middle, by where the thing lies: pass `anchor` to settle it. Two lines of text are allowed.
 */
export function label(
  content: string,
  x: number,
  y: number,
  toX: number,
  toY: number,
  anchor: 'start' | 'middle' | 'end' = sideOf(x, y, toX, toY),
): Shape {
  const lines = content.split('\n').length
  const middle = y - 4.5 + (lines - 1) * 8
  const from: readonly [number, number] =
    anchor === 'start'
      ? [x - 4, middle]
      : anchor === 'end'
        ? [x + 4, middle]
        : [x, toY > y ? y + 5 + (lines - 1) * 16 : y - 14]
  return line(...from, toX, toY, 'l thin') + text(x, y, content, { anchor })
}

function sideOf(x: number, y: number, toX: number, toY: number): 'start' | 'middle' | 'end' {
  if (Math.abs(toX - x) < Math.abs(toY - y) * 0.6) return 'middle'
  return toX < x ? 'start' : 'end'
}
