import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '7.5')

export { templates }

const INDUSTRIES = [
  {
    industry: 'memory chip',
    stem: 'Country X does not import memory chips. Twenty companies used to make them, and the chips of one company hardly differed from those of another. After thirty years three of the companies are left. A new plant costs as much as an airport and is built for very large outputs only.',
    scale:
      'A plant for memory chips needs the same buildings and almost the same research for a small output as for a large one. As these inputs cannot be divided, the cost of each chip falls when they are used for more chips, and a doubling of all inputs more than doubles output. The minimum efficient scale is so large that the market has room for few plants',
    scalePoint:
      'increasing returns, as plant and research cannot be divided: the minimum efficient scale is large compared with the market',
    shortRun:
      'With so much fixed cost, average variable cost is a small part of average cost. When the price falls, even companies with heavy losses go on in the short run, as each chip still pays for a part of the fixed cost. They are likely to give up only when a new plant has to be built',
    shortRunPoint:
      'AVC is a small part of AC, so that firms go on with losses and leave only when a plant has to be replaced',
    other:
      'Falling average cost alone does not say which three companies survived. Among those that were large enough, it is likely to have been a matter of who had the money, or the help of the government, to build a new plant in a bad year, and who chose the right technology',
    otherPoint:
      'which of the large firms survived depended on finance in bad years, help from the government and the right technology',
    verdict:
      'For memory chips I judge that falling average cost explains most: why only a few companies survive, and why they are large. As buyers see no difference between the chips, whoever is more expensive sells nothing. It explains less well the names of the three',
    verdictPoint:
      'a conclusion such as: it explains very well why few and large firms survive, less well which of the large ones',
  },
  {
    industry: 'restaurant',
    stem: 'In the cities of Country X, thousands of independent restaurants serve meals beside a few large chains. One new restaurant in four closes within a year, and others are full after decades.',
    scale:
      'A chain of restaurants can buy food more cheaply and share the cost of advertising. But most of the cost is the work of cooks and waiters, needed again for each meal, so that returns to scale are about constant. Beyond a few places, the owner no longer sees every kitchen, and diseconomies begin',
    scalePoint:
      'some economies of purchasing for chains, but about constant returns to cooking and serving and early diseconomies of control',
    shortRun:
      'In a restaurant the kitchen and the tables are fixed in the short run. A few more cooks raise output quickly, and beyond this number they get in each other’s way, so that marginal cost rises steeply. For this reason a full restaurant cannot simply serve the whole town, and there is room for others',
    shortRunPoint:
      'the kitchen is fixed; diminishing returns make marginal cost rise, so that a full restaurant cannot serve the whole town',
    other:
      'Guests do not choose a restaurant by average cost. They pay more for a dish, a place or a welcome that they like, so that a small firm with a high cost survives if its average revenue is higher still. Those that close often have a poor location, or owners without the money to wait until they are known. Their average cost is high because the tables are empty, and not the other way round',
    otherPoint:
      'a differentiated product: guests pay more for taste, place and service; location and finance decide who closes',
    verdict:
      'For restaurants I judge that falling average cost explains little. It helps chains in simple meals where a low price matters. For most of the industry the minimum efficient scale is so low that almost every restaurant reaches it, and what cannot be an advantage of one over another cannot explain who survives',
    verdictPoint:
      'a conclusion such as: little, since almost all reach the low minimum efficient scale; revenue, location and finance matter more',
  },
  {
    industry: 'furniture',
    stem: 'In one valley of Country X, two hundred small workshops make furniture, and they export most of it. In another region a single factory makes simple tables and chairs in very large numbers. Small workshops elsewhere in the country have closed.',
    scale:
      'The factory for furniture gains internal economies. Its machines cut a thousand identical table tops in an hour, and it buys whole forests of wood. A workshop that makes the same simple table by hand cannot come near its average cost',
    scalePoint:
      'internal economies of the factory for simple tables: machines for large numbers, wood bought in bulk',
    shortRun:
      'In the short run the factory is less flexible. Its machines are a fixed factor, and overtime beyond the planned number brings diminishing returns, while at half its output the fixed cost of each table doubles. A workshop with little fixed cost bears a bad year more easily',
    shortRunPoint:
      'the factory has high fixed costs and suffers when sales are low; workshops have few and bear a bad year more easily',
    other:
      'Why do the workshops of the valley survive and not the others? Close together they share trained workers, suppliers of varnish and tools, and traders who know foreign buyers. These are external economies of scale: the growth of the industry in the valley shifts the average cost curve of every workshop downwards, however small it is',
    otherPoint:
      'external economies in the valley (trained workers, suppliers, traders) shift down the average cost curve of each small workshop',
    verdict:
      'For furniture I judge that falling average cost explains a great deal, if external economies are counted with internal ones. The factory survives by moving along its curve, the workshops of the valley by the fall of theirs, and those elsewhere had neither. Design and quality matter too, as the workshops do not sell what the factory sells',
    verdictPoint:
      'a conclusion such as: a great deal, if external economies are included: the isolated workshops had neither kind and closed',
  },
] as const

