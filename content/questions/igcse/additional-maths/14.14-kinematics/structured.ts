import { ask } from '@/lib/exams/authoring/ask'
import { frac, slopeTerm, typedFraction } from '@/lib/exams/authoring/maths'
import { bisect, crossings, derivative, integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { distanceOf, inT, motionSketch, moverOf, risingInT } from '../kinematics'

const { question, templates } = questionsOf('structured', '14.14')

export { templates }

question('velocity-and-acceleration-by-differentiation', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const [kind, p, q] = [random.int(0, 2), random.int(1, 5), random.int(2, 8)]
    const [m, d, at] = [random.pick([1, 2]), random.int(0, 12), random.int(1, 7)]
    // s = m(2t³ − 3(p + q)t² + 6pqt)/2 + d
    const half = m === 1 && (p + q) % 2 === 1
    return p < q && !half && at * 2 !== p + q ? { kind, p, q, m, d, at } : null
  },
  make: ({ kind, p, q, m, d, at }) => {
    const { says, the } = moverOf(kind)
    const [b, c] = [(-3 * m * (p + q)) / 2, 3 * m * p * q]
    const s = inT(m, b, c, d)
    const v = inT(3 * m, 2 * b, c)
    const acceleration = 6 * m * at + 2 * b
    return {
      stem: [
        `${says}. Its displacement from a fixed point *O* at time *t* seconds is *s* metres, where $s = ${s}$ for $t \\geqslant 0$.`,
        `${says} so that its displacement, *s* metres, from a fixed point *O* at time *t* seconds is given by $s = ${s}$, where $t \\geqslant 0$.`,
        `${says}. After *t* seconds its displacement from a fixed point *O* is *s* metres, and $s = ${s}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the velocity of the ${the}, in m/s, in terms of *t*.`,
          scheme: ['M1 differentiates: at least two terms right', `A1 $${v}$`],
          solution: `$v = \\frac{ds}{dt} = ${v}$.`,
          answer: v,
          letters: ['t'],
        }),
        b: ask.solutions({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the values of *t* for which the ${the} is at instantaneous rest.`,
          scheme: [`M1 $${v} = 0$`, `A1 $t = ${p}$`, `A1 $t = ${q}$`],
          solution: `At rest $v = 0$: $${3 * m}(t - ${p})(t - ${q}) = 0$, so $t = ${p}$ or $t = ${q}$.`,
          answer: [String(p), String(q)],
          letter: 't',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the acceleration of the ${the} when $t = ${at}$.`,
          scheme: [`M1 $a = ${inT(6 * m, 2 * b)}$`, `A1 ${plain(acceleration)}`],
          solution: `$a = \\frac{dv}{dt} = ${inT(6 * m, 2 * b)}$, which is ${plain(acceleration)} at $t = ${at}$.${acceleration < 0 ? ' The minus sign says that the velocity is decreasing.' : ''}`,
          answer: acceleration,
          unit: 'm/s^2',
        }),
      },
    }
  },
  verify: ({ p, q, m, d, at }) => {
    const s = (t: number) => m * t ** 3 - 1.5 * m * (p + q) * t * t + 3 * m * p * q * t + d
    const v = (t: number) => derivative(s, t)
    return {
      a: `${3 * m}*(t - ${p})*(t - ${q})`,
      b: crossings(v, 0.0053, 10),
      c: Math.round(derivative(v, at)),
    }
  },
})

