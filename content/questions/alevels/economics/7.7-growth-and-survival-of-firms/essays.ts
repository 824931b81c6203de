import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '7.7')

export { templates }

const COMPANIES = [
  {
    company: 'the parcel company',
    stem: 'In Country X, four companies deliver parcels, and the number of parcels rises by about a tenth each year. One of these companies considers a merger with a rival of the same size.',
    saving:
      'one van can serve a street in which two vans stop today, and two sorting centres in a town can become one',
    scale:
      'Sorting centres and vans that run to a timetable have high fixed costs, so the minimum efficient scale is likely to be above the present output of one company',
    market:
      'As the number of parcels rises each year, the company can fill larger sorting centres without taking a single customer from a rival',
    trouble:
      'the computer systems of the two companies follow parcels in different ways, so that parcels may be lost while they are joined',
    power:
      'With three companies left, prices may rise, and the authority for competition may forbid the merger',
    verdict:
      'For the parcel company I judge that internal growth is the better way, though the slower one. The market grows fast enough to reach most of the economies within some years, without the trouble of joining two networks. The judgement would change if the growth of the market came to an end, or if a rival merged first',
    verdictPoint:
      'a conclusion such as: internal growth is better as long as the market grows, since larger centres can be filled without a merger',
  },
  {
    company: 'the steel company',
    stem: 'In Country X, five companies make steel. Sales have not risen for years, and blast furnaces work well below capacity. One of these companies considers a merger with a rival of the same size.',
    saving:
      'the older furnaces can be closed and their output made in the newer ones, which then work at full capacity',
    scale:
      'A blast furnace has very high fixed costs and its capacity rises faster than the cost of building it, so the minimum efficient scale is large',
    market:
      'As sales in the whole country do not rise, a new furnace could be filled only with orders taken from rivals, who would lower their prices to keep them',
    trouble:
      'workers and towns that depend on a furnace will resist its closure, and if it is not closed, most of the saving is lost',
    power: 'With four companies left, prices may rise, though imports of steel limit how far',
    verdict:
      'For the steel company I judge that the merger is the better way. Where the market does not grow, building more capacity raises average cost in the whole industry, while a merger can close what is least efficient. Part of that saving, it is true, comes from fuller use of capacity, a movement down the short-run average cost curve, and not from a larger scale. The judgement holds only if the older furnaces are really closed and the price paid for the rival is not too high',
    verdictPoint:
      'a conclusion such as: where the market does not grow, a merger that closes old furnaces is better, provided that they are really closed; fuller use of capacity is not the same as a larger scale',
  },
  {
    company: 'the chain of hairdressers',
    stem: 'In Country X, thousands of hairdressers work alone or in small salons. A chain with forty salons considers a merger with a rival chain of the same size.',
    saving:
      'shampoo and advertising can be bought in bulk, and one office can do the accounts of eighty salons',
    scale:
      'The cost of a haircut is above all the time of the hairdresser, which is the same in a small chain as in a large one, so the minimum efficient scale is low',
    market:
      'Sales of the whole industry rise slowly, but a single new salon costs little, and the chain can open one wherever a town has too few',
    trouble: 'good hairdressers who dislike the new management can leave and take their customers with them',
    power: 'With thousands of rivals left, the merged chain would have hardly any power over prices',
    verdict:
      'For the chain of hairdressers I judge that neither way brings economies that matter, and that internal growth, salon by salon, is the better of the two because it risks least. The premise of the question is doubtful here: where the minimum efficient scale is low, a firm should look for better service before size',
    verdictPoint:
      'a conclusion such as: few economies are to be had, so cautious internal growth is better than the costs and risks of a merger',
  },
] as const

