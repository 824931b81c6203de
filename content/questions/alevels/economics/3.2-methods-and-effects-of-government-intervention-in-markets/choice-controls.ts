import { bySize, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'

const { question, templates } = choiceQuestions('3.2')

export { templates }

const AIMS = [
  { aim: 'raise revenue', ped: 'inelastic', quantity: 'falls a little', payer: 'mainly consumers' },
  { aim: 'reduce consumption', ped: 'elastic', quantity: 'falls a lot', payer: 'mainly producers' },
] as const

question('aim-of-a-tax-and-elasticity', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    pick: random.int(0, 1),
    good: random.pick([
      'a product',
      'a widely used product',
      'an imported product',
      'a product made in the country',
    ]),
    supply: random.pick(['an upward-sloping', 'a normal upward-sloping']),
  }),
  make: ({ pick, good, supply }) => {
    const aim = AIMS[pick] ?? AIMS[0]
    const other = AIMS[1 - pick] ?? AIMS[1]
    return {
      stem: `A government plans a specific tax on ${good} with ${supply} supply curve. Its only aim is to ${aim.aim}${pick === 0 ? '' : ' by as much as possible'}.`,
      prompt: 'With which demand does the tax serve this aim best, and what follows?',
      columns: 'demand | quantity | who bears the tax',
      right: `price ${aim.ped} | ${aim.quantity} | ${aim.payer}`,
      wrong: {
        [`price ${other.ped} | ${other.quantity} | ${other.payer}`]: `You chose the demand with which a tax serves the other aim, to ${other.aim}.`,
        [`price ${aim.ped} | ${aim.quantity} | ${other.payer}`]:
          'You have the demand right, but the burden falls mainly on the side that can respond less.',
        [`price ${other.ped} | ${aim.quantity} | ${aim.payer}`]: `You have the effects right, but with price ${other.ped} demand the quantity ${other.quantity}.`,
      },
      solution: `With price ${aim.ped} demand, the quantity ${aim.quantity} when the price rises, ${pick === 0 ? 'so the tax is still collected on nearly as many units' : 'so consumption is reduced by much'}. ${pick === 0 ? 'Consumers cannot easily turn away, so they bear most of it.' : 'Consumers turn away easily, so producers cannot pass on much and bear most of it.'}`,
    }
  },
})

const HELD = [
  { good: 'rented rooms', price: 'monthly rent / \\$', unit: 'rooms', first: 300, step: 50 },
  { good: 'cooking oil', price: 'price per litre / \\$', unit: 'thousand litres', first: 2, step: 1 },
  { good: 'bread flour', price: 'price per sack / \\$', unit: 'sacks', first: 10, step: 2 },
  { good: 'cooking gas', price: 'price per bottle / \\$', unit: 'bottles', first: 15, step: 5 },
] as const

const FLOORED = [
  { good: 'wheat', price: 'price per tonne / \\$', unit: 'thousand tonnes', first: 200, step: 20 },
  { good: 'milk', price: 'price per crate / \\$', unit: 'crates', first: 6, step: 1 },
  { good: 'sugar', price: 'price per sack / \\$', unit: 'sacks', first: 12, step: 2 },
  { good: 'strong alcohol', price: 'price per bottle / \\$', unit: 'bottles', first: 15, step: 5 },
] as const

