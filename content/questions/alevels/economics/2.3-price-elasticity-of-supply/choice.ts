import { bySize, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import type { Point } from '@/lib/figures/shapes'
import { byLetter, LETTERS, short, whole } from '../shared'

const { question, templates } = choiceQuestions('2.3')

export { templates }

const differ = (values: readonly number[]) => new Set(values.map(short)).size === values.length

const MADE = ['toys', 'baskets', 'cushions', 'vases', 'T-shirts', 'candles'] as const

question('pes-from-two-prices', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const price = random.pick([4, 5, 8, 10, 20, 40])
    const change = random.pick([-20, -10, 10, 15, 20, 25])
    const pes = random.pick([0.2, 0.4, 0.5, 0.8, 1.2, 1.5, 2])
    const made = random.step(400, 3000, 200)
    const newPrice = price * (1 + change / 100)
    const newMade = made * (1 + (pes * change) / 100)
    const atNew = (newMade - made) / newMade / ((newPrice - price) / newPrice)
    const percent = Math.abs(pes * change)
    return whole(newMade) && whole(newPrice * 4) && differ([pes, 1 / pes, atNew, percent])
      ? {
          what: random.pick(MADE),
          price,
          newPrice: roundTo(newPrice, 2),
          made,
          newMade: Math.round(newMade),
          change,
          pes,
          atNew,
          percent,
        }
      : null
  },
  make: ({ what, price, newPrice, made, newMade, change, pes, atNew, percent }) => ({
    stem: `When the price of its ${what} changes from ${money(price)} to ${money(newPrice)}, a firm changes its output from ${plain(made)} to ${plain(newMade)} a month. Nothing else changes.`,
    prompt: 'What is the price elasticity of supply?',
    options: bySize({
      right: pes,
      wrong: {
        'You turned the fraction over: the percentage change in quantity stands on top.': 1 / pes,
        'You divided the changes by the new values. Percentage changes are worked out from the old ones.':
          atNew,
        'You gave the percentage change in the quantity supplied and did not divide it by that in price.':
          percent,
      },
      print: short,
    }),
    solution: `%Δ*Q*_{s} = (${plain(newMade)} − ${plain(made)}) ÷ ${plain(made)} × 100 = ${short(pes * change)}%. %Δ*P* = (${plain(newPrice)} − ${plain(price)}) ÷ ${plain(price)} × 100 = ${plain(change)}%.

PES = ${short(pes * change)} ÷ ${change < 0 ? `(${plain(change)})` : plain(change)} = ${short(pes)}.`,
  }),
  verify: ({ price, newPrice, made, newMade }) => short((newMade / made - 1) / (newPrice / price - 1)),
})

question('pes-forecast', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const pes = random.pick([0.2, 0.4, 0.5, 0.6, 1.2, 1.5, 1.6, 2])
    const price = random.pick([2, 4, 5, 10, 20])
    const change = random.pick([5, 10, 20, 25])
    const made = random.step(1000, 6000, 500)
    const values = [pes * change, -pes * change, change, change / pes].map(each => made * (1 + each / 100))
    return values.slice(0, 3).every(whole) && differ(values.map(Math.round))
      ? {
          pes,
          price,
          newPrice: roundTo(price * (1 + change / 100), 2),
          change,
          made,
          values,
          what: random.pick(MADE),
        }
      : null
  },
  make: ({ pes, price, newPrice, change, made, values, what }) => {
    const [right = 0, down = 0, same = 0, divided = 0] = values.map(Math.round)
    return {
      stem: `The price elasticity of supply of ${what} is ${plain(pes)}. At a price of ${money(price)}, firms supply ${plain(made)} a week. The price rises to ${money(newPrice)}, and nothing else changes.`,
      prompt: 'What quantity do firms then supply each week?',
      options: bySize({
        right,
        wrong: [
          [down, 'You let the quantity fall. Price and quantity supplied move in the same direction.'],
          [same, 'You changed the quantity by the same percentage as the price. Multiply that by PES.'],
          [divided, 'You divided the percentage change in price by PES. Multiply instead.'],
        ],
        print: plain,
      }),
      solution: `%Δ*P* = ${plain(roundTo(newPrice - price, 2))} ÷ ${plain(price)} × 100 = ${change}%. %Δ*Q*_{s} = PES × %Δ*P* = ${plain(pes)} × ${change} = ${short(pes * change)}%.

New quantity = ${plain(made)} × ${plain(1 + (pes * change) / 100)} = ${plain(right)} a week.`,
    }
  },
  verify: ({ pes, price, newPrice, made }) =>
    plain(Math.round(made + pes * ((newPrice - price) / price) * made)),
})

