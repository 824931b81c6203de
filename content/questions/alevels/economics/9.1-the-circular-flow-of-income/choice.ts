import { bySize, inAnyOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { money, plain, roundTo } from '@/lib/exams/format'
import { listed, numbering, reasons, setsOf } from '../numbered-statements'
import { bn, short, whole } from '../shared'

const { question, templates } = choiceQuestions('9.1')

export { templates }

/** Shares of extra income that leak out, in per cent: saved, taxed, spent on imports. */
const LEAKAGES = [
  [10, 25, 15],
  [15, 20, 15],
  [10, 20, 10],
  [5, 10, 5],
  [5, 20, 15],
  [20, 35, 25],
  [25, 30, 25],
  [5, 10, 10],
] as const

question('multiplier-from-changes', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [saved, taxed, imported] = random.pick(LEAKAGES)
    const income = random.step(400, 900, 20)
    const rise = random.pick([20, 40, 60, 80])
    const before = [random.step(30, 60, 2), random.step(80, 160, 4), random.step(60, 120, 4)] as const
    const change = [saved, taxed, imported].map(share => (share * rise) / 100)
    if (!change.every(whole)) return null
    const right = 100 / (saved + taxed + imported)
    const after = before.map((value, at) => value + (change[at] ?? 0))
    const slips = slipsOf({
      'You took saving as the only leakage.': 100 / saved,
      'You left out imports.': 100 / (saved + taxed),
      'You left out taxes.': 100 / (saved + imported),
      'You left out saving.': 100 / (taxed + imported),
      'You gave the sum of the three propensities and forgot to divide 1 by it.':
        (saved + taxed + imported) / 100,
      'You gave the share of extra income that is spent on home output.':
        1 - (saved + taxed + imported) / 100,
      'You used the totals of the second year, which give average propensities, not marginal ones.':
        (income + rise) / after.reduce((sum, each) => sum + each, 0),
      'You divided by the share of extra income that is spent at home, not by the share that leaks out.':
        100 / (100 - saved - taxed - imported),
    }).filter(([value]) => value < 12 && Math.abs(value - right) > 0.09)
    const wrong = threeSlips(random, right, slips, short)
    return wrong && { income, rise, before, change, right, wrong }
  },
  make: ({ income, rise, before, change, right, wrong }) => {
    const names = ['saving', 'taxes on income', 'imports']
    const leaked = change.reduce((sum, each) => sum + each, 0)
    return {
      stem: [
        'The table shows values for an economy in two years, in \\$ billion. All changes in the leakages were caused by the change in income.',
        'An economist uses the data in the table, in \\$ billion, to estimate the multiplier. The leakages changed only because income changed.',
      ],
      table: {
        head: ['', 'year 1', 'year 2'],
        rows: [
          ['national income', plain(income), plain(income + rise)],
          ...names.map((name, at) => [
            name,
            plain(before[at] ?? 0),
            plain((before[at] ?? 0) + (change[at] ?? 0)),
          ]),
        ],
      },
      prompt: 'What is the value of the multiplier?',
      options: bySize({ right, wrong, print: short }),
      solution: `The multiplier uses **marginal** propensities, so changes, not totals. Income rises by ${rise}.

*mps* = ${change[0]} ÷ ${rise} = ${short((change[0] ?? 0) / rise)}, *mrt* = ${change[1]} ÷ ${rise} = ${short((change[1] ?? 0) / rise)}, *mpm* = ${change[2]} ÷ ${rise} = ${short((change[2] ?? 0) / rise)}. Together ${short(leaked / rise)}.

*k* = 1 ÷ ${short(leaked / rise)} = ${short(right)}. All three leakages count: leave one out and the multiplier comes out too large.`,
    }
  },
  verify: ({ rise, change }) => {
    // Rounds of spending: what does not leak out of one round is the income of the next.
    const kept = 1 - change.reduce((sum, each) => sum + each / rise, 0)
    let total = 0
    for (let round = 1; round > 1e-12; round *= kept) total += round
    return short(roundTo(total, 6))
  },
})

const directed = (value: number) => `${value > 0 ? 'a rise' : 'a fall'} of ${bn(Math.abs(value))}`

