import { bySize, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { listed, numbering, reasons, setsOf } from '../numbered-statements'
import { capital, percent1 } from '../shared'

const { question, templates } = choiceQuestions('10.3')

export { templates }

const TAX_RATES = [
  [50, 40],
  [45, 36],
  [60, 50],
  [48, 40],
  [40, 32],
  [35, 28],
  [30, 25],
  [36, 30],
  [42, 35],
  [40, 25],
  [54, 45],
] as const

question('base-that-keeps-revenue-unchanged', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [high, low] = random.pick(TAX_RATES)
    const cut = random.chance(0.5)
    const [grows, shrinks] = [(high / low - 1) * 100, (1 - low / high) * 100]
    const right = cut ? grows : shrinks
    const slips: Slip[] = [
      cut
        ? [
            shrinks,
            'You took the percentage by which the rate falls. The base must rise by more, as the lower rate is applied to it.',
          ]
        : [
            grows,
            'You took the percentage by which the rate rises. The base may fall by less, as the higher rate is applied to it.',
          ],
      [high - low, 'You took the change of the rate in percentage points.'],
      [
        (low / high) * 100,
        'You gave one rate as a percentage of the other, and not the change that is needed.',
      ],
      cut
        ? [
            ((100 - low) / (100 - high) - 1) * 100,
            'You compared what people keep of their income. Revenue depends on what they pay.',
          ]
        : [
            (1 - (100 - high) / (100 - low)) * 100,
            'You compared what people keep of their income. Revenue depends on what they pay.',
          ],
    ]
    const wrong = threeSlips(random, right, slips, percent1)
    const tax = random.pick([
      ['rate of income tax', 'taxable income'],
      ['tax on company profits', 'taxable profits'],
      ['top rate of income tax', 'income taxed at this rate'],
    ] as const)
    return wrong && { high, low, cut, right, wrong, tax }
  },
  make: ({ high, low, cut, right, wrong, tax: [tax, base] }) => ({
    stem: cut
      ? `A government cuts the ${tax} from ${high}% to ${low}%. It expects that ${base} will then rise.`
      : `A government raises the ${tax} from ${low}% to ${high}%. It fears that ${base} will then fall.`,
    prompt: cut
      ? `By which percentage must ${base} rise, if tax revenue is not to change?`
      : `By which percentage can ${base} fall before tax revenue is lower than at first?`,
    options: bySize({ right, wrong, print: percent1 }),
    solution: cut
      ? `Revenue is the rate times the base. With a base of 100 it was ${high}. At ${low}% the same revenue needs a base of ${high} ÷ ${plain(low / 100)} = ${plain((100 * high) / low, 1)}, a rise of ${percent1(right)}.

If the base rises by more, the country was to the right of the peak of its Laffer curve.`
      : `Revenue is the rate times the base. With a base of 100 it was ${low}. At ${high}% the same revenue needs a base of ${low} ÷ ${plain(high / 100)} = ${plain((100 * low) / high, 1)}, a fall of ${percent1(right)}.

If the base falls by more, the higher rate lies beyond the peak of the Laffer curve.`,
  }),
  verify: ({ high, low, cut }) => {
    const [from, to] = cut ? [high, low] : [low, high]
    let [bottom, top] = [0, 400]
    for (let step = 0; step < 60; step += 1) {
      const middle = (bottom + top) / 2
      if (middle * to > 100 * from) top = middle
      else bottom = middle
    }
    return percent1(Math.abs(top - 100))
  },
})

