import { everywhere, numberIn, within } from '@/lib/figures/explorable.testing'
import { moving } from './partial-sums'

/** So many terms made one from the other and added. */
function added(a: number, r: number, count: number): number {
  let [sum, term] = [0, a]
  for (let at = 0; at < count; at += 1) {
    sum += term
    term *= r
  }
  return sum
}

it('partial sums: the terms added one by one give the sum and its limit', () => {
  everywhere(moving, ({ a, r }, read, readings) => {
    within(read('Sum of 8 terms'), added(a, r, 8), 0.006)
    const [first, second, third] = (readings['First terms'] ?? '').split(', ').map(numberIn)
    within(first ?? Number.NaN, a, 0.006)
    within(second ?? Number.NaN, a * r, 0.006)
    within(third ?? Number.NaN, a * r * r, 0.006)
    // Whether a thousand terms more still change the sum.
    const [many, more] = [added(a, r, 1000), added(a, r, 1001)]
    const settles = Math.abs(more - many) < 1e-9
    expect((readings.Converges ?? '').startsWith('yes')).toBe(settles)
    if (settles) within(read('Sum to infinity'), many, 0.006)
    else expect(readings['Sum to infinity']).toBe('none')
  })
})
