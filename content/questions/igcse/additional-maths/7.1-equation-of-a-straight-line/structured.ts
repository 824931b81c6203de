import { coordinateFigure } from '@/content/figures/igcse/additional-maths/straight-line-graphs-1'
import { ask } from '@/lib/exams/authoring/ask'
import {
  bracketed,
  frac,
  gcd,
  line,
  lineOf,
  nonZero,
  pair,
  signed,
  term,
  typedFraction,
} from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { less, lineThrough, quadratic, slopeFrom } from '../coordinate-text'

const { question, templates } = questionsOf('structured', '7.1')

export { templates }

/** Steps across and up between two points of a line, in lowest terms. */
const STEPS = [
  [2, 1],
  [3, 1],
  [2, 3],
  [3, 2],
  [4, 3],
  [3, 4],
  [5, 2],
  [4, 1],
] as const

question('line-through-two-points', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [q, size] = random.pick(STEPS)
    const p = size * random.pick([1, -1])
    const [ax, ay] = [random.pick(nonZero(-7, 6)), random.pick(nonZero(-7, 8))]
    const [t, u] = [random.pick([1, 2]), random.pick([-3, -2, 3, 4, 5])]
    const [bx, by] = [ax + t * q, ay + t * p]
    const [k, height] = [ax + u * q, ay + u * p]
    const s = random.pick([2, -2, 3, -1, 4])
    const e = height - s * k
    return [
      [ax, ay],
      [bx, by],
      [k, height],
    ].some(([x = 0, y = 0]) => Math.hypot(x, y) < 4) ||
      Math.abs(height) > 15 ||
      bx === 0 ||
      by === 0 ||
      e === 0 ||
      k === 0 ||
      Math.abs(k) > 15 ||
      Math.abs(e) > 40
      ? null
      : { p, q, ax, ay, bx, by, k, s, e }
  },
  make: ({ p, q, ax, ay, bx, by, k, s, e }) => {
    const asked = lineThrough([ax, ay], [bx, by])
    const [first, second, third] = [Math.abs(p), -q * Math.sign(p), Math.sign(p) * (q * ay - p * ax)]
    const unknown = `(k, ${term(s, 'k').replace(/^\+ /, '').replace(/^- /, '-')} ${signed(e)})`
    return {
      stem: [
        `*A* is the point $${pair([ax, ay])}$ and *B* is the point $${pair([bx, by])}$.`,
        `A straight line passes through the points *A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$.`,
        `The points *A* and *B* have coordinates $${pair([ax, ay])}$ and $${pair([bx, by])}$.`,
      ],
      parts: {
        // The marker takes an equation in any form, so the form is asked by its numbers.
        a: ask.values({
          command: 'Find',
          objective: 'AO1',
          prompt:
            'The equation of the line *AB* can be written as $ax + by + c = 0$, where *a*, *b* and *c* are integers and *a* is positive and as small as possible. Find *a*, *b* and *c*.',
          found: [
            ['*a*', first, 'a'],
            ['*b*', second, 'b'],
            ['*c*', third, 'c'],
          ],
          scheme: [
            `B1 $a = ${first}$, from the gradient $${frac(p, q)}$`,
            `B1 $b = ${second}$`,
            `B1 $c = ${third}$`,
          ],
          solution: `The gradient is $\\frac{${by} - ${bracketed(ay)}}{${bx} - ${bracketed(ax)}} = ${frac(p, q)}$. Through *A*: $${less('y', ay)} = ${slopeFrom(p, q, ax)}$.\n\nMultiply by ${q} and collect all terms on one side: $${asked}$.`,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `The point *C* $${unknown}$ also lies on the line *AB*. Find the value of *k*.`,
          scheme: ['M1 the coordinates of *C* in their equation', `A1 $k = ${k}$`],
          solution: `Put $x = k$ and $y = ${unknown.slice(4, -1)}$ into $${asked}$. This is an equation in *k* alone, and $k = ${k}$. *C* is then $${pair([k, s * k + e])}$.`,
          answer: k,
          solutionFigure: coordinateFigure({
            name: 'straight-line-graphs/three-points',
            title: 'The line with A, B and C',
            description: 'A straight line with the points A, B and C on it.',
            points: { A: [ax, ay], B: [bx, by], C: [k, s * k + e] },
            lines: [{ equation: lineOf(p, q, ay * q - p * ax, q).typed }],
          }),
        }),
      },
    }
  },
  verify: ({ p, q, ax, ay, s, e }) => {
    // Equal ratios of steps from A instead of the equation: try every k.
    let found = Number.NaN
    for (let k = -60; k <= 60; k += 1) if ((s * k + e - ay) * q === p * (k - ax)) found = k
    return { b: found }
  },
})

