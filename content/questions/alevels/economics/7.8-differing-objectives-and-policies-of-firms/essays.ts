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

const SELLERS = [
  {
    seller: 'the railway company',
    stem: 'A private railway company in Country X is the only one that runs trains between the two largest cities. A ticket for a train before nine in the morning costs \\$40 and a ticket for a train at noon \\$18. Students pay half of either price, and a ticket is valid for one train only.',
    conditions:
      'No other company runs trains there, whoever starts work at nine cannot wait until noon, and a ticket for noon cannot be used at eight, or a student’s ticket by anybody else',
    losers:
      'Commuters pay \\$40 where a single price might be about \\$28, and those without a car, for whom a coach is too slow every day, can hardly avoid it',
    gainers:
      'At noon students travel for \\$9 and people on a visit for \\$18, who would take a coach or stay at home at \\$28',
    fixed:
      'Tracks and stations are fixed costs, and what commuters pay may keep trains at noon and in the evening in service that would otherwise be withdrawn',
    cost: 'How many trains the company needs is decided by the morning. More passengers at eight o’clock need more trains, while one more at noon takes a seat that would be empty. So far as the price reflects this difference in cost, it is not discrimination at all, and it makes the morning less crowded. The half price for students on the same train, in contrast, has nothing to do with cost',
    costPoint:
      'capacity is set by the morning, so marginal cost is higher then: part of the difference is not discrimination, unlike the student fare',
    verdict:
      'For the railway I judge that its prices are in the interest of consumers as a whole, but not of each of them. Seats are used that would be empty and the morning is less crowded, yet commuters who have no close substitute probably pay more than the cost that they cause. A regulator who limits the morning fare and leaves the company free to lower the others would keep most of the gain',
    notes: {
      conditions: 'the only railway, commuters who cannot wait, tickets for one train only',
      losers: 'commuters without a car pay \\$40, where a single price might be about \\$28',
      gainers: 'students and visitors travel for \\$9 or \\$18, who would not at \\$28',
      fixed: 'revenue from commuters may keep trains at noon in service',
    },
    verdictPoint:
      'a conclusion such as: in the interest of consumers as a whole but not of commuters, whose fare a regulator should limit',
  },
  {
    seller: 'the cinemas',
    stem: 'In a city of Country X, three companies own the cinemas. Each of them charges \\$12 for adults, \\$7 for students and pensioners, and \\$6 for everybody on Mondays. On most evenings half of the seats are empty.',
    conditions:
      'The three have some power over price, as their halls and films differ, students and pensioners react more strongly to price and can show a card, and a reduced ticket is checked at the door',
    losers:
      'Adults pay \\$12 where a single price might be about \\$10, though those for whom this is too much can come on a Monday or watch a film at home',
    gainers:
      'Students and pensioners who would not come at \\$10 do so at \\$7, and on Mondays anyone with a low income can see the same film for \\$6',
    fixed:
      'The building and the staff cost almost the same whether a hall is full or half empty, and without the revenue from cheap seats small halls might close',
    cost: 'Where half of the seats are empty, one more visitor adds hardly anything to cost, so marginal cost is about the same for all groups and the whole difference in price is discrimination. What limits it is rivalry: if one company raised its adult price far above the others, adults would go elsewhere, unless the three collude',
    costPoint:
      'with empty seats marginal cost is close to zero for all, and rivalry between the three limits the adult price unless they collude',
    verdict:
      'For the cinemas I judge that price discrimination is in the interest of most consumers. Empty seats are filled, those who pay least mostly have low incomes, and rivals and films at home leave little room to exploit adults. The judgement would change if the three companies became one, or if halls were full, since a cheap seat for one visitor would then be a seat lost to another',
    notes: {
      conditions:
        'halls and films differ, students and pensioners are more sensitive to price, cards are checked',
      losers:
        'adults pay \\$12, where a single price might be about \\$10; Mondays and films at home are substitutes',
      gainers: 'students, pensioners and visitors on Mondays who would stay away at \\$10',
      fixed: 'building and staff cost the same for empty seats; cheap seats may keep small halls open',
    },
    verdictPoint:
      'a conclusion such as: in the interest of most consumers while seats are empty and the three compete, otherwise not',
  },
  {
    seller: 'the medicine company',
    stem: 'A company holds the patent of a medicine against a disease of the liver. A day’s tablets cost \\$3 to make. The company sells them for \\$90 in high-income countries, where insurance pays, and for \\$5 in low-income countries, where patients pay themselves.',
    conditions:
      'The patent makes the company a monopolist, insured patients hardly react to a price that they do not pay themselves while poor patients have to, and with its patent it can usually stop others from importing the cheap tablets',
    losers:
      'In high-income countries people pay \\$90 through their contributions to insurance, although a single price would hardly help them: as most revenue comes from there, the company would set it close to \\$90',
    gainers:
      'At a single price near \\$90 hardly anyone in a low-income country could be treated, whereas many can be treated at \\$5, and nobody elsewhere pays more for it',
    fixed:
      'Research had to be paid for before the first tablet was sold, much of it for attempts that failed, and a price of \\$5 for all would leave too little to pay for this medicine or the next one',
    cost: 'The tablets are the same and cost the same to make, so the difference of \\$85 is discrimination. But the groups are countries and not people. A rich patient in a low-income country pays \\$5, while a poor one without insurance in a high-income country is asked for \\$90. And if many cheap tablets were smuggled into dear markets, the company might end the low price',
    costPoint:
      'the tablets cost the same, but the groups are countries: the rich in poor countries pay \\$5, the uninsured in rich countries \\$90; smuggling would endanger the low price',
    verdict:
      'For the medicine I judge that price discrimination is clearly in the interest of patients in low-income countries, and that it costs those in high-income countries little, since a single price would be about as high as theirs. It does not serve people without insurance in rich countries. Whether \\$90 is too much is a question about the patent and the bargaining of insurers rather than about discrimination',
    notes: {
      conditions:
        'a patent, insured patients who hardly react to price, imports of cheap tablets that the patent can stop',
      losers: 'contributions to insurance pay \\$90, but a single price would be close to \\$90 as well',
      gainers: 'patients in low-income countries, hardly any of whom could pay \\$90',
      fixed: 'research has to be paid for; \\$5 for all would leave too little for it',
    },
    verdictPoint:
      'a conclusion such as: in the interest of patients in poor countries at little cost to those in rich ones, except people without insurance',
  },
] as const

