import type { LevelId } from '@/lib/catalogue/levels'
import { AUTH_CHANGED_EVENT } from '@/lib/contracts/browser-state'
import { forgetOtherCards } from './cards/cards-store'
import { keepCardsInStep, sendLastReviews } from './cards/cards-sync'
import { currentReader } from './current-reader'
import { endSession } from './end-session'
import { forgetOthers } from './notes-store'
import { keepNotesInStep, sendLastTicks } from './notes-sync'
import { registerServiceWorker } from './offline/register'
import { keepTokensRenewed } from './renewal'
import { isSignedInNow } from './session-state'
import { startExplore } from './start-explore'
import { forgetOtherEntries } from './study/study-store'
import { keepStudyInStep, sendLastEntries } from './study/study-sync'
import { forgetTutorDrafts } from './tutoring/forget-drafts'

/** An account needs no explore session: starting one would only write over what it knows. */
function exploreWhenSignedOut(): void {
  if (!isSignedInNow() && navigator.onLine) void startExplore()
}

/** What runs on every page once it is idle. @returns how to stop it. */
export function runSessionWork(): () => void {
  exploreWhenSignedOut()
  registerServiceWorker()
  const stopRenewing = keepTokensRenewed()
  const stopSyncing = keepNotesInStep()
  const stopStudying = keepStudyInStep()
  const stopCards = keepCardsInStep()
  // Later, so that a logout for a grade comes first with its own exploring.
  const onAuthChanged = () => setTimeout(exploreWhenSignedOut)
  window.addEventListener(AUTH_CHANGED_EVENT, onAuthChanged)
  window.addEventListener('online', exploreWhenSignedOut)
  return () => {
    stopRenewing()
    stopSyncing()
    stopStudying()
    stopCards()
    window.removeEventListener(AUTH_CHANGED_EVENT, onAuthChanged)
    window.removeEventListener('online', exploreWhenSignedOut)
  }
}

/** Ends the session and explores again for the grade. @returns whether this browser is clean. */
export async function endSessionAndExplore(grade?: LevelId): Promise<boolean> {
  await Promise.all([sendLastTicks(), sendLastEntries(), sendLastReviews()])
  const isClean = await endSession()
  const reader = currentReader()
  await Promise.all([forgetOthers(reader), forgetOtherEntries(reader), forgetOtherCards(reader)])
  forgetTutorDrafts()
  void startExplore(grade)
  return isClean
}
