import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { angleMark, notToScale } from '@/lib/figures/geometry/marks'
import { regularCorners } from '@/lib/figures/geometry/points'
import { cone, cylinderSolid } from '@/lib/figures/geometry/round-solids'
import { cuboid, prism, pyramid } from '@/lib/figures/geometry/solids'
import { rotatedCopies, shadedGrid, starCorners, symmetricShape } from '@/lib/figures/geometry/symmetry'
import { dot, line, type Point, polygon, text } from '@/lib/figures/shapes'

// E4.5 Symmetry

const box = (at: number, top = 20) => ({ left: 22 + at * 116, top, width: 84, height: 84 })
const below = (at: number, y: number, words: string) =>
  text(64 + at * 116, y, words, { anchor: 'middle', cls: 's' })

const rectangle: Point[] = [
  [0, 0],
  [6, 0],
  [6, 3.6],
  [0, 3.6],
]
const arrowHead: Point[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [3, 2],
  [1, 4],
  [-1, 2],
  [0, 2],
]
const parallelogram: Point[] = [
  [0, 0],
  [5, 0],
  [6.6, 3.4],
  [1.6, 3.4],
]
const windmill = rotatedCopies(
  [
    [0.25, 0],
    [1, -0.1],
    [1, 0.55],
  ],
  4,
)

const lines = figure(
  {
    name: 'geometry-5/lines-of-symmetry',
    title: 'Lines of symmetry of three shapes',
    description:
      'A rectangle with two dashed lines of symmetry, level and upright through its middle. A regular pentagon with five, each through a corner and the midpoint of the opposite side. An arrow with one, along its length.',
    height: 142,
  },
  ...[rectangle, regularCorners(5), arrowHead].map((corners, at) =>
    symmetricShape(corners, { lines: true, box: box(at, 20) }),
  ),
  below(0, 136, '2 lines'),
  below(1, 136, '5 lines'),
  below(2, 136, '1 line'),
)

const turns = figure(
  {
    name: 'geometry-5/rotational-symmetry',
    title: 'Rotational symmetry without lines of symmetry',
    description:
      'A parallelogram, a windmill of four slanted blades and a propeller of three slanted blades, each with its centre marked. They look the same 2, 4 and 3 times in a full turn. None of them has a line of symmetry.',
    height: 142,
  },
  ...[
    parallelogram,
    windmill,
    rotatedCopies(
      [
        [0.25, 0],
        [1, -0.1],
        [1, 0.55],
      ],
      3,
    ),
  ].map((corners, at) => symmetricShape(corners, { centre: true, box: box(at, 20) })),
  below(0, 136, 'order 2'),
  below(1, 136, 'order 4'),
  below(2, 136, 'order 3'),
)

const octagon = regularCorners(8, 84)
const place = ([x, y]: Point): Point => [180 + x, 104 - y]
const placed = octagon.map(place)
const [first, second] = [placed[0] ?? [0, 0], placed[1] ?? [0, 0]] as [Point, Point]
const centre: Point = [180, 104]
const octagonFigure = figure(
  {
    name: 'geometry-5/octagon-from-its-centre',
    title: 'A regular octagon with lines from its centre',
    description:
      'A regular octagon with centre O. Lines from O to the neighbouring corners A and B make an angle that is labelled x. Angle OAB is labelled y.',
    height: 220,
  },
  polygon(placed),
  line(...centre, ...first, 'p'),
  line(...centre, ...second, 'p'),
  dot(...centre),
  angleMark(first, centre, second, { label: '*x*' }),
  angleMark(second, first, centre, { label: '*y*' }),
  text(centre[0], centre[1] - 10, '*O*', { anchor: 'middle' }),
  text(first[0] - 12, first[1] + 12, '*A*', { anchor: 'middle' }),
  text(second[0] + 12, second[1] + 12, '*B*', { anchor: 'middle' }),
)

const frame = drawing(
  { A: [0, 2.2], B: [2.6, 0], C: [0, -4.2], D: [-2.6, 0], X: [0, 0] },
  { box: { left: 90, top: 32, width: 180, height: 180 } },
)
const kite = figure(
  {
    name: 'geometry-5/kite',
    title: 'A kite with its line of symmetry',
    description:
      'Kite ABCD with A at the top and C at the bottom. The dashed line AC is its line of symmetry. It crosses BD at X. The diagram is not to scale.',
    height: 246,
  },
  frame.outline('ABCD'),
  frame.line('AC', 'p dash'),
  frame.line('BD'),
  frame.name('A', 90),
  frame.name('B', 0),
  frame.name('C', 270),
  frame.name('D', 180),
  frame.name('X', 135),
  notToScale(),
)

