import { everywhere, readingsAt, rootOf, within } from '@/lib/figures/explorable.testing'
import { moving as choices } from './basic-economic-ideas-and-resource-allocation/production-possibilities'
import { moving as incomeTax } from './government-macroeconomic-intervention/income-tax'
import { moving as phillips } from './government-macroeconomic-intervention-a-level/phillips-curve'
import { moving as indirectTax } from './government-microeconomic-intervention/indirect-tax'
import { moving as lorenz } from './government-microeconomic-intervention/lorenz-curve'
import { moving as benefit } from './government-microeconomic-intervention-a-level/benefit-withdrawn'
import { moving as tariff } from './international-economic-issues/tariff-areas'
import { moving as trade } from './international-economic-issues-a-level/marshall-lerner'
import { moving as economy } from './the-macroeconomy/ad-as'
import { moving as multiplier } from './the-macroeconomy-a-level/multiplier'
import { moving as market } from './the-price-system-and-the-microeconomy/demand-and-supply'
import { moving as firm } from './the-price-system-and-the-microeconomy-a-level/costs-and-revenue'

it('a market: it clears where buyers want what sellers offer', () => {
  everywhere(market, ({ demand, supply, price }, read, readings) => {
    const excess = (at: number) => 100 + demand - 10 * at - (10 * at + supply)
    within(read('Equilibrium price'), rootOf(excess, 0, 10), 0.005)
    const state = readings['At the price charged']
    if (Math.abs(excess(price)) < 0.01) expect(state).toContain('none')
    else {
      expect(state).toContain(excess(price) > 0 ? 'shortage' : 'surplus')
      within(read('At the price charged'), Math.abs(excess(price)), 0.05)
    }
  })
})

it('a tax: the market clears at two prices that lie a tax apart', () => {
  everywhere(indirectTax, ({ tax, demand, supply }, read) => {
    const bought = (price: number) => 50 - demand * 10 * (price - 5)
    const offered = (price: number) => 50 + supply * 10 * (price - tax - 5)
    const paid = rootOf(price => bought(price) - offered(price), 5, 8)
    within(read('Consumers pay'), paid, 0.005)
    within(read('Firms keep'), paid - tax, 0.005)
    within(read('Quantity'), bought(paid), 0.05)
    within(read('Tax revenue'), tax * bought(paid), 0.05)
    if (tax > 0) within(read('Borne by consumers'), (100 * (paid - 5)) / tax, 0.5)
    // Between the curves, over the units that are no longer sold, in thin slices.
    const slices = Array.from(
      { length: 1000 },
      (_, at) => bought(paid) + ((at + 0.5) * (50 - bought(paid))) / 1000,
    )
    const worth = (quantity: number) => (50 - quantity) / (10 * demand) + (50 - quantity) / (10 * supply)
    within(
      read('Welfare loss'),
      (slices.reduce((sum, q) => sum + worth(q), 0) * (50 - bought(paid))) / 1000,
      0.05,
    )
  })
})

it('production possibilities: all chosen points lie on the curve, and idle resources below it', () => {
  everywhere(choices, ({ consumer, growth, used }, read, readings) => {
    const most = 80 * (1 + growth / 100)
    const radius = Math.hypot(read('Consumer goods') / most, read('Capital goods') / 70)
    within(radius, used / 100, 0.002)
    const later = readingsAt(choices, { consumer: consumer + 5, growth, used })
    if (used === 100 && consumer + 5 < most)
      within(
        read('Capital goods') - Number.parseFloat(later['Capital goods'] ?? ''),
        read('Cost of 5 million more'),
        0.16,
      )
    else if (used < 100) expect(readings['Cost of 5 million more']).toContain('nothing')
  })
})

it('the economy: spending and output agree at the price level', () => {
  everywhere(economy, ({ demand, supply }, read, readings) => {
    const height = rootOf(at => 100 + demand - at - (at + supply), 0, 200)
    within(read('Price level'), 50 + height, 0.5)
    const output = 100 + demand - height
    within(read('Real output'), output, 0.5)
    const sign = Math.abs(output - 50) < 0.01 ? 'none' : output > 50 ? 'positive' : 'negative'
    expect(readings['Output gap']).toContain(sign)
  })
})

it('income tax: dollar by dollar, and progressive where a higher income pays a higher share', () => {
  everywhere(incomeTax, ({ income, allowance, lower, higher }, read, readings) => {
    let paid = 0
    const shares: number[] = []
    for (let at = 0; at < 1000; at += 1) {
      const earned = at / 10
      paid += earned < allowance ? 0 : (earned < 50 ? lower : higher) / 1000
      shares.push(paid / (earned + 0.1))
      if (Math.abs(earned + 0.1 - income) < 1e-6) within(read('Tax paid'), paid, 0.005)
    }
    const steps = shares.slice(1).map((share, at) => share - (shares[at] ?? 0))
    const isFalling = steps.some(step => step < -1e-9)
    const isRising = steps.some(step => step > 1e-9)
    const kind =
      paid === 0 ? 'no tax' : isFalling ? 'regressive above' : isRising ? 'progressive' : 'proportional'
    expect(readings.System).toContain(kind)
  })
})

