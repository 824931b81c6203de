import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, pair } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, quantity } from '@/lib/exams/format'
import { coordinates } from '@/lib/figures/plane/curves'
import type { Point } from '@/lib/figures/shapes'
import { yAxis } from '../curves'
import { gridFigure } from '../segment-figures'

// On squared paper and with a calculator.
const { supplement, templates } = questionsOf('structured', 'E3.4', { calculator: 'needed' })

export { templates }

const square = (value: number) => value * value
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9

const TRIPS = [
  { what: 'A ship sails', at: ['the harbour *A*', 'the island *B*'], speeds: [12, 14, 16, 18, 20] },
  { what: 'A drone flies', at: ['a farm *A*', 'a weather station *B*'], speeds: [24, 30, 36, 40, 45] },
  { what: 'A walker goes', at: ['a hut *A*', 'a camp *B*'], speeds: [3.5, 4, 4.2, 4.5, 5] },
] as const

supplement('distance-and-time-on-a-map', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const trip = random.int(0, 2)
    const [ax, ay] = [random.int(-5, 0), random.int(-4, 4)]
    const [bx, by] = [ax + random.int(5, 10), random.int(-4, 4)]
    const length = Math.hypot(bx - ax, by - ay)
    const speed = random.pick(TRIPS[trip]?.speeds ?? [4])
    return Math.abs(by - ay) < 2 || isWhole(length) || bx > 6 || bx === 0 || ax === 0 || ay === 0 || by === 0
      ? null
      : { trip, ax, ay, bx, by, length, speed }
  },
  make: ({ trip, ax, ay, bx, by, length, speed }) => {
    const { what, at } = TRIPS[trip] ?? TRIPS[0]
    const [dx, dy] = [bx - ax, by - ay]
    const minutes = (60 * length) / speed
    return {
      stem: `The grid shows a map. One unit on the grid is 1 km. ${what} in a straight line from ${at[0]} to ${at[1]} at ${quantity(speed, 'km/h')}.`,
      figure: gridFigure({
        name: 'map-with-two-places',
        title: 'A map with the places A and B',
        description: `Two points are marked: A at (${ax}, ${ay}) and B at (${bx}, ${by}). A line joins them.`,
        points: { A: [ax, ay], B: [bx, by] },
        paths: ['AB'],
        x: [-6, 6],
        y: [-5, 5],
        every: 1,
      }),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: ['Calculate the distance *AB*.', 'Calculate the length of the journey.'],
          scheme: [
            `B1 ${Math.abs(dx)} and ${Math.abs(dy)} for the differences`,
            `M1 $\\sqrt{${Math.abs(dx)}^2 + ${Math.abs(dy)}^2}$`,
            `A1 ${figures(length, 3)} (km)`,
          ],
          solution: `*A* is $(${ax}, ${ay})$ and *B* is $(${bx}, ${by})$. The differences are ${Math.abs(dx)} across and ${Math.abs(dy)} ${dy < 0 ? 'down' : 'up'}.\n\n$AB = \\sqrt{${Math.abs(dx)}^2 + ${Math.abs(dy)}^2} = \\sqrt{${dx * dx + dy * dy}} = ${figures(length, 3)}$ km`,
          answer: length,
          sigFigs: 3,
          unit: 'km',
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the time taken, in minutes.',
          scheme: [
            `M1 $\\frac{${figures(length, 3)}}{${speed}} \\times 60$`,
            `A1 ${figures(minutes, 3)} (min)`,
          ],
          solution: `Time $= \\frac{\\text{distance}}{\\text{speed}} = \\frac{${figures(length, 5)}}{${speed}}$ hours. Multiply by 60: ${figures(minutes, 3)} minutes.`,
          answer: minutes,
          sigFigs: 3,
          unit: 'min',
          keepUnit: true,
          follow: { from: 'a', formula: `60*x/${speed}` },
          via: [{ value: length, formula: `60*x/${speed}` }],
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by, speed }) => {
    const slope = Math.atan2(by - ay, bx - ax)
    const length = (bx - ax) / Math.cos(slope)
    return { a: length, b: (length / speed) * 60 }
  },
})

const FENCES = [
  { plot: 'garden', edge: 'A fence', unit: 'm' },
  { plot: 'playground', edge: 'A low wall', unit: 'm' },
  { plot: 'car park', edge: 'A hedge', unit: 'm' },
] as const

