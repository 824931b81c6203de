import { type Figure, figure } from '@/lib/figures/figure'
import { drawing, fitted } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { regularCorners } from '@/lib/figures/geometry/points'
import { cube, cuboid, prism, pyramid } from '@/lib/figures/geometry/solids'
import { shadedGrid, symmetricShape } from '@/lib/figures/geometry/symmetry'
import { line, type Point, polyline, type Shape, text } from '@/lib/figures/shapes'
import { squaredPaper } from '../squared-paper'
import type { Shaped } from './shapes'

/** Three shapes side by side, lettered P, Q and R. */
export function threeShapes(shapes: readonly Shaped[]): Figure {
  const letters = ['P', 'Q', 'R']
  return figure(
    {
      name: 'symmetry/three-shapes',
      title: 'Three shapes P, Q and R',
      description: `${shapes.map(({ says }, at) => `${letters[at]} is ${says}.`).join(' ')}`,
      height: 142,
    },
    ...shapes.map(
      ({ corners }, at) =>
        symmetricShape(corners, { box: { left: 22 + at * 116, top: 16, width: 84, height: 84 } }) +
        text(64 + at * 116, 128, `*${letters[at]}*`, { anchor: 'middle' }),
    ),
  )
}

const BOX = { left: 90, top: 30, width: 180, height: 150 } as const

/** A shape to draw on; the finished drawing has a level and an upright line of symmetry. */
export function shapeToDrawOn(shape: { says: string; corners: readonly Point[] }, withLines = false): Figure {
  const { middle, right, top } = reachOf(shape.corners)
  const [x, y] = middle
  return figure(
    {
      name: withLines ? 'symmetry/shape-with-lines' : 'symmetry/shape',
      title: 'A shape to draw on',
      description: `The shape is ${shape.says}, drawn large and without any marks or lines.${withLines ? ' A dashed line runs level through its middle, and another one runs upright through its middle.' : ''}`,
      height: 210,
    },
    symmetricShape(shape.corners, { box: BOX }),
    ...(withLines
      ? [
          line(2 * x - right - 14, y, right + 14, y, 'g dash'),
          line(x, top - 14, x, 2 * y - top + 14, 'g dash'),
        ]
      : []),
  )
}

/** Where the middle of a shape lies on the canvas, and how far it reaches. */
export function reachOf(corners: readonly Point[]): { middle: Point; right: number; top: number } {
  const { place } = fitted(corners, BOX)
  const placed = corners.map(place)
  const xs = placed.map(([x]) => x)
  const ys = placed.map(([, y]) => y)
  return {
    middle: [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2],
    right: Math.max(...xs),
    top: Math.min(...ys),
  }
}

export type Mirror = 'upright' | 'level' | 'slanting'
const HALF = { left: 40, top: 14, cell: 20, size: 12 } as const
const paper = squaredPaper(HALF.left + 20, HALF.top, HALF.size, HALF.size, HALF.cell)
export const halfPoint = ([x, y]: Point): Point => paper.at(x, y)

/** Half of a shape on squared paper with its mirror line; `image` completes it. */
export function halfShape(mirror: Mirror, half: readonly Point[], image?: readonly Point[]): Figure {
  const ends: Record<Mirror, [Point, Point]> = {
    upright: [
      [6, 0],
      [6, 12],
    ],
    level: [
      [0, 6],
      [12, 6],
    ],
    slanting: [
      [0, 0],
      [12, 12],
    ],
  }
  const [from, to] = ends[mirror]
  const says = half.map(([x, y]) => `(${x}, ${y})`).join(', ')
  const way = mirror === 'slanting' ? 'from the lower left corner to the upper right corner' : mirror
  return figure(
    {
      name: image ? 'symmetry/whole-shape' : 'symmetry/half-shape',
      title: 'Half of a shape on squared paper',
      description: `Squared paper, 12 by 12. A dashed line runs ${mirror === 'slanting' ? way : `${way} through the middle`}. With the lower left corner as (0, 0), straight lines join ${says} in this order.${image ? ' The other half is drawn on the other side of the dashed line.' : ''}`,
      height: 268,
    },
    paper.shape,
    line(...paper.at(...from), ...paper.at(...to), 'p dash'),
    polyline(half.map(halfPoint)),
    ...(image ? [polyline(image.map(halfPoint), 'g')] : []),
  )
}

export const PATTERN = { left: 90, top: 14, cell: 36 } as const

