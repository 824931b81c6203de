import { inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('3.3')

export { templates }

const WEALTH = [
  'a block of shares in a company',
  'a flat that is let to a tenant',
  'the balance of a savings account',
  'a field owned by a farmer',
  'a collection of paintings',
] as const

const INCOME = [
  'the monthly rent from a flat',
  'the dividends paid on shares',
  'the weekly wage of a cleaner',
  'the interest on savings in a year',
  'the pension paid to a retired teacher',
] as const

question('income-or-wealth', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(['wealth', 'income'] as const)
    const [own, others] = asked === 'wealth' ? [WEALTH, INCOME] : [INCOME, WEALTH]
    return { asked, right: random.pick<string>(own), wrong: random.sample<string>(others, 3) }
  },
  make: ({ asked, right, wrong }) => ({
    stem: '',
    prompt: `Which is part of a person’s **${asked}**?`,
    right,
    wrong: wrong.map(
      (text): Wrong => [
        text,
        asked === 'wealth'
          ? 'You chose a flow, measured over a period of time: that is income. Wealth is a stock.'
          : 'You chose a stock, which has a value at one point in time: that is wealth. Income is a flow.',
      ],
    ),
    solution: `Income is a flow over a period, such as wages, rent, interest, dividends and pensions. Wealth is a stock of assets that have a value at one point in time. So ${right} ${/^the dividends/.test(right) ? 'are' : 'is'} part of ${asked}.`,
  }),
  verify: ({ asked, right }) =>
    /rent from|dividends|wage|interest|pension/.test(right) === (asked === 'income') ? right : '',
})

question('gini-before-and-after', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const kinds = random.shuffle(['redistributes', 'equalAfter', 'unequalBefore', 'unequalAfter'] as const)
    const before = {
      redistributes: 0.49 + random.int(0, 2) / 100,
      equalAfter: 0.34 + random.int(0, 2) / 100,
      unequalBefore: 0.55 + random.int(0, 2) / 100,
      unequalAfter: 0.51 + random.int(1, 2) / 100,
    }
    const fall = { redistributes: 0.19, equalAfter: 0.08, unequalBefore: 0.12, unequalAfter: 0.03 }
    const asked = random.pick(['redistributes', 'equalAfter', 'unequalBefore', 'unequalAfter'] as const)
    return { kinds, before, fall, asked }
  },
  make: ({ kinds, before, fall, asked }) => {
    const letter = (kind: (typeof kinds)[number]) => LETTERS[kinds.indexOf(kind)] ?? ''
    const means = {
      redistributes: 'whose coefficient falls most through taxes and transfer payments',
      equalAfter: 'with the lowest coefficient after taxes and transfer payments',
      unequalBefore: 'with the highest coefficient before taxes and transfer payments',
      unequalAfter: 'with the highest coefficient after taxes and transfer payments',
    }
    const prompt = {
      redistributes: 'In which country do taxes and transfer payments reduce inequality most?',
      equalAfter: 'Which country has the most equal incomes after taxes and transfer payments?',
      unequalBefore: 'Which country has the most unequal incomes before taxes and transfer payments?',
      unequalAfter: 'Which country has the most unequal incomes after taxes and transfer payments?',
    }[asked]
    const after = (kind: (typeof kinds)[number]) => plain(before[kind] - fall[kind], 2)
    return {
      stem: 'The table shows Gini coefficients of income in four countries.',
      table: {
        head: ['country', 'before taxes and transfer payments', 'after taxes and transfer payments'],
        rows: kinds.map((kind, at) => [LETTERS[at] ?? '', plain(before[kind], 2), after(kind)]),
      },
      prompt,
      options: byLetter(
        letter(asked),
        Object.fromEntries(
          kinds.map(kind => [
            letter(kind),
            `You chose the country ${means[kind]}. That is not what is asked.`,
          ]),
        ),
      ),
      solution: `The Gini coefficient is 0 for perfect equality and 1 for perfect inequality, so a higher number means more inequality. Country ${letter(asked)} is the one ${means[asked]}: ${asked === 'redistributes' ? `from ${plain(before[asked], 2)} to ${after(asked)}, by ${plain(fall[asked], 2)}` : asked === 'unequalBefore' ? plain(before[asked], 2) : after(asked)}.`,
    }
  },
  verify: ({ kinds, before, fall, asked }) => {
    const score = (kind: (typeof kinds)[number]) =>
      ({
        redistributes: fall[kind],
        equalAfter: fall[kind] - before[kind],
        unequalBefore: before[kind],
        unequalAfter: before[kind] - fall[kind],
      })[asked]
    const scores = kinds.map(score)
    return LETTERS[scores.indexOf(Math.max(...scores))] ?? ''
  },
})