question('maximum-or-minimum-price-from-a-table', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const kind = random.pick(['maximum', 'minimum'] as const)
    const facts = random.pick<(typeof HELD)[number] | (typeof FLOORED)[number]>(
      kind === 'maximum' ? HELD : FLOORED,
    )
    const clears = random.int(1, 3)
    const meet = random.step(400, 700, 50)
    const [down, up] = [random.step(20, 60, 10), random.step(30, 70, 10)]
    const at = random.pick([0, 1, 2, 3, 4].filter(each => each !== clears))
    const rows_ = [0, 1, 2, 3, 4].map(each => ({
      price: facts.first + facts.step * each,
      demand: meet - down * (each - clears),
      supply: meet + up * (each - clears),
    }))
    return down === up ? null : { ...facts, clears, meet, kind, at, rows_ }
  },
  make: ({ good, price, unit, clears, meet, kind, at, rows_ }) => {
    const { demand = 0, supply = 0, price: limit = 0 } = rows_[at] ?? {}
    const binds = kind === 'maximum' ? at < clears : at > clears
    const gap = Math.abs(demand - supply)
    const short = Math.min(demand, supply)
    const long = Math.max(demand, supply)
    const [kindOfGap, otherGap] = at < clears ? ['shortage', 'surplus'] : ['surplus', 'shortage']
    const imbalance = (name: string, amount: number) => `${name} of ${plain(amount)}`
    const right = binds ? [plain(short), imbalance(kindOfGap, gap)] : [plain(meet), 'none']
    const wrong: [string[], string][] = binds
      ? [
          [
            [plain(long), imbalance(kindOfGap, gap)],
            `You took the larger quantity. ${at < clears ? 'Buyers cannot buy more than is supplied' : 'Sellers cannot sell more than is demanded'}.`,
          ],
          [
            [plain(short), imbalance(otherGap, gap)],
            `You exchanged the two: ${at < clears ? 'below the equilibrium more is demanded than supplied, a shortage' : 'above the equilibrium more is supplied than demanded, a surplus'}.`,
          ],
          [
            [plain(meet), 'none'],
            `You left the market at its equilibrium, but the ${kind} price does not allow that price.`,
          ],
        ]
      : [
          [
            [plain(short), imbalance(kindOfGap, gap)],
            `You moved the market to the limit. A ${kind} price ${at < clears ? 'below' : 'above'} the equilibrium leaves the equilibrium price lawful, so nothing changes.`,
          ],
          [
            [plain(long), imbalance(kindOfGap, gap)],
            `You moved the market to the limit and took the larger quantity. This ${kind} price has no effect.`,
          ],
          [
            [plain(short), imbalance(otherGap, gap)],
            `You moved the market to the limit and exchanged shortage and surplus. This ${kind} price has no effect.`,
          ],
        ]
    return {
      stem: `The table shows the market for ${good}. The government sets a ${kind} price of ${money(limit)}.`,
      table: {
        head: [price, `quantity demanded / ${unit}`, `quantity supplied / ${unit}`],
        rows: rows_.map(row => [plain(row.price), plain(row.demand), plain(row.supply)]),
      },
      prompt: 'Which row shows the quantity traded and the imbalance in the market?',
      options: rows([`quantity traded / ${unit}`, `imbalance / ${unit}`], right, wrong),
      solution: binds
        ? `The equilibrium price is ${money(rows_[clears]?.price ?? 0)}, so the ${kind} price of ${money(limit)} has an effect. At ${money(limit)}, ${plain(demand)} are demanded and ${plain(supply)} supplied: a ${kindOfGap} of ${plain(gap)} ${unit}. Only the smaller quantity, ${plain(short)}, is traded.`
        : `The equilibrium price is ${money(rows_[clears]?.price ?? 0)}. A ${kind} price has an effect only ${kind === 'maximum' ? 'below' : 'above'} it. So the market stays at the equilibrium, with ${plain(meet)} ${unit} and no imbalance.`,
    }
  },
  verify: ({ kind, at, rows_ }) => {
    const limit = rows_[at]?.price ?? 0
    const lawful = rows_.filter(row => (kind === 'maximum' ? row.price <= limit : row.price >= limit))
    // Of the lawful prices the one with the largest quantity traded holds.
    return plain(Math.max(...lawful.map(row => Math.min(row.demand, row.supply))))
  },
})

const FARMED = ['barley', 'wheat', 'rice', 'soya beans', 'maize'] as const