const MONETARY = [
  {
    stem: '{who} cuts its rate of interest in order to raise output.',
    asked: 'In which case is the effect likely to be the weakest?',
    right: 'Firms have much idle capacity and expect sales to fall further.',
    wrong: {
      'Most loans have rates that change with the central bank’s rate.':
        'You chose a case with a strong effect: borrowers have more to spend at once.',
      'Exports react strongly to the exchange rate, and it floats.':
        'You chose a case with a strong effect: the currency falls, and net exports rise.',
      'Many firms have put off investment because loans were dear.':
        'You chose a case with a strong effect: these firms invest when loans become cheap.',
    },
    why: 'Firms that do not use the capacity they have will not borrow for more of it, however cheap loans are.',
  },
  {
    stem: '{who} increases the money supply in order to raise aggregate demand.',
    asked: 'In which case is the effect likely to be the weakest?',
    right: 'The rate of interest is near zero, and people hold any extra money.',
    wrong: {
      'The rate of interest is high, and house buyers wait for it to fall.':
        'You chose a case with a strong effect: a lower rate brings these buyers into the market.',
      'The rate of interest is high, and investment is elastic to it.':
        'You chose a case with a strong effect: a fall in the rate then raises investment by much.',
      'Banks have few bad loans, and many firms ask them for credit.':
        'You chose a case with a strong effect: banks lend the extra money, and firms spend it.',
    },
    why: 'This is a liquidity trap. The rate does not fall further, so nobody is led to borrow and spend more.',
  },
  {
    stem: '{who} raises its rate of interest in order to reduce inflation.',
    asked: 'In which case does the policy act least on the cause of inflation?',
    right: 'A poor harvest and a war abroad have made food and fuel dear.',
    wrong: {
      'Households buy cars and furniture with cheap bank loans.':
        'You chose demand-pull inflation. Dearer loans act on its cause.',
      'Firms borrow much in order to build offices and factories.':
        'You chose demand-pull inflation. Dearer loans act on its cause.',
      'House prices rise quickly, so owners feel rich and spend more.':
        'You chose demand-pull inflation. A higher rate cools the housing market and consumption.',
    },
    why: 'This is cost-push inflation. A higher rate reduces aggregate demand, but it makes neither food nor fuel less scarce.',
  },
  {
    stem: '{who} would like to set its rate of interest to suit the home economy.',
    asked: 'In which case is it the least free to do so?',
    right: 'The exchange rate is fixed, and capital moves freely.',
    wrong: {
      'The exchange rate floats, and capital moves freely.':
        'You forgot that a floating rate adjusts. The rate of interest need not defend it.',
      'The exchange rate floats, and capital flows are controlled.':
        'You chose a case with much freedom: neither the currency nor capital flows bind the rate.',
      'The exchange rate is fixed, and capital flows are controlled.':
        'You forgot the controls. As capital cannot leave freely, the rate of interest may differ from those abroad.',
    },
    why: 'If the rate were lower than abroad, capital would leave and press on the fixed exchange rate. So the rate of interest is needed to defend the currency.',
  },
] as const

question('case-of-weak-monetary-policy', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    item: random.pick(MONETARY),
    who: random.pick([
      'A central bank',
      'The central bank of a small economy',
      'An independent central bank',
    ]),
  }),
  make: ({ item, who }) => ({
    stem: item.stem.replace('{who}', who),
    prompt: item.asked,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

const LEAKS = [
  ['propensity to import', 'Extra income that is spent on imports does not return to home firms'],
  ['propensity to save', 'Extra income that is saved is not spent again'],
  ['rate of tax', 'Extra income that is taxed cannot be spent again'],
] as const

question('conditions-for-a-strong-fiscal-policy', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    leak: random.pick(LEAKS),
    strong: random.chance(0.5),
    flips: random.sample([[0], [1], [2], [0, 1], [0, 2], [1, 2]], 3),
    what: random.pick(['spends more on roads', 'builds hospitals', 'raises the pay of nurses and teachers']),
  }),
  make: ({ leak: [leak, why], strong, flips, what }) => {
    const best = strong ? [true, false, false] : [false, true, true]
    const cells = (list: readonly boolean[]) =>
      [list[0] ? 'large' : 'small', list[1] ? 'high' : 'low', list[2] ? 'large' : 'small'].join(' | ')
    const faults = [
      'spare capacity. With little of it, prices rise in place of output.',
      `the marginal ${leak}. ${why}, so the multiplier is smaller.`,
      'crowding out. If borrowing raises the rate of interest by much, private investment falls.',
    ]
    return {
      stem: `A government borrows and ${what}. How far real output rises depends on conditions in the economy.`,
      prompt: strong
        ? 'Which row makes the rise in real output the largest?'
        : 'Which row makes the rise in real output the smallest?',
      columns: `spare capacity | marginal ${leak} | rise in the rate of interest caused by the borrowing`,
      right: cells(best),
      wrong: Object.fromEntries(
        flips.map(flip => [
          cells(best.map((each, at) => (flip.includes(at) ? !each : each))),
          `You misjudged ${faults[flip[0] ?? 0]}`,
        ]),
      ),
      solution: `With much spare capacity firms can produce more without higher prices. ${why}, so the multiplier is large when the marginal ${leak} is low. And if the rate of interest hardly rises, private investment is not crowded out.

${strong ? 'The effect is the largest when all three hold.' : 'The effect is the smallest when the opposite of all three holds.'}`,
    }
  },
  verify: ({ strong }) => (strong ? 'large' : 'small'),
})

