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
  surd,
  typedFraction,
} from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures } from '@/lib/exams/format'
import { isClear, lattice, SQUARED } from '../coordinate-geometry-of-the-circle'
import { circleForm, generalForm, less, quadratic, slopeFrom, zeroForm } from '../coordinate-text'

const { question, templates } = questionsOf('structured', '8.2')

export { templates }

/** The quadratic for x where the line y = mx + c meets the circle with centre (a, b). */
function meeting(m: number, c: number, a: number, b: number, squared: number) {
  const all = [1 + m * m, -2 * a + 2 * m * (c - b), a * a + (c - b) ** 2 - squared] as const
  const common = gcd(gcd(all[0], all[1]), all[2])
  return [all[0] / common, all[1] / common, all[2] / common] as const
}

question('line-across-a-circle', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const squared = random.pick(SQUARED)
    const [a, b] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]
    const [one, two] = random.sample(lattice(squared), 2)
    if (!one || !two || one[0] === two[0]) return null
    const m = (two[1] - one[1]) / (two[0] - one[0])
    const [low, high] = one[0] < two[0] ? [one, two] : [two, one]
    const [ax, ay, bx, by] = [a + low[0], b + low[1], a + high[0], b + high[1]]
    const c = ay - m * ax
    const isPlain = Number.isInteger(m) && m !== 0 && Math.abs(m) < 4 && c !== 0 && Math.abs(c) < 15
    return isPlain && isClear([ax, ay], [bx, by]) && low[0] + high[0] !== 0
      ? { squared, a, b, m, c, ax, ay, bx, by }
      : null
  },
  make: ({ squared, a, b, m, c, ax, ay, bx, by }) => {
    const asked = lineOf(m, 1, c)
    const [p, q, r] = meeting(m, c, a, b, squared)
    const equation = `${quadratic(p, q, r)} = 0`
    const length = surd(bx - ax, 1, 1 + m * m)
    return {
      stem: [
        `The line $${asked.latex}$ meets the circle $${generalForm([a, b], squared)}$ at the points *A* and *B*.`,
        `The circle $${generalForm([a, b], squared)}$ and the line $${asked.latex}$ meet at *A* and *B*, as shown in the diagram.`,
        `On a plan, a straight path with equation $${asked.latex}$ crosses a round lawn. The edge of the lawn has equation $${generalForm([a, b], squared)}$. The path meets the edge at *A* and *B*.`,
      ],
      figure: coordinateFigure({
        name: 'coordinate-geometry-of-the-circle/line-across',
        title: 'A line across a circle',
        description: `A circle and a line that ${m > 0 ? 'rises' : 'falls'} from left to right. They meet at A, on the left, and at B, on the right.`,
        points: { A: [ax, ay], B: [bx, by] },
        circles: [{ at: [a, b], radius: Math.sqrt(squared) }],
        lines: [{ equation: asked.typed }],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt:
            'Find a quadratic equation for the *x*-coordinates of *A* and *B*, with integer coefficients.',
          scheme: ['M1 the line put into the equation of the circle', `A1 $${equation}$`],
          solution: `Replace *y* by $${asked.latex.slice(4)}$, multiply out and collect: $${equation}$.`,
          answer: equation,
          letters: ['x'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Hence find the coordinates of *A* and *B*.',
          command: 'Find',
          scheme: ['M1 their quadratic solved', `A1 $${pair([ax, ay])}$`, `A1 $${pair([bx, by])}$`],
          solution: `The solutions are $x = ${ax}$ and $x = ${bx}$. The line gives $y = ${ay}$ and $y = ${by}$.`,
          answer: `(${ax}, ${ay}), (${bx}, ${by})`,
          letters: [],
        }),
        c: ask.expression({
          objective: 'AO1',
          subtopic: '7.3',
          prompt: 'Find the exact length of the chord *AB*.',
          scheme: [`M1 $\\sqrt{${bracketed(bx - ax)}^2 + ${bracketed(by - ay)}^2}$`, `A1 $${length.latex}$`],
          solution: `$AB = \\sqrt{${bracketed(bx - ax)}^2 + ${bracketed(by - ay)}^2} = ${length.latex}$`,
          answer: length.typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ squared, a, b, m, c }) => {
    const found: [number, number][] = []
    for (let x = -25; x <= 25; x += 1)
      if ((x - a) ** 2 + (m * x + c - b) ** 2 === squared) found.push([x, m * x + c])
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = found
    return {
      a: `(x - (${a}))^2 + (${m}*x + (${c}) - (${b}))^2 - ${squared} = 0`,
      b: found.map(([x, y]) => `(${x}, ${y})`).join(', '),
      c: `sqrt(${(ax - bx) ** 2 + (ay - by) ** 2})`,
    }
  },
})

/** m with squares of radii for which r√(1 + m²) is whole. */
const TANGENTS = [
  [1, 2],
  [1, 8],
  [1, 18],
  [1, 32],
  [2, 5],
  [2, 20],
  [2, 45],
  [3, 10],
  [3, 40],
] as const

question('constant-for-a-tangent', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [size, squared] = random.pick(TANGENTS)
    const m = size * random.pick([1, -1])
    const [a, b] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]
    const step = Math.round(Math.sqrt(squared * (1 + m * m)))
    const middle = b - m * a
    return middle === 0 || middle === step || middle === -step ? null : { m, squared, a, b, middle, step }
  },
  make: ({ m, squared, a, b, middle, step }) => {
    const [low, high] = [middle - step, middle + step]
    const slope = Math.abs(m) === 1 ? (m < 0 ? '-' : '') : String(m)
    const linear = -2 * a - 2 * m * b
    const last = a * a + b * b - squared
    const middleTerm = `(${linear === 0 ? '' : `${linear} ${m < 0 ? '-' : '+'} `}${linear === 0 ? 2 * m : 2 * Math.abs(m)}k)x`
    const equation =
      `${1 + m * m}x^2 + ${middleTerm} + k^2 ${b === 0 ? '' : `${signed(-2 * b)}k`} ${last === 0 ? '' : signed(last)}`.trim()
    return {
      stem: [
        `A circle has equation $${generalForm([a, b], squared)}$. A line has equation $y = ${slope}x + k$, where *k* is a constant.`,
        `The line $y = ${slope}x + k$, where *k* is a constant, and the circle $${generalForm([a, b], squared)}$ are given.`,
        `On a plan, the edge of a round pond is $${generalForm([a, b], squared)}$. A straight fence will lie on the line $y = ${slope}x + k$, where *k* is a constant.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO2',
          prompt:
            'Find, in terms of *k*, a quadratic equation for the *x*-coordinates of the points where the line meets the circle.',
          scheme: [
            `M1 $y = ${slope}x + k$ put into the equation of the circle`,
            'A1 all terms multiplied out',
            `A1 $${equation} = 0$`,
          ],
          solution: `Replace *y* by $${slope}x + k$ and collect the powers of *x*: $${equation} = 0$.`,
          answer: `${equation} = 0`,
          letters: ['x', 'k'],
        }),
        b: ask.solutions({
          objective: 'AO2',
          subtopic: '8.3',
          prompt: 'Hence find the values of *k* for which the line is a tangent to the circle.',
          command: 'Find',
          scheme: [
            'M1 $b^2 - 4ac = 0$ for their quadratic',
            `A1 $${quadratic(1, -2 * middle, middle * middle - step * step).replaceAll('x', 'k')} = 0$`,
            `A1 $k = ${low}$`,
            `A1 $k = ${high}$`,
          ],
          solution: `A tangent meets the circle once, so the discriminant is 0. It becomes $${quadratic(1, -2 * middle, middle * middle - step * step).replaceAll('x', 'k')} = 0$, with the solutions $k = ${low}$ and $k = ${high}$.\n\nCheck: the distance of the centre $${pair([a, b])}$ from each of these lines is the radius, $${surd(1, 1, squared).latex}$.`,
          answer: [String(low), String(high)],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: 'Write down the set of values of *k* for which the line meets the circle at two points.',
          command: 'Write down',
          scheme: [`B1 $${low} < k < ${high}$`],
          solution: `Between the two tangents the line crosses the circle: $${low} < k < ${high}$.`,
          answer: `${low} < k < ${high}`,
          letters: ['k'],
        }),
      },
    }
  },
  verify: ({ m, squared, a, b }) => {
    // Distance of the centre from the line against the radius.
    const k: number[] = []
    for (let each = -80; each <= 80; each += 1)
      if ((m * a - b + each) ** 2 === squared * (1 + m * m)) k.push(each)
    return {
      a: `(x - (${a}))^2 + (${m}*x + k - (${b}))^2 - ${squared} = 0`,
      b: k,
      c: `${k[0]} < k < ${k[1]}`,
    }
  },
})

/** Directions across and up, in lowest terms. */
const WAYS = [
  [2, 1],
  [1, 2],
  [1, 3],
  [3, 1],
  [3, 2],
  [2, 3],
] as const

question('chord-and-its-midpoint', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [u, size] = random.pick(WAYS)
    const v = size * random.pick([1, -1])
    const [a, b] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-4, 5))]
    const w = random.pick([1, -1, 2, -2])
    const near = w * w * (u * u + v * v)
    const half = random.pick([2, 3, 4, 5, 6]) ** 2
    const squared = near + (random.chance(0.5) ? half : half + 3)
    const [mx, my] = [a + w * u, b + w * v]
    return squared > 90 || !isClear([a, b], [mx, my]) ? null : { u, v, a, b, near, squared, mx, my }
  },
  make: ({ u, v, a, b, near, squared, mx, my }) => {
    const c = u * mx + v * my
    const perpendicular = zeroForm(v, -u, -v * a + u * b)
    const [distance, length] = [surd(1, 1, near), surd(2, 1, squared - near)]
    return {
      stem: [
        `The line $${line(u, v, c)}$ cuts the circle $${generalForm([a, b], squared)}$ at *A* and *B*. *C* is the centre of the circle, and *M* is the midpoint of *AB*.`,
        `*AB* is a chord of the circle $${generalForm([a, b], squared)}$, whose centre is *C*. The chord lies on the line $${line(u, v, c)}$ and has the midpoint *M*.`,
        `A straight wire with equation $${line(u, v, c)}$ passes over a round table with edge $${generalForm([a, b], squared)}$ and centre *C* on a plan. It crosses the edge at *A* and *B*, and *M* is the midpoint of *AB*.`,
      ],
      figure: chordFigure([a, b], [mx, my], squared),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '8.1',
          prompt: 'Find the coordinates of *C*.',
          scheme: [`B1 $${pair([a, b])}$`],
          solution: `Complete both squares: $${circleForm([a, b], squared)}$. *C* is $${pair([a, b])}$.`,
          answer: `(${a}, ${b})`,
          letters: [],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: 'Find the equation of the line *CM*.',
          scheme: [
            `B1 gradient of *AB* $${frac(-u, v)}$`,
            `M1 $${less('y', b)} = ${slopeFrom(v, u, a)}$`,
            `A1 $${perpendicular}$`,
          ],
          solution: `The line from the centre to the midpoint of a chord is perpendicular to the chord. *AB* has gradient $${frac(-u, v)}$, so *CM* has gradient $${frac(v, u)}$: $${less('y', b)} = ${slopeFrom(v, u, a)}$, or $${perpendicular}$.`,
          answer: perpendicular,
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of *M*.',
          scheme: ['M1 *CM* and *AB* solved together', `A1 $${pair([mx, my])}$`],
          solution: `Solve $${perpendicular}$ and $${line(u, v, c)}$ together: $x = ${mx}$, $y = ${my}$.`,
          answer: `(${mx}, ${my})`,
          letters: [],
        }),
        d: ask.expression({
          objective: 'AO2',
          prompt: 'Find the exact length of *AB*.',
          scheme: [`B1 $CM = ${distance.latex}$`, `M1 $AM^2 = ${squared} - ${near}$`, `A1 $${length.latex}$`],
          solution: `$CM = ${distance.latex}$. Triangle *CMA* has a right angle at *M*, and *CA* is a radius: $AM^2 = ${squared} - ${near} = ${squared - near}$. $AB = 2AM = ${length.latex}$.`,
          answer: length.typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ u, v, a, b, squared, mx, my }) => {
    // The two points of the circle on the line by the quadratic for a step along it.
    const c = u * mx + v * my
    const far = Math.abs(u * a + v * b - c) / Math.hypot(u, v)
    const share = (c - u * a - v * b) / (u * u + v * v)
    return {
      a: `(${a}, ${b})`,
      b: `(x - (${a}))*(${v}) = (y - (${b}))*(${u})`,
      c: `(${a + share * u}, ${b + share * v})`,
      d: `2*sqrt(${Math.round((squared - far * far) * 1e6) / 1e6})`,
    }
  },
})

/** A chord with its midpoint M and the centre C. */
function chordFigure(
  [a, b]: readonly [number, number],
  [mx, my]: readonly [number, number],
  squared: number,
) {
  const [p, q] = [mx - a, my - b]
  const scale = Math.sqrt(squared / (p * p + q * q) - 1)
  return coordinateFigure({
    name: 'coordinate-geometry-of-the-circle/chord',
    title: 'A chord AB with its midpoint',
    description:
      'A circle with centre C and a chord AB. M is the midpoint of AB; a dashed segment joins it to C.',
    points: {
      A: [mx - scale * q, my + scale * p],
      B: [mx + scale * q, my - scale * p],
      C: [a, b],
      M: [mx, my],
    },
    circles: [{ at: [a, b], radius: Math.sqrt(squared) }],
    paths: ['AB'],
    dashed: ['CM'],
  })
}

question('two-points-one-or-none', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const m = random.pick([1, -1, 2, -2])
    const [a, b] = [random.pick(nonZero(-4, 4)), random.pick(nonZero(-4, 4))]
    const squared = random.pick(m * m === 1 ? [2, 5, 8, 10, 13, 18] : [4, 5, 10, 13, 20, 25])
    const c = random.pick(nonZero(-9, 9))
    if (c === b) return null
    const [p, q, r] = meeting(m, c, a, b, squared)
    const discriminant = q * q - 4 * p * r
    const kind = Math.sign(discriminant)
    // Each of the three cases comes often.
    return q === 0 || r === 0 || (kind !== 0 && random.chance(0.85)) || Math.abs(r) > 60
      ? null
      : { m, a, b, squared, c, p, q, r, kind }
  },
  make: ({ m, a, b, squared, c, p, q, r, kind }) => {
    const asked = lineOf(m, 1, c)
    const discriminant = q * q - 4 * p * r
    const verdict = VERDICTS[1 - kind] ?? ''
    return {
      stem: [
        `A line has equation $${asked.latex}$, and a circle has equation $${circleForm([a, b], squared)}$.`,
        `The circle $${circleForm([a, b], squared)}$ and the line $${asked.latex}$ are given.`,
        `On a chart, a ship sails along the line $${asked.latex}$. A lighthouse can be seen from every point inside the circle $${circleForm([a, b], squared)}$ and on it.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt:
            'Use the equation of the line to eliminate *y* from the equation of the circle. Give your answer in the form $px^2 + qx + r = 0$, where *p*, *q* and *r* are integers without a common factor and *p* is positive.',
          command: 'Find',
          scheme: [
            `M1 $(${less('x', a)})^2 + (${quadratic(0, m, c - b)})^2 = ${squared}$`,
            `A1 $${quadratic(p, q, r)} = 0$`,
          ],
          solution: `$(${less('x', a)})^2 + (${quadratic(0, m, c - b)})^2 = ${squared}$. Multiply out and collect: $${quadratic(p, q, r)} = 0$.`,
          answer: `${quadratic(p, q, r)} = 0`,
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.whole({
          objective: 'AO1',
          subtopic: '2.3',
          command: 'Find',
          prompt: 'Find the value of the discriminant of this equation.',
          scheme: [`B1 ${discriminant < 0 ? `$${discriminant}$` : discriminant}`],
          solution: `$b^2 - 4ac = ${bracketed(q)}^2 - 4 \\times ${p} \\times ${bracketed(r)} = ${discriminant}$`,
          answer: discriminant,
        }),
        c: ask.table({
          objective: 'AO2',
          command: 'State',
          prompt: 'State what this tells about the line and the circle.',
          scheme: [`B1 ${verdict}`],
          head: ['The line'],
          rows: [
            [
              {
                blank: 'verdict',
                answer: verdict,
                mode: 'pick',
                choices: [...VERDICTS],
                inOrder: true,
                marks: 1,
              },
            ],
          ],
          solution: `The discriminant is ${['positive: two solutions, so two points', 'zero: one solution, so the line touches the circle', 'negative: no solutions, so no common point'][1 - kind]}.`,
        }),
      },
    }
  },
  verify: ({ m, a, b, squared, c, p }) => {
    // From the distance of the centre from the line; the common factor of the quadratic is (1 + m²)/p.
    const far = (m * a - b + c) ** 2
    const scale = (1 + m * m) / p
    return {
      a: `(x - (${a}))^2 + (${m}*x + (${c}) - (${b}))^2 - ${squared} = 0`,
      b: Math.round((4 * (squared * (1 + m * m) - far)) / (scale * scale)),
    }
  },
})

