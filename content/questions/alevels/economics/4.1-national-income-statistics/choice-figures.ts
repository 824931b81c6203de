import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('4.1')

export { templates }

const MEASURES = [
  'GDP at market prices',
  'GDP at basic prices',
  'GNI at market prices',
  'NNI at market prices',
]

question('which-bar-is-which-measure', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO1' },
  values: random => {
    const [small, large] = [random.step(30, 40, 10), random.step(70, 80, 10)]
    const taxLarge = random.chance(0.5)
    return {
      gdp: random.step(680, 720, 10),
      // indirect taxes less subsidies, and income from abroad less income paid abroad
      tax: (taxLarge ? large : small) * random.pick([1, -1]),
      abroad: (taxLarge ? small : large) * random.pick([1, -1]),
      depreciation: small + large + random.step(30, 40, 10),
      places: random.shuffle([0, 1, 2, 3]),
      asked: random.pick([0, 1, 2]),
      place: random.pick(['a country', 'an island state', 'an economy']),
    }
  },
  make: ({ gdp, tax, abroad, depreciation, places, asked, place }) => {
    const values = [gdp, gdp - tax, gdp + abroad, gdp + abroad - depreciation]
    const chart = barChart({
      categories: LETTERS,
      values: LETTERS.map((_, at) => values[places[at] ?? 0] ?? 0),
      yLabel: '$ billion',
      yEvery: 100,
      yMax: 800,
    })
    const letter = (measure: number) => LETTERS[places.indexOf(measure)] ?? ''
    const errors = [
      'You took GDP at market prices, which still includes indirect taxes less subsidies and leaves out net income from abroad.',
      `You took GDP at basic prices. It is GDP at market prices less indirect taxes plus subsidies, so here it is ${tax > 0 ? 'lower' : 'higher'}.`,
      `You took GNI at market prices. It is GDP at market prices plus net income from abroad, so here it is ${abroad > 0 ? 'higher' : 'lower'}.`,
      'You took NNI at market prices, which is GNI less depreciation: the lowest bar, since depreciation is greater than the other two amounts together.',
    ]
    const inOrder = [0, 1, 2, 3]
      .toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0))
      .map(measure => `${letter(measure)} (${MEASURES[measure]})`)
    const greater = Math.abs(tax) > Math.abs(abroad)
    return {
      stem: `The bars show GDP at market prices, GDP at basic prices, GNI at market prices and NNI at market prices of ${place}, in no special order. These facts are known.

- Indirect taxes are ${tax > 0 ? 'greater' : 'smaller'} than subsidies.
- Net income from abroad is ${abroad > 0 ? 'positive' : 'negative'}. In size it is ${greater ? 'smaller' : 'greater'} than the difference between indirect taxes and subsidies.
- Depreciation is greater than these two amounts together.`,
      figure: chartFigure(
        {
          name: 'the-macroeconomy/four-measures-of-national-income',
          title: 'Four measures of national income',
        },
        chart,
      ),
      prompt: [`Which bar shows ${MEASURES[asked]}?`, `Which bar is ${MEASURES[asked]}?`],
      options: byLetter(
        letter(asked),
        Object.fromEntries(LETTERS.map((each, at) => [each, errors[places[at] ?? 0] ?? ''])),
      ),
      solution: `Basic prices leave out indirect taxes and include subsidies, so GDP at basic prices is ${tax > 0 ? 'below' : 'above'} GDP at market prices. GNI is GDP plus net income from abroad, so it is ${abroad > 0 ? 'above' : 'below'} GDP at market prices${tax > 0 === abroad > 0 ? '' : `, and ${greater ? 'nearer to it' : 'further from it'} than GDP at basic prices`}. NNI, which is GNI less depreciation, is the lowest. From the lowest bar to the highest: ${inOrder.join(', ')}.`,
    }
  },
  // The ways of naming the bars that fit all that is told: there is one.
  verify: ({ gdp, tax, abroad, depreciation, places, asked }) => {
    const drawn = places.map(at => [gdp, gdp - tax, gdp + abroad, gdp + abroad - depreciation][at] ?? 0)
    const found = new Set<string>()
    for (const market of drawn)
      for (const basic of drawn)
        for (const gni of drawn)
          for (const net of drawn) {
            if (new Set([market, basic, gni, net]).size < 4) continue
            const [t, a] = [market - basic, gni - market]
            if (Math.sign(t) !== Math.sign(tax) || Math.sign(a) !== Math.sign(abroad)) continue
            if (Math.abs(t) > Math.abs(a) !== Math.abs(tax) > Math.abs(abroad)) continue
            if (gni - net > Math.abs(t) + Math.abs(a))
              found.add(LETTERS[drawn.indexOf([market, basic, gni][asked] ?? 0)] ?? '')
          }
    return [...found].join(' or ')
  },
})
