import { asItems, ask } from '@/lib/exams/authoring/ask'
import { frac, poly, signed, slopeTerm } from '@/lib/exams/authoring/maths'
import { secant } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { fourSketches, toSketch } from '../../extended-maths/E2.11-sketching-curves/drawings'
import { exponential, lnOf, powerOf, showsThreeFigures } from '../logarithmic-and-exponential-functions'

const { question, templates } = questionsOf('structured', '6.1')

export { templates }

question('values-of-logarithms', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [base, top] = random.pick([
      [2, 6],
      [3, 4],
      [4, 3],
      [5, 3],
      [7, 2],
      [6, 3],
    ] as const)
    const n = random.int(top > 2 ? 3 : 2, top)
    const root = random.pick([3, 5, 6, 7].filter(each => each !== base))
    return { base, n, tens: random.int(2, 5), m: random.int(2, 6), root, power: random.pick([2, 3]) }
  },
  make: ({ base, n, tens, m, root, power }) => ({
    stem: '',
    parts: {
      'a.i': ask.whole({
        objective: 'AO1',
        command: 'Write down',
        prompt: `Write down the value of $\\log_{${base}} ${base ** n}$.`,
        scheme: [`B1 ${n}`],
        solution: `$${base}^{${n}} = ${base ** n}$, so the logarithm is ${n}.`,
        answer: n,
      }),
      'a.ii': ask.whole({
        objective: 'AO1',
        command: 'Write down',
        prompt: `Write down the value of $\\lg ${(10 ** -tens).toFixed(tens)}$.`,
        scheme: [`B1 ${plain(-tens)}`],
        solution: `The base of lg is 10, and $10^{-${tens}} = ${(10 ** -tens).toFixed(tens)}$.`,
        answer: -tens,
      }),
      'a.iii': ask.whole({
        objective: 'AO1',
        command: 'Write down',
        prompt: `Write down the value of $\\ln \\frac{1}{e^${m}}$.`,
        scheme: [`B1 ${plain(-m)}`],
        solution: `$\\frac{1}{e^${m}} = e^{-${m}}$, and $\\ln e^{-${m}} = -${m}$.`,
        answer: -m,
      }),
      b: ask.whole({
        objective: 'AO1',
        prompt: [
          `Find the value of *x* for which $\\log_x ${root ** power} = ${power}$.`,
          `Find *x*, given that $\\log_x ${root ** power} = ${power}$.`,
          `Find the base *x* if $\\log_x ${root ** power} = ${power}$.`,
        ],
        scheme: [`M1 $x^${power} = ${root ** power}$`, `A1 ${root}`],
        solution: `$x^${power} = ${root ** power}$, and a base is positive, so $x = ${root}$.`,
        answer: root,
      }),
    },
  }),
  verify: ({ base, n, tens, m, root, power }) => ({
    'a.i': Math.round(Math.log(base ** n) / Math.log(base)),
    'a.ii': Math.round(Math.log10(1 / 10 ** tens)),
    'a.iii': Math.round(Math.log(1 / Math.exp(m))),
    b: Math.round((root ** power) ** (1 / power)),
  }),
})

