import { figure } from '@/lib/figures/figure'
import { mark, plane } from '@/lib/figures/plane/plane'
import { alongside, vector } from '@/lib/figures/plane/vectors'
import { line } from '@/lib/figures/shapes'
import { coordinateFigure } from './straight-line-graphs-1'

// Figures of examples and questions of topic 13: each hides what is asked.

const TOPIC = 'vectors-in-two-dimensions-asked'

/** Squared paper without axes, each square one unit. */
function squares(wide: number, high: number, width?: number) {
  const on = plane({
    x: { min: 0, max: wide },
    y: { min: 0, max: high },
    equalScales: true,
    top: 14,
    ...(width ? { left: (360 - width) / 2, width } : { left: 14, width: 332 }),
  })
  const grid = [...Array(wide + 1).keys()]
    .map(x => line(...on.at(x, 0), ...on.at(x, high), 'f thin'))
    .concat([...Array(high + 1).keys()].map(y => line(...on.at(0, y), ...on.at(wide, y), 'f thin')))
    .join('')
  return { on, grid, height: Math.ceil(on.at(0, 0)[1]) + 14 }
}

// 13.1 Vector notation

const four = coordinateFigure({
  name: `${TOPIC}/four-points`,
  title: 'Quadrilateral ABCD on a grid',
  description:
    'A grid with a line every unit. Quadrilateral ABCD has its vertices at A (1, 2), B (4, 1), C (11, 3) and D (2, 6).',
  points: { A: [1, 2], B: [4, 1], C: [11, 3], D: [2, 6] },
  paths: ['ABCDA'],
  grid: { x: [0, 12], y: [0, 8] },
})

// 13.2 Position vectors and unit vectors

const sheet = squares(13, 7)
const twoVectors = figure(
  {
    name: `${TOPIC}/two-vectors`,
    title: 'Two vectors on a grid',
    description:
      'A grid of unit squares. The vector p goes 6 to the right and 3 down, the vector q 3 to the left and 4 up.',
    height: sheet.height,
  },
  sheet.grid,
  vector(sheet.on, [1, 5], [7, 2], { label: 'p' }),
  vector(sheet.on, [12, 1], [9, 5], { label: 'q', side: 'right' }),
)

const ends = coordinateFigure({
  name: `${TOPIC}/segment`,
  title: 'The segment AB on a grid',
  description:
    'A grid with a line every unit. The segment from A (-3, 5) to B (7, 0) is drawn. Both ends are grid points.',
  points: { A: [-3, 5], B: [7, 0] },
  paths: ['AB'],
  grid: { x: [-4, 8], y: [-2, 6] },
})

// 13.4 Velocity vectors

const field = plane({
  x: { min: -4, max: 8, every: 2, parts: 2, label: '*x* / m' },
  y: { min: -2, max: 6, every: 2, parts: 2, label: '*y* / m' },
  grid: true,
  equalScales: true,
  numbers: 'edge',
  origin: '',
})
const seen = figure(
  {
    name: `${TOPIC}/two-positions`,
    title: 'A particle at two times',
    description:
      'A grid with a line every metre. Two dots: (−3, 5), marked t = 0, and (5, 1), marked t = 4. A faint dashed line joins them.',
    height: field.canvasHeight,
  },
  field.axes,
  line(...field.at(-3, 5), ...field.at(5, 1), 'p dash thin'),
  mark(field, [-3, 5], '*t* = 0', { place: 'above right' }),
  mark(field, [5, 1], '*t* = 4', { place: 'above right' }),
)

const river = squares(6, 5, 240)
const [start, tip, end] = [
  [3, 1],
  [2, 4],
  [4, 4],
] as const
const triangle = figure(
  {
    name: `${TOPIC}/triangle-of-velocities-drawn`,
    title: 'The triangle of velocities of a boat',
    description:
      'A grid of squares of 1 m/s. The velocity of the boat goes 1 to the left and 3 up. From its tip the velocity of the current goes 2 to the right. The resultant leads from the start of the first to the tip of the second, 1 to the right and 3 up.',
    height: river.height,
  },
  river.grid,
  vector(river.on, start, tip, { cls: 'l' }),
  vector(river.on, tip, end, { cls: 'l' }),
  vector(river.on, start, end),
  alongside(river.on.at(...start), river.on.at(...tip), 'boat', 'left'),
  alongside(river.on.at(...tip), river.on.at(...end), 'current', 'left'),
  alongside(river.on.at(...start), river.on.at(...end), 'resultant', 'right', 'tp'),
)

export const figures = [four, twoVectors, ends, seen, triangle]
