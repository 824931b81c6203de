import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { coordinates } from '@/lib/figures/plane/curves'
import type { Point } from '@/lib/figures/shapes'
import { away, doubleArea, gridFigure, markPart, named, piece, squares, tellPoints } from '../straight-lines'

const { core, templates } = questionsOf('structured', 'E3.1')

export { templates }

const steps = (x: number, y: number) =>
  `${Math.abs(x)} ${x > 0 ? 'right' : 'left'} and ${Math.abs(y)} ${y > 0 ? 'up' : 'down'}`
const inside = (points: readonly Point[], wide = 6, high = 6) =>
  points.every(([x, y]) => Math.abs(x) <= wide && Math.abs(y) <= high)
const add = ([x, y]: Point, [u, v]: Point): Point => [x + u, y + v]
const typed = ([x, y]: Point) => `(${x}, ${y})`

const KINDS = ['square', 'rectangle', 'parallelogram', 'kite'] as const
const PROPERTY = {
  square: 'Opposite sides of a square are parallel and equal',
  rectangle: 'Opposite sides of a rectangle are parallel and equal',
  parallelogram: 'Opposite sides of a parallelogram are parallel and equal',
  kite: 'The diagonal *AC* of the kite is its line of symmetry',
} as const

core('fourth-vertex-on-a-grid', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(KINDS)
    const a: Point = [random.int(-5, 3), random.int(-5, 3)]
    const [p, q] = [random.int(1, 5), random.int(1, 4)]
    const [turn, k] = [random.pick([1, -1]), random.int(2, 3)]
    let [b, c, d]: [Point, Point, Point] = [a, a, a]
    if (kind === 'square')
      [b, c, d] = [add(a, [p, turn * q]), add(a, [p - turn * q, turn * q + p]), add(a, [-turn * q, p])]
    else if (kind === 'rectangle') {
      // One side is a multiple of the step (1, ±1), (2, ±1) or (1, ±2).
      const [u, v] = random.pick([
        [1, 1],
        [1, -1],
        [2, 1],
        [2, -1],
        [1, 2],
        [1, -2],
      ] as const)
      b = add(a, [u * k, v * k])
      d = add(a, [-v, u])
      c = add(b, [-v, u])
    } else if (kind === 'parallelogram') {
      b = add(a, [p + 1, 0])
      d = add(a, [turn * random.int(1, 3), q + 1])
      c = add(b, [d[0] - a[0], d[1] - a[1]])
    } else {
      const [long, out] = [random.int(5, 8), random.int(1, 3)]
      const at = random.int(1, 2)
      b = add(a, [at, -out])
      c = add(a, [long, 0])
      d = add(a, [at, out])
    }
    const all = [a, b, c, d]
    const area = doubleArea(all) / 2
    const quadrants = new Set(all.map(([x, y]) => `${Math.sign(x)}${Math.sign(y)}`))
    const axis = all.some(([x, y]) => x === 0 || y === 0 || x === -1 || y === -1)
    if (!inside(all, 6, 5) || area < 6 || area > 40 || quadrants.size < 3 || axis || d[0] > 4) return null
    return { kind, a, b, c, d, area }
  },
  make: ({ kind, a, b, c, d, area }) => {
    const on = squares(6, [-6, 6], true)
    const move: Point = [c[0] - b[0], c[1] - b[1]]
    const level = kind === 'parallelogram'
    const flat = kind === 'kite'
    const middle: Point = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4]
    const [wide, high] = [
      Math.max(a[0], b[0], c[0], d[0]) - Math.min(a[0], b[0], c[0], d[0]),
      Math.max(a[1], b[1], c[1], d[1]) - Math.min(a[1], b[1], c[1], d[1]),
    ]
    const how = level
      ? `The base *AB* is ${b[0] - a[0]} and the height is ${high}: $${b[0] - a[0]} \\times ${high} = ${area}$.`
      : flat
        ? `The diagonals *AC* and *BD* are ${wide} and ${high}: $\\frac{1}{2} \\times ${wide} \\times ${high} = ${area}$.`
        : `Draw the rectangle around the shape, with sides along the grid. Its area is $${wide} \\times ${high} = ${wide * high}$. The four right-angled triangles in its corners have a total area of ${wide * high - area}. $${wide * high} - ${wide * high - area} = ${area}$`
    return {
      stem: '',
      parts: {
        a: markPart({
          on,
          name: 'coordinate-geometry/three-vertices',
          title: 'Three vertices on a grid',
          description: `${tellPoints({ A: a, B: b, C: c })}. Lines join A to B and B to C.`,
          given: [
            piece(on, a, b),
            piece(on, b, c),
            named(on, a, '*A*', away(middle, a)),
            named(on, b, '*B*', away(middle, b)),
            named(on, c, '*C*', away(middle, c)),
          ],
          wanted: { D: d },
          more: piece(on, c, d, 'p') + piece(on, d, a, 'p'),
          lead: `*A*, *B* and *C* are three of the vertices of a ${kind} *ABCD*.`,
          prompt: [
            `On the grid, plot the point *D* that completes the ${kind}.`,
            `Mark the vertex *D* of the ${kind} on the grid.`,
            `Complete the ${kind} *ABCD* by plotting *D* on the grid.`,
          ],
          scheme: [`B1 *D* at ${coordinates(d)}`],
          solution: flat
            ? `${PROPERTY[kind]}, so *D* is as far above *AC* as *B* is below it.`
            : `${PROPERTY[kind]}. From *B* to *C* you go ${steps(...move)}. Go the same way from *A* to *D*.`.replace(
                / (right|left) and 0 (up|down)/,
                ' $1',
              ),
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the coordinates of *D*.',
          scheme: [`B1 ${coordinates(d)}`],
          solution: `*D* is at $x = ${d[0]}$ and $y = ${d[1]}$: ${coordinates(d)}.`,
          answer: typed(d),
          letters: [],
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the area of the ${kind}, in square units of the grid.`,
          scheme: [
            level
              ? `M1 $${b[0] - a[0]} \\times ${high}$`
              : flat
                ? `M1 $\\frac{1}{2} \\times ${wide} \\times ${high}$`
                : `M1 $${wide} \\times ${high}$ and the corners to be taken away, or another full method`,
            `A1 ${area}`,
          ],
          solution: how,
          answer: area,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ kind, a, b, c }) => {
    // Pick's rule: points of the grid inside, and those on the sides.
    const d: Point = kind === 'kite' ? [b[0], 2 * a[1] - b[1]] : [a[0] + c[0] - b[0], a[1] + c[1] - b[1]]
    const all = [a, b, c, d]
    let [within, edge] = [0, 0]
    for (let x = -6; x <= 6; x += 1)
      for (let y = -6; y <= 6; y += 1) {
        const sides = all.map((from, at) => {
          const to = all[(at + 1) % 4] ?? from
          return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
        })
        const clockwise = sides.every(each => each <= 0)
        const other = sides.every(each => each >= 0)
        if (!clockwise && !other) continue
        if (sides.some(each => each === 0)) edge += 1
        else within += 1
      }
    return { b: `(${d[0]}, ${d[1]})`, c: within + edge / 2 - 1 }
  },
})

core('square-from-one-side', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const a: Point = [random.int(-6, 5), random.int(-6, 5)]
    const move: Point = [random.int(-6, 6), random.int(-6, 6)]
    const [p, q] = [Math.abs(move[0]), Math.abs(move[1])]
    const b = add(a, move)
    const c = add(b, [-move[1], move[0]])
    const d = add(a, [-move[1], move[0]])
    const all = [a, b, c, d]
    const seen = all.every(([x, y]) => x !== 0 || y !== 0) && new Set(all.flat().map(Math.sign)).size > 1
    if (p === q || p * q === 0 || p + q > 8 || p + q < 4 || !inside(all, 7, 7) || !seen) return null
    return { a, move, names: random.pick(['ABCD', 'PQRS', 'KLMN']) }
  },
  make: ({ a, move, names }) => {
    const [one = 'A', two = 'B', three = 'C', four = 'D'] = names.split('')
    const b = add(a, move)
    const turned: Point = [-move[1], move[0]]
    const [c, d] = [add(b, turned), add(a, turned)]
    const [p, q] = [Math.abs(move[0]), Math.abs(move[1])]
    return {
      stem: [
        `*${one}* is the point ${coordinates(a)} and *${two}* is the point ${coordinates(b)}. *${names}* is a square. Its vertices *${one}*, *${two}*, *${three}* and *${four}* are in **anticlockwise** order.`,
        `*${one}* ${coordinates(a)} and *${two}* ${coordinates(b)} are two vertices of the square *${names}*. The letters go **anticlockwise** around the square.`,
        `*${one}${two}* is one side of a square *${names}*, with *${one}* at ${coordinates(a)} and *${two}* at ${coordinates(b)}. The letters go **anticlockwise** around the square.`,
      ],
      parts: {
        'a.i': ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the coordinates of *${three}*.`,
          scheme: [`M1 from *${two}* to *${three}*: ${steps(...turned)}`, `A1 ${coordinates(c)}`],
          solution: `Draw a diagram. From *${one}* to *${two}* you go ${steps(...move)}. A quarter turn anticlockwise makes a step to the right a step up, and a step up a step to the left. So from *${two}* to *${three}* you go ${steps(...turned)}: ${coordinates(c)}.`,
          answer: typed(c),
          letters: [],
        }),
        'a.ii': ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the coordinates of *${four}*.`,
          scheme: [`B1 ${coordinates(d)}`],
          solution: `From *${one}* to *${four}* you take the same step as from *${two}* to *${three}*, ${steps(...turned)}: ${coordinates(d)}.`,
          answer: typed(d),
          letters: [],
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the area of the square.`,
          scheme: [
            `M1 $${p}^2 + ${q}^2$, or $${p + q}^2 - 4 \\times \\frac{1}{2} \\times ${p} \\times ${q}$`,
            `A1 ${p * p + q * q}`,
          ],
          solution: `The area is the square of the side *${one}${two}*. By Pythagoras’ theorem it is $${p}^2 + ${q}^2 = ${p * p + q * q}$.`,
          answer: p * p + q * q,
        }),
      },
    }
  },
  verify: ({ a, move }) => {
    // A quarter turn about a point, by cosine and sine.
    const turn = (about: Point, [x, y]: Point, degrees: number): Point => {
      const t = (degrees * Math.PI) / 180
      const [u, v] = [x - about[0], y - about[1]]
      return [
        Math.round(about[0] + u * Math.cos(t) - v * Math.sin(t)),
        Math.round(about[1] + u * Math.sin(t) + v * Math.cos(t)),
      ]
    }
    const b: Point = [a[0] + move[0], a[1] + move[1]]
    const [c, d] = [turn(b, a, -90), turn(a, b, 90)]
    return {
      'a.i': `(${c[0]}, ${c[1]})`,
      'a.ii': `(${d[0]}, ${d[1]})`,
      b: ((c[0] - a[0]) ** 2 + (c[1] - a[1]) ** 2) / 2,
    }
  },
})

