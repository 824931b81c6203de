import { ladder } from '@/content/figures/igcse/additional-maths/calculus-7'
import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, lowest, nonZero, signed, slopeTerm, typedFraction } from '@/lib/exams/authoring/maths'
import { bisect, derivative } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, fractionText, plain, quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { frontOf, withPi } from '../calculus-rates'

const { question, templates } = questionsOf('structured', '14.7')

export { templates }

// Curves with a rational gradient up/down at x = at.
type Curve = {
  latex: string
  slope: string
  typedSlope: string
  up: number
  down: number
  f: (x: number) => number
}

function curveOf(kind: number, a: number, b: number, at: number): Curve | null {
  const inside = `${slopeTerm(a)} ${signed(b)}`
  const value = a * at + b
  const root = Math.sqrt(value)
  if (kind === 0)
    return {
      latex: `y = \\sqrt{${inside}}`,
      slope: `\\frac{${a % 2 === 0 ? a / 2 : a}}{${a % 2 === 0 ? '' : 2}\\sqrt{${inside}}}`,
      typedSlope: `${a}/(2*sqrt(${a}x ${signed(b)}))`,
      up: Number.isInteger(root) && root > 1 ? a : 0,
      down: 2 * root,
      f: x => Math.sqrt(a * x + b),
    }
  if (kind === 1)
    return {
      latex: `y = \\ln(${inside})`,
      slope: `\\frac{${a}}{${inside}}`,
      typedSlope: `${a}/(${a}x ${signed(b)})`,
      up: value > 1 ? a : 0,
      down: value,
      f: x => Math.log(a * x + b),
    }
  if (kind === 2)
    return {
      latex: `y = \\frac{12}{${inside}}`,
      slope: `-\\frac{${12 * a}}{(${inside})^2}`,
      typedSlope: `-${12 * a}/(${a}x ${signed(b)})^2`,
      up: value > 1 && value < 7 ? -12 * a : 0,
      down: value * value,
      f: x => 12 / (a * x + b),
    }
  return {
    latex: `y = x^3 ${signed(a)}x^2 ${signed(b)}`,
    slope: `3x^2 ${signed(2 * a)}x`,
    typedSlope: `3x^2 ${signed(2 * a)}x`,
    up: 3 * at * at + 2 * a * at,
    down: 1,
    f: x => x ** 3 + a * x * x + b,
  }
}

question('small-increase-in-x', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [kind, a, b] = [random.int(0, 3), random.int(2, 5), random.pick(nonZero(-9, 9))]
    const [at, tenths] = [random.int(1, 8), random.int(1, 60)]
    const curve = curveOf(kind, a, b, at)
    if (!curve || curve.up === 0 || curve.down > 60 || Math.abs(curve.up / curve.down) > 60) return null
    // A common factor would have been taken out of the bracket.
    if (kind < 3 && gcd(a, b) > 1) return null
    // The h that changes y by so many hundredths has two decimals.
    const [p, q] = lowest(tenths * curve.down, 100 * Math.abs(curve.up))
    return 100 % q !== 0 || p / q > 0.15 ? null : { kind, a, b, at, tenths }
  },
  make: ({ kind, a, b, at, tenths }) => {
    const { latex, slope, typedSlope, up, down } = curveOf(kind, a, b, at) ?? failed()
    const change = `${frontOf(up, down)}h`
    const size = tenths / 100
    return {
      stem: [
        `A curve has the equation $${latex}$. The value of *x* increases from ${at} to ${at} + *h*, where *h* is small.`,
        `$${latex}$. As *x* increases from ${at} to ${at} + *h*, where *h* is small, *y* changes by a small amount.`,
        `Variables *x* and *y* are connected by $${latex}$. The value of *x* is increased from ${at} by a small amount *h*.`,
      ],
      parts: {
        a: ask.expression({
          subtopic: '14.3',
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: ['M1 attempt to differentiate, one factor or term right', `A1 $${slope}$`],
          solution: `$\\frac{dy}{dx} = ${slope}$.`,
          answer: typedSlope,
          letters: ['x'],
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Hence find the approximate change in *y*, in terms of *h*.',
          scheme: [`M1 their $\\frac{dy}{dx}$ at $x = ${at}$, multiplied by *h*`, `A1 $${change}$`],
          solution: `$\\delta y \\approx \\frac{dy}{dx} \\times \\delta x$. At $x = ${at}$ the gradient is $${frac(up, down)}$, and $\\delta x = h$, so the change is $${change}$.`,
          answer: `${typedFraction(up, down, true)}h`,
          letters: ['h'],
          own: { from: 'a', key: `f(${at})*h` },
        }),
        c: ask.number({
          objective: 'AO1',
          command: 'Find',
          sigFigs: 3,
          prompt: `Find the approximate value of *h* for which *y* ${up < 0 ? 'decreases' : 'increases'} by ${plain(size)}.`,
          scheme: [`B1 $h = ${plain((tenths * down) / 100 / Math.abs(up))}$`],
          solution: `$${change} = ${up < 0 ? '-' : ''}${plain(size)}$, so $h = ${plain((tenths * down) / 100 / Math.abs(up))}$.`,
          answer: (tenths * down) / 100 / Math.abs(up),
          own: { from: 'b', key: `${up < 0 ? '-' : ''}${size}/f(1)` },
        }),
      },
    }
  },
  verify: ({ kind, a, b, at, tenths }) => {
    const { f, down } = curveOf(kind, a, b, at) ?? failed()
    const m = derivative(f, at, 1e-3)
    const typed = [
      `${a}/2*(${a}*x + (${b}))^(-1/2)`,
      `1/(x + (${b})/${a})`,
      `-12*${a}*(${a}*x + (${b}))^(-2)`,
      `x*(3*x + 2*${a})`,
    ]
    const top = Math.round(m * down * down) * Math.sign(down)
    return {
      a: typed[kind] ?? '',
      b: `${top}/${down * down}*h`,
      c: toSigFigs(tenths / 100 / Math.abs(m), 7),
    }
  },
})

