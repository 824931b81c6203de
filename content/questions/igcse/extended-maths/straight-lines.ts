import { ask } from '@/lib/exams/authoring/ask'
import type { Scheme } from '@/lib/exams/authoring/marks'
import type { PlotAxes } from '@/lib/exams/plot-frame'
import type { DrawCheck, PlotTask } from '@/lib/exams/question'
import type { Stroke } from '@/lib/exams/sketch'
import { type Figure, figure } from '@/lib/figures/figure'
import { notToScale } from '@/lib/figures/geometry/marks'
import { beside, clearest, type Place, taken } from '@/lib/figures/plane/place'
import { axisPoints, mark, type Plane, plane } from '@/lib/figures/plane/plane'
import { dot, line, type Point, type Shape } from '@/lib/figures/shapes'

/** What questions on points and straight lines share: a squared grid, named points on it, and the equation of a line. */

/** A grid with the same scale both ways. Numbers at every unit, or at every second one of a large grid. */
export function squares(reach = 6, up: readonly [number, number] = [-reach, reach], edge = false): Plane {
  const every = reach > 6 ? 2 : 1
  return plane({
    x: { min: -reach, max: reach, every, parts: every },
    y: { min: up[0], max: up[1], every, parts: every },
    grid: true,
    // At the axes a letter of a point would touch the numbers beside it.
    ...(edge && { numbers: 'edge', origin: '' }),
    equalScales: true,
  })
}

/** Where the name of a point keeps off the numbers of both axes. */
const outside = ([x, y]: Point): Place =>
  `${y >= 0 ? 'above' : 'below'} ${x >= 0 ? 'right' : 'left'}` as Place

const PLACES: readonly Place[] = [
  'right',
  'above right',
  'above',
  'above left',
  'left',
  'below left',
  'below',
  'below right',
]

/** Where the name of a corner stands outside its shape. */
export function away([x, y]: Point, [cornerX, cornerY]: Point): Place {
  const turns = Math.round(Math.atan2(cornerY - y, cornerX - x) / (Math.PI / 4))
  return PLACES[(turns + 8) % 8] ?? 'right'
}

export const named = (on: Plane, at: Point, name: string, place: Place = outside(at)): Shape =>
  mark(on, at, name, { kind: 'cross', place })

/** A piece of a line between two points of the grid. */
export const piece = (on: Plane, from: Point, to: Point, cls = 'l'): Shape =>
  line(...on.at(...from), ...on.at(...to), cls)

export const tellPoints = (points: Readonly<Record<string, Point>>) =>
  Object.entries(points)
    .map(([name, at]) => `${name} is marked ${whereabouts(at)}`)
    .join('; ')

// By steps from the origin, as somebody counts squares: a description may not read off the answer.
function whereabouts([x, y]: Point): string {
  const across = x === 0 ? '' : `${Math.abs(x)} ${x > 0 ? 'right' : 'left'}`
  const up = y === 0 ? '' : `${Math.abs(y)} ${y > 0 ? 'up' : 'down'}`
  return `${[across, up].filter(Boolean).join(' and ') || 'no step'} from the origin`
}

export const gridWords = ({ x, y }: Plane) =>
  `A squared grid with x from ${x.min} to ${x.max} and y from ${y.min} to ${y.max}.`.replaceAll('-', '−')

type Marked = {
  on: Plane
  name: string
  title: string
  /** What the grid shows before. */
  description: string
  given: readonly Shape[]
  /** The points to be named by the student. */
  wanted: Readonly<Record<string, Point>>
  /** Drawn with them in the finished answer. */
  more?: Shape
  prompt: string | string[]
  scheme: Scheme
  solution: string
  lead?: string
}

/** A part in which points are named on a grid that is shown. */
export function markPart({ on, name, title, description, given, wanted, more = '', ...facts }: Marked) {
  const said = { title, height: on.canvasHeight + 14 }
  const labels = Object.keys(wanted).map(letter => ({ id: letter, text: `*${letter}*` }))
  return ask.draw({
    command: 'Plot',
    objective: 'AO1',
    ...facts,
    tools: ['label'],
    labels,
    checks: Object.entries(wanted).map(
      ([label, at]): DrawCheck => ({ label, in: { at: on.at(...at), within: 7 } }),
    ),
    figure: figure({ ...said, name, description: `${gridWords(on)} ${description}` }, on.axes, ...given),
    modelFigure: figure(
      { ...said, name: `${name}-model`, description: `${description} Added: ${tellPoints(wanted)}.` },
      on.axes,
      ...given,
      more,
      ...Object.entries(wanted).map(
        ([letter, at]) => dot(...on.at(...at), 'pd') + beside(on.at(...at), `*${letter}*`, outside(at), 'tp'),
      ),
    ),
  })
}

/** A grid as the figure of a question. */
export function gridFigure(
  on: Plane,
  name: string,
  title: string,
  description: string,
  ...shapes: Shape[]
): Figure {
  return figure(
    { name, title, description: `${gridWords(on)} ${description}`, height: on.canvasHeight + 14 },
    on.axes,
    ...shapes,
  )
}

