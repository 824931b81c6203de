/** Days are counted from 1 January 1970 on the student's own calendar, so that "due today" is their today. */
export type DayNumber = number

const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** Now, and what `Date.getTimezoneOffset` says there: minutes that UTC is ahead of local time. */
export type Clock = { nowMs: number; zoneMinutes: number }

export function dayOf(ms: number, zoneMinutes: number): DayNumber {
  return Math.floor((ms - zoneMinutes * MINUTE_MS) / DAY_MS)
}

export function today({ nowMs, zoneMinutes }: Clock): DayNumber {
  return dayOf(nowMs, zoneMinutes)
}

/** `2027-05-12` as a day; null when there is no such day. */
export function dayOfDate(date: string): DayNumber | null {
  const ms = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return Number.isNaN(ms) ? null : ms / DAY_MS
}

export function dateOfDay(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
