import { figure } from '@/lib/figures/figure'
import { dot, line, polar, rect, text } from '@/lib/figures/shapes'
import {
  bearingMark,
  compassRose,
  describeJourney,
  journey,
  type Leg,
  northLine,
  onBearing,
  scaleBar,
  scaleNote,
} from '../bearings'
import { drawing } from '../drawing'
import { notToScale } from '../marks'

const TWO_LEGS: Leg[] = [
  { to: 'B', bearing: 65, distance: 8 },
  { to: 'C', bearing: 142, distance: 6 },
]
const CLOSED = { close: 'CA' }
const ship = journey('A', TWO_LEGS, CLOSED)

const BACK: Leg[] = [
  { to: 'Q', bearing: 118, distance: 46 },
  { to: 'R', bearing: 243, distance: 38 },
]
const HOME = {
  close: 'RP',
  closeLabel: '*x* km',
  box: { left: 60, top: 66, width: 240, height: 150 },
}
const plane = journey('P', BACK, HOME)

const REFLEX: Leg[] = [{ to: 'L', bearing: 305, distance: 5, label: '12 km' }]
const lighthouse = journey('H', REFLEX, { norths: 'HL', box: { left: 90, top: 70, width: 170, height: 90 } })

const NARROW: Leg[] = [
  { to: 'Y', bearing: 24, distance: 9, side: 'right' },
  { to: 'Z', bearing: 162, distance: 11, side: 'left' },
]
const yacht = journey('X', NARROW, { box: { left: 70, top: 66, width: 220, height: 150 } })

const map = drawing(
  { A: [0, 0], B: onBearing([0, 0], 72, 9), C: onBearing([0, 0], 128, 7.2) },
  { box: { left: 60, top: 66, width: 240, height: 110 } },
)

export const pieces = [
  figure(
    {
      name: 'kit/bearings-two-legs',
      title: 'A ship sails from A to B and on to C',
      description: describeJourney('A', TWO_LEGS, CLOSED),
      height: 236,
    },
    ship.shape,
    notToScale(),
  ),
  figure(
    {
      name: 'kit/bearings-plane',
      title: 'A flight from P to Q and R',
      description: describeJourney('P', BACK, HOME),
      height: 246,
    },
    plane.shape,
  ),
  figure(
    {
      name: 'kit/bearings-reflex',
      title: 'The bearing of a lighthouse from a harbour',
      description: describeJourney('H', REFLEX),
      height: 196,
    },
    lighthouse.shape,
  ),
  figure(
    {
      name: 'kit/bearings-narrow',
      title: 'A yacht race from X round Y to Z',
      description: describeJourney('X', NARROW),
      height: 246,
    },
    yacht.shape,
  ),
  figure(
    {
      name: 'kit/bearings-scale-drawing',
      title: 'Map with three places and a scale',
      description:
        'A map with a north line at A. B lies to the east-north-east of A and C to the south-east. A scale bar reads 0 to 6 km and the scale is 1 cm to 2 km.',
      height: 260,
    },
    rect(8, 8, 344, 244, 'f'),
    northLine(...map.at('A'), 40),
    map.dots('ABC'),
    map.name('A', 180),
    map.name('B', 0),
    map.name('C', 0),
    scaleBar(28, 218, map.scale * 2, 3, 2, 'km'),
    scaleNote(344, 235, '2 km', 'end'),
  ),
  figure(
    {
      name: 'kit/bearings-compass',
      title: 'Compass points and a bearing of 230°',
      description:
        'On the left a compass rose of eight points. On the right a bearing of 230° is measured clockwise from a north line at P to a line PQ.',
      height: 190,
    },
    compassRose(84, 96, 46),
    northLine(250, 96, 60),
    line(250, 96, ...polar(250, 96, 84, 90 - 230)),
    bearingMark([250, 96], 230, '230°'),
    dot(250, 96),
    text(232, 94, '*P*', { anchor: 'end' }),
    text(...polar(246, 114, 84, 90 - 230), '*Q*', { anchor: 'end' }),
  ),
]
