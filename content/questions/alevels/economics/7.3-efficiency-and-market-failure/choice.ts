import { pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { market, ppcPoints } from '@/lib/figures/markets'
import { dot, type Point } from '@/lib/figures/shapes'
import { type Claim, combinationOf, combinations, judgedClaims, listed } from '../combinations'
import { capital, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('7.3')

export { templates }

const MAKERS = [
  ['A bakery', 'loaves per hour'],
  ['A potter', 'bowls per day'],
  ['A garden centre', 'plants per day'],
  ['A bicycle workshop', 'bicycles per month'],
] as const

const lowestAt = (values: readonly number[]) => values.indexOf(Math.min(...values))

question('two-efficient-outputs-in-a-table', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const least = random.pick([3, 4])
    const [c, k, fall] = [random.int(10, 16), random.pick([0.5, 1]), random.pick([1, 2, 3])]
    const units = [1, 2, 3, 4, 5, 6].slice(0, least + 2)
    const average = units.map(u => c + k * (u - least) ** 2)
    const marginal = units.map(u => c + k * (u - least) ** 2 + 2 * k * u * (u - least))
    const right = [least - 1, least + random.pick([0, 1])] as const
    const price = units.map((_, at) => (marginal[right[1]] ?? 0) + fall * (right[1] - at))
    const gap = price.map((p, at) => p - (average[at] ?? 0))
    const cheapest = lowestAt(marginal)
    const dearest = gap.indexOf(Math.max(...gap))
    const isFine =
      marginal.every(value => value > 0) &&
      (gap[right[1]] ?? 0) >= 0 &&
      !right.includes(cheapest) &&
      !right.includes(dearest) &&
      gap.filter(each => each === gap[dearest]).length === 1 &&
      marginal.filter(each => each === marginal[cheapest]).length === 1
    const scale = random.pick([5, 10, 20, 50])
    const outputs = units.map(u => u * scale)
    return isFine
      ? { who: random.pick(MAKERS), outputs, average, marginal, price, right, cheapest, dearest }
      : null
  },
  make: ({ who: [who, unit], outputs, average, marginal, price, right, cheapest, dearest }) => {
    const cells = (one: number, other: number) => [plain(outputs[one] ?? 0), plain(outputs[other] ?? 0)]
    const [p, a] = right
    return {
      stem: `${who} has these costs and could sell each output at the price shown. There are no externalities.`,
      table: {
        head: [`output / ${unit}`, 'average cost / \\$', 'marginal cost / \\$', 'price / \\$'],
        rows: outputs.map((output, at) => [
          plain(output),
          ...[average, marginal, price].map(list => plain(list[at] ?? 0, 2)),
        ]),
      },
      prompt: 'Which row shows the outputs that are productively and allocatively efficient?',
      options: rows(['productively efficient', 'allocatively efficient'], cells(p, a), [
        [
          cells(a, p),
          'You exchanged the conditions. Productive efficiency needs the lowest average cost, allocative efficiency a price equal to marginal cost.',
        ],
        [
          cells(cheapest, a),
          'You looked for the lowest marginal cost. It is average cost that must be at its lowest.',
        ],
        [
          cells(p, dearest),
          'You looked for the largest gap between price and average cost. That is the profit on each unit, not a test of efficiency.',
        ],
      ]),
      solution: `Productive efficiency: average cost is lowest, ${money(average[p] ?? 0)}, at an output of ${plain(outputs[p] ?? 0)}. Marginal cost is equal to it there.

Allocative efficiency: price equals marginal cost, both ${money(price[a] ?? 0)}, at an output of ${plain(outputs[a] ?? 0)}. Consumers value the last unit at just what it costs.`,
    }
  },
  // Where MC meets AC, and where the sign of price less marginal cost has just reached zero.
  verify: ({ outputs, average, marginal, price, right }) => {
    const same = (one: readonly number[], other: readonly number[]) =>
      outputs.filter((_, at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) < 1e-9)
    const [first, ...more] = same(marginal, average)
    const [second, ...others] = same(price, marginal)
    const isOne = more.length + others.length === 0 && second === outputs[right[1]]
    return isOne ? plain(first ?? 0) : ''
  },
})

const m = market({ x: '', y: '', width: 240, height: 200 })

const onCurve = (x: number): Point => [x, 84 * Math.sqrt(1 - (x / 88) ** 2)]

