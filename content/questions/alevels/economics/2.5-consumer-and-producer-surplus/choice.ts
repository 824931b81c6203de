import { bySize, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { line, type Point } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('2.5')

export { templates }

type Area = 'top' | 'left' | 'corner' | 'under' | 'end'

question('surplus-from-a-graph', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const unit = random.pick([1, 2, 5])
    const each = random.pick([10, 20, 50])
    // In steps of the grid: demand from `top`, supply from `low`, both with a whole slope of one step.
    const quantity = random.int(2, 4)
    const price = random.int(3, 5)
    const asked = random.pick(['consumer', 'producer'] as const)
    const [demandSlope, supplySlope] = random.pick([
      [1, 0.5],
      [0.5, 1],
      [1, 1],
    ] as const)
    const top = price + demandSlope * quantity
    const low = price - supplySlope * quantity
    if (low < 0.5 || top > 8 || !Number.isInteger(top) || !Number.isInteger(low)) return null
    const height = (asked === 'consumer' ? top - price : price - low) * unit
    const base = quantity * each
    const right = (base * height) / 2
    const other = (base * (asked === 'consumer' ? price - low : top - price) * unit) / 2
    const wrong = [
      base * height,
      (base * (asked === 'consumer' ? top + price : price + low) * unit) / 2,
      demandSlope === supplySlope ? base * price * unit : other,
    ]
    return new Set([right, ...wrong]).size === 4
      ? { unit, each, quantity, price, top, low, demandSlope, supplySlope, asked, base, height, right, wrong }
      : null
  },
  make: v => {
    const { unit, each, quantity, price, top, low, demandSlope, supplySlope, asked } = v
    const right = 6
    const ticks = (end: number, size: number) => Array.from({ length: end + 1 }, (_, at) => at * size)
    const g = graph({
      x: { label: 'Quantity / units per week', max: right * each, ticks: ticks(right, each), grid: true },
      y: { label: 'Price / $', max: 8.4 * unit, ticks: ticks(8, unit), grid: true },
      width: 270,
      height: 190,
    })
    const demandEnd = Math.min(right - 0.4, top / demandSlope)
    const supplyEnd = Math.min(right - 0.4, (8 - low) / supplySlope)
    const spot = (x: number, y: number): Point => [x * each, y * unit]
    const equalSlopes = demandSlope === supplySlope
    return {
      stem: 'The diagram shows demand *D* and supply *S* in a market.',
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/demand-and-supply-on-a-grid',
          title: 'Demand and supply on a grid',
          description: `Price in dollars is on the vertical axis and quantity in units per week on the horizontal axis. The straight demand curve D starts on the price axis at ${plain(top * unit)} dollars and falls. The straight supply curve S starts on the price axis at ${plain(low * unit)} dollars and rises. They cross at ${plain(quantity * each)} units and ${plain(price * unit)} dollars.`,
          height: 276,
        },
        g.axes,
        g.line([spot(0, top), spot(demandEnd, top - demandSlope * demandEnd)]),
        g.line([spot(0, low), spot(supplyEnd, low + supplySlope * supplyEnd)]),
        g.guide(quantity * each, price * unit),
        g.label(demandEnd * each, (top - demandSlope * demandEnd) * unit, '*D*', { dx: 5, dy: -3 }),
        g.label(supplyEnd * each, (low + supplySlope * supplyEnd) * unit, '*S*', { dx: 5, dy: 4 }),
      ),
      prompt: `What is the ${asked} surplus at the equilibrium?`,
      options: bySize({
        right: v.right,
        wrong: [
          [v.wrong[0] ?? 0, 'You multiplied base and height. The area of a triangle is half of that.'],
          [
            v.wrong[1] ?? 0,
            asked === 'consumer'
              ? 'You took the whole area under the demand curve. What consumers pay has to be subtracted.'
              : 'You took the area under the supply curve. Producer surplus lies above it.',
          ],
          [
            v.wrong[2] ?? 0,
            equalSlopes
              ? 'You found what consumers spend, price times quantity.'
              : `You found the ${asked === 'consumer' ? 'producer' : 'consumer'} surplus, which lies ${asked === 'consumer' ? 'below' : 'above'} the price.`,
          ],
        ],
        print: money,
      }),
      solution: `${asked === 'consumer' ? 'Consumer surplus is the triangle below the demand curve and above the price' : 'Producer surplus is the triangle above the supply curve and below the price'}. Base: ${plain(v.base)} units. Height: ${asked === 'consumer' ? `${money(top * unit)} − ${money(price * unit)}` : `${money(price * unit)} − ${money(low * unit)}`} = ${money(v.height)}.

Area = ½ × ${plain(v.base)} × ${plain(v.height)} = ${money(v.right)} a week.`,
    }
  },
  verify: v => {
    // Midpoint sum over a thousand strips.
    let sum = 0
    for (let at = 0; at < 1000; at += 1) {
      const x = ((at + 0.5) / 1000) * v.quantity
      const gap =
        v.asked === 'consumer' ? v.top - v.demandSlope * x - v.price : v.price - v.low - v.supplySlope * x
      sum += ((gap * v.quantity) / 1000) * v.unit * v.each
    }
    return money(Math.round(sum * 100) / 100)
  },
})