question('one-logarithm-solved', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [k, p, q] = [
      random.int(2, 6),
      random.int(2, 5),
      random.pick([-7, -5, -4, -3, -1, 1, 2, 3, 4, 5, 7]),
    ]
    const c = random.int(3, 13)
    const [s, t] = [random.int(2, 9), random.int(1, 9)]
    const shift = random.pick([0.4, 0.6, 0.7, 0.8, 1.2, 1.3, 1.4, 1.6])
    const fine = c % k !== 0 && Math.abs(c / k) < 4 && s !== p && t !== Math.abs(q)
    const isClear = [(Math.exp(c / k) - q) / p, (10 ** shift + t) / s].every(showsThreeFigures)
    return fine && isClear ? { k, p, q, c, s, t, shift } : null
  },
  make: ({ k, p, q, c, s, t, shift }) => {
    const x = (Math.exp(c / k) - q) / p
    const other = (10 ** shift + t) / s
    return {
      stem: '',
      parts: {
        a: ask.number({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${k}\\ln(${poly(p, q)}) = ${c}$.`,
            `Find the value of *x* for which $${k}\\ln(${poly(p, q)}) = ${c}$.`,
            `Find the solution of $${k}\\ln(${poly(p, q)}) = ${c}$.`,
          ],
          scheme: [
            `M1 $\\ln(${poly(p, q)}) = ${frac(c, k)}$`,
            `M1 $${poly(p, q)} = e^{${frac(c, k)}}$`,
            `A1 ${figures(x, 3)}`,
          ],
          solution: `Divide by ${k} first: $\\ln(${poly(p, q)}) = ${frac(c, k)}$. Then $${poly(p, q)} = e^{${frac(c, k)}}$, so $x = \\frac{e^{${frac(c, k)}} ${signed(-q)}}{${p}}$, which is ${figures(x, 3)}.`,
          answer: x,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Solve',
          objective: 'AO1',
          prompt: `Solve the equation $\\lg(${poly(s, -t)}) = ${shift}$.`,
          scheme: [`M1 $${poly(s, -t)} = 10^{${shift}}$`, `A1 ${figures(other, 3)}`],
          solution: `The base of lg is 10: $${poly(s, -t)} = 10^{${shift}}$, so $x = \\frac{10^{${shift}} + ${t}}{${s}}$, which is ${figures(other, 3)}.`,
          answer: other,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ k, p, q, c, s, t, shift }) => {
    // Both logarithms rise: search upwards from where the argument is zero.
    const search = (f: (x: number) => number, from: number) => {
      let [low, high] = [from, from + 1e4]
      for (let step = 0; step < 120; step += 1) {
        const middle = (low + high) / 2
        if (f(middle) < 0) low = middle
        else high = middle
      }
      return low
    }
    return {
      a: search(x => k * Math.log(p * x + q) - c, -q / p),
      b: search(x => Math.log10(s * x - t) - shift, t / s),
    }
  },
})

/** (ln r) ÷ n on a figure: `½ ln 5`, `−ln 3`. */
const printedLn = (n: number, r: number) =>
  `${n < 0 ? '−' : ''}${['', '½ ', '⅓ ', '¼ '][Math.abs(n) - 1] ?? ''}ln ${r}`

question('sketch-an-exponential-curve', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const s = random.pick([1, -1])
    const [k, r] = [s * random.int(2, 5), random.int(2, 7)]
    const n = random.pick([1, 2, 3, 4, -1, -2, -3])
    return Math.abs(k * r) <= 20 ? { k, n, r, a: -k * r } : null
  },
  make: ({ k, n, r, a }) => {
    const equation = `y = ${exponential(k, n, a)}`
    const root = Math.log(r) / n
    const f = (x: number) => k * Math.exp(n * x) + a
    const drawing = toSketch(
      'axes-for-exponential',
      'The finished sketch',
      2.6 / Math.abs(n),
      Math.abs(a) * 1.6,
      {
        curves: [f],
        onX: [{ at: root, label: printedLn(n, r) }],
        onY: [k + a],
        asymptotes: [`y = ${plain(a)}`],
      },
    )
    const side = n > 0 ? 'left' : 'right'
    return {
      stem: [
        `A curve has the equation $${equation}$.`,
        `The equation of a curve is $${equation}$.`,
        `$${equation}$ is the equation of a curve.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'State the equation of the asymptote of the curve.',
          scheme: [`B1 $y = ${a}$`],
          solution: `At one end $e^{${powerOf(n)}}$ comes close to 0, so *y* comes close to ${plain(a)}: the asymptote is $y = ${a}$.`,
          answer: `y = ${a}`,
          letters: ['x', 'y'],
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact coordinates of the point where the curve meets the *y*-axis.',
          scheme: [`B1 $(0, ${k + a})$`],
          solution: `$e^0 = 1$, so at $x = 0$, $y = ${k} ${signed(a)} = ${k + a}$.`,
          answer: `(0, ${k + a})`,
          letters: [],
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: 'Find the exact coordinates of the point where the curve meets the *x*-axis.',
          scheme: [`M1 $e^{${powerOf(n)}} = ${r}$`, `A1 $(${lnOf(n, r)}, 0)$`],
          solution: `Put $y = 0$: $${slopeTerm(k, 1, `e^{${powerOf(n)}}`)} = ${-a}$, so $e^{${powerOf(n)}} = ${r}$ and $x = ${lnOf(n, r)}$.`,
          answer: `(ln(${r})/(${n}), 0)`,
          letters: [],
          form: 'exact',
        }),
        d: ask.draw({
          ...drawing,
          objective: 'AO2',
          prompt:
            'Sketch the curve on the axes and draw its asymptote as a line. (You need not write the values on your sketch.)',
          tools: ['curve', 'line'],
          scheme: [
            `B1 asymptote parallel to the *x*-axis, ${a > 0 ? 'above' : 'below'} it`,
            `B1 one curve, ${k > 0 ? 'above' : 'below'} the asymptote and close to it on the ${side}`,
          ],
          solution: `Draw $y = ${a}$ first. The curve stays ${k > 0 ? 'above' : 'below'} this line, comes close to it on the ${side}, and passes through both intercepts.`,
        }),
      },
    }
  },
  verify: ({ k, n, a }) => {
    const f = (x: number) => k * Math.exp(n * x) + a
    return {
      a: `y - ${Math.round(f(-40 * Math.sign(n)))} = 0`,
      b: `(0, ${f(0)})`,
      c: `(${secant(f, (0.6 * Math.log(-a / k)) / n)}, 0)`,
    }
  },
})

