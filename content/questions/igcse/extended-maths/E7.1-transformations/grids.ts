import { nonZero } from '@/lib/exams/authoring/maths'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plotFigure, plotFrame } from '@/lib/exams/plot-frame'
import type { Prose } from '@/lib/exams/question'
import type { Random } from '@/lib/exams/random'
import type { Spot, Stroke } from '@/lib/exams/sketch'
import type { Wording } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { type MarkOptions, mark, plane } from '@/lib/figures/plane/plane'
import { enlarged } from '@/lib/figures/plane/transformations'
import { centred, line, type Point, polygon, type Shape } from '@/lib/figures/shapes'
import { spotText } from './points'

/** Shapes of transformations: drawn on a coordinate grid, and grids on which their images are plotted. */

export const LIMITS = { x: [-7, 7], y: [-6, 5] } as const

const RIGHT_ANGLED: readonly (readonly Spot[])[] = [
  [
    [0, 0],
    [2, 0],
    [0, 3],
  ],
  [
    [0, 0],
    [3, 0],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 4],
  ],
  [
    [0, 0],
    [3, 0],
    [2, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 4],
  ],
]
const SMALL: readonly (readonly Spot[])[] = [
  [
    [0, 0],
    [1, 0],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 1],
  ],
]
/** Shapes without symmetry, with a corner at the origin, each in four positions. */
const allWays = (shapes: readonly (readonly Spot[])[]): Spot[][] =>
  shapes.flatMap(shape =>
    [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ].map(([across = 1, up = 1]) => shape.map(([x, y]): Spot => [across * x + 0, up * y + 0])),
  )
export const SHAPES = allWays(RIGHT_ANGLED)
export const SMALL_SHAPES = allWays(SMALL)

/** Free of the dust of sines, and of minus zero. */
export const whole = (shape: readonly Point[]): Spot[] =>
  shape.map(([x, y]): Spot => [Math.round(x * 1000) / 1000 + 0, Math.round(y * 1000) / 1000 + 0])

/** Inside the grid and off its axes, whose numbers stand there. */
export const isClear = (shape: readonly Spot[]) =>
  [0, 1].every(at => {
    const values = shape.map(spot => spot[at] ?? 0)
    const [low, high] = at === 0 ? LIMITS.x : LIMITS.y
    const [min, max] = [Math.min(...values), Math.max(...values)]
    return min >= low && max <= high && (min >= 0 || max < 0)
  })

/** A shape somewhere on the grid. */
export const placed = (random: Random, shapes: readonly (readonly Spot[])[] = SHAPES): Spot[] => {
  const by: Spot = [random.int(-7, 7), random.int(-6, 5)]
  return random.pick(shapes).map(([x, y]): Spot => [x + by[0], y + by[1]])
}

/** Draws one thing until it fits, so that several that must fit are found one after the other. */
export function until<T>(draw: () => T, fits: (drawn: T) => boolean): T | null {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const drawn = draw()
    if (fits(drawn)) return drawn
  }
  return null
}

/** Two shapes with at least this much between their boxes, along one axis. */
export const areApart = (one: readonly Spot[], other: readonly Spot[], gap = 0) =>
  [0, 1].some(at => {
    const [a, b] = [one, other].map(shape => shape.map(spot => spot[at] ?? 0)) as [number[], number[]]
    return Math.min(...a) >= Math.max(...b) + gap || Math.min(...b) >= Math.max(...a) + gap
  })

export const kindOf = (shape: readonly Spot[]) => (shape.length === 3 ? 'triangle' : 'quadrilateral')

export const verticesText = (shape: readonly Spot[]) => shape.map(spotText).join(', ')

/** A letter in the middle of a shape, or outside its longest side where there is no room. */
function named(spots: readonly Point[], letter: string): Shape {
  const n = spots.length
  const next = (at: number): Point => spots[(at + 1) % n] ?? [0, 0]
  const sides = spots.map((from, at) => Math.hypot(next(at)[0] - from[0], next(at)[1] - from[1]))
  const twice = Math.abs(spots.reduce((sum, [x, y], at) => sum + x * next(at)[1] - y * next(at)[0], 0))
  const middle: Point = [
    spots.reduce((sum, [x]) => sum + x, 0) / n,
    spots.reduce((sum, [, y]) => sum + y, 0) / n,
  ]
  const radius = twice / sides.reduce((sum, each) => sum + each, 0)
  if (radius > 9) {
    // The centre of the inscribed circle of a triangle lies deepest; of these quadrilaterals the middle does.
    const deepest: Point =
      n === 3
        ? ([0, 1].map(
            axis =>
              spots.reduce((sum, spot, at) => sum + (sides[(at + 1) % 3] ?? 0) * (spot[axis] ?? 0), 0) /
              sides.reduce((sum, each) => sum + each, 0),
          ) as [number, number])
        : middle
    return centred(...deepest, `*${letter}*`)
  }
  const at = sides.indexOf(Math.max(...sides))
  const half: Point = [((spots[at]?.[0] ?? 0) + next(at)[0]) / 2, ((spots[at]?.[1] ?? 0) + next(at)[1]) / 2]
  // At right angles to that side, on the side of it where the shape is not.
  const [across, up] = [
    (next(at)[1] - (spots[at]?.[1] ?? 0)) / (sides[at] ?? 1),
    ((spots[at]?.[0] ?? 0) - next(at)[0]) / (sides[at] ?? 1),
  ]
  const away = across * (half[0] - middle[0]) + up * (half[1] - middle[1]) < 0 ? -12 : 12
  return centred(half[0] + across * away, half[1] + up * away, `*${letter}*`)
}

