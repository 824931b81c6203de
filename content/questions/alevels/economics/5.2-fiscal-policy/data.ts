import { ask } from '@/lib/exams/authoring/ask'
import { calculated, written } from '@/lib/exams/authoring/data-response'
import { any, ao3 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '5.2', { calculator: 'needed' })

export { templates }

question('budget-in-a-recession-data', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
      parts: {
        a: calculated({
          prompt: 'Calculate the budget deficit, in \\$ billion.',
          answer: deficit,
          unit: '',
          method: `revenue \\$${plain(revenue)} billion and spending \\$${plain(spending)} billion`,
          result: `\\$${plain(deficit)} billion`,
          solution: `Revenue: ${plain(v.incomeTax)} + ${plain(v.salesTax)} + ${plain(v.profitTax)} = ${plain(revenue)}. Spending: ${plain(v.wages)} + ${plain(v.transfers)} + ${plain(v.capital)} + ${plain(v.interest)} = ${plain(spending)}. Spending exceeds revenue by \\$${plain(deficit)} billion: this is the deficit.`,
        }),
        b: calculated({
          prompt: `Calculate the marginal rate of income tax when income rises from ${money(income(0))} to ${money(income(1))} a year.`,
          answer: v.marginal,
          unit: '%',
          method: `change in tax ÷ change in income = ${plain(tax(1) - tax(0))} ÷ ${plain(v.base)}`,
          result: `${plain(v.marginal)}%`,
          solution: `The marginal rate is the change in tax divided by the change in income: (${plain(tax(1))} − ${plain(tax(0))}) ÷ (${plain(income(1))} − ${plain(income(0))}) × 100 = ${plain(v.marginal)}%. Tax divided by income would be the average rate.`,
        }),
        c: ask.choice({
          prompt: 'Which statement about the income tax of Country X is correct?',
          objective: 'AO2',
          scheme: ['it is progressive, because the average rate rises with income'],
          solution: `The average rates are ${average(0)}%, ${average(1)}% and ${average(2)}%. The percentage of income that is paid rises with income, so the tax is progressive. That the tax itself rises with income would not be enough.`,
          right: 'It is progressive, because the average rate of tax rises with income.',
          wrong: {
            'It is proportional, because everybody has to pay it.':
              'You took proportional to mean that all pay. It means that all pay the same percentage of their income.',
            'It is regressive, because the average rate of tax falls with income.':
              'You read the rates the wrong way round. Divide the tax by the income for each worker.',
            'It is regressive, because it leaves people with less income to spend.':
              'You took regressive to mean a burden. It says how the percentage paid changes with income.',
          },
        }),
        d: written({
          prompt: 'Explain the difference between the budget deficit and the national debt.',
          scheme: [
            'the deficit is a flow: the amount by which government spending exceeds revenue in one year',
            'the national debt is a stock: the total of past government borrowing that has not been repaid (each deficit adds to it)',
          ],
          modelAnswer: `The budget deficit is the amount by which government spending is greater than revenue in one year, here \\$${plain(deficit)} billion. The national debt is the total that the government has borrowed in the past and not yet repaid. Each year’s deficit adds to it.`,
          solution: 'One mark for each meaning. A deficit belongs to a year, a debt to a moment.',
        }),
        e: written({
          prompt:
            'Explain which of the government’s three macroeconomic objectives were reached last year and which were not.',
          subtopic: '5.1',
          objective: 'AO2',
          scheme: [
            `price stability: inflation of ${plain(v.inflation, 1)}% was low and ${v.inflation === 2 ? 'equal' : 'close'} to the aim of 2%, so it was reached (or nearly reached)`,
            `low unemployment: ${plain(v.jobless, 1)}% against an aim of below 5%, so it was not reached`,
            `economic growth: real GDP fell by ${plain(v.growth, 1)}% against an aim of a rise of 3%, so it was not reached`,
          ],
          modelAnswer: `Price stability was reached, at least nearly: inflation of ${plain(v.inflation, 1)}% was low and ${v.inflation === 2 ? 'equal' : 'close'} to the aim of 2%. Low unemployment was not reached, since the rate was ${plain(v.jobless, 1)}% and the aim is less than 5%. Economic growth was not reached either: instead of rising by 3%, real GDP fell by ${plain(v.growth, 1)}%.`,
          solution: 'One mark for each objective, compared with its aim by figures from the text.',
        }),
        f: written({
          prompt:
            'Explain, with the help of an AD/AS diagram, how the finance minister’s proposal would affect real output and employment, and consider whether the price level would rise by much.',
          subtopic: '4.3',
          objective: 'AO2',
          marks: 4,
          scheme: [
            'a cut in income tax raises disposable income and so consumption (C); more roads raise government spending (G)',
            'diagram with labelled axes, AD and AS: AD shifts to the right',
            'real output rises, and employment with it, because firms need more workers to produce more',
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
        g: written({
          prompt:
            'Assess whether the training courses would be a better use of the money than the finance minister’s proposal to reduce unemployment in Country X.',
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
      },
    }
  },
  verify: v => ({
    a: -(v.incomeTax - v.wages + v.salesTax - v.transfers + v.profitTax - v.capital - v.interest),
    b: (((v.taxes[1] ?? 0) - (v.taxes[0] ?? 0)) / (2 * v.base - v.base)) * 100,
  }),
})
