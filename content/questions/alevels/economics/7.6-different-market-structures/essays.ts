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
