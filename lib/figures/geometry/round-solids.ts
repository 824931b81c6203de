import { ellipse, line, num, type Point, type Shape } from '@/lib/figures/shapes'
import { type Box, fitted } from './drawing'
import { FLAT, type Level, type RoundMarks, roundMarks } from './round-solid-marks'

/**
 * Solids of revolution, built from the bottom upwards: a `bowl` is a hemisphere with its flat side up, a `dome` one
 * with its flat side down; `top` of a frustum is its upper radius, 0 for a cone.
 */
export type RoundPart =
  | { kind: 'cylinder'; radius: number; height: number }
  | { kind: 'frustum'; radius: number; top: number; height: number }
  | { kind: 'bowl' | 'dome'; radius: number }

export type RoundOptions = { mark?: RoundMarks; box?: Box; fill?: string }

export type RoundSolid = {
  shape: Shape
  scale: number
  /** the middle and the radius of every circle on the canvas, from the bottom upwards */
  circles: readonly { centre: Point; radius: number }[]
}

/** Part of an ellipse, anticlockwise as seen, degrees of its parameter. */
export function ellipseArc(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  cls = 'l',
): Shape {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${num(x + rx * Math.cos(angle))} ${num(y - ry * Math.sin(angle))}`
  }
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `<path class="${cls}" d="M${at(from)}A${num(rx)} ${num(ry)} 0 ${large} ${to > from ? 0 : 1} ${at(to)}"/>`
}

const rise = (part: RoundPart): number => ('height' in part ? part.height : part.radius)
const lower = (part: RoundPart): number => (part.kind === 'bowl' ? 0 : part.radius)
const upper = (part: RoundPart): number =>
  part.kind === 'frustum' ? part.top : part.kind === 'dome' ? 0 : part.radius

/** Where the outline touches the circles of a frustum: the angle above the level diameter. */
function touching(part: RoundPart): number {
  if (part.kind !== 'frustum' || part.radius === part.top) return 0
  const slope = ((part.radius - part.top) * FLAT) / part.height
  return (Math.asin(Math.min(1, Math.max(-1, slope))) * 180) / Math.PI
}

function sidesOf(part: RoundPart, from: Level, to: Level): Shape {
  if (part.kind === 'dome') return ellipseArc(...from.centre, from.radius, from.radius, 0, 180)
  if (part.kind === 'bowl') return ellipseArc(...to.centre, to.radius, to.radius, 180, 360)
  const angle = (touching(part) * Math.PI) / 180
  const end = (level: Level, side: number): Point => [
    level.centre[0] + side * level.radius * Math.cos(angle),
    level.centre[1] - level.radius * FLAT * Math.sin(angle),
  ]
  return [-1, 1].map(side => line(...end(from, side), ...end(to, side))).join('')
}

/** A circle of the solid: whole when it is a flat end that faces up, else its back is dashed. */
function rimOf({ centre, radius }: Level, below: RoundPart | undefined, above: RoundPart | undefined): Shape {
  if (radius < 0.5) return ''
  const [x, y] = centre
  if (!above) return ellipse(x, y, radius, radius * FLAT, 'l')
  const angle = below ? Math.min(touching(below), touching(above), 0) : touching(above)
  return (
    ellipseArc(x, y, radius, radius * FLAT, 180 - angle, 360 + angle) +
    ellipseArc(x, y, radius, radius * FLAT, angle, 180 - angle, 'l dash thin')
  )
}

/** The outline as one filled shape would hide the dashes; a wash lies under all lines instead. */
function washOf(parts: readonly RoundPart[], levels: readonly Level[], cls: string): Shape {
  return parts
    .map((part, at) => {
      const [from, to] = [levels[at], levels[at + 1]]
      if (!from || !to) return ''
      const [a, b] = [from.centre, to.centre]
      const [r, s] = [from.radius, to.radius]
      const side =
        part.kind === 'dome' || part.kind === 'bowl' ? `A${num(part.radius)} ${num(part.radius)} 0 0 0 ` : 'L'
      const start = part.kind === 'bowl' ? `M${num(b[0] - s)} ${num(b[1])}` : `M${num(a[0] + r)} ${num(a[1])}`
      if (part.kind === 'dome')
        return `<path class="${cls}" d="${start}${side}${num(a[0] - r)} ${num(a[1])}Z"/>`
      if (part.kind === 'bowl')
        return `<path class="${cls}" d="${start}${side}${num(b[0] + s)} ${num(b[1])}Z"/>`
      const bottom = `A${num(r)} ${num(r * FLAT)} 0 0 0 ${num(a[0] + r)} ${num(a[1])}Z`
      return `<path class="${cls}" d="M${num(a[0] + r)} ${num(a[1])}L${num(b[0] + s)} ${num(b[1])}L${num(b[0] - s)} ${num(b[1])}L${num(a[0] - r)} ${num(a[1])}${r > 0.5 ? bottom : 'Z'}"/>`
    })
    .join('')
}

/** Any solid of revolution: `roundSolid([{ kind: 'bowl', radius: 3 }, { kind: 'frustum', radius: 3, top: 0, height: 8 }])`. */
export function roundSolid(parts: readonly RoundPart[], options: RoundOptions = {}): RoundSolid {
  const { mark = {}, box, fill } = options
  const widest = Math.max(...parts.map(part => part.radius), ...parts.map(upper))
  const heights = [0]
  for (const [at, part] of parts.entries()) heights.push((heights[at] ?? 0) + rise(part))
  const total = heights[heights.length - 1] ?? 1
  const first = parts[0]
  const last = parts[parts.length - 1]
  const [under, over] = [first ? lower(first) * FLAT : 0, last ? upper(last) * FLAT : 0]
  const fit = fitted(
    [
      [-widest, -under],
      [widest, total + over],
    ],
    box,
  )
  const levels = heights.map((height, at): Level => {
    const [below, above] = [parts[at - 1], parts[at]]
    return {
      centre: fit.place([0, height]),
      radius: (above ? lower(above) : below ? upper(below) : 0) * fit.scale,
    }
  })
  const drawn = [
    fill === undefined ? '' : washOf(parts, levels, fill),
    ...levels.map((level, at) => rimOf(level, parts[at - 1], parts[at])),
    ...parts.map((part, at) => {
      const [from, to] = [levels[at], levels[at + 1]]
      return from && to ? sidesOf(part, from, to) : ''
    }),
    roundMarks(parts, levels, mark),
  ]
  return { shape: drawn.join(''), scale: fit.scale, circles: levels }
}

export function cylinderSolid(
  sizes: { radius: number; height: number },
  options: RoundOptions = {},
): RoundSolid {
  return roundSolid([{ kind: 'cylinder', ...sizes }], options)
}

export function cone(sizes: { radius: number; height: number }, options: RoundOptions = {}): RoundSolid {
  return roundSolid([{ kind: 'frustum', top: 0, ...sizes }], options)
}

/** A cone cut off parallel to its base; `top` is the upper radius. */
export function coneFrustum(
  sizes: { radius: number; top: number; height: number },
  options: RoundOptions = {},
): RoundSolid {
  return roundSolid([{ kind: 'frustum', ...sizes }], options)
}

/** A sphere with its equator, the back of it dashed. */
export function sphere(radius: number, options: RoundOptions = {}): RoundSolid {
  return roundSolid(
    [
      { kind: 'bowl', radius },
      { kind: 'dome', radius },
    ],
    options,
  )
}

/** A hemisphere standing on its flat face, or as a bowl. */
export function hemisphere(
  radius: number,
  kind: 'dome' | 'bowl' = 'dome',
  options: RoundOptions = {},
): RoundSolid {
  return roundSolid([{ kind, radius }], options)
}
