import { any, ao3, b1, calculated, written } from '@/lib/exams/authoring/data-response'
import { statements } from '@/lib/exams/authoring/options'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

// 1.5 Production possibilities, with 1.1, 1.3 and 1.4

const mixText = (capital: number, consumer: number) =>
  `${plain(capital)} million capital goods and ${plain(consumer)} million consumer goods`

const capitalGoods = template({
  name: 'capital-and-consumer-goods-data',
  subtopic: '1.5',
  style: 'data',
  tier: null,
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const first = random.step(8, 16, 2)
    const growth = random.pick([4, 6, 8])
    const lost = [0, 1, 2, 3, 4].map(at => first + growth * at)
    const step = random.pick([5, 10, 20])
    const beyond = random.int(3, 7)
    const industry = random.pick([
      { name: 'textile', machines: 'looms', people: 'textile engineers', goods: 'clothes' },
      { name: 'food', machines: 'packing machines', people: 'food technologists', goods: 'packaged meals' },
      { name: 'furniture', machines: 'cutting machines', people: 'wood technicians', goods: 'furniture' },
    ])
    const consumer = [0, 1, 2, 3, 4, 5].map(at => lost.slice(at).reduce((sum, each) => sum + each, 0))
    if (lost[2] === step) return null // “1 consumer goods”
    return { lost, step, beyond, industry, consumer, years: random.int(8, 15) }
  },
  make: ({ lost, step, beyond, industry, consumer, years }) => {
    const at = (row: number) => consumer[row] ?? 0
    const lose = (row: number) => lost[row] ?? 0
    const cost = lose(2) / step
    const toD = lose(1) + lose(2)
    return {
      stem: `**Capital goods and consumer goods in Country X**

Country X uses all its resources to produce capital goods and consumer goods. The table shows six combinations on its production possibility curve (PPC). At present it produces combination B.

Until ${years} years ago the state owned all factories, and planners told each of them what to produce. Today most firms are privately owned and prices are free, while the state still runs schools and hospitals and makes rules for firms. The ${industry.name} industry has grown fast. Firms have bought ${industry.machines}, and a new college trains ${industry.people}.

Some economists want the country to move from combination B to combination D.`,
      table: {
        caption: 'Production possibilities of Country X, million units a year',
        head: ['Combination', 'Capital goods', 'Consumer goods'],
        rows: ['A', 'B', 'C', 'D', 'E', 'F'].map((letter, row) => [
          letter,
          plain(row * step),
          plain(at(row)),
        ]),
      },
      parts: [
        calculated({
          label: 'a',
          prompt:
            'Calculate the opportunity cost of each extra unit of capital goods, in units of consumer goods, when the country moves from combination C to combination D.',
          subtopic: '1.5',
          answer: cost,
          unit: '',
          method: `${plain(at(2))} − ${plain(at(3))} = ${plain(lose(2))} million consumer goods are given up (or ${plain(lose(2))} ÷ ${plain(step)})`,
          result: `${plain(cost)} (units of consumer goods for each unit of capital goods)`,
          solution: `From C to D the output of consumer goods falls from ${plain(at(2))} to ${plain(at(3))} million, a loss of ${plain(lose(2))} million. The output of capital goods rises by ${plain(step)} million. Each of them costs ${plain(lose(2))} ÷ ${plain(step)} = ${plain(cost)} consumer goods.`,
        }),
        {
          kind: 'choice',
          label: 'b',
          prompt: 'Which output can Country X **not** produce with its present resources and technology?',
          command: 'Identify',
          subtopic: '1.5',
          objective: 'AO1',
          marks: 1,
          scheme: b1(mixText(2 * step, at(2) + beyond)),
          ...statements(mixText(2 * step, at(2) + beyond), [
            [
              mixText(step, at(1)),
              'You chose a point on the curve. It is the most that can be produced, and it can be reached: the country is there now.',
            ],
            [
              mixText(3 * step, at(3)),
              'You chose a point on the curve. The country does not produce it now, but could do so by moving resources.',
            ],
            [
              mixText(4 * step, at(4) - beyond),
              'You chose a point inside the curve. It can be produced, but leaves some resources unused or used inefficiently.',
            ],
          ]),
          solution: `With ${plain(2 * step)} million capital goods the most that can be produced is ${plain(at(2))} million consumer goods (combination C). ${plain(at(2) + beyond)} million lies outside the PPC and is unattainable at present.`,
        },
        written({
          label: 'c',
          prompt:
            'Explain, with the help of the table, how Country X faces the fundamental economic problem.',
          command: 'Explain',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 2,
          scheme: b1(
            'resources are limited (scarce) while wants are unlimited, so choices must be made',
            `use of the table: more of one good means less of the other, e.g. ${plain(step)} million more capital goods (B to C) cost ${plain(lose(1))} million consumer goods`,
          ),
          modelAnswer: `The resources of Country X are limited, but people’s wants are unlimited, so it must choose what to produce. All its resources are in use at combination B. To produce ${plain(step)} million more capital goods (combination C) it must give up ${plain(lose(1))} million consumer goods.`,
          solution:
            'One mark is for scarcity: limited resources and unlimited wants, so that a choice is needed. The other is for numbers from the table that show something given up. “People want more goods” alone earns nothing.',
        }),
        written({
          label: 'd',
          prompt:
            'Explain the difference between physical capital and human capital. Give an example of each from the text.',
          command: 'Explain',
          subtopic: '1.3',
          objective: 'AO1',
          marks: 2,
          scheme: b1(
            `physical capital: man-made equipment used in production, e.g. the ${industry.machines} (accept factories, or the buildings of schools and hospitals)`,
            `human capital: the skills, knowledge and experience of workers, e.g. those of the trained ${industry.people}`,
          ),
          modelAnswer: `Physical capital is the man-made equipment that is used in production, such as the ${industry.machines}. Human capital is the skills and knowledge that workers have, such as those which the ${industry.people} gain at the new college.`,
          solution:
            'Each mark needs a meaning and an example from the text. Money is not capital in this sense. Human capital is the skill, not the number of workers.',
        }),
        written({
          label: 'e',
          prompt:
            'Explain what happens to the opportunity cost of capital goods as the country moves from combination A to combination F.',
          command: 'Explain',
          subtopic: '1.5',
          objective: 'AO2',
          marks: 3,
          scheme: b1(
            `it increases: the first ${plain(step)} million capital goods cost ${plain(lose(0))} million consumer goods, the last ${plain(step)} million cost ${plain(lose(4))} million`,
            'because resources are not equally suited to producing both kinds of goods',
            'resources best suited to capital goods are moved first; those moved later are less suited, so more consumer goods are lost for each extra capital good (the PPC is bowed outwards)',
          ),
          modelAnswer: `The opportunity cost increases. The first ${plain(step)} million capital goods cost only ${plain(lose(0))} million consumer goods, but the last ${plain(step)} million cost ${plain(lose(4))} million. The reason is that resources are not equally good at producing both. The workers and land moved first are those that suit the production of capital goods best. Later, resources have to be moved which are good at making consumer goods but poor at making capital goods, so more and more is lost. The PPC is bowed outwards.`,
          solution: `The losses from row to row are ${lost.map(each => plain(each)).join(', ')} million: they rise. One mark for this with figures, two for the reason: factors differ in what they are suited to, and the best suited are moved first.`,
        }),
        written({
          label: 'f',
          prompt: `Explain how the decision on what to produce was made until ${years} years ago and how it is made today, and comment on whether consumers are likely to gain from the change.`,
          command: 'Explain',
          subtopic: '1.4',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...any(
              3,
              'then: a planned economy, in which the state owned the factories and planners decided what to produce',
              'now: a mixed economy, in which market and government both allocate resources',
              'now: the price mechanism decides in most markets; consumers’ demand changes prices and profits, and these guide private firms',
              'now: the state still decides on services that it provides, such as schools and hospitals, and makes rules',
            ),
            ...ao3(
              1,
              'consumers are likely to gain in choice and quality, but only those with enough income to pay; judgement on consumers as a whole',
              'the gain depends on competition among firms, or on how well the state still provides what markets under-provide',
            ),
          ],
          modelAnswer: `Until ${years} years ago Country X was a planned economy. The state owned the factories, and planners decided what each should produce. Today it is a mixed economy. In most markets the price mechanism decides: if consumers want more of a good, its price and the profit from it rise, and private firms move resources to it. The state still decides on schools and hospitals and makes rules for firms. Consumers are likely to gain from more choice and better quality, because firms have to win them. But markets respond only to those who can pay, so people with low incomes may lose goods that planners kept cheap.`,
          solution:
            'Up to three marks for who decided then and who decides now, with the price mechanism explained rather than named. One mark for evaluation: a supported comment that not all consumers gain, or on what the gain depends.',
        }),
        written({
          label: 'g',
          prompt: 'Assess whether Country X should move from combination B to combination D.',
          command: 'Assess',
          subtopic: '1.5',
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              `capital goods rise by ${plain(2 * step)} million; they are used to produce other goods, so productive capacity grows`,
              'the PPC shifts outwards in future, so that more of both kinds of goods can be produced (economic growth)',
              'with more capital each worker produces more, so incomes and later consumption can rise',
              `the opportunity cost is ${plain(toD)} million consumer goods now, so present living standards fall`,
              `the cost rises along the way: ${plain(lose(1))} million from B to C, but ${plain(lose(2))} million from C to D`,
            ),
            ...ao3(
              2,
              'it depends on how poor people are now: where basic needs are hardly met, the loss of consumer goods is serious',
              'it depends on the time considered: the cost comes at once, the gain after years, and some capital only replaces what wears out',
              'it depends on whether there is enough human capital to use the new machines, or on whether a smaller move to C would be better',
              'a judgement that follows from the argument',
            ),
          ],
          modelAnswer: `A move to combination D gives Country X ${plain(2 * step)} million more capital goods a year. Capital goods such as ${industry.machines} are used to produce other goods, so the productive capacity of the country grows and its PPC shifts outwards. In future it can then have more capital goods and more consumer goods.

The opportunity cost is ${plain(toD)} million consumer goods. People can buy fewer goods, such as ${industry.goods}, today, and their living standards fall. The cost also increases: the step from C to D costs ${plain(lose(2))} million, more than the ${plain(lose(1))} million from B to C.

Whether the move is right depends above all on present living standards. If people have enough for their basic needs, they can wait for the gain; if many are poor, the sacrifice is too great. It also depends on whether enough workers are trained to use the machines. A move to C first, while more workers are trained, would therefore be the safer choice.`,
          solution:
            'In a diagram with capital goods on one axis and consumer goods on the other, B and D lie on the same bowed PPC, with D nearer the axis of capital goods. Later a second PPC lies further out. Up to four marks for gain and cost with figures from the table; one side alone earns at most three of them. Up to two for evaluation: what the answer depends on, and a judgement.',
        }),
      ],
    }
  },
  verify: ({ step, beyond, consumer }) => {
    const slope = ((consumer[3] ?? 0) - (consumer[2] ?? 0)) / (3 * step - 2 * step)
    const options: [number, number][] = [
      [1, consumer[1] ?? 0],
      [3, consumer[3] ?? 0],
      [4, (consumer[4] ?? 0) - beyond],
      [2, (consumer[2] ?? 0) + beyond],
    ]
    const outside = options.find(([row, amount]) => amount > (consumer[row] ?? 0))
    return { a: -slope, b: outside ? mixText(outside[0] * step, outside[1]) : '' }
  },
})

