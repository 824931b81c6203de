import { ask } from '@/lib/exams/authoring/ask'
import { nonZero, signed, slopeTerm, term } from '@/lib/exams/authoring/maths'
import { bisect, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, roundTo, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { onY, plane } from '@/lib/figures/plane/plane'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('structured', '14.3', { calculator: 'needed' })

export { templates }

question('where-a-trig-curve-has-a-gradient', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [kind, n, a] = [random.int(0, 1), random.pick([2, 3, 4]), random.int(2, 6)]
    const [b, k] = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-5, 6))]
    const ratio = (k - b) / (a * n)
    const size = Math.abs(ratio)
    const known = [0, 0.5, 1].some(each => Math.abs(size - each) < 0.02)
    return size > 0.93 || known ? null : { kind, n, a, b, k, ratio }
  },
  make: ({ kind, n, a, b, k, ratio }) => {
    const [name, after] = kind === 0 ? ['\\sin', '\\cos'] : ['\\cos', '\\sin']
    const f = (x: number) => a * (kind === 0 ? Math.sin(n * x) : Math.cos(n * x)) + b * x
    const end = (2 * Math.PI) / n
    const top = n === 2 ? '\\pi' : n === 4 ? '\\frac{\\pi}{2}' : '\\frac{2\\pi}{3}'
    const typedTop = n === 2 ? 'pi' : n === 4 ? 'pi/2' : '2pi/3'
    const y = `${slopeTerm(a, 1, `${name} ${n}x`)} ${term(b, 'x')}`
    const lead = kind === 0 ? a * n : -a * n
    const slope = `${slopeTerm(lead, 1, `${after} ${n}x`)} ${signed(b)}`
    // The other angle with the same cosine or sine, within one turn.
    const c = kind === 0 ? ratio : -ratio
    const one = kind === 0 ? Math.acos(c) : Math.asin(c)
    const turn = 2 * Math.PI
    const inside = (kind === 0 ? [one, turn - one] : [one, Math.PI - one]).map(u => (u + turn) % turn)
    const xs = inside.map(u => u / n).sort((p, q) => p - q)
    const all = Array.from({ length: 101 }, (_, at) => f((end * at) / 100))
    const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)]
    const room = (high - low) * 0.15
    return {
      stem: [
        `The diagram shows the curve $y = ${y}$ for $0 \\leqslant x \\leqslant ${top}$, where *x* is in radians.`,
        `A curve has the equation $y = ${y}$ for $0 \\leqslant x \\leqslant ${top}$. The angle *x* is in radians, and the diagram is a sketch of the curve.`,
        `The sketch shows $y = ${y}$, with *x* in radians and $0 \\leqslant x \\leqslant ${top}$.`,
      ],
      figure: chartFigure(
        { name: 'calculus/a-wave-and-a-line-added', title: 'Sketch of a curve' },
        sketch({
          curves: [{ f: (x: number) => (x < 0 || x > end ? Number.NaN : f(x)) }],
          x: [-end * 0.06, end * 1.08],
          y: [low - room, high + room],
          onX: [{ at: end, label: n === 2 ? 'π' : n === 4 ? 'π/2' : '2π/3' }],
          height: 180,
        }),
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: [`B1 $${slopeTerm(lead, 1, `${after} ${n}x`)}$`, `B1 $${slope}$`],
          solution: `$${name} ${n}x$ gives $${kind === 0 ? '' : '-'}${n}${after} ${n}x$ and *x* gives 1: $\\frac{dy}{dx} = ${slope}$.`,
          answer: `${lead}${kind === 0 ? 'cos' : 'sin'}(${n}x) ${signed(b)}`,
          letters: ['x'],
        }),
        b: ask.solutions({
          subtopic: '14.5',
          command: 'Find',
          prompt: `Find the *x*-coordinates of the points on the curve where the gradient is ${plain(k)}. Give your answers correct to 3 significant figures.`,
          scheme: [
            `M1 $${slope} = ${k}$`,
            `M1 $${after} ${n}x$ = ${figures(c, 3)}`,
            ...xs.map(x => `A1 ${figures(x, 3)}`),
          ],
          solution: `$${slope} = ${k}$ gives $${after} ${n}x$ = ${figures(c, 3)}. For $0 \\leqslant ${n}x \\leqslant 2\\pi$ the values of $${n}x$ are ${figures(n * (xs[0] ?? 0), 4)} and ${figures(n * (xs[1] ?? 0), 4)}. Divide by ${n}: *x* is ${figures(xs[0] ?? 0, 3)} or ${figures(xs[1] ?? 0, 3)}. The calculator must be in radians.`,
          answer: xs.map(x => String(roundTo(x, 6))),
          letter: 'x',
          interval: { from: '0', to: typedTop },
          angles: 'radians',
          figures: { kind: 'significant', count: 3 },
        }),
        c: ask.number({
          subtopic: '14.2',
          command: 'Find',
          prompt:
            'Find the value of $\\frac{d^2y}{dx^2}$ at the point of part (b) with the smaller *x*-coordinate.',
          scheme: [
            `M1 $\\frac{d^2y}{dx^2} = ${slopeTerm(-a * n * n, 1, `${name} ${n}x`)}$`,
            `A1 ${figures(-a * n * n * (kind === 0 ? Math.sin(n * (xs[0] ?? 0)) : Math.cos(n * (xs[0] ?? 0))), 3)}`,
          ],
          solution: `Differentiate again: $\\frac{d^2y}{dx^2} = ${slopeTerm(-a * n * n, 1, `${name} ${n}x`)}$. Put in the unrounded value of *x*.`,
          answer: -a * n * n * (kind === 0 ? Math.sin(n * (xs[0] ?? 0)) : Math.cos(n * (xs[0] ?? 0))),
          sigFigs: 3,
          via: [{ value: xs[0] ?? 0, formula: `${-a * n * n}*${kind === 0 ? 'sin' : 'cos'}(${n}*x*180/pi)` }],
        }),
      },
    }
  },
  verify: ({ kind, n, a, b, k }) => {
    const f = (x: number) => a * (kind === 0 ? Math.sin(n * x) : Math.cos(n * x)) + b * x
    const gap = (x: number) => derivative(f, x) - k
    const steps = Array.from({ length: 400 }, (_, at) => (Math.PI * 2 * at) / (400 * n))
    const width = (Math.PI * 2) / (400 * n)
    const found = steps.filter(x => gap(x) * gap(x + width) < 0).map(x => bisect(gap, x, x + width))
    return {
      a: kind === 0 ? `${a}*${n}*cos(${n}*x) + (${b})` : `-${a}*${n}*sin(${n}*x) + (${b})`,
      b: found,
      c: derivative(x => derivative(f, x, 1e-2), found[0] ?? Number.NaN, 1e-2),
    }
  },
})

