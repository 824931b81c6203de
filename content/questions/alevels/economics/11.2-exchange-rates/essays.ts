import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { shiftDiagram } from '../diagrams'

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

const FIXED_RATES = [
  {
    stem: 'Country X is a small island. Its currency is fixed to that of a large neighbour, with which it does two thirds of its trade and from which most of its tourists come. This year fewer tourists have come, because the weather was unusually bad. The reserves of the central bank would pay for eight months of imports.',
    move: { curve: 'D', to: 'left' },
    shift: 'demand for the currency falls from D₁ to D₂',
    market:
      'As fewer tourists come, less of the currency is demanded. In the diagram demand shifts to the left from D₁ to D₂. If the currency floated, its price would fall from e₁ to e₂ and the quantity traded from Q₁ to Q₂, until as much was demanded as supplied.',
    keep: 'Country X gains much from this. With most of its trade and tourism going to one country, a fixed rate removes the risk from most contracts. Hotels can quote next year’s prices, and foreign firms can build new ones at less risk.',
    free: 'In Country X the floating rate would be of some help: cheaper holidays could bring tourists back. But a small island buys many of its goods from abroad, so wages and prices would probably follow the rate quickly, and the real rate would move far less than the nominal one.',
    danger:
      'In Country X, moreover, the market for the currency is so small that a single large sale could move the rate. Reserves for eight months leave time to wait for the tourists.',
    verdict:
      'For Country X I judge that the fixed rate should stay. The shock seems to be a passing one, reserves are ample, and the benefit of certainty is large where two thirds of trade are with one partner. If tourism stayed low for years, a single devaluation would be better than to let so small a market float.',
    facts: 'trade with one partner, a small market and ample reserves: a fixed rate suits it',
    point:
      'a conclusion such as: keep the fixed rate, since most trade is with one partner, the shock may pass and reserves are ample',
  },
  {
    stem: 'Oil makes up four fifths of the exports of Country X, whose currency is fixed to the US dollar. The world price of oil has halved and is not expected to recover soon. Inflation is low, the central bank is independent, and neither the government nor firms have large debts in foreign currency.',
    move: { curve: 'D', to: 'left' },
    shift: 'demand for the currency falls from D₁ to D₂',
    market:
      'As oil earns half of what it did, less of the currency is demanded. In the diagram demand shifts to the left from D₁ to D₂. If the currency floated, its price would fall from e₁ to e₂ and the quantity traded from Q₁ to Q₂, until as much was demanded as supplied.',
    keep: 'Country X gains less from this than others. Oil is priced in dollars in any case, and what makes the revenue of oil companies uncertain is its price and not the exchange rate. The fixed rate may have helped to hold down inflation, but an independent central bank can do this with a target for inflation as well.',
    free: 'In Country X this matters a great deal, since the price of oil swings. A lower rate makes goods other than oil cheaper abroad and imports dearer, so that workers can move from oil to farms and factories. Each dollar from oil also becomes more of the home currency, which supports the budget of the government.',
    danger:
      'In Country X this danger is limited. Debts in foreign currency are small, so a depreciation does not ruin banks and firms, and people trust the central bank to bring inflation back after imports have become dearer.',
    verdict:
      'For Country X I judge that the currency should float, perhaps with some management to smooth the largest swings. The shock is large and likely to last, so that reserves would only be spent on putting off the change. Since inflation is low and foreign debts are small, the usual costs of a depreciation should be bearable.',
    facts: 'large and lasting shocks from oil, low inflation and few foreign debts: floating suits it',
    point:
      'a conclusion such as: let it float, perhaps managed, since the shock lasts, inflation is low and foreign debts are small',
  },
  {
    stem: 'Country X had very high inflation ten years ago, and then fixed its exchange rate to the US dollar. Its government now pays for a large budget deficit with money that the central bank creates, and residents sell the currency to move their savings abroad. The reserves would pay for three weeks of imports, and many firms have borrowed in dollars.',
    move: { curve: 'S', to: 'right' },
    shift: 'supply of the currency rises from S₁ to S₂',
    market:
      'As residents move their savings abroad, more of the currency is supplied. In the diagram supply shifts to the right from S₁ to S₂. If the currency floated, its price would fall from e₁ to e₂, and the quantity traded would rise from Q₁ to Q₂, until as much was demanded as supplied.',
    keep: 'In Country X the fixed rate was meant to end very high inflation. But it can do so only if the government lives within its means. Money created for the budget does not fit a fixed rate, and people have seen this.',
    free: 'In Country X this looks like an escape, as hardly any reserves are left. Yet the freedom to choose the rate of interest is worth little if the central bank has to pay for the budget. Without the fixed rate nothing would hold down the money supply, and inflation might return.',
    danger:
      'In Country X this danger is great. Firms that owe dollars have to find far more of the home currency to repay the same debt. Some would fail, and banks with them. This is a reason to fear the float, though the reserves leave little choice.',
    verdict:
      'For Country X I judge that the fixed rate cannot be held, and it is better to give it up now than when the last reserves have gone. But a float alone solves nothing. It has to come with a smaller budget deficit and an independent central bank, and probably with a loan from the International Monetary Fund.',
    facts:
      'hardly any reserves and a budget paid for with new money: the rate cannot be held, but a float alone solves nothing',
    point:
      'a conclusion such as: it has to float, since reserves are nearly gone, but only a smaller budget deficit makes that a solution',
  },
] as const

