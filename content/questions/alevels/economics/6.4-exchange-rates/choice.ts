import { bySize, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, type Slip, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { dollars, percent1 } from '../shared'

const { question, templates } = choiceQuestions('6.4')

export { templates }

const EXPORTS = [
  ['coat', 60, 160],
  ['guitar', 200, 480],
  ['suitcase', 80, 160],
  ['kettle', 20, 60],
  ['camera', 240, 560],
] as const

const RATES = [
  [1.2, 1.5],
  [1.5, 1.2],
  [1.25, 1.5],
  [1.5, 1.25],
  [1.6, 1.2],
  [1.2, 1.6],
  [2, 1.6],
  [1.6, 2],
  [2, 2.5],
  [2.5, 2],
] as const

const twoPlaces: Print = value => plain(value, Number.isInteger(Math.round(value * 1e6) / 1e6) ? 0 : 2)

question('price-after-a-change-in-the-rate', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const [thing, low, high] = random.pick(EXPORTS)
    const [first, second] = random.pick(RATES)
    const price = random.step(low, high, 20)
    const abroad = random.chance(0.5)
    // A home good seen from abroad is multiplied by the rate, a foreign good seen at home divided.
    const right = abroad ? price * second : price / second
    const print: Print = value => `${abroad ? '\\$' : 'P'}${twoPlaces(value)}`
    const slips = slipsOf({
      [`You ${abroad ? 'divided by the rate; pesos are turned into dollars by multiplying' : 'multiplied by the rate; dollars are turned into pesos by dividing'}.`]:
        abroad ? price / second : price * second,
      'You used the old exchange rate.': abroad ? price * first : price / first,
      [`You used the old exchange rate and ${abroad ? 'divided' : 'multiplied'}.`]: abroad
        ? price / first
        : price * first,
      'You changed the price in the same proportion as the rate, without changing the currency.':
        price * (second / first),
      'You left the price as it was, in the other currency.': price,
      'You changed the price in the opposite proportion to the rate, without changing the currency.':
        price * (first / second),
    })
    if (Math.abs(right * 100 - Math.round(right * 100)) > 1e-6) return null
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
      print,
    )
    return wrong && { thing, first, second, price, abroad, right, wrong }
  },
  make: ({ thing, first, second, price, abroad, right, wrong }) => {
    const print: Print = value => `${abroad ? '\\$' : 'P'}${twoPlaces(value)}`
    return {
      stem: `The exchange rate of the peso (P) changes from P1 = \\$${plain(first, 2)} to P1 = \\$${plain(second, 2)}. ${abroad ? `A ${thing} made at home, where the peso is used, costs P${price}` : `A ${thing} imported from abroad, where the dollar is used, costs \\$${price}`}. This price does not change.`,
      prompt: abroad
        ? `What is the price of the ${thing} in dollars after the change?`
        : `What is the price of the ${thing} in pesos after the change?`,
      options: bySize({ right, wrong, print }),
      solution: abroad
        ? `One peso is now \\$${plain(second, 2)}, so P${price} = ${price} × ${plain(second, 2)} = ${print(right)}.

Before the change it was ${price} × ${plain(first, 2)} = \\$${twoPlaces(price * first)}. The peso has ${second > first ? 'appreciated, so the export is dearer abroad' : 'depreciated, so the export is cheaper abroad'}.`
        : `One peso is now \\$${plain(second, 2)}, so \\$${price} = ${price} ÷ ${plain(second, 2)} = ${print(right)}.

The peso has ${second > first ? 'appreciated, so the import is cheaper at home than before' : 'depreciated, so the import is dearer at home than before'}.`,
    }
  },
  verify: ({ second, price, abroad }) => {
    const value = abroad ? (price * (second * 100)) / 100 : (100 * price) / (second * 100)
    return `${abroad ? '\\$' : 'P'}${twoPlaces(value)}`
  },
})

type Pair = readonly [first: number, second: number]

