import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac, lineOf, nonZero, pair, signed, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures } from '@/lib/exams/format'
import { coordinates } from '@/lib/figures/plane/curves'
import type { Point } from '@/lib/figures/shapes'
import { yAxis } from '../curves'
import { gridFigure } from '../segment-figures'
import { footFigure, MINUS_ONE } from './drawings'

// On grids, and with lengths.
const { supplement, templates } = questionsOf('structured', 'E3.7')

export { templates }

const STEPS = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const

const minus = (text: string) => text.replaceAll('-', '−')

supplement('right-angled-triangle-on-a-grid', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [x, y] = random.pick(STEPS)
    const [s, t, turn, flip] = [
      random.int(1, 3),
      random.int(1, 3),
      random.pick([1, -1]),
      random.pick([1, -1]),
    ]
    const b: Point = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-4, 4))]
    const a: Point = [b[0] + flip * s * x, b[1] + flip * turn * s * y]
    const c: Point = [b[0] - turn * t * y, b[1] + t * x]
    const length = Math.hypot(a[0] - c[0], a[1] - c[1])
    const outside = [a, b, c].some(
      ([p, q]) => Math.abs(p) > 5 || Math.abs(q) > 4 || Math.abs(p) + Math.abs(q) < 3,
    )
    const small = Math.min(s, t) * Math.hypot(x, y) < 3
    return outside || small || Number.isInteger(length) ? null : { a, b, c, length }
  },
  make: ({ a, b, c, length }) => {
    const [one, other] = [
      [a[1] - b[1], a[0] - b[0]],
      [c[1] - b[1], c[0] - b[0]],
    ] as const
    const area = Math.abs(one[0] * other[1] - one[1] * other[0]) / 2
    return {
      stem: [
        'Triangle *ABC* is drawn on the grid.',
        'The grid shows triangle *ABC*.',
        'A sail has the shape of triangle *ABC*. Its plan is drawn on a grid.',
      ],
      figure: gridFigure({
        name: 'triangle-with-a-right-angle',
        title: 'Triangle ABC on a grid',
        description: `Triangle ABC is drawn with A at ${coordinates(a)}, B at ${coordinates(b)} and C at ${coordinates(c)}.`,
        points: { A: a, B: b, C: c },
        paths: ['ABCA'],
        x: [-6, 6],
        y: [-5, 5],
        every: 1,
      }),
      parts: {
        'a.i': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the gradient of *AB*.',
          scheme: [`B1 $${frac(...one)}$`],
          solution: `From *B* $${pair(b)}$ to *A* $${pair(a)}$ the *y*-coordinate changes by $${one[0]}$ and the *x*-coordinate by $${one[1]}$. The gradient is $${frac(...one)}$.`,
          answer: typedFraction(...one),
          letters: [],
          form: 'exact',
        }),
        'a.ii': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the gradient of *BC*.',
          scheme: [`B1 $${frac(...other)}$`],
          solution: `From *B* $${pair(b)}$ to *C* $${pair(c)}$ the *y*-coordinate changes by $${other[0]}$ and the *x*-coordinate by $${other[1]}$. The gradient is $${frac(...other)}$.`,
          answer: typedFraction(...other),
          letters: [],
          form: 'exact',
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain how your answers to **part (a)** show that angle *ABC* is a right angle.',
          scheme: [MINUS_ONE],
          modelAnswer: 'The product of the gradients is −1.',
          solution: `$${frac(...one)} \\times ${frac(...other).startsWith('-') ? `\\left(${frac(...other)}\\right)` : frac(...other)} = -1$, so *AB* and *BC* are perpendicular.`,
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the length of *AC*.',
          scheme: [
            `M1 $\\sqrt{${Math.abs(a[0] - c[0])}^2 + ${Math.abs(a[1] - c[1])}^2}$`,
            `A1 ${figures(length, 3)}`,
          ],
          solution: `$AC = \\sqrt{${Math.abs(a[0] - c[0])}^2 + ${Math.abs(a[1] - c[1])}^2} = ${figures(length, 3)}$`,
          answer: length,
          sigFigs: 3,
        }),
        d: ask.number({
          command: 'Work out',
          prompt: 'Work out the area of triangle *ABC*.',
          scheme: [
            `M1 $\\frac{1}{2} \\times \\sqrt{${one[0] ** 2 + one[1] ** 2}} \\times \\sqrt{${other[0] ** 2 + other[1] ** 2}}$`,
            `A1 ${area}`,
          ],
          solution: `*AB* and *BC* are the base and the height, since they are perpendicular.\n\n$\\frac{1}{2} \\times \\sqrt{${one[0] ** 2 + one[1] ** 2}} \\times \\sqrt{${other[0] ** 2 + other[1] ** 2}} = ${area}$ square units.`,
          answer: area,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ a, b, c }) => {
    const square = (p: Point, q: Point) =>
      p[0] ** 2 + p[1] ** 2 + q[0] ** 2 + q[1] ** 2 - 2 * (p[0] * q[0] + p[1] * q[1])
    return {
      'a.i': `(${b[1] - a[1]})/(${b[0] - a[0]})`,
      'a.ii': `(${b[1] - c[1]})/(${b[0] - c[0]})`,
      c: Math.sqrt(square(a, b) + square(b, c)),
      d: Math.abs(a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1])) / 2,
    }
  },
})

