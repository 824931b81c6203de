import { any, ao3, b1, calculated, written } from '@/lib/exams/authoring/data-response'
import { statements } from '@/lib/exams/authoring/options'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { template } from '@/lib/exams/template'

// 5.2 Fiscal policy, with 4.3, 5.1 and 5.4

const fiscal = template({
  name: 'budget-in-a-recession-data',
  subtopic: '5.2',
  style: 'data',
  tier: null,
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const base = random.pick([15000, 20000, 25000])
    const low = random.pick([8, 10, 12])
    const marginal = random.pick([20, 24, 25, 30])
    const higher = random.pick([36, 40, 45])
    const taxLow = (base * low) / 100
    const taxMiddle = taxLow + (base * marginal) / 100
    const v = {
      incomeTax: random.int(52, 68),
      salesTax: random.int(40, 55),
      profitTax: random.int(18, 28),
      wages: random.int(62, 74),
      transfers: random.int(44, 54),
      capital: random.int(14, 22),
      interest: random.int(8, 14),
      base,
      marginal,
      taxes: [taxLow, taxMiddle, taxMiddle + (2 * base * higher) / 100],
      growth: random.step(1.2, 2.8, 0.2),
      jobless: random.step(8.2, 10.6, 0.2),
      inflation: random.step(1.6, 2.2, 0.2),
      debt: random.int(38, 62),
      places: random.step(40, 90, 10),
    }
    const deficit = v.wages + v.transfers + v.capital + v.interest - v.incomeTax - v.salesTax - v.profitTax
    return deficit >= 8 && deficit <= 30 ? v : null
  },
  make: v => {
    const revenue = v.incomeTax + v.salesTax + v.profitTax
    const spending = v.wages + v.transfers + v.capital + v.interest
    const deficit = spending - revenue
    const income = (step: number) => v.base * 2 ** step
    const tax = (step: number) => v.taxes[step] ?? 0
    const average = (step: number) => plain(clean((tax(step) / income(step)) * 100))
    return {
      stem: `**A budget in a recession**

Real GDP in Country X fell by ${plain(v.growth, 1)}% last year. The unemployment rate rose to ${plain(v.jobless, 1)}%, while inflation was ${plain(v.inflation, 1)}%. The government aims at inflation of 2%, unemployment below 5% and growth of 3% a year. Many factories have machines that are not in use.

The table shows the government’s budget for last year. The national debt is equal to ${v.debt}% of GDP. A worker with an income of ${money(income(0))} a year pays ${money(tax(0))} in income tax. With an income of ${money(income(1))} the tax is ${money(tax(1))}, and with ${money(income(2))} it is ${money(tax(2))}.

The finance minister proposes to cut income tax and to build more roads at once. A member of parliament prefers to spend the same sum on ${v.places} thousand new places in two-year training courses, because firms report that they cannot find enough electricians and programmers.`,
      table: {
        caption: 'Budget of the government of Country X (\\$ billion)',
        head: ['Revenue', '\\$ billion', 'Spending', '\\$ billion'],
        rows: [
          ['Income tax', plain(v.incomeTax), 'Wages and other current spending', plain(v.wages)],
          ['Sales tax', plain(v.salesTax), 'Transfer payments', plain(v.transfers)],
          ['Tax on profits', plain(v.profitTax), 'Capital spending', plain(v.capital)],
          ['', '', 'Interest on the national debt', plain(v.interest)],
        ],
      },
      parts: [
        calculated({
          label: 'a',
          prompt: 'Calculate the budget deficit, in \\$ billion.',
          subtopic: '5.2',
          answer: deficit,
          unit: '',
          method: `revenue \\$${plain(revenue)} billion and spending \\$${plain(spending)} billion`,
          result: `\\$${plain(deficit)} billion`,
          solution: `Revenue: ${plain(v.incomeTax)} + ${plain(v.salesTax)} + ${plain(v.profitTax)} = ${plain(revenue)}. Spending: ${plain(v.wages)} + ${plain(v.transfers)} + ${plain(v.capital)} + ${plain(v.interest)} = ${plain(spending)}. Spending exceeds revenue by \\$${plain(deficit)} billion: this is the deficit.`,
        }),
        calculated({
          label: 'b',
          prompt: `Calculate the marginal rate of income tax when income rises from ${money(income(0))} to ${money(income(1))} a year.`,
          subtopic: '5.2',
          answer: v.marginal,
          unit: '%',
          method: `change in tax ÷ change in income = ${plain(tax(1) - tax(0))} ÷ ${plain(v.base)}`,
          result: `${plain(v.marginal)}%`,
          solution: `The marginal rate is the change in tax divided by the change in income: (${plain(tax(1))} − ${plain(tax(0))}) ÷ (${plain(income(1))} − ${plain(income(0))}) × 100 = ${plain(v.marginal)}%. Tax divided by income would be the average rate.`,
        }),
        {
          kind: 'choice',
          label: 'c',
          prompt: 'Which statement about the income tax of Country X is correct?',
          command: 'Identify',
          subtopic: '5.2',
          objective: 'AO2',
          marks: 1,
          scheme: b1('it is progressive, because the average rate rises with income'),
          ...statements('It is progressive, because the average rate of tax rises with income.', [
            [
              'It is proportional, because everybody has to pay it.',
              'You took proportional to mean that all pay. It means that all pay the same percentage of their income.',
            ],
            [
              'It is regressive, because the average rate of tax falls with income.',
              'You read the rates the wrong way round. Divide the tax by the income for each worker.',
            ],
            [
              'It is regressive, because it leaves people with less income to spend.',
              'You took regressive to mean a burden. It says how the percentage paid changes with income.',
            ],
          ]),
          solution: `The average rates are ${average(0)}%, ${average(1)}% and ${average(2)}%. The percentage of income that is paid rises with income, so the tax is progressive. That the tax itself rises with income would not be enough.`,
        },
        written({
          label: 'd',
          prompt: 'Explain the difference between the budget deficit and the national debt.',
          command: 'Explain',
          subtopic: '5.2',
          objective: 'AO1',
          marks: 2,
          scheme: b1(
            'the deficit is a flow: the amount by which government spending exceeds revenue in one year',
            'the national debt is a stock: the total of past government borrowing that has not been repaid (each deficit adds to it)',
          ),
          modelAnswer: `The budget deficit is the amount by which government spending is greater than revenue in one year, here \\$${plain(deficit)} billion. The national debt is the total that the government has borrowed in the past and not yet repaid. Each year’s deficit adds to it.`,
          solution: 'One mark for each meaning. A deficit belongs to a year, a debt to a moment.',
        }),
        written({
          label: 'e',
          prompt:
            'Explain which of the government’s three macroeconomic objectives were reached last year and which were not.',
          command: 'Explain',
          subtopic: '5.1',
          objective: 'AO2',
          marks: 3,
          scheme: b1(
            `price stability: inflation of ${plain(v.inflation, 1)}% was low and ${v.inflation === 2 ? 'equal' : 'close'} to the aim of 2%, so it was reached (or nearly reached)`,
            `low unemployment: ${plain(v.jobless, 1)}% against an aim of below 5%, so it was not reached`,
            `economic growth: real GDP fell by ${plain(v.growth, 1)}% against an aim of a rise of 3%, so it was not reached`,
          ),
          modelAnswer: `Price stability was reached, at least nearly: inflation of ${plain(v.inflation, 1)}% was low and ${v.inflation === 2 ? 'equal' : 'close'} to the aim of 2%. Low unemployment was not reached, since the rate was ${plain(v.jobless, 1)}% and the aim is less than 5%. Economic growth was not reached either: instead of rising by 3%, real GDP fell by ${plain(v.growth, 1)}%.`,
          solution: 'One mark for each objective, compared with its aim by figures from the text.',
        }),
        written({
          label: 'f',
          prompt:
            'Explain, with the help of an AD/AS diagram, how the finance minister’s proposal would affect real output and employment, and consider whether the price level would rise by much.',
          command: 'Explain',
          subtopic: '4.3',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...b1(
              'a cut in income tax raises disposable income and so consumption (C); more roads raise government spending (G)',
              'diagram with labelled axes, AD and AS: AD shifts to the right',
              'real output rises, and employment with it, because firms need more workers to produce more',
            ),
            ...ao3(
              1,
              'with much spare capacity (unused machines, high unemployment) AS is nearly flat, so the price level rises little',
              'it depends on how near the economy is to full capacity, or on how far AD shifts: people may save part of the tax cut',
            ),
          ],
          modelAnswer: `A cut in income tax leaves households with more disposable income, so consumption rises. The new roads raise government spending. Both are parts of AD, so in a diagram with the price level on the vertical and real output on the horizontal axis, AD shifts to the right. Real output rises from Y₁ to Y₂. To produce more, firms hire more workers, and employment rises.

The price level rises from P₁ to P₂. The rise is likely to be small, since many machines are unused and ${plain(v.jobless, 1)}% of the labour force have no job. Firms can produce more without a large increase in costs, so AS is nearly flat at this level of output.`,
          solution:
            'Diagram: AD₁ to AD₂ on the right along an AS curve that is flat at low output; the movement is mainly in Y. One mark for C and G, one for the diagram, one for output and employment; one for the judgement on prices with a reason.',
        }),
        written({
          label: 'g',
          prompt:
            'Assess whether the training courses would be a better use of the money than the finance minister’s proposal to reduce unemployment in Country X.',
          command: 'Assess',
          subtopic: '5.4',
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              'training raises the skills of workers (human capital) and productivity, so LRAS shifts to the right: supply-side policy',
              'it reduces structural unemployment: firms cannot find electricians and programmers although many are out of work',
              'growth is possible without inflation',
              'but it takes two years or more, costs much, and trained workers find jobs only if there is demand for them',
              'tax cuts and road building raise AD soon and so reduce cyclical unemployment',
              'but part of the tax cut may be saved or spent on imports, and the effect may end when the spending ends',
            ),
            ...ao3(
              2,
              'it depends on the cause of unemployment: falling real GDP suggests that much of it is cyclical; the unfilled jobs suggest that some is structural',
              'it depends on the time considered: fiscal expansion for now, training for later',
              'the two are not exclusive: roads and training both raise AD at once and LRAS later; or the size of the debt limits both',
              'a judgement that follows from the argument',
            ),
          ],
          modelAnswer: `Training is a supply-side policy. It raises the skills of workers, so productivity grows and LRAS shifts to the right. Firms cannot find electricians and programmers although ${plain(v.jobless, 1)}% of the labour force are unemployed, which shows that part of the unemployment is structural. Training would reduce this part, and output could grow without inflation. But the courses last two years, and trained people find work only if firms have customers.

The minister’s proposal raises consumption and government spending soon. AD shifts to the right, and firms hire workers for the machines that are not in use. However, households may save part of the tax cut or spend it on imports, and the effect may not last.

Which is better depends on the cause of unemployment. Real GDP has fallen, so most of it seems to be cyclical, and a policy that takes two years is too slow. At present the minister’s proposal is therefore better, above all the roads, which add to capacity as well. As the economy recovers, money should move to training.`,
          solution:
            'Up to four marks for how each policy works and its limits; one policy alone earns at most three of them. Up to two for evaluation: type of unemployment, time lags, cost, and a judgement between the two.',
        }),
      ],
    }
  },
  verify: v => ({
    a: -(v.incomeTax - v.wages + v.salesTax - v.transfers + v.profitTax - v.capital - v.interest),
    b: (((v.taxes[1] ?? 0) - (v.taxes[0] ?? 0)) / (2 * v.base - v.base)) * 100,
  }),
})

