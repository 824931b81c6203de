/**
 * The server's time as this device can know it. The wall clock with the offset of the last answer, unless somebody
 * set the clock back: the monotonic clock never runs ahead of real time (it may stand still while the device
 * sleeps), so the later of the two is right.
 */
export type ExamClock = {
  now: () => number
  /** Takes the `serverNow` of an answer that came just now. */
  learn: (serverNow: string) => void
  offsetMs: () => number
}

type Sources = { wall: () => number; monotonic: () => number }

const BROWSER: Sources = { wall: () => Date.now(), monotonic: () => performance.now() }

export function examClock(offsetMs = 0, { wall, monotonic }: Sources = BROWSER): ExamClock {
  let offset = offsetMs
  let base = { server: wall() + offset, monotonic: monotonic() }
  return {
    now: () => Math.max(wall() + offset, base.server + monotonic() - base.monotonic),
    learn(serverNow) {
      const server = Date.parse(serverNow)
      if (!Number.isFinite(server)) return
      offset = server - wall()
      base = { server, monotonic: monotonic() }
    },
    offsetMs: () => offset,
  }
}

const MINUTE_MS = 60_000

/** Half of the time, then 15, 5 and 1 minute: what is told to everybody, once each. */
export function announcementsOf(totalMs: number): number[] {
  return [...new Set([totalMs / 2, 15 * MINUTE_MS, 5 * MINUTE_MS, MINUTE_MS])]
    .filter(left => left < totalMs)
    .sort((one, other) => other - one)
}

/** The mark that was passed between two looks at the clock; the smallest when the device slept through several. */
export function passedMark(marks: readonly number[], before: number, after: number): number | null {
  const passed = marks.filter(mark => before > mark && after <= mark && after > 0)
  return passed.length > 0 ? Math.min(...passed) : null
}

/** "1:02:05" or "46:20"; never below zero. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** "1 hour 2 minutes", "4 minutes 30 seconds": seconds only when few minutes are left. */
export function spokenTime(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const say = (value: number, unit: string) => (value > 0 ? `${value} ${unit}${value === 1 ? '' : 's'}` : '')
  const parts = [
    say(hours, 'hour'),
    say(minutes, 'minute'),
    hours === 0 && minutes < 10 ? say(rest, 'second') : '',
  ]
  return parts.filter(Boolean).join(' ') || 'no time'
}
