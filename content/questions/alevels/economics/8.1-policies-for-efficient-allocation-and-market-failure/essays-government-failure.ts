import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { externalBenefitDiagram, externalCostDiagram } from '../diagrams-a2'

const { question, templates } = questionsOf('essay', '8.1')

export { templates }

const TOO_MUCH = {
  draw: externalCostDiagram,
  name: 'externalities/intervention-against-cost-drawn',
  effect: 'external cost',
  diagramPoint:
    'a labelled diagram: D, MPC and MSC above it, market output Q₁ and price P₁, optimum Q₂ and P₂, and the welfare loss WL between them',
  shown:
    'In the diagram MSC lies above MPC by this external cost. The market produces Q₁, where MPC meets D, the marginal benefit, while the optimum is Q₂, where MSC meets D. Each unit from Q₂ to Q₁ costs society more than it is worth, and the triangle WL adds up these losses',
  tooFar: 'below Q₂',
} as const

const TOO_LITTLE = {
  draw: externalBenefitDiagram,
  name: 'externalities/intervention-for-benefit-drawn',
  effect: 'external benefit',
  diagramPoint:
    'a labelled diagram: S, MPB and MSB above it, market output Q₁ and price P₁, optimum Q₂, and the welfare loss WL between them',
  shown:
    'In the diagram MSB lies above MPB by this external benefit. The market provides Q₁, where MPB meets S, the marginal cost, while the optimum is Q₂, where MSB meets S. Each unit from Q₁ to Q₂ would be worth more to society than it costs, and the triangle WL adds up what is lost because it is missing',
  tooFar: 'beyond Q₂',
} as const

