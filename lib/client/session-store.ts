import { COOKIES, STORAGE_KEYS } from '@/lib/contracts/browser-state'
import type { Tokens } from '@/lib/contracts/dto'
import { USER_COOKIE_MAX_AGE_SECONDS } from '@/lib/contracts/limits'
import { EMPTY_VISITOR_RECORD, type UserData } from '@/lib/session/visitor-record'
import { clearCookies, writeCookie } from './cookies'
import { removeAllItems, writeItem } from './storage'
import {
  announceAuthChanged,
  readVisitorRecord,
  showUserFromAddress,
  writeVisitorRecord,
} from './visitor-store'

/** The tokens' cookies live as long as the refresh token; a day when the server did not say. */
function tokenCookieSeconds({ refreshTokenValidity }: Tokens): number {
  const seconds = (Date.parse(refreshTokenValidity) - Date.now()) / 1000
  return seconds > 0 ? seconds : USER_COOKIE_MAX_AGE_SECONDS
}

export function storeTokens(tokens: Tokens): void {
  writeItem(STORAGE_KEYS.token, tokens.accessToken)
  writeItem(STORAGE_KEYS.refreshToken, tokens.refreshToken)
  writeItem(STORAGE_KEYS.userId, tokens.userId)
  writeItem(STORAGE_KEYS.socketToken, tokens.socketToken)
  const seconds = tokenCookieSeconds(tokens)
  writeCookie(COOKIES.token, tokens.accessToken, seconds)
  writeCookie(COOKIES.refreshToken, tokens.refreshToken, seconds)
}

export function storeUserCookies(user: UserData): void {
  const { fullName, email, registeredAt } = user
  writeCookie(COOKIES.user, JSON.stringify({ fullName, email, registeredAt }), USER_COOKIE_MAX_AGE_SECONDS)
  writeCookie(COOKIES.userFullName, fullName, USER_COOKIE_MAX_AGE_SECONDS)
  writeCookie(COOKIES.userEmail, email, USER_COOKIE_MAX_AGE_SECONDS)
}

/** Login keeps the visitor id; registration removes the anonymous part (docs/product/session.md). */
export function storeSignIn(tokens: Tokens, user: UserData, visitor: 'keep' | 'remove'): void {
  storeTokens(tokens)
  storeUserCookies(user)
  const base = visitor === 'keep' ? readVisitorRecord() : EMPTY_VISITOR_RECORD
  writeVisitorRecord({ ...base, mode: 'VISITOR', userData: user })
  announceAuthChanged()
}

/** Removes every trace of the session from this browser and says so. */
export function clearSession(): void {
  showUserFromAddress(null)
  removeAllItems()
  clearCookies()
  writeVisitorRecord(EMPTY_VISITOR_RECORD)
  announceAuthChanged()
}
