import { figure } from '@/lib/figures/figure'
import { notToScale } from '@/lib/figures/geometry/marks'
import { cube, cuboid } from '@/lib/figures/geometry/solids'
import { functionCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { rect, text } from '@/lib/figures/shapes'
import { fraction } from '@/lib/figures/statistics/tree'

// Figures that are read in worked examples and questions

const TOPIC = 'algebra-and-graphs-asked'
const NOTE = 'The diagram is not to scale.'

// E2.2

const block = cuboid(
  { length: 8, width: 5, height: 4.4 },
  {
    letters: false,
    mark: { AB: '(2*x* + 1) cm', BC: '(*x* − 2) cm', CG: '(*x* + 5) cm' },
    box: { left: 50, top: 30, width: 190, height: 130 },
  },
)
const box = figure(
  {
    name: `${TOPIC}/box`,
    title: 'A cuboid with edges in x',
    description: `A cuboid. Its length is labelled 2x + 1, its width x − 2 and its height x + 5, all in centimetres. ${NOTE}`,
    height: 192,
  },
  block.shape,
  notToScale(),
)

const strips = figure(
  {
    name: `${TOPIC}/square-and-strips`,
    title: 'A square with two strips',
    description:
      'A square of side x. On its right is a strip as high as the square and 4 wide, below it a strip as wide as the square and 4 high. The corner between the two strips is empty and has a dashed outline.',
    height: 182,
  },
  rect(116, 30, 88, 88, 'l w'),
  rect(204, 30, 50, 88, 'l sunk'),
  rect(116, 118, 88, 50, 'l sunk'),
  rect(204, 118, 50, 50, 'l dash'),
  text(160, 22, '*x*', { anchor: 'middle' }),
  text(229, 22, '4', { anchor: 'middle' }),
  text(106, 78, '*x*', { anchor: 'end' }),
  text(106, 148, '4', { anchor: 'end' }),
)

// E2.4

const solid = cube(5, { letters: false, box: { left: 214, top: 34, width: 110, height: 100 } })
const areas = figure(
  {
    name: `${TOPIC}/rectangle-and-cube`,
    title: 'A rectangle of known area and a cube of known volume',
    description: `Left: a rectangle. Its area is three quarters of x to the power one half, in square centimetres, and its height is 3x to the power −1, in centimetres. Its length is marked with a question mark. Right: a cube. Its volume is 27x to the power 6, in cubic centimetres. ${NOTE}`,
    height: 176,
  },
  rect(76, 62, 116, 72, 'l w'),
  text(134, 84, 'area', { anchor: 'middle', cls: 's' }),
  fraction(102, 108, '3/4'),
  text(110, 112.5, '*x*^{1/2} cm^{2}'),
  text(134, 152, '?', { anchor: 'middle' }),
  text(68, 102, '3*x*^{−1} cm', { anchor: 'end' }),
  solid.shape,
  text(270, 162, 'volume 27*x*^{6} cm^{3}', { anchor: 'middle' }),
  notToScale(8, 16, 'start'),
)

const on = plane({
  x: { min: -2, max: 3, every: 1 },
  y: { min: 0, max: 12, every: 3, parts: 3 },
  grid: true,
  height: 190,
})
const powers = figure(
  {
    name: `${TOPIC}/powers-of-three`,
    title: 'The graph of y = 3 to the power x',
    description:
      'A grid with x from −2 to 3 and y from 0 to 12. The curve y = 3 to the power x rises ever more steeply, through (0, 1), (1, 3) and (2, 9), and leaves the grid at the top between x = 2 and x = 3.',
    height: on.canvasHeight,
  },
  on.axes,
  functionCurve(on, x => 3 ** x),
  on.label(1.3, 7, '*y* = 3^{x}', { anchor: 'end', cls: 'tp' }),
)

export const figures = [box, strips, areas, powers]
