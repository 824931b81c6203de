import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { sketch } from '@/lib/figures/plane/sketches'
import { line, rect, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

const WALL =
  'A rectangle seen from above. Its upper side lies along a wall. The two sides at right angles to the wall are marked x m, and the side opposite the wall y m.'
const THREE =
  'A rectangle seen from above, divided into three equal parts by two lines parallel to its left side. Its left side is marked x m and its lower side y m.'
const FULL = 'A rectangle with its left side marked x m and its lower side y m.'

/** The rectangle of a context: against a wall, divided into three, or alone. */
export function rectangle(kind: number): Figure {
  const [left, top, right, bottom] = [90, 30, 270, 122]
  const divided = [150, 210].map(x => line(x, top, x, bottom, 'l'))
  const sides = [
    line(left, top, left, bottom, 'l') +
      line(left, bottom, right, bottom, 'l') +
      line(right, bottom, right, top, 'l'),
    rect(left, top, right - left, bottom - top, 'l') + divided.join(''),
    rect(left, top, right - left, bottom - top, 'l'),
  ]
  return figure(
    {
      name: 'quadratic-functions/a-rectangle',
      title: 'A rectangle',
      description: [WALL, THREE, FULL][kind] ?? FULL,
      height: 148,
    },
    kind === 0
      ? rect(40, top - 12, 280, 12, 'l sunk') + text(180, 13, 'wall', { anchor: 'middle', cls: 's' })
      : '',
    sides[kind] ?? '',
    text(left - 8, 81, '*x* m', { anchor: 'end' }),
    kind === 0 ? text(right + 8, 81, '*x* m') : '',
    text(180, bottom + 19, '*y* m', { anchor: 'middle' }),
  )
}

/** Height against time, without a scale. */
export function flight(start: number, up: number): Figure {
  const f = (t: number) => start + up * t - 4.9 * t * t
  const end = (up + Math.sqrt(up * up + 19.6 * start)) / 9.8
  const on = plane({
    x: { min: 0, max: end * 1.12, label: '*t*' },
    y: { min: 0, max: f(up / 9.8) * 1.2, label: '*h*' },
    height: 170,
  })
  return figure(
    {
      name: 'quadratic-functions/height-and-time',
      title: 'Height against time',
      description:
        'A sketch without scales of the height h against the time t. The curve starts on the h-axis above the origin, rises to a highest point, and falls to the t-axis.',
      height: on.canvasHeight,
    },
    on.axes,
    functionCurve(on, f, { from: 0, to: end }),
  )
}

/** A line, a point A beside it, and P somewhere on it. */
export function lineAndPoint(
  m: number,
  c: number,
  a: readonly [number, number],
  foot: readonly [number, number],
): Figure {
  const p = foot[0] + (a[0] > foot[0] ? -1.6 : 1.6)
  const on: readonly [number, number] = [p, m * p + c]
  const xs = [a[0], foot[0], p, 0]
  const ys = [a[1], foot[1], on[1], 0]
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  // A curve as well, so that letters keep off it.
  const [from, to] = [Math.min(a[0], on[0]), Math.max(a[0], on[0])]
  const joined = (x: number) =>
    x < from || x > to ? Number.NaN : a[1] + ((on[1] - a[1]) * (x - a[0])) / (on[0] - a[0])
  const drawn = sketch({
    curves: [x => m * x + c, joined],
    x: [Math.min(...xs) - wide * 0.25 - 0.5, Math.max(...xs) + wide * 0.25 + 0.5],
    y: [Math.min(...ys) - high * 0.2 - 0.5, Math.max(...ys) + high * 0.2 + 0.5],
    points: [
      { at: [a[0], a[1]], label: '*A*' },
      { at: [on[0], on[1]], label: '*P*' },
    ],
    height: 210,
  })
  return chartFigure(
    {
      name: 'quadratic-functions/a-line-and-a-point',
      title: 'A line and a point that is not on it',
      description: `A sketch without scales. A straight line ${m > 0 ? 'rises' : 'falls'} from left to right. The point P lies on it. The point A does not lie on it, and A and P are joined.`,
    },
    drawn,
    mark(drawn.on, [on[0], on[1]], ''),
  )
}
