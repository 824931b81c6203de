import { betweenTicks, type Graph, graph } from '@/lib/figures/graph'
import { arrow, circle, dot, line, type Point, polyline, type Shape, text } from '@/lib/figures/shapes'
import { beside, type Place } from './place'
import { type Frame, trace } from './trace'

export type PlaneAxis = {
  min: number
  max: number
  /** a tick and its number every so many units; left out for a sketch */
  every?: number
  /** ticks at these values instead */
  ticks?: readonly number[]
  /** with `grid`, finer lines that divide each step into so many parts */
  parts?: number
  /** text of a tick; the number itself when absent */
  format?: (value: number) => string
  /** `*x*` and `*y*` when absent */
  label?: string
}

export type PlaneOptions = {
  x: PlaneAxis
  y: PlaneAxis
  /** faint lines through the ticks */
  grid?: boolean
  /** one unit has the same length on both axes, so that shapes and right angles look right */
  equalScales?: boolean
  left?: number
  top?: number
  width?: number
  /** at most this; with equal scales it may come out smaller */
  height?: number
  /** letter at the origin; '' for none */
  origin?: string
  originPlace?: Place
  /** numbers beside the axes, or along the lower and left edges, clear of the curves */
  numbers?: 'axis' | 'edge'
}

export type Plane = Graph & {
  x: PlaneAxis
  y: PlaneAxis
  /** the canvas rectangle in which curves are drawn */
  frame: Frame
  /** height of a canvas that holds the plane with its numbers */
  canvasHeight: number
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** A number as it is printed: a true minus sign, at most three decimals. */
export function printed(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace('-', '−')
}

export function ticksOf({ min, max, every, ticks }: PlaneAxis): number[] {
  if (ticks) return [...ticks]
  if (!every) return []
  const first = Math.ceil(min / every - 1e-9)
  const count = Math.floor(max / every + 1e-9) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => (first + at) * every)
}

