import { ask } from '@/lib/exams/authoring/ask'
import { frac, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { drawnOnGrid, outside, type Segment, stepFor, timeGrid } from '../kinematics'

const { question, templates } = questionsOf('structured', '14.15')

export { templates }

const V = '*v* (m/s)'
const S = '*s* (m)'
const A = '*a* (m/s^{2})'

const RIDES = [
  { says: 'A tram travels along a straight track between two stops', the: 'tram' },
  { says: 'A cyclist rides along a straight road from one gate to the next', the: 'cyclist' },
  { says: 'A model train runs along a straight track from rest to rest', the: 'train' },
] as const

question('read-a-velocity-time-graph', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const [kind, first, last] = [random.int(0, 2), random.int(2, 5), random.int(2, 5)]
    const [level, top] = [random.int(2, 6), random.int(3, 16)]
    const whole = (2 * top) % first === 0 && (2 * top) % last === 0
    return whole && first !== last && top / Math.min(first, last) <= 5
      ? { kind, first, level, last, top }
      : null
  },
  make: ({ kind, first, level, last, top }) => {
    const { says, the } = RIDES[kind] ?? RIDES[0]
    const [one, two] = [first, first + level]
    const end = two + last
    const [up, down] = [top / first, -top / last]
    const distance = (top * (level + end)) / 2
    const step = stepFor(0, top)
    return {
      stem: `${says}. The diagram shows its velocity–time graph.`,
      figure: timeGrid(
        {
          name: 'calculus/a-graph-of-velocity',
          title: 'Velocity–time graph',
          description: `A velocity–time graph on graph paper. It rises in a straight line from the origin to ${top} m/s at ${one} s, stays level until ${two} s and falls in a straight line to zero at ${end} s.`,
          to: end + 1,
          low: 0,
          high: outside(top + 0.01, step),
          every: step,
          label: V,
        },
        [
          [
            [0, 0],
            [one, top],
          ],
          [
            [one, top],
            [two, top],
          ],
          [
            [two, top],
            [end, 0],
          ],
        ],
      ),
      parts: {
        a: ask.values({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the acceleration of the ${the} in the first stage and in the last stage, in m/s^{2}.`,
          found: [
            ['first stage', up, 'first'],
            ['last stage', down, 'last'],
          ],
          scheme: [`B1 ${plain(up)}`, `B1 ${plain(down)}`],
          solution: `The acceleration is the gradient of the velocity–time graph: $\\frac{${top}}{${one}}$ is ${plain(up)}, and in the last stage $-\\frac{${top}}{${last}}$ is ${plain(down)}. The graph falls, so this one is negative.`,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the distance that the ${the} travels.`,
          scheme: ['M1 area under the graph', `A1 ${plain(distance)}`],
          solution: `The area under the graph is a trapezium with the parallel sides ${level} and ${end} and the height ${top}: $\\frac{1}{2}(${level} + ${end}) \\times ${top}$ is ${plain(distance)}. The distance is ${quantity(distance, 'm')}.`,
          answer: distance,
          unit: 'm',
          sigFigs: 3,
        }),
        c: ask.draw({
          command: 'Draw',
          objective: 'AO2',
          prompt: `On the grid, draw the acceleration–time graph of the ${the} for the first and the last stage. Rule each part.`,
          ...drawnOnGrid(
            {
              name: 'calculus/grid-for-an-acceleration',
              title: 'Acceleration–time graph',
              description: `A level line at ${plain(up)} from 0 to ${one} s and a level line at ${plain(down)} from ${two} s to ${end} s. Between them the acceleration is zero.`,
              to: end + 1,
              low: Math.floor(down - 0.01),
              high: Math.ceil(up + 0.01),
              every: 1,
              label: A,
            },
            [
              [
                [0, up],
                [one, up],
              ],
              [
                [two, down],
                [end, down],
              ],
            ],
            [
              [
                [one, 0],
                [two, 0],
              ],
            ],
          ),
          scheme: [
            `B1 level line at ${plain(up)} from $t = 0$ to $t = ${one}$`,
            `B1 level line at ${plain(down)} from $t = ${two}$ to $t = ${end}$`,
          ],
          solution: `The acceleration is constant in each stage, so each part is level. In the middle stage the acceleration is zero.`,
        }),
      },
    }
  },
  verify: ({ first, level, last, top }) => {
    const end = first + level + last
    const v = (t: number) =>
      t < first ? (top * t) / first : t < first + level ? top : (top * (end - t)) / last
    const strips = 40_000
    let sum = 0
    for (let at = 0; at < strips; at += 1) sum += (v(((at + 0.5) * end) / strips) * end) / strips
    return { b: Math.round(sum * 1000) / 1000 }
  },
})

