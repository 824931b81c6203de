import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '10.3')

export { templates }

const ECONOMIES = [
  {
    stem: 'In Country X real output has fallen by 5%. The rate of unemployment has risen from 5% to 12%, inflation is 0.5%, and the central bank has cut its rate of interest to 0.5%.',
    supply:
      'In Country X, however, firms cannot sell what they are able to produce already. A shift of LRAS to the right would only widen the gap between actual and potential output, and a worker who has been retrained still needs a firm with orders',
    demand:
      'Country X has a large negative output gap, so AS is fairly flat where AD crosses it, and higher AD should raise output and employment with little inflation. Monetary policy has hardly any room, as the rate is close to zero, but fiscal policy can raise AD directly, and crowding out is unlikely while few firms wish to borrow',
    mix: 'Spending on roads, schools and health is a bridge between the two: it raises AD while it is built and LRAS when it is ready',
    verdict:
      'For Country X I judge that supply-side policy is not the more effective one in the next years. Output fell because demand fell, so demand-side policy, above all fiscal policy, comes first. When the gap has closed, the order changes, since further growth then needs more capacity',
    point:
      'a conclusion such as: demand-side policy first, since output fell through a lack of AD; supply-side policy when the gap has closed',
  },
  {
    stem: 'In Country X output is above its potential. The rate of unemployment is 3%, inflation has risen from 2% to 7%, and firms complain that they cannot find skilled workers.',
    supply:
      'In Country X more skilled workers and more capacity would remove the very shortages that drive up wages and prices. But training takes years, and inflation is 7% now. If people come to expect it, it will be harder to bring down later',
    demand:
      'Country X has a positive output gap. A higher rate of interest or higher taxes reduce AD within one or two years and so lower inflation. The price is slower growth and a somewhat higher rate of unemployment for a time, which is a conflict that demand-side policy cannot avoid',
    mix: 'The two can be combined: contractionary policy lowers inflation over the next two years, while training and investment raise potential output, so that demand need not be held back for long. If the government saves, it should spare spending on education',
    verdict:
      'For Country X I judge that neither is more effective by itself. Demand-side policy has to bring inflation down first, because it is quicker. Supply-side policy is what lets the country return to growth without the same inflation',
    point:
      'a conclusion such as: neither alone; demand-side policy lowers inflation soon, supply-side policy allows growth later without it',
  },
  {
    stem: 'In Country X real output has grown by less than 1% a year for ten years, although it has been close to its potential. Inflation is 2%. The rate of unemployment is 9%, and most of the unemployed lack the skills that firms ask for.',
    supply:
      'Country X fits this policy well. Its growth is slow because potential output hardly grows, and its unemployment is structural. Training deals with the lack of skills, and research, infrastructure and competition raise productivity. It will still take years, and some of the money may be spent on the wrong skills',
    demand:
      'In Country X there is little spare capacity, as output is close to its potential in spite of the high rate of unemployment. Higher AD would meet a steep AS curve, so inflation would rise above 2% and output would rise very little. Workers without the skills asked for would not be employed even so',
    mix: 'Demand still has a part to play: it should grow in step with capacity, since firms invest and hire those who have been trained only if they expect to sell more',
    verdict:
      'For Country X I judge that supply-side policy is more effective. Ten years of slow growth with output close to potential show that supply is the limit. Demand-side policy is needed only to keep AD in step with the growing capacity',
    point:
      'a conclusion such as: supply-side policy, since growth is limited by capacity and unemployment is structural; AD should grow in step',
  },
] as const

