import { line, type Point, polygon, polyline, type Shape, text } from '@/lib/figures/shapes'

export type Box = { left: number; right: number; top: number; bottom: number }

export type BracketOptions = {
  /** behind the right bracket, above: the charge of an ion, ‡ of a transition state */
  charge?: string
  /** behind the right bracket, below: n of a polymer */
  count?: string
  cls?: string
}

const LIP = 6

/** Square brackets around a box: an ion, a repeat unit, a transition state. */
export function squareBrackets(
  { left, right, top, bottom }: Box,
  { charge, count, cls = 'l' }: BracketOptions = {},
): Shape {
  const side = (x: number, lip: number) =>
    polyline(
      [
        [x + lip, top],
        [x, top],
        [x, bottom],
        [x + lip, bottom],
      ],
      cls,
    )
  return (
    side(left, LIP) +
    side(right, -LIP) +
    (charge ? text(right + 4, top + 8, charge.replace('-', '−'), { cls: 'b' }) : '') +
    (count ? text(right + 4, bottom + 4, count) : '')
  )
}

export type ReactionArrowOptions = { above?: string | undefined; below?: string | undefined; cls?: string }

function conditions(x1: number, x2: number, y: number, { above, below }: ReactionArrowOptions): Shape {
  const middle = (x1 + x2) / 2
  const lift = 8 + 14 * ((above?.split('\n').length ?? 1) - 1)
  return (
    (above ? text(middle, y - lift, above, { anchor: 'middle', cls: 's' }) : '') +
    (below ? text(middle, y + 18, below, { anchor: 'middle', cls: 's' }) : '')
  )
}

/** From reactants to products, with reagents above and conditions below. */
export function reactionArrow(x1: number, x2: number, y: number, options: ReactionArrowOptions = {}): Shape {
  const { cls = 'l' } = options
  const way = Math.sign(x2 - x1) || 1
  const head: Point[] = [
    [x2, y],
    [x2 - way * 8, y - 3.5],
    [x2 - way * 8, y + 3.5],
  ]
  return line(x1, y, x2 - way * 7, y, cls) + polygon(head, 'd') + conditions(x1, x2, y, options)
}

/** Two half arrows: a reversible reaction. */
export function equilibriumArrow(
  x1: number,
  x2: number,
  y: number,
  options: ReactionArrowOptions = {},
): Shape {
  const half = (from: number, to: number, level: number, lift: number) =>
    polyline([
      [from, level],
      [to, level],
      [to + Math.sign(from - to) * 8, level + lift],
    ])
  return (
    half(x1, x2, y - 3, -5) +
    half(x2, x1, y + 3, 5) +
    conditions(x1, x2, y - 4, { above: options.above }) +
    conditions(x1, x2, y + 4, { below: options.below })
  )
}
