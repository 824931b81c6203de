import type { Point } from '@/lib/figures/shapes'

export type Relation = '=' | '<' | '>' | '≤' | '≥'

/** `x` and `y` that satisfy ax + by (relation) c. */
export type Linear = { a: number; b: number; c: number; relation: Relation }

const TERM = /([+-]?)(\d+(?:\.\d+)?(?:\/\d+)?)?([xy])?(?:\/(\d+))?/g

type Side = { x: number; y: number; constant: number }

function numberOf(written: string): number {
  const [top = 1, bottom = 1] = written.split('/').map(Number)
  return top / bottom
}

function sideOf(source: string): Side {
  const side: Side = { x: 0, y: 0, constant: 0 }
  let read = 0
  for (const [whole, sign, factor, letter, divisor] of source.matchAll(TERM)) {
    if (whole === '') continue
    read += whole.length
    const size = (factor === undefined ? 1 : numberOf(factor)) / Number(divisor ?? 1)
    side[letter === 'x' || letter === 'y' ? letter : 'constant'] += sign === '-' ? -size : size
  }
  if (read !== source.length || source === '') throw new Error(`Not a linear expression: ${source}`)
  return side
}

/** Reads `y = 2x − 1`, `x + y ≤ 6`, `x > -2`, `y >= 1/2x`, as an author writes them. */
export function linear(written: string): Linear {
  const plain = written.replace(/\s|\*/g, '').replace(/[−–]/g, '-').replace('<=', '≤').replace('>=', '≥')
  const [, left = '', relation = '', right = ''] = /^([^=<>≤≥]+)([=<>≤≥])([^=<>≤≥]+)$/.exec(plain) ?? []
  if (left === '') throw new Error(`Not an equation or inequality: ${written}`)
  const [one, other] = [sideOf(left), sideOf(right)]
  return {
    a: one.x - other.x,
    b: one.y - other.y,
    c: other.constant - one.constant,
    relation: relation as Relation,
  }
}

/** Above zero on the wanted side of an inequality, below zero on the unwanted one, zero on its line. */
export function excess({ a, b, c, relation }: Linear, [x, y]: Point): number {
  const value = a * x + b * y - c
  return relation === '<' || relation === '≤' ? -value : value
}

export function isStrict({ relation }: Linear): boolean {
  return relation === '<' || relation === '>'
}

/** The part of a convex polygon where `side` is not negative; `side` must be linear. */
export function cut(polygon: readonly Point[], side: (point: Point) => number): Point[] {
  return polygon.flatMap((point, at): Point[] => {
    const next = polygon[(at + 1) % polygon.length] ?? point
    const [here, there] = [side(point), side(next)]
    const kept: Point[] = here >= 0 ? [point] : []
    if (here * there >= 0) return kept
    const part = here / (here - there)
    return [...kept, [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part]]
  })
}

export function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const part = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)
  const near = Math.min(1, Math.max(0, part))
  return Math.hypot(x - x1 - near * dx, y - y1 - near * dy)
}