question('change-in-consumer-surplus', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const top = random.step(20, 40, 2)
    const before = random.step(10, 24, 2)
    const cut = random.step(2, 6, 2)
    const per = random.pick([5, 10, 20])
    const after = before - cut
    if (after < 4 || before > top - 4) return null
    const [q1, q2] = [(top - before) * per, (top - after) * per]
    const right = (q2 * (top - after) - q1 * (top - before)) / 2
    const wrong = [(q2 * (top - after)) / 2, cut * q1, cut * q2, (cut * (q2 - q1)) / 2]
    return new Set([right, ...wrong]).size === 5
      ? {
          top,
          before,
          after,
          cut,
          q1,
          q2,
          right,
          wrong,
          up: random.chance(0.4),
          kept: random.sample([0, 1, 2, 3], 3),
        }
      : null
  },
  make: ({ top, before, after, cut, q1, q2, right, wrong, up, kept }) => {
    const [from, to] = up ? [after, before] : [before, after]
    const [qFrom, qTo] = up ? [q2, q1] : [q1, q2]
    return {
      stem: `A demand curve is a straight line that meets the price axis at ${money(top)}. A change in supply makes the price ${up ? 'rise' : 'fall'} from ${money(from)} to ${money(to)}, and the quantity bought ${up ? 'falls' : 'rises'} from ${plain(qFrom)} to ${plain(qTo)} units a day.`,
      prompt: `By how much does consumer surplus ${up ? 'fall' : 'rise'} a day?`,
      options: bySize({
        right,
        wrong: [
          `You gave the whole consumer surplus ${up ? 'before' : 'after'} the change. The change is the difference of two triangles.`,
          `You counted only the units bought at both prices, and left out the triangle on the units ${up ? 'no longer' : 'newly'} bought.`,
          `You multiplied the change in price by the larger quantity. On the units ${up ? 'no longer' : 'newly'} bought the ${up ? 'loss' : 'gain'} is smaller.`,
          `You counted only the units ${up ? 'no longer' : 'newly'} bought, and left out those bought at both prices.`,
        ]
          .map((error, at): [number, string] => [wrong[at] ?? 0, error])
          .filter((_, at) => kept.includes(at)),
        print: money,
      }),
      solution: `At ${money(from)}: ½ × ${plain(qFrom)} × (${plain(top)} − ${plain(from)}) = ${money((qFrom * (top - from)) / 2)}. At ${money(to)}: ½ × ${plain(qTo)} × (${plain(top)} − ${plain(to)}) = ${money((qTo * (top - to)) / 2)}.

Difference: ${money(right)}. (Check: the strip between the two prices is ${money(cut)} high and on average ${plain((q1 + q2) / 2)} units long.)`,
    }
  },
  verify: ({ cut, q1, q2 }) => money((cut * (q1 + q2)) / 2),
})

const THINGS = ['a film ticket', 'a calculator', 'a football', 'a poster', 'a pair of headphones'] as const

