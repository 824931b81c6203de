import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { FREE_RIDER, MARKET_ECONOMY, MISSING_MARKET, MIXED_ECONOMY, PUBLIC_GOOD } from './points'

const { question, templates } = questionsOf('essay', '1.4')

export { templates }

const PUBLIC = [
  {
    good: 'street lighting',
    rival: 'A lamp that shines on one walker shines on the next as well',
    exclude: 'nobody in the street can be kept from the light',
    firm: 'a lighting company',
    other: 'a public road',
    quasi:
      'A public road resembles a public good, since on an empty road one more car takes nothing from the others. But a full road is rival, because each extra car slows down the rest, and drivers can be excluded by a toll gate. A road is therefore better called a quasi-public good, and how near it is to a public good depends on how busy it is and on how cheaply tolls can be collected.',
    quasiPoint: 'a road can be rival when it is crowded, and drivers can be excluded by a toll',
  },
  {
    good: 'a flood barrier for a coastal town',
    rival: 'A barrier that keeps one house dry keeps its neighbour dry as well',
    exclude: 'no household in the town can be kept from the protection',
    firm: 'a building company',
    other: 'a public beach',
    quasi:
      'A public beach resembles a public good, since on a quiet day one more visitor takes nothing from the others. But a crowded beach is rival, because there is less space for each visitor, and people can be excluded by a fence and an entrance fee. A beach is therefore better called a quasi-public good, and how near it is to a public good depends on how crowded it is and on how cheaply it can be fenced.',
    quasiPoint: 'a beach can be rival when it is crowded, and visitors can be excluded by a fence and a fee',
  },
  {
    good: 'a system of warning sirens for storms',
    rival: 'A siren that warns one family warns the next as well',
    exclude: 'nobody within hearing can be kept from the warning',
    firm: 'a security company',
    other: 'a city park',
    quasi:
      'A city park resembles a public good, since on a quiet day one more visitor takes nothing from the others. But a crowded park is rival, because there is less space and quiet for each visitor, and people can be excluded by a fence and an entrance fee. A park is therefore better called a quasi-public good, and how near it is to a public good depends on how crowded it is and on how cheaply it can be fenced.',
    quasiPoint: 'a park can be rival when it is crowded, and visitors can be excluded by a fence and a fee',
  },
]

question('public-goods-and-the-mixed-economy', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ each: random.pick(PUBLIC) }),
  make: ({ each }) => ({
    stem: 'In a market economy, the price mechanism decides which goods and services are produced.',
    parts: {
      a: explainPart({
        prompt: `Explain why a market economy would not provide ${each.good}, and comment on whether ${each.other} is a public good in the same sense.`,
        subtopic: '1.6',
        ao1: PUBLIC_GOOD,
        ao2: [`applies both characteristics to ${each.good}`, FREE_RIDER, MISSING_MARKET],
        ao3: [
          `${each.quasiPoint}, while it can be non-rival at other times`,
          'so it is a quasi-public good: a conclusion that says on what it depends',
        ],
        solution:
          'Give **both** characteristics, since a definition with one is incomplete, and apply each. It is non-excludability that stops payment, so lead from there to the free rider, from the free rider to revenue, and from revenue to non-provision. For the last two marks, test the second good against the same two characteristics and conclude. No diagram is needed.',
        modelAnswer: [
          `A public good has two characteristics. It is non-rival: consumption by one person does not reduce what is left for others. It is also non-excludable: nobody can be kept from the benefit, whether they pay or not. This is true of ${each.good}. ${each.rival}, and ${each.exclude}.`,
          `In a market economy, private firms supply what they expect to sell at a profit. Suppose that ${each.firm} offered to supply this good and asked every household to pay. Each household could reason that it will have the benefit in any case if the others pay. It becomes a free rider. As everyone can think in this way, hardly anybody pays, even though people value the good and would together be willing to cover its cost. The firm’s revenue would be below its costs, so it does not supply the good. The market is missing.`,
          each.quasi,
        ].join('\n\n'),
      }),
      b: debatePart({
        prompt: 'Assess whether a mixed economy always allocates resources better than a market economy.',
        command: 'Assess',
        sides: [
          ['in favour of a mixed economy', MIXED_ECONOMY],
          ['in favour of a market economy', MARKET_ECONOMY],
        ],
        judgement: [
          'weighs the failings of the market against the failings of government, and challenges “always”',
          'what it depends on, such as the kind of good and the quality of the government’s information and decisions',
          'a supported conclusion, such as: a mixed economy usually, but how much of each and where matters more',
        ],
        solution:
          'The word to attack is **always**. Show first what a government can do that prices cannot (public goods, merit and demerit goods, those without income), then what prices do better, and where governments go wrong. All real economies are mixed, so the best conclusions are about how much of each and for which goods.',
        modelAnswer: [
          'In a market economy, resources are privately owned and allocated by prices, and the role of government is limited. A mixed economy has a private and a public sector: markets allocate most goods, while the government provides some of them and influences others.',
          'A mixed economy can repair weaknesses of the market. Public goods, such as defence, would not be provided at all because of free riders, so the government provides them and pays for them from taxes. Consumers have imperfect information about merit goods, such as vaccination, and demerit goods, such as cigarettes, so the market produces too few of the first and too many of the second. A government can correct this by subsidies, taxes or information. A market also produces only for those who are willing and able to pay. A government can use taxes and benefits so that people on low incomes can buy necessities.',
          'But a market economy has advantages too. When consumers want more of a good, its price rises, profit attracts firms, and resources move to it without an order from anyone. Competition and the profit motive push firms to cut costs and to offer better products. In a mixed economy some of this is lost. High taxes may weaken the incentive to work and invest. The government may lack information or act for political reasons, and so keep inefficient firms alive or build what few people use. Its administration also uses scarce resources, which have an opportunity cost.',
          'A mixed economy is therefore likely to allocate resources better than a pure market economy, because it also provides public goods, such as defence and flood protection, without which firms too would be worse off. But this is not always so. For ordinary private goods, such as clothes, prices usually do better than officials. It depends on the kind of good, and on whether the government has good information and is honest. The useful question is not whether to have a mixed economy, but how much of each, and where.',
        ].join('\n\n'),
      }),
    },
  }),
})

