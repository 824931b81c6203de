import { figure } from '@/lib/figures/figure'
import {
  arrow,
  centred,
  curve,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

// E2.8 Proportion

type Small = { label: string; f: (x: number) => number; from?: number }

/** A small sketch with axes, without a scale; x and y both run from 0 to 1. */
function small(left: number, top: number, { label, f, from = 0 }: Small): Shape {
  const [wide, high] = [88, 74]
  const points = Array.from({ length: 25 }, (_, at): Point => {
    const x = from + (1 - from) * (at / 24) ** 2
    return [left + x * wide, top + high - f(x) * high]
  })
  return (
    arrow(left, top + high, left + wide + 12, top + high) +
    arrow(left, top + high, left, top - 10) +
    text(left + wide + 14, top + high + 14, '*x*', { anchor: 'end', cls: 's' }) +
    text(left - 6, top - 4, '*y*', { anchor: 'end', cls: 's' }) +
    curve(points, 'p') +
    text(left + wide / 2, top + high + 30, label, { anchor: 'middle' })
  )
}

const direct = figure(
  {
    name: 'algebra-and-graphs-8/direct',
    title: 'Graphs of direct proportion',
    description:
      'Three sketches, all starting at the origin. First, y proportional to x: a straight line. Second, y proportional to x squared: a curve that gets steeper. Third, y proportional to the square root of x: a curve that gets less steep.',
    height: 130,
  },
  small(24, 18, { label: '*y* ∝ *x*', f: x => 0.9 * x }),
  small(140, 18, { label: '*y* ∝ *x*^{2}', f: x => 0.95 * x * x }),
  small(256, 18, { label: '*y* ∝ √*x*', f: x => 0.95 * Math.sqrt(x) }),
)

const inverse = figure(
  {
    name: 'algebra-and-graphs-8/inverse',
    title: 'Graphs of inverse proportion',
    description:
      'Two sketches. First, y proportional to 1 over x: a curve that falls and comes closer to both axes without meeting them. Second, y proportional to 1 over x squared: a curve of the same kind that falls more steeply.',
    height: 134,
  },
  small(60, 18, { label: '*y* ∝ 1 ÷ *x*', f: x => 0.12 / x, from: 0.125 }),
  small(210, 18, { label: '*y* ∝ 1 ÷ *x*^{2}', f: x => 0.05 / (x * x), from: 0.23 }),
)

function step(x: number, label: string): Shape {
  return rect(x, 12, 76, 46, 'l w', 6) + centred(x + 38, 35, label)
}

const method = figure(
  {
    name: 'algebra-and-graphs-8/method',
    title: 'Four steps for every question on proportion',
    description:
      'Four boxes joined by arrows: write with the sign of proportion; write with k; find k; use the formula.',
    height: 70,
  },
  step(4, 'write\nwith ∝'),
  arrow(80, 35, 96, 35),
  step(96, 'write\nwith *k*'),
  arrow(172, 35, 188, 35),
  step(188, 'find *k*'),
  arrow(264, 35, 280, 35),
  step(280, 'use the\nformula'),
)

/** A corner of an upright square that is seen from the side: `edge` 0 is near, 1 far; `side` −1 is up, 1 down. */
function corner(times: number, edge: number, side: number): Point {
  return [24 + times * (110 + edge * 32), 80 + times * (side * 27 + (0.5 - edge) * 14)]
}

function pane(times: number): Shape {
  return polygon(
    [corner(times, 0, -1), corner(times, 1, -1), corner(times, 1, 1), corner(times, 0, 1)],
    'p w',
  )
}

const lamp = figure(
  {
    name: 'algebra-and-graphs-8/lamp',
    title: 'The light of a lamp spreads over a larger area',
    description:
      'A lamp on the left. Its light goes to the right between two lines that spread. At the distance d it falls on one square. At the distance 2d the same light falls on four squares of that size.',
    height: 164,
  },
  ...[-1, 1].flatMap(side => [0, 1].map(edge => line(24, 80, ...corner(2, edge, side), 'f'))),
  pane(1),
  pane(2),
  polyline([corner(2, 0.5, -1), corner(2, 0.5, 1)], 'p'),
  polyline([corner(2, 0, 0), corner(2, 1, 0)], 'p'),
  centred(24, 80, '●'),
  text(24, 110, 'lamp', { anchor: 'middle', cls: 's' }),
  text(154, 134, 'at *d*', { anchor: 'middle' }),
  text(322, 84, 'at 2*d*'),
)

export const figures = [direct, inverse, method, lamp]