question('surplus-of-several-buyers', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const price = random.int(9, 16)
    const above = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 3)
    const below = random.sample([1, 2, 3, 4], 1)
    const limits = random.shuffle([...above.map(each => price + each), ...below.map(each => price - each)])
    const right = above.reduce((sum, each) => sum + each, 0)
    const fall = below.reduce((sum, each) => sum + each, 0)
    const willing = above.map(each => price + each).reduce((sum, each) => sum + each, 0)
    const wrong = [right - fall, willing, Math.max(...above), 3 * price]
    return new Set([right, ...wrong]).size === 5
      ? { thing: random.pick(THINGS), price, limits, right, wrong, kept: random.sample([0, 1, 2, 3], 3) }
      : null
  },
  make: ({ thing, price, limits, right, wrong, kept }) => {
    const buyers = limits.filter(each => each >= price)
    return {
      stem: `Four students are willing and able to pay up to ${limits
        .map(each => money(each))
        .join(', ')
        .replace(
          /, ([^,]*)$/,
          ' and $1',
        )} respectively for ${thing}. No one wants more than one. The price is ${money(price)}.`,
      prompt: 'What is the total consumer surplus of the four students?',
      options: bySize({
        right,
        wrong: [
          'You subtracted something for the student who does not buy. Without a purchase the surplus is zero, not negative.',
          'You added what the buyers are willing to pay. Subtract what they do pay.',
          'You gave the surplus of one buyer only. Add those of all buyers.',
          'You gave what the buyers pay. Consumer surplus is what they would have paid on top of that.',
        ]
          .map((error, at): [number, string] => [wrong[at] ?? 0, error])
          .filter((_, at) => kept.includes(at)),
        print: money,
      }),
      solution: `Those who are willing to pay at least ${money(price)} buy. Their surplus is ${buyers.map(each => `${each} − ${price}`).join(', ')}, together ${buyers.map(each => plain(each - price)).join(' + ')} = ${money(right)}. The fourth student does not buy.`,
    }
  },
  verify: ({ price, limits }) => money(limits.reduce((sum, each) => sum + Math.max(0, each - price), 0)),
})

const AREAS: readonly Area[] = ['top', 'left', 'corner', 'under', 'end']

const AREA_LETTERS = ['J', 'K', 'L', 'M', 'N'] as const

const AREA_QUESTIONS: readonly {
  ask: string
  right: readonly Area[]
  wrong: readonly [readonly Area[], string][]
  why: string
}[] = [
  {
    ask: 'the rise in consumer surplus when supply changes from *S*_{1} to *S*_{2}',
    right: ['left', 'corner'],
    wrong: [
      [['left'], 'You counted the units bought at both prices, and left out the surplus on the extra units.'],
      [['corner'], 'You counted the extra units only, and left out the saving on the units bought before.'],
      [['top', 'left', 'corner'], 'You gave the whole consumer surplus after the change, not its rise.'],
    ],
    why: 'The area below demand and above the price grows by the strip between the two prices.',
  },
  {
    ask: 'consumer surplus when supply is *S*_{1}',
    right: ['top'],
    wrong: [
      [['top', 'left', 'corner'], 'You gave the consumer surplus with *S*_{2}, at the lower price.'],
      [
        ['top', 'left', 'under'],
        'You took the whole area under demand up to the quantity. What is paid has to be left out.',
      ],
      [['left', 'under'], 'You gave what consumers spend, price times quantity.'],
    ],
    why: 'It is the area below demand and above *P*_{1}.',
  },
  {
    ask: 'consumer surplus when supply is *S*_{2}',
    right: ['top', 'left', 'corner'],
    wrong: [
      [['left', 'corner'], 'You gave the rise in consumer surplus, not the whole of it.'],
      [['top'], 'You gave the consumer surplus with *S*_{1}, at the higher price.'],
      [['under', 'end'], 'You gave what consumers spend, price times quantity.'],
    ],
    why: 'It is the area below demand and above *P*_{2}.',
  },
  {
    ask: 'the fall in consumer surplus when supply changes from *S*_{2} to *S*_{1}',
    right: ['left', 'corner'],
    wrong: [
      [['left'], 'You counted the units still bought, and left out the surplus lost on the others.'],
      [
        ['corner', 'end'],
        'You gave what the units no longer bought were worth. Part of it was paid for them and is now saved.',
      ],
      [['top'], 'You gave the consumer surplus that is left, not its fall.'],
    ],
    why: 'The area below demand and above the price shrinks by the strip between the two prices.',
  },
]