question('fixed-or-floating-exchange-rate', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(FIXED_RATES) }),
  make: ({ each }) => {
    const { checks, drawing } = shiftDiagram({
      name: 'exchange-rates/fixed-or-floating-drawn',
      title: 'The market for the currency',
      moves: [each.move],
      x: 'Quantity of the currency',
      y: 'Price of the currency',
      value: 'e',
      shows: `The market for the currency: ${each.shift}, and its price falls from e₁ to e₂ if it floats.`,
    })
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt:
            'With the help of a diagram that shows what would happen to the price of its currency if it floated now, discuss whether Country X should give up its fixed exchange rate.',
          command: 'Discuss',
          ...drawing,
          sides: [
            [
              'keep the fixed rate',
              [
                'fixed: the rate is set by the government and held by buying and selling the currency, by the rate of interest or by controls',
                'certainty: exporters, importers and foreign investors know what they will receive and pay',
                'discipline against inflation: firms and workers that raise prices and wages lose markets; a floating rate may swing far and make imports dearer',
                `Country X: ${each.facts}`,
              ],
            ],
            [
              'let it float',
              [
                required(
                  drawn(
                    `a labelled diagram of the market for the currency: ${each.shift}; e₁ and Q₁, and the lower e₂ with Q₂, are read off (to hold e₁ the central bank would have to buy the excess supply)`,
                    ...checks,
                  ),
                ),
                'the rate adjusts by itself after a shock: exports cheaper, imports dearer, so output and the current account are supported',
                'monetary policy is free for objectives at home; no large reserves are needed, which have an opportunity cost',
                'a fixed rate that seems wrong invites speculation: whoever sells can hardly lose',
              ],
            ],
          ],
          judgement: [
            'compares kinds of shock: a passing one can be met from reserves, a lasting one needs a change of the rate',
            'uses the pattern of trade, the reserves, the debts and the trust in the central bank',
            'considers what lies between: a managed float, a band, or a single devaluation',
            each.point,
          ],
          solution:
            'Use the diagram twice: it shows where a floating rate would go, and how much of the currency the central bank has to buy if it holds e_{1}. Then compare the two systems, each time with a fact about Country X. Do not list advantages in general; ask which of them this country would really have.',
          modelAnswer: [
            `Under a fixed exchange rate the government or central bank sets the price of the currency and keeps it there. Under a floating rate demand and supply decide. ${each.market} At e₁, where the rate is fixed, there is an excess supply. To hold it there, the central bank has to buy this excess with its reserves of foreign currency, or raise the rate of interest so that savers demand more of the currency.`,
            `The first argument for a fixed rate is certainty. Exporters and importers know what they will receive and pay, and foreign investors what their profit will be worth. Trade and foreign direct investment are therefore encouraged. The second is discipline. If prices rise faster than abroad, a fixed rate does not fall to make up for it. Firms lose sales and workers lose jobs, so both have a reason to hold down prices and wages. ${each.keep}`,
            `The main argument for a floating rate is that it absorbs shocks. When demand for exports falls, the currency depreciates. Exports become cheaper abroad and imports dearer at home, so, if demand for both is elastic enough, AD and the current account are supported. With a fixed rate the same change in relative prices would require wages and prices to fall, which is slow and costs jobs. A floating rate also sets monetary policy free: the rate of interest can be chosen for inflation and employment at home, whereas with a fixed rate and free movement of capital it has to defend the currency. Nor are large reserves needed, which have an opportunity cost. ${each.free}`,
            `Each system has its own danger. A floating rate may move further than trade justifies, because speculators buy what is rising and sell what is falling. A sharp fall makes imports dearer and raises the burden of debts in foreign currency. ${each.danger} A fixed rate, on the other hand, may be held at the wrong level for too long. When people begin to doubt it, they can sell the currency almost without risk: either it is devalued and they gain, or it is not and they lose hardly anything. Their sales use up the reserves and bring about the very change that they expected.`,
            'Between the two lies the managed float, in which the central bank smooths large movements but does not resist a lasting trend. A government may also keep a fixed rate and devalue once, though this weakens trust in the new one. Under any system it is the real exchange rate that counts for trade, and not the nominal one.',
            `The decision therefore depends on the kind of shock, on the pattern of trade, on reserves and debts, and on whether monetary policy is trusted. A fixed rate suits a country which can hold it and whose trade is mainly with one partner. A floating one suits a country which has shocks of its own and a central bank that people believe. ${each.verdict}`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
