import { ask } from '@/lib/exams/authoring/ask'
import { arrow, nonZero } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, toSigFigs } from '@/lib/exams/format'
import type { Point } from '@/lib/figures/shapes'
import { across, ij, inBrackets, plus, root, route, toTenths } from '../vectors-in-two-dimensions'

const { question, templates } = questionsOf('structured', '13.2', { calculator: 'needed' })

export { templates }

const DEGREE = 180 / Math.PI

/** What i and j of a decimal vector are multiplied by, to 3 significant figures. */
const decimals = ([x, y]: Point) =>
  `${figures(x, 3)}$\\mathbf{i}$ ${y < 0 ? '−' : '+'} ${figures(Math.abs(y), 3)}$\\mathbf{j}$`

const CONTEXTS = [
  { what: 'force', unit: 'N', sizes: [12, 45], more: 'A second force', both: 'resultant of the two forces' },
  {
    what: 'displacement',
    unit: 'km',
    sizes: [4, 18],
    more: 'A second displacement',
    both: 'sum of the two displacements',
  },
  {
    what: 'velocity',
    unit: 'm/s',
    sizes: [6, 24],
    more: 'The velocity of the wind',
    both: 'sum of the two velocities',
  },
] as const

question('components-from-magnitude-and-angle', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const place = random.int(0, 2)
    const [low, high] = (CONTEXTS[place] ?? CONTEXTS[0]).sizes
    const size = random.step(low, high, 0.5)
    const angle = random.int(15, 75) + (random.chance(0.5) ? 90 : 0)
    const top = Math.round(high / 3)
    const q: Point = [random.pick(nonZero(-top, top)), random.pick(nonZero(-top, top))]
    const p: Point = [size * Math.cos(angle / DEGREE), size * Math.sin(angle / DEGREE)]
    const sum = plus(p, q)
    const turn = Math.atan2(sum[1], sum[0]) * DEGREE
    const isClear = Math.abs(across(p, q)) > 0.35 * size * Math.hypot(...q) && Math.hypot(...q) > 0.25 * size
    return isClear &&
      sum[1] > 1 &&
      Math.abs(sum[0]) > 1 &&
      Math.abs(turn - angle) > 6 &&
      Number.isInteger(size * 2)
      ? { place, size, angle, q }
      : null
  },
  make: ({ place, size, angle, q }) => {
    const { what, unit, more, both } = CONTEXTS[place] ?? CONTEXTS[0]
    const p: Point = [size * Math.cos(angle / DEGREE), size * Math.sin(angle / DEGREE)]
    const sum = plus(p, q)
    const far = Math.hypot(...sum)
    const turn = Math.atan2(sum[1], sum[0]) * DEGREE
    const rounded: Point = [toSigFigs(p[0], 3) + q[0], toSigFigs(p[1], 3) + q[1]]
    const printed: Point = [toSigFigs(sum[0], 3), toSigFigs(sum[1], 3)]
    return {
      stem: `$\\mathbf{i}$ and $\\mathbf{j}$ are perpendicular unit vectors. A ${what} $\\mathbf{p}$ has magnitude ${plain(size)} ${unit}. Its direction makes an angle of ${angle}° with $\\mathbf{i}$, measured anticlockwise from $\\mathbf{i}$. ${more}, $\\mathbf{q}$, is $(${ij(q).tex})$ ${unit}.`,
      parts: {
        'a.i': ask.number({
          command: 'Find',
          objective: 'AO1',
          lead: '$\\mathbf{p} = x\\mathbf{i} + y\\mathbf{j}$.',
          prompt: 'Find the value of *x*.',
          scheme: [`B1 ${figures(p[0], 3)}`],
          solution: `$x = ${size}\\cos ${angle}^\\circ$, which is ${figures(p[0], 3)}.`,
          answer: p[0],
          sigFigs: 3,
        }),
        'a.ii': ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *y*.',
          scheme: [`B1 ${figures(p[1], 3)}`],
          solution: `$y = ${size}\\sin ${angle}^\\circ$, which is ${figures(p[1], 3)}.`,
          answer: p[1],
          sigFigs: 3,
        }),
        b: ask.number({
          objective: 'AO1',
          subtopic: '13.3',
          prompt: `Find the magnitude of the ${both}, $\\mathbf{p} + \\mathbf{q}$.`,
          scheme: [
            `M1 $\\mathbf{p} + \\mathbf{q}$ = ${decimals(sum)}`,
            `M1 the square root of the sum of the squares of their components`,
            `A1 ${figures(far, 3)}`,
          ],
          solution: `$\\mathbf{p} + \\mathbf{q}$ = ${decimals(sum)}. Keep the unrounded components: the magnitude is ${figures(far, 3)} ${unit}.`,
          answer: far,
          sigFigs: 3,
          unit,
          alsoRight: [Math.hypot(...rounded), Math.hypot(...printed)],
        }),
        c: ask.number({
          objective: 'AO2',
          prompt: `Find the angle that $\\mathbf{p} + \\mathbf{q}$ makes with $\\mathbf{i}$, correct to 1 decimal place.`,
          scheme: [
            `M1 tan of the angle = ${figures(Math.abs(sum[1]), 3)} ÷ ${figures(Math.abs(sum[0]), 3)}`,
            `A1 ${plain(turn, 1)}°`,
          ],
          solution: `${
            sum[0] > 0
              ? `The angle is $\\tan^{-1}$ of ${figures(sum[1], 4)} ÷ ${figures(sum[0], 4)}, which is ${plain(turn, 1)}°.`
              : `$\\tan^{-1}$ of ${figures(sum[1], 4)} ÷ ${figures(-sum[0], 4)} is ${plain(180 - turn, 1)}°, the angle with $-\\mathbf{i}$. With $\\mathbf{i}$ the angle is 180° − ${plain(180 - turn, 1)}° = ${plain(turn, 1)}°.`
          }`,
          answer: turn,
          unit: '°',
          sigFigs: toTenths(turn),
          alsoRight: [rounded, printed].map(([x, y]) => Math.atan2(y, x) * DEGREE),
        }),
      },
    }
  },
  // By the triangle of the vectors and its cosine rule.
  verify: ({ size, angle, q }) => {
    const other = Math.hypot(...q)
    const between = angle - Math.atan2(q[1], q[0]) * DEGREE
    const far = Math.sqrt(size ** 2 + other ** 2 + 2 * size * other * Math.cos(between / DEGREE))
    const off = Math.acos((size ** 2 + far ** 2 - other ** 2) / (2 * size * far)) * DEGREE
    const side = Math.sin(between / DEGREE) > 0 ? -1 : 1
    const turned = 90 - angle
    return {
      'a.i': size * Math.sin(turned / DEGREE),
      'a.ii': size * Math.cos(turned / DEGREE),
      b: far,
      c: angle + side * off,
    }
  },
})

