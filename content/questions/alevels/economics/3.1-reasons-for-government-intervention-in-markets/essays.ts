import { drawn } from '@/lib/exams/authoring/diagram'
import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { bufferStockDiagram } from '../diagrams'

const { question, templates } = questionsOf('essay', '3.1')

export { templates }

const STORED = [
  {
    crop: 'rice',
    scale: 1,
    stem: 'Rice is the main food in Country X. Its price rises and falls sharply from one harvest to the next.',
    hurt: 'When the harvest is poor, the price of the main food rises and poor families go hungry. When it is good, the price falls, and farmers earn too little to buy seed for the next year',
    hurtPoint:
      'poor families go hungry when the price of the main food is high; farmers lose income when it is low',
    limit: 'Damp and insects spoil rice after some time',
    verdict:
      'For rice I find the reason sufficient. It is the main food, demand is very inelastic, and the poorest suffer most from a high price. Even so, the aim should be to prevent extreme prices rather than to fix one price, and payments to the poor may protect them at a lower cost than large stores',
    verdictPoint:
      'a conclusion such as: yes, against extreme prices, since it is the main food and the poor suffer most',
  },
  {
    crop: 'coffee',
    scale: 10,
    stem: 'In Country X, thousands of small farmers grow coffee, which is sold within the country. Its price rises and falls sharply from one harvest to the next.',
    hurt: 'When the price falls, thousands of small farmers lose much of their income, and some give up although the price may soon recover. Since new bushes take years to bear fruit, wrong decisions are felt for a long time',
    hurtPoint:
      'small farmers lose income when the price is low, and may give up although the price may recover',
    limit: 'Coffee beans lose their taste after a long time in store',
    verdict:
      'For coffee I find the reason alone hardly sufficient. Coffee is not a necessity, so consumers can live with a high price for a year. Farmers do suffer when it is low, but they can be helped more directly than through the price, for example by information about markets and by payments in bad years',
    verdictPoint:
      'a conclusion such as: hardly sufficient, since coffee is not a necessity and farmers can be helped more directly',
  },
  {
    crop: 'cotton',
    scale: 5,
    stem: 'Many farms in Country X grow cotton for its clothing factories. The price of cotton rises and falls sharply from one harvest to the next.',
    hurt: 'When the price falls, farmers earn too little to buy seed for the next year. When it rises, clothing factories face higher costs and may have to dismiss workers',
    hurtPoint:
      'farmers lose income when the price is low, factories face higher costs when it is high; both invest less',
    limit: 'Cotton needs dry and large warehouses, which cost money year after year',
    verdict:
      'For cotton I find the reason sufficient only in part. Farmers and factories are firms, and they can agree on prices in advance without the government. Intervention is justified where this fails, for example for very small farms, and where a fall in price would put many people out of work at once',
    verdictPoint:
      'a conclusion such as: only in part, since farmers and factories can agree on prices in advance',
  },
]

