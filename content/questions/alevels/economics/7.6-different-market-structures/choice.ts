import { bySize, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { money, plain } from '@/lib/exams/format'
import { type Case, drawCase } from '../firms'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('7.6')

export { templates }

const STRUCTURES = {
  'perfect competition': {
    cells: [
      ['about 8000', 'identical', 'free'],
      ['over 5000', 'identical', 'free'],
    ],
    why: 'Very many firms, identical products and free entry make each firm a price taker.',
  },
  'monopolistic competition': {
    cells: [
      ['about 300', 'differ in style and quality', 'free'],
      ['about 150', 'differ in place and service', 'easy'],
    ],
    why: 'Many firms with easy entry, but with products that differ: each has a little control over its price.',
  },
  oligopoly: {
    cells: [
      ['50, of which four sell 85%', 'differ by brand', 'difficult'],
      ['30, of which five sell 90%', 'identical', 'difficult'],
    ],
    why: 'A few large firms have nearly all sales behind high barriers, so each must watch the others. That there are many small firms as well does not change this.',
  },
  monopoly: {
    cells: [
      ['one', 'no close substitutes', 'prevented by a licence'],
      ['one', 'no close substitutes', 'prevented by a patent'],
    ],
    why: 'There is a single seller, and a legal barrier keeps others out.',
  },
} as const

type Structure = keyof typeof STRUCTURES

const NAMES = Object.keys(STRUCTURES) as Structure[]

question('structure-from-features', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    asked: random.pick(NAMES),
    order: random.shuffle(NAMES),
    at: NAMES.map(() => random.int(0, 1)),
  }),
  make: ({ asked, order, at }) => {
    const letter = (name: Structure) => LETTERS[order.indexOf(name)] ?? 'W'
    return {
      stem: 'The table describes four industries, W to Z.',
      table: {
        head: ['industry', 'number of firms', 'products', 'entry'],
        rows: order.map((name, row) => [LETTERS[row] ?? '', ...STRUCTURES[name].cells[at[row] ? 1 : 0]]),
      },
      prompt: `Which industry is closest to ${asked}?`,
      options: byLetter(
        letter(asked),
        Object.fromEntries(
          NAMES.map(name => [
            letter(name),
            `You chose the features of ${name === 'oligopoly' ? 'an oligopoly' : name === 'monopoly' ? 'a monopoly' : name}. ${STRUCTURES[name].why}`,
          ]),
        ),
      ),
      solution: `${letter(asked)}: ${STRUCTURES[asked].why}`,
    }
  },
})

