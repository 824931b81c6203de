import { late } from '../late'
import { examStore } from './exam-store'

const handingIn = late(() => import('./hand-in-here'))

/** Papers that were handed in without a connection and left: sent from whatever page stands when there is one. */
export async function sendWaitingHandIns(): Promise<void> {
  const waiting = (await examStore.sittings()).filter(({ handIn }) => handIn !== null)
  if (waiting.length === 0 || !navigator.onLine) return
  const { handInHere } = await handingIn.load()
  for (const { attemptId } of waiting) await handInHere(attemptId)
}