const SUPPLY_SIDE = [
  {
    name: 'lower top rates of income tax',
    kind: 'market-based',
    drawback: 'income is distributed less equally',
    no: 'an hour of overtime brings skilled workers a smaller reward',
  },
  {
    name: 'the sale of a state railway',
    kind: 'market-based',
    drawback: 'a private monopoly may charge high fares',
    no: 'the state must build up a stock of trains',
  },
  {
    name: 'lower unemployment benefits',
    kind: 'market-based',
    drawback: 'poverty of those without work may rise',
    no: 'the unemployed have less reason to look for jobs',
  },
  {
    name: 'weaker powers of trade unions',
    kind: 'market-based',
    drawback: 'wages of low-paid workers may fall',
    no: 'employers find it harder to change working hours',
  },
  {
    name: 'state training for the unemployed',
    kind: 'interventionist',
    drawback: 'it costs public money and takes years',
    no: 'workers find it harder to move to other occupations',
  },
  {
    name: 'grants for industries chosen by the state',
    kind: 'interventionist',
    drawback: 'the state may choose firms that fail',
    no: 'the state loses all influence on what is produced',
  },
  {
    name: 'public spending on ports and roads',
    kind: 'interventionist',
    drawback: 'projects take long and may cost more than planned',
    no: 'transport costs of private firms rise in the long run',
  },
] as const

question('supply-side-policy-and-its-drawback', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const [item, ...others] = random.sample(SUPPLY_SIDE, 4)
    // How many of the wrong rows name the wrong kind; the others name a wrong drawback.
    return item ? { item, others, kinds: random.int(1, 2) } : null
  },
  make: ({ item, others, kinds }) => ({
    stem: '',
    prompt: 'In which row are the kind and the drawback of a supply-side policy both correct?',
    columns: 'policy | kind | drawback',
    right: `${item.name} | ${item.kind} | ${item.drawback}`,
    wrong: Object.fromEntries(
      others.map(({ name, kind, drawback, no }, at) => {
        const other = kind === 'market-based' ? 'interventionist' : 'market-based'
        return at < kinds
          ? [
              `${name} | ${other} | ${drawback}`,
              `You chose a row with the wrong kind. This policy is ${kind}: ${kind === 'market-based' ? 'it gives market forces more room' : 'the government itself acts or pays'}.`,
            ]
          : [
              `${name} | ${kind} | ${no}`,
              `You accepted a drawback that the policy does not have. A real one: ${drawback}.`,
            ]
      }),
    ),
    solution: `${capital(item.name)}: this is ${item.kind}, because ${item.kind === 'market-based' ? 'it gives market forces more room' : 'the government itself acts or pays'}. A drawback is that ${item.drawback}.`,
  }),
})

question('change-of-a-fixed-exchange-rate', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const elastic = random.chance(0.5)
    const exports = elastic ? random.step(0.5, 1.2, 0.1) : random.step(0.1, 0.5, 0.1)
    const imports = elastic ? random.step(0.6, 0.9, 0.1) : random.step(0.1, 0.4, 0.1)
    const sum = exports + imports
    if (sum > 0.85 && sum < 1.2) return null
    // Each elasticity alone is below 1, so that only the sum shows it.
    if (exports >= 1) return null
    return {
      exports,
      imports,
      sum,
      down: random.chance(0.6),
      size: random.step(6, 15, 1),
      who: random.pick(['a country', 'an island economy', 'a country with much tourism']),
    }
  },
  make: ({ exports, imports, sum, down, size, who }) => {
    const better = sum > 1 === down
    const row = (account: boolean, prices: boolean) =>
      `${account ? 'improves' : 'worsens'} | ${prices ? 'rises' : 'falls'}`
    const [account, prices] = [
      `You misjudged the current account. The elasticities add up to ${plain(sum, 1)} without their signs, ${sum > 1 ? 'more' : 'less'} than 1.`,
      `You reversed the effect on costs. A ${down ? 'devaluation makes imports dearer' : 'revaluation makes imports cheaper'} in home currency.`,
    ]
    return {
      stem: `The exchange rate of ${who} is fixed. Its government ${down ? 'devalues' : 'revalues'} the currency by ${size}%. Trade was balanced. In the following months the price elasticity of demand is −${plain(exports, 1)} for exports and −${plain(imports, 1)} for imports; supply is elastic.`,
      prompt: 'Which row shows the likely effects in these months?',
      columns: 'current account balance | cost-push inflationary pressure',
      right: row(better, down),
      wrong: {
        [row(!better, down)]: account,
        [row(better, !down)]: prices,
        [row(!better, !down)]: `${account} And you reversed the effect on the prices of imports.`,
      },
      solution: `Without their signs the elasticities add up to ${plain(exports, 1)} + ${plain(imports, 1)} = ${plain(sum, 1)}, ${sum > 1 ? 'more than 1: the Marshall–Lerner condition holds' : 'less than 1: the Marshall–Lerner condition does not hold'}. So a ${down ? 'devaluation' : 'revaluation'} ${better ? 'improves' : 'worsens'} the current account.

${down ? 'Imports become dearer in home currency, which raises costs and prices.' : 'Imports become cheaper in home currency, which lowers costs and prices.'}`,
    }
  },
  verify: ({ exports, imports, down }) => {
    // A change of one per cent: export revenue and import spending in home currency.
    const change = down ? 0.01 : -0.01
    const earned = 1 + exports * change
    const spent = (1 + change) * (1 - imports * change)
    return earned > spent ? 'improves' : 'worsens'
  },
})

