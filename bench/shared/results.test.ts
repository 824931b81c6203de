import { digits, row, table } from './results'

it('compares the medians, and says whether the aim is met', () => {
  const own = row('pages', 'requests/s', [90, 95, 80], {
    control: [100, 110, 90],
    aim: { of: 'ratio', atLeast: 0.9 },
  })
  expect(own).toMatchObject({ median: 90, low: 80, high: 95, rounds: 3, ratio: 0.9, met: true })
  expect(row('LCP', 'ms', [120], { aim: { of: 'median', atMost: 100 } }).met).toBe(false)
})

it('never takes nothing for a figure', () => {
  expect(() => row('pages', 'ms', [])).toThrow('Nothing was measured.')
  expect(row('x', 'ms', [1], { control: [0], aim: { of: 'ratio', atMost: 2 } })).toMatchObject({ met: false })
})

it('writes a table without empty columns', () => {
  expect(table([row('a page', 'ms', [1.2345, 3, 2])])).toBe(
    '| What | Unit | Median (lowest to highest) |\n| --- | --- | --: |\n| a page | ms | 2 (1.23 to 3) |',
  )
})

it.each([
  [12345.6, '12346'],
  [0.12345, '0.123'],
  [7, '7'],
  [0.00026, '0.00026'],
])('shows %p as %s', (value, text) => expect(digits(value)).toBe(text))
