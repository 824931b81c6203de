import {
  arc,
  circle,
  dot,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import {
  type DrawnScale,
  dialScale,
  type LinearScale,
  linearScale,
  meniscus,
  type Scale,
  scaleNumber,
  windowOf,
} from './scales'

export type Reading = {
  x: number
  y: number
  /** what it reads now */
  value: number
  scale: Scale
  /** printed on it, `cm^{3}` */
  unit?: string
}

/** Half the height of a number, and the dip of a meniscus. */
const STRUCK_BELOW = 9

/** A scale inside a tube. A number that the surface at `value` would strike out stands outside of it. */
function scaleInTube(scale: LinearScale, value: number, width: number): DrawnScale {
  const [, surface] = linearScale(scale).at(value)
  return linearScale({ ...scale, beyond: y => (Math.abs(y - surface) < STRUCK_BELOW ? width - 9 : 0) })
}

/** A measuring cylinder with liquid; (x, y) is the middle of its foot. Read the bottom of the meniscus. */
export function measuringCylinder({
  x,
  y,
  value,
  scale,
  unit = 'cm^{3}',
  height = 240,
  width = 50,
}: Reading & { height?: number; width?: number }): Shape {
  const [left, right, floor] = [x - width / 2, x + width / 2, y - 10]
  const place: LinearScale = {
    ...scale,
    x: left,
    y: floor - 8,
    length: height - 52,
    way: 'up',
    side: 'right',
  }
  const drawn = scaleInTube(place, value, width)
  const [, surface] = drawn.at(value)
  return (
    meniscus(left, right, surface, floor) +
    polyline([
      [left - 5, y - height],
      [left, y - height + 7],
      [left, floor],
      [right, floor],
      [right, y - height + 7],
      [right + 2, y - height],
    ]) +
    polygon(
      [
        [left + 6, floor],
        [left - 12, y - 3],
        [left - 12, y],
        [right + 12, y],
        [right + 12, y - 3],
        [right - 6, floor],
      ],
      'l sheet',
    ) +
    drawn.shape +
    text(x, y - height + 19, unit, { anchor: 'middle', cls: 's' })
  )
}

export type TubeReading = Omit<Reading, 'unit'> & {
  /** (x, y) is the middle of its upper end */
  height?: number
  width?: number
  /** `above` for a burette: its values grow downwards */
  zero?: 'above' | 'below'
  /** a thread of coloured liquid, as in a thermometer, instead of a full tube */
  thread?: boolean
}

/** Part of a tube near its reading, so much of it that every division is clear: cylinder, burette or thermometer. */
export function tubeReading({
  x,
  y,
  value,
  scale,
  height = 150,
  width = 52,
  zero = 'below',
  thread = false,
}: TubeReading): Shape {
  const seen = windowOf(scale, value, height - 24)
  const [left, right, end] = [x - width / 2, x + width / 2, y + height]
  const down = zero === 'above'
  const place: LinearScale = {
    ...seen,
    x: thread ? x + 8 : left,
    y: down ? y + 12 : end - 12,
    length: height - 24,
    way: down ? 'down' : 'up',
    side: 'right',
  }
  const drawn = thread ? linearScale(place) : scaleInTube(place, value, width)
  const [, surface] = drawn.at(value)
  const filling = thread
    ? rect(x - 3, surface, 6, end - surface, 'rd') + line(x - 8, y, x - 8, end) + line(x + 8, y, x + 8, end)
    : meniscus(left, right, surface, end) + line(left, y, left, end) + line(right, y, right, end)
  return filling + drawn.shape
}

const BURETTE: Scale = { from: 0, to: 50, division: 0.1, numbered: 1 }

/** Part of a burette near its reading: divisions of 0.1 cm³, zero above. */
export function buretteReading(options: Omit<TubeReading, 'scale' | 'zero' | 'thread'>): Shape {
  return tubeReading({ ...options, scale: BURETTE, zero: 'above' })
}

/** A whole liquid-in-glass thermometer, its bulb at (x, y), upright. */
export function thermometerScale({
  x,
  y,
  value,
  scale = { from: -10, to: 110, division: 2, numbered: 20 },
  unit = '°C',
  length = 230,
}: Omit<Reading, 'scale'> & { scale?: Scale; length?: number }): Shape {
  const [left, right, top] = [x - 9, x + 9, y - length - 34]
  const drawn = linearScale({ ...scale, x: right, y: y - 22, length: length - 22, way: 'up', side: 'right' })
  const [, level] = drawn.at(value)
  return (
    polyline([
      [left, y - 5],
      [left, top + 9],
      [x - 5, top + 2],
      [x, top],
      [x + 5, top + 2],
      [right, top + 9],
      [right, y - 5],
    ]) +
    rect(x - 2, level, 4, y - level, 'rd') +
    line(x - 2.6, y - 10, x - 2.6, top + 12, 'l thin') +
    line(x + 2.6, y - 10, x + 2.6, top + 12, 'l thin') +
    circle(x, y, 10, 'l rd') +
    drawn.shape +
    text(right + 6, top + 8, unit, { cls: 's' })
  )
}

/** A level thermometer or part of one, as papers print readings: liquid column, scale below. */
export function thermometerReading({
  x,
  y,
  value,
  scale,
  unit = '°C',
  width = 320,
}: Reading & { width?: number }): Shape {
  const drawn = linearScale({ ...scale, x: x + 20, y: y + 22, length: width - 64, way: 'right' })
  const [level] = drawn.at(value)
  return (
    rect(x, y, width, 22, 'l sheet', 2) +
    rect(x, y + 8.5, level - x, 5, 'rd') +
    line(x, y + 8, x + width - 26, y + 8, 'l thin') +
    line(x, y + 14, x + width - 26, y + 14, 'l thin') +
    drawn.shape +
    text(x + width - 13, y + 47, unit, { anchor: 'middle', cls: 's' })
  )
}

/** An ammeter, a voltmeter or any meter with a needle. (x, y) is the upper left corner of its case. */
export function dialMeter({
  x,
  y,
  value,
  scale,
  unit = 'V',
  width = 170,
}: Reading & { width?: number }): Shape {
  const height = width * 0.7
  const [px, py, radius] = [x + width / 2, y + height * 0.82, width * 0.42]
  const drawn = dialScale({ ...scale, x: px, y: py, radius, start: 142, end: 38 })
  const kept = Math.min(Math.max(value, scale.from - scale.division * 2), scale.to + scale.division * 2)
  const turn = (drawn.degrees(kept) * Math.PI) / 180
  const tip: Point = [px + (radius + 4) * Math.cos(turn), py - (radius + 4) * Math.sin(turn)]
  return (
    rect(x, y, width, height, 'l sheet', 6) +
    arc(px, py, radius, 38, 142, 'l') +
    drawn.shape +
    line(px, py, ...tip, 'p') +
    dot(px, py, 'd', 4) +
    text(px + radius * 0.4, py + 2, unit, { anchor: 'middle', cls: 'b' }) +
    circle(x + 14, y + height - 12, 4, 'l') +
    circle(x + width - 14, y + height - 12, 4, 'l')
  )
}

/** A digital meter, balance or timer display: figures in a frame, its unit beside them. */
export function display(x: number, y: number, reading: string, unit = '', width = 76): Shape {
  return (
    rect(x, y, width, 24, 'l sheet', 2) +
    text(x + width - 7 - (unit ? unit.replace(/[*_{}^]/g, '').length * 7 + 5 : 0), y + 17, reading, {
      anchor: 'end',
      cls: 'b',
    }) +
    (unit ? text(x + width - 6, y + 17, unit, { anchor: 'end' }) : '')
  )
}

/** A rule that starts at a value of its own, edge at y; `at` finds the place of a length. */
export function rule({
  x,
  y,
  length,
  scale,
  unit = 'cm',
  edge = 'above',
}: {
  x: number
  y: number
  length: number
  scale: Scale
  unit?: string
  /** where the marked edge is: the numbers lie on the other side of it */
  edge?: 'above' | 'below'
}): { shape: Shape; at: (value: number) => Point } {
  const down = edge === 'above'
  const drawn = linearScale({ ...scale, x, y, length, way: 'right', side: down ? 'below' : 'above' })
  return {
    at: drawn.at,
    shape:
      rect(x - 10, down ? y : y - 34, length + 40, 34, 'l sheet') +
      drawn.shape +
      text(x + length + 26, down ? y + 25 : y - 16, unit, { anchor: 'end', cls: 's' }),
  }
}

/** What an instrument shows, in words: the marks beside the reading, never the reading. */
export function describeScale(scale: Scale, value: number, unit: string): string {
  // 0.6 / 0.2 falls short of 3.
  const below = Math.floor(value / scale.numbered + 1e-9) * scale.numbered
  const each = Math.round(scale.numbered / scale.division)
  const beyond = Math.round(((value - below) / scale.division) * 2) / 2
  const numbers = `${scaleNumber(scale, below)} ${unit} and ${scaleNumber(scale, below + scale.numbered)} ${unit}`
  return `The numbered marks nearest the reading are ${numbers}, with ${each} equal divisions between them. The reading is ${beyond === 0 ? 'exactly at the first of these' : `${beyond} ${beyond === 1 ? 'division' : 'divisions'} after the first of these`}.`
}
