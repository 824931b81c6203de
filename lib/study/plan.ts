import { addDays, type Day, weekday } from './days'

/** One piece of work of a plan: a note, a topic test or a mock. */
export type Work = { id: string; minutes: number }

/** What is left of one subject, in the order in which it is to be done, and the day of its exam. */
export type Course<W extends Work> = { course: string; until: Day; queue: readonly W[]; lastDays: number }
/** A mock near its best day, at the latest the day before `until`. */
export type MockDay<W extends Work> = { work: W; ideal: Day; until: Day }

export type PlanInput<W extends Work> = {
  today: Day
  courses: readonly Course<W>[]
  mocks: readonly MockDay<W>[]
  /** Minutes of a day. A piece that is longer gets a day to itself. */
  capMinutes: number
  /** Weekdays without study, 0 is Sunday. */
  daysOff: ReadonlySet<number>
}

export type PlanDay<W extends Work> = { day: Day; minutes: number; work: W[] }

export type Plan<W extends Work> = {
  /** Every day of study until the last exam, empty ones too. */
  days: PlanDay<W>[]
  /** Whether no day holds more than its minutes. */
  fits: boolean
  /** The fullest day. */
  mostMinutes: number
  /** What no day is left for: the exam is today. */
  tooLate: W[]
}

/** From an even spread to as early as possible. */
const DENSITIES = [1, 0.75, 0.5, 0.25] as const

/**
 * Spreads work over the days that remain. Each piece is placed exactly once. Mocks take their days first; then the
 * subject with the nearest exam spreads its queue evenly, in order, and moves closer together as far as needed. What
 * still does not fit goes to the emptiest day, and the plan says that it is too full. The same input gives the same
 * plan, so a missed day is planned anew by itself.
 */
export function makePlan<W extends Work>(input: PlanInput<W>): Plan<W> {
  const board = new Board<W>(input)
  const left: { work: W; until: Day }[] = []
  const mocks = input.mocks.toSorted(
    (one, other) =>
      compare(one.until, other.until) ||
      compare(one.ideal, other.ideal) ||
      compare(one.work.id, other.work.id),
  )
  for (const { work, ideal, until } of mocks) {
    if (!board.putNear(work, ideal, until)) left.push({ work, until })
  }
  const courses = input.courses.toSorted(
    (one, other) => compare(one.until, other.until) || compare(one.course, other.course),
  )
  for (const { until, queue, lastDays } of courses) {
    const calm = addDays(until, -lastDays)
    if (DENSITIES.some(density => board.putInOrder(queue, calm, density))) continue
    for (const work of queue) if (!board.putFirst(work, until)) left.push({ work, until })
  }
  const tooLate = left.filter(({ work, until }) => !board.putEmptiest(work, until)).map(({ work }) => work)
  const days = board.days.map(day => ({ day, minutes: board.minutesOf(day), work: board.workOf(day) }))
  return {
    days,
    fits: left.length === 0,
    mostMinutes: Math.max(0, ...days.map(({ minutes }) => minutes)),
    tooLate,
  }
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

/** The days of study with what lies on them. */
class Board<W extends Work> {
  readonly days: Day[]
  private readonly capMinutes: number
  private placed = new Map<Day, W[]>()

  constructor({ today, courses, mocks, capMinutes, daysOff }: PlanInput<W>) {
    this.capMinutes = capMinutes
    const ends = [...courses, ...mocks].map(({ until }) => until).sort()
    const days: Day[] = []
    for (let day = today; day < (ends.at(-1) ?? today); day = addDays(day, 1)) days.push(day)
    // Nothing but days off before an exam: then they are all there is.
    const isFree = (day: Day) => !daysOff.has(weekday(day))
    const lonely = ends.filter(end => end > today && !days.some(day => day < end && isFree(day)))
    this.days = days.filter(day => isFree(day) || lonely.some(end => day < end))
  }

  workOf(day: Day): W[] {
    return this.placed.get(day) ?? []
  }

  minutesOf(day: Day): number {
    return this.workOf(day).reduce((sum, { minutes }) => sum + minutes, 0)
  }

  private hasRoom(day: Day, { minutes }: W): boolean {
    const taken = this.minutesOf(day)
    return taken === 0 || taken + minutes <= this.capMinutes
  }

  private put(day: Day, work: W): void {
    this.placed.set(day, [...this.workOf(day), work])
  }

  /** On the ideal day, else before it, else after it. */
  putNear(work: W, ideal: Day, until: Day): boolean {
    const open = this.days.filter(day => day < until && this.hasRoom(day, work))
    const day = open.findLast(each => each <= ideal) ?? open.find(each => each > ideal)
    if (day !== undefined) this.put(day, work)
    return day !== undefined
  }

  /** All of a queue in its order, or none of it. */
  putInOrder(queue: readonly W[], until: Day, density: number): boolean {
    const days = this.days.filter(day => day < until)
    const before = new Map(this.placed)
    let at = 0
    for (const [index, work] of queue.entries()) {
      at = Math.max(at, Math.floor((index / queue.length) * days.length * density))
      while (at < days.length && !this.hasRoom(days[at] as Day, work)) at += 1
      const day = days[at]
      if (day === undefined) {
        this.placed = before
        return false
      }
      this.put(day, work)
    }
    return true
  }

  putFirst(work: W, until: Day): boolean {
    const day = this.days.find(each => each < until && this.hasRoom(each, work))
    if (day !== undefined) this.put(day, work)
    return day !== undefined
  }

  /** However full it is. @returns false when there is no day at all. */
  putEmptiest(work: W, until: Day): boolean {
    const open = this.days.filter(day => day < until)
    const least = Math.min(...open.map(day => this.minutesOf(day)))
    const day = open.find(each => this.minutesOf(each) === least)
    if (day !== undefined) this.put(day, work)
    return day !== undefined
  }
}
