import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { centred, num, type Point, type Shape, text } from '@/lib/figures/shapes'
import type { Spot } from './sketch'

/** One axis of a grid to plot on, in the units of the data. */
export type PlotAxis = {
  /** With its unit, as on real papers: `*t* / s`. */
  label: string
  min: number
  max: number
  /** One large square; its ends carry numbers. */
  large: number
  /** Small squares in a large one, 5 or 10 on graph paper, 1 to 4 on plain grids. */
  parts: number
}

export type PlotAxes = {
  x: PlotAxis
  y: PlotAxis /** Names instead of numbers below the bars. */
  bars?: PlotBar[]
}
export type PlotBar = { id: string; text: string; at: number }

export type PlotFrame = {
  width: number
  height: number
  toCanvas: (spot: Spot) => Point
  toData: (point: Point) => Spot
  /** To half a small square, inside the grid. */
  snap: (spot: Spot) => Spot
  /** Sides of a small square. */
  small: { x: number; y: number }
}

const BOX = { left: 52, top: 32, width: 286, height: 230 }
const HEIGHT = BOX.top + BOX.height + 48

const smallOf = ({ large, parts }: PlotAxis) => large / parts

/** Decimal dust of halves and tenths is swept away, so that 0.3 is 0.3. */
const clean = (value: number) => Number(value.toPrecision(10))

function snapped(value: number, axis: PlotAxis): number {
  const half = smallOf(axis) / 2
  const inside = Math.min(axis.max, Math.max(axis.min, value))
  return clean(axis.min + Math.round((inside - axis.min) / half) * half)
}

export function plotFrame({ x, y }: PlotAxes): PlotFrame {
  const across = (value: number) => BOX.left + ((value - x.min) / (x.max - x.min)) * BOX.width
  const up = (value: number) => BOX.top + BOX.height - ((value - y.min) / (y.max - y.min)) * BOX.height
  return {
    width: 360,
    height: HEIGHT,
    toCanvas: ([vx, vy]) => [across(vx), up(vy)],
    toData: ([px, py]) => [
      x.min + ((px - BOX.left) / BOX.width) * (x.max - x.min),
      y.min + ((BOX.top + BOX.height - py) / BOX.height) * (y.max - y.min),
    ],
    snap: ([vx, vy]) => [snapped(vx, x), snapped(vy, y)],
    small: { x: smallOf(x), y: smallOf(y) },
  }
}

function steps({ min, max }: PlotAxis, by: number): number[] {
  return Array.from({ length: Math.round((max - min) / by) + 1 }, (_, at) => clean(min + at * by))
}

/** The lines of the grid as one path, so that graph paper of a thousand squares stays small. */
function gridLines({ x, y }: PlotAxes, size: (axis: PlotAxis) => number, cls: string): Shape {
  const [right, bottom] = [BOX.left + BOX.width, BOX.top + BOX.height]
  const { toCanvas } = plotFrame({ x, y })
  const upright = steps(x, size(x)).map(value => {
    const px = num(toCanvas([value, y.min])[0])
    return `M${px} ${BOX.top}V${bottom}`
  })
  const level = steps(y, size(y)).map(value => {
    const py = num(toCanvas([x.min, value])[1])
    return `M${BOX.left} ${py}H${right}`
  })
  return `<path class="${cls}" d="${[...upright, ...level].join('')}"/>`
}

/** Graph paper with its axes, and what is drawn on it already. */
export function plotFigure(
  axes: PlotAxes,
  facts: { name: string; title: string; description: string },
  drawn: Shape = '',
): Figure {
  const { x, y, bars } = axes
  const drawing = graph({
    ...BOX,
    x: { label: x.label, min: x.min, max: x.max, ticks: bars ? [] : steps(x, x.large) },
    y: { label: y.label, min: y.min, max: y.max, ticks: steps(y, y.large) },
  })
  const names = (bars ?? []).map(({ at, text: name }) =>
    text(drawing.at(at, y.min)[0], BOX.top + BOX.height + 18, name, { anchor: 'middle', cls: 's' }),
  )
  return figure(
    { ...facts, height: HEIGHT },
    gridLines(axes, smallOf, 'f grid-small'),
    gridLines(axes, ({ large }) => large, 'f grid-large'),
    drawing.axes,
    ...names,
    drawn,
  )
}

/** A letter in the middle of a region, as R on real papers. */
export function regionLetter(axes: PlotAxes, at: Spot, letter: string): Shape {
  const [x, y] = plotFrame(axes).toCanvas(at)
  return centred(x, y, letter, 'b')
}