question('falling-average-cost-and-survival', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(INDUSTRIES) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt: `Assess how far a fall in average cost as output rises explains which firms survive in the ${each.industry} industry.`,
        command: 'Assess',
        sides: [
          [
            'what falling average cost explains',
            [
              'long run: all factors are variable; with increasing returns output rises by a larger percentage than inputs, so that LRAC falls',
              'economies of scale (technical, purchasing, managerial, financial, risk-bearing) up to the minimum efficient scale; below it a firm has higher costs than its rivals',
              'survival in the long run: price has to cover average cost (normal profit), so that a firm with higher costs at the same price has to leave',
              `this industry: ${each.scalePoint}`,
            ],
          ],
          [
            'where average cost does not fall',
            [
              'short run: AFC falls, but by the law of diminishing returns marginal product eventually falls, MC rises and AC is U-shaped',
              'short-run shutdown: a firm with a loss goes on while price covers AVC, so that survival in the short run depends on the kind of cost',
              'diseconomies of scale: communication, coordination and motivation; LRAC is level or rises',
              `this industry in the short run: ${each.shortRunPoint}`,
            ],
          ],
          [
            'other reasons',
            [
              'profit is (AR − AC) × Q: a differentiated product or market power may raise AR',
              'new technology, finance, location, help from a government, objectives of the owner',
              `this industry: ${each.otherPoint}`,
            ],
          ],
        ],
        judgement: [
          'keeps the short run (diminishing returns) apart from the long run (returns to scale)',
          'compares the minimum efficient scale with the size of the market to say how many firms can survive',
          'asks whether costs differ between the firms at all, and whether buyers choose by price',
          each.verdictPoint,
        ],
        solution:
          'Separate the two reasons why average cost changes: in the short run a fixed factor and *diminishing returns*, in the long run *returns to scale* and economies of scale. Say what each means for survival: AVC must be covered in the short run, AC in the long run. Then ask whether in **this** industry large firms really have lower costs, and whether buyers care. Never explain the long-run curve by diminishing returns.',
        modelAnswer: [
          'A firm survives in the long run if its revenue covers its total cost, which includes normal profit. At a given price this depends on average cost. If average cost falls as output rises, larger firms can live at a price at which smaller ones make losses. Whether it falls has to be asked separately for the long run, in which all factors of production are variable, and the short run, in which at least one is fixed.',
          `In the long run a firm can change its scale. There are increasing returns to scale if a rise of all inputs by, say, a tenth raises output by more than a tenth, and at given prices of the inputs long-run average cost then falls. Economies of scale also include lower prices of the inputs, as with discounts for bulk orders or cheaper loans. They reach up to the minimum efficient scale. A firm that stays below it has higher costs than its rivals. When they expand and the price falls towards their average cost, it earns subnormal profit and finally has to leave. If the minimum efficient scale is large compared with the market, few firms can survive; if it is small, many can. ${each.scale}.`,
          `In the short run average cost falls at first, since the fixed cost is spread over more units. It does not go on falling. As more and more of a variable factor, such as labour, is added to a fixed one, its marginal product eventually falls: the law of diminishing returns. Each further unit then needs more labour than the one before, marginal cost rises, and once it is above average cost it pulls average cost up. In this period survival follows another rule too. Fixed cost has to be paid even if nothing is produced, so a firm with a loss should go on as long as the price covers average variable cost. The survivors of a bad year are therefore not always those with the lowest average cost. ${each.shortRun}.`,
          `Even in the long run, size has limits. When a firm has become very large, decisions pass through many levels, departments are hard to coordinate and workers feel unimportant. These diseconomies of scale raise long-run average cost. Besides, cost is only half of the matter. Profit is the difference between average revenue and average cost, multiplied by output. A firm whose product is different, or is sold where no rival is near, may charge a price that pays for its higher cost. Average cost can also fall for reasons that have nothing to do with output, such as a new method, and then the whole curve shifts. ${each.other}.`,
          `How far falling average cost explains survival therefore depends on three things. The first is whether the minimum efficient scale is large in relation to the market, because a cost advantage which every firm can have distinguishes none. The second is whether buyers regard the products as the same, in which case the lowest cost wins. The third is the period, since in the short run cash and variable cost count for more. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
