import { ask } from '@/lib/exams/authoring/ask'
import { frac, nonZero, poly, slopeTerm, typedFraction } from '@/lib/exams/authoring/maths'
import { crossings, integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { between, ratio, shadedSketch, times } from '../calculus-areas'

const { question, templates } = questionsOf('structured', '14.13')

export { templates }

question('evaluate-two-definite-integrals', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const [kind, a, one, wide] = [random.int(0, 2), random.int(2, 5), random.int(1, 3), random.int(1, 3)]
    const x = random.int(0, 2)
    const two = one + wide
    const [u, v] = kind === 0 ? [one * one, two * two] : [one, one + a * wide]
    const b = u - a * x
    const end = kind === 0 ? (v - b) / a : x + wide
    const m = kind === 0 ? 1 : random.int(2, 9)
    const [other, k, n] = [random.int(0, 2), random.int(2, 4), random.int(2, 5)]
    // The fourth power of a bracket up to 10 is worked out without a calculator.
    const light = kind !== 2 || v <= 10
    return Number.isInteger(end) && b !== 0 && light ? { kind, a, b, x, end, u, v, m, other, k, n } : null
  },
  make: ({ kind, a, b, x, end, u, v, m, other, k, n }) => {
    const inner = poly(a, b)
    const first = [
      {
        asked: `\\sqrt{${inner}}`,
        grown: `${frac(2, 3 * a)}(${inner})^{\\frac{3}{2}}`,
        top: 2 * (v ** 1.5 - u ** 1.5),
        under: 3 * a,
        power: '\\frac{3}{2}',
      },
      {
        asked: `\\frac{${m}}{(${inner})^2}`,
        grown: m % a === 0 ? `-\\frac{${m / a}}{${inner}}` : `-\\frac{${m}}{${a}(${inner})}`,
        top: m * (v - u),
        under: a * u * v,
        power: '-1',
      },
      {
        asked: `(${inner})^3`,
        grown: `\\frac{1}{${4 * a}}(${inner})^4`,
        top: v ** 4 - u ** 4,
        under: 4 * a,
        power: '4',
      },
    ][kind] ?? { asked: '', grown: '', top: 0, under: 1, power: '' }
    const [top, under] = [Math.round(first.top), first.under]
    const second = [
      {
        asked: `${n * k}\\cos ${k}x`,
        to: `\\frac{\\pi}{${6 * k}}`,
        grown: `${n}\\sin ${k}x`,
        latex: frac(n, 2),
        typed: typedFraction(n, 2),
        why: `$\\sin\\frac{\\pi}{6} = \\frac{1}{2}$`,
      },
      {
        asked: `${n * k}\\sin ${k}x`,
        to: `\\frac{\\pi}{${3 * k}}`,
        grown: `-${n}\\cos ${k}x`,
        latex: frac(n, 2),
        typed: typedFraction(n, 2),
        why: `$\\cos\\frac{\\pi}{3} = \\frac{1}{2}$ and $\\cos 0 = 1$`,
      },
      {
        asked: `${n * k}e^{${k}x}`,
        to: `\\ln ${n}`,
        grown: `${n}e^{${k}x}`,
        latex: String(n * (n ** k - 1)),
        typed: String(n * (n ** k - 1)),
        why: `$e^{${k}\\ln ${n}} = ${n}^${k} = ${n ** k}$`,
      },
    ][other] ?? { asked: '', to: '', grown: '', latex: '', typed: '', why: '' }
    return {
      stem: '',
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact value of $\\int_{${x}}^{${end}} ${first.asked}\\,dx$.`,
          scheme: [
            `M1 a multiple of $(${inner})^{${first.power}}$`,
            `A1 $${first.grown}$`,
            `A1 $${frac(top, under)}$`,
          ],
          solution: `$${between(first.grown, x, end)}$. The bracket is ${v} at the upper limit and ${u} at the lower one. The value is $${frac(top, under)}$.`,
          answer: typedFraction(top, under),
          letters: [],
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact value of $\\int_0^{${second.to}} ${second.asked}\\,dx$.`,
          scheme: [
            `B1 $${second.grown}$`,
            'M1 both limits put in, and the values subtracted',
            `A1 $${second.latex}$`,
          ],
          solution: `$${between(second.grown, 0, second.to)}$, and ${second.why}. The value is $${second.latex}$.`,
          answer: second.typed,
          letters: [],
        }),
      },
    }
  },
  verify: ({ kind, a, b, x, end, m, other, k, n }) => {
    const f = (t: number) => {
      const u = a * t + b
      return [Math.sqrt(Math.max(0, u)), m / (u * u), u ** 3][kind] ?? 0
    }
    const g = (t: number) => n * k * ([Math.cos(k * t), Math.sin(k * t), Math.exp(k * t)][other] ?? 0)
    const to = [Math.PI / (6 * k), Math.PI / (3 * k), Math.log(n)][other] ?? 0
    return { a: integral(f, x, end, 4000).toFixed(9), b: integral(g, 0, to, 4000).toFixed(9) }
  },
})

