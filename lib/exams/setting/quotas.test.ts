import { createRandom } from '../random'
import { affordable, quotas } from './quotas'

const shares = (own: Record<string, number>) => new Map(Object.entries(own))

it('whole shares are met exactly, whatever chance says', () => {
  for (let at = 0; at < 100; at += 1) {
    const counts = quotas(40, shares({ a: 11, b: 20, c: 9 }), createRandom(`${at}`))
    expect(Object.fromEntries(counts)).toEqual({ a: 11, b: 20, c: 9 })
  }
})

it('broken shares are rounded up or down, and over many papers come as often as they say', () => {
  const sums = { a: 0, b: 0, c: 0 }
  for (let at = 0; at < 3000; at += 1) {
    const counts = quotas(2, shares({ a: 6, b: 6, c: 4 }), createRandom(`${at}`))
    expect([...counts.values()].reduce((sum, each) => sum + each, 0)).toBe(2)
    for (const key of ['a', 'b', 'c'] as const) {
      expect(counts.get(key)).toBeLessThanOrEqual(1)
      sums[key] += counts.get(key) ?? 0
    }
  }
  expect(sums.a / 3000).toBeCloseTo(0.75, 1)
  expect(sums.c / 3000).toBeCloseTo(0.5, 1)
})

it('shares out nothing without failing', () => {
  expect(Object.fromEntries(quotas(0, shares({ a: 1, b: 0 }), createRandom('x')))).toEqual({ a: 0, b: 0 })
})

it.each([
  ['there is enough', { a: 10, b: 10 }, { a: 3, b: 3 }],
  ['one is short, and the other takes the rest', { a: 1, b: 10 }, { a: 1, b: 5 }],
  ['the rest goes by their proportions', { a: 0, b: 10, c: 10 }, { a: 0, b: 3, c: 3 }],
])('a supply is not asked for more than it has: %s', (_, supply, wanted) => {
  const even = Object.fromEntries(Object.keys(supply).map(key => [key, 1]))
  expect(Object.fromEntries(affordable(6, shares(even), shares(supply)))).toEqual(wanted)
})