question('merger-or-internal-growth', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(COMPANIES) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt: `Assess whether a merger with its rival would be a better way than internal growth for ${each.company} to benefit from economies of scale.`,
        command: 'Assess',
        sides: [
          [
            'for the merger',
            [
              'economies of scale: long-run average cost falls as the scale of production rises (technical, purchasing, managerial, financial, marketing, risk-bearing), up to the minimum efficient scale',
              'horizontal integration joins firms in the same industry at the same stage; external growth adds capacity, staff and customers at once',
              `duplication can end: ${each.saving}`,
              'one rival fewer: a larger market share, and more bargaining power with suppliers and lenders',
            ],
          ],
          [
            'for internal growth',
            [
              'internal (organic) growth: own production and sales expand, often out of retained profit; control and culture are kept, at a pace that can be managed',
              'a merger may bring diseconomies of scale at once: communication, coordination and motivation, so that LRAC rises',
              `difficulties of joining: ${each.trouble}`,
              'the price of a takeover and the principal–agent problem: managers may want size for their own pay and prestige',
            ],
          ],
          [
            'this company and its market',
            [
              `size needed: ${each.scale}`,
              `growth of the market: ${each.market}`,
              `competition: ${each.power}`,
            ],
          ],
        ],
        judgement: [
          'compares both ways by the same criteria: speed, cost, risk and the economies that can be reached',
          'distinguishes lower average cost from market power, which raises profit without saving resources',
          'relates the answer to the minimum efficient scale and to the growth of the market',
          each.verdictPoint,
        ],
        solution:
          'Explain economies of scale by the LRAC curve, with the minimum efficient scale as the point from which size saves no more. Then compare the two ways to that point: a merger is fast but must join two firms, internal growth is slow but safe. Do not merely list types of economies: say which of them **this** firm could have. Judge by the minimum efficient scale, by the growth of the market and by what a merger costs.',
        modelAnswer: [
          'In the long run all factors of production are variable, so that a firm can choose its scale. Economies of scale are advantages that lower long-run average cost as the scale of production rises. They may be technical, such as larger machines that are fully used, or managerial, such as the employment of specialists. There are also economies of purchasing, finance and marketing. Beyond the minimum efficient scale, LRAC is level for some range of output or rises because of diseconomies. A firm below this scale that grows moves down its LRAC curve. It may do so by internal growth, which means that it expands its own production and sales, or by external growth, which means that it joins with another firm. A merger of rivals at the same stage of production is horizontal integration.',
          `The first argument for the merger is speed. Customers, staff and capacity are added at once, whereas internal growth is limited by retained profit and by what lenders are willing to provide. Second, only a merger can put an end to duplication: ${each.saving}. Each company has the same departments for accounts, purchasing and advertising, and one of each may be enough, so fixed costs are spread over more units. How much is gained depends on the technology. ${each.scale}. Third, the larger company can bargain for lower prices from suppliers and may borrow more cheaply, as lenders regard it as safer.`,
          `Internal growth has advantages of another kind. The firm keeps control, its methods and its culture, and it can stop when costs no longer fall. Whether it can grow in this way depends on the market. ${each.market}. A merger, on the other hand, doubles the size of the firm in a day, and with it come the causes of diseconomies: longer lines of communication, decisions that are harder to coordinate and workers who feel that their effort no longer counts. Such costs may outweigh the saving, so that average cost rises. Joining two firms is difficult in itself: here ${each.trouble}. If the rival has to be bought, the price may contain the whole expected saving, so that its former owners gain and the company does not. Shareholders should also ask who wants the merger. Managers are their agents, and may wish for a larger firm because of pay and prestige even where profit does not rise: the principal–agent problem.`,
          `One has to keep apart two reasons why a merger may raise profit. Economies of scale save resources. A larger share of the market may allow a higher price, which is a transfer from buyers and no economy at all. ${each.power}. For the question only the saving in average cost counts, and it is often smaller than managers promise, since plans are easier than closures.`,
          `The comparison therefore turns on three things: how far the company is from its minimum efficient scale, whether the market grows enough for it to get there alone, and how costly it is to join the two firms. A merger is better if the company is far below that scale, the market is stagnant and duplication can really be ended. Otherwise slow growth can bring the same average cost with less risk. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
