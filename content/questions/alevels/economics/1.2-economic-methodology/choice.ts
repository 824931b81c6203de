import { inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { question, templates } = choiceQuestions('1.2')

export { templates }

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

question('positive-or-normative', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
      stem: '',
      prompt: `Which statement is **${asked}**?`,
      right,
      wrong,
      solution:
        asked === 'positive'
          ? `A positive statement can be tested against evidence, whether it proves true or false. “${right.replace(/\.$/, '')}” can be tested with data. The others contain value judgements: ${views.map(([, word]) => `“${word}”`).join(', ')}.`
          : `A normative statement rests on a value judgement. In “${right.replace(/\.$/, '')}” it lies in “${view[1]}”. The other three can be tested with data, whether they prove true or false.`,
    }
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

question('sentences-of-a-report', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
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
    return {
      stem: `A report contains three sentences.\n\n${texts.map((text, at) => `- Sentence ${at + 1}: ${text}`).join('\n')}`,
      prompt: 'Which sentences are normative?',
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
    }
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

question('other-things-not-equal', {
  facts: { difficulty: 3, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const { good, right, wrong } = random.pick(PUZZLES)
    return { good, right: random.pick(right), wrong, price: random.int(4, 12), sales: random.int(2, 6) }
  },
  make: ({ good, right, wrong, price, sales }) => ({
    stem: `Theory says that, *ceteris paribus*, a higher price reduces the quantity demanded. In one month the price of ${good} rose by ${price}%, and in the same month the quantity bought rose by ${sales}%.`,
    prompt: 'Which other change in that month could explain the data without contradicting the theory?',
    right,
    wrong: wrong.map(
      (text): Wrong => [
        text,
        `You chose a change that by itself would make people buy less: together with the higher price it would have cut the quantity of ${good}.`,
      ],
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

question('three-lengths-of-time', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ ...random.pick(PERIOD_CASES), order: random.shuffle([0, 1, 2]) }),
  make: ({ who, texts, order }) => {
    const cells = order.map(kind => PERIODS[kind] ?? '')
    const swap = (one: string, two: string) =>
      cells.map(cell => (cell === one ? two : cell === two ? one : cell))
    return {
      stem: `Three changes at a ${who} are described.\n\n${order.map((kind, at) => `- Change ${at + 1}: ${texts[kind]}`).join('\n')}`,
      prompt: 'In which period does an economist place each change?',
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
    }
  },
})

const METHOD = [
  {
    ask: 'Why do economists assume *ceteris paribus*?',
    right: ['to isolate the effect of one change from the effects of others', 'to study one cause at a time'],
    wrong: pairs({
      'to make sure that predictions always come true':
        'You took the assumption for a promise. In reality other things change, so predictions may fail.',
      'to include every influence that acts in real life':
        'You have it the wrong way round: the other influences are held constant, not included.',
      'to decide which outcome is the fairest':
        'You mixed it up with a value judgement, which belongs to normative economics.',
    }),
    solution:
      '*Ceteris paribus* means that all other influences are held constant. So the effect of one change can be seen by itself.',
  },
  {
    ask: 'Why do economists use simplified models?',
    right: [
      'to show the main links between causes and effects',
      'to explain and predict behaviour without every detail',
    ],
    wrong: pairs({
      'to avoid the need to make assumptions':
        'You overlooked that every model rests on assumptions: they are what simplifies it.',
      'to describe the economy with all its details':
        'You described the opposite: a model leaves out most details on purpose.',
      'to prove which policy ought to be chosen':
        'You asked too much of a model: what ought to be done also needs a value judgement.',
    }),
    solution:
      'A model is a simplified picture of reality, based on assumptions. It leaves out details so that the main links can be seen, used for predictions and tested.',
  },
  {
    ask: 'Why are predictions in economics usually less certain than those in physics?',
    right: [
      'because people differ and may change how they behave',
      'because an economist can seldom hold other influences constant',
    ],
    wrong: pairs({
      'because economic theories cannot be tested with evidence':
        'You went too far: economics tests its theories with data, as every science does.',
      'because all economic statements are opinions':
        'You overlooked positive statements, which can be tested.',
      'because economists do not use models':
        'You overlooked that models, such as demand and supply, are the main tool of economics.',
    }),
    solution:
      'Economics is a social science: it studies people, who differ, change their minds and react to one another, and it can seldom make experiments in which all else stays constant. It still uses models and tests them.',
  },
] as const

question('models-and-assumptions', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const topic = random.pick(METHOD)
    return { topic, right: random.pick(topic.right) }
  },
  make: ({ topic, right }) => ({
    stem: '',
    prompt: topic.ask,
    right,
    wrong: topic.wrong.map(([text, error]): Wrong => [text, error]),
    solution: topic.solution,
  }),
})
