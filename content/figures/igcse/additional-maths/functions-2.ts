import { type Figure, figure } from '@/lib/figures/figure'
import { asymptote, circleOn, functionCurve, parametricCurve, straightLine } from '@/lib/figures/plane/curves'
import { mark, onX, onY, type Plane, plane } from '@/lib/figures/plane/plane'
import { degreesAxis, inDegrees, inPi } from '@/lib/figures/plane/sketches'
import { type Shape, text } from '@/lib/figures/shapes'

/** Figures of the worked examples and questions of this topic; those of its text are in functions.ts. */

type Facts = { name: string; title: string; description: string }

const shown = ({ name, ...facts }: Facts, on: Plane, ...shapes: Shape[]): Figure =>
  figure({ name: `functions-2/${name}`, ...facts, height: on.canvasHeight }, on.axes, ...shapes)

const level = (on: Plane, y: number, from = on.x.min, to = on.x.max, cls = 'r dash') =>
  functionCurve(on, () => y, { from, to, cls })

const ring = plane({
  x: { min: -6.5, max: 6.5 },
  y: { min: -6.5, max: 6.5 },
  equalScales: true,
  height: 220,
  origin: '',
})
const circleWithLine = shown(
  {
    name: 'circle-and-vertical-line',
    title: 'A circle and a vertical line',
    description:
      'A circle with its centre at the origin crosses the x-axis at −5 and 5. A dashed vertical line at x = 3 cuts it at two points, (3, 4) above the x-axis and (3, −4) below it.',
  },
  ring,
  circleOn(ring, [0, 0], 5),
  straightLine(ring, 'x = 3', { cls: 'r dash' }),
  mark(ring, [3, 4], '(3, 4)', { place: 'above right' }),
  mark(ring, [3, -4], '(3, −4)', { place: 'below right' }),
  onX(ring, -5, '−5', 'below left'),
  onX(ring, 5, '5', 'below right'),
)

const threePlane = (left: number) =>
  plane({
    x: { min: -1, max: 1 },
    y: { min: -1, max: 1 },
    left,
    top: 34,
    width: 84,
    height: 90,
    origin: '',
  })
const [first, second, third] = [threePlane(14), threePlane(134), threePlane(254)]
const threeGraphs = figure(
  {
    name: 'functions-2/three-graphs',
    title: 'Three graphs A, B and C',
    description:
      'Three graphs on axes without scales. A: a curve that falls, turns on the right of the y-axis and rises again. B: a U that lies on its side, symmetrical about the x-axis, and opens to the right. C: a curve that falls all the way from upper left to lower right, nearly level in the middle.',
    height: 150,
  },
  ...(
    [
      [first, 'A'],
      [second, 'B'],
      [third, 'C'],
    ] as const
  ).map(([on, letter]) => on.axes + text(on.frame.left, 20, letter, { cls: 'b' })),
  functionCurve(first, x => 1.1 * (x - 0.2) ** 2 - 0.6, { from: -0.95, to: 1 }),
  parametricCurve(second, t => [1.5 * t * t - 0.6, 0.9 * t], -1, 1),
  functionCurve(third, x => -0.85 * x ** 3 - 0.05 * x),
)

const arch = plane({ x: { min: -4, max: 4 }, y: { min: -5, max: 8.4 }, height: 230, origin: '' })
const hill = (x: number) => 7 - (x + 1) ** 2
const rangeBesideVertex = shown(
  {
    name: 'range-beside-the-vertex',
    title: 'An arch of which only a part belongs to the function',
    description:
      'The curve y equals 7 minus (x + 1) squared has its highest point at (−1, 7). Left of x = 1 it is dashed. From a filled dot at (1, 3) it is solid and only falls, out of the picture. A dashed line leads from the dot to 3 on the y-axis.',
  },
  arch,
  level(arch, 3, 0, 1, 'l dash thin'),
  functionCurve(arch, hill, { to: 1, cls: 'p dash' }),
  functionCurve(arch, hill, { from: 1 }),
  mark(arch, [1, 3], '(1, 3)', { place: 'right' }),
  mark(arch, [-1, 7], '(−1, 7)', { place: 'above left' }),
  onY(arch, 3, '3', 'left'),
)

