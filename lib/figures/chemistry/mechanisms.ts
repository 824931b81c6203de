import {
  arc,
  arrow,
  centred,
  dot,
  line,
  num,
  type Point,
  polar,
  polygon,
  type Shape,
  text,
} from '@/lib/figures/shapes'

export type CurlyArrowOptions = {
  /** how far the arrow bows out, in canvas units: to the left of its direction when positive */
  bend?: number
  cls?: string
  /** a half head: one electron moves (homolytic fission) */
  single?: boolean
  /** left free at both ends, so that letters and bonds stay clear */
  clear?: number
}

const HEAD = 8
const HEAD_FILLS: Readonly<Record<string, string>> = { l: 'd', p: 'pd', r: 'rd', g: 'gd' }

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length]
}

/** A pair of electrons moves: from the middle of a bond or a lone pair to an atom or a bond. */
export function curlyArrow(from: Point, to: Point, options: CurlyArrowOptions = {}): Shape {
  const { bend = 24, cls = 'p', single = false, clear = 4 } = options
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const across: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
  // A quadratic curve passes half way to its control point.
  const control: Point = [
    (from[0] + to[0]) / 2 + across[0] * 2 * bend,
    (from[1] + to[1]) / 2 + across[1] * 2 * bend,
  ]
  const [start, tip] = [towards(from, control, clear), towards(to, control, clear)]
  const end = towards(tip, control, HEAD * 0.7)
  const angle = Math.atan2(tip[1] - control[1], tip[0] - control[0])
  const barb = (turn: number): Point => [
    tip[0] - HEAD * Math.cos(angle + turn),
    tip[1] - HEAD * Math.sin(angle + turn),
  ]
  const outer = bend >= 0 ? barb(0.5) : barb(-0.5)
  const head = single ? [tip, outer, end] : [tip, barb(0.45), barb(-0.45)]
  const path = `M${start.map(num).join(' ')}Q${[...control, ...end].map(num).join(' ')}`
  return `<path class="${cls}" d="${path}"/>${polygon(head, HEAD_FILLS[cls.split(' ')[0] ?? ''] ?? 'd')}`
}

/** Two dots beside an atom, in a direction (degrees, anticlockwise from the right). */
export function lonePair(x: number, y: number, degrees: number, distance = 12, cls = 'd'): Shape {
  const [mx, my] = polar(x, y, distance, degrees)
  return [90, -90].map(turn => dot(...polar(mx, my, 3.5, degrees + turn), cls, 1.9)).join('')
}

/** The place of a lone pair, where an arrow starts. */
export function lonePairAt(x: number, y: number, degrees: number, distance = 12): Point {
  return polar(x, y, distance, degrees)
}

/** One dot beside an atom: the unpaired electron of a radical. */
export function unpaired(x: number, y: number, degrees: number, distance = 11, cls = 'd'): Shape {
  return dot(...polar(x, y, distance, degrees), cls, 2.2)
}

/** δ+ or δ− beside an atom. */
export function partialCharge(x: number, y: number, sign: '+' | '-'): Shape {
  return text(x, y + 4.5, `δ${sign === '-' ? '−' : '+'}`, { anchor: 'middle', cls: 's tp' })
}

/** A dipole: an arrow towards the negative end, crossed at its positive end. */
export function dipole(from: Point, to: Point, cls = 'p'): Shape {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const [cx, cy] = [from[0] + ux * 5, from[1] + uy * 5]
  return (
    arrow(...from, ...to, { cls, head: 7 }) + line(cx - uy * 5, cy + ux * 5, cx + uy * 5, cy - ux * 5, cls)
  )
}

/**
 * The intermediate of electrophilic substitution: a ring whose delocalised part is open at the carbon that carries
 * both hydrogen and the new group, with its positive charge.
 */
export function areniumIon(x: number, y: number, group: string, radius = 30): Shape {
  const corners = [90, 30, -30, -90, -150, 150].map(degrees => polar(x, y, radius, degrees))
  const top = polar(x, y, radius, 90)
  const bonds = [125, 55].map(degrees => line(...top, ...polar(...top, radius * 0.55, degrees), 'l'))
  const [hydrogen, other] = [polar(...top, radius * 0.85, 125), polar(...top, radius * 0.85, 55)]
  return (
    polygon(corners) +
    arc(x, y, radius * 0.6, 140, 400) +
    centred(x, y, '+') +
    bonds.join('') +
    centred(...hydrogen, 'H') +
    text(other[0] - 4, other[1] + 4.5, group)
  )
}
