import { bySize } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { byLetter, dollars, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('8.1')

export { templates }

const ROWS = [1, 2, 3, 4, 5, 6] as const

question('tax-equal-to-external-cost', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    // Per step of 10 thousand: benefit falls by b, private cost rises by d, external cost by e.
    const [b, d, e, gap] = random.pick([
      [4, 2, 2, 24],
      [2, 2, 2, 12],
      [3, 3, 3, 18],
      [4, 2, 4, 30],
      [6, 3, 3, 36],
      [6, 6, 3, 60],
      [5, 3, 2, 40],
      [3, 1, 1, 20],
    ] as const)
    const start = random.step(6, 20, 2)
    const benefit = ROWS.map(q => start + gap - b * q)
    const cost = ROWS.map(q => start + d * q)
    if (Math.min(...benefit) <= 0) return null
    const [free, best] = [gap / (b + d), gap / (b + d + e)]
    const right = e * best
    const slips: Slip[] = [
      [e * free, 'You took the external cost at the quantity of the free market, not at the efficient one.'],
      [b * (free - best), 'You took the rise in price. Producers bear another part of the tax.'],
      [
        d * (free - best),
        'You took the part that producers bear. The rise in price is another part of the tax.',
      ],
      [e, 'You took the gap between the two costs in the first row of the table.'],
      [start + d * best, 'You took the marginal private cost at the efficient quantity.'],
      [start + gap - b * best, 'You took the price at the efficient quantity, not the tax.'],
      [start + gap - b * free, 'You took the price of the free market, not the tax.'],
      [e * (best + 1), 'You read the external cost one row too low.'],
      [e * (best - 1), 'You read the external cost one row too high.'],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      dollars,
    )
    const good = random.pick(['cement', 'paper', 'steel', 'leather', 'fertiliser'])
    return wrong && { benefit, cost, e, free, best, right, wrong, good }
  },
  make: ({ benefit, cost, e, free, best, right, wrong, good }) => ({
    stem: `The table shows the market for ${good}. Marginal private and social benefit are equal. Firms cause pollution, so marginal social cost is above marginal private cost.`,
    table: {
      head: [
        'quantity / thousand tonnes',
        'marginal benefit / \\$',
        'marginal private cost / \\$',
        'marginal social cost / \\$',
      ],
      rows: ROWS.map((q, at) => [
        plain(q * 10),
        plain(benefit[at] ?? 0),
        plain(cost[at] ?? 0),
        plain((cost[at] ?? 0) + e * q),
      ]),
    },
    prompt: [
      'Which specific tax per tonne makes this market efficient?',
      'A government uses a specific tax to correct the market failure. How large must the tax per tonne be?',
    ],
    options: bySize({ right, wrong, print: dollars }),
    solution: `The free market produces ${free * 10} thousand tonnes, where marginal benefit equals marginal private cost. The efficient quantity is ${best * 10} thousand, where marginal benefit equals marginal social cost.

Firms choose this quantity if the tax fills the gap between the two costs **there**: ${plain((cost[best - 1] ?? 0) + e * best)} − ${plain(cost[best - 1] ?? 0)} = ${dollars(right)}. At the quantity of the free market the gap is larger, ${dollars(e * free)}, and so large a tax would cut output too far.`,
  }),
  verify: ({ benefit, cost, e }) => {
    const at = ROWS.findIndex((q, place) => benefit[place] === (cost[place] ?? 0) + e * q)
    return dollars((benefit[at] ?? 0) - (cost[at] ?? 0))
  },
})

