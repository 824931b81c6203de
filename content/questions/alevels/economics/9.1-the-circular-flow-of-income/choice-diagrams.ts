import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { dot, line } from '@/lib/figures/shapes'
import { bn, short, whole } from '../shared'

const { question, templates } = choiceQuestions('9.1')

export { templates }

const cross = market({ x: 'National income', y: 'Spending', width: 250 })

const MEASURES = ['gap', 'income', 'spending', 'output'] as const

type Measure = (typeof MEASURES)[number]

question('distance-on-a-spending-diagram', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const slope = random.pick([0.45, 0.5, 0.55])
    const start = random.pick([14, 18, 22])
    const below = random.chance(0.5)
    const meets = start / (1 - slope)
    const full = meets + (below ? random.int(26, 32) : -random.int(16, 20))
    if (full > 78 || full < 25 || meets > 70) return null
    const asked = random.pick(['gap', 'gap', 'income', 'spending'] as const)
    return { slope, start, below, meets, full, asked, order: random.shuffle(MEASURES) }
  },
  make: ({ slope, start, below, meets, full, asked, order }) => {
    const planned = start + slope * full
    // J: equilibrium; K and L above each other at full employment; N and M below them on the axis.
    const [onDiagonal, onPlans] = below ? ['K', 'L'] : ['L', 'K']
    const pair: Record<Measure, string> = {
      gap: 'KL',
      income: below ? 'NM' : 'MN',
      spending: `${onPlans}M`,
      output: `${onDiagonal}M`,
    }
    const says: Record<Measure, string> = {
      gap: `the ${below ? 'deflationary' : 'inflationary'} gap`,
      income: `the amount by which equilibrium income is ${below ? 'below' : 'above'} full employment income`,
      spending: 'aggregate demand when income is at full employment',
      output: 'the value of output at full employment',
    }
    const spot = (x: number, y: number, name: string, dx: number, dy: number) =>
      dot(...cross.at(x, y)) + cross.label(x + dx, y + dy, name)
    return {
      stem: `The diagram shows aggregate demand, *AD*, of an economy and a 45° line. Full employment income is *Y*_{F}.`,
      prompt: [`Which distance is ${says[asked]}?`, `Which distance measures ${says[asked]}?`],
      figure: figure(
        {
          name: 'the-macroeconomy-a-level/spending-distances',
          title: 'Aggregate demand and a 45° line',
          description: `Spending on the vertical axis, national income on the horizontal. A 45° line starts at the origin. The line AD starts above the origin and is flatter; it meets the 45° line at J. N on the horizontal axis is below J. M is at full employment income on the horizontal axis, to the ${below ? 'right' : 'left'} of N. On the vertical line above M lie L and, higher, K. ${onDiagonal} is on the 45° line and ${onPlans} on AD.`,
          height: 262,
        },
        cross.axes,
        cross.straight([0, 0], [92, 92], '45°'),
        cross.straight([0, start], [96, start + slope * 96], '*AD*', 'p'),
        line(...cross.at(full, 0), ...cross.at(full, Math.max(full, planned)), 'l dash thin'),
        line(...cross.at(meets, 0), ...cross.at(meets, meets), 'l dash thin'),
        spot(meets, meets, 'J', -5, 6),
        spot(full, Math.max(full, planned), 'K', below ? -6 : -5, below ? 4 : 6),
        spot(full, Math.min(full, planned), 'L', 2.5, -8),
        spot(full, 0, 'M', 2, 3),
        spot(meets, 0, 'N', 2, 3),
        cross.label(full, -9.1, '*Y*_{F}', 'middle'),
      ),
      options: inThisOrder(
        order.map((each): string | Wrong =>
          each === asked ? pair[each] : [pair[each], `You chose ${says[each]}.`],
        ),
      ),
      solution: `A gap is measured in spending, so it is a **vertical** distance at *Y*_{F}: between *AD* and the 45° line, KL. Here *AD* at *Y*_{F} (${onPlans}M) is ${below ? 'smaller' : 'greater'} than output at *Y*_{F} (${onDiagonal}M), so it is ${below ? 'a deflationary' : 'an inflationary'} gap.

Equilibrium is at J. The distance ${pair.income} is how far equilibrium income is from full employment income; because of the multiplier it is larger than the gap. The question asks for ${says[asked]}: ${pair[asked]}.`,
    }
  },
  verify: ({ slope, start, full, meets, asked }) => {
    const heights: [string, number][] = [
      ['line', full],
      ['plans', start + slope * full],
    ]
    const top = heights.reduce((best, each) => (each[1] > best[1] ? each : best))[0]
    if (asked === 'gap') return 'KL'
    if (asked === 'income') return meets < full ? 'NM' : 'MN'
    return top === 'plans' ? 'KM' : 'LM'
  },
})

