import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, poly, slopeTerm, typedFraction } from '@/lib/exams/authoring/maths'
import { crossings, integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { between, ratio, shadedSketch, times } from '../calculus-areas'

const { question, templates } = questionsOf('structured', '14.13')

export { templates }

question('curve-normal-and-region', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [a, u, p] = [random.pick([2, 4, 6]), random.int(2, 6), random.int(1, 7)]
    const b = u * u - a * p
    return b > 0 && b < 26 && gcd(a, b) < 5 && p + b / a < 10 ? { a, b, u, p } : null
  },
  make: ({ a, b, u, p }) => {
    const inner = poly(a, b)
    const f = (x: number) => (a * x + b < 0 ? Number.NaN : Math.sqrt(a * x + b))
    const foot = p + a / 2
    const start = -b / a
    const slope = frac(-2 * u, a)
    const under = [2 * u ** 3, 3 * a] as const
    const triangle = [a * u, 4] as const
    const area = [8 * u ** 3 + 3 * a * a * u, 12 * a] as const
    const c = u + (2 * u * p) / a
    const [cTop, cUnder] = [u * a + 2 * u * p, a]
    const latex = `y = ${slopeTerm(-2 * u, a)} + ${frac(cTop, cUnder)}`
    const normal = (x: number) => c - (2 * u * x) / a
    const wide = foot - start
    return {
      stem: [
        `The diagram shows the curve $y = \\sqrt{${inner}}$ and its normal at the point $P(${p}, ${u})$. The normal meets the *x*-axis at *Q*. The shaded region is bounded by the curve, the normal and the *x*-axis.`,
        `$P(${p}, ${u})$ is a point on the curve $y = \\sqrt{${inner}}$. The normal to the curve at *P* cuts the *x*-axis at *Q*. The region enclosed by the curve, the line *PQ* and the *x*-axis is shaded.`,
        `The normal to the curve $y = \\sqrt{${inner}}$ at $P(${p}, ${u})$ meets the *x*-axis at *Q*, as the sketch shows. The region between the curve, *PQ* and the *x*-axis is shaded.`,
      ],
      figure: shadedSketch(
        {
          name: 'calculus/a-region-with-a-line-from-p',
          title: 'Sketch of a curve and its normal with a shaded region',
          description:
            'A sketch on x and y axes of a curve that begins on the negative x axis and rises to the right through P. A straight line, the normal, falls from P to Q on the positive x axis. The region above the x axis under the curve up to P and then under the line is shaded.',
        },
        {
          curves: [f, { f: x => (x > p - wide * 0.18 ? normal(x) : Number.NaN) }],
          x: [start - wide * 0.08, foot + wide * 0.12],
          y: [-u * 0.2, u * 1.5],
          points: [
            { at: [p, u], label: '*P*', place: 'above' },
            { at: [foot, 0], label: '*Q*', place: 'below left' },
          ],
          height: 190,
        },
        [
          { upper: f, from: start + 1e-9, to: p },
          { upper: normal, from: p, to: foot },
        ],
      ),
      parts: {
        a: ask.expression({
          subtopic: '14.5',
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of the normal at *P*.',
          scheme: [
            `B1 $\\frac{dy}{dx} = \\frac{${a / 2 === 1 ? 1 : a / 2}}{\\sqrt{${inner}}}$`,
            `M1 gradient of the normal $${slope}$`,
            `A1 $${latex}$`,
          ],
          solution: `$\\frac{dy}{dx} = \\frac{${a / 2}}{\\sqrt{${inner}}}$ is $${frac(a, 2 * u)}$ at *P*, so the normal has the gradient $${slope}$. Through *P*: $${latex}$.`,
          answer: `y = ${typedFraction(-2 * u, a, true)}x + ${typedFraction(cTop, cUnder)}`,
          letters: ['x', 'y'],
        }),
        b: ask.whole({
          subtopic: '7.1',
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the *x*-coordinate of *Q*.',
          scheme: [`B1 ${foot}`],
          solution: `$y = 0$ on the normal gives $x = ${foot}$.`,
          answer: foot,
          coordinate: 'x',
          own: { from: 'a', key: 'f(0)/(f(0) - f(1))' },
        }),
        c: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact area of the shaded region.',
          scheme: [
            `B1 the curve meets the *x*-axis at $x = ${frac(-b, a)}$`,
            `M1 a multiple of $(${inner})^{\\frac{3}{2}}$`,
            `A1 $${frac(2, 3 * a)}(${inner})^{\\frac{3}{2}}$`,
            `A1 $${frac(...under)}$`,
            `B1 area of the triangle $${frac(...triangle)}$`,
            `A1 $${frac(...area)}$`,
          ],
          solution: `The region has two parts. Under the curve: $${between(`${frac(2, 3 * a)}(${inner})^{\\frac{3}{2}}`, frac(-b, a), p)} = ${frac(...under)}$, since the bracket is 0 at the lower limit. The triangle has the base $${foot} - ${p} = ${a / 2}$ and the height ${u}: $${frac(...triangle)}$. Together: $${frac(...area)}$.`,
          answer: typedFraction(...area),
          letters: [],
        }),
      },
    }
  },
  verify: ({ a, b, u, p }) => {
    // The curve as x = (y² − b)/a: the region by strips across.
    const foot = p + (u * a) / (2 * u)
    const width = (y: number) => p + ((foot - p) * (u - y)) / u - (y * y - b) / a
    return {
      a: `${2 * u}*(x - ${p}) + ${a}*(y - ${u}) = 0`,
      b: foot,
      c: integral(width, 0, u).toFixed(9),
    }
  },
})