question('saving-from-trade-in-permits', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const emits = random.step(80, 200, 20)
    const cut = random.step(20, emits / 2, 10)
    const cheap = random.step(10, 40, 5)
    const dear = cheap + random.step(15, 60, 5)
    const right = cut * (dear - cheap)
    const slips: Slip[] = [
      [2 * cut * (dear - cheap), 'You counted the saving on both firms’ cuts. Only one firm’s cut is moved.'],
      [cut * dear, 'You took what the firm with high costs saves, and left out what the other firm spends.'],
      [
        cut * cheap,
        'You took what the firm with low costs spends on its further cuts. Take it off what the other firm saves.',
      ],
      [dear - cheap, 'You gave the saving on one tonne. Many tonnes are cut by the other firm.'],
      [2 * cut * cheap, 'You gave the total cost after the trade, not the saving.'],
      [cut * (cheap + dear), 'You gave the total cost without trade, not the saving.'],
      [
        (emits - cut) * (dear - cheap),
        'You took the emissions that are permitted for those that must be cut.',
      ],
      [
        (cut * (dear - cheap)) / 2,
        'You divided the saving between the firms. The question asks for both together.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, dollars)
    const [one, other] = random.pick([
      ['a cement works', 'a power station'],
      ['a glass factory', 'a refinery'],
      ['a steel mill', 'a chemical plant'],
    ] as const)
    const first = random.chance(0.5)
    return wrong && { emits, cut, cheap, dear, right, wrong, one, other, first }
  },
  make: ({ emits, cut, cheap, dear, right, wrong, one, other, first }) => {
    const [costX, costY] = first ? [cheap, dear] : [dear, cheap]
    return {
      stem: `The table shows two firms, ${one} (X) and ${other} (Y). Each receives free permits for ${emits - cut} tonnes of emissions. In each firm the cost of cutting a tonne is the same for every tonne. The firms may trade permits with each other.`,
      table: {
        head: ['', 'firm X', 'firm Y'],
        rows: [
          ['emissions now / tonnes', plain(emits), plain(emits)],
          ['cost of cutting a tonne / \\$', plain(costX), plain(costY)],
        ],
      },
      prompt: [
        'By how much does trade lower the total cost of the two firms together?',
        'Compared with no trade, how much do the two firms together save by trading?',
      ],
      options: bySize({ right, wrong, print: dollars }),
      solution: `Each firm must cut ${emits} − ${emits - cut} = ${cut} tonnes, or buy permits. Without trade this costs ${cut} × ${cheap} + ${cut} × ${dear} = ${dollars(cut * (cheap + dear))}.

Firm ${first ? 'X' : 'Y'} cuts more cheaply, so it makes the whole cut of ${2 * cut} tonnes and sells ${cut} permits: ${2 * cut} × ${cheap} = ${dollars(2 * cut * cheap)}. The saving is ${dollars(right)}. What one firm pays the other for permits cancels out.`,
    }
  },
  verify: ({ emits, cut, cheap, dear }) => {
    let least = Number.POSITIVE_INFINITY
    for (let by = Math.max(0, 2 * cut - emits); by <= Math.min(emits, 2 * cut); by += 10)
      least = Math.min(least, by * cheap + (2 * cut - by) * dear)
    return dollars(cut * cheap + cut * dear - least)
  },
})

const FATES = ['failure', 'weak', 'strong', 'dear'] as const

