import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '7.1')

export { templates }

const BOUGHT = [
  {
    product: 'mangoes',
    stem: 'At the weekly markets of Country X, sellers show the price of each kind of fruit for a kilogram. In years with a large harvest mangoes are much cheaper, and households buy more of them.',
    fit: 'Mangoes suit the theory well. They can be bought in small units, again and again, and the prices of all fruit can be seen side by side. The first kilogram of the week gives a household much satisfaction and the third one less, so it buys the third only if the price is low',
    trouble:
      'Even here households do not compare every dollar. A household may take its usual two kilograms each week without a look at the price of oranges, and a sign that says “today only” can sell more fruit than the price would',
    defence:
      'More mangoes are bought in years of large harvests, as the theory predicts. If their marginal utility diminishes quickly, it also explains why the price has to fall so far before a large harvest is sold',
    verdict:
      'For mangoes I judge that the view is right. Habit may delay the reaction to a price, but a household that buys the same fruit every week soon learns what it is worth, so that mistakes are small and do not last',
    fitPoint:
      'a small, frequent purchase with prices side by side; a further kilogram adds less, so it is bought only at a low price',
    troublePoint: 'habit and signs such as “today only” influence what is bought beside the price',
    defencePoint:
      'more mangoes are bought when they are cheap; quickly diminishing marginal utility explains how far the price falls',
    verdictPoint:
      'a conclusion such as: for a simple good that is bought every week the view is right, since mistakes are small and soon noticed',
  },
  {
    product: 'gym memberships',
    stem: 'In Country X, gyms sell single visits for \\$8 and memberships for \\$40 a month, which go on until the member cancels them. Half of the members come no more than three times a month.',
    fit: 'Gym memberships can be described in the same way. Once the fee is paid, one more visit costs no money, so that a member should come until the marginal utility of a visit has fallen to the value of the time that it takes. Somebody who expects to come fewer than five times a month should buy single visits instead, which would then cost less than \\$40',
    trouble:
      'Here half of the members pay more than \\$13 for each visit, although they could have it for \\$8. Many overestimate how often they will come. On the day itself the effort weighs more for them than better health in years to come, a bias towards the present which they did not foresee. The membership goes on unless it is cancelled, and many people keep a default',
    defence:
      'Here it seems wrong, though the facts can be made to fit it. Members may pay for the freedom to come at any hour, or know their own weakness and hope that a fee already paid will drive them to the gym. Yet if some utility can be imagined for every choice, no fact could ever contradict the theory, and it explains little',
    verdict:
      'For gym memberships I judge that the view is wrong for about half of those who pay. The theory may still predict that fewer people would join at a higher fee. It does not explain why they stay when single visits would cost them less, and bias towards the present and the default do',
    fitPoint:
      'after the fee a visit costs only time, so members come until marginal utility has fallen to its value; below five visits a month single visits are cheaper',
    troublePoint:
      'half pay more than \\$13 a visit instead of \\$8: bias towards the present, and a default that few cancel',
    defencePoint:
      'freedom to come, or the hope that a paid fee drives one to come, may be what members pay for, but then no fact could contradict the theory',
    verdictPoint:
      'a conclusion such as: the direction of a change is predicted, but not why so many pay \\$40 for three visits; behavioural insights explain that better',
  },
  {
    product: 'the most expensive trainers of the brand',
    stem: 'In Country X, a well-known brand sells its most expensive trainers in small numbers, at three times the price of shoes of similar quality. When it lowered the price of one model, fewer pairs were sold.',
    fit: 'For the trainers the theory explains some things. A second pair of the same model adds less than the first one, so that most buyers own a single pair. By the equi-marginal principle, whoever pays three times the price of similar shoes expects at least three times their marginal utility, or the money would bring more elsewhere',
    trouble:
      'What a pair of these trainers gives to its owner depends on other people. Part of its utility lies in the high price itself, which others recognise, and some buy because their friends do: herd behaviour. When the price fell, fewer pairs were sold, although the derivation of the demand curve leads one to expect more',
    defence:
      'Here it was not, but a defender can reply that buyers were rational all the same. If the price is a part of what is enjoyed, the lower price reduced marginal utility too, and the ratio of the two may have fallen. This saves the rational consumer. It gives up the assumption that marginal utility depends on the quantity alone, and with it the demand curve that slopes downwards',
    verdict:
      'For the trainers I judge that the view is half right. Buyers who want to be admired may be as rational as any others, but marginal utility theory in its simple form predicts wrongly where utility depends on the price and on what others have. One model is not much evidence, though: tastes may have changed in the same month',
    fitPoint:
      'a second pair adds less than the first; three times the price has to bring at least three times the marginal utility',
    troublePoint:
      'utility depends on the high price and on what others wear (herd behaviour), so that fewer pairs were sold at a lower price',
    defencePoint:
      'the lower price may have reduced marginal utility as well: buyers can be rational although demand does not follow the simple theory',
    verdictPoint:
      'a conclusion such as: the buyers may be rational, but the simple theory fails where utility depends on the price and on other people',
  },
] as const