question('unknown-upper-limit', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [kind, a, m] = [random.int(0, 2), random.int(2, 4), random.int(1, 5)]
    const n = random.int(2, 9)
    const b = random.pick([1, 1, 2, 3])
    const u = random.int(2, 4)
    return (kind === 2 && (u * u - 1) % a !== 0) || (kind === 1 && gcd(a, b) > 1)
      ? null
      : { kind, a, m, n, b: kind === 2 ? 1 : b, u }
  },
  make: ({ kind, a, m, n, b, u }) => {
    const inner = poly(a, b)
    const of = (letter: string) => inner.replace('x', letter)
    const e = n > 3 ? (n % 3) + 1 : n
    const power = e === 1 ? 'e' : `e^${e}`
    const area2 = [2 * (u ** 3 - 1), 3 * a] as const
    const forms = [
      {
        y: `${times(m * a)}e^{${a}x}`,
        f: (x: number) => m * a * Math.exp(a * x),
        of: `${times(m)}e^{${a}k} - ${m}`,
        typed: `${times(m)}e^(${a}k) - ${m}`,
        grown: `${times(m)}e^{${a}x}`,
        area: String(m * (n - 1)),
        step: `e^{${a}k} = ${n}`,
        latex: `\\frac{1}{${a}}\\ln ${n}`,
        answer: `ln(${n})/${a}`,
        at: Math.log(n) / a,
      },
      {
        y: `\\frac{${m * a}}{${inner}}`,
        f: (x: number) => (a * x + b < 0.2 ? Number.NaN : (m * a) / (a * x + b)),
        of:
          b === 1 ? `${times(m)}\\ln(${of('k')})` : `${times(m)}\\ln\\left(\\frac{${of('k')}}{${b}}\\right)`,
        typed: b === 1 ? `${times(m)}ln(${of('k')})` : `${times(m)}ln((${of('k')})/${b})`,
        grown: `${times(m)}\\ln(${inner})`,
        area: String(m * e),
        step: b === 1 ? `${of('k')} = ${power}` : `${of('k')} = ${b}${power}`,
        latex: `\\frac{${times(b)}${power} - ${b}}{${a}}`,
        answer: `(${times(b)}e^${e} - ${b})/${a}`,
        at: (b * Math.exp(e) - b) / a,
      },
      {
        y: `\\sqrt{${inner}}`,
        f: (x: number) => (a * x + b < 0 ? Number.NaN : Math.sqrt(a * x + b)),
        of: `${frac(2, 3 * a)}(${of('k')})^{\\frac{3}{2}} - ${frac(2, 3 * a)}`,
        typed: `(2/${3 * a})(${of('k')})^(3/2) - 2/${3 * a}`,
        grown: `${frac(2, 3 * a)}(${inner})^{\\frac{3}{2}}`,
        area: frac(...area2),
        step: `(${of('k')})^{\\frac{3}{2}} = ${u ** 3}`,
        latex: String((u * u - 1) / a),
        answer: String((u * u - 1) / a),
        at: (u * u - 1) / a,
      },
    ] as const
    const form = forms[kind] ?? forms[0]
    const { f, at } = form
    const high = Math.max(f(0), f(at))
    return {
      stem: [
        `The diagram shows part of the curve $y = ${form.y}$. The shaded region is bounded by the curve, both axes and the line $x = k$, where *k* is a positive constant.`,
        `The region enclosed by the curve $y = ${form.y}$, the axes and the line $x = k$ is shaded. *k* is a positive constant.`,
        `Part of the curve $y = ${form.y}$ is sketched. *k* is a positive constant. The region under the curve from $x = 0$ to $x = k$ is shaded.`,
      ],
      figure: shadedSketch(
        {
          name: 'calculus/a-region-up-to-k',
          title: 'Sketch of a curve with a shaded region up to k',
          description:
            'A sketch on x and y axes of a curve above the x axis. The region between the curve and the x axis is shaded from the y axis to an upright line at x = k.',
        },
        {
          curves: [f],
          x: [-at * 0.25, at * 1.4],
          y: [-high * 0.16, high * 1.45],
          onX: [{ at, label: '*k*' }],
          height: 180,
        },
        [{ upper: f, from: 0, to: at }],
        [at],
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find, in terms of *k*, the area of the shaded region.',
          scheme: [
            `B1 $${form.grown}$`,
            'M1 limits *k* and 0 put in, and the values subtracted',
            `A1 $${form.of}$`,
          ],
          solution: `$${between(form.grown, 0, 'k')} = ${form.of}$.${kind === 0 ? ' The value at 0 is not zero.' : ''}`,
          answer: form.typed,
          letters: ['k'],
        }),
        b: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: `The area of the shaded region is $${form.area}$ square units. Find the exact value of *k*.`,
          scheme: ['M1 their area put equal to the value given', `M1 $${form.step}$`, `A1 $${form.latex}$`],
          solution: `$${form.of} = ${form.area}$ gives $${form.step}$, so $k = ${form.latex}$.`,
          answer: form.answer,
          letters: [],
        }),
      },
    }
  },
  verify: ({ kind, a, m, n, b, u }) => {
    const f = (x: number) => [m * a * Math.exp(a * x), (m * a) / (a * x + b), Math.sqrt(a * x + b)][kind] ?? 0
    const e = n > 3 ? (n % 3) + 1 : n
    const wanted = [m * (n - 1), m * e, (2 * (u ** 3 - 1)) / (3 * a)][kind] ?? 0
    const step = kind === 1 ? 0.31 : 0.0971
    const [found = Number.NaN] = crossings(
      k => integral(f, 0, k, 1600) - wanted,
      0.001,
      kind === 1 ? 40 : 8,
      step,
    )
    return {
      a:
        [
          `${m}*(e^k)^${a} - ${m}`,
          `${m}*(ln(${a}*k + ${b}) - ln(${b}))`,
          `2/(3*${a})*((${a}*k + 1)*sqrt(${a}*k + 1) - 1)`,
        ][kind] ?? '',
      b: found.toFixed(10),
    }
  },
})

