import { bySize, inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, roundTo } from '@/lib/exams/format'
import { capital, percent1 } from '../shared'

const { question, templates } = choiceQuestions('9.2')

export { templates }

const signed1 = (value: number) =>
  `${Math.abs(value) < 0.05 ? '' : value < 0 ? '−' : '+'}${percent1(Math.abs(value))}`

question('output-gap-after-growth', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const potential = random.step(400, 900, 50)
    const gap = random.pick([-5, -4, -3, -2, 2, 3])
    const actual = roundTo(potential * (1 + gap / 100), 6)
    const trend = random.pick([1.5, 2, 2.5, 3])
    const growth = random.pick([-2, -1, 0.5, 1, 4, 5, 6])
    const later = actual * (1 + growth / 100)
    const capacity = potential * (1 + trend / 100)
    const right = ((later - capacity) / capacity) * 100
    if (Math.abs(right) < 0.4 || Math.abs(right - gap) < 0.4 || Math.abs(right) > 9) return null
    const slips = slipsOf({
      'You gave the output gap of year 1.': gap,
      'You gave the difference between the two rates of growth and left out the gap of year 1.':
        growth - trend,
      'You have the sign wrong: subtract potential output from actual output.': -right,
      'You let actual output grow, but not potential output.': ((later - potential) / potential) * 100,
      'You let potential output grow, but not actual output.': ((actual - capacity) / capacity) * 100,
      'You subtracted growth of actual output from the gap instead of adding it.': gap - (growth - trend),
    }).filter(([value]) => Math.abs(value - right) > 0.25 && Math.abs(value) < 15)
    const wrong = threeSlips(random, right, slips, signed1)
    return wrong && { potential, actual, trend, growth, later, capacity, right, wrong }
  },
  make: ({ potential, actual, trend, growth, later, capacity, right, wrong }) => ({
    stem: [
      'The table shows estimates for an economy at constant prices.',
      'The table shows real GDP of a country and an estimate of what it could produce with all its resources in normal use.',
      'A finance ministry has made these estimates of output at constant prices.',
    ],
    table: {
      head: ['', 'actual output', 'potential output'],
      rows: [
        ['year 1 / \\$ billion', plain(actual), plain(potential)],
        ['growth in year 2', `${plain(growth)}%`, `${plain(trend)}%`],
      ],
    },
    prompt: 'What is the output gap in year 2, as a percentage of potential output?',
    options: bySize({ right, wrong, print: signed1 }),
    solution: `In year 2, actual output is ${plain(actual)} × ${plain(1 + growth / 100)} = ${plain(later, 1)} and potential output is ${plain(potential)} × ${plain(1 + trend / 100)} = ${plain(capacity, 1)}.

Output gap = (${plain(later, 1)} − ${plain(capacity, 1)}) ÷ ${plain(capacity, 1)} × 100 = ${signed1(right)}. Both outputs grow, so neither the gap of year 1 nor the difference in growth alone is the answer.`,
  }),
  verify: ({ potential, actual, trend, growth }) =>
    signed1((((actual / potential) * (100 + growth)) / (100 + trend) - 1) * 100),
})

const GROWTH_CASES = [
  [
    'rises | unchanged',
    'A country has many idle factories. Foreign demand for its exports rises, and the factories are opened again.',
    'Demand brings idle resources back into use, but there are no more resources than before.',
  ],
  [
    'rises | unchanged',
    'A deep recession ends. Households regain confidence and spend more, and firms take back workers whom they had dismissed.',
    'The workers and their skills were there before. They are used again.',
  ],
  [
    'unchanged | rises',
    'In a slump, many of the unemployed learn a useful trade by themselves. None of them has found work yet.',
    'Better labour raises what could be produced. As demand has not changed, nothing more is produced.',
  ],
  [
    'unchanged | rises',
    'A law allows people to work until 68 instead of 65. Because demand is weak, firms employ no more people than before.',
    'A larger labour force raises what could be produced. As no more people are employed, output is the same.',
  ],
  [
    'unchanged | rises',
    'Geologists find ore that could be mined cheaply. There are no buyers for more ore, and all mines work as before.',
    'More known natural resources raise what could be produced. Actual output is the same.',
  ],
  [
    'falls | unchanged',
    'Share prices collapse and households postpone purchases. Firms send workers home, but keep all their machines.',
    'Less is demanded and produced. Workers and machines are still there, so capacity is the same.',
  ],
  [
    'falls | falls',
    'An earthquake destroys ports and factories in an economy that had no spare capacity.',
    'Capital is lost, so less can be produced. With no spare capacity, less is produced too.',
  ],
  [
    'falls | falls',
    'Many skilled workers emigrate from an economy in which all resources were in use.',
    'Labour is lost, so less can be produced. As all resources were in use, less is produced too.',
  ],
] as const

