import { figure } from '@/lib/figures/figure'
import { line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

/** What a pattern is made of, and how many of them pattern n has: `each` n + `more`. */
export const PATTERNS = [
  { of: 'sticks', shape: 'squares in a row', each: 3, more: 1 },
  { of: 'sticks', shape: 'triangles in a row', each: 2, more: 1 },
  { of: 'tiles', shape: 'crosses', each: 4, more: 1 },
  { of: 'sticks', shape: 'hexagons in a row', each: 5, more: 1 },
] as const

function squares(x: number, y: number, n: number): Shape {
  const side = 22
  return (
    Array.from({ length: n + 1 }, (_, at) => line(x + at * side, y + 2, x + at * side, y + side - 2)).join(
      '',
    ) +
    Array.from(
      { length: n },
      (_, at) =>
        line(x + at * side + 2, y, x + at * side + side - 2, y) +
        line(x + at * side + 2, y + side, x + at * side + side - 2, y + side),
    ).join('')
  )
}

function triangles(x: number, y: number, n: number): Shape {
  const [half, high] = [13, 23]
  return Array.from({ length: n }, (_, at) => {
    const left = x + at * half
    const [base, tip] = at % 2 === 0 ? [y + high, y] : [y, y + high]
    return polygon(
      [
        [left, base],
        [left + half, tip],
        [left + 2 * half, base],
      ],
      'l',
    )
  }).join('')
}

function crosses(x: number, y: number, n: number): Shape {
  const side = 12
  const [middleX, middleY] = [x + 3 * side, y + 3 * side]
  const tile = (across: number, down: number) =>
    rect(middleX + across * side - side / 2, middleY + down * side - side / 2, side, side, 'l w')
  const arms = Array.from({ length: n }, (_, at) => at + 1).flatMap(at => [
    tile(at, 0),
    tile(-at, 0),
    tile(0, at),
    tile(0, -at),
  ])
  return tile(0, 0) + arms.join('')
}

function hexagons(x: number, y: number, n: number): Shape {
  const r = 13
  const wide = r * Math.sqrt(3)
  return Array.from({ length: n }, (_, at) => {
    const [cx, cy] = [x + wide / 2 + at * wide, y + r]
    return polygon(
      [30, 90, 150, 210, 270, 330].map(
        degrees =>
          [
            cx + r * Math.cos((degrees * Math.PI) / 180),
            cy - r * Math.sin((degrees * Math.PI) / 180),
          ] as const,
      ),
      'l',
    )
  }).join('')
}

const DRAWN = [squares, triangles, crosses, hexagons] as const
const LEFT = [
  [50, 138, 256],
  [50, 146, 260],
  [22, 126, 250],
  [50, 138, 256],
] as const

export function patternFigure(kind: number) {
  const { of, shape, each, more } = PATTERNS[kind] ?? PATTERNS[0]
  const draw = DRAWN[kind] ?? DRAWN[0]
  const places = LEFT[kind] ?? LEFT[0]
  const bottom = kind === 2 ? 90 : 44
  return figure(
    {
      name: `algebra-and-graphs/pattern-${kind + 1}`,
      title: `Three patterns made of ${of}`,
      description: `Patterns of ${shape}, made of ${of}. Pattern 1 has ${each + more} ${of}, Pattern 2 has ${2 * each + more} and Pattern 3 has ${3 * each + more}.`,
      height: bottom + 32,
    },
    ...[1, 2, 3].map(n => draw(places[n - 1] ?? 0, 10, n)),
    ...['Pattern 1', 'Pattern 2', 'Pattern 3'].map((name, at) =>
      text([60, 166, 290][at] ?? 0, bottom + 20, name, { anchor: 'middle' }),
    ),
  )
}
