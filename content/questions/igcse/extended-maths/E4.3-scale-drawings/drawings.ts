import { type Figure, figure } from '@/lib/figures/figure'
import {
  bearingMark,
  journey,
  journeyPoints,
  type Leg,
  northLine,
  threeFigures,
} from '@/lib/figures/geometry/bearings'
import { drawing } from '@/lib/figures/geometry/drawing'
import { measuringRuler } from '@/lib/figures/geometry/instruments'
import { labelBeside, notToScale, pointName } from '@/lib/figures/geometry/marks'
import { circle, dot, line, type Point, polar, polyline, type Shape, text } from '@/lib/figures/shapes'
import { squaredPaper } from '../squared-paper'

/** The canvas point at a distance from another, on a bearing. */
export const along = ([x, y]: Point, bearing: number, length: number): Point =>
  polar(x, y, length, 90 - bearing)

/** A ring of bearings about a point: a mark every ten degrees, longer every thirty. */
function dial([x, y]: Point, radius: number, numbers: boolean): Shape {
  const marks = Array.from({ length: 36 }, (_, at) => {
    const bearing = at * 10
    const long = at % 3 === 0
    const mark = line(
      ...along([x, y], bearing, radius),
      ...along([x, y], bearing, radius - (long ? 8 : 5)),
      'l thin',
    )
    const [tx, ty] = along([x, y], bearing, radius + 18)
    return (
      mark + (numbers && long ? text(tx, ty + 4, threeFigures(bearing), { anchor: 'middle', cls: 's' }) : '')
    )
  })
  return circle(x, y, radius, 'l thin') + marks.join('')
}

/** Two places on a map with a ruler along them. */
export function mapWithRuler(length: number, scale: string, names: readonly [string, string]): Figure {
  const ruler = measuringRuler({ x: 20, y: 92, centimetres: 10 })
  const [a, b] = [ruler.at(0)[0], ruler.at(length)[0]]
  const [first, second] = names
  return figure(
    {
      name: 'scale/map-with-ruler',
      title: 'Two places on a map, with a ruler',
      description: `A part of a map with the scale ${scale}. A ruler marked in millimetres lies along the line from ${first} to ${second}. ${first} is at the mark 0 cm and ${second} at the mark ${length} cm.`,
      height: 150,
    },
    line(a, 74, b, 74, 'p'),
    dot(a, 74),
    dot(b, 74),
    line(a, 74, a, 92, 'l dash thin'),
    line(b, 74, b, 92, 'l dash thin'),
    pointName([a, 74], 90, first, 6),
    pointName([b, 74], 90, second, 6),
    ruler.shape,
    text(344, 22, `Scale: ${scale}`, { anchor: 'end', cls: 's' }),
  )
}

export type Plot = { ab: number; ad: number; dc: number }

/** The sketch of a plot with right angles at A and D, lengths in metres. */
export function sketchOfPlot({ ab, ad, dc }: Plot): Figure {
  const shape = drawing(
    { A: [0, 0], B: [8.4, 0], C: [4.6, 4], D: [0, 4] },
    { box: { left: 60, top: 30, width: 220, height: 110 } },
  )
  return figure(
    {
      name: 'scale/sketch-of-plot',
      title: 'A sketch of a plot ABCD',
      description: `Quadrilateral ABCD with right angles at A and D. AB is ${ab} m, AD is ${ad} m and DC is ${dc} m. The sketch is not to scale.`,
      height: 172,
    },
    shape.outline('ABCD'),
    shape.corners('ABCD'),
    shape.right('DAB'),
    shape.right('CDA'),
    shape.side('AB', `${ab} m`),
    shape.side('AD', `${ad} m`, { away: 'B' }),
    shape.side('DC', `${dc} m`, { away: 'A' }),
    notToScale(),
  )
}

const PLAN = { left: 18, top: 14, cell: 22, across: 14, down: 9 } as const

/** The canvas point of a corner of the scale drawing, in centimetres from A. */
export const planPoint = (right: number, up: number): Point => [
  PLAN.left + (1 + right) * PLAN.cell,
  PLAN.top + (PLAN.down - 1 - up) * PLAN.cell,
]

/** Centimetre squares with AB of a scale drawing; `whole` is the finished drawing, in centimetres. */
export function planOfPlot(ab: number, whole?: { ad: number; dc: number }): Figure {
  const at = planPoint
  const [a, b] = [at(0, 0), at(ab, 0)]
  return figure(
    {
      name: whole ? 'scale/plan-of-plot-drawn' : 'scale/plan-of-plot',
      title: 'A scale drawing on centimetre squares',
      description: `Centimetre squares, ${PLAN.across} across and ${PLAN.down} down. The level line AB is ${ab} squares long. It lies near the bottom, with A on the left.${whole ? ` AD goes up ${whole.ad} squares, DC goes ${whole.dc} squares to the right, and CB closes the shape.` : ''}`,
      height: 226,
    },
    squaredPaper(PLAN.left, PLAN.top, PLAN.across, PLAN.down, PLAN.cell).shape,
    line(...a, ...b),
    pointName(a, 225, 'A', 2),
    pointName(b, 315, 'B', 2),
    ...(whole
      ? [
          polyline([a, at(0, whole.ad), at(whole.dc, whole.ad), b], 'g'),
          pointName(at(0, whole.ad), 135, 'D', 2),
          pointName(at(whole.dc, whole.ad), 45, 'C', 2),
        ]
      : []),
  )
}

