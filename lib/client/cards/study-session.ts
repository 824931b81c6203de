import type { CardId } from '@/lib/cards/card'
import { type Clock, today } from '@/lib/cards/days'
import type { Memory } from '@/lib/cards/memory'
import type { Queue } from '@/lib/cards/queue'
import type { Rating } from '@/lib/cards/rating'
import { choices, type Due, type Policy } from '@/lib/cards/schedule'
import { gradeCurrent, type Session, startSession, stepBack } from '@/lib/cards/session'
import { keepEvents } from './cards-store'
import { newEvent } from './new-event'

/** Thinking longer than this is a break. */
const DURATION_MAX_MS = 120_000

export type StudyState = {
  session: Session
  isRevealed: boolean
  /** What each grade leads to; worked out when the answer is shown. */
  choices: { rating: Rating; memory: Memory; due: Due }[]
  /** False once the browser has refused to keep a grade. */
  isKept: boolean
  nowMs: number
}

type Start = { queue: Queue; memories: ReadonlyMap<CardId, Memory>; policy: Policy; clock: () => Clock }

/** A session of study with its log: every grade is kept the moment it is given. */
export class StudySession {
  #state: StudyState
  #shownMs: number
  readonly #listeners = new Set<() => void>()

  constructor(readonly start: Start) {
    const { nowMs } = start.clock()
    this.#shownMs = nowMs
    this.#state = {
      session: startSession(start.queue, start.memories, nowMs),
      isRevealed: false,
      choices: [],
      isKept: true,
      nowMs,
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): StudyState => this.#state

  #set(more: Partial<StudyState>): void {
    this.#state = { ...this.#state, ...more }
    for (const listener of this.#listeners) listener()
  }

  reveal(): void {
    const { session, isRevealed } = this.#state
    if (isRevealed || session.current === null) return
    const clock = this.start.clock()
    const memory = session.memories.get(session.current) ?? null
    this.#set({
      isRevealed: true,
      nowMs: clock.nowMs,
      choices: choices(session.current, memory, this.start.policy, clock),
    })
  }

  /** @returns what the grade led to; null while the answer is hidden. */
  grade(rating: Rating): { card: CardId; due: Due } | null {
    const { session, isRevealed } = this.#state
    const card = session.current
    if (!isRevealed || card === null) return null
    const clock = this.start.clock()
    const memory = session.memories.get(card) ?? null
    // Worked out again for this very moment, so that state and log say the same.
    const choice = choices(card, memory, this.start.policy, clock).find(each => each.rating === rating)
    if (!choice) return null
    const durationMs = Math.round(Math.min(DURATION_MAX_MS, Math.max(0, clock.nowMs - this.#shownMs)))
    const event = newEvent('review', card, clock.nowMs, { rating, durationMs })
    const { nowMs } = clock
    this.#shownMs = nowMs
    this.#set({
      session: gradeCurrent(session, {
        eventId: event.id,
        rating,
        memory: choice.memory,
        due: choice.due,
        nowMs,
      }),
      isRevealed: false,
      choices: [],
      nowMs,
    })
    void this.#keep(event)
    return { card, due: choice.due }
  }

  /** Takes the last grade back and shows its card again. @returns whether there was one. */
  undo(): boolean {
    const back = stepBack(this.#state.session)
    const last = this.#state.session.graded.at(-1)
    if (!back || !last) return false
    const { nowMs } = this.start.clock()
    this.#shownMs = nowMs
    this.#set({ session: back.session, isRevealed: false, choices: [], nowMs })
    void this.#keep(newEvent('undo', last.card, nowMs, { undoes: back.eventId }))
    return true
  }

  async #keep(event: Parameters<typeof keepEvents>[0][number]): Promise<void> {
    if (!(await keepEvents([event]))) this.#set({ isKept: false })
  }

  get today(): number {
    return today(this.start.clock())
  }
}
