import { drawn, required } from '@/lib/exams/authoring/diagram'
import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { monopolyDiagram } from '../diagrams-a2'

const { question, templates } = questionsOf('essay', '7.6')

export { templates }

const TAKEN_OVER = [
  {
    industry: 'bread',
    stem: 'In Country X, several hundred small bakeries sold almost identical bread. A single company has bought all of them.',
    scale:
      'one large bakery can buy flour in bulk and run its ovens day and night, but deliveries over long distances cost more',
    size: 'The economies of scale are limited, since small ovens bake bread almost as cheaply as large ones',
    research: 'there is little left to invent in plain bread, so profit will hardly be spent on research',
    entry: 'an oven and a shop are cheap, so a new bakery can open wherever the price is high',
    verdict:
      'For bread I judge that consumers lose at first, because the saving in cost is small. But the market is contestable: if nothing hinders the opening of new bakeries, a high price cannot last. Whether consumers lose for long therefore depends less on the number of firms than on the freedom to enter',
    verdictPoint:
      'a conclusion such as: little is saved by size, so consumers lose, but only for as long as entry is hindered',
  },
  {
    industry: 'mobile phone services',
    stem: 'In Country X, many small firms offered mobile phone services that customers regarded as identical. A single company has bought all of them.',
    scale:
      'one network of masts serves the whole country, where each of the small firms needed masts of its own',
    size: 'The fixed cost of the masts is very large, so average cost falls by much as it is spread over more customers',
    research: 'profit can pay for the next generation of the network, which small firms could not have built',
    entry: 'a new firm needs masts and a licence before it has a single customer, so entry is difficult',
    verdict:
      'For mobile phone services I judge that consumers need not lose, because the fall in average cost may be larger than the mark-up of a monopoly. But entry is difficult, so nothing forces the company to pass its savings on. Consumers gain only if a regulator keeps the price near average cost',
    verdictPoint:
      'a conclusion such as: costs fall so far that consumers may gain, provided that the price is regulated',
  },
  {
    industry: 'taxi rides',
    stem: 'In the cities of Country X, thousands of taxi owners charged the same fare for the same service. A single company has bought all of the taxis.',
    scale:
      'one computer system sends the nearest taxi to each passenger, so that fewer kilometres are driven without a fare',
    size: 'Some cost is saved by better use of the taxis, but each ride still needs a car, fuel and a driver',
    research: 'profit can pay for electric taxis and for a better booking system',
    entry:
      'a car and a licence are cheap, but a new firm would need many taxis before passengers use its system',
    verdict:
      'For taxi rides I judge that most consumers lose in the price that they pay, since the main costs of a ride do not fall with the size of the firm, while some gain from shorter waiting times. How much they lose depends on buses and private cars as substitutes: where these are close, demand is elastic and the mark-up small',
    verdictPoint:
      'a conclusion such as: most passengers lose through the fare, less where buses and private cars are close substitutes',
  },
] as const

