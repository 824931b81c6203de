import type { Subject } from '@/lib/catalogue/subjects'
import type { CompetencyTokenRequest } from '@/lib/contracts/exam-requests'
import { GENERAL_MESSAGES } from '@/lib/contracts/texts'
import { isSignedInNow } from '../session-state'
import { startExplore } from '../start-explore'
import { examApi } from './exam-api'
import { examStore } from './exam-store'
import { faultText } from './fault-text'
import { askAhead } from './view-ahead'

export type OpenedPaper = { attemptId: string } | { fault: string }

/** Asks for the right to sit, as the person signed in or as a visitor, and keeps it on this device. */
export async function openPaper(
  subject: Pick<Subject, 'level' | 'slug'>,
  body: CompetencyTokenRequest,
): Promise<OpenedPaper> {
  if (!navigator.onLine) return { fault: GENERAL_MESSAGES.network }
  try {
    const isVisitor = !isSignedInNow()
    if (isVisitor && (await startExplore(subject.level)) === 'failed') {
      return { fault: 'We could not start a visit for you. Check your connection and try again.' }
    }
    const met = isVisitor ? await examStore.met(subject) : []
    const { token, attemptId, examId } = await examApi.open({ ...body, ...(met.length > 0 && { met }) })
    await examStore.claim(attemptId)
    if (isVisitor) await examStore.noteMet(subject, examId)
    await examStore.keepToken({
      attemptId,
      token,
      level: subject.level,
      subject: subject.slug,
      keptAt: Date.now(),
    })
    if (body.mode !== 'print') askAhead(attemptId, examApi.view)
    return { attemptId }
  } catch (error) {
    return { fault: faultText(error) }
  }
}
