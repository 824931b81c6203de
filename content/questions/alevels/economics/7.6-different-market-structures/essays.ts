import { drawn, readOff, required } from '@/lib/exams/authoring/diagram'
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

const RIVALS = [
  {
    rivals: 'toothpaste companies',
    stem: 'In Country X, three companies sell nearly all the toothpaste, each under several brands. Their prices have hardly changed in five years. Each spends about a fifth of its revenue on advertising.',
    price:
      'Nobody brushes more often because toothpaste is cheaper, so the demand for toothpaste as a whole is inelastic, and a lower price could only win customers from rivals. As these can follow within days, a cut would win hardly any and cost revenue on every tube',
    pricePoint:
      'inelastic demand for toothpaste as a whole and quick reactions of rivals make a cut useless: few customers gained, revenue lost on every tube',
    other:
      'Rivals can copy a price at once, but not a name that buyers trust or a new flavour. Advertising makes the demand for a brand less elastic, and its high cost keeps new brands out',
    otherPoint: 'brands and new products cannot be copied at once; advertising is also a barrier to entry',
    limit:
      'Shops could change this. A large chain may sell its own toothpaste at half the price, and as it owns the shelf, advertising cannot keep it out',
    limitPoint: 'shops with toothpaste of their own at half the price may bring price competition back',
    verdict:
      'For the toothpaste companies I judge that competition by brands and advertising is much more likely. Five years of stable prices fit the kinked demand curve, and all three would have to fear a price war. Consumers pay for part of the advertising and gain some choice. The judgement would change with cheap brands of the shops',
    verdictPoint:
      'a conclusion such as: brands and advertising, as five years of stable prices suggest, unless shops sell cheap brands of their own',
  },
  {
    rivals: 'mobile networks',
    stem: 'In Country X, three mobile networks offer nearly the same coverage and speed. Each has just finished a new network with much spare capacity. A new law lets customers take their number with them when they change network.',
    price:
      'One more customer costs a network with spare capacity almost nothing, so nearly the whole of a further fee is added to profit. As the services are alike and the number can be taken along, a lower fee can win many customers in the weeks before rivals react. A network that keeps its fee loses as many as soon as another lowers its own, so that none can feel safe in waiting',
    pricePoint:
      'spare capacity, marginal cost close to zero and customers who can change easily make a lower fee tempting, and waiting for a rival to cut first dangerous',
    other:
      'Each network can advertise, but there is little to say about a service that is the same everywhere. Only once the capacity is full does better coverage or speed become a reason to choose',
    otherPoint:
      'with equal coverage and speed there is little to advertise; quality matters once capacity is full',
    limit:
      'A price war cannot go on for ever. The networks were built with borrowed money, and fees near marginal cost do not cover average cost. The weakest may be taken over, and two networks would have less reason to fight',
    limitPoint:
      'fees near marginal cost do not cover average cost, so that the war may end with a takeover and fewer rivals',
    verdict:
      'For the mobile networks I judge that price competition is more likely in the next years. The kinked demand curve describes firms that expect a cut to win nothing. These may expect to win much before the others react, and have to fear that another begins. Once the capacity is full or one rival is gone, fees will become stable and quality will matter more',
    verdictPoint:
      'a conclusion such as: price competition as long as there is spare capacity, later stable fees and competition by quality',
  },
  {
    rivals: 'supermarkets',
    stem: 'In Country X, four supermarket chains have two thirds of the sales of food. A foreign chain has begun to open plain shops with few products and low prices. The four publish the prices of some fifty goods every week and give points to loyal customers.',
    price:
      'Households know the prices of bread, milk and rice, and many have two chains nearby. For these goods a cut is noticed. It also has to be made, because the foreign chain sells them more cheaply and does not take part in any habit of keeping prices stable',
    pricePoint:
      'for well-known goods buyers compare prices, and the new foreign chain forces the others to cut them',
    other:
      'For most of the thousands of goods in a supermarket hardly anybody remembers a price. There the chains compete by choice, opening hours, delivery and the points for loyal customers, which make it costly to go elsewhere and demand less elastic',
    otherPoint:
      'for thousands of goods nobody compares prices; choice, delivery and loyalty points matter, and make demand less elastic',
    limit:
      'Price and other weapons cannot be separated fully. Points for loyal customers are a hidden price cut, and a chain may lower fifty prices and raise a thousand others. A household can judge only by what the whole basket costs',
    limitPoint: 'points are a hidden price cut; low prices of a few goods may be paid for by others',
    verdict:
      'For the supermarkets I judge that neither excludes the other. Prices of goods that everybody knows will fall while the foreign chain grows, and for the rest of the basket service and loyalty remain the weapons. Which of the two has more weight depends on how many of its plain shops are opened',
    verdictPoint:
      'a conclusion such as: both, price for well-known goods while the foreign chain grows, service and loyalty for the rest',
  },
] as const

