import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { objectivesDiagram } from '../diagrams-a2'

const { question, templates } = questionsOf('essay', '7.8')

export { templates }

const MANAGED = [
  {
    firm: 'the soft drinks company',
    stem: 'A large company that makes soft drinks belongs to many thousands of shareholders, none of whom owns more than one per cent. Its managers receive a bonus that rises with sales.',
    owners:
      'No shareholder has enough at stake to watch the managers closely, and the bonus rewards sales, so that the agents have both the freedom and a reason to sell more than Q₁',
    limit:
      'Shareholders can sell their shares. If profit is far below what it could be, the price of the shares falls, and another company may take over this one and replace the managers',
    rivals:
      'A well-known brand is a barrier to entry, so that profit is high enough to leave room for other aims',
    verdict:
      'For the soft drinks company I judge that the output lies between Q₁ and Q₂. Its managers will earn the profit that keeps shareholders content and use the rest of their freedom for sales. A bonus in shares instead of one for sales would move them towards Q₁, so the view describes a possible company but not this one',
    verdictPoint:
      'a conclusion such as: scattered owners and a bonus for sales make an output beyond Q₁ likely, as far as satisfied shareholders allow',
  },
  {
    firm: 'the family hotel',
    stem: 'A hotel in a small town has belonged to one family for three generations. The owners manage it themselves, know most of their guests and wish to hand it on to their children.',
    owners:
      'Owner and manager are the same person here, so that there is no conflict between principal and agent. But the owners may themselves want other things than profit: free evenings, a good name in the town and a hotel that will last',
    limit:
      'The family lives on the income of the hotel, and without some profit it cannot replace beds and heating. Nobody else pays for a mistake of the owners, so they have every reason to think about costs',
    rivals:
      'If other hotels open in the town, the owners may be left with no choice but to seek the largest profit, since even this may then be no more than normal profit',
    verdict:
      'For the family hotel I judge that the owners satisfice: they seek enough profit for the family and for repairs, and the survival of the hotel, not the largest profit of each year. The view comes closer to the truth the longer the period and the stronger the rivals, because a hotel that will last needs loyal guests and a sound profit',
    verdictPoint:
      'a conclusion such as: owners who manage a hotel themselves may choose to satisfice and to survive, unless strong rivals leave them no choice',
  },
  {
    firm: 'the film service',
    stem: 'A young company offers films over the internet for a monthly fee. Its founders own most of it, and investors have agreed to bear losses for five years. One more customer causes it little extra cost.',
    owners:
      'The founders own most of the company, so that manager and owner hardly differ. What they want is a large number of customers before rivals have won them, even at a loss',
    limit:
      'Investors have agreed to losses for five years only, and they expect high profit afterwards. The low fee may be a limit price, which keeps new firms out, and so a means to a larger profit later',
    rivals:
      'Customers who have joined one service may not quickly join another, so that the firm which is first to grow may later have the power to raise its fee',
    verdict:
      'For the film service I judge that it does not maximise the profit of this year but aims at the largest profit in the long run, so that the view is right for one period and wrong for the other. As marginal cost is low, its Q₁ lies close to Q₂ in any case, and the two aims lead to similar decisions',
    verdictPoint:
      'a conclusion such as: not in the short run but in the long run, and with a low marginal cost the two outputs are close to each other',
  },
] as const

question('profit-or-other-objectives', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(MANAGED) }),
  make: ({ each }) => {
    const { checks, drawing } = objectivesDiagram(each.firm)
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt: `With the help of a diagram that compares profit maximisation with revenue maximisation, evaluate the view that the decisions of ${each.firm} are best explained by profit maximisation.`,
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'profit maximisation',
              [
                'profit is total revenue minus total cost and is largest where MC = MR: before this output one more unit adds more to revenue than to cost, beyond it less',
                required(
                  drawn(
                    'a labelled diagram: AR, MR and MC, Q₁ where MR = MC with P₁ on AR, Q₂ where MR = 0 with P₂ on AR',
                    ...checks,
                  ),
                ),
                'profit rewards owners and pays for investment; strong competition leaves no choice, since even the largest profit is then only normal',
                `what binds the decisions to profit: ${each.limit}`,
                'other aims may serve profit in the long run: a larger market share, limit pricing, a good name',
              ],
            ],
            [
              'other objectives',
              [
                'revenue maximisation where MR = 0: output Q₂ is larger and the price P₂ lower; sales maximisation goes on to AR = AC, the last output with normal profit',
                'divorce of ownership from control: managers (agents) may prefer sales, pay and prestige to the profit of shareholders (principals)',
                `owners and managers here: ${each.owners}`,
                'profit satisficing, survival, social or environmental aims',
                'lack of information: firms rarely know MC and MR and may add a mark-up to average cost',
              ],
            ],
          ],
          judgement: [
            'tests “best explained” by the ownership of this firm and by the pay of those who decide',
            `considers competition: ${each.rivals}`,
            'distinguishes the short run from the long run',
            each.verdictPoint,
          ],
          solution:
            'Draw AR, MR below it and MC. Profit is largest where MR meets MC, revenue where MR meets the **axis**; read both prices off AR. Explain *why* profit falls beyond Q₁. Then ask who decides in this firm, what they want, and who or what limits them. The best answers see that some aims which look different from profit may be a way to more profit later.',
          modelAnswer: [
            `The traditional theory assumes that firms maximise profit, which is total revenue minus total cost. Profit is largest where marginal cost equals marginal revenue and MC is rising. As long as one more unit adds more to revenue than to cost, it raises profit; beyond that output it reduces it. In the diagram the demand curve of ${each.firm}, AR, slopes downwards. MR lies below it, since a lower price applies to all units. MR and MC cross at Q₁, and the price P₁ is read off AR.`,
            'A firm that maximises revenue goes on to Q₂, where MR is zero and total revenue can rise no further. At this output the price elasticity of demand is one. The price P₂ is lower. The units between Q₁ and Q₂ bring some revenue, but each costs more to produce than it adds, so profit is smaller than at Q₁. A firm that maximises sales goes up to the largest output that still earns normal profit, where AR equals AC. Consumers gain from both aims by a lower price and a larger quantity.',
            `Why should a firm give up profit? One reason is the divorce of ownership from control. In many companies shareholders are the principals and managers their agents. Managers know more about the business, and it is costly to watch them. Their pay and prestige may depend more on the size of the firm than on its profit. They may then satisfice: they earn enough to keep the owners content and follow their own aims beyond that. Other firms seek above all to survive, or have social aims. It is also hard to know MC and MR, so that many firms set a price by adding a mark-up to average cost. How does this apply here? ${each.owners}.`,
            `There are good arguments for the traditional view all the same. Profit is the reward of owners and the main source of money for investment, and a firm without it can hardly survive in the long run. ${each.limit}. Competition is a further limit. In a perfectly competitive market even the largest profit is no more than normal profit in the long run, so a firm with other aims would have to leave. Only firms with some market power are free to choose. ${each.rivals}. Moreover, what looks like another objective may be a means to the same end. A larger market share can lower average cost by economies of scale, and a good name can raise demand. And a theory does not have to describe how people think. If the firms that happen to come close to maximum profit are those that survive, it predicts well, even though no manager has ever drawn an MR curve.`,
            `Whether decisions are best explained by profit maximisation therefore depends on who decides and what they are paid for, on how much competition leaves room for other aims, and on the period. Over one year the differences between the objectives can be large, while over many years they tend to become smaller, because growth and survival need profit, and profit needs customers. The shape of the curves matters too: where marginal cost is low, Q₁ and Q₂ lie close together. ${each.verdict}.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
