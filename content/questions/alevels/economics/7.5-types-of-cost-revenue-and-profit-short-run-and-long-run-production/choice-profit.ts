import { bySize, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('7.5')

export { templates }

const MARGINAL_COSTS = [
  [30, 20, 16, 20, 30, 44],
  [24, 18, 14, 18, 26, 38],
  [40, 30, 24, 28, 38, 52],
  [36, 26, 20, 26, 36, 50],
] as const

const MONOPOLISTS = [
  ['A printer', 'posters an hour'],
  ['A boat hirer', 'boats a day'],
  ['A tailor', 'suits a week'],
  ['A potter', 'vases a week'],
] as const

question('largest-profit-from-a-table', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const marginal = random.pick(MARGINAL_COSTS)
    const fixed = random.step(20, 60, 10)
    const start = random.step(60, 100, 5)
    const slope = random.pick([5, 6, 8, 10])
    const table = marginal.map((_, at) => {
      const q = at + 1
      const price = start - slope * q
      const cost = fixed + marginal.slice(0, q).reduce((sum, each) => sum + each, 0)
      return { q, price, cost, revenue: price * q, profit: price * q - cost }
    })
    const by = (of: (row: (typeof table)[number]) => number) =>
      table.reduce((best, row) => (of(row) > of(best) ? row : best))
    const best = by(row => row.profit)
    const [revenue, each] = [by(row => row.revenue), by(row => row.profit / row.q)]
    if (best.profit < 5 || best.q > 5 || table.filter(row => row.profit === best.profit).length > 1)
      return null
    if (table.some(row => row.price <= 0)) return null
    const slips: Slip[] = [
      [revenue.profit, 'You chose the output with the largest total revenue. Costs count as well.'],
      [each.profit, 'You chose the output with the largest profit per unit, not the largest profit.'],
      [best.revenue, 'You took total revenue and did not subtract total cost.'],
      [best.profit + fixed, 'You left out fixed cost, which is the total cost at an output of zero.'],
      [best.price - best.cost / best.q, 'You found profit per unit and did not multiply by output.'],
    ]
    const whole = slips.filter(([value]) => Number.isInteger(value) && value > 0)
    const wrong = threeSlips(random, best.profit, whole, value => money(value))
    return wrong && { table, best, fixed, right: best.profit, wrong, firm: random.pick(MONOPOLISTS) }
  },
  make: ({ table, best, fixed, right, wrong, firm }) => {
    const next = table[best.q]
    return {
      stem: `${firm[0]} faces the demand and the costs in the table. Costs include normal profit.`,
      table: {
        head: [firm[1], '0', ...table.map(row => plain(row.q))],
        rows: [
          ['price / \\$', '–', ...table.map(row => plain(row.price))],
          ['total cost / \\$', plain(fixed), ...table.map(row => plain(row.cost))],
        ],
      },
      prompt: 'What is the largest supernormal profit that the firm can make?',
      options: bySize({ right, wrong, print: value => money(value) }),
      solution: `Profit is price × output − total cost. From 1 unit on it is ${table.map(row => plain(row.profit)).join(', ')} dollars, so it is largest at ${best.q} units: ${money(best.revenue)} − ${money(best.cost)} = ${money(right)}.\n\n${next ? `The next unit would add ${plain(next.revenue - best.revenue)} to revenue and ${plain(next.cost - best.cost)} to cost: MR would be below MC.` : ''}`,
    }
  },
  // Adds MR − MC of one unit after the other, as long as this raises profit.
  verify: ({ table, fixed }) => {
    let [profit, best, revenue, cost] = [-fixed, -fixed, 0, fixed]
    for (const row of table) {
      profit += row.price * row.q - revenue - (row.cost - cost)
      revenue = row.price * row.q
      cost = row.cost
      best = Math.max(best, profit)
    }
    return best
  },
})

const OWNERS = [
  ['The owner of a café', 'as a cook in a hotel'],
  ['The owner of a bicycle shop', 'as a mechanic'],
  ['The owner of a language school', 'as a teacher'],
  ['The owner of a design studio', 'in an advertising agency'],
] as const

const kindOfProfit = (value: number) =>
  value === 0
    ? 'normal profit only'
    : value > 0
      ? `a supernormal profit of ${money(value)}`
      : `a subnormal profit, a loss of ${money(-value)}`

