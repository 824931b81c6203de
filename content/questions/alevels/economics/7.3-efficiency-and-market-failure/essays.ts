import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '7.3')

export { templates }

const MARKETS = [
  {
    product: 'onions',
    stem: 'In Country X, thousands of farmers grow onions, which buyers cannot tell apart. Every year farmers can change to another crop. For some years they have drawn more water from a common lake than rivers bring into it.',
    close:
      'Onions come close to the conditions of perfect competition: the farmers are many, the product is identical, and a farmer who changes the crop can enter or leave within a year',
    closePoint: 'many sellers, an identical product and easy entry come close to perfect competition',
    failure:
      'The lake belongs to nobody, so each farmer pays for the pump but not for the water that others will lack. Marginal social cost lies above marginal private cost, the price of onions is too low, and too many of them are grown. A large number of farmers does not remove an external cost of this kind. It makes it harder to agree on saving water',
    failurePoint:
      'the water of the common lake has no price: an external cost, so that too many onions are grown',
    dynamic:
      'No farm is large enough to pay for research into onions that need less water, and neighbours would copy the result. Farmers do adopt what seed companies and public institutes have developed, however, and the pressure of competition makes them do so soon',
    dynamicPoint: 'no farm can pay for research, but farmers soon adopt what others have developed',
    verdict:
      'For onions I judge that competition leads close to efficiency in everything that has a price, and only there. If the water were charged for or licensed, thousands of competing farmers would be a good arrangement, provided that research is paid for elsewhere. Without that, low prices today are bought with the water of tomorrow',
    verdictPoint:
      'a conclusion such as: close to efficiency for what has a price; with a charge or licences for water, competition would do well',
  },
  {
    product: 'new medicines',
    stem: 'In Country X, whoever develops a medicine has a patent for twenty years. The government considers abolishing patents, so that many firms could make every medicine as soon as it is known to work.',
    close:
      'For a medicine that exists already, competition would do much good. Making the tablets often costs a small part of what they are sold for, so the price would fall towards marginal cost, and patients who are now priced out would be treated',
    closePoint:
      'of a medicine that exists, the price would fall towards a low marginal cost, and more patients would be treated',
    failure:
      'A competitive market for medicines would miss it too. Patients cannot judge what a tablet contains or whether they need it, so that they depend on the advice of others, and a medicine against an infection protects third parties whom its buyer does not count. Neither failure is removed by a larger number of sellers',
    failurePoint:
      'patients lack information, and treatment of infections has external benefits: more sellers change neither',
    dynamic:
      'Here dynamic efficiency decides. Most of the cost of a medicine is the research and the tests before the first tablet is sold, a fixed cost that is also sunk. If the price fell at once to the marginal cost of making tablets, that cost could never be recovered, and hardly any firm would bear it again',
    dynamicPoint:
      'research is a large sunk cost; at P = MC from the first day it is never recovered, so that few new medicines are developed',
    verdict:
      'For new medicines I judge that competition among many firms would not lead to an efficient allocation. It would be better for those who are ill now and need what is known, and worse for all who will need what has not been found yet. Competition should begin when the patent ends, and earlier only if the state pays for research in another way',
    verdictPoint:
      'a conclusion such as: a static gain for patients of today is smaller than the dynamic loss, unless the state pays for research',
  },
  {
    product: 'rides in minibuses',
    stem: 'In a city of Country X, anybody with a driving licence may carry passengers in a minibus. Hundreds of owners compete on the main roads, wait until their buses are full and race each other to the next stop.',
    close:
      'The minibuses fulfil some of the conditions of perfect competition: the owners are many, one ride is like another, and an owner can easily enter a road or leave it for a better one',
    closePoint: 'many owners, similar rides and easy entry and exit come close to perfect competition',
    failure:
      'Each bus slows down all other traffic and adds to its fumes, and a race to the next stop endangers people on the pavement. The owner bears none of this, so that marginal social cost lies above marginal private cost, and there are too many buses on the main roads. In addition, passengers cannot see whether the brakes are sound, so that an owner who saves on repairs loses no customers and can undercut those who do not',
    failurePoint:
      'congestion, fumes and danger are external costs, and passengers cannot see the state of the brakes',
    dynamic:
      'New methods do spread, as owners buy vehicles that use less fuel. A timetable, one ticket for the whole city or a lane for buses needs somebody who plans for all owners, and no single minibus gains enough to do it',
    dynamicPoint:
      'single owners buy better vehicles, but a timetable, a common ticket or bus lanes need a planner for all',
    verdict:
      'For the minibuses I judge that competition keeps fares low without leading to an efficient allocation, because part of the cost is carried by those who are not in the bus. Competition for the right to run a route, with a timetable and inspected brakes, would keep its pressure on costs and remove the worst of the failures',
    verdictPoint:
      'a conclusion such as: low fares but too much danger and congestion; let owners compete for licensed routes with inspections',
  },
] as const

