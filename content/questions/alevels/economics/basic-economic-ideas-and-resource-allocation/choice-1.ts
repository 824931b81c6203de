import { choice, inThisOrder, rows, statements, type Wrong } from '@/lib/exams/authoring'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const as = { style: 'choice', tier: null, calculator: 'not-needed' } as const

/** Four values by size, printed in one way. */
function bySize(print: (value: number) => string, right: number, wrong: readonly [number, string][]) {
  const all = [{ value: right, error: '' }, ...wrong.map(([value, error]) => ({ value, error }))]
  const sorted = all.sort((one, other) => one.value - other.value)
  return inThisOrder(
    sorted.map(({ value, error }): string | Wrong => (error === '' ? print(value) : [print(value), error])),
  )
}

// 1.1 Scarcity, choice and opportunity cost

const RANKINGS = [
  {
    who: 'A government',
    has: 'funds for only one of four projects, each of which costs \\$200 million',
    list: ['a hospital', 'a university', 'a motorway', 'a sports stadium'],
    paid: 'the \\$200 million of tax revenue',
    verb: 'builds',
  },
  {
    who: 'A city council',
    has: 'one piece of land, which can be used for only one of four purposes',
    list: ['a school', 'a bus station', 'a public park', 'a car park'],
    paid: 'the price that the council once paid for the land',
    verb: 'chooses',
  },
  {
    who: 'A firm',
    has: 'a loan of \\$80 000, which is enough for only one of four investments',
    list: ['a delivery van', 'a cutting machine', 'a training course', 'a new website'],
    paid: 'the \\$80 000 that the firm borrowed',
    verb: 'chooses',
  },
  {
    who: 'A student',
    has: 'a gift of \\$300, which is enough for only one of four products',
    list: ['a bicycle', 'a phone', 'a guitar', 'a winter coat'],
    paid: 'the \\$300 that the student spends',
    verb: 'buys',
  },
] as const

const nextBest = template({
  ...as,
  name: 'next-best-alternative',
  subtopic: '1.1',
  difficulty: 2,
  values: random => {
    const { who, has, list, paid, verb } = random.pick(RANKINGS)
    return { who, has, ranked: random.shuffle(list), paid, verb, chosen: random.int(0, 2) }
  },
  make: ({ who, has, ranked, paid, verb, chosen }) => {
    const left = ranked.filter((_, at) => at !== chosen)
    const [best = '', second = '', last = ''] = left
    return choice({
      stem: `${who} has ${has}. The table shows how the four alternatives are ranked.`,
      table: {
        head: ['rank', 'alternative'],
        rows: ranked.map((each, at) => [`${at + 1}${at === 0 ? ' (most valued)' : ''}`, each]),
      },
      prompt: `${who} ${verb} ${ranked[chosen]}. What is the opportunity cost of this choice?`,
      subtopic: '1.1',
      objective: 'AO1',
      options: statements(best, [
        [
          chosen === 1 ? second : last,
          chosen === 1
            ? 'You took the alternative ranked just below the chosen one. The best of all those given up ranks above it.'
            : 'You took the alternative with the lowest rank, but the opportunity cost is the best one given up.',
        ],
        [
          `${best}, ${second} and ${last} together`,
          'You added all the alternatives, but only one of them could have been had instead.',
        ],
        [paid, 'You gave what was paid. Opportunity cost is the next best alternative, not the money price.'],
      ]),
      solution: `Opportunity cost is the value of the next best alternative given up. Of the three alternatives given up (${left.join(', ')}) the one with the highest rank is ${best}.`,
    })
  },
  verify: ({ ranked, chosen }) => (chosen === 0 ? ranked[1] : ranked[0]) ?? '',
})

const PRODUCERS = [
  {
    place: 'its land',
    who: 'A farm',
    one: 'tonne of wheat',
    ones: 'tonnes of wheat',
    two: 'tonnes of maize',
  },
  { place: 'its machines', who: 'A factory', one: 'table', ones: 'tables', two: 'chairs' },
  { place: 'its resources', who: 'An economy', one: 'bus', ones: 'buses', two: 'cars' },
  { place: 'its staff', who: 'A bakery', one: 'cake', ones: 'cakes', two: 'loaves of bread' },
  {
    place: 'its resources',
    who: 'An island',
    one: 'tonne of fish',
    ones: 'tonnes of fish',
    two: 'tonnes of rice',
  },
] as const

