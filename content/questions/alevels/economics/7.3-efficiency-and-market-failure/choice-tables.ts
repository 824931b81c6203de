import type { Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { LETTERS } from '../shared'

const { question, templates } = choiceQuestions('7.3')

export { templates }

const lowestAt = (values: readonly number[]) => values.indexOf(Math.min(...values))

const GROUPS = [
  ['Ana', 'Ben', 'Cho'],
  ['Dara', 'Eli', 'Fay'],
  ['Gita', 'Hugo', 'Ines'],
] as const

/** Letters as an option: 'W and Y only'. */
function named(at: readonly number[]): string {
  const letters = at.map(each => LETTERS[each] ?? '')
  const last = letters[letters.length - 1] ?? ''
  const joined = letters.length > 1 ? `${letters.slice(0, -1).join(', ')} and ${last}` : last
  return at.length === 4 ? joined : `${joined} only`
}

const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0)

const spread = (list: readonly number[]) => Math.max(...list) - Math.min(...list)

const beats = (one: readonly number[], other: readonly number[]) =>
  one.every((value, who) => value >= (other[who] ?? 0)) && total(one) > total(other)

question('pareto-optimal-allocations', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const table = [0, 1, 2, 3].map(() => [random.int(2, 12), random.int(2, 12), random.int(2, 12)])
    const all = [0, 1, 2, 3]
    const right = all.filter(at => !table.some(other => beats(other, table[at] ?? [])))
    const sums = table.map(total)
    const spreads = table.map(spread)
    const richest = all.filter(at => sums[at] === Math.max(...sums))
    const equal = all.filter(at => spreads[at] === Math.min(...spreads))
    if (richest.length > 1 || equal.length > 1 || richest[0] === equal[0]) return null
    if (right.length < 2 || right.length > 3 || right.includes(equal[0] ?? 0)) return null
    const lost = all.filter(at => !right.includes(at))
    const tops = [0, 1, 2].map(who => Math.max(...table.map(row => row[who] ?? 0)))
    const favoured = all.filter(at => table[at]?.some((value, who) => value === tops[who]))
    const unbeaten = all.filter(
      at => !table.some(other => other.every((v, who) => v > (table[at]?.[who] ?? 0))),
    )
    const errors: readonly (readonly [readonly number[], string])[] = [
      [
        richest,
        'You looked for the highest total. Pareto optimality does not add up satisfaction; it asks whether somebody can gain while nobody loses.',
      ],
      [
        equal,
        `You looked for the most equal allocation. Pareto optimality is no test of fairness, and ${LETTERS[table.findIndex(other => beats(other, table[equal[0] ?? 0] ?? []))]} is at least as good for all three people.`,
      ],
      [
        lost,
        'You named the allocations from which somebody can still gain while nobody loses. These are the ones that are not Pareto optimal.',
      ],
      [
        favoured,
        'You looked for allocations in which somebody has the highest score of all. It is by comparing whole rows that you see whether a change would harm anybody.',
      ],
      [
        unbeaten,
        'You struck out an allocation only where another is better for all three. It is enough that another is better for one person and worse for nobody.',
      ],
      [all, ''],
    ]
    const wrong = random
      .shuffle(errors)
      .filter(
        ([set], at, list) =>
          String(set) !== String(right) && list.findIndex(([other]) => String(other) === String(set)) === at,
      )
      .slice(0, 3)
    // The right one must not be known by naming two or three.
    const isLike = wrong.some(([set]) => set.length === 2 || set.length === 3)
    return wrong.length === 3 && isLike ? { table, right, wrong, people: random.pick(GROUPS) } : null
  },
  make: ({ table, right, wrong, people }) => {
    const beaten = [0, 1, 2, 3]
      .filter(at => !right.includes(at))
      .map(at => {
        const better = table.findIndex(other => beats(other, table[at] ?? []))
        return [LETTERS[at] ?? '', LETTERS[better] ?? ''] as const
      })
    return {
      stem: `Goods can be shared among three people in four ways, and in no other. The table shows how satisfied each person is, as a score from 1 (worst) to 12 (best).`,
      table: {
        head: ['allocation', ...people],
        rows: table.map((row, at) => [LETTERS[at] ?? '', ...row.map(each => plain(each))]),
      },
      prompt: 'Which allocations are Pareto optimal?',
      right: named(right),
      wrong: wrong.map(
        ([set, error]): Wrong => [
          named(set),
          error ||
            `You left out that ${beaten.map(([worse, better]) => `${better} is better for somebody than ${worse} and worse for nobody`).join(', and that ')}.`,
        ],
      ),
      solution: `An allocation is Pareto optimal if no other makes somebody better off and nobody worse off. ${beaten
        .map(
          ([worse, better]) =>
            `From ${worse}, a change to ${better} does so: ${worse} is not Pareto optimal.`,
        )
        .join(' ')}

From each of the others, every change makes somebody worse off. So there can be several Pareto optimal allocations, and the most equal one need not be among them.`,
    }
  },
  // Looks at every change from one allocation to another, person by person.
  verify: ({ table }) => {
    const kept = [0, 1, 2, 3].filter(from => {
      for (let to = 0; to < 4; to += 1) {
        let [gains, losses] = [0, 0]
        for (let who = 0; who < 3; who += 1) {
          const change = (table[to]?.[who] ?? 0) - (table[from]?.[who] ?? 0)
          if (change > 0) gains += 1
          if (change < 0) losses += 1
        }
        if (gains > 0 && losses === 0) return false
      }
      return true
    })
    return named(kept)
  },
})

