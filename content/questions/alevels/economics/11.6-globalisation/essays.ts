import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '11.6')

export { templates }

const UNIONS = [
  {
    stem: `Country X makes shoes at ${money(28)} a pair and buys none abroad, since it charges a tariff of 50% on shoes. It may join a customs union of large countries whose firms sell shoes at ${money(20)} a pair, while the cheapest non-member sells them at ${money(21)}. The union has the same tariff on non-members, and the shoe factories of Country X employ many people.`,
    before: `At present a pair from a partner would cost ${money(20)} plus a tariff of ${money(10)}, and one from the cheapest non-member ${money(31.5)}. Both are dearer than ${money(28)}, so all shoes are made at home.`,
    after: `After joining, the partner sells at ${money(20)} without a tariff, and home production gives way to imports. On each pair that used to be made at home the country saves ${money(8)} of resources, and at the lower price more pairs are bought. No tariff revenue is lost, since nothing was imported before. Nor is there any diversion, because the partner is the cheapest supplier of all. This is pure trade creation.`,
    later:
      'In Country X the factories would probably close, and former shoemakers may be without work for a long time if they lack other skills. Only if they find other work are the resources really saved. On the other side, firms that are good at something else can sell without a tariff in a large market.',
    verdict: `For Country X I judge that a gain is very likely in the long run, at least in shoes. A saving of ${money(8)} out of ${money(28)} a pair is large, the partner is the cheapest producer, and the bloc is large as well. It becomes nearly certain if a part of it is spent on retraining the shoemakers.`,
    facts: `the partner, at ${money(20)}, is the cheapest of all and replaces home production at ${money(28)}: trade creation`,
    point:
      'a conclusion such as: a gain is very likely here, since there is pure trade creation, provided that the shoemakers find other work',
  },
  {
    stem: `Country X has a low income and makes no tractors. It imports them from a non-member at ${money(1000)} each and charges a tariff of 20%; tariffs bring in a quarter of all tax revenue. It may join a customs union in which one partner sells such tractors at ${money(1150)}. The union has the same tariff on non-members.`,
    before: `At present the tractor of the non-member costs farmers ${money(1200)}, of which ${money(200)} goes to their own government. The partner’s would cost ${money(1380)}.`,
    after: `After joining, the partner’s tractor costs ${money(1150)}, as it pays no tariff, and the other still ${money(1200)}. Farmers change to the partner and save ${money(50)}. But the government loses ${money(200)}, so on each tractor that was imported before the country is worse off by ${money(150)}. This is exactly the difference between the costs of the two suppliers. Farmers will buy some more tractors at the lower price, but this adds little.`,
    later:
      'In Country X the lost tariffs also leave a hole in the budget. Other taxes would have to rise or spending on schools and roads would fall. New industries are likely to settle in the richer partners, which have better roads and more skilled workers.',
    verdict: `For Country X I judge that the view is wrong, unless other goods show a very different picture. Trade with the partner becomes free and yet each tractor costs the country ${money(150)} more. It should join only if the common tariff on tractors is cut to less than 15%, so that the non-member stays cheaper, or if the partners make good its lost revenue.`,
    facts: `the old supplier costs ${money(1000)}, the partner ${money(1150)}: trade diversion, and lost tariff revenue`,
    point:
      'a conclusion such as: the view is wrong here, since trade is diverted to a dearer supplier and tariff revenue is lost',
  },
  {
    stem: `Country X and its four neighbours have small markets, low incomes and poor roads between them. Country X imports bicycles from a non-member at ${money(100)} each and charges a tariff of 4%. A customs union of the five would keep this tariff on non-members, build common roads and shorten the checks at the borders. One neighbour can sell bicycles at ${money(102)}.`,
    before: `At present the bicycle of the non-member costs buyers ${money(104)}. That of the neighbour would cost a little over ${money(106)}.`,
    after: `After joining, the neighbour’s bicycle costs ${money(102)}, and buyers change to it. Trade is diverted: buyers save ${money(2)} on each bicycle that was imported before, the government loses ${money(4)}, and the country loses ${money(2)}. But this is a small sum. With a tariff of 4% there was little to create or to divert.`,
    later:
      'In Country X the later effects, good and bad, may well be larger than the first ones. A factory that sells in five countries can use machines which would stand idle half of the time in one. Better roads lower the cost of all trade, inside the union and beyond it. But the neighbours produce many of the same goods, and the new factories may all settle in one of them.',
    verdict:
      'For Country X I judge that the view may be right, but for another reason than the one it gives. Free trade with the neighbours changes little by itself, and in bicycles it even costs something. It is the roads, the quicker borders and the larger market that promise a gain. If these remain promises, it is hardly worth joining.',
    facts: 'tariffs of 4% and similar costs: little is created or diverted; roads, borders and scale decide',
    point:
      'a conclusion such as: a gain is likely only from better roads, quicker borders and scale, since tariffs are low already',
  },
] as const