question('actual-and-potential-output', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const asked = random.pick([
      'rises | unchanged',
      'unchanged | rises',
      'falls | unchanged',
      'falls | falls',
    ] as const)
    const [row, happens, why] = random.pick(GROWTH_CASES.filter(([each]) => each === asked))
    const [actual = '', potential = ''] = row.split(' | ')
    return { row, happens, why, actual, potential }
  },
  make: ({ row, happens, why, actual, potential }) => {
    const others = [
      `${potential} | ${actual}`,
      `${actual} | ${actual}`,
      `${potential} | ${potential}`,
      'rises | rises',
      'unchanged | falls',
      'falls | unchanged',
      'rises | unchanged',
    ].filter((each, at, all) => each !== row && all.indexOf(each) === at)
    const error = (each: string): string => {
      const [one = '', two = ''] = each.split(' | ')
      const verb = (way: string) => (way === 'unchanged' ? 'does not change' : way)
      if (one === potential && two === actual) return 'You exchanged actual and potential output.'
      if (one === actual)
        return `You have actual output right, but potential output ${verb(potential)}: ask whether resources have been gained or lost.`
      if (two === potential)
        return `You have potential output right, but actual output ${verb(actual)}: ask whether more or less is produced.`
      return `You have both wrong: actual output ${verb(actual)} and potential output ${verb(potential)}.`
    }
    return {
      stem: happens,
      prompt: 'What is the immediate effect on actual output and on potential output?',
      columns: 'actual output | potential output',
      right: row,
      wrong: Object.fromEntries(others.slice(0, 3).map(each => [each, error(each)])),
      solution: `${why}

Potential output depends on the quantity and quality of resources, actual output on how many of them are used.`,
    }
  },
})

const STABILISERS = [
  [
    'In a recession, unemployment benefit is paid to more people than before.',
    'Benefit payments rise by themselves and hold up disposable income.',
  ],
  [
    'In a recession, workers fall into lower bands of a progressive income tax.',
    'The tax takes less by itself and holds up disposable income.',
  ],
  [
    'In a boom, workers rise into higher bands of a progressive income tax.',
    'The tax takes more by itself and holds back disposable income.',
  ],
  [
    'In a boom, revenue from the tax on profits rises at the same rate of tax.',
    'The tax takes more by itself and holds back spending out of profits.',
  ],
] as const

const NO_STABILISERS = pairs({
  'In a recession, the government passes a law that cuts the rate of income tax.':
    'You chose a discretionary measure: a new law is needed.',
  'In a recession, the government brings forward the building of a railway line.':
    'You chose a discretionary measure: somebody decides to spend more.',
  'In a recession, the central bank decides to lower its rate of interest.':
    'You chose a decision of monetary policy. An automatic stabiliser needs no decision.',
  'In a boom, the government decides to raise the rate of sales tax.':
    'You chose a discretionary measure: the rate of tax is changed.',
  'In a boom, firms with full order books invest more in new machines.':
    'You chose the accelerator, which makes the swings of the cycle larger.',
  'In a recession, households save more because they fear for their jobs.':
    'You chose a reaction that makes the fall in aggregate demand larger.',
})

question('automatic-stabiliser', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const recession = random.chance(0.5)
    const phase = recession ? 'recession' : 'boom'
    const right = random.pick(STABILISERS.filter(([text]) => text.includes(phase)))
    const wrong = random.sample(NO_STABILISERS, 3)
    return { right, wrong }
  },
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: [
      'Which is an example of an automatic stabiliser?',
      'In which case is an automatic stabiliser at work?',
    ],
    right: right[0],
    wrong,
    solution: `An automatic stabiliser works without any new decision: the rules are fixed, and taxes and benefits change because incomes change. ${right[1]} So aggregate demand changes by less than it would otherwise.`,
  }),
})

