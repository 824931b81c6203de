import { debatePart, essay, explainPart } from '@/lib/exams/authoring/essays'
import { template } from '@/lib/exams/template'

// 1.1 and 1.5: scarcity; capital goods or consumer goods

const CHOOSERS = [
  {
    consumer:
      'A student who spends a free evening on a film cannot use it to earn money in a café: the lost pay is the opportunity cost',
    firm: 'A shop that uses its back room for storage gives up the rent that a tenant would have paid',
    government: 'A government that employs more teachers may have to give up the clinic that it wanted next',
  },
  {
    consumer:
      'A family that spends its savings on a car cannot use them for a holiday: the holiday is the opportunity cost',
    firm: 'A farmer who plants a field with maize gives up the beans that would have grown there',
    government: 'A government that builds a motorway may have to give up the hospital that it wanted next',
  },
  {
    consumer:
      'A worker who takes a year off to study gives up the wage of that year: this is the opportunity cost',
    firm: 'A factory that puts its machines to making chairs gives up the tables that they could have made',
    government:
      'A government that buys new ships for its navy may have to give up the schools that it wanted next',
  },
]

const SITUATIONS = [
  {
    stem: 'Country X uses all its resources. Its income per head is low, and many of its people are poor.',
    cost: 'This cost is heavy in Country X. Many people already lack food, clean water and housing, so fewer consumer goods mean hunger and illness. A badly fed and unhealthy workforce also produces less, so the loss of consumer goods may even slow down growth',
    costPoint:
      'in a poor country the consumer goods given up are necessities, so hunger and ill health may follow',
    side: 'The country could also obtain machines without giving up so much, for example by welcoming foreign firms',
    sidePoint: 'there may be other ways to obtain capital goods, such as investment by foreign firms',
    judge:
      'In conclusion, Country X should shift resources towards capital goods, but only step by step. Without more capital it will stay poor, yet a sudden move would be paid for by people who cannot bear it. The answer depends above all on how near to the minimum the poorest people live, and on whether the new capital is chosen well: irrigation and roads that raise food output soon are worth more than a distant project. If nearly all people lived at this minimum, consumer goods would have to come first, with only enough capital goods to replace what wears out.',
    judgePoint:
      'a conclusion such as: a gradual move, since growth is needed but the poorest cannot bear a large sacrifice today',
  },
  {
    stem: 'Country X uses all its resources. Its income per head is high, but its machines and railways are old and wearing out.',
    cost: 'People give up consumer goods today, such as holidays and cars. They may not accept it, and those who are old now will hardly live to see the gain. The poorest people in a rich country can also be hurt if the prices of consumer goods rise',
    costPoint:
      'current living standards fall, and the older generation gives up goods without seeing the gain',
    side: 'Output per worker could also be raised by better training rather than by more machines',
    sidePoint: 'growth may come instead from human capital or from new technology',
    judge:
      'In conclusion, Country X should make more capital goods. Its machines and railways are wearing out, and if they are not replaced the curve shifts inwards, so that future output of both goods is lower. Since its income is high, the sacrifice concerns comforts more than necessities and can be borne. The answer depends, however, on how much of the new capital only replaces the old, on whether firms will use modern technology, and on how the sacrifice is shared. If the poorest had to bear most of it, a slower change would be better.',
    judgePoint:
      'a conclusion such as: yes, since capital that is not replaced moves the curve inwards and a rich country can bear the cost',
  },
  {
    stem: 'Country X has a middling income per head. Many of its workers are unemployed, and some of its factories stand idle.',
    cost: 'If the economy were on its curve, people would lose consumer goods today for an uncertain gain tomorrow, and those on low incomes would suffer most. In Country X, however, workers and factories are idle, so it is at a point inside the curve',
    costPoint:
      'once the economy is on its curve, more capital goods mean fewer consumer goods and lower living standards today',
    side: 'It can make more capital goods by putting idle workers and factories to use, without giving up any consumer goods',
    sidePoint:
      'Country X is inside its curve: it can make more of both goods, so at first there is no opportunity cost in consumer goods',
    judge:
      'In conclusion, Country X should make more capital goods, but at present it need not make fewer consumer goods. Its first step should be to use its idle resources, which moves it from inside the curve towards it. Only when that has been done must it choose. The answer depends on whether the idle workers have the skills to make machines, and idle factories the right equipment. If they have not, making more capital goods will take workers away from consumer goods even now, and training would have to come first.',
    judgePoint:
      'a conclusion such as: more capital goods, but without fewer consumer goods as long as resources are idle',
  },
]

