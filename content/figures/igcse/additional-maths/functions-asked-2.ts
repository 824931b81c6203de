import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'

/** A figure that is read in a worked example of this topic. */

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

export const figures = [leftHalf]