question('total-distance-with-turns', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [kind, p, q, m] = [random.int(0, 2), random.int(1, 3), random.int(2, 6), random.pick([3, 6, -3])]
    const end = q + random.int(1, 3)
    const whole = m === 6 || (p + q) % 2 === 0
    return p < q && q - p < 5 && whole ? { kind, p, q, m, end } : null
  },
  make: ({ kind, p, q, m, end }) => {
    const { says, the } = moverOf(kind)
    const [b, c] = [-m * (p + q), m * p * q]
    const v = risingInT(m, b, c)
    const s = risingInT(m / 3, b / 2, c, 0)
    const at = (t: number) => (m / 3) * t ** 3 + (b / 2) * t * t + c * t
    const pieces = [at(p), at(q) - at(p), at(end) - at(q)]
    const speed = (t: number) => m * (t - p) * (t - q)
    const shown = [0, (p + q) / 2, end].map(speed)
    const total = pieces.reduce((sum, each) => sum + Math.abs(each), 0)
    return {
      stem: [
        `${says}. At time *t* seconds after it passes through a fixed point *O* its velocity is *v* m/s, where $v = ${v}$.`,
        `${says}. It passes through a fixed point *O* at $t = 0$, and its velocity, *v* m/s, at time *t* seconds is given by $v = ${v}$.`,
        `${says}. Its velocity *t* seconds after leaving a fixed point *O* is *v* m/s, where $v = ${v}$.`,
      ],
      parts: {
        a: ask.solutions({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the values of *t* for which the ${the} is at instantaneous rest.`,
          scheme: [`M1 $${v} = 0$`, `A1 $t = ${p}$`, `A1 $t = ${q}$`],
          solution: `$v = 0$: $${m}(t - ${p})(t - ${q}) = 0$, so $t = ${p}$ or $t = ${q}$.`,
          answer: [String(p), String(q)],
          letter: 't',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the displacement of the ${the} from *O*, in metres, in terms of *t*.`,
          scheme: ['M1 integrates: at least two terms right', `A1 $${s}$, with the constant shown to be 0`],
          solution: `$s = \\int v\\,dt = ${s} + c$. $s = 0$ when $t = 0$, so $c = 0$.`,
          answer: s,
          letters: ['t'],
        }),
        c: ask.number({
          command: 'Find',
          prompt: `Find the total distance travelled by the ${the} in the first ${end} seconds.`,
          scheme: [
            `M1 splits the motion at $t = ${p}$ and $t = ${q}$`,
            `A1 $s = ${plain(at(p))}$ at $t = ${p}$ and $s = ${plain(at(q))}$ at $t = ${q}$`,
            `A1 $s = ${plain(at(end))}$ at $t = ${end}$`,
            `A1 ${plain(total)}`,
          ],
          solution: `The direction changes at $t = ${p}$ and at $t = ${q}$. *s* is 0, ${plain(at(p))}, ${plain(at(q))} and ${plain(at(end))} at $t = 0, ${p}, ${q}, ${end}$. The distances are ${pieces.map(each => plain(Math.abs(each))).join(', ')}; together ${quantity(total, 'm')}.`,
          answer: total,
          unit: 'm',
          sigFigs: 3,
          solutionFigure: motionSketch(
            {
              name: 'calculus/velocity-with-turns',
              title: 'Velocity–time graph',
              description: `The velocity is a parabola that meets the t-axis at ${p} and ${q}. The regions between it and the axis are shaded from t = 0 to t = ${end}, on both sides of the axis.`,
              to: end * 1.1,
              low: Math.min(...shown) * 1.15,
              high: Math.max(...shown) * 1.15,
            },
            {
              shade: [{ f: speed, from: 0, to: end }],
              pieces: [{ f: speed, from: 0, to: end }],
              onT: [p, q].map((at, index) => ({
                at,
                label: String(at),
                place: `${m > 0 ? 'above' : 'below'} ${index === 0 ? 'right' : 'left'}` as const,
              })),
            },
          ),
        }),
      },
    }
  },
  verify: ({ p, q, m, end }) => {
    const v = (t: number) => m * (t * t - (p + q) * t + p * q)
    return {
      a: crossings(v, 0.0037, 12),
      b: `${m}*t*(t^2/3 - ${p + q}*t/2 + ${p * q})`,
      c: distanceOf(v, 0, end),
    }
  },
})

