import { pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, line, text } from '@/lib/figures/shapes'
import { m, sweep } from '../shared'

const { question, templates } = choiceQuestions('5.1')

export { templates }

const GOALS = [
  {
    objective: 'price stability',
    right: [
      'a low and steady rate of inflation',
      'The price level as a whole may rise, but at a low, steady rate. Single prices change all the time.',
    ],
    wrong: pairs({
      'prices that do not change from year to year':
        'You took stability to mean no change. Governments rarely aim at a rate of zero.',
      'a general price level that falls a little each year':
        'You described deflation, in which people may put off spending.',
      'the same prices for goods in all parts of the country':
        'You thought of differences between places, not of changes over time.',
      'maximum prices for the goods that households need': 'You described price controls in single markets.',
    }),
  },
  {
    objective: 'low unemployment',
    right: [
      'a situation in which nearly all who want work at the going wage can soon find it',
      'Some people are always between jobs and some work is seasonal, so the aim is low unemployment, not none.',
    ],
    wrong: pairs({
      'a situation in which everybody of working age has a job':
        'You left out that many people of working age do not look for work.',
      'a situation in which nobody is between jobs at any time':
        'You aimed at no unemployment at all, but some frictional unemployment is unavoidable.',
      'a situation in which wages rise faster than prices': 'You described a rise in real wages.',
      'a situation in which all benefits for people without jobs have ended':
        'You described a change in benefits, which does not create jobs by itself.',
    }),
  },
  {
    objective: 'economic growth',
    right: [
      'a steady rise in real GDP that can be kept up',
      'Growth is a rise in *real* GDP; governments want it to be steady and sustainable.',
    ],
    wrong: pairs({
      'a steady rise in nominal GDP caused by higher prices':
        'You took money values. Growth is measured in real terms.',
      'the highest rate of growth possible in the present year':
        'You left out that growth should be steady, and last.',
      'a rise in government spending as a share of GDP': 'You described a larger state, not a larger output.',
      'a rise in the value of exports above that of imports':
        'You described a trade surplus, which can exist without growth.',
    }),
  },
] as const

question('meaning-of-an-objective', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(GOALS)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: `A government names ${item.objective} as one of its macroeconomic objectives.`,
    prompt: 'What does it aim at?',
    right: item.right[0],
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})

