import { figure } from '@/lib/figures/figure'
import { arrow, curve, dot, type Point, type Shape, text } from '@/lib/figures/shapes'

export type Drawn = { letter: string; power: number; points: readonly [Point, Point] }

const number = (value: number) => String(Math.round(value * 1000) / 1000)

/** One small graph of y = kx^power through two points, which carry their coordinates. */
function small(left: number, top: number, { letter, power, points }: Drawn): Shape {
  const [wide, high] = [118, 96]
  const [[x1, y1], [x2, y2]] = points
  const [xMax, yMax] = [x2 * 1.3, Math.max(y1, y2) * 1.3]
  const k = y1 / x1 ** power
  const from = power < 0 ? (k / yMax) ** (-1 / power) : 0
  const to = power > 0 ? Math.min(xMax, (yMax / k) ** (1 / power)) : xMax
  const at = ([x, y]: Point): Point => [left + (x / xMax) * wide, top + high - (y / yMax) * high]
  const path = Array.from({ length: 41 }, (_, step): Point => {
    const x = from + (to - from) * (step / 40) ** 1.5
    return at([x, k * x ** power])
  })
  const label = ([x, y]: Point) => {
    const [px, py] = at([x, y])
    const content = `(${number(x)}, ${number(y)})`
    // Left of a curve that rises steeply, unless the axis stands there.
    const isBeside = power > 0.8 && px - left < 50
    if (isBeside) return dot(px, py) + text(px + 8, Math.min(py + 9, top + high - 4), content, { cls: 's' })
    return (
      dot(px, py) +
      (power > 0.8
        ? text(px - 7, py + 1, content, { anchor: 'end', cls: 's' })
        : text(px + 6, py + (power > 0 ? 16 : -4), content, { cls: 's' }))
    )
  }
  return (
    arrow(left, top + high, left + wide + 10, top + high) +
    arrow(left, top + high, left, top - 10) +
    text(left + wide + 14, top + high + 5, '*x*') +
    text(left + 6, top - 6, '*y*') +
    text(left + wide, top - 4, letter, { anchor: 'end', cls: 'b' }) +
    curve(path, 'p') +
    label(points[0]) +
    label(points[1])
  )
}

export function fourGraphs(drawn: readonly Drawn[]) {
  return figure(
    {
      name: 'algebra-and-graphs/four-graphs-of-proportion',
      title: 'Four graphs, each with two of its points',
      description: `Four sketches of graphs, each with two points marked. ${drawn.map(({ letter, points: [[x1, y1], [x2, y2]] }) => `Graph ${letter} passes through (${number(x1)}, ${number(y1)}) and (${number(x2)}, ${number(y2)}).`).join(' ')}`,
      height: 280,
    },
    ...drawn.map((each, index) => small(index % 2 === 0 ? 30 : 206, index < 2 ? 26 : 160, each)),
  )
}
