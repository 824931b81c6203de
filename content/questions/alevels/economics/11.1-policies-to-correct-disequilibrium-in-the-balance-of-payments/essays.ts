import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { aggregateDemandMoves } from '../aggregate-demand'

const { question, templates } = questionsOf('essay', '11.1')

export { templates }

const DEFICITS = [
  {
    stem: 'Country X has a managed exchange rate. The rate of unemployment is 3%, inflation is 7%, and the government spends far more than it receives in taxes. Of each extra dollar of income, 50 cents are spent on imports.',
    sum: '2 ÷ 0.5 = 4',
    lower:
      'In Country X this is bearable, and even welcome. Output is probably above its potential, so AD that grows more slowly takes away an inflationary gap before it costs many jobs. Since half of each extra dollar goes on imports, the loss of income is small in comparison with the gain. Higher taxes or lower government spending also act on the source of the excess demand, the budget deficit.',
    turn: 'In Country X hardly anybody is free to produce the extra goods. A lower exchange rate would add dearer imports and higher AD to inflation of 7%. Wages would follow, and soon the real exchange rate would be where it had been. A tariff would meet the same limit: buyers turn to home firms that have no capacity left.',
    cause:
      'In Country X the cause is excess demand at home. The two kinds of policy may still be combined: once lower spending has freed workers and machines, a somewhat lower exchange rate helps to move them into exports, so that they do not become idle.',
    verdict:
      'For Country X I judge that expenditure-reducing policy is the more suitable one. It acts on the cause, it lowers inflation as well, and the high marginal propensity to import keeps its cost down. It should stop when inflation is near its target, and what is left of the deficit should be dealt with by switching.',
    facts:
      'excess demand, inflation of 7% and a high mpm: reducing acts on the cause and serves two objectives',
    point:
      'a conclusion such as: reducing is more suitable, since excess demand is the cause and there is no spare capacity for switching',
  },
  {
    stem: 'Country X has a fixed exchange rate. The currencies of its main rivals have lost a fifth of their value, and it has lost markets abroad to them. The rate of unemployment is 12%, inflation is 1%, and of each extra dollar of income 20 cents are spent on imports.',
    sum: '2 ÷ 0.2 = 10',
    lower:
      'In Country X this would be ruinous. Output is already far below its potential, and the policy would add to an unemployment rate of 12%. As little of each extra dollar goes on imports, a great deal of income has to be lost, mostly at the cost of home producers. The deficit would return as soon as incomes recovered.',
    turn: 'In Country X the conditions for switching are good. A devaluation would restore the competitiveness that was lost when the rivals depreciated. Factories and workers stand idle, so more can be produced at once, and inflation of 1% leaves room for dearer imports. Tariffs would help less, since the trouble is lost exports rather than cheap imports, and they could provoke retaliation.',
    cause:
      'In Country X the cause is an exchange rate that has become too high. To combine both would make sense only if the recovery went so far that capacity became scarce. Until then, lower spending would work against the rise in AD which the devaluation brings.',
    verdict:
      'For Country X I judge that expenditure-reducing policy is clearly the less suitable one. A devaluation acts on the cause and lowers unemployment as well. The risk is that the rivals let their currencies fall again, so a policy for better products should follow, as it does not depend on the rate.',
    facts:
      'an overvalued currency, 12% unemployment and a low mpm: switching acts on the cause, reducing costs most',
    point:
      'a conclusion such as: switching is more suitable, since the currency is overvalued and there is much spare capacity',
  },
  {
    stem: 'Country X is a member of a monetary union with its main trading partners, and tariffs between members are forbidden. For ten years its wages, unlike those of its partners, have risen faster than productivity. The rate of unemployment is 9%, the budget of the government is nearly in balance, and of each extra dollar of income 40 cents are spent on imports.',
    sum: '2 ÷ 0.4 = 5',
    lower:
      'In Country X this is possible, because the rules of a union leave taxes and spending to the government, although the rate of interest is set for the union as a whole. But with unemployment of 9% and a budget near balance there is no excess demand to be removed. Lower spending would reduce imports by making people poorer. Only slowly would unemployment hold down wages and so restore competitiveness.',
    turn: 'In Country X the usual tools of switching are missing. It has no currency to devalue, and tariffs are forbidden. It can still lower its costs in comparison with those of its partners: by training and investment that raise productivity, by an agreement on slower growth of wages, or by lower taxes on labour in exchange for higher taxes on consumption. This switches spending too, but it takes years.',
    cause:
      'In Country X the cause is a loss of competitiveness. A mild restraint of spending may be joined to supply-side policy, above all if lenders become nervous, so that the deficit shrinks a little while the slower remedy begins to work.',
    verdict:
      'For Country X I judge that neither is suitable in its usual form. Switching is what the cause asks for, but only its slow kind, supply-side policy, is left. Expenditure-reducing policy is a second best, to be used if nobody is willing to finance the deficit for so long. How long that is depends on how much the partners trust the country.',
    facts:
      'no currency of its own and no tariffs: only supply-side policy can switch, and reducing costs jobs',
    point:
      'a conclusion such as: neither in its usual form; supply-side policy acts on the cause, and reducing is a second best while it works',
  },
] as const

