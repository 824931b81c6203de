import { bySize, inThisOrder, pairs } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, text } from '@/lib/figures/shapes'
import { dollars, m } from '../shared'

const { question, templates } = choiceQuestions('5.3')

export { templates }

question('interest-rate-and-exchange-rate', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    rise: random.chance(0.5),
    who: random.pick(['A central bank', 'The central bank of a country']),
    by: random.pick(['one percentage point', 'two percentage points', 'half a percentage point']),
  }),
  make: ({ rise, who, by }) => {
    const way = (up: boolean) => (up ? 'rises' : 'falls')
    return {
      stem: `${who} ${rise ? 'raises' : 'cuts'} its interest rate by ${by}. Rates in other countries do not change, and the exchange rate floats.`,
      prompt: 'Which row shows the most likely effects?',
      columns: 'saving | exchange rate of the currency | net exports',
      right: `${way(rise)} | ${way(rise)} | ${way(!rise)}`,
      wrong: {
        [`${way(rise)} | ${way(!rise)} | ${way(rise)}`]: `You have the exchange rate the wrong way round: funds move ${rise ? 'into the country, and the currency is demanded' : 'out of the country, and the currency is sold'}.`,
        [`${way(rise)} | ${way(rise)} | ${way(rise)}`]:
          'You have the right change in the exchange rate, but exports become dearer abroad when it rises and cheaper when it falls.',
        [`${way(!rise)} | ${way(rise)} | ${way(!rise)}`]: `You have saving the wrong way round: it earns ${rise ? 'more' : 'less'} than before.`,
      },
      solution: `Saving earns ${rise ? 'more' : 'less'}, so it ${way(rise)}. Foreign funds flow ${rise ? 'in' : 'out'}, so the exchange rate ${way(rise)}.

Exports then become ${rise ? 'dearer' : 'cheaper'} for foreigners and imports ${rise ? 'cheaper' : 'dearer'} at home, so net exports are likely to ${rise ? 'fall' : 'rise'}.`,
    }
  },
  verify: ({ rise }) => ['falls', 'rises'][Number(rise)] ?? '',
})

question('rate-change-and-household-spending', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const loan = random.step(80000, 200000, 10000)
    const savings = random.step(10000, 40000, 5000)
    const first = random.pick([2, 3, 4, 5])
    const change = random.pick([0.5, 1, 1.5, 2])
    const rise = random.chance(0.6)
    if (!rise && first - change < 1) return null
    const later = first + (rise ? change : -change)
    const right = ((loan - savings) * change) / 100
    const slips = slipsOf({
      [`You left out that ${rise ? 'the savings earn more' : 'the savings earn less'} interest too.`]:
        (loan * change) / 100,
      'You added the change in interest on the savings instead of subtracting it.':
        ((loan + savings) * change) / 100,
      'You found the change in interest on the savings only.': (savings * change) / 100,
      'You used the new rate instead of the change in the rate.': ((loan - savings) * later) / 100,
      'You found all the interest on the loan at the new rate, not the change.': (loan * later) / 100,
      'You found the interest on the savings at the new rate.': (savings * later) / 100,
    })
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => Math.abs(value - Math.round(value)) < 1e-9),
      dollars,
    )
    return wrong && { loan, savings, first, later, change, rise, right, wrong }
  },
  make: ({ loan, savings, first, later, change, rise, right, wrong }) => ({
    stem: `A household has a loan of ${dollars(loan)} and savings of ${dollars(savings)}, both at a variable rate of interest. It pays interest on the loan but repays nothing yet. Monetary policy changes both rates from ${plain(first)}% to ${plain(later)}%.`,
    prompt: `By how much does the money that the household can spend in a year ${rise ? 'fall' : 'rise'}?`,
    options: bySize({ right, wrong, print: dollars }),
    solution: `The rate ${rise ? 'rises' : 'falls'} by ${plain(change)} percentage ${change === 1 ? 'point' : 'points'}. Interest on the loan: ${plain(change)}% of ${plain(loan)} = ${dollars((loan * change) / 100)} ${rise ? 'more' : 'less'}. Interest on the savings: ${plain(change)}% of ${plain(savings)} = ${dollars((savings * change) / 100)} ${rise ? 'more' : 'less'}.

Net change = ${plain((loan * change) / 100)} − ${plain((savings * change) / 100)} = ${plain(right)}: the household has ${dollars(right)} ${rise ? 'less' : 'more'} to spend.`,
  }),
  verify: ({ loan, savings, first, later }) => {
    const net = (rate: number) => (savings * rate) / 100 - (loan * rate) / 100
    return dollars(Math.abs(net(later) - net(first)))
  },
})

