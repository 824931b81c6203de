import { debatePart, essay, explainPart } from '@/lib/exams/authoring/essays'
import { plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

// 2.1 and 2.4: movement or shift; demand and supply rise together

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

const risingMarket = template({
  ...essay,
  name: 'demand-and-supply-rise-together',
  subtopic: '2.4',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({ each: random.pick(GROWING) }),
  make: ({ each }) => ({
    stem: `In Country X, the quantity of ${each.product} bought each year has risen steadily.`,
    parts: [
      explainPart({
        prompt: `With the help of a diagram, explain how the quantity of ${each.product} bought can rise through a movement along the demand curve or through a shift of the demand curve, and consider which of the two is more likely if the price has not fallen.`,
        subtopic: '2.1',
        ao1: [
          'demand: the quantity that buyers are willing and able to buy at each price in a period',
          'movement along the curve: caused by a change in the own price of the product',
          'shift: caused by a change in any other determinant, such as income, prices of related goods, tastes',
        ],
        ao2: [
          'a lower price leads to an extension of demand, because more people can afford it and it is cheaper than substitutes',
          `a change in another determinant, such as tastes or the price of a substitute (${each.substitute}), shifts the curve to the right: more is bought at every price`,
          'an accurate diagram of a movement along D₁ and of a shift from D₁ to D₂, which is explained',
        ],
        ao3: [
          'without a lower price a movement alone cannot explain the rise, so a shift is more likely',
          'but if the price has not risen either, supply must have risen as well, and evidence is needed on which determinant of demand has changed: a supported conclusion',
        ],
        solution:
          'Diagram: price and quantity on the axes. On D₁, a fall in price from P₁ to P₂ leads to an extension from Q₁ to Q₂ (movement). With the price still at P₁, a shift from D₁ to D₂ also raises the quantity (shift). Use the words exactly: “extension of demand” for the movement, “rise in demand” for the shift. The last part needs a judgement: what follows from a price that has not fallen?',
        modelAnswer: [
          `Demand is the quantity of a product that buyers are willing and able to buy at each price in a given period, other things being equal. The demand curve for ${each.product} slopes down from left to right.`,
          'The own price decides at which point of the curve buyers are. If the price falls from P₁ to P₂, there is a movement down along D₁ and the quantity demanded extends from Q₁ to Q₂. The product is now cheaper compared with its substitutes, and the same income buys more of it. A shift has other causes: any determinant except the own price. If incomes rise and the product is a normal good, buyers want more at every price. The same is true if ' +
            `${each.substitute}, or if ${each.tastes}. The whole curve then shifts to the right from D₁ to D₂, and at the same price P₁ a larger quantity is bought.`,
          `If the price has not fallen, a movement along the curve cannot be the reason for the larger quantity, since an extension of demand needs a lower price. A shift is therefore far more likely. ${each.lasting}, which fits a steady rise. If the price has stayed the same, supply must have risen as well, or be perfectly elastic, for otherwise the rise in demand would have pushed the price up. I conclude that demand has shifted. Which determinant was the cause depends on evidence, such as figures for incomes.`,
        ].join('\n\n'),
      }),
      debatePart({
        prompt: `Suppose that in the next few years ${each.demand}, while ${each.supply}. Assess whether the price of ${each.product} will fall.`,
        command: 'Assess',
        subtopic: '2.4',
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
    ],
  }),
})

// 2.3 and 2.2: fixed capacity; price elasticity of demand as a guide to prices

const CAPACITY = [
  {
    company: 'a railway company',
    unit: 'seats',
    market: 'the supply of seats on trains',
    fixed: 'trains and tracks are fixed, and a new train takes years to order and build',
    spare: 'a few more coaches can be added if some stand in a depot',
    store: 'An empty seat of today cannot be stored and sold tomorrow',
    long: 'it can buy more trains and even build new lines',
    peak: 'in the morning and evening hours',
    off: 'at midday',
    whyPeak: 'people must be at work in time and few have another way to travel',
    whyOff: 'most people travel for pleasure and can stay at home or go by car',
  },
  {
    company: 'a hotel company',
    unit: 'rooms',
    market: 'the supply of hotel rooms',
    fixed: 'buildings are fixed, and a new hotel takes years to plan and build',
    spare: 'a few more rooms can be opened if some are not in use',
    store: 'An empty room of today cannot be stored and sold tomorrow',
    long: 'it can add floors and even build new hotels',
    peak: 'during the school holidays',
    off: 'in the other months',
    whyPeak: 'families can travel only then and few beds are free elsewhere',
    whyOff: 'guests are free to choose another month, another town or no journey at all',
  },
  {
    company: 'a cinema company',
    unit: 'seats',
    market: 'the supply of cinema seats',
    fixed: 'the halls are fixed, and a new cinema takes years to plan and build',
    spare: 'a few more showings can be offered late at night',
    store: 'An empty seat of today cannot be stored and sold tomorrow',
    long: 'it can add halls and even build new cinemas',
    peak: 'on Saturday evenings',
    off: 'on weekday afternoons',
    whyPeak: 'most people are free only then and want to go out with friends',
    whyOff: 'the few people who are free have many other ways to spend the time',
  },
]

const pricing = template({
  ...essay,
  name: 'elasticity-as-guide-to-prices',
  subtopic: '2.2',
  difficulty: 4,
  checked: '2026-11-20',
  values: random => ({
    each: random.pick(CAPACITY),
    low: random.pick([0.3, 0.4, 0.5]),
    high: random.pick([1.5, 1.6, 1.8]),
  }),
  make: ({ each, low, high }) => {
    const fall = plain(10 * low)
    const rise = plain(10 * high)
    const dearer = plain(110 * (1 - 0.1 * low) - 100, 1)
    const cheaper = plain(90 * (1 + 0.1 * high) - 100, 1)
    return {
      stem: `In Country X, ${each.company} estimates that the price elasticity of demand (PED) for its ${each.unit} is ${plain(-low)} ${each.peak} and ${plain(-high)} ${each.off}.`,
      parts: [
        explainPart({
          prompt: `Explain why ${each.market} is likely to be price inelastic in the short run, and consider whether it will be price elastic in the long run.`,
          subtopic: '2.3',
          ao1: [
            'price elasticity of supply (PES): the responsiveness of quantity supplied to a change in price; formula or sign (positive)',
            'inelastic supply: PES between 0 and 1, so quantity changes by a smaller percentage than price',
            'short run: at least one factor is fixed; long run: all factors are variable',
          ],
          ao2: [
            `fixed factors: ${each.fixed}`,
            'the service cannot be stored, so there are no stocks from which to sell more when the price rises',
            `spare capacity: once it is used up, output can hardly rise (although ${each.spare})`,
            'diagram: a steep supply curve, on which a rise in demand raises price much and quantity little',
          ],
          ao3: [
            `in the long run capacity can be raised (${each.long}), so supply is more elastic`,
            'but this needs suitable land, finance and the belief that high demand will last: a supported conclusion',
          ],
          solution:
            'Define PES, then explain at least three reasons: fixed factors, no stocks, little spare capacity. Diagram: a steep supply curve; demand shifts from D₁ to D₂, and price rises by a larger percentage than quantity. A flatter curve through the same first equilibrium shows the long run. For the AO3 marks, “more elastic” need not mean “elastic” (PES above 1): say on what it depends.',
          modelAnswer: [
            'Price elasticity of supply (PES) measures how strongly the quantity supplied responds to a change in price: the percentage change in quantity supplied divided by the percentage change in price. Supply is price inelastic if PES is below 1, so that quantity changes by a smaller percentage than price.',
            `In the short run at least one factor of production is fixed. Here ${each.fixed}. When the price rises, the company can sell more ${each.unit} only as far as its spare capacity allows. At most ${each.spare}. A service also differs from a good in that there are no stocks. ${each.store}, so the company cannot prepare for a busy day by saving up what it did not sell on a quiet one. On a diagram the supply curve is steep. If demand shifts to the right, the price rises a great deal and the quantity only a little.`,
            `In the long run all factors can be varied: ${each.long}. New firms may enter the market as well. Supply is then certainly more elastic than in the short run. Whether PES exceeds 1 depends on whether suitable land and workers can be found, and on whether the company expects the higher price to last. Where space is scarce, supply may stay inelastic.`,
          ].join('\n\n'),
        }),
        debatePart({
          prompt: `Assess how far these estimates of PED should guide the company when it decides on its prices.`,
          command: 'Assess',
          subtopic: '2.2',
          sides: [
            [
              'useful',
              [
                'PED: percentage change in quantity demanded divided by percentage change in price; above 1 in size elastic, below 1 inelastic',
                `inelastic demand ${each.peak}: a higher price raises revenue (10% dearer: quantity falls by ${fall}%, revenue rises by about ${dearer}%)`,
                `elastic demand ${each.off}: a lower price raises revenue (10% cheaper: quantity rises by ${rise}%, revenue rises by about ${cheaper}%)`,
                'reasons for the difference, such as substitutes, necessity and time; different prices at different times use capacity better',
              ],
            ],
            [
              'limits',
              [
                'estimates come from past data or surveys; incomes, tastes and rivals’ prices change, so ceteris paribus does not hold',
                'PED varies along a straight-line demand curve: the estimates fit small changes only',
                'revenue is not profit: more customers may raise costs; capacity may not allow more sales',
                'other aims and guides: rivals’ reactions, goodwill of customers, costs, income and cross elasticity',
              ],
            ],
          ],
          judgement: [
            'weighs the guidance of the estimates against their uncertainty',
            'what it depends on, such as the quality of the data, the size of the change in price, what rivals do',
            'a supported conclusion, such as: a good guide to direction, less to size',
          ],
          solution: `Interpret both numbers: ${plain(-low)} is inelastic and ${plain(-high)} elastic. Diagram: a steep demand curve on which a higher price adds more revenue than it loses, and a flat one on which a lower price adds more revenue than it loses (compare the rectangles price × quantity). Check with a 10% change: 1.1 × ${plain(1 - 0.1 * low)} = ${plain(1.1 * (1 - 0.1 * low))} and 0.9 × ${plain(1 + 0.1 * high)} = ${plain(0.9 * (1 + 0.1 * high))}, so revenue rises in both cases. Then show why estimates may mislead, and conclude.`,
          modelAnswer: [
            'Price elasticity of demand (PED) is the percentage change in quantity demanded divided by the percentage change in price. Demand is inelastic if its size is below 1 and elastic if it is above 1.',
            `The estimates are useful because PED tells how revenue responds to price. With a PED of ${plain(-low)} ${each.peak}, a price that is 10% higher lowers the quantity by only ${fall}%, so revenue rises by about ${dearer}%. Demand is inelastic because ${each.whyPeak}. With a PED of ${plain(-high)} ${each.off}, a price that is 10% lower raises the quantity by ${rise}%, and revenue rises by about ${cheaper}%. Demand is elastic because ${each.whyOff}. So the company can earn more by charging a higher price ${each.peak} and a lower one ${each.off}. This also moves some customers to times at which ${each.unit} would stay empty, which helps when supply is inelastic.`,
            `However, the figures are only estimates from past data or surveys. They assume ceteris paribus, but incomes, tastes and the prices of rivals change. If a rival also cuts its price, the quantity will rise by less than ${rise}%. PED also varies along a straight-line demand curve: the higher the price, the more elastic demand becomes, so a large rise could meet a very different PED. Revenue is not profit either. Extra customers may raise costs, although the cost of filling an empty place is small. And customers who are charged more when they have no choice may feel exploited and not come back.`,
            `I conclude that the estimates are a good guide to the direction of price changes: ${plain(-low)} and ${plain(-high)} lie so far from 1 in size that even with some error the advice would be the same. They are a weaker guide to how far prices should move. This depends on how recent and complete the data are, and on how rivals react. The company should change prices in small steps, watch sales and look at its costs as well.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})

// 2.2 and 2.3: what decides PED; time and the elasticity of supply

const CROPS = [
  {
    crop: 'coffee',
    goods: 'coffee beans',
    brand: 'one brand of coffee',
    tree: 'a newly planted coffee bush bears its first full crop only after several years',
    stock:
      'Dry coffee beans can be stored for many months, so traders with full warehouses can sell more at once',
    stockPoint: 'stocks: dry beans can be stored, so supply can respond before new bushes bear fruit',
    verdict:
      'Time is the most important influence on the supply of coffee beans, since no other influence can shorten the years that a bush needs. But stocks come close to it: as beans can be stored, supply need not be as inelastic in the short run as the slow growth suggests. It depends on how full the warehouses are when the price rises',
    verdictPoint: 'a conclusion such as: time, although large stocks can make up for it for a while',
  },
  {
    crop: 'chocolate',
    goods: 'cocoa beans',
    brand: 'one brand of chocolate',
    tree: 'a newly planted cocoa tree bears its first full crop only after several years',
    stock:
      'Dry cocoa beans can be stored for many months, so traders with full warehouses can sell more at once',
    stockPoint: 'stocks: dry beans can be stored, so supply can respond before new trees bear fruit',
    verdict:
      'Time is the most important influence on the supply of cocoa beans, since no other influence can shorten the years that a tree needs. But stocks come close to it: as beans can be stored, supply need not be as inelastic in the short run as the slow growth suggests. It depends on how full the warehouses are when the price rises',
    verdictPoint: 'a conclusion such as: time, although large stocks can make up for it for a while',
  },
  {
    crop: 'fruit',
    goods: 'fresh peaches',
    brand: 'peaches from one market stall',
    tree: 'a newly planted peach tree bears its first full crop only after several years',
    stock: 'Fresh peaches spoil within days, so there are no stocks from which traders could sell more',
    stockPoint: 'perishability: fresh peaches cannot be stored, so supply cannot respond from stocks',
    verdict:
      'Time is the most important influence on the supply of fresh peaches, since no other influence can shorten the years that a tree needs. Perishability makes it matter even more: without stocks, nothing fills the gap until the new trees bear fruit. Only the harvest of ripe fruit that would have been left on the tree can respond at once. It depends on how much was left unpicked before',
    verdictPoint: 'a conclusion such as: time, and the more so because peaches cannot be stored',
  },
]

const supplyTime = template({
  ...essay,
  name: 'time-and-elasticity-of-supply',
  subtopic: '2.3',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({ each: random.pick(CROPS) }),
  make: ({ each }) => ({
    stem: `Country X produces ${each.goods}. The price of ${each.goods} has risen sharply.`,
    parts: [
      explainPart({
        prompt: `Explain why the price elasticity of demand (PED) for ${each.crop} in general differs from that for ${each.brand}, and consider whether PED is the same at every point of a straight-line demand curve.`,
        subtopic: '2.2',
        ao1: [
          'PED: the responsiveness of quantity demanded to a change in price, with formula',
          'elastic: above 1 in size; inelastic: below 1 in size',
          'factors that affect PED, such as number and closeness of substitutes, share of income, necessity or habit, time',
        ],
        ao2: [
          `${each.crop} in general has few close substitutes, so demand is less elastic`,
          `for ${each.brand} there are many close substitutes, so buyers switch when the price rises and demand is more elastic`,
          'a second factor analysed, such as habit, share of income, or time to find a substitute',
        ],
        ao3: [
          'PED differs along a straight line: elastic at high prices, inelastic at low prices, although the slope is constant',
          'because percentages are taken of different prices and quantities: a supported conclusion (with exceptions such as vertical lines)',
        ],
        solution:
          'The main factor is the number of close substitutes: the more narrowly a product is defined, the more there are. Add a second factor. Diagram: a straight demand curve with an elastic upper half, an inelastic lower half and a PED of −1 at its midpoint. For the AO3 marks, explain that slope compares units while PED compares percentages, and conclude.',
        modelAnswer: [
          'Price elasticity of demand (PED) measures how strongly the quantity demanded responds to a change in price. It is the percentage change in quantity demanded divided by the percentage change in price. Demand is elastic if PED is above 1 in size, and inelastic if it is below 1.',
          `The main factor is the number of close substitutes. There are few close substitutes for ${each.crop} in general. Those who like it buy almost as much when it becomes dearer, so demand is likely to be inelastic. It is different for ${each.brand}. If only this price rises, buyers can easily turn to others that are almost the same, so demand is likely to be elastic. A second factor is habit: people are used to ${each.crop}, but not so much to one source of it. The share of income spent works in the same way for both. It is small, which makes buyers less sensitive to price.`,
          'PED is not the same at every point of a straight-line demand curve, although the slope is. At a high price and a small quantity, a fall in price is a small percentage, but the extra units are a large percentage, so demand is elastic. At a low price the opposite holds. Only in special cases, such as a vertical line, is PED the same everywhere. A firm should therefore not expect the same PED at a very different price.',
        ].join('\n\n'),
      }),
      debatePart({
        prompt: `Assess whether time is the most important influence on how far the quantity of ${each.goods} supplied can respond to the higher price.`,
        command: 'Assess',
        subtopic: '2.3',
        sides: [
          [
            'time',
            [
              'PES: percentage change in quantity supplied divided by percentage change in price; it is positive',
              'momentary period: the amount on the market is fixed, so supply is perfectly inelastic (apart from stocks)',
              'short run: some factors are fixed, but more labour can pick more, so supply is a little more elastic',
              `long run: all factors are variable, more trees or bushes can be planted, but ${each.tree}`,
            ],
          ],
          [
            'other influences',
            [
              each.stockPoint,
              'spare capacity: unused land, or crops that were not worth picking at the old price',
              'mobility of factors: whether land and workers can move from other crops',
              'the weather and expectations: farmers plant only if they expect the price to stay high',
            ],
          ],
        ],
        judgement: [
          'compares the weight of time with that of the other influences for this crop',
          'links them: time works because it allows factors to move and capacity to be built',
          each.verdictPoint,
        ],
        solution:
          'Define PES. Diagram: through one equilibrium draw a vertical supply curve (momentary), a steep one (short run) and a flatter one (long run); the same rise in demand raises price most and quantity least on the vertical one. Then take two or three other influences **for this crop**, and compare them with time. The best answers see that time is linked with the others, since it allows factors to move.',
        modelAnswer: [
          'Price elasticity of supply (PES) is the percentage change in quantity supplied divided by the percentage change in price.',
          `Time is clearly important for ${each.goods}. In the momentary period the crop is already on the market, and the supply curve is close to vertical. However far the price rises, hardly any more can be sold at once. In the short run some factors are fixed, above all the number of bearing plants, but farmers can employ more pickers and use more fertiliser, so supply becomes a little more elastic. In the long run all factors can be varied. Farmers can plant more, and new farmers can enter. However, ${each.tree}, so a large response takes years.`,
          `There are other influences. ${each.stock}. Spare capacity matters too: if part of the crop was not worth picking at the old price, it can be picked now. So does the mobility of factors. If the soil suits only a few crops, and workers do not want to move to the farms, supply will stay inelastic even in the long run. Finally, farmers plant only if they expect the price to stay high. A bad harvest elsewhere raises the price for one year, and this is no reason to plant for twenty.`,
          `${each.verdict}. Time is also linked with the other influences: it matters because it allows land and workers to move and plants to grow. If no suitable land is left, or if farmers do not trust the higher price, the mere passing of time will do little. I therefore judge time to be the most important influence, on the condition that resources can move into this crop.`,
        ].join('\n\n'),
      }),
    ],
  }),
})

// 2.1 and 2.5: what moves supply; who gains from lower costs

const CHEAPER = [
  {
    product: 'wheat',
    news: 'a new kind of seed',
    tax: 'a subsidy for fertiliser',
    weather: 'good weather',
    weatherText: 'the same fields bring a larger harvest, so more is offered at every price',
    brief: 'the weather may be bad again next year',
    elastic: 'price inelastic',
    why: 'wheat is a necessity with few close substitutes',
    effect:
      'Since demand is inelastic, the price falls by a large percentage and the quantity rises little. Consumers pay much less for all the wheat that they buy, so the gain in consumer surplus is large. Producers receive much less for each tonne, and the small rise in quantity does little to make up for it',
    verdict:
      'Consumers are therefore likely to gain more, and those farmers who do not use the new seed may lose',
    verdictPoint: 'a conclusion such as: consumers gain more, since demand for wheat is inelastic',
  },
  {
    product: 'life-saving medicines',
    news: 'a new production method',
    tax: 'the end of a tax on medicines',
    weather: 'the entry of more firms',
    weatherText: 'the new firms add their output to that of the others, so more is offered at every price',
    brief: 'the new firms may leave again if profits fall',
    elastic: 'very price inelastic',
    why: 'patients cannot do without them and there are no close substitutes',
    effect:
      'Since demand is very inelastic, the price falls by a large percentage and the quantity hardly rises. Patients pay much less for what they would have bought in any case, so the gain in consumer surplus is large. Firms pass on nearly all of their saving, so their own gain is small',
    verdict:
      'Consumers are therefore likely to gain more, provided that firms compete with each other and the price really falls',
    verdictPoint:
      'a conclusion such as: consumers gain more, since demand is very inelastic, if firms compete',
  },
  {
    product: 'electric scooters',
    news: 'a new way of making batteries',
    tax: 'a subsidy to producers of clean vehicles',
    weather: 'the entry of more firms',
    weatherText: 'the new firms add their output to that of the others, so more is offered at every price',
    brief: 'the new firms may leave again if profits fall',
    elastic: 'price elastic',
    why: 'bicycles, buses and mopeds are close substitutes',
    effect:
      'Since demand is elastic, a small fall in price is enough to sell a much larger quantity. Consumers gain only a little on each scooter, although many more buy one. Producers save costs, receive almost the old price and sell far more, so the gain in producer surplus is large',
    verdict:
      'Producers are therefore likely to gain more at first, although new firms may enter later and push the price further down',
    verdictPoint: 'a conclusion such as: producers gain more at first, since demand for scooters is elastic',
  },
]

const surplus = template({
  ...essay,
  name: 'who-gains-from-lower-costs',
  subtopic: '2.5',
  difficulty: 4,
  checked: '2026-11-20',
  values: random => ({ each: random.pick(CHEAPER) }),
  make: ({ each }) => ({
    stem: `In Country X, ${each.news} lowers the cost of producing ${each.product}. Demand for ${each.product} is ${each.elastic}.`,
    parts: [
      explainPart({
        prompt: `Explain how ${each.news}, ${each.tax} and ${each.weather} would each affect the supply curve of ${each.product}, and consider which of the three is likely to have the most lasting effect.`,
        subtopic: '2.1',
        ao1: [
          'supply: the quantity that firms are willing and able to sell at each price in a period',
          'a change in a determinant other than the own price shifts the whole supply curve; the own price causes a movement along it',
          'a rise in supply is a shift to the right: diagram with S₁ and S₂',
        ],
        ao2: [
          `${each.news}: better technology lowers costs, so more is supplied at every price`,
          `${each.tax}: lowers what production costs the firm, so supply shifts to the right (down)`,
          `${each.weather}: ${each.weatherText}`,
        ],
        ao3: [
          `compares how long each lasts, for example: knowledge is not lost again, while ${each.brief}`,
          'a supported conclusion on the most lasting effect',
        ],
        solution:
          'Diagram: price and quantity on the axes; the supply curve shifts to the right from S₁ to S₂. Explain the **reason** for each of the three shifts: lower costs through technology, lower costs through the government, and more output. Do not confuse the shift with an extension of supply, which a higher own price would cause. Compare how lasting the three are and decide, for the two AO3 marks.',
        modelAnswer: [
          `Supply is the quantity that firms are willing and able to sell at each price in a given period. A change in the price of ${each.product} itself causes a movement along the supply curve. A change in any other determinant shifts the whole curve. All three events raise supply, so on a diagram the curve shifts to the right from S₁ to S₂.`,
          `The first, ${each.news}, is a change in technology. The same resources produce more, so each unit costs less to make. More is therefore supplied at every price. The second, ${each.tax}, is a decision of the government. It lowers the cost that firms have to bear, so they are willing to sell the same quantity at a lower price: the curve shifts down, and so to the right. The third, ${each.weather}, is different, since no input becomes cheaper for a firm: ${each.weatherText}.`,
          `New technology is likely to have the most lasting effect. Once the knowledge exists, it is not lost, and it spreads from one producer to the others. What a government decides can be changed by the next government, when money is short or aims differ. The third effect may be brief as well, since ${each.brief}. So I would put technology first, although this depends on whether still better methods replace it, which would shift supply even further.`,
        ].join('\n\n'),
      }),
      debatePart({
        prompt: `Assess whether consumers will gain more than producers from the lower cost of producing ${each.product}.`,
        command: 'Assess',
        subtopic: '2.5',
        sides: [
          [
            'consumers',
            [
              'consumer surplus: the difference between what consumers are willing to pay and what they pay; area below the demand curve and above the price',
              'supply shifts to the right, price falls and quantity rises, so consumer surplus is certain to rise',
              'buyers pay less for the old quantity, and new buyers come in: diagram',
              'the more inelastic the demand, the more the price falls and the more existing buyers gain',
            ],
          ],
          [
            'producers',
            [
              'producer surplus: the price received minus the lowest price that producers would accept; area above the supply curve and below the price',
              'producer surplus gains from lower costs and a larger quantity, but loses from the lower price: the result may be a rise or a fall',
              'the more elastic the demand, the less the price falls and the more producers gain',
            ],
          ],
        ],
        judgement: [
          `uses the fact that demand is ${each.elastic} to compare the two gains`,
          'what it depends on, such as elasticity of demand and supply, competition, entry of new firms, who adopts the technology',
          each.verdictPoint,
        ],
        solution:
          'Diagram: D, S₁ and S₂ with S₂ to the right; price falls from P₁ to P₂ and quantity rises from Q₁ to Q₂. The rise in consumer surplus is the area between P₁ and P₂ up to the demand curve. Producer surplus was the triangle between S₁ and P₁; now it is the triangle between S₂ and P₂. Draw demand with the elasticity that the question gives: the steeper it is, the more the price falls. Consumer surplus is certain to rise, producer surplus is not.',
        modelAnswer: [
          'Consumer surplus is the difference between what consumers are willing to pay and what they do pay. On a diagram it is the area below the demand curve and above the price. Producer surplus is the price received minus the lowest price that producers would accept: the area above the supply curve and below the price.',
          'Lower costs shift the supply curve to the right from S₁ to S₂. The price falls from P₁ to P₂ and the quantity rises from Q₁ to Q₂. Consumers are certain to gain. They pay less for the old quantity Q₁, and the lower price brings in new buyers up to Q₂. The demand curve has not moved, so the area between it and the price can only become larger.',
          'For producers there are two effects. They gain because each unit costs less to make and more units are sold. But they also receive a lower price for every unit. Producer surplus may therefore rise or fall, and this depends on how far the price falls.',
          `Here elasticity is decisive. Demand is ${each.elastic}, because ${each.why}. ${each.effect}.`,
          `${each.verdict}. This comparison depends on other things too. If supply is elastic and firms compete strongly, most of the saving reaches consumers in the form of a lower price. If there are few sellers, they may keep the price up and take most of the gain themselves. It also makes a difference which producers we mean: those who adopt the new method first still receive almost the old price, while those who keep their old costs lose surplus as the price falls. So consumers are sure to gain, but how their gain compares with that of producers depends above all on the elasticity of demand.`,
        ].join('\n\n'),
      }),
    ],
  }),
})

export const templates = [risingMarket, pricing, supplyTime, surplus]
