import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '11.5')

export { templates }

const COUNTRIES = [
  {
    stem: 'Country X has a low income and no coast. Coffee beans make up most of its exports. Roads to the ports of its neighbours are poor, and half of the adults cannot read.',
    trade:
      'In Country X trade in its present form promises little. The price of coffee beans swings from year to year, and demand for such primary products tends to grow slowly as world income rises. Many importing countries set higher tariffs on processed goods than on raw ones, which makes it hard to sell roasted coffee instead. Poor roads add to the cost of every sack',
    aid: 'In Country X aid could pay for roads to the ports and for teachers, which neither the government with its small tax revenue nor a private firm can pay for today. Both would lift the limits on trade',
    verdict:
      'For Country X I judge that aid matters more at first, because roads and schools are what trade lacks. It should be aimed at these, and it should come with lower tariffs on roasted coffee. In the long run only trade can pay for development',
    point:
      'a conclusion such as: aid for roads and schools first, since trade in coffee beans alone does little for development',
  },
  {
    stem: 'Country X has a low income, a good port and many young workers who can read and write. Its first factories sell clothing abroad, but rich countries put high tariffs on clothing from Country X.',
    trade:
      'In Country X the conditions for trade are good. It has a port and many workers, so it is likely to have a comparative advantage in goods that need much labour, such as clothing. Lower tariffs in the rich countries would raise its exports, attract foreign direct investment and give jobs to young people. But wages in such work are low at first, and factories may move to another country when wages rise',
    aid: 'In Country X aid is less urgent, since the port and basic schooling exist. It can still pay for clinics and for technical training, which the new firms do not provide',
    verdict:
      'For Country X I judge that the view is right. What holds the country back is mainly the tariffs of others, and their removal would give lasting income and many jobs. Whether this becomes development depends on the government: it has to tax the new incomes and spend the money on health and education',
    point:
      'a conclusion such as: trade does more, since port and skills exist and tariffs are the main limit, provided that tax from it is well spent',
  },
  {
    stem: 'Country X has a low income. A cyclone has destroyed its only port, many schools and clinics, and most of its banana plantations. Bananas used to be its main export. Its government has large debts abroad.',
    trade:
      'In Country X there is at present little to sell and no port from which to sell it. New banana plants need some time before they bear fruit. Even before the cyclone, a country with one main export was exposed to every bad harvest and every fall in its price',
    aid: 'In Country X humanitarian aid keeps people alive, and development aid can rebuild the port, the schools and the clinics. As the government has large debts already, grants or a cancelling of debt help more than loans',
    verdict:
      'For Country X I judge that aid does more in the years after the cyclone, since there can be no trade without a port. Later trade has to take over, with more than one export. So the view is wrong about the present and may be right about the future',
    point:
      'a conclusion such as: aid does more now, since trade needs a port; trade in more than one product has to take over later',
  },
] as const

question('trade-or-aid-for-development', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(COUNTRIES) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt:
          'Consider the view that international trade does more than foreign aid to raise the level of economic development of a country such as Country X.',
        command: 'Consider',
        sides: [
          [
            'trade',
            [
              'development is more than a higher income: health, education, less poverty; shown by the HDI or the MPI',
              'comparative advantage and larger markets: specialisation, economies of scale, higher real income',
              'lasting income: jobs, foreign exchange for machines and medicines, tax revenue for schools; links with FDI and technology',
              'limits: dependence on primary products with unstable prices, tariffs on processed goods, subsidies to farmers in rich countries, gains that go to a few',
              `Country X: ${each.trade.charAt(0).toLowerCase()}${each.trade.slice(1)}`,
            ],
          ],
          [
            'aid',
            [
              'aid: a transfer of money, goods or help, as a gift or a loan on easy terms; bilateral or multilateral, tied or untied, humanitarian or for development',
              'it can break the circle of low income, low saving and low investment (savings gap) and fill a foreign exchange gap',
              'it can be aimed directly at health and education, and at those whom trade does not reach',
              'limits: corruption, dependency, tied aid, food aid that lowers the prices of local farmers, loans that add to debt',
              `Country X: ${each.aid.charAt(0).toLowerCase()}${each.aid.slice(1)}`,
            ],
          ],
        ],
        judgement: [
          'judges by development and not only by growth of income',
          'short run against long run: aid may have to come first so that trade becomes possible',
          'trade and aid are complements as well as alternatives; the quality of government decides about both',
          each.point,
        ],
        solution:
          'Say first what development means, since this is the measure of the comparison. Then give each side its best case and its limits, always with a chain from trade or aid to incomes, health or education. Use the facts: what can Country X sell, and what does it lack? The judgement may well be an order in time.',
        modelAnswer: [
          'Economic development is a rise in the quality of life of a population. It includes real income per head, but also health, education, and freedom from poverty. The Human Development Index (HDI) therefore combines income with life expectancy and years of schooling, and the Multidimensional Poverty Index (MPI) counts what poor people have to do without. Trade is the exchange of goods and services between countries. Foreign aid is a transfer of money, goods or help to a country, as a gift or a loan on easy terms.',
          'The case for trade begins with comparative advantage. If a country specialises in what it can produce at the lowest opportunity cost, it can obtain more of other goods than it could make itself. A small home market no longer limits its firms, which can grow and gain economies of scale. Exports create jobs and incomes. They earn foreign exchange for machines and medicines that are not made at home. Part of the income is taxed, and the government can spend it on schools and clinics. Competition is an incentive to raise productivity, and foreign firms may bring technology and training. All this can continue without the goodwill of others, year after year.',
          `But trade does not turn into development by itself. Where exports are primary products, their prices are unstable, since demand and supply are both inelastic in the short run, and a fall in price lowers export earnings and tax revenue. Tariffs and subsidies to farmers in rich countries take markets away. The gains may go to a few owners of land or to foreign firms, so that income per head rises while the Gini coefficient rises too and many remain poor. ${each.trade}.`,
          `The case for aid is that the poorest countries may be caught in a circle. Incomes are low, so people save little; little is invested, so productivity and incomes stay low. Aid can fill this savings gap. It can also fill a gap in foreign exchange, when export earnings do not pay for the machines that are needed. Unlike the earnings of exporters, it can be aimed directly at health, education and clean water, and so at people who have nothing to sell. Healthy and educated workers are more productive, so LRAS shifts to the right and trade becomes easier later. ${each.aid}.`,
          'Aid has limits as well. It may be lost to corruption or spent on projects that nobody maintains. Tied aid has to be spent in the donor country, where goods may be dearer. Free food lowers prices for local farmers and so their reason to produce, except where it replaces a harvest that has been lost. A government that receives aid may make less effort to collect taxes, and loans, even on easy terms, add to external debt. Above all, aid depends on the decisions of others: it may end when the donor has a new government. This is why “trade, not aid” is a common demand.',
          `The two should not be seen as alternatives only. Aid can pay for the roads, ports and skills that trade needs, and trade gives the income by which a country can do without aid one day. What each achieves depends on the government that uses it: with corruption, neither export taxes nor aid reach the schools. It also depends on the measure: by income trade will usually look better, by the health of the poorest well-directed aid may. ${each.verdict}. The test is not the sum of exports or of aid, but what happens to the HDI and the MPI.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
