import { isSignedIn } from '@/lib/session/visitor-record'
import { readVisitorRecord } from './visitor-store'

export function isSignedInNow(): boolean {
  return isSignedIn(readVisitorRecord())
}
