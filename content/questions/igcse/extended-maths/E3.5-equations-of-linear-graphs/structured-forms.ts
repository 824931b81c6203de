import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac, gcd, line, lineOf, lowest, slopeTerm } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { coordinates } from '@/lib/figures/plane/curves'
import { type Point, polygon } from '@/lib/figures/shapes'
import { sketchedLine, slopeTyped } from '../straight-lines'

const { supplement, templates } = questionsOf('structured', 'E3.5')

export { templates }

supplement('rearrange-and-read', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.int(1, 7), random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6])]
    const c = b * random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
    const turned = random.chance(0.3)
    if (gcd(a, b) !== 1) return null
    return { a, b, c, turned }
  },
  make: ({ a, b, c, turned }) => {
    const equation = turned
      ? `${line(a, b, c).trim().split(' = ')[0]} ${c > 0 ? '-' : '+'} ${Math.abs(c)} = 0`
      : line(a, b, c).trim()
    const [up, run] = lowest(-a, b)
    const high = c / b
    const [px, below] = lowest(c, a)
    const by = b === 1 ? '' : String(b)
    return {
      stem: [
        `A line has the equation $${equation}$.`,
        `The equation of the line *L* is $${equation}$.`,
        `$${equation}$ is the equation of a straight line.`,
      ],
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the gradient of the line.',
          scheme: [
            `M1 $${by}y = ${slopeTerm(-a, 1)} ${c < 0 ? '-' : '+'} ${Math.abs(c)}$`,
            `A1 $${frac(up, run)}$`,
          ],
          solution: `Make *y* the subject: $${by}y = ${slopeTerm(-a, 1)} ${c < 0 ? '-' : '+'} ${Math.abs(c)}$. Divide every term by ${plain(b)}: $${lineOf(up, run, high).latex}$. The gradient is $${frac(up, run)}$.`,
          answer: up / run,
          sigFigs: 3,
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the coordinates of the point where the line crosses the *y*-axis.',
          scheme: [`B1 ${coordinates([0, high])}`],
          solution: `From $${lineOf(up, run, high).latex}$: the line crosses the *y*-axis at ${coordinates([0, high])}.`,
          answer: `(0, ${high})`,
          letters: [],
        }),
        c: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the coordinates of the point where the line crosses the *x*-axis.',
          scheme: [`B1 $\\left(${frac(px, below)}, 0\\right)$`],
          solution: `On the *x*-axis $y = 0$. Then ${a === 1 ? '' : `$${a}x = ${c}$, so `}$x = ${frac(px, below)}$.`,
          answer: `(${px}/${below}, 0)`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ a, b, c }) => ({
    a: (c - a) / b - c / b,
    b: `(0, ${Math.round(c / b)})`,
    c: `(${c}/${a}, 0)`,
  }),
})

supplement('equation-through-two-points', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [up, run] = random.pick([
      [2, 1],
      [-3, 1],
      [4, 1],
      [-2, 1],
      [1, 2],
      [-1, 2],
      [3, 2],
      [-3, 2],
      [2, 3],
      [-2, 3],
      [-3, 4],
      [-4, 3],
    ] as const)
    const c = random.pick([-6, -5, -3, -2, 2, 3, 4, 5, 7])
    const [s, t] = random.sample([-3, -2, -1, 1, 2, 3, 4], 2).sort((p, q) => p - q) as [number, number]
    const a: Point = [s * run, s * up + c]
    const b: Point = [t * run, t * up + c]
    const fine = [...a, ...b].every(each => each !== 0 && Math.abs(each) < 14) && s < 0 && t > 0
    const far = random.pick([-10, -8, 8, 10, 12]) * run
    return fine ? { up, run, c, a, b, far } : null
  },
  make: ({ up, run, c, a, b, far }) => {
    const form = lineOf(up, run, c).latex
    return {
      stem: [
        `The diagram shows the line through *A* ${coordinates(a)} and *B* ${coordinates(b)}.`,
        `*A* ${coordinates(a)} and *B* ${coordinates(b)} are two points on a straight line.`,
        `A straight line passes through the points *A* ${coordinates(a)} and *B* ${coordinates(b)}.`,
      ],
      figure: sketchedLine({
        name: 'coordinate-geometry/line-through-two-points',
        title: 'A line through two points',
        points: [
          { at: a, label: `*A* ${coordinates(a)}` },
          { at: b, label: `*B* ${coordinates(b)}` },
        ],
      }),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the equation of the line in the form $y = mx + c$.',
          scheme: [
            `M1 $m = \\frac{${b[1]} - ${bracketed(a[1])}}{${b[0]} - ${bracketed(a[0])}}$`,
            `M1 their gradient and one of the points in $y = mx + c$`,
            `A1 $${form}$`,
          ],
          solution: `$m = \\frac{${b[1]} - ${bracketed(a[1])}}{${b[0]} - ${bracketed(a[0])}} = ${frac(up, run)}$\n\nPut *B* in: $${b[1]} = ${slopeTerm(up, run, ` \\times ${bracketed(b[0])}`)} + c$, so $c = ${c}$. The equation is $${form}$.`,
          answer: slopeTyped(up, run, c),
          letters: ['x', 'y'],
          form: 'expanded',
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `The point (${plain(far)}, *k*) is on this line. Work out the value of *k*.`,
          scheme: [`B1 ${plain((up / run) * far + c)}`],
          solution: `$k = ${slopeTerm(up, run, ` \\times ${bracketed(far)}`)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${(up / run) * far + c}$`,
          answer: Math.round((up / run) * far + c),
        }),
      },
    }
  },
  verify: ({ a, b, far }) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    return {
      a: `${dx}*(y - (${a[1]})) = (${dy})*(x - (${a[0]}))`,
      b: (a[1] * (b[0] - far) + b[1] * (far - a[0])) / dx,
    }
  },
})

