import { bySize } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { money, plain } from '@/lib/exams/format'
import { dollars } from '../shared'

const { question, templates } = choiceQuestions('8.3')

export { templates }

const running = (list: readonly number[]) =>
  list.map((_, at) => list.slice(0, at + 1).reduce((sum, each) => sum + each, 0))

question('workers-hired-from-total-product', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const first = random.step(30, 60, 2)
    const fall = random.step(4, 9, 1)
    const extra = [1, 2, 3, 4, 5, 6, 7].map(n => first - fall * (n - 1))
    const price = random.int(2, 6)
    const wage = random.step(50, 200, 10)
    const revenue = extra.map(each => each * price)
    if (Math.min(...extra) <= 1 || revenue.some(each => Math.abs(each - wage) < 4)) return null
    const right = revenue.filter(each => each > wage).length
    if (right < 2 || right > 5) return null
    const total = running(extra)
    const average = total.filter((each, at) => (each * price) / (at + 1) > wage).length
    const slips: Slip[] = [
      [
        7,
        'You chose the number of workers with the largest output. The last ones add less revenue than they cost.',
      ],
      [
        average,
        'You compared the wage with the average revenue per worker. Use the revenue that one more worker adds.',
      ],
      [right + 1, 'You hired one worker too many: this worker adds less to revenue than the wage.'],
      [right - 1, 'You hired one worker too few: one more adds more to revenue than the wage.'],
      [1, 'You stopped where the marginal product begins to fall. It still brings in more than the wage.'],
    ]
    const wrong = threeSlips(random, right, slips, plain)
    const [firm, product] = random.pick([
      ['A bakery', 'loaf'],
      ['A toy maker', 'toy'],
      ['A fruit farm', 'crate'],
      ['A shirt factory', 'shirt'],
    ] as const)
    return wrong && { extra, price, wage, right, wrong, total, firm, product }
  },
  make: ({ extra, price, wage, right, wrong, total, firm, product }) => ({
    stem: `${firm} sells its whole output at ${dollars(price)} a ${product} and can hire any number of workers at ${dollars(wage)} a day. The table shows its output. Labour is its only variable factor.`,
    table: {
      head: ['workers', ...total.map((_, at) => plain(at + 1))],
      rows: [['output a day', ...total.map(each => plain(each))]],
    },
    prompt: [
      'How many workers does the firm employ if it maximises profit?',
      'Which number of workers gives the firm the largest profit?',
    ],
    options: bySize({ right, wrong, print: plain }),
    solution: `The marginal products are ${extra.map(each => plain(each)).join(', ')}. Times the price of ${dollars(price)} this gives MRPs of ${extra.map(each => dollars(each * price)).join(', ')}.

The firm hires as long as MRP is not below the wage, ${dollars(wage)}. Worker ${right} adds ${dollars((extra[right - 1] ?? 0) * price)}, worker ${right + 1} would add only ${dollars((extra[right] ?? 0) * price)}. So it employs ${right}.`,
  }),
  verify: ({ total, price, wage }) => {
    const profits = total.map((each, at) => each * price - (at + 1) * wage)
    return plain(profits.indexOf(Math.max(...profits)) + 1)
  },
})

