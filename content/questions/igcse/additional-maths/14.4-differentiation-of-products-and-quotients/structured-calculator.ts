import { ask } from '@/lib/exams/authoring/ask'
import { bisect, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('structured', '14.4', { calculator: 'needed' })

export { templates }

const PULSES = [
  {
    letter: 'C',
    says: 'A patient takes a tablet. After *t* hours the concentration of the drug in the blood is *C* mg per litre',
    what: 'concentration',
    per: 'mg per litre per hour',
    unit: 'mg per litre',
    time: 'hours',
  },
  {
    letter: 'h',
    says: 'After a storm a river rises. After *t* hours its level is *h* cm above the usual level',
    what: 'level',
    per: 'cm per hour',
    unit: 'cm',
    time: 'hours',
  },
  {
    letter: 'P',
    says: 'A signal is sent along a wire. After *t* milliseconds its power is *P* watts',
    what: 'power',
    per: 'watts per millisecond',
    unit: 'watts',
    time: 'milliseconds',
  },
] as const

question('rise-and-fall', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [kind, A] = [random.int(0, PULSES.length - 1), random.pick([6, 8, 9, 12, 15, 18, 24])]
    const k = random.pick([0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6])
    const t = random.pick([1, 2, 3, 4, 5, 6, 8])
    return Math.abs(k * t - 1) < 0.15 || k * t > 3.5 ? null : { kind, A, k, t }
  },
  make: ({ kind, A, k, t }) => {
    const { letter, says, what, per, unit, time } = PULSES[kind] ?? PULSES[0]
    const rate = A * (1 - k * t) * Math.exp(-k * t)
    const [peak, most] = [1 / k, A / (k * Math.E)]
    const f = (x: number) => A * x * Math.exp(-k * x)
    const end = 5 / k
    const on = plane({
      x: { min: -end * 0.05, max: end, label: '*t*' },
      y: { min: -most * 0.1, max: most * 1.2, label: `*${letter}*` },
      height: 160,
    })
    const slope = `${A}(1 - ${k}t)e^{-${k}t}`
    return {
      stem: `${says}, where $${letter} = ${A}te^{-${k}t}$. The diagram shows a sketch of the graph.`,
      figure: figure(
        {
          name: 'calculus/a-rise-and-a-fall',
          title: `Sketch of ${letter} against t`,
          description:
            'A curve that starts at the origin, rises to one highest point and then falls, less and less steeply, towards the t-axis.',
          height: on.canvasHeight,
        },
        on.axes,
        functionCurve(on, f, { from: 0 }),
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $\\frac{d${letter}}{dt}$.`,
          scheme: [
            'M1 product rule',
            `A1 one term right: $${A}e^{-${k}t}$ or $-${plain(roundTo(A * k, 4))}te^{-${k}t}$`,
            `A1 $${slope}$`,
          ],
          solution: `With $u = ${A}t$ and $v = e^{-${k}t}$: $\\frac{d${letter}}{dt} = ${A}e^{-${k}t} - ${plain(roundTo(A * k, 4))}te^{-${k}t} = ${slope}$.`,
          answer: `${A}(1 - ${k}t)e^(-${k}t)`,
          letters: ['t'],
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the rate of change of the ${what}, in ${per}, when $t = ${t}$.`,
          scheme: [`M1 $t = ${t}$ put into $\\frac{d${letter}}{dt}$`, `A1 ${figures(rate, 3)}`],
          solution: `$${A}(1 - ${k} \\times ${t})e^{-${k} \\times ${t}}$ is ${figures(rate, 3)}.${rate < 0 ? ` It is negative: the ${what} is falling.` : ''}`,
          answer: rate,
          sigFigs: 3,
          own: { from: 'a', key: `f(${t})` },
        }),
        c: ask.number({
          subtopic: '14.6',
          command: 'Find',
          prompt: `Find the value of *t* for which the ${what} is greatest, in ${time}.`,
          scheme: [`M1 $1 - ${k}t = 0$`, `A1 ${figures(peak, 3)}`],
          solution: `The graph is level at its highest point. $e^{-${k}t}$ is never zero, so $1 - ${k}t = 0$ and *t* is ${figures(peak, 3)}.`,
          answer: peak,
          sigFigs: 3,
        }),
        d: ask.number({
          subtopic: '14.6',
          command: 'Find',
          prompt: `Find the greatest ${what}, in ${unit}.`,
          scheme: [`M1 their *t* put into $${letter}$`, `A1 ${figures(most, 3)}`],
          solution: `Put this value of *t* into $${letter} = ${A}te^{-${k}t}$. The power of e is then −1, and the greatest ${what} is ${figures(most, 3)} ${unit}.`,
          answer: most,
          sigFigs: 3,
          own: { from: 'c', key: `${A}*f*e^(-${k}*f)` },
        }),
      },
    }
  },
  verify: ({ A, k, t }) => {
    const f = (x: number) => (A * x) / Math.exp(k * x)
    const peak = bisect(x => derivative(f, x), 0.01, 20)
    return {
      a: `${A}*t*e^(-${k}*t)*(1/t - ${k})`,
      b: derivative(f, t),
      c: peak,
      d: Math.max(...Array.from({ length: 4001 }, (_, at) => f(at / 200))),
    }
  },
})

