import type { NoteProgress } from '../contracts/dto'
import type {
  AgeBand,
  StudyAttempt,
  StudyEntry,
  StudyOverview,
  StudySetting,
  SubtopicMarks,
} from '../contracts/study'
import { AGE_BANDS } from '../contracts/study'
import { routes } from '../routes'
import { courseOf, notesOf, type StudySubject, type StudySubtopic, type StudyTopic } from './catalogue'
import { type Day, localDay } from './days'
import { newest, type Place, placeOf } from './entries'
import { type ExamDate, examDatesOf } from './exam-dates'
import { followedCourses } from './followed'

export type HubSource = {
  overview: StudyOverview
  catalogue: readonly StudySubject[]
  /** What this browser knows, newer perhaps than what the server has been told. */
  entries: readonly StudyEntry[]
  ticks: readonly NoteProgress[]
  now: Date
}

export type NotePlace = { subject: StudySubject; topic: StudyTopic; subtopic: StudySubtopic; href: string }

export type Settings = {
  planMinutes: number
  daysOff: ReadonlySet<number>
  streakHidden: boolean
  ageBand: AgeBand | null
}

/** All that the pages of the hub show, before it is put into words. */
export type Hub = {
  now: Date
  today: Day
  dayOf: (moment: string) => Day
  catalogue: readonly StudySubject[]
  followed: readonly StudySubject[]
  /** Nothing is known of the student yet; the followed subjects are those of the level, the fullest first. */
  isNewcomer: boolean
  learned: ReadonlySet<string>
  ticks: readonly NoteProgress[]
  attempts: readonly StudyAttempt[]
  marks: readonly SubtopicMarks[]
  dates: readonly ExamDate[]
  settings: Settings
  /** The note to go on with; `isNext` when the last one is learned and this is the one after it. */
  carryOn: (NotePlace & { place: Place | null; isNext: boolean }) | null
  /** Notes that the student asked to be told of, and that are here now. */
  arrived: readonly NotePlace[]
  /** Papers begun with time left, newest first. */
  open: readonly StudyAttempt[]
  /** Days with any study. */
  days: ReadonlySet<Day>
}

export const DEFAULT_PLAN_MINUTES = 60

export function hubOf({ overview, catalogue, entries: own, ticks: ownTicks, now }: HubSource): Hub {
  const entries = newest([...own, ...overview.entries])
  const ticks = newestTicks([...ownTicks, ...overview.notes])
  const learned = new Set(ticks.flatMap(tick => (tick.learned ? [tick.path] : [])))
  const { attempts, marks, level } = overview
  const { courses, isNewcomer } = followedCourses({ level, entries, learned, attempts }, catalogue)
  const followed = catalogue.filter(subject => courses.has(courseOf(subject)))
  const dayOf = (moment: string) => localDay(new Date(moment))
  return {
    now,
    today: localDay(now),
    dayOf,
    catalogue,
    followed: isNewcomer ? followed.toSorted((one, other) => notesOf(other) - notesOf(one)) : followed,
    isNewcomer,
    learned,
    ticks,
    attempts,
    marks,
    dates: examDatesOf(entries),
    settings: settingsOf(entries),
    carryOn: carryOnOf(catalogue, entries, ticks, learned),
    arrived: arrivedOf(catalogue, entries, learned),
    open: attempts.filter(
      ({ state, deadlineAt }) =>
        state === 'open' && (deadlineAt === null || Date.parse(deadlineAt) > now.getTime()),
    ),
    days: new Set([
      ...entries.flatMap(({ kind, key, value, at }) =>
        value === null ? [] : kind === 'day' ? [key] : kind === 'place' ? [dayOf(at)] : [],
      ),
      ...ticks.map(({ at }) => dayOf(at)),
      ...attempts.flatMap(({ startedAt, handedInAt }) =>
        [startedAt, handedInAt].flatMap(each => (each ? [dayOf(each)] : [])),
      ),
    ]),
  }
}

function newestTicks(ticks: readonly NoteProgress[]): NoteProgress[] {
  const latest = new Map<string, NoteProgress>()
  for (const tick of ticks) {
    const known = latest.get(tick.path)
    if (!known || Date.parse(tick.at) > Date.parse(known.at)) latest.set(tick.path, tick)
  }
  return [...latest.values()]
}

function settingsOf(entries: readonly StudyEntry[]): Settings {
  const setting = (name: StudySetting) =>
    entries.find(({ kind, key }) => kind === 'setting' && key === name)?.value ?? null
  const daysOff = setting('daysOff') ?? 'none'
  const ageBand = setting('ageBand')
  return {
    planMinutes: Number(setting('planMinutes') ?? DEFAULT_PLAN_MINUTES),
    daysOff: new Set(daysOff === 'none' ? [] : [...daysOff].map(Number)),
    streakHidden: setting('streak') === 'hidden',
    ageBand: AGE_BANDS.find(band => band === ageBand) ?? null,
  }
}

function placesOf(subject: StudySubject): NotePlace[] {
  return subject.topics.flatMap(topic =>
    topic.subtopics
      .filter(({ minutes }) => minutes !== null)
      .map(subtopic => ({ subject, topic, subtopic, href: routes.note(subject, topic.slug, subtopic.slug) })),
  )
}

/** What was opened, or ticked, since it is here needs no telling. */
function arrivedOf(
  catalogue: readonly StudySubject[],
  entries: readonly StudyEntry[],
  learned: ReadonlySet<string>,
): NotePlace[] {
  const paths = (of: StudyEntry['kind']) =>
    new Set(entries.flatMap(({ kind, key, value }) => (kind === of && value !== null ? [key] : [])))
  const awaited = paths('awaited')
  const opened = paths('place')
  return catalogue
    .flatMap(placesOf)
    .filter(({ href }) => awaited.has(href) && !opened.has(href) && !learned.has(href))
}

function carryOnOf(
  catalogue: readonly StudySubject[],
  entries: readonly StudyEntry[],
  ticks: readonly NoteProgress[],
  learned: ReadonlySet<string>,
): Hub['carryOn'] {
  const notes = catalogue.flatMap(placesOf)
  const byHref = new Map(notes.map(note => [note.href, note]))
  const touched = [
    ...entries.flatMap(({ kind, key, value, at }) =>
      kind === 'place' && value !== null ? [{ path: key, at, place: placeOf(value) }] : [],
    ),
    ...ticks.filter(tick => tick.learned).map(({ path, at }) => ({ path, at, place: null })),
  ]
    .filter(({ path }) => byHref.has(path))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  const last = touched[0]
  const note = last && byHref.get(last.path)
  if (!last || !note) return null
  if (!learned.has(last.path)) return { ...note, place: last.place, isNext: false }
  const own = notes.filter(each => each.subject === note.subject)
  const next =
    own.slice(own.indexOf(note) + 1).find(each => !learned.has(each.href)) ??
    own.find(each => !learned.has(each.href))
  return next ? { ...next, place: null, isNext: true } : null
}

export type AttemptFilter = { course: string; kind: 'all' | 'mock' | 'test' }
export type AttemptOrder = 'newest' | 'best' | 'worst'

/** Percent of the marks given so far; null before any is. */
export function percentOf({ earned, totalMarks, toSelfMark }: StudyAttempt): number | null {
  const marked = totalMarks - (toSelfMark ?? 0)
  return earned === null || marked <= 0 ? null : Math.round((earned / marked) * 100)
}
