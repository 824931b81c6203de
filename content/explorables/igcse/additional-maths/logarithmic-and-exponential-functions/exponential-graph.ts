import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { functionCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { dot, line, type Point, text } from '@/lib/figures/shapes'

const WIDE = 5
const HIGH = 6.5

type Set = { k: number; n: number; a: number }

const on = plane({
  x: { min: -WIDE, max: WIDE, every: 1 },
  y: { min: -HIGH, max: HIGH, every: 2 },
  grid: true,
  numbers: 'edge',
  height: 250,
})
const HEIGHT = Math.ceil(on.canvasHeight) + 4

/** Back from the canvas to the units of the y-axis. */
function heightOf([, py]: Point): number {
  const [[, oy], [, uy]] = [on.at(0, 0), on.at(0, 1)]
  return (py - oy) / (uy - oy)
}

const isLevel = ({ k, n }: Set) => k === 0 || n === 0

/** Where the curve meets the x-axis, if it does. */
function root(values: Set): number | null {
  const { k, n, a } = values
  return isLevel(values) || -a / k <= 0 ? null : Math.log(-a / k) / n
}

const short = (value: number) => fixed(value, 2).replace(/\.?0+$/, '')

function draw(values: Set): string {
  const { k, n, a } = values
  const crossing = root(values)
  // The curve leaves its asymptote on the right if n is positive: there the other side of the line is free.
  const end = on.at(n > 0 ? WIDE : -WIDE, a)
  const name = text(end[0] + (n > 0 ? -6 : 6), end[1] + (k > 0 ? 17 : -8), `*y* = ${short(a)}`, {
    anchor: n > 0 ? 'end' : 'start',
    cls: 'tr',
  })
  return (
    on.axes +
    (isLevel(values) ? '' : line(...on.at(-WIDE, a), ...on.at(WIDE, a), 'r dash') + name) +
    functionCurve(on, x => k * Math.exp(n * x) + a) +
    dot(...on.at(0, k + a), 'pd', 4) +
    (crossing === null ? '' : dot(...on.at(crossing, 0), 'd', 4))
  )
}

function equationOf({ k, n, a }: Set): string {
  const size = Math.abs(k) === 1 ? '' : short(Math.abs(k))
  const power = Math.abs(n) === 1 ? '' : short(Math.abs(n))
  const end = a === 0 ? '' : ` ${a < 0 ? '−' : '+'} ${short(Math.abs(a))}`
  if (k === 0 || n === 0) return `y = ${short(k + a)}`
  return `y = ${k < 0 ? '−' : ''}${size}e^(${n < 0 ? '−' : ''}${power}x)${end}`
}

function says(values: Set): Said {
  const { k, n, a } = values
  const crossing = root(values)
  const course = isLevel(values)
    ? `A level line at ${short(k + a)}.`
    : `A curve that ${k * n > 0 ? 'rises' : 'falls'} from left to right. On the ${n > 0 ? 'left' : 'right'} it comes closer and closer to the dashed line y = ${short(a)} from ${k > 0 ? 'above' : 'below'}.`
  return {
    description: `A grid with x from −5 to 5 and y from −6 to 6. ${course} It crosses the y-axis at ${short(k + a)}. ${crossing === null ? 'It does not cross the x-axis at one point.' : `It crosses the x-axis at ${fixed(crossing, 2)}.`}`,
    readings: [
      ['Equation', equationOf(values)],
      ['Asymptote', isLevel(values) ? 'none: a level line' : `y = ${short(a)}`],
      ['Crosses the y-axis', `y = ${short(k + a)}`],
      ['Crosses the x-axis', crossing === null ? 'at no single point' : `x = ${fixed(crossing, 2)}`],
    ],
  }
}

export const moving = explorable({
  title: 'The curve y = k e^(nx) + a: its asymptote and its intercepts',
  height: HEIGHT,
  values: {
    k: { label: 'Factor k', min: -3, max: 3, step: 0.5, start: 2 },
    n: { label: 'Factor n of x', min: -1.5, max: 1.5, step: 0.5, start: 0.5 },
    a: { label: 'Constant a', min: -3, max: 3, step: 0.5, start: -3 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ k, a }) => on.at(0, k + a),
      to: (point, { a }) => ({ k: heightOf(point) - a }),
    },
    {
      at: ({ n, a }) => on.at(n > 0 ? -WIDE : WIDE, a),
      to: point => ({ a: heightOf(point) }),
    },
  ],
})
