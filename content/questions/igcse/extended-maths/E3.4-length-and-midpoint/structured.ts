import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { bracketed, pair, signed, surd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { direction } from '@/lib/figures/geometry/points'
import type { Point } from '@/lib/figures/shapes'
import { bareFigure } from '../segment-figures'
import { SURDS } from './drawings'

// Without a calculator.
const { supplement, templates } = questionsOf('structured', 'E3.4')

export { templates }

supplement('midpoint-of-a-segment', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const [x, y] = [random.int(-9, 5), random.int(-8, 9)]
    const [x2, y2] = [x + random.int(4, 15), y + random.int(-13, 13)]
    const [mx, my] = [(x + x2) / 2, (y + y2) / 2]
    return x === 0 || y === 0 || Math.abs(y2 - y) < 3 || Math.abs(y2) > 12 || x2 === 0 || y2 === 0
      ? null
      : { x, y, x2, y2, mx, my }
  },
  make: ({ x, y, x2, y2, mx, my }) => ({
    stem: [
      `*P* is the point $(${x}, ${y})$ and *Q* is the point $(${x2}, ${y2})$.`,
      `*PQ* is a line segment with ends *P* $(${x}, ${y})$ and *Q* $(${x2}, ${y2})$.`,
      `On a map with a grid, two villages stand at *P* $(${x}, ${y})$ and *Q* $(${x2}, ${y2})$. A bus stop is halfway between them on the straight road *PQ*.`,
    ],
    parts: {
      a: ask.expression({
        command: 'Find',
        objective: 'AO1',
        prompt: [
          'Find the coordinates of the midpoint of *PQ*.',
          'Work out the coordinates of the midpoint of the line *PQ*.',
        ],
        scheme: [`B1 for one coordinate of $${pair([mx, my])}$`, `B1 $${pair([mx, my])}$`],
        solution: `Take the mean of the *x*-coordinates and the mean of the *y*-coordinates.\n\n$\\frac{${x} ${signed(x2)}}{2} = ${plain(mx)}$ and $\\frac{${y} ${signed(y2)}}{2} = ${plain(my)}$\n\nThe midpoint is $${pair([mx, my])}$.`,
        answer: `(${mx}, ${my})`,
        letters: [],
      }),
    },
  }),
  verify: ({ x, y, x2, y2 }) => ({ a: `(${x + (x2 - x) / 2}, ${y - (y - y2) / 2})` }),
})

