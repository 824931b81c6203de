import { ask } from '@/lib/exams/authoring/ask'
import { gcd, nonZero, poly, signed, slopeTerm } from '@/lib/exams/authoring/maths'
import { bisect, crossings } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, toSigFigs } from '@/lib/exams/format'
import { between, EXACT, logOf, ratio, sketched } from '../equations-inequalities-and-graphs'

const { question, templates } = questionsOf('structured', '4.3')

export { templates }

question('exponential-with-one-root-rejected', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, top, q] = [random.int(1, 4), random.int(1, 9), random.int(1, 6)]
    const b = top - a * q
    return gcd(top, a) === 1 && top !== a && b !== 0 && top !== q ? { a, top, q, b } : null
  },
  make: ({ a, top, q, b }) => {
    // a u² − b u − top·q = (a u − top)(u + q)
    const c = top * q
    const equation =
      b > 0
        ? `${slopeTerm(a, 1, 'e^x')} = ${b} + ${slopeTerm(c, 1, 'e^{-x}')}`
        : `${slopeTerm(a, 1, 'e^x')} + ${-b} = ${slopeTerm(c, 1, 'e^{-x}')}`
    const answer = logOf(top, a)
    const quadratic = poly(a, -b, -c).replaceAll('x', 'u')
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: [
            `Use the substitution $u = e^x$ to write $${equation}$ in the form $au^2 + bu + c = 0$, where *a*, *b* and *c* are integers.`,
            `Let $u = e^x$. Write the equation $${equation}$ as a quadratic equation in *u* with integer coefficients, equal to 0.`,
            `By putting $u = e^x$, write the equation $${equation}$ as $au^2 + bu + c = 0$ with integers *a*, *b* and *c*.`,
          ],
          scheme: ['M1 multiplies every term by $e^x$ (or *u*)', `A1 $${quadratic} = 0$`],
          solution: `$e^{-x} = \\frac{1}{u}$. Multiply every term by *u* and bring all terms to one side: $${quadratic} = 0$.`,
          answer: `${quadratic} = 0`,
          letters: ['u'],
          form: 'expanded',
        }),
        b: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: `Hence solve $${equation}$. Give your answer in exact form.`,
          scheme: [
            `M1 $u = ${ratio(top, a).latex}$ or $u = -${q}$`,
            `M1 $e^x = -${q}$ rejected, since $e^x > 0$`,
            `A1 $${answer.latex}$`,
          ],
          solution: `$(${poly(a, -top).replace('x', 'u')})(u + ${q}) = 0$, so $u = ${ratio(top, a).latex}$ or $u = -${q}$. A power of *e* is positive, so $e^x = -${q}$ is impossible. From $e^x = ${ratio(top, a).latex}$, $x = ${answer.latex}$.`,
          answer: [answer.typed],
          ...EXACT,
        }),
      },
    }
  },
  verify: ({ a, top, q, b }) => {
    const at = (x: number) => a * Math.exp(x) - b - top * q * Math.exp(-x)
    return {
      a: `(${a}*u - ${top})*(u + ${q}) = 0`,
      b: crossings(at, -9, 9),
    }
  },
})

