import { type Figure, figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, type Plane, type PlaneOptions, plane } from '@/lib/figures/plane/plane'
import { inPi } from '@/lib/figures/plane/sketches'
import { line, type Shape } from '@/lib/figures/shapes'

// What worked examples and questions ask the reader to take from a graph on numbered axes.

const topic = 'pure-mathematics-1-paper-1-asked-2'

type Told = readonly [name: string, title: string, description: string]

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

const gridded = (
  x: readonly [number, number],
  y: readonly [number, number],
  { height = 250, everyX = 1, everyY = 1, equalScales = false } = {},
): PlaneOptions => ({
  x: { min: x[0], max: x[1], every: everyX },
  y: { min: y[0], max: y[1], every: everyY },
  grid: true,
  numbers: 'edge',
  origin: '',
  equalScales,
  height,
})

const curveAndLine = onPlane(
  [
    'curve-and-line',
    'A parabola and a straight line',
    'A grid with x from −3 to 5 and y from −4 to 6. A U-shaped curve y = x squared − x − 3 and the straight line y = x. They cross at two corners of the grid: where x and y are −1, and where x and y are 3.',
  ],
  gridded([-3, 5], [-4, 6]),
  on =>
    functionCurve(on, x => x * x - x - 3) +
    mark(on, [2, -2.4], '*y* = *x*^{2} − *x* − 3', { kind: 'none', place: 'right', cls: 'tp' }) +
    functionCurve(on, x => x, { cls: 'r', label: '*y* = *x*', labelAt: 3.6, place: 'below right' }),
)

const touching = onPlane(
  [
    'touching-the-axis',
    'A parabola that touches the x-axis',
    'A U-shaped curve. Its lowest point lies on the x-axis, to the left of the y-axis. It rises to the right and crosses the y-axis above the origin.',
  ],
  { x: { min: -5, max: 1.6 }, y: { min: -1.5, max: 12 }, width: 260, height: 170 },
  on => functionCurve(on, x => 2 * (x + 2) ** 2),
)

const parabolaToRead = onPlane(
  [
    'parabola-to-read',
    'A parabola on a grid',
    'A grid with x from −2 to 4 and y from −4 to 6. A U-shaped curve has its lowest point at a corner of the grid, where x is 1 and y is −3. It also passes through the corners where x is 0 and y is −1, where x is 2 and y is −1, and where x is 3 and y is 5.',
  ],
  gridded([-2, 4], [-4, 6]),
  on => functionCurve(on, x => 2 * (x - 1) ** 2 - 3) + mark(on, [1, -3]) + mark(on, [3, 5]),
)

const minimumToMove = onPlane(
  [
    'minimum-to-move',
    'A curve with a minimum point',
    'A grid with x from 0 to 10 and y from −2 to 4. The curve y = f(x) falls from the y-axis to its minimum point at a corner of the grid, where x is 6 and y is −1, and then rises.',
  ],
  gridded([0, 10], [-2, 4], { height: 190 }),
  on =>
    functionCurve(on, x => (x - 6) ** 2 / 9 - 1, {
      label: '*y* = f(*x*)',
      labelAt: 1.5,
      place: 'above right',
    }) + mark(on, [6, -1]),
)

const rangeToRead = onPlane(
  [
    'range-to-read',
    'The graph of a function with its two ends',
    'A grid with x from −2 to 5 and y from −3 to 8. The curve y = f(x) begins with a filled dot where x is −1 and y is 2. It falls to its lowest point where x is 1 and y is −2. It then rises to a filled dot where x is 4 and y is 7.',
  ],
  gridded([-2, 5], [-3, 8], { height: 270 }),
  on => functionCurve(on, x => (x - 1) ** 2 - 2, { from: -1, to: 4 }) + mark(on, [-1, 2]) + mark(on, [4, 7]),
)

const half = (x: number) => (x * x) / 2 - 2
const inverseFacts = gridded([-3, 7], [-3, 7], { height: 290, equalScales: true })
const fOnly = (on: Plane) =>
  functionCurve(on, half, { from: 0, label: '*y* = f(*x*)', labelAt: 3.7, place: 'left' }) + mark(on, [0, -2])