supplement('end-of-a-diameter', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q, k, m] = random.pick(SURDS)
    const [dx, dy] = random.chance(0.5) ? [p, q] : [q, p]
    const [cx, cy, down] = [random.int(-4, 6), random.int(-5, 5), random.pick([1, -1])]
    const [ax, ay] = [cx - dx, cy - down * dy]
    return cx === 0 || cy === 0 || ax === 0 || ay === 0 || cx + dx === 0
      ? null
      : { ax, ay, cx, cy, bx: cx + dx, by: cy + down * dy, dx, dy, k, m }
  },
  make: ({ ax, ay, cx, cy, bx, by, dx, dy, k, m }) => ({
    stem: [
      `The diagram shows a circle with centre *C* $(${cx}, ${cy})$. *AB* is a diameter of the circle and *A* is the point $(${ax}, ${ay})$.`,
      `*A* $(${ax}, ${ay})$ is a point on a circle with centre *C* $(${cx}, ${cy})$. The line *AC* meets the circle again at *B*.`,
      `On a plan, a round pond has its centre at *C* $(${cx}, ${cy})$. A straight bridge over the pond begins at *A* $(${ax}, ${ay})$, passes over *C* and ends at *B* on the other side.`,
    ],
    figure: bareFigure({
      name: 'circle-and-diameter',
      title: 'A circle with the diameter AB',
      description: `A circle with centre C at (${cx}, ${cy}). The line AB passes through C. A and B lie on the circle, and A is the point (${ax}, ${ay}).`,
      points: { A: [ax, ay], C: [cx, cy], B: [bx, by] },
      labels: { A: [ax, ay] },
      paths: ['AB'],
      circle: 'CA',
      dots: 'C',
      // To the right of the line, on the side where it leaves room.
      sides: { C: direction([ax, ay], [bx, by]) + (by > cy ? -90 : 90) },
    }),
    parts: {
      a: ask.expression({
        command: 'Find',
        objective: 'AO1',
        prompt: 'Find the coordinates of *B*.',
        scheme: [`B1 for one coordinate of $(${bx}, ${by})$`, `B1 $(${bx}, ${by})$`],
        solution: `*C* is the midpoint of *AB*. From *A* to *C* the *x*-coordinate changes by $${cx - ax}$ and the *y*-coordinate by $${cy - ay}$. The same step leads from *C* to *B*:\n\n$(${cx} ${signed(cx - ax)}, ${cy} ${signed(cy - ay)}) = (${bx}, ${by})$`,
        answer: `(${bx}, ${by})`,
        letters: [],
      }),
      b: ask.expression({
        command: 'Work out',
        prompt: 'Work out the radius of the circle. Give your answer as a surd in its simplest form.',
        scheme: [
          `M1 $\\sqrt{(${cx} - ${bracketed(ax)})^2 + (${cy} - ${bracketed(ay)})^2}$`,
          `M1 $\\sqrt{${dx * dx + dy * dy}}$`,
          `A1 $${surd(k, 1, m).latex}$`,
        ],
        solution: `The radius is the length of *AC*.\n\n$AC = \\sqrt{(${cx} - ${bracketed(ax)})^2 + (${cy} - ${bracketed(ay)})^2} = \\sqrt{${dx * dx} + ${dy * dy}} = \\sqrt{${dx * dx + dy * dy}} = ${surd(k, 1, m).latex}$`,
        answer: surd(k, 1, m).typed,
        letters: [],
        form: 'exact',
      }),
    },
  }),
  verify: ({ ax, ay, cx, cy, bx, by }) => ({
    a: `(${2 * cx - ax}, ${2 * cy - ay})`,
    b: `sqrt(${(bx - ax) ** 2 + (by - ay) ** 2})/2`,
  }),
})

const ISOSCELES = judged(
  '*AB* = *AC*, or two sides are equal',
  `
  EQUAL = equal/same
  reject not EQUAL
  reject angles EQUAL
  reject three/all, EQUAL
  accept "ab=ac" | "ac=ab" | "ab^2=ac^2" | "ac^2=ab^2" | "ab²=ac²" | "ac²=ab²"
  accept ab ... EQUAL ... ac
  accept ac ... EQUAL ... ab
  accept ab, ac, EQUAL
  accept two/both sides/lengths, EQUAL
  accept sides/lengths, EQUAL
  unsure EQUAL
  earns: AB = AC
  earns: Two of the sides are equal
  earns: the lenghts of AB and AC are the same
  misses: The triangle is isosceles
  misses: The sides are not equal
  misses: it looks symmetrical`,
)

