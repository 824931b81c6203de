import { bySize, inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import type { Random } from '@/lib/exams/random'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market, ppcPoints } from '@/lib/figures/markets'
import { dot, type Point } from '@/lib/figures/shapes'
import { dollars, percent1 } from '../shared'

const { question, templates } = choiceQuestions('4.4')

export { templates }

question('growth-rate-from-nominal-gdp', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const real1 = random.step(200, 800, 20)
    const growth = random.pick([-3, -2, 1, 2, 2.5, 3, 4, 5])
    const first = random.pick([100, 100, 110, 120, 125])
    const prices = random.pick([2, 4, 5, 6, 8, 10])
    const second = first * (1 + prices / 100)
    const real2 = real1 * (1 + growth / 100)
    const [nominal1, nominal2] = [(real1 * first) / 100, (real2 * second) / 100]
    const whole = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
    if (!whole(nominal1) || !whole(nominal2) || !whole(second)) return null
    const nominal = (nominal2 / nominal1 - 1) * 100
    const slips: Slip[] = [
      [nominal, 'You found the growth of nominal GDP, which includes the rise in prices.'],
      [prices, 'You found the rate of inflation.'],
      [nominal + prices, 'You added inflation to the growth of nominal GDP instead of taking it out.'],
      [-growth, 'You subtracted the later real GDP from the earlier one.'],
      [nominal / prices, 'You divided the growth of nominal GDP by the rate of inflation.'],
      ...(first === 100
        ? []
        : [
            [
              (real2 / nominal1 - 1) * 100,
              'You found real GDP for year 2 only, but the index is not 100 in year 1.',
            ] as Slip,
          ]),
    ]
    if (new Set(slips.map(([value]) => percent1(value))).size < slips.length) return null
    if (slips.some(([value]) => Math.abs(value - growth) < 0.3)) return null
    const wrong = threeSlips(random, growth, slips, percent1)
    return wrong && { real1, real2, growth, first, second, nominal1, nominal2, wrong }
  },
  make: ({ real1, real2, growth, first, second, nominal1, nominal2, wrong }) => ({
    stem: 'The table shows data for a country in two years.',
    table: {
      head: ['', 'year 1', 'year 2'],
      rows: [
        ['nominal GDP / \\$ billion', plain(nominal1), plain(nominal2)],
        ['price index', plain(first), plain(second)],
      ],
    },
    prompt: 'What is the rate of economic growth from year 1 to year 2?',
    options: bySize({ right: growth, wrong, print: percent1 }),
    solution: `Real GDP = nominal GDP ÷ price index × 100.

Year 1: ${plain(nominal1)} ÷ ${plain(first)} × 100 = ${plain(real1)}. Year 2: ${plain(nominal2)} ÷ ${plain(second)} × 100 = ${plain(real2)}.

Growth rate = (${plain(real2)} − ${plain(real1)}) ÷ ${plain(real1)} × 100 = ${percent1(growth)}.`,
  }),
  verify: ({ first, second, nominal1, nominal2 }) =>
    percent1(((nominal2 / nominal1) * (first / second) - 1) * 100),
})