function failed(): never {
  throw new Error('No such curve')
}

// Volume and surface as multiples of the cube and the square of one length: v/w and s, in π where the solid is round.
const SOLIDS = [
  {
    says: 'sphere',
    letter: 'r',
    length: 'radius',
    v: 4,
    w: 3,
    s: 4,
    round: true,
    grows: 'A spherical balloon is filled with gas. Its volume increases at a constant rate of',
    shrinks: 'A spherical snowball melts and stays a sphere. Its volume decreases at a constant rate of',
  },
  {
    says: 'cube',
    letter: 'x',
    length: 'length of an edge',
    v: 1,
    w: 1,
    s: 6,
    round: false,
    grows:
      'A sponge in the shape of a cube swells in water and stays a cube. Its volume increases at a constant rate of',
    shrinks:
      'A block of ice in the shape of a cube melts and stays a cube. Its volume decreases at a constant rate of',
  },
  {
    says: 'closed cylinder',
    letter: 'r',
    length: 'radius',
    v: 2,
    w: 1,
    s: 6,
    round: true,
    grows:
      'A cylindrical block of gel, whose height is always twice its radius, swells in water. Its volume increases at a constant rate of',
    shrinks:
      'A cylindrical block of ice, whose height is always twice its radius, melts. Its volume decreases at a constant rate of',
  },
] as const

