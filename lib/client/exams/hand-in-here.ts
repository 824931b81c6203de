import { examApi } from './exam-api'
import { examStore } from './exam-store'
import { SittingSession } from './sitting-session'
import { guardTab } from './tab-guard'

export const SITTING_PORTS = {
  api: examApi,
  store: examStore,
  wall: () => Date.now(),
  monotonic: () => performance.now(),
}

/** Opening it does what was asked for before the connection went. */
async function open(attemptId: string): Promise<void> {
  const session = new SittingSession(attemptId, SITTING_PORTS)
  await session.load()
  session.close()
}

/** Hands in what is kept of the paper, unless a tab of this browser has it open: that one does it by itself. */
export function handInHere(attemptId: string): Promise<void> {
  return new Promise(resolve => {
    let isBegun = false
    const guard = guardTab(attemptId, role => {
      if (isBegun) return
      isBegun = true
      void (role === 'writer' ? open(attemptId) : Promise.resolve()).finally(() => {
        guard.release()
        resolve()
      })
    })
  })
}