supplement('draw-a-perpendicular-bisector', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [x, y] = random.pick(STEPS)
    const s = random.pick([1, -1])
    const [h, v] = [x, s * y]
    const [mx, my] = [random.pick([0, y, -y]), random.int(-3, 3)]
    const c = my + (h * mx) / v
    const ends = [mx - h, my - v, mx + h, my + v]
    return c === 0 || Math.abs(c) > 4 || Math.max(...ends.map(Math.abs)) > 5 ? null : { h, v, mx, my, c }
  },
  make: ({ h, v, mx, my, c }) => {
    const [a, b]: [Point, Point] = [
      [mx - h, my - v],
      [mx + h, my + v],
    ]
    const m = -h / v
    const xs = [-6, 6, (-5 - c) / m, (5 - c) / m].filter(
      x => Math.abs(x) <= 6 + 1e-9 && Math.abs(m * x + c) <= 5 + 1e-9,
    )
    const asked = lineOf(-h, v, c)
    return {
      stem: '',
      parts: {
        a: plotPart({
          name: 'coordinate-geometry/grid-with-a-segment',
          title: 'A grid with the line segment AB',
          description: minus(
            `Squared paper with x from -6 to 6 and y from -5 to 5. A line segment joins (${a[0]}, ${a[1]}) and (${b[0]}, ${b[1]}).`,
          ),
          command: 'Draw',
          objective: 'AO2',
          lead: `The grid shows the line segment *AB* from *A* $${pair(a)}$ to *B* $${pair(b)}$.`,
          prompt: [
            'Draw the perpendicular bisector of *AB* on the grid.',
            'On the grid, draw the line whose points are equally far from *A* and *B*.',
            'Draw, across the whole grid, the perpendicular bisector of *AB*.',
          ],
          axes: {
            x: { label: '*x*', min: -6, max: 6, large: 1, parts: 2 },
            y: { label: '*y*', min: -5, max: 5, large: 1, parts: 2 },
          },
          given: [
            yAxis(-5, 5),
            { tool: 'line', from: a, to: b },
            { tool: 'point', at: a },
            { tool: 'point', at: b },
          ],
          tasks: [
            {
              task: 'line',
              gradient: [m - 0.15, m + 0.15],
              intercept: [c - 0.4, c + 0.4],
              covers: [Math.min(...xs), Math.max(...xs)],
              marks: 2,
            },
          ],
          scheme: [
            `B1 a line perpendicular to *AB*`,
            `B1 a line through the midpoint ${coordinates([mx, my])}`,
          ],
          solution: `The midpoint of *AB* is $${pair([mx, my])}$. The gradient of *AB* is $${frac(v, h)}$, so the bisector has gradient $${frac(-h, v)}$. Start at the midpoint and take steps of ${Math.abs(v)} across and ${h} ${m < 0 ? 'down' : 'up'}.`,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the equation of the perpendicular bisector of *AB*.',
          scheme: [
            `B1 gradient $${frac(-h, v)}$`,
            `M1 $${my} = ${frac(-h, v)} \\times ${bracketed(mx)} + c$, or *c* read from their line`,
            `A1 $${asked.latex}$`,
          ],
          solution: `The gradient is $${frac(-h, v)}$ and the line crosses the *y*-axis at $${c}$: $${asked.latex}$.`,
          answer: asked.typed,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ h, v, mx, my }) => ({ b: `${h}*(x - ${mx}) + ${v}*(y - ${my}) = 0` }),
})

const PLACES = [
  {
    line: 'A straight road lies on the line *L*',
    point: 'A house stands at',
    what: 'straight track',
    unit: 'km',
  },
  {
    line: 'A straight gas pipe lies on the line *L*',
    point: 'A factory stands at',
    what: 'shortest branch pipe',
    unit: 'km',
  },
  {
    line: 'A straight shore lies on the line *L*',
    point: 'A boat is at',
    what: 'shortest way to the shore',
    unit: 'km',
  },
] as const

supplement('foot-of-a-perpendicular', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [p, q] = random.pick([
      [1, 2],
      [2, 1],
      [3, 1],
      [1, 3],
      [1, 4],
    ] as const)
    const [turn, place] = [random.pick([1, -1]), random.int(0, 2)]
    const [c, t] = [random.pick(nonZero(-7, 7)), random.pick([1, -1, 2, -2, 3, -3])]
    const i = p * random.pick(nonZero(-2, 2))
    const [nx, ny] = [q * i, turn * p * i + c]
    const [x, y] = [nx - turn * t * p, ny + t * q]
    const d = y + (q * x) / (turn * p)
    return [nx, ny, x, y, d].some(each => each === 0 || Math.abs(each) > 16)
      ? null
      : { p: turn * p, q, c, nx, ny, x, y, d, place }
  },
  make: ({ p, q, c, nx, ny, x, y, d, place }) => {
    const { line, point, what, unit } = PLACES[place] ?? PLACES[0]
    const size = p === 1 ? '' : p === -1 ? '-' : p
    const given = `${q === 1 ? '' : q}y = ${size}x ${signed(q * c)}`
    const own = lineOf(p, q, c)
    const asked = lineOf(-q, p, d)
    const length = Math.hypot(x - nx, y - ny)
    return {
      stem: `On a map, one unit is 1 ${unit}. ${line} with equation $${given}$. ${point} *P* $(${x}, ${y})$. The ${what} from *P* meets *L* at right angles, at *N*.`,
      figure: footFigure(p > 0, y > (p * x) / q + c, [x, y]),
      parts: {
        a: ask.expression({
          command: 'Find',
          prompt: 'Find the equation of *PN*. Give your answer in the form $y = mx + c$.',
          scheme: [
            `B1 gradient $${frac(-q, p)}$`,
            `M1 $${y} = ${frac(-q, p)} \\times ${bracketed(x)} + c$`,
            `A1 $${asked.latex}$`,
          ],
          solution: `*L* has gradient $${own.gradient}$, so *PN* has gradient $${frac(-q, p)}$. Put *P* in: $${y} = ${frac(-q, p)} \\times ${bracketed(x)} + c$ gives $c = ${d}$. The equation is $${asked.latex}$.`,
          answer: asked.typed,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: 'Work out the coordinates of *N*.',
          scheme: [
            `M1 $${own.latex.slice(4)} = ${asked.latex.slice(4)}$`,
            `A1 $x = ${nx}$ or $y = ${ny}$`,
            `A1 $(${nx}, ${ny})$`,
          ],
          solution: `*N* lies on both lines: $${own.latex.slice(4)} = ${asked.latex.slice(4)}$.\n\nThis gives $x = ${nx}$, and then $y = ${ny}$. *N* is $(${nx}, ${ny})$.`,
          answer: `(${nx}, ${ny})`,
          letters: [],
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the shortest distance from *P* to *L*.',
          scheme: [
            `M1 $\\sqrt{${Math.abs(x - nx)}^2 + ${Math.abs(y - ny)}^2}$`,
            `A1 ${figures(length, 3)} (${unit})`,
          ],
          solution: `The perpendicular is the shortest way: $PN = \\sqrt{${Math.abs(x - nx)}^2 + ${Math.abs(y - ny)}^2} = ${figures(length, 3)}$ ${unit}.`,
          answer: length,
          sigFigs: 3,
          unit,
        }),
      },
    }
  },
  verify: ({ p, q, c, x, y }) => {
    // The point of L for which the step to P is at right angles to (q, p).
    const part = (q * x + p * (y - c)) / (q * q + p * p)
    return {
      a: `${q}*(x - ${x}) + ${p}*(y - ${y}) = 0`,
      b: `(${Math.round(q * part)}, ${Math.round(p * part + c)})`,
      c: Math.abs(p * x - q * y + q * c) / Math.hypot(p, q),
    }
  },
})