question('policy-that-is-government-failure', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const before = random.step(40, 80, 5)
    // Loss that remains and cost of running the policy. Only the first leaves more than there was.
    const policies = {
      failure: [before - random.step(15, 20, 5), random.step(25, 35, 5)],
      weak: [before - 5, random.int(1, 3)],
      strong: [random.step(5, 10, 5), random.int(3, 8)],
      dear: [5, before - random.int(12, 16)],
    } as const
    return {
      before,
      policies,
      order: random.shuffle(FATES),
      asked: random.pick(['failure', 'failure', 'strong'] as const),
      what: random.pick(['traffic congestion', 'river pollution', 'overfishing', 'factory smoke']),
    }
  },
  make: ({ before, policies, order, asked, what }) => {
    const errors = {
      failure: 'You chose the policy that leaves society with a greater loss than before.',
      weak: 'You took a weak policy for government failure. It still leaves a little less loss than before, with its costs.',
      strong: 'You chose a policy whose remaining loss and costs together are far below the loss before.',
      dear: 'You looked at its costs only. It removes nearly all the loss, so there is still a small gain.',
    }
    const best = {
      ...errors,
      weak: 'You looked at its low costs only. It hardly reduces the loss.',
      dear: 'You looked at the loss that remains and forgot the high cost of the policy.',
    }
    const letter = (kind: (typeof FATES)[number]) => LETTERS[order.indexOf(kind)] ?? ''
    const used = asked === 'failure' ? errors : best
    const left = (kind: (typeof FATES)[number]) => policies[kind][0] + policies[kind][1]
    return {
      stem: `The welfare loss from ${what} in a country is \\$${before} million a year. The table shows four policies that could be used.`,
      table: {
        head: [
          'policy',
          'welfare loss that remains / \\$ million',
          'cost of running the policy / \\$ million',
        ],
        rows: order.map((kind, at) => [
          LETTERS[at] ?? '',
          plain(policies[kind][0]),
          plain(policies[kind][1]),
        ]),
      },
      prompt:
        asked === 'failure'
          ? 'Which policy would be a case of government failure?'
          : 'Which policy would bring the greatest gain in efficiency?',
      options: byLetter(
        letter(asked),
        Object.fromEntries(FATES.map(kind => [letter(kind), used[kind]] as const)),
      ),
      solution: `Add the loss that remains and the cost of the policy, and compare with ${before}: ${order.map((kind, at) => `${LETTERS[at]} ${left(kind)}`).join(', ')} (\\$ million).

${asked === 'failure' ? `Government failure means that intervention makes the allocation of resources less efficient. Only policy ${letter('failure')} leaves more than ${before}. A weak policy such as ${letter('weak')} still gives a small gain, so it is not government failure.` : `Policy ${letter('strong')} leaves the smallest sum, so its gain is the greatest.`}`,
    }
  },
  verify: ({ before, policies, order, asked }) => {
    const gains = order.map(kind => before - policies[kind][0] - policies[kind][1])
    const at = asked === 'failure' ? gains.findIndex(gain => gain < 0) : gains.indexOf(Math.max(...gains))
    return LETTERS[at] ?? ''
  },
})

const AD_VALOREM = [
  [25, 4, 12, 2],
  [20, 5, 20, 2],
  [50, 4, 12, 6],
  [20, 10, 40, 8],
  [25, 8, 20, 2],
  [40, 5, 15, 2],
  [30, 10, 40, 6],
  [20, 15, 30, 6],
] as const

const MIDDLE = ['less than', 'equal to', 'more than'] as const

function against(tax: number, cost: number): string {
  return MIDDLE[Math.sign(Math.round((tax - cost) * 100)) + 1] ?? ''
}

question('ad-valorem-tax-and-external-cost', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const [rate, cheap, dear, cost] = random.pick(AD_VALOREM)
    return {
      rate,
      cheap,
      dear,
      cost,
      leftOut: random.pick(['less than | less than', 'less than | more than']),
      good: random.pick([
        ['bottle', 'spirits', 'accidents caused by drinkers'],
        ['bag', 'fertiliser', 'damage to rivers'],
        ['pack', 'fireworks', 'noise and injuries to others'],
        ['tin', 'paint', 'fumes that others breathe'],
      ] as const),
    }
  },
  make: ({ rate, cheap, dear, cost, leftOut, good: [unit, good, harm] }) => {
    const [low, high] = [(cheap * rate) / 100, (dear * rate) / 100]
    const right = `${against(low, cost)} | ${against(high, cost)}`
    const wrong: [string, string][] = [
      [
        'equal to | equal to',
        'You took an ad valorem tax for a specific tax. A percentage gives a larger sum where the price is higher.',
      ],
      [
        'more than | less than',
        'You turned the two round. The same percentage of a lower price is a smaller tax.',
      ],
      [
        'less than | less than',
        'You took the percentage for a sum in cents. It is a share of the price of each brand.',
      ],
      ['less than | more than', 'You guessed from the prices. Work out the tax in dollars for each brand.'],
    ]
    const kept = wrong.filter(([row]) => row !== right)
    return {
      stem: `Each ${unit} of ${good} causes an external cost of ${dollars(cost)}, from ${harm}. Before tax a ${unit} of a cheap brand costs ${dollars(cheap)}, and a ${unit} of a dear brand costs ${dollars(dear)}. The government sets an ad valorem tax of ${rate}% of these prices.`,
      prompt: [
        'How does the tax on each brand compare with the external cost?',
        'Which row compares the tax on each brand with the external cost that it causes?',
      ],
      columns: 'tax on the cheap brand is … the external cost | tax on the dear brand is … the external cost',
      right,
      wrong: Object.fromEntries(kept.length > 3 ? kept.filter(([row]) => row !== leftOut) : kept),
      solution: `Cheap brand: ${rate}% of ${dollars(cheap)} is \\$${plain(low, 2)}. Dear brand: ${rate}% of ${dollars(dear)} is \\$${plain(high, 2)}. The external cost is ${dollars(cost)} for both.

The harm depends on the quantity, not on the price. So an ad valorem tax cannot fit both brands, but a specific tax of ${dollars(cost)} per ${unit} would.`,
    }
  },
  verify: ({ rate, cheap, cost }) => {
    const needed = (cost * 100) / cheap
    return rate < needed ? 'less than' : rate > needed ? 'more than' : 'equal to'
  },
})

