import { ask } from '@/lib/exams/authoring/ask'
import { frac, typedFraction } from '@/lib/exams/authoring/maths'
import { crossings, integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { onX, onY, plane } from '@/lib/figures/plane/plane'
import { line, text } from '@/lib/figures/shapes'
import { distanceOf, drawnOnGrid, inT, motionSketch, moverOf, risingInT } from '../kinematics'

const { question, templates } = questionsOf('structured', '14.15')

export { templates }

const TRIPS = [
  { says: 'A train travels between two stations on a straight track', the: 'train' },
  { says: 'A bus travels between two stops on a straight road', the: 'bus' },
  { says: 'A cable car runs on a straight cable from one end to the other', the: 'cable car' },
] as const

question('top-speed-from-a-distance', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [kind, up, down] = [random.int(0, 2), random.int(2, 8) * 5, random.int(2, 8) * 5]
    const [level, top] = [random.int(4, 16) * 5, random.int(8, 30)]
    const distance = (top * (2 * level + up + down)) / 2
    const clear = Math.min(up, down, level) > 0.15 * (up + down + level)
    return Number.isInteger(distance) && up !== down && clear
      ? { kind, up, down, level, top, distance }
      : null
  },
  make: ({ kind, up, down, level, top, distance }) => {
    const { says, the } = TRIPS[kind] ?? TRIPS[0]
    const [one, two, end] = [up, up + level, up + level + down]
    const on = plane({
      x: { min: 0, max: end * 1.12, label: '*t* (s)' },
      y: { min: 0, max: 1.4, label: '*v* (m/s)' },
      left: 46,
      width: 250,
      height: 140,
      origin: '*O*',
    })
    const height = on.canvasHeight + 6
    const ticks =
      [one, two, end]
        .map(t => line(...on.at(t, 0), on.at(t, 0)[0], on.at(t, 0)[1] + 4, 'l thin') + onX(on, t, String(t)))
        .join('') +
      line(on.at(0, 1)[0] - 4, on.at(0, 1)[1], ...on.at(0, 1), 'l thin') +
      onY(on, 1, '*V*')
    const zone = (t: number, y: number) => ({ at: on.at(t, y), within: 10 })
    const piece = (a: number, b: number, c: number, d: number) => line(...on.at(a, b), ...on.at(c, d), 'p')
    return {
      stem: `${says}. The ${the} starts from rest and speeds up with constant acceleration for ${up} seconds until its velocity is *V* m/s. It moves with this velocity for ${level} seconds. Then it slows down with constant deceleration and comes to rest after a further ${down} seconds. The whole distance is ${quantity(distance, 'm')}.`,
      parts: {
        a: ask.draw({
          command: 'Sketch',
          objective: 'AO1',
          prompt: `On the axes, sketch the velocity–time graph of the ${the}. Times and *V* are marked. Rule each part.`,
          tools: ['line'],
          figure: figure(
            {
              name: 'calculus/axes-for-a-trip',
              title: 'Axes for a velocity–time graph',
              description: `Axes of t and v. Marked on the t-axis are ${one}, ${two} and ${end}, on the v-axis V. There is no graph yet.`,
              height,
            },
            on.axes,
            ticks,
          ),
          modelFigure: figure(
            {
              name: 'calculus/axes-for-a-trip-finished',
              title: 'Velocity–time graph',
              description: `A straight line from the origin to V at ${one} s, a level line to ${two} s, a straight line down to zero at ${end} s.`,
              height,
            },
            on.axes,
            ticks,
            piece(0, 0, one, 1),
            piece(one, 1, two, 1),
            piece(two, 1, end, 0),
          ),
          checks: [
            { passes: [zone(0, 0), zone(one, 1)], as: 'line', ends: true },
            { passes: [zone(one, 1), zone(two, 1)], as: 'line', ends: true },
            { passes: [zone(two, 1), zone(end, 0)], as: 'line', ends: true },
          ],
          scheme: [
            `B1 straight line from the origin to *V* at ${one}`,
            `B1 level line at *V* from ${one} to ${two}`,
            `B1 straight line from *V* at ${two} to the axis at ${end}`,
          ],
          solution:
            'Constant acceleration is a straight line, constant velocity a level one. The graph is a trapezium.',
        }),
        b: ask.number({
          command: 'Find',
          prompt: 'Find the value of *V*.',
          scheme: [
            `M1 $\\frac{1}{2}(${level} + ${end})V$, or three areas`,
            `M1 put equal to ${distance}`,
            `A1 ${top}`,
          ],
          solution: `The distance is the area of the trapezium: $\\frac{1}{2}(${level} + ${end})V = ${distance}$, so $V = ${top}$.`,
          answer: top,
          sigFigs: 3,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          form: 'exact',
          prompt: `Find the deceleration of the ${the} in the last stage, in m/s^{2}. Give an exact answer.`,
          scheme: ['M1 gradient of the last part', `A1 $${frac(top, down)}$`],
          solution: `The velocity falls by ${top} in ${down} seconds. The deceleration is $${frac(top, down)}$, a positive number.`,
          answer: typedFraction(top, down),
          letters: [],
          own: { from: 'b', key: `f/${down}` },
        }),
        d: ask.number({
          command: 'Find',
          prompt: `Find the distance travelled by the ${the} in the first ${one + Math.round(level / 2)} seconds.`,
          scheme: [
            `M1 triangle $\\frac{1}{2} \\times ${one} \\times V$ and rectangle $${Math.round(level / 2)}V$`,
            `A1 ${plain((top * one) / 2 + top * Math.round(level / 2))}`,
          ],
          solution: `A triangle of ${plain((top * one) / 2)} and a rectangle of ${plain(top * Math.round(level / 2))}: ${quantity((top * one) / 2 + top * Math.round(level / 2), 'm')}.`,
          answer: (top * one) / 2 + top * Math.round(level / 2),
          unit: 'm',
          sigFigs: 3,
          follow: { from: 'b', formula: `${one / 2 + Math.round(level / 2)}*x` },
        }),
      },
    }
  },
  verify: ({ up, down, level, distance }) => {
    const speed = distance / (up / 2 + level + down / 2)
    const until = up + Math.round(level / 2)
    const v = (t: number) => (t < up ? (speed * t) / up : speed)
    return {
      b: speed,
      c: `${Math.round(speed)}/${down}`,
      d: integral(v, 0, up) + integral(v, up + 1e-9, until),
    }
  },
})

