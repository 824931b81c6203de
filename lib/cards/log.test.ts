import { fc } from '@/lib/testing/properties'
import { anyLog, anyRating, cardIds, review, START_MS, undo } from './cards.testing'
import { type CardEvent, inOrder, keptQuestions, memoriesOf, standingReviews } from './log'

const [CARD = ''] = cardIds(1)
const MINUTE_MS = 60_000

it('comes to the same memories in whatever order the entries arrive, however often', () => {
  fc.assert(
    fc.property(anyLog, fc.infiniteStream(fc.nat()), (log, salt) => {
      const shuffled = [...log, ...log.slice(0, 5)]
        .map(event => ({ event, by: salt.next().value as number }))
        .sort((one, other) => one.by - other.by)
        .map(each => each.event)
      expect(memoriesOf(shuffled)).toEqual(memoriesOf(log))
    }),
  )
})

it('undo restores exactly what was', () => {
  fc.assert(
    fc.property(anyLog, anyRating, fc.nat(5), (log, rating, card) => {
      const last = review('last', cardIds(6)[card] as string, rating, START_MS + MINUTE_MS)
      const undone = [...log, last, undo('undo', last, START_MS + 2 * MINUTE_MS)]
      expect(memoriesOf(undone)).toEqual(memoriesOf(log))
      // Twice is as good as once, and it may arrive before what it takes back.
      expect(memoriesOf([undo('again', last, START_MS), ...undone].reverse())).toEqual(memoriesOf(log))
    }),
  )
})

it('an undo takes back its review and no other', () => {
  const first = review('a', CARD, 3, START_MS)
  const second = review('b', CARD, 1, START_MS + MINUTE_MS)
  const log = [first, second, undo('c', second, START_MS + 2 * MINUTE_MS)]
  expect(standingReviews(log)).toEqual([first])
  expect(standingReviews([...log, undo('d', log[2] as CardEvent, START_MS + 3 * MINUTE_MS)])).toEqual([first])
})

it('puts entries of the same moment in the order of their ids', () => {
  const one = review('b', CARD, 3, START_MS)
  const other = review('a', CARD, 1, START_MS)
  expect(inOrder([one, other])).toEqual([other, one])
})

it('a question that is kept, dropped and kept again is in the deck once, at its last place', () => {
  const entry = (id: string, card: string, kind: 'keep' | 'drop', minute: number): CardEvent => ({
    ...review(id, card, 3, START_MS + minute * MINUTE_MS),
    kind,
    rating: null,
  })
  const log = [
    entry('1', 'question/igcse/physics/p.1.A/3', 'keep', 0),
    entry('2', 'question/igcse/physics/p.1.A/4', 'keep', 1),
    entry('3', 'question/igcse/physics/p.1.A/3', 'drop', 2),
    entry('4', 'question/igcse/physics/p.1.A/3', 'keep', 3),
    entry('5', 'question/igcse/physics/p.1.A/3', 'keep', 4),
  ]
  expect(keptQuestions(log)).toEqual(['question/igcse/physics/p.1.A/4', 'question/igcse/physics/p.1.A/3'])
  expect(keptQuestions(log.slice(0, 3))).toEqual(['question/igcse/physics/p.1.A/4'])
})
