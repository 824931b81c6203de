import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { externalBenefitDiagram, externalCostDiagram } from '../diagrams-a2'

const { question, templates } = questionsOf('essay', '7.4')

export { templates }

const POLLUTERS = [
  {
    product: 'cement',
    stem: 'In Country X, three large works make all the cement. They emit carbon dioxide, and dust that falls on the towns nearby. The government plans an indirect tax on each tonne of cement.',
    harm: 'The people of the towns breathe in the dust and clean it from their houses, and the carbon dioxide adds to the warming of the climate',
    demand:
      'Builders have few close substitutes for cement, so demand is inelastic and much of the tax is passed on in its price',
    method:
      'a tax on cement is the same whether or not a works has filters, so it gives the works no reason to install them',
    rule: 'A law can demand filters against dust, and with only three works it is easy to check that they are used',
    other:
      'Permits for carbon dioxide could be traded, but among three firms the market for them would be thin, and one firm might hold them back to hinder the others',
    assumption:
      'The diagram also treats the works as if none of them could influence the price. If the three use market power, their output is already below Q₁, and a tax equal to the whole external cost would reduce it too far',
    verdict:
      'For cement I judge that the planned tax is better than no action but not the best policy. A tax on each tonne of carbon dioxide, which can be measured at three works, would reward cleaner methods as well as a smaller output, and a rule about filters deals with the dust',
    verdictPoint:
      'a conclusion such as: tax the carbon dioxide instead of the cement, and add a rule on filters, since three works are easily checked',
  },
  {
    product: 'leather',
    stem: 'In Country X, several hundred small workshops make leather, most of it for export. Their waste water poisons a river from which villages drink. The government plans an indirect tax on each square metre of leather.',
    harm: 'Villagers fall ill or have to bring clean water from elsewhere, and fishermen catch less',
    demand:
      'Foreign buyers can turn to the leather of other countries, so demand is elastic: output and jobs would fall by a great deal, while the price would rise little',
    method:
      'a tax on leather is the same whether or not a workshop cleans its waste water, so it gives no reason to do so',
    rule: 'A law can forbid the release of untreated water, but inspectors would have to visit hundreds of workshops, and some of them might be bribed',
    other:
      'The state could provide a treatment plant to which the workshops are connected, since one plant for all has economies of scale which no workshop could reach alone',
    assumption:
      'The diagram also stops at the frontier. Workshops in other countries do not pay the tax, so part of the production may move there, and the pollution with it',
    verdict:
      'For leather I judge that the tax is not the best policy. Poison in drinking water does such harm that the quantity released has to be limited with certainty, and a tax leaves it open. The best policy is a treatment plant together with the duty to use it, and a tax or a charge is useful above all as a way to pay for the plant',
    verdictPoint:
      'a conclusion such as: poison calls for a certain limit, so a shared treatment plant with a duty to use it is better, and the tax may pay for it',
  },
  {
    product: 'flights',
    stem: 'The airlines of Country X emit carbon dioxide, and their aeroplanes wake people who live near airports. The government plans an indirect tax on each seat that is sold.',
    harm: 'Residents lose sleep, and the carbon dioxide adds to the warming of the climate, which harms people in many countries',
    demand:
      'For holidays demand is likely to be elastic, as there are other ways to spend them, and for urgent business inelastic, so that it is mainly holiday flights that the tax would reduce',
    method:
      'a tax on seats is the same for an old aeroplane that burns much fuel as for a new one that burns little, so it gives an airline no further reason to replace the old one',
    rule: 'A law can forbid flights at night, which removes the worst of the noise and is easily checked, though it leaves runways unused and does little about carbon dioxide',
    other:
      'Permits for carbon dioxide could be traded between the airlines, so that those that can save fuel cheaply save most, but their price may swing widely with the number of passengers',
    assumption:
      'The diagram also stops at the frontier. Where a passenger can leave from an airport of a neighbouring country instead, the tax is avoided and the carbon dioxide is emitted all the same',
    verdict:
      'For flights I judge that a tax is the best policy for carbon dioxide, which does the same harm wherever it is emitted, provided that it is placed on fuel or emissions instead of seats and that neighbouring countries do likewise. For noise, which depends on the hour and the place, a rule about night flights is better',
    verdictPoint:
      'a conclusion such as: a tax on fuel or emissions for carbon dioxide, but a rule for noise at night; each harm needs its own policy',
  },
] as const