type Shape = { says: string; f: (t: number) => number }

const VELOCITIES: readonly Shape[] = [
  { says: 'starts from rest and moves with constant acceleration', f: t => 0.9 * t },
  { says: 'moves with constant velocity in the positive direction', f: () => 0.5 },
  { says: 'slows down to rest with constant deceleration', f: t => 0.9 - 0.9 * t },
  { says: 'slows down, then moves the other way', f: t => 0.8 - 1.5 * t },
  { says: 'speeds up, with a decreasing acceleration', f: t => 0.9 * (1 - Math.exp(-3.5 * t)) },
  { says: 'speeds up, with an increasing acceleration', f: t => 0.9 * t * t * t },
  { says: 'moves with constant velocity in the negative direction', f: () => -0.5 },
]
const DISPLACEMENTS: readonly Shape[] = [
  { says: 'moves away from *O* with constant velocity', f: t => 0.9 * t },
  { says: 'is at rest all the time', f: () => 0.5 },
  { says: 'moves away from *O*, faster and faster', f: t => 0.9 * t * t * t },
  { says: 'moves away from *O*, slower and slower', f: t => 0.9 * (1 - Math.exp(-3.5 * t)) },
  { says: 'moves away from *O* and returns to *O*', f: t => 3.4 * t * (1 - t) },
  { says: 'starts away from *O* and comes to *O* with constant velocity', f: t => 0.9 - 0.9 * t },
  { says: 'passes through *O* with constant velocity', f: t => 0.8 - 1.5 * t },
]

