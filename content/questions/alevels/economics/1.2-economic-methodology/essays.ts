import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '1.2')

export { templates }

const ARGUED = [
  {
    good: 'sugary drinks',
    policy: 'a ban on sugary drinks in schools',
    yes: 'They may be called demerit goods because many buyers, and children above all, do not see how much sugar harms their teeth and their health in later life, and so drink too many',
    no: 'a small amount does no harm, and many adults know the risk and still enjoy them',
    yesPoint: 'buyers, above all children, may not see the harm to their teeth and health',
    positive: 'If sugary drinks are banned in schools, pupils will drink less sugar',
    normative: 'Schools ought to protect children from sugary drinks',
    other: 'shops near a school may lower their prices, and a hot summer may raise the demand for drinks',
    weigh: 'children’s health and the freedom of families to choose',
  },
  {
    good: 'lottery tickets',
    policy: 'a ban on advertisements for lottery tickets',
    yes: 'They may be called demerit goods because many buyers overrate their chance of winning and underrate what they will lose over the years, and so buy too many',
    no: 'most buyers spend little, know that they will probably lose and enjoy the hope',
    yesPoint: 'buyers may overrate the chance of winning and underrate the losses',
    positive: 'If advertisements for lottery tickets are banned, fewer tickets will be sold',
    normative: 'Poor households ought to be protected from the promises of lotteries',
    other: 'people may turn to other forms of gambling, and incomes may change in the same year',
    weigh: 'protection from losses and the freedom of adults to spend as they like',
  },
  {
    good: 'fast food',
    policy: 'a ban on fast-food restaurants near schools',
    yes: 'It may be called a demerit good because many buyers, and young people above all, do not see what fat and salt will do to their health in later life, and so eat too much of it',
    no: 'an occasional meal does no harm, and many adults know the risk and still choose it',
    yesPoint: 'buyers, above all the young, may not see the later harm to their health',
    positive: 'If fast-food restaurants near schools are banned, pupils will eat less fat',
    normative: 'Young people ought to be protected from fast food',
    other: 'pupils may order meals by phone, and the tastes of young people may change in the same year',
    weigh: 'young people’s health and the freedom of buyers and sellers',
  },
]

question('what-economists-can-advise', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({ each: random.pick(ARGUED) }),
  make: ({ each }) => ({
    stem: `The government of Country X considers ${each.policy} and asks economists for advice.`,
    parts: {
      a: explainPart({
        prompt: `Explain, with examples, the difference between a merit good and a demerit good, and comment on whether ${each.good} should be classed as ${each.good === 'fast food' ? 'a demerit good' : 'demerit goods'}.`,
        subtopic: '1.6',
        ao1: [
          'merit good: consumers do not fully see its benefits to themselves; example, such as vaccination',
          'demerit good: more harmful than its consumers realise; example, such as cigarettes',
          'the cause of both is imperfect information',
        ],
        ao2: [
          'merit good: the benefit is underrated, so demand is too low and the good is under-consumed',
          'demerit good: the harm is underrated, so demand is too high and the good is over-consumed',
          'both are private goods (rival and excludable), so a market supplies them, but in the wrong quantity, unlike public goods',
        ],
        ao3: [
          `in favour: ${each.yesPoint}; against: others know the risk, and small amounts may do no harm`,
          'classing a good as a demerit good is partly a value judgement: a supported conclusion',
        ],
        solution:
          'The difference lies in what consumers fail to see: benefits (merit) or harm (demerit). Go from imperfect information to demand, and from demand to quantity. A demand and supply diagram can help: with full information the demand curve for a demerit good would lie further to the left, and for a merit good further to the right, so that the equilibrium quantity would differ. For the last two marks, argue both ways and decide.',
        modelAnswer: [
          'A merit good is one whose benefits to themselves people do not fully see. A vaccination is an example: healthy people hardly think of the illness that they avoid. A demerit good is more harmful than its consumers realise. Cigarettes are an example: young smokers do not foresee how ill they may become, or how hard it is to stop.',
          'In both cases the cause is imperfect information. Since people underrate the benefit of a merit good, their demand is lower than it would be with full information. Firms follow demand, so the good is under-consumed. With a demerit good it is the other way round. People underrate the harm, so their demand is too high and the good is over-consumed. Both are private goods, so a market supplies them, but in the wrong quantity.',
          `Should ${each.good} be classed in this way? ${each.yes}. On the other hand, ${each.no}. Where people are well informed, their choice shows what they want, and others should not call it wrong. To use the term is thus partly a value judgement. I would use it for buyers who are young or poorly informed, but not for all buyers. It depends on how many of them really misjudge the harm, which can be investigated.`,
        ].join('\n\n'),
      }),
      b: debatePart({
        prompt: `Assess whether economic models, which assume ceteris paribus, can tell the government of Country X if it should introduce ${each.policy}.`,
        command: 'Assess',
        sides: [
          [
            'what models can do',
            [
              'a model simplifies reality on purpose; it rests on assumptions, such as that people act in their own interest',
              'ceteris paribus: all other things are held equal, so the effect of one cause can be isolated',
              'models lead to positive statements, which can be tested with evidence and improved (example about this policy)',
            ],
          ],
          [
            'what they cannot do',
            [
              'in reality other things change at the same time, so a prediction may prove wrong (example about this policy)',
              'human behaviour varies, and economists can rarely carry out experiments as other scientists do',
              'the word “should” asks for a normative statement, a value judgement that evidence alone cannot prove (example)',
              'results differ in the short run, the long run and the very long run',
            ],
          ],
        ],
        judgement: [
          'separates the positive part of the question (what will happen) from the normative part (what ought to be done)',
          'weighs the usefulness of a simplified model against its errors, for example compared with having no model at all',
          'a supported conclusion, such as: models inform the decision but cannot make it',
        ],
        solution:
          'The key is the word **should** in the question: it makes the decision normative. Show first how a model with ceteris paribus leads to positive statements, then two separate limits: other things do change, and no model supplies a value judgement. Give one positive and one normative statement about the policy itself. A demand and supply model may serve as the example: say which curve the policy shifts, and what follows for price and quantity.',
        modelAnswer: [
          'An economic model is a simplified picture of reality, such as a demand and supply diagram. It rests on assumptions about how people behave, and it uses ceteris paribus: all other things are held equal, so that the effect of one cause can be seen.',
          `Such models can help the government a good deal. Life is too complex to be studied all at once, and without a model nobody could tell which of many changes has caused a result. A model leads to positive statements, which say what will be and can be tested. An example is: “${each.positive}.” Economists can compare figures from before and after, or from towns with and without such a rule. If the evidence does not fit, the model is corrected. The government can thus learn how large the effect may be, what it may cost, and who gains or loses.`,
          `But there are limits. In reality other things are not equal: ${each.other}. The result may then differ from the prediction. Economics is a social science, so it deals with people, who differ from each other and learn. Experiments are rarely possible. The effect in the short run may also differ from that in the long run, when firms can change their products. Above all, the question contains the word “should”. The statement “${each.normative}” is normative. It contains a value judgement about what is good or fair, and no evidence can prove it.`,
          `In conclusion, models can tell the government a great deal about what would probably happen, although with some error. Even an imperfect prediction is better than a guess, provided that its assumptions are stated. But they cannot tell it whether to act, because that depends on how it weighs ${each.weigh}. Models are therefore necessary for a good decision, but not sufficient. How useful they are depends on how well the assumptions fit Country X and on how much evidence there is from similar cases.`,
        ].join('\n\n'),
      }),
    },
  }),
})