const CURVES = {
  zero: {
    points: [
      [78, 0],
      [78, 88],
    ],
    says: 'a vertical line: the quantity does not respond to the price, PES is 0',
  },
  low: {
    points: [
      [40, 0],
      [68, 88],
    ],
    says: 'a line that meets the quantity axis: PES is below 1 at every point',
  },
  one: {
    points: [
      [0, 0],
      [44, 94],
    ],
    says: 'a line through the origin: PES is 1 at every point, however steep it is',
  },
  high: {
    points: [
      [0, 24],
      [92, 52],
    ],
    says: 'a line that meets the price axis: PES is above 1 at every point',
  },
} as const

type Curve = keyof typeof CURVES

const CURVE_KINDS: readonly Curve[] = ['zero', 'low', 'one', 'high']

const CURVE_ASKED: Readonly<Record<Curve, readonly string[]>> = {
  zero: [
    'Which supply curve is that of seats in a full stadium, whose number cannot be changed?',
    'Which supply curve is perfectly price inelastic?',
  ],
  low: [
    'Which supply curve is price inelastic, but not perfectly inelastic, at every point?',
    'On which supply curve is the price elasticity of supply between 0 and 1 at every point?',
  ],
  one: [
    'Which supply curve has unitary price elasticity at every point?',
    'On which supply curve does a rise of 10% in the price always raise the quantity supplied by 10%?',
  ],
  high: [
    'Which supply curve is price elastic at every point?',
    'On which supply curve does a rise in the price always raise the quantity supplied by a larger percentage?',
  ],
}

question('four-supply-curves', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(CURVE_KINDS)
    return { asked, letters: random.shuffle(LETTERS), text: random.pick(CURVE_ASKED[asked]) }
  },
  make: ({ asked, letters, text }) => {
    const m = market()
    const letter = (kind: Curve) => letters[CURVE_KINDS.indexOf(kind)] ?? ''
    return {
      stem: 'The diagram shows four straight supply curves.',
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/four-supply-curves',
          title: 'Four straight supply curves',
          description: `Price is on the vertical axis and quantity on the horizontal axis. Curve ${letter('zero')} is vertical. Curve ${letter('low')} starts on the quantity axis and rises steeply. Curve ${letter('one')} starts at the origin and rises. Curve ${letter('high')} starts on the price axis and rises gently.`,
          height: 262,
        },
        m.axes,
        ...CURVE_KINDS.map(kind => {
          const [from, to] = CURVES[kind].points as readonly [Point, Point]
          return m.straight(from, to, letter(kind), 'p')
        }),
      ),
      prompt: text,
      options: byLetter(
        letter(asked),
        Object.fromEntries(CURVE_KINDS.map(kind => [letter(kind), `You chose ${CURVES[kind].says}.`])),
      ),
      solution: `It is curve ${letter(asked)}, ${CURVES[asked].says}. For a straight supply curve, look where it meets the axes.`,
    }
  },
  verify: ({ asked, letters }) => {
    const peds = CURVE_KINDS.map(kind => {
      const [[x1, y1], [x2, y2]] = CURVES[kind].points
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
      return ((x2 - x1) / (y2 - y1)) * (y / x)
    })
    const fits = {
      zero: (e: number) => e === 0,
      low: (e: number) => e > 0 && e < 0.999,
      one: (e: number) => Math.abs(e - 1) < 1e-9,
      high: (e: number) => e > 1.001,
    }
    return letters[peds.findIndex(fits[asked])] ?? ''
  },
})

const SUPPLY_FACTS = [
  {
    column: 'spare capacity',
    elastic: 'much',
    inelastic: 'none',
    why: 'with spare capacity output can rise without new investment',
  },
  {
    column: 'stocks of finished goods',
    elastic: 'large',
    inelastic: 'small',
    why: 'stocks can be sold at once',
  },
  {
    column: 'time to produce',
    elastic: 'a few hours',
    inelastic: 'many months',
    why: 'a short production time lets output respond soon',
  },
  {
    column: 'mobility of factors',
    elastic: 'high',
    inelastic: 'low',
    why: 'mobile factors can be moved into this use',
  },
  {
    column: 'the product',
    elastic: 'keeps for years',
    inelastic: 'is perishable',
    why: 'what keeps can be stored and released when the price rises',
  },
] as const

