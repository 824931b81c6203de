import { ground, slope } from './forces'
import { markedAngle } from './labels'
import {
  arrow,
  circle,
  dimension,
  dot,
  line,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from './shapes'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Moves a point along a direction (degrees, anticlockwise from the right). */
function along([x, y]: Point, units: number, degrees: number): Point {
  return polar(x, y, units, degrees)
}

/** A labelled force from a point; its label stands beyond the tip, `aside` moves it. */
function pull(
  from: Point,
  units: number,
  degrees: number,
  label: string,
  cls = 'p',
  aside: Point = [0, 0],
): Shape {
  const tip = along(from, units, degrees)
  const [lx, ly] = along(tip, 11, degrees)
  const cos = Math.cos(radians(degrees))
  const anchor = cos > 0.4 ? 'start' : cos < -0.4 ? 'end' : 'middle'
  return arrow(...from, ...tip, { cls, label, labelAt: [lx + aside[0], ly + 4.5 + aside[1]], anchor })
}

/** A pulley wheel; `hang` draws its hanger up to a support, this many units above its middle. */
export function pulley(x: number, y: number, radius = 18, hang = 0): Shape {
  return (
    (hang > 0 ? line(x, y - hang, x, y, 'l thick') : '') +
    circle(x, y, radius, 'l sheet') +
    circle(x, y, radius - 4, 'l thin') +
    dot(x, y, 'd', 3)
  )
}

/** A fixed pulley on a ceiling: the load on one side, the effort on the other. */
export function singlePulley(x: number, y: number, { load = 'load', effort = 'effort' } = {}): Shape {
  return (
    ground(x + 50, y, x - 50, y) +
    line(x - 18, y + 48, x - 18, y + 130) +
    pull([x + 18, y + 48], 50, 270, effort) +
    pulley(x, y + 48, 18, 48) +
    rect(x - 36, y + 130, 36, 30, 'l sunk') +
    text(x - 18, y + 150, load, { anchor: 'middle', cls: 's' })
  )
}

/** A block and tackle with `pulleys` wheels in all, half of them above: every part of the rope between carries the load. */
export function blockAndTackle(
  x: number,
  y: number,
  { pulleys = 4, load = 'load', effort = 'effort' } = {},
): Shape {
  const radius = 14
  const lower = Array.from({ length: Math.max(1, Math.round(pulleys / 2)) }, (_, at) => x + at * 4 * radius)
  const [high, low] = [y + 40, y + 128]
  const last = lower[lower.length - 1] ?? x
  const middle = (x + last) / 2
  const ropes = lower.map(
    (px, at) =>
      line(px - radius, at === 0 ? y : high, px - radius, low) + line(px + radius, low, px + radius, high),
  )
  return (
    ground(last + 3 * radius + 14, y, x - radius - 16, y) +
    ropes.join('') +
    pull([last + 3 * radius, high], 72, 270, effort) +
    lower.map(px => pulley(px + 2 * radius, high, radius, 40) + pulley(px, low, radius)).join('') +
    rect(x - 8, low - 3, last - x + 16, 6, 'l sunk') +
    line(middle, low + 3, middle, low + 30) +
    rect(middle - 28, low + 30, 56, 26, 'l sunk') +
    text(middle, low + 47, load, { anchor: 'middle', cls: 's' })
  )
}

export type Incline = {
  /** of the slope, in degrees */
  degrees?: number
  weight?: string
  normal?: string
  friction?: string
  /** a pull up the slope */
  pull?: string
  /** draws the components of the weight along and into the slope, dashed */
  resolved?: boolean
  angleLabel?: string
}

/** A block on a slope with its forces from its middle, and the weight resolved if wished. About 320 wide, 220 high; (x, y) is the foot. */
export function incline(
  x: number,
  y: number,
  {
    degrees = 30,
    weight = '*W*',
    normal = '*R*',
    friction = '',
    pull: effort = '',
    resolved = false,
    angleLabel = '*θ*',
  }: Incline = {},
): Shape {
  const kept = Math.min(55, Math.max(8, degrees))
  const width = Math.min(270, 150 / Math.tan(radians(kept)))
  const hill = slope(x, y, width, width * Math.tan(radians(kept)))
  const foot = hill.at(0.55)
  const size = 38
  const centre = along(foot, size / 2, 90 + kept)
  const [left, right] = [along(foot, size * 0.65, 180 + kept), along(foot, size * 0.65, kept)]
  const block = polygon([left, right, along(right, size, 90 + kept), along(left, size, 90 + kept)], 'l sheet')
  const heavy = 74
  const components = resolved
    ? arrow(...centre, ...along(centre, heavy * Math.cos(radians(kept)), 270 + kept), {
        cls: 'r dash',
        label: `${weight} cos ${angleLabel}`,
        labelAt: [
          along(centre, heavy, 270 + kept)[0] + 8,
          along(centre, heavy * Math.cos(radians(kept)), 270 + kept)[1] + 12,
        ],
        anchor: 'start',
      }) +
      arrow(...centre, ...along(centre, heavy * Math.sin(radians(kept)) + 14, 180 + kept), {
        cls: 'r dash',
        label: `${weight} sin ${angleLabel}`,
        labelAt: [
          along(centre, heavy * Math.sin(radians(kept)) + 18, 180 + kept)[0] - 4,
          along(centre, heavy * Math.sin(radians(kept)) + 14, 180 + kept)[1] - 6,
        ],
        anchor: 'end',
      })
    : ''
  return (
    hill.shape +
    block +
    components +
    dot(...centre) +
    pull(centre, heavy, 270, weight) +
    pull(along(centre, size / 2, 90 + kept), 44, 90 + kept, normal) +
    (friction
      ? pull(
          along(along(centre, size * 0.65, kept), size / 2 - 3, 270 + kept),
          42,
          kept,
          friction,
          'p',
          [-6, -13],
        )
      : '') +
    (effort ? pull(along(centre, size * 0.65, kept), 54, kept, effort) : '') +
    markedAngle(x, y, 0, kept, angleLabel, 34)
  )
}

function massWidth(name: string): number {
  return Math.max(28, name.replace(/[*_{}^]/g, '').length * 7.4 + 10)
}

export type Connected = {
  /** words on the hanging particle and on the other */
  hanging?: string
  other?: string
  /** where the other one is: hanging too, on a smooth table, or on a slope */
  kind?: 'both-hang' | 'table' | 'slope'
  degrees?: number
  height?: string
}

/** Particles joined by a light string over a smooth pulley, as in 9709. 300 wide, 200 high from (x, y), upper left. */
export function connectedParticles(
  x: number,
  y: number,
  { hanging = '*B*', other = '*A*', kind = 'table', degrees = 30, height = '' }: Connected = {},
): Shape {
  const mass = (px: number, py: number, name: string) =>
    rect(px - massWidth(name) / 2, py, massWidth(name), 26, 'l sheet') +
    text(px, py + 18, name, { anchor: 'middle' })
  if (kind === 'both-hang')
    return (
      ground(x + 210, y + 8, x + 90, y + 8) +
      line(x + 130, y + 46, x + 130, y + 130) +
      line(x + 170, y + 46, x + 170, y + 96) +
      pulley(x + 150, y + 46, 20, 38) +
      mass(x + 130, y + 130, other) +
      mass(x + 170, y + 96, hanging) +
      ground(x + 80, y + 190, x + 220, y + 190) +
      (height ? dimension(x + 170, y + 122, x + 170, y + 190, height, [x + 182, y + 160]) : '')
    )
  const kept = kind === 'slope' ? Math.min(50, Math.max(10, degrees)) : 0
  const edge: Point = [x + 220, y + 50]
  // The string is as far above the surface at the wheel as at the particle, so that it runs parallel to the surface.
  const wheel = along(along(edge, 18, kept), 2, 270 + kept)
  const run = kind === 'slope' ? Math.min(210, 130 / Math.tan(radians(kept))) : 210
  const rise = run * Math.tan(radians(kept))
  const base = kind === 'slope' ? edge[1] + rise : y + 180
  const surface =
    kind === 'slope'
      ? polygon([[edge[0] - run, base], [edge[0], base], edge], 'l sunk') +
        markedAngle(edge[0] - run, base, 0, kept, `${kept}°`, 34)
      : line(x + 10, edge[1], ...edge) +
        line(edge[0] - 12, edge[1], edge[0] - 12, y + 180) +
        line(x + 30, edge[1], x + 30, y + 180)
  const foot: Point = [
    edge[0] - Math.min(130, run * 0.6),
    edge[1] + Math.min(130, run * 0.6) * Math.tan(radians(kept)),
  ]
  const [left, right] = [along(foot, 16, 180 + kept), along(foot, 16, kept)]
  const middle = along(foot, 12, 90 + kept)
  return (
    surface +
    line(...along(right, 12, 90 + kept), ...along(wheel, 14, 90 + kept)) +
    line(wheel[0] + 14, wheel[1], wheel[0] + 14, wheel[1] + 66) +
    line(...edge, ...wheel, 'l') +
    pulley(...wheel, 14) +
    polygon([left, right, along(right, 24, 90 + kept), along(left, 24, 90 + kept)], 'l sheet') +
    text(middle[0], middle[1] + 5, other, { anchor: 'middle' }) +
    mass(wheel[0] + 14, wheel[1] + 66, hanging) +
    (height
      ? ground(wheel[0] - 10, base, wheel[0] + 70, base) +
        dimension(wheel[0] + 40, wheel[1] + 92, wheel[0] + 40, base, height, [
          wheel[0] + 48 + height.length * 3.6,
          (wheel[1] + 92 + base) / 2 + 4,
        ])
      : '')
  )
}

export type BeamForce = {
  /** from the left end, as a part of the length */ at: number
  label: string
  up?: boolean
  length?: number
}

/** A rod or beam with the forces on it, and distances marked below; a pivot at a part of its length if wished. */
export function loadedBeam(
  x: number,
  y: number,
  width: number,
  {
    forces,
    pivot,
    distances = [],
  }: {
    forces: readonly BeamForce[]
    pivot?: number
    distances?: readonly { from: number; to: number; label: string }[]
  },
): Shape {
  const on = (part: number): number => x + width * Math.min(1, Math.max(0, part))
  const drawn = forces.map(({ at, label, up = false, length = 46 }) =>
    up
      ? arrow(on(at), y, on(at), y - length, { cls: 'p', label })
      : arrow(on(at), y + 10, on(at), y + 10 + length, { cls: 'p', label }),
  )
  const support =
    pivot === undefined
      ? ''
      : polygon(
          [
            [on(pivot), y + 10],
            [on(pivot) - 12, y + 34],
            [on(pivot) + 12, y + 34],
          ],
          'l sunk',
        )
  // Above every label, the shortest distance lowest, so that no dashed line crosses another's words.
  const clear = Math.max(16, ...forces.filter(each => each.up).map(each => (each.length ?? 46) + 34))
  const marks = [...distances]
    .sort((one, other) => one.to - one.from - (other.to - other.from))
    .map(({ from, to, label }, at) => {
      const py = y - clear - at * 26
      return (
        line(on(from), y - 2, on(from), py - 5, 'l dash thin') +
        line(on(to), y - 2, on(to), py - 5, 'l dash thin') +
        dimension(on(from), py, on(to), py, label)
      )
    })
  return marks.join('') + rect(x, y, width, 10, 'l sheet') + support + drawn.join('')
}
