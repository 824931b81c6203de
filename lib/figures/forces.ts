import { arrow, centred, line, type Point, polar, polygon, polyline, rect, type Shape, text } from './shapes'

/** A body; its forces start at its edge or its middle. */
export function body(x: number, y: number, width: number, height: number, label = ''): Shape {
  return rect(x, y, width, height, 'l sunk') + (label ? centred(x + width / 2, y + height / 2, label) : '')
}

/** A force as an arrow from a point: length in canvas units, direction in degrees anticlockwise from the right. */
export function force(
  x: number,
  y: number,
  length: number,
  degrees: number,
  label: string,
  cls = 'p',
): Shape {
  const [tipX, tipY] = polar(x, y, length, degrees)
  return arrow(x, y, tipX, tipY, { cls, label })
}

/** Ground or a wall: a line with hatching on the far side, to the right of the direction of travel. */
export function ground(x1: number, y1: number, x2: number, y2: number): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const hatch = Array.from({ length: Math.floor(length / 12) }, (_, at) => {
    const [px, py] = [x1 + (at + 0.8) * 12 * ux, y1 + (at + 0.8) * 12 * uy]
    return line(px, py, px - ux * 6 - uy * 7, py - uy * 6 + ux * 7, 'l thin')
  })
  return line(x1, y1, x2, y2) + hatch.join('')
}

/** A uniform beam on a pivot; `pivotAt` is a canvas x. */
export function beam(x1: number, x2: number, y: number, pivotAt: number): Shape {
  const support = polygon(
    [
      [pivotAt, y + 8],
      [pivotAt - 13, y + 32],
      [pivotAt + 13, y + 32],
    ],
    'l sunk',
  )
  return rect(x1, y, x2 - x1, 8, 'l sheet') + support
}

/** A spring between two points, drawn as a zigzag with straight ends. */
export function spring(x1: number, y1: number, x2: number, y2: number, turns = 8, width = 9): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const at = (along: number, across: number): Point => [
    x1 + along * ux - across * uy,
    y1 + along * uy + across * ux,
  ]
  const lead = Math.min(10, length * 0.1)
  const step = (length - 2 * lead) / (turns * 2)
  const zigzag = Array.from({ length: turns * 2 }, (_, index) =>
    at(lead + (index + 0.5) * step, index % 2 === 0 ? width : -width),
  )
  return polyline([at(0, 0), at(lead, 0), ...zigzag, at(length - lead, 0), at(length, 0)])
}

export type Slope = {
  shape: Shape /** a point on the slope, 0 at the foot, 1 at the top */
  at: (part: number) => Point
  degrees: number
}

/** A slope rising to the right from its foot at (x, y). */
export function slope(x: number, y: number, width: number, height: number): Slope {
  const degrees = (Math.atan2(height, width) * 180) / Math.PI
  return {
    shape: polygon(
      [
        [x, y],
        [x + width, y],
        [x + width, y - height],
      ],
      'l sunk',
    ),
    at: part => [x + width * part, y - height * part],
    degrees,
  }
}

/** A box standing on a slope, its lower middle at the given point. */
export function boxOnSlope([x, y]: Point, degrees: number, size: number): Shape {
  const along = (from: Point, units: number, turn: number) => polar(from[0], from[1], units, degrees + turn)
  const lower: Point = along([x, y], size / 2, 180)
  const upper: Point = along([x, y], size / 2, 0)
  return polygon([lower, upper, along(upper, size, 90), along(lower, size, 90)], 'l sheet')
}

/** Two vectors tip to tail or as a parallelogram, with the resultant in blue. */
export function vectorSum(
  x: number,
  y: number,
  one: { length: number; degrees: number; label: string },
  other: { length: number; degrees: number; label: string },
): Shape {
  const tip = polar(x, y, one.length, one.degrees)
  const end = polar(tip[0], tip[1], other.length, other.degrees)
  const middle = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const [firstX, firstY] = middle([x, y], tip)
  const [secondX, secondY] = middle(tip, end)
  return (
    arrow(x, y, ...tip, { label: one.label, labelAt: [firstX, firstY + 17], anchor: 'middle' }) +
    arrow(...tip, ...end, { label: other.label, labelAt: [secondX + 9, secondY + 4], anchor: 'start' }) +
    arrow(x, y, ...end, { cls: 'p' })
  )
}

/** A ruler with its numbers every `every` units of `scale` canvas units each. */
export function ruler(x: number, y: number, count: number, scale: number, unit: string, every = 1): Shape {
  const marks = Array.from({ length: count + 1 }, (_, at) => {
    const px = x + 8 + at * scale
    const long = at % every === 0
    return (
      line(px, y, px, y + (long ? 10 : 6), 'l thin') +
      (long ? text(px, y + 24, String(at), { anchor: 'middle', cls: 's' }) : '')
    )
  })
  return (
    rect(x, y, count * scale + 16, 32, 'l sheet') +
    marks.join('') +
    text(x + count * scale + 20, y + 24, unit, { cls: 's' })
  )
}
