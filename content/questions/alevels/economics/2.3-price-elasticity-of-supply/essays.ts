import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '2.3')

export { templates }

const CROPS = [
  {
    crop: 'coffee',
    goods: 'coffee beans',
    brand: 'one brand of coffee',
    tree: 'a newly planted coffee bush bears its first full crop only after several years',
    stock:
      'Dry coffee beans can be stored for many months, so traders with full warehouses can sell more at once',
    stockPoint: 'stocks: dry beans can be stored, so supply can respond before new bushes bear fruit',
    verdict:
      'Time is the most important influence on the supply of coffee beans, since no other influence can shorten the years that a bush needs. But stocks come close to it: as beans can be stored, supply need not be as inelastic in the short run as the slow growth suggests. It depends on how full the warehouses are when the price rises',
    verdictPoint: 'a conclusion such as: time, although large stocks can make up for it for a while',
  },
  {
    crop: 'chocolate',
    goods: 'cocoa beans',
    brand: 'one brand of chocolate',
    tree: 'a newly planted cocoa tree bears its first full crop only after several years',
    stock:
      'Dry cocoa beans can be stored for many months, so traders with full warehouses can sell more at once',
    stockPoint: 'stocks: dry beans can be stored, so supply can respond before new trees bear fruit',
    verdict:
      'Time is the most important influence on the supply of cocoa beans, since no other influence can shorten the years that a tree needs. But stocks come close to it: as beans can be stored, supply need not be as inelastic in the short run as the slow growth suggests. It depends on how full the warehouses are when the price rises',
    verdictPoint: 'a conclusion such as: time, although large stocks can make up for it for a while',
  },
  {
    crop: 'fruit',
    goods: 'fresh peaches',
    brand: 'peaches from one market stall',
    tree: 'a newly planted peach tree bears its first full crop only after several years',
    stock: 'Fresh peaches spoil within days, so there are no stocks from which traders could sell more',
    stockPoint: 'perishability: fresh peaches cannot be stored, so supply cannot respond from stocks',
    verdict:
      'Time is the most important influence on the supply of fresh peaches, since no other influence can shorten the years that a tree needs. Perishability makes it matter even more: without stocks, nothing fills the gap until the new trees bear fruit. Only the harvest of ripe fruit that would have been left on the tree can respond at once. It depends on how much was left unpicked before',
    verdictPoint: 'a conclusion such as: time, and the more so because peaches cannot be stored',
  },
]

question('time-and-elasticity-of-supply', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ each: random.pick(CROPS) }),
  make: ({ each }) => ({
    stem: `Country X produces ${each.goods}. The price of ${each.goods} has risen sharply.`,
    parts: {
      a: explainPart({
        prompt: `Explain why the price elasticity of demand (PED) for ${each.crop} in general differs from that for ${each.brand}, and consider whether PED is the same at every point of a straight-line demand curve.`,
        subtopic: '2.2',
        ao1: [
          'PED: the responsiveness of quantity demanded to a change in price, with formula',
          'elastic: above 1 in size; inelastic: below 1 in size',
          'factors that affect PED, such as number and closeness of substitutes, share of income, necessity or habit, time',
        ],
        ao2: [
          `${each.crop} in general has few close substitutes, so demand is less elastic`,
          `for ${each.brand} there are many close substitutes, so buyers switch when the price rises and demand is more elastic`,
          'a second factor analysed, such as habit, share of income, or time to find a substitute',
        ],
        ao3: [
          'PED differs along a straight line: elastic at high prices, inelastic at low prices, although the slope is constant',
          'because percentages are taken of different prices and quantities: a supported conclusion (with exceptions such as vertical lines)',
        ],
        solution:
          'The main factor is the number of close substitutes: the more narrowly a product is defined, the more there are. Add a second factor. Diagram: a straight demand curve with an elastic upper half, an inelastic lower half and a PED of −1 at its midpoint. For the AO3 marks, explain that slope compares units while PED compares percentages, and conclude.',
        modelAnswer: [
          'Price elasticity of demand (PED) measures how strongly the quantity demanded responds to a change in price. It is the percentage change in quantity demanded divided by the percentage change in price. Demand is elastic if PED is above 1 in size, and inelastic if it is below 1.',
          `The main factor is the number of close substitutes. There are few close substitutes for ${each.crop} in general. Those who like it buy almost as much when it becomes dearer, so demand is likely to be inelastic. It is different for ${each.brand}. If only this price rises, buyers can easily turn to others that are almost the same, so demand is likely to be elastic. A second factor is habit: people are used to ${each.crop}, but not so much to one source of it. The share of income spent works in the same way for both. It is small, which makes buyers less sensitive to price.`,
          'PED is not the same at every point of a straight-line demand curve, although the slope is. At a high price and a small quantity, a fall in price is a small percentage, but the extra units are a large percentage, so demand is elastic. At a low price the opposite holds. Only in special cases, such as a vertical line, is PED the same everywhere. A firm should therefore not expect the same PED at a very different price.',
        ].join('\n\n'),
      }),
      b: debatePart({
        prompt: `Assess whether time is the most important influence on how far the quantity of ${each.goods} supplied can respond to the higher price.`,
        command: 'Assess',
        sides: [
          [
            'time',
            [
              'PES: percentage change in quantity supplied divided by percentage change in price; it is positive',
              'momentary period: the amount on the market is fixed, so supply is perfectly inelastic (apart from stocks)',
              'short run: some factors are fixed, but more labour can pick more, so supply is a little more elastic',
              `long run: all factors are variable, more trees or bushes can be planted, but ${each.tree}`,
            ],
          ],
          [
            'other influences',
            [
              each.stockPoint,
              'spare capacity: unused land, or crops that were not worth picking at the old price',
              'mobility of factors: whether land and workers can move from other crops',
              'the weather and expectations: farmers plant only if they expect the price to stay high',
            ],
          ],
        ],
        judgement: [
          'compares the weight of time with that of the other influences for this crop',
          'links them: time works because it allows factors to move and capacity to be built',
          each.verdictPoint,
        ],
        solution:
          'Define PES. Diagram: through one equilibrium draw a vertical supply curve (momentary), a steep one (short run) and a flatter one (long run); the same rise in demand raises price most and quantity least on the vertical one. Then take two or three other influences **for this crop**, and compare them with time. The best answers see that time is linked with the others, since it allows factors to move.',
        modelAnswer: [
          'Price elasticity of supply (PES) is the percentage change in quantity supplied divided by the percentage change in price.',
          `Time is clearly important for ${each.goods}. In the momentary period the crop is already on the market, and the supply curve is close to vertical. However far the price rises, hardly any more can be sold at once. In the short run some factors are fixed, above all the number of bearing plants, but farmers can employ more pickers and use more fertiliser, so supply becomes a little more elastic. In the long run all factors can be varied. Farmers can plant more, and new farmers can enter. However, ${each.tree}, so a large response takes years.`,
          `There are other influences. ${each.stock}. Spare capacity matters too: if part of the crop was not worth picking at the old price, it can be picked now. So does the mobility of factors. If the soil suits only a few crops, and workers do not want to move to the farms, supply will stay inelastic even in the long run. Finally, farmers plant only if they expect the price to stay high. A bad harvest elsewhere raises the price for one year, and this is no reason to plant for twenty.`,
          `${each.verdict}. Time is also linked with the other influences: it matters because it allows land and workers to move and plants to grow. If no suitable land is left, or if farmers do not trust the higher price, the mere passing of time will do little. I therefore judge time to be the most important influence, on the condition that resources can move into this crop.`,
        ].join('\n\n'),
      }),
    },
  }),
})
