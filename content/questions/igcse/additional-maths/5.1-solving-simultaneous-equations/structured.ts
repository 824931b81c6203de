import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, line, nonZero, poly, signed, term, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { type Fractional, shownPoint, shownValues, triedPoints, typedPoints } from '../simultaneous-equations'

const { question, templates } = questionsOf('structured', '5.1')

export { templates }

const AS_POINTS = 'Give each solution as a point (*x*, *y*).'

/** "a and b" equations, set out as the paper does. */
const system = (one: string, two: string) => `$${one}$\n\n$${two}$`

question('a-line-and-a-product', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [p, r, m] = [random.pick(nonZero(-4, 5)), random.pick(nonZero(-6, 9)), random.pick([2, 3])]
    return r === m * p || p === r || p + r === 0 ? null : { p, r, m }
  },
  make: ({ p, r, m }) => {
    const [s, k] = [m * p + r, p * r]
    const [one, two]: [Fractional, Fractional] = [
      [p, r, 1],
      [r, m * m * p, m],
    ]
    const equation = s === 0 ? `y = -${m}x` : `${m}x + y = ${s}`
    return {
      stem: system(equation, `xy = ${k}`),
      parts: [
        ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the simultaneous equations. ${AS_POINTS}`,
            `Find the coordinates of the points that satisfy both equations.`,
            `The line and the curve with these equations meet at two points. Find their coordinates.`,
          ],
          scheme: [
            `M1 $x(${poly(-m, s)}) = ${k}$, or eliminates *x*`,
            `M1 $${poly(m, -s, k)} = 0$, and factorises it or uses the formula`,
            `A1 $${shownPoint(one)}$`,
            `A1 $${shownPoint(two)}$`,
          ],
          solution: `$y = ${poly(-m, s)}$. Substitute: $x(${poly(-m, s)}) = ${k}$, so $${poly(m, -s, k)} = 0$, or $(${poly(1, -p)})(${poly(m, -r)}) = 0$.\n\n${shownValues(one)}; or ${shownValues(two)}.`,
          answer: typedPoints(one, two),
          letters: [],
          solutionFigure: chartFigure(
            { name: 'simultaneous-equations/both-graphs', title: 'The line and the curve' },
            sketch({
              curves: [x => k / x, x => s - m * x],
              x: [Math.min(p, r / m, -1) - 1.5, Math.max(p, r / m, 1) + 1.5],
              y: [Math.min(r, m * p, -2) - 3, Math.max(r, m * p, 2) + 3],
              points: [{ at: [p, r] }, { at: [r / m, m * p] }],
              height: 200,
            }),
          ),
        }),
      ],
    }
  },
  verify: ({ p, r, m }) =>
    triedPoints(
      x => m * p + r - m * x,
      (x, y) => x * y - p * r,
    ),
})

question('a-line-and-a-quadratic-form', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.pick([-2, -1, 1, 2, 3]), random.pick([-2, -1, 1, 2])]
    const [m, c] = [random.pick([-2, -1, 1, 2]), random.pick(nonZero(-5, 5))]
    const x = random.pick(nonZero(-4, 5))
    const y = m * x + c
    const n = x * x + a * x * y + b * y * y
    const [first, second] = [1 + a * m + b * m * m, a * c + 2 * b * m * c]
    const top = -second - first * x
    if (first === 0 || y === 0 || n === 0 || Math.abs(n) > 60 || top === first * x) return null
    if (a * a === 4 * b) return null // a pair of parallel lines and no curve
    const under = Math.abs(first) / gcd(top, first)
    return under <= 4 && Math.abs(top / first) < 12 ? { a, b, m, c, x, n, first, top } : null
  },
  make: ({ a, b, m, c, x, n, first, top }) => {
    const [one, two]: [Fractional, Fractional] = [
      [x, m * x + c, 1],
      [top, m * top + c * first, first],
    ]
    const form = `x^2 ${term(a, 'xy')} ${term(b, 'y^2')} = ${n}`
    const straight = `y = ${poly(m, c)}`
    const inside = `(${poly(m, c)})`
    const front = (value: number) => (Math.abs(value) === 1 ? '' : String(Math.abs(value)))
    const substituted = `x^2 ${a < 0 ? '-' : '+'} ${front(a)}x${inside} ${b < 0 ? '-' : '+'} ${front(b)}${inside}^2 = ${n}`
    const quadratic = [first, a * c + 2 * b * m * c, b * c * c - n]
    const common = quadratic.reduce(gcd, 0) * (first < 0 ? -1 : 1)
    const reduced = poly(...quadratic.map(each => each / common || 0))
    return {
      stem: [
        `The line $${straight}$ meets the curve $${form}$ at two points.`,
        `A curve has the equation $${form}$. The line $${straight}$ cuts it at two points.`,
        system(form, straight),
      ],
      parts: [
        ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the coordinates of the two points that satisfy both equations.',
          scheme: [
            `M1 $${substituted}$`,
            `A1 $${reduced} = 0$, or a multiple of it`,
            'M1 factorises, or uses the formula',
            `A1 $${shownPoint(one)}$`,
            `A1 $${shownPoint(two)}$`,
          ],
          solution: `Substitute the line: $${substituted}$. Collected, and divided by a common factor where there is one, this is $${reduced} = 0$.\n\nSo $x = ${x}$ or $x = ${frac(top, first)}$. The line gives *y*: $${shownPoint(one)}$ and $${shownPoint(two)}$.`,
          answer: typedPoints(one, two),
          letters: [],
        }),
      ],
    }
  },
  verify: ({ a, b, m, c, n }) =>
    triedPoints(
      x => m * x + c,
      (x, y) => x * x + a * x * y + b * y * y - n,
    ),
})

const POWERS = [
  { one: [2, 1], two: [1, 1], quotient: 'x', how: 'Divide the first equation by the second' },
  { one: [3, 1], two: [1, 1], quotient: 'x^2', how: 'Divide the first equation by the second' },
  { one: [1, 2], two: [1, -1], quotient: 'y^3', how: 'Divide the first equation by the second' },
  { one: [1, 1], two: [1, -1], quotient: 'x^2', how: 'Multiply the two equations' },
  { one: [2, 3], two: [2, 1], quotient: 'y^2', how: 'Divide the first equation by the second' },
] as const

/** x^a y^b as it is printed; a negative power of y stands below. */
function product([a, b]: readonly [number, number]): string {
  const part = (letter: string, power: number) => (power === 1 ? letter : `${letter}^${power}`)
  return b < 0 ? `\\frac{${part('x', a)}}{${part('y', -b)}}` : `${part('x', a)}${part('y', b)}`
}

question('multiply-or-divide', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 4)
    const { one, two } = POWERS[kind] ?? POWERS[0]
    const [y, times] = [random.int(2, 5), random.int(2, 4)]
    const x = two[1] < 0 ? y * times : random.int(2, 7)
    const [p, q] = [x ** one[0] * y ** one[1], x ** two[0] * y ** two[1]]
    // x² occurs in both equations of the last kind, so that the sign of x is free.
    return x === y || p > 900 ? null : { kind, x, y, p, q }
  },
  make: ({ kind, x, y, p, q }) => {
    const { one, two, quotient, how } = POWERS[kind] ?? POWERS[0]
    const points: Fractional[] = isMirrored(kind)
      ? [
          [x, y, 1],
          [-x, -y, 1],
        ]
      : isFree(kind)
        ? [
            [x, y, 1],
            [-x, y, 1],
          ]
        : [[x, y, 1]]
    const letter = quotient[0] === 'x' ? 'x' : 'y'
    const base = letter === 'x' ? x : y
    const power = Number(quotient[2] ?? 1)
    return {
      stem: system(`${product(one)} = ${p}`, `${product(two)} = ${q}`),
      parts: [
        ask.expression({
          command: 'Solve',
          prompt: [
            `Solve the simultaneous equations. Give every solution as a point (*x*, *y*).`,
            `Find all pairs of real numbers *x* and *y* that satisfy both equations. Give each pair as a point (*x*, *y*).`,
            `Solve these equations for *x* and *y*. Give every solution as a point (*x*, *y*).`,
          ],
          scheme: [
            `M1 ${how.replace('Divide', 'divides').replace('Multiply', 'multiplies')}`,
            `A1 $${quotient} = ${base ** power}$`,
            'M1 puts a value into one of the equations',
            `A1 $${points.map(shownPoint).join('$ and $')}$`,
          ],
          solution: `${how}: $${quotient} = ${base ** power}$${power === 1 ? '' : `, so $${letter} = ${power === 2 ? '\\pm ' : ''}${base}$`}.${isFree(kind) ? ` But $x^2y = ${q}$ needs $y > 0$, so $y = ${y}$. Then $x^2 = ${x * x}$ and $x = \\pm ${x}$.` : ''} ${points.length === 1 ? 'The solution:' : 'The solutions:'} $${points.map(shownPoint).join('$ and $')}$.`,
          answer: typedPoints(...points),
          letters: [],
        }),
      ],
    }
  },
  verify: ({ kind, p, q }) => {
    const { one, two } = POWERS[kind] ?? POWERS[0]
    const whole = nonZero(-60, 60)
    return whole
      .flatMap(x =>
        nonZero(-6, 6)
          .filter(y => x ** one[0] * y ** one[1] === p && Math.abs(x ** two[0] * y ** two[1] - q) < 1e-9)
          .map(y => `(${x}, ${y})`),
      )
      .join(', ')
  },
})

/** Both signs change together. */
function isMirrored(kind: number): boolean {
  return kind === 1 || kind === 3
}

/** The sign of x is free. */
function isFree(kind: number): boolean {
  return kind === 4
}

question('fractions-of-the-unknowns', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick([
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 1],
      [4, 3],
      [5, 2],
    ] as const)
    const [a, b] = [random.pick([1, 2, 3]), random.pick(nonZero(-3, 3))]
    const [over, under] = [a * p + b * q, a * q + b * p]
    if (over === 0 || under === 0 || a === b || gcd(a, b) > 1) return null
    const t = random.int(1, 3)
    const s = over * t
    const low = Math.abs(under) / gcd(s, under)
    const far = Math.max(Math.abs((p * s) / under), p * t)
    return s !== 0 && low <= 3 && far < 20 && Math.abs(s) < 40 ? { p, q, a, b, s, t, under } : null
  },
  make: ({ p, q, a, b, s, t, under }) => {
    const [one, two]: [Fractional, Fractional] = [
      [p * t, q * t, 1],
      [q * s, p * s, under],
    ]
    const [outer, inner] = [p * q, p * p + q * q]
    const straight = line(a, b, s)
    const form = `${outer}x^2 - ${inner}xy + ${outer}y^2`
    const factors = `(${q === 1 ? '' : q}x - ${p}y)(${p}x - ${q === 1 ? '' : q}y)`
    return {
      stem: [
        system(`\\frac{x}{y} + \\frac{y}{x} = ${frac(inner, outer)}`, straight),
        `It is given that $\\frac{x}{y} + \\frac{y}{x} = ${frac(inner, outer)}$ and that $${straight}$.`,
        `Two numbers *x* and *y* satisfy $${straight}$ and $\\frac{x}{y} + \\frac{y}{x} = ${frac(inner, outer)}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          prompt: `The equation with fractions can be written in the form $${outer}x^2 - kxy + ${outer}y^2 = 0$, where *k* is a constant. Find the value of *k*.`,
          scheme: [
            `M1 multiplies by *xy*: $x^2 + y^2 = ${frac(inner, outer)}xy$, or writes $\\frac{x^2 + y^2}{xy} = ${frac(inner, outer)}$`,
            `A1 $${inner}$`,
          ],
          solution: `Multiply by *xy*: $x^2 + y^2 = ${frac(inner, outer)}xy$. Multiply by ${outer}: $${form} = 0$, so $k = ${inner}$.`,
          answer: inner,
        }),
        b: ask.expression({
          command: 'Solve',
          prompt: `Hence solve the simultaneous equations. ${AS_POINTS}`,
          scheme: [
            `M1 $${factors} = 0$, or substitutes the linear equation`,
            `M1 puts $x = ${frac(p, q)}y$ or $x = ${frac(q, p)}y$ into $${straight}$, or solves the quadratic`,
            `A1 $${shownPoint(one)}$`,
            `A1 $${shownPoint(two)}$`,
          ],
          solution: `Factorise: $${factors} = 0$, so $x = ${frac(p, q)}y$ or $x = ${frac(q, p)}y$.\n\nPut each into $${straight}$: $${shownPoint(one)}$ and $${shownPoint(two)}$.`,
          answer: typedPoints(one, two),
          letters: [],
        }),
      },
    }
  },
  verify: ({ p, q, a, b, s }) => ({
    // At x = p, y = q the first equation holds, and pq·p² − kpq + pq·q² = 0.
    a: p * p + q * q,
    b: triedPoints(
      x => (s - a * x) / b,
      (x, y) => x / y + y / x - p / q - q / p,
    ),
  }),
})

