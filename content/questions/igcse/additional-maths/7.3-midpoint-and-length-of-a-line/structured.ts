import { coordinateFigure } from '@/content/figures/igcse/additional-maths/straight-line-graphs-1'
import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac, gcd, nonZero, pair, signed, surd, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { doubleArea } from '../../extended-maths/straight-lines'
import { less, quadratic, slopeFrom, zeroForm } from '../coordinate-text'
import { HALVES, squares } from './steps'

const { question, templates } = questionsOf('structured', '7.3')

export { templates }

question('midpoint-length-and-the-other-end', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [mx, my] = [random.pick(nonZero(-5, 6)), random.pick(nonZero(-5, 6))]
    const [h, v] = [random.pick(nonZero(-4, 4)), random.pick(nonZero(-4, 4))]
    const isAtOrigin = (h === mx && v === my) || (h === -mx && v === -my)
    return isAtOrigin || (Math.abs(h) === Math.abs(v) && Math.abs(h) === 1)
      ? null
      : { ax: mx - h, ay: my - v, bx: mx + h, by: my + v, h, v, mx, my }
  },
  make: ({ ax, ay, bx, by, h, v, mx, my }) => {
    const length = surd(2, 1, h * h + v * v)
    const c = [2 * bx - ax, 2 * by - ay] as const
    return {
      stem: [
        `*A* is the point $${pair([ax, ay])}$ and *B* is the point $${pair([bx, by])}$.`,
        `The points *A* and *B* have coordinates $${pair([ax, ay])}$ and $${pair([bx, by])}$.`,
        `On a map with a grid, two lighthouses stand at *A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of the midpoint of *AB*.',
          scheme: [`B1 $${pair([mx, my])}$`],
          solution: `$\\left(\\frac{${ax} ${signed(bx)}}{2},\\ \\frac{${ay} ${signed(by)}}{2}\\right) = ${pair([mx, my])}$`,
          answer: `(${mx}, ${my})`,
          letters: [],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact length of *AB*.',
          scheme: [`M1 $${squares(2 * h, 2 * v)}$`, `A1 $${length.latex}$`],
          solution: `$AB = ${squares(2 * h, 2 * v)} = \\sqrt{${4 * (h * h + v * v)}} = ${length.latex}$`,
          answer: length.typed,
          letters: [],
          form: 'exact',
        }),
        c: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: '*B* is the midpoint of *AC*. Find the coordinates of *C*.',
          scheme: ['M1 the step from *A* to *B* taken again from *B*, or two equations', `A1 $${pair(c)}$`],
          solution: `From *A* to *B* go ${plain(2 * h)} across and ${plain(2 * v)} up. The same step from *B* leads to $${pair(c)}$.`,
          answer: `(${c[0]}, ${c[1]})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by }) => ({
    a: `(${ax + (bx - ax) / 2}, ${ay + (by - ay) / 2})`,
    b: `sqrt((${ax} - (${bx}))^2 + (${ay} - (${by}))^2)`,
    c: `(${bx + bx - ax}, ${by + by - ay})`,
  }),
})

