import { bySize, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, type Slip, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import type { Random } from '@/lib/exams/random'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { index1 } from '../shared'

const { question, templates } = choiceQuestions('6.1', { calculator: 'needed' })

export { templates }

const PAIRS = [
  {
    oneHead: 'wheat / million tonnes',
    twoHead: 'cloth / million rolls',
    one: 'wheat',
    two: 'cloth',
    ones: 'tonnes of wheat',
    twos: 'rolls of cloth',
    per: 'roll of cloth',
    perOne: 'tonne of wheat',
  },
  {
    oneHead: 'rice / million tonnes',
    twoHead: 'tractors / million',
    one: 'rice',
    two: 'tractors',
    ones: 'tonnes of rice',
    twos: 'tractors',
    per: 'tractor',
    perOne: 'tonne of rice',
  },
  {
    oneHead: 'coffee / million bags',
    twoHead: 'machines / million',
    one: 'coffee',
    two: 'machines',
    ones: 'bags of coffee',
    twos: 'machines',
    per: 'machine',
    perOne: 'bag of coffee',
  },
  {
    oneHead: 'oil / million barrels',
    twoHead: 'cars / million',
    one: 'oil',
    two: 'cars',
    ones: 'barrels of oil',
    twos: 'cars',
    per: 'car',
    perOne: 'barrel of oil',
  },
  {
    oneHead: 'sugar / million sacks',
    twoHead: 'phones / million',
    one: 'sugar',
    two: 'phones',
    ones: 'sacks of sugar',
    twos: 'phones',
    per: 'phone',
    perOne: 'sack of sugar',
  },
] as const

/** Two countries, two goods, equal resources; whole opportunity costs of the second good. */
function twoCountries(random: Random) {
  const costA = random.int(2, 5)
  const costB = random.int(2, 9)
  const twoA = random.step(20, 80, 10)
  const twoB = random.step(20, 80, 10)
  if (costA === costB || twoA === twoB) return null
  return { costA, costB, twoA, twoB, oneA: costA * twoA, oneB: costB * twoB }
}

question('opportunity-cost-from-output', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const drawn = twoCountries(random)
    if (!drawn) return null
    const pair = random.pick(PAIRS)
    const country = random.pick(['X', 'Y'] as const)
    const [one, two] = country === 'X' ? [drawn.oneA, drawn.twoA] : [drawn.oneB, drawn.twoB]
    const [right, other] = country === 'X' ? [drawn.costA, drawn.costB] : [drawn.costB, drawn.costA]
    const slips = slipsOf({
      [`You turned the fraction over: this is the cost of one ${pair.perOne}.`]: two / one,
      'You took the outputs of the other country.': other,
      'You divided the output of one country by that of the other.':
        (country === 'X' ? drawn.oneB : drawn.oneA) / two,
      'You subtracted the outputs instead of dividing them.': one - two,
      [`You took all the ${pair.one} that could be produced, not the share given up for one ${pair.per}.`]:
        one,
    })
    const print: Print = value => plain(value, value < 1 ? 2 : Number.isInteger(value) ? 0 : 1)
    const wrong = threeSlips(
      random,
      right,
      // A value of 1 would print “1 tonnes”.
      slips.filter(([value]) => value > 0.05 && value !== 1),
      print,
    )
    return wrong && { ...drawn, pair, country, one, two, right, wrong }
  },
  make: ({ oneA, oneB, twoA, twoB, pair, country, one, two, right, wrong }) => ({
    stem: `Countries X and Y have equal resources and constant opportunity costs. The table shows what each can produce in a year with all its resources used for one of the goods.`,
    table: {
      head: ['', pair.oneHead, pair.twoHead],
      rows: [
        ['country X', plain(oneA), plain(twoA)],
        ['country Y', plain(oneB), plain(twoB)],
      ],
    },
    prompt: `In country ${country}, what is the opportunity cost of one ${pair.per}?`,
    options: bySize({
      right,
      wrong,
      print: value => `${plain(value, value < 1 ? 2 : Number.isInteger(value) ? 0 : 1)} ${pair.ones}`,
    }),
    solution: `Country ${country} gives up all ${plain(one)} million ${pair.ones} to make ${plain(two)} million ${pair.twos}.

For one ${pair.per} it gives up ${plain(one)} ÷ ${plain(two)} = ${plain(right)} ${pair.ones}.`,
  }),
  verify: ({ one, two, pair }) => {
    let cost = 0
    while (cost * two < one) cost += 1
    return `${cost} ${pair.ones}`
  },
})