question('marginal-utility-and-the-rational-consumer', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(BOUGHT) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt: `Evaluate the view that marginal utility theory, which assumes that consumers are rational, gives a good explanation of the demand for ${each.product}.`,
        command: 'Evaluate',
        sides: [
          [
            'what the theory explains',
            [
              'marginal utility is the change in total utility from one more unit; it diminishes as more is consumed in a given period',
              'equi-marginal principle: utility is at its maximum when $\\frac{MU_A}{P_A} = \\frac{MU_B}{P_B}$ and the income is spent; otherwise a dollar could be moved to a better use',
              'demand curve: a lower $P_A$ makes $\\frac{MU_A}{P_A}$ the larger ratio, more of A is bought, $MU_A$ diminishes until the ratios are equal again',
              `this good: ${each.fitPoint}`,
            ],
          ],
          [
            'what it does not explain',
            [
              'utility cannot be measured or compared between people; the marginal utility of money is taken as constant',
              'consumers do not know all prices and qualities, and have little time to compare',
              'behavioural insights: habits, defaults, framing, bias towards the present, herd behaviour; they lead many people in the same direction',
              `this good: ${each.troublePoint}`,
            ],
          ],
        ],
        judgement: [
          'separates two questions: whether consumers are rational, and whether the theory predicts demand',
          `tests the theory by what happened: ${each.defencePoint}`,
          'relates the answer to the kind of good: how often it is bought, how soon a mistake is noticed, whether others matter',
          each.verdictPoint,
        ],
        solution:
          'Derive the demand curve step by step: write the equi-marginal condition, let one price fall, and let *diminishing* marginal utility bring the ratios back to equality. Then test the assumptions on **this** good, with what the stem says about buyers. Do not merely list biases: say for each what it changes in the quantity demanded. Keep apart whether people think like this and whether the theory predicts what they buy.',
        modelAnswer: [
          'Utility is the satisfaction that a consumer gains from a good, and marginal utility is what one more unit adds to it. By the law of diminishing marginal utility this addition becomes smaller as more units are consumed in a given period, since the most urgent want is met first. A rational consumer knows the options and chooses those that give the largest total utility. With a limited income this requires that the last dollar spent on each good adds the same: $\\frac{MU_A}{P_A} = \\frac{MU_B}{P_B}$, and so on for all goods. This is the equi-marginal principle. As long as the ratios differ, total utility can be raised without further spending, by moving a dollar to the good with the larger ratio.',
          `Demand follows from this principle. Suppose that the price of A falls. The ratio $\\frac{MU_A}{P_A}$ is now the larger one, so the consumer buys more of A. As more of it is consumed, its marginal utility diminishes, until the ratios are equal once more. A lower price has led to a larger quantity demanded, and the demand curve of the individual slopes downwards. If utility is expressed in money, the consumer buys up to the unit whose marginal utility equals the price, so that the curve of marginal utility is the demand curve. The sum of the quantities of all consumers gives market demand. ${each.fit}.`,
          `The theory has limits, however. Utility cannot be counted, and the satisfaction of one person cannot be compared with that of another. The value of money itself is assumed to be constant, although a dollar means more to somebody who has few of them. A rational consumer would also need more information and time than people have. Behavioural economics finds that they simplify instead: they follow habits, accept what is good enough, keep the option that is set for them and are influenced by the way in which a price is shown. These are not mere accidents that cancel out in a large number of people. They often lead in the same direction, so that the whole market demand differs from what the theory expects. ${each.trouble}.`,
          `Does this refute the theory? Two questions have to be kept apart: how people reach their decisions, and what they buy as a result. Nobody calculates ratios in a shop. People who try one thing, regret it and try another may still come close to the combination that a calculation would give. That utility cannot be measured is also less serious than it seems, since indifference curves need only an order of preference and lead to a demand curve too. The better test is whether the prediction is right. ${each.defence}.`,
          `Whether the theory is a good explanation therefore depends on the good. It does best where a good is simple and bought often, because experience then corrects mistakes. It does worse where the benefit lies far in the future, where the seller sets the default, or where the satisfaction of one person depends on what others have. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