question('area-under-one-curve', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [kind, a, m] = [random.int(0, 3), random.int(2, 5), random.int(1, 6)]
    const [one, two, x] = [random.int(1, 3), random.int(2, 5), random.int(0, 2)]
    const [u, v] = kind === 0 ? [one * one, two * two] : [one, two]
    const b = u - a * x
    const end = (v - b) / a
    const k = random.int(2, 5)
    const needsInner = kind < 2
    const fine = b > 0 && v > u && Number.isInteger(end)
    return needsInner && !fine ? null : { kind, a, b, m, u, v, x, end, k }
  },
  make: ({ kind, a, b, m, u, v, x, end, k }) => {
    const inner = poly(a, b)
    const log = ratio(v, u)
    const roots = [Math.sqrt(u), Math.sqrt(v)].map(Math.round)
    const [low = 0, high = 0] = roots
    const area = [2 * (high ** 3 - low ** 3), 3 * a] as const
    const forms = [
      {
        y: `\\sqrt{${inner}}`,
        f: (t: number) => (a * t + b < 0 ? Number.NaN : Math.sqrt(a * t + b)),
        from: x,
        to: end,
        limits: `the *x*-axis and the lines $x = ${x}$ and $x = ${end}$`,
        grown: `${frac(2, 3 * a)}(${inner})^{\\frac{3}{2}}`,
        typed: `(2/${3 * a})(${inner})^(3/2)`,
        latex: frac(...area),
        answer: typedFraction(...area),
        shown: [String(x), String(end)],
        upper: String(end),
      },
      {
        y: `\\frac{${m * a}}{${inner}}`,
        f: (t: number) => (a * t + b < 0.3 ? Number.NaN : (m * a) / (a * t + b)),
        from: x,
        to: end,
        limits: `the *x*-axis and the lines $x = ${x}$ and $x = ${end}$`,
        grown: `${times(m)}\\ln(${inner})`,
        typed: `${times(m)}ln(${inner})`,
        latex: `${times(m)}\\ln${log.latex}`,
        answer: `${times(m)}${log.typed}`,
        shown: [String(x), String(end)],
        upper: String(end),
      },
      {
        y: `${m * k}e^{${k}x}`,
        f: (t: number) => m * k * Math.exp(k * t),
        from: 0,
        to: 1,
        limits: 'both axes and the line $x = 1$',
        grown: `${times(m)}e^{${k}x}`,
        typed: `${times(m)}e^(${k}x)`,
        latex: m === 1 ? `e^${k} - 1` : `${m}e^${k} - ${m}`,
        answer: `${times(m)}e^${k} - ${m}`,
        shown: ['', '1'],
        upper: '1',
      },
      {
        y: `${times(m * a)}\\sin ${a}x`,
        f: (t: number) => m * a * Math.sin(a * t),
        from: 0,
        to: Math.PI / a,
        limits: '',
        grown: `-${times(m)}\\cos ${a}x`,
        typed: `-${times(m)}cos(${a}x)`,
        latex: String(2 * m),
        answer: String(2 * m),
        shown: ['', `π/${a}`],
        upper: `\\frac{\\pi}{${a}}`,
      },
    ] as const
    const { y, f, from, to, limits, grown, typed, latex, answer, shown, upper } = forms[kind] ?? forms[0]
    const wide = to - from
    const top = Math.max(...[0, 0.25, 0.5, 0.75, 1].map(part => f(from + wide * part)))
    const lower = from === 0 ? '0' : String(x)
    const closed = kind === 3 ? `from the origin to $x = ${upper}$, where it meets the axis again` : ''
    return {
      stem:
        kind === 3
          ? [
              `The diagram shows part of the curve $y = ${y}$. The shaded region lies between the curve and the *x*-axis, ${closed}.`,
              `The region between the *x*-axis and the first arch of the curve $y = ${y}$, ${closed}, is shaded.`,
              `One arch of the curve $y = ${y}$ is sketched. The shaded region is bounded by the curve and the *x*-axis, ${closed}.`,
            ]
          : [
              `The diagram shows part of the curve $y = ${y}$. The shaded region is bounded by the curve, ${limits}.`,
              `The region enclosed by the curve $y = ${y}$, ${limits} is shaded.`,
              `Part of the curve $y = ${y}$ is sketched. The region under it, bounded by ${limits}, is shaded.`,
            ],
      figure: shadedSketch(
        {
          name: 'calculus/a-region-under-a-curve',
          title: 'Sketch of a curve with a shaded region',
          description:
            'A sketch on x and y axes of a curve. The region between the curve and the x axis is shaded between the two ends that the question names.',
        },
        {
          curves: [f],
          x: [Math.min(0, from) - wide * 0.3, to + wide * 0.35],
          y: [-top * (kind === 3 ? 0.7 : 0.16), top * 1.45],
          onX: [from, to].flatMap((at, index) =>
            shown[index] && at !== 0 ? [{ at, label: shown[index] }] : [],
          ),
          height: 180,
        },
        [{ upper: f, from, to }],
        kind === 3 ? [] : [from, to],
      ),
      parts: {
        a: ask.expression({
          subtopic: kind === 1 ? '14.11' : '14.12',
          objective: 'AO1',
          command: 'Find',
          prompt: `Find $\\int ${y}\\,dx$. Use *c* for the constant of integration.`,
          scheme: [
            `M1 a multiple of $${grown.replace(/^-/, '').replace(/^(\\frac\{\d+\}\{\d+\}|\d+)/, '')}$`,
            `A1 $${grown} + c$`,
          ],
          solution: `$\\int ${y}\\,dx = ${grown} + c$.`,
          answer: `${typed} + c`,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact area of the shaded region.',
          scheme: ['M1 both limits put into their integral', 'M1 the values subtracted', `A1 $${latex}$`],
          solution: `The area is $${between(grown, lower, upper)} = ${latex}$.`,
          answer,
          letters: [],
        }),
      },
    }
  },
  verify: ({ kind, a, b, m, x, end, k }) => {
    const f = (t: number) =>
      [Math.sqrt(a * t + b), (m * a) / (a * t + b), m * k * Math.exp(k * t), m * a * Math.sin(a * t)][kind] ??
      0
    const [from, to] = kind < 2 ? [x, end] : [0, kind === 2 ? 1 : Math.PI / a]
    return {
      a:
        [
          `c + 2*(${a}*x + (${b}))*sqrt(${a}*x + (${b}))/(3*${a})`,
          `c + ${m}*ln(x + (${b})/${a})`,
          `c + ${m}*e^x^${k}`.replace(`e^x^${k}`, `(e^x)^${k}`),
          `c + 2*${m}*sin(${a}*x/2)^2`,
        ][kind] ?? '',
      b: integral(f, from, to, 4000).toFixed(9),
    }
  },
})

