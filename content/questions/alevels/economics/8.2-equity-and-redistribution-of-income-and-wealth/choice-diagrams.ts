import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { line, type Point, polyline, text } from '@/lib/figures/shapes'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('8.2')

export { templates }

const WIDE = 22
const START = 26

question('section-with-the-poverty-trap', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    slopes: random.shuffle([0.03, 0.4, 0.65, 0.95]),
    who: random.pick(['a single parent', 'a family with two children', 'a worker with low skills']),
  }),
  make: ({ slopes, who }) => {
    const m = market({ x: 'Earnings from work', y: 'Disposable income', width: 262 })
    const points: Point[] = [[0, START]]
    for (const slope of slopes) {
      const [x, y] = points[points.length - 1] ?? [0, 0]
      points.push([x + WIDE, y + slope * WIDE])
    }
    const right = LETTERS[slopes.indexOf(Math.min(...slopes))] ?? ''
    const steepest = LETTERS[slopes.indexOf(Math.max(...slopes))] ?? ''
    const errors = Object.fromEntries(
      LETTERS.map(each => [
        each,
        each === steepest
          ? 'You chose the steepest section. There most of the extra earnings is kept.'
          : each === 'W'
            ? 'You chose the section with the lowest income. The trap is not low income, but that extra earnings hardly raise it.'
            : each === 'Z'
              ? 'You chose the section with the highest income. Look for the one where extra earnings raise it least.'
              : 'You chose a section where a good part of extra earnings is kept.',
      ]),
    )
    return {
      stem: `The diagram shows how the disposable income of ${who} depends on earnings, when all taxes and benefits are taken into account.`,
      figure: figure(
        {
          name: 'government-microeconomic-intervention-a-level/trap-sections',
          title: 'Earnings and disposable income',
          description: `Disposable income on the vertical axis, earnings from work on the horizontal axis. A line begins above the origin and has four straight sections of equal width, W, X, Y and Z, from left to right. ${LETTERS.map((each, at) => `Section ${each} is ${{ 0.03: 'nearly level', 0.4: 'of low slope', 0.65: 'of middle slope', 0.95: 'steep' }[slopes[at] ?? 0]}.`).join(' ')}`,
          height: 262,
        },
        m.axes,
        polyline(
          points.map(point => m.at(...point)),
          'p',
        ),
        points
          .slice(1, 4)
          .map(([x, y]) => line(...m.at(x, y), ...m.at(x, 0), 'l dash thin'))
          .join(''),
        LETTERS.map((each, at) => {
          const [x, y] = points[at] ?? [0, 0]
          const [px, py] = m.at(x + WIDE / 2, y + ((slopes[at] ?? 0) * WIDE) / 2)
          return text(px - 4, py - 10, each, { anchor: 'middle', cls: 'b' })
        }).join(''),
      ),
      prompt: [
        'Which section of the line shows a poverty trap most clearly?',
        'In which section is the poverty trap strongest?',
      ],
      options: byLetter(right, errors),
      solution: `In a poverty trap a person who earns more gains little or nothing, because tax is paid and benefits are withdrawn. So disposable income hardly rises although earnings do: the line is nearly level. This is section ${right}.`,
    }
  },
  verify: ({ slopes }) => {
    let [best, least] = ['', Number.POSITIVE_INFINITY]
    for (const [at, slope] of slopes.entries()) if (slope < least) [best, least] = [LETTERS[at] ?? '', slope]
    return best
  },
})