const costOfOneUnit = template({
  ...as,
  name: 'opportunity-cost-of-one-unit',
  subtopic: '1.1',
  difficulty: 3,
  values: random => {
    const producer = random.pick(PRODUCERS)
    const rate = random.pick([1.25, 1.6, 2.5, 4, 5])
    const most = random.step(40, 200, 20)
    const asked = random.pick(['one', 'two'] as const)
    const other = most * rate
    const right = asked === 'one' ? rate : 1 / rate
    return { ...producer, most, other, asked, right }
  },
  make: ({ place, who, one, ones, two, most, other, asked, right }) => {
    const unitTwo = two.replace('tonnes', 'tonne').replace('loaves', 'loaf').replace(/s$/, '')
    const [gained, given] = asked === 'one' ? [one, two] : [unitTwo, ones]
    const [top, below] = asked === 'one' ? [other, most] : [most, other]
    const print = (value: number) => `${plain(value)} ${given}`
    return choice({
      stem: `With all ${place}, ${who.charAt(0).toLowerCase() + who.slice(1)} can produce ${plain(most)} ${ones} or ${plain(other)} ${two} a month, or a mixture of the two in proportion.`,
      prompt: `What is the opportunity cost of one ${gained}?`,
      subtopic: '1.1',
      objective: 'AO2',
      options: bySize(print, right, [
        [
          1 / right,
          'You turned the fraction over. Divide what is given up by what is gained, not the other way round.',
        ],
        [
          top,
          'You gave the largest possible output of the other product. That is the cost of the whole output, not of one unit.',
        ],
        [
          other - most,
          'You subtracted the two outputs. They are in different units; the cost of one unit is a ratio.',
        ],
      ]),
      solution: `Opportunity cost of one ${gained} = units given up ÷ units gained = ${plain(top)} ÷ ${plain(below)} = ${print(right)}.`,
    })
  },
  verify: ({ most, other, asked, two, ones }) => {
    // Move a tenth of the resources from one product to the other.
    const [gain, loss] = asked === 'one' ? [most / 10, other / 10] : [other / 10, most / 10]
    return `${plain(Math.round((loss / gain) * 1000) / 1000)} ${asked === 'one' ? two : ones}`
  },
})

const OWNED = [
  {
    who: 'A baker',
    owns: 'a room above the bakery',
    price: 60_000,
    use: 'keeps it as a store room',
    per: 'month',
  },
  {
    who: 'A farmer',
    owns: 'a field',
    price: 45_000,
    use: 'leaves it empty to let the soil recover',
    per: 'month',
  },
  { who: 'A builder', owns: 'a crane', price: 90_000, use: 'uses it on her own building site', per: 'month' },
  { who: 'A taxi firm', owns: 'a garage', price: 75_000, use: 'parks its own taxis there', per: 'month' },
] as const

const ownedAsset = template({
  ...as,
  name: 'opportunity-cost-of-an-owned-asset',
  subtopic: '1.1',
  difficulty: 3,
  values: random => {
    const offers = random.sample([400, 450, 500, 550, 600, 650, 700, 750, 800], 3)
    return { ...random.pick(OWNED), offers }
  },
  make: ({ who, owns, price, use, per, offers }) => {
    const [low = 0, , high = 0] = [...offers].sort((one, other) => one - other)
    const sum = offers.reduce((total, each) => total + each, 0)
    return choice({
      stem: `${who} owns ${owns}, which was bought for ${money(price)} some years ago. Three other users each offer a monthly rent for the sole use of it: ${offers.map(each => money(each)).join(', ')}. The owner refuses all three offers and ${use}.`,
      prompt: `What is the opportunity cost of this decision for one ${per}?`,
      subtopic: '1.1',
      objective: 'AO2',
      options: bySize(money, high, [
        [
          0,
          'You thought that what one owns costs nothing to use. The rent that others would pay is given up.',
        ],
        [low, 'You took the lowest offer. Opportunity cost is the value of the best alternative given up.'],
        [sum, 'You added the offers, but only one user could have had it.'],
      ]),
      solution: `No money is paid, but an alternative is given up. Only one of the offers could have been accepted, so the opportunity cost is the best of them: ${money(high)} a month. The price paid years ago has no effect on it.`,
    })
  },
  verify: ({ offers }) => money(Math.max(...offers)),
})

