import { bySize } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, type Slip, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { asNumbered, numbering, type Pool } from '../numbered-statements'
import { index1 } from '../shared'

const { question, templates } = choiceQuestions('11.2')

export { templates }

const pesos: Print = value => `${value < 0 ? '−' : '+'}${plain(Math.abs(value))} billion pesos`

const TERMS = {
  devaluation: 'a cut of a fixed rate, decided by the government or the central bank',
  revaluation: 'a rise of a fixed rate, decided by the government or the central bank',
  depreciation: 'a fall of a floating rate, caused by demand and supply',
  appreciation: 'a rise of a floating rate, caused by demand and supply',
} as const

type Term = keyof typeof TERMS

const RATES = [
  [40, 50],
  [16, 20],
  [75, 90],
  [110, 125],
  [8, 9],
] as const

const DECIDED = [
  ' the central bank announces that from tomorrow it will exchange',
  ' the government sets a new official rate and will exchange',
] as const

const HAPPENED = [
  ', after a month of heavy trading in the foreign exchange market, banks exchange',
  ', as demand and supply in the foreign exchange market have changed, banks exchange',
] as const

question('name-of-a-change-in-the-rate', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const decided = random.chance(0.5)
    return {
      decided,
      falls: random.chance(0.5),
      rate: random.pick(RATES),
      how: random.pick(decided ? DECIDED : HAPPENED),
      name: random.pick(['pesos', 'dinars', 'rupees']),
    }
  },
  make: ({ decided, falls, rate, how, name }) => {
    const [before, after] = falls ? rate : [rate[1], rate[0]]
    const right: Term = decided
      ? falls
        ? 'devaluation'
        : 'revaluation'
      : falls
        ? 'depreciation'
        : 'appreciation'
    const errors = (term: Term): string => {
      const fixed = term === 'devaluation' || term === 'revaluation'
      const down = term === 'devaluation' || term === 'depreciation'
      return `${
        down === falls
          ? 'You have the direction, but not the system.'
          : `You took a ${falls ? 'higher' : 'lower'} number of ${name} per dollar for a ${down ? 'lower' : 'higher'} value of the currency.`
      }${fixed === decided ? '' : ` A ${term} is a change of a ${fixed ? 'fixed' : 'floating'} rate.`}`
    }
    return {
      stem: `Until now one US dollar was exchanged for ${before} ${name}. Now${how} one dollar for ${after} ${name}.`,
      prompt: `What has happened to the currency whose unit is the ${name.slice(0, -1)}?`,
      right,
      wrong: (Object.keys(TERMS) as Term[])
        .filter(term => term !== right)
        .map(term => [term, errors(term).replace('A appreciation', 'An appreciation')]),
      solution: `A dollar now buys ${after > before ? 'more' : 'fewer'} ${name}, so each of them is worth ${falls ? 'less' : 'more'}. The rate was changed ${decided ? 'by a decision' : 'by the market'}. A${right === 'appreciation' ? 'n' : ''} ${right} is ${TERMS[right]}.`,
    }
  },
  verify: ({ decided, falls, rate }) => {
    const dollars = falls ? 1 / rate[1] - 1 / rate[0] : 1 / rate[0] - 1 / rate[1]
    return `${dollars < 0 ? 'de' : decided ? 're' : 'ap'}${decided ? 'valuation' : 'preciation'}`
  },
})

const FIXED: Pool = {
  correct: [
    [
      'Exporters know what they will earn in home currency.',
      'The rate does not change, so a price in foreign currency is a certain sum.',
    ],
    [
      'Firms have a strong reason to hold down costs.',
      'If costs rise, no depreciation makes up for the lost competitiveness.',
    ],
    [
      'The cost of repaying a loan in dollars is more certain.',
      'The debt in home currency does not change with the market.',
    ],
  ],
  wrong: [
    [
      'The central bank is free to set its interest rate for aims at home.',
      'Under a fixed rate the interest rate has to defend the currency.',
    ],
    [
      'The central bank needs hardly any reserves.',
      'It is a fixed rate that needs reserves, to buy up excess supply of the currency.',
    ],
    [
      'A current account deficit tends to lower the exchange rate and so to correct itself.',
      'This can happen under a floating rate only.',
    ],
  ],
}