const TICKS = [0, 20, 40, 60, 80, 100]

const function100 = graph({
  x: { label: 'disposable income / $ billion', max: 100, ticks: TICKS, grid: true, parts: 2 },
  y: { label: 'consumption / $ billion', max: 100, ticks: TICKS, grid: true, parts: 2 },
  left: 52,
  width: 250,
  height: 200,
})

const ASKED = {
  average: 'the average propensity to consume',
  marginal: 'the marginal propensity to save',
  saving: 'saving',
} as const

question('propensities-from-a-consumption-line', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const own = random.pick([10, 20, 30])
    const mpc = random.pick([0.4, 0.5, 0.6, 0.7, 0.75, 0.8])
    const income = random.pick([40, 60, 80, 100])
    const spent = own + mpc * income
    if (spent > 96 || Math.abs(spent % 10) > 1e-6 || Math.abs(income - spent) < 5) return null
    const asked = random.pick(['average', 'marginal', 'saving'] as const)
    if (asked === 'average' && !whole((100 * spent) / income)) return null
    const print = asked === 'saving' ? bn : short
    const [right, slips] =
      asked === 'average'
        ? ([
            spent / income,
            slipsOf({
              'You gave the marginal propensity, the slope of the line.': mpc,
              'You gave the marginal propensity to save, 1 − the slope of the line.': 1 - mpc,
              'You divided income by consumption.': income / spent,
              'You gave the average propensity to save, or its size.': Math.abs(1 - spent / income),
              'You divided autonomous consumption by income.': own / income,
            }),
          ] as const)
        : asked === 'marginal'
          ? ([
              1 - mpc,
              slipsOf({
                'You gave the marginal propensity to consume, the slope of the line.': mpc,
                'You gave the average propensity to consume.': spent / income,
                'You gave the average propensity to save, or its size.': Math.abs(1 - spent / income),
                'You gave the multiplier, 1 ÷ *mps*.': 1 / (1 - mpc),
              }),
            ] as const)
          : ([
              income - spent,
              slipsOf({
                'You read off consumption, and not what is left of income.': spent,
                'You multiplied income by the *mps* and left out autonomous consumption.': (1 - mpc) * income,
                'You subtracted income from consumption.': spent - income,
                'You gave autonomous consumption.': own,
                'You gave induced consumption.': mpc * income,
              }),
            ] as const)
    const wrong = threeSlips(random, right, slips, print)
    return wrong && { own, mpc, income, spent, asked, right, wrong }
  },
  make: ({ own, mpc, income, spent, asked, right, wrong }) => {
    const print = asked === 'saving' ? bn : short
    const end = Math.min(100, (98 - own) / mpc)
    return {
      stem: 'The diagram shows the consumption function of an economy.',
      prompt: `What is ${ASKED[asked]} ${asked === 'marginal' ? 'in this economy' : `when disposable income is ${bn(income)}`}?`,
      figure: figure(
        {
          name: 'the-macroeconomy-a-level/consumption-line',
          title: 'A consumption function',
          description: `Consumption on the vertical axis and disposable income on the horizontal, both from 0 to 100 billion dollars. A straight rising line starts at a consumption of ${own} and passes through a consumption of ${plain(spent)} at an income of ${income}.`,
          height: 284,
        },
        function100.axes,
        function100.line(
          [
            [0, own],
            [end, own + mpc * end],
          ],
          'p',
        ),
        function100.label(end, own + mpc * end, '*C*', { dx: 5, dy: 4 }),
      ),
      options: bySize({ right, wrong, print }),
      solution: `The line starts at ${own} and reaches ${plain(spent)} at an income of ${income}.

${
  asked === 'average'
    ? `*apc* = *C* ÷ *Y* = ${plain(spent)} ÷ ${income} = ${short(right)}. The slope, (${plain(spent)} − ${own}) ÷ ${income} = ${short(mpc)}, is the marginal propensity; it is smaller, because autonomous consumption is not caused by income.`
    : asked === 'marginal'
      ? `*mpc* = (${plain(spent)} − ${own}) ÷ ${income} = ${short(mpc)}, the slope. What is not consumed of extra income is saved: *mps* = 1 − ${short(mpc)} = ${short(right)}.`
      : `Saving = *Y* − *C* = ${income} − ${plain(spent)} = ${plain(right)}: ${bn(right)}.${right < 0 ? ' It is negative: households dissave.' : ' The *mps* times income is too much, because autonomous consumption must be paid for as well.'}`
}`,
    }
  },
  verify: ({ own, mpc, income, asked }) => {
    const saved = (at: number) => at - own - mpc * at
    if (asked === 'saving') return bn(Math.round(saved(income) * 1e6) / 1e6)
    return short(asked === 'marginal' ? saved(51) - saved(50) : 1 - saved(income) / income)
  },
})
