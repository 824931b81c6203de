import type { Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { listed, numbering, reasons, setsOf } from '../numbered-statements'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('10.1')

export { templates }

const MACHINES = ['machines for export industries', 'equipment for new export factories'] as const
const CONSUMER = ['cars and clothing for households', 'holidays and household goods'] as const
const INVESTORS = ['foreign firms that build factories', 'long-term foreign direct investment'] as const
const LENDERS = [
  'foreign bank loans due within a year',
  'short-term foreign deposits that can leave at once',
] as const

question('deficit-that-can-be-sustained', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    // Whether the imports raise later exports, and whether the finance stays.
    countries: random.shuffle([
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const),
    asked: random.pick(['easiest', 'hardest'] as const),
    share: random.int(4, 7),
    wording: random.int(0, 1),
  }),
  make: ({ countries, asked, share, wording }) => {
    const wanted = asked === 'easiest'
    const at = countries.findIndex(([use, stays]) => use === wanted && stays === wanted)
    const right = LETTERS[at] ?? ''
    const error = ([use, stays]: readonly [boolean, boolean]) => {
      if (use === stays)
        return `You reversed it: this is the deficit that is ${wanted ? 'hardest' : 'easiest'} to sustain.`
      if (wanted)
        return use
          ? 'You looked only at what is imported. The finance may have to be paid back before exports have grown.'
          : 'You looked only at the finance. These imports do not raise later exports.'
      return use
        ? 'You looked only at the finance. These imports raise later exports, which can pay back the loans.'
        : 'You looked only at what is imported. The finance is for the long term, so it cannot leave at once.'
    }
    return {
      stem: `Each of four countries has a deficit on the current account of ${share}% of GDP. The table shows what has made imports rise and how the deficit is financed.`,
      table: {
        head: ['country', 'rise in imports', 'source of finance'],
        rows: countries.map(([use, stays], place) => [
          LETTERS[place] ?? '',
          (use ? MACHINES : CONSUMER)[wording] ?? '',
          (stays ? INVESTORS : LENDERS)[wording] ?? '',
        ]),
      },
      prompt: wanted
        ? ['Which country’s deficit is the easiest to sustain?', 'Which deficit is the smallest worry?']
        : ['Which country’s deficit is the hardest to sustain?', 'Which deficit is the greatest worry?'],
      options: byLetter(
        right,
        Object.fromEntries(countries.map((each, place) => [LETTERS[place] ?? '', error(each)])),
      ),
      solution: `A deficit is a small worry when it pays for machines that will raise exports, and when the money stays in the country for a long time. It is a great worry when it pays for consumption and the lenders can leave soon.

Only country ${right} has both ${wanted ? 'advantages' : 'weaknesses'}.`,
    }
  },
  verify: ({ countries, asked }) => {
    const points = countries.map(([use, stays]) => Number(use) + Number(stays))
    return LETTERS[points.indexOf(asked === 'easiest' ? 2 : 0)] ?? ''
  },
})

const LOW_TARGET = {
  correct: [
    [
      'Measured inflation tends to overstate the true rise in the cost of living.',
      'A price index is slow to take account of better quality and of cheaper substitutes, so a small measured rise may be no true rise.',
    ],
    [
      'Real wages can fall in a declining industry without a cut in money wages.',
      'Workers resist cuts in money wages. If prices rise a little, an unchanged money wage is a lower real wage.',
    ],
    [
      'It keeps the economy at a distance from deflation.',
      'In a deflation people put off spending, and the real value of debts rises.',
    ],
    [
      'It leaves the central bank more room to cut the rate of interest in a recession.',
      'Nominal rates of interest tend to be higher when a little inflation is expected, so they can be cut further before they reach zero.',
    ],
  ],
  wrong: [
    [
      'It raises the real income of people whose money income is fixed.',
      'A fixed money income buys less when prices rise, so its real value falls.',
    ],
    [
      'It makes exports more competitive at a given exchange rate.',
      'Home prices that rise make exports dearer at a given exchange rate.',
    ],
    [
      'It raises the real value of money that is kept as cash.',
      'Cash earns no interest, so it loses real value when prices rise.',
    ],
    [
      'It guarantees that real GDP grows at the same rate as prices.',
      'A rise in the price level does not by itself raise output.',
    ],
  ],
} as const

