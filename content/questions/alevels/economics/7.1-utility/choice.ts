import { bySize, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { money, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Claim, combinationOf, combinations, judgedClaims, listed } from '../combinations'

const { question, templates } = choiceQuestions('7.1')

export { templates }

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

const SNACKS = [
  ['slices of melon', 'slice'],
  ['cups of tea', 'cup'],
  ['rides at a fair', 'ride'],
  ['episodes of a series in one evening', 'episode'],
  ['bowls of noodles', 'bowl'],
] as const

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

const utils: Print = value => `${plain(value)} utils`

question('marginal-utility-from-totals', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const start = random.step(24, 40, 2)
    const marginal = [start]
    for (let at = 1; at < 6; at += 1) marginal.push((marginal[at - 1] ?? 0) - random.pick([3, 4, 5, 6, 8]))
    if ((marginal[5] ?? 0) < 1) return null
    const totals = marginal.map((_, at) => sum(marginal.slice(0, at + 1)))
    const at = random.int(2, 4)
    const [right = 0, before = 0, after = 0, total = 0] = [
      marginal[at],
      marginal[at - 1],
      marginal[at + 1],
      totals[at],
    ]
    const slips: Slip[] = [
      [before, `You found the marginal utility of the ${ORDINALS[at - 1]} unit.`],
      [after, `You found the marginal utility of the ${ORDINALS[at + 1]} unit.`],
      [total / (at + 1), 'You divided total utility by the number of units, which gives the average.'],
      [
        total - start,
        'You subtracted the utility of the first unit, not the total utility of all the units before.',
      ],
      [total, 'You read off the total utility of all the units so far, not what the last of them adds.'],
      [right - after, 'You found by how much marginal utility falls from this unit to the next.'],
      [before - right, 'You found by how much marginal utility has fallen since the unit before.'],
    ]
    const whole = slips.filter(([value]) => Number.isInteger(value))
    const wrong = threeSlips(random, right, whole, utils)
    return wrong && { item: random.pick(SNACKS), totals, at, right, wrong }
  },
  make: ({ item: [many, one], totals, at, right, wrong }) => ({
    stem: `The table shows the total utility of a consumer from ${many}.`,
    table: {
      head: [`number of ${many}`, 'total utility / utils'],
      rows: totals.map((total, row) => [plain(row + 1), plain(total)]),
    },
    prompt: `What is the marginal utility of the ${ORDINALS[at]} ${one}?`,
    options: bySize({ right, wrong, print: utils }),
    solution: `Marginal utility is the change in total utility when one more unit is consumed. Total utility rises from ${plain(totals[at - 1] ?? 0)} to ${plain(totals[at] ?? 0)}, so the ${ORDINALS[at]} ${one} adds ${plain(totals[at] ?? 0)} − ${plain(totals[at - 1] ?? 0)} = ${utils(right)}.`,
  }),
  // The marginal utilities up to this unit must add up to its total.
  verify: ({ totals, at }) => {
    let rest = totals[at] ?? 0
    for (let unit = 0; unit < at; unit += 1) rest -= (totals[unit] ?? 0) - (totals[unit - 1] ?? 0)
    return utils(rest)
  },
})

type Basket = readonly [a: number, b: number]

const BUYERS = [
  ['A student', 'sandwiches', 'cinema tickets'],
  ['A tourist', 'bus trips', 'museum visits'],
  ['A teenager', 'songs', 'comics'],
  ['A gardener', 'seed packets', 'flower pots'],
] as const

/** Falling marginal utilities for five units. */
function schedule(first: number, falls: readonly number[]): number[] {
  return [0, 1, 2, 3, 4].map(at => first - sum(falls.slice(0, at)))
}