// One letter stands beyond the tip of the axis; a short name needs room there, a long one stands below.
const lettersOf = (label = '') => [...label.replace(/[*{}]|[_^](?=\{)/g, '')].length
const isLong = (label?: string) => lettersOf(label) > 5
const extraRoom = (label?: string) => (isLong(label) ? 0 : Math.max(0, lettersOf(label) - 1) * 7)

/** The rectangle for the curves: centred, and with equal scales no larger than both limits allow. */
function frameOf(options: PlaneOptions): Frame {
  const { x, y, equalScales = false, top = 26 } = options
  const numbersLeft = (x.min >= 0 || options.numbers === 'edge') && ticksOf(y).length > 0
  const left = options.left ?? (numbersLeft ? 38 : 16)
  const width = options.width ?? 334 - left - extraRoom(x.label)
  const height = options.height ?? (equalScales ? 290 : 214)
  if (!equalScales) return { left, top, right: left + width, bottom: top + height }
  const unit = Math.min(width / (x.max - x.min), height / (y.max - y.min))
  const [wide, high] = [unit * (x.max - x.min), unit * (y.max - y.min)]
  const start = options.left ?? left + (width - wide) / 2
  return { left: start, top, right: start + wide, bottom: top + high }
}

function fineLines({ x, y }: PlaneOptions, frame: Frame, at: Graph['at']): Shape {
  const upright = betweenTicks({ ...x, ticks: ticksOf(x) }).map(value => at(value, 0)[0])
  const level = betweenTicks({ ...y, ticks: ticksOf(y) }).map(value => at(0, value)[1])
  return (
    upright.map(px => line(px, frame.top, px, frame.bottom, 'f fine')).join('') +
    level.map(py => line(frame.left, py, frame.right, py, 'f fine')).join('')
  )
}

function axesOf(options: PlaneOptions, frame: Frame, at: Graph['at']): Shape {
  const { x, y, grid = false, origin = '*O*' } = options
  const [originX, originY] = at(0, 0)
  const axisX = clamp(originX, frame.left, frame.right)
  const axisY = clamp(originY, frame.top, frame.bottom)
  const crosses = axisX === originX && axisY === originY
  const atEdge = options.numbers === 'edge'
  const [numbersX, numbersY] = atEdge ? [frame.left, frame.bottom] : [axisX, axisY]
  let [lines, numbers] = grid ? [fineLines(options, frame, at), ''] : ['', '']
  for (const tick of ticksOf(x)) {
    const [px] = at(tick, 0)
    if (grid) lines += line(px, frame.top, px, frame.bottom, 'f')
    if (tick === 0 && crosses && !atEdge) continue
    numbers += line(px, axisY, px, axisY + 4, 'l thin')
    numbers += text(px, numbersY + 16, (x.format ?? printed)(tick), { anchor: 'middle', cls: 's' })
  }
  for (const tick of ticksOf(y)) {
    const [, py] = at(0, tick)
    if (grid) lines += line(frame.left, py, frame.right, py, 'f')
    if (tick === 0 && crosses && !atEdge) continue
    numbers += line(axisX - 4, py, axisX, py, 'l thin')
    numbers += text(numbersX - 7, py + 4.3, (y.format ?? printed)(tick), { anchor: 'end', cls: 's' })
  }
  return (
    lines +
    numbers +
    arrow(frame.left, axisY, frame.right + 10, axisY) +
    arrow(axisX, frame.bottom, axisX, frame.top - 10) +
    nameOfX(options, frame, axisY) +
    beside([axisX, frame.top - 10], y.label ?? '*y*', 'right') +
    (crosses && origin
      ? beside([axisX, axisY], origin, options.originPlace ?? 'below left', undefined, 6)
      : '')
  )
}

function nameOfX(options: PlaneOptions, frame: Frame, axisY: number): Shape {
  const { label = '*x*' } = options.x
  if (!isLong(label)) return beside([frame.right + 10, axisY], label, 'right', undefined, 5)
  const level = options.numbers === 'edge' ? frame.bottom : axisY
  return text(frame.right + 10, level + (ticksOf(options.x).length > 0 ? 34 : 18), label, { anchor: 'end' })
}

/**
 * A coordinate plane with axes through the origin. It is a `graph` with a window: everything a graph draws can be
 * drawn on it, and so can the functions of `curves`, `regions`, `vectors`, `transformations` and `argand`.
 */
export function plane(options: PlaneOptions): Plane {
  const { x, y } = options
  const frame = frameOf(options)
  const box = {
    left: frame.left,
    top: frame.top,
    width: frame.right - frame.left,
    height: frame.bottom - frame.top,
  }
  const base = graph({ x: { ...x, label: '' }, y: { ...y, label: '' }, ...box })
  const numbersBelow = (y.min >= 0 || options.numbers === 'edge') && ticksOf(x).length > 0
  return {
    ...base,
    x,
    y,
    frame,
    canvasHeight:
      frame.bottom + (numbersBelow ? 22 : y.min >= 0 ? 18 : 8) + (numbersBelow && isLong(x.label) ? 18 : 0),
    axes: axesOf(options, frame, base.at),
    plot: (f, from, to, cls = 'p') => trace(t => base.at(t, f(t)), from, to, frame, cls),
    guide: (vx, vy, cls = 'l dash thin') => {
      const [px, py] = base.at(vx, vy)
      const [ox, oy] = base.at(clamp(0, x.min, x.max), clamp(0, y.min, y.max))
      return polyline(
        [
          [ox, py],
          [px, py],
          [px, oy],
        ],
        cls,
      )
    },
  }
}

/** Points along both axes, for labels that should keep off them. */
export function axisPoints(on: Plane): Point[] {
  const { frame, x, y } = on
  const [originX, originY] = on.at(clamp(0, x.min, x.max), clamp(0, y.min, y.max))
  return Array.from({ length: 80 }, (_, at) => at / 79).flatMap((part): Point[] => [
    [frame.left + (frame.right + 10 - frame.left) * part, originY],
    [originX, frame.bottom + (frame.top - 14 - frame.bottom) * part],
  ])
}

export type MarkOptions = { place?: Place; kind?: 'dot' | 'cross' | 'open' | 'none'; cls?: string }

/** A named point: a dot, a small cross as plotted, or an open circle for an end that is left out. */
export function mark(on: Pick<Graph, 'at'>, [x, y]: Point, label = '', options: MarkOptions = {}): Shape {
  const { place, kind = 'dot', cls } = options
  const [px, py] = on.at(x, y)
  const cross = line(px - 4, py - 4, px + 4, py + 4) + line(px - 4, py + 4, px + 4, py - 4)
  const sign = {
    dot: dot(px, py),
    cross,
    open: circle(px, py, 3.5, 'l sheet'),
    none: '',
  }[kind]
  return sign + (label ? beside([px, py], label, place, cls) : '')
}

/** Labels of places on the x axis of a sketch: roots, limits of a region. `below` unless said otherwise. */
export function onX(on: Plane, x: number, label: string = printed(x), place: Place = 'below'): Shape {
  return beside(on.at(x, clamp(0, on.y.min, on.y.max)), label, place, undefined, 6)
}

/** Labels of places on the y axis of a sketch: intercepts, greatest values. `left` unless said otherwise. */
export function onY(on: Plane, y: number, label: string = printed(y), place: Place = 'left'): Shape {
  return beside(on.at(clamp(0, on.x.min, on.x.max), y), label, place, undefined, 6)
}
