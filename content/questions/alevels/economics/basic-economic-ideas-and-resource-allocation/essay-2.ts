import { debatePart, essay, explainPart } from '@/lib/exams/authoring/essays'
import { template } from '@/lib/exams/template'

// 1.3 and 1.4: enterprise; from a planned to a market economy

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

const fromPlan = template({
  ...essay,
  name: 'from-planned-to-market-economy',
  subtopic: '1.4',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({ each: random.pick(PLANNED) }),
  make: ({ each }) => ({
    stem: `${each.stem} Its government intends to let markets allocate most goods and services in future.`,
    parts: [
      explainPart({
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
      debatePart({
        prompt:
          'Discuss whether leaving most goods and services to markets is likely to benefit the people of Country X.',
        command: 'Discuss',
        subtopic: '1.4',
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
    ],
  }),
})

// 1.6 and 1.2: demerit goods; what economic models can tell

const ARGUED = [
  {
    good: 'sugary drinks',
    policy: 'a ban on sugary drinks in schools',
    yes: 'They may be called demerit goods because many buyers, and children above all, do not see how much sugar harms their teeth and their health in later life, and so drink too many',
    no: 'a small amount does no harm, and many adults know the risk and still enjoy them',
    yesPoint: 'buyers, above all children, may not see the harm to their teeth and health',
    positive: 'If sugary drinks are banned in schools, pupils will drink less sugar',
    normative: 'Schools ought to protect children from sugary drinks',
    other: 'shops near a school may lower their prices, and a hot summer may raise the demand for drinks',
    weigh: 'children’s health and the freedom of families to choose',
  },
  {
    good: 'lottery tickets',
    policy: 'a ban on advertisements for lottery tickets',
    yes: 'They may be called demerit goods because many buyers overrate their chance of winning and underrate what they will lose over the years, and so buy too many',
    no: 'most buyers spend little, know that they will probably lose and enjoy the hope',
    yesPoint: 'buyers may overrate the chance of winning and underrate the losses',
    positive: 'If advertisements for lottery tickets are banned, fewer tickets will be sold',
    normative: 'Poor households ought to be protected from the promises of lotteries',
    other: 'people may turn to other forms of gambling, and incomes may change in the same year',
    weigh: 'protection from losses and the freedom of adults to spend as they like',
  },
  {
    good: 'fast food',
    policy: 'a ban on fast-food restaurants near schools',
    yes: 'It may be called a demerit good because many buyers, and young people above all, do not see what fat and salt will do to their health in later life, and so eat too much of it',
    no: 'an occasional meal does no harm, and many adults know the risk and still choose it',
    yesPoint: 'buyers, above all the young, may not see the later harm to their health',
    positive: 'If fast-food restaurants near schools are banned, pupils will eat less fat',
    normative: 'Young people ought to be protected from fast food',
    other: 'pupils may order meals by phone, and the tastes of young people may change in the same year',
    weigh: 'young people’s health and the freedom of buyers and sellers',
  },
]

const models = template({
  ...essay,
  name: 'what-economists-can-advise',
  subtopic: '1.2',
  difficulty: 4,
  checked: '2026-11-20',
  values: random => ({ each: random.pick(ARGUED) }),
  make: ({ each }) => ({
    stem: `The government of Country X considers ${each.policy} and asks economists for advice.`,
    parts: [
      explainPart({
        prompt: `Explain, with examples, the difference between a merit good and a demerit good, and comment on whether ${each.good} should be classed as ${each.good === 'fast food' ? 'a demerit good' : 'demerit goods'}.`,
        subtopic: '1.6',
        ao1: [
          'merit good: consumers do not fully see its benefits to themselves; example, such as vaccination',
          'demerit good: more harmful than its consumers realise; example, such as cigarettes',
          'the cause of both is imperfect information',
        ],
        ao2: [
          'merit good: the benefit is underrated, so demand is too low and the good is under-consumed',
          'demerit good: the harm is underrated, so demand is too high and the good is over-consumed',
          'both are private goods (rival and excludable), so a market supplies them, but in the wrong quantity, unlike public goods',
        ],
        ao3: [
          `in favour: ${each.yesPoint}; against: others know the risk, and small amounts may do no harm`,
          'classing a good as a demerit good is partly a value judgement: a supported conclusion',
        ],
        solution:
          'The difference lies in what consumers fail to see: benefits (merit) or harm (demerit). Go from imperfect information to demand, and from demand to quantity. A demand and supply diagram can help: with full information the demand curve for a demerit good would lie further to the left, and for a merit good further to the right, so that the equilibrium quantity would differ. For the last two marks, argue both ways and decide.',
        modelAnswer: [
          'A merit good is one whose benefits to themselves people do not fully see. A vaccination is an example: healthy people hardly think of the illness that they avoid. A demerit good is more harmful than its consumers realise. Cigarettes are an example: young smokers do not foresee how ill they may become, or how hard it is to stop.',
          'In both cases the cause is imperfect information. Since people underrate the benefit of a merit good, their demand is lower than it would be with full information. Firms follow demand, so the good is under-consumed. With a demerit good it is the other way round. People underrate the harm, so their demand is too high and the good is over-consumed. Both are private goods, so a market supplies them, but in the wrong quantity.',
          `Should ${each.good} be classed in this way? ${each.yes}. On the other hand, ${each.no}. Where people are well informed, their choice shows what they want, and others should not call it wrong. To use the term is thus partly a value judgement. I would use it for buyers who are young or poorly informed, but not for all buyers. It depends on how many of them really misjudge the harm, which can be investigated.`,
        ].join('\n\n'),
      }),
      debatePart({
        prompt: `Assess whether economic models, which assume ceteris paribus, can tell the government of Country X if it should introduce ${each.policy}.`,
        command: 'Assess',
        subtopic: '1.2',
        sides: [
          [
            'what models can do',
            [
              'a model simplifies reality on purpose; it rests on assumptions, such as that people act in their own interest',
              'ceteris paribus: all other things are held equal, so the effect of one cause can be isolated',
              'models lead to positive statements, which can be tested with evidence and improved (example about this policy)',
            ],
          ],
          [
            'what they cannot do',
            [
              'in reality other things change at the same time, so a prediction may prove wrong (example about this policy)',
              'human behaviour varies, and economists can rarely carry out experiments as other scientists do',
              'the word “should” asks for a normative statement, a value judgement that evidence alone cannot prove (example)',
              'results differ in the short run, the long run and the very long run',
            ],
          ],
        ],
        judgement: [
          'separates the positive part of the question (what will happen) from the normative part (what ought to be done)',
          'weighs the usefulness of a simplified model against its errors, for example compared with having no model at all',
          'a supported conclusion, such as: models inform the decision but cannot make it',
        ],
        solution:
          'The key is the word **should** in the question: it makes the decision normative. Show first how a model with ceteris paribus leads to positive statements, then two separate limits: other things do change, and no model supplies a value judgement. Give one positive and one normative statement about the policy itself. A demand and supply model may serve as the example: say which curve the policy shifts, and what follows for price and quantity.',
        modelAnswer: [
          'An economic model is a simplified picture of reality, such as a demand and supply diagram. It rests on assumptions about how people behave, and it uses ceteris paribus: all other things are held equal, so that the effect of one cause can be seen.',
          `Such models can help the government a good deal. Life is too complex to be studied all at once, and without a model nobody could tell which of many changes has caused a result. A model leads to positive statements, which say what will be and can be tested. An example is: “${each.positive}.” Economists can compare figures from before and after, or from towns with and without such a rule. If the evidence does not fit, the model is corrected. The government can thus learn how large the effect may be, what it may cost, and who gains or loses.`,
          `But there are limits. In reality other things are not equal: ${each.other}. The result may then differ from the prediction. Economics is a social science, so it deals with people, who differ from each other and learn. Experiments are rarely possible. The effect in the short run may also differ from that in the long run, when firms can change their products. Above all, the question contains the word “should”. The statement “${each.normative}” is normative. It contains a value judgement about what is good or fair, and no evidence can prove it.`,
          `In conclusion, models can tell the government a great deal about what would probably happen, although with some error. Even an imperfect prediction is better than a guess, provided that its assumptions are stated. But they cannot tell it whether to act, because that depends on how it weighs ${each.weigh}. Models are therefore necessary for a good decision, but not sufficient. How useful they are depends on how well the assumptions fit Country X and on how much evidence there is from similar cases.`,
        ].join('\n\n'),
      }),
    ],
  }),
})

// 1.5 and 1.1: inside the curve or beyond it; opportunity cost in a public decision

const ECONOMIES = [
  {
    goods: ['food', 'machines'],
    idle: 'one in ten workers is unemployed',
    use: 'the unemployed workers find jobs on farms and in factories',
    grow: 'better technology on farms and in factories',
    growth: 'new technology raises what the same resources can produce',
    slow: 'New methods have to be developed, paid for and learned, which often takes years',
  },
  {
    goods: ['clothing', 'tourist services'],
    idle: 'many factories and hotels stand half empty',
    use: 'the empty rooms and idle machines are used again',
    grow: 'the arrival of young, trained workers from abroad',
    growth: 'the quantity and the quality of labour rise',
    slow: 'Workers from abroad first have to be attracted, admitted and housed',
  },
  {
    goods: ['houses', 'vehicles'],
    idle: 'many builders and mechanics are without work',
    use: 'the builders and mechanics find jobs again',
    grow: 'better training for young people in schools and colleges',
    growth: 'the quality of labour, its human capital, rises',
    slow: 'Training takes years before it raises output',
  },
]

const PROJECTS = [
  {
    project: 'build a large sports stadium on public land in the capital',
    next: 'a hospital',
    gain: 'bring visitors, jobs and pride',
    nextGain: 'treat thousands of patients a year',
    other:
      'A stadium may attract paying visitors, create income for shops and hotels, and in time pay back a part of its cost',
    otherPoint: 'the stadium may bring in visitors and revenue, so its benefits in money may exceed its cost',
    equity: 'a stadium is used by those who can pay for tickets, a hospital by all who are ill',
    verdict:
      'the hospital should come first, unless there are already enough hospital beds or private firms would pay for the stadium',
  },
  {
    project: 'build a second airport on farmland near the capital',
    next: 'a new railway between two cities',
    gain: 'bring tourists and trade',
    nextGain: 'carry workers and goods every day',
    other:
      'An airport may attract foreign firms and tourists, create jobs, and in time pay back a part of its cost through its fees',
    otherPoint:
      'the airport may bring in tourists, firms and fees, so its benefits in money may exceed its cost',
    equity: 'an airport is used above all by those with high incomes, a railway by nearly everyone',
    verdict:
      'the railway should come first, unless the present airport is full and turns away tourists whose spending the country needs',
  },
  {
    project: 'employ a thousand more soldiers',
    next: 'a thousand more nurses',
    gain: 'make the country safer',
    nextGain: 'look after patients every day',
    other:
      'Defence is a public good, which no private firm would supply, whereas at least some health care would be supplied by the market',
    otherPoint: 'defence is a public good that the market would not provide at all, unlike health care',
    equity: 'defence protects all alike, while free nursing helps above all those who could not pay for it',
    verdict: 'the nurses should come first, unless the country faces a real threat',
  },
]

const beyondTheCurve = template({
  ...essay,
  name: 'idle-resources-and-public-choice',
  subtopic: '1.5',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({ each: random.pick(ECONOMIES), public_: random.pick(PROJECTS) }),
  make: ({ each, public_ }) => {
    const [one, other] = each.goods
    return {
      stem: `In Country X, ${each.idle}. Suppose that all its output consists of ${one} and ${other}.`,
      parts: [
        explainPart({
          prompt: `With the help of a production possibility curve diagram, explain how the output of Country X could be raised by the use of its idle resources and by ${each.grow}, and consider which of the two the government could bring about sooner.`,
          subtopic: '1.5',
          ao1: [
            'PPC: the maximum combinations of two goods with given resources and technology',
            'a point inside the curve: unused or inefficient resources; points outside are unattainable at present',
            `a labelled diagram with ${one} and ${other} on its axes, a point inside the curve and a second curve further out`,
          ],
          ao2: [
            'use of idle resources: a movement from inside towards the curve; the curve does not move',
            'at that moment more of both goods can be made, without opportunity cost in these goods',
            `outward shift of the curve: ${each.growth}, so combinations that were unattainable come within reach`,
          ],
          ao3: [
            'the use of idle resources may be quicker, since the resources are already there, whereas growth needs time',
            'but idle workers or machines may not be of the kind needed: a supported conclusion on what it depends',
          ],
          solution: `Diagram: ${one} on one axis, ${other} on the other. Draw PPC₁, bowed outwards, and mark the present point C **inside** it. An arrow from C to a point on PPC₁ shows the use of idle resources. PPC₂, further out, shows ${each.grow}. Say clearly that in the first case the curve stays where it is. Then compare the time that each takes, for the two AO3 marks.`,
          modelAnswer: [
            `A production possibility curve (PPC) shows the maximum combinations of two goods that an economy can produce with its given resources and technology. In a diagram with ${one} on one axis and ${other} on the other, PPC₁ is the present curve. In Country X ${each.idle}, so it produces at a point C inside PPC₁.`,
            `If ${each.use}, the economy moves from C to a point A on PPC₁. More ${one} and more ${other} can be produced at the same time. As the resources were unused, no other output is given up, so there is no opportunity cost in these goods. The curve itself does not move, because the country has no more resources than before. The effect of ${each.grow} is different. Here ${each.growth}, so the whole curve shifts outwards to PPC₂. Combinations beyond PPC₁ can now be reached.`,
            `The use of idle resources is likely to come sooner. Workers and machines are already there, and more spending may be enough to employ them within months. A shift of the curve usually takes longer. ${each.slow}. But if the idle workers and machines are not of the kind that firms need, spending alone will not employ them, and the first task becomes as slow as the second. So it depends on why the resources are idle.`,
          ].join('\n\n'),
        }),
        debatePart({
          prompt: `In reality, the government of Country X must decide about many goods and services. It could ${public_.project}. The next best use of the same resources would be ${public_.next}. Discuss whether opportunity cost should be the most important consideration in its decision.`,
          command: 'Discuss',
          subtopic: '1.1',
          sides: [
            [
              'in favour of opportunity cost',
              [
                'scarcity: tax revenue, land and workers are limited, so the government must choose',
                `opportunity cost is the value of the next best alternative, here the benefits of ${public_.next}`,
                'it shows the real sacrifice, which the price in money may hide; a project is worthwhile only if its benefit exceeds what is given up',
                'it forces a government to compare all uses and to answer what to produce',
              ],
            ],
            [
              'other considerations',
              [
                public_.otherPoint,
                `for whom to produce: ${public_.equity}`,
                'opportunity cost is hard to measure: benefits lie in the future, and people value them differently',
                'where resources are idle, the opportunity cost may be small',
              ],
            ],
          ],
          judgement: [
            'weighs opportunity cost against other considerations, for this decision',
            'what it depends on, such as how well benefits can be estimated and whether resources are idle',
            'a supported conclusion on “most important”',
          ],
          solution:
            'Define opportunity cost exactly: the **next best** alternative, not all alternatives. Apply it to the project named. Then ask what else a government may consider (who gains, revenue, the kind of good) and whether these are rivals to opportunity cost or are part of the comparison. A PPC with the two projects on its axes can show the sacrifice: a movement along the curve, or from inside it if resources are idle.',
          modelAnswer: [
            `Resources are scarce: land, workers and tax revenue are limited, while people’s wants are unlimited. So a government must choose, and each choice has an opportunity cost, which is the value of the next best alternative given up. If the government decides to ${public_.project}, the opportunity cost is the benefit of ${public_.next}.`,
            `There are good reasons to make this the main consideration. The project may ${public_.gain}, but ${public_.next} would ${public_.nextGain}. The sum of money spent does not show this sacrifice; opportunity cost does. It also reminds the government that what seems free is not. Resources that it already has, such as land it owns and people it could employ, have other uses. If each plan is compared with its best alternative, resources go to the use that is valued most.`,
            `But other things matter as well. ${public_.other}. The government must also ask for whom it produces: ${public_.equity}. Moreover, opportunity cost is difficult to measure. The benefits of both plans lie in the future, and people value them differently, so a figure may only hide an opinion. And since some resources in Country X are idle, part of the project might be carried out with resources that would otherwise stand idle. The true opportunity cost would then be small.`,
            `I conclude that opportunity cost should be the most important consideration, because most of the others can be included in it. Who benefits, and what revenue comes back, are reasons why one alternative is worth more than another. On this view ${public_.verdict}. But it should not be the only guide. How far it can be trusted depends on how well the benefits can be estimated, and on whether the resources would really have been used otherwise.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})

export const templates = [fromPlan, models, beyondTheCurve]
