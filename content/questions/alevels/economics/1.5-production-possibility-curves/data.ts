import { calculated, weighed, written } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('data', '1.5', { calculator: 'needed' })

export { templates }

question('capital-and-consumer-goods-data', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const first = random.step(8, 16, 2)
    const growth = random.pick([4, 6, 8])
    const lost = [0, 1, 2, 3, 4].map(at => first + growth * at)
    const step = random.pick([5, 10, 20])
    const industry = random.pick([
      { name: 'textile', machines: 'looms', people: 'textile engineers', goods: 'clothes' },
      { name: 'food', machines: 'packing machines', people: 'food technologists', goods: 'packaged meals' },
      { name: 'furniture', machines: 'cutting machines', people: 'wood technicians', goods: 'furniture' },
    ])
    const consumer = [0, 1, 2, 3, 4, 5].map(at => lost.slice(at).reduce((sum, each) => sum + each, 0))
    if (lost[2] === step) return null // “1 consumer goods”
    return { lost, step, industry, consumer, years: random.int(8, 15) }
  },
  make: ({ lost, step, industry, consumer, years }) => {
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
        b: written({
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
        c: weighed({
          prompt:
            'Explain why the opportunity cost of capital goods increases as the country moves from combination A to combination F, and consider whether the new college is likely to stop this increase.',
          marks: 4,
          AO1: [
            `meaning of opportunity cost (the next best alternative given up), or its increase from the table: the first ${plain(step)} million capital goods cost ${plain(lose(0))} million consumer goods, the last ${plain(step)} million cost ${plain(lose(4))} million`,
          ],
          AO2: [
            'resources are not equally suited to producing both kinds of goods',
            'those best suited to capital goods are moved first; those moved later are less suited, so more consumer goods are lost for each extra capital good (the PPC is bowed outwards)',
          ],
          AO3: [
            'training makes some workers suited to both kinds of work, so the cost may increase less, but it does not change land and machines, so some increase remains',
            `one college that trains ${industry.people} reaches only a small part of the workers, so it is not likely to stop the increase`,
          ],
          modelAnswer: `The first ${plain(step)} million capital goods cost only ${plain(lose(0))} million consumer goods, but the last ${plain(step)} million cost ${plain(lose(4))} million. Resources are not equally good at producing both. Those that suit the production of capital goods best are moved first. Later, workers and land have to be moved that are good at making consumer goods but poor at making capital goods, so more and more is lost. The college may make some workers better suited to new tasks, so that the cost increases by less. But it trains only ${industry.people} and does nothing for land and machines, so it is not likely to stop the increase.`,
          solution: `The losses from row to row are ${lost.map(each => plain(each)).join(', ')} million: they rise. One mark for this with figures or for the meaning of opportunity cost, two for the reason, one for a supported judgement on the college.`,
        }),
        d: weighed({
          prompt:
            'Assess whether consumers in Country X are likely to have gained from the change in its economic system.',
          subtopic: '1.4',
          objective: 'AO3',
          marks: 6,
          AO1: [
            `until ${years} years ago a planned economy: the state owned the factories and planners decided what to produce`,
            'today a mixed economy: the price mechanism and private firms decide in most markets, the state in some',
          ],
          AO2: [
            'gain: if consumers want more of a good, its price and the profit from it rise, so firms move resources to it; production follows what consumers want',
            'gain: firms that compete for consumers have a reason to improve quality and lower costs',
            'loss: markets respond only to those who are able to pay, so people with low incomes may lose goods that planners kept cheap',
            'loss: private firms over-supply demerit goods, or under-supply merit goods, where the state does not act',
          ],
          AO3: [
            'it depends on whether firms compete: without competition private firms may charge high prices',
            'it depends on how well the state provides or regulates what markets leave out, here schools and hospitals',
            'it depends on which consumers: those with high incomes gain most',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `Until ${years} years ago Country X was a planned economy, in which planners decided what each state factory should produce. Today it is a mixed economy, in which the price mechanism decides in most markets. If consumers want more of a good, its price and the profit from it rise, and private firms move resources to it. So production follows what consumers want, and firms that compete have a reason to improve quality.

But markets respond only to those who are able to pay. Goods that planners kept cheap may have become too dear for people with low incomes.

How far consumers gain depends on competition, because a firm without rivals can charge a high price for poor quality. It also depends on the state. Since it still runs schools and hospitals and makes rules for firms, people with low incomes have not lost the most important services. Most consumers are therefore likely to have gained, those with low incomes least.`,
          solution:
            'One mark for each system, two for developed effects on consumers; an answer on gains only, or on losses only, earns at most three of these four. Two for evaluation: on what the result depends, which consumers, and a judgement.',
        }),
        e: weighed({
          prompt: 'Assess whether Country X should move from combination B to combination D.',
          objective: 'AO3',
          marks: 6,
          AO1: [
            `capital goods rise by ${plain(2 * step)} million; they are used to produce other goods`,
            `the opportunity cost is ${plain(toD)} million consumer goods`,
          ],
          AO2: [
            'productive capacity grows: the PPC shifts outwards in future, so that more of both kinds of goods can be produced (economic growth)',
            'with more capital each worker produces more, so incomes and later consumption can rise',
            'fewer consumer goods now mean lower present living standards',
            `the cost rises along the way: ${plain(lose(1))} million from B to C, but ${plain(lose(2))} million from C to D`,
          ],
          AO3: [
            'it depends on how poor people are now: where basic needs are hardly met, the loss of consumer goods is serious',
            'it depends on the time considered: the cost comes at once, the gain after years, and some capital only replaces what wears out',
            'it depends on whether there is enough human capital to use the new machines, or on whether a smaller move to C would be better',
            'a judgement that follows from the argument',
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
  verify: ({ step, consumer }) => ({
    a: -((consumer[3] ?? 0) - (consumer[2] ?? 0)) / (3 * step - 2 * step),
  }),
})
