import type { LevelId } from '@/lib/catalogue/levels'
import { TOASTS } from '@/lib/contracts/texts'
import { notifyError, notifyProgress, notifySuccess } from './notify'

/**
 * Logs out and starts a new explore session for the grade. The work is loaded when it is needed; every
 * page has it in the cache already, because the visitor session loads the same module.
 */
export async function logout(grade?: LevelId): Promise<void> {
  const done = notifyProgress(TOASTS.loggingOut)
  try {
    const { endSessionAndExplore } = await import('./session-work')
    const isClean = await endSessionAndExplore(grade)
    done()
    if (isClean) notifySuccess(TOASTS.loggedOut)
    else notifyError(TOASTS.logoutFailed)
  } catch {
    done()
    notifyError(TOASTS.logoutFailed)
  }
}