question('revenue-product-when-price-falls', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const first = random.step(20, 40, 2)
    const fall = random.step(2, 6, 1)
    const extra = [1, 2, 3, 4, 5].map(n => first - fall * (n - 1))
    const top = random.step(10, 24, 1)
    const drop = random.pick([0.5, 1])
    const price = [0, 1, 2, 3, 4].map(at => top - drop * at)
    const total = running(extra)
    const worker = random.int(3, 4)
    const at = worker - 1
    const of = (list: readonly number[], place: number) => list[place] ?? 0
    const revenue = total.map((each, place) => each * of(price, place))
    const right = of(revenue, at) - of(revenue, at - 1)
    if (right < 20) return null
    const slips: Slip[] = [
      [
        of(extra, at) * of(price, at),
        'You multiplied the marginal product by the new price. All units now sell at the lower price, so marginal revenue is below it.',
      ],
      [of(extra, at) * of(price, at - 1), 'You multiplied the marginal product by the old price.'],
      [
        right - of(extra, at) * drop,
        'You took the fall in price off all units. The new units were never sold at the old price.',
      ],
      [of(extra, at), 'You gave the marginal product. What it adds to revenue is asked.'],
      [of(revenue, at) / worker, 'You divided total revenue by the number of workers.'],
      [of(revenue, at + 1) - of(revenue, at), 'You gave the MRP of the next worker.'],
      [of(revenue, at - 1) - of(revenue, at - 2), 'You gave the MRP of the worker before.'],
    ]
    const usable = slips.filter(([value]) => value > 0 && Math.abs(value - right) >= 2)
    const wrong = threeSlips(random, right, usable, money)
    return (
      wrong && {
        total,
        price,
        revenue,
        worker,
        right,
        wrong,
        product: random.pick(['jackets', 'lamps', 'tables', 'toys']),
      }
    )
  },
  make: ({ total, price, revenue, worker, right, wrong, product }) => {
    const name = ['first', 'second', 'third', 'fourth', 'fifth'][worker - 1]
    return {
      stem: `A firm makes ${product}. To sell more it must lower the price of all of them. The table shows its daily output and the price at which this output can be sold.`,
      table: {
        head: ['workers', 'output a day', 'price / \\$'],
        rows: total.map((each, at) => [plain(at + 1), plain(each), plain(price[at] ?? 0, 2)]),
      },
      prompt: [
        `What is the daily marginal revenue product of the ${name} worker?`,
        `How much does the ${name} worker add to the firm’s daily revenue?`,
      ],
      options: bySize({ right, wrong, print: money }),
      solution: `MRP is the extra revenue from one more worker. Total revenue with ${worker - 1} workers is ${plain(total[worker - 2] ?? 0)} × ${plain(price[worker - 2] ?? 0, 2)} = ${money(revenue[worker - 2] ?? 0)}, with ${worker} it is ${plain(total[worker - 1] ?? 0)} × ${plain(price[worker - 1] ?? 0, 2)} = ${money(revenue[worker - 1] ?? 0)}.

MRP = ${money(revenue[worker - 1] ?? 0)} − ${money(revenue[worker - 2] ?? 0)} = ${money(right)}. It is less than marginal product times price, because the units that were sold before are now sold more cheaply.`,
    }
  },
  verify: ({ total, price, worker }) => {
    const [before, after] = [total[worker - 2] ?? 0, total[worker - 1] ?? 0]
    const [old, now] = [price[worker - 2] ?? 0, price[worker - 1] ?? 0]
    // What the new units bring, less what is lost on the units sold before.
    return money((after - before) * now - before * (old - now))
  },
})