const MIXES = [
  ['food', 'clothing'],
  ['wheat', 'steel'],
  ['consumer goods', 'capital goods'],
  ['hospitals', 'roads'],
] as const

/** Inside, on the curve with more of both, on the curve with less of one, outside. */
const ROLES = ['inside', 'both', 'one', 'outside'] as const

const STEPS = {
  productive: {
    from: 0,
    to: 1,
    prompt:
      'The curve does not move. Which move is a gain in productive efficiency that leaves the country with less of neither good?',
    why: 'It leads from inside the curve to the curve, with more of both goods: resources that were idle or wasted are now used.',
    error:
      'You chose the move from inside the curve to a point with more of both goods. It ends waste; it is possible with the resources of today.',
  },
  allocative: {
    from: 1,
    to: 2,
    prompt:
      'The curve does not move. Which move of the country leaves productive efficiency as it is, but may bring it closer to the mix of goods that people want?',
    why: 'It leads along the curve. All points on the curve are productively efficient, but only one mix suits the wants of people best.',
    error:
      'You chose the move along the curve. It trades one good for the other, and both points are productively efficient.',
  },
  dynamic: {
    from: 1,
    to: 3,
    prompt:
      'Which move is possible only if the curve moves outwards, for example through a gain in dynamic efficiency?',
    why: 'It leads beyond the curve. Only better methods or more and better resources can move the curve outwards.',
    error: 'You chose the move beyond the curve. The resources and methods of today do not allow it.',
  },
  mixed: {
    from: 0,
    to: 2,
    prompt: '',
    why: '',
    error:
      'You chose the move from inside the curve to a point with less of one of the goods than before. It ends waste and changes the mix of goods.',
  },
} as const

type Step = keyof typeof STEPS

question('moves-and-kinds-of-efficiency', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    asked: random.pick(['productive', 'allocative', 'dynamic'] as const),
    letters: random.shuffle(LETTERS),
    goods: random.pick(MIXES),
    isHigh: random.chance(0.5),
  }),
  make: ({ asked, letters, goods: [x, y], isHigh }) => {
    const points: readonly Point[] = [[40, 44], onCurve(60), onCurve(isHigh ? 22 : 80), [77, 76]]
    const letter = (role: number) => letters[role] ?? ''
    const move = (step: Step) => `from ${letter(STEPS[step].from)} to ${letter(STEPS[step].to)}`
    const where = [
      'inside the curve',
      `on the curve, with more of both goods than ${letter(0)}`,
      `on the curve, with a larger quantity of ${isHigh ? y : x} but a smaller quantity of ${isHigh ? x : y} than ${letter(0)}`,
      `beyond the curve, with more of both goods than ${letter(1)}`,
    ]
    const all: readonly Step[] = ['productive', 'allocative', 'dynamic', 'mixed']
    return {
      stem: 'The diagram shows the production possibility curve of a country and four points.',
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy-a-level/points-and-efficiency',
          title: 'A production possibility curve with four points',
          description: `${capital(y)} on the vertical axis, ${x} on the horizontal axis. A production possibility curve bows outwards. ${ROLES.map((_, role) => `${letter(role)} lies ${where[role]}.`).join(' ')}`,
          height: 276,
        },
        market({ x: `Quantity of ${x}`, y: `Quantity of ${y}`, width: 240, height: 200 }).axes,
        m.bent(ppcPoints(88, 84), '', 'p'),
        ...points.map(
          (point, role) => dot(...m.at(...point)) + m.label(point[0] + 3, point[1] + 3, letter(role)),
        ),
      ),
      prompt: STEPS[asked].prompt,
      right: move(asked),
      wrong: all.filter(step => step !== asked).map((step): Wrong => [move(step), STEPS[step].error]),
      solution: `The move ${move(asked)}: ${STEPS[asked].why.charAt(0).toLowerCase()}${STEPS[asked].why.slice(1)}`,
    }
  },
  // From the co-ordinates: how far each end lies inside the curve, and what happens to the two goods.
  verify: ({ asked, letters, isHigh }) => {
    const x = [40, 60, isHigh ? 22 : 80, 77]
    const y = [44, onCurve(60)[1], onCurve(isHigh ? 22 : 80)[1], 76]
    const side = (at: number) =>
      Math.round(((x[at] ?? 0) / 88) ** 2 * 1000 + ((y[at] ?? 0) / 84) ** 2 * 1000) - 1000
    const found = [0, 1].flatMap(from =>
      [1, 2, 3]
        .filter(to => {
          const isMore = (x[to] ?? 0) > (x[from] ?? 0) && (y[to] ?? 0) > (y[from] ?? 0)
          if (asked === 'dynamic') return from === 1 && side(to) > 1
          if (asked === 'productive') return side(from) < -1 && Math.abs(side(to)) <= 1 && isMore
          return from !== to && Math.abs(side(from)) <= 1 && Math.abs(side(to)) <= 1
        })
        .map(to => `from ${letters[from]} to ${letters[to]}`),
    )
    return found.length === 1 ? (found[0] ?? '') : ''
  },
})

