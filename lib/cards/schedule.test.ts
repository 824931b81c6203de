import { fc } from '@/lib/testing/properties'
import { anyLog, anyRating, cardIds, START_MS } from './cards.testing'
import { dateOfDay, dayOf, dayOfDate } from './days'
import { memoriesOf } from './log'
import { intervalDays, type Memory, recallAfter, recallAt, remember } from './memory'
import { choices, dueOf, luckOf, nextDay, PLAIN, type Policy } from './schedule'

const [CARD = ''] = cardIds(1)
const DAY_MS = 86_400_000
const TODAY = dayOf(START_MS, 0)

const anyPolicy = (examIn: fc.Arbitrary<number>): fc.Arbitrary<Policy> =>
  fc.record({
    retention: fc.constantFrom(0.8, 0.85, 0.9, 0.93, 0.95, 0.97),
    examDay: examIn.map(days => TODAY + days),
    lastLooks: fc.integer({ min: 1, max: 21 }),
  })

it('no review falls on or after the exam, whatever was remembered and graded', () => {
  fc.assert(
    fc.property(anyLog, anyPolicy(fc.integer({ min: 1, max: 400 })), anyRating, (log, policy, rating) => {
      for (const [id, memory] of memoriesOf(log)) {
        const due = dueOf(id, memory, policy, 0)
        if (due.kind === 'day') expect(due.day).toBeLessThan(policy.examDay as number)
        const after = choices(id, memory, policy, { nowMs: START_MS, zoneMinutes: 0 })[rating - 1]
        if (after?.due.kind === 'day') {
          expect(after.due.day).toBeGreaterThan(TODAY)
          expect(after.due.day).toBeLessThan(policy.examDay as number)
        }
      }
    }),
  )
})

it('recall is a probability and falls with time', () => {
  fc.assert(
    fc.property(anyLog, fc.double({ min: 0, max: 4000, noNaN: true }), (log, days) => {
      for (const memory of memoriesOf(log).values()) {
        const soon = recallAt(memory, memory.lastMs + days * DAY_MS)
        const later = recallAt(memory, memory.lastMs + (days + 1) * DAY_MS)
        expect(soon).toBeGreaterThan(0)
        expect(soon).toBeLessThanOrEqual(1)
        expect(later).toBeLessThan(soon)
      }
    }),
  )
})

it('without an exam it is plain FSRS: recall is 90% on the day', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 2000, noNaN: true }), stability => {
      const day = nextDay(stability, TODAY, 0.5, PLAIN) as number
      expect(day - TODAY).toBe(Math.max(1, Math.round(stability)))
    }),
  )
  expect(recallAfter(10, 10)).toBeCloseTo(0.9, 6)
  expect(intervalDays(10, 0.97)).toBeLessThan(intervalDays(10, 0.8))
})

it('a card that would come back after the exam gets its last look before it', () => {
  const policy: Policy = { retention: 0.9, examDay: TODAY + 30, lastLooks: 5 }
  expect(nextDay(40, TODAY, 0, policy)).toBe(TODAY + 29)
  expect(nextDay(40, TODAY, 0.999, policy)).toBe(TODAY + 25)
  expect(nextDay(40, TODAY + 26, 0.999, policy)).toBeNull() // it has had it
  expect(nextDay(2, TODAY + 26, 0.999, policy)).toBe(TODAY + 28) // too weak to wait
  expect(nextDay(5000, TODAY, 0, policy)).toBeNull() // surer than any look could make it
  expect(nextDay(40, TODAY + 30, 0, policy)).toBe(TODAY + 70) // the exam is over
})

it('grades lead in order: Again first, Easy last', () => {
  fc.assert(
    fc.property(anyLog, log => {
      const memories: (Memory | null)[] = [null, ...memoriesOf(log).values()]
      for (const memory of memories) {
        const next = choices(CARD, memory, PLAIN, { nowMs: START_MS, zoneMinutes: 0 }).map(({ due }) =>
          due.kind === 'moment' ? due.atMs : due.kind === 'day' ? due.day * DAY_MS : Infinity,
        )
        // From Hard on: forgetting a very weak card may leave it where Hard does.
        expect(next[1]).toBeLessThanOrEqual(next[2] as number)
        expect(next[2]).toBeLessThanOrEqual(next[3] as number)
      }
    }),
  )
})

it('a review that claims to be older than the last one counts as made at its moment', () => {
  const first = remember(null, 3, START_MS)
  expect(remember(first, 3, START_MS - DAY_MS)).toEqual(remember(first, 3, START_MS))
})

it('today is the student’s own', () => {
  const lateInLondon = Date.parse('2026-11-20T23:30:00Z')
  expect(dateOfDay(dayOf(lateInLondon, 0))).toBe('2026-11-20')
  expect(dateOfDay(dayOf(lateInLondon, -330))).toBe('2026-11-21') // Delhi
  expect(dateOfDay(dayOf(Date.parse('2026-11-20T03:00:00Z'), 300))).toBe('2026-11-19') // New York
  expect(dayOfDate('2026-11-20')).toBe(dayOf(lateInLondon, 0))
  expect(dayOfDate('next week')).toBeNull()
})

it('spreads cards evenly', () => {
  const lucks = cardIds(1000).map(luckOf)
  expect(lucks.every(luck => luck >= 0 && luck < 1)).toBe(true)
  for (let part = 0; part < 10; part += 1) {
    const count = lucks.filter(luck => Math.floor(luck * 10) === part).length
    expect(count).toBeGreaterThan(60)
    expect(count).toBeLessThan(140)
  }
})