question('intercepts-and-triangle', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [q, size] = random.pick(STEPS)
    const [t, s] = [random.pick([2, 3, 4, 6]), random.pick([1, -1])]
    const p = size * random.pick([1, -1])
    const c = s * size * t
    const root = -(c * q) / p
    const u = random.pick([1, 2, 3, -1, -2])
    const [px, py] = [q * u, p * u + c]
    const wide = Math.abs(root) + random.int(2, 5)
    return py === 0 || Math.abs(py) > 15 || Math.abs(c) > 12 || Math.abs(root) > 14 || (wide * c) % 2 !== 0
      ? null
      : { p, q, c, root, px, py, wide }
  },
  make: ({ p, q, c, root, px, py, wide }) => {
    const asked = lineOf(p, q, c)
    const area = Math.abs(c * root) / 2
    const d = root - Math.sign(root) * wide
    return {
      stem: [
        `The line *L* passes through the point *P* $${pair([px, py])}$ and has gradient $${frac(p, q)}$. It meets the *y*-axis at *A* and the *x*-axis at *B*.`,
        `The diagram shows a line *L* of gradient $${frac(p, q)}$ through the point *P* $${pair([px, py])}$. The line meets the *y*-axis at *A* and the *x*-axis at *B*.`,
        `A line *L* with gradient $${frac(p, q)}$ meets the *y*-axis at *A* and the *x*-axis at *B*. It passes through *P* $${pair([px, py])}$.`,
      ],
      figure: coordinateFigure({
        name: 'straight-line-graphs/line-and-axes',
        title: 'A line that meets both axes',
        description: `A line ${p > 0 ? 'rises' : 'falls'} from left to right. It meets the y-axis at A, ${c > 0 ? 'above' : 'below'} the origin, and the x-axis at B, to the ${root > 0 ? 'right' : 'left'} of the origin. P is a point of the line.`,
        points: { A: [0, c], B: [root, 0], P: [px, py] },
        lines: [{ equation: asked.typed, label: '*L*', end: root > 0 ? 'first' : 'last' }],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of *L*.',
          scheme: [`M1 $${py} = ${frac(p, q)} \\times ${bracketed(px)} + c$`, `A1 $${asked.latex}$`],
          solution: `Put *P* into $y = ${frac(p, q)}x + c$: $${py} = ${p * (px / q)} + c$, so $c = ${c}$.`,
          answer: asked.typed,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of *B*.',
          scheme: ['M1 $y = 0$ in their equation', `A1 $(${root}, 0)$`],
          solution: `At *B*, $y = 0$: $${frac(p, q)}x = ${-c}$, so $x = ${root}$.`,
          answer: `(${root}, 0)`,
          letters: [],
        }),
        c: ask.number({
          objective: 'AO1',
          prompt: 'Find the area of triangle *OAB*, where *O* is the origin.',
          scheme: [`B1 ${plain(area)}`],
          solution: `*OA* and *OB* lie on the axes, so they are base and height: $\\frac12 \\times ${Math.abs(root)} \\times ${Math.abs(c)} = ${area}$.`,
          answer: area,
          sigFigs: 3,
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `The point *D* lies on the *x*-axis, and the origin lies between *B* and *D*. The area of triangle *ABD* is ${plain((wide * Math.abs(c)) / 2)}. Find the coordinates of *D*.`,
          scheme: [
            `M1 $\\frac12 \\times BD \\times ${Math.abs(c)} = ${(wide * Math.abs(c)) / 2}$`,
            `A1 $(${d}, 0)$`,
          ],
          solution: `The height of triangle *ABD* is $OA = ${Math.abs(c)}$, so $BD = ${wide}$. From *B* $(${root}, 0)$ go ${wide} units towards the origin and past it: *D* is $(${d}, 0)$.`,
          answer: `(${d}, 0)`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ p, q, px, py, wide }) => {
    const [c, root] = [(py * q - p * px) / q, px - (py * q) / p]
    const other = root > 0 ? root - wide : root + wide
    return {
      a: `(y - (${py}))*${q} = ${p}*(x - (${px}))`,
      b: `(${root}, 0)`,
      c: Math.hypot(c, root) * (Math.abs(c * root) / Math.hypot(c, root)) * 0.5,
      d: `(${other}, 0)`,
    }
  },
})