question('price-or-non-price-competition', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(RIVALS) }),
  make: ({ each }) => ({
    stem: `${each.stem} The ${each.rivals} do not collude.`,
    parts: [
      evaluatePart({
        prompt: `Discuss whether the ${each.rivals} are more likely to compete by advertising and quality than by price.`,
        command: 'Discuss',
        sides: [
          [
            'competition other than by price',
            [
              'oligopoly: a few large, interdependent firms; the gain from a decision depends on how rivals react',
              'kinked demand curve: rivals follow a cut but not a rise, so demand is elastic above the price and inelastic below; either change lowers revenue',
              'the gap in MR at the kink: a change of MC within it leaves price and output as they are (price rigidity)',
              'non-price competition (advertising, branding, quality, service) makes demand larger and less elastic and cannot be matched at once',
              `this market: ${each.otherPoint}`,
            ],
          ],
          [
            'competition by price',
            [
              'a cut pays if rivals react late or cannot follow, if marginal cost is low or capacity is spare, and if products are alike',
              'predatory or limit pricing may drive out or keep out a rival',
              `this market: ${each.pricePoint}`,
            ],
          ],
          [
            'limits of both',
            [
              "game theory: advertising can be a Prisoner's Dilemma as well (pay-off matrix); all spend and the effects cancel out",
              'the kinked demand curve does not explain how the price was reached, nor a rise of costs that all firms pass on',
              `this market: ${each.limitPoint}`,
            ],
          ],
        ],
        judgement: [
          'compares both ways by the same question: how much is gained before rivals react, and can they match it?',
          'uses the facts of this market: product, capacity, habits of buyers, entry',
          'distinguishes the present from what happens when conditions change',
          each.verdictPoint,
        ],
        solution:
          'Build everything on interdependence: *what does a firm gain before its rivals react, and can they match what it does?* Explain the kinked demand curve in words, with elasticity and revenue on both sides of the kink. Use a pay-off matrix of your own for advertising, to show that it too may leave all firms worse off. Then decide by the facts of the stem, and say what would change your mind. Do not write about cartels: the stem excludes them.',
        modelAnswer: [
          `An oligopoly is a market which a few large firms dominate. These firms are interdependent: what the ${each.rivals} gain from a decision depends on what the others do in reply. They can compete by price or in other ways, such as advertising, branding, quality and service. Each will prefer the weapon that gains most before the rivals can answer.`,
          'The kinked demand curve explains why this is often not the price. Start from the present price. A firm which raises it has to expect that the others leave theirs unchanged, since they are glad of its customers. Demand is therefore elastic above this price, and revenue falls. If the firm lowers its price, the others follow in order not to lose customers, so that demand is inelastic, and revenue falls as well. A firm that believes this will leave the price alone. At the kink the marginal revenue curve has a vertical gap, so that a moderate change of marginal cost, within this gap, does not change the best price. Prices are rigid, and rivalry moves to other fields.',
          `Non-price competition has the advantage that it cannot be matched so quickly. It aims at a demand that is larger and, because customers become loyal, less elastic, so that a higher price can later be charged. ${each.other}. Such competition has costs of its own, though, and game theory shows that it can be a trap. Suppose that two firms each earn a profit of \\$40 million if neither advertises. If one alone does, it earns \\$55 million and the other \\$15 million, and if both do, each earns \\$30 million. Whatever the rival does, advertising brings more: 55 instead of 40, or 30 instead of 15. It is the dominant strategy, so both advertise, and both are worse off, because the campaigns cancel each other out.`,
          `Competition by price is likely in other conditions. The kink exists only if firms expect their cuts to be matched at once. If a rival reacts late or has higher costs, a cut wins many customers. The temptation is greatest where products are alike, where capacity is idle and so marginal cost is low, or where a low price could drive out or keep out a rival. The model also has weaknesses. It does not say how the present price came about, and when the costs of all firms rise together, as after a tax, each can expect the others to raise their prices too. How do these conditions apply here? ${each.price}.`,
          `${each.limit}. Consumers are affected differently by the two kinds of competition. Lower prices help all of them at once, as long as enough rivals are left afterwards. Advertising may only persuade, while better quality is a real gain, for which somebody pays. Firms look at none of this. What decides for them is how many customers a weapon wins, how soon it is answered and what it costs. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})

const ALONE = [
  {
    firm: 'the ferry company',
    stem: 'A single company runs the ferry to an island of Country X. Any company may use the harbours for a small fee, and ships can be hired by the month.',
    entry:
      'A rival can hire a ship for a month, use the same harbours and give the ship back if it does not succeed. Hardly any cost is sunk, so that the market is close to the model',
    entryPoint: 'ships are hired by the month and harbours are open: few sunk costs, so close to contestable',
    doubt:
      'The model also assumes that the present company keeps its price while the rival enters. In fact it can lower its fares on the day the other ship arrives. Whoever foresees this, and the loss of a month, may not come at all, so that the fare can stay somewhat above average cost',
    doubtPoint: 'the company can cut its fares on the day a rival arrives; who expects this may not enter',
    more: 'A government could require that fares which have been cut against a rival remain low for a year, so that entry is not punished',
    morePoint: 'a rule that fares cut against a rival must stay low for a year',
    verdict:
      'For the ferry I judge that the threat of entry comes close to being enough. Entry and exit are cheap, so that a fare near Pm would soon bring a second ship. It holds the fare down as long as harbours remain open to all, which is therefore what the government has to make sure of',
    verdictPoint:
      'a conclusion such as: nearly enough, since entry and exit are cheap, as long as the harbours stay open to all',
  },
  {
    firm: 'the water company',
    stem: 'A single private company supplies the homes in a city of Country X with water through its own pipes. The law allows any firm to lay pipes of its own.',
    entry:
      'A rival would have to dig up the streets and lay pipes that are worth nothing elsewhere. Almost the whole investment is a sunk cost. After such an entry, the old company could set its price at marginal cost, so low that the rival never gets its money back',
    entryPoint:
      'pipes are a sunk cost, and the old company can answer with a price at marginal cost: no threat',
    doubt:
      'Even if a rival came, it would be a waste. Average cost falls over the whole range of demand, unlike in my diagram, so that two networks would supply the same water at a higher cost. The industry is a natural monopoly, and entry is not to be wished for',
    doubtPoint:
      'a natural monopoly: two networks would only raise average cost, so that entry is not desirable',
    more: 'A regulator can set a price equal to average cost, or the right to run the existing pipes can be offered every ten years to the firm that asks for the lowest price, which is competition for the market instead of in it',
    morePoint: 'a price cap at average cost, or competition for the right to run the pipes for ten years',
    verdict:
      'For the water company I judge that the threat of entry is not enough and will hardly be felt. That the law permits entry changes nothing as long as sunk costs forbid it. Demand for water is inelastic as well, so that a price without a limit would be high, and a regulator is needed',
    verdictPoint:
      'a conclusion such as: not enough, since sunk costs prevent entry and demand is inelastic; a regulator is needed',
  },
  {
    firm: 'the taxi app',
    stem: 'All taxi rides in the cities of Country X are booked through one app, whose owner keeps a share of each fare as the price of the service. To write such an app costs little, and there is no law against a second one.',
    entry:
      'A new app is written within months at little cost, and it can be closed as easily. Measured by technology alone, the market could hardly be more contestable. Drivers and passengers can have two apps on the same telephone, which makes it easy for them to try a second one',
    entryPoint:
      'an app costs little to write and can be closed again, and people can use two at the same time',
    doubt:
      'In this market passengers open the app that has most drivers, and drivers wait where most passengers are. A new app has neither, however low its fees, and would have to pay both sides to join. This money is sunk if it fails, so that the size of the first app is itself a barrier to entry',
    doubtPoint:
      'passengers go where the drivers are, and drivers where the passengers are: size is a barrier, and money spent to win both is sunk',
    more: 'A government could forbid contracts that tie drivers to one app, and let passengers and drivers take their ratings with them to another',
    morePoint: 'no contracts that tie drivers to one app, and ratings that can be taken along',
    verdict:
      'For the taxi app I judge that the threat of entry sets a limit to its share of the fare, but a high one. An entrant needs only one city and a group of dissatisfied drivers to begin with, so that Pm would be risky. A price somewhat below it, too low to pay for winning both sides, keeps rivals out and is still well above Pc',
    verdictPoint:
      'a conclusion such as: the threat keeps the price below Pm but well above Pc, because size itself is a barrier',
  },
] as const

question('threat-of-entry-and-the-price-of-a-monopoly', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(ALONE) }),
  make: ({ each }) => {
    const { checks, drawing } = monopolyDiagram(each.firm, { isNatural: true })
    return {
      stem: each.stem,
      parts: [
        evaluatePart({
          prompt: `With the help of a diagram that compares a protected monopoly with a monopoly in a contestable market, assess whether the threat of entry is enough to keep down the price charged by ${each.firm}.`,
          command: 'Assess',
          ...drawing,
          sides: [
            [
              'the threat is enough',
              [
                'a contestable market has low barriers to entry and exit and few sunk costs; potential competition disciplines even a single firm',
                required(
                  drawn(
                    'a labelled diagram: AR, MR and MC, the output Qm where MR = MC, and the price Pm on AR above it (AC below Pm shows the profit)',
                    ...checks,
                  ),
                ),
                drawn(
                  'the contestable price in it: Pc and the larger output Qc where AR = AC, with normal profit',
                  ...readOff(['AR', 'AC'], 'Pc', 'Qc'),
                  { spot: { label: 'Pc' }, to: 'down', from: { label: 'Pm' } },
                  { spot: { label: 'Qc' }, to: 'right', from: { label: 'Qm' } },
                ),
                'hit-and-run entry: at any price above average cost a rival enters, takes the profit and leaves; so the price is kept near AC',
                'costs are kept low as well (no X-inefficiency), since an entrant with lower costs could undercut the firm',
              ],
            ],
            [
              'the threat is not enough',
              [
                'sunk costs make exit expensive, so that a firm which fears it does not enter',
                'limit or predatory pricing: the firm may answer entry by a low price, or keep the price just low enough to prevent it',
                'other barriers: legal, market, physical, economies of scale',
              ],
            ],
            [
              'this market',
              [
                `cost of entry and exit: ${each.entryPoint}`,
                `what the model leaves out: ${each.doubtPoint}`,
                `what else could keep the price down: ${each.morePoint}`,
              ],
            ],
          ],
          judgement: [
            'treats contestability as a matter of degree: the price lies between Pc and Pm',
            'distinguishes legal freedom to enter from the real cost of entry and exit',
            'considers a cost of the low price: little profit for research, or a rule made by those who know less than the firm',
            each.verdictPoint,
          ],
          solution:
            'Draw the monopoly first: MR = MC gives Qm, and AR above it gives Pm. Then find where AR meets AC: that is the price which a fully contestable market would force on it. Explain *why*, by hit-and-run entry. After that ask what entry and above all **exit** would cost in this market, and how the firm could answer a rival. Judge where between the two prices it will end, and what would move it.',
          modelAnswer: [
            `A monopoly is a single seller of a product without close substitutes. How high its price is depends on barriers to entry, which keep other firms out, and on barriers to exit. The most important barrier to exit is a sunk cost, one that cannot be recovered when a firm leaves. In a contestable market both are low, and every firm can use the same technology.`,
            'In the diagram the demand curve of the market is AR. To sell one more unit the monopoly has to lower the price of all units, so that MR lies below AR. If it is protected, it maximises profit at Qm, where MR = MC, and charges the price Pm, read off AR. Pm is above AC, so there is supernormal profit, and it lasts. Now let entry and exit be free. A rival sees this profit, enters with a slightly lower price, takes customers and profit and leaves when there is nothing more to gain. This is called hit-and-run entry. To prevent it the monopoly must leave no supernormal profit that would attract a rival. The price falls to Pc and output rises to Qc, where AR meets AC and profit is normal. As I have drawn AC, its lowest point lies there; in general only price equal to average cost is certain. No second firm need ever appear, since potential competition has the effect of actual competition. Costs stay low too. A firm with X-inefficiency could be undercut by an entrant which produces more cheaply.',
            `The model thus draws attention away from the number of firms and towards the conditions of entry and exit. How well they are fulfilled is a question of facts, which neither a law that permits entry nor the present number of firms can answer. ${each.entry}.`,
            `There are several reasons why a threat may be weaker than it looks. The higher the sunk costs, the more a rival loses if it has to give up, and the larger the profit must be that tempts it. The existing firm can answer. It may threaten a price war, or set a limit price, just low enough to make entry unprofitable and still above average cost. Brands, patents, experience or the control of a site may give it advantages that a newcomer cannot copy. ${each.doubt}. Contestability is therefore a matter of degree. Between free entry, with Pc, and full protection, with Pm, every price is possible.`,
            `If the threat is not enough, something else has to keep the price down, or the threat has to be made stronger. ${each.more}. Such rules have costs, and whoever makes them knows less about the firm than its managers. One also has to remember that a price near average cost leaves little profit for research, so that the lowest price today need not be the best for consumers later. Whether potential competition is enough depends above all on how much of the cost of entry is sunk, and on how quickly and how far the firm can answer a rival. ${each.verdict}.`,
          ].join('\n\n'),
        }),
      ],
    }
  },
})