const capitalGoods = template({
  ...essay,
  name: 'capital-goods-or-consumer-goods',
  subtopic: '1.5',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({ choosers: random.pick(CHOOSERS), country: random.pick(SITUATIONS) }),
  make: ({ choosers, country }) => ({
    stem: country.stem,
    parts: [
      explainPart({
        prompt:
          'Explain how scarcity leads to opportunity cost for a consumer, for a firm and for a government, and consider whether economic growth could ever remove the need to choose.',
        subtopic: '1.1',
        ao1: [
          'scarcity: wants are unlimited, resources are limited',
          'opportunity cost: the value of the next best alternative given up',
          'individuals, firms and governments all have to choose (example of a limited resource for each, such as time, space, tax revenue)',
        ],
        ao2: [
          'a consumer: an example in which limited income or time makes the choice necessary, with the alternative given up',
          'a firm: an example in which limited finance, space or machines have another use, with the alternative given up',
          'a government: an example in which limited tax revenue or workers have another use, with the alternative given up',
        ],
        ao3: [
          'growth allows more wants to be met / idle resources can be used without giving anything up, so choices become less hard',
          'but wants grow as well and resources stay limited, so the need to choose remains: a supported conclusion',
        ],
        solution:
          'Define scarcity and opportunity cost first. Then take the three decision makers one by one: name the limited resource, the choice and the **one** next best alternative given up. The last words of the question ask for a judgement (2 marks): say what growth changes, what it does not change, and conclude. A production possibility curve that shifts outwards could support the last part: more of both goods is possible, but there is still a limit.',
        modelAnswer: [
          'Scarcity is the fundamental economic problem. People’s wants are unlimited, but the resources that satisfy them, which are land, labour, capital and enterprise, are limited. Not everything that is wanted can be produced, so choices have to be made. Each choice has an opportunity cost: the value of the next best alternative given up.',
          `A consumer has limited income and limited time. ${choosers.consumer}. A firm has limited finance, space and machines. ${choosers.firm}. A government has limited tax revenue. ${choosers.government}. In each case the resources can be used only once. The opportunity cost is therefore not the sum of everything that could have been done, but only the best of the other uses.`,
          'Economic growth means that an economy can produce more, because it has more or better resources. More wants can then be met, and some choices become easier. But growth does not end scarcity. New wants appear as incomes rise, and even the richest person has only twenty-four hours in a day. Growth itself also has an opportunity cost, since resources used for new machines cannot be used for consumption. So growth makes scarcity less severe, but the need to choose will remain.',
        ].join('\n\n'),
      }),
      debatePart({
        prompt:
          'Assess whether Country X should use its resources to produce more capital goods and fewer consumer goods.',
        command: 'Assess',
        subtopic: '1.5',
        sides: [
          [
            'in favour',
            [
              'capital goods help to produce more later; consumer goods satisfy wants now; a PPC with both goods on its axes',
              'more capital goods raise the quantity and quality of resources, so the PPC shifts outwards',
              'future output of **both** goods, incomes and employment can be higher; too few capital goods shift the curve inwards',
            ],
          ],
          [
            'against',
            [
              'a move along the PPC has an opportunity cost in consumer goods, which rises if the curve is bowed outwards',
              country.costPoint,
              'the gain is in the future and uncertain: the capital may be badly chosen, or workers may lack the skills to use it',
              country.sidePoint,
            ],
          ],
        ],
        judgement: [
          'weighs the sacrifice today against the gain tomorrow, in the situation of Country X',
          'what it depends on, such as the level of income, whether resources are idle, the kind of capital, who bears the sacrifice',
          country.judgePoint,
        ],
        solution:
          'Diagram: capital goods on one axis, consumer goods on the other, and a PPC bowed outwards. Mark a point A with many consumer goods and a point B with more capital goods: the move from A to B shows the opportunity cost. A second curve further out shows the possible gain in the future. If Country X has idle resources, mark a point **inside** the first curve. Use the facts given about Country X: the right answer for a poor country need not be right for a rich one.',
        modelAnswer: [
          'Capital goods, such as machines and roads, help to produce more in the future. Consumer goods, such as food and phones, satisfy wants now. A production possibility curve (PPC) shows the maximum combinations of both that an economy can make with its resources and technology.',
          'There is a strong case for more capital goods. With more and better machines each worker produces more, so the productive capacity of the economy grows and the PPC shifts outwards. In the future the country can then have more capital goods **and** more consumer goods than it could today. Real incomes can rise, and the government collects more tax revenue for schools and hospitals. If, on the other hand, too few capital goods are made even to replace those that wear out, the curve shifts inwards.',
          `But there is an opportunity cost. A move along the PPC towards capital goods means fewer consumer goods, and if the curve is bowed outwards this cost rises with every step, because the resources moved are less and less suited to making machines. ${country.cost}. ${country.side}. Nor is the gain certain: machines can be badly chosen, or stand idle because workers have not been trained to use them.`,
          country.judge,
        ].join('\n\n'),
      }),
    ],
  }),
})

