import { type Clock, Link, PHONE_LINE, SlowStart } from './line'

/** Time that passes when it is told to. */
function pretendedTime(): Clock & { run: () => void } {
  let time = 1000
  const plans: { at: number; work: () => void }[] = []
  return {
    now: () => time,
    after: (ms, work) => {
      plans.push({ at: time + ms, work })
      plans.sort((one, other) => one.at - other.at)
    },
    run: () => {
      for (let next = plans.shift(); next; next = plans.shift()) {
        time = next.at
        next.work()
      }
    },
  }
}

const WIDE = { ...PHONE_LINE, bytesPerSecond: Number.POSITIVE_INFINITY }
const FIRST = 10 * 1460

/** When the last of so many bytes arrives, ms after they were given to the line. */
function arrival(bytes: number, settings = WIDE): number {
  const clock = pretendedTime()
  const start = clock.now()
  let arrived = 0
  let last = 0
  const way = {
    clock,
    link: new Link(clock, settings),
    settings,
    deliver: (data: Buffer) => {
      arrived += data.length
      last = clock.now()
    },
  }
  new SlowStart(way).send(Buffer.alloc(bytes))
  clock.run()
  expect(arrived).toBe(bytes)
  return last - start
}

it.each([
  [1, 75],
  [FIRST, 75],
  [FIRST + 1, 225],
  [3 * FIRST, 225],
  [3 * FIRST + 1, 375],
])('brings %i bytes in the flights of slow start: the last after %i ms', (bytes, ms) => {
  expect(arrival(bytes)).toBe(ms)
})

it('is as wide as it says', () => {
  expect(arrival(10_000, PHONE_LINE)).toBeCloseTo(75 + 50)
})

it('begins anew after a silence, and not between two answers', () => {
  const timesOf = (silenceMs: number) => {
    const clock = pretendedTime()
    const seen: number[] = []
    const way = {
      clock,
      link: new Link(clock, WIDE),
      settings: WIDE,
      deliver: () => void seen.push(clock.now()),
    }
    const down = new SlowStart(way)
    down.send(Buffer.alloc(FIRST))
    clock.run()
    const secondAt = clock.now() + silenceMs
    clock.after(silenceMs, () => down.send(Buffer.alloc(2 * FIRST)))
    clock.run()
    return Math.max(...seen) - secondAt
  }
  expect([timesOf(10), timesOf(5000)]).toEqual([75, 225])
})

it('lets two connections share its width', () => {
  const clock = pretendedTime()
  const link = new Link(clock, PHONE_LINE)
  const ends: number[] = []
  const start = clock.now()
  for (let each = 0; each < 2; each += 1)
    new SlowStart({ clock, link, settings: PHONE_LINE, deliver: () => (ends[each] = clock.now()) }).send(
      Buffer.alloc(10_000),
    )
  clock.run()
  expect(Math.max(...ends) - start).toBeCloseTo(75 + 100)
})

it('brings bytes in their order, in whatever order the timers run', () => {
  const late: { ms: number; work: () => void }[] = []
  const clock: Clock = { now: () => 0, after: (ms, work) => void late.push({ ms, work }) }
  const arrived: Buffer[] = []
  const way = {
    clock,
    link: new Link(clock, PHONE_LINE),
    settings: PHONE_LINE,
    deliver: (data: Buffer) => void arrived.push(data),
  }
  const sent = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251))
  new SlowStart(way).send(sent)
  for (const { work } of late.toReversed()) work()
  expect(Buffer.concat(arrived)).toEqual(sent)
})
