import { bySize, inAnyOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { asNumbered, numbering, type Pool } from '../numbered-statements'
import { byLetter, dollars, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('11.6')

export { templates }

const UNIONS = ['free trade area', 'customs union', 'monetary union', 'full economic union'] as const

type Union = (typeof UNIONS)[number]

const ADDS: Record<Union, string> = {
  'free trade area': 'no tariffs between members, and nothing more',
  'customs union': 'free trade between members and a common external tariff',
  'monetary union': 'in addition one currency and one central bank',
  'full economic union': 'in addition free movement of labour and capital and common economic policies',
}

question('stage-of-a-trading-bloc', {
  facts: { difficulty: 1, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ asked: random.pick(UNIONS), order: random.shuffle([...UNIONS]) }),
  make: ({ asked, order }) => {
    const right = LETTERS[order.indexOf(asked)] ?? ''
    const cell = (union: Union, from: number) => (UNIONS.indexOf(union) >= from ? 'yes' : 'no')
    return {
      stem: 'The table shows what the members of four trading blocs have agreed on.',
      table: {
        head: [
          'bloc',
          'no tariffs between members',
          'common external tariff',
          'one currency',
          'common policies on tax and spending',
        ],
        rows: order.map((union, at) => [LETTERS[at] ?? '', ...[0, 1, 2, 3].map(from => cell(union, from))]),
      },
      prompt: `Which bloc is a ${asked}${asked === 'full economic union' ? '' : ' and has gone no further'}?`,
      options: byLetter(
        right,
        Object.fromEntries(
          order.map((union, at) => [LETTERS[at] ?? '', `You chose a ${union}: ${ADDS[union]}.`]),
        ),
      ),
      solution: `The stages, each with what it adds: ${UNIONS.map(union => `${union} (${ADDS[union]})`).join('; ')}.

So the ${asked} is ${right}.`,
    }
  },
  verify: ({ asked, order }) => LETTERS[order.indexOf(asked)] ?? '',
})

const STEPS = [
  {
    told: 'A country leaves a free trade area and joins a customs union with the same partners.',
    asked: 'What can the country no longer do?',
    right: 'choose its own tariffs on goods from non-members',
    wrong: {
      'choose its own rate of interest for home borrowers':
        'You described a monetary union, in which one central bank sets the rate.',
      'choose how much its government taxes and spends':
        'You described a full economic union with common policies.',
      'import goods from members without paying a tariff':
        'You took away what both stages have: free trade between members.',
    },
    why: 'In a free trade area each member keeps its own tariffs on outsiders. A customs union has one external tariff, so its members cannot make trade agreements of their own.',
  },
  {
    told: 'A group of countries forms a free trade area. Their tariffs on goods from non-members differ widely.',
    asked: 'Why does the group agree on rules about where goods were made?',
    right: 'to stop goods of non-members from entering through the member with the lowest tariff',
    wrong: {
      'to stop members from selling their own goods to each other without a tariff':
        'You took away the aim of the area, which is free trade in the members’ own goods.',
      'to make all members charge the same tariff on the goods of non-members':
        'You described a customs union. In a free trade area the tariffs may differ.',
      'to let goods of non-members move without tariffs between all the members':
        'You reversed the aim. This is what the rules are to prevent.',
    },
    why: 'Without rules of origin, importers would use the member with the lowest tariff as a door to the others. A customs union has one external tariff and does not meet this problem.',
  },
  {
    told: 'Members of a customs union decide to form a monetary union.',
    asked: 'Which policy does each member give up by this step?',
    right: 'a change of its exchange rate against the other members',
    wrong: {
      'a tariff of its own on goods from non-members':
        'You chose what was given up at the step before, when the customs union was formed.',
      'a tariff of its own on goods from other members':
        'You chose what is given up at the first step, in a free trade area.',
      'a rate of income tax that differs from that of other members':
        'You chose what would belong to a full economic union.',
    },
    why: 'One currency means that there is no exchange rate between members, and one central bank sets the interest rate. Taxes remain national until there is a full economic union.',
  },
] as const

question('what-a-stage-changes', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    item: random.pick(STEPS),
    number: random.pick(['', 'There are five members. ', 'There are eight members. ']),
  }),
  make: ({ item, number }) => ({
    stem: `${item.told} ${number}`.trim(),
    prompt: item.asked,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

const SUPPLIERS = [
  ['home firms', 'partner', 'trade creation'],
  ['non-member', 'partner', 'trade diversion'],
  ['non-member', 'non-member', 'neither'],
  ['home firms', 'home firms', 'neither'],
] as const

question('supplier-before-and-after-joining', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const rate = random.pick([10, 20, 25, 40, 50])
    const outside = random.step(20, 60, 2)
    const partner = outside + random.step(2, 24, 2)
    const home = random.step(24, 96, 2)
    const [outsideTaxed, partnerTaxed] = [outside * (1 + rate / 100), partner * (1 + rate / 100)]
    const prices = [home, partner, outsideTaxed, partnerTaxed]
    if (prices.some((one, at) => prices.some((other, place) => place > at && Math.abs(one - other) < 0.9)))
      return null
    const before = home < outsideTaxed ? 'home firms' : 'non-member'
    const cheapest = Math.min(home, partner, outsideTaxed)
    const after = cheapest === home ? 'home firms' : cheapest === partner ? 'partner' : 'non-member'
    const at = SUPPLIERS.findIndex(([first, second]) => first === before && second === after)
    if (at === -1 || (at === 3 && random.chance(0.6))) return null
    return {
      rate,
      outside,
      partner,
      home,
      outsideTaxed,
      partnerTaxed,
      at,
      good: random.pick(['bicycle', 'pair of boots', 'drill', 'coat', 'toaster']),
    }
  },
  make: ({ rate, outside, partner, home, outsideTaxed, partnerTaxed, at, good }) => {
    const price = (value: number) => `\\$${Number.isInteger(value) ? plain(value) : plain(value, 2)}`
    const right = SUPPLIERS[at] ?? SUPPLIERS[0]
    const error = ([before, after]: (typeof SUPPLIERS)[number]) =>
      before !== right[0]
        ? `You ${before === 'home firms' ? 'took home firms for the cheapest before joining. The prices with the tariff' : 'overlooked that before joining the tariff falls on all imports'}: home ${price(home)}, non-member ${price(outsideTaxed)}, partner ${price(partnerTaxed)}.`
        : `You ${after === 'partner' ? 'took the partner for the cheapest because it pays no tariff. The prices after joining' : 'overlooked that after joining only the non-member pays the tariff'}: home ${price(home)}, non-member ${price(outsideTaxed)}, partner ${price(partner)}.`
    return {
      stem: `A country has a tariff of ${rate}% on all imports. It joins a neighbour in a customs union that has the same tariff on goods from non-members. Costs of production are constant, goods are alike, and there are no costs of transport.`,
      table: {
        head: ['producer', `price of a ${good} without tariff`],
        rows: [
          ['home firms', dollars(home)],
          ['the partner in the union', dollars(partner)],
          ['the cheapest non-member', dollars(outside)],
        ],
      },
      prompt: 'Which row shows from whom buyers in the country obtain the good, and the effect of joining?',
      options: rows(
        ['before', 'after', 'effect'],
        right,
        SUPPLIERS.filter(each => each !== right).map(each => [each, error(each)] as const),
      ),
      solution: `Before joining: home ${price(home)}, partner ${price(partner)} + ${rate}% = ${price(partnerTaxed)}, non-member ${price(outside)} + ${rate}% = ${price(outsideTaxed)}. The cheapest is ${right[0] === 'home firms' ? 'home output' : 'the non-member'}.

After joining the partner’s good costs ${price(partner)}, the others as before. ${
        at === 0
          ? 'Buyers switch from home firms to the partner, whose costs are lower: trade creation.'
          : at === 1
            ? 'Buyers switch from the non-member to the partner, whose costs are higher: trade diversion.'
            : `The partner is not the cheapest, so buyers stay with ${right[0] === 'home firms' ? 'home firms' : 'the non-member'}.`
      }`,
    }
  },
  // The first cell where the whole row agrees.
  verify: ({ rate, outside, partner, home, at }) => {
    const offers = (duty: number): [string, number][] => [
      ['home firms', home * 100],
      ['partner', partner * (100 + duty)],
      ['non-member', outside * (100 + rate)],
    ]
    const [before, after] = [offers(rate), offers(0)].map(list => list.sort((a, b) => a[1] - b[1])[0]?.[0])
    const effect =
      after !== 'partner' ? 'neither' : before === 'non-member' ? 'trade diversion' : 'trade creation'
    const found = [before, after, effect].join('; ')
    return found === SUPPLIERS[at]?.join('; ') ? (before ?? '') : found
  },
})

