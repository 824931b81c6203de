import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import type { DiagramCheck } from '@/lib/exams/marking/diagram'
import { shiftDiagram } from '../diagrams'

const { question, templates } = questionsOf('essay', '9.1')

export { templates }

const STIMULI = [
  {
    facts:
      'a small island that imports most of what it consumes. Of each extra dollar of income, 10 cents are saved, 20 cents are paid in taxes and 50 cents are spent on imports. The rate of unemployment is 11%',
    sum: '0.1 + 0.2 + 0.5 = 0.8',
    k: '1.25',
    rise: 10,
    size: 'This is a small multiplier. Half of each extra dollar goes abroad, where it is income of foreign workers',
    capacity:
      'With 11% unemployed there is spare capacity, so the AS curve should be fairly flat where AD crosses it, and most of the rise in spending should become real output',
    verdict:
      'For Country X I judge that output will rise, but not by a large multiple. What stands in the way is not a lack of workers but the leakage into imports. The government could raise the effect if it chose projects that use local labour and materials, such as the repair of roads, and not imported machines',
    point:
      'a conclusion such as: output rises, but by little more than the spending itself, since half of each extra dollar is spent on imports',
  },
  {
    facts:
      'a large country that produces most of what it consumes. Of each extra dollar of income, 10 cents are saved, 20 cents are paid in taxes and 10 cents are spent on imports. The rate of unemployment is 10%, and firms use only 70% of their capacity',
    sum: '0.1 + 0.2 + 0.1 = 0.4',
    k: '2.5',
    rise: 20,
    size: 'This is a large multiplier. Of each extra dollar, 60 cents are spent again on home output',
    capacity:
      'With 10% unemployed and almost a third of capacity idle, the AS curve should be rather flat where AD crosses it, so that most of the rise in spending should become real output',
    verdict:
      'For Country X I judge that the view is largely right. Leakages are small and there are idle workers and machines, so the two conditions of a large effect are both fulfilled. The multiple of 2.5 is not certain all the same, because worried households may save more than 10 cents of each extra dollar',
    point:
      'a conclusion such as: the view is largely right, since leakages are small and there is spare capacity, but 2.5 is not certain',
  },
  {
    facts:
      'a country with a moderate volume of trade. Of each extra dollar of income, 15 cents are saved, 20 cents are paid in taxes and 15 cents are spent on imports. The rate of unemployment is 3%, and most firms say that they cannot find workers',
    sum: '0.15 + 0.2 + 0.15 = 0.5',
    k: '2',
    rise: 16,
    size: 'This looks like a large multiplier. Of each extra dollar, 50 cents are spent again on home output',
    capacity:
      'With 3% unemployed and firms short of workers, the AS curve should be steep where AD crosses it, so that most of the rise in spending should become higher prices',
    verdict:
      'For Country X I judge that the view is wrong, although the multiplier is 2. The multiplier tells how far spending rises, and here spending meets firms that cannot produce much more. The result would be an inflationary gap. Higher spending would raise real output lastingly only if it added to capacity, for example by training',
    point:
      'a conclusion such as: the view is wrong here, since without spare capacity the rise in spending becomes inflation, whatever the multiplier',
  },
] as const

