import 'server-only'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { COOKIES } from '@/lib/contracts/browser-state'
import { VISITOR_HEADER } from '@/lib/contracts/headers'
import { VISITOR_SESSION_TTL_MS } from '@/lib/contracts/limits'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { findKeys, isCanonicalToken, type KeyRing } from '../keys'

/** All that is known of a visitor; it lives in the token alone, not in the database. */
export type Visitor = { visitorId: string; gradeId: string; countryId: string; lastUpdateAt: Date }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TOKEN_MAX_CHARACTERS = 2048
/** Another instance made the token a moment ago, and its clock runs a little before ours. */
const CLOCKS_DIFFER_MS = 60_000

/** A JWE (AES-256-GCM) under the newest key, whose id it names. */
export async function encryptVisitor(ring: KeyRing, visitor: Visitor): Promise<string> {
  const { visitorId, gradeId, countryId, lastUpdateAt } = visitor
  const text = JSON.stringify({ v: visitorId, g: gradeId, c: countryId, t: lastUpdateAt.getTime() })
  return await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: ring.newest.kid })
    .encrypt(ring.newest.visitor)
}

/** Null for any damage, for unknown keys, and 24 hours after `lastUpdateAt`. */
export async function decryptVisitor(ring: KeyRing, token: string, now: Date): Promise<Visitor | null> {
  if (token.length > TOKEN_MAX_CHARACTERS || !isCanonicalToken(token)) return null
  try {
    const { plaintext } = await compactDecrypt(
      token,
      header => {
        const keys = findKeys(ring, header.kid)
        if (!keys) throw new Error('unknown key')
        return keys.visitor
      },
      { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
    )
    return readVisitor(JSON.parse(new TextDecoder().decode(plaintext)), now)
  } catch {
    return null
  }
}

function readVisitor(
  value: { v?: unknown; g?: unknown; c?: unknown; t?: unknown },
  now: Date,
): Visitor | null {
  const { v, g, c, t } = value
  if (typeof v !== 'string' || !UUID.test(v) || typeof g !== 'string' || typeof c !== 'string') return null
  if (typeof t !== 'number') return null
  const ageMs = now.getTime() - t
  if (ageMs < -CLOCKS_DIFFER_MS || ageMs > VISITOR_SESSION_TTL_MS) return null
  return { visitorId: v, gradeId: g, countryId: c, lastUpdateAt: new Date(t) }
}

/** From the cookie, else from the header (docs/product/calls.md). */
export async function findVisitor(ctx: Context): Promise<Visitor | null> {
  const token = ctx.cookies.get(COOKIES.visitorId) || ctx.headers.get(VISITOR_HEADER)
  return token ? await decryptVisitor(ctx.server.keys, token, ctx.now()) : null
}

/** @throws ApiError 400 'Could not Decrypt Visitor Data!' */
export async function requireVisitor(ctx: Context): Promise<Visitor> {
  const visitor = await findVisitor(ctx)
  if (!visitor) throw new ApiError('visitorUnreadable')
  return visitor
}