const thousand: Print = value => `a ${value < 0 ? 'loss' : 'gain'} of \\$${plain(Math.abs(value))} thousand`

question('net-welfare-of-joining', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const outside = random.step(20, 60, 5)
    const duty = random.pick([8, 10, 12])
    const extra = random.pick([1, 2, 3, 4, 6])
    const fall = duty - extra
    const [less, more] = [random.step(4, 12, 2) * fall, random.step(4, 16, 2) * fall]
    const supply = random.step(200, 400, 20)
    const imports = random.step(60, 240, 20)
    const [gainA, gainB, loss] = [(fall * less) / 2, (fall * more) / 2, extra * imports]
    const right = gainA + gainB - loss
    if (less > supply / 2 || Math.abs(right) < 20 || fall < 4) return null
    const slips = slipsOf({
      'You left out that the old imports now cost the country more: part of the lost tariff revenue goes to the partner.':
        gainA + gainB,
      'You took the triangles for rectangles.': 2 * gainA + 2 * gainB - loss,
      'You subtracted all the lost tariff revenue. Part of it goes to consumers as a lower price.':
        gainA + gainB - duty * imports,
      'You took the extra cost on all imports after joining. The additional imports replace nothing from the non-member.':
        gainA + gainB - extra * (imports + less + more),
      'You left out the gain from replacing dear home output.': gainB - loss,
      'You left out the gain from higher consumption.': gainA - loss,
      'You turned gains and losses round.': -right,
    })
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value !== 0),
      thousand,
    )
    return (
      wrong && {
        good: random.pick(['lamp', 'kettle', 'suitcase', 'tyre']),
        outside,
        duty,
        extra,
        fall,
        less,
        more,
        supply,
        imports,
        gainA,
        gainB,
        loss,
        right,
        wrong,
      }
    )
  },
  make: ({
    good,
    outside,
    duty,
    extra,
    fall,
    less,
    more,
    supply,
    imports,
    gainA,
    gainB,
    loss,
    right,
    wrong,
  }) => ({
    stem: `A country has a tariff of \\$${duty} on each imported ${good}. A non-member sells it at \\$${outside}, a neighbour at \\$${outside + extra}. The country joins the neighbour in a customs union, which keeps the tariff of \\$${duty} on non-members. Curves are straight lines.`,
    table: {
      head: ['', 'before joining', 'after joining'],
      rows: [
        ['price in the country', `\\$${outside + duty}`, `\\$${outside + extra}`],
        ['home supply, thousand a year', plain(supply), plain(supply - less)],
        ['home demand, thousand a year', plain(supply + imports), plain(supply + imports + more)],
      ],
    },
    prompt: 'What is the net effect on the welfare of the country in a year?',
    options: bySize({ right, wrong, print: thousand }),
    solution: `The price falls by ${fall}. Gains: ½ × ${fall} × ${less} = ${plain(gainA)} where home output is replaced, and ½ × ${fall} × ${more} = ${plain(gainB)} from higher consumption.

The old imports of ${imports} thousand came from the non-member and now cost the country ${extra} more each: a loss of ${plain(loss)}.

Net: ${plain(gainA)} + ${plain(gainB)} − ${plain(loss)} = ${plain(right)} (thousand dollars).`,
  }),
  // Consumers, producers and the government, one by one.
  verify: ({ duty, extra, less, more, supply, imports }) => {
    const fall = duty - extra
    const demand = supply + imports
    const consumers = (fall * (demand + demand + more)) / 2
    const producers = (-fall * (supply + supply - less)) / 2
    return thousand(consumers + producers - duty * imports)
  },
})

