import { figure } from '@/lib/figures/figure'
import { centred } from '@/lib/figures/shapes'
import { functionCurve, straightLine } from '../curves'
import { mark, onX, onY, plane } from '../plane'
import { areaBeside, areaBetween, areaUnder, regionWhere, unwanted, wanted } from '../regions'
import { rectangles, trapezia } from '../strips'

const under = plane({ x: { min: -1, max: 5 }, y: { min: -1, max: 5 } })
const hill = (x: number) => x * (4 - x)
const sides = plane({
  x: { min: 0, max: 8, every: 1 },
  y: { min: 0, max: 8, every: 1 },
  grid: true,
  equalScales: true,
})
const rules = ['x ≥ 2', 'y > 1', 'x + y ≤ 7']
const steep = plane({ x: { min: -0.5, max: 3 }, y: { min: -1, max: 8 } })
const growth = (x: number) => 2 ** x
const bowl = plane({ x: { min: -3, max: 3, every: 1 }, y: { min: -2, max: 6, every: 1 }, grid: true })

export const pieces = [
  figure(
    {
      name: 'kit/regions-between',
      title: 'The region between a curve and a line',
      description:
        'The curve y = x(4 − x) and the line y = x. The region between them, from the origin to where they meet again, is shaded and named R.',
      height: under.canvasHeight,
    },
    areaBetween(under, hill, x => x, 0, 3),
    under.axes,
    functionCurve(under, hill, { label: '*y* = *x*(4 − *x*)', labelAt: 3.6 }),
    straightLine(under, 'y = x', { cls: 'l', label: '*y* = *x*' }),
    centred(...under.at(1.8, 2.8), '*R*'),
    onX(under, 4, '4', 'below left'),
  ),
  figure(
    {
      name: 'kit/regions-under',
      title: 'The area under a curve between x = 1 and x = 2',
      description:
        'A curve that rises ever more steeply. The area between it and the x axis from x = 1 to x = 2 is shaded.',
      height: steep.canvasHeight,
    },
    areaUnder(steep, growth, 1, 2),
    steep.axes,
    functionCurve(steep, growth, { label: '*y* = 2^{x}' }),
    steep.line(
      [
        [1, 0],
        [1, 2],
      ],
      'l',
    ),
    steep.line(
      [
        [2, 0],
        [2, 4],
      ],
      'l',
    ),
    onX(steep, 1),
    onX(steep, 2),
  ),
  figure(
    {
      name: 'kit/regions-beside',
      title: 'The area between a curve and the y axis',
      description:
        'The curve y = 2 to the power x. The area between it and the y axis from y = 2 to y = 6 is shaded.',
      height: steep.canvasHeight,
    },
    areaBeside(steep, y => Math.log2(y), 2, 6),
    steep.axes,
    steep.line(
      [
        [0, 2],
        [1, 2],
      ],
      'l',
    ),
    steep.line(
      [
        [0, 6],
        [Math.log2(6), 6],
      ],
      'l',
    ),
    functionCurve(steep, growth),
    onY(steep, 2),
    onY(steep, 6),
  ),
  figure(
    {
      name: 'kit/regions-unwanted',
      title: 'Three inequalities with the unwanted regions shaded',
      description:
        'A grid from 0 to 8. Solid lines x = 2 and x + y = 7 and the dashed line y = 1 bound a triangle R, which is left unshaded.',
      height: sides.canvasHeight,
    },
    unwanted(sides, rules),
    sides.axes,
    ...rules.map(each => straightLine(sides, each)),
    centred(...sides.at(3.3, 2.4), '*R*'),
  ),
  figure(
    {
      name: 'kit/regions-wanted',
      title: 'The region that satisfies three inequalities',
      description: 'The same grid and lines. The triangle that satisfies all three inequalities is shaded.',
      height: sides.canvasHeight,
    },
    wanted(sides, rules),
    sides.axes,
    ...rules.map(each => straightLine(sides, each)),
    centred(...sides.at(3.3, 2.4), '*R*'),
  ),
  figure(
    {
      name: 'kit/regions-where',
      title: 'The region above a parabola and below a line',
      description: 'The region above y = x² − 1 and below y = x + 2, shaded on a grid from −3 to 3.',
      height: bowl.canvasHeight,
    },
    regionWhere(bowl, (x, y) => y >= x * x - 1 && y <= x + 2),
    regionWhere(bowl, (x, y) => y <= x * x - 1 && y >= x + 2, 'hatch'),
    bowl.axes,
    functionCurve(bowl, x => x * x - 1),
    straightLine(bowl, 'y = x + 2', { cls: 'l' }),
    mark(bowl, [0, -1], '', { kind: 'cross' }),
  ),
  figure(
    {
      name: 'kit/strips-trapezia',
      title: 'The trapezium rule with four strips',
      description:
        'A curve with four trapezia of equal width under it, from x = a to x = b. Their tops are chords of the curve.',
      height: steep.canvasHeight,
    },
    trapezia(steep, x => 7 - (x - 1.5) ** 2 * 2, 0.5, 2.5, 4),
    steep.axes,
    functionCurve(steep, x => 7 - (x - 1.5) ** 2 * 2),
    onX(steep, 0.5, '*a*'),
    onX(steep, 2.5, '*b*'),
  ),
  figure(
    {
      name: 'kit/strips-rectangles',
      title: 'Rectangles below a falling curve',
      description:
        'A falling curve from x = 0 to x = 3 with six rectangles of equal width, each as tall as the curve at its right-hand edge.',
      height: steep.canvasHeight,
    },
    rectangles(steep, x => 7 / (1 + x), 0, 3, 6, 'right'),
    steep.axes,
    functionCurve(steep, x => 7 / (1 + x), { from: 0 }),
  ),
]
