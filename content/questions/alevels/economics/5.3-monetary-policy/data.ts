import { calculated, weighed, written } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '5.3', { calculator: 'needed' })

export { templates }

question('rising-interest-rates-data', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const rates = [random.pick([2, 2.5, 3]), random.pick([4, 4.5, 5]), random.pick([6, 6.5, 7])]
    const inflation = [random.step(3, 3.6, 0.2), random.step(7, 9, 0.2), random.step(4, 5.2, 0.2)]
    return {
      rates,
      inflation,
      growth: [random.step(3.6, 4.4, 0.2), random.step(4.6, 5.4, 0.2), random.step(1, 2, 0.2)],
      jobless: [random.step(5, 5.6, 0.2), random.step(4.2, 4.8, 0.2), random.step(5.4, 6.2, 0.2)],
      loan: random.step(60000, 180000, 20000),
      target: random.pick(['2%', '2.5%', '3%']),
      goods: random.pick(['cars', 'furniture', 'kitchen equipment']),
      deposit: random.pick([
        [10, 25],
        [15, 30],
        [20, 40],
      ] as const),
      spending: random.pick(['parks', 'public buildings', 'street repairs']),
      ports: random.pick(['ports', 'railways', 'power stations']),
    }
  },
  make: v => {
    const rate = (year: number) => v.rates[year - 1] ?? 0
    const price = (year: number) => v.inflation[year - 1] ?? 0
    const grown = (year: number) => v.growth[year - 1] ?? 0
    const without = (year: number) => v.jobless[year - 1] ?? 0
    const rise = clean(rate(3) - rate(1))
    const extra = clean((v.loan * rise) / 100)
    const cells = (list: readonly number[]) => list.map(each => plain(each, 1))
    return {
      stem: `**Fighting inflation in Country X**

After a fast rise in incomes, consumers in Country X spent much more, often with borrowed money, and firms could hardly meet all orders. The aim of the central bank is inflation of ${v.target}. It raised its interest rate in Year 2 and again in Year 3, as the table shows. Most households that own a home have a loan with a variable interest rate, and the commercial banks changed their rates by as much as the central bank.

Other measures followed in Year 3. The central bank sold government bonds, so that banks had less money to lend. It also made a new rule: a buyer of ${v.goods} on credit must pay ${v.deposit[1]}% of the price at once, instead of ${v.deposit[0]}%. The government spent less on ${v.spending}. With foreign help it has begun to improve the ${v.ports} of the country, which are old and slow down production.`,
      table: {
        caption: 'Country X in three years (%)',
        head: ['', 'Year 1', 'Year 2', 'Year 3'],
        rows: [
          ['Interest rate of the central bank', ...cells(v.rates)],
          ['Inflation', ...cells(v.inflation)],
          ['Growth of real GDP', ...cells(v.growth)],
          ['Unemployment', ...cells(v.jobless)],
        ],
      },
      parts: {
        a: calculated({
          prompt: `A household has a loan of ${money(v.loan)} with a variable interest rate. Calculate how much more interest it pays for a year at the rate of Year 3 than at the rate of Year 1.`,
          answer: extra,
          unit: '$',
          method: `rise in the rate: ${plain(rate(3), 1)} − ${plain(rate(1), 1)} = ${plain(rise, 1)} percentage points (or interest in both years)`,
          result: money(extra),
          solution: `The rates of the banks rose by as much as the central bank’s, ${plain(rise, 1)} percentage points. ${plain(rise, 1)}% of ${money(v.loan)} is ${money(extra)} a year. This sum can no longer be spent on other things.`,
        }),
        b: written({
          prompt: 'Explain whether Country X had reached price stability by Year 3.',
          subtopic: '5.1',
          objective: 'AO2',
          marks: 2,
          scales: [
            { name: 'AO1 knowledge', outOf: 1, objectives: { AO1: 1 } },
            { name: 'AO2 analysis', outOf: 1, objectives: { AO2: 1 } },
          ],
          scheme: [
            {
              code: 'B1',
              text: 'price stability: a low and steady rate of inflation (not: no change in prices)',
              scale: 'AO1 knowledge',
            },
            {
              code: 'B1',
              text: `not reached: inflation of ${plain(price(3), 1)}% is still above the aim of ${v.target} / it changed a lot, from ${plain(price(1), 1)}% to ${plain(price(2), 1)}% and ${plain(price(3), 1)}%`,
              scale: 'AO2 analysis',
            },
          ],
          modelAnswer: `Price stability means a low and steady rate of inflation. Country X had not reached it by Year 3. Inflation was lower than in Year 2, but at ${plain(price(3), 1)}% it was still above the aim of ${v.target}.`,
          solution:
            'One mark for the meaning, one for the comparison with the aim or for the changes in the rate.',
        }),
        c: weighed({
          prompt:
            'Explain how the rise in the interest rate is likely to affect the exchange rate of Country X if it is floating, and consider how certain this effect is.',
          marks: 4,
          AO1: ['the currency appreciates: its price in terms of other currencies rises'],
          AO2: [
            'saving in Country X earns more than before, compared with other countries, so foreign savings (hot money) flow in',
            'demand for the currency rises (accept also: its supply falls, as fewer savings leave or fewer imports are bought)',
          ],
          AO3: [
            'not certain: if other countries raise their rates as well, saving in Country X is no more attractive than before',
            `not certain: inflation of ${plain(price(2), 1)}% makes exports less competitive, so demand for the currency may fall at the same time`,
            'savers who expect the currency to lose value may stay away',
          ],
          modelAnswer: `When the interest rate rises, saving in Country X earns more compared with other countries. Foreign savers move money into its banks and have to buy its currency, so the demand for the currency rises. Savers at home keep more money in the country, so the supply falls. The currency appreciates. But this holds only ceteris paribus. If other countries raise their rates as well, saving in Country X is no more attractive than before, and the exchange rate may not change.`,
          solution:
            'The chain has three links: higher reward for saving, higher demand for the currency, appreciation. The last mark is for something that could weaken or reverse it.',
        }),
        d: weighed({
          prompt: 'Assess how far the table shows that the rise in the interest rate reduced inflation.',
          objective: 'AO3',
          marks: 6,
          AO1: [
            `inflation fell from ${plain(price(2), 1)}% to ${plain(price(3), 1)}% in Year 3, when the rate was raised for the second time`,
            'a higher interest rate makes borrowing dearer and saving more attractive',
          ],
          AO2: [
            `households with variable-rate loans pay more, e.g. ${money(extra)} a year in part (a), so they spend less on other goods`,
            'consumption and investment fall or grow less, so AD shifts to the left (or grows more slowly) and demand-pull inflation falls',
            `lower growth, ${plain(grown(3), 1)}% after ${plain(grown(2), 1)}%, and higher unemployment fit this explanation`,
            'other measures in Year 3, the sale of bonds, the credit rule and lower government spending, also reduce AD',
          ],
          AO3: [
            'the table cannot separate the measures, so it does not prove which of them reduced inflation',
            'inflation rose in Year 2 although the rate had been raised: either the effect has a time lag or other influences were stronger',
            'three years are few, and nothing is said about costs or prices abroad',
            'a judgement that follows from the argument: the table fits the theory but is weak evidence',
          ],
          modelAnswer: `A higher interest rate makes borrowing dearer, so consumers buy fewer goods such as ${v.goods} on credit. Households with a variable loan pay more interest, ${money(extra)} a year in the case of part (a), and have less left to spend. Firms borrow less for investment. AD shifts to the left, or at least grows more slowly, and the pressure on prices falls.

The table fits this. In Year 3 inflation fell from ${plain(price(2), 1)}% to ${plain(price(3), 1)}%, and growth was lower too. But in the same year the central bank sold bonds and limited credit, and the government spent less. Each of these reduces AD as well.

So the table does not prove that the interest rate was the cause, because the measures cannot be separated. Inflation even rose in Year 2 after the first rise, although a time lag could explain this. The table makes it likely that the higher rate helped, but it shows no more than that.`,
          solution:
            'Up to four marks for the chain from the interest rate through C and I to AD and prices, with figures, and for other explanations; one side alone earns at most three of them. Up to two for evaluation of the evidence: other measures, time lag, few data, and a judgement.',
        }),
        e: weighed({
          prompt:
            'Assess whether higher interest rates were the best policy to reduce inflation in Country X.',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'inflation was demand-pull: consumers spent more and firms could hardly meet orders; higher rates reduce AD, the cause',
            `alternatives: contractionary fiscal policy, or supply-side policy such as better ${v.ports}`,
          ],
          AO2: [
            'the rate can be changed quickly and by small steps, and many households have variable loans, so the effect is strong',
            `there is a cost: growth fell to ${plain(grown(3), 1)}% and unemployment rose to ${plain(without(3), 1)}% in Year 3`,
            'less investment may reduce future capacity; borrowers are hit harder than others',
            'fiscal policy also reduces AD, and can be aimed at certain groups, but is slower to decide and unpopular',
            `better ${v.ports} raise productivity, so LRAS shifts to the right and prices rise less without lower output, but this takes years`,
          ],
          AO3: [
            'it depends on the cause: against cost-push inflation higher rates would be less suitable',
            'it depends on the time considered: supply-side policy is better for the long run but too slow now',
            'it depends on the size and timing of the rise, or on how far a mix of policies could share the burden',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `Inflation in Country X was demand-pull. Consumers spent borrowed money, and firms could hardly meet the orders. Higher interest rates work on this cause: they reduce consumption and investment, so AD falls. They can be changed quickly, and because many loans have variable rates the effect is strong.

The cost is visible in Year 3. Growth fell to ${plain(grown(3), 1)}% and unemployment rose to ${plain(without(3), 1)}%. Households with loans carry most of the burden, and lower investment may reduce future capacity.

Fiscal policy could reduce AD as well, but higher taxes need more time and are unpopular. Supply-side measures such as better ${v.ports} lower the pressure on prices without a loss of output, but only after years.

Since the cause was excess demand and quick action was needed, higher interest rates were the best main policy, provided that they were not raised too far. To keep inflation low in the long run, Country X also needs more capacity.`,
          solution:
            'Up to four marks for how higher rates work, what they cost, and at least one alternative (at most three for one policy alone). Up to two for evaluation: cause of inflation, time, size, and a judgement. In a diagram AD shifts left on the steep part of AS: the price level is lower than it would have been, and real output is lower too.',
        }),
      },
    }
  },
  verify: v => ({
    a: (v.loan * (v.rates[2] ?? 0)) / 100 - (v.loan * (v.rates[0] ?? 0)) / 100,
  }),
})
