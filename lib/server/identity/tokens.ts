import 'server-only'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Tokens } from '@/lib/contracts/dto'
import { equalInConstantTime, findKeys, hmac, isCanonicalToken, type KeyRing } from '../keys'

export const ACCESS_TOKEN_TTL_MS = 15 * 60_000

const ISSUER = 'markwell'
const TYPES = { api: 'at+jwt', socket: 'socket+jwt', attempt: 'attempt+jwt', tutor: 'tutor+jwt' } as const
export type TokenAudience = keyof typeof TYPES

/** What a session must tell so that tokens can be made for it. `secretHash` binds them to its cookie. */
export type TokenSession = {
  id: string
  accountId: string
  secretHash: string
  generation: number
  endsAt: Date
}

/** HS256 under the newest key. Claims hold ids only, never a name or an address. */
export async function signToken(
  ring: KeyRing,
  audience: TokenAudience,
  claims: JWTPayload & { sub: string },
  times: { now: Date; ttlMs: number },
): Promise<string> {
  const issuedAt = Math.floor(times.now.getTime() / 1000)
  return await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: TYPES[audience], kid: ring.newest.kid })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + Math.floor(times.ttlMs / 1000))
    .sign(ring.newest.accessToken)
}

/** The claims of a good token; null for every other text. */
export async function verifyToken(
  ring: KeyRing,
  audience: TokenAudience,
  token: string,
  now: Date,
): Promise<JWTPayload | null> {
  if (!isCanonicalToken(token)) return null
  try {
    const { payload } = await jwtVerify(
      token,
      header => {
        const keys = findKeys(ring, header.kid)
        if (!keys) throw new Error('unknown key')
        return keys.accessToken
      },
      {
        algorithms: ['HS256'],
        typ: TYPES[audience],
        issuer: ISSUER,
        audience,
        currentDate: now,
        requiredClaims: ['sub', 'exp', 'iat'],
      },
    )
    return payload
  } catch {
    return null
  }
}

export async function issueTokens(ring: KeyRing, session: TokenSession, now: Date): Promise<Tokens> {
  const claims = { sub: session.accountId, sid: session.secretHash }
  const times = { now, ttlMs: ACCESS_TOKEN_TTL_MS }
  return {
    accessToken: await signToken(ring, 'api', claims, times),
    refreshToken: refreshTokenOf(ring, session),
    userId: session.accountId,
    socketToken: await signToken(ring, 'socket', claims, times),
    refreshTokenValidity: session.endsAt.toISOString(),
  }
}

/**
 * `kid.session.generation.mac`. It is computed rather than stored, so that within the grace period the very
 * same successor can be given again, while the database holds nothing that a thief of it could use.
 */
function refreshTokenOf(
  ring: KeyRing,
  session: Pick<TokenSession, 'id' | 'generation' | 'secretHash'>,
): string {
  const { kid, refreshToken } = ring.newest
  return `${kid}.${session.id}.${session.generation}.${hmac(refreshToken, macText(session))}`
}

function macText(session: Pick<TokenSession, 'id' | 'generation' | 'secretHash'>): string {
  return `${session.id}.${session.generation}.${session.secretHash}`
}

/** Which session and generation a refresh token was made for; null unless it belongs to this cookie. */
export function readRefreshToken(
  ring: KeyRing,
  token: string,
  secretHash: string,
): { sessionId: string; generation: number } | null {
  const [kid, id, number, mac, ...rest] = token.split('.')
  const keys = findKeys(ring, kid)
  const generation = Number(number)
  // As we write it: "01", "+1" and "1e0" are the same number, and other tokens.
  if (!keys || !id || !mac || rest.length > 0 || String(generation) !== number) return null
  const expected = hmac(keys.refreshToken, macText({ id, generation, secretHash }))
  return equalInConstantTime(mac, expected) ? { sessionId: id, generation } : null
}
