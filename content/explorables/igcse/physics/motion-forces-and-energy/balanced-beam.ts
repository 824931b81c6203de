import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { arrow, circle, line, type Point, polar, polygon, text } from '@/lib/figures/shapes'

const PIVOT: Point = [180, 96]
/** Canvas units for a metre: each arm is 1.5 m long. */
const METRE = 100
const MOST_TILT = 12

type Set = { leftForce: number; leftAt: number; rightForce: number; rightAt: number }

function momentsOf({ leftForce, leftAt, rightForce, rightAt }: Set) {
  // In hundredths, so that 0.1 × 3 and 0.3 × 1 are equal.
  const [anticlockwise, clockwise] = [leftForce * leftAt, rightForce * rightAt].map(
    each => Math.round(each * 100) / 100,
  )
  return { anticlockwise: anticlockwise ?? 0, clockwise: clockwise ?? 0 }
}

/** Degrees, anticlockwise; it shows the side that goes down, not how far. */
function tiltOf(values: Set): number {
  const { anticlockwise, clockwise } = momentsOf(values)
  return Math.max(-MOST_TILT, Math.min(MOST_TILT, (anticlockwise - clockwise) * 3))
}

const onBeam = (metres: number, tilt: number): Point => polar(...PIVOT, metres * METRE, tilt)

function weight(values: Set, side: 'left' | 'right'): string {
  const [newtons, metres] =
    side === 'left' ? [values.leftForce, -values.leftAt] : [values.rightForce, values.rightAt]
  const [x, y] = onBeam(metres, tiltOf(values))
  const label = `${fixed(newtons, 1)} N`
  return (
    arrow(x, y, x, y + 14 + newtons * 7, { cls: 'p' }) +
    text(side === 'left' ? x + 9 : x - 9, y - 20, label, { anchor: side === 'left' ? 'end' : 'start' })
  )
}

function draw(values: Set): string {
  const tilt = tiltOf(values)
  const ticks = Array.from({ length: 31 }, (_, at) => {
    const metres = (at - 15) / 10
    const [x, y] = onBeam(metres, tilt)
    const [toX, toY] = polar(x, y, at % 5 === 0 ? 8 : 4, tilt + 90)
    return line(x, y, toX, toY, 'l thin')
  })
  return (
    polygon([PIVOT, [PIVOT[0] - 16, PIVOT[1] + 84], [PIVOT[0] + 16, PIVOT[1] + 84]], 'l sunk') +
    line(120, PIVOT[1] + 84, 240, PIVOT[1] + 84) +
    line(...onBeam(-1.5, tilt), ...onBeam(1.5, tilt), 'l thick') +
    ticks.join('') +
    circle(...PIVOT, 4, 'l sheet') +
    weight(values, 'left') +
    weight(values, 'right')
  )
}

function says(values: Set): Said {
  const { anticlockwise, clockwise } = momentsOf(values)
  const [left, right] = [`${fixed(anticlockwise, 2)} N m`, `${fixed(clockwise, 2)} N m`]
  const state =
    anticlockwise === clockwise
      ? 'balanced'
      : anticlockwise > clockwise
        ? 'left side goes down'
        : 'right side goes down'
  return {
    description: `A uniform beam rests on a pivot at its middle; marks stand 0.1 m apart. A force of ${fixed(values.leftForce, 1)} N acts downwards ${fixed(values.leftAt, 1)} m to the left of the pivot: its moment is ${left} anticlockwise. A force of ${fixed(values.rightForce, 1)} N acts ${fixed(values.rightAt, 1)} m to the right: ${right} clockwise. The beam: ${state}.`,
    readings: [
      ['Anticlockwise moment', left],
      ['Clockwise moment', right],
      ['Beam', state],
    ],
  }
}

const arm = (side: 1 | -1) => (x: number) => (side * (x - PIVOT[0])) / METRE

export const moving = explorable({
  title: 'Moments on a beam',
  height: 214,
  values: {
    leftForce: { label: 'Left force', unit: 'N', min: 0.5, max: 8, step: 0.5, start: 4 },
    leftAt: { label: 'Left distance', unit: 'm', min: 0.2, max: 1.5, step: 0.1, start: 0.6 },
    rightForce: { label: 'Right force', unit: 'N', min: 0.5, max: 8, step: 0.5, start: 2 },
    rightAt: { label: 'Right distance', unit: 'm', min: 0.2, max: 1.5, step: 0.1, start: 0.8 },
  },
  draw,
  says,
  grips: [
    { at: values => onBeam(-values.leftAt, tiltOf(values)), to: ([x]) => ({ leftAt: arm(-1)(x) }) },
    { at: values => onBeam(values.rightAt, tiltOf(values)), to: ([x]) => ({ rightAt: arm(1)(x) }) },
  ],
})
