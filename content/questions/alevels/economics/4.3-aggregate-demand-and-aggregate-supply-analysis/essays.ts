import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '4.3')

export { templates }

const SHOCKS = [
  {
    shock: 'a rise in the price of imported oil',
    costs: 'Transport, heating and plastics become dearer, so costs rise for most firms',
    lasting:
      'if oil stays dear for years, some machines and factories that use much energy are closed for good, and LRAS shifts to the left as well',
    short: 'the price of oil often falls again, and the quantity and quality of resources have not changed',
  },
  {
    shock: 'a flood that destroys a harvest',
    costs:
      'Food and raw materials from farms become scarce and dear, so costs rise for food producers and other firms',
    lasting:
      'if the flood also destroys roads, bridges or the soil, the country has fewer resources and LRAS shifts to the left as well',
    short: 'the next harvest may be normal, and the land and the workers are still there',
  },
  {
    shock: 'a rise in wage rates that is greater than the rise in productivity',
    costs: 'Labour costs per unit rise, so firms supply less at each price level',
    lasting:
      'if higher wages make more people join the labour force, or if firms close, productive capacity changes and LRAS shifts too',
    short:
      'the number and the skills of workers have not changed, and in the long run wages and prices adjust',
  },
]

question('aggregate-supply-and-causes-of-inflation', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({ ...random.pick(SHOCKS), rate: random.int(6, 9) }),
  make: ({ shock, costs, lasting, short, rate }) => ({
    stem: 'Aggregate supply is not the same in the short run and in the long run.',
    parts: {
      a: explainPart({
        prompt: `Explain the difference between the causes of a shift in short-run aggregate supply (SRAS) and of a shift in long-run aggregate supply (LRAS), **and** consider whether ${shock} would shift only SRAS.`,
        ao1: [
          'SRAS is total planned output when the prices of factors of production, such as wage rates, are fixed.',
          'LRAS is total planned output when the prices of all factors of production can change.',
          'A correct cause of each: for example, SRAS by prices of materials, wage rates or indirect taxes; LRAS by new capital, training, a larger labour force or new technology.',
        ],
        ao2: [
          'SRAS shifts when costs or conditions of production change: higher costs make each unit less profitable, so firms supply less at every price level and SRAS shifts left.',
          'LRAS shifts when the quantity or quality of resources, and so productive capacity, changes: for example, training raises output per worker and LRAS shifts right.',
          `${costs}: SRAS shifts left, the price level rises and real output falls.`,
        ],
        ao3: [`Comment: mainly SRAS shifts, because ${short}.`, `Judgement with a condition: ${lasting}.`],
        solution:
          'Keep the two apart: costs of production (SRAS) and productive capacity (LRAS). Diagram: price level and real output on the axes; SRAS_{1} shifts left to SRAS_{2} along AD, so the price level rises from P_{1} to P_{2} and output falls from Y_{1} to Y_{2}; LRAS is vertical and moves only if capacity changes. For AO3 ask whether the event is lasting.',
        modelAnswer: `SRAS is the total output that firms plan to produce at each price level when the prices of factors of production, such as wage rates, are fixed. LRAS is planned output when all these prices can change.

SRAS shifts when costs or conditions of production change. Examples are wage rates, prices of raw materials, indirect taxes and subsidies. If costs rise, each unit brings less profit at a given price level, so firms supply less and SRAS shifts left. LRAS shifts when productive capacity changes, that is, the quantity or quality of resources. Training raises the productivity of workers, investment adds to capital, and immigration adds to the labour force. Each of these shifts LRAS to the right. On a diagram a vertical LRAS then moves to a higher full-employment output.

Now consider ${shock}. ${costs}. So SRAS shifts left from SRAS_{1} to SRAS_{2}, the price level rises from P_{1} to P_{2} and real output falls from Y_{1} to Y_{2}. As a rule this is only a shift of SRAS, because ${short}. However, ${lasting}. So whether LRAS shifts depends on whether productive capacity is changed, and that is more likely the longer the effects last.`,
      }),
      b: debatePart({
        command: 'Evaluate',
        prompt: `Inflation in a country rises from 2% to ${rate}%. Evaluate whether this would do more harm if it were cost-push inflation than if it were demand-pull inflation.`,
        subtopic: '4.6',
        sides: [
          [
            'cost-push does more harm',
            [
              'Inflation is a sustained rise in the general price level; cost-push inflation is caused by rising costs of production.',
              'Cost-push: SRAS shifts left, so the price level rises **and** real output and employment fall.',
              'Workers lose real income or their jobs at the same time as prices rise; tax revenue falls.',
              'It is harder to cure: a policy that lowers AD to slow the rise in prices reduces output and employment further.',
            ],
          ],
          [
            'it need not do more harm',
            [
              'Demand-pull inflation is caused by rises in AD that output cannot fully match: AD shifts right, and output and employment rise unless the economy is at full employment.',
              'At full employment demand-pull inflation brings no more output, only higher prices; it may go on as long as AD grows.',
              'Redistribution, uncertainty, menu costs and loss of competitiveness follow at the same rate of inflation whatever its cause.',
              'A cost shock such as dearer oil may be short, while demand-pull inflation can start a rise of wages and so of costs.',
            ],
          ],
        ],
        judgement: [
          'It depends on the rate, on how long it lasts, on spare capacity and on whether incomes rise with prices.',
          'A supported judgement: cost-push does more harm at the same rate as long as demand-pull inflation comes with higher output, not when the economy is at full employment.',
        ],
        solution:
          'Two diagrams with price level and real output on the axes: SRAS shifts left (P_{1} to P_{2}, Y_{1} to Y_{2}, lower output); AD shifts right (P_{1} to P_{2}, higher output, or only higher prices on a vertical AS). Compare what is different (output and jobs) with what is the same (savers, uncertainty, competitiveness).',
        modelAnswer: `Inflation is a sustained rise in the general price level. Cost-push inflation is caused by rising costs of production, such as dearer oil or wages that grow faster than productivity. Demand-pull inflation is caused by increases in AD that output cannot fully match.

There are good reasons to think that cost-push inflation is worse. When costs rise, SRAS shifts left. The price level rises from P_{1} to P_{2} and real output falls from Y_{1} to Y_{2}. Firms need fewer workers, so unemployment rises while living costs rise too. The government collects less tax and may pay more in benefits. Cost-push inflation is also harder to cure, because a policy that lowers AD to slow the rise in prices would reduce output and jobs even more. With demand-pull inflation, in contrast, AD shifts right. As long as there is some spare capacity, output and employment rise together with prices, so many households earn more and firms may invest.

However, many costs of inflation are the same at ${rate}%, whatever the cause. Savers lose if the interest rate is below ${rate}%. People on fixed incomes can buy less. Firms find it hard to plan and must change their prices more often. Moreover, if the economy is at full employment, AD that goes on rising brings only higher prices and no more output. Workers then ask for higher wages, which adds cost-push inflation to it. A rise in costs, on the other hand, may be short: when the price of oil falls back, SRAS shifts right again.

In my judgement cost-push inflation does more harm at the same rate when there is spare capacity, because people lose output and jobs as well as purchasing power, while demand-pull inflation at least brings jobs. This would not be true at full employment, or if the cost shock lasted only a few months. So the cause matters, but how long inflation lasts and whether wages and pensions rise with prices may matter as much.`,
      }),
    },
  }),
})

