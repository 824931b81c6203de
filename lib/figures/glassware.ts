import { circle, curve, line, type Point, polygon, polyline, rect, type Shape } from './shapes'

/**
 * A glass tube bent at the given points, drawn as two walls with a gap. Corners are rounded. Ends stay open.
 */
export function glassTube(points: readonly Point[], bore = 6, fill = 'sheet'): Shape {
  const offset = (side: number): Point[] =>
    points.map(([x, y], at) => {
      const [px, py] = points[at - 1] ?? [x, y]
      const [nx, ny] = points[at + 1] ?? [x, y]
      const before = at === 0 ? undefined : Math.atan2(y - py, x - px)
      const after = at === points.length - 1 ? undefined : Math.atan2(ny - y, nx - x)
      const [one, other] = [before ?? after ?? 0, after ?? before ?? 0]
      let turn = other - one
      if (turn > Math.PI) turn -= 2 * Math.PI
      if (turn < -Math.PI) turn += 2 * Math.PI
      const middle = one + turn / 2
      const reach = bore / 2 / Math.max(0.35, Math.cos(turn / 2))
      return [x - side * reach * Math.sin(middle), y + side * reach * Math.cos(middle)]
    })
  const [left, right] = [offset(1), offset(-1)]
  return polygon([...left, ...[...right].reverse()], fill) + polyline(left) + polyline(right)
}

/** A filter funnel with its stem below; (x, y) is the point of the cone. With paper and residue if wished. */
export function funnel(
  x: number,
  y: number,
  { width = 74, height = 58, stem = 46, paper = false, liquid = 0, residue = false } = {},
): Shape {
  const half = width / 2
  const cone = (part: number, inset: number): Point[] => [
    [x - half * part + inset, y - height * part],
    [x, y - inset],
    [x + half * part - inset, y - height * part],
  ]
  const held =
    liquid > 0
      ? polygon(cone(liquid, 2), 'w') +
        line(x - half * liquid + 2, y - height * liquid, x + half * liquid - 2, y - height * liquid, 'p')
      : ''
  const solid = residue ? polygon(cone(0.34, 2), 'sunk l') : ''
  const sheet = paper
    ? polyline(
        [
          [x - half * 0.92 + 5, y - height * 0.95],
          [x, y - 5],
          [x + half * 0.92 - 5, y - height * 0.95],
        ],
        'l dash thin',
      )
    : ''
  return (
    held +
    solid +
    sheet +
    polyline([
      [x - half, y - height],
      [x - 3.5, y],
      [x - 3.5, y + stem],
      [x + 3.5, y + stem - 6],
      [x + 3.5, y],
      [x + half, y - height],
    ])
  )
}

/** A thistle funnel: a small cup on a long stem that ends `length` below (x, y), the rim's middle. */
export function thistleFunnel(x: number, y: number, length: number): Shape {
  return (
    curve([
      [x - 11, y],
      [x - 10, y + 11],
      [x - 3, y + 19],
    ]) +
    curve([
      [x + 11, y],
      [x + 10, y + 11],
      [x + 3, y + 19],
    ]) +
    line(x - 3, y + 19, x - 3, y + length) +
    line(x + 3, y + 19, x + 3, y + length)
  )
}

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

/** A tap across a tube. */
export function tap(x: number, y: number): Shape {
  return circle(x, y, 5.5, 'l sheet') + line(x - 13, y, x + 13, y, 'l thick')
}

/** A whole burette, top at (x, y): marks without numbers, a tap and a jet. */
export function burette(x: number, y: number, { length = 150, level = 0.15, fill = 'w' } = {}): Shape {
  const [half, end] = [6.5, y + length]
  const surface = y + 6 + (length - 14) * level
  const marks = Array.from({ length: 21 }, (_, at) => {
    const py = y + 10 + (at * (length - 26)) / 20
    return line(x - half, py, x - half + (at % 4 === 0 ? 8 : 4), py, 'l thin')
  })
  return (
    rect(x - half, surface, half * 2, end - surface, fill) +
    line(x - half, surface, x + half, surface, 'p') +
    polyline([
      [x - half, y],
      [x - half, end],
      [x - 2.5, end + 7],
      [x - 2.5, end + 26],
    ]) +
    polyline([
      [x + half, y],
      [x + half, end],
      [x + 2.5, end + 7],
      [x + 2.5, end + 26],
    ]) +
    marks.join('') +
    tap(x, end + 12)
  )
}

/** A volumetric pipette, tip at (x, y). */
export function pipette(x: number, y: number, length = 170): Shape {
  const [bulb, half] = [y - length * 0.52, 8]
  const side = (sign: number): Point[] => [
    [x + sign * 1, y],
    [x + sign * 2.5, y - 14],
    [x + sign * 2.5, bulb + 26],
    [x + sign * half, bulb + 16],
    [x + sign * half, bulb - 16],
    [x + sign * 2.5, bulb - 26],
    [x + sign * 2.5, y - length],
  ]
  return polyline(side(-1)) + polyline(side(1)) + line(x - 6, bulb - 44, x + 6, bulb - 44, 'l thin')
}

/** A gas syringe lying level: nozzle on the left at (x, y), plunger drawn out by `volume` of 0 to 1. */
export function gasSyringe(x: number, y: number, { length = 130, volume = 0.3, width = 30 } = {}): Shape {
  const half = width / 2
  const [left, right] = [x + 14, x + length]
  const inner = right - left - 12
  const plunger = left + 6 + inner * Math.min(1, Math.max(0, volume))
  const marks = Array.from({ length: 11 }, (_, at) => {
    const px = left + 6 + (inner * at) / 10
    return line(px, y - half, px, y - half + (at % 5 === 0 ? 10 : 6), 'l thin')
  })
  return (
    rect(left, y - half, right - left, width, 'sheet') +
    polyline([
      [x, y - 3],
      [left, y - 3],
      [left, y - half],
      [right, y - half],
      [right, y - half - 6],
    ]) +
    polyline([
      [x, y + 3],
      [left, y + 3],
      [left, y + half],
      [right, y + half],
      [right, y + half + 6],
    ]) +
    rect(plunger, y - half + 1.5, 8, width - 3, 'l sunk') +
    rect(plunger + 8, y - 3, right + 16 - left - 6, 6, 'l sheet') +
    rect(plunger + 8 + right + 16 - left - 6, y - half, 4, width, 'l sunk') +
    marks.join('')
  )
}

/** A plain thermometer, bulb at (x, y), upright or leaning (degrees, anticlockwise from the right). */
export function thermometer(x: number, y: number, length = 130, degrees = 90): Shape {
  const turn = (degrees * Math.PI) / 180
  const at = (along: number, across: number): Point => [
    x + along * Math.cos(turn) + across * Math.sin(turn),
    y - along * Math.sin(turn) + across * Math.cos(turn),
  ]
  return (
    polygon([at(0, -3), at(length, -3), at(length + 3, 0), at(length, 3), at(0, 3)], 'l sheet') +
    line(...at(0, 0), ...at(length * 0.55, 0), 'r') +
    polygon([at(-7, -1.5), at(-5, -3.5), at(5, -3.5), at(5, 3.5), at(-5, 3.5), at(-7, 1.5)], 'l rd')
  )
}

/** A stirrer or a glass rod. */
export function glassRod(x1: number, y1: number, x2: number, y2: number): Shape {
  return glassTube(
    [
      [x1, y1],
      [x2, y2],
    ],
    4,
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
