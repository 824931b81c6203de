import { bySize, inThisOrder, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { money, plain } from '@/lib/exams/format'
import { drawStatements, rightStatements, statementsOf, type Theme } from '../firms'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('7.5')

export { templates }

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** Marginal products, with the number of the worker who first lowers MP, AP and TP. */
const WORKERS = [
  { mp: [8, 12, 16, 14, 10, 5, -2], falls: { MP: 4, AP: 5, TP: 7 } },
  { mp: [6, 11, 16, 14, 8, 3, -3], falls: { MP: 4, AP: 5, TP: 7 } },
  { mp: [10, 16, 15, 12, 6, -1], falls: { MP: 3, AP: 4, TP: 6 } },
  { mp: [5, 9, 12, 14, 11, 6, 2, -4], falls: { MP: 5, AP: 6, TP: 8 } },
] as const

const MAKERS = [
  { firm: 'a bakery with three ovens', output: 'trays of bread a day' },
  { firm: 'a workshop with two lathes', output: 'chair legs an hour' },
  { firm: 'a laundry with four machines', output: 'loads a day' },
  { firm: 'a fruit farm of fixed size', output: 'crates a day' },
] as const

const PRODUCT_ASKED = {
  MP: 'Which worker is the first to show diminishing marginal returns?',
  AP: 'Which worker is the first to lower average product?',
  TP: 'Which worker is the first with a negative marginal product?',
} as const

question('product-of-each-worker', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1', calculator: 'needed' },
  values: random => ({
    item: random.pick(WORKERS),
    maker: random.pick(MAKERS),
    asked: random.pick(['MP', 'AP', 'TP'] as const),
    scale: random.pick([1, 2, 5]),
  }),
  make: ({ item, maker, asked, scale }) => {
    const { falls } = item
    const mp = item.mp.map(each => each * scale)
    const totals = mp.map((_, at) => mp.slice(0, at + 1).reduce((sum, each) => sum + each, 0))
    const name = (worker: number) => `the ${ORDINALS[worker - 1]} worker`
    const errors = {
      peak: `You chose the worker whose marginal product is the highest. It begins to fall with the next one${asked === 'MP' ? '' : `, and ${asked === 'AP' ? 'average' : 'total'} product later still`}.`,
      MP: `You chose the worker with whom marginal product begins to fall. ${asked === 'AP' ? 'It is still above average product, so average product rises.' : 'It is still above zero, so total product rises.'}`,
      AP: `You chose the worker with whom average product begins to fall. ${asked === 'MP' ? 'Marginal product has fallen before.' : 'Marginal product is still above zero.'}`,
      TP: `You chose the worker with whom total product begins to fall. ${asked === 'MP' ? 'Diminishing returns mean that marginal product falls; it need not be negative.' : 'Average product has fallen before.'}`,
    }
    const first = falls[asked]
    return {
      stem: `The table shows how the total product of ${maker.firm} depends on the number of workers.`,
      table: {
        head: ['workers', ...totals.map((_, at) => plain(at + 1))],
        rows: [[maker.output, ...totals.map(each => plain(each))]],
      },
      prompt: PRODUCT_ASKED[asked],
      options: inThisOrder([
        [name(falls.MP - 1), errors.peak] as Wrong,
        ...(['MP', 'AP', 'TP'] as const).map((key): string | Wrong =>
          key === asked ? name(falls[key]) : [name(falls[key]), errors[key]],
        ),
      ]),
      solution: `Marginal product, the change in total product, is ${mp.map(each => plain(each)).join(', ')}.\n\n${
        asked === 'AP'
          ? `Average product is total product divided by workers. It rises until marginal product falls below it: ${plain((totals[first - 2] ?? 0) / (first - 1), 1)} with ${first - 1} workers, ${plain((totals[first - 1] ?? 0) / first, 1)} with ${first}.`
          : asked === 'MP'
            ? `It falls for the first time with ${name(first)}. From there on each worker adds less than the one before, because the other factors are fixed.`
            : `It is below zero for the first time with ${name(first)}: total product falls.`
      }`,
    }
  },
  verify: ({ item, asked }) => {
    let [total, before, average] = [0, 0, 0]
    for (const [at, each] of item.mp.entries()) {
      const mean = (total + each) / (at + 1)
      const falls = { MP: each < before, AP: mean < average, TP: each < 0 }[asked]
      if (falls) return `the ${ORDINALS[at]} worker`
      total += each
      before = each
      average = mean
    }
    return ''
  },
})