question('which-tax-is-progressive', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const incomes = random.pick([
      [20_000, 40_000, 80_000],
      [10_000, 30_000, 60_000],
      [15_000, 30_000, 60_000],
    ] as const)
    const kinds = random.shuffle(['progressive', 'flat', 'falling', 'fixed'] as const)
    const start = random.pick([10, 12])
    const rates = {
      progressive: [start, start + 8, start + 18],
      flat: [20, 20, 20],
      falling: [24, 20, 16],
      fixed: incomes.map(income => (2400 / income) * 100),
    }
    return { incomes, kinds, rates, asked: random.pick(['progressive', 'flat'] as const) }
  },
  make: ({ incomes, kinds, rates, asked }) => {
    const letter = (kind: (typeof kinds)[number]) => LETTERS[kinds.indexOf(kind)] ?? ''
    const tax = (kind: (typeof kinds)[number], at: number) =>
      Math.round(((rates[kind][at] ?? 0) * (incomes[at] ?? 0)) / 100)
    const says = {
      progressive: 'it takes a higher percentage of income as income rises',
      flat: 'it takes the same percentage of every income, so that those with more pay more dollars but no higher percentage',
      falling: 'those with more pay more dollars, but a lower percentage of their income',
      fixed: 'all pay the same sum, which is a lower percentage of a higher income',
    }
    return {
      stem: 'The table shows the annual tax, in dollars, that three people would pay under four systems of income tax.',
      table: {
        head: ['system', ...incomes.map(income => `income ${money(income)}`)],
        rows: kinds.map((kind, at) => [
          LETTERS[at] ?? '',
          ...incomes.map((_, place) => plain(tax(kind, place))),
        ]),
      },
      prompt:
        asked === 'progressive'
          ? 'Which system is progressive?'
          : 'Which system takes the same percentage of every income?',
      options: byLetter(
        letter(asked),
        Object.fromEntries(
          kinds.map(kind => [letter(kind), `You chose a system with another pattern: ${says[kind]}.`]),
        ),
      ),
      solution: `Divide each tax by the income. Under system ${letter(asked)} the percentages are ${rates[asked].map(rate => `${plain(rate)}%`).join(', ')}: ${says[asked]}.`,
    }
  },
  verify: ({ incomes, kinds, rates, asked }) => {
    const at = kinds.findIndex(kind => {
      const [one = 0, two = 0, three = 0] = incomes.map(
        (income, place) => ((rates[kind][place] ?? 0) * income) / income,
      )
      return asked === 'progressive'
        ? one < two && two < three
        : Math.abs(one - two) + Math.abs(two - three) < 1e-9
    })
    return LETTERS[at] ?? ''
  },
})

question('average-rate-with-bands', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const free = random.pick([8000, 10_000, 12_000])
    const wide = random.pick([20_000, 30_000, 40_000])
    const low = random.pick([10, 20])
    const high = low + random.pick([10, 20, 30])
    const income = random.step(50_000, 120_000, 10_000)
    const above = income - free - wide
    if (above <= 0) return null
    const tax = (wide * low + above * high) / 100
    const right = (tax / income) * 100
    const share = (sum: number) => (sum / 100 / income) * 100
    const wrong = [
      high,
      share((wide + above) * high),
      share((free + wide) * low + above * high),
      share((wide + above) * low),
      share(above * high),
    ]
    const kept = random.sample([0, 1, 2, 3, 4], 3)
    const tenths = [right, ...wrong].map(value => plain(value, 1))
    return Math.abs(right * 10 - Math.round(right * 10)) < 1e-6 && new Set(tenths).size === 6
      ? { free, wide, low, high, income, above, tax, right, wrong, kept }
      : null
  },
  make: ({ free, wide, low, high, income, above, tax, right, wrong, kept }) => {
    const print = (value: number) => `${plain(Math.round(value * 10) / 10)}%`
    const errors = [
      'You gave the highest rate, which applies only to the part of the income above the top limit.',
      'You applied the highest rate to all income above the tax-free part. The first taxed band has the lower rate.',
      'You taxed the tax-free part at the lower rate as well.',
      'You applied the lower rate to all income above the tax-free part. The part above the top limit has the higher rate.',
      'You left out the tax on the band with the lower rate.',
    ]
    const all = [
      { value: right, error: '' },
      ...kept.map(at => ({ value: wrong[at] ?? 0, error: errors[at] ?? '' })),
    ].sort((one, other) => one.value - other.value)
    return {
      stem: `The first ${money(free)} of annual income is free of tax. The next ${money(wide)} is taxed at ${low}%, and everything above that at ${high}%.`,
      prompt: `What percentage of an income of ${money(income)} is paid in income tax?`,
      options: inThisOrder(
        all.map(({ value, error }): string | Wrong => (error === '' ? print(value) : [print(value), error])),
      ),
      solution: `Taxed at ${low}%: ${money(wide)}, tax ${money((wide * low) / 100)}. Taxed at ${high}%: ${money(income)} − ${money(free + wide)} = ${money(above)}, tax ${money((above * high) / 100)}.

Together ${money(tax)}, which is ${plain(tax)} ÷ ${plain(income)} × 100 = ${print(right)} of the income.`,
    }
  },
  verify: ({ free, wide, low, high, income }) => {
    let tax = 0
    for (let earned = 0; earned < income; earned += 1000)
      tax += earned < free ? 0 : earned < free + wide ? low * 10 : high * 10
    return `${plain(Math.round((tax / income) * 1000) / 10)}%`
  },
})

