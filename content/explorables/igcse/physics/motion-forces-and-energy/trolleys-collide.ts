import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { ground } from '@/lib/figures/forces'
import { arrow, circle, rect, text } from '@/lib/figures/shapes'

const FLOOR = 130
/** Canvas units for a metre. */
const METRE = 36
/** The fronts meet here, at this time. */
const MEET = { x: 180, time: 2 }

type Set = { leftMass: number; leftSpeed: number; rightMass: number; rightSpeed: number; time: number }

function momentumOf({ leftMass, leftSpeed, rightMass, rightSpeed }: Set) {
  const [left, right] = [leftMass * leftSpeed, rightMass * rightSpeed]
  return { left, right, total: left + right, after: (left + right) / (leftMass + rightMass) }
}

function trolley(x: number, width: number, label: string): string {
  return (
    rect(x, FLOOR - 34, width, 24, 'l w', 2) +
    circle(x + 9, FLOOR - 5, 5, 'l sheet') +
    circle(x + width - 9, FLOOR - 5, 5, 'l sheet') +
    text(x + width / 2, FLOOR - 18, label, { anchor: 'middle', cls: 's' })
  )
}

function velocity(x: number, y: number, metresASecond: number): string {
  if (Math.abs(metresASecond) < 0.05) return text(x, y - 6, 'at rest', { anchor: 'middle', cls: 's' })
  const half = metresASecond * 11
  return (
    arrow(x - half, y, x + half, y, { cls: 'p' }) +
    text(x, y - 9, `${fixed(metresASecond, 1)} m/s`, { anchor: 'middle', cls: 's' })
  )
}

function draw(values: Set): string {
  const { leftMass, rightMass, leftSpeed, rightSpeed, time } = values
  const { after } = momentumOf(values)
  const [leftWide, rightWide] = [leftMass, rightMass].map(kilograms => 40 + kilograms * 5) as [number, number]
  const late = time - MEET.time
  const front = (speed: number) => MEET.x + late * METRE * (late < 0 ? speed : after)
  const [left, right] = [front(leftSpeed), front(rightSpeed)]
  const speeds =
    late < 0
      ? velocity(left - leftWide / 2, 74, leftSpeed) + velocity(right + rightWide / 2, 42, rightSpeed)
      : velocity((left + right - leftWide + rightWide) / 2, 60, after)
  return (
    ground(6, FLOOR, 354, FLOOR) +
    trolley(left - leftWide, leftWide, `${fixed(leftMass, 1)} kg`) +
    trolley(right, rightWide, `${fixed(rightMass, 1)} kg`) +
    speeds
  )
}

function says(values: Set): Said {
  const { left, right, total, after } = momentumOf(values)
  const joined = values.time >= MEET.time
  const p = (value: number) => `${fixed(value, 2)} kg m/s`
  return {
    description: `Two trolleys on a level track, velocities to the right counted positive. Left: ${fixed(values.leftMass, 1)} kg at ${fixed(values.leftSpeed, 1)} m/s, momentum ${p(left)}. Right: ${fixed(values.rightMass, 1)} kg at ${fixed(values.rightSpeed, 1)} m/s, momentum ${p(right)}. ${joined ? `They have met and move on together at ${fixed(after, 2)} m/s.` : 'They have not met yet.'} The total momentum is ${p(total)} before and after.`,
    readings: [
      ['Momentum of the left', p(left)],
      ['Momentum of the right', p(right)],
      ['Total before', p(total)],
      ['After: joined', joined ? `${p(total)} at ${fixed(after, 2)} m/s` : 'not met yet'],
    ],
  }
}

export const moving = explorable({
  title: 'Two trolleys meet and stay together',
  height: 146,
  values: {
    leftMass: { label: 'Left mass', unit: 'kg', min: 0.5, max: 4, step: 0.5, start: 2 },
    leftSpeed: { label: 'Left velocity', unit: 'm/s', min: 0.5, max: 1.5, step: 0.1, start: 1.2 },
    rightMass: { label: 'Right mass', unit: 'kg', min: 0.5, max: 4, step: 0.5, start: 1 },
    rightSpeed: { label: 'Right velocity', unit: 'm/s', min: -1.5, max: 0, step: 0.1, start: 0 },
    time: { label: 'Time', unit: 's', min: 0, max: 4, step: 0.02, start: 0, plays: 1 },
  },
  draw,
  says,
})
