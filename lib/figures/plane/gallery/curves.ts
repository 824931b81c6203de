import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import {
  arrowOn,
  asymptote,
  circleOn,
  coordinates,
  errorBar,
  functionCurve,
  normalTo,
  parametricCurve,
  polarCurve,
  straightLine,
  tangent,
} from '../curves'
import { mark, plane } from '../plane'

const hyperbola = plane({ x: { min: -4, max: 8, every: 2 }, y: { min: -6, max: 8, every: 2 }, grid: true })
const touched = plane({ x: { min: -2, max: 5 }, y: { min: -1.5, max: 4.5 }, equalScales: true })
const parabola = (x: number) => 0.5 * x * x - x + 1
const round = plane({ x: { min: -3, max: 8, every: 1 }, y: { min: -3, max: 6, every: 1 }, equalScales: true })
const looped = plane({ x: { min: -3, max: 5 }, y: { min: -3, max: 3 }, equalScales: true, origin: '' })
const loop = (t: number): [number, number] => [t * t - 1, (t * (t * t - 3)) / 1.5]
const heart = plane({
  x: { min: -2, max: 4.6 },
  y: { min: -2.6, max: 2.6 },
  equalScales: true,
  originPlace: 'below right',
})
const spring = graph({
  x: { label: '*F* / N', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  y: { label: '*e* / mm', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true },
})
const readings: [number, number][] = [
  [1, 9],
  [2, 15],
  [3, 25],
  [4, 31],
  [5, 41],
]

export const pieces = [
  figure(
    {
      name: 'kit/curves-asymptotes',
      title: 'The graph of y = 6/(x − 2) + 1',
      description:
        'Two branches of a hyperbola on a grid, with x from −4 to 8 and y from −6 to 8. Dashed lines show the asymptotes x = 2 and y = 1.',
      height: hyperbola.canvasHeight,
    },
    hyperbola.axes,
    asymptote(hyperbola, 'x = 2', { end: 'first' }),
    asymptote(hyperbola, 'y = 1', { end: 'first' }),
    functionCurve(hyperbola, x => 6 / (x - 2) + 1),
  ),
  figure(
    {
      name: 'kit/curves-tangent',
      title: 'Tangent and normal to a curve',
      description:
        'A U-shaped curve. At the point P on its right side, a tangent touches the curve and a normal crosses it at a right angle.',
      height: touched.canvasHeight,
    },
    touched.axes,
    functionCurve(touched, parabola, { label: '*y* = f(*x*)' }),
    tangent(touched, parabola, 2, { label: 'tangent', point: '*P*', pointPlace: 'right' }),
    normalTo(touched, parabola, 2, { label: 'normal', reach: 80, end: 'first' }),
  ),
  figure(
    {
      name: 'kit/curves-circle',
      title: 'A circle and a line that meet at two points',
      description:
        'A circle with centre C(3, 2) and radius 3, cut by the straight line x + y = 8 at the points A(3, 5) and B(6, 2).',
      height: round.canvasHeight,
    },
    round.axes,
    circleOn(round, [3, 2], 3, { centre: '*C*', radius: '3', at: 150 }),
    straightLine(round, 'x + y = 8', { cls: 'l', label: '*x* + *y* = 8', end: 'first' }),
    mark(round, [3, 5], '*A*', { place: 'above right' }),
    mark(round, [6, 2], '*B*', { place: 'right' }),
  ),
  figure(
    {
      name: 'kit/curves-parametric',
      title: 'A curve given by parametric equations',
      description:
        'A curve that crosses itself once on the x axis and opens to the right, with the points t = −2 and t = 2 and arrow heads that show how t grows.',
      height: looped.canvasHeight,
    },
    looped.axes,
    parametricCurve(looped, loop, -2.2, 2.2),
    arrowOn(looped, loop, -1.9),
    arrowOn(looped, loop, 0.6),
    mark(looped, loop(2), '*t* = 2', { place: 'left' }),
    mark(looped, loop(-2), '*t* = −2', { place: 'left' }),
  ),
  figure(
    {
      name: 'kit/curves-polar',
      title: 'A cardioid',
      description:
        'The polar curve r = 2(1 + cos θ): a heart-shaped curve with its point at the pole O, symmetrical about the initial line.',
      height: heart.canvasHeight,
    },
    heart.axes,
    polarCurve(heart, theta => 2 * (1 + Math.cos(theta))),
    mark(heart, [4, 0], coordinates([4, 0]), { place: 'above left' }),
  ),
  figure(
    {
      name: 'kit/curves-uncertainty',
      title: 'Extension of a spring against force, with error bars',
      description:
        'Five points with vertical error bars of 3 mm lie close to a straight line from the origin. A dashed steeper line passes through all bars.',
      height: 256,
    },
    spring.axes,
    ...readings.map(each => errorBar(spring, each, 3)),
    spring.points(readings),
    spring.line([
      [0, 0],
      [5.8, 47],
    ]),
    spring.line(
      [
        [0.344, 0],
        [5.4, 47.02],
      ],
      'p dash',
    ),
  ),
]
