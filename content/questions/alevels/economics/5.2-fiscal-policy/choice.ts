import { bySize, inThisOrder, pairs } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { bn, dollars, percent1 } from '../shared'

const { question, templates } = choiceQuestions('5.2')

export { templates }

question('rates-from-tax-bands', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const free = random.pick([5000, 8000, 10000])
    const top = random.pick([30000, 40000, 50000])
    const [low, high] = random.pick([
      [10, 30],
      [20, 40],
      [15, 35],
      [20, 30],
      [10, 40],
    ] as const)
    const income = random.step(20000, 90000, 5000)
    if (Math.abs(income - top) < 5000 || income <= free + 5000) return null
    const tax = ((Math.min(income, top) - free) * low + Math.max(income - top, 0) * high) / 100
    const average = (tax / income) * 100
    const marginal = income > top ? high : low
    const asked = random.pick(['average', 'average', 'marginal'] as const)
    const right = asked === 'average' ? average : marginal
    const slips: Slip[] =
      asked === 'average'
        ? [
            [marginal, 'You gave the marginal rate, the rate on the last part of the income.'],
            [(tax / (income - free)) * 100, 'You divided by the taxed part of the income only.'],
            [(low + high) / 2, 'You took the mean of the two rates of the table.'],
            [
              (((income - free) * marginal) / 100 / income) * 100,
              'You taxed all income above the free part at the highest rate that applies.',
            ],
            [
              ((tax + (free * low) / 100) / income) * 100,
              'You taxed the part of the income that is free of tax too.',
            ],
            [low, 'You gave the rate of the middle band only.'],
          ]
        : [
            [average, 'You gave the average rate: tax divided by income.'],
            [
              income > top ? low : high,
              'You took the rate of a band in which the last part of this income does not lie.',
            ],
            [low + high, 'You added the rates of the two bands.'],
            [(low + high) / 2, 'You took the mean of the two rates of the table.'],
            [(tax / (income - free)) * 100, 'You divided the tax by the taxed part of the income.'],
          ]
    const usable = slips.filter(([value]) => Math.abs(value - right) >= 0.15)
    const wrong = threeSlips(random, right, usable, percent1)
    return wrong && { free, top, low, high, income, tax, average, marginal, asked, right, wrong }
  },
  make: ({ free, top, low, high, income, tax, average, marginal, asked, right, wrong }) => ({
    stem: `The table shows the income tax system of a country. A worker has an income of ${dollars(income)} a year.`,
    table: {
      head: ['part of annual income', 'rate of tax'],
      rows: [
        [`up to ${dollars(free)}`, '0%'],
        [`from ${dollars(free)} to ${dollars(top)}`, `${low}%`],
        [`above ${dollars(top)}`, `${high}%`],
      ],
    },
    prompt: `What is the ${asked} rate of tax of this worker?`,
    options: bySize({ right, wrong, print: percent1 }),
    solution:
      asked === 'average'
        ? `Tax = ${low}% of (${plain(Math.min(income, top))} − ${plain(free)})${income > top ? ` + ${high}% of (${plain(income)} − ${plain(top)})` : ''} = ${dollars(tax)}.

Average rate = tax ÷ income = ${plain(tax)} ÷ ${plain(income)} = ${percent1(average)}.`
        : `The marginal rate is the share of an extra dollar of income that is paid in tax. The worker’s income is ${income > top ? `above ${dollars(top)}` : `between ${dollars(free)} and ${dollars(top)}`}, so the rate on the next dollar is ${percent1(marginal)}. (The average rate is only ${percent1(average)}.)`,
  }),
  verify: ({ free, top, low, high, income, asked }) => {
    let tax = 0
    for (let at = 0; at < income; at += 1000) tax += 10 * (at < free ? 0 : at < top ? low : high)
    if (asked === 'average') return percent1((tax / income) * 100)
    return percent1([free, top].filter(limit => income > limit).length === 2 ? high : low)
  },
})

const INCOMES = [10, 20, 40] as const

const KINDS_OF_TAX = ['progressive', 'proportional', 'regressive'] as const