const ZONE = [
  {
    told: 'A country belongs to a monetary union. The demand for its main export falls, while the other members have a boom.',
    asked: 'What can still lower unemployment in the country?',
    right: 'Its wages fall compared with those of other members, or workers move to them.',
    wrong: {
      'Its currency depreciates against those of the other members.':
        'You overlooked that members share one currency, so there is no rate that could fall.',
      'Its central bank lowers the interest rate for firms at home.':
        'You overlooked that one central bank sets one rate, and the others have a boom.',
      'Its government puts tariffs on goods from the other members.':
        'You overlooked that trade between members is free.',
    },
    why: 'Exchange rate, interest rate and tariffs are common. What remains is that wages and prices adjust or that workers move, and help from a common budget if there is one.',
  },
  {
    told: 'A country considers joining a monetary union and fears that the common interest rate will not suit it.',
    asked: 'Which fact would make this fear smaller?',
    right: 'Its booms and recessions come at the same time as those of the members.',
    wrong: {
      'Its exports are very different from those of the members.':
        'You chose a fact that makes unequal shocks, and so the problem, more likely.',
      'Its trade with the members is only a small part of its total trade.':
        'You chose a fact that makes the benefit small and its cycle less like that of the members.',
      'Its households borrow at variable rates, those of the members at fixed rates.':
        'You chose a fact that makes the common rate act differently on it.',
    },
    why: 'One rate fits all members only if they need the same at the same time. Similar business cycles make that likely.',
  },
  {
    told: 'In a monetary union, prices in one member rise by 4% a year for some years, in the others by 1%.',
    asked: 'What is the likely effect on this member?',
    right: 'Its goods become less competitive, although no exchange rate has changed.',
    wrong: {
      'Its goods stay as competitive, because all members use the same currency.':
        'You took a common currency for equal prices. The real exchange rate depends on the price levels too.',
      'Its currency depreciates by about 3% a year against the other members.':
        'You overlooked that it has no currency of its own.',
      'Its central bank raises the interest rate above that of the other members.':
        'You overlooked that one central bank sets one rate for all.',
    },
    why: 'Between members there is no nominal rate that could change. If prices rise faster here, the real exchange rate rises: exports lose buyers and imports gain them.',
  },
  {
    told: 'A firm exports to other countries of its region and to the USA. Its country joins the monetary union of the region.',
    asked: 'Which problem of the firm does this remove?',
    right: 'the risk that exchange rates within the region change',
    wrong: {
      'the risk that the exchange rate with the US dollar changes':
        'You extended the union to an outsider. The common currency still moves against the dollar.',
      'the tariff that it pays on sales to the United States':
        'You took a currency for a trade agreement. US tariffs are not changed by it.',
      'the taxes that are higher at home than elsewhere in the region':
        'You took the union for one with common taxes.',
    },
    why: 'Among members there is one currency: no rate can change, and no money need be exchanged. Against outsiders the common currency still moves.',
  },
] as const

