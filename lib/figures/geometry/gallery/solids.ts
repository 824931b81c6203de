import { figure } from '@/lib/figures/figure'
import { cube, cuboid, innerLine, prism, pyramid, pyramidFrustum } from '../solids'

const BOX = { left: 70, top: 28, width: 220, height: 150 }

const box = cuboid(
  { length: 8, width: 6, height: 3 },
  { mark: { AB: '8 cm', BC: '6 cm', CG: '3 cm' }, letterSides: { D: 110, F: 315 }, box: BOX },
)

const roof = prism(
  [
    [0, 0],
    [6, 0],
    [3, 4],
  ],
  12,
  { mark: { AB: '6 cm', BE: '12 cm' }, box: BOX },
)

const vault = pyramid({ length: 8 }, 7, { mark: { AB: '8 cm', BV: '' }, box: BOX })
const height = vault.add({ M: [0, 0, 0] })

const tetra = pyramid({ sides: 3, radius: 4, turn: 12 }, 5.6, { box: BOX })

const bar = prism(
  [
    [0, 0],
    [6, 0],
    [6, 2],
    [2, 2],
    [2, 5],
    [0, 5],
  ],
  6,
  {
    letters: false,
    mark: { AB: '6 cm', BC: '2 cm', EF: '2 cm', AF: '5 cm' },
    box: BOX,
    fill: { ABCDEF: 'w' },
  },
)

const cut = pyramidFrustum({ length: 8 }, 4, 0.5, {
  mark: { AB: '8 cm', EF: '4 cm' },
  letters: false,
  box: BOX,
})

const mirror = cuboid({ length: 8, width: 5, height: 5 }, { letters: false, box: BOX })
const half = mirror.add({
  P: mirror.spaceMid('AB'),
  Q: mirror.spaceMid('CD'),
  R: mirror.spaceMid('GH'),
  S: mirror.spaceMid('EF'),
})

const hexagonal = prism(
  Array.from({ length: 6 }, (_, at): [number, number] => [
    2 * Math.cos((at * Math.PI) / 3),
    2 * Math.sin((at * Math.PI) / 3),
  ]),
  9,
  { letters: false, box: BOX },
)

const tower = cuboid(
  { length: 4, width: 3, height: 11 },
  { mark: { AB: '4 cm', BC: '3 cm', CG: '11 cm' }, box: { left: 90, width: 180, top: 26, height: 150 } },
)

export const pieces = [
  figure(
    {
      name: 'kit/solid-tall-cuboid',
      title: 'Tall cuboid ABCDEFGH',
      description: 'A tall cuboid with base ABCD and top EFGH. AB is 4 cm, BC is 3 cm and CG is 11 cm.',
      height: 206,
    },
    tower.shape,
  ),
  figure(
    {
      name: 'kit/solid-cuboid',
      title: 'Cuboid ABCDEFGH with a diagonal',
      description:
        'Cuboid with base ABCD and top EFGH. AB is 8 cm, BC is 6 cm and CG is 3 cm. The diagonal AG and the diagonal AC of the base are dashed, and the angle CAG is marked x.',
      height: 206,
    },
    box.shape,
    box.line('AG', 'p dash'),
    box.line('AC', 'p dash'),
    box.right('ACG'),
    box.angle('CAG', '*x*'),
  ),
  figure(
    {
      name: 'kit/solid-cube',
      title: 'Cube with a shaded triangle',
      description: 'A cube with base ABCD and top EFGH. The triangle BDG inside it is outlined and shaded.',
      height: 206,
    },
    cube(5, { box: BOX, fill: { BDG: 'w' } }).shape,
    cube(5, { box: BOX }).outline('BDG', 'p'),
  ),
  figure(
    {
      name: 'kit/solid-prism',
      title: 'Triangular prism',
      description:
        'A prism whose cross-section ABC is an isosceles triangle with base AB 6 cm. The length BE is 12 cm.',
      height: 206,
    },
    roof.shape,
  ),
  figure(
    {
      name: 'kit/solid-pyramid',
      title: 'Square-based pyramid with its height',
      description:
        'Pyramid VABCD on a square base of side 8 cm. M is the middle of the base. The dashed height VM meets the diagonal AC at a right angle, and the angle VCM is marked y.',
      height: 206,
    },
    height.shape,
    height.line('AC', 'l dash thin'),
    innerLine(height, 'VM', '*h*', 'C'),
    height.right('VMC'),
    height.angle('VCM', '*y*'),
    height.name('M', 260),
  ),
  figure(
    {
      name: 'kit/solid-tetrahedron',
      title: 'Tetrahedron ABCD',
      description: 'A tetrahedron with base ABC and vertex D. The edge at the back of the base is dashed.',
      height: 206,
    },
    tetra.shape,
  ),
  figure(
    {
      name: 'kit/solid-l-prism',
      title: 'Prism with an L-shaped cross-section',
      description:
        'A prism with a shaded L-shaped cross-section: base 6 cm, height 5 cm, both arms 2 cm thick.',
      height: 206,
    },
    bar.shape,
  ),
  figure(
    {
      name: 'kit/solid-frustum',
      title: 'Frustum of a square-based pyramid',
      description: 'A frustum with a square base of side 8 cm and a square top of side 4 cm.',
      height: 206,
    },
    cut.shape,
  ),
  figure(
    {
      name: 'kit/solid-symmetry-plane',
      title: 'Cuboid with a plane of symmetry',
      description:
        'A cuboid cut by a shaded plane that stands upright halfway between its left and right faces.',
      height: 206,
    },
    half.fill('PQRS', 'w'),
    half.shape,
    half.outline('PQRS', 'p'),
  ),
  figure(
    {
      name: 'kit/solid-hexagonal-prism',
      title: 'Hexagonal prism',
      description: 'A long prism with a regular hexagon as its cross-section; hidden edges are dashed.',
      height: 206,
    },
    hexagonal.shape,
  ),
]
