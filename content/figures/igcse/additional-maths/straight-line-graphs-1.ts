import { type Figure, figure } from '@/lib/figures/figure'
import { notToScale, rightMark } from '@/lib/figures/geometry/marks'
import { circleOn, coordinates, endsOf, straightLine } from '@/lib/figures/plane/curves'
import { beside, clearest, type Place, taken } from '@/lib/figures/plane/place'
import { axisPoints, type Plane, plane } from '@/lib/figures/plane/plane'
import { pointsAlong } from '@/lib/figures/plane/trace'
import { dot, type Point, polyline, type Shape } from '@/lib/figures/shapes'

type Named = Readonly<Record<string, Point>>
type Round = { at: Point; radius: number; label?: string; cls?: string }
type Straight = { equation: string; label?: string; end?: 'first' | 'last'; cls?: string }

type Drawn = {
  /** with the slug of its topic */
  name: string
  title: string
  description: string
  points?: Named
  /** Names of the points whose coordinates are printed beside them. */
  told?: string
  /** Ends of lines that have no letter. */
  hidden?: Named
  paths?: readonly string[]
  dashed?: readonly string[]
  lines?: readonly Straight[]
  circles?: readonly Round[]
  right?: readonly string[]
  /** Squared paper with numbers; without it a sketch. */
  grid?: { x: readonly [number, number]; y: readonly [number, number]; every?: number }
  height?: number
}

function range(values: readonly number[]) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const pad = Math.max(0.8, (high - low) * 0.13)
  return { min: low - pad, max: high + pad }
}

function windowOf(drawn: Drawn, originPlace: Place = 'below left'): Plane {
  const { points = {}, hidden = {}, circles = [], grid, height = 216 } = drawn
  if (grid) {
    const { every = 2 } = grid
    return plane({
      x: { min: grid.x[0], max: grid.x[1], every, parts: every },
      y: { min: grid.y[0], max: grid.y[1], every, parts: every },
      ...{ grid: true, equalScales: true, numbers: 'edge', origin: '', height },
    })
  }
  const all = [...Object.values(points), ...Object.values(hidden)]
  const xs = [
    ...all.map(([x]) => x),
    ...circles.flatMap(({ at, radius }) => [at[0] - radius, at[0] + radius]),
  ]
  const ys = [
    ...all.map(([, y]) => y),
    ...circles.flatMap(({ at, radius }) => [at[1] - radius, at[1] + radius]),
  ]
  const [x, y] = [range(xs), range(ys)]
  const wide = Math.min(236, (height * (x.max - x.min)) / (y.max - y.min))
  return plane({
    x,
    y,
    equalScales: true,
    left: 50 + (240 - wide) / 2,
    top: 36,
    width: 236,
    height,
    originPlace,
  })
}

const CORNERS: readonly Place[] = ['below left', 'below right', 'above left', 'above right']

