import { bySize, inAnyOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { money, plain } from '@/lib/exams/format'
import { type Case, drawCase, drawStatements, rightStatements, statementsOf, type Theme } from '../firms'

const { question, templates } = choiceQuestions('7.7')

export { templates }

const KINDS = ['horizontal', 'backward vertical', 'forward vertical', 'conglomerate'] as const

type Kind = (typeof KINDS)[number]

const BUYERS: { firm: string; deals: Record<Kind, string> }[] = [
  {
    firm: 'A maker of chocolate',
    deals: {
      horizontal: 'another maker of chocolate',
      'backward vertical': 'a cocoa plantation',
      'forward vertical': 'a chain of sweet shops',
      conglomerate: 'a bus company',
    },
  },
  {
    firm: 'A maker of furniture',
    deals: {
      horizontal: 'a rival furniture factory',
      'backward vertical': 'a sawmill',
      'forward vertical': 'a chain of furniture shops',
      conglomerate: 'a maker of medicines',
    },
  },
  {
    firm: 'An oil refinery',
    deals: {
      horizontal: 'another oil refinery',
      'backward vertical': 'an oilfield',
      'forward vertical': 'a chain of filling stations',
      conglomerate: 'a film studio',
    },
  },
  {
    firm: 'A maker of tea drinks',
    deals: {
      horizontal: 'another maker of tea drinks',
      'backward vertical': 'a tea estate',
      'forward vertical': 'a chain of cafés',
      conglomerate: 'an insurance company',
    },
  },
]

const MISTAKEN: Record<Kind, Kind> = {
  horizontal: 'conglomerate',
  conglomerate: 'horizontal',
  'backward vertical': 'forward vertical',
  'forward vertical': 'backward vertical',
}

const RULES: Record<Kind, string> = {
  horizontal: 'is in the same industry at the same stage of production: horizontal integration',
  'backward vertical': 'is at an earlier stage, towards the raw materials: backward vertical integration',
  'forward vertical': 'is at a later stage, towards the final customer: forward vertical integration',
  conglomerate: 'is in an unrelated industry: conglomerate integration',
}

question('kinds-of-integration', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ buyer: random.pick(BUYERS), kinds: random.sample(KINDS, 2) }),
  make: ({ buyer: { firm, deals }, kinds: [one = 'horizontal', two = 'conglomerate'] }) => {
    const slip = (kind: Kind) =>
      kind.endsWith('vertical')
        ? `You turned the direction round for ${deals[kind]}. Forward is towards the customer, backward towards the raw materials.`
        : `You took ${deals[kind]} for ${kind === 'horizontal' ? 'a firm in an unrelated industry' : 'a firm in the same industry'}.`
    return {
      stem: `${firm} first buys ${deals[one]} and later ${deals[two]}.`,
      prompt: 'Which types of integration are these?',
      options: rows(
        ['first purchase', 'second purchase'],
        [one, two],
        [
          [[two, one], 'You named both types, but mixed up the two purchases.'],
          [[MISTAKEN[one], two], slip(one)],
          [[one, MISTAKEN[two]], slip(two)],
        ],
      ),
      solution: `${deals[one].charAt(0).toUpperCase() + deals[one].slice(1)} ${RULES[one]}.\n\n${deals[two].charAt(0).toUpperCase() + deals[two].slice(1)} ${RULES[two]}.`,
    }
  },
})