question('speed-from-a-velocity-graph', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [kind, m, t] = [random.int(0, 2), random.pick([1, 2, 3, 4]), random.int(2, 5)]
    const [more, level] = [random.int(1, 4), random.int(1, 3)]
    const whole = (m * t * t) % 2 === 0 && (m * more * more) % 2 === 0
    return more !== t && whole && m * Math.max(t, more) <= 16 ? { kind, m, t, more, level } : null
  },
  make: ({ kind, m, t, more, level }) => {
    const [top, low] = [m * t, -m * more]
    const [turn, end] = [t + more, t + more + level]
    const forward = (top * t) / 2
    const back = (-low * more) / 2 - low * level
    const step = stepFor(low, top)
    const who = ['particle', 'bead', 'robot'][kind] ?? 'particle'
    const start = [
      'A particle moves in a straight line.',
      'A bead slides along a straight wire.',
      'A small robot moves along a straight line.',
    ][kind]
    const high = outside(Math.max(top, -low) + 0.01, step)
    return {
      stem: `${start} The diagram shows its velocity–time graph for $0 \\leqslant t \\leqslant ${end}$.`,
      figure: timeGrid(
        {
          name: 'calculus/a-velocity-that-changes-sign',
          title: 'Velocity–time graph',
          description: `A velocity–time graph on graph paper. It falls in a straight line from ${top} m/s at t = 0 through zero at ${t} s to ${plain(low)} m/s at ${turn} s, and stays level until ${end} s.`,
          to: end + 1,
          low: outside(low, step),
          high: outside(top + 0.01, step),
          every: step,
          label: V,
        },
        [
          [
            [0, top],
            [turn, low],
          ],
          [
            [turn, low],
            [end, low],
          ],
        ],
      ),
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO2',
          prompt: `On the grid, draw the speed–time graph of the ${who} for $0 \\leqslant t \\leqslant ${end}$. Rule each straight part.`,
          ...drawnOnGrid(
            {
              name: 'calculus/grid-for-a-speed',
              title: 'Speed–time graph',
              description: `A straight line from ${top} at t = 0 down to zero at ${t} s, a straight line up to ${-low} at ${turn} s, and a level line at ${-low} until ${end} s.`,
              to: end + 1,
              low: 0,
              high,
              every: step,
              label: 'speed (m/s)',
            },
            [
              [
                [0, top],
                [t, 0],
              ],
              [
                [t, 0],
                [turn, -low],
              ],
              [
                [turn, -low],
                [end, -low],
              ],
            ],
          ),
          scheme: [
            `B1 line from $(0, ${top})$ to $(${t}, 0)$`,
            `B1 line from $(${t}, 0)$ to $(${turn}, ${-low})$`,
            `B1 level line from $(${turn}, ${-low})$ to $(${end}, ${-low})$`,
          ],
          solution: `Speed is the modulus of velocity. The part above the axis stays; the part below is reflected in the *t*-axis.`,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the displacement of the ${who} from its starting point when $t = ${end}$.`,
          scheme: [
            `M1 ${plain(forward)} and ${plain(back)} as areas, and their difference`,
            `A1 ${plain(forward - back)}`,
          ],
          solution: `The area above the axis is ${plain(forward)}. Below it there are a triangle of ${plain((-low * more) / 2)} and a rectangle of ${plain(-low * level)}, together ${plain(back)}. The displacement is ${plain(forward)} − ${plain(back)}, that is ${quantity(forward - back, 'm')}.`,
          answer: forward - back,
          unit: 'm',
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the total distance travelled by the ${who}.`,
          scheme: ['M1 all areas counted as positive', `A1 ${plain(forward + back)}`],
          solution: `The total distance is the area under the speed–time graph: ${plain(forward)} + ${plain(back)}, that is ${quantity(forward + back, 'm')}.`,
          answer: forward + back,
          unit: 'm',
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ m, t, more, level }) => {
    const v = (x: number) => Math.max(m * (t - x), -m * more)
    const [strips, end] = [60_000, t + more + level]
    let [sum, size] = [0, 0]
    for (let at = 0; at < strips; at += 1) {
      const each = (v(((at + 0.5) * end) / strips) * end) / strips
      sum += each
      size += Math.abs(each)
    }
    return { b: Math.round(sum * 1000) / 1000, c: Math.round(size * 1000) / 1000 }
  },
})

