import { centred, circle, line, type Point, polygon, type Shape } from '@/lib/figures/shapes'
import { type Box, fitted } from './drawing'
import { angleMark, sideLabel } from './marks'
import { arcPoints, between, centreOf, distance, regularCorners, rotated, towards } from './points'

/** A net: faces in the plane that share edges. Outer edges are solid, folds dashed. */
export type Net = {
  shape: Shape
  scale: number
  place: (point: Point) => Point
  faces: readonly (readonly Point[])[]
}

export type NetOptions = {
  box?: Box
  /** labels of edges by face and edge number, both from 0: `{ '0.1': '5 cm' }` */
  mark?: Readonly<Record<string, string>>
  /** a word on each face, in order */
  names?: readonly string[]
  /** shaded faces */
  shaded?: readonly number[]
}

function keyOf(a: Point, b: Point): string {
  const one = `${a[0].toFixed(3)},${a[1].toFixed(3)}`
  const other = `${b[0].toFixed(3)},${b[1].toFixed(3)}`
  return one < other ? `${one};${other}` : `${other};${one}`
}

function edgesOf(face: readonly Point[]): [Point, Point][] {
  return face.map((corner, at) => [corner, face[(at + 1) % face.length] ?? corner])
}

/** Any net from its faces; an edge that two faces share is a fold. */
export function net(
  faces: readonly (readonly Point[])[],
  options: NetOptions = {},
  around: readonly Point[] = [],
): Net {
  const { box, mark = {}, names = [], shaded = [] } = options
  const { scale, place } = fitted([...faces.flat(), ...around], box)
  const count = new Map<string, number>()
  for (const [a, b] of faces.flatMap(edgesOf)) count.set(keyOf(a, b), (count.get(keyOf(a, b)) ?? 0) + 1)
  const drawn = new Map<string, Shape>()
  for (const [a, b] of faces.flatMap(edgesOf)) {
    const fold = (count.get(keyOf(a, b)) ?? 0) > 1
    drawn.set(keyOf(a, b), line(...place(a), ...place(b), fold ? 'l dash thin' : 'l'))
  }
  const labels = Object.entries(mark).map(([key, label]) => {
    const [at = 0, edge = 0] = key.split('.').map(Number)
    const face = faces[at] ?? []
    const ends = edgesOf(face)[edge]
    return ends ? sideLabel(place(ends[0]), place(ends[1]), place(centreOf(face)), label, { gap: 5 }) : ''
  })
  const shape =
    shaded.map(at => polygon((faces[at] ?? []).map(place), 'w')).join('') +
    [...drawn.values()].join('') +
    labels.join('') +
    names.map((name, at) => (name === '' ? '' : centred(...place(centreOf(faces[at] ?? [])), name))).join('')
  return { shape, scale, place, faces }
}