export const RADAR = { at: [180, 158] as Point, ring: 30, rings: 4 } as const

/** A screen with rings about O and a ring of bearings; B is shown in the finished drawing. */
export function radar(
  a: { bearing: number; rings: number },
  step: number,
  unit: string,
  b?: { bearing: number; rings: number },
): Figure {
  const { at, ring, rings } = RADAR
  const place = (from: { bearing: number; rings: number }) => along(at, from.bearing, from.rings * ring)
  const where = (from: { bearing: number; rings: number }) =>
    `${threeFigures(from.bearing)} and ${from.rings} rings from O`
  return figure(
    {
      name: b ? 'scale/radar-with-both' : 'scale/radar',
      title: 'Rings and bearings about O',
      description: `Four circles about O. Each ring is ${step} ${unit} wide. Round the outer circle there is a mark at every 10 degrees, and the bearings 000, 030, 060 and so on are written. A is at the mark ${where(a)}.${b ? ` B is at the mark ${where(b)}, and a line joins O to B.` : ''}`,
      height: 316,
    },
    dial(at, ring * rings, true),
    ...Array.from({ length: rings - 1 }, (_, k) => circle(...at, ring * (k + 1), 'f')),
    ...Array.from({ length: rings }, (_, k) => {
      const [x, y] = along(at, 96, ring * (k + 1))
      return text(x - 8, y + 8, String(step * (k + 1)), { anchor: 'end', cls: 's' })
    }),
    line(...at, ...along(at, 0, ring * rings), 'l thin'),
    dot(...at),
    labelBeside(at, 215, '*O*', 5),
    dot(...place(a)),
    labelBeside(place(a), 90, '*A*', 5),
    ...(b
      ? [
          line(...at, ...place(b), 'g'),
          dot(...place(b), 'gd'),
          labelBeside(place(b), 180 - b.bearing, '*B*', 6),
        ]
      : []),
  )
}

/** From P to Q and on to R, with north lines at P and Q and the angle PQR, not to scale. */
export function turnAtQ(there: number, next: number, angle: number): Figure {
  const legs: Leg[] = [
    { to: 'Q', bearing: there, distance: 8 },
    { to: 'R', bearing: next, distance: 6.5 },
  ]
  const shape = drawing(journeyPoints('P', legs), { box: { left: 60, top: 70, width: 220, height: 140 } })
  const [p, q] = [shape.at('P'), shape.at('Q')]
  // Q stands in the middle of the widest gap between north, QP and QR
  const ways = [0, there + 180, next].sort((one, other) => one - other)
  const gaps = ways.map((way, at) => [way, (ways[at + 1] ?? 360) - way] as const)
  const [from, gap] = gaps.reduce((widest, each) => (each[1] > widest[1] ? each : widest))
  return figure(
    {
      name: 'scale/turn-at-q',
      title: 'Places and north lines',
      description: `North lines stand at P and at Q. Q lies from P on a bearing marked ${threeFigures(there)}. A straight line leads from Q to R. Angle PQR is marked ${angle}°. The diagram is not to scale.`,
      height: 246,
    },
    northLine(...p),
    northLine(...q),
    shape.line('PQR'),
    bearingMark(p, there, threeFigures(there), 8 * shape.scale),
    shape.angle('PQR', `${angle}°`),
    shape.dots('PQR'),
    labelBeside(p, 180, '*P*', 6),
    labelBeside(q, 90 - from - gap / 2, '*Q*', 6),
    shape.name('R'),
    notToScale(),
  )
}

/** B and C equally far from A, with the bearing of B marked; `label` stands on AC. */
export function equalWays(first: number, second: number, label: string): Figure {
  const place = (bearing: number): Point => [
    8 * Math.sin((bearing * Math.PI) / 180),
    8 * Math.cos((bearing * Math.PI) / 180),
  ]
  const shape = drawing(
    { A: [0, 0], B: place(first), C: place(second) },
    { box: { left: 80, top: 62, width: 180, height: 150 } },
  )
  const [ax, ay] = shape.at('A')
  return figure(
    {
      name: 'scale/equal-ways',
      title: 'Places B and C equally far from A',
      description: `A north line stands at A. B lies from A on a bearing marked ${threeFigures(first)}. C lies further clockwise. AB and AC carry the same mark, and AC is labelled ${label}. A dashed line joins B and C. The diagram is not to scale.`,
      height: 246,
    },
    northLine(ax, ay, first < 58 ? 60 : 44), // the label of such an angle stands beside the arrow head
    bearingMark([ax, ay], first, threeFigures(first), 8 * shape.scale),
    shape.line('AB'),
    shape.line('AC'),
    shape.line('BC', 'l dash'),
    shape.ticks('AB'),
    shape.ticks('AC'),
    shape.side('AC', label, { away: 'B' }),
    shape.dots('ABC'),
    labelBeside([ax, ay], 180, '*A*', 6),
    shape.name('B', 45),
    shape.name('C', 315),
    notToScale(),
  )
}