question('motion-from-an-acceleration', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [kind, q, peak] = [random.int(0, 2), random.pick([2, 4, 6]), random.int(1, 5)]
    const [u, w, end] = [random.int(1, 15), random.int(1, 12), random.int(2, 7)]
    const p = q * peak
    const s = w + u * end + (p * end * end) / 2 - (q * end ** 3) / 6
    return Number.isInteger(s) && end !== peak && s > 0 ? { kind, p, q, peak, u, w, end, s } : null
  },
  make: ({ kind, p, q, peak, u, w, end, s }) => {
    const { says, the } = moverOf(kind)
    const a = risingInT(-q, p)
    const v = risingInT(-q / 2, p, u)
    const most = u + (p * peak) / 2
    const cube = slopeTerm(q, 6, 't^3')
    const path = `${w} + ${u === 1 ? '' : u}t + ${slopeTerm(p, 2, 't^2')} - ${cube}`
    return {
      stem: [
        `${says}. At time *t* seconds its acceleration is $${a}$ m/s^{2}. When $t = 0$ its velocity is ${quantity(u, 'm/s')} and its displacement from a fixed point *O* is ${quantity(w, 'm')}.`,
        `${says} with the acceleration $a = ${a}$, in m/s^{2}, at time *t* seconds. It starts ${quantity(w, 'm')} from a fixed point *O*, on the positive side, with the velocity ${quantity(u, 'm/s')}.`,
        `${says}. Its acceleration, *a* m/s^{2}, is given by $a = ${a}$, where *t* is the time in seconds. At $t = 0$ its displacement from a fixed point *O* is ${quantity(w, 'm')} and its velocity is ${quantity(u, 'm/s')}.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the velocity of the ${the}, in m/s, in terms of *t*.`,
          scheme: ['M1 integrates', `M1 $v = ${u}$ at $t = 0$ used`, `A1 $${v}$`],
          solution: `$v = \\int a\\,dt = ${risingInT(-q / 2, p, 0)} + c$. At $t = 0$ $v = ${u}$, so $c = ${u}$ and $v = ${v}$.`,
          answer: v,
          letters: ['t'],
        }),
        b: ask.whole({
          command: 'Find',
          prompt: `Find the greatest velocity of the ${the}.`,
          scheme: [`M1 $a = 0$ at $t = ${peak}$`, `A1 ${most}`],
          solution: `The velocity is greatest when $\\frac{dv}{dt} = a = 0$, at $t = ${peak}$. Then $v = ${most}$.`,
          answer: most,
          unit: 'm/s',
          own: { from: 'a', key: `f(${peak})` },
        }),
        c: ask.number({
          command: 'Find',
          prompt: `Find the displacement of the ${the} from *O* when $t = ${end}$.`,
          scheme: ['M1 integrates the velocity', `A1 $${path}$`, `A1 ${plain(s)}`],
          solution: `$s = \\int v\\,dt$, and $s = ${w}$ at $t = 0$: $s = ${path}$. At $t = ${end}$ it is ${quantity(s, 'm')}.`,
          answer: s,
          unit: 'm',
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ p, q, u, w, end }) => {
    const v = (t: number) => u + integral(x => p - q * x, 0, t, 2)
    const most = Math.max(...Array.from({ length: 161 }, (_, at) => v(at / 20)))
    return { a: `${u} + t*(${p} - ${q}*t/2)`, b: Math.round(most), c: w + integral(v, 0, end, 20) }
  },
})

