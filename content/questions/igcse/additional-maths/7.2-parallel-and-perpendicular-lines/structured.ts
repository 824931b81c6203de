import { coordinateFigure } from '@/content/figures/igcse/additional-maths/straight-line-graphs-1'
import { ask } from '@/lib/exams/authoring/ask'
import {
  bracketed,
  frac,
  line,
  nonZero,
  pair,
  signed,
  surd,
  typedFraction,
} from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { MINUS_ONE } from '../../extended-maths/E3.7-perpendicular-lines/drawings'
import { less, lineThrough, quadratic, slopeFrom, WAYS, zeroForm } from '../coordinate-text'

const { question, templates } = questionsOf('structured', '7.2')

export { templates }

const gradientOf = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) =>
  `\\frac{${y2} - ${bracketed(y1)}}{${x2} - ${bracketed(x1)}}`

question('parallel-and-perpendicular-through-points', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [u, size] = random.pick(WAYS)
    const v = size * random.pick([1, -1])
    const [px, py] = [random.pick(nonZero(-8, 8)), random.pick(nonZero(-8, 8))]
    const [qx, qy] = [random.pick(nonZero(-8, 8)), random.pick(nonZero(-8, 8))]
    const c = random.pick(nonZero(-15, 15))
    return v * px - u * py === c || px === qx ? null : { u, v, px, py, qx, qy, c }
  },
  make: ({ u, v, px, py, qx, qy, c }) => {
    const [same, square] = [zeroForm(v, -u, u * py - v * px), zeroForm(u, v, -u * qx - v * qy)]
    const given = line(v, -u, c)
    return {
      stem: [
        `The line *L* has equation $${given}$.`,
        `A line *L* has the equation $${given}$.`,
        `*L* is the line with equation $${given}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find the equation of the line that is parallel to *L* and passes through $${pair([px, py])}$.`,
          scheme: [`B1 gradient $${frac(v, u)}$`, `B1 $${same}$`],
          solution: `The gradient of *L* is $${frac(v, u)}$, and a parallel line has the same: $${less('y', py)} = ${slopeFrom(v, u, px)}$, which is $${same}$.`,
          answer: same,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: `Find the equation of the line that is perpendicular to *L* and passes through $${pair([qx, qy])}$.`,
          scheme: [
            `B1 gradient $${frac(-u, v)}$`,
            `M1 $${less('y', qy)} = ${slopeFrom(-u, v, qx)}$`,
            `A1 $${square}$`,
          ],
          solution: `The product of perpendicular gradients is $-1$, so the gradient is $${frac(-u, v)}$: $${less('y', qy)} = ${slopeFrom(-u, v, qx)}$, which is $${square}$.`,
          answer: square,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  // Directions instead of gradients: (u, v) along L.
  verify: ({ u, v, px, py, qx, qy }) => ({
    a: `(x - (${px}))*${v} - (y - (${py}))*${u} = 0`,
    b: `(x - (${qx}))*${u} + (y - (${qy}))*(${v}) = 0`,
  }),
})

question('foot-of-a-perpendicular', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [u, size] = random.pick(WAYS)
    const v = size * random.pick([1, -1])
    const [nx, ny] = [random.pick(nonZero(-5, 6)), random.pick(nonZero(-4, 6))]
    const [s, t, w] = [random.pick([-3, -2, -1]), random.pick([1, 2, 3]), random.pick([1, -1, 2, -2])]
    const [ax, ay, bx, by] = [nx + s * u, ny + s * v, nx + t * u, ny + t * v]
    const [px, py] = [nx - w * v, ny + w * u]
    const isAtOrigin = [
      [ax, ay],
      [bx, by],
      [px, py],
      [nx, ny],
    ].some(([x = 0, y = 0]) => Math.hypot(x, y) < 2)
    return isAtOrigin || [ax, ay, bx, by, px, py].some(each => Math.abs(each) > 12) || px === ax || py === ay
      ? null
      : { u, v, nx, ny, ax, ay, bx, by, px, py }
  },
  make: ({ u, v, nx, ny, ax, ay, bx, by, px, py }) => {
    const first = lineThrough([ax, ay], [bx, by])
    const second = lineThrough([px, py], [nx, ny])
    return {
      stem: [
        `The points *A* $${pair([ax, ay])}$, *B* $${pair([bx, by])}$ and *P* $${pair([px, py])}$ are shown in the diagram. The perpendicular from *P* to the line *AB* meets *AB* at *N*.`,
        `In the diagram, *A* is $${pair([ax, ay])}$, *B* is $${pair([bx, by])}$ and *P* is $${pair([px, py])}$. *N* is the point of the line *AB* at which *PN* is perpendicular to *AB*.`,
        `On a map, a straight pipe runs from *A* $${pair([ax, ay])}$ to *B* $${pair([bx, by])}$. A house stands at *P* $${pair([px, py])}$. The shortest connection from the house to the pipe meets the pipe at *N*, at a right angle.`,
      ],
      figure: coordinateFigure({
        name: 'straight-line-graphs/foot-of-perpendicular',
        title: 'A line AB and a point P',
        description:
          'A line segment AB. P is a point beside it. A segment joins P to N on AB; the angle at N is marked as a right angle.',
        points: { A: [ax, ay], B: [bx, by], P: [px, py], N: [nx, ny] },
        paths: ['AB', 'PN'],
        right: ['PNB'],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the line *AB*.',
          scheme: [`B1 gradient $${frac(v, u)}$`, `B1 $${first}$`],
          solution: `The gradient is $${gradientOf([ax, ay], [bx, by])} = ${frac(v, u)}$. Through *A*: $${less('y', ay)} = ${slopeFrom(v, u, ax)}$, or $${first}$.`,
          answer: first,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the line *PN*.',
          scheme: [
            `M1 gradient $${frac(-u, v)}$`,
            `M1 $${less('y', py)} = ${slopeFrom(-u, v, px)}$`,
            `A1 $${second}$`,
          ],
          solution: `*PN* is perpendicular to *AB*, so its gradient is $${frac(-u, v)}$. Through *P*: $${less('y', py)} = ${slopeFrom(-u, v, px)}$, or $${second}$.`,
          answer: second,
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          objective: 'AO2',
          prompt: 'Hence find the coordinates of *N*.',
          command: 'Find',
          scheme: [
            'M1 both equations solved together',
            `A1 one coordinate of $${pair([nx, ny])}$`,
            `A1 $${pair([nx, ny])}$`,
          ],
          solution: `*N* is on both lines. Solve $${first}$ and $${second}$ together: $x = ${nx}$, $y = ${ny}$.`,
          answer: `(${nx}, ${ny})`,
          letters: [],
        }),
        d: ask.expression({
          objective: 'AO2',
          subtopic: '7.3',
          command: 'Find',
          prompt: '*Q* is the reflection of *P* in the line *AB*. Find the coordinates of *Q*.',
          scheme: [`M1 *N* is the midpoint of *PQ*`, `A1 $${pair([2 * nx - px, 2 * ny - py])}$`],
          solution: `*N* is the midpoint of *PQ*. From *P* to *N* go ${plain(nx - px)} across and ${plain(ny - py)} up; the same step again leads to $${pair([2 * nx - px, 2 * ny - py])}$.`,
          answer: `(${2 * nx - px}, ${2 * ny - py})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by, px, py }) => {
    // The share of AB at which the distance from P is least.
    const [dx, dy] = [bx - ax, by - ay]
    const share = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)
    const [x, y] = [Math.round((ax + share * dx) * 1e6) / 1e6, Math.round((ay + share * dy) * 1e6) / 1e6]
    return {
      a: `(x - (${ax}))*(${dy}) = (y - (${ay}))*(${dx})`,
      b: `(x - (${px}))*(${dx}) + (y - (${py}))*(${dy}) = 0`,
      c: `(${x}, ${y})`,
      d: `(${x + x - px}, ${y + y - py})`,
    }
  },
})

question('right-angle-and-rectangle', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [u, size] = random.pick(WAYS)
    const v = size * random.pick([1, -1])
    const [s, t] = [random.pick([1, 2, -1, -2]), random.pick([1, 2, -1, -2])]
    const [bx, by] = [random.pick(nonZero(-5, 6)), random.pick(nonZero(-5, 6))]
    const [ax, ay, cx, cy] = [bx + s * u, by + s * v, bx - t * v, by + t * u]
    return Math.abs(s) === Math.abs(t) || [ax, ay, cx, cy].some(each => Math.abs(each) > 11 || each === 0)
      ? null
      : { ax, ay, bx, by, cx, cy, u, v, s, t }
  },
  make: ({ ax, ay, bx, by, cx, cy, u, v, s, t }) => {
    const d = [ax + cx - bx, ay + cy - by] as const
    const squared = u * u + v * v
    const area = Math.abs(s * t) * squared
    const [first, second] = [surd(Math.abs(s), 1, squared).latex, surd(Math.abs(t), 1, squared).latex]
    return {
      stem: [
        `A triangle has vertices *A* $${pair([ax, ay])}$, *B* $${pair([bx, by])}$ and *C* $${pair([cx, cy])}$.`,
        `*A* $${pair([ax, ay])}$, *B* $${pair([bx, by])}$ and *C* $${pair([cx, cy])}$ are three points.`,
        `The corners of a triangular field are *A* $${pair([ax, ay])}$, *B* $${pair([bx, by])}$ and *C* $${pair([cx, cy])}$ on a plan.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the gradient of *AB*.',
          scheme: [`B1 $${frac(v, u)}$`],
          solution: `$${gradientOf([ax, ay], [bx, by])} = ${frac(v, u)}$`,
          answer: typedFraction(v, u),
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the gradient of *BC*.',
          scheme: [`B1 $${frac(-u, v)}$`],
          solution: `$${gradientOf([bx, by], [cx, cy])} = ${frac(-u, v)}$`,
          answer: typedFraction(-u, v),
          letters: [],
          form: 'exact',
        }),
        c: ask.written({
          command: 'Show',
          objective: 'AO2',
          prompt: 'Hence show that angle *ABC* is a right angle.',
          lines: 2,
          scheme: [MINUS_ONE],
          modelAnswer: `The product of the two gradients is −1, so AB and BC are perpendicular.`,
          solution: `$${frac(v, u)} \\times ${frac(-u, v).startsWith('-') ? `\\left(${frac(-u, v)}\\right)` : frac(-u, v)} = -1$, so *AB* and *BC* are perpendicular.`,
        }),
        d: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt: '*ABCD* is a rectangle. Find the coordinates of *D*.',
          scheme: ['M1 *AD* is parallel to *BC* and as long, or another complete method', `A1 $${pair(d)}$`],
          solution: `*AD* and *BC* are parallel and equal. From *B* to *C* go ${plain(cx - bx)} across and ${plain(cy - by)} up. The same step from *A* leads to $${pair(d)}$.`,
          answer: `(${d[0]}, ${d[1]})`,
          letters: [],
        }),
        e: ask.whole({
          objective: 'AO2',
          subtopic: '7.3',
          prompt: 'Find the area of the rectangle *ABCD*.',
          scheme: [`M1 $AB = ${first}$ or $BC = ${second}$`, `A1 ${area}`],
          solution: `$AB = ${first}$ and $BC = ${second}$. The area is their product, ${area}.`,
          answer: area,
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by, cx, cy }) => ({
    a: `(${by} - (${ay}))/(${bx} - (${ax}))`,
    b: `(${cy} - (${by}))/(${cx} - (${bx}))`,
    d: `(${ax - bx + cx}, ${ay - by + cy})`,
    e: Math.abs((ax - bx) * (cy - by) - (ay - by) * (cx - bx)),
  }),
})

