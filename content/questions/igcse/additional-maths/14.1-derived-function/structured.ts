import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, nonZero, poly, signed, term } from '@/lib/exams/authoring/maths'
import { derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('structured', '14.1')

export { templates }

// Curves whose gradient at P no one sees at once from the equation.
type Choice = { kind: number; a: number; b: number; at: number }

const HALF = [0.5, 0.1, 0.01] as const

function curveOf({ kind, a, b, at }: Choice) {
  const front = a === 1 ? '' : String(a)
  const forms = [
    {
      says: `y = ${front}\\sqrt{x}`,
      f: (x: number) => a * Math.sqrt(x),
      slope: a / (2 * Math.sqrt(at)),
      steps: at > 10 ? ([2, 1, 0.1] as const) : HALF,
    },
    {
      says: `y = ${front}e^{${b === 1 ? '' : b}x}`,
      f: (x: number) => a * Math.exp(b * x),
      slope: a * b,
      steps: b === 3 ? ([0.1, 0.01, 0.001] as const) : HALF,
    },
    { says: `y = ${front}\\ln x`, f: (x: number) => a * Math.log(x), slope: a, steps: HALF },
    {
      says: `y = ${a} - \\frac{${b}}{x}`,
      f: (x: number) => a - b / x,
      slope: b / (at * at),
      steps: [1, 0.1, 0.01] as const,
    },
    {
      says: `y = x^3 ${term(b, 'x')}`,
      f: (x: number) => x ** 3 + b * x,
      slope: 3 * at * at + b,
      steps: HALF,
    },
    {
      says: `y = \\frac{1}{4}x^4 ${term(b, 'x')}`,
      f: (x: number) => x ** 4 / 4 + b * x,
      slope: at ** 3 + b,
      steps: HALF,
    },
  ] as const
  return forms[kind] ?? forms[0]
}

question('chords-closing-in', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const kind = random.int(0, 5)
    const a = [random.pick([1, 2, 3, 4, 6]), random.pick([1, 2, 3, 5]), random.int(1, 6), random.int(3, 9)][
      kind
    ]
    const b =
      kind === 1 ? random.int(1, 3) : kind === 3 ? random.pick([4, 6, 8, 10, 12, 20]) : random.int(-5, 5)
    const at = [random.pick([1, 4, 25]), 0, 1, random.pick([2, 5]), random.pick([1, 2, 3]), 2][kind] ?? 1
    const slope = curveOf({ kind, a: a ?? 1, b, at }).slope
    return slope <= 0 ? null : { kind, a: a ?? 1, b, at, wording: random.int(0, 2) }
  },
  make: ({ wording, ...choice }) => {
    const { at } = choice
    const { says, f, slope, steps } = curveOf(choice)
    const chord = (h: number) => (f(at + h) - f(at)) / h
    const c = roundTo(f(at) - slope * at, 6)
    const line =
      `y = ${slope === 1 ? '' : slope === -1 ? '-' : plain(slope)}x${c === 0 ? '' : ` ${signed(c)}`}`.replace(
        '−',
        '-',
      )
    const blank = (h: number): TableCell => ({
      blank: `chord ${h}`,
      answer: roundTo(chord(h), 6),
      sigFigs: 4,
      marks: 1,
    })
    const height = roundTo(f(at), 6)
    const point = `(${plain(at)}, ${plain(height)})`
    return {
      stem:
        [
          `*P* ${point} is a point on the curve $${says}$. *Q* is another point on the curve, and its *x*-coordinate is $${at === 0 ? '' : `${at} + `}h$.`,
          `The curve $${says}$ passes through *P* ${point}. A second point *Q* of the curve has the *x*-coordinate $${at === 0 ? '' : `${at} + `}h$.`,
          `Points *P* and *Q* lie on the curve $${says}$. *P* is ${point}, and *Q* is the point where $x = ${at === 0 ? '' : `${at} + `}h$.`,
        ][wording] ?? '',
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: 'Complete the table. Give each gradient correct to 4 significant figures.',
          head: ['*h*', ...steps.map(h => plain(h))],
          rows: [[{ text: 'gradient of the chord *PQ*' }, ...steps.map(blank)]],
          scheme: steps.map(h => `B1 ${figures(chord(h), 4)}`),
          solution: `The gradient is $\\frac{y_Q - y_P}{x_Q - x_P}$. For $h = ${steps[0]}$, *Q* has the *y*-coordinate ${figures(f(at + steps[0]), 5)}, and $\\frac{${plain(roundTo(f(at + steps[0]), 5)).replace('−', '-')} ${signed(-height)}}{${steps[0]}}$ is ${figures(chord(steps[0]), 4)}. In the same way the others are ${figures(chord(steps[1]), 4)} and ${figures(chord(steps[2]), 4)}.`,
        }),
        b: ask.number({
          command: 'State',
          objective: 'AO2',
          prompt:
            'State the value that the gradient of *PQ* seems to tend to as *h* tends to 0. This is the gradient of the curve at *P*.',
          scheme: [`B1 ${plain(slope)}`],
          solution: `As *h* becomes smaller, the gradients come closer and closer to ${plain(slope)}. The tangent at *P* has this limit as its gradient.`,
          answer: slope,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the equation of the tangent to the curve at *P*.',
          scheme: [`M1 line through ${point} with their gradient`, `A1 $${line}$`],
          solution: `The tangent passes through *P* with the gradient ${plain(slope)}: $${line}$.`,
          answer: line,
          letters: ['x', 'y'],
          own: { from: 'b', key: `y = f*(x - ${at}) + (${height})` },
        }),
      },
    }
  },
  verify: choice => {
    const { at } = choice
    const { f } = curveOf(choice)
    const slope = roundTo(derivative(f, at), 6)
    return { b: slope, c: `y - (${roundTo(f(at), 9)}) = ${slope}*(x - ${at})` }
  },
})