question('spending-for-full-employment', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const mpc = random.pick([0.5, 0.6, 0.75, 0.8])
    const income = random.step(400, 800, 20)
    const distance = random.pick([-100, -80, -60, -40, 40, 60, 80, 100])
    const own = random.step(20, 60, 5)
    const investment = random.step(20, 50, 5)
    const government = roundTo(income * (1 - mpc), 6) - own - investment
    const right = roundTo(distance * (1 - mpc), 6)
    if (!whole(government) || government < 25 || government > 160 || !whole(right)) return null
    const slips = slipsOf({
      'You gave the change in income that is needed. The multiplier makes income change by more than spending.':
        distance,
      'You gave the change in income that is needed, and in the wrong direction.': -distance,
      'You have the size right and the direction wrong: compare equilibrium income with full employment income.':
        -right,
      'You multiplied the income difference by the *mpc*. Divide it by the multiplier.': distance * mpc,
      'You multiplied the income difference by the multiplier instead of dividing by it.':
        distance / (1 - mpc),
    }).filter(([value]) => whole(value))
    const wrong = threeSlips(random, right, slips, directed)
    return wrong && { mpc, income, distance, own, investment, government, right, wrong }
  },
  make: ({ mpc, income, distance, own, investment, government, right, wrong }) => ({
    stem: `In a closed economy without taxes the consumption function is *C* = ${own} + ${plain(mpc)}*Y*. Investment is ${bn(investment)} and government spending is ${bn(government)}. Full employment income is ${bn(income + distance)}. All values are in \\$ billion.`,
    prompt: [
      'Which change in government spending would bring equilibrium income to full employment income?',
      'By which change in its spending can the government make equilibrium income equal to full employment income?',
    ],
    options: bySize({ right, wrong, print: directed }),
    solution: `In equilibrium *Y* = ${own} + ${plain(mpc)}*Y* + ${investment} + ${government}, so ${plain(roundTo(1 - mpc, 4))}*Y* = ${own + investment + government} and *Y* = ${income}.

Income must ${distance > 0 ? 'rise' : 'fall'} by ${Math.abs(distance)}. The multiplier is 1 ÷ ${plain(roundTo(1 - mpc, 4))} = ${short(1 / (1 - mpc))}, so spending must ${distance > 0 ? 'rise' : 'fall'} by ${Math.abs(distance)} ÷ ${short(1 / (1 - mpc))} = ${plain(Math.abs(right))}: ${directed(right)}.

A change of the full ${Math.abs(distance)} would be too much, because each extra dollar is spent again in part.`,
  }),
  verify: ({ mpc, income, distance, own, investment, government }) => {
    // What is missing in total spending if output were at full employment.
    const full = income + distance
    return directed(roundTo(full - (own + mpc * full + investment + government), 6))
  },
})

const MAKERS = [
  'Firms in an economy need',
  'Firms of the services sector need',
  'Manufacturers in an economy need',
] as const

question('accelerator-over-the-years', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const ratio = random.pick([2, 2.5, 3, 4])
    const start = random.step(300, 800, 50)
    const [first, second, third] = [random.step(8, 30, 2), random.step(8, 30, 2), random.step(4, 30, 2)]
    if (second - third === 0 || Math.abs(second - third) < 4 || first === second) return null
    if (random.chance(0.7) && third > second) return null
    const right = ratio * (third - second)
    const slips = slipsOf({
      'You gave the level of net investment in year 4, and not its change.': ratio * third,
      'You gave the level of net investment in year 3, and not its change.': ratio * second,
      'You forgot to multiply by the capital needed for each dollar of output.': third - second,
      'You have the direction wrong: compare the growth of demand in year 4 with that in year 3.': -right,
      'You compared year 4 with year 2, not with year 3.': ratio * (third - first),
      ...(right < 0
        ? {
            'You assumed that net investment stops as soon as demand grows more slowly.': -ratio * second,
          }
        : {}),
      'You compared year 3 with year 2, not year 4 with year 3.': ratio * (second - first),
    }).filter(([value]) => whole(value) && value !== 0)
    const wrong = threeSlips(random, right, slips, directed)
    return wrong && { who: random.pick(MAKERS), ratio, start, first, second, third, right, wrong }
  },
  make: ({ who, ratio, start, first, second, third, right, wrong }) => ({
    stem: `${who} ${money(ratio)} of capital for each ${money(1)} of yearly output, and they have no spare capacity. The table shows the demand for their output.`,
    table: {
      head: ['year', 'demand / \\$ billion'],
      rows: [start, start + first, start + first + second, start + first + second + third].map(
        (value, at) => [String(at + 1), plain(value)],
      ),
    },
    prompt: [
      'According to the accelerator, what is the change in net investment between year 3 and year 4?',
      'By the accelerator theory, how does net investment in year 4 differ from that in year 3?',
    ],
    options: bySize({ right, wrong, print: directed }),
    solution: `Net investment is the capital–output ratio times the **change** in demand.

Year 3: ${plain(ratio)} × ${second} = ${plain(ratio * second)}. Year 4: ${plain(ratio)} × ${third} = ${plain(ratio * third)}. This is ${directed(right)}.${right < 0 ? '\n\nDemand still rises in year 4, but more slowly, so fewer extra machines are needed and net investment falls.' : '\n\nDemand rises faster than before, so more extra machines are needed.'}`,
  }),
  verify: ({ ratio, start, first, second, third }) => {
    const stock = [start, start + first, start + first + second, start + first + second + third].map(
      demand => demand * ratio,
    )
    const net = (year: number) => (stock[year - 1] ?? 0) - (stock[year - 2] ?? 0)
    return directed(net(4) - net(3))
  },
})