const CAUSE_POLICY = [
  {
    cause: 'Many workers lack skills and so earn little all their lives.',
    policy: 'state education',
    why: 'It raises skills, and so later wages.',
  },
  {
    cause: 'People who are too old or too ill to work have no wage.',
    policy: 'transfer payments',
    why: 'They reach those who cannot work, as pensions do.',
  },
  {
    cause: 'Large fortunes pass from parents to children.',
    policy: 'inheritance tax',
    why: 'It takes part of the wealth that is passed on.',
  },
  {
    cause: 'Employers pay some full-time workers very little for each hour.',
    policy: 'minimum wage',
    why: 'It raises the lowest pay per hour.',
  },
] as const

question('match-policy-to-cause', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ picked: random.sample(CAUSE_POLICY, 3) }),
  make: ({ picked }) => {
    const cells: string[] = picked.map(({ policy }) => policy)
    const swap = (one: number, two: number) =>
      cells.map((cell, at) => (at === one ? (cells[two] ?? '') : at === two ? (cells[one] ?? '') : cell))
    const error = (one: number, two: number) =>
      `You exchanged “${cells[one]}” and “${cells[two]}”: ask on which income or wealth each policy acts, and whom it reaches.`
    return {
      stem: `A government finds three causes of inequality.\n\n${picked.map(({ cause }, at) => `- Cause ${at + 1}: ${cause}`).join('\n')}`,
      prompt: 'Which policy acts most directly on each cause?',
      options: rows(['cause 1', 'cause 2', 'cause 3'], cells, [
        [swap(0, 1), error(0, 1)],
        [swap(1, 2), error(1, 2)],
        [swap(0, 2), error(0, 2)],
      ]),
      solution: picked
        .map(({ policy, why }) => `${policy.replace(/^./, first => first.toUpperCase())}: ${why}`)
        .join('\n\n'),
    }
  },
})

question('minimum-wage-from-a-table', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const first = random.int(5, 9)
    const meet = random.step(200, 400, 20)
    const clears = random.int(1, 2)
    const [down, up] = [random.step(10, 30, 5), random.step(15, 40, 5)]
    const at = random.int(clears + 1, 4)
    const table = [0, 1, 2, 3, 4].map(each => ({
      wage: first + each,
      demand: meet - down * (each - clears),
      supply: meet + up * (each - clears),
    }))
    const jobs = down * (at - clears)
    const more = up * (at - clears)
    return new Set([jobs, more, jobs + more]).size === 3 ? { table, at, clears, jobs, more } : null
  },
  make: ({ table, at, clears, jobs, more }) => {
    const { wage = 0, demand = 0, supply = 0 } = table[at] ?? {}
    const cells = (lost: number, gap: number) => [plain(lost), plain(gap)]
    return {
      stem: `The table shows the market for unskilled labour in a region, which is in equilibrium. The government then sets a minimum wage of ${money(wage)} an hour.`,
      table: {
        head: ['wage per hour / \\$', 'workers demanded / thousand', 'people who want to work / thousand'],
        rows: table.map(row => [plain(row.wage), plain(row.demand), plain(row.supply)]),
      },
      prompt: 'Which row shows the fall in employment and the excess supply of labour, in thousands?',
      options: rows(['fall in employment', 'excess supply of labour'], cells(jobs, jobs + more), [
        [
          cells(jobs + more, jobs + more),
          'You took the whole excess supply for lost jobs. Part of it are people who want to work only at the higher wage.',
        ],
        [
          cells(jobs, more),
          'You counted only the additional people who want to work. Those who lost their jobs are part of the excess supply, too.',
        ],
        [
          cells(more, jobs + more),
          'You gave the rise in the number of people who want to work. Employment is decided by the number of workers demanded.',
        ],
      ]),
      solution: `In equilibrium, at ${money(table[clears]?.wage ?? 0)}, ${plain(table[clears]?.demand ?? 0)} thousand work. At ${money(wage)} firms demand ${plain(demand)} thousand, so employment falls by ${plain(jobs)} thousand. ${plain(supply)} thousand want to work: excess supply of ${plain(supply)} − ${plain(demand)} = ${plain(jobs + more)} thousand.`,
    }
  },
  verify: ({ table, at }) => {
    const balanced = table.find(row => row.demand === row.supply)
    return plain((balanced?.demand ?? 0) - (table[at]?.demand ?? 0))
  },
})

