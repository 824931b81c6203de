import { calculated, weighed, written } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { question, templates } = questionsOf('data', '2.5', { calculator: 'needed' })

export { templates }

type Bicycles = { quantity: number; price: number; above: number; below: number }

function bicycleMarket({ quantity, price, above, below }: Bicycles): Figure {
  const top = price + above
  const g = graph({
    x: {
      label: 'Quantity / thousand a year',
      max: 2 * quantity,
      ticks: [0, 0.5, 1, 1.5, 2].map(at => at * quantity),
      grid: true,
    },
    y: {
      label: 'Price / dollars',
      max: top + 200,
      ticks: Array.from({ length: top / 200 + 2 }, (_, at) => at * 200),
      grid: true,
    },
    top: 42,
    height: 210,
    width: 260,
  })
  const demand = (x: number) => top - (above / quantity) * x
  const supply = (x: number) => price - below + (below / quantity) * x
  const end = 1.7 * quantity
  const demandEnd = Math.min(end, ((top - 60) / above) * quantity)
  return figure(
    {
      name: 'the-price-system-and-the-microeconomy/bicycles-surplus',
      title: 'Demand for and supply of electric bicycles',
      description: `Price in dollars against quantity in thousand a year. A straight demand curve D slopes down from ${top} dollars at a quantity of nought. A straight supply curve S slopes up from ${price - below} dollars at a quantity of nought. The two cross.`,
      height: 302,
    },
    g.axes,
    g.line([
      [0, demand(0)],
      [demandEnd, demand(demandEnd)],
    ]),
    g.line([
      [0, supply(0)],
      [end, supply(end)],
    ]),
    g.label(demandEnd, demand(demandEnd), '*D*', { dx: 5, dy: 2 }),
    g.label(end, supply(end), '*S*', { dx: 5, dy: 2 }),
  )
}

