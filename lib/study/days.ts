/** Days as the calendar names them, YYYY-MM-DD. Sums are done in UTC, where no day has 23 hours. */
export type Day = string

const DAY_MS = 24 * 3_600_000

export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text)
}

/** The day it is at this moment where the student is. */
export function localDay(moment: Date): Day {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days later `to` is; negative when it is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The latest of some days. */
export function latest(first: Day, ...others: Day[]): Day {
  return [first, ...others].sort().at(-1) ?? first
}

/** 0 is Sunday. */
export function weekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Monday to Sunday of the week of a day. */
export function weekOf(day: Day): Day[] {
  const monday = addDays(day, -((weekday(day) + 6) % 7))
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at))
}

/** The most days in a row; 0 for none. */
export function longestRun(days: Iterable<Day>): number {
  let longest = 0
  let run = 0
  let before: Day | null = null
  for (const day of [...new Set(days)].sort()) {
    run = before !== null && daysBetween(before, day) === 1 ? run + 1 : 1
    longest = Math.max(longest, run)
    before = day
  }
  return longest
}

/** "Friday 20 November", "Fri 20 Nov". */
export function dayName(day: Day, style: 'long' | 'short' = 'long'): string {
  const options = { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}
