import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { DIAGRAM_HEIGHT } from '@/lib/figures/economics/diagram'
import { adAs } from '@/lib/figures/economics/macro'
import { figure } from '@/lib/figures/figure'

const { question, templates } = choiceQuestions('5.2')

export { templates }

const PLANS = [
  {
    demand: 36,
    where: 'AD meets AS in its upright part.',
    plan: 'to cut income tax in order to reduce unemployment',
    asked: 'argument against this plan',
    right: 'Firms produce at full capacity, so the tax cut would raise the price level rather than output.',
    wrong: {
      'Much capacity is idle, so the tax cut would have no effect on output or employment.':
        'You misread the position. Where AS is upright, no capacity is idle; where it is, output would rise.',
      'Firms produce at full capacity, so the tax cut would shift AD to the left.':
        'You reversed the shift. A cut in income tax raises consumption, so AD shifts to the right.',
      'Much capacity is idle, so the tax cut would only lead to higher inflation.':
        'You exchanged the two. Higher AD leads to inflation where no capacity is idle.',
    },
    why: 'AD cuts AS where it is upright: output cannot rise. A tax cut shifts AD to the right, and the price level rises along AS.',
  },
  {
    demand: -42,
    where: 'AD meets AS in its level part.',
    plan: 'to spend more on roads, and its opponents fear inflation',
    asked: 'reply to the opponents',
    right: 'Much capacity is idle, so output can rise with hardly any rise in the price level.',
    wrong: {
      'Firms produce at full capacity, so output cannot rise and prices stay the same.':
        'You misread the position. Where AS is level, firms can produce much more.',
      'Higher government spending is financed by taxes, so AD cannot change at all.':
        'You assumed a budget that stays in balance. The text says only that more is spent.',
      'Roads raise aggregate supply at once, so the price level must fall.':
        'You overlooked time. Roads raise capacity only after years, and AS is level here anyway.',
    },
    why: 'AD cuts AS where it is level: there are idle resources. Higher spending shifts AD to the right along the level part, and the price level hardly changes.',
  },
  {
    demand: 36,
    where: 'AD meets AS in its upright part.',
    plan: 'to reduce its spending, and its opponents fear that output will fall by much',
    asked: 'reply to the opponents',
    right: 'Firms produce at full capacity, so a small cut lowers the price level rather than output.',
    wrong: {
      'Much capacity is idle, so a small cut lowers neither the price level nor output.':
        'You misread the position. With idle capacity a cut in AD would lower output.',
      'Lower spending reduces costs, so AS shifts to the right and output rises.':
        'You took government spending for a cost of firms. It is a part of AD.',
      'Lower spending shifts AD to the right, so that output and prices both rise.':
        'You reversed the shift. Government spending is a part of AD, so AD shifts to the left.',
    },
    why: 'Where AS is upright, AD presses on a capacity that is fully used. A small shift to the left lowers the price level while output stays close to capacity.',
  },
] as const

question('fiscal-argument-on-the-diagram', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => ({
    item: random.pick(PLANS),
    move: random.int(-3, 3),
    who: random.pick(['A government', 'The government of Country X', 'A new government']),
  }),
  make: ({ item, move, who }) => ({
    stem: `The diagram shows the present position of an economy. ${who} plans ${item.plan}.`,
    prompt: [
      `Which is the best ${item.asked}, given the diagram?`,
      `Which ${item.asked} does the diagram support?`,
    ],
    figure: figure(
      {
        name: 'government-macroeconomic-intervention/fiscal-argument',
        title: 'Aggregate demand and aggregate supply',
        description: `Price level on the vertical axis, real output on the horizontal axis. AS is level at low output, then rises and becomes upright. ${item.where}`,
        height: DIAGRAM_HEIGHT,
      },
      adAs({ kind: 'Keynesian', demand: [item.demand + move], reads: item.demand > 0 }).shape,
    ),
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})