question('reciprocals-and-a-line', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b, x, y] = [
      random.int(1, 6),
      random.int(1, 6),
      random.pick(nonZero(-6, 8)),
      random.pick(nonZero(-6, 8)),
    ]
    const [top, under] = [a * y + b * x, x * y]
    if (top <= 0 !== under <= 0 || top === 0 || Math.abs(under / gcd(top, under)) > 2) return null
    const s = x + y
    // The other root of cx² + (b − a − cs)x + as = 0, from the product of the roots.
    const [over, below] = [a * s * under, top * x]
    if (s === 0 || over === x * below || over === s * below) return null
    const low = Math.abs(below) / gcd(over, below)
    return low <= 3 && Math.abs(over / below) < 12 && x !== y ? { a, b, x, y, top, under, over, below } : null
  },
  make: ({ a, b, x, y, top, under, over, below }) => {
    const s = x + y
    const [one, two]: [Fractional, Fractional] = [
      [x, y, 1],
      [over, s * below - over, below],
    ]
    const common = gcd(top, under)
    const [c, d] = [Math.abs(top / common), Math.abs(under / common)]
    const sum = `${a === 1 ? '' : a}y + ${b === 1 ? '' : b}x`
    const cleared = `${d === 1 ? sum : `${d}(${sum})`} = ${c === 1 ? '' : c}xy`
    const quadratic = [c, d * (b - a) - c * s, d * a * s]
    return {
      stem: system(`\\frac{${a}}{x} + \\frac{${b}}{y} = ${frac(c, d)}`, `x + y = ${s}`),
      parts: [
        ask.expression({
          command: 'Solve',
          prompt: [
            `Solve the simultaneous equations. ${AS_POINTS}`,
            'Find the coordinates of the two points that satisfy both equations.',
            `Solve these equations for *x* and *y*. ${AS_POINTS}`,
          ],
          scheme: [
            `M1 clears the fractions: $${cleared}$`,
            `M1 substitutes $y = ${poly(-1, s)}$`,
            `A1 $${poly(...quadratic)} = 0$, or a multiple`,
            `A1 $${shownPoint(one)}$`,
            `A1 $${shownPoint(two)}$`,
          ],
          solution: `Multiply by ${d === 1 ? '' : d}*xy*: $${cleared}$. With $y = ${poly(-1, s)}$ this becomes $${poly(...quadratic)} = 0$.\n\nSo $x = ${x}$ or $x = ${frac(over, below)}$. The solutions: $${shownPoint(one)}$ and $${shownPoint(two)}$.`,
          answer: typedPoints(one, two),
          letters: [],
        }),
      ],
    }
  },
  verify: ({ a, b, x, y, top, under }) =>
    triedPoints(
      each => x + y - each,
      (u, v) => (u === 0 || v === 0 ? 1 : a / u + b / v - top / under),
    ),
})

