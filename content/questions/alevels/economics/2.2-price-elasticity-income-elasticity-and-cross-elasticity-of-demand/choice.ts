import { bySize, inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dot } from '@/lib/figures/shapes'
import { LETTERS, short, whole } from '../shared'

const { question, templates } = choiceQuestions('2.2')

export { templates }

const differ = (values: readonly number[]) =>
  new Set(values.map(value => roundTo(value, 2))).size === values.length

const SOLD = ['a ticket', 'a haircut', 'a book', 'a lamp', 'a shirt', 'a bag of rice'] as const

question('ped-from-two-prices', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const price = random.pick([8, 10, 12, 16, 20, 40, 50])
    const change = random.pick([-25, -20, -10, 10, 20, 25])
    const ped = random.pick([-0.2, -0.4, -0.5, -0.8, -1.2, -1.5, -2, -2.4])
    const sold = random.step(200, 2000, 100)
    const newPrice = price * (1 + change / 100)
    const newSold = sold * (1 + (ped * change) / 100)
    const atNew = (newSold - sold) / newSold / ((newPrice - price) / newPrice)
    if (!whole(newSold) || !whole(newPrice * 2)) return null
    return differ([ped, 1 / ped, -ped, atNew])
      ? {
          what: random.pick(SOLD),
          price,
          newPrice: roundTo(newPrice, 2),
          sold,
          newSold: Math.round(newSold),
          change,
          ped,
          atNew,
        }
      : null
  },
  make: ({ what, price, newPrice, sold, newSold, change, ped, atNew }) => ({
    stem: `The price of ${what} changes from ${money(price)} to ${money(newPrice)}. The quantity demanded changes from ${plain(sold)} to ${plain(newSold)} a month. Nothing else changes.`,
    prompt: 'What is the price elasticity of demand?',
    options: bySize({
      right: ped,
      wrong: {
        'You turned the fraction over: the percentage change in quantity stands on top.': 1 / ped,
        'You lost the minus sign: price and quantity demanded moved in opposite directions.': -ped,
        'You divided the changes by the new values. Percentage changes are worked out from the old ones.':
          atNew,
      },
      print: short,
    }),
    solution: `%Δ*Q*_{d} = (${plain(newSold)} − ${plain(sold)}) ÷ ${plain(sold)} × 100 = ${short(ped * change)}%. %Δ*P* = (${plain(newPrice)} − ${plain(price)}) ÷ ${plain(price)} × 100 = ${plain(change)}%.

PED = ${short(ped * change)} ÷ ${change < 0 ? `(${plain(change)})` : plain(change)} = ${short(ped)}.`,
  }),
  verify: ({ price, newPrice, sold, newSold }) => short((newSold / sold - 1) / (newPrice / price - 1)),
})

question('revenue-after-a-price-change', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const price = random.pick([2, 4, 5, 10, 20])
    const sold = random.step(1000, 6000, 500)
    const change = random.pick([-20, -10, 10, 20])
    const ped = random.pick([-0.3, -0.4, -0.5, -1.5, -2, -2.5])
    const newPrice = roundTo(price * (1 + change / 100), 2)
    const newSold = Math.round(sold * (1 + (ped * change) / 100))
    const right = newPrice * newSold
    const wrong = [newPrice * sold, price * newSold, newPrice * sold * (1 - (ped * change) / 100)]
    return differ([right, ...wrong])
      ? {
          price,
          sold,
          change,
          ped,
          newPrice,
          newSold,
          right,
          wrong,
          item: random.pick(['magazines', 'drinks', 'tickets', 'posters']),
        }
      : null
  },
  make: ({ price, sold, change, ped, newPrice, newSold, right, wrong, item }) => {
    const print = (value: number) => money(roundTo(value, 2))
    return {
      stem: `A firm sells ${plain(sold)} ${item} a week at ${money(price)} each. The price elasticity of demand is ${plain(ped)}. The firm ${change > 0 ? 'raises' : 'cuts'} the price by ${Math.abs(change)}%.`,
      prompt: 'What is its new total revenue a week, if nothing else changes?',
      options: bySize({
        right,
        wrong: {
          'You used the new price with the old quantity. The quantity demanded changes with the price.':
            wrong[0] ?? 0,
          'You used the new quantity with the old price.': wrong[1] ?? 0,
          'You let the quantity move in the same direction as the price. PED is negative, so they move in opposite directions.':
            wrong[2] ?? 0,
        },
        print,
      }),
      solution: `%Δ*Q*_{d} = PED × %Δ*P* = ${plain(ped)} × ${change < 0 ? `(${plain(change)})` : plain(change)} = ${short(ped * change)}%, so the new quantity is ${plain(newSold)}. The new price is ${money(newPrice)}.

Total revenue = ${money(newPrice)} × ${plain(newSold)} = ${print(right)} (before: ${print(price * sold)}).`,
    }
  },
  verify: ({ price, sold, change, ped }) =>
    money(roundTo((price * (100 + change) * sold * (100 + ped * change)) / 10_000, 2)),
})

