import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import type { Place } from '@/lib/figures/plane/place'
import { mark, plane } from '@/lib/figures/plane/plane'
import { degreesAxis, inDegrees } from '@/lib/figures/plane/sketches'
import { line, type Point } from '@/lib/figures/shapes'

export type Kind = 'sin' | 'cos' | 'tan'

const wave = plane({
  x: degreesAxis(),
  y: { min: -1.4, max: 1.4, ticks: [-1, 0, 1] },
  numbers: 'edge',
  origin: '',
})
const steep = plane({ x: degreesAxis(), y: { min: -4, max: 4 }, numbers: 'edge', origin: '' })

const planeOf = (kind: Kind) => (kind === 'tan' ? steep : wave)
const AXES = 'Axes with *x* from 0° to 360°, marked every 90°'
const plain = (text: string) => text.replaceAll('*', '')

/** The curve of y = sin x or y = cos x with named points on it. */
export function curveWithPoints(
  kind: 'sin' | 'cos',
  points: readonly { name: string; at: Point; high: boolean }[],
): Figure {
  return figure(
    {
      name: 'trigonometry/curve-with-points',
      title: `The graph of y = ${kind} x`,
      description: `${plain(AXES)}, and the curve y = ${kind} x. The points ${points.map(each => each.name).join(' and ')} are marked on the curve.`,
      height: wave.canvasHeight,
    },
    wave.axes,
    functionCurve(wave, inDegrees[kind]),
    ...points.map(({ name, at, high }) =>
      mark(wave, at, `*${name}*`, { place: high ? 'above right' : 'below left' }),
    ),
  )
}

function placeOf(kind: 'sin' | 'cos', k: number, side: 'left' | 'right'): Place {
  const other = side === 'left' ? 'right' : 'left'
  if (k < 0) return `below ${side}`
  return kind === 'sin' ? `above ${side}` : `above ${other}`
}

/** The curve with a level line y = k that meets it at P and Q. */
export function curveAndLine(kind: 'sin' | 'cos', k: number, first: number, last: number): Figure {
  return figure(
    {
      name: 'trigonometry/curve-and-line',
      title: `The graph of y = ${kind} x and a level line`,
      description: `${plain(AXES)}. The curve y = ${kind} x meets the level line y = ${String(k).replace('-', '−')} at P and, further to the right, at Q.`,
      height: wave.canvasHeight,
    },
    wave.axes,
    functionCurve(wave, inDegrees[kind]),
    line(...wave.at(0, k), ...wave.at(360, k), 'l'),
    // Clear of the curve: the arch of sine lies between the points, that of cosine outside them.
    mark(wave, [first, k], '*P*', { place: placeOf(kind, k, 'left') }),
    mark(wave, [last, k], '*Q*', { place: placeOf(kind, k, 'right') }),
  )
}

/** Axes to sketch on, and the same with the curve. */
export function sketchOf(kind: Kind, finished: boolean): Figure {
  const on = planeOf(kind)
  return figure(
    {
      name: finished ? 'trigonometry/axes-model' : 'trigonometry/axes',
      title: finished ? `Sketch of y = ${kind} x` : 'Axes for a sketch',
      description: finished
        ? `${plain(AXES)}, with the curve y = ${kind} x.`
        : `${plain(AXES)}. Nothing is drawn on them.`,
      height: on.canvasHeight,
    },
    on.axes,
    finished ? functionCurve(on, inDegrees[kind], { cls: 'g' }) : '',
  )
}
