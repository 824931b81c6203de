import type { CardId } from './card'
import { type Clock, type DayNumber, dayOf, today } from './days'
import type { Memories } from './log'
import { nextTrace, recallAfter, type Trace } from './memory'
import { luckOf, nextDay, PLAIN, type Policy } from './schedule'

/** How much a student wants to do in a day. */
export type DailyLimit = { newCards: number; allCards: number }

export type ForecastInput = {
  /** Every card of the deck in the order of learning. */
  cards: readonly CardId[]
  memories: Memories
  limit: DailyLimit
  clock: Clock
  /** Cards of today's limit that are used up. */
  doneToday: { newCards: number; allCards: number }
}

export type Forecast = {
  /** Cards on each day from today on; the last day is the one before the exam. */
  load: number[]
  /** Days on which reviews had to wait for the next day. */
  fullDays: number
  /** Cards that will have been seen by then. */
  reached: number
  total: number
  /** Expected share of all cards, unseen ones included, that is recalled on the day after the last. */
  recall: number
}

type Sim = Trace & { id: CardId; luck: number; seed: string; reps: number; lastDay: DayNumber }

/** Of cards met for the first time this share is known at once. */
const KNOWN_AT_ONCE = 0.5

/** What a review today is worth on the day of the exam. */
export function gainOf(trace: Trace, days: number, daysToExam: number): number {
  const recalled = recallAfter(trace.stability, days)
  const onTheDay = (after: Trace) => recallAfter(after.stability, daysToExam)
  const forgotten = nextTrace(nextTrace(trace, days, 1), 0, 3)
  return (
    recalled * onTheDay(nextTrace(trace, days, 3)) +
    (1 - recalled) * onTheDay(forgotten) -
    recallAfter(trace.stability, days + daysToExam)
  )
}

function review(card: Sim, day: DayNumber): void {
  const days = day - card.lastDay
  const recalled = luckOf(`${card.seed}${card.reps}`) < recallAfter(card.stability, days)
  const trace = recalled ? nextTrace(card, days, 3) : nextTrace(nextTrace(card, days, 1), 0, 3)
  card.stability = trace.stability
  card.difficulty = trace.difficulty
  card.reps += 1
  card.lastDay = day
}

function firstLook(id: CardId, day: DayNumber): Sim {
  const known = luckOf(`${id} first`) < KNOWN_AT_ONCE
  const trace = known ? nextTrace(null, 0, 3) : nextTrace(nextTrace(null, 0, 1), 0, 3)
  return { ...trace, id, luck: luckOf(id), seed: `${id} `, reps: 1, lastDay: day }
}

/** The order in which reviews are done that do not all fit into the day: first what is worth most, then by id. */
export function byWorth<T extends { worth: number; id: CardId }>(due: T[]): T[] {
  return due.sort((one, other) => other.worth - one.worth || (one.id < other.id ? -1 : 1))
}

/** Hands the turn back every few days of its calendar, so that a slow phone can draw in between. */
export function* simulate(
  input: ForecastInput,
  policy: Policy,
  endDay: DayNumber,
): Generator<void, Forecast> {
  const { cards, memories, limit, clock, doneToday } = input
  const start = today(clock)
  const buckets = new Map<DayNumber, Sim[]>()
  const seen: Sim[] = []
  const fresh: CardId[] = []
  const plan = (card: Sim, after: DayNumber) => {
    const day = nextDay(card.stability, card.lastDay, card.luck, policy)
    if (day === null) return
    const due = Math.max(day, after)
    const bucket = buckets.get(due)
    if (bucket) bucket.push(card)
    else buckets.set(due, [card])
  }
  for (const id of cards) {
    const memory = memories.get(id)
    if (!memory) fresh.push(id)
    else {
      const { stability, difficulty, reps, lastMs } = memory
      const lastDay = dayOf(lastMs, clock.zoneMinutes)
      const card = { stability, difficulty, id, luck: luckOf(id), seed: `${id} `, reps, lastDay }
      seen.push(card)
      plan(card, start)
    }
  }
  const load: number[] = []
  let fullDays = 0
  let next = 0
  for (let day = start; day < endDay; day += 1) {
    const isFirst = day === start
    const room = Math.max(0, limit.allCards - (isFirst ? doneToday.allCards : 0))
    let due = buckets.get(day) ?? []
    buckets.delete(day)
    if (due.length > room) {
      const toExam = endDay - day
      due = byWorth(
        due.map(card => ({ card, id: card.id, worth: gainOf(card, day - card.lastDay, toExam) })),
      ).map(each => each.card)
      fullDays += 1
      const late = buckets.get(day + 1)
      if (late) late.push(...due.slice(room))
      else buckets.set(day + 1, due.slice(room))
      due.length = room
    }
    for (const card of due) {
      review(card, day)
      plan(card, day + 1)
    }
    const newRoom = Math.max(0, limit.newCards - (isFirst ? doneToday.newCards : 0))
    const count = Math.min(newRoom, room - due.length, fresh.length - next)
    for (const id of fresh.slice(next, next + count)) {
      const card = firstLook(id, day)
      seen.push(card)
      plan(card, day + 1)
    }
    next += count
    load.push(due.length + count)
    if ((day - start) % 2 === 1) yield
  }
  const recalled = seen.reduce((sum, card) => sum + recallAfter(card.stability, endDay - card.lastDay), 0)
  const recall = cards.length === 0 ? 0 : recalled / cards.length
  return { load, fullDays, reached: seen.length, total: cards.length, recall }
}

const RETENTIONS = [0.8, 0.85, 0.9, 0.93, 0.95, 0.97] as const
/** Less than this is no reason for more work. */
const WORTH_MORE_WORK = 0.003
const LAST_LOOKS_MAX = 21
/** Without an exam the load of so many days is shown. */
const PLAIN_DAYS = 30

export type Plan = { policy: Policy; forecast: Forecast; endDay: DayNumber }

/** Days for the last looks: as many as the deck needs at two thirds of the daily limit, at most half of what is left. */
function lastLooksFor(count: number, limit: DailyLimit, daysLeft: number): number {
  const needed = Math.ceil(count / Math.max(1, (limit.allCards * 2) / 3))
  return Math.max(1, Math.min(needed, LAST_LOOKS_MAX, Math.floor(daysLeft / 2)))
}

/**
 * The policy under which most is recalled on the day of the exam, found by trying each on a copy of the deck. The
 * choice of luck is the same in each trial. An exam of today or before counts as none.
 */
export function* choosePlan(input: ForecastInput, examDay: DayNumber | null): Generator<void, Plan> {
  const start = today(input.clock)
  if (examDay === null || examDay <= start) {
    const endDay = start + PLAIN_DAYS
    return { policy: PLAIN, forecast: yield* simulate(input, PLAIN, endDay), endDay }
  }
  const lastLooks = lastLooksFor(input.cards.length, input.limit, examDay - start)
  let best: Plan | null = null
  for (const retention of RETENTIONS) {
    const policy: Policy = { retention, examDay, lastLooks }
    const forecast = yield* simulate(input, policy, examDay)
    if (!best || forecast.recall > best.forecast.recall + WORTH_MORE_WORK) {
      best = { policy, forecast, endDay: examDay }
    }
    yield
  }
  return best as Plan
}

/** Runs a generator to its end at once: for tests and short decks. */
export function finish<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
