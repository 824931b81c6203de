import { type Figure, figure } from '@/lib/figures/figure'
import { crossings, triangleBySides } from '@/lib/figures/geometry/constructions'
import { measuringRuler, protractor } from '@/lib/figures/geometry/instruments'
import { labelBeside, notToScale, pointName } from '@/lib/figures/geometry/marks'
import { cubeNet, cylinderNet, pyramidNet, triangularPrismNet } from '@/lib/figures/geometry/nets'
import { arc, dot, line, type Point, polar, polygon, type Shape, text } from '@/lib/figures/shapes'
import { squaredPaper } from '../squared-paper'

/** A line AB beside a ruler and an angle POQ under a protractor. */
export function instruments(
  ruled: { first: number; from: number; to: number },
  arms: [number, number],
): Figure {
  const ruler = measuringRuler({ x: 20, y: 54, centimetres: 10, from: ruled.first })
  const [a, b] = [ruler.at(ruled.from)[0], ruler.at(ruled.to)[0]]
  const tool = protractor({ x: 180, y: 300 })
  const arm = (degrees: number, name: string): Shape =>
    line(180, 300, ...polar(180, 300, 162, degrees), 'p') +
    pointName(polar(180, 300, 162, degrees), degrees, name, 2)
  return figure(
    {
      name: 'constructions/ruler-and-protractor',
      title: 'A line AB along a ruler, and an angle POQ under a protractor',
      description: `A ruler from ${ruled.first} to ${ruled.first + 10} cm, marked in millimetres. A lies above the mark ${ruled.from} cm and B above the mark ${ruled.to} cm. Below it a protractor has its centre on O. On the scale that begins with 0 on the right, OP passes through ${arms[0]}° and OQ through ${arms[1]}°.`,
      height: 336,
    },
    line(a, 42, b, 42, 'p'),
    line(a, 42, a, 54, 'l dash thin'),
    line(b, 42, b, 54, 'l dash thin'),
    pointName([a, 42], 90, 'A'),
    pointName([b, 42], 90, 'B'),
    ruler.shape,
    tool.shape,
    arm(arms[0], 'P'),
    arm(arms[1], 'Q'),
    pointName([180, 312], 270, 'O', 2),
  )
}

export const PROTRACTOR = { x: 180, y: 186, radius: 150 } as const

/** A protractor on a line OA, to draw angles with; `drawn` are the arms of the finished drawing. */
export function protractorOn(
  side: 'right' | 'left',
  drawn: readonly (readonly [string, number])[] = [],
): Figure {
  const { x, y } = PROTRACTOR
  const base = side === 'right' ? 0 : 180
  const tool = protractor(PROTRACTOR)
  return figure(
    {
      name: drawn.length > 0 ? 'constructions/protractor-with-arms' : 'constructions/protractor',
      title: 'A protractor on the line OA',
      description: `A protractor with its centre on O, marked in degrees. The line OA runs from O along its base line to the ${side}.${drawn.length > 0 ? ` ${drawn.map(([name, degrees]) => `O${name} makes an angle of ${degrees}° with OA.`).join(' ')}` : ''}`,
      height: 216,
    },
    tool.shape,
    line(x, y, ...polar(x, y, 164, base), 'l thick'),
    pointName(polar(x, y, 164, base), base, 'A', 2),
    pointName([x, y + 12], 270, 'O', 2),
    ...drawn.map(([name, degrees]) => {
      const way = side === 'right' ? degrees : 180 - degrees
      return line(x, y, ...polar(x, y, 162, way), 'g') + pointName(polar(x, y, 162, way), way, name, 2)
    }),
  )
}

export type ArcLook = { base: number; fromA: readonly number[]; fromB: readonly number[]; scale: number }
const ARCS = { y: 236, middle: 180 } as const

export function arcEnds({ base, scale }: Pick<ArcLook, 'base' | 'scale'>): [Point, Point] {
  const half = (base * scale) / 2
  return [
    [ARCS.middle - half, ARCS.y],
    [ARCS.middle + half, ARCS.y],
  ]
}

/** Where the arcs of two radii cross above AB. */
export function apexOf(look: Pick<ArcLook, 'base' | 'scale'>, fromA: number, fromB: number): Point {
  const [a, b] = arcEnds(look)
  const [one, other] = crossings(a, fromA * look.scale, b, fromB * look.scale)
  return one[1] < other[1] ? one : other
}

