import { bySize, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { dot, type Point } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('2.1')

export { templates }

const BUYERS = [
  { good: 'milk', one: 'household', ones: 'households', other: 'café', others: 'cafés', unit: 'litres' },
  { good: 'flour', one: 'household', ones: 'households', other: 'bakery', others: 'bakeries', unit: 'kg' },
  {
    good: 'rice',
    one: 'household',
    ones: 'households',
    other: 'restaurant',
    others: 'restaurants',
    unit: 'kg',
  },
  {
    good: 'fruit juice',
    one: 'household',
    ones: 'households',
    other: 'hotel',
    others: 'hotels',
    unit: 'litres',
  },
] as const

question('market-demand-from-individuals', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const many = random.step(200, 600, 50)
    const few = random.step(20, 60, 10)
    const price = random.int(2, 5)
    const [high1, low1] = [random.int(2, 3), random.int(4, 6)]
    const [high2, low2] = [random.step(20, 30, 5), random.step(35, 50, 5)]
    const before = many * high1 + few * high2
    const after = many * low1 + few * low2
    const right = after - before
    const wrong = [after, low1 + low2 - high1 - high2, many * (low1 - high1), before]
    return new Set([right, ...wrong]).size === 5
      ? {
          ...random.pick(BUYERS),
          many,
          few,
          price,
          high1,
          low1,
          high2,
          low2,
          before,
          after,
          right,
          wrong,
          kept: random.sample([0, 1, 2, 3], 3),
        }
      : null
  },
  make: v => ({
    stem: `A town has ${v.many} ${v.ones}, which are all alike, and ${v.few} ${v.others}, which are all alike. There are no other buyers of ${v.good}. The table shows the quantity of ${v.good} that each demands in a week, in ${v.unit}.`,
    table: {
      head: ['price', `each ${v.one}`, `each ${v.other}`],
      rows: [
        [money(v.price + 1), plain(v.high1), plain(v.high2)],
        [money(v.price), plain(v.low1), plain(v.low2)],
      ],
    },
    prompt: `The price falls from ${money(v.price + 1)} to ${money(v.price)}. By how many ${v.unit} a week does the quantity demanded in the market rise?`,
    options: bySize({
      right: v.right,
      wrong: [
        'You gave the quantity demanded at the lower price, not the rise.',
        'You added the changes of one buyer of each kind. Multiply by the number of buyers.',
        `You left out the ${v.others}. Market demand adds all buyers at each price.`,
        'You gave the quantity demanded at the higher price, not the rise.',
      ]
        .map((error, at): [number, string] => [v.wrong[at] ?? 0, error])
        .filter((_, at) => v.kept.includes(at)),
      print: value => plain(value),
    }),
    solution: `At ${money(v.price + 1)}: ${v.many} × ${v.high1} + ${v.few} × ${v.high2} = ${plain(v.before)}. At ${money(v.price)}: ${v.many} × ${v.low1} + ${v.few} × ${v.low2} = ${plain(v.after)}.

Rise: ${plain(v.after)} − ${plain(v.before)} = ${plain(v.right)} ${v.unit} a week. Quantities are added at each price (horizontal summation).`,
  }),
  verify: v => plain(v.many * (v.low1 - v.high1) + v.few * (v.low2 - v.high2)),
})

type Cause = 'cheaper' | 'dearer' | 'rise' | 'fall'

const DEMAND_CASES: readonly ({ good: string } & Readonly<Record<Cause, readonly string[]>>)[] = [
  {
    good: 'coffee',
    cheaper: ['The price of coffee falls.'],
    dearer: ['The price of coffee rises.'],
    rise: ['The price of tea, a substitute, rises.', 'The price of coffee machines, a complement, falls.'],
    fall: ['The price of tea, a substitute, falls.', 'The price of coffee machines, a complement, rises.'],
  },
  {
    good: 'train journeys',
    cheaper: ['The fares of trains fall.'],
    dearer: ['The fares of trains rise.'],
    rise: ['The fares of coaches, a substitute, rise.', 'The population of the region grows.'],
    fall: ['The fares of coaches, a substitute, fall.', 'More people work from home.'],
  },
  {
    good: 'restaurant meals',
    cheaper: ['The price of restaurant meals falls.'],
    dearer: ['The price of restaurant meals rises.'],
    rise: [
      'Incomes rise, and restaurant meals are a normal good.',
      'An advertising campaign for restaurants succeeds.',
    ],
    fall: ['Incomes fall, and restaurant meals are a normal good.', 'Cooking at home comes into fashion.'],
  },
  {
    good: 'the cheapest kind of bread',
    cheaper: ['The price of this bread falls.'],
    dearer: ['The price of this bread rises.'],
    rise: [
      'Incomes fall, and this bread is an inferior good.',
      'The price of other bread, a substitute, rises.',
    ],
    fall: [
      'Incomes rise, and this bread is an inferior good.',
      'The price of other bread, a substitute, falls.',
    ],
  },
]

