import { bySize, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.1')

export { templates }

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

question('next-best-alternative', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const { who, has, list, paid, verb } = random.pick(RANKINGS)
    return { who, has, ranked: random.shuffle(list), paid, verb, chosen: random.int(0, 2) }
  },
  make: ({ who, has, ranked, paid, verb, chosen }) => {
    const left = ranked.filter((_, at) => at !== chosen)
    const [best = '', second = '', last = ''] = left
    return {
      stem: `${who} has ${has}. The table shows how the four alternatives are ranked.`,
      table: {
        head: ['rank', 'alternative'],
        rows: ranked.map((each, at) => [`${at + 1}${at === 0 ? ' (most valued)' : ''}`, each]),
      },
      prompt: `${who.replace(/^A /, 'The ')} ${verb} ${ranked[chosen]}. What is the opportunity cost of this choice?`,
      right: best,
      wrong: {
        [chosen === 1 ? second : last]:
          chosen === 1
            ? 'You took the alternative ranked just below the chosen one. The best of all those given up ranks above it.'
            : 'You took the alternative with the lowest rank, but the opportunity cost is the best one given up.',
        [`${best}, ${second} and ${last} together`]:
          'You added all the alternatives, but only one of them could have been had instead.',
        [paid]: 'You gave what was paid. Opportunity cost is the next best alternative, not the money price.',
      },
      solution: `Opportunity cost is the value of the next best alternative given up. Of the three alternatives given up (${left.join(', ')}) the one with the highest rank is ${best}.`,
    }
  },
  verify: ({ ranked, chosen }) => (chosen === 0 ? ranked[1] : ranked[0]) ?? '',
})

const PRODUCERS = [
  {
    place: 'its land',
    per: 'year',
    who: 'A farm',
    one: 'tonne of wheat',
    ones: 'tonnes of wheat',
    two: 'tonnes of maize',
  },
  { place: 'its machines', per: 'week', who: 'A factory', one: 'table', ones: 'tables', two: 'chairs' },
  { place: 'its resources', per: 'year', who: 'An economy', one: 'bus', ones: 'buses', two: 'cars' },
  { place: 'its staff', per: 'day', who: 'A bakery', one: 'cake', ones: 'cakes', two: 'loaves of bread' },
  {
    place: 'its resources',
    per: 'year',
    who: 'An island',
    one: 'tonne of fish',
    ones: 'tonnes of fish',
    two: 'tonnes of rice',
  },
] as const

question('opportunity-cost-of-one-unit', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const producer = random.pick(PRODUCERS)
    const rate = random.pick([1.25, 1.6, 2.5, 4, 5])
    const most = random.step(40, 200, 20)
    const asked = random.pick(['one', 'two'] as const)
    const other = most * rate
    const right = asked === 'one' ? rate : 1 / rate
    return { ...producer, most, other, asked, right }
  },
  make: ({ place, per, who, one, ones, two, most, other, asked, right }) => {
    const unitTwo = two.replace('tonnes', 'tonne').replace('loaves', 'loaf').replace(/s$/, '')
    const [gained, given] = asked === 'one' ? [one, two] : [unitTwo, ones]
    const [top, below] = asked === 'one' ? [other, most] : [most, other]
    const print = (value: number) => `${plain(value)} ${given}`
    return {
      stem: `With all ${place}, ${who.charAt(0).toLowerCase() + who.slice(1)} can produce ${plain(most)} ${ones} or ${plain(other)} ${two} a ${per}, or a mixture of the two in proportion.`,
      prompt: `What is the opportunity cost of one ${gained}?`,
      options: bySize({
        right,
        wrong: {
          'You turned the fraction over. Divide what is given up by what is gained, not the other way round.':
            1 / right,
          'You gave the largest possible output of the other product. That is the cost of the whole output, not of one unit.':
            top,
          'You subtracted the two outputs. They are in different units; the cost of one unit is a ratio.':
            other - most,
        },
        print,
      }),
      solution: `Opportunity cost of one ${gained} = units given up ÷ units gained = ${plain(top)} ÷ ${plain(below)} = ${print(right)}.`,
    }
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
  },
  {
    who: 'A farmer',
    owns: 'a field',
    price: 45_000,
    use: 'leaves it empty to let the soil recover',
  },
  { who: 'A builder', owns: 'a crane', price: 90_000, use: 'uses it on her own building site' },
  { who: 'A taxi firm', owns: 'a garage', price: 75_000, use: 'parks its own taxis there' },
] as const

question('opportunity-cost-of-an-owned-asset', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const offers = random.sample([400, 450, 500, 550, 600, 650, 700, 750, 800], 3)
    return { ...random.pick(OWNED), offers, kept: random.sample([0, 1, 2, 3], 3) }
  },
  make: ({ who, owns, price, use, offers, kept }) => {
    const [low = 0, , high = 0] = [...offers].sort((one, other) => one - other)
    const sum = offers.reduce((total, each) => total + each, 0)
    return {
      stem: `${who} owns ${owns}, which was bought for ${money(price)} some years ago. Three other users each offer a monthly rent for the sole use of it: ${offers.map(each => money(each)).join(', ')}. The owner refuses all three offers and ${use}.`,
      prompt: `What is the opportunity cost of this decision for one month?`,
      options: bySize({
        right: high,
        wrong: kept.map(
          at =>
            (
              [
                [
                  0,
                  'You thought that what one owns costs nothing to use. The rent that others would pay is given up.',
                ],
                [
                  low,
                  'You took the lowest offer. Opportunity cost is the value of the best alternative given up.',
                ],
                [sum, 'You added the offers, but only one user could have had it.'],
                [
                  price,
                  'You took the price paid years ago. What is given up today is the best rent on offer.',
                ],
              ] as [number, string][]
            )[at] ?? [0, ''],
        ),
        print: money,
      }),
      solution: `No money is paid, but an alternative is given up. Only one of the offers could have been accepted, so the opportunity cost is the best of them: ${money(high)} a month. The price paid years ago has no effect on it.`,
    }
  },
  verify: ({ offers }) => money(Math.max(...offers)),
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

question('three-basic-questions', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const order = random.shuffle([0, 1, 2])
    return { order, texts: order.map(kind => random.pick(DECISIONS[kind] ?? [])) }
  },
  make: ({ order, texts }) => {
    const cells = order.map(kind => QUESTIONS[kind] ?? '')
    const swap = (one: string, two: string) =>
      cells.map(cell => (cell === one ? two : cell === two ? one : cell))
    return {
      stem: `Three decisions are made in an economy.\n\n${texts.map((text, at) => `- Decision ${at + 1}: ${text}`).join('\n')}`,
      prompt: 'Which basic question of resource allocation does each decision answer?',
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
    }
  },
})