const WALKS = [
  { who: 'A walker', goes: 'walks', from: 'a hut *O*', low: 3, high: 9, speed: [4, 6], rate: 'km/h' },
  { who: 'A ship', goes: 'sails', from: 'a port *O*', low: 12, high: 40, speed: [18, 30], rate: 'km/h' },
  { who: 'A cyclist', goes: 'rides', from: 'a village *O*', low: 8, high: 25, speed: [14, 22], rate: 'km/h' },
] as const

const DIRECTIONS: readonly Point[] = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
  [1, 1],
  [1, 4],
]

const bearing = ([x, y]: Point) => (90 - Math.atan2(y, x) * DEGREE + 360) % 360

question('a-route-in-two-directions', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const place = random.int(0, 2)
    const { low, high, speed } = WALKS[place] ?? WALKS[0]
    const turned = ([x, y]: Point): Point => [x * random.pick([1, -1]), y * random.pick([1, -1])]
    const [first, second] = [turned(random.pick(DIRECTIONS)), turned(random.pick(DIRECTIONS))]
    const [s, t] = [random.step(low, high, 0.5), random.step(low, high, 0.5)]
    const a: Point = [(s * first[0]) / Math.hypot(...first), (s * first[1]) / Math.hypot(...first)]
    const b = plus(a, second, t / Math.hypot(...second))
    const sharp = Math.abs(across(first, second)) / Math.hypot(...first) / Math.hypot(...second)
    const far = Math.hypot(...b)
    return sharp > 0.4 && far > 0.4 * high && Math.min(...b.map(Math.abs)) > 0.15 * high
      ? { place, first, second, s, t, fast: random.int(speed[0], speed[1]) }
      : null
  },
  make: ({ place, first, second, s, t, fast }) => {
    const { who, goes, from, rate } = WALKS[place] ?? WALKS[0]
    const [one, two] = [Math.hypot(...first), Math.hypot(...second)]
    const a: Point = [(s * first[0]) / one, (s * first[1]) / one]
    const b = plus(a, second, t / two)
    const step = plus(b, a, -1)
    const far = Math.hypot(...b)
    const back = bearing([-b[0], -b[1]])
    const printed = `${plain(back, 1).padStart(5, '0')}°`
    const rounded: Point = [toSigFigs(b[0], 3), toSigFigs(b[1], 3)]
    const sum = plus([toSigFigs(a[0], 3), toSigFigs(a[1], 3)], [toSigFigs(step[0], 3), toSigFigs(step[1], 3)])
    const hours = (s + t + far) / fast
    return {
      stem: `$\\mathbf{i}$ is a unit vector due east and $\\mathbf{j}$ a unit vector due north; lengths are in kilometres. ${who} ${goes} from ${from} for ${plain(s)} km in the direction of $${ij(first).tex}$ to the point *A*, and then for ${plain(t)} km in the direction of $${ij(second).tex}$ to the point *B*.`,
      figure: route({
        points: { O: [0, 0], A: a, B: b },
        path: 'OAB',
        description: 'An arrow leads from O to A and another from A to B.',
      }),
      parts: {
        'a.i': ask.number({
          command: 'Find',
          objective: 'AO1',
          lead: `$${arrow('OA')} = x\\mathbf{i} + y\\mathbf{j}$.`,
          prompt: 'Find the value of *x*.',
          scheme: [`M1 ${plain(s)} ÷ $${root(first)}$`, `A1 ${figures(a[0], 3)}`],
          solution: `The direction vector has magnitude $${root(first)} = ${figures(one, 5)}$. Multiply $${inBrackets(first)}$ by ${plain(s)} ÷ ${figures(one, 5)}: $${arrow('OA')}$ = ${decimals(a)}, so *x* is ${figures(a[0], 3)}.`,
          answer: a[0],
          sigFigs: 3,
        }),
        'a.ii': ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *y*.',
          scheme: [`B1 ${figures(a[1], 3)}`],
          solution: `From the same product, *y* is ${figures(a[1], 3)}.`,
          answer: a[1],
          sigFigs: 3,
        }),
        'b.i': ask.number({
          command: 'Find',
          objective: 'AO2',
          lead: `$${arrow('OB')} = p\\mathbf{i} + q\\mathbf{j}$.`,
          prompt: 'Find the value of *p*.',
          scheme: [
            `M1 $${arrow('AB')}$ = ${decimals(step)} added to their $${arrow('OA')}$`,
            `A1 ${figures(b[0], 3)}`,
          ],
          solution: `$|${ij(second).tex}| = ${figures(two, 5)}$, so $${arrow('AB')}$ = ${decimals(step)}. Add: $${arrow('OB')}$ = ${decimals(b)}.`,
          answer: b[0],
          sigFigs: 3,
          alsoRight: [sum[0]],
          follow: { from: 'a.i', formula: `x + ${step[0].toFixed(6)}` },
        }),
        'b.ii': ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *q*.',
          scheme: [`B1 ${figures(b[1], 3)}`],
          solution: `From the same sum, *q* is ${figures(b[1], 3)}.`,
          answer: b[1],
          sigFigs: 3,
          alsoRight: [sum[1]],
          follow: { from: 'a.ii', formula: `x + ${step[1].toFixed(6)}` },
        }),
        c: ask.number({
          objective: 'AO2',
          prompt: 'Find the bearing of *O* from *B*, correct to 1 decimal place.',
          scheme: [
            `M1 $${arrow('BO')} = -${arrow('OB')}$ used, or a correct diagram with *O* and *B*`,
            `M1 tan of an angle = ${figures(Math.abs(b[0]), 3)} ÷ ${figures(Math.abs(b[1]), 3)}, or upside down`,
            `A1 ${printed}`,
          ],
          solution: `From *B* to *O* go ${figures(Math.abs(b[0]), 4)} km ${b[0] > 0 ? 'west' : 'east'} and ${figures(Math.abs(b[1]), 4)} km ${b[1] > 0 ? 'south' : 'north'}. The angle between this direction and the line due ${b[1] > 0 ? 'south' : 'north'} is $\\tan^{-1}$ of ${figures(Math.abs(b[0]), 4)} ÷ ${figures(Math.abs(b[1]), 4)}, which is ${plain(Math.atan(Math.abs(b[0] / b[1])) * DEGREE, 1)}°. Clockwise from north the bearing is ${printed}.`,
          answer: back,
          unit: '°',
          sigFigs: toTenths(back),
          alsoRight: [bearing([-rounded[0], -rounded[1]]), bearing([-sum[0], -sum[1]])],
        }),
        d: ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: `From *B* ${who.replace('A ', 'the ')} ${goes} straight back to *O*. The speed is ${fast} ${rate} throughout the journey. Find the total time of the journey, in hours.`,
          scheme: [
            `M1 *BO* = ${figures(far, 3)}, from their components`,
            `M1 (${plain(s)} + ${plain(t)} + ${figures(far, 3)}) ÷ ${fast}`,
            `A1 ${figures(hours, 3)}`,
          ],
          solution: `$|${arrow('OB')}|$ = ${figures(far, 4)} km. The whole way is ${plain(s)} + ${plain(t)} + ${figures(far, 4)} = ${figures(s + t + far, 4)} km, and the time is ${figures(s + t + far, 4)} ÷ ${fast} = ${figures(hours, 3)} hours.`,
          answer: hours,
          unit: 'h',
          sigFigs: 3,
          alsoRight: [
            (s + t + toSigFigs(far, 3)) / fast,
            (s + t + Math.hypot(...rounded)) / fast,
            (s + t + Math.hypot(...sum)) / fast,
          ],
        }),
      },
    }
  },
  // By the cosine rule in triangle OAB, and its angle at O.
  verify: ({ first, second, s, t, fast }) => {
    const [one, two] = [bearing(first), bearing(second)]
    const inside = 180 - (two - one)
    const far = Math.sqrt(s * s + t * t - 2 * s * t * Math.cos(inside / DEGREE))
    const turn = Math.acos((s * s + far * far - t * t) / (2 * s * far)) * DEGREE
    const side = Math.sin((two - one) / DEGREE) > 0 ? 1 : -1
    const [toA, toB] = [one / DEGREE, (one + side * turn) / DEGREE]
    return {
      'a.i': s * Math.sin(toA),
      'a.ii': s * Math.cos(toA),
      'b.i': far * Math.sin(toB),
      'b.ii': far * Math.cos(toB),
      c: (one + side * turn + 180 + 360) % 360,
      d: (s + t + far) / fast,
    }
  },
})