supplement('isosceles-triangle-from-coordinates', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    // Half of the base is (p, q), the height t times as long.
    const [p, q] = random.pick([
      [2, 1],
      [1, 2],
      [3, 1],
      [1, 3],
      [3, 2],
      [2, 3],
    ] as const)
    const [turn, t] = [random.pick([1, -1]), random.pick([2, 3])]
    const [mx, my] = [random.int(-3, 4), random.int(-3, 4)]
    const step = [p, turn * q] as const
    const [ax, ay] = [mx - t * step[1], my + t * step[0]]
    const [bx, by, cx, cy] = [mx - step[0], my - step[1], mx + step[0], my + step[1]]
    const square = (1 + t * t) * (p * p + q * q)
    const level = [ax - bx, ay - by, ax - cx, ay - cy].includes(0)
    return level || mx === 0 || my === 0 || Math.max(...[ax, ay, bx, by, cx, cy].map(Math.abs)) > 9
      ? null
      : { ax, ay, bx, by, cx, cy, mx, my, square, base: p * p + q * q, t }
  },
  make: ({ ax, ay, bx, by, cx, cy, mx, my, square, base, t }) => {
    const height = t * t * base
    const both = [
      [bx - ax, by - ay],
      [cx - ax, cy - ay],
    ].map(([x = 0, y = 0]) => [Math.abs(x), Math.abs(y)])
    const [[b1 = 0, b2 = 0] = [], [c1 = 0, c2 = 0] = []] = both
    return {
      stem: [
        `The diagram shows triangle *ABC* with *A* $(${ax}, ${ay})$, *B* $(${bx}, ${by})$ and *C* $(${cx}, ${cy})$.`,
        `Triangle *ABC* has its corners at *A* $(${ax}, ${ay})$, *B* $(${bx}, ${by})$ and *C* $(${cx}, ${cy})$.`,
        `A designer draws a triangular logo *ABC* on a grid, with *A* $(${ax}, ${ay})$, *B* $(${bx}, ${by})$ and *C* $(${cx}, ${cy})$.`,
      ],
      figure: bareFigure({
        name: 'triangle-and-midpoint',
        title: 'Triangle ABC with the midpoint M of BC',
        description: `Triangle ABC with A (${ax}, ${ay}), B (${bx}, ${by}) and C (${cx}, ${cy}). M is the midpoint of BC, and a line joins A to M.`,
        points: { A: [ax, ay], B: [bx, by], C: [cx, cy], M: [mx, my] },
        labels: { A: [ax, ay], B: [bx, by], C: [cx, cy] },
        paths: ['ABCA', 'AM'],
        sides: { M: direction([ax, ay], [mx, my]) },
      }),
      parts: {
        'a.i': ask.values({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out $AB^2$ and $AC^2$.',
          scheme: [`B1 ${square} for $AB^2$`, `B1 ${square} for $AC^2$`],
          solution: `$AB^2 = ${b1}^2 + ${b2}^2 = ${square}$ and $AC^2 = ${c1}^2 + ${c2}^2 = ${square}$.`,
          found: [
            ['$AB^2$', square, 'AB squared'],
            ['$AC^2$', square, 'AC squared'],
          ],
        }),
        'a.ii': ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Use your answers to explain why triangle *ABC* is isosceles.',
          scheme: [ISOSCELES],
          modelAnswer: 'AB = AC, so two sides are equal.',
          solution:
            'The squares of *AB* and *AC* are equal, so the lengths are equal: *AB* = *AC*. A triangle with two equal sides is isosceles.',
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: '*M* is the midpoint of *BC*. Find the coordinates of *M*.',
          scheme: [`B1 $(${mx}, ${my})$`],
          solution: `$\\left(\\frac{${bx} ${signed(cx)}}{2}, \\frac{${by} ${signed(cy)}}{2}\\right) = (${mx}, ${my})$`,
          answer: `(${mx}, ${my})`,
          letters: [],
        }),
        c: ask.whole({
          command: 'Work out',
          lead: '*AM* is perpendicular to *BC*.',
          prompt: 'Work out the area of triangle *ABC*.',
          scheme: [
            `M1 $\\sqrt{${4 * base}}$ or $\\sqrt{${height}}$ for *BC* or *AM*`,
            `M1 $\\frac{1}{2} \\times \\sqrt{${4 * base}} \\times \\sqrt{${height}}$`,
            `A1 ${t * base}`,
          ],
          solution: `$BC = \\sqrt{${4 * base}} = 2\\sqrt{${base}}$ and $AM = \\sqrt{${height}} = ${t}\\sqrt{${base}}$.\n\nArea $= \\frac{1}{2} \\times 2\\sqrt{${base}} \\times ${t}\\sqrt{${base}} = ${t} \\times ${base} = ${t * base}$ square units.`,
          answer: t * base,
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by, cx, cy }) => ({
    b: `(${bx + (cx - bx) / 2}, ${by + (cy - by) / 2})`,
    c: Math.abs(ax * (by - cy) + bx * (cy - ay) + cx * (ay - by)) / 2,
  }),
})

/** A root and its simplest form, where they differ. */
const rootOf = (k: number, m: number) =>
  k === 1 ? `\\sqrt{${m}}` : `\\sqrt{${k * k * m}} = ${k}\\sqrt{${m}}`

