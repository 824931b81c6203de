import { bySize, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { rect, text } from '@/lib/figures/shapes'
import { bn } from '../shared'

const { question, templates } = choiceQuestions('6.3')

export { templates }

const PARTS = ['goods', 'services', 'primary income', 'secondary income'] as const

const signed = (value: number) => (value < 0 ? `(${plain(value)})` : plain(value))

question('current-account-from-table', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const credits = [random.int(120, 240), random.int(50, 110), random.int(12, 40), random.int(5, 20)]
    const debits = credits.map(
      (credit, at) => credit + random.int(-1, 1) * random.int(2, [40, 24, 10, 4][at] ?? 4),
    )
    const nets = credits.map((credit, at) => credit - (debits[at] ?? 0))
    const [g = 0, s = 0, p = 0, t = 0] = nets
    if (nets.some(net => Math.abs(net) < 2)) return null
    const asked = random.pick(['current account balance', 'goods and services balance'] as const)
    const whole = asked === 'current account balance'
    const right = whole ? g + s + p + t : g + s
    if (Math.abs(right) < 3) return null
    const slips: Slip[] = whole
      ? [
          [g + s, 'You left out primary and secondary income.'],
          [g, 'You gave the balance of trade in goods only.'],
          [-right, 'You subtracted the credits from the debits.'],
          [g + s + p, 'You left out secondary income.'],
          [g + s - p - t, 'You took net primary and secondary income with the wrong sign.'],
          [g + s + t, 'You left out primary income.'],
        ]
      : [
          [g, 'You left out trade in services.'],
          [s, 'You left out trade in goods.'],
          [g - s, 'You subtracted the services balance instead of adding it.'],
          [g + s + p + t, 'You went on to the current account balance.'],
          [-right, 'You subtracted the exports from the imports.'],
          [g + s + p, 'You added net primary income, which is not part of trade.'],
        ]
    const wrong = threeSlips(random, right, slips, bn)
    return wrong && { credits, debits, nets, asked, whole, right, wrong }
  },
  make: ({ credits, debits, nets, asked, whole, right, wrong }) => ({
    stem: 'The table shows the current account of a country in one year.',
    table: {
      head: ['\\$ billion', 'credit', 'debit'],
      rows: PARTS.map((part, at) => [part, plain(credits[at] ?? 0), plain(debits[at] ?? 0)]),
    },
    prompt: `What is the ${asked}?`,
    options: bySize({ right, wrong, print: bn }),
    solution: `${PARTS.slice(0, whole ? 4 : 2)
      .map(
        (part, at) =>
          `${part.charAt(0).toUpperCase()}${part.slice(1)}: ${credits[at]} − ${debits[at]} = ${plain(nets[at] ?? 0)}.`,
      )
      .join(' ')}

The ${asked} is ${nets
      .slice(0, whole ? 4 : 2)
      .map(signed)
      .join(' + ')} = ${plain(right)}: a ${right < 0 ? 'deficit' : 'surplus'} of ${bn(Math.abs(right))}.`,
  }),
  verify: ({ credits, debits, whole }) => {
    const sum = (list: number[]) => list.slice(0, whole ? 4 : 2).reduce((total, each) => total + each, 0)
    return bn(sum(credits) - sum(debits))
  },
})

question('missing-item-of-the-account', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const nets = [random.int(-40, 30), random.int(-25, 30), random.int(-15, 15), random.int(-12, 16)]
    if (nets.some(net => Math.abs(net) < 3)) return null
    const total = nets.reduce((sum, net) => sum + net, 0)
    if (Math.abs(total) < 2) return null
    const asked = random.int(0, 3)
    const right = nets[asked] ?? 0
    const known = total - right
    const others = nets.filter((_, at) => at !== asked)
    const slips = slipsOf({
      'You added the known balances to the current account balance instead of subtracting them.':
        total + known,
      'You subtracted the current account balance from the known balances.': -right,
      'You added the three known balances only.': known,
      'You left out one of the known balances.': right + (others[0] ?? 0),
      'You subtracted one of the known balances only.': total - (others[0] ?? 0),
      'You took all the known balances as surpluses.':
        total - others.reduce((sum, net) => sum + Math.abs(net), 0),
    })
    const wrong = threeSlips(random, right, slips, bn)
    return wrong && { nets, total, asked, right, known, wrong }
  },
  make: ({ nets, total, asked, right, known, wrong }) => {
    const names = [
      'balance of trade in goods',
      'balance of trade in services',
      'net primary income',
      'net secondary income',
    ]
    return {
      stem: 'The table shows balances of the current account of a country in one year.',
      table: {
        head: ['item', '\\$ billion'],
        rows: [
          ...names.flatMap((name, at) => (at === asked ? [] : [[name, plain(nets[at] ?? 0)]])),
          ['current account balance', plain(total)],
        ],
      },
      prompt: `What is the ${names[asked]}?`,
      options: bySize({ right, wrong, print: bn }),
      solution: `The current account balance is the sum of the four parts. The three known parts add up to ${nets
        .filter((_, at) => at !== asked)
        .map(signed)
        .join(' + ')} = ${plain(known)}.

The missing part = ${plain(total)} − ${signed(known)} = ${plain(right)}: ${bn(right)}.`,
    }
  },
  verify: ({ nets, total, asked }) => {
    for (let value = -100; value <= 100; value += 1) {
      if (nets.reduce((sum, net, at) => sum + (at === asked ? value : net), 0) === total) return bn(value)
    }
    return ''
  },
})

