import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '8.1')

export { templates }

const STATE_OWNED = [
  {
    firm: 'the state airline',
    stem: 'The only airline of Country X belongs to the state. For each aeroplane it employs twice as many workers as foreign airlines do, and it has made losses for years. The law allows no other airline to fly between the cities of the country.',
    waste:
      'Twice as many workers for each aeroplane as elsewhere is a clear sign of X-inefficiency, and an owner who had to bear the losses would also give up any flights that please a minister but carry few passengers',
    rivals:
      'Aeroplanes can be leased and moved from one route to another, so that the market would be contestable if the law admitted rivals. As long as it does not, a private owner would have a monopoly protected by law and would probably raise fares',
    social:
      'Most flights have no external benefit, although a remote town may depend on one, and the external costs of noise and carbon dioxide are the same whoever owns the aeroplanes',
    other:
      'Deregulation needs no sale. If other airlines may fly between the cities, even a state airline has to lower its costs or lose its passengers, provided that the government does not go on paying for its losses',
    verdict:
      'For the airline I judge that privatisation is a good policy but that deregulation is the better one, and that the order matters. The routes should be opened first and the airline sold afterwards, with an open subsidy for the few flights on which remote places depend. Sold together with its legal monopoly, the airline would bring the state a higher price and do passengers more harm than it does now',
    notes: {
      waste:
        'twice as many workers for each aeroplane as elsewhere (X-inefficiency); flights that please ministers',
      rivals: 'contestable, since aeroplanes can be leased and moved, but only if the law admits rivals',
      social:
        'few external benefits (remote towns); external costs of noise and carbon dioxide under any owner',
      other: 'deregulation without a sale, if losses are no longer paid',
    },
    verdictPoint:
      'a conclusion such as: open the routes to rivals first and sell afterwards; a sale with the legal monopoly would make matters worse',
  },
  {
    firm: 'the state water company',
    stem: 'In Country X, a state company supplies a large city with water. A third of the water is lost through old pipes, the price covers half of the cost, and the poorest districts still have no connection.',
    waste:
      'A private owner would lose revenue with every litre that leaks away, and would have a reason to mend the pipes for as long as this costs less than the water is worth to the firm. At a price that covers half of the cost, however, nobody would buy the company unless the price was allowed to rise',
    rivals:
      'One network of pipes supplies a city at a lower cost than two would, so water is a natural monopoly, and as demand for it is very inelastic, an owner free to set the price could raise it by much',
    social:
      'Clean water prevents diseases that would spread to others, so the social benefit is above the private one, and a connection for a poor district is worth more to society than to a firm that seeks profit',
    other:
      'The company could remain with the state and charge a price that covers cost, with a cheap first block for small users, while its managers have to publish what is lost and how many homes are connected. Or the city could keep the pipes and let firms bid for the right to run them for ten years, which is competition for the market where there can be none in it',
    verdict:
      'For the water company I judge that privatisation is not the best policy. Its main fault is a price below cost, which leaves no money for pipes and connections and can be mended without a sale, while a sale would add the danger of a private monopoly in a necessity. The answer would be different if the state could neither borrow nor keep politics out of the company, so that the pipes would never be mended, and if there was a strong regulator',
    notes: {
      waste: 'a third of the water leaks away, but at a price of half the cost no owner would invest or buy',
      rivals: 'a natural monopoly with very inelastic demand',
      social: 'clean water prevents diseases of others; connections for poor districts',
      other:
        'a price that covers cost with a cheap first block, published aims, or bids for the right to run the pipes',
    },
    verdictPoint:
      'a conclusion such as: not the best for a natural monopoly in a necessity; a price that covers cost and aims for the managers do more, unless the state cannot finance or run the company',
  },
  {
    firm: 'the state post office',
    stem: 'The post office of Country X belongs to the state. It must deliver letters to every village at the same price. The number of letters falls by a tenth each year. Parcels, which several private firms deliver as well, bring it a profit.',
    waste:
      'As the number of letters falls, there are too many offices and sorting centres, and a private owner would close some of them sooner than a minister who fears for votes',
    rivals:
      'For parcels there are several firms, which would go on competing whoever owned the post office. For letters a second postman at each door would only raise average cost, but letters have a close substitute in email, so the power over their price is small',
    social:
      'Delivery to every village at one price keeps old people and small firms in contact with others. It costs more there than it brings in, and is paid for by cheaper deliveries in cities and by parcels. An owner who seeks profit would end it unless a rule or a subsidy kept it going',
    other:
      'The two parts can be separated. The government could sell the parcels and pay for letters to remote villages under a contract, given to the firm that asks for the smallest subsidy',
    verdict:
      'For the post office I judge that privatisation is the best policy for one half of it. Parcels are an ordinary market in which the state has no special task. Letters to villages will hardly ever earn a profit, so they can be kept only by a subsidy, and this should be paid openly for as long as enough people depend on them. To sell the whole without such an arrangement would save money by ending what the post office was meant for',
    notes: {
      waste: 'too many offices and sorting centres for a falling number of letters',
      rivals: 'several firms for parcels; letters have a close substitute in email',
      social: 'one price for every village, paid for by cities and parcels; profit would end it',
      other: 'sell the parcels, and give a subsidised contract for letters to villages',
    },
    verdictPoint:
      'a conclusion such as: sell the parcels, where there is competition, and pay openly for letters to villages, which profit would not keep',
  },
] as const

