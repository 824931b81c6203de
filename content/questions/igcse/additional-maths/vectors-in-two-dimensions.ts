import { vectorSketch } from '@/content/figures/igcse/additional-maths/vectors-in-two-dimensions-1'
import { frac, lowest, surd, term, typedFraction } from '@/lib/exams/authoring/maths'
import type { Points } from '@/lib/figures/geometry/points'
import type { Point } from '@/lib/figures/shapes'
import { clearSide } from '../extended-maths/E7.4-vector-geometry/drawings'

/** Vectors in i and j, in LaTeX and as students type them. */

/** Legs and hypotenuse. */
export const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
] as const

const I = '\\mathbf{i}'
const J = '\\mathbf{j}'

type Written = { tex: string; typed: string }

const joined = (first: string, second: string) =>
  `${first} ${second}`.trim().replace(/^\+ /, '').replace(/^- /, '-') || '0'

/** x i + y j with whole numbers. */
export const ij = ([x, y]: Point): Written => ({
  tex: joined(term(x, I), term(y, J)),
  typed: joined(term(x, 'i'), term(y, 'j')),
})

/** As `ij`, in brackets, for what is multiplied or taken away. */
export const inBrackets = (by: Point) => `(${ij(by).tex})`

/** (x i + y j)/below, each entry in its lowest terms. */
function ijOver([x, y]: Point, below: number): Written {
  const entry = (value: number, letter: string, typed: boolean) => {
    if (value === 0) return ''
    const [above, under] = lowest(value, below)
    const size = Math.abs(above)
    if (under === 1) return term(above, letter)
    const shown = typed ? typedFraction(size, under, true) : frac(size, under)
    return `${above < 0 ? '-' : '+'} ${shown}${letter}`
  }
  return {
    tex: joined(entry(x, I, false), entry(y, J, false)),
    typed: joined(entry(x, 'i', true), entry(y, 'j', true)),
  }
}

/** |x i + y j| as a surd in its simplest form. */
export const length = ([x, y]: Point) => surd(1, 1, x * x + y * y)

/** The root that Pythagoras writes. */
export const root = ([x, y]: Point) => `\\sqrt{${x < 0 ? `(${x})` : x}^2 + ${y < 0 ? `(${y})` : y}^2}`

/** The unit vector along x i + y j, exact; the common factor of the entries is taken out. */
export function unit(by: Point): Written {
  const size = length(by)
  const whole = Math.sqrt(by[0] ** 2 + by[1] ** 2)
  if (Number.isInteger(whole)) return ijOver(by, whole)
  const common = Number(/^\d+/.exec(size.typed)?.[0] ?? 1)
  const [x, y] = by.map(each => each / common) as [number, number]
  const [p, q] = Number.isInteger(x) && Number.isInteger(y) ? [x, y] : by
  const under = p === by[0] ? size : length([p, q])
  const { tex, typed } = ij([p, q])
  return { tex: `\\frac{1}{${under.latex}}(${tex})`, typed: `(${typed})/(${under.typed})` }
}

/** The first term of a sum: "3x", "-x", or nothing. */
export const leading = (value: number, letter: string) =>
  term(value, letter).replace(/^\+ /, '').replace(/^- /, '-')

/** a + bt, in LaTeX and as it is typed; the plain number where b is 0. */
export const linear = (a: number, b: number) =>
  joined(a === 0 ? '' : `${a < 0 ? '-' : '+'} ${Math.abs(a)}`, term(b, 't'))

/** The position at time t, from a start with a velocity. */
export function position([x, y]: Point, [u, v]: Point): Written {
  const entry = (a: number, b: number) => (b === 0 ? String(a) : `(${linear(a, b)})`)
  return {
    tex: `${entry(x, u)}${I} + ${entry(y, v)}${J}`.replace('+ -', '- '),
    typed: `${entry(x, u)}i + ${entry(y, v)}j`.replace('+ -', '- '),
  }
}

export const plus = ([x, y]: Point, [u, v]: Point, times = 1): Point => [x + times * u, y + times * v]

export const scaled = ([x, y]: Point, by: number): Point => [x * by, y * by]

/** The significant figures of an angle that is asked correct to 1 decimal place. */
export const toTenths = (degrees: number) => (degrees >= 100 ? 4 : degrees >= 10 ? 3 : 2)

/** Zero for parallel vectors; positive where the second is to the left of the first. */
export const across = ([x, y]: Point, [u, v]: Point) => x * v - y * u

type Route = {
  points: Points
  path: string
  description: string
  dashed?: readonly string[]
  also?: readonly string[]
}

/** A way from point to point, each leg with an arrow; dashed lines have none. */
export function route({ points, path, description, dashed = [], also = [] }: Route) {
  const legs = [...[...path].slice(1).map((end, at) => `${path[at]}${end}`), ...also]
  const neighbours = (name: string) =>
    [...legs, ...dashed].filter(each => each.includes(name)).map(each => each.replace(name, ''))
  return vectorSketch({
    name: 'vectors-in-two-dimensions/route',
    title: `The points ${Object.keys(points)
      .join(', ')
      .replace(/, (?=[A-Z]$)/, ' and ')}`,
    description,
    points,
    names: Object.fromEntries(
      Object.keys(points).map(name => [name, clearSide(points, name, neighbours(name).join(''))]),
    ),
    lines: legs,
    dashed,
    more: on => legs.map(each => on.arrows(each, 1, 0.5)).join('') + on.dots(Object.keys(points).join('')),
  })
}
