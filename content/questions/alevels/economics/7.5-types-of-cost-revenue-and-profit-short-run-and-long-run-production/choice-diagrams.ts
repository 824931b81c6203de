import { inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { costs, sample } from '@/lib/figures/firm-curves'
import { market } from '@/lib/figures/markets'
import { dot, line, text } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('7.5')

export { templates }

const TOPIC = 'the-price-system-and-the-microeconomy-a-level'

const AREAS = {
  'area 0JRQ': 'total cost',
  'area 0KSQ': 'total variable cost',
  'area KJRS': 'total fixed cost',
} as const

type Area = keyof typeof AREAS

const FACTORIES = [
  'a glass factory',
  'a paper mill',
  'a dairy',
  'a maker of bricks',
  'a sugar refinery',
] as const

question('area-of-a-cost', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    asked: random.pick(Object.keys(AREAS) as Area[]),
    output: random.pick([62, 64, 66]),
    lowest: random.pick([22, 25, 28]),
    fixed: random.pick([600, 700, 800]),
    factory: random.pick(FACTORIES),
  }),
  make: ({ asked, output, lowest, fixed, factory }) => {
    const m = market({ y: 'Cost', x: 'Output', width: 268, height: 214 })
    const { avc, ac, mc } = costs(lowest, fixed)
    const top = 88
    const point = (y: number, axis: string, name: string) => {
      const [x, py] = m.at(output, y)
      const [origin] = m.at(0, 0)
      return (
        line(origin, py, x, py, 'l dash thin') +
        text(origin - 6, py + 4, axis, { anchor: 'end' }) +
        dot(x, py) +
        text(x + 8, py + 12, name)
      )
    }
    const [x, bottom] = m.at(output, 0)
    const errors: Record<Area, string> = {
      'area 0JRQ': 'You multiplied average cost by output, which gives total cost.',
      'area 0KSQ': 'You multiplied average variable cost by output, which gives total variable cost.',
      'area KJRS':
        'You took the gap between AC and AVC, which is average fixed cost. Times output this is total fixed cost.',
    }
    return {
      stem: `The diagram shows the short-run cost curves of ${factory}. It produces output 0Q.`,
      figure: figure(
        {
          name: `${TOPIC}/cost-areas`,
          title: 'Short-run cost curves with an output',
          description:
            'Cost on the vertical axis, output on the horizontal axis, with the origin 0. Marginal cost MC rises and cuts the U-shaped curves AVC and AC from below at their lowest points; AC lies above AVC. At output Q a dashed line goes up and meets AVC at S, AC at R and MC at T. Dashed lines lead from S to K, from R to J and from T to L on the cost axis.',
          height: 290,
        },
        m.axes,
        m.bent(sample(avc, 3, 92), '*AVC*'),
        m.bent(sample(ac, fixed / 62, 92), '*AC*', 'p'),
        m.bent(sample(mc, 3, meetsTop(mc, top)), '*MC*', 'r'),
        line(x, m.at(output, mc(output))[1], x, bottom, 'l dash thin'),
        text(x, bottom + 17, 'Q', { anchor: 'middle' }),
        point(mc(output), 'L', 'T'),
        point(ac(output), 'J', 'R'),
        point(avc(output), 'K', 'S'),
      ),
      prompt: `Which area shows ${AREAS[asked]}?`,
      options: inThisOrder({
        'area 0JRQ': asked === 'area 0JRQ' ? null : errors['area 0JRQ'],
        'area 0KSQ': asked === 'area 0KSQ' ? null : errors['area 0KSQ'],
        'area 0LTQ':
          'You multiplied marginal cost by output. Marginal cost is the cost of the last unit, not of each unit.',
        'area KJRS': asked === 'area KJRS' ? null : errors['area KJRS'],
      }),
      solution: {
        'area 0JRQ':
          'Total cost is average cost × output. Average cost at 0Q is 0J, so total cost is the area 0JRQ. MC at 0Q, which is 0L, is the cost of the last unit only.',
        'area 0KSQ':
          'Total variable cost is average variable cost × output. Average variable cost at 0Q is 0K, so total variable cost is the area 0KSQ. The area 0JRQ holds fixed cost as well.',
        'area KJRS':
          'Average fixed cost is AC − AVC, which is KJ at output 0Q. Times the output, this is the area KJRS. It is also total cost 0JRQ less total variable cost 0KSQ.',
      }[asked],
    }
  },
  // The sizes of the areas beside the sums that the curves were made from.
  verify: ({ asked, output, lowest, fixed }) => {
    const variable = output * (lowest + 0.01 * (output - 40) ** 2)
    const wanted = {
      'total cost': variable + fixed,
      'total variable cost': variable,
      'total fixed cost': fixed,
    }[AREAS[asked]]
    const { avc, ac, mc } = costs(lowest, fixed)
    const areas: Record<string, number> = {
      'area 0JRQ': ac(output) * output,
      'area 0KSQ': avc(output) * output,
      'area 0LTQ': mc(output) * output,
      'area KJRS': (ac(output) - avc(output)) * output,
    }
    return Object.keys(areas).find(each => Math.abs((areas[each] ?? 0) - wanted) < 1e-6) ?? ''
  },
})

/** The output at which a rising curve reaches the top of the diagram. */
function meetsTop(f: (q: number) => number, top: number): number {
  let q = 41
  while (f(q) < top && q < 92) q += 0.5
  return q
}
