import { ground, slope } from '@/lib/figures/forces'
import {
  arrow,
  circle,
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
  return (
    hill.shape +
    block +
    (resolved
      ? components(centre, heavy, kept, `${weight} cos ${angleLabel}`, `${weight} sin ${angleLabel}`)
      : '') +
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

/** The components of a weight into a slope and along it, dashed. */
function components(centre: Point, heavy: number, degrees: number, into: string, down: string): Shape {
  const [intoX, intoY] = along(centre, heavy * Math.cos(radians(degrees)), 270 + degrees)
  const [downX, downY] = along(centre, heavy * Math.sin(radians(degrees)) + 14, 180 + degrees)
  const labelX = along(centre, heavy, 270 + degrees)[0] + 8
  return (
    arrow(...centre, intoX, intoY, {
      cls: 'r dash',
      label: into,
      labelAt: [labelX, intoY + 12],
      anchor: 'start',
    }) +
    arrow(...centre, downX, downY, {
      cls: 'r dash',
      label: down,
      labelAt: [downX - 8, downY - 6],
      anchor: 'end',
    })
  )
}
