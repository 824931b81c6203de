import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const all = { style: 'essay', tier: null, difficulty: 4, calculator: 'not-needed' } as const

// 5.2 and 5.3

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

const taxesAndRates = template({
  ...all,
  name: 'kinds-of-tax-and-raising-the-interest-rate',
  subtopic: '5.2',
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        explainPart({
          prompt:
            'Explain, using the table, the difference between progressive, proportional and regressive taxes, **and** consider whether a sales tax must be regressive.',
          subtopic: '5.2',
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
        debatePart({
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
      ],
    }
  },
})

// 5.1 and 5.4

const AIMS = [
  {
    aim: 'a rate of inflation of zero',
    comment:
      'a little inflation leaves room before deflation, in which people put off spending, and official indices may overstate inflation because quality improves',
    judgement: 'low and steady inflation, such as 2%, is a better aim than zero',
  },
  {
    aim: 'a rate of unemployment of zero',
    comment:
      'some people are always between jobs (frictional unemployment), some work is seasonal, and pushing AD so high that nobody is out of work would cause inflation',
    judgement: 'low unemployment, with few people out of work for long, is a better aim than zero',
  },
]

const aimsAndSupply = template({
  ...all,
  name: 'policy-objectives-and-supply-side-growth',
  subtopic: '5.1',
  checked: '2026-11-20',
  values: random => ({
    ...random.pick(AIMS),
    growth: random.step(0.5, 1.5, 0.5),
    target: random.int(3, 5),
  }),
  make: ({ aim, comment, judgement, growth, target }) => ({
    stem: 'Governments want to achieve price stability, low unemployment and economic growth.',
    parts: [
      explainPart({
        prompt: `Explain why governments want price stability and low unemployment, **and** consider whether a government should aim at ${aim}.`,
        subtopic: '5.1',
        ao1: [
          'Price stability is a low and steady rate of inflation.',
          'Low unemployment means that those who want work at the going wage rate can soon find it; few are without work for long.',
          'How an objective is measured: the yearly percentage change in the CPI, or the unemployed as a percentage of the labour force.',
        ],
        ao2: [
          'Price stability: firms can plan costs and prices, so they invest more.',
          'Price stability: savers and people on fixed incomes keep the value of their money; exports stay competitive.',
          'Low unemployment: more output and higher incomes, so higher living standards.',
          'Low unemployment: more tax revenue and less spending on benefits; fewer lost skills.',
        ],
        ao3: [`Comment: ${comment}.`, `Judgement: ${judgement}.`],
        solution:
          'State each objective precisely (low and steady, not none), give two reasons with their chain of cause and effect, and then test the number zero against the real meaning of the objective.',
        modelAnswer: `Price stability means a low and steady rate of inflation, as measured by the yearly percentage change in the consumer price index. Low unemployment means that nearly all who are willing and able to work at the going wage rate can soon find a job. It is measured by the unemployed as a percentage of the labour force.

Governments want price stability because it helps firms and households to plan. If firms can judge future costs and prices, they take fewer risks when they invest, so productive capacity grows. Savers and people on fixed incomes keep the value of their money. If inflation is no higher than in other countries, exports stay competitive in price, which protects jobs. Governments want low unemployment because work is a resource. When more people work, the economy produces more, and households earn more and live better. Tax revenue rises and spending on benefits falls, so more can be spent on health and education. Workers also keep their skills and confidence.

It does not follow that a government should aim at ${aim}. There are reasons against it: ${comment}. An exact target of zero would therefore be hard to reach and might do harm. In my judgement ${judgement}. How low the figure should be depends on the situation of the country and on the cost of reducing it further.`,
      }),
      debatePart({
        command: 'Assess',
        prompt: `Real GDP of Country X has grown by only ${plain(growth)}% a year for ten years. Its government would like a growth rate of ${target}%. Assess whether supply-side policy is the best way to reach this objective.`,
        subtopic: '5.4',
        sides: [
          [
            'supply-side policy is best',
            [
              'Supply-side policy: measures to increase aggregate supply by raising productivity and productive capacity.',
              'Education and training, infrastructure or support for technology raise the quantity or quality of resources; LRAS shifts right.',
              'Output can then grow without inflation, as AD grows and capacity with it.',
              'Slow growth for ten years suggests that the cause is low productivity or little capital, not a short lack of demand.',
            ],
          ],
          [
            'drawbacks and alternatives',
            [
              'If growth is slow because AD is low, capacity is idle already, and LRAS shifting right changes output little.',
              'Expansionary fiscal or monetary policy shifts AD right and acts sooner.',
              'Supply-side policy takes years; success is uncertain, for example skills may not fit jobs.',
              'It is costly: higher taxes, more borrowing or less spending on other things (opportunity cost).',
            ],
          ],
        ],
        judgement: [
          'It depends on the cause of slow growth, which unemployment and inflation show, and on what the government can pay.',
          'A supported judgement: best for lasting growth in this case, together with enough AD to use the new capacity.',
        ],
        solution:
          'Diagram: price level and real output on the axes; LRAS shifts right from LRAS_{1} to LRAS_{2} while AD grows from AD_{1} to AD_{2}, so output rises from Y_{1} to Y_{2} with a steady price level. The other side is a Keynesian curve with AD in the flat section, where the shift changes nothing. “Ten years” is the fact to use.',
        modelAnswer: `Supply-side policy consists of government measures that increase aggregate supply by raising productivity and productive capacity. Economic growth is an increase in real GDP and, in the long run, in productive potential.

The policy acts on the source of long-run growth. Better schools and training raise the skills of workers, so each produces more. Roads, ports and power lines lower costs for all firms. Grants for research lead to new methods. With more and better resources LRAS shifts right, from LRAS_{1} to LRAS_{2}. When AD grows as well, real output rises from Y_{1} to Y_{2} while the price level need not rise. If the government only raised AD, the economy would soon reach full capacity, and the result would be inflation. Ten years of growth at ${plain(growth)}% suggest a lasting weakness, such as little capital or poor skills, and not a short recession.

However, supply-side policy has drawbacks. It is slow: a child who starts school today will work in fifteen years or so. It needs large sums, so taxes or the national debt rise or other services are cut. The result is uncertain, as nobody knows which skills will be needed, and trained workers may leave the country. It also fails if the problem is demand. If unemployment is high and factories stand idle, the economy is on the flat part of its AS curve, and more capacity changes nothing. Then lower taxes, higher government spending or lower interest rates would shift AD right and raise output within a year or two.

On balance I think that supply-side policy is the best way to raise growth from ${plain(growth)}% to ${target}% and keep it there, because low growth for so long points to low productivity. But this depends on the cause: if inflation were very low and unemployment high, I would begin with an expansion of AD. Even in the first case the government needs patience and enough demand to use the new capacity, and the best programme may be public investment, which raises AD now and LRAS later.`,
      }),
    ],
  }),
})

// 5.3 and 5.2

const RECESSIONS = [
  {
    rate: [0.25, 0.5],
    debt: [35, 40, 45],
    first: (rate: number, debt: number) =>
      `In Country X the interest rate of ${plain(rate)}% is close to zero, so there is hardly any room for monetary policy, while a national debt of ${debt}% of GDP leaves some room to borrow. I therefore judge that fiscal policy is the better choice here`,
    after: 'the central bank can help by keeping rates low',
    better: 'fiscal policy, because the rate cannot fall much further and debt is low',
  },
  {
    rate: [6, 7],
    debt: [115, 120, 130],
    first: (rate: number, debt: number) =>
      `In Country X an interest rate of ${plain(rate)}% leaves much room for a cut, while a national debt of ${debt}% of GDP may make more borrowing dear. I therefore judge that monetary policy is the better choice here, at least as a first step`,
    after: 'fiscal policy can follow if confidence stays low and spending does not recover',
    better: 'monetary policy first, because there is much room to cut the rate and debt is high',
  },
] as const

const ratesAndRecession = template({
  ...all,
  name: 'transmission-of-interest-rates-and-recession',
  subtopic: '5.3',
  checked: '2026-11-20',
  values: random => {
    const { rate, debt, ...recession } = random.pick(RECESSIONS)
    const from = random.int(3, 5)
    return {
      ...recession,
      rate: random.pick(rate),
      debt: random.pick(debt),
      up: random.chance(0.5),
      from,
      change: random.pick([1, 1.5, 2]),
      fall: random.step(2, 5, 0.5),
    }
  },
  make: ({ first, after, better, rate, debt, up, from, change, fall }) => {
    const to = up ? from + change : from - change
    const [verb, dear, save, less, currency, hot, side, down] = up
      ? ['rise', 'dearer', 'more', 'fall', 'appreciates', 'demand for its currency rises', 'left', 'fall']
      : ['fall', 'cheaper', 'less', 'rise', 'depreciates', 'demand for its currency falls', 'right', 'rise']
    const trade = up
      ? 'Exports become dearer abroad and imports cheaper'
      : 'Exports become cheaper abroad and imports dearer'
    const doubt = up
      ? 'confident firms and households may go on borrowing, and those with loans at fixed rates do not pay more at once'
      : 'if confidence is low, firms and households may not borrow even at the lower rate'
    return {
      stem: `The central bank of a country changes its interest rate from ${plain(from)}% to ${plain(to)}%.`,
      parts: [
        explainPart({
          prompt: `Explain how this ${verb} in the interest rate affects consumption, investment and net exports, **and** consider how strong its effect on aggregate demand (AD) is likely to be.`,
          subtopic: '5.3',
          ao1: [
            'Monetary policy is action, usually by the central bank, on interest rates, the money supply and credit regulations to influence the economy.',
            'The interest rate is the cost of borrowing and the reward for saving.',
            'AD = *C* + *I* + *G* + (*X* − *M*): the change reaches three of its components.',
          ],
          ao2: [
            `Consumption: loans are ${dear} and saving earns ${save}, so households borrow ${up ? 'less' : 'more'} and *C* ${up ? 'falls' : 'rises'}.`,
            `Investment: borrowing to buy capital goods is ${dear}, so ${up ? 'fewer' : 'more'} projects are worth doing and *I* ${up ? 'falls' : 'rises'}.`,
            `Net exports: the country is ${up ? 'more' : 'less'} attractive for foreign savings, so its currency ${currency}; ${trade.charAt(0).toLowerCase() + trade.slice(1)}, and (*X* − *M*) tends to ${down}.`,
          ],
          ao3: [
            `Comment: ${doubt}.`,
            'Judgement: the effect is stronger when many loans have variable rates, when the currency reacts and when people expect the change to last; it takes many months.',
          ],
          solution: `Write one chain for each component: rate → cost of borrowing or exchange rate → *C*, *I* or (*X* − *M*). All three ${less}, so AD shifts ${side}. For AO3 say what could make a chain weak.`,
          modelAnswer: `Monetary policy is action, usually by the central bank, on interest rates, the money supply and credit regulations. The interest rate is the cost of borrowing and the reward for saving. When the central bank changes its rate, the other banks tend to change theirs in the same direction.

A ${verb} from ${plain(from)}% to ${plain(to)}% changes three components of AD. First, loans for cars and furniture become ${dear} and saving earns ${save}. Families with variable-rate mortgages pay ${up ? 'more' : 'less'} each month and have ${up ? 'less' : 'more'} left to spend. So consumption ${up ? 'falls' : 'rises'}. Second, firms find it ${dear} to borrow for machines, so ${up ? 'fewer' : 'more'} projects bring a profit and investment ${up ? 'falls' : 'rises'}. Third, foreign savers find the country ${up ? 'more' : 'less'} attractive than before, so ${hot} and it ${currency}. ${trade}, so net exports tend to ${down}. As a result AD shifts to the ${side}.

How strong this effect is depends on several conditions. For example, ${doubt}. Net exports change only if buyers respond to the new prices. The change in the rate, ${plain(change)} percentage point${change === 1 ? '' : 's'}, is ${change === 2 ? 'rather large, but' : 'not very large, and'} all the effects take many months. I think that AD will move in the expected direction, but that the effect will be strong only if many households and firms have loans at variable rates and people expect the new rate to last.`,
        }),
        debatePart({
          command: 'Evaluate',
          prompt: `In another country, Country X, real GDP has fallen by ${plain(fall)}% and unemployment has risen. The central bank's interest rate is ${plain(rate)}%, and the national debt is ${debt}% of GDP. Evaluate whether expansionary fiscal policy is a better way than expansionary monetary policy to end the recession.`,
          subtopic: '5.2',
          sides: [
            [
              'fiscal policy',
              [
                'Fiscal policy is the use of government spending and taxation; expansionary means higher spending, lower taxes or both.',
                '*G* is a part of AD, so spending acts directly even when firms and households lack confidence; tax cuts raise disposable income and *C*.',
                'It can be aimed at a region or group, and capital spending also shifts LRAS right later.',
                'AD shifts right; with spare capacity output and employment rise with little inflation.',
              ],
            ],
            [
              'monetary policy and comparison',
              [
                'Expansionary monetary policy (lower interest rates, more money, easier credit) raises *C*, *I* and net exports and shifts AD right.',
                'It can be changed quickly in small steps and adds nothing directly to government borrowing.',
                'Fiscal policy takes time to plan; tax cuts may be saved or spent on imports; the deficit adds to the national debt and to interest payments.',
                'But rates close to zero leave little room, and people without confidence may not borrow.',
              ],
            ],
          ],
          judgement: [
            `Uses the data: an interest rate of ${plain(rate)}% and debt of ${debt}% of GDP suggest ${better}.`,
            'Says on what the choice depends (confidence, room to cut, debt, time lags), and whether the two can be combined.',
          ],
          solution: `Both policies shift AD right (axes: price level, real output; output rises from Y_{1} to Y_{2} with little effect on prices when there is spare capacity). So the comparison is about speed, certainty and cost. The data point to ${better}.`,
          modelAnswer: `In a recession real GDP falls because AD is too low, so there is spare capacity. Fiscal policy changes government spending and taxes. Monetary policy changes interest rates, the money supply and credit rules. Both can shift AD to the right, from AD_{1} to AD_{2}, so that output and employment rise, with little effect on the price level as long as resources are idle.

Fiscal policy has clear strengths. Government spending is itself a part of AD. If the state builds roads, firms and workers have orders at once, even if households are afraid to spend. The spending can be aimed at the regions with most unemployment, and new roads shift LRAS right later. A cut in income tax raises disposable income and so consumption. However, projects take time to plan and a tax cut may be saved or spent on imports. The budget moves towards a deficit, the national debt rises and more interest must be paid, which leaves less for health or education. If lenders doubt that they will be repaid, they ask for higher interest.

Monetary policy avoids some of this. The rate can be cut in a day and in small steps, and government borrowing does not rise directly. Cheaper loans raise consumption and investment, and a lower exchange rate raises net exports. But the effects take many months. A rate that is close to zero cannot fall much further. And if firms expect low sales, they will not borrow to buy machines, however cheap loans are.

Which policy is better depends on the room for each. ${first(rate, debt)}. It would be wrong to see them as alternatives only: ${after}. With output ${plain(fall)}% lower than before, the depth of the recession also matters. The deeper it is and the lower confidence has fallen, the stronger is the case for government spending, which does not wait for private decisions.`,
        }),
      ],
    }
  },
})

export const templates = [taxesAndRates, aimsAndSupply, ratesAndRecession]
