import { drawn } from '@/lib/exams/authoring/diagram'
import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { shiftDiagram } from '../diagrams'

const { question, templates } = questionsOf('essay', '2.1')

export { templates }

const TRAVEL = [
  {
    product: 'bus travel',
    cause: 'a rise in the price of petrol',
    rival: 'travel by car',
    why: 'Driving a car becomes more expensive, and bus travel is a substitute for it',
    slow: 'Fares are often fixed for months, and new buses have to be ordered',
    fast: 'companies can run more of their buses at once',
    priceWhy: 'for students and people on low incomes a lower fare can decide whether they travel',
    income:
      'when incomes rise, many people buy a car, so bus travel may be an inferior good and demand falls',
    incomePoint: 'income: bus travel may be an inferior good, so demand falls as incomes rise',
    related: 'if petrol or parking becomes dearer, demand for bus travel rises',
    tastes:
      'concern about clean air, and buses that are safe and on time, make more people willing to use them',
    population: 'more people live and work in cities',
    verdict:
      'For bus travel I judge that price is not the most important influence over several years. Fares are a small part of most people’s spending, while incomes and the quality of the service decide whether people use a bus or a car. For those who have no car, and from one month to the next, the fare may matter most',
    verdictPoint:
      'a conclusion such as: over several years income and quality matter more than the fare, except for those without a car',
  },
  {
    product: 'cinema visits',
    cause: 'a rise in the price of film services at home',
    rival: 'films at home',
    why: 'Watching films at home becomes more expensive, and a cinema visit is a substitute for it',
    slow: 'Ticket prices are often fixed for months, and new halls have to be built',
    fast: 'cinemas can add showings at once',
    priceWhy: 'for families and students a lower ticket price can decide whether they go',
    income:
      'when incomes rise, people go out more often, so a cinema visit is a normal good and demand rises',
    incomePoint: 'income: cinema visits are likely to be a normal good, so demand rises with incomes',
    related: 'if film services at home become cheaper, demand for cinema visits falls',
    tastes: 'good new films, advertising and the wish to go out with friends bring more people in',
    population: 'there are more young people in the population',
    verdict:
      'For cinema visits I judge that price is not the most important influence. Tastes come first: full halls on some evenings and empty ones on others, at the same price, suggest that the film and the day matter more than the ticket. For families, who have to buy several tickets at a time, the price may still matter most',
    verdictPoint:
      'a conclusion such as: tastes and the films on offer matter more than price, except for families on low incomes',
  },
  {
    product: 'chicken',
    cause: 'a rise in the price of beef',
    rival: 'beef',
    why: 'Beef becomes more expensive, and chicken is a substitute for it',
    slow: 'Chickens need weeks to grow, and new farm buildings take longer',
    fast: 'shops can sell frozen stocks at once',
    priceWhy: 'for households on low incomes a lower price can decide which meat they buy',
    income:
      'when incomes rise in a poor country, people can afford more meat, so chicken is a normal good and demand rises',
    incomePoint:
      'income: chicken is likely to be a normal good where incomes are low, so demand rises with incomes',
    related: 'if beef or fish becomes cheaper, demand for chicken falls',
    tastes: 'advice about health or fear of animal diseases can change what people like to eat within weeks',
    population: 'there are more people to be fed',
    verdict:
      'For chicken I judge that price is the most important influence from week to week, because other kinds of meat are close substitutes and buyers compare prices in the shop. Over several years incomes and tastes matter more, since they move the whole curve and do not quickly change back',
    verdictPoint:
      'a conclusion such as: price matters most in the short run, income and tastes over several years',
  },
]

