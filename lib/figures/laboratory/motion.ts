import { ground } from '@/lib/figures/forces'
import {
  arrow,
  circle,
  curve,
  dimension,
  dot,
  line,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { markedAngle } from './labels'
import { trolley } from './trolleys'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export type Projectile = {
  /** of projection */
  degrees?: number
  speed?: string
  /** above the ground where it lands, as a part of the greatest height */
  drop?: number
  /** draws the components of the velocity at the start */
  components?: boolean
  /** velocities at the top and on landing, without numbers */
  velocities?: boolean
  range?: string
  height?: string
}

/** The points of a parabola of projection over a width, its shape by the angle; (x, y) is where it starts. */
export function projectilePoints(x: number, y: number, width: number, degrees: number, drop = 0): Point[] {
  const tan = Math.tan(radians(Math.min(80, Math.max(0, degrees))))
  // y = x tan θ − k x²; k is chosen so that it is `drop` below the start after the whole width.
  const k = (width * tan + drop) / width ** 2
  return Array.from({ length: 41 }, (_, at): Point => {
    const px = (width * at) / 40
    return [x + px, y - (px * tan - k * px * px)]
  })
}

/** The path of a projectile, its velocity at the start with components, range and greatest height. */
export function projectile(
  x: number,
  y: number,
  width: number,
  {
    degrees = 40,
    speed = '*u*',
    drop = 0,
    components = true,
    velocities = false,
    range = '',
    height = '',
  }: Projectile = {},
): Shape {
  const kept = Math.min(75, Math.max(0, degrees))
  const path = projectilePoints(x, y, width, kept, drop)
  const long = 70
  const [tipX, tipY] = polar(x, y, long, kept)
  const top = path.reduce((one, other) => (other[1] < one[1] ? other : one))
  const end = path[path.length - 1] ?? [x, y]
  const split =
    components && kept > 5
      ? arrow(x, y, tipX, y, {
          cls: 'r dash',
          label: `${speed} cos *θ*`,
          labelAt: [tipX + 6, y - 6],
          anchor: 'start',
        }) +
        arrow(x, y, x, tipY, {
          cls: 'r dash',
          label: `${speed} sin *θ*`,
          labelAt: [x - 6, (y + tipY) / 2],
          anchor: 'end',
        })
      : ''
  return (
    curve(path, 'p dash') +
    ground(x - 10, y + drop, x + width + 14, y + drop) +
    (drop > 0 ? rect(x - 34, y, 34, drop, 'l sunk') : '') +
    split +
    arrow(x, y, tipX, tipY, { label: speed, labelAt: [tipX - 4, tipY - 8], anchor: 'end' }) +
    dot(x, y, 'd', 4) +
    (kept > 5 ? markedAngle(x, y, 0, kept, '*θ*', 26) : '') +
    (velocities
      ? (top === path[0] ? velocityAt(path, 16) : velocityAt(path, path.indexOf(top))) + velocityAt(path, 30)
      : '') +
    (height
      ? dimension(top[0], y + drop, top[0], top[1], height, [top[0] + 14, (top[1] + y + drop) / 2 + 4])
      : '') +
    (range
      ? dimension(x, y + drop + 26, end[0], y + drop + 26, range, [(x + end[0]) / 2, y + drop + 42])
      : '')
  )
}

/** The velocity at one of the points of a path, along the tangent. */
function velocityAt(path: readonly Point[], at: number, long = 46): Shape {
  const [[x1, y1] = [0, 0], [x2, y2] = [1, 0]] = path.slice(at, at + 2)
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  return arrow(x1, y1, x1 + ((x2 - x1) / length) * long, y1 + ((y2 - y1) / length) * long, { cls: 'p' })
}

/** A body on a circle: velocity along the tangent, force towards the centre. */
export function circularMotion(
  x: number,
  y: number,
  { radius = 74, degrees = 50, velocity = '*v*', force = '*F*', centre = 'O', body = '' } = {},
): Shape {
  const [px, py] = polar(x, y, radius, degrees)
  const [vx, vy] = polar(px, py, 58, degrees + 90)
  const [fx, fy] = polar(px, py, radius * 0.55, degrees + 180)
  const [lx, ly] = polar(px, py, 22, degrees)
  const [sideX, sideY] = polar(fx, fy, 12, degrees + 90)
  return (
    circle(x, y, radius, 'l dash thin') +
    dot(x, y) +
    text(x + 6, y + 15, centre) +
    arrow(px, py, fx, fy, { cls: 'r', label: force, labelAt: [sideX, sideY + 4], anchor: 'middle' }) +
    arrow(px, py, vx, vy, { cls: 'p', label: velocity }) +
    circle(px, py, 7, 'l d') +
    (body ? text(lx, ly + 4, body, { anchor: Math.cos(radians(degrees)) < -0.3 ? 'end' : 'start' }) : '')
  )
}

/** A conical pendulum: string at an angle to the upright, with its two forces. */
export function conicalPendulum(
  x: number,
  y: number,
  { length = 140, degrees = 32, tension = '*T*', weight = '*mg*' } = {},
): Shape {
  const [px, py] = polar(x, y, length, 270 + degrees)
  const [tx, ty] = polar(px, py, 58, 90 + degrees)
  const radius = px - x
  return (
    ground(x + 40, y, x - 40, y) +
    line(x, y, x, py, 'l dash thin') +
    line(x, y, px, py) +
    `<ellipse class="l dash thin" cx="${x}" cy="${Math.round(py)}" rx="${Math.round(radius)}" ry="14"/>` +
    markedAngle(x, y, 270, 270 + degrees, '*θ*', 34) +
    arrow(px, py, tx, ty, { cls: 'p', label: tension, labelAt: [tx + 12, ty + 6], anchor: 'start' }) +
    arrow(px, py, px, py + 50, { cls: 'p', label: weight }) +
    circle(px, py, 8, 'l d')
  )
}

export type Body = {
  mass: string
  velocity?: string /** to the left when negative, at rest when 0 */
  way?: number
  width?: number
}

/** Two trolleys before and after a collision; joined afterwards when `after` has one. 340 wide, 210 high. */
export function collision(
  x: number,
  y: number,
  before: readonly [Body, Body],
  after: readonly [Body] | readonly [Body, Body],
): Shape {
  const track = (top: number, title: string, bodies: readonly Body[], places: readonly number[]) =>
    text(x, top + 8, title, { cls: 'b' }) +
    ground(x, top + 86, x + 340, top + 86) +
    bodies
      .map((body, at) => {
        const px = x + (places[at] ?? 0)
        const way = body.way ?? 1
        const words = body.velocity ?? ''
        const moving =
          way === 0
            ? text(px, top + 38, words || 'at rest', { anchor: 'middle' })
            : arrow(px - Math.sign(way) * 26, top + 44, px + Math.sign(way) * 26, top + 44, {
                cls: 'p',
                label: words,
                labelAt: [px, top + 34],
                anchor: 'middle',
              })
        return trolley(px, top + 86, { label: body.mass, width: body.width ?? 78 }) + moving
      })
      .join('')
  const one = after.length === 1
  return track(y, 'before', before, [96, 246]) + track(y + 112, 'after', after, one ? [190] : [126, 266])
}

/** A ladder against a wall, with the forces on it. */
export function ladder(
  x: number,
  y: number,
  {
    length = 180,
    degrees = 62,
    person = 0,
    labels = { wall: '*S*', ground: '*R*', friction: '*F*', weight: '*W*', load: '' },
  } = {},
): Shape {
  const kept = Math.min(80, Math.max(30, degrees))
  const [topX, topY] = polar(x, y, length, kept)
  const on = (part: number): Point => [x + (topX - x) * part, y + (topY - y) * part]
  const [mx, my] = on(0.5)
  const [lx, ly] = on(person)
  return (
    ground(x - 60, y, topX + 4, y) +
    ground(topX + 2, y, topX + 2, topY - 36) +
    polygon(
      [polar(x, y, 4, kept + 90), polar(topX, topY, 4, kept + 90), polar(topX, topY, 0, 0), [x, y]],
      'l sunk',
    ) +
    arrow(x, y, x, y - 62, { cls: 'p', label: labels.ground, labelAt: [x - 10, y - 52], anchor: 'end' }) +
    arrow(x, y, x + 46, y, {
      cls: 'p',
      label: labels.friction,
      labelAt: [x + 42, y + 19],
      anchor: 'middle',
    }) +
    arrow(topX, topY, topX - 56, topY, { cls: 'p', label: labels.wall }) +
    arrow(mx, my, mx, my + 56, {
      cls: 'p',
      label: labels.weight,
      labelAt: [mx + 12, my + 54],
      anchor: 'start',
    }) +
    (person > 0
      ? arrow(lx, ly, lx, ly + 46, {
          cls: 'r',
          label: labels.load,
          labelAt: [lx + 12, ly + 44],
          anchor: 'start',
        })
      : '') +
    markedAngle(x, y, 0, kept, `${kept}°`, 24)
  )
}