const FLOATING: Pool = {
  correct: [
    ['The central bank is free to set its interest rate for aims at home.', 'It need not defend any rate.'],
    ['The central bank needs hardly any reserves.', 'The market finds the rate without its purchases.'],
    [
      'A current account deficit tends to lower the exchange rate and so to correct itself.',
      'The deficit adds to the supply of the currency, and a depreciation makes exports cheaper.',
    ],
  ],
  wrong: [
    [
      'Exporters know what they will earn in home currency.',
      'A floating rate moves, so earnings in home currency are uncertain.',
    ],
    [
      'Firms that let their costs rise are certain to lose exports.',
      'The currency may depreciate, which weakens this discipline.',
    ],
    [
      'The cost of repaying a loan in dollars is more certain.',
      'If the currency depreciates, the debt in home currency rises.',
    ],
  ],
}

question('advantages-of-a-system', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const fixed = random.chance(0.5)
    return { fixed, numbered: numbering(random, fixed ? FIXED : FLOATING) }
  },
  make: ({ fixed, numbered }) =>
    asNumbered(numbered, {
      told: `Three statements are made about a ${fixed ? 'fixed' : 'floating'} exchange rate.`,
      asked: `Which statements describe an advantage of a ${fixed ? 'fixed over a floating' : 'floating over a fixed'} exchange rate?`,
    }),
})

const SHOCKS = [
  {
    told: 'A recession abroad reduces the demand for the exports of a country.',
    up: false,
    why: 'Foreigners need less of the currency, so demand for it falls',
  },
  {
    told: 'Foreign savers lose confidence and move their deposits out of a country.',
    up: false,
    why: 'They sell the currency, so its supply rises',
  },
  {
    told: 'Residents of a country spend much more on holidays abroad.',
    up: false,
    why: 'They sell the currency to buy foreign ones, so its supply rises',
  },
  {
    told: 'The world demand for the main export of a country rises strongly.',
    up: true,
    why: 'Foreigners need more of the currency, so demand for it rises',
  },
  {
    told: 'Foreign firms build many new factories in a country.',
    up: true,
    why: 'They buy the currency to pay for them, so demand for it rises',
  },
] as const

question('one-shock-two-systems', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(SHOCKS) }),
  make: ({ item }) => {
    const row = (up: boolean, sells: boolean, rise: boolean) =>
      `${up ? 'appreciates' : 'depreciates'} | ${sells ? 'sells' : 'buys'} home currency | ${rise ? 'rise' : 'fall'}`
    const { up } = item
    return {
      stem: `${item.told} Compare a floating exchange rate with a fixed rate that the central bank defends in the market.`,
      prompt: 'Which row shows the effects?',
      columns: 'floating rate: currency | fixed rate: central bank | fixed rate: reserves',
      right: row(up, up, up),
      wrong: {
        [row(!up, !up, !up)]: `You reversed the pressure on the currency. ${item.why}.`,
        [row(up, !up, !up)]:
          `You have the floating rate right, but this purchase or sale would push a fixed rate further ${up ? 'up' : 'down'}.`,
        [row(up, up, !up)]:
          `You have both steps right, but when a central bank ${up ? 'sells home currency, it receives' : 'buys home currency, it pays with'} foreign currency.`,
      },
      solution: `${item.why}. A floating currency ${up ? 'appreciates' : 'depreciates'}.

To hold a fixed rate, the central bank must ${up ? 'sell its currency for foreign currency, so its reserves rise' : 'buy its currency with foreign currency, so its reserves fall'}.`,
    }
  },
  verify: ({ item }) => (item.why.endsWith('demand for it rises') ? 'appreciates' : 'depreciates'),
})

