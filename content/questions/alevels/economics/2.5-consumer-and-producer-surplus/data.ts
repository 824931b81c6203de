import { ask } from '@/lib/exams/authoring/ask'
import { calculated, written } from '@/lib/exams/authoring/data-response'
import { any, ao3 } from '@/lib/exams/authoring/marks'
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
  facts: { difficulty: 4, checked: '2026-11-20' },
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

The figure shows the market for electric bicycles in Country X this year.

In one town the average real income rose from ${money(v.incomeBefore)} to ${money(income)} a year. Prices and all other influences on demand did not change. Sales of electric bicycles rose from ${plain(v.salesBefore)} to ${plain(sales)} a year.

The factories have unused machines, keep finished bicycles in stock, and can train assembly workers in a few weeks. But all batteries come from one supplier, which already works at full capacity. A second battery plant would take ${v.years} years to build. Makers expect that it would cut the cost of batteries by ${v.cheaper}%.`,
      figure: bicycleMarket(v),
      parts: {
        a: ask.number({
          prompt: 'State the equilibrium quantity, in thousand bicycles a year.',
          subtopic: '2.4',
          objective: 'AO1',
          answer: v.quantity,
          scheme: [`${plain(v.quantity)} (thousand bicycles a year)`],
          solution: `D and S cross at a price of ${money(v.price)} and a quantity of ${plain(v.quantity)} thousand. There the quantity demanded equals the quantity supplied.`,
        }),
        b: calculated({
          prompt: 'Calculate the consumer surplus at the equilibrium, in \\$ million a year.',
          answer: surplus,
          unit: '',
          method: `½ × ${plain(v.quantity)} thousand × (${plain(v.price + v.above)} − ${plain(v.price)})`,
          result: `\\$${plain(surplus)} million`,
          solution: `Consumer surplus is the triangle below D and above the price. Its height is ${plain(v.price + v.above)} − ${plain(v.price)} = ${plain(v.above)} dollars, its base ${plain(v.quantity)} thousand. ½ × ${plain(v.quantity * 1000)} × ${plain(v.above)} = \\$${plain(surplus)} million.`,
        }),
        c: calculated({
          prompt: 'Calculate the income elasticity of demand (YED) for electric bicycles in the town.',
          subtopic: '2.2',
          answer: yed,
          unit: '',
          method: `percentage changes: quantity demanded +${plain(v.more)}%, income +${plain(v.richer)}%`,
          result: `(+)${plain(yed)}`,
          solution: `Sales rise by ${plain(sales - v.salesBefore)} from ${plain(v.salesBefore)}, that is ${plain(v.more)}%. Income rises by ${plain(income - v.incomeBefore)} from ${plain(v.incomeBefore)}, that is ${plain(v.richer)}%. YED = ${plain(v.more)} ÷ ${plain(v.richer)} = ${plain(yed)}.`,
        }),
        d: written({
          prompt:
            'Explain why the rise in income shifts the demand curve for electric bicycles, whereas a fall in their price does not.',
          subtopic: '2.1',
          scheme: [
            'income is a determinant of demand other than the own price: at every price more are demanded, so the curve shifts (to the right)',
            'a change in the own price leads to a movement along the curve (an extension of demand); the curve shows this already',
          ],
          modelAnswer:
            'The demand curve shows the quantity demanded at each price, ceteris paribus. If incomes rise, more bicycles are demanded at every price, so the whole curve shifts to the right. If the price of the bicycles falls, the quantity demanded rises along the same curve, because the curve already shows what is bought at the lower price.',
          solution:
            'One mark for the shift with its reason, one for the movement along the curve with its reason.',
        }),
        e: written({
          prompt:
            'Explain, using the text, how the price elasticity of supply of electric bicycles is likely to change over time.',
          subtopic: '2.3',
          objective: 'AO2',
          marks: 3,
          scheme: any(
            3,
            'a factor that makes supply more elastic now: unused machines (spare capacity), stocks, or workers who are trained quickly',
            'a factor that makes supply inelastic now: batteries come from one supplier that works at full capacity',
            'so in the short run output can be raised by little more than stocks allow: supply is inelastic',
            `in the long run, after ${v.years} years or more, the second battery plant removes the limit, so supply becomes more elastic`,
          ),
          modelAnswer: `Stocks of finished bicycles allow firms to sell more at once, and with unused machines and quickly trained workers they could also assemble more. But no bicycle can be made without a battery, and the only supplier works at full capacity. So in the short run supply is inelastic as soon as stocks are used up. After ${v.years} years the second battery plant can be working. Then the limit is gone and supply is more elastic.`,
          solution:
            'A good answer names factors from the text, says whether each raises or lowers PES, and compares the short run with the long run. The scarcest input decides.',
        }),
        f: written({
          prompt:
            'Incomes in Country X rise, and demand for electric bicycles with them. Explain how the price mechanism responds, and comment on how well it works in this market.',
          command: 'Explain',
          subtopic: '2.4',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...any(
              3,
              'demand shifts to the right: at the old price there is excess demand, so the price rises',
              'rationing: the higher price limits purchases to those who are willing and able to pay it',
              'signalling: the higher price tells makers and the battery industry that more is wanted',
              'incentive: the higher price raises profit, so firms use more resources to make bicycles and supply extends',
            ),
            ...ao3(
              1,
              'at first it mainly rations, since output cannot rise without more batteries; it works better in the long run',
              'it removes the shortage, but only for those able to pay, so people with low incomes may go without',
            ),
          ],
          modelAnswer: `Demand shifts to the right. At the old price there is excess demand, so the price rises. The higher price rations the bicycles that are there among those willing and able to pay. It also signals to firms that more bicycles and batteries are wanted, and the higher profit gives them an incentive to move resources into this market. Supply extends until a new equilibrium is reached. At first the mechanism does little more than ration, because there are not enough batteries. It works much better after some years, when profit has led to a second battery plant.`,
          solution:
            'The three functions of price are rationing, signalling and giving an incentive. Up to three marks for the chain from excess demand to the extension of supply, one for a comment with a reason taken from this market.',
        }),
        g: written({
          prompt:
            'Assess whether both the consumers and the producers of electric bicycles would gain from the fall in the cost of batteries.',
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              'batteries are a cost of production: lower costs shift supply to the right (down)',
              'the price falls and the quantity rises: a movement down along the demand curve',
              'consumer surplus increases: the price of the bicycles bought before is lower, and more consumers buy',
              'producer surplus is likely to increase: costs fall by more than the price, and more is sold',
              'producers do not keep the whole saving: competition makes them pass part of it on in a lower price',
            ),
            ...ao3(
              2,
              'how the gain is shared depends on elasticity: with price elastic demand the price falls little and producers keep more of the saving; with price inelastic demand consumers gain most',
              `it depends on time: the gain comes only after ${v.years} years, and the fall of ${v.cheaper}% is only expected and affects one part of the cost`,
              'not all gain: makers who cannot obtain the cheaper batteries face a lower price with unchanged costs',
              'a judgement that follows from the argument',
            ),
          ],
          modelAnswer: `Batteries are a cost of production. If they become cheaper, firms can supply each quantity at a lower price, and the supply curve shifts to the right. The price falls and the quantity rises. Consumer surplus grows, because those who bought before pay less and others can now afford a bicycle. Producer surplus is likely to grow too: with demand sloping down and supply sloping up, the price falls by less than the cost of a bicycle, and more bicycles are sold.

How the gain is shared depends on elasticity. If demand is price elastic, a small fall in the price is enough to sell many more bicycles, and producers keep much of the saving. If demand is inelastic, the price falls by almost the whole saving, and consumers gain most. The gain also lies ${v.years} years ahead and is uncertain, and makers who cannot get the cheaper batteries lose from the lower price.

Overall, both groups are likely to gain, but consumers are the safer winners, since competition forces makers to lower their prices.`,
          solution:
            'Diagram: S₁ shifts right to S₂; the equilibrium moves down along D. Consumer surplus, below D and above the price, grows by the area between the two prices to the left of D. Producer surplus is the area above supply and below the price, before and after. Up to four marks for analysis of both groups, up to two for evaluation and judgement.',
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
    const sold = v.salesBefore * (1 + v.more / 100)
    const earned = v.incomeBefore * (1 + v.richer / 100)
    return { a: quantity, b: area / 1000, c: (sold / v.salesBefore - 1) / (earned / v.incomeBefore - 1) }
  },
})
