import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { externalCostDiagram } from '../diagrams-a2'

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
