import { VISITOR_HEADER } from '@/lib/contracts/headers'
import { readVisitorRecord } from './visitor-store'

/** The visitor id travels as a cookie; this header stands in where cookies are not kept (docs/product/calls.md). */
export function visitorHeader(): Record<string, string> {
  const { xVisitorId } = readVisitorRecord()
  return xVisitorId ? { [VISITOR_HEADER]: xVisitorId } : {}
}