question('reasons-for-a-target-above-zero', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    item: numbering(random, LOW_TARGET),
    target: random.pick(['2%', '2.5%', '3%']),
    who: random.pick(['A central bank', 'The central bank of an island country', 'A government']),
  }),
  make: ({ item, target, who }) => ({
    stem: `${who} aims at inflation of ${target}, and not of zero. Three statements are made about a low but positive rate of inflation.

${listed(item)}`,
    prompt: [
      'Which statements are valid reasons for this aim?',
      'Which statements are sound arguments for a target above zero?',
    ],
    options: setsOf(item),
    solution: reasons(item),
  }),
})

const KINDS = ['both', 'crowded', 'prices', 'nominal'] as const

question('growth-per-head-and-inflation-targets', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const order = random.shuffle(KINDS)
    const asked = random.pick(['both', 'both', 'prices'] as const)
    const of = { both: 0, crowded: 1, prices: 2, nominal: 3 } as const
    // Where inflation is to be missed, two countries miss it: one column does not tell the answer.
    const crowdedPrices = asked === 'both' ? random.step(2.4, 3.6, 0.1) : random.step(5, 6.5, 0.1)
    // Growth per head, growth of population and inflation of each kind, in per cent.
    const aims = [
      [random.step(2.5, 3.2, 0.1), random.step(0.4, 1.2, 0.1), random.step(2.4, 3.2, 0.1)],
      [random.step(0.6, 1.4, 0.1), random.step(2.2, 3, 0.1), crowdedPrices],
      [random.step(2.6, 3.4, 0.1), random.step(0.4, 1.2, 0.1), random.step(5, 6.5, 0.1)],
      [random.step(0.6, 1.2, 0.1), random.step(0.2, 0.5, 0.1), random.step(3.4, 3.8, 0.1)],
    ] as const
    const data = order.map(kind => {
      const [head, people, prices] = aims[of[kind]]
      const nominal = (1 + head / 100) * (1 + people / 100) * (1 + prices / 100) - 1
      return { kind, people, prices, nominal: roundTo(nominal * 100, 1) }
    })
    return { data, asked }
  },
  make: ({ data, asked }) => {
    const errors = {
      both: 'You chose a country that meets both objectives.',
      crowded:
        'You did not allow for the growth of population. Real GDP grows fast here, but real GDP per head does not.',
      prices: 'You looked at growth only. Inflation lies above the range.',
      nominal: 'You compared nominal growth with the target. Most of it is a rise in prices.',
    }
    const reversed = {
      ...errors,
      crowded:
        'You did not allow for the growth of population. Inflation is above the range here, but growth per head is below 2%.',
      nominal:
        'You exchanged the two. Inflation lies within the range here, and real growth per head is below 2%.',
    }
    const used = asked === 'both' ? errors : reversed
    const right = LETTERS[data.findIndex(({ kind }) => kind === asked)] ?? ''
    const perHead = ({ nominal, prices, people }: (typeof data)[number]) =>
      ((1 + nominal / 100) / (1 + prices / 100) / (1 + people / 100) - 1) * 100
    const placed = (fits: (each: (typeof data)[number]) => boolean) =>
      LETTERS.filter((_, at) => data[at] && fits(data[at]))
        .join(', ')
        .replace(/, (.)$/, ' and $1')
    return {
      stem: 'Four countries have the same two objectives: inflation between 2% and 4%, and growth of real GDP per head of at least 2%. The table shows percentage changes in one year.',
      table: {
        head: ['country', 'nominal GDP', 'price level', 'population'],
        rows: data.map(({ nominal, prices, people }, at) => [
          LETTERS[at] ?? '',
          plain(nominal, 1),
          plain(prices, 1),
          plain(people, 1),
        ]),
      },
      prompt:
        asked === 'both'
          ? ['Which country meets both objectives?', 'Which country reaches both of its objectives?']
          : 'Which country meets the objective for growth, but not the objective for inflation?',
      options: byLetter(
        right,
        Object.fromEntries(data.map(({ kind }, at) => [LETTERS[at] ?? '', used[kind]])),
      ),
      solution: `Growth of real GDP per head is about the growth of nominal GDP less inflation less the growth of population. Exactly: ${data.map((each, at) => `${LETTERS[at]} ${plain(roundTo(perHead(each), 1), 1)}%`).join(', ')}. It reaches 2% in ${placed(({ kind }) => kind === 'both' || kind === 'prices')}.

Inflation lies between 2% and 4% in ${placed(({ prices }) => prices <= 4)}. So the answer is ${right}.`,
    }
  },
  verify: ({ data, asked }) => {
    const meets = data.map(({ nominal, prices, people }) => ({
      growth: nominal - prices - people > 2,
      inflation: prices >= 2 && prices <= 4,
    }))
    const at = meets.findIndex(({ growth, inflation }) => growth && inflation === (asked === 'both'))
    return LETTERS[at] ?? ''
  },
})

