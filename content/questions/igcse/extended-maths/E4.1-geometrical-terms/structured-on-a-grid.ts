import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { wordsCell } from '@/lib/exams/authoring/words'
import { quantity } from '@/lib/exams/format'
import { angleBetween } from '@/lib/figures/geometry/points'
import type { Point } from '@/lib/figures/shapes'
import {
  bisectorFigure,
  type GridTriangle,
  gridWithLines,
  threeRoundSolids,
  trianglesOnGrid,
} from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E4.1')

export { templates }

/** Where the lines lie on squared paper of 10 by 8: A, B and C, and two points off them. */
const LAYOUTS: readonly { a: Point; b: Point; c: Point; p: Point; q: Point }[] = [
  { a: [1, 7], b: [3, 1], c: [9, 2], p: [6, 7], q: [7, 4] },
  { a: [4, 7], b: [2, 2], c: [9, 1], p: [7, 7], q: [5, 4] },
  { a: [1, 4], b: [4, 1], c: [9, 2], p: [3, 7], q: [8, 6] },
  { a: [2, 7], b: [1, 1], c: [7, 3], p: [5, 7], q: [7, 6] },
  { a: [5, 7], b: [1, 2], c: [9, 1], p: [7, 6], q: [4, 3] },
]

/** How far one can go from a point in a direction before the edge of the paper, 10 wide and 8 high. */
function toEdge([x, y]: Point, [dx, dy]: Point): Point {
  const room = (from: number, step: number, size: number) =>
    step === 0 ? Number.POSITIVE_INFINITY : ((step > 0 ? size : 0) - from) / step
  const k = Math.min(room(x, dx, 10), room(y, dy, 8))
  return [x + k * dx, y + k * dy]
}

const KINDS = ['acute', 'obtuse', 'reflex', 'right'] as const

