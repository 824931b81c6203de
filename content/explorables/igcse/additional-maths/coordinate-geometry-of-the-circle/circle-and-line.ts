import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { circleOn, straightLine } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { dot, line, type Point } from '@/lib/figures/shapes'

const CENTRE = [1, 2] as const
const RADIUS = 5

type Set = { gradient: number; intercept: number }

const on = plane({
  x: { min: -8, max: 10, every: 2, parts: 2 },
  y: { min: -7, max: 11, ticks: [-6, -4, -2, 0, 2, 4, 6, 8, 10] },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  origin: '',
})
const HEIGHT = Math.ceil(on.canvasHeight) + 6

const short = (value: number) => fixed(value, 2).replace(/\.?0+$/, '')

function equationOf({ gradient, intercept }: Set): string {
  const size = Math.abs(gradient) === 1 ? '' : short(Math.abs(gradient))
  const slope = gradient === 0 ? '' : `${gradient < 0 ? '−' : ''}${size}x`
  if (slope === '') return `y = ${short(intercept)}`
  if (intercept === 0) return `y = ${slope}`
  return `y = ${slope} ${intercept < 0 ? '−' : '+'} ${short(Math.abs(intercept))}`
}

/** The quadratic for x when the line is put into the circle. */
function quadraticOf({ gradient, intercept }: Set) {
  const [a, b] = CENTRE
  const rise = intercept - b
  return {
    square: 1 + gradient * gradient,
    linear: 2 * (gradient * rise - a),
    constant: a * a + rise * rise - RADIUS * RADIUS,
  }
}

function discriminantOf(values: Set): number {
  const { square, linear, constant } = quadraticOf(values)
  const found = linear * linear - 4 * square * constant
  return Math.abs(found) < 1e-9 ? 0 : found
}

function pointsOf(values: Set): Point[] {
  const { square, linear } = quadraticOf(values)
  const discriminant = discriminantOf(values)
  if (discriminant < 0) return []
  const root = Math.sqrt(discriminant)
  const all = discriminant === 0 ? [-linear] : [-linear - root, -linear + root]
  return all.map(above => {
    const x = above / (2 * square)
    return [x, values.gradient * x + values.intercept]
  })
}

/** The point of the line that is nearest to the centre. */
function footOf({ gradient, intercept }: Set): Point {
  const [a, b] = CENTRE
  const x = (a + gradient * (b - intercept)) / (1 + gradient * gradient)
  return [x, gradient * x + intercept]
}

function distanceOf(values: Set): number {
  const [x, y] = footOf(values)
  return Math.hypot(x - CENTRE[0], y - CENTRE[1])
}

function draw(values: Set): string {
  const equation = equationOf(values).replaceAll('−', '-')
  const foot = footOf(values)
  const isSeen = foot[1] >= -7 && foot[1] <= 11 && foot[0] >= -8 && foot[0] <= 10
  return (
    on.axes +
    circleOn(on, [...CENTRE], RADIUS, { cls: 'l' }) +
    (isSeen ? line(...on.at(...CENTRE), ...on.at(...foot), 'r dash') : '') +
    straightLine(on, equation, { cls: 'p' }) +
    mark(on, [...CENTRE], '*C*', { place: foot[0] < CENTRE[0] ? 'right' : 'above left' }) +
    pointsOf(values)
      .map(point => dot(...on.at(...point), 'pd', 4))
      .join('') +
    dot(...on.at(0, values.intercept), 'rd', 4)
  )
}

const pointText = ([x, y]: Point) => `(${short(x)}, ${short(y)})`

function says(values: Set): Said {
  const points = pointsOf(values)
  const common = points.length === 0 ? 'none' : `${points.length}: ${points.map(pointText).join(' and ')}`
  return {
    description: `A grid with a circle of centre C (1, 2) and radius 5, and the line ${equationOf(values)}. A dashed segment shows the distance from C to the line, ${fixed(distanceOf(values), 2)}. Points in common: ${common}.`,
    readings: [
      ['Line', equationOf(values)],
      ['Distance from the centre', fixed(distanceOf(values), 2)],
      ['Radius', String(RADIUS)],
      ['Discriminant', fixed(discriminantOf(values), 2)],
      ['Points in common', common],
    ],
  }
}

export const moving = explorable({
  title: 'A line that moves across a circle',
  height: HEIGHT,
  values: {
    gradient: { label: 'Gradient m', min: -2, max: 2, step: 0.25, start: 0.75 },
    intercept: { label: 'Intercept c', min: -6, max: 10, step: 0.5, start: 3 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ intercept }) => on.at(0, intercept),
      to: ([, py]) => {
        const [[, zero], [, one]] = [on.at(0, 0), on.at(0, 1)]
        return { intercept: (zero - py) / (zero - one) }
      },
    },
  ],
})
