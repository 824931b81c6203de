import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { angleMark, notToScale } from '@/lib/figures/geometry/marks'
import { towards } from '@/lib/figures/geometry/points'
import { curvedShape, degreesOf } from '@/lib/figures/geometry/sectors'

// Figures of examples and questions of topic 9: each hides what is asked.

const turn = degreesOf(0.9)
const on = drawing(
  {
    O: [0, 0],
    A: [6, 0],
    P: [12, 0],
    B: towards([0, 0], turn, 6),
    Q: towards([0, 0], turn, 10),
  },
  { box: { left: 50, top: 34, width: 250, height: 150 } },
)

const cut = figure(
  {
    name: 'circular-measure-asked/triangle-and-arc',
    title: 'A triangle OPQ with an arc AB',
    description:
      'A triangle OPQ. A lies on OP and B on OQ; an arc with centre O joins A and B. OA is labelled 6 cm, AP 6 cm and BQ 4 cm; the angle at O is labelled 0.9 rad. The region between the arc and PQ is shaded.',
    height: 226,
  },
  curvedShape(on, ['A', 'P', 'Q', 'B', { round: 'O', to: 'A', clockwise: true }]),
  on.line('OA'),
  on.line('OB'),
  on.side('OA', '6 cm', { away: 'Q' }),
  on.side('AP', '6 cm', { away: 'Q' }),
  on.side('BQ', '4 cm', { away: 'P' }),
  angleMark(on.at('A'), on.at('O'), on.at('B'), { label: '0.9 rad' }),
  on.name('O', 200),
  on.name('A', 270),
  on.name('P', 330),
  on.name('B', 140),
  on.name('Q', 90),
  notToScale(),
)

export const figures = [cut]
