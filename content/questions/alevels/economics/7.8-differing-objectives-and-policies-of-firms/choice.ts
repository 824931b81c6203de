import { bySize, inAnyOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('7.8')

export { templates }

const COMPANIES = [
  ['A maker of garden chairs', 'thousand chairs a week'],
  ['A publisher of maps', 'thousand maps a week'],
  ['A maker of lamps', 'thousand lamps a week'],
  ['A maker of backpacks', 'thousand backpacks a week'],
] as const

const COSTS = [
  [16, 22, 27, 32, 39, 48, 60],
  [14, 19, 23, 28, 35, 44, 56],
  [18, 25, 31, 37, 45, 55, 68],
  [12, 18, 23, 29, 36, 45, 57],
] as const

const AIMS = {
  revenue: 'the largest revenue',
  sales: 'the largest number of units without a loss',
} as const

question('profit-given-up-for-another-aim', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const costs = random.pick(COSTS)
    const start = random.step(18, 24, 1)
    const slope = 2
    const table = costs.map((cost, at) => {
      const q = at + 1
      const price = start - slope * q
      return { q, price, cost, revenue: price * q, profit: price * q - cost }
    })
    const best = (of: (row: (typeof table)[number]) => number) =>
      table.reduce((most, row) => (of(row) > of(most) ? row : most))
    const aim = random.pick(['revenue', 'sales'] as const)
    const [profit, revenue] = [best(row => row.profit), best(row => row.revenue)]
    const sales = table.filter(row => row.profit >= 0).at(-1)
    const unique = (key: 'profit' | 'revenue', value: number) =>
      table.filter(row => row[key] === value).length === 1
    if (!sales || !unique('profit', profit.profit) || !unique('revenue', revenue.revenue)) return null
    if (!(profit.q < revenue.q && revenue.q < sales.q && sales.q < 7)) return null
    if (revenue.profit < 0) return null
    const chosen = aim === 'revenue' ? revenue : sales
    const other = aim === 'revenue' ? sales : revenue
    const right = profit.profit - chosen.profit
    const slips: Slip[] = [
      [
        profit.profit - other.profit,
        `You took the output that gives ${AIMS[aim === 'revenue' ? 'sales' : 'revenue']}.`,
      ],
      [chosen.profit, 'You gave the profit that is left at the new output, not the fall.'],
      [Math.abs(chosen.revenue - profit.revenue), 'You gave the change in revenue. Costs rise as well.'],
      [chosen.cost - profit.cost, 'You gave the rise in total cost. Revenue changes as well.'],
      [profit.profit, 'You gave the largest profit itself, not the fall from it.'],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      value => plain(value),
    )
    return wrong && { table, aim, profit, chosen, right, wrong, company: random.pick(COMPANIES) }
  },
  make: ({ table, aim, profit, chosen, right, wrong, company }) => ({
    stem: `${company[0]} faces the demand and costs in the table. Costs include normal profit. Until now its aim has been the largest profit. From now on its aim is ${AIMS[aim]}.`,
    table: {
      head: [company[1], ...table.map(row => plain(row.q))],
      rows: [
        ['price / \\$', ...table.map(row => plain(row.price))],
        ['total cost / \\$ thousand', ...table.map(row => plain(row.cost))],
      ],
    },
    prompt: 'By how much does its weekly profit fall?',
    options: bySize({ right, wrong, print: value => `\\$${plain(value)} thousand` }),
    solution: `Total revenue, price × output, is ${table.map(row => plain(row.revenue)).join(', ')}; profit is ${table.map(row => plain(row.profit)).join(', ')} (in thousand dollars).\n\nProfit is largest, ${plain(profit.profit)}, at ${profit.q} thousand units. ${aim === 'revenue' ? `Revenue is largest, ${plain(chosen.revenue)}, at ${chosen.q} thousand units` : `The largest output without a loss is ${chosen.q} thousand units`}, where profit is ${plain(chosen.profit)}. The fall is \\$${plain(right)} thousand.`,
  }),
  // Goes up unit by unit with MR and MC.
  verify: ({ table, aim }) => {
    let [revenue, cost, top, aimed, most] = [0, 0, Number.NEGATIVE_INFINITY, 0, 0]
    for (const row of table) {
      const [mr, mc] = [row.price * row.q - revenue, row.cost - cost]
      revenue += mr
      cost += mc
      top = Math.max(top, revenue - cost)
      if (aim === 'revenue' ? revenue > most : revenue / row.q >= cost / row.q) aimed = revenue - cost
      most = Math.max(most, revenue)
    }
    return `\\$${plain(top - aimed)} thousand`
  },
})

