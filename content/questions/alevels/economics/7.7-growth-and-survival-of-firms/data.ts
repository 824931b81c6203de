import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const { question, templates } = questionsOf('data', '7.7', { calculator: 'needed' })

export { templates }

const SIZES = [20, 40, 60, 80, 100, 120] // million litres a year

question('merger-of-paint-makers-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    // Output of Firms P and Q, and of all firms, million litres a year.
    const [first, second, market] = random.pick([
      [60, 40, 125],
      [60, 40, 160],
      [60, 20, 100],
      [60, 20, 125],
    ] as const)
    const start = random.step(4.6, 5.6, 0.2)
    const falls = [
      random.step(0.5, 0.8, 0.1),
      random.step(0.3, 0.5, 0.1),
      random.step(0.2, 0.4, 0.1),
    ] as const
    const lowest = clean(start - falls.reduce((sum, each) => sum + each, 0))
    // Average cost at each of the sizes: lowest from 80 to 100.
    const costs = [
      start,
      clean(start - falls[0]),
      clean(start - falls[0] - falls[1]),
      lowest,
      lowest,
      clean(lowest + random.step(0.2, 0.4, 0.1)),
    ] as const
    const costOf = (size: number) => costs[SIZES.indexOf(size)] ?? 0
    const v = {
      first,
      second,
      market,
      costs,
      costFirst: costOf(first),
      costSecond: costOf(second),
      lowest,
      price: clean(costOf(second) + random.step(0.4, 0.8, 0.1)),
      small: random.int(25, 45), // firms
      tariff: random.step(15, 30, 5),
      jobs: random.step(220, 460, 20),
      fall: random.int(3, 6), // per cent by which the price of paint fell in Country Y
      oil: random.int(16, 28), // per cent by which the price of oil fell
      builders: random.int(62, 78), // per cent who expect no difference
    }
    return v
  },
  make: v => {
    const share = (output: number) => clean((output / v.market) * 100)
    const merged = v.first + v.second
    const saving = clean(v.first * (v.costFirst - v.lowest) + v.second * (v.costSecond - v.lowest))
    const each = saving / merged
    const before = clean(v.first * v.costFirst + v.second * v.costSecond)
    const after = clean(merged * v.lowest)
    const percent = plain(share(merged))
    return {
      stem: `**A merger of paint makers**

*Extract 1: large firms and small ones*

Firm P and Firm Q are the two largest makers of paint in Country X, and each has one plant. The table shows their output and costs. The chart comes from a study of plants of different sizes, for which the two firms paid. In a larger plant the machines stand idle for less of the day, and pigments are bought by the shipload. Above 100 million litres a year, the study says, such a plant is hard to control, and the paint has to travel too far to the shops.

The rest of the paint comes from ${v.small} small firms. Their average cost is about twice that of Firm P, and their prices are higher. They mix colours to order, advise painters in their own town or make lime paint for old houses. Firms P and Q leave such orders to them, because ten litres of a special colour would stop a large machine for an hour. No paint is imported: there is a tariff of ${v.tariff}%, and paint is heavy.

*Extract 2: the plan*

Firms P and Q want to merge. “As one firm we shall produce at a lower cost, and consumers will benefit,” they write. Prices are not mentioned. Both plants would be kept at first. After three years all paint would come from one enlarged plant, and ${v.jobs} workers would lose their jobs. The managers would receive a bonus if sales grow. Some shareholders of Firm P ask why the bonus does not depend on profit.

The competition authority must decide. Country Y allowed its two largest paint makers to merge three years ago. The price of paint there has fallen by ${v.fall}% since. Over the same years the price of oil, the main raw material of paint, fell by ${v.oil}%. In a survey that Firm P ordered, ${v.builders}% of 300 builders expected that the merger would make no difference to them. Households were not asked. A chain of shops that sells the paint of both firms fears that it will have nobody else to turn to.`,
      figure: chartFigure(
        {
          name: 'the-price-system-and-the-microeconomy-a-level/paint-long-run-average-cost',
          title: 'Long-run average cost of paint',
        },
        lineChart({
          sets: [
            { name: 'Average cost', points: SIZES.map((size, at) => [size, v.costs[at] ?? 0] as const) },
          ],
          x: { label: 'Output of the plant / million litres a year', max: 140, ticks: [0, ...SIZES, 140] },
          y: { label: 'Average cost / dollars a litre', max: 6, every: 1 },
        }),
      ),
      table: {
        caption: 'The two firms, and the merged firm as the study predicts it',
        head: ['', 'Firm P', 'Firm Q', 'Merged firm'],
        rows: [
          ['Output (million litres a year)', plain(v.first), plain(v.second), plain(merged)],
          [
            'Average cost (\\$ a litre)',
            ...[v.costFirst, v.costSecond, v.lowest].map(cost => plain(cost, 2)),
          ],
          ['Price (\\$ a litre)', plain(v.price, 2), plain(v.price, 2), 'not stated'],
          ['Share of the market (%)', plain(share(v.first)), plain(share(v.second)), percent],
        ],
      },
      parts: {
        a: calculated({
          prompt:
            'Calculate how much the total cost of the two firms together would fall in a year, in \\$ million, if the prediction in the table is right and output does not change.',
          subtopic: '7.5',
          answer: saving,
          unit: '',
          method: `total cost before: ${v.first} × ${plain(v.costFirst, 2)} + ${v.second} × ${plain(v.costSecond, 2)} = \\$${plain(before)} million, and after: ${merged} × ${plain(v.lowest, 2)} = \\$${plain(after)} million; or the fall in average cost of each firm × its output`,
          result: `\\$${plain(saving)} million`,
          solution: `Total cost is average cost × output. Before: ${v.first} × ${plain(v.costFirst, 2)} + ${v.second} × ${plain(v.costSecond, 2)} = \\$${plain(before)} million. After: ${merged} × ${plain(v.lowest, 2)} = \\$${plain(after)} million. The difference is \\$${plain(saving)} million a year.`,
        }),
        b: weighed({
          prompt:
            'Explain, with evidence from Extract 1, how small makers of paint can survive although their average cost is higher, and consider whether the merger would make it harder for them.',
          marks: 4,
          AO1: [
            'small firms survive where the market for their product is small, service is personal or economies of scale matter little (one such reason named)',
          ],
          AO2: [
            'lime paint or a colour mixed to order is a niche: the market is too small for a large machine, so firms like P and Q do not compete for it',
            'advice and special colours make the product different, so demand is less price elastic and customers pay a price that covers the higher cost',
            'paint is heavy, so a small maker who sells to painters in the same town saves transport, which makes up for part of the higher cost',
          ],
          AO3: [
            'hardly: they do not sell the same product, and an even larger plant suits orders of ten litres even less',
            'it may: at a lower cost the merged firm could cut the price of ordinary paint so far that some customers give up special paint; or it could buy small firms',
            'it may even be easier: if the merged firm uses its power to raise its price, the difference becomes smaller, and shops that want a second supplier may turn to small makers',
          ],
          modelAnswer: `Small firms survive where their part of the market is small and service is personal. Lime paint and colours mixed to order are such niches. An order of ten litres would stop a large machine for an hour, so Firms P and Q do not compete for it. Painters also value advice in their own town. For them the product is different from ordinary paint, demand is less price elastic, and the price can cover an average cost twice that of Firm P.

The merger would probably not make this much harder, because a larger plant is even less suited to small orders. The danger is that ordinary paint becomes so cheap that fewer customers pay the difference.`,
          solution:
            'One mark for a reason why small firms survive, two for evidence that is developed (niche, service and demand), one for a judgement on the effect of the merger.',
        }),
        c: weighed({
          prompt:
            'Explain, using the chart and Extract 1, why the average cost of paint falls and then rises as the size of a plant grows, and consider whether the merged firm is likely to reach the average cost that the study predicts.',
          subtopic: '7.5',
          marks: 6,
          AO1: [
            'economies of scale: in the long run, when all factors are variable, average cost falls as output grows; or: minimum efficient scale named',
            'diseconomies of scale: average cost rises when output grows beyond a point',
          ],
          AO2: [
            `average cost falls from about \\$${plain(v.costs[0], 2)} at 20 million litres to \\$${plain(v.lowest, 2)} at 80 million: machines are used for more of the day (technical economy) or pigments are bought in bulk (purchasing economy)`,
            `above 100 million litres it rises, to about \\$${plain(v.costs[5], 2)} at 120 million, as control becomes harder (managerial diseconomy) or transport to shops dearer`,
          ],
          AO3: [
            'not for three years at least: as long as there are two plants, machines are used no more than before, and only what they can share, such as buying in bulk, saves cost',
            `after that it is possible: ${merged} million litres lies in the range of lowest cost, from 80 to 100 million${merged === 100 ? ', though at its upper end, so that any growth in sales leads to diseconomies' : ''}`,
            'the merger itself may raise cost: two groups of staff that do not know each other, closing a plant, lower morale; or the curve shows plants, not firms, and was paid for by the two firms',
          ],
          modelAnswer: `The chart shows long-run average cost. It falls at first because of economies of scale: average cost goes down from \\$${plain(v.costs[0], 2)} at 20 million litres to \\$${plain(v.lowest, 2)} at 80 million, the minimum efficient scale. In a larger plant costly machines stand idle for less of the day, which is a technical economy, and pigments bought by the shipload cost less, a purchasing economy. Beyond 100 million litres there are diseconomies of scale. Managers find it harder to control a very large plant, and paint has to be carried further, so average cost rises to \\$${plain(v.costs[5], 2)}.

With ${merged} million litres the merged firm would be in the cheapest range. But the curve describes one plant. For three years the firm will have two plants, of ${v.first} and ${v.second} million litres, so only what the two can share, such as bulk buying, lowers its cost. Closing a plant is expensive, and staff who fear for ${v.jobs} jobs may work less well. I think it is unlikely that it will reach \\$${plain(v.lowest, 2)} soon; it may come close once there is a single plant, if the study is right.`,
          solution:
            'Two marks for economies and diseconomies of scale, two for causes from the extract with figures from the chart, two for judging the prediction: two plants at first, cost of merging, who paid for the study.',
        }),
        d: weighed({
          prompt:
            'Assess whether the evidence is sufficient to support the claim of Firms P and Q that consumers will benefit from their merger.',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'horizontal integration: firms in the same industry at the same stage of production join',
            'consumers gain by lower prices, better quality or more choice; they lose where a firm with monopoly power raises its price',
          ],
          AO2: [
            `for: lower average cost, by \\$${plain(saving)} million a year or about ${money(Math.round(each * 100) / 100)} a litre, allows a lower price than \\$${plain(v.price, 2)}`,
            `for: in Country Y the price of paint fell by ${v.fall}% after such a merger`,
            `against: a share of ${percent}%, a tariff of ${v.tariff}% and no imports mean monopoly power: shops have nobody else to turn to, and the saving may become profit`,
            'for: a bonus for sales gives the managers a reason to keep the price low rather than to maximise profit (principal–agent problem)',
            'for: a larger firm may spend part of its higher profit on research, so that paint becomes better (dynamic efficiency)',
            'against: small firms are no substitutes for ordinary paint, as they cost about twice as much; choice falls',
          ],
          AO3: [
            `Country Y proves little: oil fell by ${v.oil}% at the same time, and the price of paint without the merger is not known`,
            'even the lower cost is only predicted, and for one large plant, three years ahead; consumers today have nothing of it',
            'the sources have an interest: the two firms paid for the study and the survey; builders are not all consumers, and to “make no difference” is not to benefit',
            'evidence is missing: the price planned, price elasticity of demand, how P and Q competed before, what the authority could demand (e.g. a price limit)',
            'a judgement on sufficiency that follows from the argument, e.g. enough for lower costs, not for lower prices',
          ],
          modelAnswer: `The merger is horizontal integration: two firms in the same industry and at the same stage join. Consumers benefit if this leads to lower prices or better paint. They lose if the new firm uses monopoly power to raise its price.

Some evidence supports the claim. If the study is right, total cost falls by \\$${plain(saving)} million a year, about ${money(Math.round(each * 100) / 100)} a litre, so the firm could sell below \\$${plain(v.price, 2)} without losing profit. In Country Y paint became ${v.fall}% cheaper after a similar merger. A bonus for sales may even lead managers to keep the price low, against the wish of the shareholders. But other evidence contradicts it. The merged firm would have ${percent}% of the market. The tariff and the cost of transport keep imports out, and the small firms, with twice the cost, are no substitute for ordinary paint. Shops would have nobody else to turn to. A firm in this position maximises profit where MC = MR, at a price well above its cost, so the saving may go to its owners.

The quality of the evidence is poor. The price of oil fell by ${v.oil}% in the years when paint became cheaper in Country Y, so paint might have become cheaper without the merger, perhaps by more. The study and the survey were paid for by the firms themselves. The ${v.builders}% of builders expect no difference, which is not a benefit, and households, who also buy paint, were not asked. The firms promise a lower cost but name no price. We know neither the elasticity of demand nor how hard P and Q competed before.

I conclude that the evidence is not sufficient. It makes a lower cost likely in the long run, but not that it will be passed on to consumers. If the firms had promised a price, or if a lower tariff let imports compete, the claim would be easier to believe.`,
          solution:
            'Up to two marks for the type of merger and what a benefit is, up to three for evidence used on both sides, up to three for its quality and a conclusion on sufficiency. Without a word on sufficiency at most one mark of evaluation.',
        }),
      },
    }
  },
  // In cents, with the total cost of both firms before and after.
  verify: v => {
    const cents = (cost: number) => Math.round(cost * 100)
    const before = v.first * cents(v.costFirst) + v.second * cents(v.costSecond)
    return { a: (before - (v.first + v.second) * cents(v.lowest)) / 100 }
  },
})
