import { line, type Point, type Shape } from '@/lib/figures/shapes'
import { namesOf, two } from './drawing'
import { centreOf, regularCorners, signedArea } from './points'
import { type Solid, type SolidOptions, type Space, solid } from './solid'

export type CuboidSizes = { length: number; width: number; height: number }

/** Names for the corners of a prism: the front or lower face first. */
function lettersFor(options: SolidOptions, count: number): string[] {
  const given = typeof options.letters === 'string' ? namesOf(options.letters) : []
  return Array.from({ length: count }, (_, at) => given[at] ?? String.fromCharCode(65 + at))
}

/** ABCD is the base, A at the front left, then anticlockwise; EFGH stands above it. */
export function cuboid({ length, width, height }: CuboidSizes, options: SolidOptions = {}): Solid {
  const base: Point[] = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ]
  return upright(base, base, height, options)
}

export function cube(edge: number, options: SolidOptions = {}): Solid {
  return cuboid({ length: edge, width: edge, height: edge }, options)
}

/** Two polygons of equal corners, one above the other: upright prisms and frustums. */
function upright(
  base: readonly Point[],
  top: readonly Point[],
  height: number,
  options: SolidOptions,
): Solid {
  const count = base.length
  const names = lettersFor(options, count * 2)
  const name = (at: number) => names[at] ?? ''
  const corners = Object.fromEntries([
    ...base.map(([x, y], at): [string, Space] => [name(at), [x, y, 0]]),
    ...top.map(([x, y], at): [string, Space] => [name(count + at), [x, y, height]]),
  ])
  const sides = base.map((_, at) => {
    const next = (at + 1) % count
    return name(at) + name(next) + name(count + next) + name(count + at)
  })
  const faces = [names.slice(0, count).reverse().join(''), names.slice(count).join(''), ...sides]
  return solid({ corners, faces }, options)
}

/**
 * A prism lying with its cross-section towards the reader. The corners of the section run anticlockwise from the
 * lower left: A, B, C … in front, then the same at the back. A section with a corner that points inwards is allowed.
 */
export function prism(section: readonly Point[], length: number, options: SolidOptions = {}): Solid {
  const front = signedArea(section) > 0 ? section : [...section].reverse()
  const count = front.length
  const names = lettersFor(options, count * 2)
  const name = (at: number) => names[at] ?? ''
  const corners = Object.fromEntries([
    ...front.map(([x, z], at): [string, Space] => [name(at), [x, 0, z]]),
    ...front.map(([x, z], at): [string, Space] => [name(count + at), [x, length, z]]),
  ])
  const sides = front.map((_, at) => {
    const next = (at + 1) % count
    return name(next) + name(at) + name(count + at) + name(count + next)
  })
  const faces = [names.slice(0, count).join(''), names.slice(count).reverse().join(''), ...sides]
  return solid({ corners, faces }, options)
}

export type PyramidBase =
  | { length: number; width?: number }
  | { sides: number; radius: number; turn?: number }

function baseCorners(base: PyramidBase): Point[] {
  if ('sides' in base) return regularCorners(base.sides, base.radius, base.turn)
  const { length, width = length } = base
  return [
    [-length / 2, -width / 2],
    [length / 2, -width / 2],
    [length / 2, width / 2],
    [-length / 2, width / 2],
  ]
}

/** A pyramid; the last letter is its apex, above the middle of the base unless `over` says otherwise. */
export function pyramid(
  base: PyramidBase,
  height: number,
  options: SolidOptions & { over?: Point } = {},
): Solid {
  const corners = baseCorners(base)
  const names = lettersFor(
    {
      letters:
        options.letters ?? 'ABCDEFGHIJKL'.slice(0, corners.length) + (corners.length === 4 ? 'V' : 'D'),
    },
    corners.length + 1,
  )
  const apex = names[corners.length] ?? 'V'
  const [x, y] = options.over ?? centreOf(corners)
  const ring = names.slice(0, corners.length)
  const faces = [
    [...ring].reverse().join(''),
    ...ring.map((name, at) => name + ring[(at + 1) % ring.length] + apex),
  ]
  const placed = corners.map(([cx, cy], at): [string, Space] => [ring[at] ?? '', [cx, cy, 0]])
  return solid({ corners: Object.fromEntries([...placed, [apex, [x, y, height] as Space]]), faces }, options)
}

/** A pyramid cut off parallel to its base; `part` is the edge of the top as a part of the base. */
export function pyramidFrustum(
  base: PyramidBase,
  height: number,
  part: number,
  options: SolidOptions = {},
): Solid {
  const corners = baseCorners(base)
  return upright(
    corners,
    corners.map(([x, y]): Point => [x * part, y * part]),
    height,
    options,
  )
}

/** A dashed line of a solid with its label, such as a height inside a pyramid. */
export function innerLine(figure: Solid, ends: string, label = '', away?: string): Shape {
  const [a, b] = two(namesOf(ends).map(figure.at))
  return (
    line(...a, ...b, 'p dash') + (label ? figure.side(ends, label, away === undefined ? {} : { away }) : '')
  )
}