question('growth-of-real-gdp-per-head', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const people = random.pick([10, 20, 25, 40, 50])
    const head = random.step(4, 24, 2) // thousand dollars
    const growth = random.pick([-4, -3, -2, 2, 3, 4, 5])
    const births = random.pick([1, 2, 3, 4])
    const people2 = people * (1 + births / 100)
    const total1 = people * head
    const total2 = people2 * head * (1 + growth / 100)
    const all_ = (total2 / total1 - 1) * 100
    if (Math.abs(total2 * 1000 - Math.round(total2 * 1000)) > 1e-6) return null
    const slips: Slip[] = [
      [all_, 'You found the growth of real GDP and did not allow for the change in population.'],
      [births, 'You found the growth of the population.'],
      [all_ + births, 'You added the growth of the population; it has to be taken out.'],
      [all_ / births, 'You divided one rate of growth by the other.'],
      [-growth, 'You subtracted the later value from the earlier one.'],
    ]
    if (slips.some(([value]) => Math.abs(value - growth) < 0.3)) return null
    const wrong = threeSlips(random, growth, slips, percent1)
    return wrong && { people, people2, head, growth, total1, total2, wrong }
  },
  make: ({ people, people2, head, growth, total1, total2, wrong }) => {
    const later = head * (1 + growth / 100)
    return {
      stem: 'The table shows data for a country in two years.',
      table: {
        head: ['', 'year 1', 'year 2'],
        rows: [
          ['real GDP / \\$ billion', plain(total1), plain(total2)],
          ['population / million', plain(people), plain(people2)],
        ],
      },
      prompt: 'What is the percentage change in real GDP per head?',
      options: bySize({ right: growth, wrong, print: percent1 }),
      solution: `Year 1: ${plain(total1)} billion ÷ ${plain(people)} million = ${dollars(head * 1000)} a head. Year 2: ${plain(total2)} billion ÷ ${plain(people2)} million = ${dollars(later * 1000)} a head.

Change = (${plain(later * 1000)} − ${plain(head * 1000)}) ÷ ${plain(head * 1000)} × 100 = ${percent1(growth)}.`,
    }
  },
  verify: ({ people, people2, total1, total2 }) =>
    percent1((total2 / total1 / (people2 / people)) * 100 - 100),
})

/** Growth rates of six years: growing, then falling, then at most a weak recovery. */
function sixYears(random: Random): number[] {
  const ups = random.int(2, 4)
  const downs = random.int(1, Math.min(2, 5 - ups))
  return Array.from({ length: 6 }, (_, at) =>
    at < ups
      ? random.step(1, 5, 0.5)
      : at < ups + downs
        ? -random.step(1.5, 3.5, 0.5)
        : random.step(0.5, 1, 0.5),
  )
}

question('year-of-highest-real-gdp', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const rates = sixYears(random)
    const levels: number[] = []
    for (const rate of rates) levels.push((levels.at(-1) ?? 100) * (1 + rate / 100))
    const top = levels.indexOf(Math.max(...levels))
    const second = [...levels].sort((one, other) => other - one)[1] ?? 0
    if ((levels[top] ?? 0) - second < 0.4 || top === 0 || top === 5) return null
    const fastest = rates.indexOf(Math.max(...rates))
    if (rates.filter(rate => rate === rates[fastest]).length > 1 || fastest === top) return null
    const slowest = rates.indexOf(Math.min(...rates))
    if (slowest < top) return null
    const wrong = random.sample(
      [0, 1, 2, 3, 4, 5].filter(at => at !== top),
      3,
    )
    if (!wrong.includes(fastest) && !wrong.includes(slowest)) return null
    return { rates, top, fastest, slowest, wrong, from: random.pick([2011, 2014, 2016, 2018]) }
  },
  make: ({ rates, top, fastest, slowest, wrong, from }) => {
    const year = (at: number) => String(from + at)
    const chart = graph({
      x: { label: 'year', min: from, max: from + 5, ticks: [0, 1, 2, 3, 4, 5].map(at => from + at) },
      y: {
        label: 'growth rate of real GDP / %',
        min: -4,
        max: 5,
        ticks: [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5],
        grid: true,
      },
    })
    const slip = (at: number): string =>
      at === fastest
        ? 'You chose the year of the fastest growth, but real GDP went on growing after it.'
        : at === slowest
          ? 'You chose the year of the lowest point on the chart. Real GDP fell most in that year.'
          : at < top
            ? 'Growth was positive in the next year too, so real GDP was higher later.'
            : (rates[at] ?? 0) < 0
              ? 'Growth was negative in this year, so real GDP was lower than a year before.'
              : 'Growth was positive again, but too weak to make up for the fall in real GDP before it.'
    const order = [top, ...wrong].sort((one, other) => one - other)
    return {
      stem: 'The chart shows the annual rate of growth of the real GDP of a country (invented data).',
      figure: figure(
        {
          name: 'the-macroeconomy/growth-rate-by-year',
          title: 'Growth rate of real GDP over six years',
          description: `Line graph of the growth rate of real GDP in per cent against the year. ${rates.map((rate, at) => `${year(at)}: ${plain(rate)}`).join('; ')}.`,
          height: 252,
        },
        chart.axes,
        chart.line(rates.map((rate, at): Point => [from + at, rate])),
        ...rates.map((rate, at) => dot(...chart.at(from + at, rate), 'pd')),
      ),
      prompt: 'In which year was real GDP highest?',
      options: inThisOrder(order.map(at => (at === top ? year(at) : [year(at), slip(at)]))),
      solution: `Real GDP rises in every year in which the growth rate is above zero, even when the rate is falling. The rate is positive up to ${year(top)} and negative in ${year(top + 1)}.

So real GDP reached its highest level in ${year(top)}${top + 1 < 5 ? '; later growth did not make up for the fall' : ''}.`,
    }
  },
  verify: ({ rates, from }) => {
    let [level, best, when] = [1, 0, 0]
    for (const [at, rate] of rates.entries()) {
      level += (level * rate) / 100
      if (level > best) [best, when] = [level, at]
    }
    return String(from + when)
  },
})