question('government-spending-and-the-multiplier', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(STIMULI) }),
  make: ({ each }) => {
    const diagram = shiftDiagram({
      name: 'circular-flow/stimulus-drawn',
      title: 'Aggregate demand and aggregate supply',
      moves: [{ curve: 'D', to: 'right' }],
      x: 'Real output',
      y: 'Price level',
      amount: 'Y',
      prefix: 'A',
      shows:
        'The AD curves fall and the AS curve rises. AD₂ lies to the right of AD₁. AD₁ and AS meet at the price level P₁ and the output Y₁, AD₂ and AS at the higher price level P₂ and the larger output Y₂.',
    })
    // AS may be drawn flat, where there is spare capacity, or upright: then P₂ stands at P₁, or Y₂ at Y₁.
    const checks = diagram.checks.flatMap((check): DiagramCheck[] => {
      if ('spot' in check) return []
      return 'draws' in check && check.draws === 'S'
        ? [{ draws: 'S', shape: ['rises', 'level', 'upright'] }]
        : [check]
    })
    return {
      stem: `Country X is ${each.facts}. Its government plans to raise its spending by \\$8 billion, without a rise in the rates of tax.`,
      parts: [
        evaluatePart({
          prompt:
            'With the help of an aggregate demand and aggregate supply diagram, evaluate the view that this rise in government spending will raise real output in Country X by a large multiple of \\$8 billion.',
          command: 'Evaluate',
          ...diagram.drawing,
          sides: [
            [
              'why output may rise by a multiple',
              [
                'the multiplier: the ratio of the final change in national income to the initial change in injections',
                'the process: spending is income to others, who spend a part of it again on home output; rounds become smaller until extra leakages equal the injection',
                `the value for Country X: *k* = 1 ÷ (mps + mpm + mrt) = 1 ÷ (${each.sum}) = ${each.k}, so a possible rise of \\$${each.rise} billion`,
                required(
                  drawn(
                    'a labelled diagram: AD₁ shifts right to AD₂ along AS; P₁ and Y₁, P₂ and Y₂ are read off (on a flat AS mostly output rises, on a steep one mostly the price level)',
                    ...checks,
                  ),
                ),
                'higher sales may also induce investment (the accelerator)',
              ],
            ],
            [
              'why the effect may be small',
              [
                'leakages: a high mps, mpm or mrt makes the multiplier small',
                'capacity: the multiplier assumes that output can rise at constant prices; on a steep AS curve prices rise and output hardly does',
                'crowding out: government borrowing may raise the rate of interest and reduce private investment',
                'time lags and uncertainty: projects take time, rounds take months, and propensities change with confidence',
                'the form of the spending: imported equipment is a leakage at once, infrastructure may shift LRAS to the right',
              ],
            ],
          ],
          judgement: [
            'separates two questions: how far AD shifts (leakages) and how much of that becomes real output (capacity)',
            'uses the facts of Country X for both',
            'tests “large multiple”: compared with what, and in which period of time',
            each.point,
          ],
          solution:
            'Work out the multiplier first: one divided by the sum of the three marginal propensities to leak. Explain **why** income rises by a multiple, round by round. Then the diagram: the whole shift of AD contains the multiplier, and the slope of AS decides how much of it becomes output and how much becomes inflation. Judge both for *this* country.',
          modelAnswer: [
            `The multiplier is the ratio of the final change in national income to the initial change in injections that caused it. It arises because one person's spending is another person's income. If the government spends \\$8 billion on roads, builders and their workers receive \\$8 billion. They save a part, pay a part in taxes and spend a part on imports. These are leakages. The rest is spent on home output, becomes the income of others and is partly spent again. Each round is smaller than the last, and the process ends when the extra leakages equal the injection.`,
            `In an open economy with a government the multiplier is *k* = 1 ÷ (mps + mpm + mrt), where the three are the shares of extra income that are saved, spent on imports and taxed. In Country X their sum is ${each.sum}, so *k* is ${each.k}. The rise in spending of \\$8 billion would therefore raise national income by \\$${each.rise} billion if prices stayed the same. ${each.size}. There may be a further effect: if sales rise, firms that have no spare machines buy new ones. This induced investment is called the accelerator, and it sets off rounds of its own.`,
            'The diagram shows the result. Government spending is a component of AD, so AD shifts to the right from AD₁ to AD₂. The distance contains both the first spending and all the rounds of induced consumption. At the old price level P₁ more is now demanded than is produced. Firms raise output, costs per unit rise as they do so, and a new equilibrium is reached at P₂ and Y₂. Real output rises from Y₁ to Y₂, and this is less than the horizontal shift of AD, because some of the extra spending is absorbed by the rise in the price level.',
            `How much is absorbed depends on the slope of the AS curve, that is, on spare capacity. If many workers and machines are idle, AS is nearly flat and Y₁Y₂ is almost the whole shift. Near full employment AS is steep: firms compete for the same workers, wages and prices rise, and there is an inflationary gap. ${each.capacity}.`,
            'There are other reasons why the simple formula may promise too much. If rates of tax do not rise, the government probably has to borrow. It competes for savings, the rate of interest may rise, and private firms may cancel projects. This crowding out is unlikely when demand for loans is weak, but serious when firms want to borrow as well. Then there are time lags: the project must be planned and the rounds take months, so that part of the effect may come when it is no longer needed. The marginal propensities are averages of the past. Households that fear for their jobs save more of each extra dollar, and those on low incomes usually save less, so it matters who receives the money. Finally the kind of spending matters. Equipment bought abroad leaks away in the very first round, while roads or training may also shift LRAS to the right, so that output can rise further later without inflation.',
            `The view therefore mixes two questions. The first is how far AD shifts, and it is answered by the leakages. The second is how much of this shift becomes real output, and it is answered by spare capacity. Only if leakages are small *and* resources are idle is the effect on real output large. ${each.verdict}. I would trust such a number only as a rough guide, since nobody knows the propensities exactly before the money is spent.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
