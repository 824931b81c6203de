import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve, normalTo, tangent } from '@/lib/figures/plane/curves'
import { mark, onX, type Plane, plane } from '@/lib/figures/plane/plane'
import { areaBetween } from '@/lib/figures/plane/regions'
import { line, type Shape, text } from '@/lib/figures/shapes'

// Calculus: the finished sketches of questions that ask for one

function drawn(name: string, title: string, description: string, on: Plane, ...shapes: Shape[]): Figure {
  return figure({ name: `calculus-asked-3/${name}`, title, description, height: on.canvasHeight }, ...shapes)
}

// 14.1 Derived function

const topOn = plane({ x: { min: -1, max: 5 }, y: { min: -1, max: 5 }, height: 150 })
const top = drawn(
  'highest-at-two',
  'A curve with its highest point at x = 2',
  'A smooth curve rises up to x = 2 and falls after it. A short red tangent at its highest point, at x = 2, is level.',
  topOn,
  topOn.axes,
  functionCurve(topOn, x => 4 - 0.6 * (x - 2) ** 2),
  tangent(topOn, x => 4 - 0.6 * (x - 2) ** 2, 2, { cls: 'r', reach: 34 }),
  line(...topOn.at(2, 4), ...topOn.at(2, 0), 'l dash thin'),
  onX(topOn, 2),
)

// 14.2 Differentiation notation

const smallOn = plane({ x: { min: 0, max: 5 }, y: { min: 0, max: 6 }, height: 160 })
const rise = (x: number) => 0.7 + 0.2 * x * x
const [start, corner, end] = [smallOn.at(1.6, rise(1.6)), smallOn.at(4, rise(1.6)), smallOn.at(4, rise(4))]
const small = drawn(
  'steps-and-chord',
  'The steps δx and δy and the chord',
  'A rising curve with the points P and Q. A dashed step goes from P to the right, marked δx, and then up to Q, marked δy. A straight line, the chord, joins P and Q.',
  smallOn,
  smallOn.axes,
  functionCurve(smallOn, rise, { from: 0 }),
  line(...start, ...corner, 'l dash thin'),
  line(...corner, ...end, 'l dash thin'),
  line(...start, ...end, 'r'),
  mark(smallOn, [1.6, rise(1.6)], '*P*', { place: 'above left' }),
  mark(smallOn, [4, rise(4)], '*Q*', { place: 'above left' }),
  text((start[0] + corner[0]) / 2, corner[1] + 17, '*δx*', { anchor: 'middle' }),
  text(corner[0] + 8, (corner[1] + end[1]) / 2 + 4, '*δy*'),
)

// 14.5 Gradients, tangents and normals

const bothOn = plane({ x: { min: 0, max: 6 }, y: { min: 0, max: 4 }, equalScales: true, height: 190 })
const rising = (x: number) => 0.5 + 0.16 * x * x
const both = drawn(
  'tangent-and-normal',
  'A tangent and a normal at P',
  'A rising curve with the point P. A red straight line, marked tangent, touches the curve at P. A black line, marked normal, passes through P at right angles to the tangent.',
  bothOn,
  bothOn.axes,
  functionCurve(bothOn, rising, { from: 0 }),
  tangent(bothOn, rising, 2.8, { cls: 'r', reach: 96 }),
  normalTo(bothOn, rising, 2.8, { cls: 'l', reach: 70 }),
  mark(bothOn, [2.8, rising(2.8)], '*P*', { place: 'right' }),
  text(bothOn.at(0.9, 0)[0], bothOn.at(0, 0.16)[1], 'tangent', { cls: 's tr', anchor: 'middle' }),
  text(bothOn.at(3.8, 0)[0], bothOn.at(0, 0.8)[1], 'normal', { cls: 's' }),
)

// 14.6 Stationary points and 14.9 tests: level at 1 and at 4

const turns = (x: number) => 0.55 * (x ** 3 / 3 - 2.5 * x * x + 4 * x) + 2.4
const twoTurns = (
  name: string,
  title: string,
  says: string,
  ...more: readonly [number, number, string][]
) => {
  const on = plane({ x: { min: -0.7, max: 5.8 }, y: { min: -1, max: 5 }, height: 160 })
  return drawn(
    name,
    title,
    `A smooth curve rises to x = 1, falls to x = 4 and rises again. Short red tangents at x = 1 and x = 4 are level.${says}`,
    on,
    on.axes,
    functionCurve(on, turns),
    ...[1, 4].map(
      x =>
        tangent(on, turns, x, { cls: 'r', reach: 30 }) +
        line(...on.at(x, turns(x)), ...on.at(x, 0), 'l dash thin') +
        onX(on, x),
    ),
    ...more.map(([x, y, sign]) => text(...on.at(x, y), sign, { anchor: 'middle', cls: 'b' })),
  )
}
const level = twoTurns('level-at-one-and-four', 'A curve with two stationary points', '')
const signed = twoTurns(
  'signs-of-the-gradient',
  'A curve with the signs of its gradient',
  ' A plus stands beside the first rising part, a minus beside the falling part and a plus beside the last rising part.',
  [-0.4, 2.4, '+'],
  [2.9, 3, '−'],
  [4.7, 2.6, '+'],
)

// 14.10 Integration as reverse of differentiation

const familyOn = plane({ x: { min: -2.4, max: 2.4 }, y: { min: -4.5, max: 3.4 }, height: 180 })
const family = drawn(
  'family-that-opens-down',
  'Three curves with dy/dx = −2x',
  'Three equal parabolas that open downwards, one above the other. The highest points lie on the y axis, that of the middle one at the origin.',
  familyOn,
  familyOn.axes,
  ...[2, 0, -2].map(c => functionCurve(familyOn, x => c - x * x)),
)

// 14.13 Definite integrals and plane areas

const regionOn = plane({ x: { min: 0, max: 9 }, y: { min: 0, max: 9 }, height: 190 })
const fall = (x: number) => 12 / x
const region = drawn(
  'hyperbola-and-line',
  'The region between y = 12/x and y = 8 − x',
  'A curve that falls less and less steeply and a falling straight line, which cuts it at A(2, 6) and B(6, 2). The region below the line and above the curve, between A and B, is shaded.',
  regionOn,
  areaBetween(regionOn, x => 8 - x, fall, 2, 6),
  regionOn.axes,
  functionCurve(regionOn, fall, { from: 1 }),
  functionCurve(regionOn, x => 8 - x, { cls: 'l', to: 8 }),
  mark(regionOn, [2, 6], '*A*', { place: 'above right' }),
  mark(regionOn, [6, 2], '*B*', { place: 'above right' }),
  onX(regionOn, 8),
)

export const figures = [top, small, both, level, signed, family, region]
