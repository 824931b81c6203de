import { bySize, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { bn, byLetter, dollars, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('11.3')

export { templates }

const change: Print = value => `a ${value < 0 ? 'fall' : 'rise'} of ${bn(Math.abs(value))}`

const inBrackets = (value: number) => (value < 0 ? `(${plain(value)})` : plain(value))

const CLASSES = [
  {
    asked: 'What does this mean?',
    told: 'A country that the World Bank counted as upper-middle income is now in the group of high-income countries.',
    right: 'Its GNI per head has risen above a limit that is set in US dollars.',
    wrong: {
      'Its Human Development Index has risen above a limit between 0 and 1.':
        'You took the HDI for the measure. These groups are formed by national income per head only.',
      'Its total GDP is now among the highest in the world.':
        'You took total output. The groups are formed by income per head, so small countries can be in the highest.',
      'Its income is now shared more equally than in middle-income countries.':
        'You took equality for a condition. An average says nothing about how income is shared.',
    },
    why: 'The World Bank sorts countries by gross national income per head in US dollars into low, lower-middle, upper-middle and high income. Nothing else counts, neither health nor equality.',
  },
  {
    asked: 'Which statement explains this?',
    told: 'A country that exports oil has a high income per head, but many economists do not call it developed.',
    right: 'It may have poor schooling and few industries apart from oil.',
    wrong: {
      'Its income comes from nature, so it is not counted in GNI.':
        'You left out the output of oil. The value added by extraction is in national income.',
      'Its GNI per head must be below the limit for high income.':
        'You overlooked the text: its income per head is high.',
      'Its population is too small for a comparison per head.':
        'You took size for an obstacle. Figures per head are made to compare large and small countries.',
    },
    why: 'Classification by income looks at money only. Development also means health, education and a modern, varied economy, so the two can differ.',
  },
  {
    asked: 'What does this mean?',
    told: 'A country is called an emerging economy.',
    right: 'It is still developing, but grows and industrialises fast.',
    wrong: {
      'It has just become independent and has no industry yet.':
        'You took the word for the age of the state. It describes fast growth and industrialisation.',
      'It is in the lowest group by income and by human capital.': 'You described a least developed country.',
      'It has left manufacturing behind and lives from services.':
        'You described a country at a late stage of development.',
    },
    why: 'Emerging economies are developing countries whose output and industry grow fast. The least developed countries have low income and little human capital; developed ones have mostly services.',
  },
] as const

question('meaning-of-a-classification', {
  facts: { difficulty: 1, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ item: random.pick(CLASSES) }),
  make: ({ item }) => ({
    stem: item.told,
    prompt: item.asked,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

const INDEXES = [
  {
    name: 'Human Development Index (HDI)',
    parts: [
      'life expectancy at birth',
      'mean years of schooling',
      'expected years of schooling',
      'GNI per head at purchasing power parity',
    ],
    others: [
      'the distribution of income',
      'the quality of the air',
      'the hours of leisure',
      'political rights',
    ],
    why: 'The HDI combines health (life expectancy), education (mean and expected years of schooling) and income (GNI per head at PPP).',
  },
  {
    name: 'Multidimensional Poverty Index (MPI)',
    parts: [
      'nutrition',
      'child mortality',
      'school attendance',
      'the fuel used for cooking',
      'access to electricity',
    ],
    others: ['GNI per head', 'the rate of unemployment', 'the hours of leisure', 'carbon emissions per head'],
    why: 'The MPI counts households that are deprived in health (nutrition, child mortality), education (years, attendance) and living standards (such as fuel, water and electricity). It is not about averages of income.',
  },
  {
    name: 'Measure of Economic Welfare (MEW)',
    parts: [
      'the value of leisure',
      'unpaid work at home',
      'the cost of pollution',
      'the cost of travelling to work',
      'spending on defence',
    ],
    others: ['life expectancy', 'adult literacy', 'the distribution of income', 'infant mortality'],
    why: 'The MEW starts from national output, adds leisure and unpaid work, and subtracts pollution, commuting and spending that only prevents harm. All its items are sums of money.',
  },
] as const

question('not-in-the-composite-indicator', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const item = random.pick(INDEXES)
    return {
      item,
      right: random.pick<string>(item.others),
      wrong: random.sample<string>(item.parts, 3),
      verb: item.name.startsWith('Measure') ? 'enters' : 'is used in',
    }
  },
  make: ({ item, right, wrong, verb }) => ({
    stem: '',
    prompt: [
      `Which item is **not** taken into account by the ${item.name}?`,
      `Which item is **not** a part of the calculation of the ${item.name}?`,
    ],
    right,
    wrong: wrong.map((part): Wrong => [part, `You overlooked that this ${verb} the index. ${item.why}`]),
    solution: item.why,
  }),
})

const ROLES = ['real', 'market', 'local', 'cheap'] as const

question('highest-income-at-ppp', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const rates = random.shuffle([5, 8, 20, 25])
    const [a = 5, b = 8, c = 20] = rates
    // Income at PPP, the price level compared with the USA in per cent, and units of currency for a dollar.
    const countries = {
      real: [random.step(16000, 20000, 1000), random.pick([40, 45, 50]), a],
      market: [random.step(13000, 15000, 1000), random.pick([85, 90, 95]), b],
      local: [random.step(8000, 10000, 1000), random.pick([50, 55, 60]), random.pick([200, 400, 500])],
      cheap: [random.step(4000, 7000, 1000), random.pick([25, 30, 35]), c],
    } as const
    const order = random.shuffle([...ROLES]).map(role => {
      const [income, level, rate] = countries[role]
      const basket = level * rate
      return { role, rate, basket, income: (income * basket) / 100 }
    })
    return { order }
  },
  make: ({ order }) => {
    const letterOf = (role: string) => LETTERS[order.findIndex(each => each.role === role)] ?? ''
    const atPpp = ({ income, basket }: (typeof order)[number]) => (income / basket) * 100
    return {
      stem: 'A basket of goods that costs \\$100 in the USA is bought in four countries. The table shows its price there, income per head and the exchange rate.',
      table: {
        head: [
          'country',
          'income per head, local currency',
          'price of the basket, local currency',
          'local currency for \\$1',
        ],
        rows: order.map(({ income, basket, rate }, at) => [
          LETTERS[at] ?? '',
          plain(income),
          plain(basket),
          plain(rate),
        ]),
      },
      prompt: 'Which country has the highest income per head at purchasing power parity?',
      options: byLetter(letterOf('real'), {
        [letterOf('market')]:
          'You converted at the market exchange rate. It leaves out that prices differ between the countries.',
        [letterOf('local')]: 'You compared sums in different currencies. They must be converted first.',
        [letterOf('cheap')]:
          'You looked for the country in which the basket is cheapest in dollars. Low prices do not make up for its low income.',
      }),
      solution: `At PPP: income ÷ price of the basket × \\$100. ${order.map((each, at) => `${LETTERS[at]}: ${dollars(atPpp(each))}.`).join(' ')}

The highest is ${letterOf('real')}. At market rates ${letterOf('market')} seems richer, because its goods are dear.`,
    }
  },
  verify: ({ order }) => {
    // How many whole baskets each income buys.
    const baskets = order.map(({ income, basket }) => income / basket)
    return LETTERS[baskets.indexOf(Math.max(...baskets))] ?? ''
  },
})

question('change-in-economic-welfare', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const gdp = random.step(300, 600, 20)
    const growth = random.step(16, 48, 4)
    const leisure = [random.step(100, 160, 5), random.step(-15, 20, 5)] as const
    const unpaid = [random.step(40, 80, 5), random.step(-5, 10, 5)] as const
    const pollution = [random.step(20, 50, 5), random.step(-12, 24, 2)] as const
    const commuting = [random.step(10, 30, 2), random.step(-4, 8, 2)] as const
    const schools = [random.step(20, 40, 2), random.step(2, 6, 2)] as const
    const right = growth + leisure[1] + unpaid[1] - pollution[1] - commuting[1]
    if (Math.abs(right) < 3 || [leisure, unpaid, pollution, commuting].some(([, by]) => by === 0)) return null
    // No answer that a named error gives as well.
    if ([right - growth, leisure[1] + unpaid[1], pollution[1] + commuting[1]].includes(0)) return null
    const slips = slipsOf({
      'You gave the change in GDP.': growth,
      'You added the costs of pollution and commuting instead of subtracting them.':
        growth + leisure[1] + unpaid[1] + pollution[1] + commuting[1],
      'You added spending on schools, which is in GDP already.': right + schools[1],
      'You left leisure and unpaid work out.': growth - pollution[1] - commuting[1],
      'You subtracted leisure and unpaid work instead of adding them.':
        growth - leisure[1] - unpaid[1] - pollution[1] - commuting[1],
      'You left the cost of commuting out.': right + commuting[1],
      'You subtracted spending on schools. It is in GDP already, and stays there.': right - schools[1],
    })
    const wrong = threeSlips(random, right, slips, change)
    return wrong && { gdp, growth, leisure, unpaid, pollution, commuting, schools, right, wrong }
  },
  make: ({ gdp, growth, leisure, unpaid, pollution, commuting, schools, right, wrong }) => {
    const row = (name: string, [first, by]: readonly [number, number]) => [
      name,
      plain(first),
      plain(first + by),
    ]
    return {
      stem: 'The table shows data for a country at constant prices. Its Measure of Economic Welfare (MEW) is GDP corrected by items of this table.',
      table: {
        head: ['\\$ billion', 'year 1', 'year 2'],
        rows: [
          row('GDP', [gdp, growth]),
          row('government spending on schools', schools),
          row('value of leisure', leisure),
          row('value of unpaid work at home', unpaid),
          row('cost of pollution', pollution),
          row('cost of travelling to work', commuting),
        ],
      },
      prompt: 'What is the change in the MEW from year 1 to year 2?',
      options: bySize({ right, wrong, print: change }),
      solution: `MEW = GDP + leisure + unpaid work − pollution − travelling to work. Spending on schools is in GDP already.

Change = ${[growth, leisure[1], unpaid[1]].map(inBrackets).join(' + ')} − ${inBrackets(pollution[1])} − ${inBrackets(commuting[1])} = ${plain(right)}: ${change(right)}, while GDP rose by ${bn(growth)}.`,
    }
  },
  verify: ({ gdp, growth, leisure, unpaid, pollution, commuting }) => {
    const welfare = (year: 0 | 1) => {
      const at = ([first, by]: readonly [number, number]) => first + year * by
      return at([gdp, growth]) + at(leisure) + at(unpaid) - at(pollution) - at(commuting)
    }
    return change(welfare(1) - welfare(0))
  },
})

