import { bySize, inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dot, type Point } from '@/lib/figures/shapes'
import { dollars, index1, percent1 } from '../shared'

const { question, templates } = choiceQuestions('4.6')

export { templates }

const GROUPS = ['food', 'housing', 'transport', 'other'] as const

question('cpi-from-weights', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const weights = random.pick([
      [40, 20, 10, 30],
      [30, 25, 25, 20],
      [20, 30, 10, 40],
      [50, 20, 20, 10],
      [25, 35, 15, 25],
    ])
    const prices = weights.map(() => random.int(92, 124))
    const sum = weights.reduce((total, weight, at) => total + weight * (prices[at] ?? 0), 0)
    const right = sum / 100
    const mean = prices.reduce((total, price) => total + price, 0) / 4
    const heaviest = prices[weights.indexOf(Math.max(...weights))] ?? 0
    const turned = weights.reduce((total, weight, at) => total + weight * (prices[3 - at] ?? 0), 0) / 100
    const slips = slipsOf({
      'You took the simple mean of the four indices and left out the weights.': mean,
      'You took the index of the group with the largest weight only.': heaviest,
      'You multiplied the indices by the weights of other groups.': turned,
      'You took the highest of the four indices.': Math.max(...prices),
      'You took the lowest of the four indices.': Math.min(...prices),
      'You took the middle between the highest and the lowest index.':
        (Math.max(...prices) + Math.min(...prices)) / 2,
    })
    // An index with one decimal place.
    if (sum % 10 !== 0) return null
    if (slips.some(([value]) => Math.abs(value - right) < 0.35)) return null
    if (new Set(prices).size < 4 || Math.max(...prices) - Math.min(...prices) < 10) return null
    const wrong = threeSlips(random, right, slips, index1)
    return wrong && { weights, prices, right, wrong }
  },
  make: ({ weights, prices, right, wrong }) => ({
    stem: 'The table shows how a country’s consumer price index (CPI) for year 5 is built. In year 1, the base year, all the indices were 100.',
    table: {
      head: ['group', 'weight', 'price index in year 5'],
      rows: GROUPS.map((group, at) => [group, plain(weights[at] ?? 0), plain(prices[at] ?? 0)]),
    },
    prompt: 'What is the CPI for year 5?',
    options: bySize({ right, wrong, print: index1 }),
    solution: `CPI = sum of (price index × weight) ÷ sum of weights.

${weights.map((weight, at) => `${weight} × ${prices[at]}`).join(' + ')} = ${plain(right * 100)}. The weights add up to 100.

CPI = ${plain(right * 100)} ÷ 100 = ${index1(right)}.`,
  }),
  verify: ({ weights, prices }) =>
    index1(
      100 + weights.reduce((total, weight, at) => total + (weight / 100) * ((prices[at] ?? 0) - 100), 0),
    ),
})

question('inflation-rate-from-cpi', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const first = random.pick([120, 125, 130, 140, 150, 160])
    const change = random.pick([-2, 2, 2.5, 4, 5, 6, 8])
    const second = first * (1 + change / 100)
    if (Math.abs(second * 10 - Math.round(second * 10)) > 1e-9) return null
    const slips: Slip[] = [
      [second - first, 'You took the change in index points and did not divide it by the earlier index.'],
      [second - 100, 'You took the change since the base year.'],
      [((first - second) / first) * 100, 'You subtracted the later index from the earlier one.'],
      [first - 100, 'You took the change from the base year to year 4.'],
      [(second - first) / 5, 'You divided the change by the number of years since the base year.'],
    ]
    if (slips.some(([value]) => Math.abs(value - change) < 0.15)) return null
    const wrong = threeSlips(random, change, slips, percent1)
    return wrong && { first, second, change, wrong }
  },
  make: ({ first, second, change, wrong }) => ({
    stem: `The consumer price index (CPI) of a country has year 0 as its base year. It is ${plain(first)} in year 4 and ${plain(second)} in year 5.`,
    prompt: 'What is the rate of inflation from year 4 to year 5?',
    options: bySize({ right: change, wrong, print: percent1 }),
    solution: `Inflation rate = (CPI_{2} − CPI_{1}) ÷ CPI_{1} × 100 = (${plain(second)} − ${plain(first)}) ÷ ${plain(first)} × 100 = ${percent1(change)}.${change < 0 ? ' The rate is negative: this is deflation.' : ''}`,
  }),
  verify: ({ first, second }) => percent1(100 * (second / first) - 100),
})