const ASKED = {
  payment: {
    prompt: 'Which distance shows what the state pays to a person who earns *OA*?',
    right: '*BC*',
    wrong: {
      '*AC*': 'You took the whole net income. A part of it, *AB*, is earned.',
      '*AB*': 'You took the earnings themselves: the 45° line shows *AB* = *OA*.',
      '*OG*': 'You took the payment to a person who earns nothing. It becomes less as earnings rise.',
    },
    why: 'Without the scheme a person who earns *OA* would have *AB*, read off the 45° line. With it net income is *AC*. The state pays the difference, *BC*.',
  },
  tax: {
    prompt: 'Which distance shows the tax of a person who earns *OD*?',
    right: '*EF*',
    wrong: {
      '*DE*': 'You took the net income. The tax is what is missing from earnings.',
      '*DF*': 'You took the earnings before tax: the 45° line shows *DF* = *OD*.',
      '*OG*': 'You took the payment to a person who earns nothing.',
    },
    why: 'Earnings of *OD* are equal to *DF*, read off the 45° line. Net income is *DE*. The tax is the difference, *EF*.',
  },
  net: {
    prompt: 'Which distance shows the net income of a person who earns *OA*?',
    right: '*AC*',
    wrong: {
      '*AB*': 'You took the earnings: the 45° line shows *AB* = *OA*. The payment has to be added.',
      '*BC*': 'You took the payment by the state only. Earnings have to be added.',
      '*OG*': 'You took the income of a person who earns nothing.',
    },
    why: 'Net income is read off the line of the scheme: *AC* at earnings of *OA*. It consists of the earnings *AB* and the payment *BC*.',
  },
} as const

question('distances-under-a-negative-income-tax', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    asked: random.pick(['payment', 'tax', 'net'] as const),
    guarantee: random.int(22, 26),
    keeps: random.step(0.5, 0.56, 0.02),
    low: random.int(22, 28),
    high: random.int(80, 86),
    place: random.pick(['A country', 'A government', 'A state']),
  }),
  make: ({ asked, guarantee, keeps, low, high, place }) => {
    const m = market({ x: 'Earned income', y: 'Net income', width: 236, height: 200 })
    const net = (x: number) => guarantee + keeps * x
    const item = ASKED[asked]
    const upright = (x: number, y: number) => line(...m.at(x, 0), ...m.at(x, y), 'l dash thin')
    const letter = (x: number, y: number, name: string, dx: number, dy: number) => {
      const [px, py] = m.at(x, y)
      return text(px + dx, py + dy, `*${name}*`, { anchor: 'middle' })
    }
    return {
      stem: `${place} uses a negative income tax. The dashed 45° line shows net income equal to earned income. The line *NIT* shows net income under the scheme, and *O* is the origin.`,
      figure: figure(
        {
          name: 'government-microeconomic-intervention-a-level/negative-income-tax-distances',
          title: 'A negative income tax',
          description:
            'Net income on the vertical axis, earned income on the horizontal axis. A dashed 45° line starts at the origin O. The line NIT starts at G on the vertical axis, rises less steeply, and crosses the 45° line. At the low earned income A the 45° line is at B and NIT at C, above it. At the high earned income D NIT is at E and the 45° line at F, above it.',
          height: 276,
        },
        m.axes,
        m.straight([0, 0], [95, 95], '45°', 'l dash'),
        m.straight([0, guarantee], [95, net(95)], '*NIT*', 'p'),
        upright(low, net(low)),
        upright(high, high),
        letter(0, guarantee, 'G', -12, 4),
        letter(low, 0, 'A', 0, 17),
        letter(low, low, 'B', 10, 8),
        letter(low, net(low), 'C', -2, -8),
        letter(high, 0, 'D', 0, 17),
        letter(high, net(high), 'E', 9, 16),
        letter(high, high, 'F', -8, -6),
      ),
      prompt: item.prompt,
      right: item.right,
      wrong: item.wrong,
      solution: item.why,
    }
  },
  verify: ({ asked, guarantee, keeps, low, high }) => {
    const found = {
      '*AB*': low,
      '*AC*': guarantee + keeps * low,
      '*BC*': guarantee + keeps * low - low,
      '*DF*': high,
      '*EF*': high - guarantee - keeps * high,
    }
    const level = guarantee / (1 - keeps)
    const wanted = {
      payment: (level - low) * (1 - keeps),
      tax: (high - level) * (1 - keeps),
      net: low + (level - low) * (1 - keeps),
    }[asked]
    return Object.entries(found).find(([, size]) => Math.abs(size - wanted) < 1e-6)?.[0] ?? ''
  },
})
