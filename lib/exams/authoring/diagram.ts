import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { line, type Point } from '@/lib/figures/shapes'
import type { DiagramCheck } from '../marking/diagram'
import type { MarkPoint, Prose, WrittenPart } from '../question'
import { canvasLook, type Stroke, sketchShapes } from '../sketch'

type Named<T> = Readonly<Record<string, { text: string } & T>>

/** A diagram that is drawn on bare axes beside an essay. Places are in per cent of the axes. */
export type DiagramFacts = {
  name: string
  /** What is to be drawn, and what the finished diagram shows. */
  title: string
  shows: string
  x: string
  y: string
  /** From end to end; the name stands at the last spot, or where `at` says. */
  curves: Named<{ through: readonly Point[]; at?: Point }>
  /** Labels that stand at a spot, in an area or beside an axis. */
  spots: Named<{ at: Point }>
  /** Dashed lines of the finished diagram. */
  guides?: readonly (readonly [Point, Point])[]
}

const AXES = { left: 56, top: 34, width: 260, height: 200 }

/** @returns what a written part needs so that a diagram can be drawn beside it */
export function diagram({
  name,
  title,
  shows,
  x,
  y,
  curves,
  spots,
  guides = [],
}: DiagramFacts): Pick<WrittenPart, 'figure' | 'modelFigure' | 'board'> {
  const { axes, at } = market({ x, y, ...AXES })
  const label = (id: string, spot: Point): Stroke => ({ tool: 'label', id, at: at(...spot) })
  const model: Stroke[] = [
    ...Object.entries(curves).flatMap(([id, { through, at: named }]) => {
      const path = through.map(spot => at(...spot))
      const [first = [0, 0], last = first] = [through[0], through.at(-1)]
      const drawn: Stroke =
        path.length === 2
          ? { tool: 'line', from: at(...first), to: at(...last) }
          : { tool: 'curve', through: path }
      return [drawn, label(id, named ?? last)]
    }),
    ...Object.entries(spots).map(([id, spot]) => label(id, spot.at)),
  ]
  const labels = Object.entries({ ...curves, ...spots }).map(([id, { text }]) => ({ id, text }))
  const dashed = guides.map(([from, to]) => line(...at(...from), ...at(...to), 'g dash thin'))
  const ink = sketchShapes(model, canvasLook(labels, 'g'))
  const facts = { name, title, height: AXES.top + AXES.height + 48 }
  return {
    figure: figure(
      {
        ...facts,
        description: `Two axes without a scale: ${y} upwards, ${x} to the right. There is no curve yet.`,
      },
      axes,
    ),
    modelFigure: figure({ ...facts, name: `${name}-finished`, description: shows }, axes, ...dashed, ink),
    board: {
      axes: { origin: at(0, 0), right: at(100, 0)[0], top: at(0, 100)[1] },
      tools: ['line', 'curve', 'label'],
      labels,
      model,
    },
  }
}

/** A mark for the diagram, given when all of it is there. */
export const drawn = (text: Prose, ...checks: readonly DiagramCheck[]): MarkPoint => ({
  code: 'B1',
  text,
  drawn: checks,
})

/** The same where the question asks for a diagram and levels depend on it. */
export const required = (point: MarkPoint): MarkPoint => ({ ...point, required: true })

/** The checks of curves that fall or rise: most of economics. */
export const falling = (...ids: readonly string[]): DiagramCheck[] =>
  ids.map(id => ({ draws: id, shape: 'falls' }))
export const rising = (...ids: readonly string[]): DiagramCheck[] =>
  ids.map(id => ({ draws: id, shape: 'rises' }))

/** The price and the quantity of a crossing, each at its axis. */
export function readOff(
  [one, other]: readonly [string, string],
  price: string,
  quantity: string,
): DiagramCheck[] {
  const cross = [one, other] as const
  return [
    { marks: price, at: { on: 'y', beside: { cross } } },
    { marks: quantity, at: { on: 'x', over: { cross } } },
  ]
}