question('privatisation-the-best-policy', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(STATE_OWNED) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt: `Evaluate the view that the privatisation of ${each.firm} would be the best policy to make the allocation of resources more efficient.`,
        command: 'Evaluate',
        sides: [
          [
            'for privatisation',
            [
              'privatisation: transfer of a firm or an industry from state to private ownership; efficiency: lowest average cost (productive), P = MC or MSB = MSC (allocative)',
              'profit motive, risk of bankruptcy and of a takeover: owners press for lower costs, better quality and new methods (dynamic efficiency)',
              'an end to political interference and to losses paid for by taxpayers; the state receives the price of the sale once',
              `waste in this firm: ${each.notes.waste}`,
            ],
          ],
          [
            'against privatisation',
            [
              'a private monopoly may restrict output and charge P > MC; without rivals a private firm too may be X-inefficient',
              `competition here: ${each.notes.rivals}`,
              `social costs and benefits, equity: ${each.notes.social}`,
              'regulation of the private firm: the regulator knows less about costs than the firm and may come under its influence (government failure)',
            ],
          ],
          [
            'other policies',
            [
              'deregulation: ends legal barriers to entry; works through competition whoever owns the firm',
              'reform under state ownership, price caps, subsidies for services with external benefits',
              `another way here: ${each.notes.other}`,
            ],
          ],
        ],
        judgement: [
          'tests “best” by comparing privatisation with at least one other policy by the same criteria',
          'distinguishes ownership from competition: which of the two would bring the gain in this industry?',
          'distinguishes productive from allocative efficiency, or efficiency from equity and from revenue for the state',
          each.verdictPoint,
        ],
        solution:
          'Say first what efficient means: lowest cost, and the output that society values most. Explain how a change of **owner** could bring either, and then what it leaves unchanged: the number of rivals, external costs and benefits. Use the stem to find what is wrong in this firm and ask which policy deals with that cause. Do not judge by ideology or by examples of other countries alone.',
        modelAnswer: [
          'Resources are allocated efficiently if goods are produced at the lowest possible average cost, which is productive efficiency, and in the quantities at which marginal social benefit equals marginal social cost, which is allocative efficiency. Privatisation is the transfer of a firm or an industry from state to private ownership.',
          `The case for privatisation is about incentives. Private owners receive the profit and bear the losses, so they press managers to cut costs, to improve quality and to look for new methods. If they fail, the firm may go bankrupt or be taken over. In a state firm, by contrast, losses are paid by taxpayers, none of whom has much reason to watch the managers, and ministers may use the firm to win votes. Costs can then stay above the lowest level that is possible, which is called X-inefficiency. ${each.waste}. The sale also brings in revenue, but only once, in return for all later profits, and this says nothing about how resources are used.`,
          `The first objection is that a new owner is not yet a competitor. A private firm is forced to be efficient by its rivals, and without them its profit motive works against consumers: it restricts output to the level at which MR equals MC and charges a price above MC. A fall in cost is then largely kept as profit instead of being passed on, so that productive efficiency may improve while allocative efficiency becomes worse. Everything therefore depends on the market. ${each.rivals}. A regulator can cap the price of a monopoly. But the firm knows its costs better than the regulator does and has a reason to overstate them, and if the regulator comes to depend on the industry, there is government failure.`,
          `The second objection is that profit leaves out costs and benefits to third parties. A state firm can supply a service up to the quantity at which MSB equals MSC, even at a loss, whereas a private one would stop where it is no longer profitable. How important is this here? ${each.social}. Rules and subsidies can make private firms take account of external effects and of equity, but they have to be written, paid for and checked.`,
          `Is privatisation the *best* policy, then? There are others. A firm can be reformed under state ownership, with a fixed budget and managers who are paid by results, and competition can be increased without a sale. ${each.other}. Such policies can fail as well, since the same politicians who ran the firm badly would have to carry them out.`,
          `What decides is the cause of the inefficiency. If costs are high because owners do not care, privatisation deals with the cause. If prices are wrong because there are no rivals, deregulation or regulation does. If the market leaves out social benefits, the state has to pay for them whoever owns the firm. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