/** Steps whose lengths are multiples of the same root. */
const ALIKE = [
  [5, [1, 2], [4, 2]],
  [5, [2, 1], [2, 4]],
  [5, [3, 6], [2, 1]],
  [5, [6, 3], [1, 2]],
  [5, [4, 2], [3, 6]],
  [2, [3, 3], [5, 5]],
  [2, [4, 4], [1, 1]],
  [10, [1, 3], [6, 2]],
  [10, [3, 1], [2, 6]],
  [13, [2, 3], [6, 4]],
  [13, [3, 2], [4, 6]],
] as const

supplement('parallelogram-from-three-corners', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [root, one, other] = random.pick(ALIKE)
    const [p, q] = random.chance(0.5) ? [one, other] : [other, one]
    const s = random.pick([1, -1])
    const [ax, ay] = [random.int(-6, 2), random.int(-6, 3)]
    // AB = (p, s q), BC = (±, ±) at another slope: the second turns the other way.
    const [bx, by] = [ax + p[0], ay + s * p[1]]
    const [cx, cy] = [bx + q[0], by - s * q[1]]
    const [dx, dy] = [ax + cx - bx, ay + cy - by]
    const [k, l] = [p, q].map(([x, y]) => Math.round(Math.hypot(x, y) / Math.sqrt(root))) as [number, number]
    const all = [ax, ay, bx, by, cx, cy]
    // A short side leaves no room for the coordinates at its ends.
    return all.includes(0) || Math.max(...all.map(Math.abs)) > 11 || Math.min(k / l, l / k) < 0.4
      ? null
      : { ax, ay, bx, by, cx, cy, dx, dy, k, l, root }
  },
  make: ({ ax, ay, bx, by, cx, cy, dx, dy, k, l, root }) => {
    const middle: Point = [(ax + cx) / 2, (ay + cy) / 2]
    const [toB, toC, toD] = [
      [bx, by],
      [cx, cy],
      [dx, dy],
    ].map(([x = 0, y = 0]) => direction(middle, [x, y]))
    // Between the diagonals, where there is more room.
    const turn = (from = 0, to = 0) => ((to - from + 540) % 360) - 180
    const next = Math.abs(turn(toC, toB)) > Math.abs(turn(toC, toD)) ? toB : toD
    const clear = (toC ?? 0) + turn(toC, next) / 2
    return {
      stem: [
        `*ABCD* is a parallelogram. *A* is the point $(${ax}, ${ay})$, *B* is $(${bx}, ${by})$ and *C* is $(${cx}, ${cy})$.`,
        `The diagram shows a parallelogram *ABCD* with *A* $(${ax}, ${ay})$, *B* $(${bx}, ${by})$ and *C* $(${cx}, ${cy})$.`,
        `The plan of a flower bed is a parallelogram *ABCD*. On a grid, *A* is $(${ax}, ${ay})$, *B* is $(${bx}, ${by})$ and *C* is $(${cx}, ${cy})$.`,
      ],
      figure: bareFigure({
        name: 'parallelogram-and-diagonals',
        title: 'Parallelogram ABCD with its diagonals',
        description: `Parallelogram ABCD with A (${ax}, ${ay}), B (${bx}, ${by}) and C (${cx}, ${cy}). Its diagonals AC and BD cross at M.`,
        points: { A: [ax, ay], B: [bx, by], C: [cx, cy], D: [dx, dy], M: middle },
        labels: { A: [ax, ay], B: [bx, by], C: [cx, cy] },
        paths: ['ABCDA', 'AC', 'BD'],
        gaps: { M: 10 },
        sides: { M: clear },
      }),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'The diagonals cross at *M*, the midpoint of *AC*. Find the coordinates of *M*.',
          scheme: [`B1 $${pair([(ax + cx) / 2, (ay + cy) / 2])}$`],
          solution: `$\\left(\\frac{${ax} ${signed(cx)}}{2}, \\frac{${ay} ${signed(cy)}}{2}\\right) = ${pair([(ax + cx) / 2, (ay + cy) / 2])}$`,
          answer: `(${(ax + cx) / 2}, ${(ay + cy) / 2})`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          prompt: 'Find the coordinates of *D*.',
          scheme: [`B1 for one coordinate of $(${dx}, ${dy})$`, `B1 $(${dx}, ${dy})$`],
          solution: `*M* is the midpoint of *BD* as well, so double *M* and subtract *B*:\n\n$(${ax + cx} - ${bracketed(bx)}, ${ay + cy} - ${bracketed(by)}) = (${dx}, ${dy})$`,
          answer: `(${dx}, ${dy})`,
          letters: [],
        }),
        c: ask.expression({
          command: 'Work out',
          prompt: `Work out the perimeter of *ABCD*. Give your answer in the form $k\\sqrt{${root}}$.`,
          scheme: [
            `M1 $\\sqrt{${k * k * root}}$ or $\\sqrt{${l * l * root}}$`,
            `M1 $${surd(k, 1, root).latex}$ and $${surd(l, 1, root).latex}$`,
            `A1 $${2 * (k + l)}\\sqrt{${root}}$`,
          ],
          solution: `$AB = \\sqrt{${Math.abs(bx - ax)}^2 + ${Math.abs(by - ay)}^2} = ${rootOf(k, root)}$ and $BC = \\sqrt{${Math.abs(cx - bx)}^2 + ${Math.abs(cy - by)}^2} = ${rootOf(l, root)}$.\n\nOpposite sides are equal: $2 \\times (${surd(k, 1, root).latex} + ${surd(l, 1, root).latex}) = ${2 * (k + l)}\\sqrt{${root}}$.`,
          answer: `${2 * (k + l)}sqrt(${root})`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by, cx, cy, root }) => {
    const around = 2 * (Math.hypot(ax - bx, ay - by) + Math.hypot(cx - bx, cy - by))
    return {
      a: `(${ax / 2 + cx / 2}, ${ay / 2 + cy / 2})`,
      b: `(${cx + ax - bx}, ${cy + ay - by})`,
      c: `sqrt(${root})*${Math.round(around / Math.sqrt(root))}`,
    }
  },
})

