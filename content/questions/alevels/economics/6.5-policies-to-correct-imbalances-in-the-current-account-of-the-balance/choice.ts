import { bySize, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, type Slip, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { bn, dollars, percent1 } from '../shared'

const { question, templates } = choiceQuestions('6.5')

export { templates }

question('fall-in-income-that-removes-a-deficit', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const yed = random.pick([0.5, 1.25, 1.5, 2, 2.5])
    const income = random.pick([2, 3, 4, 5, 6])
    const imports = random.step(40, 160, 20)
    const cut = yed * income
    const deficit = (imports * cut) / 100
    if (Math.abs(deficit * 10 - Math.round(deficit * 10)) > 1e-9 || yed * income > 12) return null
    const asked = random.pick(['income', 'imports'] as const)
    const right = asked === 'income' ? income : deficit
    const slips: Slip[] =
      asked === 'income'
        ? [
            [cut, 'You found the percentage fall in imports and did not divide it by the elasticity.'],
            [cut * yed, 'You multiplied by the elasticity instead of dividing.'],
            [deficit, 'You took the deficit in billions for a percentage.'],
            [deficit / yed, 'You divided the deficit in billions by the elasticity.'],
            [yed, 'You gave the elasticity itself.'],
          ]
        : [
            [(imports * income) / 100, 'You took imports to fall by the same percentage as income.'],
            [(imports * income) / 100 / yed, 'You divided by the elasticity instead of multiplying.'],
            [cut, 'You gave the percentage fall in imports, not its value.'],
            [imports - deficit, 'You found the value of imports after the fall.'],
          ]
    const print: Print = asked === 'income' ? percent1 : bn
    const usable = slips.filter(([value]) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6)
    const wrong = threeSlips(random, right, usable, print)
    return wrong && { yed, income, imports, cut, deficit, asked, right, wrong }
  },
  make: ({ yed, income, imports, cut, deficit, asked, right, wrong }) => ({
    stem:
      asked === 'income'
        ? `A country imports goods and services worth ${bn(imports)} a year and has a current account deficit of ${bn(deficit)}. Its income elasticity of demand for imports is ${plain(yed)}. The government wants to remove the deficit by contractionary fiscal policy. Prices, exports and the other parts of the current account do not change.`
        : `A country imports goods and services worth ${bn(imports)} a year. Its income elasticity of demand for imports is ${plain(yed)}. Contractionary fiscal policy makes national income fall by ${income}%. Prices do not change.`,
    prompt:
      asked === 'income'
        ? 'By how much must national income fall?'
        : 'By how much does the value of imports fall?',
    options: bySize({ right, wrong, print: asked === 'income' ? percent1 : bn }),
    solution:
      asked === 'income'
        ? `Imports must fall by ${plain(deficit)} ÷ ${imports} × 100 = ${plain(cut)}%.

Income elasticity = % change in imports ÷ % change in income, so the fall in income = ${plain(cut)} ÷ ${plain(yed)} = ${percent1(income)}.`
        : `% change in imports = income elasticity × % change in income = ${plain(yed)} × ${income} = ${plain(cut)}%.

${plain(cut)}% of ${bn(imports)} = ${bn(deficit)}.`,
  }),
  verify: ({ yed, income, imports, deficit, asked }) => {
    if (asked === 'imports')
      return bn(Math.round((imports - imports * (1 - (yed * income) / 100)) * 1e6) / 1e6)
    return percent1((100 * deficit) / (imports * yed))
  },
})

const REDUCE = [
  'a rise in income tax',
  'a cut in government spending',
  'stricter limits on consumer loans',
  'a rise in value added tax on all goods',
]

const SWITCH = [
  'a tariff on imported cars',
  'a quota on imported shoes',
  'subsidies to home firms that compete with imports',
  'subsidies that make exports cheaper',
]