question('curve-line-and-perpendicular-bisector', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [p, q, m] = [random.int(1, 6), random.int(2, 9), random.pick([2, 3])]
    return q - p > 1 && m * (p + q) < 31 ? { p, q, m } : null
  },
  make: ({ p, q, m }) => {
    // The points (p, mq) and (q, mp) of mx + y = m(p + q).
    const [s, k] = [m * (p + q), m * p * q]
    const [x1, y1, x2, y2] = [p, m * q, q, m * p]
    const [mx, my] = [(p + q) / 2, (m * (p + q)) / 2]
    const half = (value: number) => frac(Math.round(2 * value), 2)
    // Through the mid-point with gradient 1/m.
    const rise = (p + q) * (m * m - 1)
    const cross = mx - m * my
    const shown = `y = \\frac{1}{${m}}x + ${frac(rise, 2 * m)}`
    const [squareAB, squareCM] = [(q - p) ** 2 * (1 + m * m), (mx - cross) ** 2 + my * my]
    const area = Math.sqrt(squareAB * squareCM) / 2
    return {
      stem: [
        `The diagram shows part of the curve $xy = ${k}$ and the line $${m}x + y = ${s}$. They meet at *A* and *B*.`,
        `The line $${m}x + y = ${s}$ cuts the curve $y = \\frac{${k}}{x}$ at *A* and *B*, as the diagram shows.`,
        `The diagram shows the curve $y = \\frac{${k}}{x}$ for $x > 0$ and the line $${m}x + y = ${s}$, which intersect at *A* and *B*.`,
      ],
      figure: chartFigure(
        {
          name: 'simultaneous-equations/a-hyperbola-and-a-line',
          title: 'A curve and a line that cuts it twice',
          description:
            'For positive x a curve falls steeply at first and then flattens above the x-axis. A straight line that slopes down cuts it twice: at A, on the left and higher, and at B, on the right and lower. Then the line crosses the x-axis.',
        },
        sketch({
          curves: [{ f: x => (x > 0 ? k / x : Number.NaN) }, x => s - m * x],
          x: [(-0.1 * s) / m, (1.08 * s) / m],
          y: [-0.16 * s, 1.08 * s],
          points: [
            { at: [x1, y1], label: '*A*', place: 'above right' },
            { at: [x2, y2], label: '*B*', place: 'above right' },
          ],
          height: 220,
        }),
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          prompt: 'Find the coordinates of *A* and of *B*.',
          scheme: [
            `M1 $x(${poly(-m, s)}) = ${k}$`,
            `M1 $${poly(m, -s, k)} = 0$, and solves it`,
            `A1 $(${x1}, ${y1})$`,
            `A1 $(${x2}, ${y2})$`,
          ],
          solution: `$y = ${poly(-m, s)}$ gives $x(${poly(-m, s)}) = ${k}$, so $${poly(m, -s, k)} = 0$ and $x = ${x1}$ or $x = ${x2}$. The points are $(${x1}, ${y1})$ and $(${x2}, ${y2})$.`,
          answer: typedPoints([x1, y1, 1], [x2, y2, 1]),
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          subtopic: '7.2',
          prompt: 'Find the equation of the perpendicular bisector of *AB*.',
          scheme: [
            `B1 mid-point $(${half(mx)}, ${half(my)})$`,
            `M1 gradient of the bisector $\\frac{1}{${m}}$`,
            `A1 $${shown}$, in any form`,
          ],
          solution: `The mid-point is $(${half(mx)}, ${half(my)})$. *AB* has the gradient $-${m}$, so the bisector has $\\frac{1}{${m}}$: $y - ${half(my)} = \\frac{1}{${m}}\\left(x - ${half(mx)}\\right)$, or $${shown}$.`,
          answer: `y = x/${m} + ${typedFraction(rise, 2 * m)}`,
          letters: ['x', 'y'],
        }),
        c: ask.number({
          command: 'Find',
          subtopic: '7.2',
          coordinate: 'x',
          sigFigs: 3,
          prompt: 'The perpendicular bisector meets the *x*-axis at *C*. Find the *x*-coordinate of *C*.',
          scheme: [`B1 $${half(cross)}$`],
          solution: `Put $y = 0$: $x = -${m} \\times ${frac(rise, 2 * m)} = ${half(cross)}$.`,
          answer: cross,
        }),
        d: ask.expression({
          command: 'Find',
          subtopic: '7.3',
          prompt: 'Find the exact area of triangle *ABC*.',
          form: 'exact',
          scheme: [
            `M1 $AB = \\sqrt{${squareAB}}$, or $CM = \\sqrt{${frac(Math.round(4 * squareCM), 4)}}$, where *M* is the mid-point of *AB*`,
            'M1 $\\frac{1}{2} \\times AB \\times CM$',
            `A1 $${frac(Math.round(4 * area), 4)}$`,
          ],
          solution: `*C* lies on the perpendicular bisector, so *CM* is the height of the triangle, where *M* is the mid-point of *AB*. $AB = \\sqrt{${squareAB}}$ and $CM = \\sqrt{${frac(Math.round(4 * squareCM), 4)}}$. The area is $\\frac{1}{2} \\times AB \\times CM = ${frac(Math.round(4 * area), 4)}$.`,
          answer: typedFraction(Math.round(4 * area), 4),
          letters: [],
        }),
      },
    }
  },
  verify: ({ p, q, m }) => {
    const [ax, ay, bx, by] = [p, m * q, q, m * p]
    // Equal distances from A and B: 2(bx − ax)x + 2(by − ay)y = |B|² − |A|².
    const [u, v, w] = [2 * (bx - ax), 2 * (by - ay), bx * bx + by * by - ax * ax - ay * ay]
    const c = w / u
    const shoelace = Math.abs(ax * by - bx * ay + bx * 0 - c * by + c * ay - ax * 0) / 2
    return {
      a: triedPoints(
        x => m * (p + q) - m * x,
        (x, y) => x * y - m * p * q,
      ),
      b: `${u}*x + (${v})*y = ${w}`,
      c,
      d: `${Math.round(4 * shoelace)}/4`,
    }
  },
})