question('wage-and-employment-of-a-monopsonist', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const start = random.step(30, 60, 5)
    const step = random.pick([5, 10])
    const top = random.step(90, 160, 5)
    const fall = random.pick([5, 10, 15])
    const numbers = [1, 2, 3, 4, 5, 6]
    const wage = numbers.map(n => start + step * (n - 1))
    const product = numbers.map(n => top - fall * (n - 1))
    const cost = numbers.map((n, at) => n * (wage[at] ?? 0) - (n - 1) * (wage[at - 1] ?? 0))
    const count = (list: readonly number[]) =>
      numbers.filter((_, at) => (product[at] ?? 0) > (list[at] ?? 0)).length
    const [hired, many] = [count(cost), count(wage)]
    // No ties, and competition would give clearly more.
    if (numbers.some((_, at) => product[at] === cost[at] || product[at] === wage[at])) return null
    if (hired < 2 || many <= hired || many > 5 || Math.min(...product) <= 0) return null
    const place = random.pick([
      'the only mine in a valley',
      'the only hospital on an island',
      'the only mill in a town',
    ])
    return { wage, product, cost, hired, many, place }
  },
  make: ({ wage, product, cost, hired, many, place }) => {
    const paid = wage[hired - 1] ?? 0
    return {
      stem: `The table shows labour supply to ${place}, and the marginal revenue product (MRP) of each worker. All workers receive the same wage, and the employer maximises profit.`,
      table: {
        head: ['workers', ...wage.map((_, at) => plain(at + 1))],
        rows: [
          ['daily wage needed / \\$', ...wage.map(each => plain(each))],
          ['MRP / \\$', ...product.map(each => plain(each))],
        ],
      },
      prompt: [
        'Which row shows the employment and the daily wage?',
        'How many workers are employed, and at what daily wage?',
      ],
      columns: 'workers employed | daily wage',
      right: `${hired} | ${dollars(paid)}`,
      wrong: {
        [`${hired} | ${dollars(product[hired - 1] ?? 0)}`]:
          'You have the number of workers right, but paid them their MRP. The wage is read from the supply of labour.',
        [`${many} | ${dollars(wage[many - 1] ?? 0)}`]:
          'You compared MRP with the wage, as under competition. To hire one more, a monopsonist must pay all of them more.',
        [`${many} | ${dollars(paid)}`]:
          'You compared MRP with the wage for the number, and then used the wage that a smaller number needs.',
      },
      solution: `The total wage bill is ${wage.map((each, at) => dollars(each * (at + 1))).join(', ')}, so the marginal cost of labour is ${cost.map(each => dollars(each)).join(', ')}.

Worker ${hired} adds ${dollars(product[hired - 1] ?? 0)} to revenue and ${dollars(cost[hired - 1] ?? 0)} to cost; worker ${hired + 1} would add ${dollars(product[hired] ?? 0)} and cost ${dollars(cost[hired] ?? 0)}. So ${hired} are employed, at the wage that ${hired} workers ask for: ${dollars(paid)}.`,
    }
  },
  verify: ({ wage, product }) => {
    let [best, most, revenue] = [0, 0, 0]
    for (const [at, each] of product.entries()) {
      revenue += each
      const profit = revenue - (at + 1) * (wage[at] ?? 0)
      if (profit > most) [best, most] = [at + 1, profit]
    }
    return plain(best)
  },
})

question('rent-of-all-who-work', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const least = random
      .sample([300, 340, 380, 420, 460, 500, 540, 580, 620, 660], 6)
      .toSorted((a, b) => a - b)
    const wage = random.step(450, 600, 10)
    const works = least.filter(each => each <= wage)
    if (works.length < 3 || works.length > 5 || least.some(each => Math.abs(each - wage) < 20)) return null
    const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)
    const asked = random.pick(['rent', 'rent', 'transfer'] as const)
    const rent = works.length * wage - sum(works)
    const right = asked === 'rent' ? rent : sum(works)
    const slips: Slip[] = [
      [
        asked === 'rent' ? sum(works) : rent,
        `You gave ${asked === 'rent' ? 'the transfer earnings' : 'the economic rent'} of those who work.`,
      ],
      [works.length * wage, 'You gave the total earnings of those who work.'],
      asked === 'rent'
        ? [6 * wage - sum(least), 'You included people who do not work at this wage.']
        : [sum(least), 'You included people who do not work at this wage.'],
      asked === 'rent'
        ? [wage - Math.max(...works), 'You gave the rent of the last worker only.']
        : [Math.max(...works), 'You gave the transfer earnings of the last worker only.'],
      asked === 'rent'
        ? [wage - Math.min(...works), 'You gave the rent of the first worker only.']
        : [
            Math.max(...works) * works.length,
            'You took the last worker’s transfer earnings for all of them.',
          ],
    ]
    const usable = slips.filter(([value]) => value > 0)
    const wrong = threeSlips(random, right, usable, dollars)
    const who = random.pick(['divers', 'welders', 'translators', 'crane drivers'])
    return wrong && { order: random.shuffle(least), wage, works, asked, rent, right, wrong, who }
  },
  make: ({ order, wage, works, asked, rent, right, wrong, who }) => ({
    stem: `The table shows the weekly pay of six ${who} in their next best job. Each becomes a ${who.slice(0, -1)} if this work pays at least as much. All receive the same wage of ${dollars(wage)} a week.`,
    table: {
      head: ['person', ...['P', 'Q', 'R', 'S', 'T', 'U']],
      rows: [['pay in the next best job / \\$', ...order.map(each => plain(each))]],
    },
    prompt:
      asked === 'rent'
        ? 'What is the total economic rent of those who do this work?'
        : 'What are the total transfer earnings of those who do this work?',
    options: bySize({ right, wrong, print: dollars }),
    solution: `At ${dollars(wage)} only ${works.length} of the six do this work: those whose next best job pays less. Their transfer earnings are ${works.map(each => plain(each)).join(' + ')} = ${dollars(works.reduce((all, each) => all + each, 0))}.

Total earnings are ${works.length} × ${wage} = ${dollars(works.length * wage)}. Economic rent is the rest, ${dollars(rent)}. So the answer is ${dollars(right)}.`,
  }),
  verify: ({ order, wage, asked }) => {
    let [rent, transfer] = [0, 0]
    for (const each of order) {
      rent += Math.max(0, wage - each)
      transfer += each <= wage ? each : 0
    }
    return dollars(asked === 'rent' ? rent : transfer)
  },
})

