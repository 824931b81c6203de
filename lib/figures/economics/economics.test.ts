import { priceEffects } from './choices'
import { costs } from './costs'
import { areaWithin, balanceOf, crossing, sizeOf, through } from './crossings'
import { spread } from './diagram'
import { gini, lorenzPoints } from './economy'
import { competitiveFirm, monopolisticCompetition, monopoly } from './firms'
import { indirectTax, type Response, subsidy } from './interventions'
import { monopsony } from './labour'
import { adAs, keynesianCross } from './macro'
import { kinkedDemand } from './rivals'
import { quota, tariff } from './trade'
import { externality } from './welfare'

describe('straight curves', () => {
  it.each([
    ['two slopes', through([0, 0], 1), through([0, 100], -1), [50, 50]],
    ['an upright one', through([30, 0], Number.POSITIVE_INFINITY), through([0, 10], 1), [30, 40]],
    ['a level one', through([0, 20], 0), through([0, 0], 0.5), [40, 20]],
  ] as const)('%s: cross where algebra says', (_, one, other, [x, y]) => {
    const [gotX, gotY] = crossing(one, other)
    expect(gotX).toBeCloseTo(x)
    expect(gotY).toBeCloseTo(y)
  })

  it('cuts an area at the window and keeps the letter inside', () => {
    const kept = areaWithin(
      [
        [0, 50],
        [50, 50],
        [0, 200],
      ],
      { left: 0, right: 100, bottom: 0, top: 100 },
    )
    expect(sizeOf(kept)).toBeCloseTo(3750 * (1 - (100 / 150) ** 2))
    expect(balanceOf(kept)[1]).toBeLessThan(100)
  })

  it('moves axis names apart and keeps their order', () => {
    const places = spread([100, 103, 40], 14)
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBeGreaterThan(13.5)
    expect(places[2]).toBe(40)
  })
})

describe('an indirect tax', () => {
  const RESPONSES: Response[] = ['perfectly inelastic', 'inelastic', 'unit', 'elastic', 'perfectly elastic']

  it.each(RESPONSES)('splits into both burdens with %s demand', demand => {
    const { areas, points } = indirectTax({ demand, amount: 20 })
    expect(points.after[1] - points.sellersGet[1]).toBeCloseTo(20)
    expect(sizeOf(areas.consumerBurden) + sizeOf(areas.producerBurden)).toBeCloseTo(sizeOf(areas.revenue))
  })

  it('falls on buyers alone where demand is upright, on sellers alone where supply is', () => {
    expect(sizeOf(indirectTax({ demand: 'perfectly inelastic' }).areas.producerBurden)).toBeCloseTo(0)
    const onSellers = indirectTax({ supply: 'perfectly inelastic', amount: 30 })
    expect(sizeOf(onSellers.areas.consumerBurden)).toBeCloseTo(0)
    expect(onSellers.points.sellersGet[1]).toBeCloseTo(20)
  })

  it('has a deadweight loss of half tax times lost quantity', () => {
    const { areas, points } = indirectTax({ amount: 24 })
    expect(sizeOf(areas.deadweightLoss)).toBeCloseTo((24 * (points.before[0] - points.after[0])) / 2)
  })

  it('grows with the price when it is ad valorem', () => {
    const { points } = indirectTax({ adValorem: true, amount: 25 })
    expect(points.after[1] / points.sellersGet[1]).toBeCloseTo(1.5)
  })

  it('costs more as a subsidy than it gives', () => {
    const { areas } = subsidy({ amount: 20 })
    expect(sizeOf(areas.consumerGain) + sizeOf(areas.producerGain)).toBeCloseTo(sizeOf(areas.cost))
    expect(sizeOf(areas.deadweightLoss)).toBeGreaterThan(0)
  })
})

describe('cost curves', () => {
  it.each([[{}], [{ lowest: 10, bestAt: 60, fixed: 900, bend: 0.004 }], [{ fixed: 0 }]])(
    'send MC through the lowest points of AVC and AC (%j)',
    options => {
      const { mc, ac, avc, shutDown, breakEven } = costs(options)
      expect(mc(shutDown[0])).toBeCloseTo(avc(shutDown[0]))
      expect(mc(breakEven[0])).toBeCloseTo(ac(breakEven[0]))
      for (const step of [-2, 2]) expect(ac(breakEven[0] + step)).toBeGreaterThan(breakEven[1])
    },
  )

  it('have MC as the slope of total cost', () => {
    const { mc, ac } = costs()
    expect(mc(50)).toBeCloseTo((ac(50.01) * 50.01 - ac(49.99) * 49.99) / 0.02, 2)
  })
})