question('expenditure-reducing-or-expenditure-switching', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(DEFICITS) }),
  make: ({ each }) => {
    const { checks, drawing } = aggregateDemandMoves('left', 'balance-of-payments/expenditure-reducing-drawn')
    return {
      stem: `${each.stem} The deficit on its current account is large, and the government wants to reduce it by 2% of GDP.`,
      parts: [
        evaluatePart({
          prompt:
            'With the help of an aggregate demand and aggregate supply diagram of the effect of expenditure-reducing policy, assess whether this kind of policy would be more suitable than expenditure-switching policy to reduce the current account deficit of Country X.',
          command: 'Assess',
          ...drawing,
          sides: [
            [
              'expenditure-reducing policy',
              [
                'meaning: contractionary fiscal or monetary policy, which lowers total spending and with it spending on imports',
                required(
                  drawn(
                    'a labelled diagram: AD₁ shifts left to AD₂ along AS; P₁ and Y₁, P₂ and Y₂ are read off (income falls, and with it imports; where AS is flat, P₂ stands at P₁)',
                    ...checks,
                  ),
                ),
                `the size: imports fall by mpm × the fall in income, so income has to be lower by ${each.sum}% of GDP than it would otherwise be`,
                'for: certain in its direction, quick to begin, lowers inflation, frees capacity for exports',
                'against: output and jobs are lost, investment falls; imports return with the recovery',
              ],
            ],
            [
              'expenditure-switching policy',
              [
                'meaning: measures that turn spending at home and abroad from foreign to home goods: devaluation, tariffs and quotas, and in the long run supply-side policy',
                'AD shifts to the right, so output and employment rise while the deficit becomes smaller',
                'limits: elasticities (Marshall–Lerner), spare capacity, inflation, retaliation, rules of trade',
                'supply-side policy lowers costs and improves quality lastingly, but takes years',
                `Country X: ${each.facts}`,
              ],
            ],
          ],
          judgement: [
            'lets the cause of the deficit decide: excess demand, an overvalued currency or high costs',
            'compares the effects on other objectives: inflation, output and employment',
            'considers both together: without spare capacity, switching needs reducing',
            each.point,
          ],
          solution:
            'Say what each kind of policy does to AD: one shifts it to the left, the other to the right. Use the marginal propensity to import to show how much income has to be given up. Then look for the cause of the deficit in the stem and ask which tools Country X has at all, before you decide which kind suits it.',
          modelAnswer: [
            'A deficit on the current account means that more is paid to other countries for goods and services, and as primary and secondary income, than is received from them. It has to be financed by loans, by the sale of assets or from reserves, which cannot go on without end. Expenditure-reducing policy lowers total spending in the economy and so the part of it that falls on imports. Expenditure-switching policy does not aim at how much is spent but at where it is spent: it turns buyers at home and abroad from foreign goods to home goods.',
            'Higher taxes, lower government spending or a higher rate of interest reduce AD. In the diagram AD shifts to the left from AD₁ to AD₂. Real output falls from Y₁ to Y₂ and the price level from P₁ to P₂; in a country with some inflation this means that output and prices grow more slowly than they would have done. With lower incomes people buy fewer goods, imports among them. Lower inflation makes home goods more competitive, and firms that sell less at home try harder to export. The direction of the effect is certain, and a beginning can be made soon.',
            `The cost depends on the marginal propensity to import. If imports have to fall by 2% of GDP, and nothing else helped, income would have to be lower by ${each.sum}% of GDP than it would otherwise be. ${each.lower}`,
            'Expenditure-switching policy has the attraction that it points the other way. If exports rise and imports are replaced by home goods, net exports rise, AD shifts to the right, and jobs are created while the deficit falls. A devaluation or depreciation makes exports cheaper abroad and imports dearer at home. It works if the price elasticities of demand for exports and imports together are greater than 1 (the Marshall–Lerner condition), and usually not in the first months. Tariffs and quotas act on imports alone. They raise prices, protect inefficient firms, may lead to retaliation and are limited by the rules of the World Trade Organization. Supply-side policy switches spending by lower costs and better quality; it is slow, but it does not lose its effect through inflation.',
            `All of this needs two things: a tool that the government may use, and home firms that are able to supply more. ${each.turn}`,
            `A government should therefore begin with the cause. ${each.cause} One should also ask how the deficit is financed. If foreign companies pay for it by building factories, there is time. If it is financed by short-term loans that may be withdrawn, there is little time, and this speaks for the quicker kind of policy.`,
            `I conclude that no kind of policy is more suitable in general. With excess demand, reducing is better; with idle resources and the wrong price, switching is. ${each.verdict}`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