const TOOLS = [
  {
    act: 'buys bonds from commercial banks',
    loose: true,
    why: 'It pays with new money, so banks have more to lend.',
  },
  {
    act: 'sells bonds to commercial banks',
    loose: false,
    why: 'Banks pay with money that leaves circulation, so they have less to lend.',
  },
  {
    act: 'lowers the share of deposits that banks must keep in reserve',
    loose: true,
    why: 'Banks may lend a larger part of what is deposited with them.',
  },
  {
    act: 'raises the share of deposits that banks must keep in reserve',
    loose: false,
    why: 'Banks may lend only a smaller part of what is deposited with them.',
  },
  {
    act: 'allows banks to give larger loans relative to the income of the borrower',
    loose: true,
    why: 'Credit is easier, so households can borrow more.',
  },
  {
    act: 'forbids loans of more than three times the income of the borrower',
    loose: false,
    why: 'Credit is stricter, so households can borrow less.',
  },
] as const

question('money-supply-and-credit-tools', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(TOOLS) }),
  make: ({ item }) => {
    const words = (loose: boolean) => (loose ? 'expansionary' : 'contractionary')
    const lending = (loose: boolean) => (loose ? 'rises' : 'falls')
    const ad = (loose: boolean) => (loose ? 'right' : 'left')
    return {
      stem: `A central bank ${item.act}.`,
      prompt: 'Which row describes this policy?',
      columns: 'monetary policy | lending by banks | AD shifts',
      right: `${words(item.loose)} | ${lending(item.loose)} | ${ad(item.loose)}`,
      wrong: {
        [`${words(!item.loose)} | ${lending(!item.loose)} | ${ad(!item.loose)}`]: `You took the measure for ${words(!item.loose)} policy. ${item.why}`,
        [`${words(item.loose)} | ${lending(!item.loose)} | ${ad(item.loose)}`]: `You have the right kind of policy, but lending moves the other way. ${item.why}`,
        [`${words(!item.loose)} | ${lending(item.loose)} | ${ad(item.loose)}`]: `You have the right effects, but a policy that makes lending ${item.loose ? 'rise is expansionary' : 'fall is contractionary'}.`,
      },
      solution: `${item.why} Spending on consumption and investment ${item.loose ? 'rises' : 'falls'}, so AD shifts ${ad(item.loose)}: the policy is ${words(item.loose)}.`,
    }
  },
  verify: ({ item }) =>
    item.why.includes('larger part') || item.why.includes('more') ? 'expansionary' : 'contractionary',
})

// Around the middle equilibrium: where AD or SRAS, moved by 20 either way, would cross the other curve.
const AROUND: readonly (readonly [demand: number, supply: number])[] = [
  [20, 0],
  [-20, 0],
  [0, 20],
  [0, -20],
]

const POLICY_EVENTS = [
  { event: 'The central bank raises its interest rate. Consumption and investment fall.', to: 1 },
  { event: 'The central bank tightens the rules for bank loans, so that consumers borrow less.', to: 1 },
  { event: 'The central bank sells bonds to reduce the money supply, and spending falls.', to: 1 },
  { event: 'The central bank cuts its interest rate. Consumption and investment rise.', to: 0 },
  { event: 'The central bank buys bonds to increase the money supply, and spending rises.', to: 0 },
  { event: 'The central bank relaxes the rules for bank loans, so that consumers borrow more.', to: 0 },
] as const

