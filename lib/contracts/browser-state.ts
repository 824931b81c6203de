/** Names under which the browser keeps state (decisions 8 and 9). Client and server use no others. */

export const STORAGE_KEYS = {
  token: 'token',
  refreshToken: 'refreshToken',
  userId: 'userId',
  socketToken: 'socketToken',
  visitorData: 'visitorData',
  botCheck: 'botCheck',
} as const
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

export const COOKIES = {
  token: 'token',
  refreshToken: 'refresh-token',
  user: 'user',
  /** Set by the server, HttpOnly: every token is worthless without it (docs/product/session.md). */
  session: 'session',
  visitorId: 'visitor-id',
  userFullName: 'user_full_name',
  userEmail: 'user_email',
} as const
export type CookieName = (typeof COOKIES)[keyof typeof COOKIES]

/** Broadcast on window after login, register and logout. */
export const AUTH_CHANGED_EVENT = 'auth-changed'

/** Address parameter with display data of a user (docs/product/session.md). */
export const USER_DATA_PARAMETER = 'userData'
