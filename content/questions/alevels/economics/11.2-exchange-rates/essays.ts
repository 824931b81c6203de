import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '11.2')

export { templates }

const DEFICITS = [
  {
    facts:
      'It exports clothing and holidays, which compete with those of many other countries, and its factories and hotels are far from full. Prices at home have risen faster than abroad for some years. The price elasticity of demand is thought to be 1.4 for its exports and 0.4 for its imports, without their signs',
    sum: '1.4 + 0.4 = 1.8. This is more than 1, so the condition is fulfilled',
    effect:
      'Foreign buyers can turn from the clothing of another country to that of Country X, so export earnings rise even in foreign currency. The spare capacity means that more can be supplied at once without much inflation',
    cause:
      'In Country X the cause of the deficit is a loss of competitiveness: with a fixed nominal rate and faster inflation, the real exchange rate has risen. A devaluation acts on just this cause, but its effect is lost again if inflation stays higher than abroad',
    verdict:
      'For Country X I judge that a devaluation is the best first step. The elasticities, the spare capacity and the cause of the deficit all speak for it. It has to be joined by a policy against inflation, or it will soon have to be repeated',
    point:
      'a conclusion such as: devaluation is the best first step, since demand is elastic enough, capacity is idle and the real rate is too high',
  },
  {
    facts:
      'It supplies most of the world’s output of one spice, and this spice is nearly all that it exports. It imports fuel, medicines and grain, which it cannot produce. The price elasticity of demand is thought to be 0.3 for its exports and 0.3 for its imports, without their signs',
    sum: '0.3 + 0.3 = 0.6. This is less than 1, so the condition is not fulfilled',
    effect:
      'The world needs the spice, and hardly any other country supplies it. If its price in foreign currency falls, the quantity rises by a smaller percentage, and export earnings in foreign currency fall. Fuel, medicines and grain are necessities, so the quantity of imports falls by little. The deficit is likely to grow',
    cause:
      'In Country X the cause of the deficit is structural: one export, and no home substitutes for the main imports. A change of the exchange rate does not alter this soon, although over many years new exports may become worth producing',
    verdict:
      'For Country X I judge that a devaluation is a poor policy, since the deficit would probably become larger and the poor would pay more for grain. Supply-side measures that build up other exports are the lasting remedy. They are slow, so lower spending or a loan from the International Monetary Fund may be needed meanwhile',
    point:
      'a conclusion such as: devaluation would probably make the deficit larger; supply-side policy for new exports is the lasting remedy',
  },
  {
    facts:
      'For two years consumers have borrowed heavily to buy imported cars and electronic goods. There is full employment, and firms cannot meet all the orders that they have. The price elasticity of demand is thought to be 0.8 for its exports and 0.9 for its imports, without their signs',
    sum: '0.8 + 0.9 = 1.7. This is more than 1, so the condition is fulfilled',
    effect:
      'But the condition looks at demand alone. In Country X firms work at full capacity, so they can hardly supply more exports, or more goods in place of imports. Higher demand for home goods would raise prices, and this would wipe out the gain in competitiveness',
    cause:
      'In Country X the cause of the deficit is that total spending exceeds what the economy can produce. Expenditure-reducing policy acts on this cause: a higher rate of interest makes loans for cars dearer, and imports fall. It lowers inflation as well',
    verdict:
      'For Country X I judge that a devaluation is not the best policy by itself, although the elasticities allow it. Spending has to be reduced first. A small devaluation at the same time could then turn the capacity that is set free to exports, so that fewer jobs are lost',
    point:
      'a conclusion such as: spending must be reduced first, since there is full employment; devaluation can only be added to it',
  },
] as const

