import { ask } from '@/lib/exams/authoring/ask'
import { slopeTerm, surd, typedFraction } from '@/lib/exams/authoring/maths'
import { bisect, integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { shadedSketch } from '../calculus-areas'

const { question, templates } = questionsOf('structured', '14.12')

export { templates }

// tan of the angle at the upper limit, as above√root / below.
const ENDS = [
  { part: 3, above: 1, below: 1, root: 3 },
  { part: 4, above: 1, below: 1, root: 1 },
  { part: 6, above: 1, below: 3, root: 3 },
] as const

question('area-with-tan-squared', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [end, k, p] = [random.int(0, 2), random.pick([1, 2, 3]), random.int(1, 7)]
    const q = random.pick([1, 2, 3, 4].map(each => each * k))
    return p === q ? null : { end, k, p, q }
  },
  make: ({ end, k, p, q }) => {
    const { part, above, below, root } = ENDS[end] ?? ENDS[0]
    const angle = k === 1 ? 'x' : `${k}x`
    const m = q / k
    const [A, B] = [p - q, q]
    const limit = `\\frac{\\pi}{${part * k}}`
    const times = (value: number) => (value === 1 ? '' : String(value))
    const given = `${p} + ${times(q)}\\tan^2 ${angle}`
    const grown = `${slopeTerm(A, 1)} + ${times(m)}\\tan ${angle}`
    const first = surd(m * above, below, root)
    const pi = slopeTerm(A, part * k, '\\pi')
    const value = `${first.latex} ${A < 0 ? '-' : '+'} ${pi.replace('-', '')}`
    const f = (x: number) => p + q * Math.tan(k * x) ** 2
    const top = Math.PI / (part * k)
    const high = f(top)
    return {
      stem: [
        `The diagram shows part of the curve $y = ${given}$. The shaded region lies between the curve, the *x*-axis, the *y*-axis and the line $x = ${limit}$.`,
        `Part of the curve $y = ${given}$ is sketched. The region enclosed by the curve, both axes and the line $x = ${limit}$ is shaded.`,
        `The shaded region in the diagram is bounded by the axes, the line $x = ${limit}$ and the curve $y = ${given}$.`,
      ],
      figure: shadedSketch(
        {
          name: 'calculus/a-region-under-a-curve-of-tan',
          title: 'Sketch of a curve with a shaded region',
          description:
            'A sketch on x and y axes of a curve that is lowest where it meets the y axis and rises to both sides. The region between the curve and the x axis is shaded from the y axis to an upright line.',
        },
        {
          curves: [x => (Math.abs(k * x) < 1.4 ? f(x) : Number.NaN)],
          x: [-top * 0.45, top * 1.5],
          y: [-high * 0.12, high * 1.35],
          onX: [{ at: top, label: `π/${part * k}` }],
          onY: [p],
          height: 190,
        },
        [{ upper: f, from: 0, to: top }],
        [top],
      ),
      parts: {
        a: ask.values({
          subtopic: '10.4',
          command: 'Find',
          objective: 'AO1',
          prompt: `$${given}$ can be written in the form $A + B\\sec^2 ${angle}$, where *A* and *B* are constants. Find *A* and *B*.`,
          found: [
            ['*A*', A, 'a'],
            ['*B*', B, 'b'],
          ],
          scheme: [`B1 $A = ${A}$`, `B1 $B = ${B}$`],
          solution: `$\\tan^2 ${angle} = \\sec^2 ${angle} - 1$, so $${given} = ${p} + ${times(q)}${q === 1 ? '' : '('}\\sec^2 ${angle} - 1${q === 1 ? '' : ')'} = ${A} + ${times(B)}\\sec^2 ${angle}$.`,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Hence find $\\int (${given})\\,dx$. Use *c* for the constant of integration.`,
          scheme: [`B1 $${slopeTerm(A, 1)}$`, `M1 a multiple of $\\tan ${angle}$`, `A1 $${grown} + c$`],
          solution: `The integral of $\\sec^2 ${angle}$ is $${slopeTerm(1, k, `\\tan ${angle}`)}$. So the integral is $${grown} + c$.`,
          answer: `${slopeTerm(A, 1)} + ${times(m)}tan(${angle}) + c`,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
        c: ask.expression({
          subtopic: '14.13',
          command: 'Find',
          form: 'exact',
          prompt: 'Hence find the exact area of the shaded region.',
          scheme: [
            `M1 $x = ${limit}$ and $x = 0$ put into their integral`,
            `B1 $\\tan\\frac{\\pi}{${part}} = ${surd(above, below, root).latex}$`,
            `A1 $${value}$`,
          ],
          solution: `At $x = 0$ both terms are zero. At $x = ${limit}$ the angle is $\\frac{\\pi}{${part}}$, and its tangent is $${surd(above, below, root).latex}$. The area is $${value}$.`,
          answer: `${first.typed} ${A < 0 ? '-' : '+'} ${typedFraction(Math.abs(A), part * k, true)}pi`,
          letters: [],
          own: { from: 'b', key: `f(pi/${part * k}) - f(0)` },
        }),
      },
    }
  },
  verify: ({ end, k, p, q }) => {
    const { part } = ENDS[end] ?? ENDS[0]
    return {
      b: `c + ${p - q}*x + ${q / k}*sin(${k}*x)/cos(${k}*x)`,
      c: integral(x => p + q / Math.cos(k * x) ** 2 - q, 0, Math.PI / (part * k), 4000).toFixed(10),
    }
  },
})

const calculator = questionsOf('structured', '14.12', { calculator: 'needed' })

const FILLS = [
  {
    letter: 'V',
    says: (rate: string) =>
      `Water flows into a tank. After *t* minutes there are *V* litres of water in the tank, and $\\frac{dV}{dt} = ${rate}$`,
    unit: 'litres',
    time: 'minutes',
    start: (v: number) => `At first there are ${quantity(v, 'litres')} of water in the tank.`,
    what: 'volume',
    rate: 'litres per minute',
  },
  {
    letter: 'P',
    says: (rate: string) =>
      `A new phone is sold. After *t* months *P* thousand phones have been sold, and $\\frac{dP}{dt} = ${rate}$`,
    unit: 'thousands',
    time: 'months',
    start: (v: number) => `At $t = 0$, ${plain(v)} thousand have been sold already, by order.`,
    what: 'number sold',
    rate: 'thousand per month',
  },
  {
    letter: 'M',
    says: (rate: string) =>
      `Sand falls from a belt onto a heap. After *t* hours the mass of the heap is *M* tonnes, and $\\frac{dM}{dt} = ${rate}$`,
    unit: 'tonnes',
    time: 'hours',
    start: (v: number) => `At the start there are ${quantity(v, 'tonnes')} of sand in the heap.`,
    what: 'mass',
    rate: 'tonnes per hour',
  },
] as const

calculator.question('amount-from-an-exponential-rate', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [kind, k] = [random.int(0, 2), random.pick([0.1, 0.2, 0.25, 0.4, 0.5])]
    const m = random.int(2, 15) * 4
    const [q, start] = [random.pick([1, 2, 3]), random.int(3, 30)]
    const [t, n] = [random.int(3, 9), random.int(2, 6)]
    const p = roundTo(m * k, 4)
    const wanted = q + random.pick([0.5, 1, 1.5, 2])
    const when = Math.log(p / (wanted - q)) / k
    return p > 2 && when > 1.5 && when < 24 ? { kind, k, m, p, q, start, t, n, wanted, when } : null
  },
  make: ({ kind, k, m, p, q, start, t, n, wanted, when }) => {
    const { letter, says, unit, time, start: begins, what, rate } = FILLS[kind] ?? FILLS[0]
    const slope = `${p}e^{-${k}t} + ${q}`
    const grow = q === 1 ? 't' : `${q}t`
    const total = start + m
    const amount = total - m * Math.exp(-k * t) + q * t
    const more = m * (Math.exp(-k * n) - Math.exp(-k * (n + 1))) + q
    return {
      stem: `${says(slope)}. ${begins(start)}`,
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find *${letter}* in terms of *t*.`,
          scheme: [
            `M1 a multiple of $e^{-${k}t}$`,
            `A1 $-${m}e^{-${k}t} + ${grow}$`,
            `M1 $${letter} = ${start}$ at $t = 0$ used`,
            `A1 $${letter} = ${total} - ${m}e^{-${k}t} + ${grow}$`,
          ],
          solution: `Divide by the coefficient of *t* in the index, −${k}: $${letter} = -${m}e^{-${k}t} + ${grow} + c$. At $t = 0$ the exponential is 1, so $${start} = -${m} + c$ and $c = ${total}$.`,
          answer: `${total} - ${m}e^(-${k}t) + ${grow}`,
          letters: ['t'],
        }),
        b: ask.number({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the ${what}, in ${unit}, when $t = ${t}$.`,
          scheme: [`B1 ${figures(amount, 3)}`],
          solution: `Put $t = ${t}$ into the answer to (a): $${letter}$ is ${figures(amount, 3)}.`,
          answer: amount,
          sigFigs: 3,
          own: { from: 'a', key: `f(${t})` },
        }),
        c: ask.number({
          subtopic: '14.13',
          command: 'Find',
          prompt: `Find by how much the ${what} increases, in ${unit}, from $t = ${n}$ to $t = ${n + 1}$.`,
          scheme: [
            `M1 difference of two values of *${letter}*, or a definite integral`,
            `A1 ${figures(more, 3)}`,
          ],
          solution: `Subtract the value at $t = ${n}$ from the value at $t = ${n + 1}$: ${figures(more, 3)}. The constant drops out.`,
          answer: more,
          sigFigs: 3,
          own: { from: 'a', key: `f(${n + 1}) - f(${n})` },
        }),
        d: ask.number({
          subtopic: '6.3',
          command: 'Find',
          prompt: `Find the value of *t*, in ${time}, when the rate of increase is ${quantity(wanted, rate)}.`,
          scheme: [
            `M1 $${p}e^{-${k}t} = ${roundTo(wanted - q, 3)}$`,
            'M1 takes logarithms',
            `A1 ${figures(when, 3)}`,
          ],
          solution: `$${slope} = ${wanted}$ gives $e^{-${k}t} = ${figures((wanted - q) / p, 4)}$, so $-${k}t = \\ln ${figures((wanted - q) / p, 4)}$ and *t* is ${figures(when, 3)}.`,
          answer: when,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ k, p, q, start, t, n, wanted }) => {
    const rate = (x: number) => p / Math.exp(k * x) + q
    return {
      a: `${start} + ${q}*t + ${p}/${k}*(1 - 1/e^(${k}*t))`,
      b: start + integral(rate, 0, t),
      c: integral(rate, n, n + 1),
      d: bisect(x => rate(x) - wanted, 0, 60),
    }
  },
})

templates.push(...calculator.templates)
