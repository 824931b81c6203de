import { renewalDelayMs, tokenExpiryMs } from './token-expiry'

function jwt(payload: unknown): string {
  return `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
}

describe('tokenExpiryMs', () => {
  it('reads the end of a JWT, whatever else it holds', () =>
    expect(tokenExpiryMs(jwt({ sub: 'ÿ>?~', exp: 1000 }))).toBe(1_000_000))

  it.each(['', 'opaque', 'a.b.c', jwt({}), jwt({ exp: 'soon' }), jwt(null)])(
    'is null for %p, which does not say',
    token => expect(tokenExpiryMs(token)).toBeNull(),
  )
})

describe('renewalDelayMs', () => {
  it('waits until a minute before the end', () =>
    expect(renewalDelayMs(jwt({ exp: 1000 }), 100_000)).toBe(840_000))

  it('waits a second when it is late already', () =>
    expect(renewalDelayMs(jwt({ exp: 1000 }), 999_000)).toBe(1000))

  it('is null for a token that does not say when it ends', () =>
    expect(renewalDelayMs('opaque', 0)).toBeNull())
})