const TRUE_OF_SCARCITY = [
  'It exists in every economy, however rich.',
  'It makes it necessary for individuals, firms and governments to choose.',
  'It arises because wants are unlimited and resources are limited.',
  'It is the reason why the use of resources has an opportunity cost.',
] as const
const FALSE_OF_SCARCITY: readonly Wrong[] = [
  [
    'It ends when the price of a good rises to its equilibrium.',
    'You mixed up scarcity with a shortage. A shortage can end when the price rises; scarcity remains.',
  ],
  [
    'It is found only in countries where incomes are low.',
    'You mixed up scarcity with poverty. Rich countries also have limited resources and unlimited wants.',
  ],
  [
    'It can be removed if the central bank issues more money.',
    'You took money for a resource. More money does not create more land, labour or capital.',
  ],
  [
    'It does not arise where the government owns all the resources.',
    'You thought that state ownership removes scarcity. It changes who chooses, not the limit on resources.',
  ],
  [
    'It affects households and firms but not governments.',
    'You left out governments. Their tax revenue and the resources that it buys are limited, too.',
  ],
]

const scarcity = template({
  ...as,
  name: 'statement-about-scarcity',
  subtopic: '1.1',
  difficulty: 1,
  values: random => ({
    right: random.pick(TRUE_OF_SCARCITY),
    wrong: random.sample(FALSE_OF_SCARCITY, 3),
  }),
  make: ({ right, wrong }) =>
    choice({
      stem: '',
      prompt: 'Which statement about scarcity is correct?',
      subtopic: '1.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution:
        'Scarcity means that wants, which are unlimited, exceed the resources available to satisfy them. It is found in every economy and at every income, so that all must choose, and each choice has an opportunity cost. It is neither poverty nor a shortage at some price, and money does not remove it.',
    }),
})

const QUESTIONS = ['what to produce', 'how to produce', 'for whom to produce'] as const
const DECISIONS = [
  [
    'Farmland is planted with cotton instead of wheat.',
    'More trams and fewer buses are made.',
    'Builders put up offices instead of homes.',
    'A phone company makes more watches and fewer phones.',
  ],
  [
    'Robots take the place of workers in a car factory.',
    'Rice is harvested by hand and not by machine.',
    'Electricity is generated from wind instead of coal.',
    'A bank serves customers by software instead of at counters.',
  ],
  [
    'Free school meals are given to children from poor families.',
    'Concert tickets go to those who offer the highest price.',
    'Homes built by the state are given to those who waited longest.',
    'A vaccine is offered first to people over 70.',
  ],
] as const

const threeQuestions = template({
  ...as,
  name: 'three-basic-questions',
  subtopic: '1.1',
  difficulty: 2,
  values: random => {
    const order = random.shuffle([0, 1, 2])
    return { order, texts: order.map(kind => random.pick(DECISIONS[kind] ?? [])) }
  },
  make: ({ order, texts }) => {
    const cells = order.map(kind => QUESTIONS[kind] ?? '')
    const swap = (one: string, two: string) =>
      cells.map(cell => (cell === one ? two : cell === two ? one : cell))
    return choice({
      stem: `Three decisions are made in an economy.\n\n${texts.map((text, at) => `- Decision ${at + 1}: ${text}`).join('\n')}`,
      prompt: 'Which basic question of resource allocation does each decision answer?',
      subtopic: '1.1',
      objective: 'AO1',
      options: rows(['decision 1', 'decision 2', 'decision 3'], cells, [
        [
          swap('what to produce', 'how to produce'),
          'You exchanged “what” and “how”: “how” is about the method and the factors used, “what” about the choice of products.',
        ],
        [
          swap('how to produce', 'for whom to produce'),
          'You exchanged “how” and “for whom”: “for whom” is about who receives the product, “how” about the method.',
        ],
        [
          swap('what to produce', 'for whom to produce'),
          'You exchanged “what” and “for whom”: “what” is about the choice of products, “for whom” about who receives them.',
        ],
      ]),
      solution: texts
        .map(
          (text, at) =>
            `- Decision ${at + 1}, “${text.replace(/\.$/, '')}”, is about ${['the choice of products: what to produce', 'the method of production: how to produce', 'who receives the product: for whom to produce'][order[at] ?? 0]}.`,
        )
        .join('\n'),
    })
  },
})