const DEALS = [
  ['A foreign airline buys an aircraft made in country X.', 'trade in goods', 'credit'],
  ['A shop in country X imports toys.', 'trade in goods', 'debit'],
  ['Foreign tourists pay for hotel rooms in country X.', 'trade in services', 'credit'],
  ['A family from country X spends its holiday in hotels abroad.', 'trade in services', 'debit'],
  ['A shipping firm in country X pays a foreign company for insurance.', 'trade in services', 'debit'],
  ['A resident of country X receives dividends from a foreign firm.', 'primary income', 'credit'],
  ['A foreign-owned mine in country X sends its profit to its owners abroad.', 'primary income', 'debit'],
  ['The government of country X pays interest to foreign holders of its bonds.', 'primary income', 'debit'],
  [
    'Workers from country X who live abroad send money to their families at home.',
    'secondary income',
    'credit',
  ],
  ['The government of country X gives aid to a poorer country.', 'secondary income', 'debit'],
] as const

const DEAL_PARTS = ['trade in goods', 'trade in services', 'primary income', 'secondary income']

const DEAL_MEANS: Record<string, string> = {
  'trade in goods': 'products that can be touched',
  'trade in services': 'services such as tourism, transport and banking',
  'primary income': 'income from factors of production, such as wages, interest and profits',
  'secondary income': 'transfers for which nothing is given in return',
}

question('where-a-transaction-is-recorded', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(DEALS)
    return {
      item,
      others: random.sample(
        DEAL_PARTS.filter(part => part !== item[1]),
        2,
      ),
    }
  },
  make: ({ item, others }) => {
    const [told, part, side] = item
    const turned = side === 'credit' ? 'debit' : 'credit'
    const [one = '', two = ''] = others
    return {
      stem: told,
      prompt: 'Which row shows how this is recorded in the current account of country X?',
      columns: 'part of the current account | entry',
      right: `${part} | ${side}`,
      wrong: {
        [`${part} | ${turned}`]: `You have the right part. Follow the money: it ${side === 'credit' ? 'enters' : 'leaves'} country X.`,
        [`${one} | ${side}`]: `You have the right direction, but this part records ${DEAL_MEANS[one]}.`,
        [`${two} | ${turned}`]: `You have neither: this part records ${DEAL_MEANS[two]}, and the money ${side === 'credit' ? 'enters' : 'leaves'} country X.`,
      },
      solution: `The part is ${part}, which records ${DEAL_MEANS[part]}. The money ${side === 'credit' ? 'enters' : 'leaves'} country X, so it is a ${side}.`,
    }
  },
})

const DEFICIT: readonly Wrong[] = pairs({
  'Incomes at home grow much faster than incomes abroad.':
    'This tends to cause a deficit: residents buy more imports.',
  'Inflation at home is higher than in other countries, at an unchanged exchange rate.':
    'This tends to cause a deficit: home goods lose price competitiveness.',
  'A deep recession begins in the countries that buy its exports.':
    'This tends to cause a deficit: exports fall.',
  'The quality of foreign products improves faster than that of home products.':
    'This tends to cause a deficit: buyers at home and abroad prefer foreign products.',
  'Foreign firms in the country send larger profits to their owners abroad.':
    'This tends to cause a deficit: primary income worsens.',
})

