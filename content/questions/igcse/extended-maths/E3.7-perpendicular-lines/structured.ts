import { ask } from '@/lib/exams/authoring/ask'
import {
  bracketed,
  frac,
  line,
  lineOf,
  nonZero,
  pair,
  signed,
  term,
  typedFraction,
} from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { coordinates } from '@/lib/figures/plane/curves'
import { bareFigure } from '../segment-figures'
import { twoPerpendiculars } from './drawings'

// Equations without a calculator.
const { supplement, templates } = questionsOf('structured', 'E3.7')

export { templates }

/** Gradients above and below the line, in lowest terms. */
const GRADIENTS = [
  [1, 2],
  [3, 2],
  [2, 3],
  [4, 3],
  [3, 4],
  [2, 5],
  [5, 2],
] as const

supplement('gradient-of-a-perpendicular', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [m, c] = [random.pick(nonZero(-8, 8)), random.pick(nonZero(-9, 9))]
    const [p, q] = random.pick(GRADIENTS)
    const above = p * random.pick([1, -1])
    return Math.abs(m) === 1
      ? null
      : { m, c, above, q, d: random.pick(nonZero(-9, 12)), form: random.int(0, 1) }
  },
  make: ({ m, c, above, q, d, form }) => {
    const given =
      form === 0
        ? `${q}y = ${above === 1 ? '' : above === -1 ? '-' : above}x ${signed(d)}`
        : line(above, -q, -d)
    return {
      stem: [
        `Line *L* has equation $y = ${m}x ${signed(c)}$. Line *M* has equation $${given}$.`,
        `The equation of line *L* is $y = ${c} ${term(m, 'x')}$. The equation of line *M* is $${given}$.`,
        `*L* is the line $y = ${m}x ${signed(c)}$, and *M* is the line $${given}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the gradient of a line that is perpendicular to *L*.',
          scheme: [`B1 $${frac(-1, m)}$`],
          solution: `*L* has gradient $${m}$. The gradients of perpendicular lines have the product $-1$, so the other one is $${frac(-1, m)}$.`,
          answer: typedFraction(-1, m),
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the gradient of a line that is perpendicular to *M*.',
          scheme: [`B1 $${frac(above, q)}$ for the gradient of *M*`, `B1 $${frac(-q, above)}$`],
          solution: `Make *y* the subject: $${lineOf(above, q, d, q).latex}$. The gradient of *M* is $${frac(above, q)}$. Turn the fraction upside down and change its sign: $${frac(-q, above)}$.`,
          answer: typedFraction(-q, above),
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ m, above, q }) => ({ a: `(0 - 3)/(3*${m})`, b: `(0 - ${2 * q})/(2*${above})` }),
})

supplement('perpendicular-through-a-point', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick([...GRADIENTS, [2, 1], [3, 1], [4, 1]] as const)
    const sign = random.pick([1, -1])
    const [x, c, d] = [
      p * random.pick(nonZero(-4, 4)),
      random.pick(nonZero(-9, 9)),
      random.pick(nonZero(-12, 12)),
    ]
    const y = (-sign * q * x) / p + c
    return y === 0 || Math.abs(y) > 15 || Math.abs(x) > 12 || (q > 1 && d % q === 0)
      ? null
      : { above: sign * p, q, x, y, c, d, form: random.int(0, 1) }
  },
  make: ({ above, q, x, y, c, d, form }) => {
    const given =
      form === 0 || q === 1
        ? `${q === 1 ? '' : q}y = ${above === 1 ? '' : above === -1 ? '-' : above}x ${signed(d)}`
        : line(above, -q, -d)
    const asked = lineOf(-q, above, c)
    return {
      stem: [
        `Line *L* has equation $${given}$. Line *M* is perpendicular to *L* and passes through the point *P* $(${x}, ${y})$.`,
        `The lines *L* and *M* are perpendicular. The equation of *L* is $${given}$, and *M* passes through *P* $(${x}, ${y})$.`,
        `Two straight paths cross at right angles. On a plan, one path lies on the line *L* with equation $${given}$. The other path *M* passes through *P* $(${x}, ${y})$.`,
      ],
      figure: twoPerpendiculars(above > 0, [x, y]),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the equation of *M*. Give your answer in the form $y = mx + c$.',
          scheme: [
            `B1 $${frac(above, q)}$ for the gradient of *L*`,
            `M1 gradient $${frac(-q, above)}$`,
            `M1 $${y} = ${frac(-q, above)} \\times ${bracketed(x)} + c$`,
            `A1 $${asked.latex}$`,
          ],
          solution: `The gradient of *L* is $${frac(above, q)}$, so the gradient of *M* is $${frac(-q, above)}$.\n\nPut *P* into $y = ${frac(-q, above)}x + c$: $${y} = ${frac(-q, above)} \\times ${bracketed(x)} + c$, so $c = ${c}$.\n\nThe equation is $${asked.latex}$.`,
          answer: asked.typed,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
      },
    }
  },
  // The direction (q, above) of L is at right angles to the step from P to any point of M.
  verify: ({ above, q, x, y }) => ({ a: `${q}*(x - ${x}) + ${above}*(y - ${y}) = 0` }),
})

supplement('perpendicular-bisector', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    // Half of AB is (h, v); the bisector has gradient −h/v and whole c.
    const [h, v] = random.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [1, 2],
      [3, 2],
      [1, 3],
      [2, 3],
      [4, 2],
      [2, 4],
    ] as const)
    const s = random.pick([1, -1])
    const [mx, my] = [v * random.pick(nonZero(-3, 3)), random.pick(nonZero(-6, 7))]
    const [a, b] = [
      [mx - h, my - s * v],
      [mx + h, my + s * v],
    ] as const
    const c = my + (h * mx) / (s * v)
    return c === 0 || [...a, ...b].includes(0) || Math.max(...[...a, ...b].map(Math.abs)) > 12
      ? null
      : { ax: a[0], ay: a[1], bx: b[0], by: b[1], h, v: s * v, mx, my, c }
  },
  make: ({ ax, ay, bx, by, h, v, mx, my, c }) => {
    const asked = lineOf(-h, v, c)
    const up = by > ay ? 1 : -1
    return {
      stem: [
        `*A* is the point $(${ax}, ${ay})$ and *B* is the point $(${bx}, ${by})$.`,
        `The line segment *AB* joins *A* $(${ax}, ${ay})$ and *B* $(${bx}, ${by})$.`,
        `On a map, two schools stand at *A* $(${ax}, ${ay})$ and *B* $(${bx}, ${by})$. A new straight road will be the same distance from both schools at every point.`,
      ],
      figure: bareFigure({
        name: 'segment-and-bisector',
        title: 'The line segment AB and its perpendicular bisector',
        description: `A line segment joins A (${ax}, ${ay}) and B (${bx}, ${by}). A second line crosses it at M. Tick marks show that AM and MB are equal, and the angle at M is marked as a right angle.`,
        points: { A: [-4, -1.2 * up], B: [4, 1.2 * up], M: [0, 0] },
        labels: { A: [ax, ay], B: [bx, by] },
        extra: { S: [0.84 * up, -2.8], T: [-0.96 * up, 3.2] },
        paths: ['AB', 'ST'],
        ticks: { AM: 1, MB: 1 },
        right: 'BMT',
        sides: { A: up > 0 ? 210 : 150, B: up > 0 ? 60 : 300, M: up > 0 ? 330 : 210 },
        gaps: { M: 8 },
      }),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the coordinates of *M*, the midpoint of *AB*.',
          scheme: [`B1 for one coordinate of $${pair([mx, my])}$`, `B1 $${pair([mx, my])}$`],
          solution: `$\\left(\\frac{${ax} ${signed(bx)}}{2}, \\frac{${ay} ${signed(by)}}{2}\\right) = (${mx}, ${my})$`,
          answer: `(${mx}, ${my})`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'Find the equation of the perpendicular bisector of *AB*. Give your answer in the form $y = mx + c$.',
          scheme: [
            `M1 $\\frac{${by} - ${bracketed(ay)}}{${bx} - ${bracketed(ax)}}$`,
            `M1 gradient $${frac(-h, v)}$`,
            `M1 $${my} = ${frac(-h, v)} \\times ${bracketed(mx)} + c$`,
            `A1 $${asked.latex}$`,
          ],
          solution: `The gradient of *AB* is $\\frac{${by} - ${bracketed(ay)}}{${bx} - ${bracketed(ax)}} = ${frac(v, h)}$, so the bisector has gradient $${frac(-h, v)}$.\n\nIt passes through the midpoint: $${my} = ${frac(-h, v)} \\times ${bracketed(mx)} + c$ gives $c = ${c}$. The equation is $${asked.latex}$.`,
          answer: asked.typed,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
      },
    }
  },
  // Points of the bisector are as far from A as from B.
  verify: ({ ax, ay, bx, by }) => ({
    a: `(${ax + (bx - ax) / 2}, ${by - (by - ay) / 2})`,
    b: `${2 * (bx - ax)}*x + ${2 * (by - ay)}*y = ${bx * bx + by * by - ax * ax - ay * ay}`,
  }),
})

supplement('unknown-coordinate-at-a-right-angle', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick(GRADIENTS)
    const [s, t, u] = [random.pick([1, -1]), random.pick([1, 2]), random.pick([1, -1, 2, -2])]
    const [bx, by] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]
    const [ax, ay] = [bx - t * q, by - s * t * p]
    const [cx, cy] = [bx - s * u * p, by + u * q]
    const whole = random.chance(0.5)
    return [ax, ay, cx, cy].some(each => each === 0 || Math.abs(each) > 12)
      ? null
      : { ax, ay, bx, by, cx, cy, across: whole }
  },
  make: ({ ax, ay, bx, by, cx, cy, across }) => {
    const [k, c] = across ? [cx, `(k, ${cy})`] : [cy, `(${cx}, k)`]
    const [dx, dy] = [bx - ax, by - ay]
    const gradient = across
      ? `\\frac{${cy} - ${bracketed(by)}}{k - ${bracketed(bx)}}`
      : `\\frac{k - ${bracketed(by)}}{${cx} - ${bracketed(bx)}}`
    return {
      stem: [
        `*A* is the point $(${ax}, ${ay})$, *B* is the point $(${bx}, ${by})$ and *C* is the point $${c}$. Angle *ABC* is 90°.`,
        `Triangle *ABC* has a right angle at *B*. Its corners are *A* $(${ax}, ${ay})$, *B* $(${bx}, ${by})$ and *C* $${c}$.`,
        `*AB* and *BC* are two sides of a rectangle. *A* is the point $(${ax}, ${ay})$, *B* is $(${bx}, ${by})$ and *C* is $${c}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          prompt: ['Find the value of *k*.', 'Work out the value of *k*.'],
          scheme: [
            `B1 $${frac(dy, dx)}$ for the gradient of *AB*`,
            `M1 gradient of *BC* is $${frac(-dx, dy)}$`,
            `M1 $${gradient} = ${frac(-dx, dy)}$`,
            `A1 $k = ${k}$`,
          ],
          solution: `The gradient of *AB* is $\\frac{${by} - ${bracketed(ay)}}{${bx} - ${bracketed(ax)}} = ${frac(dy, dx)}$. *BC* is perpendicular to *AB*, so its gradient is $${frac(-dx, dy)}$.\n\n$${gradient} = ${frac(-dx, dy)}$\n\nSo $k ${signed(across ? -bx : -by)} = ${across ? cx - bx : cy - by}$ and $k = ${k}$.`,
          answer: k,
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by, cx, cy, across }) => {
    // Pythagoras instead of gradients: try every k.
    for (let k = -40; k <= 40; k += 1) {
      const [x, y] = across ? [k, cy] : [cx, k]
      const legs = (ax - bx) ** 2 + (ay - by) ** 2 + (x - bx) ** 2 + (y - by) ** 2
      if (legs === (x - ax) ** 2 + (y - ay) ** 2) return { a: k }
    }
    return { a: Number.NaN }
  },
})