question('constants-from-a-sketch', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const s = random.pick([1, -1])
    const [k, r] = [s * random.int(2, 5), random.pick([2, 3, 4, 5, 6])]
    const n = random.pick([2, 3, 4, -2, -3, -1])
    const times = random.pick([2, 3, 5].filter(each => each !== r))
    return { k, n, r, a: -k * r, times, names: random.pick(['P', 'Q', 'R', 'T']) }
  },
  make: ({ k, n, r, a, times, names }) => {
    const f = (x: number) => k * Math.exp(n * x) + a
    const root = Math.log(r) / n
    const [wide, high] = [2.4 / Math.abs(n), Math.abs(a)]
    const drawn = sketch({
      curves: [f],
      x: [Math.min(-wide, root * 1.7), Math.max(wide, root * 1.7)],
      y: k > 0 ? [-1.4 * high, 1.2 * high] : [-1.2 * high, 1.4 * high],
      points: [
        { at: [0, k + a], label: '*A*' },
        { at: [root, 0], label: `*${names}*` },
      ],
      asymptotes: [`y = ${plain(a)}`],
      height: 210,
    })
    const level = k * times * r + a
    return {
      stem: [
        'The diagram shows the curve $y = ke^{nx} + a$, where *k*, *n* and *a* are constants.',
        'A sketch of the curve $y = ke^{nx} + a$ is shown, where *k*, *n* and *a* are constants.',
        'The curve in the diagram has the equation $y = ke^{nx} + a$, where *k*, *n* and *a* are constants.',
      ].map(
        each =>
          `${each} The line $y = ${a}$ is its asymptote. The curve meets the *y*-axis at *A* $(0, ${k + a})$ and the *x*-axis at *${names}* $\\left(${lnOf(n, r)}, 0\\right)$.`,
      ),
      figure: chartFigure(
        {
          name: 'logarithmic-and-exponential-functions/exponential-with-asymptote',
          title: 'Sketch of an exponential curve',
        },
        drawn,
      ),
      parts: {
        'a.i': ask.whole({
          objective: 'AO1',
          command: 'Write down',
          prompt: 'Write down the value of *a*.',
          scheme: [`B1 $a = ${a}$`],
          solution: `The asymptote of the curve is $y = a$, so $a = ${a}$.`,
          answer: a,
        }),
        'a.ii': ask.whole({
          objective: 'AO1',
          prompt: 'Find the value of *k*.',
          scheme: [`B1 $k = ${k}$`],
          solution: `At $x = 0$ the power is 1: $k ${signed(a)} = ${k + a}$, so $k = ${k}$.`,
          answer: k,
          follow: { from: 'a.i', formula: `${k + a} - x` },
        }),
        b: ask.whole({
          objective: 'AO2',
          prompt: 'Find the value of *n*.',
          scheme: [`M1 $e^{nx} = ${r}$ at the point *${names}*`, `A1 ${plain(n)}`],
          solution: `At *${names}*, $${slopeTerm(k, 1, 'e^{nx}')} = ${-a}$, so $nx = \\ln ${r}$. With $x = ${lnOf(n, r)}$ this gives $n = ${n}$.`,
          answer: n,
        }),
        c: ask.expression({
          command: 'Solve',
          objective: 'AO2',
          prompt: `Find the exact value of *x* at the point of the curve where $y = ${level}$.`,
          scheme: [
            `M1 $${exponential(k, n, a)} = ${level}$`,
            `M1 $e^{${powerOf(n)}} = ${times * r}$`,
            `A1 $${lnOf(n, times * r)}$`,
          ],
          solution: `$${slopeTerm(k, 1, `e^{${powerOf(n)}}`)} = ${level - a}$, so $e^{${powerOf(n)}} = ${times * r}$ and $x = ${lnOf(n, times * r)}$.`,
          answer: `ln(${times * r})/(${n})`,
          letters: [],
          form: 'exact',
        }),
        d: ask.expression({
          command: 'State',
          objective: 'AO2',
          prompt:
            'The line $y = c$ meets the curve. State the set of possible values of *c*, as an inequality.',
          scheme: [`B1 $c ${k > 0 ? '>' : '<'} ${a}$`],
          solution: `The whole curve lies ${k > 0 ? 'above' : 'below'} its asymptote and takes every value there, so $c ${k > 0 ? '>' : '<'} ${a}$.`,
          answer: `c ${k > 0 ? '>' : '<'} ${a}`,
          letters: ['c'],
        }),
      },
    }
  },
  verify: ({ k, n, r, a, times }) => {
    // Along the curve the distance from the asymptote grows by equal factors.
    const f = (x: number) => k * Math.E ** (n * x) + a
    return {
      'a.i': Math.round(f(-60 / n)),
      'a.ii': Math.round(f(0) - f(-60 / n)),
      b: Math.round(Math.log(r) / secant(f, (0.6 * Math.log(r)) / n)),
      c: String(secant(x => f(x) - (k * times * r + a), (0.8 * Math.log(times * r)) / n)),
      d: f(0) > a ? `${a} < c` : `${a} > c`,
    }
  },
})