question('profit-with-opportunity-cost', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1', calculator: 'needed' },
  values: random => {
    const salary = random.step(24000, 40000, 2000)
    const savings = random.step(40000, 100000, 20000)
    const rate = random.pick([3, 4, 5])
    const interest = (savings * rate) / 100
    const right = random.pick([-6000, -3000, -2000, 0, 2000, 4000, 5000])
    const paid = random.step(60000, 120000, 5000)
    const revenue = paid + salary + interest + right
    const slips: Slip[] = [
      [
        revenue - paid,
        'You subtracted only what is paid. The owner’s time and savings have an opportunity cost.',
      ],
      [revenue - paid - salary, 'You left out the interest that the owner gives up.'],
      [revenue - paid - interest, 'You left out the salary that the owner gives up.'],
      [
        revenue - paid - salary - savings,
        'You subtracted the savings themselves. What is given up each year is the interest on them.',
      ],
    ]
    slips.push([
      right - savings,
      'You subtracted the savings as well as the interest on them. The savings still belong to the owner.',
    ])
    const wrong = threeSlips(random, right, slips, kindOfProfit)
    return (
      wrong && { salary, savings, rate, interest, paid, revenue, right, wrong, owner: random.pick(OWNERS) }
    )
  },
  make: ({ salary, savings, rate, interest, paid, revenue, right, wrong, owner }) => ({
    stem: `${owner[0]} has put savings of ${money(savings)} into the business; a bank would pay ${rate}% interest a year on them. The owner could also earn ${money(salary)} a year ${owner[1]}, doing equally pleasant work. Last year’s revenue was ${money(revenue)}, and payments for wages, rent and materials were ${money(paid)}.`,
    prompt: [
      'How does an economist describe the result of the year?',
      'What did the business make, to an economist?',
    ],
    options: bySize({ right, wrong, print: kindOfProfit }),
    solution: `Costs include what the owner gives up: the salary, ${money(salary)}, and interest of ${rate}% of ${money(savings)} = ${money(interest)}.\n\nRevenue less all costs is ${plain(revenue)} − ${plain(paid)} − ${plain(salary)} − ${plain(interest)} = ${plain(right)}. So the business made ${kindOfProfit(right)}.${right > 0 ? '' : ' An accountant, who counts only payments, would report a profit.'}`,
  }),
  verify: ({ revenue, paid, salary, savings, rate }) =>
    kindOfProfit(revenue - (paid + salary + savings * rate * 0.01)),
})

const HOTELS = [
  'A hotel',
  'A publisher',
  'A maker of toys',
  'A private hospital',
  'A furniture maker',
] as const

question('profit-now-and-better-output', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const [profitable, more] = [random.chance(0.5), random.chance(0.5)]
    const ar = random.int(30, 60)
    const ac = ar + (profitable ? -1 : 1) * random.int(2, 8)
    const mr = ar - random.int(10, 18)
    const mc = mr + (more ? -1 : 1) * random.int(3, 8)
    return { ar, ac, mr, mc, firm: random.pick(HOTELS) }
  },
  make: ({ ar, ac, mr, mc, firm }) => {
    const [profitable, more] = [ar > ac, mr > mc]
    const now = (is: boolean) => (is ? 'supernormal' : 'subnormal')
    const change = (is: boolean) => (is ? 'raise it' : 'lower it')
    return {
      stem: `At its present output ${firm.charAt(0).toLowerCase() + firm.slice(1)} has average revenue of ${money(ar)}, average cost of ${money(ac)}, marginal revenue of ${money(mr)} and marginal cost of ${money(mc)}. Marginal cost rises with output.`,
      prompt:
        'What is its profit at present, and what should it do with output to increase its profit or reduce its loss?',
      options: rows(
        ['profit at present', 'output'],
        [now(profitable), change(more)],
        [
          [
            [now(profitable), change(!more)],
            'You turned the rule round: a further unit is worth making when MR is above MC.',
          ],
          [
            [now(!profitable), change(more)],
            'You misread the profit. Compare average revenue with average cost, not the marginal values.',
          ],
          [
            [now(!profitable), change(!more)],
            profitable === more
              ? 'You turned both rules round: profit is supernormal when AR is above AC, and a further unit is worth making when MR is above MC.'
              : 'You took the one for the other: averages tell the profit at present, marginal values tell how it changes.',
          ],
        ],
      ),
      solution: `Average revenue is ${profitable ? 'above' : 'below'} average cost, so profit is ${now(profitable)}.\n\nThe last unit adds ${money(mr)} to revenue and ${money(mc)} to cost. ${more ? 'MR is above MC, so a higher output' : 'MR is below MC, so a lower output'} ${profitable ? 'gives more profit' : 'gives a smaller loss'}. Whether there is a profit or a loss does not matter for this.`,
    }
  },
  verify: ({ ar, ac, mr, mc }) => {
    const at = (units: number) => 100 * (ar - ac) + units * (mr - mc)
    return at(1) > at(0) === mr > mc && at(0) > 0 ? 'supernormal' : 'subnormal'
  },
})