const ends = plane({
  x: { min: -4, max: 5, every: 1 },
  y: { min: -5, max: 6, every: 1 },
  grid: true,
  height: 250,
})
const graphWithEnds = shown(
  {
    name: 'graph-with-ends',
    title: 'A graph with two ends',
    description:
      'A smooth curve on a grid. It begins at a filled circle at (−3, 5), falls to its lowest point (0, −4) and rises to an open circle at (2, 0).',
  },
  ends,
  functionCurve(ends, x => x * x - 4, { from: -3, to: 2 }),
  mark(ends, [-3, 5]),
  mark(ends, [2, 0], '', { kind: 'open' }),
)

const wide = plane({
  x: { min: -4.6, max: 6.6, label: '*u*' },
  y: { min: -3.5, max: 20 },
  height: 220,
  origin: '',
})
const backwards = shown(
  {
    name: 'two-ways-back',
    title: 'Two inputs of a parabola with the same output',
    description:
      'The curve y equals u squared minus 2u and a dashed level line y = 15. The line cuts the curve at u = −3 and at u = 5, from where dashed lines lead down to the horizontal axis.',
  },
  wide,
  functionCurve(wide, u => u * u - 2 * u, { label: '*y* = f(*u*)', labelAt: -3.5, place: 'right' }),
  level(wide, 15),
  wide.guide(-3, 15),
  wide.guide(5, 15),
  mark(wide, [-3, 15]),
  mark(wide, [5, 15]),
  onX(wide, -3, '−3'),
  onX(wide, 5, '5'),
  onY(wide, 15, '15', 'above left'),
)

const pair = plane({
  x: { min: -3, max: 5, every: 1 },
  y: { min: -3, max: 5, every: 1 },
  grid: true,
  equalScales: true,
  height: 260,
})
const twoGraphs = shown(
  {
    name: 'two-graphs-to-read',
    title: 'The graphs of two functions on a grid',
    description:
      'A grid with x and y from −3 to 5. y = f(x) is a straight line through (−2, 5), (0, 3) and (4, −1). y = g(x) is a V with its corner at (1, 0); its arms go up 1 for 1 across, through (−2, 3) and (4, 3).',
  },
  pair,
  functionCurve(pair, x => 3 - x, { from: -2, label: '*y* = f(*x*)', labelAt: 4.8, place: 'below left' }),
  functionCurve(pair, x => 1 - x, { from: -3, to: 1, cls: 'r' }),
  functionCurve(pair, x => x - 1, {
    from: 1,
    cls: 'r',
    label: '*y* = g(*x*)',
    labelAt: 4.4,
    place: 'above left',
  }),
)

const ups = plane({ x: { min: -2.1, max: 5.1 }, y: { min: -1.2, max: 12 }, height: 220, origin: '' })
const cubic = (x: number) => Math.abs((x + 1) * (x - 2) * (x - 4))
const cubicAndLine = shown(
  {
    name: 'modulus-cubic-and-line',
    title: 'A modulus graph and a level line',
    description:
      'A modulus graph with cusps on the x-axis at −1, 2 and 4. The left arch, of height 8.21, crosses the y-axis at 8; the right arch has the height 4.06. A dashed level line y = 6 cuts the left outer arm once, the left arch twice and the right outer arm once.',
  },
  ups,
  ...(
    [
      [-2.1, -1],
      [-1, 2],
      [2, 4],
      [4, 5.1],
    ] as const
  ).map(([from, to]) => functionCurve(ups, cubic, { from, to })),
  level(ups, 6),
  text(...ups.at(3, 6.4), '*y* = 6', { anchor: 'middle', cls: 'tr' }),
  onX(ups, -1, '−1'),
  onX(ups, 2, '2'),
  onX(ups, 4, '4'),
  onY(ups, 8, '8', 'above left'),
)