question('supply-side-against-demand-side-policy', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(ECONOMIES) }),
  make: ({ each }) => ({
    stem: `${each.stem} Its government wants economic growth, low unemployment and low inflation.`,
    parts: [
      evaluatePart({
        prompt:
          'Assess whether supply-side policy is more effective than demand-side policy in helping the government of Country X to reach all three of its objectives.',
        command: 'Assess',
        sides: [
          [
            'supply-side policy',
            [
              'meaning: measures to raise potential output; market-based (lower taxes, deregulation, privatisation) and interventionist (training, infrastructure, research)',
              'LRAS shifts to the right: output can grow, costs and prices are held down, and structural unemployment falls, so all three objectives may improve together',
              'limits: time lags, cost and opportunity cost, uncertain results, more inequality from some market-based measures',
              'it does not by itself create demand',
              `Country X: ${each.supply.charAt(0).toLowerCase()}${each.supply.slice(1)}`,
            ],
          ],
          [
            'demand-side policy',
            [
              'meaning: fiscal and monetary policy, which change AD',
              'expansion raises output and employment, with the multiplier; contraction lowers demand-pull inflation',
              'conflict: near full capacity, higher AD raises prices; lower AD costs output and jobs',
              'limits: time lags, debt and crowding out, rates of interest close to zero, lack of confidence',
              `Country X: ${each.demand.charAt(0).toLowerCase()}${each.demand.slice(1)}`,
            ],
          ],
        ],
        judgement: [
          'finds the cause of the problem of Country X: a lack of demand, too much demand or too little capacity',
          'compares speed and duration: demand-side policy acts sooner, supply-side policy lasts longer',
          `considers a combination: ${each.mix.charAt(0).toLowerCase()}${each.mix.slice(1)}`,
          each.point,
        ],
        solution:
          'Define both policies, and explain each by AD and AS. The strong point of supply-side policy is that the three objectives do not conflict; its weak point is time, and that it creates no demand. Then ask what is wrong in Country X: is output below its potential, above it or at it? Judge from that, and say whether both may be combined.',
        modelAnswer: [
          'Supply-side policy consists of measures to raise the potential output of an economy. Market-based measures give market forces more room: lower taxes on income and profit, deregulation, privatisation. Interventionist measures are actions of the government itself, such as spending on training, infrastructure and research. Demand-side policy changes aggregate demand (AD): fiscal policy by government spending and taxes, monetary policy by the rate of interest, the money supply and rules for credit. A policy is effective if it reaches its objective in good time, at an acceptable cost and without harm to the other objectives.',
          'The case for supply-side policy is that it may serve all three objectives together. If workers are better trained and firms have better machines, LRAS shifts to the right and there can be lasting growth. Costs per unit fall or rise more slowly, so that AD can increase without demand-pull inflation. Training and better information match workers with vacancies, so that structural and frictional unemployment, and with them the natural rate, fall. By contrast, a rise in AD in an economy near full capacity brings growth and jobs only together with higher prices. In the long run unemployment returns to its natural rate, and only the inflation is left. Supply-side policy changes the natural rate itself.',
          `But it has limits. It is slow: a school that is built today trains workers for the next decade. It can be costly, and the money has an opportunity cost. Its results are uncertain. Lower income tax may lead some people to work more, since an extra hour pays more, and others to work less, since they reach the same income in less time. Privatisation may create a private monopoly, and lower benefits increase inequality. Above all, supply-side policy does not by itself create the demand for what can be produced. ${each.supply}.`,
          `Demand-side policy acts on the other side of the economy. When firms have idle capacity, lower taxes, higher government spending or a lower rate of interest raise AD. Through the multiplier, output and employment rise further, and prices rise little. When spending exceeds what the economy can produce, contractionary policy reduces demand-pull inflation. A rate of interest can be changed within a day, even though the full effect takes one or two years. The weakness of demand-side policy is that it mostly improves one objective at the cost of another, except where there is spare capacity. Expansionary fiscal policy may also raise the national debt and, if it drives up the rate of interest, crowd out private investment. Monetary policy is weak when the rate is near zero and firms have no confidence. ${each.demand}.`,
          `The two are not strict alternatives. ${each.mix}. A government with several objectives normally needs several instruments, and one policy can offset the side effects of another. Nor is the line between them always sharp, since investment is a part of AD today and of capacity tomorrow.`,
          `Which policy is more effective cannot be said in general. It depends on the cause of the problem and on the period of time. If output is below its potential, demand is missing; if it grows slowly although it is at its potential, capacity is missing; and if it is above its potential, there is too much demand for the capacity that exists. Demand-side policy works sooner, supply-side policy for longer. ${each.verdict}. This judgement rests on the estimate of potential output, which is uncertain.`,
        ].join('\n\n'),
      }),
    ],
  }),
})