question('devaluation-and-a-current-account-deficit', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(DEFICITS) }),
  make: ({ each }) => ({
    stem: `Country X has a fixed exchange rate and a large deficit on the current account of its balance of payments. ${each.facts}.`,
    parts: [
      evaluatePart({
        prompt:
          'Evaluate the view that a devaluation of its currency is the best policy to correct the current account deficit of Country X.',
        command: 'Evaluate',
        sides: [
          [
            'for devaluation',
            [
              'devaluation: a decision of the government to lower the value of a currency in a fixed exchange rate system',
              'expenditure switching: exports become cheaper abroad and imports dearer at home',
              'the Marshall–Lerner condition: it improves the current account if the price elasticities of demand for exports and imports add up to more than 1',
              `the sum for Country X, and what it means: ${each.sum}`,
              'AD, output and employment rise while the deficit falls, unlike with expenditure-reducing policy',
            ],
          ],
          [
            'limits and other policies',
            [
              'the J curve: in the first months quantities hardly change, so the current account becomes worse before it becomes better',
              'inflation: dearer imports, higher AD, claims for higher wages; the gain in competitiveness may be lost',
              'debts in foreign currency become dearer, other countries may devalue too, and trust in the fixed rate suffers',
              'supply: without spare capacity home firms cannot produce more',
              'other policies: expenditure-reducing fiscal or monetary policy, tariffs and quotas, supply-side policy, each with a limit',
            ],
          ],
        ],
        judgement: [
          'uses the elasticities, and says that they are estimates which differ between the short run and the long run',
          'asks for the cause of the deficit, since the best policy acts on it',
          'tests “best”: compared with which other policy, and at what cost to other objectives',
          each.point,
        ],
        solution:
          'Explain what a devaluation does to prices in both currencies, then state the Marshall–Lerner condition and **use** the two numbers. Go on to the J curve, inflation and capacity. *Best* asks for a comparison, so set at least two other policies beside it, and choose by the cause of the deficit.',
        modelAnswer: [
          'The current account records trade in goods and services, primary income and secondary income. A deficit has to be financed by selling assets to foreigners, by borrowing abroad or from reserves, and this cannot go on for ever. A devaluation is a decision of the government to lower the value of its currency in a fixed exchange rate system. It is an expenditure-switching policy: it changes where people spend, and not directly how much they spend.',
          'After a devaluation foreigners pay less of their own money for one unit of the currency. If producers keep their prices in home currency, exports become cheaper abroad and the quantity sold rises. Imports become dearer in home currency, and buyers at home turn to home goods. What happens to the *value* of trade depends on how strongly quantities react. According to the Marshall–Lerner condition, a devaluation improves the current account if the price elasticities of demand for exports and for imports, without their signs, add up to more than 1. Strictly, this holds if trade is roughly balanced at the start and supply is elastic, so with a large deficit it is a guide and no proof.',
          `For Country X the sum is ${each.sum}. ${each.effect}.`,
          'Where it works, a devaluation has an advantage over policies that reduce spending. Net exports are part of AD, so output and employment rise while the deficit becomes smaller. It acts on exports and imports alike, and it leaves buyers free to choose, which a quota does not.',
          'Yet there are problems. Time is the first. In the first months contracts have been signed, and buyers have not yet looked for other suppliers. Quantities hardly change, while each import costs more home currency, so the deficit becomes larger before it becomes smaller. This is the J curve. Inflation is the second. Imported goods, fuel and parts cost more, and higher AD adds to this. If workers then obtain higher wages, home prices rise, the real exchange rate returns to where it was, and the gain is lost. Third, debts in foreign currency cost more home currency to repay. Fourth, other countries may devalue as well, and lenders who fear the next devaluation may take their money out, so that the financial account suffers.',
          'Other policies must be compared. Expenditure-reducing policy, such as higher taxes or a higher rate of interest, lowers incomes and with them imports. It is certain in its direction and reduces inflation, but it costs output and jobs, and where the marginal propensity to import is low, much income has to be lost for a small fall in imports. Tariffs and quotas reduce imports quickly, but they raise prices for consumers, protect inefficient firms and may lead to retaliation. Supply-side policy improves the quality of exports and lowers their costs, so that foreigners buy more without a cheaper currency. It is probably the most lasting remedy, but it takes years and costs money.',
          `The choice should follow the cause. ${each.cause}.`,
          `I conclude that a devaluation can be the best policy only under three conditions: demand is elastic enough, there is capacity to supply more, and inflation does not take the gain away. The elasticities given are estimates, and they are usually higher in the long run than in the short run. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