question('area-on-both-sides-of-the-axis', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [p, q] = [random.int(1, 4), random.int(2, 7)]
    const s = random.pick([1, 1, -1, 2, -2, 3])
    return q - p > 0 && q - p < 4 && q < 2 * p + 3 && q !== 2 * p ? { p, q, s } : null
  },
  make: ({ p, q, s }) => {
    const curve =
      s > 0 ? poly(s, -s * (p + q), s * p * q, 0) : `${-s * (p + q)}x^2 - ${times(-s)}x^3 - ${-s * p * q}x`
    const f = (x: number) => s * x * (x - p) * (x - q)
    // Twelve times the integral from 0 to x.
    const grown = (x: number) => s * (3 * x ** 4 - 4 * (p + q) * x ** 3 + 6 * p * q * x * x)
    const [first, whole] = [grown(p), grown(q)]
    const total = Math.abs(first) + Math.abs(whole - first)
    const xs = Array.from({ length: 61 }, (_, at) => (q * at) / 60)
    const [low, high] = [Math.min(...xs.map(f)), Math.max(...xs.map(f))]
    const signs = s > 0 ? [1, -1] : [-1, 1]
    const integrated =
      s > 0
        ? `${slopeTerm(s, 4, 'x^4')} - ${slopeTerm(s * (p + q), 3, 'x^3')} + ${slopeTerm(s * p * q, 2, 'x^2')}`
        : `${slopeTerm(-s * (p + q), 3, 'x^3')} - ${slopeTerm(-s, 4, 'x^4')} - ${slopeTerm(-s * p * q, 2, 'x^2')}`
    return {
      stem: [
        `The diagram shows the curve $y = ${curve}$. It meets the *x*-axis at the origin, at *A* and at *B*. The regions enclosed by the curve and the *x*-axis are shaded.`,
        `The curve $y = ${curve}$ passes through the origin and through the points *A* and *B* of the *x*-axis. The two regions between the curve and the *x*-axis are shaded.`,
        `A sketch of $y = ${curve}$ is shown. *A* and *B* lie on the *x*-axis. The two shaded regions are bounded by the curve and the *x*-axis.`,
      ],
      figure: shadedSketch(
        {
          name: 'calculus/two-regions-at-the-axis',
          title: 'Sketch of a cubic curve with two shaded regions',
          description:
            'A sketch on x and y axes of a cubic curve through the origin and through the points A and B on the positive x axis, A nearer to the origin. The region between the curve and the axis is shaded from the origin to A, on one side of the axis, and from A to B, on the other side.',
        },
        {
          curves: [f],
          x: [-q * 0.2, q * 1.22],
          y: [low * 1.5 - high * 0.15, high * 1.5 - low * 0.15],
          points: [
            { at: [p, 0], label: '*A*', place: s > 0 ? 'above right' : 'below right' },
            { at: [q, 0], label: '*B*', place: s > 0 ? 'below right' : 'above right' },
          ],
          height: 190,
        },
        [{ upper: f, from: 0, to: q }],
      ),
      parts: {
        a: ask.values({
          subtopic: '3.2',
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the *x*-coordinate of *A* and of *B*.',
          found: [
            ['*A*', p, 'a'],
            ['*B*', q, 'b'],
          ],
          scheme: [`B1 ${p}`, `B1 ${q}`],
          solution: `Take out $${poly(s, 0)}$: $${poly(s, 0)}(${poly(1, -p - q, p * q)}) = ${poly(s, 0)}(${poly(1, -p)})(${poly(1, -q)})$. *A* is the nearer one: $x = ${p}$ at *A* and $x = ${q}$ at *B*.`,
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact value of $\\int_0^{${q}} (${curve})\\,dx$.`,
          scheme: ['M1 at least two powers raised by one', `A1 $${integrated}$`, `A1 $${frac(whole, 12)}$`],
          solution: `$${between(integrated, 0, q)} = ${frac(whole, 12)}$.`,
          answer: typedFraction(whole, 12),
          letters: [],
        }),
        c: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt:
            'Find the total area of the shaded regions. Give your answer as an exact fraction or integer.',
          scheme: [
            `M1 splits at $x = ${p}$`,
            `A1 $\\int_0^{${p}} y\\,dx = ${frac(first, 12)}$`,
            `A1 $\\int_{${p}}^{${q}} y\\,dx = ${frac(whole - first, 12)}$`,
            `A1 $${frac(total, 12)}$`,
          ],
          solution: `From 0 to *A* the integral is $${frac(first, 12)}$, from *A* to *B* it is $${frac(whole, 12)} - ${first < 0 ? `\\left(${frac(first, 12)}\\right)` : frac(first, 12)} = ${frac(whole - first, 12)}$. The ${signs[0] === 1 ? 'second' : 'first'} region lies below the axis, so its integral is negative and its area is $${frac(Math.abs(signs[0] === 1 ? whole - first : first), 12)}$. The total is $${frac(total, 12)}$.`,
          answer: typedFraction(total, 12),
          letters: [],
        }),
      },
    }
  },
  verify: ({ p, q, s }) => {
    const f = (x: number) => s * (x ** 3 - (p + q) * x * x + p * q * x)
    const size = (from: number, to: number) => Math.abs(integral(f, from, to))
    return { b: integral(f, 0, q).toFixed(9), c: (size(0, p) + size(p, q)).toFixed(9) }
  },
})

question('area-between-a-parabola-and-a-line', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const s = random.pick([1, -1, -1])
    const [r, t] = [random.int(-2, 2), random.int(1, 5)]
    const [m, k] = [random.pick(nonZero(-3, 3)), random.int(-3, 9)]
    // The curve is s(x − r)(x − t) above the line.
    const [b, c] = [m - s * (r + t), k + s * r * t]
    const fine = t - r >= 2 && t - r <= 6 && c !== 0 && k !== 0 && b !== 0
    return fine && [m * r + k, m * t + k].every(y => Math.abs(y) > 0.5 && Math.abs(y) < 16)
      ? { s, r, t, m, k, b, c }
      : null
  },
  make: ({ s, r, t, m, k, b, c }) => {
    const curve =
      s > 0
        ? poly(1, b, c)
        : c > 0
          ? `${c} ${b < 0 ? '-' : '+'} ${times(Math.abs(b))}x - x^2`
          : poly(-1, b, c)
    const line = m < 0 && k > 0 ? `${k} - ${times(-m)}x` : poly(m, k)
    const f = (x: number) => s * x * x + b * x + c
    const g = (x: number) => m * x + k
    const [upper, lower] = s > 0 ? [g, f] : [f, g]
    const xs = Array.from({ length: 41 }, (_, at) => r - 0.6 + ((t - r + 1.2) * at) / 40)
    const ys = [...xs.map(f), ...xs.map(g), 0]
    const [low, high] = [Math.min(...ys), Math.max(...ys)]
    const room = (high - low) * 0.12
    const difference = poly(-1, r + t, -r * t)
    const middle = r + t === 0 ? '' : ` ${r + t < 0 ? '-' : '+'} ${slopeTerm(Math.abs(r + t), 2, 'x^2')}`
    const last = r * t === 0 ? '' : ` ${r * t > 0 ? '-' : '+'} ${slopeTerm(Math.abs(r * t), 1)}`
    const grown = `-\\frac{1}{3}x^3${middle}${last}`
    const area = [(t - r) ** 3, 6] as const
    return {
      stem: [
        `The diagram shows the curve $y = ${curve}$ and the line $y = ${line}$. They meet at *A* and *B*. The region enclosed by the curve and the line is shaded.`,
        `The line $y = ${line}$ cuts the curve $y = ${curve}$ at the points *A* and *B*, as the sketch shows. The region between the line and the curve is shaded.`,
        `*A* and *B* are the points of intersection of the curve $y = ${curve}$ and the line $y = ${line}$. The shaded region is enclosed by the line and the curve.`,
      ],
      figure: shadedSketch(
        {
          name: 'calculus/a-region-between-a-curve-and-a-line',
          title: 'Sketch of a curve and a line with a shaded region',
          description: `A sketch on x and y axes of a parabola, which opens ${s > 0 ? 'upwards' : 'downwards'}, and a straight line that cuts it at A and B, A on the left. The region between the curve and the line is shaded.`,
        },
        {
          curves: [f, g],
          x: [Math.min(r, 0) - 0.8, Math.max(t, 0) + 0.9],
          y: [low - room, high + room],
          points: [
            { at: [r, g(r)], label: '*A*' },
            { at: [t, g(t)], label: '*B*' },
          ],
          height: 210,
        },
        [{ upper, lower, from: r, to: t }],
      ),
      parts: {
        a: ask.solutions({
          subtopic: '5.1',
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the *x*-coordinates of *A* and *B*.',
          scheme: [`M1 $${curve} = ${line}$`, `A1 ${plain(r)}`, `A1 ${plain(t)}`],
          solution: `$${curve} = ${line}$ gives $${poly(1, -r - t, r * t)} = 0$, so $${r === 0 ? 'x' : `(${poly(1, -r)})`}(${poly(1, -t)}) = 0$: $x = ${r}$ or $x = ${t}$.`,
          answer: [String(r), String(t)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact area of the shaded region.',
          scheme: [
            `M1 $\\int (\\text{upper} - \\text{lower})\\,dx$, or an area under the curve and one under the line`,
            `A1 $${difference}$, or both integrands right`,
            `A1 $${grown}$, or both integrals right`,
            `M1 limits ${plain(r)} and ${plain(t)} put in, and the values subtracted`,
            `A1 $${frac(...area)}$`,
          ],
          solution: `The ${s > 0 ? 'line' : 'curve'} is above. Upper minus lower is $${difference}$. The area is $${between(grown, r, t)} = ${frac(...area)}$.`,
          answer: typedFraction(...area),
          letters: [],
        }),
      },
    }
  },
  verify: ({ s, r, t, m, k, b, c }) => ({
    a: crossings(x => s * x * x + b * x + c - m * x - k, -9.0037, 9),
    b: Math.abs(integral(x => s * x * x + b * x + c - m * x - k, r, t)).toFixed(9),
  }),
})