const TAX_CUTS = [
  {
    stem: 'The government of Country X plans to cut its top rate of income tax from 75% to 50%. Many doctors and owners of firms have moved to neighbouring countries, where the top rate is 40%. About a third of the income to which the 75% should apply is thought to be hidden from the tax office.',
    incentive:
      'In Country X the change at the margin is large. Of an extra dollar, a high earner now keeps 25 cents and would keep 50, which is twice as much. Surgeons who refuse extra work and owners who invest abroad would have a clear reason to think again, so that potential output could rise.',
    arithmetic:
      'In Country X the rate would fall to two thirds of its old level, so the base has to become half as large again. Only two thirds of the high incomes are declared at present. If all of them were, this alone would be enough, but a rate of 50% still leaves a reason to hide some of it. The rest has to come from extra work and from people who return.',
    slip: 'A lower rate has an income effect: some people can now reach the income they want in less time, and they choose more leisure.',
    doubt:
      'Those who have moved away have found homes and schools there, and 50% is still more than the 40% which they pay now. They may come back slowly or not at all.',
    verdict:
      'For Country X I judge that growth is likely to rise somewhat and that revenue may rise as well, which is rare. At 75%, with so much hidden and so many gone, the rate is probably beyond the peak. But so large a cut may go past the peak to the other side, so the gain in revenue is less certain. Better control of tax evasion at the same time would make it likelier.',
    facts: 'a marginal rate of 75%: the share kept doubles, from 25% to 50%',
    needed: 'the base has to rise by half; to declare all that is hidden would just be enough',
    point:
      'a conclusion such as: both may rise, since 75% is probably beyond the peak, above all if evasion is controlled as well',
  },
  {
    stem: 'The government of Country X plans to cut its single rate of income tax from 25% to 20%, one year before an election. Unemployment is close to its natural rate, inflation is 5% and the national debt is 110% of GDP.',
    incentive:
      'In Country X the change at the margin is small. Of an extra dollar, people keep 75 cents now and would keep 80, which is less than 7% more. Few will work many more hours for it, so potential output would hardly move.',
    arithmetic:
      'In Country X the rate would fall to four fifths of its old level, so the base has to grow by a quarter. No likely change in hours of work comes near this. A rate of 25% seems to lie well to the left of the peak.',
    slip: 'A lower rate has an income effect: some people can now reach the income they want in less time, and they choose more leisure.',
    doubt:
      'Consumption would rise while there is little spare capacity, so prices would rise more than output. The central bank would probably raise its rate of interest, and this discourages investment.',
    verdict:
      'For Country X I judge that neither is likely in the long run. There may be a short boom before the election, and the revenue in money terms may be flattered by inflation, but real revenue falls and a large debt becomes larger. With lower spending instead of more debt the risk of inflation would be smaller, but the revenue would still be lost.',
    facts: 'a marginal rate of 25%: the share kept rises by less than 7%, from 75% to 80%',
    needed: 'the base has to rise by a quarter, which is hardly possible',
    point:
      'a conclusion such as: neither in the long run, since 25% is probably to the left of the peak and there is no spare capacity',
  },
  {
    stem: 'Country X is a small, open economy with unemployment of 9%. Its government plans to cut the tax on the profit of companies from 30% to 15%. The neighbouring countries, which are in the same trading bloc as Country X, charge 20%.',
    incentive:
      'In Country X the tax concerns investment more than work. A company that keeps 85% of its profit, where its neighbours leave it 80%, has a reason to build its next factory here and to sell to the whole bloc from it. Such foreign direct investment raises AD while there are idle workers, and LRAS when the factory is running.',
    arithmetic:
      'In Country X the rate would be halved, so the base has to double. In a large economy this would be out of reach. In a small one, a few multinational companies could bring it about, all the more since they can choose to book profit here that was earned elsewhere.',
    slip: 'Companies need not invest what they save in tax: they can pay it out to their owners, and those of foreign companies live abroad.',
    doubt:
      'The neighbours may cut their own rates to 15%. Then nobody has an advantage any more, and all of them collect less. Profit that is only booked in Country X adds little to employment there.',
    verdict:
      'For Country X I judge that growth is likely to rise, since capital is mobile and workers are idle. Revenue is likely to fall at first, as the firms that are there already pay half as much from the first day, and to recover only if the neighbours do not follow. So the two halves of the claim deserve different answers.',
    facts: 'mobile capital: companies keep 85% of their profit, against 80% in the neighbouring countries',
    needed: 'the base has to double, which a small country may reach through foreign companies',
    point:
      'a conclusion such as: growth is likely to rise, revenue only if the neighbours do not cut their own rates',
  },
] as const

