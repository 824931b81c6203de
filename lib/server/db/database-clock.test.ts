import { createDatabaseClock } from './database-clock'

const NOON = Date.parse('2026-03-01T12:00:00.000Z')

/** A machine whose clock is off; of each answer all the time goes into the way there, the worst case. */
function clock(offMs: number, ...tookMs: number[]) {
  let localMs = NOON
  let asked = 0
  const warned: number[] = []
  const made = createDatabaseClock({
    ask: async () => {
      localMs += tookMs[asked++ % tookMs.length] ?? 0
      return localMs + offMs
    },
    local: () => localMs,
    warn: differenceMs => warned.push(differenceMs),
  })
  return { ...made, warned, stepMs: () => made.now().getTime() - localMs }
}

it('is that of the machine until the database was asked', () =>
  expect(clock(60_000).now()).toEqual(new Date(NOON)))

it.each([240_000, -240_000])(
  'follows the database when the machine is off by %p ms, and says so',
  async off => {
    const { set, stepMs, warned } = clock(off, 4)
    await set()
    expect(stepMs()).toBe(off + 2)
    expect(warned).toEqual([off + 2])
    await set()
    expect(warned).toEqual([off + 2])
  },
)

it.each([
  ['a little', 40, [4]],
  ['nothing, and the way to the database takes long', 0, [900]],
])('does not step when the machine is off by %s', async (_, off, tookMs) => {
  const { set, stepMs } = clock(off, ...tookMs)
  await set()
  expect(stepMs()).toBe(0)
})

it('believes the quickest of several answers, since the first may have waited for its connection', async () => {
  const { set, stepMs } = clock(300, 900, 4, 900)
  await set()
  expect(stepMs()).toBe(302)
})

it('learns nothing from answers that took long', async () => {
  const { set, stepMs } = clock(60_000, 2001)
  await set()
  expect(stepMs()).toBe(0)
})

it('keeps its time when the database is away', async () => {
  const { set, now } = createDatabaseClock({
    ask: () => Promise.reject(new Error('away')),
    local: () => NOON,
    warn: () => undefined,
  })
  await expect(set()).rejects.toThrow('away')
  expect(now()).toEqual(new Date(NOON))
})
