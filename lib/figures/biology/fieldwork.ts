import { line, type Point, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

export type PlantKind = 'cross' | 'ring' | 'leaf'

/** Places spread over a square without touching, the same in every build; in parts of the side. */
export function scattered(count: number, seed = 1, apart = 0.09): Point[] {
  let state = (seed * 7919 + 17) % 2147483647
  const random = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  const places: Point[] = []
  let room = apart
  for (let tries = 0; places.length < count && tries < 20000; tries += 1) {
    const place: Point = [0.05 + random() * 0.9, 0.05 + random() * 0.9]
    if (places.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) >= room)) places.push(place)
    // A crowded square is allowed to touch, rather than to lose plants that the question counts.
    if (tries % 400 === 399) room *= 0.8
  }
  return places
}

function plant(x: number, y: number, kind: PlantKind): Shape {
  if (kind === 'cross') return line(x - 4, y - 4, x + 4, y + 4) + line(x - 4, y + 4, x + 4, y - 4)
  if (kind === 'ring')
    return `<circle class="l" cx="${Math.round(x * 10) / 10}" cy="${Math.round(y * 10) / 10}" r="4"/>`
  return polyline([
    [x - 5, y - 4],
    [x, y + 4],
    [x + 5, y - 4],
  ])
}

export type Plants = { kind: PlantKind; count: number; name?: string }

/** One quadrat seen from above with plants of up to three kinds in known numbers, and a key. */
export function quadrat(
  plants: readonly Plants[],
  options: { x?: number; y?: number; size?: number; grid?: number; seed?: number; side?: string } = {},
): Shape {
  const { x = 20, y = 12, size = 180, grid = 0, seed = 3, side } = options
  const total = plants.reduce((sum, { count }) => sum + count, 0)
  const places = scattered(total, seed, Math.min(0.12, 0.7 / Math.sqrt(Math.max(total, 1))))
  let used = 0
  const drawn = plants.map(({ kind, count }) => {
    const mine = places.slice(used, used + count)
    used += count
    return mine.map(([px, py]) => plant(x + px * size, y + py * size, kind)).join('')
  })
  const lines = Array.from({ length: Math.max(grid - 1, 0) }, (_, at) => {
    const step = (size * (at + 1)) / grid
    return line(x + step, y, x + step, y + size, 'f') + line(x, y + step, x + size, y + step, 'f')
  })
  const key = plants.map(({ kind, name }, at) =>
    name ? plant(x + size + 24, y + 18 + at * 26, kind) + text(x + size + 38, y + 22 + at * 26, name) : '',
  )
  return (
    lines.join('') +
    rect(x, y, size, size) +
    drawn.join('') +
    key.join('') +
    (side ? text(x + size / 2, y + size + 18, side, { anchor: 'middle' }) : '')
  )
}

/** A gridded quadrat with covered squares shaded, for percentage cover. `covered` are squares counted row by row from 0. */
export function coverQuadrat(
  covered: readonly number[],
  options: { x?: number; y?: number; size?: number; grid?: number } = {},
): Shape {
  const { x = 20, y = 12, size = 180, grid = 10 } = options
  const cell = size / grid
  return (
    covered
      .filter(at => at >= 0 && at < grid * grid)
      .map(at => rect(x + (at % grid) * cell, y + Math.floor(at / grid) * cell, cell, cell, 'w'))
      .join('') +
    Array.from({ length: grid + 1 }, (_, at) => {
      const step = at * cell
      return line(x + step, y, x + step, y + size, 'l thin') + line(x, y + step, x + size, y + step, 'l thin')
    }).join('')
  )
}

/** A field with quadrats placed by their coordinates: `[column, row]` on a grid. */
export function fieldMap(
  quadrats: readonly Point[],
  options: {
    columns?: number
    rows?: number
    x?: number
    y?: number
    width?: number
    plants?: number
    seed?: number
  } = {},
): Shape {
  const { columns = 10, rows = 6, x = 32, y = 12, width = 310, plants = 60, seed = 5 } = options
  const cell = width / columns
  const height = cell * rows
  // Every plant stands clear of the grid, so that a count of a square leaves no doubt.
  const inCell = (part: number, cells: number) =>
    Math.floor(part * cells) + 0.22 + 0.56 * ((part * cells) % 1)
  const dots = scattered(plants, seed, 0.05).map(([px, py]) =>
    plant(x + inCell(px, columns) * cell, y + inCell(py, rows) * cell, 'leaf'),
  )
  return (
    Array.from(
      { length: columns + 1 },
      (_, at) =>
        line(x + at * cell, y, x + at * cell, y + height, 'f') +
        text(x + at * cell, y + height + 16, String(at), { anchor: 'middle', cls: 's' }),
    ).join('') +
    Array.from(
      { length: rows + 1 },
      (_, at) =>
        line(x, y + at * cell, x + width, y + at * cell, 'f') +
        text(x - 8, y + height - at * cell + 4, String(at), { anchor: 'end', cls: 's' }),
    ).join('') +
    rect(x, y, width, height) +
    dots.join('') +
    quadrats
      .map(([column, row]) => rect(x + column * cell, y + height - (row + 1) * cell, cell, cell, 'p'))
      .join('')
  )
}

/** Relative lengths of human chromosomes 1 to 22, then X and Y, after the lengths of their DNA. */
const HUMAN = [
  249, 242, 198, 190, 181, 171, 159, 145, 138, 133, 135, 133, 114, 107, 102, 90, 83, 80, 59, 64, 47, 51,
]
const [X_LENGTH, Y_LENGTH] = [156, 57]

function chromosome(x: number, foot: number, length: number): Shape {
  const waist = foot - length * 0.6
  return (
    rect(x - 3, foot - length, 6, waist - (foot - length) - 1, 'l w', 3) +
    rect(x - 3, waist + 1, 6, foot - waist - 1, 'l w', 3)
  )
}

/** A karyotype in four rows: 22 pairs and the sex chromosomes; `extra` adds a third to a pair. */
export function karyotype(options: {
  sex: 'male' | 'female'
  extra?: number
  missing?: number
  y?: number
}): Shape {
  const { sex, extra, missing, y = 8 } = options
  const rows = [5, 7, 6, 5]
  let pair = 0
  return rows
    .map((count, row) => {
      const foot = y + 52 + row * 74
      return Array.from({ length: count }, (_, at) => {
        pair += 1
        const x = 26 + (at + 0.5) * (308 / count)
        const last = pair === 23
        const length = last ? X_LENGTH : (HUMAN[pair - 1] ?? 50)
        const copies = 2 + (extra === pair ? 1 : 0) - (missing === pair ? 1 : 0)
        const lengths = Array.from({ length: copies }, (_, copy) =>
          last && sex === 'male' && copy === 1 ? Y_LENGTH : length,
        )
        const name = last ? (sex === 'male' ? 'X Y' : 'X X') : String(pair)
        return (
          lengths
            .map((each, copy) => chromosome(x + (copy - (copies - 1) / 2) * 12, foot, 7 + each * 0.19))
            .join('') + text(x, foot + 15, name, { anchor: 'middle', cls: 's' })
        )
      }).join('')
    })
    .join('')
}
