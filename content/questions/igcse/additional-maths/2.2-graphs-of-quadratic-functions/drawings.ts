import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'

/** An arch on axes from its left foot, without a scale. */
export function archFigure(width: number, top: number): Figure {
  const on = plane({
    x: { min: 0, max: width * 1.12 },
    y: { min: 0, max: top * 1.25 },
    height: 150,
    origin: '*O*',
  })
  return figure(
    {
      name: 'quadratic-functions/an-arch',
      title: 'An arch on axes',
      description:
        'A parabola that opens downwards. It begins at the origin O, rises to its highest point and comes down to the x-axis. The axes x and y have no scales.',
      height: on.canvasHeight,
    },
    on.axes,
    functionCurve(on, x => ((4 * top) / (width * width)) * x * (width - x), { from: 0, to: width }),
  )
}
