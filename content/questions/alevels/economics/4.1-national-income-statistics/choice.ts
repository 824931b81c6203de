import { bySize, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { bn, dollars } from '../shared'

const { question, templates } = choiceQuestions('4.1')

export { templates }

const MEASURES = [
  'GNI at market prices',
  'NNI at market prices',
  'GDP at basic prices',
  'GNI at basic prices',
  'NNI at basic prices',
] as const

question('from-gdp-to-another-measure', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(MEASURES)
    const gdp = random.step(400, 900, 10)
    const received = random.int(12, 60)
    const paid = random.int(12, 60)
    const taxes = random.int(40, 90)
    const subsidies = random.int(6, 24)
    const worn = random.int(32, 88)
    const net = received - paid
    if (Math.abs(net) < 4) return null
    const national = !asked.startsWith('GDP')
    const isNet = asked.startsWith('NNI')
    const basic = asked.endsWith('basic prices')
    const right = gdp + (national ? net : 0) - (isNet ? worn : 0) - (basic ? taxes - subsidies : 0)
    const slips: Slip[] = [
      national
        ? [right - 2 * net, 'You took net income from abroad as income paid minus income received.']
        : [
            right + net,
            'You added net income from abroad, which turns a domestic measure into a national one.',
          ],
      ...(national
        ? [[right - net, 'You left out net income from abroad, so the measure is still domestic.'] as Slip]
        : []),
      isNet
        ? [right + worn, 'You did not subtract depreciation, so the measure is still gross.']
        : [right - worn, 'You subtracted depreciation, but the measure asked for is gross.'],
      ...(basic
        ? [
            [right + taxes - subsidies, 'You stayed at market prices.'] as Slip,
            [
              right + 2 * (taxes - subsidies),
              'You added indirect taxes and subtracted subsidies; basic prices need the reverse.',
            ] as Slip,
            [right - 2 * subsidies, 'You subtracted the subsidies, but they have to be added.'] as Slip,
          ]
        : [
            [
              right - taxes + subsidies,
              'You went on to basic prices, but the measure asked for is at market prices.',
            ] as Slip,
          ]),
    ]
    const wrong = threeSlips(random, right, slips, bn)
    return wrong && { asked, gdp, received, paid, taxes, subsidies, worn, net, right, wrong }
  },
  make: ({ asked, gdp, received, paid, taxes, subsidies, worn, net, right, wrong }) => {
    const basic = asked.endsWith('basic prices')
    const steps = [
      asked.startsWith('GDP')
        ? ''
        : `Net income from abroad = ${received} − ${paid} = ${plain(net)}, so GNI at market prices = ${gdp} ${net < 0 ? '−' : '+'} ${Math.abs(net)} = ${gdp + net}.`,
      asked.startsWith('NNI')
        ? `Net means after depreciation: NNI at market prices = ${gdp + net} − ${worn} = ${gdp + net - worn}.`
        : '',
      basic
        ? `For basic prices subtract indirect taxes and add subsidies: ${right + taxes - subsidies} − ${taxes} + ${subsidies} = ${right}.`
        : '',
    ].filter(step => step !== '')
    return {
      stem: 'The table shows data for a country in one year.',
      table: {
        head: ['item', '\\$ billion'],
        rows: [
          ['GDP at market prices', plain(gdp)],
          ['income received from abroad', plain(received)],
          ['income paid abroad', plain(paid)],
          ['indirect taxes', plain(taxes)],
          ['subsidies', plain(subsidies)],
          ['depreciation', plain(worn)],
        ],
      },
      prompt: `What is ${asked}?`,
      options: bySize({ right, wrong, print: bn }),
      solution: `${steps.join('\n\n')}\n\nThe answer is ${bn(right)}.`,
    }
  },
  verify: ({ asked, gdp, received, paid, taxes, subsidies, worn }) => {
    const [kind, , at] = asked.split(' ')
    let total = gdp
    if (kind !== 'GDP') total = total + received - paid
    if (kind === 'NNI') total -= worn
    if (at === 'basic') total = total - taxes + subsidies
    return bn(total)
  },
})