question('progressive-proportional-regressive', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(KINDS_OF_TAX)
    const flat = random.pick([10, 15, 20])
    const rising = random.pick([
      [5, 10, 20],
      [10, 15, 25],
      [8, 15, 24],
    ])
    const falling = random.pick([
      [20, 15, 10],
      [30, 20, 15],
      [24, 16, 12],
    ])
    // A tax of the same sum for everyone is regressive too, so only one regressive tax is drawn with it.
    const mixed = random.pick([
      [10, 20, 15],
      [20, 10, 20],
      [15, 10, 25],
    ])
    const order = random.shuffle([
      ['progressive', rising],
      ['proportional', [flat, flat, flat]],
      ['regressive', falling],
      ['none', mixed],
    ] as const)
    return { asked, order: order.map(([kind, list]) => ({ kind, list: [...list] })) }
  },
  make: ({ asked, order }) => {
    const names = ['W', 'X', 'Y', 'Z']
    const sum = (list: readonly number[], at: number) => (INCOMES[at] ?? 0) * 10 * (list[at] ?? 0)
    const right = order.findIndex(({ kind }) => kind === asked)
    const slip = (kind: string): string =>
      kind === 'none'
        ? 'The percentage of income paid in this tax does not move in one direction as income rises.'
        : `You chose the ${kind} tax. Find the tax as a percentage of each income.`
    const shares = (list: readonly number[]) => list.map(share => `${share}%`).join(', ')
    return {
      stem: 'The table shows how much people with three incomes pay in four taxes.',
      table: {
        head: ['income', ...names.map(name => `tax ${name}`)],
        rows: INCOMES.map((income, at) => [
          dollars(income * 1000),
          ...order.map(({ list }) => dollars(sum(list, at))),
        ]),
      },
      prompt: `Which tax is ${asked}?`,
      options: inThisOrder(
        order.map(({ kind }, at) => (at === right ? `tax ${names[at]}` : [`tax ${names[at]}`, slip(kind)])),
      ),
      solution: `What counts is the percentage of income paid, not the sum. ${order.map(({ list }, at) => `Tax ${names[at]}: ${shares(list)}.`).join(' ')}

A ${asked} tax takes a ${asked === 'progressive' ? 'larger percentage as income rises' : asked === 'regressive' ? 'smaller percentage as income rises' : 'percentage that is the same for all incomes'}: tax ${names[right]}.`,
    }
  },
  verify: ({ asked, order }) => {
    const at = order.findIndex(({ list }) => {
      const [one = 0, two = 0, three = 0] = list.map((share, place) => share * (INCOMES[place] ?? 0))
      const [first, second, third] = [one / 10, two / 20, three / 40]
      if (asked === 'proportional') return first === second && second === third
      return asked === 'progressive' ? first < second && second < third : first > second && second > third
    })
    return `tax ${'WXYZ'[at]}`
  },
})

question('budget-balance-and-national-debt', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const taxes = random.step(120, 260, 5)
    const other = random.step(10, 30, 5)
    const current = random.step(90, 220, 5)
    const capital = random.step(20, 50, 5)
    const interest = random.step(10, 30, 5)
    const before = random.step(300, 700, 20)
    const balance = taxes + other - current - capital - interest
    if (balance === 0 || Math.abs(balance) > 45) return null
    const right = before - balance
    const slips = slipsOf({
      [`You ${balance < 0 ? 'subtracted the deficit from' : 'added the surplus to'} the debt.`]:
        before + balance,
      'You left interest out of government spending.': right - interest,
      'You left other revenue out.': right + other,
      'You left capital spending out.': right - capital,
      'You gave the budget balance of the year, not the debt.': Math.abs(balance),
      'You counted the interest twice.': right + interest,
      'You left the debt as it was, although the budget is not balanced.': before,
    })
    const wrong = threeSlips(random, right, slips, bn)
    return wrong && { taxes, other, current, capital, interest, before, balance, right, wrong }
  },
  make: ({ taxes, other, current, capital, interest, before, balance, right, wrong }) => ({
    stem: `At the start of a year the national debt of a country is ${bn(before)}. The table shows the government’s budget for the year. A deficit is paid for by borrowing; a surplus is used to repay debt.`,
    table: {
      head: ['item', '\\$ billion'],
      rows: [
        ['tax revenue', plain(taxes)],
        ['other revenue', plain(other)],
        ['current spending', plain(current)],
        ['capital spending', plain(capital)],
        ['interest on the national debt', plain(interest)],
      ],
    },
    prompt: 'What is the national debt at the end of the year?',
    options: bySize({ right, wrong, print: bn }),
    solution: `Revenue = ${taxes} + ${other} = ${taxes + other}. Spending = ${current} + ${capital} + ${interest} = ${current + capital + interest}.

Balance = ${taxes + other} − ${current + capital + interest} = ${plain(balance)}: a ${balance < 0 ? 'deficit, which adds to' : 'surplus, which reduces'} the debt.

Debt = ${before} ${balance < 0 ? '+' : '−'} ${Math.abs(balance)} = ${right}: ${bn(right)}.`,
  }),
  verify: ({ taxes, other, current, capital, interest, before }) =>
    bn([current, capital, interest].reduce((sum, each) => sum + each, before) - taxes - other),
})

