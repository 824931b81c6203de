import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { heightOf, periodOf, type Wave } from '../trigonometry-graphs'

/** Part of a wave without a scale, with its first highest and lowest points named. */
export function turningPoints(wave: Wave): Figure {
  const period = periodOf(wave)
  const on = plane({
    x: { min: 0, max: period * 1.3 },
    y: { min: Math.min(0, wave.c - wave.a) - wave.a * 0.5, max: wave.c + wave.a * 1.5 },
    height: 180,
    origin: '*O*',
  })
  const first = wave.kind === 'sin' ? period / 4 : period
  const second = wave.kind === 'sin' ? (3 * period) / 4 : period / 2
  return figure(
    {
      name: 'trigonometry/turning-points',
      title: 'Part of a curve with two turning points',
      description:
        'x and y axes without a scale. The curve is a wave. M is one of its highest points and N is the lowest point next to it.',
      height: on.canvasHeight,
    },
    on.axes,
    functionCurve(on, heightOf(wave)),
    mark(on, [first, wave.c + wave.a], '*M*', { place: 'above' }),
    mark(on, [second, wave.c - wave.a], '*N*', { place: wave.c > wave.a ? 'above' : 'below' }),
  )
}

/** A model over time: greatest at the start. */
export function modelCurve(a: number, c: number, period: number, letter: string, level: number): Figure {
  const on = plane({
    x: { min: 0, max: period * 1.25, label: '*t*' },
    y: { min: 0, max: (c + a) * 1.15, label: `*${letter}*` },
    height: 180,
    origin: '*O*',
  })
  return figure(
    {
      name: 'trigonometry/model-over-time',
      title: 'The model and a level line',
      description: `${letter} against t without a scale. The curve starts at a highest point, falls to a lowest point, rises to a highest point again and begins to fall. A dashed level line cuts it once on the way down and once on the way up.`,
      height: on.canvasHeight,
    },
    on.axes,
    functionCurve(on, t => c + a * Math.cos((2 * Math.PI * t) / period)),
    functionCurve(on, () => level, { cls: 'r dash' }),
  )
}
