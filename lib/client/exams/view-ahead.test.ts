import { view } from './testing'
import { askAhead, takeAhead } from './view-ahead'

const NOW = Date.parse('2026-11-30T08:00:00.000Z')
const seen = view({ serverNow: new Date(NOW).toISOString() })

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

it('gives what was asked for once, with the time that has gone by since it came', async () => {
  const ask = jest.fn(async () => seen)
  askAhead('one', ask)
  await jest.advanceTimersByTimeAsync(700)
  const taken = await takeAhead('one')
  expect(Date.parse(taken?.serverNow ?? '') - NOW).toBeCloseTo(700, -1)
  expect(taken).toEqual({ ...seen, serverNow: taken?.serverNow })
  expect(await takeAhead('one')).toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})

it('waits for what is still under way', async () => {
  askAhead('two', () => new Promise(resolve => setTimeout(() => resolve(seen), 300)))
  const taken = takeAhead('two')
  await jest.advanceTimersByTimeAsync(300)
  expect(await taken).toEqual(seen)
})

it('gives nothing when it failed, is old, or was never asked for', async () => {
  askAhead('three', async () => {
    throw new Error('no connection')
  })
  expect(await takeAhead('three')).toBeNull()
  askAhead('four', async () => seen)
  await jest.advanceTimersByTimeAsync(16_000)
  expect(await takeAhead('four')).toBeNull()
  expect(await takeAhead('five')).toBeNull()
})