question('tax-on-a-polluting-good', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(POLLUTERS) }),
  make: ({ each }) => {
    const { checks, drawing } = externalCostDiagram({
      name: 'externalities/cost-drawn',
      product: each.product,
    })
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt: `With the help of a diagram, evaluate the view that an indirect tax is the best policy to correct the market failure that arises from the production of ${each.product}.`,
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'for the tax',
              [
                'market failure: third parties bear an external cost, so MSC = MPC + MEC lies above MPC, and firms and buyers ignore the difference',
                required(
                  drawn(
                    'a labelled diagram: D, MPC and MSC above it, market output Q₁ and price P₁, optimum Q₂ and P₂, and the welfare loss between them',
                    ...checks,
                  ),
                ),
                'over-production: for each unit from Q₂ to Q₁ MSC is above the benefit to buyers; the triangle adds up the loss',
                'a tax equal to the external cost raises MPC to MSC: output falls to Q₂, the externality is internalised and the polluter pays',
                'the market still decides who produces and who buys; revenue can compensate victims or replace other taxes',
              ],
            ],
            [
              'against the tax, and other policies',
              [
                'information: the external cost in money is not known, so the tax may be too low or too high (government failure)',
                `elasticity of demand: ${each.demand}`,
                `what the diagram leaves out: ${each.assumption}`,
                `a tax on output: ${each.method}`,
                `regulation: ${each.rule}`,
                `another policy: ${each.other}`,
              ],
            ],
          ],
          judgement: [
            'tests “best”: compares the tax with at least one other policy by the same criteria, such as certainty, cost and incentives',
            'distinguishes a tax on the product from a tax on the pollution',
            'recognises that the optimum is not zero output, and that the government may fail as well as the market',
            each.verdictPoint,
          ],
          solution:
            'Begin with the failure, not with the tax: who is the third party, and why is MSC above MPC? Draw D, MPC and MSC, both outputs and the triangle of welfare loss, and show the tax as the **vertical** distance at Q₂. Then test the word *best*: what must the government know, what does a tax on the *product* leave unchanged, and how would a rule or another policy do? Judge by the facts of this industry.',
          modelAnswer: [
            `A market fails when it does not allocate resources efficiently. Allocation is efficient where marginal social benefit equals marginal social cost. The production of ${each.product} causes an external cost, a cost to third parties who neither produce nor buy it. ${each.harm}. Marginal social cost is therefore marginal private cost plus marginal external cost, and MSC lies above MPC.`,
            'Firms count only the costs that they pay. In the diagram the market produces Q₁ at the price P₁, where MPC meets the demand curve D, which is here taken as both the private and the social benefit of the good. The social optimum is Q₂, where MSC meets D. Every unit between Q₂ and Q₁ costs society more than it is worth to its buyer, and the triangle WL adds up these losses. The price P₁ is too low, because it leaves out the cost to third parties. A specific tax equal to the external cost, the vertical distance between the two curves at Q₂, raises the costs of the firms from MPC to MSC. They now behave as if the harm were their own: the externality is internalised. Output falls to Q₂, buyers pay P₂ and the welfare loss disappears.',
            `Such a tax has several strengths. The polluter pays. Output does not fall to zero, which would be wrong as long as some units are worth more than their full cost. Nobody in the government has to decide which firm should produce less, since firms with high costs and buyers with a low valuation leave the market first. The revenue can pay compensation, or make it possible to lower other taxes. How much quantity and price change depends on elasticity. ${each.demand}. That in itself is no fault of the tax, for the optimum Q₂ too lies close to Q₁ where demand is inelastic and further away where it is elastic, but it decides who bears the burden.`,
            `However, the argument assumes that the government knows the external cost. Harm to health and to nature has no market price. If the tax is set too low, part of the welfare loss remains, and if it is far too high, so little may be produced that the loss is larger than before: government failure. ${each.assumption}. Second, what does the harm is the pollution and not the good: ${each.method}. Third, there are other policies. ${each.rule}. A rule gives certainty about what is done, but it treats all firms alike, even those for which it is very costly, and none has a reason to do better than it demands. ${each.other}.`,
            `Whether a tax is the *best* policy therefore depends on three things. One is how well the harm can be measured, since a tax can only be right if its rate is. Another is whether the tax falls on the pollution itself, in which case it rewards cleaner methods too. The third is how dangerous it is to be wrong: a tax fixes the price of pollution and leaves its quantity open, which is acceptable if a little more does little more harm, but not otherwise. All the policies suffer from lack of information and from the pressure of the industry, so the comparison is between imperfect alternatives. ${each.verdict}.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})

const HELPFUL = [
  {
    product: 'vaccinations against measles',
    capacity: 'doctors and nurses',
    stem: 'In Country X, parents pay doctors for a vaccination against measles. Seven children in ten are vaccinated, and doctors say that the disease would disappear if it were nineteen in twenty. The government considers making the vaccination free.',
    gain: 'A vaccinated child cannot easily pass on measles, so that other children are protected, above all babies who are too young for the vaccination. They and their families are third parties, who gain and pay nothing',
    size: 'With measles the external benefit is large, since one child can infect many. At the optimum nearly every child is vaccinated, so that here, unlike in the diagram, a price of zero can hardly lead to too many vaccinations',
    sizePoint:
      'the external benefit is large, so a price of zero is close to the right one and can hardly lead to too many vaccinations',
    response:
      'With measles it is one reason among several. Some parents do not fear a disease that they have never seen, some believe that the vaccination is dangerous, and some live far from a doctor. For the first two MPB is low or even negative, and for the third the journey may cost more than the vaccination. Waiving the fee does not change this. In the first two cases the externality is joined by information failure',
    responsePoint:
      'some parents have a low or negative MPB because of wrong information, others live too far away: a price of zero alone does not reach them',
    other:
      'Nurses who visit schools and villages, information from doctors whom parents trust, or the rule that only vaccinated children may enter a school would deal with these doubts and distances directly',
    otherPoint: 'nurses in schools and villages, information, or a rule for entry to school',
    verdict:
      'For measles I judge that free provision is the right beginning and not enough by itself. With an external benefit of this size the price should not keep any child away. But the last children will be reached by nurses and information, and by compulsion only if these fail',
    verdictPoint:
      'a conclusion such as: free provision is right because the benefit to others is so large, but it needs information and easy access beside it',
  },
  {
    product: 'university courses',
    capacity: 'teachers and rooms',
    stem: 'In Country X, students pay the full cost of university courses. One young person in five enters a university, and graduates earn nearly twice as much as other workers. The government considers making the courses free.',
    gain: 'Graduates pass on knowledge to those with whom they work, found firms that employ others and pay more tax. Colleagues and taxpayers are third parties here, who gain without having paid for the course',
    size: 'With university courses the private benefit is large: graduates earn nearly twice as much. The external benefit is probably only a part of the cost, so that a price of zero would be below the price that students should pay at Q₂, and courses would be taken that cost society more than they bring',
    sizePoint:
      'most of the benefit is private (higher pay), so a price of zero would lead beyond the optimum',
    response:
      'Here this is only partly so. Some young people could repay the fee out of later income, but no bank lends to them without security. Free courses would help them, and so would a loan. Others lack the schooling to be admitted at any price. Without better schools, free courses would go mainly to the children of families that could have paid, in part at the expense of taxpayers who are poorer',
    responsePoint:
      'a loan would help those who lack only credit, and no price helps those who lack schooling; free courses may mainly help families that could have paid',
    other:
      'A subsidy for a part of the fee, together with loans that graduates repay out of later income, would correct the external benefit and the failure of the market for loans at a lower cost',
    otherPoint: 'a partial subsidy, with loans that are repaid out of later income',
    verdict:
      'For university courses I judge that free provision is not the best way. A partial subsidy and loans can reach the same students for less, and the money saved may bring larger external benefits in schools. The judgement would be different for subjects such as nursing, where pay is low and the benefit to others large',
    verdictPoint:
      'a conclusion such as: not free, since most of the benefit is private; a partial subsidy and loans do as much for less',
  },
  {
    product: 'bus rides',
    capacity: 'buses and drivers',
    stem: 'In the capital of Country X, most people drive to work, and traffic jams add half an hour to each journey. Buses are half empty even in the morning. The government considers making bus rides free.',
    gain: 'Somebody who leaves the car and takes the bus shortens the journey of all other drivers and spares residents fumes. They are third parties to the bus ride: they gain, and no passenger counts their gain',
    size: 'With buses the external benefit differs by hour and passenger. It is large for a ride at eight in the morning that replaces a car, and the marginal cost of a seat in a half-empty bus is low, so that a very low fare may be right then. A ride that replaces a walk, or is taken at midnight, helps hardly anybody else, and free fares make no difference between them',
    sizePoint:
      'the benefit is large only where a ride replaces a car at a busy hour, and free fares do not distinguish',
    response:
      'How many drivers would change depends on the cross elasticity of demand between cars and buses. If people drive because the bus is slow and late and not because of the fare, this elasticity is low. Then it is mainly those who walk or cycle today who fill the buses, and the jams remain',
    responsePoint:
      'cross elasticity between car and bus may be low if buses are slow; walkers and cyclists may fill them instead',
    other:
      'Lanes for buses would make them faster than cars, and a charge for driving into the city at busy hours would deal with the external cost of the car itself, where the root of the failure lies',
    otherPoint: 'bus lanes, and a charge for driving at busy hours, which deals with the root',
    verdict:
      'For bus rides I judge that free provision is a weak remedy. The external benefit of the bus is mainly the external cost of the car avoided, and a charge on driving acts on this directly and brings in money for faster buses. Low fares at busy hours are useful beside it, because those who leave the car need an alternative',
    verdictPoint:
      'a conclusion such as: a charge on driving and faster buses do more than free rides, which may attract the wrong passengers',
  },
] as const

question('free-provision-of-a-good-with-external-benefits', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(HELPFUL) }),
  make: ({ each }) => {
    const { checks, drawing } = externalBenefitDiagram({
      name: 'externalities/benefit-drawn',
      product: each.product,
    })
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt: `With the help of a diagram, assess whether free provision by the government is the best way to correct the market failure that arises from the consumption of ${each.product}.`,
          command: 'Assess',
          ...drawing,
          sides: [
            [
              'the failure, and what a lower price does',
              [
                'external benefit of consumption: third parties gain, so MSB = MPB + MEB lies above MPB, and buyers ignore the difference',
                required(
                  drawn(
                    'a labelled diagram: MPB and MSB above it, S (MPC = MSC), market output Q₁ and price P₁, optimum Q₂, and the welfare loss between them',
                    ...checks,
                  ),
                ),
                'under-consumption: each unit from Q₁ to Q₂ is worth more to society than it costs; the triangle adds up the gains that are missed',
                'a subsidy equal to the external benefit, the vertical distance between MSB and MPB at Q₂, lowers the price until consumers choose Q₂',
                'free provision goes further: consumers use the good until MPB is zero, and nobody is kept away by a lack of money',
              ],
            ],
            [
              'against free provision, and other policies',
              [
                `is zero the right price? ${each.sizePoint}`,
                `do consumers respond? ${each.responsePoint}`,
                'opportunity cost: the good is paid for from taxes, and more demand may lead to queues or lower quality',
                `another policy: ${each.otherPoint}`,
              ],
            ],
          ],
          judgement: [
            'tests “best”: compares free provision with a subsidy or another policy by the same criteria',
            'sees that a price of zero is right only if the external benefit at the optimum is as large as the whole marginal cost',
            'considers government failure: the external benefit in money is not known',
            each.verdictPoint,
          ],
          solution:
            'Name the third party first, then draw MPB, MSB above it, and supply, with both quantities and the triangle of welfare loss from Q₁ to Q₂. Show the subsidy as the **vertical** distance at Q₂, and ask where consumers would stop at a price of zero. Is that near Q₂ for this good? Then ask what really keeps people from using it, since a lower price only helps those who stay away because of the price.',
          modelAnswer: [
            `Resources are allocated efficiently where marginal social benefit equals marginal social cost. The consumption of ${each.product} has an external benefit, which goes to third parties. ${each.gain}. Marginal social benefit is therefore marginal private benefit plus marginal external benefit, and MSB lies above MPB.`,
            'Consumers look only at their own benefit. In the diagram they buy Q₁ at the price P₁, where MPB meets S, which is taken as both private and social cost. The social optimum is Q₂, where MSB meets S. Every unit between Q₁ and Q₂ would be worth more to society than it costs, but it is not consumed, and the triangle WL adds up the gains that are missed. A subsidy equal to the external benefit, the vertical distance between MSB and MPB at Q₂, would correct this. It shifts S downwards until it meets MPB at Q₂. Producers receive the price that covers their cost at Q₂, and consumers pay the lower price at which they themselves choose this quantity.',
            `Free provision goes further. The government pays the whole cost out of taxes, and people use the good until MPB is zero, where the curve meets the horizontal axis. In my diagram MPB, continued to the axis, reaches it to the right of Q₂, so that the last units would cost society more than they are worth. A price of zero is exactly right only if, at Q₂, the external benefit is as large as the whole marginal cost. ${each.size}. Free provision also has an advantage of its own: no one is excluded because of a low income, and nothing has to be collected from the users.`,
            `A policy that acts through the price helps only if it is the price that keeps people away. ${each.response}. There are further difficulties. Free provision has an opportunity cost: the taxes could have paid for something else, and they may themselves reduce effort or spending. If demand grows faster than the government can add ${each.capacity}, there are queues, and quality falls. Without a price, the government also loses the signal that tells it where more is wanted. Finally, it has to estimate a benefit that is not sold on any market. It may be wrong, and pressure groups will tell it that the benefit is large. For these reasons other policies have to be compared. ${each.other}.`,
            `The diagram shows that doing nothing is inefficient. It does not show that free is best. The larger the external benefit is in relation to the cost, the better the case for a price of zero. The more the gain belongs to the users themselves, or the less they respond to price, the weaker it becomes. Fairness is a separate argument, for which help to those with low incomes may be enough. ${each.verdict}.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
