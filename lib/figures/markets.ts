import { arrow, curve, dot, line, type Point, polygon, polyline, type Shape, text } from './shapes'

/** Economics diagrams: both axes run from 0 to 100, so a curve is two or more points in per cent. */
export type Market = {
  axes: Shape
  at: (x: number, y: number) => Point
  /** a straight curve with its name at its second end: `*D*_{1}` */
  straight: (from: Point, to: Point, label: string, cls?: string) => Shape
  /** a bent curve through points, with its name at its last */
  bent: (points: readonly Point[], label: string, cls?: string) => Shape
  demand: (label?: string, move?: number, cls?: string) => Shape
  supply: (label?: string, move?: number, cls?: string) => Shape
  /** where the demand moved by `demand` meets the supply moved by `supply` */
  equilibrium: (demand?: number, supply?: number) => Point
  /** dashed lines from a point to the axes with the names of its quantity and its price; '' leaves one out */
  read: (point: Point, quantity: string, price: string, name?: string) => Shape
  /** an arrow between two points of the diagram: a shift, an extension, a contraction */
  shift: (from: Point, to: Point) => Shape
  /** a filled area with an optional name inside: surplus, tax revenue, welfare loss */
  area: (points: readonly Point[], label?: string, cls?: string) => Shape
  label: (x: number, y: number, content: string, anchor?: 'start' | 'middle' | 'end') => Shape
}

export type MarketOptions = {
  x?: string
  y?: string
  left?: number
  top?: number
  width?: number
  height?: number
}

// Demand falls from (10, 90) to (90, 10) and supply rises from (10, 10) to (90, 90).
const demandAt = (move: number): [Point, Point] => [
  [10 + move, 90],
  [90 + move, 10],
]
const supplyAt = (move: number): [Point, Point] => [
  [10 + move, 10],
  [90 + move, 90],
]

/** Keeps the part of a straight curve that lies on the diagram. */
function clip([from, to]: [Point, Point]): [Point, Point] {
  const slope = (to[1] - from[1]) / (to[0] - from[0])
  const atX = (x: number): Point => [x, from[1] + slope * (x - from[0])]
  return [from[0] < 2 ? atX(2) : from, to[0] > 96 ? atX(96) : to]
}

export function market(options: MarketOptions = {}): Market {
  const { x = 'Quantity', y = 'Price', left = 46, top = 34, width = 270, height = 186 } = options
  const at = (vx: number, vy: number): Point => [
    left + (vx / 100) * width,
    top + height - (vy / 100) * height,
  ]
  const ends = (points: readonly Point[]) => points.map(([vx, vy]) => at(vx, vy))
  const named = (point: Point, label: string) => text(point[0] + 6, point[1] + 4, label)
  const straight: Market['straight'] = (from, to, label, cls = 'l') =>
    polyline(ends([from, to]), cls) + named(at(...to), label)
  return {
    at,
    straight,
    axes:
      arrow(left, top + height, left, top - 8) +
      arrow(left, top + height, left + width + 10, top + height) +
      text(left - 40, top - 16, y) +
      text(left + width + 10, top + height + 36, x, { anchor: 'end' }) +
      text(left - 8, top + height + 14, '0', { anchor: 'end', cls: 's' }),
    bent: (points, label, cls = 'l') =>
      curve(ends(points), cls) + named(at(...(points[points.length - 1] ?? [0, 0])), label),
    demand: (label = '*D*', move = 0, cls = 'l') => straight(...clip(demandAt(move)), label, cls),
    supply: (label = '*S*', move = 0, cls = 'l') => straight(...clip(supplyAt(move)), label, cls),
    equilibrium: (demand = 0, supply = 0) => [(100 + demand + supply) / 2, (100 + demand - supply) / 2],
    read: (point, quantity, price, name) => {
      const [px, py] = at(...point)
      const [ox, oy] = at(0, 0)
      const across =
        price === ''
          ? ''
          : line(ox, py, px, py, 'l dash thin') + text(ox - 6, py + 4, price, { anchor: 'end' })
      const down =
        quantity === ''
          ? ''
          : line(px, py, px, oy, 'l dash thin') + text(px, oy + 17, quantity, { anchor: 'middle' })
      return across + down + dot(px, py) + (name ? text(px + 8, py - 8, name) : '')
    },
    shift: (from, to) => arrow(...at(...from), ...at(...to), { cls: 'p' }),
    area: (points, label, cls = 'w') => {
      const corners = ends(points)
      const middle = corners.reduce<[number, number]>(
        (sum, [px, py]) => [sum[0] + px / corners.length, sum[1] + py / corners.length],
        [0, 0],
      )
      return (
        polygon(corners, cls) + (label ? text(middle[0], middle[1] + 4.5, label, { anchor: 'middle' }) : '')
      )
    },
    label: (vx, vy, content, anchor = 'start') => text(...at(vx, vy), content, { anchor }),
  }
}

/** Points of a curve that bows outwards, from one axis to the other: a production possibility curve. */
export function ppcPoints(xMax: number, yMax: number, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const turn = (Math.PI / 2) * (at / steps)
    return [xMax * Math.sin(turn), yMax * Math.cos(turn)]
  })
}