question('buffer-stock-and-unstable-prices', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const each = random.pick(STORED)
    const middle = each.scale * random.step(200, 400, 50)
    const half = each.scale * random.pick([20, 30, 40])
    return { each, floor: middle - half, ceiling: middle + half }
  },
  make: ({ each, floor, ceiling }) => {
    const { checks, drawing } = bufferStockDiagram(each.crop)
    return {
      stem: `${each.stem} The government considers a buffer stock scheme with a floor price of \\$${plain(floor)} and a ceiling price of \\$${plain(ceiling)} a tonne.`,
      parts: {
        a: explainPart({
          prompt: `With the help of a diagram, explain how the scheme would act in a year with a very good harvest and in a year with a very poor harvest, and consider whether it would pay for itself. On your diagram, call supply after the very good harvest S₂ and after the very poor one S₃.`,
          subtopic: '3.2',
          ...drawing,
          ao1: [
            'buffer stock scheme: an agency buys and sells a good from a store in order to keep its price between a floor and a ceiling',
            `floor \\$${plain(floor)}: lowest price allowed; ceiling \\$${plain(ceiling)}: highest price allowed`,
            drawn(
              'a labelled diagram with demand D, the floor and the ceiling, S₂ which meets D below the floor, and S₃ which meets D above the ceiling',
              ...checks,
            ),
          ],
          ao2: [
            `very good harvest: supply far to the right, equilibrium price below \\$${plain(floor)}, so the agency buys the excess supply at the floor price and stores it`,
            `very poor harvest: supply far to the left, equilibrium price above \\$${plain(ceiling)}, so the agency sells the missing quantity from its store`,
            'with inelastic demand the free price would have changed much; farmers and buyers can now plan',
          ],
          ao3: [
            'in theory it pays for itself, since it buys cheap and sells dear',
            'but storage and administration cost money, the store may be empty or grow without end if the floor is too high: a supported conclusion',
          ],
          solution: `Diagram: a steep demand curve D, horizontal lines at \\$${plain(floor)} and \\$${plain(ceiling)}. With the good harvest, supply S₂ meets demand below the floor; the agency buys the distance between quantity demanded and supplied at \\$${plain(floor)}. With the poor harvest, supply S₃ meets demand above the ceiling; the agency sells the distance at \\$${plain(ceiling)}. Between the two prices it does nothing. For the AO3 marks compare the gain on each tonne, at most \\$${plain(ceiling - floor)}, with the cost of storage.`,
          modelAnswer: [
            `In a buffer stock scheme, an agency buys and sells a good from a store in order to keep its price between a floor and a ceiling, here \\$${plain(floor)} and \\$${plain(ceiling)} a tonne. As long as the market price lies between them, it does nothing.`,
            `In a year with a very good harvest, the supply curve S₂ lies far to the right. It meets the demand curve D below the floor. At \\$${plain(floor)} the quantity supplied exceeds the quantity demanded, and the agency buys this excess supply and stores it. Its purchases add to demand, so the price does not fall below the floor. In a year with a very poor harvest, supply S₃ lies far to the left and the market price would exceed the ceiling. At \\$${plain(ceiling)} there is excess demand, and the agency sells this amount from its store. Since demand for ${each.crop} is inelastic, the price would otherwise have changed a great deal.`,
            `In theory the scheme pays for itself: it buys at \\$${plain(floor)} and sells at \\$${plain(ceiling)}, and so gains up to \\$${plain(ceiling - floor)} on each tonne. But warehouses, staff and spoiled goods cost money. If the floor is set too high, the agency has to buy in most years and its store grows without end. If poor harvests follow each other, the store is soon empty. So it is likely to pay for itself only if good and poor harvests alternate, and both prices are well chosen.`,
          ].join('\n\n'),
        }),
        b: debatePart({
          prompt: `Discuss whether unstable prices are a sufficient reason for the government of Country X to intervene in the market for ${each.crop}.`,
          command: 'Discuss',
          sides: [
            [
              'in favour of intervention',
              [
                'causes: supply depends on weather and cannot soon be changed, and demand is inelastic, so small shifts change price much',
                each.hurtPoint,
                'uncertainty lowers investment, so supply in the future is lower',
              ],
            ],
            [
              'against intervention',
              [
                'prices have functions: they signal scarcity, ration and give an incentive to produce more or less; controlled prices weaken them',
                'intervention has a cost and an opportunity cost; stores, staff and purchases must be paid for',
                `the government lacks information and may set the wrong prices; problems of storage: ${each.limit}`,
                'private ways to deal with instability: saving, storage by traders, prices agreed in advance, growing several crops',
              ],
            ],
          ],
          judgement: [
            'weighs the harm done by instability against the cost and the likely success of intervention',
            'what it depends on, such as whether it is a necessity, who is hurt, elasticity, quality of the scheme',
            each.verdictPoint,
          ],
          solution:
            'The word **sufficient** asks whether instability alone justifies action. Show first why prices are unstable (diagram: steep demand, supply shifting left and right; large changes in price, small changes in quantity) and whom it hurts. Then show what a changing price is good for, and what intervention costs. Conclude for this crop: it matters whether it is a necessity, and who carries the risk.',
          modelAnswer: [
            `Prices of crops are unstable because supply depends on the weather and cannot be raised once the crop is planted. Demand for ${each.crop} is inelastic. A small shift in supply therefore leads to a large change in price.`,
            `This does harm. ${each.hurt}. Uncertainty also weakens investment: those who cannot foresee the price will not buy better tools or plant new fields, and output grows more slowly. If the government can keep the price within limits, all sides can plan.`,
            `But there are reasons for caution. A changing price has functions. A high price after a poor harvest tells buyers to use less and farmers to plant more; a low price tells farmers to grow something else. If the price is held up, farmers may go on producing more than is wanted. Intervention also costs money, which has an opportunity cost. ${each.limit}, so large stores are expensive. The government does not know future harvests, and under pressure from farmers it may set the floor too high. Finally, there are private ways to deal with the risk: farmers can grow several crops or save in good years, and traders can store a part of the harvest in the hope of selling it dear.`,
            `Unstable prices are thus a reason to consider intervention, but whether they are sufficient depends on who is hurt, on whether the good is a necessity and on whether the scheme would work. ${each.verdict}. In every case the likely benefit has to be greater than the cost. Where private storage and saving work well, instability alone would not be enough.`,
          ].join('\n\n'),
        }),
      },
    }
  },
})
