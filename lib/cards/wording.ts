import { type DayNumber, dateOfDay } from './days'
import type { Forecast } from './forecast'
import type { Rating } from './rating'
import type { Due } from './schedule'

export const GRADE_NAMES: Record<Rating, string> = { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' }

const MINUTE_MS = 60_000

/** "12 May", with the year when it is another one. */
export function dayText(day: DayNumber, now: DayNumber): string {
  const date = new Date(`${dateOfDay(day)}T12:00:00Z`)
  const isThisYear = dateOfDay(day).slice(0, 4) === dateOfDay(now).slice(0, 4)
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(date)
}

/** On the buttons, short: "10 min", "1 d", "6 d", "3 mo", "exam" when no review is needed before it. */
export function dueShort(due: Due, nowMs: number, now: DayNumber): string {
  if (due.kind === 'never') return 'till exam'
  if (due.kind === 'moment') return `${Math.max(1, Math.round((due.atMs - nowMs) / MINUTE_MS))} min`
  const days = due.day - now
  if (days < 31) return `${days} d`
  return days < 365 ? `${Math.round(days / 30.4)} mo` : `${(days / 365).toFixed(1)} y`
}

/** For announcements and labels: "in 10 minutes", "tomorrow", "in 6 days". */
export function dueWords(due: Due, nowMs: number, now: DayNumber): string {
  if (due.kind === 'never') return 'not again before the exam'
  if (due.kind === 'moment') {
    const minutes = Math.max(1, Math.round((due.atMs - nowMs) / MINUTE_MS))
    return minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`
  }
  const days = due.day - now
  return days <= 1 ? 'tomorrow' : `in ${days} days`
}

/** The fewest new cards a day that would reach all, if reviews left room for them. */
export function newCardsNeeded(unseen: number, daysLeft: number): number {
  return daysLeft <= 0 ? unseen : Math.ceil(unseen / daysLeft)
}

export type LoadWarning = { text: string; advice: string }

/** Says honestly when the deck does not fit before the exam; null when it does. */
export function loadWarning(
  { reached, total, fullDays, load }: Forecast,
  limit: { newCards: number; allCards: number },
  exam: { day: DayNumber; now: DayNumber; unseen: number },
): LoadWarning | null {
  const date = dayText(exam.day, exam.now)
  if (reached < total) {
    const needed = newCardsNeeded(exam.unseen, exam.day - exam.now)
    const isByReviews = needed <= limit.newCards
    return {
      text: `At ${limit.newCards} new cards a day you reach ${reached} of ${total} before ${date}.`,
      advice: isByReviews
        ? `Reviews fill your limit of ${limit.allCards} cards a day. Raise it, or choose fewer topics.`
        : `For all of them it takes about ${needed} new cards a day. Raise the number, or choose the topics that matter most.`,
    }
  }
  if (fullDays > 0) {
    return {
      text: `On ${fullDays} of ${load.length} days more is due than your ${limit.allCards} cards a day.`,
      advice: 'What is worth most for the exam comes first; the rest waits a day.',
    }
  }
  return null
}