/** What happens, in the short or the long run, to price, number of firms and output of each firm. */
const ADJUSTMENTS = [
  {
    event: 'Demand for the product rises permanently.',
    run: 'by the end of the short run',
    right: ['rises', 'unchanged', 'rises'],
    others: [
      [['unchanged', 'rises', 'unchanged'], 'You described the long run: entry needs time.'],
      [
        ['rises', 'rises', 'unchanged'],
        'You let firms enter in the short run. Until then each firm itself produces more, along its MC curve.',
      ],
      [
        ['rises', 'unchanged', 'unchanged'],
        'You overlooked that at a higher price each firm produces more, up to where MC equals the new price.',
      ],
    ],
    why: 'The price rises at once. No firm can enter in the short run, so each moves up its MC curve to a larger output and makes supernormal profit.',
  },
  {
    event: 'Demand for the product rises permanently.',
    run: 'after all adjustment in the long run',
    right: ['unchanged', 'rises', 'unchanged'],
    others: [
      [
        ['rises', 'unchanged', 'rises'],
        'You stopped at the short run. Supernormal profit then attracts new firms.',
      ],
      [
        ['rises', 'rises', 'unchanged'],
        'You let firms enter, but their supply brings the price back to the lowest average cost.',
      ],
      [
        ['unchanged', 'unchanged', 'rises'],
        'You let the old firms supply the extra output. At the old price each returns to its lowest average cost.',
      ],
    ],
    why: 'At first the price and profit rise. New firms enter until the price is back at the lowest average cost. There each firm makes its old output, and more firms supply the larger market.',
  },
  {
    event: 'Demand for the product falls permanently.',
    run: 'after all adjustment in the long run',
    right: ['unchanged', 'falls', 'unchanged'],
    others: [
      [['falls', 'unchanged', 'falls'], 'You stopped at the short run. Losses then make firms leave.'],
      [
        ['falls', 'falls', 'unchanged'],
        'You let firms leave, but this brings the price back to the lowest average cost.',
      ],
      [
        ['unchanged', 'unchanged', 'falls'],
        'You let all firms stay with less output each. At the old price each returns to its lowest average cost.',
      ],
    ],
    why: 'At first the price falls and firms make losses. Some leave until the price is back at the lowest average cost. There each firm that stays makes its old output.',
  },
  {
    event: 'The yearly licence fee, the same for each firm, is raised by a small amount.',
    run: 'by the end of the short run',
    right: ['unchanged', 'unchanged', 'unchanged'],
    others: [
      [
        ['rises', 'unchanged', 'falls'],
        'You treated the fee like a tax on each unit. It is a fixed cost and does not move MC.',
      ],
      [['rises', 'falls', 'rises'], 'You described the long run: firms leave only then.'],
      [
        ['unchanged', 'unchanged', 'falls'],
        'You let each firm cut output. The fee does not change MC, so P = MC holds at the old output.',
      ],
    ],
    why: 'The fee is a fixed cost. MC does not move, so each firm’s output, market supply and the price stay as they are; firms make losses.',
  },
  {
    event: 'The yearly licence fee, the same for each firm, is raised.',
    run: 'after all adjustment in the long run',
    right: ['rises', 'falls', 'rises'],
    others: [
      [
        ['unchanged', 'unchanged', 'unchanged'],
        'You stopped at the short run. Firms then make losses, and some leave.',
      ],
      [
        ['rises', 'falls', 'falls'],
        'You let each firm produce less. AC is lowest at a larger output now, as a larger fixed cost is spread.',
      ],
      [
        ['unchanged', 'falls', 'unchanged'],
        'You let firms leave without a change in price. The price must rise to the new lowest average cost.',
      ],
    ],
    why: 'AC rises and MC does not, so MC meets AC at a higher cost and a larger output. Firms leave until the price has risen to that cost, and each firm that stays produces more.',
  },
] as const

const CROPS = ['carrots', 'eggs', 'wheat', 'onions', 'cut roses'] as const

question('adjustment-in-perfect-competition', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(ADJUSTMENTS), crop: random.pick(CROPS) }),
  make: ({ item, crop }) => ({
    stem: `The market for ${crop} is perfectly competitive and in long-run equilibrium. All firms have the same cost curves, which entry and exit do not change. ${item.event}`,
    prompt: `How do price, number of firms and output of each remaining firm compare with the start, ${item.run}?`,
    options: rows(
      ['price', 'number of firms', 'output of each firm'],
      item.right,
      item.others.map(([cells, error]) => [cells, error] as const),
    ),
    solution: item.why,
  }),
  // A market of firms with TC = F + q²: P = MC gives q = P/2; the long-run price is lowest AC, 2√F. Demand is Q = a − P.
  verify: ({ item }) => {
    const long = item.run.includes('long')
    const fee = item.event.includes('licence')
    const [a, fixed] = [1000, 100]
    const start = 2 * Math.sqrt(fixed)
    const firms = (a - start) / (start / 2)
    const newA = fee ? a : item.event.includes('rises') ? 1100 : 900
    const newFixed = fee ? 121 : fixed
    const price = long ? 2 * Math.sqrt(newFixed) : newA / (1 + firms / 2)
    const count = long ? (newA - price) / (price / 2) : firms
    const way = (now: number, before: number) =>
      Math.abs(now - before) < 1e-9 ? 'unchanged' : now > before ? 'rises' : 'falls'
    const found = [way(price, start), way(count, firms), way(price / 2, start / 2)].join()
    return found === item.right.join() ? item.right[0] : found
  },
})

