import { seriesToCome } from './series'

it.each([
  ['2026-11-25', ['February/March 2027', 'May/June 2027', 'October/November 2027', 'February/March 2028']],
  ['2027-05-01', ['October/November 2027', 'February/March 2028', 'May/June 2028', 'October/November 2028']],
])('on %s the next series are %j', (today, names) => {
  const series = seriesToCome(today)
  expect(series.map(({ name }) => name)).toEqual(names)
  expect(series.every(({ from }) => from > today)).toBe(true)
})
