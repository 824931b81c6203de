import { printed } from '@/lib/figures/plane/plane'
import { line, type Shape, text } from '@/lib/figures/shapes'
import type { Chart } from './chart'
import { ascending } from './statistics'

export type StemLeafOptions = {
  data: readonly number[]
  /** a second set for a back-to-back diagram; its leaves go to the left */
  left?: readonly number[]
  /** names of both sides of a back-to-back diagram */
  names?: readonly [left: string, right: string]
  /** value of one step of a leaf: 1 for 27 = 2 | 7, 0.1 for 2.7 = 2 | 7, 10 for 270 = 2 | 7 */
  leaf?: number
  /** follows the value in the key: `cm` */
  unit?: string
}

export type Stem = { stem: number; leaves: number[] }

/** Sorted leaves by stem; stems without leaves are kept, as the shape of the diagram depends on them. */
export function stemsOf(data: readonly number[], leaf = 1, all: readonly number[] = data): Stem[] {
  const steps = (value: number) => Math.round(value / leaf)
  const stems = all.map(value => Math.floor(steps(value) / 10))
  if (stems.length === 0) return []
  const first = Math.min(...stems)
  return Array.from({ length: Math.max(...stems) - first + 1 }, (_, at) => {
    const stem = first + at
    const own = ascending(data).map(steps)
    return { stem, leaves: own.filter(step => Math.floor(step / 10) === stem).map(step => step - stem * 10) }
  })
}

const ROW = 21
const LEAF = 17

/** A stem-and-leaf diagram with its key; with `left`, back to back. */
export function stemAndLeaf({ data, left, names, leaf = 1, unit = '' }: StemLeafOptions): Chart {
  const all = [...data, ...(left ?? [])]
  const right = stemsOf(data, leaf, all)
  const other = left ? stemsOf(left, leaf, all) : []
  const widest = (stems: readonly Stem[]) => Math.max(...stems.map(({ leaves }) => leaves.length), 0) * LEAF
  const stemWidth = 30
  const whole = widest(other) + stemWidth + widest(right) + 24
  const middle = 180 - whole / 2 + 12 + (left ? widest(other) + 6 : 0) + stemWidth / 2
  const top = names ? 34 : 14
  const [leftLine, rightLine] = [middle - stemWidth / 2, middle + stemWidth / 2]
  const rows = right.map(({ stem, leaves }, at) => {
    const y = top + at * ROW + 15
    const digits = (values: readonly number[], from: number, step: number) =>
      values
        .map((value, index) => text(from + step * (index + 0.7), y, String(value), { anchor: 'middle' }))
        .join('')
    return (
      text(middle, y, printed(stem), { anchor: 'middle' }) +
      digits(leaves, rightLine, LEAF) +
      digits(other[at]?.leaves ?? [], leftLine, -LEAF)
    )
  })
  const bottom = top + right.length * ROW + 2
  const heads = names
    ? text(leftLine - 8, 20, names[0], { anchor: 'end', cls: 'b' }) +
      text(rightLine + 8, 20, names[1], { cls: 'b' })
    : ''
  return {
    shape:
      heads +
      line(rightLine, top, rightLine, bottom) +
      (left ? line(leftLine, top, leftLine, bottom) : '') +
      rows.join('') +
      text(180, bottom + 26, keyOf(right, other, leaf, unit, names), { anchor: 'middle' }),
    height: bottom + (left ? 52 : 36),
    description: describeStemAndLeaf({
      data,
      leaf,
      unit,
      ...(left ? { left } : {}),
      ...(names ? { names } : {}),
    }),
  }
}

function keyOf(
  right: readonly Stem[],
  other: readonly Stem[],
  leaf: number,
  unit: string,
  names: StemLeafOptions['names'],
): Shape {
  const tail = unit ? ` ${unit}` : ''
  const value = (stem: number, digit: number) => `${printed((stem * 10 + digit) * leaf)}${tail}`
  // A row with leaves on both sides, when there is one, so that the key explains both.
  const both = right.find(({ leaves }, at) => leaves.length > 0 && (other[at]?.leaves.length ?? 0) > 0)
  const row = both ?? right.find(({ leaves }) => leaves.length > 0)
  const digit = row?.leaves[0] ?? 0
  const stem = row?.stem ?? 0
  if (other.length === 0) return `Key: ${printed(stem)} | ${digit} represents ${value(stem, digit)}`
  const beside = other.find(each => each.stem === stem)?.leaves[0] ?? 0
  const [one = 'left', two = 'right'] = names ?? []
  return `Key: ${beside} | ${printed(stem)} | ${digit} represents ${value(stem, beside)} (${one})\nand ${value(stem, digit)} (${two})`
}

export function describeStemAndLeaf({ data, left, names, leaf = 1, unit = '' }: StemLeafOptions): string {
  const all = [...data, ...(left ?? [])]
  const told = (values: readonly number[]) =>
    stemsOf(values, leaf, all)
      .map(
        ({ stem, leaves }) =>
          `stem ${printed(stem)}, ${leaves.length === 0 ? 'no leaves' : `leaves ${leaves.join(' ')}`}`,
      )
      .join('; ')
  const unitTold = unit ? ` Values are in ${unit}.` : ''
  if (!left) return `A stem-and-leaf diagram: ${told(data)}.${unitTold}`
  const [one = 'the left', two = 'the right'] = names ?? []
  return `A back-to-back stem-and-leaf diagram. For ${one}: ${told(left)}. For ${two}: ${told(data)}.${unitTold}`
}