const grids = figure(
  {
    name: 'geometry-5/pattern-before-and-after',
    title: 'A pattern completed to order 4',
    description:
      'Two grids of five by five squares. On the left three squares are shaded: row 1 columns 1 and 2, and row 3 column 3, the middle. On the right four pairs of squares, each a quarter turn from the next, and the middle are shaded.',
    height: 170,
  },
  shadedGrid(20, 16, ['xx...', '.....', '..x..', '.....', '.....'], 26),
  shadedGrid(210, 16, ['xx..x', '....x', '..x..', 'x....', 'x..xx'], 26),
  text(85, 164, 'before', { anchor: 'middle', cls: 's' }),
  text(275, 164, 'after', { anchor: 'middle', cls: 's' }),
)

const base = { length: 3.6, width: 3, height: 2.2 }
const cut = (at: number, plane: 'x' | 'y' | 'z') => {
  const solid = cuboid(base, { letters: false, box: { left: 18 + at * 118, top: 16, width: 92, height: 80 } })
  const middle = { x: base.length / 2, y: base.width / 2, z: base.height / 2 }
  const corners: Record<string, readonly [number, number, number][]> = {
    x: [
      [middle.x, 0, 0],
      [middle.x, base.width, 0],
      [middle.x, base.width, base.height],
      [middle.x, 0, base.height],
    ],
    y: [
      [0, middle.y, 0],
      [base.length, middle.y, 0],
      [base.length, middle.y, base.height],
      [0, middle.y, base.height],
    ],
    z: [
      [0, 0, middle.z],
      [base.length, 0, middle.z],
      [base.length, base.width, middle.z],
      [0, base.width, middle.z],
    ],
  }
  const names = ['P', 'Q', 'R', 'S']
  const full = solid.add(Object.fromEntries((corners[plane] ?? []).map((corner, k) => [names[k], corner])))
  return polygon(names.map(full.at), 'p w') + solid.shape
}
const planes = figure(
  {
    name: 'geometry-5/planes-of-a-cuboid',
    title: 'The three planes of symmetry of a cuboid',
    description:
      'Three drawings of the same cuboid, whose edges have three different lengths. In each a shaded rectangle cuts it half-way between two opposite faces: upright from front to back, upright from side to side, and level.',
    height: 116,
  },
  cut(0, 'x'),
  cut(1, 'y'),
  cut(2, 'z'),
)

const axisBox = (at: number) => ({ left: 24 + at * 118, top: 26, width: 80, height: 92 })
const upright = (at: number, from: number, to: number) =>
  line(64 + at * 118, from, 64 + at * 118, to, 'r dash')
const vertical = pyramid({ length: 3.4 }, 4, { letters: false, box: axisBox(0) })
const axes = figure(
  {
    name: 'geometry-5/axes-of-symmetry',
    title: 'Axes of symmetry of a pyramid, a cylinder and a cone',
    description:
      'A square-based pyramid with a dashed axis through its vertex and the centre of its base. A cylinder and a cone, each with a dashed axis through the centre of its base.',
    height: 162,
  },
  vertical.shape,
  line(vertical.at('E')[0], 12, vertical.at('E')[0], 134, 'r dash'),
  cylinderSolid({ radius: 2, height: 4 }, { box: axisBox(1) }).shape,
  cone({ radius: 2, height: 4.6 }, { box: axisBox(2) }).shape,
  upright(1, 12, 134),
  upright(2, 12, 134),
  below(0, 154, 'order 4'),
  text(182, 154, 'infinite order', { anchor: 'middle', cls: 's' }),
  text(300, 154, 'infinite order', { anchor: 'middle', cls: 's' }),
)

const star = figure(
  {
    name: 'geometry-5/star',
    title: 'A star with six points',
    description: 'A star with six equal points. The centre of the star is marked O.',
    height: 190,
  },
  symmetricShape(starCorners(6, 0.58), { centre: true, box: { left: 90, top: 16, width: 180, height: 158 } }),
  text(190, 92, '*O*'),
)

const tile = prism(regularCorners(5, 2), 4.4, {
  view: { degrees: 18, depth: 0.55 },
  letters: false,
  box: { left: 90, top: 20, width: 180, height: 140 },
})
const block = figure(
  {
    name: 'geometry-5/pentagonal-prism',
    title: 'A prism with regular pentagons as its ends',
    description:
      'A prism whose two ends are regular pentagons, joined by five rectangles. Hidden edges are dashed.',
    height: 180,
  },
  tile.shape,
)

export const figures = [lines, turns, octagonFigure, kite, grids, planes, axes, star, block]
