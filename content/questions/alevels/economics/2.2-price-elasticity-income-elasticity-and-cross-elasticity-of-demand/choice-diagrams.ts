import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('2.2')

export { templates }

const FIRMS = [
  { firm: 'A cinema', unit: 'tickets', label: 'tickets a day', top: 20, wide: 400 },
  { firm: 'A ferry company', unit: 'tickets', label: 'tickets a day', top: 40, wide: 800 },
  { firm: 'A swimming pool', unit: 'tickets', label: 'tickets a day', top: 12, wide: 600 },
  { firm: 'A football club', unit: 'seats', label: 'seats a match', top: 80, wide: 4000 },
] as const

const ELASTIC = 'Cut the price a little, because demand is price elastic at X.'
const INELASTIC = 'Raise the price a little, because demand is price inelastic at X.'
const UNIT = 'Leave the price as it is, because demand is unitary elastic at X.'

question('price-advice-on-a-straight-line', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({ item: random.pick(FIRMS), quarter: random.int(1, 3) }),
  make: ({ item, quarter }) => {
    const quantity = (item.wide * quarter) / 4
    const price = (item.top * (4 - quarter)) / 4
    const right = quarter === 1 ? ELASTIC : quarter === 2 ? UNIT : INELASTIC
    const reasons: [string, string][] = [
      [
        ELASTIC,
        `You took X to lie on the upper half of the line. At a slightly lower price the revenue is ${quarter === 2 ? 'less than at X, which is the highest' : 'lower, because the quantity grows by a smaller percentage'}.`,
      ],
      [
        INELASTIC,
        `You took X to lie on the lower half of the line. At a slightly higher price the revenue is ${quarter === 2 ? 'less than at X, which is the highest' : 'lower, because the quantity falls by a larger percentage'}.`,
      ],
      [UNIT, 'You took X to be the middle of the line, where revenue is at its highest.'],
    ]
    const g = graph({
      x: {
        label: item.label,
        max: item.wide * 1.08,
        ticks: [0, 1, 2, 3, 4].map(each => (each * item.wide) / 4),
        grid: true,
      },
      y: {
        label: 'price / $',
        max: item.top * 1.08,
        ticks: [0, 1, 2, 3, 4].map(each => (each * item.top) / 4),
        grid: true,
      },
      width: 270,
    })
    return {
      stem: `${item.firm} has costs that do not depend on how many ${item.unit} it sells. The diagram shows the demand for them. At present it sells at point X. It wants the highest revenue.`,
      prompt: ['Which advice is best?', 'Which advice does the diagram support?'],
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/price-advice',
          title: 'A straight demand curve and a point on it',
          description: `Price in dollars on the vertical axis, ${item.label} on the horizontal axis. The demand curve D is a straight line from ${item.top} dollars on the price axis to ${item.wide} on the quantity axis. X lies on it at ${price} dollars and ${quantity}.`,
          height: 246,
        },
        g.axes,
        g.line(
          [
            [0, item.top],
            [item.wide, 0],
          ],
          'l',
        ),
        g.label(item.wide * 0.9, item.top * 0.1, '*D*', { dx: 8, dy: -6 }),
        g.guide(quantity, price),
        g.label(quantity, price, 'X', { dx: 8, dy: -8, cls: 'b' }),
      ),
      right,
      wrong: [
        ...reasons.filter(([text]) => text !== right),
        [
          'Raise the price as far as possible, because each unit sold then brings in more.',
          'You looked at the revenue from one unit and overlooked that fewer units are sold: at the top of the line none is.',
        ],
      ],
      solution: `On a straight demand curve, demand is price elastic above the middle, unitary at it and inelastic below it. X, at ${money(price)} and ${quantity}, lies ${quarter === 1 ? 'above the middle. A small cut in the price raises the quantity by a larger percentage, so revenue rises' : quarter === 2 ? 'at the middle, where price × quantity is at its highest' : 'below the middle. A small rise in the price lowers the quantity by a smaller percentage, so revenue rises'}.`,
    }
  },
  verify: ({ item, quarter }) => {
    const revenue = (price: number) => price * item.wide * (1 - price / item.top)
    const now = (item.top * (4 - quarter)) / 4
    const [less, here, more] = [revenue(now * 0.98), revenue(now), revenue(now * 1.02)]
    return less > here ? ELASTIC : more > here ? INELASTIC : UNIT
  },
})

