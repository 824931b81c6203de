import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { AGAINST_THE_TAX, FOR_THE_TAX, PUBLIC_AND_DEMERIT } from './points'

const { question, templates } = questionsOf('essay', '3.2')

export { templates }

const HARMFUL = [
  {
    good: 'cigarettes',
    many: 'too many cigarettes',
    public_: 'warning signals for ships along the coast',
    rival: 'a signal seen by one ship can be seen by the next as well',
    exclude: 'no passing ship can be kept from seeing it',
    payer: 'ship owner',
    harm: 'young smokers do not foresee how ill they may become or how hard it is to stop',
    ped: -0.3,
    size: 'inelastic',
    reason: 'many smokers are addicted and there are few close substitutes',
    effect:
      'Since demand is inelastic, most of the tax is likely to be passed on to consumers, and consumption falls by a much smaller percentage than the price rises. The revenue is large, but the aim is reached only in part',
    effectPoint:
      'demand is inelastic, so consumption falls by a small percentage and consumers are likely to bear most of the tax',
    smuggle: 'smuggled cigarettes',
    verdict:
      'For cigarettes a tax alone is not the best way. Demand is so inelastic that a moderate tax raises revenue more than it changes behaviour. Still, it can keep young people from starting, as they have little money and are not yet addicted. I would therefore combine a high tax with information, and use the revenue to help smokers to stop',
    verdictPoint: 'a conclusion such as: not alone, since demand is inelastic; tax together with information',
  },
  {
    good: 'sugary drinks',
    many: 'too many sugary drinks',
    public_: 'flood barriers along rivers',
    rival: 'a barrier that protects one house protects its neighbour as well',
    exclude: 'no house behind it can be kept from the protection',
    payer: 'house owner',
    harm: 'buyers, and children above all, do not foresee how sugar will harm their teeth and their health',
    ped: -1.4,
    size: 'elastic',
    reason: 'water, tea and drinks without sugar are close substitutes',
    effect:
      'Since demand is elastic, consumption falls by a larger percentage than the price rises. The aim is largely reached, although the revenue is smaller than it would be with inelastic demand and producers bear a larger share of the tax',
    effectPoint: 'demand is elastic, so consumption falls by a large percentage, though revenue is smaller',
    smuggle: 'drinks bought across the border',
    verdict:
      'For sugary drinks a specific tax is probably the best single measure. Demand is elastic, so a moderate tax is enough to move buyers to harmless substitutes, and firms may put less sugar into their drinks in order to avoid it. Information should support it, because it makes people accept the tax and shifts demand further',
    verdictPoint:
      'a conclusion such as: the best single measure, since demand is elastic; information to support it',
  },
  {
    good: 'strong alcoholic drinks',
    many: 'too many strong alcoholic drinks',
    public_: 'street lighting in villages',
    rival: 'a lamp that shines on one walker shines on the next as well',
    exclude: 'nobody in the street can be kept from the light',
    payer: 'villager',
    harm: 'drinkers do not foresee how their health will suffer or how easily drinking becomes a habit',
    ped: -0.7,
    size: 'inelastic',
    reason: 'heavy drinkers find it hard to stop, although others can turn to weaker drinks',
    effect:
      'Since demand is somewhat inelastic, consumption falls, but by a smaller percentage than the price rises. Consumers are likely to bear the larger part of the tax. The government gains both some fall in consumption and a good deal of revenue',
    effectPoint:
      'demand is somewhat inelastic, so consumption falls by a smaller percentage than the price rises',
    smuggle: 'drinks made at home without any control',
    verdict:
      'For strong alcoholic drinks a specific tax is a good measure, but the best result needs more than one. A tax discourages moderate drinkers, who can turn to weaker drinks, and pays for other measures. It does little for those who are addicted, for whom information and treatment provided by the state are better',
    verdictPoint:
      'a conclusion such as: good for moderate drinkers, but other measures are needed for the addicted',
  },
]

