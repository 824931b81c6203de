import { bySize } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, type Slip, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { asNumbered, numbering, type Pool } from '../numbered-statements'
import { byLetter, LETTERS, percent1 } from '../shared'

const { question, templates } = choiceQuestions('11.4')

export { templates }

const perThousand: Print = value => `${plain(value, 1)} per 1000`

question('rates-from-population-data', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const people = random.pick([8, 10, 12.5, 20, 25, 40]) // million
    const births = random.int(14, 38) // per 1000
    const deaths = random.int(6, 12)
    const net = random.int(-6, 6)
    const infant = random.int(8, 60) // per 1000 births
    const asked = random.pick(['growth', 'infant'] as const)
    if (net === 0 || births - deaths + net < 2) return null
    const thousands = { births: people * births, deaths: people * deaths, net: people * net }
    const lost = (thousands.births * infant) / 1000
    const growth = (births - deaths + net) / 10
    const right = asked === 'growth' ? growth : infant
    const slips: Slip[] =
      asked === 'growth'
        ? [
            [(births - deaths) / 10, 'You left migration out.'],
            [
              (births - deaths - net) / 10,
              'You subtracted net migration. It is counted as people who enter minus people who leave.',
            ],
            [births - deaths + net, 'You gave the growth per 1000 people, not per 100.'],
            [(births + net) / 10, 'You left the deaths out.'],
            [
              (births - deaths + net - lost / people) / 10,
              'You subtracted the infants twice. They are among the deaths already.',
            ],
          ]
        : [
            [lost / people, 'You divided by the whole population. The rate is per 1000 live births.'],
            [
              (lost / thousands.deaths) * 1000,
              'You divided by all deaths. The rate is per 1000 live births.',
            ],
            [infant / 10, 'You gave a percentage of the births, not a number per 1000.'],
            [deaths, 'You gave the death rate of the whole population.'],
            [births, 'You gave the birth rate.'],
          ]
    const print = asked === 'growth' ? percent1 : perThousand
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      print,
    )
    return wrong && { people, births, deaths, net, infant, asked, thousands, lost, right, wrong }
  },
  make: ({ people, births, deaths, net, infant, asked, thousands, lost, right, wrong }) => ({
    stem: `A country has ${plain(people)} million people. The table shows what happened in one year.`,
    table: {
      head: ['event', 'thousands'],
      rows: [
        ['live births', plain(thousands.births)],
        ['deaths, all ages', plain(thousands.deaths)],
        ['deaths of children under one year old', plain(lost)],
        ['net migration', plain(thousands.net)],
      ],
    },
    prompt:
      asked === 'growth'
        ? 'By what percentage did the population grow?'
        : 'What was the infant mortality rate?',
    options: bySize({ right, wrong, print: asked === 'growth' ? percent1 : perThousand }),
    solution:
      asked === 'growth'
        ? `Per 1000 people: births ${births}, deaths ${deaths}, net migration ${plain(net)}.

Growth = ${births} − ${deaths} ${net < 0 ? '−' : '+'} ${Math.abs(net)} = ${births - deaths + net} per 1000, which is ${percent1(right)}. The infants who died are among the deaths.`
        : `The infant mortality rate is the number of deaths of children under one year old per 1000 live births: ${plain(lost)} ÷ ${plain(thousands.births)} × 1000 = ${infant} per 1000.`,
  }),
  verify: ({ people, thousands, lost, asked }) => {
    if (asked === 'infant') return perThousand((1000 * lost) / thousands.births)
    const later = people * 1000 + thousands.births - thousands.deaths + thousands.net
    return percent1((later / (people * 1000) - 1) * 100)
  },
})