const MOVES = [
  {
    what: 'actual growth with no growth of productive potential',
    from: 0,
    to: 1,
    why: 'Idle resources are put to work: output rises, but the curve has not moved.',
  },
  {
    what: 'growth of output that is possible only because productive potential has grown',
    from: 1,
    to: 3,
    why: 'A point outside PPC_{1} can be reached only when the economy has more or better resources, so that the curve moves to PPC_{2}.',
  },
  {
    what: 'a switch of fully employed resources from one kind of good to the other',
    from: 1,
    to: 2,
    why: 'Both points are on PPC_{1}: more of one kind of good is made at the cost of the other.',
  },
  {
    what: 'a recession that leaves resources unemployed',
    from: 1,
    to: 0,
    why: 'A point inside the curve shows that resources are not fully used, and output has fallen.',
  },
] as const

const p = market({ x: 'Consumer goods', y: 'Capital goods' })

question('growth-on-a-ppc', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    letters: random.shuffle(['W', 'X', 'Y', 'Z']),
    asked: random.int(0, 3),
    swap: random.chance(0.5),
  }),
  make: ({ letters, asked, swap }) => {
    // Inside the first curve, twice on it, and on the second curve.
    const places: Point[] = [
      [27, 27],
      swap ? [57.2, 33] : [33, 57.2],
      swap ? [33, 57.2] : [57.2, 33],
      [65, 65],
    ]
    const move = (at: number) => `from ${letters[MOVES[at]?.from ?? 0]} to ${letters[MOVES[at]?.to ?? 0]}`
    const item = MOVES[asked] ?? MOVES[0]
    const name = (at: number) => letters[at] ?? ''
    return {
      stem: 'The diagram shows a production possibility curve of an economy in one year, PPC_{1}, and some years later, PPC_{2}.',
      figure: figure(
        {
          name: 'the-macroeconomy/two-ppcs-four-points',
          title: 'Two production possibility curves and four points',
          description: `Capital goods on the vertical axis, consumer goods on the horizontal. PPC1 bows outwards; PPC2 lies further from the origin. Point ${name(0)} is inside PPC1. Points ${name(1)} and ${name(2)} are on PPC1; ${swap ? name(2) : name(1)} has more capital goods. Point ${name(3)} is on PPC2.`,
          height: 262,
        },
        p.axes,
        p.bent(ppcPoints(66, 66), ''),
        p.bent(ppcPoints(92, 92), ''),
        p.label(4, 70, 'PPC_{1}'),
        p.label(4, 95, 'PPC_{2}'),
        ...places.map((place, at) => p.read(place, '', '', name(at))),
      ),
      prompt: `Which movement shows ${item.what}?`,
      right: move(asked),
      wrong: [0, 1, 2, 3]
        .filter(at => at !== asked)
        .map((at): Wrong => [move(at), `You chose a movement that shows ${MOVES[at]?.what}.`]),
      solution: `${item.why}\n\nThis is the movement ${move(asked)}.`,
    }
  },
  verify: ({ letters, asked }) => {
    const ends = ['01', '13', '12', '10'][asked] ?? ''
    return `from ${letters[Number(ends[0])]} to ${letters[Number(ends[1])]}`
  },
})
const COSTS: readonly Wrong[] = pairs({
  'Mines and forests are used up faster than before.': 'You chose a cost: less is left for later years.',
  'Factories and traffic cause more pollution.': 'You chose a cost: the quality of life is lower.',
  'Workers in old industries lose their jobs to new technology.':
    'You chose a cost for these workers and for the state.',
  'The gap between the incomes of skilled and unskilled workers widens.':
    'You chose a cost: incomes are shared less equally.',
  'Working hours become longer and cities more crowded.': 'You chose a cost: the quality of life is lower.',
})

