import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { mark, plane } from '@/lib/figures/plane/plane'
import { vector } from '@/lib/figures/plane/vectors'
import { dot, line, type Point } from '@/lib/figures/shapes'

type Set = { t: number; north: number }

const on = plane({
  x: { min: 0, max: 12, every: 2, parts: 2 },
  y: { min: -1, max: 8, ticks: [0, 2, 4, 6, 8] },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  origin: '',
})

const A: Point = [0, 1]
const B: Point = [12, 7]
const V: Point = [2, 1]
const EAST = -2

const after = ([x, y]: Point, [u, v]: Point, t: number): Point => [x + u * t, y + v * t]

const placesOf = ({ t, north }: Set) => [after(A, V, t), after(B, [EAST, north], t)] as const

function draw(values: Set): string {
  const velocity: Point = [EAST, values.north]
  const [a, b] = placesOf(values)
  return (
    on.axes +
    line(...on.at(...A), ...on.at(...a), 'p dash thin') +
    line(...on.at(...B), ...on.at(...b), 'r dash thin') +
    line(...on.at(...a), ...on.at(...b), 'g') +
    // The last hour leaves the grid.
    (values.t <= 5 ? vector(on, a, after(a, V, 1), { cls: 'p' }) : '') +
    (values.t <= 5 ? vector(on, b, after(b, velocity, 1), { cls: 'r' }) : '') +
    dot(...on.at(...a), 'pd', 5) +
    dot(...on.at(...b), 'rd', 5) +
    mark(on, a, '*A*', { place: 'below right', kind: 'none' }) +
    mark(on, b, '*B*', { place: 'above right', kind: 'none' })
  )
}

const short = (value: number) => fixed(value, 2).replace(/\.?0+$/, '')

const inIJ = ([x, y]: readonly [number, number]) => `${short(x)}i ${y < 0 ? '−' : '+'} ${short(Math.abs(y))}j`

function says(values: Set): Said {
  const [a, b] = placesOf(values)
  const gap = [b[0] - a[0], b[1] - a[1]] as const
  return {
    description: `A map with i to the east and j to the north, in km. Ship A started at 0i + 1j and has the velocity 2i + 1j km/h; ship B started at 12i + 7j and has the velocity −2i ${values.north < 0 ? '−' : '+'} ${short(Math.abs(values.north))}j km/h. After ${short(values.t)} hours A is at ${inIJ(a)} and B at ${inIJ(b)}. A line joins the ships.`,
    readings: [
      ['Position of A', inIJ(a)],
      ['Position of B', inIJ(b)],
      ['Vector from A to B', inIJ(gap)],
      ['Distance AB', `${fixed(Math.hypot(...gap), 2)} km`],
    ],
  }
}

export const moving = explorable({
  title: 'Two ships with constant velocities, and the distance between them',
  height: Math.ceil(on.canvasHeight) + 6,
  values: {
    t: { label: 'Time t', unit: 'h', min: 0, max: 6, step: 0.1, start: 1, plays: 0.6 },
    north: {
      label: 'j-component of the velocity of B',
      unit: 'km/h',
      min: -1.25,
      max: 0,
      step: 0.25,
      start: -0.5,
    },
  },
  draw,
  says,
  grips: [
    {
      at: ({ t }) => on.at(...after(A, V, t)),
      to: ([px]: Point) => ({ t: (px - on.at(0, 0)[0]) / (on.at(2, 0)[0] - on.at(0, 0)[0]) }),
    },
  ],
})
