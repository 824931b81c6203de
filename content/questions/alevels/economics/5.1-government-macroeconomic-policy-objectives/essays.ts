import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '5.1')

export { templates }

const AIMS = [
  {
    aim: 'a rate of inflation of zero',
    comment:
      'a little inflation leaves room before deflation, in which people put off spending, and official indices may overstate inflation because quality improves',
    judgement: 'low and steady inflation, such as 2%, is a better aim than zero',
  },
  {
    aim: 'a rate of unemployment of zero',
    comment:
      'some people are always between jobs (frictional unemployment), some work is seasonal, and pushing AD so high that nobody is out of work would cause inflation',
    judgement: 'low unemployment, with few people out of work for long, is a better aim than zero',
  },
]

question('policy-objectives-and-supply-side-growth', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({
    ...random.pick(AIMS),
    growth: random.step(0.5, 1.5, 0.5),
    target: random.int(3, 5),
  }),
  make: ({ aim, comment, judgement, growth, target }) => ({
    stem: 'Governments want to achieve price stability, low unemployment and economic growth.',
    parts: {
      a: explainPart({
        prompt: `Explain why governments want price stability and low unemployment, **and** consider whether a government should aim at ${aim}.`,
        ao1: [
          'Price stability is a low and steady rate of inflation.',
          'Low unemployment means that those who want work at the going wage rate can soon find it; few are without work for long.',
          'How an objective is measured: the yearly percentage change in the CPI, or the unemployed as a percentage of the labour force.',
        ],
        ao2: [
          'Price stability: firms can plan costs and prices, so they invest more.',
          'Price stability: savers and people on fixed incomes keep the value of their money; exports stay competitive.',
          'Low unemployment: more output and higher incomes, so higher living standards.',
          'Low unemployment: more tax revenue and less spending on benefits; fewer lost skills.',
        ],
        ao3: [`Comment: ${comment}.`, `Judgement: ${judgement}.`],
        solution:
          'State each objective precisely (low and steady, not none), give two reasons with their chain of cause and effect, and then test the number zero against the real meaning of the objective.',
        modelAnswer: `Price stability means a low and steady rate of inflation, as measured by the yearly percentage change in the consumer price index. Low unemployment means that nearly all who are willing and able to work at the going wage rate can soon find a job. It is measured by the unemployed as a percentage of the labour force.

Governments want price stability because it helps firms and households to plan. If firms can judge future costs and prices, they take fewer risks when they invest, so productive capacity grows. Savers and people on fixed incomes keep the value of their money. If inflation is no higher than in other countries, exports stay competitive in price, which protects jobs. Governments want low unemployment because work is a resource. When more people work, the economy produces more, and households earn more and live better. Tax revenue rises and spending on benefits falls, so more can be spent on health and education. Workers also keep their skills and confidence.

It does not follow that a government should aim at ${aim}. There are reasons against it: ${comment}. An exact target of zero would therefore be hard to reach and might do harm. In my judgement ${judgement}. How low the figure should be depends on the situation of the country and on the cost of reducing it further.`,
      }),
      b: debatePart({
        command: 'Assess',
        prompt: `Real GDP of Country X has grown by only ${plain(growth)}% a year for ten years. Its government would like a growth rate of ${target}%. Assess whether supply-side policy is the best way to reach this objective.`,
        subtopic: '5.4',
        sides: [
          [
            'supply-side policy is best',
            [
              'Supply-side policy: measures to increase aggregate supply by raising productivity and productive capacity.',
              'Education and training, infrastructure or support for technology raise the quantity or quality of resources; LRAS shifts right.',
              'Output can then grow without inflation, as AD grows and capacity with it.',
              'Slow growth for ten years suggests that the cause is low productivity or little capital, not a short lack of demand.',
            ],
          ],
          [
            'drawbacks and alternatives',
            [
              'If growth is slow because AD is low, capacity is idle already, and LRAS shifting right changes output little.',
              'Expansionary fiscal or monetary policy shifts AD right and acts sooner.',
              'Supply-side policy takes years; success is uncertain, for example skills may not fit jobs.',
              'It is costly: higher taxes, more borrowing or less spending on other things (opportunity cost).',
            ],
          ],
        ],
        judgement: [
          'It depends on the cause of slow growth, which unemployment and inflation show, and on what the government can pay.',
          'A supported judgement: best for lasting growth in this case, together with enough AD to use the new capacity.',
        ],
        solution:
          'Diagram: price level and real output on the axes; LRAS shifts right from LRAS_{1} to LRAS_{2} while AD grows from AD_{1} to AD_{2}, so output rises from Y_{1} to Y_{2} with a steady price level. The other side is a Keynesian curve with AD in the flat section, where the shift changes nothing. “Ten years” is the fact to use.',
        modelAnswer: `Supply-side policy consists of government measures that increase aggregate supply by raising productivity and productive capacity. Economic growth is an increase in real GDP and, in the long run, in productive potential.

The policy acts on the source of long-run growth. Better schools and training raise the skills of workers, so each produces more. Roads, ports and power lines lower costs for all firms. Grants for research lead to new methods. With more and better resources LRAS shifts right, from LRAS_{1} to LRAS_{2}. When AD grows as well, real output rises from Y_{1} to Y_{2} while the price level need not rise. If the government only raised AD, the economy would soon reach full capacity, and the result would be inflation. Ten years of growth at ${plain(growth)}% suggest a lasting weakness, such as little capital or poor skills, and not a short recession.

However, supply-side policy has drawbacks. It is slow: a child who starts school today will work in fifteen years or so. It needs large sums, so taxes or the national debt rise or other services are cut. The result is uncertain, as nobody knows which skills will be needed, and trained workers may leave the country. It also fails if the problem is demand. If unemployment is high and factories stand idle, the economy is on the flat part of its AS curve, and more capacity changes nothing. Then lower taxes, higher government spending or lower interest rates would shift AD right and raise output within a year or two.

On balance I think that supply-side policy is the best way to raise growth from ${plain(growth)}% to ${target}% and keep it there, because low growth for so long points to low productivity. But this depends on the cause: if inflation were very low and unemployment high, I would begin with an expansion of AD. Even in the first case the government needs patience and enough demand to use the new capacity, and the best programme may be public investment, which raises AD now and LRAS later.`,
      }),
    },
  }),
})