question('cost-of-buying-a-surplus', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const equilibrium = random.step(200, 400, 20)
    const floor = equilibrium + random.step(40, 120, 20)
    const meet = random.step(500, 900, 50)
    const demand = meet - random.step(50, 150, 25)
    const supply = meet + random.step(75, 200, 25)
    const right = (supply - demand) * floor
    const wrong = [
      (supply - demand) * equilibrium,
      (supply - demand) * (floor - equilibrium),
      (supply - meet) * floor,
      supply * floor,
      demand * floor,
    ]
    return new Set([right, ...wrong]).size === 6
      ? {
          crop: random.pick(FARMED),
          equilibrium,
          floor,
          meet,
          demand,
          supply,
          right,
          wrong,
          kept: random.sample([0, 1, 2, 3, 4], 3),
        }
      : null
  },
  make: ({ crop, equilibrium, floor, meet, demand, supply, right, wrong, kept }) => {
    const m = market()
    const print = (value: number) => `\\$${plain(value)}`
    return {
      stem: `The diagram shows the market for ${crop}; prices are in dollars a tonne and quantities in tonnes a year. It is not drawn to scale. The government sets the minimum price *P*_{min} and buys the whole surplus at this price.`,
      figure: figure(
        {
          name: 'government-microeconomic-intervention/minimum-price-with-numbers',
          title: 'A minimum price in the market for a crop',
          description: `Price is on the vertical axis and quantity on the horizontal axis. Demand D and supply S cross at a price of ${equilibrium} dollars and a quantity of ${meet} tonnes. A level line at ${floor} dollars is the minimum price Pmin. It meets D at ${demand} tonnes and S at ${supply} tonnes. The diagram is not drawn to scale.`,
          height: 262,
        },
        m.axes,
        m.demand(),
        m.supply(),
        m.straight([0, 70], [94, 70], '*P*_{min}', 'p'),
        m.read([50, 50], plain(meet), `$${equilibrium}`),
        m.read([30, 70], plain(demand), `$${floor}`),
        m.read([70, 70], plain(supply), ''),
      ),
      prompt: 'How much does the government spend on buying the surplus each year?',
      options: bySize({
        right,
        wrong: [
          'You valued the surplus at the equilibrium price. It is bought at the minimum price.',
          'You valued the surplus at the rise in price only. The government pays the full minimum price.',
          'You took the surplus from the equilibrium quantity. At the minimum price less than that is demanded.',
          'You let the government buy the whole output. Consumers buy a part of it.',
          'You gave what consumers spend. The government buys only what consumers leave over.',
        ]
          .map((error, at): [number, string] => [wrong[at] ?? 0, error])
          .filter((_, at) => kept.includes(at)),
        print,
      }),
      solution: `Surplus = ${plain(supply)} − ${plain(demand)} = ${plain(supply - demand)} tonnes. Cost = ${plain(supply - demand)} × ${print(floor)} = ${print(right)} a year, storage not included.`,
    }
  },
  verify: ({ floor, demand, supply }) => `\\$${plain(supply * floor - demand * floor)}`,
})

question('buffer-stock-over-three-years', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const floor = random.step(200, 300, 20)
    const ceiling = floor + random.step(60, 120, 20)
    const atCeiling = random.step(400, 600, 20)
    const atFloor = atCeiling + random.step(60, 120, 20)
    const buy = random.step(60, 120, 10)
    const sell = random.step(20, 50, 10)
    const middle = atCeiling + random.step(20, 40, 10)
    const harvests = random.shuffle([atFloor + buy, middle, atCeiling - sell])
    const start = random.step(100, 200, 20)
    const right = start + buy - sell
    const wrong = [
      start + buy + sell,
      start + buy - sell - (atFloor - middle),
      start + buy - (atFloor - (atCeiling - sell)),
      start + buy,
    ]
    return new Set([right, ...wrong]).size === 5 && wrong.every(each => each > 0)
      ? {
          floor,
          ceiling,
          atCeiling,
          atFloor,
          harvests,
          start,
          right,
          wrong,
          crop: random.pick(FARMED),
          kept: random.sample([0, 1, 2, 3], 3),
        }
      : null
  },
  make: ({ floor, ceiling, atCeiling, atFloor, harvests, start, right, wrong, crop, kept }) => ({
    stem: `A buffer stock agency keeps the price of ${crop} between a floor of ${money(floor)} and a ceiling of ${money(ceiling)} a tonne. ${plain(atFloor)} thousand tonnes are demanded at the floor price and ${plain(atCeiling)} thousand tonnes at the ceiling price; demand does not change. Supply is the harvest of the year. The agency acts only when the price would otherwise leave the range, and buys or sells no more than is needed. It starts with ${start} thousand tonnes in store.`,
    table: {
      head: ['year', 'harvest / thousand tonnes'],
      rows: harvests.map((harvest, at) => [plain(at + 1), plain(harvest)]),
    },
    prompt: 'How many thousand tonnes are in store after the three years?',
    options: bySize({
      right,
      wrong: [
        'You added the poor harvest as well. In a poor year the agency sells from its store.',
        'You let the agency sell in the year in which the price stays inside the range. It does nothing then.',
        'You compared the poor harvest with demand at the floor price. The agency sells only to keep the price from rising above the ceiling.',
        'You left out the sale. In a poor year the agency sells from its store.',
      ]
        .map((error, at): [number, string] => [wrong[at] ?? 0, error])
        .filter((_, at) => kept.includes(at)),
      print: plain,
    }),
    solution: `${harvests
      .map((harvest, at) =>
        harvest > atFloor
          ? `- Year ${at + 1}: the price would fall below the floor; the agency buys ${plain(harvest)} − ${plain(atFloor)} = ${plain(harvest - atFloor)}.`
          : harvest < atCeiling
            ? `- Year ${at + 1}: the price would rise above the ceiling; the agency sells ${plain(atCeiling)} − ${plain(harvest)} = ${plain(atCeiling - harvest)}.`
            : `- Year ${at + 1}: the price stays inside the range; the agency does nothing.`,
      )
      .join('\n')}

In store: ${plain(right)} thousand tonnes.`,
  }),
  verify: ({ harvests, atFloor, atCeiling, start }) =>
    plain(
      harvests.reduce(
        (store, harvest) => store + harvest - Math.min(Math.max(harvest, atCeiling), atFloor),
        start,
      ),
    ),
})

