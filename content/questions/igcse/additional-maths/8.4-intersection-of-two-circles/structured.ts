import { coordinateFigure } from '@/content/figures/igcse/additional-maths/straight-line-graphs-1'
import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac, gcd, nonZero, pair, surd, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures } from '@/lib/exams/format'
import { isClear } from '../coordinate-geometry-of-the-circle'
import { circleForm, generalForm, less, slopeFrom, zeroForm } from '../coordinate-text'

const { question, templates } = questionsOf('structured', '8.4')

export { templates }

question('common-chord', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [h, size] = random.pick([
      [1, 1],
      [2, 1],
      [1, 2],
      [3, 1],
      [1, 3],
      [2, 2],
    ] as const)
    const v = size * random.pick([1, -1])
    const g = gcd(h, v)
    const [mx, my] = [random.pick(nonZero(-4, 5)), random.pick(nonZero(-4, 5))]
    const [s, t] = random.sample([-3, -2, -1, 1, 2, 3], 2) as [number, number]
    const [ax, ay, bx, by] = [mx - h, my - v, mx + h, my + v]
    const [cx, cy] = [mx - (s * v) / g, my + (s * h) / g]
    const [dx, dy] = [mx - (t * v) / g, my + (t * h) / g]
    const across = (h * h + v * v) / (g * g)
    const [first, second] = [h * h + v * v + s * s * across, h * h + v * v + t * t * across]
    const isPlain =
      cx * cx + cy * cy !== first && dx * dx + dy * dy !== second && ![cx, cy, dx, dy].includes(0)
    const line = (v / g) * mx - (h / g) * my
    return isPlain && line !== 0 && isClear([ax, ay], [bx, by])
      ? { h, v, g, ax, ay, bx, by, cx, cy, dx, dy, first, second }
      : null
  },
  make: ({ h, v, ax, ay, bx, by, cx, cy, dx, dy, first, second }) => {
    const chord = zeroForm(v, -h, h * ay - v * ax)
    const length = surd(2, 1, h * h + v * v)
    const [one, two] = [generalForm([cx, cy], first), generalForm([dx, dy], second)]
    return {
      stem: [
        `The circles $${one}$ and $${two}$ meet at the points *A* and *B*.`,
        `Two circles with equations $${one}$ and $${two}$ intersect at *A* and *B*.`,
        `Two sprinklers water round parts of a lawn, with the edges $${one}$ and $${two}$ on a plan. The edges cross at *A* and *B*.`,
      ],
      figure: coordinateFigure({
        name: 'coordinate-geometry-of-the-circle/two-circles',
        title: 'Two circles that meet at A and B',
        description: 'Two circles that meet at the points A and B.',
        points: { A: [ax, ay], B: [bx, by] },
        circles: [
          { at: [cx, cy], radius: Math.sqrt(first) },
          { at: [dx, dy], radius: Math.sqrt(second), cls: 'p' },
        ],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the line *AB*.',
          scheme: ['M1 one equation subtracted from the other', `A1 $${chord}$`],
          solution: `*A* and *B* satisfy both equations, and so their difference too. Subtract: the squares cancel, and after division by the common factor $${chord}$ is left. This is a line through *A* and *B*.`,
          answer: chord,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: 'Find the coordinates of *A* and *B*.',
          scheme: [
            'M1 the line put into the equation of one circle',
            'M1 a quadratic in one unknown, solved',
            `A1 $${pair([ax, ay])}$`,
            `A1 $${pair([bx, by])}$`,
          ],
          solution: `Make *x* or *y* the subject of $${chord}$ and put it into one of the circles. The quadratic has the solutions $x = ${ax}$ and $x = ${bx}$, and the line gives $y = ${ay}$ and $y = ${by}$.`,
          answer: `(${ax}, ${ay}), (${bx}, ${by})`,
          letters: [],
        }),
        c: ask.expression({
          objective: 'AO1',
          subtopic: '7.3',
          prompt: 'Find the exact length of *AB*.',
          scheme: [`M1 $\\sqrt{${bracketed(2 * h)}^2 + ${bracketed(2 * v)}^2}$`, `A1 $${length.latex}$`],
          solution: `$\\sqrt{${bracketed(2 * h)}^2 + ${bracketed(2 * v)}^2} = ${length.latex}$`,
          answer: length.typed,
          letters: [],
          form: 'exact',
        }),
        d: ask.expression({
          objective: 'AO2',
          prompt: 'Find the equation of the circle with diameter *AB*.',
          subtopic: '8.1',
          scheme: [
            `M1 centre $${pair([(ax + bx) / 2, (ay + by) / 2])}$`,
            `A1 $${circleForm([(ax + bx) / 2, (ay + by) / 2], h * h + v * v)}$`,
          ],
          solution: `The centre is the midpoint of *AB*, $${pair([(ax + bx) / 2, (ay + by) / 2])}$, and $r^2 = ${bracketed(h)}^2 + ${bracketed(v)}^2 = ${h * h + v * v}$.`,
          answer: circleForm([(ax + bx) / 2, (ay + by) / 2], h * h + v * v),
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ cx, cy, dx, dy, first, second }) => {
    const found: [number, number][] = []
    for (let x = -20; x <= 20; x += 1)
      for (let y = -20; y <= 20; y += 1)
        if ((x - cx) ** 2 + (y - cy) ** 2 === first && (x - dx) ** 2 + (y - dy) ** 2 === second)
          found.push([x, y])
    const [[px, py] = [0, 0], [qx, qy] = [0, 0]] = found
    return {
      a: `(x - (${px}))*(${qy - py}) = (y - (${py}))*(${qx - px})`,
      b: found.map(([x, y]) => `(${x}, ${y})`).join(', '),
      c: `sqrt(${(px - qx) ** 2 + (py - qy) ** 2})`,
      d: `(x - (${px}))*(x - (${qx})) + (y - (${py}))*(y - (${qy})) = 0`,
    }
  },
})