const BENEFITS: readonly Wrong[] = pairs({
  'Tax revenue rises although tax rates are unchanged.':
    'You chose a benefit: more can be spent on health or education.',
  'Firms expect higher sales and employ more workers.':
    'You chose a benefit: more people have jobs and incomes.',
  'Each person can consume more goods and services.':
    'You chose a benefit: material living standards are higher.',
  'Fewer families have incomes below the poverty line.': 'You chose a benefit: the gains reach the poor.',
  'The government can spend more on hospitals without new taxes.':
    'You chose a benefit: public services improve.',
})

question('benefit-or-cost-of-growth', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const cost = random.chance(0.5)
    return {
      cost,
      right: random.pick(cost ? COSTS : BENEFITS),
      wrong: random.sample(cost ? BENEFITS : COSTS, 3),
    }
  },
  make: ({ cost, right, wrong }) => ({
    stem: 'A country has had many years of fast economic growth. Four consequences are observed.',
    prompt: `Which consequence is a ${cost ? 'cost' : 'benefit'} of the growth?`,
    right: right[0],
    wrong,
    solution: `${right[1].replace('You chose', 'It is')} The other three are ${cost ? 'benefits' : 'costs'}.`,
  }),
})

const JUDGED = [
  {
    claim: 'The growth has raised the living standards of most people.',
    right: [
      'how the extra income is shared between rich and poor',
      'If most of the extra income goes to a few, most people are no better off. This decides whether the claim is true.',
    ],
    wrong: pairs({
      'how much nominal GDP has risen': 'Nominal GDP also rises with prices. Real growth is known already.',
      'how large the population was in the base year':
        'The population of one year does not show who gained from growth.',
      'how the country’s growth compares with that of its neighbours':
        'Growth elsewhere does not show how people in this country live.',
      'how the value of output is divided between goods and services':
        'Both goods and services add to living standards; this does not show who gained.',
    }),
  },
  {
    claim: 'The growth can go on for many years.',
    right: [
      'whether productive potential has grown as fast as output',
      'Output that grows faster than potential only uses up spare capacity. This decides whether growth can last.',
    ],
    wrong: pairs({
      'whether nominal GDP has grown faster than real GDP':
        'This shows that prices have risen, not whether growth can go on.',
      'whether the growth rate was higher than forecast':
        'A forecast that was wrong says nothing about later growth.',
      'whether exports are a larger part of output than investment':
        'The sizes of two parts of spending do not show how capacity has changed.',
      'whether GDP is measured by the income or the output method':
        'Both methods give the same total in theory.',
    }),
  },
  {
    claim: 'The average person can now buy more than before.',
    right: [
      'how fast the population has grown',
      'If the population has grown faster than real GDP, real GDP per head has fallen. This decides whether the claim is true.',
    ],
    wrong: pairs({
      'how fast nominal GDP has grown': 'Real growth is known already; nominal GDP adds the rise in prices.',
      'how fast other countries have grown':
        'Growth elsewhere does not show what people in this country can buy.',
      'how many firms have been set up': 'The number of firms does not show output per person.',
      'how much output was sold to the government':
        'Who buys the output does not show how many people share it.',
    }),
  },
] as const

question('judging-a-claim-about-growth', {
  facts: { difficulty: 4, objective: 'AO3', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(JUDGED)
    return {
      item,
      wrong: random.sample<readonly [string, string]>(item.wrong, 3),
      rate: random.pick([3, 4, 5, 6]),
    }
  },
  make: ({ item, wrong, rate }) => ({
    stem: `The real GDP of a country has grown by ${rate}% a year for five years. A minister says: “${item.claim}”`,
    prompt: 'Which information would be most useful in judging this claim?',
    right: item.right[0],
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.right[1],
  }),
})
