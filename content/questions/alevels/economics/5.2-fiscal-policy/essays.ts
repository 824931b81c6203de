import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '5.2', { calculator: 'needed' })

export { templates }

const CAUSES = [
  {
    cause: 'because households spend much more, largely with borrowed money',
    demand: true,
    judgement:
      'In Country X the cause is a rise in AD that is paid for with loans. A higher interest rate acts exactly on this, so I judge that it is likely to be effective, although it may take a year or more and will cost some output and jobs.',
  },
  {
    cause: 'because the price of imported energy has risen sharply',
    demand: false,
    judgement:
      'In Country X the cause is a rise in costs. A higher interest rate does not produce more energy; it may slow inflation only by a fall in AD on top of the fall in output that dear energy has caused. So I judge that it is not very effective here, apart from the help of a stronger currency.',
  },
]

question('kinds-of-tax-and-raising-the-interest-rate', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({
    ...random.pick(CAUSES),
    low: random.step(16000, 24000, 2000),
    rate: random.pick([5, 8, 10]),
    share: random.pick([50, 60]),
    inflation: random.int(6, 9),
  }),
  make: ({ cause, demand, judgement, low, rate, share, inflation }) => {
    const high = low * 5
    const [lowSpent, highSpent] = [low * 0.9, (high * share) / 100]
    const [lowTax, highTax] = [(lowSpent * rate) / 100, (highSpent * rate) / 100]
    const [lowArt, highArt] = [plain(0.9 * rate), plain((share * rate) / 100)]
    return {
      stem: `The government of Country X plans a sales tax of ${rate}% on all goods and services. The table shows the yearly income and spending (before the tax) of two households.`,
      table: {
        head: ['Household', 'Income', 'Spending before tax'],
        rows: [
          ['A', money(low), money(lowSpent)],
          ['B', money(high), money(highSpent)],
        ],
      },
      parts: {
        a: explainPart({
          prompt:
            'Explain, using the table, the difference between progressive, proportional and regressive taxes, **and** consider whether a sales tax must be regressive.',
          ao1: [
            'A progressive tax takes a larger percentage of income as income rises.',
            'A proportional tax takes the same percentage of all incomes.',
            'A regressive tax takes a smaller percentage of income as income rises.',
          ],
          ao2: [
            `Household A pays ${rate}% of ${money(lowSpent)} = ${money(lowTax)} and household B ${rate}% of ${money(highSpent)} = ${money(highTax)}.`,
            `As average rates of tax on income this is ${lowArt}% for A and ${highArt}% for B.`,
            `So the tax is regressive, although B pays more money: A spends a larger share of its income (90%) than B (${share}%), which can save more.`,
          ],
          ao3: [
            'Comment: it need not be regressive if food and other necessities are free of tax, or if luxuries are taxed at a higher rate.',
            'Judgement: a single rate on everything is usually regressive; what matters for fairness is the whole system of taxes and benefits, and income tax may be progressive enough to balance it.',
          ],
          solution: `The three words are about the **percentage of income**. For A: ${money(lowTax)} ÷ ${money(low)} = ${lowArt}%. For B: ${money(highTax)} ÷ ${money(high)} = ${highArt}%. For AO3 think of a sales tax that leaves out necessities.`,
          modelAnswer: `Taxes can be compared by the percentage of income that they take. A progressive tax takes a larger percentage as income rises; an income tax with rising bands is an example. A proportional tax takes the same percentage of all incomes. A regressive tax takes a smaller percentage as income rises. Income tax is a direct tax, and a sales tax is an indirect tax, because it is placed on spending and collected by sellers.

In the table, household A spends ${money(lowSpent)} and so pays ${money(lowTax)} in sales tax. Household B spends ${money(highSpent)} and pays ${money(highTax)}. B pays more money, but this does not make the tax progressive. The average rate is ${lowArt}% of income for A and only ${highArt}% for B. So the tax is regressive. The reason is that A spends nine tenths of its income, so that nearly all of it is taxed, while B spends ${share}% and can save much of the rest.

However, a sales tax does not have to be regressive. If food, medicines and rent are free of tax, A pays much less. If luxuries are taxed at a higher rate, B pays a larger percentage. The effect also depends on what the revenue is used for and on the other taxes. So I think that a sales tax at one rate on everything is usually regressive, but a government can design it so that it is not.`,
        }),
        b: debatePart({
          command: 'Assess',
          prompt: `Inflation in Country X has risen from 2% to ${inflation}%, mainly ${cause}. Assess whether a rise in the interest rate is likely to be an effective way to reduce inflation in Country X.`,
          subtopic: '5.3',
          sides: [
            [
              'effective',
              [
                'Monetary policy is action, usually by the central bank, on interest rates, the money supply and credit regulations; a higher rate is contractionary.',
                'Consumption and investment fall because borrowing is dearer and saving more rewarding.',
                'Funds from abroad are attracted, the exchange rate rises, exports become dearer and imports cheaper: net exports fall, and imported goods and materials cost less.',
                'AD shifts left (or grows more slowly), so the price level is lower than it would have been.',
              ],
            ],
            [
              'limits and alternatives',
              [
                'Cost-push inflation comes from SRAS shifting left; lower AD does not remove the rise in costs, and output and employment fall further.',
                'Effects take many months, and confidence can outweigh them; people may go on borrowing.',
                'Lower investment reduces productive capacity later; firms and households with debts are hit hard.',
                'Other policies may fit better: higher taxes or less government spending against high AD, supply-side policy against high costs.',
              ],
            ],
          ],
          judgement: [
            `Uses the cause in the question: inflation here is mainly ${demand ? 'demand-pull' : 'cost-push'}, so the policy is ${demand ? 'likely to be effective' : 'less likely to be effective'}.`,
            'Says what else it depends on: size of the rise, confidence, how much people borrow, the reaction of the exchange rate.',
          ],
          solution: `Diagram: price level and real output on the axes; AD shifts left from AD_{1} to AD_{2}, so the price level falls from P_{1} to P_{2} (or rises more slowly) and output from Y_{1} to Y_{2}. ${demand ? 'The cause named is demand-pull, which this policy attacks.' : 'The cause named is cost-push (SRAS has shifted left), which this policy does not remove.'}`,
          modelAnswer: `The interest rate is the main tool of monetary policy. A higher rate is a contractionary policy, which means that it lowers AD.

A rise in the rate works in several ways. Loans for cars and houses become dearer and saving earns more, so consumption falls. Firms pay more for the funds they borrow, so fewer projects are worth doing and investment falls. The country also becomes more attractive for foreign savings, so demand for its currency rises and it appreciates. Exports become dearer abroad and imports cheaper, so net exports fall. For these reasons AD shifts left from AD_{1} to AD_{2}, or at least grows more slowly. The price level is lower than it would have been, P_{2} instead of P_{1}. The stronger currency also makes imported materials cheaper, which helps to shift SRAS to the right. The rate can be changed quickly and in small steps, and this need not wait for a new law on taxes.

However, there are limits. The effects take many months. If households are confident, they may go on borrowing. Output and employment fall as well, and lower investment means less capacity later. Above all, the policy acts on AD. If inflation is cost-push, SRAS has shifted left and output is already lower. A leftward shift of AD then reduces output further, while the higher costs stay. In that case supply-side measures, such as support for other sources of energy or for training, treat the cause, although they are slow. Against high AD there is also fiscal policy: higher taxes or lower government spending.

${judgement} How strong the effect is depends on how far the rate is raised, on how many people have loans at variable rates and on confidence. The cause of inflation should decide the choice of policy, and if demand and costs both rise, the interest rate should be used together with supply-side policy.`,
        }),
      },
    }
  },
})

