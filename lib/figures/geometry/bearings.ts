import { arrow, centred, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { type Box, type Drawing, drawing, namesOf } from './drawing'
import { angleMark, italic, labelBeside, sideLabel } from './marks'
import { direction, distance, type Points, towards } from './points'

export type Leg = {
  to: string
  /** degrees clockwise from north */
  bearing: number
  distance: number
  /** instead of the distance with its unit; empty for none */
  label?: string
  /** instead of the bearing in three figures, for the arc at the start of the leg; empty for no arc */
  angle?: string
  /** the side of the way on which its length is written, where the kit chose badly */
  side?: 'left' | 'right'
}

export type JourneyOptions = {
  unit?: string
  box?: Box
  /** points at which a north line stands; every start of a leg unless told */
  norths?: string
  /** a line that closes the figure, such as `CA` */
  close?: string
  closeLabel?: string
}

export type Journey = Drawing & { shape: Shape }

/** A bearing in three figures: 7 is 007°. */
export function threeFigures(bearing: number): string {
  const turned = Math.round(((bearing % 360) + 360) % 360) % 360
  return `${String(turned).padStart(3, '0')}°`
}

/** The bearing of one point of a drawing from another. */
export function bearingOf(from: Point, to: Point): number {
  return (450 - direction(from, to)) % 360
}

/** Where one arrives at a distance on a bearing. */
export function onBearing(from: Point, bearing: number, length: number): Point {
  return towards(from, 90 - bearing, length)
}

/** A north line with its arrow head and the letter N. */
export function northLine(x: number, y: number, length = 44): Shape {
  return arrow(x, y, x, y - length, { cls: 'l thin', head: 7 }) + centred(x, y - length - 9, 'N', 's')
}

/** A bearing at a point: the arc runs clockwise from the north line to the line that leads away. */
export function bearingMark([x, y]: Point, bearing: number, label: string, reach = 60): Shape {
  const north: Point = [x, y - reach]
  const away = polar(x, y, reach, 90 - bearing)
  if (bearing >= 40) return angleMark(north, [x, y], away, { label, reflex: bearing > 180 })
  // between the arms there is no room: the label stands on the other side of the north line
  const arc = angleMark(north, [x, y], away, { radius: 32 })
  return arc + labelBeside([x, y - 26], 180, label, 5)
}

/** A journey of several legs: its points, so that a scale drawing and a map can be made of them as well. */
export function journeyPoints(start: string, legs: readonly Leg[]): Points {
  let here: Point = [0, 0]
  const points: Record<string, Point> = { [start]: here }
  for (const leg of legs) {
    here = onBearing(here, leg.bearing, leg.distance)
    points[leg.to] = here
  }
  return points
}

/** Legs with north lines, bearings and distances, at one scale: `journey('A', [{ to: 'B', bearing: 65, distance: 8 }])`. */
export function journey(start: string, legs: readonly Leg[], options: JourneyOptions = {}): Journey {
  const { unit = 'km', box = { left: 50, top: 66, width: 260, height: 140 }, close, closeLabel } = options
  const figure = drawing(journeyPoints(start, legs), { box })
  const starts = legs.map((_, at) => legs[at - 1]?.to ?? start)
  const lengthShown = namesOf(options.norths ?? starts.join(''))
  const parts = legs.map((leg, at) => {
    const from = starts[at] ?? start
    const label = leg.label ?? `${leg.distance} ${unit}`
    const angle = leg.angle ?? threeFigures(leg.bearing)
    return (
      figure.line(from + leg.to) +
      (label === '' ? '' : legLabel(figure, from, leg, label)) +
      (angle === '' ? '' : bearingMark(figure.at(from), leg.bearing, angle, leg.distance * figure.scale))
    )
  })
  const closing =
    close === undefined
      ? ''
      : figure.line(close, 'l dash') + (closeLabel ? figure.side(close, closeLabel) : '')
  const norths = lengthShown.map(name => northLine(...figure.at(name))).join('')
  const names = Object.keys(figure.points).map(name =>
    placeName(figure, name, legs[starts.indexOf(name)]?.bearing),
  )
  return {
    ...figure,
    shape:
      parts.join('') +
      closing +
      norths +
      names.join('') +
      figure.dots(Object.keys(figure.points).join(''), 'd'),
  }
}

/** Of a triangle the label stands outside; of a single leg on the right of the way, since the arc is on its left. */
function legLabel(figure: Drawing, from: string, leg: Leg, label: string): Shape {
  if (leg.side === undefined && Object.keys(figure.points).length > 2)
    return figure.side(from + leg.to, label)
  const [a, b] = [figure.at(from), figure.at(leg.to)]
  const other = polar((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 30, (leg.side === 'left' ? 0 : 180) - leg.bearing)
  return sideLabel(a, b, other, label)
}

function turnBetween(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180)
}

/** A letter on the side that is farthest from every line; where an arc runs, it stands beyond the arc. */
function placeName(figure: Drawing, name: string, arcOf: number | undefined): Shape {
  const here = figure.at(name)
  const others = Object.keys(figure.points).filter(each => each !== name)
  const lines = [90, ...others.map(each => 360 - direction(here, figure.at(each)))]
  const taken = arcOf === undefined ? lines : [...lines, 90 - arcOf / 2]
  const inArc = (way: number) => arcOf !== undefined && (450 - way) % 360 < arcOf
  const clear = (way: number) =>
    Math.min(...taken.map(each => turnBetween(each, way))) - (inArc(way) ? 12 : 0)
  const ways = Array.from({ length: 24 }, (_, at) => (270 + (at % 2 === 0 ? at : -at - 1) * 7.5 + 360) % 360)
  const best = ways.reduce((chosen, way) => (clear(way) > clear(chosen) + 2 ? way : chosen), 270)
  return labelBeside(here, best, italic(name), inArc(best) ? 24 : 6)
}

/** A scale bar: `parts` equal parts of so many canvas units, numbered in the units of the ground. */
export function scaleBar(
  x: number,
  y: number,
  part: number,
  parts: number,
  step: number,
  unit: string,
): Shape {
  const marks = Array.from({ length: parts + 1 }, (_, at) => {
    const px = x + at * part
    return (
      line(px, y - 4, px, y + 4) +
      text(px, y + 17, String(Math.round(at * step * 100) / 100), { anchor: 'middle', cls: 's' })
    )
  })
  return (
    line(x, y, x + part * parts, y) + marks.join('') + text(x + part * parts + 12, y + 17, unit, { cls: 's' })
  )
}

/** The note of a scale drawing: `Scale: 1 cm to 2 km`. */
export function scaleNote(
  x: number,
  y: number,
  distanceForOneCentimetre: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Shape {
  return text(x, y, `Scale: 1 cm to ${distanceForOneCentimetre}`, { anchor, cls: 's' })
}

/** Compass rose of eight points, for maps. */
export function compassRose(x: number, y: number, size = 34): Shape {
  const ways = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
  return ways
    .map((name, at) => {
      const main = at % 2 === 0
      const [endX, endY] = polar(x, y, main ? size : size * 0.7, 90 - at * 45)
      const label = labelBeside([endX, endY], 90 - at * 45, name, 3, 's')
      return (
        (name === 'N'
          ? arrow(x, y, endX, endY, { head: 7 })
          : line(x, y, endX, endY, main ? 'l' : 'l thin')) + label
      )
    })
    .join('')
}

/** What a journey shows, in words: bearings and distances as they are labelled. */
export function describeJourney(start: string, legs: readonly Leg[], options: JourneyOptions = {}): string {
  const { unit = 'km', close, closeLabel } = options
  const sentences = legs.map((leg, at) => {
    const from = legs[at - 1]?.to ?? start
    const bearing = leg.angle ?? threeFigures(leg.bearing)
    const length = leg.label ?? `${leg.distance} ${unit}`
    const far = length === '' ? '' : `, the line labelled ${plain(length)}`
    return `${leg.to} lies from ${from}${bearing === '' ? '' : ` on a bearing marked ${plain(bearing)}`}${far}.`
  })
  const [a, b] = namesOf(close ?? '')
  const last =
    a && b ? ` A dashed line joins ${a} and ${b}${closeLabel ? `, labelled ${plain(closeLabel)}` : ''}.` : ''
  return `A journey from ${start}, with a north line at the start of each leg. ${sentences.join(' ')}${last}`
}

function plain(label: string): string {
  return label.replace(/[*_{}^]/g, '')
}

/** Distance and bearing between two named points of a drawing, as a scale drawing would be measured. */
export function measured(figure: Drawing, from: string, to: string): { distance: number; bearing: number } {
  const [a = [0, 0], b = [0, 0]] = [figure.points[from], figure.points[to]]
  return { distance: distance(a, b), bearing: bearingOf(a, b) }
}