const LOSS_MAKERS = [
  ['a carrot farm', 'tonnes a month'],
  ['an egg farm', 'boxes a week'],
  ['a small coffee grower', 'sacks a season'],
  ['a fishing boat', 'crates a month'],
] as const

type Decision = { produce: boolean; loss: number }

const decision = ({ produce, loss }: Decision) =>
  produce ? `Go on producing, with a loss of ${money(loss)}.` : `Shut down, with a loss of ${money(loss)}.`

question('produce-or-shut-down', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const output = random.step(200, 600, 50)
    const avc = random.int(6, 14)
    const afc = random.int(3, 7)
    const gap = random.pick([-3, -2, 1, 2])
    const price = avc + gap
    if (gap >= afc - 1 || afc === -gap) return null
    const ac = avc + afc
    const [producing, closed] = [(ac - price) * output, afc * output]
    const right: Decision = { produce: producing < closed, loss: Math.min(producing, closed) }
    return { output, avc, ac, price, producing, closed, right, firm: random.pick(LOSS_MAKERS) }
  },
  make: ({ output, avc, ac, price, producing, closed, right, firm }) => {
    const on = right.produce
    const wrong: Wrong[] = [
      [
        decision({ produce: !on, loss: on ? closed : producing }),
        on
          ? `You closed because price is below average cost. Closing saves only variable cost, so the loss is the whole fixed cost, ${money(closed)}.`
          : 'You produced to recover some fixed cost. With a price below AVC, each unit makes the loss larger.',
      ],
      on
        ? [
            decision({ produce: false, loss: 0 }),
            'You thought that a firm that shuts down has no costs. Fixed cost must still be paid.',
          ]
        : [
            decision({ produce: false, loss: (avc - price) * output }),
            'You took the gap between AVC and price as the loss. A closed firm loses its fixed cost.',
          ],
      on
        ? [
            decision({ produce: true, loss: closed }),
            'You decided rightly, but took fixed cost as the loss. The price covers a part of it.',
          ]
        : [
            decision({ produce: true, loss: (avc - price) * output }),
            'You left fixed cost out of the loss, and compared price with AVC the wrong way round.',
          ],
    ]
    return {
      stem: `In a perfectly competitive market the price is ${money(price)}. The output at which price equals the rising marginal cost of ${firm[0]} is ${output} ${firm[1]}. There, average cost is ${money(ac)} and average variable cost ${money(avc)}.`,
      prompt: 'What is best for this firm in the short run?',
      right: decision(right),
      wrong,
      solution: `Fixed cost is (${ac} − ${avc}) × ${output} = ${money(closed)}. This is the loss if the firm shuts down.\n\nIf it produces, the loss is (${ac} − ${price}) × ${output} = ${money(producing)}. The price is ${on ? 'above AVC, so producing covers all variable and some fixed cost' : 'below AVC, so revenue does not even cover variable cost'}: it is better to ${on ? 'go on' : 'shut down'}. Average cost decides in the long run only.`,
    }
  },
  verify: ({ output, avc, ac, price }) => {
    const revenue = price * output
    const fixed = ac * output - avc * output
    const profit = revenue - ac * output
    return profit > -fixed
      ? `Go on producing, with a loss of ${money(-profit)}.`
      : `Shut down, with a loss of ${money(fixed)}.`
  },
})

const NETWORKS = [
  'a water company',
  'an electricity grid',
  'a gas pipeline',
  'a railway track company',
] as const

