import { coordinateFigure } from '@/content/figures/igcse/additional-maths/straight-line-graphs-1'
import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac, gcd, nonZero, pair, signed, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { isClear, slanted } from '../coordinate-geometry-of-the-circle'
import { circleForm, generalForm, less, quadratic, slopeFrom, WAYS, zeroForm } from '../coordinate-text'

const { question, templates } = questionsOf('structured', '8.3')

export { templates }

/** Squares of radii with points off the axes. */
const RADII = [5, 10, 13, 17, 20, 25, 26, 29, 34, 40, 45, 50, 52, 58, 65] as const

question('tangent-at-a-point', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const squared = random.pick(RADII)
    const [u, v] = random.pick(slanted(squared))
    const [a, b] = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    const [px, py] = [a + u, b + v]
    return px !== 0 && py !== 0 && u * px + v * py !== 0 && isClear([px, py], [a, b])
      ? { squared, u, v, a, b, px, py }
      : null
  },
  make: ({ squared, u, v, a, b, px, py }) => {
    const tangent = zeroForm(u, v, -u * px - v * py)
    const total = u * px + v * py
    return {
      stem: [
        `A circle with centre *C* has equation $${generalForm([a, b], squared)}$. *P* $${pair([px, py])}$ is a point on the circle.`,
        `The point *P* $${pair([px, py])}$ lies on the circle $${generalForm([a, b], squared)}$, whose centre is *C*.`,
        `A stone flies along a circle $${generalForm([a, b], squared)}$ with centre *C* on a diagram. At *P* $${pair([px, py])}$ it is let go, and moves on along the tangent.`,
      ],
      figure: coordinateFigure({
        name: 'coordinate-geometry-of-the-circle/tangent',
        title: 'A circle and its tangent at P',
        description:
          'A circle with centre C. A straight line touches it at P. A dashed segment joins C to P.',
        points: { C: [a, b], P: [px, py] },
        circles: [{ at: [a, b], radius: Math.sqrt(squared) }],
        dashed: ['CP'],
        lines: [{ equation: `${u}x + ${v}y = ${total}`.replace('+ -', '- ') }],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '8.1',
          prompt: 'Find the coordinates of *C*.',
          scheme: [`B1 $${pair([a, b])}$`],
          solution: `Complete both squares: $${circleForm([a, b], squared)}$, so *C* is $${pair([a, b])}$.`,
          answer: `(${a}, ${b})`,
          letters: [],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt:
            'Find the equation of the tangent to the circle at *P*. Give your answer in the form $ax + by + c = 0$, where *a*, *b* and *c* are integers.',
          scheme: [
            `B1 gradient of *CP* $${frac(v, u)}$`,
            `M1 gradient of the tangent $${frac(-u, v)}$`,
            `M1 $${less('y', py)} = ${slopeFrom(-u, v, px)}$`,
            `A1 $${tangent}$`,
          ],
          solution: `The radius *CP* has gradient $\\frac{${py} - ${bracketed(b)}}{${px} - ${bracketed(a)}} = ${frac(v, u)}$. The tangent is perpendicular to it, so its gradient is $${frac(-u, v)}$: $${less('y', py)} = ${slopeFrom(-u, v, px)}$, which is $${tangent}$.`,
          answer: tangent,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
        c: ask.expression({
          objective: 'AO2',
          prompt:
            'The tangent meets the *x*-axis at *Q* and the *y*-axis at *R*. Find the exact area of triangle *OQR*, where *O* is the origin.',
          command: 'Find',
          scheme: [
            `B1 $Q(${frac(total, u)}, 0)$ and $R(0, ${frac(total, v)})$`,
            `B1 $${frac(total * total, 2 * Math.abs(u * v))}$`,
          ],
          solution: `$y = 0$ gives $x = ${frac(total, u)}$, and $x = 0$ gives $y = ${frac(total, v)}$. The area is $\\frac12 \\times ${frac(Math.abs(total), Math.abs(u))} \\times ${frac(Math.abs(total), Math.abs(v))} = ${frac(total * total, 2 * Math.abs(u * v))}$.`,
          answer: typedFraction(total * total, 2 * Math.abs(u * v)),
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ squared, u, v, a, b }) => {
    // The line at the distance of the radius from the centre, across the direction (u, v).
    const total = squared + u * a + v * b
    return {
      a: `(${a}, ${b})`,
      b: `(${u})*(x - (${a})) + (${v})*(y - (${b})) = ${squared}`,
      c: `abs(${total}/(${u}))*abs(${total}/(${v}))/2`,
    }
  },
})

question('tangents-of-a-given-gradient', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [u, size] = random.pick(WAYS)
    const v = size * random.pick([1, -1])
    const t = random.pick([1, 2])
    const [a, b] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]
    const squared = t * t * (u * u + v * v)
    const c = random.pick(nonZero(-9, 9))
    return squared > 110 ||
      a === t * u ||
      a === -t * u ||
      gcd(c, u) === u ||
      !isClear([a + t * u, b + t * v], [a - t * u, b - t * v])
      ? null
      : { u, v, t, a, b, squared, c }
  },
  make: ({ u, v, t, a, b, squared, c }) => {
    // The radii to the points of contact have the direction (u, v); the tangents have −u/v.
    const [p, q] = [
      [a + t * u, b + t * v],
      [a - t * u, b - t * v],
    ] as const
    const radius = zeroForm(v, -u, -v * a + u * b)
    const [first, second] = [p, q].map(([x, y]) => zeroForm(u, v, -u * x - v * y)) as [string, string]
    const given = zeroForm(u, v, c)
    return {
      stem: [
        `A circle has equation $${circleForm([a, b], squared)}$. Two tangents to the circle are parallel to the line $${given}$.`,
        `The circle $${circleForm([a, b], squared)}$ has two tangents that are parallel to the line $${given}$.`,
        `A round tower has the outline $${circleForm([a, b], squared)}$ on a plan. Two straight walls touch it, both parallel to a street with equation $${given}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO2',
          prompt: 'Find the equation of the diameter that joins the points of contact of the two tangents.',
          scheme: [
            `B1 gradient of the tangents $${frac(-u, v)}$`,
            `M1 $${less('y', b)} = ${slopeFrom(v, u, a)}$`,
            `A1 $${radius}$`,
          ],
          solution: `The tangents have gradient $${frac(-u, v)}$. The diameter is perpendicular to them and passes through the centre $${pair([a, b])}$: $${less('y', b)} = ${slopeFrom(v, u, a)}$, or $${radius}$.`,
          answer: radius,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: 'Find the coordinates of both points of contact.',
          scheme: [
            'M1 their diameter put into the equation of the circle',
            `M1 a quadratic with the roots $x = ${p[0]}$ and $x = ${q[0]}$, or steps along the diameter`,
            `A1 $${pair(p)}$`,
            `A1 $${pair(q)}$`,
          ],
          solution: `Substitute the diameter into the circle: $(${less('x', a)})^2 \\left(1 + ${frac(v * v, u * u)}\\right) = ${squared}$, so $${less('x', a)} = \\pm ${t * u}$. The points are $${pair(p)}$ and $${pair(q)}$.`,
          answer: `(${p[0]}, ${p[1]}), (${q[0]}, ${q[1]})`,
          letters: [],
          solutionFigure: coordinateFigure({
            name: 'coordinate-geometry-of-the-circle/parallel-tangents',
            title: 'Two parallel tangents',
            description:
              'A circle with two parallel tangents and the diameter PQ between their points of contact.',
            points: { P: [p[0], p[1]], Q: [q[0], q[1]] },
            circles: [{ at: [a, b], radius: Math.sqrt(squared) }],
            dashed: ['PQ'],
            lines: [p, q].map(([x, y]) => ({
              equation: `${u}x + ${v}y = ${u * x + v * y}`.replace('+ -', '- '),
            })),
          }),
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: `Find the equation of the tangent at the point of contact with the larger *x*-coordinate.`,
          scheme: [`M1 gradient $${frac(-u, v)}$ through $${pair(p)}$`, `A1 $${first}$`],
          solution: `$${less('y', p[1])} = ${slopeFrom(-u, v, p[0])}$, or $${first}$. (The other tangent is $${second}$.)`,
          answer: first,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ u, v, a, b, squared }) => {
    const found: [number, number][] = []
    for (let x = -40; x <= 40; x += 1)
      for (let y = -40; y <= 40; y += 1)
        if ((x - a) ** 2 + (y - b) ** 2 === squared && (x - a) * v === (y - b) * u) found.push([x, y])
    const [x, y] = found.at(-1) ?? [0, 0]
    return {
      a: `(x - (${a}))*(${v}) - (y - (${b}))*(${u}) = 0`,
      b: found.map(([px, py]) => `(${px}, ${py})`).join(', '),
      c: `(${u})*(x - (${x})) + (${v})*(y - (${y})) = 0`,
    }
  },
})

question('length-of-a-tangent', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [a, b] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]
    const [u, v] = [random.pick(nonZero(-9, 9)), random.pick(nonZero(-9, 9))]
    const far = u * u + v * v
    const squared = random.int(8, 40)
    return squared > 0.6 * far || squared < 0.12 * far || !isClear([a, b], [a + u, b + v])
      ? null
      : { a, b, squared, px: a + u, py: b + v, far }
  },
  make: ({ a, b, squared, px, py, far }) => {
    const length = Math.sqrt(far - squared)
    const angle = 2 * Math.asin(Math.sqrt(squared / far)) * (180 / Math.PI)
    const area = length * Math.sqrt(squared)
    const [tx, ty] = touching([a, b], [px, py], squared, 1)
    const [sx, sy] = touching([a, b], [px, py], squared, -1)
    return {
      stem: [
        `The tangents from the point *P* $${pair([px, py])}$ touch the circle $${generalForm([a, b], squared)}$ at *A* and *B*. *C* is the centre of the circle.`,
        `*PA* and *PB* are tangents to the circle $${generalForm([a, b], squared)}$ with centre *C*. *P* is the point $${pair([px, py])}$.`,
        `A belt runs from a pin *P* $${pair([px, py])}$ round a wheel and back. On a plan the wheel is the circle $${generalForm([a, b], squared)}$ with centre *C*, and the straight parts of the belt touch it at *A* and *B*.`,
      ],
      figure: coordinateFigure({
        name: 'coordinate-geometry-of-the-circle/two-tangents',
        title: 'Two tangents from a point',
        description:
          'A circle with centre C and a point P outside it. Two segments from P touch the circle at A and at B. Dashed segments join C to A and to B.',
        points: { P: [px, py], A: [tx, ty], B: [sx, sy], C: [a, b] },
        circles: [{ at: [a, b], radius: Math.sqrt(squared) }],
        paths: ['APB'],
        dashed: ['ACB'],
      }),
      parts: {
        // The marker takes an equation in any form, and one is given, so the form is asked by its numbers.
        a: ask.values({
          subtopic: '8.1',
          command: 'Find',
          objective: 'AO1',
          prompt:
            'The equation of the circle can be written as $(x - a)^2 + (y - b)^2 = k$. Find the values of *a*, *b* and *k*.',
          found: [
            ['*a*', a, 'a'],
            ['*b*', b, 'b'],
            ['*k*', squared, 'k'],
          ],
          scheme: [`B1 $a = ${a}$`, `B1 $b = ${b}$`, `B1 $k = ${squared}$`],
          solution: `Complete both squares: $${circleForm([a, b], squared)}$.`,
        }),
        b: ask.number({
          objective: 'AO1',
          prompt: 'Find the length of *PA*.',
          scheme: [`B1 $PC^2 = ${far}$`, `M1 $\\sqrt{${far} - ${squared}}$`, `A1 ${figures(length, 3)}`],
          solution: `The tangent is perpendicular to the radius *CA*, so $PA^2 = PC^2 - CA^2 = ${far} - ${squared} = ${far - squared}$ and $PA = ${figures(length, 3)}$.`,
          answer: length,
          sigFigs: 3,
        }),
        c: ask.number({
          objective: 'AO2',
          prompt: 'Find angle *APB*, in degrees.',
          scheme: [`M1 $\\sin APC = \\sqrt{\\frac{${squared}}{${far}}}$`, `A1 ${plain(angle, 1)}`],
          solution: `In triangle *APC*, $\\sin APC = \\frac{CA}{PC} = \\sqrt{\\frac{${squared}}{${far}}}$. Angle *APB* is twice this angle, ${plain(angle, 1)}°.`,
          answer: angle,
          unit: '°',
          sigFigs: 3,
        }),
        d: ask.number({
          objective: 'AO2',
          prompt: 'Find the area of the quadrilateral *PACB*.',
          scheme: [
            `M1 $2 \\times \\frac12 \\times \\sqrt{${squared}} \\times \\sqrt{${far - squared}}$`,
            `A1 ${figures(area, 3)}`,
          ],
          solution: `It consists of two equal right-angled triangles: $2 \\times \\frac12 \\times \\sqrt{${squared}} \\times \\sqrt{${far - squared}} = ${figures(area, 3)}$.`,
          answer: area,
          sigFigs: 3,
          via: [{ value: length, formula: `sqrt(${squared})*x` }],
        }),
      },
    }
  },
  verify: ({ a, b, squared, px, py }) => {
    const far = Math.hypot(px - a, py - b)
    const half = Math.acos(Math.sqrt(squared) / far)
    const [one, two] = [touching([a, b], [px, py], squared, 1), touching([a, b], [px, py], squared, -1)]
    const double = (px - a) * (two[1] - one[1]) - (py - b) * (two[0] - one[0])
    return {
      b: Math.hypot(px - one[0], py - one[1]),
      c: 180 - 2 * half * (180 / Math.PI),
      d: Math.abs(double) / 2,
    }
  },
})

/** Where a tangent from a point outside touches the circle. */
function touching(
  [a, b]: readonly [number, number],
  [px, py]: readonly [number, number],
  squared: number,
  side: 1 | -1,
): [number, number] {
  const [dx, dy] = [px - a, py - b]
  const turn = Math.atan2(dy, dx) + side * Math.acos(Math.sqrt(squared) / Math.hypot(dx, dy))
  return [a + Math.sqrt(squared) * Math.cos(turn), b + Math.sqrt(squared) * Math.sin(turn)]
}

question('circle-that-touches-a-line', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [u, size] = random.pick(WAYS)
    const v = size * random.pick([1, -1])
    const [a, b] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]
    const w = random.pick([1, -1, 2, -2])
    const [tx, ty] = [a + w * u, b + w * v]
    return tx === 0 || ty === 0 || Math.abs(tx) > 12 || Math.abs(ty) > 12 || !isClear([a, b], [tx, ty])
      ? null
      : { u, v, a, b, w, tx, ty }
  },
  make: ({ u, v, a, b, w, tx, ty }) => {
    const squared = w * w * (u * u + v * v)
    const given = zeroForm(u, v, -u * tx - v * ty)
    const radius = zeroForm(v, -u, -v * a + u * b)
    const [qx, qy] = [2 * a - tx, 2 * b - ty]
    return {
      stem: [
        `A circle with centre *C* $${pair([a, b])}$ touches the line $${given}$ at *T*.`,
        `The line $${given}$ is a tangent to a circle with centre *C* $${pair([a, b])}$. It touches the circle at *T*.`,
        `A round pool with centre *C* $${pair([a, b])}$ is built so that its edge touches a straight path, $${given}$ on a plan, at *T*.`,
      ],
      figure: coordinateFigure({
        name: 'coordinate-geometry-of-the-circle/touching-line',
        title: 'A circle that touches a line at T',
        description: 'A circle with centre C. A straight line touches it at T.',
        points: { C: [a, b], T: [tx, ty] },
        circles: [{ at: [a, b], radius: Math.sqrt(squared) }],
        lines: [{ equation: `${u}x + ${v}y = ${u * tx + v * ty}`.replace('+ -', '- ') }],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO2',
          prompt: 'Find the equation of the line *CT*.',
          scheme: [`M1 gradient $${frac(v, u)}$, from $${frac(-u, v)}$ for the tangent`, `A1 $${radius}$`],
          solution: `The tangent has gradient $${frac(-u, v)}$. *CT* is perpendicular to it: $${less('y', b)} = ${slopeFrom(v, u, a)}$, or $${radius}$.`,
          answer: radius,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of *T*.',
          scheme: ['M1 both equations solved together', `A1 $${pair([tx, ty])}$`],
          solution: `Solve $${given}$ and $${radius}$ together: *T* is $${pair([tx, ty])}$.`,
          answer: `(${tx}, ${ty})`,
          letters: [],
        }),
        c: ask.expression({
          objective: 'AO1',
          subtopic: '8.1',
          prompt: 'Find the equation of the circle.',
          scheme: [
            `M1 $r^2 = ${bracketed(tx - a)}^2 + ${bracketed(ty - b)}^2$`,
            `A1 $${circleForm([a, b], squared)}$`,
          ],
          solution: `$r^2 = CT^2 = ${bracketed(tx - a)}^2 + ${bracketed(ty - b)}^2 = ${squared}$, so $${circleForm([a, b], squared)}$.`,
          answer: circleForm([a, b], squared),
          letters: ['x', 'y'],
        }),
        d: ask.expression({
          objective: 'AO2',
          prompt: 'Find the equation of the other tangent to the circle that is parallel to this line.',
          scheme: [
            `M1 through the other end of the diameter, $${pair([qx, qy])}$`,
            `A1 $${zeroForm(u, v, -u * qx - v * qy)}$`,
          ],
          solution: `It touches at the other end of the diameter through *T*, $${pair([qx, qy])}$, and has the same gradient: $${zeroForm(u, v, -u * qx - v * qy)}$.`,
          answer: zeroForm(u, v, -u * qx - v * qy),
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ u, v, a, b, tx, ty }) => {
    // By the distance of C from the line, with its sign.
    const total = u * tx + v * ty
    const off = total - u * a - v * b
    const size = u * u + v * v
    return {
      a: `(x - (${a}))*(${v}) = (y - (${b}))*(${u})`,
      b: `(${a + (off * u) / size}, ${b + (off * v) / size})`,
      c: `(x - (${a}))^2 + (y - (${b}))^2 = ${(off * off) / size}`,
      d: `(${u})*x + (${v})*y = ${total - 2 * off}`,
    }
  },
})

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
  [6, 2, 2, 6],
  [4, 3, 3, 4],
] as const

question('tangents-from-a-point', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [across, up, r, t] = random.pick(SQUARES)
    const [a, e] = [across * random.pick([1, -1]), up * random.pick([1, -1])]
    const [px, py] = [random.pick([0, 1, -1, 2, -2]), random.pick(nonZero(-4, 4))]
    return a + px === 0 || e + py === 0 ? null : { a, e, r, t, px, py }
  },
  make: ({ a, e, r, t, px, py }) => {
    const centre = [px + a, py + e] as const
    const below = a * a - r * r
    const [low, high] = [a * e - r * t, a * e + r * t]
    const common = gcd(gcd(below, 2 * a * e), e * e - r * r)
    const equation = quadratic(below / common, (-2 * a * e) / common, (e * e - r * r) / common).replaceAll(
      'x',
      'm',
    )
    const line = px === 0 ? `y = mx ${signed(py)}` : `${less('y', py)} = m(${less('x', px)})`
    return {
      stem: [
        `A circle has equation $${circleForm(centre, r * r)}$. A line of gradient *m* passes through the point *P* $${pair([px, py])}$ and is a tangent to the circle.`,
        `The line through *P* $${pair([px, py])}$ with gradient *m* is a tangent to the circle $${circleForm(centre, r * r)}$.`,
        `A ray of light from a lamp at *P* $${pair([px, py])}$ just touches a ball, whose outline on a diagram is $${circleForm(centre, r * r)}$. The ray has gradient *m*.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Write down the equation of the line in terms of *m*.',
          command: 'Write down',
          scheme: [`B1 $${line}$`],
          solution: `Use $y - y_1 = m(x - x_1)$ with *P* $${pair([px, py])}$: $${line}$.`,
          answer: line.replaceAll('m(', 'm*('),
          letters: ['x', 'y', 'm'],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt:
            'Find a quadratic equation that *m* satisfies. Give your answer in the form $am^2 + bm + c = 0$, where *a*, *b* and *c* are integers.',
          scheme: [
            'M1 the line put into the equation of the circle, or the distance of the centre from the line',
            'M1 $b^2 - 4ac = 0$ for the quadratic in *x*, or distance = radius',
            `A1 $${equation} = 0$`,
          ],
          solution: `Put the line into the circle and set the discriminant of the quadratic in *x* to 0, since a tangent has one point in common with the circle. This simplifies to $${equation} = 0$.`,
          answer: `${equation} = 0`,
          letters: ['m'],
          form: 'expanded',
        }),
        c: ask.solutions({
          objective: 'AO1',
          subtopic: '2.4',
          prompt: 'Hence find the gradients of the two tangents from *P* to the circle.',
          command: 'Find',
          scheme: [`B1 $m = ${frac(low, below)}$`, `B1 $m = ${frac(high, below)}$`],
          solution: `Factorise or use the formula: $m = ${frac(low, below)}$ and $m = ${frac(high, below)}$.`,
          answer: [typedFraction(low, below), typedFraction(high, below)],
          letter: 'm',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        d: ask.whole({
          objective: 'AO2',
          prompt: 'Find the length of the tangent from *P* to the point where it touches the circle.',
          scheme: [`M1 $\\sqrt{${a * a + e * e} - ${r * r}}$`, `A1 ${t}`],
          solution: `The square of the distance from *P* to the centre is $${bracketed(a)}^2 + ${bracketed(e)}^2 = ${a * a + e * e}$. The tangent is perpendicular to the radius, so its length is $\\sqrt{${a * a + e * e} - ${r * r}} = ${t}$.`,
          answer: t,
        }),
      },
    }
  },
  verify: ({ a, e, r, px, py }) => {
    const [towards, half] = [Math.atan2(e * Math.sign(a), Math.abs(a)), Math.asin(r / Math.hypot(a, e))]
    return {
      a: `y = m*x + (${py}) - m*(${px})`,
      // Distance of the centre from the line.
      b: `(m*(${a}) - (${e}))^2 - ${r * r}*(1 + m^2) = 0`,
      c: [Math.tan(towards - half), Math.tan(towards + half)],
      d: Math.hypot(a, e) * Math.cos(half),
    }
  },
})