const SURVIVORS: Case[] = [
  {
    stem: 'A large factory bakes bread at a lower average cost than bakers with a single shop. Yet dozens of such bakers survive in the region, at prices a third higher.',
    right: 'Customers value fresh bread from nearby and accept its higher price.',
    wrong: {
      'A single shop is enough to reach the minimum efficient scale of baking.':
        'You overlooked that the factory has a lower average cost, so a shop does not reach it.',
      'The factory has grown so large that it suffers from diseconomies of scale.':
        'You overlooked that the average cost of the factory is lower than that of the bakers.',
      'Buyers see no difference between the bread of the factory and of the bakers.':
        'You overlooked that buyers would then choose the cheaper bread.',
      'The bakers have lower prices, since they have hardly any fixed costs.':
        'You overlooked that the bakers’ prices are higher.',
    },
    why: 'The bakers’ costs and prices are higher, so cost cannot be the reason. They survive because their product differs: some customers pay more for freshness and a short way.',
  },
  {
    stem: 'Plumbing firms with 300 workers have about the same average cost per repair as firms with three. Nearly all firms are small.',
    right: 'The minimum efficient scale is small compared with the market.',
    wrong: {
      'Average cost falls over the whole range of output that is demanded.':
        'You described a natural monopoly, in which the largest firm has the lowest cost.',
      'High sunk costs of entry protect the small firms from large rivals.':
        'You overlooked that sunk costs keep small firms out rather than protect them.',
      'Small firms obtain larger discounts on pipes than large firms do.':
        'You turned purchasing economies round: they favour large firms.',
      'Small firms borrow at lower rates of interest than large firms do.':
        'You turned financial economies round: they favour large firms.',
    },
    why: 'Average cost is the same from three workers on, so size brings no advantage. Small firms can produce at the lowest average cost.',
  },
  {
    stem: 'All harps sold in a country in a year come from four workshops. A factory with modern machines could make a thousand harps a year cheaply, but nobody has built one.',
    right: 'Only about fifty harps are sold in the country each year.',
    wrong: {
      'The workshops have already reached the minimum efficient scale.':
        'You overlooked that a factory with a much larger output would have lower costs.',
      'Demand for harps would rise greatly if their price fell.':
        'You chose a reason that would make a large factory worth building.',
      'Harps are easily exported to many countries at low cost.':
        'You chose a reason that would make a large factory worth building.',
      'The workshops charge prices far above their average cost.':
        'You chose a reason that would attract a large rival.',
    },
    why: 'A factory has low average cost only if it sells its large output. With a market of fifty harps its fixed costs would fall on too few units.',
  },
  {
    stem: 'Five large car makers buy one type of valve from a company with 40 workers and produce none themselves, although they could.',
    right: 'By supplying all five it makes more valves than any of them alone would need.',
    wrong: {
      'By supplying all five it has become larger than any of the car makers.':
        'You took many customers for a large firm. It has 40 workers.',
      'Large firms cannot have economies of scale in making small parts.':
        'You took the size of the part for the scale. A car maker needs too few valves of its own.',
      'Each of the car makers has integrated backwards to secure its valves.':
        'You overlooked that backward integration would mean owning the company.',
      'The car makers want to give up a part of their profit to a small firm.':
        'You took it for a gift. They buy because it costs them less.',
    },
    why: 'The company specialises: the demand of five buyers gives it the scale for a low average cost of this one part. Large firms often need small ones as suppliers.',
  },
]

question('why-small-firms-survive', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => drawCase(SURVIVORS, random),
  make: ({ item, wrong }) => ({
    stem: item.stem,
    prompt: ['Which reason explains this best?', 'What explains this best?'],
    right: item.right,
    wrong,
    solution: item.why,
  }),
})

const CARTELS = [
  ['six producers of potash', 'tonnes'],
  ['five makers of paper bags', 'tonnes'],
  ['four producers of salt', 'tonnes'],
  ['seven makers of cables', 'kilometres'],
] as const

question('gain-from-cheating', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const price = random.step(50, 90, 10)
    const cost = price - random.pick([20, 25, 30])
    const quota = random.pick([500, 800, 1000, 1200])
    const secret = price - random.pick([2, 4, 5])
    const extra = random.pick([200, 300, 400])
    const gain = (secret - cost) * (quota + extra) - (price - cost) * quota
    if (gain <= 500) return null
    const slips: Slip[] = [
      [
        (secret - cost) * extra,
        'You counted only the extra units. The lower price also applies to the units of the quota.',
      ],
      [(price - cost) * extra, 'You valued the extra units at the price of the cartel.'],
      [
        secret * (quota + extra) - price * quota,
        'You found the gain in revenue. The extra units have a cost.',
      ],
      [(secret - cost) * (quota + extra), 'You found the whole profit after cheating, not the gain.'],
      [
        gain - (price - secret) * extra,
        'You subtracted the cut in price from the extra units twice: their margin contains it already.',
      ],
      [(price - secret) * quota, 'You found only what is lost on the units of the quota.'],
    ]
    const wrong = threeSlips(
      random,
      gain,
      slips.filter(([value]) => value > 0),
      value => money(value),
    )
    return wrong && { price, cost, quota, secret, extra, gain, wrong, cartel: random.pick(CARTELS) }
  },
  make: ({ price, cost, quota, secret, extra, gain, wrong, cartel: [members, unit] }) => ({
    stem: `A cartel of ${members} has fixed a price of ${money(price)}. One member has a quota of ${plain(quota)} ${unit} a week; its average and marginal cost is ${money(cost)} at every output. If it secretly sold all its output at ${money(secret)}, it could sell ${plain(extra)} ${unit} more. The others would not notice at first.`,
    prompt: 'By how much would its weekly profit rise at first?',
    options: bySize({ right: gain, wrong, print: value => money(value) }),
    solution: `With the quota profit is (${price} − ${cost}) × ${plain(quota)} = ${money((price - cost) * quota)}. With cheating it is (${secret} − ${cost}) × ${plain(quota + extra)} = ${money((secret - cost) * (quota + extra))}, which is ${money(gain)} more.\n\nThe extra units bring ${money((secret - cost) * extra)}, but the lower price costs ${money((price - secret) * quota)} on the units of the quota. Such gains make cartels unstable.`,
  }),
  verify: ({ price, cost, quota, secret, extra }) => extra * (secret - cost) - quota * (price - secret),
})