supplement('diagonals-of-a-rhombus', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [h, v] = random.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
    ] as const)
    const [s, t, turn] = [random.pick([1, 2, 3]), random.pick([1, 2, 3, -1, -2]), random.pick([1, -1])]
    const [mx, my] = [v * random.pick(nonZero(-3, 3)), t * h]
    // AC has direction (h, turn v), BD the direction (v, −turn h).
    const [ax, ay, cx, cy] = [mx - s * h, my - turn * s * v, mx + s * h, my + turn * s * v]
    const [bx, dx, dy] = [mx + turn * t * v, mx - turn * t * v, 2 * my]
    const c = my + (turn * h * mx) / v
    return s === Math.abs(t) ||
      c === 0 ||
      [ax, ay, cx, cy, bx, dx].some(each => each === 0 || Math.abs(each) > 13)
      ? null
      : { h, v: turn * v, ax, ay, cx, cy, mx, my, bx, dx, dy, c }
  },
  make: ({ h, v, ax, ay, cx, cy, mx, my, bx, dx, dy, c }) => {
    const up = cy > ay ? 1 : -1
    const asked = lineOf(-h, v, c)
    return {
      stem: [
        `*ABCD* is a rhombus. *A* is the point $(${ax}, ${ay})$ and *C* is the point $(${cx}, ${cy})$. *B* lies on the *x*-axis.`,
        `The diagram shows a rhombus *ABCD* with *A* $(${ax}, ${ay})$ and *C* $(${cx}, ${cy})$. The corner *B* lies on the *x*-axis.`,
        `A window has the shape of a rhombus *ABCD*. On a plan, *A* is $(${ax}, ${ay})$, *C* is $(${cx}, ${cy})$ and *B* is on the *x*-axis.`,
      ],
      figure: bareFigure({
        name: 'rhombus',
        title: 'Rhombus ABCD with its diagonals',
        description: `Rhombus ABCD with its diagonals AC and BD. A is ${coordinates([ax, ay])} and C is ${coordinates([cx, cy])}. Tick marks show that the four sides are equal.`,
        points: { A: [-4, -0.5 * up], B: [0.3 * up, -2.4], C: [4, 0.5 * up], D: [-0.3 * up, 2.4] },
        labels: { A: [ax, ay], C: [cx, cy] },
        paths: ['ABCDA', 'AC', 'BD'],
        ticks: { AB: 1, BC: 1, CD: 1, DA: 1 },
        sides: { A: 180 + 20 * up, C: 20 * up, B: 270, D: 90 },
      }),
      parts: {
        a: ask.expression({
          command: 'Find',
          prompt: 'Find the equation of the diagonal *BD*. Give your answer in the form $y = mx + c$.',
          scheme: [
            `B1 $(${mx}, ${my})$ for the midpoint of *AC*`,
            `B1 $${frac(v, h)}$ for the gradient of *AC*`,
            `M1 $${my} = ${frac(-h, v)} \\times ${bracketed(mx)} + c$`,
            `A1 $${asked.latex}$`,
          ],
          solution: `The diagonals of a rhombus cut each other in half at right angles, so *BD* is the perpendicular bisector of *AC*.\n\nThe midpoint of *AC* is $(${mx}, ${my})$. The gradient of *AC* is $\\frac{${cy} - ${bracketed(ay)}}{${cx} - ${bracketed(ax)}} = ${frac(v, h)}$, so that of *BD* is $${frac(-h, v)}$.\n\n$${my} = ${frac(-h, v)} \\times ${bracketed(mx)} + c$ gives $c = ${c}$: $${asked.latex}$.`,
          answer: asked.typed,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
        b: ask.expression({
          command: 'Find',
          prompt: 'Find the coordinates of *B*.',
          scheme: [`M1 *y* = 0 in their equation`, `A1 $(${bx}, 0)$`],
          solution: `*B* is on the *x*-axis, so its *y*-coordinate is 0: $0 = ${frac(-h, v)}x ${signed(c)}$ gives $x = ${bx}$. *B* is $(${bx}, 0)$.`,
          answer: `(${bx}, 0)`,
          letters: [],
        }),
        c: ask.expression({
          command: 'Find',
          prompt: 'Find the coordinates of *D*.',
          scheme: [`B1 $(${dx}, ${dy})$`],
          solution: `$(${mx}, ${my})$ is the midpoint of *BD* as well. Double it and subtract *B*: $(${2 * mx} - ${bracketed(bx)}, ${2 * my} - 0) = (${dx}, ${dy})$.`,
          answer: `(${dx}, ${dy})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ ax, ay, cx, cy }) => {
    // Points as far from A as from C; B is the one with y = 0.
    const [a, b, c] = [2 * (cx - ax), 2 * (cy - ay), cx * cx + cy * cy - ax * ax - ay * ay]
    return { a: `${a}*x + ${b}*y = ${c}`, b: `(${c / a}, 0)`, c: `(${ax + cx - c / a}, ${ay + cy})` }
  },
})
