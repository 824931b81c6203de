import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('data', '9.4', { calculator: 'needed' })

export { templates }

question('inflation-and-interest-rates-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const v = {
      inflation: [
        random.step(2, 2.8, 0.2),
        random.step(5, 6.4, 0.2),
        random.step(9, 11, 0.2),
        random.step(4, 5.2, 0.2),
      ] as const,
      interest: [1, random.step(1.5, 2, 0.25), random.step(5, 6, 0.25), random.step(7, 8, 0.25)] as const,
      money: [random.step(300, 360, 20), random.step(480, 540, 20)] as const, // $ billion in Years 1 and 4
      velocity: [random.step(2.4, 2.8, 0.1), random.step(2.1, 2.3, 0.1)] as const,
      jobless: [random.step(4.6, 5.2, 0.2), random.step(6.8, 8, 0.2)] as const,
      oil: [random.step(60, 70, 5), random.step(110, 130, 5), random.step(70, 80, 5)] as const, // dollars, Years 1, 3, 4
      profits: random.int(20, 35),
      variable: random.int(55, 75), // per cent of loans for homes
    }
    const output = v.money.map((each, at) => clean(each * (v.velocity[at] ?? 1)))
    // Real GDP in Year 4 has hardly changed since Year 1: the rest of the rise is in prices.
    const prices = v.inflation.slice(1).reduce((level, each) => level * (1 + each / 100), 1)
    const real = (output[1] ?? 0) / (output[0] ?? 1) / prices
    return output.every(each => Number.isInteger(each)) && real > 0.98 && real < 1.06
      ? { ...v, output }
      : null
  },
  make: v => {
    const [moneyFirst, moneyLast] = v.money
    const velocity = v.velocity[1]
    const growth = roundTo((moneyLast / moneyFirst - 1) * 100, 0)
    const [, , peak, now] = v.inflation
    return {
      stem: `**Country X fights inflation**

*Extract 1: four years*

In Year 2 the government of Country X had a large budget deficit. A good part of it was financed by selling bonds to the central bank. The banks, which held more reserves than they needed, lent freely. At the same time the world price of oil rose, from \\$${v.oil[0]} a barrel in Year 1 to \\$${v.oil[1]} in Year 3. Country X imports all of its oil. The chart shows inflation and the interest rate that the central bank sets; it aims at inflation of 2%. The table gives some other figures.

In Year 3 the central bank raised its interest rate steeply, and in Year 4 again. In Year 4 inflation fell, and so did the price of oil, to \\$${v.oil[2]}.

*Extract 2: enough, or too much?*

“High interest rates have brought inflation down,” the governor of the central bank said, “and we shall keep them until it is back at 2%.” Trade unions blame the bank for the loss of jobs. Builders have stopped work on thousands of flats, because buyers cannot afford loans. About ${v.variable}% of all loans for homes in Country X have an interest rate that changes with that of the central bank. Households with savings, on the other hand, receive more interest than before.

Commercial banks have used the higher rates to widen the gap between what they charge for loans and what they pay for deposits; their profits rose by ${v.profits}%. They lend less, as they are afraid that loans will not be repaid. An economist at a university expects inflation to fall to 2% within a year even if the interest rate is lowered, because of cheaper oil. A survey in which people are asked what inflation they expect is made only every two years; the last one dates from Year 3. The exchange rate of the currency of Country X rose in Year 4; the bank’s report does not say by how much.`,
      figure: chartFigure(
        {
          name: 'the-macroeconomy-a-level/inflation-and-interest-rate',
          title: 'Inflation and interest rate in Country X',
        },
        barChart({
          categories: ['Year 1', 'Year 2', 'Year 3', 'Year 4'],
          values: [
            { name: 'inflation', values: v.inflation },
            { name: 'interest rate', values: v.interest },
          ],
          yLabel: 'Per cent',
          yEvery: 2,
          yMax: 12,
        }),
      ),
      table: {
        caption: 'Country X',
        head: ['', 'Year 1', 'Year 4'],
        rows: [
          ['Money supply, *M* (\\$ billion)', ...v.money.map(each => plain(each))],
          ['GDP at current prices, *PT* (\\$ billion)', ...v.output.map(each => plain(each))],
          ['Unemployment rate (%)', ...v.jobless.map(each => plain(each, 1))],
        ],
      },
      parts: {
        a: calculated({
          prompt: 'Calculate the velocity of circulation of money in Year 4.',
          answer: velocity,
          unit: '',
          method: `*V* = *PT* ÷ *M*: ${plain(v.output[1] ?? 0)} ÷ ${plain(moneyLast)}`,
          result: plain(velocity, 1),
          solution: `From *MV* = *PT*, *V* = *PT* ÷ *M* = ${plain(v.output[1] ?? 0)} ÷ ${plain(moneyLast)} = ${plain(velocity, 1)}. On average each dollar was spent ${plain(velocity, 1)} times in the year. It is a pure number.`,
        }),
        b: weighed({
          prompt:
            'Explain how the way in which the budget deficit was financed in Year 2 could raise the money supply, and consider whether the quantity theory explains the inflation in Country X.',
          marks: 4,
          AO1: [
            'quantity theory: *MV* = *PT*; with *V* and *T* constant, a rise in *M* raises *P* in the same proportion',
          ],
          AO2: [
            'the central bank pays for the bonds with new money, which reaches the accounts of those to whom the government pays it',
            'the banks’ reserves rise, so they can lend a multiple of them (credit creation, bank credit multiplier)',
          ],
          AO3: [
            `only in part: the money supply grew by ${growth}%, but *V* was not constant; it fell from ${plain(v.velocity[0], 1)} to ${plain(velocity, 1)}`,
            'not alone: the price of oil rose in the same years, so part of the inflation was cost-push',
          ],
          modelAnswer: `The central bank bought government bonds with newly created money. The government spent it, so it reached the accounts of firms and households at commercial banks. The banks’ reserves rose, and they could lend a multiple of them: credit creation raised the money supply further.

By the quantity theory, *MV* = *PT*, a rise in *M* raises *P* in the same proportion if *V* and *T* are constant. *M* rose by ${growth}%, so the theory explains part of the inflation. But *V* was not constant: it fell from ${plain(v.velocity[0], 1)} to ${plain(velocity, 1)}. Oil became dearer too, so part of the inflation was cost-push.`,
          solution: `One mark for the theory, two for the chain from bonds to new money and to credit creation, one for a judgement: *V* fell (${plain(v.output[0] ?? 0)} ÷ ${plain(moneyFirst)} = ${plain(v.velocity[0], 1)} in Year 1), and oil was a cause as well.`,
        }),
        c: weighed({
          prompt:
            'Explain, with the help of an AD/AS diagram, how a higher interest rate could lower inflation in Country X, and consider how effective it is when the cause of inflation is a higher price of oil.',
          subtopic: '10.3',
          marks: 6,
          AO1: [
            'a higher interest rate is contractionary (tight) monetary policy: borrowing is dearer and saving more attractive',
            'diagram with labelled axes: AD shifts to the left (or to the right by less than before), price level and real output lower',
          ],
          AO2: [
            `consumption falls: ${v.variable}% of loans for homes cost more at once, so households have less to spend; saving rises`,
            'investment falls, e.g. builders stop work; with lower AD firms cannot raise prices as fast: less demand-pull inflation',
            'hot money raises the exchange rate: imports, oil included, are cheaper, and exports fall',
          ],
          AO3: [
            'dear oil shifts SRAS to the left: lower AD then reduces the price level only at the cost of a further fall in output and more unemployment',
            'it does not touch the cause, the world price of oil, but it may hinder a second round of higher wages and prices (expectations)',
            'it is partly effective, since the exchange rate rises and makes oil cheaper, and since part of the inflation was demand-pull',
          ],
          modelAnswer: `A higher interest rate is a tight monetary policy: borrowing becomes dearer and saving more attractive. Households with loans at a variable rate, ${v.variable}% of all loans for homes, pay more and spend less on other things. Firms invest less, as the stopped building sites show. In my diagram, with the price level on the vertical and real output on the horizontal axis, AD shifts to the left from AD₁ to AD₂. The price level falls from P₁ to P₂ (or rises less than it would have done), and real output from Y₁ to Y₂.

Where dear oil is the cause, SRAS has shifted to the left: prices rise while output falls. Lower AD holds prices down, but output falls further and unemployment rises. The interest rate cannot change the world price of oil, so it is less effective than against demand-pull inflation. It is not useless, however: hot money flows in and the currency rises, which makes imported oil cheaper, and workers who trust the bank will demand lower wage rises.`,
          solution:
            'Two marks for the policy and the diagram, two for developed channels (consumption, investment, exchange rate), two for judging it against cost-push inflation.',
        }),
        d: weighed({
          prompt:
            'Assess whether the evidence is sufficient to support the governor’s view that high interest rates should be kept until inflation is back at 2%.',
          subtopic: '10.3',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'objectives conflict: lower inflation may be paid for by higher unemployment (short-run Phillips curve) and lower growth',
            'real interest rate = nominal rate less inflation; or: monetary policy works with a time lag of one year or more',
          ],
          AO2: [
            `for: inflation fell from ${plain(peak, 1)}% to ${plain(now, 1)}% after the rise in interest rates, and is still above 2%`,
            'for: if the bank gives way too soon, people expect higher inflation, and wages and prices rise again (credibility)',
            `against: unemployment rose from ${plain(v.jobless[0], 1)}% to ${plain(v.jobless[1], 1)}%, building has stopped, and lower investment harms growth in the future`,
            `against: the fall in oil from \\$${v.oil[1]} to \\$${v.oil[2]} lowers inflation without high interest rates; as inflation falls the real rate rises: policy becomes tighter by itself`,
          ],
          AO3: [
            `two things changed at once (interest and oil), so the fall to ${plain(now, 1)}% does not show which was the cause; the rise of the currency is not measured`,
            'evidence is missing or old: expected inflation was asked in Year 3 only; nothing on wages or on spare capacity',
            'unemployment is given for Years 1 and 4 only, so jobs may have been lost through dear oil before interest rates rose',
            'one year is too short, given the lags; the economist’s forecast is an opinion, and the governor judges the bank’s own policy',
            'a judgement on sufficiency that follows from the argument, e.g. enough for keeping rates above normal for now, not for a rule “until 2%”',
          ],
          modelAnswer: `The governor puts price stability first. In the short run this may conflict with low unemployment, as the short-run Phillips curve shows. Monetary policy also works with a lag, so the effect of rates that were raised in Year 3 is not over.

Some evidence supports this view. Inflation fell from ${plain(peak, 1)}% to ${plain(now, 1)}% after the rate had been raised, and it is still above 2%. If the bank gave way now, people might expect higher inflation again, and workers would demand higher wages. But there is evidence against it. Unemployment rose from ${plain(v.jobless[0], 1)}% to ${plain(v.jobless[1], 1)}%, and builders have stopped work, so there will be fewer flats in the future. Oil fell from \\$${v.oil[1]} to \\$${v.oil[2]}, which lowers costs and so inflation whatever the bank does. As inflation falls, the real interest rate rises, so an unchanged rate becomes tighter.

The main weakness is that the interest rate and the price of oil changed in the same year. We cannot tell which of them lowered inflation. By how much the currency rose, which also makes imports cheaper, is not given. The only survey of expectations is from Year 3, before inflation fell, although the fear of higher expectations is the best argument for the governor’s view. There are no figures for wages or spare capacity, and unemployment is given for two years only, so dear oil may have cost jobs before interest rates rose. The economist’s forecast is one opinion, and the governor is judging the bank’s own policy.

I conclude that the evidence is sufficient for caution, as ${plain(now, 1)}% is well above the aim. It is not sufficient for the view that rates must stay high until inflation is 2%: with the lags, this could be too long and cost jobs for nothing.`,
          solution:
            'Up to two marks for the conflict of objectives, lags or real rates, up to three for evidence used on both sides, up to three for its quality and a conclusion on sufficiency. Without a word on sufficiency at most one mark of evaluation.',
        }),
      },
    }
  },
  verify: v => {
    // The number of times that the money has to be spent to buy the whole of GDP, counted in tenths.
    let tenths = 0
    for (let bought = 0; bought < (v.output[1] ?? 0) - 1e-6; bought += v.money[1] / 10) tenths += 1
    return { a: tenths / 10 }
  },
})