question('tax-cuts-growth-and-revenue', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(TAX_CUTS) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt:
          'Assess whether this cut in tax is likely to raise both the growth of real output and the tax revenue of Country X.',
        command: 'Assess',
        sides: [
          [
            'both may rise',
            [
              'the Laffer curve: revenue is nothing at 0% and at 100% and has a maximum between; at rates beyond it a cut raises revenue, since the growth of the base outweighs the lower rate',
              'supply side: a lower marginal rate strengthens the incentive to work, save and invest; LRAS shifts to the right',
              'demand side: higher disposable income or profit raises consumption and investment, with a multiplier; the higher income is taxed',
              `Country X: ${each.facts}`,
            ],
          ],
          [
            'one or both may not',
            [
              'below the peak of the curve a cut lowers revenue; nobody knows where the peak lies',
              'weak response: the income effect may lead people to take more leisure, companies may pay out what they save in tax; money is saved or spent on imports',
              'borrowing to replace lost revenue may crowd out investment; near full employment AD raises prices rather than output',
              'government failure: poor information, political aims, time lags, and conflict with monetary policy',
              `Country X: ${each.needed}`,
            ],
          ],
        ],
        judgement: [
          'answers for growth and for revenue separately, since one may rise without the other',
          'uses the starting rate and the tax base of Country X to decide on which side of the peak it is likely to be',
          'separates the short run, when the lower rate costs revenue at once, from the long run, when the base can change',
          each.point,
        ],
        solution:
          'Explain the Laffer curve by its two parts, the rate and the base, and work out by how much the base of *this* tax would have to grow. Treat growth separately: incentives on the supply side, spending on the demand side. Do not read the curve as a promise; ask where Country X is on it and what the government cannot know.',
        modelAnswer: [
          'Tax revenue is the rate of tax multiplied by the tax base, that is, the income or profit on which it is paid. The Laffer curve shows how revenue depends on the rate. At 0% there is none, and at 100% nobody would earn anything that is taxed. Between the two lies a rate with the highest revenue. Beyond this peak the base shrinks by so much, because people work less, leave or hide their income, that a cut in the rate would raise revenue. Below it a cut lowers revenue, even if the base grows a little.',
          `Growth may rise through supply and through demand. On the supply side, what matters is the marginal rate, since it decides how much of an extra dollar is kept. If it falls, an hour of leisure costs more income and an investment brings more after tax. People may work and invest more, and LRAS shifts to the right. ${each.incentive} On the demand side, those who pay less tax have more to spend. AD rises, and through the multiplier income rises further, provided that there is spare capacity. Faster growth also widens the bases of other taxes, such as those on spending, so the true loss of revenue is smaller than the first one.`,
          `Whether it turns into a gain can be tested by arithmetic. ${each.arithmetic} The base of a tax changes slowly, moreover, while the lower rate costs revenue at once. For the first year or two a loss is to be expected even where a gain follows.`,
          `There are good reasons for doubt about growth as well. ${each.slip} Part of the extra money may be saved or spent on imports. If the government borrows to fill the gap, the rate of interest may rise, so that private investment is crowded out. If it cuts spending on training or roads instead, it may harm potential output more than the lower tax helps. The result also depends on Country X itself. ${each.doubt}`,
          'There is also the danger of government failure, which means that intervention makes matters worse. The government does not know where the peak is, and no table of statistics tells it. When revenue rises after a cut, the cause may have been a boom that would have come anyway. Politicians gain votes from tax cuts before an election and can leave the debt to others. And a cut may come at the wrong time, when the central bank is trying to reduce AD. None of this shows that a cut is wrong, but it warns against plans that have spent the extra revenue in advance.',
          `It follows that the Laffer curve is a correct piece of logic and a poor guide to a particular country. The higher the starting rate and the more mobile the base, the likelier it is that a cut pays for itself. Growth needs less than that: a cut can speed up growth and still cost revenue, and a government may accept this. ${each.verdict}`,
        ].join('\n\n'),
      }),
    ],
  }),
})