const waves = plane({
  x: { ...degreesAxis({ to: 180, every: 45 }), max: 186 },
  y: { min: 0, max: 6.6, ticks: [1, 2, 6] },
  height: 200,
})
const doubleSine = (x: number) => Math.abs(4 * inDegrees.sin(2 * x) + 2)
const sineAndLine = shown(
  {
    name: 'modulus-sine-and-line',
    title: 'A modulus graph of a sine and a level line',
    description:
      'The graph of the modulus of 4 sin 2x + 2 from 0° to 180°. It starts at (0°, 2), rises to (45°, 6), falls to a cusp at 105°, rises to a small rounded top (135°, 2), falls to a cusp at 165° and ends at (180°, 2). A dashed level line y = 1 cuts it at four points.',
  },
  waves,
  ...(
    [
      [0, 105],
      [105, 165],
      [165, 180],
    ] as const
  ).map(([from, to]) => functionCurve(waves, doubleSine, { from, to })),
  level(waves, 1, 0, 180),
)

const period = (2 * Math.PI) / 3
const falls = plane({
  x: { min: 0, max: 3.4, ticks: [period, Math.PI], format: value => inPi(value) },
  y: { min: -1.4, max: 3.4, ticks: [-1, 1, 3] },
  height: 200,
})
const wave = (x: number) => 1 + 2 * Math.cos(3 * x)
const cosineBound = shown(
  {
    name: 'bound-of-a-cosine',
    title: 'A cosine curve from x = 0 to x = π',
    description:
      'The curve y equals 1 + 2 cos 3x. It falls from its highest point (0, 3) to a lowest point at the height −1, rises to the height 3 again at x = 2π/3, and falls to the height −1 at x = π.',
  },
  falls,
  functionCurve(falls, wave, { from: 0, to: Math.PI }),
)

const slopes = plane({ x: { min: -1.4, max: 7 }, y: { min: -3, max: 6.6 }, height: 210, origin: '' })
const moved = (x: number) => Math.abs(2 * x - 6) - 2
const movedModulus = shown(
  {
    name: 'moved-modulus',
    title: 'A V-shaped graph',
    description:
      'A V whose corner is below the x-axis. It crosses the x-axis at 2 and at 4 and the y-axis at 4. There are no other numbers.',
  },
  slopes,
  functionCurve(slopes, moved, { to: 3 }),
  functionCurve(slopes, moved, { from: 3 }),
  onX(slopes, 2, '2', 'below left'),
  onX(slopes, 4, '4', 'below right'),
  onY(slopes, 4, '4'),
)

const halves = plane({
  x: { min: -14, max: 4 },
  y: { min: -14, max: 4 },
  equalScales: true,
  height: 270,
  origin: '',
})
const valley = (x: number) => 2 * (x + 3) ** 2 - 13
const leftHalf = shown(
  {
    name: 'left-half-and-inverse',
    title: 'The left half of a parabola and its inverse',
    description:
      'Equal scales and the dashed line y = x. The graph of g, the left half of a parabola, falls from the top to its end point (−3, −13). The graph of the inverse begins at (−13, −3) and falls to the right. Each is the reflection of the other in the dashed line.',
  },
  halves,
  straightLine(halves, 'y = x', { cls: 'l dash thin', label: '*y* = *x*', place: 'left' }),
  functionCurve(halves, valley, { to: -3, label: '*y* = g(*x*)', labelAt: -5.7, place: 'left' }),
  parametricCurve(halves, t => [valley(t), t], -5.9, -3, 'r'),
  mark(halves, [-3, -13], '(−3, −13)', { place: 'left' }),
  mark(halves, [-13, -3], '(−13, −3)', { place: 'above' }),
  text(...halves.at(-13.2, -6.2), '*y* = g^{−1}(*x*)', { cls: 'tr' }),
)