/** AB with arcs that a pair of compasses drew about A and about B. */
export function withArcs(look: ArcLook, sides?: readonly [number, number]): Figure {
  const { base, fromA, fromB, scale } = look
  const [a, b] = arcEnds(look)
  const degreesOf = (from: Point, to: Point) => (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI
  const [lowA, highA] = [Math.min(...fromA), Math.max(...fromA)]
  const [lowB, highB] = [Math.min(...fromB), Math.max(...fromB)]
  const arcsOf = (centre: Point, radii: readonly number[], others: [number, number], isA: boolean) =>
    radii.map(radius => {
      const [one, two] = others.map(other =>
        degreesOf(centre, isA ? apexOf(look, radius, other) : apexOf(look, other, radius)),
      ) as [number, number]
      const [from, to] = [Math.min(one, two) - 9, Math.max(one, two) + 9]
      const outer = polar(...centre, radius * scale, isA ? to : from)
      return (
        arc(...centre, radius * scale, from, to, 'p thin') +
        text(outer[0] + (isA ? -4 : 4), outer[1] + 4, `${radius} cm`, {
          anchor: isA ? 'end' : 'start',
          cls: 's',
        })
      )
    })
  const apex = sides && apexOf(look, ...sides)
  return figure(
    {
      name: sides ? 'constructions/arcs-with-triangle' : 'constructions/arcs',
      title: 'A line AB with arcs about A and B',
      description: `A level line AB of ${base} cm. Above it arcs about A with radii of ${fromA.join(' cm, ')} cm, each labelled at its left end, cross arcs about B with radii of ${fromB.join(' cm, ')} cm, each labelled at its right end.${sides ? ` C stands where the arc of ${sides[0]} cm about A and the arc of ${sides[1]} cm about B cross. It is joined to A and B.` : ''}`,
      height: 264,
    },
    line(...a, ...b, 'l'),
    ...arcsOf(a, fromA, [lowB, highB], true),
    ...arcsOf(b, fromB, [lowA, highA], false),
    ...(apex
      ? [line(...a, ...apex, 'g'), line(...b, ...apex, 'g'), dot(...apex, 'gd'), pointName(apex, 90, 'C', 8)]
      : []),
    pointName(a, 200, 'A'),
    pointName(b, 340, 'B'),
    labelBeside([ARCS.middle, ARCS.y], 270, `${base} cm`, 6),
  )
}

/** Two triangles on the same base with their arcs, as they are constructed on paper. */
export function constructed(
  base: number,
  up: readonly [number, number],
  down: readonly [number, number],
): Figure {
  const high = ([p, q]: readonly [number, number]) => {
    const along = (p * p - q * q + base * base) / (2 * base)
    return Math.sqrt(p * p - along * along)
  }
  const scale = Math.min(26, 200 / base, 236 / (high(up) + high(down)))
  const [left, y] = [180 - (base * scale) / 2, 46 + high(up) * scale]
  const [a, b]: [Point, Point] = [
    [left, y],
    [left + base * scale, y],
  ]
  const above = triangleBySides(a, b, up[0] * scale, up[1] * scale)
  const [one, other] = crossings(a, down[0] * scale, b, down[1] * scale)
  const below = one[1] > other[1] ? one : other
  const spread = (from: Point, radius: number): Shape => {
    const way = (Math.atan2(from[1] - below[1], below[0] - from[0]) * 180) / Math.PI
    return arc(...from, radius * scale, way - 13, way + 13, 'p thin')
  }
  return figure(
    {
      name: 'constructions/two-triangles-on-ab',
      title: 'Triangles ABC and ABD constructed on AB',
      description: `AB of ${base} cm. Above it arcs of ${up[0]} cm about A and ${up[1]} cm about B cross at C; below it arcs of ${down[0]} cm about A and ${down[1]} cm about B cross at D. C and D are joined to A and B, and a dashed line joins C to D.`,
      height: 330,
    },
    above.shape,
    spread(a, down[0]),
    spread(b, down[1]),
    line(...a, ...below),
    line(...b, ...below),
    line(...above.apex, ...below, 'p dash'),
    pointName(a, 180, 'A'),
    pointName(b, 0, 'B'),
    pointName(above.apex, 90, 'C', 10),
    pointName(below, 270, 'D', 10),
  )
}

export type Sizes = { length: number; width: number; height: number }
const NET = { left: 20, top: 16, cell: 20, across: 16, down: 12 } as const

/** The canvas point of a corner of the net, counted in centimetres from the lower left corner of the base. */
export function netPoint({ length, height, width }: Sizes): (right: number, up: number) => Point {
  const paper = squaredPaper(NET.left, NET.top, NET.across, NET.down, NET.cell)
  const [x, y] = [
    Math.floor((NET.across - length - 2 * height) / 2) + height,
    Math.floor((NET.down - 2 * width - 2 * height) / 2) + height,
  ]
  return (right, up) => paper.at(x + right, y + up)
}

/** Four faces of the net of a cuboid on squared paper; with `whole` also the other two. */
export function cuboidNetOnPaper(sizes: Sizes, whole = false): Figure {
  const { length: l, width: w, height: h } = sizes
  const at = netPoint(sizes)
  const face = (x: number, y: number, across: number, up: number, cls: string) =>
    polygon([at(x, y), at(x + across, y), at(x + across, y + up), at(x, y + up)], cls)
  const fold = (x1: number, y1: number, x2: number, y2: number) =>
    line(...at(x1, y1), ...at(x2, y2), 'sheet thick') + line(...at(x1, y1), ...at(x2, y2), 'l dash thin')
  return figure(
    {
      name: whole ? 'constructions/cuboid-net-whole' : 'constructions/cuboid-net',
      title: whole ? 'The net of a cuboid' : 'Four faces of the net of a cuboid',
      description: `Squared paper of centimetre squares, ${NET.across} across and ${NET.down} down. The base is a rectangle, ${l} squares by ${w} squares. Rectangles of ${l} by ${h} squares are joined to its long sides, and a rectangle of ${h} by ${w} squares to its left side. PQ is the right side of the base, P at the bottom. RS is the upper side of the upper rectangle, R on the left.${whole ? ` A rectangle of ${h} by ${w} is joined to PQ and one of ${l} by ${w} to RS.` : ''}`,
      height: 272,
    },
    squaredPaper(NET.left, NET.top, NET.across, NET.down, NET.cell).shape,
    face(0, 0, l, w, 'l'),
    face(0, -h, l, h, 'l'),
    face(0, w, l, h, 'l'),
    face(-h, 0, h, w, 'l'),
    ...(whole ? [face(l, 0, h, w, 'g'), face(0, w + h, l, w, 'g')] : []),
    ...(whole ? [fold(l, 0, l, w), fold(0, w + h, l, w + h)] : []),
    pointName(at(l, 0), 325, 'P', 3),
    pointName(at(l, w), 35, 'Q', 3),
    pointName(at(0, w + h), 145, 'R', 3),
    pointName(at(l, w + h), 35, 'S', 3),
  )
}

/** The net of a cube with something written on each face. */
export function diceNet(rows: readonly string[], names: readonly string[]): Figure {
  const said = rows.map((row, at) => {
    const before = rows.slice(0, at).join('').replaceAll(' ', '').length
    const inRow = names
      .slice(before, before + row.replaceAll(' ', '').length)
      .join(', ')
      .replaceAll('*', '')
    const start = row.length - row.trimStart().length + 1
    return `row ${at + 1} from column ${start}: ${inRow}`
  })
  const wide = Math.max(...rows.map(row => row.length))
  return figure(
    {
      name: 'constructions/cube-net',
      title: 'A net of a cube with six labelled faces',
      description: `A net of six equal squares. From the top, ${said.join('; ')}.`,
      height: 214,
    },
    cubeNet(rows, { names, box: { left: 180 - wide * 29, top: 18, width: wide * 58, height: 178 } }).shape,
  )
}

/** The net of a prism on a right-angled triangle. */
export function prismNet([short, long, slope]: readonly [number, number, number], length: number): Figure {
  return figure(
    {
      name: 'constructions/prism-net',
      title: 'The net of a solid',
      description: `Three rectangles side by side, and a right-angled triangle at either end of the middle one. In the lower triangle the shortest side is ${short} cm and the longest side ${slope} cm. The other side lies along the middle rectangle. The long side of the right-hand rectangle is ${length} cm. The diagram is not to scale.`,
      height: 260,
    },
    triangularPrismNet([slope, long, short], length, {
      mark: { '3.2': `${slope} cm`, '3.1': `${short} cm`, '2.1': `${length} cm`, '4.0': '', '0.2': '' },
      box: { left: 60, top: 18, width: 220, height: 224 },
    }).shape,
    notToScale(),
  )
}

/** The net of a square-based pyramid with its base edge and a sloping edge. */
export function squarePyramidNet(edge: number, slope: number): Figure {
  const slant = Math.sqrt(slope * slope - (edge * edge) / 4)
  const drawn = pyramidNet(4, edge, slant, {
    mark: { '0.0': `${edge} cm`, '2.1': `${slope} cm` },
    box: { left: 70, top: 14, width: 220, height: 220 },
  })
  return figure(
    {
      name: 'constructions/pyramid-net',
      title: 'The net of a solid',
      description: `A square of side ${edge} cm with an equal isosceles triangle on each side. An equal side of a triangle is ${slope} cm. The diagram is not to scale.`,
      height: 250,
    },
    drawn.shape,
    notToScale(),
  )
}

/** The rectangle and the circles of a closed cylinder. */
export function tinNet(width: number, height: number): Figure {
  const radius = width / (2 * Math.PI)
  return figure(
    {
      name: 'constructions/cylinder-net',
      title: 'The net of a closed cylinder',
      description: `A rectangle ${width} cm wide and ${height} cm high, with a circle of the same size above and below it. The diagram is not to scale.`,
      height: 250,
    },
    cylinderNet(
      { radius, height },
      {
        mark: { height: `${height} cm`, width: `${width} cm` },
        box: { left: 40, top: 14, width: 230, height: 222 },
      },
    ),
    notToScale(),
  )
}
