import type { DrawCheck } from '@/lib/exams/question'
import type { Spot } from '@/lib/exams/sketch'
import { type Figure, figure } from '@/lib/figures/figure'
import { beside, type Place } from '@/lib/figures/plane/place'
import { vector } from '@/lib/figures/plane/vectors'
import { dot, line, type Point, type Shape } from '@/lib/figures/shapes'

const UNIT = 20
const EDGE = { left: 20, top: 16 }

/** A grid of unit squares without axes. */
function squares(wide: number, high: number) {
  const at = (x: number, y: number): Point => [EDGE.left + x * UNIT, EDGE.top + (high - y) * UNIT]
  const count = (to: number) => Array.from({ length: to + 1 }, (_, each) => each)
  const lines =
    count(wide)
      .map(x => line(...at(x, 0), ...at(x, high), 'f'))
      .join('') +
    count(high)
      .map(y => line(...at(0, y), ...at(wide, y), 'f'))
      .join('')
  return { at, lines, height: EDGE.top * 2 + high * UNIT }
}

export type Arrow = { from: Spot; by: Spot; label: string }

const way = (value: number, plus: string, minus: string) =>
  value === 0 ? '' : `${Math.abs(value)} ${value > 0 ? plus : minus}`
const told = ([x, y]: Spot) =>
  [way(x, 'to the right', 'to the left'), way(y, 'up', 'down')].filter(each => each !== '').join(' and ')

const arrowsOn = (at: (x: number, y: number) => Point, arrows: readonly Arrow[]) =>
  arrows
    .map(({ from, by, label }) =>
      vector({ at }, from, [from[0] + by[0], from[1] + by[1]], { label, cls: 'l' }),
    )
    .join('')

/** Vectors as arrows on unit squares. */
export function arrowsFigure(arrows: readonly Arrow[]): Figure {
  const { at, lines, height } = squares(16, 7)
  return figure(
    {
      name: 'vectors/arrows-on-squares',
      title: 'Vectors on a grid of unit squares',
      description: `A grid of unit squares without axes. Points are counted in squares across and up from the lower left corner. ${arrows.map(({ label, from: [x, y], by }) => `The arrow ${label} starts at ${x} across and ${y} up and ends at ${x + by[0]} across and ${y + by[1]} up.`).join(' ')}`,
      height,
    },
    lines,
    arrowsOn(at, arrows),
  )
}

export type Start = { letter: string; at: Spot; by: Spot }

const WIDE = 16
const HIGH = 12

/** A grid with two vectors, and points from which others are to be drawn; with the answers when it is finished. */
function drawingGrid(arrows: readonly Arrow[], starts: readonly Start[], isDone: boolean): Figure {
  const { at, lines, height } = squares(WIDE, HIGH)
  const answers = starts
    .map(({ at: from, by }) => vector({ at }, from, [from[0] + by[0], from[1] + by[1]], { cls: 'g' }))
    .join('')
  return figure(
    {
      name: `vectors/grid-to-draw-on${isDone ? '-finished' : ''}`,
      title: isDone ? 'The finished drawing' : 'A grid to draw vectors on',
      description: `A grid of unit squares without axes. ${arrows.map(({ label, by }) => `The vector ${label} is an arrow that leads ${told(by)}.`).join(' ')} ${starts.map(({ letter }) => `The point ${letter} is marked.`).join(' ')}${isDone ? ` ${starts.map(({ letter, by }) => `An arrow leads from ${letter} ${told(by)}.`).join(' ')}` : ''}`,
      height,
    },
    lines,
    arrowsOn(at, arrows),
    isDone ? answers : '',
    ...starts.map(({ letter, at: spot, by }) => {
      const place: Place = by[1] >= 0 ? 'below' : 'above'
      return dot(...at(...spot)) + beside(at(...spot), `*${letter}*`, place)
    }),
  )
}

/** The drawing of vectors from marked points: what is drawn on, the full answer, and what earns each mark. */
export function drawnFrom(arrows: readonly Arrow[], starts: readonly Start[]) {
  const { at } = squares(WIDE, HIGH)
  const zone = (spot: Spot) => ({ at: at(...spot), within: 8 })
  return {
    figure: drawingGrid(arrows, starts, false),
    modelFigure: drawingGrid(arrows, starts, true),
    checks: starts.map(
      ({ at: from, by }): DrawCheck => ({
        passes: [zone(from), zone([from[0] + by[0], from[1] + by[1]])],
        as: 'arrow',
        ends: true,
      }),
    ),
  }
}

/** Corners of a lattice in multiples of its two sides. */
export type Node = { letter: string; at: Spot }

const SIDES: readonly (readonly [Point, Point])[] = [
  [
    [52, 0],
    [20, -40],
  ],
  [
    [50, 12],
    [-6, -40],
  ],
  [
    [50, -8],
    [18, -36],
  ],
]

/** A lattice of equal parallelograms with one corner named O and others named. */
export function lattice(form: number, nodes: readonly Node[], names: readonly [string, string]): Figure {
  const [p, q] = SIDES[form] ?? [
    [52, 0],
    [20, -40],
  ]
  const corners: Spot[] = [
    [0, 0],
    [4, 0],
    [0, 4],
    [4, 4],
  ]
  const raw = ([m, n]: Spot): Point => [m * p[0] + n * q[0], m * p[1] + n * q[1]]
  const all = corners.map(raw)
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))]
  const [right, bottom] = [Math.max(...all.map(([x]) => x)), Math.max(...all.map(([, y]) => y))]
  const shift = (360 - (right - left)) / 2
  const at = (m: number, n: number): Point => {
    const [x, y] = raw([m, n])
    return [x - left + shift, y - top + 26]
  }
  const lines: Shape[] = [0, 1, 2, 3, 4].flatMap(each => [
    line(...at(0, each), ...at(4, each), 'f'),
    line(...at(each, 0), ...at(each, 4), 'f'),
  ])
  return figure(
    {
      name: 'vectors/lattice',
      title: 'A lattice of parallelograms',
      description: `Sixteen equal parallelograms in four rows of four. The vector ${names[0]} is an arrow along the side of a parallelogram in its row, the vector ${names[1]} along a slanting side, upwards. ${nodes.map(({ letter, at: [m, n] }) => `The corner ${letter} is in column ${m} and row ${n}, counted from 0 at the lower left corner.`).join(' ')}`,
      height: bottom - top + 56,
    },
    ...lines,
    vector({ at }, [0, 0], [1, 0], { label: names[0], cls: 'p', side: 'right' }),
    vector({ at }, [0, 0], [0, 1], { label: names[1], cls: 'p' }),
    ...nodes.map(
      ({ letter, at: [m, n] }) =>
        dot(...at(m, n)) + beside(at(m, n), `*${letter}*`, 'above right', undefined, 6),
    ),
  )
}