question('two-stages-of-motion', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [kind, m, T, n] = [random.int(0, 2), random.pick([1, 2, 3, 6]), random.int(2, 4), random.int(2, 4)]
    const near = random.int(1, T - 1)
    return m * T ** 3 < 200 ? { kind, m, T, n, near } : null
  },
  make: ({ kind, m, T, n, near }) => {
    const { says, the } = moverOf(kind)
    const front = m === 1 ? '' : m
    const [k, end] = [m * T ** 4, n * T]
    const [one, two] = [2 * m * near, [-2 * k, end ** 3] as const]
    const first = [m * T ** 3, 3] as const
    const second = [m * T ** 3 * (n - 1), n] as const
    const total = [m * T ** 3 * (n + 3 * (n - 1)), 3 * n] as const
    return {
      stem: [
        `${says}. Its velocity, *v* m/s, at time *t* seconds is $v = ${front}t^2$ for $0 \\leqslant t \\leqslant ${T}$ and $v = \\frac{k}{t^2}$ for $t > ${T}$, where *k* is a constant. There is no sudden change of velocity at $t = ${T}$.`,
        `${says}. For the first ${T} seconds its velocity at time *t* seconds is $${front}t^2$ m/s. For $t > ${T}$ the velocity is $\\frac{k}{t^2}$ m/s, where *k* is a constant. The velocity does not change suddenly at $t = ${T}$.`,
      ],
      parts: {
        a: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the value of *k*.',
          scheme: [`M1 $\\frac{k}{${T * T}} = ${m * T * T}$`, `A1 ${k}`],
          solution: `At $t = ${T}$ both formulas must give the same velocity: $${front === '' ? '' : `${front} \\times `}${T}^2 = \\frac{k}{${T}^2}$, so $k = ${k}$.`,
          answer: k,
        }),
        'b.i': ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the acceleration of the ${the} when $t = ${near}$.`,
          scheme: [`B1 ${one}`],
          solution: `In the first stage $a = ${2 * m}t$, which is ${one} at $t = ${near}$.`,
          answer: one,
          unit: 'm/s^2',
        }),
        'b.ii': ask.expression({
          objective: 'AO1',
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact acceleration of the ${the}, in m/s^{2}, when $t = ${end}$.`,
          scheme: ['M1 $-2kt^{-3}$', `A1 $${frac(...two)}$`],
          solution: `In the second stage $v = ${k}t^{-2}$ and $a = -${2 * k}t^{-3}$. At $t = ${end}$ it is $${frac(...two)}$.`,
          answer: typedFraction(...two),
          letters: [],
          own: { from: 'a', key: `-2*f/${end ** 3}` },
        }),
        c: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact distance, in metres, travelled by the ${the} from $t = 0$ to $t = ${end}$.`,
          scheme: [
            `B1 $\\int_0^{${T}} ${front}t^2\\,dt = ${frac(...first)}$`,
            'M1 integrates $kt^{-2}$',
            `A1 $-\\frac{${k}}{t}$`,
            `A1 $${frac(...second)}$`,
            `A1 $${frac(...total)}$`,
          ],
          solution: `The velocity is never negative, so the distance is the integral of *v*, in two pieces. First stage: $\\left[${slopeTerm(m, 3, 't^3')}\\right]_0^{${T}} = ${frac(...first)}$. Second stage: $\\left[-\\frac{${k}}{t}\\right]_{${T}}^{${end}} = ${frac(...second)}$. Together: $${frac(...total)}$ m.`,
          answer: typedFraction(...total),
          letters: [],
          own: { from: 'a', key: `${m * T ** 3}/3 + f/${T} - f/${end}` },
        }),
      },
    }
  },
  verify: ({ m, T, n, near }) => {
    const k = Math.round(bisect(x => x / (T * T) - m * T * T, 0, 5000))
    const second = (t: number) => k / (t * t)
    const accelerated = derivative(second, n * T, 1e-2)
    return {
      a: k,
      'b.i': Math.round(derivative(t => m * t * t, near)),
      'b.ii': accelerated.toFixed(10),
      c: (integral(t => m * t * t, 0, T) + integral(second, T, n * T, 4000)).toFixed(9),
    }
  },
})

question('unknown-constants-in-a-velocity', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [kind, p, stop] = [random.int(0, 2), random.pick([-3, -6, 3, 6]), random.int(2, 7)]
    const [t, end] = [random.int(1, 4), random.pick([2, 3, 4])]
    const q = -p * stop
    const acceleration = 2 * p * t + q
    const s = (p * end ** 3) / 3 + (q * end * end) / 2
    // With end = 3t both equations would be the same.
    const two = end !== 3 * t
    return Number.isInteger(s) && acceleration !== 0 && end <= stop && s !== 0 && two
      ? { kind, p, q, stop, t, end, acceleration, s }
      : null
  },
  make: ({ kind, p, q, stop, t, end, acceleration, s }) => {
    const { says, the } = moverOf(kind)
    return {
      stem: [
        `${says}. Its velocity, *v* m/s, at time *t* seconds is given by $v = pt^2 + qt$, where *p* and *q* are constants. When $t = ${t}$ its acceleration is ${quantity(acceleration, 'm/s^2')}. When $t = ${end}$ its displacement from its starting point is ${quantity(s, 'm')}.`,
        `${says} with the velocity $v = pt^2 + qt$, in m/s, where *t* is the time in seconds and *p* and *q* are constants. From $t = 0$ to $t = ${end}$ its displacement is ${quantity(s, 'm')}. At $t = ${t}$ its acceleration is ${quantity(acceleration, 'm/s^2')}.`,
      ],
      parts: {
        'a.i': ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Use the acceleration to find an equation in *p* and *q*.',
          scheme: ['M1 $a = 2pt + q$', `A1 $${2 * t}p + q = ${acceleration}$`],
          solution: `$a = \\frac{dv}{dt} = 2pt + q$. At $t = ${t}$: $${2 * t}p + q = ${acceleration}$.`,
          answer: `${2 * t}p + q = ${acceleration}`,
          letters: ['p', 'q'],
        }),
        'a.ii': ask.expression({
          command: 'Find',
          prompt: 'Use the displacement to find another equation in *p* and *q*.',
          scheme: [
            'M1 $s = \\frac{1}{3}pt^3 + \\frac{1}{2}qt^2$',
            `A1 $${slopeTerm(end ** 3, 3, 'p')} + ${slopeTerm(end * end, 2, 'q')} = ${s}$`,
          ],
          solution: `$s = \\int v\\,dt = \\frac{1}{3}pt^3 + \\frac{1}{2}qt^2$, which is 0 at $t = 0$. At $t = ${end}$: $${slopeTerm(end ** 3, 3, 'p')} + ${slopeTerm(end * end, 2, 'q')} = ${s}$.`,
          answer: `${typedFraction(end ** 3, 3, true)}p + ${typedFraction(end * end, 2, true)}q = ${s}`,
          letters: ['p', 'q'],
        }),
        'a.iii': ask.values({
          subtopic: '5.1',
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *p* and of *q*.',
          found: [
            ['*p*', p, 'p'],
            ['*q*', q, 'q'],
          ],
          scheme: [`B1 $p = ${p}$`, `B1 $q = ${q}$`],
          solution: `Put $q = ${acceleration} - ${2 * t}p$ from the first equation into the second: $p = ${p}$, and then $q = ${q}$.`,
        }),
        b: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the time, after the start, at which the ${the} is at instantaneous rest.`,
          scheme: ['M1 $v = 0$', `A1 ${stop}`],
          solution: `$v = ${risingInT(p, q, 0)} = 0$: $t = 0$ is the start, the other solution is $t = ${stop}$.`,
          answer: stop,
          unit: 's',
        }),
        c: ask.number({
          command: 'Find',
          prompt: `Find the greatest speed of the ${the} before it is at rest again.`,
          scheme: [`M1 $a = 0$ at $t = ${stop / 2}$`, `A1 ${plain((Math.abs(p) * stop * stop) / 4)}`],
          solution: `$a = ${inT(2 * p, q)} = 0$ at $t = ${stop / 2}$. There $v = ${(-p * stop * stop) / 4}$, so the speed is ${quantity((Math.abs(p) * stop * stop) / 4, 'm/s')}.`,
          answer: (Math.abs(p) * stop * stop) / 4,
          unit: 'm/s',
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ p, q, stop, t, end }) => {
    const v = (at: number) => p * at * at + q * at
    const [found = 0] = crossings(v, 0.0041, 12)
    const most = Math.max(...Array.from({ length: 201 }, (_, at) => Math.abs(v((stop * at) / 200))))
    return {
      'a.i': `2*p*${t} = ${derivative(v, t).toFixed(6)} - q`,
      'a.ii': `${2 * end}*p + 3*q = 6*(${integral(v, 0, end).toFixed(6)})/${end * end}`,
      b: Math.round(found * 1e6) / 1e6,
      c: most,
    }
  },
})