question('natural-monopoly-subsidy', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    // P = a − b·Q, MC = c: price equals MR at half of the output at which it equals MC.
    const c = random.pick([4, 6, 8])
    const half = random.pick([20, 30, 40])
    const b = random.pick([0.2, 0.3, 0.4])
    const a = c + b * 2 * half
    const middle = half * 1.5
    const price = (q: number) => a - b * q
    // Average cost meets demand at one and a half times the monopoly output.
    const fixed = (price(middle) - c) * middle
    const ac = (q: number) => c + fixed / q
    const outputs = [half, middle, half * 2]
    const values = outputs.map(q => ({ q, ar: price(q), mr: a - 2 * b * q, ac: ac(q) }))
    if (values.some(each => [each.ar, each.ac].some(v => Math.abs(v * 10 - Math.round(v * 10)) > 1e-6)))
      return null
    const right = fixed
    const slips: Slip[] = [
      [
        (price(half) - c) * half,
        'You took values from another row. The price that is ordered is in the row where AR equals MC.',
      ],
      [(price(half) - ac(half)) * half, 'You found the supernormal profit of a firm that is not regulated.'],
      [
        (ac(half * 2) - c) * half,
        'You used average cost at the right output, but multiplied by the monopoly output.',
      ],
      [ac(half * 2) * half * 2, 'You gave total cost. The price covers a part of it.'],
      [ac(half * 2) - c, 'You found the loss per unit and did not multiply by output.'],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0.05),
      value => `\\$${plain(value)} million`,
    )
    return wrong && { c, values, right, wrong, firm: random.pick(NETWORKS) }
  },
  make: ({ c, values, right, wrong, firm }) => {
    const last = values[2]
    return {
      stem: `The table shows revenue and costs of ${firm} that is a natural monopoly. A regulator orders it to charge the allocatively efficient price, and pays a subsidy so that it makes normal profit.`,
      table: {
        head: ['output / million units a year', 'AR / \\$', 'MR / \\$', 'MC / \\$', 'AC / \\$'],
        rows: values.map(({ q, ar, mr, ac }) => [
          plain(q),
          plain(ar, 2),
          plain(mr, 2),
          plain(c, 2),
          plain(ac, 2),
        ]),
      },
      prompt: 'How large is the subsidy each year?',
      options: bySize({ right, wrong, print: value => `\\$${plain(value)} million` }),
      solution: last
        ? `The allocatively efficient price equals marginal cost. AR = MC = ${money(c)} at an output of ${plain(last.q)} million units.\n\nAverage cost there is ${money(last.ac)}, so each unit makes a loss of ${money(last.ac - c)}. The subsidy is ${plain(last.ac - c)} × ${plain(last.q)} = \\$${plain(right)} million. Where MR equals MC, at ${plain(values[0]?.q ?? 0)} million units, the firm would make its largest profit, and price would be above marginal cost.`
        : '',
    }
  },
  // The loss at the output where AR equals MC, from the printed columns.
  verify: ({ c, values }) => {
    const row = values.find(each => Math.abs(each.ar - c) < 1e-9)
    return row ? row.q * row.ac - row.q * row.ar : 0
  },
})

const CONTESTED = [
  {
    stem: 'One airline serves a route between two islands.',
    not: [
      [
        'The airline pays for more advertising of its name.',
        'Advertising is a sunk cost that an entrant would have to match.',
      ],
      ['The airport gives all its landing slots to this airline.', 'Without slots nobody can enter.'],
    ],
    more: {
      'Aircraft can be leased by the month.':
        'A lease by the month lets an entrant leave without loss, so it makes entry less risky.',
      'A law that required a licence for the route is repealed.':
        'A legal barrier disappears, so entry becomes easier.',
      'There is a ready market for second-hand aircraft.':
        'An entrant can sell its aircraft when it leaves, so sunk costs are lower.',
    },
  },
  {
    stem: 'One company sells parcel services in a country.',
    not: [
      [
        'The company signs contracts of ten years with its customers.',
        'An entrant would find hardly any customers for ten years.',
      ],
      [
        'The company builds sorting machines that serve no other purpose.',
        'An entrant would need such machines too, and could not sell them when it leaves.',
      ],
    ],
    more: {
      'New firms may use the company’s sorting centres for a fee.':
        'An entrant then needs no centres of its own, so sunk costs are lower.',
      'Vans can be hired by the week.': 'An entrant can return hired vans when it leaves, so exit is cheap.',
      'The company’s sole right to carry parcels ends.':
        'A legal barrier disappears, so entry becomes easier.',
    },
  },
  {
    stem: 'One company sells a type of industrial glue in a country.',
    not: [
      [
        'Customers become more loyal to the company’s brand.',
        'Loyal customers are a market barrier: an entrant finds it harder to win them.',
      ],
      ['The company is granted a patent for its recipe.', 'A patent is a legal barrier to entry.'],
    ],
    more: {
      'Makers of paint find that their machines can also make glue.':
        'They can enter and leave without buying machines, so sunk costs are low.',
      'The recipe becomes known to all chemists.':
        'Entrants then have the same technology and the same costs.',
      'A tariff on imported glue is abolished.': 'Firms abroad can then enter the market with their sales.',
    },
  },
] as const

