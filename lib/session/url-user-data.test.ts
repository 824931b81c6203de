import { takeUserData } from './url-user-data'

const USER = { fullName: 'Ada Obi', email: 'ada@example.org', registeredAt: '2026-11-20T12:00:00Z' }
const withData = (value: unknown) =>
  `https://markwell.example/igcse?q=1&userData=${encodeURIComponent(JSON.stringify(value))}#top`

describe('takeUserData', () => {
  it('is null for an address without the parameter', () =>
    expect(takeUserData('https://markwell.example/igcse?q=1')).toBeNull())

  it('takes whole user data and gives the address without it', () =>
    expect(takeUserData(withData({ ...USER, role: 'admin' }))).toEqual({
      user: USER,
      cleanAddress: '/igcse?q=1#top',
    }))

  it.each([
    ['no object', 'Ada'],
    ['a list', [USER]],
    ['null', null],
    ['a missing field', { fullName: 'Ada', email: 'ada@example.org' }],
    ['a field that is no text', { ...USER, registeredAt: 1 }],
    ['a text longer than any name', { ...USER, fullName: 'a'.repeat(201) }],
  ])('ignores %s and still cleans the address', (_, value) =>
    expect(takeUserData(withData(value))).toEqual({ user: null, cleanAddress: '/igcse?q=1#top' }),
  )

  it('ignores what is no JSON', () =>
    expect(takeUserData('https://markwell.example/?userData={%22fullName')).toEqual({
      user: null,
      cleanAddress: '/',
    }))
})