question('share-out-a-budget', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const [pa, pb] = random.pick([
      [2, 4],
      [2, 6],
      [3, 6],
      [2, 5],
      [4, 8],
    ] as const)
    const falls = () => [0, 1, 2, 3].map(() => random.int(1, 3))
    const a = schedule(random.int(9, 13), falls()).map(each => each * pa)
    const b = schedule(random.int(9, 13), falls()).map(each => each * pb)
    const best: Basket = [random.int(2, 4), random.int(2, 4)]
    const [na, nb] = best
    if ((a[4] ?? 0) <= 0 || (b[4] ?? 0) <= 0) return null
    if ((a[na - 1] ?? 0) / pa !== (b[nb - 1] ?? 0) / pb) return null
    const budget = na * pa + nb * pb
    const equal = [1, 2, 3, 4, 5].flatMap((x): Basket[] =>
      [1, 2, 3, 4, 5].filter(y => a[x - 1] === b[y - 1]).map(y => [x, y]),
    )
    const alsoPerDollar = [1, 2, 3, 4, 5].flatMap((x): Basket[] =>
      [1, 2, 3, 4, 5]
        .filter(y => (a[x - 1] ?? 0) / pa === (b[y - 1] ?? 0) / pb && x * pa + y * pb !== budget)
        .map(y => [x, y]),
    )
    const onBudget = [1, 2, 3, 4, 5].flatMap((x): Basket[] =>
      [1, 2, 3, 4, 5].filter(y => x * pa + y * pb === budget && x !== na).map(y => [x, y]),
    )
    const wrong: [Basket, string][] = []
    const add = (basket: Basket | undefined, error: string) => {
      const taken = [best, ...wrong.map(([each]) => each)]
      if (basket && wrong.length < 3 && !taken.some(each => each[0] === basket[0] && each[1] === basket[1]))
        wrong.push([basket, error])
    }
    const rival = alsoPerDollar[0]
    add(
      rival,
      `You made the marginal utilities per dollar equal, but this combination ${rival && rival[0] * pa + rival[1] * pb > budget ? 'costs more than the budget' : 'leaves money unspent'}.`,
    )
    add(equal[0], 'You made the marginal utilities equal and left the prices out.')
    add(
      onBudget[0],
      'You spent the whole budget, but the last dollar does not give the same utility in both uses.',
    )
    add(
      onBudget[1],
      'You spent the whole budget, but a dollar moved to the other good would add to total utility.',
    )
    return wrong.length === 3 ? { who: random.pick(BUYERS), pa, pb, a, b, best, budget, wrong } : null
  },
  make: ({ who: [who, first, second], pa, pb, a, b, best, budget, wrong }) => {
    const cells = ([x, y]: Basket) => [plain(x), plain(y)]
    const [na, nb] = best
    const each = (a[na - 1] ?? 0) / pa
    return {
      stem: `${who} has ${money(budget)} to spend on ${first} at ${money(pa)} each and ${second} at ${money(pb)} each. The table shows the marginal utilities in utils.`,
      table: {
        head: ['unit', first, second],
        rows: [0, 1, 2, 3, 4].map(at => [plain(at + 1), plain(a[at] ?? 0), plain(b[at] ?? 0)]),
      },
      prompt: 'Which combination gives the highest total utility that the budget allows?',
      options: rows(
        [first, second],
        cells(best),
        wrong.map(([basket, error]) => [cells(basket), error] as const),
      ),
      solution: `Divide each marginal utility by the price of the good. The last unit bought must give the same per dollar, and the whole budget must be spent.

${na} ${first} and ${nb} ${second}: ${plain(a[na - 1] ?? 0)} ÷ ${pa} = ${plain(each)} and ${plain(b[nb - 1] ?? 0)} ÷ ${pb} = ${plain(each)} utils per dollar. The cost is ${na} × ${money(pa)} + ${nb} × ${money(pb)} = ${money(budget)}.

Equal marginal utilities are not enough, because the goods have different prices.`,
    }
  },
  // Tries every combination that the budget allows.
  verify: ({ pa, pb, a, b, best, budget }) => {
    const all = [0, 1, 2, 3, 4, 5].flatMap(x => [0, 1, 2, 3, 4, 5].map((y): Basket => [x, y]))
    const utility = ([x, y]: Basket) => sum(a.slice(0, x)) + sum(b.slice(0, y))
    const [top, next] = all
      .filter(([x, y]) => x * pa + y * pb <= budget)
      .toSorted((one, other) => utility(other) - utility(one))
    const isBest = top && next && utility(top) > utility(next) && top[1] === best[1]
    return isBest ? plain(top[0]) : ''
  },
})

const TRIOS = [
  ['apples', 'bread', 'cheese'],
  ['bus tickets', 'concert tickets', 'ferry tickets'],
  ['pens', 'notebooks', 'folders'],
  ['tea', 'coffee', 'juice'],
] as const