question('competition-and-efficient-allocation', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(MARKETS) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt: `Assess whether competition between many firms is likely to lead to an efficient allocation of resources in the market for ${each.product}.`,
        command: 'Assess',
        sides: [
          [
            'competition leads to efficiency',
            [
              'productive efficiency: production at the lowest average cost; entry and low prices force out firms with higher costs',
              'allocative efficiency: P = MC, the value of the last unit to buyers equals the cost of its resources',
              'signals: higher demand raises price and profit, firms enter and resources move to what consumers want',
              `this market: ${each.closePoint}`,
            ],
          ],
          [
            'competition does not',
            [
              'P = MC is efficient only if private costs and benefits are the social ones and buyers are informed (MSB = MSC)',
              `market failure here: ${each.failurePoint}`,
              'economies of scale: many small firms may all produce above the lowest cost that one large firm could reach',
              'factor immobility: workers and machines may not be able to move as prices signal',
            ],
          ],
          [
            'dynamic efficiency',
            [
              'improvement over time through new products and methods; rivalry forces firms to adopt them',
              'normal profit in the long run, and imitation, leave little to pay for research and little reward',
              `this market: ${each.dynamicPoint}`,
            ],
          ],
        ],
        judgement: [
          'distinguishes the kinds of efficiency: a market may have one and lack another',
          'weighs a static gain against a dynamic loss, or the reverse, for this market',
          'compares with a real alternative, since a monopoly or a government may fail as well; efficiency says nothing about fairness',
          each.verdictPoint,
        ],
        solution:
          'Say first what efficient means: lowest average cost, P = MC, and improvement over time. Show **how** competition brings the first two about, through entry, exit and price, and not merely that it does. Then ask which condition of that argument fails in this market, and what competition does to research. Judge each kind of efficiency by itself before you conclude, and propose what would do better.',
        modelAnswer: [
          'Resources are allocated efficiently when it is impossible to make one person better off without making somebody else worse off, which is Pareto optimality. Two conditions belong to it. Productive efficiency means that each good is made at the lowest possible average cost, so that the economy is on its production possibility curve. Allocative efficiency means that the goods are those which consumers want most. This is so where price, the value of the last unit to its buyer, equals marginal cost, the cost of the resources in it. Dynamic efficiency, which is improvement over time, has to be added.',
          `Competition between many firms tends to bring about the two static kinds. A firm that is one of many takes the market price as given and expands its output until marginal cost has risen to this price, so P = MC. If price is above average cost, supernormal profit attracts other firms. Supply increases and the price falls until only normal profit is left, where average cost is at its lowest. A firm with higher costs makes a loss and has to improve or leave. When tastes change, the same process moves resources: higher demand raises price and profit, and factors are drawn into the industry without any plan. ${each.close}.`,
          `The argument depends on its conditions, however. P = MC is best for society only if the marginal cost of the firm is the whole social cost, if the price shows the whole social benefit, and if buyers know what they are buying. Otherwise the efficient quantity is where marginal social benefit equals marginal social cost, and the market misses it. ${each.failure}. There are two more general reasons for doubt. With large economies of scale, many small firms would all produce at a higher average cost than a single large one. And resources do not move as easily as the theory assumes: workers may lack the skills for another trade or be tied to a place, and a machine may have no other use.`,
          `What happens over time is more difficult to say. Rivalry forces firms to adopt a better method, since those that do not are undercut, while a monopoly can afford a quiet life. But somebody has to find the method first. Research is risky and expensive, and in a competitive industry there is only normal profit to pay for it in the long run. The reward is short as well if others may imitate at once. ${each.dynamic}.`,
          `One should not conclude that a market which falls short of efficiency must be replaced. A monopoly would set its price above marginal cost, and a government may lack the information that prices contain, so that it can fail too. The real question is which weakness weighs most, and whether it can be mended while competition remains. It depends on whether all costs and benefits pass through the price, on whether size lowers costs, and on how much of future welfare depends on research. An efficient allocation, besides, need not be a fair one, as it takes incomes as they are. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
