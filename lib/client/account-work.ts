import type { LevelId } from '@/lib/catalogue/levels'
import { forgetOtherCards } from './cards/cards-store'
import { keepCardsInStep, sendLastReviews } from './cards/cards-sync'
import { currentReader } from './current-reader'
import { endSession } from './end-session'
import { forgetOtherExams } from './exams/exam-owners'
import { keepExamsInStep, sendLastAnswers } from './exams/exams-sync'
import { forgetPersonHere } from './forget-drafts'
import { announceLogOut } from './log-out-news'
import { forgetOthers } from './notes-store'
import { keepNotesInStep, sendLastTicks } from './notes-sync'
import { keepTokensRenewed } from './renewal'
import { startExplore } from './start-explore'
import { forgetOtherEntries } from './study/study-store'
import { keepStudyInStep, sendLastEntries } from './study/study-sync'
import { forgetTutorDrafts } from './tutoring/forget-drafts'

/** Keeps the tokens renewed, and what the reader does here and the server knows in step. @returns how to stop. */
export function keepAccountInStep(): () => void {
  const stops = [
    keepTokensRenewed(),
    keepNotesInStep(),
    keepStudyInStep(),
    keepCardsInStep(),
    keepExamsInStep(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Ends the session and explores again for the grade.
 * @returns whether this browser is clean, and how many answers of exams wait here for their owner's next log-in.
 */
export async function endSessionAndExplore(grade?: LevelId): Promise<{ isClean: boolean; waiting: number }> {
  const [waiting] = await Promise.all([
    sendLastAnswers(),
    sendLastTicks(),
    sendLastEntries(),
    sendLastReviews(),
  ])
  const isClean = await endSession()
  announceLogOut()
  const reader = currentReader()
  await Promise.all([
    forgetOthers(reader),
    forgetOtherEntries(reader),
    forgetOtherCards(reader),
    forgetOtherExams(reader, 'loggedOut'),
  ])
  forgetPersonHere()
  forgetTutorDrafts()
  void startExplore(grade)
  return { isClean, waiting }
}
