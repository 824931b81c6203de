import { dot, line, type Point, type Shape } from '@/lib/figures/shapes'
import { labelBeside, labelWidth, sideLabel } from './marks'
import type { RoundPart } from './round-solids'

/** How flat the circles of a solid are drawn: height by width. */
export const FLAT = 0.27

/** A circle of a solid on the canvas. */
export type Level = { centre: Point; radius: number }

export type RoundMarks = {
  /** on a radius of the lowest circle (of a bowl its rim) */
  radius?: string
  /** on a radius of the top circle */
  top?: string
  /** on a dashed axis, over the whole height */
  height?: string
  /** beside the right-hand sloping side */
  slant?: string
  /** beside each part, from the bottom upwards, on the left */
  heights?: readonly string[]
}

/** Radii, heights and slant of a solid of revolution, each where it stands clear of the lines. */
export function roundMarks(parts: readonly RoundPart[], levels: readonly Level[], mark: RoundMarks): Shape {
  const [bottom, top] = [levels[0], levels[levels.length - 1]]
  if (!bottom || !top) return ''
  const widest = Math.max(
    0,
    levels.findIndex(level => level.radius > 0.5),
  )
  const sloping = parts.findIndex(part => part.kind === 'frustum')
  const axis: Point = [bottom.centre[0], (bottom.centre[1] + top.centre[1]) / 2]
  const side = (level: Level = bottom): Point => [level.centre[0] + level.radius, level.centre[1]]
  return [
    mark.radius ? radiusOf(levels[widest] ?? bottom, mark.radius, parts[widest - 1], parts[widest]) : '',
    mark.top ? radiusOf(top, mark.top, parts[parts.length - 1], undefined) : '',
    mark.height ? heightOf(levels, mark.height) : '',
    mark.slant && sloping >= 0
      ? sideLabel(side(levels[sloping]), side(levels[sloping + 1]), axis, mark.slant)
      : '',
    ...(mark.heights ?? []).map((label, at) => {
      const [from, to] = [levels[at], levels[at + 1]]
      return from && to && label !== '' ? outerHeight(levels, from, to, label) : ''
    }),
  ].join('')
}

/** A dashed radius; its label stands in the circle where it fits, else just outside it. */
function radiusOf(
  { centre: [x, y], radius }: Level,
  label: string,
  below: RoundPart | undefined,
  above: RoundPart | undefined,
): Shape {
  const depth = radius * FLAT
  const drawn = line(x, y, x + radius, y, 'l dash thin') + dot(x, y, 'd', 2)
  if (depth > 23) return drawn + labelBeside([x + radius / 2, y], 90, label, 4)
  const roomAbove = !above || (above.kind === 'dome' && radius > 50)
  if (roomAbove) return drawn + labelBeside([x + radius / 2, y - depth * 0.87], 90, label, 4)
  if (!below) return drawn + labelBeside([x + radius / 2, y + depth * 0.87], 270, label, 4)
  return drawn + labelBeside([x + radius, y], 0, label, 6)
}

/** The axis, labelled inside where the solid is wide enough, else outside. */
function heightOf(levels: readonly Level[], label: string): Shape {
  const [bottom, top] = [levels[0], levels[levels.length - 1]]
  if (!bottom || !top) return ''
  const axis = line(...bottom.centre, ...top.centre, 'l dash thin')
  const widthAt = (part: number): number => bottom.radius + (top.radius - bottom.radius) * part
  const part = [0.5, 0.4, 0.6, 0.3, 0.7].find(each => widthAt(each) > labelWidth(label) + 12)
  if (part === undefined) return axis + outerHeight(levels, bottom, top, label)
  const y = bottom.centre[1] + (top.centre[1] - bottom.centre[1]) * part
  return axis + labelBeside([bottom.centre[0], y], 180, label, 4)
}

function outerHeight(levels: readonly Level[], from: Level, to: Level, label: string): Shape {
  const x = Math.min(...levels.map(level => level.centre[0] - level.radius)) - 14
  const [low, high] = [from.centre[1], to.centre[1]]
  return (
    line(x, low, x, high, 'l thin') +
    tick(x, low) +
    tick(x, high) +
    labelBeside([x, (low + high) / 2], 180, label, 6)
  )
}

function tick(x: number, y: number): Shape {
  return line(x - 4, y, x + 4, y, 'l thin')
}
