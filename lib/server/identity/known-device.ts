import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Context } from '../http/context'
import { equalInConstantTime, hmac } from '../keys'

/** Marks a browser from which this account was opened before. No script needs its name, so it is HttpOnly. */
const DEVICE_COOKIE = 'device'
const DEVICE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 3600

/**
 * Under which key guesses at an account are counted: a browser that opened it before has a counter of its
 * own, so that an attack from elsewhere never locks its owner out.
 */
export function guessKey(ctx: Context, emailKey: string): string {
  const device = knownDevice(ctx, emailKey)
  return hmac(ctx.server.keys.lookup, device ? `device:${device}:${emailKey}` : `account:${emailKey}`)
}

function knownDevice(ctx: Context, emailKey: string): string | null {
  const [device, mac] = (ctx.cookies.get(DEVICE_COOKIE) ?? '').split('.')
  if (!device || !mac) return null
  const known = ctx.server.keys.all.some(keys =>
    equalInConstantTime(mac, hmac(keys.device, `${device}:${emailKey}`)),
  )
  return known ? device : null
}

/** Takes the mark from a browser whose account is gone; one of another account on it stays. */
export function forgetDevice(ctx: Context, emailKey: string): void {
  if (knownDevice(ctx, emailKey)) ctx.setCookie(DEVICE_COOKIE, '', { maxAgeSeconds: 0, httpOnly: true })
}

/** Called after a right password. */
export function rememberDevice(ctx: Context, emailKey: string): void {
  if (knownDevice(ctx, emailKey)) return
  const device = randomBytes(16).toString('base64url')
  const value = `${device}.${hmac(ctx.server.keys.newest.device, `${device}:${emailKey}`)}`
  ctx.setCookie(DEVICE_COOKIE, value, { maxAgeSeconds: DEVICE_COOKIE_MAX_AGE_SECONDS, httpOnly: true })
}