question('not-more-contestable', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const item = random.pick(CONTESTED)
    return { item, not: random.pick<readonly [string, string]>(item.not) }
  },
  make: ({ item, not }) => ({
    stem: item.stem,
    prompt: 'Which change would **not** make the market more contestable?',
    right: not[0],
    wrong: Object.entries<string>(item.more).map(
      ([more, why]): Wrong => [more, `You chose a change that makes the market more contestable. ${why}`],
    ),
    solution: `A market is contestable when entry and exit are cheap and entrants can have the same costs. ${not[1]} The other three changes lower a barrier to entry or to exit.`,
  }),
})

const BARRIERS = [
  [
    'legal',
    'Only the holder of a licence may sell medicines by post.',
    'The state alone decides who may sell.',
  ],
  [
    'legal',
    'A patent protects the design of a pump for twenty years.',
    'The law forbids others to copy the design.',
  ],
  [
    'market',
    'Decades of advertising have made buyers of toothpaste loyal to one brand.',
    'Buyers’ habits make it hard to win customers.',
  ],
  [
    'market',
    'Shops have promised a maker of drinks to sell no other brand.',
    'An entrant would find no outlet for its product.',
  ],
  [
    'cost',
    'The one steel works in a region is so large that a smaller one would have a much higher average cost.',
    'Economies of scale give the existing firm lower average cost than an entrant.',
  ],
  [
    'cost',
    'A network of cables must be paid for before the first customer can be served.',
    'Start-up costs are high compared with what an entrant can expect.',
  ],
  [
    'physical',
    'The only deep harbour on a coast belongs to one shipping company.',
    'There is no second site that a rival could use.',
  ],
  [
    'physical',
    'All known deposits of a rare metal lie in the mines of one company.',
    'No rival can get at the raw material.',
  ],
] as const

question('kind-of-barrier', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const kind = random.pick(['legal', 'market', 'cost', 'physical'] as const)
    const one = random.pick(BARRIERS.filter(each => each[0] === kind))
    const kinds = random.shuffle(['legal', 'market', 'cost', 'physical'].filter(each => each !== kind))
    return { one, others: kinds.map(each => random.pick(BARRIERS.filter(([of]) => of === each))) }
  },
  make: ({ one, others }) => ({
    stem: '',
    prompt: `Which is a ${one[0]} barrier to entry?`,
    right: one[1],
    wrong: others.map(([kind, text, why]): Wrong => [text, `You chose a ${kind} barrier. ${why}`]),
    solution: `${one[2]} So this is a ${one[0]} barrier.`,
  }),
})