// 1.2 Economic methodology

const POSITIVE = [
  'A rise of 10% in the price of petrol will cut the quantity demanded by 4%.',
  'Unemployment is lower in countries with a minimum wage than in countries without one.',
  'A higher tax on cigarettes will raise the revenue of the government.',
  'The richest tenth of households own more than all other households together.',
  'No worker in the country earns less than \\$5 an hour.',
  'Three quarters of the population believe that income tax is unfair.',
] as const
const NORMATIVE = [
  ['The government should spend 6% of national income on health care.', 'should'],
  ['It is unfair that nurses earn less than lawyers.', 'unfair'],
  ['A fall in unemployment matters more than a fall in inflation.', 'matters more'],
  ['Taxes on low incomes are too high.', 'too high'],
  ['Firms ought to pay every worker at least \\$5 an hour.', 'ought'],
  ['Pensions are not generous enough.', 'not generous enough'],
  ['It is wrong to charge a fee for visits to museums.', 'wrong'],
] as const

const positiveOrNormative = template({
  ...as,
  name: 'positive-or-normative',
  subtopic: '1.2',
  difficulty: 2,
  values: random => {
    const asked = random.pick(['positive', 'normative'] as const)
    return {
      asked,
      facts: random.sample(POSITIVE, asked === 'positive' ? 1 : 3),
      views: random.sample(NORMATIVE, asked === 'positive' ? 3 : 1),
    }
  },
  make: ({ asked, facts, views }) => {
    const [view = ['', '']] = views
    const right = asked === 'positive' ? (facts[0] ?? '') : view[0]
    const wrong: Wrong[] =
      asked === 'positive'
        ? views.map(([text, word]) => [
            text,
            `You overlooked the value judgement in “${word}”. Evidence alone cannot settle it.`,
          ])
        : facts.map(text => [
            text,
            'You took a statement that evidence can test. It is positive, even if it proves false or is about the future or about opinions that people hold.',
          ])
    return choice({
      stem: '',
      prompt: `Which statement is **${asked}**?`,
      subtopic: '1.2',
      objective: 'AO1',
      options: statements(right, wrong),
      solution:
        asked === 'positive'
          ? `A positive statement can be tested against evidence, whether it proves true or false. “${right}” can be tested with data. The others contain value judgements: ${views.map(([, word]) => `“${word}”`).join(', ')}.`
          : `A normative statement rests on a value judgement. In “${right}” it lies in “${view[1]}”. The other three can be tested with data, whether they prove true or false.`,
    })
  },
  verify: ({ asked, facts, views }) => {
    const judged = /should|unfair that|matters more|too high|ought|enough|wrong/
    return (
      [...facts, ...views.map(([text]) => text)].find(each => judged.test(each) !== (asked === 'positive')) ??
      ''
    )
  },
})

const setName = (set: readonly number[]) =>
  set.length === 1 ? `${set[0]} only` : `${set.slice(0, -1).join(', ')} and ${set[set.length - 1]} only`

const threeSentences = template({
  ...as,
  name: 'sentences-of-a-report',
  subtopic: '1.2',
  difficulty: 3,
  values: random => {
    const size = random.pick([1, 2])
    const judged = random.sample([1, 2, 3], size).sort()
    const facts = random.sample(POSITIVE, 3)
    const views = random.sample(NORMATIVE, 3)
    const texts = [1, 2, 3].map((each, at) => (judged.includes(each) ? views[at]?.[0] : facts[at]) ?? '')
    const others = [[1], [2], [3], [1, 2], [1, 3], [2, 3]].filter(set => setName(set) !== setName(judged))
    return { judged, texts, others: random.sample(others, 3) }
  },
  make: ({ judged, texts, others }) => {
    const error = (set: readonly number[]) => {
      const extra = set.find(each => !judged.includes(each))
      const missing = judged.find(each => !set.includes(each))
      if (extra !== undefined)
        return `You counted sentence ${extra} as normative, but evidence can show whether it is true.`
      return `You left out sentence ${missing}, which also rests on a value judgement.`
    }
    const sets = [judged, ...others].sort((one, other) =>
      one.length === other.length ? setName(one).localeCompare(setName(other)) : one.length - other.length,
    )
    return choice({
      stem: `A report contains three sentences.\n\n${texts.map((text, at) => `- Sentence ${at + 1}: ${text}`).join('\n')}`,
      prompt: 'Which sentences are normative?',
      subtopic: '1.2',
      objective: 'AO2',
      options: inThisOrder(
        sets.map((set): string | Wrong => (set === judged ? setName(set) : [setName(set), error(set)])),
      ),
      solution: texts
        .map((_, at) =>
          judged.includes(at + 1)
            ? `- Sentence ${at + 1} rests on a value judgement, so it is normative.`
            : `- Sentence ${at + 1} can be tested against evidence, so it is positive.`,
        )
        .join('\n'),
    })
  },
  verify: ({ texts }) => {
    const judged = /should|unfair that|matters more|too high|ought|enough|wrong/
    return setName([1, 2, 3].filter(each => judged.test(texts[each - 1] ?? '')))
  },
})

