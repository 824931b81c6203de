import { fc } from '@/lib/testing/properties'
import { anyRating, cardIds, START_MS } from './cards.testing'
import { dayOf } from './days'
import { queueOf } from './queue'
import type { Rating } from './rating'
import { choices, PLAIN } from './schedule'
import { gradeCurrent, progressOf, type Session, startSession, stepBack } from './session'

const NONE = { newCards: 0, allCards: 0 }
const cards = cardIds(8)

function begin(): Session {
  const clock = { nowMs: START_MS, zoneMinutes: 0 }
  const limit = { newCards: 5, allCards: 50 }
  const queue = queueOf({ cards, memories: new Map(), policy: PLAIN, limit, clock, doneToday: NONE })
  return startSession(queue, new Map(), START_MS)
}

function grade(session: Session, rating: Rating, nowMs: number): Session {
  const card = session.current ?? ''
  const clock = { nowMs, zoneMinutes: 0 }
  const choice = choices(card, session.memories.get(card) ?? null, PLAIN, clock)[rating - 1]
  if (!choice) throw new Error('no such grade')
  return gradeCurrent(session, {
    eventId: `${session.graded.length}`,
    rating,
    memory: choice.memory,
    due: choice.due,
    nowMs,
  })
}

it('ends when every card has left the steps of minutes, and never shows a card twice in a row while others wait', () => {
  fc.assert(
    fc.property(fc.array(anyRating, { maxLength: 60 }), ratings => {
      let session = begin()
      let nowMs = START_MS
      for (const rating of ratings) {
        if (session.current === null) break
        const { current, main } = session
        nowMs += 5000
        session = grade(session, rating, nowMs)
        if (main.length > 0) expect(session.current).not.toBe(current)
      }
      for (let turn = 0; turn < 40 && session.current !== null; turn += 1) {
        nowMs += 5000
        session = grade(session, 4, nowMs)
      }
      expect(session.current).toBeNull()
      expect(progressOf(session)).toEqual({ done: 5, left: 0 })
      expect([...session.memories.values()].every(memory => memory.learning === null)).toBe(true)
    }),
  )
})

it('a step back gives exactly the session that was, all the way to the first card', () => {
  fc.assert(
    fc.property(fc.array(anyRating, { minLength: 1, maxLength: 30 }), ratings => {
      const first = begin()
      const states = [first]
      for (const [at, rating] of ratings.entries()) {
        const last = states.at(-1) as Session
        if (last.current === null) break
        states.push(grade(last, rating, START_MS + at * 4000))
      }
      let session = states.at(-1) as Session
      for (const expected of states.slice(0, -1).reverse()) {
        const back = stepBack(session)
        expect(back?.session).toEqual(expected)
        expect(back?.eventId).toBe(session.graded.at(-1)?.eventId)
        session = back?.session as Session
      }
      expect(stepBack(session)).toBeNull()
    }),
  )
})

it('progress only rises when a card is done', () => {
  const first = begin()
  expect(progressOf(first)).toEqual({ done: 0, left: 5 })
  const again = grade(first, 1, START_MS)
  expect(progressOf(again)).toEqual({ done: 0, left: 5 })
  expect(progressOf(grade(again, 4, START_MS + 1000))).toEqual({ done: 1, left: 4 })
})

it('a deck has its queue of the day by worth, within the limits', () => {
  let session = begin()
  let nowMs = START_MS
  while (session.current !== null) {
    nowMs += 1000
    session = grade(session, 4, nowMs)
  }
  const memories = session.memories
  const clock = { nowMs: START_MS + 30 * 86_400_000, zoneMinutes: 0 }
  const limit = { newCards: 2, allCards: 4 }
  const examDay = dayOf(clock.nowMs, 0) + 10
  const policy = { retention: 0.9, examDay, lastLooks: 2 }
  const input = { cards, memories, policy, limit, clock, doneToday: NONE }
  const queue = queueOf(input)
  expect(queue.reviews).toHaveLength(4)
  expect(queue.waiting).toBe(1)
  expect(queue.fresh).toEqual([])
  expect(queueOf({ ...input, cards: [...cards].reverse() }).reviews).toEqual(queue.reviews)
  expect(queueOf({ ...input, limit: { newCards: 2, allCards: 40 } }).fresh).toEqual(cards.slice(5, 7))
})
