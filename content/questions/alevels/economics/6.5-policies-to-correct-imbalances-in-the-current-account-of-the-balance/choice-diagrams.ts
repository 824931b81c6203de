import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { DIAGRAM_HEIGHT } from '@/lib/figures/economics/diagram'
import { adAs } from '@/lib/figures/economics/macro'
import { figure } from '@/lib/figures/figure'

const { question, templates } = choiceQuestions('6.5')

export { templates }

const CASES = [
  {
    demand: 36,
    where: 'AD meets AS in its upright part.',
    facts: 'Consumers spend much on imports. The government wants lower inflation too.',
    right: 'higher income tax and lower government spending',
    wrong: {
      'lower interest rates, so that the currency depreciates':
        'You chose a measure that makes imports dearer, but it raises AD where output cannot rise, so inflation gets worse.',
      'a high tariff on all imported goods':
        'You chose a measure that reduces imports, but it raises their prices and moves spending to home firms, which are at full capacity.',
      'higher government spending on transfer payments':
        'You chose a measure that raises income, so imports and inflation rise further.',
    },
    why: 'AD cuts AS where it is upright. Contractionary fiscal policy lowers spending, on imports among other things, and takes the pressure off prices: both aims are served.',
  },
  {
    demand: -42,
    where: 'AD meets AS in its level part.',
    facts: 'Demand for exports and imports is price elastic. The government wants more employment too.',
    right: 'lower interest rates, so that the currency depreciates',
    wrong: {
      'higher income tax and lower government spending':
        'You chose a measure that reduces imports, but it lowers AD, and with it output and employment.',
      'higher interest rates, so that the currency appreciates':
        'You chose a measure that makes exports dearer and imports cheaper, and lowers AD as well.',
      'a large cut in income tax that households may spend as they like':
        'You chose a measure that raises employment, but part of the spending goes to imports and the deficit grows.',
    },
    why: 'AD cuts AS where it is level, so output can rise. A depreciation makes exports cheaper and imports dearer. Spending moves to home goods: net exports and AD rise.',
  },
  {
    demand: 22,
    where: 'AD meets AS where it rises steeply.',
    facts:
      'Home goods are dear because productivity is low. The deficit can be financed for ten years, and the government does not want lower output.',
    right: 'training of workers and support for new machines',
    wrong: {
      'higher income tax and lower government spending':
        'You chose a measure that works soon, but it lowers output and leaves productivity as it is.',
      'a high tariff on all imported goods':
        'You chose a measure that hides the cause: sheltered firms have less reason to raise their productivity.',
      'higher interest rates, so that the currency appreciates':
        'You chose a measure that makes exports even dearer abroad.',
    },
    why: 'The cause is low productivity, and there is time. Supply-side policy lowers unit costs, so exports become competitive; AS shifts to the right, and output rises.',
  },
] as const

question('policy-for-a-deficit-and-the-position', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => ({
    item: random.pick(CASES),
    move: random.int(-2, 2),
    country: random.pick([
      'a small country with a floating exchange rate',
      'a country with a floating exchange rate',
      'an island state with its own floating currency',
    ]),
  }),
  make: ({ item, move, country }) => ({
    stem: `The diagram shows the position of the economy of ${country}, which has a deficit on the current account. ${item.facts}`,
    prompt: [
      'Which policy serves these aims best?',
      'Which policy to reduce the deficit fits these facts best?',
    ],
    figure: figure(
      {
        name: 'international-economic-issues/deficit-and-position',
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