question('points-that-divide-a-line', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, n] = random.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
      [1, 4],
    ] as const)
    const [u, v] = [random.pick(nonZero(-3, 3)), random.pick(nonZero(-3, 3))]
    const [ax, ay] = [random.pick(nonZero(-8, 7)), random.pick(nonZero(-8, 7))]
    const [bx, by] = [ax + (m + n) * u, ay + (m + n) * v]
    const times = random.pick([1, 2])
    const [px, py] = [ax + m * u, ay + m * v]
    return px === 0 || py === 0 || bx === 0 || by === 0 || Math.max(Math.abs(bx), Math.abs(by)) > 12
      ? null
      : { m, n, u, v, ax, ay, bx, by, px, py, times }
  },
  make: ({ m, n, u, v, ax, ay, bx, by, px, py, times }) => {
    const whole = m + n
    const q = [bx + times * whole * u, by + times * whole * v] as const
    const far = surd(1, 1, px * px + py * py)
    return {
      stem: [
        `*A* is the point $${pair([ax, ay])}$ and *B* is the point $${pair([bx, by])}$. The point *P* lies on the line segment *AB*, and $AP : PB = ${m} : ${n}$.`,
        `The point *P* divides the line segment from *A* $${pair([ax, ay])}$ to *B* $${pair([bx, by])}$ so that $AP : PB = ${m} : ${n}$.`,
        `A straight road joins two villages, *A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$ on a map. A bus stop *P* on the road divides it in the ratio $AP : PB = ${m} : ${n}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of *P*.',
          scheme: [
            `M1 $${ax} + \\frac{${m}}{${whole}}(${bx} - ${bracketed(ax)})$ or $${ay} + \\frac{${m}}{${whole}}(${by} - ${bracketed(ay)})$`,
            `A1 $${pair([px, py])}$`,
          ],
          solution: `*AP* is $\\frac{${m}}{${whole}}$ of *AB*. The step from *A* to *B* is ${plain(whole * u)} across and ${plain(whole * v)} up, so *P* is ${plain(m * u)} across and ${plain(m * v)} up from *A*: $${pair([px, py])}$.`,
          answer: `(${px}, ${py})`,
          letters: [],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact length of *OP*, where *O* is the origin.',
          scheme: [`B1 $${far.latex}$`],
          solution: `$OP = ${squares(px, py)} = ${far.latex}$`,
          answer: far.typed,
          letters: [],
          form: 'exact',
        }),
        c: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: `*AB* is extended beyond *B* to the point *Q* so that $AQ = ${times + 1}AB$. Find the coordinates of *Q*.`,
          scheme: [
            `M1 ${times === 1 ? 'the step' : 'twice the step'} from *A* to *B* added to *B*`,
            `A1 $${pair(q)}$`,
          ],
          solution: `$BQ = AQ - AB = ${times === 1 ? '' : times}AB$. Go on from *B* by ${plain(times * whole * u)} across and ${plain(times * whole * v)} up: $${pair(q)}$.`,
          answer: `(${q[0]}, ${q[1]})`,
          letters: [],
        }),
      },
    }
  },
  // Weighted means instead of steps.
  verify: ({ m, n, ax, ay, bx, by, times }) => {
    const [x, y] = [(n * ax + m * bx) / (m + n), (n * ay + m * by) / (m + n)]
    return {
      a: `(${x}, ${y})`,
      b: `sqrt(${x}^2 + (${y})^2)`.replace(`sqrt(${x}^2`, `sqrt((${x})^2`),
      c: `(${(times + 1) * bx - times * ax}, ${(times + 1) * by - times * ay})`,
    }
  },
})

question('bisector-and-triangle', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [h, size] = random.pick(HALVES)
    const v = size * random.pick([1, -1])
    const g = gcd(h, v)
    const [mx, my] = [(v / g) * random.pick(nonZero(-3, 3)), random.pick(nonZero(-5, 6))]
    const c = my + (h * mx) / v
    const [ax, ay, bx, by] = [mx - h, my - v, mx + h, my + v]
    return c === 0 || Math.abs(c) > 14 || [ax, ay, bx, by].some(each => each === 0 || Math.abs(each) > 11)
      ? null
      : { h, v, g, mx, my, c, ax, ay, bx, by }
  },
  make: ({ h, v, g, mx, my, c, ax, ay, bx, by }) => {
    const asked = zeroForm(h, v, -h * mx - v * my)
    const base = surd(2, 1, h * h + v * v)
    const height = surd(Math.abs(mx / (v / g)), 1, (v * v + h * h) / (g * g))
    const area = (Math.abs(mx) * (h * h + v * v)) / Math.abs(v)
    return {
      stem: [
        `*A* is the point $${pair([ax, ay])}$ and *B* is the point $${pair([bx, by])}$. The perpendicular bisector of *AB* meets the *y*-axis at *C*.`,
        `The diagram shows the points *A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$. *C* is the point where the perpendicular bisector of *AB* meets the *y*-axis.`,
        `Two wells are at *A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$ on a map. A road runs along the *y*-axis. *C* is the point of the road that is as far from *A* as from *B*.`,
      ],
      figure: coordinateFigure({
        name: 'straight-line-graphs/bisector',
        title: 'A segment AB and a point C on the y-axis',
        description: 'A line segment AB. C is a point of the y-axis; dashed segments join it to A and to B.',
        points: { A: [ax, ay], B: [bx, by], C: [0, c] },
        paths: ['AB'],
        dashed: ['ACB'],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the perpendicular bisector of *AB*.',
          scheme: [
            `B1 midpoint $${pair([mx, my])}$`,
            `B1 gradient of *AB* $${frac(v, h)}$`,
            `M1 $${less('y', my)} = ${slopeFrom(-h, v, mx)}$`,
            `A1 $${asked}$`,
          ],
          solution: `The midpoint is $${pair([mx, my])}$. *AB* has gradient $\\frac{${by} - ${bracketed(ay)}}{${bx} - ${bracketed(ax)}} = ${frac(v, h)}$, so the bisector has gradient $${frac(-h, v)}$.\n\n$${less('y', my)} = ${slopeFrom(-h, v, mx)}$, which is $${asked}$.`,
          answer: asked,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of *C*.',
          scheme: [`B1 $(0, ${c})$`],
          solution: `Put $x = 0$: $y = ${c}$.`,
          answer: `(0, ${c})`,
          letters: [],
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact length of *AB*.',
          scheme: [`M1 $${squares(2 * h, 2 * v)}$`, `A1 $${base.latex}$`],
          solution: `$AB = ${squares(2 * h, 2 * v)} = ${base.latex}$`,
          answer: base.typed,
          letters: [],
          form: 'exact',
        }),
        d: ask.number({
          objective: 'AO2',
          prompt: 'Find the area of triangle *ABC*.',
          scheme: [
            `M1 height $${squares(mx, my - c)}$`,
            `M1 $\\frac12 \\times ${base.latex} \\times ${height.latex}$`,
            `A1 ${plain(area)}`,
          ],
          solution: `*C* lies on the bisector, so the height on *AB* is the distance from *C* to the midpoint: $${squares(mx, my - c)} = ${height.latex}$. The area is $\\frac12 \\times ${base.latex} \\times ${height.latex} = ${area}$.`,
          answer: area,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by }) => {
    // Equal distances from A and B.
    const total = bx * bx + by * by - ax * ax - ay * ay
    const c = total / (2 * (by - ay))
    return {
      a: `${2 * (bx - ax)}*x + (${2 * (by - ay)})*y = ${total}`,
      b: `(0, ${c})`,
      c: `sqrt(${(bx - ax) ** 2 + (by - ay) ** 2})`,
      d:
        doubleArea([
          [ax, ay],
          [bx, by],
          [0, c],
        ]) / 2,
    }
  },
})

/** k − p across, rk − q up, with the square of the length n at two values of k, one of them whole and positive. */
const LENGTHS = [1, 2, 3].flatMap(r =>
  nonZero(-6, 7).flatMap(p =>
    nonZero(-6, 7).flatMap(q =>
      [1, 2, 3, 4, 5].flatMap(k => {
        const n = (k - p) ** 2 + (r * k - q) ** 2
        const top = 2 * (p + r * q) - (1 + r * r) * k
        const other = top / (1 + r * r)
        const isGood = other < 0 && other > -8 && n < 200 && k !== p && r * k !== q && q !== r * p
        return isGood ? [{ r, p, q, k, n, top }] : []
      }),
    ),
  ),
)

question('unknown-from-a-length', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const { r, p, q, k, n, top } = random.pick(LENGTHS)
    const shift = random.pick([0, 1, -1, 2, -2])
    return q + shift === 0 ? null : { r, p, q, k, n, top, shift }
  },
  make: ({ r, p, q, k, n, top, shift }) => {
    const below = 1 + r * r
    const [middle, last] = [-2 * (p + r * q), p * p + q * q - n]
    const up = shift === 0 ? `${r === 1 ? '' : r}k` : `${r === 1 ? '' : r}k ${signed(shift)}`
    const divide = gcd(gcd(below, middle), last)
    const length = surd(1, 1, n)
    const equation = `${quadratic(below / divide, middle / divide, last / divide).replaceAll('x', 'k')} = 0`
    const squared = quadratic(below, middle, last + n).replaceAll('x', 'k')
    return {
      stem: [
        `*A* is the point $${pair([p, q + shift])}$ and *B* is the point $(k, ${up})$, where *k* is a constant. The length of *AB* is $${length.latex}$.`,
        `The distance between the points *A* $${pair([p, q + shift])}$ and *B* $(k, ${up})$ is $${length.latex}$.`,
        `The points *A* $${pair([p, q + shift])}$ and *B* $(k, ${up})$ are the ends of a line segment of length $${length.latex}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO2',
          prompt:
            'Find an expression in terms of *k* for $AB^2$. Give your answer in the form $ak^2 + bk + c$, where *a*, *b* and *c* are integers.',
          scheme: [`M1 $(${less('k', p)})^2 + (${up} - ${bracketed(q + shift)})^2$`, `A1 $${squared}$`],
          solution: `$AB^2 = (${less('k', p)})^2 + (${up} - ${bracketed(q + shift)})^2$. Multiply out and collect: $AB^2 = ${squared}$.`,
          answer: squared,
          letters: ['k'],
          form: 'expanded',
        }),
        b: ask.solutions({
          objective: 'AO1',
          subtopic: '2.4',
          prompt: 'Hence find the possible values of *k*.',
          command: 'Find',
          scheme: [
            `M1 $${squared} = ${n}$, so $${equation}$`,
            `A1 $k = ${frac(top, below)}$`,
            `A1 $k = ${k}$`,
          ],
          solution: `$AB^2 = ${n}$ gives $${equation}$. Factorise or use the formula: $k = ${frac(top, below)}$ or $k = ${k}$.`,
          answer: [typedFraction(top, below), String(k)],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: 'Given that *k* is positive, find the coordinates of the midpoint of *AB*.',
          command: 'Find',
          scheme: [
            `M1 *B* is $(${k}, ${r * k + shift})$`,
            `A1 $(${frac(k + p, 2)}, ${frac(r * k + q + 2 * shift, 2)})$`,
          ],
          solution: `With $k = ${k}$, *B* is $(${k}, ${r * k + shift})$. The midpoint is $(${frac(k + p, 2)}, ${frac(r * k + q + 2 * shift, 2)})$.`,
          answer: `(${typedFraction(k + p, 2)}, ${typedFraction(r * k + q + 2 * shift, 2)})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ r, p, q, n, shift }) => {
    const off = (k: number) => (k - p) ** 2 + (r * k + shift - q - shift) ** 2 - n
    const found: number[] = []
    for (let step = -20 * 10; step <= 20 * 10; step += 1)
      if (Math.abs(off(step / 10)) < 1e-9) found.push(step / 10)
    const k = found.at(-1) ?? 0
    return {
      a: `(${p} - k)^2 + (${q + shift} - ${r}*k - (${shift}))^2`,
      b: found,
      c: `(${p + (k - p) / 2}, ${q + shift + (r * k - q) / 2})`,
    }
  },
})

question('two-points-on-the-bisector', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [h, size] = random.pick(HALVES)
    const v = size * random.pick([1, -1])
    const g = gcd(h, v)
    const [mx, my] = [random.pick(nonZero(-5, 6)), random.pick(nonZero(-5, 6))]
    const steps = random.int(1, 3)
    const [dx, dy] = [(-v / g) * steps, (h / g) * steps]
    const [ax, ay, bx, by] = [mx - h, my - v, mx + h, my + v]
    const all = [ax, ay, bx, by, mx + dx, my + dy, mx - dx, my - dy]
    return all.some(each => Math.abs(each) > 12) || [ax, ay, bx, by].includes(0)
      ? null
      : { h, v, g, mx, my, steps, dx, dy, ax, ay, bx, by }
  },
  make: ({ h, v, g, mx, my, steps, dx, dy, ax, ay, bx, by }) => {
    const asked = zeroForm(h, v, -h * mx - v * my)
    const base = surd(2, 1, h * h + v * v)
    const squared = (h * h + v * v) / (g * g)
    const height = surd(steps, 1, squared)
    const area = steps * g * squared
    const [p, q] = [
      [mx + dx, my + dy],
      [mx - dx, my - dy],
    ] as const
    return {
      stem: [
        `*A* is the point $${pair([ax, ay])}$ and *B* is the point $${pair([bx, by])}$.`,
        `The line segment *AB* joins *A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$.`,
        `*AB* is one side of an isosceles triangle *ABC* with $AC = BC$. *A* is the point $${pair([ax, ay])}$ and *B* is the point $${pair([bx, by])}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the perpendicular bisector of *AB*.',
          scheme: [
            `B1 midpoint $${pair([mx, my])}$`,
            `B1 gradient of *AB* $${frac(v, h)}$`,
            `M1 gradient $${frac(-h, v)}$ used with their midpoint`,
            `A1 $${asked}$`,
          ],
          solution: `The midpoint is $${pair([mx, my])}$, and *AB* has gradient $${frac(v, h)}$. The bisector has gradient $${frac(-h, v)}$: $${less('y', my)} = ${slopeFrom(-h, v, mx)}$, or $${asked}$.`,
          answer: asked,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: `The point *C* lies on the perpendicular bisector of *AB*. The area of triangle *ABC* is ${area}. Find the coordinates of the two possible positions of *C*.`,
          scheme: [
            `B1 $AB = ${base.latex}$`,
            `M1 $\\frac12 \\times ${base.latex} \\times d = ${area}$, so $d = ${height.latex}$`,
            'M1 a point of the bisector at this distance from the midpoint, by an equation or by steps',
            `A1 $${pair(p)}$`,
            `A1 $${pair(q)}$`,
          ],
          solution: `$AB = ${base.latex}$. The height of the triangle is the distance *d* of *C* from the midpoint *M*: $\\frac12 \\times ${base.latex} \\times d = ${area}$, so $d = ${height.latex}$.\n\nAlong the bisector, a step of ${Math.abs(v / g)} across and ${Math.abs(h / g)} up or down has length $\\sqrt{${squared}}$. Take it ${['once', 'twice', 'three times'][steps - 1]} from *M* $${pair([mx, my])}$, both ways: $${pair(p)}$ and $${pair(q)}$, *P* and *Q* in the figure.`,
          answer: `(${p[0]}, ${p[1]}), (${q[0]}, ${q[1]})`,
          letters: [],
          solutionFigure: coordinateFigure({
            name: 'straight-line-graphs/two-positions',
            title: 'Both positions of C, P and Q',
            description:
              'The segment AB with its perpendicular bisector, and the points P and Q of the bisector, on different sides of AB and as far from it.',
            points: { A: [ax, ay], B: [bx, by], P: [p[0], p[1]], Q: [q[0], q[1]] },
            paths: ['AB'],
            dashed: ['PQ'],
          }),
        }),
      },
    }
  },
  verify: ({ g, h, v, ax, ay, bx, by, steps }) => {
    const area = steps * g * ((h * h + v * v) / (g * g))
    const found: string[] = []
    for (let x = -30; x <= 30; x += 1)
      for (let y = -30; y <= 30; y += 1) {
        const isEqual = (x - ax) ** 2 + (y - ay) ** 2 === (x - bx) ** 2 + (y - by) ** 2
        const double = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax))
        if (isEqual && double === 2 * area) found.push(`(${x}, ${y})`)
      }
    return {
      a: `(x - (${ax}))^2 + (y - (${ay}))^2 = (x - (${bx}))^2 + (y - (${by}))^2`,
      b: found.join(', '),
    }
  },
})