const NAMES = ['deflation', 'disinflation', 'accelerating inflation'] as const

/** What the rate of inflation of a year shows, beside the rate of the year before. */
function nature(rates: readonly number[], at: number): string {
  const [now = 0, before = 0] = [rates[at], rates[at - 1]]
  if (now < 0) return 'deflation'
  if (now > before) return 'accelerating inflation'
  return now < before ? 'disinflation' : 'steady inflation'
}

question('disinflation-on-a-chart', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const series = [random.int(2, 7)]
    while (series.length < 7)
      series.push((series.at(-1) ?? 0) + random.pick([-4, -3, -2, -2, -1, 0, 1, 2, 3]))
    if (series.some(each => each === 0 || each < -2 || each > 8)) return null
    const asked = random.pick(NAMES)
    const years = [1, 2, 3, 4, 5, 6]
    const fits = years.filter(
      at => nature(series, at) === asked && (asked !== 'accelerating inflation' || (series[at - 1] ?? 0) > 0),
    )
    const fails = years.filter(at => nature(series, at) !== asked)
    if (fits.length === 0 || fails.length < 3) return null
    // Deflation that gets weaker could be called neither one nor the other.
    if (years.some(at => (series[at] ?? 0) > 0 && (series[at - 1] ?? 0) < 0)) return null
    return { series, asked, right: random.pick(fits), wrong: random.sample(fails, 3) }
  },
  make: ({ series, asked, right, wrong }) => {
    const g = graph({
      x: { label: 'year', min: 1, max: 7, ticks: [1, 2, 3, 4, 5, 6, 7] },
      y: { label: 'annual change of the CPI / %', min: -2, max: 8, ticks: [-2, 0, 2, 4, 6, 8], grid: true },
    })
    const slip = (at: number): string => {
      const kind = nature(series, at)
      const told = `${plain(series[at - 1] ?? 0)}% in the year before and ${plain(series[at] ?? 0)}% in this year`
      if (kind === 'deflation')
        return `You chose a year of deflation: the rate is ${plain(series[at] ?? 0)}%, so the price level falls.`
      if (kind === 'disinflation')
        return `You chose a year of disinflation: the rate is ${told}, so prices rise more slowly.`
      if (kind === 'steady inflation') return `You chose a year of steady inflation: the rate is ${told}.`
      return `You chose a year of faster inflation: the rate is ${told}.`
    }
    const order = [right, ...wrong].sort((one, other) => one - other)
    const what = {
      deflation: 'is there deflation',
      disinflation: 'is there disinflation, but no deflation',
      'accelerating inflation': 'does the price level rise faster than in the year before',
    }[asked]
    return {
      stem: 'The chart shows the annual percentage change of the consumer price index (CPI) of a country.',
      figure: figure(
        {
          name: 'the-macroeconomy/annual-change-of-cpi',
          title: 'Annual percentage change of the CPI over seven years',
          description: `Line graph of the annual change of the CPI in per cent against the year. ${series.map((each, at) => `Year ${at + 1}: ${plain(each)}`).join('; ')}.`,
          height: 244,
        },
        g.axes,
        g.line(series.map((each, at): Point => [at + 1, each])),
        ...series.map((each, at) => dot(...g.at(at + 1, each), 'pd')),
      ),
      prompt: `In which year ${what}?`,
      options: inThisOrder(order.map(at => (at === right ? `year ${at + 1}` : [`year ${at + 1}`, slip(at)]))),
      solution: `Deflation is a fall in the price level: the rate is below zero. Disinflation is a fall in the rate while it is above zero: prices still rise, but more slowly. When the rate is above that of the year before, prices rise faster.

In year ${right + 1} the rate is ${plain(series[right] ?? 0)}%, after ${plain(series[right - 1] ?? 0)}% in the year before.`,
    }
  },
  verify: ({ series, asked, right, wrong }) => {
    const found = [right, ...wrong].filter(at => {
      const [now = 0, before = 0] = [series[at], series[at - 1]]
      if (asked === 'deflation') return now < 0
      return asked === 'disinflation' ? now > 0 && before > now : now > before && now > 0
    })
    return found.length === 1 ? `year ${(found[0] ?? 0) + 1}` : ''
  },
})

