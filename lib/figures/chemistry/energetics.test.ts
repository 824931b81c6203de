import { boltzmann, boltzmannDensity, describeEnergyProfile, energyProfile } from './energetics'
import { bornHaber } from './energy-cycles'
import { describeHeatingCurve, describeRateGraph, heatingPoints, rateGraph } from './rate-curves'

describe('the distribution of energies', () => {
  const share = (temperature: number, from: number) => {
    const step = 0.01
    let sum = 0
    for (let energy = from; energy < 60; energy += step) sum += boltzmannDensity(energy, temperature) * step
    return sum
  }
  it.each([0.7, 1, 1.5, 2])('has the area one and its crest at the temperature %d', temperature => {
    expect(share(temperature, 0)).toBeCloseTo(1, 1)
    const crest = boltzmannDensity(temperature, temperature)
    expect(crest).toBeGreaterThan(boltzmannDensity(temperature * 0.9, temperature))
    expect(crest).toBeGreaterThan(boltzmannDensity(temperature * 1.1, temperature))
  })

  it('has more molecules beyond the activation energy when it is hotter', () =>
    expect(share(1.4, 4)).toBeGreaterThan(share(1, 4) * 1.5))

  it('is nothing where there is no energy or no temperature', () => {
    expect(boltzmannDensity(-1, 1)).toBe(0)
    expect(boltzmannDensity(1, 0)).toBe(0)
  })
})

const PLAIN = { reactants: 'A', products: 'B' }

describe('an energy profile', () => {
  it.each([
    [-80, 'below'],
    [40, 'above'],
    [0, 'level with'],
  ])('with a change of %i tells that the products lie %s', (change, lie) =>
    expect(describeEnergyProfile({ ...PLAIN, change, activation: 60 })).toContain(`lies ${lie} the first`),
  )

  it.each([
    [0, 0],
    [50, 10],
    [-1e6, 1],
    [1e-9, 1e-9],
  ])('draws a change of %d with an activation of %d', (change, activation) =>
    expect(energyProfile({ ...PLAIN, change, activation, catalysed: 0 })).not.toMatch(/NaN|Infinity/),
  )

  it('has its level of products as far below as the change says', () => {
    const drawn = energyProfile({ ...PLAIN, change: -50, activation: 50 })
    const levels = [...drawn.matchAll(/<path class="l" d="M([\d.]+) ([\d.]+)L([\d.]+) \2"/g)].map(each =>
      Number(each[2]),
    )
    const peak = Math.min(
      ...[...drawn.matchAll(/C[^"]*/g)].flatMap(each =>
        [...each[0].matchAll(/[\d.]+ ([\d.]+)(?=C|$)/g)].map(pair => Number(pair[1])),
      ),
    )
    const [start = 0, end = 0] = levels.filter(level => level < 198)
    expect(end - start).toBeCloseTo(start - peak, 0)
  })
})

it.each([
  [{ from: -20, melting: 0, boiling: 100, to: 120 }, [-20, 0, 0, 100, 100, 120]],
  [{ from: 120, melting: 0, boiling: 100, to: -20 }, [120, 100, 100, 0, 0, -20]],
  [{ from: 20, melting: 0, boiling: 100, to: 60 }, [20, 60]],
  [{ from: 100, melting: 80, to: 40 }, [100, 80, 80, 40]],
])('is level at each change of state: %o', (facts, temperatures) => {
  const points = heatingPoints(facts)
  expect(points.map(([, temperature]) => temperature)).toEqual(temperatures)
  expect(points.every(([time], at) => at === 0 || time > (points[at - 1]?.[0] ?? 0))).toBe(true)
})

it('draws cycles and rates at extremes without numbers that are none', () => {
  const cycle = { elements: 'a', compound: 'b', formation: '−1', up: [], down: [], lattice: '−1' }
  const rate = { curves: [{ final: 0, halfTime: 0 }], time: { max: 1 }, amount: { label: 'x', max: 1 } }
  for (const drawn of [
    bornHaber(0, 0, cycle),
    rateGraph(rate).shape,
    boltzmann({ activation: 0, temperatures: [0.001, 100] }),
  ])
    expect(drawn).not.toMatch(/NaN|Infinity/)
})

it('tells a cooling curve part by part', () =>
  expect(describeHeatingCurve({ from: 100, melting: 80, to: 40 })).toBe(
    'Temperature against time. The line starts at 100 °C; it falls to 80 °C; then it is level; it falls to 40 °C.',
  ))

it('tells which curve is steepest', () =>
  expect(
    describeRateGraph({
      curves: [
        { final: 60, halfTime: 26, label: '*A*' },
        { final: 60, halfTime: 12, label: '*B*' },
      ],
      time: { max: 100 },
      amount: { label: 'volume / cm^{3}', max: 80 },
    }),
  ).toMatch(/curve A rises from 0 and levels off at 60; .*Curve B is the steepest/))
