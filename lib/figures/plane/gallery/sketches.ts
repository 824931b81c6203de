import { figure } from '@/lib/figures/figure'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { functionCurve } from '../curves'
import { plane } from '../plane'
import { degreesAxis, fromRoots, inDegrees, polynomial, radiansAxis, sketch } from '../sketches'

const cubic = sketch({
  curves: [{ f: fromRoots(1, [-2, 1, 3]), label: '*y* = f(*x*)' }],
  x: [-3, 4],
  y: [-7, 11],
  onX: [-2, 1, 3],
  onY: [6],
})
const quadratic = sketch({
  curves: [polynomial(1, -4, 1)],
  x: [-1.5, 5.5],
  y: [-4, 6],
  points: [{ at: [2, -3], label: '(2, −3)' }],
  onY: [1],
})
const reciprocal = sketch({
  curves: [x => 2 + 3 / (x - 1)],
  x: [-5, 7],
  y: [-4, 8],
  asymptotes: ['x = 1', 'y = 2'],
  onX: [-0.5],
  onY: [-1],
})
const inverse = sketch({
  curves: [
    { f: Math.exp, label: '*y* = e^{x}' },
    { f: Math.log, label: '*y* = ln *x*' },
    { f: x => x, label: '*y* = *x*', cls: 'l dash thin' },
  ],
  x: [-3, 3.6],
  y: [-3, 3.6],
  equalScales: true,
  onX: [1],
  onY: [1],
})
const modulus = sketch({
  curves: [
    { f: x => Math.abs(2 * x - 3), label: '*y* = |2*x* − 3|' },
    { f: x => x + 1, label: '*y* = *x* + 1' },
  ],
  x: [-2, 5],
  y: [-1, 7],
  onX: [1.5],
  onY: [3, 1],
})
const degrees = plane({
  x: degreesAxis(),
  y: { min: -1.4, max: 1.4, ticks: [-1, 0, 1] },
  numbers: 'edge',
  origin: '',
})
const radians = plane({
  x: radiansAxis({ from: -1, to: 1 }),
  y: { min: -4, max: 4 },
  originPlace: 'above left',
})

export const pieces = [
  chartFigure({ name: 'kit/sketches-cubic', title: 'Sketch of a cubic curve' }, cubic),
  chartFigure({ name: 'kit/sketches-quadratic', title: 'Sketch of a quadratic curve' }, quadratic),
  chartFigure({ name: 'kit/sketches-reciprocal', title: 'Sketch of a reciprocal curve' }, reciprocal),
  chartFigure({ name: 'kit/sketches-inverse', title: 'An exponential curve and its inverse' }, inverse),
  chartFigure({ name: 'kit/sketches-modulus', title: 'The graph of a modulus and a line' }, modulus),
  figure(
    {
      name: 'kit/sketches-sine',
      title: 'The sine and cosine curves from 0° to 360°',
      description:
        'One period of a sine curve and, dashed, of a cosine curve, with ticks every 90° and heights from −1 to 1.',
      height: degrees.canvasHeight,
    },
    degrees.axes,
    functionCurve(degrees, inDegrees.sin, { label: 'sin *x*', labelAt: 130 }),
    functionCurve(degrees, inDegrees.cos, { cls: 'l dash', label: 'cos *x*', labelAt: 330 }),
  ),
  figure(
    {
      name: 'kit/sketches-tangent',
      title: 'The tangent curve in radians',
      description: 'The curve y = tan x from −π to π, in three branches broken at −π/2 and π/2.',
      height: radians.canvasHeight,
    },
    radians.axes,
    functionCurve(radians, Math.tan),
  ),
]