question('match-graphs-with-motions', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    velocity: random.chance(0.5),
    order: random.shuffle([0, 1, 2, 3, 4, 5, 6]).slice(0, 6),
    listed: random.shuffle([0, 1, 2, 3, 4, 5]),
  }),
  make: ({ velocity, order, listed }) => {
    const pool = velocity ? VELOCITIES : DISPLACEMENTS
    const chosen = order.slice(0, 4)
    const letters = ['A', 'B', 'C', 'D']
    const planes = chosen.map((_, at) =>
      plane({
        x: { min: 0, max: 1.1, label: '*t*' },
        y: { min: -0.75, max: 1, label: velocity ? '*v*' : '*s*' },
        left: 24 + (at % 2) * 176,
        top: 30 + Math.floor(at / 2) * 124,
        width: 116,
        height: 84,
        origin: '',
      }),
    )
    const what = velocity ? 'velocity–time' : 'displacement–time'
    return {
      stem: [
        `The diagram shows the ${what} graphs of four particles, *A*, *B*, *C* and *D*, each of which moves in a straight line.${velocity ? '' : ' The displacement is from a fixed point *O* of the line.'}`,
        `Four particles move in straight lines. *A*, *B*, *C* and *D* are their ${what} graphs.${velocity ? '' : ' *s* is the displacement from a fixed point *O* of the line.'}`,
      ],
      figure: figure(
        {
          name: 'calculus/four-graphs-of-motion',
          title: `Four ${what} graphs`,
          description: `Four small graphs, A and B above, C and D below, against time. ${chosen
            .map((each, at) => `${letters[at] ?? ''}: ${coursesOf(pool[each])}`)
            .join(' ')}`,
          height: 258,
        },
        ...planes.map(
          (on, at) =>
            on.axes +
            functionCurve(on, pool[chosen[at] ?? 0]?.f ?? (() => 0), { from: 0, to: 1 }) +
            text(on.at(0.85, 1)[0], on.at(0, 1)[1] + 2, letters[at] ?? '', { cls: 'b' }),
        ),
      ),
      parts: {
        '': ask.match({
          command: 'Identify',
          objective: 'AO2',
          prompt: 'Identify the motion that each graph shows. Two of the descriptions are left over.',
          items: letters.map(letter => ({ id: letter, text: `Graph ${letter}` })),
          targets: listed.map(at => ({ id: `m${order[at] ?? 0}`, text: pool[order[at] ?? 0]?.says ?? '' })),
          answer: Object.fromEntries(letters.map((letter, at) => [letter, `m${chosen[at] ?? 0}`])),
          scheme: letters.map((letter, at) => `B1 ${letter}: ${pool[chosen[at] ?? 0]?.says ?? ''}`),
          solution: velocity
            ? 'The height of a velocity–time graph is the velocity: above the axis in the positive direction, below it in the negative one. Its gradient is the acceleration: a straight line means that it is constant.'
            : 'The height of a displacement–time graph tells where the particle is: on the axis it is at *O*. Its gradient is the velocity: a straight line means that it is constant, a level one that the particle is at rest.',
        }),
      },
    }
  },
})

function coursesOf(shape: Shape | undefined): string {
  const f = shape?.f ?? (() => 0)
  const [a, b, c] = [f(0), f(0.5), f(1)]
  const bend = b - (a + c) / 2
  const side = (value: number) =>
    Math.abs(value) < 0.05 ? 'on the axis' : value > 0 ? 'above it' : 'below it'
  if (a === b && b === c) return `a level line ${side(a)}.`
  const way =
    Math.abs(bend) < 0.02 ? 'a straight line' : bend > 0 ? 'a curve that bulges upwards' : 'a curve that sags'
  return `${way}, from a point ${side(a)} to one ${side(c)}.`
}