question('areas-of-consumer-surplus', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ asked: random.pick(AREA_QUESTIONS), letters: random.shuffle(AREA_LETTERS) }),
  make: ({ asked, letters }) => {
    const m = market()
    const name = (area: Area) => letters[AREAS.indexOf(area)] ?? ''
    const list = (areas: readonly Area[]) => areas.map(name).sort().join(' + ')
    // Demand: P = 92 − Q. Prices 56 and 32, so quantities 36 and 60.
    const labels: Readonly<Record<Area, Point>> = {
      top: [12, 65],
      left: [18, 42],
      corner: [43, 37],
      under: [18, 14],
      end: [48, 14],
    }
    return {
      stem: 'In a market with perfectly elastic supply, *D* is demand. *S*_{1} and *S*_{2} are two supply curves.',
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/five-areas',
          title: 'A demand curve and two perfectly elastic supply curves',
          description: `Price is on the vertical axis and quantity on the horizontal axis. A straight demand curve D falls from the price axis. The level supply curve S1 is at the price P1 and meets demand at the quantity Q1. The level supply curve S2 is at the lower price P2 and meets demand at the larger quantity Q2. Area ${name('top')} is the triangle below D and above P1. Area ${name('left')} is the rectangle between P1 and P2 up to Q1. Area ${name('corner')} is the triangle between Q1 and Q2 below D and above P2. Area ${name('under')} is the rectangle below P2 up to Q1, area ${name('end')} the rectangle below P2 between Q1 and Q2.`,
          height: 262,
        },
        m.axes,
        m.straight([0, 92], [86, 6], '*D*', 'p'),
        m.straight([0, 56], [86, 56], '*S*_{1}'),
        m.straight([0, 32], [86, 32], '*S*_{2}'),
        m.read([36, 56], '*Q*_{1}', '*P*_{1}'),
        m.read([60, 32], '*Q*_{2}', '*P*_{2}'),
        line(...m.at(36, 56), ...m.at(36, 0), 'l dash thin'),
        ...AREAS.map(area => m.label(labels[area][0], labels[area][1], name(area), 'middle')),
      ),
      prompt: `Which area shows ${asked.ask}?`,
      right: list(asked.right),
      wrong: asked.wrong.map(([areas, error]): Wrong => [list(areas), error]),
      solution: `${asked.why} That is ${list(asked.right)}.`,
    }
  },
})

const MARKETS = [
  { good: 'bread', cost: 'flour', other: 'rice' },
  { good: 'bicycles', cost: 'steel', other: 'electric scooters' },
  { good: 'coffee', cost: 'fertiliser', other: 'tea' },
  { good: 'chocolate', cost: 'cocoa', other: 'sweets' },
] as const

question('certain-change-of-surplus', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    ...random.pick(MARKETS),
    side: random.pick(['consumer', 'producer'] as const),
    up: random.chance(0.5),
    shuffled: random.shuffle([0, 1, 2, 3]),
  }),
  make: ({ good, cost, other, side, up, shuffled }) => {
    const verb = good === 'bicycles' ? 'are' : 'is'
    const raise =
      side === 'consumer'
        ? [
            `A fall in the price of ${cost}, which is used to make ${good}.`,
            `A new method cuts the cost of making ${good}.`,
            `New firms begin to make ${good}.`,
            `A subsidy is paid to the makers of ${good}.`,
          ]
        : [
            `A rise in the price of ${other}, a substitute for ${good}.`,
            `A successful campaign makes ${good} more popular.`,
            `A rise in population brings more buyers of ${good}.`,
            `A rise in incomes, where ${good} ${verb} a normal good.`,
          ]
    const lower =
      side === 'consumer'
        ? [
            `A rise in the price of ${cost}, which is used to make ${good}.`,
            `A rise in the wages of those who make ${good}.`,
            `An indirect tax is placed on ${good}.`,
            `Several firms cease to make ${good}.`,
          ]
        : [
            `A fall in the price of ${other}, a substitute for ${good}.`,
            `A report warns consumers against ${good}.`,
            `A fall in population leaves fewer buyers of ${good}.`,
            `A fall in incomes, where ${good} ${verb} a normal good.`,
          ]
    const [own, others] = up ? [raise, lower] : [lower, raise]
    const picked = (list: readonly string[], at: number) => list[shuffled[at] ?? 0] ?? ''
    const right = picked(own, 0)
    const [curve, moved, price] =
      side === 'consumer'
        ? ['demand', 'supply', up ? 'falls' : 'rises']
        : ['supply', 'demand', up ? 'rises' : 'falls']
    return {
      stem: `In the market for ${good}, the ${curve} curve does not change. It has a normal slope, and so has the ${moved} curve.`,
      prompt: `Which event **${up ? 'raises' : 'reduces'}** ${side} surplus?`,
      right,
      wrong: [1, 2, 3].map(
        (at): Wrong => [
          picked(others, at),
          `You chose an event that shifts ${moved} to the ${up ? 'left' : 'right'} and makes the price ${price === 'falls' ? 'rise' : 'fall'}, so that ${side} surplus ${up ? 'falls' : 'rises'}.`,
        ],
      ),
      solution: `${right} This shifts ${moved} to the ${up ? 'right' : 'left'}, and the price ${price}. The ${curve} curve is unchanged, so the area ${side === 'consumer' ? 'below it and above the price' : 'above it and below the price'} becomes ${up ? 'larger' : 'smaller'}.`,
    }
  },
})

