import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { bisect, crossings, derivative, integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { distanceOf, motionSketch, moverOf } from '../kinematics'

const { question, templates } = questionsOf('structured', '14.14', { calculator: 'needed' })

export { templates }

/** The distance out to the turn and back, from two displacements that were rounded to three figures on the way. */
const outAndBack = (turn: number, end: number) => 2 * Number(turn.toPrecision(3)) - Number(end.toPrecision(3))

question('velocity-that-decays-and-turns', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [kind, p, q] = [random.int(0, 2), random.int(6, 20), random.int(1, 5)]
    const [k, t] = [random.pick([0.1, 0.2, 0.25, 0.4, 0.5]), random.int(1, 4)]
    const rest = Math.log(p / q) / k
    const end = Math.ceil(rest) + random.int(1, 3)
    return rest > 1.5 && rest < 12 && end - rest > 0.4 ? { kind, p, q, k, t, rest, end } : null
  },
  make: ({ kind, p, q, k, t, rest, end }) => {
    const { says, the } = moverOf(kind)
    const v = `${p}e^{-${k}t} - ${q}`
    const m = roundTo(p / k, 6)
    const s = (x: number) => m * (1 - Math.exp(-k * x)) - q * x
    const a = -p * k * Math.exp(-k * t)
    const path = `${plain(m)} - ${plain(m)}e^{-${k}t} - ${q === 1 ? '' : q}t`
    const front = p * k === 1 ? '' : plain(roundTo(p * k, 4))
    const total = 2 * s(rest) - s(end)
    return {
      stem: [
        `${says}. At time *t* seconds after it passes through a fixed point *O* its velocity is *v* m/s, where $v = ${v}$.`,
        `${says}. It passes through a fixed point *O* at $t = 0$, and *t* seconds later its velocity is *v* m/s, where $v = ${v}$.`,
      ],
      parts: {
        a: ask.number({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the acceleration of the ${the} when $t = ${t}$.`,
          scheme: [`M1 $a = -${front}e^{-${k}t}$`, `A1 ${figures(a, 3)}`],
          solution: `$a = \\frac{dv}{dt} = -${front}e^{-${k}t}$. At $t = ${t}$ it is ${quantity(a, 'm/s^2', 3)}.`,
          answer: a,
          unit: 'm/s^2',
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Find',
          prompt: `Find the value of *t* when the ${the} is at instantaneous rest.`,
          scheme: [`M1 $e^{-${k}t} = ${frac(q, p)}$`, 'M1 takes logarithms', `A1 ${figures(rest, 3)}`],
          solution: `$v = 0$ gives $e^{-${k}t} = ${frac(q, p)}$, so $-${k}t = \\ln ${frac(q, p)}$ and *t* is ${figures(rest, 3)}.`,
          answer: rest,
          sigFigs: 3,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the displacement of the ${the} from *O*, in metres, in terms of *t*.`,
          scheme: [`M1 a multiple of $e^{-${k}t}$`, 'M1 $s = 0$ at $t = 0$ used', `A1 $s = ${path}$`],
          solution: `$s = -${plain(m)}e^{-${k}t} - ${q === 1 ? '' : q}t + c$. At $t = 0$ $s = 0$, so $c = ${plain(m)}$.`,
          answer: `${m} - ${m}e^(-${k}t) - ${q}t`,
          letters: ['t'],
        }),
        d: ask.number({
          command: 'Find',
          prompt: `Find the total distance travelled by the ${the} in the first ${end} seconds.`,
          scheme: [
            `M1 *s* at the instant of rest: ${figures(s(rest), 3)}`,
            `M1 *s* at $t = ${end}$: ${figures(s(end), 3)}`,
            `A1 ${figures(total, 3)}`,
          ],
          solution: `The direction changes at the instant of rest, where *s* is ${figures(s(rest), 4)}. At $t = ${end}$ *s* is ${figures(s(end), 4)}. The way out and the way back add up to ${figures(s(rest), 4)} + (${figures(s(rest), 4)} − ${s(end) < 0 ? `(${figures(s(end), 4)})` : figures(s(end), 4)}), that is ${quantity(total, 'm', 3)}.`,
          answer: total,
          unit: 'm',
          sigFigs: 3,
          alsoRight: [outAndBack(s(rest), s(end))],
        }),
      },
    }
  },
  verify: ({ p, q, k, t, end }) => {
    const v = (x: number) => p / Math.exp(k * x) - q
    return {
      a: derivative(v, t),
      b: bisect(v, 0, 60),
      c: `${p}/${k}*(1 - 1/e^(${k}*t)) - ${q}*t`,
      d: distanceOf(v, 0, end),
    }
  },
})