question('bargaining-with-property-rights', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const top = random.step(90, 150, 10)
    const fall = random.step(15, 25, 5)
    const first = random.step(5, 25, 5)
    const rise = random.step(10, 20, 5)
    const units = [1, 2, 3, 4, 5, 6, 7]
    const profit = units.map(q => top - fall * (q - 1))
    const damage = units.map(q => first + rise * (q - 1))
    const free = profit.filter(each => each > 0).length
    const right = units.filter((_, at) => (profit[at] ?? 0) > (damage[at] ?? 0)).length
    if (profit.some((each, at) => each === damage[at] || each === 0)) return null
    if (right < 2 || free < right + 2 || free > 6) return null
    const slips: Slip[] = [
      [0, 'You let all output stop. A unit whose profit is greater than its damage is worth producing.'],
      [1, 'You took the unit with the largest gain. Further units, too, bring more profit than damage.'],
      [free, 'You let the factory produce as long as it makes any profit, without regard to the fishery.'],
      [right + 1, 'You went one unit too far: its damage is greater than the profit on it.'],
      [right - 1, 'You stopped one unit too early: its profit is still greater than the damage.'],
      [free - 1, 'You left out only the last unit. Compare profit and damage unit by unit.'],
    ]
    const wrong = threeSlips(random, right, slips, plain)
    return (
      wrong && {
        profit: profit.slice(0, free + 1),
        damage: damage.slice(0, free + 1),
        right,
        wrong,
        owner: random.pick(['fishery', 'factory'] as const),
        where: random.pick(['a lake', 'a river', 'a bay']),
      }
    )
  },
  make: ({ profit, damage, right, wrong, owner, where }) => {
    const last = { profit: profit[right - 1] ?? 0, damage: damage[right - 1] ?? 0 }
    const next = { profit: profit[right] ?? 0, damage: damage[right] ?? 0 }
    return {
      stem: `A factory on ${where} harms the only fishery there. The table shows, for each unit of the factory’s output, the profit on it and the damage to the fishery. ${owner === 'fishery' ? 'By law the fishery owns the right to clean water, and it may sell the right to pollute.' : 'By law the factory owns the right to use the water, and it may accept payments for producing less.'} The two can bargain without cost.`,
      table: {
        head: ['unit of output', 'profit on this unit / \\$', 'damage by this unit / \\$'],
        rows: profit.map((each, at) => [plain(at + 1), plain(each), plain(damage[at] ?? 0)]),
      },
      prompt: [
        'How many units will the factory produce after the bargain?',
        'Which output, in units, will the two agree on?',
      ],
      options: bySize({ right, wrong, print: plain }),
      solution: `Unit ${right} brings a profit of ${dollars(last.profit)} and does damage of ${dollars(last.damage)}, so ${owner === 'fishery' ? 'the factory can pay the fishery a sum between the two, and both gain' : 'the fishery would not pay enough to stop it'}. Unit ${right + 1} brings only ${dollars(next.profit)} and does damage of ${dollars(next.damage)}, so ${owner === 'fishery' ? 'the factory would not pay enough for it' : 'the fishery can pay the factory not to produce it'}.

Whoever owns the right, the bargain ends at ${right} units. The law decides only who pays whom.`,
    }
  },
  verify: ({ profit, damage }) => {
    let [best, gain, sum] = [0, 0, 0]
    for (const [at, each] of profit.entries()) {
      sum += each - (damage[at] ?? 0)
      if (sum > gain) [best, gain] = [at + 1, sum]
    }
    return plain(best)
  },
})