const PLANNED = [
  {
    stem: 'Country X has a planned economy. Incomes are fairly equal, and everyone has a job, but there are long queues for food and clothing.',
    business: 'opens a small restaurant',
    land: 'the plot on which it stands',
    labour: 'cooks and waiters',
    capital: 'ovens, tables and chairs',
    risk: 'whether enough guests will come',
    shortage:
      'The queues for food and clothing show that the planners have ordered too little or set prices too low. If prices are free, they rise where goods are short, profit attracts firms, and the excess demand disappears',
    shortagePoint: 'queues: free prices would rise, attract firms and remove the excess demand',
    loss: 'Queues treat rich and poor alike. When food prices rise instead, those with low incomes may be unable to buy enough. Jobs that the plan guaranteed may be lost',
    lossPoint:
      'prices replace queues, so people on low incomes may be unable to buy food; secure jobs may be lost',
    first: 'food and clothing, where the queues are longest',
  },
  {
    stem: 'Country X has a planned economy. Its factories meet their targets, but many of their products are of poor quality, and some cannot be sold.',
    business: 'opens a small workshop for shoes',
    land: 'the plot on which it stands',
    labour: 'shoemakers and a shop assistant',
    capital: 'sewing machines and tools',
    risk: 'whether enough shoes will be sold',
    shortage:
      'Products of poor quality which nobody buys show that the factories work for the plan and not for the consumer. In a market, a firm that makes unwanted goods earns no profit, so it must improve them or close',
    shortagePoint: 'poor quality: competition and the profit motive make firms produce what consumers want',
    loss: 'Factories whose products cannot be sold would close, and their workers would be unemployed, perhaps for a long time, since their skills may not be those that new firms need. Prices would decide who can buy, so those without work would fare worst',
    lossPoint:
      'factories that cannot sell their products close, so workers become unemployed and lose their income',
    first: 'consumer goods, where poor quality does most harm',
  },
  {
    stem: 'Country X has a planned economy. It makes large amounts of steel and many machines, but few consumer goods.',
    business: 'opens a small factory for furniture',
    land: 'the plot on which it stands',
    labour: 'carpenters and drivers',
    capital: 'saws and delivery vans',
    risk: 'whether enough furniture will be sold',
    shortage:
      'Many machines and few consumer goods show that the planners, not the consumers, decide what is produced. In a market, a high demand for consumer goods raises their prices and their profit, so resources move from steel to what people want',
    shortagePoint:
      'few consumer goods: demand raises their price and profit, so resources move to what consumers want',
    loss: 'Steelworks may have to close, and steelworkers cannot at once do other jobs, so unemployment would rise. If too many resources leave capital goods, future growth may also be slower than under the plan',
    lossPoint: 'steelworkers become unemployed; fewer capital goods may slow down future growth',
    first: 'simple consumer goods, which small firms can soon produce',
  },
]