question('absolute-and-comparative-advantage', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const drawn = twoCountries(random)
    if (!drawn) return null
    if (drawn.oneA === drawn.oneB) return null
    return { ...drawn, pair: random.pick(PAIRS), asked: random.pick(['one', 'two'] as const) }
  },
  make: ({ costA, costB, oneA, oneB, twoA, twoB, pair, asked }) => {
    const good = asked === 'one' ? pair.one : pair.two
    const absolute = (asked === 'one' ? oneA > oneB : twoA > twoB) ? 'X' : 'Y'
    const comparative = (asked === 'two' ? costA < costB : costA > costB) ? 'X' : 'Y'
    const other = (country: string) => (country === 'X' ? 'Y' : 'X')
    return {
      stem: 'Countries X and Y have equal resources and constant opportunity costs. The table shows what each can produce in a year with all its resources used for one of the goods.',
      table: {
        head: ['', pair.oneHead, pair.twoHead],
        rows: [
          ['country X', plain(oneA), plain(twoA)],
          ['country Y', plain(oneB), plain(twoB)],
        ],
      },
      prompt: `Which country has the absolute advantage in ${good} and which has the comparative advantage in ${good}?`,
      columns: 'absolute advantage | comparative advantage',
      right: `${absolute} | ${comparative}`,
      wrong: {
        [`${other(absolute)} | ${comparative}`]:
          'You have the right comparative advantage. The absolute advantage lies with the country that can produce more with equal resources.',
        [`${absolute} | ${other(comparative)}`]:
          'You have the right absolute advantage. The comparative advantage lies with the country that gives up less of the other good.',
        [`${other(absolute)} | ${other(comparative)}`]:
          'You have both the wrong way round. Compare the outputs first, then what each country gives up.',
      },
      solution: `With equal resources, country ${absolute} can produce more ${good}, so it has the absolute advantage.

One ${pair.per} costs ${costA} ${pair.ones} in X and ${costB} in Y. So ${costA < costB ? 'X' : 'Y'} has the comparative advantage in ${pair.two} and ${costA < costB ? 'Y' : 'X'} in ${pair.one}: in ${good} it is country ${comparative}.`,
    }
  },
  verify: ({ oneA, oneB, twoA, twoB, asked }) => {
    const [inX, inY] = asked === 'one' ? [oneA, oneB] : [twoA, twoB]
    return inX / inY > 1 ? 'X' : 'Y'
  },
})