question('two-lines-and-the-y-axis', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [px, py] = [random.pick([2, 3, 4, 5, 6, -2, -3, -4]), random.pick(nonZero(-4, 7))]
    const [q, size] = random.pick([
      [1, 2],
      [1, 3],
      [1, 1],
      [2, 1],
      [2, 3],
      [3, 2],
    ] as const)
    const p = size * random.pick([1, -1])
    const [a, b] = [random.int(1, 4), random.pick([1, 2, 3, 5, -2, -3])]
    const [ax, ay] = [px + q * random.pick([-3, -2, 2]), 0]
    const height = py + ((ax - px) / q) * p
    const c = py - (p * px) / q
    const total = a * px + b * py
    const other = total / b
    return ax === 0 ||
      px % q !== 0 ||
      total % b !== 0 ||
      gcd(gcd(a, b), total) !== 1 ||
      c === other ||
      c === 0 ||
      other === 0 ||
      Math.abs(c - other) < 3 ||
      Math.abs(c) > 14 ||
      Math.abs(other) > 14 ||
      -a * q === p * b ||
      height === 0
      ? null
      : { px, py, p, q, a, b, total, ax, ay: height + ay, c, other }
  },
  make: ({ px, py, p, q, a, b, total, ax, ay, c, other }) => {
    const first = lineOf(p, q, c)
    const area = (Math.abs(c - other) * Math.abs(px)) / 2
    return {
      stem: [
        `The line $l_1$ passes through the point *A* $${pair([ax, ay])}$ and has gradient $${frac(p, q)}$. The line $l_2$ has equation $${line(a, b, total)}$. The two lines meet at *P*, and they meet the *y*-axis at *C* and *D*, as shown in the diagram.`,
        `The diagram shows two lines that meet at *P*. The line $l_1$ has gradient $${frac(p, q)}$, passes through *A* $${pair([ax, ay])}$ and meets the *y*-axis at *C*. The line $l_2$ has equation $${line(a, b, total)}$ and meets the *y*-axis at *D*.`,
        `On a plan of a park, two straight paths $l_1$ and $l_2$ cross at *P*. Path $l_1$ passes through *A* $${pair([ax, ay])}$ with gradient $${frac(p, q)}$. Path $l_2$ has equation $${line(a, b, total)}$. A wall lies along the *y*-axis; $l_1$ meets it at *C*, and $l_2$ meets it at *D*.`,
      ],
      figure: coordinateFigure({
        name: 'straight-line-graphs/two-lines',
        title: 'Two lines that meet at P',
        description: `Two straight lines meet at P, which is to the ${px > 0 ? 'right' : 'left'} of the y-axis. One meets the y-axis at C, the other at D. A is a point of the line through C and P.`,
        points: { P: [px, py], C: [0, c], D: [0, other], A: [ax, ay] },
        lines: [
          { equation: first.typed },
          { equation: `${a}x + ${b}y = ${total}`.replace('+ -', '- '), cls: 'r' },
        ],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of $l_1$.',
          scheme: [`M1 $${less('y', ay)} = ${slopeFrom(p, q, ax)}$`, `A1 $${first.latex}$`],
          solution: `$${less('y', ay)} = ${slopeFrom(p, q, ax)}$, so $${first.latex}$.`,
          answer: first.typed,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of *P*.',
          scheme: [
            'M1 one unknown eliminated from both equations',
            `A1 one coordinate of $${pair([px, py])}$`,
            `A1 $${pair([px, py])}$`,
          ],
          solution: `Put $${first.latex}$ into $${line(a, b, total)}$. Only *x* is left, and $x = ${px}$. Then $y = ${py}$.`,
          answer: `(${px}, ${py})`,
          letters: [],
        }),
        c: ask.number({
          objective: 'AO2',
          prompt: 'Find the area of triangle *PCD*.',
          scheme: [
            `B1 $C(0, ${c})$ and $D(0, ${other})$`,
            `M1 $\\frac12 \\times ${Math.abs(c - other)} \\times ${Math.abs(px)}$`,
            `A1 ${plain(area)}`,
          ],
          solution: `Put $x = 0$: *C* is $(0, ${c})$ and *D* is $(0, ${other})$, so $CD = ${Math.abs(c - other)}$. *CD* is vertical, so the height of the triangle is the distance of *P* from the *y*-axis, ${Math.abs(px)}. The area is $\\frac12 \\times ${Math.abs(c - other)} \\times ${Math.abs(px)} = ${area}$.`,
          answer: area,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ p, q, a, b, total, ax, ay }) => {
    // Cramer's rule for qy − px = qay − pax and ax + by = total.
    const right = q * ay - p * ax
    const below = -p * b - q * a
    const [x, y] = [(right * b - q * total) / below, (-p * total - a * right) / below]
    return {
      a: `${q}*y - ${p}*x = ${right}`,
      b: `(${x}, ${y})`,
      c: Math.abs(x * (right / q - total / b)) / 2,
    }
  },
})