question('monetary-policy-on-the-diagram', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ item: random.pick(POLICY_EVENTS), letters: random.shuffle(['W', 'X', 'Y', 'Z']) }),
  make: ({ item, letters }) => {
    const name = (at: number) => letters[at] ?? ''
    const slips = [
      'You shifted AD to the right. Ask whether the policy raises or lowers spending.',
      'You shifted AD to the left. Ask whether the policy raises or lowers spending.',
      'You shifted SRAS to the right. The policy acts on spending, not on firms’ costs.',
      'You shifted SRAS to the left. The policy acts on spending, not on firms’ costs.',
    ]
    const order = [0, 1, 2, 3].sort((one, other) => name(one).localeCompare(name(other)))
    const right = item.to === 0
    return {
      stem: `The diagram shows an economy in equilibrium at E. ${item.event}`,
      figure: figure(
        {
          name: 'government-macroeconomic-intervention/points-around-equilibrium',
          title: 'An equilibrium of AD and SRAS and four points around it',
          description: `Price level on the vertical axis, real output on the horizontal. AD slopes down and SRAS slopes up; they cross at E. Four points lie on the curves: ${name(0)} on SRAS above and to the right of E, ${name(1)} on SRAS below and to the left of E, ${name(2)} on AD below and to the right of E, ${name(3)} on AD above and to the left of E.`,
          height: 262,
        },
        m.axes,
        m.demand('*AD*'),
        m.supply('*SRAS*'),
        dot(...m.at(50, 50)),
        text(m.at(50, 50)[0] + 12, m.at(50, 50)[1] + 4.5, 'E', { cls: 'b' }),
        ...AROUND.map(([demand, supply], at) => {
          const [px, py] = m.at(50 + (demand + supply) * 0.9, 50 + (demand - supply) * 0.9)
          return dot(px, py) + text(px + 12, py + 4.5, name(at), { cls: 'b' })
        }),
      ),
      prompt: 'Which point shows the most likely new equilibrium?',
      options: inThisOrder(order.map(at => (at === item.to ? name(at) : [name(at), slips[at] ?? '']))),
      solution: `The policy is ${right ? 'expansionary' : 'contractionary'}: AD shifts to the ${right ? 'right' : 'left'} and SRAS stays where it is. The economy moves ${right ? 'up' : 'down'} along SRAS from E to ${name(item.to)}: real output and the price level both ${right ? 'rise' : 'fall'}.`,
    }
  },
  verify: ({ item, letters }) => letters[/raises its|tightens|sells/.test(item.event) ? 1 : 0] ?? '',
})

const ROUTES = [
  {
    rise: false,
    route: [
      'Loans are cheaper, so firms buy more machines.',
      'Investment is a component of AD, and it rises when borrowing costs less.',
    ],
    wrong: pairs({
      'Saving earns more, so households spend more.':
        'Saving earns less after a cut. Besides, a higher reward for saving would lower spending.',
      'The exchange rate rises, so exports become cheaper.':
        'A cut makes the exchange rate fall, and a rise would make exports dearer.',
      'Banks must hold more reserves, so they lend more.':
        'Reserves are a credit regulation; with more of them banks can lend less.',
      'Income tax is lower, so households spend more.':
        'A change in tax is fiscal policy, not a result of a cut in the interest rate.',
    }),
  },
  {
    rise: false,
    route: [
      'Households with variable-rate loans have more left to spend.',
      'They pay less interest each month, so consumption rises.',
    ],
    wrong: pairs({
      'Households save more, so banks lend less to firms.':
        'Saving earns less after a cut, so households have less reason to save.',
      'Foreign funds flow in, so the price of exports falls abroad.':
        'A cut makes funds flow out. An inflow would raise the currency and make exports dearer.',
      'Government spending rises, so incomes rise.':
        'Government spending is fiscal policy, not a result of a cut in the interest rate.',
      'Firms’ costs of imported parts fall, so they invest more.':
        'A cut makes the currency fall, so imported parts become dearer.',
    }),
  },
  {
    rise: true,
    route: [
      'Loans for cars cost more, so consumption falls.',
      'Borrowing is dearer, so households buy fewer goods on credit.',
    ],
    wrong: pairs({
      'Saving earns less, so consumption falls.':
        'Saving earns more after a rise. A lower reward for saving would not cut spending.',
      'The exchange rate falls, so net exports fall.':
        'A rise makes the exchange rate rise, and a fall would help net exports.',
      'Firms’ imported materials become dearer, so investment falls.':
        'A rise makes the currency rise, so imported materials become cheaper.',
      'Income tax is higher, so consumption falls.':
        'A change in tax is fiscal policy, not a result of a rise in the interest rate.',
    }),
  },
  {
    rise: true,
    route: [
      'The currency rises, so exports become dearer abroad.',
      'Foreign funds flow in and raise the exchange rate, so net exports fall.',
    ],
    wrong: pairs({
      'The currency falls, so imports become dearer at home.':
        'A rise attracts foreign funds, so the currency rises.',
      'House prices rise, so owners feel richer.':
        'Dearer loans tend to lower house prices, and richer owners would spend more.',
      'Firms pay less interest, so they invest less.': 'Firms pay more interest after a rise.',
      'Government spending falls, so incomes fall.':
        'Government spending is fiscal policy, not a result of a rise in the interest rate.',
    }),
  },
] as const

