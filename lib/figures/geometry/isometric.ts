import { dot, line, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'

/**
 * Stacks of cubes as their plan is seen: `stacks[row][column]`, the first row at the back, the first column on the left.
 * The isometric view is from the front (its left faces) and the right (its right faces).
 */
export type Stacks = readonly (readonly number[])[]

export type IsometricOptions = {
  /** canvas point of the nearest corner of the base, which is its front right one */
  x: number
  y: number
  /** edge of a cube in canvas units */
  edge?: number
  /** shade the left, right and upper faces alike or in three tones */
  tones?: boolean
}

const UP = Math.sqrt(3) / 2

/** Canvas point of a corner, counted from the nearest corner of the base: to the right and back, to the left and back, up. */
export function isometricPoint(
  options: IsometricOptions,
  toRight: number,
  toLeft: number,
  up: number,
): Point {
  const { x, y, edge = 26 } = options
  return [x + (toRight - toLeft) * edge * UP, y - ((toRight + toLeft) / 2 + up) * edge]
}

/** Cubes as on isometric paper; what stands behind is covered. */
export function isometricCubes(stacks: Stacks, options: IsometricOptions): Shape {
  const tones = options.tones ?? true
  const columns = Math.max(0, ...stacks.map(row => row.length))
  const at = (right: number, left: number, up: number) => isometricPoint(options, right, left, up)
  const cube = (r: number, l: number, z: number): Shape =>
    polygon([at(r, l, z), at(r, l + 1, z), at(r, l + 1, z + 1), at(r, l, z + 1)], tones ? 'l w' : 'l sheet') +
    polygon(
      [at(r, l, z), at(r + 1, l, z), at(r + 1, l, z + 1), at(r, l, z + 1)],
      tones ? 'l sunk' : 'l sheet',
    ) +
    polygon([at(r, l, z + 1), at(r + 1, l, z + 1), at(r + 1, l + 1, z + 1), at(r, l + 1, z + 1)], 'l sheet')
  // from the back and the left forwards, so that nearer cubes cover the others
  return stacks
    .flatMap((row, down) =>
      row.flatMap((count, across) =>
        Array.from({ length: Math.max(0, count) }, (_, z) =>
          cube(stacks.length - 1 - down, columns - 1 - across, z),
        ),
      ),
    )
    .join('')
}

/** Isometric dots that fill a rectangle and pass through a point, such as the corner of a drawing. */
export function isometricDots(
  box: { left: number; top: number; width: number; height: number },
  through: Point,
  edge = 26,
): Shape {
  const [stepX, stepY] = [edge * UP, edge]
  const dots: Shape[] = []
  const firstColumn = Math.ceil((box.left - through[0]) / stepX)
  const lastColumn = Math.floor((box.left + box.width - through[0]) / stepX)
  for (let column = firstColumn; column <= lastColumn; column += 1) {
    const shift = through[1] + (column % 2 === 0 ? 0 : stepY / 2)
    const firstRow = Math.ceil((box.top - shift) / stepY)
    const lastRow = Math.floor((box.top + box.height - shift) / stepY)
    for (let row = firstRow; row <= lastRow; row += 1)
      dots.push(dot(through[0] + column * stepX, shift + row * stepY, 'd2', 1.2))
  }
  return dots.join('')
}

export type Elevations = {
  /** seen from above: which squares are covered */
  plan: readonly (readonly boolean[])[]
  /** seen from the front, looking along the columns: cubes in each column from the left */
  front: readonly number[]
  /** seen from the right: cubes in each row, the front row on the left */
  side: readonly number[]
}

/** The three views of stacks of cubes. */
export function elevationsOf(stacks: Stacks): Elevations {
  const columns = Math.max(0, ...stacks.map(row => row.length))
  return {
    plan: stacks.map(row => Array.from({ length: columns }, (_, at) => (row[at] ?? 0) > 0)),
    front: Array.from({ length: columns }, (_, at) => Math.max(0, ...stacks.map(row => row[at] ?? 0))),
    side: [...stacks].reverse().map(row => Math.max(0, ...row)),
  }
}

/** A grid of squares, for plans, elevations, nets and shapes to shade. */
export function squareGrid(
  x: number,
  y: number,
  columns: number,
  rows: number,
  cell: number,
  cls = 'f',
): Shape {
  const upright = Array.from({ length: columns + 1 }, (_, at) =>
    line(x + at * cell, y, x + at * cell, y + rows * cell, cls),
  )
  const level = Array.from({ length: rows + 1 }, (_, at) =>
    line(x, y + at * cell, x + columns * cell, y + at * cell, cls),
  )
  return upright.join('') + level.join('')
}

function squares(x: number, y: number, cells: readonly (readonly boolean[])[], cell: number): Shape {
  return cells
    .flatMap((row, down) =>
      row.map((filled, across) => {
        const [px, py] = [x + across * cell, y + down * cell]
        return filled
          ? polygon(
              [
                [px, py],
                [px + cell, py],
                [px + cell, py + cell],
                [px, py + cell],
              ],
              'l w',
            )
          : ''
      }),
    )
    .join('')
}

function piles(counts: readonly number[], height: number): boolean[][] {
  return Array.from({ length: height }, (_, down) => counts.map(count => count >= height - down))
}

export type ViewName = 'plan' | 'front' | 'side'

/** One view of stacks of cubes on its squared paper, with its name below; an empty label draws the paper only. */
export function elevation(
  stacks: Stacks,
  view: ViewName,
  x: number,
  y: number,
  options: { cell?: number; size?: number; label?: string; blank?: boolean } = {},
): Shape {
  const { cell = 18, size = 5, blank = false } = options
  const views = elevationsOf(stacks)
  const cells = view === 'plan' ? views.plan : piles(views[view], Math.max(1, ...views[view]))
  const wide = cells[0]?.length ?? 0
  const [left, top] = [
    x + Math.floor((size - wide) / 2) * cell,
    y + (size - cells.length - (view === 'plan' ? Math.floor((size - cells.length) / 2) : 0)) * cell,
  ]
  const names: Record<ViewName, string> = { plan: 'plan', front: 'front elevation', side: 'side elevation' }
  return (
    squareGrid(x, y, size, size, cell) +
    (blank ? '' : squares(left, top, cells, cell)) +
    text(x + (size * cell) / 2, y + size * cell + 17, options.label ?? names[view], {
      anchor: 'middle',
      cls: 's',
    })
  )
}