const TRADE = [
  {
    measure: 'puts a tariff on imported steel',
    right: 'lower costs for home firms that use steel',
    likely: {
      'higher output of home steel makers': 'their rivals’ steel becomes dearer',
      'tariffs of other countries in reply': 'foreign exporters of steel lose sales',
      'a higher price of steel on the home market': 'importers pass on much of the tariff',
    },
    why: 'Steel becomes dearer, imported or not. So firms that use it, such as car makers, have higher costs and lose competitiveness.',
  },
  {
    measure: 'limits the number of imported cars by a quota and gives the licences away to importers',
    right: 'revenue for the government from each imported car',
    likely: {
      'a higher price of cars on the home market': 'cars are scarcer',
      'a smaller choice of cars for consumers': 'fewer models are imported',
      'higher output of home car makers': 'buyers turn to home cars',
    },
    why: 'A quota limits a quantity and taxes nothing. As the licences are free, the gain from the higher price goes to those who hold them.',
  },
  {
    measure: 'joins a free trade agreement with its neighbours',
    right: 'stronger protection of its infant industries',
    likely: {
      'lower prices of goods from its neighbours': 'tariffs are removed',
      'greater economies of scale for its exporters': 'they sell to a larger market',
      'structural unemployment in some industries': 'some firms lose to rivals in the neighbouring countries',
    },
    why: 'Without tariffs and quotas young industries must compete with established firms of the neighbours at once.',
  },
  {
    measure: 'pays a subsidy for each tonne of exported sugar',
    right: 'a lower price of sugar for home consumers',
    likely: {
      'a larger volume of sugar exports': 'sales abroad now bring producers more',
      'complaints about dumping by other exporters': 'the sugar is sold abroad below its cost',
      'higher spending by the government': 'the subsidy is paid from taxes or loans',
    },
    why: 'Producers now earn more by a sale abroad. They sell less at home, so the home price rises.',
  },
] as const

question('unlikely-effect-of-a-trade-policy', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    item: random.pick(TRADE),
    who: random.pick(['A government', 'A middle-income country', 'A country with a trade deficit']),
  }),
  make: ({ item, who }) => ({
    stem: `${who} ${item.measure}.`,
    prompt: ['Which effect is **not** likely?', 'What is **not** a likely effect?'],
    right: item.right,
    wrong: Object.entries(item.likely).map(
      ([option, reason]): Wrong => [option, `You chose a likely effect: ${reason}.`],
    ),
    solution: `${item.why} The other three are likely effects.`,
  }),
})

// The effects on aggregate demand and on the current account balance.
const MEASURES = {
  'a rise in government spending': [1, -1],
  'a cut in government spending': [-1, 1],
  'a devaluation of the currency': [1, 1],
  'a revaluation of the currency': [-1, -1],
} as const

const INSIDE = {
  up: ['many workers are without jobs', 'there is much idle capacity and high unemployment'],
  down: ['demand-pull inflation is high', 'demand exceeds what firms can produce, so that inflation is high'],
}
const OUTSIDE = {
  up: ['a large deficit on its current account', 'imports that far exceed its exports'],
  down: ['a large surplus on its current account', 'exports that far exceed its imports'],
}

