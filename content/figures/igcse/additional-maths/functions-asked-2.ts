import { figure } from '@/lib/figures/figure'
import { asymptote, functionCurve, straightLine } from '@/lib/figures/plane/curves'
import { mark, onX, onY, plane } from '@/lib/figures/plane/plane'

/** Figures that are read in worked examples of this topic. */

const low = plane({ x: { min: -6.4, max: 2 }, y: { min: -16, max: 8 }, height: 210 })
const leftHalf = figure(
  {
    name: 'functions-asked-2/left-half-with-two-points',
    title: 'The left half of a parabola with two of its points',
    description:
      'The left half of a U-shaped curve, below and above the x-axis on the left of the y-axis. It falls through the marked point (−5, −5) and ends at its lowest point, a filled circle marked (−3, −13).',
    height: low.canvasHeight,
  },
  low.axes,
  functionCurve(low, x => 2 * (x + 3) ** 2 - 13, { to: -3 }),
  mark(low, [-5, -5], '(−5, −5)', { place: 'right' }),
  mark(low, [-3, -13], '(−3, −13)', { place: 'below' }),
)

const logs = plane({
  x: { min: -5, max: 4.5 },
  y: { min: -5, max: 4.5 },
  equalScales: true,
  height: 250,
  origin: '',
})
const logarithm = figure(
  {
    name: 'functions-asked-2/logarithm-to-reflect',
    title: 'A logarithm with its asymptote',
    description:
      'Equal scales and the dashed line y = x. The graph of g rises steeply on the right of its dashed vertical asymptote x = −3, crosses the x-axis at a point without a number and the y-axis at ln 6, and rises less and less.',
    height: logs.canvasHeight,
  },
  logs.axes,
  straightLine(logs, 'y = x', { cls: 'l dash thin', label: '*y* = *x*', place: 'right' }),
  asymptote(logs, 'x = -3', { end: 'last' }),
  functionCurve(logs, x => Math.log(2 * x + 6), {
    from: -2.9999,
    label: '*y* = g(*x*)',
    labelAt: 3.7,
    place: 'below',
  }),
  mark(logs, [0, Math.log(6)], 'ln 6', { place: 'above left' }),
)

const dips = plane({ x: { min: -2.4, max: 5.2 }, y: { min: -11, max: 9 }, height: 230, origin: '' })
const cubic = figure(
  {
    name: 'functions-asked-2/cubic-to-reflect',
    title: 'A cubic curve with its intercepts and turning points',
    description:
      'A cubic curve comes from top left, crosses the x-axis at −1 and the y-axis at −8, turns at its lowest point (0.214, −8.21), rises across the x-axis at 2 to its highest point (3.12, 4.06), and falls across the x-axis at 4 to bottom right.',
    height: dips.canvasHeight,
  },
  dips.axes,
  functionCurve(dips, x => -(x + 1) * (x - 2) * (x - 4)),
  onX(dips, -1, '−1', 'below left'),
  onX(dips, 2, '2', 'below right'),
  onX(dips, 4, '4', 'below left'),
  onY(dips, -8, '−8', 'below left'),
  mark(dips, [0.214, -8.21], '(0.214, −8.21)', { place: 'below right' }),
  mark(dips, [3.12, 4.06], '(3.12, 4.06)', { place: 'above' }),
)

export const figures = [leftHalf, logarithm, cubic]
