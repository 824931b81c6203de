import { curve, dot, line, type Point, polygon, polyline, type Shape, text } from './shapes'

export type Axis = {
  /** with its unit, Cambridge style: `*t* / s` */
  label: string
  min?: number
  max: number
  /** numbers to write; none for a sketch graph */
  ticks?: readonly number[]
  /** text of a tick; the number itself when absent */
  format?: (value: number) => string
  grid?: boolean
  /** finer lines that divide each step of the grid into so many parts, for readings */
  parts?: number
}

export type GraphOptions = {
  x: Axis
  y: Axis
  /** the plotting area on the canvas; leave about 52 left and 46 below for numbers and labels */
  left?: number
  top?: number
  width?: number
  height?: number
}

export type Graph = {
  axes: Shape
  /** canvas point of a data point */
  at: (x: number, y: number) => Point
  line: (points: readonly Point[], cls?: string) => Shape
  curve: (points: readonly Point[], cls?: string) => Shape
  /** a smooth curve of a function, from one x to another */
  plot: (f: (x: number) => number, from: number, to: number, cls?: string) => Shape
  points: (points: readonly Point[], cls?: string) => Shape
  /** fills below the points down to the axis (or between, when they enclose an area) */
  area: (points: readonly Point[], cls?: string) => Shape
  /** a gradient triangle under a straight part, with its two labels */
  gradient: (from: Point, to: Point, run: string, rise: string) => Shape
  /** dashed lines from a point to both axes */
  guide: (x: number, y: number, cls?: string) => Shape
  label: (
    x: number,
    y: number,
    content: string,
    options?: { dx?: number; dy?: number; anchor?: 'start' | 'middle' | 'end'; cls?: string },
  ) => Shape
}

function axesOf(
  { x, y }: GraphOptions,
  box: Required<Pick<GraphOptions, 'left' | 'top' | 'width' | 'height'>>,
  at: Graph['at'],
): Shape {
  const bottom = box.top + box.height
  const right = box.left + box.width
  const baseline = Math.min(Math.max(at(0, 0)[1], box.top), bottom)
  let drawn = ''
  for (const value of betweenTicks(x))
    drawn += line(at(value, 0)[0], box.top, at(value, 0)[0], bottom, 'f fine')
  for (const value of betweenTicks(y))
    drawn += line(box.left, at(0, value)[1], right, at(0, value)[1], 'f fine')
  for (const tick of x.ticks ?? []) {
    const [px] = at(tick, 0)
    if (x.grid) drawn += line(px, box.top, px, bottom, 'f')
    drawn += line(px, baseline, px, baseline + 5, 'l thin')
    if (tick !== 0 || (y.min ?? 0) >= 0)
      drawn += text(px, bottom + 18, x.format?.(tick) ?? num2(tick), { anchor: 'middle', cls: 's' })
  }
  for (const tick of y.ticks ?? []) {
    const [, py] = at(0, tick)
    if (y.grid) drawn += line(box.left, py, right, py, 'f')
    drawn += line(box.left - 5, py, box.left, py, 'l thin')
    drawn += text(box.left - 8, py + 4, y.format?.(tick) ?? num2(tick), { anchor: 'end', cls: 's' })
  }
  drawn += line(box.left, box.top - 4, box.left, bottom) + line(box.left, baseline, right + 4, baseline)
  const below = bottom + (x.ticks && x.ticks.length > 0 ? 38 : 20)
  drawn += text(right, below, x.label, { anchor: 'end' })
  drawn += text(Math.max(4, box.left - 44), box.top - 12, y.label)
  return drawn
}

/** Where the finer lines of a grid stand: between its ticks, and beyond them to both ends. */
export function betweenTicks({ min = 0, max, ticks = [], parts = 1 }: Omit<Axis, 'label'>): number[] {
  const [first, second] = ticks
  if (parts < 2 || first === undefined || second === undefined) return []
  const step = (second - first) / parts
  const start = Math.ceil((min - first) / step - 1e-9)
  const count = Math.floor((max - first) / step + 1e-9) - start + 1
  return Array.from({ length: Math.max(0, Math.min(count, 400)) }, (_, at) => start + at)
    .filter(at => at % parts !== 0)
    .map(at => first + at * step)
}

function num2(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace('-', '−')
}

/** Axes with units, and drawing in the units of the data. The y label stands above its axis, level. */
export function graph(options: GraphOptions): Graph {
  const { left = 52, top = 32, width = 286, height = 168 } = options
  const { x, y } = options
  const xMin = x.min ?? 0
  const yMin = y.min ?? 0
  const at = (vx: number, vy: number): Point => [
    left + ((vx - xMin) / (x.max - xMin)) * width,
    top + height - ((vy - yMin) / (y.max - yMin)) * height,
  ]
  const all = (points: readonly Point[]) => points.map(([vx, vy]) => at(vx, vy))
  return {
    at,
    axes: axesOf(options, { left, top, width, height }, at),
    line: (points, cls = 'p') => polyline(all(points), cls),
    curve: (points, cls = 'p') => curve(all(points), cls),
    plot: (f, from, to, cls = 'p') =>
      curve(
        Array.from({ length: 33 }, (_, step) => from + ((to - from) * step) / 32).map(vx => at(vx, f(vx))),
        cls,
      ),
    points: (points, cls = 'l') =>
      all(points)
        .map(
          ([px, py]) => line(px - 4, py - 4, px + 4, py + 4, cls) + line(px - 4, py + 4, px + 4, py - 4, cls),
        )
        .join(''),
    area: (points, cls = 'w') => {
      const first = points[0]
      const last = points[points.length - 1]
      if (!first || !last) return ''
      const base = Math.max(0, yMin)
      return polygon([at(first[0], base), ...all(points), at(last[0], base)], cls)
    },
    gradient: (from, to, run, rise) => {
      const [x1, y1] = at(...from)
      const [x2, y2] = at(...to)
      const falling = y2 > y1
      return (
        polyline(
          [
            [x1, y1],
            [x2, y1],
            [x2, y2],
          ],
          'l dash thin',
        ) +
        text((x1 + x2) / 2, y1 + (falling ? -6 : 16), run, { anchor: 'middle' }) +
        text(x2 + 6, (y1 + y2) / 2 + 4, rise)
      )
    },
    guide: (vx, vy, cls = 'l dash thin') => {
      const [px, py] = at(vx, vy)
      const [ox, oy] = at(xMin, yMin)
      return (
        polyline(
          [
            [ox, py],
            [px, py],
            [px, oy],
          ],
          cls,
        ) + dot(px, py)
      )
    },
    label: (vx, vy, content, { dx = 0, dy = 0, anchor = 'start', cls } = {}) => {
      const [px, py] = at(vx, vy)
      return text(px + dx, py + dy, content, cls === undefined ? { anchor } : { anchor, cls })
    },
  }
}
