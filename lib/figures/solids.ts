import { type Box, type Drawing, degreesText, drawing, namesOf, three, two } from './drawing'
import { angleMark, italic, labelBeside } from './marks'
import {
  arcCosine,
  centreOf,
  cosine,
  direction,
  type Points,
  regularCorners,
  signedArea,
  sine,
} from './points'
import { line, type Point, polyline, type Shape } from './shapes'

/** x to the right, y away from the reader, z upwards. */
export type Space = readonly [x: number, y: number, z: number]

export type SolidOptions = {
  box?: Box
  /** labels of edges and other lines: `{ AB: '8 cm' }` */
  mark?: Readonly<Record<string, string>>
  /** false draws no letters at the corners */
  letters?: string | false
  /** how depth is drawn: its direction on the page (degrees) and its share of the true length */
  view?: { degrees?: number; depth?: number }
  fill?: Readonly<Record<string, string>>
}

/** A solid as a drawing of its corners: lines, fills and angles by letters work inside it as on the plane. */
export type Solid = Drawing & {
  shape: Shape
  corners: Readonly<Record<string, Space>>
  /** the same solid with more points inside it, to draw with */
  add: (more: Readonly<Record<string, Space>>) => Solid
  /** a point a part of the way along a line, the midpoint unless told */
  spaceMid: (ends: string, part?: number) => Space
}

type Model = { corners: Readonly<Record<string, Space>>; faces: readonly string[] }

const minus = (a: Space, b: Space): Space => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dotProduct = (a: Space, b: Space): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const size = (a: Space): number => Math.hypot(...a)

/** Outward normal of a face whose corners run anticlockwise as seen from outside (Newell's sum, for any polygon). */
function normalOf(face: readonly Space[]): Space {
  return face.reduce<Space>(
    (sum, [x, y, z], at) => {
      const [x2, y2, z2] = face[(at + 1) % face.length] ?? [x, y, z]
      return [sum[0] + (y - y2) * (z + z2), sum[1] + (z - z2) * (x + x2), sum[2] + (x - x2) * (y + y2)]
    },
    [0, 0, 0],
  )
}

function edgesOf(faces: readonly string[]): Map<string, string[]> {
  const edges = new Map<string, string[]>()
  for (const face of faces) {
    const names = namesOf(face)
    for (const [at, name] of names.entries()) {
      const key = [name, names[(at + 1) % names.length] ?? name].sort().join('')
      edges.set(key, [...(edges.get(key) ?? []), face])
    }
  }
  return edges
}

/** A solid with flat faces from its corners and faces (anticlockwise from outside); edges behind it are dashed. */
export function solid(model: Model, options: SolidOptions = {}): Solid {
  const { box, mark = {}, view = {}, letters, fill = {} } = options
  const { degrees = 35, depth = 0.5 } = view
  const flat = ([x, y, z]: Space): Point => [x + depth * y * cosine(degrees), z + depth * y * sine(degrees)]
  const project = (corners: Model['corners']): Points =>
    Object.fromEntries(Object.entries(corners).map(([name, corner]) => [name, flat(corner)]))
  const plane = drawing(project(model.corners), box === undefined ? {} : { box })
  const away: Space = [-depth * cosine(degrees), 1, -depth * sine(degrees)]
  const spaceOf = (face: string) => namesOf(face).map(name => model.corners[name] ?? ([0, 0, 0] as Space))
  const seen = new Set(model.faces.filter(face => dotProduct(normalOf(spaceOf(face)), away) < 0))
  const edges = [...edgesOf(model.faces)]
  const hidden = edges.filter(([, faces]) => !faces.some(face => seen.has(face)))
  const visible = edges.filter(([, faces]) => faces.some(face => seen.has(face)))
  const shape = [
    ...Object.entries(fill).map(([corners, cls]) => plane.fill(corners, cls)),
    ...hidden.map(([ends]) => plane.line(ends, 'l dash thin')),
    ...visible.map(([ends]) => plane.line(ends)),
    ...Object.entries(mark).map(([ends, label]) => (label === '' ? '' : plane.side(ends, label))),
    letters === false
      ? ''
      : cornerLetters(
          plane,
          edges.map(([ends]) => ends),
        ),
  ].join('')
  return inSpace(plane, model.corners, shape, project)
}

/** The drawing of a solid knows true lengths and angles, and draws right angles in their own plane. */
function inSpace(
  plane: Drawing,
  corners: Model['corners'],
  shape: Shape,
  project: (more: Model['corners']) => Points,
): Solid {
  const at = (name: string): Space => corners[name] ?? [0, 0, 0]
  const measure = (angle: string) => {
    const [a, vertex, b] = three(namesOf(angle).map(at))
    const [one, other] = [minus(a, vertex), minus(b, vertex)]
    return arcCosine(dotProduct(one, other) / (size(one) * size(other) || 1))
  }
  const spaceMid = (ends: string, part = 0.5): Space => {
    const [a, b] = two(namesOf(ends).map(at))
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
  }
  const right = (angle: string, reach = 10): Shape => {
    const [a, vertex, b] = three(namesOf(angle).map(at))
    const step = (to: Space): Space => {
      const away = minus(to, vertex)
      const part = reach / plane.scale / (size(away) || 1)
      return [away[0] * part, away[1] * part, away[2] * part]
    }
    const [one, other] = [step(a), step(b)]
    const marks = project({
      p: [vertex[0] + one[0], vertex[1] + one[1], vertex[2] + one[2]],
      q: [vertex[0] + one[0] + other[0], vertex[1] + one[1] + other[1], vertex[2] + one[2] + other[2]],
      r: [vertex[0] + other[0], vertex[1] + other[1], vertex[2] + other[2]],
    })
    return polyline(Object.values(marks).map(plane.place), 'l thin')
  }
  return {
    ...plane,
    shape,
    corners,
    spaceMid,
    measure,
    right,
    length: ends => size(minus(...two(namesOf(ends).map(at)))),
    angle: (angle, label, more = {}) => {
      const square = Math.abs(measure(angle) - 90) < 0.05 && (label === undefined || label === true)
      if (square) return right(angle)
      const words = label === true ? degreesText(measure(angle), 1) : label
      const [a, vertex, b] = three(namesOf(angle).map(plane.at))
      return angleMark(a, vertex, b, words === undefined ? more : { ...more, label: words })
    },
    add: more => inSpace(plane.with(project(more)), { ...corners, ...more }, shape, project),
  }
}

/** Each letter stands where the edges at its corner leave most room. */
function cornerLetters(plane: Drawing, edges: readonly string[]): Shape {
  return Object.keys(plane.points)
    .map(name => {
      const here = plane.at(name)
      const ways = edges
        .map(namesOf)
        .filter(ends => ends.includes(name))
        .map(ends => 360 - direction(here, plane.at(ends.find(each => each !== name) ?? name)))
      const clear = (way: number) => Math.min(...ways.map(each => Math.abs(((each - way + 540) % 360) - 180)))
      const out = 360 - direction(centreOf(Object.keys(plane.points).map(plane.at)), here)
      // outwards where two sides offer the same room
      const score = (way: number) => Math.min(clear(way), 75) - Math.abs(((way - out + 540) % 360) - 180) / 6
      const best = Array.from({ length: 24 }, (_, at) => at * 15).reduce(
        (chosen, way) => (score(way) > score(chosen) ? way : chosen),
        270,
      )
      return labelBeside(here, best, italic(name), 4)
    })
    .join('')
}

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