describe('firms', () => {
  it('earn nothing extra at normal profit, and lose between shut-down and break-even', () => {
    const normal = competitiveFirm({ state: 'normal' })
    expect(sizeOf(normal.areas.profit)).toBeCloseTo(0)
    const loss = competitiveFirm({ state: 'loss' })
    expect(loss.points.averageCost[1]).toBeGreaterThan(loss.points.best[1])
  })

  it('sell where MR meets MC and price on AR', () => {
    const { points } = monopoly({ price: 92, slope: 0.7 })
    expect(points.best[1]).toBeCloseTo(92 - 1.4 * points.best[0])
    expect(points.price[1]).toBeCloseTo(92 - 0.7 * points.best[0])
    expect(points.allocative[0]).toBeGreaterThan(points.best[0])
  })

  it('touch AC where MR meets MC in the long run of monopolistic competition', () => {
    const { points } = monopolisticCompetition({ run: 'long' })
    expect(points.price[1]).toBeCloseTo(points.averageCost[1], 1)
  })

  it('have a gap in MR below a kink', () => {
    const { points } = kinkedDemand()
    expect(points.gapTop[1]).toBeGreaterThan(points.gapBottom[1])
    expect(points.gapTop[0]).toBe(points.kink[0])
  })

  it('hire fewer at a lower wage as the only buyer of labour', () => {
    const { points } = monopsony()
    expect(points.hired[0]).toBeLessThan(points.competitive[0])
    expect(points.paid[1]).toBeLessThan(points.competitive[1])
    expect(monopsony({ minimumWage: points.competitive[1] }).points.withMinimum[0]).toBeCloseTo(
      points.competitive[0],
    )
  })
})

describe('trade and welfare', () => {
  it('gives a quota the price of the tariff that lets in as much', () => {
    const withTariff = tariff({ world: 30, tariff: 14 })
    const imports = withTariff.points.consumedAfter[0] - withTariff.points.producedAfter[0]
    const withQuota = quota({ world: 30, quota: imports })
    expect(withQuota.points.consumedAfter[1]).toBeCloseTo(44)
    expect(sizeOf(withQuota.areas.revenue)).toBeCloseTo(14 * imports)
  })

  it.each([
    ['negative production', -1],
    ['negative consumption', -1],
    ['positive production', 1],
    ['positive consumption', 1],
  ] as const)('puts the optimum of a %s externality on the right side of the market', (kind, side) => {
    const { points } = externality(kind)
    expect(Math.sign(points.optimum[0] - points.market[0])).toBe(side)
  })

  it('keeps B on the first indifference curve and parallel to the new budget', () => {
    const { A, B } = priceEffects().points
    expect(B[0] * B[1]).toBeCloseTo(A[0] * A[1])
    expect(B[1] / B[0]).toBeCloseTo(84 / 88)
  })
})

describe('the whole economy', () => {
  it.each([0.2, 0.5, 0.75])('multiplies spending by 1 / (1 − %d)', mpc => {
    const { points } = keynesianCross({ autonomous: [8, 14], mpc })
    expect(points.second[0] - points.first[0]).toBeCloseTo(6 / (1 - mpc))
  })

  it('raises output with spare capacity and prices without', () => {
    const slack = adAs({ kind: 'Keynesian', demand: [-40, -30] }).points
    const tight = adAs({ kind: 'Keynesian', demand: [24, 34] }).points
    expect(slack.second[0] - slack.first[0]).toBeGreaterThan(8)
    expect(slack.second[1] - slack.first[1]).toBeLessThan(2)
    expect(tight.second[0] - tight.first[0]).toBeLessThan(2)
    expect(tight.second[1] - tight.first[1]).toBeGreaterThan(5)
  })

  it.each([
    [[1, 1, 1, 1], 0],
    [[0, 0, 0, 1], 0.75],
    [[1, 3], 0.25],
  ] as const)('measures the Gini coefficient of %j as %d', (shares, expected) => {
    expect(gini(shares)).toBeCloseTo(expected)
    expect(lorenzPoints(shares).at(-1)).toEqual([100, 100])
  })
})

it.each([
  ['tax', () => indirectTax({ amount: 500 })],
  ['no tax', () => indirectTax({ amount: 0 })],
  ['tariff above autarky', () => tariff({ tariff: 300 })],
  ['quota of all', () => quota({ quota: 400 })],
  ['quota of none', () => quota({ quota: 0 })],
  ['full employment', () => adAs({ kind: 'Keynesian', demand: [200, 400] })],
  ['no income', () => ({ shape: '', points: { x: lorenzPoints([0, 0])[1] } })],
  ['costless', () => monopoly({ lowest: 0, fixed: 0 })],
] as const)('stays a drawing at the extreme: %s', (_, draw) => {
  expect(JSON.stringify(draw())).not.toMatch(/NaN|Infinity|null/)
})