question('line-with-two-unknown-constants', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.int(2, 7), random.pick([2, 3, 4, 5, 7])]
    const [x1, y1] = [random.pick(nonZero(-8, 8)), random.pick(nonZero(-8, 9))]
    const [x2, y2] = [x1 + b * random.pick([1, -1]), 0]
    const second = y1 - (a * (x2 - x1)) / b
    const total = a * x1 + b * y1
    const times = random.pick([2, 3, 4, 5])
    const x = total / (a + times * b)
    return gcd(a, b) !== 1 ||
      x2 === 0 ||
      second === 0 ||
      total < 4 ||
      !Number.isInteger(x) ||
      x === 0 ||
      Math.abs(x) > 12 ||
      [x1, x2].includes(x) ||
      Math.abs(x2) > 12 ||
      Math.abs(second) > 14 ||
      x1 * second === x2 * y1
      ? null
      : { a, b, x1, y1, x2, y2: second + y2, total, times, x }
  },
  make: ({ a, b, x1, y1, x2, y2, total, times, x }) => {
    const ratio = ['twice', 'three times', 'four times', 'five times'][times - 2]
    const multiple = `${times}x`
    return {
      stem: [
        `The points $${pair([x1, y1])}$ and $${pair([x2, y2])}$ lie on the line $ax + by = ${total}$, where *a* and *b* are constants.`,
        `The line $ax + by = ${total}$, where *a* and *b* are constants, passes through the points $${pair([x1, y1])}$ and $${pair([x2, y2])}$.`,
        `A line has equation $ax + by = ${total}$, where *a* and *b* are constants. It passes through $${pair([x1, y1])}$ and through $${pair([x2, y2])}$.`,
      ],
      parts: {
        a: ask.values({
          objective: 'AO2',
          prompt: 'Find the values of *a* and *b*.',
          scheme: [`B1 $a = ${a}$`, `B1 $b = ${b}$`],
          solution: `Both points satisfy the equation: $${inConstants(x1, y1)} = ${total}$ and $${inConstants(x2, y2)} = ${total}$. Solve these together: $a = ${a}$, $b = ${b}$.`,
          found: [
            ['*a*', a],
            ['*b*', b],
          ],
        }),
        'b.i': ask.expression({
          objective: 'AO1',
          prompt: 'Find the gradient of the line.',
          scheme: [`B1 $${frac(-a, b)}$`],
          solution: `Make *y* the subject of $${line(a, b, total)}$: $${lineOf(-a, b, total, b).latex}$. The gradient is the coefficient of *x*, $${frac(-a, b)}$.`,
          answer: typedFraction(-a, b),
          letters: [],
          form: 'exact',
        }),
        'b.ii': ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of the point where the line meets the *y*-axis.',
          scheme: [`B1 $(0, ${frac(total, b)})$`],
          solution: `Put $x = 0$: $y = ${frac(total, b)}$.`,
          answer: `(0, ${typedFraction(total, b)})`,
          letters: [],
        }),
        c: ask.expression({
          objective: 'AO2',
          prompt: `Find the coordinates of the point on the line whose *y*-coordinate is ${ratio} its *x*-coordinate.`,
          scheme: [`M1 $y = ${multiple}$ in the equation of the line`, `A1 $${pair([x, times * x])}$`],
          solution: `The point lies on the line $y = ${multiple}$ too: $${a}x ${signed(times * b)}x = ${total}$ gives $x = ${x}$ and $y = ${times * x}$.`,
          answer: `(${x}, ${times * x})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ x1, y1, x2, y2, times }) => {
    // The line from its two points alone; where it meets y = (times)x.
    const m = (y2 - y1) / (x2 - x1)
    const x = (y1 - m * x1) / (times - m)
    return {
      'b.i': `(${y2} - (${y1}))/(${x2} - (${x1}))`,
      'b.ii': `(0, ${y1} - (${x1})*(${y2} - (${y1}))/(${x2} - (${x1})))`,
      c: `(${Math.round(x * 1e6) / 1e6}, ${Math.round(times * x * 1e6) / 1e6})`,
    }
  },
})

/** pa + qb, the left side of an equation for a and b. */
function inConstants(p: number, q: number): string {
  return `${term(p, 'a')} ${term(q, 'b')}`.replace(/^\+ /, '').replace(/^- /, '-')
}

/** Numbers p + q√k whose reciprocal is s(p − q√k). */
const UNITS = [
  { p: 2, q: 1, k: 3, s: 1 },
  { p: 3, q: 2, k: 2, s: 1 },
  { p: 1, q: 1, k: 2, s: -1 },
  { p: 2, q: 1, k: 5, s: -1 },
  { p: 4, q: 1, k: 15, s: 1 },
  { p: 3, q: 1, k: 10, s: -1 },
] as const

/** p + q√k, in LaTeX and as typed. */
function withRoot(p: number, q: number, k: number) {
  const size = Math.abs(q) === 1 ? '' : Math.abs(q)
  const sign = q < 0 ? '-' : '+'
  const front = p === 0 ? (q < 0 ? '-' : '') : `${p} ${sign} `
  return { latex: `${front}${size}\\sqrt{${k}}`, typed: `${front}${size}sqrt(${k})` }
}

question('gradient-with-a-root', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const { p, q, k, s } = random.pick(UNITS)
    const [x1, y1] = [random.int(1, 4), random.pick([2, 3, 4, 5, 6, -2, -3, -4])]
    const [u, v] = [random.pick([1, 2, 3, -1, -2]), random.pick([1, -1, 2])]
    const [up, root] = [p * u + q * v * k, p * v + q * u]
    const [bx, by] = [x1 + u, y1 + up]
    return up === 0 || root === 0 || bx === 0 || by === 0 ? null : { p, q, k, s, x1, y1, u, v, up, root }
  },
  make: ({ p, q, k, s, x1, y1, u, v, up, root }) => {
    const [m, across, rise] = [withRoot(p, q, k), withRoot(u, v, k), withRoot(up, root, k)]
    const [bx, by] = [withRoot(x1 + u, v, k), withRoot(y1 + up, root, k)]
    const norm = u * u - v * v * k
    const c = withRoot(y1 - x1 * p, -x1 * q, k)
    const x = withRoot(x1 - s * p * y1, s * q * y1, k)
    return {
      stem: [
        `*A* is the point $${pair([x1, y1])}$ and *B* is the point $(${bx.latex},\\ ${by.latex})$.`,
        `A line passes through the points *A* $${pair([x1, y1])}$ and *B* $(${bx.latex},\\ ${by.latex})$.`,
        `The points *A* $${pair([x1, y1])}$ and *B* $(${bx.latex},\\ ${by.latex})$ are joined by a straight line.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO2',
          prompt: `Find the gradient of *AB*. Give your answer in the form $p + q\\sqrt{${k}}$, where *p* and *q* are integers.`,
          scheme: [
            `B1 $\\frac{${rise.latex}}{${across.latex}}$`,
            `M1 multiplied above and below by $${withRoot(u, -v, k).latex}$`,
            `A1 $${m.latex}$`,
          ],
          solution: `The gradient is $\\frac{${rise.latex}}{${across.latex}}$. Multiply above and below by $${withRoot(u, -v, k).latex}$: the denominator becomes $${u * u} - ${v * v * k} = ${norm}$, and the gradient is $${m.latex}$.`,
          answer: m.typed,
          letters: [],
          form: 'simplified',
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact value of *y* at the point where the line *AB* meets the *y*-axis.',
          scheme: [`M1 $${less('y', y1)} = (${m.latex})(${less('x', x1)})$ with $x = 0$`, `A1 $${c.latex}$`],
          solution: `The line is $${less('y', y1)} = (${m.latex})(${less('x', x1)})$. At $x = 0$, $y = ${y1} - ${x1 === 1 ? '' : x1}(${m.latex}) = ${c.latex}$.`,
          answer: c.typed,
          letters: [],
          form: 'exact',
          own: { from: 'a', key: `${y1} - ${x1}*f` },
        }),
        c: ask.expression({
          objective: 'AO2',
          prompt: `Find the exact value of *x* at the point where the line *AB* meets the *x*-axis. Give your answer in the form $a + b\\sqrt{${k}}$, where *a* and *b* are integers.`,
          scheme: [
            `M1 $${-y1} = (${m.latex})(${less('x', x1)})$`,
            `M1 $\\frac{${-y1}}{${m.latex}}$ with the root taken out of the denominator`,
            `A1 $${x.latex}$`,
          ],
          solution: `Put $y = 0$: $${less('x', x1)} = \\frac{${-y1}}{${m.latex}}$. Since $(${m.latex})(${withRoot(p, -q, k).latex}) = ${s}$, this is $${-y1 * s}(${withRoot(p, -q, k).latex})$. So $x = ${x.latex}$.`,
          answer: x.typed,
          letters: [],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ k, x1, y1, u, v, up, root }) => {
    const m = `((${up} + (${root})*sqrt(${k}))/(${u} + (${v})*sqrt(${k})))`
    return { a: m, b: `${y1} - ${x1}*${m}`, c: `${x1} - (${y1})/${m}` }
  },
})