const GROWTH = [
  {
    base: 'fishing',
    right: 'Each year more fish are caught than grow up to replace them.',
    wrong: {
      'Most of the catch is sold abroad and little is eaten at home.':
        'You took exports for a loss. They pay for imports and say nothing about future catches.',
      'Incomes of boat owners have risen faster than those of their crews.':
        'You chose a change in the distribution of income. It concerns equity.',
      'Modern boats need fewer workers for each tonne of fish that is caught.':
        'You chose a rise in the productivity of labour. By itself it does not use up the stock of fish.',
    },
    why: 'If more fish are caught than grow up, the stock becomes smaller and future catches fall.',
  },
  {
    base: 'forestry',
    right: 'Trees are cut at a faster rate than new ones grow.',
    wrong: {
      'Most of the timber is sold to furniture makers abroad.':
        'You took exports for a loss. Who buys the timber does not decide how long it lasts.',
      'Rents of landowners have risen faster than wages in sawmills.':
        'You chose a change in the distribution of income. It concerns equity.',
      'New sawmills use less labour for each tonne of timber.':
        'You chose a rise in the productivity of labour. By itself it does not use up the forest.',
    },
    why: 'If trees are cut faster than they grow, the forest becomes smaller and future generations have less of it.',
  },
  {
    base: 'farming with water from wells',
    right: 'Wells must be dug deeper each year to reach the ground water.',
    wrong: {
      'Farms have become fewer, and most are larger than before.':
        'You chose a change of structure. Larger farms need not use more water for a given crop.',
      'Profits of landowners have risen faster than wages of farm workers.':
        'You chose a change in the distribution of income. It concerns equity.',
      'A larger part of the harvest is exported than ten years ago.':
        'You took exports for a loss. Where the crop is sold does not decide whether it can be grown again.',
    },
    why: 'If the ground water sinks each year, more is taken than flows in. Later there will be too little for the crops.',
  },
] as const

question('finding-against-sustainable-growth', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(GROWTH), rate: random.int(4, 6), years: random.int(8, 15) }),
  make: ({ item, rate, years }) => ({
    stem: `The real GDP of a country has grown by ${rate}% a year for ${years} years, mainly because of ${item.base}. Its government claims that this growth is sustainable.`,
    prompt: [
      'Which finding is the strongest evidence against this claim?',
      'Which finding would most weaken the claim?',
    ],
    right: item.right,
    wrong: item.wrong,
    solution: `Growth is sustainable if it meets present needs without reducing the ability of future generations to meet theirs. ${item.why} The other findings concern trade, distribution or productivity.`,
  }),
})