core('three-parallelograms', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = [0, 1, 2].map((): Point => [random.int(-4, 4), random.int(-4, 4)]) as [
      Point,
      Point,
      Point,
    ]
    const all = [a, b, c]
    const area = doubleArea(all)
    const d = [
      add(a, [c[0] - b[0], c[1] - b[1]]),
      add(a, [b[0] - c[0], b[1] - c[1]]),
      add(b, [c[0] - a[0], c[1] - a[1]]),
    ]
    const flat = all.some(([x, y], at) => all.slice(at + 1).some(([u, v]) => x === u || y === v))
    const axis = all.some(([x, y]) => x === 0 || y === 0)
    if (flat || axis || area < 8 || !inside(d, 9, 9)) return null
    const [, low, high] = d as [Point, Point, Point]
    return low[0] === high[0] ? null : { a, b, c, area }
  },
  make: ({ a, b, c, area }) => {
    const on = squares(6, [-5, 5], true)
    const first = add(a, [c[0] - b[0], c[1] - b[1]])
    const others = [add(a, [b[0] - c[0], b[1] - c[1]]), add(b, [c[0] - a[0], c[1] - a[1]])].sort(
      ([x], [u]) => x - u,
    ) as [Point, Point]
    return {
      stem: [
        '*A*, *B* and *C* are three of the four vertices of a parallelogram.',
        'The grid shows three vertices *A*, *B* and *C* of a parallelogram. The fourth vertex is not shown.',
        'Three vertices of a parallelogram are marked on the grid: *A*, *B* and *C*.',
      ],
      figure: gridFigure(
        on,
        'coordinate-geometry/three-points',
        'Three points on a grid',
        `${tellPoints({ A: a, B: b, C: c })}.`,
        named(on, a, '*A*'),
        named(on, b, '*B*'),
        named(on, c, '*C*'),
      ),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'The parallelogram is *ABCD*. Write down the coordinates of *D*.',
          scheme: [`B1 ${coordinates(first)}`],
          solution: `*AD* is parallel and equal to *BC*. From *B* to *C* you go ${steps(c[0] - b[0], c[1] - b[1])}. The same step from *A* leads to ${coordinates(first)}.`,
          answer: typed(first),
          letters: [],
        }),
        'b.i': ask.expression({
          command: 'Work out',
          objective: 'AO2',
          lead: 'When the vertices may come in another order, there are two other possible positions of the fourth vertex.',
          prompt: 'Work out the coordinates of the position with the smaller *x*-coordinate.',
          scheme: [
            `M1 a side of the triangle *ABC* added to the third vertex`,
            `A1 ${coordinates(others[0])}`,
          ],
          solution: `Each side of triangle *ABC* can be a diagonal of the parallelogram. The other two positions come from the step from *C* to *B*, taken from *A*, and from the step from *A* to *C*, taken from *B*. They are ${coordinates(others[0])} and ${coordinates(others[1])}.`,
          answer: typed(others[0]),
          letters: [],
        }),
        'b.ii': ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the coordinates of the position with the larger *x*-coordinate.',
          scheme: [`B1 ${coordinates(others[1])}`],
          solution: `It is the other of the two: ${coordinates(others[1])}.`,
          answer: typed(others[1]),
          letters: [],
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt:
            'All three parallelograms have the same area. Work out this area, in square units of the grid.',
          scheme: [
            'M1 area of triangle *ABC* from a rectangle around it, or of one parallelogram',
            `A1 ${area}`,
          ],
          solution: `A diagonal cuts each parallelogram into two triangles that are congruent to triangle *ABC*. The rectangle around *ABC*, less the parts outside the triangle, gives the area of *ABC*: ${area / 2}. Twice this is ${area}.`,
          answer: area,
        }),
      },
    }
  },
  verify: ({ a, b, c }) => {
    // The diagonals of a parallelogram cut each other in half: opposite vertices have the same sum.
    const opposite = (p: Point, q: Point, r: Point) => [p[0] + r[0] - q[0], p[1] + r[1] - q[1]] as const
    const [ca, cb] = [opposite(b, c, a), opposite(c, a, b)]
    const [low, high] = ca[0] < cb[0] ? [ca, cb] : [cb, ca]
    const [x, y] = opposite(a, b, c)
    const heron = [
      Math.hypot(a[0] - b[0], a[1] - b[1]),
      Math.hypot(b[0] - c[0], b[1] - c[1]),
      Math.hypot(c[0] - a[0], c[1] - a[1]),
    ]
    const half = heron.reduce((sum, each) => sum + each, 0) / 2
    return {
      a: `(${x}, ${y})`,
      'b.i': `(${low[0]}, ${low[1]})`,
      'b.ii': `(${high[0]}, ${high[1]})`,
      c: Math.round(2 * Math.sqrt(heron.reduce((product, each) => product * (half - each), half))),
    }
  },
})