question('sketch-velocity-and-speed', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [kind, p, q, m] = [random.int(0, 2), random.int(1, 3), random.int(3, 7), random.pick([1, 2, 3])]
    const end = q + random.int(1, 2)
    return (p + q) % 2 === 0 && q > p && m * p * q < 40 ? { kind, p, q, m, end } : null
  },
  make: ({ kind, p, q, m, end }) => {
    const { says, the } = moverOf(kind)
    const v = risingInT(m, -m * (p + q), m * p * q)
    const f = (t: number) => m * (t - p) * (t - q)
    const [start, last, turn] = [m * p * q, f(end), (p + q) / 2]
    const least = f(turn)
    const total = distanceOf(f, 0, end)
    const exact = Math.round(total * 6)
    const high = Math.max(start, last)
    const axes = {
      to: end * 1.12,
      low: least - high * 0.3,
      high: high * 1.2,
      height: 180,
    }
    const marks = [p, q].map((at, index) => ({
      at,
      label: String(at),
      place: index === 0 ? ('above right' as const) : ('above left' as const),
    }))
    return {
      stem: `${says}. Its velocity at time *t* seconds is *v* m/s, where $v = ${v}$ for $0 \\leqslant t \\leqslant ${end}$.`,
      parts: {
        a: ask.solutions({
          subtopic: '14.14',
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the values of *t* for which the ${the} is at instantaneous rest.`,
          scheme: [`M1 $${v} = 0$`, `A1 $t = ${p}$`, `A1 $t = ${q}$`],
          solution: `$${m === 1 ? '' : m}(t - ${p})(t - ${q}) = 0$, so $t = ${p}$ or $t = ${q}$.`,
          answer: [String(p), String(q)],
          letter: 't',
          interval: { from: '0', to: String(end) },
          angles: null,
          figures: 'exact',
        }),
        b: ask.whole({
          subtopic: '14.14',
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the least velocity of the ${the}.`,
          scheme: [`M1 $a = ${inT(2 * m, -m * (p + q))} = 0$ at $t = ${turn}$`, `A1 ${plain(least)}`],
          solution: `The velocity is least when $a = \\frac{dv}{dt} = 0$, at $t = ${turn}$. There $v = ${least}$.`,
          answer: least,
          unit: 'm/s',
        }),
        c: ask.draw({
          command: 'Sketch',
          objective: 'AO2',
          prompt: `Sketch the velocity–time graph of the ${the} for $0 \\leqslant t \\leqslant ${end}$. (You need not write the values on your sketch.)`,
          tools: ['curve'],
          figure: motionSketch({
            ...axes,
            name: 'calculus/axes-for-velocity',
            title: 'Axes for a velocity–time graph',
            description: 'A t-axis and a v-axis without a scale. There is no graph yet.',
          }),
          modelFigure: motionSketch(
            {
              ...axes,
              name: 'calculus/axes-for-velocity-finished',
              title: 'Velocity–time graph',
              description: `A parabola from (0, ${start}) down through ${p} on the t-axis to its lowest point (${turn}, ${plain(least)}), up through ${q} on the t-axis to its end at (${end}, ${last}).`,
            },
            {
              pieces: [{ f, from: 0, to: end }],
              onT: marks,
              onV: [{ at: start }],
              points: [
                { at: [turn, least], label: `(${turn}, ${plain(least)})`, place: 'below' },
                { at: [end, last], label: `(${end}, ${last})`, place: 'left' },
              ],
            },
          ),
          scheme: [
            'B1 parabola that opens upwards, from the positive *v*-axis, with its lowest point below the *t*-axis',
            `B1 two crossings of the *t*-axis, and an end above the axis, to the right of the second crossing`,
          ],
          solution: `The graph starts at $(0, ${start})$, crosses the *t*-axis at ${p} and ${q}, is lowest at $(${turn}, ${least})$ and ends at $(${end}, ${last})$. In an exam write these values on the sketch.`,
        }),
        d: ask.draw({
          command: 'Sketch',
          objective: 'AO2',
          prompt: `Sketch the speed–time graph of the ${the} for $0 \\leqslant t \\leqslant ${end}$. (You need not write the values on your sketch.)`,
          tools: ['curve'],
          figure: motionSketch({
            ...axes,
            label: 'speed',
            name: 'calculus/axes-for-speed',
            title: 'Axes for a speed–time graph',
            description: 'A t-axis and an axis of speed without a scale. There is no graph yet.',
          }),
          modelFigure: motionSketch(
            {
              ...axes,
              label: 'speed',
              name: 'calculus/axes-for-speed-finished',
              title: 'Speed–time graph',
              description: `The graph falls from (0, ${start}) to a sharp corner on the t-axis at ${p}, makes an arch of height ${-least} and meets the axis again in a sharp corner at ${q}, then rises to (${end}, ${last}).`,
            },
            {
              pieces: [
                { f: t => Math.abs(f(t)), from: 0, to: p },
                { f: t => Math.abs(f(t)), from: p, to: q },
                { f: t => Math.abs(f(t)), from: q, to: end },
              ],
              onT: [p, q].map(at => ({ at, label: String(at), place: 'below' as const })),
              onV: [{ at: start }],
            },
          ),
          scheme: [
            'B1 nothing below the *t*-axis; sharp corners at two points of it, and a rounded arch between them',
          ],
          solution: `Speed is $|v|$: the part between $t = ${p}$ and $t = ${q}$ is reflected in the *t*-axis.`,
        }),
        e: ask.expression({
          subtopic: '14.14',
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact total distance, in metres, travelled by the ${the} for $0 \\leqslant t \\leqslant ${end}$.`,
          scheme: [
            'M1 integrates the velocity',
            `M1 three areas, from 0 to ${p}, to ${q} and to ${end}`,
            'A1 two of the areas right',
            `A1 $${fraction(exact)}$`,
          ],
          solution: `The distance is the area under the speed–time graph. $\\int v\\,dt$ is $${areas(f, 0, p)}$ from 0 to ${p}, $${areas(f, p, q)}$ from ${p} to ${q} and $${areas(f, q, end)}$ from ${q} to ${end}. The sizes add up to $${fraction(exact)}$.`,
          answer: typedFraction(exact, 6),
          letters: [],
        }),
      },
    }
  },
  verify: ({ p, q, m, end }) => {
    const v = (t: number) => m * t * t - m * (p + q) * t + m * p * q
    const [strips, all] = [1200, Array.from({ length: 1201 }, (_, at) => v((end * at) / 1200))]
    const size = integral(t => Math.abs(v(t)), 0, p) + integral(t => Math.abs(v(t)), p, q)
    return {
      a: crossings(v, 0.0031, end),
      b: Math.round(Math.min(...all.slice(0, strips))),
      e: (size + integral(t => Math.abs(v(t)), q, end)).toFixed(9),
    }
  },
})

/** A number of sixths in LaTeX. */
function fraction(sixths: number): string {
  const common = [6, 3, 2, 1].find(each => sixths % each === 0) ?? 1
  return common === 6 ? String(sixths / 6) : `\\frac{${sixths / common}}{${6 / common}}`
}

const areas = (f: (t: number) => number, from: number, to: number) => {
  const sixths = Math.round(integral(f, from, to) * 6)
  return `${sixths < 0 ? '-' : ''}${fraction(Math.abs(sixths))}`
}

question('acceleration-graph-from-a-velocity', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [kind, m, h, u] = [random.int(0, 2), random.pick([1, 2, 3]), random.int(1, 4), random.int(0, 9)]
    const end = h + random.int(1, 4)
    return m * h <= 8 && m * (end - h) <= 8 ? { kind, m, h, u, end } : null
  },
  make: ({ kind, m, h, u, end }) => {
    const { says, the } = moverOf(kind)
    const v = risingInT(-m, 2 * m * h, u)
    const a = risingInT(-2 * m, 2 * m * h)
    const f = (t: number) => u + 2 * m * h * t - m * t * t
    const [first, last, most] = [2 * m * h, 2 * m * (h - end), u + m * h * h]
    const every = first - last > 16 ? 4 : first - last > 8 ? 2 : 1
    return {
      stem: `${says}. Its velocity at time *t* seconds is *v* m/s, where $v = ${v}$ for $0 \\leqslant t \\leqslant ${end}$.`,
      parts: {
        a: ask.expression({
          subtopic: '14.14',
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the acceleration of the ${the}, in m/s^{2}, in terms of *t*.`,
          scheme: [`B1 $${a}$`],
          solution: `$a = \\frac{dv}{dt} = ${a}$.`,
          answer: a,
          letters: ['t'],
        }),
        b: ask.draw({
          command: 'Draw',
          objective: 'AO1',
          prompt: `On the grid, draw the acceleration–time graph for $0 \\leqslant t \\leqslant ${end}$.`,
          ...drawnOnGrid(
            {
              name: 'calculus/grid-for-acceleration-and-time',
              title: 'Acceleration–time graph',
              description: `One straight line on graph paper, which falls from (0, ${first}) at the start to (${end}, ${plain(last)}).`,
              to: end + 1,
              low: Math.floor((last - 0.01) / every) * every,
              high: Math.ceil((first + 0.01) / every) * every,
              every,
              label: '*a* (m/s^{2})',
            },
            [
              [
                [0, first],
                [end, last],
              ],
            ],
          ),
          scheme: [`B1 straight line from $(0, ${first})$ to $(${end}, ${last})$`],
          solution: `$a = ${a}$ is linear in *t*: a straight line from $(0, ${first})$ to $(${end}, ${last})$.`,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Use your graph to find the time at which the velocity of the ${the} is greatest.`,
          scheme: [`B1 ${h}`],
          solution: `The acceleration is positive before $t = ${h}$ and negative after it. So the velocity is greatest at $t = ${h}$.`,
          answer: h,
          unit: 's',
        }),
        d: ask.draw({
          command: 'Sketch',
          objective: 'AO2',
          prompt: `Sketch the velocity–time graph for $0 \\leqslant t \\leqslant ${end}$. (You need not write the values on your sketch.)`,
          tools: ['curve'],
          figure: motionSketch({
            name: 'calculus/axes-for-a-velocity',
            title: 'Axes for a velocity–time graph',
            description: 'A t-axis and a v-axis without a scale. There is no graph yet.',
            to: end * 1.12,
            low: Math.min(-most * 0.15, f(end) * 1.15),
            high: most * 1.3,
          }),
          modelFigure: motionSketch(
            {
              name: 'calculus/axes-for-a-velocity-finished',
              title: 'Velocity–time graph',
              description: `A parabola that opens downwards, from (0, ${u}) up to its highest point (${h}, ${most}) and down to its end at (${end}, ${plain(f(end))}).`,
              to: end * 1.12,
              low: Math.min(-most * 0.15, f(end) * 1.15),
              high: most * 1.3,
            },
            {
              pieces: [{ f, from: 0, to: end }],
              onV: u === 0 ? [] : [{ at: u }],
              points: [{ at: [h, most], label: `(${h}, ${most})`, place: 'above' }],
            },
          ),
          scheme: [
            `B1 parabola that opens downwards, from ${u === 0 ? 'the origin' : 'the positive *v*-axis'}, with its highest point right of the *v*-axis`,
            `B1 ends ${f(end) > 0 ? 'above' : f(end) === 0 ? 'on' : 'below'} the *t*-axis, in the right place`,
          ],
          solution: `The graph starts at $(0, ${u})$, is highest at $(${h}, ${most})$ and ends at $(${end}, ${f(end)})$. In an exam write these values on the sketch.`,
        }),
        e: ask.number({
          subtopic: '14.14',
          command: 'Find',
          prompt: `Find the displacement of the ${the} from its starting point when $t = ${h}$.`,
          scheme: ['M1 integrates the velocity', `A1 ${plain(Math.round(area(m, h, u) * 100) / 100)}`],
          solution: `$\\int_0^{${h}} (${v})\\,dt$ is the area under the graph up to its highest point: ${quantity(area(m, h, u), 'm', 3)}.`,
          answer: area(m, h, u),
          unit: 'm',
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ m, h, u }) => {
    const v = (t: number) => u + m * t * (2 * h - t)
    return { a: `2*${m}*(${h} - t)`, c: h, e: integral(v, 0, h) }
  },
})

const area = (m: number, h: number, u: number) => u * h + (2 * m * h ** 3) / 3
