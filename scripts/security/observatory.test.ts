import { observatoryScore, type Served } from './observatory'

const POLICY = "default-src 'none'; script-src 'self' 'sha256-x='; style-src 'self'; frame-ancestors 'none'"
const GOOD: Served = {
  headers: {
    'content-security-policy': POLICY,
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  },
  setCookies: [],
  html: '<script src="/a.js" async=""></script>',
}
const withHeader = (name: string, value: string): Served => ({
  ...GOOD,
  headers: { ...GOOD.headers, [name]: value },
})

it('adds up what the published table gives', () =>
  expect(observatoryScore(GOOD)).toMatchObject({ score: 130, grade: 'A+' }))

it.each<[string, Served, number]>([
  ['nothing at all', { headers: {}, setCookies: [], html: '' }, 30],
  [
    'inline scripts',
    withHeader('content-security-policy', POLICY.replace("'sha256-x='", "'unsafe-inline'")),
    80,
  ],
  [
    'scripts from everywhere',
    withHeader('content-security-policy', "default-src 'none'; script-src https:"),
    60,
  ],
  ['no policy', withHeader('content-security-policy', ''), 55],
  ['a policy that can be framed', withHeader('content-security-policy', "default-src 'none'"), 80],
  ['a short HSTS', withHeader('strict-transport-security', 'max-age=3600'), 120],
  ['an open referrer', withHeader('referrer-policy', 'unsafe-url'), 120],
  ['cookies as they should be', { ...GOOD, setCookies: ['session=x; HttpOnly; Secure; SameSite=Lax'] }, 135],
  ['a cookie without Secure', { ...GOOD, setCookies: ['a=b; SameSite=Lax'] }, 60],
  ['a session that scripts can read', { ...GOOD, setCookies: ['session=x; Secure; SameSite=Lax'] }, 70],
  ['a script of another host', { ...GOOD, html: '<script src="//evil.test/a.js"></script>' }, 50],
  ['credentials for all', withHeader('access-control-allow-credentials', 'true'), 50],
])('%s', (_name, served, score) => expect(observatoryScore(served).score).toBe(score))
