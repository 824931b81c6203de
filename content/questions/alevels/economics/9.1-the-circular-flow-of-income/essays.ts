import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { aggregateDemandMoves } from '../aggregate-demand'

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
    const { checks, drawing } = aggregateDemandMoves('right', 'circular-flow/stimulus-drawn')
    return {
      stem: `Country X is ${each.facts}. Its government plans to raise its spending by \\$8 billion, without a rise in the rates of tax.`,
      parts: [
        evaluatePart({
          prompt:
            'With the help of an aggregate demand and aggregate supply diagram, evaluate the view that this rise in government spending will raise real output in Country X by a large multiple of \\$8 billion.',
          command: 'Evaluate',
          ...drawing,
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

const INJECTIONS = [
  {
    stem: 'A foreign company is going to spend \\$3 billion on a new copper mine in Country X, a small country. The machines come from abroad. Of each extra dollar of income in Country X, 10 cents are saved, 15 cents are paid in taxes and 50 cents are spent on imports. Most firms use about three quarters of their capacity.',
    injection: 'this new investment',
    kind: 'The new mine is investment, although the company that pays for it is foreign',
    sum: '0.1 + 0.15 + 0.5 = 0.75',
    k: 'about 1.33',
    multiplier:
      'This is small, as half of each extra dollar leaves the country. What is worse, the multiplier applies only to what is spent in Country X. The machines are imported, so the first round consists of little more than the wages of local builders',
    multiplierPoint:
      'the machines are imported, so the first rise in home spending is far below \\$3 billion, and half of each extra dollar leaks abroad in every later round',
    accelerator:
      'In Country X most firms use only three quarters of their capacity. They can serve the extra customers with the machines that they have, so hardly any investment is induced',
    acceleratorPoint:
      'with a quarter of capacity idle, firms need no new machines, so the accelerator is weak',
    lasting:
      'In Country X the building of the mine ends one day, and with it this injection. What remains are exports of copper, but a part of their value is profit that goes to foreign owners',
    verdict:
      'For Country X I judge that the rise in national income will be small, and that only the part which comes from copper exports will last. The government could improve the result if it taxed the profit of the mine and spent the revenue at home, or if local firms learnt to supply the mine',
    point:
      'a conclusion such as: the rise is small, since machines and consumer goods are imported; what lasts is the income from copper exports, less the profit of foreign owners',
  },
  {
    stem: 'Tractors made in Country X, a large country that imports little, have become popular abroad. Its exports have risen by \\$12 billion a year. Of each extra dollar of income in Country X, 20 cents are saved, 20 cents are paid in taxes and 10 cents are spent on imports. Before exports rose, 9% of the labour force was unemployed and firms used about 70% of their capacity.',
    injection: 'this rise in exports',
    kind: 'Exports are an injection because the money comes from foreign buyers',
    sum: '0.2 + 0.2 + 0.1 = 0.5',
    k: '2',
    multiplier:
      'If prices stayed the same, national income would rise by \\$24 billion, twice the rise in exports. With idle workers and machines, most of this can be real output. It is a large effect, though saving and taxes still take 40 cents of each extra dollar',
    multiplierPoint:
      'little is imported and there are idle workers and machines, so income may rise in real terms by up to 2 × \\$12 billion = \\$24 billion',
    accelerator:
      'In Country X firms used only 70% of their capacity before. At first the makers of tractors can produce more with machines that stood still, and they will order new ones only when these are in use and exports are expected to stay high',
    acceleratorPoint:
      'with 30% of capacity idle, induced investment comes late: idle machines are used before new ones are bought',
    lasting:
      'In Country X income can stay higher for as long as foreigners go on buying tractors. A recession abroad, a rise in the exchange rate or a foreign rival can take this demand away again',
    verdict:
      'For Country X I judge that a large rise in national income is likely. Leakages are not high, and there is spare capacity. But it owes more to the multiplier than to the accelerator, and it is lasting only if exports stay high, which is decided abroad. So it is likely, not certain',
    point:
      'a conclusion such as: a large rise is likely because of the multiplier, without much help from the accelerator; whether it lasts is decided abroad',
  },
  {
    stem: 'Medical equipment made in Country X is in demand abroad. Its exports rose by \\$15 billion two years ago, by \\$10 billion last year and by \\$4 billion this year. Of each extra dollar of income in Country X, 20 cents are saved, 25 cents are paid in taxes and 15 cents are spent on imports. Its factories work at full capacity, and 3% of the labour force is unemployed.',
    injection: 'this rise in exports',
    kind: 'Exports are an injection because the money comes from foreign buyers',
    sum: '0.2 + 0.25 + 0.15 = 0.6',
    k: 'about 1.67',
    multiplier:
      'The \\$4 billion of this year would thus raise national income by nearly \\$7 billion if output could follow. But factories are full and only 3% are unemployed, so that the extra spending mainly bids up wages and prices, and real income rises by less',
    multiplierPoint:
      'leakages are moderate, but with full factories and 3% unemployment a good part of the rise is in prices and not in real income',
    accelerator:
      'In Country X the factories are full, so more output needs more machines, and the accelerator must have been strong when exports rose by \\$15 billion. This year they rise by only \\$4 billion. Exports are still rising, but firms need fewer extra machines than before, so net investment tends to fall',
    acceleratorPoint:
      'full factories make the accelerator strong, but it depends on the change: exports rise by less each year, so induced investment tends to fall',
    lasting:
      'In Country X exports that stay at their new level keep income above what it was, and the machines bought in the last two years raise capacity, which helps against inflation. But induced investment is an injection too, and its fall takes back more than it is worth itself',
    verdict:
      'For Country X I judge that the rise is neither certain to be large nor to last. The accelerator, which helped while exports grew fast, now pulls the other way, and full capacity turns a part of the rise into inflation. What may last is the part that rests on exports themselves, if they stay high',
    point:
      'a conclusion such as: neither is certain, since full capacity turns part of the rise into inflation, and slower growth of exports lets induced investment fall',
  },
] as const

question('multiplier-and-accelerator-reliable', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(INJECTIONS) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt: `Assess whether the multiplier and the accelerator make it certain that ${each.injection} will lead to a rise in the national income of Country X that is both large and lasting.`,
        command: 'Assess',
        sides: [
          [
            'why income may rise by much, and for long',
            [
              'the multiplier: an injection becomes income, part of which is spent again on home output, in smaller and smaller rounds until extra leakages equal the injection',
              `its value: *k* = 1 ÷ (mps + mpm + mrt) = 1 ÷ (${each.sum}), so *k* is ${each.k}`,
              'the accelerator: net investment depends on the change in income, *I*_{n} = *v* × Δ*Y*; a rise in income induces investment',
              'they work on each other: induced investment is a new injection, with a multiplier of its own, and it adds to capacity',
            ],
          ],
          [
            'why this is not reliable',
            [
              'leakages reduce each round, and propensities change with confidence, taxes and the exchange rate',
              'the accelerator needs full machines and trust in future sales; it follows the change in income, so investment falls when income merely rises more slowly',
              'near full capacity the price level rises instead of real income; the rate of interest may rise as well',
              'a single injection raises income only while it is spent; rounds and new factories take time',
            ],
          ],
          [
            'this injection in Country X',
            [`multiplier: ${each.multiplierPoint}`, `accelerator: ${each.acceleratorPoint}`],
          ],
        ],
        judgement: [
          'tests “large” (leakages, capacity) and “lasting” (does the injection continue?) one after the other',
          'sees that spare capacity helps the multiplier to raise real income but weakens the accelerator, and that full capacity does the reverse',
          'sees that both may also work downwards, which makes income less stable',
          each.point,
        ],
        solution:
          'Keep the two apart. The multiplier goes from spending to income and depends on leakages, the accelerator goes from a **change** in income to investment and depends on spare capacity and expectations. Explain how they can feed each other, then test each with the facts of the stem. Do not stop at a calculation of *k*: ask what becomes real output, and what is left when the injection ends.',
        modelAnswer: [
          `An injection is an addition to the circular flow of income that does not come from the spending of home households: investment, government spending or exports. ${each.kind}. The multiplier is the ratio of the final change in national income to the initial change in injections that caused it. The accelerator is the theory that net investment depends on the rate of change of national income. The first leads from spending to income, the second from income back to spending, so they can strengthen each other.`,
          `The multiplier works in rounds. What is spent on home output becomes wages and profit. Those who receive them save a part, pay a part in taxes and spend a part on imports, and the rest is spent on home output and becomes the income of others. The rounds get smaller and end when the extra leakages equal the injection. In an open economy with a government *k* = 1 ÷ (mps + mpm + mrt). Here the sum is ${each.sum}, so *k* is ${each.k}. ${each.multiplier}.`,
          `The accelerator starts from the fact that output needs machines. Suppose that firms need \\$2 of capital for each dollar of yearly output and that all machines are in use. If income rises by \\$20 billion, they want \\$40 billion of new capital. This induced investment is again an injection, raises income through the multiplier and may induce still more investment. But if income rises by only \\$12 billion in the next year, net investment falls to \\$24 billion, although income is still rising. Investment therefore depends on how fast income grows and not on how high it is. Moreover, firms with idle machines need no new ones, and even firms without them wait if they expect the rise in demand to be short. ${each.accelerator}.`,
          'It follows that the two effects seldom reach full strength together. With spare capacity, extra spending becomes real output and the multiplier works well, but the accelerator is weak because machines stand idle. At full capacity, firms have to invest if they wish to sell more, so the accelerator is strong, but until the new machines are ready higher spending mostly raises prices. Other facts make the sizes uncertain. The propensities are averages of the past: households that fear for their jobs save more, and a higher exchange rate makes imports more attractive. Rounds take months and factories take years.',
          `Whether the rise is lasting is a further question. The multiplier tells how much higher income will be while the injection continues. It does not promise that income goes on growing. If an injection of \\$1 billion is made once and not repeated, income returns to its old level when the rounds are over. ${each.lasting}. Both mechanisms also work downwards: a fall in an injection reduces income by a multiple, and a fall in income leads firms to leave old machines unreplaced. This is why together they are used to explain the business cycle, the opposite of a reliable rise.`,
          `The multiplier and the accelerator thus show that national income *can* rise by more than an injection, but they make nothing certain. How large the rise is depends on leakages and on spare capacity, and how long it lasts depends on whether the injection continues and on whether capacity grows with it. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
