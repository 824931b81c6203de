import type { Subject } from '@/lib/catalogue/subjects'
import type { CompetencyTokenRequest } from '@/lib/contracts/exam-requests'
import { GENERAL_MESSAGES } from '@/lib/contracts/texts'
import { ApiError } from '../api-error'
import { isSignedInNow } from '../session-state'
import { startExplore } from '../start-explore'
import { examApi } from './exam-api'
import { examStore } from './exam-store'

export type OpenedPaper = { attemptId: string } | { fault: string }

function textOf(error: unknown): string {
  if (!(error instanceof ApiError)) return GENERAL_MESSAGES.unknown
  const { failure } = error
  if (failure.kind === 'answer') return failure.message || GENERAL_MESSAGES.unknown
  return GENERAL_MESSAGES[failure.kind]
}

/** Asks for the right to sit, as the person signed in or as a visitor, and keeps it on this device. */
export async function openPaper(
  subject: Pick<Subject, 'level' | 'slug'>,
  body: CompetencyTokenRequest,
): Promise<OpenedPaper> {
  if (!navigator.onLine) return { fault: GENERAL_MESSAGES.network }
  try {
    if (!isSignedInNow() && (await startExplore(subject.level)) === 'failed') {
      return { fault: 'We could not start a visit for you. Check your connection and try again.' }
    }
    const { token, attemptId } = await examApi.open(body)
    await examStore.claim(attemptId)
    await examStore.keepToken({
      attemptId,
      token,
      level: subject.level,
      subject: subject.slug,
      keptAt: Date.now(),
    })
    return { attemptId }
  } catch (error) {
    return { fault: textOf(error) }
  }
}
