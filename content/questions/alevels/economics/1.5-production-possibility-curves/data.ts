import { ask } from '@/lib/exams/authoring/ask'
import { calculated, written } from '@/lib/exams/authoring/data-response'
import { any, ao3 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('data', '1.5', { calculator: 'needed' })

export { templates }

const mixText = (capital: number, consumer: number) =>
  `${plain(capital)} million capital goods and ${plain(consumer)} million consumer goods`

question('capital-and-consumer-goods-data', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
      parts: {
        a: calculated({
          prompt:
            'Calculate the opportunity cost of each extra unit of capital goods, in units of consumer goods, when the country moves from combination C to combination D.',
          answer: cost,
          unit: '',
          method: `${plain(at(2))} − ${plain(at(3))} = ${plain(lose(2))} million consumer goods are given up (or ${plain(lose(2))} ÷ ${plain(step)})`,
          result: `${plain(cost)} (units of consumer goods for each unit of capital goods)`,
          solution: `From C to D the output of consumer goods falls from ${plain(at(2))} to ${plain(at(3))} million, a loss of ${plain(lose(2))} million. The output of capital goods rises by ${plain(step)} million. Each of them costs ${plain(lose(2))} ÷ ${plain(step)} = ${plain(cost)} consumer goods.`,
        }),
        b: ask.choice({
          prompt: 'Which output can Country X **not** produce with its present resources and technology?',
          scheme: [mixText(2 * step, at(2) + beyond)],
          solution: `With ${plain(2 * step)} million capital goods the most that can be produced is ${plain(at(2))} million consumer goods (combination C). ${plain(at(2) + beyond)} million lies outside the PPC and is unattainable at present.`,
          right: mixText(2 * step, at(2) + beyond),
          wrong: {
            [mixText(step, at(1))]:
              'You chose a point on the curve. It is the most that can be produced, and it can be reached: the country is there now.',
            [mixText(3 * step, at(3))]:
              'You chose a point on the curve. The country does not produce it now, but could do so by moving resources.',
            [mixText(4 * step, at(4) - beyond)]:
              'You chose a point inside the curve. It can be produced, but leaves some resources unused or used inefficiently.',
          },
        }),
        c: written({
          prompt:
            'Explain, with the help of the table, how Country X faces the fundamental economic problem.',
          subtopic: '1.1',
          objective: 'AO2',
          scheme: [
            'resources are limited (scarce) while wants are unlimited, so choices must be made',
            `use of the table: more of one good means less of the other, e.g. ${plain(step)} million more capital goods (B to C) cost ${plain(lose(1))} million consumer goods`,
          ],
          modelAnswer: `The resources of Country X are limited, but people’s wants are unlimited, so it must choose what to produce. All its resources are in use at combination B. To produce ${plain(step)} million more capital goods (combination C) it must give up ${plain(lose(1))} million consumer goods.`,
          solution:
            'One mark is for scarcity: limited resources and unlimited wants, so that a choice is needed. The other is for numbers from the table that show something given up. “People want more goods” alone earns nothing.',
        }),
        d: written({
          prompt:
            'Explain the difference between physical capital and human capital. Give an example of each from the text.',
          subtopic: '1.3',
          scheme: [
            `physical capital: man-made equipment used in production, e.g. the ${industry.machines} (accept factories, or the buildings of schools and hospitals)`,
            `human capital: the skills, knowledge and experience of workers, e.g. those of the trained ${industry.people}`,
          ],
          modelAnswer: `Physical capital is the man-made equipment that is used in production, such as the ${industry.machines}. Human capital is the skills and knowledge that workers have, such as those which the ${industry.people} gain at the new college.`,
          solution:
            'Each mark needs a meaning and an example from the text. Money is not capital in this sense. Human capital is the skill, not the number of workers.',
        }),
        e: written({
          prompt:
            'Explain what happens to the opportunity cost of capital goods as the country moves from combination A to combination F.',
          objective: 'AO2',
          scheme: [
            `it increases: the first ${plain(step)} million capital goods cost ${plain(lose(0))} million consumer goods, the last ${plain(step)} million cost ${plain(lose(4))} million`,
            'because resources are not equally suited to producing both kinds of goods',
            'resources best suited to capital goods are moved first; those moved later are less suited, so more consumer goods are lost for each extra capital good (the PPC is bowed outwards)',
          ],
          modelAnswer: `The opportunity cost increases. The first ${plain(step)} million capital goods cost only ${plain(lose(0))} million consumer goods, but the last ${plain(step)} million cost ${plain(lose(4))} million. The reason is that resources are not equally good at producing both. The workers and land moved first are those that suit the production of capital goods best. Later, resources have to be moved which are good at making consumer goods but poor at making capital goods, so more and more is lost. The PPC is bowed outwards.`,
          solution: `The losses from row to row are ${lost.map(each => plain(each)).join(', ')} million: they rise. One mark for this with figures, two for the reason: factors differ in what they are suited to, and the best suited are moved first.`,
        }),
        f: written({
          prompt: `Explain how the decision on what to produce was made until ${years} years ago and how it is made today, and comment on whether consumers are likely to gain from the change.`,
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
        g: written({
          prompt: 'Assess whether Country X should move from combination B to combination D.',
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
      },
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