question('joining-a-customs-union', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(UNIONS) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt:
          'Evaluate the view that joining this customs union is certain to raise welfare in Country X, because trade with its partners would become free.',
        command: 'Evaluate',
        sides: [
          [
            'welfare rises',
            [
              'customs union: free trade between members and a common external tariff on non-members',
              'trade creation: production moves from a high-cost home producer to a lower-cost producer in a member country; resources are saved and more is consumed',
              'dynamic effects: economies of scale, competition, foreign direct investment, bargaining power',
              'gains are likelier with high tariffs before, partners with low costs, a large bloc and a low common tariff',
            ],
          ],
          [
            'welfare may fall',
            [
              'trade diversion: imports move from a low-cost non-member to a higher-cost member, because only the non-member pays the tariff',
              'lost tariff revenue is only in part a gain to consumers; the rest pays for the higher cost of the partner',
              'home producers lose sales; structural unemployment; industries may gather in the richest member',
              'trade policy of its own is given up; other countries may retaliate',
            ],
          ],
          [
            'the case of Country X',
            [
              `costs and tariff: ${each.facts}`,
              'uses the prices with and without the tariff to find the supplier before and after',
              'looks beyond the one good of the example: other goods, and effects that come later',
            ],
          ],
        ],
        judgement: [
          'tests “certain” and “because”: free trade with some is not free trade with all',
          'weighs the first effects on prices and costs against the later ones on scale, investment and jobs',
          'compares with other choices, such as lower tariffs for all countries',
          each.point,
        ],
        solution:
          'Find out from whom Country X buys before and after joining: add the tariff where it has to be paid. Compare the **costs** of the two suppliers, not the prices with tariff: lower cost means creation, higher cost diversion. Count the lost tariff revenue. Then go on to the effects that come later, and answer the words *certain* and *because*.',
        modelAnswer: [
          'A customs union is a trading bloc whose members trade freely with each other and have a common external tariff on goods from non-members. Welfare means the gains of consumers, producers and the government taken together. The view seems plausible, because free trade lets each country specialise according to comparative advantage. But a customs union frees trade with some countries and keeps the barrier against others. It can therefore move production in two directions.',
          'Trade creation takes place when a high-cost home producer is replaced by a lower-cost producer in a member country. The home price falls. Consumers pay less and buy more. Home producers lose sales, but the resources that they used can be employed where they produce more. Since consumers gain more than producers and the government lose, welfare rises. Trade diversion is the opposite: imports move from a low-cost non-member to a higher-cost member, which looks cheaper only because it does not pay the tariff. Consumers gain from the lower price even then. But the tariff on the old imports used to go to the government, and a part of it now pays for the higher costs of the partner. This part is a loss to the country.',
          `The figures for Country X show which of the two happens. ${each.before} ${each.after}`,
          'Such a calculation takes costs as given, while joining may change them. In a larger market firms can grow and obtain economies of scale. They meet more competition, which is a reason to lower costs and to improve quality. Firms from outside may invest in the union to get behind its tariff, and they bring technology and training. As a group the members have more weight when they bargain with others. These dynamic effects come year after year, whereas the first gain or loss comes from a single change of suppliers.',
          `They can also be harmful. Industries which cannot compete close, and their workers become structurally unemployed. Firms tend to settle where markets, roads and suppliers are best, so that the richest member may gain at the expense of the others. A member cannot choose its own tariffs any more or make trade agreements by itself, and countries whose exports are shut out may retaliate. ${each.later}`,
          'One should also ask what the alternative is. If Country X removed its tariffs for all countries, buyers could turn to the cheapest supplier in the world, and there would be creation without diversion. What a union offers in addition is access to the markets of the partners, and they do not give it for nothing. One good is no more than an example, moreover: trade in some goods will be created and in others diverted, and a judgement needs the sum.',
          `As a general rule the view is too strong in both its parts. A gain is not certain, and free trade with the partners is not by itself the reason for one. It depends on whether the partners are among the cheapest producers, on how high the tariffs are, and on the dynamic effects. ${each.verdict}`,
        ].join('\n\n'),
      }),
    ],
  }),
})
