import { drawn } from '@/lib/exams/authoring/diagram'
import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { movementAndShift, surplusDiagram } from '../diagrams'

const { question, templates } = questionsOf('essay', '2.4')

export { templates }

const GROWING = [
  {
    product: 'electric bicycles',
    substitute: 'motor scooters become dearer',
    tastes: 'more people want to travel without noise and smoke',
    demand: 'cities build more cycle paths and fuel becomes dearer',
    supply: 'batteries become cheaper and more firms begin to make electric bicycles',
    limit: 'a lack of metals for batteries could raise costs',
    lasting: 'Tastes and cycle paths change slowly and do not quickly change back',
    certain: 'new firms can enter while the costs of batteries go on falling',
  },
  {
    product: 'solar panels',
    substitute: 'electricity from the grid becomes dearer',
    tastes: 'more people want to use clean energy',
    demand: 'more houses are built and electricity becomes dearer',
    supply: 'new machines lower the cost of making solar panels and more firms begin to produce them',
    limit: 'a lack of suitable silicon could raise costs',
    lasting: 'Tastes for clean energy change slowly and do not quickly change back',
    certain: 'new factories can be built while technology goes on improving',
  },
  {
    product: 'online language courses',
    substitute: 'lessons in language schools become dearer',
    tastes: 'more people like to study at home at a time that suits them',
    demand: 'more people want to work abroad and incomes rise',
    supply: 'teaching software becomes cheaper and more firms begin to offer courses',
    limit: 'a lack of good teachers could raise costs',
    lasting: 'Habits of study change slowly and do not quickly change back',
    certain: 'new firms can enter easily, since one more learner costs a firm very little',
  },
]

