import { figure } from '@/lib/figures/figure'
import { ellipseArc } from '@/lib/figures/geometry/round-solids'
import { functionCurve, tangent } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import {
  arrow,
  circle,
  dimension,
  dot,
  ellipse,
  line,
  type Point,
  polygon,
  type Shape,
  text,
} from '@/lib/figures/shapes'

// 14.7 Rates of change; the vessels serve the questions as well.

/** A hollow cone with its point downwards, partly filled; 190 high. */
export function coneVessel(labels: {
  radius: string
  height: string
  depth?: string
  surface?: string
}): Shape {
  const [x, top, bottom, half] = [180, 36, 182, 84]
  const level = 94
  const inner = (half * (bottom - level)) / (bottom - top)
  return (
    polygon(
      [
        [x - inner, level],
        [x, bottom],
        [x + inner, level],
      ],
      'w',
    ) +
    ellipse(x, level, inner, inner * 0.2, 'l w') +
    ellipse(x, top, half, half * 0.2) +
    line(x - half, top, x, bottom) +
    line(x + half, top, x, bottom) +
    line(x, top, x + half, top, 'l dash thin') +
    dot(x, top, 'd', 2) +
    text(x + half / 2, top - 20, labels.radius, { anchor: 'middle', cls: 's' }) +
    dimension(x + half + 24, top, x + half + 24, bottom, labels.height, [x + half + 52, 113]) +
    (labels.depth
      ? line(x - half - 20, level, x - inner - 4, level, 'f') +
        dimension(x - half - 16, level, x - half - 16, bottom, labels.depth)
      : '') +
    (labels.surface
      ? line(x, level, x + inner, level, 'l dash thin') +
        dot(x, level, 'd', 2) +
        text(x + inner / 2, level - 14, labels.surface, { anchor: 'middle', cls: 's' })
      : '')
  )
}

/** A trough whose ends are triangles with the point downwards, partly filled; 200 high. */
export function trough(labels: { width: string; height: string; length: string; depth: string }): Shape {
  const [dx, dy] = [116, -42]
  const shifted = ([x, y]: Point): Point => [x + dx, y + dy]
  const [a, b, c]: readonly [Point, Point, Point] = [
    [82, 76],
    [210, 76],
    [146, 180],
  ]
  const [p, q]: readonly [Point, Point] = [
    [112, 125],
    [180, 125],
  ]
  return (
    polygon([p, q, c], 'w') +
    polygon([p, q, shifted(q), shifted(p)], 'w') +
    polygon([a, b, c]) +
    line(...p, ...q) +
    polygon([b, shifted(b), shifted(a), a]) +
    line(...c, ...shifted(c)) +
    line(...shifted(b), ...shifted(c)) +
    line(...shifted(a), ...shifted(c), 'l dash thin') +
    line(...q, ...shifted(q), 'l thin') +
    line(...p, ...shifted(p), 'l dash thin') +
    line(...shifted(p), ...shifted(q), 'l dash thin') +
    dimension(a[0] + dx, 24, b[0] + dx, 24, labels.width, [146 + dx, 18]) +
    dimension(60, 76, 60, 180, labels.height) +
    dimension(c[0] + 8, c[1] + 8, c[0] + dx + 8, c[1] + dy + 8, labels.length, [238, 184]) +
    dimension(88, 125, 88, 180, labels.depth, [110, 170])
  )
}

/** A ladder between level ground and an upright wall; 190 high. */
export function ladder(labels: { length: string; foot: string; top: string }): Shape {
  const [wall, ground] = [250, 164]
  const [foot, top]: Point[] = [
    [130, ground],
    [wall, 36],
  ] as const
  if (!foot || !top) return ''
  return (
    line(90, ground, 300, ground) +
    line(wall, 18, wall, ground) +
    line(...foot, ...top, 'p thick') +
    line(wall - 9, ground, wall - 9, ground - 9, 'l thin') +
    line(wall - 9, ground - 9, wall, ground - 9, 'l thin') +
    dimension(foot[0], ground + 16, wall, ground + 16, labels.foot, [190, ground + 33]) +
    dimension(wall + 18, 36, wall + 18, ground, labels.top, [wall + 44, 105]) +
    text(180, 92, labels.length, { anchor: 'end' })
  )
}