question('exact-values-of-an-oscillation', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    kind: random.int(0, 2),
    k: random.pick([1, 2, 3, 4]),
    m: random.int(1, 6),
    cosine: random.chance(0.4),
  }),
  make: ({ kind, k, m, cosine }) => {
    const { says, the } = moverOf(kind)
    const factor = (value: number) => (value === 1 ? '' : String(value))
    const angle = k === 1 ? 't' : `${k}t`
    // s = 2m sin kt − mkt, or s = 2m cos kt + mkt: at rest where the cosine or the sine is 1/2.
    const s = cosine
      ? `${2 * m}\\cos ${angle} + ${factor(m * k)}t`
      : `${2 * m}\\sin ${angle} - ${factor(m * k)}t`
    const v = cosine
      ? `${factor(m * k)} - ${2 * m * k}\\sin ${angle}`
      : `${2 * m * k}\\cos ${angle} - ${m * k}`
    const velocity = cosine && m * k === 1 ? `1 - 2\\sin ${angle}` : v
    const part = cosine ? 6 : 3
    const rest = `\\frac{\\pi}{${part * k}}`
    const surd = m === 1 ? '\\sqrt{3}' : `${m}\\sqrt{3}`
    const gradient = m * k * k === 1 ? '\\sqrt{3}' : `${m * k * k}\\sqrt{3}`
    const there = `${surd} ${cosine ? '+' : '-'} ${slopeTerm(m, part, '\\pi')}`
    return {
      stem: [
        `${says}. Its displacement from a fixed point *O* at time *t* seconds is *s* metres, where $s = ${s}$ for $t \\geqslant 0$. Angles are in radians.`,
        `${says} so that its displacement from a fixed point *O* at time *t* seconds is $s = ${s}$, in metres. Angles are in radians.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the velocity of the ${the}, in m/s, in terms of *t*.`,
          scheme: [`M1 a multiple of $\\${cosine ? 'sin' : 'cos'} ${angle}$`, `A1 $${velocity}$`],
          solution: `$v = \\frac{ds}{dt} = ${velocity}$.`,
          answer: cosine ? `${m * k} - ${2 * m * k}sin(${angle})` : `${2 * m * k}cos(${angle}) - ${m * k}`,
          letters: ['t'],
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact value of *t* when the ${the} is first at instantaneous rest.`,
          scheme: ['M1 $v = 0$', `M1 $\\${cosine ? 'sin' : 'cos'} ${angle} = \\frac{1}{2}$`, `A1 $${rest}$`],
          solution: `$v = 0$ gives $\\${cosine ? 'sin' : 'cos'} ${angle} = \\frac{1}{2}$. The first solution is $${angle} = \\frac{\\pi}{${part}}$${k === 1 ? '' : `, so $t = ${rest}$`}.`,
          answer: `pi/${part * k}`,
          letters: [],
        }),
        c: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact acceleration of the ${the}, in m/s^{2}, at this instant.`,
          scheme: [`M1 $a = -${2 * m * k * k}\\${cosine ? 'cos' : 'sin'} ${angle}$`, `A1 $-${gradient}$`],
          solution: `$a = \\frac{dv}{dt} = -${2 * m * k * k}\\${cosine ? 'cos' : 'sin'} ${angle}$. At $${angle} = \\frac{\\pi}{${part}}$ this is $-${2 * m * k * k} \\times \\frac{\\sqrt{3}}{2} = -${gradient}$.`,
          answer: `-${m * k * k}sqrt(3)`,
          letters: [],
        }),
        d: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact displacement of the ${the} from *O*, in metres, at this instant.`,
          scheme: ['M1 their *t* put into *s*', `A1 $${there}$`],
          solution: `$s = ${2 * m} \\times \\frac{\\sqrt{3}}{2} ${cosine ? '+' : '-'} ${factor(m * k)}${m * k === 1 ? '' : ' \\times '}${rest} = ${there}$.`,
          answer: `${m}sqrt(3) ${cosine ? '+' : '-'} ${typedFraction(m, part, true)}pi`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ k, m, cosine }) => {
    const s = (t: number) =>
      cosine ? 2 * m * Math.cos(k * t) + m * k * t : 2 * m * Math.sin(k * t) - m * k * t
    const v = (t: number) => derivative(s, t, 1e-3)
    const [rest = Number.NaN] = crossings(v, 0.0061, 3)
    const half = `tan(${k}*t/2)`
    const a = (v(rest + 1e-3) - v(rest - 1e-3)) / 2e-3
    return {
      a: cosine
        ? `${m * k}*(1 - 4*${half}/(1 + ${half}^2))`
        : `${m * k}*(2*(1 - ${half}^2)/(1 + ${half}^2) - 1)`,
      b: `pi/${Math.round(Math.PI / rest)}`,
      c: `-sqrt(${Math.round(a * a)})`,
      d: s(Math.PI / Math.round(Math.PI / rest)).toFixed(10),
    }
  },
})