question('hyperbola-and-a-line', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [p, q, m] = [random.int(1, 4), random.int(2, 8), random.pick([1, 1, 2, 3])]
    return q >= 2 * p && q - p < 6 ? { p, q, m } : null
  },
  make: ({ p, q, m }) => {
    const [k, s] = [m * p * q, m * (p + q)]
    const line = `${s} - ${times(m)}x`
    const f = (x: number) => (x > 0.12 ? k / x : Number.NaN)
    const g = (x: number) => s - m * x
    const log = ratio(q, p)
    const square = [m * (q * q - p * p), 2] as const
    const latex = `${frac(...square)} - ${times(k)}\\ln${log.latex}`
    const typed = `${typedFraction(...square)} - ${times(k)}${log.typed}`
    return {
      stem: [
        `The diagram shows the curve $y = \\frac{${k}}{x}$, for $x > 0$, and the line $y = ${line}$. They meet at *A* and *B*. The region enclosed by the curve and the line is shaded.`,
        `For $x > 0$ the line $y = ${line}$ cuts the curve $y = \\frac{${k}}{x}$ at *A* and at *B*, as the sketch shows. The region between the line and the curve is shaded.`,
        `*A* and *B* are the points where the curve $y = \\frac{${k}}{x}$ meets the line $y = ${line}$. The shaded region lies between the line and the curve. The diagram shows $x > 0$ only.`,
      ],
      figure: shadedSketch(
        {
          name: 'calculus/a-region-between-a-line-and-a-curve',
          title: 'Sketch of a curve and a line with a shaded region',
          description:
            'A sketch on x and y axes of a curve that falls less and less steeply, and a straight line with a negative gradient that cuts it at A and B, A on the left. The region between the line and the curve is shaded.',
        },
        {
          curves: [f, g],
          x: [-0.09 * (p + q), 1.16 * (p + q)],
          y: [-0.09 * s, 1.15 * s],
          points: [
            { at: [p, g(p)], label: '*A*', place: 'above right' },
            { at: [q, g(q)], label: '*B*', place: 'above right' },
          ],
          height: 210,
        },
        [{ upper: g, lower: f, from: p, to: q }],
      ),
      parts: {
        a: ask.expression({
          subtopic: '5.1',
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the coordinates of *A* and *B*.',
          scheme: [
            `M1 $\\frac{${k}}{x} = ${line}$`,
            `A1 $x = ${p}$ and $x = ${q}$`,
            `A1 $(${p}, ${m * q})$ and $(${q}, ${m * p})$`,
          ],
          solution: `Multiply $\\frac{${k}}{x} = ${line}$ by *x*: $${poly(m, -s, k)} = 0$, so ${m === 1 ? '' : `after division by ${m}, `}$(${poly(1, -p)})(${poly(1, -q)}) = 0$. The points are $(${p}, ${m * q})$ and $(${q}, ${m * p})$.`,
          answer: `(${p}, ${m * q}), (${q}, ${m * p})`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: 'Find the exact area of the shaded region.',
          scheme: [
            `M1 line minus curve, or trapezium minus area under the curve`,
            `B1 $${times(k)}\\ln x$`,
            `B1 $${s}x - ${slopeTerm(m, 2, 'x^2')}$, or the area $${frac(...square)}$ of the trapezium`,
            `M1 limits ${p} and ${q} put in, and the values subtracted`,
            `A1 $${latex}$`,
          ],
          solution: `Under the line lies a trapezium with the parallel sides ${m * q} and ${m * p} and the width ${q - p}: $${frac(...square)}$. Under the curve: $\\left[${times(k)}\\ln x\\right]_{${p}}^{${q}} = ${times(k)}\\ln ${q} - ${times(k)}\\ln ${p} = ${times(k)}\\ln${log.latex}$. The area is $${latex}$.`,
          answer: typed,
          letters: [],
        }),
      },
    }
  },
  verify: ({ p, q, m }) => {
    const [k, s] = [m * p * q, m * (p + q)]
    const meet = crossings(x => k / x - s + m * x, 0.0537, 12)
    return {
      a: meet.map(x => `(${Math.round(x)}, ${Math.round(k / x)})`).join(', '),
      b: integral(x => s - m * x - k / x, p, q).toFixed(9),
    }
  },
})