const MEASURES = [
  {
    measure: 'the grant of property rights over the lake',
    product: 'fish from the lake',
    failure: TOO_MUCH,
    stem: 'In Country X, anyone could fish in a large lake, and the number of fish fell year by year. The government has now divided the lake among twelve villages. Each village owns the fish in its part, may keep others out and may sell the right to fish.',
    third:
      'Whoever catches more leaves fewer fish for all others, now and in later years. As nobody owned the fish, fishermen counted their fuel and their time but not this loss',
    works:
      'A village that owns its part harms itself by overfishing, because the fish that it leaves in the water are its own catch of the next year. It will limit the number of boats or charge a fee. Property rights thus turn the external cost into a private one, and the catch falls towards Q₂',
    information:
      'Here this danger is small, since no official has to find Q₂: each village looks for it in its own interest. Yet fish swim from one part of the lake to another, so that a village which spares them feeds the boats of its neighbours in part, and something of the externality remains',
    people:
      'Those who drew the borders may have given the best waters to villages that vote for them. This is unfair, but it does not make fishing less efficient as long as the rights are clear and can be sold',
    costs:
      'Fishermen who live in none of the twelve villages may lose their work, and some may fish at night. Borders on the water have to be watched, and courts have to punish those who cross them',
    other:
      'A quota for each boat would also limit the catch, but officials would have to know the right number and to count the catch of every boat',
    verdict:
      'For the lake I judge that the view is wrong. Without owners the fish might have disappeared altogether. The government needs little information, and twelve villages can bargain about fish that swim across their borders, which the owners of countless boats could not. The view would be right only if the borders were watched at a high cost and yet could not be enforced, for then there would be the cost without the gain. That some may lose their work is a matter of equity, for which they can be compensated',
    notes: {
      third: 'each catch leaves fewer fish for all others, now and later; nobody owned the fish',
      works:
        'an owner loses by overfishing, so a village limits the boats or charges a fee: the cost becomes private',
      information: 'small danger, as villages look for Q₂ themselves; but fish swim across the borders',
      people: 'borders drawn for votes: unfair, but not inefficient if the rights are clear and can be sold',
      costs: 'others may lose their work or fish at night; borders must be watched',
      other: 'a quota for each boat, for which officials must know and check more',
    },
    verdictPoint:
      'a conclusion such as: the view is wrong for the lake as long as the rights are enforced; the loss of those shut out is a question of equity',
  },
  {
    measure: 'the nudge',
    product: 'electricity',
    failure: TOO_MUCH,
    stem: 'In Country X, most electricity is made from coal. The government has introduced a nudge: with its bill each household receives a letter that compares its consumption with that of its neighbours. The letters cost little, and households use about 2% less electricity than before.',
    third:
      'Coal that is burnt gives off carbon dioxide and dust, which harm people at home and abroad. Neither the power stations nor the households pay for this harm',
    works:
      'The letter forbids nothing and changes no price. It uses the insights of behavioural economics: people follow habits, hardly ever look at their meter and do not like to be worse than their neighbours. Some switch off what they do not need, so that the quantity falls from Q₁ towards Q₂',
    information:
      'Nobody needs to know the external cost in order to send a letter, so the government can hardly go too far. But neither can it go as far as it should, since a letter, unlike a tax, has no rate that could be set equal to the external cost',
    people:
      'A government may like letters because they cost no votes, and may point to them in order to avoid a tax, which does. Some people also call it manipulation if the state uses their wish to be like others',
    costs:
      'Households which learn that they use less than others may feel free to use more, and the effect may fade when the letters are no longer read. To print and send them costs little, however',
    other:
      'A tax on carbon dioxide would make the dirtiest power stations the dearest and reward wind and sun, while the letters leave untouched how electricity is made',
    verdict:
      'For the letters I judge that the view is wrong, and that a different criticism would be right. A measure that does little at a low cost is weak, which is not the same as government failure. Each unit between Q₂ and Q₁ costs society more than it is worth, so a fall of 2% towards Q₂ is a gain, and it is likely to exceed the cost of the letters. The letters would make allocation worse only if they took the place of a tax that would have been introduced otherwise. As an addition to one they are welcome',
    notes: {
      third: 'burning coal harms people at home and abroad; neither power stations nor households pay',
      works: 'habits and comparison with neighbours: people use less, without a rule or a higher price',
      information: 'no need to know the external cost, but no rate that could be set equal to it',
      people: 'cheap in votes, so it may serve to avoid a tax; some call it manipulation',
      costs: 'low users may feel free to use more; the effect may fade; little cost of administration',
      other: 'a tax on carbon dioxide, which also changes how electricity is made',
    },
    verdictPoint:
      'a conclusion such as: a weak policy, not government failure; harmful only if the letters take the place of a tax on carbon dioxide',
  },
  {
    measure: 'direct provision by the state',
    product: 'training',
    failure: TOO_LITTLE,
    stem: 'Firms in Country X used to train too few workers. The state therefore runs training colleges, which are free of charge. Ministers choose the towns and the courses. A third of all places are empty, although some courses have twice as many applicants as places, and many firms have closed the courses that they used to run.',
    third:
      'A firm that trains workers bears the cost, but they may leave it for another firm, which gains their skills without paying for them. Other workers learn from them as well',
    works:
      'Direct provision can raise the quantity of training from Q₁ towards Q₂, since no firm has to fear that it pays for the workers of its rivals. As the courses are free, young people from poor families can take part too, which is a gain in equity',
    information:
      'Here empty places in some courses and too few in others show how little was known: ministers know less than firms do about the skills that will be needed, and where nothing has a price, no signal corrects them. Where there are enough places, students may even take courses whose cost is above MSB',
    people:
      'A minister wins votes with a college in his or her own region, whether or not it is needed there, and a college that cannot go bankrupt has little reason to save or to change its courses',
    costs:
      'Firms have closed courses of their own, an unintended effect, so that total training rises by less than the number of students in the colleges. Teachers and rooms cost as much for empty places as for full ones, and the taxes that pay for them may weaken incentives to work',
    other:
      'A subsidy for each worker who is trained, paid to firms and colleges alike, would have the same aim and leave the choice of courses to those who need the skills',
    verdict:
      'For the colleges I judge that the view may well be right as they are run today. If the courses that firms have closed were about as useful as those that are full, society pays for empty places and gains little. This does not show that direct provision must fail: courses chosen together with firms, in towns where there are applicants, could turn the balance. To be certain, one would have to know how total training in the skills that are needed has changed',
    notes: {
      third: 'a firm pays for training, but trained workers may leave for other firms',
      works: 'no firm has to pay for workers of its rivals; free courses are open to the poor',
      information: 'empty places beside queues: ministers know less than firms, and no price corrects them',
      people: 'colleges in regions of ministers; no risk of closure, so little reason to save or change',
      costs: 'firms have closed their own courses; empty places cost as much as full ones; taxes',
      other: 'a subsidy for each trained worker, which leaves the choice of courses to firms',
    },
    verdictPoint:
      'a conclusion such as: the view may well be right while ministers choose towns and courses, but the way it is run is at fault rather than direct provision itself; figures of total training are missing',
  },
] as const

