import { circle, line, type Point, polygon, polyline, type Shape } from '@/lib/figures/shapes'
import { glassTube, tap } from './glassware'

/** A separating funnel with two layers; (x, y) is the top of its stopper neck. */
export function separatingFunnel(
  x: number,
  y: number,
  { height = 150, upper = 'hl', lower = 'w', boundary = 0.5 } = {},
): Shape {
  const bulb = height * 0.6
  const half = bulb * 0.36
  const at = (part: number): number => half * Math.sin(Math.PI * part ** 0.75) ** 0.75
  const steps = Array.from({ length: 25 }, (_, step) => 0.03 + (0.95 * step) / 24)
  const side = (from: number, to: number, sign: number): Point[] =>
    steps
      .filter(part => part >= from && part <= to)
      .map(part => [x + sign * Math.max(4, at(part)), y + 18 + bulb * part])
  const layer = (from: number, to: number, cls: string) =>
    polygon([...side(from, to, -1), ...side(from, to, 1).reverse()], cls)
  const level = y + 18 + bulb * boundary
  const wide = Math.max(4, at(boundary))
  const tapAt = y + 18 + bulb + 10
  return (
    layer(0.25, boundary + 0.02, upper) +
    layer(boundary, 1, lower) +
    line(x - wide, level, x + wide, level, 'l thin') +
    [-1, 1]
      .map(sign =>
        polyline([
          [x + sign * 6, y],
          [x + sign * 6, y + 14],
          ...side(0, 1, sign),
          [x + sign * 3.5, y + height],
        ]),
      )
      .join('') +
    tap(x, tapAt)
  )
}

/** A Liebig condenser from its upper end to its lower: water goes in below and out above. Ends of the water are returned. */
export function condenser(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): { shape: Shape; waterIn: Point; waterOut: Point } {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const at = (along: number, across: number): Point => [
    x1 + along * ux - across * uy,
    y1 + along * uy + across * ux,
  ]
  const [from, to] = [length * 0.2, length * 0.84]
  const jacket: Point[] = [
    at(from - 8, -4),
    at(from, -12),
    at(to, -12),
    at(to + 8, -4),
    at(to + 8, 4),
    at(to, 12),
    at(from, 12),
    at(from - 8, 4),
  ]
  const upright = Math.abs(ux) < 0.3
  const [outSide, inSide] = upright ? [-1, -1] : [-1, 1]
  const nozzle = (along: number, side: number) =>
    line(...at(along - 4, side * 12), ...at(along - 4, side * 24)) +
    line(...at(along + 4, side * 12), ...at(along + 4, side * 24))
  return {
    shape:
      polygon(jacket, 'l w') +
      nozzle(from + 14, outSide) +
      nozzle(to - 14, inSide) +
      glassTube([at(0, 0), at(length, 0)], 8),
    waterOut: at(from + 14, outSide * 24),
    waterIn: at(to - 14, inSide * 24),
  }
}

/** A column of glass beads for fractional distillation; (x, y) is the middle of its lower end. */
export function fractionatingColumn(x: number, y: number, height = 90, width = 22): Shape {
  const half = width / 2
  const beads = Array.from({ length: Math.floor((height - 16) / 7) * 2 }, (_, at) =>
    circle(x + (at % 2 === 0 ? -4.5 : 4.5), y - 11 - Math.floor(at / 2) * 7 - (at % 2) * 3, 3.4, 'l thin'),
  )
  return (
    polyline([
      [x - 5, y],
      [x - half, y - 6],
      [x - half, y - height + 6],
      [x - 6, y - height],
    ]) +
    polyline([
      [x + 5, y],
      [x + half, y - 6],
      [x + half, y - height + 6],
      [x + 6, y - height],
    ]) +
    beads.join('')
  )
}

/** A U-tube with a liquid; `difference` is how far the level in its right limb stands above the left. */
export function uTube(
  x: number,
  y: number,
  { width = 50, height = 110, bore = 12, level = 0.5, difference = 0 } = {},
): Shape {
  const [outer, inner] = [width / 2 + bore / 2, width / 2 - bore / 2]
  const bend = (radius: number): Point[] =>
    Array.from({ length: 17 }, (_, at) => {
      const turn = Math.PI - (Math.PI * at) / 16
      return [x + radius * Math.cos(turn), y - outer + radius * Math.sin(turn)]
    })
  const rest = y - outer - (height - outer) * level
  const clamp = (value: number) => Math.min(y - outer, Math.max(y - height, value))
  const [left, right] = [clamp(rest + difference / 2), clamp(rest - difference / 2)]
  const walls = (radius: number): Point[] => [
    [x - radius, y - height],
    ...bend(radius),
    [x + radius, y - height],
  ]
  const liquid = polygon(
    [
      [x - outer, left],
      ...bend(outer),
      [x + outer, right],
      [x + inner, right],
      ...bend(inner).reverse(),
      [x - inner, left],
    ],
    'w',
  )
  return (
    liquid +
    line(x - outer, left, x - inner, left, 'p') +
    line(x + inner, right, x + outer, right, 'p') +
    polyline(walls(outer)) +
    polyline(walls(inner))
  )
}