const CONDITIONS: readonly Theme[] = [
  [
    'Four firms produce nearly all of the output.',
    'More than two hundred firms share the output.',
    'Few firms can agree and watch each other more easily than many.',
  ],
  [
    'Buyers have no close substitutes.',
    'Buyers can easily change to other materials.',
    'Buyers with substitutes leave when the price rises, so demand would be elastic.',
  ],
  [
    'Each firm’s output is published every month.',
    'Firms can grant discounts that nobody sees.',
    'Cheating is held back when it can be seen and punished.',
  ],
  [
    'New firms would need many years to enter.',
    'New firms can enter within a few months.',
    'The high price of a cartel attracts entrants, who bring it down if they can come soon.',
  ],
  [
    'The firms have similar costs.',
    'Some firms have much lower costs than others.',
    'Firms with low costs want a lower price and a larger share, so one price suits firms with similar costs best.',
  ],
]

const MATERIALS = ['zinc', 'natural rubber', 'potash', 'vanilla', 'cement'] as const

question('conditions-for-a-cartel', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ drawn: drawStatements(CONDITIONS, random), material: random.pick(MATERIALS) }),
  make: ({ drawn, material }) => {
    const { list, options, solution } = statementsOf(drawn)
    return {
      stem: `The producers of ${material} form a cartel.\n\n${list}`,
      prompt: 'Which of these conditions make it more likely that the cartel will last?',
      options,
      solution,
    }
  },
  verify: ({ drawn }) => rightStatements(CONDITIONS, drawn),
})

const AGENTS: (Case & { prompt: string })[] = [
  {
    stem: 'A large company has thousands of small shareholders. Its managers, whose pay depends on total sales, have bought two rivals. Sales have doubled, and profit per share has fallen.',
    prompt: 'Which change would bring the managers’ aims closest to those of the owners?',
    right: 'They are paid partly in shares that cannot be sold for five years.',
    wrong: {
      'A larger part of their pay depends on the growth of total sales.':
        'You chose more of what led to the problem: sales can grow while profit falls.',
      'A larger part of their pay is a fixed salary, whatever the results are.':
        'You chose pay that gives no reason to raise profit.',
      'The shares are spread among an even larger number of small shareholders.':
        'You chose what weakens control: with a tiny share nobody has a reason to watch the managers.',
      'The company publishes its accounts less often than in the past.':
        'You chose what gives the owners less information about their managers.',
    },
    why: 'Owners want a high value of their shares for years to come. Managers who hold shares for five years gain and lose with them. Pay by sales rewards growth, even at the cost of profit.',
  },
  {
    stem: 'The managers of a company with many shareholders employ more assistants than they need. Profit is lower than it could be, but the shareholders do not object.',
    prompt: 'Which fact explains best why this can go on?',
    right: 'Shareholders cannot tell how low the company’s costs could be.',
    wrong: {
      'Shareholders and managers both want the largest possible profit.':
        'You overlooked that managers with this aim would not employ too many assistants.',
      'The company sells in a market with many strong competitors.':
        'You chose what would force the managers to cut waste.',
      'One shareholder owns most of the shares and works in the company.':
        'You chose what would make control easy: such an owner sees the waste and can act.',
      'Another company can easily buy enough shares for a takeover.':
        'You chose a threat that makes managers keep profit high.',
    },
    why: 'Managers know more than owners: information is asymmetric. If profit looks sufficient, owners cannot tell that it could be higher. Competition, a large owner or the threat of a takeover would limit the waste.',
  },
  {
    stem: 'The owners of a repair company want customers who come back for years. They pay each mechanic for the number of repairs done in a week. Repairs become quick and careless.',
    prompt: 'What explains this best?',
    right: 'Pay follows what is easy to count, not what the owners want.',
    wrong: {
      'Pay follows results, so the mechanics have the same aim as the owners.':
        'You took any pay by results for a solution. The result that is paid is the wrong one.',
      'Pay is the same for all, so the mechanics have no reason to work fast.':
        'You overlooked that they are paid for each repair, and do work fast.',
      'The owners are the agents of the mechanics, so they cannot decide on pay.':
        'You turned the terms round: the mechanics are the agents, the owners the principals.',
      'The owners know more about the quality of each repair than the mechanics.':
        'You turned the information round: the mechanics know how careful they were.',
    },
    why: 'The agents, here the mechanics, serve the number that is paid for. The owners wanted care, which is hard to measure. So pay by results helps only if it measures what the principals want.',
  },
]