const RANKS = ['both', 'gain', 'loss', 'equal'] as const

question('income-turned-into-development', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const top = random.int(3, 9)
    const up = random.int(14, 28)
    const down = random.int(20, 34)
    const [low, high] = [random.int(70, 90), random.int(30, 48)]
    if (low - up === high + down) return null
    return {
      best: random.chance(0.6),
      order: random.shuffle([
        { kind: RANKS[0], income: top, hdi: top + random.int(-2, 3) },
        { kind: RANKS[1], income: low, hdi: low - up },
        { kind: RANKS[2], income: high, hdi: high + down },
        { kind: RANKS[3], income: low + random.int(40, 50), hdi: low + random.int(41, 51) },
      ]),
    }
  },
  make: ({ best, order }) => {
    const at = order.findIndex(({ kind }) => kind === (best ? 'gain' : 'loss'))
    const right = LETTERS[at] ?? ''
    const error = {
      both: best
        ? 'You took the country with the best ranks. The question is how the two ranks compare.'
        : 'You took the country with the highest income. Its HDI rank is about what its income would lead you to expect.',
      gain: 'You reversed the comparison. A smaller number is a better rank, and this HDI rank is far better than the income rank.',
      loss: 'You reversed the comparison. A smaller number is a better rank, and this HDI rank is far worse than the income rank.',
      equal: 'You took the country with the lowest ranks. Both ranks are much the same.',
    }
    return {
      stem: 'The table shows the ranks of four countries among all countries in the world. Rank 1 is the highest.',
      table: {
        head: ['country', 'rank by GNI per head at PPP', 'rank by Human Development Index'],
        rows: order.map(({ income, hdi }, place) => [LETTERS[place] ?? '', String(income), String(hdi)]),
      },
      prompt: best
        ? 'Which country turns its income into health and education most successfully?'
        : 'Which country turns its income into health and education least successfully?',
      options: byLetter(
        right,
        Object.fromEntries(order.map(({ kind }, place) => [LETTERS[place] ?? '', error[kind]])),
      ),
      solution: `Compare the two ranks of each country. Country ${right} is number ${order[at]?.income} by income and number ${order[at]?.hdi} by HDI: it has ${best ? 'longer lives and more schooling' : 'shorter lives and less schooling'} than countries with a similar income. The other countries have ${best ? 'an HDI rank that is close to, or worse than,' : 'an HDI rank that is close to, or better than,'} the income rank.`,
    }
  },
  verify: ({ best, order }) => {
    const gaps = order.map(({ income, hdi }) => income - hdi)
    return LETTERS[gaps.indexOf(best ? Math.max(...gaps) : Math.min(...gaps))] ?? ''
  },
})