question('nominal-real-and-competitiveness', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const nominal = random.pick([4, 5, 8, 10, 12]) * random.pick([-1, 1])
    const [high, low] = [random.int(8, 22), random.int(1, 6)]
    const [home, abroad] = nominal < 0 ? [high, low] : [low, high]
    const real = ((100 + nominal) * (100 + home)) / (100 + abroad)
    // A clear case in which the nominal rate alone misleads.
    if (Math.abs(real - 100) < 3 || real > 100 === nominal > 0) return null
    return { nominal, home, abroad, real, who: random.pick(['Country X', 'Country P', 'An island country']) }
  },
  make: ({ nominal, home, abroad, real, who }) => {
    const rise = real > 100
    const row = (rate: boolean, better: boolean) =>
      `${rate ? 'rose' : 'fell'} | ${better ? 'improved' : 'worsened'}`
    return {
      stem: `In one year the currency of ${who.replace('An island', 'an island')} ${nominal < 0 ? 'depreciated' : 'appreciated'} by ${Math.abs(nominal)}% against the currency of its only trading partner. The price level rose by ${home}% at home and by ${abroad}% in the partner country.`,
      prompt:
        'Which row shows what happened to the real exchange rate and to the price competitiveness of the country?',
      columns: 'real exchange rate | price competitiveness',
      right: row(rise, !rise),
      wrong: {
        [row(!rise, rise)]:
          'You looked at the nominal rate only. The change in the two price levels outweighs it.',
        [row(rise, rise)]:
          'You have the real rate, but a higher real rate makes home goods dearer compared with foreign ones, a lower one cheaper.',
        [row(!rise, !rise)]:
          'You took the real rate to follow the nominal one. Multiply by home prices and divide by foreign prices.',
      },
      solution: `Real rate (before = 100) = ${plain(100 + nominal)} × ${plain(100 + home)} ÷ ${plain(100 + abroad)} = ${index1(real)}.

It ${rise ? 'rose' : 'fell'}, because ${home > abroad ? 'home prices rose faster than foreign prices' : 'home prices rose more slowly than foreign prices'}, by more than the ${nominal < 0 ? 'depreciation' : 'appreciation'}. Home goods are ${rise ? 'dearer' : 'cheaper'} compared with foreign ones: competitiveness ${rise ? 'worsened' : 'improved'}.`,
    }
  },
  verify: ({ nominal, home, abroad }) => {
    // A basket of 100 at home, in foreign currency at a rate of 1, against one of 100 abroad.
    const there = 100 * (1 + home / 100) * (1 + nominal / 100)
    return there > 100 * (1 + abroad / 100) ? 'rose' : 'fell'
  },
})

