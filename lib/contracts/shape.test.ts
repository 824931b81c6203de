import { gradeDropdown } from './calls/lists'
import { notesProgress } from './calls/progress'
import { refresh } from './calls/session'
import { studyEntries } from './calls/study'
import { startExplore } from './calls/visitor'
import { count, exact, list, orNull, text, Unreadable } from './shape'

const tokens = {
  accessToken: 'a',
  refreshToken: 'b',
  userId: 'u',
  socketToken: 's',
  refreshTokenValidity: 't',
}

describe('a field that is needed', () => {
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['null', null],
    ['an object', {}],
  ])('makes the answer unreadable when it is %s', (_, accessToken) => {
    expect(() => refresh.response.read({ ...tokens, accessToken })).toThrow(Unreadable)
  })

  it('may come as a number where it is an id', () => {
    expect(refresh.response.read({ ...tokens, userId: 7 })).toEqual({ ...tokens, userId: '7' })
    expect(gradeDropdown.response.read([{ id: 1, name: 'IGCSE' }])).toEqual([{ id: '1', name: 'IGCSE' }])
  })

  it('has one of its words, and a time that can be read', () => {
    const entry = { kind: 'day', key: '2026-03-01', value: 'yes', at: '2026-03-01T08:00:00.000Z' }
    const read = (more: object) => studyEntries.response.read({ entries: [{ ...entry, ...more }] })
    expect(read({ value: 7 }).entries).toEqual([{ ...entry, value: '7' }])
    expect(read({ value: {} }).entries).toEqual([{ ...entry, value: null }])
    expect(() => read({ kind: 'week' })).toThrow(Unreadable)
    expect(() => read({ at: 'yesterday' })).toThrow(Unreadable)
  })
})

describe('another server', () => {
  it('may leave out what has a stand-in', () => {
    const { accessToken, refreshToken, userId } = tokens
    expect(refresh.response.read({ accessToken, refreshToken, userId })).toEqual({
      accessToken,
      refreshToken,
      userId,
      socketToken: '',
      refreshTokenValidity: '',
    })
    const explored = startExplore.response.read({ xVisitorId: 'v', lastUpdateAt: 'now', mode: 'guest' })
    expect(explored).toMatchObject({ xVisitorId: 'v', lastUpdateAt: 'now', mode: 'EXPLORE' })
    const note = { path: '/revision-notes/x', at: '2026-03-01T08:00:00.000Z' }
    expect(notesProgress.response.read({ notes: [note] })).toEqual({ notes: [{ ...note, learned: false }] })
  })

  it('may say more, which is left out, or less of what is not needed', () => {
    const shape = exact<{ name: string; marks: number | null }>({ name: text(), marks: orNull(count()) })
    expect(shape.read({ name: 'Paper 2', marks: 3, more: true })).toStrictEqual({ name: 'Paper 2', marks: 3 })
    expect(shape.read({ name: 'Paper 2' })).toEqual({ name: 'Paper 2', marks: null })
    expect(shape.read({ marks: 3 }).name).toBeUndefined()
    expect(exact({ parts: list(shape) }).read({})).toEqual({})
    expect(() => notesProgress.response.read({})).toThrow(Unreadable)
  })

  it.each([
    ['an object', list(text()), {}],
    ['a list', exact({}), []],
    ['nothing', exact({}), null],
  ])('is not understood when it sends %s for something else', (_, shape, value) => {
    expect(() => shape.read(value)).toThrow(Unreadable)
  })
})