const VERDICTS = [
  'meets the circle at two points',
  'is a tangent to the circle',
  'does not meet the circle',
] as const

/** a² + e² = r² + t² with r less than a. */
const SQUARES = [
  [7, 4, 1, 8],
  [7, 4, 4, 7],
  [8, 1, 4, 7],
  [7, 1, 5, 5],
  [6, 7, 2, 9],
  [9, 2, 6, 7],
  [7, 6, 2, 9],
  [9, 2, 7, 6],
  [8, 1, 7, 4],
  [5, 5, 1, 7],
] as const

question('gradients-that-meet-the-circle', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [across, up, r, t] = random.pick(SQUARES)
    const [a, e] = [across * random.pick([1, -1]), up * random.pick([1, -1])]
    const c = random.pick(nonZero(-5, 5))
    return c + e === 0 ? null : { a, e, r, t, c }
  },
  make: ({ a, e, r, t, c }) => {
    const below = a * a - r * r
    const ends = [a * e - r * t, a * e + r * t]
    const [low, high] = ends as [number, number]
    const b = c + e
    const constant = a * a + e * e - r * r
    const middle = `(${signed(-2 * a)
      .replace(/^\+ /, '')
      .replace(/^- /, '-')} ${signed(-2 * e)}m)`
    const equation = `(1 + m^2)x^2 + ${middle}x ${signed(constant)} = 0`
    const common = gcd(gcd(below, 2 * a * e), e * e - r * r)
    const condition = `${quadratic(below / common, (-2 * a * e) / common, (e * e - r * r) / common).replaceAll('x', 'm')}`
    return {
      stem: [
        `A line of gradient *m* passes through the point $(0, ${c})$. A circle has equation $${circleForm([a, b], r * r)}$.`,
        `The line $y = mx ${signed(c)}$, where *m* is a constant, and the circle $${circleForm([a, b], r * r)}$ are given.`,
        `A lamp at the point $(0, ${c})$ of a plan sends out rays $y = mx ${signed(c)}$, where *m* is a constant. A round column has the outline $${circleForm([a, b], r * r)}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO2',
          prompt:
            'Find, in terms of *m*, a quadratic equation for the *x*-coordinates of the points where the line meets the circle.',
          scheme: [
            `M1 $(${less('x', a)})^2 + (mx ${signed(-e)})^2 = ${r * r}$`,
            'A1 all terms multiplied out',
            `A1 $${equation}$`,
          ],
          solution: `The line is $y = mx ${signed(c)}$: $(${less('x', a)})^2 + (mx ${signed(-e)})^2 = ${r * r}$. Multiply out and collect the powers of *x*: $${equation}$.`,
          answer: equation,
          letters: ['x', 'm'],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt:
            'Hence find the set of values of *m* for which the line and the circle have two points in common.',
          command: 'Find',
          scheme: [
            'M1 $b^2 - 4ac > 0$ for their quadratic',
            `A1 $${condition} < 0$`,
            `M1 roots $${frac(low, below)}$ and $${frac(high, below)}$`,
            `A1 $${frac(low, below)} < m < ${frac(high, below)}$`,
          ],
          solution: `Two points need a positive discriminant. It simplifies to $${condition} < 0$. The roots are $${frac(low, below)}$ and $${frac(high, below)}$, and the quadratic is negative between them: $${frac(low, below)} < m < ${frac(high, below)}$.`,
          answer: `${typedFraction(low, below)} < m < ${typedFraction(high, below)}`,
          letters: ['m'],
        }),
      },
    }
  },
  verify: ({ a, e, r, c }) => {
    // Angles instead: the tangents from (0, c) make equal angles with the line to the centre.
    const [towards, half] = [Math.atan2(e * Math.sign(a), Math.abs(a)), Math.asin(r / Math.hypot(a, e))]
    const exact = (value: number) => {
      for (let below = 1; below <= 60; below += 1)
        if (Math.abs(value * below - Math.round(value * below)) < 1e-9)
          return `${Math.round(value * below)}/${below}`
      return String(value)
    }
    return {
      a: `(x - (${a}))^2 + (m*x + (${c}) - (${c + e}))^2 - ${r * r} = 0`,
      b: `${exact(Math.tan(towards - half))} < m < ${exact(Math.tan(towards + half))}`,
    }
  },
})

question('chord-and-minor-segment', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [u, size] = random.pick(WAYS)
    const v = size * random.pick([1, -1])
    const [a, b] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-4, 5))]
    const w = random.pick([1, -1])
    const near = u * u + v * v
    const squared = near + random.int(10, 60)
    const [mx, my] = [a + w * u, b + w * v]
    return squared > 80 || near / squared < 0.08 || !isClear([a, b], [mx, my])
      ? null
      : { u, v, a, b, near, squared, mx, my }
  },
  make: ({ u, v, a, b, near, squared, mx, my }) => {
    const angle = 2 * Math.acos(Math.sqrt(near / squared))
    const area = (squared / 2) * (angle - Math.sin(angle))
    const chord = zeroForm(u, v, -u * mx - v * my)
    return {
      stem: [
        `*AB* is a chord of the circle $${circleForm([a, b], squared)}$ with centre *C*. The midpoint of *AB* is *M* $${pair([mx, my])}$.`,
        `The diagram shows the circle $${circleForm([a, b], squared)}$ with centre *C*. *M* $${pair([mx, my])}$ is the midpoint of the chord *AB*.`,
        `The edge of a round lawn with centre *C* has equation $${circleForm([a, b], squared)}$ on a plan. A straight path *AB* cuts off a segment; its midpoint is *M* $${pair([mx, my])}$.`,
      ],
      figure: chordFigure([a, b], [mx, my], squared),
      parts: {
        a: ask.expression({
          objective: 'AO2',
          prompt: 'Find the equation of the line *AB*.',
          scheme: [
            `B1 gradient of *CM* $${frac(v, u)}$`,
            `M1 $${less('y', my)} = ${slopeFrom(-u, v, mx)}$`,
            `A1 $${chord}$`,
          ],
          solution: `*C* is $${pair([a, b])}$, so *CM* has gradient $${frac(v, u)}$. *AB* is perpendicular to it: $${less('y', my)} = ${slopeFrom(-u, v, mx)}$, or $${chord}$.`,
          answer: chord,
          letters: ['x', 'y'],
        }),
        b: ask.number({
          objective: 'AO1',
          prompt: 'Find the length of *AB*.',
          scheme: [`M1 $2\\sqrt{${squared} - ${near}}$`, `A1 ${figures(2 * Math.sqrt(squared - near), 3)}`],
          solution: `$CM^2 = ${near}$ and $CA^2 = ${squared}$, so $AB = 2\\sqrt{${squared} - ${near}} = ${figures(2 * Math.sqrt(squared - near), 3)}$.`,
          answer: 2 * Math.sqrt(squared - near),
          sigFigs: 3,
        }),
        c: ask.number({
          subtopic: '9.1',
          objective: 'AO2',
          prompt: 'Find angle *ACB*, in radians.',
          scheme: [`M1 $\\cos ACM = \\sqrt{\\frac{${near}}{${squared}}}$`, `A1 ${figures(angle, 3)}`],
          solution: `In triangle *ACM*, $\\cos ACM = \\frac{CM}{CA} = \\sqrt{\\frac{${near}}{${squared}}}$. Angle *ACB* is twice this angle, ${figures(angle, 4)} radians.`,
          answer: angle,
          sigFigs: 3,
        }),
        d: ask.number({
          subtopic: '9.1',
          objective: 'AO2',
          prompt: 'Find the area of the minor segment that *AB* cuts off from the circle.',
          scheme: [
            `M1 $\\frac12 \\times ${squared} \\times (${figures(angle, 3)} - \\sin ${figures(angle, 3)})$`,
            `A1 ${figures(area, 3)}`,
          ],
          solution: `Sector less triangle: $\\frac12 \\times ${squared} \\times (${figures(angle, 4)} - \\sin ${figures(angle, 4)}) = ${figures(area, 3)}$.`,
          answer: area,
          sigFigs: 3,
          via: [{ value: angle, formula: `${squared / 2}*(x - sin(${180 / Math.PI}*x))` }],
        }),
      },
    }
  },
  verify: ({ a, b, squared, mx, my }) => {
    const half = Math.sqrt(squared - (mx - a) ** 2 - (my - b) ** 2)
    const angle = 2 * Math.asin(half / Math.sqrt(squared))
    const triangle = half * Math.hypot(mx - a, my - b)
    return {
      a: `(x - (${mx}))*(${mx - a}) + (y - (${my}))*(${my - b}) = 0`,
      b: 2 * half,
      c: angle,
      d: (squared * angle) / 2 - triangle,
    }
  },
})
