import { gcd } from '@/lib/exams/authoring/maths'
import { type Figure, figure } from '@/lib/figures/figure'
import { type Box, drawing, type SideOptions } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { direction, type Points } from '@/lib/figures/geometry/points'

type Fraction = readonly [above: number, below: number]

/** A sum of multiples of two vectors, in lowest terms and with a positive term first: LaTeX and as it is typed. */
export function combination(
  letters: readonly [string, string],
  ...parts: readonly [Fraction, Fraction]
): { tex: string; typed: string } {
  const terms = parts
    .map(([above, below], at) => ({ above, below, letter: letters[at] ?? '' }))
    .filter(({ above }) => above !== 0)
  const first = terms.findIndex(({ above, below }) => above * below > 0)
  const ordered = first > 0 ? [...terms].reverse() : terms
  const written = ordered.map(({ above, below, letter }, at) => {
    const common = gcd(above, below)
    const [top, bottom] = [Math.abs(above / common), Math.abs(below / common)]
    const minus = above * below < 0
    const sign = at === 0 ? (minus ? '-' : '') : minus ? ' - ' : ' + '
    const [tex, typed] =
      bottom === 1
        ? [top === 1 ? '' : String(top), top === 1 ? '' : String(top)]
        : [`\\frac{${top}}{${bottom}}`, `(${top}/${bottom})`]
    return { tex: `${sign}${tex}\\mathbf{${letter}}`, typed: `${sign}${typed}${letter}` }
  })
  return {
    tex: written.map(each => each.tex).join(''),
    typed: written.map(each => each.typed).join(''),
  }
}

type Sketch = {
  name: string
  title: string
  description: string
  points: Points
  /** on which side of its point each letter stands, in degrees */
  names: Readonly<Record<string, number>>
  lines: readonly string[]
  /** ends, label, and where along the line the arrow head is */
  vectors: readonly (readonly [ends: string, label: string, head?: number, label?: SideOptions])[]
  box?: Box
  height?: number
}

const BOX = { left: 40, top: 42, width: 232, height: 136 }

/** The widest gap between the lines that leave a point: there its letter stands clear of them. */
export function clearSide(points: Points, name: string, ends: string): number {
  const here = points[name] ?? [0, 0]
  const ways = [...ends].map(end => direction(here, points[end] ?? here)).sort((one, other) => one - other)
  const gaps = ways.map((way, at) => ({ way, gap: (ways[at + 1] ?? (ways[0] ?? 0) + 360) - way }))
  const widest = gaps.reduce((one, other) => (other.gap > one.gap ? other : one))
  return widest.way + widest.gap / 2
}

/** The diagram of a question on vectors: plain lines, and lines with an arrow head that carry a vector. */
export function vectorFigure({
  name,
  title,
  description,
  points,
  names,
  lines,
  vectors,
  box = BOX,
  height = 212,
}: Sketch): Figure {
  const shape = drawing(points, { box })
  return figure(
    {
      name: `vector-geometry/${name}`,
      title,
      description: `${description} The diagram is not to scale.`,
      height,
    },
    ...lines.map(path => shape.line(path)),
    ...vectors.map(
      ([ends, label, head = 0.5, side = {}]) =>
        shape.line(ends) +
        shape.arrows(ends, 1, head) +
        shape.side(ends, label, { part: head, cls: 'b', ...side }),
    ),
    ...Object.entries(names).map(([point, side]) => shape.name(point, side)),
    notToScale(),
  )
}