question('line-and-curve', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const m = random.pick([1, 2, 3, -1, -2, -3])
    const kind = random.int(0, 1)
    const front = kind === 0 ? m : 1 + m
    const [r1, r2] = random.sample(nonZero(-5, 6), 2)
    if (r1 === undefined || r2 === undefined || front === 0 || r1 + r2 === 0) return null
    const [low, high] = [Math.min(r1, r2), Math.max(r1, r2)]
    const [d, n] = [-front * (r1 + r2), -front * r1 * r2]
    const [x1, x2] = random.sample(nonZero(-4, 4), 2)
    if (x1 === undefined || x2 === undefined) return null
    const [y1, y2] = [m * x1 + d, m * x2 + d]
    const heights = [low, high].map(x => m * x + d)
    return heights.includes(0) ||
      [x1, x2].some(x => x === low || x === high) ||
      y1 === 0 ||
      y2 === 0 ||
      Math.abs(n) > 40 ||
      Math.abs(d) > 14
      ? null
      : { m, kind, front, low, high, d, n, x1, x2, y1, y2 }
  },
  make: ({ m, kind, front, low, high, d, n, x1, x2, y1, y2 }) => {
    const asked = lineOf(m, 1, d)
    const curve = kind === 0 ? `xy = ${n}` : `x^2 + xy = ${n}`
    const [a, b] = [
      [low, m * low + d],
      [high, m * high + d],
    ] as const
    const area = (Math.abs(d) * (high - low)) / 2
    const put = kind === 0 ? `x(${asked.latex.slice(4)}) = ${n}` : `x^2 + x(${asked.latex.slice(4)}) = ${n}`
    const scale = gcd(gcd(front, d), n) * Math.sign(front)
    return {
      stem: [
        `A line passes through the points $${pair([x1, y1])}$ and $${pair([x2, y2])}$. It meets the curve $${curve}$ at the points *A* and *B*.`,
        `The points $${pair([x1, y1])}$ and $${pair([x2, y2])}$ lie on a straight line, which meets the curve $${curve}$ at *A* and at *B*.`,
        `The curve $${curve}$ and the line through $${pair([x1, y1])}$ and $${pair([x2, y2])}$ meet at the points *A* and *B*.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the line.',
          scheme: [
            `M1 gradient $\\frac{${y2} - ${bracketed(y1)}}{${x2} - ${bracketed(x1)}}$`,
            `A1 $${asked.latex}$`,
          ],
          solution: `The gradient is $\\frac{${y2} - ${bracketed(y1)}}{${x2} - ${bracketed(x1)}} = ${m}$. Put in one of the points: $${asked.latex}$.`,
          answer: asked.typed,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          subtopic: '5.1',
          objective: 'AO2',
          prompt: 'Find the coordinates of *A* and *B*.',
          scheme: [
            `M1 $${put}$`,
            `A1 $${quadratic(front / scale, d / scale, -n / scale)} = 0$`,
            'M1 their quadratic solved',
            `A1 $x = ${low}$ and $x = ${high}$, or one point`,
            `A1 $${pair(a)}$ and $${pair(b)}$`,
          ],
          solution: `Put the line into the curve: $${put}$, so $${quadratic(front / scale, d / scale, -n / scale)} = 0$. This factorises as $(${less('x', low)})(${less('x', high)}) = 0$.\n\n$x = ${low}$ gives $y = ${a[1]}$, and $x = ${high}$ gives $y = ${b[1]}$.`,
          answer: `(${a[0]}, ${a[1]}), (${b[0]}, ${b[1]})`,
          letters: [],
        }),
        c: ask.number({
          objective: 'AO2',
          prompt: 'Find the area of triangle *OAB*, where *O* is the origin.',
          scheme: [
            `B1 the line meets the *y*-axis at $(0, ${d})$`,
            'M1 two triangles with the base on the *y*-axis, added or subtracted, or another complete method',
            `A1 ${plain(area)}`,
          ],
          solution: `The line meets the *y*-axis at $C(0, ${d})$, so $OC = ${Math.abs(d)}$ is the base of triangles *OAC* and *OBC*. Their heights are $${Math.abs(low)}$ and $${Math.abs(high)}$. *A* and *B* are on ${low * high < 0 ? 'different sides' : 'the same side'} of the *y*-axis, so ${low * high < 0 ? 'add' : 'subtract'} the areas: $\\frac12 \\times ${Math.abs(d)} \\times ${high - low} = ${area}$.`,
          answer: area,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ m, kind, d, n, x1, y1 }) => {
    const points: [number, number][] = []
    for (let x = -20; x <= 20; x += 1) {
      const y = y1 + m * (x - x1)
      if ((kind === 0 ? 0 : x * x) + x * y === n) points.push([x, y])
    }
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = points
    return {
      a: `y - (${y1}) = ${m}*(x - (${x1})) + 0*${d}`,
      b: points.map(([x, y]) => `(${x}, ${y})`).join(', '),
      c: Math.abs(ax * by - bx * ay) / 2,
    }
  },
})
