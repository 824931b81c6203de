import { type Figure, figure } from '@/lib/figures/figure'
import { arrow, line, type Point, polygon, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

// 12.5 Convergence of geometric progressions

/** Squares, each with its corners on the sides of the one before, at a part of each side. */
export function squaresInside({
  name,
  title,
  part,
  side,
  says,
}: {
  name: string
  title: string
  /** how far along each side the next corner stands */
  part: number
  side: string
  says: string
}): Figure {
  let corners: Point[] = [
    [100, 20],
    [260, 20],
    [260, 180],
    [100, 180],
  ]
  let drawn: Shape = ''
  for (let at = 0; at < 6; at += 1) {
    drawn += polygon(corners, at % 2 === 0 ? 'l w' : 'l sheet')
    corners = corners.map(([x, y], each): Point => {
      const [u, v] = corners[(each + 1) % 4] ?? [0, 0]
      return [x + (u - x) * part, y + (v - y) * part]
    })
  }
  drawn += text(180, 198, side, { anchor: 'middle' })
  return figure({ name, title, description: says, height: 208 }, drawn)
}

/** The path of a ball that bounces: heights of the drop and of each rebound, as parts of the first. */
export function bounces({
  name,
  title,
  ratio,
  drop,
  says,
}: {
  name: string
  title: string
  ratio: number
  drop: string
  says: string
}): Figure {
  const [base, high] = [150, 116]
  let x = 60
  let drawn: Shape = line(20, base, 345, base, 'l') + line(x, base - high, x, base, 'p')
  for (let at = 1; at <= 4; at += 1) {
    const top = high * ratio ** at
    const wide = 34 + 22 * ratio ** at
    const path = Array.from({ length: 25 }, (_, step): Point => {
      const t = step / 24
      return [x + wide * t, base - 4 * top * t * (1 - t)]
    })
    drawn += polyline(path, 'p')
    x += wide
  }
  drawn += arrow(46, base - high, 46, base)
  drawn += text(40, base - high / 2 + 4, drop, { anchor: 'end', cls: 's' })
  drawn += text(Math.min(x + 10, 330), base - 6, '…')
  return figure({ name, title, description: says, height: 164 }, drawn)
}

// 1 = 1/2 + 1/4 + 1/8 + …: a square that is halved again and again.
const halves = (() => {
  const [left, top, size] = [100, 14, 160]
  let [x, y, w, h] = [left, top, size, size]
  let drawn: Shape = ''
  const names = ['1/2', '1/4', '1/8', '1/16', '1/32']
  names.forEach((name, at) => {
    const upright = at % 2 === 0
    const [pw, ph] = upright ? [w / 2, h] : [w, h / 2]
    drawn += rect(x, y, pw, ph, at % 2 === 0 ? 'l w' : 'l sheet')
    if (at < 4) drawn += text(x + pw / 2, y + ph / 2 + 4.5, name, { anchor: 'middle', cls: 's' })
    if (upright) [x, w] = [x + w / 2, w / 2]
    else [y, h] = [y + h / 2, h / 2]
  })
  drawn += rect(left, top, size, size, 'l')
  return figure(
    {
      name: 'series-5/halves',
      title: 'A square filled by halves',
      description:
        'A square of area 1. Its left half is marked 1/2. Half of the rest is marked 1/4, half of what is left then 1/8, then 1/16, and so on into the lower right corner. The parts fill the square.',
      height: 188,
    },
    drawn,
  )
})()

const nested = squaresInside({
  name: 'series-5/squares',
  title: 'Squares inside squares',
  part: 1 / 2,
  side: '8 cm',
  says: 'A square of side 8 cm. The midpoints of its sides are the corners of a second square, whose midpoints are the corners of a third, and so on.',
})

const ball = bounces({
  name: 'series-5/ball',
  title: 'A ball that bounces',
  ratio: 0.6,
  drop: '5 m',
  says: 'A ball falls 5 m to the ground and bounces again and again. Each bounce is lower than the one before.',
})

export const figures = [halves, nested, ball]