const SMALL_FIRMS = [
  ['boat builder', 'boats'],
  ['maker of pianos', 'pianos'],
  ['maker of wind turbines', 'turbines'],
  ['house builder', 'houses'],
] as const

question('marginal-from-average-variable-cost', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const q = random.int(4, 12)
    const before = random.int(15, 40)
    const change = random.pick([-2, -1, 1, 2, 3])
    const fixed = random.step(40, 120, 20)
    const after = before + change
    const right = after * (q + 1) - before * q
    if (right < 3) return null
    const slips: Slip[] = [
      [
        Math.abs(change),
        'You took the change in average variable cost. Marginal cost is the change in the total.',
      ],
      [after, 'You took the average variable cost at the higher output.'],
      [right + fixed, 'You added fixed cost, which does not change with output.'],
      [(before + after) / 2, 'You took the mean of the two average variable costs.'],
      [after * (q + 1), 'You found the total variable cost of all units, not of the last one.'],
    ]
    const wrong = threeSlips(random, right, slips, value => `\\$${plain(value)}`)
    return wrong && { q, before, after, fixed, right, wrong, firm: random.pick(SMALL_FIRMS) }
  },
  make: ({ q, before, after, fixed, right, wrong, firm }) => ({
    stem: `A ${firm[0]} has total fixed costs of \\$${fixed} thousand a year. It raises its output from ${q} to ${q + 1} ${firm[1]} a year. Its average variable cost ${after > before ? 'rises' : 'falls'} from \\$${before} thousand to \\$${after} thousand.`,
    prompt: ['What is the marginal cost of the last unit?', 'How much does the last unit add to total cost?'],
    options: bySize({ right, wrong, print: value => `\\$${plain(value)} thousand` }),
    solution: `Total variable cost is average variable cost × output. It changes from ${before} × ${q} = ${plain(before * q)} to ${after} × ${q + 1} = ${plain(after * (q + 1))}, so the last unit costs \\$${plain(right)} thousand.\n\nFixed cost is the same at both outputs, so it does not enter marginal cost. The change in average variable cost, ${plain(after - before)}, is not marginal cost either: it applies to every unit.`,
  }),
  verify: ({ q, before, after }) => before + (after - before) * (q + 1),
})

const PLANTS = ['bottles', 'lamps', 'shirts', 'notebooks', 'tiles'] as const

question('costs-at-another-output', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const first = random.step(100, 300, 50)
    const times = random.pick([2, 4])
    const afc = random.step(4, 16, 4)
    const [v1, v2] = [random.int(5, 12), random.int(5, 12)]
    if (v1 === v2) return null
    const average = random.chance(0.5)
    const second = first * times
    const [one, all] = [average ? 1 : second, afc / times + v2]
    const right = all * one
    const slips: Slip[] = [
      [(afc + v2) * one, 'You left average fixed cost as it was. It falls when output rises.'],
      [v2 * one, 'You took variable cost only. Fixed cost is part of the total.'],
      [(afc / times + v1) * one, 'You took the average variable cost of the lower output.'],
      [(afc + v1) * one, 'You took average cost at the lower output as if it did not change.'],
      [(afc * times + v2) * one, 'You let average fixed cost rise with output. It falls.'],
    ]
    const wrong = threeSlips(random, right, slips, value => money(value))
    return wrong && { first, second, afc, v1, v2, average, right, wrong, good: random.pick(PLANTS) }
  },
  make: ({ first, second, afc, v1, v2, average, right, wrong, good }) => {
    const fixed = afc * first
    return {
      stem: `The table shows some short-run costs of a firm that makes ${good}. Its fixed costs are the same at both outputs.`,
      table: {
        head: ['output / units a week', 'average fixed cost / \\$', 'average variable cost / \\$'],
        rows: [
          [plain(first), plain(afc), plain(v1)],
          [plain(second), 'not known', plain(v2)],
        ],
      },
      prompt: `What is ${average ? 'average cost' : 'total cost'} at an output of ${plain(second)} units?`,
      options: bySize({ right, wrong, print: value => money(value) }),
      solution: `Total fixed cost is average fixed cost × output = ${afc} × ${first} = ${money(fixed)}, at any output.\n\nAt ${plain(second)} units average fixed cost is ${money(fixed)} ÷ ${plain(second)} = ${money(fixed / second)}, and average cost ${money(fixed / second)} + ${money(v2)} = ${money(fixed / second + v2)}.${average ? '' : ` Total cost is this × ${plain(second)} = ${money(right)}.`}`,
    }
  },
  verify: ({ first, second, afc, v2, average }) => {
    const total = afc * first + v2 * second
    return average ? total / second : total
  },
})

