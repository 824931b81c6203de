import type { LevelId } from '../catalogue/levels'
import { findSubject, type SubjectSlug } from '../catalogue/subjects'
import type { StudyEntry } from '../contracts/study'
import { type Day, daysBetween, isDay } from './days'

/** When a subject, or one paper of it, is examined. */
export type ExamDate = { level: LevelId; subject: SubjectSlug; paper: number | null; date: Day }

export function examDateKey({ level, subject, paper }: Omit<ExamDate, 'date'>): string {
  return paper === null ? `${level}/${subject}` : `${level}/${subject}/${paper}`
}

/** The dates among a student's entries, earliest first. */
export function examDatesOf(entries: readonly StudyEntry[]): ExamDate[] {
  return entries
    .flatMap(({ kind, key, value }) => {
      if (kind !== 'examDate' || value === null || !isDay(value)) return []
      const [level = '', slug = '', paper] = key.split('/')
      const found = findSubject(level, slug)
      if (!found) return []
      return [{ level: found.level, subject: found.slug, paper: paper ? Number(paper) : null, date: value }]
    })
    .sort(byDate)
}

function byDate(one: ExamDate, other: ExamDate): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1
  return examDateKey(one) < examDateKey(other) ? -1 : 1
}

/** A date that has passed stays as it was entered, and counts no more. An exam of today is still to come. */
export function upcoming(dates: readonly ExamDate[], today: Day): ExamDate[] {
  return dates.filter(({ date }) => date >= today)
}

/** What is examined next: several papers can have the same day. */
export function nextExams(dates: readonly ExamDate[], today: Day): ExamDate[] {
  const ahead = upcoming(dates, today)
  return ahead.filter(({ date }) => date === ahead[0]?.date)
}

/** "today", "tomorrow", "in 12 days". */
export function countdown(date: Day, today: Day): string {
  const days = daysBetween(today, date)
  if (days < 0) return 'past'
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
}
