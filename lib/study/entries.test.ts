import { fc } from '@/lib/testing/properties'
import { STUDY_KINDS, type StudyEntry } from '../contracts/study'
import {
  adoptedEntry,
  entryAfterAnswer,
  entryAfterLogout,
  isWellFormed,
  newest,
  placeOf,
  placeValue,
  UNSENT_KEPT_MS,
} from './entries'

const at = (ms: number) => new Date(ms).toISOString()
const said = (value: string | null, ms: number): StudyEntry => ({
  kind: 'examDate',
  key: 'igcse/physics',
  value,
  at: at(ms),
})

it('knows the shape of each kind', () => {
  const good = [
    ['place', '/revision-notes/igcse/physics/waves/sound', 'pitch Pitch and loudness'],
    ['awaited', '/revision-notes/igcse/physics/waves/sound', 'yes'],
    ['awaited', '/revision-notes/igcse/physics/waves/sound', null],
    ['day', '2026-03-01', 'yes'],
    ['examDate', 'igcse/physics', '2027-05-11'],
    ['examDate', 'alevels/mathematics/4', null],
    ['follow', 'igcse/extended-maths', 'no'],
    ['setting', 'daysOff', '06'],
    ['setting', 'daysOff', 'none'],
    ['setting', 'planMinutes', '45'],
    ['setting', 'ageBand', 'unsaid'],
  ] as const
  const bad = [
    ['place', '/account', 'pitch Pitch'],
    ['awaited', '/revision-notes/igcse/physics', 'yes'],
    ['awaited', '/revision-notes/igcse/physics/waves/sound', 'no'],
    ['day', '2026-02-30', 'yes'],
    ['examDate', 'igcse/physics/0', '2027-05-11'],
    ['examDate', 'igcse/physics', '11.5.2027'],
    ['follow', 'igcse/physics', 'maybe'],
    ['setting', 'daysOff', '60'],
    ['setting', 'planMinutes', '500'],
    ['setting', 'toString', 'x'],
  ] as const
  for (const [kind, key, value] of good)
    expect([key, isWellFormed({ kind, key, value })]).toEqual([key, true])
  for (const [kind, key, value] of bad)
    expect([key, isWellFormed({ kind, key, value })]).toEqual([key, false])
})

it('the newest state of each entry does not depend on the order of arrival', () => {
  const entry = fc.record({
    kind: fc.constantFrom(...STUDY_KINDS),
    key: fc.constantFrom('a', 'b'),
    value: fc.constantFrom('1', '2', null),
    at: fc.integer({ min: 0, max: 1e6 }).map(at),
  })
  const distinct = fc.uniqueArray(entry, { selector: each => each.at })
  fc.assert(
    fc.property(distinct, entries => {
      const sorted = (list: StudyEntry[]) => list.toSorted((one, other) => (one.at < other.at ? -1 : 1))
      expect(sorted(newest(entries.toReversed()))).toEqual(sorted(newest(entries)))
    }),
  )
})

describe('logging in', () => {
  it('takes over what a visitor set last, to be sent', () => {
    const visitor = { value: '2027-05-11', atMs: 5, unsent: true } as const
    expect(adoptedEntry(visitor, undefined)).toEqual(visitor)
    expect(adoptedEntry(visitor, { value: '2027-05-12', atMs: 3 })).toEqual(visitor)
    expect(adoptedEntry(visitor, { value: '2027-05-12', atMs: 7 })).toEqual({ value: '2027-05-12', atMs: 7 })
  })

  it('what a visitor took back says nothing about the account', () => {
    const own = { value: '2027-05-12', atMs: 3 }
    expect(adoptedEntry({ value: null, atMs: 5 }, own)).toBe(own)
    expect(adoptedEntry({ value: null, atMs: 5 }, undefined)).toBeNull()
  })
})

describe("the server's answer", () => {
  it('settles what was sent, and leaves alone what was changed meanwhile', () => {
    const sent = { value: 'x', atMs: 5, unsent: true } as const
    expect(entryAfterAnswer(sent, said('y', 6), 5, 9)).toEqual({ value: 'y', atMs: 6 })
    expect(entryAfterAnswer(sent, undefined, 5, 9)).toBeNull()
    expect(entryAfterAnswer(sent, said('y', 6), undefined, 9)).toBe(sent)
    expect(entryAfterAnswer(sent, said('y', 6), 4, 9)).toEqual({ ...sent, atMs: 9 })
    expect(entryAfterAnswer(undefined, said(null, 6), undefined, 9)).toEqual({ value: null, atMs: 6 })
  })
})

it('logging out leaves only what is on its way, for thirty days', () => {
  const unsent = { value: 'x', atMs: 5, unsent: true } as const
  expect(entryAfterLogout({ value: 'x', atMs: 5 }, 6)).toBeNull()
  expect(entryAfterLogout(unsent, 5 + UNSENT_KEPT_MS)).toBe(unsent)
  expect(entryAfterLogout(unsent, 6 + UNSENT_KEPT_MS)).toBeNull()
})

it('a place survives being kept, however long its heading', () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,60}$/)
  fc.assert(
    fc.property(id, fc.string({ minLength: 1, maxLength: 300 }), (heading, text) => {
      const place = { id: heading, text }
      const value = placeValue(place)
      expect(value.length).toBeLessThanOrEqual(200)
      expect(placeOf(value)?.id).toBe(heading)
    }),
  )
  expect(placeOf(placeValue({ id: 'pitch', text: 'Pitch and loudness' }))).toEqual({
    id: 'pitch',
    text: 'Pitch and loudness',
  })
  expect(placeOf(null)).toBeNull()
})