question('specific-tax-on-a-demerit-good', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ each: random.pick(HARMFUL) }),
  make: ({ each }) => ({
    stem: `In Country X, private firms would not provide ${each.public_}, but they sell large amounts of ${each.good}.`,
    parts: {
      a: explainPart({
        prompt: `Explain why a free market would not provide ${each.public_} but would lead to the consumption of ${each.many}, and consider which of these two problems gives a government the stronger reason to intervene.`,
        subtopic: '3.1',
        ao1: PUBLIC_AND_DEMERIT,
        ao2: [
          `public good: applies both characteristics to ${each.public_}; nobody can be excluded, so few pay, and a firm cannot cover its costs: the market is missing`,
          `demerit good: ${each.harm}, so consumers value it too highly and demand is too high`,
          `firms follow demand, so ${each.good} are over-consumed; the market exists, but the quantity is too large`,
        ],
        ao3: [
          'compares the two, for example: without government the public good does not exist at all; the demerit good harms health, but calling it so is a value judgement',
          'a supported conclusion on which reason is the stronger',
        ],
        solution:
          'Link each reason to its type of market problem: **no** market (public good, free rider) and the **wrong quantity** (demerit good, information failure). Diagram for the demerit good: D is the demand with imperfect information and lies to the right of the demand with full information, so the market quantity is too large. For the AO3 marks compare the two reasons and decide.',
        modelAnswer: [
          `A public good is non-rival and non-excludable. An example is ${each.public_}: ${each.rival}, and ${each.exclude}. A demerit good is one that is more harmful to its consumers than they realise. Firms sell it, since those who do not pay can be excluded.`,
          `Non-excludability leads to free riders. Each ${each.payer} can reason that the benefit will come in any case if others pay. If most people think so, a firm earns hardly any revenue and cannot cover its costs. The good is valued but not provided, so the market is missing. With ${each.good} the problem is the quantity. Consumers have imperfect information: ${each.harm}. They value the good too highly, so their demand lies further to the right than it would with full information. Firms follow demand, and the result is over-consumption.`,
          `Both are reasons to intervene. In the first case, people themselves want the good and would be better off if all had to pay for it through taxes. In the second, the government acts against the wishes of consumers, and to call ${each.good} a demerit good is partly a value judgement. Yet the harm to health may be great. I consider the reason in the first case to be the stronger, because without intervention there would be nothing at all.`,
        ].join('\n\n'),
      }),
      b: debatePart({
        prompt: `The price elasticity of demand for ${each.good} is estimated at ${plain(each.ped)}. Assess whether a specific indirect tax is the best way to reduce the consumption of ${each.good}.`,
        command: 'Assess',
        sides: [
          ['in favour of the tax', [FOR_THE_TAX.first, each.effectPoint, FOR_THE_TAX.last]],
          [
            'against it, or in favour of other measures',
            [AGAINST_THE_TAX.first, `buyers may turn to ${each.smuggle}`, ...AGAINST_THE_TAX.last],
          ],
        ],
        judgement: [
          `uses the PED of ${plain(each.ped)} to judge how far the tax works`,
          'what it depends on, such as elasticity, size of the tax, enforcement, income groups',
          each.verdictPoint,
        ],
        solution: `Diagram: S shifts up vertically by the tax to S + tax; the price rises from P₁ to P₂ by less than the tax, and the quantity falls from Q₁ to Q₂. Revenue is the tax per unit times Q₂. A PED of ${plain(each.ped)} means that demand is ${each.size}: draw the curve accordingly. Compare with at least one other measure (information, minimum price), and let the elasticity decide in the conclusion.`,
        modelAnswer: [
          `A specific indirect tax is a fixed sum on each unit sold. Firms have to pay it, so it works like a rise in costs: the supply curve shifts up by the tax. The price paid by consumers rises from P₁ to P₂, the quantity falls from Q₁ to Q₂, and the government receives the tax per unit times Q₂.`,
          `The tax has advantages. It raises the price, so even those who ignore advice about their health have a reason to buy less, while everyone is still free to choose. The revenue can pay for hospitals or advice. How much consumption falls depends on elasticity. A PED of ${plain(each.ped)} means that demand is ${each.size}, because ${each.reason}. ${each.effect}.`,
          `There are also arguments against it. People with low incomes lose a larger share of their income than the rich. If the price rises too far, buyers may turn to ${each.smuggle}. Above all, the tax does not remove the cause, which is a lack of information. Campaigns, lessons and warnings on the packet shift demand to the left, and leave choice free. But they work slowly, and people who are used to a product may ignore them. A minimum price set above the equilibrium raises the price as a tax does. Here, however, the extra money goes to firms and not to the government.`,
          `${each.verdict}. The answer depends on the elasticity, which is only an estimate and may change with the price, and on the size of the tax. It also depends on whether the government can control sales outside the shops.`,
        ].join('\n\n'),
      }),
    },
  }),
})