question('objectives-met-from-data', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const target = random.pick([2, 3])
    const onTarget = random.chance(0.5)
    const inflation = onTarget ? target : random.pick([target + 3, target + 4, target + 5])
    const cpi = random.pick([110, 120, 125, 140, 150])
    const cpi2 = cpi * (1 + inflation / 100)
    const lessJobless = random.chance(0.5)
    const force = random.pick([10, 20, 25])
    const force2 = force * random.pick([1, 1.02, 1.04])
    const rate1 = random.pick([6, 7, 8])
    const rate2 = rate1 + (lessJobless ? -1 : 1) * random.pick([1, 1.5, 2])
    const grows = random.chance(0.6)
    const gdp = random.step(300, 700, 20)
    const gdp2 = gdp * (1 + (grows ? random.pick([2, 2.5, 3]) : -random.pick([1, 1.5, 2])) / 100)
    const tidy = [
      cpi2 * 10,
      ((force2 * rate2) / 100) * 100,
      gdp2 * 10,
      ((force * rate1) / 100) * 100,
      force2 * 100,
    ]
    if (tidy.some(value => Math.abs(value - Math.round(value)) > 1e-6)) return null
    const met = [onTarget, lessJobless, grows]
    const flip = (list: number[]) => met.map((is, at) => (list.includes(at) ? !is : is))
    const errors: [number[], string][] = [
      [
        [0],
        'You judged inflation wrongly. Find the percentage change of the CPI and compare it with the target.',
      ],
      [[1], 'You judged unemployment wrongly. Divide by the labour force of each year.'],
      [[2], 'You judged growth wrongly. Compare the two values of real GDP.'],
      [[0, 1], 'You judged inflation and unemployment wrongly. Find the two percentages first.'],
      [
        [1, 2],
        'You judged unemployment and growth wrongly. Compare each value with that of the year before.',
      ],
      [[0, 2], 'You judged inflation and growth wrongly. Find the percentage changes first.'],
    ]
    const wrong = random.sample(errors, 3).map(([list, error]): [boolean[], string] => [flip(list), error])
    return { target, inflation, cpi, cpi2, force, force2, rate1, rate2, gdp, gdp2, met, wrong }
  },
  make: ({ target, inflation, cpi, cpi2, force, force2, rate1, rate2, gdp, gdp2, met, wrong }) => {
    const cells = (list: readonly boolean[]) => list.map(is => (is ? 'yes' : 'no'))
    return {
      stem: `The table shows data for a country with an inflation target of ${target}%.`,
      table: {
        head: ['', 'year 1', 'year 2'],
        rows: [
          ['consumer price index', plain(cpi), plain(cpi2)],
          ['labour force / million', plain(force), plain(force2)],
          ['unemployed / million', plain((force * rate1) / 100), plain((force2 * rate2) / 100)],
          ['real GDP / \\$ billion', plain(gdp), plain(gdp2)],
        ],
      },
      prompt: 'Which row is correct for year 2?',
      options: rows(
        ['inflation on target', 'unemployment rate lower', 'economic growth'],
        cells(met),
        wrong.map(([list, error]): [string[], string] => [cells(list), error]),
      ),
      solution: `Inflation = (${plain(cpi2)} − ${plain(cpi)}) ÷ ${plain(cpi)} × 100 = ${plain(inflation)}%: ${met[0] ? 'on' : 'above'} target.

Unemployment rate: ${plain((force * rate1) / 100)} ÷ ${plain(force)} × 100 = ${plain(rate1)}%, then ${plain((force2 * rate2) / 100)} ÷ ${plain(force2)} × 100 = ${plain(rate2)}%: ${met[1] ? 'lower' : 'higher'}.

Real GDP ${met[2] ? 'rises' : 'falls'} from ${plain(gdp)} to ${plain(gdp2)}: there is ${met[2] ? 'growth' : 'no growth'}.`,
    }
  },
  verify: ({ target, cpi, cpi2 }) => (Math.abs(cpi2 / cpi - 1 - target / 100) < 1e-6 ? 'yes' : 'no'),
})

const CURES = [
  {
    problem: 'unemployment that is structural: workers lack the skills for the vacancies',
    cure: 'retraining schemes',
    why: 'Retraining gives the unemployed the skills that the vacancies need.',
  },
  {
    problem: 'unemployment that is cyclical: firms have cut output because spending has fallen',
    cure: 'a cut in income tax',
    why: 'A tax cut leaves households with more to spend, so AD shifts right and firms need more workers.',
  },
  {
    problem: 'inflation that is demand-pull: spending has grown faster than output',
    cure: 'a rise in interest rates',
    why: 'Higher interest rates reduce consumption and investment, so AD grows more slowly.',
  },
  {
    problem: 'inflation that is cost-push: firms’ energy costs have risen',
    cure: 'subsidies for energy-saving machines',
    why: 'Firms’ costs fall, so AS shifts right and pressure on prices is weaker.',
  },
] as const

const CURE_ERRORS: Record<string, string> = {
  'retraining schemes': 'You chose a policy for structural unemployment: it changes the skills of workers.',
  'a cut in income tax': 'You chose a policy that raises AD, for an economy with too little spending.',
  'a rise in interest rates': 'You chose a policy that lowers AD, for an economy with too much spending.',
  'subsidies for energy-saving machines':
    'You chose a policy that lowers firms’ energy costs. It does not act on the cause of this problem.',
}

question('policy-that-fits-the-cause', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(CURES),
    who: random.pick(['The government of a country', 'A new government', 'A ministry of finance']),
  }),
  make: ({ item, who }) => ({
    stem: `${who} wants to deal with ${item.problem}.`,
    prompt: 'Which policy acts most directly on the cause?',
    right: item.cure,
    wrong: CURES.filter(({ cure: other }) => other !== item.cure).map(
      ({ cure: other }): Wrong => [other, CURE_ERRORS[other] ?? ''],
    ),
    solution: item.why,
  }),
})