const EFFICIENCY: (Case & { prompt: string })[] = [
  {
    stem: 'Two regions have the same technology and the same prices of inputs for waste collection. In one of them a single company with a sole right does the work, at an average cost 20% above that of the firms in the other region.',
    prompt: 'Which idea explains the difference in average cost best?',
    right: 'X-inefficiency: without rivals there is little pressure to control costs.',
    wrong: {
      'Allocative inefficiency: the price of the single company is above its marginal cost.':
        'You named a fault of the price. It does not explain why costs are higher.',
      'Economies of scale: a single company has spread its fixed costs over more output.':
        'You named what would lower average cost, not raise it.',
      'Excess capacity: easy entry has taken away some of the company’s customers.':
        'You took it for monopolistic competition. Nobody may enter here.',
      'Diminishing returns: the company works with more factors that are fixed.':
        'You took a reason from the short run; technology and inputs are the same in both regions.',
    },
    why: 'Technology and inputs are the same, so the lowest possible cost is the same. The protected company lies above it: this is X-inefficiency.',
  },
  {
    stem: 'The hairdressers of a city make normal profit in the long run. Each could serve more customers at a lower average cost than now.',
    prompt: 'What explains this best?',
    right: 'Each faces a falling demand curve that touches its AC before the lowest point.',
    wrong: {
      'Each faces a horizontal demand curve that touches its AC at the lowest point.':
        'You took it for perfect competition, where average cost is at its lowest.',
      'Each charges a price that is equal to its marginal cost at the present output.':
        'You took it for allocative efficiency. With differentiated services price is above marginal cost.',
      'High barriers to entry let each of them make supernormal profit.':
        'You overlooked that profit is normal, which shows that entry is easy.',
      'Each has grown so large that diseconomies of scale have raised its AC.':
        'You took it to be too large. A larger output would lower its average cost.',
    },
    why: 'With differentiated services demand slopes down. Entry goes on until it just touches AC, and a falling line can touch AC only where AC falls. So there is excess capacity.',
  },
  {
    stem: 'A monopoly and a competitive industry have the same marginal cost curve. At the monopoly’s output, consumers would pay more for one more unit than it costs to make.',
    prompt: 'Which kind of inefficiency is this, and where does it come from?',
    right: 'Allocative: the monopoly’s MR is below its price, and it stops where MR equals MC.',
    wrong: {
      'Allocative: the monopoly’s managers feel no pressure to keep MC as low as they could.':
        'You gave the reason for X-inefficiency. The marginal cost curves are the same here.',
      'Productive: the monopoly’s output is larger than the output at which AC is lowest.':
        'You named another idea: productive efficiency compares average cost with its lowest value.',
      'Productive: the monopoly’s price is higher than its average cost of production.':
        'You took supernormal profit for inefficiency in production.',
      'Dynamic: the monopoly’s profit is not spent on better products and methods.':
        'You named an idea about changes in time; the story says nothing about them.',
    },
    why: 'Price, what consumers would pay, is above marginal cost: allocative inefficiency. The monopoly stops there because selling one more unit lowers the price of all units, so its MR is below the price.',
  },
  {
    stem: 'A maker of vaccines with a patent charges a price above marginal cost. Most of its supernormal profit pays for the search for new vaccines.',
    prompt: 'How does this compare with perfect competition?',
    right: 'It is allocatively less efficient, but may be dynamically more efficient.',
    wrong: {
      'It is allocatively more efficient, but may be dynamically less efficient.':
        'You turned it round: price above marginal cost is inefficient today, research may help tomorrow.',
      'It is less efficient in every sense, since price is above marginal cost.':
        'You overlooked that profit can pay for research, which firms with normal profit cannot afford.',
      'It is more efficient in every sense, since profit is used for research.':
        'You overlooked that at a price above marginal cost some go without who would pay for its cost.',
      'It is allocatively as efficient, since the profit is not paid to owners.':
        'You looked at the use of the profit. Allocative efficiency compares price with marginal cost.',
    },
    why: 'Price is above marginal cost, so too little is sold today. But profit behind the patent can pay for research, which firms with normal profit cannot afford: a gain over time.',
  },
]

question('efficiency-of-structures', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => drawCase(EFFICIENCY, random),
  make: ({ item, wrong }) => ({
    stem: item.stem,
    prompt: item.prompt,
    right: item.right,
    wrong,
    solution: item.why,
  }),
})
