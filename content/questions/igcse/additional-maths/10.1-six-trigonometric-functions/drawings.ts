import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { mark, plane } from '@/lib/figures/plane/plane'
import { arc, line, polar, type Shape, text } from '@/lib/figures/shapes'

/** Where a label crosses neither axis nor the arm. */
const besidePoint = (x: number, y: number) =>
  Math.abs(x) < Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'above' : 'below'

/** A point P and the angle from the positive x-axis round to OP; its coordinates are printed, not measured. */
export function pointOnArm(x: number, y: number): Figure {
  const reach = Math.max(Math.abs(x), Math.abs(y)) * 1.25
  const on = plane({
    x: { min: -reach, max: reach },
    y: { min: -reach, max: reach },
    equalScales: true,
    origin: '',
    height: 210,
  })
  const [ox, oy] = on.at(0, 0)
  const turn = (Math.atan2(y, x) * 180) / Math.PI
  const size = turn < 0 ? turn + 360 : turn
  const [tx, ty] = polar(ox, oy, 36, Math.min(size / 2, 55))
  const theta: Shape = text(tx, ty + 4.5, '*θ*', { anchor: 'middle' })
  return figure(
    {
      name: 'trigonometry/point-on-arm',
      title: 'A point and the angle of its line from the origin',
      description:
        `x and y axes with the origin O. The point P (${x}, ${y}) is joined to O. An arc shows the angle θ from the positive x-axis anticlockwise to OP.`.replaceAll(
          '-',
          '−',
        ),
      height: on.canvasHeight,
    },
    on.axes,
    line(...on.at(0, 0), ...on.at(x, y), 'p'),
    arc(ox, oy, 24, 0, size, 'l thin'),
    theta,
    text(ox + (x < 0 ? 5 : -5), oy + (y < 0 ? -6 : 16), '*O*', { anchor: x < 0 ? 'start' : 'end' }),
    mark(on, [x, y], `*P* (${plain(x)}, ${plain(y)})`, { place: besidePoint(x, y) }),
  )
}

/** A right-angled triangle with a height, its level side and the line between their ends. */
export function lineOfSight(top: string, foot: string, far: string, height: string): Figure {
  const shape = drawing(
    { [far]: [0, 0], [foot]: [5, 0], [top]: [5, 2.6] },
    { box: { left: 70, top: 30, width: 210, height: 120 } },
  )
  return figure(
    {
      name: 'trigonometry/line-of-sight',
      title: 'A right-angled triangle',
      description: `Triangle ${far}${foot}${top} has its right angle at ${foot}. ${foot}${top} is upright and is labelled ${height}. The angle at ${far} is labelled θ.`,
      height: 190,
    },
    shape.outline(`${far}${foot}${top}`),
    shape.right(`${far}${foot}${top}`),
    shape.angle(`${foot}${far}${top}`, '*θ*'),
    shape.corners(`${far}${foot}${top}`),
    shape.side(`${foot}${top}`, height, { away: far }),
  )
}