question('exchange-ratio-that-helps-both', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const drawn = twoCountries(random)
    if (!drawn) return null
    const { costA, costB } = drawn
    const [low, high] = [Math.min(costA, costB), Math.max(costA, costB)]
    if (high - low < 2) return null
    const right = low + random.int(1, high - low - 1)
    const cheap = costA < costB ? 'X' : 'Y'
    const dear = cheap === 'X' ? 'Y' : 'X'
    const below = [low, low - 1, low - 0.5].filter(value => value >= 1)
    const above = [high, high + 1, high + 2]
    const slips = [...random.sample(below, random.int(0, below.length)), ...random.sample(above, 3)]
      .slice(0, 3)
      .map(
        (value): Slip => [
          value,
          value < low
            ? `At this price country ${cheap}, which would export the good, gets less than it gives up to make it.`
            : value > high
              ? `At this price country ${dear}, which would import the good, pays more than it costs to make it at home.`
              : `At this price country ${value === low ? cheap : dear} gains nothing: the price equals its own opportunity cost.`,
        ],
      )
    return { ...drawn, pair: random.pick(PAIRS), low, high, right, cheap, dear, slips }
  },
  make: ({ oneA, oneB, twoA, twoB, pair, low, high, right, cheap, dear, slips }) => ({
    stem: 'Countries X and Y have equal resources and constant opportunity costs. The table shows what each can produce in a year with all its resources used for one of the goods. There are no transport costs.',
    table: {
      head: ['', pair.oneHead, pair.twoHead],
      rows: [
        ['country X', plain(oneA), plain(twoA)],
        ['country Y', plain(oneB), plain(twoB)],
      ],
    },
    prompt: `At which price of one ${pair.per} would both countries gain from trade?`,
    options: bySize({
      right,
      wrong: slips,
      print: value => `${plain(value)} ${value === 1 ? pair.perOne : pair.ones}`,
    }),
    solution: `Opportunity cost of one ${pair.per}: X ${plain(oneA)} ÷ ${plain(twoA)} = ${oneA / twoA}, Y ${plain(oneB)} ÷ ${plain(twoB)} = ${oneB / twoB} ${pair.ones}. Country ${cheap} has the comparative advantage in ${pair.two} and exports ${pair.two === 'cloth' ? 'it' : 'them'}.

${cheap} gains if it gets more than ${low}, and ${dear} gains if it pays less than ${high}. Only ${right} lies between them.`,
  }),
  verify: ({ oneA, oneB, twoA, twoB, slips, right, pair }) => {
    const fits = [right, ...slips.map(([value]) => value)].filter(
      value => (value * twoA - oneA) * (value * twoB - oneB) < 0,
    )
    return fits.length === 1 ? `${fits[0]} ${pair.ones}` : ''
  },
})

question('terms-of-trade-index', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const right = random.pick([80, 85, 90, 95, 105, 110, 115, 120, 125])
    const imports = random.pick([80, 90, 100, 110, 120, 125, 140])
    const exports = (right * imports) / 100
    if (!Number.isInteger(exports) || exports === imports || exports < 70 || exports > 165) return null
    const slips: Slip[] = [
      [(imports / exports) * 100, 'You turned the fraction over: export prices stand above import prices.'],
      [100 + exports - imports, 'You subtracted the indices instead of dividing them.'],
      [exports, 'You took the index of export prices alone.'],
      [imports, 'You took the index of import prices alone.'],
      [(exports + imports) / 2, 'You took the mean of the two indices.'],
    ]
    if (slips.some(([value]) => Math.abs(value - right) < 0.5)) return null
    const wrong = threeSlips(random, right, slips, index1)
    return wrong && { right, imports, exports, wrong }
  },
  make: ({ right, imports, exports, wrong }) => ({
    stem: `In year 1 the indices of a country’s export prices and import prices are both 100. In year 5 the index of export prices is ${exports} and the index of import prices is ${imports}.`,
    prompt: 'What are the terms of trade in year 5?',
    options: bySize({ right, wrong, print: index1 }),
    solution: `Terms of trade = index of export prices ÷ index of import prices × 100 = ${exports} ÷ ${imports} × 100 = ${index1(right)}.

They have ${right > 100 ? 'risen since year 1: an improvement. A given quantity of exports buys more imports' : 'fallen since year 1: a deterioration. A given quantity of exports buys fewer imports'}.`,
  }),
  verify: ({ imports, exports }) => index1(100 + ((exports - imports) / imports) * 100),
})

const BETTER: readonly Wrong[] = pairs({
  'World demand for the country’s main export rises.':
    'This improves the terms of trade: export prices rise.',
  'The country’s exchange rate rises.':
    'This improves the terms of trade: imports become cheaper in home money.',
  'The world price of a good that the country imports falls.':
    'This improves the terms of trade: import prices fall.',
  'Poor harvests abroad raise the price of a crop that the country exports.':
    'This improves the terms of trade: export prices rise.',
})

