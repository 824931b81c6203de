import { type Figure, figure } from '@/lib/figures/figure'
import { asymptote, functionCurve, parametricCurve, type RealFunction } from '@/lib/figures/plane/curves'
import { mark, type PlaneAxis, plane } from '@/lib/figures/plane/plane'
import { degreesAxis, inDegrees, radiansAxis } from '@/lib/figures/plane/sketches'
import { line } from '@/lib/figures/shapes'

// Figures of examples and questions of 10.2, 10.3 and 10.4: each hides what is asked.

const TOPIC = 'trigonometry-asked'

type Wave = {
  name: string
  title: string
  description: string
  x: PlaneAxis
  y: PlaneAxis
  f: RealFunction
  height?: number
}

/** One curve on squared paper whose numbers stand at the edges. */
function waveFigure({ name, title, description, x, y, f, height = 200 }: Wave): Figure {
  const on = plane({ x, y, grid: true, numbers: 'edge', origin: '', height })
  return figure(
    { name: `${TOPIC}/${name}`, title, description, height: on.canvasHeight },
    on.axes,
    functionCurve(on, f),
  )
}

// 10.2 Amplitude and period

const wave = waveFigure({
  name: 'wave-of-72-degrees',
  title: 'A wave on a grid',
  description:
    'A grid with x from 0° to 144°, a line every 18°, and y from −10 to 6, a line every 2. The curve starts at (0, 4), falls to its lowest point (36, −8), rises to (72, 4), falls to (108, −8) and ends at (144, 4).',
  x: { ...degreesAxis({ to: 144, every: 36 }), parts: 2 },
  y: { min: -10, max: 6, every: 2 },
  f: x => 6 * inDegrees.cos(5 * x) - 2,
})

const branches = plane({
  x: radiansAxis({ to: 1, every: 1 / 6 }),
  y: { min: -7, max: 5, every: 2 },
  numbers: 'edge',
  origin: '',
  height: 190,
})
const tangent = figure(
  {
    name: `${TOPIC}/branches-of-a-tangent`,
    title: 'Branches of a tangent curve with their asymptotes',
    description:
      'Axes with x from 0 to π, marked every π/6, and y from −7 to 5. The curve starts at (0, −1) and rises to the dashed upright asymptote at x = π/6. Two more branches rise, one between the asymptotes at π/6 and π/2, one between those at π/2 and 5π/6. The last branch ends at (π, −1).',
    height: branches.canvasHeight,
  },
  branches.axes,
  ...[1, 3, 5].map(part => asymptote(branches, `x = ${(part * Math.PI) / 6}`, { label: '' })),
  functionCurve(branches, x => 2 * Math.tan(3 * x) - 1),
)

// 10.3 Graphs of trigonometric functions

const branch = plane({
  x: degreesAxis({ from: -90, to: 90, every: 30 }),
  y: { min: -8, max: 5, ticks: [] },
  numbers: 'edge',
  origin: '',
  height: 200,
})
const middle = figure(
  {
    name: `${TOPIC}/branch-of-a-tangent`,
    title: 'One branch of a tangent curve',
    description:
      'Axes with x from −90° to 90°. A curve rises between two dashed upright asymptotes, x = −60° and x = 60°. It passes through the marked points (0, −2) and (30, 1).',
    height: branch.canvasHeight,
  },
  branch.axes,
  asymptote(branch, 'x = -60', { label: '' }),
  asymptote(branch, 'x = 60', { label: '' }),
  functionCurve(branch, x => 3 * inDegrees.tan(1.5 * x) - 2, { from: -59.9, to: 59.9 }),
  mark(branch, [0, -2], '(0, −2)', { place: 'below right' }),
  mark(branch, [30, 1], '(30, 1)', { place: 'above left' }),
)

const sine = waveFigure({
  name: 'wave-to-pi',
  title: 'A wave on a grid, x from 0 to π',
  description:
    'A grid with x from 0 to π, a line every π/4, and y from −6 to 4, a line every unit. The curve starts at (0, −1), rises to its highest point (π/4, 3), falls through (π/2, −1) to its lowest point (3π/4, −5) and ends at (π, −1).',
  x: radiansAxis({ to: 1, every: 0.25 }),
  y: { min: -6, max: 4, every: 2, parts: 2 },
  f: x => 4 * Math.sin(2 * x) - 1,
})

const drawn = waveFigure({
  name: 'wave-drawn',
  title: 'Finished sketch of y = 2 sin 3x + 1',
  description:
    'Axes with x from 0° to 120° and y from −2 to 4. The curve starts at (0, 1), rises to (30, 3), falls through (60, 1) to (90, −1) and rises to its end at (120, 1).',
  x: degreesAxis({ to: 120, every: 30 }),
  y: { min: -2, max: 4, every: 1 },
  f: x => 2 * inDegrees.sin(3 * x) + 1,
  height: 170,
})

// 10.4 Trigonometric identities

const squares = waveFigure({
  name: 'sum-of-squares',
  title: 'The curve y = f(θ) from 0° to 90°',
  description:
    'A grid with θ from 0° to 90°, a line every 15°, and y from 0 to 6, a line every unit. The curve starts at (0, 2) and rises, first slowly, then faster, then slowly again, to its end at (90, 5).',
  x: degreesAxis({ to: 90, every: 15, label: '*θ*' }),
  y: { min: 0, max: 6, every: 1 },
  f: x => 5 - 3 * inDegrees.cos(x) ** 2,
  height: 170,
})

const oval = plane({
  x: { min: -5, max: 7, every: 1, format: value => (value % 2 === 0 ? '' : String(value).replace('-', '−')) },
  y: { min: -2, max: 6, every: 1 },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  origin: '',
  height: 200,
})
const ellipse = figure(
  {
    name: `${TOPIC}/oval-on-a-grid`,
    title: 'A closed oval curve on a grid',
    description:
      'A grid with a line every unit. A closed oval curve reaches from x = −4 on the left to x = 6 on the right, and from y = −1 at its lowest point to y = 5 at its highest. Both of these points stand at x = 1; the points furthest left and right stand at y = 2.',
    height: oval.canvasHeight,
  },
  oval.axes,
  parametricCurve(oval, t => [1 + 5 * Math.cos(t), 2 + 3 * Math.sin(t)], 0, 2 * Math.PI),
)

const round = plane({
  x: { min: -6, max: 8, ticks: [-4, 1, 6] },
  y: { min: -8, max: 4, ticks: [-7, -2, 3] },
  equalScales: true,
  numbers: 'edge',
  origin: '',
  height: 200,
})
const circle = figure(
  {
    name: `${TOPIC}/path-drawn`,
    title: 'Finished sketch of the circle with centre (1, −2) and radius 5',
    description:
      'A circle with the marked centre (1, −2). It reaches from x = −4 to x = 6 and from y = −7 to y = 3, and crosses both axes twice.',
    height: round.canvasHeight,
  },
  round.axes,
  parametricCurve(round, t => [1 + 5 * Math.cos(t), -2 + 5 * Math.sin(t)], 0, 2 * Math.PI),
  line(...round.at(1, -2), ...round.at(4, -6), 'l thin'),
  round.label(3.2, -3.9, '5'),
  mark(round, [1, -2], '(1, −2)', { place: 'above right' }),
)

export const figures = [wave, tangent, middle, sine, drawn, squares, ellipse, circle]