const PER_DOLLAR: readonly Pair[] = [
  [20, 25],
  [25, 20],
  [40, 50],
  [50, 40],
  [10, 8],
  [8, 10],
  [16, 20],
  [20, 16],
  [50, 62.5],
  [100, 125],
  [125, 100],
  [4, 5],
]

const IN_DOLLARS: readonly Pair[] = [
  [1.25, 1.5],
  [1.5, 1.2],
  [1.6, 1.44],
  [2, 2.1],
  [0.8, 0.72],
  [1.2, 1.5],
  [0.5, 0.6],
  [0.4, 0.36],
  [1.2, 1.02],
  [0.6, 0.69],
  [1.4, 1.61],
  [2.5, 2.2],
]

question('percentage-change-of-a-currency', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    // Given as the price of one dollar in pesos, so that the peso moves the other way.
    const turned = random.chance(0.4)
    const [first, second] = random.pick(turned ? PER_DOLLAR : IN_DOLLARS)
    const right = turned ? (first / second - 1) * 100 : (second / first - 1) * 100
    const straight = (second / first - 1) * 100
    const back = (1 - first / second) * 100
    const slips: Slip[] = turned
      ? [
          [
            straight,
            'You found the change of the dollar. A dollar that costs more pesos means a peso that buys fewer dollars.',
          ],
          [-straight, 'You turned the sign of the change of the dollar. The percentages are not the same.'],
          [-right, 'You have the right size, but the peso moves in the other direction.'],
        ]
      : [
          [-straight, 'You subtracted the new rate from the old one.'],
          [back, 'You divided by the new rate instead of the old one.'],
          [-back, 'You divided by the new rate and subtracted the wrong way round.'],
        ]
    if (new Set([right, ...slips.map(([value]) => value)].map(percent1)).size < 4) return null
    return {
      turned,
      first,
      second,
      right,
      wrong: slips,
      who: random.pick(['peso', 'dinar', 'rupee', 'pound']),
    }
  },
  make: ({ turned, first, second, right, wrong, who }) => {
    const rate = (value: number) =>
      turned ? `\\$1 = ${plain(value)} ${who}s` : `1 ${who} = \\$${plain(value, 2)}`
    return {
      stem: `The floating exchange rate of the ${who} changes from ${rate(first)} to ${rate(second)}.`,
      prompt: `What is the percentage change in the value of the ${who} in terms of the dollar?`,
      options: bySize({ right, wrong, print: percent1 }),
      solution: `${
        turned
          ? `First turn the rates round: 1 ${who} was worth \\$${plain(1 / first, 4)} and is now worth \\$${plain(1 / second, 4)}.

Change = (${plain(1 / second, 4)} − ${plain(1 / first, 4)}) ÷ ${plain(1 / first, 4)} × 100`
          : `Change = (new rate − old rate) ÷ old rate × 100 = (${plain(second, 2)} − ${plain(first, 2)}) ÷ ${plain(first, 2)} × 100`
      } = ${percent1(right)}: ${right > 0 ? 'an appreciation' : 'a depreciation'} of the ${who}.`,
    }
  },
  verify: ({ turned, first, second }) => {
    const value = (rate: number) => (turned ? 1 / rate : rate)
    return percent1((100 * (value(second) - value(first))) / value(first))
  },
})

const MOVERS = {
  'demand rises': [
    'Exports to the dollar area rise.',
    'American firms build factories in the country.',
    'More American tourists visit the country.',
  ],
  'demand falls': [
    'Exports to the dollar area fall.',
    'Foreigners lose interest in buying the country’s firms.',
    'Fewer American tourists visit the country.',
  ],
  'supply rises': [
    'Residents buy more American goods.',
    'More residents spend their holidays in the dollar area.',
    'Firms of the country build more factories in the dollar area.',
  ],
  'supply falls': [
    'Residents buy fewer American goods.',
    'Fewer residents spend their holidays in the dollar area.',
    'Firms of the country build fewer factories in the dollar area.',
  ],
} as const

