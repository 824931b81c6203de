import { arithmeticFaults, evaluate } from './arithmetic'

it.each([
  ['\\frac{1500 \\times 0.24}{2}', 180],
  ['20\\,000\\ \\mathrm{Hz}', 20000],
  ['6000 \\times 15 \\times 10^{-6}', 0.09],
  ['\\sqrt{3^2 + 4^2}', 5],
  ['\\dfrac{3}{4}(8 - 2)', 4.5],
  ['2.0\\ \\mathrm{m\\,s^{-1}}', 2],
  ['25\\%', 0.25],
  ['\\sin 30^\\circ', 0.5],
])('%s is %d', (latex, value) => {
  expect(evaluate(latex)).toBeCloseTo(value, 9)
})

it.each(['x + 1', 'v', '\\frac{d}{t}', '', '\\pi r^2', '3x'])('%s has no value', latex => {
  expect(evaluate(latex)).toBeNull()
})

it.each([
  'v = \\frac{2 \\times 85}{0.495} = 340\\ \\mathrm{m/s}',
  'v = 343\\ \\mathrm{m/s} \\approx 340\\ \\mathrm{m/s}',
  '\\lambda = \\dfrac{1500}{40\\,000} = 0.038\\ \\mathrm{m}',
  'E = 0.5 \\times 2 \\times 3^2 = 9.0\\ \\mathrm{J}',
  'a = b = c',
  '1\\ \\mathrm{km} = 1000\\ \\mathrm{m}',
])('%s holds', latex => {
  expect(arithmeticFaults(latex)).toEqual([])
})

it.each(['2 \\times 3 = 7', '\\frac{10}{4} = 2.4', '340 \\times 6.0 = 2400', '1.5 \\times 10^3 = 150'])(
  '%s is found wrong',
  latex => {
    expect(arithmeticFaults(latex)).toHaveLength(1)
  },
)