question('one-policy-for-two-objectives', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    demand: random.pick([1, -1] as const),
    account: random.pick([1, -1] as const),
    inside: random.int(0, 1),
    outside: random.int(0, 1),
    who: random.pick(['An economy', 'A small open economy', 'A country that exports manufactures']),
  }),
  make: ({ demand, account, inside, outside, who }) => {
    const side = (sign: number) => (sign > 0 ? 'up' : 'down')
    const list = Object.entries(MEASURES)
    const right = list.find(([, effects]) => effects[0] === demand && effects[1] === account)?.[0] ?? ''
    const effect = ([one, other]: readonly [number, number]) =>
      `it ${one > 0 ? 'raises' : 'lowers'} aggregate demand and ${other > 0 ? 'improves' : 'worsens'} the current account balance`
    return {
      stem: `${who} has ${OUTSIDE[side(account)][outside]}, and ${INSIDE[side(demand)][inside]}. Its exchange rate is fixed but can be changed, and demand for its exports and imports is elastic.`,
      prompt: [
        'Which policy, used alone, reduces both problems?',
        'Which single policy brings both the home economy and external trade closer to balance?',
      ],
      right,
      wrong: list
        .filter(([name]) => name !== right)
        .map(([name, effects]): Wrong => {
          const helped = [
            effects[0] === demand ? (demand > 0 ? 'unemployment' : 'inflation') : '',
            effects[1] === account ? 'external trade' : '',
          ].filter(Boolean)
          return [
            name,
            helped.length > 0
              ? `You thought of ${helped[0]} only. The other problem becomes worse: ${effect(effects)}.`
              : `You reversed both needs: ${effect(effects)}.`,
          ]
        }),
      solution: `Aggregate demand must ${demand > 0 ? 'rise' : 'fall'}, and the current account balance must ${account > 0 ? 'improve' : 'worsen, that is, the surplus must become smaller'}. Government spending changes AD and, through income, imports. The exchange rate changes net exports and through them AD.

Choose ${right}: ${effect([demand, account])}. ${demand === account ? 'A change in government spending would help one objective and harm the other.' : 'A change in the exchange rate would help one objective and harm the other.'}`,
    }
  },
  verify: ({ demand, account }) => {
    // Demand and account need the same direction: switch spending by the currency. Else change spending itself.
    if (demand === account) return `a ${demand > 0 ? 'de' : 're'}valuation of the currency`
    return demand > 0 ? 'a rise in government spending' : 'a cut in government spending'
  },
})

const FAILURES = {
  correct: [
    [
      'Public works planned in a recession begin in the following boom and add to inflation.',
      'Because of time lags the intervention makes the cycle worse.',
    ],
    [
      'Taxes are cut before an election although the economy is overheating.',
      'A political aim takes the place of the economic one, and inflation rises further.',
    ],
    [
      'A car industry that was protected to cut the trade deficit still has high costs after decades.',
      'Without competition it has no reason to become efficient, so the intervention wastes resources.',
    ],
    [
      'A price ceiling against inflation leads to empty shops and dear illegal markets.',
      'The intervention has an unintended effect: it causes a shortage.',
    ],
    [
      'Demand is raised further because officials estimate spare capacity that does not exist.',
      'Poor information makes the intervention raise inflation rather than output.',
    ],
  ],
  wrong: [
    [
      'A recession abroad reduces the country’s exports and employment.',
      'This is a shock from outside. No intervention has caused it.',
    ],
    [
      'A drought raises the price of food and the rate of inflation.',
      'This is a shock to supply. No intervention has caused it.',
    ],
    [
      'Private firms train too few workers because trained ones may leave.',
      'This is market failure: without intervention the market provides too little training.',
    ],
    [
      'Households lose confidence and save more, so output falls.',
      'This is a fall in private spending. No intervention has caused it.',
    ],
    [
      'A central bank cools a boom, so that inflation falls to its target and growth slows to its trend.',
      'The intervention reaches its aim and leaves the economy more stable.',
    ],
  ],
} as const

question('cases-of-macroeconomic-government-failure', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    item: numbering(random, FAILURES),
    who: random.pick([
      'Three statements describe events in different countries.',
      'A report on four decades makes three statements.',
      'A newspaper makes three statements on economic events.',
    ]),
  }),
  make: ({ item, who }) => ({
    stem: `${who}

${listed(item)}`,
    prompt: [
      'Which statements give examples of government failure?',
      'Which statements describe government failure in macroeconomic policy?',
    ],
    options: setsOf(item),
    solution: `Government failure means that intervention makes the use of resources worse.

${reasons(item).replaceAll(' is correct.', ' is an example.').replaceAll(' is not correct.', ' is no example.')}`,
  }),
})