const CLAIMS: readonly (readonly Claim[])[] = [
  [
    {
      text: 'Every point on a production possibility curve is productively efficient.',
      isTrue: true,
      why: 'on the curve more of one good is possible only with less of the other',
    },
    {
      text: 'A firm is productively efficient where its average cost is lowest.',
      isTrue: true,
      why: 'no other output can be made at a lower cost per unit',
    },
    {
      text: 'A firm is productively efficient at every output at which it makes a profit.',
      isTrue: false,
      why: 'a high price can bring a profit although average cost is not at its lowest',
    },
  ],
  [
    {
      text: 'Every point on a production possibility curve is allocatively efficient.',
      isTrue: false,
      why: 'the mix of goods may differ from the one that people want most',
    },
    {
      text: 'Where price is above marginal cost, too little of the good is produced.',
      isTrue: true,
      why: 'a further unit would be worth more to consumers than it costs',
    },
    {
      text: 'Where price is below marginal cost, too little of the good is produced.',
      isTrue: false,
      why: 'the last unit costs more than it is worth, so too much is produced',
    },
  ],
  [
    {
      text: 'A Pareto optimal allocation can be very unequal.',
      isTrue: true,
      why: 'taking from the rich makes them worse off, so it is no Pareto improvement',
    },
    {
      text: 'There can be more than one Pareto optimal allocation.',
      isTrue: true,
      why: 'allocations in which different people are well off can all be such that nobody can gain without a loss to another',
    },
    {
      text: 'A change by which the winners gain more than the losers lose is a Pareto improvement.',
      isTrue: false,
      why: 'a Pareto improvement leaves nobody worse off',
    },
  ],
  [
    {
      text: 'Dynamic efficiency is about lower costs and better products over time.',
      isTrue: true,
      why: 'it is the result of innovation and investment, not a state at one moment',
    },
    {
      text: 'A firm with market power may be dynamically efficient.',
      isTrue: true,
      why: 'its profit can pay for research and its patents make research worth while',
    },
    {
      text: 'A firm is dynamically efficient when price equals marginal cost.',
      isTrue: false,
      why: 'that is allocative efficiency, which is static',
    },
  ],
]

question('statements-about-efficiency', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const claims = random.sample(CLAIMS, 3).map(group => random.pick(group))
    return combinationOf(claims.map(({ isTrue }) => isTrue)) === '' ? null : { claims }
  },
  make: ({ claims }) => ({
    stem: `These statements are about efficiency in an economy without externalities.

${listed(claims)}`,
    prompt: ['Which statements are correct?', 'Which of the statements are correct?'],
    options: combinations(claims),
    solution: judgedClaims(claims),
  }),
})

const NO_FAILURE = pairs<string>({
  'Coffee becomes much dearer after a frost has destroyed part of the harvest.':
    'the higher price tells buyers that coffee has become scarcer',
  'A maker of film cameras closes, because buyers have changed to digital ones.':
    'resources leave a use that consumers no longer want',
  'Hotels charge more in the holiday season, when most people want a room.':
    'the higher price shares out rooms that are scarce at that time',
  'A factory loses its customers to a rival that makes the same product at a lower cost.':
    'production moves to where it takes fewer resources',
  'Wages of electricians rise when more of them are wanted, and more people train for the job.':
    'a signal of the market is followed by a movement of labour',
})

