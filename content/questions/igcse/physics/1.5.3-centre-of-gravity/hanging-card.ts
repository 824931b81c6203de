import type { Point } from '@/lib/figures/shapes'

/** Outlines of flat cards that hang from a pin. */
export const CARDS: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [84, 4],
    [64, 48],
    [8, 62],
  ],
  [
    [0, 0],
    [88, 12],
    [26, 70],
  ],
  [
    [0, 12],
    [40, 0],
    [86, 30],
    [62, 66],
    [6, 56],
  ],
  [
    [0, 0],
    [90, 0],
    [62, 50],
    [14, 50],
  ],
]

/** The centre of gravity of a uniform card. */
export function middleOf(corners: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0]
  for (const [at, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(at + 1) % corners.length] ?? [0, 0]
    const part = x1 * y2 - x2 * y1
    area += part
    x += (x1 + x2) * part
    y += (y1 + y2) * part
  }
  return [x / (3 * area), y / (3 * area)]
}

export const degreesOf = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI

/** Turned about the origin, clockwise on the page. */
export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** Where the line from a hole through the origin leaves the card on the other side. */
export function farEdge(corners: readonly Point[], [hx, hy]: Point): Point {
  const parts = corners.flatMap(([x1, y1], at) => {
    const [x2, y2] = corners[(at + 1) % corners.length] ?? [0, 0]
    const [ex, ey] = [x2 - x1, y2 - y1]
    const across = -hx * ey + hy * ex
    if (Math.abs(across) < 1e-9) return []
    const along = (x1 * ey - y1 * ex) / across
    const on = (hx * y1 - hy * x1) / across
    return along > 0 && on >= 0 && on <= 1 ? [along] : []
  })
  const most = Math.min(...parts)
  return [-hx * most, -hy * most]
}