question('real-exchange-rate-index', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const nominal = random.pick([80, 84, 88, 90, 92, 95, 105, 108, 110, 115])
    const home = random.pick([104, 105, 108, 110, 115, 120, 125])
    const abroad = random.pick([102, 104, 105, 108, 110, 112])
    if (home === abroad || Math.abs((nominal * home) / abroad - 100) < 0.5) return null
    const asked = random.pick(['real', 'nominal'] as const)
    const right = asked === 'real' ? (nominal * home) / abroad : (100 * abroad) / home
    const slips: Slip[] =
      asked === 'real'
        ? [
            [(nominal * abroad) / home, 'You exchanged the two price levels.'],
            [(nominal * home) / 100, 'You left the foreign price level out.'],
            [(100 * home) / abroad, 'You left the nominal rate out.'],
            [
              (nominal * abroad) / 100,
              'You multiplied by the foreign price level and left the domestic one out.',
            ],
            [(100 * home) / nominal, 'You divided the domestic price level by the nominal rate.'],
          ]
        : [
            [
              (100 * home) / abroad,
              'You divided the wrong way round. The real rate would be further from 100 than with an unchanged nominal rate.',
            ],
            [
              (nominal * home) / abroad,
              'You found the real rate in year 2, not the nominal rate that would hold it at 100.',
            ],
            [
              100,
              'You took an unchanged nominal rate for an unchanged real rate. The price levels have changed.',
            ],
            [10000 / home, 'You left the foreign price level out.'],
            [200 - home, 'You subtracted the rise in domestic prices only.'],
          ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => Math.abs(value - right) >= 0.35),
      index1,
    )
    return wrong && { nominal, home, abroad, asked, right, wrong }
  },
  make: ({ nominal, home, abroad, asked, right, wrong }) => ({
    stem: 'The table shows index numbers for a country and its main trading partner. The nominal rate is the amount of foreign currency for one unit of home currency.',
    table: {
      head: ['index', 'year 1', 'year 2'],
      rows: [
        ['nominal exchange rate', '100', String(nominal)],
        ['domestic price level', '100', String(home)],
        ['foreign price level', '100', String(abroad)],
      ],
    },
    prompt:
      asked === 'real'
        ? 'What is the index of the real exchange rate in year 2?'
        : 'Which nominal index in year 2 would have left price competitiveness as it was in year 1?',
    options: bySize({ right, wrong, print: index1 }),
    solution:
      asked === 'real'
        ? `Real rate = nominal rate × domestic price level ÷ foreign price level = ${nominal} × ${home} ÷ ${abroad} = ${index1(right)}. The country is ${right > 100 ? 'less' : 'more'} competitive in price than in year 1.`
        : `Competitiveness is unchanged if the real rate stays at 100: nominal × ${home} ÷ ${abroad} = 100.

Nominal = 100 × ${abroad} ÷ ${home} = ${index1(right)}. (With the actual ${nominal} the real rate is ${index1((nominal * home) / abroad)}.)`,
  }),
  verify: ({ nominal, home, abroad, asked }) => {
    if (asked === 'real') return index1(Math.exp(Math.log(nominal) + Math.log(home) - Math.log(abroad)))
    let rate = 50
    while ((rate * home) / abroad < 100) rate += 0.001
    return index1(rate)
  },
})

question('trade-weighted-index', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const weights = random.shuffle(
      random.pick([
        [50, 30, 20],
        [60, 30, 10],
        [60, 25, 15],
        [45, 35, 20],
        [40, 40, 20],
        [70, 20, 10],
      ]),
    )
    const scale = random.pick([1, 2, 3, 4])
    const changes = [0, 0, 0].map(() => random.step(-20, 20, 2))
    if (changes.some(change => change === 0) || new Set(changes.map(Math.sign)).size < 2) return null
    const [a = 0, b = 0, c = 0] = weights.map((weight, at) => (weight * (100 + (changes[at] ?? 0))) / 100)
    const right = a + b + c
    const mean = 100 + changes.reduce((sum, each) => sum + each, 0) / 3
    const largest = weights.indexOf(Math.max(...weights))
    const slips = slipsOf({
      'You took the simple mean of the three. The partners differ in their share of trade.': mean,
      'You took a single partner with much trade and left the others out.': 100 + (changes[largest] ?? 0),
      'You added the three changes without weights.': 100 + changes.reduce((sum, each) => sum + each, 0),
      'You took each rise for a fall and each fall for a rise.': 200 - right,
      'You gave the weighted falls only and left out what rose.':
        100 + changes.reduce((sum, each, at) => sum + (Math.min(each, 0) * (weights[at] ?? 0)) / 100, 0),
    })
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => Math.abs(value - right) >= 0.35),
      index1,
    )
    return wrong && { trade: weights.map(each => each * scale), changes, weights, right, wrong }
  },
  make: ({ trade, changes, weights, right, wrong }) => ({
    stem: 'A country trades with three partners. The table shows the value of its trade with each, and by how much its currency has risen or fallen against each partner’s currency since the base year, when the trade-weighted index was 100.',
    table: {
      head: ['partner', 'exports + imports, \\$ billion', 'change against its currency'],
      rows: trade.map((value, at) => {
        const change = changes[at] ?? 0
        return ['JKL'.charAt(at), plain(value), `${change > 0 ? '+' : '−'}${Math.abs(change)}%`]
      }),
    },
    prompt: 'What is the trade-weighted index of the currency now?',
    options: bySize({ right, wrong, print: index1 }),
    solution: `Shares in trade: ${weights.map((each, at) => `${'JKL'.charAt(at)} ${plain(each / 100)}`).join(', ')}.

Index = ${weights.map((each, at) => `${plain(each / 100)} × ${100 + (changes[at] ?? 0)}`).join(' + ')} = ${index1(right)}.`,
  }),
  verify: ({ trade, changes }) => {
    const all = trade.reduce((sum, each) => sum + each, 0)
    let gain = 0
    for (const [at, value] of trade.entries()) gain += value * (changes[at] ?? 0)
    return index1(100 + gain / all)
  },
})

