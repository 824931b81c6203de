import type { VisitorMode } from '@/lib/contracts/dto'

/** Who is using the site, as far as this browser knows (docs/product/session.md). For display only. */
export type UserData = { fullName: string; email: string; registeredAt: string }

/** The one record in local storage under the key `visitorData` (docs/product/session.md). */
export type VisitorRecord = {
  xVisitorId: string | null
  lastUpdateAt: string | null
  mode: VisitorMode
  userData: UserData | null
  grade?: string
  countryCode?: string
}

export const EMPTY_VISITOR_RECORD: VisitorRecord = {
  xVisitorId: null,
  lastUpdateAt: null,
  mode: 'EXPLORE',
  userData: null,
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** User data is taken only whole: three strings (docs/product/session.md). */
export function readUserData(value: unknown): UserData | null {
  if (!isObject(value)) return null
  const { fullName, email, registeredAt } = value
  if (typeof fullName !== 'string' || typeof email !== 'string' || typeof registeredAt !== 'string')
    return null
  return { fullName, email, registeredAt }
}

function textOrNull(value: unknown): string | null | undefined {
  return value === null || value === undefined ? null : typeof value === 'string' ? value : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads the stored text. Unreadable or wrongly shaped content counts as empty and never throws. */
export function parseVisitorRecord(text: string | null): VisitorRecord {
  const value = text === null ? null : parse(text)
  if (!isObject(value) || (value.mode !== 'EXPLORE' && value.mode !== 'VISITOR')) return EMPTY_VISITOR_RECORD
  const xVisitorId = textOrNull(value.xVisitorId)
  const lastUpdateAt = textOrNull(value.lastUpdateAt)
  if (xVisitorId === undefined || lastUpdateAt === undefined) return EMPTY_VISITOR_RECORD
  return {
    xVisitorId,
    lastUpdateAt,
    mode: value.mode,
    userData: readUserData(value.userData),
    ...(typeof value.grade === 'string' && { grade: value.grade }),
    ...(typeof value.countryCode === 'string' && { countryCode: value.countryCode }),
  }
}

export function isSignedIn(
  record: VisitorRecord,
): record is VisitorRecord & { mode: 'VISITOR'; userData: UserData } {
  return record.mode === 'VISITOR' && record.userData !== null
}

/** At most two letters for the avatar: first and last name, in any script. */
export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return picked.map(word => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}