const CHANGES = [
  {
    change: 'a fall in the exchange rate',
    chain:
      'exports become cheaper for foreigners and imports dearer at home, so net exports rise if demand for them responds enough to price',
    doubt:
      'if demand for exports and imports hardly responds to price, net exports may fall at first, so AD need not shift right',
  },
  {
    change: 'a cut in income tax',
    chain: 'households have more disposable income, so consumption rises',
    doubt:
      'if households fear for their jobs, they may save the extra income or use it to repay debt, so AD hardly shifts',
  },
  {
    change: 'a fall in interest rates',
    chain: 'borrowing is cheaper and saving less rewarding, so consumption and investment rise',
    doubt: 'if confidence is low, households and firms may not borrow even at low rates, so AD hardly shifts',
  },
]

question('aggregate-demand-curve-and-saving', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const before = random.int(5, 8)
    return { ...random.pick(CHANGES), before, after: before + random.int(4, 7) }
  },
  make: ({ change, chain, doubt, before, after }) => ({
    stem: 'Spending and saving decisions affect the level of activity in an economy.',
    parts: {
      a: explainPart({
        prompt: `Explain why the aggregate demand (AD) curve slopes down and what makes it shift, **and** consider whether ${change} is certain to shift AD to the right.`,
        ao1: [
          "AD is the total planned spending on a country's goods and services at each price level in a period of time.",
          'AD = *C* + *I* + *G* + (*X* − *M*), with the components named.',
          'A change in the price level causes a movement along AD; any other change in a component shifts the curve.',
        ],
        ao2: [
          'Wealth effect: at a higher price level money and savings buy less, so people consume less.',
          'Interest rate effect: at a higher price level people need more money, borrow more or save less, interest rates rise, and *C* and *I* fall.',
          'International effect: at a higher price level home goods are dearer compared with foreign goods, so exports fall and imports rise.',
          `Shift: after ${change}, ${chain}, and more is demanded at every price level.`,
        ],
        ao3: [
          `Comment: the shift is not certain, because ${doubt}.`,
          'Judgement: AD is likely to shift right if nothing else changes; another component may fall at the same time and cancel the effect.',
        ],
        solution:
          'Diagram: price level on the vertical axis, real output on the horizontal axis. A rise in the price level from P_{1} to P_{2} is a movement up along AD_{1} (less output demanded); a shift is drawn as a new curve AD_{2} to the right. Do not explain the slope as for one product: all prices rise together.',
        modelAnswer: `AD is the total planned spending on a country's goods and services at each price level in a period of time. It is made up of consumption, investment, government spending and net exports.

The curve slopes down because a higher price level reduces total spending. First, money and savings buy less, so people feel poorer and consume less. Second, people need more money for their purchases, so they borrow more or save less. Interest rates rise, and consumption and investment fall. Third, home goods become dearer compared with foreign goods, so exports fall and imports rise. All this is a movement along AD: when the price level rises from P_{1} to P_{2}, less real output is demanded.

AD shifts when a component changes for a reason other than the country's price level. For example, after ${change}, ${chain}. Then more is spent at every price level, and the whole curve moves from AD_{1} to AD_{2}.

However, this is not certain. ${doubt.charAt(0).toUpperCase() + doubt.slice(1)}. Other components may change at the same time as well: government spending may be cut, or trading partners may go into recession. So I think that ${change} will usually shift AD to the right, but how far depends on how strongly spending responds and on what happens to the rest of AD.`,
      }),
      b: debatePart({
        command: 'Discuss',
        prompt: `The households of Country X raise their saving from ${before}% to ${after}% of their income. Discuss, using the circular flow of income, whether a rise in saving is harmful to an economy.`,
        subtopic: '4.2',
        sides: [
          [
            'harmful',
            [
              'Saving is a leakage from the circular flow; equilibrium needs total injections equal to total leakages.',
              'Higher saving means less consumption: leakages exceed injections, unsold stocks build up.',
              'Firms cut output and jobs, so income falls until leakages equal injections at a lower national income.',
              'On AD/AS: AD shifts left, so output, employment and the price level fall; firms may invest less.',
            ],
          ],
          [
            'not harmful',
            [
              'Banks can lend what is saved to firms; if investment rises by as much, injections match the leakage and income need not fall.',
              'More investment adds to capital, so LRAS shifts right and output is higher later.',
              'Near full employment less consumption reduces demand-pull inflation.',
              'Savings protect households when they lose their jobs; other leakages fall, as part of the spending given up was on imports.',
            ],
          ],
        ],
        judgement: [
          'It depends on whether the saving is lent and invested, on spare capacity and on the time considered.',
          'A supported judgement: harmful in a recession with weak investment; useful in the long run or in a boom.',
        ],
        solution:
          'Start with the flow: saving is a leakage, so compare totals of leakages and injections and follow stocks, output and income. Then ask what happens to the money that is saved. An AD/AS diagram (price level, real output) shows AD shifting left now, and LRAS shifting right later if investment rises.',
        modelAnswer: `In the circular flow, households receive income from firms and spend it on goods and services. Saving, taxes and imports are leakages. Investment, government spending and exports are injections. National income is in equilibrium when total injections equal total leakages.

If households save ${after}% of their income and not ${before}%, more income leaks out of the flow. With the same injections, leakages are now greater than injections. Firms sell less than they produce, and unsold stocks build up. They cut output and need fewer workers. National income falls, and with it saving, taxes and imports, until leakages equal injections at a lower income. On an AD/AS diagram AD shifts left, so output falls from Y_{1} to Y_{2} and unemployment rises. When sales fall, firms may invest less too, which reduces injections and makes the fall deeper. In this way a decision that is sensible for one family can harm the economy if all families make it.

However, saving is also the source of funds for investment. Banks lend it to firms that buy machines and build factories. If investment rises as much as saving, injections match leakages, and income need not fall. Later the new capital raises productivity, LRAS shifts right and the country can consume more. Moreover, if the economy is near full employment, lower consumption is welcome, because it reduces demand-pull inflation. Families with savings can also go on spending when they lose a job, which makes a later recession milder. And some of the spending that is given up was on imports, so not all of the fall is a loss for home firms.

So higher saving is not always harmful. In my judgement it does harm in a recession, when firms do not want to borrow and the funds stay idle. It is useful in a boom, and in the long run in a country that needs more capital. The most important condition is whether saving is turned into investment. A sudden rise from ${before}% to ${after}% is more dangerous than a slow one, because firms need time to plan new projects.`,
      }),
    },
  }),
})