const DEBT_FACTS = [
  {
    happens: 'The budget deficit falls but is not closed.',
    right: [
      'The national debt rises, but by less than in the year before.',
      'As long as there is a deficit, the government borrows more. The debt is a stock, to which each deficit adds.',
    ],
    wrong: pairs({
      'The national debt falls.':
        'You took the deficit for the debt. A smaller deficit still adds to the debt.',
      'The national debt does not change.': 'The debt is unchanged only when the budget is balanced.',
      'The national debt rises by more than in the year before.':
        'The debt grows by the size of the deficit, and the deficit is smaller.',
    }),
  },
  {
    happens: 'The budget moves from a deficit to a surplus, which is used to repay debt.',
    right: [
      'The national debt falls.',
      'In a surplus, revenue is greater than spending, and the difference repays part of past borrowing.',
    ],
    wrong: pairs({
      'The national debt rises, but by less than in the year before.':
        'The debt would rise only if there were still a deficit.',
      'The national debt does not change.': 'The debt is unchanged only when the budget is balanced.',
      'The national debt falls to zero.':
        'One surplus repays only a part of what was borrowed over many years.',
    }),
  },
  {
    happens: 'The budget moves from a deficit to exact balance.',
    right: [
      'The national debt does not change.',
      'Revenue equals spending, so the government neither borrows more nor repays.',
    ],
    wrong: pairs({
      'The national debt falls to zero.':
        'A balanced budget ends new borrowing. It does not repay past borrowing.',
      'The national debt falls by the size of the old deficit.':
        'The debt falls only when there is a surplus.',
      'The national debt rises by the size of the old deficit.':
        'Only a deficit in the same year adds to the debt.',
    }),
  },
] as const

question('deficit-and-debt', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(DEBT_FACTS),
    who: random.pick(['A country', 'The government of a country']),
  }),
  make: ({ item, who }) => ({
    stem: `${who} has a national debt. ${item.happens}`,
    prompt: 'What happens to the national debt in that year?',
    right: item.right[0],
    wrong: item.wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})

const TAXES = [
  ['income tax', 'direct'],
  ['a tax on the profits of companies', 'direct'],
  ['inheritance tax', 'direct'],
  ['value added tax', 'indirect'],
  ['an excise duty on petrol', 'indirect'],
  ['a tariff on imported cars', 'indirect'],
] as const

const SPENDING = [
  ['building a new hospital', 'capital'],
  ['building a new railway line', 'capital'],
  ['new laboratories for state schools', 'capital'],
  ['wages of teachers in state schools', 'current'],
  ['medicines for state hospitals', 'current'],
  ['fuel for police cars', 'current'],
] as const

question('kinds-of-tax-and-spending', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ tax: random.pick(TAXES), spending: random.pick(SPENDING) }),
  make: ({ tax, spending }) => {
    const otherTax = tax[1] === 'direct' ? 'indirect' : 'direct'
    const otherSpending = spending[1] === 'capital' ? 'current' : 'capital'
    const taxSlip = `You took ${tax[0]} for a tax on ${tax[1] === 'direct' ? 'spending' : 'income or wealth'}.`
    const spendingSlip = `You took the spending for ${otherSpending === 'capital' ? 'spending on a long-lasting asset' : 'day-to-day spending'}.`
    return {
      stem: `A government raises money by ${tax[0]} and spends it on ${spending[0]}.`,
      prompt: 'Which row describes the tax and the spending?',
      columns: 'tax | spending',
      right: `${tax[1]} | ${spending[1]}`,
      wrong: {
        [`${otherTax} | ${spending[1]}`]: taxSlip,
        [`${tax[1]} | ${otherSpending}`]: spendingSlip,
        [`${otherTax} | ${otherSpending}`]: `${taxSlip} ${spendingSlip}`,
      },
      solution: `A direct tax is a tax on incomes or wealth; an indirect tax is a tax on spending, collected by sellers. This tax is ${tax[1]}.

Capital spending is on long-lasting assets, current spending on day-to-day running. This spending is ${spending[1]}.`,
    }
  },
})