function incomeType(value: number) {
  if (value < 0) return 'inferior good'
  return value > 1 ? 'normal good, a luxury' : 'normal good, a necessity'
}

question('yed-and-type-of-good', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const yed = random.pick([-1.6, -0.8, -0.5, -0.4, 0.4, 0.5, 0.8, 1.6, 2, 2.5])
    const rise = random.pick([4, 5, 10])
    const income = random.step(20_000, 40_000, 2000)
    const sold = random.step(2000, 8000, 500)
    const newSold = sold * (1 + (yed * rise) / 100)
    return whole(newSold)
      ? { yed, rise, income, newIncome: (income * (100 + rise)) / 100, sold, newSold: Math.round(newSold) }
      : null
  },
  make: ({ yed, rise, income, newIncome, sold, newSold }) => {
    const cells = (value: number, type: string) => [short(value), type]
    const inverted: [string[], string] = [
      cells(1 / yed, incomeType(1 / yed)),
      'You turned the fraction over: the percentage change in quantity stands on top.',
    ]
    const wrong: [string[], string][] =
      yed < 0
        ? [
            inverted,
            [
              cells(-yed, incomeType(-yed)),
              'You lost the minus sign: the quantity demanded fell when income rose, so the good is inferior.',
            ],
            [
              cells(yed, 'normal good, a necessity'),
              'You have the value right, but a negative income elasticity means that the good is inferior.',
            ],
          ]
        : [
            inverted,
            [
              cells(-yed, 'inferior good'),
              'You added a minus sign: quantity and income both rose, so the good is normal.',
            ],
            [
              cells(yed, yed > 1 ? 'normal good, a necessity' : 'normal good, a luxury'),
              `You have the value right, but ${yed > 1 ? 'a value above 1 is that of a luxury' : 'a value between 0 and 1 is that of a necessity'}.`,
            ],
          ]
    return {
      stem: `Average income rises from ${money(income)} to ${money(newIncome)}. The quantity demanded of a good changes from ${plain(sold)} to ${plain(newSold)} units. Its price and all else stay the same.`,
      prompt: 'Which row shows the income elasticity of demand (YED) and the type of good?',
      options: rows(['YED', 'type of good'], cells(yed, incomeType(yed)), wrong),
      solution: `%Δ*Y* = ${plain(newIncome - income)} ÷ ${plain(income)} × 100 = ${rise}%. %Δ*Q*_{d} = ${plain(newSold - sold)} ÷ ${plain(sold)} × 100 = ${short(yed * rise)}%. YED = ${short(yed * rise)} ÷ ${rise} = ${short(yed)}.

${yed < 0 ? 'The sign is negative: demand falls as income rises, so the good is inferior.' : `The sign is positive, so the good is normal; the size is ${yed > 1 ? 'above 1: a luxury' : 'below 1: a necessity'}.`}`,
    }
  },
  verify: ({ income, newIncome, sold, newSold }) => short((newSold / sold - 1) / (newIncome / income - 1)),
})

