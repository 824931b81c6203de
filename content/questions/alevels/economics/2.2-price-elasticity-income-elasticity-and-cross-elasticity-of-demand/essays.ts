import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '2.2')

export { templates }

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

question('elasticity-as-guide-to-prices', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
      parts: {
        a: explainPart({
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
        b: debatePart({
          prompt: `Assess how far these estimates of PED should guide the company when it decides on its prices.`,
          command: 'Assess',
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
      },
    }
  },
})

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

question('linked-markets-and-elasticities', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({
    each: random.pick(LINKED),
    income: random.pick([1.6, 1.8, 2.1, 2.4]),
    rival: random.pick([0.4, 0.6, 0.8]),
    partner: random.pick([0.2, 0.3, 0.5]),
  }),
  make: ({ each, income, rival, partner }) => ({
    stem: `Demand for ${each.product} in Country X has risen.`,
    parts: {
      a: explainPart({
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
      b: debatePart({
        prompt: `For ${each.firm}, income elasticity of demand (YED) is estimated at ${plain(income)}. Cross elasticity of demand (XED) is estimated at ${plain(rival)} with respect to the price of ${each.substitute} and at ${plain(-partner)} with respect to the price of ${each.complement}. Assess how useful these estimates are to the firm.`,
        command: 'Assess',
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
    },
  }),
})
