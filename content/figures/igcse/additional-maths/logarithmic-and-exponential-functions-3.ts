import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { line } from '@/lib/figures/shapes'

// 6.3 Solving exponential equations

const on = plane({
  x: { min: 0, max: 40, every: 10, label: '*t* / min' },
  y: { min: 0, max: 90, every: 20, label: '*T* / °C' },
  origin: '',
  height: 200,
})

const cooling = figure(
  {
    name: 'logarithmic-and-exponential-functions-3/cooling',
    title: 'Temperature of a drink against time',
    description:
      'The horizontal axis is the time t from 0 to 40 minutes, the vertical axis the temperature T from 0 to 90 °C. A curve starts at (0, 80), passes through the marked point (10, 50) and falls less and less steeply. It comes close to the dashed level line T = 20.',
    height: on.canvasHeight,
  },
  on.axes,
  line(...on.at(0, 20), ...on.at(40, 20), 'l dash thin'),
  functionCurve(on, t => 20 + 60 * Math.exp((-Math.LN2 / 10) * t)),
  mark(on, [0, 80], '(0, 80)', { place: 'right' }),
  mark(on, [10, 50], '(10, 50)', { place: 'above right' }),
  on.label(30, 20, '*T* = 20', { dy: 16 }),
)

export const figures = [cooling]
