import { archedWindow, tin } from '@/content/figures/igcse/additional-maths/calculus-8'
import { ask } from '@/lib/exams/authoring/ask'
import { frac, lowest, surd, typedFraction } from '@/lib/exams/authoring/maths'
import { lowestAt } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { polygon } from '@/lib/figures/shapes'
import { frontOf, secondTest, signTest } from '../calculus-rates'

const { question, templates } = questionsOf('structured', '14.8')

export { templates }

question('least-cost-of-a-can', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const volume = random.step(200, 1500, 50)
    const [ends, side] = [random.pick([2, 3, 4, 5, 6]), random.pick([1, 2, 3, 4])]
    const r = Math.cbrt((side * volume) / (2 * Math.PI * ends))
    const h = volume / (Math.PI * r * r)
    return ends <= side || h > 5 * r || h < 1.5 * r ? null : { volume, ends, side, told: random.int(0, 2) }
  },
  make: ({ volume, ends, side, told }) => {
    const r = Math.cbrt((side * volume) / (2 * Math.PI * ends))
    const cost = (x: number) => 2 * Math.PI * ends * x * x + (2 * side * volume) / x
    const least = cost(r)
    const front = 2 * ends
    const sum = `${front}\\pi r^2 + \\frac{${2 * side * volume}}{r}`
    const slope = `${2 * front}\\pi r - \\frac{${2 * side * volume}}{r^2}`
    const second = `${2 * front}\\pi + \\frac{${4 * side * volume}}{r^3}`
    const cents = (n: number) => `${n} ${n === 1 ? 'cent' : 'cents'}`
    return {
      stem:
        [
          `A closed cylindrical can has the radius *r* cm, the height *h* cm and the volume ${quantity(volume, 'cm^3')}. Each cm^{2} of its top and of its base costs ${cents(ends)}, each cm^{2} of its curved surface ${cents(side)}. The total cost of the can is *C* cents.`,
          `A firm makes closed cylindrical boxes of volume ${quantity(volume, 'cm^3')} with the radius *r* cm and the height *h* cm. The material of the two ends costs ${cents(ends)} per cm^{2} and that of the curved surface ${cents(side)} per cm^{2}. The material of one box costs *C* cents.`,
          `A closed cylindrical container of radius *r* cm and height *h* cm must hold ${quantity(volume, 'cm^3')}. Its base and lid are painted at a cost of ${cents(ends)} per cm^{2} and its curved surface at ${cents(side)} per cm^{2}. Painting one container costs *C* cents.`,
        ][told] ?? '',
      figure: figure(
        {
          name: 'calculus/a-closed-cylinder',
          title: 'A closed cylinder',
          description:
            'A cylinder that is closed at both ends, standing upright. The radius is r cm and the height h cm.',
          height: 190,
        },
        tin('*r* cm', '*h* cm'),
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find *h* in terms of *r*.',
          scheme: [`B1 $h = \\frac{${volume}}{\\pi r^2}$`],
          solution: `The volume is $\\pi r^2h = ${volume}$, so $h = \\frac{${volume}}{\\pi r^2}$.`,
          answer: `${volume}/(pi*r^2)`,
          letters: ['r'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Hence find *C* in terms of *r*.',
          scheme: [`M1 ${ends} × area of the ends + ${side} × curved surface, with their *h*`, `A1 $${sum}$`],
          solution: `The ends cost $${ends} \\times 2\\pi r^2$, the curved surface $${side} \\times 2\\pi r \\times \\frac{${volume}}{\\pi r^2}$. Together $C = ${sum}$.`,
          answer: `${front}*pi*r^2 + ${2 * side * volume}/r`,
          letters: ['r'],
          own: { from: 'a', key: `${front}*pi*r^2 + ${2 * side}*pi*r*f` },
        }),
        c: ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Given that *r* can vary, find the value of *r* for which *C* has a stationary value.',
          unit: 'cm',
          sigFigs: 3,
          scheme: [
            `M1 their *C* differentiated: $\\frac{dC}{dr} = ${slope}$`,
            `M1 $r^3 = \\frac{${2 * side * volume}}{${2 * front}\\pi}$`,
            `A1 ${quantity(r, 'cm', 3)}`,
          ],
          solution: `$\\frac{dC}{dr} = ${slope} = 0$ gives $r^3 = \\frac{${2 * side * volume}}{${2 * front}\\pi} = ${figures(r ** 3, 5)}$, so $r = ${figures(r, 4)}$, which is ${quantity(r, 'cm', 3)}.`,
          answer: r,
        }),
        d: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find this stationary value of *C*.',
          unit: 'cents',
          sigFigs: 3,
          via: [{ value: r, formula: `${front}*pi*x^2 + ${2 * side * volume}/x` }],
          scheme: [`B1 ${figures(least, 3)} cents`],
          solution: `Put the unrounded value of *r* into *C*: ${figures(least, 4)}, which is ${figures(least, 3)} cents.`,
          answer: least,
          follow: { from: 'c', formula: `${front}*pi*x^2 + ${2 * side * volume}/x` },
        }),
        'e.i': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find $\\frac{d^2C}{dr^2}$.',
          scheme: [`B1 $${second}$`],
          solution: `Write $\\frac{dC}{dr} = ${2 * front}\\pi r - ${2 * side * volume}r^{-2}$ and differentiate again: $\\frac{d^2C}{dr^2} = ${second}$.`,
          answer: `${2 * front}*pi + ${4 * side * volume}/r^3`,
          letters: ['r'],
        }),
        'e.ii': secondTest({
          what: '*C*',
          derivative: '\\frac{d^2C}{dr^2}',
          isMinimum: true,
          shown: `$${second}$ with $r > 0$`,
        }),
      },
    }
  },
  verify: ({ volume, ends, side }) => {
    const cost = (r: number) => {
      const h = volume / Math.PI / r ** 2
      return ends * (Math.PI * r * r + Math.PI * r * r) + side * 2 * Math.PI * r * h
    }
    const r = lowestAt(cost, 0.2, 40)
    return {
      a: `(${volume}/pi)*r^(-2)`,
      b: `2*(${ends}*pi*r^3 + ${side * volume})/r`,
      c: roundTo(r, 6),
      d: cost(r),
      'e.i': `4*(${ends}*pi*r^3 + ${side * volume})/(r*r*r)`,
    }
  },
})

