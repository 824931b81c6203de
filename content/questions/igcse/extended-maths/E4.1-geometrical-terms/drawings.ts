import { type Figure, figure } from '@/lib/figures/figure'
import { circleFigure, tangentPoint } from '@/lib/figures/geometry/circle-theorems'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { arcPoints, regularCorners } from '@/lib/figures/geometry/points'
import { cone, cylinderSolid, sphere } from '@/lib/figures/geometry/round-solids'
import { prism, pyramid } from '@/lib/figures/geometry/solids'
import { dot, line, type Point, polygon, polyline, type Shape, text } from '@/lib/figures/shapes'
import { squaredPaper } from '../squared-paper'

type CircleLook = { turn: number; shaded: 'sector' | 'segment'; letters: readonly string[] }

/** A circle with a diameter, a chord, a tangent and a radius, named by letters, and a shaded part. */
export function circleParts({ turn, shaded, letters }: CircleLook): Figure {
  const [a = 'A', b = 'B', c = 'C', d = 'D', e = 'E', p = 'P', q = 'Q'] = letters
  const ways = { [a]: turn + 180, [b]: turn, [c]: turn + 232, [d]: turn + 318, [e]: turn + 82 }
  const ring = circleFigure(
    { ...ways, [p]: tangentPoint(turn + 82, 0.8), [q]: tangentPoint(turn + 82, -0.8) },
    { box: { left: 60, top: 30, width: 240, height: 190 }, letterSides: { O: turn + 250 } },
  )
  const [from, to] = shaded === 'sector' ? [turn, turn + 82] : [turn + 232, turn + 318]
  const rim = arcPoints([0, 0], 1, from, to)
  const area: Point[] = shaded === 'sector' ? [[0, 0], ...rim] : rim
  const region =
    shaded === 'sector' ? `between the lines O${b} and O${e}` : `between the line ${c}${d} and the circle`
  return figure(
    {
      name: 'terms/circle-with-lines',
      title: 'A circle with four lines',
      description: `A circle with centre O. ${a}, ${b}, ${c}, ${d} and ${e} lie on it. The line ${a}${b} passes through O. The line ${c}${d} joins two points of the circle and does not pass through O. The line O${e} joins the centre to the circle. The line ${p}${q} touches the circle at ${e}. The area ${region} is shaded.`,
      height: 250,
    },
    polygon(area.map(ring.place), 'w'),
    ring.ring,
    ring.line(a + b),
    ring.line(c + d),
    ring.line(`O${e}`),
    ring.line(p + q),
    ring.letters,
  )
}

/** A prism or a pyramid on a regular base. */
export function namedSolid(kind: 'prism' | 'pyramid', sides: number): Figure {
  const box = { left: 70, top: 26, width: 220, height: 150 }
  const shape =
    kind === 'prism'
      ? prism(regularCorners(sides, 2), 5.4, {
          letters: false,
          box,
          // from the usual side two edges of a pentagon would lie on each other
          ...(sides === 5 ? { view: { degrees: 18, depth: 0.55 } } : {}),
        })
      : pyramid({ sides, radius: 2.4, turn: 12 }, 4.6, { letters: false, box })
  const ends = kind === 'prism' ? 'two equal parallel ends' : 'one flat base'
  const rest = kind === 'prism' ? 'joined by rectangles' : 'and triangles that meet at one point'
  return figure(
    {
      name: 'terms/solid-with-flat-faces',
      title: 'A solid with flat faces',
      description: `A solid with ${ends} of ${sides} sides, ${rest}. Hidden edges are dashed.`,
      height: 200,
    },
    shape.shape,
  )
}

export type GridLook = {
  a: Point
  b: Point
  c: Point
  p: Point
  q: Point
}

/** Two lines AB and BC and two points on squared paper; `more` is drawn on it. */
export function gridWithLines({ a, b, c, p, q }: GridLook, more: readonly [Point, Point][] = []): Figure {
  const paper = squaredPaper(30, 14, 10, 8, 30)
  const [A, B, C, P, Q] = [a, b, c, p, q].map(([x, y]) => paper.at(x, y)) as [
    Point,
    Point,
    Point,
    Point,
    Point,
  ]
  const place = ([x, y]: Point) => `${x} across and ${y} up`
  const name = (at: Point, way: number, letter: string) => labelBeside(at, way, `*${letter}*`, 6)
  return figure(
    {
      name: more.length > 0 ? 'terms/lines-on-a-grid-drawn' : 'terms/lines-on-a-grid',
      title: 'Lines and points on squared paper',
      description: `Squared paper, 10 squares wide and 8 high. Counted in squares from its lower left corner, A is ${place(a)}, B ${place(b)}, C ${place(c)}, P ${place(p)} and Q ${place(q)}. Straight lines join A to B and B to C.${more.length > 0 ? ' The two lines that were asked for are drawn through P and Q.' : ''}`,
      height: 268,
    },
    paper.shape,
    polyline([A, B, C]),
    ...more.map(([from, to]) => line(...paper.at(...from), ...paper.at(...to), 'g')),
    dot(...P),
    dot(...Q),
    name(A, 90, 'A'),
    name(B, c[0] < b[0] ? 315 : 225, 'B'),
    name(C, c[0] < b[0] ? 180 : 0, 'C'),
    name(P, (a[0] - b[0]) * (a[1] - b[1]) > 0 ? 340 : 20, 'P'),
    name(Q, 0, 'Q'),
  )
}

