import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, line, signed, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.3')

export { templates }

question('perpendicular-bisector', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [mx, my, u, v] = [
      random.int(1, 6),
      random.int(1, 6),
      random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
      random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    ]
    return Math.abs(u) === Math.abs(v) || gcd(u, v) !== 1 || u * u + v * v === 25
      ? null
      : { x: mx - u, y: my - v, u, v }
  },
  make: ({ x, y, u, v }) => {
    const [mx, my] = [x + u, y + v]
    const constant = u * mx + v * my
    return {
      stem: `*A* is the point $(${x}, ${y})$ and *B* is the point $(${x + 2 * u}, ${y + 2 * v})$.`,
      parts: {
        a: ask.values({
          prompt: 'Find the coordinates of the midpoint of *AB*.',
          scheme: [`B1 *x* = ${plain(mx)}`, `B1 *y* = ${plain(my)}`],
          solution: `Take the mean of the two *x*-coordinates and of the two *y*-coordinates: $(${mx}, ${my})$.`,
          found: [
            ['*x*', mx],
            ['*y*', my],
          ],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the perpendicular bisector of *AB*.',
          scheme: [
            `B1 gradient of *AB* is $${frac(v, u)}$`,
            `M1 perpendicular gradient $${frac(-u, v)}$ used with the midpoint`,
            `A1 $${line(u, v, constant)}$ or equivalent`,
          ],
          solution: `*AB* has gradient $\\frac{${2 * v}}{${2 * u}} = ${frac(v, u)}$, so the bisector has gradient $${frac(-u, v)}$. It passes through $(${mx}, ${my})$: $${line(u, v, constant)}$.`,
          answer: line(u, v, constant),
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact length of *AB*.',
          scheme: [
            `M1 $\\sqrt{${(2 * u) ** 2} + ${(2 * v) ** 2}}$`,
            `A1 $2\\sqrt{${u * u + v * v}}$ or $\\sqrt{${4 * (u * u + v * v)}}$`,
          ],
          solution: `By Pythagoras, $AB = \\sqrt{(${2 * u})^2 + (${2 * v})^2} = \\sqrt{${4 * (u * u + v * v)}}$.`,
          answer: `sqrt(${4 * (u * u + v * v)})`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ x, y, u, v }) => ({
    // Points as far from A as from B.
    b: `(x - (${x}))^2 + (y - (${y}))^2 = (x - (${x + 2 * u}))^2 + (y - (${y + 2 * v}))^2`,
    c: `2*sqrt(${u * u + v * v})`,
  }),
})

question('circle-and-tangent', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [dx, dy, r] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [8, 6, 10],
      [6, 8, 10],
    ] as const)
    const [a, b] = [random.int(1, 6), random.int(1, 6)]
    const [su, sv] = [random.pick([1, -1]), random.pick([1, -1])]
    return { a, b, u: su * dx, v: sv * dy, r }
  },
  make: ({ a, b, u, v, r }) => {
    const [px, py] = [a + u, b + v]
    const common = gcd(u, v)
    const tangent = line(u / common, v / common, (u * px + v * py) / common)
    const general = `x^2 + y^2 ${term(-2 * a, 'x')} ${term(-2 * b, 'y')}${a * a + b * b === r * r ? '' : ` ${signed(a * a + b * b - r * r)}`} = 0`
    return {
      stem: `A circle has equation $${general}$. *P* is the point $(${px}, ${py})$ on the circle.`,
      parts: {
        a: ask.values({
          prompt: "Find the coordinates of the circle's centre *C*, and its radius.",
          scheme: [`B1 *x*-coordinate ${plain(a)}`, `B1 *y*-coordinate ${plain(b)}`, `B1 radius ${r}`],
          solution: `Complete both squares: $(x ${signed(-a)})^2 + (y ${signed(-b)})^2 = ${r * r}$.`,
          found: [
            ['*x*-coordinate of *C*', a],
            ['*y*-coordinate of *C*', b],
            ['radius', r],
          ],
        }),
        b: ask.fraction({
          objective: 'AO1',
          prompt: 'Find the gradient of *CP*.',
          scheme: [`B1 $${frac(v, u)}$`],
          solution: `The gradient is the change in *y* over the change in *x*: $\\frac{${py} - ${b < 0 ? `(${b})` : b}}{${px} - ${a < 0 ? `(${a})` : a}} = ${frac(v, u)}$.`,
          answer: v / u,
        }),
        c: ask.expression({
          prompt: 'Find the equation of the tangent to the circle at *P*.',
          scheme: [
            `M1 gradient $${frac(-u, v)}$`,
            `M1 line with this gradient through $(${px}, ${py})$`,
            `A1 $${tangent}$ or equivalent`,
          ],
          solution: `The tangent is perpendicular to the radius, so its gradient is $${frac(-u, v)}$. Through $(${px}, ${py})$: $${tangent}$.`,
          answer: tangent,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ a, b, u, v, r }) => ({
    b: Math.tan(Math.atan2(v, u)),
    // The polar line of P.
    c: `(${u})*(x - (${a})) + (${v})*(y - (${b})) = ${r * r}`,
  }),
})