question('window-with-a-semicircle', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => ({ around: random.step(3, 12, 0.2), told: random.int(0, 2) }),
  make: ({ around, told }) => {
    const r = around / (4 + Math.PI)
    const best = around * r - 2 * r * r - (Math.PI * r * r) / 2
    const area = `${plain(around)}r - 2r^2 - \\frac{1}{2}\\pi r^2`
    return {
      stem:
        [
          `A window has the shape of a rectangle with a semicircle on its upper side, as shown. The semicircle has the radius *r* m, and the rectangle has the height *h* m. The perimeter of the whole window is ${quantity(around, 'm')}, and its area is *A* m^{2}.`,
          `The entrance of a tunnel in a park consists of a rectangle and, above it, a semicircle of radius *r* m. The rectangle is *h* m high. A strip of lights of length ${quantity(around, 'm')} goes once round the outline of the entrance, ground included. The area of the entrance is *A* m^{2}.`,
          `A sheet of glass is cut in the shape of a rectangle of height *h* m with a semicircle of radius *r* m on its upper side. Its edge, all round, is ${quantity(around, 'm')} long. The sheet has the area *A* m^{2}.`,
        ][told] ?? '',
      figure: figure(
        {
          name: 'calculus/a-rectangle-with-a-semicircle',
          title: 'A rectangle with a semicircle on top',
          description:
            'A rectangle with a semicircle on its upper side. The radius of the semicircle is r m, the height of the rectangle is h m.',
          height: 192,
        },
        archedWindow({ radius: '*r* m', height: '*h* m' }),
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find *h* in terms of *r*.',
          scheme: [
            `M1 $2r + 2h + \\pi r = ${plain(around)}$`,
            `A1 $h = \\frac{1}{2}(${plain(around)} - 2r - \\pi r)$`,
          ],
          solution: `The edge consists of the base, two upright sides and half a circle; the dashed line does not belong to it. $2r + 2h + \\pi r = ${plain(around)}$, so $h = \\frac{1}{2}(${plain(around)} - 2r - \\pi r)$.`,
          answer: `(${around} - 2r - pi*r)/2`,
          letters: ['r'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Hence find *A* in terms of *r*.',
          scheme: ['M1 $2rh + \\frac{1}{2}\\pi r^2$ with their *h*', `A1 $${area}$`],
          solution: `$A = 2rh + \\frac{1}{2}\\pi r^2 = r(${plain(around)} - 2r - \\pi r) + \\frac{1}{2}\\pi r^2 = ${area}$.`,
          answer: `${around}r - 2r^2 - pi*r^2/2`,
          letters: ['r'],
          own: { from: 'a', key: '2*r*f + pi*r^2/2' },
        }),
        c: ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Given that *r* can vary, find the value of *r* for which *A* has a stationary value.',
          unit: 'm',
          sigFigs: 3,
          scheme: [
            `M1 $\\frac{dA}{dr} = ${plain(around)} - 4r - \\pi r$`,
            'M1 put equal to zero',
            `A1 ${quantity(r, 'm', 3)}`,
          ],
          solution: `$\\frac{dA}{dr} = ${plain(around)} - 4r - \\pi r = 0$ gives $r = \\frac{${plain(around)}}{4 + \\pi}$, which is ${quantity(r, 'm', 3)}.`,
          answer: r,
        }),
        d: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find this stationary value of *A*.',
          unit: 'm^2',
          sigFigs: 3,
          via: [{ value: r, formula: `${around}*x - 2*x^2 - pi*x^2/2` }],
          scheme: ['M1 their *r* in *A*', `A1 ${quantity(best, 'm^2', 3)}`],
          solution: `With the unrounded *r*, $A = ${area}$ is ${quantity(best, 'm^2', 3)}.`,
          answer: best,
          follow: { from: 'c', formula: `${around}*x - 2*x^2 - pi*x^2/2` },
        }),
        'e.i': ask.expression({
          command: 'Find',
          objective: 'AO1',
          form: 'exact',
          prompt: 'Find the exact value of $\\frac{d^2A}{dr^2}$.',
          scheme: ['B1 $-4 - \\pi$'],
          solution: `Differentiate $${plain(around)} - 4r - \\pi r$: $\\frac{d^2A}{dr^2} = -4 - \\pi$.`,
          answer: '-4 - pi',
          letters: [],
        }),
        'e.ii': secondTest({
          what: '*A*',
          derivative: '\\frac{d^2A}{dr^2}',
          isMinimum: false,
          shown: '$-4 - \\pi$',
        }),
      },
    }
  },
  verify: ({ around }) => {
    const lost = (r: number) => {
      const h = (around - 2 * r - Math.PI * r) / 2
      return -(2 * r * h + (Math.PI * r * r) / 2)
    }
    const r = lowestAt(lost, 0, around / 5)
    return {
      a: `${around}/2 - r*(1 + pi/2)`,
      b: `r*(${around} - r*(2 + pi/2))`,
      c: roundTo(r, 6),
      d: -lost(r),
      'e.i': '0 - (4 + pi)',
    }
  },
})