question('reducing-or-switching-spending', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    first: random.chance(0.5),
    reduce: random.pick(REDUCE),
    change: random.pick(SWITCH),
  }),
  make: ({ first, reduce, change }) => {
    const inOrder = (forReduce: string, forSwitch: string) =>
      first ? [forReduce, forSwitch] : [forSwitch, forReduce]
    const [less, move] = ['lowers spending on all goods', 'favours home goods over foreign goods']
    return {
      stem: 'Two measures are proposed to reduce a deficit on the current account.',
      prompt: 'Which row shows how each measure mainly works?',
      options: rows(inOrder(reduce, change), inOrder(less, move), [
        [
          inOrder(move, less),
          'You exchanged the two. Ask whether the measure changes how much people can spend or the relative prices of goods.',
        ],
        [
          inOrder(less, less),
          `You took ${change} for a measure that lowers spending on all goods. It changes relative prices or limits imports.`,
        ],
        [
          inOrder(move, move),
          `You took ${reduce} for a measure that favours home goods. It leaves people with less to spend on all goods.`,
        ],
      ]),
      solution: `With ${reduce}, less is spent on everything, imports included. With ${change}, home goods become cheaper or easier to get compared with foreign ones, so buyers switch to them.`,
    }
  },
  verify: ({ first }) => (first ? 'lowers spending on all goods' : 'favours home goods over foreign goods'),
})

question('interest-rate-and-the-current-account', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    rise: random.chance(0.5),
    by: random.pick(['one percentage point', 'two percentage points']),
  }),
  make: ({ rise, by }) => {
    const smaller = 'smaller'
    const larger = 'larger'
    const spending = rise ? smaller : larger
    const currency = rise ? larger : smaller
    return {
      stem: `A country with a floating exchange rate has a current account deficit. Its central bank ${rise ? 'raises' : 'cuts'} the interest rate by ${by}. Demand for exports and imports is price elastic.`,
      prompt:
        'Which row shows the effects on the deficit, through spending at home and through the exchange rate?',
      columns: 'through spending at home | through the exchange rate',
      right: `${spending} | ${currency}`,
      wrong: {
        [`${spending} | ${spending}`]: `You have the right effect through spending. But the currency ${rise ? 'appreciates' : 'depreciates'}, which works in the opposite direction.`,
        [`${currency} | ${currency}`]: `You have the right effect through the exchange rate. But ${rise ? 'less' : 'more'} is spent at home, on imports too.`,
        [`${currency} | ${spending}`]: 'You have both effects the wrong way round.',
      },
      solution: `Borrowing is ${rise ? 'dearer, so less is spent, on imports too: the deficit tends to become smaller' : 'cheaper, so more is spent, on imports too: the deficit tends to become larger'}.

Foreign funds flow ${rise ? 'in, the currency appreciates, exports become dearer abroad and imports cheaper: the deficit tends to become larger' : 'out, the currency depreciates, exports become cheaper abroad and imports dearer: the deficit tends to become smaller'}. The two effects conflict.`,
    }
  },
  verify: ({ rise }) => ['larger', 'smaller'][Number(rise)] ?? '',
})

const AGAINST_SURPLUS: readonly (readonly [string, string])[] = [
  ['a cut in income tax', 'Households have more to spend, on imports too, so debits rise.'],
  ['a rise in government spending', 'Incomes rise, so residents buy more imports and debits rise.'],
  ['the removal of its tariffs', 'Imports become cheaper at home, so debits rise.'],
  ['the removal of its import quotas', 'More may be imported, so debits rise.'],
]

const AGAINST_DEFICIT: readonly (readonly [string, string])[] = [
  ['a rise in income tax', 'Households have less to spend, on imports too, so debits fall.'],
  ['a cut in government spending', 'Incomes fall, so residents buy fewer imports and debits fall.'],
  ['a tariff on imports with elastic demand', 'Buyers switch to home goods, so debits fall.'],
  ['support for research in export industries', 'Exports become more competitive, so credits rise in time.'],
]

