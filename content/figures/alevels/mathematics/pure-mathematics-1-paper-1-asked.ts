import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve, tangent } from '@/lib/figures/plane/curves'
import { mark, type Plane, type PlaneOptions, plane } from '@/lib/figures/plane/plane'
import { areaUnder } from '@/lib/figures/plane/regions'
import { arc, circle, line, type Point, polar, polygon, type Shape, text } from '@/lib/figures/shapes'

// What worked examples and questions ask the reader to take from a figure: sectors, points, curves, sequences.

const topic = 'pure-mathematics-1-paper-1-asked'
const middle = { anchor: 'middle' } as const

type Told = readonly [name: string, title: string, description: string]

/** A figure on a plane; the shapes are given the plane. */
function onPlane(
  [name, title, description]: Told,
  options: PlaneOptions,
  shapes: (on: Plane) => Shape,
): Figure {
  const on = plane(options)
  return figure(
    { name: `${topic}/${name}`, title, description, height: on.canvasHeight },
    on.axes,
    shapes(on),
  )
}

const squared = (x: readonly [number, number], y: readonly [number, number], height = 260): PlaneOptions => ({
  x: { min: x[0], max: x[1], every: 1 },
  y: { min: y[0], max: y[1], every: 1 },
  grid: true,
  numbers: 'edge',
  origin: '',
  equalScales: true,
  height,
})

const wedge = (x: number, y: number, radius: number, from: number, to: number): Point[] => [
  [x, y],
  ...Array.from({ length: 31 }, (_, at) => polar(x, y, radius, from + ((to - from) * at) / 30)),
]

const RADIAN = 180 / Math.PI
const [sectorA, sectorB] = [polar(180, 200, 170, 90 - 34.4), polar(180, 200, 170, 90 + 34.4)]
const shadedSegment = figure(
  {
    name: `${topic}/sector-with-a-segment`,
    title: 'A sector with a shaded segment',
    description:
      'A sector OAB with centre O. The radius OA is marked 8 cm, the angle AOB 1.2 radians. The chord AB is drawn. The region between the chord and the arc is shaded.',
    height: 226,
  },
  polygon(wedge(180, 200, 170, 90 - 34.4, 90 + 34.4).slice(1), 'w'),
  polygon(wedge(180, 200, 170, 90 - 34.4, 90 + 34.4)),
  line(...sectorA, ...sectorB, 'p'),
  arc(180, 200, 28, 90 - 34.4, 90 + 34.4, 'l thin'),
  text(180, 150, '1.2 rad', middle),
  text(180, 218, '*O*', middle),
  text(sectorA[0] + 8, sectorA[1] + 4, '*A*'),
  text(sectorB[0] - 8, sectorB[1] + 4, '*B*', { anchor: 'end' }),
  text(238, 146, '8 cm'),
)

const [chordA, chordB] = [polar(180, 118, 100, 0), polar(180, 118, 100, 60)]
const chordInCircle = figure(
  {
    name: `${topic}/chord-in-a-circle`,
    title: 'A circle with a chord',
    description:
      'A circle with centre O. The radii OA and OB, the first marked 10 cm, make an angle of π over 3. The chord AB cuts off a small segment, which is shaded.',
    height: 236,
  },
  circle(180, 118, 100),
  polygon(wedge(180, 118, 100, 0, 60).slice(1), 'w'),
  line(180, 118, ...chordA),
  line(180, 118, ...chordB),
  line(...chordA, ...chordB, 'p'),
  arc(180, 118, 26, 0, 60, 'l thin'),
  text(208, 98, 'π/3'),
  text(172, 122, '*O*', { anchor: 'end' }),
  text(chordA[0] + 6, 122, '*A*'),
  text(chordB[0] + 6, chordB[1] - 4, '*B*'),
  text(230, 134, '10 cm', middle),
)

const [farA, cAt] = [polar(40, 176, 280, 30), 40 + 280 * Math.cos(30 / RADIAN)]
const perpendicularInSector = figure(
  {
    name: `${topic}/perpendicular-in-a-sector`,
    title: 'A sector with a perpendicular',
    description:
      'A sector OAB with centre O; OB lies along the bottom and the angle AOB is π over 6. OA is marked 12 cm. The line AC meets OB at a right angle at C. The region bounded by AC, CB and the arc AB is shaded.',
    height: 206,
  },
  polygon([[cAt, 176], ...wedge(40, 176, 280, 0, 30).slice(1)], 'w'),
  polygon(wedge(40, 176, 280, 0, 30)),
  line(cAt, 176, ...farA, 'p'),
  line(cAt - 10, 176, cAt - 10, 166, 'l thin'),
  line(cAt - 10, 166, cAt, 166, 'l thin'),
  arc(40, 176, 48, 0, 30, 'l thin'),
  text(94, 168, 'π/6'),
  text(40, 196, '*O*', middle),
  text(farA[0], farA[1] - 8, '*A*', middle),
  text(320, 196, '*B*', middle),
  text(cAt, 196, '*C*', middle),
  text(150, 96, '12 cm', { anchor: 'end' }),
)

const twoPoints = (told: Told, a: Point, b: Point, x: [number, number], y: [number, number]) =>
  onPlane(told, squared(x, y), on =>
    [
      line(...on.at(...a), ...on.at(...b), 'p'),
      mark(on, a, '*A*', { place: 'above left' }),
      mark(on, b, '*B*', { place: 'above right' }),
    ].join(''),
  )