const SCALE_CASES = [
  {
    stem: 'A cement company replaces two kilns by one that is twice as long, wide and high. It holds more for each tonne of steel in its walls.',
    side: 'internal',
    rise: false,
    why: 'The gain comes from the size of the firm’s own plant.',
  },
  {
    stem: 'A chain of supermarkets opens many more shops. Growers now sell to it at lower prices, because its orders are larger.',
    side: 'internal',
    rise: false,
    why: 'The discount depends on the size of this firm’s own orders.',
  },
  {
    stem: 'As a shipping company grows, banks lend to it at lower rates of interest than to smaller companies.',
    side: 'internal',
    rise: false,
    why: 'The lower interest depends on the size of this firm.',
  },
  {
    stem: 'Many software companies settle in one city. A college there begins to train programmers, so that each company spends less on training.',
    side: 'external',
    rise: false,
    why: 'The gain comes from the growth of the industry in the city. A company has it whatever its own size.',
  },
  {
    stem: 'The number of flower growers in a valley rises. A company with cooled lorries opens there and carries the flowers of all growers at a lower rate.',
    side: 'external',
    rise: false,
    why: 'The gain comes from the growth of the industry in the valley. A grower has it whatever his or her own size.',
  },
  {
    stem: 'An airline has grown so large that orders pass through seven levels of managers. Mistakes are noticed late, and the cost of each seat rises.',
    side: 'internal',
    rise: true,
    why: 'The problem comes from the size of this firm: it is hard to manage.',
  },
  {
    stem: 'A furniture company opens its ninth factory. Its departments order parts that other departments have in store, because nobody knows what is where.',
    side: 'internal',
    rise: true,
    why: 'The problem comes from the size of this firm: its parts are hard to coordinate.',
  },
  {
    stem: 'So many warehouses have opened near a port that the lorries of every company now spend hours in traffic.',
    side: 'external',
    rise: true,
    why: 'The problem comes from the growth of the industry near the port. A company has it whatever its own size.',
  },
  {
    stem: 'The solar power industry grows fast. Its companies bid up the wages of the few trained fitters, whom all of them need.',
    side: 'external',
    rise: true,
    why: 'The problem comes from the growth of the industry. A company has it whatever its own size.',
  },
] as const

question('economies-and-the-lrac-curve', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ item: random.pick(SCALE_CASES) }),
  make: ({ item: { stem, side, rise, why } }) => {
    const other = side === 'internal' ? 'external' : 'internal'
    const kind = (of: string) => `${of} ${rise ? 'diseconomy' : 'economy'}`
    const way = rise ? 'up' : 'down'
    const move = (of: string) => (of === 'internal' ? `a movement ${way} along it` : `a shift ${way} of it`)
    return {
      stem,
      prompt: 'What is this, and how is it shown with the long-run average cost (LRAC) curve of one company?',
      options: rows(
        ['kind', 'LRAC curve'],
        [kind(side), move(side)],
        [
          [
            [kind(side), move(other)],
            side === 'internal'
              ? 'You named it rightly, but a cost that changes with the firm’s own output is read along one curve.'
              : 'You named it rightly, but cost changes here at every output of the firm, so the curve itself moves.',
          ],
          [
            [kind(other), move(other)],
            side === 'internal'
              ? 'You took it to come from the growth of the whole industry. It comes from the size of this firm.'
              : 'You took it to come from the size of one firm. It comes from the growth of the whole industry.',
          ],
          [
            [kind(other), move(side)],
            'You drew it rightly, but mixed up internal (the size of the firm) and external (the size of the industry).',
          ],
        ],
      ),
      solution: `${why} So it is an ${kind(side)} of scale.\n\n${side === 'internal' ? 'Cost per unit changes because the firm’s own output changes: this is a movement along its LRAC curve.' : 'Cost per unit changes at each output of the firm: its whole LRAC curve shifts.'}`,
    }
  },
})

/** Outputs of 10, 20 and 30 workers with 10 machines, then of 20 with 20, as multiples of the first. */
const RETURNS = [
  { scale: 'increasing', falls: true, outputs: [1, 1.6, 2, 2.3] },
  { scale: 'increasing', falls: false, outputs: [1, 2.1, 3.4, 2.5] },
  { scale: 'constant', falls: true, outputs: [1, 1.6, 2, 2] },
  { scale: 'decreasing', falls: true, outputs: [1, 1.5, 1.8, 1.8] },
] as const