// 5.3 Monetary policy, with 5.1 and 5.4

const monetary = template({
  name: 'rising-interest-rates-data',
  subtopic: '5.3',
  style: 'data',
  tier: null,
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        calculated({
          label: 'a',
          prompt: `A household has a loan of ${money(v.loan)} with a variable interest rate. Calculate how much more interest it pays for a year at the rate of Year 3 than at the rate of Year 1.`,
          subtopic: '5.3',
          answer: extra,
          unit: '$',
          method: `rise in the rate: ${plain(rate(3), 1)} − ${plain(rate(1), 1)} = ${plain(rise, 1)} percentage points (or interest in both years)`,
          result: money(extra),
          solution: `The rates of the banks rose by as much as the central bank’s, ${plain(rise, 1)} percentage points. ${plain(rise, 1)}% of ${money(v.loan)} is ${money(extra)} a year. This sum can no longer be spent on other things.`,
        }),
        {
          kind: 'choice',
          label: 'b',
          prompt: 'Which of the measures is a credit regulation?',
          command: 'Identify',
          subtopic: '5.3',
          objective: 'AO1',
          marks: 1,
          scheme: b1('the rule on the share of the price that must be paid at once'),
          ...statements(regulation, [
            [
              'The central bank sold government bonds.',
              'You chose a measure that works on the money supply. It sets no rule for lending.',
            ],
            [
              'The central bank raised its interest rate.',
              'You chose a change in the price of borrowing. A regulation is a rule on who may borrow how much.',
            ],
            [
              `The government spent less on ${v.spending}.`,
              'You chose fiscal policy: a change in government spending.',
            ],
          ]),
          solution:
            'A credit regulation is a rule that limits lending, such as a minimum payment by the buyer. Interest rates and bond sales are the other two tools of monetary policy. Government spending belongs to fiscal policy.',
        },
        written({
          label: 'c',
          prompt: 'Explain what is meant by price stability and whether Country X had reached it by Year 3.',
          command: 'Explain',
          subtopic: '5.1',
          objective: 'AO1',
          marks: 2,
          scheme: b1(
            'price stability: a low and steady rate of inflation (not: no change in prices)',
            `not reached: inflation of ${plain(price(3), 1)}% is still above the aim of ${v.target} / it changed a lot, from ${plain(price(1), 1)}% to ${plain(price(2), 1)}% and ${plain(price(3), 1)}%`,
          ),
          modelAnswer: `Price stability means a low and steady rate of inflation. Country X had not reached it by Year 3. Inflation was lower than in Year 2, but at ${plain(price(3), 1)}% it was still above the aim of ${v.target}.`,
          solution:
            'One mark for the meaning, one for the comparison with the aim or for the changes in the rate.',
        }),
        written({
          label: 'd',
          prompt: `Explain how better ${v.ports} could shift the long-run aggregate supply (LRAS) curve of Country X.`,
          command: 'Explain',
          subtopic: '5.4',
          objective: 'AO2',
          marks: 2,
          scheme: b1(
            `${v.ports} are infrastructure (capital) that firms use: with better ones production and transport become faster or cheaper, so productivity rises`,
            'the productive capacity of the economy grows, so LRAS shifts to the right',
          ),
          modelAnswer: `Better ${v.ports} are an improvement of infrastructure, which firms use in production. Less time is lost, so the same resources produce more: productivity rises. The productive capacity of the economy grows, and LRAS shifts to the right.`,
          solution:
            'One mark for the effect on productivity, one for capacity and the direction of the shift.',
        }),
        written({
          label: 'e',
          prompt:
            'Explain how the rise in the interest rate is likely to affect the exchange rate of Country X.',
          command: 'Explain',
          subtopic: '5.3',
          objective: 'AO2',
          marks: 3,
          scheme: b1(
            'saving in Country X earns more than before, compared with other countries, so foreign savings (hot money) flow in',
            'demand for the currency rises (accept also: its supply falls, as fewer savings leave or fewer imports are bought)',
            'with a floating rate the currency appreciates',
          ),
          modelAnswer:
            'When the interest rate rises, saving in Country X earns more compared with other countries. Foreign savers move money into its banks and have to buy its currency, so the demand for the currency rises. Savers at home keep more money in the country, so the supply falls. If the exchange rate is floating, the currency appreciates.',
          solution:
            'The chain has three links: higher reward for saving, higher demand for the currency, appreciation. It holds ceteris paribus: if other countries raise their rates as well, nothing may happen.',
        }),
        written({
          label: 'f',
          prompt:
            'Explain how the rise in the interest rate could have reduced inflation, and comment on whether the table proves that it did.',
          command: 'Explain',
          subtopic: '5.3',
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
        written({
          label: 'g',
          prompt:
            'Assess whether higher interest rates were the best policy to reduce inflation in Country X.',
          command: 'Assess',
          subtopic: '5.3',
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
      ],
    }
  },
  verify: v => ({
    a: (v.loan * (v.rates[2] ?? 0)) / 100 - (v.loan * (v.rates[0] ?? 0)) / 100,
  }),
})

export const templates = [fiscal, monetary]
