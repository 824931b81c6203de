import { figure } from '@/lib/figures/figure'
import { mark, plane } from '@/lib/figures/plane/plane'
import { vector } from '@/lib/figures/plane/vectors'
import { vectorSketch } from './vectors-in-two-dimensions-1'

const TOPIC = 'vectors-in-two-dimensions-4'

const plain = plane({
  x: { min: 0, max: 12 },
  y: { min: 0, max: 6 },
  equalScales: true,
  top: 14,
  left: 20,
  width: 320,
})

const resultant = figure(
  {
    name: `${TOPIC}/resultant-velocity`,
    title: 'The resultant of two velocities',
    description:
      'The velocity of a boat through the water points up and slightly to the left. From its tip the velocity of the current points to the right. The resultant velocity leads from the start of the first to the tip of the second.',
    height: 190,
  },
  vector(plain, [4, 0.6], [2.6, 5.4], { label: 'boat', cls: 'l' }),
  vector(plain, [2.6, 5.4], [6.8, 5.4], { label: 'current', cls: 'l' }),
  vector(plain, [4, 0.6], [6.8, 5.4], { label: 'resultant', side: 'right' }),
)

const on = plane({
  x: { min: 0, max: 14, every: 2, parts: 2 },
  y: { min: 0, max: 8, every: 2, parts: 2 },
  grid: true,
  equalScales: true,
})

const HEIGHT = Math.ceil(on.canvasHeight) + 6

const afterTime = figure(
  {
    name: `${TOPIC}/position-after-a-time`,
    title: 'The position of a particle at times 0, 1, 2 and 3',
    description:
      'A grid with axes. An arrow from the origin leads to the starting point (2, 1). From there three arrows of 3 to the right and 2 up follow one another to (5, 3), (8, 5) and (11, 7), marked t = 1, t = 2 and t = 3.',
    height: HEIGHT,
  },
  on.axes,
  vector(on, [0, 0], [2, 1], { cls: 'l' }),
  vector(on, [2, 1], [5, 3]),
  vector(on, [5, 3], [8, 5]),
  vector(on, [8, 5], [11, 7]),
  mark(on, [2, 1], '*t* = 0', { place: 'below right' }),
  mark(on, [5, 3], '*t* = 1', { place: 'below right' }),
  mark(on, [8, 5], '*t* = 2', { place: 'below right' }),
  mark(on, [11, 7], '*t* = 3', { place: 'below right' }),
)

const collision = figure(
  {
    name: `${TOPIC}/collision`,
    title: 'Two particles at the start of their paths',
    description:
      'A grid with axes, a line every unit. Particle A stands at the grid point (1, 2); a short arrow leads from it 2 to the right and 1 up. Particle B stands at (13, 1); a short arrow leads from it to the left and up.',
    height: HEIGHT,
  },
  on.axes,
  vector(on, [1, 2], [3, 3]),
  vector(on, [13, 1], [11, 1 + 4 / 3], { cls: 'r' }),
  mark(on, [1, 2], '*A*', { place: 'above left' }),
  mark(on, [13, 1], '*B*', { place: 'above right' }),
)

const chase = vectorSketch({
  name: `${TOPIC}/interception`,
  title: 'A patrol boat and a trawler',
  description:
    'The straight path of a trawler leads from A to the right and slightly up to C. The straight path of a patrol boat leads from B, below A, up and to the right to C.',
  points: { A: [0, 4], B: [1.5, 0], C: [9, 6] },
  names: { A: 180, B: 270, C: 45 },
  lines: ['AC', 'BC'],
  more: drawn => drawn.arrows('AC', 1, 0.5) + drawn.arrows('BC', 1, 0.5) + drawn.dots('ABC'),
})

export const figures = [resultant, afterTime, collision, chase]
