import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { functionCurve, normalTo, tangent } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { dot, type Point } from '@/lib/figures/shapes'

type Set = { x: number }

const on = plane({
  x: { min: -3, max: 7, every: 1 },
  y: { min: -4, max: 6, every: 1 },
  grid: true,
  equalScales: true,
})
const HEIGHT = Math.ceil(on.canvasHeight) + 4

const f = (x: number) => 0.5 * x * x - 2 * x + 0.5
const slope = (x: number) => x - 2

const short = (value: number) => fixed(value, 2).replace(/\.?0+$/, '')
/** Longer than the grid, which cuts the lines. */
const REACH = 500

/** Clear of the numbers on both axes. */
function placeOfP({ x }: Set) {
  if (x < 0) return 'left'
  if (f(x) < -0.3) return 'below'
  return f(x) < 0.3 ? 'above' : 'right'
}

function draw({ x }: Set): string {
  return (
    on.axes +
    functionCurve(on, f) +
    tangent(on, f, x, { cls: 'r', reach: REACH }) +
    normalTo(on, f, x, { cls: 'g dash', reach: REACH }) +
    dot(...on.at(x, f(x)), 'pd', 5) +
    mark(on, [x, f(x)], '*P*', { place: placeOfP({ x }), kind: 'none' })
  )
}

function equation(m: number, c: number): string {
  const front = m === 0 ? '' : `${m < 0 ? '−' : ''}${Math.abs(m) === 1 ? '' : short(Math.abs(m))}x`
  if (front === '') return `y = ${short(c)}`
  return Math.abs(c) < 0.005 ? `y = ${front}` : `y = ${front} ${c < 0 ? '−' : '+'} ${short(Math.abs(c))}`
}

function says({ x }: Set): Said {
  const [y, m] = [f(x), slope(x)]
  const c = y - m * x
  return {
    description: `A grid with the curve y = ½x² − 2x + ½ and the point P(${short(x)}, ${short(y)}) on it. The red tangent at P has the gradient ${short(m)}. The dashed normal goes through P at right angles to it.`,
    readings: [
      ['P', `(${short(x)}, ${short(y)})`],
      ['Gradient of the curve at P', short(m)],
      ['Tangent', equation(m, c)],
      ['Tangent cuts the x-axis', m === 0 ? 'nowhere' : `x = ${short(-c / m)}`],
      ['Gradient of the normal', m === 0 ? 'none: it is upright' : short(-1 / m)],
      ['Normal cuts the x-axis', `x = ${short(x + m * y)}`],
    ],
  }
}

export const moving = explorable({
  title: 'A point on a curve, with its tangent and its normal',
  height: HEIGHT,
  values: {
    x: { label: 'x-coordinate of P', min: -1.5, max: 5.5, step: 0.25, start: 4 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ x }) => on.at(x, f(x)),
      to: ([px]: Point) => ({ x: (px - on.at(0, 0)[0]) / (on.at(1, 0)[0] - on.at(0, 0)[0]) }),
    },
  ],
})