/** Steps between centres with a whole length. */
const STEPS = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
] as const

const WAYS_TO_LIE = ['meet at two points', 'touch externally', 'touch internally', 'do not meet'] as const

question('circles-that-touch', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [across, up, far] = random.pick(STEPS.slice(0, 4))
    const [u, v] = [across * random.pick([1, -1]), up * random.pick([1, -1])]
    const [a, b] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]
    const isOutside = random.chance(0.5)
    const r = isOutside ? random.int(2, far - 2) : far + random.int(1, 5)
    const s = Math.abs(far - r)
    const [c, d] = [a + u, b + v]
    return c === 0 || d === 0 || a * a + b * b === r * r || c * c + d * d === s * s || r === s
      ? null
      : { a, b, c, d, u, v, far, r, s, isOutside }
  },
  make: ({ a, b, c, d, u, v, far, r, s, isOutside }) => {
    // The point of contact is r/far of the way from the first centre to the second, or beyond it.
    const [x, y] = [frac(a * far + r * u, far), frac(b * far + r * v, far)]
    const tangent = zeroForm(u, v, -(u * a + v * b + r * far))
    const word = isOutside ? 'touch externally' : 'touch internally'
    return {
      stem: [
        `The circle $C_1$ has equation $${circleForm([a, b], r * r)}$. The circle $C_2$ has equation $${generalForm([c, d], s * s)}$.`,
        `Two circles, $C_1$ and $C_2$, have equations $${circleForm([a, b], r * r)}$ and $${generalForm([c, d], s * s)}$.`,
        `On a drawing of a machine, two wheels have the outlines $C_1$: $${circleForm([a, b], r * r)}$ and $C_2$: $${generalForm([c, d], s * s)}$.`,
      ],
      parts: {
        // The marker takes an equation in any form, and one is given, so the form is asked by its numbers.
        a: ask.values({
          subtopic: '8.1',
          command: 'Find',
          objective: 'AO1',
          prompt:
            'The equation of $C_2$ can be written as $(x - a)^2 + (y - b)^2 = k$. Find the values of *a*, *b* and *k*.',
          found: [
            ['*a*', c, 'a'],
            ['*b*', d, 'b'],
            ['*k*', s * s, 'k'],
          ],
          scheme: [`B1 $a = ${c}$`, `B1 $b = ${d}$`, `B1 $k = ${s * s}$`],
          solution: `Complete both squares: $${circleForm([c, d], s * s)}$.`,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: 'Find the distance between the centres of the circles.',
          scheme: [`B1 ${far}`],
          solution: `The centres are $${pair([a, b])}$ and $${pair([c, d])}$: $\\sqrt{${bracketed(u)}^2 + ${bracketed(v)}^2} = ${far}$.`,
          answer: far,
        }),
        c: ask.table({
          objective: 'AO2',
          command: 'State',
          prompt: 'Hence state how the two circles lie.',
          scheme: [`B1 ${word}`],
          head: ['The circles'],
          rows: [
            [
              {
                blank: 'circles',
                answer: word,
                mode: 'pick',
                choices: [...WAYS_TO_LIE],
                inOrder: true,
                marks: 1,
              },
            ],
          ],
          solution: isOutside
            ? `The radii are ${r} and ${s}, and $${r} + ${s} = ${far}$, the distance between the centres: the circles touch externally.`
            : `The radii are ${r} and ${s}, and $${Math.max(r, s)} - ${Math.min(r, s)} = ${far}$, the distance between the centres: the circles touch internally.`,
        }),
        d: ask.expression({
          objective: 'AO2',
          prompt: 'Find the coordinates of the point that both circles have in common.',
          scheme: [
            `M1 the step from $${pair([a, b])}$ along the line of centres, multiplied by $${frac(r, far)}$`,
            `A1 $\\left(${x},\\ ${y}\\right)$`,
          ],
          solution: `The point lies on the line through the centres, at the distance ${r} from $${pair([a, b])}$. The step to the other centre, ${u < 0 ? '−' : ''}${Math.abs(u)} across and ${v < 0 ? '−' : ''}${Math.abs(v)} up, has length ${far}. Take $${frac(r, far)}$ of it: $\\left(${x},\\ ${y}\\right)$.`,
          answer: `(${typedFraction(a * far + r * u, far)}, ${typedFraction(b * far + r * v, far)})`,
          letters: [],
          solutionFigure: coordinateFigure({
            name: 'coordinate-geometry-of-the-circle/touching',
            title: 'Two circles that touch',
            description: 'Two circles that touch at one point, with their common tangent.',
            circles: [
              { at: [a, b], radius: r },
              { at: [c, d], radius: s, cls: 'p' },
            ],
            lines: [
              { equation: `${u}x + ${v}y = ${u * a + v * b + r * far}`.replace('+ -', '- '), cls: 'r' },
            ],
          }),
        }),
        e: ask.expression({
          objective: 'AO2',
          prompt: 'Find the equation of the common tangent of the circles at this point.',
          subtopic: '8.3',
          scheme: [
            `B1 gradient $${frac(-u, v)}$`,
            'M1 a line with their gradient through their point, or the equations subtracted',
            `A1 $${tangent}$`,
          ],
          solution: `The tangent is perpendicular to the line of centres, whose gradient is $${frac(v, u)}$, so its gradient is $${frac(-u, v)}$. Through the common point: $${tangent}$. (Subtracting the equations of the circles gives the same line.)`,
          answer: tangent,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ a, b, c, d, r, s }) => {
    const far = Math.hypot(c - a, d - b)
    // The point of the first circle nearest to (or furthest from) the other centre, found by turning round it.
    let [best, off] = [0, Number.POSITIVE_INFINITY]
    const miss = (turn: number) =>
      Math.abs(Math.hypot(a + r * Math.cos(turn) - c, b + r * Math.sin(turn) - d) - s)
    for (let step = 0; step < 20000; step += 1) {
      const turn = (step * Math.PI) / 10000
      if (miss(turn) < off) [best, off] = [turn, miss(turn)]
    }
    // Exact thirteenths, fifths or tenths.
    const exact = (value: number) => `${Math.round(value * far)}/${far}`
    const [x, y] = [exact(a + r * Math.cos(best)), exact(b + r * Math.sin(best))]
    return {
      b: far,
      d: `(${x}, ${y})`,
      // The difference of both equations.
      e: `(x - (${a}))^2 + (y - (${b}))^2 - ${r * r} = (x - (${c}))^2 + (y - (${d}))^2 - ${s * s}`,
    }
  },
})

question('how-two-circles-lie', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    const [u, v] = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    const [r, s] = [random.int(2, 9), random.int(2, 9)]
    const [c, d] = [a + u, b + v]
    const far = Math.hypot(u, v)
    const kind = far < Math.abs(r - s) || far > r + s ? 3 : 0
    const isClose = Math.abs(far - r - s) < 0.15 || Math.abs(far - Math.abs(r - s)) < 0.15
    return isClose ||
      c === 0 ||
      d === 0 ||
      r === s ||
      a * a + b * b === r * r ||
      c * c + d * d === s * s ||
      (kind === 0 && random.chance(0.6))
      ? null
      : { a, b, c, d, u, v, r, s, kind }
  },
  make: ({ a, b, c, d, u, v, r, s, kind }) => {
    const length = surd(1, 1, u * u + v * v)
    const [sum, gap] = [r + s, Math.abs(r - s)]
    const squared = u * u + v * v
    const verdict = WAYS_TO_LIE[kind] ?? ''
    const reason =
      kind === 0
        ? `$${gap}^2 < ${squared} < ${sum}^2$, so the distance lies between the difference and the sum of the radii: two points`
        : squared > sum * sum
          ? `$${squared} > ${sum}^2$: the centres are further apart than both radii together, so the circles do not meet`
          : `$${squared} < ${gap}^2$: the smaller circle lies inside the larger one, so the circles do not meet`
    return {
      stem: [
        `Two circles have equations $${generalForm([a, b], r * r)}$ and $${generalForm([c, d], s * s)}$.`,
        `The circles $${generalForm([a, b], r * r)}$ and $${generalForm([c, d], s * s)}$ are given.`,
        `Two radio stations can be heard inside the circles $${generalForm([a, b], r * r)}$ and $${generalForm([c, d], s * s)}$ on a map.`,
      ],
      parts: {
        a: ask.values({
          objective: 'AO1',
          subtopic: '8.1',
          prompt: 'Find the radius of each circle.',
          scheme: [`B1 ${r}`, `B1 ${s}`],
          solution: `Complete the squares: $${circleForm([a, b], r * r)}$ and $${circleForm([c, d], s * s)}$. The radii are ${r} and ${s}.`,
          found: [
            ['first circle', r],
            ['second circle', s],
          ],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact distance between the centres of the circles.',
          scheme: [`M1 $\\sqrt{${bracketed(u)}^2 + ${bracketed(v)}^2}$`, `A1 $${length.latex}$`],
          solution: `The centres are $${pair([a, b])}$ and $${pair([c, d])}$: $\\sqrt{${bracketed(u)}^2 + ${bracketed(v)}^2} = ${length.latex}$.`,
          answer: length.typed,
          letters: [],
          form: 'exact',
        }),
        c: ask.table({
          objective: 'AO2',
          command: 'State',
          prompt: 'State how the two circles lie.',
          scheme: [`B1 ${verdict}`],
          head: ['The circles'],
          rows: [
            [
              {
                blank: 'circles',
                answer: verdict,
                mode: 'pick',
                choices: [...WAYS_TO_LIE],
                inOrder: true,
                marks: 1,
              },
            ],
          ],
          solution: `${reason}.`,
        }),
      },
    }
  },
  verify: ({ a, b, c, d }) => ({ b: `sqrt((${c} - (${a}))^2 + (${d} - (${b}))^2)` }),
})