const WORSE: readonly Wrong[] = pairs({
  'World demand for the country’s main export falls.': 'This worsens the terms of trade: export prices fall.',
  'The country’s exchange rate falls.':
    'This worsens the terms of trade: imports become dearer in home money.',
  'The world price of a good that the country imports rises.':
    'This worsens the terms of trade: import prices rise.',
  'New producers abroad bring down the price of the country’s main export.':
    'This worsens the terms of trade: export prices fall.',
})

question('cause-of-a-change-in-the-terms-of-trade', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => {
    const better = random.chance(0.5)
    return {
      better,
      right: random.pick(better ? BETTER : WORSE),
      wrong: random.sample(better ? WORSE : BETTER, 3),
    }
  },
  make: ({ better, right, wrong }) => ({
    stem: `The terms of trade of a country ${better ? 'improve' : 'deteriorate'}.`,
    prompt: 'Which event could have caused this?',
    right: right[0],
    wrong,
    solution: `The terms of trade ${better ? 'improve when export prices rise relative to import prices' : 'deteriorate when export prices fall relative to import prices'}. ${right[1].replace(/^This .*: (.)/, (_, first: string) => first.toUpperCase())}`,
  }),
})

question('trading-possibility-curve', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const cloth = random.pick([40, 50, 60])
    const cost = random.pick([1, 2])
    const price = cost + random.pick([1, 2])
    const exported = random.pick([10, 15, 20])
    const right = price * exported
    const slips: Slip[] = [
      [cost * exported, 'You used the slope of the PPC, which shows what the wheat would cost at home.'],
      [price * (cloth - exported), 'You took the cloth that it keeps, not the cloth that it exports.'],
      [price * cloth, 'You took the wheat for all its cloth, at the end of the TPC.'],
      [exported, 'You took one tonne for one roll, but the slope of the TPC is the price.'],
      [(price - cost) * exported, 'You found the gain from trade, not the wheat imported.'],
    ]
    const wrong = threeSlips(random, right, slips, value => plain(value))
    return wrong && { cloth, cost, price, exported, right, wrong }
  },
  make: ({ cloth, cost, price, exported, right, wrong }) => {
    const [top, home] = [price * cloth, cost * cloth]
    const g = graph({
      x: {
        label: 'cloth / million rolls',
        max: cloth,
        ticks: Array.from({ length: cloth / 10 + 1 }, (_, at) => at * 10),
        grid: true,
      },
      y: {
        label: 'wheat / million tonnes',
        max: top,
        ticks: Array.from({ length: price + 1 }, (_, at) => at * cloth),
        grid: true,
      },
    })
    const line_ = (from: number): Point[] => [
      [0, from],
      [cloth, 0],
    ]
    return {
      stem: `The diagram shows the production possibility curve (PPC) and the trading possibility curve (TPC) of a country that specialises completely in cloth. It exports ${exported} million rolls of cloth.`,
      figure: figure(
        {
          name: 'international-economic-issues/ppc-and-tpc',
          title: 'Production possibility curve and trading possibility curve',
          description: `Cloth in million rolls on the horizontal axis, wheat in million tonnes on the vertical. The PPC is a straight line from ${home} of wheat to ${cloth} of cloth. The TPC is a straight line from ${top} of wheat to the same ${cloth} of cloth.`,
          height: 250,
        },
        g.axes,
        g.line(line_(home), 'l'),
        g.line(line_(top), 'p'),
        g.label(cloth * 0.16, home * 0.84, 'PPC', { dx: -6, dy: 16, anchor: 'end' }),
        g.label(cloth * 0.3, top * 0.7, 'TPC', { dx: 8, dy: -4 }),
      ),
      prompt: 'How many million tonnes of wheat does it import in exchange?',
      options: bySize({ right, wrong, print: value => plain(value) }),
      solution: `The TPC shows what the country can consume by trading. It falls from ${top} of wheat to ${cloth} of cloth, so one roll of cloth is exchanged for ${top} ÷ ${cloth} = ${price} ${price === 1 ? 'tonne' : 'tonnes'} of wheat.

For ${exported} million rolls it gets ${exported} × ${price} = ${right} million tonnes. (At home it could grow only ${cost * exported} million tonnes with the same resources.)`,
    }
  },
  verify: ({ cloth, price, exported }) => {
    // Wheat consumed at the point of the TPC where the rest of the cloth is kept.
    const kept = cloth - exported
    return plain(price * cloth * (1 - kept / cloth))
  },
})