it('a tariff: the areas add up unit by unit', () => {
  everywhere(tariff, ({ world, tariff: duty }, read) => {
    const price = rootOf(at => Math.min(world + duty, 50) - at, 0, 100)
    within(read('Home price'), price, 0.5)
    const isImported = (unit: number) => unit > price && unit < 100 - price
    const units = Array.from({ length: 10_000 }, (_, at) => at / 100 + 0.005)
    within(read('Imports'), units.filter(isImported).length / 100, 0.02)
    if (world + duty < 50) within(read('Tariff revenue'), (duty * units.filter(isImported).length) / 100, 1)
    // Dearer than the world's price to make, or worth more than it to buyers who now go without.
    const lost = units.reduce((sum, unit) => {
      if (unit > world && unit <= price) return sum + unit - world
      if (unit > 100 - price && unit < 100 - world) return sum + 100 - unit - world
      return sum
    }, 0)
    within(read('Welfare loss'), lost / 100, 1)
  })
})

it.each([0, 1, 2])(
  'a firm of structure %i: no other output gives more profit than where MR is MC',
  structure => {
    const outputs = Array.from({ length: 59 }, (_, at) => at + 12)
    const profitAt = (output: number) => {
      const readings = readingsAt(firm, { structure, output })
      const price = [62, 82 - 0.45 * output, 98 - 0.8 * output][structure] ?? 0
      const profit = price * output - (500 + 14 * output + 0.4 * output ** 2)
      const shown =
        Number(/\d+/.exec(readings.Result ?? '')?.[0]) * (readings.Result?.startsWith('loss') ? -1 : 1)
      within(shown, profit, 0.5)
      return { output, profit, advice: readings['Profit is'] ?? '' }
    }
    const all = outputs.map(profitAt)
    const best = all.reduce((most, each) => (each.profit > most.profit ? each : most))
    expect(all.filter(({ advice }) => advice.startsWith('as great')).map(({ output }) => output)).toEqual([
      best.output,
    ])
    for (const { output, advice } of all)
      if (output !== best.output) expect(advice).toContain(output < best.output ? 'make more' : 'make less')
  },
)

it('Lorenz: the Gini coefficient is half the mean difference between two people, over the mean', () => {
  everywhere(lorenz, ({ unequal, moved }, read) => {
    const raw = [0, 1, 2, 3, 4].map(at => Math.E ** ((at * unequal) / 25))
    const mean = raw.reduce((sum, each) => sum + each, 0) / 5
    const after = raw.map(each => each - (moved / 100) * (each - mean))
    const differences = after.flatMap(one => after.map(other => Math.abs(one - other)))
    within(
      read('Gini coefficient'),
      differences.reduce((sum, each) => sum + each, 0) / (2 * 25 * mean),
      0.005,
    )
    within(read('Poorest fifth has'), (20 * (after[0] ?? 0)) / mean, 0.05)
  })
})

it('a benefit: what is kept of the next dollar is how much net income grows', () => {
  everywhere(benefit, ({ earnings, benefit: full, withdrawn, tax }, read) => {
    const net = (earned: number) =>
      earned - (earned * tax) / 100 + Math.max(0, full - (earned * withdrawn) / 100)
    within(read('Net income'), net(earnings), 0.05)
    within(read('Lost of the next $'), 100 * (1 - (net(earnings + 0.001) - net(earnings)) / 0.001), 0.5)
  })
})

it('the multiplier: the rounds of a long time add up to it', () => {
  everywhere(multiplier, values => {
    let [income, sum] = [100, 0]
    for (let round = 1; round <= 400; round += 1) {
      sum += income
      if (round === values.rounds)
        within(Number.parseFloat(readingsAt(multiplier, values)['Income so far']?.slice(1) ?? ''), sum, 0.05)
      income -= income * values.save + income * values.tax + income * values.import
    }
    within(Number.parseFloat(readingsAt(multiplier, values).Multiplier ?? ''), sum / 100, 0.006)
  })
})

it('Phillips: inflation is as expected at the natural rate only, and falls as unemployment rises', () => {
  everywhere(phillips, ({ unemployment, expected }, read, readings) => {
    const side = Math.sign(5 - Math.round(unemployment * 10) / 10)
    expect(readings['Short-run curve then']).toBe(side === 0 ? 'stays' : side > 0 ? 'moves up' : 'moves down')
    within(read('Inflation') - read('Unexpected part'), expected, 0.1)
  })
})

it('trade: the balance gets better just when the elasticities add up to more than one', () => {
  everywhere(trade, ({ fall, exports, imports }, read, readings) => {
    const sum = Math.round((exports + imports) * 10) / 10
    const change = fall === 0 || sum === 1 ? 'none' : sum > 1 ? 'better' : 'worse'
    expect(readings['Trade balance']).toContain(change)
    if (change !== 'none')
      within(Math.abs(read('Value of exports') - read('Value of imports')), read('Trade balance'), 0.11)
  })
})
