import { GET } from '@/app/.well-known/security.txt/route'
import { parseEnv } from '@/lib/server/env'
import { securityText } from '@/lib/server/security-text'

const DAY_MS = 24 * 3_600_000

it('is written as RFC 9116 asks: contact, an end within a year, languages, its own address', async () => {
  const response = GET()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:security@localhost$/m)
  expect(text).toMatch(/^Canonical: http:\/\/localhost:3000\/\.well-known\/security\.txt$/m)
  expect(text).toMatch(/^Preferred-Languages: en$/m)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 300 * DAY_MS)
  expect(expires).toBeLessThan(Date.now() + 365 * DAY_MS)
})

it.each([
  ['holes@school.example', 'mailto:holes@school.example'],
  ['https://school.example/report', 'https://school.example/report'],
])('takes SECURITY_CONTACT=%s', (value, contact) =>
  expect(securityText(new Date(), parseEnv({ SECURITY_CONTACT: value }))).toContain(`Contact: ${contact}\n`),
)

it.each(['nobody', 'http://school.example', 'a@b.co\r\nContact: x@y.co', 'mailto:a@b.co'])(
  'refuses SECURITY_CONTACT=%p by name',
  value => expect(() => parseEnv({ SECURITY_CONTACT: value })).toThrow(/SECURITY_CONTACT must/),
)