const PROGRAMMES = [
  {
    programme: 'railways and ports',
    state:
      'A railway lowers the cost of transport for all firms, but no single firm would build one, as it could not collect money from everybody who gains',
    risk: 'a line may be built where few people need it',
  },
  {
    programme: 'training for school leavers',
    state:
      'Training raises the productivity of workers, but a single firm often trains too few people, as it may lose them to a rival',
    risk: 'the skills may not fit the jobs, or trained workers may emigrate',
  },
  {
    programme: 'a fast internet network for all regions',
    state:
      'A network lets firms in every region sell and learn online, but private firms would connect only the regions in which they make a profit',
    risk: 'the technology may be out of date when the network is finished',
  },
]

question('national-debt-and-kinds-of-supply-side-policy', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const gdp = random.pick([400, 500, 800])
    const share = random.pick([50, 60, 75])
    const debt = (gdp * share) / 100
    const firstYear = random.step(16, 40, 4)
    const secondYear = firstYear - random.step(4, 12, 4)
    const later = gdp * random.pick([1.05, 1.1, 1.15, 1.2])
    const newDebt = debt + firstYear + secondYear
    const newShare = (newDebt / later) * 100
    if (secondYear <= 0 || Math.abs(newShare - share) < 1) return null
    return { ...random.pick(PROGRAMMES), gdp, share, debt, firstYear, secondYear, later, newDebt, newShare }
  },
  make: ({ programme, state, risk, gdp, share, debt, firstYear, secondYear, later, newDebt, newShare }) => {
    const rises = newShare > share
    const ratio = `from ${plain(share)}% to ${plain(newShare, 1)}% of GDP`
    const view = rises
      ? `GDP has grown more slowly than the debt, so the debt has risen ${ratio} and weighs more heavily`
      : `GDP has grown faster than the debt, so the debt has fallen ${ratio} although it is larger in money`
    const burden = rises
      ? 'the burden has increased, unless the borrowing paid for assets that raise output and tax revenue later'
      : 'the burden has not increased by this measure, although interest on the larger sum must be paid'
    return {
      stem: `At the start of year 1 the national debt of Country X is ${money(debt)} billion and its GDP is ${money(gdp)} billion a year. The government has a budget deficit of ${money(firstYear)} billion in year 1 and of ${money(secondYear)} billion in year 2, and borrows to pay for both. At the end of year 2 GDP is ${money(later)} billion a year.`,
      parts: {
        a: explainPart({
          prompt:
            'Explain, using the figures, the link between the budget deficit and the national debt, **and** consider whether the burden of the debt of Country X has increased.',
          ao1: [
            'Budget deficit: government spending is greater than government revenue in a period, usually a year.',
            'National debt: the total that the government has borrowed over the years and not yet repaid.',
            'A deficit is a flow in one year; the debt is a stock at a point in time.',
          ],
          ao2: [
            `Each deficit is paid for by borrowing and adds to the debt: ${plain(debt)} + ${plain(firstYear)} + ${plain(secondYear)} = ${plain(newDebt)}, so ${money(newDebt)} billion.`,
            'The deficit is smaller in year 2 than in year 1, but the debt still rises; only a surplus can reduce it.',
            `Compared with GDP the debt changes ${ratio}.`,
          ],
          ao3: [
            `Comment: ${view}.`,
            `Judgement: ${burden}; it also depends on the interest rate, on what the debt paid for and on whether it is owed at home or abroad.`,
          ],
          solution: `Add both deficits to the debt, then compare with GDP: ${plain(debt)} ÷ ${plain(gdp)} = ${plain(share)}% and ${plain(newDebt)} ÷ ${plain(later)} = ${plain(newShare, 1)}%. The judgement turns on the percentage, not on the sum alone.`,
          modelAnswer: `A budget deficit means that government spending is greater than government revenue in a period, usually a year. The national debt is the total that the government has borrowed over the years and not yet repaid. So the deficit is a flow in one year and the debt is a stock.

The two are linked, because the government borrows to pay for its deficit, and this adds to the debt. In Country X the deficits of ${money(firstYear)} billion and ${money(secondYear)} billion raise the debt from ${money(debt)} billion to ${money(newDebt)} billion. The deficit is smaller in year 2 than in year 1. But this does not reduce the debt: the government still borrows, so the debt still rises, only more slowly. To repay a part of it the government would need a surplus.

The debt has to be seen in relation to the income of the country, from which taxes are paid. ${view.charAt(0).toUpperCase() + view.slice(1)}. A larger sum usually means that more interest has to be paid, which leaves less for health and education. If much of it is owed abroad, this interest leaves the country. On the other hand, borrowing for roads or schools may raise output and tax revenue later. I conclude that ${burden}. To be certain, one would need to know the interest rate, who holds the debt and what the money was spent on.`,
        }),
        b: debatePart({
          command: 'Assess',
          prompt: `To increase aggregate supply, a government can either spend a large sum on ${programme} or cut taxes on incomes and profits. Assess which of these is the better supply-side policy.`,
          subtopic: '5.4',
          sides: [
            [
              'state spending',
              [
                'Supply-side policy: measures to increase aggregate supply by raising productivity and productive capacity.',
                `Spending: ${state.charAt(0).toLowerCase() + state.slice(1)}.`,
                'More or better resources shift LRAS right: higher output, lower price level than otherwise, more employment.',
                'The spending also raises AD while it is carried out, which helps when there is spare capacity.',
              ],
            ],
            [
              'tax cuts and comparison',
              [
                'Tax cuts: people keep more of extra income, so there is a stronger incentive to work, to train and to start firms.',
                'Firms keep more of their profit, so they invest more; capital and LRAS rise. Firms, not officials, choose the projects.',
                `Limits of spending: it takes years, it is costly, and ${risk}.`,
                'Limits of tax cuts: people may work less for the same income; profits may be paid out to owners; revenue falls; inequality may widen.',
              ],
            ],
          ],
          judgement: [
            'It depends on what holds supply back, on the time available, on the national debt and on how people react.',
            'A supported choice between the two, not only a list of both.',
          ],
          solution:
            'Take each policy to the same end: which resource changes, and does LRAS shift right? Diagram: price level and real output on the axes; LRAS_{1} to LRAS_{2}, output from Y_{1} to Y_{2}, price level from P_{1} to P_{2}. Then compare certainty, speed, cost and who gains, and choose.',
          modelAnswer: `Supply-side policy consists of government measures to increase aggregate supply by raising productivity and productive capacity. If it succeeds, LRAS shifts right from LRAS_{1} to LRAS_{2}, so that real output can rise without inflation. Some measures rely on the state, such as spending on ${programme}. Others rely on the market, such as cuts in taxes on incomes and profits.

The case for state spending is that firms alone would not provide enough. ${state}. When the programme is finished, costs per unit fall and output per worker rises. Real output rises from Y_{1} to Y_{2} and the price level is lower than it would have been. While the programme is carried out, the spending also adds to AD, which creates jobs if there is spare capacity. But there are drawbacks. It takes years, it needs large sums that must be raised by taxes or borrowing, and ${risk}.

The case for tax cuts is incentives. If workers keep more of what they earn, some work longer hours, train for better jobs or return to the labour force. If firms keep more of their profit, they have more funds and more reason to invest in machines and new products. Firms, not officials, choose the projects. A tax rate can also be changed faster than a large project can be finished. However, some people may work less, since they now need fewer hours for the same income. Profits may be paid out to the owners instead of being invested. Tax revenue falls, at least at first, and the rich usually gain most, so inequality may widen.

In my judgement spending on ${programme} is the better policy in a country that clearly lacks this, because the need is known and private firms will not meet it. Where enough has been provided already and tax rates are very high, tax cuts may bring more. It also depends on the national debt, since both cost money, and on patience. A government that expects results next year will be disappointed by either.`,
        }),
      },
    }
  },
})