const POLICIES = [
  {
    plan: 'a higher minimum wage, in order to help the poorest households',
    right: [
      'Most of the poorest households have no member who works.',
      'The demand for low-paid workers is very price elastic.',
    ],
    others: pairs({
      'Many of those who work full time cannot pay their rent.':
        'You chose an argument for the plan: low pay is a cause of poverty here.',
      'The plan needs hardly any tax revenue.':
        'You chose an argument for the plan: the state need not pay for it directly.',
      'The demand for low-paid workers is price inelastic.':
        'You chose an argument for the plan: with inelastic demand few jobs are lost.',
    }),
    why: 'The plan raises pay per hour. It does not help those without work, or those who lose their jobs because of it.',
  },
  {
    plan: 'a tax on inheritance, in order to reduce the inequality of wealth',
    right: [
      'Rich people can give their wealth away while they are alive.',
      'Wealth can easily be moved to other countries.',
    ],
    others: pairs({
      'Heirs have not worked for what they inherit.':
        'You chose an argument for the plan: the incentive to work suffers little.',
      'Most large fortunes are inherited.': 'You chose an argument for the plan: it acts on the main cause.',
      'An income tax hardly touches large fortunes.':
        'You chose an argument for the plan: another tax would not have this effect.',
    }),
    why: 'If the tax can be avoided, large fortunes remain and little revenue is raised.',
  },
  {
    plan: 'higher benefits for the unemployed, in order to reduce the inequality of income',
    right: [
      'The benefits would be nearly as high as the lowest wages.',
      'Many people in need do not claim the benefits that exist.',
    ],
    others: pairs({
      'Most unemployed people have no savings.':
        'You chose an argument for the plan: it shows that benefits are needed.',
      'Unemployment has risen because the whole world is in a recession.':
        'You chose an argument for the plan: those without work could not find any, and need a safety net.',
      'The payments can be limited to the poorest households.':
        'You chose an argument for the plan: the money goes where it is most needed.',
    }),
    why: 'It names a weakness of transfer payments: a weaker incentive to work, or people in need who are not reached.',
  },
  {
    plan: 'free university education, in order to reduce the inequality of income soon',
    right: [
      'The effect of education on wages takes many years to appear.',
      'Most students come from families with high incomes.',
    ],
    others: pairs({
      'Low skills are the main cause of low wages.':
        'You chose an argument for the plan: it acts on the cause.',
      'Poor families cannot pay the present fees.':
        'You chose an argument for the plan: free places would open universities to them.',
      'Employers look for workers with degrees.':
        'You chose an argument for the plan: graduates would find well-paid work.',
    }),
    why: 'State provision works slowly, and its benefit may go to those who would have paid.',
  },
] as const

question('argument-against-a-policy', {
  facts: { difficulty: 3, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const { plan, right, others, why } = random.pick(POLICIES)
    return { plan, right: random.pick<string>(right), others, why }
  },
  make: ({ plan, right, others, why }) => ({
    stem: `A government plans ${plan}.`,
    prompt: 'Which fact would be the strongest argument **against** this plan?',
    right,
    wrong: others.map(([text, error]): Wrong => [text, error]),
    solution: `“${right.replace(/\.$/, '')}” speaks against the plan. ${why} The other three speak for it.`,
  }),
})
