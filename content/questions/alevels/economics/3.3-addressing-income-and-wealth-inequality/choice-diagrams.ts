import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'

const { question, templates } = choiceQuestions('3.3')

export { templates }

// Both demand curves pass through (60, 50), and at the minimum wage of 69 through (52, 69) or (28, 69).
const CASES = [
  {
    name: 'steep',
    demand: [
      [44.4, 87],
      [78, 7.25],
    ],
    hired: [52, 69],
    wanted: [76, 69],
    verdict:
      'It is likely to rise: the wage rises by a larger percentage than employment falls, although some lose their jobs.',
  },
  {
    name: 'flat',
    demand: [
      [8, 80.9],
      [90, 32.2],
    ],
    hired: [28, 69],
    wanted: [76, 69],
    verdict:
      'It is likely to fall: employment falls by a larger percentage than the wage rises, although some earn more.',
  },
] as const

const [STEEP, FLAT] = [CASES[0].verdict, CASES[1].verdict]

question('minimum-wage-and-total-pay', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => ({
    at: random.int(0, 1),
    who: random.pick(['unskilled workers', 'cleaners', 'farm workers', 'hotel workers']),
    speaker: random.pick(['A minister', 'A trade union', 'A newspaper', 'An economist']),
  }),
  make: ({ at, who, speaker }) => {
    const item = CASES[at] ?? CASES[0]
    const m = market({ x: `Number of ${who}`, y: 'Wage rate', width: 258, height: 196 })
    const wrong: [string, string][] = [
      at === 0
        ? [
            FLAT,
            'You took the steep demand for a flat one. The number employed falls by a smaller percentage than the wage rises.',
          ]
        : [
            STEEP,
            'You took the flat demand for a steep one. The number employed falls by a larger percentage than the wage rises.',
          ],
      [
        'It must rise: each worker receives the higher wage, and more people want to work at it.',
        'You counted those who want to work, N_{3}. Firms employ only N_{2} at the minimum wage.',
      ],
      [
        'It must fall: some workers lose their jobs, and those who lose them have no wage at all.',
        'You looked only at those who lose their jobs. The others earn more, and their gain may be greater.',
      ],
    ]
    return {
      stem: `${speaker} claims that a minimum wage raises the total pay of all ${who} together. The diagram shows the demand for and the supply of these workers, and the minimum wage W_{m}.`,
      prompt: [
        'Which judgement about the total pay does the diagram support?',
        'What does the diagram show about their total pay?',
      ],
      figure: figure(
        {
          name: 'government-microeconomic-intervention/minimum-wage-total-pay',
          title: `A minimum wage for ${who}`,
          description: `The wage rate on the vertical axis, the number of ${who} on the horizontal axis. A ${item.name} demand D and a rising supply S meet at W1 and N1. The level line of the minimum wage Wm lies above W1. It meets D at N2 and S at N3.`,
          height: 272,
        },
        m.axes,
        m.straight([18, 0], [92, 88], '*S*'),
        m.straight(item.demand[0], item.demand[1], '*D*'),
        m.straight([0, 69], [88, 69], '*W*_{m}', 'p'),
        m.read([60, 50], '*N*_{1}', '*W*_{1}'),
        m.read(item.hired, '*N*_{2}', ''),
        m.read(item.wanted, '*N*_{3}', ''),
      ),
      right: item.verdict,
      wrong,
      solution: `Total pay is the wage times the number employed: W_{1} × N_{1} before, W_{m} × N_{2} after. ${at === 0 ? 'Demand is inelastic here, so employment falls little and the second area is the greater. But those who lose their jobs are worse off' : 'Demand is elastic here, so employment falls by much and the second area is the smaller, although those who keep their jobs gain'}.`,
    }
  },
  verify: ({ at }) => {
    const [n, w] = CASES[at]?.hired ?? [0, 0]
    return n * w > 60 * 50 ? STEEP : FLAT
  },
})
