import { circle, curve, line, type Point, polygon, polyline, rect, type Shape } from '@/lib/figures/shapes'

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