question('income-of-the-poorest', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    // Income of the poorest fifth on average = income per head × share × 5.
    const countries = Array.from({ length: 4 }, () => {
      const first = random.step(4000, 20000, 1000)
      const growth = random.pick([1.1, 1.2, 1.25, 1.3, 1.4, 1.5])
      const from = random.int(4, 9)
      const to = from + random.pick([-2, -1, 0, 1, 2])
      return { first, second: Math.round(first * growth), from, to }
    })
    const rises = countries.map(({ first, second, from, to }) => ((second * to) / (first * from) - 1) * 100)
    const order = rises.toSorted((one, other) => other - one)
    const best = rises.indexOf(order[0] ?? 0)
    const top = <T>(list: readonly T[], of: (value: T) => number) =>
      list.reduce((found, each, at) => (of(each) > of(list[found] as T) ? at : found), 0)
    const fastest = top(countries, ({ first, second }) => second / first)
    const widest = top(countries, ({ from, to }) => to - from)
    const richest = top(countries, ({ second, to }) => second * to)
    if ((order[0] ?? 0) - (order[1] ?? 0) < 8 || new Set(countries.map(each => each.first)).size < 4)
      return null
    if (fastest === best || richest === best) return null
    // What each slip would choose must be one country only.
    const growths = countries.map(({ first, second }) => second / first)
    if (growths.filter(each => each === growths[fastest]).length > 1) return null
    return { countries, rises, best, fastest, widest, richest, period: random.pick([8, 10, 12]) }
  },
  make: ({ countries, rises, best, fastest, widest, richest, period }) => {
    const names = ['W', 'X', 'Y', 'Z']
    const error = (at: number): string =>
      at === fastest
        ? 'You chose the country with the fastest growth of average income. The poorest fifth receive a changed share of it.'
        : at === richest
          ? 'You chose the country where the poorest fifth have the highest income, not the fastest growth of it.'
          : at === widest
            ? 'You looked at the rise in the share only. A share of a slowly growing income may grow slowly too.'
            : 'You did not multiply the growth of income per head by the change in the share.'
    return {
      stem: `The table shows real income per head in four countries and the share of total income that the poorest fifth of the population received, at the start and at the end of ${period} years.`,
      table: {
        head: [
          '',
          'income per head, start / \\$',
          'income per head, end / \\$',
          'share, start',
          'share, end',
        ],
        rows: countries.map(({ first, second, from, to }, at) => [
          names[at] ?? '',
          plain(first),
          plain(second),
          `${from}%`,
          `${to}%`,
        ]),
      },
      prompt: [
        'In which country did the average real income of the poorest fifth rise by the largest percentage?',
        'Growth is judged by the percentage rise in the average real income of the poorest fifth. In which country was it the most inclusive?',
      ],
      options: inThisOrder(names.map((name, at): string | Wrong => (at === best ? name : [name, error(at)]))),
      solution: `Average income of the poorest fifth = income per head × share × 5. Its growth is growth of income per head times the change in the share.

${countries
  .map(
    ({ first, second, from, to }, at) =>
      `${names[at]}: ${plain(second / first, 2)} × ${to} ÷ ${from} = ${plain(1 + (rises[at] ?? 0) / 100, 2)}, a change of ${plain(rises[at] ?? 0, 0)}%.`,
  )
  .join('\n\n')}

The largest is in ${names[best]}. Fast growth of the average, as in ${names[fastest]}, need not reach the poorest.`,
    }
  },
  verify: ({ countries }) => {
    const growth = countries.map(({ first, second, from, to }) => {
      const before = (first * 100 * from) / 100 / 20
      const after = (second * 100 * to) / 100 / 20
      return (after - before) / before
    })
    return 'WXYZ'.charAt(growth.indexOf(Math.max(...growth)))
  },
})