question('transmission-to-ad', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(ROUTES)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: `A central bank ${item.rise ? 'raises' : 'cuts'} its interest rate.`,
    prompt: `Which chain of effects explains why AD may ${item.rise ? 'fall' : 'rise'}?`,
    right: item.route[0],
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.route[1],
  }),
})

const LIMITS = [
  {
    story:
      'In a deep recession a central bank cut its interest rate from 2% to almost zero. A year later real output had hardly risen.',
    right: [
      'Firms and households had little confidence and did not want to borrow.',
      'Cheap loans raise spending only if somebody takes them. When confidence is low, few do.',
    ],
    wrong: pairs({
      'Firms had much spare capacity when the rate was cut.':
        'Spare capacity would let output rise when spending rises, so it does not explain the result.',
      'Most households had loans at variable rates.':
        'They would have had more to spend, so this does not explain the result.',
      'The exchange rate fell when the rate was cut.':
        'This would have raised net exports and output, so it does not explain the result.',
      'The central bank decides without orders from the government.':
        'Who decides does not explain why spending did not react.',
    }),
  },
  {
    story:
      'The price of imported energy rose, and with it the price level. A central bank raised its interest rate sharply. Output and employment fell, but inflation stayed high.',
    right: [
      'The inflation was cost-push, and the policy acts mainly on spending.',
      'Higher rates lower AD and output, but firms’ energy costs remain high.',
    ],
    wrong: pairs({
      'The inflation was demand-pull, and the policy acts mainly on spending.':
        'Then less spending would have removed the cause of the inflation.',
      'Higher rates led households to borrow and to spend more.':
        'Higher rates make borrowing dearer, so households borrow less.',
      'Higher rates made the currency fall, so exports rose.':
        'Higher rates attract funds and make the currency rise.',
      'Banks lent more, because loans earned more interest.':
        'Fewer borrowers want loans at a higher rate; output would not have fallen.',
    }),
  },
  {
    story:
      'In a low-income country a central bank cut its interest rate by three percentage points. Consumption and investment hardly changed.',
    right: [
      'Few people have bank accounts or loans from banks.',
      'The interest rate reaches spending through banks. Where few use them, few feel the change.',
    ],
    wrong: pairs({
      'Most firms pay for machines with loans from banks.':
        'They would have reacted strongly to a lower rate, so this does not explain the result.',
      'The banks passed the cut on to their customers at once.':
        'This would have made the effect stronger, so it does not explain the result.',
      'The country has a large number of unemployed workers.':
        'Output could have risen with spending, so this does not explain the result.',
      'Households with loans spend most of what they earn.':
        'They would have spent what they saved in interest, so this does not explain the result.',
    }),
  },
] as const

question('why-monetary-policy-failed', {
  facts: { difficulty: 4, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(LIMITS)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: item.story,
    prompt: 'Which fact best explains this result?',
    right: item.right[0],
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})
