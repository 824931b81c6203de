import { figure } from '@/lib/figures/figure'
import { anglesRound, crossingLines, parallelLines, singleAngle } from '../angles'
import { notToScale } from '../marks'

export const pieces = [
  figure(
    {
      name: 'kit/angles-on-a-line',
      title: 'Three angles on a straight line',
      description: 'Two rays from a point O of a straight line make three angles above it: 40°, x and 65°.',
      height: 150,
    },
    anglesRound(
      180,
      118,
      [
        { size: 40, label: '40°' },
        { size: 75, label: '*x*' },
        { size: 65, label: '65°' },
      ],
      { length: 110, letter: 'O' },
    ),
  ),
  figure(
    {
      name: 'kit/angles-at-a-point',
      title: 'Four angles round a point',
      description: 'Four rays from one point make angles of 110°, a right angle, 2x and x.',
      height: 190,
    },
    anglesRound(
      180,
      94,
      [
        { size: 110, label: '110°' },
        { size: 90, label: '' },
        { size: 106, label: '2*x*' },
        { size: 54, label: '*x*' },
      ],
      { start: 10, length: 84 },
    ),
  ),
  figure(
    {
      name: 'kit/crossing-lines',
      title: 'Two straight lines that cross',
      description: 'Two straight lines cross. The angles, in order round the point, are 52°, a, b and c.',
      height: 150,
    },
    crossingLines(180, 74, 52, { ne: '52°', nw: '*a*', sw: '*b*', se: '*c*' }),
  ),
  figure(
    {
      name: 'kit/parallel-lines',
      title: 'Two parallel lines and a transversal',
      description:
        'AB and CD are parallel, marked with arrow heads. A third line crosses both. At the upper crossing the angle above the line on the right is 62°; at the lower crossing x lies above the line on the right and y above it on the left.',
      height: 190,
    },
    parallelLines({ degrees: 62, upper: { ne: '62°' }, lower: { ne: '*x*', nw: '*y*' }, letters: 'ABCD' }),
    notToScale(),
  ),
  figure(
    {
      name: 'kit/parallel-lines-falling',
      title: 'Two parallel lines and a line falling to the right',
      description:
        'Two parallel lines with a transversal that falls to the right. Below the upper line on the left of the crossing is 118°. At the lower crossing, on the right, p lies above the line and q below it.',
      height: 190,
    },
    parallelLines({ degrees: 118, upper: { sw: '118°' }, lower: { ne: '*p*', se: '*q*' } }),
  ),
  figure(
    {
      name: 'kit/single-angles',
      title: 'An acute, an obtuse and a reflex angle',
      description:
        'Three angles: ABC is acute and labelled 35°, one is obtuse and labelled 128°, one is reflex and labelled 250°.',
      height: 170,
    },
    singleAngle(30, 90, 35, '35°', { letters: 'CBA' }),
    singleAngle(196, 90, 128, '128°', { length: 60 }),
    singleAngle(310, 96, 250, '250°', { length: 44, turn: 20 }),
  ),
]