const MITIGATION = [
  {
    plan: 'plans a carbon tax on all fuels. A minister says that the tax will reduce emissions quickly and by a known amount.',
    asked: 'argument against this claim',
    right: 'The tax fixes a price, and the fall in emissions depends on how elastic demand is.',
    wrong: {
      'The tax fixes the quantity of emissions, and only the price remains uncertain.':
        'You described tradable permits. A tax sets the price of emissions.',
      'The tax raises revenue, which can be used to support households with low incomes.':
        'You chose an advantage of the tax. It says nothing about the size of the fall.',
      'The tax makes clean energy dearer compared with coal and oil, so firms keep to coal.':
        'You turned relative prices round. A carbon tax makes fossil fuels dearer.',
    },
    why: 'A tax makes emitting dearer. How much less is emitted depends on the price elasticity of demand, which may be low in the short run. Certain quantities are what permits offer.',
  },
  {
    plan: 'is to introduce tradable permits for emissions. An opponent says that the permits give firms no reason to cut emissions, as they can simply buy more.',
    asked: 'reply to the opponent',
    right: 'The number of permits is limited, and firms that cut emissions cheaply can sell theirs.',
    wrong: {
      'The price of permits is set by law, so every firm pays the same as under a carbon tax.':
        'You described a tax. The price of permits is set by demand and supply.',
      'The permits oblige every firm to cut its emissions by the same percentage each year.':
        'You described regulation. With permits, firms cut by different amounts.',
      'The permits are cheaper for firms with high emissions, so these firms gain from them.':
        'You assumed different prices. All firms face the same price, and large emitters need more permits.',
    },
    why: 'Total emissions cannot exceed the number of permits. A firm that buys needs another that sells, and the price is a reason for both to emit less.',
  },
  {
    plan: 'intends to ban the use of coal in power stations from next year. A minister says that this is the way to cut emissions at the lowest cost.',
    asked: 'argument against this claim',
    right: 'Firms differ in their costs of change, and a ban makes all change by the same date.',
    wrong: {
      'Firms can avoid a ban by paying, so emissions from coal will not fall at all.':
        'You took the ban for a tax. Under a ban, coal may not be used at any price.',
      'Firms under a ban pay for their emissions, so costs are passed to consumers.':
        'You took the ban for a tax. Besides, this does not show that another policy is cheaper.',
      'Firms under a ban have no need of inspectors, so the ban is cheap to enforce.':
        'You chose a claim in favour, and a wrong one: bans must be enforced.',
    },
    why: 'The cheapest way is to let those reduce most who can do so at low cost. A ban treats all alike, so some firms bear a high cost. It is quick and certain, but not cheap.',
  },
  {
    plan: 'wants to subsidise solar power instead of taxing coal. An economist calls the subsidy only a partial answer.',
    asked: 'argument for the economist’s view',
    right: 'Energy as a whole becomes cheaper, so users have less reason to save it.',
    wrong: {
      'Solar power becomes dearer compared with coal, so few users change to it.':
        'You turned relative prices round. The subsidy makes solar power cheaper.',
      'The cost of solar panels always rises as more of them are made.':
        'You overlooked economies of scale. In fact costs have tended to fall as output grew.',
      'Solar power uses up a non-renewable source, so the supply soon ends.':
        'You confused the sources. Sunlight is renewable.',
    },
    why: 'A subsidy moves users from coal to solar power, but it does not make coal dearer, and cheap energy encourages its use. A tax would both move users and reduce use.',
  },
  {
    plan: 'has signed an international agreement in which each country promises to cut its emissions. There are no penalties.',
    asked: 'reason why emissions may fall by less than promised',
    right: 'Each country gains from the cuts of others, while it bears the cost of its own.',
    wrong: {
      'Each country gains only from its own cuts, so it has no interest in those of others.':
        'You overlooked that the climate is global: cuts anywhere help all.',
      'Each country bears the cost of all cuts, so it pays for those of the others as well.':
        'You reversed it. Each country pays for its own cuts and shares in the gain from all.',
      'Each country must buy permits from the others, and their price may change too much.':
        'You described tradable permits. The agreement is about promises.',
    },
    why: 'A stable climate is like a public good: nobody can be excluded from it. Each country has an incentive to be a free rider when there is no penalty.',
  },
] as const