supplement('equation-with-whole-numbers', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick([
      [2, 3],
      [3, 2],
      [3, 4],
      [4, 3],
      [2, 5],
      [5, 2],
      [3, 5],
      [5, 3],
      [4, 5],
      [1, 3],
    ] as const)
    const a: Point = [random.int(-7, 3), random.int(-5, 9)]
    const times = random.pick([1, 2])
    const b: Point = [a[0] + times * q, a[1] - times * p]
    const sum = p * a[0] + q * a[1]
    const whole = sum % q === 0
    return sum < 2 || whole || [...a, ...b].some(each => each === 0) ? null : { p, q, a, b, sum }
  },
  make: ({ p, q, a, b, sum }) => ({
    stem: [
      `A line passes through the points ${coordinates(a)} and ${coordinates(b)}.`,
      `The points ${coordinates(a)} and ${coordinates(b)} lie on a straight line.`,
      `A straight line is drawn through ${coordinates(a)} and ${coordinates(b)}.`,
    ],
    parts: {
      a: ask.values({
        command: 'Find',
        objective: 'AO2',
        prompt:
          'The equation of the line can be written as $ax + by = c$, where *a*, *b* and *c* are positive whole numbers that are as small as possible. Find *a*, *b* and *c*.',
        found: [
          ['*a*', p, 'a'],
          ['*b*', q, 'b'],
          ['*c*', sum, 'c'],
        ],
        scheme: [
          `B1 *a* = ${p}, from the gradient $-\\frac{${p}}{${q}}$`,
          `B1 *b* = ${q}`,
          `B1 *c* = ${sum}`,
        ],
        solution: `The gradient is $\\frac{${b[1]} - ${bracketed(a[1])}}{${b[0]} - ${bracketed(a[0])}} = -\\frac{${p}}{${q}}$, so $y = -\\frac{${p}}{${q}}x + k$. Multiply by ${q}: $${p === 1 ? '' : p}x + ${q}y$ is always the same number. At ${coordinates(a)} it is $${p} \\times ${bracketed(a[0])} + ${q} \\times ${bracketed(a[1])} = ${sum}$.\n\nThe equation is $${p === 1 ? '' : p}x + ${q}y = ${sum}$.`,
      }),
      b: ask.expression({
        command: 'Work out',
        objective: 'AO2',
        prompt: 'Work out the exact *y*-coordinate of the point where the line crosses the *y*-axis.',
        scheme: [`B1 $${frac(sum, q)}$`],
        solution: `Put $x = 0$: $${q}y = ${sum}$, so $y = ${frac(sum, q)}$.`,
        answer: `${sum}/${q}`,
        form: 'exact',
        letters: [],
      }),
    },
  }),
  verify: ({ a, b }) => {
    // The two-point determinant, then its common factor out.
    const [u, v, w] = [a[1] - b[1], b[0] - a[0], b[0] * a[1] - a[0] * b[1]]
    let common = 1
    for (let each = 2; each <= 40; each += 1) if (u % each === 0 && v % each === 0) common = each
    return { 'a.a': u / common, 'a.b': v / common, 'a.c': w / common, b: `${w}/${v}` }
  },
})

