import { arrow, circle, dot, line, type Point, polyline, rect, type Shape } from './shapes'

/** A repeatable stream of numbers from 0 to 1, so that a drawing is the same in every build. */
export function stream(seed: number): () => number {
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

/**
 * A bottom layer with uneven small gaps, then one of the lowest places that rest on two neighbours: every particle
 * touches others, and no rows form.
 */
function settled(x: number, y: number, size: number, radius: number, count: number): Point[] {
  const next = stream(7)
  const reach = radius * 2.05
  const [left, right, floor] = [x + radius + 2, x + size - radius - 2, y + size - radius - 2]
  const points: Point[] = []
  for (const px of unevenly(left, right, reach, next)) points.push([px, floor])
  while (points.length < count) {
    const place = lowPlace(points, { walls: [left, right], floor, reach }, next)
    if (!place || place[1] < y + radius + 2) return points
    points.push(place)
  }
  return points
}

/** Places from wall to wall, each far enough from the last, the spare room shared out at random. */
function unevenly(left: number, right: number, reach: number, next: () => number): number[] {
  const gaps = Math.max(1, Math.floor((right - left) / (reach * 1.22)))
  const shares = Array.from({ length: gaps }, (_, at) => (at % 3 === 0 ? 1 : 0.1) + next() * 0.4)
  const spare = (right - left - gaps * reach) / shares.reduce((sum, share) => sum + share, 0)
  let px = left
  return [left, ...shares.map(share => (px += reach + share * spare))]
}

type Pile = { walls: readonly [number, number]; floor: number; reach: number }

/** One of the lowest places, at random, so that the layers do not repeat. */
function lowPlace(
  points: readonly Point[],
  { walls, floor, reach }: Pile,
  next: () => number,
): Point | undefined {
  const free = restingPlaces(points, walls, reach).filter(
    ([px, py]) =>
      px >= walls[0] - 0.01 &&
      px <= walls[1] + 0.01 &&
      py <= floor &&
      points.every(([ox, oy]) => Math.hypot(px - ox, py - oy) > reach - 0.01),
  )
  const lowest = Math.max(...free.map(([, py]) => py))
  const low = free.filter(([, py]) => py > lowest - reach * 0.4)
  return low[Math.floor(next() * low.length)]
}

/** Where a particle would lie on two others, or on one and a wall. */
function restingPlaces(points: readonly Point[], walls: readonly [number, number], reach: number): Point[] {
  return points.flatMap(([ax, ay], at) => {
    const onWall = walls
      .filter(wall => Math.abs(wall - ax) < reach)
      .map((wall): Point => [wall, ay - Math.sqrt(reach ** 2 - (wall - ax) ** 2)])
    const onTwo = points.slice(at + 1).flatMap(([bx, by]): Point[] => {
      const away = Math.hypot(bx - ax, by - ay)
      if (away >= 2 * reach) return []
      const rise = Math.sqrt(reach ** 2 - (away / 2) ** 2) / away
      const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
      return [1, -1].map(side => [mx + side * (by - ay) * rise, my - side * (bx - ax) * rise])
    })
    return [...onWall, ...onTwo]
  })
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