const VENUES = [
  { place: 'A museum', dear: 'adults', cheap: 'students', unit: 'visitor' },
  { place: 'A ferry', dear: 'business travellers', cheap: 'tourists', unit: 'passenger' },
  { place: 'A water park', dear: 'adults', cheap: 'children', unit: 'visitor' },
  { place: 'A concert hall', dear: 'people in work', cheap: 'pensioners', unit: 'visitor' },
] as const

question('gain-from-two-prices', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const high = random.step(10, 20, 2)
    const low = random.step(5, 9, 1)
    if (high - low < 4) return null
    const cost = random.int(1, 3)
    const many = random.step(100, 300, 50)
    const few = random.step(50, 250, 50)
    const onlyDear = (high - cost) * many
    const all = (low - cost) * (many + few)
    const both = onlyDear + (low - cost) * few
    if (Math.abs(onlyDear - all) < 50) return null
    const right = both - Math.max(onlyDear, all)
    const extraRevenue = onlyDear > all ? low * few : (high - low) * many
    const slips: Slip[] = [
      [both - Math.min(onlyDear, all), 'You compared with the less profitable of the two single prices.'],
      [both, 'You found the profit with two prices, not the gain.'],
      [
        high * many + low * few - Math.max(high * many, low * (many + few)),
        'You compared revenues and left out the cost of each further person.',
      ],
      [Math.abs(onlyDear - all), 'You compared the two single prices with each other.'],
      [
        extraRevenue - cost * (many + few),
        'You subtracted the cost of all from the extra revenue. Those who come at the single price cost the same as before.',
      ],
      [(high - low) * few, 'You multiplied the difference in price by the group that pays less.'],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      value => money(value),
    )
    // Most slips are too large, so the least value would be right in most draws.
    if (wrong?.every(([value]) => value > right) && random.chance(0.5)) return null
    return (
      wrong && { high, low, cost, many, few, onlyDear, all, both, right, wrong, venue: random.pick(VENUES) }
    )
  },
  make: ({ high, low, cost, many, few, onlyDear, all, both, right, wrong, venue }) => ({
    stem: `${venue.place} has a constant cost of ${money(cost)} per ${venue.unit}. At a price of ${money(high)} each day ${many} ${venue.dear} would come, but no ${venue.cheap}. At ${money(low)} the same ${many} ${venue.dear} and ${few} ${venue.cheap} would come. It can tell the groups apart, and tickets cannot be passed on.`,
    prompt: 'How much more daily profit can it make with these two prices than with the better single price?',
    options: bySize({ right, wrong, print: value => money(value) }),
    solution: `One price of ${money(high)}: (${high} − ${cost}) × ${many} = ${money(onlyDear)}. One price of ${money(low)}: (${low} − ${cost}) × ${many + few} = ${money(all)}.\n\nTwo prices: ${money(onlyDear)} from the ${venue.dear} and (${low} − ${cost}) × ${few} = ${money((low - cost) * few)} from the ${venue.cheap}, together ${money(both)}. This is ${money(right)} more than the better single price, ${money(Math.max(onlyDear, all))}.`,
  }),
  // The gain over the high price is what the second group adds; over the low one, what the first pays more.
  verify: ({ high, low, cost, many, few }) => Math.min((low - cost) * few, (high - low) * many),
})

const POLICIES = {
  'limit pricing': {
    stories: [
      'The only maker of a glue keeps its price a little above its average cost, so low that a new firm, with its higher costs, would make a loss.',
      'A cable company could earn more with a higher price. It keeps the price at a level at which no other company thinks entry worthwhile.',
      'A maker of lift parts gives up a part of its profit each year. Its price is still above its cost, but leaves nothing to earn for a newcomer.',
    ],
    error:
      'You took it for a price that keeps new firms out. It would be set before they enter, and still earn a profit.',
    why: 'A price below the profit-maximising one that keeps entrants out, and still earns a profit, is a limit price.',
  },
  'predatory pricing': {
    stories: [
      'When a new bus company opens a route, the old one cuts its fare below its average variable cost, until the new one gives up. Then it raises the fare again.',
      'When a chain of shops opens in a town, it sells bread for less than it pays for it, until the last baker of the town closes.',
      'A large maker of printers sells below cost for a year, so that a smaller rival runs out of money and leaves.',
    ],
    error: 'You took it for a price below cost that is meant to drive an existing rival out.',
    why: 'A price below cost that drives a rival out, and is raised afterwards, is predatory.',
  },
  'price leadership': {
    stories: [
      'Each spring the largest cement company announces its new price. Within days the others announce nearly the same one.',
      'Four companies sell petrol in a country. They never meet, but three of them change their prices whenever the fourth has done so.',
      'A sugar company is known to judge the market well. When it raises its price, its rivals raise theirs, without any agreement.',
    ],
    error: 'You took it for a case in which firms follow the price of one of them.',
    why: 'One firm changes its price and the others follow without an agreement: price leadership, a form of tacit collusion.',
  },
  'price discrimination': {
    stories: [
      'A railway charges students half of the normal fare for the same seat on the same train.',
      'An electricity company charges less for each further block that a household uses, although all blocks cost the same to supply.',
      'A software company sells the same program at a lower price to schools than to banks.',
    ],
    error:
      'You took it for a case in which buyers pay different prices for the same product without a difference in cost.',
    why: 'Different prices for the same product that are not due to cost are price discrimination.',
  },
} as const