const MEASURES = [
  {
    name: 'an indirect tax on producers',
    price: 'rises',
    quantity: 'falls',
    gap: 'none',
    why: 'supply shifts to the left, so the price rises and the quantity falls, and the market clears',
  },
  {
    name: 'a subsidy to producers',
    price: 'falls',
    quantity: 'rises',
    gap: 'none',
    why: 'supply shifts to the right, so the price falls and the quantity rises, and the market clears',
  },
  {
    name: 'a campaign that informs of the harm of the product',
    price: 'falls',
    quantity: 'falls',
    gap: 'none',
    why: 'demand shifts to the left, so price and quantity fall, and the market clears',
  },
  {
    name: 'a campaign that informs of the benefits of the product',
    price: 'rises',
    quantity: 'rises',
    gap: 'none',
    why: 'demand shifts to the right, so price and quantity rise, and the market clears',
  },
  {
    name: 'a maximum price below the equilibrium',
    price: 'falls',
    quantity: 'falls',
    gap: 'shortage',
    why: 'supply contracts and demand extends, so less is bought, and there is a shortage',
  },
  {
    name: 'a minimum price above the equilibrium',
    price: 'rises',
    quantity: 'falls',
    gap: 'surplus',
    why: 'demand contracts and supply extends, so less is bought, and there is a surplus',
  },
] as const

question('identify-the-measure', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [right, ...others] = random.sample(MEASURES, 4)
    return right
      ? { right, others, good: random.pick(['a product', 'a drink', 'a food', 'a service']) }
      : null
  },
  make: ({ right, others, good }) => ({
    stem: `A government intervenes in the market for ${good} with normal demand and supply curves. The table shows what follows. The government neither buys nor sells the product.`,
    table: {
      head: ['price paid by consumers', 'quantity bought', 'shortage or surplus'],
      rows: [[right.price, right.quantity, right.gap]],
    },
    prompt: 'Which measure did the government take?',
    right: right.name,
    wrong: others.map((each): Wrong => [each.name, `You chose a measure with another result: ${each.why}.`]),
    solution: `It was ${right.name}: ${right.why}. No other measure in the list has all three of these results.`,
  }),
  verify: ({ right, others }) =>
    [...others, right]
      .filter(
        each =>
          [each.price, each.quantity, each.gap].join() === [right.price, right.quantity, right.gap].join(),
      )
      .map(({ name }) => name)
      .join(),
})

const FREE_SERVICE = [
  { what: 'places in nurseries', unit: 'places' },
  { what: 'dental check-ups', unit: 'check-ups a day' },
  { what: 'swimming lessons', unit: 'lessons a week' },
  { what: 'places in evening classes', unit: 'places' },
] as const

question('waiting-list-under-free-provision', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const steps = random.step(40, 80, 10)
    const most = steps * 4 + random.step(200, 400, 20)
    const demand = [0, 1, 2, 3, 4].map(at => most - steps * at)
    const price = random.pick([5, 10, 20])
    const old = demand[random.int(2, 3)] ?? 0
    const offered = old + random.pick([10, 20, 30])
    const right = most - offered
    const wrong = [most, most - old, offered - old, offered]
    return new Set([right, ...wrong]).size === 5 && right > 0
      ? {
          ...random.pick(FREE_SERVICE),
          demand,
          price,
          old,
          offered,
          most,
          right,
          wrong,
          kept: random.sample([0, 1, 2, 3], 3),
        }
      : null
  },
  make: ({ what, unit, demand, price, old, offered, most, right, wrong, kept }) => ({
    stem: `The table shows the demand for ${what} in a town. In the free market the price is ${money(price * demand.indexOf(old))}. Then the government takes over, offers ${plain(offered)} ${unit} and charges nothing.`,
    table: {
      head: ['price / \\$', `quantity demanded / ${unit}`],
      rows: demand.map((quantity, at) => [plain(at * price), plain(quantity)]),
    },
    prompt: `How large is the excess demand, in ${unit}?`,
    options: bySize({
      right,
      wrong: [
        'You gave the quantity demanded at a price of zero and did not subtract what is offered.',
        'You subtracted the quantity of the free market. Subtract what the government offers.',
        'You gave the rise in what is offered, not the gap to what is demanded.',
        'You gave what is offered, not the demand that is left over.',
      ]
        .map((error, at): [number, string] => [wrong[at] ?? 0, error])
        .filter((_, at) => kept.includes(at)),
      print: plain,
    }),
    solution: `At a price of zero ${plain(most)} are demanded, and ${plain(offered)} are offered: excess demand of ${plain(most)} − ${plain(offered)} = ${plain(right)} ${unit}. Without a price, a waiting list or another rule rations the service.`,
  }),
  verify: ({ demand, offered }) => plain(Math.max(...demand) - offered),
})

