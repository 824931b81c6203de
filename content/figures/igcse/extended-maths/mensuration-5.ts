import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import type { RoundMarks } from '@/lib/figures/geometry/round-solid-marks'
import { type RoundPart, roundSolid } from '@/lib/figures/geometry/round-solids'
import { curvedShape } from '@/lib/figures/geometry/sectors'
import { centred } from '@/lib/figures/shapes'

// E5.5 Compound shapes and parts of shapes

const BOX = { left: 50, top: 34, width: 230, height: 130 }
const NOTE = 'The diagram is not to scale.'

const arch = drawing(
  { A: [0, 0], B: [10, 0], C: [10, 8], D: [0, 8], M: [10, 4] },
  { around: [[14, 4]], box: BOX },
)
const added = figure(
  {
    name: 'mensuration-5/rectangle-and-semicircle',
    title: 'A rectangle with a semicircle',
    description: `A rectangle with a semicircle on its right-hand side. The rectangle is 10 cm long; its dashed right-hand side, the diameter of the semicircle, is 8 cm. ${NOTE}`,
    height: 200,
  },
  curvedShape(arch, ['A', 'B', { round: 'M', to: 'C' }, 'D']),
  arch.line('BC', 'l dash thin'),
  arch.side('AB', '10 cm', { away: 'C' }),
  arch.side('BC', '8 cm', { away: 'M' }),
  notToScale(),
)

const tile = drawing({ A: [0, 0], B: [6, 0], C: [6, 6], D: [0, 6] }, { box: BOX })
const removed = figure(
  {
    name: 'mensuration-5/square-and-quarter-circle',
    title: 'A square without a quarter circle',
    description: `A square ABCD of side 8 cm. A quarter circle with centre A leads from B to D. The part of the square outside it is shaded. ${NOTE}`,
    height: 200,
  },
  curvedShape(tile, ['B', 'C', 'D', { round: 'A', to: 'B', clockwise: true }]),
  tile.outline('ABCD'),
  tile.corners('ABCD'),
  tile.side('AB', '8 cm'),
  notToScale(),
)

function solidOf(
  name: string,
  title: string,
  description: string,
  parts: RoundPart[],
  mark: RoundMarks,
): Figure {
  return figure(
    { name: `mensuration-5/${name}`, title, description: `${description} ${NOTE}`, height: 204 },
    roundSolid(parts, { mark, box: BOX }).shape,
    notToScale(),
  )
}

const toy = solidOf(
  'cone-on-hemisphere',
  'A cone on a hemisphere',
  'A solid made of a hemisphere with its flat face up and, on it, a cone of the same radius, 6 cm. The height of the cone is 8 cm.',
  [
    { kind: 'bowl', radius: 6 },
    { kind: 'frustum', radius: 6, top: 0, height: 8 },
  ],
  { radius: '6 cm', heights: ['', '8 cm'] },
)

const cut = solidOf(
  'frustum',
  'A cone cut into a small cone and a frustum',
  'A cone is cut parallel to its base. The frustum below has base radius 9 cm and height 16 cm. The small cone above it has height 8 cm.',
  [
    { kind: 'frustum', radius: 9, top: 3, height: 13 },
    { kind: 'frustum', radius: 3, top: 0, height: 6.5 },
  ],
  { radius: '9 cm', heights: ['16 cm', '8 cm'] },
)

const rocket = solidOf(
  'check-rocket',
  'A cylinder with a hemisphere on top',
  'A solid made of a cylinder of radius 3 cm and height 10 cm with a hemisphere of the same radius on its upper end.',
  [
    { kind: 'cylinder', radius: 3, height: 8 },
    { kind: 'dome', radius: 3 },
  ],
  { radius: '3 cm', heights: ['10 cm'] },
)

const bucket = solidOf(
  'check-frustum',
  'A frustum cut from a cone',
  'A cone with its point down is cut parallel to its circular top. The small cone below has height 20 cm; the frustum above it has top radius 15 cm and height 10 cm.',
  [
    { kind: 'frustum', radius: 0, top: 10, height: 20 },
    { kind: 'frustum', radius: 10, top: 15, height: 10 },
  ],
  { top: '15 cm', heights: ['20 cm', '10 cm'] },
)

const track = drawing(
  { A: [0, 0], B: [9, 0], C: [9, 6], D: [0, 6], M: [9, 3], N: [0, 3] },
  {
    around: [
      [12, 3],
      [-3, 3],
    ],
    box: BOX,
  },
)
const field = figure(
  {
    name: 'mensuration-5/field',
    title: 'A field with two semicircles',
    description: `A rectangle 90 m long and 60 m wide with a semicircle on each of its shorter sides, which are dashed. ${NOTE}`,
    height: 200,
  },
  curvedShape(track, ['A', 'B', { round: 'M', to: 'C' }, 'D', { round: 'N', to: 'A' }]),
  track.line('BC', 'l dash thin'),
  track.line('AD', 'l dash thin'),
  track.side('AB', '90 m', { away: 'C' }),
  track.side('BC', '60 m', { away: 'M' }),
  notToScale(),
)

const pipe = drawing(
  { A: [0, 0], B: [10, 0], C: [10, 3], D: [0, 3] },
  { box: { left: 70, top: 44, width: 220, height: 66 } },
)
const flow = figure(
  {
    name: 'mensuration-5/flow',
    title: 'Water in a pipe',
    description:
      'A level pipe, drawn as a long rectangle and filled with water. The length of water that flows past in one second is labelled speed × 1 second, and the height of the rectangle is twice the radius.',
    height: 166,
  },
  pipe.outline('ABCD', 'l w'),
  pipe.side('AB', 'speed × 1 second', { away: 'C' }),
  pipe.side('BC', '2*r*', { away: 'A' }),
  centred(180, 78, 'water that flows past in one second', 's'),
)

export const figures = [added, removed, toy, cut, flow, field, rocket, bucket]