const CAUSES = ['cheaper', 'dearer', 'rise', 'fall'] as const

const DEMAND_MEANS: Readonly<Record<Cause, string>> = {
  cheaper: 'an extension of demand, a movement down along the curve',
  dearer: 'a contraction of demand, a movement up along the curve',
  rise: 'a shift of the demand curve to the right',
  fall: 'a shift of the demand curve to the left',
}

question('movement-or-shift-of-demand', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const facts = random.pick(DEMAND_CASES)
    const texts = Object.fromEntries(CAUSES.map(each => [each, random.pick(facts[each])])) as Record<
      Cause,
      string
    >
    return { good: facts.good, asked: random.pick(CAUSES), texts, gap: random.pick([22, 26, 30]) }
  },
  make: ({ good, asked, texts, gap }) => {
    const m = market()
    const points: readonly [string, Point][] = [
      ['K', [36, 64]],
      ['L', [60, 40]],
      ['M', [36 + gap, 64]],
    ]
    const moves = { cheaper: ['K', 'L'], dearer: ['L', 'K'], rise: ['K', 'M'], fall: ['M', 'K'] } as const
    const [from, to] = moves[asked]
    return {
      stem: `The diagram shows demand in the market for ${good}.`,
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/two-demand-curves',
          title: 'Two demand curves and three points',
          description:
            'Price is on the vertical axis and quantity on the horizontal axis. Two parallel demand curves slope down: D1, and D2 to its right. Points K and L lie on D1, L lower and further to the right than K. Point M lies on D2, at the same price as K and a larger quantity.',
          height: 262,
        },
        m.axes,
        m.demand('*D*_{1}'),
        m.demand('*D*_{2}', gap),
        ...points.map(([name, point]) => dot(...m.at(...point)) + m.label(point[0] + 2, point[1] + 4, name)),
      ),
      prompt: `What could cause a move from ${from} to ${to}?`,
      right: texts[asked],
      wrong: CAUSES.filter(each => each !== asked).map(
        (each): Wrong => [texts[each], `You chose a cause of ${DEMAND_MEANS[each]}.`],
      ),
      solution: `The move from ${from} to ${to} is ${DEMAND_MEANS[asked]}. ${asked === 'cheaper' || asked === 'dearer' ? 'Only a change in the own price moves buyers along the curve' : 'The price is unchanged, so another determinant of demand must have changed'}: “${texts[asked].replace(/\.$/, '')}”.`,
    }
  },
})

const SUPPLY_CASES: readonly ({ good: string; note?: string } & Readonly<
  Record<Cause, readonly string[]>
>)[] = [
  {
    good: 'bread',
    cheaper: ['The price of bread falls because demand falls.'],
    dearer: ['The price of bread rises because demand rises.'],
    rise: ['The price of flour falls.', 'The government pays a subsidy to bakers.'],
    fall: ['The price of flour rises.', 'The wages of bakers rise.'],
  },
  {
    good: 'wheat',
    cheaper: ['The price of wheat falls because demand falls.'],
    dearer: ['The price of wheat rises because demand rises.'],
    rise: ['The weather is better than usual.', 'Barley, which grows on the same land, becomes cheaper.'],
    fall: ['The weather is worse than usual.', 'Barley, which grows on the same land, becomes dearer.'],
  },
  {
    good: 'solar panels',
    cheaper: ['The price of solar panels falls because demand falls.'],
    dearer: ['The price of solar panels rises because demand rises.'],
    rise: ['A new method makes panels with less material.', 'New firms enter the market.'],
    fall: ['The government removes a subsidy to producers.', 'Some firms leave the market.'],
  },
  {
    good: 'leather',
    note: 'Leather and beef come from the same animals.',
    cheaper: ['The price of leather falls because demand falls.'],
    dearer: ['The price of leather rises because demand rises.'],
    rise: [
      'Farmers raise more cattle because beef has become dearer.',
      'The cost of treating leather falls.',
    ],
    fall: [
      'Farmers raise fewer cattle because beef has become cheaper.',
      'An indirect tax is placed on leather.',
    ],
  },
]

const SUPPLY_MEANS: Readonly<Record<Cause, string>> = {
  cheaper: 'a contraction of supply, a movement down along the curve',
  dearer: 'an extension of supply, a movement up along the curve',
  rise: 'a shift of the supply curve to the right',
  fall: 'a shift of the supply curve to the left',
}

