import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '1.3')

export { templates }

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

question('division-of-labour-in-a-firm', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ each: random.pick(FIRMS) }),
  make: ({ each }) => ({
    stem: `In Country X, ${each.firm} has until now let each of its workers make a whole product from start to finish. Demand for its product has suddenly risen.`,
    parts: {
      a: explainPart({
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
      b: debatePart({
        prompt: `Assess whether dividing the work into separate tasks would benefit both ${each.short} and its workers.`,
        command: 'Assess',
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
    },
  }),
})