question('balance-after-a-depreciation', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [first, second] = random.pick([
      [40, 50],
      [60, 75],
      [8, 10],
      [100, 125],
      [20, 25],
    ] as const)
    const exports = random.pick([100, 200, 300, 400])
    const imports = exports + random.pick([0, 0, 20, 40])
    const forExports = random.step(0.1, 1.2, 0.1)
    const forImports = random.step(0.2, 0.8, 0.2)
    const [sold, bought] = [exports * (1 + 0.2 * forExports), imports * (1 - 0.25 * forImports) * 1.25]
    const right = sold - bought
    const before = exports - imports
    if (Math.abs(forExports + forImports - 1) < 0.15 || Math.abs(right) < 2) return null
    // The condition holds exactly for small changes from balanced trade; here it must agree with the sums.
    if (right > before !== forExports + forImports > 1 || Math.abs(right - before) < 1) return null
    const slips = slipsOf({
      'You forgot that each import costs 25% more.': sold - bought / 1.25,
      'You left the quantity of imports unchanged.': sold - imports * 1.25,
      'You took the price of exports in home currency to fall. It is unchanged; only foreigners pay less.':
        sold * 0.8 - bought,
      'You left the quantity of exports unchanged.': exports - bought,
      'You gave the balance with the wrong sign.': -right,
      'You raised the price of exports in pesos by 25%. It is unchanged.': sold * 1.25 - bought,
      'You exchanged the two elasticities.':
        exports * (1 + 0.2 * forImports) - imports * (1 - 0.25 * forExports) * 1.25,
    })
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => Math.abs(value - right) >= 1 && Math.abs(value) >= 1),
      pesos,
    )
    return wrong && { first, second, exports, imports, forExports, forImports, sold, bought, right, wrong }
  },
  make: ({ first, second, exports, imports, forExports, forImports, sold, bought, right, wrong }) => ({
    stem: `The exports of a country are worth ${exports} billion pesos and its imports ${imports} billion pesos. The peso falls from \\$1 = ${first} pesos to \\$1 = ${second} pesos. Export prices in pesos and import prices in dollars do not change, so exports become 20% cheaper in dollars and imports 25% dearer in pesos. The price elasticity of demand is −${plain(forExports)} for exports and −${plain(forImports)} for imports.`,
    prompt: 'What is the new balance of trade?',
    options: bySize({ right, wrong, print: pesos }),
    solution: `Exports: quantity +${plain(20 * forExports)}% at an unchanged price in pesos, so ${plain(sold)}.

Imports: quantity −${plain(25 * forImports)}%, price +25%: ${imports} × ${plain(1 - 0.25 * forImports)} × 1.25 = ${plain(bought)}.

Balance = ${plain(sold)} − ${plain(bought)} = ${pesos(right)}; it was ${exports === imports ? '0' : pesos(exports - imports)}. The elasticities add up to ${plain(forExports + forImports)}: ${forExports + forImports > 1 ? 'above 1, so the fall of the currency improves the balance' : 'below 1, so the fall of the currency worsens the balance'}.`,
  }),
  // In dollars, by units of quantity, and back into pesos at the new rate.
  verify: ({ first, second, exports, imports, forExports, forImports }) => {
    const earned = ((exports * (100 + 20 * forExports)) / 100) * (1 / second)
    const paid = ((imports * (100 - 25 * forImports)) / 100) * (1 / first)
    return pesos(Math.round((earned - paid) * second * 1e6) / 1e6)
  },
})
