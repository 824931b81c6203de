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
