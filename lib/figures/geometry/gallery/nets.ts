import { figure } from '@/lib/figures/figure'
import {
  coneNet,
  cubeNet,
  cuboidNet,
  cylinderNet,
  net,
  pyramidNet,
  tetrahedronNet,
  triangularPrismNet,
} from '../nets'

export const pieces = [
  figure(
    {
      name: 'kit/net-cube',
      title: 'Net of a cube with lettered faces',
      description: 'A net of six squares: a row of four, B, C, D and E, with A above C and F below C.',
      height: 206,
    },
    cubeNet([' A  ', 'BCDE', ' F  ']).shape,
  ),
  figure(
    {
      name: 'kit/net-cube-steps',
      title: 'Net of a cube in steps',
      description: 'A net of six squares in three pairs that step down to the right; one square is shaded.',
      height: 206,
    },
    cubeNet(['xx   ', ' xx  ', '  xx '], { shaded: [0] }).shape,
  ),
  figure(
    {
      name: 'kit/net-cuboid',
      title: 'Net of a cuboid',
      description:
        'The net of a cuboid of length 6 cm, width 4 cm and height 2 cm, with the fold lines dashed.',
      height: 236,
    },
    cuboidNet(
      { length: 6, width: 4, height: 2 },
      { mark: { '1.0': '6 cm', '4.1': '4 cm', '2.1': '2 cm' }, box: { top: 16, height: 190 } },
    ).shape,
  ),
  figure(
    {
      name: 'kit/net-prism',
      title: 'Net of a triangular prism',
      description:
        'Three rectangles side by side with a right-angled triangle at either end of the middle one; sides 3 cm, 4 cm and 5 cm, length 7 cm.',
      height: 236,
    },
    triangularPrismNet([5, 4, 3], 7, {
      mark: { '3.2': '5 cm', '3.1': '3 cm', '2.1': '7 cm' },
      box: { top: 16, height: 200 },
    }).shape,
  ),
  figure(
    {
      name: 'kit/net-pyramid',
      title: 'Net of a square-based pyramid',
      description: 'A square of side 6 cm with an isosceles triangle on each edge.',
      height: 216,
    },
    pyramidNet(4, 6, 5, { mark: { '0.0': '6 cm' }, box: { top: 14, height: 188 } }).shape,
  ),
  figure(
    {
      name: 'kit/net-tetrahedron',
      title: 'Net of a regular tetrahedron',
      description: 'A large equilateral triangle divided into four equal triangles by dashed fold lines.',
      height: 206,
    },
    tetrahedronNet(4).shape,
  ),
  figure(
    {
      name: 'kit/net-cylinder',
      title: 'Net of a cylinder',
      description: 'A rectangle with a circle of radius r above and one below. The rectangle has height h.',
      height: 226,
    },
    cylinderNet(
      { radius: 2, height: 4 },
      { mark: { radius: '*r*', height: '*h*', width: '2π*r*' }, box: { top: 12, height: 200 } },
    ),
  ),
  figure(
    {
      name: 'kit/net-cone',
      title: 'Net of the curved surface of a cone',
      description:
        'A sector with straight edges of length l; its arc is labelled 2 pi r and its angle theta.',
      height: 206,
    },
    coneNet({ radius: 3, slant: 7 }, { mark: { slant: '*l*', arc: '2π*r*', angle: '*θ*' } }),
  ),
  figure(
    {
      name: 'kit/net-open-box',
      title: 'Net of an open box',
      description: 'A square of side 5 with a rectangle of height 2 on three of its sides.',
      height: 206,
    },
    net([
      [
        [0, 0],
        [5, 0],
        [5, 5],
        [0, 5],
      ],
      [
        [0, -2],
        [5, -2],
        [5, 0],
        [0, 0],
      ],
      [
        [5, 0],
        [7, 0],
        [7, 5],
        [5, 5],
      ],
      [
        [-2, 0],
        [0, 0],
        [0, 5],
        [-2, 5],
      ],
    ]).shape,
  ),
]