question('principals-and-agents', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => drawCase(AGENTS, random),
  make: ({ item, wrong }) => ({
    stem: item.stem,
    prompt: item.prompt,
    right: item.right,
    wrong,
    solution: item.why,
  }),
})

const GROWING = [
  {
    firm: 'A maker of tents',
    ways: [
      'It builds a second hall from its profit and makes more tents.',
      'It builds a second hall from its profit and begins to make rucksacks.',
      'It takes over another maker of tents.',
      'It takes over a maker of garden tools.',
    ],
  },
  {
    firm: 'A chain of hotels',
    ways: [
      'It opens ten more hotels, paid for from its profit.',
      'It starts a travel magazine with its own staff.',
      'It merges with another chain of hotels.',
      'It buys a company that makes paint.',
    ],
  },
  {
    firm: 'A maker of bicycles',
    ways: [
      'It hires more workers and builds more bicycles.',
      'It develops and makes electric scooters in its own works.',
      'It buys the factory and brand of a rival maker of bicycles.',
      'It buys a chain of fitness clubs.',
    ],
  },
] as const

const WAYS = [
  'internal growth without diversification',
  'internal growth with diversification',
  'external growth without diversification',
  'external growth with diversification',
] as const

question('internal-or-external-growth', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ item: random.pick(GROWING), asked: random.int(0, 3) }),
  make: ({ item, asked }) => ({
    stem: `${item.firm} considers four ways to grow.`,
    prompt: `Which one is ${WAYS[asked]}?`,
    options: inAnyOrder(
      item.ways.map((way, at): string | Wrong =>
        at === asked
          ? way
          : [
              way,
              `You chose ${WAYS[at]}. ${
                at < 2 === asked < 2
                  ? 'Diversification means that the firm goes into different products or markets.'
                  : 'Internal growth comes from the firm’s own expansion, external growth from joining with another firm.'
              }`,
            ],
      ),
    ),
    solution: `${item.ways[asked]} ${asked < 2 ? 'The firm expands by itself, so growth is internal.' : 'The firm joins with another one, so growth is external.'} ${asked % 2 === 1 ? 'It goes into a different product or market: diversification.' : 'It stays with its product, so it does not diversify.'}`,
  }),
})

const MERGED = ['brick works', 'ferry firms', 'dairies', 'quarries', 'laundries'] as const

question('price-after-a-merger', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const top = random.step(80, 120, 10)
    const before = random.step(40, 70, 10)
    const after = random.step(10, 40, 10)
    if (after > before - 20 || before > top - 20) return null
    const price = (top + after) / 2
    if (price === before) return null
    const slips: Slip[] = [
      [after, 'You set price equal to the new marginal cost. One firm alone produces where MR equals MC.'],
      [(top + before) / 2, 'You left out the fall in cost.'],
      [before, 'You left the price as it was under competition.'],
      [(top - after) / 2, 'You found the output. The price is read from the demand curve at this output.'],
    ]
    const wrong = threeSlips(random, price, slips, value => money(value))
    return wrong && { top, before, after, price, wrong, firms: random.pick(MERGED) }
  },
  make: ({ top, before, after, price, wrong, firms }) => ({
    stem: `Many ${firms} with constant average and marginal cost of ${money(before)} compete perfectly. Market demand is *P* = ${top} − *Q*, with *P* in dollars and *Q* in thousand units. All of them merge into a single firm, which maximises profit. Economies of scale lower its average and marginal cost to ${money(after)} at every output.`,
    prompt: 'What is the price after the merger?',
    options: bySize({ right: price, wrong, print: value => money(value) }),
    solution: `Before the merger price was equal to marginal cost, ${money(before)}. The single firm has MR = ${top} − 2*Q*. MR equals MC where ${top} − 2*Q* = ${after}, so *Q* = ${plain((top - after) / 2)}.\n\nThe price on the demand curve is ${top} − ${plain((top - after) / 2)} = ${money(price)}. ${price > before ? 'So it rises: market power outweighs the fall in cost.' : 'So it falls: the fall in cost outweighs the market power.'}`,
  }),
  // Tries all outputs.
  verify: ({ top, after }) => {
    let best = 0
    for (let q = 0; q <= top; q += 0.5) if (q * (top - q - after) > best * (top - best - after)) best = q
    return top - best
  },
})