question('expenditure-method', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const c = random.step(240, 480, 10)
    const i = random.step(60, 130, 5)
    const g = random.step(80, 160, 5)
    const x = random.step(70, 150, 5)
    const m = random.step(70, 150, 5)
    const transfers = random.step(30, 60, 5)
    if (x === m) return null
    const gdp = c + i + g + x - m
    const askImports = random.chance(0.35)
    const right = askImports ? m : gdp
    const slips: Slip[] = askImports
      ? [
          [
            m + transfers,
            'You counted transfer payments as spending on output. Nothing is produced for them.',
          ],
          [Math.abs(x - m), 'You stopped at net exports, the difference between exports and imports.'],
          [gdp - c - i - g + x, 'You added exports to net exports; imports are exports minus net exports.'],
          [m + g, 'You counted government spending twice.'],
        ]
      : [
          [gdp + transfers, 'You counted transfer payments as part of *G*. Nothing is produced for them.'],
          [gdp + 2 * m, 'You added imports, but they were produced abroad and must be subtracted.'],
          [gdp - x + m, 'You left out exports and imports.'],
          [gdp - 2 * x + 2 * m, 'You subtracted exports and added imports; it is the other way round.'],
        ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      bn,
    )
    return wrong && { c, i, g, x, m, transfers, gdp, askImports, right, wrong }
  },
  make: ({ c, i, g, x, m, transfers, gdp, askImports, right, wrong }) => ({
    stem: 'The table shows data for a country in one year.',
    table: {
      head: ['item', '\\$ billion'],
      rows: [
        ['consumption', plain(c)],
        ['investment', plain(i)],
        ['government spending on goods and services', plain(g)],
        ['government transfer payments', plain(transfers)],
        ['exports', plain(x)],
        askImports ? ['GDP at market prices', plain(gdp)] : ['imports', plain(m)],
      ],
    },
    prompt: askImports
      ? 'What is the value of imports?'
      : 'What is GDP at market prices, measured by the expenditure method?',
    options: bySize({ right, wrong, print: bn }),
    solution: `GDP = *C* + *I* + *G* + (*X* − *M*). Transfer payments are left out, because nothing is produced in return for them.

${
  askImports
    ? `${gdp} = ${c} + ${i} + ${g} + ${x} − *M*, so *M* = ${c + i + g + x} − ${gdp} = ${m}: imports are ${bn(m)}.`
    : `GDP = ${c} + ${i} + ${g} + (${x} − ${m}) = ${gdp}: ${bn(gdp)}.`
}`,
  }),
  verify: ({ c, i, g, x, m, gdp, askImports }) => {
    if (!askImports) return bn(c + i + g - (m - x))
    return bn(-(gdp - [c, i, g, x].reduce((sum, each) => sum + each, 0)))
  },
})

const CHAINS = [
  { good: 'a wooden table', firms: ['forestry firm', 'sawmill', 'furniture maker'] },
  { good: 'a cotton shirt', firms: ['cotton farm', 'weaving firm', 'clothing firm'] },
  { good: 'a bottle of olive oil', firms: ['olive grower', 'oil press', 'supermarket'] },
  { good: 'a leather bag', firms: ['cattle farm', 'tannery', 'bag maker'] },
  { good: 'a box of chocolates', firms: ['cocoa farm', 'cocoa processor', 'chocolate maker'] },
] as const

question('value-added-chain', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const chain = random.pick(CHAINS)
    const first = random.int(8, 30)
    const second = first + random.int(9, 35)
    const third = second + random.int(9, 45)
    const whole = random.chance(0.6)
    const right = whole ? third : second - first
    const slips: Slip[] = whole
      ? [
          [
            first + second + third,
            'You added all three sales, so the early stages are counted more than once.',
          ],
          [third - second, 'You took the value added by the last firm only.'],
          [first + second, 'You added what the firms paid to each other, not the value that they added.'],
          [
            third - first,
            'You subtracted the output of the first firm, but it was produced in the country too.',
          ],
          [second + third, 'You added the sales of two firms, so the earlier stages are counted twice.'],
        ]
      : [
          [second, 'You took all its sales. Part of them is the value of what it bought.'],
          [first, 'You took what it paid for its inputs.'],
          [third - second, 'You took the value added by the next firm.'],
          [third - first, 'You took the value added by two firms together.'],
          [first + second, 'You added its inputs to its sales; they have to be subtracted.'],
        ]
    const wrong = threeSlips(random, right, slips, dollars)
    return wrong && { chain, first, second, third, whole, right, wrong }
  },
  make: ({ chain, first, second, third, whole, right, wrong }) => ({
    stem: `Three firms in one country take part in the production of ${chain.good}. Each firm sells all its output to the next; the last one sells to a household. The table shows their costs and sales.`,
    table: {
      head: ['firm', 'inputs bought from other firms / \\$', 'sales / \\$'],
      rows: [
        [chain.firms[0], '0', plain(first)],
        [chain.firms[1], plain(first), plain(second)],
        [chain.firms[2], plain(second), plain(third)],
      ],
    },
    prompt: whole
      ? 'How much do the three firms together add to GDP?'
      : `What is the value added by the ${chain.firms[1]}?`,
    options: bySize({ right, wrong, print: dollars }),
    solution: whole
      ? `GDP counts only the value added at each stage: ${first} + (${second} − ${first}) + (${third} − ${second}) = ${third}, so ${dollars(third)}. This is also the value of the final good. Adding all the sales would be double counting.`
      : `Value added = sales − inputs bought from other firms = ${second} − ${first} = ${second - first}, so ${dollars(right)}.`,
  }),
  verify: ({ first, second, third, whole }) => {
    const added = [first, second - first, third - second]
    return dollars(whole ? added.reduce((sum, each) => sum + each, 0) : (added[1] ?? 0))
  },
})

