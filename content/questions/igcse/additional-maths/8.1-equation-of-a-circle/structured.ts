import { coordinateFigure } from '@/content/figures/igcse/additional-maths/straight-line-graphs-1'
import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac, lineOf, nonZero, pair, signed, surd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { isClear, lattice, SQUARED, slanted } from '../coordinate-geometry-of-the-circle'
import { circleForm, generalForm, less, slopeFrom, zeroForm } from '../coordinate-text'

const { question, templates } = questionsOf('structured', '8.1')

export { templates }

const PLACES = ['inside the circle', 'on the circle', 'outside the circle']

question('centre-radius-and-a-point', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, b, r] = [random.pick(nonZero(-7, 7)), random.pick(nonZero(-7, 7)), random.int(2, 9)]
    const [u, v] = [random.pick(nonZero(-8, 8)), random.pick(nonZero(-8, 8))]
    const far = u * u + v * v
    return far === r * r || Math.abs(Math.sqrt(far) - r) > 1.5 || a + u === 0 || b + v === 0
      ? null
      : { a, b, r, px: a + u, py: b + v, far }
  },
  make: ({ a, b, r, px, py, far }) => {
    const length = surd(1, 1, far)
    const isInside = far < r * r
    const place = isInside ? 'inside the circle' : 'outside the circle'
    return {
      stem: [
        `A circle with centre *C* has equation $${generalForm([a, b], r * r)}$. *P* is the point $${pair([px, py])}$.`,
        `The equation of a circle, centre *C*, is $${generalForm([a, b], r * r)}$. *P* is the point with coordinates $${pair([px, py])}$.`,
        `On a map, the edge of a round lake with centre *C* has equation $${generalForm([a, b], r * r)}$. A post stands at *P* $${pair([px, py])}$.`,
      ],
      parts: {
        // The marker takes an equation in any form, and one is given, so the form is asked by its numbers.
        a: ask.values({
          command: 'Find',
          objective: 'AO1',
          prompt:
            'The equation of the circle can be written as $(x - a)^2 + (y - b)^2 = k$. Find the values of *a*, *b* and *k*.',
          found: [
            ['*a*', a, 'a'],
            ['*b*', b, 'b'],
            ['*k*', r * r, 'k'],
          ],
          scheme: [`B1 $a = ${a}$`, `B1 $b = ${b}$`, `B1 $k = ${r * r}$`],
          solution:
            `Complete the square for *x* and for *y*: $(x ${signed(-a)})^2 - ${a * a} + (${less('y', b)})^2 - ${b * b} ${a * a + b * b === r * r ? '' : signed(a * a + b * b - r * r)} = 0$, so $${circleForm([a, b], r * r)}$.`.replace(
              '  =',
              ' =',
            ),
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Write down the coordinates of *C*.',
          command: 'Write down',
          scheme: [`B1 $${pair([a, b])}$`],
          solution: `The centre of $(x - a)^2 + (y - b)^2 = r^2$ is $(a, b)$: *C* is $${pair([a, b])}$.`,
          answer: `(${a}, ${b})`,
          letters: [],
        }),
        c: ask.whole({
          objective: 'AO1',
          command: 'Write down',
          prompt: 'Write down the radius of the circle.',
          scheme: [`B1 ${r}`],
          solution: `$r^2 = ${r * r}$, so $r = ${r}$.`,
          answer: r,
        }),
        d: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact length of *CP*.',
          scheme: [`B1 $${length.latex}$`],
          solution: `$CP = \\sqrt{${bracketed(px - a)}^2 + ${bracketed(py - b)}^2} = ${length.latex}$`,
          answer: length.typed,
          letters: [],
          form: 'exact',
        }),
        e: ask.table({
          objective: 'AO2',
          command: 'State',
          prompt: 'State whether *P* lies inside the circle, on it or outside it.',
          scheme: [`B1 ${place}`],
          head: ['*P* lies'],
          rows: [[{ blank: 'place', answer: place, mode: 'pick', choices: PLACES, inOrder: true, marks: 1 }]],
          solution: `$CP^2 = ${far}$ and $r^2 = ${r * r}$: *CP* is ${isInside ? 'shorter' : 'longer'} than the radius, so *P* is ${isInside ? 'inside' : 'outside'}.`,
        }),
      },
    }
  },
  verify: ({ a, b, r, px, py }) => ({
    b: `(${a}, ${b})`,
    c: Math.sqrt(a * a + b * b - (a * a + b * b - r * r)),
    d: `sqrt((${px} - (${a}))^2 + (${py} - (${b}))^2)`,
  }),
})

