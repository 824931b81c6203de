import { asItems, ask } from '@/lib/exams/authoring/ask'
import { nonZero, poly } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { centred, dimension, line, rect, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', 'E2.12')

export { templates }

supplement('stationary-points', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [s, one, two, constant] = [
      random.pick([1, -1, 2, -2]),
      random.int(-5, 1),
      random.int(-1, 6),
      random.pick(nonZero(-9, 12)),
    ]
    // dy/dx = 3s(x − one)(x − two); the curve has no more than three terms
    const d = one * two === 0 || one + two === 0 ? constant : 0
    const f = (x: number) => s * x ** 3 - 1.5 * s * (one + two) * x * x + 3 * s * one * two * x + d
    const far = Math.abs(f(one)) > 90 || Math.abs(f(two)) > 90
    return far || two - one < 2 || (s * 3 * (one + two)) % 2 !== 0 ? null : { s, one, two, d }
  },
  make: ({ s, one, two, d }) => {
    const [b, c] = [(-3 * s * (one + two)) / 2, 3 * s * one * two]
    const f = (x: number) => s * x ** 3 + b * x * x + c * x + d
    const slope = poly(3 * s, 2 * b, c)
    const [first, second] = s > 0 ? ['maximum', 'minimum'] : ['minimum', 'maximum']
    const factor = 3 * s
    const bracket = (root: number) => (root === 0 ? 'x' : `(${poly(1, -root)})`)
    const brackets = two === 0 ? `x${bracket(one)}` : bracket(one) + bracket(two)
    return {
      stem: [
        `A curve has the equation $y = ${poly(s, b, c, d)}$.`,
        `The equation of a curve is $y = ${poly(s, b, c, d)}$.`,
        `$y = ${poly(s, b, c, d)}$`,
      ],
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find $\\frac{dy}{dx}$.',
          scheme: ['B1 one term right', `B1 $${slope}$`],
          solution: `Multiply each term by its power and make the power one smaller${d === 0 ? '' : `; the number ${plain(d)} gives 0`}. $\\frac{dy}{dx} = ${slope}$.`,
          answer: slope,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find the coordinates of the two stationary points of the curve.',
          scheme: [
            `M1 $${slope} = 0$`,
            `A1 $x = ${one}$ and $x = ${two}$`,
            `A1 $(${one}, ${f(one)})$`,
            `A1 $(${two}, ${f(two)})$`,
          ],
          solution: `At a stationary point the gradient is zero: $${slope} = 0$. Factorise: $${factor}${brackets} = 0$.\n\nPut $x = ${one}$ and $x = ${two}$ into the equation of the curve: $(${one}, ${f(one)})$ and $(${two}, ${f(two)})$.`,
          answer: `(${one}, ${f(one)}), (${two}, ${f(two)})`,
          letters: [],
        }),
        c: ask.match({
          command: 'Determine',
          objective: 'AO2',
          prompt: 'Determine the nature of each stationary point.',
          items: asItems(['stationary point with the smaller *x*', 'stationary point with the larger *x*']),
          targets: asItems(['maximum', 'minimum']),
          answer: {
            'stationary point with the smaller *x*': first ?? '',
            'stationary point with the larger *x*': second ?? '',
          },
          scheme: [`B1 smaller *x*: ${first}`, `B1 larger *x*: ${second}`],
          solution: `$\\frac{d^2y}{dx^2} = ${poly(6 * s, 2 * b)}$. At $x = ${one}$ it is ${plain(6 * s * one + 2 * b)}, which is ${first === 'maximum' ? 'negative: a maximum' : 'positive: a minimum'}. At $x = ${two}$ it is ${plain(6 * s * two + 2 * b)}: a ${second}.\n\nOr think of the shape: a cubic with a ${s > 0 ? 'positive' : 'negative'} $x^3$ term has its ${first} first.`,
        }),
      },
    }
  },
  verify: ({ s, one, two, d }) => {
    // Integrate 3s(x − one)(x − two) term by term.
    const height = (x: number) => s * x ** 3 - 1.5 * s * (one + two) * x ** 2 + 3 * s * one * two * x + d
    return {
      a: `${3 * s}*(x - (${one}))*(x - (${two}))`,
      b: `(${one}, ${height(one)}), (${two}, ${height(two)})`,
    }
  },
})