question('radius-for-touching', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [across, up, far] = random.pick(STEPS)
    const [u, v] = [across * random.pick([1, -1]), up * random.pick([1, -1])]
    const [a, b] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]
    const r = random.int(2, far - 1)
    const [c, d] = [a + u, b + v]
    return c === 0 || d === 0 || a * a + b * b === r * r ? null : { a, b, c, d, u, v, far, r }
  },
  make: ({ a, b, c, d, u, v, far, r }) => {
    const [low, high] = [far - r, far + r]
    return {
      stem: [
        `A circle has equation $${generalForm([a, b], r * r)}$. A second circle has centre $${pair([c, d])}$ and radius *r*.`,
        `The centre of a circle is $${pair([c, d])}$ and its radius is *r*. Another circle has equation $${generalForm([a, b], r * r)}$.`,
        `The edge of a lake is the circle $${generalForm([a, b], r * r)}$ on a map. A radio mast at $${pair([c, d])}$ reaches all points up to the distance *r*, a circle of radius *r*.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '8.1',
          prompt: `Find the centre of the circle $${generalForm([a, b], r * r)}$.`,
          scheme: [`B1 $${pair([a, b])}$`],
          solution: `Complete both squares: $${circleForm([a, b], r * r)}$. The centre is $${pair([a, b])}$, and the radius is ${r}.`,
          answer: `(${a}, ${b})`,
          letters: [],
        }),
        b: ask.solutions({
          objective: 'AO2',
          prompt: 'Find the values of *r* for which the two circles touch.',
          scheme: [
            `B1 radius ${r}`,
            `M1 $\\sqrt{${bracketed(u)}^2 + ${bracketed(v)}^2}$ for the distance between the centres`,
            `A1 $r = ${low}$`,
            `A1 $r = ${high}$`,
          ],
          solution: `The centres are $\\sqrt{${bracketed(u)}^2 + ${bracketed(v)}^2} = ${far}$ apart, and the other radius is ${r}. They touch externally if $r + ${r} = ${far}$, and internally if $r - ${r} = ${far}$. So $r = ${low}$ or $r = ${high}$.`,
          answer: [String(low), String(high)],
          letter: 'r',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.expression({
          objective: 'AO2',
          prompt: 'Hence find the set of values of *r* for which the circles meet at two points.',
          command: 'Find',
          scheme: [`B1 $${low} < r < ${high}$`],
          solution: `Between the two cases of touching the circles cross: $${low} < r < ${high}$.`,
          answer: `${low} < r < ${high}`,
          letters: ['r'],
        }),
        d: ask.expression({
          objective: 'AO1',
          subtopic: '8.1',
          command: 'Find',
          prompt: `The circle with centre $${pair([c, d])}$ touches the *x*-axis. Find its equation in this case.`,
          scheme: [`B1 radius ${Math.abs(d)}`, `B1 $${circleForm([c, d], d * d)}$`],
          solution: `Its radius is then the distance of its centre from the *x*-axis, ${Math.abs(d)}: $${circleForm([c, d], d * d)}$.`,
          answer: circleForm([c, d], d * d),
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ a, b, c, d, r }) => {
    const far = Math.sqrt((c - a) ** 2 + (d - b) ** 2)
    // The nearest and the furthest point of the circle on the line of centres.
    const at = (t: number) => Math.hypot(a + ((c - a) / far) * t - c, b + ((d - b) / far) * t - d)
    const ends = [at(r), at(-r)]
    return {
      a: `(${a}, ${b})`,
      b: ends,
      c: `${Math.round(ends[0] ?? 0)} < r < ${Math.round(ends[1] ?? 0)}`,
      d: `x^2 - 2*(${c})*x + ${c * c} + y^2 - 2*(${d})*y = 0`,
    }
  },
})

question('region-inside-both-circles', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b] = [random.pick(nonZero(-4, 4)), random.pick(nonZero(-4, 4))]
    const [u, v] = [2 * random.pick(nonZero(-3, 3)), 2 * random.pick(nonZero(-3, 3))]
    const near = (u * u + v * v) / 4
    const squared = near + random.int(3, 30)
    const [c, d] = [a + u, b + v]
    return c === 0 ||
      d === 0 ||
      near / squared < 0.1 ||
      near / squared > 0.85 ||
      a * u + b * v + 2 * near === 0
      ? null
      : { a, b, c, d, u, v, near, squared }
  },
  make: ({ a, b, c, d, u, v, near, squared }) => {
    const chord = zeroForm(u, v, -(u * (a + u / 2) + v * (b + v / 2)))
    const angle = 2 * Math.acos(Math.sqrt(near / squared))
    const area = squared * (angle - Math.sin(angle))
    const length = 2 * Math.sqrt(squared - near)
    const [half, size] = [Math.sqrt(squared - near), Math.sqrt(u * u + v * v)]
    const [mx, my] = [a + u / 2, b + v / 2]
    const [px, py] = [(-v / size) * half, (u / size) * half]
    return {
      stem: [
        `The circles $${circleForm([a, b], squared)}$, with centre *C*, and $${circleForm([c, d], squared)}$, with centre *D*, meet at *A* and *B*.`,
        `Two circles with centres *C* and *D* meet at *A* and *B*. Their equations are $${circleForm([a, b], squared)}$ and $${circleForm([c, d], squared)}$.`,
        `Two lamps light up round parts of a floor, with the edges $${circleForm([a, b], squared)}$, centre *C*, and $${circleForm([c, d], squared)}$, centre *D*, on a plan. The edges meet at *A* and *B*.`,
      ],
      figure: coordinateFigure({
        name: 'coordinate-geometry-of-the-circle/equal-circles',
        title: 'Two equal circles that meet at A and B',
        description: 'Two circles of the same size with centres C and D. They meet at A and B.',
        points: { A: [mx + px, my + py], B: [mx - px, my - py], C: [a, b], D: [c, d] },
        circles: [
          { at: [a, b], radius: Math.sqrt(squared) },
          { at: [c, d], radius: Math.sqrt(squared), cls: 'p' },
        ],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the equation of the line *AB*.',
          scheme: [
            'M1 one equation subtracted from the other, or perpendicular bisector of *CD*',
            'A1 all brackets multiplied out, or gradient and midpoint',
            `A1 $${chord}$`,
          ],
          solution: `Subtract one equation from the other: the squares of *x* and *y* cancel. What is left is $${chord}$. (Since the radii are equal, it is the perpendicular bisector of *CD*: $${less('y', my)} = ${slopeFrom(-u, v, mx)}$.)`,
          answer: chord,
          letters: ['x', 'y'],
        }),
        b: ask.number({
          objective: 'AO2',
          prompt: 'Find the length of *AB*.',
          scheme: [
            `B1 distance of *C* from *AB* $\\sqrt{${near}}$`,
            `M1 $2\\sqrt{${squared} - ${near}}$`,
            `A1 ${figures(length, 3)}`,
          ],
          solution: `$CD = \\sqrt{${4 * near}}$, and *AB* is half-way between *C* and *D*, at the distance $\\sqrt{${near}}$ from *C*. So $AB = 2\\sqrt{${squared} - ${near}} = ${figures(length, 3)}$.`,
          answer: length,
          sigFigs: 3,
        }),
        c: ask.number({
          objective: 'AO2',
          subtopic: '9.1',
          prompt: 'Find angle *ACB*, in radians.',
          scheme: [`M1 $2\\cos^{-1}\\sqrt{\\frac{${near}}{${squared}}}$`, `A1 ${figures(angle, 3)}`],
          solution: `The perpendicular from *C* to *AB* bisects the angle: $ACB = 2\\cos^{-1}\\sqrt{\\frac{${near}}{${squared}}} = ${figures(angle, 4)}$ radians.`,
          answer: angle,
          sigFigs: 3,
        }),
        d: ask.number({
          objective: 'AO2',
          subtopic: '9.1',
          prompt: 'Find the area of the region that lies inside both circles.',
          scheme: [
            `M1 $\\frac12 \\times ${squared} \\times (${figures(angle, 3)} - \\sin ${figures(angle, 3)})$ for one segment`,
            'M1 twice their segment',
            `A1 ${figures(area, 3)}`,
          ],
          solution: `The region consists of two equal segments: $2 \\times \\frac12 \\times ${squared} \\times (${figures(angle, 4)} - \\sin ${figures(angle, 4)}) = ${figures(area, 3)}$.`,
          answer: area,
          sigFigs: 3,
          via: [{ value: angle, formula: `${squared}*(x - sin(${180 / Math.PI}*x))` }],
        }),
      },
    }
  },
  verify: ({ a, b, c, d, squared }) => {
    const far = Math.hypot(c - a, d - b)
    const half = Math.sqrt(squared - (far * far) / 4)
    const angle = 2 * Math.atan2(half, far / 2)
    return {
      a: `(x - (${a}))^2 + (y - (${b}))^2 = (x - (${c}))^2 + (y - (${d}))^2`,
      b: 2 * half,
      c: angle,
      d: squared * angle - half * far,
    }
  },
})