supplement('perimeter-of-a-plot-of-land', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const corner = (x: readonly [number, number], y: readonly [number, number]): Point => [
      random.int(...x),
      random.int(...y),
    ]
    const [a, b, c] = [corner([-5, -3], [-3, -1]), corner([3, 5], [-4, -1]), corner([-2, 3], [2, 4])]
    const sides = [
      [a, b],
      [b, c],
      [c, a],
    ].map(([p = a, q = a]) => Math.hypot(q[0] - p[0], q[1] - p[1]))
    const around = sides.reduce((sum, each) => sum + each, 0)
    const zero = [a, b, c].some(([x, y]) => x === 0 || y === 0)
    return sides.some(isWhole) || zero
      ? null
      : {
          a,
          b,
          c,
          around,
          scale: random.pick([5, 10, 20]),
          cost: random.step(12, 48, 0.5),
          plot: random.int(0, 2),
        }
  },
  make: ({ a, b, c, around, scale, cost, plot }) => {
    const { plot: land, edge, unit } = FENCES[plot] ?? FENCES[0]
    const step = (p: Point, q: Point) => [Math.abs(q[0] - p[0]), Math.abs(q[1] - p[1])] as const
    const steps = [step(a, b), step(b, c), step(c, a)]
    const roots = steps.map(([x, y]) => `\\sqrt{${x}^2 + ${y}^2}`)
    const price = around * scale * cost
    return {
      stem: `The grid shows the plan of a triangular ${land} *ABC*. One unit on the grid is ${quantity(scale, unit)}.`,
      figure: gridFigure({
        name: 'triangular-plot',
        title: 'The plan of a triangular plot ABC',
        description: `Triangle ABC is drawn with A at ${coordinates(a)}, B at ${coordinates(b)} and C at ${coordinates(c)}.`,
        points: { A: a, B: b, C: c },
        paths: ['ABCA'],
        x: [-6, 6],
        y: [-5, 5],
        every: 1,
      }),
      parts: {
        a: ask.number({
          command: 'Calculate',
          prompt: `Calculate the perimeter of the ${land}, in metres.`,
          scheme: [
            `M1 $${roots[0]}$, or another side`,
            'M1 the other two sides',
            `M1 the sum of the three sides × ${scale}`,
            `A1 ${figures(around * scale, 3)} (m)`,
          ],
          solution: `$AB = ${roots[0]} = ${figures(Math.hypot(...(steps[0] ?? [0, 0])), 5)}$, $BC = ${roots[1]} = ${figures(Math.hypot(...(steps[1] ?? [0, 0])), 5)}$ and $CA = ${roots[2]} = ${figures(Math.hypot(...(steps[2] ?? [0, 0])), 5)}$.\n\nTogether they are ${figures(around, 5)} units, so the perimeter is $${figures(around, 5)} \\times ${scale} = ${figures(around * scale, 3)}$ m.`,
          answer: around * scale,
          sigFigs: 3,
          unit: 'm',
        }),
        b: ask.number({
          command: 'Calculate',
          lead: `${edge} is built all along the perimeter. It costs \\$${cost.toFixed(2)} per metre.`,
          prompt: 'Calculate the total cost. Give your answer correct to 3 significant figures.',
          scheme: [`M1 their ${figures(around * scale, 3)} × ${cost}`, `A1 ${figures(price, 3)} (\\$)`],
          solution: `${figures(around * scale, 5)} × ${cost} = ${figures(price, 5)}, which is \\$${figures(price, 3)} to 3 significant figures.`,
          answer: price,
          sigFigs: 3,
          unit: '$',
          follow: { from: 'a', formula: `${cost}*x` },
          via: [{ value: around * scale, formula: `${cost}*x` }],
        }),
      },
    }
  },
  verify: ({ a, b, c, scale, cost }) => {
    const length = ([x, y]: Point, [p, q]: Point) =>
      Math.abs(p - x) / Math.cos(Math.atan((q - y) / (p - x || 1e-12)))
    const metres = scale * (length(a, b) + length(b, c) + length(c, a))
    return { a: metres, b: metres * cost }
  },
})