question('change-in-the-real-wage', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const before = random.step(300, 800, 20)
    const prices = random.pick([4, 5, 8, 10, 12, 20, 25])
    const change = random.pick([-10, -5, -4, -2.5, 2.5, 4, 5, 10])
    const real = before * (1 + change / 100)
    const after = (real * (100 + prices)) / 100
    if ([real, after].some(value => Math.abs(value - Math.round(value)) > 1e-9) || after <= before)
      return null
    const wage = (after / before - 1) * 100
    const slips = slipsOf({
      'You found the change in the money wage and did not allow for higher prices.': wage,
      'You added the rise in prices to the change in the money wage.': wage + prices,
      'You found the rise in prices.': prices,
      'You subtracted the later real wage from the earlier one.': -change,
      'You multiplied by the price index instead of dividing by it.':
        ((after * (1 + prices / 100)) / before - 1) * 100,
      'You took prices alone, as if the money wage had stayed the same.': -prices,
    })
    if (slips.some(([value]) => Math.abs(value - change) < 0.3)) return null
    const wrong = threeSlips(random, change, slips, percent1)
    return (
      wrong && {
        before,
        prices,
        change,
        real,
        after,
        wrong,
        who: random.pick(['a nurse', 'a teacher', 'a bus driver', 'an electrician', 'a cook']),
      }
    )
  },
  make: ({ before, prices, change, real, after, wrong, who }) => ({
    stem: `In the base year the weekly wage of ${who} is ${dollars(before)}. Three years later it is ${dollars(after)}, and the consumer price index is ${plain(100 + prices)}.`,
    prompt: 'What is the percentage change in the real wage?',
    options: bySize({ right: change, wrong, print: percent1 }),
    solution: `Real wage = money wage ÷ price index × 100. In the base year it is ${dollars(before)}. Three years later: ${plain(after)} ÷ ${plain(100 + prices)} × 100 = ${plain(real)}, so ${dollars(real)} at base-year prices.

Change = (${plain(real)} − ${plain(before)}) ÷ ${plain(before)} × 100 = ${percent1(change)}.`,
  }),
  verify: ({ before, prices, after }) => percent1((after / before / (1 + prices / 100) - 1) * 100),
})

const SOURCES = [
  { cause: 'Wage rates rise faster than productivity.', type: 'cost-push', curve: 'SRAS shifts left' },
  { cause: 'The world price of imported oil rises sharply.', type: 'cost-push', curve: 'SRAS shifts left' },
  {
    cause: 'A drought raises the prices of food and raw cotton.',
    type: 'cost-push',
    curve: 'SRAS shifts left',
  },
  {
    cause: 'The government raises the tax on fuel used by firms.',
    type: 'cost-push',
    curve: 'SRAS shifts left',
  },
  { cause: 'A boom abroad raises the demand for exports.', type: 'demand-pull', curve: 'AD shifts right' },
  {
    cause: 'Rising house prices lead households to spend far more.',
    type: 'demand-pull',
    curve: 'AD shifts right',
  },
  {
    cause: 'The government spends far more on defence and pays for it by borrowing.',
    type: 'demand-pull',
    curve: 'AD shifts right',
  },
  {
    cause: 'Interest rates are cut and consumers borrow more to spend.',
    type: 'demand-pull',
    curve: 'AD shifts right',
  },
] as const