function block(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** A net of equal squares from a picture of it: `[' x ', 'xxxx', ' x ']`; other letters are written on the squares. */
export function cubeNet(rows: readonly string[], options: NetOptions = {}): Net {
  const cells = rows.flatMap((row, down) =>
    [...row].map((sign, across) => ({ sign, face: block(across, -down, 1, 1) })),
  )
  const faces = cells.filter(each => each.sign !== ' ')
  const names = faces.map(each => (each.sign === 'x' ? '' : each.sign))
  return net(
    faces.map(each => each.face),
    { ...options, names: options.names ?? names },
  )
}

/** The cross-shaped net of a cuboid: base, front, back, left, right, then the top beyond the back. */
export function cuboidNet(
  sizes: { length: number; width: number; height: number },
  options: NetOptions = {},
): Net {
  const { length, width, height } = sizes
  const faces = [
    block(0, 0, length, width),
    block(0, -height, length, height),
    block(0, width, length, height),
    block(-height, 0, height, width),
    block(length, 0, height, width),
    block(0, width + height, length, width),
  ]
  return net(faces, options)
}

/** The corners of a triangle built outwards on the edge from a to b, from the lengths of its other two sides. */
function triangleOn(a: Point, b: Point, fromA: number, fromB: number): Point[] {
  const base = distance(a, b)
  const along = (fromA ** 2 - fromB ** 2 + base ** 2) / (2 * base || 1)
  const across = Math.sqrt(Math.max(0, fromA ** 2 - along ** 2))
  const foot = between(a, b, along / (base || 1))
  const way = rotated(b, a, -90)
  return [
    a,
    b,
    [foot[0] + ((way[0] - a[0]) / (base || 1)) * across, foot[1] + ((way[1] - a[1]) / (base || 1)) * across],
  ]
}

/** Net of a triangular prism: three rectangles in a row, a triangle on either end of the middle one. */
export function triangularPrismNet(
  sides: readonly [number, number, number],
  length: number,
  options: NetOptions = {},
): Net {
  const [left, base, right] = sides
  const faces = [
    block(0, 0, base, length),
    block(-left, 0, left, length),
    block(base, 0, right, length),
    triangleOn([0, 0], [base, 0], left, right),
    triangleOn([base, length], [0, length], right, left),
  ]
  return net(faces, options)
}

/** Net of a pyramid on a regular base (4 sides: a square): the base with a triangle of a slant height on each edge. */
export function pyramidNet(sides: number, edge: number, slantHeight: number, options: NetOptions = {}): Net {
  // a triangle points down, so that the net of a tetrahedron stands on its base
  const base = regularCorners(sides, edge / (2 * Math.sin(Math.PI / sides)), sides === 3 ? 180 : 0)
  const slope = Math.hypot(edge / 2, slantHeight)
  const triangles = edgesOf(base).map(([a, b]) => triangleOn(a, b, slope, slope))
  return net([base, ...triangles], options)
}

/** Net of a regular tetrahedron: one large triangle of four. */
export function tetrahedronNet(edge: number, options: NetOptions = {}): Net {
  return pyramidNet(3, edge, (edge * Math.sqrt(3)) / 2, options)
}

export type RoundNetMarks = { radius?: string; height?: string; width?: string }

/** Net of a closed cylinder: a rectangle as wide as the circle is round, with a circle above and below. */
export function cylinderNet(
  sizes: { radius: number; height: number },
  options: { box?: Box; mark?: RoundNetMarks } = {},
): Shape {
  const { radius, height } = sizes
  const { mark = {}, box } = options
  const width = 2 * Math.PI * radius
  const at = width * 0.5
  const { place, scale } = fitted(
    [
      [0, -2 * radius],
      [width, height + 2 * radius],
    ],
    box,
  )
  const face = block(0, 0, width, height).map(place)
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = face
  const top = place([at, height + radius])
  return (
    polygon(face) +
    circle(...top, radius * scale) +
    circle(...place([at, -radius]), radius * scale) +
    (mark.radius
      ? line(...top, top[0] + radius * scale, top[1], 'l dash thin') +
        sideLabel(
          [top[0] + radius * scale, top[1] - 6],
          [top[0] + radius * scale, top[1] + 6],
          top,
          mark.radius,
        )
      : '') +
    (mark.height ? sideLabel(b, c, a, mark.height) : '') +
    (mark.width ? sideLabel(a, b, c, mark.width, { part: 0.18 }) : '')
  )
}

/** Net of an open cone: a sector whose arc is as long as the base is round. */
export function coneNet(
  sizes: { radius: number; slant: number },
  options: { box?: Box; mark?: { slant?: string; angle?: string; arc?: string } } = {},
): Shape {
  const turn = Math.min(359, (360 * sizes.radius) / Math.max(sizes.slant, sizes.radius))
  const rim = arcPoints([0, 0], sizes.slant, 90 - turn / 2, 90 + turn / 2)
  const { place } = fitted([[0, 0], ...rim], options.box)
  const [centre, first, last] = [place([0, 0]), place(rim[0] ?? [0, 0]), place(rim[rim.length - 1] ?? [0, 0])]
  const top = place(towards([0, 0], 90, sizes.slant))
  const { mark = {} } = options
  return (
    polygon([centre, ...rim.map(place)]) +
    (mark.slant ? sideLabel(centre, first, turn > 180 ? [first[0], first[1] - 20] : last, mark.slant) : '') +
    (mark.angle ? angleMark(first, centre, last, { label: mark.angle, reflex: turn > 180 }) : '') +
    (mark.arc ? centred(top[0], top[1] - 12, mark.arc) : '')
  )
}