const DECAYS = [
  {
    letter: 'T',
    says: 'A cup of tea cools. Its temperature is *T* °C after *t* minutes',
    what: 'temperature',
    unit: '°C',
    per: '°C/min',
    perSays: '°C per minute',
    time: 'minutes',
    floor: [18, 20, 21, 22, 24],
    size: [48, 52, 56, 60, 64],
  },
  {
    letter: 'm',
    says: 'The mass of a drug in the blood of a patient is *m* mg after *t* hours',
    what: 'mass of the drug',
    unit: 'mg',
    per: 'mg/hour',
    perSays: 'mg per hour',
    time: 'hours',
    floor: [0],
    size: [80, 120, 150, 200, 250],
  },
  {
    letter: 'h',
    says: 'Water leaks from a tank. The depth of the water is *h* cm after *t* minutes',
    what: 'depth',
    unit: 'cm',
    per: 'cm/min',
    perSays: 'cm per minute',
    time: 'minutes',
    floor: [8, 10, 12, 15],
    size: [40, 50, 60, 75],
  },
] as const

question('rate-of-a-decay', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, DECAYS.length - 1)
    const { floor, size } = DECAYS[kind] ?? DECAYS[0]
    const [A, B] = [random.pick<number>(floor), random.pick<number>(size)]
    const [t1, share] = [random.pick([4, 5, 6, 8, 10]), random.pick([0.45, 0.55, 0.6, 0.65, 0.7, 0.75])]
    const now = Math.round(A + B * share)
    const k = -Math.log((now - A) / B) / t1
    const shown = toSigFigs(k, 2)
    // Neither the second figure nor a third may be nought.
    const third = toSigFigs(k, 3)
    const t2 = t1 * 2
    const rate = toSigFigs(B * shown * random.pick([0.25, 0.35, 0.5, 0.6]), 2)
    const clear = Math.abs(third - shown) > 1e-9 && shown !== toSigFigs(k, 1)
    return clear ? { kind, A, B, t1, now, k, shown, t2, rate } : null
  },
  make: ({ kind, A, B, t1, now, k, shown, t2, rate }) => {
    const { letter, says, what, unit, per, perSays, time } = DECAYS[kind] ?? DECAYS[0]
    const y = `${A === 0 ? '' : `${A} + `}${B}e^{-kt}`
    const f = (t: number) => A + B * Math.exp(-k * t)
    const end = t2 * 1.4
    const on = plane({
      x: { min: -end * 0.06, max: end, label: '*t*' },
      y: { min: -(A + B) * 0.08, max: (A + B) * 1.12, label: `*${letter}*` },
      height: 170,
    })
    const at2 = -B * shown * Math.exp(-shown * t2)
    const when = Math.log((B * shown) / rate) / shown
    return {
      stem: `${says}, where $${letter} = ${y}$ and *k* is a positive constant. After ${t1} ${time} the ${what} is ${quantity(now, unit)}. The diagram shows a sketch of the graph.`,
      figure: figure(
        {
          name: 'calculus/a-decay',
          title: `Sketch of ${letter} against t`,
          description: `A curve starts on the upright axis at ${A + B} and falls, steeply at first and then less and less steeply.${A === 0 ? ' It comes closer and closer to the t-axis.' : ` It comes closer and closer to a dashed level line at ${A}.`}`,
          height: on.canvasHeight,
        },
        on.axes,
        A === 0 ? '' : functionCurve(on, () => A, { from: 0, cls: 'l dash thin' }),
        functionCurve(on, f, { from: 0 }),
        onY(on, A + B),
        A === 0 ? '' : onY(on, A),
      ),
      parts: {
        a: ask.number({
          subtopic: '6.3',
          command: 'Show',
          prompt: `Show that $k = ${shown}$, correct to 2 significant figures.`,
          scheme: [
            `M1 $${B}e^{-${t1}k} = ${now - A}$`,
            `M1 $-${t1}k = \\ln \\frac{${now - A}}{${B}}$`,
            `A1 ${figures(k, 4)}`,
          ],
          solution: `$${now} = ${y.replace('kt', `${t1}k`)}$, so $e^{-${t1}k} = \\frac{${now - A}}{${B}}$. Take logarithms: $k = -\\frac{1}{${t1}}\\ln \\frac{${now - A}}{${B}}$, which is ${figures(k, 4)}. That is ${plain(shown)} to 2 significant figures.`,
          answer: k,
          sigFigs: 3,
          showThat: { figures: 2 },
        }),
        b: ask.number({
          lead: `Use $k = ${shown}$ in the rest of the question.`,
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the rate of change of the ${what}, in ${perSays}, when $t = ${t2}$.`,
          scheme: [
            `M1 $\\frac{d${letter}}{dt} = -${B}ke^{-kt}$`,
            `M1 $t = ${t2}$ put in`,
            `A1 ${figures(at2, 3)}`,
          ],
          solution: `$\\frac{d${letter}}{dt} = -${B} \\times ${shown}e^{-${shown}t}$. At $t = ${t2}$ it is ${figures(at2, 3)} ${perSays}. It is negative, because the ${what} falls.`,
          answer: at2,
          sigFigs: 3,
          unit: per,
        }),
        c: ask.number({
          command: 'Find',
          prompt: `Find the value of *t* when the ${what} is falling at a rate of ${plain(rate)} ${perSays}.`,
          scheme: [
            `M1 $${plain(roundTo(B * shown, 4))}e^{-${shown}t} = ${rate}$`,
            `M1 $-${shown}t$ = ln(${plain(rate)}/${plain(roundTo(B * shown, 4))})`,
            `A1 ${figures(when, 3)}`,
          ],
          solution: `It falls at ${plain(rate)} when $\\frac{d${letter}}{dt} = -${rate}$: $${plain(roundTo(B * shown, 4))}e^{-${shown}t} = ${rate}$. Take logarithms: $t$ is ${figures(when, 3)}.`,
          answer: when,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ A, B, t1, now, shown, t2, rate }) => {
    const k = bisect(each => A + B * Math.exp(-each * t1) - now, 0, 2)
    const f = (t: number) => A + B / Math.exp(shown * t)
    return { a: k, b: derivative(f, t2), c: bisect(t => derivative(f, t) + rate, 0, 200) }
  },
})