const COUNTED = pairs({
  'the wages of nurses in state hospitals in country X':
    'Nurses produce a service in the country, and their wages are income earned from it.',
  'the profit of a foreign-owned mine in country X':
    'It is earned from production within the borders of country X, whoever owns the mine.',
  'machines made in country X and exported':
    'They are produced in country X; exports are part of GDP by expenditure.',
  'a new road built for the government of country X':
    'It is newly produced, and is part of government spending on goods and services.',
  'the fees of lawyers who work in country X': 'They are payment for a service produced in country X.',
  'new machines bought by firms from makers in country X': 'They are newly produced final goods: investment.',
})

const NOT_COUNTED: readonly Wrong[] = pairs({
  'state pensions paid to retired people in country X':
    'You counted a transfer payment. Nothing is produced in return for a pension.',
  'unemployment benefit paid to residents of country X':
    'You counted a transfer payment. Nothing is produced in return for the benefit.',
  'used cars that households in country X sell to each other':
    'You counted goods that were part of the output of an earlier year.',
  'shares that residents of country X buy from each other':
    'You counted a change of ownership. No good or service is produced.',
  'unpaid care of elderly people by their families':
    'You counted work for which no money is paid; it is not recorded in GDP.',
  'the profit of a firm of country X from its factory abroad':
    'You counted income from production abroad. It is part of GNI, not of GDP.',
  'cars imported by country X from its neighbours':
    'You counted goods produced abroad; imports are subtracted from spending.',
})

question('item-included-in-gdp', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const wrong = random.sample(NOT_COUNTED, 3)
    // Two transfer payments side by side would rule each other out.
    const transfers = wrong.filter(([, error]) => error.includes('transfer payment'))
    return transfers.length > 1 ? null : { right: random.pick(COUNTED), wrong }
  },
  make: ({ right, wrong }) => ({
    stem: 'Statisticians calculate the GDP of country X for this year.',
    prompt: 'Which item is counted as part of this GDP?',
    right: right[0],
    wrong,
    solution: `GDP is the value of all final goods and services produced within a country in a period of time.\n\n${right[1]}`,
  }),
})

