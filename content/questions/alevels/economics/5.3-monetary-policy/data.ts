import { ask } from '@/lib/exams/authoring/ask'
import { calculated, written } from '@/lib/exams/authoring/data-response'
import { any, ao3 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '5.3', { calculator: 'needed' })

export { templates }

question('rising-interest-rates-data', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
    const regulation = `A buyer of ${v.goods} on credit must pay ${v.deposit[1]}% of the price at once, instead of ${v.deposit[0]}%.`
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
        b: ask.choice({
          prompt: 'Which of the measures is a credit regulation?',
          scheme: ['the rule on the share of the price that must be paid at once'],
          solution:
            'A credit regulation is a rule that limits lending, such as a minimum payment by the buyer. Interest rates and bond sales are the other two tools of monetary policy. Government spending belongs to fiscal policy.',
          right: regulation,
          wrong: {
            'The central bank sold government bonds.':
              'You chose a measure that works on the money supply. It sets no rule for lending.',
            'The central bank raised its interest rate.':
              'You chose a change in the price of borrowing. A regulation is a rule on who may borrow how much.',
            [`The government spent less on ${v.spending}.`]:
              'You chose fiscal policy: a change in government spending.',
          },
        }),
        c: written({
          prompt: 'Explain what is meant by price stability and whether Country X had reached it by Year 3.',
          subtopic: '5.1',
          scheme: [
            'price stability: a low and steady rate of inflation (not: no change in prices)',
            `not reached: inflation of ${plain(price(3), 1)}% is still above the aim of ${v.target} / it changed a lot, from ${plain(price(1), 1)}% to ${plain(price(2), 1)}% and ${plain(price(3), 1)}%`,
          ],
          modelAnswer: `Price stability means a low and steady rate of inflation. Country X had not reached it by Year 3. Inflation was lower than in Year 2, but at ${plain(price(3), 1)}% it was still above the aim of ${v.target}.`,
          solution:
            'One mark for the meaning, one for the comparison with the aim or for the changes in the rate.',
        }),
        d: written({
          prompt: `Explain how better ${v.ports} could shift the long-run aggregate supply (LRAS) curve of Country X.`,
          subtopic: '5.4',
          objective: 'AO2',
          scheme: [
            `${v.ports} are infrastructure (capital) that firms use: with better ones production and transport become faster or cheaper, so productivity rises`,
            'the productive capacity of the economy grows, so LRAS shifts to the right',
          ],
          modelAnswer: `Better ${v.ports} are an improvement of infrastructure, which firms use in production. Less time is lost, so the same resources produce more: productivity rises. The productive capacity of the economy grows, and LRAS shifts to the right.`,
          solution:
            'One mark for the effect on productivity, one for capacity and the direction of the shift.',
        }),
        e: written({
          prompt:
            'Explain how the rise in the interest rate is likely to affect the exchange rate of Country X.',
          objective: 'AO2',
          scheme: [
            'saving in Country X earns more than before, compared with other countries, so foreign savings (hot money) flow in',
            'demand for the currency rises (accept also: its supply falls, as fewer savings leave or fewer imports are bought)',
            'with a floating rate the currency appreciates',
          ],
          modelAnswer:
            'When the interest rate rises, saving in Country X earns more compared with other countries. Foreign savers move money into its banks and have to buy its currency, so the demand for the currency rises. Savers at home keep more money in the country, so the supply falls. If the exchange rate is floating, the currency appreciates.',
          solution:
            'The chain has three links: higher reward for saving, higher demand for the currency, appreciation. It holds ceteris paribus: if other countries raise their rates as well, nothing may happen.',
        }),
        f: written({
          prompt:
            'Explain how the rise in the interest rate could have reduced inflation, and comment on whether the table proves that it did.',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...any(
              3,
              `borrowing is dearer and saving more attractive, so consumption falls, e.g. on ${v.goods}`,
              `households with variable-rate loans pay more, e.g. ${money(extra)} a year, and can spend less`,
              'firms invest less because loans cost more',
              'AD shifts to the left (or grows more slowly), so demand-pull inflation falls',
            ),
            ...ao3(
              1,
              `inflation fell from ${plain(price(2), 1)}% to ${plain(price(3), 1)}% after the rises, but other measures were taken too, so this does not prove the cause`,
              'inflation rose in Year 2 although the rate had been raised: the effect comes with a time lag, so the data alone cannot decide',
            ),
          ],
          modelAnswer: `A higher interest rate makes borrowing dearer, so consumers buy fewer goods such as ${v.goods} on credit. Households with a variable loan pay more interest, ${money(extra)} a year in the case of part (a), and have less left to spend. Firms borrow less for investment. Consumption and investment are parts of AD, so AD shifts to the left, or at least grows more slowly, and the pressure on prices falls.

The table shows that inflation fell from ${plain(price(2), 1)}% to ${plain(price(3), 1)}%. This fits the theory, but it is no proof. In the same year the money supply, credit rules and government spending were changed as well, and each of these reduces AD.`,
          solution:
            'Up to three marks for the chain from the interest rate through C and I to AD and prices. One mark for a comment on the evidence: other things changed too, or a time lag.',
        }),
        g: written({
          prompt:
            'Assess whether higher interest rates were the best policy to reduce inflation in Country X.',
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              'inflation was demand-pull: consumers spent more and firms could hardly meet orders; higher rates reduce AD, the cause',
              'the rate can be changed quickly and by small steps, and many households have variable loans, so the effect is strong',
              `there is a cost: growth fell to ${plain(grown(3), 1)}% and unemployment rose to ${plain(without(3), 1)}% in Year 3`,
              'less investment may reduce future capacity; borrowers are hit harder than others',
              'contractionary fiscal policy also reduces AD, and can be aimed at certain groups, but is slower to decide and unpopular',
              'supply-side policy raises capacity and reduces inflation without lower output, but takes years',
            ),
            ...ao3(
              2,
              'it depends on the cause: against cost-push inflation higher rates would be less suitable',
              'it depends on the time considered: supply-side policy is better for the long run but too slow now',
              'it depends on the size and timing of the rise, or on how far a mix of policies could share the burden',
              'a judgement that follows from the argument',
            ),
          ],
          modelAnswer: `Inflation in Country X was demand-pull. Consumers spent borrowed money, and firms could hardly meet the orders. Higher interest rates work on this cause: they reduce consumption and investment, so AD falls. They can be changed quickly, and because many loans have variable rates the effect is strong.

The cost is visible in Year 3. Growth fell to ${plain(grown(3), 1)}% and unemployment rose to ${plain(without(3), 1)}%. Households with loans carry most of the burden, and lower investment may reduce future capacity.

Fiscal policy could reduce AD as well, but higher taxes need more time and are unpopular. Supply-side measures such as better ${v.ports} lower the pressure on prices without a loss of output, but only after years.

Since the cause was excess demand and quick action was needed, higher interest rates were the best main policy, provided that they were not raised too far. To keep inflation low in the long run, Country X also needs more capacity.`,
          solution:
            'Up to four marks for how higher rates work, what they cost, and at least one alternative. Up to two for evaluation: cause of inflation, time, size, and a judgement. In a diagram AD shifts left on the steep part of AS: the price level is lower than it would have been, and real output is lower too.',
        }),
      },
    }
  },
  verify: v => ({
    a: (v.loan * (v.rates[2] ?? 0)) / 100 - (v.loan * (v.rates[0] ?? 0)) / 100,
  }),
})