question('electric-bicycles-data', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const v = {
      quantity: random.pick([20, 40, 60]),
      price: random.pick([600, 800, 1000]),
      above: random.pick([400, 600, 800]),
      below: random.pick([200, 400]),
      incomeBefore: random.pick([20000, 25000, 30000, 40000]),
      richer: random.pick([4, 5]),
      salesBefore: random.pick([200, 300, 400, 500]),
      more: random.pick([6, 8, 10, 12]),
      cheaper: random.step(15, 35, 5),
      years: random.int(2, 3),
    }
    const yed = v.more / v.richer
    return v.above === v.below || Math.abs(yed * 100 - Math.round(yed * 100)) > 1e-9 ? null : v
  },
  make: v => {
    const income = v.incomeBefore * (1 + v.richer / 100)
    const sales = (v.salesBefore * (100 + v.more)) / 100
    const yed = clean(v.more / v.richer)
    const surplus = (v.quantity * v.above) / 2000
    return {
      stem: `**Electric bicycles in Country X**

The figure shows the market for electric bicycles in Country X last year, when batteries were still plentiful.

In one town the average real income rose from ${money(v.incomeBefore)} to ${money(income)} a year. Prices and all other influences on demand did not change. Sales of electric bicycles rose from ${plain(v.salesBefore)} to ${plain(sales)} a year.

The factories have unused machines, keep finished bicycles in stock, and can train assembly workers in a few weeks. But all batteries come from one supplier, which now works at full capacity. A second battery plant would take ${v.years} years to build. Makers expect that it would cut the cost of batteries by ${v.cheaper}%.`,
      figure: bicycleMarket(v),
      parts: {
        a: calculated({
          prompt: 'Calculate the consumer surplus at the equilibrium, in \\$ million a year.',
          answer: surplus,
          unit: '',
          method: `½ × ${plain(v.quantity)} thousand × (${plain(v.price + v.above)} − ${plain(v.price)})`,
          result: `\\$${plain(surplus)} million`,
          solution: `Consumer surplus is the triangle below D and above the price. Its height is ${plain(v.price + v.above)} − ${plain(v.price)} = ${plain(v.above)} dollars, its base ${plain(v.quantity)} thousand. ½ × ${plain(v.quantity * 1000)} × ${plain(v.above)} = \\$${plain(surplus)} million.`,
        }),
        b: written({
          prompt: 'Explain, using the figures for the town, what kind of good electric bicycles are.',
          subtopic: '2.2',
          objective: 'AO2',
          scheme: [
            `income rose by ${plain(v.richer)}% and the quantity demanded by ${plain(v.more)}%, so YED is positive (${plain(yed)}); or both rises with the figures of the text`,
            'so they are a normal good (a superior good / luxury is right too, since YED is greater than 1)',
          ],
          modelAnswer: `Income rose from ${money(v.incomeBefore)} to ${money(income)}, by ${plain(v.richer)}%, and sales rose by ${plain(v.more)}%. YED = ${plain(v.more)} ÷ ${plain(v.richer)} = ${plain(yed)}. It is positive, so electric bicycles are a normal good.`,
          solution: `Sales rise by ${plain(sales - v.salesBefore)} from ${plain(v.salesBefore)}, that is ${plain(v.more)}%. Prices and other influences did not change, so the two percentages can be compared. One mark for the figures, one for the kind of good.`,
        }),
        c: weighed({
          prompt:
            'Explain, using the text, how the price elasticity of supply (PES) of electric bicycles is likely to change over time, and consider which factor decides it at present.',
          subtopic: '2.3',
          marks: 4,
          AO1: ['PES measures how far the quantity supplied responds to a change in price'],
          AO2: [
            'unused machines (spare capacity), stocks or workers who are trained quickly make supply more elastic now',
            'batteries come from one supplier that works at full capacity, which makes supply inelastic in the short run',
            `in the long run, after ${v.years} years or more, the second battery plant removes the limit, so supply becomes more elastic`,
          ],
          AO3: [
            'the battery decides: without it no bicycle can be made, whatever machines and workers are free',
            'for a short time stocks decide; when they are used up, the supply of batteries does',
          ],
          modelAnswer: `PES shows how far the quantity supplied responds to a change in price. With unused machines and quickly trained workers firms could assemble more. But no bicycle can be made without a battery, and the only supplier works at full capacity, so in the short run supply is inelastic. After ${v.years} years the second battery plant can be working. Then supply is more elastic. At first stocks allow firms to sell more, but as soon as they are used up the battery decides, because the scarcest input sets the limit for all the others.`,
          solution:
            'A good answer names factors from the text, says whether each raises or lowers PES, and compares the short run with the long run. The last mark is for weighing the factors: the scarcest input decides.',
        }),
        d: weighed({
          prompt:
            'Incomes in Country X rise, and demand for electric bicycles with them. Assess how well the price mechanism is likely to respond.',
          command: 'Assess',
          subtopic: '2.4',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'demand shifts to the right: at the old price there is excess demand, so the price rises',
            'the functions of price are rationing, signalling and giving an incentive (two of them named or used)',
          ],
          AO2: [
            'rationing: the higher price limits purchases to those who are willing and able to pay it, and the shortage disappears',
            'signalling and incentive: the higher price and profit lead firms to move resources into bicycles and batteries, so supply extends',
            'but the only supplier of batteries is at full capacity, so a higher price brings forth little more output now',
            'but people with low incomes, who may need a bicycle to get to work, cannot pay the higher price',
          ],
          AO3: [
            `it depends on time: at first the price mainly rations, after ${v.years} years a second battery plant lets output respond`,
            'it depends on what is meant by “well”: it removes the shortage quickly, but not fairly',
            'it depends on whether the battery supplier, which has no rival, adds capacity or only raises its price',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `Demand shifts to the right. At the old price there is excess demand, so the price rises. The higher price rations the bicycles among those willing and able to pay, so that the shortage disappears. It also signals that more bicycles and batteries are wanted, and the higher profit gives firms an incentive to move resources into this market. Supply extends.

However, the only supplier of batteries is at full capacity. For some time the higher price brings forth little more output, and people with low incomes go without.

How well the mechanism works depends on time. At first it does little more than ration. After ${v.years} years or more, when profit has led to a second battery plant, output can follow demand. So it is likely to work well in the long run, but in the short run it removes the shortage only by keeping some buyers out.`,
          solution:
            'Up to four marks for the chain from excess demand through the functions of price, and for its limits in this market; what works alone earns at most three of them. Up to two for evaluation: time, the single supplier, fairness, and a judgement.',
        }),
        e: weighed({
          prompt:
            'Assess whether both the consumers and the producers of electric bicycles would gain from the fall in the cost of batteries.',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'batteries are a cost of production: lower costs shift supply to the right (down), so the price falls and the quantity rises',
            'consumer surplus is the area below demand and above the price; producer surplus the area above supply and below the price',
          ],
          AO2: [
            'consumer surplus increases: the price of the bicycles bought before is lower, and more consumers buy',
            'producer surplus is likely to increase: costs fall by more than the price, and more is sold',
            'producers do not keep the whole saving: competition makes them pass part of it on in a lower price',
          ],
          AO3: [
            'how the gain is shared depends on elasticity: with price elastic demand the price falls little and producers keep more of the saving; with price inelastic demand consumers gain most',
            `it depends on time: the gain comes only after ${v.years} years, and the fall of ${v.cheaper}% is only expected and affects one part of the cost`,
            'not all gain: makers who cannot obtain the cheaper batteries face a lower price with unchanged costs',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `Batteries are a cost of production. If they become cheaper, firms can supply each quantity at a lower price, and the supply curve shifts to the right. The price falls and the quantity rises. Consumer surplus, the area below demand and above the price, grows, because those who bought before pay less and others can now afford a bicycle. Producer surplus is likely to grow too: with demand sloping down and supply sloping up, the price falls by less than the cost of a bicycle, and more bicycles are sold.

How the gain is shared depends on elasticity. If demand is price elastic, a small fall in the price is enough to sell many more bicycles, and producers keep much of the saving. If demand is inelastic, the price falls by almost the whole saving, and consumers gain most. The gain also lies ${v.years} years ahead and is uncertain, and makers who cannot get the cheaper batteries lose from the lower price.

Overall, both groups are likely to gain, but consumers are the safer winners, since competition forces makers to lower their prices.`,
          solution:
            'Diagram: S₁ shifts right to S₂; the equilibrium moves down along D. Consumer surplus, below D and above the price, grows by the area between the two prices to the left of D. Producer surplus is the area above supply and below the price, before and after. Up to four marks for analysis of both groups (at most three for one), up to two for evaluation and judgement.',
        }),
      },
    }
  },
  verify: v => {
    // Quantity at which the two straight lines meet, and the area under demand summed in thin strips.
    const quantity = (v.above + v.below) / (v.above / v.quantity + v.below / v.quantity)
    let area = 0
    const strips = 1000
    for (let strip = 0; strip < strips; strip += 1) {
      const middle = ((strip + 0.5) / strips) * quantity
      area += (v.above - (v.above / quantity) * middle) * (quantity / strips)
    }
    return { a: area / 1000 }
  },
})
