import type { NoteProgress } from '../contracts/dto'
import type { StudyAttempt, SubtopicMarks } from '../contracts/study'
import { routes } from '../routes'
import { courseOf, type StudyPaper, type StudySubject, type StudyTopic } from './catalogue'
import { addDays, type Day, daysBetween, latest, weekOf } from './days'
import { type ExamDate, upcoming } from './exam-dates'
import type { Course, MockDay, Work } from './plan'
import { marksByTopic } from './standing'

/** A piece of a student's plan. */
export type StudyWork = Work & {
  kind: 'note' | 'test' | 'mock'
  subject: Pick<StudySubject, 'level' | 'slug' | 'name'>
  title: string
  href: string
  /** Of a topic in which many marks were lost. */
  isWeak: boolean
  /** Done today: it keeps its place, so that the list of a day does not grow while it is worked off. */
  isDone: boolean
}

export type WorkInput = {
  subjects: readonly StudySubject[]
  dates: readonly ExamDate[]
  ticks: readonly NoteProgress[]
  attempts: readonly StudyAttempt[]
  marks: readonly SubtopicMarks[]
  today: Day
  /** The student's own day of a moment. */
  dayOf: (moment: string) => Day
}

/** Ten have a number; after these every paper is a fresh one. */
const NUMBERED_MOCKS = 10
/** The end of the time that remains is for mocks: this share of it, within bounds. */
const LAST_SHARE = 0.15
const LAST_MIN = 3
const LAST_MAX = 14
/** Shorter times than these are for notes up to the last day. */
const LAST_FROM_DAYS = 7
const SATURDAY = 5

/**
 * What is left before the exams whose dates are known: unlearned notes and topic tests never taken, weak topics
 * first; one mock a week, subjects taking turns; and each paper once more in the last days.
 */
export function workLeft(input: WorkInput): { courses: Course<StudyWork>[]; mocks: MockDay<StudyWork>[] } {
  const plans = input.subjects.flatMap(subject => {
    const dates = upcoming(input.dates, input.today).filter(
      date => date.level === subject.level && date.subject === subject.slug,
    )
    const until = dates[0]?.date
    if (until === undefined) return []
    const papers = papersOf(subject, dates, until)
    const days = daysBetween(input.today, until)
    const lastDays =
      papers.length === 0 || days < LAST_FROM_DAYS
        ? 0
        : Math.min(LAST_MAX, Math.max(LAST_MIN, Math.round(days * LAST_SHARE)))
    return [{ subject, until, papers, lastDays }]
  })
  return {
    courses: plans.map(({ subject, until, lastDays }) => ({
      course: courseOf(subject),
      until,
      lastDays,
      queue: queueOf(subject, input),
    })),
    mocks: mocksOf(plans, input),
  }
}

type DatedPaper = { paper: StudyPaper; paperId: string; until: Day }
type SubjectPlan = { subject: StudySubject; until: Day; papers: DatedPaper[]; lastDays: number }

/** Papers to be practised: those with a date of their own where any has one, else all that can be sat here. */
function papersOf(subject: StudySubject, dates: readonly ExamDate[], until: Day): DatedPaper[] {
  const dated = new Map(dates.map(({ paper, date }) => [paper, date]))
  const isNarrowed = dates.some(({ paper }) => paper !== null)
  return subject.papers
    .flatMap(paper => {
      const own = dated.get(paper.number)
      if (paper.paperId === null || (isNarrowed && own === undefined)) return []
      return [{ paper, paperId: paper.paperId, until: own ?? until }]
    })
    .sort((one, other) =>
      one.until === other.until ? one.paper.number - other.paper.number : one.until < other.until ? -1 : 1,
    )
}

function queueOf(subject: StudySubject, input: WorkInput): StudyWork[] {
  const { marks, ticks, today, dayOf } = input
  const learnedOn = new Map(ticks.filter(({ learned }) => learned).map(({ path, at }) => [path, dayOf(at)]))
  const standings = marksByTopic(subject, marks)
  const share = ({ earned, available }: { earned: number; available: number }) => earned / available
  const weak = standings
    .filter(({ standing }) => standing === 'weak')
    .sort((one, other) => share(one) - share(other))
  const rest = standings.filter(({ standing }) => standing !== 'weak')
  return [...weak, ...rest].flatMap(({ topic, standing }) => {
    const common = { subject: named(subject), isWeak: standing === 'weak' }
    const notes = topic.subtopics.flatMap(({ slug, number, title, minutes }) => {
      const href = routes.note(subject, topic.slug, slug)
      const day = learnedOn.get(href)
      if (minutes === null || (day !== undefined && day < today)) return []
      const isDone = day !== undefined
      return [
        { ...common, id: href, kind: 'note' as const, minutes, title: `${number} ${title}`, href, isDone },
      ]
    })
    const test = testOf(subject, topic, input)
    return test ? [...notes, { ...common, ...test }] : notes
  })
}

