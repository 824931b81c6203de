import { line, type Point, type Shape, text } from '@/lib/figures/shapes'

export type Side = 'left' | 'right'

/** One thing to point at: where the line ends, and the words beside it, level with it unless they are to stand at another height. */
export type LabelTarget = { at: Point; words: string; side: Side; level?: number }

/** The drawing lies between `left` and `right`; labels stand outside, in two columns. */
export type LabelFrame = { left: number; right: number; width: number; height: number }

export type PlacedLabel = LabelTarget & { from: Point; lines: readonly string[] }

const LETTER_WIDTH = 7
const LINE_HEIGHT = 14
const GAP_BETWEEN = 3
const COLUMN = 9
const WORDS = 4

/** Breaks at spaces so that no line is wider than its column. */
export function wrapped(words: string, width: number): string[] {
  const room = Math.max(1, Math.floor(width / LETTER_WIDTH))
  const lines: string[] = []
  for (const word of words.split(/[ \n]/)) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + word.length + 1 <= room)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** Whether two straight pieces have a point in common other than by touching end to end. */
export function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/**
 * Heights that differ as little as possible from the wanted ones (least squares) while each block keeps its room:
 * the pool-adjacent-violators method.
 */
export function spread(
  wanted: readonly number[],
  rooms: readonly number[],
  top: number,
  bottom: number,
): number[] {
  const before: number[] = []
  let total = 0
  for (const room of rooms) {
    before.push(total + room / 2)
    total += room
  }
  const pools: { sum: number; count: number }[] = []
  for (const [at, want] of wanted.entries()) {
    pools.push({ sum: want - (before[at] ?? 0), count: 1 })
    for (;;) {
      const last = pools[pools.length - 1]
      const previous = pools[pools.length - 2]
      if (!last || !previous || previous.sum / previous.count <= last.sum / last.count) break
      pools.pop()
      previous.sum += last.sum
      previous.count += last.count
    }
  }
  const highest = Math.max(top, bottom - total)
  const shifts = pools.flatMap(({ sum, count }) => {
    const shift = Math.min(Math.max(sum / count, top), highest)
    return Array.from({ length: count }, () => shift)
  })
  return shifts.map((shift, at) => shift + (before[at] ?? 0))
}

const wanted = ({ at, level }: LabelTarget): number => level ?? at[1]

function column(targets: readonly LabelTarget[], side: Side, frame: LabelFrame): PlacedLabel[] {
  const x = side === 'left' ? frame.left - COLUMN : frame.right + COLUMN
  const width = (side === 'left' ? x : frame.width - x) - WORDS
  const order = targets
    .filter(each => each.side === side)
    .map(each => ({ ...each, lines: wrapped(each.words, width) }))
    .sort((one, other) => wanted(one) - wanted(other))
  const placed = () => {
    const rooms = order.map(({ lines }) => lines.length * LINE_HEIGHT + GAP_BETWEEN)
    const heights = spread(order.map(wanted), rooms, 1, frame.height - 1)
    return order.map((each, at): PlacedLabel => ({ ...each, from: [x, heights[at] ?? 0] }))
  }
  // Exchanging two labels whose lines cross makes the lines shorter together, so that this comes to an end.
  for (let round = 0; round < 200; round += 1) {
    const now = placed()
    const pair = crossingPair(now)
    if (!pair) return now
    const [one, other] = pair
    const [first, second] = [order[one], order[other]]
    if (!first || !second) return now
    order[one] = second
    order[other] = first
  }
  return placed()
}

function crossingPair(labels: readonly PlacedLabel[]): [number, number] | null {
  for (const [one, a] of labels.entries())
    for (const [other, b] of labels.entries())
      if (one < other && crosses(a.from, a.at, b.from, b.at)) return [one, other]
  return null
}

/** Where every label stands: as level with its part as its neighbours allow, lines never crossing in a column. */
export function placeLabels(targets: readonly LabelTarget[], frame: LabelFrame): PlacedLabel[] {
  return [...column(targets, 'left', frame), ...column(targets, 'right', frame)]
}

/** The straight label lines, without arrow heads, and their words; a single letter is bold. */
export function labelShapes(targets: readonly LabelTarget[], frame: LabelFrame): Shape {
  return placeLabels(targets, frame)
    .map(({ at, from, lines, side }) => {
      const words = lines
        .map((each, row) => {
          const y = from[1] + 4.3 + (row - (lines.length - 1) / 2) * LINE_HEIGHT
          const x = from[0] + (side === 'left' ? -WORDS : WORDS)
          return text(x, y, each, {
            anchor: side === 'left' ? 'end' : 'start',
            cls: each.length === 1 ? 'b' : 's',
          })
        })
        .join('')
      return line(...from, ...at, 'l thin') + words
    })
    .join('')
}
