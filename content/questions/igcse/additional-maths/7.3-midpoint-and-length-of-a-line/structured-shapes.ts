import { coordinateFigure } from '@/content/figures/igcse/additional-maths/straight-line-graphs-1'
import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac, nonZero, pair, surd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { doubleArea } from '../../extended-maths/straight-lines'
import { less, slopeFrom, zeroForm } from '../coordinate-text'
import { HALVES, squares } from './steps'

const { question, templates } = questionsOf('structured', '7.3')

export { templates }

question('quadrilateral-area-and-perimeter', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const corners = [
      [random.int(-8, -3), random.int(-6, -1)],
      [random.int(3, 8), random.int(-7, -2)],
      [random.int(4, 9), random.int(2, 8)],
      [random.int(-7, -1), random.int(3, 9)],
    ] as const
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = corners
    return ay === by || bx === cx || cy === dy || ax === dx ? null : { ax, ay, bx, by, cx, cy, dx, dy }
  },
  make: ({ ax, ay, bx, by, cx, cy, dx, dy }) => {
    const corners = [
      [ax, ay],
      [bx, by],
      [cx, cy],
      [dx, dy],
    ] as const
    const area = doubleArea(corners) / 2
    const sides = corners.map(([x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % 4] ?? [0, 0]
      return (nextX - x) ** 2 + (nextY - y) ** 2
    })
    const perimeter = sides.reduce((sum, each) => sum + Math.sqrt(each), 0)
    const down = [...corners, corners[0]]
    const forward = down.slice(0, 4).map(([x], at) => x * (down[at + 1]?.[1] ?? 0))
    const back = down.slice(0, 4).map(([, y], at) => y * (down[at + 1]?.[0] ?? 0))
    const total = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0)
    const names = corners.map(([x, y], at) => `*${'ABCD'[at]}* $(${x}, ${y})$`)
    return {
      stem: [
        `The vertices of a quadrilateral are ${names.slice(0, 3).join(', ')} and ${names[3]}.`,
        `The diagram shows the quadrilateral *ABCD* with vertices ${names.slice(0, 3).join(', ')} and ${names[3]}.`,
        `A field has four straight sides. On a plan its corners are ${names.slice(0, 3).join(', ')} and ${names[3]}.`,
      ],
      figure: coordinateFigure({
        name: 'straight-line-graphs/quadrilateral',
        title: 'Quadrilateral ABCD',
        description:
          'A quadrilateral ABCD around the origin, with A to the lower left, B to the lower right, C to the upper right and D to the upper left.',
        points: { A: [ax, ay], B: [bx, by], C: [cx, cy], D: [dx, dy] },
        paths: ['ABCDA'],
      }),
      parts: {
        a: ask.number({
          objective: 'AO1',
          prompt: 'Find the area of *ABCD*.',
          scheme: [
            'M1 a complete method, such as $\\frac12|x_1y_2 + x_2y_3 + \\dots - y_1x_2 - y_2x_3 - \\dots|$ or a rectangle less four triangles',
            `M1 $\\frac12(${total(forward)} - ${bracketed(total(back))})$, or the areas of all pieces`,
            `A1 ${plain(area)}`,
          ],
          solution: `Go round the corners, back to *A*, and multiply crosswise: $\\frac12\\left|${total(forward)} - ${bracketed(total(back))}\\right| = ${area}$.`,
          answer: area,
          sigFigs: 3,
        }),
        b: ask.number({
          objective: 'AO1',
          prompt: 'Find the perimeter of *ABCD*.',
          scheme: [
            `M1 $\\sqrt{${sides[0]}}$, or another side`,
            `M1 $\\sqrt{${sides[0]}} + \\sqrt{${sides[1]}} + \\sqrt{${sides[2]}} + \\sqrt{${sides[3]}}$`,
            `A1 ${figures(perimeter, 3)}`,
          ],
          solution: `$\\sqrt{${sides[0]}} + \\sqrt{${sides[1]}} + \\sqrt{${sides[2]}} + \\sqrt{${sides[3]}} = ${figures(perimeter, 4)}$, which is ${figures(perimeter, 3)} to 3 significant figures.`,
          answer: perimeter,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by, cx, cy, dx, dy }) => ({
    // Half the cross product of the diagonals.
    a: Math.abs((cx - ax) * (dy - by) - (cy - ay) * (dx - bx)) / 2,
    b:
      Math.hypot(bx - ax, by - ay) +
      Math.hypot(cx - bx, cy - by) +
      Math.hypot(dx - cx, dy - cy) +
      Math.hypot(ax - dx, ay - dy),
  }),
})

