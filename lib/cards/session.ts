import type { CardId } from './card'
import type { Memory } from './memory'
import { EARLY_MS, type Queue } from './queue'
import type { Rating } from './rating'
import { type Due, luckOf } from './schedule'

/** A session of study as a value: each step gives a new one, so that taking a step back is exact. */
export type Session = {
  current: CardId | null
  /** Due today, in order. */
  main: readonly CardId[]
  learning: readonly { id: CardId; atMs: number }[]
  /** Grades given, newest last. */
  graded: readonly { eventId: string; card: CardId; rating: Rating; due: Due }[]
  memories: ReadonlyMap<CardId, Memory>
  before: Session | null
}

/** Next is a step that has ended, then what is due, then a step that ends soon. */
function withNext(session: Session, nowMs: number): Session {
  const [first] = session.learning
  const [main] = session.main
  const takeStep =
    first !== undefined && (first.atMs <= nowMs || (main === undefined && first.atMs <= nowMs + EARLY_MS))
  if (takeStep) return { ...session, current: first.id, learning: session.learning.slice(1) }
  if (main !== undefined) return { ...session, current: main, main: session.main.slice(1) }
  return { ...session, current: null }
}

/** Reviews first, so that a student who stops early has done what cannot wait. */
export function startSession(queue: Queue, memories: ReadonlyMap<CardId, Memory>, nowMs: number): Session {
  const session: Session = {
    current: null,
    main: [...queue.reviews, ...queue.fresh],
    learning: queue.learning.filter(each => each.atMs <= nowMs + EARLY_MS),
    graded: [],
    memories,
    before: null,
  }
  return withNext(session, nowMs)
}

export type Grade = { eventId: string; rating: Rating; memory: Memory; due: Due; nowMs: number }

export function gradeCurrent(session: Session, { eventId, rating, memory, due, nowMs }: Grade): Session {
  const { current } = session
  if (current === null) return session
  const learning =
    due.kind === 'moment'
      ? [...session.learning, { id: current, atMs: due.atMs }].sort(
          (one, other) => one.atMs - other.atMs || luckOf(one.id) - luckOf(other.id),
        )
      : session.learning
  return withNext(
    {
      current: null,
      main: session.main,
      learning,
      graded: [...session.graded, { eventId, card: current, rating, due }],
      memories: new Map(session.memories).set(current, memory),
      before: session,
    },
    nowMs,
  )
}

/** @returns the session as it was, and the id of the grade to take back; null when there is none. */
export function stepBack(session: Session): { session: Session; eventId: string } | null {
  const last = session.graded.at(-1)
  return session.before && last ? { session: session.before, eventId: last.eventId } : null
}

/** A card counts once it has left the steps of minutes: `left` falls to nothing. */
export function progressOf(session: Session): { done: number; left: number } {
  const left = session.main.length + session.learning.length + (session.current === null ? 0 : 1)
  const open = new Set(session.learning.map(each => each.id))
  if (session.current !== null) open.add(session.current)
  const done = new Set(session.graded.map(each => each.card).filter(card => !open.has(card))).size
  return { done, left }
}