const segmentAB = twoPoints(
  [
    'segment-to-bisect',
    'A line segment on a grid',
    'A grid with x from −3 to 6 and y from −1 to 6. A is 2 units left of the y-axis and 5 above the x-axis. B is 4 units right of the y-axis and 1 above the x-axis. A straight line joins them.',
  ],
  [-2, 5],
  [4, 1],
  [-3, 6],
  [-1, 6],
)

const segmentToMeasure = twoPoints(
  [
    'segment-to-measure',
    'A line segment on a grid',
    'A grid with x from −4 to 6 and y from −3 to 5. A is 3 units left of the y-axis and 4 above the x-axis. B is 5 units right of the y-axis and 2 below the x-axis. A straight line joins them.',
  ],
  [-3, 4],
  [5, -2],
  [-4, 6],
  [-3, 5],
)

const circleOnGrid = onPlane(
  [
    'circle-on-a-grid',
    'A circle on a grid',
    'A grid with x from −5 to 7 and y from −4 to 8. A circle has its centre C 1 unit right of the y-axis and 2 above the x-axis. It passes through P, which is 4 units right of the y-axis and 6 above the x-axis.',
  ],
  squared([-5, 7], [-4, 8], 290),
  on =>
    circle(...on.at(1, 2), on.at(6, 2)[0] - on.at(1, 2)[0], 'p') +
    mark(on, [1, 2], '*C*', { place: 'below right' }) +
    mark(on, [4, 6], '*P*', { place: 'above right' }),
)

const root = (x: number) => Math.sqrt(4 * x + 1)
const curveWithP = onPlane(
  [
    'curve-with-normal',
    'A curve with its tangent and its normal at a point',
    'A grid with x from 0 to 6 and y from 0 to 5. The curve y equals the square root of 4x + 1 rises from 1 on the y-axis. At the point P on it, at a corner of the grid where x is 2 and y is 3, its tangent rises and a dashed normal falls to the right, to Q on the x-axis.',
  ],
  squared([0, 6], [0, 5], 250),
  on =>
    functionCurve(on, root) +
    tangent(on, root, 2, { cls: 'l' }) +
    line(...on.at(2, 3), ...on.at(4, 0), 'r dash') +
    mark(on, [2, 3], '*P*', { place: 'above left' }) +
    mark(on, [4, 0], '*Q*', { place: 'above right' }),
)

const gradientGraph = onPlane(
  [
    'graph-of-the-gradient',
    'The graph of a derivative',
    'A grid with x from −3 to 5 and y from −5 to 6. The curve y = f′(x) is a U-shaped parabola. It crosses the x-axis where x is −1 and where x is 3. Its lowest point is at x = 1, y = −4.',
  ],
  squared([-3, 5], [-5, 6], 270),
  on =>
    functionCurve(on, x => (x + 1) * (x - 3)) +
    mark(on, [0.1, 4], '*y* = f′(*x*)', { kind: 'none', place: 'right' }),
)

const tangentAtO = onPlane(
  [
    'tangent-at-the-origin',
    'A curve through the origin and its tangent there',
    'A grid with x from −2 to 6 and y from −4 to 4. A U-shaped curve passes through the origin and crosses the x-axis again where x is 4. Its tangent at the origin is a straight line that falls to the right and passes through the corner of the grid where x is −1 and y is 2.',
  ],
  squared([-2, 6], [-4, 4], 270),
  on =>
    functionCurve(on, x => x * x * 0.5 - 2 * x) +
    line(...on.at(-2, 4), ...on.at(2, -4), 'r') +
    text(on.at(1.7, 0)[0], on.at(0, 2.4)[1], 'tangent at *O*', { anchor: 'middle', cls: 'tr' }),
)

const shadedTwice = onPlane(
  [
    'two-shaded-regions',
    'A curve with two shaded regions',
    'A U-shaped curve meets the y-axis above the origin and crosses the x-axis at A and then at B. Two regions are shaded: the one above the x-axis bounded by the axes and the curve, from the origin to A, and the one below the x-axis between A and B.',
  ],
  { x: { min: -0.8, max: 4.3 }, y: { min: -1.6, max: 4 }, width: 260, height: 220 },
  on =>
    areaUnder(on, x => (x - 1) * (x - 3), 0, 3) +
    functionCurve(on, x => (x - 1) * (x - 3)) +
    mark(on, [1, 0], '*A*', { place: 'above right' }) +
    mark(on, [3, 0], '*B*', { place: 'above left' }),
)

const regionToTurn = onPlane(
  [
    'region-to-turn',
    'A shaded region below a falling curve',
    'The curve y = 6 over (x + 1) falls to the right. The region between the curve and the x-axis, from the y-axis to a vertical line, is shaded. The vertical line meets the x-axis where x is 2.',
  ],
  { x: { min: -0.4, max: 4.6, every: 1 }, y: { min: -0.6, max: 6.6, every: 2 }, width: 280, height: 210 },
  on =>
    areaUnder(on, x => 6 / (x + 1), 0, 2) +
    functionCurve(on, x => 6 / (x + 1), { from: -0.1 }) +
    on.label(1.6, 3, '*y* = 6/(*x* + 1)', { cls: 'tp' }) +
    line(...on.at(2, 0), ...on.at(2, 2)),
)

export const figures = [
  shadedSegment,
  chordInCircle,
  perpendicularInSector,
  segmentAB,
  segmentToMeasure,
  circleOnGrid,
  curveWithP,
  gradientGraph,
  tangentAtO,
  shadedTwice,
  regionToTurn,
]