type Mover = keyof typeof MOVERS

const MOVES = Object.keys(MOVERS) as Mover[]

const m = market({ x: 'Quantity of pesos', y: 'Price of the peso in dollars' })

const forexShape = (move: Mover) => {
  const [side, way] = move.split(' ')
  const by = way === 'rises' ? 20 : -20
  return side === 'demand'
    ? m.supply('*S*') +
        m.demand('*D*_{1}') +
        m.demand('*D*_{2}', by, 'p') +
        m.read(m.equilibrium(), '*Q*_{1}', '*e*_{1}') +
        m.read(m.equilibrium(by), '*Q*_{2}', '*e*_{2}')
    : m.demand('*D*') +
        m.supply('*S*_{1}') +
        m.supply('*S*_{2}', by, 'p') +
        m.read(m.equilibrium(), '*Q*_{1}', '*e*_{1}') +
        m.read(m.equilibrium(0, by), '*Q*_{2}', '*e*_{2}')
}

question('shift-in-the-currency-market', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const shown = random.pick(MOVES)
    return {
      shown,
      right: random.pick<string>(MOVERS[shown]),
      wrong: MOVES.filter(move => move !== shown).map(
        (move): Wrong => [
          random.pick<string>(MOVERS[move]),
          `This makes the ${move.startsWith('demand') ? 'demand for' : 'supply of'} pesos ${move.endsWith('rises') ? 'rise' : 'fall'}, which is not the shift shown.`,
        ],
      ),
    }
  },
  make: ({ shown, right, wrong }) => {
    const [side = '', way = ''] = shown.split(' ')
    const up = (side === 'demand') === (way === 'rises')
    return {
      stem: 'The diagram shows the foreign exchange market for the peso, the floating currency of a country.',
      figure: figure(
        {
          name: 'international-economic-issues/market-for-pesos',
          title: 'A shift in the foreign exchange market',
          description: `Price of the peso in dollars on the vertical axis, quantity of pesos on the horizontal. ${
            side === 'demand'
              ? `Supply S slopes up. Demand D1 slopes down and crosses it at e1. Demand D2 is to the ${way === 'rises' ? 'right' : 'left'} of D1 and crosses S at e2.`
              : `Demand D slopes down. Supply S1 slopes up and crosses it at e1. Supply S2 is to the ${way === 'rises' ? 'right' : 'left'} of S1 and crosses D at e2.`
          }`,
          height: 262,
        },
        m.axes,
        forexShape(shown),
      ),
      prompt: 'Which event could have caused the change from e_{1} to e_{2}?',
      right,
      wrong: wrong.map(([option, error]) => [option, error]),
      solution: `The diagram shows that the ${side === 'demand' ? 'demand for' : 'supply of'} pesos ${way}: the peso ${up ? 'appreciates' : 'depreciates'}.

Those who have dollars and need pesos make up the demand for pesos; holders of pesos who need dollars make up the supply. The event that fits: ${right.charAt(0).toLowerCase()}${right.slice(1)}`,
    }
  },
})

const UPS: readonly Wrong[] = pairs({
  'Its interest rate rises compared with those in other countries.':
    'This causes an appreciation: foreign funds flow in and demand for the currency rises.',
  'Its exports become more popular abroad.':
    'This causes an appreciation: foreigners demand the currency to pay for exports.',
  'Foreign firms build many new factories in the country.':
    'This causes an appreciation: foreign firms demand the currency.',
  'Speculators expect its currency to rise and buy it now.':
    'This causes an appreciation: demand for the currency rises.',
  'Its inflation rate falls below those of its trading partners.':
    'This causes an appreciation: exports rise and imports fall.',
})