const DOUBTS = [
  {
    country: 'It has the comparative advantage in cement and could export it to a country 6000 km away.',
    right: [
      'Transport costs more than the difference in production costs.',
      'The theory leaves out transport costs. Cement is heavy and cheap, so they can outweigh the advantage.',
    ],
  },
  {
    country: 'It has the comparative advantage in software, but most of its workers are miners.',
    right: [
      'Miners cannot easily become programmers.',
      'The theory assumes that factors of production can move between industries. Immobile workers would lose their jobs.',
    ],
  },
  {
    country:
      'It has the comparative advantage in coffee and would have to plant it on land that is less and less suitable.',
    right: [
      'The opportunity cost of coffee rises as more is grown.',
      'The theory assumes constant returns. With rising costs the advantage disappears before specialisation is complete.',
    ],
  },
  {
    country: 'It has the comparative advantage in shoes, but its partners limit imports of shoes.',
    right: [
      'Tariffs and quotas abroad reduce its exports.',
      'The theory assumes free trade. Barriers abroad cut the gains from specialisation.',
    ],
  },
] as const

const EMPTY: readonly Wrong[] = pairs({
  'It has no absolute advantage in the good.':
    'You overlooked that comparative advantage is enough for gains from trade.',
  'Its opportunity cost of the good is lower than abroad.':
    'You repeated the meaning of comparative advantage: a reason for specialising.',
  'Its partner can produce more of both goods with equal resources.':
    'You overlooked that trade can pay even for a country with no absolute advantage.',
  'Total world output of both goods would be higher.': 'You gave a reason for specialising, not against it.',
  'Its consumers would have a wider choice of goods.':
    'You gave a benefit of trade, not a reason against specialising.',
})

question('limit-of-comparative-advantage', {
  facts: { difficulty: 3, objective: 'AO3', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({ item: random.pick(DOUBTS), wrong: random.sample(EMPTY, 3) }),
  make: ({ item, wrong }) => ({
    stem: `An adviser tells a country to specialise completely according to comparative advantage. ${item.country}`,
    prompt: 'Which statement is the strongest argument against this advice?',
    right: item.right[0],
    wrong,
    solution: item.right[1],
  }),
})

const MEANS = [
  {
    idea: 'absolute advantage in a good',
    right: 'It can produce more of the good than the other country with the same resources.',
  },
  {
    idea: 'comparative advantage in a good',
    right: 'It can produce the good at a lower opportunity cost than the other country.',
  },
] as const

const MEANS_WRONG: readonly Wrong[] = pairs({
  'It exports more of the good than it imports.':
    'You described a trade surplus in the good, not what the country can produce.',
  'It sells the good at a lower price because its currency has fallen.':
    'You described price competitiveness through the exchange rate.',
  'It produces the good with more workers than the other country.':
    'You looked at the number of workers, not at what is produced or given up.',
})

question('meaning-of-advantage', {
  facts: { difficulty: 1, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => {
    const at = random.int(0, 1)
    return {
      at,
      wrong: random.sample(MEANS_WRONG, 2),
      who: random.pick(['A country', 'Country X', 'An economy']),
    }
  },
  make: ({ at, wrong, who }) => {
    const [item, other] = at === 0 ? MEANS : [MEANS[1], MEANS[0]]
    return {
      stem: `${who} has ${/^a/.test(item.idea) ? 'an' : 'a'} ${item.idea} compared with another country.`,
      prompt: 'What does this mean?',
      right: item.right,
      wrong: [[other.right, `You gave the meaning of ${other.idea.replace(' in a good', '')}.`], ...wrong],
      solution: `Absolute advantage compares *quantities* from equal resources. Comparative advantage compares *opportunity costs*: what is given up of other goods. A country can have the second without the first.`,
    }
  },
})