type Policy = keyof typeof POLICIES

question('name-the-pricing-policy', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const right = random.pick(Object.keys(POLICIES) as Policy[])
    return { right, story: random.pick(POLICIES[right].stories) }
  },
  make: ({ right, story }) => ({
    stem: story,
    prompt: ['What is this policy called?', 'Which policy is this?'],
    options: inAnyOrder(
      (Object.keys(POLICIES) as Policy[]).map((each): string | Wrong =>
        each === right ? each : [each, POLICIES[each].error],
      ),
    ),
    solution: POLICIES[right].why,
  }),
})

const CONDITIONS = {
  power: 'The seller has the power to set its price.',
  resale: 'Those who buy at the lower price cannot resell.',
  elasticity: 'The groups differ in price elasticity of demand.',
  cost: 'The difference in price is not due to a difference in cost.',
} as const

type Condition = keyof typeof CONDITIONS

const FAILED: readonly { story: string; fails: Condition; why: string }[] = [
  {
    story:
      'A football club, the only one in its city, sells cheap tickets to young people. Many of them sell these at once to adults, whose demand is much less elastic.',
    fails: 'resale',
    why: 'Adults buy from young people, so nearly nobody pays the higher price.',
  },
  {
    story:
      'A maker of medicines with a patent charges hospitals in a poor country, whose demand is more elastic, less than those in a rich one. Traders ship the cheap packs to the rich country.',
    fails: 'resale',
    why: 'Traders bring the cheap packs to the dear market, so the two prices cannot last.',
  },
  {
    story:
      'One of 4000 growers of identical apples tries to charge restaurants more than households, whose demand is more elastic. By law, restaurants may not buy food from households.',
    fails: 'power',
    why: 'One of thousands of growers is a price taker: the restaurants buy the same apples from others.',
  },
  {
    story:
      'In a market with hundreds of identical corner stalls, one stall tries to charge tourists, with their less elastic demand, twice the price of local people for a meal eaten at the stall.',
    fails: 'power',
    why: 'With many identical stalls, each is a price taker: the tourists go to the next one.',
  },
  {
    story:
      'The only cinema in a town charges people with blue cards more than people with red ones, which it hands out by chance and in their names. Both groups react to price in the same way.',
    fails: 'elasticity',
    why: 'Both groups have the same elasticity, so the price that gives the largest profit is the same for both.',
  },
  {
    story:
      'The only ferry to an island charges more to those whose family name begins with a letter from A to M, and checks names on board. It finds no difference in how the two groups react to fares.',
    fails: 'elasticity',
    why: 'Both groups have the same elasticity, so the price that gives the largest profit is the same for both.',
  },
  {
    story:
      'The only maker of a machine charges customers on distant islands, who have fewer substitutes, a price that is higher by exactly what the longer transport costs. Nobody resells the machines.',
    fails: 'cost',
    why: 'The higher price only covers a higher cost of supply. So the firm does not discriminate.',
  },
  {
    story:
      'A water company, the only one in a region, charges a village on a hill, whose demand is less elastic, exactly as much more as it costs to pump the water up. Water cannot be passed on.',
    fails: 'cost',
    why: 'The higher price only covers a higher cost of supply. So the firm does not discriminate.',
  },
]

const MET: Record<Condition, string> = {
  power: 'You overlooked that this seller has no close rivals, or a patent, and can set its price.',
  resale: 'You overlooked that here buyers do not pass the product on to others.',
  elasticity: 'You overlooked that one group is said to react to price less than the other.',
  cost: 'You overlooked that nothing is said of a difference in cost between the groups.',
}

question('condition-that-is-not-met', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(FAILED) }),
  make: ({ item }) => ({
    stem: item.story,
    prompt: 'Which condition of profitable price discrimination is **not** met?',
    options: inAnyOrder(
      (Object.keys(CONDITIONS) as Condition[]).map((each): string | Wrong =>
        each === item.fails ? CONDITIONS[each] : [CONDITIONS[each], MET[each]],
      ),
    ),
    solution: `${item.why}\n\nThe other three conditions are met: ${(Object.keys(CONDITIONS) as Condition[])
      .filter(each => each !== item.fails)
      .map(each => CONDITIONS[each].charAt(0).toLowerCase() + CONDITIONS[each].slice(1, -1))
      .join(', ')}.`,
  }),
})