question('missing-value-in-equilibrium', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const [p1, p2, p3] = random.sample([2, 3, 4, 5, 6, 8, 10, 12] as const, 3) as [number, number, number]
    const per = random.pick([3, 4, 5, 6, 7, 9])
    const asksPrice = random.chance(0.5)
    const [m1, m2, m3] = [p1 * per, p2 * per, p3 * per]
    const print: Print = asksPrice ? value => money(value) : utils
    const right = asksPrice ? p3 : m3
    const slips: Slip[] = asksPrice
      ? [
          [per, 'You found the marginal utility per dollar, not the price.'],
          [(p1 + p2) / 2, 'You took the mean of the other two prices.'],
          [
            p1 + (m3 - m1),
            'You added the difference of the marginal utilities to a price. What is equal is the ratio.',
          ],
          [m3 / p1, 'You divided by the price of another good, not by the marginal utility per dollar.'],
          [m3 / p2, 'You divided by the price of another good, not by the marginal utility per dollar.'],
          [
            (p1 * m1) / m3,
            'You turned the ratio round: a good with a higher marginal utility has a higher price.',
          ],
        ]
      : [
          [m1, 'You made the marginal utilities equal. It is the marginal utility per dollar that is equal.'],
          [m2, 'You made the marginal utilities equal. It is the marginal utility per dollar that is equal.'],
          [per, 'You stopped at the marginal utility per dollar; multiply it by the price.'],
          [(m1 + m2) / 2, 'You took the mean of the other two marginal utilities.'],
          [m1 + (p3 - p1), 'You added the difference of the prices. What is equal is the ratio.'],
          [(m1 * p1) / p3, 'You turned the ratio round: a dearer good must give a higher marginal utility.'],
        ]
    const fine = slips.filter(([value]) => value > 0 && Number.isInteger(value))
    const wrong = threeSlips(random, right, fine, print)
    return wrong && { goods: random.pick(TRIOS), p1, p2, p3, m1, m2, m3, asksPrice, right, wrong, per }
  },
  make: ({ goods: [g1, g2, g3], p1, p2, p3, m1, m2, m3, asksPrice, right, wrong, per }) => {
    const print: Print = asksPrice ? value => money(value) : utils
    return {
      stem: `A rational consumer spends all her income on ${g1}, ${g2} and ${g3} and maximises total utility. The table shows prices and the marginal utility of the last unit of each.`,
      table: {
        head: ['', g1, g2, g3],
        rows: [
          ['price / \\$', plain(p1), plain(p2), asksPrice ? '?' : plain(p3)],
          ['marginal utility / utils', plain(m1), plain(m2), asksPrice ? plain(m3) : '?'],
        ],
      },
      prompt: asksPrice
        ? `What is the price of one unit of ${g3}?`
        : `What is the marginal utility of the last unit of ${g3}?`,
      options: bySize({ right, wrong, print }),
      solution: `In equilibrium the last dollar gives the same utility in each use: ${plain(m1)} ÷ ${plain(p1)} = ${plain(m2)} ÷ ${plain(p2)} = ${plain(per)} utils per dollar. ${
        asksPrice
          ? `So the price of ${g3} is ${plain(m3)} ÷ ${plain(per)} = ${print(right)}.`
          : `So the marginal utility of ${g3} is ${plain(p3)} × ${plain(per)} = ${print(right)}.`
      }`,
    }
  },
  verify: ({ p2, p3, m2, m3, asksPrice }) => (asksPrice ? money((m3 * p2) / m2) : utils((m2 * p3) / p2)),
})

const SHOCKS = ['falls', 'rises'] as const

