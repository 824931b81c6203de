import { floorsOf, isLeak, type Reading, secondHalf, trendOf } from './trend'

/** One reading each ten seconds for half an hour. */
const readings = (mb: (minute: number, n: number) => number): Reading[] =>
  Array.from({ length: 180 }, (_, n) => ({ atSeconds: 10 * n, mb: mb(n / 6, n) }))
/** The same for every run, between -1 and 1. */
const noise = (n: number) => Math.sin(n * 12.9898) * Math.cos(n * 78.233)

it('finds the line that the readings lie on', () => {
  const trend = trendOf(readings(minute => 300 + 2 * minute))
  expect(trend.perHour).toBeCloseTo(120, 6)
  expect(trend.errorPerHour).toBeCloseTo(0, 6)
  expect(trend.growthMb).toBeCloseTo(2 * (1790 / 60), 6)
})

it('takes a leak of 2 MB a minute for one, under the saw teeth of a collector too', () => {
  expect(isLeak(trendOf(secondHalf(readings((minute, n) => 300 + 2 * minute + 15 * noise(n)))))).toBe(true)
})

it.each([
  ['a flat noise', (_: number, n: number) => 300 + 30 * noise(n)],
  ['a warm-up that ends', (minute: number) => 300 + 100 * Math.min(1, minute / 10)],
  ['a slow growth within the bound', (minute: number, n: number) => 300 + minute + noise(n)],
  [
    'a hump that goes',
    (minute: number, n: number) => 670 + 10 * noise(n) + (minute > 24 && minute < 28.5 ? 60 : 0),
  ],
  ['shrinking', (minute: number) => 400 - 3 * minute],
])('does not take %s for a leak', (_, mb) => expect(isLeak(trendOf(secondHalf(readings(mb))))).toBe(false))

it('reads the floor of each window', () => {
  expect(
    floorsOf(
      readings((_, n) => 100 + (n % 6)),
      60,
    ).map(({ mb }) => mb),
  ).toEqual(Array(30).fill(100))
})

it('refuses to draw a line through two readings', () =>
  expect(() => trendOf(readings(() => 1).slice(0, 2))).toThrow('three readings'))