/** A rectangular sheet with a square marked at each corner; lengths of the sheet and the letter x. */
function sheet(long: number, short: number) {
  const [left, top, wide] = [50, 30, 250]
  const high = (wide * short) / long
  const cut = 40
  return figure(
    {
      name: 'algebra-and-graphs/sheet-with-corners',
      title: 'A sheet from which four squares are cut',
      description: `NOT TO SCALE. A rectangle ${long} cm long and ${short} cm wide. At each corner a square is shaded; the side of one square is marked x cm. Dashed lines join the squares and show where the sheet is folded.`,
      height: top + high + 44,
    },
    rect(left, top, wide, high, 'l'),
    ...[
      [left, top],
      [left + wide - cut, top],
      [left, top + high - cut],
      [left + wide - cut, top + high - cut],
    ].map(([x = 0, y = 0]) => rect(x, y, cut, cut, 'l sunk')),
    line(left + cut, top + cut, left + cut, top + high - cut, 'l dash'),
    line(left + wide - cut, top + cut, left + wide - cut, top + high - cut, 'l dash'),
    line(left + cut, top + cut, left + wide - cut, top + cut, 'l dash'),
    line(left + cut, top + high - cut, left + wide - cut, top + high - cut, 'l dash'),
    text(left + cut / 2, top - 6, '*x* cm', { anchor: 'middle', cls: 's' }),
    dimension(left, top + high + 16, left + wide, top + high + 16, `${long} cm`, [
      left + wide / 2,
      top + high + 36,
    ]),
    centred(left + wide + 32, top + high / 2, `${short} cm`),
    text(355, 16, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
  )
}

supplement('largest-box', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const long = random.int(16, 40)
    const short = random.int(10, 28)
    const root = Math.sqrt(long * long - long * short + short * short)
    return short >= long || long > 2 * short || Number.isInteger(root)
      ? null
      : { long, short, x: (long + short - root) / 6 }
  },
  make: ({ long, short, x }) => {
    const [b, c] = [-2 * (long + short), long * short]
    const volume = x * (long - 2 * x) * (short - 2 * x)
    const slope = poly(12, 2 * b, c)
    const other = -b / 6 - x
    return {
      stem: [
        `A box without a lid is made from a sheet of card ${long} cm long and ${short} cm wide. A square of side *x* cm is cut from each corner, and the sides are folded up.`,
        `Squares of side *x* cm are cut from the corners of a metal sheet, ${long} cm by ${short} cm. The rest is folded to make an open tray of height *x* cm.`,
        `An open container is folded from a plastic sheet that measures ${long} cm by ${short} cm, after a square of side *x* cm has been cut from each corner.`,
      ],
      figure: sheet(long, short),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt:
            'The volume is $V\\text{ cm}^3$. Find an expression for *V* in terms of *x*. Write it in the form $px^3 + qx^2 + rx$.',
          scheme: [`M1 $x(${long} - 2x)(${short} - 2x)$`, `A1 $${poly(4, b, c, 0)}$`],
          solution: `Two squares are cut from each side, so the base is $${long} - 2x$ by $${short} - 2x$ and the height is *x*.\n\n$V = x(${long} - 2x)(${short} - 2x) = ${poly(4, b, c, 0)}$.`,
          answer: poly(4, b, c, 0),
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find $\\frac{dV}{dx}$.',
          scheme: ['B1 two of the three terms right', `B1 $${slope}$`],
          solution: `Differentiate term by term: $\\frac{dV}{dx} = ${slope}$.`,
          answer: slope,
          letters: ['x'],
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Find the value of *x* for which *V* has its maximum.',
          scheme: [
            `M1 $${slope} = 0$`,
            `M1 $x = \\frac{${-2 * b} \\pm \\sqrt{(${2 * b})^2 - 4 \\times 12 \\times ${c}}}{2 \\times 12}$`,
            `A1 ${figures(x, 3)}`,
          ],
          solution: `At the maximum the gradient is zero: $${slope} = 0$. The quadratic formula gives $x = ${figures(x, 3)}$ or $x = ${figures(other, 3)}$.\n\n*x* must be less than half of ${short}, so $x = ${figures(x, 3)}$. There $\\frac{d^2V}{dx^2} = ${poly(24, 2 * b)}$ is negative, so it is a maximum.`,
          answer: x,
          unit: 'cm',
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Find the maximum value of *V*.',
          scheme: [`B1 ${figures(volume, 3)}`],
          solution: `Put the unrounded value of *x* into $V = ${poly(4, b, c, 0)}$: ${figures(volume, 3)} cm^{3}.`,
          answer: volume,
          unit: 'cm^3',
          via: [{ value: x, formula: `x*(${long} - 2*x)*(${short} - 2*x)` }],
        }),
      },
    }
  },
  verify: ({ long, short }) => {
    const volume = (t: number) => t * (long - 2 * t) * (short - 2 * t)
    const rise = (t: number) => volume(t + 1e-6) - volume(t - 1e-6)
    const best = bisect(rise, 0.01, short / 2 - 0.01)
    const exact = bisect(
      t => (long - 2 * t) * (short - 2 * t) - 2 * t * (short - 2 * t) - 2 * t * (long - 2 * t),
      0,
      best + 0.5,
    )
    return {
      a: `x*(${long} - 2*x)*(${short} - 2*x)`,
      b: `(${long} - 2*x)*(${short} - 2*x) - 2*x*(${long + short} - 4*x)`,
      c: exact,
      d: volume(exact),
    }
  },
})