question('same-base-with-a-shifted-index', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [base, m, shift, style] = [
      random.pick([2, 3, 5]),
      random.int(1, 4),
      random.int(1, 2),
      random.int(0, 1),
    ]
    return base ** (m + shift) < 700 && (base < 5 || style === 0 || shift === 1)
      ? { base, m, shift, style }
      : null
  },
  make: ({ base, m, shift, style }) => {
    const front = base ** shift
    const [s, t] = [base ** (m + shift) + 1, base ** m]
    const first = style === 0 ? `${base}^{2x + ${shift}}` : `${front} \\times ${base * base}^x`
    const left = `${first} - ${s} \\times ${base}^x + ${t}`
    const quadratic = poly(front, -s, t).replaceAll('x', 'u')
    return {
      stem: '',
      parts: {
        a: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${left} = 0$.`,
            `Find the values of *x* for which $${left} = 0$.`,
            `By using the substitution $u = ${base}^x$, solve $${left} = 0$.`,
          ],
          scheme: [
            `M1 $${quadratic} = 0$`,
            `A1 $u = ${base ** m}$, $u = \\frac{1}{${front}}$`,
            `A1 ${plain(-shift)}`,
            `A1 ${m}`,
          ],
          solution: `Let $u = ${base}^x$. ${style === 0 ? `$${base}^{2x + ${shift}} = ${front} \\times (${base}^x)^2 = ${front}u^2$` : `$${base * base}^x = (${base}^x)^2 = u^2$`}, so $${quadratic} = 0$.\n\n$(${front}u - 1)(u - ${t}) = 0$: $${base}^x = \\frac{1}{${front}}$ gives $x = -${shift}$, and $${base}^x = ${t}$ gives $x = ${m}$.`,
          answer: [String(-shift), String(m)],
          ...EXACT,
        }),
        b: ask.expression({
          command: 'Write down',
          prompt: `Hence write down the set of values of *x* for which $${left} < 0$.`,
          scheme: [`B1 $-${shift} < x < ${m}$`],
          solution: `As a quadratic in *u* it is a U, negative for $\\frac{1}{${front}} < u < ${t}$. $${base}^x$ increases, so $-${shift} < x < ${m}$.`,
          answer: `-${shift} < x < ${m}`,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ base, m, shift }) => {
    const at = (x: number) => base ** (2 * x + shift) - (base ** (m + shift) + 1) * base ** x + base ** m
    const [low = 0, high = 0] = crossings(at, -6, 7)
    return { a: [low, high], b: `${Math.round(low)} < x < ${Math.round(high)}` }
  },
})

question('exponential-to-three-figures', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [base, p, q] = [random.int(2, 7), random.int(2, 13), random.pick(nonZero(-7, 9))]
    const isPower = [p, q].some(each => [0.5, 1, 1.5, 2, 3, 4].some(power => base ** power === each))
    return p > q && p + q > 2 && q !== 1 && !isPower ? { base, p, q } : null
  },
  make: ({ base, p, q }) => {
    const [s, t] = [p + q, p * q]
    const left = `${base}^{2x} - ${s} \\times ${base}^x ${signed(t)}`
    const at = (u: number) => Math.log(u) / Math.log(base)
    const found = q > 0 ? [at(q), at(p)] : [at(p)]
    const most = ratio(s * s, 4)
    return {
      stem: '',
      parts: {
        a: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${left} = 0$.`,
            `Find the values of *x* for which $${left} = 0$. Give your answers correct to 3 significant figures.`,
            `Solve $${left} = 0$, giving your answers correct to 3 significant figures.`,
          ],
          scheme: [
            `M1 $${poly(1, -s, t).replaceAll('x', 'u')} = 0$ with $u = ${base}^x$`,
            ...(q > 0
              ? [`A1 $u = ${q}$, $u = ${p}$`]
              : [`A1 $u = ${p}$, $u = ${q}$`, `M1 $${base}^x = ${q}$ rejected`]),
            ...found.map(x => `A1 ${figures(x, 3)}`),
          ],
          solution: `Let $u = ${base}^x$: $(u - ${p})(u ${signed(-q)}) = 0$.\n\n${
            q > 0
              ? `$${base}^x = ${q}$ gives $x = \\frac{\\ln ${q}}{\\ln ${base}}$, which is ${figures(at(q), 3)}. $${base}^x = ${p}$ gives $x = \\frac{\\ln ${p}}{\\ln ${base}}$, which is ${figures(at(p), 3)}.`
              : `$${base}^x = ${q}$ is impossible, since a power of ${base} is positive. $${base}^x = ${p}$ gives $x = \\frac{\\ln ${p}}{\\ln ${base}}$, which is ${figures(at(p), 3)}.`
          }`,
          answer: found.map(x => x.toPrecision(10)),
          letter: 'x',
          interval: null,
          angles: null,
          figures: { kind: 'significant', count: 3 },
        }),
        b: ask.expression({
          command: 'Find',
          prompt: `Find the set of values of the constant *k* for which the equation $${base}^{2x} - ${s} \\times ${base}^x + k = 0$ has two different real solutions.`,
          scheme: [
            `M1 $${s * s} - 4k > 0$`,
            'M1 both values of $u$ must be positive, so their product *k* is positive',
            `A1 $0 < k < ${most.latex}$`,
          ],
          solution: `$u^2 - ${s}u + k = 0$ needs two different roots: $${s * s} - 4k > 0$, so $k < ${most.latex}$.\n\nEach root gives a solution only if it is positive. The sum of the roots is ${s}, and their product is *k*: both are positive if $k > 0$. So $0 < k < ${most.latex}$.`,
          answer: `0 < k < ${most.typed}`,
          letters: ['k'],
        }),
      },
    }
  },
  verify: ({ base, p, q }) => {
    const at = (x: number) => base ** (2 * x) - (p + q) * base ** x + p * q
    // The set for k: the values that s·u − u² takes twice for positive u.
    const values = Array.from({ length: 40_001 }, (_, step) => (step * (p + q)) / 40_000).map(
      u => (p + q) * u - u * u,
    )
    return { a: crossings(at, -5, 6), b: `0 < k < ${Math.round(Math.max(...values) * 4)}/4` }
  },
})