/** A pattern of shaded squares, five by five; letters stand in squares of the finished drawing. */
export function pattern(
  rows: readonly string[],
  mirror: number,
  letters: readonly (readonly [string, number])[] = [],
): Figure {
  const { left, top, cell } = PATTERN
  const far = left + 5 * cell
  const low = top + 5 * cell
  const [midX, midY] = [left + 2.5 * cell, top + 2.5 * cell]
  const lines: readonly (readonly [string, Point, Point])[] = [
    ['upright', [midX, top - 8], [midX, low + 8]],
    ['level', [left - 8, midY], [far + 8, midY]],
    [
      'slanting, from the upper left corner to the lower right corner',
      [left - 6, top - 6],
      [far + 6, low + 6],
    ],
    [
      'slanting, from the lower left corner to the upper right corner',
      [left - 6, low + 6],
      [far + 6, top - 6],
    ],
  ]
  const [way, ...ends] = lines[mirror] ?? (lines[0] as (typeof lines)[number])
  const said = rows.map((row, at) => {
    const shaded = [...row].flatMap((sign, column) => (sign === 'x' ? [column + 1] : []))
    return shaded.length > 0 ? `row ${at + 1}: ${shaded.join(', ')}` : ''
  })
  return figure(
    {
      name: letters.length > 0 ? 'symmetry/pattern-with-letters' : 'symmetry/pattern',
      title: 'A pattern of shaded squares',
      description: `A grid of five by five squares. Shaded squares, by columns from the left, ${said.filter(Boolean).join('; ')}. A dashed line through the middle is ${way}.${letters.map(([letter, at]) => ` ${letter} stands in row ${Math.floor(at / 5) + 1}, column ${(at % 5) + 1}.`).join('')}`,
      height: 210,
    },
    shadedGrid(left, top, rows, cell),
    line(...ends[0], ...ends[1], 'r dash'),
    ...letters.map(([letter, at]) =>
      text(left + ((at % 5) + 0.5) * cell, top + (Math.floor(at / 5) + 0.5) * cell + 5, letter, {
        anchor: 'middle',
        cls: 'tp b',
      }),
    ),
  )
}

/** Kite ABCD with the line of symmetry AC and the diagonal BD. */
export function kite(atA: number, atC: number): Figure {
  const half = 2
  const up = half / Math.tan((atA * Math.PI) / 360)
  const down = half / Math.tan((atC * Math.PI) / 360)
  const shape = drawing(
    { A: [0, up], B: [half, 0], C: [0, -down], D: [-half, 0] },
    { box: { left: 90, top: 34, width: 180, height: 190 } },
  )
  return figure(
    {
      name: 'symmetry/kite',
      title: 'Kite ABCD with its line of symmetry AC',
      description: `Quadrilateral ABCD with A at the top, B on the right, C at the bottom and D on the left. The dashed line AC is a line of symmetry. The line BD is drawn. Angle BAD is ${atA}° and angle BCD is ${atC}°. The diagram is not to scale.`,
      height: 256,
    },
    shape.outline('ABCD'),
    shape.line('AC', 'p dash'),
    shape.line('BD'),
    shape.name('A', 90),
    shape.name('B', 0),
    shape.name('C', 270),
    shape.name('D', 180),
    notToScale(),
  )
}

export type SolidKind =
  | 'cube'
  | 'square-prism'
  | 'cuboid'
  | 'triangular-prism'
  | 'hexagonal-prism'
  | 'pyramid'

const BODIES: Record<SolidKind, { says: string; draw: (box: object) => Shape }> = {
  cube: { says: 'a cube', draw: box => cube(3, { letters: false, box }).shape },
  'square-prism': {
    says: 'a cuboid with square ends that is longer than it is wide',
    draw: box => cuboid({ length: 2.4, width: 2.4, height: 4 }, { letters: false, box }).shape,
  },
  cuboid: {
    says: 'a cuboid with three different edges',
    draw: box => cuboid({ length: 4.4, width: 3, height: 2 }, { letters: false, box }).shape,
  },
  'triangular-prism': {
    says: 'a prism whose ends are equilateral triangles',
    draw: box => prism(regularCorners(3, 2), 5, { letters: false, box }).shape,
  },
  'hexagonal-prism': {
    says: 'a prism whose ends are regular hexagons',
    draw: box => prism(regularCorners(6, 2), 4.4, { letters: false, box }).shape,
  },
  pyramid: {
    says: 'a pyramid on a square base with its vertex above the middle',
    draw: box => pyramid({ length: 3.4 }, 4, { letters: false, box }).shape,
  },
}

/** Three solids side by side, lettered P, Q and R. */
export function threeSolids(kinds: readonly SolidKind[]): Figure {
  const letters = ['P', 'Q', 'R']
  return figure(
    {
      name: 'symmetry/three-solids',
      title: 'Three solids P, Q and R',
      description: kinds.map((kind, at) => `${letters[at]} is ${BODIES[kind].says}.`).join(' '),
      height: 150,
    },
    ...kinds.map(
      (kind, at) =>
        BODIES[kind].draw({ left: 16 + at * 118, top: 12, width: 94, height: 96 }) +
        text(63 + at * 118, 136, `*${letters[at]}*`, { anchor: 'middle' }),
    ),
  )
}

/** A square pyramid VABCD cut by the plane through V, A and C. */
export function cutPyramid(edge: number, slope: number): Figure {
  const height = Math.sqrt(slope * slope - (edge * edge) / 2)
  const drawnHeight = Math.min(Math.max(height, edge * 0.9), edge * 1.4)
  const solid = pyramid({ length: edge }, drawnHeight, {
    letters: 'ABCDV',
    fill: { ACV: 'w' },
    box: { left: 80, top: 30, width: 190, height: 160 },
  })
  return figure(
    {
      name: 'symmetry/pyramid-with-plane',
      title: 'A square pyramid with a plane through V, A and C',
      description: `A pyramid with the square base ABCD and the vertex V. AB is labelled ${edge} cm and VC is labelled ${slope} cm. The triangle VAC inside the pyramid is shaded. The diagram is not to scale.`,
      height: 220,
    },
    solid.shape,
    line(...solid.at('A'), ...solid.at('C'), 'p dash'),
    solid.side('AB', `${edge} cm`, { away: 'V' }),
    solid.side('CV', `${slope} cm`, { away: 'A' }),
    notToScale(),
  )
}