question('line-that-touches-a-curve', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [n, d, b] = [random.int(1, 5), random.pick(nonZero(-6, 6)), random.pick([-3, -2, -1, 1, 2, 3])]
    return n * n + d === 0 ? null : { n, d, b }
  },
  make: ({ n, d, b }) => {
    // y = x² + bx + n² + d and y = kx + d: x² + (b − k)x + n² = 0.
    const c = n * n + d
    const [low, high] = [b - 2 * n, b + 2 * n]
    const y = high * n + d
    const curve = (x: number) => x * x + b * x + c
    return {
      stem: [
        `The curve $y = ${poly(1, b, c)}$ and the line $y = kx ${signed(d)}$, where *k* is a constant, are drawn on the same axes.`,
        `A curve has the equation $y = ${poly(1, b, c)}$. A line has the equation $y = kx ${signed(d)}$, where *k* is a constant.`,
        `The line $y = kx ${signed(d)}$ and the curve $y = ${poly(1, b, c)}$ are given. The number *k* is a constant.`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Find',
          subtopic: '2.3',
          prompt: 'Find the values of *k* for which the line is a tangent to the curve.',
          scheme: [
            `M1 $x^2 + (${b} - k)x + ${n * n} = 0$`,
            `M1 $(${b} - k)^2 - ${4 * n * n} = 0$`,
            `A1 $k = ${low}$`,
            `A1 $k = ${high}$`,
          ],
          solution: `Put the two expressions for *y* equal: $x^2 + (${b} - k)x + ${n * n} = 0$. A tangent meets the curve once, so $(${b} - k)^2 - 4 \\times ${n * n} = 0$, and $${b} - k = \\pm ${2 * n}$: $k = ${low}$ or $k = ${high}$.`,
          answer: [String(low), String(high)],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          command: 'Find',
          prompt:
            'For the larger value of *k*, find the coordinates of the point where the line touches the curve.',
          scheme: [`M1 $${poly(1, -2 * n, n * n)} = 0$`, `A1 $(${n}, ${y})$`],
          solution: `With $k = ${high}$: $${poly(1, -2 * n, n * n)} = 0$, so $(${poly(1, -n)})^2 = 0$ and $x = ${n}$. Then $y = ${high} \\times ${n} ${signed(d)} = ${y}$.`,
          answer: `(${n}, ${y})`,
          letters: [],
          solutionFigure: chartFigure(
            { name: 'simultaneous-equations/a-tangent', title: 'The line touches the curve' },
            sketch({
              curves: [curve, x => high * x + d],
              x: [-Math.max(3, Math.abs(b)) - 1, n + 3],
              y: [Math.min(0, c - (b * b) / 4, d) - 6, Math.max(curve(n + 2), 6)],
              points: [{ at: [n, y], label: `(${n}, ${y < 0 ? '−' : ''}${Math.abs(y)})` }],
              height: 200,
            }),
          ),
        }),
        c: ask.expression({
          command: 'State',
          subtopic: '2.3',
          prompt: 'State the set of values of *k* for which the line does not meet the curve.',
          scheme: [`B1 $${low} < k < ${high}$`],
          solution: `There is no point of intersection when the discriminant is negative: $(${b} - k)^2 < ${4 * n * n}$, so $${low} < k < ${high}$.`,
          answer: `${low} < k < ${high}`,
          letters: ['k'],
        }),
      },
    }
  },
  verify: ({ n, d, b }) => {
    const c = n * n + d
    const gap = (k: number) =>
      Math.min(
        ...Array.from({ length: 401 }, (_, at) => {
          const x = at / 20 - 10
          return x * x + b * x + c - k * x - d
        }),
      )
    const touching = Array.from({ length: 61 }, (_, at) => at - 30).filter(k => Math.abs(gap(k)) < 1e-9)
    const top = Math.max(...touching)
    const x = (top - b) / 2
    return { a: touching, b: `(${x}, ${x * x + b * x + c})`, c: `${Math.min(...touching)} < k < ${top}` }
  },
})

