import { figure } from '@/lib/figures/figure'
import { cylinderSolid } from '@/lib/figures/geometry/round-solids'
import { sector } from '@/lib/figures/geometry/sectors'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, onX, onY, plane } from '@/lib/figures/plane/plane'
import { arc, dimension, dot, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

// 14.8 Maxima and minima problems; the shapes serve the questions as well.

/** A sheet with a square to be cut from each corner; 190 high. */
export function cutSheet(
  { long, short, cut }: { long: number; short: number; cut: number },
  labels: { long: string; short: string; cut: string },
): Shape {
  const scale = Math.min(230 / long, 120 / short)
  const [w, h, c] = [long * scale, short * scale, cut * scale]
  const [left, top] = [185 - w / 2, 30]
  const corners = [
    [left, top],
    [left + w - c, top],
    [left, top + h - c],
    [left + w - c, top + h - c],
  ] as const
  return (
    rect(left, top, w, h, 'l w') +
    corners.map(([x, y]) => rect(x, y, c, c, 'l sunk')).join('') +
    rect(left + c, top + c, w - 2 * c, h - 2 * c, 'l dash thin') +
    text(left + w - c / 2, top - 6, labels.cut, { anchor: 'middle', cls: 's' }) +
    text(left + w + 6, top + c / 2 + 4, labels.cut, { cls: 's' }) +
    dimension(left, top + h + 14, left + w, top + h + 14, labels.long, [185, top + h + 31]) +
    dimension(left - 14, top, left - 14, top + h, labels.short)
  )
}

/** A closed or open tin; 190 high. */
export const tin = (radius: string, height: string): Shape =>
  cylinderSolid(
    { radius: 4, height: 9 },
    {
      mark: { top: radius, heights: [height] },
      box: { left: 110, top: 20, width: 140, height: 150 },
      fill: 'w',
    },
  ).shape

/** A rectangle with a semicircle on its upper side; 210 high. */
export function archedWindow(labels: { radius: string; height: string }): Shape {
  const [x, rim, bottom, r] = [180, 92, 172, 62]
  return (
    polygon(
      [
        [x - r, rim],
        [x - r, bottom],
        [x + r, bottom],
        [x + r, rim],
      ],
      'w',
    ) +
    arc(x, rim, r, 0, 180, 'l w') +
    line(x - r, rim, x - r, bottom) +
    line(x - r, bottom, x + r, bottom) +
    line(x + r, bottom, x + r, rim) +
    line(x - r, rim, x + r, rim, 'l dash thin') +
    dot(x, rim, 'd', 2.5) +
    text(x + r / 2, rim - 6, labels.radius, { anchor: 'middle' }) +
    dimension(x + r + 18, rim, x + r + 18, bottom, labels.height, [x + r + 46, 136])
  )
}

/** An enclosure along a wall, with inner fences parallel to its short sides; 160 high. */
export function pen(inner: number, labels: { side: string; front: string }): Shape {
  const [left, right, wall, front] = [86, 274, 40, 116]
  const gap = (right - left) / (inner + 1)
  return (
    rect(60, wall - 12, 240, 12, 'l sunk') +
    text(180, wall - 18, 'wall', { anchor: 'middle', cls: 's' }) +
    rect(left, wall, right - left, front - wall, 'w') +
    line(left, wall, left, front) +
    line(right, wall, right, front) +
    line(left, front, right, front) +
    Array.from({ length: inner }, (_, at) =>
      line(left + gap * (at + 1), wall, left + gap * (at + 1), front),
    ).join('') +
    text(left - 8, 82, labels.side, { anchor: 'end' }) +
    dimension(left, front + 12, right, front + 12, labels.front, [180, front + 30])
  )
}

const sheet = figure(
  {
    name: 'calculus-8/sheet',
    title: 'A sheet with four squares to cut out',
    description:
      'A rectangular sheet of 24 cm by 15 cm. In each corner a square of side x cm is shaded. Dashed lines show where the sides are folded up.',
    height: 204,
  },
  cutSheet({ long: 24, short: 15, cut: 3.4 }, { long: '24 cm', short: '15 cm', cut: '*x*' }),
)

const on = plane({
  x: { min: 0, max: 8, ticks: [7.5] },
  y: { min: 0, max: 560, label: '*V*' },
  height: 180,
  origin: '*O*',
})
const volume = (x: number) => (x > 7.5 ? Number.NaN : x * (24 - 2 * x) * (15 - 2 * x))
const graph = figure(
  {
    name: 'calculus-8/volume',
    title: 'The volume of the box',
    description:
      'A curve on axes of x and V. It starts at the origin, rises to a highest point at x = 3, V = 486, and falls to zero at x = 7.5. At the highest point the tangent is level.',
    height: on.canvasHeight,
  },
  on.axes,
  functionCurve(on, volume),
  line(...on.at(1.4, 486), ...on.at(4.6, 486), 'r'),
  line(...on.at(3, 0), ...on.at(3, 486), 'l dash thin'),
  mark(on, [3, 486], '(3, 486)', { place: 'above' }),
  onX(on, 3, '3', 'below'),
)

const cylinder = figure(
  {
    name: 'calculus-8/cylinder',
    title: 'A closed cylinder',
    description: 'A closed cylinder that stands upright. The radius of its circles is r and its height is h.',
    height: 190,
  },
  tin('*r*', '*h*'),
)

const slice = figure(
  {
    name: 'calculus-8/sector',
    title: 'Sector OAB',
    description: 'A sector OAB with centre O. Its radius is r cm and its angle is θ radians.',
    height: 190,
  },
  sector({ radius: 6, angle: 100, mark: { radius: '*r* cm', angle: '*θ*' }, box: { height: 130 } }).shape,
)

const enclosure = figure(
  {
    name: 'calculus-8/pen',
    title: 'An enclosure along a wall',
    description:
      'A rectangle along a wall. The two sides at right angles to the wall are x m long, the third side is y m.',
    height: 152,
  },
  pen(0, { side: '*x* m', front: '*y* m' }),
)

const under = plane({
  x: { min: -4.4, max: 4.4 },
  y: { min: 0, max: 15 },
  height: 170,
  origin: '*O*',
  originPlace: 'below',
})
const inside = figure(
  {
    name: 'calculus-8/rectangle',
    title: 'A rectangle under a curve',
    description:
      'The curve y = 12 − x² above the x-axis. A rectangle stands on the axis; its upper corners lie on the curve. The upper right-hand corner is P.',
    height: under.canvasHeight,
  },
  polygon([under.at(-1.6, 0), under.at(-1.6, 9.44), under.at(1.6, 9.44), under.at(1.6, 0)], 'l w'),
  under.axes,
  functionCurve(under, x => (Math.abs(x) > Math.sqrt(12) ? Number.NaN : 12 - x * x)),
  mark(under, [1.6, 9.44], '*P*', { place: 'above right' }),
  onY(under, 12, '12', 'above left'),
)

const arched = figure(
  {
    name: 'calculus-8/window',
    title: 'A window',
    description: 'A rectangle of width 2r and height h with a semicircle of radius r on its upper side.',
    height: 192,
  },
  archedWindow({ radius: '*r*', height: '*h*' }),
)

export const figures = [sheet, graph, cylinder, slice, enclosure, inside, arched]