supplement('plot-the-fourth-corner', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [mx, my] = [random.pick([-1, 1, 2, -2]), random.pick([-1, 1])]
    const one: Point = [random.int(2, 3), random.int(2, 4)]
    const other: Point = [random.int(2, 4), -random.int(1, 3)]
    const [a, c]: [Point, Point] = [
      [mx - one[0], my - one[1]],
      [mx + one[0], my + one[1]],
    ]
    const [b, d]: [Point, Point] = [
      [mx + other[0], my + other[1]],
      [mx - other[0], my - other[1]],
    ]
    const sides = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1])]
    const flat = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]].includes(0)
    const wide = Math.max(...[...a, ...b, ...c, ...d].map(Math.abs)) > 6
    return flat || wide || sides.some(isWhole) || Math.abs((sides[0] ?? 0) - (sides[1] ?? 0)) < 1e-9
      ? null
      : { a, b, c, d, m: [mx, my] as Point, sides, thing: random.int(0, 2) }
  },
  make: ({ a, b, c, d, m, sides, thing }) => {
    const [ab = 0, bc = 0] = sides
    const what = ['quadrilateral', 'metal frame', 'floor tile'][thing] ?? 'quadrilateral'
    const step = (p: Point, q: Point) => `\\sqrt{${Math.abs(q[0] - p[0])}^2 + ${Math.abs(q[1] - p[1])}^2}`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Find',
          lead: `The corners *A*, *B* and *C* of a ${what} *ABCD* are $${pair(a)}$, $${pair(b)}$ and $${pair(c)}$.`,
          objective: 'AO1',
          prompt: 'Find the coordinates of *M*, the midpoint of *AC*.',
          scheme: [`B1 $${pair(m)}$`],
          solution: `$\\left(\\frac{${a[0]} + ${bracketed(c[0])}}{2}, \\frac{${a[1]} + ${bracketed(c[1])}}{2}\\right) = ${pair(m)}$`,
          answer: `(${m[0]}, ${m[1]})`,
          letters: [],
        }),
        b: plotPart({
          name: 'coordinate-geometry/grid-with-two-sides',
          title: 'A grid with the sides AB and BC',
          description: `Squared paper with x and y from −6 to 6. Two sides are drawn: from A ${coordinates(a)} to B ${coordinates(b)}, and from B to C ${coordinates(c)}. Letters are not printed.`,
          command: 'Plot',
          objective: 'AO2',
          lead: 'The sides *AB* and *BC* are drawn on the grid. *M* is the midpoint of *BD* as well.',
          prompt: 'Plot the points *M* and *D* on the grid.',
          axes: {
            x: { label: '*x*', min: -6, max: 6, large: 1, parts: 2 },
            y: { label: '*y*', min: -6, max: 6, large: 1, parts: 2 },
          },
          given: [yAxis(-6, 6), { tool: 'line', from: a, to: b }, { tool: 'line', from: b, to: c }],
          tasks: [{ task: 'points', wanted: [m, d], marks: 2 }],
          scheme: [`B1 *M* at ${coordinates(m)}`, `B1 *D* at ${coordinates(d)}`],
          solution: `From *B* to *M* the step is ${plain(m[0] - b[0])} across and ${plain(m[1] - b[1])} up. Take the same step again from *M*: *D* is ${coordinates(d)}.`,
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: `Calculate the perimeter of *ABCD*.`,
          scheme: [
            `M1 $${step(a, b)}$ or $${step(b, c)}$`,
            `M1 $2 \\times (${figures(ab, 3)} + ${figures(bc, 3)})$`,
            `A1 ${figures(2 * (ab + bc), 3)}`,
          ],
          solution: `The diagonals have the same midpoint, so *ABCD* is a parallelogram and its opposite sides are equal.\n\n$AB = ${step(a, b)} = ${figures(ab, 5)}$ and $BC = ${step(b, c)} = ${figures(bc, 5)}$. Perimeter $= 2 \\times (${figures(ab, 5)} + ${figures(bc, 5)}) = ${figures(2 * (ab + bc), 3)}$.`,
          answer: 2 * (ab + bc),
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ a, b, c, d }) => {
    const length = (p: Point, q: Point) => Math.sqrt(square(p[0] - q[0]) + square(p[1] - q[1]))
    return {
      a: `(${(b[0] + d[0]) / 2}, ${(b[1] + d[1]) / 2})`,
      c: length(a, b) + length(b, c) + length(c, d) + length(d, a),
    }
  },
})
