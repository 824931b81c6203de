import { printed } from '@/lib/figures/plane/plane'
import { outline } from '@/lib/figures/plane/trace'
import { num, type Point, polar, polygon, type Shape, text } from '@/lib/figures/shapes'
import type { Chart } from './chart'
import { total } from './statistics'

export type Slice = {
  label: string
  value: number
  /** written in the sector instead of its angle: `*x*°`; '' leaves it out */
  mark?: string
}

export type PieOptions = {
  slices: readonly Slice[]
  /** writes the angle in each sector */
  angles?: boolean
  radius?: number
}

const FILLS = ['l w', 'l sheet', 'l sunk', 'l gw', 'l sheet', 'l hl']

/** A sector of a circle, clockwise from the top by angles in degrees. */
export function sector(x: number, y: number, radius: number, from: number, to: number, cls = 'l'): Shape {
  if (to - from >= 359.99) return `<circle class="${cls}" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>`
  const [start, end] = [polar(x, y, radius, 90 - from), polar(x, y, radius, 90 - to)]
  const r = num(radius)
  return outline(
    `M${num(x)} ${num(y)}L${start.map(num).join(' ')}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${end.map(num).join(' ')}Z`,
    cls,
  )
}

/** Angles of the sectors, in degrees. */
export function pieAngles(slices: readonly Slice[]): number[] {
  const whole = total(slices.map(({ value }) => value))
  return slices.map(({ value }) => (whole > 0 ? (value / whole) * 360 : 0))
}

/** A pie chart from the top clockwise; names stand outside, angles inside their sectors. */
export function pie({ slices, angles = false, radius = 84 }: PieOptions): Chart {
  const [x, y] = [180, radius + 26]
  const sizes = pieAngles(slices)
  let from = 0
  const drawn = slices.map(({ label, mark }, at) => {
    const size = sizes[at] ?? 0
    const middle = from + size / 2
    const shape = sector(x, y, radius, from, from + size, FILLS[at % FILLS.length])
    from += size
    const written = mark ?? (angles ? `${printed(Math.round(size * 10) / 10)}°` : '')
    const narrow = size < 26 && written !== ''
    const inside = polar(x, y, radius * 0.62, 90 - middle)
    return (
      shape +
      (written && !narrow ? text(inside[0], inside[1] + 4.5, written, { anchor: 'middle' }) : '') +
      outside(polar(x, y, radius + 9, 90 - middle), [x, y], narrow ? `${label} (${written})` : label)
    )
  })
  return { shape: drawn.join(''), height: y + radius + 26, description: describePie({ slices, angles }) }
}

function outside([px, py]: Point, [x, y]: Point, label: string): Shape {
  const across = px - x
  const anchor = Math.abs(across) < 14 ? 'middle' : across > 0 ? 'start' : 'end'
  const lines = label.split('\n').length - 1
  const drop = py > y + 40 ? 9 : py < y - 40 ? 0 : 4.5
  return text(px, py + drop - (py < y ? lines * 16 : lines * 8), label, { anchor })
}

export function describePie({ slices, angles = false }: PieOptions): string {
  const sizes = pieAngles(slices)
  const told = slices.map(({ label, mark }, at) => {
    const known = mark ?? (angles ? `${printed(Math.round((sizes[at] ?? 0) * 10) / 10)}°` : '')
    return `${label.replace('\n', ' ')}${known ? ` (${known.replace(/\*/g, '')})` : ''}`
  })
  return `A pie chart with ${slices.length} sectors, clockwise from the top: ${told.join(', ')}.`
}

export type PictogramOptions = {
  rows: readonly { label: string; value: number }[]
  /** what one symbol stands for */
  each: number
  symbol?: 'circle' | 'square'
  /** the key says: represents 4 books */
  unit: string
  /** rows left empty for the student: 0 is the first */
  missing?: readonly number[]
}

const SIZE = 20

/** A symbol, or the part of one: a sector of a circle, the left part of a square. */
function symbolAt(kind: 'circle' | 'square', x: number, y: number, part: number): Shape {
  const half = SIZE / 2
  if (kind === 'circle') return sector(x + half, y, half, 180, 180 + 360 * part, 'l w')
  const right = x + SIZE * part
  return polygon(
    [
      [x, y - half],
      [right, y - half],
      [right, y + half],
      [x, y + half],
    ],
    'l w',
  )
}

/** A pictogram with its key; parts of a symbol are drawn to size. */
export function pictogram({ rows, each, symbol = 'circle', unit, missing = [] }: PictogramOptions): Chart {
  const left = Math.max(...rows.map(({ label }) => label.length), 0) * 7.4 + 26
  const row = 32
  const drawn = rows.map(({ label, value }, at) => {
    const y = 22 + at * row
    const count = missing.includes(at) ? 0 : value / each
    const symbols = Array.from({ length: Math.ceil(count - 1e-9) }, (_, index) =>
      symbolAt(symbol, left + index * (SIZE + 6), y, Math.min(1, count - index)),
    )
    return (
      text(left - 14, y + 4.5, label, { anchor: 'end' }) +
      symbols.join('') +
      outline(`M8 ${num(y + row / 2)}L352 ${num(y + row / 2)}`, 'f')
    )
  })
  const keyY = 22 + rows.length * row + 10
  return {
    shape:
      outline(`M8 6L352 6M${num(left - 7)} 6L${num(left - 7)} ${num(keyY - 26)}`, 'f') +
      drawn.join('') +
      text(8, keyY + 4.5, 'Key:') +
      symbolAt(symbol, 42, keyY, 1) +
      text(70, keyY + 4.5, `represents ${printed(each)} ${unit}`),
    height: keyY + 18,
    description: `A pictogram in which one ${symbol} represents ${printed(each)} ${unit}. ${rows
      .map(({ label, value }, at) =>
        missing.includes(at)
          ? `${label}: not drawn`
          : `${label}: ${printed(Math.round((value / each) * 100) / 100)} ${symbol}s`,
      )
      .join('; ')}.`,
  }
}