question('displacement-from-a-step-graph', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [kind, a, b] = [random.int(0, 2), random.int(1, 5), random.int(1, 6)]
    const [one, rest, two] = [random.int(2, 5), random.int(1, 3), random.int(2, 5)]
    const [out, back] = [a * one, b * two]
    return out !== back && out <= 20 && back <= 20 && out - back >= -8 && a !== b
      ? { kind, a, b, one, rest, two }
      : null
  },
  make: ({ kind, a, b, one, rest, two }) => {
    const [stop, end] = [one + rest, one + rest + two]
    const [out, last] = [a * one, a * one - b * two]
    const who = ['toy car', 'lift cage', 'trolley'][kind] ?? 'toy car'
    const start = [
      'A toy car moves along a straight track.',
      'The cage of a lift in a mine moves up and down a straight shaft.',
      'A trolley runs on a straight rail.',
    ][kind]
    const step = stepFor(-b, a)
    const [low, high] = [Math.min(0, last), out]
    const apart = stepFor(low, high)
    const far = out + b * two
    const wide = stepFor(0, far)
    return {
      stem: `${start} At $t = 0$ it is at the fixed point *O*. The diagram shows its velocity–time graph; the parts are level. Between $t = ${one}$ and $t = ${stop}$ the velocity is zero.`,
      figure: timeGrid(
        {
          name: 'calculus/a-velocity-in-steps',
          title: 'Velocity–time graph',
          description: `A velocity–time graph on graph paper with two level parts: at ${a} m/s from 0 to ${one} s and at ${plain(-b)} m/s from ${stop} s to ${end} s.`,
          to: end + 1,
          low: outside(-b - 0.01, step),
          high: outside(a + 0.01, step),
          every: step,
          label: V,
          height: 180,
        },
        [
          [
            [0, a],
            [one, a],
          ],
          [
            [stop, -b],
            [end, -b],
          ],
        ],
      ),
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO2',
          prompt: `On the grid, draw the displacement–time graph of the ${who} for $0 \\leqslant t \\leqslant ${end}$. Rule each straight part.`,
          ...drawnOnGrid(
            {
              name: 'calculus/grid-for-a-displacement',
              title: 'Displacement–time graph',
              description: `A straight line from the origin to (${one}, ${out}), a level line to (${stop}, ${out}) and a straight line to (${end}, ${plain(last)}).`,
              to: end + 1,
              low: outside(low, apart),
              high: outside(high + 0.01, apart),
              every: apart,
              label: S,
            },
            [
              [
                [0, 0],
                [one, out],
              ],
              [
                [one, out],
                [stop, out],
              ],
              [
                [stop, out],
                [end, last],
              ],
            ],
          ),
          scheme: [
            `B1 line from $(0, 0)$ to $(${one}, ${out})$`,
            `B1 level line to $(${stop}, ${out})$`,
            `B1 line to $(${end}, ${last})$`,
          ],
          solution: `Each velocity is the gradient of a straight part: ${plain(a)}, then 0, then ${plain(-b)}. *s* is ${out} at $t = ${one}$, stays there until $t = ${stop}$, and changes by ${plain(-b * two)} to ${plain(last)}.`,
        }),
        b: ask.draw({
          command: 'Draw',
          objective: 'AO2',
          prompt: `On the grid, draw the distance–time graph of the ${who}: the distance travelled since $t = 0$.`,
          ...drawnOnGrid(
            {
              name: 'calculus/grid-for-a-distance',
              title: 'Distance–time graph',
              description: `A straight line from the origin to (${one}, ${out}), a level line to (${stop}, ${out}) and a straight line up to (${end}, ${far}).`,
              to: end + 1,
              low: 0,
              high: outside(far + 0.01, wide),
              every: wide,
              label: 'distance (m)',
            },
            [
              [
                [0, 0],
                [one, out],
              ],
              [
                [stop, out],
                [end, far],
              ],
            ],
            [
              [
                [one, out],
                [stop, out],
              ],
            ],
          ),
          scheme: [
            `B1 line from $(0, 0)$ to $(${one}, ${out})$`,
            `B1 line from $(${stop}, ${out})$ up to $(${end}, ${far})$`,
          ],
          solution: `The distance travelled never falls. On the way back its gradient is the speed, ${b}: it rises from ${out} to ${far}.`,
        }),
        c: ask.number({
          command: 'Find',
          prompt: `Find the average speed of the ${who} from $t = 0$ to $t = ${end}$.`,
          scheme: [
            'M1 total distance divided by total time',
            `A1 ${plain(Math.round((far / end) * 1000) / 1000)}`,
          ],
          solution: `The total distance is ${quantity(far, 'm')} and the time ${quantity(end, 's')}: the average speed is ${quantity(Number((far / end).toPrecision(3)), 'm/s')}.`,
          answer: far / end,
          unit: 'm/s',
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ a, b, one, rest, two }) => {
    const speeds = [
      ...Array.from({ length: one }, () => a),
      ...Array.from({ length: rest }, () => 0),
      ...Array.from({ length: two }, () => b),
    ]
    return { c: speeds.reduce((sum, each) => sum + each, 0) / speeds.length }
  },
})

