import { cookieHeader, readCookies } from './cookies'

it('names what __Host- would demand: Secure on https, path /, no domain; and Lax, HttpOnly for the session', () => {
  const made = cookieHeader('session', 'x', { maxAgeSeconds: 60, httpOnly: true, secure: true })
  expect(made.split('; ')).toEqual([
    'session=x',
    'Path=/',
    'Max-Age=60',
    'SameSite=Lax',
    'HttpOnly',
    'Secure',
  ])
})

it('lets no value end the line or add an attribute', () => {
  const made = cookieHeader('user', 'x; Domain=evil.test\r\nset-cookie: a=b', {
    maxAgeSeconds: 60,
    httpOnly: false,
    secure: false,
  })
  expect(made).toBe(
    'user=x%3B%20Domain%3Devil.test%0D%0Aset-cookie%3A%20a%3Db; Path=/; Max-Age=60; SameSite=Lax',
  )
})

it('reads what was sent, broken or doubled', () => {
  const headers = new Headers({ cookie: 'a=1; b=%E0%A4%A; a=2; c' })
  expect([...readCookies(headers)]).toEqual([
    ['a', '1'],
    ['b', '%E0%A4%A'],
  ])
})