const NECESSITIES = [
  {
    good: 'bread',
    need: 'Bread is a necessity',
    buyers: 'poor households',
    unstable: 'the price of wheat rises and falls with the harvest, and so does the price of bread',
    swing:
      'Demand for a necessity is inelastic, so even a small shift in supply changes the price a great deal',
    diagram:
      'a steep demand curve with a supply curve that shifts left and right with the harvest, so that the price moves much and the quantity little',
    result: 'bakers bake less, so there are queues, and some bread is sold secretly at a higher price',
    supply:
      'Bakers can soon bake more if it pays, so supply is fairly elastic and most of the subsidy is passed on to buyers in a lower price',
    verdict:
      'For bread I judge a subsidy to be better. Supply is fairly elastic, so a subsidy leads to more bread at a lower price, while a maximum price would soon empty the shops. The cost must be limited, for example by a subsidy for one simple kind of loaf only, which the rich hardly buy. For a few days in an emergency, a maximum price can be useful',
    verdictPoint:
      'a conclusion such as: the subsidy, since supply is elastic and a maximum price would cause queues',
  },
  {
    good: 'rented homes',
    need: 'A home is a necessity',
    buyers: 'families with low incomes',
    unstable: 'rents rise and fall with the number of people who move to the cities',
    swing:
      'The supply of homes is inelastic in the short run, so even a small shift in demand changes the rent a great deal',
    diagram:
      'a steep supply curve with a demand curve that shifts right and left, so that the rent moves much and the quantity little',
    result:
      'some owners sell or leave homes empty, so there are waiting lists, and some tenants pay extra sums in secret',
    supply:
      'Building takes years, so supply is inelastic in the short run, and owners would keep most of the subsidy while few homes are added',
    verdict:
      'For rented homes neither measure works well at first. In the short run supply is inelastic, so a maximum rent causes only a small shortage and helps present tenants at once, while a subsidy would mostly go to owners. In the long run this turns round: owners let fewer homes, and a subsidy for building is better. I would accept a maximum rent only for a limited time, until more homes are built',
    verdictPoint:
      'a conclusion such as: a maximum rent for a limited time at most, and a subsidy for building in the long run',
  },
  {
    good: 'cooking gas',
    need: 'Cooking gas is a necessity',
    buyers: 'poor households',
    unstable: 'the price follows the world price of gas, which can double and halve within months',
    swing:
      'The gas is imported, so supply shifts with each change in the world price, and buyers cannot easily use less of a necessity',
    diagram:
      'a steep demand curve with a flat supply curve at the world price, which shifts up and down, so that the price moves much and the quantity little',
    result: 'dealers order less, so there are queues, and some gas is sold secretly at a higher price',
    supply:
      'Dealers can import more at the world price, so supply is elastic and nearly all of the subsidy is passed on to buyers in a lower price',
    verdict:
      'For cooking gas I judge a subsidy to be better, since dealers would stop importing gas if they had to sell it below the world price. But a subsidy for everyone is very costly when that price is high, and it also helps the rich. It should therefore be paid only on a small amount for each household, or only to those with low incomes',
    verdictPoint:
      'a conclusion such as: a limited subsidy, since dealers would stop importing under a maximum price',
  },
]