type Good = { price: number; marginal: number; average: number }

const CROPS = [
  ['lamps', 'shoes', 'tables', 'toys'],
  ['bread', 'milk', 'soap', 'tea'],
  ['belts', 'caps', 'gloves', 'scarves'],
] as const

question('which-way-to-move-resources', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const price = () => random.step(10, 40, 2)
    const near = () => random.int(1, 3)
    const [p1, p2, p3, p4] = [price(), price(), price(), price()]
    const gap = [random.step(4, 8, 2), random.step(4, 8, 2)] as const
    const parts: readonly Good[] = [
      { price: p1, marginal: p1 + gap[0], average: p1 - near() },
      { price: p2, marginal: p2 - gap[1], average: p2 + near() },
      { price: p3, marginal: p3, average: p3 - random.int(5, 8) },
      { price: p4, marginal: p4, average: p4 + random.int(5, 8) },
    ]
    const order = random.shuffle([0, 1, 2, 3])
    const goods = order.map(part => parts[part] as Good)
    const place = (part: number) => order.indexOf(part)
    const highest = goods.reduce(
      (best, each, at) => (each.marginal > (goods[best]?.marginal ?? 0) ? at : best),
      0,
    )
    const lowest = lowestAt(goods.map(({ marginal }) => marginal))
    const moves = [
      [place(0), place(1)],
      [place(1), place(0)],
      [place(3), place(2)],
      [highest, lowest],
    ] as const
    const isFine =
      new Set(moves.map(String)).size === 4 && new Set(goods.map(each => each.marginal)).size === 4
    return isFine ? { goods, moves, names: random.pick(CROPS) } : null
  },
  make: ({ goods, moves, names }) => {
    const [right, back, profit, cost] = moves.map(([from, to]) => `from ${names[from]} to ${names[to]}`)
    const [over = '', under = ''] = moves[0].map(at => names[at])
    const [first, second] = [goods[moves[0][0]], goods[moves[0][1]]]
    return {
      stem: `A country makes four products. The table shows price and costs per unit in dollars at the present outputs. There are no externalities, and resources can move freely.`,
      table: {
        head: ['product', 'price', 'marginal cost', 'average cost'],
        rows: goods.map(({ price, marginal, average }, at) => [
          names[at] ?? '',
          plain(price),
          plain(marginal),
          plain(average),
        ]),
      },
      prompt: 'Which move of \\$1000 of resources would raise welfare the most?',
      right: right ?? '',
      wrong: [
        [
          back ?? '',
          `You moved them the wrong way: the last unit of ${under} is worth more than it costs, and that of ${over} costs more than it is worth.`,
        ],
        [
          profit ?? '',
          'You moved them from a loss to a profit by comparing price with average cost. For both products price equals marginal cost, so nothing is gained.',
        ],
        [
          cost ?? '',
          'You moved them to where marginal cost is lowest. What counts is marginal cost compared with the price, which shows what the unit is worth.',
        ],
      ],
      solution: `Allocative efficiency needs price equal to marginal cost. For ${over} the price of \\$${first?.price} is below the marginal cost of \\$${first?.marginal}: the last unit costs more than it is worth, so too much is made. For ${under} the price of \\$${second?.price} is above the marginal cost of \\$${second?.marginal}: too little is made.

The other two products have price equal to marginal cost. Their profits and losses depend on average cost, which says nothing about the last unit.`,
    }
  },
  // What a dollar of resources at the margin makes is worth price ÷ marginal cost: from the lowest to the highest.
  verify: ({ goods, names }) => {
    const worth = goods.map(({ price, marginal }) => price / marginal)
    const [from, to] = [lowestAt(worth), worth.indexOf(Math.max(...worth))]
    return `from ${names[from]} to ${names[to]}`
  },
})