question('gap-between-two-countries', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    // Most draws of these would be of the first case, so the case is drawn first.
    const wanted = random.pick(['widens, rises', 'narrows, rises', 'widens, falls'] as const)
    const near = wanted === 'narrows, rises'
    const poor = random.pick(near ? [8000, 10000, 12000] : [2000, 3000, 4000, 5000, 8000])
    const rich = random.pick(near ? [20000, 24000, 30000] : [20000, 30000, 40000, 50000])
    const [total, people, growth] =
      wanted === 'widens, falls'
        ? [random.int(3, 5), random.int(2, 3), random.int(2, 3)]
        : [random.int(5, 9), random.int(1, 3), random.int(1, 3)]
    const perHead = ((100 + total) / (100 + people) - 1) * 100
    const gap = [rich - poor, rich * (1 + growth / 100) - poor * (1 + perHead / 100)] as const
    if (Math.abs(gap[1] - gap[0]) < 60 || Math.abs(perHead - growth) < 0.8) return null
    const found = `${gap[1] > gap[0] ? 'widens' : 'narrows'}, ${perHead > growth ? 'rises' : 'falls'}`
    // A country P that falls behind should seem to catch up by its total income.
    if (found !== wanted || total <= growth) return null
    return {
      poor,
      rich,
      total,
      people,
      growth,
      perHead,
      wider: gap[1] > gap[0],
      catchesUp: perHead > growth,
      gap,
    }
  },
  make: ({ poor, rich, total, people, growth, perHead, wider, catchesUp, gap }) => {
    const row = (grows: boolean, ratio: boolean) =>
      `${grows ? 'widens' : 'narrows'} | ${ratio ? 'rises' : 'falls'}`
    return {
      stem: `Real income per head at PPP is ${dollars(poor)} in country P and ${dollars(rich)} in country R. In the next year total real income of P grows by ${total}% and its population by ${people}%. In R, real income per head grows by ${growth}%.`,
      prompt:
        'Which row shows what happens to the gap in income per head in dollars, and to income per head in P as a percentage of that in R?',
      columns: 'gap in dollars | P as a percentage of R',
      right: row(wider, catchesUp),
      wrong: {
        [row(!wider, catchesUp)]:
          wider && catchesUp
            ? 'You judged the gap in dollars by the growth rates. A small percentage of a high income may be more dollars than a large percentage of a low one.'
            : wider
              ? 'You have the percentage, but in a year in which R grows at the faster rate it gains more dollars too.'
              : 'You took the gap to widen because R starts from the higher income. Here income per head in P gains more dollars.',
        [row(wider, !catchesUp)]:
          wider && !catchesUp
            ? 'You compared total income in P with income per head in R. Population grows in P, so income per head grows more slowly than the total.'
            : 'You judged the percentage by the dollars. It depends on which income per head grows at the faster rate.',
        [row(!wider, !catchesUp)]:
          'You have neither. Find the growth of income per head in P, then compare rates for the percentage and dollars for the gap.',
      },
      solution: `In P, income per head grows by a factor of ${plain(1 + total / 100)} ÷ ${plain(1 + people / 100)}, about ${plain(perHead, 1)}%: ${dollars(Math.round((poor * perHead) / 100))}. In R it grows by ${growth}%: ${dollars((rich * growth) / 100)}.

The gap goes from ${dollars(gap[0])} to ${dollars(Math.round(gap[1]))}: it ${wider ? 'widens' : 'narrows'}. As ${catchesUp ? 'P grows at the faster rate, its percentage of R rises' : 'R grows at the faster rate, the percentage falls'}.`,
    }
  },
  verify: ({ poor, rich, total, people, growth }) => {
    // One hundred people in each country at first.
    const later = (poor * 100 * (1 + total / 100)) / (100 + people)
    return rich + (rich * growth) / 100 - later > rich - poor ? 'widens' : 'narrows'
  },
})