const cone = figure(
  {
    name: 'calculus-7/cone',
    title: 'Water in a cone',
    description:
      'A hollow cone with its point downwards. Its top has the radius 6 cm and its height is 18 cm. It holds water of depth h; the surface of the water is a circle of radius r.',
    height: 196,
  },
  coneVessel({ radius: '6 cm', height: '18 cm', depth: '*h*', surface: '*r*' }),
)

const inTwo = figure(
  {
    name: 'calculus-7/similar-triangles',
    title: 'A cone cut down the middle',
    description:
      'A triangle with its point downwards: half of the cone cut down its axis. The upper side is 6 cm and the axis 18 cm. A line parallel to the upper side, of length r, cuts off a smaller triangle of height h at the point.',
    height: 196,
  },
  polygon(
    [
      [150, 100],
      [150, 176],
      [182.9, 100],
    ],
    'w',
  ) +
    polygon([
      [150, 24],
      [216, 24],
      [150, 176],
    ]) +
    line(150, 100, 182.9, 100, 'p') +
    text(183, 18, '6 cm', { anchor: 'middle', cls: 's' }) +
    text(165, 95, '*r*', { anchor: 'middle' }) +
    dimension(136, 100, 136, 176, '*h*') +
    dimension(96, 24, 96, 176, '18 cm'),
)

const on = plane({ x: { min: 0, max: 6 }, y: { min: 0, max: 6 }, height: 200, origin: '' })
const f = (x: number) => 0.18 * x * x + 0.6
const small = (() => {
  const [p, q] = [on.at(2.4, f(2.4)), on.at(4.6, f(4.6))]
  const reached = on.at(4.6, f(2.4) + 0.36 * 2.4 * 2.2)
  return figure(
    {
      name: 'calculus-7/increment',
      title: 'A small increment along a curve and along its tangent',
      description:
        'A rising curve and its tangent at P. From P a level step is marked delta x. At its end an upright step up to the curve is marked delta y. The tangent ends a little lower than the curve: its rise is the gradient times delta x.',
      height: on.canvasHeight,
    },
    on.axes,
    functionCurve(on, f),
    tangent(on, f, 2.4, { cls: 'r', reach: 190 }),
    line(p[0], p[1], q[0], p[1], 'l dash thin'),
    line(q[0], p[1], q[0], q[1], 'l dash thin'),
    dimension(q[0] + 14, p[1], q[0] + 14, q[1], '*δy*', [q[0] + 32, (p[1] + q[1]) / 2 + 4]),
    dimension(p[0], p[1] + 12, q[0], p[1] + 12, '*δx*', [(p[0] + q[0]) / 2, p[1] + 28]),
    dot(...reached, 'rd', 3),
    mark(on, [2.4, f(2.4)], '*P*', { place: 'above left' }),
  )
})()

const ripple = figure(
  {
    name: 'calculus-7/ripple',
    title: 'A circle of oil that grows',
    description: 'A circle of oil on water with the radius r. Arrows show that it grows outwards.',
    height: 160,
  },
  circle(180, 80, 50, 'l w') +
    circle(180, 80, 66, 'l dash thin') +
    line(180, 80, 180 + 50 * Math.cos(0.6), 80 - 50 * Math.sin(0.6), 'p') +
    dot(180, 80) +
    text(192, 62, '*r*', { anchor: 'middle' }) +
    [0, 90, 180, 270]
      .map(degrees => {
        const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
        return arrow(180 + 52 * c, 80 - 52 * s, 180 + 74 * c, 80 - 74 * s, { head: 6 })
      })
      .join(''),
)

const leaning = figure(
  {
    name: 'calculus-7/ladder',
    title: 'A ladder against a wall',
    description:
      'A ladder of 5 m leans against an upright wall on level ground. Its foot is x m from the wall and its top y m above the ground.',
    height: 204,
  },
  ladder({ length: '5 m', foot: '*x* m', top: '*y* m' }),
)

const bowl = figure(
  {
    name: 'calculus-7/bowl',
    title: 'A bowl with water',
    description: 'A round bowl, wider at the top. It holds water of depth h cm.',
    height: 150,
  },
  '<path class="w" d="M110.2 74A76 86 0 0 0 249.8 74Z"/>' +
    ellipse(180, 40, 76, 16) +
    ellipseArc(180, 40, 76, 86, 180, 360) +
    ellipse(180, 74, 69.8, 13, 'l w') +
    dimension(284, 74, 284, 126, '*h* cm', [312, 104]),
)

export const figures = [cone, inTwo, small, ripple, leaning, bowl]
