import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { OTHER_CAUSES, RAISE_DEMAND } from './points'

const { question, templates } = questionsOf('essay', '5.4')

export { templates }

const TOOLS = {
  training: {
    name: 'training for adult workers',
    chain: 'workers learn new skills, so each produces more in an hour and the quality of labour rises',
    more: 'People without work whose skills were out of date can fill vacancies, so the economy can use more of its labour',
  },
  roads: {
    name: 'new roads, ports and power lines',
    chain: 'goods and workers travel faster and power fails less often, so costs per unit fall for all firms',
    more: 'The stock of capital of the whole economy is larger and better, and private firms have more reason to invest',
  },
  research: {
    name: 'support for technological improvement',
    chain:
      'firms develop new methods and products with the help of grants or tax relief, so output per unit of input rises',
    more: 'A new method can be copied by other firms, so the gain spreads from one firm to many',
  },
} as const

const TOOL_PAIRS = [
  [TOOLS.training, TOOLS.roads],
  [TOOLS.roads, TOOLS.research],
  [TOOLS.research, TOOLS.training],
] as const

question('supply-side-tools-and-low-unemployment', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({ pair: random.pick(TOOL_PAIRS), rate: random.int(8, 13) }),
  make: ({ pair: [one, two], rate }) => ({
    stem: `The government of Country X plans to spend more on ${one.name} and on ${two.name}.`,
    parts: {
      a: explainPart({
        prompt:
          'Explain how these two measures can increase aggregate supply, **and** consider how soon and how much real output is likely to rise as a result.',
        ao1: [
          'Supply-side policy: government measures to increase aggregate supply by raising productivity and productive capacity.',
          'Productivity is output per unit of input in a period of time.',
          'LRAS depends on the quantity and quality of resources and on technology.',
        ],
        ao2: [
          `${one.name.charAt(0).toUpperCase() + one.name.slice(1)}: ${one.chain}.`,
          `${two.name.charAt(0).toUpperCase() + two.name.slice(1)}: ${two.chain}.`,
          'So the economy can produce more at every price level: LRAS shifts right, and with AD unchanged real output rises and the price level falls.',
        ],
        ao3: [
          'Comment: there are long time lags; while the money is spent, AD rises, but capacity rises only after years, and the result is not certain.',
          'Judgement: output rises much if the economy is near full employment and demand grows; it hardly changes while there is much spare capacity.',
        ],
        solution:
          'Name the resource that each measure improves and how this raises productivity or lowers costs. Diagram: price level and real output on the axes; LRAS shifts right from LRAS_{1} to LRAS_{2} along AD, so output rises from Y_{1} to Y_{2} and the price level falls from P_{1} to P_{2}. For AO3 use time lags and spare capacity.',
        modelAnswer: `Supply-side policy consists of government measures to increase aggregate supply by raising productivity and productive capacity. Productivity is output per unit of input in a period of time.

The first measure is ${one.name}. When it succeeds, ${one.chain}. ${one.more}. The second is ${two.name}. Here ${two.chain}. ${two.more}. In both cases the quantity or the quality of resources rises, so the economy can produce more at every price level. On an AD/AS diagram LRAS shifts right from LRAS_{1} to LRAS_{2}. If AD stays the same, there is a movement down along it: real output rises from Y_{1} to Y_{2} and the price level falls from P_{1} to P_{2}.

This will not happen soon. The government needs time to plan, and the projects take years to finish. At first the spending mainly raises AD, and the result is uncertain. How much output rises depends on the state of the economy. If it is close to full employment, capacity is the limit, and I expect a clear rise in the long run. If there is much spare capacity, output is limited by demand, and the measures change little until AD grows.`,
      }),
      b: debatePart({
        command: 'Evaluate',
        prompt: `Low unemployment is an objective of macroeconomic policy, but ${rate}% of the labour force of another country is unemployed. Evaluate whether its government should try to reach the objective by increasing aggregate demand (AD).`,
        subtopic: '5.1',
        sides: [
          ['raise AD', RAISE_DEMAND],
          ['limits and alternatives', OTHER_CAUSES],
        ],
        judgement: [
          'It depends on the type of unemployment and on spare capacity, which vacancies and inflation can show.',
          'A supported judgement: raise AD against cyclical unemployment; combine it with supply-side policy when a part is structural.',
        ],
        solution:
          'The rate alone does not tell the cause. Diagram: price level and real output on the axes, a three-section AS curve; AD shifts right in the flat section (output and employment rise) and in the vertical section (only the price level rises). So match the policy to the type of unemployment.',
        modelAnswer: `Low unemployment means that nearly all people who are willing and able to work at the going wage rate can soon find a job. A rate of ${rate}% is clearly not low. AD can be increased by fiscal policy, such as lower taxes and higher government spending, or by lower interest rates from the central bank.

If unemployment is cyclical, its cause is a lack of AD, and higher AD is the right cure. A cut in income tax raises disposable income, so consumption rises. Higher government spending on roads is a part of AD itself. AD shifts right from AD_{1} to AD_{2}. Because factories are idle and workers have the right skills, firms raise output from Y_{1} to Y_{2} and hire again, while the price level hardly rises. Incomes and tax revenue grow, and spending on benefits falls. The effect can be felt within one or two years, much sooner than that of better schools.

However, not all unemployment has this cause. If mines have closed or robots have replaced workers, unemployment is structural or technological. There may be vacancies, but the unemployed lack the skills or live far away. When AD rises, firms cannot find the workers they need, so costs and prices rise more than output. Here supply-side policy is better: retraining, help to move and support for new firms treat the cause and shift LRAS right. Frictional and seasonal unemployment hardly react to AD, and some of both is unavoidable. Besides, fiscal expansion adds to the national debt, and lower interest rates do not help much if nobody wants to borrow.

So the government should increase AD only so far as the unemployment is cyclical. If output has fallen, inflation is low and there are few vacancies, I would raise AD at once. If inflation is high and many vacancies are open, I would choose retraining. With a rate as high as ${rate}% I think that both causes are probably present. Then the best choice is a mixture, such as spending on training and public works, which raises AD now and helps workers to fill new jobs later.`,
      }),
    },
  }),
})