const PUZZLES = [
  {
    good: 'bus journeys',
    right: [
      'The price of petrol for cars rose.',
      'The fares of trains and trams rose.',
      'The population of the city rose.',
    ],
    wrong: [
      'The fares of trains and trams fell.',
      'More people worked from home.',
      'The price of petrol for cars fell.',
    ],
  },
  {
    good: 'ice cream',
    right: [
      'The weather became hotter.',
      'A successful advertisement for ice cream was shown.',
      'More tourists arrived.',
    ],
    wrong: [
      'The price of frozen yoghurt fell.',
      'A campaign warned of the sugar in ice cream.',
      'The weather became colder.',
    ],
  },
  {
    good: 'coffee',
    right: [
      'The price of tea rose.',
      'Incomes rose, and coffee is a normal good.',
      'A report praised the effects of coffee on health.',
    ],
    wrong: [
      'The price of tea fell.',
      'Incomes fell, and coffee is a normal good.',
      'The price of coffee machines for the home rose.',
    ],
  },
] as const

const otherThingsChanged = template({
  ...as,
  name: 'other-things-not-equal',
  subtopic: '1.2',
  difficulty: 3,
  values: random => {
    const { good, right, wrong } = random.pick(PUZZLES)
    return { good, right: random.pick(right), wrong, price: random.int(4, 12), sales: random.int(2, 6) }
  },
  make: ({ good, right, wrong, price, sales }) =>
    choice({
      stem: `Theory says that, *ceteris paribus*, a higher price reduces the quantity demanded. In one month the price of ${good} rose by ${price}%, and in the same month the quantity bought rose by ${sales}%.`,
      prompt: 'Which other change in that month could explain the data without contradicting the theory?',
      subtopic: '1.2',
      objective: 'AO2',
      options: statements(
        right,
        wrong.map(
          (text): Wrong => [
            text,
            `You chose a change that by itself would make people buy less: together with the higher price it would have cut the quantity of ${good}.`,
          ],
        ),
      ),
      solution: `*Ceteris paribus* was not met: something else raised demand at the same time, by more than the higher price reduced the quantity demanded. “${right.replace(/\.$/, '')}” raises the demand for ${good}. The other three changes would lower it.`,
    }),
})

const PERIODS = ['short run', 'long run', 'very long run'] as const
const PERIOD_CASES = [
  {
    who: 'bakery',
    texts: [
      'It hires another baker but cannot yet change its ovens or its building.',
      'It moves to a larger building with more ovens of the present kind.',
      'It bakes with a new kind of oven that has just been invented.',
    ],
  },
  {
    who: 'farm',
    texts: [
      'It uses more fertiliser on an area of land that cannot yet be changed.',
      'It buys more land and more tractors of the present kind.',
      'It plants seeds that scientists have newly developed and a new law permits.',
    ],
  },
  {
    who: 'taxi firm',
    texts: [
      'It asks its drivers to work longer hours with a fixed number of cars.',
      'It doubles the number of its cars, drivers and garages.',
      'It uses newly invented cars without drivers after the law has been changed.',
    ],
  },
  {
    who: 'clothing factory',
    texts: [
      'It adds a night shift, but the number of its machines is fixed.',
      'It builds a second factory like the first.',
      'It works with newly invented robots that can sew.',
    ],
  },
] as const