const JOBS = [
  ['jackets a day', 'sewing machines'],
  ['parcels an hour', 'sorting machines'],
  ['loaves an hour', 'ovens'],
  ['pots a day', 'kilns'],
] as const

question('returns-to-labour-and-to-scale', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const item = random.pick(RETURNS)
    return {
      item,
      other: random.pick(
        (['increasing', 'constant', 'decreasing'] as const).filter(each => each !== item.scale),
      ),
      base: random.step(100, 300, 100),
      job: random.pick(JOBS),
    }
  },
  make: ({ item: { scale, falls, outputs }, other, base, job }) => {
    const [, two, three, both] = outputs
    const amount = (of: number) => plain(Math.round(of * base))
    const change = (isFalling: boolean) => (isFalling ? 'falls' : 'rises')
    return {
      stem: `The table shows the output of a firm with different numbers of ${job[1]} and workers, with the same technology.`,
      table: {
        head: [job[1], 'workers', job[0]],
        rows: [
          ['10', '10', amount(1)],
          ['10', '20', amount(two)],
          ['10', '30', amount(three)],
          ['20', '20', amount(both)],
        ],
      },
      prompt: `What happens to the marginal product of labour between 10 and 30 workers with 10 ${job[1]}, and what returns to scale does the firm have?`,
      options: rows(
        ['marginal product', 'returns to scale'],
        [change(falls), scale],
        [
          [
            [change(falls), other],
            `You misread the returns to scale. Compare the first row with the last: all inputs double, and output is multiplied by ${both}.`,
          ],
          [
            [change(!falls), scale],
            'You misread the marginal product. Compare what the second and the third 10 workers add, with the same machines.',
          ],
          [
            [change(!falls), other],
            'You misread both: marginal product is read where only labour changes, returns to scale where all inputs change.',
          ],
        ],
      ),
      solution: `With 10 ${job[1]}, going from 10 to 20 workers adds ${amount(two - 1)}, and going from 20 to 30 adds ${amount(three - two)}. So marginal product ${change(falls)}.\n\nReturns to scale need a change of all inputs. When both double, output goes from ${amount(1)} to ${amount(both)}, which is ${scale === 'constant' ? 'exactly double: constant' : scale === 'increasing' ? 'more than double: increasing' : 'less than double: decreasing'} returns.`,
    }
  },
  verify: ({ item: { scale, outputs }, base }) => {
    // From the outputs of the table, as a reader sees them.
    const [a = 0, b = 0, c = 0, doubled = 0] = outputs.map(each => Math.round(each * base))
    const returns = doubled / a > 2 ? 'increasing' : doubled / a < 2 ? 'decreasing' : 'constant'
    const marginal = c - b < b - a ? 'falls' : 'rises'
    return returns === scale ? marginal : `returns to scale are ${returns}`
  },
})

const ROLES = ['many', 'natural', 'flat', 'large'] as const

const MES_ASKED = {
  many: 'Which industry has room for the largest number of firms that all produce at the lowest average cost?',
  natural: 'Which industry is most likely to be a natural monopoly?',
  flat: 'In which industry can firms smaller than the minimum efficient scale survive most easily?',
} as const

