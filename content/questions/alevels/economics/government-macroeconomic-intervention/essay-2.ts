import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const all = { style: 'essay', tier: null, difficulty: 4, calculator: 'not-needed' } as const

// 5.4 and 5.1

const TOOLS = {
  training: {
    name: 'training for adult workers',
    chain: 'workers learn new skills, so each produces more in an hour and the quality of labour rises',
    more: 'People without work whose skills were out of date can fill vacancies, so the economy can use more of its labour',
  },
  roads: {
    name: 'new roads, ports and power lines',
    chain: 'goods and workers travel faster and power fails less often, so costs per unit fall for all firms',
    more: 'The stock of capital of the whole economy is larger and better, and private firms have more reason to invest',
  },
  research: {
    name: 'support for technological improvement',
    chain:
      'firms develop new methods and products with the help of grants or tax relief, so output per unit of input rises',
    more: 'A new method can be copied by other firms, so the gain spreads from one firm to many',
  },
} as const

const TOOL_PAIRS = [
  [TOOLS.training, TOOLS.roads],
  [TOOLS.roads, TOOLS.research],
  [TOOLS.research, TOOLS.training],
] as const

const toolsAndJobs = template({
  ...all,
  name: 'supply-side-tools-and-low-unemployment',
  subtopic: '5.4',
  checked: '2026-11-20',
  values: random => ({ pair: random.pick(TOOL_PAIRS), rate: random.int(8, 13) }),
  make: ({ pair: [one, two], rate }) => ({
    stem: `The government of Country X plans to spend more on ${one.name} and on ${two.name}.`,
    parts: [
      explainPart({
        prompt:
          'Explain how these two measures can increase aggregate supply, **and** consider how soon and how much real output is likely to rise as a result.',
        subtopic: '5.4',
        ao1: [
          'Supply-side policy: government measures to increase aggregate supply by raising productivity and productive capacity.',
          'Productivity is output per unit of input in a period of time.',
          'LRAS depends on the quantity and quality of resources and on technology.',
        ],
        ao2: [
          `${one.name.charAt(0).toUpperCase() + one.name.slice(1)}: ${one.chain}.`,
          `${two.name.charAt(0).toUpperCase() + two.name.slice(1)}: ${two.chain}.`,
          'So the economy can produce more at every price level: LRAS shifts right, and with AD unchanged real output rises and the price level falls.',
        ],
        ao3: [
          'Comment: there are long time lags; while the money is spent, AD rises, but capacity rises only after years, and the result is not certain.',
          'Judgement: output rises much if the economy is near full employment and demand grows; it hardly changes while there is much spare capacity.',
        ],
        solution:
          'Name the resource that each measure improves and how this raises productivity or lowers costs. Diagram: price level and real output on the axes; LRAS shifts right from LRAS_{1} to LRAS_{2} along AD, so output rises from Y_{1} to Y_{2} and the price level falls from P_{1} to P_{2}. For AO3 use time lags and spare capacity.',
        modelAnswer: `Supply-side policy consists of government measures to increase aggregate supply by raising productivity and productive capacity. Productivity is output per unit of input in a period of time.

The first measure is ${one.name}. When it succeeds, ${one.chain}. ${one.more}. The second is ${two.name}. Here ${two.chain}. ${two.more}. In both cases the quantity or the quality of resources rises, so the economy can produce more at every price level. On an AD/AS diagram LRAS shifts right from LRAS_{1} to LRAS_{2}. If AD stays the same, there is a movement down along it: real output rises from Y_{1} to Y_{2} and the price level falls from P_{1} to P_{2}.

This will not happen soon. The government needs time to plan, and the projects take years to finish. At first the spending mainly raises AD, and the result is uncertain. How much output rises depends on the state of the economy. If it is close to full employment, capacity is the limit, and I expect a clear rise in the long run. If there is much spare capacity, output is limited by demand, and the measures change little until AD grows.`,
      }),
      debatePart({
        command: 'Evaluate',
        prompt: `Low unemployment is an objective of macroeconomic policy, but ${rate}% of the labour force of another country is unemployed. Evaluate whether its government should try to reach the objective by increasing aggregate demand (AD).`,
        subtopic: '5.1',
        sides: [
          [
            'raise AD',
            [
              'Low unemployment: those who want work at the going wage rate can soon find it; measured by the unemployed as a percentage of the labour force.',
              'AD can be raised by lower taxes, more government spending or (by the central bank) lower interest rates.',
              'If unemployment is cyclical, AD shifts right, firms raise output and take workers back, with little inflation when there is spare capacity.',
              'Higher incomes and tax revenue follow; the policy acts sooner than supply-side measures.',
            ],
          ],
          [
            'limits and alternatives',
            [
              'If unemployment is structural or technological, workers lack the skills or live in the wrong place; vacancies stay empty and higher AD raises mainly prices.',
              'Retraining, help to move and support for new firms shift LRAS right and treat the cause.',
              'Frictional and seasonal unemployment hardly react to AD; some of it is unavoidable.',
              'Fiscal expansion adds to the national debt; lower interest rates may not help when confidence is low; there are time lags.',
            ],
          ],
        ],
        judgement: [
          'It depends on the type of unemployment and on spare capacity, which vacancies and inflation can show.',
          'A supported judgement: raise AD against cyclical unemployment; combine it with supply-side policy when a part is structural.',
        ],
        solution:
          'The rate alone does not tell the cause. Diagram: price level and real output on the axes, a three-section AS curve; AD shifts right in the flat section (output and employment rise) and in the vertical section (only the price level rises). So match the policy to the type of unemployment.',
        modelAnswer: `Low unemployment means that nearly all people who are willing and able to work at the going wage rate can soon find a job. A rate of ${rate}% is clearly not low. AD can be increased by fiscal policy, such as lower taxes and higher government spending, or by lower interest rates from the central bank.

If unemployment is cyclical, its cause is a lack of AD, and higher AD is the right cure. A cut in income tax raises disposable income, so consumption rises. Higher government spending on roads is a part of AD itself. AD shifts right from AD_{1} to AD_{2}. Because factories are idle and workers have the right skills, firms raise output from Y_{1} to Y_{2} and hire again, while the price level hardly rises. Incomes and tax revenue grow, and spending on benefits falls. The effect can be felt within one or two years, much sooner than that of better schools.

However, not all unemployment has this cause. If mines have closed or robots have replaced workers, unemployment is structural or technological. There may be vacancies, but the unemployed lack the skills or live far away. When AD rises, firms cannot find the workers they need, so costs and prices rise more than output. Here supply-side policy is better: retraining, help to move and support for new firms treat the cause and shift LRAS right. Frictional and seasonal unemployment hardly react to AD, and some of both is unavoidable. Besides, fiscal expansion adds to the national debt, and lower interest rates do not help much if nobody wants to borrow.

So the government should increase AD only so far as the unemployment is cyclical. If output has fallen, inflation is low and there are few vacancies, I would raise AD at once. If inflation is high and many vacancies are open, I would choose retraining. With a rate as high as ${rate}% I think that both causes are probably present. Then the best choice is a mixture, such as spending on training and public works, which raises AD now and helps workers to fill new jobs later.`,
      }),
    ],
  }),
})

// 5.2 and 5.4

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

const debtAndSupply = template({
  ...all,
  name: 'national-debt-and-kinds-of-supply-side-policy',
  subtopic: '5.2',
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        explainPart({
          prompt:
            'Explain, using the figures, the link between the budget deficit and the national debt, **and** consider whether the burden of the debt of Country X has increased.',
          subtopic: '5.2',
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
        debatePart({
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
      ],
    }
  },
})

export const templates = [toolsAndJobs, debtAndSupply]
