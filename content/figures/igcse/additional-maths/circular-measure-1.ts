import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { angleMark } from '@/lib/figures/geometry/marks'
import { towards } from '@/lib/figures/geometry/points'
import { curvedShape, degreesOf, sector, segment } from '@/lib/figures/geometry/sectors'

// 9.1 Arc length and sector area

const BOX = { left: 50, top: 30, width: 250, height: 140 }

const radian = figure(
  {
    name: 'circular-measure-1/one-radian',
    title: 'An angle of one radian',
    description:
      'A sector OAB. The radius OA is labelled r, the arc AB is labelled r as well, and the angle at O is labelled 1 rad. It is a little less than 60°.',
    height: 196,
  },
  sector({
    radius: 10,
    angle: degreesOf(1),
    mark: { radius: '*r*', arc: '*r*', angle: '1 rad' },
    box: BOX,
  }).shape,
)

const cut = figure(
  {
    name: 'circular-measure-1/segment',
    title: 'A segment of a circle',
    description:
      'A sector OAB with radius r and angle θ at O. The chord AB divides it into a triangle OAB and a shaded segment between chord and arc.',
    height: 196,
  },
  segment({ radius: 10, angle: 110, mark: { radius: '*r*', angle: '*θ*' }, box: BOX }).shape,
)

const [half, reach] = [degreesOf(0.6), 10 / Math.cos(0.6)]
const kite = drawing(
  {
    O: [0, 0],
    A: towards([0, 0], half, 10),
    B: towards([0, 0], -half, 10),
    T: [reach, 0],
  },
  { box: { left: 60, top: 30, width: 220, height: 150 } },
)
const tangents = figure(
  {
    name: 'circular-measure-1/tangents',
    title: 'A sector and the tangents at the ends of its arc',
    description:
      'A sector OAB with radius 8 cm and angle 1.2 radians at O. The tangents at A and B meet at T. The region between the tangents and the arc is shaded.',
    height: 208,
  },
  curvedShape(kite, ['A', 'T', 'B', { round: 'O', to: 'A' }]),
  kite.line('OA'),
  kite.line('OB'),
  kite.side('OA', '8 cm', { away: 'B' }),
  angleMark(kite.at('A'), kite.at('O'), kite.at('B'), { label: '1.2 rad' }),
  kite.name('O', 180),
  kite.name('A', 90),
  kite.name('B', 270),
  kite.name('T', 0),
)

const ring = drawing(
  {
    O: [0, 0],
    A: towards([0, 0], 45, 6),
    B: towards([0, 0], 135, 6),
    C: towards([0, 0], 135, 10),
    D: towards([0, 0], 45, 10),
    E: [0, 10],
  },
  { box: BOX },
)
const arcs = figure(
  {
    name: 'circular-measure-1/two-arcs',
    title: 'Two arcs with the same centre',
    description:
      'Arcs AB and DC with the same centre O. OA is 6 cm, OC is 10 cm and the angle at O is π/2. The region ABCD between the arcs is shaded.',
    height: 204,
  },
  curvedShape(ring, ['A', { round: 'O', to: 'B' }, 'C', { round: 'O', to: 'D', clockwise: true }]),
  ring.line('OA'),
  ring.line('OB'),
  ring.side('OA', '6 cm', { away: 'B' }),
  ring.side('OC', '*OC* = 10 cm', { away: 'D', gap: 10, part: 0.35 }),
  angleMark(ring.at('A'), ring.at('O'), ring.at('B'), { label: 'π/2' }),
  ring.name('O', 270),
  ring.name('A', 320),
  ring.name('B', 220),
  ring.name('C', 135),
  ring.name('D', 45),
)

export const figures = [radian, cut, tangents, arcs]