question('demand-and-supply-rise-together', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({ each: random.pick(GROWING) }),
  make: ({ each }) => {
    const { checks, drawing } = movementAndShift(each.product)
    return {
      stem: `In Country X, the quantity of ${each.product} bought each year has risen steadily.`,
      parts: {
        a: explainPart({
          prompt: `With the help of a diagram, explain how the quantity of ${each.product} bought can rise through a movement along the demand curve or through a shift of the demand curve, and consider which of the two is more likely if the price has not fallen. On your diagram, let A to B be the movement and A to C the shift.`,
          subtopic: '2.1',
          ...drawing,
          ao1: [
            'demand: the quantity that buyers are willing and able to buy at each price in a period',
            'movement along the curve: caused by a change in the own price of the product',
            'shift: caused by a change in any other determinant, such as income, prices of related goods, tastes',
          ],
          ao2: [
            'a lower price leads to an extension of demand, because more people can afford it and it is cheaper than substitutes',
            `a change in another determinant, such as tastes or the price of a substitute (${each.substitute}), shifts the curve to the right: more is bought at every price`,
            drawn(
              'an accurate diagram of a movement along D₁, from A at P₁ to B at the lower price P₂, and of a shift from D₁ to D₂, from A to C at the same price P₁',
              ...checks,
            ),
          ],
          ao3: [
            'without a lower price a movement alone cannot explain the rise, so a shift is more likely',
            'but if the price has not risen either, supply must have risen as well, and evidence is needed on which determinant of demand has changed: a supported conclusion',
          ],
          solution:
            'Diagram: price and quantity on the axes. On D₁, a fall in price from P₁ to P₂ leads to an extension from A to B, so that the quantity rises from Q₁ to Q₂ (movement). With the price still at P₁, a shift from D₁ to D₂ leads from A to C and raises the quantity from Q₁ to Q₃ (shift). Use the words exactly: “extension of demand” for the movement, “rise in demand” for the shift. The last part needs a judgement: what follows from a price that has not fallen?',
          modelAnswer: [
            `Demand is the quantity of a product that buyers are willing and able to buy at each price in a given period, other things being equal. The demand curve for ${each.product} slopes down from left to right.`,
            'The own price decides at which point of the curve buyers are. If the price falls from P₁ to P₂, there is a movement down along D₁ from A to B, and the quantity demanded extends from Q₁ to Q₂. The product is now cheaper compared with its substitutes, and the same income buys more of it. A shift has other causes: any determinant except the own price. If incomes rise and the product is a normal good, buyers want more at every price. The same is true if ' +
              `${each.substitute}, or if ${each.tastes}. The whole curve then shifts to the right from D₁ to D₂, and at the same price P₁ a larger quantity Q₃ is bought, at C instead of A.`,
            `If the price has not fallen, a movement along the curve cannot be the reason for the larger quantity, since an extension of demand needs a lower price. A shift is therefore far more likely. ${each.lasting}, which fits a steady rise. If the price has stayed the same, supply must have risen as well, or be perfectly elastic, for otherwise the rise in demand would have pushed the price up. I conclude that demand has shifted. Which determinant was the cause depends on evidence, such as figures for incomes.`,
          ].join('\n\n'),
        }),
        b: debatePart({
          prompt: `Suppose that in the next few years ${each.demand}, while ${each.supply}. Assess whether the price of ${each.product} will fall.`,
          command: 'Assess',
          sides: [
            [
              'reasons for a fall',
              [
                `a rise in supply (${each.supply}): supply shifts to the right, excess supply at the old price, price falls, demand extends`,
                'if supply shifts by more than demand, price falls, while quantity rises: diagram with both curves shifted',
                'a higher price and profit at first attract firms, so supply becomes more elastic in the long run',
              ],
            ],
            [
              'reasons against a fall',
              [
                `a rise in demand (${each.demand}): demand shifts to the right, excess demand at the old price, price rises, supply extends`,
                'if demand shifts by more than supply, price rises; with equal shifts it need not change',
                `supply may be limited: ${each.limit}`,
                'if supply is inelastic in the short run, a rise in demand raises price strongly',
              ],
            ],
          ],
          judgement: [
            'quantity is certain to rise, price is not',
            'what it depends on: relative size of the shifts, elasticities, time period',
            'a supported conclusion on the price of this product',
          ],
          solution:
            'Treat each shift alone, then both together. Diagram 1: demand shifts from D₁ to D₂, price and quantity rise. Diagram 2: supply shifts from S₁ to S₂, price falls and quantity rises. Diagram 3: both shift to the right; with a larger shift of supply the new equilibrium has a lower price and a larger quantity. The quantity rises for certain; the price depends on which shift is **larger**. End with a judgement on this product.',
          modelAnswer: [
            'In a market, price settles at the equilibrium, where the quantity demanded equals the quantity supplied. Here both curves move, so the two effects must be compared.',
            `Consider supply first. If ${each.supply}, firms are willing to sell more at every price, and supply shifts to the right from S₁ to S₂. At the old price there is excess supply. Firms cut their prices, demand extends along the curve, and the new equilibrium has a lower price and a larger quantity. If this shift is larger than that of demand, the price will fall although demand has risen. In the long run this is quite likely: all factors can be varied, and ${each.certain}.`,
            `Now consider demand. If ${each.demand}, demand shifts to the right from D₁ to D₂. At the old price there is excess demand, and sellers find that they can charge more. The price rises, and supply extends. If demand rises by more than supply, the price will rise. This is more likely in the short run, when capacity is fixed and supply is inelastic. Supply may also meet obstacles: ${each.limit}, and supply would then rise by less than expected.`,
            `What is certain is that the quantity will rise, since both shifts work in the same direction. The price will fall only if the rise in supply is the larger of the two. For ${each.product} I expect the price to rise at times in the short run, when demand runs ahead of capacity, but to fall over a longer period, because lower costs and new firms should raise supply by more. This depends on whether costs really go on falling and on how fast demand grows. If either differs from what is expected, the result may be the opposite, so the prediction cannot be certain.`,
          ].join('\n\n'),
        }),
      },
    }
  },
})

