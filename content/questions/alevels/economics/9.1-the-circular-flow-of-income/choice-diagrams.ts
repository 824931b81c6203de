import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { dot, line } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('9.1')

export { templates }

const cross = market({ x: 'National income', y: 'Spending', width: 250 })

const MEASURES = ['gap', 'income', 'spending', 'output'] as const

type Measure = (typeof MEASURES)[number]

question('distance-on-a-spending-diagram', {
  facts: { difficulty: 4, objective: 'AO2' },
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