question('does-intervention-make-it-worse', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(MEASURES) }),
  make: ({ each }) => {
    const { failure } = each
    const { checks, drawing } = failure.draw({ name: failure.name, product: each.product })
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt: `With the help of a diagram of the market failure, evaluate the view that ${each.measure} makes the allocation of resources worse than it was without intervention.`,
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'the failure and how the measure may correct it',
              [
                `market failure by an ${failure.effect}: ${each.notes.third}`,
                required(drawn(failure.diagramPoint, ...checks)),
                'efficient allocation: MSB = MSC; any move of the quantity towards Q₂ makes the welfare loss smaller',
                `how the measure works: ${each.notes.works}`,
              ],
            ],
            [
              'how it may make allocation worse',
              [
                'government failure: intervention that leaves resources allocated less efficiently than before; its costs are above its gains',
                `information: the quantity may be moved too far, ${failure.tooFar}, so that a new welfare loss arises; ${each.notes.information}`,
                `incentives of those who decide: ${each.notes.people}`,
                `unintended effects and administrative costs: ${each.notes.costs}`,
              ],
            ],
          ],
          judgement: [
            'compares allocation with the measure and without it, not with a perfect world; a weak policy is not government failure',
            'weighs the reduction of the welfare loss against the costs of the measure, and says what would have to be known',
            `considers another policy: ${each.notes.other}`,
            each.verdictPoint,
          ],
          solution:
            'Draw the market **without** intervention first: both curves that differ by the external effect, Q₁, Q₂ and the welfare loss. Show in it what the measure is meant to do. Then define government failure and go through its causes, information, incentives, unintended effects and administrative costs, with facts of the stem. The view is right only if the loss after the measure is **larger** than the loss before, so compare the two.',
          modelAnswer: [
            `A market fails if it leaves the allocation of resources inefficient, that is, if marginal social benefit and marginal social cost differ. The reason here is an ${failure.effect}. ${each.third}. ${failure.shown}.`,
            `The measure is meant to make this triangle smaller. ${each.works}. It does not have to reach Q₂ exactly. Every step in its direction is a gain, and the first steps bring the largest gain, because the gap between social benefit and social cost is widest at Q₁.`,
            `That a market fails, however, does not prove that a government will do better. Government failure occurs if intervention leaves resources allocated less efficiently than before. One cause is a lack of information. Officials do not know the curves of the diagram. If they move the quantity too far, ${failure.tooFar}, a new welfare loss arises on the other side of the optimum, and it may be larger than WL. ${each.information}.`,
            `Another cause lies in incentives. Those who decide do not bear the costs themselves. Politicians think of the next election, and officials have little reason to save money that is not theirs. ${each.people}. Finally there are unintended effects, by which people undo part of a measure, and the cost of administration. ${each.costs}.`,
            `It is not enough, then, to find faults in the measure. The view says that allocation is *worse* than it was, so two losses have to be compared. One is the triangle WL, which would have remained without intervention. The other consists of what is left of this triangle, of any new loss and of the costs of the measure. Only if the second is larger is there government failure. A measure with many faults may still be better than none. Whether it is the best one is a separate question. ${each.other}.`,
            `The answer depends on how large the market failure was, on how much those who carry out the measure need to know, and on whether they gain or lose by doing it well. Intervention is least likely to fail where it gives people a reason of their own to do what is efficient, or where it costs little, and most likely where politicians choose quantities and places without any signal from prices. ${each.verdict}.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