// Curves over which a rectangle stands; `best` is where its area is greatest.
function overOf(kind: number, k: number, b: number) {
  const two = surd(1, 1, k)
  const root = surd(4 * k, 1, k)
  const [p, q] = lowest(2 * b, 3)
  const tall = surd(2 * b, 9, 3 * b)
  const forms = [
    {
      // y = 3k − x², both sides of the y-axis
      latex: `y = ${3 * k} - x^2`,
      f: (x: number) => 3 * k - x * x,
      area: `${6 * k}x - 2x^3`,
      typedArea: `${6 * k}x - 2x^3`,
      slope: `${6 * k} - 6x^2`,
      typedSlope: `${6 * k} - 6x^2`,
      x: two,
      best: root,
      double: true,
      end: Math.sqrt(3 * k),
      says: `$${6 * k} - 6x^2 = 0$ gives $x^2 = ${k}$ and, since $x > 0$, $x = ${two.latex}$.`,
      second: '-12x',
    },
    {
      latex: `y = ${k}e^{-\\frac{x}{${b}}}`,
      f: (x: number) => k * Math.exp(-x / b),
      area: `${k}xe^{-\\frac{x}{${b}}}`,
      typedArea: `${k}x*e^(-x/${b})`,
      slope: `${k}e^{-\\frac{x}{${b}}}\\left(1 - \\frac{x}{${b}}\\right)`,
      typedSlope: `${k}e^(-x/${b})*(1 - x/${b})`,
      x: { latex: String(b), typed: String(b) },
      best: { latex: `\\frac{${k * b}}{e}`, typed: `${k * b}/e` },
      double: false,
      end: 3.2 * b,
      says: `The exponential is never zero, so $1 - \\frac{x}{${b}} = 0$ and $x = ${b}$.`,
      second: '',
    },
    {
      latex: `y = \\sqrt{${b} - x}`,
      f: (x: number) => Math.sqrt(b - x),
      area: `x\\sqrt{${b} - x}`,
      typedArea: `x*sqrt(${b} - x)`,
      slope: `\\frac{${2 * b} - 3x}{2\\sqrt{${b} - x}}`,
      typedSlope: `(${2 * b} - 3x)/(2*sqrt(${b} - x))`,
      x: { latex: frac(p, q), typed: typedFraction(p, q) },
      best: tall,
      double: false,
      end: b,
      says: `The numerator must be zero: $${2 * b} - 3x = 0$, so $x = ${frac(p, q)}$.`,
      second: '',
    },
  ] as const
  return forms[kind] ?? forms[0]
}

