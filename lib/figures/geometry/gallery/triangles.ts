import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { notToScale } from '../marks'
import { describeTriangle, rightTriangle, triangle } from '../triangles'

const TWO_SIDES = { AB: 7, AC: 5, A: 40 }
const LABELS = { unit: 'cm', mark: { BC: '*x* cm' }, box: { top: 30, height: 140 } }
const cosineRule = triangle(TWO_SIDES, LABELS)

const RIGHT = { unit: 'cm', letters: 'PQR', mark: { PR: '*h* cm', P: '*θ*' }, box: { width: 220, left: 70 } }
const rightAngled = rightTriangle({ base: 8, height: 6 }, RIGHT)

const ambiguous = triangle({ AB: 8, BC: 5.4, A: 35 }, { unit: 'm', obtuse: true, mark: { C: '*c*°' } })

const isosceles = triangle(
  { AB: 5, AC: 5, A: 44 },
  { base: 'BC', ticks: { AB: 1, AC: 1 }, showGiven: false, mark: { A: '44°', B: '*y*°' } },
)

const withHeight = triangle({ AB: 12, BC: 10, AC: 8 }, { unit: 'cm', mark: { AB: '' }, fill: 'w' })
const foot = withHeight.with({ D: withHeight.foot('C', 'AB') })

const nested = triangle({ AB: 9, A: 62, B: 50 }, { showGiven: false, box: { top: 24, height: 168 } })
const inner = nested.with({ D: nested.mid('AC', 0.6), E: nested.mid('BC', 0.6) })

const elevation = triangle(
  { AB: 24, A: 32, B: 90 },
  { mark: { AB: '24 m', BC: '*h*' }, box: { height: 120 } },
)

const narrow = triangle({ AB: 9, A: 14, B: 128 }, { unit: 'km', turn: 12 })

export const pieces = [
  figure(
    {
      name: 'kit/triangle-two-sides',
      title: 'Triangle ABC with two sides and the angle between',
      description: describeTriangle(TWO_SIDES, LABELS),
      height: 200,
    },
    cosineRule.shape,
    notToScale(),
  ),
  figure(
    {
      name: 'kit/triangle-right-angled',
      title: 'Right-angled triangle PQR',
      description: describeTriangle({ PQ: 8, QR: 6, Q: 90 }, RIGHT),
      height: 206,
    },
    rightAngled.shape,
  ),
  figure(
    {
      name: 'kit/triangle-ambiguous',
      title: 'Triangle with an obtuse angle at C',
      description:
        'Triangle ABC. AB is 8 m, BC is 5.4 m and the angle at A is 35°. The angle at C, labelled c°, is obtuse.',
      height: 206,
    },
    ambiguous.shape,
  ),
  figure(
    {
      name: 'kit/triangle-isosceles',
      title: 'Isosceles triangle ABC',
      description:
        'Triangle ABC with equal sides AB and AC, each with one tick. The angle at A is 44° and the angle at B is labelled y°.',
      height: 206,
    },
    isosceles.shape,
  ),
  figure(
    {
      name: 'kit/triangle-height',
      title: 'Triangle with its height drawn',
      description:
        'Triangle ABC with BC 10 cm and AC 8 cm. A dashed line from C meets AB at right angles at D.',
      height: 210,
    },
    withHeight.shape,
    foot.line('CD', 'l dash'),
    foot.right('CDB'),
    foot.name('D', 270),
    foot.side('CD', '*h*', { away: 'A' }),
  ),
  figure(
    {
      name: 'kit/triangle-nested',
      title: 'Triangle with a line parallel to its base',
      description:
        'Triangle ABC. D is on AC and E is on BC, and DE is parallel to AB, shown by an arrow head on each. AB is labelled 15 cm and DE 6 cm.',
      height: 222,
    },
    nested.shape,
    inner.line('DE'),
    inner.arrows('DE', 1, 0.62),
    inner.arrows('AB', 1, 0.62),
    inner.name('D', 150),
    inner.name('E', 30),
    inner.side('DE', '6 cm', { away: 'C' }),
    inner.side('AB', '15 cm'),
  ),
  figure(
    {
      name: 'kit/triangle-elevation',
      title: 'Angle of elevation of the top of a tower',
      description:
        'Triangle ABC with A on level ground 24 m from the foot B of a vertical tower BC of height h. The angle of elevation of C from A is 32°.',
      height: 190,
    },
    elevation.shape,
    text(elevation.at('B')[0] + 10, elevation.at('B')[1] - 84, 'tower', { cls: 's' }),
  ),
  figure(
    {
      name: 'kit/triangle-narrow',
      title: 'Triangle with a narrow angle',
      description:
        'Triangle ABC, turned a little. AB is 9 km, the angle at A is 14° and the angle at B is 128°.',
      height: 206,
    },
    narrow.shape,
  ),
]