export type GridTriangle = { letter: string; corners: readonly Point[] }

/** Right-angled triangles on squared paper, each with its letter inside. */
export function trianglesOnGrid(triangles: readonly GridTriangle[]): Figure {
  const paper = squaredPaper(12, 12, 16, 12, 21)
  const drawn = triangles.map(({ letter, corners }): Shape => {
    const placed = corners.map(([x, y]) => paper.at(x, y))
    const [a, b, c] = placed as [Point, Point, Point]
    // nearer to the right angle there is more room
    const middle: Point = [a[0] * 0.42 + (b[0] + c[0]) * 0.29, a[1] * 0.42 + (b[1] + c[1]) * 0.29]
    return polygon(placed, 'l w') + text(middle[0], middle[1] + 4, `*${letter}*`, { anchor: 'middle' })
  })
  const sorted = [...triangles].sort((one, other) => one.letter.localeCompare(other.letter))
  const says = sorted.map(({ letter, corners: [a, b, c] }) => {
    if (!a || !b || !c) return ''
    const leg = (to: Point) => Math.abs(to[0] - a[0]) + Math.abs(to[1] - a[1])
    const way = (to: Point) => (to[0] > a[0] ? 'right' : to[0] < a[0] ? 'left' : to[1] > a[1] ? 'up' : 'down')
    return `From the right angle of triangle ${letter} its sides lead ${leg(b)} squares ${way(b)} and ${leg(c)} squares ${way(c)}.`
  })
  return figure(
    {
      name: 'terms/triangles-on-a-grid',
      title: 'Right-angled triangles on squared paper',
      description: `Squared paper with five right-angled triangles. ${says.join(' ')}`,
      height: 276,
    },
    paper.shape,
    ...drawn,
  )
}

/** P on the perpendicular bisector of AB. */
export function bisectorFigure(
  half: number,
  side: number,
  labels: { AP: string; BP: string; AB: string },
): Figure {
  const high = Math.sqrt(side * side - half * half)
  const shape = drawing(
    { A: [0, 0], B: [2 * half, 0], M: [half, 0], P: [half, high], N: [half, -half * 0.22] },
    { box: { left: 60, top: 34, width: 220, height: 160 } },
  )
  return figure(
    {
      name: 'terms/perpendicular-bisector',
      title: 'A point P on the perpendicular bisector of AB',
      description:
        `A level line AB with midpoint M. A dashed line crosses AB at M at right angles, and AM and MB carry equal marks. P lies on the dashed line above AB. AP is labelled ${labels.AP}, BP is labelled ${labels.BP} and AB is ${labels.AB}. The diagram is not to scale.`.replaceAll(
          '*',
          '',
        ),
      height: 224,
    },
    shape.outline('ABP'),
    shape.line('PN', 'l dash'),
    shape.right('BMP'),
    shape.ticks('AM'),
    shape.ticks('MB'),
    shape.side('AP', labels.AP, { away: 'B' }),
    shape.side('BP', labels.BP, { away: 'A' }),
    shape.side('AB', labels.AB, { away: 'P', part: 0.24 }),
    shape.name('A', 200),
    shape.name('B', 340),
    labelBeside(shape.at('M'), 225, '*M*', 7),
    shape.name('P', 90),
    notToScale(),
  )
}

/** A cone, a cylinder and a sphere side by side. */
export function threeRoundSolids(): Figure {
  const box = (at: number) => ({ left: 14 + at * 118, top: 14, width: 96, height: 120 })
  const below = (at: number, words: string) => text(62 + at * 118, 156, words, { anchor: 'middle', cls: 's' })
  return figure(
    {
      name: 'terms/round-solids',
      title: 'A cone, a cylinder and a sphere',
      description: 'A cone on its circular base, a cylinder on its circular base, and a sphere.',
      height: 166,
    },
    cone({ radius: 2, height: 5 }, { box: box(0) }).shape,
    cylinderSolid({ radius: 2, height: 4.6 }, { box: box(1) }).shape,
    sphere(2.4, { box: box(2) }).shape,
    below(0, 'cone'),
    below(1, 'cylinder'),
    below(2, 'sphere'),
  )
}