const GAPS = [
  {
    fact: 'Its GNI is greater than its GDP.',
    right: 'Residents receive more income from abroad than is paid to residents of other countries.',
    wrong: pairs({
      'Residents receive less income from abroad than is paid to residents of other countries.':
        'You turned net income from abroad round: it is added to GDP to give GNI.',
      'The value of its exports is greater than the value of its imports.':
        'You thought of net exports, but they are already a part of GDP.',
      'Its indirect taxes are greater than its subsidies.':
        'You thought of the step from market prices to basic prices.',
      'Its investment is greater than its depreciation.':
        'You thought of the difference between gross and net measures.',
    }),
    why: 'GNI = GDP + net income from abroad. GNI is the greater one when net income from abroad is positive.',
  },
  {
    fact: 'Its GNI is smaller than its GDP.',
    right: 'More income is paid to residents of other countries than its own residents receive from abroad.',
    wrong: pairs({
      'Less income is paid to residents of other countries than its own residents receive from abroad.':
        'You turned net income from abroad round: here it must be negative.',
      'The value of its imports is greater than the value of its exports.':
        'You thought of net exports, but they are already a part of GDP.',
      'Its subsidies are greater than its indirect taxes.':
        'You thought of the step from market prices to basic prices.',
      'Its capital goods wear out faster than they are replaced.':
        'You thought of depreciation, the difference between GNI and NNI.',
    }),
    why: 'GNI = GDP + net income from abroad. GNI is the smaller one when more income is paid abroad than comes in.',
  },
  {
    fact: 'Its GDP at market prices is greater than its GDP at basic prices.',
    right: 'Its indirect taxes are greater than its subsidies.',
    wrong: pairs({
      'Its subsidies are greater than its indirect taxes.':
        'You turned the step round: market prices include indirect taxes, and subsidies lower them.',
      'Its direct taxes are greater than its transfer payments.':
        'You took direct taxes. They are not part of the prices of goods.',
      'Its price level is higher than in the base year.': 'You thought of nominal and real values.',
      'Its net income from abroad is positive.': 'You thought of the difference between GDP and GNI.',
    }),
    why: 'Basic prices = market prices − indirect taxes + subsidies. The figure at market prices is the greater one when indirect taxes exceed subsidies.',
  },
  {
    fact: 'Its GNI rose while its NNI did not change.',
    right: 'Depreciation rose by as much as GNI.',
    wrong: pairs({
      'Depreciation fell by as much as GNI rose.':
        'With less depreciation and a higher GNI, NNI would have risen by more than GNI.',
      'Net income from abroad rose by as much as GNI.':
        'You thought of the step from GDP to GNI. NNI would have risen with GNI.',
      'Indirect taxes rose by as much as GNI.': 'You thought of the step from market prices to basic prices.',
      'The price level rose by the same percentage as GNI.': 'You thought of nominal and real values.',
    }),
    why: 'NNI = GNI − depreciation. If GNI rises and NNI does not, depreciation must have risen by the same amount.',
  },
] as const

question('why-two-measures-differ', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(GAPS)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: `The national income statistics of a country show the following. ${item.fact}`,
    prompt: 'What explains this?',
    right: item.right,
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.why,
  }),
})

const LIVING = [
  {
    weakens: 'Many families in country Y grow their own food, but few do so in country X.',
    other: 'Many families in country X grow their own food, but few do so in country Y.',
    why: 'Food that families grow for themselves is not recorded, so GDP understates living standards in country Y more than in country X.',
  },
  {
    weakens: 'Income is shared much less equally in country X than in country Y.',
    other: 'Income is shared much more equally in country X than in country Y.',
    why: 'An average hides how income is shared. In country X much of it may go to a few, and most people may be no better off.',
  },
  {
    weakens: 'People in country X work many more hours a week than people in country Y.',
    other: 'People in country X work fewer hours a week than people in country Y.',
    why: 'GDP leaves out leisure. People in country X have the larger output at the cost of less free time.',
  },
  {
    weakens: 'Most goods cost far more in country X than in country Y, at the exchange rate used.',
    other: 'Most goods cost less in country X than in country Y, at the exchange rate used.',
    why: 'The exchange rate does not show what money buys. The same sum buys less in country X.',
  },
  {
    weakens: 'Production in country X causes far more pollution than production in country Y.',
    other: 'Production in country X causes far less pollution than production in country Y.',
    why: 'GDP does not subtract the costs of pollution, which lower the quality of life in country X.',
  },
] as const

question('judging-gdp-per-head', {
  facts: { difficulty: 4, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const [right, one, two] = random.sample(LIVING, 3)
    return right && one && two
      ? { right, others: [one, two], times: random.pick(['20% higher', '30% higher', 'one quarter higher']) }
      : null
  },
  make: ({ right, others, times }) => ({
    stem: `GDP per head is ${times} in country X than in country Y. A newspaper concludes that people in country X have the higher standard of living.`,
    prompt: 'Which fact, if true, would be the strongest reason to doubt this conclusion?',
    right: right.weakens,
    wrong: [
      ...others.map(
        ({ other }): Wrong => [
          other,
          'You chose a fact that supports the conclusion: it makes life in country X better than its GDP per head shows.',
        ],
      ),
      [
        'The population of country X is larger than the population of country Y.',
        'You overlooked that GDP *per head* is already divided by the population.',
      ],
    ],
    solution: `${right.why} So the gap in GDP per head may not be a gap in living standards.\n\nThe size of the population is already allowed for, and the other facts make the conclusion stronger.`,
  }),
})