/** Twice the area of a polygon by its corners, unsigned. */
export function doubleArea(corners: readonly Point[]): number {
  const sum = corners.reduce((total, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum)
}

/** y = mx + c as a student types it, with the fraction as it comes. */
export const slopeTyped = (above: number, below: number, c: number) =>
  `y = (${above}/${below})x ${c < 0 ? '-' : '+'} ${Math.abs(c)}`

/** Squared paper to draw lines on, from −6 to 6 both ways unless said otherwise. */
export const paper = (
  x: readonly [number, number] = [-6, 6],
  y: readonly [number, number] = [-6, 6],
  large = 1,
  fine = 1,
): PlotAxes => ({
  x: { label: '*x*', min: x[0], max: x[1], large: 1, parts: fine },
  y: { label: '*y*', min: y[0], max: y[1], large, parts: large },
})

/** The y-axis of squared paper that goes below zero. */
export const axisOf = ({ y }: PlotAxes): Stroke => ({ tool: 'line', from: [0, y.min], to: [0, y.max] })

/** A line to be drawn, within half a small square, over at least half of the grid. */
export function lineTask(axes: PlotAxes, gradient: number, intercept: number, marks: 1 | 2 = 2): PlotTask {
  const { x, y } = axes
  const small = y.large / y.parts
  const reach = [(y.min - intercept) / gradient, (y.max - intercept) / gradient].sort((p, q) => p - q)
  const covers = [Math.max(x.min, reach[0] ?? x.min), Math.min(x.max, reach[1] ?? x.max)] as const
  const slack = (0.6 * small) / (covers[1] - covers[0])
  return {
    task: 'line',
    gradient: [gradient - slack, gradient + slack],
    intercept: [intercept - 0.4 * small, intercept + 0.4 * small],
    covers,
    marks,
  }
}

export const paperWords = ({ x, y }: PlotAxes) =>
  `Squared paper with an x-axis from ${x.min} to ${x.max} and a y-axis from ${y.min} to ${y.max}, empty so far.`.replaceAll(
    ' -',
    ' −',
  )

type Sketched = {
  name: string
  title: string
  /** What the sketch shows beside the line and its points. */
  description?: string
  /** The points with what stands beside them. */
  points: readonly { at: Point; label: string; place?: Place }[]
  /** The line through the first two points crosses the sketch; otherwise it ends at them. */
  across?: boolean
  /** The name of the line. */
  line?: string
  shapes?: (on: Plane) => Shape
}

/** A line and points on bare axes, not to scale. */
export function sketchedLine({ name, title, description = '', points, across = true, ...more }: Sketched) {
  const [xs, ys] = [points.map(({ at }) => at[0]), points.map(({ at }) => at[1])]
  const range = (all: readonly number[]) => {
    const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)]
    const pad = (high - low) * 0.22
    return { min: low - pad, max: high + pad }
  }
  const on = plane({ x: range(xs), y: range(ys), left: 54, width: 236, height: 180 })
  const [[x1, y1], [x2, y2]] = [points[0]?.at ?? [0, 0], points[1]?.at ?? [1, 1]] as [Point, Point]
  const f = (x: number) => y1 + ((y2 - y1) / (x2 - x1)) * (x - x1)
  const [from, to] = across ? [on.x.min, on.x.max] : [Math.min(x1, x2), Math.max(x1, x2)]
  const path = Array.from({ length: 121 }, (_, at) => from + ((to - from) * at) / 120).filter(
    x => f(x) >= on.y.min && f(x) <= on.y.max,
  )
  const avoid: Point[] = [
    ...axisPoints(on),
    ...path.map(x => on.at(x, f(x))),
    ...taken(on.at(0, 0), 'O', 'below left'),
    ...taken([on.frame.right + 10, on.at(0, 0)[1]], 'x', 'right'),
    ...taken([on.at(0, 0)[0], on.frame.top - 10], 'y', 'right'),
  ]
  const labels = points.map(({ at, label, place: chosen }) => {
    const spotAt = on.at(...at)
    const place = chosen ?? clearest(spotAt, label, avoid)
    avoid.push(...taken(spotAt, label, place))
    return dot(...spotAt) + beside(spotAt, label, place)
  })
  const end = on.at(path.at(-1) ?? 0, f(path.at(-1) ?? 0))
  const told = points.map(({ label }) => label.replaceAll('*', '')).join(', ')
  return figure(
    {
      name,
      title,
      description:
        `A straight line on an x-axis and a y-axis without numbers${more.line ? `, named ${more.line}` : ''}. Marked with a dot on the diagram: ${told}. ${description} The diagram is not to scale.`.replaceAll(
          '  ',
          ' ',
        ),
      height: on.canvasHeight + 12,
    },
    on.axes,
    line(...on.at(path[0] ?? 0, f(path[0] ?? 0)), ...end, 'p'),
    ...labels,
    more.line ? beside(end, `*${more.line}*`, clearest(end, more.line, avoid), 'tp') : '',
    more.shapes?.(on) ?? '',
    notToScale(356, 14),
  )
}