question('growing-or-shrinking-solid', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [at, up, inPi] = [random.int(0, 2), random.chance(0.55), random.chance(0.5)]
    const [size, k] = [random.int(2, 12), random.int(2, 60)]
    const solid = SOLIDS[at] ?? SOLIDS[0]
    const [, below] = lowest(k * solid.w, 3 * solid.v * size * size)
    const asPi = solid.round && inPi
    const surface = random.int(2, 12)
    const [p, q] = lowest(2 * solid.s * k * solid.w, 3 * solid.v * surface)
    const odd = q > 2 || p < 2 * q || p > 25 * q || p === size * q
    return odd || below > 24 || k > 3 * size * size || k / (size * size) < 0.15
      ? null
      : { at, up, asPi, size, k, surface }
  },
  make: ({ at, up, asPi, size, k, surface }) => {
    const { says, letter, length, v, w, s, round, grows, shrinks } = SOLIDS[at] ?? SOLIDS[0]
    const sign = up ? 1 : -1
    const unit = round ? 'times' : 'none'
    const rate = withPi(sign * k * w, 3 * v * size * size, round && !asPi ? 'over' : 'none')
    const grow = withPi(sign * k * w * 2 * s, 3 * v * size, asPi ? 'times' : 'none')
    const slope = withPi(3 * v, w, unit).latex
    const area = withPi(2 * s, 1, unit).latex
    const flow = asPi ? `$${withPi(k, 1, 'times').latex}$ cm^{3}/s` : quantity(k, 'cm^3/s')
    // The surface changes at so many cm²/s when the length is 2skw/(3v·rate).
    const [p, q] = lowest(2 * s * k * w, 3 * v * surface)
    const when = frac(p, q)
    const symbol = says === 'cube' ? 'x' : 'r'
    return {
      stem: `${up ? grows : shrinks} ${flow}. At time *t* seconds the ${length} is *${letter}* cm, the volume is *V* cm^{3} and the total surface area is *S* cm^{2}.`,
      parts: {
        a: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact value of $\\frac{d${symbol}}{dt}$ when *${letter}* = ${size}.`,
          scheme: [
            `B1 $\\frac{dV}{d${symbol}} = ${slope} ${symbol}^2$`,
            `M1 $\\frac{dV}{dt} = \\frac{dV}{d${symbol}} \\times \\frac{d${symbol}}{dt}$ used with $${symbol} = ${size}$`,
            `A1 $${rate.latex}$`,
          ],
          solution: `$V = ${withPi(v, w, unit).latex.replace(/^1$/, '')} ${symbol}^3$, so $\\frac{dV}{d${symbol}} = ${slope} ${symbol}^2$. The volume ${up ? 'increases' : 'decreases, so $\\frac{dV}{dt}$ is negative'}: $${withPi(sign * k, 1, asPi ? 'times' : 'none').latex} = ${slope} \\times ${size}^2 \\times \\frac{d${symbol}}{dt}$, and $\\frac{d${symbol}}{dt} = ${rate.latex}$ (cm/s).`,
          answer: rate.typed,
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: `Find the exact value of $\\frac{dS}{dt}$ at the same instant.`,
          scheme: [
            `B1 $\\frac{dS}{d${symbol}} = ${area} ${symbol}$`,
            `M1 their rate from (a) multiplied by their $\\frac{dS}{d${symbol}}$ at $${symbol} = ${size}$`,
            `A1 $${grow.latex}$`,
          ],
          solution: `$S = ${withPi(s, 1, unit).latex} ${symbol}^2$, so $\\frac{dS}{d${symbol}} = ${area} ${symbol}$. $\\frac{dS}{dt} = ${area} \\times ${size} \\times (${rate.latex}) = ${grow.latex}$ (cm^{2}/s).`,
          answer: grow.typed,
          letters: [],
          own: { from: 'a', key: `${2 * s * size}${round ? '*pi' : ''}*f` },
        }),
        c: ask.expression({
          command: 'Find',
          form: 'exact',
          prompt: `Find the value of *${letter}* at the instant when $\\frac{dS}{dt} = ${withPi(sign * surface, 1, asPi ? 'times' : 'none').latex}$.`,
          scheme: [
            `M1 $\\frac{dS}{dt} = ${withPi(sign * k * w * 2 * s, 3 * v, asPi ? 'times' : 'none').latex} \\div ${symbol}$`,
            `A1 $${symbol} = ${when}$`,
          ],
          solution: `For any *${letter}*, $\\frac{dS}{dt} = ${area} ${symbol} \\times \\frac{${withPi(sign * k, 1, asPi ? 'times' : 'none').latex}}{${slope} ${symbol}^2} = ${withPi(sign * k * w * 2 * s, 3 * v, asPi ? 'times' : 'none').latex} \\times \\frac{1}{${symbol}}$. This is $${withPi(sign * surface, 1, asPi ? 'times' : 'none').latex}$ when $${symbol} = ${when}$.`,
          answer: typedFraction(p, q),
          letters: [],
        }),
      },
    }
  },
  verify: ({ at, up, asPi, size, k, surface }) => {
    // By the volume as a function of time: the length a moment earlier and later.
    const volume =
      [
        (x: number) => (4 / 3) * Math.PI * x ** 3,
        (x: number) => x ** 3,
        (x: number) => Math.PI * x * x * 2 * x,
      ][at] ?? failed()
    const surfaceOf =
      [
        (x: number) => 4 * Math.PI * x * x,
        (x: number) => 6 * x * x,
        (x: number) => 2 * Math.PI * x * x + 2 * Math.PI * x * 2 * x,
      ][at] ?? failed()
    const flow = (up ? k : -k) * (asPi ? Math.PI : 1)
    const lengthAt = (from: number) => (t: number) =>
      bisect(x => volume(x) - volume(from) - flow * t, 1e-6, 400)
    const growth = (from: number) => derivative(t => surfaceOf(lengthAt(from)(t)), 0, 1e-3)
    const wanted = (up ? surface : -surface) * (asPi ? Math.PI : 1)
    return {
      a: String(derivative(lengthAt(size), 0, 1e-3)),
      b: String(growth(size)),
      c: String(bisect(x => (flow * derivative(surfaceOf, x)) / derivative(volume, x) - wanted, 0.2, 200)),
    }
  },
})

question('ladder-that-slips', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [a, b, c] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [5, 12, 13],
      [8, 6, 10],
      [12, 5, 13],
      [7, 24, 25],
      [15, 8, 17],
      [8, 15, 17],
    ] as const)
    const tenths = random.pick([1, 2, 3, 4, 5, 6, 8])
    const [h, along] = [random.pick([1, 2, 3, 4, 5]), random.int(0, 2)]
    return { a, b, c, tenths, h, along }
  },
  make: ({ a, b, c, tenths, h, along }) => {
    const square = c * c
    const [p, q] = lowest(tenths * a, 10 * b)
    const [small, under] = lowest(a * h, 100 * b)
    return {
      stem:
        [
          `A ladder of length ${quantity(c, 'm')} stands on level ground and leans against an upright wall. Its foot is *x* m from the wall, and its top is *y* m above the ground.`,
          `A straight pole of length ${quantity(c, 'm')} leans against an upright wall. The lower end is on level ground, *x* m from the wall; the upper end is *y* m above the ground.`,
          `A plank of length ${quantity(c, 'm')} rests with one end on level ground and the other against an upright wall. These ends are *x* m from the wall and *y* m above the ground.`,
        ][along] ?? '',
      figure: figure(
        {
          name: 'calculus/a-length-against-a-wall',
          title: 'A straight line between level ground and a wall',
          description: `A right-angled triangle formed by level ground, an upright wall and a sloping line of length ${c} m. The side on the ground is marked x m, the side on the wall y m.`,
          height: 204,
        },
        ladder({ length: `${c} m`, foot: '*x* m', top: '*y* m' }),
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt:
            'Find *y* in terms of *x*, and hence find $\\frac{dy}{dx}$ in terms of *x*. Type $\\frac{dy}{dx}$.',
          scheme: [
            `B1 $y = \\sqrt{${square} - x^2}$`,
            'M1 chain rule',
            `A1 $-\\frac{x}{\\sqrt{${square} - x^2}}$`,
          ],
          solution: `By Pythagoras $y = (${square} - x^2)^{\\frac{1}{2}}$. Chain rule: $\\frac{dy}{dx} = \\frac{1}{2}(${square} - x^2)^{-\\frac{1}{2}} \\times (-2x) = -\\frac{x}{\\sqrt{${square} - x^2}}$.`,
          answer: `-x/sqrt(${square} - x^2)`,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Find',
          form: 'exact',
          lead: `The lower end slides away from the wall at a constant speed of ${quantity(tenths / 10, 'm/s')}.`,
          prompt: `Find the exact value of $\\frac{dy}{dt}$ when *x* = ${a}.`,
          scheme: [
            `M1 their $\\frac{dy}{dx}$ at $x = ${a}$`,
            `M1 multiplied by ${plain(tenths / 10)}`,
            `A1 $-${frac(p, q)}$`,
          ],
          solution: `At $x = ${a}$, $y = ${b}$ and $\\frac{dy}{dx} = -\\frac{${a}}{${b}}$. $\\frac{dy}{dt} = \\frac{dy}{dx} \\times \\frac{dx}{dt} = -\\frac{${a}}{${b}} \\times ${plain(tenths / 10)} = -${frac(p, q)}$: the upper end slides down at this speed, in m/s.`,
          answer: typedFraction(-p, q),
          letters: [],
          own: { from: 'a', key: `f(${a})*${tenths / 10}` },
        }),
        c: ask.number({
          command: 'Find',
          sigFigs: 3,
          unit: 'm',
          prompt: `Use your answer to (a) to find the approximate change in *y* when *x* increases from ${a} to ${plain(a + h / 100)}.`,
          scheme: [
            `M1 $\\delta y \\approx \\frac{dy}{dx} \\times ${plain(h / 100)}$`,
            `A1 $-${frac(small, under)}$, or ${figures(-small / under, 3)}`,
          ],
          solution: `$\\delta y \\approx -\\frac{${a}}{${b}} \\times ${plain(h / 100)} = -${frac(small, under)}$ (m).`,
          answer: -small / under,
          own: { from: 'a', key: `f(${a})*${h / 100}` },
        }),
      },
    }
  },
  verify: ({ a, b, c, tenths, h }) => {
    // x² + y² is constant, so x·x' + y·y' = 0.
    const height = bisect(y => a * a + y * y - c * c, 0, c)
    return {
      a: `-x*(${c}^2 - x^2)^(-1/2)`,
      b: fractionText(Math.round(-((a * tenths) / 10 / height) * 1000 * b) / (1000 * b)),
      c: -((a * h) / 100 / height),
    }
  },
})

question('point-moving-along-a-curve', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [kind, a, b] = [random.int(0, 2), random.int(1, 4), random.int(1, 6)]
    const [at, tenths] = [random.int(1, 6), random.pick([2, 3, 4, 5, 6, 8])]
    const other = random.int(2, 8)
    // The gradient is b times ratio² there.
    return at === other ? null : { kind, a, b, at, tenths, other }
  },
  make: ({ kind, a, b, at, tenths, other }) => {
    const forms = [
      {
        latex: `y = ${a} + ${b === 1 ? '' : b}x^2`,
        slope: `${2 * b}x`,
        up: 2 * b * at,
        down: 1,
        wanted: `${plain((2 * b * other * tenths) / 10)}`,
      },
      {
        latex: `y = ${a} - \\frac{${b}}{x}`,
        slope: `\\frac{${b}}{x^2}`,
        up: b,
        down: at * at,
        wanted: `$${frac(b * tenths, 10 * other * other)}$`,
      },
      {
        latex: `y = ${a} + ${b}\\ln x`.replace('1\\ln', '\\ln'),
        slope: `\\frac{${b}}{x}`,
        up: b,
        down: at,
        wanted: `$${frac(b * tenths, 10 * other)}$`,
      },
    ] as const
    const { latex, slope, up, down, wanted } = forms[kind] ?? forms[0]
    const speed = tenths / 10
    return {
      stem: [
        `A point *P* moves along the curve $${latex}$, for $x > 0$. Its *x*-coordinate increases at a constant rate of ${plain(speed)} units per second.`,
        `The point *P*(*x*, *y*) moves along the curve $${latex}$, where $x > 0$, so that *x* increases at a constant ${plain(speed)} units per second.`,
        `For $x > 0$, two variables are connected by $${latex}$. The variable *x* increases at a constant rate of ${plain(speed)} units per second.`,
      ],
      parts: {
        a: ask.number({
          objective: 'AO1',
          sigFigs: 3,
          command: 'Find',
          prompt: `Find the rate at which *y* changes, in units per second, when *x* = ${at}.`,
          scheme: [
            `B1 $\\frac{dy}{dx} = ${slope}$`,
            `M1 their $\\frac{dy}{dx}$ at $x = ${at}$, multiplied by ${plain(speed)}`,
            `A1 $${frac(up * tenths, down * 10)}$`,
          ],
          solution: `$\\frac{dy}{dx} = ${slope}$ is $${frac(up, down)}$ there. $\\frac{dy}{dt} = \\frac{dy}{dx} \\times \\frac{dx}{dt} = ${frac(up, down)} \\times ${plain(speed)} = ${frac(up * tenths, down * 10)}$.`,
          answer: (up * tenths) / down / 10,
        }),
        b: ask.whole({
          objective: 'AO2',
          command: 'Find',
          prompt: `Find the value of *x* when *y* increases at a rate of ${wanted} units per second.`,
          scheme: [`M1 $${slope} \\times ${plain(speed)}$ put equal to the rate`, `A1 $x = ${other}$`],
          solution: `$\\frac{dy}{dt} = ${slope} \\times ${plain(speed)}$ must be ${wanted}. Since $x > 0$, $x = ${other}$.`,
          answer: other,
        }),
      },
    }
  },
  verify: ({ kind, a, b, at, tenths, other }) => {
    const f =
      [(x: number) => a + b * x * x, (x: number) => a - b / x, (x: number) => a + b * Math.log(x)][kind] ??
      failed()
    // By the position a little earlier and later.
    const rate = (from: number) => derivative(t => f(from + (tenths * t) / 10), 0, 1e-3)
    return { a: toSigFigs(rate(at), 7), b: bisect(x => rate(x) - rate(other), 0.5, 20) }
  },
})