question('circle-on-a-diameter', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const squared = random.pick(SQUARED.filter(each => slanted(each).length >= 8))
    const [a, b] = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    const [[u, v], [p, q]] = random.sample(slanted(squared), 2) as [
      readonly [number, number],
      readonly [number, number],
    ]
    const isNew = Math.abs(u) !== Math.abs(p)
    const all = [a + u, b + v, a - u, b - v, a + p, b + q]
    return isNew &&
      isClear([a - u, b - v], [a + u, b + v]) &&
      !all.includes(0) &&
      a + p !== a - p &&
      all.every(each => Math.abs(each) < 13)
      ? { squared, a, b, u, v, p, q }
      : null
  },
  make: ({ squared, a, b, u, v, p, q }) => {
    const [ax, ay, bx, by] = [a - u, b - v, a + u, b + v]
    const y = b + q
    const [low, high] = [a - Math.abs(p), a + Math.abs(p)]
    return {
      stem: [
        `*A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$ are the ends of a diameter of a circle.`,
        `The diagram shows a circle. The points *A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$ are the ends of a diameter.`,
        `A round flower bed has *AB* as a diameter. On a plan *A* is $${pair([ax, ay])}$ and *B* is $${pair([bx, by])}$.`,
      ],
      figure: coordinateFigure({
        name: 'coordinate-geometry-of-the-circle/diameter',
        title: 'A circle with diameter AB',
        description: 'A circle, not through the origin, with a straight line from A to B through its centre.',
        points: { A: [ax, ay], B: [bx, by] },
        circles: [{ at: [a, b], radius: Math.sqrt(squared) }],
        paths: ['AB'],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the circle.',
          scheme: [
            `B1 centre $${pair([a, b])}$`,
            `M1 $r^2 = ${bracketed(u)}^2 + ${bracketed(v)}^2$, or half of *AB*`,
            `A1 $${circleForm([a, b], squared)}$`,
          ],
          solution: `The centre is the midpoint of *AB*, $${pair([a, b])}$. The radius is its distance from *B*: $r^2 = ${bracketed(u)}^2 + ${bracketed(v)}^2 = ${squared}$. So $${circleForm([a, b], squared)}$.`,
          answer: circleForm([a, b], squared),
          letters: ['x', 'y'],
        }),
        b: ask.solutions({
          objective: 'AO2',
          command: 'Find',
          prompt: `The point *D* $(k, ${y})$ lies on the circle. Find the possible values of *k*.`,
          scheme: [
            `M1 $(k ${signed(-a)})^2 + ${bracketed(q)}^2 = ${squared}$`,
            `A1 $k = ${low}$`,
            `A1 $k = ${high}$`,
          ],
          solution: `Put the coordinates of *D* into the equation: $(k ${signed(-a)})^2 + ${bracketed(q)}^2 = ${squared}$, so $(k ${signed(-a)})^2 = ${p * p}$ and $k ${signed(-a)} = \\pm ${Math.abs(p)}$. $k = ${low}$ or $k = ${high}$.`,
          answer: [String(low), String(high)],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.whole({
          objective: 'AO2',
          command: 'Give',
          prompt: 'Give the size of angle *ADB*, in degrees.',
          scheme: ['B1 90'],
          solution: '*AB* is a diameter, so the angle at *D* is an angle in a semicircle, 90°.',
          answer: 90,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ a, b, u, v, q }) => {
    const [ax, ay, bx, by] = [a - u, b - v, a + u, b + v]
    const k: number[] = []
    // AD and BD at right angles.
    for (let x = -40; x <= 40; x += 1) if ((x - ax) * (x - bx) + (b + q - ay) * (b + q - by) === 0) k.push(x)
    return { a: `(x - (${ax}))*(x - (${bx})) + (y - (${ay}))*(y - (${by})) = 0`, b: k, c: 90 }
  },
})

question('constant-from-the-radius', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [g, f, r] = [random.pick(nonZero(-7, 7)), random.pick(nonZero(-7, 7)), random.int(2, 9)]
    const k = g * g + f * f - r * r
    const [u, v] = random.pick(lattice(r * r))
    return k === 0 || Math.abs(g) === Math.abs(f) ? null : { g, f, r, k, u, v }
  },
  make: ({ g, f, r, k, u, v }) => {
    const start = generalForm([-g, -f], g * g + f * f).replace(' = 0', '')
    const far = g * g + f * f
    return {
      stem: [
        `A circle has equation $${start} + k = 0$, where *k* is a constant.`,
        `The equation $${start} + k = 0$ is that of a circle. *k* is a constant.`,
        `The curve $${start} + k = 0$, where *k* is a constant, is a circle.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the coordinates of the centre of the circle.',
          scheme: [`B1 $${pair([-g, -f])}$`],
          solution: `Halve the coefficients of *x* and *y* and change their signs: $${pair([-g, -f])}$.`,
          answer: `(${-g}, ${-f})`,
          letters: [],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: 'Find the set of possible values of *k*.',
          scheme: [`M1 $${far} - k > 0$`, `A1 $k < ${far}$`],
          solution: `Complete both squares: $r^2 = ${g * g} + ${f * f} - k = ${far} - k$. The square of a radius is positive, so $k < ${far}$.`,
          answer: `k < ${far}`,
          letters: ['k'],
        }),
        c: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: `Given that the radius of the circle is ${r}, find the value of *k*.`,
          scheme: [`M1 $${far} - k = ${r}^2$`, `A1 $k = ${k}$`],
          solution: `$${far} - k = ${r * r}$, so $k = ${k}$.`,
          answer: k,
        }),
        d: ask.whole({
          objective: 'AO2',
          command: 'Find',
          prompt: `Given instead that the circle passes through the point $${pair([u - g + 1, v - f])}$, find the value of *k*.`,
          scheme: [
            'M1 the coordinates of the point in the equation',
            `A1 $k = ${far - (u + 1) ** 2 - v * v}$`,
          ],
          solution: `The point satisfies the equation. Its distance from the centre has the square $${bracketed(u + 1)}^2 + ${bracketed(v)}^2 = ${(u + 1) ** 2 + v * v}$, so $k = ${far} - ${(u + 1) ** 2 + v * v} = ${far - (u + 1) ** 2 - v * v}$.`,
          answer: far - (u + 1) ** 2 - v * v,
        }),
      },
    }
  },
  verify: ({ g, f, r, u, v }) => {
    const at = (x: number, y: number) => -(x * x + y * y + 2 * g * x + 2 * f * y)
    return {
      a: `(0 - ${g}, 0 - ${f})`.replaceAll('- -', '+ '),
      b: `k < ${at(-g, -f)}`,
      c: at(-g + r, -f),
      d: at(u - g + 1, v - f),
    }
  },
})

question('circle-through-three-points', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const squared = random.pick([25, 50, 65, 85, 125])
    const [a, b] = [random.pick(nonZero(-4, 4)), random.pick(nonZero(-4, 4))]
    const steps = random.sample(lattice(squared), 3)
    const [[au, av], [bu, bv], [cu, cv]] = steps as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ]
    const [ax, ay, bx, by, cx, cy] = [a + au, b + av, a + bu, b + bv, a + cu, b + cv]
    const isPlain = (ax + bx) % 2 === 0 && (ay + by) % 2 === 0 && (bx + cx) % 2 === 0 && (by + cy) % 2 === 0
    const isFlat = ax === bx || ay === by || bx === cx || by === cy
    // No diameter, no right angle.
    const isRight = [
      [au + bu, av + bv],
      [bu + cu, bv + cv],
      [au + cu, av + cv],
    ].some(([u, v]) => u === 0 && v === 0)
    const spread = Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
    return isPlain &&
      isClear([ax, ay], [bx, by], [cx, cy]) &&
      !isFlat &&
      !isRight &&
      spread > 20 &&
      [ax, ay, bx, by, cx, cy].every(each => Math.abs(each) < 13)
      ? { squared, a, b, ax, ay, bx, by, cx, cy }
      : null
  },
  make: ({ squared, a, b, ax, ay, bx, by, cx, cy }) => {
    const [mx, my, nx, ny] = [(ax + bx) / 2, (ay + by) / 2, (bx + cx) / 2, (by + cy) / 2]
    const first = zeroForm(bx - ax, by - ay, -(bx - ax) * mx - (by - ay) * my)
    const second = zeroForm(cx - bx, cy - by, -(cx - bx) * nx - (cy - by) * ny)
    return {
      stem: [
        `The points *P* $${pair([ax, ay])}$, *Q* $${pair([bx, by])}$ and *R* $${pair([cx, cy])}$ lie on a circle.`,
        `The diagram shows a circle that passes through *P* $${pair([ax, ay])}$, *Q* $${pair([bx, by])}$ and *R* $${pair([cx, cy])}$.`,
        `Three trees stand at *P* $${pair([ax, ay])}$, *Q* $${pair([bx, by])}$ and *R* $${pair([cx, cy])}$ on a plan. A circular path passes through all three.`,
      ],
      figure: coordinateFigure({
        name: 'coordinate-geometry-of-the-circle/three-points',
        title: 'A circle through three points',
        description: 'A circle. The points P, Q and R lie on it.',
        points: { P: [ax, ay], Q: [bx, by], R: [cx, cy] },
        circles: [{ at: [a, b], radius: Math.sqrt(squared) }],
      }),
      parts: {
        a: ask.expression({
          subtopic: '7.3',
          objective: 'AO1',
          prompt: 'Find the equation of the perpendicular bisector of *PQ*.',
          scheme: [
            `B1 midpoint $${pair([mx, my])}$`,
            `M1 gradient $${frac(-(bx - ax), by - ay)}$ used with their midpoint`,
            `A1 $${first}$`,
          ],
          solution: `The midpoint of *PQ* is $${pair([mx, my])}$ and its gradient $${frac(by - ay, bx - ax)}$. The bisector is $${less('y', my)} = ${slopeFrom(-(bx - ax), by - ay, mx)}$, or $${first}$.`,
          answer: first,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: 'Find the coordinates of the centre of the circle.',
          scheme: [
            `B1 midpoint of *QR* $${pair([nx, ny])}$ and gradient $${frac(cy - by, cx - bx)}$`,
            `M1 $${second}$`,
            'M1 both bisectors solved together',
            `A1 $${pair([a, b])}$`,
          ],
          solution: `The perpendicular bisector of any chord passes through the centre. That of *QR* is $${second}$. Solve it with $${first}$: the centre is $${pair([a, b])}$.`,
          answer: `(${a}, ${b})`,
          letters: [],
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: 'Hence find the equation of the circle.',
          command: 'Find',
          scheme: [
            `M1 $r^2 = ${bracketed(ax - a)}^2 + ${bracketed(ay - b)}^2$`,
            `A1 $${circleForm([a, b], squared)}$`,
          ],
          solution: `$r^2 = ${bracketed(ax - a)}^2 + ${bracketed(ay - b)}^2 = ${squared}$, so $${circleForm([a, b], squared)}$.`,
          answer: circleForm([a, b], squared),
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by, cx, cy }) => {
    let centre: [number, number] = [99, 99]
    const from = (x: number, y: number, px: number, py: number) => (x - px) ** 2 + (y - py) ** 2
    for (let x = -25; x <= 25; x += 1)
      for (let y = -25; y <= 25; y += 1)
        if (from(x, y, ax, ay) === from(x, y, bx, by) && from(x, y, bx, by) === from(x, y, cx, cy))
          centre = [x, y]
    const [x, y] = centre
    return {
      a: `(x - (${ax}))^2 + (y - (${ay}))^2 = (x - (${bx}))^2 + (y - (${by}))^2`,
      b: `(${x}, ${y})`,
      c: `x^2 - 2*(${x})*x + y^2 - 2*(${y})*y = ${from(x, y, ax, ay) - x * x - y * y}`,
    }
  },
})

question('centre-on-a-line', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const squared = random.pick([25, 50, 65, 85, 20, 40, 45])
    const [a, b] = [random.pick(nonZero(-5, 6)), random.pick(nonZero(-5, 6))]
    const [[au, av], [bu, bv]] = random.sample(lattice(squared), 2) as [
      readonly [number, number],
      readonly [number, number],
    ]
    const [ax, ay, bx, by] = [a + au, b + av, a + bu, b + bv]
    const m = random.pick([1, 2, -1, -2, 3])
    const c = b - m * a
    const isPlain = (ax + bx) % 2 === 0 && (ay + by) % 2 === 0
    const isBad = ax === bx || ay === by || (au + bu === 0 && av + bv === 0) || bx - ax + m * (by - ay) === 0
    return isPlain &&
      !isBad &&
      c !== 0 &&
      isClear([ax, ay], [bx, by], [a, b]) &&
      [ax, ay, bx, by].every(each => Math.abs(each) < 13)
      ? { squared, a, b, ax, ay, bx, by, m, c }
      : null
  },
  make: ({ squared, a, b, ax, ay, bx, by, m, c }) => {
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
    const bisector = zeroForm(bx - ax, by - ay, -(bx - ax) * mx - (by - ay) * my)
    const line = lineOf(m, 1, c)
    return {
      stem: [
        `A circle passes through the points *A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$. Its centre *C* lies on the line $${line.latex}$.`,
        `*A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$ are two points of a circle. The centre *C* of the circle lies on the line $${line.latex}$.`,
        `A circular track passes through *A* $${pair([ax, ay])}$ and *B* $${pair([bx, by])}$ on a plan. The centre *C* of the circle lies on a straight path with equation $${line.latex}$.`,
      ],
      parts: {
        a: ask.expression({
          subtopic: '7.3',
          objective: 'AO1',
          prompt: 'Find the equation of the perpendicular bisector of *AB*.',
          scheme: [
            `B1 midpoint $${pair([mx, my])}$`,
            `B1 gradient of *AB* $${frac(by - ay, bx - ax)}$`,
            `M1 gradient $${frac(-(bx - ax), by - ay)}$ used with their midpoint`,
            `A1 $${bisector}$`,
          ],
          solution: `The midpoint is $${pair([mx, my])}$ and the gradient of *AB* is $${frac(by - ay, bx - ax)}$. The bisector is $${less('y', my)} = ${slopeFrom(-(bx - ax), by - ay, mx)}$, or $${bisector}$.`,
          answer: bisector,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: 'Hence find the coordinates of *C*.',
          command: 'Find',
          scheme: [`M1 their bisector and $${line.latex}$ solved together`, `A1 $${pair([a, b])}$`],
          solution: `*AB* is a chord, so its perpendicular bisector passes through *C*. Put $${line.latex}$ into $${bisector}$: $x = ${a}$, $y = ${b}$.`,
          answer: `(${a}, ${b})`,
          letters: [],
        }),
        c: ask.values({
          command: 'Find',
          objective: 'AO1',
          prompt:
            'The equation of the circle can be written as $x^2 + y^2 + 2gx + 2fy + c = 0$. Find the values of *g*, *f* and *c*.',
          found: [
            ['*g*', -a, 'g'],
            ['*f*', -b, 'f'],
            ['*c*', a * a + b * b - squared, 'c'],
          ],
          scheme: [
            `B1 $g = ${-a}$`,
            `B1 $f = ${-b}$`,
            `B1 $c = ${a * a + b * b - squared}$, from $r^2 = ${squared}$`,
          ],
          solution: `$r^2 = CA^2 = ${bracketed(ax - a)}^2 + ${bracketed(ay - b)}^2 = ${squared}$, so $${circleForm([a, b], squared)}$. Multiply out: $${generalForm([a, b], squared)}$, so $g = ${-a}$, $f = ${-b}$ and $c = ${a * a + b * b - squared}$.`,
          solutionFigure: coordinateFigure({
            name: 'coordinate-geometry-of-the-circle/centre-on-line',
            title: 'The circle, its chord AB and its centre',
            description: 'A circle with centre C and the chord AB. A line passes through C.',
            points: { A: [ax, ay], B: [bx, by], C: [a, b] },
            circles: [{ at: [a, b], radius: Math.sqrt(squared) }],
            paths: ['AB'],
            lines: [{ equation: line.typed }],
          }),
        }),
      },
    }
  },
  verify: ({ ax, ay, bx, by, m, c }) => {
    const found: [number, number][] = []
    for (let x = -30; x <= 30; x += 1) {
      const y = m * x + c
      if ((x - ax) ** 2 + (y - ay) ** 2 === (x - bx) ** 2 + (y - by) ** 2) found.push([x, y])
    }
    const [[x, y] = [0, 0]] = found
    return {
      a: `(x - (${ax}))^2 + (y - (${ay}))^2 = (x - (${bx}))^2 + (y - (${by}))^2`,
      b: `(${x}, ${y})`,
    }
  },
})
