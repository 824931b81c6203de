import { line, type Point, polar, rect, type Shape, text } from '@/lib/figures/shapes'

/** What is engraved on an instrument. Anyone must be able to read it to half a division. */
export type Scale = {
  from: number
  to: number
  /** the value of one small division */
  division: number
  /** a number is written at each multiple of this */
  numbered: number
  /** a longer mark at each multiple of this; half of `numbered` when that is a whole number of divisions */
  longer?: number
  format?: (value: number) => string
}

export type Mark = { value: number; rank: 'number' | 'longer' | 'plain' }

/** Every mark from one end to the other. Values are exact multiples of the division, free of rounding noise. */
export function marksOf({ from, to, division, numbered, longer }: Scale): Mark[] {
  const step = Math.abs(division) || 1
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.min(600, Math.floor(high / step + 1e-9) - first + 1)
  const perNumber = Math.max(1, Math.round(numbered / step))
  const half = perNumber % 2 === 0 && perNumber > 2 ? perNumber / 2 : perNumber
  const perLonger = longer === undefined ? half : Math.max(1, Math.round(longer / step))
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const index = first + at
    const rank = index % perNumber === 0 ? 'number' : index % perLonger === 0 ? 'longer' : 'plain'
    return { value: Number((index * step).toFixed(6)), rank }
  })
}

/** `12`, `0.5`, `−3`: as many decimals as the numbers of the scale need. */
export function scaleNumber({ numbered, format }: Scale, value: number): string {
  if (format) return format(value)
  const decimals =
    [0, 1, 2, 3].find(places => Number.isInteger(Number((numbered * 10 ** places).toFixed(6)))) ?? 3
  return value.toFixed(decimals).replace('-', '−')
}

const TICK = { number: 12, longer: 9, plain: 6 } as const

export type LinearScale = Scale & {
  /** canvas point of `from` */
  x: number
  y: number
  /** canvas length from `from` to `to` */
  length: number
  /** the direction in which values grow from `from` to `to` */
  way?: 'up' | 'down' | 'right'
  /** on which side of the edge the marks and numbers lie; `below` and `above` for a level scale */
  side?: 'left' | 'right' | 'above' | 'below'
  /** no numbers, only marks */
  bare?: boolean
  /** how far beyond its usual place, at the end of its mark, the number at this canvas height stands */
  beyond?: (y: number) => number
}

export type DrawnScale = {
  shape: Shape
  /** canvas point of a value on the edge of the scale */
  at: (value: number) => Point
}

/** A straight scale: its marks start at the edge from (x, y). */
export function linearScale(options: LinearScale): DrawnScale {
  const { x, y, length, from, to, way = 'up', bare = false, beyond } = options
  const side = options.side ?? (way === 'right' ? 'below' : 'right')
  const per = length / (to - from || 1)
  const at = (value: number): Point => {
    const along = (value - from) * per
    return way === 'right' ? [x + along, y] : [x, way === 'up' ? y - along : y + along]
  }
  const [dx, dy] = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] }[side] as [number, number]
  const shape = marksOf(options).map(({ value, rank }) => {
    const [px, py] = at(value)
    const tick = line(px, py, px + dx * TICK[rank], py + dy * TICK[rank], 'l thin')
    if (bare || rank !== 'number') return tick
    const label = scaleNumber(options, value)
    if (dx === 0) return tick + text(px, py + (dy > 0 ? 25 : -16), label, { anchor: 'middle', cls: 's' })
    const away = 15 + (beyond?.(py) ?? 0)
    return tick + text(px + dx * away, py + 4.2, label, { anchor: dx > 0 ? 'start' : 'end', cls: 's' })
  })
  return { shape: shape.join(''), at }
}

export type DialScale = Scale & {
  /** the pivot of the needle */
  x: number
  y: number
  /** of the arc on which the marks stand */
  radius: number
  /** degrees, anticlockwise from the right, of both ends of the scale */
  start?: number
  end?: number
  /** numbers inside the arc instead of outside */
  inside?: boolean
}

/** A scale on an arc, from `start` on the left to `end` on the right. */
export function dialScale(options: DialScale): DrawnScale & { degrees: (value: number) => number } {
  const { x, y, radius, from, to, start = 140, end = 40, inside = false } = options
  const degrees = (value: number) => start + ((value - from) / (to - from || 1)) * (end - start)
  const out = inside ? -1 : 1
  const shape = marksOf(options).map(({ value, rank }) => {
    const turn = degrees(value)
    const tick = line(
      ...polar(x, y, radius, turn),
      ...polar(x, y, radius + out * TICK[rank] * 0.85, turn),
      'l thin',
    )
    if (rank !== 'number') return tick
    const [px, py] = polar(x, y, radius + out * 19, turn)
    return tick + text(px, py + 4.2, scaleNumber(options, value), { anchor: 'middle', cls: 's' })
  })
  return { shape: shape.join(''), degrees, at: value => polar(x, y, radius, degrees(value)) }
}

/** The surface of a liquid between two walls, lowest in the middle at y, and the liquid down to `floor`. */
export function meniscus(left: number, right: number, y: number, floor: number, dip = 4): Shape {
  const span = right - left
  const path = `M${left} ${y - dip}C${left + span * 0.12} ${y + dip * 0.1} ${left + span * 0.28} ${y} ${left + span / 2} ${y}C${right - span * 0.28} ${y} ${right - span * 0.12} ${y + dip * 0.1} ${right} ${y - dip}`
  const rounded = path.replace(/-?\d+\.\d+/g, each => String(Math.round(Number(each) * 10) / 10))
  const [l, r, f] = [left, right, floor].map(each => Math.round(each * 10) / 10)
  return `<path class="w" d="${rounded}L${r} ${f}L${l} ${f}Z"/><path class="p" d="${rounded}"/>`
}

/** What is seen of a scale around a value: whole numbered steps, so many that a division stays `least` units long. */
export function windowOf(scale: Scale, value: number, length: number, least = 6): Scale {
  const steps = Math.max(1, Math.floor((length / least) * (scale.division / scale.numbered)))
  const down = Math.floor(value / scale.numbered - (steps - 1) / 2)
  const low = Math.max(scale.from, Math.min(down, scale.to / scale.numbered - steps) * scale.numbered)
  return { ...scale, from: low, to: Math.min(scale.to, low + steps * scale.numbered) }
}

/** A sheet of paper that shows part of an instrument larger: its frame, and thin lines from the part it shows. */
export function enlarged(
  small: { x: number; y: number; width: number; height: number },
  big: { x: number; y: number; width: number; height: number },
): Shape {
  const toRight = big.x > small.x
  const edge = toRight ? small.x + small.width : small.x
  const near = toRight ? big.x : big.x + big.width
  return (
    rect(small.x, small.y, small.width, small.height, 'p dash thin') +
    line(edge, small.y, near, big.y, 'p dash thin') +
    line(edge, small.y + small.height, near, big.y + big.height, 'p dash thin') +
    rect(big.x, big.y, big.width, big.height, 'p thin')
  )
}
