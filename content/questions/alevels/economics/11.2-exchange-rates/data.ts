import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('data', '11.2', { calculator: 'needed' })

export { templates }

question('falling-currency-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const first = random.int(10, 15) // the deficit of Year 1, billion crowns
    const second = first + random.int(3, 5)
    const third = second - random.int(1, 2)
    const v = {
      deficits: [first, second, third, first - random.int(2, 4)] as const,
      nominal: random.int(72, 80), // index in Year 4, Year 1 = 100
      home: random.int(116, 122),
      abroad: random.int(104, 108),
      short: [random.step(0.2, 0.3, 0.1), random.step(0.2, 0.4, 0.1)] as const, // PED of exports, of imports
      long: [random.step(0.6, 0.8, 0.1), random.step(0.5, 0.7, 0.1)] as const,
      output: random.step(1.2, 2.4, 0.2), // per cent by which real GDP fell in Year 4
      copper: random.int(25, 40), // per cent of exports
      rise: random.int(12, 22), // per cent by which the price of copper rose in Year 4
      parts: random.step(30, 45, 5), // per cent of the cost of a machine that is imported
    }
    const real = (v.nominal * v.home) / v.abroad
    const sum = v.long[0] + v.long[1]
    return real > 80 && real < 94 && sum > 1.15 ? { ...v, real } : null
  },
  make: v => {
    const [first, second, , last] = v.deficits
    const short = clean(v.short[0] + v.short[1])
    const long = clean(v.long[0] + v.long[1])
    const real = plain(v.real, 1)
    return {
      stem: `**The crown falls**

*Extract 1: cheaper crown, dearer imports*

The crown, the currency of Country X, floats. At the beginning of Year 2 foreign investors lost confidence and sold crowns, and the currency fell sharply. The table shows its trade-weighted index and the price levels at home and in the countries with which Country X trades. The chart shows the deficit on the current account. In the financial account, the inflow of direct investment became smaller.

Firms in Country X feel the fall in different ways. Firm M builds machines for export. It can lower its prices abroad, but ${v.parts}% of the cost of a machine is for imported parts. Many contracts are made a year in advance. A maker of furniture that sells at home says that its customers no longer ask for foreign chairs, but that it cannot find the workers to produce more.

*Extract 2: has the cure worked?*

Economists of the central bank have estimated price elasticities of demand, without the minus sign. In the first year after a change in price, that of exports is ${plain(v.short[0], 1)} and that of imports ${plain(v.short[1], 1)}. After three years they are ${plain(v.long[0], 1)} and ${plain(v.long[1], 1)}. The estimates rest on figures from the twenty years before Year 1, when the crown never moved by more than 5% in a year.

“The deficit is smaller than before the crown fell,” says the minister of trade. “The exchange rate has done its work, and no other measure is needed.” The leader of the opposition doubts this. Copper makes up ${v.copper}% of the exports of Country X, and its world price rose by ${v.rise}% in Year 4. In the same year real GDP of Country X fell by ${plain(v.output, 1)}%, and households bought less of everything. She calls for supply-side policies to raise productivity, which has hardly grown for ten years. The finance ministry would prefer higher taxes, “so that the deficit does not come back with the next boom”. Figures on exports and imports of single goods in Year 4 will be published next spring.`,
      figure: chartFigure(
        {
          name: 'international-economic-issues-a-level/deficit-after-a-fall',
          title: 'Current account deficit of Country X',
        },
        barChart({
          categories: ['Year 1', 'Year 2', 'Year 3', 'Year 4'],
          values: v.deficits,
          yLabel: 'Deficit / billion crowns',
          yEvery: 5,
          yMax: 20,
        }),
      ),
      table: {
        caption: 'Exchange rate and prices (Year 1 = 100)',
        head: ['', 'Year 1', 'Year 4'],
        rows: [
          ['Trade-weighted nominal exchange rate of the crown', '100', plain(v.nominal)],
          ['Price level in Country X', '100', plain(v.home)],
          ['Price level abroad', '100', plain(v.abroad)],
        ],
      },
      parts: {
        a: calculated({
          prompt: 'Calculate the real exchange rate index of the crown in Year 4, to one decimal place.',
          answer: v.real,
          unit: '',
          sigFigs: 3,
          method: `nominal rate × domestic price level ÷ foreign price level: ${v.nominal} × ${v.home} ÷ ${v.abroad}`,
          result: real,
          solution: `Real rate = nominal rate × domestic price level ÷ foreign price level = ${v.nominal} × ${v.home} ÷ ${v.abroad} = ${real}.`,
        }),
        b: weighed({
          prompt:
            'Explain why the real exchange rate of the crown fell by less than the nominal rate, and consider whether firms in Country X became more competitive.',
          marks: 4,
          AO1: [
            'the real exchange rate adjusts the nominal rate for price levels at home and abroad: it compares prices in one currency',
          ],
          AO2: [
            `prices at home rose by ${v.home - 100}%, abroad only by ${v.abroad - 100}%, which takes away part of the fall of ${100 - v.nominal}%`,
            `a reason for the faster rise: imports are dearer in crowns (e.g. the ${v.parts}% of the cost of a machine), so costs rise: imported inflation`,
          ],
          AO3: [
            `in price they did, as the real rate is below 100 (about ${real}), though by less than the nominal fall suggests`,
            'it differs among firms: those with few imported parts gain more than Firm M; or quality and productivity, which hardly grew, count as well',
          ],
          modelAnswer: `The real exchange rate adjusts the nominal rate for the price levels at home and abroad. The crown fell by ${100 - v.nominal}%, but prices in Country X rose by ${v.home - 100}% and abroad only by ${v.abroad - 100}%, which took away part of the advantage. One reason is the fall itself: imported parts, ${v.parts}% of the cost of a machine at Firm M, became dearer, and costs and prices rose.

In price the firms became more competitive, since the real index of ${real} is still below 100. How much a firm gained depends on its imported parts, and productivity, which hardly grew, did not help.`,
          solution:
            'One mark for the meaning of the real rate, two for prices at home against those abroad and for a reason, one for a judgement with its reason.',
        }),
        c: weighed({
          prompt:
            'Explain, with the help of a J curve diagram and the elasticities in Extract 2, how the current account changed after the crown had fallen, and consider whether elasticities alone explain it.',
          marks: 6,
          AO1: [
            'J curve drawn: current account balance against time; after the fall it first becomes worse and later better',
            'Marshall–Lerner condition: a fall in the exchange rate improves the current account if the sum of the two elasticities is greater than 1',
          ],
          AO2: [
            `first year: ${plain(v.short[0], 1)} + ${plain(v.short[1], 1)} = ${plain(short, 1)}, below 1 (contracts made in advance), so the deficit rose from ${first} billion to ${second} billion crowns`,
            `later: ${plain(v.long[0], 1)} + ${plain(v.long[1], 1)} = ${plain(long, 1)}, above 1, as buyers change their suppliers, so the deficit fell to ${last} billion crowns`,
          ],
          AO3: [
            'supply matters too: without workers (furniture) or spare capacity, output cannot follow demand',
            'other changes took place: lower income at home reduced imports, and the price of copper raised the value of exports',
            'the condition assumes that trade is about balanced at first, but there was a deficit already',
            'elasticities explain the pattern (worse, then better) well, but not necessarily its size; the estimates come from years of small changes',
          ],
          modelAnswer: `My diagram shows the current account balance on the vertical axis and time on the horizontal one. At time T, when the crown falls, the balance is below zero. It first becomes worse and then improves until it is better than at T: a J curve. By the Marshall–Lerner condition a fall in the exchange rate improves the current account only if the elasticities of demand for exports and imports add up to more than 1.

In the first year the sum is ${plain(v.short[0], 1)} + ${plain(v.short[1], 1)} = ${plain(short, 1)}. Contracts had been made in advance, so quantities hardly changed while imports cost more crowns, and the deficit rose from ${first} billion to ${second} billion crowns. After three years the sum is ${plain(long, 1)}. Buyers have had time to change their suppliers, and the deficit fell to ${last} billion crowns.

Elasticities explain this pattern well, but not alone. The fall in real GDP reduced imports too, and the higher price of copper raised the value of exports. Supply also matters, since a firm that finds no workers cannot make use of higher demand.`,
          solution:
            'Two marks for the J curve and the Marshall–Lerner condition, two for the sums below and above 1 with the change in the deficit, two for judging what elasticities leave out.',
        }),
        d: weighed({
          prompt:
            'Assess whether the evidence is sufficient to support the minister’s view that “the exchange rate has done its work, and no other measure is needed”.',
          subtopic: '11.1',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'a fall in the exchange rate (a depreciation) is expenditure-switching: spending moves from foreign to home goods',
            'other measures: expenditure-reducing (higher taxes lower imports) or supply-side (productivity, competitiveness)',
          ],
          AO2: [
            `for: the deficit fell from ${second} billion to ${last} billion crowns, below the ${first} billion of Year 1; the real rate is lower, and elasticities add up to ${plain(long, 1)}`,
            `against: in Year 4 real GDP fell by ${plain(v.output, 1)}%, so imports fell with income; they will rise again in a boom`,
            `against: copper, ${v.copper}% of exports, became dearer by ${v.rise}%, which raises exports without any change in competitiveness`,
            'against: low productivity, a likely cause of the deficit, remains, and prices at home rise faster than abroad, so the gain in price is being lost',
          ],
          AO3: [
            'three changes fell together (exchange rate, income, copper), so their effects cannot be told apart; figures for single goods are not yet there',
            'the elasticities come from years in which the crown moved little, so they may not hold for so large a fall',
            `a deficit of ${last} billion crowns remains, and its share of GDP is not given, nor how it is financed while direct investment falls; three years since the fall are a short time`,
            'a judgement on sufficiency that follows from the argument, e.g. the first half of the claim is supported in part, the second is not',
          ],
          modelAnswer: `A fall in the exchange rate, a depreciation, is an expenditure-switching change: exports become cheaper abroad and imports dearer at home. Other measures would be expenditure-reducing, such as higher taxes, or supply-side policies that raise productivity.

There is evidence for the minister’s view. The deficit fell from ${second} billion crowns in Year 2 to ${last} billion in Year 4, below its level in Year 1, as we should expect when elasticities add up to ${plain(long, 1)}. The real rate of ${real} shows that firms are more competitive in price. But there is evidence against it. Real GDP fell by ${plain(v.output, 1)}% in Year 4, and with lower incomes people buy fewer imports; in the next boom these will rise again. The price of copper, ${v.copper}% of exports, rose by ${v.rise}%, which has nothing to do with the crown. Prices at home rise faster than abroad and productivity hardly grows, so the advantage in price is being lost.

The evidence has weaknesses. The currency, income and the price of copper changed together, and without figures for single goods we cannot tell how much each contributed. The elasticities were estimated when the crown moved little and may not hold for so large a fall. The size of the deficit as a share of GDP is not given, so we do not know whether ${last} billion crowns is a problem at all.

I conclude that the evidence is sufficient to say that the fall in the crown probably helped. It is not sufficient to say that no other measure is needed: nothing has been done about low productivity, so supply-side policy may well be needed if the deficit is not to return.`,
          solution:
            'Up to two marks for the kinds of measures, up to three for evidence used on both sides, up to three for its quality and a conclusion on sufficiency. Without a word on sufficiency at most one mark of evaluation.',
        }),
      },
    }
  },
  verify: v => ({ a: 100 * (v.nominal / 100) * (v.home / 100) * (100 / v.abroad) }),
})
