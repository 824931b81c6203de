import { centred, type Point, polyline, type Shape } from '@/lib/figures/shapes'
import { freest, linesUnder, type Segment } from './clearance'
import { type Box, type Drawing, degreesText, drawing, namesOf, three, two } from './drawing'
import { angleMark, italic, placeBeside } from './marks'
import { arcCosine, between, centreOf, cosine, direction, type Points, sine } from './points'

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
  /** sides on which letters stand where the kit chose badly: `{ D: 120 }` */
  letterSides?: Readonly<Record<string, number>>
}

/** A solid as a drawing of its corners: lines, fills and angles by letters work inside it as on the plane. */
export type Solid = Drawing & {
  shape: Shape
  space: Readonly<Record<string, Space>>
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
  const lines = edges.map(([ends]): Segment => two(namesOf(ends).map(plane.at)))
  const letterPlaces = letters === false ? [] : placesOfLetters(plane, lines, options.letterSides ?? {})
  const taken = letterPlaces.flatMap(([, [x, y]]): Segment[] => [
    [
      [x - 7, y - 6],
      [x + 7, y + 6],
    ],
    [
      [x - 7, y + 6],
      [x + 7, y - 6],
    ],
  ])
  const shape = [
    ...Object.entries(fill).map(([corners, cls]) => plane.fill(corners, cls)),
    ...hidden.map(([ends]) => plane.line(ends, 'l dash thin')),
    ...visible.map(([ends]) => plane.line(ends)),
    ...Object.entries(mark).map(([ends, label]) =>
      label === '' ? '' : edgeLabel(plane, ends, label, [...lines, ...taken]),
    ),
    ...letterPlaces.map(([name, place]) => centred(...place, italic(name))),
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
    space: corners,
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

/** The label of an edge: outside if there is room, else where no other edge runs through it. */
function edgeLabel(plane: Drawing, ends: string, label: string, lines: readonly Segment[]): Shape {
  const [a, b] = two(namesOf(ends).map(plane.at))
  const way = 360 - direction(a, b)
  const middle = centreOf(Object.keys(plane.points).map(plane.at))
  const left = (b[0] - a[0]) * (middle[1] - a[1]) - (b[1] - a[1]) * (middle[0] - a[0]) > 0
  const [outside, inside] = left ? [90, -90] : [-90, 90]
  const along = (side: number, gap: number) =>
    [0.5, 0.4, 0.6, 0.3, 0.7].map(part => placeBeside(between(a, b, part), way + side, label, gap))
  const places = [...along(outside, 6), ...along(inside, 6), ...along(outside, 12), ...along(outside, 20)]
  return centred(...freest(places, label, lines), label)
}

/** Each letter stands where the edges leave most room, outwards where two sides offer the same. */
function placesOfLetters(
  plane: Drawing,
  lines: readonly Segment[],
  sides: Readonly<Record<string, number>>,
): [string, Point][] {
  const corners = Object.keys(plane.points).map(plane.at)
  const middle = centreOf(corners)
  const turn = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)
  const meets = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01
  return Object.keys(plane.points).map((name): [string, Point] => {
    const here = plane.at(name)
    const ways = lines
      .filter(ends => ends.some(end => meets(end, here)))
      .map(([a, b]) => 360 - direction(here, meets(a, here) ? b : a))
    const out = 360 - direction(middle, here)
    const place = (way: number) => placeBeside(here, way, italic(name), 4)
    const score = (way: number) =>
      Math.min(75, ...ways.map(each => turn(each, way))) -
      turn(way, out) / 6 -
      4 * linesUnder(place(way), italic(name), lines)
    const round = Array.from({ length: 24 }, (_, at) => at * 15)
    const best = round.reduce((chosen, way) => (score(way) > score(chosen) ? way : chosen), 270)
    return [name, place(sides[name] ?? best)]
  })
}