const SURPLUS: readonly Wrong[] = pairs({
  'Incomes abroad grow much faster than incomes at home.':
    'This tends to cause a surplus: foreigners buy more exports.',
  'Inflation at home is lower than in other countries, at an unchanged exchange rate.':
    'This tends to cause a surplus: home goods gain price competitiveness.',
  'Productivity at home rises faster than in other countries.':
    'This tends to cause a surplus: costs fall and exports become more competitive.',
  'Residents receive more profits from firms that they own abroad.':
    'This tends to cause a surplus: primary income improves.',
  'Migrants send more money to their families in the country.':
    'This tends to cause a surplus: secondary income improves.',
})

question('cause-of-an-imbalance', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const deficit = random.chance(0.5)
    return {
      deficit,
      right: random.pick(deficit ? DEFICIT : SURPLUS),
      wrong: random.sample(deficit ? SURPLUS : DEFICIT, 3),
    }
  },
  make: ({ deficit, right, wrong }) => ({
    stem: `The current account of a country moves from balance into ${deficit ? 'deficit' : 'surplus'}.`,
    prompt: 'Which change is most likely to have caused this?',
    right: right[0],
    wrong,
    solution: `${right[1]} The other changes work in the opposite direction.`,
  }),
})

question('balance-from-a-chart', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const nets = [
      random.step(-40, 30, 5),
      random.step(-20, 30, 5),
      random.step(-20, 20, 5),
      random.step(-15, 15, 5),
    ]
    const [g = 0, s = 0, p = 0, t = 0] = nets
    const right = g + s + p + t
    if (
      nets.some(net => net === 0) ||
      Math.abs(right) < 5 ||
      nets.every(net => net > 0) ||
      nets.every(net => net < 0)
    )
      return null
    const slips = slipsOf({
      'You added the trade in goods and services only.': g + s,
      'You read the balance of trade in goods only.': g,
      'You added the lengths of the bars without their signs.': nets.reduce(
        (sum, net) => sum + Math.abs(net),
        0,
      ),
      'You took surpluses as negative and deficits as positive.': -right,
      'You left out secondary income.': g + s + p,
      'You added the deficits only.': nets.filter(net => net < 0).reduce((sum, net) => sum + net, 0),
    })
    const wrong = threeSlips(random, right, slips, bn)
    return wrong && { nets, right, wrong }
  },
  make: ({ nets, right, wrong }) => {
    const labels = ['goods', 'services', 'primary\nincome', 'secondary\nincome']
    const g = graph({
      x: { label: '', max: 4 },
      y: {
        label: 'balance / $ billion',
        min: -40,
        max: 30,
        ticks: [-40, -30, -20, -10, 0, 10, 20, 30],
        grid: true,
      },
    })
    return {
      stem: 'The chart shows the balances of the four parts of the current account of a country in one year.',
      figure: figure(
        {
          name: 'international-economic-issues/four-balances',
          title: 'Balances of the four parts of a current account',
          description: `Bar chart, in billions of dollars. ${PARTS.map((part, at) => `${part}: ${plain(nets[at] ?? 0)}`).join('; ')}.`,
          height: 252,
        },
        g.axes,
        ...nets.map((net, at) => {
          const [x1, y1] = g.at(at + 0.28, Math.max(net, 0))
          const [x2, y2] = g.at(at + 0.72, Math.min(net, 0))
          return rect(x1, y1, x2 - x1, y2 - y1, 'p w')
        }),
        ...labels.map((label, at) =>
          text(g.at(at + 0.5, -40)[0], 218, label, { anchor: 'middle', cls: 's' }),
        ),
      ),
      prompt: 'What is the current account balance?',
      options: bySize({ right, wrong, print: bn }),
      solution: `Add the four balances with their signs: ${nets.map(signed).join(' + ')} = ${plain(right)}. The current account has a ${right < 0 ? 'deficit' : 'surplus'} of ${bn(Math.abs(right))}.`,
    }
  },
  verify: ({ nets }) => {
    const [ups, downs] = [nets.filter(net => net > 0), nets.filter(net => net < 0)]
    const sum = (list: number[]) => list.reduce((total, each) => total + Math.abs(each), 0)
    return bn(sum(ups) - sum(downs))
  },
})

