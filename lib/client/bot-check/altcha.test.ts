import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { altchaToken, challengeExpiryMs, isChallenge } from './altcha'
import { solveChallenge } from './solve'

const KEY = 'a test key of the server'

/** A challenge as the server makes it. */
function challenge() {
  return createChallenge({
    algorithm: 'SHA-256',
    hmacKey: KEY,
    maxnumber: 500,
    expires: new Date('2126-01-01T00:00:00Z'),
    params: { action: 'login' },
  })
}

describe('the proof of work', () => {
  it('solves a challenge of the ALTCHA library, and the library accepts the token', async () => {
    const made = { ...(await challenge()), algorithm: 'SHA-256' as const, maxnumber: 500 }
    const number = solveChallenge(made)
    if (number === null) throw new Error('not solved')
    expect(await verifySolution(altchaToken(made, number), KEY)).toBe(true)
    expect(await verifySolution(altchaToken(made, number + 1), KEY)).toBe(false)
  })

  it('is null for a challenge without a solution', () =>
    expect(
      solveChallenge({ algorithm: 'SHA-256', challenge: 'ff', maxnumber: 5, salt: 's', signature: '' }),
    ).toBeNull())

  it('reads the end out of the salt', async () => {
    expect(challengeExpiryMs(await challenge())).toBe(Date.parse('2126-01-01T00:00:00Z'))
    expect(challengeExpiryMs({ salt: 'plain' })).toBeNull()
    expect(challengeExpiryMs({ salt: 'plain?expires=soon' })).toBeNull()
  })

  it.each([null, 'x', {}, { algorithm: 'SHA-1', challenge: '', maxnumber: 1, salt: '', signature: '' }])(
    'does not take %p for a challenge',
    value => expect(isChallenge(value)).toBe(false),
  )
})