question('a-logarithmic-curve-and-its-triangle', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [k, p, q] = [random.int(2, 6), random.int(2, 5), random.int(2, 9)]
    // Neither a whole number for the asymptote nor 1 for the factor of the area.
    return q % p === 0 || (1 - q) % p !== 0 || k * (q - 1) === 2 * p
      ? null
      : { k, p, q, names: random.pick(['AB', 'PQ', 'RS', 'CD']) }
  },
  make: ({ k, p, q, names }) => {
    const [one = 'A', two = 'B'] = [...names]
    const equation = `y = ${k}\\ln(${poly(p, q)})`
    const root = (1 - q) / p
    const f = (x: number) => (p * x + q > 0 ? k * Math.log(p * x + q) : Number.NaN)
    const drawn = sketch({
      curves: [f],
      x: [-q / p - 0.9, q / p + 0.6],
      y: [-k * 2.2, k * Math.log(q) * 1.6],
      points: [
        { at: [root, 0], label: `*${one}*` },
        { at: [0, k * Math.log(q)], label: `*${two}*` },
      ],
      height: 210,
    })
    return {
      stem: [
        `The diagram shows the curve $${equation}$. It meets the *x*-axis at *${one}* and the *y*-axis at *${two}*.`,
        `The curve $${equation}$ crosses the *x*-axis at *${one}* and the *y*-axis at *${two}*, as shown.`,
        `*${one}* and *${two}* are the points where the curve $${equation}$ meets the *x*-axis and the *y*-axis.`,
      ],
      figure: chartFigure(
        {
          name: 'logarithmic-and-exponential-functions/logarithmic-curve',
          title: 'Sketch of a logarithmic curve',
        },
        drawn,
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'State the equation of the asymptote of the curve.',
          scheme: [`B1 $x = ${frac(-q, p)}$`],
          solution: `The logarithm has no value where $${poly(p, q)} = 0$, at $x = ${frac(-q, p)}$. The curve comes closer and closer to this line.`,
          answer: `x = -${q}/${p}`,
          letters: ['x', 'y'],
        }),
        'b.i': ask.expression({
          objective: 'AO1',
          prompt: `Find the coordinates of *${one}*.`,
          command: 'Find',
          scheme: [`M1 $${poly(p, q)} = 1$`, `A1 $(${root}, 0)$`],
          solution: `On the *x*-axis $\\ln(${poly(p, q)}) = 0$, so $${poly(p, q)} = 1$ and $x = ${root}$.`,
          answer: `(${root}, 0)`,
          letters: [],
        }),
        'b.ii': ask.expression({
          objective: 'AO1',
          prompt: `Find the exact coordinates of *${two}*.`,
          command: 'Find',
          scheme: [`B1 $(0, ${k}\\ln ${q})$`],
          solution: `On the *y*-axis $x = 0$, so $y = ${k}\\ln ${q}$.`,
          answer: `(0, ${k}*ln(${q}))`,
          letters: [],
          form: 'exact',
        }),
        c: ask.expression({
          objective: 'AO2',
          subtopic: '7.1',
          prompt: `Find the exact gradient of the line *${one}${two}*.`,
          scheme: [
            `M1 $\\frac{${k}\\ln ${q} - 0}{0 - (${root})}$`,
            `A1 $${slopeTerm(k, -root, `\\ln ${q}`)}$`,
          ],
          solution: `The line rises by $${k}\\ln ${q}$ over a run of ${-root}, so its gradient is $${slopeTerm(k, -root, `\\ln ${q}`)}$.`,
          answer: `${k}*ln(${q})/${-root}`,
          letters: [],
          form: 'exact',
        }),
        d: ask.expression({
          objective: 'AO2',
          prompt: `*O* is the origin. Show that the area of triangle *O${one}${two}* is $m\\ln ${q}$, where *m* is a number to be found. Give the value of *m*.`,
          command: 'Show that',
          scheme: [
            `M1 $\\frac{1}{2} \\times ${-root} \\times ${k}\\ln ${q}$`,
            `A1 $m = ${frac(-root * k, 2)}$`,
          ],
          solution: `The triangle has a right angle at *O*: its area is $\\frac{1}{2} \\times ${-root} \\times ${k}\\ln ${q} = ${slopeTerm(-root * k, 2, `\\ln ${q}`)}$, so $m = ${frac(-root * k, 2)}$.`,
          answer: `${-root * k}/2`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ k, p, q }) => {
    const f = (x: number) => k * Math.log(p * x + q)
    const root = Math.round(secant(f, (1.2 - q) / p) * 1e6) / 1e6
    return {
      a: `${p}*x + ${q} = 0`,
      'b.i': `(${root}, 0)`,
      'b.ii': `(0, ${f(0)})`,
      c: String(f(0) / -root),
      d: String((0.5 * f(0) * -root) / Math.log(q)),
    }
  },
})