question('member-of-a-monetary-union', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    item: random.pick(ZONE),
    opening: random.pick(['', 'Consider the following case. ']),
  }),
  make: ({ item, opening }) => ({
    stem: `${opening}${item.told}`,
    prompt: item.asked,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

const CAUSES: readonly string[] = [
  'the use of containers that lower the cost of shipping goods',
  'the spread of fast internet connections between countries',
  'agreements in the World Trade Organization to lower tariffs',
  'the removal of limits on the movement of capital',
  'the growth of companies that produce in many countries',
]

const BRAKES: readonly (readonly [string, string])[] = [
  [
    'a rise in tariffs on goods that compete with home output',
    'Tariffs separate markets and make trade smaller.',
  ],
  ['rules that firms must buy their parts from home suppliers', 'Such rules replace trade by home output.'],
  [
    'a lasting rise in the cost of air and sea transport',
    'Dearer transport makes it less worthwhile to produce far away.',
  ],
  ['new limits on the purchase of firms by foreigners', 'Such limits reduce foreign direct investment.'],
]

question('not-a-cause-of-globalisation', {
  facts: { difficulty: 1, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ brake: random.pick(BRAKES), causes: random.sample(CAUSES, 3) }),
  make: ({ brake: [right, why], causes }) => ({
    stem: '',
    prompt: [
      'Which change has **not** contributed to globalisation?',
      'Which change does **not** help to explain globalisation?',
    ],
    options: inAnyOrder([
      right,
      ...causes.map(
        (cause): Wrong => [
          cause,
          'You overlooked that this makes it cheaper or easier to trade, to invest or to exchange information across borders.',
        ],
      ),
    ]),
    solution: `${why} So it slows globalisation down. The other changes lower the cost of crossing borders or the barriers to it.`,
  }),
})

const WORTH: Pool = {
  correct: [
    [
      'Its tariffs were high, and much dear home output was protected.',
      'Then much dear home output can be replaced by cheaper imports: trade creation.',
    ],
    [
      'The costs of its partners are close to the lowest in the world.',
      'Then trade that is diverted costs the country little more than before.',
    ],
    ['The common external tariff is low.', 'Then little trade with cheap non-members is diverted.'],
    [
      'Home demand and home supply are price elastic.',
      'Then a fall in price changes quantities a great deal, and the gains are large.',
    ],
  ],
  wrong: [
    [
      'Before joining it bought freely, without tariffs, from the cheapest producers in the world.',
      'Then joining can only divert trade to dearer partners.',
    ],
    [
      'The common external tariff is much higher than its own tariff was.',
      'Then more trade with cheap non-members is diverted.',
    ],
    [
      'Its partners produce what it imports at far higher costs than non-members do.',
      'Then diverted trade costs the country much more than before.',
    ],
  ],
}

const RICH: Pool = {
  correct: [
    [
      'Consumers pay less for clothing and electronic goods.',
      'Goods come from where they are cheapest to make.',
    ],
    [
      'Some workers with low skills lose their jobs or earn less.',
      'They compete with cheaper workers abroad: structural unemployment.',
    ],
    [
      'Its government finds it harder to tax the profits of large companies.',
      'Companies can move profits and plants to countries with low taxes.',
    ],
  ],
  wrong: [
    [
      'A financial crisis in another continent affects it less.',
      'Connected economies pass on crises faster.',
    ],
    [
      'Its firms face fewer competitors in the home market.',
      'More firms from abroad compete in the home market.',
    ],
    [
      'Its firms can no longer buy parts from abroad.',
      'Globalisation makes it easier to buy parts from abroad.',
    ],
  ],
}

const TOPICS = [
  {
    pool: WORTH,
    told: 'A country joins a customs union. Take each statement alone.',
    asked: 'Which statements make it more likely that its welfare rises?',
  },
  {
    pool: RICH,
    told: 'A high-income country takes part in globalisation.',
    asked: 'Which statements describe a likely consequence for the country?',
  },
] as const

question('gains-from-joining-and-globalisation', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const item = random.pick(TOPICS)
    return { item, numbered: numbering(random, item.pool) }
  },
  make: ({ item, numbered }) => asNumbered(numbered, { told: item.told, asked: item.asked }),
})