const DOWNS: readonly Wrong[] = pairs({
  'Its interest rate falls compared with those in other countries.':
    'This causes a depreciation: funds flow out and the supply of the currency rises.',
  'Its residents buy more imported goods.':
    'This causes a depreciation: they supply the currency to pay for imports.',
  'Its firms build many new factories abroad.':
    'This causes a depreciation: they supply the currency to pay for them.',
  'Speculators expect its currency to fall and sell it now.':
    'This causes a depreciation: the supply of the currency rises.',
  'Its inflation rate rises above those of its trading partners.':
    'This causes a depreciation: exports fall and imports rise.',
})

question('cause-of-appreciation-or-depreciation', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const up = random.chance(0.5)
    return { up, right: random.pick(up ? UPS : DOWNS), wrong: random.sample(up ? DOWNS : UPS, 3) }
  },
  make: ({ up, right, wrong }) => ({
    stem: `The currency of a country with a floating exchange rate ${up ? 'appreciates' : 'depreciates'}.`,
    prompt: 'Which event, on its own, could have caused this?',
    right: right[0],
    wrong,
    solution: `${right[1]} The other events work in the opposite direction.`,
  }),
})

question('effects-of-a-change-in-the-exchange-rate', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    up: random.chance(0.5),
    by: random.pick([10, 12, 15, 20]),
    who: random.pick(['A country', 'An island country', 'A small open economy']),
  }),
  make: ({ up, by, who }) => {
    const [ad, sras] = up ? ['left', 'right'] : ['right', 'left']
    const price = up ? 'falls' : 'rises'
    const turned = (way: string) =>
      way === 'left' ? 'right' : way === 'right' ? 'left' : way === 'falls' ? 'rises' : 'falls'
    const change = up ? 'appreciation' : 'depreciation'
    return {
      stem: `${who} exports manufactured goods and imports many of its raw materials. Demand for its exports and imports is price elastic. Its currency ${up ? 'appreciates' : 'depreciates'} by ${by}%.`,
      prompt: 'Which row shows the most likely effects?',
      columns: 'AD shifts | SRAS shifts | price level',
      right: `${ad} | ${sras} | ${price}`,
      wrong: {
        [`${turned(ad)} | ${sras} | ${price}`]: `You have net exports the wrong way round: after ${up ? 'an' : 'a'} ${change} exports are ${up ? 'dearer' : 'cheaper'} abroad and imports ${up ? 'cheaper' : 'dearer'} at home.`,
        [`${ad} | ${turned(sras)} | ${price}`]: `You have costs the wrong way round: imported raw materials become ${up ? 'cheaper' : 'dearer'}.`,
        [`${turned(ad)} | ${turned(sras)} | ${turned(price)}`]: `You described ${up ? 'a depreciation' : 'an appreciation'}.`,
      },
      solution: `${up ? 'Exports are dearer abroad and imports cheaper at home' : 'Exports are cheaper abroad and imports dearer at home'}, so net exports ${up ? 'fall' : 'rise'} and AD shifts ${ad}. Imported raw materials are ${up ? 'cheaper' : 'dearer'}, so SRAS shifts ${sras}.

Both shifts make the price level ${up ? 'fall' : 'rise'}.`,
    }
  },
  verify: ({ up }) => (up ? 'left' : 'right'),
})