const GAPS = ['output', 'employer', 'union', 'danger'] as const

const EXPLAINS = {
  output: 'Workers in Region P produce more.',
  employer: 'Workers in Region Q face a monopsony.',
  union: 'A union has raised the wage in Region P.',
  danger: 'The wage in Region P compensates for risk.',
} as const

question('explanation-of-a-wage-differential', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    cause: random.pick(GAPS),
    wages: [random.int(22, 26), random.int(16, 19)],
    output: [random.int(40, 44), random.int(30, 34)],
    employers: random.int(30, 60),
    union: [random.step(75, 90, 5), random.step(5, 15, 5)],
    accidents: [random.int(24, 36), random.int(3, 6)],
    who: random.pick(['Quarry workers', 'Dock workers', 'Forestry workers', 'Metal workers']),
  }),
  make: ({ cause, wages, output, employers, union, accidents, who }) => {
    const [high, low] = wages
    const pair = (differs: boolean, [one = 0, other = 0]: readonly number[]) => [
      plain(differs ? one : other),
      plain(other),
    ]
    const facts = {
      output: 'output per worker is the same in both regions',
      employer: 'both regions have many employers',
      union: 'few workers of either region are union members',
      danger: 'accidents are equally rare in both regions',
    }
    const shows = {
      output: 'Output per worker is higher in Region P, so MRP and the demand for labour are higher there.',
      employer:
        'Region Q has a single employer. A monopsonist pays less than the MRP, because it is not forced to compete for workers.',
      union:
        'Most workers of Region P are members of a union. It can bargain for a wage above the equilibrium.',
      danger:
        'Accidents are far more frequent in Region P. Fewer people offer their labour there unless the wage makes up for the risk.',
    }
    return {
      stem: `${who} with the same training are paid differently in two regions. The table shows all that is known.`,
      table: {
        head: ['', 'Region P', 'Region Q'],
        rows: [
          ['hourly wage / \\$', plain(high ?? 0), plain(low ?? 0)],
          ['output per worker per hour / \\$', ...pair(cause === 'output', output)],
          ['number of employers', plain(employers), plain(cause === 'employer' ? 1 : employers)],
          ['union members / % of workers', ...pair(cause === 'union', union)],
          ['accidents a year per 1000 workers', ...pair(cause === 'danger', accidents)],
        ],
      },
      prompt: [
        'Which explanation of the wage differential do the data support?',
        'What is the best explanation of the difference in wages?',
      ],
      right: EXPLAINS[cause],
      wrong: GAPS.filter(each => each !== cause).map((each): [string, string] => [
        EXPLAINS[each],
        `You chose an explanation that the table does not support: ${facts[each]}.`,
      ]),
      solution: `Look for what differs between the regions besides the wage. ${shows[cause]} Everything else in the table is alike, so it cannot explain the difference.`,
    }
  },
})