question('price-change-and-the-ratios', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    shock: random.pick(SHOCKS),
    goods: random.pick([
      ['A', 'B'],
      ['F', 'G'],
      ['X', 'Y'],
      ['V', 'W'],
    ] as const),
  }),
  make: ({ shock, goods: [a, b] }) => {
    const [sign, other] = shock === 'falls' ? ['above', 'below'] : ['below', 'above']
    const [more, less] = shock === 'falls' ? ['more', 'less'] : ['less', 'more']
    const [mu, muOther] = shock === 'falls' ? ['lower', 'higher'] : ['higher', 'lower']
    return {
      stem: [
        `A consumer buys the normal goods ${a} and ${b} and is in equilibrium. Marginal utility diminishes for both. The price of ${a} ${shock}; income, tastes and the price of ${b} do not change. The consumer again maximises total utility.`,
        `A student spends all her income on two normal goods, ${a} and ${b}, and the last dollar gives the same utility in both uses. Marginal utility diminishes. Then the price of ${a} ${shock}, while all else stays the same, and she adjusts her spending.`,
        `For a household that buys the normal goods ${a} and ${b}, the equi-marginal principle is met. Marginal utility diminishes for both goods. Now the price of ${a} ${shock}, nothing else changes, and the household finds a new equilibrium.`,
      ],
      prompt: `Which row shows the ratio $\\frac{MU_${a}}{P_${a}}$ before the quantities change, the amount of ${a} bought afterwards and the marginal utility of ${a} afterwards?`,
      columns: `$\\frac{MU_${a}}{P_${a}}$ compared with $\\frac{MU_${b}}{P_${b}}$ | amount of ${a} | $MU_${a}$ afterwards`,
      right: `${sign} | ${more} | ${mu}`,
      wrong: {
        [`${sign} | ${more} | ${muOther}`]: `You have ratio and amount right. But when ${more} of a good is consumed, its marginal utility is ${mu}.`,
        [`${other} | ${less} | ${muOther}`]: `You moved the ratio the wrong way: a price that ${shock} makes the fraction ${shock === 'falls' ? 'larger' : 'smaller'}.`,
        [`${other} | ${more} | ${mu}`]: `You have the reaction right, but it follows from a ratio that is ${sign} the other: the price is the denominator.`,
      },
      solution: `The price is the denominator. When it ${shock}, $\\frac{MU_${a}}{P_${a}}$ is ${sign} $\\frac{MU_${b}}{P_${b}}$: the last dollar spent on ${a} gives ${more} utility than the last one spent on ${b}. So ${more} of ${a} is bought. As ${more} is consumed, the marginal utility of ${a} becomes ${mu}, by the law of diminishing marginal utility, until the ratios are equal again.

This is why an individual demand curve slopes downwards.`,
    }
  },
  // A consumer with TU = 4√A + 4√B, for whom everything can be reckoned.
  verify: ({ shock }) => {
    const best = (price: number) => {
      let [top, at] = [-1, 0]
      for (let a = 0.01; a * price <= 40; a += 0.01) {
        const utility = Math.sqrt(a) + Math.sqrt(40 - a * price)
        if (utility > top) [top, at] = [utility, a]
      }
      return at
    }
    const [before, price] = [best(2), shock === 'falls' ? 1 : 4]
    const after = best(price)
    const mu = (a: number) => 1 / Math.sqrt(a)
    const isFall = shock === 'falls'
    const fits = after > before === isFall && mu(after) < mu(before) === isFall
    return fits ? (mu(before) / price > mu(before) / 2 ? 'above' : 'below') : ''
  },
})

/** What may be said of the last of some units, with the rule that decides: before, last and the change of the marginal utility. */
const STATES = {
  positive: { of: 'positive, but smaller than that of the unit before', total: [12, 20, 26, 30] },
  zero: { of: 'zero, after being positive for all units before', total: [12, 20, 24, 24] },
  negative: { of: 'negative, after being positive for all units before', total: [12, 20, 24, 22] },
} as const

type State = keyof typeof STATES

type Total = readonly number[]

const lastOf = (total: Total) => (total[3] ?? 0) - (total[2] ?? 0)

const SAYINGS: readonly {
  text: string
  holds: (total: Total) => boolean
  whyTrue: string
  whyFalse: string
}[] = [
  {
    text: 'The last unit has added to total utility.',
    holds: total => lastOf(total) > 0,
    whyTrue: 'a positive marginal utility is an addition to the total',
    whyFalse: 'only a positive marginal utility adds to the total',
  },
  {
    text: 'Total utility is the sum of the marginal utilities of all units.',
    holds: () => true,
    whyTrue: 'each unit adds its marginal utility to the total',
    whyFalse: 'each unit adds its marginal utility to the total',
  },
  {
    text: 'Total utility is less than it was one unit earlier.',
    holds: total => lastOf(total) < 0,
    whyTrue: 'a negative marginal utility reduces the total',
    whyFalse: 'total utility falls only when marginal utility is negative',
  },
  {
    text: 'The consumer has not yet passed the point of satiation.',
    holds: total => lastOf(total) >= 0,
    whyTrue: 'satiation is passed only when marginal utility is negative',
    whyFalse: 'marginal utility is negative, so the highest total has been passed',
  },
  {
    text: 'The average utility per unit is falling.',
    holds: total => (total[3] ?? 0) / 4 < (total[2] ?? 0) / 3,
    whyTrue: 'the last unit adds less than the average of the units before, which pulls the average down',
    whyFalse: 'the last unit would have to add less than the average of the units before',
  },
  {
    text: 'A rational consumer would take the last unit if it were free.',
    holds: total => lastOf(total) > 0,
    whyTrue: 'it adds to satisfaction and costs nothing',
    whyFalse: 'it does not add to satisfaction, so there is no reason to take it',
  },
]

