import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, onX, onY, plane } from '@/lib/figures/plane/plane'
import { areaUnder } from '@/lib/figures/plane/regions'
import { arrow, dot, line, text } from '@/lib/figures/shapes'

// 14.14 Kinematics

const tile = (x: number, label: string, below: string) =>
  `<rect class="l w" x="${x}" y="38" width="84" height="40" rx="6"/>` +
  text(x + 42, 63, label, { anchor: 'middle' }) +
  text(x + 42, 96, below, { anchor: 'middle', cls: 's' })

const chain = figure(
  {
    name: 'calculus-14/chain',
    title: 'Displacement, velocity and acceleration',
    description:
      'Three boxes in a row: s, displacement; v, velocity; a, acceleration. Arrows to the right above them are marked differentiate. Arrows to the left below them are marked integrate.',
    height: 150,
  },
  tile(8, '*s*', 'displacement'),
  tile(138, '*v*', 'velocity'),
  tile(268, '*a*', 'acceleration'),
  arrow(58, 28, 172, 28, { cls: 'p' }),
  arrow(188, 28, 302, 28, { cls: 'p' }),
  text(180, 16, 'differentiate with respect to *t*', { anchor: 'middle', cls: 'tp' }),
  arrow(302, 112, 188, 112, { cls: 'r' }),
  arrow(172, 112, 58, 112, { cls: 'r' }),
  text(180, 134, 'integrate, and find the constant', { anchor: 'middle', cls: 'tr' }),
)

/** The path of a particle on a line: to the right, back, and on. */
const at = (s: number) => 40 + s * 65
const path = figure(
  {
    name: 'calculus-14/path',
    title: 'The path of a particle that turns twice',
    description:
      'A straight line with marks 0 (named O), 1, 2, 3 and 4. The particle starts at O, goes to 4 in the first second, comes back to O by t = 3, and goes on to 4 again by t = 4.',
    height: 128,
  },
  arrow(14, 96, 346, 96),
  [0, 1, 2, 3, 4].map(s => line(at(s), 92, at(s), 100, 'l thin')).join(''),
  [1, 2, 3, 4].map(s => text(at(s), 117, String(s), { anchor: 'middle', cls: 's' })).join(''),
  text(at(0), 117, '*O*', { anchor: 'middle' }),
  text(342, 117, '*s*', { anchor: 'middle' }),
  arrow(at(0), 74, at(4), 74, { cls: 'p' }),
  arrow(at(4), 48, at(0), 48, { cls: 'r' }),
  arrow(at(0), 22, at(4), 22, { cls: 'p' }),
  dot(at(0), 96),
  text(at(2), 69, '*t* = 0 to *t* = 1', { anchor: 'middle', cls: 's' }),
  text(at(2), 43, '*t* = 1 to *t* = 3', { anchor: 'middle', cls: 's' }),
  text(at(2), 17, '*t* = 3 to *t* = 4', { anchor: 'middle', cls: 's' }),
)

const on = plane({
  x: { min: 0, max: 4.5, label: '*t*' },
  y: { min: -4.4, max: 10.5, label: '*v*' },
  left: 40,
  width: 270,
  height: 170,
  origin: '*O*',
})
const v = (t: number) => 3 * (t - 1) * (t - 3)
const graph = figure(
  {
    name: 'calculus-14/velocity',
    title: 'Velocity–time graph of v = 3t² − 12t + 9',
    description:
      'A parabola that starts at 9 on the v axis, crosses the t axis at 1, reaches its lowest value −3 at t = 2, crosses the t axis again at 3 and rises to 9 at t = 4. The areas are shaded: 4 above the axis up to t = 1, 4 below the axis from 1 to 3, 4 above the axis from 3 to 4.',
    height: on.canvasHeight,
  },
  areaUnder(on, v, 0, 1),
  areaUnder(on, v, 1, 3, 'rw'),
  areaUnder(on, v, 3, 4),
  on.axes,
  functionCurve(on, v, { from: 0, to: 4 }),
  onX(on, 1, '1', 'above right'),
  onX(on, 3, '3', 'above left'),
  onX(on, 4, '4', 'below'),
  onY(on, 9, '9'),
  mark(on, [2, -3], '−3', { place: 'below' }),
  text(on.at(0.33, 2)[0], on.at(0.33, 1.6)[1], '4', { anchor: 'middle' }),
  text(on.at(2, -1.7)[0], on.at(2, -1.7)[1], '4', { anchor: 'middle' }),
  text(on.at(3.72, 1.6)[0], on.at(3.72, 1.6)[1], '4', { anchor: 'middle' }),
)

const slow = plane({
  x: { min: 0, max: 8, label: '*t*' },
  y: { min: -2.2, max: 7.4, label: '*v*' },
  left: 40,
  width: 270,
  height: 150,
  origin: '*O*',
})
const w = (t: number) => 8 * Math.exp(-t / 2) - 2
const decay = figure(
  {
    name: 'calculus-14/decay',
    title: 'A velocity–time graph',
    description:
      'A falling curve that starts at 6 on the v axis, crosses the t axis at T, and goes on below it, less and less steeply.',
    height: slow.canvasHeight,
  },
  slow.axes,
  functionCurve(slow, w, { from: 0 }),
  onY(slow, 6, '6'),
  onX(slow, 2 * Math.log(4), '*T*', 'above right'),
)

export const figures = [chain, path, graph, decay]