question('measure-against-an-imbalance', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const deficit = random.chance(0.5)
    return {
      deficit,
      right: random.pick(deficit ? AGAINST_DEFICIT : AGAINST_SURPLUS),
      wrong: random.sample(deficit ? AGAINST_SURPLUS : AGAINST_DEFICIT, 3),
    }
  },
  make: ({ deficit, right, wrong }) => ({
    stem: `A government wants to reduce a large ${deficit ? 'deficit' : 'surplus'} on the current account of its balance of payments.`,
    prompt: 'Which measure is most likely to achieve this?',
    right: right[0],
    wrong: wrong.map(
      ([option, why]): Wrong => [
        option,
        `This would make the ${deficit ? 'deficit' : 'surplus'} larger. ${why}`,
      ],
    ),
    solution: `${right[1]} The ${deficit ? 'deficit' : 'surplus'} becomes smaller.`,
  }),
})

const DRAWBACKS = [
  { policy: 'a rise in income tax', told: 'Incentives to work are weaker, as less of each wage is kept.' },
  { policy: 'a higher interest rate', told: 'The currency appreciates, so exports become dearer abroad.' },
  { policy: 'supply-side policy', told: 'It takes many years before competitiveness improves.' },
  { policy: 'a tariff', told: 'Trading partners may answer with barriers of their own.' },
] as const

question('drawback-of-each-policy', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ at: random.int(0, 3), years: random.pick(['three', 'four', 'five', 'six']) }),
  make: ({ at, years }) => {
    const item = DRAWBACKS[at] ?? DRAWBACKS[0]
    return {
      stem: `A country has had a current account deficit for ${years} years. Its government considers ${item.policy} to reduce it.`,
      prompt: 'Which statement describes a drawback of this particular policy?',
      right: item.told,
      wrong: DRAWBACKS.filter((_, other) => other !== at).map(
        ({ policy, told }): Wrong => [told, `You chose a drawback of ${policy}.`],
      ),
      solution: `A drawback of ${item.policy}: ${item.told.charAt(0).toLowerCase()}${item.told.slice(1)}`,
    }
  },
})

question('tariff-elasticity-and-foreign-spending', {
  facts: { difficulty: 5, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const world = random.step(20, 80, 10)
    const units = random.step(10, 50, 5)
    const tariff = random.pick([10, 20])
    const ped = random.pick([0.25, 0.5, 1.5, 2])
    const fall = tariff * ped
    const later = units * (1 - fall / 100)
    const right = world * (units - later)
    if (Math.abs(right - Math.round(right)) > 1e-9 || Math.abs(later * 100 - Math.round(later * 100)) > 1e-9)
      return null
    const withTariff = world * (1 + tariff / 100)
    const million: Print = value => `\\$${plain(value)} million`
    const slips = slipsOf({
      'You took the quantity to fall by the same percentage as the price rises.':
        (world * units * tariff) / 100,
      'You used the price with the tariff. Foreign sellers receive only the world price.':
        withTariff * (units - later),
      'You divided by the elasticity instead of multiplying.': (world * units * tariff) / 100 / ped,
      'You found the payments that remain.': world * later,
      'You found the tariff revenue of the government.': ((world * tariff) / 100) * later,
      'You compared what buyers spend. Part of it goes to the home government.': Math.abs(
        world * units - withTariff * later,
      ),
    })
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => Math.abs(value - Math.round(value)) < 1e-9 && value > 0),
      million,
    )
    return (
      wrong && {
        world,
        units,
        tariff,
        ped,
        fall,
        later,
        right,
        wrong,
        good: random.pick(['phones', 'toys', 'tyres', 'lamps']),
      }
    )
  },
  make: ({ world, units, tariff, ped, fall, later, right, wrong, good }) => {
    const million: Print = value => `\\$${plain(value)} million`
    return {
      stem: `A country imports all its ${good}: ${units} million a year at a world price of ${dollars(world)}. To reduce its current account deficit it introduces a tariff of ${tariff}%, which raises the price to buyers by ${tariff}%. The price elasticity of demand is −${plain(ped)}.`,
      prompt: 'By how much do payments to foreign sellers fall?',
      options: bySize({ right, wrong, print: million }),
      solution: `The quantity falls by ${plain(ped)} × ${tariff}% = ${plain(fall)}%, from ${units} million to ${plain(later)} million.

Foreign sellers still receive the world price of ${dollars(world)}; the tariff goes to the home government. Payments fall by ${plain(units - later)} million × ${dollars(world)} = ${million(right)}. ${ped < 1 ? 'Demand is inelastic, so the effect on the deficit is small.' : 'Demand is elastic, so the effect on the deficit is large.'}`,
    }
  },
  verify: ({ world, units, tariff, ped }) =>
    `\\$${plain(Math.round(((world * units * tariff * ped) / 100) * 1e6) / 1e6)} million`,
})