const FOODS = ['rice', 'bus journeys', 'instant noodles', 'cotton shirts', 'bicycles'] as const

const KINDS = [
  {
    letter: 'W',
    prompt: 'At which income is the good a normal good with income elastic demand?',
    is: 'greater than +1',
  },
  {
    letter: 'X',
    prompt: 'At which income is the good a normal good with income inelastic demand?',
    is: 'between 0 and +1',
  },
  {
    letter: 'Y',
    prompt: 'At which income does the income elasticity of demand have the value zero?',
    is: 'zero',
  },
  { letter: 'Z', prompt: 'At which income is the good an inferior good?', is: 'negative' },
] as const

const SHAPES = {
  W: 'At W the quantity rises by a larger percentage than income.',
  X: 'At X the quantity rises, but by a smaller percentage than income.',
  Y: 'At Y the quantity does not change when income does.',
  Z: 'At Z the quantity falls as income rises.',
} as const

question('income-elasticity-along-a-curve', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    kind: random.pick(KINDS),
    food: random.pick(FOODS),
    scale: random.pick([1, 2]),
    country: random.pick(['in a city', 'in a country', 'on an island']),
  }),
  make: ({ kind, food, scale, country }) => {
    const curve = [
      [10, 10],
      [20, 30],
      [32, 38],
      [40, 38],
      [50, 22],
    ].map(([x = 0, y = 0]) => [x * scale, y] as const)
    const spots = [
      [16, 22],
      [26, 34],
      [36, 38],
      [45, 30],
    ].map(([x = 0, y = 0]) => [x * scale, y] as const)
    const g = graph({
      x: {
        label: 'average income / $ thousand a year',
        max: 54 * scale,
        ticks: [0, 10, 20, 30, 40, 50].map(each => each * scale),
        grid: true,
      },
      y: { label: 'quantity demanded per person', max: 44, ticks: [0, 10, 20, 30, 40], grid: true },
      width: 280,
    })
    return {
      stem: `The graph shows how the quantity of ${food} demanded ${country} depends on average income, ceteris paribus.`,
      prompt: kind.prompt,
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/income-and-quantity',
          title: 'Quantity demanded and income',
          description: `Quantity demanded per person on the vertical axis, average income in thousand dollars on the horizontal axis. The line rises steeply from ${10 * scale} and 10 to ${20 * scale} and 30, less steeply to ${32 * scale} and 38, is level to ${40 * scale}, then falls to ${50 * scale} and 22. W is on the first part, X on the second, Y on the level part and Z on the last.`,
          height: 246,
        },
        g.axes,
        g.line(curve),
        ...spots.map(
          (spot, at) =>
            g.points([spot]) +
            g.label(
              ...spot,
              LETTERS[at] ?? '',
              at === 3 ? { dx: 8, dy: -6, cls: 'b' } : { dx: -4, dy: -9, anchor: 'end', cls: 'b' },
            ),
        ),
      ),
      options: byLetter(
        kind.letter,
        Object.fromEntries(
          LETTERS.map(each => [each, `You chose another kind of response. ${SHAPES[each]}`]),
        ),
      ),
      solution: `${SHAPES[kind.letter]} So the income elasticity of demand is ${kind.is} there.`,
    }
  },
  verify: ({ kind }) => {
    const at = { W: [16, 22, 2], X: [26, 34, 8 / 12], Y: [36, 38, 0], Z: [45, 30, -1.6] } as const
    const yed = (letter: keyof typeof at) => (at[letter][2] * at[letter][0]) / at[letter][1]
    const fits = (value: number) =>
      kind.is === 'zero'
        ? value === 0
        : kind.is === 'negative'
          ? value < 0
          : kind.is === 'greater than +1'
            ? value > 1
            : value > 0 && value < 1
    return LETTERS.find(each => fits(yed(each))) ?? ''
  },
})