question('what-changes-supply', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const facts = random.pick(SUPPLY_CASES)
    const texts = Object.fromEntries(CAUSES.map(each => [each, random.pick(facts[each])])) as Record<
      Cause,
      string
    >
    return { good: facts.good, note: facts.note ?? '', asked: random.pick(CAUSES), texts }
  },
  make: ({ good, note, asked, texts }) => ({
    stem: note,
    prompt: `Which change causes ${SUPPLY_MEANS[asked].split(',')[0]?.replace('the supply curve', `the supply curve of ${good}`).replace(' of supply', ` of the supply of ${good}`)}?`,
    right: texts[asked],
    wrong: CAUSES.filter(each => each !== asked).map(
      (each): Wrong => [texts[each], `You chose a cause of ${SUPPLY_MEANS[each]}.`],
    ),
    solution: `${asked === 'cheaper' || asked === 'dearer' ? 'A change in the own price of a product moves its producers along the supply curve' : 'The supply curve shifts when something other than the own price changes what firms are willing and able to sell at each price'}: “${texts[asked].replace(/\.$/, '')}”.`,
  }),
})

const PRODUCTS = ['a bicycle', 'a phone', 'a guitar', 'a coat', 'a tablet computer'] as const

question('effective-demand-count', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const price = random.step(200, 400, 20)
    const [both, willOnly, ableOnly] = [random.int(1, 4), random.int(1, 3), random.int(1, 3)]
    const asked = random.pick(['yes', 'no', 'no', 'no'] as const)
    const kinds = random.shuffle([
      ...Array<string>(both).fill('both'),
      ...Array<string>(willOnly).fill('will'),
      ...Array<string>(ableOnly).fill('able'),
    ])
    const people = kinds.map(kind => ({
      will: kind === 'able' ? price - random.step(20, 80, 20) : price + random.step(20, 80, 20),
      able: kind === 'will' ? price - random.step(20, 80, 20) : price + random.step(20, 160, 20),
    }))
    const right = asked === 'yes' ? both : willOnly + ableOnly
    const wrong =
      asked === 'yes' ? [both + willOnly, both + ableOnly, kinds.length] : [willOnly, ableOnly, both]
    return new Set([right, ...wrong]).size === 4 && kinds.length <= 7
      ? { product: random.pick(PRODUCTS), price, people, asked, right, wrong }
      : null
  },
  make: ({ product, price, people, asked, right, wrong }) => {
    const errors =
      asked === 'yes'
        ? [
            'You counted those who are willing to pay. Some of them are not able to.',
            'You counted those who are able to pay. Some of them are not willing to.',
            'You counted all who would like to have one. A want alone is not effective demand.',
          ]
        : [
            'You counted those who are not able to pay, and left out those who are not willing to.',
            'You counted those who are not willing to pay, and left out those who are not able to.',
            'You counted those who do express effective demand.',
          ]
    return {
      stem: `The price of ${product} is ${money(price)}. ${['', '', '', 'Three', 'Four', 'Five', 'Six', 'Seven'][people.length]} people would each like to have one. The table shows the most that each is willing to pay and the most that each is able to pay.`,
      table: {
        head: ['person', 'willing to pay at most', 'able to pay at most'],
        rows: people.map(({ will, able: can }, at) => [plain(at + 1), money(will), money(can)]),
      },
      prompt:
        asked === 'yes'
          ? 'What is the effective demand of these people at this price?'
          : 'For how many of these people is the want **not** effective demand at this price?',
      options: bySize({
        right,
        wrong: errors.map((error, at): [number, string] => [wrong[at] ?? 0, error]),
        print: value => plain(value),
      }),
      solution: `Effective demand needs both the willingness and the ability to pay ${money(price)}: both columns must show at least this sum. That is so for ${plain(asked === 'yes' ? right : people.length - right)} of the ${people.length} people${asked === 'yes' ? '' : `, so for ${plain(right)} it is not`}.`,
    }
  },
  verify: ({ people, price, asked }) => {
    const count = people.reduce((sum, { will, able }) => sum + Number(Math.min(will, able) >= price), 0)
    return plain(asked === 'yes' ? count : people.length - count)
  },
})

const TRIOS = [
  { own: 'printers', substitute: 'copies from a shop', complement: 'printer ink' },
  { own: 'coffee', substitute: 'tea', complement: 'coffee filters' },
  { own: 'tennis rackets', substitute: 'badminton rackets', complement: 'tennis balls' },
  { own: 'petrol cars', substitute: 'electric cars', complement: 'petrol' },
  { own: 'butter', substitute: 'margarine', complement: 'sliced bread' },
] as const

