import 'server-only'
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** One key for each purpose, so that a text signed for one is worth nothing to another. */
export type KeySet = {
  kid: string
  accessToken: Uint8Array
  visitor: Uint8Array
  refreshToken: Uint8Array
  botCheck: string
  device: Uint8Array
}

/**
 * All keys in use, newest first: the newest signs and encrypts, every one verifies and decrypts. `lookup`
 * hides addresses in tables and does not rotate; otherwise each rotation would forget every limit.
 */
export type KeyRing = { newest: KeySet; all: readonly KeySet[]; lookup: Uint8Array }

const KEY_BYTES = 32

function derive(master: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', master, 'markwell', purpose, KEY_BYTES))
}

function keySet(master: string): KeySet {
  return {
    kid: Buffer.from(derive(master, 'kid')).toString('hex').slice(0, 12),
    accessToken: derive(master, 'access-token'),
    visitor: derive(master, 'visitor'),
    refreshToken: derive(master, 'refresh-token'),
    botCheck: Buffer.from(derive(master, 'bot-check')).toString('hex'),
    device: derive(master, 'device'),
  }
}

export function createKeyRing(secrets: readonly string[]): KeyRing {
  const [newest, ...older] = secrets.map(keySet)
  const oldest = secrets.at(-1)
  if (!newest || !oldest) throw new Error('A key ring needs a secret.')
  return { newest, all: [newest, ...older], lookup: derive(oldest, 'lookup') }
}

export function findKeys(ring: KeyRing, kid: unknown): KeySet | null {
  return ring.all.find(each => each.kid === kid) ?? null
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

export function hmac(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Whether each part of a token is written in the one canonical way. The last letter of a base64url text may
 * hold spare bits, so that two texts would decode alike; an altered token must never pass as the same.
 */
export function isCanonicalToken(token: string): boolean {
  return token.split('.').every(part => Buffer.from(part, 'base64url').toString('base64url') === part)
}