question('sine-over-cosine-plus-a-number', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ a: random.int(1, 8), b: random.pick([1.25, 1.5, 1.6, 3, 4, 5, 6]) }),
  make: ({ a, b }) => {
    const above = `${a === 1 ? '' : a}\\sin x`
    const y = `\\frac{${above}}{${b} + \\cos x}`
    const f = (x: number) => (x < 0 || x > 2 * Math.PI ? Number.NaN : (a * Math.sin(x)) / (b + Math.cos(x)))
    const one = Math.acos(-1 / b)
    const xs = [one, 2 * Math.PI - one]
    const most = a / Math.sqrt(b * b - 1)
    const [p, q] = [roundTo(a * b, 4), a]
    const numerator = `(${b} + \\cos x) \\times ${a === 1 ? '' : a}\\cos x - ${above} \\times (-\\sin x)`
    return {
      stem: [
        `The diagram shows the curve $y = ${y}$ for $0 \\leqslant x \\leqslant 2\\pi$, where *x* is in radians.`,
        `A curve has the equation $y = ${y}$ for $0 \\leqslant x \\leqslant 2\\pi$, with *x* in radians. The diagram shows a sketch of it.`,
        `The sketch shows $y = ${y}$. The angle *x* is in radians, and $0 \\leqslant x \\leqslant 2\\pi$.`,
      ],
      figure: chartFigure(
        { name: 'calculus/a-trig-quotient', title: 'Sketch of a curve' },
        sketch({
          curves: [f],
          x: [-0.4, 6.8],
          y: [-most * 1.25, most * 1.25],
          onX: [{ at: 2 * Math.PI, label: '2π' }],
          height: 180,
        }),
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: ['M1 quotient rule', `A1 $\\frac{${numerator}}{(${b} + \\cos x)^2}$`],
          solution: `The derivative of $${b} + \\cos x$ is $-\\sin x$. So $\\frac{dy}{dx} = \\frac{${numerator}}{(${b} + \\cos x)^2}$.`,
          answer: `((${b} + cos(x))*${a}cos(x) + ${a}sin(x)^2)/(${b} + cos(x))^2`,
          letters: ['x'],
        }),
        'b.i': ask.number({
          command: 'Find',
          lead: `$\\frac{dy}{dx}$ can be written in the form $\\frac{p\\cos x + q}{(${b} + \\cos x)^2}$, where *p* and *q* are constants.`,
          prompt: 'Find the value of *p*.',
          scheme: [`B1 $p = ${p}$`],
          solution: `Multiply out: the numerator is $${p}\\cos x + ${a === 1 ? '' : a}\\cos^2 x + ${a === 1 ? '' : a}\\sin^2 x$. So $p = ${p}$.`,
          answer: p,
          sigFigs: 3,
        }),
        'b.ii': ask.number({
          command: 'Find',
          prompt: 'Find the value of *q*.',
          scheme: [`B1 $q = ${q}$`],
          solution: `$${a === 1 ? '' : a}\\cos^2 x + ${a === 1 ? '' : a}\\sin^2 x = ${q}$, because $\\cos^2 x + \\sin^2 x = 1$. So $q = ${q}$.`,
          answer: q,
          sigFigs: 3,
        }),
        c: ask.solutions({
          subtopic: '14.6',
          command: 'Find',
          prompt:
            'Hence find the *x*-coordinates of the points on the curve where the tangent is parallel to the *x*-axis. Give your answers correct to 3 significant figures.',
          scheme: [`M1 $\\cos x$ = ${figures(-1 / b, 3)}`, ...xs.map(x => `A1 ${figures(x, 3)}`)],
          solution: `$\\frac{dy}{dx} = 0$ when $${p}\\cos x + ${q} = 0$, so $\\cos x$ is ${figures(-1 / b, 3)}. In radians: *x* is ${figures(one, 3)}, and by symmetry 2π less this, ${figures(2 * Math.PI - one, 3)}.`,
          answer: xs.map(x => String(roundTo(x, 6))),
          letter: 'x',
          interval: { from: '0', to: '2pi' },
          angles: 'radians',
          figures: { kind: 'significant', count: 3 },
        }),
        d: ask.number({
          command: 'Find',
          prompt: 'Find the greatest value of *y*.',
          scheme: ['M1 the smaller *x* put into the equation of the curve', `A1 ${figures(most, 3)}`],
          solution: `The curve is highest at the first of the two points. Put the unrounded value of *x* in: *y* is ${figures(most, 3)}.`,
          answer: most,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ a, b }) => {
    const f = (x: number) => (a * Math.sin(x)) / (b + Math.cos(x))
    const scaled = (x: number) => derivative(f, x) * (b + Math.cos(x)) ** 2
    const [zero, half] = [scaled(0), scaled(Math.PI)]
    const one = bisect(scaled, 0.5, Math.PI)
    return {
      a: `${a}*sin(x)/(${b} + cos(x))*(cos(x)/sin(x) + sin(x)/(${b} + cos(x)))`,
      'b.i': roundTo((zero - half) / 2, 3),
      'b.ii': roundTo((zero + half) / 2, 3),
      c: [one, bisect(scaled, Math.PI, 6)],
      d: f(one),
    }
  },
})