// 1.2 and 1.3: time periods; the division of labour

const FIRMS = [
  {
    firm: 'a firm that makes wooden furniture',
    short: 'the furniture firm',
    variable: 'more wood and employ more carpenters',
    fixed: 'its workshop and its saws',
    larger: 'build a second workshop and install more saws',
    newer: 'saws guided by computers',
    tasks: 'one worker cuts the wood, another sands it and a third assembles the parts',
    late: 'if the wood is cut late, nobody can assemble',
    craft: 'a hand-made table that is unlike any other',
  },
  {
    firm: 'a firm that makes bicycles',
    short: 'the bicycle firm',
    variable: 'more steel tubes and employ more mechanics',
    fixed: 'its factory hall and its welding machines',
    larger: 'move to a larger hall and install more welding machines',
    newer: 'frames printed from light new materials',
    tasks: 'one worker welds the frames, another fits the wheels and a third adjusts the brakes',
    late: 'if the frames are late, nobody can fit the wheels',
    craft: 'a bicycle built for their own height and taste',
  },
  {
    firm: 'a firm that makes school uniforms',
    short: 'the clothing firm',
    variable: 'more cloth and employ more sewers',
    fixed: 'its building and its sewing machines',
    larger: 'rent a larger building and install more sewing machines',
    newer: 'machines that cut and sew without a worker',
    tasks: 'one worker cuts the cloth, another sews the seams and a third adds the buttons',
    late: 'if the cloth is cut late, nobody can sew',
    craft: 'clothes made to measure',
  },
]

const divisionOfLabour = template({
  ...essay,
  name: 'division-of-labour-in-a-firm',
  subtopic: '1.3',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({ each: random.pick(FIRMS) }),
  make: ({ each }) => ({
    stem: `In Country X, ${each.firm} has until now let each of its workers make a whole product from start to finish. Demand for its product has suddenly risen.`,
    parts: [
      explainPart({
        prompt: `Explain the difference between the short run, the long run and the very long run for ${each.short}, and consider which of these periods matters most when it decides how to meet the sudden rise in demand.`,
        subtopic: '1.2',
        ao1: [
          'short run: at least one factor of production is fixed',
          'long run: all factors of production are variable',
          'very long run: technology and other influences, such as laws, change as well',
        ],
        ao2: [
          `short run applied: it can buy or hire more of the variable factors, but output is limited by ${each.fixed}`,
          `long run applied: it can ${each.larger}, so output can rise much more`,
          `very long run applied: new methods, such as ${each.newer}, change what the same resources can produce`,
        ],
        ao3: [
          'a sudden rise must at first be met in the short run, above all if there is spare capacity',
          'but if the rise in demand lasts, the long run matters more: a conclusion that says on what it depends',
        ],
        solution:
          'The periods differ by **what can be changed**, not by a number of months. Define each, and then apply it: name a variable and a fixed factor of this firm. For the last two marks, weigh: the demand rose suddenly (short run), but a costly extension pays only if it lasts (long run).',
        modelAnswer: [
          `Economists do not measure the three periods in months. What matters is what a firm can change. In the short run at least one factor of production is fixed. In the long run all factors of production can be varied. In the very long run technology and other influences on the firm, such as laws, can change too.`,
          `When demand rises, ${each.short} can in the short run buy ${each.variable}. But ${each.fixed} are fixed, so each extra worker adds less and less, and output can rise only up to a limit. In the long run the firm can also ${each.larger}. It can choose the best size for the new demand, and output can rise far more. New firms may enter the industry as well. In the very long run there may be ${each.newer}, so that the same amount of resources produces more.`,
          'Because the rise in demand is sudden, the short run matters most at first: customers who have to wait may go to a rival. It matters even more if the firm has spare capacity or stocks, from which it can meet the new demand at once. But the decision to expand is costly and hard to reverse. If the firm expects the higher demand to last, the long run is the more important period, while the very long run can hardly be planned. So the answer depends mainly on how long the higher demand is likely to last.',
        ].join('\n\n'),
      }),
      debatePart({
        prompt: `Assess whether dividing the work into separate tasks would benefit both ${each.short} and its workers.`,
        command: 'Assess',
        subtopic: '1.3',
        sides: [
          [
            'benefits',
            [
              'division of labour: production is split into tasks, and each worker specialises in one or a few of them',
              'firm: practice, no time lost between tasks and machines for each task raise output per worker, so cost per unit falls',
              'workers: training is short, a worker can do the task that suits them best, higher output per worker can mean higher wages',
            ],
          ],
          [
            'drawbacks',
            [
              'firm: bored workers make mistakes, are absent or leave, so that costs rise',
              'firm: the tasks depend on each other, so one absence or breakdown can stop production',
              'workers: the work is monotonous and skills are lost; a worker with one narrow skill may be replaced by a machine or find it hard to get another job',
              'product: it becomes standard, but some customers prefer something individual; gains are limited by the size of the market',
            ],
          ],
        ],
        judgement: [
          'weighs the gains against the drawbacks, for the firm and for the workers separately',
          'what it depends on, such as size of the market, kind of product, whether wages rise, rotation between tasks',
          'a supported conclusion, such as: the firm is more likely to benefit than its workers',
        ],
        solution:
          'The question names **two** groups, so treat both on each side. Keep to the product in the question: show how its making can be split. A diagram is not needed. In the conclusion, say whether the two groups gain alike, and what would have to be true for both to gain, such as a large market, wages that follow output, and rotation between tasks.',
        modelAnswer: [
          `With the division of labour, production is split into tasks and each worker specialises in one or a few of them. In this firm, for example, ${each.tasks}.`,
          'The firm can gain in several ways. A worker who repeats one task becomes quick and skilled, loses no time in changing between tools, and can be trained in days rather than years. It also becomes worthwhile to buy machines for each task. Output per worker rises and cost per unit falls, so the firm can meet the higher demand and may earn more profit. Workers can gain as well. They can be given the task that suits them best, and since each produces more, the firm can afford higher wages. Short training makes the jobs open to people with few skills.',
          `However, repeating one task all day is monotonous. Bored workers make mistakes, are absent more often or leave, which raises the costs of the firm. The tasks depend on each other: ${each.late}. The product also becomes standard, whereas some customers want ${each.craft}. Workers lose the pride and the wide skills of making a whole product. With one narrow skill they are easier to replace by a machine, and it is harder for them to find another job.`,
          'On balance the firm is likely to benefit, because demand has risen and the market is large enough to keep specialised workers busy. If the rise in demand proves short, much of the gain disappears. Whether the workers benefit is less certain. It depends on whether higher output per worker leads to higher pay, and on how the work is organised: if workers rotate between tasks and are trained in several, they keep their skills and their interest, and most of the gain in output remains. Without this, I would expect the firm to gain more than its workers.',
        ].join('\n\n'),
      }),
    ],
  }),
})