const dips = plane({ x: { min: -2, max: 5.2 }, y: { min: -3.4, max: 7 }, height: 220, origin: '' })
const onlyRight = shown(
  {
    name: 'answer-outside-the-domain',
    title: 'A parabola of which only a part belongs to the function',
    description:
      'The curve y equals x squared minus 3x is dashed up to x = 3: it falls through the origin, turns below the x-axis and rises. From an open circle at (3, 0) on it is solid and rises out of the picture.',
  },
  dips,
  functionCurve(dips, x => x * x - 3 * x, { to: 3, cls: 'p dash' }),
  functionCurve(dips, x => x * x - 3 * x, { from: 3 }),
  mark(dips, [3, 0], '3', { kind: 'open', place: 'below right' }),
)

const logs = plane({
  x: { min: -5, max: 4.5 },
  y: { min: -5, max: 4.5 },
  equalScales: true,
  height: 280,
  origin: '',
})
const logarithmPair = shown(
  {
    name: 'logarithm-and-inverse',
    title: 'A logarithm and its inverse',
    description:
      'Equal scales and the dashed line y = x. The graph of g rises steeply beside its dashed vertical asymptote x = −3, crosses the x-axis at −2.5 and the y-axis at ln 6, and rises less and less. Its reflection, the graph of the inverse, comes from the dashed level asymptote y = −3, crosses the y-axis at −2.5 and the x-axis at ln 6, and rises more and more steeply.',
  },
  logs,
  straightLine(logs, 'y = x', { cls: 'l dash thin', label: '*y* = *x*', place: 'right' }),
  asymptote(logs, 'x = -3', { end: 'last' }),
  asymptote(logs, 'y = -3', { end: 'last', place: 'above left' }),
  functionCurve(logs, x => Math.log(2 * x + 6), {
    from: -2.9999,
    label: '*y* = g(*x*)',
    labelAt: 3.7,
    place: 'below',
  }),
  functionCurve(logs, x => Math.exp(x) / 2 - 3, { cls: 'r' }),
  text(...logs.at(1.7, -1.7), '*y* = g^{−1}(*x*)', { cls: 'tr' }),
  mark(logs, [0, Math.log(6)], 'ln 6', { place: 'above left' }),
  mark(logs, [Math.log(6), 0], 'ln 6', { place: 'below right' }),
)

const meets = plane({
  x: { min: -6, max: 6 },
  y: { min: -6, max: 6 },
  equalScales: true,
  height: 260,
  origin: '',
})
const halfParabola = shown(
  {
    name: 'half-parabola-to-reflect',
    title: 'Half a parabola and the line y = x',
    description:
      'Equal scales and the dashed line y = x. The graph of f is half a U-shaped curve. It begins at P, below the x-axis and to the right of the y-axis, and rises through a point R of the dashed line.',
  },
  meets,
  straightLine(meets, 'y = x', { cls: 'l dash thin', label: '*y* = *x*', place: 'right' }),
  functionCurve(meets, x => (x - 1) ** 2 - 4, { from: 1, label: '*y* = f(*x*)', place: 'left' }),
  mark(meets, [1, -4], '*P*', { place: 'below' }),
  mark(meets, [(3 + Math.sqrt(21)) / 2, (3 + Math.sqrt(21)) / 2], '*R*', { place: 'right' }),
)

export const figures = [
  circleWithLine,
  threeGraphs,
  rangeBesideVertex,
  graphWithEnds,
  backwards,
  twoGraphs,
  cubicAndLine,
  sineAndLine,
  cosineBound,
  movedModulus,
  leftHalf,
  onlyRight,
  logarithmPair,
  halfParabola,
]
