import { type Figure, figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { functionCurve, straightLine } from '@/lib/figures/plane/curves'
import { mark, type Plane, plane } from '@/lib/figures/plane/plane'
import { degreesAxis, inDegrees } from '@/lib/figures/plane/sketches'
import { arrow, ellipse, type Shape, text } from '@/lib/figures/shapes'

/** Figures that are read in the questions of this topic. */

type Span = readonly [least: number, most: number]

const shown = (name: string, title: string, description: string, on: Plane, ...shapes: Shape[]): Figure =>
  figure({ name: `functions-asked/${name}`, title, description, height: on.canvasHeight }, on.axes, ...shapes)

/** Squared paper with the same unit on both axes. */
const squared = (x: Span, y: Span, height = 270) =>
  plane({
    x: { min: x[0], max: x[1], every: 1 },
    y: { min: y[0], max: y[1], every: 1 },
    grid: true,
    equalScales: true,
    height,
    numbers: 'edge',
    origin: '',
  })

const four = ['1', '2', '3', '4'] as const

/** The numbers 1 to 4 twice, with an arrow from each to its image. */
function mapping(left: number, name: string, images: readonly number[]): Shape {
  const height = (value: number) => 24 + value * 28
  const column = (x: number) =>
    ellipse(x, height(2.5), 20, 64, 'l') +
    four.map((each, at) => text(x, height(at + 1) + 4.5, each, { anchor: 'middle' })).join('')
  return (
    text(left + 66, 20, name, { anchor: 'middle', cls: 'b' }) +
    column(left + 22) +
    column(left + 110) +
    images
      .map((to, at) => arrow(left + 33, height(at + 1), left + 98, height(to), { cls: 'p thin' }))
      .join('')
  )
}

const twoMappings = figure(
  {
    name: 'functions-asked/two-mappings',
    title: 'Mapping diagrams of two functions f and g',
    description:
      'Two mapping diagrams. In each an oval on the left and an oval on the right hold the numbers 1, 2, 3 and 4. Under f the arrows lead from 1 to 2, from 2 to 4, from 3 to 1 and from 4 to 3. Under g they lead from 1 to 4, from 2 to 2, from 3 to 1 and from 4 to 3.',
    height: 172,
  },
  mapping(16, 'f', [2, 4, 1, 3]),
  mapping(208, 'g', [4, 2, 1, 3]),
)

const inner = plane({
  x: { min: -3, max: 5, every: 1 },
  y: { min: -5, max: 6, every: 1 },
  grid: true,
  height: 240,
  origin: '',
})
const fallingLine = shown(
  'falling-line',
  'The straight line y = f(x) on a grid',
  'A grid with x from −3 to 5 and y from −5 to 6. A straight line falls through (−1, 5), (0, 3) and (3, −3).',
  inner,
  straightLine(inner, 'y = 3 - 2x'),
  text(...inner.at(2.2, 0.6), '*y* = f(*x*)', { cls: 'tp' }),
)

const rises = plane({ x: { min: -0.6, max: 4, every: 1 }, y: { min: -0.6, max: 5, every: 1 }, height: 200 })
const towardsLevel = shown(
  'towards-a-level',
  'A curve that begins on the y-axis and its asymptote',
  'A curve begins at a filled circle at (0, 1). It rises steeply at first and then less and less, and comes closer and closer to the dashed level line at height 4 without reaching it.',
  rises,
  straightLine(rises, 'y = 4', { cls: 'l dash thin' }),
  functionCurve(rises, x => 4 - 3 * Math.exp(-x), { from: 0 }),
  mark(rises, [0, 1]),
)

const slope = squared([-3, 5], [-1, 6], 220)
const segment = shown(
  'segment-to-invert',
  'A straight line with two ends on squared paper',
  'Squared paper with x from −3 to 5 and y from −1 to 6. A straight line falls from a filled circle at (−2, 5) through (0, 4) to a filled circle at (4, 2).',
  slope,
  functionCurve(slope, x => 4 - x / 2, { from: -2, to: 4 }),
  mark(slope, [-2, 5]),
  mark(slope, [4, 2]),
)

const lifted = squared([-1, 6], [-2, 6], 250)
const rightHalf = shown(
  'half-parabola-to-invert',
  'The right half of a parabola on squared paper',
  'Squared paper with x from −1 to 6 and y from −2 to 6. The right half of a U-shaped curve begins level at a filled circle at (2, −1) and rises through (3, 0) and (4, 3) out of the picture.',
  lifted,
  functionCurve(lifted, x => (x - 2) ** 2 - 1, { from: 2 }),
  mark(lifted, [2, -1]),
)

const machine = (y: number, name: string, steps: readonly [string, string]): Shape =>
  text(8, y + 4.5, name, { cls: 'b' }) +
  text(38, y + 4.5, '*x*', { anchor: 'middle' }) +
  arrow(48, y, 72, y, { cls: 'p' }) +
  box(74, y - 20, 96, 40, steps[0]).shape +
  arrow(172, y, 196, y, { cls: 'p' }) +
  box(198, y - 20, 96, 40, steps[1]).shape +
  arrow(296, y, 318, y, { cls: 'p' }) +
  text(322, y + 4.5, `${name}(*x*)`)

const machines = figure(
  {
    name: 'functions-asked/two-machines',
    title: 'What two functions do to their input',
    description:
      'Two rows of boxes, read from left to right. Upper row: x goes into the box “square”, then into the box “add 1”, and f(x) comes out. Lower row: x goes into the box “multiply by 3”, then into the box “subtract 2”, and g(x) comes out.',
    height: 122,
  },
  machine(30, 'f', ['square', 'add 1']),
  machine(92, 'g', ['multiply by 3', 'subtract 2']),
)

const scattered = squared([-3, 4], [-3, 4], 220)
const fourPoints = shown(
  'four-points',
  'A graph of four separate points',
  'Squared paper with x and y from −3 to 4. The graph is four separate filled circles, at (−2, 3), (−1, 1), (1, 3) and (3, −2).',
  scattered,
  mark(scattered, [-2, 3]),
  mark(scattered, [-1, 1]),
  mark(scattered, [1, 3]),
  mark(scattered, [3, -2]),
)

const wide = squared([-6, 6], [-6, 6], 290)
const bent = wide.line([
  [-3, -5],
  [-1, 1],
  [5, 4],
])
const bentEnds = mark(wide, [-3, -5]) + mark(wide, [5, 4])
const bentLine = shown(
  'bent-line',
  'A graph of two straight pieces on squared paper',
  'Squared paper with x and y from −6 to 6 and equal scales. The graph of f is made of two straight pieces: from a filled circle at (−3, −5) steeply up to (−1, 1), and from there less steeply up to a filled circle at (5, 4).',
  wide,
  bent,
  bentEnds,
  text(...wide.at(0.4, 3.4), '*y* = f(*x*)', { cls: 'tp' }),
)
const bentAndInverse = shown(
  'bent-line-and-inverse',
  'The graph of two straight pieces and its reflection in y = x',
  'The graph of f from (−3, −5) over (−1, 1) to (5, 4), the dashed line y = x, and the graph of the inverse, from (−5, −3) over (1, −1) to (4, 5). All three pass through (−2, −2) and (3, 3).',
  wide,
  straightLine(wide, 'y = x', { cls: 'l dash thin' }),
  bent,
  wide.line(
    [
      [-5, -3],
      [1, -1],
      [4, 5],
    ],
    'r',
  ),
  bentEnds,
  mark(wide, [-5, -3]),
  mark(wide, [4, 5]),
  text(...wide.at(-3.6, 2.4), '*y* = f(*x*)', { cls: 'tp' }),
  text(...wide.at(1.4, -2.4), '*y* = f^{−1}(*x*)', { cls: 'tr' }),
)

const turns = squared([-4, 6], [-6, 4], 270)
const twoTurns = shown(
  'two-turning-points',
  'A curve with two turning points on squared paper',
  'Squared paper with x from −4 to 6 and y from −6 to 4. A smooth curve rises from a filled circle at (−3, −5) to a rounded top at (−1, 3), falls to a rounded lowest point at (3, −5) and rises to a filled circle at (5, 3).',
  turns,
  functionCurve(turns, x => 0.75 * (x ** 3 / 3 - x * x - 3 * x) + 1.75, { from: -3, to: 5 }),
  mark(turns, [-3, -5]),
  mark(turns, [5, 3]),
)

const arms = squared([-5, 2], [-1, 8], 250)
const vShape = shown(
  'v-shape',
  'A V-shaped graph on squared paper',
  'Squared paper with x from −5 to 2 and y from −1 to 8. A V has its corner at (−2, 0). Its left arm passes through (−4, 6), its right arm through (0, 6).',
  arms,
  functionCurve(arms, x => Math.abs(3 * x + 6), { to: -2 }),
  functionCurve(arms, x => Math.abs(3 * x + 6), { from: -2 }),
)

const angles = plane({
  x: { ...degreesAxis({ to: 180, every: 45 }), max: 186 },
  y: { min: -4.6, max: 4.6, every: 1 },
  grid: true,
  height: 240,
  numbers: 'edge',
  origin: '',
})
const double = (x: number) => 3 * inDegrees.cos(2 * x) - 1
const cosine = shown(
  'cosine-to-reflect',
  'A cosine curve from 0° to 180°',
  'A smooth curve on a grid, with x from 0° to 180° and y from −4 to 4. It falls from (0°, 2) to its lowest point (90°, −4) and rises to (180°, 2). It crosses the height −1 at 45° and 135°.',
  angles,
  functionCurve(angles, double, { to: 180 }),
)
const first = (Math.acos(1 / 3) * 90) / Math.PI
const size = (x: number) => Math.abs(double(x))
const cosineModulus = shown(
  'cosine-reflected',
  'The modulus of the cosine curve and a level line',
  'The graph falls from (0°, 2) to a cusp on the x-axis before 45°, rises through (45°, 1) to a rounded top at (90°, 4), falls through (135°, 1) to a second cusp and rises to (180°, 2). A dashed level line at height 3 cuts it twice, on the arch between the cusps.',
  angles,
  functionCurve(angles, size, { to: first }),
  functionCurve(angles, size, { from: first, to: 180 - first }),
  functionCurve(angles, size, { from: 180 - first, to: 180 }),
  functionCurve(angles, () => 3, { to: 180, cls: 'r dash' }),
)

export const figures = [
  twoMappings,
  fallingLine,
  towardsLevel,
  segment,
  rightHalf,
  machines,
  fourPoints,
  bentLine,
  bentAndInverse,
  twoTurns,
  vShape,
  cosine,
  cosineModulus,
]