// 1.6 and 1.4: public goods; the mixed economy

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

const mixedEconomy = template({
  ...essay,
  name: 'public-goods-and-the-mixed-economy',
  subtopic: '1.4',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({ each: random.pick(PUBLIC) }),
  make: ({ each }) => ({
    stem: 'In a market economy, the price mechanism decides which goods and services are produced.',
    parts: [
      explainPart({
        prompt: `Explain why a market economy would not provide ${each.good}, and comment on whether ${each.other} is a public good in the same sense.`,
        subtopic: '1.6',
        ao1: [
          'non-rival: one person’s consumption does not reduce what is left for others',
          'non-excludable: nobody can be kept from the benefit, whether they pay or not',
          'in a market economy private firms produce what they expect to sell at a profit',
        ],
        ao2: [
          `applies both characteristics to ${each.good}`,
          'free-rider problem: those who cannot be excluded have no reason to pay and wait for others to pay',
          'so a firm earns too little revenue to cover its costs: the good is valued but not supplied (a missing market)',
        ],
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
      debatePart({
        prompt: 'Assess whether a mixed economy always allocates resources better than a market economy.',
        command: 'Assess',
        subtopic: '1.4',
        sides: [
          [
            'in favour of a mixed economy',
            [
              'a mixed economy combines a private sector led by prices with a public sector; in a market economy the role of government is limited',
              'it can provide public goods, which the market does not supply because of free riders',
              'it can raise the consumption of merit goods and lower that of demerit goods, where consumers have imperfect information',
              'it can help those who lack the income to buy necessities: the market produces only for those willing and able to pay',
            ],
          ],
          [
            'in favour of a market economy',
            [
              'prices ration, signal and give incentives without a planner, so resources follow the wishes of consumers',
              'the profit motive and competition encourage low costs, variety and new products',
              'governments lack information too or act for political reasons; taxes can weaken incentives, and administration uses resources',
            ],
          ],
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
    ],
  }),
})

export const templates = [capitalGoods, divisionOfLabour, mixedEconomy]
