import { createDatabaseClock } from './database-clock'

const NOON = Date.parse('2026-03-01T12:00:00.000Z')

function clock(theirs: () => number, tookMs = 4) {
  let localMs = NOON
  const warned: number[] = []
  const made = createDatabaseClock({
    ask: async () => {
      localMs += tookMs
      return theirs()
    },
    local: () => localMs,
    warn: differenceMs => warned.push(differenceMs),
  })
  return { ...made, warned }
}

it('is that of the machine until the database was asked', () =>
  expect(clock(() => 0).now()).toEqual(new Date(NOON)))

it.each([240_000, -240_000])(
  'follows the database when the machine is off by %p ms, and says so',
  async off => {
    const { now, set, warned } = clock(() => NOON + 2 + off)
    await set()
    expect(now().getTime()).toBe(NOON + 4 + off)
    expect(warned).toEqual([off])
    await set()
    expect(warned).toEqual([off])
  },
)

it('does not step for what may be the way there and back', async () => {
  const { now, set } = clock(() => NOON + 150)
  await set()
  expect(now().getTime()).toBe(NOON + 4)
})

it('learns nothing from an answer that took long', async () => {
  const { now, set } = clock(() => NOON + 60_000, 2001)
  await set()
  expect(now().getTime()).toBe(NOON + 2001)
})

it('keeps its time when the database is away', async () => {
  const { now, set } = clock(() => {
    throw new Error('away')
  })
  await expect(set()).rejects.toThrow('away')
  expect(now().getTime()).toBe(NOON + 4)
})
