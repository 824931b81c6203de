import { planFor } from './capacity'
import { findStored, type Stored } from './shared/stored'

function measured(): { costs: Stored; nginx: Stored } {
  const [costs, nginx] = [findStored('costs'), findStored('nginx')]
  if (!costs || !nginx) throw new Error('bench/results lacks costs or nginx')
  return { costs, nginx }
}

it('grows in step with the students, but for the two instances that there are at least', () => {
  const [small, large] = [planFor(1000, measured()), planFor(1_000_000, measured())]
  expect(small.instances).toBe(2)
  expect(large.databaseCores / small.databaseCores).toBeCloseTo(1000)
  expect(large.diskGbADay / small.diskGbADay).toBeCloseTo(1000)
  expect(large.pagesPerSecond).toBeCloseTo((1_000_000 * 1.5 * 12 * 3 * 0.15 * 2) / 3600)
})

it('says which figure is missing', () => {
  const { costs, nginx } = measured()
  const less = { ...costs, rows: costs.rows.filter(({ what }) => !what.startsWith('login')) }
  expect(() => planFor(1000, { costs: less, nginx })).toThrow('"login: processor of the instance"')
})