question('maximum-price-for-a-monopoly', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const slope = random.pick([1, 2])
    const most = random.step(24, 40, 2)
    const start = random.step(6, 14, 2)
    const rise = random.pick([1, 2])
    const units = [1, 2, 3, 4, 5, 6, 7, 8]
    const price = units.map(q => most - slope * q)
    const extra = units.map(q => most - slope * (2 * q - 1))
    const cost = units.map(q => start + rise * q)
    const before = units.filter((_, at) => (extra[at] ?? 0) >= (cost[at] ?? 0)).length
    const crossing = units.filter((_, at) => (price[at] ?? 0) >= (cost[at] ?? 0)).length
    const right = before + random.int(1, 2)
    if (before < 2 || right > crossing || right > 6 || crossing > 7) return null
    if (extra.some((each, at) => each === cost[at])) return null
    const limit = price[right - 1] ?? 0
    if (limit === cost[right - 1]) return null
    const slips: Slip[] = [
      [
        before,
        'You left output where the old marginal revenue meets marginal cost. Up to the limit marginal revenue is now the maximum price.',
      ],
      [
        before - 1,
        'You let output fall, as it would under competition. A monopolist who can no longer raise the price by selling less sells more.',
      ],
      [right - 1, 'You stopped one unit too early. One more sells at the maximum price and costs less.'],
      [
        crossing,
        'You went on to where marginal cost meets the demand price. To sell so much the price of all units would have to fall.',
      ],
      [right + 1, 'You went one unit too far. At the maximum price consumers do not buy so much.'],
      [8, 'You took the largest quantity in the table. Consumers would buy it only at the lowest price.'],
    ]
    const wrong = threeSlips(random, right, slips, plain)
    return wrong && { price, cost, before, right, wrong, limit }
  },
  make: ({ price, cost, before, right, wrong, limit }) => ({
    stem: `The table shows the demand for the product of a monopolist that maximises profit, and its marginal cost. It charges all buyers the same price. A regulator sets a maximum price of ${dollars(limit)}.`,
    table: {
      head: ['quantity a day', 'highest price at which it can be sold / \\$', 'marginal cost / \\$'],
      rows: price.map((each, at) => [plain(at + 1), plain(each), plain(cost[at] ?? 0)]),
    },
    prompt: [
      'How many units a day does the firm produce with the maximum price?',
      'What is the firm’s daily output, in units, once the maximum price is in force?',
    ],
    options: bySize({ right, wrong, print: plain }),
    solution: `Without the limit the firm sells ${before} units a day at ${dollars(price[before - 1] ?? 0)}: the next unit would add less to revenue than to cost, because the price of all units would have to fall.

With the limit each unit up to ${right} sells at ${dollars(limit)}, so marginal revenue is ${dollars(limit)}. Unit ${right} costs only ${dollars(cost[right - 1] ?? 0)}, so it is produced. To sell unit ${right + 1} the price of all units would have to fall below ${dollars(limit)}, and marginal revenue would be below marginal cost. Output is ${right}: against a monopoly a maximum price can raise output.`,
  }),
  verify: ({ price, cost, limit }) => {
    let [best, most, total] = [0, 0, 0]
    for (const [at, each] of price.entries()) {
      total += cost[at] ?? 0
      const profit = Math.min(each, limit) * (at + 1) - total
      if (profit > most) [best, most] = [at + 1, profit]
    }
    return plain(best)
  },
})