question('curves-that-meet-twice', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, top, q] = [random.int(2, 4), random.int(1, 7), random.int(2, 9)]
    return gcd(top, a) === 1 && top < q * a && top !== a && q * a - top > 1 ? { a, top, q } : null
  },
  make: ({ a, top, q }) => {
    // a u² − b u + c = (a u − top)(u − q)
    const [b, c] = [a * q + top, top * q]
    const [low, high] = [logOf(top, a), logOf(q)]
    const [x1, x2] = [Math.log(top / a), Math.log(q)]
    const [ae, ce] = [slopeTerm(a, 1, 'e^x'), slopeTerm(c, 1, 'e^{-x}')]
    const quadratic = poly(a, -b, c).replaceAll('x', 'u')
    const rise = a * q - top
    const set = between(low, high)
    const room = (x2 - x1) * 0.55
    const [f, g] = [(x: number) => a * Math.exp(x), (x: number) => b - c * Math.exp(-x)]
    const height = f(x2)
    return {
      stem: [
        `The diagram shows the curves $y = ${ae}$ and $y = ${b} - ${ce}$. They meet at the points *P* and *Q*. The diagram is not to scale.`,
        `The curves $y = ${ae}$ and $y = ${b} - ${ce}$ meet at *P* and *Q*, as shown in the sketch.`,
        `The sketch shows the curves $y = ${ae}$ and $y = ${b} - ${ce}$, which intersect at *P* and *Q*.`,
      ],
      figure: sketched(
        'curves-that-meet-twice',
        'Two curves that meet at P and Q',
        {
          curves: [f, { f: g, cls: 'r' }],
          x: [Math.min(x1 - room, -0.4), Math.max(x2 + room * 0.6, 0.4)],
          y: [-0.2 * height, height * 1.5],
          points: [
            { at: [x1, f(x1)], label: '*P*', place: x1 < 0 ? 'above left' : 'below right' },
            { at: [x2, f(x2)], label: '*Q*', place: 'below right' },
          ],
        },
        'A sketch on axes without scales. One curve lies above the x-axis and rises more and more steeply. The other rises steeply from below the x-axis and becomes flatter. They meet at P on the left and at Q on the right. Between P and Q the second curve is the higher one.',
      ),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt:
            'The *x*-coordinates of *P* and *Q* satisfy an equation $au^2 + bu + c = 0$, where $u = e^x$ and *a*, *b* and *c* are integers. Write down this equation.',
          scheme: [`M1 $${ae} = ${b} - ${ce}$ multiplied by $e^x$`, `A1 $${quadratic} = 0$`],
          solution: `$${ae} = ${b} - ${ce}$. Multiply by $e^x$: $${slopeTerm(a, 1, 'u^2')} = ${b}u - ${c}$, so $${quadratic} = 0$.`,
          answer: `${quadratic} = 0`,
          letters: ['u'],
        }),
        b: ask.solutions({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the *x*-coordinates of *P* and *Q* in exact form.',
          scheme: [
            `M1 $u = ${ratio(top, a).latex}$ and $u = ${q}$`,
            `A1 $${low.latex}$`,
            `A1 $${high.latex}$`,
          ],
          solution: `$(${poly(a, -top).replace('x', 'u')})(u - ${q}) = 0$. From $e^x = ${ratio(top, a).latex}$, $x = ${low.latex}$ at *P*; from $e^x = ${q}$, $x = ${high.latex}$ at *Q*.`,
          answer: [low.typed, high.typed],
          ...EXACT,
        }),
        c: ask.expression({
          command: 'Write down',
          prompt: `Write down the set of values of *x* for which $${ae} < ${b} - ${ce}$.`,
          scheme: [`B1 ${set.said}`],
          solution: `The first curve is below the second between *P* and *Q*: ${set.said}.`,
          answer: set.typed,
          letters: ['x'],
        }),
        d: ask.expression({
          command: 'Find',
          subtopic: '7.1',
          prompt:
            'Find the exact gradient of *PQ*, in the form $\\frac{m}{\\ln n}$, where *m* is an integer and *n* is a rational number.',
          scheme: [
            `M1 *y*-coordinates ${top} and ${a * q}`,
            `M1 $\\frac{${a * q} - ${top}}{${high.latex} - ${low.latex}}$`,
            `A1 $\\frac{${rise}}{${logOf(q * a, top).latex}}$`,
          ],
          solution: `At *P*, $y = ${a} \\times ${ratio(top, a).latex} = ${top}$; at *Q*, $y = ${a} \\times ${q} = ${a * q}$. The difference of the logarithms is the logarithm of the quotient, $${logOf(q * a, top).latex}$. So the gradient is $\\frac{${rise}}{${logOf(q * a, top).latex}}$.`,
          answer: `${rise}/${logOf(q * a, top).typed}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ a, top, q }) => {
    const [b, c] = [a * q + top, top * q]
    const gap = (x: number) => a * Math.exp(x) - b + c * Math.exp(-x)
    const [low = 0, high = 0] = crossings(gap, -8, 8)
    const slope = (a * Math.exp(high) - a * Math.exp(low)) / (high - low)
    return {
      a: `(${a}*u - ${top})*(u - ${q}) = 0`,
      b: [low, high],
      c: `${low} < x < ${high}`,
      d: String(slope),
    }
  },
})

const MODELS = [
  {
    stem: (formula: string) =>
      `Two colonies of insects live in a field. After *t* weeks there are $N = ${formula}$ insects in all, in hundreds.`,
    start: 'Find how many hundreds of insects there are at the start.',
    startUnit: '',
    rates: [0.1, 0.2, 0.25, 0.3, 0.4, 0.5],
    unit: 'weeks',
    below: 'For how many weeks are there fewer than this number of insects?',
  },
  {
    stem: (formula: string) =>
      `A cable hangs across a valley. At a horizontal distance of *t* metres from its left end its height above the floor of the valley is *N* metres, where $N = ${formula}$.`,
    start: 'Find the height of the left end of the cable.',
    startUnit: 'm',
    rates: [0.01, 0.02, 0.025],
    unit: 'metres',
    below: 'Over how many metres, measured horizontally, does the cable hang lower than this height?',
  },
  {
    stem: (formula: string) =>
      `The power that a factory uses *t* hours after midnight is modelled by $N = ${formula}$, where *N* is in megawatts.`,
    start: 'Find the power at midnight according to the model.',
    startUnit: 'MW',
    rates: [0.1, 0.2, 0.25, 0.3, 0.4, 0.5],
    unit: 'hours',
    below: 'For how many hours is the power less than this value?',
  },
] as const

question('model-with-two-exponentials', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [kind, a] = [random.int(0, 2), random.int(2, 6)]
    const k: number = random.pick((MODELS[kind] ?? MODELS[0]).rates)
    const [u1, u2] = [random.pick([2, 3, 1.5, 2.5]), random.pick([4, 5, 6, 8, 3.5])]
    const [m, b] = [a * (u1 + u2), a * u1 * u2]
    return Number.isInteger(m) && Number.isInteger(b) ? { kind, a, k, u1, u2, m, b } : null
  },
  make: ({ kind, a, k, u1, u2, m, b }) => {
    const model = MODELS[kind] ?? MODELS[0]
    const formula = `${a}e^{${k}t} + ${b}e^{-${k}t}`
    const [t1, t2] = [Math.log(u1) / k, Math.log(u2) / k]
    const quadratic = poly(a, -m, b).replaceAll('x', 'u')
    return {
      stem: model.stem(formula),
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO1',
          unit: model.startUnit,
          prompt: model.start,
          scheme: [`B1 ${a + b}`],
          solution: `At $t = 0$ both powers are 1: $N = ${a} + ${b} = ${a + b}$.`,
          answer: a + b,
        }),
        b: ask.expression({
          command: 'Write',
          prompt: `Let $u = e^{${k}t}$. Write the equation $N = ${m}$ in the form $au^2 + bu + c = 0$, where *a*, *b* and *c* are integers.`,
          scheme: [`M1 $${a}u + \\frac{${b}}{u} = ${m}$`, `A1 $${quadratic} = 0$`],
          solution: `$e^{-${k}t} = \\frac{1}{u}$: $${a}u + \\frac{${b}}{u} = ${m}$. Multiply by *u*: $${quadratic} = 0$.`,
          answer: `${quadratic} = 0`,
          letters: ['u'],
          form: 'expanded',
        }),
        c: ask.solutions({
          command: 'Find',
          prompt: `Hence find the values of *t* for which $N = ${m}$. Give your answers correct to 3 significant figures.`,
          scheme: [
            `M1 $u = ${u1}$ and $u = ${u2}$`,
            `M1 $t = \\frac{\\ln u}{${k}}$`,
            `A1 ${figures(t1, 3)}`,
            `A1 ${figures(t2, 3)}`,
          ],
          solution: `The roots are $u = ${u1}$ and $u = ${u2}$. From $e^{${k}t} = u$, $t = \\frac{\\ln u}{${k}}$: ${figures(t1, 3)} and ${figures(t2, 3)}.`,
          answer: [t1.toPrecision(10), t2.toPrecision(10)],
          letter: 't',
          interval: null,
          angles: null,
          figures: { kind: 'significant', count: 3 },
        }),
        d: ask.number({
          command: 'Find',
          sigFigs: 3,
          unit: model.unit,
          prompt: model.below,
          scheme: [`B1 ${figures(t2 - t1, 3)}`],
          solution: `Between the two values *N* is smaller. The difference is $\\frac{1}{${k}}(\\ln ${u2} - \\ln ${u1})$, which is ${figures(t2 - t1, 3)} ${model.unit}.`,
          answer: t2 - t1,
          // Both times rounded first.
          alsoRight: [Number((toSigFigs(t2, 3) - toSigFigs(t1, 3)).toFixed(3))],
        }),
      },
    }
  },
  verify: ({ a, k, m, b }) => {
    const at = (t: number) => a * Math.exp(k * t) + b * Math.exp(-k * t)
    const times = Array.from({ length: 3000 }, (_, step) => step / (500 * k))
    const least = times.reduce((best, t) => (at(t) < at(best) ? t : best), 0)
    const [first, second] = [bisect(t => at(t) - m, 0, least), bisect(t => at(t) - m, least, 6 / k)]
    return { a: Math.round(at(0)), b: `u*${a} + ${b}/u = ${m}`, c: [first, second], d: second - first }
  },
})