supplement('coordinate-from-a-length', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = random.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [8, 15, 17],
      [9, 12, 15],
    ] as const)
    const [dx, dy] = random.chance(0.5) ? [p, q] : [q, p]
    const [x, y, side] = [random.int(-6, 6), random.int(-5, 7), random.pick([1, -1])]
    return x === 0 || y === 0 || x + side * dx === 0 || y === dy || y === -dy
      ? null
      : { x, y, x2: x + side * dx, dx, dy, r }
  },
  make: ({ x, y, x2, dx, dy, r }) => ({
    stem: [
      `*A* is the point $(${x}, ${y})$ and *B* is the point $(${x2}, k)$. The length of *AB* is ${r} units.`,
      `The points $(${x}, ${y})$ and $(${x2}, k)$ are ${r} units apart.`,
      `A line segment of length ${r} units joins $(${x}, ${y})$ to $(${x2}, k)$.`,
    ],
    parts: {
      a: ask.solutions({
        command: 'Find',
        prompt: 'Find the two possible values of *k*.',
        scheme: [
          `M1 $(${x2} - ${bracketed(x)})^2 + (k ${signed(-y)})^2 = ${r}^2$`,
          `M1 $(k ${signed(-y)})^2 = ${dy * dy}$`,
          `A1 $k = ${y + dy}$`,
          `A1 $k = ${y - dy}$`,
        ],
        solution: `$(${x2} - ${bracketed(x)})^2 + (k ${signed(-y)})^2 = ${r}^2$\n\n$(k ${signed(-y)})^2 = ${r * r} - ${dx * dx} = ${dy * dy}$, so $k ${signed(-y)} = ${dy}$ or $-${dy}$.\n\n$k = ${y + dy}$ or $k = ${y - dy}$`,
        answer: [String(y + dy), String(y - dy)],
        letter: 'k',
        interval: null,
        angles: null,
        figures: 'exact',
      }),
    },
  }),
  verify: ({ x, y, x2, r }) => {
    const found: number[] = []
    for (let k = 30; k >= -30; k -= 1) if (Math.abs(Math.hypot(x2 - x, k - y) - r) < 1e-9) found.push(k)
    return { a: found }
  },
})