question('rhombus-from-a-diagonal', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [h, size] = random.pick(HALVES.slice(0, 6))
    const v = size * random.pick([1, -1])
    const s = random.pick([1, 2])
    const [mx, my] = [v * random.pick(nonZero(-3, 3)), random.pick(nonZero(-5, 6))]
    const [ax, ay, cx, cy] = [mx - s * h, my - s * v, mx + s * h, my + s * v]
    const b = my + (h * mx) / v
    const [dx, dy] = [2 * mx, 2 * my - b]
    return Math.abs(b) < 3 ||
      mx / v === s ||
      -mx / v === s ||
      [ax, ay, cx, cy, b, dx, dy].some(each => each === 0 || Math.abs(each) > 13)
      ? null
      : { h, v, s, mx, my, ax, ay, cx, cy, b, dx, dy }
  },
  make: ({ h, v, s, mx, my, ax, ay, cx, cy, b, dx, dy }) => {
    const asked = zeroForm(h, v, -h * mx - v * my)
    const long = Math.abs(mx / v)
    const squared = h * h + v * v
    const area = 2 * s * long * squared
    const side = surd(1, 1, (s * s + long * long) * squared)
    return {
      stem: [
        `*ABCD* is a rhombus. *A* is the point $${pair([ax, ay])}$ and *C* is the point $${pair([cx, cy])}$. The vertex *B* lies on the *y*-axis.`,
        `The diagram shows a rhombus *ABCD* with *A* $${pair([ax, ay])}$ and *C* $${pair([cx, cy])}$. *B* is on the *y*-axis.`,
        `A tile has the shape of a rhombus *ABCD*. On squared paper *A* is $${pair([ax, ay])}$, *C* is $${pair([cx, cy])}$, and *B* lies on the *y*-axis.`,
      ],
      figure: coordinateFigure({
        name: 'straight-line-graphs/rhombus',
        title: 'Rhombus ABCD',
        description: 'A rhombus ABCD. B is a point of the y-axis. Dashed segments show both diagonals.',
        points: { A: [ax, ay], B: [0, b], C: [cx, cy], D: [dx, dy] },
        paths: ['ABCDA'],
        dashed: ['AC', 'BD'],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO2',
          prompt: 'Find the equation of the diagonal *BD*.',
          scheme: [
            `B1 midpoint of *AC* $${pair([mx, my])}$`,
            `B1 gradient of *AC* $${frac(v, h)}$`,
            `M1 gradient $${frac(-h, v)}$ used with their midpoint`,
            `A1 $${asked}$`,
          ],
          solution: `The diagonals of a rhombus bisect each other at right angles, so *BD* is the perpendicular bisector of *AC*. The midpoint is $${pair([mx, my])}$ and the gradient $${frac(-h, v)}$: $${less('y', my)} = ${slopeFrom(-h, v, mx)}$, or $${asked}$.`,
          answer: asked,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of *B*.',
          scheme: [`B1 $(0, ${b})$`],
          solution: `Put $x = 0$ into the equation of *BD*: $y = ${b}$.`,
          answer: `(0, ${b})`,
          letters: [],
        }),
        c: ask.expression({
          objective: 'AO2',
          prompt: 'Find the coordinates of *D*.',
          scheme: [`M1 $${pair([mx, my])}$ is the midpoint of *BD* too`, `A1 $${pair([dx, dy])}$`],
          solution: `$${pair([mx, my])}$ is the midpoint of *BD* as well: $(2 \\times ${bracketed(mx)} - 0,\\ 2 \\times ${bracketed(my)} - ${bracketed(b)}) = ${pair([dx, dy])}$.`,
          answer: `(${dx}, ${dy})`,
          letters: [],
        }),
        d: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact perimeter of the rhombus.',
          scheme: [`M1 $AB = ${side.latex}$`, `A1 $${surd(4, 1, (s * s + long * long) * squared).latex}$`],
          solution: `$AB = ${squares(ax, ay - b)} = ${side.latex}$, and all four sides are equal.`,
          answer: surd(4, 1, (s * s + long * long) * squared).typed,
          letters: [],
          form: 'exact',
        }),
        e: ask.whole({
          objective: 'AO2',
          prompt: 'Find the area of the rhombus.',
          scheme: [
            `M1 $AC = ${surd(2 * s, 1, squared).latex}$ and $BD = ${surd(2 * long, 1, squared).latex}$`,
            `A1 ${area}`,
          ],
          solution: `The area is half the product of the diagonals: $\\frac12 \\times ${surd(2 * s, 1, squared).latex} \\times ${surd(2 * long, 1, squared).latex} = ${area}$.`,
          answer: area,
        }),
      },
    }
  },
  verify: ({ ax, ay, cx, cy }) => {
    // B is the point of the y-axis as far from A as from C.
    const [p, q] = [2 * (cx - ax), 2 * (cy - ay)]
    const total = cx * cx + cy * cy - ax * ax - ay * ay
    const b = total / q
    const d = [ax + cx, ay + cy - b] as const
    return {
      a: `${p}*x + (${q})*y = ${total}`,
      b: `(0, ${b})`,
      c: `(${d[0]}, ${d[1]})`,
      d: `4*sqrt(${ax * ax + (ay - b) ** 2})`,
      e: doubleArea([[ax, ay], [0, b], [cx, cy], d]) / 2,
    }
  },
})
