import { isHumanByRecaptcha } from './recaptcha'

const now = new Date('2026-03-01T08:00:00Z')
const good = {
  success: true,
  action: 'login',
  hostname: 'localhost',
  score: 0.9,
  challenge_ts: '2026-03-01T07:59:00Z',
}

async function verdict(answer: unknown, status = 200) {
  const asked: string[] = []
  const fetch = (async (_url: unknown, init?: RequestInit) => {
    asked.push(String(init?.body))
    return new Response(JSON.stringify(answer), { status })
  }) as typeof globalThis.fetch
  const human = await isHumanByRecaptcha('token', ['login', 'submit'], { secret: 's', now, fetch })
  expect(asked).toEqual(['secret=s&response=token'])
  return human
}

it('believes a fresh token of this site, for this action, with a good score', async () =>
  expect(await verdict(good)).toBe(true))

it.each([
  [{ ...good, success: false }],
  [{ ...good, action: 'start_explore' }],
  [{ ...good, action: undefined }],
  [{ ...good, hostname: 'evil.test' }],
  [{ ...good, score: 0.4 }],
  [{ ...good, score: '0.9' }],
  [{ ...good, challenge_ts: '2026-03-01T07:54:00Z' }],
  [{ ...good, challenge_ts: 'x' }],
  [null],
])('does not believe %p', async answer => expect(await verdict(answer)).toBe(false))

it('is never open while the provider is away', async () => {
  expect(await verdict(good, 503)).toBe(false)
  const fetch = () => Promise.reject(new Error('away'))
  expect(await isHumanByRecaptcha('t', ['login'], { secret: 's', now, fetch })).toBe(false)
})