const SIZE_OF_MULTIPLIER = {
  larger: [
    ['a fall in the share of extra income that is saved', 'less leaks into saving in each round'],
    ['a fall in the marginal propensity to import', 'less leaks abroad in each round'],
    ['a cut in the rate of tax on extra income', 'less leaks into taxes in each round'],
  ],
  smaller: [
    ['a rise in the share of extra income that is saved', 'more leaks into saving in each round'],
    ['a rise in the marginal propensity to import', 'more leaks abroad in each round'],
    ['a rise in the rate of tax on extra income', 'more leaks into taxes in each round'],
  ],
} as const

const INJECTIONS = [
  ['a rise in government spending on roads', 'a fall in government spending on roads'],
  ['a rise in foreign demand for exports', 'a fall in foreign demand for exports'],
  ['a rise in the investment of firms', 'a fall in the investment of firms'],
] as const

question('what-changes-the-multiplier', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const larger = random.chance(0.5)
    const [one, two, three] = random.shuffle([0, 1, 2])
    return {
      larger,
      right: SIZE_OF_MULTIPLIER[larger ? 'larger' : 'smaller'][one as 0 | 1 | 2],
      opposite: SIZE_OF_MULTIPLIER[larger ? 'smaller' : 'larger'][two as 0 | 1 | 2],
      other: SIZE_OF_MULTIPLIER[larger ? 'smaller' : 'larger'][three as 0 | 1 | 2],
      injection: random.pick(INJECTIONS)[larger ? 0 : 1],
    }
  },
  make: ({ larger, right, opposite, other, injection }) => ({
    stem: [
      'The multiplier shows how strongly national income reacts to a change in injections.',
      'Two economists discuss by how much national income changes after a change in injections.',
      'A government wants to know how strongly its spending affects national income.',
    ],
    prompt: [
      `Which change would make the multiplier of an open economy ${larger ? 'larger' : 'smaller'}?`,
      `What would ${larger ? 'raise' : 'reduce'} the value of the multiplier in an economy with foreign trade and a government?`,
    ],
    right: right[0],
    wrong: {
      [opposite[0]]: `You turned the effect round. If ${opposite[1]}, the multiplier is ${larger ? 'smaller' : 'larger'}.`,
      [other[0]]: `You turned the effect round. If ${other[1]}, the multiplier is ${larger ? 'smaller' : 'larger'}.`,
      [injection]:
        'You took an injection for the multiplier. It changes what is multiplied, not the number by which it is multiplied.',
    },
    solution: `*k* = 1 ÷ (*mps* + *mpm* + *mrt*). After ${right[0]}, ${right[1]}, so the sum of the three is ${larger ? 'smaller' : 'larger'} and *k* is ${larger ? 'larger' : 'smaller'}.

A change in an injection changes income, but it does not change *k*.`,
  }),
})

const LINE = {
  up: 'a shift of the whole line upwards',
  down: 'a shift of the whole line downwards',
  right: 'a movement along the line to the right',
  left: 'a movement along the line to the left',
} as const

type Move = keyof typeof LINE

