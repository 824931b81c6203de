import { isExploreSessionValid } from './session-validity'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000
const at = (agoMs: number) => ({
  xVisitorId: 'x',
  lastUpdateAt: new Date(NOW - agoMs).toISOString(),
})

describe('isExploreSessionValid', () => {
  it.each([
    ['just made', 0, true],
    ['one millisecond short of 24 hours', 24 * HOUR_MS - 1, true],
    ['24 hours old', 24 * HOUR_MS, false],
    ['made by a clock three hours ahead', -3 * HOUR_MS, true],
    ['made more than a day in the future', -25 * HOUR_MS, false],
  ])('%s', (_, agoMs, valid) => expect(isExploreSessionValid(at(agoMs), NOW)).toBe(valid))

  it.each([
    [{ xVisitorId: null, lastUpdateAt: new Date(NOW).toISOString() }],
    [{ xVisitorId: '', lastUpdateAt: new Date(NOW).toISOString() }],
    [{ xVisitorId: 'x', lastUpdateAt: null }],
    [{ xVisitorId: 'x', lastUpdateAt: 'yesterday' }],
  ])('needs an id and a time: %j', record => expect(isExploreSessionValid(record, NOW)).toBe(false))
})
