import { arrow, circle, dot, line, type Point, polyline, rect, type Shape } from './shapes'

/** A repeatable stream of numbers from 0 to 1, so that a drawing is the same in every build. */
function stream(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

export type State = 'solid' | 'liquid' | 'gas'

/** Particles in a box, all of one size: a regular lattice, touching in disorder, or far apart. */
export function particleBox(x: number, y: number, size: number, state: State, radius = 7): Shape {
  return (
    rect(x, y, size, size) +
    places(x, y, size, state, radius)
      .map(([px, py]) => circle(px, py, radius, 'p w'))
      .join('')
  )
}

function places(x: number, y: number, size: number, state: State, radius: number): Point[] {
  const step = radius * 2.05
  const columns = Math.floor((size - 4) / step)
  const side = (size - columns * step) / 2 + radius
  if (state === 'solid') {
    const rows = Math.max(3, columns - 2)
    return grid(columns, rows).map(([column, row]) => [
      x + side + column * step,
      y + size - radius - 2 - row * step,
    ])
  }
  if (state === 'liquid') return settled(x, y, size, radius, columns * Math.max(3, columns - 2) - 1)
  return scatter(x, y, size, radius, 9, 3)
}

const SETTLING_ROUNDS = 400

/** Circles that were dropped at random and have pushed each other apart: touching, without rows. */
function settled(x: number, y: number, size: number, radius: number, count: number): Point[] {
  const next = stream(7)
  const inside = (value: number, from: number) =>
    Math.min(from + size - radius - 2, Math.max(from + radius + 2, value))
  let points = Array.from(
    { length: count },
    (_, at): Point => [x + ((at % 6) / 6 + next() / 6) * size, y + size * (0.35 + 0.6 * next())],
  )
  for (let round = 0; round < SETTLING_ROUNDS; round += 1) {
    points = points.map(([px, py], at): Point => {
      // Gravity, and shaking that dies down.
      const shake = Math.max(0, 1 - round / (SETTLING_ROUNDS / 2)) * 3
      let [dx, dy] = [(next() - 0.5) * shake, 0.25 + (next() - 0.5) * shake]
      for (const [other, [ox, oy]] of points.entries()) {
        const away = Math.hypot(px - ox, py - oy) || 0.01
        if (other === at || away >= radius * 2.1) continue
        const push = (radius * 2.1 - away) / 2 / away
        dx += (px - ox) * push
        dy += (py - oy) * push
      }
      return [inside(px + dx * 0.6, x), inside(py + dy * 0.6, y)]
    })
  }
  return points
}

function grid(columns: number, rows: number): Point[] {
  return Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)])
}

/** Points that keep clear of each other and of the walls. @throws Error when not so many fit */
export function scatter(
  x: number,
  y: number,
  size: number,
  radius: number,
  count: number,
  seed: number,
  height = size,
): Point[] {
  const next = stream(seed)
  const found: Point[] = []
  for (let tries = 0; found.length < count && tries < 4000; tries += 1) {
    const point: Point = [
      x + radius + 3 + next() * (size - 2 * radius - 6),
      y + radius + 3 + next() * (height - 2 * radius - 6),
    ]
    if (found.every(other => Math.hypot(point[0] - other[0], point[1] - other[1]) > radius * 3))
      found.push(point)
  }
  if (found.length < count) throw new Error(`Only ${found.length} of ${count} particles fit`)
  return found
}

/** Gas particles with arrows of random directions; `speed` is the arrows' mean length. */
export function movingGas(x: number, y: number, size: number, speed = 16, count = 9, seed = 5): Shape {
  const next = stream(seed + 11)
  return (
    rect(x, y, size, size) +
    scatter(x, y, size, 10, count, seed)
      .map(([px, py]) => {
        const towards = Math.atan2(y + size / 2 - py, x + size / 2 - px) + (next() - 0.5) * 2.4
        const length = speed * (0.7 + next() * 0.6)
        return (
          arrow(px, py, px + length * Math.cos(towards), py + length * Math.sin(towards), {
            cls: 'p',
            head: 6,
          }) + dot(px, py, 'd', 4)
        )
      })
      .join('')
  )
}

/** The path of a smoke particle: straight steps of random length and direction. */
export function brownianPath(x: number, y: number, size: number, steps = 16, seed = 4): Shape {
  const next = stream(seed)
  const points: Point[] = [[x + size / 2, y + size / 2]]
  for (let step = 0; step < steps; step += 1) {
    const [px, py] = points[step] ?? [x, y]
    const turn = next() * Math.PI * 2
    const length = size * (0.12 + next() * 0.22)
    const clamp = (value: number, from: number) => Math.min(Math.max(value, from + 8), from + size - 8)
    points.push([clamp(px + length * Math.cos(turn), x), clamp(py + length * Math.sin(turn), y)])
  }
  const end = points[points.length - 1] ?? [x, y]
  return rect(x, y, size, size) + polyline(points, 'p') + dot(...end, 'd', 6)
}

/** A cylinder closed by a piston that can move; `level` is the piston's canvas y. */
export function cylinder(x: number, y: number, width: number, height: number, level: number): Shape {
  return (
    polyline([
      [x, y],
      [x, y + height],
      [x + width, y + height],
      [x + width, y],
    ]) +
    rect(x + 1, level, width - 2, 9, 'l sunk') +
    line(x + width / 2, level, x + width / 2, y - 4, 'l thick')
  )
}
