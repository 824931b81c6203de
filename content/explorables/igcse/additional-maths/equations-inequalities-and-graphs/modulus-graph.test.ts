import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving } from './modulus-graph'

type Set = { a: number; b: number; c: number; d: number }

/** Squares of both sides are equal where the line is not below the axis: roots by the quadratic formula. */
function bySquaring({ a, b, c, d }: Set): number[] {
  const [p, q, r] = [a * a - c * c, 2 * (a * b - c * d), b * b - d * d]
  const under = q * q - 4 * p * r
  const roots =
    p === 0
      ? q === 0
        ? []
        : [-r / q]
      : under < 0
        ? []
        : [(-q - Math.sqrt(under)) / (2 * p), (-q + Math.sqrt(under)) / (2 * p)]
  const kept = roots.filter(x => c * x + d >= -1e-9).sort((one, two) => one - two)
  return kept.filter((x, at) => at === 0 || x - (kept[at - 1] ?? 0) > 1e-6)
}

const numbersIn = (reading = '') =>
  [...reading.matchAll(/x = (−?[\d.]+)/g)].map(([, each = '']) => Number(each.replace('−', '-')))

it('the V and the line meet where the squared equation says', () => {
  everywhere(moving, (values, read, readings) => {
    const { a, b, c, d } = values
    const isAlong = Math.abs(c) === a && Math.sign(c) * b === d
    if (isAlong) expect(readings.Where).toBe('a whole arm')
    else {
      const wanted = bySquaring(values)
      const told = numbersIn(readings.Where)
      expect(read('Number of intersections')).toBe(wanted.length)
      expect(told).toHaveLength(wanted.length)
      for (const [at, x] of wanted.entries()) within(told[at] ?? Number.NaN, x, 0.006)
    }
  })
})

it('the corner is where the V is lowest', () => {
  everywhere(moving, ({ a, b }, read) => {
    const tried = Array.from({ length: 2401 }, (_, at) => (at - 1200) / 150)
    const lowest = tried.reduce((best, x) => (Math.abs(a * x + b) < Math.abs(a * best + b) ? x : best), 9)
    within(read('Corner of the V'), lowest, 0.012)
  })
})

it('a line through the corner meets the V once, a line below it never', () => {
  const meets = (values: Set) => Object.fromEntries(moving.says(values).readings).Where
  expect(meets({ a: 2, b: -4, c: 1, d: -2 })).toBe('x = 2')
  expect(meets({ a: 2, b: -4, c: 0, d: -1 })).toBe('nowhere')
  expect(meets({ a: 1, b: 3, c: 1, d: 3 })).toBe('a whole arm')
})