/** B and C on opposite sides of a right-angled corner: B due east or west of A, C due north or south of B. */
export function cornerWay(east: number, north: number, unit: string): Figure {
  const shape = drawing(
    { A: [0, 0], B: [east, 0], C: [east, north] },
    { box: { left: 70, top: 70, width: 210, height: 120 } },
  )
  const [ax, ay] = shape.at('A')
  return figure(
    {
      name: 'scale/due-east-and-north',
      title: 'Three places A, B and C',
      description: `A north line stands at A. B is due ${east > 0 ? 'east' : 'west'} of A, and AB is ${Math.abs(east)} ${unit}. C is due ${north > 0 ? 'north' : 'south'} of B, and BC is ${Math.abs(north)} ${unit}. A dashed line joins A and C. The diagram is not to scale.`,
      height: 232,
    },
    shape.line('ABC'),
    shape.line('AC', 'l dash'),
    shape.right('ABC'),
    northLine(ax, ay),
    shape.side('AB', `${Math.abs(east)} ${unit}`, { away: 'C' }),
    shape.side('BC', `${Math.abs(north)} ${unit}`, { away: 'A' }),
    labelBeside([ax, ay], east > 0 ? 180 : 0, '*A*', 6),
    shape.name('B', north > 0 ? (east > 0 ? 315 : 225) : east > 0 ? 45 : 135),
    shape.name('C'),
    shape.dots('ABC'),
    notToScale(),
  )
}

/** What the two legs look like as a scale drawing, 1 cm to a unit, with the way home. */
export function twoLegs(legs: readonly Leg[]): Figure {
  const shape = journey('A', legs, {
    close: 'CA',
    box: { left: 60, top: 76, width: 220, height: 180 },
    norths: 'ABC',
  })
  return figure(
    {
      name: 'scale/two-legs-drawn',
      title: 'The scale drawing of the two legs',
      description: `North lines at A, B and C. ${legs.map(leg => `The next leg is drawn on ${threeFigures(leg.bearing)}.`).join(' ')} A dashed line joins C and A.`,
      height: 290,
    },
    shape.shape,
  )
}

export const COAST = { left: 16, top: 30, cell: 27, across: 12, down: 9 } as const
/** A and B of the coast on the canvas; their distance is in centimetres. */
export function coastEnds(apart: number, up: number): [Point, Point] {
  const left = Math.floor((COAST.across - apart) / 2)
  const at = (right: number): Point => [
    COAST.left + right * COAST.cell,
    COAST.top + (COAST.down - up) * COAST.cell,
  ]
  return [at(left), at(left + apart)]
}

/** Two stations with rings of bearings on centimetre squares; S is shown in the finished drawing. */
export function twoStations(
  apart: number,
  up: number,
  ship?: { fromA: number; fromB: number; at: Point },
): Figure {
  const ends = coastEnds(apart, up)
  const { left, top, across, down, cell } = COAST
  return figure(
    {
      name: ship ? 'scale/two-stations-with-ship' : 'scale/two-stations',
      title: 'Two stations A and B on centimetre squares',
      description: `Centimetre squares, ${across} across and ${down} down. A and B lie on a level line, ${apart} squares apart, with A on the left. North is up. Round each of them there is a small circle with a mark at every 10 degrees of bearing.${ship ? ` A line leaves A on ${threeFigures(ship.fromA)} and another leaves B on ${threeFigures(ship.fromB)}. They cross at S.` : ''}`,
      height: 286,
    },
    squaredPaper(left, top, across, down, cell).shape,
    line(...ends[0], ...ends[1]),
    ...ends.map(end => dial(end, 34, false)),
    ...ends.map(
      ([x, y]) => line(x, y, x, y - 48, 'l thin') + text(x, y - 52, 'N', { anchor: 'middle', cls: 's' }),
    ),
    dot(...ends[0]),
    dot(...ends[1]),
    labelBeside(ends[0], 225, '*A*', 5),
    labelBeside(ends[1], 315, '*B*', 5),
    ...(ship
      ? [
          line(...ends[0], ...ship.at, 'g'),
          line(...ends[1], ...ship.at, 'g'),
          dot(...ship.at, 'gd'),
          labelBeside(ship.at, up < 4 ? 90 : 270, '*S*', 6),
        ]
      : []),
  )
}
