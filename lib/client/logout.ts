import type { LevelId } from '@/lib/catalogue/levels'
import { answersWait, TOASTS } from '@/lib/contracts/texts'
import { accountWork } from './account-late'
import { notifyError, notifyProgress, notifySuccess, notifyWarning } from './notify'

/**
 * Logs out and starts a new explore session for the grade. The work is loaded when it is needed; the page of
 * somebody who is signed in has it already, because its session work loads the same module.
 */
export async function logout(grade?: LevelId): Promise<void> {
  const done = notifyProgress(TOASTS.loggingOut)
  try {
    const { endSessionAndExplore } = await accountWork.load()
    const { isClean, waiting } = await endSessionAndExplore(grade)
    done()
    if (isClean) notifySuccess(TOASTS.loggedOut)
    else notifyError(TOASTS.logoutFailed)
    if (waiting > 0) notifyWarning(answersWait(waiting))
  } catch {
    done()
    notifyError(TOASTS.logoutFailed)
  }
}