question('import-bill-after-depreciation', {
  facts: { difficulty: 5, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const price = random.step(20, 80, 10) // dollars a unit
    const units = random.step(10, 40, 5) // million
    const [first, second] = random.pick([
      [2, 2.5],
      [4, 5],
      [5, 6],
      [2, 2.4],
      [10, 12],
    ] as const)
    const fall = random.pick([10, 20])
    const later = (units * (100 - fall)) / 100
    if (!Number.isInteger(later)) return null
    const [before, after] = [price * units * first, price * later * second]
    const right = after - before
    const slips: Slip[] = [
      [price * units * (second - first), 'You left out that a smaller quantity is imported.'],
      [price * (later - units) * first, 'You left out that each unit costs more pesos.'],
      [price * (later - units), 'You found the change in the import bill in dollars.'],
      [price * later * (second - first), 'You used the new quantity for both years.'],
      [-right, 'You subtracted the new import bill from the old one.'],
    ]
    const print: Print = value => `${value > 0 ? '+' : '−'}${plain(Math.abs(value))} million pesos`
    if (right === 0) return null
    const wrong = threeSlips(random, right, slips, print)
    return (
      wrong && {
        price,
        units,
        first,
        second,
        fall,
        later,
        before,
        after,
        right,
        wrong,
        good: random.pick(['medicines', 'oil', 'wheat', 'machine parts']),
      }
    )
  },
  make: ({ price, units, first, second, fall, later, before, after, right, wrong, good }) => {
    const print: Print = value => `${value > 0 ? '+' : '−'}${plain(Math.abs(value))} million pesos`
    return {
      stem: `A country imports ${units} million units of ${good} a year at a world price of ${dollars(price)} a unit. Its currency depreciates from \\$1 = ${plain(first)} pesos to \\$1 = ${plain(second)} pesos. The quantity imported falls by ${fall}%; the world price does not change.`,
      prompt: 'What is the change in the import bill, in pesos?',
      options: bySize({ right, wrong, print }),
      solution: `Before: ${units} million × ${dollars(price)} × ${plain(first)} = ${plain(before)} million pesos.

After: ${plain(later)} million × ${dollars(price)} × ${plain(second)} = ${plain(after)} million pesos.

Change: ${plain(after)} − ${plain(before)} = ${print(right)}. ${right > 0 ? 'The quantity falls by a smaller percentage than the price in pesos rises, so the bill rises.' : 'The fall in the quantity outweighs the rise in the price in pesos.'}`,
    }
  },
  verify: ({ price, units, first, second, fall }) => {
    const start = price * units * first
    const change = Math.round(start * ((second / first) * (1 - fall / 100) - 1) * 1e6) / 1e6
    return `${change > 0 ? '+' : '−'}${plain(Math.abs(change))} million pesos`
  },
})

const BENEFIT = [
  {
    good: true,
    right: [
      'Firms have spare capacity, and demand for the country’s exports is price elastic.',
      'Net exports rise by much, and output and employment can rise with AD.',
    ],
    wrong: pairs({
      'The country imports most of its food and fuel, for which demand is inelastic.':
        'The import bill and costs rise, so this speaks against a benefit.',
      'Firms already work at full capacity.':
        'Higher AD then raises mainly the price level, so this speaks against a benefit.',
      'The countries that buy its exports are in a deep recession.':
        'Cheaper exports may find no buyers, so this speaks against a benefit.',
      'Firms import most of their parts, and no home firms make them.':
        'Costs rise and SRAS shifts left by much, so this speaks against a benefit.',
    }),
  },
  {
    good: false,
    right: [
      'The country imports most of its fuel and parts, and demand for them is inelastic.',
      'Costs and the import bill rise by much, so SRAS shifts left and net exports may fall.',
    ],
    wrong: pairs({
      'Firms have much spare capacity, and unemployment is high.':
        'Output and jobs can rise with AD, so this speaks for a benefit.',
      'Foreign demand for the country’s exports is price elastic.':
        'Export revenue rises by much, so this speaks for a benefit.',
      'Home firms make good substitutes for most imported goods.':
        'Buyers switch to home goods, so this speaks for a benefit.',
      'Incomes are growing fast in the countries that buy its exports.':
        'Cheaper exports find many buyers, so this speaks for a benefit.',
    }),
  },
] as const

question('judging-a-depreciation', {
  facts: { difficulty: 4, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(BENEFIT)
    return {
      item,
      by: random.pick([10, 15, 20, 25]),
      wrong: random.sample<readonly [string, string]>(item.wrong, 3),
    }
  },
  make: ({ item, by, wrong }) => ({
    stem: `The currency of a country depreciates by ${by}%. An economist concludes that this will do the country more ${item.good ? 'good than harm' : 'harm than good'}.`,
    prompt: 'Which fact gives the best support to this conclusion?',
    right: item.right[0],
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})
