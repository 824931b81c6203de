import { announcementsOf, clockText, examClock, passedMark, spokenTime } from './exam-clock'

const MINUTE_MS = 60_000

function device() {
  const time = { wall: 1_000_000, monotonic: 0 }
  const clock = examClock(0, { wall: () => time.wall, monotonic: () => time.monotonic })
  const pass = (ms: number) => {
    time.wall += ms
    time.monotonic += ms
  }
  return { time, clock, pass }
}

describe('the clock of a sitting', () => {
  it('follows the server where the device is wrong', () => {
    const { clock, pass } = device()
    clock.learn(new Date(9_000_000).toISOString())
    pass(500)
    expect(clock.now()).toBe(9_000_500)
    expect(clock.offsetMs()).toBe(8_000_000)
  })

  it('does not give time back when somebody sets the device back', () => {
    const { clock, time, pass } = device()
    pass(10_000)
    time.wall -= 3_600_000
    expect(clock.now()).toBe(1_010_000)
  })

  it('counts the time that the device slept', () => {
    const { clock, time } = device()
    time.wall += 120_000 // the monotonic clock stood still
    expect(clock.now()).toBe(1_120_000)
  })

  it('ignores an answer without a time', () => {
    const { clock } = device()
    clock.learn('nonsense')
    expect(clock.offsetMs()).toBe(0)
  })
})

describe('announcements', () => {
  it('come at half time, 15, 5 and 1 minute', () => {
    expect(announcementsOf(45 * MINUTE_MS).map(ms => ms / MINUTE_MS)).toEqual([22.5, 15, 5, 1])
    expect(announcementsOf(30 * MINUTE_MS).map(ms => ms / MINUTE_MS)).toEqual([15, 5, 1])
    expect(announcementsOf(8 * MINUTE_MS).map(ms => ms / MINUTE_MS)).toEqual([5, 4, 1])
  })

  it('are made once, and after a sleep only the last of them', () => {
    const marks = announcementsOf(45 * MINUTE_MS)
    expect(passedMark(marks, 15.001 * MINUTE_MS, 14.999 * MINUTE_MS)).toBe(15 * MINUTE_MS)
    expect(passedMark(marks, 14.999 * MINUTE_MS, 14.99 * MINUTE_MS)).toBeNull()
    expect(passedMark(marks, 40 * MINUTE_MS, 3 * MINUTE_MS)).toBe(5 * MINUTE_MS)
    expect(passedMark(marks, MINUTE_MS * 2, -5)).toBeNull()
  })
})

describe('time in words and digits', () => {
  it.each([
    [3_725_000, '1:02:05', '1 hour 2 minutes'],
    [2_780_000, '46:20', '46 minutes'],
    [270_000, '4:30', '4 minutes 30 seconds'],
    [60_000, '1:00', '1 minute'],
    [900, '0:01', '1 second'],
    [-5, '0:00', 'no time'],
  ])('%d ms is %s, "%s"', (ms, digits, words) => {
    expect(clockText(ms)).toBe(digits)
    expect(spokenTime(ms)).toBe(words)
  })
})
