import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { functionCurve } from '@/lib/figures/plane/curves'
import { type Plane, plane } from '@/lib/figures/plane/plane'
import { arrow, dot, line, type Point, text } from '@/lib/figures/shapes'

type Set = { t: number }

const displacement = (t: number) => t * (t - 3) ** 2
const velocity = (t: number) => 3 * (t - 1) * (t - 3)
const acceleration = (t: number) => 6 * t - 12

/** The line on which the particle moves, from O to 4 m. */
const TRACK = 34
const place = (s: number): Point => [44 + s * 62, TRACK]

const graphAxes = (
  label: string,
  low: number,
  high: number,
  every: number,
  top: number,
  height: number,
): Plane =>
  plane({
    x: { min: 0, max: 4, ticks: [1, 2, 3, 4], label: '*t*' },
    y: { min: low, max: high, every, label },
    left: 46,
    top,
    width: 270,
    height,
    origin: '',
  })

const GRAPHS = [
  { on: graphAxes('*s*', 0, 4.4, 2, 86, 80), f: displacement },
  { on: graphAxes('*v*', -4, 10, 3, 214, 92), f: velocity },
  { on: graphAxes('*a*', -13, 13, 6, 346, 92), f: acceleration },
] as const

const track =
  arrow(20, TRACK, 346, TRACK) +
  [0, 1, 2, 3, 4].map(s => line(place(s)[0], TRACK - 4, place(s)[0], TRACK + 4, 'l thin')).join('') +
  [1, 2, 3, 4].map(s => text(place(s)[0], TRACK + 21, String(s), { anchor: 'middle', cls: 's' })).join('') +
  text(place(0)[0], TRACK + 21, '*O*', { anchor: 'middle' })

const still = track + GRAPHS.map(({ on, f }) => on.axes + functionCurve(on, f)).join('')

function pointOn(on: Plane, f: (t: number) => number, t: number): string {
  const [x, y] = on.at(t, f(t))
  return line(x, on.at(0, 0)[1], x, y, 'r dash thin') + dot(x, y, 'rd', 4.5)
}

/** The arrow of the velocity above the particle; 9 m/s is as long as 54 units of the canvas. */
function arrowOf(t: number): string {
  const [x] = place(displacement(t))
  const reach = velocity(t) * 6
  return Math.abs(reach) < 5 ? '' : arrow(x, TRACK - 16, x + reach, TRACK - 16, { cls: 'r' })
}

const short = (value: number) =>
  fixed(value, 2)
    .replace(/\.?0+$/, '')
    .replace(/^−0$/, '0')

function motionOf(t: number): string {
  const v = velocity(t)
  if (Math.abs(v) < 1e-9) return 'at rest for an instant'
  const way = v > 0 ? 'in the positive direction' : 'in the negative direction'
  const a = acceleration(t)
  if (Math.abs(a) < 1e-9) return `${way}, speed not changing`
  return `${way}, ${v * a > 0 ? 'speeding up' : 'slowing down'}`
}

function says({ t }: Set): Said {
  const [s, v, a] = [displacement(t), velocity(t), acceleration(t)]
  return {
    description: `A particle on a straight line at time ${short(t)} s, ${short(s)} m from O. Below it the graphs of s, v and a against t from 0 to 4 s, each with a point at this time: s = ${short(s)}, v = ${short(v)}, a = ${short(a)}. The particle is ${motionOf(t)}.`,
    readings: [
      ['Time', `${short(t)} s`],
      ['Displacement', `${short(s)} m`],
      ['Velocity', `${short(v)} m/s`],
      ['Acceleration', `${short(a)} m/s²`],
      ['The particle is', motionOf(t).replace(/^in/, 'moving in')],
    ],
  }
}

export const moving = explorable({
  title: 'A particle on a line, with its graphs of s, v and a',
  height: 448,
  values: {
    t: { label: 'Time', unit: 's', min: 0, max: 4, step: 0.1, start: 0.4, plays: 0.5 },
  },
  draw: ({ t }) =>
    still +
    arrowOf(t) +
    dot(...place(displacement(t)), 'rd', 6) +
    GRAPHS.map(({ on, f }) => pointOn(on, f, t)).join(''),
  says,
  grips: GRAPHS.map(({ on, f }) => ({
    at: ({ t }: Set) => on.at(t, f(t)),
    to: ([x]: Point) => ({ t: ((x - on.at(0, 0)[0]) / (on.at(4, 0)[0] - on.at(0, 0)[0])) * 4 }),
  })),
})
