import { clockOf } from '../moments'

/** What the bar says about saving. `at` is wall-clock time of the last confirmation. */
export type SaveSign =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'offline'; kept: boolean }
  | { kind: 'failed'; kept: boolean }
  /** The server does not know this person any more: logged out, or the visit is over. */
  | { kind: 'signedOut'; kept: boolean }

export function signText(sign: SaveSign): string {
  switch (sign.kind) {
    case 'idle':
      return 'Saves itself'
    case 'saving':
      return 'Saving'
    case 'saved':
      return `Saved ${clockOf(sign.at)}`
    case 'offline':
      return sign.kept ? 'Offline, kept on this device' : 'Offline, keep this page open'
    case 'signedOut':
      return sign.kept ? 'Logged out, kept on this device' : 'Logged out, keep this page open'
    case 'failed':
      return sign.kept ? 'Not sent yet, kept on this device' : 'Not saved, keep this page open'
  }
}
