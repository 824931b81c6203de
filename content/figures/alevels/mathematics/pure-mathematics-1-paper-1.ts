import { type Figure, type FigureFacts, figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import {
  arc,
  arrow,
  circle,
  dot,
  ellipse,
  line,
  type Point,
  polar,
  polygon,
  polyline,
  type Shape,
  text,
} from '@/lib/figures/shapes'

type Box = { left: number; top: number; width: number; height: number }
type Span = readonly [least: number, most: number]

/** A sketch graph whose axes cross at the origin, wherever that lies; the kit's own axes stay at the left. */
function plane(x: Span, y: Span, box: Box): Graph {
  const g = graph({ x: { label: '', min: x[0], max: x[1] }, y: { label: '', min: y[0], max: y[1] }, ...box })
  const axes =
    arrow(...g.at(x[0], 0), ...g.at(x[1], 0), { cls: 'l thin' }) +
    arrow(...g.at(0, y[0]), ...g.at(0, y[1]), { cls: 'l thin' }) +
    g.label(x[1], 0, '*x*', { dx: -2, dy: 16, anchor: 'end' }) +
    g.label(0, y[1], '*y*', { dx: -6, dy: 10, anchor: 'end' })
  return { ...g, axes }
}

function draw(name: string, facts: Omit<FigureFacts, 'name'>, ...shapes: Shape[]): Figure {
  return figure({ name: `pure-mathematics-1-paper-1/${name}`, ...facts }, ...shapes)
}

function samples(f: (x: number) => number, from: number, to: number): Point[] {
  return Array.from({ length: 41 }, (_, at): Point => {
    const x = from + ((to - from) * at) / 40
    return [x, f(x)]
  })
}

function parabola(left: number, lift: number, sign: string, roots: string): Shape {
  const g = graph({
    x: { label: '', min: -2.1, max: 2.1 },
    y: { label: '', min: -1.6, max: 3.4 },
    left,
    top: 30,
    width: 104,
    height: 120,
  })
  const crossings: Point[] =
    lift < 0
      ? [
          [-1, 0],
          [1, 0],
        ]
      : lift === 0
        ? [[0, 0]]
        : []
  return (
    text(left + 52, 18, `*b*^{2} − 4*ac* ${sign} 0`, { anchor: 'middle' }) +
    arrow(...g.at(-2.1, 0), ...g.at(2.1, 0), { cls: 'l thin' }) +
    g.plot(x => x * x + lift, -1.55, 1.55) +
    crossings.map(point => dot(...g.at(...point))).join('') +
    text(left + 52, 168, roots, { anchor: 'middle' })
  )
}

const discriminant = draw(
  'discriminant',
  {
    title: 'The discriminant and the number of real roots',
    description:
      'Three U-shaped parabolas, each with a horizontal x-axis. Left: the discriminant is positive, the curve crosses the axis at two points, so there are two distinct real roots. Middle: the discriminant is zero, the vertex touches the axis at one point, so there is one repeated root. Right: the discriminant is negative, the curve lies wholly above the axis, so there are no real roots.',
    height: 178,
  },
  parabola(8, -1, '>', 'two roots'),
  parabola(128, 0, '=', 'repeated root'),
  parabola(248, 0.9, '<', 'no real roots'),
)

const inequalityPlane = plane([-3, 5], [-5.2, 7], { left: 30, top: 8, width: 300, height: 212 })
const valley = (x: number) => x * x - 2 * x - 3
const inequality = draw(
  'inequality',
  {
    title: 'Reading a quadratic inequality from a sketch',
    description:
      'The parabola y = x squared − 2x − 3 opens upwards and crosses the x-axis at −1 and 3. Between −1 and 3 the curve lies below the axis, shaded, so y is negative there. To the left of −1 and to the right of 3 the curve lies above the axis, so y is positive.',
    height: 228,
  },
  inequalityPlane.area(samples(valley, -1, 3)),
  inequalityPlane.axes,
  inequalityPlane.plot(valley, -2.1, 4.1),
  dot(...inequalityPlane.at(-1, 0)),
  dot(...inequalityPlane.at(3, 0)),
  inequalityPlane.label(-1, 0, '−1', { dx: -8, dy: 17, anchor: 'end' }),
  inequalityPlane.label(3, 0, '3', { dx: 9, dy: 17 }),
  inequalityPlane.label(1, -2.2, '*y* < 0', { dx: 6, anchor: 'middle' }),
  inequalityPlane.label(-1.9, 2.4, '*y* > 0', { dx: -6, anchor: 'end' }),
  inequalityPlane.label(3.9, 2.4, '*y* > 0', { dx: 4 }),
)

const inversePlane = plane([-0.7, 5.4], [-0.7, 5.4], { left: 36, top: 8, width: 290, height: 290 })
const rising = samples(x => x * x + 1, 0, 2)
const inverse = draw(
  'inverse',
  {
    title: 'The graph of a function and of its inverse',
    description:
      'Equal scales on both axes. The curve y = f(x), where f(x) = x squared + 1 for x from 0, starts at (0, 1) and rises through (1, 2) to (2, 5). The curve of the inverse starts at (1, 0) and rises through (2, 1) to (5, 2). The dashed mirror line y = x runs between them. Each point (a, b) on one curve has the point (b, a) on the other.',
    height: 306,
  },
  inversePlane.axes,
  inversePlane.line(
    [
      [-0.6, -0.6],
      [5.1, 5.1],
    ],
    'l dash thin',
  ),
  inversePlane.curve(rising),
  inversePlane.curve(
    rising.map(([x, y]): Point => [y, x]),
    'r',
  ),
  inversePlane.line(
    [
      [1, 2],
      [2, 1],
    ],
    'l dash thin',
  ),
  dot(...inversePlane.at(1, 2), 'pd'),
  dot(...inversePlane.at(2, 1), 'rd'),
  dot(...inversePlane.at(0, 1), 'pd'),
  dot(...inversePlane.at(1, 0), 'rd'),
  inversePlane.label(1, 2, '(1, 2)', { dx: -5, dy: 0, anchor: 'end', cls: 's' }),
  inversePlane.label(2, 1, '(2, 1)', { dx: 6, dy: 14, cls: 's' }),
  inversePlane.label(0, 1, '1', { dx: -8, dy: 4, anchor: 'end' }),
  inversePlane.label(1, 0, '1', { dy: 16, anchor: 'middle' }),
  inversePlane.label(1.95, 4.8, '*y* = f(*x*)', { dx: -12, anchor: 'end', cls: 'tp' }),
  inversePlane.label(5.4, 1.5, '*y* = f^{−1}(*x*)', { dx: 4, dy: 6, anchor: 'end', cls: 'tr' }),
  inversePlane.label(4.6, 4.6, '*y* = *x*', { dx: 10, dy: 8 }),
)

const hump = (x: number) => 4 * x - 2 * x * x

function changed(left: number, top: number, name: string, effect: string, points: readonly Point[]): Shape {
  const g = graph({
    x: { label: '', min: -2.6, max: 3.4 },
    y: { label: '', min: -2.3, max: 4.4 },
    left,
    top: top + 40,
    width: 160,
    height: 110,
  })
  return (
    text(left + 80, top + 14, `*y* = ${name}`, { anchor: 'middle', cls: 'b' }) +
    text(left + 80, top + 31, effect, { anchor: 'middle', cls: 's' }) +
    line(...g.at(-2.6, 0), ...g.at(3.4, 0), 'l thin') +
    line(...g.at(0, -2.3), ...g.at(0, 4.4), 'l thin') +
    g.plot(hump, 0, 2, 'l dash') +
    g.curve(points)
  )
}

const humpPoints = samples(hump, 0, 2)
const moved = (f: (point: Point) => Point) => humpPoints.map(f)
const transformations = draw(
  'transformations',
  {
    title: 'Six transformations of one graph',
    description:
      'Six small graphs. In each, the dashed curve is y = f(x), an arch that starts at the origin, peaks at (1, 2) and ends at (2, 0). y = f(x) + 2: the arch is 2 units higher. y = f(x + 2): the arch is 2 units to the left, from x = −2 to x = 0. y = 2f(x): the arch is twice as high with the same width. y = f(2x): the same height, half as wide, from x = 0 to x = 1. y = −f(x): the arch hangs below the x-axis. y = f(−x): the arch lies to the left of the y-axis, from x = −2 to x = 0.',
    height: 486,
  },
  changed(
    10,
    0,
    'f(*x*) + 2',
    'translation, 2 up',
    moved(([x, y]) => [x, y + 2]),
  ),
  changed(
    190,
    0,
    'f(*x* + 2)',
    'translation, 2 to the left',
    moved(([x, y]) => [x - 2, y]),
  ),
  changed(
    10,
    164,
    '2f(*x*)',
    'stretch, factor 2, in *y*',
    moved(([x, y]) => [x, 2 * y]),
  ),
  changed(
    190,
    164,
    'f(2*x*)',
    'stretch, factor ½, in *x*',
    moved(([x, y]) => [x / 2, y]),
  ),
  changed(
    10,
    328,
    '−f(*x*)',
    'reflection in the *x*-axis',
    moved(([x, y]) => [x, -y]),
  ),
  changed(
    190,
    328,
    'f(−*x*)',
    'reflection in the *y*-axis',
    moved(([x, y]) => [-x, y]),
  ),
)

const roundPlane = plane([-3, 10.5], [-8, 6.5], { left: 40, top: 6, width: 270, height: 290 })
const tangent = draw(
  'tangent',
  {
    title: 'A tangent to a circle is perpendicular to the radius',
    description:
      'A circle has centre C at (3, −2) and radius 5. The radius CP is drawn to the point P at (6, 2). The tangent at P slopes downwards to the right and makes a right angle with CP.',
    height: 302,
  },
  roundPlane.axes,
  circle(...roundPlane.at(3, -2), 100, 'p'),
  roundPlane.line(
    [
      [3, -2],
      [6, 2],
    ],
    'l',
  ),
  roundPlane.line(
    [
      [1, 5.75],
      [9.4, -0.55],
    ],
    'r',
  ),
  polyline(
    [
      [5.4, 1.2],
      [6.2, 0.6],
      [6.8, 1.4],
    ].map(([x = 0, y = 0]) => roundPlane.at(x, y)),
    'l thin',
  ),
  dot(...roundPlane.at(3, -2)),
  dot(...roundPlane.at(6, 2)),
  roundPlane.label(3, -2, '*C*(3, −2)', { dx: 2, dy: 18, anchor: 'middle' }),
  roundPlane.label(6, 2, '*P*(6, 2)', { dx: 8, dy: -4 }),
  roundPlane.label(3.9, -0.8, '5', { dx: -16, dy: 2 }),
  roundPlane.label(2.6, 4.55, 'tangent', { dx: 8, dy: -8 }),
)

const onCircle = (x: number, y: number): Point => [70 + (x + 1.6) * 22, 8 + (8.8 - y) * 22]
const semicircle = draw(
  'semicircle',
  {
    title: 'The angle in a semicircle',
    description:
      'A circle has the diameter AB, with A at (−1, 2) and B at (7, 6). The centre C is the midpoint, (3, 4). P at (5, 0) is another point on the circle. The lines AP and BP are drawn, and the angle APB is a right angle.',
    height: 224,
  },
  circle(...onCircle(3, 4), Math.sqrt(20) * 22, 'p'),
  polygon([onCircle(-1, 2), onCircle(7, 6), onCircle(5, 0)], 'l'),
  polyline([onCircle(4.34, 0.22), onCircle(4.56, 0.88), onCircle(5.22, 0.66)], 'l thin'),
  dot(...onCircle(3, 4)),
  dot(...onCircle(-1, 2)),
  dot(...onCircle(7, 6)),
  dot(...onCircle(5, 0)),
  text(onCircle(-1, 2)[0] - 8, onCircle(-1, 2)[1] + 8, '*A*(−1, 2)', { anchor: 'end' }),
  text(onCircle(7, 6)[0] + 8, onCircle(7, 6)[1] + 2, '*B*(7, 6)'),
  text(onCircle(5, 0)[0] + 12, onCircle(5, 0)[1] + 15, '*P*(5, 0)'),
  text(onCircle(3, 4)[0] - 4, onCircle(3, 4)[1] - 10, '*C*(3, 4)', { anchor: 'middle' }),
)

const oneRadian = 180 / Math.PI
const radian = draw(
  'radian',
  {
    title: 'One radian',
    description:
      'A circle with centre O and two radii of length r. The arc between their ends is also of length r. The angle between the radii at O is 1 radian, a little less than 60 degrees.',
    height: 210,
  },
  circle(150, 105, 92, 'f'),
  polyline([polar(150, 105, 92, 0), [150, 105], polar(150, 105, 92, oneRadian)]),
  arc(150, 105, 92, 0, oneRadian, 'p thick'),
  arc(150, 105, 26, 0, oneRadian, 'l thin'),
  dot(150, 105),
  text(138, 112, '*O*', { anchor: 'end' }),
  text(200, 122, '*r*'),
  text(164, 62, '*r*', { anchor: 'end' }),
  text(240, 62, 'arc = *r*', { cls: 'tp' }),
  text(181, 96, '1 rad', { cls: 's' }),
)

const [chordStart, chordEnd] = [polar(180, 182, 130, 55), polar(180, 182, 130, 125)]
const segmentArc = Array.from({ length: 25 }, (_, at) => polar(180, 182, 130, 55 + (70 * at) / 24))
const segment = draw(
  'segment',
  {
    title: 'A sector, its triangle and its segment',
    description:
      'The sector OAB has centre O at the bottom, two radii of length r and the angle theta at O. The chord AB divides it into the triangle OAB below and the segment above, which is shaded. The segment lies between the chord AB and the arc AB.',
    height: 204,
  },
  polygon(segmentArc, 'w'),
  polyline([chordEnd, [180, 182], chordStart]),
  line(...chordEnd, ...chordStart),
  arc(180, 182, 130, 55, 125, 'p'),
  arc(180, 182, 26, 55, 125, 'l thin'),
  text(180, 148, '*θ*', { anchor: 'middle' }),
  text(180, 200, '*O*', { anchor: 'middle' }),
  text(chordEnd[0] - 10, chordEnd[1] + 4, '*A*', { anchor: 'end' }),
  text(chordStart[0] + 10, chordStart[1] + 4, '*B*'),
  text(128, 140, '*r*', { anchor: 'end' }),
  text(230, 140, '*r*'),
  text(180, 69, 'segment', { anchor: 'middle', cls: 'tp' }),
  text(180, 110, 'triangle', { anchor: 'middle' }),
  text(212, 40, 'arc *rθ*', { anchor: 'start' }),
)

const [touchA, touchB] = [polar(70, 120, 84, 60), polar(70, 120, 84, -60)]
const tipT: Point = [70 + 84 / Math.cos(Math.PI / 3), 120]
const innerArc = Array.from({ length: 25 }, (_, at) => polar(70, 120, 84, 60 - at * 5))
const tangents = draw(
  'two-tangents',
  {
    title: 'The region between two tangents and a circle',
    description:
      'The sector OAB has centre O and radius 6 cm; the angle AOB is 2π/3. The tangents at A and B meet at T, to the right. They make right angles with the radii OA and OB. The region between the tangents AT and BT and the arc AB is shaded.',
    height: 240,
  },
  polygon([...innerArc, tipT], 'w'),
  polyline([touchA, [70, 120], touchB]),
  arc(70, 120, 84, -60, 60, 'p'),
  polyline([touchA, tipT, touchB], 'r'),
  line(70, 120, ...tipT, 'l dash thin'),
  polyline(
    [polar(...touchA, 10, -30), polar(...polar(...touchA, 10, -30), 10, 240), polar(...touchA, 10, 240)],
    'l thin',
  ),
  polyline(
    [polar(...touchB, 10, 30), polar(...polar(...touchB, 10, 30), 10, 120), polar(...touchB, 10, 120)],
    'l thin',
  ),
  arc(70, 120, 20, -60, 60, 'l thin'),
  text(60, 124, '*O*', { anchor: 'end' }),
  text(touchA[0], touchA[1] - 10, '*A*', { anchor: 'middle' }),
  text(touchB[0], touchB[1] + 20, '*B*', { anchor: 'middle' }),
  text(tipT[0] + 8, 124, '*T*'),
  text(84, 76, '6 cm', { anchor: 'end' }),
  text(94, 112, '2π/3', { cls: 's' }),
)

type Wave = { top: number; height: number; name: string; limit: number }

function degreeGraph({ top, height, name, limit }: Wave): Graph {
  const g = graph({
    x: { label: '', min: 0, max: 380 },
    y: { label: '', min: -limit, max: limit },
    left: 40,
    top,
    width: 304,
    height,
  })
  const ticks = [90, 180, 270, 360].map(
    x =>
      line(...g.at(x, -0.12), ...g.at(x, 0.12), 'l thin') +
      g.label(x, -limit, `${x}°`, { dy: 15, anchor: 'middle', cls: 's' }),
  )
  const heights = [1, -1].map(
    y =>
      line(36, g.at(0, y)[1], 44, g.at(0, y)[1], 'l thin') +
      g.label(0, y, y < 0 ? '−1' : '1', { dx: -8, dy: 4, anchor: 'end', cls: 's' }),
  )
  const axes =
    arrow(...g.at(0, 0), ...g.at(380, 0), { cls: 'l thin' }) +
    line(...g.at(0, -limit), ...g.at(0, limit), 'l thin') +
    ticks.join('') +
    heights.join('') +
    g.label(380, 0, '*x*', { dx: -2, dy: -7, anchor: 'end' }) +
    text(56, top - 4, name)
  return { ...g, axes }
}

const inDegrees = (f: (angle: number) => number) => (x: number) => f((x * Math.PI) / 180)
const sineGraph = degreeGraph({ top: 22, height: 84, name: '*y* = sin *x*', limit: 1.25 })
const cosineGraph = degreeGraph({ top: 148, height: 84, name: '*y* = cos *x*', limit: 1.25 })
const tangentGraph = degreeGraph({ top: 274, height: 120, name: '*y* = tan *x*', limit: 3.2 })
const graphs = draw(
  'three-graphs',
  {
    title: 'The graphs of sine, cosine and tangent',
    description:
      'Three graphs for x from 0° to 360°. Sine starts at 0, rises to 1 at 90°, is 0 at 180°, falls to −1 at 270° and returns to 0 at 360°. Cosine starts at 1, is 0 at 90°, −1 at 180°, 0 at 270° and 1 at 360°. Tangent is 0 at 0°, 180° and 360°; it always rises, and has vertical asymptotes, drawn dashed, at 90° and 270°.',
    height: 416,
  },
  sineGraph.axes,
  sineGraph.plot(inDegrees(Math.sin), 0, 360),
  cosineGraph.axes,
  cosineGraph.plot(inDegrees(Math.cos), 0, 360),
  tangentGraph.axes,
  line(...tangentGraph.at(90, -3.2), ...tangentGraph.at(90, 3.2), 'l dash thin'),
  line(...tangentGraph.at(270, -3.2), ...tangentGraph.at(270, 3.2), 'l dash thin'),
  tangentGraph.plot(inDegrees(Math.tan), 0, 70),
  tangentGraph.plot(inDegrees(Math.tan), 110, 250),
  tangentGraph.plot(inDegrees(Math.tan), 290, 360),
)

const triangles = draw(
  'exact-triangles',
  {
    title: 'Two triangles that hold the exact values',
    description:
      'Left: half of an equilateral triangle of side 2. It is right-angled, with base 1, height √3 and hypotenuse 2. The angle at the base is 60° and the angle at the top is 30°. Right: a right-angled isosceles triangle with two sides of 1 and hypotenuse √2. Both other angles are 45°.',
    height: 186,
  },
  polygon(
    [
      [40, 160],
      [120, 160],
      [120, 21.4],
    ],
    'l w',
  ),
  polyline(
    [
      [110, 160],
      [110, 150],
      [120, 150],
    ],
    'l thin',
  ),
  text(80, 178, '1', { anchor: 'middle' }),
  text(126, 100, '√3'),
  text(66, 92, '2', { anchor: 'end' }),
  text(54, 155, '60°', { cls: 's' }),
  text(117, 80, '30°', { anchor: 'end', cls: 's' }),
  polygon(
    [
      [210, 160],
      [320, 160],
      [320, 50],
    ],
    'l w',
  ),
  polyline(
    [
      [310, 160],
      [310, 150],
      [320, 150],
    ],
    'l thin',
  ),
  text(265, 178, '1', { anchor: 'middle' }),
  text(326, 110, '1'),
  text(256, 98, '√2', { anchor: 'end' }),
  text(232, 155, '45°', { cls: 's' }),
  text(317, 94, '45°', { anchor: 'end', cls: 's' }),
)

const solvingGraph = degreeGraph({ top: 24, height: 150, name: '*y* = cos *x*', limit: 1.25 })
const solving = draw(
  'four-solutions',
  {
    title: 'Two horizontal lines cut the cosine graph four times',
    description:
      'The graph of y = cos x from 0° to 360°. The line y = 1/2 cuts it at 60° and 300°. The line y = −1/3 cuts it at 109.5° and 250.5°. In each pair the two solutions are equally far from 180°.',
    height: 194,
  },
  solvingGraph.axes,
  solvingGraph.line(
    [
      [0, 0.5],
      [372, 0.5],
    ],
    'r dash',
  ),
  solvingGraph.line(
    [
      [0, -1 / 3],
      [372, -1 / 3],
    ],
    'r dash',
  ),
  solvingGraph.plot(inDegrees(Math.cos), 0, 360),
  ...[60, 300].map(x => dot(...solvingGraph.at(x, 0.5))),
  ...[109.47, 250.53].map(x => dot(...solvingGraph.at(x, -1 / 3))),
  solvingGraph.label(60, 0.5, '60°', { dx: 4, dy: -8 }),
  solvingGraph.label(300, 0.5, '300°', { dx: -6, dy: -8, anchor: 'end' }),
  solvingGraph.label(109.5, -1 / 3, '109.5°', { dx: -8, dy: 18, anchor: 'end' }),
  solvingGraph.label(250.5, -1 / 3, '250.5°', { dx: 10, dy: 18 }),
  solvingGraph.label(180, 0.5, '*y* = ½', { dy: -6, anchor: 'middle', cls: 'tr' }),
  solvingGraph.label(180, -1 / 3, '*y* = −⅓', { dy: 16, anchor: 'middle', cls: 'tr' }),
)

const sums = graph({
  x: { label: '*n*', max: 7, ticks: [1, 2, 3, 4, 5, 6] },
  y: { label: '*S*_{n}', max: 18, ticks: [0, 4, 8, 12, 16] },
  width: 280,
})
const partialSums = draw(
  'partial-sums',
  {
    title: 'The sums of a convergent geometric progression',
    description:
      'The sums of the first n terms of 8 + 4 + 2 + 1 + … plotted against n. The points are 8, 12, 14, 15, 15.5 and 15.75 for n = 1 to 6. They rise by half as much each time and come closer and closer to a dashed horizontal line at 16, the sum to infinity, without reaching it.',
    height: 250,
  },
  sums.axes,
  sums.line(
    [
      [0, 16],
      [7, 16],
    ],
    'r dash',
  ),
  sums.label(0, 16, '*S*_{∞} = 16', { dx: 8, dy: -9, cls: 'tr' }),
  ...[8, 12, 14, 15, 15.5, 15.75].map((y, at) => dot(...sums.at(at + 1, y), 'pd', 4)),
)

const chordPlane = plane([-0.25, 2.5], [-0.9, 5], { left: 40, top: 8, width: 280, height: 232 })
const square = (x: number) => x * x
const chords = draw(
  'chords',
  {
    title: 'Chords that turn towards the tangent',
    description:
      'The curve y = x squared with the point P at (1, 1). Two chords run from P to the points Q1 at x = 2 and Q2 at x = 1.5 on the curve; their gradients are 3 and 2.5. The tangent at P has gradient 2. As Q moves along the curve towards P, the chord turns towards the tangent.',
    height: 248,
  },
  chordPlane.axes,
  chordPlane.plot(square, 0, 2.18),
  chordPlane.line(
    [
      [1, 1],
      [2, 4],
    ],
    'l thin',
  ),
  chordPlane.line(
    [
      [1, 1],
      [1.5, 2.25],
    ],
    'l thin',
  ),
  chordPlane.line(
    [
      [0.25, -0.5],
      [2.3, 3.6],
    ],
    'r',
  ),
  dot(...chordPlane.at(1, 1)),
  dot(...chordPlane.at(2, 4)),
  dot(...chordPlane.at(1.5, 2.25)),
  chordPlane.label(1, 1, '*P*', { dx: -8, dy: -6, anchor: 'end' }),
  chordPlane.label(2, 4, '*Q*_{1}', { dx: -8, dy: -4, anchor: 'end' }),
  chordPlane.label(1.5, 2.25, '*Q*_{2}', { dx: -8, dy: -4, anchor: 'end' }),
  chordPlane.label(1.75, 2.2, 'tangent at *P*', { dx: 4, dy: 4, cls: 'tr' }),
)

const cubicPlane = plane([-0.7, 5], [-1, 9], { left: 40, top: 8, width: 290, height: 230 })
const cubic = (x: number) => x ** 3 - 6 * x ** 2 + 9 * x + 2
const stationary = draw(
  'stationary-points',
  {
    title: 'A cubic curve with a maximum and a minimum point',
    description:
      'The curve y = x cubed − 6x squared + 9x + 2 cuts the y-axis at 2 and rises to a maximum point at (1, 6), where the tangent is horizontal and the second derivative is negative. It falls to a minimum point at (3, 2), where the tangent is horizontal and the second derivative is positive, and then rises. It is increasing for x < 1, decreasing between x = 1 and x = 3 and increasing for x > 3.',
    height: 246,
  },
  cubicPlane.axes,
  cubicPlane.plot(cubic, -0.25, 4.2),
  cubicPlane.line(
    [
      [0.4, 6],
      [1.6, 6],
    ],
    'r',
  ),
  cubicPlane.line(
    [
      [2.4, 2],
      [3.6, 2],
    ],
    'r',
  ),
  dot(...cubicPlane.at(1, 6)),
  dot(...cubicPlane.at(3, 2)),
  cubicPlane.label(1, 6, 'maximum (1, 6)', { dx: -14, dy: -10 }),
  cubicPlane.label(3, 2, 'minimum (3, 2)', { dy: 20, anchor: 'middle' }),
  cubicPlane.label(2.8, 4.4, 'decreasing', { anchor: 'middle' }),
  cubicPlane.label(0, 2, '2', { dx: -8, dy: 0, anchor: 'end' }),
)

const areaPlane = plane([-0.9, 7.2], [-1.4, 11], { left: 40, top: 8, width: 290, height: 220 })
const arch = (x: number) => 6 * x - x * x
const between = draw(
  'area-between',
  {
    title: 'The area between a curve and a line',
    description:
      'The curve y = 6x − x squared starts at the origin, peaks at (3, 9) and comes down to (6, 0). The line y = 2x meets it at the origin and again at P, to the right of the peak. The region between the curve, above, and the line, below, from the origin to P, is shaded.',
    height: 236,
  },
  polygon(
    samples(arch, 0, 4).map(point => areaPlane.at(...point)),
    'w',
  ),
  areaPlane.axes,
  areaPlane.plot(arch, -0.15, 6.15),
  areaPlane.line(
    [
      [-0.4, -0.8],
      [5, 10],
    ],
    'r',
  ),
  dot(...areaPlane.at(4, 8)),
  areaPlane.label(6, 0, '6', { dx: -6, dy: 17, anchor: 'middle' }),
  areaPlane.label(4, 8, '*P*', { dx: 10, dy: 6 }),
  areaPlane.label(5, 10, '*y* = 2*x*', { dx: 6, dy: 4 }),
  areaPlane.label(5.05, 5, '*y* = 6*x* − *x*^{2}', { dx: 8 }),
)

const solidPlane = plane([-0.6, 5.4], [-2.7, 3.2], { left: 30, top: 8, width: 300, height: 216 })
const root = (x: number) => Math.sqrt(x)
const upper = samples(root, 1, 4)
const [discX, discY] = solidPlane.at(2.5, 0)
const discRadius = discY - solidPlane.at(0, root(2.5))[1]
const solid = draw(
  'revolution',
  {
    title: 'A volume of revolution about the x-axis',
    description:
      'A curve y = f(x) runs above the x-axis from x = a to x = b. Its mirror image below the axis is dashed; together they outline the solid that is formed when the region under the curve turns through 360° about the x-axis. One thin disc of the solid is drawn: its radius is y.',
    height: 232,
  },
  polygon(
    [...upper, ...upper.map(([x, y]): Point => [x, -y]).reverse()].map(point => solidPlane.at(...point)),
    'w',
  ),
  solidPlane.axes,
  solidPlane.plot(root, 0.5, 4.6),
  solidPlane.curve(
    upper.map(([x, y]): Point => [x, -y]),
    'p dash',
  ),
  ...[1, 4].map(x => {
    const [px, py] = solidPlane.at(x, 0)
    return ellipse(px, py, 9, py - solidPlane.at(0, root(x))[1], 'l thin')
  }),
  ellipse(discX, discY, 9, discRadius, 'r sheet'),
  arrow(discX, discY, discX, discY - discRadius, { cls: 'r' }),
  text(discX + 14, discY - 22, '*y*', { cls: 'tr' }),
  solidPlane.label(1, 0, '*a*', { dx: -14, dy: 16, anchor: 'end' }),
  solidPlane.label(4, 0, '*b*', { dx: 14, dy: 16 }),
  solidPlane.label(4.5, root(4.5), '*y* = f(*x*)', { dx: 0, dy: -12, anchor: 'middle' }),
)

const ringPlane = plane([-0.6, 5.8], [-0.8, 5.6], { left: 60, top: 8, width: 236, height: 236 })
const reciprocal = (x: number) => 4 / x
const ring = draw(
  'washer',
  {
    title: 'A region that does not touch the axis of rotation',
    description:
      'The line y = 5 − x and the curve y = 4/x meet at (1, 4) and (4, 1). The line lies above the curve between these points, and the region between them is shaded. The region does not touch the x-axis. Two arrows rise from the x-axis: the one that reaches to the line is an outer radius, the one that reaches only to the curve is an inner radius.',
    height: 252,
  },
  polygon(
    samples(reciprocal, 1, 4).map(point => ringPlane.at(...point)),
    'w',
  ),
  ringPlane.axes,
  ringPlane.plot(reciprocal, 0.78, 5.4),
  ringPlane.line(
    [
      [-0.2, 5.2],
      [5.3, -0.3],
    ],
    'r',
  ),
  arrow(...ringPlane.at(2.1, 0), ...ringPlane.at(2.1, 2.9), { cls: 'r thin' }),
  arrow(...ringPlane.at(1.7, 0), ...ringPlane.at(1.7, 4 / 1.7), { cls: 'p thin' }),
  dot(...ringPlane.at(1, 4)),
  dot(...ringPlane.at(4, 1)),
  ringPlane.label(1, 4, '(1, 4)', { dx: 10, dy: -4 }),
  ringPlane.label(4, 1, '(4, 1)', { dx: 8, dy: -6 }),
  ringPlane.label(2.5, 2.5, '*y* = 5 − *x*', { dx: 10, dy: -8 }),
  ringPlane.label(0.85, 5, '*y* = 4/*x*', { dx: 6 }),
  ringPlane.label(2.1, 0.8, 'outer', { dx: 6, dy: 0, cls: 's tr' }),
  ringPlane.label(1.7, 0.8, 'inner', { dx: -6, dy: 0, anchor: 'end', cls: 's tp' }),
)

export const figures = [
  discriminant,
  inequality,
  inverse,
  transformations,
  tangent,
  semicircle,
  radian,
  segment,
  tangents,
  graphs,
  triangles,
  solving,
  partialSums,
  chords,
  stationary,
  between,
  solid,
  ring,
]
