import { fc, runs } from '@/lib/testing/properties'
import { anyLog, cardIds, review, START_MS } from './cards.testing'
import { dayOf } from './days'
import { choosePlan, type ForecastInput, finish, gainOf, simulate } from './forecast'
import { type CardEvent, memoriesOf } from './log'
import { recallAt } from './memory'
import { queueOf } from './queue'
import { choices, dueOf, luckOf, PLAIN, type Policy } from './schedule'
import { loadWarning } from './wording'

const DAY_MS = 86_400_000
const clock = { nowMs: START_MS, zoneMinutes: 0 }
const TODAY = dayOf(START_MS, 0)
const NOTHING = { newCards: 0, allCards: 0 }

function input(more: Partial<ForecastInput> = {}): ForecastInput {
  return {
    cards: cardIds(210),
    memories: new Map(),
    limit: { newCards: 20, allCards: 100 },
    clock,
    doneToday: NOTHING,
    ...more,
  }
}

it('says what share is recalled on the day, as a probability, and never loads a day beyond the limit', () => {
  fc.assert(
    fc.property(
      anyLog,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 40 }),
      (log, days, newCards, allCards) => {
        const given = input({
          cards: cardIds(40),
          memories: memoriesOf(log),
          limit: { newCards, allCards },
        })
        const { forecast, policy } = finish(choosePlan(given, TODAY + days))
        expect(forecast.recall).toBeGreaterThanOrEqual(0)
        expect(forecast.recall).toBeLessThanOrEqual(1)
        expect(forecast.load).toHaveLength(days)
        expect(Math.max(...forecast.load)).toBeLessThanOrEqual(allCards)
        expect(forecast.reached).toBeLessThanOrEqual(forecast.total)
        expect(policy.examDay).toBe(TODAY + days)
      },
    ),
    { numRuns: runs(20) },
  )
})

it('is the same for the same deck, and chooses a plan at least as good as plain FSRS', () => {
  const one = finish(choosePlan(input(), TODAY + 60))
  expect(finish(choosePlan(input(), TODAY + 60))).toEqual(one)
  const plain = finish(simulate(input(), PLAIN, TODAY + 60))
  expect(one.forecast.recall).toBeGreaterThan(plain.recall)
  expect(one.forecast.recall).toBeGreaterThan(0.9)
})

it('more time for cards never gives much less recall', () => {
  const recall = (newCards: number) =>
    finish(choosePlan(input({ limit: { newCards, allCards: 100 } }), TODAY + 21)).forecast.recall
  const all = [0, 5, 10, 20].map(recall)
  expect(all[0]).toBe(0)
  expect(all).toEqual([...all].sort((one, other) => one - other))
})

it('says honestly when the deck does not fit', () => {
  const exam = { day: TODAY + 7, now: TODAY, unseen: 210 }
  const { forecast } = finish(choosePlan(input(), exam.day))
  expect(forecast.reached).toBe(140)
  expect(loadWarning(forecast, { newCards: 20, allCards: 100 }, exam)).toEqual({
    text: 'At 20 new cards a day you reach 140 of 210 before 27 November.',
    advice:
      'For all of them it takes about 30 new cards a day. Raise the number, or choose the topics that matter most.',
  })
  const fits = finish(choosePlan(input(), TODAY + 60)).forecast
  expect(loadWarning(fits, { newCards: 20, allCards: 100 }, { ...exam, day: TODAY + 60 })).toBeNull()
})

it('an exam that is today or over counts as none', () => {
  expect(finish(choosePlan(input(), TODAY)).policy).toEqual(PLAIN)
  expect(finish(choosePlan(input(), null)).policy).toEqual(PLAIN)
})

it('what was done today is not planned again', () => {
  const done = finish(simulate(input({ doneToday: { newCards: 15, allCards: 15 } }), PLAIN, TODAY + 3))
  expect(done.load[0]).toBe(5)
})

it('a review is worth most for what is likely forgotten and can still be learned', () => {
  const weak = { stability: 3, difficulty: 5 }
  const sure = { stability: 400, difficulty: 5 }
  expect(gainOf(weak, 10, 20)).toBeGreaterThan(gainOf(sure, 10, 20))
})

/** A student who answers by the model's own probabilities, day by day, through the real queue and schedule. */
function live(
  policyFor: (events: CardEvent[], nowMs: number) => Policy,
  days: number,
  limit = { newCards: 10, allCards: 60 },
) {
  const cards = cardIds(80)
  const events: CardEvent[] = []
  let reviews = 0
  for (let day = 0; day < days; day += 1) {
    const nowMs = START_MS + day * DAY_MS
    const memories = memoriesOf(events)
    const policy = policyFor(events, nowMs)
    const queue = queueOf({
      cards,
      memories,
      policy,
      limit,
      clock: { nowMs, zoneMinutes: 0 },
      doneToday: NOTHING,
    })
    expect(queue.reviews.length + queue.fresh.length).toBeLessThanOrEqual(limit.allCards)
    const work = [...queue.learning.map(each => each.id), ...queue.reviews, ...queue.fresh]
    for (const [at, card] of work.entries()) {
      let memory = memories.get(card) ?? null
      let atMs = nowMs + at * 60_000
      for (let step = 0; step < 6; step += 1) {
        const chance = memory ? recallAt(memory, atMs) : 0.5
        const rating = luckOf(`${card} ${day} ${step}`) < chance ? 3 : 1
        const choice = choices(card, memory, policy, { nowMs: atMs, zoneMinutes: 0 })[rating - 1]
        events.push(review(`${day}-${at}-${step}`, card, rating, atMs))
        reviews += 1
        if (choice?.due.kind !== 'moment') break
        memory = choice.memory
        atMs = choice.due.atMs
      }
    }
  }
  const memories = memoriesOf(events)
  const examMs = START_MS + days * DAY_MS
  const recall =
    [...memories.values()].reduce((sum, memory) => sum + recallAt(memory, examMs), 0) / cards.length
  return { memories, recall, reviews }
}

it('lived through day by day, the plan keeps its promise and beats plain FSRS on the day of the exam', () => {
  const days = 30
  const examDay = TODAY + days
  const promised = finish(
    choosePlan(input({ cards: cardIds(80), limit: { newCards: 10, allCards: 60 } }), examDay),
  )
  const aimed = live(() => promised.policy, days)
  const plain = live(() => PLAIN, days)
  expect(aimed.recall).toBeGreaterThan(plain.recall)
  expect(Math.abs(aimed.recall - promised.forecast.recall)).toBeLessThan(0.05)
  for (const [id, memory] of aimed.memories) {
    const due = dueOf(id, memory, promised.policy, 0)
    if (due.kind === 'day') expect(due.day).toBeLessThan(examDay)
  }
})