export type Named = { shape: readonly Spot[]; letter: string }
export type Marked = { at: Spot; letter: string; options?: MarkOptions }

const toldShapes = (shapes: readonly Named[]) =>
  shapes
    .map(({ shape, letter }) => `A ${kindOf(shape)} ${letter} has its vertices at ${verticesText(shape)}.`)
    .join(' ')

/** Shapes on a coordinate grid. */
export function shapesFigure(shapes: readonly Named[], marks: readonly Marked[] = []) {
  const on = plane({
    x: { min: LIMITS.x[0], max: LIMITS.x[1], every: 1 },
    y: { min: LIMITS.y[0], max: LIMITS.y[1], every: 1 },
    grid: true,
    equalScales: true,
    numbers: 'edge',
    origin: '',
  })
  return figure(
    {
      name: 'transformations/shapes-on-a-grid',
      title: 'Shapes on a coordinate grid',
      description:
        `A square grid with x from −7 to 7 and y from −6 to 5. ${toldShapes(shapes)} ${marks.map(({ at, letter }) => `The point ${letter} is at ${spotText(at)}.`).join(' ')}`.trim(),
      height: on.canvasHeight,
    },
    on.axes,
    ...shapes.map(({ shape, letter }) => {
      const spots = shape.map(spot => on.at(...spot))
      return polygon(spots, 'l sunk') + named(spots, letter)
    }),
    ...marks.map(({ at, letter, options }) => mark(on, at, `*${letter}*`, { kind: 'cross', ...options })),
  )
}

const AXES = {
  x: { label: '*x*', min: LIMITS.x[0], max: LIMITS.x[1], large: 1, parts: 1 },
  y: { label: '*y*', min: LIMITS.y[0], max: LIMITS.y[1], large: 1, parts: 1 },
}

export const BOTH_AXES: readonly Stroke[] = [
  { tool: 'line', from: [LIMITS.x[0], 0], to: [LIMITS.x[1], 0] },
  { tool: 'line', from: [0, LIMITS.y[0]], to: [0, LIMITS.y[1]] },
]

type Image = {
  shapes: readonly Named[]
  marks?: readonly Marked[]
  /** The vertices to be plotted. */
  wanted: readonly Spot[]
  lead?: Prose
  prompt: Wording
  solution: Prose
}

/** Two marks for the vertices of an image on a grid that shows the shape. */
export function imagePart({ shapes, marks = [], wanted, lead, prompt, solution }: Image) {
  const frame = plotFrame(AXES)
  const sides = shapes.flatMap(({ shape }) =>
    shape.map((from, at): Stroke => ({ tool: 'line', from, to: shape[(at + 1) % shape.length] ?? from })),
  )
  const crosses = marks.map(({ at }): Stroke => ({ tool: 'point', at }))
  const facts = {
    name: 'transformations/grid-for-an-image',
    title: 'Grid for an image',
    description:
      `A square grid with x from −7 to 7 and y from −6 to 5, to plot on. ${toldShapes(shapes)} ${marks.map(({ at, letter }) => `The point ${letter} is at ${spotText(at)}.`).join(' ')}`.trim(),
  }
  const enough = wanted.length - 1
  const part = plotPart({
    ...facts,
    command: 'Draw',
    objective: 'AO1',
    ...(lead === undefined ? {} : { lead }),
    prompt,
    axes: AXES,
    given: [...BOTH_AXES, ...sides, ...crosses],
    tasks: [{ task: 'points', wanted: [...wanted], marks: 2 }],
    scheme: [
      `B1 ${enough === 2 ? 'two' : 'at least two'} of the vertices right`,
      `B1 all ${wanted.length === 3 ? 'three' : 'four'} vertices right: ${verticesText(wanted)}`,
    ],
    solution,
  })
  const drawn = [
    line(...frame.toCanvas([LIMITS.x[0], 0]), ...frame.toCanvas([LIMITS.x[1], 0])),
    line(...frame.toCanvas([0, LIMITS.y[0]]), ...frame.toCanvas([0, LIMITS.y[1]])),
    ...shapes.map(({ shape, letter }) => {
      const spots = shape.map(frame.toCanvas)
      return polygon(spots, 'l sunk') + named(spots, letter)
    }),
    ...marks.map(({ at, letter, options }) =>
      mark({ at: (x, y) => frame.toCanvas([x, y]) }, at, `*${letter}*`, { kind: 'cross', ...options }),
    ),
  ]
  return { ...part, figure: plotFigure(AXES, facts, drawn.join('')) }
}

/** A small shape and a centre off the axes and outside the shape, whose enlargement fits on the grid. */
export function enlargedPair(
  random: Random,
  factor: number,
  shapes: readonly (readonly Spot[])[] = SMALL_SHAPES,
): { shape: Spot[]; centre: Spot } | null {
  return until(
    () => ({
      shape: placed(random, shapes),
      centre: [random.pick(nonZero(-6, 6)), random.pick(nonZero(-5, 4))] as Spot,
    }),
    ({ shape, centre }) => {
      const image = whole(enlarged(shape, centre, factor))
      return (
        isClear(shape) &&
        isClear(image) &&
        areApart(shape, image, 1) &&
        areApart(shape, [centre]) &&
        image.flat().every(Number.isInteger)
      )
    },
  )
}