/** Points, segments, straight lines and circles on a plane with equal scales; letters keep off all of them. */
export function coordinateFigure(drawn: Drawn): Figure {
  const { points = {}, hidden = {}, told = '', paths = [], dashed = [], circles = [] } = drawn
  // As students type them, (2/3)x, equations are read too.
  const lines = (drawn.lines ?? []).map(each => ({ ...each, equation: each.equation.replace(/[()]/g, '') }))
  const on = windowOf(drawn)
  const at = (name: string): Point => on.at(...(points[name] ?? hidden[name] ?? [0, 0]))
  const between = (from: Point, to: Point) =>
    pointsAlong(t => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], 0, 1, on.frame)
  const pieces = [...paths, ...dashed].flatMap(path =>
    [...path].slice(1).flatMap((name, index) => between(at(path[index] ?? ''), at(name))),
  )
  const across = lines.flatMap(({ equation }) => {
    const ends = endsOf(on, equation)
    return ends ? between(on.at(...ends[0]), on.at(...ends[1])) : []
  })
  const around = circles.flatMap(({ at: [x, y], radius }) =>
    pointsAlong(t => on.at(x + radius * Math.cos(t), y + radius * Math.sin(t)), 0, 2 * Math.PI, on.frame),
  )
  const originPlace = clearest(on.at(0, 0), '*O*', [...pieces, ...across, ...around], CORNERS)
  const axes = drawn.grid
    ? axisPoints(on)
    : [
        ...axisPoints(on),
        ...taken(on.at(0, 0), 'O', originPlace),
        ...taken([on.frame.right + 10, on.at(0, 0)[1]], 'x', 'right'),
        ...taken([on.at(0, 0)[0], on.frame.top - 10], 'y', 'right'),
      ]
  const dots = Object.values(points).flatMap(point => {
    const [x, y] = on.at(...point)
    return [-3, 0, 3].flatMap(dx => [-3, 0, 3].map((dy): Point => [x + dx, y + dy]))
  })
  const corners = (drawn.right ?? []).flatMap(corner => {
    const [[px, py], [vx, vy], [qx, qy]] = [at(corner[0] ?? ''), at(corner[1] ?? ''), at(corner[2] ?? '')]
    const [one, other] = [Math.hypot(px - vx, py - vy), Math.hypot(qx - vx, qy - vy)]
    return [5, 9].map(
      (t): Point => [
        vx + t * ((px - vx) / one + (qx - vx) / other),
        vy + t * ((py - vy) / one + (qy - vy) / other),
      ],
    )
  })
  // A point every few units is enough to keep a letter off.
  const strokes = [...pieces, ...across, ...around].filter((_, index) => index % 6 === 0)
  const avoid = [...axes, ...strokes, ...dots, ...corners]
  const letters = Object.entries(points).map(([name, point]): Shape => {
    const label = told.includes(name) ? `*${name}* ${coordinates(point)}` : `*${name}*`
    const place = clearest(on.at(...point), label, avoid)
    avoid.push(...taken(on.at(...point), label, place))
    return dot(...on.at(...point)) + beside(on.at(...point), label, place)
  })
  const names = lines.map(({ equation, label, end = 'last', cls }) => {
    const ends = endsOf(on, equation)
    if (!label || !ends) return ''
    const tip = on.at(...ends[end === 'last' ? 1 : 0])
    const place = clearest(tip, label, avoid)
    avoid.push(...taken(tip, label, place))
    return beside(tip, label, place, cls === 'r' ? 'tr' : 'tp')
  })
  const bounded = drawn.grid ? '' : ' The diagram is not to scale.'
  return figure(
    {
      name: drawn.name,
      title: drawn.title,
      description: `${drawn.description.replace(/-(?=\d)/g, '−')}${bounded}`,
      height: Math.ceil(on.canvasHeight) + 10,
    },
    windowOf(drawn, originPlace).axes,
    ...circles.map(({ at: centre, radius, cls = 'l', label }) =>
      circleOn(on, centre, radius, { cls, ...(label && { label }) }),
    ),
    ...lines.map(({ equation, cls = 'p' }) => straightLine(on, equation, { cls })),
    ...paths.map(path => polyline([...path].map(at), 'l')),
    ...dashed.map(path => polyline([...path].map(at), 'l dash thin')),
    ...(drawn.right ?? []).map(corner => {
      const [from = '', vertex = '', to = ''] = corner
      return rightMark(at(from), at(vertex), at(to))
    }),
    ...letters,
    ...names,
    drawn.grid ? '' : notToScale(356, 14),
  )
}

const TOPIC = 'straight-line-graphs-1'

const gradient = coordinateFigure({
  name: `${TOPIC}/gradient`,
  title: 'A line through two points and its step',
  description:
    'A grid. A straight line passes through A (-2, 5) and B (4, 1). A dashed step goes from A 4 down to C (-2, 1) and then 6 across to B.',
  points: { A: [-2, 5], B: [4, 1] },
  hidden: { C: [-2, 1] },
  dashed: ['ACB'],
  lines: [{ equation: 'y = 11/3 - 2/3x' }],
  grid: { x: [-4, 8], y: [-2, 8] },
})

const crossing = coordinateFigure({
  name: `${TOPIC}/two-lines`,
  title: 'Two lines and the axes',
  description:
    'A sketch with x-axis and y-axis. One line falls; it crosses the x-axis at A and the y-axis above the origin. A second line rises from B on the y-axis, below the origin, and meets the first line at P, which is above the x-axis and to the right of the y-axis.',
  points: { A: [7, 0], B: [0, -2], P: [4, 2] },
  lines: [{ equation: 'y = 14/3 - 2/3x' }, { equation: 'y = x - 2', cls: 'r' }],
})

const asked = coordinateFigure({
  name: `${TOPIC}/line-and-triangle`,
  title: 'A line that meets both axes',
  description:
    'A sketch. A falling line passes through P (2, 6), and meets the y-axis at A, above the origin, and the x-axis at B, to the right of the origin.',
  points: { A: [0, 9], B: [6, 0], P: [2, 6] },
  told: 'P',
  lines: [{ equation: 'y = 9 - 1.5x' }],
})

export const figures = [gradient, crossing, asked]
