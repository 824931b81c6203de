import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { centreOf, direction } from '@/lib/figures/geometry/points'
import { coordinates, straightLine } from '@/lib/figures/plane/curves'
import { mark, plane, printed } from '@/lib/figures/plane/plane'
import { type Point, polyline } from '@/lib/figures/shapes'

/** What coordinate geometry needs: figures of points and lines. */

type Named = Readonly<Record<string, Point>>

type Words = { name: string; title: string; description: string }

type Grid = Words & {
  points: Named
  /** Lines through named points: 'AB', 'ABCA'. */
  paths?: readonly string[]
  lines?: readonly { equation: string; label?: string; end?: 'first' | 'last' }[]
  x: readonly [number, number]
  y: readonly [number, number]
  every?: number
  height?: number
  /** On which side a letter stands, in degrees, where away from the middle is not clear. */
  sides?: Readonly<Record<string, number>>
}

/** Points and lines on squared paper with equal scales. */
export function gridFigure({ points, paths = [], lines = [], sides = {}, ...more }: Grid): Figure {
  const every = more.every ?? 2
  const on = plane({
    x: { min: more.x[0], max: more.x[1], every, parts: every },
    y: { min: more.y[0], max: more.y[1], every, parts: every },
    grid: true,
    equalScales: true,
    numbers: 'edge',
    origin: '',
    height: more.height ?? 250,
  })
  const middle = centreOf(Object.values(points))
  const at = (name: string) => on.at(...(points[name] ?? [0, 0]))
  return figure(
    {
      name: `coordinate-geometry/${more.name}`,
      title: more.title,
      description: `A grid with x from ${printed(more.x[0])} to ${printed(more.x[1])} and y from ${printed(more.y[0])} to ${printed(more.y[1])}. ${more.description}`,
      height: on.canvasHeight,
    },
    on.axes,
    ...lines.map(({ equation, ...rest }) => straightLine(on, equation, rest)),
    ...paths.map(path => polyline([...path].map(at), 'l')),
    ...Object.entries(points).map(
      ([name, point]) =>
        mark(on, point) + labelBeside(at(name), sides[name] ?? direction(middle, point), `*${name}*`, 6),
    ),
  )
}

type Bare = Words & {
  points: Named
  paths: readonly string[]
  /** Coordinates that are printed beside a point: the drawing itself is not to scale. */
  labels?: Named
  /** Ends of lines that have no letter. */
  extra?: Named
  right?: string
  /** Sides with the same number of ticks are equal. */
  ticks?: Readonly<Record<string, number>>
  /** Sides with the same number of arrow heads are parallel. */
  arrows?: Readonly<Record<string, number>>
  dots?: string
  sides?: Readonly<Record<string, number>>
  gaps?: Readonly<Record<string, number>>
  /** A circle about a named point through another: 'CA'. */
  circle?: string
}

/** Points without axes, with their coordinates beside them, not to scale. */
export function bareFigure({ points, paths, labels = {}, sides = {}, ...more }: Bare): Figure {
  const round = more.circle ? [...more.circle] : []
  const [centre, end] = round.map(name => points[name] ?? ([0, 0] as Point))
  const radius = centre && end ? Math.hypot(end[0] - centre[0], end[1] - centre[1]) : 0
  const around: Point[] = centre
    ? [
        [centre[0] - radius, centre[1] - radius],
        [centre[0] + radius, centre[1] + radius],
      ]
    : []
  const shape = drawing(
    { ...points, ...more.extra },
    { around, box: { left: 92, top: 60, width: 164, height: 120 } },
  )
  const middle = centreOf(Object.values(points))
  return figure(
    {
      name: `coordinate-geometry/${more.name}`,
      title: more.title,
      description: `${more.description.replace(/-(?=\d)/g, '−')} The diagram is not to scale.`,
      height: 216,
    },
    more.circle ? shape.circle(round[0] ?? '', radius) : '',
    ...paths.map(path => shape.line(path)),
    more.right ? shape.right(more.right) : '',
    ...Object.entries(more.ticks ?? {}).map(([ends, count]) => shape.ticks(ends, count)),
    ...Object.entries(more.arrows ?? {}).map(([ends, count]) => shape.arrows(ends, count)),
    more.dots ? shape.dots(more.dots) : '',
    ...Object.entries(points).map(([name, point]) => {
      const told = labels[name]
      const words = told ? ` ${coordinates(told)}` : ''
      return labelBeside(
        shape.at(name),
        sides[name] ?? direction(middle, point),
        `*${name}*${words}`,
        more.gaps?.[name] ?? 6,
      )
    }),
    notToScale(356, 14),
  )
}