const FAILURE = pairs<string>({
  'Waste from a tannery kills the fish from which a village lives.':
    'a cost to third parties is left out of the price',
  'Miners stay unemployed for years, while builders are sought in another region.':
    'labour is immobile, so it does not move to where it is wanted',
  'The only ferry company of an island keeps its fares far above marginal cost.':
    'market power keeps output below the efficient level',
  'No firm builds a flood wall, because people benefit from it whether they pay or not.':
    'a public good is not supplied, as free riders do not pay',
  'Few adults have themselves vaccinated, because they look at their own gain only.':
    'a benefit to third parties is left out of the decision',
  'Owners of sound used cars do not sell, because buyers cannot tell them from faulty ones.':
    'information is missing on one side, so trade breaks down',
  'Young people buy e-cigarettes, the harm of which they do not know.':
    'information is missing, so too much is consumed',
})

question('market-failure-or-working-market', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const negative = random.chance(0.3)
    const [own, others] = negative ? [NO_FAILURE, FAILURE] : [FAILURE, NO_FAILURE]
    return { negative, own: random.pick(own), others: random.sample(others, 3) }
  },
  make: ({ negative, own, others }) => ({
    stem: '',
    prompt: negative
      ? ['Which is **not** a market failure?', 'Which event is **not** an example of market failure?']
      : ['Which is a market failure?', 'Which event is an example of market failure?'],
    right: own[0],
    wrong: others.map(
      ([text, why]): Wrong => [
        text,
        negative
          ? `You chose a market failure: ${why}.`
          : `You chose a market that works, even if somebody is hurt by it: ${why}.`,
      ],
    ),
    solution: `Market failure is a misallocation of resources by the free market. ${
      negative
        ? `In the event named there is none: ${own[1]}. In the other three resources are misallocated.`
        : `In the event named there is one: ${own[1]}. In the other three the price mechanism does what it should.`
    }`,
  }),
})

const FAILURES = [
  {
    text: 'The only firm with a licence to sell satellite phones in a country sets a price of three times the marginal cost.',
    reason: 'market power',
    quantity: 'too small',
    other: 'public good',
    why: 'People who value a phone at more than it costs to make go without.',
  },
  {
    text: 'Dust from a cement works settles on the houses around it. The firm pays nothing for the damage.',
    reason: 'negative externality',
    quantity: 'too large',
    other: 'factor immobility',
    why: 'Price and output leave the cost to the neighbours out.',
  },
  {
    text: 'People buy a herbal drink because they believe false claims that it cures their illness. It harms nobody.',
    reason: 'information failure',
    quantity: 'too large',
    other: 'negative externality',
    why: 'Buyers value the drink at more than it gives them, and nobody else is affected.',
  },
  {
    text: 'Many competing firms train few apprentices, because other firms, which pay nothing for the training, may gain from it.',
    reason: 'positive externality',
    quantity: 'too small',
    other: 'market power',
    why: 'A firm looks at its own benefit, which is less than the benefit to all.',
  },
  {
    text: 'Many workers save little for their old age, because they underrate how long they are likely to live. Others are not affected.',
    reason: 'information failure',
    quantity: 'too small',
    other: 'positive externality',
    why: 'Savers undervalue what the saving gives them, and nobody else is affected.',
  },
  {
    text: 'Passengers of many small airlines look at the fare only. The noise of take-off disturbs those who live near an airport.',
    reason: 'negative externality',
    quantity: 'too large',
    other: 'market power',
    why: 'The cost to residents is not part of the fare.',
  },
] as const

const TURNED = { 'too small': 'too large', 'too large': 'too small' } as const

question('reason-and-result-of-failure', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    item: random.pick(FAILURES),
    lead: random.pick(['Which row describes this market failure?', 'Which row explains what goes wrong?']),
  }),
  make: ({ item, lead }) => ({
    stem: item.text,
    prompt: lead,
    columns: 'reason | quantity in the free market',
    right: `${item.reason} | ${item.quantity}`,
    wrong: {
      [`${item.reason} | ${TURNED[item.quantity]}`]: `You have the reason right, but not the result. ${item.why} So the quantity is ${item.quantity}.`,
      [`${item.other} | ${item.quantity}`]: `You have the result right, but the reason is another one: ${item.reason}. ${item.why}`,
      [`${item.other} | ${TURNED[item.quantity]}`]: `You took this for a case of ${item.other}. ${item.why} So reason and result are others.`,
    },
    solution: `${item.why} The reason is ${item.reason}, and the quantity in the free market is ${item.quantity}.`,
  }),
})
