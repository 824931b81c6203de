import type { Figure } from '@/lib/figures/figure'
import type { Shape } from '@/lib/figures/shapes'
import { plotFigure, plotFrame, regionLetter } from './plot-frame'
import type { PlotPart, PlotTask, Range } from './question'
import { type SketchLook, type Spot, type Stroke, sketchShapes } from './sketch'

const middle = ([from, to]: Range) => (from + to) / 2

/** Bars stand on the foot of the y-axis and are as wide as the gaps between them. */
export function plotLook({ axes }: Pick<PlotPart, 'axes'>, cls?: string): SketchLook {
  const bars = axes.bars ?? []
  const gaps = bars.slice(1).map(({ at }, index) => at - (bars[index]?.at ?? 0))
  const half = Math.min(...gaps, axes.x.max - axes.x.min) / 4
  return { toCanvas: plotFrame(axes).toCanvas, labels: [], bars, bar: { half, base: axes.y.min }, cls }
}

/** Where a line of this gradient and intercept runs inside the grid. */
export function lineInside(
  { x, y }: PlotPart['axes'],
  gradient: number,
  intercept: number,
): [Spot, Spot] | null {
  const at = (value: number): Spot => [value, gradient * value + intercept]
  const crossings = gradient === 0 ? [] : [(y.min - intercept) / gradient, (y.max - intercept) / gradient]
  const inside = [x.min, x.max, ...crossings]
    .filter(value => value >= x.min && value <= x.max)
    .map(at)
    .filter(([, up]) => up >= y.min - 1e-9 && up <= y.max + 1e-9)
    .sort(([one], [other]) => one - other)
  const [from, to] = [inside[0], inside.at(-1)]
  return from && to && from[0] < to[0] ? [from, to] : null
}

/** The strokes that earn a task, as an examiner would draw them. */
export function modelStrokes(axes: PlotPart['axes'], task: PlotTask): Stroke[] {
  switch (task.task) {
    case 'points':
      return task.wanted.map(at => ({ tool: 'point', at }))
    case 'bars':
      return Object.entries(task.heights).map(([id, height]) => ({ tool: 'bar', id, height }))
    case 'line': {
      const ends = lineInside(axes, middle(task.gradient), middle(task.intercept))
      return ends ? [{ tool: 'line', from: ends[0], to: ends[1] }] : []
    }
    case 'region': {
      const at = spotInside(axes, task.sides)
      return at ? [{ tool: 'label', id: task.letter, at }] : []
    }
  }
}

/** By how much a spot is inside the closest side; negative outside. */
export function depth([x, y]: Spot, sides: readonly { a: number; b: number; c: number }[]): number {
  return Math.min(...sides.map(({ a, b, c }) => (c - a * x - b * y) / Math.hypot(a, b)))
}

const STEPS = 40

/** The spot of a fine net that lies deepest in the region; null when the grid shows none of it. */
export function spotInside(
  { x, y }: PlotPart['axes'],
  sides: readonly { a: number; b: number; c: number }[],
): Spot | null {
  let best: { at: Spot; depth: number } | null = null
  for (let column = 1; column < STEPS; column += 1) {
    for (let row = 1; row < STEPS; row += 1) {
      const at: Spot = [x.min + ((x.max - x.min) * column) / STEPS, y.min + ((y.max - y.min) * row) / STEPS]
      const own = depth(at, sides)
      if (own > 0 && (!best || own > best.depth)) best = { at, depth: own }
    }
  }
  return best?.at ?? null
}

/** The grid with everything that was asked for drawn on it. */
export function plotModel(part: PlotPart): Figure {
  const drawn: Shape[] = part.tasks.flatMap(task =>
    modelStrokes(part.axes, task).map(stroke =>
      stroke.tool === 'label'
        ? regionLetter(part.axes, stroke.at, stroke.id)
        : sketchShapes([stroke], plotLook(part, 'g')),
    ),
  )
  const { name, title, description } = part.figure
  const words = part.scheme.map(({ text }) => text).join('; ')
  return plotFigure(
    part.axes,
    {
      name: `${name}-model`,
      title: `${title}: the full answer`,
      description: `${description} Drawn on it: ${words}.`,
    },
    sketchShapes(part.given, plotLook(part, 'l')) + drawn.join(''),
  )
}