const CONSUMPTION_EVENTS: readonly (readonly [Move, string, string])[] = [
  ['up', 'House prices rise, and owners feel wealthier.', 'Wealth is not income'],
  ['up', 'Banks make it easier and cheaper to borrow for a car.', 'Cheaper credit does not change income'],
  [
    'up',
    'Households expect prices to rise soon, and buy earlier than planned.',
    'Expectations do not change income',
  ],
  ['down', 'Share prices fall by a third.', 'Wealth is not income'],
  [
    'down',
    'Households fear for their jobs, although their incomes have not changed.',
    'Confidence does not change income',
  ],
  ['down', 'The rate of interest on loans to households is raised.', 'The rate of interest is not income'],
  ['right', 'The government cuts income tax.', 'A tax cut raises disposable income itself'],
  ['right', 'Wages rise in all industries.', 'Higher wages raise disposable income itself'],
  ['left', 'The government raises income tax.', 'A higher tax reduces disposable income itself'],
  ['left', 'Many workers lose overtime pay.', 'Lower pay reduces disposable income itself'],
]

question('shift-or-movement-of-consumption', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const asked = random.pick(['up', 'down', 'right', 'left'] as const)
    const [move, happens, why] = random.pick(CONSUMPTION_EVENTS.filter(([each]) => each === asked))
    return { move, happens, why }
  },
  make: ({ move, happens, why }) => {
    const shifts = (each: Move) => each === 'up' || each === 'down'
    const rises = (each: Move) => each === 'up' || each === 'right'
    const error = (each: Move): string | null => {
      if (each === move) return null
      const kind = shifts(move)
        ? 'You took the event for a change in disposable income. Only that moves the economy along the line.'
        : 'You overlooked that disposable income itself changes, which is on the horizontal axis.'
      const way = `You have the direction wrong: consumption ${rises(move) ? 'rises' : 'falls'}.`
      if (shifts(each) === shifts(move)) return way
      return rises(each) === rises(move) ? kind : `${kind} The direction is wrong as well.`
    }
    return {
      stem: `A graph shows a consumption function, with consumption on the vertical axis and disposable income on the horizontal axis. ${happens}`,
      prompt: ['How is this shown on the graph?', 'What does the graph show as the first effect?'],
      options: inAnyOrder(
        (Object.keys(LINE) as Move[]).map(each => {
          const wrong = error(each)
          return wrong === null ? LINE[each] : [LINE[each], wrong]
        }),
      ),
      solution: shifts(move)
        ? `${why}, the variable on the horizontal axis. Households consume ${rises(move) ? 'more' : 'less'} at **each** level of disposable income: autonomous consumption has changed, so the whole line shifts ${move === 'up' ? 'upwards' : 'downwards'}.

A movement along the line would need a change in disposable income.`
        : `${why}, the variable on the horizontal axis. Induced consumption ${rises(move) ? 'rises' : 'falls'} along the same line, to the ${move}.

The line shifts only when something other than disposable income changes.`,
    }
  },
})