const EQUALITY = [
  {
    aim: 'make the distribution of wealth more equal, with as little effect as possible on the incentive of present workers to earn',
    right: 'a tax on large inheritances',
    wrong: {
      'a higher top rate of income tax':
        'You chose a tax on income. It acts on wealth only slowly, and it lowers the reward for extra work.',
      'a benefit that ends when people earn more':
        'You chose a transfer of income. As it is withdrawn when people earn more, it weakens incentives.',
      'a sales tax on all food and clothing':
        'You chose a tax that takes a larger share of low incomes. It makes the distribution less equal.',
    },
    why: 'It acts on wealth when it passes to the next generation. Those who receive it have not earned it by work, so the reward for work is hardly changed.',
  },
  {
    aim: 'make incomes more equal in the long run and at the same time to raise potential output',
    right: 'free technical colleges in poor districts',
    wrong: {
      'higher cash benefits for people out of work':
        'You chose a measure against poverty now. It adds nothing to potential output and may weaken the incentive to work.',
      'a lower rate of tax on company profits':
        'You chose a measure that may raise investment, but it first raises the income of owners of firms.',
      'a minimum wage far above the market wage':
        'You overlooked the jobs that would be lost. Labour that is not employed adds nothing to output.',
    },
    why: 'People with few skills become more productive. So they earn more, and the economy can produce more.',
  },
  {
    aim: 'reduce the inequality of disposable income within a few months',
    right: 'a more progressive income tax that pays for cash benefits',
    wrong: {
      'more teachers for primary schools in all poor districts':
        'You overlooked time. Children who are taught better now earn more only after many years.',
      'a higher tax on inheritances that pays for lower company tax':
        'You chose a tax on wealth, and lower company tax first helps the owners of firms.',
      'a wider sales tax that pays for a lower top rate of income tax':
        'You chose a regressive change: low incomes bear more and high incomes bear less.',
    },
    why: 'Tax takes more from high incomes and benefits add to low ones at once.',
  },
  {
    aim: 'use redistribution to raise aggregate demand, without a change in the budget balance',
    right: 'higher taxes on the rich that pay for benefits to the poor',
    wrong: {
      'higher taxes on the rich that pay off the national debt':
        'You forgot the budget balance: it improves. And aggregate demand falls, as the tax is not spent.',
      'higher borrowing that pays for benefits to the poor':
        'You forgot the budget balance. It becomes worse when benefits are paid from borrowing.',
      'higher taxes on the poor that pay for tax cuts for the rich':
        'You reversed the transfer. The rich have the lower mpc, so consumption would fall.',
    },
    why: 'The poor have a higher marginal propensity to consume than the rich. So their spending rises by more than the spending of the rich falls, while taxes and benefits rise by the same sum.',
  },
] as const

question('redistribution-that-fits-two-aims', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    item: random.pick(EQUALITY),
    who: random.pick(['A government', 'A newly elected government', 'The government of an island country']),
  }),
  make: ({ item, who }) => ({
    stem: `${who} wants to ${item.aim}.`,
    prompt: ['Which measure fits this aim best?', 'Which measure is the most suitable?'],
    right: item.right,
    wrong: item.wrong,
    solution: `Choose ${item.right}. ${item.why}`,
  }),
})

const PRIORITIES = [
  {
    objective: 'low and stable inflation',
    situation:
      'Older voters remember a year in which savings lost nearly all their value. Prices now rise by 9% a year, firms cannot find enough workers, and exports pay for imports.',
    error: 'You chose low inflation, but nothing in the text points to prices that rise too fast.',
  },
  {
    objective: 'a lower rate of unemployment',
    situation:
      'Spending has fallen for a year and many factories work half days. Prices rise by 2% a year, the current account is in balance, and few live in poverty.',
    error: 'You chose unemployment, but nothing in the text points to a lack of jobs.',
  },
  {
    objective: 'a current account that can be sustained',
    situation:
      'The world price of the only important export has halved. Reserves cover three weeks of imports and foreign banks lend no more. Prices are stable, and most people have kept their jobs.',
    error: 'You chose the current account, but the text names no difficulty in paying for imports.',
  },
  {
    objective: 'environmental sustainability',
    situation:
      'Incomes are high, growth is steady, and prices are stable. Few people lack work. Rivers dry out each summer, and voters name clean air and water as their greatest worry.',
    error: 'You chose the environment, but the text names no damage to natural resources.',
  },
  {
    objective: 'a more equal distribution of income',
    situation:
      'Real GDP grows by 4% a year, prices are stable, and jobs are easy to find. But the share of the poorest fifth in total income has fallen for twenty years, and there is unrest in poor districts.',
    error: 'You chose equality, but the text does not say that some groups have fallen behind.',
  },
] as const

question('objective-that-gains-priority', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const [item, ...others] = random.sample(PRIORITIES, 4)
    return item ? { item, others } : null
  },
  make: ({ item, others }) => ({
    stem: item.situation,
    prompt: [
      'Which objective of the government is most likely to gain priority?',
      'Which macroeconomic objective would the government now be likely to put first?',
    ],
    right: item.objective,
    wrong: others.map(({ objective, error }): Wrong => [objective, error]),
    solution: `Priorities depend on the problems that are felt most, and these differ between countries and over time. Here they point to ${item.objective}; the other objectives are largely met or not mentioned.`,
  }),
})