const RATIONED = [
  {
    market: 'taxi rides',
    event: 'On a rainy evening, demand for taxi rides in a city in Country X rises suddenly.',
    because: 'rain',
    seller: 'drivers',
    first: 'A passenger who would pay \\$12 for a ride that costs \\$9 gains a consumer surplus of \\$3',
    accept: 'A driver who would accept \\$6 for that ride gains a producer surplus of \\$3',
    more: 'A higher price brings drivers onto the road who would otherwise stay at home, and those who can walk or take a bus leave the rides to others',
    morePoint: 'incentive: more drivers work, so the quantity supplied extends within the hour',
    other: 'serving those who have waited longest',
    unfair:
      'Those on low incomes are priced out, even if they are old or ill and cannot walk in the rain. Willingness to pay then says more about income than about need',
    verdict:
      'For taxi rides I would let the price rise. Supply can respond at once, most journeys are not urgent, and there are substitutes such as buses. A limit on the rise, or free rides for the sick, could deal with the few cases of real need',
    verdictPoint:
      'a conclusion such as: price is best here, since supply responds at once and substitutes exist',
  },
  {
    market: 'rooms for visitors',
    event: 'During a music festival, demand for rooms in a small town in Country X rises suddenly.',
    because: 'the festival',
    seller: 'owners of rooms',
    first: 'A visitor who would pay \\$60 for a room that costs \\$45 gains a consumer surplus of \\$15',
    accept: 'An owner who would accept \\$30 for that room gains a producer surplus of \\$15',
    more: 'A higher price leads families to let rooms that would otherwise stay empty, and visitors who can sleep elsewhere leave the rooms to others',
    morePoint: 'incentive: more households let a room, so the quantity supplied extends within days',
    other: 'serving those who book first',
    unfair:
      'Young people on low incomes, for whom the festival is perhaps made, are priced out. Willingness to pay then says more about income than about love of music',
    verdict:
      'For rooms I would let the price rise. A visit to a festival is not a necessity, more rooms will be offered, and those who cannot pay can stay in a nearby town. If many people on low incomes wish to come, the festival could offer a cheap camp site',
    verdictPoint:
      'a conclusion such as: price is best here, since a visit is no necessity and more rooms will be offered',
  },
  {
    market: 'drinking water brought by lorry',
    event:
      'In a drought, demand for drinking water brought by lorry to villages in Country X rises suddenly.',
    because: 'the drought',
    seller: 'owners of lorries',
    first: 'A household that would pay \\$8 for a tank that costs \\$5 gains a consumer surplus of \\$3',
    accept: 'An owner of a lorry who would accept \\$3 for that tank gains a producer surplus of \\$2',
    more: 'A higher price leads more owners of lorries to bring water from further away, and households take more care not to waste it',
    morePoint: 'incentive: more lorries bring water from further away, and households waste less',
    other: 'giving each household the same amount',
    unfair:
      'Poor families are priced out of a necessity that nothing can replace. Willingness to pay then says more about income than about need, and their health and lives may be in danger',
    verdict:
      'For drinking water I would not rely on price alone. Everyone needs a minimum, and there is no substitute. The government could give each household a fixed amount cheaply and let the price ration the rest, which would keep the incentive to bring more water',
    verdictPoint:
      'a conclusion such as: not by price alone, since water is a necessity without a substitute; a minimum for all, and price for the rest',
  },
]

