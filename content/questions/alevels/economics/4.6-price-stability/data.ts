import { calculated, weighed, written } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '4.6', { calculator: 'needed' })

export { templates }

question('inflation-and-unemployment-data', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const first = random.pick([2, 2.5, 3, 4, 5])
    const second = random.pick([6, 7.5, 8, 9, 10, 12])
    const third = random.pick([1.5, 2, 2.5, 3])
    const second2 = clean((100 + first) * (1 + second / 100))
    const index = [100, 100 + first, second2, Math.round(second2 * (100 + third)) / 100]
    index[3] = Math.round((index[3] ?? 0) * 10) / 10
    const force = random.pick([10, 16, 20, 24, 25, 30, 40])
    const rate = random.pick([8, 8.5, 9, 9.5, 10, 10.5])
    const jobless = clean((force * rate) / 100)
    const hundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9
    if (Math.abs(second2 * 10 - Math.round(second2 * 10)) > 1e-9 || !hundredths(jobless)) return null
    const earlier = [rate - 3.6, rate - 3.9, rate - 3.1]
    return {
      index,
      first,
      second,
      force,
      rate,
      jobless: [...earlier.map(each => Math.round(force * each) / 100), jobless],
      growth: [
        random.step(2, 3.2, 0.1),
        random.step(2.2, 3.6, 0.1),
        -random.step(0.2, 0.9, 0.1),
        -random.step(0.6, 1.8, 0.1),
      ],
      fuel: random.pick(['oil', 'natural gas']),
      closed: random.pick(['coal mines', 'shipyards', 'textile mills']),
      wages: random.int(3, 5),
    }
  },
  make: v => {
    const at = (year: number) => v.index[year - 1] ?? 0
    const jobless = v.jobless[3] ?? 0
    const years = [0, 1, 2, 3]
    const fall = -(v.growth[3] ?? 0)
    return {
      stem: `**Prices and jobs in Country X**

Country X imports all its ${v.fuel}. In Year 3 the price of imported ${v.fuel} doubled. Firms use ${v.fuel} in nearly all production, and most homes are heated with it. Wages rose by ${v.wages}% on average in that year. Pensions did not rise, and pensioners spend a large part of their income on heating.

In Year 4 the price of ${v.fuel} stopped rising. But consumers spent less, and shops and building firms dismissed workers. In the north the last ${v.closed} closed because foreign producers are cheaper. The workers there have skills that are not wanted in other industries.

The government publishes its consumer price index (CPI) every month. The weights come from a survey of household spending made six years ago.`,
      table: {
        caption: 'Country X in four years',
        head: ['', 'Year 1', 'Year 2', 'Year 3', 'Year 4'],
        rows: [
          ['CPI (Year 1 = 100)', ...years.map(year => plain(v.index[year] ?? 0, 1))],
          ['Labour force (million)', ...years.map(() => plain(v.force))],
          ['Unemployed (million)', ...years.map(year => plain(v.jobless[year] ?? 0, 2))],
          ['Change in real GDP (%)', ...years.map(year => plain(v.growth[year] ?? 0, 1))],
        ],
      },
      parts: {
        a: calculated({
          prompt: 'Calculate the rate of inflation in Year 3, in per cent.',
          answer: v.second,
          unit: '%',
          method: `(${plain(at(3), 1)} − ${plain(at(2), 1)}) ÷ ${plain(at(2), 1)} × 100`,
          result: `${plain(v.second)}%`,
          solution: `Inflation in Year 3 is the percentage change of the CPI from Year 2 to Year 3: ${plain(clean(at(3) - at(2)), 1)} ÷ ${plain(at(2), 1)} × 100 = ${plain(v.second)}%. To divide by 100 would compare with Year 1.`,
        }),
        b: written({
          prompt:
            'Explain the difference between structural and cyclical unemployment. Use examples from the text.',
          subtopic: '4.5',
          objective: 'AO2',
          scheme: [
            `structural: an industry declines and its workers lack the skills for other jobs, e.g. the ${v.closed} in the north`,
            'cyclical: AD falls, so firms need fewer workers, e.g. in shops and building firms',
          ],
          modelAnswer: `Structural unemployment comes from a lasting change in the structure of the economy: the ${v.closed} have closed, and the skills of their workers are not wanted elsewhere. Cyclical unemployment comes from too little aggregate demand: consumers spend less, so shops and building firms dismiss workers.`,
          solution: 'Each mark needs the cause and the example that fits it.',
        }),
        c: weighed({
          prompt: `Explain, with the help of an AD/AS diagram, the effect of the rise in the price of ${v.fuel} on the price level and real output of Country X, and consider what the size of the effect depends on.`,
          subtopic: '4.3',
          marks: 4,
          AO1: [
            'diagram with labelled axes (price level, real output / real GDP), AD and SRAS; SRAS shifts to the left (up)',
          ],
          AO2: [
            `because ${v.fuel} is used in nearly all production, costs of production rise`,
            'the price level rises (cost-push inflation) and real output falls: a movement up along AD',
          ],
          AO3: [
            `it depends on how large a part of costs ${v.fuel} is, or whether firms can save it or use other energy; here nearly all firms need it, so the effect is large`,
            'it depends on how long the higher price lasts, or on whether wages rise too and shift SRAS further',
          ],
          modelAnswer: `The diagram has the price level on the vertical and real output on the horizontal axis, with AD sloping down and SRAS₁ sloping up. Since ${v.fuel} is used in nearly all production, its higher price raises the costs of firms. SRAS shifts to the left, to SRAS₂. There is a movement up along AD: the price level rises from P₁ to P₂ and real output falls from Y₁ to Y₂. This is cost-push inflation.

The size depends on how much ${v.fuel} firms use and whether they can turn to other energy. In Country X nearly all production needs it and all of it is imported, so the shift is likely to be large at first.`,
          solution:
            'Diagram: SRAS₁ to SRAS₂ on the left, AD unchanged; equilibrium from (Y₁, P₁) to (Y₂, P₂) with Y₂ smaller and P₂ higher. One mark each for the shift, its reason and the two effects; one for what the size depends on.',
        }),
        d: weighed({
          prompt:
            'Assess whether the CPI is a good measure of how the cost of living of households in Country X has changed.',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'the CPI measures the average change in the prices of a basket of goods that households buy',
            'the prices are weighted by the shares of spending of the average household',
          ],
          AO2: [
            'good: goods on which households spend more count for more, so the index follows what matters to most of them',
            'good: it is published every month and compares each year with the same base, so changes can be followed',
            `not good: pensioners spend a larger part of income on heating, whose price has risen much because of ${v.fuel}, so their own cost of living has risen by more`,
            'not good: the weights are six years old, so they do not show what people buy today; new goods or better quality may not be recorded',
          ],
          AO3: [
            'it depends on the household: good for one near the average, poor for groups such as pensioners',
            'it depends on the purpose: for wages in general it is useful, for pensions an index with their own weights would be better',
            `the errors matter more when the prices of goods change by very different percentages, as in Year 3 with ${v.fuel}`,
            'a judgement that follows from the argument',
          ],
          modelAnswer: `The CPI measures the average change in the price of the basket that households buy, and each price has a weight by its share of spending. So goods that matter more to households count for more. It is published every month and compares with the same base, so it shows well how prices change for the average household.

But few households are average. A pensioner spends a larger part of income on heating. Since ${v.fuel} has become so much dearer, the cost of living of a pensioner has risen by more than the CPI. The weights come from a survey six years ago, so they may no longer show what people really buy.

How good the measure is depends on the household and on the purpose. For a household near the average it is good enough. In Year 3, when the price of one good doubled, the differences were large, so the CPI was a poor guide for pensioners. It is a useful measure overall, but newer weights would improve it.`,
          solution:
            'Up to four marks for how the basket and its weights work and for their limits here; one side alone earns at most three of them. Up to two for evaluation: which households, which purpose, how large the error is, and a judgement.',
        }),
        e: weighed({
          prompt:
            'Assess whether the government of Country X should have been more concerned about the inflation of Year 3 or about the unemployment of Year 4.',
          objective: 'AO3',
          marks: 6,
          AO1: [
            `inflation: real incomes fall where money incomes rise by less, e.g. wages (+${v.wages}%) and pensions (no rise) against ${plain(v.second)}%`,
            'unemployment: the unemployed lose income and skills; poverty and poor health may follow',
          ],
          AO2: [
            'inflation: exports lose price competitiveness, or firms face uncertainty and menu costs',
            'inflation: redistribution from savers and lenders to borrowers',
            `unemployment: output is lost (real GDP fell by ${plain(fall)}%) and resources lie idle`,
            'unemployment: tax revenue falls and spending on benefits rises',
          ],
          AO3: [
            'it depends on how long each lasts: inflation has already fallen, structural unemployment may stay for years',
            'it depends on who is affected: inflation touches nearly everybody a little, unemployment a smaller group severely',
            'it depends on the cause and on whether the government can do something about it: imported inflation is largely outside its control',
            'a judgement that follows from the argument, comparing the two',
          ],
          modelAnswer: `Inflation of ${plain(v.second)}% in Year 3 reduced real incomes. Wages rose by only ${v.wages}%, and pensions not at all, so pensioners lost most. Savings lost value. Exports became less competitive if prices abroad rose by less, and uncertainty may have kept firms from investing.

Unemployment of ${plain(v.rate)}% in Year 4 means that ${plain(jobless, 2)} million people have no income from work. They may lose skills and fall into poverty. Output is lost: real GDP fell by ${plain(fall)}%. The government receives less tax and may have to spend more on benefits.

Inflation hurts nearly everyone a little, unemployment hurts fewer people much more. Duration matters most. The inflation came from a single rise in the price of ${v.fuel} and had slowed down a year later. The unemployed of the north, by contrast, will not find work without new skills. So the government should have been more concerned about unemployment, unless the high inflation had led to a spiral of wages and prices.`,
          solution: `Unemployment in Year 4: ${plain(jobless, 2)} ÷ ${plain(v.force)} × 100 = ${plain(v.rate)}%. Up to four marks for consequences of both problems with figures from the text; one problem alone earns at most three of them. Up to two for evaluation: duration, who is affected, cause, and a judgement between the two.`,
        }),
      },
    }
  },
  verify: v => ({ a: ((v.index[2] ?? 0) / (v.index[1] ?? 0) - 1) * 100 }),
})