const toReflect = onPlane(
  [
    'graph-to-reflect',
    'The graph of a function on a square grid',
    'A grid with x and y from −3 to 7 and equal scales. The curve y = f(x) begins with a filled dot on the y-axis where y is −2, and rises through the corners where x is 2 and y is 0, and where x is 4 and y is 6.',
  ],
  inverseFacts,
  fOnly,
)

const reflected = onPlane(
  [
    'graph-reflected',
    'The graphs of a function and of its inverse',
    'The grid and the curve y = f(x) as before. The dashed line y = x. The second curve is its reflection in this line: it begins with a filled dot on the x-axis where x is −2, and rises through the corners where x is 0 and y is 2, and where x is 6 and y is 4. The two curves meet on the line y = x.',
  ],
  inverseFacts,
  on =>
    fOnly(on) +
    line(...on.at(-3, -3), ...on.at(7, 7), 'l dash thin') +
    functionCurve(on, x => Math.sqrt(2 * x + 4), {
      from: -2,
      cls: 'r',
      label: '*y* = f^{−1}(*x*)',
      labelAt: 5,
      place: 'below right',
    }) +
    mark(on, [-2, 0]) +
    mark(on, [6.6, 6.6], '*y* = *x*', { kind: 'none', place: 'left' }),
)

const degrees = (to: number, every: number, y: readonly [number, number]): PlaneOptions => ({
  x: { min: 0, max: to, every, format: value => `${value}°` },
  y: { min: y[0], max: y[1], every: 1 },
  grid: true,
  numbers: 'edge',
  origin: '',
  height: 210,
})

const sin = (x: number) => Math.sin((x * Math.PI) / 180)
const cos = (x: number) => Math.cos((x * Math.PI) / 180)

const sineToRead = onPlane(
  [
    'sine-to-read',
    'A sine curve on numbered axes',
    'x goes from 0° to 360° and y from −2 to 6. The curve crosses the y-axis at 2 and rises at once. Its greatest value, 5, is at 45° and again at 225°; its least value, −1, is at 135° and 315°.',
  ],
  degrees(360, 45, [-2, 6]),
  on => functionCurve(on, x => 2 + 3 * sin(2 * x)),
)

const cosineToRead = onPlane(
  [
    'cosine-to-read',
    'A cosine curve on numbered axes',
    'x goes from 0° to 180° and y from 0 to 6. The curve begins at its least value, 1, on the y-axis. It reaches its greatest value, 5, at 45°, is at 1 again at 90°, at 5 at 135° and at 1 at 180°.',
  ],
  degrees(180, 45, [0, 6]),
  on => functionCurve(on, x => 3 - 2 * cos(4 * x)),
)

const cosineAndLine = onPlane(
  [
    'cosine-and-line',
    'A cosine curve and a horizontal line',
    'x goes from 0 to 2π. The curve y = 2 cos 2x begins at 2 on the y-axis and goes through two whole waves between −2 and 2. A horizontal line y = √3 cuts it at four points, from left to right A, B, C and D.',
  ],
  {
    x: { min: 0, max: 2 * Math.PI, every: Math.PI / 2, format: value => inPi(value) },
    y: { min: -2.6, max: 2.8, every: 1 },
    numbers: 'edge',
    origin: '',
    height: 210,
  },
  on =>
    functionCurve(on, x => 2 * Math.cos(2 * x)) +
    line(...on.at(0, Math.sqrt(3)), ...on.at(2 * Math.PI, Math.sqrt(3)), 'r') +
    ([1, 11, 13, 23] as const)
      .map((times, at) =>
        mark(on, [(times * Math.PI) / 12, Math.sqrt(3)], `*${'ABCD'[at]}*`, {
          place: at % 2 === 0 ? 'above right' : 'above left',
        }),
      )
      .join(''),
)

export const figures = [
  curveAndLine,
  touching,
  parabolaToRead,
  minimumToMove,
  rangeToRead,
  toReflect,
  reflected,
  sineToRead,
  cosineToRead,
  cosineAndLine,
]