question('velocity-from-a-displacement-graph', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const speeds = [random.int(1, 5), -random.int(1, 6), random.int(1, 5)] as const
    const times = [random.int(1, 4), random.int(2, 5), random.int(1, 4)] as const
    const start = random.int(1, 5)
    const s = [start]
    for (const [at, each] of speeds.entries()) s.push((s[at] ?? 0) + each * (times[at] ?? 0))
    const span = Math.max(...s) - Math.min(...s)
    return span <= 18 &&
      Math.min(...s) < -1 &&
      (s[3] ?? 0) > 0 &&
      Math.max(...s) <= 14 &&
      speeds[0] !== speeds[2]
      ? { speeds, times, s }
      : null
  },
  make: ({ speeds, times, s }) => {
    const t = [0, times[0], times[0] + times[1], times[0] + times[1] + times[2]] as const
    const end = t[3]
    const [p = 0, q = 0, r = 0, z = 0] = s
    const pieces: Segment[] = [
      [
        [0, p],
        [t[1], q],
      ],
      [
        [t[1], q],
        [t[2], r],
      ],
      [
        [t[2], r],
        [end, z],
      ],
    ]
    const levels: Segment[] = speeds.map(
      (each, at): Segment => [
        [t[at] ?? 0, each],
        [t[at + 1] ?? 0, each],
      ],
    )
    const step = stepFor(Math.min(...s), Math.max(...s))
    const fine = stepFor(speeds[1], Math.max(speeds[0], speeds[2]))
    const distance = Math.abs(q - p) + Math.abs(r - q) + Math.abs(z - r)
    return {
      stem: [
        `A particle moves in a straight line through the fixed point *O*. The diagram shows its displacement–time graph for $0 \\leqslant t \\leqslant ${end}$.`,
        `A bead moves on a straight wire on which *O* is a fixed point. Its displacement–time graph for $0 \\leqslant t \\leqslant ${end}$ is shown.`,
      ],
      figure: timeGrid(
        {
          name: 'calculus/a-graph-of-displacement',
          title: 'Displacement–time graph',
          description: `A displacement–time graph on graph paper of three straight parts, from (0, ${plain(p)}) to (${t[1]}, ${plain(q)}), to (${t[2]}, ${plain(r)}) and to (${end}, ${plain(z)}).`,
          to: end + 1,
          low: outside(Math.min(...s) - 0.01, step),
          high: outside(Math.max(...s) + 0.01, step),
          every: step,
          label: S,
        },
        pieces,
      ),
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO2',
          prompt: `On the grid, draw the velocity–time graph for $0 \\leqslant t \\leqslant ${end}$. Rule each part.`,
          ...drawnOnGrid(
            {
              name: 'calculus/grid-for-a-velocity',
              title: 'Velocity–time graph',
              description: `Three level lines: at ${plain(speeds[0])} until ${t[1]} s, at ${plain(speeds[1])} until ${t[2]} s and at ${plain(speeds[2])} until ${end} s.`,
              to: end + 1,
              low: outside(speeds[1] - 0.01, fine),
              high: outside(Math.max(speeds[0], speeds[2]) + 0.01, fine),
              every: fine,
              label: V,
            },
            levels,
          ),
          scheme: speeds.map(
            (each, at) =>
              `B1 level line at ${plain(each)} from $t = ${t[at] ?? 0}$ to $t = ${t[at + 1] ?? 0}$`,
          ),
          solution: `The velocity is the gradient of the displacement–time graph: ${plain(speeds[0])}, ${plain(speeds[1])} and ${plain(speeds[2])}. Each part is level, because each gradient is constant.`,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the total distance travelled.',
          scheme: ['M1 the sizes of the three changes of *s* added', `A1 ${distance}`],
          solution: `The displacement changes by ${plain(q - p)}, ${plain(r - q)} and ${plain(z - r)}. The sizes add up to ${quantity(distance, 'm')}.`,
          answer: distance,
          unit: 'm',
          sigFigs: 3,
        }),
        c: ask.solutions({
          command: 'Find',
          prompt: 'Find the values of *t* for which the displacement from *O* is zero. Give exact answers.',
          scheme: zeros(pieces).map(each => `B1 ${each.text}`),
          solution: `The graph meets the *t*-axis there. Use the gradients to find the exact times: ${zeros(
            pieces,
          )
            .map(each => each.text)
            .join(', ')}.`,
          answer: zeros(pieces).map(each => each.typed),
          letter: 't',
          interval: { from: '0', to: String(end) },
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ speeds, times, s }) => {
    let [at, position, distance] = [0, s[0] ?? 0, 0]
    const found: number[] = position === 0 ? [0] : []
    for (const [stage, speed] of speeds.entries())
      for (let tick = 0; tick < (times[stage] ?? 0) * 60; tick += 1) {
        const next = position + speed / 60
        if (Math.round(next * 60) === 0) found.push((at + 1) / 60)
        position = next
        distance += Math.abs(speed) / 60
        at += 1
      }
    return { b: Math.round(distance * 1000) / 1000, c: found }
  },
})

/** Where a graph of straight pieces meets the t-axis. */
function zeros(pieces: readonly Segment[]): { typed: string; text: string }[] {
  return pieces.flatMap(([[a, p], [b, q]]) => {
    if (p * q >= 0) return []
    const [above, below] = [a * (q - p) - p * (b - a), q - p]
    return [{ typed: typedFraction(above, below), text: `$${frac(above, below)}$` }]
  })
}