question('price-discrimination-and-consumers', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(SELLERS) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt: `Discuss whether price discrimination by ${each.seller} is in the interest of consumers.`,
        command: 'Discuss',
        sides: [
          [
            'price discrimination',
            [
              'meaning: different prices for the same product that are not due to differences in cost',
              `conditions: market power, different price elasticities of demand, no resale; here ${each.notes.conditions}`,
              'third degree (groups or times): MR = MC in each market, so the less elastic group pays the higher price; first degree (each buyer) and second degree (by quantity or version) may be compared',
            ],
          ],
          [
            'against the interest of consumers',
            [
              'those with less elastic demand pay more than under a single price; their consumer surplus becomes profit, a transfer',
              `who loses: ${each.notes.losers}`,
              'if total output does not rise, units go to buyers who value them less than others who go without: a loss of efficiency',
              'higher profit may strengthen market power, for example by paying for predatory pricing against an entrant',
            ],
          ],
          [
            'in the interest of consumers',
            [
              'those with more elastic demand pay less, or can buy at all; output may rise towards the level where P = MC',
              `who gains: ${each.notes.gainers}`,
              `fixed costs: ${each.notes.fixed}`,
              'equity: those who pay less often have lower incomes; profit may pay for better products (dynamic efficiency)',
            ],
          ],
        ],
        judgement: [
          'compares with a definite alternative: a single price of the same firm, and says where that price would lie',
          'separates consumers into groups instead of treating them as one, and separates a transfer from a gain or loss of output',
          `asks how much of the difference is due to cost, and what limits it: ${each.costPoint}`,
          each.verdictPoint,
        ],
        solution:
          'Define price discrimination and show that its conditions are met **here**. Explain by elasticity which group pays more. Then ask: compared with what? Compare with the single price that the same firm would charge, and say for each group whether it gains or loses and whether more is sold in all. Do not merely list the three degrees, and do not call a difference in price discrimination where it reflects a difference in cost.',
        modelAnswer: [
          `Price discrimination means that a firm charges different prices for the same product for reasons other than cost. It needs three conditions. The firm must be a price maker, buyers must differ in their price elasticity of demand, and those who buy cheaply must not be able to resell. These conditions are met here. ${each.conditions}. As groups of buyers pay different prices, this is above all discrimination of the third degree. In the first degree each buyer would pay the most that he or she was willing to pay. In the second the price depends on the quantity or on the version.`,
          `The firm maximises profit if MR equals MC in each market. The less elastic demand is, the further the price lies above MR, so the group with fewer substitutes pays more. Compared with a single price, which would normally lie between the two, this group loses consumer surplus. ${each.losers}. What is lost in this way becomes profit. That is a transfer and no waste, but it is hardly in the interest of those who pay. There can also be a loss of efficiency. If no more is sold in all than at a single price, some units go to buyers who value them at little more than the low price, while others who would have paid more go without.`,
          `Other consumers gain. ${each.gainers}. A firm with a single price would have to lower it for everyone in order to reach buyers with a low willingness to pay, and it may decide to do without them. Where this is so, discrimination adds their purchases and takes nothing from the rest: total output rises, and the deadweight loss of market power becomes smaller. In the first degree output would even rise to the point where the price of the last unit equals MC, but no consumer surplus would be left. Efficiency and the interest of consumers are not the same thing.`,
          `A further argument concerns fixed costs. If no single price brings enough revenue to cover average cost, the product is not supplied at all, and a buyer who pays a high price is still better off than one who cannot buy. ${each.fixed}. Equity may gain too, since people with elastic demand often have low incomes, though poor people may also lack substitutes.`,
          `How far does the difference in price reflect a difference in cost, and what limits it? ${each.cost}.`,
          `Consumers are not one person, so that the answer can only be a balance. It depends on what the single price would be, on whether total sales rise, and on whether those who pay more can turn to rivals or substitutes. If all that changes is who pays, discrimination serves the owners. If it opens the market to buyers who would otherwise be left out, or pays for something that would not exist without it, it serves consumers too. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