const MEASURES_OF = {
  fiscal: [
    'a rise in income tax',
    'lower government spending on defence',
    'a rise in state pensions',
    'a cut in value added tax',
  ],
  monetary: [
    'a rise in the central bank’s interest rate',
    'the purchase of bonds by the central bank',
    'stricter rules for loans to house buyers',
    'a rise in the share of deposits that banks must keep in reserve',
  ],
  'supply-side': [
    'apprenticeships for young people without jobs',
    'fewer rules for the setting up of firms',
    'the sale of state firms to encourage competition',
    'advice centres that help new firms to grow',
  ],
} as const

question('kinds-of-policy', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const order = random.shuffle(['fiscal', 'monetary', 'supply-side'] as const)
    return { order, measures: order.map(kind => random.pick<string>(MEASURES_OF[kind])) }
  },
  make: ({ order, measures }) => {
    const swapped = (one: number, other: number) =>
      order.map((kind, at) =>
        at === one ? (order[other] ?? kind) : at === other ? (order[one] ?? kind) : kind,
      )
    const slip = (one: number, other: number): [string[], string] => [
      swapped(one, other),
      `You exchanged ${order[one]} and ${order[other]} policy.`,
    ]
    return {
      stem: `Three measures are planned.

1. ${measures[0]}

2. ${measures[1]}

3. ${measures[2]}`,
      prompt: 'Which row names the kinds of policy?',
      options: rows(['measure 1', 'measure 2', 'measure 3'], order, [slip(0, 1), slip(0, 2), slip(1, 2)]),
      solution: `Fiscal policy uses taxes and government spending: ${measures[order.indexOf('fiscal')]}. Monetary policy uses interest rates, the money supply and credit regulations: ${measures[order.indexOf('monetary')]}. Supply-side policy raises productivity and productive capacity: ${measures[order.indexOf('supply-side')]}.`,
    }
  },
})

const POSITIONS = [
  {
    shape: m.straight([2, 46], [46, 2], '') + m.label(4, 50, '*AD*') + dot(...m.at(26, 22)),
    told: 'AD crosses AS where it is horizontal, far to the left of full employment output Yf.',
    right: [
      'a rise in government spending',
      'There is much spare capacity. AD shifts right along the horizontal section, so output and employment rise while the price level hardly changes.',
    ],
    wrong: pairs({
      'a rise in income tax': 'You lowered AD, but output is far below full employment already.',
      'a rise in interest rates': 'You lowered AD, but output is far below full employment already.',
      'support for firms’ research that shifts AS to the right':
        'You raised capacity, but output is held down by a lack of demand: capacity stands idle already.',
      'a cut in government spending': 'You lowered AD, but output is far below full employment already.',
    }),
    wish: 'raise employment with little effect on the price level',
  },
  {
    shape: m.straight([60, 98], [96, 62], '*AD*') + dot(...m.at(76, 82)),
    told: 'AD crosses AS where it is vertical, at full employment output Yf.',
    right: [
      'a cut in government spending',
      'The economy is at full employment. AD shifts left down the vertical section, so the price level falls while output stays at Y_{f}.',
    ],
    wrong: [
      ['a cut in income tax', 'You raised AD, which raises the price level further.'],
      ['a cut in interest rates', 'You raised AD, which raises the price level further.'],
      ['a rise in state pensions', 'You raised AD, which raises the price level further.'],
      ['a rise in government spending', 'You raised AD, which raises the price level further.'],
    ],
    wish: 'reduce the price level with little effect on real output',
  },
  {
    shape: m.straight([60, 98], [96, 62], '*AD*') + dot(...m.at(76, 82)),
    told: 'AD crosses AS where it is vertical, at full employment output Yf.',
    right: [
      'better training, which shifts AS to the right',
      'Output is limited by capacity. Only a shift of AS to the right lets real output rise, and the price level falls.',
    ],
    wrong: pairs({
      'a cut in income tax, which shifts AD to the right':
        'You raised AD, but output cannot rise above full employment: only the price level rises.',
      'a cut in interest rates, which shifts AD to the right':
        'You raised AD, but output cannot rise above full employment: only the price level rises.',
      'a rise in income tax, which shifts AD to the left':
        'You lowered AD. The price level falls, but real output does not rise.',
      'higher state pensions, which shift AD to the right':
        'You raised AD, but output cannot rise above full employment: only the price level rises.',
    }),
    wish: 'raise real output and lower the price level',
  },
] as const