/** Families of curves: an equation with numbers of the draw, a shape in the window, what is seen. */
const FAMILIES = [
  {
    text: (k: number, n: number, a: number) => `$y = ${k}e^{${n}x} + ${a}$`,
    f: (x: number) => 0.3 * Math.exp(1.6 * x) + 0.2,
    says: 'a curve above the x-axis that rises more and more steeply; on the left it comes close to a level above the x-axis',
  },
  {
    text: (k: number, n: number, a: number) => `$y = ${k}e^{${n}x} - ${k + a}$`,
    f: (x: number) => 0.25 * Math.exp(2 * x) - 0.6,
    says: 'a curve that rises more and more steeply and crosses the y-axis below the origin; on the left it comes close to a level below the x-axis',
  },
  {
    text: (k: number, n: number, a: number) => `$y = ${k}e^{-${n}x} + ${a}$`,
    f: (x: number) => 0.3 * Math.exp(-1.6 * x) + 0.2,
    says: 'a curve above the x-axis that falls less and less steeply; on the right it comes close to a level above the x-axis',
  },
  {
    text: (k: number, n: number, a: number) => `$y = ${k + a} - ${k}e^{${n}x}$`,
    f: (x: number) => 0.6 - 0.25 * Math.exp(2 * x),
    says: 'a curve that falls more and more steeply and crosses the y-axis above the origin; on the left it comes close to a level above the x-axis',
  },
  {
    text: (k: number, n: number, a: number) => `$y = ${k + a} - ${k}e^{-${n}x}$`,
    f: (x: number) => 0.6 - 0.25 * Math.exp(-2 * x),
    says: 'a curve that rises less and less steeply and crosses the y-axis above the origin; on the right it comes close to a level above the x-axis',
  },
  {
    text: (k: number, n: number, a: number) => `$y = ${k}\\ln(${n}x + ${a + 1})$`,
    f: (x: number) => (x > -0.6 ? 0.42 * Math.log(4 * x + 2.4) : Number.NaN),
    says: 'a curve that rises less and less steeply and crosses the y-axis above the origin; it comes close to an upright line on the left of the y-axis',
  },
  {
    text: (k: number, n: number, a: number) => `$y = ${k}\\ln(${n}x - ${a})$`,
    f: (x: number) => (x > 0.2 ? 0.4 * Math.log(5 * x - 1) : Number.NaN),
    says: 'a curve on the right of the y-axis that rises less and less steeply; it comes close to an upright line on the right of the y-axis',
  },
  {
    text: (k: number, n: number, a: number) => `$y = ${k}\\ln(${a + 1} - ${n}x)$`,
    f: (x: number) => (x < 0.6 ? 0.42 * Math.log(2.4 - 4 * x) : Number.NaN),
    says: 'a curve that falls more and more steeply and crosses the y-axis above the origin; it comes close to an upright line on the right of the y-axis',
  },
] as const

