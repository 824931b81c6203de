import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'

const { question, templates } = choiceQuestions('2.3')

export { templates }

const CLAIMS = [
  {
    claim: 'the price will now stay at P_{2}',
    right: 'As firms add capacity, supply becomes more elastic and the price falls towards P_{3}.',
    wrong: {
      'As consumers get used to the new price, demand returns to D_{1} and the price to P_{1}.':
        'You brought in another shift of demand, for which there is no sign. The price moves along D_{2} as supply responds.',
      'As firms add capacity, supply becomes less elastic and the price rises above P_{2}.':
        'You reversed the change: with more time supply responds more, so it becomes more elastic.',
      'As firms leave the industry, the quantity falls back to Q_{1} and the price rises above P_{2}.':
        'You overlooked that a higher price is a reason to enter an industry and not to leave it.',
    },
    why: 'In the short run capacity is fixed and supply is S_{S}. With time firms can expand, supply becomes S_{L}, and the market moves along D_{2} to P_{3} and Q_{3}.',
  },
  {
    claim: 'a maximum price at P_{1} would give consumers the quantity that they want at that price',
    right: 'At P_{1} firms would supply only Q_{1}, less than D_{2} demands, and have no reason to expand.',
    wrong: {
      'At P_{1} firms would supply Q_{3}, because supply is elastic in the long run.':
        'You read the quantity at P_{3}. Along S_{L} firms supply more only for a higher price.',
      'At P_{1} there would be excess supply, because the price is below the new equilibrium.':
        'You exchanged the two: below the equilibrium more is demanded than supplied.',
      'At P_{1} demand would fall back to D_{1}, so that the market would be in equilibrium.':
        'You took a lower price for a shift of demand. It leads to a movement along D_{2}.',
    },
    why: 'Both supply curves pass through P_{1} and Q_{1}, while D_{2} at P_{1} lies far to the right: a shortage. The rise in price that would lead firms to expand is ruled out.',
  },
  {
    claim: 'firms must have cut their output, since the price jumped to P_{2}',
    right: 'Output rose from Q_{1} to Q_{2}; the price jumped because supply could respond only a little.',
    wrong: {
      'Output fell from Q_{3} to Q_{2}; the price jumped because firms held back their goods.':
        'You took Q_{3} for the starting point. It is reached later, when supply is more elastic.',
      'Output stayed at Q_{1}; the price jumped because supply was perfectly inelastic.':
        'You took a steep curve for a vertical one. Along S_{S} the quantity rises a little.',
      'Output rose from Q_{1} to Q_{3}; the price jumped because supply was elastic.':
        'You used the long-run curve. When supply is elastic, the price does not jump: it rises only to P_{3}.',
    },
    why: 'Demand shifts to the right. Along the steep S_{S} the new equilibrium is at P_{2} and Q_{2}: both are higher than before, the price by much, the quantity by little.',
  },
] as const

const GOODS = ['copper', 'student rooms', 'bicycles', 'solar panels', 'dairy milk'] as const

question('judging-a-claim-about-a-price-jump', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => ({
    item: random.pick(CLAIMS),
    good: random.pick(GOODS),
    who: random.pick(['A newspaper', 'A minister', 'A group of consumers']),
  }),
  make: ({ item, good, who }) => {
    const m = market({ width: 258, height: 200 })
    // Demand of gradient −1, first with x + y = 56, then 116; steep (3) and flat (½) supply through the first equilibrium.
    const short = [43, 73] as const
    const long = [68, 48] as const
    return {
      stem: `The demand for ${good} shifts from D_{1} to D_{2}. S_{S} is supply in the short run, S_{L} supply in the long run. ${who} claims that ${item.claim}.`,
      prompt: [
        'Which statement best answers this claim?',
        'Which reply to this claim does the diagram support?',
      ],
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/price-jump',
          title: 'A rise in demand with supply in the short run and in the long run',
          description:
            'Price on the vertical axis, quantity on the horizontal axis. D1, the steep supply SS and the flat supply SL meet at P1 and Q1. D2 lies to the right of D1. It meets SS at P2 and Q2 and SL at P3 and Q3. P2 is the highest of the prices, Q3 the largest of the quantities.',
          height: 276,
        },
        m.axes,
        m.straight([4, 52], [50, 6], '*D*_{1}'),
        m.straight([24, 92], [92, 24], '*D*_{2}', 'p'),
        m.straight([20, 4], [49, 91], '*S*_{S}'),
        m.straight([4, 16], [90, 59], '*S*_{L}'),
        m.read([28, 28], '*Q*_{1}', '*P*_{1}'),
        m.read(short, '*Q*_{2}', '*P*_{2}'),
        m.read(long, '*Q*_{3}', '*P*_{3}'),
      ),
      right: item.right,
      wrong: item.wrong,
      solution: item.why,
    }
  },
})