question('perfect-competition-turned-into-monopoly', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(TAKEN_OVER) }),
  make: ({ each }) => {
    const { checks, compared, drawing } = monopolyDiagram('the company')
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt: `With the help of a diagram, evaluate the view that consumers of ${each.industry} are certain to lose when a perfectly competitive industry becomes a monopoly.`,
          command: 'Evaluate',
          ...drawing,
          sides: [
            [
              'consumers lose',
              [
                'perfect competition: many price takers, identical product, free entry; in the long run normal profit, and price equals marginal cost (allocative efficiency) and lowest average cost (productive efficiency)',
                'monopoly: a single seller, barriers to entry, a price maker that faces the downward-sloping demand curve of the industry',
                required(
                  drawn(
                    'a labelled diagram: AR, MR and MC, the output Qm where MR = MC, and the price Pm on AR above it (AC below Pm shows the profit)',
                    ...checks,
                  ),
                ),
                drawn(
                  'the comparison in it: with the same MC, competition would produce Qc, where AR = MC, at the lower price Pc',
                  ...compared,
                ),
                'output is restricted and the price raised: Pm > MC, so consumer surplus falls, part of it becoming profit and part a deadweight loss',
                'supernormal profit lasts, since entry is barred; less choice, and without rivals costs may be allowed to rise (X-inefficiency)',
              ],
            ],
            [
              'consumers need not lose',
              [
                `economies of scale: the cost curves of the monopoly may lie below those of the small firms, for example ${each.scale}`,
                `dynamic efficiency: ${each.research}`,
                `contestability: the threat of entry may keep the price near average cost; here ${each.entry}`,
                'price discrimination may bring the price down for some, and a government for all, by a price cap or public ownership',
              ],
            ],
          ],
          judgement: [
            'tests “certain”: the comparison holds only if cost curves are the same before and after',
            'weighs the size of the fall in cost against the mark-up, for this industry',
            'the model of perfect competition is an ideal: few industries are like it, so the loss may be overstated',
            each.verdictPoint,
          ],
          solution:
            'Set out both models first, briefly, and let the diagram carry the comparison: with the **same** MC, competition would produce where AR = MC, monopoly where MR = MC. Say who loses which area. Then attack the word *certain*: what if MC and AC fall, what if entry is possible, what if profit pays for research? Use facts of this industry for each, and end with a judgement that says on what it depends.',
          modelAnswer: [
            `In perfect competition many small firms sell an identical product, buyers and sellers know all prices, and firms are free to enter and leave. Each firm is a price taker. In the long run entry takes away all supernormal profit: firms produce at the lowest point of average cost, which is productive efficiency, and the price equals marginal cost, which is allocative efficiency. A monopoly is a single seller protected by barriers to entry. Its demand curve is that of the industry, so it can set the price, and to sell one more unit it has to lower the price of all units. Marginal revenue is therefore less than the price.`,
            'Suppose that costs stay the same. In the diagram, MC of the monopoly is then the sum of the marginal costs of the former small firms, that is, their supply curve. Under competition, output was Qc, where this curve meets demand (AR), at the price Pc. There AC is lowest, so profit was normal. The monopoly maximises profit at Qm, where MR = MC, and charges Pm, read off AR. The price is higher and the quantity smaller. Consumers lose surplus in two ways. On the units that are still sold, Pm − Pc passes from them to the owner of the company, a transfer. The units between Qm and Qc, which are worth more to buyers than they cost, are no longer produced at all: a deadweight loss. As Pm is above AC, there is supernormal profit, and since entry is barred, it lasts. There is also less choice, and a firm without rivals may let its costs rise, which is called X-inefficiency.',
            `However, the cost curves need not stay the same. A firm that supplies the whole market can have economies of scale: ${each.scale}. ${each.size}. If average and marginal cost fall, the crossing of MR and MC moves to the right, and the new price can in principle lie below the old Pc. Second, supernormal profit can pay for better products and methods, and patents or the lack of imitators make it worth while. This is dynamic efficiency, which perfect competition lacks because an imitator takes away every gain. Here ${each.research}. Third, what a monopoly dares to charge depends on the threat of entry. In a contestable market even a single firm keeps its price near average cost. In this industry ${each.entry}. A monopoly may also charge different prices, so that some buyers pay less than Pm, though others pay more. Finally, a government may cap the price or own the firm.`,
            `Consumers are therefore not *certain* to lose. The result that they do rests on the assumption that only the number of sellers changes. Two things have to be compared: how far costs fall, and how far the price is raised above them. The first depends on the technology of the industry, the second on the elasticity of demand, on barriers to entry and on regulation. One should also ask with what the monopoly is compared, since hardly any industry fulfils all conditions of perfect competition. ${each.verdict}.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})

const FEW_FIRMS = [
  {
    sellers: 'sellers of petrol',
    stem: 'In a town of Country X, three firms own all the petrol stations. Each shows its price on a large sign beside the road and can change it at any hour.',
    product:
      'Petrol of one firm is hardly different from that of another, so a single price suits all, and demand in the town is inelastic because car owners have few substitutes in the short run',
    watch:
      'The signs by the road show each price cut to the rivals at once, so whoever cheats has hardly an hour in which to gain',
    entry:
      'A new station needs land and a permit, which takes years, but drivers who leave the town can fill up elsewhere',
    open: 'The firms need no meeting: two of them may simply follow the third when it changes its price, which is tacit collusion by price leadership and hard to prove',
    verdict:
      'For petrol I judge that tacit collusion is more likely than a price war. Three firms with one product and visible prices can follow a leader without a word, and a secret price cut is impossible. Cuts will occur when a new firm opens a station nearby or when one firm has much unsold petrol, but they are unlikely to last',
    verdictPoint:
      'a conclusion such as: three firms, one product and visible prices make tacit collusion more likely than price competition',
  },
  {
    sellers: 'airlines',
    stem: 'Four airlines fly between the large cities of Country X. Fares differ by day, hour and comfort, are changed many times a day and often contain discounts for members.',
    product:
      'The flights differ in time, comfort and service, and each airline has many fares, so it is hard to agree on prices that suit all',
    watch:
      'Discounts for members are known to rivals only in part, so an airline can undercut an agreed fare for some time before the others notice',
    entry:
      'Foreign airlines can move aeroplanes to a route within weeks if they are allowed to land, so the market may be contestable',
    open: 'An open agreement is illegal in most countries, and with so many fares a tacit one has no single price to follow',
    verdict:
      'For the airlines I judge that competition is more likely than lasting collusion. Fares are many and partly hidden, an empty seat costs nearly as much as a full one, so that each airline is tempted to fill it by a lower fare, and foreign rivals may come in. On a route that only two of the four serve, the judgement could be different',
    verdictPoint:
      'a conclusion such as: many and partly hidden fares and the low cost of filling a seat make competition more likely',
  },
  {
    sellers: 'builders',
    stem: 'Five firms in Country X are able to build motorways. The government asks them for a secret price for each motorway, chooses the lowest and then publishes all five prices.',
    product:
      'A motorway is built exactly as the government describes it, so only the price matters, and the government will hardly give up a motorway because it costs somewhat more, so demand is inelastic',
    watch:
      'Since all five prices are published afterwards, a firm that breaks an agreement is found out, although only when it has already won the contract',
    entry: 'A firm needs costly machines and experience with such work, so entry is difficult',
    open: 'The firms may take turns: for each motorway four of them ask for too much on purpose. This is illegal in most countries, but the government can find it hard to tell from real competition',
    verdict:
      'For the builders I judge that collusion is more likely than competition as long as the government buys in this way. The same five firms meet again and again, and the published prices help them to punish a cheat. Not to publish the losing prices, to admit foreign firms and to reward the first firm that confesses would turn the balance',
    verdictPoint:
      'a conclusion such as: repeated meetings of the same five firms and published prices make collusion likely, unless the government buys in another way',
  },
] as const

question('collusion-or-competition-in-oligopoly', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(FEW_FIRMS) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt: `Consider whether collusion on prices is more likely than competition between the ${each.sellers}, and whether it would last.`,
        command: 'Consider',
        sides: [
          [
            'collusion is likely and lasts',
            [
              'oligopoly: a few large firms, high concentration ratio, barriers to entry; firms are interdependent',
              'collusion: firms agree, openly (a cartel) or tacitly, not to compete; as a group they can act like a monopoly with output where MC = MR of the industry and a higher price',
              'kinked demand curve: rivals match cuts but not rises, so a price cut gains few customers; fear of a price war',
              'the firms meet again and again: a cheat can be punished later, which supports the agreement',
            ],
          ],
          [
            'competition returns',
            [
              'at the agreed price P is above the MC of each member, so each gains by selling more at a slightly lower price',
              "Prisoner's Dilemma: whatever the other does, a low price brings more profit; both choose low and both are worse off (pay-off matrix)",
              'law: fines, and no fine for the first member that confesses; different costs and falls in demand',
              'non-price competition by quality, service and advertising may go on even under collusion on prices',
            ],
          ],
          [
            'conditions in this industry',
            [
              `product and demand: ${each.product}`,
              `tacit or open: ${each.open}`,
              `can cheating be seen: ${each.watch}`,
              `entry: ${each.entry}`,
            ],
          ],
        ],
        judgement: [
          'weighs the gain of the group against the gain of each member from cheating',
          'uses conditions (number of firms, product, visibility of prices, entry, law) to decide for this industry',
          'answers both parts: whether collusion comes about, and whether it lasts',
          each.verdictPoint,
        ],
        solution:
          "Begin with interdependence: what a firm gains by a price cut depends on how rivals react. Use the Prisoner's Dilemma, with numbers of your own, to show why firms want to collude **and** why each wants to cheat. Then go through the conditions for lasting collusion one by one with the facts of the stem, and decide which of them matters most here. Keep open and tacit collusion apart.",
        modelAnswer: [
          `In an oligopoly a few large firms supply most of the market, and barriers to entry protect them. As each is large, its decisions affect the others: the firms are interdependent. The ${each.sellers} can compete, or they can collude, that is, agree not to. Collusion may be open, as in a cartel, or tacit, where firms follow a leader or a habit without speaking about it.`,
          "The reason to collude is profit. As a group the firms can act like a monopoly: they restrict output to the level at which the marginal cost of the industry equals its marginal revenue, and the price rises above the competitive level. The Prisoner's Dilemma shows the gain and its weakness. Suppose that two firms each earn \\$60 million if both keep a high price, and \\$35 million if both choose a low one. If only one cuts its price, it earns \\$80 million by taking customers, and the other \\$20 million. Together they do best with high prices. But whatever its rival does, each firm earns more with a low price: 80 instead of 60, or 35 instead of 20. If they decide once and cannot trust each other, both choose low prices, and collusion fails. The same can be said with cost curves. At the agreed price each firm's marginal cost is below the price, so a little more output, sold secretly at a small discount, adds to its profit.",
          `In reality the firms meet not once but again and again, and a price cut today can be punished by low prices tomorrow. Collusion then lasts if the future loss outweighs the gain from cheating. The kinked demand curve leads to a similar result: a firm which expects that rivals match a cut gains few customers by it, so prices tend to be stable even without an agreement. Whether an agreement is reached and can be enforced depends on the industry. ${each.product}. Next, cheating has to be seen. ${each.watch}. Finally the form of the agreement matters. ${each.open}.`,
          `Even where firms succeed in raising the price, several forces work against them. High profit attracts new firms and substitutes, and barriers to entry decide how far they come in. ${each.entry}. The more firms there are and the more their costs differ, the harder it is to find a price and to share out sales. In a recession each firm has spare capacity and is tempted to fill it. The law is a further danger: in many countries members of a cartel pay large fines, and the first to confess may pay nothing, so that each has to fear the others. In many industries firms which no longer compete on price go on competing by quality, service and advertising, which can use up part of the gain.`,
          `The group as a whole gains from collusion that holds, and each member from breaking it unseen, so that theory alone does not decide the question. What decides is how many firms there are, how alike their products are, how soon a price cut is seen and whether others can enter. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