const PUZZLES = [
  {
    told: 'In one year the death rate is 11 per 1000 in a high-income country and 7 per 1000 in a low-income country.',
    right: 'A larger part of the population of the high-income country is old.',
    wrong: {
      'Health care is worse in the high-income country than in the low-income one.':
        'You took the death rate for a measure of health care. It depends on age: life expectancy and infant mortality show health care.',
      'More children die before their first birthday in the high-income country.':
        'You reversed the usual difference. Infant mortality is much lower in high-income countries.',
      'The birth rate is higher in the high-income country, so more people can die.':
        'You reversed the usual difference. Birth rates are lower in high-income countries, which makes their people older.',
    },
    why: 'The death rate counts deaths among all people. In an old population more die in each year although they live long. A young population may have few deaths even where health care is poor.',
  },
  {
    told: 'In a developing country women have had two children each on average for fifteen years, but the population still grows without any net migration.',
    right: 'Earlier high birth rates have left many people of the age to have children.',
    wrong: {
      'With two children each, every generation is much larger than the one before.':
        'You overlooked that two children only replace two parents.',
      'The death rate must have risen, so families have become smaller.':
        'You took a higher death rate for a cause of growth. It would slow growth down.',
      'The country is below its optimum population, so its numbers have to rise.':
        'You took the optimum for a force. It is the size with the highest output per head, and nothing pulls a population there.',
    },
    why: 'Two children per woman about replace their parents. But many people were born when birth rates were high and are now parents, while few are old. So births exceed deaths for some decades.',
  },
  {
    told: 'In a low-income country infant mortality falls quickly. Some years later the birth rate falls as well.',
    right: 'Parents need fewer births to be sure that some children will survive.',
    wrong: {
      'Fewer infants die, so fewer births are recorded in each year.':
        'You mixed up births and survivors. Every live birth is counted, also of infants who die.',
      'Fewer infants die, so there are fewer women of the age to have children.':
        'You reversed the effect. When more girls survive, there are later more women of that age.',
      'The death rate falls, and the birth rate is always equal to the death rate.':
        'You took the two rates for equal. Their difference is the natural increase.',
    },
    why: 'Where many children die, parents have more of them to be safe, also as support in old age. When survival becomes likely, they choose smaller families, after a delay.',
  },
  {
    told: 'The birth rate of a developing country has fallen fast for twenty years, and output per head has grown unusually fast.',
    right: 'There are many people of working age for each child and each pensioner.',
    wrong: {
      'There are more pensioners for each person of working age than before.':
        'You described what comes decades later. Just after a fall in births there are fewer children and still few pensioners.',
      'There are fewer people, so the total output of the country falls more slowly.':
        'You took a lower birth rate for a shrinking population. The population may still grow.',
      'There are more children, so that demand for food and schools has grown.':
        'You reversed the change: with a lower birth rate there are fewer children.',
    },
    why: 'A fall in the birth rate first lowers the number of dependants for each worker. If there are jobs, output per head grows and families can save more. Later the population ages.',
  },
] as const