const POLICY_CASES = [
  {
    plan: 'A government wants to make rents affordable for good and plans a maximum rent below the equilibrium.',
    right: [
      'In the long run the supply of homes to rent is price elastic.',
      'Owners can sell homes to people who live in them instead of letting them.',
    ],
    others: pairs({
      'Rents at present take half the income of poor families.':
        'You chose an argument for the plan: it shows that rents are not affordable.',
      'The number of homes cannot change in the next few months.':
        'You chose an argument for the plan: with inelastic supply the shortage is small.',
      'The plan needs hardly any tax revenue.':
        'You chose an argument for the plan: it is cheap for the government.',
    }),
    why: 'If fewer homes are let at the lower rent, a growing shortage shuts out many of those whom the plan is meant to help.',
  },
  {
    plan: 'A government wants to steady the price of fish and plans a buffer stock of fresh fish.',
    right: [
      'Fresh fish can be kept for a few days only.',
      'Keeping fish cold for long costs more than the fish is worth.',
    ],
    others: pairs({
      'Catches change much from month to month.':
        'You chose an argument for the plan: unstable supply makes the price unstable.',
      'The demand for fish is price inelastic.':
        'You chose an argument for the plan: with inelastic demand the price swings widely.',
      'Families who catch fish cannot plan with changing incomes.':
        'You chose an argument for the plan: it names the harm of unstable prices.',
    }),
    why: 'A buffer stock needs a product that can be stored at a reasonable cost, so that what is bought in a good season can be sold in a poor one.',
  },
  {
    plan: 'A government wants people to smoke less within a year and plans to rely on a campaign that explains the harm of smoking.',
    right: [
      'Most smokers know the harm but are addicted.',
      'Earlier campaigns changed habits only after many years.',
    ],
    others: pairs({
      'Many smokers believe that cigarettes do no harm.':
        'You chose an argument for the plan: information can correct a wrong belief.',
      'A campaign leaves people free to choose.':
        'You chose an argument for the plan: it names an advantage of information over a ban.',
      'The tax on cigarettes weighs heavily on the poor.':
        'You chose an argument against a tax, and so for the campaign.',
    }),
    why: 'Information works by changing what people know. It does little, or works too slowly, where knowledge is not what is missing.',
  },
  {
    plan: 'A government wants milk to be cheaper and farmers to earn more, and plans a subsidy to dairy farms.',
    right: [
      'The money would have to come from the health budget.',
      'Many farms with very high costs would be kept going.',
    ],
    others: pairs({
      'At a lower price, dairy farms could sell much more milk.':
        'You chose an argument for the plan: it says that farms would sell more, while consumers pay less.',
      'A maximum price would lead to a shortage of milk.':
        'You chose an argument against another method, and so for the subsidy.',
      'Milk is under-consumed by children.':
        'You chose an argument for the plan: a lower price raises consumption.',
    }),
    why: 'It names a cost of the subsidy: what else the money could do, or the inefficient firms that it protects.',
  },
] as const

question('strongest-argument-against-a-method', {
  facts: { difficulty: 3, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const { plan, right, others, why } = random.pick(POLICY_CASES)
    return { plan, right: random.pick<string>(right), others, why }
  },
  make: ({ plan, right, others, why }) => ({
    stem: plan,
    prompt: 'Which fact would be the strongest argument **against** this plan?',
    right,
    wrong: others.map(([text, error]): Wrong => [text, error]),
    solution: `“${right.replace(/\.$/, '')}” speaks against the plan. ${why} The other three speak for it.`,
  }),
})