question('indices-and-a-product', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [base, x, y] = [random.pick([2, 3, 5]), random.pick(nonZero(-4, 6)), random.pick(nonZero(-3, 5))]
    const s = x + 2 * y
    return x === 2 * y || s < 1 || s > 7 || base ** s > 1000 ? null : { base, x, y, s }
  },
  make: ({ base, x, y, s }) => {
    const k = x * y
    const [one, two]: [Fractional, Fractional] = [
      [x, y, 1],
      [4 * y, x, 2],
    ]
    return {
      stem: [
        system(`${base}^x \\times ${base * base}^y = ${base ** s}`, `xy = ${k}`),
        `It is given that $${base}^x \\times ${base * base}^y = ${base ** s}$ and $xy = ${k}$.`,
        `Two numbers *x* and *y* have the product $${k}$. They satisfy the equation $${base}^x \\times ${base * base}^y = ${base ** s}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Show that',
          subtopic: '6.3',
          prompt: `Show that the equation with powers of ${base} and ${base * base} is equivalent to a linear equation in *x* and *y*. Type the linear equation.`,
          scheme: [`M1 $${base}^x \\times ${base}^{2y} = ${base}^{${s}}$`, `A1 $x + 2y = ${s}$`],
          solution: `$${base * base}^y = ${base}^{2y}$ and $${base ** s} = ${base}^{${s}}$. The powers are equal, so $x + 2y = ${s}$.`,
          answer: `x + 2y = ${s}`,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          command: 'Solve',
          prompt: `Hence solve the simultaneous equations. ${AS_POINTS}`,
          scheme: [
            `M1 $y(${poly(-2, s).replace('x', 'y')}) = ${k}$, or eliminates *y*`,
            `M1 $${poly(2, -s, k).replaceAll('x', 'y')} = 0$, and solves it`,
            `A1 $${shownPoint(one)}$`,
            `A1 $${shownPoint(two)}$`,
          ],
          solution: `$x = ${s} - 2y$. Substitute: $y(${s} - 2y) = ${k}$, so $${poly(2, -s, k).replaceAll('x', 'y')} = 0$ and $y = ${y}$ or $y = ${frac(x, 2)}$. The solutions: $${shownPoint(one)}$ and $${shownPoint(two)}$.`,
          answer: typedPoints(one, two),
          letters: [],
        }),
      },
    }
  },
  verify: ({ base, x, y, s }) => ({
    a: `y = (${Math.round(Math.log(base ** s) / Math.log(base))} - x)/2`,
    b: triedPoints(
      each => (s - each) / 2,
      (u, v) => u * v - x * y,
    ),
  }),
})
