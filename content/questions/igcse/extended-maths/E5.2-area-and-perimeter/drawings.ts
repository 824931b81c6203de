import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { BOX } from '../triangle-figures'

const NOTE = 'The diagram is not to scale.'
const named = (ends: Record<string, string>) =>
  Object.entries(ends)
    .map(([key, label]) => `${key} is labelled ${label.replaceAll('*', '')}.`)
    .join(' ')

/** A triangle, parallelogram or trapezium with its slanting side AD (or AC) and its height, which is dashed. */
export function slanting(
  kind: 'triangle' | 'parallelogram' | 'trapezium',
  bottom: number,
  top: number,
  [along, high, slant]: readonly [number, number, number],
  unit: string,
): Figure {
  const last = kind === 'triangle' ? 'C' : 'D'
  const shape = drawing(
    kind === 'triangle'
      ? { A: [0, 0], B: [bottom, 0], C: [along, high], N: [along, 0] }
      : { A: [0, 0], B: [bottom, 0], C: [along + top, high], D: [along, high], N: [along, 0] },
    { box: BOX },
  )
  const labels = {
    AB: `${bottom} ${unit}`,
    [`A${last}`]: `${slant} ${unit}`,
    ...(kind === 'trapezium' ? { CD: `${top} ${unit}` } : {}),
  }
  const corners = kind === 'triangle' ? 'ABC' : 'ABCD'
  return figure(
    {
      name: `area/${kind}`,
      title: `A ${kind} ${corners}`,
      description: `A ${kind} ${corners} with AB level. ${named(labels)} A dashed line from ${last} meets AB at a right angle and is labelled ${high} ${unit}. ${NOTE}`,
      height: 204,
    },
    shape.outline(corners),
    shape.line(`${last}N`, 'l dash'),
    shape.right(`${last}NB`),
    shape.corners(corners),
    kind === 'triangle' ? '' : shape.arrows('AB') + shape.arrows('DC'),
    kind === 'parallelogram' ? shape.arrows('AD', 2) + shape.arrows('BC', 2) : '',
    ...Object.entries(labels).map(([ends, label]) => shape.side(ends, label)),
    shape.side(`${last}N`, `${high} ${unit}`, { away: 'A' }),
    notToScale(),
  )
}

/** A trapezium with right angles at A and D, its parallel sides level. */
export function rightTrapezium(
  sizes: { bottom: number; top: number; high: number },
  labels: Record<string, string>,
): Figure {
  const { bottom, top, high } = sizes
  const shape = drawing({ A: [0, 0], B: [bottom, 0], C: [top, high], D: [0, high] }, { box: BOX })
  return figure(
    {
      name: 'area/right-trapezium',
      title: 'A trapezium ABCD with two right angles',
      description: `A trapezium ABCD with AB and DC level and parallel. The angles at A and D are right angles. ${named(labels)} ${NOTE}`,
      height: 204,
    },
    shape.outline('ABCD'),
    shape.right('DAB'),
    shape.right('CDA'),
    shape.arrows('AB'),
    shape.arrows('DC'),
    shape.corners('ABCD'),
    ...Object.entries(labels).map(([ends, label]) => shape.side(ends, label)),
    notToScale(),
  )
}

/** The end wall of a shed: a trapezium with vertical parallel sides, and a rectangular window in it. */
export function wall(wide: number, left: number, right: number, window: readonly [number, number]): Figure {
  const [w, h] = window
  const [x, y] = [wide * 0.36, right * 0.34]
  const shape = drawing(
    {
      A: [0, 0],
      B: [wide, 0],
      C: [wide, right],
      D: [0, left],
      E: [x, y],
      F: [x + w, y],
      G: [x + w, y + h],
      H: [x, y + h],
    },
    { box: { left: 60, top: 30, width: 210, height: 150 } },
  )
  return figure(
    {
      name: 'area/wall-with-window',
      title: 'A wall ABCD with a window',
      description: `A wall ABCD. AB is level and ${wide} m long. AD and BC are vertical; AD is ${left} m and BC is ${right} m. Inside it is a rectangular window of ${w} m by ${h} m. ${NOTE}`,
      height: 214,
    },
    shape.outline('ABCD'),
    shape.outline('EFGH', 'l w'),
    shape.right('DAB'),
    shape.right('ABC'),
    shape.name('A', 225),
    shape.name('B', 315),
    shape.name('C', 45),
    shape.name('D', 135),
    shape.side('AB', `${wide} m`),
    shape.side('AD', `${left} m`, { away: 'B' }),
    shape.side('BC', `${right} m`, { away: 'A' }),
    notToScale(),
  )
}

/** A parallelogram with its height on AB; AD is labelled too. */
export function parallelogramWithHeight(base: number, side: number, high: number): Figure {
  return slanting('parallelogram', base, base, [Math.sqrt(side * side - high * high), high, side], 'cm')
}
