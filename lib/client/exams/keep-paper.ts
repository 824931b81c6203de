import type { Subject } from '@/lib/catalogue/subjects'
import { generalMessage } from '@/lib/contracts/messages'
import { failureOf } from '../api-error'
import { examApi } from './exam-api'
import { examStore } from './exam-store'
import { type OpenedPaper, openPaper } from './open-paper'
import { knownSheets, loadSheet } from './sheets'

/** Opens a paper for practice, without a clock, and lays all of it on this device: it can be sat without a connection. */
export async function keepPaper(
  subject: Pick<Subject, 'level' | 'slug'>,
  paperId: string,
): Promise<OpenedPaper> {
  const opened = await openPaper(subject, { paperId, mode: 'practice' })
  if ('fault' in opened) return opened
  try {
    const view = await examApi.view(opened.attemptId)
    await Promise.all(knownSheets(view.paper.sheets).map(loadSheet))
    const offsetMs = Date.parse(view.serverNow) - Date.now()
    await examStore.keepSitting({ attemptId: opened.attemptId, view, offsetMs, current: 1, handIn: null })
    return opened
  } catch (error) {
    return { fault: generalMessage(failureOf(error)) }
  }
}