const STANCES = [
  { measure: 'a rise in income tax', stance: 'contractionary', ad: 'left' },
  { measure: 'a cut in government spending on roads', stance: 'contractionary', ad: 'left' },
  { measure: 'a cut in the wages of government workers', stance: 'contractionary', ad: 'left' },
  { measure: 'a cut in income tax', stance: 'expansionary', ad: 'right' },
  { measure: 'a rise in government spending on schools', stance: 'expansionary', ad: 'right' },
  { measure: 'a rise in state pensions', stance: 'expansionary', ad: 'right' },
] as const

question('fiscal-stance-and-effects', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(STANCES) }),
  make: ({ item }) => {
    const rises = item.ad === 'right'
    const way = (up: boolean) => (up ? 'rises' : 'falls')
    const other = rises ? 'contractionary' : 'expansionary'
    return {
      stem: `An economy is in equilibrium on an upward-sloping SRAS curve. The only change in the government’s budget is ${item.measure}.`,
      prompt: 'Which row shows the kind of fiscal policy and its short-run effects?',
      columns: 'fiscal policy | real output | price level',
      right: `${item.stance} | ${way(rises)} | ${way(rises)}`,
      wrong: {
        [`${other} | ${way(!rises)} | ${way(!rises)}`]: `You took the measure for ${other} policy. It ${rises ? 'raises' : 'lowers'} total spending.`,
        [`${item.stance} | ${way(rises)} | ${way(!rises)}`]:
          'You have the right change in output, but AD shifts along SRAS: output and the price level move together.',
        [`${item.stance} | ${way(!rises)} | ${way(rises)}`]:
          'You have the right change in the price level, but AD shifts along SRAS: output and the price level move together.',
      },
      solution: `The measure ${rises ? 'raises' : 'lowers'} spending, so the policy is ${item.stance}: AD shifts ${item.ad}. There is a movement along SRAS: real output and the price level both ${rises ? 'rise' : 'fall'}.`,
    }
  },
  verify: ({ item }) => (item.ad === 'right' ? 'expansionary' : 'contractionary'),
})

const ARGUMENTS = [
  {
    claim: 'A rising national debt is a serious problem for this country.',
    right: [
      'The debt grows faster than GDP, and it pays for current spending.',
      'The debt becomes heavier relative to income, and nothing is built that could raise output and tax revenue later.',
    ],
    wrong: pairs({
      'The debt grows more slowly than GDP.':
        'This makes the debt lighter relative to income, so it weakens the claim.',
      'The debt pays for roads and ports that raise output.':
        'Output and tax revenue will be higher later, so this weakens the claim.',
      'Nearly all the debt is owed to the country’s own residents.':
        'The interest stays in the country, so this weakens the claim.',
      'The rate of interest on the debt has fallen.':
        'The debt costs less each year, so this weakens the claim.',
    }),
  },
  {
    claim: 'A rising national debt is not a serious problem for this country.',
    right: [
      'GDP grows faster than the debt, which pays for new transport links.',
      'The debt falls as a percentage of GDP, and the links raise output and tax revenue later.',
    ],
    wrong: pairs({
      'The debt grows faster than GDP.':
        'The debt becomes heavier relative to income, so this weakens the claim.',
      'The debt pays for higher wages of officials.':
        'Nothing is built that could raise output later, so this weakens the claim.',
      'Nearly all the debt is owed to lenders abroad.':
        'The interest leaves the country, so this weakens the claim.',
      'Lenders ask for a higher rate of interest each year.':
        'The debt costs more each year, so this weakens the claim.',
    }),
  },
  {
    claim: 'Expansionary fiscal policy would do much to raise output in this country.',
    right: [
      'Firms have idle machines and households spend extra income on home goods.',
      'With spare capacity a rise in AD raises output rather than prices, and the extra income is not saved or spent abroad.',
    ],
    wrong: pairs({
      'Firms already produce as much as they can.':
        'Near full capacity a rise in AD mainly raises the price level, so this weakens the claim.',
      'Households save most of any extra income.':
        'Little of a tax cut would be spent, so this weakens the claim.',
      'Households spend most of any extra income on imports.':
        'The extra spending creates output abroad, so this weakens the claim.',
      'It takes two years to plan and carry out public works.':
        'The effect comes late, so this weakens the claim.',
    }),
  },
] as const

question('strongest-fiscal-argument', {
  facts: { difficulty: 4, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(ARGUMENTS)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: `An economist writes about a country: “${item.claim}”`,
    prompt: 'Which fact gives the best support to this view?',
    right: item.right[0],
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})