question('displacement-with-a-logarithm', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [kind, m, b] = [random.int(0, 2), random.int(2, 12), random.pick([1, 2, 3])]
    const c = random.pick([0.5, 0.8, 1, 1.5, 2, 2.5, 3])
    const rest = ((m * b) / c - 1) / b
    const end = Math.ceil(rest) + random.int(1, 4)
    return rest > 0.7 && rest < 9 && end - rest > 0.5 ? { kind, m, b, c, rest, end } : null
  },
  make: ({ kind, m, b, c, rest, end }) => {
    const { says, the } = moverOf(kind)
    const inner = `${b === 1 ? '' : b}t + 1`
    const path = `${m}\\ln(${inner}) - ${c === 1 ? '' : c}t`
    const v = `\\frac{${m * b}}{${inner}} - ${c}`
    const s = (x: number) => m * Math.log(b * x + 1) - c * x
    const a = (-m * b * b) / (b * rest + 1) ** 2
    const total = 2 * s(rest) - s(end)
    return {
      stem: [
        `${says}. Its displacement from a fixed point *O* at time *t* seconds is *s* metres, where $s = ${path}$ for $t \\geqslant 0$.`,
        `${says} so that *t* seconds after it passes through a fixed point *O* its displacement from *O* is *s* metres, where $s = ${path}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the velocity of the ${the}, in m/s, in terms of *t*.`,
          scheme: [`M1 a multiple of $\\frac{1}{${inner}}$`, `A1 $${v}$`],
          solution: `$v = \\frac{ds}{dt} = ${v}$.`,
          answer: `${m * b}/(${inner}) - ${c}`,
          letters: ['t'],
        }),
        b: ask.number({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the value of *t* when the ${the} is at instantaneous rest.`,
          scheme: [`M1 $${inner} = \\frac{${m * b}}{${c}}$`, `A1 ${figures(rest, 3)}`],
          solution: `$v = 0$ gives $${inner} = \\frac{${m * b}}{${c}}$, so *t* is ${figures(rest, 3)}.`,
          answer: rest,
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Find',
          prompt: 'Find the acceleration at this instant.',
          scheme: [`M1 $a = -\\frac{${m * b * b}}{(${inner})^2}$`, `A1 ${figures(a, 3)}`],
          solution: `$a = \\frac{dv}{dt} = -\\frac{${m * b * b}}{(${inner})^2}$. At the instant of rest it is ${quantity(a, 'm/s^2', 3)}.`,
          answer: a,
          unit: 'm/s^2',
          sigFigs: 3,
          follow: { from: 'b', formula: `-${m * b * b}/(${b}*x + 1)^2` },
        }),
        d: ask.number({
          command: 'Find',
          prompt: `Find the total distance travelled by the ${the} from $t = 0$ to $t = ${end}$.`,
          scheme: [
            `M1 *s* at the instant of rest: ${figures(s(rest), 3)}`,
            `M1 *s* at $t = ${end}$: ${figures(s(end), 3)}`,
            'M1 the way out and the way back added',
            `A1 ${figures(total, 3)}`,
          ],
          solution: `The direction changes at the instant of rest, where *s* is ${figures(s(rest), 4)}. At $t = ${end}$ *s* is ${figures(s(end), 4)}. Out and back: ${quantity(total, 'm', 3)}.`,
          answer: total,
          unit: 'm',
          sigFigs: 3,
          alsoRight: [outAndBack(s(rest), s(end))],
        }),
      },
    }
  },
  verify: ({ m, b, c, end }) => {
    const s = (x: number) => m * Math.log(b * x + 1) - c * x
    const v = (x: number) => derivative(s, x, 1e-4)
    const rest = bisect(v, 0.001, 30)
    const pieces = Array.from({ length: 20001 }, (_, at) => s((end * at) / 20000))
    return {
      a: `${m}/(t + 1/${b}) - ${c}`,
      b: rest,
      c: (v(rest + 1e-3) - v(rest - 1e-3)) / 2e-3,
      d: pieces.reduce((sum, each, at) => sum + Math.abs(each - (pieces[at - 1] ?? each)), 0),
    }
  },
})

question('speed-and-distance-of-a-swing', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [kind, A, B] = [random.int(0, 2), random.int(4, 10), random.int(1, 6)]
    const k = random.pick([0.5, 1, 2, 3])
    const rest = Math.acos(-B / A) / k
    const second = (2 * Math.PI) / k - rest
    const end = roundTo(rest + (second - rest) * random.pick([0.4, 0.6, 0.8]), 1)
    return A > B + 1 && end - rest > 0.15 && second - end > 0.05 ? { kind, A, B, k, rest, end } : null
  },
  make: ({ kind, A, B, k, rest, end }) => {
    const { says, the } = moverOf(kind)
    const angle = k === 1 ? 't' : `${k}t`
    const v = `${A}\\cos ${angle} + ${B}`
    const m = roundTo(A / k, 6)
    const inFraction = k === 3 && A % 3 !== 0
    const front = inFraction ? `\\frac{${A}}{3}` : String(m)
    const path = `${front}\\sin ${angle} + ${B === 1 ? '' : B}t`
    const s = (x: number) => (A / k) * Math.sin(k * x) + B * x
    const a = -A * k * Math.sin(k * rest)
    const total = 2 * s(rest) - s(end)
    return {
      stem: [
        `${says}. At time *t* seconds after it passes through a fixed point *O* its velocity is *v* m/s, where $v = ${v}$. Angles are in radians.`,
        `${says}. It is at a fixed point *O* when $t = 0$, and its velocity at time *t* seconds is $v = ${v}$, in m/s. Angles are in radians.`,
      ],
      parts: {
        a: ask.whole({
          objective: 'AO1',
          command: 'Write',
          prompt: `Write down the greatest speed of the ${the}.`,
          scheme: [`B1 ${A + B}`],
          solution: `The cosine is at most 1, so *v* is at most ${A + B}. Its least value, ${plain(B - A)}, is a smaller speed.`,
          answer: A + B,
          unit: 'm/s',
        }),
        b: ask.number({
          command: 'Find',
          prompt: `Find the value of *t* when the ${the} is first at instantaneous rest.`,
          scheme: [
            `M1 $\\cos ${angle} = ${frac(-B, A)}$`,
            `M1 $${angle}$ = ${figures(k * rest, 3)}`,
            `A1 ${figures(rest, 3)}`,
          ],
          solution: `$v = 0$ gives $\\cos ${angle} = ${frac(-B, A)}$. The calculator, in radians, gives ${figures(k * rest, 4)} for the angle${k === 1 ? '' : `; divide by ${k}`}. So *t* is ${figures(rest, 3)}.`,
          answer: rest,
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Find',
          prompt: `Find the acceleration of the ${the} at this instant.`,
          scheme: [`M1 $a = -${plain(roundTo(A * k, 4))}\\sin ${angle}$`, `A1 ${figures(a, 3)}`],
          solution: `$a = \\frac{dv}{dt} = -${plain(roundTo(A * k, 4))}\\sin ${angle}$, which is ${quantity(a, 'm/s^2', 3)} at this instant.`,
          answer: a,
          unit: 'm/s^2',
          sigFigs: 3,
          follow: { from: 'b', formula: `-${A * k}*sin(${(k * 180) / Math.PI}*x)` },
        }),
        d: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the displacement of the ${the} from *O*, in metres, in terms of *t*.`,
          scheme: [`M1 a multiple of $\\sin ${angle}$`, `A1 $s = ${path}$, with the constant shown to be 0`],
          solution: `$s = ${path} + c$, and $c = 0$ because $s = 0$ at $t = 0$.`,
          answer: `${inFraction ? `(${A}/3)` : m}sin(${angle}) + ${B}t`,
          letters: ['t'],
        }),
        e: ask.number({
          command: 'Find',
          prompt: `Find the total distance travelled by the ${the} from $t = 0$ to $t = ${end}$.`,
          scheme: [
            `M1 *s* at the instant of rest: ${figures(s(rest), 3)}`,
            `M1 *s* at $t = ${end}$: ${figures(s(end), 3)}`,
            'M1 the way out and the way back added',
            `A1 ${figures(total, 3)}`,
          ],
          solution: `Between $t = 0$ and $t = ${end}$ the direction changes once, where *s* is ${figures(s(rest), 4)}. At $t = ${end}$ *s* is ${figures(s(end), 4)}. Out and back: ${quantity(total, 'm', 3)}.`,
          answer: total,
          unit: 'm',
          sigFigs: 3,
          alsoRight: [outAndBack(s(rest), s(end))],
          solutionFigure: motionSketch(
            {
              name: 'calculus/velocity-of-a-swing',
              title: 'Velocity–time graph',
              description: `The velocity falls from ${A + B} through zero at t = ${figures(rest, 3)} and is negative until t = ${end}. The regions between the graph and the t-axis, above and below, are shaded.`,
              to: end * 1.12,
              low: B - A - 1,
              high: (A + B) * 1.15,
            },
            {
              shade: [{ f: t => A * Math.cos(k * t) + B, from: 0, to: end }],
              pieces: [{ f: t => A * Math.cos(k * t) + B, from: 0, to: end }],
              onT: [{ at: rest, label: figures(rest, 3), place: 'above right' }],
              onV: [{ at: A + B }],
            },
          ),
        }),
      },
    }
  },
  verify: ({ A, B, k, end }) => {
    const v = (t: number) => A * Math.cos(k * t) + B
    const [rest = Number.NaN] = crossings(v, 0.001, 7)
    return {
      a: Math.round(Math.max(...Array.from({ length: 4001 }, (_, at) => Math.abs(v(at / 300))))),
      b: rest,
      c: derivative(v, rest),
      d: `${A}/${k}*2*tan(${k}*t/2)/(1 + tan(${k}*t/2)^2) + ${B}*t`,
      e: integral(t => Math.abs(v(t)), 0, rest) + integral(t => Math.abs(v(t)), rest, end),
    }
  },
})