question('rectangle-under-a-curve', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const kind = random.int(0, 2)
    const [k, b] = [random.int(2, 16), random.int(2, 15)]
    return kind === 1 && b > 8 ? null : { kind, k, b }
  },
  make: ({ kind, k, b }) => {
    const { latex, f, area, typedArea, slope, typedSlope, x, best, double, end, says } = overOf(kind, k, b)
    // Drawn clear of the best place.
    const drawn = end * (kind === 1 ? 0.55 : kind === 0 ? 0.4 : 0.45)
    const top = f(0)
    const on = plane({
      x: { min: double ? -end * 1.25 : 0, max: end * 1.25 },
      y: { min: 0, max: top * 1.2 },
      height: 170,
      origin: '*O*',
      originPlace: double ? 'below' : 'below left',
    })
    const left = double ? -drawn : 0
    const where = double
      ? 'The corners *P* and *Q* of a rectangle *PQRS* lie on the curve above the *x*-axis, and *R* and *S* lie on the *x*-axis. *P* has the *x*-coordinate *x*, where *x* > 0.'
      : 'The point *P*, with the *x*-coordinate *x*, lies on the curve. A rectangle with *P* as a corner has two sides along the axes.'
    const range = double ? '' : kind === 1 ? ', for $x \\ge 0$' : `, for $0 \\le x \\le ${b}$`
    return {
      stem: [
        `The diagram shows the curve $${latex}$${range}. ${where.replace('two sides along the axes', 'two sides along the axes, as shown')} The area of the rectangle is *A*.`,
        `A curve has the equation $${latex}$${range}. ${where} The rectangle, which is shaded, has the area *A*.`,
        `In the diagram a rectangle is drawn under the curve $${latex}$${range}. ${where} *A* is the area of the rectangle.`,
      ],
      figure: figure(
        {
          name: 'calculus/a-rectangle-with-a-corner-p',
          title: 'A rectangle under a curve',
          description: double
            ? 'A curve on x and y axes that is highest on the y-axis and meets the x-axis on both sides. A rectangle stands on the x-axis, symmetrical about the y-axis; its upper corners Q and P lie on the curve.'
            : 'A curve on x and y axes that falls from left to right. A rectangle has two sides along the axes; its upper right-hand corner P lies on the curve.',
          height: on.canvasHeight + 6,
        },
        polygon([on.at(left, 0), on.at(left, f(drawn)), on.at(drawn, f(drawn)), on.at(drawn, 0)], 'l w') +
          on.axes +
          functionCurve(on, t => (f(t) >= 0 && Math.abs(t) <= end * 1.2 ? f(t) : Number.NaN)) +
          mark(on, [drawn, f(drawn)], '*P*', { place: 'above right' }) +
          (double
            ? mark(on, [-drawn, f(drawn)], '*Q*', { place: 'above left' }) +
              mark(on, [-drawn, 0], '*R*', { place: 'below', kind: 'none' }) +
              mark(on, [drawn, 0], '*S*', { place: 'below', kind: 'none' })
            : ''),
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find *A* in terms of *x*.',
          scheme: [`B1 $A = ${area}$`],
          solution: double
            ? `The rectangle is $2x$ wide and as high as the curve at *P*: $A = 2x(${3 * k} - x^2) = ${area}$.`
            : `The rectangle is *x* wide and as high as the curve at *P*: $A = ${area}$.`,
          answer: typedArea,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find $\\frac{dA}{dx}$.',
          scheme:
            kind === 0
              ? ['B1 one term right', `B1 $${slope}$`]
              : ['M1 product rule', `A1 $${slope}$, or not simplified`],
          solution:
            kind === 0
              ? `Term by term: $\\frac{dA}{dx} = ${slope}$.`
              : kind === 1
                ? `Product rule: $\\frac{dA}{dx} = ${k}e^{-\\frac{x}{${b}}} - ${frontOf(k, b)}xe^{-\\frac{x}{${b}}} = ${slope}$.`
                : `Product rule: $\\frac{dA}{dx} = \\sqrt{${b} - x} - \\frac{x}{2\\sqrt{${b} - x}} = ${slope}$.`,
          answer: typedSlope,
          letters: ['x'],
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          form: 'exact',
          prompt:
            'Given that *P* moves along the curve, find the exact value of *x* for which *A* has a stationary value.',
          scheme: ['M1 their $\\frac{dA}{dx} = 0$', `A1 $x = ${x.latex}$`],
          solution: says,
          answer: x.typed,
          letters: [],
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO2',
          form: 'exact',
          prompt: 'Find this stationary value of *A*, in its exact form.',
          scheme: ['M1 their *x* in *A*', `A1 $${best.latex}$`],
          solution: `Put $x = ${x.latex}$ into *A*: $${best.latex}$.`,
          answer: best.typed,
          letters: [],
          own: { from: 'c', key: typedArea.replace(/(\d)x/g, '$1*x').replaceAll('x', 'f') },
        }),
        e: signTest({
          what: '*A*',
          derivative: '\\frac{dA}{dx}',
          isMinimum: false,
          solution: `For smaller *x* the derivative $${slope}$ is positive, for larger *x* negative: *A* rises and then falls, so it has a maximum.`,
        }),
      },
    }
  },
  verify: ({ kind, k, b }) => {
    const f =
      [
        (t: number) => 2 * t * (3 * k - t * t),
        (t: number) => t * k * Math.E ** (-t / b),
        (t: number) => t * (b - t) ** 0.5,
      ][kind] ?? (() => 0)
    const limit = [Math.sqrt(3 * k), 4 * b, b][kind] ?? 1
    const at = lowestAt(t => -f(t), 0.0001, limit - 0.0001)
    const areas = [`2*x*(${3 * k} - x*x)`, `${k}*x/e^(x/${b})`, `x*(${b} - x)^(1/2)`]
    const slopes = [
      `6*(${k} - x^2)`,
      `(${k} - ${k}*x/${b})/e^(x/${b})`,
      `sqrt(${b} - x) - x/(2*sqrt(${b} - x))`,
    ]
    return {
      a: areas[kind] ?? '',
      b: slopes[kind] ?? '',
      c: kind === 0 ? `sqrt(${Math.round(at * at)})` : `${Math.round(at * 6)}/6`,
      d: kind === 1 ? `${Math.round(f(at) * Math.E)}/e` : `sqrt(${Math.round(f(at) ** 2 * 27)}/27)`,
    }
  },
})
