import { figure } from '@/lib/figures/figure'
import { areaBetween } from '@/lib/figures/plane/regions'
import type { Sketch } from '@/lib/figures/plane/sketch-words'
import { sketch } from '@/lib/figures/plane/sketches'
import { line, text } from '@/lib/figures/shapes'

// 14.13 Definite integrals and plane areas

type RealFunction = (x: number) => number
type Region = { upper: RealFunction; lower?: RealFunction; from: number; to: number; cls?: string }
type Label = { at: readonly [number, number]; text: string }

function shaded(
  name: string,
  title: string,
  description: string,
  drawn: Sketch,
  regions: readonly Region[],
  { walls = [], labels = [] }: { walls?: readonly number[]; labels?: readonly Label[] } = {},
) {
  const chart = sketch(drawn)
  const { on } = chart
  const f = regions[0]?.upper
  return figure(
    { name: `calculus-13/${name}`, title, description, height: chart.height },
    ...regions.map(({ upper, lower = () => 0, from, to, cls = 'w' }) =>
      areaBetween(on, upper, lower, from, to, cls),
    ),
    ...(f ? walls.map(x => line(...on.at(x, 0), ...on.at(x, f(x)), 'l thin')) : []),
    chart.shape,
    ...labels.map(each => text(...on.at(...each.at), each.text, { anchor: 'middle' })),
  )
}

const root: RealFunction = x => (x < -0.5 ? Number.NaN : Math.sqrt(2 * x + 1))

const under = shaded(
  'under',
  'The area under y = √(2x + 1) from x = 0 to x = 4',
  'A curve that starts on the negative x axis and rises to the right. The region between the curve and the x axis is shaded from the y axis to the upright line x = 4.',
  {
    curves: [root],
    x: [-1, 5.4],
    y: [-0.5, 4],
    onX: [{ at: 4, label: '4' }],
    onY: [{ at: 1, label: '1', place: 'above left' }],
    height: 170,
  },
  [{ upper: root, from: 0, to: 4 }],
  { walls: [4], labels: [{ at: [2.1, 0.8], text: '*A*' }] },
)

const cubic: RealFunction = x => x * (x - 1) * (x - 3)

const signs = shaded(
  'signs',
  'Areas above and below the axis of y = x(x − 1)(x − 3)',
  'A cubic curve through 0, 1 and 3 on the x axis. The small region between 0 and 1 lies above the axis and is blue, marked plus. The larger region between 1 and 3 lies below the axis and is red, marked minus.',
  {
    curves: [cubic],
    x: [-0.5, 3.7],
    y: [-2.8, 2.2],
    onX: [
      { at: 1, label: '1', place: 'above right' },
      { at: 3, label: '3', place: 'above left' },
    ],
    height: 180,
  },
  [
    { upper: cubic, from: 0, to: 1 },
    { upper: cubic, from: 1, to: 3, cls: 'rw' },
  ],
  {
    labels: [
      { at: [0.48, 0.16], text: '+' },
      { at: [2.15, -1.1], text: '−' },
    ],
  },
)

const parabola: RealFunction = x => 6 * x - x * x
const straight: RealFunction = x => x + 4

const gap = shaded(
  'gap',
  'The region between y = 6x − x² and y = x + 4',
  'A parabola that opens downwards and a rising straight line, which cuts it at two points. The region between them is shaded. An upright strip in it reaches from the line, marked lower, to the curve, marked upper.',
  {
    curves: [parabola, straight],
    x: [-0.6, 6.7],
    y: [-1, 11],
    points: [{ at: [1, 5] }, { at: [4, 8] }],
    height: 200,
  },
  [
    { upper: parabola, lower: straight, from: 1, to: 4 },
    { upper: parabola, lower: straight, from: 2.4, to: 2.55, cls: 'pd' },
  ],
  {
    labels: [
      { at: [2.5, 9.4], text: 'upper' },
      { at: [2.75, 5], text: 'lower' },
    ],
  },
)

const hump: RealFunction = x => 9 - x * x
const tangentLine: RealFunction = x => 10 - 2 * x

const corner = shaded(
  'tangent',
  'The region between y = 9 − x², its tangent at P and the x-axis',
  'The right-hand part of a parabola that opens downwards and meets the x axis at 3. Its tangent at P(1, 8) meets the x axis at T. The region between the tangent, the curve and the x axis, right of the curve, is shaded.',
  {
    curves: [hump, { f: tangentLine, cls: 'l' }],
    x: [-0.8, 6],
    y: [-1.3, 11],
    onX: [{ at: 3, label: '3', place: 'below left' }],
    onY: [{ at: 9, label: '9', place: 'above left' }],
    points: [
      { at: [1, 8], label: '*P*', place: 'above right' },
      { at: [5, 0], label: '*T*', place: 'above right' },
    ],
    height: 210,
  },
  [
    { upper: tangentLine, lower: hump, from: 1, to: 3 },
    { upper: tangentLine, from: 3, to: 5 },
  ],
)

const decay: RealFunction = x => 6 * Math.exp(-x / 2)

const unknown = shaded(
  'unknown-limit',
  'The area under y = 6e to the power −x/2 up to x = k',
  'A falling curve that cuts the y axis at 6. The region under it is shaded from the y axis to the upright line x = k.',
  {
    curves: [decay],
    x: [-0.7, 5],
    y: [-0.8, 7.6],
    onX: [{ at: 2.2, label: '*k*' }],
    onY: [{ at: 6, label: '6', place: 'below left' }],
    height: 160,
  },
  [{ upper: decay, from: 0, to: 2.2 }],
  { walls: [2.2] },
)

const wave: RealFunction = x => 1 + 2 * Math.sin(x)

const arch = shaded(
  'arch',
  'Sketch of y = 1 + 2 sin x',
  'A wave that cuts the y axis at 1, rises to a highest point, falls through a point A on the x axis and goes on below it. The region in the first quadrant under the curve, from the y axis to A, is shaded.',
  {
    curves: [wave],
    x: [-0.7, 5],
    y: [-1.6, 3.6],
    onY: [{ at: 1, label: '1', place: 'above left' }],
    points: [{ at: [(7 * Math.PI) / 6, 0], label: '*A*', place: 'above right' }],
    height: 170,
  },
  [{ upper: wave, from: 0, to: (7 * Math.PI) / 6 }],
)

export const figures = [under, signs, gap, corner, unknown, arch]
