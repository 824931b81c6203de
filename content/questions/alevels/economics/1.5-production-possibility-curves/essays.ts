import { drawn } from '@/lib/exams/authoring/diagram'
import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { growthDiagram } from '../diagrams'

const { question, templates } = questionsOf('essay', '1.5')

export { templates }

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

question('capital-goods-or-consumer-goods', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ choosers: random.pick(CHOOSERS), country: random.pick(SITUATIONS) }),
  make: ({ choosers, country }) => ({
    stem: country.stem,
    parts: {
      a: explainPart({
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
      b: debatePart({
        prompt:
          'Assess whether Country X should use its resources to produce more capital goods and fewer consumer goods.',
        command: 'Assess',
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
    },
  }),
})

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

question('idle-resources-and-public-choice', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({ each: random.pick(ECONOMIES), public_: random.pick(PROJECTS) }),
  make: ({ each, public_ }) => {
    const [one, other] = each.goods
    const { checks, drawing } = growthDiagram([one ?? '', other ?? ''])
    return {
      stem: `In Country X, ${each.idle}. Suppose that all its output consists of ${one} and ${other}.`,
      parts: {
        a: explainPart({
          prompt: `With the help of a production possibility curve diagram, explain how the output of Country X could be raised by the use of its idle resources and by ${each.grow}, and consider which of the two the government could bring about sooner. On your diagram, call the present output C and an output with all resources in use A.`,
          ...drawing,
          ao1: [
            'PPC: the maximum combinations of two goods with given resources and technology',
            'a point inside the curve: unused or inefficient resources; points outside are unattainable at present',
            drawn(
              `a labelled diagram with ${one} and ${other} on its axes, a point C inside PPC₁, a point A on it and a second curve PPC₂ further out`,
              ...checks,
            ),
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
          solution: `Diagram: ${one} on one axis, ${other} on the other. Draw PPC₁, bowed outwards, and mark the present point C **inside** it. A movement from C to a point A on PPC₁ shows the use of idle resources. PPC₂, further out, shows ${each.grow}. Say clearly that in the first case the curve stays where it is. Then compare the time that each takes, for the two AO3 marks.`,
          modelAnswer: [
            `A production possibility curve (PPC) shows the maximum combinations of two goods that an economy can produce with its given resources and technology. In a diagram with ${one} on one axis and ${other} on the other, PPC₁ is the present curve. In Country X ${each.idle}, so it produces at a point C inside PPC₁.`,
            `If ${each.use}, the economy moves from C to a point A on PPC₁. More ${one} and more ${other} can be produced at the same time. As the resources were unused, no other output is given up, so there is no opportunity cost in these goods. The curve itself does not move, because the country has no more resources than before. The effect of ${each.grow} is different. Here ${each.growth}, so the whole curve shifts outwards to PPC₂. Combinations beyond PPC₁ can now be reached.`,
            `The use of idle resources is likely to come sooner. Workers and machines are already there, and more spending may be enough to employ them within months. A shift of the curve usually takes longer. ${each.slow}. But if the idle workers and machines are not of the kind that firms need, spending alone will not employ them, and the first task becomes as slow as the second. So it depends on why the resources are idle.`,
          ].join('\n\n'),
        }),
        b: debatePart({
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
      },
    }
  },
})