question('xed-forecast', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const xed = random.pick([-2, -1.5, -0.8, -0.5, 0.4, 0.5, 0.6, 1.2, 1.5])
    const change = random.pick([-10, -5, -4, 4, 5, 10])
    const sold = random.step(2000, 9000, 500)
    const effect = (sold * xed * change) / 100
    return whole(effect) ? { xed, change, sold, effect: Math.round(effect) } : null
  },
  make: ({ xed, change, sold, effect }) => {
    const [kind, other] = xed > 0 ? ['substitutes', 'complements'] : ['complements', 'substitutes']
    return {
      stem: `The cross elasticity of demand for product J with respect to the price of product K is ${plain(xed)}. At present ${plain(sold)} units of J are demanded each month. The price of K ${change > 0 ? 'rises' : 'falls'} by ${Math.abs(change)}%.`,
      prompt: 'Which row shows the new quantity demanded of J and how J and K are related?',
      columns: 'new quantity of J | J and K are',
      right: `${plain(sold + effect)} | ${kind}`,
      wrong: {
        [`${plain(sold - effect)} | ${kind}`]:
          'You have the relation right, but not the direction: multiply the cross elasticity by the change in price, with both signs.',
        [`${plain(sold + effect)} | ${other}`]: `You have the quantity right, but a ${xed > 0 ? 'positive' : 'negative'} cross elasticity is that of ${kind}.`,
        [`${plain(sold - effect)} | ${other}`]:
          'You lost a sign: it decides both the direction of the change and the relation of the products.',
      },
      solution: `%Δ*Q*_{d} of J = XED × %Δ*P* of K = ${plain(xed)} × ${change < 0 ? `(${plain(change)})` : plain(change)} = ${short(xed * change)}%. New quantity: ${plain(sold)} ${effect < 0 ? '−' : '+'} ${plain(Math.abs(effect))} = ${plain(sold + effect)}.

The cross elasticity is ${xed > 0 ? 'positive: when K becomes dearer, more of J is demanded, so they are substitutes' : 'negative: when K becomes dearer, less of J is demanded, so they are complements'}.`,
    }
  },
  verify: ({ xed, change, sold }) => plain(Math.round(sold * (1 + (xed / 100) * change))),
})

const SPOTS = [
  { share: 5 / 6, ped: '−5' },
  { share: 1 / 2, ped: '−1' },
  { share: 1 / 3, ped: '−0.5' },
  { share: 1 / 6, ped: '−0.2' },
] as const

const ON_LINE = [
  {
    ask: 'At which point is the total revenue of the sellers greatest?',
    at: 1,
    why: 'Total revenue is greatest at the midpoint of the line, where PED is −1.',
  },
  {
    ask: 'At which point is demand price elastic?',
    at: 0,
    why: 'On a straight line demand is elastic above the midpoint only.',
  },
  {
    ask: 'At which point is demand least price elastic?',
    at: 3,
    why: 'PED gets closer to zero as one moves down the line: the percentage changes in quantity become smaller and those in price larger.',
  },
  {
    ask: 'At which point is the price elasticity of demand −0.5?',
    at: 2,
    why: 'On a straight line the size of PED is the price divided by its distance from the top: here one third of the way up, so 1 ÷ 2 = 0.5.',
  },
  {
    ask: 'At which point is the price elasticity of demand −1?',
    at: 1,
    why: 'On a straight line PED is −1 at the midpoint.',
  },
] as const

question('ped-along-a-straight-line', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    asked: random.pick(ON_LINE),
    letters: random.shuffle(LETTERS),
    top: random.pick([6, 12, 18, 24]),
    most: random.pick([60, 120, 240, 600]),
  }),
  make: ({ asked, letters, top, most }) => {
    const ticks = (end: number) => [0, 1, 2, 3, 4, 5, 6].map(at => (end / 6) * at)
    const g = graph({
      x: { label: 'Quantity / units per day', max: most * 1.08, ticks: ticks(most) },
      y: { label: 'Price / $', max: top * 1.08, ticks: ticks(top) },
      height: 180,
    })
    const right = letters[asked.at] ?? ''
    const errors = Object.fromEntries(
      SPOTS.map(({ ped }, at) => [
        letters[at] ?? '',
        `You chose a point where PED is ${ped}. PED changes along a straight line: elastic in its upper half, −1 in the middle, inelastic in its lower half.`,
      ]),
    )
    return {
      stem: 'The diagram shows a demand curve and four points on it.',
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/points-on-a-line',
          title: 'A straight demand curve with four points',
          description: `Price in dollars is on the vertical axis and quantity in units per day on the horizontal axis. A straight demand curve D falls from a price of ${top} dollars at no quantity to ${most} units at a price of zero. The points on it are, by price: ${SPOTS.map(({ share }, at) => `${letters[at]} at ${roundTo(top * share, 2)} dollars`).join(', ')}.`,
          height: 264,
        },
        g.axes,
        g.line([
          [0, top],
          [most, 0],
        ]),
        g.label(most * 0.97, top * 0.07, '*D*', { dx: 4 }),
        ...SPOTS.map(({ share }, at) => {
          const [x, y] = [most * (1 - share), top * share]
          return dot(...g.at(x, y)) + g.label(x, y, letters[at] ?? '', { dx: 8, dy: -5 })
        }),
      ),
      prompt: asked.ask,
      options: inThisOrder(
        LETTERS.map((each): string | Wrong => (each === right ? each : [each, errors[each] ?? ''])),
      ),
      solution: `${asked.why} That is point ${right}, at a price of ${money(roundTo(top * (SPOTS[asked.at]?.share ?? 0), 2))}.`,
    }
  },
  verify: ({ asked, letters, top, most }) => {
    // PED = slope of quantity on price, times price over quantity.
    const peds = SPOTS.map(({ share }) => ((-most / top) * top * share) / (most * (1 - share)))
    const fits = (ped: number) =>
      asked.ask.includes('elastic?')
        ? asked.ask.includes('least')
          ? ped === Math.max(...peds)
          : ped < -1.001
        : Math.abs(ped - (asked.ask.includes('0.5') ? -0.5 : -1)) < 1e-9
    return letters[peds.findIndex(fits)] ?? ''
  },
})