question('what-marginal-utility-tells', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const state = random.pick(Object.keys(STATES) as State[])
    const picked = random.sample([0, 1, 2, 3, 4, 5], 3)
    const { total } = STATES[state]
    // At zero "would take it" can be argued either way.
    if (state === 'zero' && picked.includes(5)) return null
    if (picked.includes(0) && picked.includes(5)) return null
    const truths = picked.map(at => SAYINGS[at]?.holds(total) ?? false)
    return combinationOf(truths) === '' ? null : { state, picked, thing: random.pick(SNACKS)[0] }
  },
  make: ({ state, picked, thing }) => {
    const { of, total } = STATES[state]
    const claims = picked.flatMap((at): Claim[] => {
      const saying = SAYINGS[at]
      if (!saying) return []
      const isTrue = saying.holds(total)
      return [{ text: saying.text, isTrue, why: isTrue ? saying.whyTrue : saying.whyFalse }]
    })
    return {
      stem: `A person consumes ${thing}. Marginal utility has fallen with each unit. That of the last unit is ${of}.

${listed(claims)}`,
      prompt: 'Which statements are correct?',
      options: combinations(claims),
      solution: judgedClaims(claims),
    }
  },
  // Truths written out by hand, statement by statement.
  verify: ({ state, picked }) => {
    const table = { positive: '110111', zero: '01011', negative: '011010' }[state]
    return combinationOf(picked.map(at => table[at] === '1'))
  },
})

const RATIONAL = pairs<string>({
  'A shopper buys fewer oranges after their price has doubled, and more apples instead.':
    'a dollar spent on oranges now gives less utility than one spent on apples',
  'A traveller pays more for the faster train, because the time saved is worth more to her than the extra fare.':
    'she weighs the extra utility against the extra price',
  'A diner leaves the last pancake on the plate, because it would give him no more satisfaction.':
    'he stops when marginal utility is no longer positive, whatever he has paid',
  'A student buys a second pair of shoes only in the sale, because it is worth less to her than the first pair.':
    'marginal utility diminishes, so she buys another pair only at a lower price',
  'A family moves spending from films to books until the last dollar gives the same in both uses.':
    'this is the equi-marginal principle',
})

const BIASED = pairs<string>({
  'A customer buys a coat only because its label says “was \\$90, now \\$60”.':
    'the old price is an anchor, and does not change the utility of the coat',
  'A worker stays in the pension plan that was set for her, although another suits her better.':
    'this is the pull of a default choice',
  'A smoker knows that giving up now would be better for him, and yet puts it off year after year.':
    'this is a bias towards the present',
  'A diner orders what all at the table order, although another dish at that price would please her more.':
    'this is herd behaviour, and she passes by what she ranks higher',
  'A viewer watches a film that bores him to its end, because he has paid for the ticket.':
    'the price is paid in either case, so it should not count',
  'A patient refuses a treatment with “10% failure” and accepts the same one with “90% success”.':
    'the choice depends on how the same facts are framed',
  'A member pays \\$40 a month for a gym that he has not visited for a year, and forgets to leave.':
    'habit and inertia keep him from weighing cost against utility',
})

question('rational-or-biased', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const negative = random.chance(0.3)
    const [own, others] = negative ? [BIASED, RATIONAL] : [RATIONAL, BIASED]
    return { negative, own: random.pick(own), others: random.sample(others, 3) }
  },
  make: ({ negative, own, others }) => ({
    stem: '',
    prompt: negative
      ? 'Which behaviour does **not** fit the model of a consumer who maximises utility?'
      : [
          'Which behaviour fits the model of a consumer who maximises utility?',
          'Which choice is that of a rational consumer in the theory of marginal utility?',
        ],
    right: own[0],
    wrong: others.map(
      ([text, why]): Wrong => [
        text,
        negative
          ? `You took this for an exception, but it fits the model: ${why}.`
          : `You chose a finding of behavioural economics: ${why}.`,
      ],
    ),
    solution: negative
      ? `The model has consumers who know their options and choose what gives most utility for their money. The choice named does not fit it: ${own[1]}. The other three fit.`
      : `The choice named fits the model: ${own[1]}. The other three are findings of behavioural economics, which show that people do not always weigh utility against price.`,
  }),
})

