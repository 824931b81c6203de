import { VISITOR_SESSION_TTL_MS } from '@/lib/contracts/limits'
import type { VisitorRecord } from './visitor-record'

/**
 * Whether the explore session can be used again: it has an id and is younger than 24 hours. A time ahead
 * of this clock is forgiven up to the same 24 hours, since phones are often set wrong.
 */
export function isExploreSessionValid(
  record: Pick<VisitorRecord, 'xVisitorId' | 'lastUpdateAt'>,
  nowMs: number,
): boolean {
  if (!record.xVisitorId || !record.lastUpdateAt) return false
  const ageMs = nowMs - Date.parse(record.lastUpdateAt)
  return Math.abs(ageMs) < VISITOR_SESSION_TTL_MS
}