const ELASTIC: readonly Wrong[] = [
  ['one brand of bottled water among many', 'it has many close substitutes'],
  ['a long holiday abroad', 'it is a luxury that takes a large part of income'],
  ['petrol from one of four stations in a street', 'it has close substitutes next door'],
  ['one variety of apple at a market', 'it has many close substitutes'],
]

const INELASTIC: readonly Wrong[] = [
  ['salt for cooking', 'it has no close substitute and takes a tiny part of income'],
  ['insulin for people with diabetes', 'it is a necessity without a substitute'],
  ['cigarettes for heavy smokers', 'they are addictive'],
  ['all petrol in the week after a price rise', 'drivers have had no time to change their habits'],
]

question('most-or-least-elastic', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(['elastic', 'inelastic'] as const)
    const [own, others] = asked === 'elastic' ? [ELASTIC, INELASTIC] : [INELASTIC, ELASTIC]
    return { asked, own: random.pick(own), others: random.sample(others, 3) }
  },
  make: ({ asked, own, others }) => {
    const other = asked === 'elastic' ? 'inelastic' : 'elastic'
    return {
      stem: '',
      prompt: `For which product is demand likely to be the most price ${asked}?`,
      right: own[0],
      wrong: others.map(
        ([text, reason]): Wrong => [text, `You chose a product with price ${other} demand: ${reason}.`],
      ),
      solution: `The demand for ${own[0]} is price ${asked}, because ${own[1]}. For the others it is price ${other}: ${others.map(([text, reason]) => `${text}, because ${reason}`).join('; ')}.`,
    }
  },
})

question('revenue-and-elasticity-in-a-schedule', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const prices = random.pick([
      [10, 8, 6, 5, 4],
      [20, 16, 12, 10, 8],
      [15, 12, 9, 8, 6],
    ] as const)
    const asked = random.pick(['elastic', 'inelastic'] as const)
    const odd = random.int(0, 3)
    const quantities = [random.step(100, 300, 20)]
    const steps = [0, 1, 2, 3].map(at => {
      const fall = 1 - (prices[at + 1] ?? 1) / (prices[at] ?? 1)
      const elastic = (at === odd) === (asked === 'elastic')
      return elastic
        ? (fall / (1 - fall)) * random.pick([1.3, 1.5, 1.7])
        : fall * random.pick([0.3, 0.4, 0.5])
    })
    for (const step of steps)
      quantities.push(Math.round(((quantities[quantities.length - 1] ?? 0) * (1 + step)) / 10) * 10)
    const peds = steps.map((_, at) => {
      const [p1 = 1, p2 = 1, q1 = 1, q2 = 1] = [
        prices[at],
        prices[at + 1],
        quantities[at],
        quantities[at + 1],
      ]
      return (q2 / q1 - 1) / (p2 / p1 - 1)
    })
    const clear = peds.every((ped, at) =>
      (at === odd) === (asked === 'elastic') ? ped < -1.5 : ped > -0.8 && ped < 0,
    )
    return clear ? { prices, quantities, asked, odd } : null
  },
  make: ({ prices, quantities, asked, odd }) => {
    const revenue = (at: number) => (prices[at] ?? 0) * (quantities[at] ?? 0)
    const range = (at: number) => `from ${money(prices[at] ?? 0)} to ${money(prices[at + 1] ?? 0)}`
    return {
      stem: 'The table is part of a demand schedule.',
      table: {
        head: ['price / \\$', 'quantity demanded / units'],
        rows: prices.map((price, at) => [plain(price), plain(quantities[at] ?? 0)]),
      },
      prompt: `For which fall in price is demand price **${asked}**?`,
      options: inThisOrder(
        [0, 1, 2, 3].map((at): string | Wrong =>
          at === odd
            ? range(at)
            : [
                range(at),
                `You chose a fall in price after which total revenue ${asked === 'elastic' ? 'falls' : 'rises'}, from ${money(revenue(at))} to ${money(revenue(at + 1))}: demand is ${asked === 'elastic' ? 'inelastic' : 'elastic'} there.`,
              ],
        ),
      ),
      solution: `When the price falls, total revenue (price × quantity) rises if demand is elastic and falls if it is inelastic. Total revenue is ${prices.map((_, at) => money(revenue(at))).join(', ')} from the top to the bottom of the table. It ${asked === 'elastic' ? 'rises' : 'falls'} only when the price falls ${range(odd)}.`,
    }
  },
  verify: ({ prices, quantities, asked }) => {
    const at = [0, 1, 2, 3].find(each => {
      const [p1 = 1, p2 = 1, q1 = 1, q2 = 1] = [
        prices[each],
        prices[each + 1],
        quantities[each],
        quantities[each + 1],
      ]
      return (q2 - q1) / q1 > (p1 - p2) / p1 === (asked === 'elastic')
    })
    return at === undefined ? '' : `from ${money(prices[at] ?? 0)} to ${money(prices[at + 1] ?? 0)}`
  },
})

