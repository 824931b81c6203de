import { debatePart, essay, explainPart } from '@/lib/exams/authoring/essays'
import { plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

// 2.5 and 2.4: surplus when demand rises; price as a way of rationing

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

const rationing = template({
  ...essay,
  name: 'price-as-a-way-of-rationing',
  subtopic: '2.4',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({ each: random.pick(RATIONED) }),
  make: ({ each }) => ({
    stem: each.event,
    parts: [
      explainPart({
        prompt: `With the help of a diagram, explain what is meant by consumer surplus and producer surplus in the market for ${each.market}, and consider how each is affected by the rise in demand.`,
        subtopic: '2.5',
        ao1: [
          'consumer surplus: the difference between what consumers are willing to pay and what they do pay',
          'producer surplus: the price received minus the lowest price that producers would accept',
          'a labelled demand and supply diagram with the equilibrium and both areas',
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
          'Diagram: D₁ and S meet at P₁ and Q₁. Consumer surplus is the triangle between D₁ and P₁, producer surplus the triangle between P₁ and S. Then D₂ lies to the right: the new equilibrium is at P₂ and Q₂, both higher. Producer surplus grows to the triangle between P₂ and S. Consumer surplus is now the triangle between D₂ and P₂, which may be larger or smaller than before. Saying that consumers “must lose” because price rises is the usual error.',
        modelAnswer: [
          `Consumer surplus is the difference between what consumers are willing to pay and what they do pay. ${each.first}. Producer surplus is the price received minus the lowest price that producers would accept. ${each.accept}.`,
          `On a diagram, the demand curve D₁ shows what each unit is worth to buyers. It meets the supply curve S at the equilibrium price P₁ and quantity Q₁. All units are sold at this one price, so consumer surplus is the area below D₁ and above P₁, up to Q₁. The supply curve shows the lowest price at which each unit would be offered. Producer surplus is therefore the area above S and below P₁. When demand rises because of ${each.because}, the curve shifts to the right to D₂. At P₁ there is excess demand, so the price rises until the market is in equilibrium at P₂ and Q₂.`,
          'Producer surplus is certain to rise: the supply curve has not moved, sellers receive a higher price, and they sell more. The effect on consumer surplus is uncertain. Buyers pay more for each unit, which reduces it, but each unit is now worth more to them and more units are bought, which raises it. So producers gain, while for consumers it depends on how far the price rises, and hence on how inelastic supply is.',
        ].join('\n\n'),
      }),
      debatePart({
        prompt: `Discuss whether letting the price rise is the best way to ration ${each.market} in this situation.`,
        command: 'Discuss',
        subtopic: '2.4',
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
    ],
  }),
})

// 2.4 and 2.2: linked markets; what YED and XED tell a firm

const LINKED = [
  {
    product: 'electric cars',
    firm: 'a firm that makes electric cars',
    complement: 'charging units for the home',
    complementWhy: 'an electric car has to be charged',
    substitute: 'petrol cars',
    input: 'batteries and the workers who make them',
    inputShort: 'batteries',
    inputWhy: 'each new car needs a battery',
    weaken: 'some owners will charge their cars only at public stations',
    luxury: 'Electric cars seem to be a luxury in Country X',
  },
  {
    product: 'coffee machines for the home',
    firm: 'a firm that makes coffee machines',
    complement: 'coffee capsules',
    complementWhy: 'the machines are used with capsules',
    substitute: 'coffee sold in cafés',
    input: 'small water pumps and the workers who make them',
    inputShort: 'small water pumps',
    inputWhy: 'each new machine needs a pump',
    weaken: 'some owners will fill the machine with ground coffee instead',
    luxury: 'Coffee machines seem to be a luxury in Country X',
  },
  {
    product: 'electronic book readers',
    firm: 'a firm that makes electronic book readers',
    complement: 'electronic books',
    complementWhy: 'a reader is of no use without them',
    substitute: 'printed books',
    input: 'small screens and the workers who make them',
    inputShort: 'small screens',
    inputWhy: 'each new reader needs a screen',
    weaken: 'some owners will borrow books without charge from a library',
    luxury: 'Electronic readers seem to be a luxury in Country X',
  },
]

const linked = template({
  ...essay,
  name: 'linked-markets-and-elasticities',
  subtopic: '2.2',
  difficulty: 4,
  checked: '2026-11-20',
  values: random => ({
    each: random.pick(LINKED),
    income: random.pick([1.6, 1.8, 2.1, 2.4]),
    rival: random.pick([0.4, 0.6, 0.8]),
    partner: random.pick([0.2, 0.3, 0.5]),
  }),
  make: ({ each, income, rival, partner }) => ({
    stem: `Demand for ${each.product} in Country X has risen.`,
    parts: [
      explainPart({
        prompt: `Explain how the rise in demand for ${each.product} is likely to affect the markets for ${each.complement}, for ${each.substitute} and for ${each.inputShort}, and consider whether all three effects are equally certain.`,
        subtopic: '2.4',
        ao1: [
          'joint demand: goods that are used together (complements)',
          'alternative demand: goods that can replace each other (substitutes)',
          'derived demand: goods or factors that are needed to make something else',
        ],
        ao2: [
          `joint demand: demand for ${each.complement} shifts to the right, so price and quantity rise`,
          `alternative demand: if buyers change over, demand for ${each.substitute} shifts to the left, so price and quantity fall`,
          `derived demand: demand for ${each.inputShort} shifts to the right, so price and quantity rise`,
        ],
        ao3: [
          `compares the strength of the links, for example: ${each.inputWhy}, whereas ${each.weaken}`,
          'a supported conclusion, such as: the derived demand is most certain; sizes depend on the closeness of the links and on supply',
        ],
        solution:
          'Name each link correctly: joint, alternative and derived demand. For each market say which **curve** shifts, and what happens to price and quantity. Diagrams: in two markets D shifts to the right (price and quantity rise), in one to the left (both fall); the supply curve stays. For the AO3 marks, rank the three effects.',
        modelAnswer: [
          'Markets are linked in several ways. Goods in joint demand are used together. Goods in alternative demand can replace each other. Demand for a good is derived if it is wanted in order to make something else.',
          `First, ${each.complement} are in joint demand with ${each.product}, since ${each.complementWhy}. Their demand curve shifts to the right. At the old price there is excess demand, so their price and quantity rise. Second, ${each.substitute}: this is a case of alternative demand. If people change over to ${each.product}, fewer will want the substitute, and its demand curve shifts to the left. At the old price there is excess supply, so price and quantity fall. Third, demand for ${each.input} is derived from demand for ${each.product}. This demand shifts to the right too, and price and quantity rise.`,
          `The three effects are not equally certain. The derived demand is the surest, because ${each.inputWhy}. The joint demand is likely but not so close, since ${each.weaken}. The alternative demand is the least certain: some buyers of ${each.product} may be people who have simply become richer and who go on buying ${each.substitute} as before. The size of each change in price also depends on how elastic the supply is in that market.`,
        ].join('\n\n'),
      }),
      debatePart({
        prompt: `For ${each.firm}, income elasticity of demand (YED) is estimated at ${plain(income)}. Cross elasticity of demand (XED) is estimated at ${plain(rival)} with respect to the price of ${each.substitute} and at ${plain(-partner)} with respect to the price of ${each.complement}. Assess how useful these estimates are to the firm.`,
        command: 'Assess',
        subtopic: '2.2',
        sides: [
          [
            'useful',
            [
              'YED: percentage change in quantity demanded divided by percentage change in income; XED: percentage change in quantity demanded of A divided by percentage change in price of B',
              `YED of ${plain(income)}: a normal good and a luxury; a rise in incomes of 5% would raise demand by ${plain(5 * income)}%, so the firm can plan capacity`,
              `XED of ${plain(rival)}: a substitute; if it becomes 10% cheaper, demand falls by ${plain(10 * rival)}%, so the firm can foresee the effect of rivals`,
              `XED of ${plain(-partner)}: a complement; if it becomes 10% dearer, demand falls by ${plain(10 * partner)}%, so the firm may sell the complement cheaply or together with its product`,
            ],
          ],
          [
            'limits',
            [
              'estimates from past data or surveys; ceteris paribus does not hold when tastes, technology and incomes change together',
              'YED changes as a country becomes richer: today’s luxury may become a necessity',
              'other guides may matter more: PED for its own prices, costs, PES, plans of rivals',
            ],
          ],
        ],
        judgement: [
          'weighs the usefulness of the estimates against their uncertainty, or YED against XED',
          'what it depends on, such as the quality of the data, how far ahead the firm plans, how fast the market changes',
          'a supported conclusion on “how useful”',
        ],
        solution: `Interpret sign and size of each number: YED ${plain(income)} is positive and above 1; XED ${plain(rival)} is positive (substitutes), and since it is below 1 they are not very close; XED ${plain(-partner)} is negative (complements). Say what the firm would **do** with each. A diagram is not essential; shifts of the demand curve can be shown for a rise in income (to the right), a cheaper substitute (to the left) and a dearer complement (to the left). Then the limits, and a judgement that may rank the three estimates.`,
        modelAnswer: [
          'YED is the percentage change in quantity demanded divided by the percentage change in income. XED is the percentage change in the quantity demanded of one good divided by the percentage change in the price of another.',
          `All three numbers tell the firm something. ${each.luxury}, since YED is ${plain(income)}, which is positive and above 1. If incomes rise by 5%, demand can be expected to rise by ${plain(5 * income)}%. The firm should then prepare more capacity, and it should also expect a sharp fall in sales in a recession. The XED of ${plain(rival)} is positive, which shows a substitute. If the price of ${each.substitute} falls by 10%, the firm would lose ${plain(10 * rival)}% of its sales, so it knows how much it has to fear. The XED of ${plain(-partner)} is negative, which shows a complement. If ${each.complement} become 10% dearer, demand for ${each.product} falls by ${plain(10 * partner)}%. The firm might make sure that they stay cheap, or sell both together.`,
          'But the estimates have limits. They come from past data or from surveys, in which people do not always do what they say. They hold only ceteris paribus, whereas in fact incomes, tastes and technology change at the same time. YED also changes as a country becomes richer: what is a luxury today may be a necessity in ten years. None of the three tells the firm what happens if it changes its **own** price. For that it needs PED. Nor do they say anything about its costs, or whether it can raise output fast enough.',
          `I conclude that the estimates are useful for planning, but not enough for decisions. YED seems the most useful here, because it is large, and incomes usually change slowly enough for the firm to adapt. The two values of XED are below 1 in size, so a change in another price affects the firm by a smaller percentage. How useful they are depends on how recent the data are and on how fast the market changes. In a market with new technology, they should be estimated again each year.`,
        ].join('\n\n'),
      }),
    ],
  }),
})

// 2.4 and 2.1: a new equilibrium; what matters most for demand

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

const demandInfluences = template({
  ...essay,
  name: 'most-important-influence-on-demand',
  subtopic: '2.1',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({ each: random.pick(TRAVEL) }),
  make: ({ each }) => ({
    stem: `In Country X, ${each.cause} is expected.`,
    parts: [
      explainPart({
        prompt: `With the help of a demand and supply diagram, explain how ${each.cause} would lead to a new equilibrium in the market for ${each.product}, and consider how quickly this new equilibrium would be reached.`,
        subtopic: '2.4',
        ao1: [
          'equilibrium: the quantity demanded equals the quantity supplied, so there is no tendency for the price to change',
          `${each.rival} and ${each.product} are substitutes (in alternative demand)`,
          'a labelled diagram with D₁, D₂, S and both equilibria',
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
      debatePart({
        prompt: `Assess whether the price of ${each.product} is the most important influence on the quantity demanded.`,
        command: 'Assess',
        subtopic: '2.1',
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
    ],
  }),
})

export const templates = [rationing, linked, demandInfluences]
