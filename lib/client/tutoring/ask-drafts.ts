import { UUID_PATTERN } from '@/lib/contracts/atoms'
import { STORAGE_KEYS } from '@/lib/contracts/browser-state'
import type { AskForm, AttachmentRef } from '@/lib/contracts/tutoring'
import { randomId } from '../random-id'
import { readItem } from '../storage'
import { draftsHere, TUTOR_DRAFTS_KEY, type TutorDrafts } from './forget-drafts'

/**
 * Questions that are written and not sent yet, one for each thing they are about. They live as long as the tab and
 * belong to one account: a reload or a lost connection loses nothing, the next person on this computer finds nothing.
 * `clientId` stays with the words until they have arrived, so that sending them twice asks once.
 */
export type AskDraft = AskForm & { clientId: string }

/** What a question is about: a question of a paper, or nothing that is attached. */
export function aboutOf(attachment: AttachmentRef | null): string {
  return attachment ? `${attachment.attemptId} ${attachment.question}` : ''
}

function isDraft(value: unknown): value is AskDraft {
  const draft = value as Partial<AskDraft> | null
  return (
    typeof draft?.subject === 'string' &&
    typeof draft.topic === 'string' &&
    typeof draft.words === 'string' &&
    typeof draft.clientId === 'string' &&
    UUID_PATTERN.test(draft.clientId)
  )
}

function read(): TutorDrafts {
  const userId = readItem(STORAGE_KEYS.userId) ?? ''
  if (draftsHere.kept?.userId === userId) return draftsHere.kept
  const found: TutorDrafts = { userId, drafts: {} }
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(TUTOR_DRAFTS_KEY) ?? 'null') as TutorDrafts | null
    if (stored?.userId === userId)
      found.drafts = Object.fromEntries(
        Object.entries(stored.drafts ?? {}).filter(([, each]) => isDraft(each)),
      )
  } catch {
    // unreadable: there is no draft
  }
  draftsHere.kept = found
  return found
}

function write(stored: TutorDrafts): void {
  draftsHere.kept = stored
  try {
    window.sessionStorage.setItem(TUTOR_DRAFTS_KEY, JSON.stringify(stored))
  } catch {
    // then it lives as long as the page
  }
}

export function readAskDraft(about: string, otherwise: AskForm): AskDraft {
  return read().drafts[about] ?? { ...otherwise, clientId: randomId() }
}

export function keepAskDraft(about: string, draft: AskDraft): void {
  const { userId, drafts } = read()
  write({ userId, drafts: { ...drafts, [about]: draft } })
}

export function clearAskDraft(about: string): void {
  const { userId, drafts } = read()
  const { [about]: _sent, ...others } = drafts
  write({ userId, drafts: others })
}