const SIGNS = ['positive', 'zero', 'negative'] as const

question('signs-along-a-curve', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [kind, p] = [random.pick([1, -1]), random.pick([-4, -3, -2, -1, 2, 3])]
    const q = p + random.pick([2, 3, 4])
    // y′ is a multiple of (x − p)(x − q); whole numbers on both sides of the turning points.
    const places = [p - 1, p, (p + q) / 2, q, q + 1]
    const swapped = random.chance(0.5)
    return q === 0 || p === 0 ? null : { kind, p, q, places, shift: random.int(-2, 3), swapped }
  },
  make: ({ kind, p, q, places, shift, swapped }) => {
    const f = (x: number) => {
      const u = x - (p + q) / 2
      const half = (q - p) / 2
      return kind * (u ** 3 / 3 - half * half * u) * (4 / half ** 3) + shift
    }
    const sign = (x: number) => {
      const slope = kind * (x - p) * (x - q)
      return slope > 0 ? SIGNS[0] : slope < 0 ? SIGNS[2] : SIGNS[1]
    }
    const names = ['A', 'B', 'C', 'D', 'E'] as const
    const asked = swapped ? [0, 1, 2, 4] : [0, 2, 3, 4]
    const falls = kind < 0
    const answer = falls ? `x < ${p} or x > ${q}` : `${p} < x < ${q}`
    return {
      stem: [
        `The diagram shows the curve $y = f(x)$ and five points on it. *B* and *D*, where $x = ${p}$ and $x = ${q}$, are its only points with a level tangent.`,
        `The points *A* to *E* lie on the curve $y = f(x)$. The tangent is parallel to the *x*-axis only at *B*, where $x = ${p}$, and at *D*, where $x = ${q}$.`,
        `A curve has the equation $y = f(x)$. It turns only at *B* and *D*, whose *x*-coordinates are ${plain(p)} and ${plain(q)}.`,
      ],
      figure: chartFigure(
        { name: 'calculus/a-curve-with-five-points', title: 'Sketch of a curve with points A to E' },
        sketch({
          curves: [f],
          x: [Math.min(p - 1.6, -1), Math.max(q + 1.6, 1)],
          y: [Math.min(-5, shift - 5), Math.max(5, shift + 5)],
          points: places.map((x, at) => ({ at: [x, f(x)], label: `*${names[at]}*` })),
          height: 210,
        }),
      ),
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: 'Complete the table to show the sign of $\\frac{dy}{dx}$ at each point.',
          head: ['point', ...asked.map(at => `*${names[at]}*`)],
          rows: [
            [
              { text: '$\\frac{dy}{dx}$' },
              ...asked.map(
                (at): TableCell => ({
                  blank: `sign at ${names[at]}`,
                  answer: sign(places[at] ?? 0),
                  mode: 'pick',
                  choices: [...SIGNS],
                  inOrder: true,
                  marks: 1,
                }),
              ),
            ],
          ],
          scheme: asked.map(at => `B1 *${names[at]}* ${sign(places[at] ?? 0)}`),
          solution:
            'Look at the tangent at each point: the derivative is positive where the curve rises to the right, negative where it falls, and zero where the tangent is level. Whether the point lies above or below the *x*-axis does not matter.',
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO2',
          prompt: "Write down the set of values of *x* for which $f'(x) < 0$.",
          scheme: falls ? [`B1 $x < ${p}$`, `B1 $x > ${q}$`] : ['B1 both ends', `B1 $${answer}$`],
          solution: `$f'(x)$ is negative where the curve falls: ${falls ? `to the left of *B* and to the right of *D*, so $x < ${p}$ or $x > ${q}$` : `between *B* and *D*, so $${answer}$`}.`,
          answer,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ kind, p, q }) => ({
    b: kind < 0 ? `x > ${q} or x < ${p}` : `${q} > x > ${p}`,
  }),
})