const DAILY = [
  ['downloads', 'downloads per week'],
  ['litres of juice', 'litres per week'],
  ['bus trips', 'trips per week'],
  ['phone calls abroad', 'calls per week'],
] as const

question('quantity-and-total-utility-from-a-graph', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const [top, end] = random.pick([
      [10, 10],
      [8, 8],
      [10, 20],
      [12, 12],
      [8, 16],
      [12, 24],
    ] as const)
    const price = random.step(2, top - 2, 2)
    const bought = (end * (top - price)) / top
    if (price * 2 === top || price * 3 === top) return null
    return { item: random.pick(DAILY), top, end, price, bought }
  },
  make: ({ item: [many, unit], top, end, price, bought }) => {
    const spent = price * bought
    const surplus = ((top - price) * bought) / 2
    const g = graph({
      x: {
        label: unit,
        max: end * 1.08,
        ticks: Array.from({ length: end / (end > 12 ? 4 : 2) + 1 }, (_, at) => at * (end > 12 ? 4 : 2)),
        grid: true,
      },
      y: {
        label: 'marginal utility, price / $',
        max: top * 1.08,
        ticks: Array.from({ length: top / 2 + 1 }, (_, at) => at * 2),
        grid: true,
      },
      width: 250,
    })
    const cells = (quantity: number, total: number) => [plain(quantity), money(total)]
    return {
      stem: `The diagram shows the marginal utility of ${many} to a consumer, measured in money. The price is ${money(price)} each, and the consumer maximises utility.`,
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy-a-level/marginal-utility-in-money',
          title: 'Marginal utility measured in money',
          description: `Marginal utility and price in dollars on the vertical axis, ${unit} on the horizontal axis. A straight line MU falls from ${top} dollars on the vertical axis to ${end} on the horizontal axis. A level line P stands at ${price} dollars.`,
          height: 246,
        },
        g.axes,
        g.line(
          [
            [0, top],
            [end, 0],
          ],
          'p',
        ),
        g.line(
          [
            [0, price],
            [end, price],
          ],
          'l',
        ),
        g.label(end * 0.08, top * 0.92, '*MU*', { dx: 12 }),
        g.label(end, price, '*P*', { dx: 8, dy: 4 }),
      ),
      prompt: `Which row shows the number of ${many} bought and the total utility that they give?`,
      options: rows([`number of ${many}`, 'total utility'], cells(bought, surplus + spent), [
        [
          cells(bought, surplus),
          'You found the consumer surplus, the triangle above the price. Total utility is the whole area below MU up to the number bought.',
        ],
        [
          cells(bought, spent),
          'You found what the consumer spends. The units before the last are worth more than their price.',
        ],
        [
          cells(end, (top * end) / 2),
          'You went to the point at which marginal utility is zero. The consumer would do so only if the good were free.',
        ],
      ]),
      solution: `The consumer buys until marginal utility has fallen to the price: ${plain(bought)} units. A further unit would be worth less than it costs.

Total utility adds up the marginal utilities of these units: the area below MU. It is a rectangle, ${plain(price)} × ${plain(bought)} = ${money(spent)}, and a triangle, ½ × ${plain(top - price)} × ${plain(bought)} = ${money(surplus)}. Together: ${money(spent + surplus)}.`,
    }
  },
  // Adds thin strips below the curve as long as they are worth their price.
  verify: ({ top, end, price }) => {
    const strip = end / 20_000
    let [quantity, total] = [0, 0]
    for (let at = 0; at < 20_000; at += 1) {
      const mu = top - (top / end) * (at + 0.5) * strip
      if (mu < price) break
      quantity += strip
      total += mu * strip
    }
    // The area of a trapezium is its width times the height in its middle.
    return Math.abs(total - (quantity * (top + price)) / 2) < 0.01
      ? plain(Math.round(quantity * 100) / 100)
      : ''
  },
})