question('from-planned-to-market-economy', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ each: random.pick(PLANNED) }),
  make: ({ each }) => ({
    stem: `${each.stem} Its government intends to let markets allocate most goods and services in future.`,
    parts: {
      a: explainPart({
        prompt: `Explain the role of each factor of production, and its reward, when an entrepreneur ${each.business}, and consider how much room there is for entrepreneurs in a planned economy.`,
        subtopic: '1.3',
        ao1: [
          'land (natural resources) and its reward, rent; labour (human effort) and its reward, wages',
          'capital (man-made aids to production) and its reward, interest',
          'enterprise (organising the other factors and bearing risk) and its reward, profit',
        ],
        ao2: [
          `land, labour and capital applied to the business, such as ${each.land}, ${each.labour}, and ${each.capital}`,
          'the entrepreneur organises: decides what to produce, how and for whom, and brings the other factors together',
          'the entrepreneur bears risk: the other rewards are paid before sales are known, so profit is what is left and may be a loss',
        ],
        ao3: [
          'in a planned economy the state owns land and capital and the planners decide what and how to produce, so organising and risk-bearing fall to the state',
          'but someone must still organise production, or small private activity may be allowed: a conclusion on how little room there is',
        ],
        solution:
          'Name all four factors with their rewards, and find each of them in the business described. Give most space to enterprise, which does two things that no other factor does: organise and bear risk. For the last two marks, ask who does these two things when the state owns resources and plans output. No diagram is needed.',
        modelAnswer: [
          `Four factors of production are needed when an entrepreneur ${each.business}. Land means all natural resources, here ${each.land}, and its reward is rent. Labour is human effort, here ${each.labour}, and its reward is wages. Capital means man-made aids to production, here ${each.capital}, and its reward is interest. Enterprise is supplied by the entrepreneur, and its reward is profit.`,
          `The entrepreneur has two jobs that no other factor does. The first is to organise: to decide what to produce, by which method and for which customers, and to bring land, labour and capital together. The second is to bear risk. Rent, wages and interest are fixed by contract and have to be paid before anybody knows ${each.risk}. Profit is only what is left over, and it may turn out to be a loss. The hope of profit is the incentive to take this risk and to try out something new.`,
          'In a planned economy there is little room for this. The state owns land and capital, so nobody can bring them together on their own account. The planners decide what is produced and how, and the state bears the losses and keeps the surplus, so there is no profit to reward risk. Managers still have to organise production, but they follow a target rather than consumers. I conclude that there is room for hardly more than small private activities: private ownership and profit are missing, more than people with ideas.',
        ].join('\n\n'),
      }),
      b: debatePart({
        prompt:
          'Discuss whether leaving most goods and services to markets is likely to benefit the people of Country X.',
        command: 'Discuss',
        sides: [
          [
            'benefits',
            [
              'planned economy: state ownership and direction; market economy: private ownership and prices, limited government',
              each.shortagePoint,
              'profit and competition reward low costs, good quality and new products; consumers have more choice',
              'planners lack the information about wants and costs that prices carry',
            ],
          ],
          [
            'drawbacks',
            [
              'incomes become less equal: markets produce only for those willing and able to pay',
              each.lossPoint,
              'public goods would not be provided, merit goods too little and demerit goods too much; large firms may replace the state as the only seller',
            ],
          ],
        ],
        judgement: [
          'weighs more and better goods against less equality and security; or the short run against the long run',
          'what it depends on, such as the speed of the change, what the government still provides, help for those who lose',
          'a supported conclusion for Country X, such as: a gain for most people if the result is a mixed economy',
        ],
        solution:
          'Start from the facts given about Country X: they tell what the plan does well and badly. Use the three questions (what, how, for whom) to compare. “The people” are not one group: consumers, workers and those on low incomes may fare differently. A good conclusion distinguishes the time of change from the long run, and notes that “most” goods leaves some to the government. A demand and supply diagram of one good with a fixed low price (excess demand), whose price then rises to the equilibrium, can support the answer.',
        modelAnswer: [
          'In a planned economy the state owns resources and a central authority decides what, how and for whom to produce. In a market economy resources are privately owned, prices guide decisions and the role of government is limited.',
          `The change can bring clear benefits. ${each.shortage}. Planners cannot know the wishes of millions of people, but prices carry this information and signal where more or less is wanted. The hope of profit and the pressure of competition encourage firms to lower costs and to offer new products, so consumers have more choice. Workers and owners also have an incentive to work hard, since they keep what they earn, and output may grow.`,
          `There are costs as well. A market produces for those who are willing and able to pay. ${each.loss}. Incomes are likely to become less equal, because owners of land and capital and people with rare skills earn most. Markets do not provide public goods such as street lighting, and they supply too little of merit goods such as health care. If state firms pass to a few private owners, the new owners may charge high prices.`,
          `In the first years, many people may lose, since old firms close faster than new ones open. In the long run most people are likely to gain, because production follows their wishes. But this depends on what the government still does. It says that markets will allocate most goods, not all. If it goes on providing public goods and schooling, and supports those who lose their income, the result is a mixed economy that keeps much of the security of the plan. It also depends on the speed: I would begin with ${each.first}. Without help for those who lose, most of the gain might go to a few.`,
        ].join('\n\n'),
      }),
    },
  }),
})