question('trapezium-with-two-unknowns', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [u, size] = random.pick(WAYS)
    const v = size * random.pick([1, -1])
    const [bx, by] = [random.pick(nonZero(-4, 4)), random.pick(nonZero(-4, 4))]
    const [r, s, t] = [random.pick([2, 3]), random.pick([1, -1, 2, -2]), random.pick([1, 2, 4])]
    const [cx, cy] = [bx + r * u, by + r * v]
    const [h, ay] = [bx - s * v, by + s * u]
    const [dx, k] = [h + t * u, ay + t * v]
    return r === t || [cx, cy, h, ay, dx, k].some(each => Math.abs(each) > 12 || each === 0) || cx === dx
      ? null
      : { bx, by, cx, cy, h, ay, dx, k, u, v }
  },
  make: ({ bx, by, cx, cy, h, ay, dx, k, u, v }) => {
    const last = lineThrough([cx, cy], [dx, k])
    return {
      stem: [
        `*ABCD* is a trapezium in which *AD* is parallel to *BC* and angle *ABC* is 90°. Its vertices are *A* $(h, ${ay})$, *B* $${pair([bx, by])}$, *C* $${pair([cx, cy])}$ and *D* $(${dx}, k)$.`,
        `The diagram shows a trapezium *ABCD*. *AD* is parallel to *BC*, and angle *ABC* is a right angle. The vertices are *A* $(h, ${ay})$, *B* $${pair([bx, by])}$, *C* $${pair([cx, cy])}$ and *D* $(${dx}, k)$.`,
        `A piece of land has the shape of a trapezium *ABCD* with *AD* parallel to *BC* and a right angle at *B*. On a plan its corners are *A* $(h, ${ay})$, *B* $${pair([bx, by])}$, *C* $${pair([cx, cy])}$ and *D* $(${dx}, k)$.`,
      ],
      figure: coordinateFigure({
        name: 'straight-line-graphs/trapezium',
        title: 'Trapezium ABCD',
        description:
          'A trapezium ABCD. The angle at B, between AB and BC, is marked as a right angle. AD and BC are parallel.',
        points: { A: [h, ay], B: [bx, by], C: [cx, cy], D: [dx, k] },
        paths: ['ABCDA'],
        right: ['ABC'],
      }),
      parts: {
        a: ask.whole({
          objective: 'AO2',
          prompt: 'Find the value of *h*.',
          scheme: [
            `B1 gradient of *BC* $${frac(v, u)}$`,
            `M1 $\\frac{${ay} - ${bracketed(by)}}{h - ${bracketed(bx)}} = ${frac(-u, v)}$`,
            `A1 $h = ${h}$`,
          ],
          solution: `*BC* has gradient $${gradientOf([bx, by], [cx, cy])} = ${frac(v, u)}$. *AB* is perpendicular to it: $\\frac{${ay} - ${bracketed(by)}}{h - ${bracketed(bx)}} = ${frac(-u, v)}$, so $h = ${h}$.`,
          answer: h,
        }),
        b: ask.whole({
          objective: 'AO2',
          prompt: 'Find the value of *k*.',
          scheme: [
            `M1 $\\frac{k - ${bracketed(ay)}}{${dx} - h} = ${frac(v, u)}$ with their *h*`,
            `A1 $k = ${k}$`,
          ],
          solution: `*AD* is parallel to *BC*, so its gradient is $${frac(v, u)}$ as well: $\\frac{k - ${bracketed(ay)}}{${dx} - ${bracketed(h)}} = ${frac(v, u)}$, so $k = ${k}$.`,
          answer: k,
          own: { from: 'a', key: `${ay} + (${dx} - f)*${bracketed(v)}/${u}` },
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of *CD*.',
          scheme: [
            `M1 gradient of *CD* $${frac(k - cy, dx - cx)}$`,
            `M1 $${less('y', cy)} = ${slopeFrom(k - cy, dx - cx, cx)}$`,
            `A1 $${last}$`,
          ],
          solution: `*C* is $${pair([cx, cy])}$ and *D* is $${pair([dx, k])}$, so the gradient is $${frac(k - cy, dx - cx)}$. Through *C*: $${less('y', cy)} = ${slopeFrom(k - cy, dx - cx, cx)}$, which is $${last}$.`,
          answer: last,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ bx, by, cx, cy, ay, dx }) => {
    // Scalar and cross products instead of gradients: try every whole number.
    const [px, py] = [cx - bx, cy - by]
    const whole = Array.from({ length: 81 }, (_, at) => at - 40)
    const h = whole.find(each => (each - bx) * px + (ay - by) * py === 0) ?? Number.NaN
    const k = whole.find(each => (dx - h) * py - (each - ay) * px === 0) ?? Number.NaN
    return { a: h, b: k, c: `(y - (${cy}))*(${dx - cx}) = (x - (${cx}))*(${k - cy})` }
  },
})

/** a, b, c with (ak + b)(k + c) = −1 for a whole k, where the gradients are s and −s, and for the fraction top/a. */
const PAIRS = [2, 3].flatMap(a =>
  nonZero(-5, 6).flatMap(whole =>
    [1, -1].flatMap(s => {
      const [b, c] = [s - a * whole, -s - whole]
      return b === 0 || c === 0 ? [] : [{ a, b, c, whole, s, top: a * whole + s * (a - 1) }]
    }),
  ),
)

question('lines-with-an-unknown-gradient', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const { a, b, c, whole, s, top } = random.pick(PAIRS)
    const x = random.pick(nonZero(-4, 4))
    const d = random.pick(nonZero(-6, 6))
    const e = d + 2 * x * s
    return e === 0 || e === d || Math.abs(e) > 25 ? null : { a, b, c, whole, s, top, x, d, e }
  },
  make: ({ a, b, c, whole, s, top, x, d, e }) => {
    const y = s * x + d
    const other = (c - b) / (a - 1)
    const middle = a * c + b
    // One of both is a unit, since the product of whole numbers is −1.
    const [steep, shallow] = s === 1 ? ['', '-'] : ['-', '']
    return {
      stem: [
        `The line $l_1$ has equation $y = (${a}k ${signed(b)})x ${signed(d)}$. The line $l_2$ has equation $y = (k ${signed(c)})x ${signed(e)}$. *k* is a constant.`,
        `Two lines have equations $y = (${a}k ${signed(b)})x ${signed(d)}$ and $y = (k ${signed(c)})x ${signed(e)}$, where *k* is a constant.`,
        `The equations of two straight lines are $y = (${a}k ${signed(b)})x ${signed(d)}$ and $y = (k ${signed(c)})x ${signed(e)}$, where *k* is a constant.`,
      ],
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: 'Find the value of *k* for which the two lines are parallel.',
          scheme: [`M1 $${a}k ${signed(b)} = k ${signed(c)}$`, `A1 $k = ${other}$`],
          solution: `Parallel lines have equal gradients: $${a}k ${signed(b)} = k ${signed(c)}$, so $k = ${other}$.`,
          answer: other,
        }),
        b: ask.solutions({
          objective: 'AO2',
          prompt: 'Find the values of *k* for which the two lines are perpendicular.',
          scheme: [
            `M1 $(${a}k ${signed(b)})(k ${signed(c)}) = -1$`,
            `A1 $${quadratic(a, middle, b * c + 1).replaceAll('x', 'k')} = 0$`,
            `A1 $k = ${frac(top, a)}$`,
            `A1 $k = ${whole}$`,
          ],
          solution: `The product of the gradients is $-1$: $(${a}k ${signed(b)})(k ${signed(c)}) = -1$. Multiply out: $${quadratic(a, middle, b * c + 1).replaceAll('x', 'k')} = 0$. The solutions are $k = ${frac(top, a)}$ and $k = ${whole}$.`,
          answer: s === 1 ? [String(whole), typedFraction(top, a)] : [typedFraction(top, a), String(whole)],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.expression({
          objective: 'AO2',
          command: 'Find',
          prompt:
            'The lines are perpendicular and *k* is an integer. Find the coordinates of the point where they meet.',
          scheme: [`M1 $${steep}x ${signed(d)} = ${shallow}x ${signed(e)}$`, `A1 $${pair([x, y])}$`],
          solution: `With $k = ${whole}$ the lines are $y = ${steep}x ${signed(d)}$ and $y = ${shallow}x ${signed(e)}$. They meet where $x = ${x}$, $y = ${y}$.`,
          answer: `(${x}, ${y})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ a, b, c, d, e }) => {
    const product = (k: number) => (a * k + b) * (k + c) + 1
    const found: number[] = []
    for (let step = -40 * 6; step <= 40 * 6; step += 1)
      if (Math.abs(product(step / 6)) < 1e-9) found.push(step / 6)
    const k = found.find(Number.isInteger) ?? Number.NaN
    const x = (e - d) / (a * k + b - k - c)
    let same = Number.NaN
    for (let whole = -60; whole <= 60; whole += 1) if (a * whole + b === whole + c) same = whole
    return { a: same, b: found, c: `(${x}, ${(k + c) * x + e})` }
  },
})

question('altitudes-of-a-triangle', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    // Along BC from the foot F of the altitude: B at −p, C at q; across it A at m and H at pq/m.
    const [p, q, m] = random.pick([
      [1, 2, 2],
      [1, 3, 3],
      [2, 3, 3],
      [1, 4, 4],
      [3, 4, 4],
      [2, 4, 4],
      [2, 3, 6],
      [1, 2, 4],
    ] as const)
    const [u, v] = random.pick([
      [1, 1],
      [2, 1],
      [1, 2],
      [3, 1],
      [1, 3],
    ] as const)
    const [turn, flip] = [random.pick([1, -1]), random.pick([1, -1])]
    const [fx, fy] = [random.int(-5, 5), random.int(-5, 5)]
    const along = (t: number, across: number) =>
      [fx + t * u * flip - across * v * turn, fy + t * v * turn + across * u * flip] as const
    const scale = (p * q) % m === 0 ? (p * q) / m : 0
    const [[ax, ay], [bx, by], [cx, cy], [hx, hy]] = [along(0, m), along(-p, 0), along(q, 0), along(0, scale)]
    const flat = [
      [ax, bx],
      [bx, cx],
      [cx, ax],
      [ay, by],
      [by, cy],
      [cy, ay],
      [hx, cx],
      [hy, cy],
    ].some(([one, other]) => one === other)
    const far = [ax, ay, bx, by, cx, cy].some(each => each === 0 || Math.abs(each) > 12)
    return flat || far || scale === 0 ? null : { ax, ay, bx, by, cx, cy, hx, hy }
  },
  make: ({ ax, ay, bx, by, cx, cy, hx, hy }) => {
    const first = zeroForm(cx - bx, cy - by, -(cx - bx) * ax - (cy - by) * ay)
    const second = zeroForm(cx - ax, cy - ay, -(cx - ax) * bx - (cy - ay) * by)
    return {
      stem: [
        `The vertices of a triangle are *A* $${pair([ax, ay])}$, *B* $${pair([bx, by])}$ and *C* $${pair([cx, cy])}$. The line through *A* perpendicular to *BC* and the line through *B* perpendicular to *AC* meet at *H*.`,
        `The diagram shows triangle *ABC* with *A* $${pair([ax, ay])}$, *B* $${pair([bx, by])}$ and *C* $${pair([cx, cy])}$. *H* is the point where the perpendicular from *A* to *BC* meets the perpendicular from *B* to *AC*.`,
        `A triangle has vertices *A* $${pair([ax, ay])}$, *B* $${pair([bx, by])}$ and *C* $${pair([cx, cy])}$. The perpendiculars from *A* to *BC* and from *B* to *AC* cross at *H*.`,
      ],
      figure: coordinateFigure({
        name: 'straight-line-graphs/altitudes',
        title: 'Triangle ABC with two perpendiculars',
        description: 'A triangle ABC. Dashed segments from A and from B meet at H inside the triangle.',
        points: { A: [ax, ay], B: [bx, by], C: [cx, cy], H: [hx, hy] },
        paths: ['ABCA'],
        dashed: ['AH', 'BH'],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the line *AH*.',
          scheme: [
            `B1 gradient of *BC* $${frac(cy - by, cx - bx)}$`,
            `M1 $${less('y', ay)} = ${slopeFrom(bx - cx, cy - by, ax)}$`,
            `A1 $${first}$`,
          ],
          solution: `*BC* has gradient $${gradientOf([bx, by], [cx, cy])} = ${frac(cy - by, cx - bx)}$, so *AH* has gradient $${frac(bx - cx, cy - by)}$. Through *A*: $${less('y', ay)} = ${slopeFrom(bx - cx, cy - by, ax)}$, which is $${first}$.`,
          answer: first,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: 'Find the coordinates of *H*.',
          scheme: [
            `B1 gradient of *AC* $${frac(cy - ay, cx - ax)}$`,
            `M1 $${less('y', by)} = ${slopeFrom(ax - cx, cy - ay, bx)}$`,
            'M1 both equations solved together',
            `A1 $${pair([hx, hy])}$`,
          ],
          solution: `*AC* has gradient $${frac(cy - ay, cx - ax)}$, so *BH* has gradient $${frac(ax - cx, cy - ay)}$. Through *B*: $${second}$.\n\nSolve $${first}$ and $${second}$ together: $x = ${hx}$, $y = ${hy}$.`,
          answer: `(${hx}, ${hy})`,
          letters: [],
        }),
        c: ask.written({
          command: 'Show',
          objective: 'AO2',
          prompt: 'Show that *CH* is perpendicular to *AB*.',
          lines: 3,
          scheme: [
            `B1 gradients $${frac(hy - cy, hx - cx)}$ of *CH* and $${frac(by - ay, bx - ax)}$ of *AB*`,
            MINUS_ONE,
          ],
          modelAnswer: `The gradient of *CH* is $${frac(hy - cy, hx - cx)}$ and that of *AB* is $${frac(by - ay, bx - ax)}$. Their product is −1, so the lines are perpendicular.`,
          solution: `*CH* has gradient $${frac(hy - cy, hx - cx)}$ and *AB* has gradient $${frac(by - ay, bx - ax)}$. The product is $-1$.`,
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by, cx, cy }) => {
    // The point whose steps to A and B have no part along BC and AC: search the whole numbers.
    let found = ''
    for (let x = -30; x <= 30; x += 1)
      for (let y = -30; y <= 30; y += 1)
        if (
          (x - ax) * (cx - bx) + (y - ay) * (cy - by) === 0 &&
          (x - bx) * (cx - ax) + (y - by) * (cy - ay) === 0
        )
          found = `(${x}, ${y})`
    return { a: `(x - (${ax}))*(${cx - bx}) + (y - (${ay}))*(${cy - by}) = 0`, b: found }
  },
})
