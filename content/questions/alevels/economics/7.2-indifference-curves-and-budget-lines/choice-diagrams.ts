import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { type Curve, sample } from '@/lib/figures/firm-curves'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import type { Point } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('7.2')

export { templates }

const TOPIC = 'the-price-system-and-the-microeconomy-a-level'

const BUYERS = [
  ['A student', 'rides', 'snacks'],
  ['A musician', 'lessons', 'concerts'],
  ['A pensioner', 'meals', 'films'],
  ['A reader', 'books', 'magazines'],
] as const

question('income-and-price-from-a-budget-line', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const px = random.pick([3, 4, 5, 6, 8, 10])
    const py = random.pick([2, 3, 4, 5, 6, 8, 10, 12])
    const income = random.pick([60, 72, 80, 96, 100, 120])
    const [x, y] = [income / px, income / py]
    const turned = (px * y) / x
    const whole = [x, y, turned].every(Number.isInteger)
    const isClear = px !== py && turned !== px && Math.max(x, y) / Math.min(x, y) < 3
    return whole && isClear ? { who: random.pick(BUYERS), px, py, income, x, y, turned } : null
  },
  make: ({ who: [who, first, second], px, py, income, x, y, turned }) => {
    const max = Math.max(x, y) * 1.1
    const g = graph({
      x: { label: `number of ${first}`, max, ticks: [0, x] },
      y: { label: `number of ${second}`, max, ticks: [0, y] },
      width: 240,
    })
    const cells = (m: number, p: number) => [money(m), money(p)]
    return {
      stem: `The diagram shows the budget line of ${who.toLowerCase()}. The price of one of the ${first} is ${money(px)}.`,
      figure: figure(
        {
          name: `${TOPIC}/budget-line-with-ends`,
          title: 'A budget line',
          description: `Number of ${second} on the vertical axis, number of ${first} on the horizontal axis. A straight budget line runs from ${y} on the vertical axis to ${x} on the horizontal axis.`,
          height: 246,
        },
        g.axes,
        g.line([
          [0, y],
          [x, 0],
        ]),
        g.label(x / 2, y / 2, 'budget line', { dx: 8, dy: -6 }),
      ),
      prompt: `Which row shows the income and the price of one of the ${second}?`,
      options: rows(['income', `price of one of the ${second}`], cells(income, py), [
        [
          cells(income, turned),
          `You have the income right, but you multiplied the price by ${plain(y)} and divided by ${plain(x)}. The good of which more can be bought is the cheaper one.`,
        ],
        [
          cells(px * y, px),
          `You multiplied the price by the number of ${second}. If all is spent on ${first}, ${plain(x)} can be bought.`,
        ],
        [
          cells(income, px),
          'You have the income right, but took the prices to be equal. Then both ends of the line would stand for the same number.',
        ],
      ]),
      solution: `At the end on the horizontal axis all income is spent on ${first}: income = ${plain(x)} × ${money(px)} = ${money(income)}.

At the other end the same income buys ${plain(y)} ${second}: price = ${money(income)} ÷ ${plain(y)} = ${money(py)}.`,
    }
  },
  // The slope of the line is the ratio of the prices.
  verify: ({ px, py, x, y }) =>
    Math.abs(px / py - y / x) < 1e-9 ? money((px * x + (px / (y / x)) * y) / 2) : '',
})

type Move = {
  from: 'falls' | 'rises'
  kind: string
  at: readonly [a: number, b: number, c: number]
  asymptote: number
  ends: Point
  /** where the name of the second curve stands, if its end is too close to other lines */
  name?: Point
}

/** Quantities at A (before), B (new prices, old satisfaction) and C (after). */
const MOVES: readonly Move[] = [
  { from: 'falls', kind: 'normal', at: [26, 42, 60], asymptote: 0, ends: [38, 90] },
  { from: 'falls', kind: 'inferior', at: [26, 42, 34], asymptote: 10, ends: [20.5, 84] },
  { from: 'falls', kind: 'Giffen', at: [26, 42, 18], asymptote: 12, ends: [13.4, 76] },
  { from: 'rises', kind: 'normal', at: [44, 30, 18], asymptote: -20, ends: [5, 62], name: [65, 18] },
  { from: 'rises', kind: 'inferior', at: [44, 29, 37], asymptote: -8, ends: [17, 66], name: [71, 4] },
  { from: 'rises', kind: 'Giffen', at: [42, 28, 52], asymptote: 47.5, ends: [48.6, 70], name: [72, 4] },
]

const NEAR_TOP: Point = [14, 88]
const NEAR_END: Point = [55, 12]

const LINES = {
  falls: { income: 90, before: 44, after: 100 },
  rises: { income: 92, before: 100, after: 56 },
} as const

/** A convex curve that touches a line of this slope at a point. */
function touching([x, y]: Point, slope: number, asymptote: number): Curve {
  const k = slope * (x - asymptote) ** 2
  return q => y - k / (x - asymptote) + k / (q - asymptote)
}

