import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'

const { question, templates } = questionsOf('data', '5.2', { calculator: 'needed' })

export { templates }

question('budget-in-a-recession-data', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const v = {
      incomeTax: random.int(52, 68),
      salesTax: random.int(40, 55),
      profitTax: random.int(18, 28),
      wages: random.int(62, 74),
      transfers: random.int(44, 54),
      capital: random.int(14, 22),
      interest: random.int(8, 14),
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
    return {
      stem: `**A budget in a recession**

Real GDP in Country X fell by ${plain(v.growth, 1)}% last year. The unemployment rate rose to ${plain(v.jobless, 1)}%, while inflation was ${plain(v.inflation, 1)}%. The government aims at inflation of 2%, unemployment below 5% and growth of 3% a year. Many factories have machines that are not in use.

The table shows the government’s budget for last year. The national debt is equal to ${v.debt}% of GDP.

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
        b: weighed({
          prompt:
            'Explain which of the government’s three macroeconomic objectives were reached last year and which were not, and consider which failure was the more serious.',
          subtopic: '5.1',
          marks: 4,
          AO1: [
            'the three objectives: price stability, low unemployment, economic growth (all three identified)',
          ],
          AO2: [
            `price stability was reached (or nearly reached): inflation of ${plain(v.inflation, 1)}% was ${v.inflation === 2 ? 'equal' : 'close'} to the aim of 2%`,
            `low unemployment and growth were not reached: ${plain(v.jobless, 1)}% against an aim of below 5%, and a fall in real GDP of ${plain(v.growth, 1)}% against an aim of a rise of 3%`,
          ],
          AO3: [
            'unemployment was the more serious: people lose income and skills, and it often lasts longer than the fall in output',
            'the fall in real GDP was the more serious: it is the cause of much of the unemployment and lowers tax revenue',
          ],
          modelAnswer: `Of the three objectives, price stability was reached, at least nearly: inflation of ${plain(v.inflation, 1)}% was ${v.inflation === 2 ? 'equal' : 'close'} to the aim of 2%. Low unemployment was not reached, since the rate was ${plain(v.jobless, 1)}% and the aim is less than 5%. Economic growth was not reached either: instead of rising by 3%, real GDP fell by ${plain(v.growth, 1)}%. The fall in real GDP was the more serious failure, because firms that produce less dismiss workers, so it is a cause of the unemployment as well.`,
          solution:
            'Compare each figure with its aim. The last mark is for a choice between the two failures with a reason; either can be defended.',
        }),
        c: weighed({
          prompt:
            'Explain, with the help of an AD/AS diagram, how the finance minister’s proposal would affect real output and employment, and consider whether the price level would rise by much.',
          subtopic: '4.3',
          marks: 4,
          AO1: ['diagram with labelled axes, AD and AS: AD shifts to the right'],
          AO2: [
            'a cut in income tax raises disposable income and so consumption (C); more roads raise government spending (G)',
            'real output rises, and employment with it, because firms need more workers to produce more',
          ],
          AO3: [
            'with much spare capacity (unused machines, high unemployment) AS is nearly flat, so the price level rises little',
            'it depends on how near the economy is to full capacity, or on how far AD shifts: people may save part of the tax cut',
          ],
          modelAnswer: `A cut in income tax leaves households with more disposable income, so consumption rises. The new roads raise government spending. Both are parts of AD, so in a diagram with the price level on the vertical and real output on the horizontal axis, AD shifts to the right. Real output rises from Y₁ to Y₂. To produce more, firms hire more workers, and employment rises.

The price level rises from P₁ to P₂. The rise is likely to be small, since many machines are unused and ${plain(v.jobless, 1)}% of the labour force have no job. Firms can produce more without a large increase in costs, so AS is nearly flat at this level of output.`,
          solution:
            'Diagram: AD₁ to AD₂ on the right along an AS curve that is flat at low output; the movement is mainly in Y. One mark for the diagram, one for C and G, one for output and employment; one for the judgement on prices with a reason.',
        }),
        d: weighed({
          prompt:
            'Assess whether the national debt should keep the government from carrying out the finance minister’s proposal.',
          objective: 'AO3',
          marks: 4,
          AO1: [
            'the national debt is the total of past government borrowing that has not been repaid; each year’s deficit adds to it',
          ],
          AO2: [
            `for: a larger deficit adds to a debt of ${v.debt}% of GDP, and interest, already \\$${plain(v.interest)} billion, leaves less for other spending or means higher taxes later`,
            'against: higher output and employment raise tax revenue and reduce spending on benefits, so part of the cost comes back',
          ],
          AO3: [
            'it depends on what is paid for: roads raise capacity and help to repay the debt, tax cuts may be saved',
            `interest is ${plain(roundTo((v.interest / revenue) * 100, 0))}% of revenue, so the debt ${v.interest / revenue < 0.1 ? 'is no great burden yet' : 'is a burden, but one that can be borne'}; in a recession the proposal can be defended`,
            'it depends on the rate of interest and on whether lenders expect the debt to be repaid',
          ],
          modelAnswer: `The national debt is the total that the government has borrowed and not yet repaid. The proposal makes the deficit larger, so the debt of ${v.debt}% of GDP rises. Interest already costs \\$${plain(v.interest)} billion a year, money that cannot be spent on other things. However, higher output raises tax revenue, and fewer people need benefits, so that part of the cost comes back. Interest takes ${plain(roundTo((v.interest / revenue) * 100, 0))}% of revenue, which can be borne. In a recession the debt should therefore not keep the government from acting, above all from building roads, which raise capacity.`,
          solution:
            'A deficit belongs to a year, a debt to a moment. One mark for the meaning, one for each side, one for a judgement with a reason.',
        }),
        e: weighed({
          prompt:
            'Assess whether the training courses would be a better use of the money than the finance minister’s proposal to reduce unemployment in Country X.',
          subtopic: '5.4',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'training raises the skills of workers (human capital) and productivity, so LRAS shifts to the right: supply-side policy',
            'tax cuts and road building raise AD: expansionary fiscal policy',
          ],
          AO2: [
            'training reduces structural unemployment: firms cannot find electricians and programmers although many are out of work',
            'training takes two years or more, and trained workers find jobs only if there is demand for them',
            'higher AD reduces cyclical unemployment soon: firms hire workers for the machines that are not in use',
            'part of the tax cut may be saved or spent on imports, and the effect may end when the spending ends',
          ],
          AO3: [
            'it depends on the cause of unemployment: falling real GDP suggests that much of it is cyclical; the unfilled jobs suggest that some is structural',
            'it depends on the time considered: fiscal expansion for now, training for later',
            'the two are not exclusive: roads and training both raise AD at once and LRAS later; or the size of the debt limits both',
            'a judgement that follows from the argument',
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
  }),
})
