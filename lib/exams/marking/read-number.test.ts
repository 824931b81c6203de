import { readNumber } from './read-number'

it.each([
  ['3', 3],
  ['3.0', 3],
  ['-3.5', -3.5],
  ['−3.5', -3.5],
  ['+4', 4],
  ['.5', 0.5],
  ['5.', 5],
  ['0,5', 0.5],
  ['1,234', 1234],
  ['1 234 567', 1234567],
  ['12 500.25', 12500.25],
  ['3e8', 3e8],
  ['3E8', 3e8],
  ['3.0e-4', 3e-4],
  ['3 x 10^8', 3e8],
  ['3x10^8', 3e8],
  ['3 × 10⁸', 3e8],
  ['3×10⁻⁴', 3e-4],
  ['3*10^-4', 3e-4],
  ['3·10^(−4)', 3e-4],
  ['10^6', 1e6],
  ['-10^3', -1000],
  ['1/2', 0.5],
  ['3 / 4', 0.75],
  ['1 1/2', 1.5],
  ['-2 3/4', -2.75],
  ['$12.50', 12.5],
  ['= 7', 7],
  ['３.５', 3.5],
])('%s reads as %d', (typed, value) => {
  expect(readNumber(typed)?.value).toBeCloseTo(value, 12)
})

it.each(['', 'abc', 'x = 3', '--3', '.', 'm/s 3', '∞', '1e400', '2 × 10^-999'])('%j is no number', typed => {
  expect(readNumber(typed)).toBeNull()
})

it.each([
  ['1200', 2, 4],
  ['1200.', 4, 4],
  ['0.0120', 3, 3],
  ['3.00 × 10^8', 3, 3],
  ['3 × 10^8', 1, 1],
  ['0', 1, 1],
])('%s has %d to %d significant figures', (typed, least, most) => {
  expect(readNumber(typed)?.significant).toEqual({ least, most })
})

it.each([
  ['12 m/s', 'm/s'],
  ['3.0 × 10^8 m s^-1', 'm s^-1'],
  ['25%', '%'],
  ['5N', 'N'],
])('%s leaves %s behind the number', (typed, rest) => {
  expect(readNumber(typed)?.rest).toBe(rest)
})