const LETTERS = ['A', 'B', 'C', 'D'] as const

question('match-four-curves', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    kinds: random.sample([0, 1, 2, 3, 4, 5, 6, 7], 6),
    k: random.int(2, 5),
    n: random.int(2, 4),
    a: random.int(1, 5),
    shown: random.shuffle([0, 1, 2, 3, 4, 5]),
  }),
  make: ({ kinds, k, n, a, shown }) => {
    const family = (kind: number) => FAMILIES[kind] ?? FAMILIES[0]
    const text = (kind: number) => family(kind).text(k, n, a)
    const drawn = kinds.slice(0, 4)
    return {
      stem: [
        'The diagram shows sketches of four curves, **A**, **B**, **C** and **D**.',
        'Four curves, **A**, **B**, **C** and **D**, are sketched.',
        'Four graphs are sketched, each on its own axes.',
      ].map(
        each =>
          `${each} The axes have no scales, and asymptotes are not drawn. There are more equations than sketches.`,
      ),
      figure: fourSketches(
        drawn.map((kind, at) => ({ letter: LETTERS[at] ?? '', f: family(kind).f, says: family(kind).says })),
      ),
      parts: [
        ask.match({
          command: 'Identify',
          objective: 'AO2',
          prompt: 'Choose the equation that belongs to each sketch.',
          items: drawn.map((_, at) => ({ id: LETTERS[at] ?? '', text: `Sketch ${LETTERS[at]}` })),
          targets: asItems(shown.map(at => text(kinds[at] ?? 0))),
          answer: Object.fromEntries(drawn.map((kind, at) => [LETTERS[at] ?? '', text(kind)])),
          scheme: drawn.map((kind, at) => `B1 ${LETTERS[at]}: ${text(kind)}`),
          solution: `An exponential curve has a level asymptote, a logarithmic curve an upright one. ${drawn.map((kind, at) => `${LETTERS[at]} is ${family(kind).says}: ${text(kind)}.`).join(' ')}`,
        }),
      ],
    }
  },
})