const MATCHES = [
  {
    country: 'A country has a deficit because its products are of poor quality. Unemployment is high.',
    right: [
      'Supply-side policy, because it improves quality and also creates jobs.',
      'It acts on the cause, and output and employment rise with it.',
    ],
    wrong: pairs({
      'Contractionary fiscal policy, because lower incomes improve quality.':
        'Lower incomes cut imports but not the lack of quality, and unemployment would rise.',
      'A higher interest rate, because it makes the currency fall.':
        'A higher rate makes the currency rise and costs jobs.',
      'Expansionary fiscal policy, because higher incomes reduce imports.':
        'Higher incomes raise imports, so the deficit would grow.',
    }),
  },
  {
    country:
      'A country has a deficit because spending at home is growing very fast. Inflation is high and there is hardly any unemployment.',
    right: [
      'Contractionary fiscal policy, because it cuts imports and also lowers inflation.',
      'The cause is too much demand, and lower AD serves two objectives together.',
    ],
    wrong: pairs({
      'Expansionary fiscal policy, because it raises exports and also lowers inflation.':
        'Higher AD would raise imports and prices.',
      'A lower interest rate, because it cuts spending on imports.':
        'A lower rate raises spending on imports, and inflation too.',
      'A lower exchange rate, because it makes imported materials cheaper.':
        'A lower exchange rate makes imported materials dearer and adds to inflation.',
    }),
  },
  {
    country: 'A country has a deficit because of one bad harvest. The next harvest is expected to be normal.',
    right: [
      'No new policy, because the deficit will probably correct itself.',
      'A short disturbance needs no policy; every measure has a cost.',
    ],
    wrong: pairs({
      'Contractionary fiscal policy, because the deficit would otherwise last for ever.':
        'The deficit ends with the next harvest, but output and jobs would be lost.',
      'Training of workers, because it ends the deficit within a few months.':
        'Training takes years and has nothing to do with the cause.',
      'Tariffs on all imports, because partners would accept them.':
        'Partners may retaliate, and the deficit is going to end by itself.',
    }),
  },
  {
    country:
      'A country has a deficit. Demand for its imports, mainly oil and medicines, is price inelastic, but its income elasticity of demand for imports is high.',
    right: [
      'Policy that lowers incomes is more effective than tariffs, as imports react strongly to income.',
      'With price-inelastic demand a tariff hardly cuts imports; with a high income elasticity a small fall in income does.',
    ],
    wrong: pairs({
      'Tariffs are more effective than policy that lowers incomes, as imports react strongly to price.':
        'Demand is price inelastic: imports hardly react to price.',
      'Tariffs are more effective than policy that lowers incomes, as inelastic demand falls most.':
        'Inelastic demand falls least when the price rises.',
      'Policy that raises incomes is more effective than tariffs, as imports fall when incomes rise.':
        'Imports rise with incomes, and strongly so here.',
    }),
  },
] as const

question('best-policy-for-the-cause', {
  facts: { difficulty: 4, objective: 'AO3', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(MATCHES),
    ask: random.pick(['Which judgement is best supported?', 'Which conclusion is best supported?']),
  }),
  make: ({ item, ask }) => ({
    stem: `${item.country} Its government thinks about policies for the current account.`,
    prompt: ask,
    right: item.right[0],
    wrong: item.wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})
