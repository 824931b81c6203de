import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib/v1'
import { createKeyRing } from '../keys'
import { TEST_SECRETS } from '../testing/test-secrets'
import { createProofChallenge, readProof } from './proof-of-work'

const now = new Date()
const ring = createKeyRing(TEST_SECRETS)
const make = (action: 'login' | 'register' = 'login') =>
  createProofChallenge(ring, action, { now, effort: 200 })
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

async function solve(challenge: ReturnType<typeof make>) {
  const { algorithm, salt, signature } = challenge
  const found = await solveChallenge(challenge.challenge, salt, algorithm, challenge.maxnumber).promise
  return { algorithm, challenge: challenge.challenge, number: found?.number ?? -1, salt, signature }
}

it('speaks the format of ALTCHA, both ways', async () => {
  const ours = await solve(make())
  expect(await verifySolution(encode(ours), ring.newest.botCheck)).toBe(true)
  expect(readProof(ring, encode(ours), now)).toMatchObject({ action: 'login', id: ours.challenge })
  const expires = new Date(now.getTime() + 60_000)
  const hmacKey = ring.newest.botCheck
  const theirs = await createChallenge({ hmacKey, maxnumber: 200, expires, params: { action: 'login' } })
  expect(readProof(ring, encode(await solve(theirs as ReturnType<typeof make>)), now)).not.toBeNull()
})

it('believes no solution that was altered in any part', async () => {
  const good = await solve(make())
  const other = await solve(make('register'))
  const altered = [
    { ...good, number: good.number + 1 },
    { ...good, number: String(good.number) },
    { ...good, salt: other.salt },
    { ...good, salt: good.salt.replace('login', 'register') },
    { ...good, salt: good.salt.replace('expires=', 'expires=9') },
    { ...good, challenge: other.challenge },
    { ...good, signature: other.signature },
    { ...good, algorithm: 'SHA-1' },
    { ...good, signature: undefined },
    null,
    [],
  ]
  for (const each of altered) expect(readProof(ring, encode(each), now)).toBeNull()
  for (const text of ['', '!', 'x'.repeat(9000)]) expect(readProof(ring, text, now)).toBeNull()
})

it('believes those of older keys, not those of strangers', async () => {
  const older = createKeyRing([TEST_SECRETS[1] ?? ''])
  const token = encode(await solve(createProofChallenge(older, 'login', { now, effort: 200 })))
  expect(readProof(ring, token, now)).not.toBeNull()
  expect(readProof(createKeyRing(['stranger-Zq4vT8wLr2Xk9Hd6Jp1Ns5Bf7Gm3']), token, now)).toBeNull()
})