question('most-important-influence-on-demand', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({ each: random.pick(TRAVEL) }),
  make: ({ each }) => {
    const { checks, drawing } = shiftDiagram({
      name: 'demand/substitute-drawn',
      moves: [{ curve: 'D', to: 'right' }],
      shows: `The demand curve for ${each.product} moves to the right from D₁ to D₂. With the supply curve S the price rises from P₁ to P₂ and the quantity from Q₁ to Q₂.`,
    })
    return {
      stem: `In Country X, ${each.cause} is expected.`,
      parts: {
        a: explainPart({
          prompt: `With the help of a demand and supply diagram, explain how ${each.cause} would lead to a new equilibrium in the market for ${each.product}, and consider how quickly this new equilibrium would be reached.`,
          subtopic: '2.4',
          ...drawing,
          ao1: [
            'equilibrium: the quantity demanded equals the quantity supplied, so there is no tendency for the price to change',
            `${each.rival} and ${each.product} are substitutes (in alternative demand)`,
            drawn('a labelled diagram with D₁, D₂, S and both equilibria', ...checks),
          ],
          ao2: [
            `the demand curve for ${each.product} shifts to the right: more is demanded at every price`,
            'at the old price there is excess demand (disequilibrium), so the price rises',
            'supply extends along the curve and demand contracts until the quantities are equal at a higher price and a larger quantity',
          ],
          ao3: [
            `reasons for a quick or a slow change, for example: ${each.fast}, but prices or capacity may be slow to change`,
            'a supported conclusion on what the speed depends',
          ],
          solution:
            'Tell the story in order: cause, shift, excess demand at the **old** price, rise in price, movement along the supply curve (and along the new demand curve), new equilibrium. Diagram: D₁ and S meet at P₁ and Q₁; D₂ lies to the right and meets S at P₂ and Q₂, both higher. The distance between Q₁ and the quantity demanded on D₂ at P₁ is the excess demand. For the AO3 marks, use facts about this market to judge the speed.',
          modelAnswer: [
            'A market is in equilibrium when the quantity demanded equals the quantity supplied. On a diagram, the demand curve D₁ and the supply curve S meet at the equilibrium price P₁ and quantity Q₁.',
            `${each.why}. The two are in alternative demand. More ${each.product === 'cinema visits' ? 'cinema visits are' : `${each.product} is`} therefore wanted at every price, and the demand curve shifts to the right from D₁ to D₂. At the old price P₁ the quantity demanded on D₂ is larger than Q₁, while the quantity supplied has not changed. The market is in disequilibrium: there is excess demand. Sellers find that they can charge more, and the price rises. As it does so, supply extends along S, because a higher price makes extra output profitable. At the same time demand contracts along D₂, because some buyers are not willing or able to pay more. This goes on until the two quantities are equal again at the new equilibrium, with a higher price P₂ and a larger quantity Q₂.`,
            `How quickly this happens depends on how freely the price can move and on how fast firms can respond. Here ${each.fast}, so a part of the change should come soon. But there are delays. ${each.slow}. I would therefore expect most of the change within weeks or months rather than days, and a complete one only in the long run.`,
          ].join('\n\n'),
        }),
        b: debatePart({
          prompt: `Assess whether the price of ${each.product} is the most important influence on the quantity demanded.`,
          command: 'Assess',
          sides: [
            [
              'own price',
              [
                'effective demand: a want backed by willingness and ability to pay, so price always matters',
                'a lower price leads to an extension of demand: the product is cheaper than its substitutes, and incomes buy more',
                'sellers can decide on the price, unlike most other influences; the effect is large if demand is price elastic',
              ],
            ],
            [
              'other determinants',
              [
                'other determinants shift the whole curve: more or less is bought at every price',
                each.incomePoint,
                `prices of related goods: ${each.related}`,
                `tastes, advertising and quality: ${each.tastes}`,
                `population: demand rises when ${each.population}`,
              ],
            ],
          ],
          judgement: [
            'compares the strength of own price with that of other determinants for this product',
            'what it depends on, such as price elasticity, income group, time period',
            each.verdictPoint,
          ],
          solution:
            'Start from effective demand and distinguish movements (own price) from shifts (all else). Diagram: an extension along D₁ when price falls, and a shift to D₂ when another determinant changes. Choose two or three other determinants that matter **for this product**, and compare them with price rather than listing all of them. Elasticity helps: where demand is inelastic, price matters little.',
          modelAnswer: [
            'Demand in economics means effective demand: a want that is backed by the willingness and the ability to pay. The own price decides where on the demand curve buyers are, while all other determinants decide where the curve lies.',
            `Price is clearly important. When it falls, there is an extension of demand: the product becomes cheaper compared with its substitutes, and people’s incomes buy more of it. For example, ${each.priceWhy}. Sellers can also decide on the price themselves, whereas most other influences are beyond their control. The effect is strong if demand is price elastic, that is, if there are close substitutes. If demand is inelastic, on the other hand, even a large change in price has little effect on the quantity.`,
            `Other determinants shift the whole curve. One is income: ${each.income}. Another is the price of related goods: ${each.related}. Tastes matter as well: ${each.tastes}. Finally, demand rises when ${each.population}. These influences can also hide the effect of price. If the price rises and the quantity rises as well, demand has not stopped depending on price: something else has shifted the curve to the right.`,
            `Which influence is the most important depends on how large the changes are, on the price elasticity of demand, on the group of buyers and on the period. ${each.verdict}. So price is always one influence, since demand must be backed by money, but whether it is the most important one cannot be said once and for all.`,
          ].join('\n\n'),
        }),
      },
    }
  },
})