const EFFECTS = [
  {
    deficit: true,
    right: [
      'The country must borrow from abroad, sell assets or use its reserves.',
      'The gap between debits and credits has to be paid for.',
    ],
    wrong: pairs({
      'The government must raise taxes to balance its budget.':
        'You mixed up the current account with the government’s budget.',
      'The country lends more to other countries.': 'A surplus is lent abroad. A deficit has to be borrowed.',
      'A floating exchange rate tends to rise.':
        'More of the currency is supplied than demanded in trade, so it tends to fall.',
      'Residents consume less than they produce.':
        'In a deficit residents use more goods and services than they produce.',
    }),
  },
  {
    deficit: true,
    right: [
      'Residents use more goods and services than they produce.',
      'Imports are greater than exports, so in the short run living standards are higher.',
    ],
    wrong: pairs({
      'Residents use fewer goods and services than they produce.': 'This is the effect of a surplus.',
      'The country collects assets abroad that bring income later.': 'This is the effect of a surplus.',
      'The floating exchange rate tends to rise.':
        'More of the currency is supplied than demanded in trade, so it tends to fall.',
      'Inflation rises because net exports add to AD.': 'Imports exceed exports, so net exports reduce AD.',
    }),
  },
  {
    deficit: false,
    right: [
      'Partners with matching deficits may put up barriers to its exports.',
      'One country’s surplus is the deficit of others, who may complain and protect themselves.',
    ],
    wrong: pairs({
      'The country’s debt to lenders abroad grows each year.': 'This is the effect of a deficit.',
      'A floating exchange rate tends to fall.':
        'The currency is demanded to pay for exports, so it tends to rise.',
      'Residents use more goods and services than they produce.': 'This is the effect of a deficit.',
      'Primary income worsens as interest is paid abroad.':
        'A surplus builds up foreign assets, so primary income improves.',
    }),
  },
  {
    deficit: false,
    right: [
      'Near full capacity, net exports add to AD and may cause inflation.',
      'Exports are injected into the economy; when output cannot rise further, prices do.',
    ],
    wrong: pairs({
      'Net exports lower AD, so output and employment fall.': 'This is the effect of a deficit.',
      'The country must sell assets to pay for the gap.':
        'A deficit has to be paid for. A surplus brings money in.',
      'The government receives more tax than it spends.':
        'You mixed up the current account with the government’s budget.',
      'The floating exchange rate tends to fall.':
        'The currency is demanded to pay for exports, so it tends to rise.',
    }),
  },
] as const

question('consequence-of-an-imbalance', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(EFFECTS)
    return {
      item,
      wrong: random.sample<readonly [string, string]>(item.wrong, 3),
      years: random.pick(['for some years', 'for a long time', 'in every year of the past decade']),
    }
  },
  make: ({ item, wrong, years }) => ({
    stem: `A country has had a large ${item.deficit ? 'deficit in trade in goods and services, and a current account deficit,' : 'surplus in trade in goods and services, and a current account surplus,'} ${years}.`,
    prompt: 'Which statement describes a likely consequence?',
    right: item.right[0],
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})

const MILD: readonly Wrong[] = pairs({
  'It arose because firms imported machines that will raise exports later.':
    'You chose a fact that makes the deficit less worrying.',
  'It is less than 1% of GDP.': 'You chose a fact that makes the deficit less worrying.',
  'It arose from one bad harvest and is expected to end next year.':
    'You chose a fact that makes the deficit less worrying.',
  'It is paid for by foreign firms that build factories in the country.':
    'You chose a fact that makes the deficit less worrying.',
})

const SERIOUS: readonly Wrong[] = pairs({
  'It arose because households bought imported consumer goods on credit.':
    'You chose a fact that makes the deficit more worrying.',
  'It is more than 10% of GDP.': 'You chose a fact that makes the deficit more worrying.',
  'It has lasted for ten years because home products are of poor quality.':
    'You chose a fact that makes the deficit more worrying.',
  'It is paid for by short-term loans that lenders may soon call back.':
    'You chose a fact that makes the deficit more worrying.',
})

const JUDGED_WHY = [
  'What the imports are for decides: machines raise later exports, consumer goods bought on credit only add to debt.',
  'The size must be compared with GDP: the larger the share, the heavier the burden.',
  'Duration and cause decide: a short disturbance corrects itself, a lack of quality does not.',
  'How it is paid for decides: long-term investment is safer than short-term loans.',
] as const

question('how-serious-is-the-deficit', {
  facts: { difficulty: 3, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const mild = random.chance(0.5)
    const at = random.int(0, 3)
    return { mild, at, wrong: random.sample(mild ? SERIOUS : MILD, 3), size: random.pick([12, 18, 25, 40]) }
  },
  make: ({ mild, at, wrong, size }) => ({
    stem: `A country has a current account deficit of ${bn(size)}. An economist claims that it is ${mild ? 'no cause for worry' : 'a serious problem'}.`,
    prompt: 'Which fact gives the best support to this claim?',
    right: (mild ? MILD : SERIOUS)[at]?.[0] ?? '',
    wrong,
    solution: JUDGED_WHY[at] ?? '',
  }),
})