question('explaining-population-data', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    item: random.pick(PUZZLES),
    asked: random.pick(['What is the most likely explanation?', 'What would best explain this?']),
  }),
  make: ({ item, asked }) => ({
    stem: item.told,
    prompt: asked,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

const STAGES = ['low', 'growing', 'high', 'skipped'] as const

const STAGE_NAMES = {
  low: 'a low-income country that lives mainly from farming',
  growing: 'a middle-income country that is industrialising fast',
  high: 'a high-income country with an ageing population',
} as const

question('country-behind-the-shares', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const asked = random.pick(['low', 'growing', 'high'] as const)
    const low = [random.int(60, 70), random.int(8, 12), random.int(32, 40)] as const
    const growing = [random.int(14, 22), random.int(36, 42), random.int(12, 17)] as const
    const high = [random.int(1, 4), random.int(18, 23), random.int(8, 10)] as const
    const skipped = [random.int(34, 42), random.int(9, 13), random.int(26, 31)] as const
    return {
      asked,
      order: random.shuffle(
        [low, growing, high, skipped].map((data, at) => ({ kind: STAGES[at] ?? 'low', data })),
      ),
    }
  },
  make: ({ asked, order }) => {
    const right = LETTERS[order.findIndex(({ kind }) => kind === asked)] ?? ''
    const describes = {
      low: 'Most people here work in the primary sector and the birth rate is very high: a low-income farming country.',
      growing:
        'The secondary share is the largest of the four and the primary share has shrunk: a country that industrialises.',
      high: 'Hardly anyone works in the primary sector, services dominate and the birth rate is very low: a high-income country.',
      skipped:
        'Here people leave farming for services without much industry, and the birth rate is still high.',
    }
    return {
      stem: 'The table shows employment by sector and the birth rate in four countries.',
      table: {
        head: ['country', 'primary, %', 'secondary, %', 'tertiary, %', 'births per 1000'],
        rows: order.map(({ data: [first, second, births] }, at) => [
          LETTERS[at] ?? '',
          String(first),
          String(second),
          String(100 - first - second),
          String(births),
        ]),
      },
      prompt: `Which country is most likely to be ${STAGE_NAMES[asked]}?`,
      options: byLetter(
        right,
        Object.fromEntries(
          order.map(({ kind }, at) => [LETTERS[at] ?? '', `You misread the pattern. ${describes[kind]}`]),
        ),
      ),
      solution: `As a country develops, work moves from the primary to the secondary and then to the tertiary sector, and the birth rate falls. Country ${right}: ${describes[asked]}`,
    }
  },
  verify: ({ asked, order }) => {
    const of = (rule: (data: readonly number[]) => number) => {
      const scores = order.map(({ data }) => rule(data))
      return LETTERS[scores.indexOf(Math.max(...scores))] ?? ''
    }
    if (asked === 'low') return of(([first = 0]) => first)
    return asked === 'growing'
      ? of(([, second = 0]) => second)
      : of(([first = 0, second = 0]) => 100 - first - second)
  },
})

const PRIMARY: Pool = {
  correct: [
    [
      'Demand for its exports is price inelastic, so shifts in supply change their prices a great deal.',
      'With inelastic demand, a good or a bad harvest leads to large swings in price and revenue.',
    ],
    [
      'World demand for its exports grows more slowly than world income.',
      'The income elasticity of demand for most primary products is low.',
    ],
    [
      'In the long run its terms of trade may worsen.',
      'Prices of primary products may fall compared with those of manufactures.',
    ],
  ],
  wrong: [
    [
      'A rise in the price of its exports makes its terms of trade worse.',
      'Higher export prices improve the terms of trade.',
    ],
    [
      'Its export prices are more stable than those of manufactures.',
      'Inelastic demand and supply make prices of primary products less stable.',
    ],
    [
      'A boom in the world economy raises demand for its exports more than for luxury manufactures.',
      'The income elasticity of demand is lower for primary products than for luxuries.',
    ],
  ],
}

const CITIES: Pool = {
  correct: [
    [
      'Firms that stand close together share suppliers and skilled workers.',
      'These are external economies of scale.',
    ],
    [
      'Water and electricity cost less per home where homes stand close together.',
      'Shorter networks serve more people, so the cost for each falls.',
    ],
    [
      'Families in cities tend to have fewer children, so there are fewer dependants for each worker.',
      'Children cost more in cities, and schools and contraception are easier to reach, so the birth rate falls.',
    ],
  ],
  wrong: [
    [
      'People arrive faster than formal jobs are created.',
      'This is a cost: unemployment and informal work grow.',
    ],
    [
      'Villages keep their young and educated people.',
      'It is mostly the young and educated who leave the villages.',
    ],
    [
      'Roads become faster and the air cleaner as a city becomes more crowded.',
      'Crowding is a cost: it slows traffic down and adds to pollution.',
    ],
  ],
}

const BIRTHS: Pool = {
  correct: [
    [
      'Girls stay longer at school.',
      'Educated women marry later, and a child costs them more in lost earnings.',
    ],
    ['The state introduces pensions for all.', 'Parents depend less on children as support in old age.'],
    ['Fewer families live from small farms.', 'Children are no longer needed as workers on the farm.'],
  ],
  wrong: [
    [
      'The state pays families a larger sum for each child.',
      'A child then costs its parents less, which is a reason to have more of them.',
    ],
    [
      'The law allows children of ten to work in factories.',
      'Children then bring income, which is a reason to have more of them.',
    ],
    [
      'Many young couples move into the country.',
      'More people of the age to have children raise the birth rate.',
    ],
  ],
}