question('spending-plans-and-output', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const output = random.step(500, 900, 10)
    const investment = random.step(70, 130, 10)
    const government = random.step(90, 160, 10)
    const exports = random.step(60, 120, 10)
    const imports = random.step(60, 160, 10)
    const gap = random.pick([-40, -30, -20, 20, 30, 40])
    const consumption = output + gap - investment - government - exports + imports
    // If imports are added or left out, the answer is another.
    if (consumption < output * 0.5 || consumption > output * 0.78 || Math.abs(exports - imports) < 10)
      return null
    return { output, investment, government, exports, imports, gap, consumption }
  },
  make: ({ output, investment, government, exports, imports, gap, consumption }) => {
    const planned = output + gap
    const row = (stocks: string, next: string) => `${stocks} | ${next}`
    const [stocks, next] = gap > 0 ? ['fall', 'rises'] : ['rise', 'falls']
    const [otherStocks, otherNext] = gap > 0 ? ['rise', 'falls'] : ['fall', 'rises']
    return {
      stem: `The output of an economy in a year is ${bn(output)}, which is below full employment. The table shows what households, firms, the government and foreigners plan to spend.`,
      table: {
        head: ['planned', '\\$ billion'],
        rows: [
          ['consumption', plain(consumption)],
          ['investment', plain(investment)],
          ['government spending', plain(government)],
          ['exports', plain(exports)],
          ['imports', plain(imports)],
        ],
      },
      prompt: 'What happens to firms’ stocks of unsold goods, and how will output change as a result?',
      columns: 'stocks of unsold goods | output',
      right: row(stocks, next),
      wrong: {
        [row(otherStocks, otherNext)]:
          `You took planned spending to be ${gap > 0 ? 'smaller' : 'greater'} than output. Add *C*, *I*, *G* and *X*, and subtract *M*.`,
        [row(stocks, otherNext)]:
          `You have the stocks right, but firms answer ${gap > 0 ? 'falling stocks by making more' : 'rising stocks by making less'}.`,
        [row(otherStocks, next)]:
          `You have output right, but stocks ${gap > 0 ? 'fall when more is sold than is made' : 'rise when less is sold than is made'}.`,
      },
      solution: `*AD* = *C* + *I* + *G* + (*X* − *M*) = ${consumption} + ${investment} + ${government} + ${exports} − ${imports} = ${planned}.

This is ${gap > 0 ? 'more' : 'less'} than the output of ${output}. ${gap > 0 ? 'Firms sell more than they make, so stocks fall' : 'Firms cannot sell all that they make, so stocks rise'} by ${Math.abs(gap)}, and they ${gap > 0 ? 'raise' : 'cut'} output until it equals *AD*.`,
    }
  },
  verify: ({ output, investment, government, exports, imports, consumption }) => {
    // Leakages that are planned against injections.
    const leakages = output - consumption + imports
    return leakages < investment + government + exports ? 'fall' : 'rise'
  },
})

const WEAKER = {
  correct: [
    [
      'The economy was already close to full employment.',
      'Near capacity, extra spending raises prices more than real income.',
    ],
    [
      'Households spent a larger share of their extra income on imports than expected.',
      'A higher *mpm* means more leakages in each round.',
    ],
    [
      'Government borrowing raised interest rates, and some firms cancelled investment.',
      'Crowding out reduces another injection.',
    ],
    [
      'Households saved a larger share of their extra income than expected.',
      'A higher *mps* means more leakages in each round.',
    ],
    [
      'Export orders from abroad fell during the same years.',
      'A fall in another injection works against the first.',
    ],
  ],
  wrong: [
    [
      'Households saved a smaller share of their extra income than expected.',
      'A lower *mps* makes the multiplier larger, so income would rise by more.',
    ],
    [
      'The share of extra income taken in tax was lower than expected.',
      'A lower *mrt* makes the multiplier larger, so income would rise by more.',
    ],
    [
      'The economy had more idle resources than expected.',
      'With idle resources, output can follow spending, so the multiplier works fully.',
    ],
    [
      'Firms became more confident and raised their autonomous investment.',
      'A second rise in an injection adds to income.',
    ],
  ],
} as const

question('why-income-rose-by-less', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const spending = random.pick([4, 6, 8, 10, 12])
    const multiplier = random.pick([2, 2.5, 3])
    const share = random.pick([0.4, 0.5, 0.6])
    const actual = roundTo(spending * multiplier * share, 1)
    const list = numbering(random, WEAKER)
    const where = random.pick(['public transport', 'flood defences', 'new schools', 'its ports'])
    const kinds = list.statements.map(each => each.says)
    if (kinds.filter(each => /saved/.test(each)).length > 1) return null
    if (kinds.filter(each => /close to full|idle/.test(each)).length > 1) return null
    if (kinds.filter(each => /cancelled|confident/.test(each)).length > 1) return null
    return whole(actual) ? { spending, multiplier, actual, where, list } : null
  },
  make: ({ spending, multiplier, actual, where, list }) => ({
    stem: `A government spent an extra ${bn(spending)} on ${where}. Its economists had expected a multiplier of ${plain(multiplier)}, but real national income rose by only ${bn(actual)}.

${listed(list)}`,
    prompt: [
      'Which statements could explain the difference?',
      'Which of the statements could be reasons for this result?',
    ],
    options: setsOf(list),
    solution: `Expected: ${plain(multiplier)} × ${spending} = ${plain(multiplier * spending)}. Income rose by only ${plain(actual)}, so either more leaked out, or another injection fell, or output could not follow.

${reasons(list)}`,
  }),
})