question('conditions-for-elastic-supply', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    facts: random.sample(SUPPLY_FACTS, 3),
    asked: random.pick(['elastic', 'inelastic'] as const),
  }),
  make: ({ facts, asked }) => {
    const other = asked === 'elastic' ? 'inelastic' : 'elastic'
    const cells = (kinds: readonly boolean[]) => facts.map((fact, at) => fact[kinds[at] ? asked : other])
    const [one, two, three] = facts
    return {
      stem: 'Four industries differ in three respects and are alike in all others.',
      prompt: `In which industry is supply likely to be the most price ${asked}?`,
      options: rows(
        facts.map(({ column }) => column),
        cells([true, true, true]),
        [
          [
            cells([false, false, false]),
            `You turned all three round: these conditions make supply ${other}.`,
          ],
          [cells([false, true, true]), `You overlooked “${one?.column}”: ${one?.why}.`],
          [
            cells([true, false, false]),
            `You overlooked “${two?.column}” and “${three?.column}”: ${two?.why}, and ${three?.why}.`,
          ],
        ],
      ),
      solution: `Supply is the more elastic the easier and faster the quantity can respond: ${facts.map(({ why }) => why).join('; ')}. ${asked === 'elastic' ? 'So all three conditions must be favourable.' : 'So supply is most inelastic where all three are unfavourable.'}`,
    }
  },
})

question('compare-four-firms', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const kinds = random.shuffle(['slow', 'quick', 'stocked', 'idle'] as const)
    return {
      kinds,
      used: {
        slow: random.int(97, 99),
        quick: random.int(55, 62),
        stocked: random.int(88, 92),
        idle: random.int(64, 72),
      },
      stock: {
        slow: random.int(0, 1),
        quick: random.int(11, 14),
        stocked: random.int(7, 9),
        idle: random.int(3, 5),
      },
      weeks: { slow: random.int(40, 60), quick: 2, stocked: random.int(8, 14), idle: random.int(4, 6) },
      asked: random.pick(['elastic', 'inelastic'] as const),
    }
  },
  make: ({ kinds, used, stock, weeks, asked }) => {
    const letter = (kind: (typeof kinds)[number]) => LETTERS[kinds.indexOf(kind)] ?? ''
    const [right, reverse] = asked === 'elastic' ? (['quick', 'slow'] as const) : (['slow', 'quick'] as const)
    const middle = `You chose a firm that lies between two others in all three respects. Compare spare capacity, stocks and time.`
    return {
      stem: 'The table describes four firms at a time when the price of what they make rises.',
      table: {
        head: ['firm', 'capacity in use', 'stocks / weeks of sales', 'time to train a worker / weeks'],
        rows: kinds.map((kind, at) => [
          LETTERS[at] ?? '',
          `${used[kind]}%`,
          plain(stock[kind]),
          plain(weeks[kind]),
        ]),
      },
      prompt: `Which firm is likely to have the most price ${asked} supply in the short run?`,
      options: byLetter(letter(right), {
        [letter(reverse)]:
          `You chose the firm with the most price ${asked === 'elastic' ? 'inelastic' : 'elastic'} supply.`,
        [letter('stocked')]: middle,
        [letter('idle')]: middle,
      }),
      solution: `Spare capacity, large stocks and quick training make it easy to raise the quantity supplied. Firm ${letter(right)} has the ${asked === 'elastic' ? 'least capacity in use, the largest stocks and the shortest' : 'most capacity in use, the smallest stocks and the longest'} training time, so its supply is the most price ${asked}.`,
    }
  },
  verify: ({ kinds, used, asked }) => {
    const shares = kinds.map(kind => used[kind])
    return LETTERS[shares.indexOf(asked === 'elastic' ? Math.min(...shares) : Math.max(...shares))] ?? ''
  },
})

const MAKE_ELASTIC = [
  'It keeps some machines that it uses only when orders are high.',
  'It trains its workers to do several kinds of job.',
  'It rents a store and holds larger stocks of finished goods.',
  'It agrees flexible working hours with its staff.',
] as const

const NOT_ELASTIC: readonly Wrong[] = pairs({
  'It advertises its brand as different from all others.':
    'You chose a change that acts on consumers and so on PED, not on supply.',
  'It offers its goods on more websites to reach more buyers.':
    'You chose a change that raises demand. PES depends on what producers can do.',
  'It uses all its machines day and night at normal times.':
    'You chose a change that leaves no spare capacity, which makes supply less elastic.',
  'It gives up its store and makes only what is sold on the day.':
    'You chose a change that removes stocks, which makes supply less elastic.',
  'It replaces general machines by ones that fit a single product.':
    'You chose a change that makes capital less mobile, and so supply less elastic.',
})

question('how-a-firm-makes-supply-elastic', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    right: random.pick(MAKE_ELASTIC),
    wrong: random.sample(NOT_ELASTIC, 3),
    firm: random.pick(['A toy maker', 'A printing firm', 'A clothing firm', 'A maker of bicycle parts']),
  }),
  make: ({ right, wrong, firm }) => ({
    stem: `${firm} wants to be able to respond faster to changes in the price of what it makes.`,
    prompt: 'Which action makes its supply more price elastic?',
    right,
    wrong,
    solution: `Supply is more elastic when the quantity can be changed easily: with spare capacity, stocks, flexible and mobile factors. “${right.replace(/\.$/, '')}” helps in this way, at some cost.`,
  }),
})