core('lines-on-squared-paper', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const drawn = random.pick(LAYOUTS)
    const isMirrored = random.chance(0.5)
    const over = ([x, y]: Point): Point => (isMirrored ? [10 - x, y] : [x, y])
    const layout = {
      a: over(drawn.a),
      b: over(drawn.b),
      c: over(drawn.c),
      p: over(drawn.p),
      q: over(drawn.q),
    }
    const exact = angleBetween(layout.a, layout.b, layout.c)
    return { layout, angle: Math.round(exact), thing: random.int(0, 2) }
  },
  make: ({ layout, angle, thing }) => {
    const { a, b, c, p, q } = layout
    const common = (value: Point): Point => {
      const [x, y] = [Math.abs(value[0]), Math.abs(value[1])]
      for (let by = Math.min(x, y) || Math.max(x, y); by > 1; by -= 1)
        if (x % by === 0 && y % by === 0) return [value[0] / by, value[1] / by]
      return value
    }
    const along = common([b[0] - a[0], b[1] - a[1]])
    const base = [c[0] - b[0], c[1] - b[1]] as const
    const across = common([-base[1], base[0]])
    const ends = (from: Point, way: Point): [Point, Point] => [
      toEdge(from, way),
      toEdge(from, [-way[0], -way[1]]),
    ]
    const [parallel, square] = [ends(p, along), ends(q, across)]
    const canvas = ([x, y]: Point): Point => [30 + 30 * x, 14 + 30 * (8 - y)]
    const part = (from: Point, to: Point): Point =>
      canvas([from[0] + 0.7 * (to[0] - from[0]), from[1] + 0.7 * (to[1] - from[1])])
    const check = (from: Point, to: [Point, Point]) => ({
      as: 'line' as const,
      passes: [{ at: canvas(from), within: 5 }, ...to.map(end => ({ at: part(from, end), within: 5 }))],
    })
    const step = (way: Point) =>
      `${Math.abs(way[0])} across for ${Math.abs(way[1])} ${way[0] * way[1] > 0 ? 'up' : 'down'}`
    const reflex = 360 - angle
    const kind = angle < 90 ? 'acute' : 'obtuse'
    return {
      stem:
        [
          'The diagram shows two straight lines *AB* and *BC* and two points *P* and *Q* on squared paper.',
          'Two straight paths *AB* and *BC* of a park are drawn on squared paper. *P* and *Q* are two lamps.',
          '*AB* and *BC* are two edges of a plot of land. They are drawn on squared paper with two trees *P* and *Q*.',
        ][thing] ?? '',
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO1',
          prompt:
            'On the diagram, draw the straight line through *P* that is parallel to *AB* and the straight line through *Q* that is perpendicular to *BC*. Draw each line right across the paper.',
          figure: gridWithLines(layout),
          tools: ['line'],
          checks: [check(p, parallel), check(q, square)],
          modelFigure: gridWithLines(layout, [parallel, square]),
          scheme: [
            'B1 ruled line through *P* parallel to *AB*',
            'B1 ruled line through *Q* perpendicular to *BC*',
          ],
          solution: `*AB* goes ${step(along)}, so the parallel line through *P* does the same.\n\nFor the perpendicular swap the two numbers and reverse the slope: *BC* goes ${step(common([base[0], base[1]]))}, so the line through *Q* goes ${step(across)}.`,
        }),
        'b.i': ask.table({
          command: 'Write down',
          lead: `The smaller angle between *BA* and *BC* is ${angle}°, correct to the nearest degree.`,
          prompt: 'Write down the kind of each angle.',
          head: ['angle', 'kind'],
          rows: [
            [
              { text: `angle *ABC* of ${angle}°` },
              { blank: 'smaller', answer: kind, mode: 'pick', choices: [...KINDS], inOrder: true, marks: 1 },
            ],
            [
              { text: 'the other angle at *B*, on the outside' },
              {
                blank: 'outside',
                answer: 'reflex',
                mode: 'pick',
                choices: [...KINDS],
                inOrder: true,
                marks: 1,
              },
            ],
          ],
          scheme: [`B1 ${kind}`, 'B1 reflex'],
          solution: `An acute angle is less than 90°, an obtuse angle lies between 90° and 180°, and a reflex angle between 180° and 360°.`,
        }),
        'b.ii': ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the size of the reflex angle at *B*, to the nearest degree.',
          scheme: [`B1 ${reflex}`],
          solution: `The two angles at *B* add up to 360°: $360 - ${angle} = ${reflex}$.`,
          answer: reflex,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ layout: { a, b, c } }) => {
    const [u, v] = [
      [a[0] - b[0], a[1] - b[1]],
      [c[0] - b[0], c[1] - b[1]],
    ] as [Point, Point]
    const cosine = (u[0] * v[0] + u[1] * v[1]) / (Math.hypot(...u) * Math.hypot(...v))
    return { 'b.ii': 360 - Math.round((Math.acos(cosine) * 180) / Math.PI) }
  },
})

/** Enlargements by a fraction k of a right-angled triangle that stay on the grid. */
const PAIRS = [
  { legs: [2, 4], up: 3, down: 2 },
  { legs: [2, 3], up: 2, down: 1 },
  { legs: [2, 5], up: 2, down: 1 },
  { legs: [4, 2], up: 3, down: 2 },
  { legs: [4, 6], up: 1, down: 2 },
  { legs: [3, 6], up: 2, down: 3 },
] as const