question('demand-pull-or-cost-push', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(SOURCES) }),
  make: ({ item }) => {
    const [type, curve] =
      item.type === 'cost-push' ? ['demand-pull', 'AD shifts right'] : ['cost-push', 'SRAS shifts left']
    return {
      stem: `An economy is close to full employment. ${item.cause} The general price level rises.`,
      prompt: 'Which row shows the type of inflation and the main shift that causes it?',
      columns: 'type of inflation | shift',
      right: `${item.type} | ${item.curve}`,
      wrong: {
        [`${type} | ${curve}`]: `You took the event for a cause of ${type} inflation. Ask whether spending or costs change first.`,
        [`${item.type} | ${curve}`]: `You have the right type, but ${item.type} inflation is caused by a shift of the other curve.`,
        [`${type} | ${item.curve}`]: `You have the right shift, but this is not ${type} inflation.`,
      },
      solution:
        item.type === 'cost-push'
          ? 'Firms’ costs rise, and they pass them on in higher prices: SRAS shifts left. This is cost-push inflation; output falls.'
          : 'Total spending rises, and output cannot fully match it: AD shifts right. This is demand-pull inflation.',
    }
  },
})

const GAINERS: readonly Wrong[] = pairs({
  'a firm that repays a loan taken at a fixed interest rate of 2%':
    'You chose somebody who gains: the loan is repaid in money that buys less, and the interest rate is below inflation.',
  'a family that repays a home loan at a fixed interest rate of 3%':
    'You chose somebody who gains: the loan is repaid in money that buys less, and the interest rate is below inflation.',
  'a government whose debt carries a fixed interest rate of 2%':
    'You chose somebody who gains: the debt is repaid in money that buys less, and the interest rate is below inflation.',
})

const LOSERS: readonly Wrong[] = pairs({
  'a retired person whose pension is a fixed sum of money':
    'You chose somebody who loses: the pension buys less each year.',
  'a saver whose bank account pays interest of 2%':
    'You chose somebody who loses: the interest is below inflation, so the savings buy less.',
  'a bank that has lent money at a fixed interest rate of 3%':
    'You chose somebody who loses: it is repaid in money that buys less.',
  'a worker whose money wage is fixed for three years':
    'You chose somebody who loses: the wage buys less each year.',
  'a landlord who has let a house for three years at a fixed rent':
    'You chose somebody who loses: the rent buys less each year.',
})

const HELD: readonly Wrong[] = pairs({
  'a worker whose wage rises each year by the rate of inflation':
    'You chose somebody who is protected: the real wage does not change.',
  'a retired person whose pension rises in line with the CPI':
    'You chose somebody who is protected: the real pension does not change.',
})

question('who-gains-from-inflation', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const gain = random.chance(0.5)
    return {
      gain,
      inflation: random.pick([7, 8, 9, 10]),
      right: random.pick(gain ? GAINERS : LOSERS),
      wrong: [...random.sample(gain ? LOSERS : GAINERS, 2), random.pick(HELD)],
    }
  },
  make: ({ gain, inflation, right, wrong }) => ({
    stem: `The rate of inflation in a country rises from 1% to ${inflation}% and is expected to stay at that rate.`,
    prompt: `Who ${gain ? 'gains' : 'loses'} from this, in real terms?`,
    right: right[0],
    wrong,
    solution: `${right[1].replace(/^You chose somebody who (gains|loses): /, '').replace(/^./, first => first.toUpperCase())}

Inflation redistributes from lenders, savers and people on fixed money incomes to borrowers, when the interest rate is below inflation.`,
  }),
})