question('elasticity-and-surplus', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    steepFirst: random.chance(0.5),
    side: random.pick(['consumer', 'producer'] as const),
    names: random.pick([
      ['J', 'K'],
      ['E', 'F'],
      ['G', 'H'],
      ['T', 'U'],
    ] as const),
  }),
  make: ({ steepFirst, side, names }) => {
    const consumer = side === 'consumer'
    const sub = (name: string) => `*${consumer ? 'D' : 'S'}*_{${name}}`
    const [steep, flat] = steepFirst ? names : [names[1], names[0]]
    const m = market()
    const [up, down]: readonly [Point, Point][] = consumer
      ? [
          [
            [31, 93],
            [69, 7],
          ],
          [
            [6, 68],
            [94, 32],
          ],
        ]
      : [
          [
            [31, 7],
            [69, 93],
          ],
          [
            [6, 32],
            [94, 68],
          ],
        ]
    const other = consumer ? 'supply' : 'demand'
    return {
      stem: `The diagram shows two ${consumer ? 'demand' : 'supply'} curves, ${sub(names[0])} and ${sub(names[1])}, which pass through the same equilibrium with ${consumer ? 'supply *S*' : 'demand *D*'}. Then ${other} rises a little.`,
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/steep-and-flat-curves',
          title: `A steep and a flat ${consumer ? 'demand' : 'supply'} curve through one point`,
          description: `Price is on the vertical axis and quantity on the horizontal axis. ${consumer ? 'Supply S slopes up' : 'Demand D slopes down'}. Two ${consumer ? 'demand curves slope down' : 'supply curves slope up'} and cross it at one point: ${steep} is steep and ${flat} is flat.`,
          height: 262,
        },
        m.axes,
        consumer ? m.supply('*S*') : m.demand('*D*'),
        m.straight(
          ...(up ?? [
            [0, 0],
            [0, 0],
          ]),
          sub(steep),
          'p',
        ),
        m.straight(
          ...(down ?? [
            [0, 0],
            [0, 0],
          ]),
          sub(flat),
          'p',
        ),
        m.read([50, 50], '*Q*', '*P*'),
      ),
      prompt: 'Which row is correct?',
      columns: `${side} surplus at *P* is larger with | after the rise in ${other} the price changes more with`,
      right: `${sub(steep)} | ${sub(steep)}`,
      wrong: {
        [`${sub(flat)} | ${sub(flat)}`]: `You exchanged the curves: at this point the flat curve is the more elastic one, with a smaller ${side} surplus and a smaller change in price.`,
        [`${sub(steep)} | ${sub(flat)}`]:
          'You have the surplus right. But with the more elastic curve it is mainly the quantity that changes, not the price.',
        [`${sub(flat)} | ${sub(steep)}`]: `You have the price right. But the triangle ${consumer ? 'above *P* and below the demand curve' : 'below *P* and above the supply curve'} is larger with the steep curve.`,
      },
      solution: `${sub(steep)} is the less elastic curve at *P*. ${consumer ? 'Consumers would pay much more than *P* for most units' : 'Producers would accept much less than *P* for most units'}, so the triangle between the curve and the price is larger. When ${other} shifts, the price changes more with the less elastic curve, because the quantity responds less.`,
    }
  },
  verify: ({ steepFirst, side, names }) => `${side === 'consumer' ? 'D' : 'S'}${names[steepFirst ? 0 : 1]}`,
})