question('price-change-and-related-goods', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ ...random.pick(TRIOS), up: random.chance(0.5), order: random.shuffle([0, 1, 2]) }),
  make: ({ own, substitute, complement, up, order }) => {
    const move = up ? 'movement up along it' : 'movement down along it'
    const [toRight, toLeft] = ['shift to the right', 'shift to the left']
    const [sub, com] = up ? [toRight, toLeft] : [toLeft, toRight]
    const arranged = (cells: readonly string[]) => order.map(at => cells[at] ?? '')
    return {
      stem: `A change in costs makes the price of ${own} ${up ? 'rise' : 'fall'}. ${substitute.charAt(0).toUpperCase() + substitute.slice(1)} and ${own} are substitutes; ${complement} and ${own} are complements.`,
      prompt: 'Which row shows what happens to the three demand curves?',
      options: rows(arranged([own, substitute, complement]), arranged([move, sub, com]), [
        [
          arranged([move, com, sub]),
          `You exchanged substitutes and complements: when ${own} become${/s$/.test(own) ? '' : 's'} ${up ? 'dearer, buyers turn to the substitute' : 'cheaper, buyers leave the substitute'}.`,
        ],
        [
          arranged([up ? toLeft : toRight, sub, com]),
          'You let the own price shift the demand curve. A change in the own price is a movement along the curve.',
        ],
        [
          arranged([move, sub, 'no change']),
          'You left out the complement: it is used together with the product, so its demand changes as well.',
        ],
      ]),
      solution: `The own price has changed, so there is a movement ${up ? 'up' : 'down'} along the demand curve for ${own}: ${up ? 'less' : 'more'} is demanded. Some buyers ${up ? 'turn to' : 'leave'} the substitute, whose demand curve shifts to the ${up ? 'right' : 'left'}. ${up ? 'Less' : 'More'} of the complement is wanted, so its demand curve shifts to the ${up ? 'left' : 'right'}.`,
    }
  },
})

question('firm-enters-the-market', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const price = random.int(4, 9)
    const first = random.step(20, 50, 5)
    const second = random.step(30, 60, 5)
    const gain = random.step(5, 15, 5)
    const entrant = random.step(15, 40, 5)
    const asked = random.pick(['total', 'rise'] as const)
    const rise = 2 * gain + entrant
    const right = asked === 'total' ? first + second + rise : rise
    const wrong =
      asked === 'total'
        ? [right - 2 * gain, right - entrant, right - gain, right + gain, first + second]
        : [2 * gain, entrant, gain + entrant, first + second + rise, right + gain]
    const good = random.pick(['cherries', 'honey', 'mushrooms', 'olives'])
    return new Set([right, ...wrong]).size === 6
      ? {
          price,
          first,
          second,
          gain,
          entrant,
          asked,
          right,
          wrong,
          good,
          kept: random.sample([0, 1, 2, 3, 4], 3),
        }
      : null
  },
  make: ({ price, first, second, gain, entrant, asked, right, wrong, good, kept }) => {
    const errors =
      asked === 'total'
        ? [
            'You used the old quantities of farms 1 and 2, which supply more at the higher price.',
            'You left out the third farm. Market supply adds what all firms supply at the price.',
            'You added the increase once only. Each of the two farms supplies more.',
            'You added the increase for the third farm, too. Its whole supply is already given.',
            'You gave the market supply at the lower price.',
          ]
        : [
            'You left out the third farm, which supplies nothing at the lower price.',
            'You counted the third farm only. The other two supply more as well.',
            'You added the increase once only. Each of the two farms supplies more.',
            'You gave the quantity supplied at the higher price, not the rise.',
            'You added the increase for the third farm, too. Its whole supply is already given.',
          ]
    return {
      stem: `Two farms are the only suppliers of ${good} in a town. At ${money(price)} per kg, farm 1 supplies ${first} kg and farm 2 supplies ${second} kg a day. The price rises to ${money(price + 2)}. Each of the two farms now supplies ${gain} kg more, and a third farm, whose costs were not covered at the lower price, supplies ${entrant} kg.`,
      prompt:
        asked === 'total'
          ? `What is the market supply at ${money(price + 2)}, in kg a day?`
          : 'By how many kg a day does the quantity supplied in the market rise?',
      options: bySize({
        right,
        wrong: errors
          .map((error, at): [number, string] => [wrong[at] ?? 0, error])
          .filter((_, at) => kept.includes(at)),
        print: value => plain(value),
      }),
      solution: `Market supply adds the quantities of all firms at one price: (${first} + ${gain}) + (${second} + ${gain}) + ${entrant} = ${first + second + 2 * gain + entrant} kg a day.${asked === 'rise' ? ` Before, it was ${first} + ${second} = ${first + second} kg, so it rises by ${right} kg a day.` : ''}`,
    }
  },
  verify: ({ first, second, gain, entrant, asked }) => {
    const after = [first, gain, second, gain, entrant].reduce((sum, each) => sum + each, 0)
    return plain(asked === 'total' ? after : after - first - second)
  },
})