question('price-as-a-way-of-rationing', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({ each: random.pick(RATIONED) }),
  make: ({ each }) => {
    const { checks, drawing } = surplusDiagram(each.market)
    return {
      stem: each.event,
      parts: {
        a: explainPart({
          prompt: `With the help of a diagram, explain what is meant by consumer surplus and producer surplus in the market for ${each.market}, and consider how each is affected by the rise in demand.`,
          subtopic: '2.5',
          ...drawing,
          ao1: [
            'consumer surplus: the difference between what consumers are willing to pay and what they do pay',
            'producer surplus: the price received minus the lowest price that producers would accept',
            drawn(
              'a labelled demand and supply diagram with the equilibrium at P₁ and Q₁ and both areas, CS and PS',
              ...checks,
            ),
          ],
          ao2: [
            'the demand curve shows willingness to pay, so consumer surplus is the area below it and above the price; zero on the last unit',
            'the supply curve shows the minimum acceptable price, so producer surplus is the area above it and below the price',
            'the rise in demand shifts the curve to the right and creates excess demand at the old price: price and quantity rise',
          ],
          ao3: [
            'producer surplus is certain to rise, since the supply curve stays and price is higher',
            'consumer surplus may rise or fall: buyers pay more, but the product is worth more to them: a supported conclusion',
          ],
          solution:
            'Diagram: D₁ and S meet at P₁ and Q₁. Consumer surplus (CS) is the triangle between D₁ and P₁, producer surplus (PS) the triangle between P₁ and S. Then D₂ lies to the right: the new equilibrium is at P₂ and Q₂, both higher. Producer surplus grows to the triangle between P₂ and S. Consumer surplus is now the triangle between D₂ and P₂, which may be larger or smaller than before. Saying that consumers “must lose” because price rises is the usual error.',
          modelAnswer: [
            `Consumer surplus is the difference between what consumers are willing to pay and what they do pay. ${each.first}. Producer surplus is the price received minus the lowest price that producers would accept. ${each.accept}.`,
            `On a diagram, the demand curve D₁ shows what each unit is worth to buyers. It meets the supply curve S at the equilibrium price P₁ and quantity Q₁. All units are sold at this one price, so consumer surplus is the area CS below D₁ and above P₁, up to Q₁. The supply curve shows the lowest price at which each unit would be offered. Producer surplus is therefore the area PS above S and below P₁. When demand rises because of ${each.because}, the curve shifts to the right to D₂. At P₁ there is excess demand, so the price rises until the market is in equilibrium at P₂ and Q₂.`,
            'Producer surplus is certain to rise: the supply curve has not moved, sellers receive a higher price, and they sell more. The effect on consumer surplus is uncertain. Buyers pay more for each unit, which reduces it, but each unit is now worth more to them and more units are bought, which raises it. So producers gain, while for consumers it depends on how far the price rises, and hence on how inelastic supply is.',
          ].join('\n\n'),
        }),
        b: debatePart({
          prompt: `Discuss whether letting the price rise is the best way to ration ${each.market} in this situation.`,
          command: 'Discuss',
          sides: [
            [
              'in favour of price',
              [
                'rationing function: the price rises until only those willing and able to pay that price buy, and excess demand disappears',
                'signalling function: the higher price tells sellers and buyers that the product has become scarcer',
                each.morePoint,
                'no administration is needed; units go to those who value them most in money',
                'other methods leave excess demand, cost time in queues and give no incentive to supply more',
              ],
            ],
            [
              'against price',
              [
                'demand must be effective: those who are unable to pay go without, whatever their need',
                `other methods, such as ${each.other}, need not favour those with high incomes`,
                'if supply is inelastic in the short run, a higher price mainly raises the income of sellers',
              ],
            ],
          ],
          judgement: [
            'weighs incentives and speed against fairness, in this market',
            'what it depends on, such as whether it is a necessity, elasticity of supply, differences in income',
            each.verdictPoint,
          ],
          solution:
            'Use the three functions of price (rationing, signalling, incentivising) on one side, and fairness, need and inelastic supply on the other. Name another method and compare. Diagram: demand shifts to the right; if the price is kept at P₁ there is excess demand, the distance between the quantity demanded and Q₁; if it may rise to P₂, supply extends and the gap closes. The verdict depends on the product: is it a necessity, and can supply respond?',
          modelAnswer: [
            'When demand rises and the price stays where it is, the quantity demanded exceeds the quantity supplied. This excess demand must be rationed in some way, and price is one of several.',
            `A rise in price does three things. It rations: the price rises until only those who are willing and able to pay it still buy, and the excess demand disappears without any queue. It signals: the higher price tells both sides of the market that the product has become scarcer. And it gives incentives. ${each.more}. So price works on demand and on supply at the same time, without any authority, and what there is goes to those who value it most in terms of money.`,
            `But there are arguments against. Demand must be effective, that is, backed by the ability to pay. ${each.unfair}. If supply is inelastic in the short run, few more units will be offered, and the higher price mainly raises the income of the ${each.seller}. Another method, such as ${each.other}, does not favour people with high incomes. Yet it has weaknesses of its own. The excess demand remains, people spend time in waiting or arguing, and sellers have no reason to offer more. Some may also be tempted to sell in secret to those who pay more.`,
            `The choice of method should depend on three things: whether the product is a necessity, how quickly supply can respond, and how unequal incomes are. ${each.verdict}. So letting the price rise is the best way to find more supply, but it is not always the best way to decide who goes without.`,
          ].join('\n\n'),
        }),
      },
    }
  },
})