question('exponential-curve-and-its-inverse', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [k, n, r] = [random.int(2, 5), random.pick([2, 3, 4]), random.int(2, 5)]
    const [m, name] = [random.pick([2, 3, 5, 7]), random.pick(['f', 'g', 'h'])]
    return { k, n, a: k * r, r, m, name }
  },
  make: ({ k, n, a, r, m, name }) => {
    const e = exponential(k, n, -a)
    const meets = k * m * m - a
    return {
      stem: [
        `The function ${name} is defined by $${name}(x) = ${e}$ for all real *x*.`,
        `$${name}(x) = ${e}$ for all real values of *x*.`,
        `A function ${name} is given by $${name}(x) = ${e}$, where *x* is any real number.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `State the range of ${name}, as an inequality in *y*, where $y = ${name}(x)$.`,
          scheme: [`B1 $y > -${a}$`],
          solution: `$${k}e^{${n}x}$ takes every positive value, so $y > -${a}$.`,
          answer: `y > -${a}`,
          letters: ['y'],
          subtopic: '1.2',
        }),
        b: ask.expression({
          objective: 'AO1',
          subtopic: '1.6',
          prompt: `Find an expression for $${name}^{-1}(x)$.`,
          scheme: [
            `M1 $e^{${n}x} = \\frac{y + ${a}}{${k}}$`,
            `M1 $${n}x = \\ln\\frac{y + ${a}}{${k}}$`,
            `A1 $\\frac{1}{${n}}\\ln\\frac{x + ${a}}{${k}}$`,
          ],
          solution: `$y + ${a} = ${k}e^{${n}x}$, so $${n}x = \\ln\\frac{y + ${a}}{${k}}$ and $${name}^{-1}(x) = \\frac{1}{${n}}\\ln\\frac{x + ${a}}{${k}}$.`,
          answer: `ln((x + ${a})/${k})/${n}`,
          letters: ['x'],
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: `State the equation of the asymptote of the graph of $y = ${name}^{-1}(x)$.`,
          scheme: [`B1 $x = -${a}$`],
          solution: `The graph of $y = ${name}(x)$ has the asymptote $y = -${a}$. Its reflection in $y = x$ is $x = -${a}$.`,
          answer: `x = -${a}`,
          letters: ['x', 'y'],
        }),
        'd.i': ask.expression({
          objective: 'AO2',
          prompt: `Find the coordinates of the point where the graph of $y = ${name}^{-1}(x)$ meets the *x*-axis.`,
          scheme: [`B1 $(${k - a}, 0)$`],
          solution: `$${name}(0) = ${k} - ${a} = ${k - a}$, so the graph of the inverse passes through $(${k - a}, 0)$.`,
          answer: `(${k - a}, 0)`,
          letters: [],
        }),
        'd.ii': ask.expression({
          objective: 'AO2',
          prompt: `Find the exact coordinates of the point where the graph of $y = ${name}^{-1}(x)$ meets the *y*-axis.`,
          scheme: [`M1 $\\frac{1}{${n}}\\ln\\frac{${a}}{${k}}$`, `A1 $\\left(0, ${lnOf(n, r)}\\right)$`],
          solution: `At $x = 0$, $y = \\frac{1}{${n}}\\ln\\frac{${a}}{${k}} = ${lnOf(n, r)}$.`,
          answer: `(0, ln(${r})/${n})`,
          letters: [],
          form: 'exact',
        }),
        e: ask.expression({
          command: 'Solve',
          objective: 'AO2',
          prompt: `Find the exact value of *x* for which $${name}(x) = ${meets}$.`,
          scheme: [`M1 $e^{${n}x} = ${m * m}$`, `A1 $${slopeTerm(2, n, `\\ln ${m}`)}$`],
          solution: `$${k}e^{${n}x} = ${meets + a}$, so $e^{${n}x} = ${m * m}$ and $x = \\frac{1}{${n}}\\ln ${m * m} = ${slopeTerm(2, n, `\\ln ${m}`)}$.`,
          answer: `(2/${n})*ln(${m})`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ k, n, a, m }) => {
    const f = (x: number) => k * Math.exp(n * x) - a
    return {
      a: `${Math.round(f(-30))} < y`,
      b: `(1/${n})*(ln(x + ${a}) - ln(${k}))`,
      c: `x - ${Math.round(f(-30))} = 0`.replace('- -', '+ '),
      'd.i': `(${f(0)}, 0)`,
      'd.ii': `(0, ${secant(f, 0.8 / n)})`,
      e: String(secant(x => f(x) - (k * m * m - a), (2 * Math.log(m)) / n + 0.05)),
    }
  },
})