// 1.6 Classification of goods, with 1.1, 1.2 and 3.1

const cityProjects = template({
  name: 'flood-wall-and-toll-bridge-data',
  subtopic: '1.6',
  style: 'data',
  tier: null,
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const households = random.step(12000, 40000, 2000)
    const givers = random.pick([10, 15, 20, 25])
    const gift = random.step(40, 120, 10)
    const percent = random.pick([2, 3, 4, 5, 6, 8])
    const collected = (households * givers * gift) / 100
    const cost = (collected * 100) / percent
    if (cost % 200_000 !== 0 || cost < 4e6 || cost > 2e7) return null
    const worth = Math.ceil((cost * 1.3) / households / 50) * 50
    const ranking = random.shuffle(['toll bridge', 'vaccination programme', 'sports hall'])
    return {
      households,
      givers,
      gift,
      percent,
      cost,
      worth,
      ranking,
      closed: random.int(6, 19),
      toll: random.int(2, 5),
      fall: random.step(10, 30, 5),
      other: random.pick([
        { now: 'the ferry across the river', change: 'ferry fares rise' },
        { now: 'the train over the river', change: 'train fares rise' },
      ]),
    }
  },
  make: v => {
    const collected = (v.households * v.givers * v.gift) / 100
    const millions = (value: number) => `\\$${plain(value / 1e6)} million`
    const [second = '', third = '', fourth = ''] = v.ranking
    return {
      stem: `**Which project should the city choose?**

A city in Country X lies on a river and has ${plain(v.households)} households. With the money in its budget the council can pay for only one of four projects. The table shows their order in the council’s view. Each would cost ${millions(v.cost)}.

A flood wall would protect all homes in the city. A survey shows that it is worth ${money(v.worth)} on average to each household. A firm has tried to collect money for a wall: ${v.givers}% of the households gave ${money(v.gift)} each, the others nothing.

The bridge would have gates that open when a driver pays a toll. Engineers predict that a toll of ${money(v.toll)} would reduce the number of crossings by ${v.fall}%, ceteris paribus, compared with a free bridge. There are few cars at night, but long queues are expected in the morning. Some people would go on using ${v.other.now}.

A newspaper writes: “The old bridge was closed on ${v.closed} days last year. Drivers ought not to pay for crossing a river in their own city.”

In the vaccination programme the council, as the government of the city, would provide vaccinations against influenza free of charge. So far people have had to buy them from private clinics, and few do so.`,
      table: {
        caption: 'The projects in order of the council’s preference',
        head: ['Order', 'Project'],
        rows: [
          ['1', 'Flood wall'],
          ['2', upper(second)],
          ['3', upper(third)],
          ['4', upper(fourth)],
        ],
      },
      parts: [
        {
          kind: 'choice',
          label: 'a',
          prompt: 'What is the opportunity cost to the council of building the flood wall?',
          command: 'Identify',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 1,
          scheme: b1(`the ${second} only`),
          ...statements(`the ${second} only`, [
            [
              `the ${second}, the ${third} and the ${fourth}`,
              'You added all the alternatives. With this money only one of them could have been chosen, so only the next best one is given up.',
            ],
            [
              `the ${fourth} only`,
              'You chose the last in the order. The opportunity cost is the next best alternative, not the least preferred.',
            ],
            [
              `the ${millions(v.cost)} that it costs`,
              'You gave the cost in money. The opportunity cost is the alternative that the money could have paid for.',
            ],
          ]),
          solution: `Opportunity cost is the value of the next best alternative given up. The flood wall is first in the order, so the next best is the second, the ${second}.`,
        },
        calculated({
          label: 'b',
          prompt: 'Calculate the sum that the firm collected as a percentage of the cost of the flood wall.',
          subtopic: '1.6',
          answer: v.percent,
          unit: '%',
          method: `${v.givers}% of ${plain(v.households)} × ${money(v.gift)} = ${money(collected)}`,
          result: `${plain(v.percent)}%`,
          solution: `${v.givers}% of ${plain(v.households)} households are ${plain((v.households * v.givers) / 100)}. They gave ${money(v.gift)} each, ${money(collected)} in all. ${plain(collected)} ÷ ${plain(v.cost)} × 100 = ${plain(v.percent)}%.`,
        }),
        written({
          label: 'c',
          prompt:
            'Identify one positive statement and one normative statement in what the newspaper writes. Give a reason in each case.',
          command: 'Identify',
          subtopic: '1.2',
          objective: 'AO2',
          marks: 2,
          scheme: b1(
            `positive: the old bridge was closed on ${v.closed} days; it can be tested against records / evidence`,
            'normative: drivers ought not to pay; it is a value judgement / opinion (“ought”)',
          ),
          modelAnswer: `“The old bridge was closed on ${v.closed} days last year” is a positive statement, because it can be tested against records, whether it is true or false. “Drivers ought not to pay” is a normative statement, because it is a value judgement about what is fair.`,
          solution:
            'Each mark needs the statement and the reason. A positive statement need not be true; it must be testable.',
        }),
        written({
          label: 'd',
          prompt: `Explain why the number of crossings might not fall by ${v.fall}% when the toll is charged.`,
          command: 'Explain',
          subtopic: '1.2',
          objective: 'AO2',
          marks: 2,
          scheme: b1(
            'the prediction assumes ceteris paribus: all other influences on the number of crossings stay the same',
            `in practice one may change, with its effect: e.g. if ${v.other.change}, or population or incomes grow, the number falls by less (accept a change for which it falls by more)`,
          ),
          modelAnswer: `The prediction is made ceteris paribus, so it assumes that nothing but the toll changes. In practice other influences change as well. If ${v.other.change} at the same time, for example, more people use the bridge, and the number of crossings falls by less than ${v.fall}%.`,
          solution:
            'One mark for the meaning of ceteris paribus, one for another influence that may change, with the direction of its effect.',
        }),
        written({
          label: 'e',
          prompt:
            'Explain why a private firm is unlikely to build the flood wall, although it is worth more to the households than it costs.',
          command: 'Explain',
          subtopic: '1.6',
          objective: 'AO2',
          marks: 3,
          scheme: any(
            3,
            'the wall is a public good: non-excludable, since homes of those who have not paid are protected too',
            'it is non-rival: protecting one home leaves no less protection for others',
            'so households can be free riders: they hope that others pay',
            `the firm cannot collect enough revenue to cover its cost: only ${plain(v.percent)}% of it, although the wall is worth ${millions(v.worth * v.households)} to the households`,
          ),
          modelAnswer: `The wall is a public good. It is non-excludable: once it stands, it also protects the homes of those who have not paid. So households have a reason to be free riders, who enjoy the benefit and leave it to others to pay. The wall is worth ${plain(v.households)} × ${money(v.worth)} = ${millions(v.worth * v.households)} to them, but the firm could collect only ${plain(v.percent)}% of the cost. It would make a loss, so it does not build the wall.`,
          solution:
            'The chain is: non-excludable (and non-rival), so free riders, so too little revenue for a firm. The result of part (b) is the evidence.',
        }),
        written({
          label: 'f',
          prompt: 'Consider whether the new bridge would be a public good.',
          command: 'Consider',
          subtopic: '1.6',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...any(
              3,
              'a public good is both non-rival and non-excludable',
              'excludable: the gates stop drivers who do not pay',
              'non-rival at night: with few cars, one more driver does not hinder the others',
              'rival in the morning: with long queues each further driver slows the others',
            ),
            ...ao3(
              1,
              'so it is not a pure public good but quasi-public, with some of the characteristics only',
              'the answer changes with the time of day, or with the technology and cost of collecting tolls',
            ),
          ],
          modelAnswer:
            'A public good is non-excludable and non-rival. The bridge is excludable, because its gates stay closed for drivers who do not pay. It is non-rival at night, when one more car does not hinder the others. In the morning it is rival, because each further car makes the queue longer. So it has only some of the characteristics, and only at some times: it is a quasi-public good rather than a public good. If there were no gates, it would come much closer to a public good.',
          solution:
            'Test the two characteristics one after the other with facts from the text, then decide. That a council pays for it does not make it a public good. The mark for evaluation is for the judgement or for what it depends on.',
        }),
        written({
          label: 'g',
          prompt:
            'Assess whether vaccination should be provided free of charge by the government rather than left to the market.',
          command: 'Assess',
          subtopic: '3.1',
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              'vaccination is a merit good: people underrate its benefits to themselves because of imperfect information',
              'so the market provides it, but it is under-consumed; a price of zero raises consumption',
              'people with low incomes, who cannot pay the clinics, gain access',
              `it has an opportunity cost: the ${millions(v.cost)} could pay for another project`,
              'some who would have paid get it free, or demand may exceed what the clinics can supply, so that people wait',
            ),
            ...ao3(
              2,
              'a price of zero does not cure imperfect information: those who do not see the benefit may still not come, so information is needed too',
              'it depends on how far price rather than information keeps people away, or on the cost compared with the benefit',
              'a subsidy or free doses only for people with low incomes or at risk may reach the aim at a lower cost',
              'a judgement that follows from the argument',
            ),
          ],
          modelAnswer: `Vaccination is a merit good. Because of imperfect information many people do not see how much it would benefit them, so their demand is low. The market provides it, as the clinics show, but too little is consumed. Free provision lowers the price to zero, and the quantity demanded rises. Above all, people with low incomes are no longer kept out by the price.

Against this, the programme costs ${millions(v.cost)}, which could pay for another project. Some people who would have bought a vaccination now get it free, so part of the money changes nothing.

Much depends on why few people are vaccinated now. If the price keeps them away, free provision is effective. If they do not know the benefits, a campaign of information is needed as well, and may be cheaper. Free doses for people at risk and with low incomes, together with information, are probably better than leaving vaccination to the market or paying for everyone.`,
          solution:
            'Up to four marks: the reason for intervention (imperfect information, under-consumption) and the cost of free provision; one side alone earns at most three of them. Up to two for evaluation: on what the result depends, other measures, and a judgement. In a diagram, actual demand lies to the left of demand with full information; a price of zero leads to a movement down along actual demand.',
        }),
      ],
    }
  },
  verify: v => ({
    a: `the ${v.ranking[0]} only`,
    b: ((v.households * (v.givers / 100)) / (v.cost / v.gift)) * 100,
  }),
})

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const templates = [capitalGoods, cityProjects]