function testOf(subject: StudySubject, { test, title }: StudyTopic, { attempts, today, dayOf }: WorkInput) {
  if (!test) return null
  const days = attempts.flatMap(({ paperId, handedInAt }) =>
    paperId === test.paperId && handedInAt !== null ? [dayOf(handedInAt)] : [],
  )
  if (days.some(day => day < today)) return null
  return {
    id: test.paperId,
    kind: 'test' as const,
    minutes: test.minutes,
    title: `Topic test: ${title}`,
    href: routes.topicTest(subject, test.paperId),
    isDone: days.length > 0,
  }
}

function named({ level, slug, name }: StudySubject) {
  return { level, slug, name }
}

function mocksOf(plans: readonly SubjectPlan[], input: WorkInput): MockDay<StudyWork>[] {
  const counter = new MockCounter(input)
  const withPapers = plans
    .filter(({ papers }) => papers.length > 0)
    .sort((one, other) => (one.until === other.until ? 0 : one.until < other.until ? -1 : 1))
  return [...weeklyMocks(withPapers, input, counter), ...lastMocks(withPapers, input, counter)]
}

/** Saturday is the day for it where it is one; the plan finds another where not. */
function weeklyMocks(
  plans: readonly SubjectPlan[],
  input: WorkInput,
  counter: MockCounter,
): MockDay<StudyWork>[] {
  const { today } = input
  const monday = weekOf(today)[0] ?? today
  const last = plans
    .map(({ until }) => until)
    .sort()
    .at(-1)
  const mocks: MockDay<StudyWork>[] = []
  const { satToday, satEarlierThisWeek } = counter
  if (satToday) {
    const plan = plans.find(({ papers }) => papers.some(({ paperId }) => paperId === satToday))
    const paper = plan?.papers.find(({ paperId }) => paperId === satToday)
    if (plan && paper && paper.until > today)
      mocks.push({ work: counter.next(plan.subject, paper, true), ideal: today, until: paper.until })
  }
  for (let week = 0; last !== undefined && addDays(monday, 7 * week) < last; week += 1) {
    if (week === 0 && (satToday || satEarlierThisWeek)) continue
    const ideal = addDays(monday, 7 * week + SATURDAY)
    const open = plans.filter(({ until, lastDays }) => ideal < addDays(until, -lastDays))
    const plan = open[week % Math.max(1, open.length)]
    const paper = plan?.papers[Math.floor(week / Math.max(1, open.length)) % plan.papers.length]
    if (!plan || !paper) continue
    mocks.push({
      work: counter.next(plan.subject, paper),
      ideal: latest(ideal, today),
      until: paper.until,
    })
  }
  return mocks
}

/** Each paper once in the last days, the last one on the eve. */
function lastMocks(
  plans: readonly SubjectPlan[],
  { today }: WorkInput,
  counter: MockCounter,
): MockDay<StudyWork>[] {
  return plans.flatMap(({ subject, papers }) =>
    papers.flatMap((paper, at) => {
      if (paper.until <= today) return []
      const after = papers.slice(at + 1).filter(({ until }) => until === paper.until).length
      const ideal = addDays(paper.until, -1 - 2 * after)
      return [{ work: counter.next(subject, paper), ideal: latest(ideal, today), until: paper.until }]
    }),
  )
}

/** Numbers the mocks of each paper from the first that was not sat before today. */
class MockCounter {
  readonly satToday: string | null
  readonly satEarlierThisWeek: boolean
  private readonly sat = new Map<string, number>()

  constructor({ attempts, today, dayOf }: WorkInput) {
    const monday = weekOf(today)[0] ?? today
    const done = attempts.flatMap(({ paperId, handedInAt }) =>
      handedInAt !== null && isMock(paperId) ? [{ paperId, day: dayOf(handedInAt) }] : [],
    )
    for (const { paperId, day } of done)
      if (day < today) this.sat.set(paperId, (this.sat.get(paperId) ?? 0) + 1)
    this.satToday = done.find(({ day }) => day === today)?.paperId ?? null
    this.satEarlierThisWeek = done.some(({ day }) => day >= monday && day < today)
  }

  next(subject: StudySubject, { paper, paperId }: DatedPaper, isDone = false): StudyWork {
    const number = (this.sat.get(paperId) ?? 0) + 1
    this.sat.set(paperId, number)
    return {
      id: `${paperId}#${number}`,
      kind: 'mock',
      subject: named(subject),
      title:
        number <= NUMBERED_MOCKS ? `Mock ${number}, Paper ${paper.number}` : `A fresh Paper ${paper.number}`,
      href: routes.mockPaper(subject, paper.number),
      minutes: paper.minutes,
      isWeak: false,
      isDone,
    }
  }
}

export function isMock(paperId: string): boolean {
  return /-paper-\d+$/.test(paperId)
}