const PRICE_STEPS = [
  { aim: 'it maximises profit', at: 'profit', change: 'cut', right: ['elastic', 'rises', 'falls'] },
  { aim: 'it maximises total revenue', at: 'revenue', change: 'raise', right: ['unitary', 'falls', 'rises'] },
  {
    aim: 'it maximises sales and just covers its costs, at a price in the lower half of the demand curve',
    at: 'sales',
    change: 'raise',
    right: ['inelastic', 'rises', 'rises'],
  },
] as const

const SELLERS = [
  'A monopoly that sells bottled gas',
  'The only ferry company of an island',
  'The only publisher of a town’s newspaper',
  'A monopoly that supplies broadband',
] as const

question('small-change-of-price', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(PRICE_STEPS), seller: random.pick(SELLERS) }),
  make: ({ item, seller }) => {
    const { right, at, change } = item
    const wrong: (readonly [readonly string[], string])[] = {
      profit: [
        [
          ['elastic', 'rises', 'rises'],
          'You took more revenue for more profit. Cost rises by more than revenue.',
        ],
        [
          ['unitary', 'falls', 'falls'],
          'You took the largest profit for the largest revenue. Where MC is positive, MR is still positive too.',
        ],
        [
          ['inelastic', 'falls', 'falls'],
          'You expected a monopoly to produce where demand is inelastic. There MR would be negative, so it could not equal MC.',
        ],
      ] as const,
      revenue: [
        [
          ['unitary', 'falls', 'falls'],
          'You let profit follow revenue. A smaller output also costs less, and by more.',
        ],
        [
          ['elastic', 'falls', 'rises'],
          'You took the best price for profit, where demand is elastic. At the largest revenue MR is zero.',
        ],
        [['inelastic', 'rises', 'rises'], 'You overlooked that no other price brings a larger revenue.'],
      ] as const,
      sales: [
        [
          ['inelastic', 'rises', 'falls'],
          'You overlooked that a smaller output costs less. With more revenue and less cost, profit rises.',
        ],
        [
          ['inelastic', 'falls', 'rises'],
          'You turned the rule round: where demand is inelastic, a higher price brings more revenue.',
        ],
        [
          ['elastic', 'falls', 'falls'],
          'You took the upper half of the curve. In the lower half the quantity changes by the smaller percentage.',
        ],
      ] as const,
    }[at].map(([cells, error]) => [cells, error] as const)
    return {
      stem: `${seller} faces a straight demand curve. Its marginal cost is constant and above zero. At its present price ${item.aim}. It ${change === 'cut' ? 'cuts' : 'raises'} its price by a very small amount.`,
      prompt:
        'What is the price elasticity of demand at the present price, and what happens to revenue and profit?',
      options: rows(['demand', 'total revenue', 'profit'], right, wrong),
      solution: {
        profit:
          'At the largest profit MR equals MC, which is positive. So MR is positive: demand is elastic, and a lower price brings more revenue. Profit falls, because any other price gives less than the largest profit: cost rises by more than revenue.',
        revenue:
          'At the largest revenue MR is zero, so demand is unitary elastic, and any other price brings less revenue. A higher price means a smaller output, which saves MC on each unit. Near the top revenue falls by less than this, so profit rises.',
        sales:
          'In the lower half of the curve demand is inelastic, so a higher price brings more revenue. It also means a smaller output and less cost. Both raise profit.',
      }[at],
    }
  },
  // Demand P = 100 − Q, MC = 10; the largest output without a loss follows from fixed cost 1200.
  verify: ({ item }) => {
    const [mc, fixed] = [10, 1200]
    const profit = (p: number) => (p - mc) * (100 - p) - fixed
    const revenue = (p: number) => p * (100 - p)
    let now = 0
    if (item.at === 'sales') for (now = 10; profit(now) < 0; now += 0.01);
    else {
      const value = item.at === 'profit' ? profit : revenue
      for (let p = 0; p <= 100; p += 1) if (value(p) > value(now)) now = p
    }
    const next = item.change === 'cut' ? now - 0.01 : now + 0.01
    const way = (f: (p: number) => number) => (f(next) > f(now) ? 'rises' : 'falls')
    const ped = now / (100 - now)
    const kind = Math.abs(ped - 1) < 0.01 ? 'unitary' : ped > 1 ? 'elastic' : 'inelastic'
    const found = [kind, way(revenue), way(profit)].join()
    return found === item.right.join() ? item.right[0] : found
  },
})
