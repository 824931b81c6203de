import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('data', '7.6', { calculator: 'needed' })

export { templates }

/** What the firms with these shares, in per cent, leave to others. */
const rest = (shares: readonly number[]) => 100 - shares.reduce((sum, each) => sum + each, 0)

question('dominant-broadband-firm-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const v = {
      // Shares of Firms A, B and C in per cent, in Year 1 and in Year 6.
      before: [random.int(38, 44), random.int(22, 26), random.int(12, 16)] as const,
      after: [random.int(61, 70), random.int(14, 18), random.int(6, 9)] as const,
      lines: random.int(4, 9), // million
      cost: random.int(21, 28),
      margin: random.int(8, 14),
      marginal: random.int(5, 9),
      fall: random.int(18, 30), // per cent by which the number of engineers' visits fell
    }
    // Two of the other firms were bought, so that the rest of the market is smaller than before.
    return rest(v.after) < rest(v.before) ? { ...v, price: v.cost + v.margin } : null
  },
  make: v => {
    const profit = v.margin * v.lines
    return {
      stem: `**Broadband in Country X**

*Extract 1: one network, few sellers*

Homes in Country X can buy fast internet connections from several firms. Firm A laid the first network of cables and still owns most of it. In the past five years it has bought two smaller firms, and its share of the market has grown, as the chart shows. To lay a second network in the same streets would cost billions of dollars. Most of this cost is sunk: cables in the ground cannot be sold. Firms B and C serve only the largest cities, where they have cables of their own.

The table shows the costs and the price of Firm A. Average cost falls as homes are added, because the network is there already. Firm A says that it needs its profit to replace copper cables with glass fibre, which is faster. Last year it spent part of the profit on fibre and paid part to its shareholders; it does not publish how much.

*Extract 2: what should the regulator do?*

A consumer group complains that customers of Firm A wait longer for repairs. The number of engineers’ visits has fallen by ${v.fall}% since Year 1, although there are more customers. The group demands a maximum price of \\$${v.cost} a month, equal to the present average cost of Firm A.

The regulator is studying another plan. Firm A would have to open its network to rivals, who would pay it a rent for each home. Any firm could then sell connections without cables of its own. “The threat of entry would do more than any price cap,” a member of the regulator’s board said. Firm A replied that nobody builds a network for the use of others, and that the regulator does not know what a fair rent would be. In a neighbouring country that opened its network, prices fell by a tenth in three years, but the building of new fibre became slower. That country is much more densely populated.`,
      figure: chartFigure(
        {
          name: 'the-price-system-and-the-microeconomy-a-level/broadband-shares',
          title: 'Market shares of broadband firms in Country X',
        },
        barChart({
          categories: ['Firm A', 'Firm B', 'Firm C', 'others'],
          values: [
            { name: 'Year 1', values: [...v.before, rest(v.before)] },
            { name: 'Year 6', values: [...v.after, rest(v.after)] },
          ],
          yLabel: 'Share of the market / %',
          yEvery: 10,
          yMax: 80,
        }),
      ),
      table: {
        caption: 'Output, price and costs of Firm A',
        head: ['', 'Year 6'],
        rows: [
          ['Homes connected (million)', plain(v.lines)],
          ['Price (\\$ a month for each home)', plain(v.price)],
          ['Average cost, normal profit included (\\$ a month)', plain(v.cost)],
          ['Marginal cost of one more home (\\$ a month)', plain(v.marginal)],
        ],
      },
      parts: {
        a: calculated({
          prompt: 'Calculate the supernormal profit of Firm A in one month of Year 6, in \\$ million.',
          subtopic: '7.5',
          answer: profit,
          unit: '',
          method: `(price − average cost) × homes: (${v.price} − ${v.cost}) × ${v.lines}; or total revenue \\$${plain(v.price * v.lines)} million and total cost \\$${plain(v.cost * v.lines)} million`,
          result: `\\$${plain(profit)} million`,
          solution: `Average cost includes normal profit, so everything above it is supernormal. For each home this is ${v.price} − ${v.cost} = \\$${v.margin} a month, and for ${v.lines} million homes ${v.margin} × ${v.lines} = \\$${plain(profit)} million.`,
        }),
        b: weighed({
          prompt:
            'Explain, with evidence from the chart and Extract 1, why Firm A has monopoly power, and consider whether it is a monopoly.',
          marks: 4,
          AO1: [
            'monopoly power is the ability to set a price above marginal cost (above the competitive price), as there are few rivals',
          ],
          AO2: [
            `its share of the market rose from ${v.before[0]}% to ${v.after[0]}%, partly by buying two rivals, so consumers have fewer substitutes`,
            'high sunk costs of a second network are a barrier to entry, so profit does not attract new firms',
            'average cost falls as homes are added (economies of scale), so a small entrant would have higher costs than Firm A',
          ],
          AO3: [
            `it is not a pure monopoly (a single seller), as ${100 - v.after[0]}% of the market belongs to others; but outside the largest cities, where Firms B and C have no cables, it may be close to one`,
            'it is a monopoly in a wider or legal sense (a dominant share), or an oligopoly with one dominant firm: a judgement with its reason',
          ],
          modelAnswer: `A firm has monopoly power if it can keep its price above marginal cost because it has few rivals. Firm A’s share of the market rose from ${v.before[0]}% in Year 1 to ${v.after[0]}% in Year 6, partly because it bought two rivals, so consumers have fewer substitutes. The cost of a second network is very high and sunk. This is a barrier to entry, so new firms are not attracted even by supernormal profit.

Firm A is not a pure monopoly, which would be a single seller, since other firms still have ${100 - v.after[0]}% of the market. But Firms B and C serve only the largest cities, so in the rest of the country it may come close to one.`,
          solution:
            'One mark for what monopoly power is, two for evidence that is used (share, sunk cost, falling average cost), one for a judgement on the word “monopoly” with a reason.',
        }),
        c: weighed({
          prompt: `Explain, with the help of a diagram, how a maximum price of \\$${v.cost} would affect the price, the output and the profit of Firm A, and consider whether efficiency would rise.`,
          subtopic: '8.1',
          marks: 6,
          AO1: [
            'diagram: AR above MR, MC below a falling AC, the profit-maximising output at MC = MR with its price on AR',
            'the maximum price drawn as a horizontal line below the first price, with the new output where it meets AR',
          ],
          AO2: [
            `price falls from \\$${v.price} to \\$${v.cost}; at the lower price more homes want a connection, and output rises along AR`,
            'supernormal profit falls, as price is now equal to the present average cost; AC falls as output rises, so some of it remains (or: at most normal profit if AC stays the same)',
          ],
          AO3: [
            `allocative efficiency improves, since price moves towards marginal cost, but it is not reached: \\$${v.cost} is still above \\$${v.marginal}`,
            'productive efficiency improves, since a higher output is supplied at a lower average cost',
            'dynamic efficiency may fall, as less profit is left for fibre; or quality (repairs) may fall further',
            'if the cap always follows average cost, Firm A has no reason to keep its costs low: X-inefficiency',
          ],
          modelAnswer: `In my diagram AR slopes down with MR below it. AC falls throughout, and MC lies below AC. Without regulation Firm A produces Q₁, where MC = MR, and charges P₁ = \\$${v.price}, read from AR. The maximum price is a horizontal line at P₂ = \\$${v.cost}, at the height of AC at Q₁.

At \\$${v.cost} more homes want a connection, so output rises along AR from Q₁ to Q₂, where the line meets AR; as the marginal cost is only \\$${v.marginal}, Firm A gains by serving all of them. Profit falls: at Q₁ the supernormal profit of \\$${v.margin} for each home would disappear. But AC falls as homes are added, so at Q₂ it is below P₂, and a smaller supernormal profit remains.

Allocative efficiency improves, because price moves towards marginal cost. It is not reached, however, since \\$${v.cost} is still well above the marginal cost of \\$${v.marginal}. Dynamic efficiency may fall: with a lower profit Firm A has less money to lay fibre. The cap therefore brings a gain now, at the risk of a slower network later.`,
          solution:
            'Two marks for the diagram (monopoly equilibrium; a cap below its price that meets AR at a higher output), two for price with output and for profit, two for judging efficiency: name the kind of efficiency each time.',
        }),
        d: weighed({
          prompt:
            'Assess whether the information is sufficient to conclude that Firm A should be made to open its network to rivals.',
          subtopic: '8.1',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'opening the network removes the barrier of sunk cost, so that the market becomes more contestable',
            'a second network is wasteful in a natural monopoly: one network has a lower average cost than two',
          ],
          AO2: [
            'for: entrants, or the threat of them, push the price towards cost and make Firm A improve its repairs',
            `for: Firm A earns \\$${plain(profit)} million of supernormal profit a month, or engineers’ visits fell by ${v.fall}%: signs that market power is used`,
            'against: Firm A may build less fibre if rivals use it, as happened in the neighbouring country (dynamic inefficiency)',
            'against: government failure: the regulator does not know a fair rent; too low stops building, too high keeps rivals out',
          ],
          AO3: [
            'evidence is missing: how much of the profit is spent on fibre, what a fair rent would be, or what the policy would cost',
            'the neighbour is one example, over three years, in a much more densely populated country, so it may not be valid for Country X',
            'evidence may be biased or have another cause: fewer visits may mean fewer faults; the consumer group and Firm A argue in their own interest',
            'a judgement on sufficiency that follows from the argument, e.g. enough to show market power, not enough to choose this remedy',
          ],
          modelAnswer: `The main barrier to entry is the sunk cost of cables. If Firm A had to open its network, rivals could enter without this cost, and the market would become more contestable. The low average cost of a natural monopoly would be kept, as no second network is built.

Some information supports the plan. Firm A earns \\$${plain(profit)} million of supernormal profit a month, and engineers’ visits have fallen by ${v.fall}%, so it seems to use its market power. Rivals, or the threat of them, would push the price towards average cost and force Firm A to repair faster. But there are arguments against it. If others may use the new fibre, Firm A gains less from building it; in the neighbouring country building slowed down. The regulator may also set the wrong rent, which would be government failure: too low and nobody builds, too high and nobody enters.

The information is not complete. We are not told how much of the profit goes into fibre, though this decides whether the profit harms consumers. The fall in visits may only mean that there are fewer faults. The neighbour is a single example over three years and is much more densely populated, so its result may not be repeated in Country X.

I conclude that the information is sufficient to show that Firm A has market power, so that some regulation is justified. It is not sufficient to conclude that opening the network is the right form of it: the regulator would first need figures for a fair rent and for investment.`,
          solution:
            'Up to two marks for contestability and natural monopoly, up to three for arguments developed with the data on both sides, up to three for judging the evidence. Who argues about the policy but never says whether the information suffices earns at most one mark of evaluation.',
        }),
      },
    }
  },
  verify: v => ({ a: v.price * v.lines - v.cost * v.lines }),
})