question('maximum-price-or-subsidy', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ each: random.pick(NECESSITIES) }),
  make: ({ each }) => ({
    stem: `In Country X, the price of ${each.good} is set by demand and supply. Many ${each.buyers} cannot afford to pay it.`,
    parts: {
      a: explainPart({
        prompt: `Explain why a government may wish to control prices for reasons of affordability and of stability, with reference to ${each.good}, and consider which of the two reasons is the more convincing in this market.`,
        subtopic: '3.1',
        ao1: [
          'in a free market price is determined by demand and supply and rations by ability to pay',
          'affordability: the equilibrium price may be too high for people with low incomes to buy a necessity (or too low for producers to earn a living)',
          'stability: prices of some products change much in a short time',
        ],
        ao2: [
          `affordability applied: ${each.buyers} need ${each.good}, but their need is not effective demand; the market is in equilibrium all the same`,
          `stability applied: ${each.unstable}`,
          'consequences of instability: households and producers cannot plan; with inelastic demand or supply a small shift changes price much',
        ],
        ao3: [
          'compares the two reasons in this market, for example: a necessity that cannot be afforded does lasting harm, while changes in price can partly be planned for',
          'a supported conclusion on which is more convincing',
        ],
        solution: `Affordability is about the **level** of the price, stability about its **changes**: keep them apart. Diagram for stability: ${each.diagram}. Use the facts in the first sentences for affordability. Then compare: which problem is the more serious in this market?`,
        modelAnswer: [
          'In a free market, demand and supply determine the price. It rations what is scarce to those who are willing and able to pay. A government may dislike the result for two reasons: the price may be too high for some people, or it may change too much.',
          `The first is affordability. ${each.need}. In Country X many ${each.buyers} cannot pay the equilibrium price, so their need does not become effective demand. The market is in equilibrium, with no excess demand, but these people go without or give up other necessities. The second is stability. In this market, ${each.unstable}. ${each.swing}. Households cannot plan their spending. Producers cannot foresee their revenue, and may not dare to invest.`,
          'Which reason is the more convincing? An unstable price is a burden, but households can save in good times for bad ones, and firms can agree on prices in advance. A price that is always too high for the poor leaves them without a necessity. In Country X, where many cannot pay, I therefore find affordability the more convincing reason. It would be different if incomes were high enough on average, and only sudden rises caused hardship.',
        ].join('\n\n'),
      }),
      b: debatePart({
        prompt: `Assess whether a maximum price or a subsidy to producers is the better way to make ${each.good} affordable in Country X.`,
        command: 'Assess',
        sides: [
          [
            'maximum price',
            [
              'a legal limit on the price, set below the equilibrium to have an effect',
              'lower price for those who obtain the good; no direct payment by the government',
              `quantity supplied contracts and quantity demanded extends, so there is a shortage: ${each.result}`,
            ],
          ],
          [
            'subsidy',
            [
              'a payment per unit to producers; supply shifts down (right), price falls and quantity rises: diagram',
              'no shortage; more people can buy; the benefit is shared between consumers and producers according to elasticities',
              `the elasticity of supply matters. ${each.supply}`,
              'cost to the government: subsidy per unit times the new quantity, with an opportunity cost; rich buyers benefit as well',
            ],
          ],
        ],
        judgement: [
          'compares the two measures by the same standard, such as who obtains the good and what it costs',
          'what it depends on, such as elasticity of supply, time, government finance, enforcement',
          each.verdictPoint,
        ],
        solution:
          'Two diagrams. Maximum price: a horizontal line below the equilibrium; quantity supplied Q₁ is smaller than quantity demanded Q₂, and the distance is the shortage. Subsidy: S shifts down vertically by the subsidy; the price falls from P₁ to P₂, the quantity rises from Q₁ to Q₂, and the cost is the subsidy per unit times Q₂. Compare both by **quantity**, cost and fairness, and let the elasticity of supply of this good decide.',
        modelAnswer: [
          'A maximum price is a legal limit above which a good may not be sold. It has an effect only if it is set below the equilibrium. A subsidy is a payment to producers for each unit that they sell.',
          `A maximum price makes the good cheaper at once for those who obtain it, and the government need not pay for it apart from controls. But at the lower price the quantity demanded extends and the quantity supplied contracts. There is a shortage, which price may not remove. In this market, ${each.result}. The good is then rationed by waiting or by whom the seller knows, and the poorest need not be the ones who obtain it.`,
          `A subsidy lowers producers’ costs, so the supply curve shifts down by the subsidy. The price falls and the quantity rises, so more people can afford the good and no shortage appears. However, the price falls by less than the subsidy: the benefit is shared between consumers and producers. ${each.supply}. The cost to the government is the subsidy per unit times the new, larger quantity. It must be paid from taxes or borrowing and has an opportunity cost, such as fewer clinics. Rich buyers, who need no help, pay less as well, and inefficient producers may survive.`,
          `The two measures differ most in their effect on quantity: a maximum price makes less of the good available, and a subsidy more. ${each.verdict}. The choice depends above all on how elastic supply is, on what the government can afford and on whether it can enforce a legal price.`,
        ].join('\n\n'),
      }),
    },
  }),
})