const PLANS = [
  {
    plan: 'A bus company plans to raise its fares for good, so that its revenue rises year after year.',
    right: 'Given a few months, many passengers can change to bicycles or cars.',
    others: pairs({
      'The price elasticity of demand for its journeys is estimated at −0.3.':
        'You chose an argument for the plan: with inelastic demand a higher fare raises revenue.',
      'Train fares are about to rise, and trains are a substitute.':
        'You chose an argument for the plan: dearer trains will raise the demand for bus journeys.',
      'Fares take up a very small part of the incomes of its passengers.':
        'You chose an argument for the plan: a small part of income makes demand inelastic.',
    }),
    why: 'Demand that is inelastic at once can be elastic in the longer run. Then the higher fare reduces revenue.',
  },
  {
    plan: 'A government plans a tax on a strong energy drink, mainly to reduce the quantity that people drink.',
    right: 'Most of the drink is bought by people who are addicted to it.',
    others: pairs({
      'Drinks without harmful effects are seen as close substitutes.':
        'You chose an argument for the plan: close substitutes make demand elastic, so the quantity will fall by much.',
      'Most buyers are young people, for whom the drink takes up much of their income.':
        'You chose an argument for the plan: a large part of income makes demand more elastic.',
      'The price elasticity of demand is estimated at −1.8.':
        'You chose an argument for the plan: with elastic demand a higher price reduces the quantity by much.',
    }),
    why: 'Addiction makes demand price inelastic: a higher price reduces the quantity only a little, and the tax mainly raises revenue.',
  },
  {
    plan: 'A shop plans to stock more luxury watches, because their income elasticity of demand is estimated at 2.4 and incomes are expected to rise.',
    right: 'In the years of the estimate, such watches had come into fashion.',
    others: pairs({
      'Incomes have risen in each of the past five years.':
        'You chose evidence that makes the expected rise in incomes more credible.',
      'Estimates from four other cities lie between 2.2 and 2.6.':
        'You chose evidence that confirms the estimate.',
      'The demand for the cheap watches in the shop falls when incomes rise.':
        'You chose evidence that makes it more attractive to change to luxury watches.',
    }),
    why: 'The estimate assumes that other things were equal. If fashion raised demand in those years, the effect of income alone is smaller than 2.4.',
  },
] as const

question('information-against-a-plan', {
  facts: { difficulty: 4, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const facts = random.pick(PLANS)
    return { facts, lead: random.pick(['Which piece of information', 'Which fact', 'Which finding']) }
  },
  make: ({ facts, lead }) => ({
    stem: facts.plan,
    prompt: `${lead} would be the strongest argument **against** the plan?`,
    right: facts.right,
    wrong: facts.others.map(([text, error]): Wrong => [text, error]),
    solution: `“${facts.right.replace(/\.$/, '')}” speaks against the plan. ${facts.why} The other three speak for it.`,
  }),
})