question('minimum-efficient-scale-and-firms', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const largeScale = random.step(40, 60, 5)
    const naturalScale = random.step(20, 30, 5)
    const flatScale = random.pick([4, 5])
    const manyScale = random.pick([0.5, 1])
    const data = {
      large: [largeScale * random.pick([3, 4]), largeScale, random.int(12, 15)],
      natural: [naturalScale * random.pick([0.6, 0.8]), naturalScale, random.int(22, 28)],
      flat: [flatScale * random.pick([5, 6]), flatScale, random.int(1, 2)],
      many: [manyScale * random.pick([20, 24, 30]), manyScale, random.int(8, 11)],
    } as const
    return {
      data,
      order: random.shuffle(ROLES),
      asked: random.pick(['many', 'natural', 'flat'] as const),
      unit: random.pick(['million units a year', 'thousand tonnes a year', 'million units a month']),
    }
  },
  make: ({ data, order, asked, unit }) => {
    const letter = (role: (typeof ROLES)[number]) => LETTERS[order.indexOf(role)] ?? 'W'
    const firms = (role: (typeof ROLES)[number]) => plain(data[role][0] / data[role][1])
    const errors: Record<string, string> = {
      large: {
        many: `You chose the largest market. Its minimum efficient scale is large too, so only ${firms('large')} such firms fit.`,
        natural: `You chose the largest minimum efficient scale, but demand is ${firms('large')} times as large.`,
        flat: 'You chose the largest market, but small firms have much higher average cost there.',
      }[asked],
      natural: {
        many: 'You chose an industry in which demand is smaller than the minimum efficient scale of one firm.',
        natural: '',
        flat: 'You read it the wrong way: here the cost of a small firm is highest compared with that of others.',
      }[asked],
      flat: {
        many: `You looked at the small rise in cost. At the lowest average cost there is room for ${firms('flat')} firms only.`,
        natural: 'You chose the industry in which size hardly matters for cost.',
        flat: '',
      }[asked],
      many: {
        many: '',
        natural: `You chose the industry with the smallest minimum efficient scale: ${firms('many')} firms can reach it.`,
        flat: 'You took a small minimum efficient scale for a small disadvantage. A firm of half this size has clearly higher cost.',
      }[asked],
    }
    return {
      stem: `The table shows, for four industries, market demand at a price equal to the lowest average cost, the minimum efficient scale (MES) of a firm, both in ${unit}, and how much higher average cost is at half the MES.`,
      table: {
        head: ['industry', 'market demand', 'MES', 'extra average cost at half the MES'],
        rows: order.map((role, at) => {
          const [demand, scale, extra] = data[role]
          return [LETTERS[at] ?? '', plain(demand), plain(scale), `${extra}%`]
        }),
      },
      prompt: MES_ASKED[asked],
      options: byLetter(
        letter(asked),
        Object.fromEntries(ROLES.map(role => [letter(role), errors[role] ?? ''])),
      ),
      solution: {
        many: `Demand ÷ MES is the number of firms that can all reach the lowest average cost. In ${letter('many')} it is ${firms('many')}, more than in the others, although its market is small.`,
        natural: `In ${letter('natural')} demand is only ${firms('natural')} times the MES. Average cost still falls when one firm supplies the whole market, so two firms would each have higher cost.`,
        flat: `In ${letter('flat')} a firm of half the MES has an average cost only ${data.flat[2]}% above the lowest, so it can nearly match the price of a large firm.`,
      }[asked],
    }
  },
  verify: ({ data, order, asked }) => {
    const score = (role: (typeof ROLES)[number]) => {
      const [demand, scale, extra] = data[role]
      return asked === 'many' ? demand / scale : asked === 'natural' ? scale / demand : -extra
    }
    const best = Math.max(...ROLES.map(score))
    return LETTERS[order.findIndex(role => score(role) === best)] ?? ''
  },
})

const CURVES: readonly Theme[] = [
  [
    'Average fixed cost falls with each increase in output.',
    'Average fixed cost is the same at each output.',
    'Total fixed cost is the same at each output, so it is spread over ever more units.',
  ],
  [
    'AC falls as long as MC is below it.',
    'AC rises as soon as MC begins to rise.',
    'What counts for AC is whether MC lies below or above it: a rising MC that is still below AC pulls it down.',
  ],
  [
    'A higher rent shifts AC upwards but not MC.',
    'A higher rent shifts both AC and MC upwards.',
    'Rent is a fixed cost. It raises total cost by the same sum at each output, so the cost of one more unit is unchanged.',
  ],
  [
    'MC rises because the marginal product of labour falls.',
    'MC rises because the firm has diseconomies of scale.',
    'In the short run a factor is fixed, so marginal product falls and each further unit needs more labour. Diseconomies of scale belong to the long run.',
  ],
  [
    'AVC has its lowest point at a smaller output than AC.',
    'AVC has its lowest point at the same output as AC.',
    'Where AVC is lowest, average fixed cost still falls, so AC falls further.',
  ],
]

const WORKPLACES = ['A pottery', 'A sawmill', 'A bakery', 'A dairy', 'A printing works'] as const

question('statements-about-short-run-costs', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ drawn: drawStatements(CURVES, random), firm: random.pick(WORKPLACES) }),
  make: ({ drawn, firm }) => {
    const { list, options, solution } = statementsOf(drawn)
    return {
      stem: `${firm} pays rent for its building and hires workers by the hour at a constant wage. Its short-run AC and AVC curves are U-shaped.\n\n${list}`,
      prompt: ['Which statements are correct?', 'Which statements are true of its short-run costs?'],
      options,
      solution,
    }
  },
  verify: ({ drawn }) => rightStatements(CURVES, drawn),
})
