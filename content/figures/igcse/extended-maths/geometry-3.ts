import { figure } from '@/lib/figures/figure'
import {
  bearingMark,
  compassRose,
  journey,
  type Leg,
  northLine,
  onBearing,
  scaleBar,
  threeFigures,
} from '@/lib/figures/geometry/bearings'
import { drawing } from '@/lib/figures/geometry/drawing'
import { angleMark, labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { dot, line, type Point, polar, rect, text } from '@/lib/figures/shapes'

// E4.3 Scale drawings

const legsHome: Leg[] = [
  { to: 'B', bearing: 70, distance: 6, label: '6 cm' },
  { to: 'C', bearing: 155, distance: 5, label: '5 cm' },
]
const home = journey('A', legsHome, {
  close: 'CA',
  norths: 'ABC',
  box: { left: 60, top: 70, width: 230, height: 130 },
})

const scaled = figure(
  {
    name: 'geometry-3/two-legs',
    title: 'A scale drawing of two legs of a journey',
    description:
      'A north line at A and a bearing of 070 degrees to B, 6 cm away. A north line at B and a bearing of 155 degrees to C, 5 cm away. A third north line at C. A dashed line joins C and A. The scale is 1 cm to 10 km.',
    height: 232,
  },
  home.shape,
  text(16, 222, 'Scale: 1 cm to 10 km', { cls: 's' }),
)

const map = drawing(
  { A: [0, 0], B: onBearing([0, 0], 72, 9), C: onBearing([0, 0], 128, 7.2) },
  { box: { left: 60, top: 66, width: 240, height: 110 } },
)
const chart = figure(
  {
    name: 'geometry-3/map-with-scale-bar',
    title: 'A map with three places and a scale bar',
    description:
      'A map with a north line at A. B lies to the right of A and a little above it; C lies to the right of A and below it. A scale bar reads 0, 2, 4 and 6 km.',
    height: 244,
  },
  rect(8, 8, 344, 228, 'f'),
  northLine(...map.at('A'), 40),
  map.dots('ABC'),
  map.name('A', 180),
  map.name('B', 0),
  map.name('C', 0),
  scaleBar(28, 204, map.scale * 2, 3, 2, 'km'),
)

const one = (x: number, y: number, bearing: number, name: string, reach: number) => {
  const end = polar(x, y, reach, 90 - bearing)
  return (
    northLine(x, y, 52) +
    line(x, y, ...end) +
    bearingMark([x, y], bearing, threeFigures(bearing), reach) +
    dot(x, y) +
    dot(...end) +
    labelBeside(end, bearing > 180 ? 200 : 340, `*${name}*`, 5)
  )
}
const three = figure(
  {
    name: 'geometry-3/three-bearings',
    title: 'Bearings of 065°, 140° and 235°',
    description:
      'Three drawings, each with a north line. In the first a line leads to P on a bearing of 065 degrees. In the second a line leads to Q on a bearing of 140 degrees. In the third the arc of the bearing runs clockwise more than half a turn, to a line that leads to R on 235 degrees.',
    height: 184,
  },
  one(40, 120, 65, 'P', 66),
  one(150, 100, 140, 'Q', 66),
  one(304, 100, 235, 'R', 66),
)

const rose = figure(
  {
    name: 'geometry-3/compass-rose',
    title: 'The eight points of the compass',
    description:
      'A compass rose with N at the top, then clockwise NE, E, SE, S, SW, W and NW, each 45 degrees further.',
    height: 150,
  },
  compassRose(180, 76, 46),
)

const P: Point = [96, 150]
const Q: Point = polar(96, 150, 170, 90 - 62)
const beyond = polar(...Q, 40, 90 - 62)
const back = figure(
  {
    name: 'geometry-3/back-bearing',
    title: 'A bearing and its back bearing',
    description:
      'North lines at P and at Q are parallel. The bearing of Q from P is 062 degrees. PQ is produced beyond Q by a dashed line, and the angle between north at Q and this line is 62 degrees as well. From there to QP is half a turn, 180 degrees.',
    height: 196,
  },
  northLine(...P, 60),
  northLine(...Q, 44),
  line(...P, ...Q),
  line(...Q, ...beyond, 'l dash'),
  bearingMark(P, 62, '062°', 120),
  angleMark([Q[0], Q[1] - 40], Q, beyond, { label: '62°', radius: 18 }),
  angleMark(beyond, Q, polar(...P, 0, 0), { radius: 13, cls: 'p' }),
  labelBeside(Q, 300, '180°', 20, 'tp'),
  dot(...P),
  dot(...Q),
  labelBeside(P, 180, '*P*', 6),
  labelBeside(Q, 165, '*Q*', 7),
)

const legs: Leg[] = [
  { to: 'B', bearing: 58, distance: 8, label: '' },
  { to: 'C', bearing: 148, distance: 6, label: '', angle: '' },
]
const turn = journey('A', legs, { norths: 'AB', box: { left: 70, top: 70, width: 220, height: 120 } })
const turning = figure(
  {
    name: 'geometry-3/angle-at-b',
    title: 'A journey from A to B and on to C',
    description:
      'North lines stand at A and B. B lies from A on a bearing marked 058 degrees. Angle ABC is marked 90 degrees by a square, with C to the lower right of B. The diagram is not to scale.',
    height: 226,
  },
  turn.shape,
  turn.right('ABC'),
  notToScale(),
)

const corner = drawing(
  { A: [0, 3.2], B: [7, 3.2], C: [7, 0] },
  { box: { left: 70, top: 74, width: 210, height: 96 } },
)
const due = figure(
  {
    name: 'geometry-3/due-east-due-south',
    title: 'Due east, then due south',
    description:
      'A north line stands at A. B is due east of A, and AB is 35 km. C is due south of B, and BC is 16 km. A dashed line joins A and C. The diagram is not to scale.',
    height: 206,
  },
  corner.line('ABC'),
  corner.line('AC', 'l dash'),
  corner.right('ABC'),
  northLine(...corner.at('A')),
  corner.side('AB', '35 km', { away: 'C' }),
  corner.side('BC', '16 km', { away: 'A' }),
  corner.dots('ABC'),
  corner.name('A', 180),
  corner.name('B', 45),
  corner.name('C', 315),
  notToScale(),
)

const island = drawing(
  { H: [0, 0], K: onBearing([0, 0], 48, 7), L: onBearing([0, 0], 118, 7) },
  { box: { left: 80, top: 62, width: 180, height: 124 } },
)
const harbour = figure(
  {
    name: 'geometry-3/harbour-and-two-islands',
    title: 'A harbour H and two islands K and L',
    description:
      'A north line stands at H. K lies from H on a bearing marked 048 degrees. L lies from H further clockwise. HK and HL carry equal marks, and angle KHL is marked 70 degrees. A dashed line joins K and L. The diagram is not to scale.',
    height: 216,
  },
  northLine(...island.at('H'), 60),
  bearingMark(island.at('H'), 48, '048°', 80),
  island.line('KHL'),
  island.line('KL', 'l dash'),
  island.ticks('HK', 1, 0.62),
  island.ticks('HL', 1, 0.62),
  island.angle('KHL', '70°', { radius: 26 }),
  island.dots('HKL'),
  island.name('H', 190),
  island.name('K', 45),
  island.name('L', 315),
  notToScale(),
)

export const figures = [scaled, chart, three, rose, back, turning, due, harbour]