core('congruent-and-similar-triangles', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    pair: random.int(0, PAIRS.length - 1),
    order: random.shuffle([0, 1, 2, 3]),
    thing: random.int(0, 2),
  }),
  make: ({ pair, order, thing }) => {
    const { legs, up, down } = PAIRS[pair] ?? PAIRS[0]
    const [m, n] = legs
    const [bigM, bigN] = [(m * up) / down, (n * up) / down]
    // right angle, then the ends of the two legs; each in a quarter of the paper of its own
    const at = (x: number, y: number, dx: number, dy: number): Point[] => [
      [x, y],
      [x + dx, y],
      [x, y + dy],
    ]
    const first = at(1, 1, m, n)
    const copies = [at(15, 11, -n, -m), at(9, 1, bigM, bigN), at(3, 11, m, -(n - 1)), at(8, 7, 2, 2)]
    const letters = ['Q', 'R', 'S', 'T']
    const names = order.map(each => letters[each] ?? '')
    const [congruent = '', similar = ''] = names
    const triangles: GridTriangle[] = [
      { letter: 'P', corners: first },
      ...copies.map((corners, index) => ({ letter: names[index] ?? '', corners })),
    ]
    const k = up / down
    return {
      stem:
        [
          'Five triangles are drawn on squared paper.',
          'The diagram shows five right-angled tiles on squared paper.',
          'A designer draws five right-angled triangles on squared paper.',
        ][thing] ?? '',
      figure: trianglesOnGrid(triangles),
      parts: {
        a: ask.table({
          command: 'Write down',
          prompt: 'Write down the letter of the triangle that fits each description.',
          head: ['compared with triangle *P*', 'triangle'],
          rows: [
            [
              { text: 'congruent' },
              {
                blank: 'congruent',
                answer: congruent,
                mode: 'pick',
                choices: [...letters],
                inOrder: true,
                marks: 1,
              },
            ],
            [
              { text: 'similar, but not congruent' },
              {
                blank: 'similar',
                answer: similar,
                mode: 'pick',
                choices: [...letters],
                inOrder: true,
                marks: 1,
              },
            ],
          ],
          scheme: [`B1 ${congruent}`, `B1 ${similar}`],
          solution: `The sides of *P* at the right angle are ${m} and ${n} squares. Triangle *${congruent}* has the same sides, though it is turned or turned over: congruent. In triangle *${similar}* they are ${bigM} and ${bigN}, both multiplied by $${frac(up, down)}$: similar.`,
        }),
        b: ask.fraction({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the scale factor from triangle *P* to triangle *${similar}*. Give your answer as a fraction in its simplest form or as an integer.`,
          scheme: [`M1 $\\frac{${bigM}}{${m}}$ or $\\frac{${bigN}}{${n}}$`, `A1 $${frac(up, down)}$`],
          solution: `Divide a side of the second triangle by the matching side of *P*: $\\frac{${bigM}}{${m}} = ${frac(up, down)}$.`,
          answer: k,
          form: down === 1 ? 'integer' : 'fraction',
        }),
        c: ask.number({
          command: 'Write down',
          objective: 'AO2',
          prompt: `One angle of triangle *P* is ${((Math.atan(m / n) * 180) / Math.PI).toFixed(1)}°. Write down the largest **acute** angle of triangle *${similar}*, correct to 1 decimal place.`,
          scheme: [`B1 ${((Math.max(Math.atan(m / n), Math.atan(n / m)) * 180) / Math.PI).toFixed(1)}`],
          solution: `Similar triangles have the same angles, whatever the scale factor. The two acute angles of *P* add up to 90°, so they are ${((Math.atan(m / n) * 180) / Math.PI).toFixed(1)}° and ${((Math.atan(n / m) * 180) / Math.PI).toFixed(1)}°.`,
          answer: Number(((Math.max(Math.atan(m / n), Math.atan(n / m)) * 180) / Math.PI).toFixed(1)),
          sigFigs: 3,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ pair }) => {
    const { legs, up, down } = PAIRS[pair] ?? PAIRS[0]
    const [m, n] = legs
    const side = Math.hypot(m, n)
    const larger = (Math.acos(Math.min(m, n) / side) * 180) / Math.PI
    return { b: Math.hypot((m * up) / down, (n * up) / down) / side, c: Math.round(larger * 10) / 10 }
  },
})

const EQUALLY_FAR = judged(
  'every point of the perpendicular bisector is equally far from *A* and *B*',
  `
  SAME = same/equal/equally/equidistant
  accept bisector & SAME
  accept equidistant
  accept SAME ... distance ... (A/B/ends/both/points)
  accept line ... symmetry | mirror line | reflection
  accept congruent
  unsure isosceles
  unsure midpoint
  unsure SAME ... (far/distance/away)
  earns: P is on the perpendicular bisector so it is equidistant from A and B
  earns: Every point on the bisecter is the same distance from A and B
  earns: P is equidistent from A and B
  earns: triangles AMP and BMP are congruent
  misses: because the lines are parallel
  misses: the angle at M is 90
  misses: they look the same`,
)

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [8, 15, 17],
  [12, 5, 13],
  [15, 8, 17],
] as const

supplement('perpendicular-bisector-of-ab', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [half, high, side] = random.pick(TRIPLES)
    const times = random.int(1, 3)
    const s = side * times
    const x = random.int(3, 8)
    const [one, other] = random.sample([2, 3, 4, 5], 2) as [number, number]
    const [b, d] = [s - one * x, s - other * x]
    return b === 0 || d === 0 || s > 40 || Math.abs(b) > 25 || Math.abs(d) > 25
      ? null
      : { half: half * times, high: high * times, s, x, one, other, b, d, thing: random.int(0, 2) }
  },
  make: ({ half, high, s, x, one, other, b, d, thing }) => {
    const label = (k: number, c: number) => `(${k}*x* ${c < 0 ? '−' : '+'} ${Math.abs(c)}) m`
    const sum = (k: number, c: number) => `${k}x ${c < 0 ? '-' : '+'} ${Math.abs(c)}`
    return {
      stem:
        [
          '*P* is a point on the perpendicular bisector of *AB*. The bisector crosses *AB* at *M*.',
          'The diagram shows part of a bridge. Two straight cables join *P* to the ends of the deck *AB*. *P* lies on the perpendicular bisector of *AB*, which crosses *AB* at *M*.',
          'A straight path is the perpendicular bisector of the line *AB* between two trees *A* and *B*. It crosses *AB* at *M*. *P* is a lamp on the path.',
        ][thing] ?? '',
      figure: bisectorFigure(half, s, {
        AP: label(one, b),
        BP: label(other, d),
        AB: `${2 * half} m`,
      }),
      parts: {
        a: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why *AP* = *BP*.',
          lines: 2,
          scheme: [EQUALLY_FAR],
          modelAnswer: 'P lies on the perpendicular bisector of AB, so it is equidistant from A and B.',
          solution:
            'The perpendicular bisector of *AB* is the line of all points that are equally far from *A* and *B*. It is also the line of symmetry of triangle *ABP*.',
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the value of *x*.',
          scheme: [`M1 $${sum(one, b)} = ${sum(other, d)}$`, `A1 ${x}`],
          solution: `*AP* = *BP*, so $${sum(one, b)} = ${sum(other, d)}$.\n\n${Math.abs(one - other) === 1 ? `Collect the terms in *x* on one side: $x = ${x}$.` : `Collect terms: $${Math.abs(one - other)}x = ${Math.abs(d - b)}$, so $x = ${x}$.`}`,
          answer: x,
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the shortest distance from *P* to *AB*.',
          scheme: [`B1 *AM* = ${half} and *AP* = ${s}`, `M1 $${s}^2 - ${half}^2$`, `A1 ${high}`],
          solution: `The shortest distance is the perpendicular *PM*. *M* is the midpoint of *AB*, so *AM* = ${quantity(half, 'm')}. *AP* = $${one} \\times ${x} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${s}$.\n\nPythagoras’ theorem: $PM = \\sqrt{${s}^2 - ${half}^2} = \\sqrt{${s * s - half * half}} = ${high}$.`,
          answer: high,
          unit: 'm',
          follow: { from: 'b', formula: `sqrt((${one}*x + ${b})^2 - ${half * half})` },
        }),
      },
    }
  },
  verify: ({ half, s, one, other, b, d }) => {
    let x = 0
    while (one * x + b !== other * x + d && x < 50) x += 1
    return { b: x, c: half * Math.tan(Math.acos(half / s)) }
  },
})

type Cut = { text: string; answer: string; accept?: string[]; why: string }
const CUTS: readonly (readonly Cut[])[] = [
  [
    {
      text: 'A plane parallel to the base cuts the cone. Name the solid that is left below the cut.',
      answer: 'frustum',
      accept: ['frustum of a cone', 'truncated cone'],
      why: 'below the cut a frustum is left (above it, a smaller cone)',
    },
    {
      text: 'A plane parallel to the base cuts the cone. Name the solid above the cut.',
      answer: 'cone',
      accept: ['smaller cone', 'small cone'],
      why: 'above the cut there is a smaller cone (below it, a frustum)',
    },
    {
      text: 'A plane through the vertex and the centre of the base cuts the cone. Name the shape of the cut face.',
      answer: 'triangle',
      accept: ['isosceles triangle'],
      why: 'the cut face of the cone is a triangle with two equal sides',
    },
  ],
  [
    {
      text: 'A plane through the centres of both circles cuts the cylinder. Name the shape of the cut face.',
      answer: 'rectangle',
      accept: ['square'],
      why: 'the cut face is a rectangle: the height by the diameter',
    },
    {
      text: 'A plane parallel to the base cuts the cylinder. Name the shape of the cut face.',
      answer: 'circle',
      why: 'the cut face is a circle, as large as the base',
    },
    {
      text: 'A plane parallel to the base cuts the cylinder. Name each of the two solids.',
      answer: 'cylinder',
      accept: ['smaller cylinder'],
      why: 'both pieces are cylinders with the same radius',
    },
  ],
  [
    {
      text: 'A plane through the centre cuts the sphere. Name each of the two solids.',
      answer: 'hemisphere',
      accept: ['half sphere'],
      why: 'each half of a sphere is a hemisphere',
    },
    {
      text: 'A plane that does not pass through the centre cuts the sphere. Name the shape of the cut face.',
      answer: 'circle',
      why: 'every plane cuts a sphere in a circle',
    },
  ],
]

supplement('solids-cut-by-a-plane', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    rows: CUTS.map(kind => random.int(0, kind.length - 1)),
    radius: random.int(3, 12),
    thing: random.int(0, 2),
  }),
  make: ({ rows, radius, thing }) => {
    const cuts = rows.flatMap((at, kind) => CUTS[kind]?.[at] ?? [])
    return {
      stem:
        [
          'The diagram shows three solids.',
          'A cook has pieces of cheese in the shape of a cone, a cylinder and a sphere. Each is cut once, along a plane.',
          'A potter has three solid pieces of clay. Each is cut once by a wire, along a plane.',
        ][thing] ?? '',
      figure: threeRoundSolids(),
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: 'Complete the table with one mathematical name in each row.',
          head: ['cut', 'name'],
          rows: cuts.map(({ text, answer, accept }, at) => [
            { text },
            wordsCell(`row ${at + 1}`, answer, { subject: 'igcse/extended-maths', accept: accept ?? [] }),
          ]),
          scheme: cuts.map(({ answer }) => `B1 ${answer}`),
          solution: `In this order: ${cuts.map(({ why }) => why).join('; ')}.`,
        }),
        b: ask.number({
          command: 'Write down',
          objective: 'AO2',
          prompt: `The sphere has radius ${radius} cm. Write down the diameter of the largest circle in which a plane can cut it.`,
          scheme: [`B1 ${2 * radius}`],
          solution: `The largest circle is cut by a plane through the centre. Its diameter is the diameter of the sphere: $2 \\times ${radius} = ${2 * radius}$.`,
          answer: 2 * radius,
          unit: 'cm',
        }),
      },
    }
  },
  verify: ({ radius }) => ({ b: Math.sqrt(4 * radius * radius) }),
})