const threePeriods = template({
  ...as,
  name: 'three-lengths-of-time',
  subtopic: '1.2',
  difficulty: 2,
  values: random => ({ ...random.pick(PERIOD_CASES), order: random.shuffle([0, 1, 2]) }),
  make: ({ who, texts, order }) => {
    const cells = order.map(kind => PERIODS[kind] ?? '')
    const swap = (one: string, two: string) =>
      cells.map(cell => (cell === one ? two : cell === two ? one : cell))
    return choice({
      stem: `Three changes at a ${who} are described.\n\n${order.map((kind, at) => `- Change ${at + 1}: ${texts[kind]}`).join('\n')}`,
      prompt: 'In which period does an economist place each change?',
      subtopic: '1.2',
      objective: 'AO1',
      options: rows(['change 1', 'change 2', 'change 3'], cells, [
        [
          swap('short run', 'long run'),
          'You exchanged short run and long run: in the short run at least one factor is fixed, in the long run all can vary.',
        ],
        [
          swap('long run', 'very long run'),
          'You exchanged long run and very long run: only in the very long run does technology change.',
        ],
        [
          swap('short run', 'very long run'),
          'You exchanged short run and very long run: in the short run at least one factor is fixed, in the very long run even technology changes.',
        ],
      ]),
      solution:
        'Short run: at least one factor of production is fixed. Long run: all factors can be varied, with the same technology. Very long run: technology and other influences, such as laws, change as well.',
    })
  },
})

const METHOD = [
  {
    ask: 'Why do economists assume *ceteris paribus*?',
    right: ['to isolate the effect of one change from the effects of others', 'to study one cause at a time'],
    wrong: [
      [
        'to make sure that predictions always come true',
        'You took the assumption for a promise. In reality other things change, so predictions may fail.',
      ],
      [
        'to include every influence that acts in real life',
        'You have it the wrong way round: the other influences are held constant, not included.',
      ],
      [
        'to decide which outcome is the fairest',
        'You mixed it up with a value judgement, which belongs to normative economics.',
      ],
    ],
    solution:
      '*Ceteris paribus* means that all other influences are held constant. So the effect of one change can be seen by itself.',
  },
  {
    ask: 'Why do economists use simplified models?',
    right: [
      'to show the main links between causes and effects',
      'to explain and predict behaviour without every detail',
    ],
    wrong: [
      [
        'to avoid the need to make assumptions',
        'You overlooked that every model rests on assumptions: they are what simplifies it.',
      ],
      [
        'to describe the economy with all its details',
        'You described the opposite: a model leaves out most details on purpose.',
      ],
      [
        'to prove which policy ought to be chosen',
        'You asked too much of a model: what ought to be done also needs a value judgement.',
      ],
    ],
    solution:
      'A model is a simplified picture of reality, based on assumptions. It leaves out details so that the main links can be seen, used for predictions and tested.',
  },
  {
    ask: 'Why are predictions in economics usually less certain than those in physics?',
    right: [
      'because people differ and may change how they behave',
      'because an economist can seldom hold other influences constant',
    ],
    wrong: [
      [
        'because economic theories cannot be tested with evidence',
        'You went too far: economics tests its theories with data, as every science does.',
      ],
      [
        'because all economic statements are opinions',
        'You overlooked positive statements, which can be tested.',
      ],
      [
        'because economists do not use models',
        'You overlooked that models, such as demand and supply, are the main tool of economics.',
      ],
    ],
    solution:
      'Economics is a social science: it studies people, who differ, change their minds and react to one another, and it can seldom make experiments in which all else stays constant. It still uses models and tests them.',
  },
] as const

const method = template({
  ...as,
  name: 'models-and-assumptions',
  subtopic: '1.2',
  difficulty: 2,
  values: random => {
    const topic = random.pick(METHOD)
    return { topic, right: random.pick(topic.right) }
  },
  make: ({ topic, right }) =>
    choice({
      stem: '',
      prompt: topic.ask,
      subtopic: '1.2',
      objective: 'AO1',
      options: statements(
        right,
        topic.wrong.map(([text, error]): Wrong => [text, error]),
      ),
      solution: topic.solution,
    }),
})

export const templates = [
  nextBest,
  costOfOneUnit,
  ownedAsset,
  scarcity,
  threeQuestions,
  positiveOrNormative,
  threeSentences,
  otherThingsChanged,
  threePeriods,
  method,
]