const LISTS = [
  {
    pool: PRIMARY,
    told: 'A low-income country earns most of its export revenue from two farm products.',
    asked: 'Which statements describe a likely disadvantage of this pattern of trade?',
  },
  {
    pool: CITIES,
    told: 'In a developing country people move from villages to cities.',
    asked: 'Which statements describe a likely benefit of this urbanisation?',
  },
  {
    pool: BIRTHS,
    told: 'A developing country has a high birth rate.',
    asked: 'Which statements describe a change that is likely to lower the birth rate?',
  },
] as const

question('trade-cities-or-births', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const item = random.pick(LISTS)
    return { item, numbered: numbering(random, item.pool) }
  },
  make: ({ item, numbered }) => asNumbered(numbered, { told: item.told, asked: item.asked }),
})

const decimals: Print = value => plain(value, 2)

question('area-under-the-lorenz-curve', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const before = random.step(36, 60, 2)
    const fall = random.step(4, 12, 2)
    const after = before - fall
    const asked = random.pick(['under', 'gini'] as const)
    const right = asked === 'under' ? (100 - after) / 200 : after / 100
    const slips =
      asked === 'under'
        ? slipsOf({
            'You found the area between the line of equality and the Lorenz curve.': after / 200,
            'You used the Gini coefficient before the change.': (100 - before) / 200,
            'You took the whole square as 1 for the area below the line of equality. It is half of that.':
              1 - after / 100,
            'You gave the Gini coefficient.': after / 100,
            'You subtracted the Gini coefficient from a half. It is a share of the half, not an area.':
              (50 - after) / 100,
          })
        : slipsOf({
            'You gave the area between the line of equality and the curve. Divide it by a half.': after / 200,
            'You took the area under the Lorenz curve as a share of the half. That is what the coefficient leaves over.':
              1 - after / 100,
            'You gave the area under the Lorenz curve.': (100 - after) / 200,
            'You gave the coefficient before the change.': before / 100,
            'You subtracted the growth of the area under the curve from the coefficient without dividing it by a half.':
              (before - fall / 2) / 100,
          })
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      decimals,
    )
    return wrong && { before, fall, after, asked, right, wrong }
  },
  make: ({ before, fall, after, asked, right, wrong }) => ({
    stem:
      asked === 'under'
        ? `Both axes of a Lorenz diagram run from 0 to 1. The Gini coefficient of disposable income in a country is ${decimals(before / 100)}. A reform of taxes and benefits lowers it by ${decimals(fall / 100)}.`
        : `Both axes of a Lorenz diagram run from 0 to 1. The area under the Lorenz curve of a country is ${plain((100 - before) / 200)}. A reform of taxes and benefits enlarges it by ${plain(fall / 200)}.`,
    prompt:
      asked === 'under'
        ? 'What is the area under the Lorenz curve after the reform?'
        : 'What is the Gini coefficient after the reform?',
    options: bySize({ right, wrong, print: decimals }),
    solution:
      asked === 'under'
        ? `The coefficient falls to ${decimals(after / 100)}. The triangle below the line of equality has an area of 0.5.

Between the line and the curve: ${decimals(after / 100)} × 0.5 = ${plain(after / 200)}. Under the curve: 0.5 − ${plain(after / 200)} = ${decimals(right)}.`
        : `The area under the curve is now ${plain((100 - after) / 200)}. The triangle below the line of equality has an area of 0.5, so between the line and the curve there are 0.5 − ${plain((100 - after) / 200)} = ${plain(after / 200)}.

Gini coefficient = ${plain(after / 200)} ÷ 0.5 = ${decimals(right)}.`,
  }),
  verify: ({ before, fall, asked }) => {
    // A Lorenz curve of two groups with that coefficient: the poorer half has a share of (1 − 2G) / 2.
    const poor = (1 - (2 * (before - fall)) / 100) / 2
    const under = 0.25 * poor + 0.25 * (poor + 1)
    return decimals(asked === 'under' ? under : 1 - 2 * under)
  },
})