supplement('triangle-with-two-lines', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [up, run] = random.pick([
      [1, 2],
      [3, 2],
      [2, 1],
      [2, 3],
      [3, 4],
    ] as const)
    const [c, steps] = [random.int(1, 5), random.int(1, 3)]
    const p: Point = [steps * run, steps * up + c]
    // The second line falls from P to (q, 0).
    const q = p[0] + random.int(1, 8)
    const [fall, across] = lowest(-p[1], q - p[0])
    const left = (-c * run) / up
    const second = p[1] - (fall / across) * p[0]
    return Number.isInteger(left) && Number.isInteger(second) && p[1] < 13 && second < 30
      ? { up, run, c, p, q, left, fall, across, second }
      : null
  },
  make: ({ up, run, c, p, q, left, fall, across, second }) => {
    const first = line(-up, run, c * run).trim()
    const base = q - left
    const area = (base * p[1]) / 2
    return {
      stem: [
        `The line *AP* has the equation $${first}$ and crosses the *x*-axis at *A*. *P* is the point where $x = ${p[0]}$. The line *PB* crosses the *x*-axis at *B* (${q}, 0).`,
        `*A* is the point where the line $${first}$ crosses the *x*-axis. *P* is on this line and has the *x*-coordinate ${p[0]}. *B* is the point (${q}, 0).`,
        `In triangle *APB*, *A* and *B* are on the *x*-axis and *B* is (${q}, 0). The side *AP* lies on the line $${first}$, and the *x*-coordinate of *P* is ${p[0]}.`,
      ],
      figure: sketchedLine({
        name: 'coordinate-geometry/triangle-on-the-axis',
        title: 'Triangle APB with A and B on the x-axis',
        description: 'P is above the x-axis. Lines join A to P and P to B, and A and B are on the x-axis.',
        points: [
          { at: [left, 0], label: '*A*', place: 'above left' },
          { at: p, label: '*P*', place: 'above right' },
          { at: [q, 0], label: `*B* (${q}, 0)`, place: 'below' },
        ],
        across: false,
        shapes: on => polygon([on.at(left, 0), on.at(...p), on.at(q, 0)], 'p'),
      }),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the coordinates of *A*.',
          scheme: [`B1 ${coordinates([left, 0])}`],
          solution: `Put $y = 0$ into $${first}$. This gives $x = ${left}$.`,
          answer: `(${left}, 0)`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the equation of the line *PB* in the form $y = mx + c$.',
          scheme: [
            `B1 *P* is ${coordinates(p)}`,
            `M1 gradient $\\frac{0 - ${p[1]}}{${q} - ${p[0]}}$`,
            `M1 their gradient and *B* or *P* in $y = mx + c$`,
            `A1 $${lineOf(fall, across, second).latex}$`,
          ],
          solution: `At $x = ${p[0]}$ the first line gives $y = ${p[1]}$, so *P* is ${coordinates(p)}.\n\nThe gradient of *PB* is $\\frac{0 - ${p[1]}}{${q} - ${p[0]}} = ${frac(fall, across)}$. Put *B* in: $0 = ${slopeTerm(fall, across, ` \\times ${q}`)} + c$, so $c = ${second}$. The equation is $${lineOf(fall, across, second).latex}$.`,
          answer: slopeTyped(fall, across, second),
          letters: ['x', 'y'],
          form: 'expanded',
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the area of triangle *APB*, in square units.',
          scheme: [`M1 $\\frac{1}{2} \\times ${base} \\times ${p[1]}$`, `A1 ${plain(area)}`],
          solution: `The base *AB* is $${q} - (${left}) = ${base}$ and the height is the *y*-coordinate of *P*, ${p[1]}: $\\frac{1}{2} \\times ${base} \\times ${p[1]} = ${area}$.`,
          answer: area,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ up, run, c, p, q }) => {
    const high = (up * p[0]) / run + c
    const root =
      Array.from({ length: 60 }, (_, at) => -at).find(x => Math.abs((up * x) / run + c) < 1e-9) ?? 0
    // The area as the sum of two right-angled triangles.
    const area = ((p[0] - root) * high) / 2 + ((q - p[0]) * high) / 2
    return { a: `(${root}, 0)`, b: `(y)*(${q - p[0]}) = ${high}*(${q} - x)`, c: area }
  },
})