function geometry({ from, at: [a, b, c], asymptote }: Move) {
  const { income, before, after } = LINES[from]
  const [oldSlope, newSlope] = [income / before, income / after]
  // The asymptote of the first curve for which its slope at b is that of the new line.
  const root = Math.sqrt(oldSlope / newSlope)
  const first = touching([a, income - oldSlope * a], oldSlope, (root * a - b) / (root - 1))
  const second = touching([c, income - newSlope * c], newSlope, asymptote)
  return { income, before, after, newSlope, first, second }
}

const signed = (value: number) => `${value > 0 ? '+' : ''}${plain(value)}`

question('effects-read-from-a-diagram', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    move: random.pick(MOVES),
    scale: random.pick([1, 2]),
    good: random.pick(['rice', 'bus travel', 'maize', 'coffee', 'noodles']),
  }),
  make: ({ move, scale, good }) => {
    const { income, before, after, newSlope, first, second } = geometry(move)
    const m = market({ x: `Quantity of ${good}`, y: 'All other goods', width: 270, height: 214 })
    const [a, b, c] = move.at
    const names = ['A', 'B', 'C'] as const
    const spots: readonly Point[] = [
      [a, first(a)],
      [b, first(b)],
      [c, second(c)],
    ]
    const height = first(b) + newSlope * b
    const top: Point = height > 98 ? [(height - 98) / newSlope, 98] : [0, height]
    const [reach, from]: Point = move.from === 'falls' ? [54, 12.4] : [78, 19]
    const effect = (one: number, other: number) => signed((other - one) * scale)
    const [substitution, incomeEffect, whole] = [effect(a, b), effect(b, c), effect(a, c)]
    return {
      stem: `The price of ${good} ${move.from}. A consumer moves from A to C. The dashed line is parallel to the new budget line and touches the original indifference curve at B.`,
      figure: figure(
        {
          name: `${TOPIC}/two-effects`,
          title: 'A change in price with two indifference curves',
          description: `All other goods on the vertical axis, quantity of ${good} on the horizontal axis. Two budget lines start at the same point of the vertical axis; the new one is ${move.from === 'falls' ? 'flatter' : 'steeper'}. A lies on the old line at a quantity of ${a * scale}. C lies on the new line and another indifference curve at ${c * scale}. B lies on the curve of A, where a dashed line parallel to the new budget line touches it, at ${b * scale}.`,
          height: 292,
        },
        m.axes,
        m.bent(sample(first, from, reach, 40), move.from === 'falls' ? '' : '*IC*_{1}'),
        move.from === 'falls' ? m.label(...(move.kind === 'normal' ? NEAR_TOP : NEAR_END), '*IC*_{1}') : '',
        m.bent(sample(second, ...move.ends, 40), move.name ? '' : '*IC*_{2}', 'p'),
        move.name ? m.label(...move.name, '*IC*_{2}') : '',
        m.straight([0, income], [before, 0], ''),
        m.straight([0, income], [after, 0], '', 'p'),
        m.straight(top, [height / newSlope, 0], '', 'g dash'),
        ...spots.map((spot, at) => m.read(spot, plain((move.at[at] ?? 0) * scale), '', names[at])),
      ),
      prompt: `Which row shows the substitution effect and the income effect on the quantity of ${good}?`,
      columns: 'substitution effect | income effect',
      right: `${substitution} | ${incomeEffect}`,
      wrong: {
        [`${incomeEffect} | ${substitution}`]:
          'You exchanged the effects. Along the original indifference curve, from A to B, satisfaction is unchanged: this is the substitution effect.',
        [`${substitution} | ${whole}`]:
          'You took the whole change from A to C for the income effect. It starts at B, where the new prices rule already.',
        [`${whole} | ${incomeEffect}`]:
          'You took the whole change from A to C for the substitution effect. That is the price effect, the sum of both.',
      },
      solution: `From A to B the consumer stays on the original curve and meets the new prices: ${plain(b * scale)} − ${plain(a * scale)} = ${substitution}. This is the substitution effect.

From B to C the prices are the same, but real income differs: ${plain(c * scale)} − ${plain(b * scale)} = ${incomeEffect}. This is the income effect.

Together they are ${whole}. ${
        move.kind === 'normal'
          ? 'Both go the same way, so the good is normal.'
          : move.kind === 'inferior'
            ? 'The income effect is the smaller one and goes against the other, so the good is inferior, but not a Giffen good.'
            : 'The income effect goes against the other and is larger, so this is a Giffen good.'
      }`,
    }
  },
  // Finds B anew: where the curve of A is as steep as the new budget line. Finds whether C touches its line there.
  verify: ({ move, scale }) => {
    const { first, second, newSlope, income } = geometry(move)
    const slope = (f: Curve, x: number) => (f(x - 1e-4) - f(x + 1e-4)) / 2e-4
    let [low, high] = [14, 90]
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2
      if (slope(first, middle) > newSlope) low = middle
      else high = middle
    }
    const c = move.at[2]
    // Curves of one consumer do not cross.
    const isApart = sample(second, ...move.ends, 40).every(
      ([x, y]) => y > first(x) === (move.from === 'falls') || x < 12.4,
    )
    const touches = Math.abs(slope(second, c) - newSlope) < 1e-3
    const isOnLine = Math.abs(second(c) + newSlope * c - income) < 1e-6
    return touches && isOnLine && isApart ? signed(Math.round((low - move.at[0]) * scale * 100) / 100) : ''
  },
})
