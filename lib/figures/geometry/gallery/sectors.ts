import { figure } from '@/lib/figures/figure'
import { drawing } from '../drawing'
import { curvedShape, degreesOf, sector, segment } from '../sectors'

const slice = sector({ radius: 9, angle: 80, unit: 'cm', mark: { arc: '*s* cm' } })
const radians = segment({
  radius: 6,
  angle: degreesOf(1.8),
  unit: 'cm',
  mark: { angle: '1.8 rad' },
  box: { top: 30, height: 140 },
})
const pacMan = sector({
  radius: 5,
  angle: 290,
  unit: 'cm',
  start: 35,
  letters: '',
  fill: 'w',
  mark: { angle: '290°' },
})
const quarter = segment({ radius: 8, angle: 90, unit: 'cm', start: 0, mark: { chord: '' } })

const track = drawing(
  { A: [-4, -2], B: [4, -2], C: [4, 2], D: [-4, 2], M: [4, 0], N: [-4, 0] },
  {
    around: [
      [6, 0],
      [-6, 0],
    ],
    box: { top: 30, height: 120 },
  },
)

const leaf = drawing({ A: [0, 0], B: [6, 0], C: [6, 6], D: [0, 6] }, { box: { top: 28, height: 150 } })

const stadium = drawing(
  { O: [0, 0], A: [3, 0], B: [-3, 0], C: [5, 0], D: [-5, 0] },
  { around: [[0, 5]], box: { top: 20, height: 130 } },
)

export const pieces = [
  figure(
    {
      name: 'kit/sector',
      title: 'Sector of a circle',
      description:
        'Sector OAB of a circle with radius 9 cm and angle 80° at the centre O. The arc AB is labelled s cm.',
      height: 206,
    },
    slice.shape,
  ),
  figure(
    {
      name: 'kit/segment-radians',
      title: 'Segment of a circle, in radians',
      description:
        'Sector OAB with radius 6 cm and angle 1.8 radians at O. The chord AB is drawn and the segment between the chord and the arc is shaded.',
      height: 200,
    },
    radians.shape,
  ),
  figure(
    {
      name: 'kit/sector-major',
      title: 'Major sector of a circle',
      description: 'A shaded sector of radius 5 cm with an angle of 290° at its centre.',
      height: 206,
    },
    pacMan.shape,
  ),
  figure(
    {
      name: 'kit/segment-quarter',
      title: 'Quarter circle with its chord',
      description:
        'Quarter circle OAB with a right angle at O and radius 8 cm. The chord AB is drawn and the segment is shaded.',
      height: 206,
    },
    quarter.shape,
  ),
  figure(
    {
      name: 'kit/running-track',
      title: 'A field made of a rectangle and two semicircles',
      description:
        'A rectangle 80 m long and 40 m wide with a semicircle on each of its shorter sides. The short sides are dashed.',
      height: 190,
    },
    curvedShape(track, ['A', 'B', { round: 'M', to: 'C' }, 'D', { round: 'N', to: 'A' }]),
    track.line('BC', 'l dash thin'),
    track.line('AD', 'l dash thin'),
    track.side('AB', '80 m'),
    track.side('BC', '40 m', { away: 'M', gap: 8 }),
  ),
  figure(
    {
      name: 'kit/leaf',
      title: 'A leaf in a square',
      description:
        'A square of side 6 cm. Two quarter circles, centred on opposite corners A and C, enclose a shaded leaf from B to D.',
      height: 210,
    },
    curvedShape(leaf, ['B', { round: 'A', to: 'D' }, { round: 'C', to: 'B' }]),
    leaf.outline('ABCD'),
    leaf.corners('ABCD'),
    leaf.side('AB', '6 cm'),
  ),
  figure(
    {
      name: 'kit/half-ring',
      title: 'Half of a ring',
      description: 'A shaded region between two semicircles with the same centre O, of radius 3 m and 5 m.',
      height: 190,
    },
    curvedShape(stadium, ['C', { round: 'O', to: 'D' }, 'B', { round: 'O', to: 'A', clockwise: true }]),
    stadium.line('BA', 'l dash thin'),
    stadium.dots('O'),
    stadium.name('O', 270),
    stadium.side('OA', '3 m', { away: 'O', gap: 6 }),
  ),
]
