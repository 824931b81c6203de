import { arc, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'

type Anchor = 'start' | 'middle' | 'end'

/**
 * A label and a straight line, without an arrow head, from the nearest side of its words to the thing it names.
 * (x, y) is the baseline of its first line. Two lines of text are allowed.
 */
export function label(
  content: string,
  x: number,
  y: number,
  toX: number,
  toY: number,
  anchor?: Anchor,
): Shape {
  const settled =
    anchor ?? (Math.abs(toX - x) < Math.abs(toY - y) * 0.5 ? 'middle' : toX < x ? 'start' : 'end')
  return (
    line(...edgeOf(content, x, y, settled, toX, toY), toX, toY, 'l thin') +
    text(x, y, content, { anchor: settled })
  )
}

/** Where a label line leaves the words: beside them when the thing is to the side, else above or below. */
function edgeOf(content: string, x: number, y: number, anchor: Anchor, toX: number, toY: number): Point {
  const lines = content.split('\n')
  const width = Math.max(...lines.map(each => each.replace(/[*_{}^]/g, '').length)) * 7
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const [right, top, bottom] = [left + width, y - 13, y + 4 + (lines.length - 1) * 16]
  const beyond = Math.max(left - toX, toX - right, 0)
  const away = Math.max(top - toY, toY - bottom, 0)
  if (beyond > away * 0.7) return [toX < left ? left - 4 : right + 4, (top + bottom) / 2]
  const inset = Math.min(12, width / 2)
  return [Math.min(right - inset, Math.max(left + inset, toX)), toY < top ? top : bottom + 1]
}

/** Words of more than one line where they are long, for a label in a narrow place. */
export function wrapped(words: string, longest = 11): string {
  if (words.length <= longest || !words.includes(' ') || words.includes('\n')) return words
  const middle = words.length / 2
  const spaces = [...words.matchAll(/ /g)].map(match => match.index)
  const best = spaces.reduce((one, other) =>
    Math.abs(other - middle) < Math.abs(one - middle) ? other : one,
  )
  return `${words.slice(0, best)}\n${words.slice(best + 1)}`
}

/** An angle between two directions (degrees, anticlockwise from the right), its label clear of the arc and of both arms. */
export function markedAngle(
  x: number,
  y: number,
  from: number,
  to: number,
  words: string,
  radius = 30,
): Shape {
  const [labelX, labelY] = polar(x, y, radius + 9 + words.replace(/[*_{}^]/g, '').length * 3, (from + to) / 2)
  return arc(x, y, radius, from, to, 'l thin') + text(labelX, labelY + 4.5, words, { anchor: 'middle' })
}