const RATES = [
  {
    letter: 'V',
    rate: 'litres/hour',
    says: 'A tank holds *V* litres of water *t* hours after midnight',
    what: 'volume of water',
  },
  {
    letter: 'h',
    rate: 'cm/min',
    says: 'The depth of water in a basin is *h* centimetres after *t* minutes',
    what: 'depth',
  },
  {
    letter: 'm',
    rate: 'g/hour',
    says: 'In an experiment the mass of a crystal is *m* grams *t* hours after the start',
    what: 'mass of the crystal',
  },
  {
    letter: 'P',
    rate: 'kW/min',
    says: 'The power of a machine is *P* kilowatts *t* minutes after it is switched on',
    what: 'power',
  },
] as const

question('a-rate-in-context', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [kind, a] = [random.int(0, RATES.length - 1), random.pick([1, 2])]
    const p = random.pick([1, 2, 3])
    const q = p + random.pick([2, 4, 6])
    const at = random.pick([p + 1, q + 1, q + 2])
    // dy/dt = 3a(t − p)(t − q)
    const [b, c, start] = [(-3 * a * (p + q)) / 2, 3 * a * p * q, random.step(10, 60, 5)]
    const lowest = a * q ** 3 + b * q * q + c * q + start
    return lowest <= 0 ? null : { kind, a, p, q, at, b, c, start }
  },
  make: ({ kind, a, p, q, at, b, c, start }) => {
    const { letter, rate, says, what } = RATES[kind] ?? RATES[0]
    const inT = (text: string) => text.replaceAll('x', 't')
    const slope = inT(poly(3 * a, 2 * b, c))
    const size = 3 * a * at * at + 2 * b * at + c
    const middle = (p + q) / 2
    const fastest = (3 * a * (q - p) ** 2) / 4
    const last = q + 3
    const unit = rate.replace('/', ' per ').replace('min', 'minute').replace('g ', 'grams ')
    return {
      stem: `${says}, where $${letter} = ${inT(poly(a, b, c, start))}$ for $0 \\leqslant t \\leqslant ${last}$.`,
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $\\frac{d${letter}}{dt}$.`,
          scheme: ['B1 two of the three terms right', `B1 $${slope}$`],
          solution: `Multiply each term by its power and make the power one smaller: $\\frac{d${letter}}{dt} = ${slope}$. The constant ${start} gives 0.`,
          answer: slope,
          letters: ['t'],
        }),
        b: ask.number({
          objective: 'AO1',
          prompt: `Find the rate of change of the ${what}, in ${unit}, when $t = ${at}$.`,
          scheme: [`M1 $t = ${at}$ put into $\\frac{d${letter}}{dt}$`, `A1 ${plain(size)}`],
          solution: `The rate of change is the value of the derivative: $${3 * a} \\times ${at}^2 ${signed(2 * b)} \\times ${at} ${signed(c)} = ${size}$ ${unit}.${size < 0 ? ` It is negative: the ${what} is decreasing.` : ''}`,
          answer: size,
          unit: rate,
          own: { from: 'a', key: `f(${at})` },
        }),
        c: ask.expression({
          command: 'Find',
          prompt: `Find the set of values of *t* for which the ${what} is decreasing, that is, $\\frac{d${letter}}{dt} < 0$.`,
          scheme: [
            `M1 $${slope} < 0$`,
            `M1 factorises: $${3 * a}(t - ${p})(t - ${q})$`,
            `A1 $${p} < t < ${q}$`,
          ],
          solution: `The ${what} decreases where $\\frac{d${letter}}{dt} < 0$: $${3 * a}(t - ${p})(t - ${q}) < 0$. The parabola is a U, so it is negative between its roots: $${p} < t < ${q}$.`,
          answer: `${p} < t < ${q}`,
          letters: ['t'],
        }),
        d: ask.number({
          command: 'Find',
          subtopic: '2.1',
          prompt: `Find the greatest rate, in ${unit}, at which the ${what} decreases.`,
          scheme: [
            `M1 $\\frac{d${letter}}{dt}$ is least for $t = ${middle}$, or $${3 * a}(t - ${middle})^2 - ${plain(fastest)}$`,
            `A1 ${plain(fastest)}`,
          ],
          solution: `$\\frac{d${letter}}{dt}$ is a quadratic with its least value half-way between its roots, at $t = ${middle}$. There it is ${plain(-fastest)}, so the ${what} decreases by ${plain(fastest)} ${unit}, faster than at any other time between $t = ${p}$ and $t = ${q}$.`,
          answer: fastest,
          signFree: true,
          unit: rate,
        }),
      },
    }
  },
  verify: ({ a, p, q, at, b, c, start }) => {
    const f = (t: number) => ((a * t + b) * t + c) * t + start
    const slopes = Array.from({ length: 601 }, (_, each) => derivative(f, each / 50))
    return {
      a: `${3 * a}*(t - ${p})*(t - ${q})`,
      b: roundTo(derivative(f, at), 6),
      c: `${q} > t > ${p}`,
      d: roundTo(-Math.min(...slopes), 6),
    }
  },
})

question('gradient-never-negative', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, m, up] = [random.pick([1, 3, 4]), random.int(2, 6), random.chance(0.6)]
    // dy/dx = 3ax² + 2kx + c with 4k² − 12ac = 0 at k = ±m′
    const c = (3 * m * m) / (a * 1)
    const edge = 3 * m
    const size = Number.isInteger(c) && c <= 60
    const x = random.pick(nonZero(-3, 3))
    return size ? { a, c, edge, up, x, d: random.pick(nonZero(-9, 9)) } : null
  },
  make: ({ a, c, edge, up, x, d }) => {
    const s = up ? 1 : -1
    const first = `${s < 0 ? '-' : ''}${a === 1 ? '' : a}x^3`
    const curve = `${first} + kx^2 ${signed(s * c)}x ${signed(d)}`
    const slope = `${poly(3 * a * s, 0, 0)} + 2kx ${signed(s * c)}`
    const gradient = (k: number) => 3 * a * s * x * x + 2 * k * x + s * c
    const k = up ? -edge - 2 : edge + 2
    const inside = `-${edge} \\leqslant k \\leqslant ${edge}`
    return {
      stem: [
        `A curve has the equation $y = ${curve}$, where *k* is a constant.`,
        `The equation of a curve is $y = ${curve}$. *k* is a constant.`,
        `$y = ${curve}$, where *k* is a constant.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$ in terms of *k* and *x*.',
          scheme: ['B1 two of the three terms right', `B1 $${slope}$`],
          solution: `*k* is a constant, so $kx^2$ gives $2kx$: $\\frac{dy}{dx} = ${slope}$.`,
          answer: slope,
          letters: ['x', 'k'],
        }),
        'b.i': ask.expression({
          subtopic: '2.3',
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the discriminant of $\\frac{dy}{dx}$, in terms of *k*.',
          scheme: [`B1 $4k^2 - ${12 * a * c}$`],
          solution: `$\\frac{dy}{dx}$ is a quadratic in *x*. Its discriminant is $(2k)^2 - 4 \\times ${bracketed(3 * a * s)} \\times ${bracketed(s * c)} = 4k^2 - ${12 * a * c}$.`,
          answer: `4k^2 - ${12 * a * c}`,
          letters: ['k'],
        }),
        'b.ii': ask.expression({
          command: 'Find',
          lead: `$\\frac{dy}{dx}$ is never ${up ? 'negative' : 'positive'}.`,
          prompt: 'Find the set of possible values of *k*.',
          scheme: [
            'M1 the discriminant is zero or negative',
            `A1 critical values $\\pm${edge}$`,
            `A1 $${inside}$`,
          ],
          solution: `The graph of $\\frac{dy}{dx}$ is a parabola ${up ? 'that opens upwards and must not go below' : 'that opens downwards and must not go above'} the *x*-axis. So it meets the axis once at most, and the discriminant is not positive: $4k^2 - ${12 * a * c} \\leqslant 0$, $k^2 \\leqslant ${edge * edge}$, so $${inside}$.`,
          answer: `-${edge} <= k <= ${edge}`,
          letters: ['k'],
        }),
        c: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `For $k = ${k}$, find the gradient of the curve at the point where $x = ${x}$.`,
          scheme: [`B1 ${plain(gradient(k))}`],
          solution: `$\\frac{dy}{dx} = ${poly(3 * a * s, 2 * k, s * c)}$, which is ${plain(gradient(k))} for $x = ${x}$.`,
          answer: gradient(k),
        }),
      },
    }
  },
  verify: ({ a, c, edge, up, x, d }) => {
    const s = up ? 1 : -1
    const slope = (k: number, t: number) => derivative(z => s * a * z ** 3 + k * z * z + s * c * z + d, t)
    const holds = (k: number) =>
      Array.from({ length: 801 }, (_, each) => -20 + each / 20).every(t => s * slope(k, t) > -1e-6)
    const fits = Array.from({ length: 161 }, (_, each) => -40 + each / 2).filter(holds)
    const k = up ? -edge - 2 : edge + 2
    return {
      a: `${s * 3 * a}*x*x + k*x*2 + (${s * c})`,
      'b.i': `4*(k - ${Math.max(...fits)})*(k - (${Math.min(...fits)}))`,
      'b.ii': `${Math.max(...fits)} >= k >= ${Math.min(...fits)}`,
      c: roundTo(slope(k, x), 5),
    }
  },
})