question('argument-about-a-climate-policy', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    item: random.pick(MITIGATION),
    who: random.pick([
      'A government',
      'The government of an island state',
      'The government of a large economy',
      'A newly elected government',
    ]),
  }),
  make: ({ item, who }) => ({
    stem: `${who} ${item.plan}`,
    prompt: `Which is the best ${item.asked}?`,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

const POSITIONS = {
  idle: [
    'Actual output is 5% below potential output, and unemployment is high.',
    'Firms use only three quarters of their machines, and prices hardly rise.',
    'Real GDP has fallen for a year, and many skilled workers are without jobs.',
  ],
  full: [
    'Actual output is 3% above potential output, and inflation is rising.',
    'Factories work day and night, and firms cannot find enough workers.',
    'Unemployment is below its natural rate, and wages rise faster each month.',
  ],
} as const

const GROWTH_PLANS = [
  {
    position: 'idle',
    plan: 'to raise growth over the next two years by cutting red tape for new firms, and by nothing else',
    right: 'It raises potential output, but too little demand is what holds output back.',
    wrong: {
      'It raises aggregate demand, but too little capacity is what holds output back.':
        'You misread the position: capacity is idle, and the plan acts on supply.',
      'It reduces potential output, so that the negative output gap becomes smaller.':
        'You reversed the effect. Easier entry raises potential output, and the gap becomes larger.',
      'It reduces aggregate demand, so that unemployment rises further at once.':
        'You assumed a fall in spending. Simpler rules do not reduce demand.',
    },
    why: 'With idle resources, output is limited by demand. More capacity shifts *LRAS* to the right, but firms still cannot sell more, so actual growth does not follow.',
  },
  {
    position: 'idle',
    plan: 'to raise growth by cutting income tax for low-paid workers',
    right: 'It raises demand when resources are idle, so output can rise with little inflation.',
    wrong: {
      'It raises demand when capacity is fully used, so mainly the price level will rise.':
        'You misread the position. Resources are idle, so output can rise.',
      'It raises saving rather than consumption, as the low-paid save most of extra income.':
        'You reversed the propensities. People on low pay spend most of extra income.',
      'It reduces the incentive to work, so that potential output falls in the long run.':
        'You reversed the incentive. A lower tax on pay makes work more rewarding.',
    },
    why: 'There is a negative output gap. Low-paid workers have a high *mpc*, so demand rises, and firms can meet it with idle resources.',
  },
  {
    position: 'full',
    plan: 'to raise growth by large cash payments to all households',
    right: 'It raises demand when capacity is fully used, so mainly the price level will rise.',
    wrong: {
      'It raises demand when resources are idle, so output can rise with little inflation.':
        'You misread the position. Capacity is fully used.',
      'It raises potential output, so that the positive output gap becomes smaller.':
        'You took the payments for a supply-side policy. They raise spending.',
      'It reduces demand, because households save the whole of each payment.':
        'You assumed that nothing is spent. Even then demand would not fall.',
    },
    why: 'There is a positive output gap. Higher demand meets a capacity that is already overused, so prices rise rather than output.',
  },
  {
    position: 'full',
    plan: 'to raise growth over ten years by building railways and training engineers',
    right: 'It raises capacity in the long run, but adds to demand and inflation at first.',
    wrong: {
      'It raises capacity at once, so that inflation falls as soon as building begins.':
        'You overlooked time. Railways and engineers raise capacity only after years.',
      'It reduces demand at first, because building uses up resources of the economy.':
        'You overlooked that the spending is a part of aggregate demand.',
      'It leaves capacity as it is, because only private investment can raise it.':
        'You assumed that public capital adds nothing. Railways and skills raise capacity.',
    },
    why: 'Spending on railways and training is demand first and capacity later. While the output gap is positive, the early effect is more inflation, the later one is a shift of *LRAS* to the right.',
  },
] as const

question('growth-policy-in-its-position', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const item = random.pick(GROWTH_PLANS)
    return { item, position: random.pick(POSITIONS[item.position]) }
  },
  make: ({ item, position }) => ({
    stem: `${position} The government plans ${item.plan}.`,
    prompt: [
      'Which is the best assessment of the plan?',
      'Which judgement of the plan follows from this position?',
    ],
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

const KINDS_OF_GROWTH = {
  inclusive: [
    'Real GDP rises, and all groups and regions share in the jobs and incomes.',
    'Real GDP rises, and its benefits reach poor households as well as rich ones.',
  ],
  sustainable: [
    'Real GDP rises, and later generations can still meet their own needs.',
    'Real GDP rises, and forests and fish are used no faster than they grow again.',
  ],
  potential: [
    'Better skills and more machines raise the output that could be produced.',
    'The productive capacity of the economy increases, whether or not it is used.',
  ],
  nominal: [
    'The money value of output rises because the average price level rises.',
    'GDP at current prices rises, although the quantity of output is the same.',
  ],
} as const

type KindOfGrowth = keyof typeof KINDS_OF_GROWTH

const WHAT_IT_IS: Record<KindOfGrowth, string> = {
  inclusive: 'Inclusive growth is about who shares in growth now: its benefits reach all groups of society.',
  sustainable:
    'Sustainable growth is about later generations: it meets the needs of today without making it harder for them to meet theirs.',
  potential: 'Potential growth is a rise in productive capacity, not in what is produced.',
  nominal: 'A rise in GDP at current prices only is no growth of output.',
}

question('kinds-of-growth', {
  facts: { difficulty: 1, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    asked: random.pick(['inclusive', 'sustainable', 'potential'] as const),
    which: {
      inclusive: random.int(0, 1),
      sustainable: random.int(0, 1),
      potential: random.int(0, 1),
      nominal: random.int(0, 1),
    },
    who: random.pick(['A minister', 'The president of a country', 'A group of economists']),
  }),
  make: ({ asked, which, who }) => {
    const kinds = Object.keys(KINDS_OF_GROWTH) as KindOfGrowth[]
    const textOf = (kind: KindOfGrowth) => KINDS_OF_GROWTH[kind][which[kind]] ?? ''
    return {
      stem: `${who} ${who.startsWith('A g') ? 'recommend' : 'promises'} policies for ${asked} growth.`,
      prompt: [`Which describes ${asked} growth?`, `What is meant by ${asked} growth?`],
      right: textOf(asked),
      wrong: kinds
        .filter(kind => kind !== asked)
        .map(kind => [textOf(kind), `You chose a description of ${kind} growth.`] as const),
      solution: `${WHAT_IT_IS[asked]}

${WHAT_IT_IS[asked === 'inclusive' ? 'sustainable' : asked === 'sustainable' ? 'inclusive' : 'nominal']}`,
    }
  },
})

const RENEWABLES = ['cod', 'timber', 'herring', 'bamboo', 'reeds', 'oysters'] as const

question('use-of-renewable-resources', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const kinds = random.sample(RENEWABLES, 4)
    const bad = random.int(0, 3)
    const resources = kinds.map((name, at) => {
      const stock = random.step(20, 200, 10) * 100
      const growth = random.pick([4, 5, 6, 8, 10])
      const natural = (stock * growth) / 100
      const used = natural + (at === bad ? 1 : -1) * random.pick([100, 200, 300])
      return { name, stock, growth, used }
    })
    if (resources.some(({ used }) => used < 150) || new Set(resources.map(each => each.stock)).size < 4)
      return null
    // The largest use must not give the answer away.
    const uses = resources.map(each => each.used)
    if (resources[bad]?.used === Math.max(...uses)) return null
    // Nor must the largest share of a stock: the natural growth has to be worked out.
    const shares = resources.map(each => each.used / each.stock)
    if (shares[bad] === Math.max(...shares)) return null
    return {
      resources,
      bad,
      where: random.pick(['A coastal region', 'An island state', 'A country with large lakes and forests']),
    }
  },
  make: ({ resources, bad, where }) => {
    const largest = Math.max(...resources.map(each => each.used))
    const share = Math.max(...resources.map(each => each.used / each.stock))
    const spoiled = resources[bad] ?? { name: '', stock: 0, growth: 0, used: 0 }
    return {
      stem: `${where} uses four renewable resources. The table shows the stock of each, by how much the stock renews itself in a year, and how much is used in a year.`,
      table: {
        head: ['resource', 'stock / tonnes', 'natural growth a year', 'used a year / tonnes'],
        rows: resources.map(({ name, stock, growth, used }) => [
          name,
          plain(stock),
          `${growth}%`,
          plain(used),
        ]),
      },
      prompt: [
        'Which use is **not** sustainable at this rate?',
        'Which resource is **not** used in a sustainable way?',
      ],
      options: inThisOrder(
        resources.map(({ name, stock, used }, at): string | Wrong =>
          at === bad
            ? name
            : [
                name,
                used === largest
                  ? 'You chose the largest use. Compare each use with the natural growth of its own stock.'
                  : used / stock === share
                    ? 'You chose the use that is the largest share of its stock. The natural growth of this stock is larger still.'
                    : 'You did not compare the use with the natural growth of the stock, which is larger here.',
              ],
        ),
      ),
      solution: `A renewable resource is used sustainably as long as no more is taken than grows again.

${resources.map(({ name, stock, growth, used }) => `${capital(name)}: growth ${growth}% of ${plain(stock)} = ${plain((stock * growth) / 100)}, use ${plain(used)}.`).join('\n\n')}

Only the stock of ${spoiled.name} becomes smaller: more is used than grows again.`,
    }
  },
  verify: ({ resources }) =>
    resources.find(({ stock, growth, used }) => stock * (1 + growth / 100) - used < stock)?.name ?? '',
})