question('policy-for-the-position-shown', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(POSITIONS)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: `The diagram shows the position of an economy. The government wants to ${item.wish}.`,
    figure: figure(
      {
        name: 'government-macroeconomic-intervention/position-of-an-economy',
        title: 'The position of an economy on a three-section curve',
        description: `Price level on the vertical axis, real output on the horizontal. The AS curve is horizontal at low output, then bends upwards and becomes vertical at Yf. ${item.told}`,
        height: 262,
      },
      m.axes,
      m.bent(sweep, ''),
      text(...m.at(78, 97), '*AS*'),
      line(...m.at(76, 77), ...m.at(76, 0), 'l dash thin'),
      text(m.at(76, 0)[0], m.at(76, 0)[1] + 17, '*Y*_{f}', { anchor: 'middle' }),
      item.shape,
    ),
    prompt: 'Which measure is most likely to achieve this?',
    right: item.right[0],
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})

const DOUBTS = [
  {
    plan: 'raise interest rates to bring down inflation',
    right: [
      'Inflation is caused by a rise in the world price of oil.',
      'Higher interest rates act on spending. Against cost-push inflation they cut output and jobs, while the cause, higher costs, remains.',
    ],
    wrong: pairs({
      'Inflation is caused by a boom in consumer credit.':
        'This supports the plan: dearer credit acts directly on the cause.',
      'Most households and firms have loans at variable rates.':
        'This supports the plan: higher rates would cut spending quickly.',
      'The economy is close to full employment.':
        'This supports the plan: AD is high, and less of it will hardly cost output.',
      'Inflation has been above its target for two years.':
        'This is a reason to act, not a reason to doubt the plan.',
    }),
  },
  {
    plan: 'cut income tax to bring down unemployment',
    right: [
      'Most of the unemployed lack the skills that the vacancies need.',
      'A tax cut raises AD, but the unemployment is structural: there are vacancies which these workers cannot fill.',
    ],
    wrong: pairs({
      'Unemployment rose when consumer spending fell.':
        'This supports the plan: the unemployment is cyclical, and a tax cut raises spending.',
      'Firms have much spare capacity.': 'This supports the plan: output can rise when spending rises.',
      'Households spend most of any extra income on home-produced goods.':
        'This supports the plan: the tax cut would be spent on home output.',
      'The rate of inflation is below its target.':
        'This supports the plan: there is room for more spending.',
    }),
  },
  {
    plan: 'spend more on training to end a recession within a year',
    right: [
      'Training takes years to raise productivity, and firms lack demand now.',
      'Supply-side policy works slowly and raises capacity; in a recession capacity is idle because AD is too low.',
    ],
    wrong: pairs({
      'Training raises the productivity of workers in the long run.':
        'This is an advantage of training, not a reason to doubt the plan.',
      'Many workers have skills that firms no longer need.':
        'This supports training; it is not a reason to doubt it.',
      'Training helps workers to move from declining industries to growing ones.':
        'This is an advantage of training, not a reason to doubt the plan.',
      'Trained workers produce goods that compete better abroad.':
        'This is an advantage of training, not a reason to doubt the plan.',
    }),
  },
] as const

question('doubt-about-a-plan', {
  facts: { difficulty: 4, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(DOUBTS)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: `The authorities of a country plan to ${item.plan}.`,
    prompt: 'Which fact gives the strongest reason to doubt that the plan will work well?',
    right: item.right[0],
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})
